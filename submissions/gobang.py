# An agent for gobang rows=8 columns=8 inarow=5 overlines=win planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 4 blocks x 48 filters, generation 33; float16 weights in 557,800 bytes, SHA-256
# 146d061f18777a86b0bf7d0cb4c846e74101e452a1cc818a9f2e50ac6381ab42.
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

SETTINGS = {'game': 'gobang',
 'module': 'gobang',
 'options': {'rows': 8, 'columns': 8, 'inarow': 5, 'overlines': 'win', 'planes': 'mine,theirs'},
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
            'leaves': 8},
 'player': {'margin': 0.35,
            'reserve': 30.0,
            'leaves': 8,
            'compile': True,
            'solve': True,
            'simulations': None,
            'memory': 100},
 'sha256': '146d061f18777a86b0bf7d0cb4c846e74101e452a1cc818a9f2e50ac6381ab42'}
PACKAGE = 'azkit_04d3aed4e0c3cc32'
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
'azkit/games/gobang.py': r'''"""Gobang (gomoku): `inarow` marks in a line win, on a board of any size."""

from dataclasses import replace

from ..compiled import register_jitable
from ..errors import AzkitError
from . import grid
from .base import Game

ROWS, COLUMNS, INAROW, EXACTLY = grid.ROWS, grid.COLUMNS, grid.OWN, grid.OWN + 1
OVERLINES = ("win", "nothing")  # what a line longer than `inarow` is worth
HALF = 200.0  # difference in open lines that is worth half a game


def make(rows: int = 8, columns: int = 8, inarow: int = 5, overlines: str = "win", planes: str = "mine,theirs") -> Game:
    """Gobang; a move is row * columns + column, row 0 on top. Freestyle, unless overlines="nothing"."""
    grid.check_board(rows, columns, inarow, 32)
    if overlines not in OVERLINES:
        raise AzkitError(f"option overlines={overlines!r}: choose win or nothing")
    p = grid.parameters(rows, columns, 2, planes, inarow, OVERLINES.index(overlines))
    options = {"rows": rows, "columns": columns, "inarow": inarow, "overlines": overlines, "planes": planes}
    return replace(grid.game("gobang", options, p, play), heuristic=heuristic)


def play(p, state, move) -> None:
    """Mark a cell."""
    grid.place(p, state, move)
    grid.end_by_line(p, state, move, p[INAROW], p[EXACTLY] == 1)


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


def heuristic(p, state) -> float:
    """Lines that only one seat can still fill, each worth four times as much for each mark on it."""
    total = 0.0
    for cell in range(p[ROWS] * p[COLUMNS]):
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            total += _open_line(p, state, cell, down, right)
    return total / (HALF + abs(total))
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
eNqUt2V41Vq4LopLKU6pzbZT4sm0Orpwd3d3ikNxd/fq9BkZSUYyM9tSWqS4s3B3d134YgGX++xz7t17n7PteZIfGZ+9ScZ4v+/t3984bfrICZaZI8eOHjPd
yOj7J6Yy+nhGn/D7Gjjw9/O/2IeNHTrtX6z/sjgsbdLw8dMsNsuosVOnTf934f/v/f/H/zvX/zDTtJHDJ00c8d9L9b98/4Nc9v8+Kvt/jsr+P0Bl/y9Qxf/3
UcX/56ji/weo4v8LVAn/fVQJ/zmqhP8BqoT/CNXkSWljh88e/NuW/q/y2JP/JY/99/V/+v3vHPbkf237V+HJib/jbPGJ/8b8v6OS/9dy+tC0GSP/68L/yu3f
1/0X05ixI0aMnPgfVv83Tv9XDP+6PKP/t6b/r+TAgQNDjouJqWeUUXmvk6Dmg5mpfQI5FmtxRxOpVS2KMV+Wju6cwN3f0ZYxFVU1hxfVZdoVr9bv2VE+cWSw
XVJtRa13j3YkdeeQeDzhm+TfXQbxWkOKeqjF3ut76uZlBLTUY35/8GG9vaQtEUsZZCvg5yjj409oOtZF1kad2kXrCTw/v0pwOHzB3oB08J1YW6tPiPXumNva
3heE2Y+KaYpkX0svKdKJM8xF/g22heblDGmflNLFcjs4Jbgwr8qOI2axoKNZl1onqaTwJ/PHzu1oXZiRX8YwUT6eMCfZkdg6+CTxR6C5/WRBNzpM3RMYYa2l
3IcY8Udgxg6/Nce+VlmuxKsh2katsP7IpNZ5LYqf5pVY9hXMSnL65uzUFyxMyBE/8k+lVN5atDj/ZkBLlgpbaMOSOxUUajvhzZRyBZm2nKKXUGd7kVdRO5+3
L34sl1+wM3FM8LvpbbLXuiHYJOmheiR+sjY+74fZT2di3vzohLwdN+Jz478W6fOqaVm2wyqdT+0Ybksp7pzkNi/MmyY3y6uVWqq4HDV+V0JqRZjuGKeYAsHU
tcUFalcYUjB212n7o/rNtUh1fpEMzufFBr8X6IKe1L3CB2bEjm3msflfU+TgVrjKdZ15Yr9asCEBUOOLHoq/bK/9V23TtNb2rREpu0rlfRIaF81negSq7JKU
fKp/6iV0s5lJOZenBeenjgr+nTdQKyyoTJwPntf+rP80v4ArYksroQVL1Rj4Uhlcv9qO+paXYmP1bXB1YUmDZcHVjiM7zmuReWk72+xIK/rWMCS/WQFZWKlQ
EHZpcnwCMbfogE+mBxUoMrAdTDyct9F6zZ4fPzg4IMlh/2Ltbn2t2gumFpywkEoszE4cr3ZH91CVE+cnTkxMY7PtU3aUaLUTC/PPJ2H1viQiO2qk/ipYT2zS
wi118zvuvB1kmb93kBaXvJUeatmaNCf1uyUHbsbbUa/BuTqfrY2K7+24tas/NcW5gxITp6BTUz2KlNDLviA50b4ppWmeU0F3fOdT8sngheBja+vC+sXD8l1F
ewIepqn2KT5Fm5VEJj5JjE+dpmhaebVjsMQeb1wkCdpuc4OEyqEnUxrnkwUVLBuVDcFV2DohtHArXbxjr72BvVm9poGQoo2eRnJLe+nk49GOfGNRaL4nsZMa
Y6ucZ9r1ilxmr1b/XVL/egF2KFfOLQe2I1/ywveEFel2ZwpG+0alB0NIIfHXuVnaPMmayqa+TI30U2pbeMbXEW9oqr9nVHGd3Xux+ZpoGWQ+CtNTp8ZWVc7X
D1fSiITU2/zFQMGeE8QXa5vizjCPqr3XyEzPL7CExpt2lkLOBnskrmTe7zxqGxz/Qz0QnxLsZa1b/NVyWVpZND5weOfnhneK1xTMKzobZPJa5S2DSMGYxHcF
a9lv+VO0DUqWNjmllPYe1GSO7pxFriWP2nBNKdIFEy0L47vFv9jxySYVDKCEgi/K8IJHlju2ifbXRdkpM2Kf0oWWFrbQ+El5jfNa10vf2VA9Ez/d0DU/P/8E
f1mruKN26p68W0pqfMdkprBqoaCE12uSLyZGF2xKCk0tmzQxj/KODiJUaOAwejpvaP7IHdPlTnQimKFRap1UytM+kdT3rTeJDVXf0w7q6M7birloNPlkx3e4
TDybGC0Oj38dmKDO5qcX3ioYVhRl22erQu0X75K9/bbUromeJJGNDm5L+Ee9Hv83uzqRDr7Pu6EeAn/RZ4zLmW75dD4itk80k3sii/MeWnAlKa6JNoWsZh2c
/JUOhWPIKPsHW8OCMcHV9u/KC/vF+K/a5USMa1k/O3gIdKRv0sWF19Xjha2EC/kVAg2pBr/fwpNwJRgef4qyFlXJ+6PQTtjVz3nzbPvzwsyXEzYl2pJjUxrA
XjsuwY35L5QJO1v69akJBcXwSL0lMCz+UNCdel/6EZzpqVVwJ+9C4hImhpxjq5l0zHxAuYQP1L4Xlov9J/GrGrOjMnpN2Wb7kl8S/COhn5kRXyXdFqT8Pda8
/H8CXay24EktMYWyZPJpUKm/hC9O6cuNrHfZtE87yg+HqbsW0tm7vxHN9tyj9ib+Abzudfoxe2oVT95TBillCLKLIRWopeyt97xedL3ygUPO9jmtdm4v6MNU
YnVxbXUjlaPMRLklkOyPk98nUkxKYEriLN8l7Zhls6c5yyuXmAQ1DjtIldMigu2QDWCwbZ4tnhYyVgVWWCY29G0L1Sxsx9TDgWLYGa5u2HtPefqNc6xE7Wkr
dqoh+Y/tvuOYz10UX/oS9WNRWukj36WbuvvZxm/X9EbyomSnMzPC3S2c+9QOWp9Agmuk56btBWyu9gokWxjPdPsPUYIKTMp/rvZX5gQ+ByMDC9WWUORLgmeD
+dpEbXL+Vw/tnKa7Lv9B3hfv27bAMr6HskFMl1cptUBfNlFfN+eTwRN4L22zDaZ8RGLeI+29OC7wyxvmLqq7LeJPH+qPE2mMYme7sZiyagtxOvkSxriGwKeG
rXRThiPmiJg2TDqqdmZQJAXpwDclw+Bq8JS+TSHMpLi7opM/zB/0/qz1CFZkpgg9yOrwLPUANPBUxhZYTiqz4Xy4Hntm/CxXEjOFiuXeGYvBM3CPHyUOkDcz
a0XBIRt0oBTVwXWWSVUKQLgvRxJ/79vS6C31ve4kGubaQ281PhfHeMf75sHHhrnoYDJq63ZXq5iKyAeyUyzBBeos9lqBN7c7Plq9keHU6gQaqm+UGfIy2IoY
aKbF6THzPWMNo+ASQxK6y/+GLm18XaOZaAYUnBP9JtCPPOLOVldzCDpXGg1XIHOwGu4m5DsWYyPYEVlXvWOJueFespP5jKsxfUKq6dNhq4HDnCjVMa3l7OJm
8yWuPlObP6JugHoro9zJeABPuw4rh1nW/JdQxPjqPJQ7uRexf0nzsYFyhjEF3pcS2C0Bl2oI/I2V01IDp6FCZeinyp1lN+NUuvIf5BA5h7mCL1Xz+FHAiSyx
DtEQsjPvhiYl0zwicrzcSopSh3ors1n6C/Ind65/kyeEbWA8AzUkUd3sCdTV6mwN1GPM8ny5mPik6AKdAngghAkRysW9ld1ZKTCGPOupqHtC1jA2UdrIFaz3
TSGgExVf/QVzOmY73pWbYGskj/WOpvbHXDH3wwZITjoOnhLXMqKcH+N2jnBE6Yfom4PGtc+JVmqAKYJ4LvVVfOCL8kss4NdxFXzArQmtwvziIOdtT+ssTXwq
l5V+UY9BnGGQJVxhmAbwS+w+dC0sZI97Z4MrsBH1He4Az3OPEU6R9R2QspkiEOXvbk3P3kGYbFnemYYPYA661V3dJ2a/JJ8Tq8h91FVYirlH/O37al4XFUue
A5EgQkuzQGgxjfAPDTOZN0VnC+dRp7KOa+9XsGRTebCOGhQ3VB/OzkBqR2X5dPJp60bdOnktd9t4znsNKZHWx1n1w6p3Jxaq12pthV3dgtiRrK3VopZYp4Gl
bJg9WSygu+Ev5CNiqbzqm1qDiUp/yoHEy6m2HnyCOCJ3iTiT9giNYH3SI/dhJstjc8chTR2PPbd1ZeJeG4/rS2Kvix8zzlIHGbPBy3qFdtJxwQ52wDS8ouOI
tFsN8/eS1/AzvEeZOrFjJI7dE7qWmuiNQ9orFWyrED25z3ZbP9MYHehmPkS3xGI8LdiHHoyqBJd6qlresls8jaBfbZO1UXrvzctu7akNl/PPwHvdYqERWjcw
nndhQ3xfse3sPc9F+Af2NPOGNJntwlvlSoGywCxXBnW0cOW4a417ea1NnuueZdgJ0SiGUz5Aubc4lvCnQeOcdWImP4aIYrrCP0HPKj3JBLy5+kvcbmxVJSKv
gB0on3fulsvLrdWW2kFpFcUacfianuJdGnqQv06/0UdazIhdHSrVEX/pm2KNZAfB+4ZT3c3zq71wOrFPdX96HikTg33RiuZc4Su8b3pAfmJ/cM94zP6UPUi8
N2XGzrC0ECLJ9cwxcYZYjnGhH9jZrhKyG7Xf40GWcA/lbUzrLXvx2nI/8RzylnkufAEd+XXEBKFczRbSLEsleht05ZPk3+ZujmTpHFyQF8LWs8zht0eWho3N
JLwO6ol59ijaQpPCDMakBXdUprYQwPwPWV3yIqu5NgYD2gGdpmDEM6o+0VcYjnTQGssHxedgFBbFz0CukOW82wPtsQpwJTODCOOykJekKA0hqthHaOuIpf4U
pYktiz4k9uYoc1PtGHSgi+mh7rPeBRxCDo0+4ujorEctYmrQP7ju6hLamTWT6Bu6FBbKk7kelJObD0PxjuJ7409sWtggQKLHY5Zzk6m74gFsBzaBuGjeQSwQ
Z1EfQSqo7LtFbyaXM9+kvfAvcmQsjQuOR861284LDxALHxbVOeoU1pkdAU4x29VpWR3kWHE5Op+5zYWjn/n36JTwUHYwPmh7C+qL+ArOAjW01pLd84iX/Q8t
eqKC4TK22N8PVg1eM5eV9GhK/Mi4fNgKtnKP14c4m+hqKTfwZdRtj+a+K+4DTfUO/Sh2AynHrTS4uDF4RmWHqaVnLT8d1osso3XF/zGnme7TUdbO0hSmGbaQ
n4EViOtj50S9JikI7dP4nWYPVUROoE7KuUJGwMr+ktOYMVIMu5GrwBjlURKNtfGPiwqQZePmS6ao5t6b+FDxlcTodGAznOTJ5ta794F8pT08qx9lHsM0J8Lk
y+ghGMvlu3xiGUQ0JYLN+GRxKD7BlwT3Y3Pkwlo0zVO9xXSiHKPTc8S+uCfwVxwq1oOdxTpiAauxg5goRvDEIq3lR+sesjMAQfSjGL9POe0syw0nu9MnmEqW
zhkr6RlRpfz1yIvEcaEl6G3fyPQXFbgRdCJf2MdyG7GzwA1qIgHlJnR7P4EF5t+iTH7D4f6r3nv8XmQlQLluNQvBYcuJ311+FPsGcVm/2UZA3rLNqmez6MXC
Q6k23994AmkGj3ERW5+y803tuEdgCPqlZgDsBG88g7l9SjEIlS8RBTEpSkN9Dz7DXZn5of+j7hJo50fo+6GVkArghL051cdc7GmoAHQq0okrS+1hPXC2uRKc
gJQF3Y0t5H3sY6QBf5w7JnWInhvx3UebY5RQs4ysovxKEnmF74CWhrXFr3FHRUh3lE7wg/GmSlfujFIWtqbuQgneyHobWzH3rbmC0CkRMr9s6UqyHE521QzI
Y0szbi3sa18nO0EWVRnOkebiw9dHSE2Vz3xpNd7S0lI/42/8CT6biQCSUlvaZloMTnoWiF2lBGKb8U2NmkLbgMN9im2mbSTyHD08VqYOMg3sMUbwM5mauktC
GdULf7KxMMTcLrI/28cWJ9rpY2hHtdixkuSJDfxeuafaCR/m64VdVl4RRfyNOju5drZR1NittbYs0P0tdTbu97z1Kh7W+6cvGLvY281wNvqCO5VIIiYKTTwa
zAK82Qagd79zpjyKOOgZin92E/4P7Dfhi/9g7gFmhpYPXnH5wVGws+1eYKxZyT4Yu5PoQgzSn6jmlG+DD540vg7ZSTiG3IUrlBb0eqyEeoye1u1U55pfM3HM
fNEP08Tx0aSllpQDO5jyLKPkyT6PUNqpN23BbhtLw17b9iFrlW7+dFDWfSbuWEbMpkW6ptw4f3PHATaab2bdCN8YvPgW69TYa+JAfCJ4jdQFEnfcmYzNkJty
u+VLzEk6nhzgG829t2wCY6i7xAAyE5ZDKqKo1c4cI9fI2duHuM8jfdlb4Jh3nreOYZDySH865yhoxbXV/SSWkA7iuXpCW6HMEgsNCtsDrmIKpJ3IEvQbt15q
hy6Ujgp/6VGvzd9PHC7eUjzaNrQv7OVKd1xVO8Kfv2fKNRwhtiW3B3KFHmHd4bxYlnXzf5N1/SrDkzwTizYwFYORal9oksajk6SxamdlNc5IDmMnOpvuxC7m
EtBxoIt7BZ4jZPkLRB/eC+nvr82niivQgaAec8mgZO4WNgRKa2WQ7UhFYwdqOuiEXNlSjZwjdSV/BRaL1WEXqRojEiO8TYkEWN0C9afNDby49HfN3jBHJi0+
sVZMaUZCAFpf/AJ/yufoWOiWzLbaxHrzPqW3cYfpkmAkR6JeWFNIId6Rr/F9+qHkdxCx3RiXGbESj3Ntdqpx0/SC3EM5FSPwx4gr0j+iV7rDb1eWKZPERKy0
Z4T9m2Wq9W9jhGkPVlccThxDWrtT9DLm0P7k/iF6ko1Im/wcNlQqSJfwMshiMlsG7GvPuIhJRC/iIXKquo6/7OllbE9WwxyePw1fwAX2ufRZf8hQom0URwl1
tJbStBopaiNpIcaLNnInRflwqR+saA1XKfGOKxly5B5lv3cfUQ/s8IxlCXKM1F7Zr1wU78suboJ5JXvROyB+UyDomA8YuZv1BiMrVyQzToDQQDZ2SLgT8x0Z
aiyiqpB3kNnCHTnB91cUQ7jYB7kiUUZ6orwwJ9E59GJxIa4D27RJ2UX+oOgK1Nhyjco3bvO1QvrFurOj6izGZ/JuT4kUa/7KtBUO6ueqVbks8BdVDf7Bt6Be
CaxY3tLGlmA9Bw6YtwFOaOiNhOv8jJKa/1bORMtRw+BbgDCbkDPsIvGKfFPOdmhUb6UImYW2xm/rX4GpcqEnNdai/4THBWdxt3JQ9wqPL64j04n9EHBtu+av
SN1N/GF7ntBG/kKPNTUioVjNY8E/rKgrViHXUNk2U+zfMeY6o5DS5A98MYIsOWG84iKDvLaMiFDWCmu1JqAKFNh0rhY3AnKshb1CL5S/w7ika4H04AnVqYSJ
27TNAVPidpWQNsAh4lKxGTIRu8Xkmt9xr73dtmyUNG+ONzI8UuxsamY+HBjCTA9bYNkty9IqbAqx3T0cNODvmErqRmKlHAnBJW4gNVfvYZMxi++HTEqDTarI
4rPxjub1ugxtprGDMYEcnUeEXYcNCK86PPIadZ9rCHxweaA8DIaPsXUOTM8NIRqQq/lj8lzJRW+hh8LZ8CO/vG4OfIu8lQiQJf0hPlMmgFlwOzRtqxXxSjiF
87LX14uuo9SFTyzLQMDzjKpDNFMtottw1daWLQdvkQfJ9oH15qP880BRnJfSk/2V/gqLbxR3yyXwOvMHPRYO9IcJidoR7zg9Kw+3vLB25TvGjTckUrHkD/4E
rsXfAjqqm6Miawi2QxuC48iw4A51ojTYuD6yCFRRwpjTsElgvdIVzkeuG9cL8x0qFSMvgpVAGLnTtH3rEagJH2I7KGu1Wha7FO4JIOfg/e1DmNLkYrWmNAYs
Yd/6jng2xhwy/oAzpGsFVww2hfWdD3RAzllvgDayVkAyJBliigjW8x1lh4IPOaeVFarsreA5Iv3Jl0Ofa90DM3CruZxvFfox0E38CyxXsrUHcI54RqhsaQ8v
q1WNOwUPdlKWhClEtTgRtgoPFRrKRWpbi0nMYOaQb8Ad5QJorOw0HE60uULVKK2D3ap2d1dWQ5PVRMhOAa09CTadXIFoyldOsvBfwC/2udCVfch+p+LFNG0d
OM1tlFo6Y3ld3O9zrasnRajv+SZ8GLYp5jmxRX7E1rDukp9jJ3xtIi9jBZ4Sugvbnxpt2ybqsKVwMlFRcmER2FPDXGlmXF3Yk38A1mdBcEHQRJN6TLQTd8Br
YR02Ezsk1nNn5okgCHqYQzQo9PA0hUPzbjt2gt6xOYYt6KrIzvQPOp+7obsEPhqmOjZJiKXV7zm9HZ0crCQdkwK42zsTDlUm+9SA7M0ye/wfYSt5hXjM/yru
E1GDrCnGS5SxA9qGp8BN0FK/COqQJewqpBJfCPpHFmOLV2ykKpOjzX2y9zD6TQr5WKH5Er4n3Q0s109y/B1xEJ6VysBFtj/hIswnl1LvOsuCX/6pWjX8AfFK
LmbamlO2jfcSWnutduwa70CiEj29znH9duIM+kzuRl03vJYek43p5cQy6RPXEcy0/QE7MO/N1fyVbB9MtbUJagw7nMiK2wIVLsTB4muRCO4rtU6ywrDcnxYZ
AHgifF7ASFtAa3aa1NVyXkpSSqGVlRlmG74ZvVOrq4JxZ5gxgXRlhbsbMpcvQ1rQ+eb2tm/UAqVI+tsyPTida+v+AfYquwM+TuIr8t31TaTT6GE/BRNkNvCe
TaX+grTHQy1CQuFDvgO3ySIQ7ZD95kVcIzEYmO74Dh/pj4n3PNuJstZDRA13ByVZjJJKbRlinoUcMtBwhjAJdJcm+Ah6JFzIvycGshflc/J3eVXsR+IEex5/
6C0Rm0OCfw+b1ppD3xTfs/3xq04dOCv9w/ZhRrDrAe9rjq53O2NY17Sqbak86ae0GiSL+6WoQErINnkU2QFsYqfAJf59ahUwn2qsDXVcJjaCLeA0b18+hngs
tFVfEjLRhZlvW2hLp1cLj9guEqNGkqPUS0w2clg5YyENZbAaxmmm4/A2MZw/h1ci40Sdmm45ZeysSnAknIP00DbydmUJmU2d95gFGb2IbjCL+iFGPDY2xsMs
haWkFaAKdjJQI0KmvzJTY5oR5cwjrVVdnZlbiIO0knUNeTwjlIAm3CvxlrTA8iYaQ3pbxlHdQAJZw3xNOUzNC6lrXM/ecQxBIdqDfS0lOofKf/u248eJaeg0
obVusqRx28wW5RT2RewlT5N6Kw+5ZWVYcpsIc7si07YH9NU8e5A4Wzy5jbjJ1HTL4HFkMmWBDH0PbkTHZ2cQMdx1cB77JG4Cx9kJ3FtsK4/LW/lh7Hzfu+Dt
nNZihK8uozFzAiPgVbUR3hH0EVAsB7wVA9QK9xVwWxwvp5HNcpeAvsgh5Lruu3CGfZhr/s13orkWfUEMEaez9wWAVNLqmNbr8jnCskZ8pA4XrnKVvLekTe5w
aSWYzsuVthhvm775Z+m7eOuCvXgyX8cXSS+SlqCPreP4eWEtjZc8nwKF9EFxGSD4DDaBuo6MIr9uHKEJpueB0bwYc8H1kznDVTYv5L9LP7RUq1/uCvsQFwST
r2ru5lgbb5eex1zli50jjAdy/maIwJ2AkJemr251sMf452KJp5x/jmU2eKENko/qFbyUAyVopYI80hfHRGEVcRw0MDTCd1Ci0DywB9lAlijDPZ/ZXXEnuP2u
u96aqp74qM8Ul5n86kHhM2inhtAj2Npk60A1s0T9YstpHaVR/EPZw+5yTyEuyRPkeYCnCOMu8bFvImc1FEgzuS8JczAj9oPtqtjgA3QiICSj6gmqjMrX8taq
C4AlMFv/AHQCLY3ZviuWanhH7CjaV73JDiRCbb+8deki86bfPF9a7ad/Kr/ng9xQ2yNvdfMx+QL7j7xGy+T6Zv/j54xJ4uDA34HF8JShrMTXCkfaEkH0oeVr
YBcd6szyTeHT4EW6Cds/8SbYEB/iOMzlgf2glRPhzoJC7jHTWV7KWOiEGn3kdOET35W7TjZyfsF6ib/Y63Kr6CNwETGXOezuw6bhDYWThrtIKh9OD6E9jE1d
qI6zviOsekI6j+cRW+M727y2ytxFsaeCJPLm4wnjNyWDfXCK1E6qsH0A4Jka9DnuxtZBzAw8Wy4rXpOmkt3Vh4iPkfh0eM6ESHqeUOZxWSwFloNxJOo4bT5D
r2GWylXUj8R1W0Ow0reJHg4vmkohYZpFboQcV6qDB6ifk5RrYsVAvhiPxzIhlIFYbP4gxNlWIHo0Ub5msP9mrO5svtBN0bP18d3iNJISi9k8rwncNtKKmyhR
GqnTsTKqKF5nX6DZ4m19B3857wPTA+6cU/DVhNPE06C+8DjmkK6jfrP0R1wauzhns5FAKhEqHw6ilDLKACKOe+nxGil5y+Zz4mP4Wg3lt1N/+Hfm2dQ9WD2p
ibgxMhOW51axBm6fzItJ1ErxL66hdQ6zVRvCfDJkyfPMTUGyclcdK5kta0mR+Mz38w8GU3Ee2Yj9FB+ALGZ51qCMDUpYjCB99PcyDTA+i61FSCwplNk8OfYE
nu4L0cWinfRzI+Ox+Voy0xyb5J4If6iDICV+43h5JLWGMEEojpQ3CWd8GxUHd9aYGngddUJ7Z1plmAVHeOeA/sEvm3Wwd77B8gpuCQKirm8H/34bEXeBNfO1
/fFcITTltOB2MSPld+4ZeS/FOmRLY7nfp7g137HWEOQLlLS1wQycirLw5WzvpXTpFTELm6LvlTdSemu4DCZR6d5Q7RZ4aW4FCPlmZiSbLz4X6aAA75MbcY39
Tg7xLFVfKjFyCnpVGoU3Y0OMFZgTnFH+Agfz9cW5dVZxz32hsJe82h0EhchmuRApZsmoMeIqWNY2B1nh+eE54XkCCXheni4/hFLwANsShipVo/VgEPcJ/Sr3
k2fWOAUY6Ro/OfBMHOPtqbBUIjnSu1z6Aseq78RROa3orR4SzhWXsTLSkn0BCiJOgSoBL78clijzOYw5qc2RNwGbfqF4390RpsNMrr7d5z1kbefnwHBxoSvS
NXJ772QXiST/wLqDSo7dxDrczkjmStxGq4YcJ/KYTI9qrk12rutyYOjlGgPp12Q6QLNdnoVob2Nfy24wIbtm9hTLIGDQmmRfqHuULmvtro3JPwJqo42lJWLF
aovwN8n3LMHEVezJuHPEtZT28XdTaiGjHRu9fcQi7AK6yxGFTmJ2yDP5pkQzcbg6S7dBHL+pp5DEncqdlTODr5T5Bs2KqxB+RuztGgUasd0gBJdxkvtieiwc
ySPUT9RppkugUb5dmSA8BXPFOXKCUghDwA0Ywj6DfwgGbYNQ2jvO1Yw9g2y3I/xiuwvvmn0qYiN+2BcGWhDX+Tu6ySxe44U8AvtK98L83nJMT+KicJ5rDM96
aLg4cE+OBxei9hmXkZ1ASkwJnlRTrz8qNldHgTRfrq+80arrE/D4pzg8+GI0mm1iDAv3El2IKAWHP/G3QmV3bcPh/AkBN1FB6MVEwPVsVS294B5RlyVozIyj
nZQaoCy4l1vRyEA37seGyiUMYT4CcWaQaTOoEgygvMJFlJXqg/1ygXszut/fP5Zm7hEfK49FwgkvF7LZgPhgXOwArgyvRKBYc6TQsY2vxmbmrgh7TZbRHzDt
FLubT+MdmF2cgWupX+hbA3ZbCNgr6or1LVpC9LN/Fo+5bPxB0ykylGmq+wpiufJqWy6HeOtjlSeenZnTpL7yELhYacV+z3yeO1B4FKPoLjs30KM8W+LOZpWx
L92UYd7GtXWVRdq510sZRGV5ifEb9DGlAyblMD/Kv5BeTNozTeRkUEVua9/qLYRD8KHOUbFBzw1HXzbK8o45gj2T9+LvQVt9baSiMoJrjY2SLaAtvlTyEqQy
HHkW+TlqIFwdO4f4S1oiTEMHb33HvwYWsFwC4C9iELJE5+Lf8nuIWuIMeWPOY3YIB8SVfpF9J78BG8MekjVNF012cbDpH17SY2JvKsDtN6Xl7K/LIRddx9EW
SnU/+1ureeW2YFzEeiIdfPfe9TbxvJCCsA4sJNaJ/dkXXD72xeXgbhlLe7z6SHZzXHsDzeYxJO/0tkcTsfQas5D59HBhLqQojG0TidkriBV8cyUFL4z+zFfw
m4hGRC1v+egxkp48ZKsCd5uPRFW12S00feY3786Byb5EdVPECc98Zh+zCHhiddgsfmP2XmolTOAOEtP5M+ZEtZd6nmhIFQcy0SNxWxQHvsum8S+5BMNeeEjO
JXtLPqoE18EeHj/Y4JeFEtM25Y7cMiZXKdavVx7BraLbqRN2gJee+XJLkeIfCq85maGZy8hWuFiepUWDJ/CfiKvgfUw5T82cefq/5F1IU+1PWMr9CF3t3Rk2
bn2Cp4ayiThpqON5xEWLj6ij7B1yPmlGznmPmvzIO7Q/TOPqSNEIDX66E39rwt7CXlseX9uyli229kRKORi2glDb2FQ8Cg+YHqIF8nBxjLQZ28zGiwfxSKkG
cVSk6cf+Sp5H5C6Pia2VOw+J5UN/I53FRxCvwGbmgrguvh2b7T0FaoPNoC9aWdSId+C0VzUGnSQI1RoLc0GhuTyxTtlHzRZTiA7CTlUilopTmV3malQvWc9m
SkFygieeHUhPEbqiBi7Tfzr+QdwTWzv5g622vMl0VXUFjtHHokIh6S8Jn6dQ1CLsuPsy2wXfjS4iYvknvkH+6W7k9y4YSrQO3+ypmpPgi3OPNeUxfl1DpSjO
TZaRy8g6MkfQ28qAFPiH6YrDxa6B03SvSTfcC98i1Y2HIOf7BKfIKcw1+08x1DLOHBVbNZBvmyoT7ABhknGwaV2YxNzQXeUai1eYRC2LqEf6A30CHPEFqYTt
YtOM89EP0tAAop1lesiz2AWGOiCOtII4JYm9bC4FjtHj4rxgsE52XfaGgCbgKy8QtSWzqytVSHfW17Fu4vBYnjtAwIgr5t7UE6/D0pmryB6nV+DPiIdEkp41
ptkIITfLJI+yYOhovqc8Wj5ubC7bAx7DP1TpuHSuO2gLj+n+YMJdjUEG6Qq4mefs0MBqeIQ4HzMq1l1hQazD0g3sEnpaBqoT5f3mfswPmlPjSIDHSIGMk97p
2hy1tM7FMPAiEqIscGwSP8NitLJU0bwMG7PhPb4EOLFw7L2/KXeWTxAixFBsPJmGDzJnx9QyrmOnxaVglVxzI+5S838fZkIow76U97MXomvrCOay0AAfp9L6
k+wJNU5qb6kp1KQzwe3I2YFGxBn9VJsu87nSNkrhe/Kl6HOBaGG0Yeb6KmIpcQsl0QcC4zSXoYYw1tuf0bwPM0ICf1pKiK3YQ66BtZ4vBuuGx/EB5zvvCBhL
JCKRzunqTgsGK0pPwSIe1SIilm1qz2xBx8hbYjOQYmFKoDPCiY8kozSH0AmXcYF+xb9mXRWPIx/5YtgDQH3At0hpoVnoCs7d5H3+shpha2NbQU0Fh+zpLC1f
QtvYt4md+QZsWzGKLxcgWGXzeOk9qCp0ZU8T/fCZxgiijXID3lNea+8kMr6cbGTLObsqnHMQIllCuF5w4er5UEKe6W8RPTkr0xDZyQxnXaCp2ANDMTvqJz6i
64l8YoWnNTMWMGo1mAqX8v3jDygVycU5rY17HWepYfqvSiaMd1cTn3GrmMP+moGDgY1YLn5XHc3sV4eBNHcsGCtCdAtn4ed61/qmwV/ifNCYKIw6KFcA12I/
Ms+hQU0SJwbnq2GJPWFtbXj878ZjK3Q3FoeLLanulgrgb+NVMcpwDk9Qz3BbpHewI9hP7kKb+qchN0yH40ZTn4idaCftvVef/XuuUb9kNlNqUW+Rf+SKoHni
eW430pEqL1TFztp7VGipLgied0xWNjvcSH0UD5J0NLY9chDygdYrBu86rJW2gt2B1TWe9ZblaBflwbNtPit8Zd4sRvlf0gr0SMl5P5Q1uhGkW73OXCVGmidE
7TE+VWaIUVyI9Jsq8T3SQt8+VuT3+KvaktgUU5n4xKwzsYPsvTDBOpqWmAzPAayvikiddJfyqulk4mYeayxN8dIT4gu4zt+U6pibB0QwIuuNVKLUYk8Q3UmO
q8m1N+4Tm4B7yFquOqwe9ohaIIeDstp8+CfyS26iyLC+DUCjsYtyxXefG5Vvpg1oBRiPtfB9W1yFIoiKzCV0iLgMP0s2cX0yjuHX8meMvYQ6cTQbRExSKfgC
rkNeeg7omuijiR5SDTpCmuPsLdzUDnKtyP2KJn0li6W2EI+5ij0LTEAGRgTMGBEbJSgRIikcTujoWI8gfCn0AD4S9uD8nhIiGcbY1xiM3nh7Q7mCu3V8jq9u
3JiCy+ry6B1KMRjLRZs7w+WmMKQj+wrxaDqhNDlR+SiP9rzX9GwFMFeOgjngb7Q0rCaNYcp6VkmnQTvLD6lMcPHvfnWJ/iTcwLopDuWxPl7oTLzImVzvBXYD
a2meyxU4b6Z2dRTiv7wx2lxcAk7euxUR64BhguatDIMZXfRjAruQTo5FOY+5WGqocQ2oAcp7fewkbRjTEnLqD9gTuvmJub1jd+flsFupFRGn5KvmCPhEbMQb
AoXiQ+wud8mmF2v7B8gG6Qu6WXkHPPQoLMMNuBPs0C2rgJxxVWqE78ztym1Veovl/XLwrnpEn+RpJ46P2RNI8zTwNtZwl448JpaN3WY65Q44OqNlvaf5YqCZ
EKaXP5oYCWaGl0Neud7x3aPdQGRvQTOsTASCiPSdXV2QDGXmZKCWfEnKYl7BFCQSVlEzsOMiptTlB4jLzT+IG/SLgICMwM4J14iyyClYWf5CFKN7Mbd4S3nn
eZw32xyKNAiwgX78naqawwM6aD0DnwgvRLy5yH1+BVzDz/M08uVxp/0DfDbf57jKXMvYpfxfxrNoO3Uycz96q7lBYKu4kzzBrTQtwhsbJxr6wed8mm8G2RhM
t5yUPa4TSAeyIz4ufjdhwwUi3FPEXuQLBRvxMC5KP5GhPSRZBmtp4LFbwlHujNwOdJB2WQlpmXcbGM6clkqMx6OKIuZQRvKeeQ8cJbbSvsKN4k/2pLejFIdW
ptpwt9l+WH3yHDgmLyA91GzjRSmJOYNusjU1jKbTxHRmFVRVM9kamS70tuyMc/EgrKW2Td+dUvkSubtSg7/G3Kv1J3tL/SLvUOsE+1rnxkbDE3hB3G2iGggn
Sc+VQA/LENtPNsJ8li4Fm3BOyQQGUumsW5pnxqh7MMkXqQ62zzW/MbHUJK5E22Rp6bokRXGy8h5amSTeY5zm6C1mMdPjFwW+Zp21LPOusV6W+kh5IJy7zRiy
EL6nNIX4mFuBL1Za0evIM2oXEYGN5GvSDfk1PdX8p7Ke/GH4qiTq7xmGWnpp/bl9YIX7isvnx7gcCKT28nhkNxEq+MVecLrnfGxVrb45jbJbF9HvyGT0qzIl
o7Km0x9hXWiQrqu+FaNNJz3zeaPyFxYlpzMhWiSeLvSTJ7LPhQLdVjyEOy8miBricjWE5/g06Rm/dFNxTDN5q1QCNKWNMkK6SA1grOopaSn7jUtjrzNv6Qix
qypTjRQvXjZQFdjYFmCDlk5sEm/K06zT/M3lpXSVQB1pKtdQuWZ+RGlCQzhS+ixuiatBZBLrjEcNpz3zOCOYFj/e+t51iPaRYZLVXApGKnfjpsEZNOOMgC0i
FkrjDQZ1UXYZajgXGd6OOiu4vA+FG9zsuO/cmJguCOIbRxRY7yHjmGHgQ45IXOKCuivVy8X4xYcZnaRkcgD2iO7r/coXcl1gDVg1riK5Hv9GdKaC/ulyPSij
irhTPCZFoSvBEONu62XmJT2J7CWVDYTQ6yQ7XE718HUxW+T33l1b7d5GSLL0U9rgHKv/I/yXvwH50OWEd9grxPLI6fp4X2NKhy2WGcsa/VbTbnlaTKF9JlMm
P9PkCmQyabwxYgKfbCWsc2UhNyzsEt/N3ZW+xYWykyRGPOxpKuT7JrBVnN/4m5xV6cM2gUPYu8JSRFDtxCBnuu+C5zgaCXpS6f7T6laxf055crLltyAxfFMq
qiX4NXEjekgvOx+gj6QlcGxEb7m1qnki3PVjb+L3PC+lO54q6FFQGlnmneBcpJwjDuEp5hue9tpxsoz/k2G8rx8bZDP0XbzA3BaPq9FS/Apqx+31vTGHG0or
1ZG70U79Nk2ER6x3+LdMW9ZB/iSHyCfFKPUv/TdTWWQCe8A8QmyZY/atcywWPkFnTL1AEX0dq4GheGNfDi5az1HNgguRYSYC+nVl+Kv8EVDZd1RYIkb5bpPD
xCHY07i5rmpKN+pYldPEZvQ7OU6m5Bb8NCEu0AGv4BHYc9pAv0d0KhSRCzPAD3hIYNAo9LUEY8bKB9i5VKT4wXRQPi8Oh78ovxI07ORWEUlOFD5FXrNXpWmG
SkojY39To+wSZSdvZub/7j2D5GgjK8YLPaVm4ikxzX5anm+pRm3FESkVXIC4X03cSnVLtIGTMFzxyNMsGLhLHJdfoG2p1obXsAs6i0pF9urbglnonyBRjmMW
it9AEnfY29A83n62VhW1O8CIZTU+w6XiVWw81wFl0SqwcUgKvkpq4a8E5ZBOhixPgMsFcxRO/1fi8/jo5F7CFIXE9qOfauTiz2H3sL7Mc/6alCEkm9rAed4N
ci6xxtmKqUM/NmT6L0oG+hRzB0aLF8BFrJ05BLYTf1HjySG6leIH5TH2gPhok1VyRyfFIE5iugG/NcJcgNThGwer/97tL8Sh7unSeaGN2Ps3R68yP8GO0+89
19n34lP8s7mWf0b0Lv4z3KLgkqA7bkyz4HgGncKXwrYIkJxlqFM7RKygPuX/8l00NgUVI2oRAbyVs15YHNJHeAAH8K+FaLjdn2M5D5dxI+FDMQ1ZIczC/JEq
dQK9iPeFUYbr2XNi/1Qfax3VtpaanvIYjPXkpAEPu5aqDVlzrmUPgcNirgAkGlG8LWzBp8IZoJhu7llKRjFmtD31SuqFN4WnPRvoEuIqWprbE3Do54KjltFI
ZTLTP4+vJrgQSDYR34jXDHbDSMcDzwNDbx9gh8WcQMhwG5xpyGEPK+1sr9nvrgpScfAV/hjvT08SA/gLQye8GKVwlGgH6vHPyP3aGFQyrfJyEc2TSVBJKkVe
0S/zx6fOqbNCfuZH3SeEer6lgrw5hAXiROmP/H1IodA0wDEd9G44PGJBzFHxNMnxabACkAw2v6TZYQ15C1oinvN/EQe45kgHke/+yWgO24oLEtm+pkw0lkZU
IYq2hWmQecVlAQyZvqEiFxlzVtyZMBkEsT38kuyBXBTilnH+oumAckU8Bwb4calV8IKaVWMMN4nrb/KIa4QL0hMkBlQnLrnnYIshKa6URggDpL8cZF4I1pc/
q05F3vsXey5CH7obWJKSuAmwnK0i7AtDkqtwo5hMkB+4GjHKVFHdwR8WjHCpcF7eLXXwX9f0Tla0iiu8nPreFkfMlEaTApdsmGlvKeXUJYzDCFLZ4O/r7ps3
kn5HtefnOZ/6HAaITGGInMH8dPmcz+QK5Wtxj9mtOaVgANaBjcAjZ+VAUcRK73Z5g7RAmKtOYh5wf1svxT01FxoXaseZnnItaY33RtUF8uisaN0ueFf8aJij
/0dq40mmnoNhujAxjZzCkvkvlCUFim+w1FGcAmoIR6ADVJY2y3pRiq0Enqmz1NXaJ2IRmo7kEZ1zzEgKakCHI0+UG+4lga4ZZ9R07ha5NT9dyPSMgd7wPcAn
6H9/m9jAGG5xwQFhs7gyuMFPOodKm7jX5nmWltxUPJVpIs1in8THwr7e7tnJuhHW++zuuJHwnHitzp/qIf4AmMItdpWRqoRVgxPkEVIx/BvU8Tfm3sV54SDw
ks8IZkk8nQnX4/MZN15oaYq+YNpwIciB7JIag9DN/DAxH60NSzNt2DLkNzxV7Cq3J0/ye7iZLAtPin9kzfWx8ApnjH4Y/CsQq6+M9VNX+nCyETET7rClRlal
tmsl/CrG4O6S/4k3shOxpvIcvp7XLvdHmrnTtdtiviE38MXJRDQWX0Tv8//W/cLN/CHKcdAqUNUXAleisXBZ3lskQEyhCsEN517hNQrcU7BYfhlR1bbIo8Tk
EOuESp5xzBRTipfndul3c8fZdqTAd4hKc8TBrgVh6jnkWiAzvySwG4wgFbUvyNMtZKeIb7EozxA8HS/BzhFj1BjzIf6Mb7j1q9RbLEcWmB3ibinGuI+hw3Nx
CzlNPLUh1bAn+7k+kq3v7YYCwKLTxN7MZrifUbEj+pPCMa4LMpp7YO4FT6KHlHB1k8lK9tAd5g9gj6Cr9htydfirCFS7atmGH6K7BR4SUky61ICNw4fI/xi3
/e68nfRNrbPQQsN98ozwpm682HHpRn6/zx6rwiy5+LcC7MCv4B+4qiutubnETnF5FOEfH5gl/pD8zGvqmlrXhKqnFFWeHagPOnoqky/pnwaMnRwqZUdk/OM9
oPsJQsmHllX8UdN6OFA+63OyP5Ec4bNxu/pVuMfblBLXQu+f5NqYTUyWeMC3F1ZHUEs5LZRoFnWKtMr7lM/RF8Fe40zyrafEl2HJxqJMl7i7zDZ9Q/iQGBk4
hM2BHZVmcCI+ngyBrbcNQkOF0TEL/U7KwNePuSvOhGOhSF9hEb6Fr48lBUHUE4RRaaudF3yepsRMprT3vrRAborgcne4kDisoMTn2JPMNnCa7K3JsXOJULAs
sJuI9w1XLvtnEDUKSlu2CzeJRvJo2EFuw5PCCLSPPJqty+WzZn0a6AV/5ZRlnhC7xU1qeedd30tLQ8ntuKp+JcpoMdAZMQ6Z4P1F9mNeggPMY7I22G+6JKeR
N81ReWUoG1EKnpLuWfs4B8JJ9Dz+FrwGJlq/EYfo09QwdSEfmbXC98VzxtMRvuI+giecjs+gFsR0kfpKg9jp0j30E7zHVqF2+7+CO2Au1V8041OIn7wi+rzt
5AfGlrC3/4lqZepTX7gDjkTEwu7jf3CvnBeJc85S1D/Z//gEco83USLpLFjCbebumGabGsjVc7oIizlL+CGPzmvDdf7DXJRUj1/se44Ms5SJKAs7eiB8BS8o
n73Tzcvwdeh0uCMuqLQHODiDCkSR+FM+La7y1fzNvqr/EzkNVvqtpleDT8wpaR51JzDHUoRNYhZa5sdsDlxyP6EKkTyxHCxUzDCbT437IMw0nkJ+IUcQEePI
Tt62pmf6c6YhxAtjT34d3tvylH3KbvCcwJ9YembfkBK1v1yr/J/x13h3IYv2cR24EdkmQKshKsONwRpgi7zfLf+4pnGVlHlCnDRaaK90lKpadsk/TfWRoex+
vUdXBlvkP6C/iP6Sm8k6bxt1JqiLamCx8Ld8iR9CzgS3hf1c5d9/XcFfSBGgExJu3C1mkXUzjgGcfwoqZxuCl8SxYKxtK32V2ycPUo+YKpimwOq+P02jbE9l
O76Caum/HpECQjNSqa70OIWAp6hcuoRxmYfmbotejZStI2JXt04RUvE/1WJPB9t9+596DCvH/ISriEyvl9wNgqLNWsUW66lknABaGOP1g/xH1gXDPzPHkUpq
vJgPfVSuZQSZafLod1u6kTdAPd1rtbwULbqVaso6GMaEKxOY8VEBvoJnv1Bi+26vpJ6BZ6Q/fw+Ux7PfSr2ND8hEEePXqyezeOYy+xqW5/aEjY4diaWzqegT
50eWgij0Wi+ta86Gg4vEUNPI3xzcM/ql5SlMB1NrJcGxuk7eWcoUb2V1gNg2a1BgPH4Tm+0AQqXYEL+XbRF7VF7Bpns/i9cUPzEWySC3mL+4EK9DCRBd0J6O
s8x04JKrwulCR/0O4YajRk6csoTbC4ozaqBVQVflIexlNNpmmRZjteSFUmWqMUwzzKWv+TyYhctFVuI2WqDLGy2udeA+sLi9YJi7TW4FEJflsJyjd1GVlT30
RFYjwrn3VK4rj22lvs5zgbZUJfau+kntw8RjTwJH1WreEOc06zEi1XiQHGe7y+cgc8XSzquCPrsnvG34ZHUgA7kQ0r/1s64Ye+R9KTYB9dzz4Eitp/KB3Qgq
RLX19bXsY9uIvx0djVBDNbs3kq4FxnhPSG29Ddlc55Iab+ArNla3hT0ADhF/mCzEUTLH38LPSDe845T+AUHtSW/23xCbkOOYO1yms4lvBG/GQulFcJZ7QW6P
yAF8fWk8vIso5i3scZoj3mT3l15oRVwkfhbdy68Bd1GgpwPnDMPEweYZoCosJcVrwDOSraDMNbmM6VKlIOMeaGnP1kVqOW85k7DTph++8ijNlve6PTGeF55X
3tSaX4S77r9dyUEEdtbb2Uzxpm+29lo6CLwwr+xfznx/Qx+BNw2c9u+2LDYmCnf4diTJDSLfM30Ii9hUJF1bmGsewvyTyZfj8muAQ/rNzifGVCmOPYFc5R6K
uUwLOpqvyJ2HmX4nGGDoIZZwjYDLE8vSSH+smzqT3SnPYjDyRc1yjo8EI3wmUle/QyL4maRLJ2y+E7ikq2T6ps8mr4AR4v6tb3BN7sV+xI/4+0ofxDRloyHW
946oIkO2pvGQVAVtaLrlq0s8RRC2JbwR1k+taj1IjpLWERfrNgOxJpdXkCpZe8MU2F+M5xcSUxxsVhl1OJ7F9/X2kxpw+6QdgWRDW3kp3lpeyU7Fq7mzuHXM
vEA70FQcz6GedGK8uJUKMVYVW9KajxShMlt9CJpIq9wHlEXwtNSb3bpBjAuR3vLPIibDYcSsjHvyI76icTJfAq0ConUjeL62OdTwmr8u7dSXIdLAXd8+6xsi
invlOiAW8Ht1ibp13BvwwtuB7wmTLbmIHXmF3LD+gknEZHKIuXrQ51lpemtKdlYEU43AlcWPJGwgLsaHRvIaOABbUhrdx5IVU868DSvQnjF7lMpoE85GiCQu
XcuktSNoIX7Y60REsaWUkXtJfCg75Zsg0lMqmBczwNESpIsULsrLkPrYG9CODOFHSDfpNXxb22E0Dx5zldYGcs90y3K+KnPhYuqwdA++5i9x/QN52HJ0F/La
1JGZA076OFCB8Uk3IhraNEd5b3vjaDk2mvNVdf3Iere5FbldmCCf44PeciiZ0zx7iHifP8tLPidoi77VhYFcUFaQlRz9Ya4M9yTnU90F1B2YBr+DyUaWTI55
iv0/FJqFexTJ04AJSSBAgsXDZnVmdmZ2ZncTNPjh7u7udrgegSBRkkAguj7SPdMzu4Hg7hzubgf8cI7D5Q748v0DVf10VXW97/O011ckPpfL3Dr2jqE/2Vw+
7dlLBgn9iOZkfzCraL5rjrwd22aqxue610sr5V2GYPdhtMwbrv+XniopvvrgBv8WG0+1ls44fys8b03mG9iO4ve9g+Jugq5iKGzMWNnp6KFwSNcGNEXfXRvM
Q7ldlUQSL0fzR7zN8HloDfEXuAMPBZaUDLE+FLPxXWq59FO3Dp+gbwh3aVS0CjvFe4XbXKy3lzyFfKS/rB+RMD/6WtS/vMdUIuZLdr+n0Vj3ZKUVvNyouVom
uI0/iGZSBumHEVCFL/ivWpO7jrkhVcUzld0o7wRlUiKSza1sPxJ7Gd7RxwLAVxrYaBrPHddHeczCMXNPd+3NuzzjimbRSZZXvIeC+AX1uoQH/U/6aZxXcHbN
KptoqhoIwEHUaO8yfhgeYzbiee5kMJl/hk9WdnMtOB9Gkj1tNdVjcpXSCuNouIvaL0yi1nmyol4ZZxPn/bfIcvNAqZy7b2ov/Ksfqzb2HecrLP/Kr7DHbLJ5
FalFBWyAnqi04I9if6p7/SOcsdoRljTGRpn8s6g/xJXorTiejqT6W2ozU4Wrvr30B/NVrQG+h9aYAcVZwg1LAdivnIwPj73FPqR/Y0djTRPXCz1ji+T1ZCNx
DWlnlm5awvF0TCAJDBMjA03pJPo0tIMx5FvQBn2AHb1brXV0UDgFG1r0VI7prukemFoyEk5GY1CkcNa4SJ5FOqWr3hmYlssSskwC1xUk6b/Ks+Vp5nbgqf8A
GyJsV7L5X0gLf4C76iTN72QI2KjeNTeTepi3sFxeqS7bgRBr7qCbqaZa9PRbJpp4Yrgq/8YslcLJjtRQa4H0Gg0lL5MG2WUJN7Xz7sUOk0u4m8Q0+NClUNOp
69QyJsuzMrCce1N8zvheCvaeYybat8X8rY8i76svPQ+lLGahZSR1milkQrnQwG3lGZHHZNhO4ZPFm2Q+OweMpacaf4O5MM1SS3qsRJmngcabesGa4I4ptJJE
v2LrpKpxPYjx8ix1KlcslHDvuGTXXjKNa0L28mwHVekYzx9bHruztTXEIt15YyyXYetvbiFeA5/QfOUwlSaNSbxNPgTVxIXei2WPXPVxg5RC2J0cbCE9JkeR
VaUoaVD8Anq6pbtjueeGNtSxV+xJzsJj6xdYu+D/JRrBSOiHAjYGDpF3wn/YSFuaWBLQKR/1h0pPc1OwKBRNLzL2wJt5A57fFZNwndDK8zxVNbflOwboGgk9
Fs523bvOVd+7FtzACDLdn8xdMx5z6/2j7AZ6t5RUWoxywZS4KsJowhd9X9nBGUs6uIu9ZqNb38nrw/7B/sNeO7tIfeB/6nH2upDLlMS3AGbYFIy2LjLvV4qs
nzyf+Zl4FRTR8EXCKksLtIl6iLJETMsk51Qc8MZ4hwYau39hq4Xa4BLVHGuCVyVmm3txB/HZXJ63IX9a/KFJEJ/zx5m+xF5/PfZP7oxnLp2qzikpUN7D3sI4
/TapKjmdGsQecJux2dbq+kFUN19FuU3YClahlqgK27hyMh6pkD7AnqdT+c/KCdtLf63cemAqDLPe8GRbH6G0xCYwmDkDfpevaZ+bHse3NZWTj5WL4KK+r3je
pzOfdrGWmtIRdJN66Dtc3pVaLR7eusxwXWkWeCwNEUxb8hOjzWfhErvDqwnsiz9s0RpWMyL/0JVjPle8hy+kBxs2iVtRfXYQ/8o6yVAHK5LMeBFqx+rky1K4
lZSD+TTmabmDmUxFqC7+J3XevFYdiH9l6iqN2LkgHH3UdcZkXm/9Gw1FXew9DU/kFvbtNEdeN8d7xlVupzC2GHYhSVDooqCMzxPSydfMDNdmS6QxSP3HWMGp
XF2yPte/TLbWxHXKuoIkVCuQYDms1FNE6ZY6I/DV/IbXKZv4UZYqlV33r9hFGohW6sZAgdnHdEWp0iL7PPmwmCKLygi6RqX35lAd9c3QS3EOdT1QYd5HtQsE
ez6bz29t7n/J0f4/yEcwVFkk9bBsU/2Ve6yVct/4iz0kByXVKunHvOae05fUgeCgkrA13jaHb7+1hrmkdLDrNnNKrnwl7bDob+k5ndO4eaMHgqfBDtfv1jR2
k3+tc3PDIqNiaGZZwl2wPKKcwgD9PXyCdMjygjgn7henwZH6FMNX8Aj56l3HilFfT5S3s9QfZdgKgOqL53egRU4IM71l3r7kQVYxjOAXk1vxW8VA0DHz7QMQ
bWnK/iUMJZaRIea18Vd0BwPp1rnyev6BbxesiZh4I7pZ3p8ZW+ZTn6Ge7CB/U7oQ38y9Y85iN2kd+AuvojRCPbSK57H1BWztYRNNgQ6KD/dxqVvDk8pM1VSH
2E4+gd7RTtCbOW5vFV+EJDCQqIkQWMo15vP0S7Ae8hY+pagOqmV4zv9ueGiua/5Pvx5cTezg/UBcN7WDS7DagXUNjNZm5Azlm6F6w3+ARreWvusmpR9UE9pB
9sQAes2MKX0kvzB10+9HB03zjXPQyUa71CIuJGkO0oDgxm7nBGKNp+OWGnXfCN8AEAdyCcV/6SPL55Z257JQCGkGq0Wt+bVNz7HURMd6vyHA00xivLtNcXX3
S59HZ1LjSs8booQkMFPGqU76o1ge88u4vGyQYYxzMpgOktRkOQk76+8uF1K5jupkivDF3oo4hNcgJ5uvekXLYXzU6pdmlfzX2xMdpr5IUWAqMQzUcKaKa/Ht
gjNaa7GVQeTxWdBExJArLO/pXWisV4kBga3EUk0SCuLt7proOtdUiHA5Gk1DX3mLra04RX2bdFTWMm01HYS+QiY1VxzP7zLmR2wFNbxvjTVhO7GAGiAb5Jfm
b6iDrUPZPBn31gQY39J6Um/3VHG3Bzo/74a6fDnBI2GTHHn4Y9DRMJn8EDJPmVGnjc/oO+JqDiZIcZ5CfIySoHpN7TEDeKNsTzwT1xJFo1BEshX0GENQA4O+
A5ECQmAi1cAcIVxRrlFfhKFSZ/1NSSez9E+ps3sx9Z2f7+6tGYnayFulm4GI8nwEULB8wHuDjxCWm7dBCXQvcvN6uDXxWmBPYCWIZfUugzuSSiSMwjw6CrlM
w4vyZWuQgk/1h2vnWZtRp8jlputSCdseP1w8j1lHbvbfgFO3BmKPg6PKZb42NSNwl6jrPZ00xPBTiLF3UvtI2ex3b22hIOeFO0horX6CeSjUvGfzFe9iuF6k
8bmwkB+N14SD0Af9eLk7PpofD+ZSnGLipnqD/YOwRPY+t4NUMcI3GltHriEjeU+9Y+Re6XNiNzxIrJJo2nyBeQi2cTWoTXAXf5c7bt5IjNLiILlkWllbshm6
E8bVrqYYA5FQj9rKx7naZWl4FRiO6jIW21glRu1g0kvrpE7wDdEO24RmiT7gkJ76RkjdvR/oQaXx/GdLhFwhXonpY2ws9bG+2FriPW89hNqRJ8Vv5F+V9QjD
tmzoE3AW9pBHyN0t91EVno+daNZLjGDjDep5MsMY2LDTMFgY70wn5oD+2hWGC8IPnYOYx/vQwIAvO5p/ghYrtHE5fIFSlNkNBqIx/iveLK6f0h7VaLoOqZYk
Nb9ZQ/m09JIaz5xjRhlaUg3AQnkw/IKk0lD9OLBWS2q+YoLrCPcbpxXGkc8qsumvgeb0BfgA1nGcls7IHWx3iWjCjpJtc5TTjr4OEymhP8nJUgeyqrJS3qNr
ArOMcdvOEyHonTidiXW3s4wHiAtHtRxfhe1qW7QYruXPM6iwqdSE+4laWwqZ5lDWdTFOdAjqbBjKb5NqODOVSd4h3Mr4GpbDaLbUDn7Fn7guoleWIrgMtpa2
CxeFjcUFvprEQe6YiFfMQeMDFipPGkwx0klHO5Vg4qkfoBc+n7nnKfJ0dDkTA/IP4wdkgzOwgfAF3EDc5O3ek9xTVGI4wBpMQ8E1wcb9HbCTzQMiU6oOwToq
hPTU+z9rWEwDwxdBZVdb08Uq5kFgOZqAFnIt5PFqvHJG+JZYJC+T3nLtXD4+BPVUf4ohLo0Q4v9fyTY5jViqnOI81EgFinNtmJuSBPJ7uZugLNbK6I1N3T39
HXPcVcEDfhnQWM8IralWlnL/ZbV6RSN+vSyyEVRCxWvnNAXJrSQ28SyYUiYih3wTXDYMFQ4AbOsFvjZMVf/YFs8P9E/AmilLTTH46jISOu2n/W1cU4QxSZWx
SglqCh/m/A9Ux1Kk3mg8N8D4Er73Nd2+BbUJHHCf55qV3BcaK1/AIQsrDhfKuGzF4xAC9WB+ZdaJziQFE/2BV8ID+JYagvrxtTx9y1ZxDZRXXG8+jcvkW1CX
Xb1p4L5HPhX1xePBTX6mJ4GqsGj1RUkbyamoI6XnNngStdukS8JGfz/vgyIFfvGdrbS1+/AzmI04zu1kvOc0LDWAfk9+8uaQt7k493KiF3VETTF/lpNgDyHf
yddORTolqMlr8VVyLurc5J48HC3CiuPyxDKUH58h+Mnv6DbYSdLKatgEs5jD4k57crmmygHqEtSzE7wh1hnuDkxLVATvFZHWAD9J/KYAaRJ3gdyg/4ubxM+1
3wWrLFrypC2b+uWMIqSye5sfg8cNxvObXGLMKO1GuRnIK+/pmeMBZntgiy/S/0+iA1l9o9SBfKqyxFOP6MF3FQ/Co5Y09imjZZKkroFiYR+eorxHucQWar61
ATqmW2z/bJKwNqJP29013EdJIZvjCu5DM/aPeb99r28YHVEcZfphqMInKn/5pxkak6XuTkinI+Ax/UDLaHo36AtjRQbM4PZ7Hxh4eC3+tbs62l6+jbniOWXs
KYxC1crW02X8HTyK9ZsHc3Glrw2WxIzY5z7atBiLKl/D7qaHw2noulEjcdIHabJ+iS7b+A9IoxLYJID5w606UadsBrXMD5ir5Cj2FvfBX4XsRpfA1+4OQjpf
LfG9PoG3yK2JFG8x1196SU422ZkMrA0e6d2w+WVMT/kMUQDvqBMb7GKaq4XsF3GGvsQywzzV/xqN8P9itkT7pQjpi1KuyMxdfp98TghjO2L9hYv8dvGAGmvr
Kz2z3bAe58eYjnj9/Gb1nPjGuBtman6KC8VjJUb9A9dzbIDBgDeT9+IZGAn2S9sDHnJAaWtSR97h68i71OFKOlwoLIyKA7vXDtBIOV2VDkRb+0DTOCFbM4Qe
7XgpGAMN0C1qFxagtAFZiSDHuIqxPxTM/Mjwie9n+mJ8Be9qMewfeSi1hepNmHC9sIZqr+wDd9A1dE4/Fs1Uoz29ONZ7A+wkPqEKuUJ6y+vJpyCHuVpIcDny
anhPbRtwogrfTSxlS5FGxznVKo5Cm91yFksES8t7lK1j+jOdVYVT4Th4BKQJpDXKnmFdhg0Cm/DbMIcpKTtFtPP09nFkKgyGfS2bSg6pn0uPwCmaTuxwAFBX
5YGvqFELgk6eqqryd/kn0ZGshbHqBaEea2HKaS04Z2ynDQY6WJf7QZ4AO/gks4r3Mt7IP1reyLdCXWiaQT1IfAzy0XzznKQKamVyLmwBYtFyMZ5PRW3YznJ+
oB91m/2I6lOztRHYKayLpyWaVn5CyWXvYDIuGy6iCmULbnWex6dLNnm0LZN6U9FZLbaWCrHGBmpX1B2uBQoKyDs8nZqOsWoat/e6vWn620xVeZ80G4/xjpdu
lBL1A9oK12pXPHbQ0kd4Y+7GT7fOU74QdvXc1lilnBwmudL7ZbNVv2e1qLlyQ6dQU741vPGGXsGds4eEzcwfsKGwbkJIu9Xj1/zI3BBuWbsx/0Hu2+plNXxh
XN6WzBchNTPlvI3pZ/OqhHVc9y77+8Zxq7vkFeQ9rZpWpWdeZs2wsOk55vQPGRPS4fqrGQ/Ca2dfzWlT9WnO6Zzu6zIyr4Z2yBZybLmrqt6v9SBo1LqSrH35
tYM+p3fPuJy/svrBatdqXqqrz+uZlxJ2PBfWXBTyPnVZ2pvVb9KxvNDsbTnOKmfyVtZUMvOrVFnXNaNDxJQ1czMbZv+XFZlzMM+bNSx/TqoveF8Nvsbsav6M
wyH3clMy5q2LzMjdMKLGuPQB2b82RGTPzf+QmrUqavX0eg8zgzNuZ63IzcupVrdtakot6zp39vj8hTX2bXxXMzM/JqMkszA9LuxCTp+MutnVauWv2rQeX3N4
DVW3Uw1XlUX1+2T7Nu0PHbzRkFdjw8HshJrbc2/ntcibkB6cPiT1fl6H7P9qelc9yb+XuS3zYPabzHHZzbNCIvZlnMkemzOs1o+qIUEnQmqum5St5HzeYAt/
toFaNzu98YYV6QuqFuddyT0X3jbs/YZj1SdmTwzXrzLkJmS3iahf0Cd7Tt7foSNrSKm/ZRjD52eHB63MqhtcN4/N/VgrMjyhzpqQqzVOh58NLc06uupYWGqW
Jntm+MXcDnVM2SPX/pN3LUe75uWGr9XDN+SGNF0DqrfKi1q3LNOVf7VWeXho1rpqD3Nys5eFkXUeZw0Kq5m5ck1yxqVM7fpD6Z/yzue0X38uYlrar/Sk7G0Z
gzI7bzgR8mTTo9UDquhy7lQ11ZoZ9KyKK71+TviGzyGdgo2rdOuaVN1UdVzq4tTzGS0ys6tZqzrSn60jUg9U61r1e1DeuvigrRkfQseHNgu5sfp2ZX3vrMFy
PNWrhWyoeiD7wOobQUcyD4WsCfsaPGz9nFof1y3P+hzqrEKtOZZmSfsa3DyVzf6vqhxcti4iLLJaReqFMGdm3Rp/rn4RfKOKmomqXE5VUy8GDw5iVsUE917d
KK1Otfph/63qvvbOWn92v6pyWFra8yoHqrYPe5/hTotanRmUENY/5K9VWHbVKrdSH6dtrRIe9iHta5VBq+uv/RAM1m8ISQsamsGuqlmjICgyCFVV1u1aszG1
werxQY1Si1d1WB0X1mXN/4L/qFIv5Fbw5Kpnqvauiq9qGayE5IVZg0hUy2wVJ8Hrpn78D9s+PsJ3LLEZ3BvoA2zWJf48+xQFyvPUy3wb+FZsmrBGibMMhfPk
/tjbuA1wq/A3uUxy42PxeO1DSkMM9erYAjpFzOUyESNNgssTP7qeU1eFneiOfRE0gqnouDIDpdgJbx8g0rP0owFe8BbLQ4sYrrCa3s5G2A9KYf4g7DO6IVXo
E2CgfLsRBrqCNDRHnqe/6FvKXVNG44sVDlzg+8CZltqsXcGYVkJGWX9QjRmlGcasMJT4I13bPD88i3Whck3TUXKHu7fpb2yZpYthPJmk36IWMx2YfPjZMkMe
B5+iViAYHKcneQfAevpO4k/4xlKNab31CHHS+Y+8O7mzvbscKnr0MeVGtQleCL3MXIsVXfRM5h8RvxHp5CHUg84CPmWxs7+piXrN9ju4KDezfTVmwCnqOPDC
k8ZE8dOEdeRjzVz3BfireBL3ib3i9uuyhDZogLAAWygfk2NRU7AM9LH212yTZc1HZTWKJ0cCixzE1DPP9r3DrsOBfC6jpWvz1107RRbUjI6n18Ob9X43rsCa
2Fsyudxg7Q51PT8GzlHy+cumedJHIVZOlDeA82QbX31hALqlpJnK5SlML07lGqF8fU0iGuAEJzVjpigj4kcyg9Aro9O4WBnm0WevLmnCPGAjlIawNRij5ov1
rDzKSfzOrCRmcNXFb2IVigKhykLr+QYO8qaa5R+n9hKehlSDbmqk7XfJoDrjF6vDwTiwpLSJLgw0xiU5BOxZb2SKTdvkdqii/l4wMKka4aJXuLCERe5nRPNi
vzyffeo9rOz0rDJOrbyxecQDw63ouVwX11F5v0aTu76Mt7Tn8uRP7pNgKLmKfokuiG08DSGdbMWfeV4R/5ILhYekFp8jF/NW2FD1YIupKH9fuEIf6t9oT6W3
oYpEVRimhnqb5k2Ccyzx1Lu4p1wclynPd//J3pRL8Ubm9ciMzxR+kztyp6kdwm/2X+Io7VtDHfWVEs/+pLdgnegQMyt3LHvpbQxvFqd6X4Ag6gfREYaQi8oq
jM2167Sz8tISX5qWp662zg/UIf/kfofJUjoI0yeWZ0qJ9Awk+T7BRmi7t53c1dCUGRW4KpCogTXMGFSZ4z28bSujHAgaINwjpKJEUNW7nyrXtiYvuQvxBe4B
zgJjomsK2w5GBnpL2yt75kTiDNhImo9/4tuUd2ApzVH/Jma5q4nvsX4B+OGZADeiRuCO0ButRrXZw1Q1OY5r49niuc06fTpvrpE17Ob6UeeFFfwrbR1FJf+h
++sDgavsC5UuKgoQUorxFx0Nmto2WuuR/eUQ99pKF5e4k2obeqh1tLoCbJBGkK3VD8bwIgs3QUmNeaa/Cya5p5k1RsFT4NulH+PdiB2gCWGU/JdygX0NkBhO
tkQr1O3ClY0X7bFse2IgmmAJIK3hoOd3vLuqIbv4a/Hr0NeiK9oO6KmiMCmE372QmIJf8b2QfTHflAoynV/h8Bm7oBbOCfoPykXzfu4g9kna5r6hfNH85v/q
6Fd8Bi4tiDKMk/ai8yDWOdtnB7xUrhagZ3IBqAIegk3yI3jQv9r8gjNSN8iFUuTmo8oAUIOZCOzcF88ubwxX3/e/xPewPzMkaSfzFysrdUwm6ry1Izne/v9/
mNdbfkkuthGaoExVyujrINy+TU1TU+RyQBPRwVVRA0UHOgHc+4Pr4k9xlBkHs5Q3iSqwKuhp2TcVcH9veCOdMh/nZzlMynNhafIdplP9G4Zd5nGOMb5xrMFM
4GsNXS0fyen5hNCPiiW2oog6TeRF/gaePla91Fz/w+bkhlGdQHMUAW4Vf5ASJE756JiOkg1VE97xfYQ1sp2LpC0Ro3BJ+k9+Yv0O/itc6Rus/IWtAEEqL7Y2
OD16UzFoq18nduCmb4kEnax+fab+Lr2O9vhCyoaB1QADYNN56Xdwj5xh+kH+6XKDCd5jwCBlk02g3tyDvCPpYR+bpqCn4LF9QhbhuVYrzyOfkymC5N6m3eg5
pRsnx8hXpcX4eilOaAwK+RTzjsShXAdOpRcrBVxXY1cTcqxlZ6nzAunUCWKKYmXblYehBei1xPtOgXHoIJaOW8Wnnm+OJkIvrIz+x3wFBBPv3bjXlnm8qMDZ
Guqp11SjuEdSVNFTOEOqFd/cmo76gWf0A7GBdF/ooPSAb4WdsEtSe+YPUUeYAtkWSHV0jndbiPtgNygMTFB7CI/9D8xa03whzTA68klxCF4FUxPu0wnWqMBu
sYSvsHdmvhX9AhMsU8lI6z/sSOPFSpdol9DGPdG/3ZUs3RPCLAs9uHDLKHF2qkj4Q7Nf9wwMpbtKEXCvOsKeyv1ik/gpQn3irjTD4RWCAzXIahwwHMGPwKNy
ZQWou2QoeWQLS2eTp3Dgmkfgthy0wJrkPGBZi/oIk5ShbD/1EftZHWjPkTDuNR5rUVxV6S5oNrtDra7kCROYbOccg4f+H7oJ/qKXi68It2+XGKUa0Pst9U0n
zD2kNokf+IfYZscRE+JTmJriSld1tG8LUGTDYdgaBdNj0THfAFJH9UAfPUkwnowDl6n5aBy/V62h/AVy0GJyh682ieJXqN/52+QQKdMzBSaSk32pYN/G3eYj
5DcpATUP5GKpSHU1wt5IfeV/5WZqiXY7us48wRbiVR0qU+hJl5F5dj7FbjJNk5vzF6S7YimYosg20YpRJXBFwmj9d0c3fbxstccFIqDW3l/eTh43H7BslJyW
dLjIVMv4lnjstcIT6BaqpkRZL2jaw3pKFnrLJwtLwPOkJzAJX4811J2HDxIzXR8D5bChrAm8JX9QYtw/ZDo2CXrpFWAv6AXq2NezfzDbmcPmrWi70NE+BTvG
1UFa1M/5CLunvMgM2ILcAXaKMkBJdq5gxmDrmEhNbfm11M6yF0pQA8eRcQkc7+a/onFCFNhU+EtaT5yWorlm7gFUAShXt0h1ecxo5xdp+ut7yec4RZwl3TUH
wcbYKt1H8bi0AzLmdoZ7W6ZwQ8ru42c9LcT93BkwxzjZMhVriM9HOcXdwEPxE/iTEwpOs69q31JeBfagnuYO4nbloVoTNtacL7uLfXAXSc8xGYr4HjnGuICq
RW8SfgirIUJvQRDzyJsp/OnOUqtIW/kWaDh1GB+tqyVNxupKh5EgThHT9W8cE/F58nwQjZdxc52rgRl/jVGYX/ta+OEM5WcUjTLpA2/th5Rm8lt2lHs33MzP
Br/BL5YYdgoskQ8Sz33tuY+I4V/zTc3t0DGdbeMwbyxs6l3J7+G6oCjiDGuWNioa5SR85R3sUIWLrqHOHc5T/DfxNH+A/ukutkK0TtxATgfPQRTpUBc2GEt1
wWaC/2HjDHsco4w1fUnCWvJQZGv9xbKaHCEXGKfRTS3no/5GHWnSE0E39YSa76hHSM7lIDuaTnBz6evuy4alkgacKbslDjBd1UcrDwQNLId/yilYLjZblxa3
wlAoNvWP96yLr8e2gO093Zlrpiz0u28xvEDz1gfEC/YLsxXcMw4njExh7a7MB1gLJ5gKoW3CEDMDNnFR3FishnGym8C2gNnybLLE10fuKgRjWuIBXg075I40
r4bJ0fc5zNsYTXJNAbPcJdwzaaL9FxwpNjGVSrjQRUkCfTzR0lWhl/iHPsd5He0F2WgeMcp2B78pl7AF0l24DdSRB8ut6FrxsfpVsGjjFkADLTddeMksFhJR
rJRZ1gn9Ypur10sp5Y0SymZTTrmpdNPU108QE9l5qL9xMSnIKfJaPY1NEirY2phM/o8+w9FgIH5aHSRHUJWgBXXMNnSZ3OW57N8OvlEh3P7YbhsjoFHN4ltb
w3QGaZxYwfSCNlO6vIb6QJR6alkyqGfUHEs/aQ9ezVoXXpH8mqrmW6iPYXmJQ7iBhtiiiX6WdtEt7RnWB8arlmBrK5miVtvPgt/p1ghXDisbMUXpSXVnHsPp
2V94DoaqfxseQYqYTN/1priP0N/QXzCjbKq+CQjlp8BOzvncEuwiDAF1+YMbpxEaMElu5QvDumBTod+ramvSXt7ny9e/BQtBkWcNVIHqaQeeY6Pge47g4wob
8jV9w4RO8jTyA0irf0EcViBpD/N/kttwq6MDqfM4tb1cn7nPvp06VZxs+cr4yTPmYMdlYSRy0olwQaUFmeAxajDp4fRqiliN5Lk/wFFTf/mm3IJfzuvZT/Cw
tSV72hivJJrOqBvJUK6YXCHpGbtYDx11BZvtZaKYST4UBfOckmneGhYRqFgRR3oacylZ0/m6hRu8yeWN1B5J4drnaK3cGb4qZcmxXH25r7cbGaLsM31BH9Fo
aj6sLuaU7ebHmTd6smN628uKINIqvwfscFqgBbpHDZMWWRTsN2+jKENijkdTPKXUxVXnQmOtpt7JWu9e43BQwRzCFynTPAkB0ViAxatn1f6SGQJikvFXyQjb
as8t5pTsZf7V9OHqcavBkvgail4KR2OAAseiS75e+hfeCE9CXGv1CX9wS5TnVdwCpZgXaT6H8e+Gh4xr9L0sWy0nfTrmmwfne6M8OBCPKpGEaKKZuR3IRxpn
KZPAtTB+g809pPBcSRGuOPfIdXhB20g8z8yyRArjPFX0VXy7IOceEmghT9qKcbuUQjiCMBBOZjOVWH5QbufTMjWp846HlhP+o/xc6Qi0uE/5fPY9yunYPfAC
egYXKzmGSPDSnxynBR1RJ2QROwtx+h+eodChfEDPhKv6hWIzKlFtS66XL1kCboe3PHFb4k8fTi7z1aNPY23Fj2gkEUiuwcXYgukZtoNgq1Ik/QKLtn6Sukm9
uQrLQ7mPPM/rR/vIdeA9d5WrY0iCFqkJSiVv+BsVb/UtEI4yKysJMFPORcE2P7Ubu6C1oUW6QVKsJ73eYX0fuEtbXWXJBlhVbIaoM/S3p6G/nZ/Cyn2P2Bp+
xpCDRhT1xpb4OvA2/xYHqexD38B3brTpGpgAdtsfSX6wAWf58Phl7rrlWmyUf5PvIaiPBgsFARt2ShspvSCPoTx5o2YZibwCGUb1IlR1qM0iNDP21ddQZiTe
5leYtnmiLDnmo8XdBE3DRmFlSaHIlbzK3cX3zuARH5kixPn+jliiet7cIHGrc457ADPTux1/IMSx6WJ/uJ6fQDZDQ8igsuu+LfqPxCFuriGHT7Anc9OSNNyL
hgaY5f7N2FChLY31F/zLhK4wEwkOxrIAj1IaMdPlU8pyD0HWV0u4IeaejlQyGg/4Vxj7yw1gO6EImIkdmtkJHHUCc1dSzN/oFcxqsoU8Zx+Nvjc6tgX39+Vu
KBsC39j6+hJuDPyEzmw+ZXHz1YkCc6rUHFyE80pPmu/lh4nJRpM5lZ/nSeHreu5hXyQjbKRgNDRGcJ1hK+qxfx9+gnuT2E2sIm3W33PnigExTerkX6u759sB
z8jN/IloIspP7guT6A7sUGhGowNhJMOf4Bz6qUINbxdTLp4VacRTPPGwf6UN3fMMo48SJmIzuue+jHphAqqFT2eUkvPll2CEwtHtqcX0IiqLa+VZrGmH8XA/
HMIcD1h9c9E14hGsLo0EKWij5Slr81qka+xrAoBGykymwlIIv5tT5Yu+Kco4aTRIVooJnzQL9XK+x6eaSbRQHWF9X5zkPGPd7JsJKyQv7MHuUqJ9r6jOcDVm
0w1RWoDdzEV+EDUQqMwlLpzc5PsBtHi9ovtUtvJSfkUJRLZwJDCXqZDGGDcb+4MZtnqBje40a0xSqvI300nNqXvAGanL4KSAny0w1KUeCRHx68kZdA3XLfCd
tVD2OCHqEFzNVWA3pMvCYaGIvOyYy4Rzm6gxYI9uCiwXp6AZriD5uGaNbjLxwLFQvOwSmDFSR3wms0oOITJALWUqmqE+F8O0bOAYuF7WBO+jSOT/jAFjncSN
YCHcSq6SX/MxdEbRVamb7y+SVXXwHXyJqpFLmVzWbZnor4XOEG8KhsD9Db6jjWBw2X+6CyW/GtwQQ1GJaSixxP7Jf0H0ECnke09ftMNw2rqQzQP/8v2kwsS9
RQ6Oc37mB/IJsA89SpzjrlP9srsqXl3qJk9XVfoxOMJqJRP4U3mE/tC2Yw4YWWKTOkWpb5tBNK+ciKOWPNCczCduR2ymusrDXXV4G3eID86TtK3h3/IQ4YTj
tfR7WR3ijPZL/BupLdXXfTDxu3arOybmjNDIvM1SyHwB0WCovoXuTEb7+HclxcKb0o/kWCGBX0LT+AVNGF3KbyE+Khd8L+JqScX6OPIYwaA+eHu8g4Em49DB
2CtwCnaX2kxx5BV6jXKF3mq7Ax+QGBpC0ZsK7c2xnuRJ5xxY1IAGeutqcKdgL7lDnBBbXVqIjaQ+6i+SknQMHNdA7005z1oLdfPeBqtAeyBwfvKOLpP/W6kP
g9w2Vz9hgua25QK/pGwBPChAoYiLT2wGdsYZirLjhwmye97mmpaaaA8TkewhvspzvZt5LP6bxAhV+BHEFKmJUhNbxj00vXPTanfqo6SikQGRvQB/EjmwWB0Y
WMzddU9EYUzP5H0J16QJ4K07idvnTSysL/yL1dc8QhAmUlmwFjNJiNWoMJw/4poPMK7CdwZV5Y7wvbHlYBFpBl/phiDPM8HTRmxK1SB78MOZQnEcUU/+LufG
nqa2JjVWYtibal25UNsbayHWYl3qBmoNf8f/RNoUWGkNwhdTu5gnsC/3Rp6iTZWP8YouheqD2iIzHKDsIovc95TBptiyUHWVeZI9EvaxE1SRpUAE+B3pBn5E
+alpKwxn6tLT+YNcsXoYWMm2qDk+FCV4OoN0TGPN5v5S/9K19SXJC+S7UmTAUzKqaF7lhJ1Q17HdyjtR3UkrkQST5XAUpraQZrOb+Qf5JCN6JKy/PNCcL4dR
T+Sh7sksB4BpZ/wxkAqT4DrQx2Imnhgn5c02bXQ3lGebrxEL9Z/QSXm59AGmgcawl9KCHIL68i3lJnx1y3SlQvMJbsbeycfp9450a7Z6yH/QdJ2uziQ71hDH
gELdRHHQZTvDViX3YDPN77hjASfXG/nY7th0tIZfUloiRtLjhV7SX+BNaR9pMrMLPUCNTLnoHvoIj1fWtT62iNtt4AtijXq1CzRqT+n+KptrnawMjRqYdIWM
gRn0HQvpme61M290I2NkOpY9U+Y0z3fllNnBSv6e/qY83/uCCVY2M1pmGWVXlhONiP9Z8qizvstMC35yMTCeJxbKdbyNyUVwBvM/ZwNUgI+VJhQt8w4HPNe2
bJGoc/+QctmOSnvrSg+Gt/AGcX5sIL0YmJz1se1UiPMF+Nt4FoZ6PpTRcFDxPetz71dyqcYqLSAniW+w3luiYD98k369KSInUx7ATEX7TQyzWL9VKIla7J1T
9ol6odumusr30vfNZ+iLwpr4mdIH0sFvQMu4Oe7xhvDSX+R7pBqA7wUzXD6GTeSrSrOZTLRXHICqZyrCVu4J7CT/g+bL52QNYpK++zfiPcm2vqOafAfUT3JU
2iJz3lDIzfFafJfiB3l+EtUNdngGiKWDuUPglTfaPwB2Un8zm5g8sgmKge3AUOEX/OWdiJVpXXoKlCE7HKLQ5DbPekHLDzOuC1SHx1A7qb7WQTDGF9a9poHC
GvGa0ITfGzfUcE/7Ertm/uk7Iv2mKZezxAd6SXpi7sU9S4ymXlgKdbJ4XjjM3AON+GjpuFTiLBEh0MF4vpGwRF8hdZD+gd/c/1CbLa3oXKq7bQUqF28LY4Qv
5urAR9pgmdAa/oaOqefQKYONS4Ja005bE1gDRUk7yTSurmEJZ6SSQJmcCZ6U11ZOY71K+iXGoN5yW+VK8QK4lz9jmEOqoI83w1YD5oMSYBPasN+oEd4rTL/o
tuinkwL5sJ1FFYMRz3SxdTbd82vKh0ituNHGAyieWWZqEnAb31KNXU1sg7gRCX25oYpZ/A/mcRJ/QxxE7kK7jT+YNXKiQCo7vb8S51MLuJryKbYErVVqq4+N
VblH5kEoyV2v8oybPNWJjsRR77U4SrwJJlX6+E9vBNAqLHou35eq8w+MHVEu7/J4wFLL35ZzQkvvJXs7aaW8SRguW7EVzD5QF16in4AbogY8K1lK38A2SuuZ
ARSj3JSWUn2ld8Yq5p7yPLGjJw70Qo/cRr4IXo1j/cfkf7FtZV3BYrGMDxWTAt1sJdZ/WR84rULsk3ec5zV90vLOu8KXqPwwtJfua6ziK99T5gd4w36TLEoi
v9hXlxluSwKjmbnudJCL+gcuSRrqE1Xfm2JNtAJ5ZaWF/U+bQt6wzJbP1H0oL4L9DZl1G5VNQq01PPdA2YnFm/zOfzkNHmQMcRznrxAJvvPCUvm0tje6Iw2j
58vBYLnul2+X0HEzQ34jFCbIGURNIk4W1JVGo+bCfa65Zbx5Z9xNqqVmNgiTgLE3picG81Vw2RcpFyob6Jlqbc9BdjEsyU1nv/hL/AnKYpDvNmIJ5r3Fq9jq
8ie0X6zF9cbPM2WGs1pnQjQ/Aq6DDVAb+jk5FW2QFoEsx1HUy7Re31DzzvJTyKT3ZccqvaVw5RnwoNH2b4E86SvjAUsafOUuefqYegsdpTXSM1wtK3HwQl9u
qXuOY0CsKeGk/oz/PUiT/yTulM1JOsV1tjRMqtD3N1r8A2U/xsLtQK3c6wvJz1QoWKhkoj2BaJOo/k7+KS4F062zqCfEn/JhqbPrtU8bO5iaInPibcMFrj01
CfssZAhboBGvy6VbH6F5cCryKzPMu6W2fMuEecwtaQdeD3rVs/QQjRa+sv7winKZ+z33yDm7QX/lKVyEXrpTzafdowy1uY/YNnG4/wRoJb+TRjv8RIpCSQK2
G5VabjnOgCyyB/kVfyP9zqromuENNV7JIaOs6YFuIJ4YpkxVnPJXMNa6zxRqzohrRzfwZdLZ9DXdHs/fxc3Qj6Ik/oL83Wc0/0S9zR3cp7d8dFQp3auGxk2N
/xcec+dI0dwpq0ltU7EZbObu+/Ok8bYoPkAOYOJgw6hDMf/CzmXDCBFgrjk5g/gGlkmwHmzLpbMtYCcT4lujLtgdxJXsjTZxY+XqxQcZPVphb+H9z/9Y/gan
yZeJP31NyP32i75Zgd+EcMzvwyp7/Ji8U0qVLoOHUBQr0BrqrBiOlZGh3i/CWfDCu4ttLRt8H3CtebLU0XyMeBsz09GGjrGO96eVnZHqwGr6E2zLrRmylz+O
ouVCyyKDvmGr+MzAQKU/UYs2NFwbk1IeTmRYFkE9eZRoyrwt/SH1te7xnnWu97cWTmlbgY/epUx791lbR4OlrJH3FbmP7UwOJwqUrrA6348fBqZH7RH3esYR
M3z1PWGmr97mup3wP6kVmSts8rfw9bKupTf4fo/Lcj0TXZv3+tdrFhjizefYEjITlrK2xBUISvWlq/BaSZBvoxyGfa0yEVyCtwyPgru7gbCD2CVsY06hCZZj
0ingEW8ZlsAK9055PSj1bmcamhj8KX/COUWG2v5KQyaUf+H9h9VzCH3F+pGSMAfdJeu7/ue5Zo62XMT2uKF4jC0G8RaXFOHpDBMBRj0jW1Kt6D343Pg8TSRq
yvwU3riSjB0NHwsGEyXgJuiOrsdVkxfqmpPjLW9QsuyQ6seZxIGGGLke09yjMr3hbL8HVtR5of2FCIuxvJdzGnkLi/Ia5Fzvd1OEuxtvdGFxr8KzXbPiErIn
Eb+Z2vGDBKu1FRoiH+J6mkl+DrOkfAm8j82j5vmrUTr9VfNjrq5yl84BYz1xtE7TVQky7qRaBL5YyKRgc04lvUchP9qc1MrXF1YTO9Vvqk+Or5Z1hWvpmAf3
EDxyin31XeRdcSNQMkrGe5RrmV7qaLTLcl7qL9cHjf0kNoTBcA0zReqM8si16CVZKyxCfGO6hlpbrzeYTQuejrwR0Mpc9o6q4QIwVRyHBbBEcqBti7UtWOKo
jdZpC2UD0dfZn8zgmggWTY7yhztXtgY6Mb/Lo+w3TbLMyZvh0MBqnRfM55FrJ2zCpPNzwSi1gWVfaTAXBoLllqCImk4PMmeC6mgyCrc35kfgm8loa0v0R/Iw
Jdu5DbRE1zeedE0lqtFJ6ENprlABXkgJ/G7mgrOP2aeGuBbCi8Yw+Zi5GpOo98FW9p2ohf4Q3xYPEk7BqeRvgU+adswC5YU5WlnCNGWb43PwUepU8x7f1uJ9
YH3iDKoFGg9XsVrlD6YGk5t0iR4JaysP1c76NUJ5ebnYEc4lXXAOORAeYrvyKXH1qa6+0+Iy00O0jQ+jW5YvxiZohytWaaOPc9eU7MZU9JEZi40pYeFq4xx0
zBgpTMLzwbwSCD97/6sr+IP5Rda3rp0Who3Qi1aSbS3l+d3iHbYHfkDcBLzYOmUnNYCvU5EiGDCLEgPd5HqQYn/KxsrnmZ3m/9SDSofEnlwXKMoDQDg5lpkC
F1KLhCzpkjU7uaGShRcXfLGk8jexAXhCQB/vxj6bR0PED1YFcTf2vP5NuT/TFNSDu13ZoCFZIuXAxsYNate4FOqgcb9yBnUkmhPnGBN5kKury+ctAkb38SSQ
t2w73GWMkbR7Oggb8cZwg9TTsiDxG7dHOxnrg+2gvvIPhBzyEpjp2YHzxAn5iHJON6bMwD7ATOCxolU+JadVjuJrZeDWMsnB0uSDkuXu9VwEDBgtpulbC3yP
yePerWTfSqbLoiLEw0wqYiWdfxs4xxPlHeFW1gov8lutYdS2vP7sW+oc2qbUps/qX4l3Pd/jPxWcl0z4BThYP9tdw7g4pt3mW2RTrr1HMq91T4LawFpyQNPW
anU2ArdsTyUj2R7Edu+G+BX4P65tXBfTVndTooGjKz/fEGvbjdqwV+mb3C+9j0yF1e1n+IZCN3yfEm6ZKxCmKONtTUzObv0A8gk3111XDGdWwAsbDcwrOB8Y
il+B+VxN732z1mNwkTJhX5p3mFmG9XRMkPdRo+iN8as9Js0k8xwwBzQ0P/FWYBusd8mTkpkTxS3cGM8ZXU8iwiSpx8UWMBS8A3BTOH+XpFmDphP5nJtGlEjd
y35T/xMHcxhRHcvgY8AffIo6SIw2f3Qv8c/U+GEh94b7n9SAb1u5cRdtJomDbCToitUSk+EeplCu5fpTTHYvXNvPcow8oXmKMrUHsKr2Nlyxrbd2C1OLv1gv
F7aNvis2gwq/FxtiPpuZKM1Q6yljhRFwvfQEM+LeLSstElGdbSg88ZWSncEZf7qYJE21Lmb1bDKgrX8WtxLHUc18h3zbDEtAPP+d94ljjE/l3/n0KCeobXIa
33OTzLFqkNJeGohugVXqE2ki3VbS2uKEr4YHeEMFq5S4YdJ0HRCsnmEel2Qkm4sTZG8lRzfiypDH303JZdqBTHxldDW4OJFVDjHRSC9NAiXoPngrsKgaypYH
imYSwo4y0M+HVhRWsAQ5vdPpG/gp+0nHBboj6pzYlXqKOiAGKzPMMnzbEAxXszaQrdlnLKq7NTIarIOYEoCr+J/8cHAY3+H+6fNgtZQcaQ3VnR3ImsBcpm1g
OT4UjBFPQLvSiqyBErCD/A/4A+tj/CX0iK/wVq3f2HuaG0L1rzsfaQyD+e0Nzrqz+dbKAm0U85/2UlRapQM30BOVJH3V+NwXJ+ZYZph/YBO1k8vy+EneK/wF
d2GlZxxgdvFkmY8MMZ3j30u1mHhxhTjZuB67C6FhIjOX6Uj9JY+DV4U3DdrjfcoSlR6Bv6lzppaQsjxSqgnPwZ98mtIU/6gVIcF95A+yS32RzDx0JH4ZtcHX
UTA6ioWGeIVkK+9FdIRvijaZz4oXDNXASTEncM6/LJlKkqV4f0O3QZgUN4xsLfYG55Uhpn8ZhP+pX+HQC6Flsyw5sYkFvyWu41azLpjsp6R5nE3dQ95VuoFp
HJLv0G40Ios0bYJxAsGdc9YTbirj+KC818p2Qxta0k4hNythYI3Sxb/Cvl6+r3/m5U3j9NDd13C8dDnOgZf62kQHXX/1k7LIs90Yq7vIrHAMUFuj3gKS1iXE
WcKoS+hftjv9R1SoJ0Q/0z0hcQX73hJet4+hCtUK/U8q0MeAE/w8eEWXLp2RYiyX0TLdGm83TVtvW/EO91K4QmfJoncqU6hn4D+lHxq00A8sW6CMkvT6OtaR
8icmYI8GCSUtOR16Jd40y9IsPk67GYpwcElkmQ7NRBy1m0/jaMgA4K6t6OlJlR3YWs4onGoKWLZxKXJL6Z8GtbgW4mZQnY0yLse/eA6QAdjb/Se4zl2gI0Gc
9MwwDrZHdnSReF7WFHyDa8jW2GBg4S5pPsh1nT3Nr/FoVAMPEmcpaeJQY1/mjf6L2Ah2wHvoxlueoM2Gj5hb48L641HYGm4zpcBLXitY4QrLuUUx9qfgSf2f
5r7yCguh8ePdlDvMdPq196ZaX2xkaZZHuWr7rpqt3kWeeZgA7qF0cjrnsStYdXhcjo2/IW1klggeaYJ8RTxttWO1QLS0yLdEP9tSgPsNfYCfXItPlfoWXFF/
h0NJRC4TLWgfv5qz07x2V51xMiHXZg6TrX2qWWZeuJe6Oqnt0Fd+CeodmMx8osagSOVvuop8xFNHbm9sSTdTB3gypFD4L2dgOqIbgEBXxFFyHIWxrdEPdrzS
1/FStHkVws/v14mmL2U57E73d5hC5nDnYT1Vzxfh1fia3li6QNtXKgD/g8VQD6zGz56ZfB7p1HQXDhWV1Dsad5K7JZ40jJd+iBXYfV4PqoM2nFNar2sCnoE9
IAtd80QDj9BWRGVNqbvxf2A1hZXO5uZMZg9MwPpz9T2DaVnqJH3URSkjbVGUmf2T3s2Nds+z7koczlxBmczt+B30u8RHvMUzxaLSb/3TS2bSDCS5LL8DfmWN
KKCUWFcoN9h3jMt0WIgtqs2HG3O4/dRUuImfhv7C48qGeAj9Qnq0J5Yow37hnX39sbccm72Gr4cOq70tTW2K7xLR21dqv68U5qXEJ+ic1Dc5VFcT/XS3Nbzj
QwQH28qfLHzTRppGEgQSLclcCGGXTub2NDT0pSa+5q2+0UaN8Zjepm0rjmcuR/0l1BaTsI7KbewbaGb5m1nj2oKGgcXSQxDMh7EHTTFEGJhhTncHiL+5CIsG
uAGV1EE+rdkDntKy3EFdx3XjV1u6Q70tHG3xDZEOKv+5N0sT8RRhLrfCcp58CxXsFfrk9Re3164hcTCtMNY4ix/GLWerWbJxvXSYjfc8gddRJOpSeAwAIsAP
oUeSQ8Sx5AR4CczhIrkGklE06PLMDw2YLzeuDggVl4DWJTh/pTTOdB7WkreArkyq3MHR3Y4wd5KPj1XmJV8W+aQ10jnwl0tmb5HlDhBoyl1BMtYV9qkkjISC
6a4FahvnamWYR9SJnrmOvkWX+JHgbHwqcFA/5GVFBWiT2h5Y8IaoD/+B+OF64sIh5yIwDTnZ3RBW9T0RRsHbho/Sv/hCoTrWk5wSWW46YfLo21I25V/rNjoM
nKZ8cj1U4T4gveWeiV7prm8wFinPJCX7bU1tbhlzzPCv2Isb5FsPuwqWyju877mFmosPSYd0UorwpsCOiceppXyFNBpWcFPMj5Rki4l/jVoYJ2I/zCewxQ02
UcscnevNZL55BlLLLGb6PT+e3C1qqK8o07FqyzLhA37H0ox6RCws+yhUl3n8rNqQyNeVOcxSR3W8oEEFMF2dn9CLa6Kskg6hhvJpWKQ2F3YVMKCqIR02gius
DZVN4iDUrfK9iqFHOqO5G5YFll+4XgiSBgAaieRiOtKxEISiDa4G/C/fUPYXt8VTkwiAUv0FUNusybsv3+EhfE3Vq7fEQwvTOGjG2H6wk3ME1RQfRS0ga/A/
XQ3gKep9rgPLhIvB0sT/o+gs3KS2uji8uC62vjuSzMQnMyss7hSnuFNcirv7osUXWJa1kSQTuTe5mZlFixR3p7hLgQItxa0U+Pj+gpw8Oef83vfJfZ77hZmv
/FikSHdNjBoBV7J3C8fIjaVnYK1yPpCcNo4Zxobdb5iZcjd6mjBXlsFE9nqNj3qM6vo+KzVwK9edXb62ET5bjnfNM1+nxqPzkhvdDSziOlLb8bP4RPsepl+u
5Kil1GXuUBXI7sJB5nCKm6hTfVcwI2l9aDL2H/CFU77nyttAGrNDL9RjEgNEVVdGfg4qRQwW67EWCx5azmZpN9EVcpqumJPMge7yQEfrlPIwG85Q3rkxYp62
SGmF/SJedJ5megZniXXjsugG+hr2IKgGLuMlAwLZDCsZvk2e0C/DBygTDqlxklrhLslk0jrApNJqHhXLfSXPJnfSWP4Aj/O9HDeNXrCX5IfLRZwog+6hzsQQ
9Bddl2ykDtab8+PAak0Wd6Cxeo7gNHozMShMUWw3/l0FQbsP8twbHVVhNPISF5h6wd/42jpuXgAzzXFCDaMPGMaHaxRILttAazBUlevDfPXt4peiqeJyuSxc
7ymjTzV2OgrgMs9Fbbz7hF7TzPD8nT4kTalkcmMVtvhOgQKswb1wBxXL7A90SfoZ7A4/JR8iWZ9LIY7xZqrJdE/5iVkHQK6E0Yt64rrjS4RDtPaqUHhBbyTs
M2fpfv6cpVnwjDSd7B+zQH/k9IEocg3WjpiIfWcmlIy2qoOZLcGFZhvUXO9gvhc6ESKIZXl4nRynt+VYYwoaS7fL60CWVuuaNYAV9Uua73zNZ7kGubjkO+ru
okqhRsYH4y35B3wjV9QaKKy4Xa0mvpGXwff8GHMyaoa/kT2QNtdSrKlHJkEHR+jlxVVGH/kAZ+W30yAczymwo6cIhLwk+75odtJAJgo/yiRomWgRH0ceSjnm
mmEOZw5ol+UG8ALbjU0gF4qk8SV0gh1PvEL3mEyxk+MqbLBpKvqVOWMWOGYHz+EXmSJNZZYK2+Pvwnw5GfzC7iC6uJ7gy0L3tWAqAU9xf6othUlYaqgpl24W
gKvetmKC5mNmOC4mvkJLQU+QXbSE/ZcqsG1Xe323N8GFqYRwVQnzlZjdDE/3M4fKS5mVqATTGXrkKfbroIdnodKYC4eWqkfSaqS3pUm4T1kjl1KCSgQMBmew
tt6DRh07C3+X62vvtU/iSuM/qmNgOnii5RgzQ9VhHuNmFqY28sZvzXJeiPYbvSwTXI+pbly0dl1oq7QJ1BUbwMHB39BPrm+e3f5fcnvhY/3FCqgxmSmB3yXG
Kr2EtuQz5OP+o6KMwzoVygp3D9JLLGpuIINvAYOwjJsGOag+Gg12g3+NhikD8onEg4UhY3XY6dlgjgjdCf+I9ap1gJ0Cs9SKCUE5x4ITjZRofJcljWpsnsQf
Fy3nTovLzb+Qnf+HF9j/Utd6ihLyyePqNb4B0whfikqpI5kb+hphr4jzeWnX6YdyJXOENM9dj6mr4s770Mp2k9+HpluG+N/pS1y/2fbpv8hOc1wkRz4DOhXP
ZkjmrIvFDzifcBq1XI0l+3PT9DjfRtcTFW1eHpkGe5li6rmkX9asyy+lNtO7mK2RV9kAHqJCQIGr5hSB9DbnFW+uni79gFp4MplNkb+wtoYv9FR2K8Myp+pd
iytEmhd70xLYK6veg0VUDbVmKNfRPJKjlsL/hfPI56bh1pVn6KtjKdUWryoDfVjqW2Zdvs+YC8uZE1N7WZZwk1EA3LM4HZMiO+R2ZD8UcP+jVdQL9EJf/ncy
uGB9oV5z7TBOq9nG6NBpoRN6A9L1fZ75zDr01f0Li3kmsL/SpT3PjMLU0swN2RsaYh7GLxHHYQ+UwHdC++SygRlEaW+jjLOWa0ymZypzXl6ij9QVuN7AVlff
1I/YouhGU5nSesEX3H4ouO+BPeYjQBhz0BCdihR9T4/875T7Fp6hxlfYTBziOc95TxB44MWEz+6lUkfYFp8Af0bJol09ZLqLtoF0/gzd1fkz3YHu7uqNRml1
TEdBkb2p9Qs1RubR+c0nzBv6G+NI0hkVY96h63xT5xdus1TH2hWr6Dvtv6L01nL0CeBGYQu8Q8oYorFrjvuqvuu7x3UKvXB/DT+CJVNPuJamN1fmyQMcb40I
9g9o6kjAKmn7sBvMWzAbpCm3HCe0OOdDjNaj4Ja8R+AZe4OLZ/50Ax2YKeqPYZwrBz4b0ZSZWjPtqLEqaYWB0V7fQbEBIPWLeknUHR6Xh0FA9VGbKnPTBmsO
0x3uCKBp4t+rZcdGx9srb6lQsNeSoyTwK+Aub2Fa2+LjoAjMQdk6g70xV3FXiuNDt6kEP5DucZx4LTjJU4poyveKH+f/PXg+77wSxd8PbonHgyvQHS0m+Fgn
UWLkB1e6WYx8yp/Ge+lyysOkd+w29yO5nFDFZWjP6Du/nGKi2Z7rTsCyEJG9VJvZSC8EA93/mMeI6QWsr0VhD5QdfEBN9q/gZnx3EVzrru5L78h24R4JWTAm
dpZjNMSdw+T5bFvFpKE+xboU9gLlFNVz0HpC06UeqcPBQPkUk2A7wK7hLlNJdEp4ihGwpulb1LVkBqrN5PJvk6L00aAUZSlcRlSH5ZOHctnolDFAfa2kGf1z
26lPkhJDBzmZWGAtTy5iGgRHg63GAP6SVjdpuLbC1ZvPMX+X1shh2+BgCdAXCGRLOIrt4ltC7bZXgSE6jmDsnYm22kQ4V6ziPRBYhd5qQ00M3JMbpPXRUyMa
P9KxxOjhmm8y3FfhhnFfnYuO+DfTV8Ay3cT3eI/KGqwM/oid4t9J7KQjBjIOcgeFfLgBvrGUJ8oz5/WxTH89kb2r73cfYzOlCdhIcAgzw68D1xwUx4tr10WD
C2lHqXvB5iAzva29OhxCHlcGm12lr6HbQQy0het9h8gmxB4yEL6LTWQWEi53EveD76p8wvxB3RVeHxzA3F/tZe+Afngn1xYQtXIFdRdONtPdzROnkDM2PoUN
UQ72llN4ESykv7rLJX+muuTatWz1NspwXmPwYB0c+fzadKgZHx23uPvgifIy9QUYrs/x9wXLiHu+u5bG+goOc5Josbk/EmGHYPXge7DCvJdvrVzR4TCHC4ts
p4zWXG1tDFHdcl/dTsSCfxNlS2vXcLhajQpFe/qSB+i2ynymgdI8vRao72ZiO2aywTNaI3wdKsm+RgdADOpS3FKvrTa1rK1yjY4TfyMrM3WIR4HnxGOtjnJS
+OBjXYfkY3gb+yu1uw/aB6R1ASaXkLIsfWvwKRxoQKIaZ0M9yRry2ZBLTlU2R1ay9byf5b/Ul9w/4eeCRU9VextueosNY5YChq9UrSzM4eOVtjUGfu+/NrGZ
xApvPZNkywE1syFamFHSSmTq4ilpLHlFLjTbGreNAHMbmTCkt0WpfBnQjtqnZZNPQBOyevKkgC+p0qbLygZ8JrMqulb8laiPoVpynqu5vhvW1Tr6M/WS4Tqo
LflJaowKrMOEy3xdweVJSWtL71HO2D8Yp82Xga30U3Kv8ZVbJlfX0y1t+LWwcdgONpJ27ZAWtu2VU30vBAr8IL2EEppX4wSxhcc8X5WTaluznaOM3A+dLGxt
HNHzTMX4Km9w/S3+HHs9mGccxNP46lyC/sH7FbY3/39rZXtmuziIfOHjU3rwL5UxaCFuki7Qyr0GrUirJD6Hl1z9YAXnVP4s04NdwdX8PusVmHUaEr7CniE3
uu+XxdP4CqUnaijGMIf1PPhQeQ6c6PCauyATdoQp6Jg2H+TqW4k/mYF8b7IPcwTND7bggX6S7MeXyxvoLJsaEHlzk7ITjNTWGA8SHfpYeNjYhn1Wa8A4RJtt
8Up6azRLOiVEkW3NVzztuUU9oHhXX7GhCNQUagHU4U0/jD+8NsmdbqxO2p1k41qhD9EVqD9dXlTDDemb8nO5TdE0drmd1TbKY5lMW8PcnsK+1IrombyPb5B+
0rEa+NEm9BB1cn6xPpHv0R2Ct+wdqH7BBkoH+QnA1YZcFXTds+i7uXzRfcGqxF02li+lNxQaR5ZqrYkx8IWtgLpPXvK1JjC9q2Nxwku+l9xAs5kelAA++7Yn
dyBuFq5h1sWW5ysZ21L3w9C6mI0bjCjtLazMnvPQaDhtQyFzvTzFqF51mJkQuA2bynm+eKUCc0V9p9YEN1BUKOC+SX9h/vNI6FGgIzjqau9J9oxxZmBvmUoo
bekr6BI2E5fZArwtPEPMxHpAE74Dn3xN0BD7ULqskKNPopvoWaCrOom9wpSIL8H1dUClZ3GS8Jo8Bn7aYDPK5c01Yl2/a4mWZc4JrofJRxIf4ecd88F5OS53
kOLShyuNxOSkN1rXuIYACk2IR+Qzqjx2Mwhz09Fh4A8mMpOZ5vrg9AyivVREznENwF55GmsHmGHEMtBYWKNcUX53T0RpdC2h3/e5LAH+cJ7VrpAGdgS0My7B
1fAElNiu5k0U0Ed/p6u7qG7RG5dP+UZt1JqDCnRtYpzU2PtcqSfqfJOqDdXfEt8J3fIP4cfJ8bEjtfly/e9WNk2ek5mO2pkXg0Mzot2NgYV5wRwQ37sw1Aj9
CsZpHUKNpQP2wXCaXJ2/ST2CTdOmqnuRh+9rzjUmqbHwNuYlrovXtbqCvDY5uYS6WiktD7F8MadJDrYdDBux8CZYoexwKbrH/CRxRsj+xdWArAfKbYzOn83X
cCyH2/XtRYP0VsFG3EelnHyfubFegzRcm1+B6VG9kJimd3ZUVM5v7KB/hne4KKVB5Da+g54v1XL2QAvFPmAIcVhqpUSDfDpOW2RYXTnKWpcXbrNX5fojAXUK
nTC2sQ0ZnCkdeCrvNkXjGH7b3ZKMcp0JL2PdzHJyqfKIHo+XZn50s2hK0WJHF2cbZm4i5rkp4tpgZIfjEj+hL2ICbGhfiN7QH8M+dya6Bt+ic7hKFKD1WoPw
oWAX1xZmktoqbzy5ICWXmarNBmU9fqoA3MFeaxneqcQLPB2vh/7Rv7k6KFZzstT6uyNMYF5rD4UtuD/QGt1jCzxlEcHb6X9gll4qOBWxG24ow80OaFCwFXVQ
v5P+UtjDPMe6KmERd3Wz1EIxPOG7HB9Hy9wJs1LhY2dF+0V3P8oIFIu1QxczQqiew5Tz0EVluX2NY4R/KBuj+2Cv9bnEO5TgmOb55C7HbnJmsWSIM27os9Av
5imo2b5oPZVT2EzQnbgZjOXGkmPZSfq8wgtgd5FTm4xOgq5wqbtS2iNXZ57ka/OnsfGep6hr5LPttvOOuo7Zo5R0XE+dJwfUwWiflm/25mVCj33MJbve6jW0
XL20v7+6AqYSHDMKzfbPZEfqN/BV8iViPfxAvDVO2ywoy8Gl3k+1aymeptR2qLN95MvkRnke+dg1SBxIugLdjHc58e6OBVXkvsZH+r2rhZGCXHglUCG3Biyg
Ew0V61dUDkzR3Zt+lWqxtbQTqVOp9FCsG5rVzXrgq2sTHAcjtE+arw21lYAYs5E8yRwrmOP6Vz1sDJM8rpHhFcax2AvrjzH1QulET3Dse2rngnKMMxzIyZXT
ipqnXdfGyGtttFGN/5UrqYlEFtXNXC/8QXyS/PhI6yvHSUokLwsPEz6q+4StgQ2208bS1c/AefG4OZ2t5aO4diXdqIzkd60P3TfPgYlI4DeI1ZwW4iPjlzdq
GWZznnSDTSlpft/EwpFqKYwA/4TPWZpQNZKXaRdkQjqGHXfNIlvkbbbYTV3pGV6pb2Ps3HL6tm6H39BS9FL/QOx33HL0MjL0n9zJzBR3X3icaBn4W73q1lY/
LhihVvQ8Ce4p/kac4neliZxT2Y5KIm/GCDYe/eY6x7zGJbQAZaS6tePoPTNUmMbHb3ilzMSyzXZGJy2LWe6O4oaIZPIOo46xU1/hweGV/DJYPjc7nINmwF34
0JRnK3blzJeu+7szXChdbo3Wqn2UxLR4ZTC5R11spPBBISwh3e+c4WpsVuQCTF1bGfRwYzxlqB72K08HabOopsNEwd3aUucg31tpimcG+hmWRNf4FQTwjMvb
giprpV21lZp0Bp5E3LWXsl0JcKiRNdcOKEv4J+WM1NOl8IYX0KnGVgufcFc5oFdKvup4zgqB5vJP/kPMx7V717eTpkmt5LuhxmZMOJjWTnrt+cu5w6gYKEt8
djUlz1nLE7N8jwvG07wrAa0E/ZReaTfh+PBV/Yk51v2dfhLS4TysFaaBS3R/yldYn3gOotWrsDHVAS2nC1iRd8KXdBreN9RT/1X97KwUn02P0FOVVebvcAHb
EEaH67PT5UnoQVFJ/Y36WFu3frdNcf9Au9R/8saCD1it0AOmlTnQPVKLppqHa7GNUVmuGVxmZPDQftteXZnLboOWQKbHqpTQK4Ax1hG+zuJJvSxKkOYwOtfc
9Z8lCXT/voV2WBrzG+NfyxPQX85CsEPLd4YJDbwVJzuao6A8O/kBs8TBOGdp/YQvFiP+m6V8aJOoUux3kg/IpaXHkAkUCNvEeOKR9Sa9PpiJmqiL1r2X28on
8/LpypY1oI+8VpqkvgofQaWww/wYxywmH14EyWQ9cp5ju9qTrCAnMusTb6NRwCsK9DKtDdZQ9jhmB1eiROsH4yH1s1IDhdiGwWLQDCFPNVcnXvz+Rl7jR8cu
RiVSiypuTMFKsm1QR2OkrLubgD0bWrF1lOWYKSZi5WIHEHry/HW/gQpokTzP2MjuNzeZuSHGzFQzzcmR2UE8BFELMDk0J7UW2dMN7XXC3Qv2ue2SQ/+qnPWt
Tf1TgqDExn5iA1TA2dd3t+D+mkpjudvqt0QUcV0t65pILSbqGjFwL/OATIi4NxcQvsKL2EJ1J5EAFqOM4vPSWdgZbtrwLFzKuKOdNH8CfcSRzCA0c8st7wRq
frADPh5vEmnqCaAR8kh2nO8s5lGeOCaBuu7vDFP9MvcJEG4POm58A7ryh10P0PJr2yS1Pb8JBnHC2Gp2gbnAHv4H9pQGxm+VN27UxEWxzeyfsAKgoHfKPjJV
D2jVZEg+hZf4deRplBw5Q9nMSPBvdZF9CnxFPQNHbN3Rn9iY0GIX78yAdS11uTvEXf9zfTqalVCvmOPbR2ivXfyC1iUe8e/j39j9/A+MASqG52jxysHQivR8
zunpa4wruJu7AVZnKptfQFqKBNLUvvS8QJPES9juoq3kQsdy+w5in4KsI9F4sDxMgxD6U1tgnEZ8JNOMM2+GWqb8SV7xfsj4j59Ys7NYVRnLNsZvqxf8y0Iz
wRHBublOaNKqaQWn4YHQl6079OfMDq0GuTj5PJNX2IvVWJOxM6GUc37T1ZGtz5TATyhdvM2JwY5sIz+y0z4qvLe4k5AWuhh5AJ9718MqPgvo4MoJtUAcEyfE
yPNAin49uAdNV8ZEqpKB4EM5X78R2le9Ozc+drbabHOVCAaile7sNnyGvBE8Yj2ehY6GckeTKyi1aRVfTqfgMX2f4wueEfxD/FmQFJt+Su4ptQsfAv+uM+CP
YDRw+HshxXyW3pfLzPhmX4GVV5uJzdFO4zG6BH52BKg5bAktW+9LBxI/a4lGROkLB7lakDxtUh/IKsXX4LW8kMgUvijKKRoI6upGmpUJpa2sUUGeFnhu7a3O
lyaTpn43coloQtcJNi9ebrSSq4IHtrviHXQKacHX+nnG5/o7+Dv6k2GKQrbflOuFVRPbKCWK2RDPjA+NN64bb/WWaEG4h1zSXw/2q5uVvqSOFymh39EALFdZ
KGvELmmQ44IrRJaimmvFYrn4LFcdWx51VTjiPS5t1xqo94tRqIk00fhr83tzAbyG20M/wkahg0YJwglz9IroH8nkckx3aDzI1hvK12XZ+IddijyRv/QEc0/4
LEiXpqDBsA++xzJVPSnEgnf4W2GvJcp4IiO9J8qTmkJFHs9XRg35X1F1fZv8s9QRxkYG4c9SpoBkPYROh+0okbrvyPWVcS42ewaXoFKuvmx5cSgoLjnImQoG
ec6z3ZlxzFFfSa6Hdxy3JDBO36JtRrOhajSj2hkN8oe4WT4j/RtzgjlAXWFPc3+mzvF+0OdyO8RkFYCSBU7lI6xCrkW39WdqB/eWsAtT3euUsWA9PoOZHhgd
P1/cokxKu0zE53TUCa2DSZlH1Gkuv7ctOQws4P/wvtMHEX8zc/g67mfuUmYtAyt+BevprYltygC9e7AfVke+L/dFq9F/+i35GBAQgdoqBzQ3mutfRDf0lCMb
uYdpIrJ69kTuwwb61kh2TmyojyVZicJyUdi739cl9BLVZs6gtdJ9tN/sGxyuzlEGoAeOZWAodeX7N+ym2YnrfNi1lwuTlsQsufcv+4Os0Xt5B34W6/CEPOvc
Ot+NWeaJdb92j+RcaJYyOFSP3k5MMJqHGrlGm5wvijqpb9KP+KsiEMqGZurS0FR1avg+YXIsevTdd4vxynQmuYmP4Xpy5/gx8hHuF3exfNb8z8SRXyrDn1Cz
lfmeWu7l7irpW1O/uSunTw1GpbfnmiaXV5vrh4vbJw4zj7OV+bawHbEfPEDh8K2CsXCZPIz6AD7LO/RYdRYaJ97RyxoR7if5B7CIVJR4fwTzs0Pz7P49XGu0
IvkyeIy1kQPmMPMu2wldpm5i+0A/rDR+XpnOVOFppgW2hmCtNcCeghXekmobcs53nuVEv/IE/uod4JqXP4+I4sYYY8SXRmNHvF5P7sx2cG93NuYRv9L4jU90
VZGf8Ts9ptIa9QaHHee8par/pvbWcyTa806JCFb9L/o3szrCqS90GZaTGzEtQx0LejsdriHJnMTzmFE2YaSRZ+7VjqEsPMiuDUuFQ7W97DXfNJ9iTMh/TDfQ
Z3kDlnisumWu70f5FyJAj1QIY6H0PrQXWfjTuG7uIJON3qHkJMI8AdqxpGG6d6UdR9nyaOAtPuD5UnOV3Jn4GY8Si5zzwPrIltRm+ED7jLQfLP8w79RYeRP8
btNgIDwkfKD+Nn2gaailXqBnE3uMnzLqpJ0MRW+cTNuV4nBZz2liHleoHS6OFceE1unr3H3dk5REppA+inT00agfkQuTnX/p3dXlan4oWX0cLgxPDbRMLbOZ
LELu41v+Bu9Dx+Ewd9/0CnBpqFzmP3Bj0Mn8GDlPKMRr3yLnzzXHbO4rVHd339ys4Fz6afjOPTr9Bbol3Ha8CAzOGAvv8Q7xmQ8rtQ61CTAIT2NSDqkOz1jP
K3xk5LNjIHOHkD1D4CB2cPp2lB0pEcnYuQI9UbK2Hg8PCS0NNQQPuddgjadbnbGmGIoN/RUUImGQJl8WAs50k049kjpV/wSmmn2012llHXVtv7uXan0cBPiY
tCPEsvH8CVTsSeTPQ0Wdg7J9B+Xl/HbpJ75aMus4Io9XX8AhfBcZE6fwyVRcjcVGPnFfDBqVktLkb9x7tmHIGtlHOaRk3gMGMMmOesbzYHtUGMoNe8kn7iaR
vvwgvoX4DygXYSLzmIvBRGOf2JNUHIs0Uh2tvWaGswf5m+5aVEcgW7saRwPP+Iv8vRp2vp31ue7CCuTaxdWxIWlual76mO9ukGW8T74IRsFIetfQH/AofQvk
mCttu0I10rOYJjzNXWQT5NahPf7Rej4zjeFRXvr5pEeFC42gawnsjo3znCvuoW2F3SLXwCnvKW0P0dOzHI3lztAv0W+SAA+aDuxx/ii4bn2Gc5zehHPoBZsH
cFiA0mupvwGn5626nVqNemkpjGQgcSvZWtOIQcLVTYc4HfSWR7uDriGmqi5XqEgj9TO3Gj1mbyevgb3NJ+Z/wMufwBqaBVguWMT7wHumYFvL1OlGjnA3PZt0
ESXBSr+BbqT19yxhdugTjBJoT3hCMaW7v1feD60Jx7vXhXeG2OSNoYlpP+sAWd2i9i60LrzSG0DhzE5pTORm7DxlaGS6Wgb0D9dLsTK/wcdMfmi2p76yN66K
3J9ZSTe0DhPa0T2FnbxIXTO2uruJm737XG7jGtMF5+TN0lVyv7c86fc2ck5m3NIwgjDOEwvgNCMdHLY0Taint0ufAvt833dffL+u/1gzqBzSDLXlmiT/3+p9
YbgwSF4pX2LmQI77AV5x+PmK+k2d0dfS86RJGd+Y9u4tzINQL+Gr3khvDIuzmwafehYDXfhI9rXmJn4j88TSIc53nVoA0pM78F/oxZumopNkG6M2N0aebKTL
XVULTAJ98ZNgJ7AZ7bga2HotC9G+soSs7OT+0i8E7qlXlQVUta1NUmO4QHCQNo9rTx5nIEEzs0EmU0qZEKrJVkFV9U5mskIzc9RHamNjNP8bGKPPMzqmVsi2
wjnuetoIMj0dgSuhLXhF3coXqqdhMqqkcc6eih6ZQtHkIGk8lxtqTT6BPc3j2B7jnlzSVgvcssXzHcANtobuoxPIMOykP0Rl2Qreq1QvkMvsE+5Y31Ll5EOE
Rk5BZWxdA2exVUUtUl/DbFgSPoW1qH+5oWpjrH1MAvUQbpd83HN+Chimqa7p+H19NcynK+mLgYWwB89bLuJn1LpCRtFjfqi8z9XVkwo0XMZDqVnc+nCHyFHn
fLUCiNY7o6dxNHNIXwuqeJPgQ2pk2kvwJ5phjqUa1EgF/Ykt1Mz4RWwW/5CZK5RwHWUqgkynT54rxaorv/sHY7AoCgyGmfx8NB0OcE2LNDAq8Q1QT5nl5rnH
os76QAN34KbH2kerhArkQMFtY5/xzshG+RRktnoPmfncQeag8J+409sRrtMOurYHrTBHvY8Rsqod5547R3l/gKm6gddlhjCjuQ5KhWhvoql9BklqanLH4EVt
Iz9S2xO4DoczilIP5ZGKWib0I35FeuBiYCKM015Sc+Cf9BzliDJd7qhvIReDsSCJGwjMQH+inK2cVor8kX3G/sE05g8z8ZHFZiV5tIaAXx7sTiMkWArN4C3m
m6J+KYcjOd/rHYUGKmHoMZvZ/zB/VVfmn2SrbqoFH4EsTQvdBBxsyU9yNaB+wN7FlgmmwW3wiZOGt/k+1oPyeP9d7avcJ7iG/v5ccY91hdya+tF3Rcs2BEhL
Q801Wn1zYuSxWSs4avV0Ffec8gxN6p1aiv+FqJqhE7l8HDcc5ehnhQnYu8gWOJ6ZmNTJ30Pqyu9CD9TLaY0YhzobnmFwojpTi6+fH+d4zOridu97soTZwUzz
b9VyFZENuUq4Uwk32SHSOvxrKFf8yGyIK9ZdeF9pLLjgmkRJeozy2ndBqejasKkvJNgUSLiXcCP5TRZ/an8sL9zVpQWv5UeFHjEXv9dyXxvsuKQRIIka7hDQ
OBRyvWI+e0/6lxjH0EdqWuonj+b5xIx1V2biAs3SRmOn7Zv1zXA5VTb9KrNAneYWmRegvtHP9RX4uCEeSq1pfJEraeOoDdSP1FZ8A7yvv8SXktU2R8K9xd9T
TwQvplX21jMGenxpm0Ma1oq7lvaw5vGMIuaIOBeW59OxWsiuxLB0UXn/J79T8/s2uieqr5iZiU9BIjOcGGEIosBPxzf7LsBhXhjK9oguD04qIeYvKdnZnLvn
rBbab0wzYfXXsF74mwDU6voLeF7NIjqKK9lQyKI3prukfkIXA6n+cTBFJz234T7sGvfMPB/6Eax3PmK6sO5wNJLwLLcT9OAZ10vlKOEwZeW5aPesIx76k2TG
IbOHcdrNw9Hcz3hbriz1KWEUusHJ7Gh3QkI2KPJOCA83GpomsrtJlvfMdE8wDtLTPccYI3N8upLayRkVLgi9NZdoG/g+ajkjRy3PnwyN/Z6nqv5CuMVWAxWr
becfM/eJS3xl877rhHtuWk1Uglyz9EjsKtiGmA2G6rW0IWZdeNfooy1kvPGZ3x36qdzdcLhrmincSnKN8RolsrHOBO/SolbUMlmX5mol2ClEL/8dZ313EVjK
NKAvYv3WztT2owSxBXqnfQTlsbX0KN8QXokrh97z66hdKWtth8ByfIw803XEvY3OtW1IzbBPCA9Fo/TyalU9RttvxuivyVMyZr/Prtr0fZOFTyv1QW/Gi/nR
XHM+f8T1zdjCC+IwIWQ4iNpsl8QxwQN8HxY3WrKj1Rapddxh4yyaxtex/sd/o3fAH4L9mOfYJrJu0tK4FsrMFJz8yTE4L6RVls9qD8KcGWZamYdDBB7ko0Lz
qAHmMdSL0BKdYBXYDTOYtkyFtH6hcrbyaGikELSOLEa/w9qZJUO12JWbO9CSY/BWr+vS6geWq/JAe4Boqv4F88BUuSHTDv1UsxnfnYumHunF3r2mly3n1FLP
8IvdeWmrjW6bn0SmYr1gG3kZM9/RzLoNviDuKpOwseCZcZscopSkxqu0WmzYzG7MOqmA/6iss+x3lPdFG1+c44ubpNeC27lX7AylpLo5fIGm5FZEVU87Psr1
LKzqc+Agva+bsKzgr3qa0c0QVbzZWKH85CrYOFKsWrxX99hmSlJoqr4PLUu/rBzjb3ElVVxqLebhE4TUzHR8Nn3dGAkmCqnF5SMDuWZm99A2rMDnBla5r8YE
HdxHAolNVCV0CIeRcwiz1dN7p/dU/y44xZxVSynuSDrKSfwJHAO94QMwCrm1z3B1wTvdhxrq99gDJm3EEo8tMfJT/Rw8JrjdB3z/6PzGePdAlGkrR853JaFp
qC/73BJE3V2z+X2eR6zGT99Y/N2fRqADaDtoYx+S8xiOV5mCeGaC7IKbXcOTS+ppnmp4iVBCpBrzF7FPe8Q1N3YRT3Uf2JfWTRuxoXliKe0WyHavDjVF5y3/
svGohLkHPXM/AmNJxuMj5pmm+3nSNs839NqZrY6Wnkh8cZPCA/CJChxhxwH5aqhHaE5Gf/AONUhrA1a6L7IN1XbaVmMm18QNQSZ0mjPR5e/OYyOd7r8pVsqm
ZisuNh+6xOraO26FfFirAPvZKwi4FlKjlLuMb+NR1xn1pnpYfubYC5cq8eIgdMTdSk6jWpsFcJb/jZKm+p1H2BnmD7gFPiiC0ijnM/YTs4YeHqjsPqudVh3a
KtCf/oYBvkLceo1TBKqGutBfgYwmE/IV/TB/D/xqMAnL0BifTnay2QJLXBbtRWjn5rPmN/2Gmu9XYwc50op0YzB8jOZp0cxGo33MQaMTYYr9ASN3ZHPki/xT
+BRrqp8DmnWU/xWcyOwzj5ifgMF115JAGlKxItdWbpyQzlyTF276uzhMfCOLlenBbb5oIt5RxzLc1zRfBO3dA9AvFU8bi4kqxR9q3N9yMvTEdJsrI0ciP6bW
Cg0szo1MjVSOxMFFofbFFyKb5KpGXurEyKfIVGSE26jRtMAmgc6VYXFGZKDSy31MrV+sFnsiY8L7Qi2k1K2pW5eHFhZ329LL0yC0bkun0FFlsKBbl1trk06L
UVTSuy3YQ5zLdCRqgLr6wOAKZXBRH6KX/FxOJktbvsFbth7yG3+MtS/5p1xJGe8b65Pimqx/LTuVq9KA7+nTq5CjhxMdpDjUEzqYT9hBMqT8B8JsnLZILaEd
t1Zk4oj9G9/nZ+A/a7zTH0MHevgOa/X1AWK20YD8A75KGYwoZ0qlOXIdR0QcSF2N3WXfx88GaQLuCyoF1h2ylbzhJKyDqVIpmd7ymaR0s6hbepnAAfml/U/v
EBAgDuTNUzhnUO0lfCF+EHKs+4zRciNQQEWLffB7mx7iN6WO5FNyjnO7mEJ1FjoV9stfIBvVJayZ0rr6XF+vQCdSAlZqa7BKchW6Cp0jnCU11ar+qQxgHwCb
ejbui7hMzdQ2ESWSPckO9qk6zFYGHlXeMPOxFPX39UHrYrtItKc6yFOq/aq2EIZbvhY2Ffpj/2lV2VJJWwOrLNnOEvYH1AB8h7gRjZSrS7pS6GtorQiOa0ho
pnwsfWnhzhIHogaWCpf0L1q4rOySlZXvCj+llFMIu13YJG+3JDnzkjZZyuv2YD65Cu4Q9toqyUP8uBqOdcjzhH10slAvWDPfVfAftVYeArKof9SKuM2SQf1K
7Veui53lmd7TYIBzERgm5llJ/y2wlSifc0I4LV4r8qqPAkywCfigbbf1FT+CG0GLMB3syS0r3lUNi98fERezR4mbvqCVYc7Ds15ENZFnMDJGSC3gM+0aaKqy
8h2pJxgYdMl11yQ6XXL+QlMcJ1XxL5Tp4NFgslwFp7QZSi0sUZxMzGI+OnL8B23NiIKYDikT8w4I27xRlj3KdLW6+hUs9B90DABlyWZeP3nceSlwPLae8G/w
F/ItcSUwPL9PbmK1Okl9iHLqyPiewlNMQorXRUUFW1iOMtL6ysou3wjvabmz755Gyr+K9eWXRCwcK/wuhUV/wkOhduBvuUhpqF73Fiul5dbieC0sJwZucYAa
EVyQ0hcjpX+J1+sl2Sp0VqO9O72PtD3BmBq+4AWmoaJHd3f+LdrWu+OfWL2xe/DRSnaiIzgsyP7/LE3+dMnC/KNdx3O1zupPcKY8uiDFuyW6o7QH7A1W1I4X
rEmeYJnKmIFvEsbq5t+whiAxjGM++KLkpIwjwuRDcjG9g3wl6cGtwn/2rzVWC5PQusA40M7XU+yjjE5NpE7C2dqzmqL2wpylejKei7NAjOMQmAYWOgAxSsmw
/aj0NR5y5ZzTgYuILrgv+mx+cYO43jEI26E+KoyDXxJrsaNRRHWwDxAtdYAF2OT8Am874i/m/IYf2S1ySeWBlkEYHGZ7I6zjFoLSJINmsD86bqhfSQKmqRsK
dvp2M8NFnjlVMVlZnrXGvkJZ5p9MNrZwkQ/ENPmycYpp6kUpL32dpWBkc6AFNh8csm+M7phnx6XgCcEupOCNCJyZZb8BRvn7kR2tyzYV6PN50hCYv+EDtbXN
lD7As3oaV9Gr2+YYY+VNEA+8NLbilaRTIJMok1ZSboaa6bPoP8xvwYfyOfZXpiN5DhhFASbbvG95mNZMicuYbaxI6yHbTSlMUBZ/M+mxMkyK4jXHOf5GqVFZ
rZe2W15hSc2y46IeLIrJqm2/DfuZRY4mbMhEVtk3DVtIthNXV2qJ/fS9VynxFYUz/ya0DoSYLPm3YPn8W6aV6SZekRflpDvTvC4Nxvkc+VAgY4JddQc+DM4M
7kUw0BjV0SrYDicqzgX2hjasRlL+OTrTvph46/hqDI6KB51ll3baV1mt6o3I62A9VATfwmdKKdtJmcDnqVFyO0dv9aRGYjnWq/k881BxxE1nN7vu0pxe1rHM
49Nn55cGU4m4YBcwx8dSlwsuaeuTF4pnLYZaVOCkR2mapYLtvHgCfx3Tg+5oeSvOk2m1iROTEf2YuePqRHdP/EZvz6+pdyMCxhwikeEKsokzijWxyKgpz3De
VQ8HFuqctyTqBEZoj8FW8NyXE5xFdkqo7yuJPjlXaJfl5rCffovhgtOxfhuLyH7WCo7KfJXcH6Tx1u48xcV89ym7Nzk8FdDaOPCezuAqEBx4SAsSjy7Y1gRX
SyP0PwPd4Wk4FGTxLbS+eeMoZxBnXvt3iVfoW+Rg0oV+xGl8e/KvUpLrkmVYSlNwCVVgRDRJal1oKAh7DWRmi7urvlh+qxxd38S5OHGd7Xf/aMEn97GsCpxE
e5y9YB+WUdapU8Sl5Euhiq9+yko2noyClfQj+Fj8nvGn6hBfwrY6nTQW26eKrtowQ/vgiMVv6GeNgaAON05aETcruqsyClOtfWxdCz7p14haehKoSO4PxvtS
lSTsc9J9y3vFA4/JvzJHNo7Wrih48AHwqcdAWCih3sMaRZeVPxD/FK4JLOSeOrZ7tyW/13xSAfsRtPjOHx0LdekHcZb9ofhR2qWo8TNTNsjjgtOwDcR8cIEi
/bvZcXiOg2GvgvKwu98OrnAFsdmymvYZnBbfuLdDCsG0m9YTvmsru9nexP8nPsotKe/wTSDHBN46jjNVjXbyZ6Gs3VU113aG7IW5HLmhHmwPerWUqWdYNidO
hxtS5oCLoIZzot9KTLKchg3AsEROO2P0Bo0djyWvLzoV0xorbfn5gTrqVNZeeZv8LS7acg2eERA53ZnOvzNOCNFqW+U3dos43P03dsnR2n8hSy61fcnyxXNK
Hs1qlDWpxIPSNwKLlJ5w+XdOW0QOkLsLHnq6VB2faHsjbk68oJbWMvFmQnHA65wV30/uay3rLa05xdZEXzBDm4Xfr5GkHBb/o9/Sdt+bgt9tPcF2MIKkhamF
E8m7RP31K6wlEw5UPU+8NLqqZ7x5ihak4VstK/jY10yuiw0SM4jhG8aBBsIS7avSStSUqfqC3C3KX8qfvvNS9YKW8GPhzGCy+hp89AjOhcpv8bcA49eI1SoU
y7FphIINIrLUGVZRbIrflQ4FRO/g3MNKFzAKWyw0DrZ1DsW++n/CDuUcEutb1MJNxBN/J1iH+EOqCM7nd7OtxtOEbuQquYThKDoDt2qLxKlxH51Vpb5IKViu
9Uhy2Lzk+fy+frGwkdzI28YrwhRbneCOKhG8ruPHwExrHWc0SEpsSTidlYTxuFtY5Bwuj83/DSTbW0qX4UPI6D/DUVozsynsy5PSSHcFtRqxJdBfvoqNIpf4
N4C8TXWtI+hFzrv+tth87SyueY/zZaWSzDzhlRhJ/NNf3c+6B2rnuENMdeVXRwXVzkYz81Qv18Tv980ShwvJiAOHpDHGOpWWb2BvHPuVAfaDRR+Iz/LO9Qew
nTJm9qeWYIM9c6CITSX64k2dlckY/YYzJ/iz3F86Bdvo94ja3CP3n5kRSPkaYUdAQzgAO+vdk7SQ3YmfJ8+CZcx2rZS+yf+MLMuUFXfCAtQF3cdY8AguLVdL
NYsyibH5mCw55jMdUioEnewEtQye5S1HnZHHSpdUx6bNBVvdnxWfpz8xiGjkKVSrait/WRZqTkTz+9icwqYxU/yNmd7SIbyumm4toZ6HEeLnlRGUp0vMMj0f
rQolqSnqLKqb/oTgzO3cYHkkfzDwo7FA6WMONNiatNoJ3SCf22aIhPpJqmgbIy5KMoq6FwR8Y8ybWh5XWZKYxoykdnZMpPpDCraoPBPY+bnMG6OW8ivTF23E
txSLqFj5wE4PDwabzBhqWWCrOYJaiHmEgtAc+3SyEv/5u5ul8FPBNnGHZw8aTN0jh+lGYW3lkv+6kCUMVZ0Rd+pdsI0srRT5ngqVsSpSr1KjF3Il1i4ptXTy
suNZaOnhRSXBZTg3MtXh9l0wA8HHtp6hLmotKV5pGfxXW6L+qP7pfZ63QtoixWysV2O2PUfZ4DjKVWP+UHawaWIqGK4NVf5GvZSHG4/BMB3jWgLvgryMT3qD
tEMq8nJEmYQV1Ov4xcR17aaI+53wRZCTG7r+M3uicsmbAu3lIqq0WQFOKfKjH7xLLPdhfccQoQ/5BaYnIvuNyvUDZ22DpVcwmxWMIHjvaWsfEdiAPkqxwn3Z
4WyuNdFbaqsKSgeLiurahzm+SWfLRknlXJWscfmP8yNMFasfNixoIkTpjxWwbob+j3N1cJ84CD41Vtg3Yy/yPslH1FlKUmhzte2BlhuLfZsd/f3bYCwxmNpG
7LK9TRub0ittEvhEfFldHn6rzMufy46hSNAe1CGS6XfBCeCJ1SP11bPAv1p7l8SehNMtMbBGsBJEssWFoa6obJyTvV6rlHZJFsAOZ1l2LyyWUaXqkC5aLo8K
9PImgMrixvAAppagbj1RsIxJDYwmPKYPzPTWZa7YpiuvuIDYGWTLlfU/QkMT45Rl3rJwp7Yh7oyYonWgZhRNpNu452/+iyGDI3DDKwZLWd8msdUz8ydZkygh
oa51WFyRZSplyAfZj3KBf54zJbBUXqQ2tqhFJZmhiR8Uh3iz8IIlN1hWO+U/prQv4PVC/2LLB2q5uIuqj3dV2pB1vRJWQp/IT6OnSZ/WH9eOatX1odzA77s4
Tv1XT1EJHM+vhC02KZRrKc2tpbK9V2011GVJ6/1R4uv8ZsIeXGAqqOfxznJ7soIrmu4kr7V1tq3+/1845X2wGp/IxyCRIY07KuvfbpQksyWv/TizCLdv2hQf
622u1aMuYc+UfvJ73wGyEJ51dv+lk2U9dSXoA7ccc9jB3n82ua39vP8V+n3D5LGBsgUlg9vw9eQqr90/I7ehcj//g7Ltey8vFDmHJQhFv9g0ODAJ6qIvtYAO
Lo7bn9TVtgi41MPqYWUatcEyS6lI58lD8VTqsjSc3F61EqcrnbVR3h82LV7qDK7VmOQSTDNxO1OGSUg9SZT17NZPiXNjhlITVqzTYgvd8AGxVzge1W7xoMW/
Z80t4Yt6nnVq4dWsqQU3uX5K2HKNiYZ/iQfwFUQ1qRT2l20X6XQN8N0uXElfMuKpCnRIW0h9U3cz5dXT2jRlADnbFxYTnM1IUm2OvgT25t8MpoPfwqNANnWs
YCo9BGLyodyazr0Jc6gu5H1itO+E2qtoaCId/ImsykhaOUdXOVFuIY8oepakKlFYOr5aWKw2TPy88Q+qHNGV6E29BE7tsfCGeaC6xEaFOb6R2E56OsFaW9FX
4ano0klW/KRzsJIo3bbVwy8lbSBu2hPAdl84oWnC5Lhb0id5nzRGGC0+zesWt5bojDvoR95LzouWy45kIoV6Rp/w3XHMK4iVayTUDgSFIFOR3EJQ6ihn6eSK
IAvlKQ1gPuyx8oOy39dLzlNrYi19yeLhIsV2ITc6v7GSqrVVeyoMvts2LNhYk4Qhlkmurt5swaa/8PeR/xN6Zp9URziLuBrWC8rvaj0pBlZSyigu3GupR67x
7yLWUPlKY2EWpN1r0YlAN6o6l0F2d3QW3mPZdiY4pMJ7+g91uhytnCamgmfJS9Fp0Y9/8M2Tn8IwwJIIQZTnohXMYLZr3FL1fDABG4RdT1rpQOuuB2t5W6ew
2C+OW+oA7Dg1Rn5hj5EPaK9zLd5flNpRx1Mo68PgAiU3+LBoEleZbBt8KBX4+6lFQW9BKzA1ONw3h2xPlF63WXtrGZbgxeOoWeoQ6pDvFjgU/CjqTEPSjA85
WN92bo4jxo45f/Z1UZobBeIpYFdWYFO1+fIQRxcwnWpWDVmqw0PAof1rY8V3wSrk4ISWZNA+hCISlgXOiWfl2RbVccDSDaTqR/0tVUPsq5wkBxQ1xlT72YJf
5cpaCrE8WMJZVzP1fNsPRBX7Prlp9V8EO+2XfxJJ+TW8bMwJdotZ4//X1tHyJKGgej9reUu1an8llQ50LGhKSIxNK19tlPYgvzClvlqvcPmaLlhN4rp1Alke
t+EB5yR8M/EQlt7Ygtwgt2IV7JZSkW0rPmIaMkOdYsADb9Ac2M0AZYP4zDlZ+kpek8urfZM2qILyjP4F7RYn0x3owXSiNYYoT6ywva/8mDKDFeL/ANOVe1ED
lhQvardo7qKYZdNKtIg6mpWVUF287Jq34Zyax8TY9imj/VpwNlyAPdQOeXNc5ahVjtr8VqmQwIBKz8MsMqVWkD8oA+mt0dkghmlrydRR8Hx+h7UksxXuFv7Q
zjv2qZPx/slpsiwmbdgSO2bDKQJW44mWFiqqPrOMHICpDqf1TCFRWC1QD1/Fzbfyzix/b2slYRv3sMip5BY2JZ8wyUFKK3TOTswQx8uTfQmWi+vPxFVTbwu7
pXXeKKoNhvAr+PFgK+GB8tUeyst2lkt+JY8J9F6z0zLQdxOrHFhqa1VwN/GgM5TUpdJt5bi38RLgP5gYcowhuxPHpRm2mo7fqh3X3NQ04QxegE3yW4rerV8m
rBMzGdlneL+CylZOXe74Er9Q+pveZbnt7RdYsXF44q+BUgWTHVqlpsRH+bRzPtGZPJE/SFgb/IXYS+YIpRwqd47Jxa/5l8VP49ZgZ7QYJbrQo60svJlvgZL4
bPEiOSubzn9A5Tr7+gYITWiBcDOlUnA9FNyN3fEn2TfK9xLL5/xT9Fy+pFmCs/wzYSNrG3YzcZ/510njZ6QiIkDOVRcEnfILW0QoC/+jewqDk75IhZbN+Ctp
hmMnVkL9idloOa4STDt8OehjjaXLif8SZZiyxhcN4/bnOuVp2np8OCdIYZuP6CP9I1Qnh6unCJYpgk3gC/CWdaPfmHLOJbCuY6F9m9YhsCLWpbczjtPpuKwt
4NYQHcV8VCzdzl9LtCLb+drC/Y7Ofpn90UwKjkWzsI+V72hpVJ5nPrnY2KNtsewBbfkdRAfyF6Yh+pO3WXtpw7VOtmv2NvI04TLKCbwyrLhBtdKAbZtyEzQH
MmhKtgN/EdnUTRCvKkyO8kj+AyxQD2Pd1S9KB4pPjVWyqNdp3qQLWN/wVqVsykFlgjTD+XZj82C94Gj8Z/m1ngELE335z7Bp1un214XNwRmo8RW5t+INdQ7b
LNUnyDCFXsg9ZxMlAG5rv7va+3C0Ktep1lb/0gHcl1TFtwX8Tv7EX/S1s5byLKU3q6NSH9oWq6fy5gY3g35SOzWUdkAZwK03qynNhFfBS8EUZoXmCy7TLwE8
y78oOavHwpaLJkQxCy8svbx0Jj2u1O+gtnK66AqoEwyBRUQtQSHi1TfW1kqflKNajjvEjhXKKNGBqq4awkZ6NL4BfCFwpaR8QNlkaR/nUdJ9jXWf9MWhuLex
HUFTVFe+Bl7F7qMXFf0ht3RYnUPlJfIctR6TGMjRWzPL1Z+ZncEXaj+pHlvf+bO6t1pT/Q79O3OUQhZfoHawthYlGVp+0Mr8bRlqlbVNqp9bQ/bEJlrWKdc3
7AYHJJfe3Xfd2o887Vpkf7FhBzmc+eTMk/9mezs6EauMVd6eXF8QNlqrScCCvRCqSBPADnv7wDZtEfXONyZXyF9FbAactoOZ50gy9prcmn+J1ZTLzhf8Gzwb
c4WemdrhO+tN0QFbbP6PArOOjup4+3hIQnBIiO1uVq7L7ibBEtzd3Yu7u1sSXCNE1vfKzL1z727Q4u5aChSnWLHi0h/ewsv795wzZ87M85XP5Bh81CcwkL3J
2Amv9JBqT0ySxsAfdoQOCztwADT4jrCI/WJ9WLOwsWSbPCIcZQkpf3DzCbveKbxJ+1XEpbWoHCyj1PZP0wbJ05n7+FaqItNJTShoiA7Le5Cdb2f9kdafJymB
KCfN5qoJpP/fdJz9xhwm5gqjiMN0uisUbuyryilYsfsxW4NRyP+JomTSh8M+ytz07lwffiSpkAFLb2UBfkE+aH2U9EMa79xhqkvFq45NL20GMAa+hsn0JaUV
/sQShTGkSuaya5LHUA+tjU2VXJssW7RIdNl4V1mVOjewzTWWrGb+SoWEdVylsAPbIp8heroz+b/DvcADmLEVCg+0KMcnehHntyK8su4KHqAvymZqGVsUaode
hBwoZstvqAxXF6WpP+gShKyv1aSYJKRY6qNLwAsfVk+zE/RbNlLj07ppSD5d42/9FzB0e5ycYb+ltqFr0XE/2XAgsSn1oNBfAKWnKb9kTl5Vusm/mMlknsMi
8jX+mblTGhGIVVNRP49h4xZq1DIzdSSPlclAKDireiNdI+eJvdB67GczkJ9yV9kcdNjeiK5hPorOoYRVX+2l4L6/Vqgp5QtdUh7DEYZzcFpojn2Iq0pRTB6J
VfePiY3ZcFV/QLnJY2grcV2gfP/6qgW20x2o0vBnaiIaZdug73W8CKr+NqicNNCvKww30tsabqNequbIw2UXLe8adSqif868ZcNWPsgCln38UphA3+T+Ejqb
ZxPjzAfsHnFuuCVWhbEDk9AKNArH5G+UB1hTLQXocF5FZ/FaxbpIv4C+CpW1NpZ0mMCspUoC133P0FvqYLg318j0KFQ7fE4tMZVxR4Pm/gJXOVBPXo0Vuqs4
m0sLpQ0JE6j/lIdaI/Y6eCjvrFYt3MpaIZDFh8jubGs8T3zBFZnWcA3BAnokMRI7ZB9Cj1QfsEbMQkXZScBgmXCtWoR3tdgsLw1N0A1yn3Le+hjOwG+LS6i/
eI1epVZPWYfqV83i7poPBu75/hP3BF5DyTY3dEAZanFi98tGGKoI5wIFlp5I5Iif2t1nPeCehT6jYutkrZCrIfWx1Y7lUqYozciDnnHCRuW78a38GnvFvAoM
ok4rl/Ql7IGKk+CkcF/Oj+/Vf026KE0UPm96qQyhctk38nD7RstbN8Uc893XLLQMzhnrc9Y8XgnyUc5tOEb2Z+eSmc614HDlzcogU4S+mXrPuxAMWKgyfDvs
XmCaslvabNGTh+NpMssetcvc39xn+zZ9LopWq4WWYBOt++F40R3MdxwCaxLqas6iD+YI22NslPinrxyDrCnyOWM1/E9tm1qbD5v/8+0LrIejQXfUFevFxZjm
SElmIMzWTepMpUawMVEWtS7szruFYYEF8nzHWfYh6Sbe83exxkyeNBoNc1XkejPzAh2Y50JXxZ+aTd1iKmIHmSxuQdADf4VjJRfzH74O+sRBylI9wVaPMipN
+NpcFLKSr6T+0u/0XwldrQfACqICPcPwzVJJ7YC31Q+oi1VbKBeUU3T5LooR8kE2MUbYCNYqf0MjNzQ5JwWxufR8brptovrG3pZsqJagpaVJwhe+M4IhoL/x
DyFHp6/RVqCZnmzhjPdKEeudZ5ZdQayul6Pfky+9E3LLcH03+oU15iBVRegL21tovj800W3MZ7mrYpdAV6287QKcgqUCwXKRK0/kqhvt+0RrYBMbRXo9AxLf
B64INeTGwVpAxl8aKqLvxSNAApWOxQQnOXCQACtAmtqF9RDXKqvF6XxrdVqQF/xqlXXh7H+jykW/y266rEnMx4jIaJgTxOdzyc4GP/Xzlqi+gXdycgkaSF5x
AqjRXYmNYlWb4pxK8Giuuyf7UrwM/2fPs01lT9oq277Ypil5wb6W6owlTyJD9Bh7Bn4NDg+fNV/nyhJztF5CDdJvmISWcGtNxcZLyVNYm9LFFWEdTEznl9st
/C6+MtWTNuILYUN6lDUxZau1J3nRU5E9JP5TUN30xMpiw33zuR+2E46L5BEhGJtSwoEe2jhQJTCQ+qf4QNJXvIehHzsEOxw4AseAOlQHaZcw19QWb2QcwB4z
v8o+Sg+2/WcZSdbi620cBZfY8Pj7ZBfrzkA59RA5G5QwsZb2XGRhHvdv4QyxhJ2SVKSuYvcxJm5FfCetp3rJL3PjDCO0mLymwizDIrkOuCu2DnqpD77/gVXu
wVhrsiW1CrZi2jjaEO+BRHmwXvQdvAqgApnKN/xz4Jn2IdEL1ilnC/PpZ8pS+YA0jp9tN4HOZV4yTcL1lGjKimc4rOC0vQG9RbjJXYOX1a3YR/GGtzLTgw0l
0YbVdGxSX24h8ZkCWAspQd2L1Qjv1Qpot5IsD2ZZb2VUkz/puEqv9XeRT8Hy/tH+brn1rHeEOa4N2i3/6CSVCKNWelntst1kb0t1gNfVjtpmop60HdPFXdIv
4AuH+fvqnfH5WkfvkcIR2HJUjR9qK68eErenuempamd5MzzLVyIronLUZC218AA2S31OlcEj9V6gDrlJmI/m40j4lvAbPx1WEO7mdaYWSWPRTO0RJH1PuCnq
RnGco6N0S/6F+Qs041ZTdpYM/4Jt5b9x3ei6qZVMV0FdKgJfKO3WGqq0oDDtA8+VNcBB7oQc1IQZpiJjeyXJ+hbNVzqgiwlvWTFcncoofSufkSPs94SG8FBa
WsIXy4yqO0w3sAF+Z4kqGKUi2EBpXjyBzOSCLITRMNb+TZxo6x7KMUwJr+SugmeOJLSSX6Nsla+oi6Foo+Q40KBgPV4Ec7mMlEah5WQ68cZaw72m4uPSVkJH
sYBbhGrbPLwVVmCXpCxCdYOv0KEUc9pzOo6Zgf2wXGNWKLnCK8WdFcXP9PqY78t/zSmTPSdiRES7rA9Z5mV/lZlMdBR8HO4rW3KcPwYuB6pS84V0YRCIYVbT
UXQZ6BCP6lv99w001MU4NVX5Qg1IMWIb4e/iFblffq53q5LmW2+9p77TO0mdURzlCOWBKaG/6e76BWWS3LB4u+dJYMv6UeZ/iyLZpvQJ1hTQfAy9BrZAj1y/
FETgyPop6AEj1p6WlwR7kNf8dTEc5PhWgx7WNLjCcIK+gXeI+y5OILbQiXwMSuOTlw5NHYRH0RO5K1xqwjzw0Zxb7EXRVBe1GSCENHe6bIQpfitVg2pBZSd3
x5vGdZSy1vUAtNCDTGQqiH2Jw1RzySgXKd8YBt6xXeUfCxrsB3E43vQksCjURqy3RhAnKYORU0fc/ZSvaLliAZdAgVKN+scXhUjsAuKMkWABlMwt0DPbMfkJ
ZcI81FS3ITjcdJWqbPUUxHA8mk6s8u1V/+TKhp7kYehLcDv2g2PppuFrsExCSXIy3tDQ1pIafG3Ng5+Ef2IbElXiLZUOouPMI+LvlNqqHxCWh+trWCppn+B3
03zqLvWbnk5NIamUW2I76mOwB2ymtFUaw37cIVpc9lbqqXx3u4QC8VuQCOaIeXxNBaNX8D+wlpJAKUHCNZ0/ar8g72Evp0Sjb5RTHCCYix6kTPFtDRJcb/iS
GQWXuVvZw1oV/wuG994OC/JvlcspVe0NUqtzeXxc6kX7DqYjszjeJ/fHPZYpWhL/a3E638bQE5WnltoXe7ua28CxoRl0J/RVwhXgehE4hQ/hIpMHYQ2pP/WT
7mTnAHCJ6R5sgzIMBrYlsDmXSLnuAqYJlQ0O683DGlpK8jwD43Ere5rupW/HJugj7Uf4P2FNenbQlhLLLUzK02+bnsv7Qrn2CtR5/KvWJ7yn1F2SZjMmIDE6
Ocv3zHqY3m9zcXmMM5hJlqFItw6F6CKvSXooZak90CAwUwR8Ocsk9MhS01ExMB/bbb/qqCiXZc1kZ66+fky6z1aIjQmtSGxErPZ8xkTHzaCiLCaugNpiWVQB
MrTZGaDnYbW5btoYTkC70AdHM7sQ/h0PCYPRwvBDeEeuGxm/9GTknawvER2zGkYejC4q0ybQwZEeHk6uc9QI72d99pOFa/zLA4e5ntzo1H+pmYaWzjeaBbYm
RjsmiYnUQt8Hlrd8pc+Kr9hjYDHzJ2mjWe28cB/cNQfMv/BL7Ul0H99c+20pAhwjZ2GbcT8mS0+IPEsnpQ04r/XVIvF49xTmMEwhL7DR9Bn4Tjyh7GTiyaZs
L22negNcFzz8dniO1gx5m1LoaXS85RffDH6PfavpLXHA8Iypwa1Hk+laiclyZXZ80T1MDQzjnMw7NJiaxFdEx3ybbG2lLeumljzjc4OT0QLLYXMk9RG30EWW
RNsGfw+iLXhPHTKcclURSqqtD8Rju8wVuVXcEDXff4z9Sohgv/nxqq/0DH6+aCEbmtLQAGUa8R31lt5Y3qHvTFdopjyAFt/7j4Lm8DXVx+9cvzc4kt7oYYh3
oLdykBhIT9BYbiEqG/gO8vxRzC39IVgfUrTpoTl6HIgsruO4aq8qrOE6pJ1lIV8XziImp1rlHmgTtRftZJun/Jw4JQOrQV9Bc9TOxNpUl1PVjzEdODdsRjW3
bQ5v8cykbwRXsidTn3L1wqtAD7QH81J1LMsp2djfxxbf8SdZXhdAUBu20Ob7PtF3pRbYUPAL9ZwsQx4BbZXXplv4ZDDYOFr4J3iOPQneWxYJ/amz2BSmPugP
/2BeSAkYA5qxz7RbzDDsF3kfWy2vlgbVGUxj7avqZx+CZ/hAeTI5SigJ3MMXk3v1Z8QN5QUYwafyt/QtoU7WGj/dsQpb4D6tBrGZZHl/EvVCXcDYueowxvaQ
/oPcJwngVTCajnFothy6vX+zmmXZ5+qX+sr+wf6Wr+ic7MxzluUOYpXYGnQWcdBXDrwRalOzS6qSrflxpttsPvcohROmUo0tFNFfaGSj8LyUYd4Hvt5EeqBv
fAiKYgybKauFp+UFxCyywFAJeqWT5qGQ0uIpMxbvy1Zl9n/sjdXHpb2+DO6VhQXlqLJ8RzBRXcIlS3HgDv8NbWVa4nPI9dhYQUBvvSdteDCfqG3agz1RR1G9
FH/hGutqJiP1jXiI3irTeJrxpb0ndonYxXRZ9r+le3J6LM1bPiWnZZkxEShiu9gSu4hqlpRPXB2eT7ZmK2KT15X4h1OJSh8qiQ6IZd20KtBWUJVriJ/HOd8O
6aN2S1kulee/cI3goWBZRxbopI9Pbg0bSfdzf8WzPYnyGSUNfCfPi2PMIz0HhLZsN66T6Jd+M6dACUj22cpilCefIiJsiS6BFql/7RVhphIOxlGDsEVMNfye
4hF3QhX/h5ogNxMCgYGWNOp3QzC/BWpDSVK6+JIqwbp7ahJE7MHVo8BmOiq3hkEyPhYayYvyG+TuxWqCRGkD/Me4LW4gWOBPDBj9NyxfcVK8aW4N5ij/YJVL
HNIhbHKKy20HE8LHxEGEILQHzT1rEUcWy8GkxdxdzyZzknCw8i/BP4hRMMv2DS8QFsj/UM8szQLr/P+z2rHh9CXSJvchzuXttxGWuz4ftl5bGF1qpGEmOItq
QihVx/dTmzQLt6NqG+8YuQ+zTVonfNYDaKpyVTsqBnyNg73pmfplx13lNXJrFW0B+iicwyTjBdRa8FpQwevqj6k2UU3ZiY7N9gbSFLaPY3Sqxgxgh7M1AGf5
SFwFexLqx3LoScocsMlVRxocsNnOy5UEJA4Wj8FkvWvJZGjz42py6IbmQnf5KcRGe1MMcWlUf19VpqtV0ZepBtsr2MPhkPo44nz9YVdQSQyUjlPqSfE/29BU
JRc7olSTmwo8t8k81HnMuiF8OOk4V0TtpTTbPrV5QnNerNTNM1yrBVxKWtke9Hjw3tlFItN/hHh59wajMBwuLeb0PLfbsYEIR00Qo9Wh4UbYl+Acc2LeL/oB
e1vnHGUQU94p0x/482mJfO2f/PSc/opngAN6gnSTHoJNhaXcdr73z7SJq9bE56LytXJaHaqcHmnuxc8IF6qDne1SMpNb0vulF3g7vI5Y093K79YGOBpQ40I9
heeWNLGmI5nor3cIpAmLtZniaOoq6G7uqYwL/U7vDo0iz9jL2dfpF5hEUddrcF40F9x3zkGfUv7gx4gmfoi9nuseeyVcDX7SdK7V6gPa83Cc+gguS2nMJ1v7
gcfyB/sFejL8Rm1jXyculO5K97SOZd9G3MhSc6wRe6PvZ19cMaB8Jjtcb2FuQ9PahbTH8g5tvPMJ1itMy0koVX1G/+l/yRdq/UGhqbb4ougMauibxy2Hm7D6
4RHcAIqzLbJP4zrLRXyc2lrjZA6ncYVdzWWHB4hHN3bFU6TZ/m/MdSKPrEE0tZsSM1COrSFaoNpZh+bQWpNnCvzaUC4XZmhZgh0+026ydswe2AEj8Sv0BLkB
k+qrFvqDO4Lzei62H65INsppq/j4FepbZXugChyaINFHtIXCF+EYgmI930rDc0+BeJ6aJnf/iZXX/KfzR2uvzdH53an1xmeK3+KCPVGO/kBLwWtRa1bOtG0F
LfABUlX6BYzJtcRNoQNKr0CvUlXpjARzBtMEQPU0nA8Joh0+HF8ORFMQG6z9TnQMlOA/EOmKBGWxMXAfmEJHGyuGf8We+SOUy2ouFtJShJZwmOADQ/XX3FL7
09B0Z9PskLIOcrJH3wQuV6oMbNgJhddSuVteu3NtoBRlpmq0ov/DL+ea0xiMsCgoLE0n9lFRyMW/oytzx+2Hg5tTFzLjTTFMfRSLGpTuxJZLd4JTws8820AC
dpzpZp2Z2DrQgvDS+8mHxF21KjlIPsdNYL6SL0LZoFLpMGoK+OzsIsxUaisbwQCxBfqf+BLbgg457tZ6qrfx+yFu3SBWVlrI2fpJ5QN4pwa0sSDbvDp4jO4A
bzGfSt9wg6hnfB/bZH6IX7K3Rj9zl8vcYndEOdLgRJCYGb0ljXc6fhWOui8zmQm/b0qEe+wt0Ov0MNoJgHIcDaKuqie1zMJHoatpI7gz+gEUh/jN/zozLHla
c+ucKt2Jv5jjoUGpfbSThli15ub/mKJa48EXYZjdri+NJR3/IxIc/eU5igE9YdehUZvNnE2TRM03HF7xveOWU6dBpDSweAQxTz2k7SXGohFSG3mMlMQs9HUB
Q7GmeqKYZU9Qc1Kbo5tS61CGmCPOLj1Bnvy513dtK3095QeZEc6ibnmniBRqrq1XfguNE8Jsi8DVcB1tL7Os1MwnhFPZ1nC/809lkLaT+03anP4fCnHzgQv8
x9Xkbdx4dJIbtvbS2p0rLyw/l8NkTVlTblWV7KPmQvQv895We1MiNwxrCr2l4+wvUQUUbWqlxepPAMQ26GOZNmAddUEyK6el+0zrcLajPbVUW6luRBeV5vT8
Tc2Fz2jpz266b+scuqWzXunJWiXhqjTPVdeGKC1x5J8pRHGNUBIYJ5XQveDK8D/wMgr4uwCIOpd+lxaIs6SZeFfXSq0DHxXYTqYGHImj6crhNjWSyb6hh6Wr
9JVCNvruTeL6Mb87gxL2072bBCvQh9ydxQXyY3sbUsUXsjq7IiVFHIgeu9Od0eIwcolFVDdIzYhq+nOJVTvIjbHLxEWuCVtXa6DOKG6IzhYTXgfzb14B9wP1
kbqbRmG33M3BJf6+eHLTHPWzs1dsXI07+jQUyxTTEzyj+NvkDnK94+1PVjOav8MKelf0h9SR6hacoX+x3LFF+Au0Z8pVjjesV0dSb5zJ0jJWgxVULrPf5qVS
gVrJ2DV0TxgZnkKlcQnCE7OH2K6/oe5ratryEg2cLU0WZ6OOjrIRW8Kn0nZtPBW+xB2lrsMiJhvhP1W7KLwb/FdaT4lGHXEitEvbq8wPD+PKOS6JGndNayT2
DIzCg4mTzJP9H6WkxLaBwcppfiY/x1+Cd0o9TxyPc9Jn6VImQ8nx/yAN8m1/rLo9ZZTjBleoTtF60q7Ye9pVuE/oZq2uVNBi+a+puBrlPch3Tj8JNqCv3DDk
wZooTUFn2FzOEOra0s0zlI4apY2LrS9niE/ld/C2epvthwaXDNbeow3eRhqrtJAG+ReBN/S7FEXdChrJv6FrtpYlNVMzg9f5sa7T6B7qHDoUezTQV4M5/6p3
hZpKE2URHOa6xYXJpLRsxiU05aiUfCkNxdgi4bS8i6iVtsa4UrlVczcI0bns71GRNF4rwVi58n+F0YINvAczAz38twIvA2vtP9gt6HdtXtBh340hbB89CyTr
05UvoZHwP7E9XINHqb+HnnlGCnYqJpyGyoS+chOoFs6PHA3NqeVq9CWXcY/onlwhFePfgJ8o3W/rzBYg5BiHN1R6MwN13d5cP74pC00PR/oXFFKhrhsqy0+r
JIbv2kT7Gu5QZHrkxDILy3wsO261XKZ/dlpkfTDL+4Sz2DZqE/SH7rmF48Uo7DmoY++p9gS/AebnzLfgtlo5piYVq56xdHXfBip7SpyL4r29FVsYN6egoVRF
4zXzxOS2ahpoASrpFO0jr6NIbr/vELNP+BXn9OmGP2Jpva+Uxr0FuYktqUz0La4/94yaL7ilLpYjWiGqhPq6f1FX2q3+xaipf7Z/QVx50UXUNbyD84XhG2lz
a/mNZUTuZgf5U0cRllR6BWNTPqGVlj/1eLY9d4zoLJupRsEYYmRouVoxsQs9DbYn/6Bt7HZgRK0T1sgQl9EJuFo4By8q9bXGlrXW2paM/CnEKbUC4UEjFYKS
i3uTK81/ax65begAnowuwK5aczAkbLR3k5bSR1QPHqlOkgDVBO9jzsjrq7xQhtuful8Hz7CX5QsoHKjiq88Vc4GCX6SQvpRoV+M9n+8KobqlA8I9tfXa9tC5
kCZnskPk1pYGwTEhBkFzwk8Wv8c+qaaFCdCRTbMv9A3l5gfipQfePp6xdBtHfyWZqp62i6jE1MTyqJmiBJKF/HAyExOY4HWXOtBA/pPyHjojPrhOiX19D/LO
WnsEfwTC/gfeKP8VOEnrRvY0d1Cnk4OgV6gtcBYM7qLGcjPUafaJ1EkyszgdbZX3UNsxr3cNb2NSq30nm6DKYhVYSDFqlbAKO1EZ5mTLVqoamE5f4W3wsDDb
exSsBhx8gg2QxpCTpHVYNwsBfeH26it4RagGmrIr+HPyUWyf8si8Be20noIrleHEeuo8qOO6gyXbymrx1nb0SK4vVR//1fdFPWrCEVCMzifczhLNsgu+9lfk
dOGu/lVQ1d/MiCG4f+V/LF2dK7AMuj3fO9AEOLV9UoY5XfOFHdIf5q8ihRdYuyUD90vvWfdYbIM/xb+KjrGWgw2CUUqSxc7ibOfC/t5SpFuqar8E+0hdua2J
bbFq+FhsKb/P3srXmhnHXjd9q9qeOCX8k/iOPgi+i7Hy6WBzrKvqxGYkpqudfJ3WF+CViBr+0sIYWFU6R14WqlMGWM72klkg5CuZ4eSi7LRJ9jnUS/wjfjY7
O2tIVuKyA1nLs3qU2RnVMrq+qLsy2Hl4LUdnrp2N5b4GBayzcF7cIL4OeYg5/p3ifK4neouvhUNh87gsmIWaKguUMlI5MLHKJHhePSPtEdeoQtEtJUtuDB8n
tYbTbf3V+dgoZqWwQ3xjXCItCtaz9FHKYaukP7n29CWjPS5oGOo/6PZ54zxnqQFFL8VitgVYBWQ7YmsGtkhVtMeFFkHiywVG07/RK91npXZCXWNXa8WkEjVA
Obnh2qOSvpYtzEnbYwtgJtBvlGsF92w/irPxBfL/sIhAV68r0M3Xc8UEt2CT5JvUTIqTuhD1iG2Wu9QAqiozSujLnBE7GNdhKxxCIIMKeX6h5jK8yHp0ygIS
kyzsbFGSxtARRr97INNLeph4Qm6k0q508Dqgi04jFtiSK8u16LLiCJPM/4XvsCy0/0YPoI4yu4i3fFWlOVfKGtUTob9hA//B4Dq0yv7R0d57PvmufT+bJbSm
pjKddFLJpIImPdxEbUiNo97G/cwX9jA7KHkB3dh7SLgCIzCqcAZ9DBvim+0boh5gTNpCWMTdoW/wo9RnbCOxPWrJlcNuWAEcT32zzMYmxh7yP6KGBdck/ZM8
UmgWuE18B51CF4S+cAuol3BSb4we0AZuqvlvpa31PLVAnSzMwU6XyGIVOYk44dyJn+fs3JD8J3nDtd3EDJRG2bRnRAPjUzEDrZbvEe+tR6iKZH+1DJrNvLcP
skFxH7Vc8SBeaae+MPlBC/iLbyg/h/NKZ8FurDKYJn0Ht/Ap1izhIHOZ2QMq+SixrW+19i8/B60pqcV/BQ3QenybeE+o7MSp6cZuRNfAHnopdp1qBTR9rStd
Og0+QkDvNsdjVvVP9U3RUPsiWAKuypmpkfReqKJo/bY137nLaAxYpJ+NdEVTX0/fEjlp1bXEwZ5iewtg44awlXwbVK+rqrSTnM8ftgWKHO4B4CiYHxKZ/bA2
0cfcl5oZJM1PPDPlPspa9hLpU3Eaqa2FX8ALdlHYG9zAeaxDwrPwBMNH7mFJWa15eLVfArHCUI+Fz5dEU1mlnn0+ULiq9gPYuJ+zOsEzuGRexNOI+ssrRF+L
WrX0aU7jyJrZw0HEusLSTDCVbYqGSTOEtmGnJxO/SDO22/A4WIgNc5SobPIilBr3JJ4nypB78BP0PjCPisZGUEPpLfQcTdNSVBP6Ak32HlIJjOc0pq+ULG2Q
WeH3pVdLfsApxo+mYd7RJgjN3JlqiWAY0YawC/XCn+EW/5P4CbQULE29SCN7COyUaiszpXbkSkCBrZQLHZXmin8IMJxkj2c+KJ3og5w3MFZ2KSuNE8A5tTta
HOqMVq/foiz0tFH6+IoTTHFrg9stSWCGIinT3C7hGIyMnwXP6UbRVPgNbAUbpRPEB3wWvoq+IYxHGjbSiNmr+SeA1tRz30ThKN0GvFJrijuLy4lLLce99bUM
x00wz0qYnQmHU+oyDD7Zv9imM0ygFnEb7wAfM6lyG3QZRtB7iOZqUXC+pJDnpKGFjL4S/Y0fkx+7DhWWC313NODm0Dt5T3I58bNUI+hTO0jtUQOClbYxX5x5
P32vXvowx04lwHzg9jMD6GdaGZPFtArr8ZOR+gASL9BmcePBkerN6QjTeGo990j/DN8URil7pW2eV+oA6qsnGZ9GVRPGgyZiG/wsaccOUIfUFH0kHvaMoh/o
bZivQA7HaE9N85mTnIRdEhdJHmcVjdQ3ZJnV/s5a6bMoIezXviu76fHhTf4IOQe5qAz0j7eK8yBVmxqDPnA9woPxf+TZMENPQecsD9lILcn+RR2phfSBqCta
C+8lvFZtWIGeDso5zya3MTcPx/L9qQZ8mnTF8zlvBE7AXcCofaCfojdaWurnBDOVB+dunMqlODawPdATrpH+LX8Gn+7MdXZBDzQbV6zSeCNuj9wqkKh2Eso5
XqMvgbZKM60LLOsIKBfD1TM82j3lbprstW1Yaki33LR5hUHmzuYt1Q/Blkw5/JZ/HWt0p6Nh8iRLTH5KgSPtuRrU6lv38IxaTXFjiNqHdhMzSa9zNP9raTc1
wrMctdOjhQbhfvrywiX6xsAL4OZXU6sEs+O+EIMS06+irWCb2WhbQVeSy+C3uQ7YwrQGQRfXr2YBbQpv1nb6Q5grnFkQm9OkbI0IJlvIMZbdmVMhh1w6J/ED
/Zx/BTsblyuHTc+FAWgeArRdNBEk7BrYbO+qtVH6aY+UV1Wmy6+xR/Cl3Fgd5H8SOuBozbSDTngf9HAXKh8VE5ebPJkYzeytUdGQm/ZUq4m+kG8CXwIm9Jtj
tGJiq+sdsPowlT5OdwGXA0HOzqzWQklLbKflp+6GXA3uFOHy3bNuxMZZEXWK9jCXyIliJ5w0nAeE81UKUhbYt6k5oWdV78IG6K3WgTIV56NfV2cy1fyE1Eig
lXLeccoDvRL/gttvNVGxiuI12o5TnSQ73kncLdY1TxHdgPJbUEdtDHGN64/DwKyE42JxOEu7X7aXzHAuuJNxSjOoVupF5ww2tuZK9J0vCc1VBwhp/GuKC++g
RjtPohtShBmoU9ndvmW0PTlMltWPwo+etfxI+wnhaLgMHqs+wz/qDbi+YRtqW7o9tX2tR2K90u1aYugp/5d0R7Jqbbl1TER4s17OVGCqAFaEB3E10p6A+3CC
el8sJh/5FPkB1wA4AnvszRLbSnv1Smz5sGR4p9XlDtNdNr3Wx3v7KNPB2dTfqH+pp1t6gJZMJv7JPMF8xzwGdDUEQWKiAXRmHpMdyT/lXY7PRl6pjF4CKw7W
rJfWhKbAWv4WKTOVufLGQDs1TTqkDrRrzn6yD/VFLH8T/edY4BiivtJn+BfWuBjqIAxWD4lG2Q8dxB96LHpo9IRmsRXxOfoOtRO86cywb1Rahnvqs62Z3P7U
PlK88ImKCX2FzZge2l47xvQnb6mA+wJCVavRFQKF2B7rFNtvfj5Y3v5ZqxBeQE7DhoGehsnkgfA27ebPbCwGh9gm3mS+kOmhLg+vZe3OHPjMON1+VDunv/Ru
9bbSojaZip3mYewN7Ha4J7VHryhsNdaBM/HHGzHs18oxrk/ieq4f39y4SfNJU1BNixEuAZXsx5Be9AfogBzmRcx35+eARFdPzvR66AFQsI1xNA7bhOpixbDX
nuD8nagvXVIp53frA6SGaBWzbyowg4FsD2WJfJ34+RLMDnUL+pN5hnTqNNvfPB+/Tk5PgIZUlGNJkH9oHyPLRc9dll6GyemU/ShyZ5kx0Qngcp5Ofxb/FocK
m7FImkVCSR0iqByTDaiF6haSw5tQSJwi9lb3+7OwmXq0H7MOBvnCarUqiuJPpzREO7hPMlAWKXfopkYb5TfsoiPpadR7Zh92AetmnpfyL/5KrLwuQm8nvbV3
WF8FDeA+0EMKCSgIGnrH3AreQ42YaHjQFEwZi96A5IQZa8dYD8F8Kk7J06/Su0RMmS3l+cxMD0dV9IBaxxyjHKg9labUE0ZSA9Su9FRzM/P7uFW2TcGxTLw8
GlSS6OSF+NDkt7bVRPuE3exh2MA9n6iytgaYRfylqsLDuIaUKOziosQ4f09vO+NTn86niA+xhQWjgAXkS+10i78rakeNkiJRLlyGj0zA+AWFveiWIJ7LdJ+W
Wzs6mSezD8p/Dq7EnRRpexX0kl5iAt8SlTexWjH6QzuuzPDflAmwFIW5caliMFIq1Q4GohwGrSkMUXvEDPhWWEbWUecSVWE1for9lfoJvxt7D2sXWAJnyK/A
FvouNYHMhX+BmWCmBMMNmA2kSKeHx6ooFKVGc38UPqKPwCYwj5qhJwCj9x4pew94duKEWGT14tyGJ9zvHKbc476IEQzj/mLcZPnIz+BriXuDlde0RBuS7SIl
Bag3qDx1SIr2X/VMo/Pw8aYm1UnGqISwRp7JbGX3PqZCag4YyeA22vqB28Y/ZSTprf9vVILIqopnjFABxtKb7IvQTSUR1bI8d/yW9tq6zzo7TCJroDUx3GYV
eioDnHtZH3ubuiJuyf2htZP/gHfAVt9bwADo/F1bZe2UNtgH1EeOPNUnPihUk0f6xoF005eU50oMPTzhd3tG+nf6FbkITZOnwF1xBrEd2QGMQWtcNqED/j/X
Kn2fsjTwb8piTx1Xjk/E4yMOmMaurEmp1KG82eCLuZotWPVK8m9ge2pN11n5TzqKcaF09S79r53hP+KzjUGbSlfBaisJzGL1oqsifo7FExb+PNpIpUywpr/x
hrlCvnpS7AIINFMdbZ2orGZIKRN+X73Zfttstw/kj1C8Rsk58jDfF/9Xrpwy1HoFbYwOZzFlFkeczZqaE8q5kX1zaXXqa5JLW0OF7L2sBNzpSdeOFV+TlwVI
OJC6hC2C3ywjqc/Ee2ED85cwMvcK+ZgoLarGJdnqSyaQwa8gZ5Cc8tCyEPWTVM9BsEO4Yt5pb8Y5nL0pHm8jzAweJRri/9lerivxfRDmiTWVfcG3JZ/Q6uS+
8ljbQSSajklOdVBx/WDXgrfuw/K0QGLEksgzVHLqVfap+8z6i/piQ2NHXd8NqRnsBgOmKGmwvaf8SK2Sm7p+eKFLHiDVLeKxFO0ENiNljf+AVINrHBEpVySq
gdSAk17G7kh4IV6BY/1nkw8IW1I+gBJ5L17GYCC22gYFcggbvQZm2oq9DcnBHAYTDEv9LgbZ/tHGKReJO/bdmtmxUTU4jqudlXLkJldIHSzFJp+VOpPFeBZI
t9OgrZjArIaNxXPW3fJsPLeoL3kTtCY6xgMwD+wBe+kbyOpN8E2gvdZt/hhfF6oZfk7NI/q629ADqSRiORGiTnobUN2SoXJQXG2tL3crbCf2U/v64viawcfo
QdUKSV0Eo7iRi0PHlGy5LF+JnYOlIQMQYASUvOlMP/kP5WpwdaAUPo0fGDZa9UBVTx9a904MNkcSxW2el1aT824f+etnfTzH4b3Cb7nr3gXG1rYEridVlShv
GKzVDBbC+oFDxTPJs/wHra05SZUNJr1T/lUUBAmgl9RXPwfPEiVaMeFT24PD6jjjS6ZdyRLtd7qMuLw0Ln0Zcgv9NvzlbV5zbp0L7Gp1SrB7OElcyJlSN8YF
hdapeZ5yoetxz9jr4GlwGRNQ2ogtyQLuCVZqoVCk42ItW7gW9iptfXglnq25SeQ8F67L36LpTaeoOhxMrU5XtL4ADbCqpYXUMzWhNJGfTpRz2hUen819k647
ain5WKzlHYGx3w11DN/JdUwDN7Y51e9XBoFOxG7pt9CQxJHgmlRV1Zz9qX7cVLKW/kM7gyaHE7R06U1oktCAPlR6VT+qX0MPuUzSFpqatsN3bvM0u+IeKAje
NKUDxckdXL3xw/SfdISYSb8tiYCHhebgtDIu3G/LJQaxZn6qWj3kdHxCp6ileGZW/3JPsmrkPI6kV07Ljl8+NbKiIU2V6RSQvCVBGxpoTf5QaqG2kMOvWPMt
i+EGYSmZBBuhgK2xtK3yaLuqf6NrcjpxDZwjawd2KFtgH+TaerP0JlzK9HRstnhSb1Cp8XX4o5aKnoowx31UuuZah59AqxJF62qg0POpQbmrLRT+hV+m/cD+
x7QLVXbvBcPpPpzE7RIkphMzCosKxfuH6+O33tlyjrGLy8UbCClVbcutbmIdsYzd7xyJurMD6PaYqODFeewkqantF0d9diW5U7QQNcl9Ylgxwy/0TNtnuXP4
lthBfA0iDUnKaOQrrY8OBDvSZfDNuc+UbUBUe2NvzG3D76iX2Cv5gLCPaq204+JSL3JH+A18Fd0MRxf1DzUuoUiHdpWBog2tQtutMXwjdKjggk1b14zbUhRD
T9Kqymwpa1/mnKJEhnhWpg/jf4CtxnowmruaOFuLJL9zqtKbt2xpqm8R5oc/c+vo1qFc6bNWFy9fKmhH5ZXCt2ADbyf5mkeQcVRmk0BEMoOVc1R1dNXXwJ0c
rkWMohxcDSbTkg72o34h2bQ82NhxragCO5eTuZaIsq3APYnb8L3EkeQjCUeEubJTnqQetI8PFdEoqZ77W7hd2FDuKmWynVdO6lGuC4mf+SGwESgLTIGMksVY
pnQY+1O8a/ki3tS2ikEum19DzFE6wIXs7YI0iXe0X0tSc/V8Zisbv2WN8IWLN3YX40A2ipF/1SYb/pRy1bs/s6iv2g6UC1o8keBf4996OyuDljBT9UeOFnCn
VBg+mdw0vEPMRLfDDZV5rk7qOJgansR02SSlXuK3ixQ21T7UeMfeklzNHHe52GvaDWWBtZ8wNLwuZTZZT0sAG1I3cJXRLFRPy9OWKkPCQkolohBVFuKJ5sHT
nv+EyuLC2GjwzfQZm+dgpABHyBPCDYFL6Myctk2QBjnmBfKC96VWzgnc33nz9aZqBfi7GlcaxtvaQ+E0Z7xKQFWrwbdkkn33lLpKH/WYebfUh30XviDMUH5D
FyUkbTX8paf7JxNXGD9vgiJdFtShLxWrICE5Imkclq/058qWvpJe5dxa+arM2azTZaZHnIl0lYktexR9pzvax5EN2UIfiWcqA9A+JUsey78wh9AHLSzKYlJ4
tFlkgubNcBTMVyfS9nASc0wfxNv4i0SG3sG8nU0S57j3+qcJv8u1hOP0I7VV+mVvE6FV0mbuVU6yb6rtsmT0u5X2yj242HKnWj82DStizxpb8c+VZdpl+Jvl
UODvUF3sqfxsaTqI9u3XKgn/iVuhLXW5WhN9V4Et3dE8PAM/i2ZsmeX5GkzL+9tlgE7uO9YRurg82hr4H14l+JIfErjllsB9PE2bjP0hbKDnczUUtyHg+4fK
Ik9WLhUCjMBIVIoucP8zT1KmU624G4kpoWbJq6iFymXZkWI1r6RKtR7WtY4Z4LxdJ8+nt8Sy4VV1j9OCGpVrx1H2R/CkGi3Yua/hMdIyNZpvY22t3XW/lXYK
Z80nlUHBRdXfq5eo/UJ38cDPnlrd1whn9PqYU4mHMvZCO5WXR8fK9tAUqYG5hfaY/aC+3dhATZeGa3P9NlCJ6qT0MGVrRYJbXiNfBd+onqHFbqvUMPUgOy7p
Pe6vkM83oUaTqWyeelNiyxzmFNQBv51ndhQafK4F+ABxmviCSA9GB5IpCi6jGvubO5eRbvG+972jim+22l+JdJZSi6V4zwPY2DhIgoGolNPYbkyQpjBI6At6
4+k8r+aBDaAY7Q82AiHteGB74BfbdXElHlu9gU+SWzFhLZDSFf7UuH0vU0gkwLTAA1Zy9nFa0u6glLAvNrGUL/0OF1Oq1pOhkqbH7mR5xZRAMLRwmW0uav7y
huWWYnUbOCWp/nWaXX6hArZt8Ktm1j4zcWICiCQyWUmNki4qrZlM7mFhXYOT6KBnyZXQCCrEzCMv6us4BnlKdwjtiITSRoqm5ceWNRqsDd3/4V1iGhMnPecL
a/Kpxii5pr0X21KwCcOEq0FjXI/SweFhas9Qdd5JdUQR/lHUCTqXy2XXx/tAR7IsN4irY4ix5PnWyfctQ5iheBd1MPe3kqgPTW5rWyeK5W1UEpieB4W9uoSu
b9ph7e6MUx75v6mv4EJvMSgG65CL0qQDhV7bzrL2qPWR3ZZxEd9yVi/zRFqiZ8Jl7skhSmjJW7Rc0JVsp1YE+/i0UJ+EPfgtmOa/z02Nv5p4Ej71W3gHG8GX
cD6rHx7hy5AheqitE9pJP4L1mAf4D8XHVNUHgVZKO4dCF1ID+Czrqo3/4yeJb6WHgT7KZSasfCNmcbOLCxiPvZlqFVcyJ6lflQ+KhfiLa8rd58bp66W/bB3Q
FUsFeSv5lKaxvuJ8SaBaOBfxn/xGba5SUR8jrGUHaRUAshT8/391cCJdHcsjUgK/UbO1ViUV0PZAvK9Ab0LOp6opS+B2fZ70unIb2S+2cjdBcXRtW0L2J/kZ
FQUs1OTAFdLOZECLNpSsZxpMPLKEqaqWIrWO72/OpB3x/WC6gTliG8oJh2LNhFnyEXjO8tj73jaueBq1GB/FxeMvpY90kMsI9gdR+Bx5sIMC2wIflac2D2tH
i/i/hBXEckusoYHYAm70zii6VQrh1jCZP9nx2nuBr8oKVFeqiT3BJTKGVCvnV6ZSy4L9fL3MDmkdtrDiDHryz17bi3msrs7t5x2qxPvjyabm+tpqPj+wgFxN
mPEL4j/sfH4fLuLZvnS1dmCN+sBsD3SwNgr4gzExlfQ91FVUg7MU7iEPOe1cBctA+xpfi+CQ0lGGm3JpqAXTWX8mS+5O3DH7GXGXZ284N7+3LjqyUaL2hhrB
zviZ1f8a74lPUUSw90+26AOWqJGO6fEMVwuWYu3gQPN2JUGf62BLXXiGPyZ8pHS0c9am9Ul6MHZjh+T+eGLhk5CV7ec34VnaEroRvpCOFOOpV+Icujf6IBYw
fmsLw3VHJFNtWy/ve2UpP9vRGWYkXSXrM5XQy8B1lI9tVDqitfxDrWLSQeka345OCzfa+E4biRrpOWAs5xWnatbQA60kup/QX3gOGlg5YSc+TG4hPAH90TPZ
nnaQTlJWa4esEaiu747eV+9i+hcK0hnaKqcxvMY4OGUvt58N+5s4H5Mp9he2Sg5FbEE78krpcyqgrlo+UGd/UlacdSisqg0RBetKdhMyeaLZmmBg4KV2D2bo
fn2lPsGxBGiET5/IbWUEvQQMLfN96YGsmJzpqy5GnM7+sKxp1mplSUJLUEWdwQ6CBUiFExTdVobUOI2QtJnscm13fNnU9+Uv4m29O4PZ1FDFSn6XJ1Bnk2+o
VUAvCg8f09aLX4g/uE58mv0fdIaraV8g7bdA6YBcpK4MPFJfBTtjZxXFmgi2ETrcIV93NHD0kK4qaZ7/UCslI3WsPptl8QNwDgnVbrpTMwGPdQqlKenUhyRz
YhUy1tcAe8huMc6MX5LQiTgRSFObq7natcBSpxu7Ip+y3sXao1HWGOZKfh3lkDiATID9cJ9lGbXPtR2/Lg6BH8FL1gt+Acn6Xv4GPUuOtseZ/wGSdXmSHR5D
NmYS+hsuBTOjLhWwMBbVdJwiC9WK9Hq2brghMdU9YN0GLIcp1cPYIaJJMF8YJH+QNmpDqNuBLVhLdaHBpC6VxynzQ99JVvmOylPTrDnaa3DduR0cDW5x30YL
06LCDYTm4aH2aalLQBd+y89bnew/hx20vNBSsbsg0bzfXxc9Fx2uHWI6tkbpBFcDs2uc+hIMlYvZXsQ7pWP4pTUr/CvBid+IxwCA9dRjeiJY4nOhSXS19N84
F/Er9jD/C3YKg+4ichZeW6juH4r1hgvVt7a7eHlggZhwmUoXH+FB2Jldg++AZ/HT5l7qcaDbbsJPdBNDGs4CJ0inTaGXyjvX3bzPFpQUTQ/wjiBaUqrEGKtR
3fEs+l3RFOWj/Q6+EKunzgHgp3fvoCaAd57t2i3UKjiIyyqZSR5V2ok9Ybz8a2CE+MYzmR4mTIOaebgLJ5sZy8p16b2gMbxSXH3jIW9jU39hBgjgvZgVyKmN
9jiLf5iLlHFiM2Za0tPgPqpuvIAdx9+sPS3VEzI8E5R5Vp90kJrsnx04VDRWWIb9o36UZf8+S0/hbaWXfpd/Zsp52x1LnHdalU5yujXb9qB6oa0n9Q3+5R2X
qOK7qbKS3cILjYUX8lxlh9hfCooTiTHwD9zhD5CX8LVEA2lc0A0yXI/omyV53Pm8waYLRT1t1TQ7PuznDNVVWkhT8f7cgcDRoldg608N56BPwrAApAaBtdTG
kpFaN3yzqZuyXH4d0S/nR/aYiFrZa3LsSyOzX2XdxK9qb7W+9EJO428LucYTAkVfNoxADZma9LOiU4mpUnuuiq01fkO+6npNv7OeFl/xE4rOYcuCa8UBVFXy
T1SIWltSxdPetmSpeyI/K2544I0MyhQW5kkTAt3IHv5MQ3WxsrSfHkU0+slzT+XeLkzMwieZjsdOtYzSB8OTrjSQISrkhJ+pny5uo2uh3swplmE6coOw7ZY0
8ahyWbQEvgo7DaoqAJW6678vZWOTpS+WecQQubd/ov+xVN/XwlKZrGii/Ps9GYTNEGYOywWulrgD2yf/SKwqHDJ3x83rG4kbJEISfq5WtGyQ9wgOdNA0QtLp
y3QV1ml+kbAnIYlqIY0mjzFmfI84HC4t2hk/SvoLiPg5bKGA0YV0P+vcYG21d/Jx74RgB/GCgMl88Rpjb9lSTJT8wJ4U3inslti86J5lKTxBRsjNzPGiip2L
94NLRG9xk/pROP2TvIdRY1L+R43wT7ZY+I4Mx4xicvFFxqvkUMuu4EJbjjI6+HuixxrGjlgiybYg1jdeqWIoQ0xXx9Kv8VxYHl6ikug7JkZ/Wi2LDrh5+SPA
/e19U4PDje2CYXNByhD3EXTa1hh00iuFTNwf7HthDuXGmNjZ5GtlvXzI/JrYDIdamgdTkme4qpqTqXPyyZTOiJPvho6Qh2xOWEQZyKPkdLwiDxIaYCpaZb7D
xWGbhPbhDOy21FOtFRzEV+Yb2S4IfymORF86WSOVn2b+LKcECqWTqIL/DDwOA/IBokfsG9t3w2d5g9JG2EPn0EcMufJDcS9kxSHC8QgfsBnjLH2Cf1GGwGR0
09cfb+8fqqWHB/pr+J8L5VGkdCh4xLvZ08UyVqibVCBMUFbLz+Eq7Iyt2YYWhoaBMNVHskOPuaEQKGmCXbJUsZ0IWNwF5jyxwvItWE1uFvUDszG12Gi8vtWQ
OFQw0++Zl1nf4CnQP3+Y77KWrFSV11PrLSwxMQnSx7W9ykrxf9oOPCE4NbkOqGQL2P7E1sC75jXmmn5OzDP4wFgQYNLkw3wXdqHSgttQuTfVwlYRPg4skNoX
rA8udlU3acS6ZcOzt2Q/iegU8WuZQGStnL6RhbyfD0OPGgNHBV7mJ7t25dsFReydPFqNF0m0pHg48YaGoKw8L/BFOworq4XcpVAMvQhEqQ/wR77BaoSFQNGu
heQ99CIJCzgYr/BY+iHE+IeB0b4T1ArfQfJpflvC7K8dy1KlnnZSNddHfJLSjPls6gMagxLxb9jcO5dQwcPqinBkfTH+xKFyF5RGYqQ11kgJD12DsVseXPyk
1DL+aSqFBnI4uuNKhgZQ1d9FfBx8aj5a+KelxPfUKJCcRJCdmBeGA2DnxgvKafMJ7zHDv4WTyg9hl/qyBNzboeq9hF7Bm8RwOCYJ+ZYEegqzhVnCOxKjeqbs
sN5PxvDd+YUgJ3ARhpN2w+sJgvm+8j1gx8bhY4quB25iZZOqJed7tMJrUttYPpajTIH5yhTmk/mctVXBhuCwwID85b5mG1n1/zg66/4okrZtk0AggUCE2Hi7
zEwEd3d3Nri7u0tCkKCB6HhLdXd1z0wSXBf3XdzddXG7cd487zeovn5Xn+dx/FOVUlC3zIXG6VY6lur16GGkBzJP+B8m0DXVUUQF4yGBJ+WExnxNIgRJV27w
e9zHy1J1oecXYqK+IlyelvseW2O+7U10GZA7vmrO08pdZTU6jZhDr0Mr6l9Cp0Q4b4P/4pMlNU5VLm8KFTqIn9YV6o7xy4VyzgJ99+imeW3lveQ1XiAZUU90
lJfl12F62mNYhi3vrUUEyfLiMW6elzDXYt2eleJ071ukqh5l5pF7jf+CoJItXfM+lkfARG4S6dK5QGXiHXJP/gP7aHukRkEZIrAejBEjYDluGNYhrWeqG3wE
C6CCdqsRUatUCBATxPZyY7iKbCX21KL9/eVt0mYyl6+DFinD/NnsNOIJ1kjYxG/gNRMKfwWmq6P4IUx5cDinopBu5EAdqhX5h5vq/02YxXacgVybGra6gWe2
8TvVJeEjovCZeHn2qGcRfzhmpHDAMsScYlzBT0W+FpzXpZmeI1WQQY5VBIJXYGcKX+UY5AL1njlMDw6cgXflvszg8N2+yrA50jGpIt6DQemK2CjPAn+KoSl2
yRQHmhfp5E9irv9lwTtfQ1iK/VCToaQcB7PJXRaXOD53Nbpf2Q+mIUPVo57RRcOsQ7EieCpP4bbyjPMAI/AXqXBysxC99F5oxaxgBlu+sFy5inGho5ZLQrZ2
QWgG4/3N1e3G7uAEUhU77LiIfaNectVwkhSVGVKxIws/6ciStxQNQifAWfJCrhz2E8tDmrj1xGSkDrGW2W+N4CeD+fGE+lS+p7SXwv0Z2GCuyHeJx0VMCppe
y+/4hZGAXySlopOVp1x/xwDqX9FlfU03Z8tRVkj5e8rbcBvaRrorjqHam2eoox20NtP31bdLkPxL4HTvQ8pTxiE14AE4XP5Buomm5CBB4XxJ8wvG+0qE5hZ9
wAG/gzBPE7mlgSU4dzZBkCckOrdEbgt0po9l/rQWL0mycQvwaOK96+r6HG85cZiYqehhC0dFYiw+gr4LX2rXQW+f0TusgJejlby4z4Fw+ocSWeavj8zb+fv5
/4N7nCuqT41bwy3Dx8EUJAhY5Q1RDY5kTvj+BxYUTpAMUg95j/yE+MBdBqMLFxdNd/UjPpJr7KfpSkxPMFO6b38Ik4C9oCyn0FcJdroqReVncrfAJ09C9Rnq
B7hKmi70Fea5laSWTPe4NUWJaqjYwdqbiuR6yGvUzc5O9uPOcfwY4hL3twA1QoHSDeVvQxX9Y97H/cick7ua67HpBTrGO4GLIN47+3vGa5L3fmA4sU7vF777
LuBzTH+B2+R1cj83FKwSzoPRHorrZdjl2Jjw3Xg+72v8U1iVMnneyt3Q3oHcmGZSgsCildRvyklqMzeX5k2t2GbkB9MhqQu3nKzFdZD2eCKBk7wJLkk15Dbw
vsHtvYkWc9+QR/wRPMMRL4zAU4U+Yps4AAeDEZTfmE50LtzmHW/56UZT/mAv+KtpVYErt25aCncUbDaWF11YpFTMoexxh1WZYuxMcPA4sdQwCHERIWUu/AZb
J0XGTffRxubGmsQtqaKhfKHRZUP76zp5/jX+ci1MXL2xaVxr8jeoCCTvDuO9tQ2lR6IkbYW3pf7KO/TbmqpSL0UymXJ6qa1Q2RLnvIVUiivFy4vvhfgEUgbi
m7x5IIlUfKm+jsJEAwV0gmqaxPeQ1+dV9nRHOoEKfJzjmnkbPczSn0KEV0I916ikDOkYOBw/W94na9X5zJaZL0KWhnbNmBEyYSmy/N/Q8mhdcBD8jj/FHUVv
uTLj+IT3QnpBW3eU0Nz5hMwXWwsZRMVN0XySbIP/043l1wq3iB5iT7xaPgvmEQ1NPekVsZfymznqSEOQb9IfExrTRA4ntyNrtCi0nOUi6O/cYzbq36HR4htT
Ebgq7eYaS6fkhiDZ90lLWf2KvOGbQSQa9ilv3PHyT/lWzFLlb+PavCg4pSjZ3clzlpsGzjEkRyr3zQ81l2/fplZyfVescEK46LNznTlnbCfTetdO1y+Tjtvn
PCd250nldORBdABq4DrST4vW8HtNVUQj+L76WYEea40T6Cp0pHDe+9rs5rcn1YxqYEjxXBNOe9iog05VMHGl69/qTEI3sjjCV/SSWwxZmAKilBzHQgEIPfMt
3EFsBdPQew8YC8cXzEP3SickHGsBfpHJ5JlAW/RaEog4R/ZTJ7v7iJ3kb7xkXGRuLc6TCzmPVMROYh4U5MnpMEM9JXMgjIvMa2K+K9UpSpa6qjUzV/Dr3JOJ
eoVnySJ8KDeMm8ht9BnRufh9/q4U4ygnPE+KKwhLul/2Dbf8CQmUtauSKN0zDfX8RrpKLdFIYwdsgnlW7qeExug+c3nQCMywhllj8FnMYAYgIeRSrUg5xNZH
27DliDBmrz3WVgDSocnRBo6jFmLZUg3XbZUPVJEL6KFMqXBLOkU+pqLgTLyZdZBvF2lgpml35ZrCiOLvvrPkCWayGp5foFcdF83P0Vz1hjKiMBfq1WRDmLQk
Odm8LbSGXi+1oGKQSslhSdn0PWox+4esR5e1LVGeG8RWR8qTk9X4QE3kJlpDKJ/cAXvHo7RX+Oyty9SjDhFzsH72G6wRvyetI7Ywr/EQxxA5E5tk65Vyz3Uj
sC5g0g7aKaqyvVZ8OeYRmkPec95Ax6Ebqf5OBP/kiVbSyWfsX9aD9DayOtuC2Y+30RoVBwJVjFm+HoV14ELiGro3T2Su2u7wt5ID5jGl56gG3An4gzzFrCZ1
zHBuE3OOrQ9pgYezpN/ewdhn4X7xaQoQce5O6nZLdOCp/KSMer+zhyxz1XQlirW6HAQqRScPtLayVqvwI/N3xoLQ/2UxK6pnXMioHvIf2YwYHTjAW/FHyFI0
MSUjahA12TbNlE9mWqsGOov94ODiOeQL20A2Mek81Qn7AuPVw3yEuNTW1l7bH8p8JGcFvYDEIadYhjF88SV5LPtMmE6HlPl3gGkdbzD9YtINp7iQwHMj9HdA
aXYP0wGE20fT6+kBzIziitx3cl7ZtBRqP7ubziKu6Jeae3DbparZu5iG7EJ2tnElk25956kGnFh5MM/m9hZT8ZxPZTHS10g3k4rxpZgHeCfyJVxXdLjHoCyU
VXmEKSeOEvrh0/yRlnnsv9xd+h6yjcf5U8RA9yi8rTyL+4e6TT7w1FS2aYO12dat9gPsXaya7WfSNO8QknWP5Q6AhikGOIZKl9fRj7DCxA0CU62ScAIMNM/U
HwIdiWzmChpGmsiv1QexLP3d5mAusonuBraDQicWc6FejsuQq0sj4CK+kvRRPURwclt6Ol0v4Rt7lKqOxwA7M06JVXsQLHyZs8++wNbZfMxmZNyBtloGft4q
ElUsU8BZ6wS8R15PahbmYQX2lXSGyU0ew35g9yIp7EF6ib4H8bCYUnOEN97DDs1dxP/hKGF3/n/xdWNI2NybQWbwF6Sr8FTJlZgf8DO/QInJOWScQFbwPaA/
oMOBwPf0LHVfwKC0RR7G/1S6mDuKB+Ch4F3tvTBO2x6cbdliuKmEoduJk9Jqrhq3Bg1imQ4zuOS6S21CI5U0IYGqbD2Nt2JohU4Yguq8HcBTS5xKeo+5jkY9
o96AYeARc0PiYrdIYfCNK9ndRWoB52Nj3TFoJTCTbS09lKO5yuo3Kds82ftMEYUF5jwmHM4Sn/F9iN/ArIyRBxNdrH3wjeBLQU0lS0AEB16a/5GTPXloAGkv
jCMXsw0tQ9BO5E3vAL6XY5AHOFpbahAz7T/wWuhQdEp1O1MJf4YFlELtBbwLV1Y/Ir0DzbkZWgPpBRyYv8HcsppZWGhKsG1CFkXVNc1W7BspYofcXgnB1iNp
kkfuk/QNrsU7uNsK38ho7Kx/rqbfNAn9n7e5ysqXtaYlsdIW77Sy2c53NWVSkcvuXC61QvbSlNB6WXNCX5dbnamF3su4h5oQBF+in0CsF2R+pvORlC4jscOk
WvAb0wy/IJXKfqQtNgBQ5J+EamC2EK72BynAqM2Qz7vL0fPwdtwevAe1JHEVeM+2Is6srAofsBN8x5N2EyQ4xa3wpCKMa6hrPKZI77FTHl6pKxPV+8H1SMW8
jkkvzBesY6Oy1IASFjvQM1LS4cUWm/GKMZrda2qTFCTylMscVoSZPhF9nVbnYednuVS+hY/ENxow8pGjMxgmtYXvJB3RQakpnZHbqMv4DXIiPiAJR77yU+Of
OSimHuzmTeLaeVK4qkokV9vSBfu74KllqLuf9H+34TwSszyUqTtTN3c8VVddAK86G0HZVJ0oNguwn34B/cZTRVqW5+FivXukR0ILmAWeSU/NW3wMPVw0ut8Y
l4mbqc38DOUPmI9AYaawR5kmHZTD3L3k5sR5qZspDmtFrIrbI35UplqPMe+pVxsVb9BzJr6mulWKNE8w3qPK2y7EEexvX1fhCyhyYKpBesKmxN7clEp2BgNt
7d3luIOsEXlHnvNsBBPYFLahralyzbSIawK2EBIxQtF7t3o+YY/i6pM7mEuub4kSQ5Nh5t4KUI5J19UPpel5n5BPmzs5tiSfEMbQ120zbJ/wOfgTaKVeKw3E
41x/yaDttlNYiv+adsxaAcyxX5V1dCZD57jVePwo2ER4A0X8Nm0PHIDptd5M82CWHqe7WiPo7ny4cLwknuxtLZQ+e3mYJP8D6yhL1RGlU7yUlky8kxbqkwIJ
wQirj6tgXQMSkgVTp8BFdxb9UkksHuEf638rV2H/LW4HJ6vH611XKgRrO3vQW0rb5pX31JE2BjIcBslCBN1OrYVrsGqBe9Xt1o2BsSn72NLgXjCKOW1fmHyA
CK9S27wwLku67RVd4309xTwuNOCwXXOpYCEWXjWvuIb/gcqnfBfCqMvUFXWYdtd1kpNssn926izNVPLG+gW2NY4unoE/ZxR1Cj5Jv4FoS74PLFcPyifsO4Xn
zL515cnWzMDUynbW39o+UBgG79vaMAMCD6zvQftUJ8rLSpGd6QDDPfvlc0o02nXpl5AmoaGZTTM7V5qcVSuDrXSHKh90aydUi/pT7cGrDqMfyk2o8GC2Inst
XF//AWwR0Qlf4XhGTNROATwvkfkY18/aASjqN/VwSRPRprQusWiiPBM0YottI4UTTBy+K/hdO5pci0q3LLcyQm/YRtjkCmU6a7M9u23VPU9Slgc/FWkwWZ0L
rpIz7BOtz0on8OGl1eF9tT8sEI6os+ytmXqeV/JDqQHM55v6k2B24LXdbx8k/wu3lf7ingj/kxfgnUiFWu1sxxVlXxHrMzdAIfGBWaj2YOtTC+EHeRU5zL7B
/Zaoi8zRZqpt8KpqD+4IexIpkCbKw4mD8D42Vd6DF5dt3FzqmJCGRwqDlSV8+0BZqlm7U8fNQMwJXLe1tYbb9dIPIbPs7zUxHmaVtR2otekjzMdHykfVf4o6
qsPUz3IX+Mz+Ni1S1ZgO/hfWuNz2/q6AVb0CW7LC8kY6Z+kUO1q7K9SDkdqF4g2Jm0ry5YXqiEDVapXpd0R1xwrpByeiaeo0fLQ90tuUKVKmSt+NjezN0UIF
SP34G7b5zAQ4AW1AX9Uea4OqJVpPal7xFB3EvKCeNpyZZt6K+4vylLGWg97F/BzVnbMKu0XlIv95bvJH9DFl8MJ646R25tlwvlANrlX+032Waf95ty1wTJme
hLokQkSbB65qT2qUqmuKp6jpyfdNB+RktW1NK1WLv8Af9rzT2hMrPf+q04Jh8rxAhOentJ1a65taRpGn5IPut/Rf4B9+PTYbHiDeMfZSJ95Jbi3EEBAuYq4z
teGfjbM9OrEPUyjdAgPjkzCHfBSrLDYkjsgnyOLE5QEEbUemaY2J2txXYyOYEuChSUPkgcGVeRPgebXUyXCLAhbrp2ALda/aVPsHJjG3KUq9pTb2zdX+M7Ym
L2I9udsuHjBeM+gNVsrXtHUKCby2D7HhBfv4DOXJRsw8BWltrG18xV1T74Buzv0mTRsiOPjhwielSHoMrwe2pG2ieikPuVbWi4KC/cH+Si71r6emsNeYm9pW
e5zfjpdnRqkttSAcHhiRFA7bShUU1g6ZcsRiEoVRHICc+jVkJjix7GVIu+VIuborEpZtDGmQdbD8Vq6jqZKvA/itXJG2oi7PmGJCHBPnM3eSd/uMnpueA9ou
PBRMoq+Clsov4yN/b/q9tJkM88RHlKgv2a66RURWwFSW4I+Ene5JZlQktFSWInraI7VgtMv93PxVFolCqaU8T0jdkMAaVYG8KD1hRkQrkktaIeUQI+BCMJ6h
TBXw55oBzgBhyloJCZQz3mGn5T+yHiAPBTqxrdUV9Be/10LiOLWdCvWcFHBhEnShdegjeev11wQHvFplecEgaR8lcAO1PYbH0kiZB5WZ43wI8axoM9+Iv5Oz
3jufWY9sJ0r4YrkmNDBtEt8IN0GuWKVQDw0sgX4QutAHeBcYFNhmuaE0V3VUQyHVvlo4yWynIbTlTys6wrflliTtQysEdzMnQWNln/EMfwDvjzcgKvFp0m3B
ESjEPfABOUHe4j6u7gquULOsduSn/b38xP9XcZHWKNhVChHPexDTJ8uH8B8ei1IDvU61tSYkVbE74QcsF3umNofXzTiRqFUhGiHdvZfIELYn7BA4FhiuHmeL
uZNao0CJeQj5yPhLbi5vM31x1/L1CtbB5yoVCxdzq6P1wMZ9sawSUhGUXkPupl67UbadVlB0F7NTz3Uh7mJmqHRViDcepilbEynWrnm/YL3kXnChvxY6175T
DBWja7Zll9gOe7LFPzZ9WZ6tk7KpI4ool509gMKd4LjS3P3cXoO+Tp8xDcL8RY1pjGrnkKU+Qjtqlg2I5cp25btsIvtp08gORJz2Ivc24qCbMCH2bPiE5pXW
QrFbtI2mTzPr1D/2CrZ1Jjs+UZlS1p1drdPZE0gzqsTDwwh/eymb2RC9IDqN3wweKn/8EsvLR9iRqa3lU8nP+VsJ5alp+ETkknWOTu9uxTvN3ZHZuhRLD7PP
kq96mMEsJ9xW2ySeolW6miXNJKmYraX3YkC27VHXIWEQmmdbZ4OCwGr6o/0881fwI/2KRbRHaUEe8153x8BE8iB9xMvZs/3dlFvyC/8U82JFoiRbK2e90p9E
49KNyXmB7qS+pDG1Bwy1fRfHwC42zV6eWiX8CEeWhmeVC7u2ukvE72zdCq7CXGG1Nt3chVsLFqs1xKO2kWxN/jjWN/CDuhaY7atM9ZNl7qVewD55LMEF7nqY
nRyANuT9hORrQT7UaiNDPA2IKdQachY8qXyQB+brsbbUcphvfcLa0DrqLTYoZHqht7bQEFQ014pcx5canyGdpSjCQE2kWlEblJnwIMmS6cpi5jN9gnnsjqcn
kh/d+WqJPs2/DIuTXrNX16bCj0XzpF+0poXLlbRU/y5jVeRvJgE0JcZVyyGWEYO4Frl1CI3panJE/STeqH1jVas3PpJyqq3gHmKEuxEkuMyodM4u6fju6BWP
yVEPrWtugC4ATmmHNp996UpmBpqPWQrwSRDhl/kq8rJ8wF/q0vGfQR3bd47h25OZ0nAsGVmAfYiAYEO8m+GQ9mABPMD0RjqT+caacoJKwSX8JvYx3GVoSdqJ
79Zo4SFdSyXQWuCPZVzyVVKgA4F6dFUxRNxkPAAtwJ00nxjju+xNkKsWZun2GzFipYCbbhQelbYy2ZrR1xhvaV5oDbX/TTQUnQxmPotXYquIP/zTyDZ4AqCA
X+sh9eSD8o6kqQaTLt0Ria0zhHlmc9e56wnr+N1KA99R8NH8UVoC9uH1qYH4D7KLmyO+UduFQ97vzOPqO9c09B2w1TA2BxHCcWclWB/NRFMxSaqpi+FmILG6
iaCySRbnM1HoTPYx2o3LMSOwNL6GMV53B9E4jFtjX8+Hy4R3OnpSeWybRrTWj+B2xd9LakgfyR1meyxkOm/m3BXX8ZDUkd7cF/F9rPMcz4U5SCEekTHKdxps
o/rRTxJZPNc7Sn8qsZA9Ip/MD+QnkRkGvqi65DTPt59HJrJLpH7u99web7L7YvYsuF8EIMKVRFfkDwq3nYfQSknxEVPyLPp7zvu5Pv2cjbtNNtMOsRMcoqTH
NnTK6HRdJT0OJwkfsE3ePD5VyGSvJK2Qg4VjsWEgl1zNJ0s27ALWgvCbmpYRZi9+JpkZLZv30A+9jZJ6IWd01/RduEZ5M+hN3s9SqXM3esx6HsWxnfhZ+X1R
ZLyP+SP2587q65s3yNWov3WdsJmhPcMbL08IvbzcufyvZTWXV1g6zNMGv+0bxrYh7yPJhp6+G3g+sAOrQopVzKipu3aU+ZeZ5EsR+xl91KuCXOSM8gzZiV0y
njPXFaoRldmgJ1s3Gs+QVpiagibs/zx70Hq+x2oqfwXfJufr5+VRCQ6+CZkE7sTWkGaQh8X36k1mJL3bfdpygRuF10vgpR5qbVNj3f28TG/nyGDennVLJCP/
AqthniSdwE8S2aa7SdqyXuC+uyrM5bsKOVKUlM4VI7uEl7nTiBypD/9QaIX2BhnkB9KN2+Fo54syW+xlPMLdSZrntUo7yCywAQlgdku0sTYXSWwDr3gd+Iwt
xwahHfSLsQt5rXLSvF+5BXF9vVfzKC6eW89WcnXFDNh6ZSmcyWyS7hmr0BzXFx+HH9THOBfJdn1/braU7qvKN8PrMj+IFHQFNkDPYk/wk9xo/o1vLRIqxnDr
CAuok3KU65bAiMdcRZKqtlVbSRNhI8d9nYE4mGVl3AxFn6Bd0hyuIx1hSUAqcCeFqkQ7qRJZThgu+UCRpx7fj4wjMTzakC+NEi5LFvM2cmrebmK+JxScxm5S
oXxlY33daW8A7WzsLYT48tzXDQsku/OoN5GYkj0atGTSLLWtvdkIe7p/lae8NEB6rnbxKdRd9YXZqHvqycKmow80P/kMXAaF1qVcBUNveh5BCUEuNcfEkuZz
nlRoUJtylYuGMeWYGeaRckW5m1AiWZl7wmHIWaLI9XIP61bvavk9Ph4uZttJHcER53fsMdaWTScy4UVzhbQJQg2sm70d9YK6Ir8irsh6uEfnczezzo+7nNTH
S7JoQAcQqZ5yCCtGWjKit2lROVWlb5heoU/4dNRpyRFIdQjfjN1gGQQyCsakvVLOSvXcDdxJyirTbsCYhornwbuYq1zH8Mro7Jz9skH9Qr4jezCjPW3ykshn
QhbxUkrlT/AXQC92l9w/rpHNT45QQqwR3BamWK2g+uTOeGfHYzLJEgIG2Bn39Cg3XCYWmaeknBO6EJHJ84Xcjene2nxLazw1N+UCXZ986Fwq/pVfSOsTWTBO
nQA7w0JLKfmX8Yltnvv88j4RNVbNj/iytG3E/mWWZUj2XTcHGkMkqYt5iceLfYI/qcfrUJgVWA+fy+v5vexupJwNS66kHDS98763hHoLHTpGLx+FFqxIpb3X
6WbGSP9+eYGxlRxSlG+tQXym71WWwT94Tr7iaSRNJFcTpdpi4zPpAbKCirJMFwtM7eFibGRic+kWP8NdwtxREA8ltlV7+FqAqMKIgkHyZhBU2sGmy69qKJrg
Hs9sN10FtaRycB1Zh/psPGNrihwx9KcXAJMwiL7ii5H0ssTp2M7ydSmemEXXcTb0Pic3C6X6q8R4SSCi6fNCo/jpTH/qmziR+ke+Jyejoe5Yfhi/EUxXbkJC
3ewdKe82v0RqW9bkNQSzuEvMB2Jb8lgES0lMnE0MwBJBPrZIegYPcxA8TkrxMdJtcol4khimpMo3qRT1MeYWhlr+ctmo9oqF+EI+UDabhoILhdXhOMUIWnII
eIkc4WLtnYnuMAPXcVFSITDL8UmPHJXEyVSxkBvbih1myCsqTWqRd8M6zzCfZ3jFrK4TCdX8Teql/YF6sUn4IbEL95zIloYox51bHFjJB3CDCNGaaE3hGWEe
ehg5bf6XO4G8ceRgfVECO2G9IdZkOspu9hnoAD8pBpSQX1O3ib7q8E3lZI3/rNR2V4bnlRsbEE8tqGefMTbQP8colBcnimNTl1kacOO0X2wTklvvpb+k/qaO
J98H9bVO/hyzz37U30jdVyQpd5CRyhtDQLqm/StVYBpzDRz9hVbKb0mGZ4WhAhaYgX5G/O69QgWmC99VN1Nvdl919VCbq5+0q0p95LA1Hf4tr7MNt62DyzVd
0cak22YCTqVOK/OZS9Ic/iHvJE9uXGA+BjGxi7GDK0S8ZOhZ1E6yqwuCVeAoqadUz3Gu8Lvw1b204Id5RXx9w1/G3QVHEQd44muN17Y2Z2b5Fggj86I4D9or
eXQA1fUjD1L5Yi3prQfKUw0eYRp6wFIn9rH/LF/DsCoZAah0B4akTcNWi3/ML9mp4Ia2jdzj9YARPgu0g+dStCLIv/B6tpnsmLTu/lnJ71QWPVtG18ety/QH
jbdhG74lczx7fVi1VeUrp2d8Dyu/omn2zUqxcEmSV/kXrVb4iF1lWufuaZto6e7twv/C96H/Ekuwb9Q0cTKysmgl8km7R/2WN5E4CE0KBgewI8StaBvUSTSQ
tybcw45gt9nTzFn9Mev9Mj87pfy2rHFb2NlymrcrK9MJhvPYK2b/+neK7N1omB4YDCLUPLqvfrWM+NvmTJDmA0j45ZeO7cJZtZ4tnRxqG2zMV6x6EFBhe1g5
xUheBU0ddaR34m25iiEaBc77ygJsm5IGOgXvCmn0F6SRo6c6hPkqxCbUNFQHZslq2c5PIQ9ys9QAkDaeEllqMxflHU70k0twxjEGXPNtcg+Q1jAryGsS6uOp
fcp87zTxIwzz/MYrarvJbGyD+QRVzlSXXmA8KbfFU4TqxoGMvupVeSkoIbujF8EM+CUh1bhH3eO2CpeFEK1U8ZpssC/h0ZqgN2w6so2yCcRQE7WsFCylNbbJ
qCP2ULnYDmYSFhPdQKjrfRuTZFxG/vAkupxgA5aCGbS6ZB96Ad8UmSvdY2y+27yRLx/Ij1/jbygtgf/xq+EztKI2lrynGyRcxKrxCHs7ONFZNecYf477itjJ
7kUNLYuQXmLdtb0d/xHJyXFUtNTe3x9UIjezNPpWaG85prAQZyczDcmu0g1/z8AHEjen0OvE7kIXtUVgLMHRx9NWB8/D+smtNt0P/IDrY58yATgZcoFGzEyy
JfXc/94VIdSQBIgJ5dH4wC0sTqhZtBzmKEegU3jK9EV+BQoDAbunzJH7YBVkryeWaC1vZopzqthbyRYtsqQBGeYdp04DMepCe1hwCRrJVvHuUB+7AylVwWZF
TkXJGpTdlBEcEdhiu84/ZU/CsX6PPFpam2RVSfMbLFseUrcB8lj7GQxVO4JZKX0t9U1zvU/zWe6EZQSzc2NrrrzWMHiOiAucpSaJT92Q/E6eM0UF9gdaEPrU
zqpbuVgsimjKJ9cTX3/5KfUCFLJt7KX2N7AZeyllGfxpWoP85B6y87luys2a/0KvY4L1EWJWJgU6uJ6wg9JKqWZWIyzQXMQj7x9/UIVIN5jFrAc/3deUu8Ib
oig0p9Lj7HoReWtGrIlYXavik6x22Cipt22v8YjxoTRGqA0M2h9DIxmtfkjpZd9E3qQ6BQxsg4qfpblKv7he5FpPDa1mSln/WiZQuehYv5K8jHNBA3WJ+aG8
JY5jQ00DAjftV4muwY1cW2yM9bpCkqWWRuDUhnrqrNSzYkgAJVoEBXwduI3us4T6jhTfDTg5kQzjIHXDZS1s7AY5nbVv9rlYM9nFGJjGykgmk51n/+qs7Rkc
SJCzmIvsPXq18ML9D1jkqKy+Y7OoBvCgXEpXZ8u7NxnueqayHH+aY6TZ4n3QSPpkHkmNx7sZx3ic8k3vAMUjXMX6WdtbjgCIvWYqIMfUOcVXiP8xgMnFO4j1
mDv+EPsparYCQDlcAXXUEDESQLK1/MvQWG5HTsKgMA4O0o6ro+FF1xJysKNYfwftxE6lp9l4pDk5wZqldnTLfJ/Ub6ocCAjThTF4W3mJuBbpGLjrgFocS9tu
wN/M4MBdRtSyhSFgI1hLNqY0/KRptncF8p2sZn3IhcnXmc7LPNoWcvD6uf4H1E/HHyQibpFS6FuvLQ9o2g/hJ3eWRjavNYT4i2olJDfL2kb1orvGX6Kise5I
LEYg61Meyn2MrdnfPLdmL5cTs86KkwrXQplItpNai4PhzpWVkY7ydgXReN0TeZeM02G2KlUfG+jkqGRbcsVArH0raEs9N5+T7sNF5D3Zpg4JIlIeV6IOQTcS
E8AVJCb+lHcADDG11ubxFiulXOd28T0UxPyM3KOtSW6Lly79RtR2N2Ju5+0Vnspub2PrEPuRuAdK1XKfqJpoJJ7u+C0eJjdZH3kmEq8jbwtbk/d7eK8J7CAC
Npzbo5rIB2R8UpQ0Q/2MLgSD4FQ+g6kmtLJtgLbAXDKSiieZlEx+MdtCOBTXd9XcuJYuW/wpaod5ijmCwX2N8Er8BOkVky0805WSf8AZqZR5TGexn+EWOg1J
sy906OU7SU/gZfiCuaJ/YKmBTOA6sduoYjbLPwY/IbVCMOotH619jQ5P+h6dYRwF/kiz3bVBVHILdjCzrzqpdmfmBVb4/wKFyg9wW28FdfAm9hdkti10WYcK
/vJXVw7L2hbRruKi5b3DGopWch1m4zoE7qqEZwxVH/su/efxVH+krJZioEP9W1bVd775aHlsMPJR3iLIfG/TSrib30P3YULUXA6gfTkavCBPe//ICJNuzgao
rPd1I3rTCwnXhh6ew0Rv63IV597afXh58J2w0Nd1U1DCGIQjjUNcezm8jE5ztdvyY3BcjFRv6VNs0ZYSJkN6rM1EYsBVdIV4wjyfDqXbEXfYzrjPcFT6qN4m
xdiB1E4u09kWO+d+iaw055lfEogMmCGsIkSQjUEr8zYwxIFzG3kr9hj/q+gDNw3kF3Yjnno24zLXwXvX8ovaa2EYC0yQm9limf+4bLAblHf9ZMJ9k8ACWckr
ZWTqvJKBGohB7BhmuaN1ci1hPakKDewMc1uKYHZhjY0Y8jfyzeXUrRJ3uMvTveTIMkepIb1g39HhkOL7eapr1Xi32NYeZe1qGmeYApPoTwpKb2MPg5eGwfq1
LJYyzz7S+J36A37zUYxQeRxVH+4h1jLrY1d6OBjC1jM2Alm2Qe5h8CvcHcjAMPWwrZVxVOxSZECgYtwUPMzWRlpue0mOEF6YF2GnHAlYHLY9/kbBEzpcOEZ2
0f6xDSUeej6B6/mTYSL1y7GCjqb7qSNhpueF/DpmJYHrzAKL1UM2e5KV83AR1ZeuaB2dLFI6isypx1fxJrtXMB/ZXC6lsLlvpPBENrB1rf3J52W2dNyd473E
qe724hHjLcahXaAkZZj623YYAv4DcdI/0n4JjU65Ku0pqSpfUqr4S9UFxQZ6FXMaa8pUcVcWw6Knogo7wxsbTBcW434uJWawWh8+oGYQhBJmJ4R+2oVqH4hV
XEiQYseBf6l832vziPVG+EEaKi9XLoL+QkfYoEik7xWFlPPn9nTBpPFLW/CXQd+iS1Qr9CN3ytXNvdI5Qlmi6wzGg73yKMP7st7tRFSg6vhjIFsUW+DVFKUb
RI3h7vraMPmnpch7LP6jfSd0IJtIgykq7pP3vq8O71crVnWqp+RMklZfFt2jLlXdQ/Q1L6FDcFjG57MT6wasRA05KO2kqpXla4QtNGxkpcxVU5Yjq2qurBz2
dPnVrGjeq7sYrKu/mtsGnBYWk03gaHAIrOFfkSXEM3rHpplsVTkmsBKfHsMI46Me+RaBGJ9DW26/J922FKjDoVm6YAMbIwKFyBmuFvtHaJ4a4JYGMvKDuQ2M
PDLa2xKG01+RYpji4bwT6WJawtqLRY6+0tFNj6WE/IcWOzlc+NuYiVgtBw3deN6RBg4gOmt/13u8lB5evgNFQBX9H1OIP/U1sdQRagt1fL8dP5HZm+LoMr43
ZOvG0Tv0L/BtfH1ZIHsZsk0u41rkiyA7H0Hn0mrSZXjTUB7rAVK51UINcTFM51fhS9X2XG9poODZeIbspAa1S0gEM8k4zvMEnPXVtx+xvEld4XOn/iM7Sggh
m38AOmFrpQIsjJitjAJ+cZuvB3QYk7k08LSwCXTCrliiut3RT3nK7S4YiS4UbuL3iV7R58iZHi/9WWcwLfEkgv7cSe+kwC+oqV3kG+RZXjQaBDzyEVaZmgRu
SpssfvkF2REbsv7P/91tL/VSMsFmP+PziH3gadgVn1eciv6PHpUQbkBjB8MEZpcyQJlsNcpeaadWkekjm+kRnlDEzD9wDxFOyZIrTVdOWgh96H3tBxtP9PHP
JPX2YnoOrIMlsfOwq8IX+EvlkbMwB9h017ErKAXaEJfkrYHREfHmfCDZE6BbqQIXpP1Ce7tFR7F6BZwS+2mP4aXSSVbaLrMn+U3EFKyJq7ZyLKkf5scT1ePR
G4hSGBN9buNfflcsE+gF1jk+y8+VVfIToj2ZmNzTnmeoCpORNQpmehe3Gv1q6WM7KfQN1tSCCT4wuPZ33U7QgD2GxNm7JbxBZ2iXi3sHztKTYZLfRT7FbyWt
VPurY5kM7kdexZo0NZfYUdI7sm5iN/ar55cSit+SiIQYsjJXLz7AdTXeDsQro5kj6++KA+Wp6hesKZpHRhsPBmcnN2AWASHQxDSEfIl9F8cw37nwKMGaF9yg
Sm63+lqK5Q7ZmmlHTA+1jrY53Ic0A5Xv70XiMAhHY3u509RyeWdJX7kfeAKPIm2Z+BrVWF9RN7aBHvXPwn9aA4ydmYqyEYurDKi8PrxLdlqYp3L6ajmzBbfB
V1LdHq1qnUCY/MFbDxaVGYyvaGB8Pctq2Ey8pE70jUxs7/L6kqnX/F58sO8A9YIpZBygLbyttBBnqvMDmXJzZkCAiP9ifS3HSc2VIV5HoAu5x3yNiMHvF60Q
CX0gr5p9j9Q4b4flsbkWuItHMUeJP1IPrrH3x/q/0ORgT38jf4R22eOz9HI/wXbI99AVRAPmDWxo/ctfkamXeoggyb8Lp0JXsdfSjHgHUFjM5ZgI8xFnljrR
8k7sY6okp/Ov+CZV6PVH/T/NX9SZZlVshW4gKjlx8o+3E2gDW+iOWmWC45OTikmR7EZXYVf5+yausHfmQlBH7gvPu2ou36TAb/NO6zKZDbaHfaVHdG2uh2TU
5gl7mXZiip+OVymE/0+aIs3wjgzInE4uituExNJniVcIpnvC1lMrBjO8dW2VlNe+18pQdV4Z/WeoO8XJbHyghDwFPSCOWxV8CFLAwqgK3ELHG2wK+0prJJ31
t4QZ0YUBws4S5eT36A2XKk62l8N32zD1KPkXmCtGU039JYU6fix8JO/RasZdBDuYLjDC/sU+njvDjSb2x953jrBM9a4UJwndkia787WJgXRkGrYyUJ4rT2L2
PH8oLClzuNpCQHniq85EiRPVJSDRv6rIAr8gc8kCkrO0KhkpDfYPYRoHdxK56F+WgpJYPp4cC+pwZySjEi59VtKYDNtBODNQR/6bmC4boQdjOUL6SajcM2kx
yCWveI12b3BSQYv8SLmi+pr9hRWBJDBUsomI55T1uSbyHcRGcqjyR/1Btg2e8/iwM4whj9diArHW/2nf/SvVqQknPInBf6QnKmatI3fknoN90ixyc6Br8SQm
hkmVx4qEtmx1GVuZOvMunuMaoosSY7kI8J4fKhSjT3wPjYd5CLIERXHae2NvQZhUGT8Mj/Ka1FAYyQy208nH1nkUr3Kbek78YTAtxPLeupsOtXUrdpveKlb5
q3rVFC4Ot0dpJyWvbzbW2VtFobzd1Br+8VJQOQtf1vqc6Ku5lphdJxwbAg9hkvQVTiDT1GncTo9mmQWbRnjDpyx9FfImY1YVOaJiRv7qN+ChvrOcC5coe9k8
/m/sqNRaGsb/8bWAM+jb2tFAa3yVuLjoP/g9hyQ+wdGWyzBT25jfwv0T/a2IUh/QEqsjpjMBaoq8GBrjuquZNOHdyrTRUtiF+b8MPZFvFh4xB5dxi9xDuVfE
RdknnQUxyCbCZDqLjmH+KAeI9+tusl57WztWUMy0YcrLic5kqRnxHE3DqyspYK2LVF6B1gD4Q6XfJR6qk70iF7Dkej7AbeQBS1/vW/K9WCpf8/kExDeAf11G
LCdhx4CgGqW1XGvzpewX+iROdj/ybMVuiQfwabJL2kQNVEaykcLRvPO+V+CIdwRltHb3LgQnBVLKVLaBB0hnrQp7kYtkFsq/maoBktqoLONvqntojPqJ/KWl
w/I5JUIBeVL4DkT9aOpj4kzlgpTBT9AMZb7cy9pLHSNN8G/QhmrxyGjnHXUi310YZx7hH0X8DOyhjfgtdpFpIL5Qmusz8bvUDcQ2NsT8U1zAbeUQLiy2A0or
G6QEtY5cQQvKccWr8XBVr9xSJmLNgx3Vf5X3G55hvcR/pMGBgL2beh+xWWkTx3WjXpl14uSc776H5ApLGhtBr1Cj1dvKGPlFcmfr1XX7Aw34EQUrq7eFQwJz
5CLXY3dTfzpcRiCkkRsiA/iAmKjrRtYEkYZ8pirDa7XEzgzl/yLfkJrLO00UUOTKajh/WG1jR6Vwe32/n9jLDzC3VNY4nfAXGOOb4c6BLaCeOuy+J21Hl3OI
vFMoUGJkDd+DTEg+Zn1E9VPu+jczcXJEym/xPWASK/NH5fvKa/mx2AftC+/61gUStcnkdnk5MjXqKdqLjMFHqzzdXHjq3w/HFY9RU4r+JcPgW/sLJpncXlK+
pJ+raa3tqdbCOcgP90Rvw4RqaGhCFIgDGUw3ohPcrX5V/vXr2e+8kfAUP4TLoMbUgLXL5rohcCzNznzxPCkWyaZgloCZ7gmJgTnKxsBJqQH8Q36Q2sO6ughc
0o7I29Q5suil1FY18sibecuAYC8n3UeeyOfEzb6V6ip6B12L3OsvB8b6T7lHa0kba9uJNVNXhFRZW0FatrfclDX/hDcIX0nekXMlK0cIt4JtdPfZ6pFJ4kDl
I/rK25cbrYpCfV9HbcuK5ZJLnMS80pdjM6U3gY7qTu6p+BSOj+Tk3TBOkbTJ6ki2K7FTK1ZGytBVav4p9UvTwBWF15uVc/xkaaupJ5QDSSld7S0t4WW89ze3
w1aTmc7oUvvbaEs7ebQwHny3/UfnELHqI44AzcSnxFTtL+t8SbZWDyyJQ9To+HbBdnHHiJX2vqXpxDeyszjApLB+QkR30AHsFeyH9MLjsC1wiPgfjNR2kR3d
01W9zylspc7mf5bGybHGZtaU+BymDSCIDCFE7qLtk0uZOmkjiDD3NM3LteIc2F5DRFFGXmdudeFyqak/hfHDZTXqBUhYBdUSs8qaXE/9tHRNO8sapLnqJZFU
zNKn6tOwLdxybJTxGoMsVcRK8sTo3lp89b7KIW00+4VYR/7tSoTrlP3wFzVIdyu1Yv5K7TAhYAe9LG7XehC1CruAxECLknzyKTUhsRWZZW1HdVeL5RipAdEN
iVQrmxvROvcoYrnWCV4B0XGjYHusgpvQxcktJYuKmA/LhBIQgq48sarnsE/Nqx8fi/bY2JENk0Ot5bBk4jAjsWvIDcxoN8Y/9n2TsqoT/CG4HxsLlnNH+LZx
J+VhzCBxvrIaryVbucXYJZaiHoANUh9HPJyoETBBP8x6xufx1mVKbRm2AWk1wWzLSKq7EOnZhiS4LgDobuh/o35XL8Gf6izlk/8TzPa/VJMEYPyBDAU1vG3V
bFCJ1kST6x9Mk7c4hjFP5BFUjfxlwQj1pnTJfxX2l69Jsu6Uubt/Ld1UCcBMurOzoQqZWKKDHNRFYvFJPdCGPOZPkSsJtf23+crMKvkacpNfLK+AlWlH3hVT
C26bcV/1h543HquZ9R4no21PSRP7lJhNm4370QLqNT7bk0ws9ZnJqarDkOCNh8n2rkpj3zbrfAIQKanbGCN7yu9WV/kUqQrsQHfwTVRicEQ5QlVR7NQGxCJc
lxAGICXS4/wUKCHfwShDE8xjHkV8MdUh84jxcR1lg+86vGhO5Y+v+l6ezo4MOxP6NnNVRLOwhArLIKZ/TY/UAuoOZjm8ybUk3qNL0cvWWXwFYjF1hxzJ9Gdn
FUyLc5I/0NZEMlnfmmfdax/KHHQ88bK2M0AVRqYmWWthqVCyRLG/iEdoK7ASrhNnsJfQpeJsbjxxl/tg1uML0HlULrmAvkxeo9+BX0g6PhId4nubkm2PoObY
SotkeAh5a4wFPRCrMMyDA4f8zpKsfFopJxlzmuLfsP6VpjOrmYlUi0KjbR+NlhHNOySWAfRYi9VKbvyPn0GWkmGWE8QZbCHpRHSEUenvdeKnBQvyCxHkbYau
eHd946QovJ7RQlriOhG3nBjpEXaxTckepJ4k3ZL6mFvLR6odJJZLYbZKwLiEc4su5nxRO/kxNx7VOfuK3dH/3C7fcNtxXzkyhI0B04w9rLPMxcw0NGTVIf0s
ejX+L6lZKpAapahHsX/cNdVW5Hdhp7aV/w0Xp/Wzr7d3YZLwBear1spMLBujPs+rksTKRfgzdB3oa77tG4M3Ik46Q6P91NBqyWhr5AvaIZgtV/bEFsfL8+S8
YCf1qroKJRLeeuqhlwWUqG0/Zf9ali7NuQznMI8H/5Cnt5zwTkcjEt+D5kwuTQpy8lfTNbamP0SoqNrFwqSFaIryBQ/TH0IGi12FjfIcvKm5T5yEH6X75t8W
85T/wbXymsCauETxpzsNswsXza+9KtcTblf6gdqAt3Zy/Fu24XO0DGhA0kGcs6qnIdgEULWVOs3TFzmpbqEHyTblhjSXHUj4bF/I4bZ/ENK3AEnXndIeCg5/
X3wDclvKs+5T70oNPD6ioX9qwhFg8a1WeuGJYCSvwr5UQzSTLEGSOBxOM98hz8oHPCu1Hr4mLoNwctUDOJb4Q2aRc00V8b/1q0EPsN65W5joPRSTzI+OWW/c
gNaOusmVGnOy21lnQSPTzPvOGJA7BL64z8KF8KC/GK5RImFVYqC3B90XOSMFnReUcUoLum1ROnOPq6Ie1gYgnHRYHiq0wW+AzI2Fpv+wTVFNqc5Fo6nmBB2o
xFfUWngT0RqcAFaRvYWFyaW6eawHGwMfwjb+MciocruyXoa7M5Kz66+qmbkze3v2Jvyyhkn7waUy/+rkHmP2yY3dP4hv/G2ij1eleBiKtYp3IaO45eImIkm6
75njey1fIB4UrQd9qRFqkaGd0B0pgqw1A54AtWtMkf5N22QYnfZRngd7I+9BPW4EvI40lJ8UYeaf3j6umtJqb1PDNHUs4YPzNtYGW0EXKck3Rdyq2Lhd8iy8
vvCWWid0NvnQp/IesM/zN5WKbxOGalOI4VgLpLMVGmtKR6TLUg5/XphZPegdDd8LxfJR11bxrfJfTDfZCZaB26Y53Dmf1VKvynQo6FehohpiaSbh8nvmuHJ2
I29YqBnx/rrTRNBrlHqzbcXdxunIf2qs8ZHyBzkhj/dZ0ozCHHt9yWLbBSfBRchWON2Xy63gRbWaZTvoyJ2OOxryjnrmvG26jk/zCfh0hxs9jv3AKsEtyHm5
ppSWtEoK4yOkBAsn12PMeB47iPpiXEbPS9zn206cB1+R/o5RdLxYLf6UtNP55/+/Dt0SKQBHpc/GPlwT4GaZpJfSVUsd5gezmzeJO8EGuN93Km8Ig7hZUFX9
LGw0HrU3hbJKuUeAt/SJou4i6qiE+ny5QDXxyBSPlbzpIdelyw+k9vFviTlIT7Wn74cyC95HXgqN+H+sJ82pSppokID5UIqZrpW8wldO7OXqFRzllYle/u/i
UXUIf0+dAATigPwX/8v/PNAemLB4SNl46o73f6Z3ZG1fPcQG0g1V+c7uKVHlwR2+krdFXqT3L3WDvEVD3cvNa0ETpZoApCy+itKZzFZsyCqtEj/DPJEK4B+Y
JdpkMM0/wPeTr8i9Vz8kHJL7EA3V/KRe8DPTB3TCBmkHpfFKc/djQ1tkl9pfP4quRnP0O+lMqg0K2B6oi3/pnA426Gq4LrqnoeNdCZ6XG3OEie656FHPct8i
tLepHarDjgOLdAoc8a/1nSKvoZ2wIXRP2EcJK+voZMkGO8nXDZXlxVQWdUB+C05w7fV3wBAPLo2iXoFh4lObFVahvmDtgMV6DPjMz2zv8a5cvqcj+hXfqHLe
fwsj4cKUg0iY/a0vylciXODPuI9yJdmPKq1eLS8zZExdFV35bdbpZUZhnhbJ7JKiPWbyhqCX9jO8bzt3CFmPjCDfKXqmMl/d/rfczqwT7K4QKRWdI2UnvpUm
rruWlEnpHDv5oLcpw8m3ZDLYEJ4kKwUPa/HwiTwf5MIf+a/jd6Ay4vHUIpbLWTpV9wlZIG8m9mi8qSaagBUmHfR1BF3505LPtNL8Iz+haLmlufAzQVI8Uksw
S/5WZmAJ8VfMu8m66FfLZvoK9ci6WhmnVlYG0v+TPeIFVVASOcMmO+U1RHpXcq+JR7JT2mUYp/WVNGxtWRJ3FqYLDYFJP6coHI6zDMsf4olBUGocJaJBV6+Y
I97q/q3CMWk8xcf0cFZwj+PrVhuvNgCTqVO+dkI9V4b7MTocFvqqy864BPDLS/i2exLUrfrPPj2RjnykziIy8tx3nVjprIptlBFlG/ORG0A3tuvYd8bGUgYY
G9m6Zmry+ppzjes4H1ebnwe6yGO5xe4pynTvOkvZ3PiTLo5Pz89Ui8k+2E5ukDwW/QUb443pmWR17xflBLfFckZ+Ev7NMfz/UWiW0W0jbRsuMyRpOGZLsiTL
kKTMW+a+5S0zM6VbZk7apmnYINmCkTSS5SSlLTMzM8OWmeHr93/O/JiZ+36u65wxrscrIO/xSVj3yjOwYcEXxkbSDEsd3Q5qDjbD1sy4mtPZ1uqyjX343lhl
7rYumvdYruMk39DywtK6cJYUZIp1GehI8SS9mG4lfvJFsovo57AENEzNIuIEs3eNoRZC0e24JkI58Tt4yRS6L/EjAeXvEtjPXfdojJ1bBnaKP8S/kb/J6TYz
ronJaA2dbC5t+shW0VU0LuUa5s0hZgs3s3avvU73JL+AzrHjza/Z/4KnuUHcx03NrOsCLahXsKuUi/uE7Vg7ziLEsXYun70t/Ipuxt033WCfYFk8Hvht0dg6
YBf93r6T2If/m9AUUFi8uJFNzMZt1wK9DHp5pjwOvSt/lWLdu0EE08MwAuviGxm4EYz1Vo55q/tHNzPhUN5EZoAU6fuLnS1c93cVQuRjMQJtbmnG9SGryqMd
0WB28h4V5tZgLgdq0Sr9WOkm7mXTqTvG9+LB7CHOsZnTRIzeWdhWkpx2YTa7jPrJ9ed+4X+Jc1yziP7uSY68lJfUt9Rr1pnmBULjYE0+6HnC5iNh7jyXstxd
7ffSlxWrVJu79m15aXV+uVFV2ss0nJq0l2saKmuaDyB3OyaB2wGuC7dMtehrBXPJo54BnrfZ1W2/eScImhOIAnGgYCCLpIuIEfvM/qbP6yzyz+AIey5/3Rhr
Om00MD09VUzr8fOY33sofmdwnGkpfS8R0zfPsuAfTVXZiubdmd+4W/G64CTdUGoMcl/3v8IBYihY5J/FLqVpvnygGVsxd1igvuznmgVfk8sDcbxMLaQb+V8W
tPYMJZokLSoMCY8DGUbM9hx8yn5m2Bl4EDzpX+ldzK7LfcnqdW0yhwqPynSyHgf6uF9BxtCIfU5vZgaZ7rEN/LglkR1jScsOmuozVbFYti3o84dqvnsU2map
iHUjprFr0YW8Be/hZ8QAL2WUY79algTn5o8gv+RuDJTxzE44mnOLv5zwwAr5MDfeO8Z0DWyxfPSMQyZaWwhDpKJAIZ7OtuOXK71r3wfuQGv+HhPw32Jq+Fuy
b+n4ai+FJmCg0Bl0tg3A5nAjWSNTfoMFvPDUs3xF2umfsAuwgDQGdCbK0Q+SMmizyynVox6AikhFbny0m5vt38S83GQkXlC3sMrAzjVRI2EC18t6AP0Le7tm
CzZaF4E9jEckgrtir+q6FHcE2+AI2cvnoGCcfMHWiUvn1gm7bbvFHYFr+PxgPKJ3G9SnyXeFjAK9N5IbID3icgSTTKGe5CkgN7Abqsx6vcG0XeLZGczonJ3U
GtlC+S3t+dcEFdW3cLo/B7skviAFLDOxAmyOuBk9sVmZ6ujJLrBPENOIqep5yyChB7mLLQOsNiVmX3BM0jP7Hl0avrbuE7mt5WToCh3ikqx6TDH/CyqxcWx1
8w5+DTEQ9VkX2WvStxmfvMK6Cx1qtAvDkDVsA9gbrhMKeRTUka5UbyLPYxuYY3Q3c9ca1uBjExqxUmJrZJdtBn/f2ttkC5Tj2sJb1e4Fx8Hl8BQ+WplgKsd9
EpdwRmXopmx6F1PP+SBkp8+ordBFXP/Affk4/bd8QaaR9c4LwTy6uZQU/yFvp34fthisg+nEdWl/QXv7WOtu5At8x08B6/lezB/YVuORJZxZJ+NDsJGBU9b+
6cvL2qsVLlpRef7qodXWVjhf9S2I5jcJXPAr5y1EpT2gW/6UhJ7swZiP4hbuf1xfGEWOlDJAA9sw0xJxpOGp8K/3EV9WWI/foNsz3W3PYKy5KT5Cd5Ve6/5B
zc+4gC8iJko7wOL4yfhgblfhB/CTXmocX5C4sr9nDRsVN8dciMY7fgoNkUmBaNs2uqdZpo8Turw8fq7wgi1Fzil87DOx66XmeMMED17Gd0Ff11JfflIwK+84
/s5eXXrhSRdOMg+Ssq3fg5/4AfE78JY2a05OQPDMt0bqt/NGrKq0WSqFpDJTuX99s3KOBgp4G1LEvmRR5FPBa/6prVusKI4tAOwWw2bLfj6OpLDe/ChC4Pt4
lzBnVp5zNqJO+Tzm5gmDxGNsiXjf9J//iukSOZvLtT0lLFhb/7r8tdgbaS2+3Tg5dxnbr1Y76TTb3fPem6s/g31EDtlGM5l8V2jFO7EtWWPqgtCZ2iPB85xv
uSHsF9KDKG2ty5mIQ9ZG/hrgAL+Lfem7TpaBp10DA/2seWRbsIyfbGvCXpfW8WrgIDKV8dpx8CBooyzwqPASruKOR4cNraO+IYn2e8AvicRitl1BVeMj77Wk
OQWaQazwIPHlhunmY+tj2eamSbaM3JGegN6JdivIDM4N0AlsXGjTSfoQ2xBZQi/Ovc3UYLYEHplexH8zts+r761oXag/gpUwSzLee3RJzdnvelMtQd8i4W7i
FraAqe9vzY2l3wbGe6KMK6Je0jcKzlmeFKzznTMfWusPjra29R6slc0iXEtue2Ia/z3wd63/6PJ5p3WT6Cf0pkhrwiJkRaK18JD+J9IuvUmGnDfYDDbt9PBc
U3ooeybIcLt8eu6VaTE9Me4RPYNuZtKxFb1zM5ckVBfOeDrTGHfPE4OUtrzKe2BJYE6gXs/6+LG+J96LXjE317Az8VBi//z9saX0/vzYwDn9IOseU1f6WmBp
9qO4tT6CScGfso+8Zfnq5EGmJ3uT7rzRHeTpa9Y4zz/CIj9m0mXhcUsCvsKJlryNb2K3J/at1De/m9kRPZmOTjoef8nYuPCYlw5qqwcUzmWXBsuJDb1H+Lu5
BQHVw5vHeXolyF6j/rblMPORXrDk4+KWS++UGls2amm1Usblv5dOLrzMts/PyJ/m0/lKArMstbwlG+cYV+on5p03vjCv8k5FFgQG0C3pJYYGJmulzUnopsjs
n3Qx04uH+mVsI+/vIGv4HOjOtufGcD0C1RPW5jvZWmxF+kbQZ6C82RsCXmCcTKcxx3KeR4fXD6c1i+Z9pv8YmJSUy2Rkd02qGlsJncQ1DdZjylhv+94kdo26
HPGgViXd8azkgEd3IonWOzbd8Buw0hnR1rpgeFCKWmYcnb+osPqmEmvXuC6F/8XGm9jMhsxL64X8c9nzvdPM83N36b4nlAoI/rbMUq89/ox/rGcOfTV3alLI
Sxg585LAONrsn2QQfQ5zMB7Tj/EOtcZyhyz/MnGFR9nmdIAe5zvBD2NmBycw48D47Eq28bl9PS2qtcKNdH1/c13XDRV0sxPeINfpg6bvCScNraOv6bZZ+hvm
0d3irxa4shM9Q/VjE0tMDxMKGS/6zbfFMsAwtWCp5ReTarqQ1HV9J92ePMXiNo21+U2vdYOifyJro/X6nXm9LLU3bbMS2YVIU/+r7J6BZtZ3BZVo/x/T703v
iu3sexqcE2xl+M2MQrJ1XfH+/NCCI4krDKXBFnifea2YSlbytanh0KD53ROCSSkXAqWRvKKfynhXIrUEDhe3KsfCjbUAuZQ5SMTDXtrnkMWxAKeKH6vr4H4w
qOS51lONUtaUzNZe5FcWWpPji0sX9S4+Wzy2qLvPtN4klOHi2GaECjeDtsCAZ9jeLUuItIFt5my2rjxTmA7HwQz4gFzCNvJNKoiW68prsZtgM34QqY7fz+9K
pZI0jloWSrsEL7oaXahI/HFugGMBm4O0FxKoKDhPbqIcUl/iA4hO4o/Ih0QYv1Do8i8w17CkUYPhHuacsDYujt4mjLAsVXcQnLgtwS7PFvZqG02Z6l3YnQPw
mMMsXccas/3MMLsWcoMcnLGaK2aH0D35mmJ9tAL/UHdJHBI7H92M/Es3Mp1AzgR7x6cbnsnP9UPBGHEu7c0fxMgWNyzDnGAmUzw23tHZNIKtI/zN5cBhxGz7
GiHT/9C0SbqGLRPHc8/5PLGjuop1K3eCK9A2oIVQV/kqpLNXlQ1wjtoU9IUj2ftyJp+iyxVJbKS4Dq/EXCXnw3TLT9aPjxaP0kvi/4Y7xEO236HT5aey76yN
A50CFeT60nV5rikKcvl1uXpkNa4BPxXuIus7gLKaHwd72qNsmLSH2iEPhSZza7jCsRhvJGzUdRBvgVJwL7cEg/42SR2QNOkCOyE0VXpO1rI4lX4mE9tdfgoK
QU24SDQqLwKXsRy2BzfXMrDaUVBeiA7+tp4DbfCe2HNFx14GfYMng3FSeykraShygnkWWB9qntCE+472dg0Ud/yp3GviKFMb2NTSkX4opQjnCEkMWm9bPEGj
6YJHIkJJLUK0LQoZSTSybxE/+M4yhYZf+CrKiL8K+JKMjgwvT7dXRrO5/BY2D2QGP5gf+1Pw/7HVAnvYH/Q88mTwhakFMIEFwt+BWtJFcvIfRqrqPcJaYRFr
EAr4doQzkGdKsc0hknNLLGWNCLpUjELL2O/kxyTekTIsC5j6RFzUOKQvsRxbjzS09UHL005LCjyOTRSL8Ps+H98eHxlMsNRRgWN0CLouWt5Zr+OzzdBUAWr5
vfHR8B9pEbguoeJg7icPVVeojnmO6hEwWxSYgjwGE5Hy9iFSF9AgOEOqEqxPpsDtYCJYBWK4O0GSLI0XJQYw0Rtg21qzyIPYV7SyyUBO8uajMy3LQZrni1if
g/Jr7wDqorcEfFl9TnTkrYbjc6ZKB2nCf0yIBJcUHdmPNDn3Go7yZamKYhDkxNqk4wGSHuFcCD459lFtQ7F8PXc/NkLwmd4h1/lXxAujiRiJF6KX8ZrwEBqk
osR1oAE2WjY5SNEA22Jr2BnaC/WAtlFe6viqVMCdhdHwc74T2+M9pLBSW24jvjuYKm72W9AprlLi1uAGa7J6xn7CL6mv4UZwukhjz6DDqLG8Q96M/0UtEV8w
t9QpzrdFi6kE57WiOwqh9SwJ6SKoS0hbsgJTmytlJCyniXVES20YTHJ9KPhF7bDVlrtQbSXFuhX2J4up89KL+PP4Qv2/THssEh+ndacj8NK4USgGA5GtymnV
6q7pCmnvHTHJoUAt5YrDC7dJfvd7x5HQO7CFeIm0tabal9BXpa+6VfothXuE6uZ65OvAG+o7nhroxlQlqjP/gO/usarV/Cfvhl54cnAR5cb7UTLIsp10jMJp
5BvfMhCXPNJXAdTy9+TPSouk4ey6pM3O3tR/jtnoXupf7DdIxWrjRQVOfiDXGX7wH+YbKf+Df4mN3NW5tlqWdQ+cIKyy7gwJ4cPcF3S4Wh3+dP6l1YZxoeqh
erA1AcVsUGAooaeAAP0g2NG5Im+T9K99tHjG0UzL0x9BJ8uVlBjYzVUWnQ26uuu7kVSP7a1tOtwAmriTdRYHdG6Cw0FnNGSpqpwWA8bzcJtnYu4uai+5At/M
vuCHgfnxMeIOspt3DBLnOfonixz5MHClIAHOKuhp763soHz5zSgPOUhpInWxJ7EvueX2clYSPpb7pU+msxy9wHB8RfAqZQ6l5tVNokAee8zX230rx2JfsXEt
WxGs4dzLJ1LPqUv4ouhUy2LrE/8dHpJG0xzde6SuFYq7mGwv510l/PQ8FqyWOUgJEEiBqMEfIe9ytqRsR1WlPF/dl+mmlO1qaxGL6gzydDUTzqK72U/xdSzv
uONERUEHK9lU5XlIp56m6hMwfyYVIF/DPF5lt7IvTbOFfYjk+4rUsBWFKHMQmRVMJDrqBuc1pBfa4wv28ou4C7pm6FxiW4KbteDNsysgD6w5ddtzWVI1doOS
WajHZhtflLziahKnYWulDdPfs0reDCJBxXpZXKw4i0sM3OeXaU0BU/tv7XDCALG2VpedRq4KPNH7XMfQMqY2wjCTj+gfvOKdhLiJy9gcSQvOEidgy4gPXIjz
w08rN+rOwZ/5b2F1JEO2ap34fuIwcZA4ivRJM7jpGBRu1XocjGeWCYdZInQX2RMdSrxS3JPFtWv4D/hB0tT+gbLgB/SDyoEbeE93AUwjEokP4n7TIZgmNWVP
hRBtifoFhsNxWoYtT7kcTIB1vEHpUYgNWmFNZZw8XDcXKOANb5VGwLJyCPtPXOQvAb3MLaVMU1f9AymUss12nbzixO0xyUuQvVBwr7fsJI+rk9Sa+QOkOVIB
+IJUc4TFUrCxfLy4OjqEu84lqleoU9JEYj7/Co/Ct+ETpBTnNXQ1VbHwFVsd9sGTcIp9oZVW2yWFWDXopvpyafxBMWy5wJdl+yDnrP8LPvBWiKgZvZpdo+/C
ng+00JVOSsQ22iZKR6VER204U8rDxsV7xXGWV7CHWlpdxU0CU/hK7E3lpiITNU2DS9LEC8FkEapJ4XOgGtsSSypanxQrOMX5WronwnwkaDCeVbbLdddvMJvB
z8TWQb0cJz/2l1M+W+OybwaTlR7iNeEMXFH8mdfDLbU6aZNVpzoHGMRT7DPYwTsHfEdXxneVB4ssPZI6jsywt6nVFQw0vWXM/CQ6qXZ7bLdUO5iYYhC/g8PM
kHpIyhHPW0OMuBSfxlZGDzF4qpEdAl4zSbwYeChVQMZJm6QSkBsVGfsCjDAetA0PVucmgyvG7IBLjsh+mcyxvcU/xplSV7yJ0yA90B3UEGOph7jVO9nRl7Sl
90FQ+2qbiN9yThOa8t3RFgYdttjnNvL+7UQW2CkcpMYCJtuA3CHOGRh+PXsldM2+JBwRMMAc4nB4NIjTSKKDbby1Cv+k0G5LxNup/4B9IqGdxYbQx8KNgqN4
vdKOjNVYnORnWwgRUjbxMoqpy8yPXJzQVLnNHISX0cq0ncrN3SXiop065AnJuZLFdIxfwKTRdfCq4iJ+j8cAYgLX6EZUW/lB1XbUHcdSAnduwRpQKfAf30n+
IDnjD1+cp755lmj19NvxydY1+Z9ROxvBH2Zqwd5YVdwHG+Mv+Z3cgexxYJ9k9ubhpsKt3lJIFt/QEGWuzVVn4uV2cho1iFmqjAN3YD/PCumrGOJGEBcJykIK
9pBVnRqcTjyiYsQthsrgG3cs6Tpf35bh7AmCpgtyVTAsOI0xOLzxr6WubAMqUtRxy+V+9mJlofcUm0UlURjSjFrIQOGY45J4VhsqzY3Ywd6nNqrD2Q4ABM5g
N9FHIllhZ75PGa7DZS85U12h3GT/pmKpA0I3aaF5nP+AMBlUR4vgnMLBzPsYBGTgk7Krk0XeodLEghT/DDOCGNQ1bAfZSLwRryll8t/L7wp5bAaXpjRDNsAw
OYArK/UFk4JC4XVTZ1MkfhrpxJ1DcsV5nj3wf0rtkN06UR3PVVNWiTPxC44o8Mq4S3liKYcQYJ10U2hY+ZvQRJ4Ck8Sf4hKhKfEPFYWXQ538G7vm6GM5kLf6
z1QcTY4AiWJV1iJEqrh4UmyY9RB23vBKrojLUqE0G38PzvD1QvdFGhaSL5TK8jpkFN9QHKto4WtSknVgYGNofqh7aDK/Ez33Z/0Q/LtrL4zhx+JNyBsJsWAE
vkcqQN7wBfCgC9fGa0ZqDTaUvMp254LkJjKAbUF3gPSsq6TRWb2wW4KR38e28Y73e6zTrRbXdEeE1eH6zJPcdxsVt4L0xouBM/w2MRqdQQBsvuGm7b1wijPD
i8L6YGUkRSjD/q2uiKyWPVXeZ1yDmbFWyBV+iu+Bp6Vw3y8Ij0w8dsO4CokBJ02dyQ9BEzwIGOa61FFs5jUEoMDmxMsmuRP7Falu/WkbyOUQi9CWYJMumf1k
3g0SqA+mA5bl3mjdPolC09k+IDa2RcLxxFyhPXdbymKnMPfRQfYOeESVWYBRlqJbhJmwBlj3Jxt9A20xlzgELga38dFSvu6QvFQZFXCq3/AfwF6wGaliNfOF
lgXc32JOYQkXA5sUnv/jBj9s99QngVdYP/aZWBsZFBglWNlHth5xr+g9QmPzcPZK4XiuEXIbNgn2I53iDSnT7HaQybeFjUIXZQb+Ae9rvhLsZDDwHYjN1DTk
snMBdT2UGC7vHF7UPaGAtIQnOI5Rxy1Pwd/J9UIVrKY6K4KDcppwtQPr9Fr9kSJHLwKnQFfTazjMHMIHCGnmbGVqUU2ljr6lck25lxkMdwnNoGYGumbXDxwI
/ZaKbR/BPqq/XoVVk5G8+/ztkNdUxVxD2It9Z7LAWzVW44K7YFBbUTRNjNMmhj869CLl/oebw2rUKthV6RWukd8e1tXqikc9Weq3okklPYuLYKlil1gblAXP
Q321/NB6LayeVy5R30Ndi8z2v+S7clnpKl9J9gpDYES9VeQFWze4TlwvjTLWqZ0BZ4oZ+K/QUBuS4gh71P9pDZF92jXlcMUc5QryGRuOXJH7OV6VbN/SzrbB
ul9L43k52j2ZL3A/SDkCH6k7fcvzLSCLEFNGUAb73/Jq/r58DrjxekhX4hx51T4wM0o6TH0Qv1vjKELvZs3GVbrZ9tWOe7b6lqbsHu9sKsxgCb+NtoxZtm/w
u3rO5vCmwpt4ktpe7uKaonqkDo57RFywlK40zJMK4P+0BrC/+bg2Xfmt1YS9wN/aNmmw8gX+khbi3Uk/0hG3ijfRfrY29obmS/hFeTW+z7ya+rZslKmcNR3d
Ta7FRyLT8AbKqSL9FhT81I1SZqn/hE5vbqzclDoIRXbR0xhGkrFBI0DEZjyI+Qu+UKeg7ey/YTI3gqsKs9SH7rN4K2MMNCo3QGm7qN1Rm4QjtVT8kCqat2qx
wd1gK37T0kU4S+3H5vGN2Ylgm2cr3Yk9BDbbNnJjZYk6Z31PNSB65rfU32C2sI+RmlTzPwy1nkEBriiWdaZGdQRpohc4uxbEQAGzCC/5SsoK+Rd4Ea8ZX8cf
DSCcMdhPbOrNUbq5cwLdpHogxTyCfRxs6P4e6qklhK4Ey4Jd/DwtBj6DTfC+rryUxWCyNr64fj6iVYY1qGkKHSbpcLikyIfr/dUVFztM3inOxX9IrUMbbLvF
frAFOX71eaF3nRdOovYZtAlx2HlA1IG7QUPgIedj79VuBC9orUBTXBTa1P4IM1KHgtb2aewGtIeuhvxZdomZIZN8XUhPOCf+5ybCVWuNThaExqGW6E5mBPcW
VBW/+ZpQnnJILot7/pBxKlFMrsR+glbScvQwuVa8g62ztSBIYyu8ku1CYI/3FF1B6SGcAG7lk+0rhHBNcZqhovLb803GIaamKfuVu8oUbYBlsJSakAY6rOsL
f5NubKGp/pbR0EF0Sm4K32OlqbX5u3Vd+bl4olI9fFaqq6SFWxf9q3zgF6lD1U3cPJZV/mJ32BtyivQrtFPq7EwVeWVdkQbTYE3ZE5zJx9l7xzeXl4KhYnOy
Orwmss7/he+FdYRVGRr0lI4CLaTF7GHCXfQj9SjsD/sTz/DnYjXL37AOrsIZQEdE8keLaikY20Rbx+XIb9GWZEXmRLJBPQpqu5+FcKknvgHdjU8L7rLfx0dR
syzfKVzujrcVNwZjBLv4IfTcvPHP6dm4XG4qwrmrw074iNQWrgkOT8oTg4X9n6O+4CuKqfM4uXTBXq4h3dma6LhNdnFfQPcKI30jpMZCtDZAbI2d3pAeDIkl
fIGyF7wswBATObWkUnCRc0ESCx5bFPjGVFP9JD9RJ4hLwi21gOUl+F9gCxokNsAreJbrW/wo5wrHG5BnH187wWlwn7GvtYqmaqkvQuXo5cAvzUBPu5q6SLFb
zHmlaVGJfJ49KK5XAN9Fy2F2K4m+z84fRcMkGgwArQBfu4i1oAXaZ/SGrpQ2gbxADJevCVO1GgIr/VDOwklyOboMJZo3/WnuHpQNRMLvoQe0iFclvshjnKOx
f113PTvIx+AxkwlaeU7rbqBV0TnsGvIvwynTcuImmpjHYmOJX/xJMk9qpmvvn61vKP2P+wESxMLgGEt2YIjol6KQRmKEuEF+Hw2Z4XQbcBzZgpDkA89VSycq
NcHu6eAO8VcZn/iUq2f8xEQm2TYngwfUUIUnboOaJtI0UnvuDUmfbMmuyUwOt93qI7YQjZOL5EVKXaqmZlRO2IaG2kKnmOhYWziSbevOyfHxP7Ui2IGM4d34
2I2pxJ5AFa62876F5HbEhM2V+IpeyXclthkqABt+T0G4gcxo0UTf8b1LfSTMow4QLsVL5Io6aTboIurtbby34DMphalk3SuiYBnRBC0tDQG3bHOSyymxjkkw
jR0qfhFmWe+JLdlsqgY4Bxs5JkhXmEmI1bNMZ7XNwa1UA2WoUE3rm7vQzBAl5v6eYcqH4DEnSRghzbYWlnNLyA3KJrk9DuGwgI7+n1ZJvIUtV4abV8DKahJ4
CjviFak66hemnxxBpTs6aZvMe+MLQiSoXpAMB9HD0RC+g72kNceT+GHYVfmwwy62o4u081yd7Mc0yhLcBeh0xMZNJ6sJ/hBORbJu0Ww4KS2DC/N6CichJ/QA
DeUZ8hk9w3PCZ3QWWYZcTznEC/IM9pp+rumQdRzhEJsocVzQ/U5d+YeqMfd/YveiKmJlUCIzxDC6QPyFNRC3il2UbWrv4BFHG3ExdyMUrywMbeWrkRbY2ZHJ
b5dFqUpwgXWRg4TDHauFE3gJXIzvjRqsVEYq4q2xOazJliadtxXbmllPInvzhwedIpCKKYLbokUgGeAc28faSejAr3RcsbqtKUIyC+JJ+xm2nTAOyRCL8ueQ
9wHDvhPv+JoGKb5MeAFuRl/Bk66dBZOFt8pbNVrbhJYEmLzS8AT+TPkaN1mJxXNRJL5u4HJ2B9siOFqaoq1Bi5WXjiqWZVRCSmeQLmR4osL2TeVpT3Kx1UgP
sqcHB3oybROzRxq53Cnxv+2XIw6znaAvx2KSObN9upJAS8x76335Cr/OYzDvl6Nrb5Bf+UpRuxyH+JXick9fMU64Ao4Jy8Suebes01nSloqPZsvJ9YUrm47H
nGPnI+0D/bXBm9Kpr9Jq/jy/xvnAUV7+QDRIMSjRUSncAnqQ0s7u/eNnLZmKwm2rZujBF9n64UcKwiREXMRS8yXkin9JtEE0eyKE+2CPo4/3pjgaFHMW6gHX
mApmGx00N1+b6JiE2qXGoqiGxFLJEXxpijIbg1uMV8B0wyybDt+sjpXThX7wjmwDLKigGsVphiP8KpcoHTWf5L9rW/MN7kru5UI933txnNQHeN0VnYj2BvN4
YwNjpc/8RNMnfKtvJhxNU6Z84RBiw9Lifpkh+ympAtEUhu1rKAoUwt74HnwASERviP3QY0iS0AkOjIkNxbOXuUjTCEcm3sHaiS6DpNGTfU9xAuzyrQQFwR/S
YmKq9F9RGn0NqRk8axiuvyT+sM7zlvZtgc3tUdy/xDueklaq3+UIorEe03bKD9h/lIrgLdDk49pstAk1NVBamoa2VqaI7WOfO14HEskf9DCCKC6xdXQGqaHO
PfC0pHkL0INaRdWKDVBvqUOEdGY1ocFse9W8A6V7YsPYPMtV4bSySxoKOxZ5PNeF9sVZdEWivPeust5iEwepM8h5ajyCy91gMnpa+B5xoHCz9kzeJYTBanjH
thnd7lkGNhBfzK2lYcIjeZq20HyA/YVOMU2XMXU77VY/wtbAC+sFrknXpIvuCsoEzgE7w6bqv4Y45YVqCo2V/ZaweISqIVNxF9F/pNtqB3VMIMZ8Ff3PSzjy
rKypfcFncpi5wJWhVRRnmHboL2qPgy8QM5co1mR6r59jPoQ/MIjuY9Iqfqzy3jkANGFXYrv+TNWmZEO5Vogr+ginYidtGl5NP97xUjwgqpajMm6vCPaQJ4yz
jI3kLvIuYqfUDc7mtxW9SflCRoAWWdUdl9Sdysf8qeFv5j2OD9CmbTNNk3diK/Tp7FvhHGJR9ikZuc3EgWIkX9u5VMuyn4A/YKrYAfslJxFu5l5KHf4wv1mM
ULeKPLow2D58gS+PrbHapLlwjmFzYp28ztxVq1Hd4Ew3D2Cr2XpSJGwl/mcqQb4ae/r/MWeBJE8xrORLxGdiedaK1JHQDGwiMU/XRXxvaEKPFRWkvnTdJquF
gAQpCZ3Ztrpl+Dm+yJoI58Gk4nT8EVcPVM2VInaR3403rX0VM4hwOhAKnyu8K/hFPGGH8aN8VoHhBhKUuL+gPNwpPhOrJzQ2P7CmoS/lj5E9DDyGhDpJXXJn
eU8IqtvpLB1A8YuuyLhl9ijwolAnQiBw7YMHpImUSyst9XQd1Jpql2zf1WdqFm8PdFd645uVYMJ7UFl8GJqoLFRTQtE22RvyosQYUAx6gF/EvYy9bBZUjQvj
XstNiL/QHHZ+ADceZaeuOotMQVcEqPq/pXFgv/Cs9mP1mdkLhzdcx54Eq8B4YTgs/ydxSmi0ejmpv1yL7YbNR7s4X/OPnA3yE6VlNg97nr8lFWiS4oGY3CRQ
Gl0Sg+NTYk74emNVgp09tOiQHzkOWjuiXcV+dkx8j1YPvZfjkZmWLyEgRxHr4otCDzkeSyQuo5ixvzpc1a28jpRPrMSzxEkzKeigan8Fw/LhvPpwMj/be0qZ
ZHosceEioar0EP9qXmU3EEpwsyyhftNLkGmuD23yAC7J9B9bQ/IoPYyfqKfgirxD0ouV5fL++sgS2zU2UchlLis3k6ozk8UxEe2QvqpZHhG8rVSAc4Sny0fG
XJD+0v/ysrAqvtmSJH4A14PRCtCSwSsrEXrOZ8rZhYPlpvAe6GHcE2wFl4oHDG8cdjCFKJV9zTVW2hdTHq8loeAwd4A6AM8GWiqX7KdRC/ut4Ll0LVA6EKJf
JPRK2kJMRMvDRWhH/0bz/ehl8lsQlB4T3y0tIpoGqjhakp0NTaiJsA8Xtl9I2lHQJ3/m8pXUFc+MwCbwjHeEPGAwly+3wuK8y4PlCmTrG/SRNE9qLFXAyij5
6mVvQ+V/FEYw8nBysxwVqolMlETzzLzv5g7ydHSzVBMfr6RwXX1zERO4pDzA57CLwAb0rXxU3BfqxW0zmcVy8mtxJvie10FpgM2B70GqbTdXWl2hZKK9A2NM
eZ4yairzifrKlwmmGSqRQ5mH7ua2aqBSHV/SD+UiT9soxwrHaW5nQSy+CN0Euun2sYuDA8TjykEOl7+BIXCWtAZCOkpYzD5xBqp/tf/K7W5fSlSWqtjfgD0E
hjdN6qz2Uyrawm458aVxnP0+ckL8LZ6TL8DPjNd8IJABXhOPA+/ZBHGgXkXa677TTvewuA7kdqGvri76gqmMm2mDwDHriTnIO3GwWpoaEdoYOs0MCv0Wu0Gf
sA5PCQ8GEr/K0oVy6itjScpMsQaBae1gjJIQXi1PURs62ilTNj6WZolbHP1BB/dF8R0aYRwAgs4UZDPnJV6KbnyvgttmSDMCZ4TNptOSgf2CmYJ92Uh0JXub
jBQJawC9Y1zLdUVmEiudq/hn4iIOSe4szJBkZ2P0fWFJyjTpifAt2Sn5rHXdX4g9OQ7sEqOjqhEv0AvEO9rIrIR+ciLaRSylfCeagpmghuGkIQbZxY82xuvq
k3+bzsYcQ5/CK1xPsZ2UrMzmXFI6dYsw0ANJymIMPhRNoHPeM7Sr2ltq7RlEnpOGi0P4n5s64IkEpb3VNbIcCw0iFsCNmkq+iYTqNLyrPFN9Dw8ou5TJxK6Q
wB1ROqnNKIQ3CLVj6rF1Hf/ApYqVOI61UT6op+TaAquF5PrSk+TFwTwQmVJW+iUuIW8oo/EEPtY2xnaLKS3td+0WAmiuWIk6IceCt1xDpBu7V/HaMuW6jsdw
u/K3+X+JS7j2mCvU295QLgLXTfWJTkLQMJR6FvM9+T6eiwHHWK6V1AR949jDrOZn4m2UJLESPAqimHgtSrwrfhTUxAnEAjBFbEP9Rjm5l3sR7QaLnIe1+WJ6
shtGeZckD2F/x3eh+ktVuLaOmrZkKddwDOurdZQPEnMwlXjh3M0928Brp0EV2VN0gFfg2qIs5bzZaN7HNwfDwTDpPltR2OyYJ891TrGPsBS4h1vSPHUxKK+l
zrij+LHkJ3YQaGGhMTefkHcFKGgqu0paDceod/k7m5OkPsj7kqiEd+r+4pdmVYkB3fkT+AncTr6Q2Y2DpOvy+NyxjiFiBvcE/EYe2G7xTXQRUge6CPdBglkG
ukn/BG55ShWcphnpX3ECNdCWLO/ly8Gq2HtoxU8xG+RItpb0DgLbU1lyJOFjg1OpCmgZ20xnnDSJvuXdGtyGpMY8CHKm9fYu8ix0f+77QCYo71tvX8iOMqRb
7whdsD15l7iPxGyiKFQiqjkCNwDcIeaxewIAXDM1E2KNwHMmcBTN00fgxwBtusgtFncUrpLukpF0ju2NcY9hrAlID/7c4iExLL0zB0kLmEr8h3hADDECZuMr
ETdoaTthrmvvgaQS/YscwQuwqKhIHa48V/KZcDBJ9sCNQk3lf2Qv13lqtamiY688kNL5hpkuCA2EOaZ3ygQqU0+zQJf6xwEbR57D92HnkeE1SNBE6c82Idty
6+15zptUH5tRppB0pics48gT/7JPZ19S7/6kZmv+0NBBuEUpkQpdSUm9neeJPuRvbQAva9mu/bZFBY1TJqIfKVrbB66ERhO/rSnIBEKHnA7srD6z9t9Uqz8i
BFy1fSfw9injQdUQo122V8S9Wd2k48pYbE6oZ6h/UTploNo6zpAzbV0c46V4xSc89Sb9mcrRcISaplyX/sofR8Q5LoPKsCKZjJ8WK4XmhwcX9Y8fThY69wG8
YImSoKj8ZWEDt0AJqqvcLd1x9smhX9qYos/iEvmSlLiJLOhgnco9CaXTk0KSMttVO+5K8kBXW6UlZOQ0bLw7jD1gGq+IQseRfzluCqSriPr//xec/anCi4x8
wX+UOGHWKTPkuLCZ6hq8qcwCUqiIy1MS3Tvdp1xrvL1h/+KZ5FXyZGFzcTB5NrDKdkj7SrrA1ICVbIW1JvTYNud3pBJfj1nJvRfGEe1d6WRdwWMYqGYWDOHq
OQZQO8qNJjcj75hm7FlsFdXCcpny4C/tmcR5LoTXsbvIHd6w+g2ekwZIJfCp1gyuASeklvgRaVLQI2HsXu8k7JejM7Ij2q/cx6O1F+q8UB9xQ2JtrZP7BOfh
bgdmF9+AY2GsElpb0T5ZGI39WzhI2CHsg0pQTn5HmB1m91ypSaiCRql7ddvZHvT4ylWkXaH6GqutB7x6RuFdua4+zvpQBsP4D3kVsBeO94lb5FWIR66oHC5o
58SIUdQMxWHrCmOcN/O3ON6R2SAK3qI2UrvVnkp7pSpznryn4q7Trglk3+AYbh0zU5zo6ZzV1rEc70w9pDqZf9ni0QjmnmSw/KCKHG+dDT1GGMOZ8NPYRLaj
+Gd/qycpX7Z5Mu1HyLcxs7Fd2HHaJA1XSXqg0A+9R21LWIU3Rxpy9ZAxnk+WrUixlIJlIz15vW0fW2isJ+90rw29kdawpf60nlutJsqBTHl/MI8/J8fJd+kt
Qgk/g7vjTkxO065JWIgK79HmqIJcLvkgeftPnxc7opkj0MU1JTaLkERYUvaDgjpZ6MKU0/QC09q4NXR50Iw5gY/2P+babqgC42XF1gi8J9em7Ehq74hEDcnn
5ULndnv6n2mhE087Jig95QbI7NBl7qaRUdrhgB3j6K6eVcorP9COyXXNI1J7o6+ldcJKn0Utj6XAJcQ40wk1tOk/7oCzsfDKdt2RppOCUew3/BtPuWQi0v4S
utFu9GXqI3aPHQDahz/DGkp9Xaq4MbzfsDK0DPgC86weUN4xAm4xJysjQHNwSFT5C6FIIQ2+l3PQqaReixVFnT20XLELikIBRt/RvoZ7ZpmrkoHSAqJsMbtr
paqiuMl2VYstWucYRnfwNJTWMiNYO1knuE2MIVyWZfIgARU2yWh2Dv+E6Yf0Vl1kgD/q+K2bFNiGL1HfsdcdnxQ3blBzYIQ2Ri4Na4Z2i87AGlhY4jAMkXoW
ZyZP4EFiQCq2Wwxx4na8TEiSLsES+Qx6F75x3+caUCVcWdtQ+QIRC1uSGGngP9kQOo9K4+toC/I3yOHcC3Ka4x9HT3jPeU7VoV+QBMsi02e2JpwULKufg5Rs
6Gh9ikLzpMxGYBupGff6aPiYdNAP1SEMDS/jh5QLUrbSW54u9FMkEOIjQL6Yr3RLvg52h+v6YlgUdnUUFd3Q0txXtcf2TDAAD8jz8SfoSyUDJGFNAe4bwXUQ
Rgi46ZU5L5Trv0p0xkb5qoXW4CsEXfgNUlb+yi/w3MI2KlbYmhhCWuSJ5HXBmtcdqcV51YeWxoFWqA+UFl44P9l7KZrpPouJ88x/ORdSHVASu2iubmvtnSPV
R8oDzZ7A6gz3bA1InXSS3GkKYX71Plxdo0rmPJHGTSCDbiF8R+ZltrBuIibFeAuP2bfb9IEwdY7IJQejs8hBBMGZyU7iQPk/WEFqXINfXwJ/w1H29XaZDhR0
iy0lVeM/sf9g5sJz3lOoH0TSL3GZ0JDb9nRhNvuf473V5/9HHB4Yy8WATPS7OCG00u4K7al9hhJSKq8rR6+ka8n/ciNC5aRTIJprb3ZLzwpgYHigKqwNlspY
aFUozt8Z7rW15+fR3ex92VhEIq+r/xArZJnp5J1I/7THOBOkbcKT6KfufeCV+4czy3neOS+lPLyHdmJv5fpybwnj2XRjn01mdxdnNCWnfNG/Vio4Nih2oheY
YpgRWMseo+eaaxJjmOnSTq4uuzDczX0Gn6ctdW4gJ8qj8LdyL8nLGcHyJD5xgLwLiWHTwCkjML6N1mOVkHxDH38sZUYvcCuo1pbBzFuivVNv+YVvIbZLc0FZ
fUNYQ6XkArgVWyCVkk8U3sMrgUFkBwly5xW745S5SNqbmIHVzPwtv5VI5S3ZQ3slvkXqh4sKThIHpVrBUZSdb+hxIZJ4WlpCNArki73EnXCJUmw/JedL74mb
oQmQN/9mGpnuBWdiJqYe15HbSm7h3oFRgUjyGNcDbJESxbH2D3IeGOlYKmfZvpL9NyHiRbcZVcWWrkfULwGXY1y5pn7Kei0jfEVRdX5tfHZ/sZeqWN47oO9s
eIH1hdhNWaSyhgbOXaCnWsu5gfopnQsXuOxo6dQfVFWpND8RW45PshhFhbqLR2g3xNPkZvqrfYUrEYvWUgP3S/HMMNPuqNaeQrIaPkbqR7ACoafso8mCnCas
lesKFkomhw5uT1zsrCmN0pYE3tFjQ3WF0epeKbpwN3ePyQNGdYv0gpBgY2WkXFQ4E/3q+ls772gj7qJ+qROCP8EZ+0/2vjRNXP/HYUoHosEO8yTjDvypPNN/
JybVfY/fx17lWnErfC3E1cQ56q2Qg1a3L2L18mT8DHBqdfAUaYPSEjxP7KhdxA862uKl8a/kHBCz6Z79vnktMQQtlq7q40RragOmqeuW89Sfk2hqnsOaJYer
nTRVast1ca40G8U6RBL3mWrB66RKWXecU0PTHJHgN7uf6KFelBJ1fRJ64IX4R67PxsPo5Bwr/9Le0N2yoJatkn8dvl3fHV7HOhO1N9VhpuJlqZlkO+qIow1W
3d2JE6WnzHi0dUJKvNGaxOjIc4zm/+JsKzLMZCpkP8MOMVv5p44MoYMjS3mIVfX/AN0JjluKz7L55YuOs+ospKHtNmwTGGj5rEF4VynRvi4pK8VrxaBKYl1f
RXU8spj6n3Za7e2s+6d3p3p2msxKGzJS/m9pdng+OA43mYcIOd650Md/FfbbDws1zYPlRdQmoZxtkNDH/sbWIqeAHQeXBvfKsx2rJSOt4Tfd68jX/D0yDibj
bndveNacTsxGVqsLSIVKBtfdB2GxitlEoZv2FxxnfaYNY/uCSeHSymroZ5fL0XwncrNtpzqLppjdiWWVuu40R13ljolyLgDluPnO43Cp86XTAffaX6CTtL32
OgkVzJfw8bHrfA95BLloL8W0l0NaKxQ47igl4KSVIK9SXemh4ecuiVXknba/U8pwrrzlxHnrMvc6dQac6XJajgEz1V6XoZnD9wOTxWTfEfSRWuxd6X4mluA2
apOyGrlbOB0aQgnkPPidilKHFfVxHUZOaClWVbrBvrW9CyY7yoJpUlmlgyWDSnLdS67PX7LLzjHIF+KO7a51HfE49NSNaf9pZf50/BFdkr0MnE810mZqe2qP
LmoBjzheh60EwI8pBSRNt+Ubc9/oCKoJP0Y0GrbTL00Nks2hxdQd6jVW7HwtN1SSHdNdfeQu7mPIAN9Uspg/5TtEWonrpk7OH6ga3ICvcWaz88BwahW7wtKN
WxYeR9aVKhSz4mi1pdYs+VRi39Ayv1nUhUfXOkoc1SZKfYhzyiThaGRbdaK7Af65eID6WWokFOCV3ZXp22A1aVd3e6Y6hMy2YDtSTuuHzyWnq1OtLZ13tAvK
M9uyoufwtHgwVBOTkbvaLny1OFsLuQaHxpdkmxfCEL/L0YellEuOSCZTmuyMhFfFNqaKmg3bJe6Fd9WfxGHYs2g2+9w1WEnHvDiuQKIphRbvkHWaXdEpmfE6
+bu6V8H094gWQlCeaLlGtREL7C2o+EAS9sg81LTfmIJttbGGhcxfxH+OFk5EdhM8eds5wtnRapOOKrFiTelbfgv5pvoYGJWOYh/LanOU/BSw2BP5GVrMJ6P/
mAz5/3k1dJVzBLoPbxdYZP1FzFZIvi8BwQP0Bu7yxIdZcNGZHFoEq8BqJducA5k0ZB5s/4eIbwcy2YB8gZwQvFAkGMeFxxZtZDdAfXiZWEqeA/9NZrjG6jP7
CeqikuDsDh6ABraW5EfPUvc5akPiZnZ8rVF/7C0S6yB+YxfbwlxxcBi/Bn3DDkx4B5Js5xxVGCO9ITogtIyo77xAWagWjsFC3+Be0mdSQRkuFrSF8Qlb8E7K
I1s14pi81BRiR6PF5g1EljKcaVLbzq7RZiQvwTllcL2q4AOIhhWdZbiclCiRAQNhL3anb16oo62l84g07k8gXcXTqudrR/moAIrvVY6F0+V+bF+YIq3y2LXV
wZSE044Kwg0n7a5A9QQjkVbgtHiauQJm8ik5TwyPQgXKRMc7KSe0K3xIvSNNdsfh65Mzg6PkRimn5Xvp+0JVo2tI66Eu9Fa/DQkoR8IbiqZrvaX/iUvhaKW2
usCbDq4KvnySbKZslp+GN8t/C11tC6RTwhZYXbQ4ecHnANYFWgpcpmtKXK5jIbvrrlHvdHnCrDou9gZLam4NQH94GJfBGoRYZSs6CybJmHa4OEGNxOfSjYKz
pfPuc/JeMSNlmmWBRECEq6SWEw3wlWh1HKFHKe/lCPBJiqd02iD8YbCTOV7t4WZwo+1AdqG0XUq1TSS+yFeoebApnlGgJu83NEOGkgOSrws//YtDneS1oU7A
H3gJ4rVIRwasFWwl+QhMiWGXc3vANOtD+0o8hf0Zug0N4Dk+pvAinSJ/CPWXPKrdNAL2wx5AQp4JO4qVpF/kBOUH1wssBxH4QCEXVW0DcvPBWK6+hdBv1p2X
8rQPxRPCh+3H5EnaS9C3KAc8MdVXdaAsqFVcjT2tGqAMd6FdJFxdpj5Uh8Io5bB+AgeB6AnK9cAo3zxH2NhpY4XMv4jptu/WGcq/nobqU26/mEX9bcqx1Aqt
Z3+x9UAOFymt5UnyHtImpSI61TnF2CY11v5SMCi1YR1zge8xMR0Og/8qntAQUIi0skQXB+h/mEN1OhTGKQ3tja3ricNEbv4aFbAMm0IdME/0bVe2Mozb65tb
J7Lgq5gU5NkU4xI5XS0j9gMH3euk196qyrJQO8yFv5SLta7BpUqbFK52dQMmzwhD2Qlo2+iC1sSiUDJbRWuh3QRet+i1SiPlibZVdUYVnnWl2ZjUiuIyBFUi
wDJ4A+LhatwNUDWlQDoUFwVSnID9BdKUX/xzLgNOs41Lum88bmkmj+WzAsss50kSjMKyYXbkbdAQmem5HRgNi+U+UhshG04XnsbT+CCgxxPkrvJiFqHiHLx/
TPI3OM70Ori3MNXZyVMJksIQW57QAHKoRPRDXhR2Qiabx/9JW33QGnQ1DIYPrNPFKVKIcXNQzFaegv5GVOrHJsFKSlVYQ+jDRgO99W5wPYKDV2qkue2fd5BM
D6QaOUdLx6W34KWUaUqRI7Q6cgdXTGim0ksemlwlHEK/ymWkInsskGA2spfrJd8ELlWToYJqH0BTHxluSRogFtiM9gzs4w/g88THwp3CKRaePQ0xUq8+jZnp
qy8kWXXYMWyjuay9LL7NcJtfLsU4VsE4MRHbir7nTspdnfOVR3xzfUdNUf5Shtj3y2N9Q0zdXPsUnfqF4mx3nJNMZd2THBxSVXlsbiy+Et4RM/iZ4m1VUWZS
h5ijNre5o+mLSdJ3cL4wr1JqwolcEaV4suQktKpcDVlnc/EK2owsn/+Ax4nW6Cvif9w+5rJtdXQX8oD9GNffbpJKa5dknXMbtymwHs3JqZY1RBwnLuO9+C9s
SeC2sx8cZl+IVGXLSzVknzhDuop0U/sBVZ2A3QMz7PXgd7kNV9ZagY/VEuWj3nn8QmqYpG7qLK529g+slCiwUHcj4V++Ueg3V89eTdsjV8AUfi82jtJTQ0NT
tDKB6xYgXsZo2wnfKb8hPE+qklFk7Gb0svfEr2yNbDl4UWH4NGFCDHRfc6HkULNAvueDyhv8kkURsuwhdAa1OPmTUAZCrrx0RLRaz9nW/UlOYrAak00biCjc
DFh8q6UX6I3vLnVMXuVZyF5iz4qdyPEpXxzLsKX+TGkScxyssD6nTPJ62xdLuqiXyrNXSTt0WLcgfal04qE+BSHRvoKJaOH4V25n6Y728IbznVKhlMtVJ7c4
pvK72Xyqk9o2L99VxR7DkeAv8SOZKBm9Y3BSsYPDwEGJ6jb8UuhrdnNkFtTIe+RGOFKcLhHiREdjEAFbUhXtF+Cp/6PorMKj1t4uXtylUO/4xCcjpUCB4lLc
3d3d3TlFi5bqSDKxnWQnMy3udnC3gx/cOTjF/3z9rvZdnme/stZv3WTT45B8cjPZCNkHDyK1bQJLwTG+AukoPwE/S76yRaqLTXOKPTVFYtBuGLSdyNuLrECv
ZGIwyjkodjF/GvzcWtlZBqrFzL6EyAxXA+m8W1blvnI7Gxsf6WhLAZdg6opuhBOBQb8ADfbuVBGUtKeQk+vLP/P+hgL2QnoFZhQn5TXg71hDTiw5TV4J58E6
Ug94P3yfeIK69GpgYWgx3OHu429iKUUcVfeHX7pGwOHw98Z5QnSNAXC7djfUXcfN5urZiEvwoq9wwoUX61k/oWb1CzoCjuhJqInHtTHIF2USSSlsKJWvxzeE
C4l/NJ9mdvqRrnBqyCmWUN/k8dbKNkF9Y10j96cKscrEePvU9F26ITExXNL6AnZR3gohcTtXh65acEZPd16K/kG2Ufp5Cl2tqaFqB5ayi9ZUXiCGuigmQsDl
0tnHrA20Xsh88zr2W9w3UyxIZzvAa+rixN98Xa2CkE6U4s/Ipc2/7ZPQRvBL/DQNh9fkqeTY4A3KxtSm87G7UNVewJbwL8Njfy+4SjrFv3YsxS/6v5Lfhf3B
78Iq5gN7UarvzAWE1t1/k7kPxvMxga/BwtBOcrHeE7tq2Yb8JudTmfAyRoE4+gaYS6oijjaFizg7/bBSZU0XD0hd4FSxFVkzcnPhmpCRauosqzxjp9kX8IPy
uyTqIcyhZTwn77Mp3nRsIrTyX/g64erqEfCXb4WcKu9AV+ODQZxtvZzvWIP1J+rQJ+nSzFkpxI6D171XHFniXLZ98DQ+VfpPa0ne8m2l9lHXuMH0H8VWnAO3
QlLkicT8hfxttYS2J2CJb4Xegqz8ThNtDGtea1FTkcl8SfXUlmh5g6U53p+4YRXxXURfpAZZSp6GpoE2zGwwBh5BLgsc/zC0FiujLJMHKkPxfEczdZa8FuRV
bYyekWor93zx7AxXS6UmPldri40hnNhPxzdhd+A02UJsKra07VX+g23Ridrv+DfBV8ExAko1EtNjKpJBtRcMgEXSb3gx/71SEXYBI21l2RRiujaY+hNbK2SR
q/iGgKnwHXNXTi0oSS5xVmero9/JtXZWbQNWxncwcJ5J/ILAaltqsMnWabC3dHYFbbnqTQ92hMdD380jgo34T+uzYWt1EPEU/0fugLYSvE6avlmznLuhAc0c
BAhiOvmXftr4TTzObtT7cseFf7RmpBrVKumBYyPsT06htwOWb+2xaIz8h0yGh7VC4xZ0Q3ZvUF3dxOzAy7GlLKytBOFWR6BN7Qb6q3MosdmV45kJAmQXuoO4
Gt4mXKE7nI+cIkZyeZWbhzdJpcEOrgW1G5QMnQoM4dcrp50TAeZ8g9zIfqqcdVVUylAswQS80AOvuQoLmmnjDJUKr2KjiaD8BDULIXAPS7O2hlPAoKTJ4Ziw
wWMs+BaeTO0vaEyYbPnKq3CM4xVshX13bFY+kplQV/zEFvxxxsgki9xWfmNb76nufex6xJy1rSanO/uLTxgdjK4ZA/+Fv6JnhJfbvmlLSL/eZfvX8L2CwM67
uMlxcVtuqBS3AisRfuGsAhcXNEt6pWZppeh2MJppizUWK2i1sWTYw/3aHkmdQv5xrczETfnOA1oOecT5wfLU+h9dOliOvOypq1jQa75RwlTQlqwG9rs6OgEg
TX5cjJ9AVqA7FOxhp5CbKRcxw/3L3iEvOmew/gIkeLwW1Hhemk7vEnfAuXhldZq2TLDHJtj/1mqHO8Nmai/+kfRGLxeuR9eApYihMFYdDiaI7nDTdb+EsfC0
rYTcTPE71zpmcR1ATy3N3YrOYkYFvm2129LkwardxYROkG/JC7IR/uP/qFwCRfGTYBY90V4mrkUowt1Wny7nkT2iUrFki0jXs4XlCY7D7lH0Q+M9z0U8YJyH
dpRvO5c7aWArzvXP6fL4CshyF5UkvLxzDTFn83XnYuggZztdyhjAkx3VgZYnVBU5YFvlvK48oVKpz+JEilRM3vLudCqM3bSmYMnCbHjScdbWzvHY7gZLhaNk
H6YOAMQh9AE4gnUQbeJN2iY7hPt0UO3r30OPkqLMavEm7UJegFlUQ3q5Oowe6+5E7ZftSgBXC8bSXseOzH/VyWJttKv+TNkJ/wM1FJ+KaVtFCzsVpPHn4HC0
IrylVdZSxe76cKKK/Y5WD39PzTHeoqopW6GPn2qPhY9NvfQNSgv7QfyLP9JGiqNgK3WIfEaMQaoYQnIJcgv2LGeldJatGqgemi2PUXc5Cc98uTfl8JV1HXS1
IrfDta7dzr/VIkc/Zz2jhXQQQi2TWtcz2Hw96XQgzl3C0cw8mGDlI1pfvAfpVaItCdgzYwSybYsD9VvG2Q/a+hLVkAzPE99Xxx7HPLJxKAdZhJawjnNspSdG
O5WKWxPgpYIKBZOINNd/xFiSIqhEu3ZOduBP1Mlwq+kveo2eQd4ST8sx8kHiJJGMvHJz2m1lH5yuDyq0YLfFZdoLaZL6yPLUfpE6xFShOvumK0jmGyw3diEg
YWRBgTOMeOnhzgWOc8Ya1j7Oe0Q+/j+yPxmnbsQo5znwP/q3i3YuEmZRMPAIQdHujh7oLPqDsyO9Bgx0bBJaC+8Is7jCUkr4R1+0fYZBU97Kj8Eb6q3F7HlG
FXm6U+mq7NyJ/aHreN5TXwKPhNGuUeQilkWb288pa8L58IHqsduYUq5R4nHymEmLa2YfoA52+vAUlQZW1yf6ERYjzTcvIa3YFWt1aQfZhOgNSLSuPcDLRL7w
29YUsTv/kj8Tx2kq1CJIxw8KLYAJ2GV1NzhjvigPFhMkt9ZZOh6aJq/n71IdKVnsI1aGOWgXkEKfJWTsX1jD4JL2suP5eN4kDqppFFCLC9uB/A8co+Y6Nst3
1cPqQ/GRcIE+6NoMPtA67Eo8tX9T40gf+tIhCnYK86SYxruWuDC4Ciy3VSKvUffsHvJxYoNcjDxn7OZqYTHSm5BPjlvyusQHjo4g7KlEf6/F87qrquuZdVPO
Ulu8o5FtgKcMHukaizwl25CtrRa97dbj5nQylypPzFKikDLGQ5Zfto/CbHuSfFJbbfttXS5H4JXkg3SG4X+Yi0aIOrAJ8VXtpR5RUkmSQgkV/0kuRBR6BfUA
aR100EfJ8pAwNMPakEj8fjOgrlXfL6dgs5jxxKeNmjNVGKJXDbndvHk31RwvytqHfBR7asmhyPAcGCNHyNUxiljocG5rpC/Ku7Z9Y2ip3HN7hXC/UEsl1V3b
1RreoAinE2W5w/I3/VdwttKOLgWPYkH8GLaLW+pA6WFUN+tkrJrwjVyAr6PrW7WEyvxV/DjZEClJlsJxCvp8ot/9w7zQdccRASTnIYeilJLz1IlyU3WXuA4l
yBva7tDw0EQtja7lLQtuql9Dk6VX6kdwX70MrLYxemk1Rp4nP03yJhfqdfjGps15SwM/TZ3zSmJYcZVWgarhzVot8Svf35mmZakXtWPOi4gafsvshiOdMz1l
gtOls87NNBnopjT0zSfnSj5pnfw20DWk2ngpRztle8m1D5W2HuS6uqM9kwri8LUcH3qW+xzHtNdBYxZQuqK48ypYS18Pn4fzlGncTZWUZ2qHYV3fOwUNU8IO
oQ2X57dRv+EmUAmtriwFa+VGWkmkc06nWg7PLHiZVsT52mKHFJxPzaBqMy3Uy5vLkxtciL8OrIrVLRgRvEVfKs7c7ZxF8JzxC3hiChSeSDjvieKfB6fzw7Xz
Bb2SZaIylwUbKpX0nupj+TatONPkXUJIOhGzzVkkzRDbRWaIKlfW0pNOJAZDP7yGH9O7C04x3TeXfOivT2wCnMEa0y/vKxsSuyN1ZVxMsZv1FJqUWyh63i4i
UcF8q3QHe3TzOc7BlgAGOFY7iW+3t42VXH2cL5ltOlWwWl2ubgAH6UrUMrvq8SG/lZp5vfiXMbuFro5OQZu5N7MOrwe2+hdlPww8cgTEEXBwaEVCOW6KttWh
hf9QcYWztAbKci2e2gcv0V2NrfATRGOmQvAyuMOkaQ+pj+hwfUUxlVWRDbYR0mtlL/XV35Ad7v6MPAAanqMx9nvyMocLaxxqqO/36GqBWBYuVgrIWvR0ZLMw
lIylPLYGeLS6EA0R9ZxvpfxMFx1B3VYrw3hlHF1ZqSrfRy2WT8GB/vkwURuE9ZLSsvcbu6nH5RGEqHREH2AN4UX1pm+KUA8sDOTR6dQT+32kukhaFyJFZCjQ
T1kkH+LLO9qo0dxsZ3+lgv250M/2AgRBS6dDqw/+pROTRhAjom2OqqE16pZQV3smul4aaOoObiQCMF5raG2iv7BFUi1CZTbfJP42Bci90gYqhd6u9s0+AVHr
9KTX1IDkKcQheeOmNqAeuTC+Z+IPMRK9Td/UK8FkLs8+nB/tekYv9RQnGaG32cc58QiAObbq7/lH8hPwm8gDF+RLcK04m+0ebMBfMXf3zgiakTbSY+4z0g/7
gqfxdTZWBsdy460rkdeoQ2tgNSLr7ROwB1JNMNe4UZqRMYgfZqqe3xzZzu7P7MZu3Do+/hRBk5H8NryMqRTWIqY7uzGQkrcsGAyWyDzL9lSKQD1m5ho/W8qb
tfYIQJiNkYN8260fza7gIF+DYGtxmb93Tnzm4qhK8k2lu/lVltXb1F7S0tIyBn3ApRQneyQxGa1q6GHvRT7mSskLmNsCK7ZxzGSmK01zeiFo/ARfP3MWX8N7
HgyTh/JPa77KfKYuklOFSXaDsBFsML6Ln1t2AvItxs989gXMY9FJKMunMGflNbZDSHVGYsxCgv6L+o4kgGlwi9DGekpoomyzB8EYZCSaGu4TnMIPENYyFZAD
Btl0s/i7uvUF2G++bunFObCF1nPKFXUH8PE/wGrLOH8N32BjKVtz4SOC8zss+8xR0cDsQXtb6mW38MUYYkyh3KvMM+GYmM+8thzODnJT0QFIT99tporloJjC
H+NryxnCCZiH+gIXxBFGISdCbGtQsVP5h+w9hXEWBiQqSYmXlDeBv/zj0JryDKJmfinkDHNW2MfYA++R+kRJ9pO3riUtMY3rk0vz/nWHmWh5gdDV8lKaZosI
uHgpONm3IdfLhnyjmT/oQSFejoofLQYsafLKQCnvtOxeTHcmMjFGKJReW3cF5NwbhgpeS/CctbVxH78HOUGeQ+z4HMYD8sEHuUrON/CEPy23jDAJ/cFCpnMw
LFTno62f8q9WUkztGcx41fDHuhMbYawptIvlc/W4A4Z2Zcsr1djGpojE+zH4xj5bDoN9Pm/sLMYQf4fvJ8yyK/w07K19o2Ullh5fB2mZe6CKxTrKT/PbN8WS
6xL/51vIPLHW5b9ZwtbOYteoL7k/mEr4EeZKXCvQlOsh3c4sFMoLBm2vlCHPRZOQVcHN/Fc4R4ok65gr8Fula3kpWTfl79bP2CKpKNsEuhOLLRuQPGvQsoa7
ZqgFxtq6CQfE9XwckiTeltoYx2P7/bxxFy8LFfkmXrPxhlRZsJH/+R229gEp7x6/hD1sa+C/w/xEo5Bhse2yReuLpVVlp7WPRaKW0EOD3cXC9Z8t65SufDyX
otzgy2j1ZUyN89FUT9djqiVSZDlC1rOc5adTM7Wx9DvWAdpSrbCq/iLCz4r5gu2m+g+5yjxbkNWTpq5aims4fC3sxPrnJMN5kFEWgbpE/4IB8kcURLUi94Ac
x3ZA2T8H+oFb9HXmLt+CHcn0xFo4+ycuJRI43l6SbCzf5YaQDbEnQGSzsJv0AKqLFoda1Hra3VA1Nj92d9AN/kIjwu30TPR/2lOptVG15wU/sU3ySySNBuNU
P3UYHlbOOmIwRki3blLZjO1C4zhYMAy9K8+GFXUon8BbFz4z3MeCwkD6BrZO2x/fQ4901ZD/AwIoCevzj2CaXFrwaH0RKXddCID9Sk91ht4JlvF0xe1IDbTQ
elnJ8TaDnNZCLg055hd6jq4M5xVPfmjVdq1kuKvcTD6rfS74C/bK7chD7ntoClPFfcK6lzkpVZePBv7wgtmHn6CvGTNM/WyNpM/ibTYBY7Ne5jcVB4ElsBFT
L3hOYbUpcJu2GM5V5jIBdbOhMswTG9L9TYvDG/IKQifFVP0C3OdpQS4pnq0V0szIc0pFvgyXzgChpdRcu+hLEyv6agr/WMt40re0XJ9nnot0pv3Mleo7yfNi
XzjZFqVdEQXllnGE7Ms6Sy/SPDrQDypp0hJ7OnyScKdmZ+UYlQKvy1PZD0p/ZRM3QMmgRqlfkc/CItiEvmXtR86QWwY/ro4zwpyugTwGpSTXcOkkZOU6cA3s
JJdHW4N7Cm7bow2V5vKpxFbzQLyv7QXjRl9ZljJfbUuZRdpmkGY7gLtBa2WAjDouVisT19hBgy7qV3SLt6E1F9vPVyEUYbgaBY8zrA1IydZdRCFdiujrGGm9
6FgPyiF9l53xotavaIUKFDXZuYH+S2jPU7le8h1anS5OwkKdvIW4AObGQ7ROtl3G0TjyODtba85PUwap8WCB0EccAJPh5qxruZWd08ho/Jn5Ifhjq2JvTN43
9XGswfYpM+RT3AskJqMRPsvaAu2Jm8kr2eetn5yzyBVoeUMBec/alGkR/daRhq7HY3LdxRPRNPwkr7z2HItQhuJXlGVwbcIFoQc8GahpYAp06anZWsy5dYsp
qS1yom5V+r6eYFOQd2R/OFBzOCdSE6v7Yg8azCpH2mQ7lpk1WipLWR0NiSK5XPit3JT8n/IgGFCPgHdaJe3PkqFWL9scRKqDyfvOJ+IqWB+ODR4t7uBCthne
QJuIp2mf5PNkGbmi6z3VUn6g9ZJHBnogRZ6dMBQcz5WC3Z1X9L3h0w7N+ULsBRuTrcJtgALPg9qkKtyDIXUTdKp1pc5wkYBBF17Zcpq97VZhVS0b2pmGYl2i
rzYssrJ0IGhLWGlbzLbhokEJsFP75RwClxjeaHtBIXHIVd5+XxhK1Ief9TN6on419Fqel9zKHeHJhyVCB9Xf+i2NBi/FO/L3fCCgVAu9Eqii1KTnRF/SmsSc
JtqFSCcBbihzHTWAgW6k1HffN38ILYcoWEOUCE/VvuhP0R3FWakNxqD1ba+QksH++SeoLeAWkaZuJy/IlZSxWoSrJmikL+bV6O1gvdtshwF/ZnU4Sjol9crB
8GvOYVp1uJq4Gj6gvTBsNtxOmo1K9qH59f0BjXD0Y75jPeg94BtqU1a6FGqu3Bcq1Eu5jiMA5sK/uZP0dPiXEsR+cVf48dpuZT7N6Je0h0qqOpfs4qzA1aIv
0mVNqdIbGMOdFxfpG+HCcC+1OXVQYAy3hdTgsmAHogRRKHcPd6F96glfsneAN0MzWeols6HhCq514u6JNWG+ckqMdXucJ8UPKsufyFvgHx3+n/JLO+DopeTZ
WwavKrcCLf1vlSnoLyYMKvgqSyPJoXITRyt9a/ImoinyIzGZGit0VAp4n5wYjIjmNpsEA2ZTX1GXhVqODnxTIh8sXd9Vzc4dLp+3GK2N7CexIcosegR4b92h
Lgc+UNFc0ttGfkVbQ+3oryxiyaBnF2QATeSUkORWcoknRAvFARxQKvw3PFSboE3GJhf0txbWikyaqXSiHxg4Y2OwTr6oLidqkPUFBduBukEv/gCobF4r24Db
vBndqp4PzsUb2HX7T3Mv223spnhR/s2vFJzcI26+Ek/PcN52tAztVdrYOsIDWKRzMF2LnBXzkdgqRTB/nLzcfXOIqIq9coXdhHzCMjP+LpxueGlp6PrXdYy4
oZdEMtwyTSSpgeF5vYlYcYN9D9UYmeb9G8ul3ufMJTogM4PdY/q4SoK54JFnnmNhsQKkwtmO+nBGiAnNpn8Y6Cyvnydne1PExUARMvM6+3fA7mQ1dKjXj452
pfG5rrtc/dBt5W84pXC6h5X7Khe8cYYmjvnKRCzA8egjsIjaT3WEmmpGy+mZBYOt/2qztRjXDGoe/ZOu55icVNXDJ1TxrCQa0jy9F3nEG/XZ7Cj8geuwcJ3d
jZciCfUh08f+NgdBV6Jj7OfdX+SyhAGMtJxnW0rbIa9VKKyYtA5ehO1rn/YAPE6riK11We0ViUzQ3jSRbOU0kPkJO4kPRHuP27Qe/QTzDGOKU1ZHrob1jpIo
T0GayS/ha7EHVUfPpc7AdOeWQGm9XlwuMZNkMxyUbcsz66+4ZItiHU8fyM+jm1YvV/2sdyKWA2rxRb66dCvykjafPCeEYCOkkXLA1gB8tT3Rr0gdlI5aXXhJ
+B/WBFSVeelGZm95pGJx0lpLxzJnFeeHwAFxGCgD/lS5wJXnfMAKJvBDg5vIcsJMYTBRmqwsEi5BqCNPpFbIT2hrMIP+rQ6Fq22CgLoayRMtX4mqmk2wYx7q
ka+T7QWWaxjvvG69FezlHCmdUHhyt32uvTAQNiZsJpQBwhIq1/xK6Kw9EwNkaWij57nLknfstKciP9zUgZ+H9AJ/rG/8O4IpltL8KvER3Bw9SzqWS3GLRVcg
lz+ZLyMj5S9yG8sn9YO0hP6GjaOOk1nofGEoetR6iFkv7GEzrD+sNtsw3E9+RUy2MeQ1wg128CF0InPXnCkwlgl+xHzZcNGbAHZJ7dnPcgUxO/+wOJ/oKDw2
VoY9lRSkebC+OoIcq8la7+BfAFN7wrvGGGo6koyV0jeF1fCQcK1Qe1ik52mD1GHF57+IjkyXZK4q8p88gLeJP60mR3XkPF9bLOGooWSBWEcLbB1ZHdtiGoF0
JfonXECX23S0tUXBKjM5TBWuvs1lj0lqkPMGGMGqpNucS+nEDDBZifLI1+BIqgiy4LU9Fr6TNkprXa1CbYud6SY/GS4RxU1vkenJO/TeKFYYJeQ6lNCu0IYV
guGXMMLcXboPKMtYNjv/B+LnxyW1ZntZTpOkNt5RGXQ21k6Kc52DtoKu4bXyCvmWttMxmeGTFjGRwjetlkJLz8pNJV6qJeIJbSB4QB0OPrDMR1OhRd4Tmiq/
ExHxbqg1PIV0VqbQBepfbAuyMpgrX+NiQ52UjbYSnlrQS/+HdtTaFwwicpU/dFsnyw+V9xOFMfW1BeFcYqkctL+h/1E8sEAl3Vf1mvQgbpyjs2r2Hcc+k1XY
FVINdhTSxWPkZwXLhfO0/UgzOAb7Bb+rS/zflfvWSsJmcYb8GUx3+8L7YBnjOn2D3iy0I8PIav5w7fS4oWCxY4BSx3gIpmgB8YZ2Oj8VOa+PFCIsy+NDxEF9
GerBmquj5KNoHyGf6KI0gNODX9UHfER8sTKo8+kRyhWsptARuvkYyub9Vyqwf0+MoI6AJMBZkkL/iH+UqvoOMDrwxXGA8AtxhMd+kt5icWkl3ZOZXtDDx4b3
AB/VQot0TbD4nCX1//IIUKd8V2UVFLUw8o7pk7UQlGZuq1nCaM9tcrjQW7wq95GrkGaxkTaNfU5OUPLXznH2V2o43kph66twL1AHdIEz1KrOneCHNgxu8SwI
jhVS+daB+UHRfhfdoc7LOYZmOEuFSdDSOC9cwdlIGs+j8A19QB8JU+U7bAR1VJ5JHAKq7AFNlU7iccEhj6GjMRM92rqCjLVdlJ7K7cAg9iS4Q4w2DGXKERHB
PClBHLB1I3dfeFlrvmoNNhKfgddkSAHqLLy9/BTOtSy3nMsYYM8rzpGz0YA1SE0N3qSqmQrATksdEMTaEJedjW0JSATahRtnvoy8o3zJKPpvrQztcWCp5gh3
tk7I/5XTChpwH/YVsEqe8aTUxv6ezlPnh3vIH8KPYYR6RkHI7xtWMvkgS1kt/NRG2rZsDcNy8D5xlmjvW6C+tjqQw1Vag9RAFzxTLkF/YBYj47nZzEr4h/gK
ptRcLo2ykCABTEKyC2ag3ayXsquHXMDkSBGtSdVzy/raeX8aHP5+5rfsv8ah3GHunn+sMIH/Yjgac1O+E6wT7M/fFWeJv/wvsXJCAzzTfyA/d8nYxP3exhsW
S29rOqw/TT9y3iXcDMTw5YKnE9f631vXBv8GJdljgTPWkYko/4Ypy7hsSQybX4W/yGyQYd7tQFB86mPZlasnB6sksMg/QnLOaRMhtfO6g13FNtHXuHO27+xL
obFpO5/oqwjmSRuFK6bdyP+/s3iOjbE9DO60mX0CyLNsR57Y0tmSMeXE1sgb7wxQyP4lvGI+xi4wfPVzoKk/Sewm7EA2eUlTZt4jQwHKikdyfrFVrcP8q+RY
qW2gn/9dkMMdyMDo22ASqQaic9Zn/eBHSqnyJrIWM1Y4ETzvTdpIJqwE1QS35BVX5P5GFltP+erwNdm9wg72QM7tnOHeq7ZOVa56D5t3E918PTGRt/qGJVz2
j+OGWbuYnltrGb38Zb5lsAro7X+OjM3HOF9UgFlvPCZtYpcarNhz8TnYGejhbyUmSzZ7kvKJb2wbxTZn3lmHmceLbE5AfB1YiT/PLfZN9gBzxXINWUR1Qv8H
yolX+f78AsNe+R3yMOM+u9c3iyGFdtYT3N/5WcxDfmSgOT4pf1P+T76X9P//8Y81HeN6yDXYbJ+Lr05sx0qhVxifQIOyUle0a5QFDDM7bYhxlWEGW5upw3zi
5+Brg1OLb9ozby9HCnGgJCgCk5H8aimAD6aCXMbJzMW2BrbGNbRkgQRsLddC6uf9xcz3vxCGRBZFjcl7z5+xned3S6qlLWbO3G4fjBSCq4E33DU5G9OK92Nt
TohR0LflKkptObPpju+Bca4hWhjCp0ifWTfhyW+wcbvlvr+TrZShg7jcXI57uWkWUsA0ZpbaVgdn8M3ECtKcvM/WCsYe2X7D1+An3wqeBNWQgZzT9lIw+i4H
jUj7GtG574V8nsqvzxlz02sczsuyt4ptJ++zE3x/ZSLykaeE+sZSvl3425hj1iXZFoaTm2/YKJeR3nF/Z4/yLbfnMIm8hUsg/WABOiq/VzDfuCg7I0vlKrIp
m7tbrzGXq7jzFmx5yvdm0y27wQGhQWQsX49bjZ5Go7kfwjxsHCkKY7V7znWODs4JJItEBLvrDmVMaLw7x1XX+UueQQ11F4mvNV57hcwQd2l00lHHv0qUO7tW
iP5paSx35UuAc/J4sbU9Vxug2sw16TDR0LERt3qcIlR3h8VQWV8kjAj7zC/5S1oqMU/zux65cc8Hd7T7TH661iO0BNnk+5S7pGokbB3MgoPD7nC3UBXXbdAm
VMcx3k2gKDTJ1tAy/0HnaeMTiXc1sbzRLxjztn3nZzkrweS8y3Lb0FX5BjwJ+4L7xcTiAieoSGcZZTk4q3QAwNrGeRW2k29J5RJHJa0k2yCvfOvYisRPMJE8
4y2nbOefo4TLjY3yBD2DkbWFd7c/2n7RGSVegLvRbfp+/T2HhOqE79GdnHdqoeppeyn5la1b0oSNu8kiVwyN0Q72saUGORaUIv4ijyOf3Q1Ae+wUdp0w6eWV
V+58ushZT72oImCDMINvA3jfXewjut7xb5yfNWuVwtfj+pNj1SpYqTie+pscUlBC/8qkembzbvd6eZh8jOxqecKOdLFamjRBnCbPUU4o7eB9pCDs2lKbytCe
O9dz6Xar9iK/qcXBHlFcvtPoUHyFa4N4FU5mBwAoCuYJ2vzQeDkgd9Oe+quSdZ0mtKT1DjgBvhROhiMLA465nhz3d/0LDFq/iLv927WK7mX0YiwftiHGECEh
MTAdeZS/QWiNLVVzpTT3CHyWwUOOdJ10OsjxAUJ9boqCJcxBwxApSWtMTIJ7wSZDE65TkKOPgJpqqmlgfA7coFqyGoIdymfHOMpJbnb3sqfYK8v7udzQLu22
8iLhMB/heu7UMJf8GnwmCTDe9ttdlT0uQGUJ0pHcpbQVj8hvCSAucD6OOgG+CQTR1xaHjHIt8cWgJ5X68gJ1qVofq44UuhlnstOD7YHR0jbqKPqwmLEr5A+3
NwhdgKVCl8EceQtyDy7Il5UThYcLIgp8ioWNUERio6GcVKfq7nAvWNJznwb2YFIe3jJnWnI7vmRS2HQdJKj7tcmhVWhjoSGSqrRJqgK/IVxOaaERHpVUQTyX
NAIfl44FnlJPlMZSbZUNxeNm8RxdW+P1Ds6bZFXb7NBlyUyfwjLsjcgyeuXcrr5hbCekn2Agxmg37M1ynLb64mkqt2CmGg4d84cKUqP28Ca0kOhkTHT+ZRiL
YJYj2WPQ81ZRnVCri6lINgpp4b3OlbYjkNInwkZRrfgzIEbqrx6i55Ik2Z//E7TLz4RunrGuFN+q8GhfMhlNNKaj8df6fekVfxXSSg0YpS2FJfRFvkD4Dfav
pVx4jtWsGdVreWewxGgVPFEjqWbaUThI5PiayiLtu1wR9LGU1H4zitoFXRHTnNorLuZ+6Wu1ufJ0bS7yQ21NlJEr0O3lc56/0StOUrsU/s2nkhULXhbvz0B9
q6NkMBljtJLQwB23XdE2aHmh56HKSGvbDpjFt1bd2gfNqLS3/20Pap0jk6UFyiTNJ2sJG5C/CoLu2uRzWbDvNRL8Z+qqPddfTplA+CSCGKS9cQ1RhhARwhGk
p3lsnpncl50fPMz0cuzTe+G496Ujl6lUe5qaY6uY99LVFYnUn0Aebij0yOd0j1LdsLFgHXKO+Oy/RXBwTIyDJpXxjr6gjzCCnBouq9dRY/jXGaM0UR/pdMN4
z2vbVscN4rTSXSlUcOKGzy+8UzLjkvQIbhyIFNtqH8TWScvjyxOG4Bs40FIXdONhuK4iFDQUsdW3QtMNs7UeiJNODX+I31kgKfsNq/A5pE3aR97NH0FH6HdM
vfXTDt0+Ce0heuMUZwW6gjJe/ZtwgQLkDOohUtgk4hLHg1LOwUB3WImB4W6O76A+/q+TkV9i1R3bE5YkPUN+Y8u9w5LF+FTLKWq8VNU/Tf0AQ0hfvbXrVmJD
w5/MnspXyzoQ7fysVSWawpKbX6xOEUphY6j76ih7c4wUlpFXmMv6K19U0j1sWZ3G5gmO0/gC75tN1SphIMe2SfgBV3CPJTFpgbmzdhPL1I5I9+l1wh3Hc5As
pCudiSoZIcdwW1RxBWdqP/lMNFffgLZDn+lQ01yNQH7tgyhqsjoWJG+jP2pLPBfAV8Nmuh1XhMwHy+BnAcGjgrfhq60/5B8UJ5ZB/yYvEw4ERe6gs2x3A50F
h2TyDCVu0E6+i/YPFWWdirUhB5mr5dUDk/LbJDZCcsW+ZGW0emI/pKdYk5mArxcOgSdRm7lhMAZm5ySSe5XL3EurTDfFLgVXGkQQgR6xbfDWQlpIZ+0cGgVK
oOfXrTKPYDCp4ZZspFJCK2KB8BW0V96JRSLFvza3RdYIY7O/Sgcls31n3OJgeuYB20a1BDvTnhi30xQPBkkVzQWG/8xZlvn+tsV7UyBMRycliJtqc7sD53iP
7Rt3NSbJ3i7BIP+iZm09bu8XfC0OtK2SYvinoKs4HYlAtgVHM//hjbiLvpFoaUFgMsWinMNCFfw0GJINmcr5BVykYUTkXYGi3f4tIJs7m/eNE4Wt5i/Bw+wJ
Q2XDavyy5SB/U1nLj5BLixPFNfx5/37/SryWYjGm8N3kycHd4gDFYCjwjw6Mt/wt1DI8SowGd+SLiV77W1NZewFTxnoNz7AY+cPSnAAmliTqY5h4nTwJIO/b
onvnxxew04htoB1Sk/lijhGD/Apxr2EcUhq5BWRTJvqRGIYGpFPIRO+rwFtvLOi35bF1Wfw57rC1DxYLJhm6Gw7bDvkOiptsWcI2poztSJ5ZTrFNslnEs/I1
8Jd3lLAbnDby7KacJTY73kQJSHeC97mV+ae9Mrs4uFZEmEVyWyGKuSHe8ucBJdHg+xaMT/zN6yBDPm1oQS1Gdguj+epgF9OjmJaSkGb+NNbHYGgEJ2wdxbvN
LvIE0ZD/JiWsOYPdEa6b4oVQ8KXhLDuVf5l1U9YRP/JWrYP/bdnFDeZOWwuFqWhX4lGwRHGHDjFL7SWLvXBTTi/rmoQn3D5bP8Fm3YpXZWPyR9oeB9/ZPtlW
W7/G35OuMh35IwljrFfF1Qn/xn3enMm3YvfUrI9Mk08zrQJn4s/ZavMzBYu5N5vBRsV1RG2WW1yj4FZhtTgioS3Sg3uddwRUshXKZmQkPkZZIM8CI+KOyf1M
YzCWG8hPkNsQ07ne4B03VKoGcuxNWdr4jSUxh7ida4o09PaLK49WCXZDo3ivcIGg4Wk+zM+yVcNNMdPyP1sZtr2h4YZm1ofcteBd//n4VUia941413uEKWRa
2d8HOtrHoWWlpJV9uRvE7cAQtjsKMtO0tuYiLaKgDlmkjFFrClf1NuhysroyzHUyvpo8HivSv/v6eAp5xV1Ia6HWYA6cDe4qMK5/zGe8p9yEW8WiYJabCpo4
Wuuj/Mp87yhPLwCr5b+VI8o1rQgeQUlVN/YTHksVjZnKP9RBpiv3IeiWF1MzDMdDU0P/U4LKOCLF5ZaXQ4daCZa32eFN/oPmlDvB9huHaj/Jmrb1ohvGyF5y
RpBWZrjvUy2AlwzY91i6yYK6XnvmX6V843pKkL8cYNV76hupU1jk7wqPsC6BDHA9kKNWUhxkT9iGWxJsQIzFd0sFzrHUF2mp86PqIdqBiXKmo6XphL4RRop3
wim2G6ETYZNaDv7RB1E3NEWvh61RVXpezTTP3IJa4r/+1mgjyDOjVQd+iuSxo46g6bLSV5ohPlaPqVcdqE65R24+ZCvCErQOcp6IJLWSTkgDC3P1C0pEQSO8
v2u2K1OdKlRjema8JSOJaENfIh366MNKN6mC8h57nDfI9Jf7rm2iWIsc4vqgXAPvqc4gAmzQP8clgmj7bzVs9xKU86v0Brgt0fByGBfn2q6p7YBRnRwKOw2u
h8IKCdVGCyNcgxy18OWUU2smzmGAdxu4kmvSboW+CnZo1+eGayi/YS50E7cpg7aCtEit1DFeFUxxd1KuU7u3lMjrbefIvoZzJIX7iuucKScI5fAydJEaqVWR
kskJ1p7cXAvjVLgJDAU3wlPOSeCmdCxQTi4tP9LcxF6kyBFrh/6l8B/tP0xAWuCfQDV1onCefweb0ZL0M7gHz8N6a0PkDdxx92X6e3CL0o94Q6xUSiJ1yD3R
1/QR9tts16AVP6/X2ErTgxwjnTi6kMTyn1E1gjvj0pD74kXKAmdbZ8rvnI+JFsRFeaLwgX4EBhUS+kZ6HnGUT4AZenVnvvEd1xGODv6Ce7UJ4l16Fe73TuLK
FqTlH8aG6+XDqWIQx4R2lpJETG4J8Fqur2/nCHo430tdrYyEq9RRcKKTDcWoSzkS+ZHZnDqE1RN3EPd9TrKt7SZ6Ri3ha+S7Q/2Njd2UJDDYggAovBwscN0h
ZCVXuuspbXzvqUJWI/a4qmezrpDnN3FQu8UTzhCpoTl02aAZnECPEqVjv7KriHiBkHtQ37SnZFycyqxD54sxgRbGV9iV3C2AxDYJg9Sw9B2utAtaH+GM5mKP
F540TJA+y5VDAWd6VuuYAOVG5rgo5wU2LXdivuBYZa3keiqhm3ckJZueZvUgPOCo4SzpDD0UzoTahxfzY4UuajlKJHuEEOc7ogQ4g66l59LVkiaAK8jT8EVd
0obrsWpsuJXWBpzFSzoq6M5wP3NT9LRcKSeR+mH7CDJ5A+jBT0mqrW7RpjvqJy7OfQyvWfDQAea3bYT8zdSI+IdrgAPkBMYKCTnrgyf4A0QTvalcKLXeNlF9
7j9aWEJ7Z+DhW2C0HJLfS3tdu0JW5xvyA3vavoPez7UHdc1VLf1AKwxFBgkHyM3B+Dynt78yFR/qGQePJFSAw9Uv6kTKaFXBLsKj7WdwvLL2PxAZSgF5tU6u
0wy8Z0TuMPdDYIgTmX6F6fBZ4dWQwzgbpsBjQPFVCmXh3UFncYI6Aq5ILB+fn39Iqy5jcg2ldMY+PouJsVV1L8fLEUatj3aNKKnc0qsZ6ik9EZYvpy8qmK4/
hB3CPuwN/7RuliNQzOQrhb7cmbpDyMbQGL6xrVvoLfcTBkJflUtgcMgHHHjtvPpKf60RWMEfMV7lX3m6ozzRz92GKwvy4HFTE9BG2kFPUv5ClrmWblqnrSY2
0eO9HsP/dDP3zngCXBb3oglctPWzdEk4KSTzizSd6OKtgr2OL0X00Sobnf7u/o1ygrEvdtdy1d4COeqzIpO1Mts6yj0L1xuWM2vZzZKJPa/00hvHNUN6IH0Y
s1aFOZ04XcMMRXht92Aqjakm+zDCfFpd4W+dMNA/wFG+1ghE9bWjygkb9Qqwhjy04LLkhJXFxuR+r40Yo7wsMJM7iYrOXepi5ZH8I+cNPpOOgBfgWrVdQQm1
BhxD1FN30KOgiiTplWHJaMzxQqlBTnJPUBqzzfJqs7uoK9x1ew2IKZ+U1UHgj8Hrob3sLeIv2mvlzfV9UnYbT4FL1EEphemTZMWeoycoP7qWmM8sg88AxBuK
N6wHQTY8zvWRI2CRLzKvUJ1hH4iULLyZm1eQgqwrPEkfpZYEy9B3rUO0J9EH4BJlJXpNauRYiQSDlbeeB2X5mhsPswFfLHNXHqUeLPabk9TYuAnKZIVTZ2CP
lS/yVu2JZNX+yL/Ej+pV/SHfNZxsaSc0p385a3PrkE9wieU+uSb8DF0BRqmcnKCMEM3o58wT+lnlnLyrICtcAOPtRV5Vj1A4JsYzBhzFOgut8+LCd4w1QFbo
MtyGO8xrwCutLr1GqyNHbV5D/g+bapeUGJiHjkL3hjlhHsJEZZl0Ry3LQqy5skl5RixSw8RvNV3y8DK6WJhN32S+Un/0lYEM+B1WhVfAa9UCX2sFxAbfF3gb
FMjdpNRwN+KDMqRMJvdGHO6iAuXCT6ltygG+UViG1ZGWREVSIv+VDpL13UekltbDYK/1Irwv7kaqqgftKWJJ/i4uEpUSCfga7+vYTRRhFnma/tUcm9WKc1kb
CJtJwf9dWeSYJvVyTBCrBT9YBwZG8PfU1RCDpsyV4WZwQmI6yodjbB8cZeX54BpVV+bBwPCduDlBgnhJ7ZXf8qi9LB1l+qZb5VJigqKjl1yt7HuZtbG/CEof
gd9dvVn47h2iheEf8QlxQt0VXqxu1aPRRP3iRkmuySLsA/wi2wvN1y+px0N52ZPxhkKjmKisXZZRllVgG0iRO6OX+OsgT22fm61NoKdKJZXSxDh1E/pLfSn/
1kyukzwL7+mfLG0CDWCSGGYObMaYsbmX+dnhNnyCfTg3Xk7DzFWChpZkKXgEe0pEiD+jE7FqWj68rtShjVqbuA/kV5isz7LVksfDB9Z6JjfZV2uFn9a2MrPF
EWAB1l4coi0TUWE0fhL9im6no+Uo/C1VWd0uzrTP4LrzVaVNxD3hEP8mnOgssb1IGBVehcUW3wch8tbfdJ2RkpTNMAz2ck0tG/XryCSZCi1y/pAJbbHerlin
J/KTQksNEx2RjoHWWSDa5SRbG9LZpsQnNYVfIDc39YPJioAUgTLiYWQcNQB3wTX2vkFOuqH8YQHs7Ggjr8LbUIlIE8thbYn7Q+xcqjhPU4zHBluKfZE7wnv0
EXyYuwib4GkRuqAZxGu5NP4GD7IN6dkCDvvC2fQDZU9uJ9JNDTaeCXayHRNaoh6kubU1N5IfaerIP3f/InjtvTyZf0z/T/rXOsYxI9RVlWGt0BYpyt9FUs31
ift0abmZq5mzOVbR+d06Ho2UzwTLBveTY/hT4LG4XekjbpQzjAOlvlXPyQvC3UGi+lg7AYAT0R+SZ+MbES2YGXI+dtwyx7IOX8v/NN9Qe8mt1C7amJApN1fz
ADu/nB8H+qO9kY9qG35TcAY8o46n4yyj6Vn2yf4v9BfcrS9DG3u3ko0B6y5LVxaL5Nr0JCK9mBK7kxHSz/B/of7asWI12J9929qQmAdWq7S+SLttPRa3F0zm
36jHiFn28/Qyw/6t9YNNaMA2klb5/6II4x/UDEvEM6Y7QhfYg71PlIdnlCPrl5NJdNWEkcESzjqO/gSFvCD6mOzoFaakgmHTqIr2Beh16gG51TqHPYAV2t3i
SO0/x1SRsKbhh1Sb7M7fpJ029VIawwtyTkJ/wzkt0ZGsbvRU0V9AUnOCOmoCYtZmins9En117fxgORhAVto+x7+VrsPoYvZy8rVAZ2IKmBdkFIQvRcjULaqe
M1tWilmgsQzoUaHxoE6Oi2Li3qNtsV/6AbhLqRl28lFqDb2z8RhaScKrC1RjeTrBZ5ssY+Sm2Wlgmlor6Thuc1zCThAi6Bx3DfumrmTKy42JNs5znFPtCyqK
cbAC+5psqc6WWwnvub8T9jlugCl5owNGcqxSEvQVIXpSWuEFXqMYryZiLLFcWeJIt/Vz9AK1iRtS3/zn6EP0niLzecRleiHe2p6FP3Gs4LpYr1Op6s+49r6e
SBnTMTBZwNCmfBTQ1d0MpaYGG4EjDJtw1pMIMjUQugnLAQuRisY7X6jXYXmlpXbGicsKiQUlZjT3JnRL/ahZlW0WCuzXPuiNnTicHYwGgmuSshdBZItjd74i
Zitp7Hx7trhVS1fc8IovKbeMtbc4jO1O7TZ6sIegDDWAr0KPpRZRfXME8h/mADMuOZ2wbDSHHlGz0SeGMh4xtDSrOlwftEi4YAA90U9AKPCDL+xMSwWuM/sf
fY7MpNO8Vr+IHIUcObdqa4zBvsIJvibFvPRIHmc5Jh0SDwhJ3oDxszoHS+Mj7FZ2AjcGTwE9hamCoAHCi0fDioaf/D0d0c7js1HFUaQv9JZQl0itQQ25mf4R
nWk/jOUhHaR0dCxvQ5tgaY5VaGtlengaVReo8k7pp7TF/j+YnHBAjND2sO/EX3R5+VWCTzjn+A8tCbs46spVtBtCd6WH0cE3VvTAZ2Edm87+Vt8yDU2tYRn9
ITKYSF9xw/XUEuOOhNe4IqVbMBPE269VvAp7iz/0y1YPd8xxDxmDOkKt5J3aZxAyrZVbarW1fNbsqkTcsC/ks2g3rKE9kK2gtmsx+FPsp1fErUiJ0Dx5tdwd
xgVvwKGiZO0tVAZnGB8u20LKI5OTwB0vo8bIH0GVhOZ4A2aed6VyFDF5azIW81lkBjom/yZWhZwjVY2tQyP0IzmNjNYqw8/2GcbdhpLqFOF83GwhgqyOtBL/
9u7KPcXPF+5Qc8Fk8ybCLx2v1ABuoq/Jl4nLJlq5Qv+lyaEjceMRh9USLEGthIXcQniMmpmRincDHeWOzkXUcdEPU6tUk5f7Bjr2w5typmuf9EW7h86HCjXC
sHmLS7WgZ6OShRTS7C8K7CBOEzFkFLeFWeWbSM2QzqkXQEvbCmURSqCX9UpEPQcMV8exwC5bQy2fqKNZpfbEaWGwaMVtHE+UlPZjCy3byPbgosUsdEEHyDyS
RbVVtojxWEWRoc8nXob/+JvKRfhe4CZ+eMfZm0jHbetVAn0rfnSkQdX7LNTautZQV9xLbLLsplejnwVAPWPWCEXRdQWPuAxxg3ypP3Eot5SlMrvAahWPgBZk
D6kbpduSrTXhFbWpPg7O1vrT+z3D1Ipic2E6+AYm2fbYm8q7vGXs/+PTte1oOf1zgZm6pG8NVcWPaHtxN50b7uDAoKSUpn/A/co+wcLHRqUtm0jTjki2BsEK
XxSn/IMcJ8z2HXEt55Zij4Vn9h/+jdaqfCfhbpaX6RKchbKaBUyTexDbLK9cyUmPqQxnVTSnWL+XAA8SFdoizLWschz18fappVoJgF7L3OTL6x2tu8G3cIa4
3j1vUzXQESYEcoSKem3otX/NGWB5LLeS6mOU8xg6wbWHbOFNBRP1ptBEmC0JsAu0M58M53iO7A2fOzMSXyORdOYGUauBPEFJWMGyn/ps3Cd9V/PFDuQepGTw
N9JA7GPdLU+RR+QUImPkL3ElkGxlo9IbhkRjSCKPYSPlKPd3ZkpwPzqJGKMt19YxHvKX84hCSi/lSsV0N0EXg5WU2vHe3EjYSpuvtle+yQeZNLy2EitnQ7cy
Wa8h76dOEF+kZlaL7BYy5CXpe6UJ1GoyRd0JkkJDlQoaULz2A6CTbZgrHZjJldoDmK5S+hihjRChVAwPQTLUN3CXowmWy+/ydZM/qqm28y4C3yINQK9Gn1Kr
OJuQb+VEJQNcoHvZ5yk9QrfE+nCKGCubRDXTBFdwnfmTeUuUGFcT8Er2haJEJ6yCNSHOwwzpO3/Qts9TA0tzfkDXUZ+FD/nv2KHyKPSOb4jvPHadgNIqrbd7
i0KrY5C17rZICb6PBsIptc/RS5Vt8kelvmuiYRhOqLu2fhIWO6vDONanhuSQ4kab+RbI/bTLVh8zDt8gNPGEYL3MEdpt+rqax6WABxrnOerrzw6RRmM1oYWZ
Ye/AtCb+sU11bixWwhniZ/DAIMFPZEW0oj5Azs17QrdiZgnt5SkgVdigzFDqy5PUGhonbzTewY4pteSWwju0tXq+uMd5xEIoa53lufgZsCkYr80A+eCCcgK5
Ip7kT9hGUSOAPSZWyQ5OlMaLy7V22EBQk79jLFZS+3ruI58c/8SeaT9KuMUk/gIXg35CP8SMUi5CTjQXT8I9gCjXmNXqKguTS8jpfKbpk2yFF9TNUm/iB6hi
malMEproRfJ7KMs5lAQ7Eql8rLKL8IGRmWOUQUwS5+FNSQscU4gGYmdPnHJI3ggrhWsTyTFzoEAvg1/hTC4cU19r4Dyk5INPHGqqbv8irYC477/MzeiIYJY1
VRrB/LAvQ6Jk94bG4iTwjL6q7ueGh0+bL3CTqP+cqeh09ywrBsrTE+T/o+iswpvY/i5coBQK9cZ1JpkkE6vg7q7F3d3dvVgp9SaNJ+OetMXd/7gf3KXAwd0P
8PHdzdU8+zez11rvupg90Ww/fD7iSJvByjV1zb/0D21gRSu8IX3CcEEXRYyST5fvZJpTfnhjctfyfdRKrFHyc+MUOBJ8p6vY/FIiZuuag5amaHaANoxSDNFr
DLWpvYbf4C7sNlutVqXw3IwRRs1Vkxe6BLxQ1WCiOC9ZYXiBVOALkHK+VHhtGsbcNdfiu/ArUIu2ju82L9HOYAXwVgjnBfsKbBa5j56jHaengUSmPnsmPFu7
l8/X+KAdmJyvohbZZEIGZ+QmEC/FFiLRuC980dwAM9g6c6f8FL6FXSt0tnZgVtGNdV0tZ1V3oMFcqm0mG+3t7L4CvSFdRFg+hFwglMEHLAXqTnp1ZBuTbr0M
JbDryUJkjcfIPTf7SLXplbAmsh/bC1VFfrJbhKlMC56CvlD/MBXUGEsDPju1GtiVrcafI5TmIUZIf5UrL31G9IZq2A6wOp2Q3UP3mj4JzuA2lWUZ81hr+WKY
gpKQLhgnfKL3CHJGD/4iF5AwnSoso6+R7wkD14x4/5fZS2yIaaL8p+5GGo4/9rcSEvVbIqPNh4xlwobghfDZSF33W6QD0E+oC/+2kMBe+plxjjDAGsWu9q+h
Z6eMMW0uV4bP60rI7eamNCF8Iz4yDvPYCrpsEcrw7oqp9EGkRzg6IqXGG+qWVwkz4K66+kxQcLKqcoFsCK72K7mlzHGoYyRfdVhNQENYWziBcQY/UEfpAn+P
0JPQs/Almxr+aI4HOzN53rVIJjMA8RqLhfb4JzITljA/hB96O9HO2JUSG5aT9fANTDLexPAP2MZ0uxC17IQS1ddCuwwfQqc8vYXxOGB4oXcSnxwWQ+t8DdzP
1VXSiWmh7U2fIO2BaaAjODewkLuKxgsjsWzvIsVH2KPScpm4Hcmy9Cs4SF6Az5sGszQ5HxtIhY1h5j3RJNQCXJH2C5fRr/XPLH2Nk/H2thZCPBvPt0D7Uw+Y
bcZcdgWRHopCjtMDbMvDqjDG12FxY0c8nnrLvNKS1ADNC+QCOdpwn461WC23iXGGtsIu4T5rEwikBBmEc3qc6o1Npw8WPXH+9s5UXsZSbaOV9flG0rOQImOP
sMS0jRlO94HzIh7Ur39ouljew9+hco2k1PIqVAVlEvOIW4qmLKbDuM/l42zP6JEVw/Hz5fWaJEVOhJyiS0A0JSNiAy3hBRYKWKPnK3ptO85Uc48Kj4DHqE/a
VoZ7Cosy5hl0weXWAZEjwlommuvAPmUBZwN1Kx6FqwWrk0M1PnwSu4nf6ynANTZZZbpwCvOVK8rlxnvhrlRX3sjfZccESvCVTLLlcfACPoAvpF2Vi7iPFTcj
3ZjpbEvhDF6d1JDrDBcZgP2u1USWCjXKl4ej7V/DO8mOeBX80QPBuUKnBluYNsRQblrFfeEBi3FvGTd0iF0tDBWotH/DPcFXwmzVxHBPPM4YQbXsXbalqY7Q
N225a4GqrjqLaUKdh25ofqM3qIvWsewz0yOivHy+5gMzIzCyAWqJ42KEqZw0vNI4HCxgk6mx1lOBKVQPRvD8ZNcZW0LttEMDrTQun0e13FCdCgA9pLWt94w7
oXK2CfU6PJWsMG1FbqYFzV3L9Rl37TfNbQyNdb2EPdx3ywAkV3otmKHyw22AE385+gfT13xzy6byrdgv+ga4gT9s3g1OwdeZR8O1LN0NMYZbkdaGi+AjyMYY
mbVcNl2Dc/Biy2g+tvI11Df8V0GGWoZ1/PPIdDYGPFCZIExhithc40KzjZ0Gt+POMxcsg00/0TRyWugxawx3gZMxO/VU2Ea3Bv+j2tnb27xMVHgLMcG8EGhm
gQ0YpSdBXz8e1udFGkWaYLOYu4G95AlzPPPDwLOrFWfYbBOLJNAjjKk0wE0UXmMpbJmGUr2wfmB3s4V4L/VEbiZ+UJjGSP6ueB+SgaylxfxeQcoHI4epTYFH
+jrWUOQ2OUD3ybBfOZTM0twg1jEfyA3Gz7jY9pIBbbipJzXLuIc9zcUwtSkFsdRQR6jcUlXZADvM6fhdfBobwza0rgJKzEtstYJJzCZAb5/N9ieupK2jpxBp
9hJmpG1r8CJ7BR7CFJA3uWHeMfRx67uGQ9OuNOKobnA6txJ5ylSjfhMzmY3s5wb/hL+FLwFbjAsD2gaiLfsy1cYiU7uA2tg0FNJR0LL0LsE7keO8DhpK17Xu
wDDOKsww9YELWAUMG4sj/eiI5yNyHP1ufa3PAsbAfZivLgPzjdon0OEl5cryLOUGYYhhY+oQKqxa4d4G/C9wJWSXLffHC+dhGkmwDzHOxgmuRBAHYsP1DV+4
ZX/ZSmvJhwVLdnghjKvnGqahtWweimJfB5Tm0ZU1kByDxkyEz9IFVBO+t61ueLbhvO0evoyZxKDm+uYy8pLhjAEuuoOLqTNErNCDzeFy/SMjjYVZjP/vHHHl
n8K06wd9CW4axmBJRM33F/roujDzqSeqVeGpfAzD6zqYLDajfxyssaziCmARCzAXmXPsm8ht+oLyCoJR0XQCJ2ebY3dYS8V2ppdJVN5XuBjcyHTgnlRMLd9Q
YeW2CO0i5rLj3BHhQ8ZSUpz8lUeC1hBHLqwY6FrK9UJtzAT9Y3iNOVebyC0LX6e38g6zFD/BzGdT7VNxfdppGKTS8FomUjvZHO23c2+FZ4Qxc1poJN8Vu545
QltY4ccp+9utBmYAt0OXJWwlz/FVzBToNAxQ68kGFY3ZCrq3eaclWz7Vpon8zduK9sJ2fCObBTYO+zNvphPhMm9rbhTcHbujq4iMZceZFZpUQWB4wcYNTx9j
bAG+Nm1kV5DP/hakXFxtjEqvXfmnohN3hqMNjct7cksFqkJf+Sgw3HQLGFOuEu5xbrJhvQbcMMsx4oD1GPIkIiKfML91OjCJvWJqWJaIFdvDhEUxidovGwml
eiyeieB3yyjzHuoQ04X7pj5qTCf3cP2QJkVP0szWVrwN/oG3ACpZyNSTax56QFy0ZOuqQffYeuH3aI20KGiV0B6yG1+6OzIlWBT0hm5pGCdAcIaRc77XLzMP
4c/iSy2DIB/LEcPgJGYGu5LOC69R7WZa0v+DlhpGAgNU84CTFiUsD7jsKDqeVFkshg/So1atXh75BZ4QYpi2xERZTmWa8P+0OUI9PowZZwrzInmGkcxO5rPt
DSc2nPKnkqnCcvQpvzh4gu8qNDLMNDeimkOc8XjlNo7GxwmPzA6HlKctYhI12I3x4ANjG+teEgO6qGpARwvd4L/cnyZTuIHEUuZFw8OG3kw79lYjffgC1FGY
XraQhyI1rG/YA0Ks4WKkZbgO9UwYTlRjLxu/lmfpT4eH8QfMEftW1EjbIxLzeUAMN/Y3C0jNB4EY2UhDF/MnZlbmPHN7i53HyN6YXrgo5HONubSK6+Qu+qz/
B4lXbGE3kMlsVyONvyItWC+yhEmFvuhXUFnoP+GNUGeqUXk1wUs/+buHOxumsdu4pLDYP5dbVznCnCLMZWcLAlfgmJrhJ76bPpTZqMgWWrgh0oZrGR+oHkQ6
w2ZhJpSPH9fstremXeF9tg6+V1h/C2GrG5GmPY9MDMyyZHk+Cw95hn4DTyUXw/P4FfxJsDtrCAe157V9+ay0pdWaEMMjE9l1W8ShzrruwpzyQsbDjIwstRoj
H+BLRIqwMhwXOQWtsOQz7wMp9GH6Ntna/Nk0SJgrBOi2ugcWs2Y2Q4abWibDsURb62ZxlH4TApbzaZvMbeB9ug1Ef+4pmK/twEvsRl26tbelumqfLTbDjcz/
q/ZdlgW21lxr47zAGqE3EWa3pk0hMqi5FG12ClrqR6ilnRWacG+Dc62bwx0qGlhlmU9IDQ/JJrESzTx2QL3xQIapFbWUfcD8JFK9KmGpcQ3twLPx7cqDhh1s
c7uFnZ8+XjjJdQl3FzIrz2SksnOEUcJefo2ACwnphfwx5IRWzqwCGuggrCM/nQxG/gEPm+tGLptqmGrCs8lltk4WknSVrybvCN0M9di7XLQ133bRWKDZwEqY
7eQI7yOIsJ42vdBP4PryXVmEX6tq4Iqx1gSGCVWB19BO3UbBrm+Hn/zbsi6bxYVjDae5RvBvc01yKnDXLAizdLnC2mCJ+ofJn/wvXJfm0QSzh8lVzgwPN/Zn
rhkf24YxxZosv8kyFdpNnCIRQkfixlR+qnm0cJHO9J8HWttvklMhBfmiIiVi5l96GvgC6APmOm6gdoWzmCOxY1gNOzR9kz2f6UlsYA4KY81n4HShF/bWeoma
b5mpfm2s5PezEPyf8LN8vO0f012Kod+xc1hYoqH72T/TZ5jpRBb7XUgGPPaZtr7WRswkyxH71aAzGDKsMtfmruAd+HsNsp2HDW3gCOOEom0dzR8jgFkXbin8
a/4ovLVfoWYJE2lXcLQqLdJEyPH9YDK5Q9ZuMo/tCXvUtJZIDjeGtIzPOGvLY0lbvE7wHmX2r9c8LJzqP4L1MHQQIpyUb2cRQV/RsKljZDyzAOlhuPKXB7cQ
/VFE+K5fzHmFjnSpdYOtdiDXckf/Am5dcRmfIljYX2bCkIR05cLWH0JDdA3jYueB34Wa6nr8Vbi68ZxQSIf1mzSd+KaCoPvu6OHpSdpoKb0tfJsK8280r7gA
t0oIQ0fULKGzDPGspaYJh7Udkf9KIWFQ4mrr+vKZEP7X676zR/UT2Cp7V0s8I9U5/ZNC2YZf/JgUgShnl7FZ3l/abGIaJa4IR4ZiYmpZeEK4FnXXXAw7GTs/
ms+J5DCfuNr2q9As3e7yDdg0s9NQfcshpiazktZDccRX7jNXQL/8q97+1m/keOMwfou5ofx64In/IDwSv0V2s7QK+bgq4wYCBaJ0Uh2dsZxNFaKhR/ZLsnFg
CtQ7LWrrQPM/ZFMM57rxvDUJGWxayv/NY6gMcosX+Aq4Z4YbtN6y1zYMamXfa/hJq6FffG+yTVpnXu7/yItqkGu/6dbDoooqz1+NA5e4KO8nQ39sLfCbkzAd
I28ZWXgCVMtXndP/VXJZ5GR5nn6gd4WvHlEUaW7sKHjTqqv+xzsEuGIeqVGLKFXmGudurr77JDkcHq0r5dSWEvwSml/SvSIfMEHLrO+YVtZUskaRnrlFT+XS
UZ7BK/bir5gDYZNvRiAalnOponfWZvQBwyzqfKCaIRbcDE1SXTFPza7P17Rb6Lv0Rt7G/+JqR+oZ48KNwH3cUPM1S8CAWPeL+rB/GJA5Y6JIGdOL7c1sBZoT
xwz7uZprlxKkxg+OC5wz9dVE4ztMTTRz8SSyir4LQlxHrojLM/w2tQI3l13MHAQOM/xjCxdHbL/t0Wx1bhmzMXyXHaDqjUT4bXQilskOwGyK/voN3DpTDneC
LjFfgxqZIVs5neO5z7VhHELr8FWtjTvkucGdJ1fxq7Uz6DzaQrYy9AFGoHORzgExSBNm9gx8ih5AvqLqJ3wV3WuUSNr52sUNMzTGEuYA073B3sBs1VukPlFD
1RKqkm02vlFecH1HhtKDkHOBNNWl4Bz/LKM95CNfMWul3Qgn8BhkQD9aCK5WUAjv+0RMkO8I1vfvk8+X9zNWt8cZ/2yaQKjp6sWr8KGImMki1wF/qI0GKTOA
nKG/AdVCeZUE3Rt4Qp0kZwF9vOehk3Ac09Qv9TeVEvgdarxaBQBoCNurU6rl+qzAE0xgFoM8PQXRYt3Q+usuUOsCtUJh5LNlVKgtbGDvETBhJGx4OTjG+wb/
nuqFQ7TXU9PtXZ9I9CE246PINeTLYF3ZHc1e+unaVeQWIBvfG1ek7pj0TjZZxwfakqeSeIDA/KGnxm+6sbpkYw9yNiEhlrHfDX39qWrHX4J8xRxT1QwOYZ5C
a9eXYz1NqUYZlIl0Jh4aR0gH0WL1keQJfhVZgp817mGQ4DxCRyeRKc7RQRoZC8fQmfhm6jSezHgoNTwE7wIcxhfqlpS0V0zxXXaslgzW5QBGsAFYitcgmmF9
/auYXLR7jgi5q1rg7sZI5eWmdUxvWgs9osfp63GFQBWVp+pA1pI39e8hahglbKkTpHIYHyWXHYYawgPZg6pqflfhXu0F1RVye2E/yXoiIbcQbIss9sWDbchV
qhHkVWxX3fVoNj2ZiteNMZiIx9SfwGo8aJoZtDJXiX/FJ6DloQ/0A/kocKZ+uWOG8qVpt1wfSpNAYCo0B5vu11HbWCsyLrYPpFCPQVbDPZiBoRWggtiLXAHX
a7WK6vA7x9ZgS34+Ukx9+P+zpJESIB60EWdrP0ZrKCf79SguuaThjLcpmT6gBaHpxCPyFEOSV0P9oDa+P7KWfj9uk/dUngDXiztpE4na6DLnXl8b8WFNge6A
bDhVSErlS9FMZCs50b/LV2T4Fz2uK6BaOrq4nyET/AXEID2N/Efn6BaQ/SwjVLWMsxU6xSZyqXp2IJduFX1aLSGmSVqApkAOvQzUkflkNj4NGQYB4Eisqfsb
+pLYqs0tUursAOrX6FcbJ1q6k3PAy9hgdAg1itiCJBANsJNJhdrjvq4BxHSNTA5MgaqrjYEG6Fd1B6IrUgnsZx6i05EYVa53NLSLsvjuhPWkjr4AfuCOMWoh
DkaEkXRj4p3+gPBC+MP2ojrCw+w1I8vxWOtBYTtxkuJtVssvWB5votvrivH+7h/a2qqHwC1be80RwsTWRWpbZ4Qf8Rhzjv5gXGDuzChNrbAbwi+41JyPR5ia
huNsPZWV/eFpmDhXizNqlNBJJc3ose6uVLp2AbSAU0H7dA354ca3wDO+MVhfZUjLRZaF5vE0t467wpyhRqfV4LYZL1A9CR002ZKP4bUx01R2uaZ6RB7+Ayzn
9gWbq2n6A1IsHGKaMqZwtJBszfLNsPTi9dY2BM12Qm7oLORZkleKijOIRcRObCJyQtmFGgjNqxilrgbdwVcQd9mrtibcQOZo5Gw4VT+tzlzhMVXAtaP/R9jZ
FNUHylARxcjgk8IIrpA5zseYNhq+JrVE3hEruO3ANEfL8IyKPvwk4gcyhutNfNdPZG5aYtAahJZuz2xGG8FTGMu6qWw8dhObzPYRq9D7tJxxrLlB1bbcsQjY
QDpkbWpirC8D8ZGaaDVDAtGdugj0Yigmy7QX6ageHF4KxguHqTP4Sv90cyGj5xLte9kf0Cp0CgVyBepbjB0+TGymMulTujR0cRDkGoU/ISB7QNOFGamPc6Lc
HPPqyA02I9KbrAr7iRmoP3SbbKaQIZuEKYrm9H/sOOCNqYri+cuWHPKsYbO5O/uYPgiUCv/xLaDLumL2N9Mk/S59iR/P1Q/OsCcLu9kHxG3yHPOD18EAd8D2
EY8nx3GNnd3RrYb3/BuXVb6RTWSnQ8V1MM4ppwwNgJPgdVjMlcMtgGPOpe4e5EX7wUBnvdFU1zaT/GWuDdUUBmMYOJQJ+OcGrpKxcDd4vLYGuktY+pcJ96fe
VkSh8SRo2hi6A9hsmUqjBgZ/U/2E7WAdNgJQ9M3y+ZBVm6Vb/PfN7g/j3ATmXPlTti/eDdlonmxqaZrD5IQ/6sxGJzOeOqd/AwVSq8M/TWkG2BLApquKkQ/w
DERru87k+c9S9XUdylfBzQwP2fdCIsEQo9jO8FXNCmS6aRlt9z3DajEB/SZWb5jPjuOX6j7QWvgQ8tukEGB/AKJsYmeyTSf15p6TzFyXLvvj6iIqVAOezp6f
Tmhj2HfP1yoouHKlfRI+1Llbykj2iJshP4rfiPeic9bkl32WQ7HnS5qI7jktOQ9L5sW/kD5ImuO9505xq8T13ZL1U9xrJVfKugV+Js9VPPc8EL8QHRNp8+oo
Nak/pfWdjx3ZReqC5t6K2ivzpN6YMrjmJ0nD4sHSRUnDNxFFw8qeFlR6jsgXJNExw2QZeQ19nGu+CPUo4sYrytwTkLZuueurqJ3f7dHIXf6YQJzT4yoogpRx
jqnSuaUnJDcTR6qC8W2c6cW/67Cp1UUfEinPtwJXUr+y/Ylza6cXDSz7t3SnbI+znbS1bHvguvNa6aWE3rllnuRAcNOYnKWOGn6997+YoGRjyUR3hSLL8Y90
tiTDV6oc4dktjVI8d83x1BMtqpPs+Vwql+30VUNrKEr8jdzTSl9Jrsrer7kpvl48UeRfs8Vz1DHQU0u2XNQkpZvsTHTrovOyCfGrN41Yi7puiTNLd8jauS/I
xoqGB6aUdEuSeuonP3UL3kVlC7zKotyNy9yzvb/j4+IqxaqiLq46npVr0lLm10zwdiyRyoZ5qjuy/Qne2Y6QdIYrNzlDnuFumzrGNcqNSaeVqJSu0o+Ojd5F
Sc9Lskt51wLpOa8gGZWKxKwQK4v9/rzCppvriVcmT3NPdY+QLnVGeQ9Ju20ocnvlU2rUTJqTILhvlWWVAiK+iJaQxc8cX+WZbsVm2PG6VHBfcm6QGBOPS5qW
tgqIpbMcvfP3bnpeJiT2dLRK3pB4rwRz9SweJz7mPpbbp6SZo1RW7LpWBsqDKbvLograi3DZDOc617z4rW5mM+KZIjvvCRf/K9WlHivkHeqk1avHJ6bIT6fM
ccQVdyir7xVJZ+ZNX6P2ENU6O3dsRkr7lnR3VGy0OMcl53iSyy4XDkopq/7BRToueYK+LooM3/OyLcX6AJasLbkr7ZUAynsnPXFwiU/Lxkiee7oW9Y3/x91F
9tz5tDDs7VKqKfN458YuT91bNN7do/iUP7uoqrhBUUx0LRcpzhcHqmcWzHIPl1SXVBRkb7paIBN9kfndau9xcQ+H1nnN/Uf6u2T2uiXRSPyUuLb5E52Ps3Vx
jfIbiFqJbyYaPe/9A0r+K+sa+8bZwrnb31hVGN4mpBMTjFGkhZ5qnMVvrPCT/Ti/aSG3yBYWvvCHyFimlHtrrSQW8EfKpYAYyQpXL7wPYVjQMIE8qZYwafA6
fp0x2bbPNFJflx9KTc40GB6bhwmzmHbsfT6HrySG61bxaZFVREeqL1SE1ra3Y25glcIwu6U8MdLGcwbeoEs1paTHwVLyBmdW4cVGA0qC8Ghbi8pukRJqSrgD
uVx4T7QCx3KP6E66dkKAfVYeG872/ctUY+TgBU5VQYffyr66f9DFeBqNEItxPLg+ABtkIFPOM1Y9isTBd9gs8/qARzhF5KcDf5N+LvwsNJGbiCZHfjA1/ROJ
hoZypsD+mL1ZwQtxf1n9NVcjKVYQec8wKNw0wpdXMQWR5uDcwPJgsvoVqVQv8KSTbywa4bq1SBgILoMHUD+hoUIxFbJe1l8pv8i25/ZHHtYfJSwRymwRMyEs
Fdagz7CdDax2J9fDtNfcmzxq1Ro/mCnz7PSZ8DKBSK9pf+qYKJrhbsJ3YeqE/9BDynXwXFMtTEur7W3U0fipoEH4j6li26WqTZaMZuhYNJ7KCnfCs/kSQiW0
pRVacufTzL71C7lX3GOsy665Gcn229AlPJ7/Wd4zvIuVEvvCnzL32xvYkz1vM1x4A2MJBLgnW1jiIV0ihIqyhOoCt8WypYxbYagVugJOgJtok5goajtn1A22
nY9cJk8LMqh0yxtsl5Gmj0IlUEPsnWWudSelFMLCNEOiaQod0gnkpr8ObzBuzvycVklP4KYyH4lR4RC7BDwXHsx+NFl0iUB7UmKYiZ1h7usG0DDbxWq3BbAW
VLaxdvpjvDaygtzFtSWbMyOZVIuGu8m8JHpqXuOLmInoD24Y8AeeyXbFBvkB7V3tB6a1oY+hQ1pvVuICiDlmWCjMuMK3tksic4RYQYscty2N6PishAKmW+g/
4/jyN1AdY6JZwfYKtqEvly9gTLaN4dzwS9bJVXFG3hQ+hkvBNsR+B28uJW7aRplQYqP8NrWVjrP3YWoaT/BJBjTlLQN6m9GArtz0jjhubKS4jYX5DZI5dB37
H1Cw9Qqn+45HZrAXhWVCm4rFWJR5GfvCKPUNkM1ntgtfkbqBXwwTWYpsSxusaZueKDRqMM1y1PgkvKz+TWNfPCNjAf0BbZDxB13CiKAboXTiHX4UWqLwG7dH
jjJq3QkEt/IVmfbuQJatdZAXlpk+GR9b20Ix1gB3t7wtM8nwP+tv7r80QBiansxuZVZG5sLf0X/pRtxDtg0eJBaYkcRq2O7I0jBe4VK2xgaHX9r4OrcN9WxH
TX4CLSm3vcWjTFlha7g//5C/EFFFwEqcOydMwF7DZ/AANLF8D/IAkgvncKdwmk2E+jJx4T0yB5suON1PsVy4lNmn3axrG+7OL7TMUG2xjWCECpm9n80BrDb3
YNqklXAv7Y9NQyo3BBdsqyH8AaMFKFyO+tjq7DJufOW/5u8VjDXMVKFKe/X0vaGD5RMytxghSmleAZvtt/Rngc6RT/Dk8CHzcmY3vpiB7W24HnoTuzu9FdHL
NgbqTvQo3V5Qqn9myiaeeDcZFgrZ7EThB2ujPuMZZELaTM/ZyMxwNBQdaZPWL/1khZy32vtxFNcPmsHHkISllbmmcI8qMBwu7xOJUuWXevSK7aXGxubRdo3w
GTkp9VZsKZ/CD4KPINe5HsLp8r3U4c1N9R7jGOa9ZbMVDI9RdXedD9dk2oSloAUdIN8h2NjB/AjhTMVxaAc7U/cPlQP2xCtZKwlYpxKDhCXm0dAtjZGb5ekZ
bsj8Av5AONSdPcb5LKfNPfSJ4ez0VpIveF7F48hA824LwJxV85p8+AH5Eb8hDEesQlzaf5RE34noIFlM/zZVM3aA73qHc4cNdcz3mK3CGCBTuGyVRNqni+rX
siVD1YQmzApuvWEw/S3Ql2qVMVy+iHnOq8z36L2AnOpHtLT3MHaioyiSGGcZkzMK+aJ9bzWlH7MGLY6/vkgxPU0tqRNpuWF5oEXkQrk6MLyBUljVcCUrznym
+GQ4oR8qWkn1DzdGvhuaZ3itZuEi37myU7hlxoMICo2wHza0pQuZfy2Fpe8jN0wyWwvbXcMJuxprwY6M1Ch/xY3Xp3AWr8u+yFiW/tq0xLbethCeo0iDlgWX
q9sRhC2KG0qvwJqBcqGG9WIkxyNnVmZ+I63sf3kHgsO8e8FWwH3fJ3ScbjWBeRzq5dRbxI11Ayb4KfWUNcX4KUN+4I4mhqoMdIaCilFFr+UO0X3V6MB6d5m0
kUuHZepmY3UDhaqU/OvALeRTjQ1/G+J7pKp4Jb5KdsA3xrso8CXQKaACZkiz3WMQafAFsRw5BYzQTBMnY4QizZOo0wG5wBHXefKzZ5f8jicMNJAtCwHRu8S/
QlvKxJp0ZGjgRqAWesPhStquPYBcTT2jXKLD3eNCbtVVfK6mb2AGNEut8J73t8QDwbsETewCD6iPaFDNWfQhHq/qpNMre2Ex6nn+dh55iaBtKqsZckvt6sHE
/aT6ql74gdR5QLtgoGAdcBU34J2CdwiZOjbgDIZC65Rn0JduqS8Gb0G8BUYpx1A5/rPAHCpV4kV30PmKSaArlKaRET8hh/qUfGwC4Lgu7aDaH7gUOIm81e7D
P8qO4mEsA3uG/UGayP4X3KYOII3QfZu3oiXoJvCt4r1nhT+JGOrYgm3zR+EitBg87Ymm5H4rVJmyWpUSqKMiY6urjEoPGfHA2j5EbeKbshRdGuztuSdfQz8L
Tcg5qHgtGoLWL5EiEmdjZLnWreDLcEljeTWwaZIoxFPPwCGAyB2HXHCfVB/H76YORpYlj8EU+hmBvsRiVQU4E9J7mjkn+jeoYN1PcLKPyYNCvaXLcGAdLesH
FPuvhtyBS7JiCe4T3IgKAU8a33r/9eeKaH+VDsDsqBNFgx/AD3gakS52ITXIukkP0HFAg/w2vjqyRGI/MBwdoosEkzzDdS7knee86jTi9KQhm2T/qu3KveqG
/irlm2IBXCAOascEAshQbKG3uapVWVulxzuv4CRYD2gE6ImJjhnFo7zbgG6eL3lyUSNVcjCu+GLwtedCtQ5OtVYlVqlfSyJAApCdby7rHUpFRNRgjMe7Br77
X3jj/HDCVFV1nUi9WddNcwx/jofLvoh8Gq3zCRFhQGdz7x4gqCslPrn3lI3SPFXPDRgIrZtRJhO0+n/e3t6hXpvngrOhaxyqDw5QzJUfKt0MGsTVVM+Q31pD
rYGgF72BHcenlU7T/CO/F1QELvneJplRDn8VqoXt9XaVdVBfUT0o6azdEDheZvJ/9K/SdvHb3KVoPDoiMFF1E61y38JW4gEFiWZ4nol8WG2VJFi77O9z0rp9
q6TzxCIwWnom9ZqqfSCevIq61I1KnqoaoZ/xKtykmqTt5J+pOoBEY/4gihuUCQDqU+ceRT0qjx9TPcWPOXqonrrxvC9+S1k/90KkiaatOkyQwO3AqMBFtJ9a
W/QF+I0NSamSugB/3l4s2r9am6esHbieeirwy/cJTwj0k/UXvxD3DPRAk5Gh+tfIHecHp1W1OKjXbkWOeZf6+dRMbQNHzUAa8lD00jFnU3zgV2hpgPJMBH65
2ulsoZMyMOQp7BI4gxVQPQlEfdF/QjFexSA+bFx8Tcc1pTg0AymOg/BBSATakjrC/1Ia46/wMaJBoTt5L5F6OlxbV1df8ka1EfuMXPF6kMGSdkRPvxp9L8eD
br8MmKRq4P8XvR4qwve71nlWoaSqrXcBUQu9iiSCS/zL0GhZo1Ajv0+2zUsFu9S951+pigbYkrvBYOA03kozPbg4OE3eIbGmf4F2R0BQ39aMCOxT/PT1Bk9j
c7WNsBkOBdgHm+4djM3133XHBLzofmSZMg6xBYb5HwSDZWGVwS+4e2iaxMk9TUMx/mr+U5RU1Rds7faBCiQz0AZYHLpfMsNw35NdPFC0VPTGS0jI5GH+O2Cc
GtW0cE9xnc/vFjwcOO//lZssX6XwKYni1kXT1DdlDZAqpA45ESxUY75Xrl7IqWA0miWqAgcqt6BjkTohhyzkv4H80Ca6XLKf4nGS1x61c6/7rDJBdF36RtsK
qAo58ReoTT1Fkhe4J/9PsYhMCWz23VeMCsLqJc7nnrzgm7IRoXhkd1DkWqa6rOwMXPd8VVwtfbBhlnJFoIcMlO3U1teY/u6xz7L6eUXAenCabFCp382pLqDP
dc28/fVrlecxGbQmaEAqRAu1BsUIcVlyhzKXbIjagdYA9Mgi5QJZTSRbvFlj8Ync8d522rQypeOqJ+CaWxZWpzlqKLLlZ9ejZG3d8IDXIdIOSm0nOeSrqRiY
+t+mlo4E9WLVLc/8kvvOkQkyl8tv8s3V7i4za/TiJP+zuJaedrp36nzAIm1acdG0H6miBfdYHmQWRrL1SvNT7BreEO4cyaQfkfIidcYxoQKeVpESMVYS5BVX
XuRA5ke90Wv866Uticn0frQ/ydGfyOu8jtpi7mCqFmoEN8M9lCtpBP0gOFOYjx8wVkY+lzsj6ZFTvJ7+Bs9h+rGpaQMscjbRsp15y5xHr1AX4Wa6gWlPsaf4
EiFed4J/GdwBfwgnVCyNnNaTQi/zEPaWQFjvmeMsgKWjvhubRbWOXCkvF/yWieHX9qGZj9VadmxIxD3CCoAM5h//UP6d3UN/CEMsx3KgLLxD7yAFPshiwN9+
aLwKxgPD2cX8A/6qLTsyiB1bjvgT2WLhnO66McAB9lVFo7hFgSR5c2FV5Bm/OA3i6rJd/v90fUvd8A/hX+QdM4trwmS6yiriKjXhqnBt/U/NrDBhXwRvxDNt
2UJvIYqf63Bx0cIfpg28I6Kw1QmdY3+Tm1iXaY5Z5wZ9g8KxxpPm2ugRfAFxMdzROiOjlD5ADOKrNDPQCbDC7tMEbauJJqyfzjUGmBN4Y6IWH6P6Su6AFoYb
WNwFh+hWOjM4Ut4fmhNuGdkUvijshycw8+huJgRdKDz2TBeGCxW2hYw6PbDeEu5qG2ZrHSk3+SsxbivfMvKcnZf+1mJjXtjPCM/su9JhoZHtOt+AzTPXYHsS
j8JnuSi2kGyn38XcRFQwbRpkak4/Nf4vvXm4H5QjWqWeUfEwPVLhNwANrxMX4R/ePYZZ9FfzIX4+w1uuRZZRRzWbw7PIiUgU1gTRRV4B0cwc4i6bDeUyTeFn
rBX8KUyxbUPrMCajBDaXp+FfwgOJPthl9gOFcx2FO4DG8lFVzjZilmPf0GTqEbIj5bMpn5isrYHtQWsjtZi2gSybgR4tWkx818hZPQGYzrDPTU2d8803NaP4
48yfyuqRHeYBppaZjvB66Cvx1TrX1pvzSBQCR3xNC9Bd+CbQFXoSu9kgYgdWtABO+QeqpzBttBNMcl5IB8Ol/CShkTHORggF8FP7alZmnZC/FT7FrEbuc/Hs
bw3MhOR+UxabB7+C5zFe7QP9C/6i7gYbZxKE1mymZZKlpvalKc+2k+0S/iIcqFRVTt0yopIOByuPVpgr61YGuU+VP5jR24ZFllTQkc9IxrZf5ebK3uG9xMny
/1U8iWzaYimfVz6j8nzlrK1rt7/buqWy89Ym26ZvsW77WanbJq8srzy4dV7l5m0zKlqn9nSy1ZK1rwvauHsAx1N5f6xGTX5E8/Rz+GFBqa+S+P9/CO0DDUAU
PAkaAcjxulCr4F1VqceL1EOVYGfsl3ubSl68lLoWSAR/WHpTWno2LcLOG0dgD8j72tS/fr4IeWIYQY6gd+CYYY2hseGYRCXqr34CDNe3RmfQP7gd+hZSP9Uq
ba6xg2+Ur4k8RvJMokNy5ePVDJUbmBc6ALTztENiwCMlM/CA6Yj0sPUnrNPvJN8QB+j+wnnmXniaBYRlpv8QJ12NqG8w8c+DxqIwhBNv3MeIl/RVKhNS6VbA
sRBk+A+UmZPNa63H//87LvJFOFFRiRRlPoGH4jphANtbnyiaLamefzUJRm3ABN/vwmv+hsERQGHqh9QmfpXmtPKG4i1wnm4KpxcvFuoY1yDJVAT+YPCSA8xz
4CfwIW6UsbapDVEg3cfAqsbwOWIiNdIab/5qPKcwaYpUU1Iee90qcWyqd1fBREBX/D04Pmd2SQYyRjvM/yX/J1HPMxJeYVjL/Czl0BiiUhlnHRqUk3FgtiiF
GGFqB18A1gGVqEovp5ZwVn9dTkf1o7sHazgOJbf1TZSpXBRyydEpaS2429uFiNKNxE2kDL5q6InZTINVGboHxev8P4jmaoGBuP/JvsTXr6t11Iu9kLtT0jT+
XNE2zZJgeeiu8iYa0VwhFyMnPeOIa+wfz5rQWl6tua8HqFjjdkIXOiQ5oMlTJmv6qjy5J0mtZhh4OsERvCrtnLoPnUKn4NtUMcCrgBjJlW4ldoJvoY1osiLd
/07cLNjFWSarUPXTPTOsgoYYFkODNDKoNvISkGhHo1qmHpHFdAeGsofjfZZCy2BiLfAaPwFdZXLqFrhOYY2Ek3pGslX3FsoiLaq32HrDbBzyj5NvYmTETuqj
v8z1kKqGtkf6ibeUtnPZNtmKJye5iw/V2VVtt3+BurykWmhr0kV0ljZG9CvuWNS9WotjSnOK19fIWVerZW5urQ70SmGzYaHql2U41E9BamOFZ6aOmM1yLNCd
+V48y9SE6c8cKZpUMiGuwI1EzSgrcy6pO776tOR+pWdKpoiVNdekdqzbKb9R8k+MxdtrvyCZikjcdckYhEJZ8XZX9ZL77lGSOrLMYGdxRmADmGNxgHXNm8Fe
1lrwJN0UC2kyIB94KfYobTISCqcRJdYdJIkk+tdh0cGW3lMohvyr9BsSWTF/Rb3aXl58w5GDQ+AX1+2kk2SiRo0v1H9DvpgAtgtQBDc3P2buIkPSzkGDmCrj
Qf8nYj09QzhFfKugmWXl7+y1iHecOJTkboZ35xoAAJ6qa67do/ifZx2423DbF4t3NDySH4U2EguoV5pwStu84c6xhtvEdZMrNJzNJlLxzcJ3oh8r0U/yxAAi
cox+pLo6/BadwDY3OoDmwCS+MdPath7oyjxTfmOnmppw0cQ1otR2LB3SxVZsFbYjSZp/5ZmhtrkhdQ10OnDTfQtYA1apmhfmeUo17RLG6VcaNzv2qGpTO8mh
uhNFbaX7DQbaGvkM/Ms+NTaNdOH/ISh2EDERmmLcoFtt2E8eR3pVW2LqqGwpWaSYWZZcJ1SzdVK6ZrxreeCVr55ygbyLYoX2FbLP9Y9HpewdHuMSmDigcTmG
TlT99IP0WGlC+WbNclNfs5n5ohlgk7EhnZmI8pHYzEBjzyhjsZBhbJY3MQoqccYGnW9S1sXmeXso9zJLiRXwa+tpIVWvYxaqVxHRhIo+gAwviVOhoT1lsfyv
0m9FV+NfS6bIWou+OQaUNRGNzpmtfJbd2d2MwFXVA600OfgTZGFQoTIR7ZiadDx+OzhH95yZUqd7MEUzCJ9YNKrEu05JPFNcDS6i/lF/8PwP2Qn3R+/qSkgy
MDokgbKcz90XS5vhtpx34F1tSdIlX5KeghprRiCP5Lf1djAOmKaqFeqP1kDHQveQIURTymVMNJYQJLMO3CUUM7voFkjdSEOsI3OSHUXehB7re4NvNPtD07A8
PM2PQfeNmVA7tEQ/SEDIxmwcs4KdwHfgz8BzxGscFdWI4g7ycUkiB+w4kuLH/5Pd1NQHVoInApXiI4Ba3bLGquSqWNuGh2urYis2NolrvqkaNyE4m1qpqZfy
TDScaM9PMdvVbcwL0bEZ4ze0FXxlg9iDcKiGVDKv5EexvWR4fruiwaWTUpZLNsRLCt8m8OILcZWl46qf3yQGKnxmZqHRA92kFEBX38jkHSmjpNfcJ90n8ra4
Unw3pYhjOd4dcRguGK757mL9U3cRF9kz3GUSIimthSvFYtHf0CnVaagB1in1JtYmGOs7GehWlh44HbBZzLo1kNP2CCFt7YTP2BZwJfYI9Rg/JPUviEAP1WJ0
NbWoNM1zNH9ocB3y0BeNzdKVwjXkVVQP9X41jGylLmoupGrBbcEq2azarSR/VBf8SSVxEnsgC63lzUB1OOV7FDAivRwKZoz/q6IV2IZ9zTylN5BD0QFsH/UJ
ysrHBFayo5MapiSgLDIBWQUtkN4LVRBdHQf1TbCWSEdTfHAJE8Ruk/fZP8QawgtdCtwDGXC2l8yQmw8zFzVRxRGoEGsebBTdRD4z0Er0JLtw02rnoL/9YmTe
AqTAe1HbrqxWsFJ5gVGAZ7AG7EqwlYZA5iHpjNO3i5wYWIJWp/JQpX+5sZU6X7sSQ/GaRJY7lllC3ZE2kF/0yvPqis3FcOFe8Qn5fuSByiru5O/lbyS7HWhQ
1js+JdREplE/Yrozi1AJQIKpRIBOgGzQL86v+YWW8VeZD8YGyAntHuSedD15dNNNVS3hMvDSea3O9LJ6pWl19qSsKOskKi7m1GZWyt6jR0Lf2BfVZIH+YE/0
jXy2chIzT5WPvFbuVfrInhJYFiwRxYkcS2XvxNKinjlzsNnek6FbmmuFreSt0aGaLXkl3m7MYqL33zRbqHeaqrA1norQA89cbQLyVeVQdEQbBHs4RZ4q/y5N
In6EoMCFZZOI81AzyRBkl7oq4Aus8v4n36Q97/+q7IEfBV7+7cCEi1JsTmrkuKyWy9bLDybluBPR7YF05XrVWugjlGCbw/bD8ukkdA67im0Mpeu/kU2N0YDM
cyzUjZihjpU/VRiKz3nNLnHCXk+89ohntu9XXoV4KTTbWw2Oca1GRxmNjkObJmVXJvWNtqS0LVKWbo0v0bjUY4OsqrsnE7umrqvCg3Py5qzWV1ucy0QFozbH
tKtWGjMS2mmsobqEjlH3lvRERuU0JEzQbGoAo2PWWq6AewBnoFqS1lG6oThGmrsuvriwZUlpzaeFb3OaxBeuYYqcdT8n7Mk7l/s2aoqqFNxqyNMvwk5rleoe
6Fd0ug91t1cN8i3wPitLdf+9j+wlm8fYEEY9hBkmfHdq2T7MgvCawEXk76ToQs5iVmte0DyShfdNegrcDqWgHlU2sx+8m/mT61ehrzeoviBorM9wmTBIW8+S
SN6zNWFuUdUsscXJzGNDf+EVMYpYTjYK7cTbMip9Qw0syyeWgg+J60XHKJaJY24GpwSvEKtBKX6KmVD3NTEJfaLvyxQo21OvJN2NVvUD9XLssaGJrZvlGKEn
lxDiyAMhPZIMrIRa8TBbLewT/DhL7cM6qvejp9BxDElvJYLa9viSv9dW82WyG282QOZu3DtyGrcxM0VoaayTMcNe1XCN7Vyjjtaj8pbYZDIqWJHay58uLyoS
qaPwE8WpnhVIB/99b/OA2bffd0+1kh7GN2c2UnruINKe5qjaTL76PmuObOTHg1XoGDIQaqCjLXbbeEtcxiSh1BSbsdRgL70kbhMQpTaU2csS3Q2KJ+WfUH0h
jCALTDO00W/S2rUhVKWUQL+MW93z2IP0GuBMqC1ZO9xK6Me0hmOpRC5OZOOGC709eUW89CT0LNACUrC72XOGUepdorEyTjSyxCVZ62MCnGMlZqYiqgVpxtDc
SIzttKGFsIGINahCPQ130Wb1CiWpmdOoY7Vryb54W7qGq6Iku0V95ddV9Ykr9CJsJLQndJm4gw4K1ggEQ4dxgJrG9ObasG3YOAHlR2sBfSdoJPjeEGMgdaeg
Perl+E9uFdVYOtS3jcjeYKo9pbhN0OzPRnWutv72wAxI4YEUk+gP3v8h87VNgkpmtroUOeQZ5akT4v2cXyEVgyosEx5V5jFFpfntLTKHpGkr66WB9fZw2aYx
zDV6gP4wshl+YlhqtKDxWGFwvaYS246uAVYyp5iX6AS9iHYnxZvgQLTpIurEAuC34gTHSNdOyf/qGjdJJX2lCW4/Can8f9c5LBStpF3FyDD18MLfBZuz2YSf
a6UFjfKLC0vX9jZs1EcHfckV6CTmgnoRdku3JjhUM48oQPpxBcxVAdaOJiwbaqSs886UpJS1drCleseVeHPRGU+TZLxoinSl3JM0UyxOnch2JmC6GQLkNFed
gDJCKUCcd7OntYpzKdW1Vb/l9xxb/dM1X/CZhpGgCX6MTwCjLA+JcuOztK6Z700qiLL0h1qbSm3FzhWh2uAaaChUk4gHuinD8S3s34uiuSHcDUpBDbYB7C4m
jl1OdLTq4u7D7yk7tS00DVkLLAPm0zWNj221KJZtQvQIbWR85HPmiSbbIvLBYbPtUxgE1yIdMQ+MmWf5a+mmYATZBmyLTZY/Ds5CBmDmnD2qEDFSEY+coEot
P5it+kKo2BSPDDZOojPcu5hMm98oze8GLScakm4o1byVKYDaKVppq/E6ZDWqgbRMHXSMfbvuCPvSvIyJsX2FC8I72PaV5cRceIZ9GJEK5gcd7jTgevA9Nj9w
B2mvmQ88RDTeKOe/ST/AParK4CJtrwKZP5WBPVLNVl918SVmA/NUkLAh8zphmqUfdB+8xS2Pq2AVqAspzHirHirsY2+zKUgASNNU5vdMHpeyxy14C/I0RVHY
AfT2GjHRJkmLBIFGqoaufh4Te4k0W5YQDmR3ymemJfrKlCTM4xZ6N9gmspf/8m9jW6787/z4C+2E4Hcsjb1lKTfGK3M9fb3y0kkJh1NZeboqvyjfb61Ywcjs
n+i3pqbWo4SF2R4YxfgFJfxJ2K6bw5gd3emuZcsllYmT8sSODNfhnBNOoxTiYugzxGUFTHRY3w17r/Khr7Ai3Wb4JdYaHsR1CQBsjLwFWhu5RftDl11XwX+A
d5o0vBp0n64X94OogtOsCbgBDJnqANWpecgtbbXABvw0Os5xR/k/ojPQ0sDq2Ow8ZR1jo9A9ehP+A9IgH3W/EYK8iNQEnwY9cGd4Dr7Yp+D3mm3WamwWohTv
QiXWXcy/7E2qW7CCGgynoR+pMmCfoqXuj34MMxx6qp9FFJrHKRcHR+leQE0ovbSFe3+p1HWh+HXKZvcTyWvRg9T4JMS/zLnW8Rhpih701he9jjmG/I7ZufnQ
BmVOQW1uk3jTzdysog72JJ/Tdhs9DJ41NtV8EgJQnK4Re8s+CZ5mLxYWpv1n/ET3LwGVW4qXyZ9E/1u4tuBYYffElrUvSBqL1rvKC0euPRpVXe5P7UteUwGO
jfRh3k3dow+RiRjqGFh6INRMEtJi6pey57LYlCxDVaBu4j74XHg3P9x2E9sQ6MOPdu8wXHSHgWfFa9VEsB/4FjyNN5NdRPLV41QhZI9ik46u9Gc09NXClnvL
gDp8HFTK9DJMMecRP6krxGTiKmmGOHqytTU7wPwe/6pKsH5iWFTBzjTt435Tz9Cprm3sHcHG72Z/KLLgjUSupw+SgqdBI9SvVDeIia79nq54DHXFvwytrpgZ
UBPFCoVop6MdsYbV0YVUD35bbEJwJHuDX8tMY1uEerHXjHLieX52gJadJljuKNtHP585SCeBbUx5gNZgImcaIySNt/Q2ty0xZjAh4W9ch3rwQxWHwLHq/aEo
35OAKtDU26owiASDTclRxCLggPoT4VIvLs2Hvqn8qj6GEaEryEP+pWgbyfBPqVjrw1Ad5iVzkWsbaRoB+F5kMVidGsXkUXcYjgRDHDXbkVLWRlLh3KV9ALjr
1PctcJ4D26W20NRXzXdWBc6Lr6kt3mZiC+xKGwYrhEPUBWaa8ghxnLvhN6r70nPR8cJKUsm2BRqYSqU2XTR5n8mCzsu36DzY+00tpHGemPh6eftLDpd5nYfF
Sld//hZXKPQ0ydgguY5+oVQip+jq9EP2E5XD/dHdNBQiIrHS/XO9OrGD63PJWkmNnOnexqpB2uruP9oUQ19ECR4Hh+OdSSu1lR5CJSDHVS+Yf6jzymjionYP
7gAE6BjYMNghIMgMEMZM1MToPIoyNpdeFHThbnCqrKNicEjmbWVcG9wDTAMWYDLNXT1hGuwb4ygNLvXkaAyegTSnSQ05DSfV67xnEUnQQ+tk1f22iqi0qYI6
PBlbxm/CtGx2eKollnlLvUemscewmgQLpIATVa+Rxcwd4BlCK3nDIzw79Z7/GzbV6PjbHM7iz9zzCp/nr5H28ayvscX3KPVk9YmaYep/kP3eHM8o/+DABnku
wGxsmn076kbUwU1bN11cOzYqLWqjwUI3to1nDwtf6bAhDj7qH4c+ZluQv2BQlwzU53Ya23r0pa0TRiUfdgbL9jtGKkqSg44j4ocxBnlHT3BdlnNLwf8xXBfs
URxaGIAhQoR41nVmdmZ21mK4u0txd9fi7hFIiCe7m/Udl5UkuLsVChQodnHXAkULxW7/wnm+8533vEiTivujcqqUrzR89Oz0gcwT6C9deZ7XO0qbzEak/KXt
YT8LJFrBYAjL4c9QHZWbjb9rInEQofm15rSst4GG5DxDobav9WkorqqCKKNmaKfTvSXx9CnnhHRHqG0gJ4xi2+kT4aNb9EEc6qg1agaGCujF8FhhqvkzGUFv
NB8wNqxdq3xPNkcuQ6/VFegN2YaMimA0t11fxpxkGvFk/VzTBS0CzwR/x5t6XxuaeS7BmSDBLCf7gw11ce5dqrfaHepDwEG4C/05sEJ1TagX0mt3Bd/xMjw3
q9agVxUDqcw2zxsGYcc7Lpj3hmahW/E5wnDJr9gzVKipMi6lRlnnehfKejB/u1rq5obidK2BPU2kWVHhXds+hm8CJfC/wT81MHKOH6/sA5whS3wmNEeXRA2q
cWnfeOYQVzSDgCOaMquUFlkQJCL1mX6MZbIx0ihknQ3sc3amXvLTAptDlWSYvkQ9AbqwS9d3YacY6vmnqqbub56rynO+za6LClWquSLW99ImKrX43kFD1RN8
udoEYm+I52elP4d5/UKulm6LSbkozyQdHvaam1oeGX7jfhEymT/5BFzEtyVzBcBzwPxXIIew2A5W3SxvU1FbE5bli+d4mNJrtTztCVVnnNes4scy8/n7vC+Q
6p+AnWObshMyMsJqUwL2i2hkyj+K/QpvQkMp4PpQtL/yCoCATRNf0Cc1BjgnRQTa4b8z+kALhebGm8SFQELWI/+JuuNMGyYbOE3PYWc5ROpdQb/Oxo4SqoHn
YA96kvcZdYS4zRRAj0k5sYcMkHt8a9HpKbDnKS0hpjFSrENV1H/+XUf+Cp/B84mmQQeTRI+HHhA9Deur0oSmrEl1xfAwlMVu0X3m14AWWbmJYZY6XurWWFZT
hxjUEoufJnK4N8AYMlebro9nGvv8XK5hFKpQM+ayyiamY+V76SPyG7ZLtl9ckdZzzn9VXG6ltEol9w8nK5NiDO+BgpT17l6pUyLvRCQXFpTUJLTe/FfF9Vz9
pjbUlcxWUG/zK8tq0xS+KDCD9hoaMQuwg0E99pKdFooJz+eB5ETRt8pe0itlK0sXOHf9B/ZAgqpEIy5xnFx/r/pQ2dTEoGKs73Vtc2aWYRnzEcCYQ8wAFPZb
8HT51AYguMtambZUO8m3Xz6N/10YDWzjYgXA6BWKqcXwS9AKjXD+YHOYldxW7oa6r3+Zo6C0J/lOWUw1dn+i1Mpj8Gbqo3Isl4Zf8o7DlhEtuRKVWFdh3kW8
ghuabjID2TCSh1/yKHkEpoRt/p38d7RC19K0WkhkeiETweWOo+h2/kQIBPu7h/AnkAWB6dAHphueRxyQfKB0RCs6AUr231RQrlEkhi6kv0EdQnuYscApdBal
CIwPkwTCZLj2ahqaG2OJviJDP/0b3yld13A6nxU6JfxQnYauGTsEzgpLrYs8zflXyL4wyOSGA+oG8G1TN26KIAmdCGbo+oC4z4s30UyUf8eXAwPoBb6xxD2y
RKOXNYPegP3hLdVn4RfUR+QH+Mn9KXW5WqQ/Sb733kMXYLWGR77W+BDmfxV7yYWEhnmPntRksAN1p1Xp6k0myvtEvM9+quaGs6lnXnyHErutqayxs4MS92wg
uiDD/Y1lFyWt/RGczxBBzPUX/dc/+YGG4CV4m6qd6TD3UtDUNwHH0V2QqUwsW4pFhbYZ0gNFdC0ikccETpU8VaF21D4tf3aJX9Tdd6qh1XVLY8dG0439qXhF
QEAm+6NUj7S3IW1FKjRP9gCC+e+eFfY48WHricZvKttYl8aOED2XvCQ9lah+nLsrn0A/89uCx/AP2mhgvHkm8UrSJicGJ6AbdSriKqxTZft4QztgEoQiWeBK
fKN3Hv+vobXtFaPHb8JdZWn2lmwEovGb4Z/sHH820V/7P2sMe93blI6DGZrUzlHc1OokSyouy29z+/Fz/if8cea2TKQIkJRugWYJVatswazg1dxQoZhdG2qC
9kTiaVbz1DtAt1x8gGml+osZq+VVEN0Q+UAso1BhMLyPTuFnSobDI4Lr4OYqsqpr2jGboyLf2lNeaO9pS8Sj6U7io1Smd7TWl5bmXBG9PA+N7RgjXv9X3JoY
T+73zda4A/qX8EmuL+ANbTYuUY7KasOuD11FuwljjF2rF1Gf9dODI1imYW/Rv6WT0uS2soQDhWs2x0e+S1lY1TSpka13yur8Lkl1qW+KH2hvB96qQOwS56Qm
4zvN7ZlcT7JrhaoUOFC9BbjnuiWVKcYhd4DSkMeiwrxConGBcD282/OFf+ENZcwJbRclCLP1u+njvjXyx45RSWXkN1WQekf+7v1g8LJRlhgkEaC4fzl3bU/1
AWCYYa3ii36ELpSSgR/EvUKGLzNg5uWGh4Y8luKusQb0H6AD/k94KlHNduNbQBVcFALDcSQNX4cnQ3lsDFaEJ5BfwHxNIrETOopHS29b28svE009T7wYf950
Udst8NklD3cTNqv1JXH8AvggutNxjb/Oj+VXsVI9xDjpjup8uqFOVHPYk+dDMZSZbsynbJw8cMdSG0wq3Rjq7jkRSgsfD0723g8cARPZde4I70lPuu+GfCe1
PN0NRMurHUu83VynlEN0HQlU3czT3ztY40CW6bcCHnCjtpHQjv8l0xxYFvKjMD8mlAdEVe+sS+L7Gad5M5ipwiY2mukpoAIqGybdCqZ4qtxpUK2oVaVGvibh
LnhYO0uzAOio+eLt6ItS+1XfM/ZgleE7zE+4AHa4ztVIoQbQP8Bs9GnwGKxBz4eOCLOQuUgde0w3QJ3lUQo+QAfuaZjqPFGBpm2ram5t6r5fub3UjzUQTkFq
8JZuiPF91QVgIv1D993wE04AkNQc7wT8FZpFh8W+inLpRUePqrcyg7q5o2dKG2CKrAZN9a0DjvsH49u1T8DTuq3ckkAWf516R10GXvGH2VHkB3IhngxPJ3D/
VaoRs8Hj4BoJ7bFGqs7EfV87rDd7BhGAEo2IzveOxxOAkH2jogzM/6+BFmt2ki+qfxJicnTZb65ldHP/GU0UtIE6oHwDuhi5/z25lK0lbTagtjI0lPEKU+v+
Vx4T2Boap7rnq1et4/LSvuI1zvP+yewq1a++d0yFs0L8Gf9guBlaL0ipKHyQunMgghdDdyswmy9xg2N2QnaqSj5TkbjxtJcmfxfPZltYnzlifDuV023vSso2
bC4YXNA3YmejvY2waH3iGSbJMB4/Y37NTJFWcjvwNsQp0ChI/1PMHOE+/g/cMhCLAOkXpaGKJY7taXMjptilVir5e8rg5KaRDaQRqXdToir3lpYlnmIBtg+N
6n2Od4p5xsf4DWI4cFhxx3XFfbSynW0yMN31TV1k3Erfx5uDFu1B+gd7QHeCm4pPZXfgzZh76RvNnT39gflgLj4o/o20HbGeeKBbReQ6rwN+30kkGjKYmtjb
8/vQ9dX3XU+RpfiHyvOO8WidsR01iirRomR3+m5lEdONb1JVw5wDyqwRwdbEMP6JbmfCdLZldaMQEBpOqdQ/uSxmvaeM/0QUkA7Gh/+CPqupdp6GAK+O3SRf
WVagmV3D167w2sBx8Bv9IPoK8IT+1RFrmUI85zboF+j3MjeRTAfqytRUUwOICu8b5TBnniGCf4D97d8YSLR0FhYVZJonM5OpLnWt4Tj6qCGJ68I0M/XwNFE9
Yi/AhYptdCo5Bwp4ulG/wk9BVLch9YRjtKOLZpGnl/IyMIlsVG1RLOEB1qTm5Wp4kfxLoI9CEmoM2vF89C3/gt4PxzOCimbENKH8H0ZorhOb1AtTW0n93maq
AyWRueG0ydZC+VmZUXlHtkve2DvWXpO62Q9X44RZUcG+oBRuhJlM7KePBRbAS8hLKr0wRMgNFGEb+TLool9OqUBG52VfB8z6w7pfZbck4xxjK4qtj0u9Totk
XaVWNY48gkFcCdM+MAzqafxTeOaPQRDXBuQi27jBI2glSeAuESuKs4llSW66Oq4kJbFfo9Ngd2KK/I6Cc4wD+2oueBVEV1ahHUyFGIy8BF7iewktUUNaFDCN
PorPT4EIQp2VXqP6ACciLUjO43RdZ1aqpvt76LKhpnK+spHoWkMF2B7s7BWJ/0eVaMrFuxklXouPYMqIAcA5mrRORd+J/iWimN3uNd44AqZWUF5lo8DvyEly
ON/doMv7LhosRVRRfCfxJ8kTX2f8dyoZiZV/kQ/V9aNPumYBTfHfZb2SozQvvN1V91hBxzNKl1xXmhrOVVgXNLiaMjS/18aTVZVVQXWW6ziZCu1UdSCHqHpo
BuaqUkYmHYvYFSuO/idmafy7gnkltw2D2Gtgdy6WiSnpoUknv+iO+I87G8B6d3tsqSpXnmA6AG6sCjbWpAxNe1LwR7RQdll0smxR/OAExnZIrK88Jpkf2TX5
RNlKeBxVLgfYfO9o5EjlMlcv2qF64Y4Fl+G9HU5wuGqJd7n8uXmash+He2654llSvD18NbA0w84UCu/NTfzLw824qcJnczvsGd5VEyG+7gs7RnO4W+t7w4Ah
TeiGN6SZwG+SdeTmgZ2pLsFBBANsYxsIiwydtUbzIP1yeFUoR2fw2BV/OPPY/tj2zD9ru4T/yFoW7FO7NjCcP+5uzI0HDiJariGmZAbBEYVHk7XA/4ih+Esu
Q5vMGOh9hJweZEwKXPBv1Vu5NPq+YY/5YaCR+Q9zQ+xKxuRQl/rm4eHUtPBR7UCMAiTBY0iInwwdp88hx+BZGM20Ne4yHA0NwK/AMbVVWTQpD0+2LAwWhidA
4wK++ljNRGY4sF3zyneD/sV7xVHhu6Zdgl3QFjIUvFU9DVqOLAE0JOkV/Kd5FvJyGbI3wXlc86xqyyu+wDyzfmqtJuNk+GMgw8zDA6EpcCb0nX8N7meLQ4Sv
mTrSW+BaAkaIF+HVCj5xEZABbqXdntnKg0Qn4IdG8K8Mm4QryrYBqVbvOaJ8b4xCF1lOZUFZZsuvwBl+Tu0140G+L9zGsAGL5bdkRFlmc4BuL0s4c5wrFa60
Z2k+zQzZddkCNaPYT1+2DM/uod8N7oDXq8xsO+4m1hL7gZqQS0i6byLv43iZNeWZfKoSEbG2LM8Hq9iu9ud4ris+6lO8FYAMtoAPRK2yW6hpGs46qR8PhzKK
hJX8GXiEMVl+SLJHKeKu8m35tdrpxnjvDDIG2cEmKGqQX9j7cCHmk2/0/vTuqsyiCwknYKITAQO70T0A9ks/A1cTdIZ4XSM2A3ktn442illNd2cuoX8jP8yV
5mTjp+xr0NPg/zIhvkOwb8ZMmsYOZrPsvPCMwBGkLjQKNqfHRp5ALig3IftULbT7qOaG+MAkfV/LXK4+8KHkf8Fn1L8NJjs9NQdLf1V4HW/d8faZ4gXUL9JI
/EdFG2ImNM/7GrIQrStMRb6SpUVVEYG8lrmrE64Wj2UfaVTuZuFTVRv05wL7gs3qN2W/Nx/yVWfa+SFhLtC49km4dWpE9T7namX/JF3Vi4oV1uMRlI1JOCY6
l5qaelC+SP7Tql5vDUYGWGZRMIILkVPKASFXNVmZSyS7Zco26jnqjpo6xyvpE1EHKDL7OpnLj0c3a2axDxhDeI9laQYk7YBgWWst+YbV2cfBrvQBeBtoT70k
aoqM5d4kLqINGbhlP/6EsatX2A+TiaYg2M/yxSDle8Lr0a3BfpYIYynWl4lwXaS1mvesl47jNTq3vpafHxjqXexL4c2hic6hcBv0KPsb2swUlDfzFIFvka66
C1YvsNU70PYjagU1BmmCFqknYqiuh6w31s+YEhqCGrBUI0gfxgKZbWoZugaVmyX6tJxVhhU8DWebf7CzFa35Iv1E8xlTHioYd+rjqHHw3Lou2H0ANLQQbmb5
LFvqCmzbsxxIE8spVYBJY4erO3Mw8KAR5S+VT6x6jt9X79ePq3kNvKHTZV80cSmfmF0mOV/PHGGiZAuwOmCkbyX1LbvEDGYUZ86hcfqaORKzZqRbxlUtltsx
q/CT7izAeGXqMrwd0VheKO3vGOeJUy3DE70SeQdgtvo53sk7xvsAGhZYEGgALzUGhT7hLUw7/IlqonCEP2bZoV4RjKU/GqP5WcwzzRu+H90I3earSlTwb2SD
6Bw56gUlS5y97LJqX/I39+LIM8h4dpzxpkHpgv5zqowf6v/u3MQfMo0Fnxpnsp+l4wI03SH+mBSr+VOidwbFYskTmVRWydrJS/qWuilEOg2yBeIZyBTj28Ak
0y/4YvFjy2G2MHl6RjLzGQxRC8kcuCVzip9J6xXtdE/4dLQpfE2lAaSmVR49uFXtl20E35CryYfavooi6RFgrfoN+hYP6V9CE4mJ7BZNHrRYnac4iHWjc/h4
p8SNE+1rqs1GU23GIKAR/xu6tv7vYItQTOA+s8SkwO55nwaG083D2UIn/IUunR4H0liOtzPD+OJcNulB4RDejntAr/MWh8bTD6FU2SNZj5rDck7+Ie2ltEVx
sOJfe4I+j5jiH6ke5oklZmiiC+5uKtmYVNIhUb7+VfzZxtHFKyMv03e1an0L9D2XCX/mA0x9KGzWhMDMROMJrHsmaflvlpmvGrWubL7xgIivahxdmjpc0l78
V8Jy8YXN3W15peDGh7H5jrRYG8hov/BveAdxRP6SGM++Cz31wKr7Xsx7skrk/KY+KZ/mmMdQuraqqbqmwU2Wq6pv/EcsxWglvJoD6nRkDXrHtAEajDG2EwCP
pDIrte3E8zVtFEAKawABmGgZvhKAhbbo/LCl9gQSw9amrCS7Bjh+m+kHPEPbE3nPJ5ou6rcznQxaogWXalxnbmzCjCiwyktgPnZZMMniRH/RMPxaYCc9VdYZ
5HTpG8bgqEIM9Ccr2J5gorOQ8ng6UZeAe/TsTITeaBkb0LE+Cxzoa7iDHDJ9BC+ij/S3hVL+q65QhzFtIT0u0l/B5TAQbGNqHtDKFL5G9ElwiflXfohqNleM
Lga2CqN8ADSSf2M8l1nBNZTv5rZAKYUdyJbIv6oa7ZmSNHxXBcS1Yr8Bq5jPmhL/cLAHj1M5vu1crrGzyhU/1ti3er5Zr881f0E3Zb01FwGJ5j3+at0ppLv5
JfsPvxeNx5pjabF/ii8pV3sHqcpELxKmVqWr3yoVRAGwizhRvVo5IM0lm2fl6XZ8HDVS2BhqjvYyvTNUc2ZwZPAGHG+UkTjyg842DDST+sX8yEDXCp9IAsn5
z/5+Tkm1PN3pmymaJ/HIMh2b1VW27oa22HrzO2ImfJbODzn4jhzG/q5RBV8hQ8m36FTfQbCppXPNA3WVeIr0S+nfoo7Km8pM+w3oNMio3Hgi/VjVmFjPGNRr
tR/QZpgLZcEYCW/YaT6iX8Sp4BMGSrxeN4ZqCB+iTvBzmX/YIzjsn0YqTePwYn2W8Zy6lW419E1c6l4LJqm+eUHggKIcOOlp5Ej2QswEbyK1hWuHN0sfaZvi
6KieQP/FzKftpLLuDZ2PbM5caMsOHIbbZ5rYd7qf3EnuGg+zFqoGSzbOEp/GNVwPtDU/hP3BPSYKA3v5WH07+KTSJzDsRD/F1fB/xPcva5v6XLnDvVky29rE
2iLtmPUW+EpXT/UTJWm+A9FSJXJPfj7KWcLmKxPDhcsilpTkbGgf+yr8kR+M5XP7w02UvULLvSmEJxBtbpKRy6wC77A3M3MMC8KDHW0qdydvqhy+8Wz5cRFZ
HFtRmrIn3l0Y2DS0Eqp+Ezch7WFNSqBdYIiwkR9ENWA4/hcOISeSl63PSD9AObZKzji/a/SeZF1maF6WkegUah3Yji4yUyEsO5PvVzvLE5GxF69EmnGfgQ6e
/uBtos7QHo4gMj01Oo2nQ6jDliMhy26hec6OEdkDt5KWOrgTfVdd20xR59tyjF9k/IgNcW8Vulv6GY77PulPCFWqw55jzjO4WL/cJg1cN0q4tcJeYgXWCNEL
B4Dm2HXwm7Hrf1v7UVGMi+j54CVArx5nbQK8B8dsVVgcW6am8vwZcyqzBlgAuUhS39jfn3mA5WHbDR5jjWkQ+YqWZzhAXmAszTUyQmIEa8/p8wIb+elQdLgX
+5upTTCX6Y8u39ah7lPmswxDFgNHbf1L1w7oJFmsPQkc8q4A3OAcby1j5P7y2lkE9LOdkJ+k0pOpN4Z/E1+ERcLmrNnANbaBCKpvz58O1gmJ5o/hsdiB8DEu
fXMP+BlvgK7ppcDurURO1NahipHp8/31zhJrM3+rkkhVtnyRh5bORX/Y34l+wgfRXEpPN6196Wth2KAaSmnBKmYxmyfUhdYKU/gYYxt0N39Rt8szg25NXfeN
DF10jvV2E6az2wI83UTSAJyieOT8S3tRVWA9mgq5rxh3Bofxm80QQ7DSrQeyD9cLVLR+QKC1+UCGSHXEbIU88ocOnWys7avsX1F3p1ik9STik0FTaq5kjWEe
nUkhwID0Ds7z9M0QT9/MjhLeBHeZ/yBh83l8INKQfG22B6biORiEOLyXdEOpNboE6ij7kf9m/29BsQTXNGgEEyUerPuBbwMHQeGUBykvNH2cdMl7doq8VCaC
2iB/o+nAn8IdVYXGZTvuPmjP1cLOtWw4QHFYxtXgpJ2aZsk7zyDHmE8EEK6ETUK0/4ipMXtTu5pR+2GmF7KDP82+xWKCXyHePIIsgAnIH0AononzX3EWptc7
/pb339hNerqqv/uu/RH1TbNDHeMco7ikfqiW49fxT/FTC9ANyxPfxk0vGZSQE6dKvAWc9pRzb+vvazth+eidnGfCVHA5PkdowV6DNocn0laDnTqWNiH2QlSf
1C2ip6KB5dqKFikNbD0SNYXjNvdxJshHuO5ax1pt0P+QV75W7FvFTy+OrSSDxAT7Q+ccsFb9WdlSVep7puBUKZjYvIJ7B2mxUcwr4wFolLGVbqd1sLCMuWk5
wEuz7wYuwD58AuRQ5/kv+p14BTjJ/xv+hykJWeiLQW4RZdRLy1z4sbmcSTc2MemAYmIWMx1ezq+mnwpnrSsEBaZLPSsM91gN7X2I6U/+FvcA+yOwMsAiCZ5m
2APNX/Z6WQK5jmkusfG5WK1noNioHe2kpN+AEJAH3Ebv+fcHJ8hueouMKrEanYjdsKzwr2TfmN8QjOEzfw2W8CKohF7GvKGnGk8bmwilGMZLmNaBQRaJ8R+6
nfYZUqeIMUgsvV1tmDOBKeEPQip22SfLmqVdmjVeI3cPYqo0SZiVeZJ2UhKvzquR0TXSZ9YpuFwFK6f79ttXEmLdXEMqrFLXmbVgO8013aSgWThSjxqyke3s
Gqwdeh/bSWXou8N/8bAlP/RPqFo465B4PKpjkpWJq9y9XR8afIv9LOqmrkuMUv2lnujbntbHMdG7z1EaYng/JxIUjE/xN7yZdHEH9J/YJ2wulmPCggWsy3yP
bwb+gAFQZ41hz5nvhXb6pNQB8Ze0F2UPUnSufY5z4hP2Lcq3wjrmXGCDZoOlLriKv4VcAu3qOt8M/eZqESEVeiXPrsnFEl0JNY8dDT0y68DKGzUh5/Vyvaee
yi79qGJ1t7Uw9QhvLVkt3ETuGnhmDfE7qTMfDAYdP+V/szcVp9UM+pSVcN+SUvGV3CA0iukBXIZ2qj+gFeAQ5i7xUhtWxtTslbWVDsJJ6KvbRqd6XMrr9Eb1
Os0JpEA9Su70fuQeEmu1dXQZspp8yuzT/Mbewh5g9szWlvMhA8NxV4Jz+dOePPxoxne2JDQwdF4ZxYqx607Bep4ry3sn1zAR7tauS2yU771upf4amcoo8e1q
N9s7LdpqdrRej4ij48zWXrLdG25765hN6jhfPsPKqmpKqe94VtG+9Vykv2R/46P5A+In569ImqRaiH6h33MbEbltu3Bdtw1L1l3LmlE7IesRG4Oe5FoYNxOL
bM8TjFVTbQvjhkWeidjovBoR2vy1qpPzkuRUVVXl0ZL+Ke9LlboeyrDolM9puAZV1pRTbZAjzgTXZcV8Oh/fX/PRd86/yPuJWlN7mvzBlHmOMuPhRqH7Jllo
CzMSSxPyBDvt5Q+yaxmPenJ1OvFBOVvZy2GBraqUhKXlXjjNNYc4Trfn75rdQodQCRVLnwOs9GJVc1WWcYpslGW/5m8kpqaeOML85NvxV61223eoKaYwXvTk
8bHk/dAutpB4TZ0H3usc3qnamXB3agtUq/igO+k8ofgCvKJTbGP1NwgGH0cX+OYKFuP4wBd+NtaiXI54AzzfJ2RE57GjuCdYOtbKF0gdFbyr3eDFhG3WCP0u
7pukB9RS94J8Yd7DzIexrDjdekQX+iK0DydqTtA/g6lwEqPhAeA0taVhJZdMF8lfVV8m+nt9xHrPn5p25BFS7TETrYgVthjPd3YYuwKPoTLg/nAT5DIyMnzJ
I6pdYthG/8X/m7HL2MD6WdAGpnEjQiiTyLRlkpCNIOD7Q71GParxBG9Bqs27kvinPCr9sg/y7ZN67BecFX5Oe9k+jLeGVwkh8LDQO7TJlU1mCHvZQYG9tTOQ
HFE9+8XQAf5hfkGvFboxK3ECsRmeY3JklOqmdIroqq2F/HXpO5FOfE6y1dENOaWKktPgJzKBrQV2AO+MU4V3wQP4I38dHlVZQYv5iXykZLerjW2wtLl7l0NV
+CY90mokffZrnjw6ivxE6F3jNOm+75KB7nrubvCQUc+eFAQjazjIeH1Suo/niqtQ0Ydu6s8kxqIIu4kahK2nhuI+9Aq8Fr6l2SdfJ++Ir5SX+m/r9pCTJG1V
fXwTbEPhb9rR3jj9T2ACMM9pcRylDzNufivdlL2A5IBWeGU4m4jgi8NvqNHsGucE4aPQJuBTibQPtWgwJtSUjyR3s0+hKv06fId6nnarvw1pxmuFB6qTwEtj
rMsMPcIXBOZCM8sjrelVCdZ24kXl7Vx/VveOSIV9yl3OHA9IZkHP1dNK90CbiukNd0pO5rfcsKLAXQRv2pJ33txXowabyzPgEsCsP0tI6BvBm6E0lBZa05VZ
w8FmMIgmbzggap+6LVWVIq7IKMupLrMuKzU41JvXFRVvrknLrIiT9q5KN5Xbn4FabhkF0M0JnPqVKQfQtFkJ37wcPlzVKKWPwi/qQxSFTvNBo80yInwLP8Ws
YXaafjHu4pb5SrmroIpMMnyw1Lv/9JxRNWdk8CKXRfOVCMbl0olcOqMXPHRXvpUuKrwAbYWPU4UFP7ALy/SnkPOZCON8OpsUCd/h4Wwn41dbT20QjBGapZww
NlT9Q2T559Pj4RahZLyW7QKaqR9cPVlA61Qz+XQwXZJeIxEPxj/4S30mepZvPnsZWcXN0jYwPWR5sEtCnqChZxBfMSn/CbxCHw7FEtGhxs5nQga/QAgZq4Lb
oL2x+WxZoMgfk9bC3CFzB59lXsoO9lwm47Ac+ml5KFic1VYLmZLq0sh6apayQPXE8y9XrNVbA1qXb458B/kfOZOVsuH0bHV83jf6BtgfI1RDDeXEFbqDIUpe
yM7THzTV6PvVD0YG107D/+U+g/R/SRwQZqhkvoeuNzMeNck87rq4X1Sb/I8cgyO+AF8dgzUN5Du0D5T3HITvjMjptLt/hiShWPyya5V6OD/8P4HJwcPECQdB
xwrngnOZfkLD2oGG1/SYwFj8gH4MxylEfMvQSxqsXK65nvq1gi6bI2pcs96xyZHDXww3pXdm7EdZ+hWJ8UjlGH6hsZS/yc8w5uMn4UFopnPHph2y6tTmnofl
++1LnRcctGeyYRta5x1j3BzXGixi25IRXIF6EpuMDKDmqF/rX/Ot+H9JKTLHHuFamT4QPEQPoJ4xY5B+dClRymQJ7cAVwjRhnQZiGrgRSku2ggJwjE+sitNk
0KR0q6gCeEm3xVf4Z6aEtILrgE5Mn6H9OAxd1n+S/g4cLA+bVI6uQBndEzyE9TFeD9VkHDCUgailjbkpBoAz2S41+9lZ8Besn+8B3I6+Rru5MvCl+z5fZXgD
i3USQyGtxH7xDMSLrIvsTVKOKI+7DeUHrHEpP+3x+Al8HimpllJ1YGVqhKqR7UPRpbLkiM2NoypccfZNf0X+mfCJHUt2CnZi0mTXVf9DitGhHpt2Jylk/+1Z
K2h4mOH5f6iKht8Tf03ob421QZvHFtWX/VMVX62wHYs+axtTtdc2u0paoak56rwFr1O3Co0mB/EB/njJEGgkfdJ5zvFJHuPs4GhXXVK9tXqIUEXMI9NkXT1P
VPewuJINTF9shvYAbTd+xOPputAQ5KOBoeaTcaTFd9M3yytXFWhmeRNMR+laLEN7Vnhgqf/vr14s3A+UEUPVsG8kPyJQq51jjg/2wN7gb9AL7ENZFjcOu80j
gUzwe+A+chUpMb2HYh1heHvKFr49fgBOQg6he6gD2lFQLG6liqlqRTw+SvFFc13+r7P1fy47yvfISBc6BD7aipjdoTvw0wo2NF/2QKhCpwLHAj2InUQ7KIS6
Q6SvFSbnldg97iW/I1QdauEbsL5J2JCRxG/y4EgM+wyeig7nu2Apoe2ULLNCPZz2EN99N5N93DVFiiOyZhAB0+N1MbhUfp54oXqEL1VeoX5DZmkPBYcwocCv
Lo48infSdjC2cicGqqE/glPlDULzhYOQMlBLjhK2Cwt5UcBn5kCH/l31OFUD61VtP/UNu9Tx3PEucbC3ecoC9WP3c+VtWbSmmX9c8kyzXn+MTcFAnvMI+AAO
RZtSJr/emIxsTRpkIuU74OlIJjnG/Rf+lrKZ6uk4eJSuG99Q1NyxT7RcNVJcqtxR9tVZW/OUWWxQhDrwOXwUrwY+sVN094Fm/DBhmO88NlWpIIZzI7mB1ojy
CYqgrYHsQ9oa5YrEA7LzeG8yCUziBB+r9PhM0Bn3dzXrHwUeYAfqz5umsBUZMsUudiR6QPOUGKBYJmuMrCC6i16rmzBbgRFUV6ODa6O3ooP4TgSdPkD+iNA4
2qsEp4GdzsTqMDrfuZyl/A/xntBCtUGl8UxWr/FMcY/UtIB9zCr4D1DN/2C38+3DbOhUwGl5ktGE765v5VguSLDfzHZmm/29SStMolf7dnl/xe/Co9Vr6DYe
L9xcj3u3MSvZRkY9s8B3wrgVKnNEpb0qdsdBJbc29nEfjFsl6iUeVfndsUbxKx5UaHScdo4kp7g4/9bm2Nzb5R8K7yc1TMiISRHSYUvoPHdaMp2aafnH/EE2
hVrE34GvM2bTE2Nnw2gDg66unGBNSVtXcK8io8Iq8pZ93dy77G1krT0lUmofEN9cPMdxpeQErzWrDC4uDevPxgltzYPguZ4f7ompGpkPH4xPc8TiESoT+oAx
cCPIFc5T6gf4LvhX/BFzlv9qIdAtbGf6O3nFUMkedp+u+M0b2bgIfAzJgP0+s7bAauL3+X8Jricam2MQD9nDOIb5k/5G5NYcBedTfwFTyClcKTGIszHlhg6A
V7aPLiCHiKS4Cx3hgkI9gsPRCfR+nsLvE4J6CxkpG4D3BMbbvvmS2NnAMM99xuhehv+r2gCtSc3ynedGa44aErndQFNtd36eujfkxP1Gh+EcI9BBYzt+PTDG
UCUc0gxCCpBbuI5eiO9ntKwD28zFwmXcDHY0Nso7QzDwhd6z7Ejr3UD/mkhmrjdk2m+6hs9xKHSTxOPLzjAfvB98B8Vy/8SyOZ6f3h7qLPVy+Lj2rLfG8wHg
wO6eRMbia+18qdUSXXk/TYHffQ2NLUBxaIJxAKZnc5hsfpX3Bp6NnRT/5E+bnqeZkofFba+KkkdX/eXo6+zsfOxco3wKKHw95Je8ek/7SLe8o7Grajz0p7AV
+GE7z9K+1sVH2ZNQsXCDgKF9tJGLQm4EF0FTzUPprtwPgcLSjV95PfapcoObFE2yPbabUv6t0ToHV/zXuEGbbqOmLQ+B89ls01XzZzZFORnyGs/aulGdvUG4
j+dl+frcNPvqqt5pHRRNxOPKkxQP6Wf0QmAb0Sn5Ene2kUreHJouaQhXFKZ7nxLDPbXiVdhj5rXthmMmPVeUpbVDO9RRVK36F2ayH6It0CT2tbaVaiDsBXZ7
R6lSSaf8WeJNz1J/J+VDoCXdTtEeL0txas544rVDyOias6522kdIoTyVrrInEu70ZlAbTE5k6gcxIf80/dRwvFBiQZBl3oa6r1ALvgy6ik3mbzMX7W4FQrOw
zre86F1NE+cI33spyvj1c33z3CM0LJrG3lY9LVmdeLlyUJVa7JOMrywtC8mkblLzt2odlMRcVcoVOd4of2yDromG/F6lGxKx3DXr69evii33PGAdqQONzVnS
luLPxU6TT/nlxh2mU0yMuyfygzjH1znn1aQ7dhbPa7wubXW1N/dk1SDr+IrZG7jK2koq5qB1XFRkZfeK2eDc0kr9FWgPdUPzwNPDnYgXJ872jLWpfXHiHmqV
aODGcwTABJEq/r5RzaxzpWDHw1XCXWAe+tPwB/AYeqGH9K+AKQaH4zo4EJxtTbF2UZ0vQpntZHFxEv0CG88/tt+KHmyBhTfEF1qEdOLjsb4+3uWUdGUGKU8g
6+gK7wpGAEH1MHQ2O09bhe/hS1Rx+rnMF34rN02/QvnEmcycVcV6OsKF+sOaUqA/wVOf4HxgrpPUvbaaUvqqD8v2+T8wY5kZNWrbD9Xg0KIUVWAocdxvY1KQ
D+5cNAorQ0msCqklf2f/Mc9G59AYEq2/S5ip+wSs2Sf5XS9TdaEX8K2gY2iIGO5rb30cTqWL8SbgbmYCHaTj6Uy1zr+W2KyW12xUFAGvtPWOPG2kejNQWlOM
DwCycJnuuXQZpgWykaPK27pPxEqaE3b5zBmdgDhhgU9DKvBd/ASmiaYFswE/hB0SVrun0Hu9GkleRXPHrLhTCkuDCOkZxWn5a/CijFC5PKMUCu8XlU0txTYJ
BmGA/jw5HCgBbtJxuvkCy/eA/8a7It3xrnhkSI2u9DNYZ/o9SKOHte99u5hfvJ2t98W/29PcW5PTnC9tkdJlzoXsa06Cqmg9GKGRw17dBu+SwCimCd/eL8Fr
od5G3ki7pznHSyY6yiqfO2JrJlQslo1SasDxivfe+/Rgb7VjoW6wJ1O8kn6Lsey/xGDC55umeGiQil4RHuZ7WSxBqveJODoeF6l4XqudoytQPwNJeB7Uknyk
Ij3rSJOnJdRHMsoxThPpuema4eymf+A+jXrA8Tab4xFxmuhJRtN/af7QpdAndPXq8brB2Cl+DPhRxjMx1Cl9aYhmtwkb4T2kMhBnnk3Wehey3Q20+L2mEh7n
7A/72UHAtJQuTEteKziRVJ3KEEptxk+l1rmueWLiDTVtHOekXVLoZFBmls6y7RBDeDY+TlPsHec7TT1UyQjz5qkxC3Ox4qgGp3LHNogpSInYJx8FLBM6G14i
duwz/p79CKRtiFBfTh2NmHXv0XaGGHARdlm8N5qposVXSm/b59p2paAJ+5IzKqrjmSqTdaXtaVKLBu7kGfBcVWv2BNYQSmcep+4CdHQesdK2NGmeZJX6rasK
1+Jj/TOFKyW/UiOMjQ0tXHvhqNrubJPALL55uCUF8eu9jd2PbefY85vOpnUhOX202oze0RqZSLWyflFwX2Bdzi8hvaVJLRv+W1hMN8j+HJJmxmcr6rfjlzPr
mGdwR6S7LdNQbDAYq72VNKoVgCO0TRvmVzh5TAh0ImEu6PfrR1MzITusU53hNbBeXg4PUSZ7jfpL8HewMbzbiHglwPtgU2OUsZl5Kj2n/hPTkPUI54N7yGZ2
Wr4R3+96Ud4DPsWaAvdgGGrsv8rvDJYFolQxtR35vVBl7Rx2ijMhtDL7QcYZ+Y16AHtmmGJ5rmddWXUbfPv8IjCVpsHmZQ2Q8czt0v8Bi1QWz273OhRGAP1+
Jlvbyl3j6hImwkH6pZtlzvgzyFe8ixuvH6LI0MUb1njTQtJA28CUUPvkrwhNODSEYarZFCDRNxVa392iKolSVe8u8fST9BU3AOTEG/9ieZ0rIr1c/T/DA6eK
7smUctvoPEbJH/KsJyZQNcYzRgkGhhoiOw0GsBAfSvGhRYF98tmeN0Cduoo/r/Pgf8pme1sX71Xdducmz/Smy+aoj9U+C6TXXshqRC0xvjX+xtmNAObAvtB1
5ixfPt0Li9Tl8UJSnWyu/IpDkjzQsaG0hXWYdw45ThEA9JjW8A+Rxy9VDcBfsNk59V4xPbxpLqup/ZhzzydCPgOMZClyzGKmPyIf0CGKpoF8Wwwzny+hD7PL
4C4+JcdKr3uM0K+xv8OxkjCUBwZAwN/G+taRqtmUhNGXya6ajZ7LeBmv1Z0hO5Drmb3uSnAOowo5mBSmiF0XIoMseq3WBiaiWfzmQLzpF2GsPkU3MDQZWmkb
xhThYX8F3RvMAf9mPnCjqCThHZwpLxBuoUepXV6xYoEIr3mfiKdkqaZWHHFutqmVz9CxsFXeBTIrsyS9rXNiqoFPMWPjAyUdC3xR2/LJzf644yXf+d+Dq5HM
rX23fxcGIWcQwdhWv87YnX7ly0EGcfmhKiFU99um8QnTRL7Y9SmWtCaSSrFRttoht+nks607Jf1sHketdVHKBZ0R68c1FToJCzU9+IXeBfJONSnIKMd49TVP
P3msf6NU4v3bQwt/cvrgEs12f+ugN5QSEuCOqELfgLDrPqop41n2b2AZnYkiUhnXFHgDlOZ1ZSyy/UQdExGUuL4TA/RhgmOfQrGelXieZit8ItgzNNxcYBnn
KtH3163E0wEdogIlwu7/RPKb2cn9DEc3FQi/YpZummlCqBnzp3+AQYXL8InEG12spjdzXnmDaobfp3nqMBmniXLOSVgqBbgIIMGJBqJMS0LtaDZQw7esWksl
6+KEpYEid6JlSnAh+ZrZGpB4k4Q04T8Lotn0b4oqMB6JC76gRPyY2le+deCDQLHOZfgQjDOPJOboIzMLvd+8s8D1njZEEfU/opGrS0WJ9zY1ytvTnwxKmVXu
zrrr/tNME7B94JxmE59NlTLjyImMR9ONnwt9p3+jea7OeANpHQDMk7hEbE6tVRYDf7KPADnNCbjKaXY/1fzlqtf+kCLKObJ/7EWKbPyMczdB+UY6L6VG+KIV
Mzy/0Sa9ju1K4aE1+tXILnoMl4n2NTwRfgdv6ar5YVn79ZmClPuHfhW6LiyEjzhc6oH4LecanJH98FbVJKX96k+VTLFHhM38B+NFysLPUmdwukCKvocOQpoY
tdgr01LGgdWo2upbuF8n5UluuqOkUXaD7YWvW4Ubx3SRVZd1W1JlaSv186oLVH2odeQiehrtY5oy15hlwT8sn7W1/HCvnssT5kqXMBLtRts++jml14zQFjFT
6c+G20IEc5SuAI4DkxQn4XXII7wLXa2OIJ/7Y7DD5CoQorrSN9UXUAZhQDPcAlT49tFLkUfSyVA024LuGFYzA5gi8V3yuuiqops/JdAXzsk8ii63qoLlWR64
NLBF2MvPLTPpugajyB/qroEGGf2Ed8y9DI5ckZIH12aOCvUQFSl+T3RaG1qzk2I9H72z01vgBlmRp6WsIyQH+pNjoJ7KI0Wlm+NKcyt6FXzaVFf8ISE33lXX
khxGX+GXMbHqnfzkgCF0kib0mnCO6Td/x+AR4TCP8VUVfWTV8eNTTqQF0npHn7L2Tj3t2rTxky1WQaWHK/4t3ZIWKn8HjgWnGAuZH/q7xj1MjnIJutWP4F99
x3HCPdx1QfLePb7iBzMuMBpp4T0r78c/9u3k1/uO+d+EmsquhTL0sXSXYOPg1+B88IeLhQeXLklAPBGVq9yEVhtaTg1mVtvO5ccEhngdnNTw3icG3pm/oSzb
CPzp+wF/FLfBADSeHUvfZF/zW+lTxKxSRzDJoDW3q+nA/wEXBloRSlueYRf3SjUgrx5fp/WhkZq9oAZ46l+ED9SesN9XvFZdTY+SHaTk2HzgBiMN3qJbqJvj
twFPSGfqiz1HBGoo6eDvgzfA1sYEbazQll9PXoR+gK3xW8ha4SbQBfyBraAziN0YbYyRbBdeVte4O4aPq54B24TrfppNUi8H2cSxpB8vgoSUnuo0CeqJ1DaR
fZX9oY33luKxoqf+g8x2NjEQLcvGaqiQLAyMh5caYoDDlgWMhRuZNT20j0yFrbLhSkIs4qPNn7mF7F0axv6XOtS3tnKP9DfZlNKuMkr6TJ3jMOad8cpVhTWF
6UFCo0ZThuJJmkmsnl2i+Ub/Ty9zpjif83f8essnfmiwD3pSyHCguuPCcTjT/hv/GH+FZZrSDetBa/rw1KXV0VWLa+7HwZK0QpVyhaHS2DFjNPocXyzJRzrQ
93mdrmHkVUNHWGUAjammqeYnOoeLiTuhfFpVaN0Zfd/7zZNhnar6AfYB+8HV4q6wR1EJ9qAcntHELh8KH6dKRQrXLOwOb9Xc0wnKBOV99yVtBvc3CzFHyC3q
YRin2gC2g+4o1HCE3mHLAcYBU2kbfkb7r3onvRbur73F3OXrkT8cGNEROk/9Dv/QntatVI36T6MT8C+aSHd31VGuj2+i/kEIgCdy+bScuRhYaGYyaoxZTAPF
LqwXB4j204CvG/4eXUjuANWqn2QEtA/sRuzWNMdeUberKe9+lKTbah7altu22UYWtFI57TOV20RXxSNluUQjeTexhnoI5KebvTr12o1/rX+eO7GRK7lN/rAi
WWF8iQUdQV8xlcQfp3cDTqITP9B2IpDvOqprUzuNN6AMOArsChlSLBX5Np/ojmRb4zaONLGizFqZZi2yjRN9T6txwJt3Vy+3RSNaTXdqWSDlv1SOdUUjGJHr
I/H+5OyaxMpSoKt2GvGHd7H5TrA4/N3w1lyLvrMMMwu6QvRqRqawX/gfOyLjMa0Np8j3kDKwn3aIcis8DfJ6OqstSA+wlh6DHdhGZbBbL/D7uLBwiHAZ3oWs
fD1WEhrKRzNr/d+D3QMX6ALdIPNr8qS7BsMNgz1Z0G+hls46LgkOpa4omc7RsFVYb3hJQk4E6k1EMpPY1cQlKtupoDfxdvev3lx+BFEYkFmKuQ/snQAqDCIv
BpqHRmVgusbIbLoxNwwfDxSHnKYLdnFwsimZQXUtgi3ArmRn45/YYFVR+HkAoMvNotoWdTPZR3iP2ma17QWPgrR8CfVyPKrrqS7ypDIa7xHdEaKc7l56Q7kL
Wc4rPIuQMo8I9iIvtTZNjrGDoSP/Db2u/xhcV7YXIblddKfQWT6jVoRPNzsCWPi2qQF/KMjpLlGN0W2kObjAcJctlw53lzia5+Oud+rl1kEOq4NTfMCPOpoR
RsV7gCGjyUfsQ+KlZnS4t2FJqJbNph9qFzFLsGH1a+GAsrBqhj+x7ru6jia8PwIW43bLb9WXLF2IxlBn7l/rdMCZusyB4sNdMSXtE3opV4Ra8EvwLQY3/0U4
Uduq9lV4u8okTCBPCTH6CfwOOonp7B9nR5w5njz3Bt8L9xiP3N29ags1UGiObVXfZdVAkQs0jgcfsnbLkGBbtqH5p7BCn0x1qbtL/ok+MM7QR8fcF7ycz9sS
XhXoYmiGNFF8M9hVGwN9wNNCpjwXmaXaX5mhPgU+r1gd64L6qKcTb6gUIp1z+yL8e6mV0FtQwhTRThkWOKWaSPb3SPhmwsIQjE3zVaszNpypjW2aWjuM2xO8
TWhdNsWWDASbHYjzX8Zi1W3cAaif+waaiyzWP2CtsjHhRUY9uS3w2Jgn6olUsD8rBjpui3hbH1vz4khVmfxymtH/bv1arEjXT7JOMxB+oGxfuCqZavSpIGtT
epxr846E8gaeIq93NG/n97n/CLUyDXZLw/0DbotK56Fv001CA7Aewehgnqku5UqJYoNYxrtE4jtV02M7VlxzjJUqkwH7p/znaXkpDSuHpDeDDKwOtpn1cEtf
jv4l0gN/ZAu7KHdHQK6OEt+t6uiYTYzFNvtrLCN084wlcDKbrRocuBXqwOTUVwF9DUf4F8xbbHGgO3iQ3lEl1R72x+ImRywOlvUU2mGTAg3YXow/NAdKM57i
P5lHy7qBZYSKl1InsSH8BfcBQ6/1Lz1zwO2qK/jfOkgHo8NqFxg/K8r5csNix07VVGq0qal2oHCTjUKP0FJCQ9epa9WJSFNxI8efuhvqD+5JsBQ4Ts2VdUBY
7jOSFOoZ/swdDbtrP1Ltje2JZDZIrxFWIJ2NTdj25sywyf0aSuYT9DY4lffqagyr/rsrh4BDxhSmn2pPze+mnjyB7uSuEUfC3etramKweno5lOkvV8K4mFqq
/p88E19FrcLHynyqW7hC8VPEVc2Fu4EsyABS42p4qnMdtgyv1k81nRPvEZaw+dhRbKeRC48KjhFWgkawlXc41UjfPV1l2MhN8/SQDY1Y7/+fdLjmrZKqdFmn
yA6JGM/CtCFiKXGPiKy86fwq2koc5id4D3Ml0ETnNvdF5xV0hpZF22oy+WxuNi1i++hPMufhDnrEkK1pwj/BfobN7PLAiQ0V4kn2s42i5Hsc5e5diZjjG92U
7Sl8VS+FPchATIHphFbq42hX+gyGAI2xI/SawGakofNP+SCbkDKqZqytXErI1sd3VZcwb+DN3BpiDtTWd5R/4koX/mD3e7+brlImtcr8GtznFyulysdQL4jT
DwMbyqPgGE3njW+BEWwSqyAjddeIdnQmP75EwUC4Dh7ILIFheAt106fG6uGNngSgGfuTugH9xAd5KpEe6IFGFfrxrp1sEjzOe8JxyhjHKI2vA/foEqXNKPJ3
Dc1kmmENoE7CFxDXKc3JGG+4gi6yf9WfYX7lJ8nbey/JCh0f+WHag8R3RuQq1nSU/G5cawxYeVHrsviKxcmdE6ZVNk3L8sz0aGQVPrn9E/n5P0H8oAL+fzb0
KUDiO+Zvi06OWhzxrcgbk8e2r7EqklXzBL/wJ9KF3+7dTOTDlcERodpAx8Bb5/sAGLpYZK+EKu/bxlqzrWiJPOF15e2SovgHxXNFj6uPRHySNkmrre7I4cyj
/1NwVvFpLF8cb5NGGicBgiywC7uwSKya3nqburt76u7uTZvGBWeBdQGSunvq7nbrcuvudnv//X/mYR7mYWbOnDnn9304By1WdeZbakFuqorQtrGOcZ5J2ipu
hPVJOlzEyjo7D7nzSYuwUG8Aj9MWQwgu4C/4mlS2h3QGwu8C0qgAuMnYBJyivYs00X4r3+HJhRHf8OQ1yBKGKHtI3hI/pSDsHVPC3UUrvW0tv2yD1QReCZT+
sUhP+pR7JBin7aW9BezDB5LF/lJ+C30W2au9AU8KzJbWA6fgI/Bfvt/x9aXr4jWYmilQzbTewn9haytOYtnlcyq+eNpju8sqqDXAW+yZoVBfDzzthFFB2zvx
MlNFlQItwHhGamigqcS64Ed0f4NP6UkV6Z4fAZ9CxvdnegiRij4w6e6vxzV55G/1ND6OKKLzU/PAJ3QRUqO5iPd2Nfe+dm91D1FeU0fbFwFGEIQ1UHc55Dmn
GqiK9lU7huMdVXjyaJGIcNJ9nd9xu0rrMjHRTDyzADoP7kb95Cl+tLKv0Fq2EO5O1DDrlKeQLrAL/ruybsxBeR8s2f7dSqXsjxmfdMP92nWv4Imvtwdx98ZH
UjX+o8IC6AiTCRuIttBBKA9sDcv53nh1YQGwFG8v7W0G4Tb8Y7HDPhWJl4ag4WQaU+r76R9fCVVOF8F1+RXNZb6iRxVa8XC2iqa5RtLm4vEUWJlJNCGqHGtg
l7u2LkHZULkPW8zOxRo52llnF+9L7i56nV+7YpJEmtIWeq4s9lSTu/yNgSbOnSU20VtyGVuKP9R3JxqzD8on0dnehU4Z8EM7EZRoCtyQKwZf42tgHQP/gAzq
cOc7aHoFT49QYPIGznfqF9L81Gu+37LJal4apeHh96pXjm3+984ehIwepJjlpyptqYPwCXZOfEEUAR1xDKMb8TYhRTpaeKEZTBVU1PIEhBTuB1MHWk4DcKrn
FjzUXVY8Hc52HcLXAhQzgr6HT8fKCbe/NlSk7E6MZRtxteEZ2knRyqSOogtx420fK67Zx1Si5XHO32t3atZ522IyZw/VBJld9GbFqRWReY0Kzq6V1E6IANZN
Dg8L9uWLPP/gM8AxUENEQP4DpTCp+ICPRfv7PqdewJbAJ+1NUt4WXwhD4v8pLIoTrRoe8++qtmU5+bqypymX8kUSVDRtPVHWmh7MPKSa04VqMX7Ss5B85Nsp
66xQgZdSxP6r8iTl4vCOagN+DFsofJYtx6NUNc73jhpmn+6NYQ8ySCalGut2Ik59FMyDF7GnNhmdA7yAV0g9sF4+gPdSXeMVYHt6IsXyAHkJDcq7h+Y6TxgB
8l5mH/4an+xy0nruFNSYnUQVyyYIFwyx6J/IY4gznuKHkiV0Hb2bM5vvE39VYHSIbsM8sTenX9Nzwf1qH/EGq8bPE3M8K5iWeEvlYcM3w1KhiWes+YlxkeWh
pT76AXxQENDjwiHubvCCTJnKcKPgdeh/bKn/amI/vD/fGaG0F/kpVf1YOigTPqNHjMO49rpNbAjqr//JHvfNYEYFQGaLYGXCHCX2G2AS2VJyX9cL+I5Iydau
ef7bQLVmmpqGZqgi5S+BZfaLgRBt4lsIWrwRX4m2okZSL0xJwlHhsOxq3n3PI/yk0EPz3tjY35N8R2dR//qTaUS9IHWXaK/L7O4vri1N9Q6VF3jHkCp/c58e
e+4Zgw3wXYE5HNJDzFySdZ3EHxr2wOWBXooHxh/IRuG4LoaNtSA6nt+7HmO2o/IAofjkpcjFtIaejtUpueC8WIHX3osxrokVL1O6q3Ygfh4JjFXIPTPoVe7Z
qXPVR70DoVXMEKJn8gr+CXNZ9002pjIm+om84dqdVnnBpaR7kiB2mFoovmLsaHigr6Nr67uJnRWWB5YIBzXq6lhe48ysUkHvZF/9PejLcoOsADbhoLIn2BqJ
guOZFbTN99R4Ra9AYFXOainkhgJErHeVchtUXhJNqhzdXdUK0L8I7aZy/hm7VZfYDHC4Px44DK5JXgLtAFrhN8TFOqOpGn/O4Hg9W6Kkp+aasIb2WGrTczh5
oKsWjLuVlubuTrUpe+g7lHqY9AHL8SxVgjmfFutrSj3BLKEZsYcZ4cytiLHXsYkc78Vo/E5PBNZk9T3isj88pVH5geJZiouAEiz0t4p4u6J+/rmwpgUX1pXX
rYrsEv2Y2w/PEbbyUZv30iY62psf8BAHmX+pHZYSzSReQERoe0tOYmn44BXv8z+v08adLf8R9rlcl/o4cqG9ULo/vm/k3+KN1tHJ5/5wZmvGCXqZhfwG+jqp
Rr4qT1t/YcXYc6fS3hZrleK0f7VaoMXoBryfCg3NBWfBA/lUJA+UeMbDJ5M00HWucXI/V67CJ2kmz/WW++arYPAeZknKAxvp6uFDoSSskzRMWKNe6OzvMdKv
vYPZeKqv/j4by1YVLBalgNeBDkAyIviagwtkw7EO3ArfWX6GV8ceD0BIrs2uOALW0wyDe2Bl2j3etkA83YUJqFOBO/TMFDGwj8rCRib0xIdqVutZ9QQeZHzC
D6GcXaoB9TjsBh8j7bT59Bv4H3Ybtzv2giKV6KzuDw33yLxvyCyqDRwLGEnELMP64u8N69COxERdBktxO5218UlcbT1NTOI9QMuI/vKxXhIYan1KhstS/vyD
POhxssf2pWzQygAeK7I6l8O1qXd0LvQU+5dZiU/xC0yy/rkf4lfwhXFnmH7IFe1QX31qJnmaJVSblcv4o8xCRESX1vYmHbKOTSkqL4iJL1lla1UyK/mJuovN
6TyuMniHYC01q53iouviw8RJPJHQcxHAIvou3Zm5jS+Aj3D9kfvkVvIm1pyuAVvSGXguEa3dR8+jTRXfqF6SrqnldQrEV1aMKN9ZvrX2gXUviZZQD24BXmVd
qtY7k5S7IYUzThNkUkhK8xPfSmzWTxeYymvOCSXxqX2dd1NvRH51fM974bCSvHgyloW3A2hGSr5zbqMYaFfCVfIvIE9ZIH6i3GTshnF4tHM48NO7wbNdfNDb
BXqgr8fYxcfAKf67lArQw9vxruAnxbP1h3wl/lHaGkmROkWRrtwJ3rM/1HQHc8Farv6etepfbq2vLdH0zzufSumhvVf2Eejj30YnsTNlfegxdGd4PjSZXuat
RputieA7culEEteafsSfw8fCUcrO2rf+Z+syoVNElLXWH8stZGy2vuRmldt71LbHUdu2OHpm4XBZL3FhxH7pCFFiLTfgBx/lfZXEVTxxda6o5zavrc67sTps
VZfwytp1orDY/RET1rT39mXvs6XIF6STLE78KLBLLZCPCAKdG5epPQfPQkuMd71T6qjL15f71//MM5ZvrZVbCpeMlLYS3SnLSd6W9C7BJ7pRnp33VLHH8B5c
iPvtZ/GZYGMW0I4TjSEHOPXAvsTnqmGa8uRApf2PAh0fmkuj3jqar/qpmUjmw+rzwUSjNeNv/gvWJXNa1k+hmmBLlnpX2GvIG/693roACj50lVQtImFhbWiW
PxharrdaUgwaNNusUQwzMkaz+T00xXQQDfBTeVT/ATmpLzS3My3yXk/eZU5JtRsBkzFtjvGR6rfqIzKQ7+xZgt6AYxQPkIFoSF7fO4NR+pfLjhLhZJ7DSe71
9eZ55XMs1pBokBgdlu3pPdPzjN3ZG3hT8xLNVtqhLUt/bpnOKkwDLYhlG/pHyRkeW2BLezNn8SWJ0nMM9Zx30j9aeieGV78XYkNzQm34An5V5ntiZpa1EkXa
OP8Dr8ibqJOAmYoZ8HLb59Vq7LbWAj+1j9TydEDTEE6Ea1mscD76yRKDLk0zmF7Aybojxk/G+WnfUDr9rOUkRDFN2FxDW/ogdkDnRWfyu+UioKVCRbYF3pRM
ST0s7qX8k9a1Fmi44j/vcN9UeLqmj3a1b5Fhj2kGiaYtR7uyV/1Z+vu6WmlFab3hieAggTA2S2ubPi7NqNVJfjA5gWihQHwmpNXv4trJClNv12XVEtd2zAHk
ur6J31tqMsalb0U3atdIHex9o8iSws5Fz5m/CVeQ3ZYa7KRJlnE8XiWmouvb77oGpU4vf+6cndwVSsMbGe7RN4kq1RMqHt9cq4fQkw2PVwToQIU7y/I89J/A
gGV0d2oefhvQcTe15aptUA/UomkFv0ZPm/4znNN/Mx63zMQ7ePxKuX2JbYwoh7iU2pXKAf7fE26pYoqvodbue4nv0uTwS6hHombY/MQ0nV2927FT3kgowBuk
LaruFMwytUn1awvNvDzfogl8Mj2Cu1teOZuQpyw5aAgcwC7Db6ufaxnvSf169VLhHFIQfIwf5qw6gvghe6LHlPUkQZlH2VPeGfA4IVlyogtEcUrfSTXSFZa0
F7smFtS6sNFheWtK1/+ok7GSjA0VLEqoYTyyf9BF3Fd9COpkvI7nkSfo7cxmwo8uQ99oa2d8MZ3J/Fmmt+rWvwkbWf62uK+NK7InFltVUScchnIhrpvsWtJu
29ayIq6s/AXYSznAR+hL8GXlY4xb/adc8anvFY1Uf5Wfi+pVXteHsHuFNwGP8TRzTu3WluoaV53XEfhMIDGQBowDG2AP3L04teOsPTdsFFGLrE0t0mj9YzBa
NouQ6b6huxTDoL26Zcwry2B2uXCQGot3BPeycuqjL18TRUtdOewv3xWmN3sV4nCBjKpugEwN/QWt5E9qbvBbfNsN+WQ9ebjmtmqA4hR2ksuSLvWTkAZcHV8i
vwDVif6BB+hkKBbpAlV5tPxBuxGJJCHhgJCOnmSvOy5UfBGCGmfgnrepuDn/HriI/qX1qraTcroJcwturVKmLgG83Ae0v3CM+0z5oJHwTPhNVEJolbFWkg9z
G6+kfcPHYSdImLQDw6DLmiOrD7g2+WeX98e3gn5na6iP93DySjyPaUl8lBX7D/pPee/5JyIL+CX+DFme4xvT2uFnovgX4l7cZUVLrAUy0/uRmcGn+RXubPdW
103rfyXXo/+t+B773Z7p+lFxQVEH0IofuieIpimUsrz1L20f3Iud1cwioi1bGE+yo/A5jFooKssVtvHZ2idIlE4hDOL98CmdxjMN+EDedA5n2riaYA7VSkmh
cx2wNkIRlQTGWO+KcnyqgED0FSqY9fR4ZhWUp9mtqwf9cofJG1FHoEF8LjXYfyBZWhRnN3l/OYqdDey3JLUStsI3fEtUw7l0TWHZLqyh47tqteeD6wab4C0l
L3n2AbXR1ogU/ySN90Y63eAKjV+zT0PjScIqSukezeaqSO1g2yHmDl1GVftE2D28KzYQm+3LEyVRr+n9FBUfZNr7FuoqyHDVZWgyleJ9ilts07CDWIqmLdB5
bUNmCXTa09LXT7GEaaVJptPZT8wI/Wq4lf9caFOSm3/J5hmauintVnyxr0T9ytee2cd386/EVho1VCKYHvwbyRXyoNppjZMni2ocSHKivEudXHHHyh7xy62f
pBT00pOJ3VEOls7FF1Pz8pkoy0pdTGRYai15XNzqByt7GXz++tqvVSuFnsEX1n1/OK4/cQ/4FjhGjxbm0tHAOV4R/G0dum5/QkRi7bLOEe78isrtVmtRC/HY
kjDrmfCLazslbU5kxT7qNNmBaQpCUH2UYmRUQ7xhZTcthlfhYrAlVCd+c2q60sTOCvTnO+qfoE8ZBXQK/Mwa6xeX7WUSFcO1nzTOrJdEjS8a2kpnEDPU63C3
cwkzAPf4m4XkodKqOYGS0PDkqMbn0p5lLuPzQuaqXKaM2lmlx8Zov5g2WJvC3WHYC9juw8v5GVAfaJXzYQbJ32HPZvbNvMRNNIrroYSFCmMlmj1EA3c2UWBp
4vUC7byLJQb/YzgVr09FGJLVw/n+9C02Ob0LOxA9KywIzfV3DeQRpy0bhVHgDTpRaJfhDchRtX4eyhiySbPfwS9JL9ddFMRELf2/6HHupPG/wMAggYZXH6G1
ocjqRyrRhr5VCzKj6BBb1/5MtwYjidP0Tflx7VDZem5yYiPnNe0UqBH4tzrMv9ixQUt5RUITwxP1KH4Hed/QjT5G8+TutKfGTo7+cHf+SmhVsI98hPMeL2Ea
E8fZ9ewt7m1ovayN91ClWdy1tln1Wd7KPVF2SjUvuVjZ1e/CP8Br6a+qCet3U2Rwb2Axs4aQWRvzQ7WnNBmm3cb9aAaSQy2zhBuGalel1aHy6FHwQeIiVyIk
KQx0ROhGRcivdCD2o66Hqflx/6nfFIiqGlfHB6ZyPQNjhAJVH+6Yeg39Gz6A7A2kGBYzHYkp/isoXN7OWaaIT2la6ZUdT7riGV/3Pj2ay8VrfCCVgd5Xv8Sa
a8oVqL5VyKIfpjrHm4OrPT8aDKKj6Cx2lmMTOZb6WpJvGQS04M2s3tgRr2dI1dvhTP1wc4Dcie9zMf65WoW/LxgADoES9RQvVKlHZGKZ/BLS0w37EshCcojm
ByNm7vhlfF10KtUVmYqIAg141jMH/B2sEnoIfv5Rxo7AY/3AtK1pHaHPfJIlA9qdeAw5Q+/ydVNEwOcN1xRM8J02WWjECqjZ3FxSO2QwPq6Ik6xIWuWJkaHW
cE9bmTmZxRtBeZU3caU61//ee1w5VD6oiK0rRA0ueL1etPrm+rt5n9Y1C+wNkYGDbFsqDR2I7zKPoJuhq0LZ8BnzMe0cbR3hQmYar5aaxLOSXqdcDZeXO2M/
1zlqjYsakQJJTNIDlcUVE1MK5KMUVr2T+o22CnxgagxLsfrwNI8T12i2gq1Vq8W3PRFljbEn4kWBJHwsukT44+9AAvg2sFFIsAiUtboZcSRzmKEWruTrZ1K+
Kq6Db59VDHnKnqpgWTzSnu6lSuEmBy4TD3T9DYsCaxTTQIemhb4u+Tbwty8Z/sFYDdd0F9i57CJdX8IFV5PV5H1qm+wx6LR80nyg3qehqs/kQO4k/CooUtXV
pJeN4bfanhBDiH7adxSk6KuZaD8FHFE3oTYSfZCVNGFQILO1j4UX/AsUUjZU/GB+E5toGRPJHvbNC9wMfAF7wuV4tfDK2njDLnA++kZ3JhiNqpFS19JAeGAh
uNdyg6oVyBXqupeZM9ganPACiFE2sdBF1XVX637QOR6V9A9UKTY7Fkn+deTo9gKvfOX4aCKdeqS5BF9xTtGvKtZVrfM9VawSZgTSmb5VZexjyzHjv8xuVWr6
RN1YJ6Bdik0CHnBp5isVNfxMbKp/g12e+CE6Khl1nonQe4as17oUsioRj/fx7VGtLHvlXWhOYT5pSWIOn8sReD860t+L6mKOJ+eVpKAv0a7S7KqVoRXEWd0L
WB8YrUxGpimDaSXcbY/ZEbsetq8EfrgL7QmpLtkcYB+yif8QAkAje9gooyWqQRINn27YzZylBvo9FOabgM2WL1Ukl9NOzqWLXaT4ClS6TcV7wYCqJd0HyyMb
e2solbovtSu4Tf1U38Qg5/34BSRCXU2s9n+nv1JThf7aTuBJCsbLV8wCStlC3BPqTb3mw5SKijN2k95FJzlOwm3gVirKPR7ziT7TNqwJuxyMSxnqnwaOl12D
lB6McMkf+hIAWsEYdNoWxqNoQvA6tZN/zc7mxnkmB95oX5o2ei+bNrgW8huwf4B86qH3JtQTP6D9gE9n9wPZ0CXx88rJugdgO/UzWZglkhjCbbDJRK3qNgqL
yc8RvZNKRMtc0z1VsM7fDm8V0QB0A9+Jn+RSUB41Mlwc9zJi4MpdtfqVrqh9pmAotMmwxHmCOyZbwWOEmgeENY5fGz7zTc272NVQGe83ooZxkoiUxgmj7Kck
n62/kv+SDik/H1+/gighyroVZJRNSrBbl1hz8AkkJ39q/Kx4pYC8LuaC87022t+johSPlDYAaiuPY9nYWnia0ahN5vbpHwRqhBHUHNyZtUEAG6y2XM76Gozg
b5gvZzSS14G2QDOZPrJkRAag+mz5/sznDT41uJE2iZ6S1i3koHPQpoYy2Q0J5K3U6aG5miHoRiI5/YHhmaYePQfZZcwM9fdwTOc/cb9EuEU50tTmooCrqgcE
av5iq6AEfTXaFI/yLIdUxCLfDO8sZ5RmBRPuH+YcrYonBiN+mDUEg0mhHfxEz77QW6WY6pERsoxHGPiMxxWkAvvjGyPfzcO9q5De3kaQgSlXZvHXQn10E/Rd
+Nf6y8Q26qKpG+VNz8iCGk7iYR6pqmE7bpq0cbP7l0fvHe18BG2Dh7ruO2d514FXiPa0EX4Ddklto8JUMORQL4RL6UKghWMWtZt5grwLDURH8PVC1RpFWqEQ
Xq0LLTU+kV1kStIBpLORRoU/PJVgma/Jdw/3zihuUFpk3WdrhXfHOsi/QHmpC32X8c2uKF9/4iEOVjU3MXQ9GkSm0gATH9hIdQg2Mu6npwSa+BajOVw23N/Y
RvdDf41hOUBoafyk26lJgptEoUoXoJKkSCuL4uObOlUyW+Ar8dHyirmIj7XsUBzg73LaIBSUG4DAGTosWC9pb3BHoIEkC6NkrfB7vpB0hWOou7jYQK/hzqri
63ZXB13R+nbIv94VRg/oZkaZj5Eq8JNifrAj7tdNgkstz6EtpifqBsIcf7ZPZGwFx8hi9Tc8Y+j6fB4hQn/Bv7j+8ANiBtRWC6jPOI3UKW0OR7qzye60Ds9Q
zdbuMuzCnvluI02RFuWJ1LzSPJEO3GUaaumSqUZOG8enNarX2DQZ2U43yGwVkAln9b2N9QSEoizN9KN9MykNCkhS8E2s3NuEuQ8eMykIMTFPvVm9iwnhcrCH
PLLkmL1WtMX6TBKZvyBBLDlMa/j3+G9tLH6MnooNgm7Z18amlGD5YHi94vWlbcv6r94Zm5iykX/LH9LFehuldINTIZK5TqjrT8ialnEqfSgXo/ZX7aXryZ4W
1UnaErOyVFM20eYs2yd9J+4lOSPnSzavX23/GD9RfMYaHkwgY5R1+WV8B91DRgVu5NtJu0TWlf7jUrumOjsDp2U1dqkuBtpunipkgfurTPpxgUuax+w0uinO
cIDeQd9DM1R1bWHQMeI00KC8DJD+seIe97HEpswwPhEwmPswbfS/A9G6+mQW8hgtQkVYaxNjukpe97/BW3Ov1R2hBXrMdz41WsgVtyKuMO/haEWc7iy+CQ0o
B0nWgP8CTdj9YBDapD7ie0dvgt5Bydh4ZtlaSLO3or58KTQh9qjPwZr5V0wJO4JK5FKDSuybGsVOGD7h67gmnmjIgs1SSNhZcEJFK01f/DI0pjzA9OaDfB9o
AbxcOyNYZNhHXKBHqiudnblxvFoHCOWWoPAvsof/ZW6sjdGWeIeoGpa9le51tVVpy+fgy5PyVHeh857N7mjPWecxd7ZPIzzQXl4/kP2gfFfpI5XeeKKrRS0s
Bt2BoxqcGlL2wjOa301nc9HCXKa39Jb+MJWjyS6/GTnNWx3e1BfnRGTPCx/Lxmt6qDr7ou2bSpZrOntbe9smj6A1uN/fgZ6JRPOsPBVSJZ/gnkCv9XtT0ohe
+i/kJX4bnc/RAqY3++rjDY11/UOQOGRcfDRgjJsg21UySPRCNlyxS4aib5hOaJ5qovq5S8nd/6OVyyCQVZnK+CVgP5rQzXU/Q2HFIycQ67dm27pLxgA1iZjN
Cp3U7STuaZrZPa53ukiVBUjAYkEzHMvfQud53ulOkX2o27ot2CxqiQ8BTeojzinqvkii6pujGV2hfaDehjb0N9WNBQs1rX21/KQ3XNlOluxdITvlDjp13vHI
IFdtojlST2WCJmrHKgdQOLgJF7tCmiHg376G2hg4TzVVaIt3VTxWXs84FzgbuAr0NDpSObYcfoVW8B76o/gQLtJf85rsLQ17NLV9D31N1zelF5p4rZG5S9Q2
QdpzZDL7MuVskkhaUDzWxiRPq3ycnyl7KTerwJJH1p+yhuAT5WTqiP9DUcuihbUbRo5e+zu/fH2H9W8jg5Vv6b7mWNkW7ya9NzWf+4GcJ+5Bd1EH+w9Ow69M
NmOL0jrlYfE74luXNbBB6/ckjBZByc8iplamJkhXPy5YVHKubH+yNq4P28R7Bq6kaznrcTMNV/GNUqMyomKSrQFoIkSuRuITkre+Z9bb5SXiDEOAV4R+GBPo
i3wEuCtUFUrh5PT20HH/eGYHfwhLps9AO93vgUqgO17Pz6hyG20DxliasMf+rHYWvtuP4sfh4+DH4BTQyjzmJ0p0wYFCaSAFmUMe8N0mN2h38N2Z3fgSI2nf
UD+O7xjI4MMq5vOXdcOZncrl+kw6meF8hZKjeDPXHcSqWKSuh8+Fu4p13lV035SPEKYPx4dxV7iiUAyajZ4ixWgt4U4ABuIte+hflgu0WLAIrLwus1cyQoPQ
t81jFDLzRfoE19qUgp4ITcD9rCLwD5sr3G1Q22IKvoSjQkJ69eY4ZjAw3NdFtdnJkh10KfZ6IO9qiQ2XHbBXU22QlhqS/u4wy4YatcR2ajDtJ4sMGcw5frC+
v2q20E7fEdkZXOdODCjSR8Fd6QGmU5ZSQzej0rKcrUR4pjJ1X8WG9bykvIxMShUVqqJSxsmWx77WmaH38Boir2AoyUfG4lP1Hego0xawDjie2QKW+UvAevyo
tGN8d6BZcKTxTNwI1fe161QaYnfoGdfOK67KpeOMh6157tPJj10HnB8SXNjSyizxZSOflss3Qmca/18RIZWP4cYTj/VoBi98RM8LpN7C/CSloij5B+sGZ1jp
iLispDfhUttDFnI1RqdL6tNtmBfgHR3hPS2s0c9THba24oeJ52pDAswvoo/6vZ7lMSNUi3GfZ7N6OTtOnm6JsZ3y7gx20ddwz4DtlFeRr4FVI6FfMTmGAnKo
epfDLs9GrlAGrIk/Qr2YNoDtVCXFUbKVpsnu1uhwZpTRqJMUPcR3ZfyEx5vyzRLLuWAzOpr8ly/mQ5kKVXumpQGCewQMQi9hGhcjO4WfBzoSG7jj+D1b/dB5
pTXNwx6gehnyXFvZDJyyzpd8KN+nOJIS5QkvnVGYVzwzyQuWIfKUbG8LzUB3kfwdqCx6EzUufqyoZXxl0YKk7HUnYki6RFCnjaPcdJhxGK9gPbJL5Br+vWMF
/ynjPrgp7aAS9P0oGGPLsW5JuRu3UowUDSufXY44xlT8ndCpIqxsWmUgyV/BxO9FRmHfgCjmiqGd5Bu9WXdSeU262kWl7iDO4ePdIsc6zIFVCpnsPSpXFWkZ
pLpCzAglBiYZzjJXGpQgnbM26yv4LSzFxjGdUo5rllIIvLu4pfKg+4jsE21h4vlk5ja/hoOD3avebjrvnxTcpUnSToBPwBVwphBT1DCQvAEW4tn25Hh0mnUo
Md/pMbEZAf3boIu9Tkzy7sWf4k09SssjWi+bCvWx+Ctg8IE2F18NRPuvkFGY2buEzbG9KQuQS0ADavJZ2QUbyvhtrL5qO5GUOTL977S9lq7cSvMFX204PPiD
fhnsRXuRhWimrxsfErhQPn/pz5wb6sHPCJYrpexwVf+q0cJyYSc3kf8XyUETLX8hYr0IbgpNJyKS2mibeiLAafZEuVmyk1lKi5ycdgsxW72faksMcN1L1gT2
BPXaCfzs0LyN55G9mYOFMRVd+S8bzN5B9BTtCXmQ2iXthY5mQGYzbuHuqLf6z4NPFKaU7toTQG31KVsd9VbchbnVu4rna1YrZkpL8L4bhhk3Wjqgh13p4L/q
2YgSbGa8giYLizc0IuuxZcx44yVHIbgKd3nvIePZCK+lKleYG2Dl+S6TItpaJZOn9sTmuYe7MkNvgi+EV3SDUArZkLlCtaHrw52QUXx8XFPDK14qvsacRg6m
LlLMlnT2i12PnQ4X4LiAaV1v4JPgXFcS+BYcrOnFPMBvwB9o0Lhem+tdAr1BgsRTOpsfIo8yBenNhiM6OfOcvqWR49GBPF6A8yw/9SwnKCSIE58OcnSOerKC
wYbLG4jGOo3uZfr1pCZlPdGQ2udpTtuZo7q1hq262yrAfMX7gq7m/8JZbQR1NuSyVCIngKOUj77Ku0zr05BQH+ET2yLNon9q7BrYzfwiIuBJ6FSC8052tSJU
68X+5ebZwinNJ+YOGkbfZjZwM23PKirtRO3ndn38w7JiCe0cTSp067Ev9ifAFj+jkcmOajbH5kXdyF+y4lr+t6KK/Kcr18ce08cmt+Amuh/grZDD2BQAhKda
qtOT0rqkTbCsIc7D5WxjMpg6wDm9cl9YtvV0irwyTDqtFLCKw245SCue0qikacot68XUGv0zPQDtxBcxB6lh4gqqpVFFAdh8ZzEwy9POLYifWDt4MWXQ1M9c
T35UGwmXwxuFkeq/M7qmbao33nhYmGo6Y7F4waql3n/U22XnkuKJ45Ltnl7+28DJqibomPTvwrfASyEmdDlQE8iCvjjbp7Xzv6cHedv7rmqvGoZa/iMOpAV1
V8ET+HJ8CLlXKDDO04w1Hd6wSZ3B0BYDW8K2BjuZGmnbaNf6TsnDqY7ybHKGLgTv0TbXnIdTjUWGL2LClqPJAXWB7Ymr+Laej8xE9BHy0RKFS5DNwr9MXbWN
TpPN4K8hJAKkt+F7GLaiFZAMsRjb1uucruDjdIPTJ+On02f4RPoL9eyWIfVHBsU8UN0qtId/yk4AG7q/4o0Io/svZrKqB1alG6EdoE4FBfqTdjaWAKfLUWwT
YvI1TNvpN7GAZkxxgZBofJBZlfGsfnfTkMB3rQeai46jRxv+QtXmK3BC1UYLZoz2PzaW+g4Rv/wul8xaTJwTOx1PbV1US8lobL63wj+T+JgyFipxl5raB03A
BloEyfSR+suGA5whXWRJzHDIbMjrdLnQubqDpZxf7xuGbjY/E6ZSN5EhaC86DLDJXPLnqn9SfzrERWrJccyMutIs5rr+fsHfljuBD2xZImd8lz6EqMnYA4/T
2lCSzshvJT0e905mTl0J3MBCgMLRviLcIDEuce/VTcSUyDrPcO0N6CsqMeWmt6N2oVVcP3aGsg3qVX9jINiMqcsH6I+CX8APYIRlpOGjqRp6TdjS5uHNYSM+
FWymO6DKRkeg81Tj9HdgAdQYeiLLdG3lg8pXK9YoHyAtK3hjfeZwmBJuzw6S5KtZANSVog+19vSc0K8AmNVB+MX04v/WyEJI2kGZm4+gaaKF6bPeCZ9GzKJf
hszVfWkB/E1D8HHyJx2bbjRFVm2pOgxu1T/jHsb9cH0Rf1R0TObkIwtQ+UOZn9rm9+N12fnAGMksyU8yyts34UT8kFoDwiqiFKVU0ZBE20ocXmDaAIb75f6f
8ByUp/VQt3QOaRdYTTfSL2fmq74yVZa+a82S/SkTYiHRfwnFtou2rkW+ZIltYlxI4l+Zpyyq2Fr2V/wKdgBjJ0D3LngfGQV3zKeM0oorFQUqwCETJ4NxmivA
Onlr9V7krmI2+AB/X/kIDVY6oUDgnhFG22deDmamZZh/apJDp8BBmBeOYdrZba4G6m/YbnBTlS84Q++1vIALDLfRllBu5g7DDINTnmv8rY02RSsyjXfxRPNo
62XDLqMJnSy8VnaD9aGi6jaGNcb96fkbXZY2QW3mIsst7DrzMxBhOgB9IPINI2mLe6RmBtkCp9yX1Buh8/B4yK6bSrUBcfcD+CO719Ajq0X6fPNz40fDNyPu
H8fN0dfjfPTZ9CjzUXOJucAMmbbiXZBl5taKZPONqjbaLpYP1Svg8eYmoVlojHl8qMWGNFBuCbNsSm8V+B5aSjjgffBQYAQeAd8FkzVtwTLK7qyteg7ew5PZ
ptrOupHJdxGn/n5Ao99h3E8+xJ6YRqc3o7qkH7OswmZXTbT0zPBatoKp6GSoseWV8Dg+K4TpjwaiOEdyd/l7UOL74P5kj/NcdkY4Y7GZ7j0Y4f5HvdYzD3gg
bYcfBzowOWlElVMTZxqXmmm8btpWZSSi1RGGGvS2uScV7w1knvOZkENpqWQvEoZ7V05Qkey3sj1J7RRmbLuUlt3BTtq/J1ZZRAiTaTen83PhL4aekMrSQxot
nIExCggsKkwO1aIrhCTbUm9uWSvPcu9OxRPHVuemJDuMJ73A95H1iZLUaI0HP+veB08T3sEplrnmyfocYmP6U+NVSAuv0yY5bVQuJNZM827WDiIvIpdNKekk
ZTR9NEeb4uEVcGPxbZgBJ5UMh7eBwYp2cANorn4DNEccjuf6rdqPWiuFOEGd0zOW6A0dLennbW3TAOnpImOEuRl63NAreJdPCcqqaXaYIbF6mU9j3mGeaRmd
hVf9hArNEw0cNdM/FULNNrYZN0uVbG4XqgAb0SqDXKB14/loGZU6S9o71bKyIqyRckpln9TfqQ3AIFxM77BN0d2TtdI1kUXFLlj5ptbamNt5N/Nz4sLjtq7e
7F+Lbah6yQ1UlwR2GG8xTYNHLKmam8ExpiFMujG+6rZ+TCZa2iv/RmzvFZLyKRUnyleIlodlKPn1VS5F2RfJY3f86grgsG2S8JYxg3lkTy4SsciJxDXgFjg9
NROYjpWBvO+n662kt0YGv+BlxR54lgWE25JEYDv9ltDCV4xEWiwtpU4GvqZVARJIKs9z3IOz/N+c57Bu+s+a4cI1Y0KoWVVTHHf2V7QVKLyjcQRVi/JqO4ZO
s3PRo6GJXBac4+0Q3M0WrJsv0NwCuj9wON3M2IXzVaMzG/AfQgb9onp+BNH7eb/ciKRqmxsO4X2MG4TZZHvog78CmE3+IGrwr2RPYoHGx78PjCDVKLyhAS2z
3AiS1DCe4GuMz5CWKjEXaWxjfCZkV/cAfKZKvjV6gI+1dOA13B2gM38AranK8j0klL5Adb/AroZ1MlPqtYAf1q9FxAqQunOSGW8NxCBBbweqse0U2IuYALrQ
XZ5rHtYHM+PAX862jNi9IrSJmIxP4I8gaXQS/5tujn5k9vCX1HtQpHo6sUC4YDlkCVjcQEEgWrjKnofv8gmFQ33P3F9SJmAdY1vLWkos7kyXQquT/oIqdS98
Xv8vXO1fiAxm3nKZvkWETbgGjOa+QLkIyaVRGvSt8Bt5j7YQrKwjYwJhEPR6vU7mDuMI+HZ1b89Dd4+K8V6vrRzj4x8B/YG2ln9MbdEVqML/k5/gqdBurxpu
qoBqzM70hIznwD5jFRcbWCde5j5ozVOVRDtsLcRaYLKiu2KdHSUmyCnZrD86XUbWQGHsfykz4D38Vf2A0FJ+BnuhajUxzajAnXQnTgFayMnsBFSFNCGtyj76
xfwW7DT/YuUT71zNOn9t3Rb8GZXOzMeWKLKhi/hhfDE5VdVR1IX2+WLi//XH25qQE/l9yE+4B96aX8h08f6XcTUNsxz3FoTCA/VdPgpKnZFlAm9rPvFnsxxC
XeE9vT9jOJtjLMXvMjw9AFETm8h4/nTmKrwc3e8PpludOcFt0AE0TN4gblD07qKQdaT8XPIoILM8AfoCBf1RqZnUKUULx1PVPxFAzIS450XpScyq7YWvVhxd
/bDgBdzcOJB+yNdHJtPtNfOMu5HVaQ2EYn0/QUsXaOuC3blyomlRtvhqXq7Tm7I01i0BFJHifGmReHHCtyRN5XTJdOnn4nESkmlVBlEfoXq+Onxf7p6/Bi/A
kUqR50cqhcuBh5pi8DFg5bqLLpkesgvQH8IXZKP6ZyhdtRUcw6vStuvmh+4KR9N1hk1YYyVMrKTXURg5g8Lxu67y9CW+84ySk7vvE0qdy1jBbNH6NuxEbtGx
/FB/P3pOgxamBWhr5KphrP6HthBx8EF1GlLA7aUvslVsH15BuBMz+FvIFKExtpiRR0T6P+MLnC5woL6cLqAvYXM4JdxKOx2CyVTtDfVcbWrgvDY7JA0cFOxJ
bcBHRlR/lwXoIdhNwQS/0FAIFuDoW0yFPzEURb7V7wqEW9oKywg5IFFp2dlC2+DrqqPwQv04yxnjp7SUzWeDUUTrrC9GOz1Z1s94HX+keus7/CeDx6h2Qt2B
HMyoaVl8tW4N3ijlzw2YVf6P/EemZ0ga6qxoj733/MXbNI+xAVUMb4N1PGnqJfyEl4EXCQXRIPhBMBKLCSX93pFIHi9sDVbbWNcVO4A1dzWBCtSjHbysHTzG
HQYPjwzohob+M6zFxnIZ4EH2MmTRjTXkcln6nP93YudvBuMzWOg7kuesFkjdZEFKJakPWpaifyH98JPJg4Fl2JFKwW3SnHR+AprRHSCxvl+VRIXIssl3usVG
gD1PzKEtgWBlDjyKOeh7JJyycqptqgPi92FOxfG826IxSjmrhI7JI2FeWcS8LC/ifjnXks+rfWQrM7xxPNTG2KGhPbgBWe29iyd7p3lkmltmh3mwzsY+M8aD
q+C99BrilnciVMpmQvfq7iUawNFICjZRMURfR/3Bvx7fjMyAr2v/RgRppU0GFdFtVeFwC/kU8D34AnoA73a3EWh4BOoJmEzDVCXmL8FkmdHyiosKWX2HqQtB
o+VkYJV1um66Lh88ZF4M1cA7+TpaJ/oIPcx+xRzCNle4MEIv8pno/a5WMrqob1Rj9xHZDudfsolFCvU19VbaDbYFBqjuK+qTC2RLI9jiRmtzk8C13+LvRJXE
ByKTZYdDac7TTI3OboZ1tdknggPXUNl8BEYiF4WWlmlVW2O6ppRKl1qPOlfYLsQeFyOV/xYPyNdYN0QQ8XZx/3WT7ZuSMaciMNGuE/62xJpKg5Wq/9Q6bBY2
Fie932zdYFzzGpxffFTRMlTbuwGvG8gMVghrAuPBsI0tNp7E15E7/feDPm1u5iv9mOomYDz2XPzVf9pjJ1W41Pc0ehYnQxjwJV/IF7Ewmmt8ZNKRjVWd2G8p
N+UHUu8LmewQPc83FbrRtwNj9cNCPBgMPyuel9Yj2FkWCjW3pG/M5wZXdd3YFknklVGJnBT56U+KX6ctIfcnHLQKYA65G7coQSdB98H09F6vUeirj9FHgVPN
7wgXF8N1tLQIjTOkofs27NLc5M/SMxQniLPciABN3hcOQatUyXBS6inJPLiSX8WM5vtxGnSmMYGI2DiGSs7Iqaq/MTtjIu9CL8vGegPq5YpD8m3YDOV9d6r3
MqNR8fg8TbEIis32diUn0zNhm3KPbgtaC73gjdBHyW3Awqq/gwH2eOCXqROBWSjDh2A5+04VRBOq1mryvLfYZUwdxmdbq8gixnsuuglP0F0LLElpIL/ri3Qd
kD+Oq71qkGIN+ZdWljlfB3LzcbOqCbeRj2OkCKaaLqSoioXtnDetDlASemVMJivDXmK7oTuIOt1LN00/xo5SNnFKpDFrm2J7UgulrRPtKbmOo0xDNpWs7d7O
/ce8ILOEVaydfJDSXBfyvKZ8vr/Uc12EaL+ojchRIUg6Fab6P8n22L4TL9xpqkhZLPkxuYPDSXwFx2tayK/xYrgDkAJ88PY1lqEXKpG1dh0PaVV+LMocxoS4
/aEJ6mnwYIM0IOD36ZOGMYGj5V7yF6ukQnQzKA+bp3nlw5XdtWXkCO1w+XFoPvBA98mdVOx2tKH60Z/wUWDJ+v7wtJSHSoRmtR/4g/kRyjbYNqS1cAX5FmL1
z0NfM0+HQgIdCPmK9O8NiDoKtmmVyBeSlI1lF/Atqm1MC6Fl2hl6h2pF3HXj4pJCxx77e+cM56GKK75HKWnem8pmXLUyBl/tngk8xKZ4f2OJ65oWZ607XpRa
0i9GXDewunDtVddh+VrNa0MSlOtvKDTiCeEL8TMdLPmS0VSh9p2GtZ6+eHv5iqRm5U1LUqw7yt47fcXzyx4UzHA2ENcWvUtdZZNas8qupnxFjvJXkf30MbZB
uUcbTUwMHvMd8TWifsY+lK9UnU85RbzyGQP9hMWhfi6GFoR+3Cu6JdmIa+XfQZpD33Q4XAN1RkoNa2kQR1XbiNXiBgpOOhkfLZdDaxlCPygtkioX9hFHhQG6
evxA6ramUVDLtufmhB0zM5p3vrfaTvht7TBoWVKKcQ0Tjn2UtfROZ/4J3cKbU6OFno3OoJ9hCUjq19G9yJfEBjiagwgc93pHg1fp7bSaPKIehcVjs9Xh8DTv
RoLEawlFTKLTjG5ifkEa/le1wdCNngA3MfoDbcnaSDjdPbQXtlJh8FQBRdeGYshkoleoLmeUDCWzy06Yv+MP4J/KTabu7Fq1hK+Hfrc0VWURl4kiMN1l8E1Y
313uFseBPfAqb3P/DBmriqTfloskX/AhqQXAaqS75CHeVzeQvxk4gCD8kg1TTFGkErjJ7ddWo32g7/o9JgIh2GXQbfdY9ruubI0Xr7JtwLb4NruTibZurb0b
fsfucp53ZqtinFJ5lUPmjeY2a55Zzsr/5Z36puREujHYH+xCJ+luBwXBoBxvOhdIMTfkhjhx+A5fm9/iRYlyYbH2R0V40mtrE3Fa3JLoK9KejjjrShLjw1BJ
oLRqryICjkt7p6tf1omltJloA3QBUZ/uT+9G55QG1y61LXVdlWZXINE1xQ5xCP+gPKJ+yVxVffI2wubTYiAl2D2QRHQIyhkvbGa7GRvrv3I5VBycCX33rCQR
eiERnrKSFqHDRYfxGrKIfRbMw/qjNuarKBujiO/sfWcakYo1U3aSSvlDWDrX3buKmfyHa5doWSZVVUd1jL9EjlJ1ZNT8D98EIdt3vWo1MlZQG8br4hOaeY+i
dfS7kSGbD3OjvJdWNKgXj0p1Iw3XGIvGDH7lHjBx3i/IInwOlWmss3mpty/dmepZP6i9FgdVuCp04uLUMtvn1L1ln2R1nT+RkeoF2Ev7FjIJ2uEOozyryos3
FA1P2FHQLcaQf7voVtEMK6Zw6ZalyfgZTj2s964LdqEOcTeEA+xg2hk0ozPRIUyt+OGV1aIqO58gWykvuhL5fMVLkU80MfJecpLoYsnZypeVRbVc+gH4Lu4k
KzKMId/nefgF5r99571bZes8Ptk49yObScrb2278Sjar3i6kMwP5CVw/fSGTEYjgR/Lb2U1GBzSAf8u9DS4H48mv7n8MDuwIaYJmMiVEGXFb7RXqB2eD3tDy
age1N9ScTAx0ClRyD0NThBFBMb+RZNGdptuqnnA9fQMEIw9APbCFZFvmAHKSuMWfoC9qE4O5yt2sha3DD8aWaM/6J1MudU1lJ/oeNFK31r/FkJr/DuR1A73j
0aZqmWwwvpJt4jvDyHAGncHrqoBQf7anJCp0E+9Of/I1CcQlN0UO4n+pumt1obf6UUhvbkJVf1f7PEmoKXqo6gl+3dQy1KxaT/+hZwCj+1WNCzDcJfw9kY11
dXUllqgmk6RX7VZSvH+tqBW8QxGJXAXeyxFSAm+iTgqN/AT0H3OB36rpgxPBOlQO0vDP/pPhwRv/Ck4HU4M/isoc+UR/fRPDfCHTNIZbKmqhlKhGWgcWlmG9
7ZM8Y6SNfSbPbOcK7x3XJyVX62nSIGyCEM1UaO8G2wp5UDRbw+ykaja042bTF0Lj2GxjR9d/wfpsW9TNvoInakw6keuOJsJ8Gr7jQRML5H9J2wLzlM9cvfJT
ZC8CeFJLfQvurrAmZBGu4ZH6DJZlNgVJol+gIPgP95ZP8/2McyU1Ur5xrrXVrjhSPFGSER2v3gj+Vpdqr/vjfNcMZSq17STLhLKDo51zQ5MpS6hW9WR/MsCo
yvhoxupoIoi4Kt8IaguMMYuJp6mbOY++hyIWOaHdWalKHgbr4TnwOfxbqhOMo5tCgL/UK8B9dEtwg3qDaYT3LdPC+du5WjnQPxafA7+HMShr40H9oSokmGDp
ho+tfmd5uyEvcDtUm45no2VzuZdQDbCCqoGnyduy37UeZ3c7jw5Ss94ufCf2Y6BE3oZcTXTSX/Uu9v8Xe96eVzFS9qjwjLVVeJfitMp62tOa2+6+3qzEH56/
yVWYz7ep1rKiBytcMbK4+ZEHE98n74meRlf4xrI4GYWeNu6z/yVvo+vJnTIdos44s9DDAUkgsroWt79MWYCXzSzMt/rjoKiUVC42OfFCSY2zm+1aeUnlz8TB
icja8YaO6DSGoi9CHdkqQw01Nwh7Q1aHsxi76n2W9AqYjPdxNqE7+VT0ZnZq4A0xnXmBNmerMC/ZHFkj9GQuh9oUtdwwWre4fJNPyoz2TaYngM/rjnWkkj+r
jjKfNCUmKLDXOBo06yPRVtQP6R60Ce3OKCVO86PZLaBc2oPdpNLqjNx9r5QOAKvsq6ul8CvhZ0BPZzNfGHFgbcBOeYleeo2Wgmb7WxPmuKZCCyLVbfPt8qbi
AVWCohUY7ZpPbMeH6sOCCar/2Nnev/74XndCrj+l3kL3dBUzvQJt2C6eZWySVs0twKs1zcEM6IQuUXhs7EtlqAYT5YFuRq+mN1VTJ8diFhalizSbLQqtXVto
jEQ3ux9DbnyBchJOOzRqIz5A9TfSxrMa8yvj8M7RZexUTbi+m7PMN4a/r93KcXQbcU/vdzqVXkVeAmfrW9IBPoq/tcmE1A7+IyzlWY3LfwIymi8GBrgnK9DU
idgCBVuSVZrqqgFHyvMSZyUP0Y7/f80q8Vnhxce5MF888oadk3Ca06MGug3mhp3Mc/ua0HT8gKEtH0KP8pvBe4Fvoi/oXQg0/dZN0d1y+cks4K7ijeuXOrco
tnh40QrbIHeA6CFMCJXKdpETqKbIK/sIeAj2kJ9irk+bLRGG+vAs3TztnYQIp7t82Mr5a/6pM9EeKM8pLhR1S7nmaaUKia+7ejCdPL1c/wCHfB/pTvYco8ja
gHqEXOEXYT3I2S5b0iF9hPdvqi65UKehTvF1iXl0IfhQ+4PR6SdIfKpC2qX47NrsGUlMAFr9OUUz+L3LY7BraWVIORNqTI3Rt2Pj8Fp+p3uKVg431jeDFuB7
Ay8CcUqArHLtRE7rXurqI8P4TeCW6mR+b9V+TTbXgL7I94HH+K/rrjB1iFn6N0ppkQg+yX93ooFT7BrZLWd9v445KhZJhpSerUDLkyUTkqbIy1xTrINVT/2i
uF5Srdsq3mK7InF4x6z6GtNzVc+S07GKgg+xK1fowkPONcZFAYc5XWjIPEQeAXfFv4O0HBOGaxbTUtMOZjjTqHpW4pvKydaKskX5cyujKjpUdggfac2Jn15+
vXyS9XN5QdLOuq3X3DDMp65Jd3qnARHkKsNVXTGu9Z50d3BR3gW2ZindRDXJSyvOYv+j6Kz/pLbeNozruu/s+CSZ2MgaUhwW2+LusEiLuxV3WWxdRzIzkZPk
JDO7aIsVl1IcijsUaZHiX+zl/Qfy+Zyc57nv6/rpnEF2mecgleaPRRN1ZwMx7h1cy+LLOjMYz9bVLjX6mH4ACSiV+5Nc4WHeY66xCetL8bJlGIrUNlRbpvo/
lzTwXTR8M/9u7urJcbtLHMl9LRT6xKua25gFI2s8UD46qYeLLasTNZ+xuZr7p/LT2QPJB7g23iTkprXckG8cHUnGd8o3VT4vb1W53hXnzY5fmTs315HU2LVV
31h/PWGfILk7g07MEN07zzBTauK//Oikd77TwiHkl8h4gTUP46aDN6Zlpluect3ziBdbKso2m/5OPFEq6puaJnCj/F0rhpn/wYqQWVyI7Bt1nFnOjsb2MbuB
wJ2PXLWZT56oFcxPUobHztFc0fR1z6u418CcUDfxtLtd/h13j8QD+mS3JAzRntZeYj8YB7kKmXDLQf6LubZPJ+Twf2i8uoPR+/QryvPihiC0rpk+Omypuwc3
Mh6tmLJiR/74iFAeG/db41WJN0s/FyV75yf9XdrOhRY9LVlV3B/8wXQ0JiENkIvevswWtL2xtmdFYlRp0zg86YN2W8Dqi7SUGtmSJ7razArz/JSF5jPJXY2p
DVvH1CrNCXsV27cgd9mVqDfFJZWb0IN60vQc64od8v/HpIi12K4u1HDeb2FqFBrK3leW8iOL7m0oi+0XtzlyfcGDNdO29CrV6KOTVrNJ+qHaSGOXio35WfVW
bB6SFJlQ5f2vbHegu34ku9X4v6KanieagGdKSoSxPtPWRFb2qPxYSlXAxOgtiyP7azGm0jM47CMTmbQk6X+bmq9b6DpWGK9fFo8lroj7w5ipmVM/2tQ5aUfi
7vJ/XIvz566VjRVF9c1DXfr8drqO+ldxT5ACzQtTgqlO8nriEhNrqsfW1zDeTcwa6Vf9LqMvpdg83TxT74zz6Pu5xjBSEanR6wf6xnib8v185Sk2c67x2XfR
vhweanw3sl4ebOjduLBo+sbQd0pcVWE1NtallxfnLq6cneteM71m0wZ47aU1d679tKxGbSxw0fwM05aNZea55gOsPNMSzv0W2O6bYmnGzuRs7Dx2g2ZQ9Pjw
B7VrxdTcsDF/SnRi1K7a68InNjgW+b4xFnUoXNy4OG5p5BLLUWMo4EvOMl0qQ5DzphuWaUycLik517yibI3ppX+V4XTpS7yEWy+Kvmi0StdCXIPukaaymPMh
fKkYfDMz/hV2iiv5DW6n5WDAbJiXct1EBB5qZrjy/IhtVZNXet6H0I3pqPStaXfQN/7dZU/xD4ladpjvEP4nUoGsEQ4Sq5OWiUnCeaGBf3HyfiWroqVwCb+A
dAzUl14G6ggkmui/ZrwfPcnfwn8jbKSxdywe7bL4ogy+DYbdmo7arS5CUyWegHNhZ/4f63v7cRYEmoHFxEN2ka0nu9/eS/k5tYzLhf8DUysG2DaycsXPzFnf
Yutl/hRvhEewrnwdy2L8E9cO+OhQULVtci5A71SasWap9ZUBaa2NpWVdfLM8s31217EiTXG2q9p4z3/H39sXHjW/tEdKL+3qipxADHtXyPOtRzuJ+UhT40yf
Jq/SdFMeDEROJg1FzWCY4gThbBf5J9lYVeE8xN8WorHfKr4mt3N9TTi07lr4mSg2sWP8i/URlmJTW19WaZNkjZbdkB61mJ0QfJXUlx/AlmKeIgQdBI57eaOV
WWXoJ84UGluG+O7RXfk/ytfjg9zrTFrjEHY4fhtRio9FP4v+vWHH/GHl8zRFKRMbtpANSjtlYygA5+NxRC8u3jtFPOLLUnRgjHiQbQKP+6+LI8q7Fz2ouJ4/
umJCqRDZLGZt/F9Rs7V/J3+oiOG5htbCer6C4tqOr8aMlMvEE+SJqScukQOI//z9tIMSmy77Yo6nLusy/HziOINa+ZXNLr/uMxlaIV5yE6b1DEVKTD3Rhv5k
N2mew/ZimnNsZdfEy0iN3ALdRJ1bowZmJoxDfvQnFkw2nqw8oxvtvmd8DObLOfLcqinKwfT+UhzB85SlkJ8IWzJfFVLYKP0ItMhl87CKO+xmrrUn6I1kzrG7
KzPLpwZKpW3GUsnADsK74mWmmiXTirBET9EP9X8vWxxT17Vzc0B3yh8WSPRWJ3Yx5sYPL8zyHFmza9Pc2uc3Dc0dHp6Uu2Djs7UrOb1/A7vH20t/Ca3DM0zd
wDTnWRxNq4wj6FhmaSoTyIemNYW5fxRvKo7efDZ6cNSNhvoaJfl3lt0uvV84fUujuBUb7xZtT+xbfM9y3ZSlY72Spk3sxIRwf9/K3/3OiPCKPvoIz2ldvnaS
eSHY6dokLOHTWBbsQ8cTvePW+FFpauYTZrr0JjAw4/fAJPYf/TFPjvaO5gJSpl1qGYV+YpulVYJIcT/7rmo7mZ9KS/OKUtFDqQfwOL43d5HZaslWdwqJhOw+
IH/EjUo820hfaW3LffIvsYx1QKQLLxqP2VaomNTd9dJzW5tG/4V2ShqNT5POcfORp5Zcr638Boi0Lghk+DPcC+3XxX52tMoudZRqOr7pw7wf7A1TX4uTbaxn
LD2L/UblSfXFn/FivsRmS4iTsniB/mq6z/8Danp7oa/kksQuCiXz4BPonqFX0LR92w8Y5znLMp5Iy1FVPzrfrzvEf19GbqWrvbkd3rfRJK+OPahviWO6h5aa
7FM+1fiIawmm4IH4BLSIuIJXkydSdjGDcCu9z/TGdiwpnOrna6jpvD4OmyXW42vYL8uXpYElFSuaMVPcNfVJ2tnaas2n8iZJyyofhHXIPapFoldVyli14T6o
YAp1E11a/lGNk/XOE18rf5NH8ijuEa2MDzuCndN8JxbfQdM7xgDz6ftspmNZ+VQk3EIUdi5vyqAJYa4TFQMjX1UIlFHZzSUDPxsnDiBjpCYmP8E7VW5i6gB6
GaOhTkM/ohQllrUte7ds6caPGlt8UdL+gj81b0saYV/K1qQYjWHIbL0hZQ0GM/rBED0jsNqvse4K9mA9RJJnpdkGTrJ1Xd25R+ZTugGmRKkxM8ZvkouE87b2
rI74aJ5HtNXeoQaZUv2EeQxGVqzQbACjkV3e/foNviEVPsvMDTbNVSyzhLds13Txt0XuJ9Vimvt+UcbIdwNO5TIY4Gxc3Sz1uaUssIjeL0ZLrwKzMlKCnekp
vp+N9a2rqP6GIm5OIALJYwqERvznyn8CFJgDKacNs6CFhVWFg5MS69ctupq4TVsvz5uY5JuW3Np0h7EYL6b86Drmvqbd3PBYeLuIreHJG9jcggYpG+qHmbjY
lEx0L9nCMkvcQdQRFmOycxXVUjSkM64u6FlZZ1/Kn2q8c9OcJFfR09jVSUcSuqw+F90u6VT8s1rTSz5E/LS2VdHtvMLEZpYdvJNvaokRNhrOJI/DO4hxcRa/
Mz+rwSX3ppJ9RZ0rhiY0TzzCrgD/87VVHjBjNB9A3eBW4wrpT/6oeMPUh1eQPlK6sY1vRWH7uJyUGcvbpmwqytQQW+5aL6W0RRtYKysHmb4hd1jO/7t+nbcT
N9g0Wv+fiwerfcno34LD/1mvRz6aTjDJ0imd5DuXujMQxyv8D84dXCX3LZDniDDs9vzCZxn3VczRnuNa6i77G/nCK0/w91392UnJaVGsd0tFD/61vi+XgQ9x
XRT7WB5gB+LqkQV+gavj8hjPc+mgPp+NbQWDwhtt8mrbAq+G8Ieb/nI3ZRfzzRueZxZydfE8z2F2hHgT1ZCT3QtABVYbOYQPQFuzC+Jb+o4zXl2Fv1XBDc31
dZYCwmDVRBi0cc/j0Pj7zNxVZfpUH2rOtPZx9WXWmtqnjGJjfdtMPpDruqNXpYZyK2GXONJ1xHyPH8BsZ24az2y6l1JbKEBnJewurioYWTYp5Ul51+KbFQ9S
igp6etg1Zk+2eVnjKfE7c+X4YXx73xrchy7SzccV5LhFzzRztQVlbovYlv+Tu8m0kUPOWTACGYteL78m9+LcvvnuqdbTZUlxfaKw/NTkreW1XCtKlsWeZyeA
vrgdtBPP+LW+Zn7KNJ3bFn+Cee/v5h1hnMLTyAT+WfmvBXwhXl5RvDAuq4QomVGKcy23/G3YYLjGbisY76nhmuEpMJ8ACrtN+7nijGlE0hn/Idf7omKun/6M
P0pH63e5sgL38tujt/1/+dtwkdbUlIyK9VQC+mvKDvZd8k/u8oophhLdJmZXgcLsrNwbVq2rzyYltbJcKR/NfWB/r0xHBQOTtEPX2d3K0mVLPvca/EReNgcR
Xl/TtxEdJ6j0Vn1nvnfpKVuzhHHeGoGmaX9EnkJ+s1zU1eOq2Tjvq6hFXBtsvfYsfxuMtuUzFwtsgHHWyH+WsDdqYsmGuPj4o4m/lHuXndVsjnIZC8qE9Q1c
Wb52kd7csRv3rnu4svEGaXP2uoL1vaP/qP2nZaAwxtyca2N4LyUhh9km8ujwl+xp5v/fzqyNPAwuI/oGesUa8vi8IeF50bnRP9euUzwpht6QURi9xhP5uvDn
6Prl8yNmVfRmfyaKsU7MHGEZeZBB/Se9XrZa3is+2JoMBGNXdUboSVArta9i+QPaEaFiUAILlcFKSekmODv0gxQSUgGjxImhYJR8HEQKZ6sdwbiqDnKf6jlV
zcEw6VCVHMrapg+lYPqqrerrrferTFu/ed9THqGvrq+1GJkrUrZaSkYwWm4P27ubJq0geokRNMuPUN8qEn2ZH6PL41/Sg5TfpSt4N35NUwYf0fQQN7PpKeIJ
vFaSQ52jTcJu/HnVRngh+DP9N3IZDVeWqWHBJ/yUYBtlgpbS55qeso9D2dRC+ph9CH2TSKHviRGWeUpLifEwprZyhqeONEvUChyoBe4Kd7B8xmM4r+wGp7EK
y0XwVsjkm9j/5YfKuDmMHUDnG9aw68RFVIiM8OYIGdApLGTuEO9YvX+Y5UwoxqhxfEJHoH+zXnMbpbbY+7uJf1TS4K7QjdSctKc2Em9HB4Rp0jBmEx9PV+J5
lT9Ll/B+aJ51bbAjUaLMCzQLTlYmBDODZixTibFNhktMvZQY6mfG57ajD/Ft9HQly5khmsU3gFcaoYelo37O+B5GS58kAkVD4239yW20Wakn/+Q4oT43/UHg
4ibmgn07Uy22Su9pywfFbFu4xp4JbtFPiXUWrLKzvTVYCfRV/2DRMJN9IHaBIpzDaMSV4LjVI9dGl0IP3AL6gX7a7lqa7CQL+IvgW74zhZu3GnsGnoiHpcGw
MdzLt3cnfu//RcIU9Zr7TcBgdcFW9FOGM+TZWoTl+PbSY6Uo7xop2T44+IQYWz2aPADbETZmrH+D+JRluOFEfyWeblU1gF6EXwYjyzqn1mMuIln2VrBYrGBy
zU/AcvY6HGJaLqDCaLIATUTKfdN0u+By50zfSzrK1gXZhqDCLivPtfdNEOc5n5WUWK7azuP5xvP0o9RYWiUOOGYzK/HHxJaEm1FLA6fJArqZtE+6bmyNdIdX
YAH2u7rVPROvj9zleod0YEQAkS8Q5TipJLCDRc4/z/t7RWrGdDoyE/N3wVoRG6h40zNbF9hEHEM9BadNNZGDMm1b6U5ylPrt6TZwVjOWPm2974gIlMtlRHe7
zn0kCMrPqnOkANiu9FNKlKPqQvqi9Ro5HGhMvdOLte1seZYVlvpKJiZvKcQyFIa8JdRXWPUE9ZnYTZY5n1kiIucwbYgDyBbIJk82RlNPxJVVM8vXpyFqpqvI
cQyfiFmY16ld1Wb0T4Y6xP/kxfxp4pR5tuuV6Th5S5xmq3J6qGguYBuF1le++LbCHH993OA4aTSL05UmTJZlXep6YpGpfmAq26CkrQrkPbaAbbI5hXiLD/aP
4waz9dB+FS9AWahTaClIVKbz4+09bF98JY79xFaxVupDG4OeIhrpjwd+lvaqE5XGUj1PkdSKHO78CroqHZWuxAyY5TEjNUzZyenEn6SCbgUr9Blquqmb7PMf
onapLanJdHelHtfRlgnjlB3wjdGA/aedDm6IEj0kWAm3BN7TcfQQZZc/TiwXkaAqLNBcEdFAPR+H5oFyW4G60Yzwvwov6Y90LP/B/pcFKvVhE87giwzagxvw
crkateFnjfnE70QLeEitJPvhfZRvQlvQkIjAZXS1eBktVYaJHxSvOJ8KMzUoS0Ni8cHiPHgDe2JLcr6gtpNj7PVBMZ1ra2haJ23zvfFP+d7bXxGzFCH8mofg
y7WJlXF4D5uH/Nea67NT/1LHzFf52Wq0ulaKlVSYrGYJ45jGeD7ejb0HH1tGkEfAbakokIKOkJepyxVEGGiZ6l8r1oAtYVNlCuKWIuWj7DWQq8RZJ4Da0gnW
j83EM4xzSRtYLs3TPHYtIQDV27tJTJE0WD68J14NblBucW8liS8FA/2PlYXUfSZe3EPtKWwu1LY9ZnoTNu61WA1zeBSglEM4Jy0kHwEn1dDZUl0rf4fQUIr5
BtOFfOmwZG5zJDA/UL1kvbTbM18WiI0urzGC+AnTka9kL9fI+RRnwA1HPVsqWG1KBQPUBlSh7Zu9j/MgNoW+CD5IQ+U/YJeq8bZkfDT+m71J8N+KMPya8gHO
wmur7+g/qYHEC4YneoNjFRfoPxzNpW3WOdwusQUwiE1gxKrbUgV7puQiC/kG7CLj/NTPzmHUNf9YSaWaCAP57twXRcBvgWx5gaW0Ygo70/dXRH95BuyNp4RY
9RRWTxkPrtA9zA+xb/Qtdw570/IPMNj6Kf+CjNAMroX8q3KTnpGkIztnrM/slJFmqWeZljFGXMAxljz4Vd1KtaDb0Qeh1vaTYzTjt7W1p0ON6x5Jp+02N7TP
NRUJM/Enqbn0euRf8QTZlH2ZdhvPKZrKvaUyzaN1WeYCS3t+GHeXbEgYvqfacUQlppDDid0Sgx433pQfSVxKi9B9Ktcc4SflI+RBUleVh3Shz8AbLgu2GFmj
/MJl0QvgGXtDnITXxblyFrYMQP98kODdj5wijiGTnG3ELDzLWj/Qw1VGjeeUzd2IEXwU10P6Pdgamy8/D/UMztT/IsfC6/gb4zvsb7y1fZo0j5oGj6inCI18
U5pE9lHCcUiPpmqgg3Ae3gWtBDmE0afQAnEb2wB16RugOtsA7i7CEZO5Ylr43s4NrK1ljfJUwjEDtoFXhFmUJjictmpN6jyiEd0MdsMPkt+U0Wi+XQluJ45J
vqATfxRIlaZiJvCQHCdNtb+hH1mDttrYBPqVfQ5JKCz6GN+ZPMS3gX4ML1NecjkaovehncABuXbgsZyQdh1LLGpDTxUvc5/cv4g5qs5R17oC76lO5GLIDfJc
Jpm+z3NEunKUa2nsJ/VEbiIWb7RUw0ZWuak+trYqmdyEfqoKyDagBtta98BR1OxAXdsy4yhls5xmyUXSklPoh2is0slqkN4Qzezf3Ugc5G4Ez4HaVQsUDLU1
Xcnf1fZNe0rtEzs1OY/f9+8KYcGGKhX6HPrC31f7h0h0Dfqa2yet862EbfwjNu6BPyqRdAJoC/9Ov0Xfg4OcNeFrRNZhqa3QKGEvOUpuGXjqWGC3E3XoXfav
5CNykJgd3M9ixC5+A6tni7hnYnS5lHyEGyF+058nHkhZxYdtd6R24nbxLV4PibA18P/HUIFy8EwexNQh/rW2lbcSk4hoPg1UhwaDrt7BVBdI45kmMak5KnH3
Tf8FajDFzGy2BYLIQf65fBgO4yd5pbT+DX6RyjJe+m4HOzv7oVmhV+TWgh7gL3uWoZ21Ln2Sr8PFy1fAO8KD+PyPdcVeM7xBm6uHKP+E1d06T7FDzdZ1XBFh
cG7Fzltd1ExyjfKO7qrtKA2CrfAK0ynz1xr3LH3BYxDOjjTXN02hffRCcTT3Wncy2OG78XqUOoBKnapyMMcWqt/YNw1r4+nM3iEPB2dLeECWS00nPX8po6FO
erUyTtfTP0SqbSiRIkBzaYL4GX9I5MZdkrbiWT63Um1YhdcLSVwGqeXD3TG4QuXbHkHKtzjwgJsMCP87cSwz1VKHvii3A8eTD7kmwUIY8j5VwpPHE1fQhuaQ
PA1odDnUae4hepVpbKxPye557BKw3Lg94Tzyhb+MrTTS3s/Ej0SGvFO4j++Gu9mxFtXyp4WlVHDb4hOtcKD4AnX7Vki1rKkwB2To+kiTyVdUmtLLw3KtxZ0e
p38o+AhXiBmQEl+zG8XrVFP+mPZtSZk/E59gXYxTjjKbYCaA03uDaSPgwXS5jasuLJZkBDV3BnNTP1C/pv5lXanLsbbjqZTw0JdAC6V36LLwukgjSlLNgAiz
xYZKaznJzmNxXJbcnlvia4taAovdNW13w/4yIfRBcqJ5Mzwk3kya5UyiXcbXlolyA+IXRB84G23H/0L7W48m2vnc/OOkG29TsUlyBr7RTYzv6ZXYLGaJvEA7
jA5TLsujbH97mgrZnhi8se69cyv1o+EIUk6cB6ONV73nNe2SyoVOJlH3TXIYMzi9dAl7p13CJUp9MuumtrYt1pX7l7GRGUedp8kX3Fvzo5JfjTWIGWyQ+0mK
IQbZjd5XcgcLJFYhXvmgcEA5CDooiP9HUydTb/8JJQlmK7x40zzSlyn8x+/ge8XZy5f7xorjfIXcdTXme54tQrohA8VacDPTi20HEViu9I0m2Sy2tu+MMA50
DLwUTmlXOUbbnbZk0S/+6urrvexbws32bxd+pAMiQvQkOjsDtsPEU0EMTDC2xpaDlZUnYQP1pDiFPWq0cBppsby74oN1v/mLkMJPSlwbsJX8K1DwXeA5GOOv
GRjHhtNfpBLDLM0yPN1YbZ6Ka7EdJlZXy3/V7RHy3ASYHh4fqJLqErR1JPIP9i2vp7+xaRZ11DsObPQnIgvwnvhXfAzhFz7AbJpQblhrAW0hgmzmPwKjc0rl
WLoLPglj8iAcn2lJx9PO6lvhPa07mMU8ZvohYEZmm95RGHxovQ3eI/PBQKoZpSH8PlAp4V58Ysxz6yHzIrE53On4yXhX/lV8Jo+ETcVRVg1RlxmO7aed9onK
D3gHtFuQNfVXxEAfcRp4L3aGg/17wArpgW0wLLVvx1qTHSzdk6ag5cY3/A88wYbDjWo/8iKxxV3XHy3z4l32R6IMPY5vkerG/QV2sivFGHqFbPWHoCOhi2j2
b8F3+YPWj4a3ClLRQYi19SUueX8kxtj2caNVDVyLLbcnSZuZoUobEQEDkKlyTyKJG4c11S8s603U5XvQmQmbjVdggtEpcmKK6rcPl2rZtkpuqYX6hm8lHSZ5
6YZ0MpCAfKdTeIa/bmrv7Gd9wpWbzmFDkHz2grzAv5ruzpQDq7U976fPQx90B3qDKokRW9gfwmuuifgSS4a3D5XiPMS5ArnKIiiCgwmFKY3Bn+XD5SFqH/gV
/M9Sof4tQWq/3QLHKnXFdO0g1YcUWnsqV8QlsBou4H8yCmg8uMe388frElAtmxC1oKw13j72AjSKzUGu+Ab/hLUQu5t26powVYGRZAI04HZ5CI7xnajX1Cji
Ev3BmGCJKu7PdRe+yH+jdamG9vYKrhxV/oMdQgPlr5DF7wTmiEfIKKkVvICtZPqDGMs13xu41nO1CBXCkF5kH/SevZEySl5JZdEz9J+xOfZcTJJPEeuSddY5
+EXfEPol3tP4d9JGmEqvRU/DSsEh3QZ31EvesXAESKBzsN/B5qi9oJ6cJjZRW3ILIvXkETGRPSMgoLGtnv8PNtZ2wrwcb5byA8GDPO4XtD6cBWtKa8QK/0B9
DFsXJ3zZ+p/5nqYGaDYWq+lobISe4xZV5vB/cl3BBRoI4bp/5M2BpspcySy7QBPLBzgQcEgLto7+m9hCSDDEWWPBMawWG0AcgZ/YOpZG6EP2tesjO5G5IzYD
cVwOHxWYjfRmJsJytrfTwLYGDeFiS5/yq3wt+Fb/CjuOrfX/4atCnqHjfJ0srYQFzvb2OLSjcwr6P+wwvS0wYv37xKNqBqxtsOhf+uPly+7GtjFwp7iwaj5Y
m+zx3AWH4SDbUqaa7aBvrPlSnibZhRugwJTFJ5jHo/O86aCreYk4XJwquqQVwXDJIycwnfF8zC+9EQ8FjtA5RS3Y31M/cIfw6PRubHP+Lkm5h4sLPafgVdQk
r2LP2+bG/cf+lKEXzya9SXfoZ4tVwA2myYeU2gGBq+d/AMKEfFDT3BGrlJvTp5gLsBPekBoqv8C3ECtAe+KGKQt8oWuwV41X0D74MqGY6EjVz9/l2Eh1Iy8T
bQO3ySnkQXoXPQq36vuAgUXrDAOYP8VJOEV4uCxTOlB1j8nDYI5jOfaq8lf7Js8K6SOTq1DBSmmqsoNtJ1/lW0OblCWTSgRan/4qTwB9sBKmpnrPtBcWwLam
iKCW7xnRmNgBItGucb25Vfw9mjD/5F5CNiImW0ssavodT4wxLPVz7DQWGu847hvrhMzOdWpKqIX9nvzYdL/EwGHCJvYhXMv+AFuIxfQE0W4c4egsHgtspj9X
KBqm4DftQ2KXpRG3Bx8lDJB6i5H0EtUBGWdBYDUM2LxCO890epnujKsEmfQ9Q5sQ2eIGHGHLDGusCWpTOBu7qr3L5WP/sKuwClNQXs23A5uMlwJbrB3EqYKB
qHQVMSvsV9k6vgJ5jvEw3lO4ZquZtlldiafbWoIDSiUbC6D0s9JJbF7UDW9LLJIXqNbAmaJYeBsOUltw2+wbNZjPkFFLfMM3SX/BbZRPujry+9ldSnVwkVAn
2D+YLVNwsPxchObhVe+MW7lPob38wtiefDkaa19HDfX3cUSCd+ZnTANXy5VviKBrsPEq1Yr1WV57KGS9yc0091+wDuR0XAVGCff5+HgfWw+bTu2EMiX5StCp
sK52dOVJIcTOKe8OY9Hp+DzyAEgXGpa+59r6dnI/JCSpexCDyWlP5HZbR2N79VHWfj6Wdycn+I7yFkOqdRM4hZakbNEFtTHeE8JMkAMf8g/ZkVxB2Z9MEn+C
bo/GgSMoi/R16EyycRv/lPpDuwI/DYupYmjm16JTuBbODUSK6TczRncDZ+m+4mHrdPquJtZ1nWZ9AWsmEm7VcDOFO/Ct63v2e2+KLtgKdOZR7j/R/D2jG7Dn
+NHuTtzVgBvLRr5KjYn23B/4v4HGoKk5y5kX6GiqSc8Db5ALcgW5C54We3szPbWkcWIPcICdLn6Cc5POBP7l7vm+skZbGLokdZzstHv4D2l1+B7OGUKaXXXO
EmU53dgfXGfLqKDnhD2R3iaf4dPtaFE9pBV9CPYie1TvpCZL7el/kSNUodwQOcfZ7b19Xzxr0Y/sIXmg1FP+Bb0lsY4P8iyRSwxikWK29LQQEffjETwWWI7v
KKWUMG5NWf2AD1uEZYo6OV3sLzdJ6kq8tDmB221W2+Nn1AL++7bIR/mGwefiHsyGtkTO4YOZbHhGeGd7BrbAGpa99GdlkugX6vqOyXqhP2iKDJNvgr89s4Jd
qmhxi5Xy76UYOQ35iqer7egssYwqSr4R4IMp9G4qj84PniN+FJbjMwx91AR3E+4m1UxZSkwJbqZk53OiEF3kmM+MAEHzLN1Sc+81t0194AtmMo0kV+iG+e/L
1eQIoIY41cjPFdLFvx3TLO3865IWcKorEaSZryI+937De6yD/jZoCluKAekb8pVblXJewqUbwE81w3uQx220mgg+VqWBR66LjDHI8FMonzbG38FjpT2wPYyU
Wdtf+OvgCOuc6hP+Tuw6+QeiInSX+SG0KDCZvmKrEeimhEPMPSupPh3DTkUqYJTnBP6IqfWd1Y8bR353snAukb8iWcm+9AnYOjjdfY28X9U1SIq3ysMSTiV0
Lv0qzxPL3DZ9Z/drppL7Wf73OzmPkP9SGP4BsYLtALeaF9L/md+oWZwjrSbXh7wjbaHT8lrRZ+QcW9PUfKEDHEsMF2pSeWVLU8ba2oBp4Drat/I6fQB340OB
i9NgSLDIc1JZq7lg3ek5b8vA4p3WYBfhefhTffPgZ24+8cK2jB8HSMFBZcMkJUnaG6htfS9pZcWn0U8Fb/0/uCdq7gTWoCfQKTZncQ+1ntSXQv05pse8XRkU
6JWZIXdPKzJ8yajH1zBPSBrALrRclz6BWWJbYYdEY3E8/r2ll9P9iI4xvDcnMF24xk+BF3yqJYoYJ3eo6O9qF77D8prsZ64JKkExFUXSdBY5T8yky4n8jBTb
OOMPeKlzNJEeDIPtU/fApcpNNMN5NhClcOoC6x+hSAoF/Uoj1dlCR18E2ikYiXfk68ICGlZns7ESCr8opQId3OMspnEYgovUTowSeIydg4w7l/yTTi+/zo1G
0kIRhg1VL51vvlO6FLKANWI/8D/bDeqZ7JbbhVqE8pOgoXVZNb9du0O+T5xW5mO9lUuspixMvGadxm0hE6k9Ujc1RmklN8dafHfhP4v2sNAxLaUmsVC8JI1x
OPmF6lBpLLIysET8A6ao24Rcymgf6TtLTA3dNLyHPRhtVI7STDymPIAf+DVMlngN6WPt4Kolpqo1HJnSI+/OquHOilDWdqhEIytUT1kOgqJ/N0qv+rdZn2bv
xPbuycE/Lf/g8+lfud/RznJnugSPZOa4i2VOkIUcCy2Mth1y+4xlRLF8C/ZA0pCj8lBbZ+WbWpd/Yd9JX7EWSpVqXvky4EGn+t7LPY2/4jfERvoTSr8gYA/y
Wl3I+Z7CU/fYmlpDxGL2FFiOh9OHnN6015n1OJP2L+ovfHTqa2moJgaJAKmRmJIoG9xh/FyYI1mlfP9prda6WRkiPpN+VBzB885a9rEgARRy8eQTxCNtAkPN
04lVKaXqPpXVVPht8ojQdjyTOCd3S2nlvyWton8S36d57accN/BaYIP3uBoMzDFvQfsJ8yia+xEOgYX07uCtUKZ0XmkOg+bHji6G8Wx98Yg6zzYjPLx8Ir4Z
dA/uJk32/zmnfL+jaYpNqiktx+tjJFat7uDGadOlY2IK3hn2ppeBi6aXpBRMDvQoWe18TqLkB/IUvi51NFs7jaKX6Osbot1n/Uvl2frRwpvqcd9ZeklGmOee
EB6q8B/CzrMd6W7EOnMsN5LdqE9SB1dPFnLoo6lZ+GOr7JokN5bOazzEEXoq/RE8iD6N9QWIqYtyS7wJ6uCD6Nm203Sh/RPIhLPY+nK0bbg1Wn4UWGj9IjWP
/U1hExL5Xlxt7QRxEf4E3cmOF+zyOukwjxJ3xDB1BHdY/CTs8rWouCK94k34Z1W2P+Wbozf1k+B7qa1g55fhcfJuMSt0xqRR7omCdMi5RJkhzwlNF4E5l2xJ
fgD7+YFORWToRNtE+15pWfoxpJ900NU5yY/3Uuehqq2l+w6cZv1EvcXbu0k5MhQlbrTVETRCKrkQqRXMkXxwpLjSeUpopPR0yGiikhgQiW3CHXDfWQetbR5p
LUcaYxn+x7STu+ZOsGlDs5XR7EXYxMtR1eI/SM8SMz2GGy5/Mx+VSwPTHefpXlJbNozOMjUCc+1NyRyhh89nfSJPsvyLPeD7bvqJXiHtYwZQi/CWcIH0ArXQ
W/G6dCt4KbkMFgnVygmapn9gNulb2O6CPPGR76bUFOssNwmxjrcSBttzA8ApkK3/gjvYG3hbsUgNWqeXTXMXiL/CBep4NQ6ecFLSTtINMgKFeCLpU+O4COQ3
tTMmaOdKxXwPppF5Mq5Tb4oTNL/Y4sBdnwNsscw03hX/EFsTLT3ZEops491ymDDeUQovpL1mW8kvLK3sNvivP5PYCNuapzLvYC/ps/EIZyMecTsETbCbJJhl
XMFuGNul/Cw+93XiUpJeGv0xqYFt5qPYeXqccpJ+aoyEC8U421OmgFurLuJuqP3ttwUPtwBbD1eza+jB7GlztvkjPx8L2MP994ka1W/1S52NbXttXdY3qY5H
NeRMPAaTjA20/wvF0z3Ffb7+dG20RrAe2ZpYxe3A+woLoCdwDt6De+Xt8ImSgdcmliovwA41N4SAXGmEdEtjBv6EhR4n6CJf+86WbY2rsJeSDQ7AvkghY1sx
Gzfg9+k4i0eqKZez+5BkX43vs5Ui1wXTiICjHrnBWsu6G85C+5LlVrfUWrwbOEre1V21fPYjdE1uotFiSEp/YJqbhvvWib2s1yxnAie5JYGN0lrlQ2C/oT46
wHUf3kSegwRLPNuLK/Y8AjfhcdXk6cvVCwAxV2mjHK/M5Z/RgZKAaSCTmOEnofcTW4iMSxnofkqVFr8O7tT31Sja+MrdIBHeTfkmN7Y3565y68QGjqaU3REh
nQSkbxobnmJmX3rbESOlCaEujp7UTpOTnsi+FTs6S6UhmQF4Je2ydDl5DDRbI3wnQ5/JvyycHK/rjCUFbyJ1yzdQSVAxtlR0pp/5q0RLwgZ+Ub5ZWDQW1jB5
ia3EGyRWEFKuioT8R3qub7F6QM5PjWE7SJ/tA9gMa4njhKUh8o+NMzwT54QMWBT/PPCRbE2HJ4scmszxKaAh/dW+BD4DNax/4duEC9gaaQw7SpyERcHKmH/8
D+XG9O98gXaX1I/eDkjo4odZ7FWf4Ub0H/6wyLHtQnu5Uryn5R2tBP4DEdgu68PyH5wl+s0hnaVP2mP2H266s6+UzjUm58jJYn2VBfXJUaH+ynz0hX1kSLQH
bUUiiyxAVlE46tTOhPPBQKwe65IC4gdulfLGVI5/sjySmxNHpIZS82ATX5SkQ2vYXtANzHNEno62Fos/gp7yjMBgUEQcc7ZSGyq12XpyM6PNrcNb4omFU81X
TBZKMb0F+8UwcyTqci8VjnMVZTewbsr+EgtbB+npb6lOcjRBB+EtnE3EVcXDvTulV+DHovOuveJkS3zgk/gFbUY1tZTjX6FJqEc2ElHL6/jhVJNgbBpGtXdP
wjcJjeg2GY1TVdjF+QDWwKajlD6F1ElrsM5wm7kSCQ9dC9xUCMiRTckTVIuSeFtaVXu6UngR7ABX8cflMnSTwAh9pRLxB1ND5JvNKJcpdegHyED6ERwH0+mu
ynZquv4AeZKLxvvIj1LH2kenuslU27RgYsY4802/k/zNG+4alhZJKghlX4zOcL6Sm8lLgi8VIzwMLfhv1DqatS4h95AZbr3zlLWc7oLVceXYdsGYvMv8Tt1s
qQXWRHe26j4bRw/kN8lma7r9lMmuXlWylf0pndSNMJsFxU4tFGMDLr2Z3kT9opmrp6BHzCMuwRCmTfyS0tvUHe/nglxbMNTbongTsocdApbLF4NP6VfBSlAG
Sb6VnK5mmh/LEYYBbEzVOOsH6Zu6j7nmfyZNQetiMUk+5bXUyTwz7Kj6UjwtmNN/52l2XRoq/S0+1Y8UjNWNhIH0HvUZ/crcyPnUqIYWSsOAEb1I8MI1ZR6x
3nHGhviabyUtA9HVhR7TWn6fekNfJ+6QfR39jD1ArCYw8Y3nYvIMcTl5Fw+x8cxh6aW3zLYNzoHPGQCrcFLso8R7UlO2AI9/lkLIn6WJUrz6C+zkyIZLYLYj
KZQtbeN81nxyhzWG/ga/WjuiNnDIGCHY0ZZJQ2COMD8wnP1imi3uE6psHCP6ChGO4unrWo/YyP5I8FryxSZgC4gK/MfvYSZyrdaPiH4X+AW47B60ka21tczC
QyN2xjrUZS3PBkOpEZ5ZcC06EmumBNAbWDZ9QJdoPoxmJB5BfojPwIGnSrpEI5a2/BA0Srlctg4/HWwPFe6YPzk4UsyU9cHl3zlpcMUGOQdfXppiv4Uvov6l
cqgdnCJeIrvLE5Q5UuPqcNplP5+mpbvQFWmZoQj40N5Oqg/iHZOQHhaEHkbMMzxCrpE9oQon0z3BCRDGLYtIFJ0SFCfb3NI9fpfYFu2BXBFV5SXcH3qAoHh3
dgyxEHeq0RJng+hFWxO4EemFb8fi4Fig1dqRHODnG2IHQR2AyCuZZnzA8hBbDTZZZoo29Df8sdTKFEOs9T8VCO9eZCkxSHrNZ1iJpLXWW5ZhRJL5HEG4DxPx
+I8+TYrbmsZN0O1gG4tO3xbHS7sduJkn/uncZytirud/hfoKNosvLHnSYzaVqZR5en35HLiOTGVboTMwl3lQKJVsgn80nxKfcfWkq4FXbCdrrOTzL6hzLvAA
jLQ+5uOsR0ES7sN03pox1cwEojqwWx4ihKOPsC2mlSLO2ogMkafeOB8x4fbV8jDqjvc2cQbrTX+fVXEM6iO/FcUF/sInqJECxT0Qz7A+96tAmO4os4K+Z/zd
vJgalTovfRN8JZ+zB8Qt8kxqI/+fD9Ub5J7Jo8pC4nW2kTqcPU6dt3r8pHRFqGsqF3eD3LI16GF6KvPY2829XqoE9Stf2F87z6aGGaPiBzlT3Yvha7wz9Ru1
O3Vc+USPigt0NO11xtNOej7SEzFzLfBxxhhvkfhBUKS23j4bnlWaQBj/kHlEvJTz/RXyJDSeW6EiSjR7TukJWX6Vd79QbjayHal//bfJz1gy6KC8skIKsolC
bPJj6zyknNwCALYtKR38aL9r7mdyS6PYvcBnHsz3tHaX1rIbuD/RH+39Uo/yJvG1/SHwiXOd1cBLjbB1ZUcTXahBcj9+Hn6MXo2/1pVoKzzR8C4y3/yn4hBn
p292xcKb1DIjLZ2BGlO1UiP0h+UqzNdr1SG+YCgPdnIWkpvF/JgTcgx/F3YHVYSfne5fR94DM4wv+UP4Lb49/5tkdx9mm6NX8PriThaALHGx8xPxnpmMZFGJ
aC56Uq2BN/DGyF6Y/f2MNdE6sK5vlDOa3EDMYlypa111A83JSWAxM9VyCtvO4uVEEEd6STXMXf0rzWfgSn6L77nazthQfkT+Iyzn2wf7205In0vrGHz0BdsS
3EOmqHUQ2jEJWyZNkFGqx/dvv3cMA7KnUtzmOC+3RgqUMuoqGIq9hQWyDzRkHlWGs95QJL2UiFFqyqo0gDzBdeXrsC+dsBqwm/DGtvZs8+Ba59uSnmAuPQbc
AblCc9LLJ+GvpCVIF/RodKzTIDvVnoKgRgIVGQVv4o3538VUsoZvHdpVGcF2Ki7Fp5nba1obm2F5aqW8iDosLrAMN2vlUZY3SgZ/kb5cUiij9pelmf5d4BHB
8YNCf8PbUhN2JP+rYqG9ygjKLnZVzhbvCE6k46370Cy9wl/nt1oT00PaBPkRYRLfcFuxVGd4ZJQTlzfz2cbVzGC0L87SieX3kRbMT+wO4zzulXgjaVXGUyzJ
sTL+C8ze+DFNSNboiohHqVmOrtIe0wc1mXwhO4IP8CjwP6IA/EYMV/vpRc8oY6nDIO1nG4ZmcffEBmoTaTZ7S/qfFB/KYJ/zGxQ02J2tId6Qp4GQNNw6UjNT
OYRk1XwAUr+bZn3mFToAXDFt9w/lDexBIZwsML7lL7t517KkSF3vpFP4ALmH/3fhDSvKTdXDeH1fBjGlxEBMhneEVvIQuFwKkw4zS8VnbkH+wKf6NusaS/8R
M/HLrAV5WBTtSidfCA80W/hXuiIkjE4XskRnymmpDp/oLw8+VH8wNlBqOJ7DC8aaypjgZXkTmwMi4R1Qx1wEZlMWoqXjP5hPXzY8h356CEoZj/h2WjpYXpmS
AyRyH9lgWYNW8wWhb7BvaIvzHy6L6GrNVV1QRg4gRvkF70Q3ssfYViUZQif2PzkhiRK6+achP8ME+8NAIzQBcOQK/K70NvAUXGFqincqGkgzQTYyzdeZ6M9D
sNm9Ba5IPq1ocYPwzBcVuk2NFnvTsfhR/BV/gb0s7KbXQaXaFtvTd007v4Li5lhGEdd15a6b8JN/mdQ5+Zs/JRCmbSSPMr1g6uGduTOBTO1yxwPEaM0Cifg+
/whTHuqja4njidOmLfQUpSBuSuGr8o2mW8ZVxFDhJf2KtYMY+1pnm7xDcK+wjUaRhmImGkGGyW+ip4BX9GIShQfAR38IDA2OVxYR68Bi00RiFvsZMNIzbD++
NnBZ+YrdBF3FkbBYeSwf1NxBesCMuAv8HP5S0numMzjLY8YayS+lCPR/Up3Yu6RbbchnGB5SGWI2HAQrv+dYnNhSWEPWJrcp6fAR2MQtIimztczBd6NX8wbL
fP4Gnw02CzeRLFkjn7PupIcHTvEpxASiAdVXrEm0MP3sO6MU42+5cF+D7znwWfOCcauNQK5pm3BEovkOyEevoJ2UeIjqxTaBUNxKXMdnw2G+V6lNgql5z6zH
YCK7Uhpl7EJcRjpSLfzbfPOok8weYKjU0IXJl7AEoZJeiVdbPFy5Ek8MAytsHvaqvIk8wGeKpNyCHxvqiDfHtVw/bxNxZdl+diY9lvuR+8b9o+xK+dW7SPnb
I6KpSMb3FKwHk4InQJQtEHKJAWl4anfJ4DOr8XQ9OIv/U96d2gZs1LblDdhsfhsYSCdrlwd6gj3sPmmmIPNm3bzAPdIC5vOnBNp6i5iP3BNHKBlYW6FM1LK9
/XamD4wHcdYIujFM900B97kBfBP2f2u+qU/505Yo/z6gl5PR+up4tjaKYZtDRxtulLRgh3/g5g38JVHiUkVMHUE4BQ6fC48J6+TTXAW3MW+gOFy66d0HavoL
g5FcFjfdf9l/kV+qHyf+oSMDJ/S35EN0Q6kWdxX+5oxOfoJmeXiqPz/YCYSZzGzLr7KE5/hi5IH0Frubphz5VoQO2SZaGmM7feGSFo4AZ+GdwLJg07LaxCv5
AvzFMVycjYR74pmXYLDiAK/ZB8IoZgQuSx9BscdjXWMpF1YhQxNPFO/SRyrfPG4+tvlaRQk6ldZNgZyhtkzc0uwpk6fXMzU5lcWlnXITnhYCaivELMbhizyX
iZ9c96CsfIFNrC3ojFTRec22+fvkLJEbVrwlcBSmxLM7hFEWizLLm2bbQrZQ/iFPNXr0/SaHgUjQk8lUb0k76F6Bt3ZJq4E7pSjrE7wBtYJfJc91FUs6YZ65
ijDwm+A5ZaqSFOxj+83QydgQ1gmcMWK+eWntvrPrJrUOPV/KFm30PaIzrUUnIxi9S/8n09TYjG0JbyNLyruJP4k1pK4hs1gid4GLubVoLWEexfB+cErJQ3aA
0e51uhF8pTDx+1Y+LRskfO90sdR31l5XM9f+K3lfuUQ4CIeICte5PTDDRtlmk1PEceK8qqnkL6knLP86BfWQY7R8y1aRXGIW3Kizh6RQqOiUd1ecBaz4H5kr
nXBuAHWFcJsmqIfzlcepdS3rUt7z4Ta/DJX/CQpYyF+Fxdhv8KXcV6z0m8S/BTuYieTGo55O9H1hIp/HN61sy7egniFetauyh8XY57obYgWVx302vzF9s9wl
+4Ba7GJ5lbicy7bWJTt5xwf+U+tY4oOTrWFcHv7Olyq8dFyUSPw66xJ3COu//383LYsj4MTAHn+KOEY3zJuMOuSJCBBbi8tBLUMbLkHYCLopPbx3sV9Dm7kQ
7EO3lQlyjW0q24GI880Ajb7rrqTk8uEmD3fYsxFMgFc8m/yTfar5BXJGWhRqC5O0UwjZnmbvZ9biSwOQWo4PpnODb/HrzD0uC2lq+QHcSyjlv4mXXeG+RtZZ
dGnBJjLMt5Si+P+xHFstXucv12lia0F+dLxk6/nSAxFiI5HiasnnyIOEG1zh3/hv+hOEluwwNpv6w5Qjh0lvWEXYRBfw882/YA3w1KLB3BxDEVfXdL3YS8nO
U9RPQm0jIddzHRHqyfNt3UO9BRs+nm+BJAhU4jk+ie8mzZBns73pqUI75y40wvYIz6Fw5ZwtQT5pm2weSP0vcCI4QzkNt8iKVKfsAb8PlIPpMKjcNsxIPZTZ
ND01JSVQj7OIHSr3JdkkQjxV3JLpJ64Rf/YPSNFamyp3yXB5PPWRw9WPoAhe/96Qt6Ql4mrvV+XX4ELQGl6Va0uNsSvyf0p/YFSOah+khMFVDtG5NvCjs1z8
IbSj9KKSnG4N/WqvQzeujJWngPp0R2U0N4t46dwEG6rNLDN8k+UbwMH3pFdKHJ4gn6Y3lncXRltXq6fIBVLNEMOuwuey86jnbAQ/WzYz1+RN4nZZlg4ocXA+
miCNU3TIK9AbhlL+gucATQ6AndV0tSVyiBTg/7/Rd0W6FzjJjqDGBH8Rr4u5wUV6E35ZmKU0BhR5w0LBxVhjYQATwK+7DtuHSDncUvmjfEO4IURy/fxt6DNM
Z+s4bL3awPyeTpQirF+Cm8FA8ynZ4+9uzgMN8GXsanqX+Wf8mb22oBoCol7aS05W9nlmchNgE/Qd18qzLX6n/MKJkOXUQ0O287KH8brsY+k7tIN4IBrVRsVf
LGvAJ/J/8oAMe+pS9F/5YTBSuKHcQo96B9BL0Ru4BHxqAtFP/1D4xEZU5KAf+ZHGcvx+SnOylVwuD7Q+535EY5itfgo7i/8EUrgssS851tAe7SLHo2FIwJNQ
4YYwELD0tJ7SPw12CVQrHf2HmF6wDzzGu5PHI4q1u3+GHM5NjrPBBSRqvMi7YT4zv3SnvQW0y+vhDNBW/kTfU0ySjzapLiLbuCF43HnKvwebXoA4Rio3i3+l
/7T+Tf8t5KoUd8UQVr5PPFX4W0K5mGjfSv7GoRanaISLBDc9EisXTGjXjGboOnjou9/3sP9A/SU3953177PfAVGgLT8BdLA+4H4ndPRWewLnw49hAWMLrhX4
bL0l1UZfpvQBz5AeokFKEtH8RXSxdYMyhRcIXLovrgm8hh6+uX1lYKfnJ9olOUwdXc1sEKeonUxnZJJhP9KLmyPESA/p7tIn+Ac7GHByKbW07AiMtNywZbF/
wnF0Lbm3Izu0gTV5nWQHMQ4C02lfKZliGk846WN4A7kXudT2S2g/0dtRk28Pa3IKfIC/pzvJKvUb/9H3VLpobgg26sdjhfgU4rPaH66mI9Ld0i/c+ILBpr38
M7kKdANB6hIbRz2tbK18pe/TbnG8qnUqzgvci/+j4Cwfo8a+BoxDKV6hMtOOxGWkLUUXd3d3d3d3t5aW+ljs3uQmM0UWh0WXH+6ywEJxZ3GHt+8/kOTDOed5
ni/JK50czjcgk/Av3H5Q0n+W6e//7dDsuWK0ZEXdhc/cfDYcs1Jh6YesU9iLZE/6voNHl/UT3G05n7tS+NHV03OeOuXU5QuspJ4S6tN9mPHZEVRV4wjVAytX
uAabkxAp/aY2GGeoPtoq+FTZ7y/SZuqxRBw1hqsEj8MxssiQ9BDuLL4PdYw6Tv3Cc7GJ2CK1I3wFmrv2MkvUJ9oipiV9lxzg2sVbsWvu0hF55GdEUgHLCP4c
/waMljeA1VKYPolrAZ4lcFTToEVpr84B7+Eorpe6TJ3C/ANz4Cq02qUmfrC4tEeJE6RLrq9qXfc8V0FhElwarMhUA+FotVRBKxuK5lPsc1xmNN/6wFOWGGXi
QA0fK1ekM+EYrrP8SjVrGWF7GFF7zqXCCLBNq4weOWoxpYUKCWtC+y0LoocqNakrwmx9BdyA1cAaaB/9nXhDnadlY7V9c2GydTcbD+bBcOaFP5lNT9hjfQ7L
Kb+oo8RN+gg1yjYtcquSCYbAnrbf2FeqKlorbSIq6U3EhlJdohRn1ev6NtKf1SkgUuzIlTLHFD5QR+n9mChtLlsBS1H+YLOR5EpNecT1DY7TeL8Iq9pTmfbq
ZPRV6KMtttYkJll7i5HMZupPuAsrK//ElsKDMNofD2Owk3K0/3qopDHJcLKjtHP6a3jb8EWVpyaickm1/ceVeo5F/nL6E7mfzcJ/Daw1OZXpBSviR9BWorQ0
XT2jxdO/lT5GSfkEuSq5Ln00a6dBMdHmmIws69RgOt2LDddm0RF0DT/HvgvVcUUTmPu6UM2xGmr0g6xYkKj4yBfiZHGMUl59B+ptqw776WUdp7RoenIhqX6i
HFyJmgsSJkt39ZZoFlZNW6RB9aWpgQuPG5z0L/OrsLxxFB8PyxZzuwp1n72fXTuwHsWDHqHrTARZ3naWW2JZ5LjmH86VgK9Rn4R/0CM7jL8ZWUq7oji1cNqm
duDrYGaUg1xwh3RTnuNLcNXB2rOL0I5gKXje+Z//MOqM4pNOc290n/1RaLl9W7AlnAcXJw4gFNwaihB/1DBZbqCHWmVAsiO5xvJgdIPch/7HBe0RuqLafHWN
U8H3INY/UypQM+IfCh2Uidxd6iHcbxDkYWKoVsjxyu0EK7ht/QfMEr9TjUP5OicXOBhqfKimUdJYRj9QcVjdP8+eT1Skezg4NIYk8UncD7o2v8LZlW+vFfI1
5MOFPCyhZYIvar7R0tvdL1Mdac4+jFoWRwnD7HGgO3mI/sefrzZhJ9JD0Vfsel4hZ912lmxgLJGDQgsyXKtODpEMJk/YHIwmvmWkqengLvVb35vwntvFVFTa
8v29V8Wn4IkwXaoPVoHtrInb5TxkD0IX04WYofaSvojhyubcV+R44KAHxBexiXiS/Q4/JHMjNRf/U5jGTYqT5ckhv+s8xrLT6T9D/2opXENkLjxljkN37SG5
Etxt+ltLc+DGLm5rxCF9Kfd3gR/rwA7MHO3/g71DrEjM4dZFjNHfi7MZDzmcrG6kk998LfVW8BdLsF/AJLYjmMuvFlvJU+BpsSpwaXa4Xf+S2MazT7La/8E8
WD+YwxC06sik/3T25i9wEmDRKTUhIMJkcEoYb6yyHTEaK72BEGqDmkhD0ClTp/AC5i4cwM/Meo8ytM7wdHCm5aIHGXe4OWRW4WjRqX4D7bGR9mXBK5ILdFUG
ocLYJeiz9J6agY0jM+Pt6m/Kyn/Dd3Bv6D7kM1e/ZNo5SpmDWity/jMc6JHUDTkXlTVJ3jNp1dG82E1gB3dN3Myw1GGe4D5RfXNq+COZJOGuq42Rjj4FXih9
g5dzf+LPfGvwK6CAGi2doNeCHG2X/1ngFDGPm5BfGRfkDVhXaS5VCi/gn4m1aEkdifaYvext+rO0y7bU+YMe5JzIDwRDnUUcxp3HNN+MYoOvwcuepY7TXGfH
BP477EJ8ZrdJB7SKtkICsFu49mgN8b9ACZvbv5i6ze2zrok7rV7Ru6p19A+Bn0Z7bpbx3R1e7K8X5fKwLHi5ORnvWR1naLVlbgTE4u7CWcGHIVNoRXAqf0ns
IG0zcWoIPq9ZW23KWXg8x0sS3Fh2FxpB5lhjqePoDnZNqsYc9E/kQmq8+zfVkzIjs6MNddVeUa9DdKRqJ53xpuq7nWWMIrQ515O3QCfpcozFv4ipIjwmNtEz
pBQUZr2jDtFC6JU61xHHvQUHnRWC15KHBPegSu7ecgTsnuSm0y0T0Ri6H+kR/+cpI02Vz2U9DVzRvlP/uG4GxuCP/GkblwvvLBo9ljtguU6NV0rxZbHS9BtK
l7Y46pm24XFCI3I7+yXeQ3mpIHuP8NCvsEXUG+gGX/i6YHIo4GoTHAvK8wXGDhK6L8W6XHPxh2B9Vi9RVktaQ+RBLdZ4wy7R+NBu0UaZNadYWbgE6mNvFFkY
hc9RL5LtQx5qMzyI7tQMt6Eg672GokMd9IprrjkylcF0DnXedEbbSL6XiaSd6DWq5jgTxNAVfh5RnpqhlHJuiBlsRIGujDOUpdQTPnpaqlbxnNzON1dSqZPF
Tu7nlIIioyeboM9gpwuX1fuMSWiizkG54FZcWbWUPkhwgFNcFchTFmRXJsIN1EzqpVJoSfKtBOEmq2UQ+BGYLBZaU0AtajrVzHbM3Mk5zu/2vIjtKC6Vh3AB
fQjsxT2lp+od4EYQ6byMrJ4ukk95REr+Ws54cBr1zs0g31dY6ywtNVI/Ga1CZ5XFYJbenUyRrwcPG/cVP3fCNjI6Sd4HloNL0kf4hCF869hp2BBpL5gvufJv
4P/of6MlaDnlDZ0JxgUjDQ8KDwxGG2m/IqoRbAHzP/gtcy9RXiprGlZQS1/oX6fMo2pR9RRP7iuhG4BgAbPVviA/zA6B1+9k36pZAFmr5WTpbEF58oVGCgNg
OpoLnqLa4b3Fej4PPcDxxteTr01Ndj3E/rY1h7PESH8p9Jd3i+W6iuE7YlpTmXAqqs5nwrPA5L5i2aTJYJv00i7kf4fb8yfJGQBTeZAJomE9OM2h+u+5JKpc
oFZxlUXlRIIEorTAYEFsr1AWLY7dpHoUr9KBu2PalHAXCDxHjxCyTAT6n9xWGmXtg1dxvsz/pWwFr7kX8lJXfc7HTTYi/bnuDnqJ5DXEvOSN6h9kAfZPcV20
U0eDdHFX7HKHg96hzrHwYo/ia71abCKXy5sg3ha/kw5QTVrkM1v+VIcRo8V2xcNWL7hEcxY7VE1gpT6jdvZh9HW1otjPvo2ZZL8gfoOPwWLHOT1NiVCvo87q
dfhTHQ9LKz+4GFgT3aX3bJZgNapN7HcsBdtMhfAu3BHqsTTMnmd/bBxXluP7jHf6bSpVbYs2Gf3NyfCiESHtRG+4ZexLY724lBOdE9EX+QDYsuGaErC2cbSo
cl4mVZu3ecxs9Az/6JgSPBLktUV6KmEDJfgY6i/jeEwSk0qnMSdyrdZaubW01bEd9edoHpW8bXbIw53hf+bPpd9yT6X5zFVqsFaLu0UXSGsCN52jLHsIhHUX
3P5FUr5zBvdSf6Yey2/KrtG8fGn42r9WaMfMd+wlGiKfrXX0M6ojl7/RQJMcJ5K9TNq2f1Ej83XtpI9nmifVE5y1H0g66Ox7Bs4x4VJJqpk0kB4gj/Mz/DdL
lvhAaAYz1X05YdIv9W+0WSmPeqtVuVUakn6CT3QG9KlzncMiPnK3PKlMI+dQ4MSqWUtt/VsdXPCv+a69Ct5FM/zXtflGG7Y5oaPy4gKtXbCsZRfIkG3UQbgs
FG4DagH6bl6vV1VH6zv97V2F2KxQHvOPMVQxfP8p9/x7yZlwC4zTfPQvdgT2DyUERqIn9HlHqm6BL7VT4hQno85RukWfBmuZe+pIcD5qmvFHiBV60lOK3Sor
eKUg2VHKcTtpFfOXW1FHxo63tA/cdu1E5+3L+PnSZ1Db3y+hBxgMX9ecyWwUR7Hr7NXhHH07LFLrsmnggSVg3usNYSOZDfomvDB4U5oAWHo3kw3+1VB2B2+K
1pBvARcLVYl50jfdaR/KpvtjhNegFXwhSWg4tz1joO2xwy9uw1LoQlRebi1jcb1dZ6Su1tmghqcke93RCt8bPS7vYvFMZkuDqGvos3BC6aC0UwdaK3AlClbA
Pvb72nvpT9hDTAsqMFORjNKaC6uuF+it0AXvmJx3sXtBvK+fQutd5EbYPTzdl4S628/Dx8FwJkdoqveGZ0QvPML9jA+3ZFinqYWW9VpVvjVaSq9y9rY2giu2
5ou0bsWb0+/lL/C3skCpb6uED6R2cKXEQ3AqF8N11IC/UoZdWx5qJpQzaiTdZpqH/Nwi9X5+fdhZiKOuwkrcQNElFkb/1E0JLvlpwl7fSfQOx6Ra/u16RCBC
CNO9SjxagCLQLfhWvAOqSmUCLjETm40dVzPAAeYEXd/3t6WCzWtbxTSTbxfUS2xHNGeTod/+0jFXPySGwX2UYFoRG+QR/pz67j7lH1/QnNbUIfJ1+iAXbX2B
jaI/JeaFrK4N8h/oNdMv+5w63R1jXe/Oyl1H/c85cetxZqm7V3RD6rA0HJQtmGhoCbl0bigeUESMfhO80d/GfLf3B3WyR6BtRn+k6HvRToYCX4ov9SPFZGys
OZkoiYryI01lxa1gjz0OW+KaJdmIPPdbubTtXEqmETJS1WzhB95NP8j6uDs6DUayL7A50nC9KV5N+Y6+OBxqhlIv6TYcCjZxL9Q/kJZcR9+kNSF3UHXFVbJX
OwPfWjfjoujyTEGb1a3iFZJ2PEJnjetibwrm53kltjdWXbxIj6s5Wr4k0GJD5zxUltjAWSBn7cbrkoqrwS92XLqDDvKxymOjHXwttPIVJtYBrYrL/6bq1Ebw
g8Wnsu6MMu8Dn9xLUF3+jLQ5tEqYYIwovokNPLPRRyxP3aQdU3bIl+EuYkbxjGG2eVpJcKSgKujMvRV3CmziOqGOpmMf1SjjNfkUDtanizthd3Rc+0LRYlv7
4eLJpGN+kz6xQn5xCYgmsUirDT7jmf53ciPOr76w76CnS93RN7Gz/yc7gToCVpJz2baeacJMa928bbApPCJNl84U3CWLQB29h/KXXBpscUiYoQykRIbJ7YlN
xQZvainvt4wga4JXSpXMrfSvgjnSF5CqyioLP3jro/mVzSCJqyq30k4wqWIUfGX9T06OOQhMzJ/qVaEvBvMn5C7DZ6kHK72QV/g6clRgq6W7bTXs6dvuEViO
XKL2066hW9JMsRXf39SVQlhujQ/ET2J/wrKEeJXGe3BVtEzodLGxe2rOcz+yvUqo715UUAKpWENmf97H+DFCE4cfvEI9sPHSZj6NWSHelf1Y0Gv3bLPf8tez
zBSbEaukcsLgtGHkczhW3o5HwA1gBrDrQ7D/qL/gcPNMXwPMlmQoH4OPfeWYaYEdoK8V8w+xTFKT6QlaI9sU5EppJxC1Svn3UAtRHedNsFheQS1VXwTioGg5
CBD1U9rt+9OanlhTjrGUkWlmUM464q5naEhjuvB1TWulU9J+qp0e0N/iBVRXF60eAZN8Iz1EfDrXyjfLadNZiw2l8J2lA8o562/aib3E9ogv8A/ezabaejUm
O9jS/pe0mH9ON4v9ydl0wrkIXXYoICxhIyHBlfgE9ZmcBTHtqdBR7S/utrbRDxFf6JpGQ9TCWheNkpbZHMEbIY/FBbvoy+HPqCnaDK6JeJh+Ag3oUm4wFP0W
9uO+5t8S58v9CSeah+tKf7jFdpfplc+JJblu5FvHQ+yAVomT1Yt4ofE/dFlawOThL5XSgTBsC+cJTaP+xcrkJupbqYOBQtfAxGH824BqttIdYGPhWeZdvDq/
T3vFHgetmOfqeKom9546bWnoq4oxNqTU9n9HUfCtPlvPlTk0HF7FZ2jHElMRqzayY2gsGoO9Vwegcu5sjRU7EKNJk6c2vp9o4uTQLXRfqwpkTxz2HpSq/qvG
SbWTeMBclWrI5YGvUgc5SdlLxLsSxcuBcDQrLgWl2yqibzko8bM+Ay302/U11c/r3QL9rBe1ytpDvSF8aniMcfqMws/FjHIAF+RC7/B6tvWAM9i0aKzA2hMU
YPPgLTEkBYko/yvnJtiDiRbdyV3JSMtoOADf57oIH7qe+6ZzifIl6qk0RttPrYYmKl/JyP8N1/l5JRccizWJ72Ivah0CicYuU55ssDfIA9VfwePSaKYyb3bP
JezEB3QYTiQT1WnqllAsVxE9t5ZCdeHqOAXkwa56X3Qs82nijBxe2odVkOLxucZS8ja082uZmpyMLybsptXePYH27CKQLhWiQmWofVqtbC0tdZ0qYmdpq/cG
/Z+0D/ZCW6W/c24lX8Yr8bdhHWyMSvM9rR/5aeiHd0IoTasTCtleFi7DZknrEe7rzJ7iguB+/p3CNETq25xnYuPoOvnLXG3zoHM82w+rARYzC6NFbpCV5Amx
IXlfjfecD7UOtg5eQEWIAl2MrcEYpYJ2TRzkeyRZfHHiX+oXsNPbWx8JMNBbWWm8BjWwOeJQuJXAfG9ZL/zB7VQXoe1BC/YRksIyk+zvZr2LN4t/KqXHFTGb
sufYHhDpXK6rl4h0gtvjewcYoaKxUPbAB2qvhIH0bNaeXicAlQWRy2MHiU2Z3nI8vVg7ST2R4p15Sh1FUaP1dd4mWGn9DPk5kCVGo3r6AbUXuGi/C32ii0wy
PeCX4+tCy4Nh3qpqNR0SB+xzaRO9Fg6S9+X/q6KEBFTOdZeea/nPkifFap9gc5SmuT3t6Gwbw/fixoJy+DYoVb6MXdTKwlYgKvjQE+YqlFmDAdvZX3Jry2Xy
JzrqX6bMAqr9BzdU+5cK1z3QVnDP8o5OVW+Y17qS3VdwCyyLmpHv8WP2Kth0ej5Xi5uET0UxpmpaOWysgeQP6RHGD3iIekp2JYfAOkys3tqeLW2Izg2UovrR
l8x1pafQLY3G/tD7c/3xDf4J3AGup6udUVP/RxsljXFuCS7S5wI8EGT7MB9rpukrpWXkUGF+rFef69zBPEEqW8seplW0HGJ/GQ0dFTxuLJYobVkE15nqgHao
Nbc8bbf2ImZV3iV1FNjDtZE+YX1jGgTkhEGBivxwz13yOrfcyAu21f5zRZr/wvsl7eLaEWf4RxgM4OgsmiBrKgRfCZ9wGtwSzVJdNDSsF1VkOZYg257nWZkr
QhKowA4WcT5POkCX1rqQjYNNkN+oCt4TLaja9G5QX4bmd0JZjUOleYj+sxB4oXqTaYF9Zf5zLtDOJb7HMeskfx2pHzZKR9RaWE2tZ2kGVxIt80qpu22b2TGV
DtpqJX7zfxbf8U7eYHq647gIvoFuZ44H3uAfYGvhq9vKOmMt9HdgKO/II6bbWA0Hj7ymA84pYgHRAZ7W32o59F7uGj+dfQ+iuFV0O+5MMYc7s9sdV5A7UEoh
CrlgxUByKJE5IZ4XHhCVhb1qID2Lmumca8zRdjr2uiqFOtL5akX0CzMsz/VP2kqFVOv4nepoNMhVFsRm7qHK8+NANpUkV6XHkcUtLm5Gu7E2ymQsbts0bYpr
s6tHrWzbcOaXzntaCDeDq/EJ5FO5TzHtEvSyvAVMd5wRPwb6SGGutkFX7A9xYKh8/DI1XsvHdzHj6Ht0JCxSdqpNwEnlB5xl+ZM8JJeH1+FIOCPNZSWljlh1
PgKPBpc1v8/pSLJbHK1cE7nt/g94mHCt+jPtt7oCXGS7gJZYR9O+QITo0CqBAgliPbQB7FdxrrSabCnVo88S5/G1gRk0pfRhv3m+aedzWjp2wp2O/znukVan
O/Gy2hd3q5sdrCvZVoKdlf1F/KgMtyWhIzGXrKlsdfWNuF0Z5c8JdM8oGXPPUY0fCY7DfNA4wMnthZfUIO6D/4JVtyyTakgP1XtaVuiUbS66jGZJHczrqX9t
HiFbNdmf+y5jZcRYepU62bijXHM1c3fFS6sBsBJdWTnStlz9jRX5asYmch3xbdJC9Y/4qv6/mcXSH6SiRZtz5JGSS//lb0LksFHUIJBdvJFz4VaPSOlWLzam
YEJsQ1UVJ2A1sI01/WR5dja5jH5kuchU8t6OHaFasz4xGfwjUdWmWS6u4vEbyj5iGX+LHWTtKg6R8sy2xGG+iq48JpOJTZnp7ua4zn5DdfQwxw6mC1sBhmlu
lQPVvQNor2032ks/4bZpbqBZf+dvFMdmX2auKb78NPGceihujr2mtYmPUa5BTOnPH44bjw4Qz7lnYil9q/DLXjJ/v5wBLDJMmAPWU434vaiE0YpsS5X1t1la
y9GCm+X4oTXXR2sZcITSB9V19iAynHGaXWuohyulsKlEFjOeNYR14gR1pNw+bR3srHSzj86N86Wsaw4eWkRyYv6QhO6utdT/CJnOULrETYa9/ccQiXewtvFV
5PYQSn5t5ZJvh2qlNSo+h8FYpWraWvhFGStlFzQS/ibcOcOxcolZnpD6UDrLPeX/0T9gRTqrR+TT9vaWC1oZ7bw2BSq276QT3PHnYAX6/VCseWygNHsfK/QV
8muc7aknZHPjmBypm4U0dYiPFzzupUk/XTF0qjIZbMfT1YWbFe4219xOcDY8gEywCezmy3LU5DfYPwjLLdsAUlarGrjALHUMr9FDCyOaC2VySzNfqbbaBbUn
GG2LpJL4CiDT3lq9Ix2Es4RaSjuUajiY/WiJNK7ArS4O9OUf8B2lcfQwy2fYxtRV2wMz1BH5C6RmEkysK71UI8QygdVcM245/YBoxzXH5mOlzVXoedRp8ISc
xO2iedfzwIKYHPg9kbLnEW+wWc5ybD9lHnDiD9nu9OclvSiL3M/vhjvQKWYU+EA0cvxbbA9t3Q+Zv8Bbbqvc1H6C9Jm20W68WigNTaRnhKqpKlZZv20X3fH+
Zehr8LOP8500knVaSzBaAl0eJN9YMtUniIeUKdXmqNuzB3h9yOoviMbEgchpmgF4dAeEAYe1LzeVGR4czL2DvL+Ka7TzQoXbGasdWYXddQLtkb5jYSiVWSQo
8lVlWrF/cPo/xROwTq1JdCObGWn+IvCSS2WaS/U2EmRbT2mc4wLKEma2csS0FN0Sx1DdbN85Re0O+/nTgkVKW/V/yAbmg5V6KY2Gb+UyDKK2FX/D3jQGT/OW
jt+pL+c6CuvQTu5l4BUawpzl2qlR5GuquhThusDP9nKBdpqWFgQ3YcBhCubS4fQnfWXmfHki8dXxSMX1HeBPeTC9Hh9vdIGvlaP+wWw63lW/Hcxmw7UiOp4P
yePNH+2ViHIODwsC26qt0Frrm4zToeHGKHsCU8wGtsbKVKvZspZ6gg2WD4sHIG8f528njweYulmNjvtO2aO6ESUTFCqTO2L9oFaRRfGbfqvaKWCAOHGTcEF7
KK4Wm6tn4QRttXckV8JBRG0VztC1rN1os+TzlAX19SLTC+WDNkU9JMzg9uNzYE94BXYLHtWswWjK5YViO2oJ3g2OM/qJ81EluTsWbXkoL0h06x20EVhldVJ+
KSSD0SoFVC1F1GQjpzfeGHSVDdQZpVe5hoZay8Dulg+ogGqoD3GIShX+GzWVO+lrZTtk1uRmYItUkFTH0ZSb7rgrZii/k5vQPZ2VfKPo7OJN++Y7ZH6Hheds
kUOOSfwLzGo9qedrdbF7fG9qoX4xPQw2YmLBvxkp+jdlDPpTWg2ybHv0CuuraCnaGmCpPtt8F3vuuZrJajS9yPzV0Vl5Af0xL1Q19A3WtYL8KgzOc44PrMBl
Siu5o6C1sMt31ujEWRwT6DQ4TZpgW+HYpaaHvgvN1FpGONpAFOJfUAltvmuB2sL4R/vC9+Oi5S1iFH/CclvfLy3nW1CnsbNKOFuEP1RCtnFKR/8vea0/xp4s
PEblgn68tzSQJgqd29pIdenv7EElRDbn6qJKSrZvMLbWeGhmUVm6PGriOcpOVmM1L3YuAEOPQUm9RCCByte7ou7goSoHK3lng4pSOadETOEXA5d9AWqH1YP9
mLK8Ih91ewp921p5EuUGBiElSxXUWPyCvjv5dO3RsE0+z9zR/+IPSDNzKxF1dIr9A3nRPNSWYdE6+hvmpkl9OZqhd+KP4ZOCzayVuQ9aA9DAsklpz9xmxuFe
2IFQKDvKoub4+nneSRC21j9Y9+HDfERsC7Uu181l2KOdX5huoAsYA2egaSCJGgFLOl+mopQ+xBnbZ2o1/YBfyLX0SfTnmlf4c0n92Z7G9QyPdoLS9Aa0c3MK
Ggg25fFaU7EJ8uRlcyVw0n9Lmcmn+k9CBzqDXbHVhdn4R7F/dgiaa1akCMnGs+IzcWnsd+oD2YAXanHY3671GB3swh3Dcrh5iQelNehK8KauYpex3bbHYDXK
M1aypYIzAqlEDTXO/s1yR75NZaMUtnVEZT2IJTPdk2fLqr4tYWvkGuoXfR8egd/Rim31wX9R/7AXwGD4UB4qVQWbfQWWLL+q/C2mgR5iE8j65jA8ZaFLW17o
Y0KLgww5T+uoCmiZ1K5gcOJ10IR8F5gH9sT+zUXzJx0/9Z/qFOkxnQFWA7f6Eryy37HXxyXzWrIcbdY+iF2FfkKe+ks6q1bSbknI7wCH6G9SRd8qZoDaT1zj
qO++Z1lDhdHVCt2sAz4JiXpn3c51x9dZezNzKSKDdRaBAWYb3QcdR5J2KHjJ0x3eL1xW2FxrY9RQB1q9qh0/60jk/zEaUG1cr22blZpJrGu27YTegnmtV7K1
I/8ITcXLi27wUqV8O9Xnwn6lW+iR3hvUhzu1s8F4ZGNtwan+vvTfmsvUm6+S3RavT+ziNoQqovIqv22y1tIYqprEkK6DVrbfYjj/i8nnxsAr8ReoNvI2fIv7
JLqmig6IVocuSPOo0d6fxMzCtXw1fgDVBZLkcrq59JcvH+tluylj/mpG5+BUtUIgPrBZWUONyMkinxJbSF3bqZUTG+TEo3S1Idhe6ao6Vh6HJoWWywO0xupH
2YKWB73cfyhJWg8fiG7xoFGIZqsX4BJjjuVJQjjTxDlG/JOyUI3VTNgsNBpNM+obEhXUUqgvVF/NUBZHzczuKf0jlwY92btUz8AN0xqxlVyaSXDeVIu0KKqG
r1R+df0/Z3u6SkJl8FhbrkYYb+D5mFisBIoJdQ+tAgnoG19WuIiGShHce80HovABvttEjkYm/eRlRxPVYrsn26UZodL6GFQH3eJ/Kc/kPD1fOABrG2nucklj
HLMxATK+HfpRScEvqmM3lCGgQkkk901y+IHaPqGNNsVcv+Yz3xF8B/w3R5d0OiFg4obbWvsWqAfJ8dRZ7T0+mv7TKGRGOf+1zHA1lxqxNo1gj9IlySx9jxqG
dQFVjUhoVc+zr9jjKB/1pqtyldjGXHSgOv1eOwdK67cpzJ7GDBBrapVBDFs/a2TGSvgYjoNDMVwpHwLe8dIAHYQyg6dgD7le/lfkTnyAsuA1cJcv5OtRyZbj
AQdd0r0A62j74B1AzaY2J0bJ62xxBYXALZzRMtEbpgSz0ZSSdVlsyI1nGsMtYjpI0pfAfsZeCyMEEstzQ/SjWnPUMlcC39mLxCqsLZFbJbC1PVHA7AwUqPEg
S2/IHOaOECXxq7Zh+rjQCe2Zsgn0yx8k1g96ML/i9r/SyqvuiLnsGEtl9BnRoAK5RxjG/M80Uuyb30wMcR5pLjfJPlhKpIbkJ8EGpm726mAjGBq4JNdPKAWH
Gk20c0IR/SJYRf8VkyPUBbuxiGK3/UtqAP2BcFdv7rMwkzvN3rbYacSzqpnN1Z7ACvgw4bXTI+9gd3jnqF/wVIjsUSnXU0qz7/AS2mH4ShjunWwnTN+sm10/
XfukulaDTotqVbAAmgNP4476R7KVtXt51vzhrlm2ZqSNS1Dq4+WVWphNV7mZgeqohTLVyWPfkVcR6P/5ezkvEV3tHY1GwT7afTUGliGqKpk+GxpAjEVrbC+U
x7bW4gqlBV7V3mTx+dhyoVIZlL5CvwpeKwKXDKKNsex6ZSgxyhxb7OaHtZ98Ty7NKBMYoB5XLLTCeuSb+hypHl8Jk+EJepzcHv6hbYKDfWHyvKgw9CO4OO8o
9/9//f6JN4ZV+HPaD38Odc18W4nOOJmzVovxV5CuKXvAXvQTvJdHYZd85eiB3uraJYO39nWkiP30OHWftpR8lbzQuV9pYjTlnpP32ZnUFNJElQnel/6W9nhx
bZTvHVkYfGheTd5AglaN64QOoM3ouus3Fssu0FoEfwVHKjw7xkOhD1LFOk5mLNVaWuuN1z3kcvkcUUMLk54If8qTdIxopjZHnU1jYAlfL2+k7pMf04u1+p4X
2vDYlfRL9J+6R7xFnQIP8o+DK3g8VpUqrR2UkhGOePsNcTTus6YjPnEqGsRD6pw3BZZH4xFnO4hfp6JDO7yv/eXSSqDB2lItm/KIkfpUmAII33y+p3Fcdelf
XH3RL/kmkOWHVActm6iCftORIMdnBt3wMmqk9YJ2niyQHnlJtZqRaK9vq6hEcRLxAXXWnmIW7YtWh7+obKpWkTyEFbj3oe4JC/F3tZbDKe798AlXQVmp/4ES
9A6gUHqJrxL347f8jwhVUeUmQj8sGJiOhuBFoL1nJ7wjVkcz8PfMLLYENY7qpj2Ueqi1oIPfAIqIE+Jy88LYDdxUeQmMFM2ILZhtzVazhNpqQ2rq5vfyblht
xVXtlRqvb1SBbEYyE5n7DKsJX8XsqNnTOgZsozzSWvGEfJUukPOx8Y5tskMekFtRqhP7XjmbvRaPtBOeHr7uq18qH6RN4kIwGjCwnSkc5xBQD/v6IlJbB1uJ
31EUGKCfFnh8Q0ykdFoOZW+P3qwf5XBxJchl5gV0/1fXW9hZ/RK3WjhlqQxXym/oYVsZsIyXmBrU0+Ln3CR3VayvlQMvsVPCDCyR3JWw07Y8cCDxhlxG0W1a
wi5SFmYiB1s56NaG2o/LQdQF/ME9gpedldBWMItNlGiQ7IoGm/TP+LqaAJ8hTwVbg7PFo2gj6oglOMuilvJIKls9R3/A39NfI69npdKY93V2JhiWM9d8le9A
1rOuBCvVseReW2P/ePsUpr4YTYzBpqIK2RT3GgexveCwQDK3EauvtmWtREX0H/vAdxcfizOMCfRS9rtckt2fYgsr9sGBeH/wF3oQqB0sqVwX+uhVtE7CEPGx
9oEqZwxly3NPGI23+yLISL6n8JCdxBFgIWexf4hZq4epvelmgcdoSd55728UpYX5K4fWyFVAOe1QzXHEI0tc4j05t+YheFVpLWfYVoIqkZastYARz2TWQQuF
UlRbsSVW3KOyyJS0LUz8yJcKTueGoX+hmUKglvyH0VAv4+oHR4mLmUOIs3YA3uBhlrQOM/qAj2C99kMeSDfVhoKH8CAokTYd4aBxMRfqustHvs99KVfz/wD7
UXP5CTYX1ZUb5reMc6gLwQ4swr+G66Y8xcrJl8UN0mWlI+wIm+MxsEnUZLZ1YA9FY1OFDKU67624DHOhXlIP9y59g9GZ063D9PruZ2SqJcnppSczkx37Y28V
U/qorZyNjJfEgeZu2LuMAXiupCTX1nNQvruGb6evWgpRXNjfmDA11T4SJJFv4d5gKD9OvuAplNvGDSW3qQ8To9Qm/i5gKp1KhZQV1GiLJXFgnm7bDDbDplwg
g4LN6AmxbZWp3BvqMbs8b5XaCG/qn6Ga4aVKAjxrycAW506z1cZOgHamzfQDdqmy0V7RsjHmk/07iIJtreu8RYAFH3FOKScp/lsFvvwY6GPrUI20AQkVSVEq
Sx6z1ZKPwQnKL7UsqpXeTf0kF/lGqwNATWKmshZGUVelrcIT4XdgtW+p7SkQE6vSl4Tzwhi4Ubyav48L8Bjbm34PfxIdaItxAaywPLGPlAXr/+xd5TTyOjeE
u6Ydku94w4OVveX8LdXDTAdwmbcrE6iF9Er7dTBQrpcQLU7VmqtHgj3RLe2hFgb6Gh28jaLZ/By8AW4VM7Da8ap5rtKTbwRWb/2Q8GeAUtoQ22B/23F2CHHU
1ElpG+jEjQPxzqvqMBiD0jST1o+qBPf7XpODiTX5TfA+zA3umamkeqD6KcOsDtSL1Mb4MynadlibJ6fBdOGjttDZBg+Le8jUteexTusQaq5tPKoe2J/IIf+q
42A5Nh/2N76JCtZCao/PIvupVfR3gpmcjpZhu0GVggvwKNgqDgBO1cXPRLPUTHwd9oYYxR8ofu+PQJG3PRoR6EsvAxuEG/ZSttoBv+Va1EE4m34llmbiYuqi
svqyxbgmh6qBw9phm00CGV2BpP8nDXNWghU8eEIpkkCluBrBErCdeXghhmI5JNaDD10TE0fFf7CMJ8qI4UQQcXoPpVnMD7iQ85Kr9ASwhbwLu1Af6A5wC0hW
J4mPtAi1JfyFDkc/QEVyMpoAvqsLNQIM5o6jPwONYF/QTr/H8Wxp5oT7mLbBIogvsEoFR7BuviPSQzYeJMhZ6nT1oTBavBh4he+nQlTDxFwfZodwb0SKuJj6
IpTxjbVeFyLAB7VHfFpgopjD/4UP9A107WUXYToxtqAI3HS8zD0rm6gwLEytSdcFK8gUv8Ql4BqKkNbm19AyvbvAU74iGoheeMxqq+zWygrE81dtSDiPr5Lv
FldLK+O16ae+KOEfOBCUShwODotL6IryuNyJ3E6tJ8aw/c2qG8voJXVCuXKh/gG89UcJrdBmChU77H1ysVwydyFeXW1IODgb9kuZnv8HW0TFcw9FgKLITjaM
D1PTwVUY7p5quAwfudL8KVuh9kqlxB3FHfUMvMVfgcZiaybSN9TXR1tMDIft2cytA9AG9S9xCTbU8gcIxqbbD+pZyv6YhmofWJd5CwcatOZQBifM9C+BHtNX
bDfsA1ilhXQ83iynYY83t6UWwr6K4bjNtJZ74vfzlxKPUL5vj/yPGKN3Yjo5zlhIyg338OUC79Q7eDN/ecc4sIYugxIjmurHbYNcIboEM9PxN9kWZLpWcO+Z
nWKUrQSxkcpRBtta21eI7V2yNpP+mtQeNgWDUGfUClLMOnkI/t3aXf/KneRPiLfIneoOrZN+AqsamE3MkZoT273rxUtLPhPj6Afp+fpT121lBpSNlfkHUfXI
Cxnj5UHqHuaE4z861zEPxOXg8LVzEWWD5tB0/qM5U5utR6FR/E+m19bOm8bYrFS6WgW2phsm7XRsd9WoRTrLcT+VbgV1jb4Ba85htJubGwjZusGpzF3wOOiQ
DxtHkK72RllWUu/jeGG8Zz/zr5yacl+6uPVfc4qgy/18dyyYLRblMC98K4wkMAO1EK/6K+mTQE7yQnSam4O9Iw9wQwsvOf408uILguPRgMRvVsRuRzNQEnbG
con/kz6o9qcqyYtRZMKlUFvtqmE17gcvGASXauTy6UK+syU/mWm6Xd1Oqy0KQwmScZ59j9dn2rmyfYVYf7m0cgxuZgzYjmqsJMeM5pdS95TT5HxiBlHRdqtw
rmgy+ks4zNv2mjpmPKGj3O2Ylc5X/DHXZTpBqGErA6dgVwg9sAhPZcZua4nmyp2Ly7EunycOZkuBeraj6jPzGjBMLe2P0WTfzsSQtCWxo3UG1wp8lhS+h9Qa
K09W04aaVoEftg4hs3qD7RP4F+VRl5kA1R+dCD5XZki3Aklq58Qq6I2Yb56PlmBl2a6YyXeASaE9hBP0FAX/SFC9ehtwkLhLO7DBzB3qf/Ct5QeMQLxnPW0n
eqr3QB53DWsIL2MjQQ2pTSiWvG8kKKUgCcP1cF11lATf+b/QOOqGrxdVK8Twh/2Vkuo7ErkBNesZ4XwFvqnYCyT6uyKdngNOsUzopNhC326sN8rBpfoEtYWj
Tcp+9yelvzlcPBhj1hjqSGCPPNRxFbXS5ph3EKOMivnbUlLpgmQJ5YMEGKn9iv2SYFK3uB5xX/zzQyfAbMOOOio/UV5S+eA5DHIW8ZbTah2gnNXnGjWN4trH
OKaCYWPP6YVQwCoxRWQ/ehb1la7L31NzE7KUUtxY1gQGUKS23FZFva3eRpaUFkkB9xAuPYG3DbM9Fesay+hwvK/vgrzdghXW1w/BQ+iIXuTMUHa63FI3lI4l
gjGB88F/0U2wQW8ERO63/tK92DnV5UZXk4ZQJ7hodaVLsDxO7eqI9DznXUnG9t3UksIObn5HI9dH5zS9jq0d9dHxPfhWnEb7mdbsOfTAuhycZFPZGY7BllXM
aXahXl+/5epK/AATxbXSI2oe2hEYhXfAFkX+josIPqfnJR7HA76TQjW5ivyAqAJbmb9GDK5aVc8k+8mlKZzaa6SoT3QiVDbQS6kt7kW5MMM9oNhF3umjxKPa
XiLR9lkoR98hfnqg1gmptldaNSJZTZHC3ZH5sy3hEc+UJ+Ixd4qmSdMh0Bpay6CTck/r/7IPKWuNZqSIl42eh59imhA0XciXED7wF00NnbmJP6lTWsaGtKzq
gbam92pXpoZPs+airSjRshVUkIej3RuHiCdjM9EecZjYVOqKQtQZa9nQCrEnbCJK3nNqRI6N3Q8OOK8ajVA5PZoi9cGhF0Yq+yf4rPlSsknMuie7Q9y9wES8
bGihfxT44FsktRIOi5XAvxkNqZbglGjWT1ii5Y56Jd8MvR9olzch0B/vwJu1g0ZZabhXAxS8Su4Hue4M+a11YtJckQycFxcIGdwm4YFtnL8M+qilY83kKLCJ
as7c1LLRlLUC+ivBax2OkYbOffbMVbOpVEi4CoIr4UzZyT+Cs1xFsEYxy6tQHrRTn4A/98+RGhvR/lLeNtjVyLp6oVZbWR/pgIpWNinL1Zc4yrfwvK6x1vnE
ovocaKz1snZdnxvfA7WvQSWMZDYIx8TI1Fi5FWqOxZglzaY8Sbptr2g66q4sy3J7ycvFa9vgFDQ1g8TbUOb8vvA2wyg3YGxid7UrZ7e3DywgqzJL1RWaV3yG
qlkpVNmXkjAk94j1spAOo4SflhMAsdYtEflnPGW03/4ltErciIs11dETajgDj5gCdj2MgUIgHe/MlRKTtYoYygqD07XpoH2xMUyXB5lfWg+rrcEtrCDQhsky
hbK1/C3yoaSV/itiZvIq8Cg/yn4OPAAdmXylCigP4skSwkxbEFsFChkHSgdzrLt8U+ROzH8cT3c23qrnuQG0JjcmNqCFUpPw2vqaBBcQuNrYNvYgu5UYBw/Y
OyVWQ+GWWwrpK7n5L6UAVmeKQJZ5vGU2SKX7wccF0/Gr8BqaRKWGdgS6YQnuw9as3AnMgRACeZqZPgLOijT2Q/qo4o5PiiZWx6JrFsoCrMYkw8YUkpJcp1CO
7RQI1gzq76m16DeXpNV1RWpFrOgrEnowf4A/8FaBznBYQW92BbEEvIMXtzQU58NL1p78YyqEOGUC0VxS0SW0EpvpWK79y4zOTpIY6oVYz7YYa4F653VN7KV8
k+YW98wxU0KgnGyXttFj0C7sZ2aCa3tILZgtvsp/REQaIe9kcQEzUZms9nN0wzsK0/EelDumNTFIrxbKWRsWvGifxtWjR21O5LpryfQPxzPiD6I3tto6QmE5
EvU1aewSRiveiPsYz7yJPWe7Q7/CDud8Ar3EYj7SvYlFcBy7zvUdpqOn/gVoEyOENnAJ7nYuS+Ju+MjXhhrFWeC5+HpaB3e0uom+Bf9C9yuZ4GR9vLutfTK1
HuRQ8Z5ovCrdw1wKJMXPxBPESdRccQMZo7+Xy1Fz8eZwnVRbFLHG2lfxodQ9ZyBjIWuoYcR+WN3WnfxMfY25Kr4ByRhJH6X2KSNgfa5BoI83m3gKkkB3+ET7
jxmG+mE7VCCdwQdqW8Rh8C72N+jLm9UyxawZIzFiOXkp3TnfLOxmhsL7oCoTBWPED8Jw2MZ2lw5axsMT6mqtBF234JDaxhtPA+t3tUZUE30bO10l9OYpy103
Xd3wJvAxFdA89CdinXI1sBiWgAflBtZV3gxtFQwnTtMjTbuNyeRy/zfxXdibuIc+lsrD5uE6exP54KWcYeAzKq0F0XStD1EezMHpgiVgONXHOw78D3SgVljr
Mxi6Rw3LvOydwfwmbHhj8LTgF1iFDUAflWPST+9NcEg+w7moTgmUaxzblO9CHqICOst0YPpAxjWG2unKETMs74VMdrT/I/M/W8/qGaZORK7tdOKzqtNyxtNV
LZ2wqkxA9/JbTd/APPUsAa0xSTHhsZlDAQS7mAXmPLxtHMa/qPlZ2ZnYkv9hfMRCxOUCXl9tG6SMcEwTdnMP9A9MmP7JOlo5Griv/SvswPOxYZpBftJwMEKi
KUzfAVfjP8Eyvmas3eoWz2P5tk6KSVrmn+y1OGO0TiCDfgz94Ie8ASRQ/9Alg5XVztYpqJtQJzQy0FqtDwt9Y6LjQQN+p1DABoQdyh38sdbedtnRGwqGT2+p
T+SOUvNBFT/prVM1j2y87bKj0J5OjkY2LKyGyGaTn+3lwTiGpj4E0wpqeBvBGp4ecg+pn4shP6/PjMv0Rvp6EtHMdvBayiCP+UrAbplT1EjQDLsKNNEsvbUV
xKyw9pC7U025eLDLr6Av3FXpKfeahZ7V0gQ0KnqB9D8wuPgKfaF/aSQ9z7si2FfbKFb1n4W/pRvKMUt2zlYMtwwTEvHp6CO3FLzOr4Al66xW1tMHqGouWUvH
Co8kDyLP4VmJ5fU7Wju9hNbD2KK19MUoMyx/8beIDcxqer8R4eoCXnji6QXogqNV4Aby01eNkf57CRb1D8xXUMV3Efsu0MycnOsgY0Vj2kJHxLcTDzodTAyO
2Zdig2EqKlD8LiGhC1PXgGq4nicOU6YlPFYPcg+oqUo2Xh78JKvbGvCXlPnUoZgl9li9NPYBe0pG66I+ovIceZq7PpzJT6fCaZd6BOHoAH9OHiR1xdxmAtsU
eU9dpI8sLqQsvxjYZJ0nfuc66KsDzdBY5xnnW9c77YidISN5zTPPX0dO2/hVqutbYW+prUMXxF3wPxBgetIe0F99z3WTB8Zco88Ii+S7eoKcpzmglTiW0FBV
tXpCbaAokjRI36CUi+1jc5G/QCd1OZgDX4Nj+Ef/WqU15QiWN/bROEtbiLAlbC1Egx3GM2VgYJv2WJrmNtjOuSVhLwzRXvymfJWoCjabZqg1tU7YmuARphKd
7B6gjvGn+sick8yyghHoeqJXaEY+FPJjdpK12VbCJb0OdIMOUulNMlWgH1cz8AX4G18VarK1UuwNOgOmCcNQDNUavkysQg6i5snzeN00VHqPOhvXlV3UcPPf
7mrIzJ+BZ+hm5H68szbM6hBjLBeo+8DtKiAna4vYl5rbD/Galom0AU76q5C9pLdMrN4MJmndtb5oIcwLNKW6uSu5T6CDMEAcg+X8a/HeeEnflsqNgmWSM8Eb
ogiuEHvrt+nq6g3pZVR/8S086rKgA6AePtLB6VZNJfyCH5RXTxC//aOFccEosJo64h4pVpB6oNW6T9ti3NXWsYesnUOc65zqCC10nLRofLUUXpFMn+3/s/zG
PvHlNZ5ulHIfplGZ8Ic4KzhYXAynilmrey0ukfgRfHIMFtfnnLf+RxHmFVQUOiyct+Ii7yuSBmod6ZG+c8I3uhKTgXK1M8wg/ho0uGGwKzNI7ovL6ka2tZpH
tpZfgOKeId8nDBet1lFEE+4XxYsxEHC9sArGDrwB1tIYK83FS4JyfASz2TWQiyT6OtOkLhrHvwRdMJEShONyZ4sJBMj6xCt9HrijvEId9atM6bhI4ABJ9iQh
DbwX53PdmK4FtUWA5aIRQmpCMmEHg+nmSW7QQ7pEN+cfMl2Ze+unO1+BQ8wf60xUGnOV62LUo1Ymn6CuK+f8E+VAQLfOhp3Y2XwjexbQ9UpsJ/iEeaZdB18t
YmBPQnn7c3savL51sGpDl8V7foflCgzTa9tvoiHWd0Sjal7qt+rxZHLl/btog7KoZbHHeNnE09ht5bt0nZID7/HrQhclSrtj34t6gPKeAYiDNu2cTqDS/hGB
OH86LK9U8R6jvVIRhdQDUj/sDkfgCwBuWk2NVFpYwoh/9HqIwtuh02iRUT7Y1dGBKK+/UCa6muT/SljmuA0jcqfrgYSixL1Jfq4seQpkw9sJI8XjRkFC6UjI
Ffkgfsy/Vm2rDE6cB+Zo5aTNesDOiV1BL0NAywIE4rSB/FWF0l95G1D7heP0CNtKxPkNKTWdZcJQHfV6Xmn4TK4Azc53Wj0ywlZbD1L3BOR5hq3QSnKn1Jly
KmZPIwLOwjPYQfQqzo13yY7LasuU5j8KTZXJoMjy0yarY+geRAkFiG25Xkp5I0VcJC+Cl7k5cCoKgQw2Dx4z5qNLYI2qhfLgHHq4GgNOy1s39aUk+az8HXvt
i3PFs6nGYWKqkWkswPJ9X0FlYwCbgXUNtOWa6Fv1eZbP0gdnWXqdvchlZxvznekGW4uYt7HjtH1MC39+XrWkauwcbrBrpO+sfA/Yt04KCnRfuq3cKm4b1klq
y0ShFYHbllt51xzpEBc7EYnBYaYm/EEhHsuhCpl/U5zqq9AmuT03VgaFTcX6yTcQpcSA+8LVgib8X9zfWiuaZSAeLlX/P4rO+j1q9O3iuFuh3tFMfJKZaSnu
zmLFdXEpUGBxd5fipTqSTOx5IjNT3N0Wh90Fvri7u/P2/QNy5Uru+5zzOT8kD54dKI2c82NCcRBxTwTDmMbeB2wZJQNcQ8ZBt8/t7A9LK6XAWzxf347mWzY6
2hpT+Ix8TEq1/oW2YT6TS0JX4leIi9D/jGJsMpFpnxaOV0cm/lXkpt/FwcwFKsM1hV1heKU6cDhzXb9HtmJv0u1hJX1Lsb/pGsxX+WGgTCRNyCTmkDdVa8ii
1aD+1KrLhfo9ymHrQzrhXj8G7pDj1VvaQO2Lfb+SYf4VjEgJCc+oEqGSGMdORnXbVxiw7WTWqxVC80Eb8p34pyteOeleCgWlf6gbdoYvrZuLrhKZS9pW9bRW
MrTFFQ2qcs/Jk6CemOrMtVe2R0AjNoZ4q5qN/S6KymXSIqjNE3srZrq2gB4uDGWeyS55ZvCWeTPWC0m3tYy/yFuYTVw/W7nEKIFkg2B13lPhsD/XtEF7aKyA
g5Td4mGtLH3S+c6o6xTIIXwrYqvWSCqubvJdNnUPXaFG8NucprDAyHgL+SE0bR4iF0vZaeqsbVu3C3xdX8vaDVnP/aJbqHcT66BeuqpxXb0bvuZ8GN2dbUPd
J0dTEjktqkmksdrNGEf6QMD4EukRmq9f15P17nSsPTE/U0/jeGkGTOZD6CS+CXOO6SeuZULob9VR62XwbzIXvvV8UZIiEwI5yf+k/tJncaWqLyerhT7YVSHk
Xifus1+Af6uliW5agicaLVTnEKMMHT0FXLZqQdF7xtJb7qsw+tWkdthQ11ZogdGcgxhkGHiG1I4pr5eC55l92FhbljwHS6TnYztBa2Ks+onMEAPiXfEprpO9
fX+Kt/zl+GVRtdERaLJtivTBcwGUJjITuiMfnFtsHQpLqQeMW3i6cV+dS6NF3hKDFtCL8Z1kf2dLWZD6Qo2pxF+h72qT4e0EPy0Ga4ajwyWIa3yLUG8CD2PO
kYLbAaVkcnwoPiFGr+Ac7gkw/ejiyiFKVippFew0rM9Nsb1inPIQsYl4Vr6/apC+2DwMVmByNl5DOWYMuRLbTLb3rKq+FK8LEHuSXk6uZlwK2u0D6K3eMPHb
N9WTqDxzj/e2I+Y6mmKfkc5Ie2ct02ZnSb2iWj22efAc306sLCbhlfRdoQII9f1sBqniD8Q5WFnYnb2OPUlYge22dUED+kGG1keifdhZzgNZK2EcuUYv70oN
HpS7rq+EdEIZ/Dy1keqvCOZ+dCfUY/+HPw+g8za6KrSD/ZfdQR4mVtLH0XZqHZKkT2CV5UJow2qHdxvl9eb6RmobsU5P0U86xmqfxcnqI/9S9bYxN9RYbaM9
1PKIb+o5dK/xv9CFcA3NLvL8yqL0GOW84+6Cu3mfepOsJPyn7CGu6pW8gvWHY2p2xvpuJIlnJWeHQqAf+AqLafdoZ/Au+VOtKm2LzCIPSznELdNwfJuyWUtV
pysCyNPOwIfSNzg4mJfX2lPa3l+f5TgfnEyOEWpilYh3lUuw08x7shcyhdRUlZePYGHyNLs+8G8QgQGQSFxQqCI5VvNmSUOJ++YI24IKQi8XlE7ZnTCGGsW8
Rg7jis9sS2Zr0detldnNSdccE/gPwYrY2VAPpp9UTfXQJUVIubWtYkt7d397V6z4zHWbGmVphIxAA6jExjJVoBp8GF8D3Q43aRNVTiyOX7TctsX7cXGxbo/E
6SeBllugzybGi3fpb/aHZrexKzLLVoHrVMTEs0QExXLPOromXbMs4fZYihVUhK3JlOQvZHGC8lCUpt8zTcfqGp9R3jDh15QzdDB0QlornUuI54+gw9jm9By4
Z10sl1TQ1HTCm1pE+yscs9X3yl6+DTmZfcwsxDbiIjAsPbQtzvPyLXkAmK1Z0ePyNGmFPlhatao2eCF+kYf6cmi390TBRu6lMMP8QX0iHgk2gPvIQ2Is/4Ws
z45iTFgrKdnm5RbwmZrDvdl5gOnDVDGZ/Y+VeXpCcgsiw7XA21ci8DpEdWFUTAnrNCaPG8yU9L6BfaUDjOp+AdYxs7WNUWVBLrigP87rBXfUMOs9laeeM+7o
lEK6AxqEo5U8KQsdod/V3foMv4dIB62NeH2qjOIp+v7gaTkt8AFLUye6AKzv2gaT6dXCDX2JccRzgN0j/qVYrC1hV/yrNDKhp93hcNh9hCZhep6+UWqNZmOt
nbg4HySbuxm9Q7sta12HLSPs05BhyiEtF71GPoqZ50pPnpDAO3eIPTBcjciz8Y2RtnJZhpY14Tz9B3OUdtKH2JXeCmpHMszVEeer6/Vl9qlGO989FMKw1MdX
gZxBbDP+NFoHTMpU4i461KWxW5y32L6hstgpV0N5sb5MCylCwTMtxjYZHQOWkrOlfaFaWk+xaaiAl9l4jDMO2l8In9AhUE14pm7QaysAiWLeMH9Fntvew0Pg
YhElbIMVxKvadtcaqZq+XfgWeohOFFJNk/SP6P0NjWEJ0yc6MXLYGOqZrkcZF5juwYaGyT147XL5E1Or6kL9TVIjb2tHstyPLqZulEvqbjTJJgVZKcU1npms
V6fruVWyvVidne7M09rD9noTJcX4lVLHVg7MhLW1ObAMHI0t1ueDVsQt4Z2MUNNgX25RnCOoq6v1TXorORbmWCsw73mT2COnt14o0Q4VaGqdAMF3YJ+J0Puv
elK9r1fVBbVUpI7WyrqXuaZ4nDJcRzdGZltGqrXZ8sb9zYhzvGux4wE9OzglMsE9KPLaOxLfA3YBl7IdfHBfz4/T8/Ve3g95he7caG90lHyKnxC8CJqFyhut
qff6V8ECCSKLOiqdhl9iBhRUl2dTJMhEy7H5YpraiPDrDXQ2IBnH5HcY7Taov80cdVYcKb+HN2EFy0pyq1pJHBmompuvjIG73TeDEesnay462bqG+Sh/l1s4
uvhcWggeRA/67zGziHcgP1aP6Yj00Y4QK8kHRW8qy/it/Qcg2B86J7t5F+iljrAVyIvkZcriLIGsQhiO47Y4vbVto+Lw79CLdh7PphkpZGRXDyJmrCu6Cl5L
/iY3phcYo+jxtjLiDXgVvud+g99cwyKOwYQ0nyId5f7CssA0UIO7rzdlhoh212ZHGpNC11Rfwa7wbPCy1gT8kKupb0lSekQNYz8x37D3az6Qb+hpsXbEjea6
j8ne5M+iTfkOpykjsfZ0NGzp3EDf0V8blcCyyEMcRv4JE/oVf+zqR1xpKdpxQnPL1dVHSGuqLp3vHpY8UW7nnKuVhaeCZvaNKwF/q24jTarELJZrIliuFkLU
kdIduCqRUg+AAjnkiNOXEXNcUWpx9w6X4Plkqm4Oql2RrrCsXgYZHzonLA/l+cso///f3dVYX/EjURfY6F4Bp0sE55mNaiKjSOn5xx2V8H6hZHM/+MFezH1M
1wryQYowHZ7XZFsB7iN3MNtCeK4TXJSy9JbiKMdLGEL2ap0LZ/FBfQc6iybxM85EZgZZgV2dtMD3mrmB7gme0rtgiFigvpPvii+KeDrRWOOYxlfKjsq7smk9
Xgwfg3fRh7gg+pucBZcFWwo7hZJgejjXUSryP6mudtIYGf3VGQhuy+oaeaU/1JOUQbCY8cv3Daf0hqKVP14wQb8r+uyiNt/owCTHnA5MJzcSHzTSglBRzDEy
BnTHh+ldyE5FvWBvyiJ5gXehdtS2InosuALKCD+wY8vngbLacj2D8hXRU0vPTfq4ZPe2Ra2Rldp51kUmohnod8oRH8NHKY6ciHWqNEC26uuIjWInrhzxjuxN
7mQW4XPJQ+xwdDYSoeqRFx3lib5GD5RimyHbhBbUIgZQTtDQJkXK2neD00ZtrRfWUJTJJe6XzBxbcaor28k9w9jpjHhCwt+eDgGPMcv4zPHYFj3dgihLQrvg
H0oNu5A/h0rGV7vwlJL2DlgpUya6VN4rtd1YSE/D9yTVzR+PVnQvUKMjA43LG2qACKxjOk9uMR3UaLw7AYqcZiZ30/lOvwoPwzC8Ce6Cv7E8PFcuYzru9KGL
pNLqVmefyHD/GiyN3MW+pT9zhSgntlEO2Xol10GLWX4E7KSbOMPmon/oCNoNzvXb6IbaK3UzoJgkfanUjRgsJjG4cJn80zXO+OR6gkRrrfH6rqlsFnvTfjil
iud/yRvU0chOLS3yHN8iT8KydT7fYwtpo/TXjqFKqc1fV8TIp917CkcbKRHBSA9TRW5zm0rTY0BvfGbSA+VIkXqug61gk9YHDmPKh97D39QM7Ib8ObMtRbOV
1PGUH1vGzApWRZbLA4ziqlm+lXpMNqs9wFjP6HB7/d76k2p9J5M0jJSZODyb3xCuaHhcVY1o4ZlsT56lXnQluQWzZByHQ8AqKITr8PtdCP8/pDJZy35AmLFx
nLBd0qK3kJn5ZdV72Em+i7u+5RmTqNxwHkY3Wzd4q7DZ4Be7KrjUvh6bF+yddJvch/ht/ZSPGF+0M3NdoaDk/J9zMNhgi5WXg85uRBwkPZDGBJviNYxizEj2
b6aJaYhvUKAh39q2E+7V7ku80kuPAg3VjqqbrEw+Tdws3VLi5Fk8Tn+3h+BGUUJvghHKZYAAsxYbeqIPpfxgnz5J/4Zs1Styl+XKTFtOttjBcXGA9ZtUy3nD
OMSNDQ/ihoaqUp3I2c4queuCfVx3semCid0jTHPlql19i7QMdb5WGcmXa7sxbb96QY0K9/EwkT/YD8plxxlmDUhhhzoS4UQtINaDhDbf2ZxJQxfRbUNkShvt
FUEI7eG0wBXxAuwcvA5mwUrqSNOhYEN7SaIfMYzVsWqeBPAFHHS9xOt45lPDIyO071ghPElHwUW6RykMrUCPqdl0Zd9b12O9W/5g6RthhU7FQezBWkJrSJYX
27rYw2RNvax+B29JdDZdwPoZxRzptlyuLuN0NNc7a58lD9lay4Nt+Aq24cbqUJlQR1e2kWotE5bd9yMDIt31udUIeQZMUH+4usGH7F/gu5zPHQKpXHE5AwQC
7/nx0ke1gvrCOV+9L54Wm7KDYm/ZUOOdPpR2ho4onaSP2mLSEXgtWJifvsyq7+Qfat143LmP7i3fDaQ6GGKBHEw+x+Oph7GwruWXDw4zW0CmWME+UI+j0432
sKdyXx4IBd0m9eXWkDsUq9qNn6xclDS1XdIUabzwQriItM67LmJKI7a3tMnTzUYq1dQMyWTdYhuCDZXvAQT+Ja3Cmsd/Yg9Ly7S3ZFfwjLxMLGKPKH84C+Au
/3LtSkKKXtXzhTlNdGHXC8PsbU2HWZl7KQ1QG2CT1Zio3ak1lGa1ffIj5bAzE/6Utjhi5LkSnpRHoHpJe5kca4CQD8Cb3kfrbmIj9fFKH/4Zv86Rpg+USf0j
PgF0D/uEK8YYeW9E0ufr9tCxUIZxXDUkj/5T7UeVUivTjzzR0kt2e+gu2Y/age5lmydfBMuUFsadUAP3amAXR5HD4WHPVjjWaKhekay+1tw6vG7wb3U0e9S8
nYnSa9KVYIBjhSnEDn6E/zo53WmnK1BdyY6uJdpdvKrS1zLbnBM6Ia4rEJ1tuQ9omiNTa7mprms0/C2KIRf5KRRMztTMsNBTM5Cv3LYtUJ7jn8FV7gK2Ao9Q
/aXe5BT9i/Ge2V3YQZ5Pf3LFOBnXS92h2agfWgcpRk+Lj1Jb6w7XotAs5Zl8mYgJbWaqKwXrr6f6wiOQJabR/MUi1ZykmxclxZnAESWi16dOaAuodWADA4g7
Wpw5BcSBtlyxUDfho77RmmnrabRVffp1Ip66Iz3M/k/22QeBvfqbgi3aiYRjoZXkKesb9DX0USh1i6Ugrq2xTdGjmImeA/ppIx2uYepqe0z3wAF/ruquOgyp
5b8j9cD2UBscp8V63A//c4J26faf6gtxmZ/XahROd2Ghr+pdtWSoiTyYqUqtplzKUp5br1HPKburpKHhq7Uj+gBlLhnG/rPOtqeFXUpeuGHhy2CQfQWraV7x
79DVSifoRDxHmaZv5xqFexGYNJtIZGtpnXzPkP1aV/mx4TDdEkdJDcUn8amhUnHRkS3GbFMxLik8mrlK9mb3MTh2VNU34hsyJVAticjB7nrd5FcQdJFJi0MP
xBIsrQ8VJwITRCJf+L6RWA+aNw08oHpGFhn7kT+YqkiGKmnjxUNOH2zIFCU491uuH85mKxpfklbGz9TnKQsd5xFOXZK/w74etkA7yYP1nnIn9VO4k3GbO8Ps
RUdbI/44kKttUz+buvG+TZPFW/Sj7LWwYrFSdAl8A/ypfhW/YlHU2YLT4BjMxFskAnlc8Cr3r76e6G/cNv6kk3GTEauPLWBgGlygjfXmkBn0B95lGqgdST7v
2OJs654vXnHnuVfkikxJozwMaV3IVll9nWv501RZ5ShzwMUbl9VYfZAYFf5GmOgdSXVUWv4nso8ttK0gTPpM63X4F/0+xKJz6I22dpLLUQ8cUGK9r9UzpW5h
lenfsLy0lojXM0km3FZ97TxXRKgaO1T8zCiRAnaEbWF4CnNbz7Ul2O67zoc7qBtdCXR5eXFyh8gRVBIPwY7ydqmz1FfK0looPp8c6kstcT5WqmCVKSf5iZaM
7VQn+btvv2pmDap4kX5LIe/hdHXD4kPiQay26mJi6CbqFzFTmiXYwAxxSuAq85D/St+j6+jP8WjstdrB0wDuNw4rY0kf009566CkR3R9u2EMIbOKuPqpVBf7
qXayjVG3a7Wo7+rFjenyEecOvZ1UCnOAqcoKgwUO/ZS7gFgiLgQkbMd0CzQycXxt2xMySB6Dp8Ve7oAdZ14LslYP9RNzQ8tcUSAbTcd5WiZr1zwaeWq8TJ4O
18MTMIzekxsk9XM1kB7rX1xrdSf5Xe9srEcGUTPN0alelUXPkBtsfUQHaogDQ5OoHxRqzAZN2Ezo0R9Ld8imrAPulj9Lt7LuiU/Jo8hq8g4+BivA/icvAzvA
V3RRVENmJzmVrs2kMVftp41h6E+QiP1iL+if6dlgMZcA9uuVqN6Fc7jLOYbnHpdLPCma22FrI6YrdculkYNZXoqEpulv4j7YZqr1HBUi9fQ88plzkTyFGuR6
Q60je7uD2mjU7b6Fr6FM7Ei9DpEG89Y/ozvTi1ySc437IbMOJICL3n+xgeqvTcXpD1beyPIOdEeJ/S3jXU0AL/fn+4OrOdncV6OZ7xW+GR7VbzjDzv4wTtul
11XryJeVkdx3V3JWbf0PvR0YpmXZ8pFC1EO2RatXH2DZ5bBi5cAfICbfDcoz50RdOCl8wGLJh0TJqv30rtJrMB+EQRYYojvAAOU9vl5ZqQ8AjUEZ8xrsJo6R
P+FrNMSNwiZY/GILuEReEmwPxwXaYsOpq4EVaB3eK6aTCF0PK0N0hs+pU3q2vlWuyb/Q1zPVw6Ncs5i7qI26qvyAmaRHVcQCMsB8YN6s2xRiXP7whtB18pxw
NW4DfKYPgbvYufoptmJcWugMkq6WEX8qZcEOdqsrh3lkH4B2s20yum64p5RE2znCwTKKR5oBi+fGhjqtPUoq2FP/AKQsHGDjsD6hpvx4hnA6Q2zyUuJP51hi
q/0I3d5VGi5C1yYroAFad8117rlSxZGnH2U36CvRCWglrLq+x7VCG4W/QH3sMVlXmtp+yhH5GLsJxCRXTdwTqA6nUn+Qov6SngKnWJ3MS7kXmIweDkwB2SFa
PwfDwbfYVssYOYa4CAT1/v+fT661dP5EH/Mv5a/0I2Oo0QJkkHXRsnQlYiM9Dr8tR9DG4UPYLfsI1OwMrO8eXIgOzprOjEZdzD+RL/gkdGRktus6VaqwOt0A
30m+Z8z6YXmAp7HrLrOd2oN0oTMsSUEPI2EPmI9sDjtY72EcwTaae2grnB61vvud66vUGmlNb2B3wfbJmeF6bBX5o2MiU0g3pRLwgUiMK43GxXPUzMAm8zvw
SC4tL8QgbdMfgL+E/4y2WWdUn6e0sc7JgLWgg/7eOKMcK5gJ/3aqZEN2HPUPWl9byLqNsykZtidUJTbM9cBm8nmi4i3n/P8vomnxMnwOQuC+3optQiHoVg1y
bjUBtA4BLgrcFc2Rk0I0leVvr/F4D7AQ7wJHayVASXEVu1h5LzUlu1lqhtegPQyDKe0uITYHWo5deCidVjeaUtXBwbFiP9hGbYS2YKZq0/QYdRDJ44R5JTWb
eS/NYM84Y7Gr+jO1LDtaLKb/Ay/RQ8hMUz/XVVc7YbPMsv8qX8AaDMoCvCrNdqVhnmBtT0kmw9OEbKp1MzXWMkgv9oF9ojXGGjIf1SuWyeguZpS+UKluDMG+
B6NUR355vUegqY6710szpC/KPGSTOIveHj+XOqDGiTa5GLOLLyZUR6qozfBTCU3FhRJd1KsGwjrkCnKXd4cakF8E/qbm2AT9BlPIfzI/dz+n2+tBcgW4oie4
itljldZMBlFP6gD/Qh6JK12qbad9l+eLXQhMSt6uldTXuH7RnH7Sc0zYTO8NzGUeS2kBhzSWzmFPMLvRXfgknLIOVPcTK+kfhT9D9YxO6xZqjcAYbirWCLlB
zZeqWqrSR62rlcam1apDqeZ8K82yMSIK6oGS2Av1Ahmgsj0VwDC0M2inlvW0wFrYUVcD+pfznitoZPG4MZEqT93nV0pdtN0KSsdJXyytsLaMTSxDniOvhHI8
VY13qV20cZuLaUvhrlAztJpngdQX5ap6yBlVRXElczJ+M8JQ0Whf/wV/WSIB+YWWtNeOjKc9LC4m0wlGJmkwXRlo/tOowkxnT5BdjaXaamV8POrPQlM0A7ZV
TyHR4BV3mvuLOoD2wseQc1iE+ktv4RzOOPVBWnGxLHxE9jVOUE09FHhDWlz1JYt2hXplWkt+lA5p9xyTbRYNgTepM0iyOBAvpWnaDS6NHirukIE6RC6IrJKq
B7+oLdSdwSFwslyVe60D32B1S24uVV9YbdqAptHffROthfSfLokm2W7Ygshh8h4ylr0m1gJHnWcRLD8r5Ng0gKL1K7C11MszSxED3czTxcURCs6wNaBo/I3e
poi2C1zfSdIzBdtsHAQ59A5U4jMiZ9haoRrVjuhBtMAYw1YCTZCpWl3+NOgs9RBvBueCC+bewkixMrYVdMF3Sp0d0/UP9u7gmWLWe1Ifne/U/LyOvjhloW+w
7yXWRxhmqcT/j7KpT4RQNTXug72T87VeL1yB/uCl1bvGa+pP2kIaysrN1ekoOtV2Wm1BjAtVIkfnryNna0353pGA00sOYurpCcxBPjF5IuXEv8VNFsrCZs6d
QrOQW0vC/i00Atf1EpGWeHl8sj5VKcctjq6Iy8x2vimQvZNwgggGH8HN2OhgydxvpJHVJ3ltMBLZAxulXqK2wa1aTHAwWzqA64ZpnHu2JhB30QegP/RDiVwK
PlDbSZHOkphgf5tNyws21y85HEVk2cA3RTxJH3e4qYvYUBbBCV3DMKTAV9e8yb4vr7E2T24pnyURDhBhcx2luOgESN5mZbz5q/cc5w51Ji8VsdoFcILJiu3k
q41OSqSIgcoDHKFv5IVr9dPnpa7UfunroD9kUs9wD8TS9t7+Q47+dFr8SbqLBTpL6ENcndRUdUHeN1v/0CpmcWJ7UM40GhYvrKzP0Ydo64IHqXuOjnCwuD6m
knGanexaZHtjb2NrZF3uxJT5xKxgy9UtbdOti+J7qScBCHy2c/Isb569gPNHLutZUduNu8ZncihSMyE6ZES+G8vJxfYZVHZ4nDaFQIK/me8Ot2sGOthIw7Ph
rcTV1FLXUVjN3cRXJVybcijL5VJaTXiODoLhepxyWJ4qtHHkOdehRt5z2u0qLjeOCPrHSLzcgpnlNju3sr3YI1tidXGLv/qU4HSsbsFUXQ6VJ/YJQ9RNRh8j
zvioLhdnWUKhj2KuswqcRH5TjqhHpK3ObUodfnoRRZyR1+tP5PJ8QXiubYf1YP4JXderUVY1OuuQtsDrtBU1AREi0+XPjtaOVfbd9C+lstzbtcizh0XZQ+CN
8C/X0/55/SLjGfSGinu8roWejtJgdYjWgPuTmeK065vE7eYm0mC5nDE0tMa4wbSG+bYEbQLZlTCzZ8Rk7Bzex9GPXFEQbWEAjlJJhLIIJMj1yBLoA8nCecXl
wk66OV+G2pGbkdMctwkdqDHFLGQXkOjewvTwZAdTfK3kIXpfo4vRI+VSyi+PhRutaLZzqlchlZj831BeP1TvxD8ho/V3bFWyhnhQqCb5GD+zNn4J/a9A00lM
Egj6aLYEfgXdRD+3dzb2Sr3xDUwHsknhpsgFrIoLuPbRP3RDe55KusM131pvQVGan5rh0ZMTkMuSQG00DL25vylZCy8R/qYfCIxme5InvbL+lq6AnhSa6yvl
NN0a/I9E7Yy/XlGzsuTtAbtMtdQDRqxcHpR2LIm/7ZxZNNth0kwjbssIYRh5mDlNFie7SjhRmPoP/KJT6DB5rLFAT4drIQ+PKjlCZ/wny6krwCvkFzMpVJjC
6fe17aQdp0BZfSNmZT/yblpnrMwlPg09D0aF9ib/oT2GTPAoNqRabuSOPsNZRS2H15NfBvsbGtgJf2uzpQ/xrfRGfOWi7inH/enPkPvRspZNdgXVwDJyrrMv
S2GewktuBR3jfknlgQ8goPeJVFd6622NifoIWEH9IjlBo2Bh5KveKBwUowOjpBUCra7THLZ0HQ0/lUqDheABsVrfShSzXFCamKvJNUHfpFNVulMd3IOT/3Ru
ZMapv51/45vkD7ZuSiYagqPJzubG6iEh33sn9Mn4pNyAG/Q490e4hK0LLeS/cssiSjxk3ePaIaSAFUx7eRXchZ2yV2amiN/QXypKL8AzAbD3N/Vg7oF7sBot
ca9RirvjcTmuooeTYwpH6mGseRHnrc73EZfRstxOOQt0xhCkCTU84tI/EVF6DyQjTOZ2QgvpKtEJRB/SmTsO56VuvkwEqD3YnlpXAqod1Qf6W5TAm/sWuJOC
Y2XE9lAuyxzJNdMVzVvAYayP/ku6xK6huoC2eSfU+Z4MZrjw1BWOUQ2bqxpVSU1yj6JzmbnsQV7CPujXhcZqA7yP+Dep4U3sHlgfjVUexw7BrluOePLxnowo
ZLg2K6Wkz649qoeazHTQEPkxi6jpwnTwhBygFsQ/CnnJNHG/ilIsPZtJDgP/0AjgGqhvbDP1PKWWfkkc5j+j4XIXWgK1nCa1DzyN78Mng9ESsHqBFSSRw/m0
3CHkOdhp/RTXADif/R9TjG5v/0Z+8dkkM2sjElDN2Qy74MrAezi76YuwVRRCrdVcoXijtlFN7UePQ+t5F5DVjFSxGbxh+alskxvQX23f1HuhTdp7ikcjsGjm
BsGmULy3m7MLXTGyy/il9FJJ/aeeoa1WlwcLwHk9RnPh15wzyd74PyCDme74c/0+ReVqOOY7GtvKMH+pQfNpZb5WxPjyAe6YEgfijJFAU6vYWkjmonuvYgrR
DvSsXIVPFJsF16Gn+OvoF1SmT3GfXJjeEg0pn6gdqfM8nZLDaDxTWedcmeHmSpB8I5+BBopK7WTKURZpCPDkLLeQnOsZLsqSia2ulvNmuC9iBa5RAZbM5d86
JX0B/YtZz95iFnrvCVlqGypCZEp/eNaiDr2za4xRgT6PQsqsUympKS2Sa7gxZ03+LTtOT91QlppaRc0/QlFqfXshBryDAtNciRTjvsMudsWC68xxLh27tniN
7RA6CXxKWEaPVGtVSDN91Xeob/nShaieCkqCS/IMMJ1szZZyLWRv25tKVcgc5hIRsNY3VtFh7A4/B/xP+67vsh1MHppykyrjGYmHbD3AOdykbKvZg3lA2VP6
e7obM1z5eGVY1TKfPEiXD0d7v6sfhRXqOSqoLoNxlk5aPyJLKxa6QkTRFSLO0P9qKeE8tlA/UesCsjc0VFcKd+a9oq44T5A7Q2WwhqGO8tCsd9rKop3sak+O
rkQuV2sZNT0jwkOZYKgfMwDUt7dx/lbqkq3YztIe+NPol5wEiute/iTzL7hK1GG+FDF8qfWr3LIcTd6uuJFx+Qq4XbCRXp9pA8rD0TDTui6hrJbg7JU9gHiU
G0/8pxN8I3Kp+2OgF+l2bVeSw1MENHRIpp1f9HWJw8ENnqQRNEFXtIlOP6MFuseUEFcbV6VcZSHhxntoYzBWOlL6GHVZ7gfmwiNVLOoezwQwwPaPvZv/rVhf
i7G3Udwc4SgVvkZ53AuxqlTfULo6lN6NrzVi9ZbQFtbwGQ6LfF8XyQ90DYeieZCG0izso34xct7Tx/xKKE0+g/tYM5xLtkObe9owS/U5Cmsqt6GnlqWvB0eo
v50r0D3qbvJ3pZ1Kc+mCtIyNaNn8bGO40B95gQfI12RGuKqejjcCdYPR4jx0nFZVH6D0d3Qh+TheErAcdwsxi90BNzJPQ/P0LvpOZbJcWt+OThRFxg/LhIox
+6j15C3LOuoCbMtcl/oY/0MLmaD9uzReOIjd1X7AV+BvemHEi110nfW8dSyChp4DYV4hu8xor541YPCiOtNWEG6sbJMShZd6np4e64GnhKmhv+llRjQ1iq6Q
8iMxUNhRyki5hFQJPQHf9KlV/om8hN1gFXdl7QVcpNYzegvjhHJ4B/Wh9SANbSclItTISHGNx2xUGcqZkyFX0285exPNwtvtnySGXYVMIf5iPdDBlvc2zJsg
psorQ/HuqE3T4LPQGiwrJPDNddE4jb7Gylh/6jfzNtFRYAL+0ThM0qubOnaFPljzSc0xXXHSi8TnZgOZD++zPr66WjV5XvzKVBkm1YrSzcZx9rfJBGI11t6d
oUkN7sB6Mk+I4TDKuozuh/5wzbSkS2r8QHwUfTpk97XHSbozqGhYkOFGrO1fe1/1hh6v3IH1qXMkRybJC40sqZt7I/EAhvHmzAz0OejljXLWg/u8kqSS6WSe
H4C26qHwYHVd/ppIauEV/YZXQw8qSWoxOpd8GH1G6KsVo7uLXTwdqQH6YmWuLoJLWg4zUy0f6qp4cCVUGKoKnshT3BPwR24bP9veHE5UfpA5cT8T3xXMMR/S
HeRMI5rExDdKFlzm+yzbxQz9rtHHNcO8Ub0KDCnT2TTpLDhKfuJi8oTKiWScN06raa7iHUPEywdBI2QsuQpvQK/lmgU9zqdaRbgF3Rx6wD9Ro8jJcAUXUv5H
frK5NUysaFyTdmljtXqig+6DXgU3QyxfaFSWd8Y0lGnwXhopzTE6q3f0ocRBeIwN+cpLb+A/rtH6bdcraYZwCZnM3I+Zow1wjdG6Ix61Geyq05bHFE4eKGLL
bENERugdYC+4xBhk+pMZSX7ekALn6GspXFlP8uopdYWUg1+gv5CdKSd7xuwkvsjtyc/UX/xIZo621FhEXKOmGyiFcVZ2mEFqz8wxyH/KF7J87l/K/rxe9p+2
N0pdP4EmpdSgy3ky1RjHPKYh84xVqeJGT60a2G74hffGWrkeAuXGMAbeYMryMdZCfBSlh2qSU/Gz2ANJIQ6Ag8HSwhC0RCTZlg0znIL3tN7MWVucJC4oeCyk
SLWZmvIgy3HGFbNTrsRMpdaAc1gdcab3Cbpd/0wXC59B2fDfIMfI0WOl9pElcmMaSV5UfScVq7QwXpA3GVzdJY3FlnNljK/gpzbdlu0g5ASpH1cLa+pU0D9A
DbEjO8iO2zqo2fRxiiVk8m92Ct0UV+FAbYT6Af4ihzDNTGe8O8ljjg5up7KBrcI43DFgH3oB+8VFg7lIBVhaSYcWPVzle1I9ozxM0//WfoJXYBF9QsxSJsjX
uI1cMr4PFCoLgynBlrEThI/4a+oVOtv2/+cy/C94wLHUFPZ3tLNVNqCF6gPtEvnIHtJH+I9L9WBNsE99LnvALk/fpaXUNaLMmuVLmFWF+YfMYfYw1V7/qdZ3
3cP/06vyNfKqBJvX/J+5RvIeQqopgVh4PD6dXwTNZto7ynJcHgd2BBqRJusDQ6TGqdVXDlHnM6vlBuQOarTjhzxYe0C31o+5SuMufKTDpLar2TOw0+Yndibf
kpIho1RassV2U8HwOr7DaD+yd2QOf1Y9ZKw0zheR6UyZjZiUVwhUfua+g1aileaypzpyPCfd/povUki3l5mcujS5gbumPklrCkvqFr61+XuCy9id1TRUCWsD
+4UQldX7+/7LGoI2oUrplfU92n30ld+r4uYp1OX4zfn10G7gX9EDpwMInZSkTAeZ4u0iVWeiLGxteSWPFwdJrkjngkkg1zo5MDVyi++FPiOPmrpyH5FssZKR
LZssKfp+cmZCdWOytladal4krwCX0QV6a24j2SrUSZpm38ctR0tsTdx2c/OizX0KP+q1InfAD7CG8lEVPL+RSY4UTTDNk3c59oAfcI5Ao/vhPqGMdSxVHJ4w
JunpgVuOO9I4va+/X9Csx6eUZJfSLZ0DwB5pc/JvvIprpdjLuCSOSDAHJ+vjbTU2NmBnAF1pg28keaNEUZu5IB7FZ6gKOGAMUaFaTkvM6lhE7guIkXQ8ct83
3DHAH5J2ibF5/XAHLMdWpdsT77RGyBM8lmJArXB/IyTO0CVQR8t2XFTnYVvsXRy3zaPpB9YAuIIywkRqElvf2U21OceYe1GtLbJczF6ZrR6rUbeZ7tayTEPX
M+dovaQ4OLhXrc19xu/ir4QZ5GgwPrQPTlZ32VzGBlXCnovj0f3eCvQ5ugIzTs9wlHX28caldma78gNTeqWc95xiJyt1XZdgjeAAajoyDRyShul/OWfgFVxx
yZtcrV3Dkg1PNWRxbG0PYR9I/mPbgDPBaKUGc54xuRexW4jByVzKEAZx/ekZnLyKOoT6pHGmSvpZsqHUKekyfcE1wnuLDYptnK/hDVoL7AVrkarWYegXSIXM
7L/oCfWMsC+hB+qvucMwG7nOmJQn+n3/02AHMgEtYy2p7tEeC9vUV9Iwx2z9KdlRvoM/R3/RS3K6kXsqp1LR5FQ2GnsnryNbWM8HyaR0/WjIEXoReRlmQ9WM
tIik3gejpIGRXG9A3W9Y5HZgMaxnacNoTNDGEu3YZ3AeiEuulTzNnWX3uOunjHUPdnpzGxrTCjeHK0aCePGI23gZqENdV22eo8l/xHYjlyT39gwMEOptV4Wt
b7aU31Iv1MjZNcJurbOFKyxdmE2vNJpszjEikTYhN2hQ+MO8McIZLkOG2bBrZFVkAfAbg0O/t/SP4KFQZPDWK5vVQuuWQ1tubp4TmRf6VVhjM7E1t7BeZNnW
UtvbE/WFOdgj9B04DqppM3Odpkr2WopTwtGa+AUkAa5B5wZ6wjz0hv1mQVs+K+Z/SkdFCMwQOTIae06eoGsw9YOLQT+hobkV5bHstwy2tAQfbFu5Tv490mi2
AlyLl3Ikq5U4myMmOALbCZ8G+8JNdAPLaNAN1MGDdP/lq4IGloFzYHoww3qZ61Kw034Ln2ruKfnBJGKrr1nBt/U07+LmIidwBKT5nzv3gI/BqfDfhDL5Y4u6
zAuhObqB38JTYBlyMziD/AAHFRQlAtJKrIgExPLOBOQ2H8OdIs87y1Lr9Mkuwr5ZrKNcNZ2W53NNCBvTUH2sbECqy0253t4O4EbWV9CayxT3UTWs/0nDKjHg
G3FAdEj1No1x1smuBxtWu6jOxRWMVydw3V0qutvUmKkvpqLD8dE8Fhwd3dsSJZSTp5jGCKx3HJUZNRmHLpx4n3gkqPhzxPXUUW9rcp6pq1QBz5J2gIv8M74M
uJyQEVyOtsHPCt+1C/zs+D+VsLqV6Jv0H+tDzch/bEv6efRr/zpbO3IWc4pRHTXICcoN31skDNPJTEcV8hd2BL/iLGNubS1AAlSxQAk85ADyl4Qu5s7qG9qT
v1aeKJ31JokROEKagb/wT+BTHQ6JlmglEmQAHb866widTvy2bsDjxLFCkjdTrubcqC1TZoDNyOhcMT5DwfMWgebKoZy6UrlAMbwCKpsLteXCPX6qfTTfL3c0
Vp+chq2DmfQc/DioBzfDa7YKwR7KKfS/IJYfK70Dj/H/oqN5n/dPqqvaRb4NqlsMsD/2psnKXpZ3Ab1As9WgpvheYkvl2hLCv5ZfB+vaqtqyCk6BGfEitcdE
g7D4BR0VXAofqHF0eYWFm7CDYsNgI2QG9oGLSdwiblUkTkebb/oP2SCfZ/px28EhOsm5Q1GN6yimbIh+Y3qqziK6S9713aXpakmxXKAkPAWba4vQdbYupjPk
euyn9E68ws2jniL7zCPzztvSyJLUBPNcYUveHzICS9Ml5F2+w3mfZb8csiVZ18H3MJhz1nRSuFNdBD2CAWtd3AcOlzwKuggT0d1KVeWJsM73WCxnP4s9TOqP
Hs07m3fNH2VJkrd5j/vjOItfRePRlkEfXsa0wEfYJisVA7uRF/BwTlfhKRzAD1O6oTVBkq2UkKwKVkW5z92wXg2UtUwQfYF/remkgJdC+sUkOkqRbRQ+plnB
be5bgDcfspVBu1AVNu1D7gvtzL3le9Ih29PEe3m1ow8hqehQbm+lp/b5vtfBJ/Er+epxL1d34c/Z7on984pZWiMLTP9I8QIVm2RPl6cK0VJxqaytFTcwpzAP
5HcJfstOD8joHbEOEHhJqitVL7iEnsJaIl5rgnVSXmUsedk89mB1hnPAMhtjta3YMdtKck9ioVASq8mNAGn2RPsYrD8niJqt3Ya29hsJvy2Bgu4FX/iV9vJA
IL6ps8l/c78UdOCg1KVgqb2sVlmJkGcd74oUPYjz8fWSUvEq/IH4Vkpr/AM3MuEcmo6KpraWngV1yTbin3iivzs4bR1FP/duIfryA+wPvd9XRjg//o7gq/bD
XOQDNNXRxJdn+1caC8sHVtpWyXur9XRc9A1RSF87ZzmyF/nLb2YVaZKzMphVMi42FenDXXMsQW8IU4IzQYLUrdoyMEKqD+LEyWCi/Ajfw7eRuuALuZmEi59p
biIfzY6XHklViJ6iiKQTp6TF3AyidfbjguHIQaIPd4uPwipk5Qb2rh6e1F1qwjntbbAEuWmRWa+MfcT1lHehNbjz2D2fI6mBwAQP2iPmrjUGJu0FflsUGOBt
JA21zkqw43/61mN2TDUJ9iVIqlgpt3J8zXgjbw8Yg5dGv5KL+NN5D3JLUlHkWLEjOoCaGXMj4WNBc+IBcl/si/2NdMEa5/cRyeg1XKrPgs7Y0NHSCb3N5yn5
/jkWFWwHjS1zbEMVXq2cx/qf+SwJDZFm5AupvFfyuitvy72TEC2O3pQprsZnUQ+lx3wD7x9KaSiTo6RxgYaBCvIZR2/4AlaUntp+w83IfDEDTCKHIxbhgbOU
K4c5adnki+N+8/v5SZaa3g7eL7YzjnzbcqUbHA6karOwCtIExU6kqxG5JfmBKopX6q11r/0JP06MM1cyPXYsCk4WW/FTrQ+CbjnJfzlgDtQzvUlcUGJB3LSk
HGW3dMruj77PT6Xi5En+YmAb/psvDUzBezYafVsgRrWpft+fDLLFX2IZtV5wqKm4vBZbLQ+QRuchtmloV+m38AgrmXhbK4VV9U3AppHLxYumRsHOEgQtAjFY
TWadY4H3IOvGy4LpiY24Bgnjgh/oI+JuaTX/XGyiTZJiiAgO0RB9KDDbXiW4yl4zSKIjgyxghALpABgp4bJWgw7ydhcalnrw1biV2U2VlwGoWcFcWYyNVfc6
3nhHyx6p5LIzXpM4BI813qHzsHUgnbQVTKMfIZWzintLa6fgOrSUcF85znckVtrMoATuRWOplcGl/keOJdgw8FP1clPyCPSuvR/Xj6/IN7QO40ZKW4l9RB3Y
Q38iYrCe/bAlHyyCWcFq9lv5e6mKUkzQ5Wlv6mCby2zEuqID7Ve5LZhFuIZ14D+RUXK5zJLB/RjtC5vKq/PFa2AQvUx6q76HL3CnWsVyS0yjZgVXOBym/txc
3xFzWV8Sr8rblSZKZjkZRMNj4j6zWS+jvnDGVJrl/hMrhb5Ee9OfqePI38Rgm1kaiJzgv2A/iCRlpnkk5iHmgQN8e/E+/OgUQRxsKC0jq3B5ZJWseVSTvBVE
ruO1vMJ/BHb1LSLGh/6grObZWkN7EnZfGGxJ59IClxz1+fLezLI5wQzCwRymYsE1LFcqRNc6DhV0Q6clYYEX4tysLvF/mCuSJaWO1gZyCrgnjS/impEwEQ35
j9kNeyVTQTBWSwCLzFPkZO9jqY+/GZhGLsTiqGz5PGyFTebd+B7vSPESt5/8Q760fp78Eh0N23qHgbtkUyCpWcFS5mBWpu24t1n+ORQm3OFbC2RgAd9KrIpu
EG7wUcJ0JD6Y7h2nfw7W9ZVVXjmH+f/Ts/EwWUjekw/6KyaORhqRfzjagD5Yqi0OjdcCVJq8VeqRVA1+AN/I88FPNVYsaq1GhPHe99FjvI3RhsEWTFPH92AH
sF99DWpIHm689YD9p9BCSkT/QtrKiXJZ8bWcg75LuCy1kSoR24Of6JZSaf89lTFmKiNtO8FYPs08JthWTrXMBFv4Gdl9gFEwMIjIY5FcND5/HtbOOj/pJ2nI
XfkbWi/elfTMWh00cE0DqLALe6iRxEesM8Apd44uL1TjyASxvd6TueOrGNeeRi0L1VVJc1wnXfPlWaBYjBtlgy2EKG4LTtIzpcZYFvdAnuqaiJ42vIRFr6Gn
QAsYgO1nnsYqWldYTJyXN0L8alvO5XMl/DM29S7a+duUqnO8kxgDZyn/UYeK+sNL6NLW4e7kWfwzeDFYCquW17aoLy717hRLWFxwprwbnFTakHE6g1eIRMcP
txd31JZx8ZQdwhjtRH5NeaJrl7YuvxZon/pWbWtshZliVvw1oQ0Rpe4jEOQG5rDYN760bc47LSrknWA95CmL0I2CWaBswlrsF5oobkYmMoeUv+T6SnuijI7A
i0XdLN/+n/ivcFmqkngI2MQOHjO9haWxrXaXtA0j6bWWheCr2BE2l/vpk7jF9D+Sh/x3ZZSeLWOmN47zvnT5Nz1Bqaj+xw0RtmLN4+zqFr5l0SSnAwu5WcoL
al4CXtae6MWMeWQ60cbekehJBTQnuJfHocdBaXCQmInPwzZiqqe3giOU9WxeO57Th+f8Ns8xxrAzqC72HdbDVhN4yRvxmAOpVj7QnuK5D9bhdqfcBJttZEiK
KGgjxKUgm0vmCuA4247EbOWbUKC1oz6hQ7B3jmu2rnoVdVOQQZOdHV2V+SuclYqVIkpdrIl0VT5O9ICvUL+ogGLRa9DFeS/lVeINpkWgmZCOuaj+jipEt0C+
65aYrY2zzUMnUm/IY8Hd1KKNfQGWf14uBzSxvvCPaat1MViOr2eKqY+pzcErReT5Ku9sQSm+tX0Vft6ytaCXkibGOyfxpSCtlmYey8X1m8Jb3+wiz82A9ajT
TG37VFcXQKVcV1tDUtnvvygBwRpdnakpmh218+xcVefi5LJoulM31qCjsG162DJP+UE7gwpWQikoqGvtDn/KZSiTFO+oy3fUPFw0tpOPl7YVDHf8xV5xV3Fm
gYrgtcTCWO0DPBpM40fy3fVb6r3YKPIWLL36W+IxYaE0TztBlCSmi/Wk3w6TsE+Kdf3F33f1VNKSRote8RQIWi9JVUAN5VJCu+Bw+zfbFDxkaQUJdLZwKTZu
XcekUqLFPsO6HjnJ3S4FpRR7jC3aPrp0PTCIEle+trRg7jP3nf84Gqu1/TGcgiJgAEixDZJnyG3MT4JZ4lBiknLJMtx5EYxUNxL9wSRbnsOMpXtyolmlAZMh
TKDLszssV5lDXE1pBjwDPohlqjaTkILlawsS+oIwdRjQ0C0L1VuKnDqL+wJcSnXtsbe9Q7d9X73SclWpGh8tzpLNck1TQDxmmyrpRU/6Gx6QSSLed85HRS0S
d5samXsLA9nxSp+8IfJ2juAK4mjxnNh+eRtvBJSU58ETYry2aMM4+5D4nl4lu6DGH+guKEtlEauX8rZFG8hHiINEafQaSM2r4HiA/zTfUHHphHQyYC9Qg2/k
xdwkahJX1/fdusD31BrlP6sOCtZxrFHidEk4LdSCISWknBBueMcLXeK724fiWRxvGYWsZ57QxZyGdyS1wjcQ/JH/Ad1Ghshd5HfcqUApEb7zLsY6aEj8HEcs
MVL+4HjNrgUb+BJ0qbh/pBbyOimd/pcaGcy3Jniv2EllNsLm5hKVuMyNw6xVku9tYsAJU0s/BZ5w7xJP4BOM9uCSeIysjNWE/byt8W2iA/aw2aR98nI+wxSL
PSQ7YbPhAHs2UZWMocZaDshhySI9B6fy5vsfbqLAEOEu8rzMWX+SdSB/lCsQfgRKB0rI+xAepAXr5MlLDFyU+8gLQKvoaOdAbwaWAiY4TogvlX/4O8KJgFlO
F2/mrzad5T6IHW3b/LNJvzPKsUqajTUjoXiEKOFK4l44nltxEMtNjUu1JOA5VEV5LPrFds1SUnTktUDGIXpwoW9dLAE6BfPyilsGqLq4jngQXZYuRAnyD3sL
233nQaHl6k6OP62aszphQ0P5Q5F3wlLTPaIUSIVJXIpSL9hMPk6lwX7iCqyOOD/pOHFAmikf9NnM8fIX/zd7oSlbShersR2oi3IJeE9JSkLIp/g2qaBStng+
UNv2xTwLnMZsUg3kMpeJ98L+K58uJXKP2FJMhfhDLp9jlS8cU02Jl/aK17irfI0i591bnjUNFVfiFmyi755/km9Goqu6AarbVoJQ3oUgylf0d8/X8LkFgK8m
XRMj0gJxlzJAPILuy62UNNg+FjM5ZpkeVp+NESiCNWc9MqluN/6PIrMMj1r52zBO8ZZ6uxKZ6O4WKe7u7sUO7gd39+IUqrtdicwkk+y2uDsc3N3lYAeHP+68
fb8ln3LNzG+e576vYJAZW8TbEvWC03Pb2I9kTjU30ao0TDwNHzP9jG/GsPyVwSrQwJP1ovJ6cMTwolTjINzEtZIH6ctIqzAtexHxHjErKgf2S5O1Q8xGpYzW
kZ6oxSQO1SaCxIJ82OmuRPwpcKsaXh1WUj5pLeWvsAjMSjgNmuADbFXOhSeh2QWtUTLU3V1cLcEFYUXpS+wBsw5TssIjOyZeg708AkXxC+211s78yznN1oWd
xDTWLlge4br6mvBXCXOKZcI7uc2I5rbP+AIq7QtXV6KzZBx1jJ0CBkilsYh3olP+eqgtWqbdMXh0ILSFbYXasg5UPuRBRY3acjtGwun8bcyB/ijApZAj1LLq
LtANfgfd1AfoCm63oq6QbZ0kQL6QVI+OU9pwBwvoB5Aymqn/9P2wLCay4aK8W8ScDZ2Cl6R4GrAhppqWwqYKz7Je64v1FGc2uR/0dJYCydwPtrG2wdIaetM3
qp219c6jxBPykqlQZcz2uAqTnPDIWCgkc9/YpbY9UtPAQn6I9rc2BB40JTwCc+YJvbj+UiuROY6cQHwTqtly+Rm5q4mXkY/4aLGCcgxvI4sbP0v/VJaCSVpS
1GVroVzaTyZeRyxRUVinhDky4JZ1YZ7pqAv6pU9KXCY0Y+dajquH8Cejt20Q30L4pWLuN3gnDPNV843S2jPjfNPBQeJvx2iqiQqsM4khjISg0Ye9znfV55nX
rVvW7eLtrkXe4cwrrmHOU3UrqqySqA1oFrgtN0+orB+UWzM27XTgFj1HP+fZYTSBdb1LxIHqM89kHOanqe9osLUqszNpY0wTy2CcKu8Tpxh+W6n8W0RSwqRQ
E3Yz+Y/C042ZVPm+P1xqRXwlqwslmM+oh9umv5CKmS+Fh47HeqraOStvzTb9BUz2D+AGq6/lXvgm3uIejDVjER5KNoBDxbbGMTFHj+N+ERGOo9Qj5rq+KvAS
blMX+7cRs9AkoIJO3qUrS2kY7rAM9jq02YxdWpZXE9QN3mH2BotYTga7Cbdkl1ieninsI9NNydCV5spP7YO1efRYGO2dKhW33lIW42f8B9RXHpnUkb8cCjdq
8k+I1rZvoe/SFdCPq4jm8Qjy8V3RNbm/cMfxQ/OkDVOOhE4kfMi6lvgadMlNQiO4RBytuKXB6J7fT1vga6G4kcDmo+XkeQZSL0LXtHKIA8/iDvL/msfgiqh8
XAxdlGfBRGY1TNK7cgS3WoxF250dBDmvzIY/QV/eCDEcr8aZ9BE1jVdUlxnmaC+38LV0rjFes/8E//U69R5AddwihvsHoo9UlPm8FJvR0lhMNwf/Kmvxs7jm
6i2yBcvq//I7HVlgEdyrsTlv1FlJmJ+gx+dd0AYJbcV9Uqa0hvuudkT18EOzHY4Tz8pl0FLynn1DxXBtiDwAnZJpbYhVWQ9BllHLXoW/aTQMvIHNtCdxb+E+
XLyg3S7J7wy38VKe7H4sH/IvAGcyF0BkGWgNsKUto7kSeQPEtiAK885SfNPgmvyf7j9yR+fG4EnlKD1n3QHPH6OLtAqWkSO5cGysG0s1N1LWJ1UkLdUskaA8
30vdbWthH0hOwo/WO8FT/zncRjhF7tJKJb3Ho8StRlrim5ysVRuFZNwcjnWUNM5qY3CKmspUEaYZWfgbfXcjLaTlS+A9Ml1N8nfwQnCAcRWRMEpta+4hRmtv
8TmmmoFiNgezAgtxmxyL0MkojqPl4v5L3ilKAy02Ltk/ysnCOVF0KFH54G5KT5ZMaWygQkxn5lmBtTRFI/CawG6w3zgXc1GwEoUBi4+BK6GomHgtKpDLbyw7
H/bQXUS+3DNXoqvakhmGt7G5mqljZ4JtCvEbFTab5CVr7YIVrG1Ju0o7gs4/8f2JNzEB8SQ9Tu6oV3TU8zclLijx/H39mWuxOUadYT6ANcFeMjO2FPleXy3k
2D/YM5T+cCl73LlDq+24ankG7aBkaJf2lUhN68nOTGjmRKFmq5aa0ypLjvMMXbmm8zWoGPLl+Y37XA95ZlJr5p25NtRN7Z8poSJ4Czoa5ZFZ2JhriEIMWH2V
3KJE8p3FbeuvmJNxVdwHcopIdRdeML3pKtp5zzdpsaeT6ZQOgHradLRfu4TDV3a2TMKbhM/8CO2pkiy09rTKy+Y6yXn24VohakKwVf4bzun8i8tVZ/E/eEyE
q/bgKjCS/gnXBmaHnK4iqGpQYz6LXYJTK//UfUZ7sMzMlUwUL7YNzkyvZeubsSy8NLdAvJSh8BcIVWUNC5+C5ghdpBaBmqokt8QzIyZrrR21tcneKlji3Rr2
hzMntbq5feNPsweMlmYXz8JcFl3MDqu0ne6Na4rr7S2JGiLA++Imuf4x/Li41Mc5Rru8samyno3U6zMv+K7Kr6gN/lVKEaIZ/14dy0znxoVq8az/urKWZaSe
YGRCz8gt5mzByk8Ut6GRZG3jHbog9MECjLdkyVWlWpiGS003KuZqHWqTP5A/Kg0KKI6jQlVtnDOglMSNtA3KSa269qdCv7y9eh5fy9iWvwLvF7eqB50jgkI0
svu4TO4QyAYTYy5oLcEGvyKvAc2MF76usS53D7fbL7u4vLTQvg3eSLfz75hLzvmkT7SgzCwS21RN2m5TLMURof4DtlAvwU3UCObDOaY3MRjfLfcAM8r23jsc
63p5y3Q4Dj9Uf+AY87rR2RziHBXoa5x1Wb338EFionheeET9oBvzZbjatFXo6Kxh8eEFSse0is5q6m9uffxoriYTpKzUCy5MWikydpB3lflJ3gb11e6uGrgR
iCTPgRFEXWRzvodfWacvoqDRh7CvczqQmd6r8mTY1lpJPy8Q+iOcUn6CfJ78qlNAT7wsvPc3CP2gB+HzjhXLK1EN+G5EC3DWWMAi4g3dSYqK6YSf2FKYmnEh
WS3o1VT/aN1gI9W58hnfsqgWefvNK/Qz/a4jXikvVnG9IA+J5Ynx3ChBAG2034rDchXehHvR3fSd0gxnW3ICSzhiHS/V/cZqbYPoNKYIL7h1GXb1HdkX9XS0
yKNBc2d7brE2nb7gLRz/WRlVMPHzrQKeTekFFvWSXmHfqc2khsF/8TDozSqrlXd9Csa75pv3xeNiW348+yS+FD5U6h3sSl9jxsl78H9xM/HygoZ5F1cejQAl
AlvkEuFTmGxu1oq3mTf1lXildEO7oHdSlukMvJ+4MdcJf6BO8D4h0R5LJXdrcgFcQpR3D0Ad9F4xjZT2moTtzGhtAorWm4FPZQfRsxTFstuYTT3kUoxe6IN+
2jhRXoreCgewEVRRJUv7Jbdg7zpVOBf21L1SQzgk9o58gk1nvlO1iQdUtvzCF8GU0uvHhcxv4DDfI47B8VhlbGn/JdQmFsvlkJ52R4r19xNmMw58KwsLb9yx
5DAwIHSPXkF0xu0c+w3GCPfNR5OijjpH5rmM176JjMop2lRZZ6trh9Ai+boe7bxC89QUNAAu83dAnPUM953PhbNgIeMQV4IsaZu/8ithwvseXWtmXUZc88ZY
3uI63AJiHEzXHVLhAgrk05OkFHxBm2GsC62Gv2zbGZ1r5Xgd94S3MTvZFM80oqE6g9mM21k+hBKDW8gVxmojlQ/xoyCEBwueHnEu8a7jKLlZ64ATcVe1taWx
keKuoxfx/0iUg/XZNfQO8hmi9enGQmaXlMXul+KFNuwiZz2+YnA7mEFA+VBUlPw3TCWmL/sftSntjbxS+1c9Ls1hZtpGsMg63HFACJNfuGjhJkPaeoD3zHl6
ZdZ99SeYgWLgCn43LYTCwpF9qurxQfoQ2xYXQoe4q/APNZdexQ83+ALH2iyXBM/QM/YZQRKNOS85J/40WO1Z55xLFQnUBR3xHuKBUdqbpnbCw02BiGU7orJk
JDxAxuBtVCOVoX7IIlldrcs+A8vWLWTCNGjl46YJs6lr+kjnKnGZecQozj4AqbbkuGi+FXOP/yT1SOzLDAww4cW0CHmW8lz1WPOyHER/dIBY5yNUp/9cZA61
k/6G/xH34ANL/zAlwK6c73wJ0FRK41uBKeILrYnQmZ2KJqC69AGzGv8BNoPz7VODovUANnxN5ePpJ7UXeuFgPTPG3MS/JEeZ0xyT5Q3OiX7kjTEXxx/2sspT
yzb5KxmuxEkp5He0Gz3XwrINNR3XMh4q46VU7x7iunjH+92oEt8T96XawCtSY8UR6CVZmMn6HE9nPNpfO6OB9ANgWyN7w3CJYog9WglRcA7mb9L7yBPaU3wX
LSlSTpzDXtTa4ZcFq6tp7Zv4C+Xbc+C/at2sjpBF5dhOcX/MfHMu0xs2UIum7wiW1y6Q3XXMD4ybarFoFQNL8TnY1OrSb/CLcFX5K4iNvcY2ctAmw8/Shuc5
8GEyM6mHI0ocKPyCU62Kbxm/1R7P8jFDiL70E5uADC3a1KVOxgK5N/4LV5Uu4v/gEsXpL8wbWh39M7UoWNHyX8JDTdTay9NCujQX/aQHhwb6/lHrp1e1j1ZW
S43he6pWXGcYwbczlmgK6py4UqviySFGCHZc1P6NDyMr04/F12JH50W8fNk49k3mXeObfDLgDKhCJ4UnG8l/sl+jS9Ided5yGRYRLhbYqACaAhENsd4xXNpq
vMy3s1xlGyssi6oD/5G2xJfRsphZMJ5goY9qrTeBx0TD94jI5h76AXgq/EPGO/trLZIqiC85mSgP5pGrnWO5JWwiqMiFZ5u+rZZCGHFvYLa9cMQ6rwfM04+A
KLMEzwg31YlOVWjuqCvvtJTyt+efiJ9za/CNwAC2PDPIs9tyXd2NiXV0aKA0hU4CffRZ9JKE5VLNiJNuq86C/9Hv5WKo5MpewRR0QL+l9xZtVFhwPdUDHLD1
U6+py9XpuKk215qSfc5pgUTh7xHX4Cu1gtgBltNHk429M7z5ms1aQjLL1pQtsJx1nnsms5s/LHm9z9lL8GawWdQlywPmjbUos13NF6+i1lxxrlt0aW6HdSH/
OVDGWEIMTZsLupk9nCXcRcRW+lbeYumddNnSUoH+7VnrwWRxiuMtyuW/qYm5d5ha/kBaeGxhMkEaSoTQCn9T6rAKtM/kvyBF+2WJMFJhJ1OpVD8rk4hPW+jb
yjzAp6XBfEupj7iTakQkuxPZyUI2aKd/ImvxOaKA+5Fv5LDIaEXLzSWf6WPs67SoIE9MtnVyrVdnqyNZhnPQ3fBsdkalZHsluQ/TBszQH9oW+ctbjtPzULUC
22kk9DdS1FxvY9wS++XqcCa7RR+tI+doPizpVuCmm1UuQQ609tbNnQwHats81fldWc5ArYKV3JDMbN3fzNuVy4Ozxed8ghmMV9glyLTexrMLfPwl2g39BUyU
AjrDj2qUVJxagE/S12KRMdKZSheJq+aqCIR82stkZySZTtN1zNJTmqLFcA5iKn3QI5PXuV0hybiJchJbGdUWlkvKDaaIl4xbUr51eqiMuiJmrPkW3mGy1OLa
beODsdle0xAd5/lfTr3SI3q/oRg1ieWVa5KpmfMQkzQP8/bdjqGh2VLlSsmOf5I6hSbgIH4dWhVqaJuiJuV104e42oaWaK2c9gKSi3Q2wTe1q1W24b7ydNcU
549gWaoziE6aoSQ5JC42uD44WjtoFgutzf/gyLRkSkVCA9BPqQE+bpTSOxtVQiOVBKWQelmekzPL+qogt+7nzHHbQm3026GO+IdZHT8wPXyL7B7BJsrA4G7c
IS+QtcvXPFhXr4FjYRP/lMBrvIs8wQ0KHZN3W/k84Kvuz+Yvss+MLuxg1FsKD3qFjxET5JHmRppzTuX+GBH4HzSVmqTOU8bzU6OvexdwdfI+4y15t+B5vgwc
GOzp3OynQ8tcC9WEvExivD4BfS3fMWlMpWpVWvlrGTvjOm2Yhkq6l/PDQcDROE8JLpLi8jfql2FTGUV+04dmVOEWqDNd5fM24Q2VLponzNsOAbajbjCxTFbi
Vapb8CebLF4Nb2CU5Qpr/6w/G9cqJjM4n1sidXCWIfoo21Edb33uC7E+eJUEvifoOf/cUoJ6DZ/DS6GjoW1GxeBPNVWx4I4Ww6gpNuPdfC/lLC4jPdR6w36o
Gd6VmIR2O26HjAJn7+GpkFfB3B3d0lFI06O+EzOEbs7jjiZZ55JO8wgVAX7LZvWa9Nm2F1bD3XF35zXnPczj/2FVyKMXLs9gn5l7xJlKtlHH/I+tkNcKviK6
izxozSzLbJ1xKmQ1ByvDhbUgHE6FX0kqtFSE6DW9yEEwLxNHKkTeaO2C0Sd/EavryRknjG3BQ8Fe5gj0EfXDM+SZuKKWBsuaPbWX1kGVj1ZemtQmrraxXhuj
t6VXIyM/U/fnDQ5OR/WIlaHXuU+B00y1nFQ3wzMsgN082c4GfGf+oZzDcrioWcb3wDmLekNX5WY7N8vzYjbSy8Ao44/+UFljCwXnV/7JD9WWoX0Ye84WZFYO
M4pcwXUESXJnYTNoqfsDJXwFOcQNw1fxEzNKmBe7w2yUl2V/jOTEpcEthmhgfYLxQ14XmuitanbiSuCgOYOuaMUFJxLmeG1MxnP0FIwdDYX9ruLwGHOEOwzY
tQ/VR2pWznZmrLOPMwp3Cg3xR3nbk/lmfaNrMBX4+LLSFzyInam/gjW0pXq1cqeI6qYtb27ohu9xkMuriVLB5ILTjcSx2mvQAs0yNuRT+Z3xPXOgGE36guGo
KIoUwrkm+kxmLT4EdsidHak4yfnJHMavQv85tgdrOvcblNOD1zFTyHQ/xbTw20WgS7b80GbmcFqCOdcoplXGU2A8mmQks6nGQeaSZ5S2XB/E7w7mqAPBJqY6
PcbpEmINB/VcuGx5YE7nepjTcHHmpzlCnw2PcD2U8/JA4SrZw7EES455hCPQnh/tTQxEgKbRHfC0sGNyK0sPYY4wV1DZ9GCPvIpcQKjuPAjqi5/ZX6AUq5n/
w3u4fppg7AJW6Ri+q+70nuO/iCdZh9EC2cUtzDOluLALxWS8o+YLpRPnccXEM1pJ7qpdczZ1dCc+K6+kv7Ty+iD9LnVAmy/NiekQ8op90Xprceev4NjoefzK
RFMI4pV6LnpGOrDGco4Ieh9cou1mTb6su9yKa+Igrhj5wLgFK+MX/Pj8TL44TYj/5RQOVSXfg8bGMbm2GebkjNrxDjzGuRb3dbZj+3AhAOjGsdWVaGGhEeOb
K8qCjhegBD2KGCc8cp0PzoFzlSmwKPMeJSrTtRYeyf0j+x52WbP54dIZfXPUBHxF2O7e5O1kG2DM0Fdo+3ADwIu3wXrHfutP10i+Ef+eSQnGcAUMVHAzB1Db
xUdggu6A0/GV0BJrXdRLeEx0IU0iS7eTB/TpzDfTT+SaFy1vzLgkTfpmcQUrOVLp92xXuo1cmd0mFNf+Z97H/xIbnN1Cq4MlCQ9zTu7IlfLVzgVcGqweSIlb
GFrv2K6rzkYGhc7hDQX3czGVoRzTjxl91KvIDBSjsuRL0gjfYCpMqBa2w3MR/w7WhJfZl2irI1UumFFUSPkgTGZs6jB2nzeW3ALWxFag++csqzBP42NaWIei
ucobroRYGSzEaWy0dbjzktDaNqxgLvcrf/s3ZxbTB1j7MAell0iu2NffGELyDnwT8MMH/p30Gdt0a0vpuzBJ7Kfy1FYykVgtr5WaZO+psHFdbTBXHaZWgPWZ
m1mZzHJfPl0qY6TnAPEs4RqxPNAq7bD8WmOyravdllvaU/98xzipkX5Q2MRsDxFcMrrqe0eOJ94Ar3UjLg7fZzRWl4EV9j4J90E5eS91gRjh9Xh3EipYg/pp
c4zbsGTsZ98EIn5tb605SxtzwVYuT/6YmE+Mtx6ueNzOquOIttaWgUJ8WXIk40YDib1wIBLBclUmloNiaBXzCnYiLkUWZkPeSsxn2iTHJd5DZYy5HABfqZPW
7paQ3Mf+2FdD36GWJUvAIwajHomqw5SX9mbXNaoK1cFH6Td9E5aGE8jlShdYAxSYhpyAmhj9PK0EhZD4IgpvdPWW1U8yb3mnfY4yXqsXrKV2yUkm09C7wCZf
PamRcsK/Fx4jlluermjhe8O/pE97VkalSgOs1WHjtGr+ZnAJ7SSgW4OPlNf+b1qCb7ZUjeillFSeMTe9QG7EHGZOsIW8PGwtDcdviKPGeGWHrlWI8T4KQJRu
vLRF2HtrL21jQQK8y4+2/IY3E7+5H1ud+nGqt3xVqswNZk/Rf5j2uYlrInJMsj/MgifldWxd9pG6ffVvaxY6bW8m3la3Ml/SI3A3g6OWxd7OeEw69TB2k5Es
DVLy8HY/LdvUd9bZyoSEFeTHeI+8yf8qUMfadt216FuordSa4NlZyhOYCStEh8PIiEn6Jz7MMYSrBGc4KxElLD3oSepf8LV/rK2NTJeJgX/B1drIwCyjXtQn
632yMTFA3WqU0EahwqHWgLfXgXvErXSdhCz1uPxTqZFJGVXof+jD8LMwBhyRVjIatklb5B4RO6i38im1GP/eZ0O5gWr2+VRLa3vQCNWFeUpHfZYyinlMHObX
Rd6L2xDZwZ9Ay97LuX/opWBC7FGtONwV91lrSeyMrqZf1o+ru3M6etbH30P3K7aS6ut2qqRzmW8sMdveUr+lFtUpogIcLnXWbuEJHG9Wt7cXXHR/JTzhp7Uj
WRd1S5rm+gudFTryFV2Ethat474YP5gEuBQ3xBfYcXpHKcpVHN+N60INtnTnB5lDUEUUD/v5X3Pr+F1SW+MR+1JvpVuVPxn3leXya+t+cJL9Aof4boK7wTxQ
UgyYk+xdAy6fYnTw6MRwPNXcm9aCPcrFwUfwkXHUjy3ViBahT/oA0yMO9CN3IznX9AXO2KAYQwzxDaS25DXJL+GpplvpYniwUDZpq82nVXccgYNDk9VrsJWt
Qc6OxV58S8mh69i/4/1KWcakR0f/pdWouJSvyi8zeK61ZRPTgQ9oKQl1iDeeLewz+3/6++itWWPE4maz7M1JY0LD5CGuU/w58qa+tMAO9+EkumnGfm5xHmAS
aMOYn9hTfOCsK3RyPIz4g2rnXhHSwF2qmTENSI4c+Q69IKs134ab6FvOtUMxWmKojf+n/aT+LHEdrI/twXTqrUqBsa6fAiL2uoavqO58gQkcpqXgugmE+rek
MmuEIvbJfClwmlnCEAU2vpcZpa9UqvA7mAYwPqs8rA1ixC/SNP2x5VYGCAVtTR0P9UzstpRj9ss7jUEo1xyFo9Vu2nSjSzAehuFUn4tvnn+d6RN64WjvPwgv
kfv9XguUzjuOQyrCvrqMf7n+LBDn6OX6szqGnqA+4Yclds+eg1Y5JUtjVrQlChrwmHWp1Wot/X/sGlqzNbUdpMtKHd3btLFaFaY+suI/cFTW7ISheL+V5QP8
Zj3accJokfFcjoalpTcAJ3bIGE354F/MQLRYW8X9jvwH/huxiB3FtAzc1V7TQTgJhIV+2ZcG65OnudNaI+N0YAqck5OIVnA9HV9wEkE5/+h1Qk1wS+GUVN5V
lzmNCXEXuzHxLlwn7zXrO3V3NbiB+Q3Ww+bGfzg1sJ5rEhqlZMWkqt2NhmAajgArtb4AGqe4itqAQF7ISYyUdWmx0Mh62TkajuCreo9rPVzbQ5OcqUp1/lGg
vXQHb4oZn7deXgmPUjW4sbkL8M30D1FzzXfBlShIVhNWoNtgEvMeTCgg5l7YYtDYzaXbP8q0ylGj7TZ8it0p/faXiKvAnQta1KeRq/F1fVXSVF8d6RRCjuv8
MNYCUtjN8XVhHdtNd1y5ddx5oPpyvR3y5uQOEO8WcNZ5wRd8TgzWd8tFiXF8QlJrvM91WpqghznWJx2xbBSSnZ9zXrFdSBfZxm4zOhi91ffaRL1BaAq8oQLi
JPiOjmhj7RaLijvAn2SetAr9k7MluF4FRmP3Q/zIaMI/5544xugDpRngrFHbaOmlcZ+83pYpiQPMvGBx05451ajCdgfVKQc12lmaXy9OdbUANy3FxTOhOcw2
UGBxFZs7V0keVI89wV2BT+IqSM/t1zyNmPn8FUtv+B9fzETEG3mxPluOhWfyS1APMGGe06cLPF7MfsSj4Uj+IVVEVwM96Prsf7CBWBtNyUtzPLXWlDo6a5DN
0SSwkZ9vRCT1UZ6aNfEzPRyXAEmiyGSzY/gqbBnYm+iqdg6eQXvF+3wOM40bG5xqZc2F/BxivdjDkYvPxpd1tFeA8yrzksvIiaa7wkXwnrJMoXEd1yd7gtyL
r8hHBJO9Hv6G72bQ5cjOeMhVUDcQ3WNKcyP9/4NvcDCxWmg37u0oi9M936PsToq/FuHjS+MorTTZM3Gpf5nRRclCyUlzLTXiP4unxe56O/SP9SD9soAQKwcW
o79gfbWD7XUmqVTGe2FxdJmsktZYL5nklgZQw5yV8TS5JtOVZ3E5bq7W1PyPr8Esludo1wtl82X4PcGZwe3c86SL9hZkJ95w9nYN4h8SEZ7C2k70iX0anUlN
93A2C/gubwi0yX1B/4Yk20ic535unND+xuXgetOSO90e707Wtwg1pT6hRqEEo6HWGaWwZXNb0CnaOHEiyEcOaQl339LaqFVgb//zd7a343nucdxdT7p3vCTT
FvoNYvUySkc+mZ7ousJdwRHCOedfuJ/YjakHivNCTqq1umVz4KPGU120wSattrGMD3agTGZPaCbzSb0aHMgvER/6LjoG6ced24z3uA55A57UjqlfAlfkEThM
ITPipRFamahbZCc93Kwj3MYttGypoWWD/ZFWwfqFW6NVlbW0NdHdUT/pnLbL31nxZySjEFXcly93iq/PUm6vfYQtwZte8F4p6LTe9lbSThj/4/O4B7goEQUf
UvyKmsZ96nXkrfTO0fk60Ap80ZsTGhwyeTqYHuqTs5voiE/QNv0im+7rB6dardxssC+zEMxN3089W5O6agezBd6XZyTmJM6HVUyIN8EA+sU6snjPF/OSr7Y8
quJMyfCd0AdFn8Cz+FFiM9kBuoKozGS2vnFVCmhFvCX05cHH5FeQAgfEtVNm4Q/8Cm9t9D0xQStunPV1MgpXmmavYOjmU4xxBb25dkHaAQujsdpE7MT3lIHa
BUJhO/vbZ34MLFTarNsdN9Gmw0fSndiG0oz0G9YUtafmccehkuCqdSU+SEzTDhuHAynS9Lhl1iiuA3RwB9nCrkhpTJAkq6FZZhYRQgvtDcNvJI52vFRHLzIj
R5NSgfst5qcht/zc24Lspl7x3VLtEqu6teVGey2ZrIsfywzKB835XcJNwnC+jivsWM6cx02iKygVfYs1ihCtjan23kv0FJvP3p0ZQP+RRsEesL1eFF/jH0ef
wpXVbCtHVyP3+sbBX7Z2FXrEl43drdwLNNGteiPjOnMGTwdtJYqr4a3vDZOqeiJxjvFdr8ZOl9rQDvCZ2ePLwG/L3fc+oIGylVjHZVOjpXWFPgk5ZH8wyKdr
Vn47uoFqO0ajLP0pm6bssjb315R6+C8r0cZ1rY3tDRLlIHVInocribuZbOjl2sq6Nd63J6crMcYYC99jzjIO5KvjMlb6G5rHQFE1MuSQDnvmqClp8QmHvPdB
nrbH4pOLx1dfFlZ4OtzBl/BWwXXor3ws/iAUDT3nn3BH7C+FwsoR0MJ/UDsnRfunosIGy96C+aBE6C9bBPMOtAuc4TvDKJ3xfwhMlG8CGvyWKKUbJxjPiR/M
bHZXcD5XzOikFYUfs1qCkbJL2QvSUYbyAF1QZ9JPooooc4wkh6BQam1dz5mFisBT0pncP8Jxfb18FN+T9zkOy+HEEpWEi6X21qbSLviDqRVDRUOvA8TZfZ6I
XAKMWlvctt1+N2otPGQ3fXVyl1EzdCwl5zoCVwL3EQm9AX9cN1siERaYATXV5hkAs6RhUpxsMTOhjktbE+W18gz+b3YKtZfvbTtOt/cW8cdkXbaeVRaiWzBb
b+PcTQwn+1ivmjRTBsaTC1RELfJ8gsOcvfiOzsNMDX4i2OHrSY2kpihz0Fz7i0AxCLyHeW90D7hYOAW/8Eto3XZUi0ycTJVnV3DTsgPySzCVSbUkmz/AVPY4
nahPMPfF1IKL02rYWse+BAnOaG0CX4K9q6907NXPMYO1so75mKNi7f1AUbJaThvlMNPFk0atl9JAObYvHAkYkWHHC54CouVpDVX0V1F6QmBpTtXi5ibGMYKy
X9ukNfO98zsx8A9yK0Qr/ZrlBbcGHabjherpLNea76JxchFYyLZKyKBS4W5UTnwWddKaCv8XvTLQgD1j7ea5J8xBIzxn+EugF9XavMU/CsUrr/FCNCC3N7rk
WQgN6rv1AttSre6baLHoX2B/NCTRLvQRujANUU9umSVTWCvxvjq4gTgwayx1jZwmvyNaWLswVclb8IQlwbNBvEUvZ1aRTehR3n7seOWA2hIEQQujJn/fcsHR
PS5B6m3/xX+SG8ISjn5wY+Rd4Q/xWp8ijyHqgGPeC4H9/h/4o62MsVfrU8BauWbDmCYlC5lL2dOSnWSz8rjy8Tk52dZZli2B0do+lORLFttjUqyvbqQ1ZoW+
mcmB17hD+jPPFfcmRcUzPduMRVZJs+Fl+HLaDMA6S8h/fL/ljrCU0VUfj1Yp19ULqFh6JrgN/9N1+jF1gI/2jwm0lP0xqShaKr+uiPeiMqJi9WVzcsuhUmgI
WYecBy/Lo4gPwl1HDvWc76+t5DOo1vGzCugzCoSp26ml/iX2DYSCovVvC/a6zqK28galqN6PuBJv5hb29fSujhlBie5DWluyqXWIfjnrLnpn/NZqQZ7abwxy
HMnorbjRmbifgVj2s2wv2Us/Qq+NL8aUkOqnjxEbeb5YZhEWbY7aXlmjJSmX+GKMwT/wpypRxGB2ufKBLCH9Jk/RefI+9T/b0axG/ghUXjnqn2O/qGSD/el5
oXbol30VTsMPtP2oi/Q8htd6BipQl/ERfo99Az2PahUIEMs5H/1CcVAl+efGDnEJU57lWVM84ZjGRJNjhDS4WzLcJ9lyYKm6C/fHR6XvqBuLfa8zhvOTEw8h
xlJRvOlppiwWKlgneK3aa9ZQh2gm+S7nNjffU9iTyfvFd6XbwRZiBpGiLM5ZLB0Dn+J/MDWDw41rQmt+HwzS0wp4Y45ZG4yApxgK/8lsI9DmbGaoMZEeYgSC
NrycO4LKs7P4Jpbm2lp9n8GEOiattRzXCIyFl5aqzo4gzDmK2aH/G/qGKtidkBMVRDGFAhReCjM1H7CDynr5gIBnqkngpJIPyoobqWpgCSXq87RD2hl+gTmr
wH+fUn2pHrwDVxM3qy2YrkkevVVOiv5MKZfVTIvVU/X+1IPcOZRGrHJkwUmSHnkM9hHm8d2Dn7mj8BI7H7PZr4Kb9Sp4AtOQ2ev9YW+gidoBM147rj9Q2gTX
5lfyv7XM06zWouh3vIUvLepEO+ZX1D7SKvympcgd6hqBcRQDxNpm2l1pjTydnwrTNacB+ZWO+WIdvpmxNDQtrq7dI+fDToiwjICnfd2k5fZJRELMaGmbpvJ/
EZPkLPYr2MTuJ4PYTk7IuaLOob+AszlFUCXv9VwC3tF/mAn4Is0oZaJV9Z6nLFFSbbjwBXfAm2NMIyYQv+zeQI53VAFRJOm76b/JXfwggXdECI/pibQhZ1NH
pHhGp1ej5mCH9Zg/mUzR2xi7hfN0Gb87kE8M5LBhiegaSNGS2aKui0wyOZWbTX3JLF8we6c97azlE64YfSKngNLWt5bqlrLahYIWaqGl4yQ5k55mj8f1+P3q
Wma3N9q4Y3YMnBWb09n0fVIhx7Kr41eae9lpSU/UhzItVcynNBHXNCbKuxWXg/RkoQ+JtY2qusOAKCz0A/7D54Nwo61eDTQxFCOOHMOFgbFRM4zwsN9ymNox
1C6o0o9L9fZ3R9uIVL0ylyyejnqaU1lbyreU5lo/Q4wj6ELoHHia0IrsJNnleihS7ofS4AQts3SetMhw6RWwx0xF2YG1BeYlUlPil1r6sqWlcljSb8IQuh1/
lSfkiLjG/DGmindPdqLcgCkqZzAtAl1sIrXcLEn1oqbbrrk7cVd1A3/in+ut4KbYk4ggVqCdZDF4273U9i/to0eSZamG8DH6m8FggRHHh8ndFKtQEk70P/EX
T9gjLZJdmQ9RrLSMCbO1CmB6ixluuxEdVmDyU+NHJyBbR/2bepIZAsNlCteDz6wP0Fo40jimzyTaRCfwfdSvxCf5nK4peamns0rh/caV1QugoTfgJfs2cim8
iNrIDdCK9WN8bQDNRxOvE+YCdw7JboFWbyOmq3U4Subc1raKYqkUV5QO6U2Vvu6vttLEucB87gf5Ud7P1i99xlJSOwy+smdyk+ho/oJ+kngmLYEE/EBosLu/
HntdWemtue49WMw7qKdue4AAz5kkSeRbyZvxW9IWeK9U48voi9Hy3Gh8S22zjlX8/h/0VpsoVFLfW78gpWBXe7EXic7LS3H3zJ06Y9zXDisQLOEPc43Zjtzv
glwYa9xlRM8J9olWXvsuffQ0z1mose5O/ny71T8E/uMYzdUHE/nBxB1uqX2DPAR9Va5wZzhseUXmc430qsxyeZ5i48ODSPOAPmza+ufRJawl4Xd9RFwncBfU
8EaphdRm+lz2ecjJkGYzNlZ8I5yMyV/nhae8h6N/gfKZK/wM0SZAuZtQcebz2L6+yaiG71+pFfqHKaMUChwW+mpnbZPWaMgBZkskITMjiFeJ9a1l2cUROaiX
fpd9Jv2NExL/wK2gPXzkW0O9kP6Bmd63zHPqj/YO6ahmbgdrhAJyW7DPbT+VX8RpGtL3KkTZMmVDrWEfkbuNygx0yP7t6ESfSRD9Tl0wL7AnbJ/psupDtT55
VAvnz7Fj4yehtsz/1Dx5L1k8aFdNYZ1W3Zrt+xs+YEd4G1oS2SeWu4EFsLTf797JJjINYXk8k44l38JV9H3vKuVn+l2lOlUsIydrqjpVXiBl2dJhZXY1OEV7
BIYd6H1lpCnPWcnSiyzDZoJKMV3RWY+LKC0lWtOywmAyA73diZnkDHxAnsU+8zRhPaxHe8E5ubVIFZ8SlVx3HLz3BFuEWJS4AcxVnPZe2nT9bEHj95Rky3nu
tFZXOiqcIYurZ6Sg95vaqfLGpPXMu+xe6kXLebYYc9Wj5fSL354r5exGnNrIHAcKoffasEonSQdYXo2THmpVEpuRk+NZ/JaYbC1BfTUP472JPaSd/BPYXi3K
6ciaeN/RPfdv5iAYAd5FzwpPMifxkaAx/FHAzQthCaKFraFzgPqK/VffYHw2Gsk+6Add2Sf0T7llYG9BCHF8Ef6w9FYQYAR+6bzDhxdYikP4x1+S/4X3u45Y
J+Z1lLthnvqk/i9YMWJEAcHESKWohdgfiFcTcUP5Oz0ZLYwrBy7AK8IhKZE+p00MpQqF5TbOGMzwf3xjQMLyNfH3Q83JTNi1YLLmwI3OCxxJILOV1CejEDFb
S4V/m4lkvIGDWzAjX8W1na/1394+lbIDI4mhbKw6KKeqvIbbax62G4JEHaSfWawxzUhToPiX0I2Ha+eIrfhuXgVcAozisvVDfLicQV+Pz2W6ZjTkR7ErpJl8
s8DQQMXMFpKZ7eTHsvv1diApKpW0OxJxq/zryvmEY1DX4ojacHcCqU2Cz/l0s1niw/giZJAd7J/uHKl+ofjKbdFK9h5z2DNS6K/vy7kjLQw60XR9Z9y+0Czc
C9+HLYEbLMy1xscov9P6Ut2tM5ZFOX6Baei+MFU7QCcxUxzNQmXozeYoJqiuTuwgH3a8sEnGPiOBlNBl2B/v8e7zn40/CQ8pOrileHLCHJfY1cqqwIBcVSjJ
7pFS7QOzTbasECd2F4ooFDNRG2NJ1/+wPbmA9LcWRgtgj9KSc7MjyQxwjE6OyxHfqt2IEWAI8ZZPhbX4PfEhRzo/VdzPfgvaQEnQICqTOiz0iEdMCr8tWuN+
oDp8m/h5dGcHAK1zBdGt/stWCd3kPuNcZiQTK5TSj3Nu/yD0So0mH9Kdss4m7resxMe1dXKjwEX3Jam4567SnxluVoIVuHpCi+Bcfgtdl0tGhcFfjkS6jWCh
M1iP9IXrx5x3p4Ao73fQ1X2dfk6lFkx6F/gje1GhO9a/FYrN1EajSXId2VT7O0ncO7TP9QpPNg5nLTGXmKJxxhgcJ9MOnJi801itr6vSSmNRSjIvNcKqV88r
a8RQO9a3FVYzUWxF5zecHexqLtBijAkFptkBF5FsYmKlxg4/iPStB26hskBTbUoWA8VMq7M0Wx584Bexx7SnVCN4Qq5SqYxjcNIvYblQRihnFlXv+lxpnP0E
+J/ehjhBHgm8rvQGja20xDXFhV3Nq0Q6qdB+U9h03NfHmpe3LpRmTt4wF6mVkhIeR38tsOds4Utgmv9N8D2b4QTqA6mipOi0USiujvWT3lNwm6peXx8pxubU
IBoZFrGY3lL+H0gzq+Li0Jb2wOxLD8eF9DjUxdyjd4wqoe/XpgfrBxco3fXX+UXMhLziG8X0q+UqoZ3UMuE8OKr2AoOE7XpJdFq9ot3wPsRd4SUlWhuJ2jDP
7YuD3/kmMCwULtzwSkLh+C1sBIigknB+aEOIC002Z+M3Ssg+WWuJK4eiQ7OCwbyhuL92RXvF5LpP22/QDbxrjMiNZmhyaFeIDq3e0HzD7PxVlVsJcVWeu+66
ermmskVcFeL+GNFmGeWGMRym8kNwhLbQUpX4Jt11v8J/m3ckNWug5pfaq8PFrmpRprJ/E/rMii6XnwzugK25JfIy71yUGKwnTHauCw6EN/KnO1QjxrkjdEEQ
Q/PEwQHDO5kbh78pqyp3tSvoa1wHcBGVIIeiFJygL8dE8JVeETQOTKGqyBGu/yy3mLogz8hmW1g7SU38ze2ywZoX3B1lLzOeiWKqqvWFxazIn7Y0MUugLdx4
86M5ne3DvdLOMpBqj18rzwvu9j5QRWuGvxHd4C+cRt4U+xWw1MGob0ZPAwVKIwkS2lPbO9BDSwgesPUxGGyBn5VT8uWcSaF+mqxloSqBdo4t1EVxQe4w01rp
IygnzZECrnb6YDiTjDFnhEyiqBLtb+7BbuAYxtXEJ5gM4NTayKY+soq9cmzVSuI3Z0JSWv6gGNPeWu7C9+V6bFTzuvlP8MuEf73lYzjpRXAOXAxH5Xv8lTLD
Mct9hkmqBQPEJnrp75qxtCJRAR7Vruf0RhqraR0F1SgqjBc/Zn+Qj0m/w4eub6i3k1pZsVTK/9PCo1jr/NxZwgH2p3beGcOH6+UdYyq0wK+F0wLW6kmFzQ3I
o9pQkvCf/ZHGUA/0vzyn9BqeJp7rkcsiwoRv/q/cXH4brhWqD3YYlY1axsYCzwvgdspK+apczTtFKWOEe8jYxuhtevuEWNJmXgv41HFxLZzzHYdMp8vh3JtQ
UYsi6/jbG/f563S+Oo6/gV4q92wTiOn+L16X8MdooCnSZPyXc3hWT5tkq01nMe1t851dlGBwamUWfjJX4A2OvdIjFCLqwzdY99WTbupFrG9xUf+hIs/49WqC
tK0g8QbCacEZ7Az8Taqg16duCTyM537Bk3gvPqKRwb3mxGBb06rv0TfCHOMqOYY6RPdW5jk7Ca20pWXXqHdsptnSeJK4yCjFx6HJ+np6T1Yn4ERfA1vt04wl
sCX2g0lqEbkc3kR5cPdMF1MK3crZrTzXyng5XB8f045YPNiuwdzF7GPiBq4VXGPRtVKs6r4b/5o5p0Itj5lfkPWrQE13VT3dusX2TEPWIhLC4WodWzroKWo2
KnsKQRpb0QO2Byz4FnTwz5BIW6nSOCA7Qy+j8u0f0G8y3FtYCgphWdUCj5GyJoEn5dF8n8JD0SNiPnNJ+WK/De8xq/gP1mP8Stw2dpD6CHbl/FFTcCPisf0J
nBhXh/+un2HimQgjP3jN79Sqszssv/lSjoHm1/KX2c5KGzIddBEtyhD2LMP7u0uFS8Z7TxNx6IFwkp/FNvGulDqBtfp/2T3I+2ARl0YUYnZwyetfSg9RDWpJ
0SdrVsmmfag0Edt8CGQFKhEnHYPgMIOwtyTfGoLzmbNvpZbOh1oJZ3cpOzQRjCLj+X56LbkN1Rp8EkDCSDQltg6s4ersGqqmcmUMFxcvb0L96T2oQ0G6VcMS
dHpjmEhik9GQTgjdolNCZTDlTyLex/rRcZ0AHfRTKE/qji2hj7CCft9fCy3jS+npTHWew4p6ldivCni1sFDKDtTM+dfbB7YTkxWa07gBslMI0zbBWGojWBjY
nnDRf8L+QKmMD62rrfa25HEfy7XmIyQrOOZO0/ah1ua0WBbksjdsK6WG68dI9wp8pRp/kJgda2f2+HKhU/A7qgrV2ZVglpnofcnckt4v8sNJibfRAuOt1Cth
nbjIkOyRMWuN8v5c0EkfY7ygmuXtUe/Kv6OJ0GP0UWwi7eYmwOdgpFYlcEc9TSyTGtuCbre8RHmZ0S5+f1Z9jC2rMnR9PXNciwnuU4YkipBidkqlQReiirnd
PEdu1t6qg01C3x8qB46HTmofzZ5SMvrIfkcVHOcDBiUYrbhtRLx3PD6ZfcWOuMUYuLcqQxFi/g3U16bqRXLeBGobR6lAbNVQfXSRWoO/wSeyV7huK8d76Ylk
Mu2MTLamuRf41wdK+t47DsD74JlYRD2uFjXemZUT/ocMuzf3UEK98HlRq+Ad6qyW7P8sD1mpgHj2g1wX5xoemmBlfW2pd0xR7U9OlLuTY0sw09nKOOtopdzW
ZbhMSzD/ZZziHrYyPA981M/MgWZdpbARDSfnz4bz1pYVvoORvonif+iDs6mlp9OevRO8JxZpm/kFdBiwsre8hzw7qKfWQva2oef6KUqAfk+m9pj9vQQ7Lko1
qIp4eW49sr+YYw6XuqNiuU/1dbnz9SHW4gzhq02NDfz/n6WY/P+Yv4hUz7ZQF2GUOZ8sYWyWNgVczs3cRmI4rANn86t4kA0lFzjKFCGmxvc11dx1xAqhilQW
n3APwYWQxZcHOGsldNYguJN0Y5/NMCRBPymn2u96QVx2uRT9jT+FDBh1iFzHQ28RiPPuBNzC4QJbHaEU9y/JL4qXOioYqZpOlWFIuZ4Wo2ZQfzgX+OSrS6TS
d4kDzJqcW9Hh8k+2Hp5BHuXvS19ADf2GWBF8dqx3NLVU56o5ijg7gmwhOTSe3kZ8Ue8Jf/GTzCb6s/hV+LTRiO7NPVKqYkoYCp7k5uSuNlpHVMCSVJNtmzfe
+8q6JTSigK0bGi3NJKZ+1Gw+RFzHy3FFeCetntwgaHeUJWewHmGws6IqKoIJ5Fi9XlJ3c01SNNqHtks94R9il+LwnvUaKDK3hvqVdBmj0ULVnzUF7pWtuVF5
u7URuGaohOQDb3wTWSV6q1jYddDJ4+3CIlc9Osm2pdJFXvIngof8PO0bezfL9DxkOuWvWJeSNyC7q7VO3lXzs9yb/4jKSNOZCfpePNmuG4W0sWZlojFhk44y
72At3JI/hBl9D//WfjhpD4hxDiJ2Oqtot9VIG8XeZGbJPKbVc+p4fzg/hNxmaY520MuYZ7FZ7Dvra3yWKyvUMRbwkxXOV8JpQ5ftqx1VxBVVck2Vn+eMDGbL
LRyCToca5S131NQqhRokNeQClgtUaf660a6c7Kxaujn/M9hR72X7oyFjHaLFCXwXOUVbg0obpGUMswh/E1KpUv7U8ChHhoKkDPmy/4a9qVLHaB5YzUaYHQWp
UrQxLOu8gzJv+QJqmjBevxxIcRbzZSlLWJstRVrD91engL8YGnfP0Pja/I1cFY4Ab1bWSHtDb8BbJb+ohKKUTPt6vNpxEp4DlVEhpXxSO8uVrJeJbZTG7uFA
jysuReoZ3BJheRLGPXyHued+V2ht6CnbJq+nvlV8YZR1+Jghob44MxSr2VBxnKFHcivKX8I/Azw7iv6LnGDfZC6Fboblge0T2ig2YIbCV97pqKT4iz+qF3Ns
8V1k64qrrD/NmUJV8w73XDOksko1ZRG+bPS2U/6ZtormMJUhpxhZ+hZhPt5Ce5IOCcNgDy6bWxC9JT4y0c5XYe4YUeILeJKPCzyE2wFj/w22oSN6PWGJHou3
2/f63c7WQpu0u8EnQuWEVsEZgosfZdvsGsiehs0dLjNEOqmfRHOxyJohqw8wrYTReLtxzErlBWlZKiHPlkxln7IcXWGLKPOof8VhIF2aw7tyB2q/xZrcEHYQ
iHCm8a04xb9d4riJAatWOXAlsaR/dzBPqEEoBs8poC80HbWCrUI/xX2mBrc6EfrmTySCvhgrlc+ADpRDznV2pS5KHbBb5PFy14fAHTyMb5i+W57M1iA0WEG7
yr5VbtMUX5+nXVRSPdiYPEzzwdmk4fiqJ4kZ7E9chV9i++m6GAQuIH2Cq/1FffbwVbYbsgXTSnrOJqWMyJoz9FiyMm5VLodvAC6Rd6SV9APvcrINvYx4GD+L
OMFO0rdQk3Ar2Mv3gC2slNYeUAkJwcDWhO6ejjmlaFm7gO8Fh9tagv+5vxi/47aKO1HPzH+ln8rw3Gj5td4+YaA0DO83LXyrcpsAgu3gGvaW0dBQEhJ8E3Vr
sD532PKACGibYYyqurfpFq4b+XfWW+oK+869IJyGNZl2ynn+ol4zciuzEar6aa2nNSYSB3z0YKaxts4oKWw1/o+CswpwIlmjMA6Dw2gyke5OezojsDgs7q6L
uy/u7u4yksxEWqqqqzuZwW1xZ4DF3Qd3lsUWv9zHeiv5z3fOeakuQIT34aKcQwXmGW9BSWOyUhTVjOziPxG88Aiv0qjcbG0p34KwlCwSx0a68z3ptXLhLAu8
xiRS5aTn1GRqbPA4KKxtRq3WXxMJUM/SGb/Gr8m7puR6ReVDUu2P+ymxcBQcQ14F7cEpeSMfdn9mnqJdqDm/LaK4FNgW3tMP4g+wKF2LuAlQMJx9h9rFOfRv
MFqxebOYJ0Qve0TtysfZ/zBkeQL12Kyjj1AfwxqR/dnf7ZmwsB5xOsA1dIFtFp8YbA2vhW4IFxC5QQBfkrbbS9s2ObPdy9gS4e/8OG6+3j5hVmQersoRMC/G
R+cCwLGuw9k2nBR7yconXDVM9AIrTqdQkfdodbWy2hhjA3KFhuNLSgXlneYFjQJL/e+Zev5E2w3CQXZgkmJNYToqvWYnRrAMWKoMAg0dO1F18JHcrJm+ZOtd
oyPcJf5LVXdeRE52I7F0WUkElOrh+cYtvaB66Zebh8io9fXwP3pjGC1MNi/QM9zd0vMsvTWBZFafpfv5eVCfC5Al7WPkD1Jbcpo+ypkEMpEHLgSNvIJQD5ew
bXE5jIHGcFSHL83uKblXa4Y72k6ELrF75CNxZHBtwfEM5R/vH6T0oqns3spod4C+HTnMzQ32chdThq0rN6ceIEEHc5tztvFOuZjwm3EHN125xeiRo/p4bBie
cCmT4heD+vx+bSEuYrQiv2T2x8soTN/R9wNWO63FuN7ADO0YOayin26lXs1ow9Awhp225rx3rlBNXGUJkRH3duo6zIYn6DL2K5n1f91pOHQr06t9x1z2Ny2W
4+Eky4aopsqzhBF6X7I619F5InCFMonf1aXUn970zD/08hyHL8ORWk0kmeXgMDCJ/N1SIfTYsty7B6ynllKd/An6wIxk4qi/WYghWKBpBXF9z7CULtJmuFor
SdczhqEbxGIZZfexTjXf4cLOVL+kHkArsGAk8yNh4xWbEkuxmf4aylmmKDcgazex234ZrYzpb8wijgqzxZ9cfQgRrZHyF7VfAID7MFPO8M9wXDfI+GNkNZfF
Cef5qAoEVNzhyVTzUCJI0xutr2608a3Bl3BlMqDs1Uh1Cb0MdLE9Ucv7RakZc4PrG07hC7l0oIZqUrFgmxriCTU6vYNWzehkXsEXUXnVytjsZ9UeIFmbqkSR
OUYSFNVsVJxfwJTXLYRnwRGyinMkd8zSIMCAWNyI+AYW41Hmb7+60VToV3bhZvqjXz1O1ieyk+CiYCVmBztPoNkCckOZM/80dsl5FZJNQn6lzI1UxO1RTbQ8
7opi0beAklQ96ou41lXR0cefr3ZxVQk01YhAF3mKrT7yo5UwWhrE30KP3ZXYUtwNzWpN4Cnppvsn3ZVgeR++YTO0f0O6fxw5+1ejbGWUMwZXyvEMgNWImsRs
rr7SOHtlwmA2Q4/SWXkI1Q9tpg+nS/yuYJFIqkrzBaknwZAwll1o/4zbom90C+oR0RZOVq+oPbzj9XwwST++rLaaFhhpVEGl4G66HvmNHr7mIDGE3swcd00G
2OIBuYiOea9bK74APDDCRVKSEppySrB08KRcFt+gCccqb3t0VB8DBbIe8ZutH95keww/6L0SrikjHcnkcGNkIFXtQo5KfujOYk4J18mxrp6ghnbUWoCYDGV1
j4astfhuxDClGX1QWxWIcqHs+4buCDFL9AG2k+GbmsVRM7BNDOERGXa+erAEbMlf0ypx8Z4yfH9lr3KXjuDJ6b0MEsfjOdbjanqiDwQwm3UV/Yy5z2ZoEVzW
PBO5BJ9l7NGei6ncevGQvxu6FeyvnjJX0f+qZ/VZdELMLx9Qz9kKEEuNosESgc/kQDAwAfp2BxeDP0k7roo3Kp9gI7U4/cFX2N8ya0LskNgx6iZ6EXkLvkMj
1Sa6hJfgHta1ZT/Ai2QnoRTu/Cs977OysGXktusYPi/LcFQwk+wHdtsuax9Qac9KtBj35DRQM9s0DsOgfir4jRvF9k3+Ih8SK5Pr5OHOW/QP4sWvcHLGfhnQ
5FtHR3mVpQAXw7NSFD84kCvHwoaRKfFTAnl4Jn8IeoxSfLzSBV/ivrLViQXuG+I2z4LwADiOWkG3sMWYm5S/wBNXarojeyLorq+TqqIp/FbPOLaoOiOnBK4B
G+YsDqdIycwa7QTdEkb9yt3DJJRYiR6SWjoyz6ifwdsWJV3m94r78XpPL3GHMDnc112KaQe3JsexDNpscyMPd45paltBH6DPKBf1/lS6ZSq4qDzP7i0mcJFs
WTif5oPvwjPkM9Bvnla2mpLWO/wz8AgeCLcKf5PG4Wby3+guuqIPi3hRiNjERgnr6eGBZUoFI4NdF37g7Z2whitP93cmKDHMR4UziMgEcCbcNHsQ9MW9C6ym
+rMeo5jZyB5SmmmP6YLwMYyDL4xObBnXN/yH9ED95i7ocXr2GYnuJ1xVcbb50ntJLK57xGFSnviIPxdeA+ZyheGMiCS3peswl37pMc5NeYbaHvreywNi9gcu
W0eCO2CS8dHm4YLKanQrZYdSTGNSnhr91UvCQKmrIoWeo2lcF/mmeUFszh+xVXPPAE8yzhkN9J6RQ7w33QZei6VwYlbQcRGsykiI0PbvpJMsqyfyxcy3uIa/
aPi5/MTIZl6ZP81pnlOuJzyh1w0MAfmWfqwPjaMPawvRabqHvbk6hM8GMUaQr5Nmp2rCcug/FyXW8s6HLd1x6jHXJUHikau/Vp6a7lrAfooRQ6nUdOVWelp4
z5oXemW4X04XM7XiRInsGuwJYPPXYdbJpZltXCPxT0eUdbUAMGOkkJvtNvszYJAGCHgm4tYoK6c04+S7GLdxW2OAKwLvorLmQS0NZJJH0Sp2nG09reiimURu
Rd8Jh7+t9kL/qbRO+V0Y7BHk2VpJCiuVlcXpZdEpsTDXDh+gWfmwedXoatFNhw6NBLa7vCeB1g/Iu/w96MvY5qdhM3Zk8I72h62buoIZFVLkI8RNohhoraaG
EpjrSn4oN/aqP0+xKiWyf8rFMOUallBX3uGqLEcnrnLlud74ZKIFiratcazFngxeOWakyY2co8k6xFMli3E4+ordhGZcOGO7c7yrHdMtMQOVD11RRjiKB/qB
tVyy/Zi2NNLSHussQr2T/5JFgYCbWEDtItKI5KXdNMNvBr/7B9j/kYcHR1KzY/LNdfbOoK9wN2u9LUpd5Z8rlsCdYA33IuW+wwhpSgfcLBICfcM/sF+A7Gad
sDywN2LHUQPop0kPnAz6wc8MnaXHRBYYLR192LLujIzvfHNU2ogOn/Z3t+eYivUwUyF2Cv/RCPEPjerrLtqfykXwELqGrLnayg1YZu3vITZ0AYjKOLY3iCgD
tKAyGO7Q5ussbh/4SN/hlyc6iIvs07jLmbWkUjFzjAnOA1QiSEff+F4M58sKL4YpVLK5XUZ+G+7HjU1bjWnMK4XNOXIn83r2Dv7P4Ehtrz4/+N5YrWJZlPeB
kU4L5I0bBoL/RH44G4VKuESPg98GH/BNyB7pLjJG/mZ3iMd/MaBr1ryEHewjWxecH7+EKprd2ayVu4Itq/U1GOY/Jt22JJOl+jBnuQOhh2Yv6kvMP/x0mida
uCk1D3HuIUrvuCZUb9sk6of9hsDRK+h5Me3ZBY4K64bz3RNXLSocU5y4EDynPtRo+Ut2tjyN34gPGy+ZIaiScyP8y9maPoELRRqQ7vC+RFrtFypVTHZ2Vr87
vhhj42jqiXla3uJYwB12Lre8sB1EPal6sIywhGzAfKVL2nK0JHongcEw4j3zF2jPp+sD2JrMKJcgVw2M8i4JXWZ+Z2dTbxJLy40S3v1ivpXekf2P/o5u5pj7
q80/da+g8+Exb4YyR/5HLwO+ep6T6b4Vjj26GNdM6W0vaTTnFvr389ECk+3SkJuz3o1LYK7iaN4HSuDVTEApbARgmt5WPBN2YIZL516oLCriv+f4k6rlmqmc
SS+PzhrLMrHIWrcYrVUBP0cVRKxfDw8l7gE5UBb1lc0sq7MM3AYWGL0tpQLdLaWxwCxQE2Es+jch2zUv4yGRQL32/7S51za0nyWWyVlqzfJ26YH/X8nkGtnj
zPbob1A23BPXCf2GD6NiuCUozfeF9eWj5E04RMtD9c0ptrVYom95P7MLApJxC/2rfcCfvJVklroTfoTnuhqAh0YcvqHNFy7zQ2E+2YIR2Bh8n+mEW0VicRKR
qrZilplTxHmoqYFw0GiTvUpPdQ6Xb/ETmZrCPw4JVXHtSD/EdNbWgpUVByUh/RYe6O2i52ER21QLigfGmiqOj7ilodMp2j18Hb8M3FGKaHPM3WwbcMB0MzXC
Q8yH5ndPcZCZWiI8QDocGilUNCXYQCKJpqAT3xqvM7fonGUIaBN6HV1ZfYAxeqbnG1AYx/xt7Ay0JIra6+uV9UnsXN6SRXBjzYzsZ/Qkf1G9HNczx6LHiCL+
l5rDfFKGU7fBVHuJ2KKhc9huRNMDIlidI5ylKzk7Zi8Co5gX+JFcl36FH0dqiRPTdhlz3LqcS64D9yJNYVvQln9spOHvkDW3YskYpG03UnCCrRVaBXuJ/crc
DdRxu9wv+QeiqRJCgHFiDp1Qy+tr4wjUjT9rMawPhRKZXmyEe5PNiXDGTukYn+ossjZNvwynhhxmAX2O+iFQQL4JFXyUTUCFHDsTBJjty6PLR5razjhPiDGO
UcQs5TRqDwo4eT2obrH+QdUQitusxkTQkt8o1iQ7BOpE/SeXgcX5lVoT9rHyXDkPrBE7XOnYm9NPOyzfYTPTvnB9tBHyVFdZHEeUVKvnPDEZtbmmKWtQHTVf
L0+sRA1/NeY2WWsSYg2Sica5fGzkOl9DzNAbCW3VUVwxHJSGmju1r64DYEtoL6Rhmva1Yoi4JiSylbnjJSarn9eXMU9TebgfE7QNTXKYfVIq4vNsCXuMkct2
N6JgRfZmzGmyHZ+tvAUn4y+jTCJkfjJOoGrGpMglvrmhUhfpRSBgq6gM8vYTNkaWxvQ0Oosr1Lri29g9WE2C/jvEb2pjdQnuS3KwJ9mWtmlTzH/ZYEKSP9M9
Cz/m+aRS0h39I9zoKekukhxvpkrPwjpz3fnCnirUwWFXbdqNNrBfHR8c51c3yJrHNKNqI4ZqyzXnR/HH0Q9iVcaDoJLtcZZ1thO+wKKBWk7N/rttMUEGTmQN
9Ba3dEDngpWcydxZdIdZ4ywNqoVq2AL8WTEK7K1YCBWhboJxfAfmPRnN/AYGw0P6WXm4Ud18hiqt666uxU3kisInXJharXWGV0FFxkbagKL1xkNBSbPb2u7O
a8ZiurKS7K8NetIebaQmqSmwKr2JTkOtjVrBmVqYqcTEaBe5jUJt2BPeAaT/BFgGA+AuUzjcHCmBZqi5/JAYZN/Op8MsfqU8jO8i3E3Zp40PTxGnJrWJtN34
ih6VnMj20RpSm70r8Qa8PRjrOoPz0CdLScIHENqGLxo91TIgXUu1LUD1uVuuv+nT8CGsEwqqCvXN8DjGaLVRHTkKtqKX49XcalCKnKMOY0u5ZrH14h38R2E6
10C8KLXkfwGf6+u+r37QmhCrqKLqzsR5xDJmAT/DmGYcisz9xZ7iOasiZXOGRv4FQ9OrwKKwdfhNegBXWfpAGwsewb/Vh+HRsDraD1Ko70k02UO6LiY6n/H7
k8/xSVJB0EiuJdQLTmU6oDNGbbhXTmEGKUOlTux3+zuSo8uAWnwxpSwZL/V1dWSPB1+IOWyqM4oH+ILwF1heehLcwbRhSvAD7IPpws5x5nlfUaCabYUi6h4l
XS3jeiRcZ8s776DLvJXvJF0NFtLG8xXF6swQ/hUTTXR1EaEpoBW9mviG6mvL9K94mbFTr8nt1VryWlYM/1EvyX+EcUwxS7vAbLoM3ZDpR7PEKmWBqZtFI15z
SHgCeGG8wrw5lybNysZJ41pMICctNlFvnJATnGd/7yhnfJcv6fflDXLXtHWoNdBgGBB6HeU//CfKRZ30HagASyHR9dHgvW/xIjOk3KfPWipJG/nmYrq7u2O/
P8EuubcI3XLmCT+ZCbKGqhrPEitgbu136KZ34t3EVnmJMS/CohrGrcj08Hu0I2ek0ds4n70b/Ytp/j5dhWlRoXgg2f9T3qYmlducXY5ZLn+21GIPkVUii8NT
Y2uCRDwKd1hXnumYU0D/7B8DZgTy0cLMQ+Av5YxWjq1MZdurUMtdI51DHM0DHvg2eZPikl7yCnNEWSj8EMox3kpjkt7bN3n+0BrmnGYcfASe0toLdXmnNlNw
Couh7k0StvMWuhpaLDv18lQp90M6Rqwu1+Es2TlkgjobN9D7aWPkvfRR+S7dL3AffA0tM9/T68D2lO9gI/ZESpD98Y2U2YaPe8k2Zwb5C0eOm4PNr+rByMrI
YM8q6ZbUNbl/sJk70VOB7yx9sA/Vu/A+f3dHW/UOtZFeSv+WsjqJ00lXd9wivDXMRpQNY7XewCIU4n+T9/LVQ0F4UIj6NRHjZZseNBP5F+7C0XmW1eglvgha
5xxErXy36MFkce6D0NRdyn5e+BR6StxivjHtuQHSU94t5PDRyArr60m67u/ETYp8CC/FTte2yDRxbKC22UnCnIOOM26AneTHQLR3jvAQNJaX83vMnvIb5gVo
KTuEHsn/ZZdFHzw9jHnhCcnHvY3MtnAppdi+udPRAcNizmNbR1KkGlJ/Ny2MZXZlvCPXrmlrXEo9mbRJbOmxRy7mbOeF3EaRZpFTOYPwtpyzLmCuNEfqn0vV
TUyC3WVer6JfQMNWkO5VwWVEU+2n3BILRil/RWQY+wNHtIJodmiJivQSWh/YN+Z0oFcGgysKV0AGTtROonRYwlvF9yemQ40zOim3iDZhOdMSPzWlhfCFa5zS
wV/C8zF1asrdlB3ECmgBY2wbjN/sKZbTpC/mtbjAmmVUo5/5M43NoZfmBvMl9OFtZFt2uLKfXmnGiv3YE/RuOs9+yDlLrB+o7DlL01Rnzz73WIJ1Twc2OIK/
mh4VniWcFyYAizkKBrjaVHNlPTjP7/Lna6/5mdQHRzG+BNE3UebrUb8LVZk08jLdn9rOdYOTs2tpt/3NtCRxr+YQhho//NFmZmKWaz0I4CnBm/6r5pJwEMfC
RoAzHoSvsAvUZZZn4ibPqKRPrjpSglhapsXC9GL/KGmhOsRY5CYiz/zzESeOhVc9Y5Kz3SuEVMnhLrY2XmKFbb9dSdnIfE4xhL3m05SysB5KZZ7ggRkTImu5
QSAmVtRFrrXk98wkOnH30PRf9FomZCT8qLzR0118kfokaTdzI4VLNVO7McuNqnwqjZNbwiopZYgJ2auYdnQxdoYeJDsHvcwMl85aUCp4pKTQjeEfzv/IYuAZ
fhMuHkmzB8mW4ik40lGCW4zq6oe52lbB1cEYzZelPsV8Cj3SnkT+MbaLg9PcehLzhIyV+kRKwHy4g5hLvOGv4Bm4vN6O5myZmfPwI32Y4wSX4G0GS9Cn4ISk
4Xg/rsFAKhc9o4v4R68ft+SZOcQdNiqEolBMiESeQDR73txewWW6+NdcuvzLr2jCXI+v2niqlqOPkc6Nlcqm/k51ph4nnxDfmBON+SnRhtuonzuSTEh7g+uB
QbYt6Imen9ueWiSEhINSnusy1vF+fZj6yh+k4rTn3u1MbWeqqud+Nwtr32wrjQNE1RwSz2Z3ZqWrXvGKe702WmoFu4t/cfv1hWEvgf1/mxvBZbWbcRoEjQrW
bTgqfC3QwcYpiyJ18VllMNgArKbFvy48xpRkG05EXSJz6NVMFt2JWo0KqvvtiXMHOZpRVOIuhWdrgqHuq2YtL5u0P2cp/wV9SHxNbwhtS3kjR8vHzZLwElHO
+GZA/03rruAwnKo5zNXUGpTAxuln+dHcfd+whIngkiMJXsM/3ceFMkZI15QnuAc1C3cjOon3iD+1vVSu8Rud5PhDGeXKEOagrcYkMZde5XQ6Pwf3s4GckZH5
yhlmu86Sk5WSSg12fdYY3gi9Xr7EVTEcHeltd8NdwjvXep5AXRKLi+v4ov6BdOLqu8HG+iRQ0Oyj34WjwRTzcMZzl53+N3wRVxU2S12IdvJquDm1qjAX9deH
MvOoJ9Ql/bvxN90NU6Ao/gPk0xtj3Wu66vN8TTigqO6OXL7cydtKLc2MhdW89dDD5F2RSim9yfnSIPqMeYIVmTmhGDzcPSk4U+rmacycDo9Qp8ruyCGzQAUc
qWUnQTkd4jF4PYwwixx9Qb4WFSpkLuUryKv0LvYn7r6/uDTFeCq/ZK9zFw3OGOCN6B/MjNjjxOZ1b8IFjX/DYHVbY7mtjLuxLik/yD/gmTJFcgD9UdrCftWG
gmbserkt3M0WT2wvKjRIviuuYp1EjKcm/YL5UXEcXzang7hRWOEM0E6mi7nV2JlgqGctc9jR/Pek/UmlVx4QiknFjM62uqEt3AT41V9ZqmGhiEW2LTiaPOE9
iP42ypIXtYo6oGcyhWF5pQ+9Pb0n/sPA4b/orutHx+TiAoQ3cMOymHmi50kF9UKVbsn3k7ewhLlPWRmtRzpsePOL8V8MO2oGbOpVooRx3Hkst1s4PSOG+KK0
M0aCdk6retjVyd/NPUgrrohJ49CoSPdIH7M8U0MYQZaC8dpe3Ey76KgdeU4EyJFoneug53ewHWQTJAy4KsPRGPj62xDIA4npXblP9A5nMdw95kPcIDYcGc6N
yLhjTENvhJLaoArTqDt6feN3vYnBauXRCtgUH4XXxR7+IUwovIELh4qZA8x38irMcYIyH8f43tgahKuaw+NLyrm+clQ3mgRHcSOHTe8JotmDaFpiYV1HG7XU
cBgp9Bx7lmeT/7PnFdxANpVPxX6n/gGUc4t+CnQzdwDJ3CHL+Ha49sYiaK/eIfJQD/za0TtilCubmem+7AgyopTLH5C2S3WUXmY5/jH5D71Zn8qsTHiN91OS
6QkVtneWh5GmawhzEC1Mawlk9EIfZt+aZRIljQrERfo6pxvb1h2TGhoftR3CcFs147hgcDsjtDYomJieyBZxt0kdLc4WBKP9yjaiEBaZQdlTkc/5t29Lglfv
FtNSfKgALt9IU97wx/FyBaA0pTn8ipScuuumwFBgBGwiHhMf4f4RH/wirBbj9ZZiOLhQH6KVlW957IE1STE4mLIf9uRX6Q+TJsa6cxSSI1eL9Wk3L0sZ9Fn6
hFqfv0eP1NLTk4Ons1l6ovdqWY8xGP1J3hdTTRKty/xP8JmL+UXYSRKOOTDWN5VKldzI7rIp96X1Rtoig34oQLq6+woj632Ugg7edBunUDvZu74AD4QWrq0u
Km4insWuTGiWtBkJwkH0u1TPTBA+6f+gMfoD4GG8yu/0Y7Y87ZX9v16hHRNt/HBbXZVgXO48vZPUK+cg3ynyR3I/uoF7p+89+zRyX9PNjqoXLjf8qiv6FuHk
oVg8Kd59QSzD142bSZRMf48WoJlUf99O9RLRiqmn1LLXdkTZ/HCl2lF+p6rOL9yB9JLcIXobPZR5TWx0XQi0ZlJcb6yzEyNmN/OckMsV4rdZhjmGMwOYrvCK
flBbnlVJ3Z+Yh0vSk5KbojLKDXEue5K5BMazNeW/wR9ELVuduMnO3b6LoVRwhHqg5rPfwEj0nssgTPJjdC7IYI+xeSUVexG2qTM3JLtqkClUMFgatuCtQidK
N3YyTcx79B3QZGF1jpG/QwuxRr8T1ZaY6S1Iz4KjHCdhkJkidATNeFGwBLZGPvId2QFyw/Ae1FiaW/pfWE7Lcv4N+fS/1W6JN5nzCCGb3ZZVMItmFzIXA6/Y
zaHrwSXIjKYhctTkDgcbM4voqloUIu3HqF5MBb4SFUdeI/PJPWSUcp7YEtOVLRVa60iDPv1DoK/61RpHT7OV4CWls30xs1nNhDjzi3+KuShzUSTan227oy/k
3Lyr3IegL16y/042AViNgztxRto1sg4cJIfxxvB1AELVzeZcSIz6NbN/ijR7jWkYOk1U1Jtwl+UZzGq2uqsNJZDdqIXAAVeyLLMgZPGvcjdxPUo/zgcsL1RP
euVEDawM5Sjf9BlUBeaFQ+JeBxc6yzCv5TeWy/RRIjZrSiwFHtp7FFtp28A2o48GlvmfaQq/Whnv2B+wrm+ulRaf0r+YgtbKVv8RJYzqaROs07TmdDFUTpvt
S9XmOkaAQfwl6zt0mOy86DzXkIjmXVmF/R/saYoEopRurqvUR6MA/4l7oJN6HNkSlA19Di6kfyjL0JrQNqG3V8OXXF3EKsIJvo3Os02120oDxx2ZpqtmLGOm
2HO8aaHn9Hy4h+ikv6CXucaAwoJbyCi9Wj8mEraaSaepm8I4Dju6OrrHTaePyQXMdfJx5w0uOtKfyQrM1wcHNhvxkclyBUdJsIkY4ttoKU5tSBwGurJV9KXW
hmhVXJy9RvgzNyK9IhztvxMYmjgjuEx+H7xkqwnuaP/qK/SCa6sRDxLXOs4Lh7jlCXuz0rgcbSkYHFeT9IPf+XF8XedyqhDbNSOaL+uq7zqXUdiyPuRHrH0M
1yN0Isul7FTrFd3HdvTE89PEA6jrslKwEZFu30psBOXwsoQB4ud0CgfCZQ2C7a+1pjkujzjHrk/ILwGYpupfOWcjbrdOzQ77zYNwBdzgL2Dc5/3BN9pFfouQ
bysGbutpyVq4FK6Ma9pW4kKRjb+geFVsAjspQb1suKfwVZ2oi+7jsIQ63dMIt886pMjrfb4NWarKOMYZ38G+cBoaYX8tS0oVrNkKyn1st4h45hZLgxdA8xWL
lOc/y/WERN4m7Tb+JQ7jUuHKRkKkjO2VkL/G6RH+//diykWjHJ4hb2E+McWDcb5UugOuLXQMdpKvwbHiS/qKf375yfCTnXQ/hG9hDviNmWgdpH+OPDa/iPXJ
s9mlqcX8V888KsBbcTfmDFxDz8QZ0iAwOPV8+Em4j7MxVY+spf9mLFtTUjnLOmwdA73JS6pIVoj+xGURT6W/0Q58DBdKbB8cHSkkWDCDVlQoENT0DsJasNYo
Zj2mzie7/NJamV+Ka5yQQueYL8zy4kT1LzOh3H98V7oNXO54aw24bnMrnS1IElVSCgUbCrONOYmDeVfF2ryFGcMM8J/RR+tbtNKCX7AYna13hTvwFPEZhjxr
guVD/6il3f8Fy7maeYfLLah2+L1rAncCTwq0ZRD7wz6Wawv2qeOIJKOp3lie73lmpKYyOaLRCxezrVVO8w7OTKwjF2Nu2A8z77g6yOdIE1PFFupu9LvlrTgj
ewNqqF+BC7Vb7Fr/AWW7WoQdSoyAoy1jdFfMauG6fwj6qJXmBzpHGY2VBWYA301LE5pkTReimdd0ht5Rek3+JetmUeWWEsddVooFKzkZ22TwhzOPmhM67bhq
i6f2BZ+4umnNMKtDUETLirwAKbBR+Kg5UfhXP4bK4PbhBvhe4KY0Sk11fwZdk6+LBtjku+Cpb04wp0MpcLFERXDMyZCUus/Mt7VxxxnrgDX4jFhL92LSYVP2
cXwd4SiKcy0CRYKBhG/Gpl8durTQzPaMKR6/FA8PrsK5XAr3Da6nTzLZxmanimZLVLi/8bf+UIjoL5Q8LdVZEAyBv0FvzH+a3d6eGZIUlrKNUmh5Eg1H4E54
cplblezBnErVAYycNbhIJTPobiIVTtaTeiU39uxLdqY0cDvgW1yPd+M74Ah9BGVa9mtb0muonY1xLKES/rrkY+qKUVy+pCZ4k+0jZRssZevpHKJH/8pd5YyJ
cgPgIeNwTCSoLE75KXVIKZo8J+mY1Fl85z5udgwn5NiMOK2FYzA7gnzpbEXVok8aq/lseAdAz3f4XCoMk4T75EZnPT4C6nkvBdqQl7Ie4VNGuZxquDx4iUvy
IRwJVmf2BTOoRNQSP8DfmRr0YG2FcOGXyts4UoUF9HY2iT8p5MFFYYfxp9kut3TOBctj9BIOj20TSnefB9HMEm5mQi2oMwNgTfkUkb6mGx8IxrC5sBR1Wusg
3jNG4QVylNkj0ibijTyy58Kawna2qiZbNqmLESLrGpN8qpYfiJafudomdCIyMI3qMp7cq4zb7Ig1fryZJCfxV9iH7i7EEU8KmexZpHNgITmcni6u1MsFN8Be
sKqeoa7UJ2VFNpQwZjjLGZWEDmAv9yNnS87S3NeR77nB3FPGRMyhbNdRuWJiBetA+xHyuxJNBQI79b/wvcj56GN4s97H8OmLYXT25xgK9aLO0QPUFmotogC6
Ab6BIIpB2/z9bYPZHDlTXpwdgweAXvxkvN26VixjUvpx/Y10MseJF/jH5N41xkQmyMeUMzEVHB2cx4g5xD+oezDPyapV8U3jMC6ujlEOhBfYx1BWvm64prme
9vPF8W35X/wczxY1lE7HK02Nf/wLM2a5Dqp90RllTFKEG8dF8z3DB9jN0hVwTyqB9tkmRDrkRPwHTfVXiu/K1TbWarej/sMqcxH+hXvaEq3tBKwWlT+FC+C2
rK6EQT3GLpYPIK6Bh6F7ctP1lr754YGh3PBueAfX1LBhsYXQishA/kL4ePEjTOfw8sRN+CBG/EWpAQFsNUr3N1MYgR/gCIjdxKNUH09+wkfxqVGe7oPa0IfY
AXwjFrrCgRyBYU4apfk+yRVRlNRNKiv7xC+eiOck31hOFVNkFxxi38ZnJjQAZ3D5VDveIZWsQCfFyhzBeCqLOThG7s4X046YlkjX8LykB7hNuJLeF7a0TwmV
08+BWcu/CsnKQirZl638KLdWLYZfgurUUaUwbK601g7Tq+P/Q58zXxlbYzrZ9oOfoEwg0zpq7WV1VIV+sU77BmgGXsvX2J3US1BCaReoCFtHr8Fuwwrf4IXg
cuA2yicMtAx2Qoai4HMq779MoezXenN2C/Mzpk3wk9xInc3VdzeWGLMUu862i2mhj8Je1A7tWnfJmah59RExi8JFQ/fI6uFxyovAlsimwDrQHsrzObBSeeA8
l72EOefo7SyJK+E3kgN+gwskSLxlboCt9ljahvuwCaQvy2rJox4r9+nhiFBWuR6Q0xQv2Sh4Sb8n5zA3tIf8a6/VXVVtos5T/yF7CV69Vtxsvbr/DtyCregG
Uwc3ldaL/4Cl/FhrPNzNFPPn4g7+dMsX4gA4FJwiTzVqM9Wdw8BE+kDoh3ZfUX0LYm67V1pWEL1sR35F9NNoDfgH/SBKsq0ya8S3VON9t8n0rCpG9wwHHfzF
p0Q2jl5A7Mw4Ko6kJdcuSRXzwG33dvG4/5Lzdzxa7an2ofuEsrwMoCwFyEHCKeE2vyDkRd8VQuhvnc8NsTaQe+PdiTvUKeVCAburoJIPT6B2xtBVVieFz4QI
5xP/YN9sWwIxhdwkX674A8tMc59f+k+sTKcLj02W3UMreDEY4Djj7Ae6UJOiJoIWSnX1HqD90311DIMszzdHj7UE+4+yf+Jsvj9QbXfBZ+q6qwC4F195dX1v
PD9VbsXcZpKVA+kvYwY4a0iPmG4wg2zFXw7+lP+1Ls0uQQ9m7oaKACf/BfRKOBz6QVbNmGQf4/QG3ylFLaZyCoRAebWpfIjNAh/hzPhzwU5wNnFS3mabTt9J
e8E2SKC8NGcNTRHrYzs9wZnNTYw7AmzCayDjt+4UUvalMQ7HfNgPGlw3apP3WYgJlFF8cDy8j/Yoz9jOQjs4EbzKPAlHwA1Z8dpLkKPXoUfBZBU7ehHbE6+X
RqCKWpDkbA/04Wxjc2CZucEOcp7yUXCh775XShc1ou1O20d69G7SeLV56Gu2119qfYCb6T7iXsZe8s+TEtg4pS4VzyR4CpvPvSOoCbAx/qxNgt11r7IN08Yw
fEZxCpuYZ2YtIs+emnVC3KS0pDuJM6iKZBfbdUEneob/Nv7gPrNL0S56gD+TH+Soi3l8kX9p66Q2Jqegj3CiaxdqYiSAH8w5aVtkurHTPsgs7m+gd8ERJGCH
GWXMyn4OPdJJdOXX6TJBO7oe7qoIMMNbyd37Fw1/F+p7aHGD5R+9kG2MJwMPZX3iUJRj/Bc/PvzaiZbGmI25hnAGTjcGlYCgINMke1w4Yu0irfGvhBPlqJwd
iUNdV+QDUqPUFpKJKzDDPa30xNix1j+F75ybfC1OWqgQH1wXXSXE/0zC4goPIeusfaEXob8Ta9QCQirfG33HXUCQm0Gne1fwa5QNkUsm4lRjLsxAKzxlDUpv
o5XOGR6shfaH3sf0kHU8hme14piIFDEuBKbicmYKny86yfLEUZxA+dEICrvG6+Wttdlr7nqcLSHREY3p4EZ6i3E20Ia+Sz7CZXWe70XDSAoA6gpxq6V2pLCy
B1cUVgltJMqDPKnuLfxEfJj/Q/rTeB+bJe2L20hsWH2Ffh2OcyQILfWFhgVEm12Yuizg/wafcPFQ20CG/BW9skvkKynXXdJozC52VQP9ncXYkex6tTYs6bzE
9RFexlrxOHIX8a/0zrxC6DlNuSI5Wx1f4Td/KdFG9/D1tWiwhdHLeGZ846+IFTx1jPK2dr5qsKH+yR5PvI5ECQcNv7uGGh9bQPrDuGJ0UkewOVQX7xZcBp3j
ihmt2Ds0AqPIhbCXiPlCXEbkjPu8o2HOYsnO10xyc7t4D2oFVvvuoz7uvvS97JZyZ7BEv0JfXjIL9GLiYCnJxjawl9AE+gZczWiwkEc1ViQl2W8n/g3sARkW
1Iu61hDRAd0kpFjyhKF72oSrRxL8ZYTNqDBuYzioNfIgPReez8rT75Ed05ZT96CSNF+rH7zEDyav0N6YomBi9rlgC2olv933BL3D0TlDQF1+G1jg+91sxofl
obiTozo+GDmMl2tKkp2JCVRndrhs6C3VQy1KlLcFiT70p5BPS1frERsL/bDPcytob8w2dM0tytM9nSKkpODZUjl2FnNCrcBbEuJwJdVnzKStcrST0gby041I
6IswJq6uWcHjlMamljZheI7+j7kifWKSQ2jK/Iable5rHgy9ADxcab+o99JTwhthPlcapwbPk70jV2GUcgmVAlXDH/TZeAZIgy/5EUk73DUpyL60jZd2iZU8
Jz352mA2y3/WnE608TBJrYWPCT/obXxJMxkW4pvovYUtxEl+FroKa+KquhOXhW1zJnLHAYVbq13M6fb+uIFR2bE5MiR8lFuGbfQ+vItVjTGgnjyD34R+58/B
oWR95qjru7pI+IM7KrrYRsHB2kJiCEsJRej5eKG9mn2zONMfTY8xdxA/iU703/wBfId9DjtQEljEfCIeGq1xdbBYnCINF9a4ikpk7gjPY8awT3bfsP+Up9Mf
4SrpG+8QjriyzLfE20yAvmiX5FJGOeFPco5vu1493I4sYmzGE4yVwhmpOc9z82zr0vPsOpcD9oJx+snIIaGU8FDqC547kyN1wqT9JW+Ru4slPQfcM4UTTBY9
30riaryNrifeUKrxLp83ZYS7DPNYeRZ8lH2c/Uu8EqPTFyz1Yr9UfCEV8n5h7QznmqQJxOfwBfUOBjYS36MgPmufALaoo9QHxlOmeITwTMaH3ceMZN2Hj0kn
xUaO5zBW+kCpchPXEaWMsVY6gXnwhQlk9uDHoxmCB5+DzsSd5Aq9v7ubJ5ERWBq+NC67sDhHG081ZzOEq+xgYoR/M7hNr5OnqtXUIH/CDJb/qSaJp82DRCZd
MnBCOJWzx52GGqOtat80zncW36X/sgfIDPAdDhFHK6nmMeaGo6yBYWX+T/Y/nISbspmUHdcQL6WX8xxQxgupSYw6RJrHZukXhK5CGJbnStFdssdGupu/KQXN
vuQIsCF2ILnYO4lZive6qjhnayujGuLP3sr6bGhlB9myEiYqh+TaeBTYzp/zHGc2yd+M9+ZecYjUlNlNVVVOkpPnTuHGyJXR3txx1jvUKrzafZ0uaJCuj3ye
3/DPNDdKF9hE7hj/Jz9Zmm00FE5Re/1uvUfSYqAiGcd7+lDDxKXqWaMWHsYddL3AOa71uL1nj38OSQtq+XmWWuo7qAmv4THnHNAHtWRbBmOZWGo+/Z2OBbHh
T56wKwMBtRV3RDmsDs2eavXhMsI+fRjeiq8GHuJ7/HOYixZ7fGZ/3CPnnRLnCdF2qT+2M8vxDNyYieZKeoT4JmkFtaW4XXpRaY22NSse7zRPlpkVmBKexP6H
IiYpMVmvQTAhBOmcXlouNUAek/CFWC4+1Erhl/gtUSS3XmSSibOYhBWxH9hJej7HMr3pHvQ0dRov6FPsk9AB6SxK8vyj/5dTJsfEucI6p5TdOhJc/R4E9ZWR
tdxUfyq5RSMlVn8Cb8M24UVCRNSl6uGv6nUwhDktlAyvBkMwsDcxS+p9+bCyX3kiNOVv6q9MJiuPPuIuSd3T2F+sxZqa+8FbILjfvASuuDeFGvKtuQV0KVzc
YitbDX0AK5Ku4lhha+Jr6QJ3S6gQ4YSGWnPUihzjTDXrsHeIyYH6TEAsJTRSKmOJLMqP5UczU+hyRADJQjG+h7DIU1mI4j9pI3DrwB/sETCUfBp8xu+25eQ8
Mk6zVQ0/LC3sAX1+Jc+6yl3jpX2q/EC5Gri7cr9rM7E1rrQ0TB/CzrFXgk24bkof8rhRBuT/ou0/7GhqSe5T20CvnnQY/u7ul1PbvStHZzKMfdyyUEP9QOAa
qERucfXlT1FhndfbEi5cFVq1kDERXSIb44bO0/CRXkWeb6TQVdHSaJtrv/bKn89bmZIRKeBCYTQiWBO1YFckN5Kv0ZF1u1hTectOA9liE6W5YxDaGX8trBC8
f2vWAqcOV1ECv1yLBjPop0GXNtCVQmd5+up11QDYTU0CUe7LfGnugP0sHSW8DrdIbARv+TrxqW6YFReozKekrgn0Qo3wQiMV3TeL0IX8PfUDnKIWo+PcBTgS
3AaTcb6zRHTzSF13x8wk7b40TMuCIUc1uul6nmuZ9RYWMUfDO6bbQiCXvEecKrQIsHq8ra3K2m/wyew4z1elEvfUVjrpIfYzixydk4vLs1Fp/j3jDszxVmUF
vYcSgQpm8DBTUn9DN2EJ19pfnT4Fhuxpwls2jusnLndFef6EtZT3SisQr/3t25h5TW6KF4ergda2MSGPuIDm8HOmo2xl+0aSjL2xrbJGbagsfcs8LM/QOpMH
SsWgy/4bbB/QCUcFLfE3yExhDFWUjYNxmIpEcsYqFYxBKEENuM+S04oM5Y4F+lA+5Rg6k3HeWBofJyrCAWIu7moOhi9clfFM3S5WchTUS8F5sLH+KhS1FpOm
UDPN7T5u5KGB2E3kG0+Mgcwh1o2suKkvz15Kb+r4SPWx9Uy8w1xhHjjFlDNyTWBVNrn/NKJ0t1RSfJ/1wR+tRPi7/rp6PupAtYi0QFv1rag0CwVVsVYYoW9N
/41jY7zsY/qO0NpdQjsYKQGORir7myosXq2U4asL2fAp6szWtr9SrGxjdRO6jVuoD2FHTQUtEv5jdtA7jJcghMTgYyViO+dqgWtJC+lT4BJ2S41xY+L/fx1s
1B4ao8wLvMXZMSud2kZONjBrW1WEPe0+QbfEZRc1xwWUg2YcvBKeRf10TGX3BJox/UhZ/ODf7S4LvqKG5i4eub9YEl0Xba6kWbgxzlfeixeJanwafTF7qbO/
nuTyiD0cXcRVLh51JXfi7bC9PEW/wdzVLxBV5fdgqN4dFkjsJVNwLt2BrgUawzZctchC5W+mkNotUpxuLibyklERtDerwFTrc+dwLRVZhV9r8A3sBKthWZ7h
Z0UKoJeOlkYT+AH8B1rqLQN/ZTroM+vGyu/UdYkSkUosCmaH3Oi5/yU33qZFdpnZJmssjPkbnEVH5At0Lfs1CcNpvom4i5mIF8MG2jpgKNW0dvIK2AgeCFaD
50GvrPdMedhc38x3EiV9c4QgndwEZ2+hilI+XMf1r1vP2qq3Da2Du5hO8K2dQ9Gun/GPAG+ZKx7m9PgKRjv6yVo3fMPERO7ihcJJ72ojRb5hfAmbeLC5KjQe
zEjK4zVhEvcwYbdyHZcOHfVt1XeRN/kRWms8LeE9nGO5pZ+l1uLW9OPwOPkrPpqk4T5EGXBRXKW/VDyhD/r8EFWmhF6KUcip7CrUV94q/OrOqIdSTRpItDCW
o17qfDYO76pQkc7R34Hi3AV5uiudfks8Nlqw1cnsot+CRwIN6fPKaByWdhMPVzKecspgpadUlzmD2uYWlm7YjxjR4anwd/mEsZc2zb+054n72DR5JCAMJzOe
Lm56uFX0VdAvkhkzwvxE9qdHMLMRY7sOb/KTcJ7fGtzKPCpzT/9A/xe0gXt0GWkO+s3f0RUheJQffSP9tfszqBLTXp5gAl5lk/S54mT/PrYuyEKv0DXQE7c2
ltismI6sNq9wXyGnD0JnfLOE6q5SqmbuUPekWlg/WBLpXDkOPEPHvDVwI5KS4+w1aA+cH6mk3dFHwE3cHXqh/oUeCxbHO+S0AguX3sOdY4fh6oFpeg3YEOQx
A/ViwpD0AvHLI01t1zJOOrqwreAgWJil3K9p3fjAWuktvBMVsbWiv4n71HYZI8RrrmhaoldrrZid/uP0B+sWGEAl0+5hBT3wzRY+6x28yKjK/2UfxbfRl/oE
5mHiXDWM5xsHnIY5LjyN0+2r7anM/txf3us5n7SP0/mp/GdLM7SS20WvlWtpo4x6xI30giaFPzKd1WrCPdRX+YmH4WJZf4g+rTq7NG5p9ku5rq2KwGFv3A9m
eOSR7R04mPPG+optBYbwvVzVdS5y0ogFjUKGMtBbA6w0D8S9ATUpkS7mSgVn+N9pGWx3XQ19syW6PyaWhhPFF3I3JttfTzgdPodXR164zsk52G+uoQ9bA4FW
9odqU6Y2901bacwJlaSTmbZ01fCCNMeKQrZzlG7QfBY3W3/Jv1KyBD9aINY3xnsPyrWTHtpr5TxDx4lPen9QRbnpnwqXUfP97UCO7ZDjK73ImefV1I6e7aim
K05/lDQNZcB8LFr7m22CjXJvh/5ILEzuESeIfrG16LWvUI8umcWe1QuCUtnjwCimm9Q+Ywv8RBJ8OTONbkB/Vs6CTyEu8s61RdsN37Mx9P0KyfGZ5BKlIl/e
zFd7M1eRjtbqeYbF6CNT+AIsojcNXA8Vjy8q/jSX4Op8j4Te+GZWcSOTHR3er37P2iIlGzW0triFAHSKHqznu8ozRVytuKGOMq6KrnZCPfa8bYpWASzDo1WL
Udy7NzEm28tUB50dg/F0+rzVb4wj7/mzYTF4EA5Z1xDNCrWx8851pfP8e+0xxsTE7uFK1OeoMqaBRfamwKDB3jSYllgfnNC8gRy5AvNUnKR7+HWW+riHtpG5
rKYyZenx9rdZinCFnaBOYQcE7oEnyk69gInkpWvqq8tW7fc2pVsajYxYbb5TRL1RTjCHFO3x6JAyBvH6LuUxVVvvR28KPzKVSBaxQUuyPedjM6YYe4DBnVLm
uSbATdoq4jdlLWoFe8OxrhnRb7QRtq1JXsWvneFH8llME2WeUoHMwyvwQaO+Ge/0e5vhDepWlzdHUfKAunab9Zl/lKODUlf5SykCo+i6oQ4+mJ2inzX6qr8Z
ZQ0WKVpxUC1A4/ZM/QirxppxZj/iD648+qRfzMbobKi3zQ9G4XaotGCEJXVNxmGzrFIt+AzVIvbjJFrgB4RCrnXwklYZt5fbOML6LFgz/TCqiwuBrJx1eE3O
brkOc0M6TB4qM5Xd5G7t9qELsfW1HKmfMNotMs2MmsYbS37oeXCbvNP3kRuJOuHi2jJiurCT/s32NHDQyTmCxAPVQo0q2ppvRPdGB10JdAVXvvsFnE4heRcI
rXoiNPZ1k+vDdNCSKxfZ4jjNTMM39duoS7C/cYT/K6u444SuU0floH8vfSxUA3htcxNHMleczuDXRQXQW+4WssUvCs0sl296AmNQGThe/UBGKV9dXdWu8ncw
1H9FG2COQhz1TLEQd/wzcGV/njGC66If9fvpPczS+O1BD+7PH3B25E8IGtsYGfonPSHkL7m/vJ7Vi2mS8cXV1NpGnoym6NfBY5nWWijplC0wAVUUfqeWUE8D
MpuGh+PLqJSrFVtCrcP3Bvv5wvpCjpATRBTaZRSS/jJvc53NzWYl5hUQQU07IIaFvhthoSrK07epfxJ5bBL+xqQnbGcn4B/cSi6kjtbDMZfkSmb18GvopXyu
HDgBVzWaavvxUO6Aute8iQoJlcljacNcO/h94FpFL+GFXTNeq5vgbgsL8hNGww7BzZrb+d4FZMzbHZvkY65F5S+v36m8S84PVvfkq/3o+THV8ED4BPfJzi+b
aqxwNRUSiYn8Ma0radNVtCL4A9+GhtoQRMBp8rC7rca4r8Hv8mTjJv/EtcZhzRy4sKNrLF0NJnID5XrW6vQw+AV7Q04DIyzXWNhQ9YSG43dWQn8k1wplLusS
MKiNGYtsZPQPcHQ9zfYNnkn8pp8L1jTme+uBBWq3pJrrDP6HulKf458LD8GKOm8sRVFgrk4Zc/AYsy9sguPCV5RGuIFRVh5F58UXgcsyDlkW+BtRRZhmKyHZ
1OxBBCM/AkfwdXgFc/TjYF1XM/Xe/yg2C/+osbYNIwWKlUK9M52OJJkkk8xMW7yLu7t7YVl4WdxlscWtbtPRTOSc5CQzBRZbXBZY3G3xhUUW98W+fv/Cc55z
39d18os1wbpfqlKQl90eGyNcS1qRmCDuTvwp8JVLdr9rMDaxOZ4QGG57myTaWusduF62gB+4d4G58irQTpks/iqsw6roHtmaGVuzTfk13BnTRv8sOChuPRhB
jCqI8g72QPG7uQXbrKwqfxjXeY5LbZRM4UdiNxrnaQsP+/WqP242fGTM9nQWga9Y2uvpwHWPe2l8FPRI3QK/+XuYGxtH+I+BNnntQATehV1t+YmOYI7RGY7r
dCEdZ90l7Uv5IJLCMf0VaV4gE9BxA1Kr22YHYogeeAk2WP+t8DLW07umLK6snO+I/f7/36NTdpoQ3zdYz3o1apQ4y3DMV9u81oCxtyot4B4nTtEPiZdT4oKT
3NWKnvpGiBg+SH/TNbzCHdbJH/ANq5BvmHsVmIWfskzB/0xdD98n5tdqIZgDUQgTvLVnwqc1N3tbrj4CLoKhpqlkm2C8GCnoYDTM4cb4h4JlpndwrXlRwTxY
iZ8hpvO0NFxoJNUGWzjou6brh50RMxMiCn1CGF+Mr9Ed4K5zH/nalvZrEywnzFHuVWI1/8DgTG8YS/c1tlzRLYX6tO5gctoW+aQA4eHE2cq1Mi8zjdxJLw0e
J+uYjxCd4mtQLvInwWyLkieg1dJ8PwVug6V4cpAwnxX7CaNNjKkWuMC3sUyWrmKXfMNBSfChMZX/RS4GNfjayU9Lt+vmGFbwLfV9OFrdqH+pdsIttAaGkP2F
hNQ48Y5YBN7HbUmsG3wSvd293dpTvMKY6s21ZfnP83EBi+m1t6sfS3mePMOkw/7Aw8YjRMi0zHiR0PBVRHR2LtErcIuvjf1CPOO6RX+zHsdcHgvxmpjiiTQR
ya+N9fn57mz8fxUzemv1Uwdxs5UV3OK/PMRqJx8P7A+4+XqJ43mD6VX9NoFTvt8xUOW56Tfam6Qr8QoVzqbfCgvt7wPRTJyYyhYkzqB+sV0T34JoMba+i3tQ
lgCg6JdwtBA8SbVIg+F2KRc2EGT/GH50oLfwD9/B21za4drmbhE8lzSN93OtbRU5WZFAsXgILBOChfuN/3KqZ4rp98BCuNO6HUyGe+Ur8gEpLJ4Q2eDghHJj
mLYxS/gM/FHp9ugNltv+UOFHPoVRGwwHnQKtg4I/Iz5gGkW1Nq0V9D6MP+DSCxv4evA+J+S4Levx3qAmPgw/I5/TbWNSxQfuGPM+IYe5mdIDHMMm8p/0irAB
ZFpGulcJ57CeprWBx7Z1UV2wzZbb1ml4OtGXIuWzQlngpXG8LZM8TP8QO85PiUwgFWZhOy05QvekAfWfBEf4HMJU92fyMGbhr9H9bdXpyuaG5BaT08hjI/A7
1HXsBylJP0saJ+TVGRg8JKZJz93p4kxyvX8p3ERMI+95OpD5Aqa7EuiTOiW43RIM2H2Vhd9M5XyUcb1pWvAW/6lskvQai8R2GsrMNVzlWJzURdqxarLllrQW
u+95Y/vD+M6WFHztSLC5SYbrxX0MzJFuejsLtNsBphcvTxpDiaAv/5D7QScK9fyf+G+GuvwzbonrMxkAcSk3edpQ6nmcOiB7qLEU22ArxrdwMz0e0Mz+mGgn
uIQs5iwzLcVb2OX/703BRLyRxU25DYoZ2E4lTTRfNfeNblrrBP5ZZzcfiu7ueguswUhRJ/7/W0qvABeYpuZgSWIlk47LAPFMAt8bHBSuUC5xHakKi/Gzlvpk
TtkTrE38fPJHco07skLoewFnfF2jm/qc8wiOx6KN+ZhZ6iytTbpUsp0lbX68t5BMtTb3IpeWbRe7CssTU3mX1AsbBiYLtWEp/hN3Q+QIOeAVfvLmmXZJl+mD
Ze/YTDDDDZU/mAvUeakmaCn0g+v5RYGzwcpWJyCChzAJb2QWyPr4UnIyvZTsbJ0jRdHlsD7vsHdipzNrnBblE6/AeJOVyKPm4e3Jc5ZB2CzcmdoZu2nJI765
BhECtpSfKsXgK72t6KnCEfYDG88eLUsu+N0wqygu/0ORRo5MnS9E8mek79hnKlrJJhAzU+4Pd+UBcgR2MjBZae3oxiU5OprGglbZq+g16h9ocPGy4GAqic7i
f/ePN7egBmAT4DI/bVxF/257jzekjuIvjGPwKVRnHcIpLQ+10tZy8/03pF1UG7IfI5PdcIwEJAyUB3twq0u6Y+MKazBJQb2hPRwu9CVjk5qgFXpf2WjJ4i+i
vzDpuIGuZttrXQ5amboYO5R9NVOGROqs7ap/ujQYK5AI8SKTzIvyHc8T1ASH3P/kWqg22VCj6RZG0uMUVhJ9hD8kxWawrsCOUMcSd+g8lrd4d3MN3EKOxBYz
fuNa7gu/mayLHxWuFJ1kByq7raXCcaxnsAe2B/zLfkX/ONYZLVxTfAKwx/cU30WGsWyyBeC5dYXPwFC4B19Xkai34HV+rnVWkptMAAv8HQlNautvBP5Qnot6
61MqhkktaSivwy7599K97SuwPAMU15K1mNVsKMWFzcZG+obweckrA2ZLfMxGfW+j4HaaZ7tHSteSdgmWwAZ6Ph6fGuBP2FpgT/AT/n3BSMFuy7e1snVXCp2d
HD3TvzsZd3L8GHOqvod5rPmJZyX9SuhYvQ+aXYHIBw2HfC3gV/kvwiutsi60/MwvkTbLi6lz5B6qZyAKH0N1MP5pqkN9S4pmfqdjxFQhKXCHagZ/JO3ATt6U
Jsoq96bkMtnOm6TsSnUQ+3338XO+29bVfL6hgOhq3kAaidOi4Ckr6SscDwib7oM4Q5mrLV4LRFlec+esr629yfc2LG6Ka4rU15MRtczg9hyBb4RMeDhpJw9L
00DUhq98DtUYtGV+B8nkKf0V6qvlLAtK883PSuJxE5xmdoE6WD40WeqJRnwmzAB2PoCPwx57W3gnEAeor0oL4SdUy3whMMRWjHpTr/3Pxabm6hVsNSLIY8s8
421jBNq0KfArvGmpLscZcz3dsPHUFmqDzcq+Il+S45y/ML2YRGcUS8Fv4AA17ded1GTrfsdw6zmyALtU4aof+BXkM7I6e8H4iRlDzyd3uE8UTCGz9QO85qIC
aaNyLaoFcVS9TF6l3mPjqDh9FfM/5Ah/b9AgdVK9mcFmst8wj8y0T4eN3deI+Zqe2MQvw2owJeqsQB4DiBK6ccU2VbKXwlfBp4TAv7E+oytR61iT2WGsT44K
1uWPuSsxe8A3+MCVTpTgcfJ72CHuvPk8NdHm45sH5mAH9LeJpuZ4jGPeEBQsoYfiZ6QS2DPRwa9M+JWeW1KL5Kzbi3ZRXB2sTNB/oXNAxbShierkeQ6X2g6U
zSwKKTahnnuu6e8K25TsTfkw/to9CB6xNqBu43O4X5gqpI6rxMzgC7l1pj7cCKa/+yt7j13kPw7XEJxfBxbzreUnUEiqC3pzbegVMMX9gyeBmGOt6h9nqCNe
UZtisXAfuBzI51/41gS+BW4y57AYc3XkwGtYIsid+mpgutDTuzZ2GfjP/Bi/jndKusg3MCwXpysfjD54Td6ZfJjuKRRTbjCOfZUyUGrlz5JWikVur68S3pRa
wOKBFmbJ/zdnENKZo+JN7nryvNgLRA/6E+8h+6UYUsZwQkpq6QbimXGq96mxLtFEGgFrFC0TszwnubHc38GmeOOAl57gncQ1wzrATrbrkp+2CYdRvjKSucvM
E2tYmxHl1kn6O+QZY2XSlzrJkkaPBIPjdS6LLcZ4PeDzvCU6oge0j1IDJymCf6CsYRpaLf5peInkwspAN+MQdop/awAZU6W/hYkRv8sDrQMbDCE8fEtQXQj7
61qHYTZR4VaCiyjBNyWP8+W5/7WcJcvw0batuFeExYXYEusX/gbehD/vL0o6yfyAk1hz+iW/tGiEXMM9WAmSeuN1/2c+uogvbu64RS4qOhloltyKHpgcKjxH
fXRL9Ebmm+2VNdd7iPliHWNbxEq4DlyDfTyDyfX0V2wglU81CERL5Ra9a0cwArXgvvrvkWU2vWOVYyVvpczUX7ATb3Kex8KpH+lu7CVSYrqIuYkEOwdrAEf5
B3Hv3ZWKewd1kipkyH8ZS0pBsLH/jvQUdi9xW/9G1sAbYTdXh/pFNOFfguf9zeBZ9wJhBDcpOC/FatyZWsw/K/jbnyWk8YOEo5KPX+MfEtzP52L1pP3CWGwo
WCOu5P9nJQCQ3b6Fxj8sg0z1gh1M+cmZgQVgrHWSJ5/2pSzUDY1uBuqYvWiia0RgSqCD+Jt3YVxjTIs6zL/zDQ+O5pICD8UV3kfiAVNffpZ0xPq20mzLOKkH
hUDl7NpUhL9DdKqUK02AubC3v6N4gfvoyg8OgDfdu0G6dzQ4LETL73xjFEN+B7l53CvpZ3FBweg6250DmdaQkbex12x98WHqpvTMCkccS4Xxze7fjBG5b4N3
jBV7i8/Hfvd9CD4u3u/+FMQarJDYwDneH/j/fyXK/B7ux2DPMuSXgjiKifpg+LJxlA8TM0A2cYv3epaLZ6hkboV9tEwGO2JDRQ+Py2XueOxfrB4512+yClh/
Ms48gDuJF7qvmFeCvf4YclfyCinPhJNeA4OXSkcxF9/W1VPskpJryBO2Ge/zmzl77OcSxfCOnwwipOO8SH4w9WKPUk2kDmRb2sVsJhFIBWH+UVIzf0FKN10c
35P4GvwdBLg25t1WIz6NUow+c6Rc5m+s87lfY+PqpXLDgmuE1fp50Jjal78ub+HjQTOQkPiX51fLTCOivwWFinPdhH/D3hOjfBFBkZ9LV8epwE/kK25O8DUX
DLaR/tatLG3hYmo+9D6GQ/jtwfZgp/df407fNPAV7vQ/LOuNxfKDpdfVNF5HTfRlCTlCK+uOoNvXxd8nKSz2LTHxrW3zbFO56LgBZDi5Mn+Yn8t2x+YbZ+A1
rQOISZLGN6VrJs7wtC+6XrmXidVfMT50f3eHPausy8lmlv+STxNBbrChjWmmdEbYRP2P4+Jqqv3ZD8oC3wms2PTBvJJ4s25CyUPuATZpdUe+OreXWkuafc0C
eVQt2BpVLenNlyf2BOV5ZwN+UFscGzwe/Ns8x/ADNRwrwqqIc43DqJUld006wzgQIy6Xq4hGs6mCKx547fyhnD4wrHvq/bv015Rc05+e+NRu5osxZfwucze+
cRlM6Lh2fvLShO/CBPqx/5OlAGQaN9eP8G8lky3DgzNzX5C5xAA815iGOoW7JGyHnUPH3R3l//Txm1cr36Uk4Y5q0oZglZXFxHP5QGiblA/PauvD8e6T6PBq
w+ZVSf+Wk9rGrYmB9lqb3x5tQeqqrUVo+pbm5bOCO8sDof5bHpSTW53ITT5Ue7ATiGXWARVJPA3etWv168mHkYe5Qg6icvlXJbwagSYoi/nflSWortaD7ENF
Gd/hxY7DUHZeR/vUEck9gn3ZLPSzfIIKEWE0VrxFn8EjqY2ghnwd4Oggv9g5T71XwYdp/HOsB70aG0IOoGtQP+Ae+hDV1s7iT8BNXBVc7CjnBP6afb9cheSY
J7+aXQbPM7/ecSH+HiKcOrcbOywlh73mSGkUWVe+L0SCe6k+/0cJgUVCWzSH/Vs9T9n8HmEIvxhk4bjvHpwHo9W93HG5valL7HnsseG6e4lSxp9iPkGPLZPT
q+fKzOJR81+wMtNASw2u1+qX4cwr6wJ5hLEmbxY62Q6FolOeWnrzO+V25mVkfdQABbEceobWG9ywpfqbMLdsm+F4YZA5Qu0F06nGUkfUR76KMtXWNlGazSU5
xxKbw+c5ojxP2CTPkfcp3UQbolAe/CZk8/9hnyTa2VZcbtqdRlu2kYL5eehndRCvckH+gNYgvSd6jH9E/xhz+RfCTSajaGlokynB6bQ1RX2sc7g95Ej0B3D6
XXYz80w+prwPR2lNEWY+YWrnfKXuR4Pg3cA+ZTc7PdwINLbONv+z2ehox04QN6YN169TL6VX4huj+4wBtbZR8A3zl6VbWPLzad/4tYmn/O3ThrotMAiKPAfs
bVI6BEdSczadFHaC0dQyspVtunW6LGFjSmsx65QuyikxiNfCC0Gu7bn0P7mh3C2RVB6jW+o+43T7TNWv7oL/2R8wd8F+1MRs1jtAB60vvQ1e5hajIfBe6LWt
hyNH20oP4fYWRbgXGptb6/ENeJvIsnesnbDY4BvUkS8lJDDSn+7vxvWD8x3x3FXNTjQjeyBX2izR4hiHfjVvZytbL5l5/hzIML7Ezylm4Q+8E+wq70Y3DClE
HeykUI2tbs71hwRFGQFInrE9khuG+1CHYES4d2KUdlcZypnQPGk5+kD3cyyIP9/QDS1Jucp2DTddVsVAlvSrapBJRaVH1YkUMZsrvgo4Ax3mm6np5qWhx9b/
4C7UQmoVOkenKJccb+g6yiXmOLOHzJGzQSH+gV4jVaO7438Tu+Xf2MHJuUIHwwutFrYHRShLbA6iBljjvEaeUXryaXCj+gxtowaH+gU/w1xnLhzo3MafStNE
TdwvforLVDsK26sNCZVab4evsgPl7RZO2+NdJwJyHPDrnpmSk2g8xx0DYmgx0Ay28P+RHLJ0BGWJe5Ri4SBBESPpcXKZsVAutw3z90YpjAuMcfcJXwrqtQXK
bCICf6ikc/OZr+CzKcrTDr0ibpZ+UzYZFcMHqjndGj4XhoERaK54UBlgmsdfS+nM90P16WPKLRGgJ+r15FTiZ3gdVKaewa+2ErmF/gIWiVZqVUKdsQvSJEQr
D0zp+FOLpvSVaxsnYd2VahhlrByMVKLgBvgJrJSf6e6KSfATf8SyPP8B/0NBlvAmhU+Zxy5kIrSloUXWHSIm3NR/gmMYUzCKqiaV6WaaRwqHtKHOT9oRa125
qlonWFeuL2ryKe6S0tXmJ9bpw2wIm5PiJvvqTNIH4mRxJlUVNdWqSZ/C7dEADQMNzKsVnUVH7VgGaH/cVvwP7X/wqRSFd0npRB2Rp5HhwsKcqaYtckt5mKmK
OoksBe1DgwNv+SKwkS8xfbIN9C0D3Y0e2x7aqsrsQiShSGkASheqhgosxWgc+Rm1RtcCZrTUv1HIV1cFcwU36Os+pdaIsqLbno7GM4hjIxRW66RNoUS+V/oQ
W7fAFicyR6Mol5xWySiSY+nbxh7CYNCad3DhtHW+Pd5cOjl1BemLW4sirUeY56ZSbZHSppGJrGPkgl3s7cBBxSfY0RvUllmJnuFeVsc0dNQCU9LeUDk0UJob
n3sXKw94jnxD7Qv0BoyvrnRMLBHnklCtcMBijVtCMlrTslNgJewgumG20yYeJAfiDviAWazbBoZZHsJh6mKE8HTKpBupc6l9hHmBfsI02NLk8Ly2OHiP/AC1
YhLw45YN+DLgJDdhBm2/PMU7j1yDHfKvof9z7dcfE9arVxpMRD+5svBPqDr1Dy4GxtqHs/VgCVMo1VeXJp6yXTSuRu0cz+AUh+K1ysmB9fzPjr18TqKb7RgY
bx9UkcQDtEapJ9C/0gHGjjqhLeQOn8bf57aTq+XpbLL/tbw96ZH3urgQbeRjTA/E5/IOcR66Le/EGmM0XASLiZ/9QeV4oCnyKYeFS/Z9zDKUTvQt/So/l5qU
beY2gQ/yaaK2liQOghGhG4hGX2EPPlZ+YtgX/wD9o/yu1Ap9AtcMk9g70ef4ZDLfdy9gp/vFTtLXDAi6PmAvSiFrk+eYx/gaZjr8bv+HzDTvUOPCDu2jM8J0
Xcli+tqy4GXbKNOPRFaZgv+Ex1OV/TfiNwgFiotcRMX6L6pfsIVqQ4GizoM8OCWcF+4te0OT1A6YXh2srAHTnG8oy5pN3k3es9QqNl4t4TcqQcGirYLdtOol
HjiGbyr1Vhrh4yAH7hJP1daWXTQRIsM35WdU1uaHitc2Irwv1LFsiFwpNF3bipZJB7QmqLHQUvbDY+o+wQfz0JagWeLoM2wf92K2RCy2R/vSlckeAMzl7ZT7
wUbArK4Fa8jq5Dx8r9UofzS1VAfDXLWRhOBc7Ry64nSbBsiDnOvtfwprnOOUQbAvnkC2FfRl/awe6io8VnCEusHMZ5oZ6obbwKXW/UQ15R23yzKMGWCbh3Fy
G+un1Ch3XU8LOXrDOvawmg0S6X8sFgtum4/KtPJwczQwOFBprm4DXTkvqivdcNwq2EGc3TDWcSPNxQ5qei5jrHNpUzqjhzSryV5bKf00hGkuOM9Q6l8J/6SH
ObsmJjS6mzYvzZe2xWmi1bRiZjcdo5yCDVVfIQ+B6sB3EC9gR8caphf/LPyZ/2KqYUlS+4qtG/dLj2EnNlzgPF0nsuGrtO7WxewuIo16KDSBCC7x16a/oQ1i
orVQbozmoHngoTxHv0+skeEAtbTPKSt987Xo8hsk5gixceREqgu93OfU6tquW5p5/lYihCzyRhAR46GXtKlm9CvVwyYpy7V9tq+kVZ7vq4zfCI0NPfZbQsdD
i5Uzaj2kqrT4S349NEf+D3Po/xQf8klq24Z57FzuUsprah05Eni4keTutLPOIXJ79im7yrGdOZ1x0T7c6XQ+M3wwZrFftJBjkFIY/sg0VM8gB23UPZdacBy7
hcwChXIj+ZlMhr5qG+0O9IIfmL6IakIUaLHpVa3LxMzwLuq9VMu4Ld0rPYK56aP5c9Y2aXphnfRnveFgHAwqmwi7lEldIeqzecqgNEeC2x+pHkF7ne3QDLa2
so36i31tZ2MHOTY43xDfArf1F/nuRoopcC8Ub5P5aD6AlBEMBHpkBu20+c6D1uvUS/NY+32p0O9lH9vqW0cLXw0vsQ1MS6oxNpb9xlaDXdF86R0a5C3kN8Pu
7LdAB2W/+Qi/0zYu7S7ThSWYE+x69j+mLvsj1p+pzTRzdpBeS7imGmbDf/l4SyfapfWIaYOtskxLO8dm0e1RG/QUlkprQ9/4TCY7FG3tzRZQC0G1tEvyZceW
QCnb0Rmjeskz8gP2k/BCXq0OQO2kXWoddY3ygcrRGnGVuGPCAPoYNl7uaefsy4EvNV8bGPYR39UPqJsmUwdBfliyALGfsab1BdbFutI6mEpydKhg4qP6rqG5
/hdKr6QI7lPqJeZXtinzHmtC7gG3g0sss51tmQvUBPqEgxTWGNPJb6nJYifHMVpkbtoX0F/pG+xkySxscCyR1sgX5QeAVwfKLdWByKCdQF01HtnDT1El1698
Ct1XxmFrIMLo4G/SdJALl4o9ydOpkpLk6MScY946KccxrpcQyThpBO+LlcOVqOKQi9hkX5w2x7Eww0RtjZ2R9iKvfugjG1YyBAYF3VWwvq53wR72a2y28yOY
4KLdjVw9w5SQYeuutIebpChijqCjTsIokZf32A6wjQPxMTe0UnWavFCg6K5pUXSskFrBVWEUUOqEmsh59iK2nrOdEc9bQKbqCf0eapuvMXeIHi2+F27Z4q2D
pSlwgOMjfdeXJjkR22CR8CHnopLKVHbkkEG6rneVflLKRPKb9UfzB9Q5XEkeGuykziVH8kX8IumbMFx0G1+kjsq7Q9+HJj5ys4udxLVH8zw/kE/AG9IsH6OW
08OVdFhZA6EVQl22I9KRI1ChaqSmBl6UNQ3gWurmkdT/wi/pwrA13Cd8kF4Q4tn+7B2sOtmHVaU/TKMsRz3HbVOQDFVtWvl/qGVoa3BweKOarg61856Vwgp6
AG9mXzh89r5cf9kDbwg7le7uTlo+OopiM2ajCG+hfabWlvjT61WPw7spo9YmBDuj+dpddDL5f1wKPtavY/32SaiH54eUtUZbkljhkgpTnSFhP6IzFpliw2/i
J0mL8wu9H5vAtsTvkop5RM43dg//BU5lW6MRsoH+JdwXvmIvwh+ck5ia2iEGEMvhPOAhk6nrln9Q7iadfIG+gxrH94BDUaatsxYIZ2JTfBt0YyvuwxH6ADWL
32LOI84ZB5E6s5v4kT7FdGRl+5nEf5nljhUOv1mWFfgTPM8Xgyq25URL2wy7lXxDygyNZoq9iWPySPhPYnXis1KOLwKDZZEBfAeWNq1zzSOD9uo8ZW/OOEGO
XW8dYX8W6h6qLx8rZ8jpzr7OgWp/jdK10ragmWibSmke++/ou+iReOvpgBf1ImmqEbEXBR37xE7h6iY3sIU3wGuBnvEW7Z3SXa6NssBzLIaJ4ZvzB5iO+pMq
iVbIW63HxZnSe+d2spXzTOQcYjn7VY0LHYQTyHam68bJti/FbirTnEruklrXuYf3TnoFfsCBb1hSiXMEbQwanBuoaQiz5/vfsb+knUo/xHVRlsFwBQWHPCfJ
t6iWOEaj1KbYLdQfKlosuiR1VZqYdP7rtlb4K9qdFmOayPzClDXt23BW+p7GleCd8LjG04V/trhVXL1hrBz+QZqJ5iE9N0BOd76x1bZH26uAqai7tYn8DAa8
+4SzfoE8LDukxdjfoA3zwnkgrZyE1s6G91gqvt3aUYMZJ2yDmM9snuuVYrW+97fwt3XOsjp97e17ZCuoYlqvXUHt5V7yafUEmCs2UEeDdfIx/RzHBGN3cpD6
m7xVmRY8p8YDu5OooLM9TLTvmWFXBcV9cj/ymrnu6BAsUM/7JwlHSl4IyfwccjnslxDDeww3A+9IzN9xc9Py3mrVzdZwNWwJepsy09nZOQ03+cuF9fT+0r1J
qs2H3XLepkqFc47MEizZTzoV0t6Fee9tgeKgsTwaTQClGhEemRZ2pNaulnLVKONRyT2NUWhA2Vf+D2k2OLT2JYo2VyobJgdxu6ojL9s+6Dficx3lMBfpkcIv
RrlqrNhKaqINUsvCn9VNgQ/kDWWMPyF9CVrln0W3tM5SVoDkOBa5EcfcEJpIi+TjRiHNLo0MDGZbKNvVnew9WEU9CL4KGliIMvAbfB5aQ/UVk3XvuS3wF98M
8XdtJtXE4jXlMo1Lyria9YbTS/xxdD3lrrJO/w5twhqpE5EPntXGY91QhPNBKB/PXmlHXUK21K/uPkq1cA4+TmiAZqUcV6ryRcJrZZ2xI8gHIPVq4BKzydNU
m4daOxsrGq3Z6pE37Tyj+OPVgRQuHoU/Sgv5IeJoiylUioYQG6QlIFu8qYxDVPgT/69/OBTqz/dWlv5BmWBz8ZnUDVqGSoA4NQ6PwneHCsj3fD/1LpSZEYTA
jMJWYTvRM9DYM5g6AzGlVtpzabDUzdmPbCVdYn6yY8YR4KLKyoUM5Ypin9BjvazzDr5M0Mi69FTsL2pA3HRHc8dReTJTmz5ZsbcxqJiN0bqH9/vK5HT0xNzf
39Gpa9gYLnRYGs6n+6R1bTjSukSNWOOHT7VSeZ3hneGK8MD4SvnLMwsc0xKMwJKnmrZUVu6qbyVKrA8LNJybpxutNWQGYen2KrhItHRPJ1+z8WxdujJ6IKfk
H0Y/C4uIT6CjdS29nO6WepddAJClqvM9qMfUovsrI8Ut4M/wK5kW0sWwYw/jARjb0FagXucnEf8TJtogvA7PBjpSXd3T0qKhX97GtwnbLQJzAJvA1WWasbHK
z5tKUKY0RnXRQU8ZaMwegGd1b2Q6RJMR8jDlErM+tGfz6pja6EzyJeEFv0BMAdMSv2GbHNeJq9hUGK/EwJqW7ArGcPmK9Lf48+Y78s9B2vWD8lX6JWV06RRu
OHxjPMM/MyXgdjJKfiF3BSeMxX6L8IAPWX40XYAl1G90PaDBA/RfNmPSamyz2IV6bImzP2RfCtMwHV9F7inmqxvpaaAt0w9fAv/1f4Uz0Hr5Gvgi7TUWoj1p
RnOWYmcrhc7IF5qcVGqGBjU8r90XxzTvF0zzZScVFacrC9mylBSQa38gLYQ9UgJENVanTufi6AY4tSlvU4wvU5et/103su64wiGFjTzVo294HuSMSUounem+
lSh6nHE/rRyRWKDD8yLcdYvX850Tf974v/gjCb1KH5SQSV9cXzY+z7+f2qfwuv98Uqz+t8AfNbq4FvjOb/qc08qdnx2T39Zgc/FJ9eON+f7COnHDN8wvSC2p
kly/xOFfWqIvywomF73TZXEgsV8JXTou8kFJt1LVc9JfGNOj3rk81ri9zoyS7q7M6J7ux+7MaucKzns21HlatrO4WnzL4h7uzKLaJT9WGlp6oqzMlekOlto8
Oe5L+bU8Az1/FnGuy8mG+LauGQnLSlvGtkuYVLZz42Ldf/U9MUUlDzzbY38tXVds8XUuDrie+Ta6hqdM8fxYWuSBxX1Kzd7f3DPqXizWeQtLq7iN3gfFKyJT
PW/cy/KqB6JLm7k/JnZKvuv216vijk12+Kg4srQscYr/dNIhz77canmheFPhJ09U1eWRSUnLSv4uup3czivUOZm9yLeodHYpKCLLFrsvx6YWevUb+fGF/Wt0
DbRK1Jf448bGrfM8dx0unBBI9vG+yqWj3Qm6HknF9QrjNiTPCewvSNB/T5mfEEq4lgqqzU2Mjb1T8i4xkPLUk1MWTOkX16N0U3yGOyN5dIq3Zp3SEWWRq7/p
A/FvXV0Ku8b2XbHcvTWQ2KBO6U6+S3aObjSnJh4puJHw4waydI1+WS2uxOKZvGFwpc3F/5adKf5c/WFSQnS2/mCZLQEIl9xrS9pyJe5uruFl50uPl84qrVOv
nnt3YoJ7Uq0h+oW5a2JMiZtjp7mnln4vMLqyk1uWLapT2zUrfmxyoTtj1elSV3SgZIbnbY6r+Eji1+KeZTcTd0afKn1XeLRwR+L/qthTZyRkuEYlxnheuR4n
3WswzVPdE1v8e+KQuFMlifUulGQVDCmL2GQoSYsfHp3kvZyI1+9Resz1wtVvDTIczE3MHVuyWV8YG1fSd+2KkgnJQN/YnR8v+1vnT9HD7EOJc/QLGxwr7F98
PvlyTsnGfUW6olZxsRE78vO9DfynC7myme7YaKP+Xekv+njdbS/m6RWHc9ElTPKFfHPZi5h7ut3ZroQ6JadzfoivUbV69duxCzw9Uu6nRPtGlZh1JYX960xJ
vpvT1T212L1mrg6u25IoJi+KehNTKbFuaeKGvfEluQuLR6ey8BY84/vOPxMuSzvRMuU49avWCh9Y0R0tlB3osTqDaMbXRIul8fxANAMkqLfVofJ7w2JpLBav
74BHWn8zgYpmWwkTlCfwptLZNxFeB51ML+rd5+xG2lhT0dGPzFNhEf9MrkoucSUGatmueo5QgmUoWRs8xmdq22zz4G7ZYJodfiQ3MxMxJzBCPEbkir/Y8gkr
HCU01S4IVdHn4rHYyqS7zFHrIKlLoCH+c6CrfUViS2oYl0c7WRae9sw3HlA6+ehgg8QDtsGojfYBbBFPmwf7WTUbDQU3yQOmI0ov3IpGyfPliZbParmMyWVK
I/QdVXSQ7ITp5qvmV/JzU7m3jtsma8GtID00hSwq7ag2keYhBpTRkvhC+mLfJTWU7yk5zAwhIDtNhpTbeNizx3cEHYndDljdWnR4PcxITHlK/WfpTFQHs+AC
sb7Ggspoi7IzuAbgKAZv7T8GIkTkIN3PTU1xg7GVpbpwUUhyJQsT/Y2Emlrd1V76Hp8uviErocpJhfw7aLG+skVL8XgP5VD8NOvd5FP6jfBJxSSueXaaclTK
FmG76o8jE9h8ZEDd8SA/UxgT+G65BzJEKztcv5Ht7b8U9DI9MDHvoX8h2uAr0TSuXfFjOceYXEGI511ZCLOeQhfkueCAFFIE6d9AZYSZvyhTwT5iDvMr6m/O
Sv+LG5Q8nVuoNhb7GKYGloIC5gTKKX0CjiifU+vp/zI0F3dZ/mWG2c6U9Lb+Q0wkNb65nCx0CLxkd5s2gSHcqbjayVcFp/698Qn1lcLhe75MzZLN8ClVAKdz
EYRMnbQomF14IZXx1ax7lWt0CrSgEJ5mLfAtEVsLH7zTWcaKi0bmS2A4NsMWyewFubbu7i3EfghBY+GttJY/4O9EbfKIMA/Mt50wm7U/uV+Yf8kcbo8P0S/o
l9RxNIWqSpD8Qn/AOAyc9o/BL1IRDofhUnox/FI4EjSBqWR/lA1rqt4QJ351DfUdCj6lY7WLfnOGnX1KA2KV1MR52znKmO84JCyyvWQqm6JtP+FrK9ptozLM
GSW53X+iq3SoZDfX0qJDlDEIV6vLxXPaOWmF9kwcHvYqg9TMLXZp3eaGaJ12QMkov8dXNncRN2vfpHTtjJKpnlS2Q53sS+lrO8xu5K/D6YF+zAh+5FYPfAzL
oahsCsT+hqOW4Cn6U2uj9hNvqeNC3bRu8hDtmMWDjyk8b3JSoj0bxpvt/BD3ZfBUWa/0RQ3hBDAeXVbT0UOUJjdWG8COPladELqmTldjy/cgSo7kK5wh3Id3
mCZl/MVcNs2iezm7mH7UmyvIp62H0vpBGQ0Wjoa2A0ZMUp7wg4UlSbf4drpU5W70ez5C/sv+xcrLjyy5XB/9PwSD1eX/0LYqRLix+qt80q6ie0I3cJMYqK4u
Px+MJu9rq6gflVVgv5SNmolhRTA1V7ugueoo+K/BYumqNivtZiUD09XhcgfRimbzR5XnoefCE/EVOgLFwEzUVG1NbiyfBk6oCfBL6GB4lixZ1qBdmModMEPr
amkBGO/4j8LZH40PQ5DJBGNT9vgHh57ob8jVsLeoO3+e1hN1OUnS0V3iv4pzuVzbdvkd/cB22vor2wkm04XaBHyRPB+rH54s7UroqiXCrvJVy5aQpp4v/4U8
zy4IrMQLye+Bvw3NKk4oV8iU5qJnRqMwRsyR53ElQUcRjQYQs+BRahf6q9RFbcIx2WWYwD8qvqJ2BLeETtyBrcVp95nyhqaG99Oj0rvKfMMmjezEL6lLaI/j
InlHt3etLn0Z5Sw3hacrZ7TBns5UFfAb1YTKomtJie7J2hIKwv6ereGZYhf5o3kIS1aQc76016HajtoeMkjbj6qk35WKyN/E8Y3+IZt5rtuOW53URP4VPzh9
AdXSQqB2ogwXB/eAI2yOvAG7LnibZoMelmNkWSPJVkmsYRzb6KtcTVxOdILp/j/A/3vkNTJXHcwtc4pqL7QCX8fehjOUj9ITU0fbFN36ojJ7gU/FGpkS1GPa
rnJ96AH/s9ZFc4ZTkCfjsTEEBvg2Skdt3YUsKowytEiwIBQFNxtmyDXD4+WnPjdgndHWEaH3XjytmRISDfgMpbIzrtF45wDTlsAI+y6ri7lrV6nmZBZZX/qZ
qaX7j1uTUeofDA/AM9IdIhgoAB6yRqgXzhpaoCnmhcrhRpu0BxkSYDI2aUHHS2c/G29qSDeVi+xxwmLFndRH6GodgWqy8+RC5UjoKcPbx6EjrjGWStRsFAg9
pw6BaGCn3Ez7DG98K8cq2EB87eytHyo8ov42dLDPi882xoB2mOLL5DqFrtvPoRVkmTwvfwPY7RgjZCbPZDaBs/IEoi1hZ8rs3qR1Ii08SWuE+oPz+HrRJXen
agEXHi+M43eJa4NIime7YT2EyIjJ9hLGCXZiv8iSdau8y/a3vCn0CLVlXNQZpUkF/y/ltljXMH9Kc+oetfWgI8mbUgTe3m6VNzOT43dqTSIjU+4likwu2iZP
J2ND25R1ZCW71V8GFjmh/ZjvNlldfcFQ4APfzp4Xrps+jLYpevYoPZwyqh+sqYGt8F6gi9eMh9DQ8sH4i5TsUMhjxg+rV61F1G16ftl9oTs22fJFv8YfxuoL
R/zj8NvSCbMJawPfKAfNkXCr/YZQ2baIrOw8XPw1sNS2ECign+JHV6U+iNN/lGczbcFxoINN1CH0T+Ia+JZ8IK31D1DmkxFQBV3kKeX3A12D/mjATW3wg3Qn
sFR5Sh2gGsM3aBnYKjdT5slRFlNwBFnI9CLz/G+pF6hD+kz7YPYhXAeXG/aF/1RLN19hjsNAaEfCj2J7QFqTpCKmo3w8kUZrqT3Js4mw/2mQsB5ADenW5D5w
mBup/AVp/rRcoITBW01vWGxoJswCX8ELro30QKBERqjF/wdb2Laas2xvAwfqRNnXCKvls5JDnu6+ol1Q7TKp9lbroG/MIml1GgsvYwOZn4u7Gg4Zt1P9rBwi
4nXWge4/sl2WdnFnYSHysC3UqoHtMUsd40BX46SkDnT9wv/ZK9t6gFwmy2K3/UGOR0NlP+idti0Ym3E32Ic94XuKda86HGUAxXhJniFU8a82V7ZdoEfjN8hs
Zw98q313BbRn5TcymoWh9nheSCtnb3t98h1iH5otxaBdlgj2DbsD5VKnwy2NZPkEkxNcLc0QV6hLDPM8kjno3+i/CbfyTZT/8Yf9C8u/kEBfLM2Rf+VN6oi0
TEjwx5izWmvlFWOOPWicF05FfcVLprrKIbA9iFMYyuEfqN/ZE/AneR3Il1eQe80qsxHb4s8ja4kOuC9wI0Dzn7QPUkfoK21T/IJpTm5RToGNylbpF2ATD6gJ
5gaoqcOvBGEifiXUXXYDfVQdshK/XXkKndwX+1NprukR8wDpeUdZNyDJHzAN/p16Q2wBnqDTtiYagXUMj+cTbAz3E5oKMslFATE4x/LMutz20L9C+cF/mnpJ
NmbnmqxMW+au45C0GP4oN1Q+ynHMw8RtWm37s6BbXo9lcUeBXLbPUrlePlwBJsJg8udQDfCZ3iA35WKYfWhoSjOltoik4ZSFw9XZiRvxetp0YSAVJ3mpD87a
0qGyt/FjpBQpNb0NXSLdcexXppdL6dWVHWANPjVgsVpS/uGqK/fiBijz9Eft30IbNjcD0WGL0l55mLQTZIWbojbyHG6pehSvrx2scVke4RgDi/mFto4Ch78V
vvtXGGb4DzGAPyBMDw0qQdZZ8LDSV9jHZCqDtFjHI2130OU871ukS2DaJMwo3aNNkHYJmanv2Z1wjRSQlnNHzE3li9JEuVwbx/ZOfuSMwiK1WTaWTCLvKvHK
YPYK21C7IRw1fYP75c1qS3aENo//1/CnvSWorUX5v0ozbRepDGpGWhYVNBcyDZlUenHoMOhhG4+qa352EZ0Zik5vk+hBjdSQPBXdgpsa/EWtAAvlycTvjna+
vCKTdt40RA7DxqWT1H8VFlMCr9B0aQ147P3FcQS1zmgE2yq+sKVCaE7zWVSH1EriWcsA8IP3IN4p8K/0UE3JaEfeFv9TFzv/4/6Cozw61EslhWX+SrmdYR1k
ZGpIVUTMVldax5STd4NONMXSFO3GnqhL0/toYwKEMlsdGpjNTsLyEEvdkexKKagMtGAuxsJecIWnLnWEfg11GkXf9+Uoz1LjfcnqW/UtXKsNRTsDNe1tkhZ5
qjiKpZ/wTOY/cythAtNbOZP2S+IOBRY9hK/UCUpW+EbDeWkx4UhsdiNRMwRWEyXidyElY76cb9xrO6p1DUzgRlFLrEXaAGcMakv9xw7xVPNIwQXEZkk1HxOW
U3fFPLgU/k9eYJ0X7KIUi9/LcrE0U0HyCX83qWqwFbjjT5A2qovJsaArfsHS151LfPa/CFUz1pLuoo9ADz4Jn8WFumbpH+RB1r0Okbyiu2qah3qErko9vG/E
s+ow4QJ1x7/MOhk1FzdbbUkmowGZ5FFqFbUd9tW/Dc2P36vela4qL6mOxgNS5bBs/RkezW2KdbZ+B78SdVBl4iY4i/+NDnoaKvvxLvoIaUTppoq0Gp3S3tQE
v5FSyH6XPllssIbhvTwOO4u11var67Ud5mHBqWa96QpZ05iF1pnzvINReuo7otT9G2pKjrFUFq9ir4V+WJK0hl4vXLPtc10RlpqWchsCp42HqP8Jiqsh8Qdg
1VPMKvE/2C2Olw+refgO12M5Wp4mSHAMdlk+qxxLOyfdRlY4jbZaqlHP4V/BKKgk90JT8QLeqI4BM2Aj1EO4E3VBaw1aGE3QCPrLb8Apogy9D5hgHJFPNtLW
CgOl4sAq7jqqlhot/CjOlzKlT9IN4aC5f2ipup2cpFSRG5bVppOwStRC5QdrB8Mj7IjvE3ZVTALrsVrqxNIG5G/EM2anXBMkgo+41ZBNDyHvQ4WaaVpK7ldb
EbulnuiitAC9lINl6wicUfTbwUZ4JrULt1yYJ9ykPiaOICMYQ0lruAF1Ux5SjQHjnAuGIknoFM5SA5SZFsG20Gw1BfWD6fZIPhNrrp3hG6gWIgJFU2MAH1eS
8SccD2MCU2Gxfju5UjTDMcxAfTX0V3BYaidYnPKKPKCGrZulGLEl1Vvd7bvq7Bd+6xyfMVOYGhVj8gHJW5mpLeHWBI5D/W2nc3FmLfapeJnto2WFOZVrAYYo
Cy0DqaaKFugTQOpTqoNQ3Q6kieJKNZ6+xCXg+XF6dDntoivKnsvPUHsEZ8tWoZHtq3+o57VgAzWZI5xFNcmLLPECRyqSK5BJffXWUI6jNHKt9QrnwnYldqUI
+0qlLLh3w/20A+iNp6utBaipW2ufBK1OpxaD1bG9aFxP/ugcoDmEDpKLHOg1Skuk7zDb6nK2NkbhiRX7u4Xy4FbPEOtDMJqtzz5L6CRGEtGoM17DthvdsHxE
A0KJSrHClD/EvsHK6FfoNnzR1quvpTJ0nYnU3qnHSIbczXxS/23wp52SVvlfJmNKMnWAFRQK2Yj5UM9lMBuq4shIEo5IZAyV4LPCilxfakCuYsrEvp6rtm/G
YgKaBzrC1rq2bfampl3Wbuw6a7LriOsPaW4oC00Uk7RWfFb4HLwKqqMwlecaDqPYfimptlSskzwvpR7rJsebAjCPKhLTlVxbPjPKFunxUxOsVfmRjIFNtDp8
JDk/qR99jR1XhZYk2zPTW2s/2MKUaHKppk2HAy/Vl3y5ogkdWCUpB6aLRn+J6JBvp0zSahJZ4jx1tGmQdUxoqNOtDA4utNVXrpKEYQgoBMfJVs7F7PbwUlM/
6wQU76+nmuUHgRf2iai/HCI7KTfon23DlZvSUOIfUwTjsa5VKzv7A06bWHd+RpbO7F/HLmS+skccv+LvzGYl3d8VPvZ8JwcRN7EcOBkWA4WPNb+STqLBsBD8
wSu2sobrpSp2T3rjIEteTp9sKYd9lWG2p2aX2BP/Tf0uHEMPwR/qP0ymzaE1RM2klrCH45jzQVok7Eo3sy0SLsAd0SepfraeVEtmIWhN9WA6Cg9Sk9VVyGP9
BbfD3vjf8q+wlXWY8xtzXSqxZcNY1NF5jd+gXNVysSNpvdAgeZ2tQWi1DKi6VB/hmbAKe1HRiu3Zd+R3sSfz3tkt/a5lI7PMOUK/F7vk/ItKCB5ie6e24Vaa
s8AGcVnpQkucw8rEJ62h7zOU+yLXlYy3/8/ZNX0Ys9a6LCNMLnJ8SU9izeQyT1/SgM0i6/J3pM51LkidlfnCUikWNlPSSuubpqEq/p6mSkyeGJRUew3rMlDE
+JVk1m6rTPal0+gDvGppTS3R7EJX3QHY318NxWjFUs3Y63IutAMvvUCqQ1RVItm9YjLWAtlDVWoV8Hg5UbghMKzcwb4nzpd3J3eqAF2AvVA8lUtVwxs5GHhU
bUnUc3XnGxs54NRtaLSxfDpa2wiZX5PTm/yrPLT9k7bLXMvG2xcw6fgQezHxEM61ddZoOVv6iRpYtgIukTNAtrJWOca/ApW5AwIX+6OurmSX6Qoj/hOkkAQ6
HmjsnU7q0P7AGLGj0M6smTqTT6TNkpkd4v/KVgrGOBYJHxN1SqRcC+w1HOR+F3vQm8LblFg2T/Srerl5aoSYJexLvGq+hb0U4/mmIJt8kPKJ/8PLFj6gPgO7
ZFRukv1AifCDIYELcN9KopQuuJ3bZrmFeajK8B1hB1dKq3JVfP6SdnwSfl1orPeY56jfIAbstg4gG+antqW6yhtTPq7/B9+J3Qsi2UquQz8TH/Ax/gUp9wMc
6C2nEI+Upv5ZpljbPVMvxkZF0GPBeLK+EAP+I/vyy+Sq5o9yQ//+5d3K8nx6/ysI+StkPHaCGAPfVDtZZ651BWnnnmEJgfbmEzmLcyzr/wdqiR71jlAT9QnM
hG2FrgADy+MP25zyT9ZF5kbIylzyrTFOMSSAxlpNYyUpj87FqsBRhnhUy9tY/ARQ7s+Wdd7W4I0/hjlsPx8EVKbrIProUYS+tlvALGtyHJlGT6S2Em4JSFXk
Qcq1ssNKe3ivZAV+DM7Fe2NHDKuxod6X5CcjySq0FmwmQ2yht4VwQjxqTEr1AAu/w3TG913aaFwJzpErCtYiq7hYXCUOkf+xrICIGiA4wIt1GTwkpllN3sfE
ammikGNQmdwK549BB+Q/idNUASyOKqMumXtIrYqc+DDrBk8r3UFmBXnD+kysFDyGTTJPIJoGF5sXBjoEssQr9FlEmg3Bvwry69fj15XpwF3Q1bwGGQIRtJHM
Nxt0WVSOvVTKx0dDh7qVe2Id6m3L1ucnO8+qkQ1+t+4hFxjTsHvx7w2HE1OkwdZs81nvr7Z2DRZIl7Fs4qP5vv1Y3BGbwbSVvIEHcobQcnBE6Y/UvZiq5COx
lrzT9JNYjf9si4clkJDH6DvreztGkEeFf3k7O19wl30Wv2tbpSGAMRUKJP+3aVRwDjhLHAh0x5qY7tFrUtsxkYal/v/ot8F/qCf8d6GVqS4wo7+MJ4hlBX1S
Ig3VeB3zyDnT1twzWbzLt+PrBS7KMcxUIBE1xUVwU/BoalA5zEaA+bb+ACeSpZ+wp6bzljjksByzYzCP30WY9Trr0tCKwJ/se/JHdWE4pA7T1LCfviXfavTZ
5wFNHRPVdsxRZbbUQe1HiiEOPyePIuODy0yl8GrxdLgwNIzaFypnc5gpoC/sxHdTzlKnRZOINfpFVokSfgV50Tqz4Tw5Af24pSVqz0/CV8ltqBpyEV8QegI+
yAvDUVpLjde+en7CDhpukx3KT2kelYZhJdo5R07UHvOFWrY02nSG/woum/dYe8kvmU1GEzbYftH6DrSv8p8oUl72J/BzwULUzNGCURr+ps//P4rO+r1tpIvC
ZeaGE7MkCw1Jysy85W6Zu6WUOWXMltM2ach2bFkwI41kp8yctltm2jJsmZm/fP+A7qP73HvOe36YGYJEVVEk+5s7kF/OfUH3KvUkFV4EiH+88SA/SqASFexc
gAof8ZTSqiEA/bpBmKI9Ej7pwVDxgj+0G16LL9LdWr6DfU9sAPzhG0w9eLbgHbtL667ncU61hTw/bzpcj+7TZ1GAr6VNkcqI330VdC4vkQ5Lr9CjkF5jNfVG
+wyfazMdNjQVPUODML/cgFon7tFX6+3sx4S+VJo/D03ZuF37KVwsaMb1ppfYGxFxAsKT1FzqkXUs1SD0TR8ZZNBHW1VHV708t57tEb4MluHl2FZyEr6bP6lN
cPxXUG1TfaocOSlc4Cqm3dFCiGWKw0WEm7/Omp3FtJauaLCHWuN8XEQiWeZLjiNogFJZjhCmujorreE3faX7GCgXjrHHUM+UEuHHWivHXGoo9YlKoSeo1ZVa
CquNlXqALXlJPhu5Ho+gEvE1dIuiTBGv7giVgjVdIuhBhPQVsAsshWq5okQ3DOtxaK21mqiBa/nh0MjcwdK3xBGWsJxeUIA/QSPFaugKZ5YWxLfZ+Mt+hPBx
y9DEWCp5ko8UTuut5PX+xmQrZ8Nqe4WL+lAwXRuPNvmfoTbqPrCeHoCOS6XV7rxJH0h7mGzv2cgTrsmxpaRDaqbcCDzXB8tf8zuKt7LqqVFoAbPcNQs3+08I
C/KH2x7Jq6w1HN2wd66NC5uR96TtZjf/MHhJHBw+QMaCXiEfycCFIAEfhe5qjoI32gFxGaHZ6pHxWrdgYkGPoj6f43Zb+4uuuItigdgTfdZqRN9NH+XqKklS
Yli1tAmv1g6hkfQFeqwUrQ1hxkht2aFab7OfPUEvF9LJVLmbf5jUj41FQ7Q81EQ4DypjLd1X/SegQnZWl4X70tek5gW55nUmUz7rSqYOSoXWhv7qOsVVUn7F
LcOP8i5uKjZTyyPN5BbHSK6nVFrx+8vEc3q9gkLZnPgiewtRjjFKna3vYEMlCdehoAVzdyg91YnOcnihVmWjHWjifPU5fGur5p+r9CL9olc6S/00ldCz6VPg
tu+IirH76Xz+odlC9APL/LR5gW85PAyuiqO4/Y6Z3EBLeeomfZZdlTHJdYmeAu3YTdcI1snOJHbBJ+gD+ZzpZzdQd1AzhElNwQXn39J5lM8/Ze4xIXoL3Stg
DN9XOgcfWP5/GikZ72Y/qY4jp7F7yy+wRXKl2bvs31KCo6JmcuZwJvmLq7j7T6K2vXxwsjBEXi10w8qwa9i5rsNECyWs3nUWwiuQoqELqNvchaFHnqmuBaHK
hkrup3pDVEPnwXuprS3XWtxWAmQqW23bUDWgOiTfVPwDtwpYwUc5FJPt7E9tVDDXaGcflMwucFDkZzg2WFYxhBrIUaiE1hNFgp5oKI6HfqodUHm2nWM9+VZs
HdqAXriekv/k3o4sckH6OHDqZ/AEcSqmE49tOdYR6mJ8PiNFfWWs4jdxUnQy3km5rzxG7+Wbzor+7dJs5y96HPmErkHZ6DZIBnGuCcIFtTszJX8ouhc7AK8A
LWgJNkyNhYU0UrsrFzFM6yOUD9WHFZnq9utCK9jdHw+qEpFKQVECPAy7injsZLDUwYIrSIQfpOLBBmKKcl11oGt4pHZFzmGPiXVzx/qns3u9rbQXwio+V8hl
htNvMwZTa6SasDydGTlHzVVVzcE81q4LG3INTDtuInY0MFpbKjYDcXSF2EAIqPcT5sdNpEQ0QxgPk2KywEephP+S9bUlw/eSWam8FK+pccKNzIJwQPsiXC2w
heuA1FAu8TfVVNmnEfxEy2zzVsNC+9vgZwjhPf8B235Q3hqLjQN4Ud+TC0qLYkKoQIbT3Z21P6RqribuMVEWrSSwC9XVbeGG6hTDu+AjezOxOrQE+xBedgss
pYzEl4c6oWfUUHECnCKq3hawZGRT+h9HmvLbP4pK1/rzGWGEPgnpWHOcYrSVjYNPpUw9F9X0VUOF9oC2mqyH+ZlUKs3VjKOlfUIWeyp4pvi+vC/IG7wj25Qo
YSUobd8LfsKO4nBaA5MUUDRx/fJmOSOySxOr+WLwnaLAafkn4l/KDdmfcsC3F7SDl0AW+QUbr7SVxiKzLY6NCLTzHdtYWpzAjiBkfSm6yWZxhfIFxwBieeIU
Z/+8GPqr0NQQQSzGbyrNQCbVlXxBslwtNFi3roHBsQhgD3PnwcugvHxGzgq2MOdTR1wqlcJdtFfM+0aa6FPMLKr8uvYoAlSBYwkJlA2UdSqgZWxtx1TttfEr
VyNmq/JG7EcWaj+Byf4U5YH6LAXdosp+5YuTa4ShWDlpLT7L0Y1/7Yi1Zqkr6DP84FBlqlruVzHe9UB8Z+mZeCi/tnDWVV1sUt2TnE2NNW8RZZAF9sA90jdQ
ko4Ez/ln/r1kDRttLqRnolsJY43fmWH8YcaOJFs2cQXvQMRQ8xRBRLYDaIX1uRwrlSEgqK4uEeuEUtEmLR76xb7qI74/cY4foXXyDbMtQKfVa3AIdZ5dC3f5
Hpr7KT7xqGWk1iD8Fc0U7rMuNUf7m1lkL+2ASozlK5q9rr5jvp4HW+G1wyathpqnJ/gnAEL7rESzW0NudQ2al+CUY/19yClFVM6rXpMfHHCVga3ZTc5UNtbc
x1kWNtVT1Ti6MjjJdw+O5Kqq6eU+MJUtA0F6XCXmI+UTmoU0cxfK7P7DneSa7zYnPnZsZ1dkr4YDl3r4LnxZeNf+yjwO3jfizL+OiWzAW1D1PR2Hw6RCUMRJ
2mZU4D6EMKytNcVcjYgMDIk7GhTMZ9j3lgi8PdU07h/xGrvQchh98r6yFHfesKUyGyix0kpLvBzB9gBrvVmJvc075Ymhm+CXDPWtSjvNvGmduhdZhR54npZp
OCkz1rLaDW2Q0jQ826H7TzueEONBF9RF2g2m4zQxEj5yNWWGhNPDs5W38KJgcj5gr7hc4mq6FX6MziT/pgNU6dp/qaWDcymHMh1sTGisjCMbkt1hOtHMmMZu
tW0MtQRpRWlrG5iX0QnNKvInVu2rnmMjA1Pji6s79KGmgzpNDgx+Vx+qTQMb/JOKqkdrTiDHmDRXIIV+Z6ur7gLVoUM8gU7LI1EJVeS3AlxeDt6AXqg1Pykx
qUi1Y/T/QDLVi73liQrUxcqCHdpttRzyBhRnTv4zJUq8DDpJPfEy9HU8CnoVynCJ00ApeVjNZaAMszn/kHez0FxK5RGoI/5IsplfcEtMm6SUrLbCqHyRm0id
BKL9LPOS3KFOtbwTWhPPzbVt88VJcjNqYGCs0AFeti41TM7aILa23xUmwfZCbb8GbsJi6jDlodRbTJSzoqNwCWyPGMm01DJBG244uAm2gET5Nt1VG8QBsIb8
wt4lswQb1c3xZU0jwawliH86Kok7wGayqb+NOD0xhUgs20i3Kz2o9uga8zMU1M7Yr5D/OPoFG+mfpPzAIuorVwFlmLvkPZcGSoLwkswwLw92wRpH9g4sN80m
97HtA5fEGLqhMY4hla72Umx96zCw1/8a1efF4EcwRkhVA1RFJlN4qwRNPdT/yL32++pg1Bxlx64Sg7YSVhSyoiXAkNBCuwhX+YZxkv5R3Ul9NzYS+nPHxQv0
8fyd8laG4Scy7YmXjj/UysFX8KbUe/VcNgn9tLuzR+TeE9Y4BsSRsCE6He7qbBumA5VlRP5Qn4Qe5xTSVdQXwC2u1hF0o8fh16YY12rH2si+obpshsQEfhsr
aMiepVmDh2EzsBXjtYKCE9yujE6JirMBqKSfEUsqs+U1OadtYnAbnqK5UFX/0/AC2E+45rrqOGLYjV7pY4X3zFpnWcpq24bNJ54KsYYC4+O8WsgTek+dY27g
C+BB9h0otJQDt7RigR7OFuCalBHIFT6Sa/0niJOsTZ1qvWyrhHXV1pHjqAhVUOfx6a7h0rbAOG1NXrR3Gv/Gvp3KDxzhV6K/xVXSEnvz3Bk8jm1C/+LbfRNt
bwx9HZ30UmgOm2Krjl65wcrnWmL4HfGvK73eY62WvtpuE9epLcF79NlQJ9HuHSqtt+VKNrwfuI7Oco2y36DJYK38Wb6PNVGeIoNQhijjMNv7VvVoR53INz47
x3hE6uHMSGgVuBIaTMdDWjELLgWJh62LgVNoZFtLtWYeytvEj7CWUItKc4TBtxrVnZnVx/mrhIaot0FHTnISNl4dq8cRJlScTA9sCfj87/gliFXue7ol//Sf
lYaxZWElrVjSjMw5VEcqzbwDZEgVyQZyHZiGnZc9mBkesudgy2ED+3rHaKKWdR53H7XmdttXi8Xk5uIARKOnwi1UM1yBq6BeAZfwV9g5b6INGKrgpS0Lc86j
l8ZaEWVyWtMZoUvsC3Y/bGG/Rs23Dgi2za+npCnXPWf9G2z/cCXZDDjWf1YvJ0xzvqJxTWVmUpPZciIrafqtuCP6Q62x8xh3JUSrl+Mp3FTti9bF+cI+MxCD
l6Orag21LnKrYENxBBckBbp4WAdeIZmbSvUReqCHLCMWuDaBNLAnXwDzhInKKVN0sCvTTVmhZqEhwnU8n9yBsPyaoabILWdxFPke5Jk/+E/Cc+wFcJXmlRK+
DE+ClhZ5RrxiaaKsoS4LVgID0WI+eqRmCJctku09ZaUoQ/GgjPZj13Mfai21Mv4ouFGaaagN6pq3g6uoQOkt/xJaKsfRY1usvMdRvPwtsU3Ab88ib0vlhS56
H4XDuufkoJmgHOhFZsPGaLt6lWiub6MOhy4rfu4x+oMqbnYI5Vmrdjk/RpqmayunU/uUUepxdSdoll8HrxK6xoQDldEp+N62AlWAb83x6Al+FoynLQxObEU9
UYb82+Qy3gcd0B/SxKjjobryYnUYSFDuSweJSnndjEM39vbjvBWp4jx5EuhujcP2qDPgB3IqMHAPN/RnO7J7wVw4UxO0OsQ0eCjwMHsAdsZQWl2SUAHEcAZU
YiOAU8myaKxvHnuDqkAfIIyWxs5ijuNMM7W1+FHKZlONyeFpalPsMSwvDC9ypMoFp8nRVJf4XXQbcyv9b82LL3KcslaBl1GQ+5K/hCoGLLaPtnXKF3pzeBwx
ImcW6mhvYrsK/3T46fnaXPkXN9Yyhnxj+8jq6mO4mWu4vgTfkiow3lT+kCcaCeWUXF3ZzzTBTsl5fA13T0fLld24X1gMV1l9TkUTl5FOL1Q/UpOZCPc2Ptet
JOyVhiSm0a+UvZyDqMRmw6/IJXyFFf3vTVWBCyXLCt4am6S+RQ21Jj5EU2gKfsa6Dj7AbdwE2m6qGt7jjOZTfFO4JgnD17mzfgk/bW5uJ7STFdE8UBOOEWKR
3T8Av6sW4g9BZeoD8BInY96TJ2FcIBtLcT2Hd9FZ60r7YvBATAUb4VuBJr/4U+D44P7IxVw85OAu0FZpj5bC4tIa42vqTPzKovw4D8jqDDBcGyw81M/BRY5M
qiF5fd1vGYoRjnnyf7CXNZ85KDxUkJtGMWwqo2DTkSx6lJ5kJc2AFpJHWFkI4v9oGRBpFcOfsEbwtHpYtloe0CQ7E1R0dIDvHGnZodA4g5WqlftYq2PbJ9UF
4/UwF+3rFF8tnKpe0z455mxE/rLKWLkay6kfDWOEGqBcsIdjENvMbkU+V1dilb4BTGAzyLbcau9qe3Odo7rZU319ISXRCmdKQDH+wRuNQnHUTdGDBm8avAqP
2DFne9IoNgG5lgWsDV7SfpN3mZ1GE7W54F9xt3RO/rugf+CK/tsiOg5wJZVjgQZKpnLFvhdbDyegleLG4DjrNNRSOcfzRc68H1TdeInaBd/5rymFiUZhE3Lh
67nG2mhYUh+vbZH22y9Z9kReC2wgk5nr/t7CICkTxedabKuCi2Ank0tqC+9TjFA3eFv9Cqfww0rPYMshm54KRgcOuG4r79Bb4KQOFnQk0iWCjRWOyw0Lytp+
YH2lSuRjazh+IHfc54ztzpcv6EBKwa/up2JLyxo4J6Y69dnQmM6k7lo9QkL1X/QlpqrwReis1GL/8Ixdf4carUWDtQGnMaAkimGr6Phh572LhSnII1LkO6UK
XLKhhppeiRVKuyZChjfaT+OAbCieovtRrekoeA7XArPJp7Yb4itDNNeFCrv6g4ikJ/BceoR5kJSrrAvXdbVSroCWob7ejXC7p4SYHvQWGOHd9dGuHHlJzjtt
gK+tek9cqjaWfjJ3uPXSLaW20kO5jTppjdwrhEeSzK1IWgLuEdPWP5Qgp4Mt/qeKWXkGq3HDmYuKVa+onVaP+hawXYL9mTHEYnjXDyMQNsYxRKpuq2t/JuXg
neTXQu8YJC6VBgRrk259EzoWdBSh1TWYSTn5x9wa6irZ2dYLOlEdS0+xVnA13xSVEevZMbWboAZUsbupAESqbvylT3NZdYQqa4VSu+yyWjoRUCuyR6U22m10
I3GJ5vY8ZButvWG7jgbEjxEjTCR7D163EXrnzMW4A2vJfBYOFW14R2Qm+gUHBCuEKopN0CJlIvoJt4Bz5FpqfzBGGwTqoCeADaZgInU8sAK+Jj+Y9yhZaml8
KT4cHDQnZJ+11jV3I/8MnQk0IAxaA26Xdk8/Atuz97AUWCfMoL4Soe2iYzUbqhRYQv30eNFIe3NwRy8LigwI2GArAtk1kZJ/i9/UUcQnNFdrDhdG9cZ7il3j
IzQZFfNc4w/CGVkL8yEx1BItZlk1fXHsNWk0XkH2y8NBS/mauRe5mpmmlVFUMEZbK8tkFeyxHJGwSJmP1zRfkcVwYaSmWrXZkGFGcrxyIdhG7QNXBzYWbVkv
6nFkG7W0ElZWJ4wTrsqc0g/ra+xK93YcletrJqovqosG4oulEcY4VJ77oF2kuWANiUMzFBqWV7PRZc2fVJL+Be4L8agF+Y8Ui5lc/ZSqeiP7AlBZnU9NZ4YH
Z9NHFTMvZ59WKkr70QRpk8NOFiiv5Sx2sKiiNfY+VIhMoRO0jqwfPJFKm577u1PFgsupWnAfdbRaLMZIbeUuMWaQqnyxvKDycZZsjd+EH+ynRVXIx9LIbwEM
v8FdJ1nxWNRFcQRLUH55tjxUnGB5B74kjIWEZzA3QShhzfGf4+YIafhjMEVtgDx8e5Ccr1FvSaM/jTtDHWILUSlpNV4y+h9qeuwVQzW8O3kfWyCsIkZIla1d
Aj0C0b4t6CwereKsGb8Op9Bt7CP1vTnNhJH23ngMjeRZOOSuwFWgLf8JNICPsX8c7QKTLf2MgmmldQPQg07DOuWnVCL/qfoM/FRLgCOBZULThL82zscf6LO4
h8EIqR49RjPLZeQ24SN6DthsW2qdjP6TOoY2Bec401Av6RBKQ8fVHsJEy3OsMhjsIJIrcJFyT9bk3Ez94UpJFtV56JJ3v4NdRcBj0nhbWWKpszv3XPkk7Qi2
D/sUm3Y/nGorSM+SdsTUQFnkGro9PIcktQ4+lHyOjc9zUw3AHboBN9ezzdMdO+fpTn2u0Zkd5xJd0XSb4DPRBw5r9VBv8ixbHfSwLERfQAPxFewBEkkKlPKX
dcRJQF2jTpaKw090PBcl+RUbjis9OAKfg1RQAll1L/avO5X9RvSyomAj50RmnDUYWBtZR7nrKsH84WXS15DvqSgrpo3Ck7Uj0ny8faKFk0Ji4i6uyaY1arr+
AF3z3MWnWsxoCTOZTvS1oq5IV5n+wGrfgAKmpVSYrU/uIvL0A/xusIRY5pghRjsXZb6R+8JEf6beMGTFD5ekyYfWok3SxtEHXQIfMjQH1SQHhSMSZDu3CrWs
bq0CWhjYBrrhbRyJ9kWAUy3BD2IT2aq9RQs4TUlDjYjtUd0TSsI5tIPdCaPIp0oh1t8+ITpKP0x/tBXYc/Qy+hw4ChGojXxe3VbEFjbwLBwmvxQpMic20Grn
9oZeYAgnA0/GFTpHOWdbBR3+XfTf9hn5Hocr+6blqRrg7ks3nIP8O116Xm3yM9eQLGPeAzbTT6yZBYK+27lDD6NpjiahbHKN45rQPv8ymAajDG0DDjgUNAYp
7q6ODHc3cCx+nGLXfaC/LYqW8fakXThHz1GQYR67MKqL6UPipKQFeU3ppdwf9l/2l4HKya0cDx09IeAmyCUNvdV0VIOLct/i3oOWVC6GwC3hLtcN/GSW4usC
I+RMdhW7xfWEaeRsjyqjSL08WpBf1XVq43d0CAmh9fRFbQB+JK+1du/vTeQier6QhUeZXtMp1DHUkTXAf+VI9ovvkXSKeGzqluWgTOwb+TTKly5X3aupRAlE
CUdYq323FqMWQ0NVG/anMhTiOctUp6m9UoIS0CvYRrur52M35VvOh1xT2EE5Kw9GGah6KMthdCmue7b91Ex2tv0Wu4E4IJ3Kog0HvPe5tsRrJgG/GlrqKsS7
aetcpdUOWPmA11Ca6RMuLqRqKf50VBYMpdbrNjUNeyrhakdmF/xRVK+jYqB66s1snPgBb0k8k7awu712KYh11h+CVeFwLIZY5l99iJrJKfpoQ3KiT2PDblcJ
JVY/7MATesjFlO34VLw4pmIbTN1BKTUpcmvQq5zMz+TbadvUw2gmvZddrT1Rx9Md2LrYDWkzO5Goi/4rIov/0N0cQRsuJYPq+GTXz7y6xHk7Tk/ycQ6bWg0r
RieiMkqScoA0KRRaHK4FnqM3UkEgRl0mb7WbxYtFrPZavGtNMRYD32x3RCfsy/xp07R2KglitPt6JThYJrhF5Grbd+aOYY/2km2Wr4caK28tL3KjiRjP+5hh
YIi6lJLZH7AbZEmRHSPPIvrELkczxX54D7kr+8s6HU6QlfiajDmZVWdIb0A9falk0B9oLcNjNvdVB4kfdYfQQPsiTrCdzI9Cf5CVsquKJeIGEfuCv8nCmMuE
BnrSISWI8kAx+xd5IvkfvKaXgv+Qo5WbFMc9giMr3lS7kx8JPXEaN1mfmaeiJKoPzJeJ0CnHbOmF+pzYImyqNhScgZ/JVNUjvFFbICBHmaewDQ0h8pE4lxxC
j1COC03FH0Q3CqP6U1sMvcytVo3BOimks6+5vROGBll+YMvwkagj3IgEab4czKGlDGm3OY3vF05UnfQn2hfYicWwlbk6YhOlC/3Qwsi1lPf4SSNDLcW22Q1J
E4R+wd+eQwAzbrBsz1pXrHpwnfeM5TjcidlFAr4xDmJd5izhqd8VN8ObwTnJDdRpqSb9AvtDyJXaJjS2rSK3YzG2GlRH7q4Syj6/5gnZQpi8sa7wVxFvLGBX
aiOVjlpLwmq9aj6KudAFlCN18N+njkiq/QlRURClhZ5DniV0WSWDfAPukXmW6eZ2fMfY4TFWYoflqMUf3OFeCAE8zp1D64OcG3mziBIFkahiqEYI95ulQvts
dpyYHioLv+WXhx5sNh6tEZZUk0grcFbMGaxDbnnMHiwt3QLblBGwQ4158CHThH4DhIjN/kVgrvsHfVhpzV6K70BFw6PCPsWP/HplcAEkQQtf2x6hLEu+pYxD
JcEd+Fj5gxspTjCVzY8mR8JM50f9BGT0nup9YQ3zNrgscE7+DgY5BoeWyT7tB1ZMr6GOEAtQL1KDH/EN3Pu45lo/9RwqjTgYxx6WHAXhmLEc4+9M2eLrAbpy
WfYsvdXt45vbq+XPkcapjeU96kg4CJWK+0StJg8H1+nPArPsQVAfzSQ7Kc8EwItsmbhoV0DLAmkwNvHvmiH1GVdKGAM7UAGtimqPGyqOlq/SM5QR2Vthbz0S
PIu2FDS0l7U8ZhZTeYIanCd5iv5nNxqEmohJeKx2h3lC3UPPilxor5ZNb9auYr3hWoP9/ze3BCuH20s4+afeWF6nrJAwtBQ1tfRDO5Sqob3x46Q36k2tr+e7
pTRqTV1hm2n7vRWpzkQs244bEGhnGuCKdFUm2mbtBSXE2uwlSze6rzZGJJIP0JNhLfcDugq/xd1c7WwWlHnKT/tvsBRVBn6pBdio+UBE7AulnrAEc3tnoRaG
ys6X2jD5hNAVdnM0ll/RGWxN82qJsi6C9S3V0QoBJURSfeWrxHQQsM9XX6iJWjr7xt9KWwg6hHeH+hv2Or9rd0RJcytJGf/gHeEAmEHuYt5SqWrIIfmLgc4i
SRHo0qpGSjKcIO0JDVXGwZ8wBiYrbcWjfINwu3BI8Og3XBeM921tQ2u1DBCJX/RYtDxtMOwAINiXHsE4sQfa/QTczMGDcBG1yN3GXw+UU4NeUixKHfx7NZ38
xiSi9uAnncN9zD0vbC1Sl4GwRqCY9oA7oyQy9X0vmRBWRm7ivyD/YpvI2Zgp7658F0yKm8MeoKM4kbRU7x8vcdO5a/Af2kj9MklKAZ8Gn6mVlG7U1/zmVF1u
EdeUTKOhrUVePfdp9TYaIb8hVZU0z5H28ivBMKaS/yAWZaooRBg/JajwnJ2CA1FGTn1hcc7diLKhibCLcT2RTc53/Em1ov4GxcF74b48Nn8EG2LdwkjsNf6H
6bK7odKRbxBKVsf6NyQVAIp6o+3gSrnHchOJHPcbcqJcCa/ifk3VDNemthurUpJ0EpwsuI1eG1SpvHk8WGGpxaIqqh5kWuXjyjtYk4oO7gzUFt9jVRRK2p1H
seFwDfKQw+VrLLYBCepY1ymgusqDuvBZRApqBxrgg8iLYkdHR00FFbawIIVovuEvZZNQh/wsPYLl7X09HUOZWop4aQVJ9Ia/hPfCpLhRpCPrjW+S2YmNgO2y
X8gHbd3gPmuj+AwyRaxqX1IQDzR9imcfyIC4t4yYZE7zzGI/q2b8XPAEaK6086aiasjOlBG3qhwaEzwhfw8Mt86VLNIldI/mzK02fQpv0ULgOcDEx7god1EJ
/K7rsBrpmmLbrM4l/wLTtcPKPbgLTUde9GZje7Eq/VzbKhWExueY4BJynNw16lONNhn5cC7oibKEWmBrXEqpYNEUf0TfiU5anNsC9iixSl36hVqX34P+geOo
86AWjNZIfb/9jLMl3pA+rtnZ8wVbySS8vdpNPaia/C/BHOEUqWIXgTOwn/3ErTF/yj4dO8yx0xQpftP6URXDI7E3/uJiFhYrLWI20LFop+hRF6LdWnOhOfq6
vkZgsjBT1Swdwb+Rt7xzOFsY8+0K9AN12WTrMY9hk885M7TGn+F5KRrN/em6ZGslN3auclWrosxytFTmUQ72ozqEPWrpq3WSB/CrxQ5Se0uOvAN00/pDg8SH
R2swjOy90EgwCe6lBuipaCHzn4aRAbIJ6+dq5/xNLvb/yltukGHXhGFsu8hvotu537qTvYH/oCsGTM4l8WPZPkxVODghROxTV0hmKi1Yzfw8+JejljbRVse6
NTLb/6c6SOMiWrGZSiEVpR13RBPpYBSWgZejrqk2oa6VtBXiQ/ntkgdUJ5uoCUKERCoDlGPgM+xJBWFLcNU/QQq53cQwsQZzDx8Z+YFAmoFqpT0SDwXb6xW8
VSzh9CqUhzSF9qmvhZOgtnlyZg9+vnQgeE8YFrMclKAKsKESax6IzmKuoEdLlzaK1almiXctsXFr+aHOqIhxyjHyj5DszdUa4c3ZfnCLalMyHIOtXeF4qjac
aK8ZeEeslWMTB4S+lKyqfQGWwB1+J1XKm6EP43ZrV2KnKGZDp+AH4QEyqar8yRmvn9JKufcrt1CEY67FAS6Fe7q/6S9iymIAO0r4hUZc2bi+MZQ76N3JJruT
HVHiJTgArAKFxFia5fsrLdkmrg2wC6oMv1HAWlIrZCS2UmgWZWObuIPCCWEA7VcHZvrVacowQVMGWDY5D4l6YJavE3oU2MNd81IxdZyD2Opscxef+JNcpJdy
RUpdwuPYeDINdAa/NUUcBMoGTlNVXXaqIfgXdAm2FrzWvko1fVbOYPM0vY7+iK/C98HDHtyVa15P/6mUNvXU5pDD4U00ILEviLQ/cv4yPBK7kj/FlOxuCoRj
YSVzu6Isn4CZzKOM0fn1latAsq/gRkC7RtjasUfU5dxO9oyyilobrgVXSzbEUb+42fwlF1fwEZZyfQj10mYqfxZ8z/TpE5xt5K9cx9Bq2I/sqW8R5/qHFlxS
i4uTYanQEDJNHx6qCw574/AuWorlcDAjwRFIxupqEfxJr5HH0XcwCjD4ZnGqv4/UXiugSnAe7yK6N3eaPYGihevcaXWg7oc97L/h6XAtfr08gcpVq5jWKV+A
Se4An2pRGbudgaTfgb8MxdAi4UNBVO4atZm9s/Cfsl8ajeYgme0npmabqYTEHJAD3rv3a9ccF11dLe+ZIX4N6xX08Kfya3KS41/7R34vfRCtDTMwwfVdC6b3
wsczrR1bwURpMe0t0g8gbuOPySlwEPUKbnbdDw0nbydEkOOtFUIuS4UQpr2TxTXVw+VspxQIaipX9TT2X3SqSLtmm8dav1EH4Ria1uejX1Ij93v41fAP6Kgf
CH63l0VOtTHR2J5qVtgHRhM1UJifUMsdorZKTdNfwWaec5gObgr3YirBn3gDKuA67odyS3hc1OQz7IxYzrpcGQbeSX+pp6mV8j3mOdqC0Z7TaLY8KvA2xsv3
cTWBpQz32FS6MzVQuUQf4u3kItdUfqeam7hJa0CMTprumC/HuFbIVdEUtCh0EvaUG6Nirk7Mc+1PdbzCFAwKlw3XgynCSaGz9THWVsPCHW0D+TMWPxpAtRWj
LU1FlzpTH2wao3T01NcN2acTB2vFwsUNIlwTOBb6ptnFrdoUx3x2ihSByrMX5DwpTRmhV4QXqen6NP0IP11aTp1Srls/FrHaarKO1BXJ5GcGRe9POEs+sE3k
Z0tVfAPpuWDjhiHBpdpRdXigOFjKLMaKBTvzF/y30HL2jbkcuTNijr4KmEE7Ko7cKE/ASgAffchqgQ3BZPNgR1pgCPeWaK69lLfB7aEqyhJvfdWh9UQl2Jeo
FczXhzoGKh3Q3/IOtB6bjv8yfJKahHfLqwIJEFEdbGNRNLuaKi9R5E0y3d4aLM2rBZq6bnJ/yrdpr3eebXTMSaGVc6bgoDgYAUKBjfC+OVEYaVkPnHo5+CcU
CF4sRjQn9vo49bdacUvxwDZQM+QEFQqy0Vu8s6N6jRyuDfseLuWH0LvFKVI5vLEi2JMcC3z92WEwEk5S1nHLKZ0uxR5hdsC6+ZN9j4zHlfZKDyZMLw03FiqZ
xqMIcVi4vtIdblU3yMVDe9hwwrugHQiwQHGxSzzd6ZT1a8ARuRx3yL6wRiEbVDBKp4zBKJXhDjEktQBP546Zz8jdnf4adHbzjUvYffZh1Al/bXaM2URmUzdt
1xQcjdPmOes5enhL6n3Y5NB15yCurfwO1pZKS/V9TcG53GuOVng/cIw9os0V/7K+l+ts+GjfKtmUquCmGkv2RJeVEdpCrinXIhgn7cB+gmpKX9af3JE+hie5
/gaXlQJHDdQdfcfnU7cs7SAttg8sAEn+a2wVVSa7gBw4IIMzzRFqqrMxgngu9kXP/bK4Oj/a/0NtlrTGcFqZE1jHZLCPMkfIr8R49QIEghxaEFUScspqeayr
X+ZeqoL6gl9JPpFoId/x1XtAmUpNkWHwuDjJNz6ufMxG2EvYrk0iD0kT6ddCVV2MjVLfmyto65GqD1OC6kTre8DC2eJQdVLcLu1EMCFYVhsA2+BL1SvCXjBa
SSXSWRlGUGvA/PBOGOU6zbzFxtgNHIMu2kuEf4HkUIMiF11O1+QGSWsE3JLA7vWNtY9klmBDYkZo7YO71UXcHiT5BrrPainCL7pebCZZOVAgVkTPxD7+XNgp
WDUUgrHAiK0nNmj3lC/hhcpO6bfWVI7BC6NdcA9m03g7q/bGU2GtwBzmhgJzOLSaiiGrwKfSfyBGW+e9CJ7rGNHXPs0bnX0MDEgwuneDYq6D0h2siR6VTSoW
NCuQTnC2D1oyqkGUZ67Q5wlGnC3choXBKmgnn4r3CCR4Z+G/+NeV91lXIDm7E/WWGITXle+DPHULeJeHLX8AB2Mc2dR+SHcCD8LoQ6pLlewkvIxOw8pKb9hE
XYtGaCVdH5U2gTTXOfarPx/kokP6ZotHlpVWFoo3YTW1UaGh6t2NawMVIutLlHYUnBQqx90xJ9kn4l+gV6qgbHe9skzFC2S/IwZV5XVtuDDK90NuFoWHkVSH
awwkVFfJF+2oj6brvb2jtfdSV3GaMgiVD8eF7UJ51qM20ljUTf7BJ5kP8+XB6SIvyfa/R4PM5/OLa8kywuOp+jFd8dugpvuJsgSVt/YzxotVVRTsjqwhk8K7
Tqin5P2BdTZGTgf1yEOohVpbbUsOZSf7W7J/oavCTFt/tImoY/0qLo767OsvPRCG8zpfzpmBvWLXsS9y3tgTyMv5z0KJ4M+4CVQfYodsDO0n5svTlYmRV5XU
oEu/oLgT65sCQBZnG9sGX0Z5iuiUVWSxodEfOgVnAzz+Q5HDV2cX6ubgv3ItdFP5JawXS6EH1lf+vzTEVePKOJcKLi6fLHAsFdJYFtudneotRKn8HPYdsUFK
88/HzP9/55T9yn8XrrNP+HEBRUmghtAbuH8AL3yk5gon4EvvLDHftmTDgLx/bDwZD/9lSzp255HglJ2QzOJY9NZyz9XQcj3qqOEeGMlgRFvmq32z9ZPeK1An
u7Z5PmoglATHyEg61vFFHKw0NFfSDMKkpBniU04iGHwD0TzQyNwPux7cLlwRFa6YuzFZnbawFfiKBdexlhiOdoGqdGXuqWkLSCev+btK3YQafMgc4A4F7gcU
7p7cXltXqw8atnG+XBEdRF1RgfDeoar7ZEdCKe1ffRa8J2TBHzouXSl10X7Z2YTLB5XlLWJl+Bkbx6bwZQQhKUUCwnPVRB7UToMUtYv6UivjoBM3Maf0I+bq
RD/bbLKa41iRJqcRpahEpQBfDtbi7VBSgiOoh/9SCWv7nK/oMndBRWiofRL8pTcDMx0W6om0BU5RbrneE0hS1bZyh9BDpbLtPwVoNRO97rv8ZblE/iOQmjBY
Gho6iim4T7nrLcGMy4xl2sOhgllMwE+4DmvnLS+FtcqM+FydhhioG4xAH+m39BvEhM/IZcIn9WNwj4JwgjSZs5Xr+CI9ynkPueAcdBu+srVCXr2e3kg/5+8Q
eECuE5ui5kotthPDuhu5n5MfUBVKFaYx36V4VJHdmt0KtveN4RK9c8zd6ef0eFAY3x6t9dPG4aQEqtg/69H23dQSVVWXuZs67hasFutQZTZR3GB3SaOFWIYN
Nmw3J2gjbTO1GC6OqG7aS6cbJzmOOcbCFZWP4lf8S6Qe3Cx7Buim/goCIjm+mU4z/+U/D8u16qFsaQs/yFFPXUkMjzWKsvC4YJclLpQnnbG8h6y0hFyJemA1
DZoaE94iPJMxMSlECLWZOo51IF7p4yhF9sTf0lvk9dh4N4NigQt9hJpq929TyyLNflrbLE0RCLBV5+FIoZh0DZ0DZRwSGIk1YVtBRD6kcOWYmRIQ95DV+U1s
BWokdoR3qpecd7V53nJss0hdbRdMhy/Ixs5+9L/UKmf1vM5ssKhL2+yv1ZNEXWgBQ8BJtjzBOF6jksTk/EeiCcwyrdGqELQyyTTRvqVo4nfqO6m/2EKlg7YZ
znBUIuuri+1Hqf5Zc3ynDPPAeK57xZ5gMCq04MoAeggxscht7+nRcJGkV7uIrgCjSLJdUCFork3faATbqedVZ4pV4A/hNfHcY2P+IMxaf1v3opw7SCrt3xX8
RswgQnrVwHpwBy4Tz+mnlBUKHqTJ3kR/4FJKUAPtGSowd/Nky1HqJ99j5yxb12BPy1zH/OBO/imaxLDaIvNCWQIt8Vzz8sCIgl5YBY2yvJFmqzTYbFuomfgS
GA1vE71sJnG5qTFX1/WvYazpd/wuPosabF1MZaLem0KO53WqJXhIJfgXdQTYuOXMU1SNNXpFfLw3RWDIjXpbLZveBL6Id7xD1T+J9Kj/pMvlTpjHSH/hpO2D
6bc0Tx5C5Uv9Vy9VNhvPWWv72hNN7Un+I/gT2zZzItHfhoTRRCxRJWe3kC4dWRcNswJl+WxvmuG2sFWuHiTy1tvjhBGW1nyWtzl8Il80F8IKwvkNFyoG8LoW
R/BWxEnLybiacrxaVlwXmKau5m/EjwR9oDe7Fd9bWVo1xgCEaGa5nIbfC/zLbybvWZ/lX+KPCRcsPzPihJ/WWOGC/ytKAUG/D7T1HBb98hD7MmkJWAn/Bg57
adEad0DsACcBHdyTHUI1tQS1IeDIxEG74t78I4EEXxk/LhPGYZ4++Wmm8niGZVhmbXBdnO4fz/yUv1BdsLXSeH9XbJA0gbifMNmC8ffAc88u4xnxmrBebufb
AlbnT/XHAF08CWS+UIiosjlzt3BGOBCzhOphtPp4cBxbgCZS1fKKbazv6yWtxf70dvamgzH+2Mp10UW4HtDFHeL9dQH/IJBq6G8qIA5nFyN/iB0zeFBcGWD4
p9yNmPvwOXkCtMZfC3XwTWK5vFNUc/FQ/hrZmz7H8i29tOVUYEOglFANL29dDt94oLU3fgdogcnZo8gI7I2cBWpIS0xtQHW1BDGN3BNZQmmSlxTsruVBaSNT
s3RgQm6UwPsX+bfmdoz6meOzljJOJYzW79JBoal1ndkHXnhLJiA5Dtyg1sYMlesnjDYpxseB0YQvwRqNLz+UuVHm8Yyc2+Ki6h2NlYR2mOD1++YFoqUkY7qp
PH9bUuLoyDz+SdwBuZ73ofA8WCphl29VTPOohvhH7Gn0vkDt+C62v2OvyRt4mm8nrBRa4/ulFcEPOQM8ESjK14tcIk2s+MAg+7tuXBxslLcmNtWzLzctYLGb
5VhKELYGStsamv8IdrfHx4+nlptXeEfV3Gl4YHnC/yM1F1j/eqwk1jdznv9C/i+pUB4cU8n20T82wgwcYIowMLBASCdSA8Xsh7O6LSoRfdg62dpOTg+csRcP
3JFXW315Y4kRAWR7L02QVc9ncN7e0mKyWoV34s8lQwOi0Ml/37Be3AILPPFGF8/gS+Eaq81YHOtjmZ+7CNuMz7I0jbiV39c2gP/HupYsRkarZxHnSMcfeuey
rLcl9hle0BuFS6OlSsWCYUpvLU58AOfqxcLf1nXTsII49ZrYRM+nTmBuWIMdw2eIsni+3HyskNjpiORKSXWwq9x3WM5WObeTTmgj9IEWZ84SsdA7gEoUinGk
/SHfg0xiNxko/LJxtBGYq8Fl4ShkDgSlgVoO+M2UVDeDQUD2NlV78xPU7lRVWNw6kcqhOgRGUrf0AnUKlL094SX4jrmEZqgpwTRYmvohDyWsiteh5ldAwy03
8BSptzzUn5h7gOzvI6ibPoNzH5stOOM6hauB7uCw0BEWw1+AlaoXlQIV8u/Cbhm7/aeVC948tEa4DkTJDD8QycpusAAsMNVgLln6xiUa60OfMIbZHD0Qg8wu
/Qo6xtrVXugpfj6uEnppc5Fd2VrwtLbceRA/TLmwTErBLJSNqSqQdN9q1fQM/2u6P/lV6cL9Z4yW41yllW72SfbH9oD0yjGYXKftk8dinRN2BReGfikQLNai
QLa5paUDqOowJLmTDtIN3d3cBljKZWdbgpLKKpbGT8Ab4t9Y/7h4FGNdCv8Ll0fNxN5gPvTYrnDNQX14SX5MJtAX6WjyBd+GK+Y4axyKZOqadbly1mPGVew6
GaDOqPOD5wN3+BOKX81TL+U+1+egMtYPSPUe4iA7L6EDaseMqHUGVXFWTpoZ7oZaoP+kCvxZ9TZzQu1SpD8zURgA9wzHqsSlepL/jGsiP6hGIhqtxdo0Nkeb
TD1yfSav0v4KTlcvxyv/D/Kd3EWKrPSHPCLQit3kvlSriR2xWx3TyH5C73zV0Bj7gTuhUWkAbGKCPAT9FhX0C1UE29A08Ah+k++AUcI34pwzQWjLZ6i18H/A
XfmltSf7D/WVuGfGGC7wAm8hXYvu5e+0hpMviWOlkYJDKYfKGKcpf+Xu8GwzHwIXhI/gsKWdNlyvrbvhQDhAiXG1I1+Y+3KEcT7nIBoxy7VSLg/RQr2udmKe
uHvmxutPYRVLBW8ptDcwjCNrv0AZ9GK2ql4rNN3x3vOTrkRV0XCpgmkKWKtcE+6AKsR180N2m7RNemObLuyjZoTceoQ0ylVe/Q5dwhd1JN+C3GvtTzLm15aR
nhbKcXQh+E2qjt6FQsJ2wzKimb4KbXH8YemfkZqzhBSq74vNsTbClqwr1O6RsUw7rUloXdI+pVG4FqgpBCFOU9R1QbGYwY2aNrON35HFqe2kNXIK9YEeCCZn
zUO1wkuIUnAkHIOVDl0LrqPbKB+5d6FH2nItF7ugCSED+g9Z2Nf55a1ntGt8ObkBVhQyzKek7epa8QVby3JWLS8fpg5bwtxsW2mUhVxMivW6OJDBsY3hH4kW
6oV0UThvGIMv5tYJ+d4qEmKre+bQVaxNCAvenGimHRC2ea77KgQ72oRIDVRAZbUGbEKOAOpZFDTSxngOCynBJgVn5OX+CWq6et26V/5jQ1N5m7icuSydhdXN
lCbxp+AmtJ36YS/Bn5MekwIqZbsauoIQIVGpUkXuERitVa7gkuZRMOYBVSdYBfcorSUGH8dEokPCJKmrPAlrA64HLsFOtOhfoPSSRiCBagxq+pYZJiitFdJ1
RSyrZcrFoYXvoESBp6ydu+xv5SrJP7PRyj77BOGsnmsrJXRQn9LX2I+OJko/vay8kL7tuEp0R819IpDRVJgi7Q4eQB0WLDAVwnHgG94T78S9pnsTT0jOaRMe
UX+hfsnvY8aLD4VhEkKDQBV6BBHrk/GvzB50CRuPc/Cz92rub7ErHOPqr7YWp9pniXn+NHKFUFN5qzZFQwL1rP/ae4FkIg/6sPJmnBvEP9BG53nFFGE3OcM+
FN8JYmAF0iiNBGeAnd4n1kUsH296kPvQHAOvyt9BKWcVcjVeUou05Vf8wLfDA7llXI+NQUMX6RhFWYumE0wnJHmTVkJ+kVdMGkfUEO3W7uYBKANmCKnej2on
8XROqmUeaQWTEoatfkea7UZxp2cK7MAOoyKsL8V4GGtOCPwJmyA3ftr+jS2NO4RNsGbMMboy3d5tAA2ZOuA8ak3Z0itoGhSV3gWdEnvBlcQC/ZXjjn+M+M3a
WrgPmtpS1TA2w6CllwS1M9bZ65JL0RX7WWGMGQbLBu+FFxvqWc97s50L2A5CKRhlraHU0xqiO5ZZ4VugrFgIFsd8ETqSLPYk2LMggh1JXbYGAuf5cdpW9Far
FPCERD1HbYVmSRvQC6kpSs8uR38HddEO1Mw2wH8s1EWBRGvmhJMz7iAJGw3Oay2sJjTI906eZgzr42KX+t6ZtxDbwTd5DJ8KLGBrta/4XaUXgOooMJffRW/U
Zkm79BCxQb0ITMr+3EewtDZCctB1PLGgobcL21hqj+/QQugq2KycVWvDPYH/iFFySfgXeuZbIDeNKYNWmj6A7Y5yqhXuz3bK4+RaoSZCF5Qst8Kfs8sESZ4j
l1B49DZnhNLL34A+Co4wg+GdvB3oquObMs7xROlg7qFNNEOQl3uE72oX9CXhf6Qa4TyyLzrh6IEy6eJogXBO/qK1Aqx2Q2oIDWCf8gP2RVOkaUVqHkJntRHg
NCwA/UnF3F74JX5h/wZQq06WQXWUkPDB+828HP4l7fDRYJ0tDdYzh6ntME66l7/J+IGpwuUmHEQGYpWlmuuAcDKhXOC3tF+rFzNVXRk4LxaaVimt8TP6DEH1
zE4YK30rqrssOAY8l5YJe1GQvQxY3UTvViKFntgwlIc2MOnUCLwfqkYdAJVi68lHLBXRR7B8XR9qLtXFMQs00dva90OzqHC5libWL8Ji5aDtqnTX0tg/09Pe
8hRNAIDqG76HWza1cCRsqWj7GKrlZKjuZBN7V3Wpss1VXysjb1B3syVRafaBksetihiYGCWluD34ATFC7enpLp0Db/KnwzBsndCIL6Z4qXhULbd79HujT5tO
d6Fd3E3urnNz0qzkmOSmtRqgL1Vx03erTUop4oIPUmd2V+AFFyH1ILvLj+ktgpJXNUExTzRPIgdr1UEvdEj+jcpIg8hsaQ1bzXaR7iamMVX0+kJ31qY8pbsJ
/8qcZwOn0n8zY+NdciXqjbeFdFEqWfTVKzLMa40eoNH6SO2EdgM2D9dTIfaIXU5nsh/Va1xlBLCtdFpEH/Zs/lt7fXAFTwfdML+WHj7pehRKTF4dTk4qDF9y
9S9wMTvJa2Q0Pp/KAQ1JE/YXOzZUi8jQiosXKAuTJJxyNA4sxEm5Ska9vDd50WQdWIBWw2MGSUbGZLhrYwj7vtYoJYoufXh+WPsdsdOUAfeZI4QItpUayWfh
fn8xoS4WrXwSX/n+tuBE9fWpdGesb3BIoHL+5kCaz8g3wLO1p+lp4hs4H/4iDpgaBNLAqsB6c4fApIBbWiv0shLw9EZnUPXFS25pF1pG96L7EYRYjf5JJomH
bF0tn8WZ6InJZesvPRe2wmhPoUr618e2zL0dSMQfwkgZ00qwA0Urlqd2sc0ybza88l8i2rEeYRZvFu9kVQbzEqqK8+WJKi91Fgthx5xPUoecIdwY8ELFgFnu
ElUAnOgz+ou+a92gLCX/NHupEBRsqcQ2vsBSQzlI1oBLbd28G5TmsgfYQUW52f8oLsuwNvKvDRfaIsUhQCCeTJKZZBIChbq7u7u7uy+F0pbiHqIzybglFOqy
dXeX7b/u3bbbUreX98tc13z9neec574Vau4ylwLMwpZyE2ytKCy5E7vce9EVTcjxHo6TaH8aNcZD9brF6lfofUNjthm9BxFxL/GX1Bpc52WRidxo6xRaqk6V
ZbnPolvRDdL+ZLk3lOun1xONiZNbp8CDVf8RQepj7GW23ltD4aIqYgskB/LlHNeUrqXvuE4Y4pAsb713ou6D+L7uE3GRMmpfU9nEE90Sph9QyGdSIRqc+RT0
QWPzHneVG1Satfq9rv+UWqlavxkaA8R6v5BfgBSFz/4VXEfo1VbsDp3DwtqDJCNpKo1iYnEJs41oxTPsGPUJ+h09DZgIdgaPk0fo1CSI7FEeyaxnXEAt6vY2
5iTkyeQnZEdpBl7p+aHdpceRuehS5WtVu/xIY3h+hfYoZlIQ+s1Uml7s9hEnHe2RtYaBZLLWyi50b1fvQ6O0RkVrRIsO4atxl2o8loOEUm8Jo3I5mMe09BQp
/XhnFMH36E9w01XxBZskn5l97Fn6NNUUSXYUiV7QmSXrmHf6d64J4ANlc+1NDyYf4D2CLlRyWlQlcS1BUS2A76dwA6pM5+bxFa51FK1MY+NIzFOqkmF1xr1I
HViiCqkCbQatxX6OsNH12ERrDLWEP8A8lc2hh2vm6JZJRkHnodnYb6wJlO706TcbhpHbOIxu7e9BN2Vs1FsWhDjqvGw+MM5jBuXoCPI3fUJ7T7bHO4rvpRtl
XA96qS9QFZFLtaKe4ybhPx/KBYlqhUkUiB+EnOQcVSrSkkd1SwxR9CR5MbWIYo3nmTkEjCwHxxF+Qwe4X8MbXuNLsOngdp3J2Jmey2uYZf6N3DPdcuYJQaLb
veuVR5kt3B20J9lIKWK3Youw9+y/2t7eIuVS3QVsNGY1joKO2XsJuOGgqplLWd0OGor/xhfRH9WTDYk8hzXWDeLTjB7Ok/LD+FGfatwA5quGMGL+qe4PrtQF
UfeEBYZt0C1zZ6zAONIIQ2l0EDzLcBEaQ3Y0ms3doUST3tyMPsv1laQDAvaU0hsV4GrTLDqVfcFvETK1BDHKuBZWG6YYrtP9tbXW/xplc3W0Hf5telgzG+oF
3uTeKfqCD4k5tEpboujI/UdNgSXMTkpp0fs8/OWYOupjdS/WTYaAestYLJxdYv5It4KHpXjNhtTq1Km+MHaQtr03XTtOnU+nqUvZNO4wrKNf2b6r4rhp/D1w
FfsCSDZz3Dtorne0Ua19CG8gnVolFKKZZ3/awAfjDbGSEwaXSQx3wk7RVcx4bgjSjpiOjGH2Ra01X3CvwCfSq9WBnN4o5psZVoDj2R68MuWNbhlhYCdz17g0
erhHQ2Wj8aJC6iW7IbqzEqYYf4znM/+N6Y7do64mN8IVtsPwGO0w53VTIT6PvuhbAWab51CHhOCU4/gvVrDcBr41X0vdJ8qY44JOGJESYLpPv0fqKEo5VV8E
z8UOO2eY1yNSeIZ7mUNJjNRpdXEmC5+CR9iW6I3KnVidPgd7h103dobyVeu4TnQ21JZ6iF6uZpzT6abmuyU/q2MrfjKt6d7oMOJqMckHAjs8m3QefWsxhZVC
F1TT2Y1kgmwIuYu4xC5CviuTU/ymQuxvw0xrP6/IexpPN/0LN4OHOFthH82/GwyPB7sxrUEBPgl3AjJSNuIjOTXrodbQDezBT6Tc7oiaZ3ya+wJxifvE/eXb
S94HvGy+qsc2vfBXNWKWwYBwBXhHu+iVTFc4kxzA8aauXAJl0EVxA/T/GE5aVuk3mZ5xHak25GPlEU20ebn5uWk6dw3Z2cBQm9kXKY/18+kx7FJ6ETsX/mpf
C0xMHcyNEwqgNQCjusipuCtUob/UOhh4zjflzpsmwDw/AtxhLCGfABJwJZYKboS+oh3h+9B0TStoBzAA1Fh/Ut+8LH2YV0ojYYTf6/iDTiK7uh36FOUF7hH0
ENoHNtH/0T5R3yeWONOQA+hlXUvjYtlJ+gFfp5tOjGZ3QCu8XSE/MVr/md4PetloQ0XBSmoP3FPeCf2VsITLorN0S7D2vkMohQfaxFAdPlJ3EfnCXgPz4l8z
fVmQSiRaGzdDu9nNYDhMp1bBGhDT5iPDTMNT9pFdVV3R/5GJyhM8Ay3AY/LWaCYYutufYR+T+3gnsS/Adarn5Su5L8JQ8BE0qyCPaK1NSbrK7eRepgSZL3le
pbzCZLbb+hQQx5/w7wwPmVuekelRDTOqNA0VyvkQ1ldeaVi96RX3mlnI9UO/0G+Qybqt2q/GR9Rr/lRKrmc9t8xXz13mm9e81kg1ZdpX/Hc+FW9NrSRnoGOJ
ldXduGR2rq/bdjnN4f18NqOGPd+Qu0Pm5vAbuYhX8JXwD2oAOx14rE4zjQTmUEowlmqJ6jxyDWq7AfakB+qPGYaljDcGp87TTS2/piy39DaPsIxC9psvGOt1
MmoH1hqfiE9mf/nbaC/QIk7jm8ac5lozgP8QdZZdyGxAc9M2p5N4bcrClCN4sHGupUeLe2mVqa1SjcxZX03aOvqR77MqFe9Gq7npzEBCxTViXlMcbkgmNA1a
a4+GxmLzwHZaKxXmqo5JZspMscqO+afIXH2tej83x3BD2ZxuZLypoqnn0FX8EzeIt7OB7AD6DPOGiSRaACl5bu1NPBhcoq4z/AVko215HfubttIocz5mGvOd
7uK1sV/km3g7+c3elp5o+mSENRnwSGiR8w0Eweu5DeJBxGSaJwQmVBgoW4aVMXeYBdXX6ZakHr2mgam3yqZehJ6DdsTm1Wz1nfdNFAYbRwA9XIn0MLxO2KtU
syHwcOkvWwbVHrvCzaZE9AvmIfmZfQasYY6RYroPb+U6YAfU/RucE/NehlqRLc1tmUD+jj7YuAPZi8d5p3Dn+X9dHL8u/iD+TTsXu6EfSQqoE4sDG+vHsqHA
I/1RXxl+jlsPL/LG+daSPP1SBPFNkDYNrLvabFRN0NanhDlijBPNpyXp9GpFvTbX4658DlFoD6yt9U3DrPYW9aKT6SmmDVJD/B1cSd11ftSPia+C+voThI50
hviJcpPpjbpQmqHPpGLBT0C2fqzhKSxWTYU+mgPpWUCuJwwOpoqoAVyEbiKz1lRO51BesEo5HlkLJNo6CA+o1+xvtZErQb9Rr7iVUIR2u1mW+saxQtmPzuaD
Y6erlVw/Us3t0FUSLSkMuaSL4d8bboFTqd/G565+hE711TRF2OWItawnLssPUyFQPDvB8hH5x7vDco7cxthTS73h9AhZOb+afwz3SZ7jH2J4r+6E+ZPWGCpU
LGVV95Q8EvapTHKQWsDs4FKN/RtYr5jsTkqVhLeLV8lG4kawDLmm+aoe7uqZmkc9BE6bKrcvEvabEzgJ0y7tC1vgpZoHeFa773IYYdWNFuL1Ndr3Ui3eW/7a
ONWxgc2CAunhil+GWL4V08PQiB1AHTXMNUyXENAFQzuujzaJgulPxg+0iW9nmguo2BQ2lr5PL0HbCIfYRaY1RAumCN3BhOnLGsjvVkPXKRsMGwX+pQkQpe3S
GuNG9gfcCkokIaw5KDLVmhqhdibSszEHoG+hI2HU1A1epP2HnQBr9Ff5XfQkX2c+nCrgZHyz1E5+p2Y7MFe6wByKnCLq6fWgomQe9t24iFpiqmDzfNrUYHCb
UIuewkQ0YfsfU8m0Y630VvojvsA1gOgFnJVphTILTnxRfVZegTc3dP1OY3sETkux3CVjsUD3Q+1n7DWtVKa5JtGT9fOdMvF8UG3+oFtLTrdcgu9iu/lrDX3y
jFvIHnX2hn4gkUAPINFezqw074k7zfww/5QcIku1ZcwT9ij4l1NDzTKaCZqW6a6ZX1Zt5o9pP4IdDduVH4nlyARcQ5wSErAI9m9/nDCfvyxo6RpdkXwavglf
an6Fb1VuALrSbeE68wBuMWNMuambaFemnGE20r31kb6rPpNlJJPHLQQjqVaOV6oThnfQs5ShllbgYl4O+rTfGECvSTbzEqInNB2bgswURlGD4DgOqexIb1Z9
hqJZhPAwGnqLfghTiiHmdbKdMI2VkQfwNZap5ihopb6CWR3eYP+EjB5KWyt/VD1wmai0mF3g6vS/LLe9hZqe7HZ4Ii5XxhN5/BDAwE7ih/mj6CfA/JA/unos
XXrPUQXWwu2sqdQPqiVQiDXxszoebQYPZlTMVN382Je802Liu7A9wXPcAkVPX1/lJUTJFRNx9E/4KPgv4aXP4F2VWahY15oaRc9w0ORTbpZmJdcOWIv7QR95
Cbfg4+nz4HVIERNi8hN/lCBUZfQDhL4XPcBzjNovHSR5ZRrJ/iLyqBxVJ87qzQB6xF9o4N1vmF0Yw9+me9Z0UvPYLQw2rSUWEe2wG2y5dycO0JnaNlQXcS/m
s6Wvl8PzdU6TRYmR62AG+UXnaw+bfdBhc7HpX24VeIELELqa9FoJuFE1EWwrBtk5ZA/Vamap14IkQanAUhyhjlBtZYOYL7ye/Ob+DrSPX0MuNviY5JQtTCCS
mloMxrGQvkRzmb6r2mJI4l+oDPh07INhnjEAWcaXmSXaMyqE+JvzYGHkHoahpql/M72gh1gN3c/5hf6kMYJ2Lt9SHW8CxlrG0I/RBGMvei9rJk2a8XwaPQG6
kzQU0lBtQAQvZ/XOJO9Zy0LkMjefaiKU0F25X1iWvsiTJU/SdNLr8GXAIv0hrhVbju+G86u7QXHUNjwcCHQ1oaLdg1lC08zfOfQO012/0ddFtR//DlkU/Siu
rFBdQW/AL8VTCTLZ2oat3md0Ijc1GoWLH8mQdB5djLeUJVZ15cS0H4Dhvdh43UJnMJhH5pWnQKtNvcFfpknYKsMKdTY7ETxIfMEG0V3VPuyLQ5ZnoSG2DZGf
FGsa69pMRSp7MD+xcfrG1APqd0JHNEcjI3fofZpe0HtNoHYmsUFZg8dpAkqf4gPEb+gUYTv9CJvOltTc9IznyzEdkkhsIm/azng4cDediV/mEFchfYuIBBB+
LDKV3q/PUxZ4UtQPWTfSixbYyX6ZsYY3ooWGI/r1YHNwJrxd2U6/At6nnY/Wb7uvt+ZP8M4iWlFtHD3oX2w8n8p84/VCsTAPmoLMiDPqrgXfM5uxu7p8sDnS
DXyI1jvn8BvMARzBfeZe8IvMG4E3Nr9tvKGpfxrMG1rqF6sfauZXD7YotRLyin6suQTTCEnbt4H7dUXQAbaAO4Vd9M33mgQZfYVbwd3wjEq4z+xizzn6pX6g
Q3AUDCIb/ukEzyNHS+2I5F2CLXUIu9zQjGxPLcT60+ehbGgJckk/31hj2gZ2ICfp7wIHwV8JDxEKO+VtrNmjLjLWapryfdhrVHfpRQ5NfMr+xCuJL1BnE+Q9
hBxgRgnPiR/4Qjjc7DHVcLvSIEso+9jgLGkNrwHHew9renoeQkohjB2TuoP6q6Al2zq/DZMmXMQs3E32OnPFvRr9YtQwJ0ncV0lq7CJqDnPSR3tXmZzmbsxx
6h/VKTSeUlTfM+WbIw03uARuB7mXi2B+uNtRGgY2HzTvhrIs76DJ5raGfgZUVu/Jdw2mQ5AKogfupQrLRiKLCUZ5HpuIKcCpepDvyvySRqJpbI3eb1Lzk+kY
bhzpKt/BDlYrHfnWYjqKn83Fy5vTkViA6gz1P7wHGG3aZ/6hH0UeJ2D/AW2how2wRrtPe46XMA/4VQRvzBVWsXKukWk2O4brITxA1d4KujN1l67Jk5gGA2uF
RpbDqIUy+mZyFn0YswMZS1i4fI+EuoutEwZRJ7lu2o+ea/rZikH0HkM95WQue0bB+8wL7BHcBuxYzDvunIYkBtONIa3qCH7cP4GUGmeYDBxJHYP+1l5DE7wb
kxdA9eA1pBV+Hv7o+cP2oULoVM+AhnzM0F5A9UQQ5aZnKLbqzmvWUxnEXnWV9w71M3+MXgLNc3UCrbZFuC+ZRYeYx7nLvQquhSUdPK9txo/XnHRuwjuZS+GN
dDTbjxbZdmlRrge1DnOTsLaSaoMtMs7UXpWeItfR83TzGEfVA70D7EePtxiAML6UzKL/pi8ycfBRykHNRHSa3Xx2eZQjjenHRfB57Aci1gtwd0zxqSkZf/P/
uV8wk/hHDtxvNA5QfeVXmmu0J/3zwAR1kuGtbTDcERiO3wJG62QgQT/w7fK2YPpyU519wTC1lZlZM7RmCar2LyS28P21V7cfqwnhRtduoIO3z0OGsXHJcr+E
fFoxwr+HHq7L9I7yTyOq+Zi0SKGKK2D+q9iJzYU/aGrTVjIvuTX6HjsyvKd4E/6jdrj/vY8Vcvx98HHSf4W5gtvvZmZQJSU60M2Wy1q7ssRqwQuc573qnVRh
eAY4TW8lSpCzXBh/jXuisvI7uHn4PPw+9Y/vNnMcKfSv8j1mZzoPgS39ezARlZM603RZ044oNInYK0RHnKZ6qrKZ58mgap+6N3yV/AdPIr5jIuYaWkgVaA7z
75jV8BwYJK8r5sEmA6CTm4PhVyISYXCveb8BA/c3OEX/RL+mEt+s/8zWGfLA5bKXpXVQDFLKqEGP/zyVbB8A/Q/MEGbz17GKwkmOgewg7os2kussXDVMwVf6
yhxLyKlCqq6rcI/rQRuEoUI+954Y5BtNQTqe7WCJcs7VqRV3jMOAgaQCD0FO8Qj8mvdor4EhqiN8JdUcX27MrDb4p/Mo9BhPIGbwBbDO1JQK5heAFF+EVRhC
uTGx47G/kXLwp3SfPlATzi1oMKDjSB3Ulr6hQIlCPKKGhmf4BvBN9HPNfkPHhAtcLe3gAv1t/X+IFrrT9L8YSjiptoYR/Aq+tDgZE/nbUKMwM/BJO5HZn7YU
6kO0o/dEaN112wdyXvUJ2cm0Bek7Vd+Efi0SM1ZSO/ng9JeWfaq5wFh+r4XR5jgmy+sz1vMa7IX2JR7ha6Hq7jdwB7gbYFvYyR1S59T4DeO5HP6c7xffhp6n
n2N5wOwF+/OVzWfjy5sTxh3sv5w+YxXVm+rq25B+q9k5+RzlyNSJhul4EnfC8m/4LnUrfiiYy4VANGcoGUWfl63DL7aSYwfDk7lHGVlkEv6I/y1UoBOp7Vx3
33OdlyBZKbWchfkV9j6W4cAeIQxflKrjH1cs8a6Ax0vbqmRAc+1EQ6420H/Z9owb7M/zn9GNFH7wAdT9lChwCbxUs8mbI9ioo3iS6QL7GmvEkX6RRwvjArDd
j/jBdOWO1Dg6mprKza7OUh2ktzPf6O3AQPMbIFb7j+qRub8pHLlgTHJu4HpiOcoyT7RcLZ8Rf88T7cxDPpVccUxQL7em23Z7N6PXCvZVTFRTSf3dmGS9s4q4
4X7siHV+9s7wDMamYPuJg/YFjp+5S1FG3tidh7x2pHsXulOkaz0/PB8du9Bz1X+craUTCbnsMfqfdoTnl3JR5UCbnhin3ODcafWU7JfrFMaklur9ytuO457F
icmulsBYd2PPRuwRphINQ0cmx7sWBE+1npZBrpFEM81clcUbCeyzGrB+yDXFUKzclexR2AuRx96Z4l9IjpghnihPYUTsG5tS9151WrIezcdy8InOG9gsRaj0
uHsHyij2yjIcKZ496hFFB11lzq62IdYEZKi1kX6z8g5wSvHFU2sbZ72Luq0MEkWKq1zoE2wvmuFporyApXhmkJswSmNCjjn+I+Lw4Iqc5MHq17a98s7WX+4N
ZV+R+9KFiC2phYQFjlvbKneXDNYMlToBc3aRuMYOOzfK3qJHiDXeUGCIrZe1pjTG+z+sc8xTYmUFIF+GrlNNdozJd5XG2i4WI1q79Ufyc09vV19ks3I42j35
iCpF/BltrG3hTXb0EW8uPSkpk19A3mymHZuS/pJlVU+RfhSJsL8wGxqORiMZnmrlC3cGet312Vlgt8X1sTXRKrGeHp36q2sjNhj3q7SVxUQftyVBW33TDqm3
If6kVkqbtM5lUfdW5+CDyLa5D62/xL8SXqjDHE3Uu+x1yhDSkbQarSYseF98pL1S5daRbhn2wy1DixNotSdhifQdkS1b6hwjmqYSpFvFQcQ9RONq41iL/OM+
orqR2CQ2SHkeDcIsssqwZM8Ed4viLc4i+R17Z8c2x+aonsk3bQtlgrsNoqmW4Cbva0Uz1XhEQM57u2NtlbXV61UvVbGeTeg1z4v4cYrJojFJuyMmOyzeX46n
2CMkmlTJi8Uf7Y9VTSSIZ2fJy8C/lX8nhygF715lU+2ismvKQ9mrsD+OMclvtO2l7wEYTVUR7h3u955+CpHNXlYco7PVubgEm2yrcoCa9yzSTI0xig4GjUza
jn3Wji8p8EhdGaKD7n6uy1igI87al1pNBqpXOft4lnvPNF6tnxFvFwdWDFet8swgwjU9PPs8/8lr1dqS1fZ+aF/PABesboV1h52W/sRPIAsfDjTX3XFOt1/h
tsi0/CdmIeNCye1TTTn2DpZ2ljncNNMrtINObQmhuvlbGK10vjEHa6rcpB6meo/9LavUja+5L0j51sgZ3yRua1mJL625LC049UB8K9NF6KjhsSnAsJuYi4Vo
zpBZhm6QxFBtXAes1kzjt/gncT3JWf56ciH1F3cUstFScyJ9mgnT3OamervCj7xutoXawi7mz0sihPkaKU9SAdwEBFPdIiotUYRRk4bO5OvBZLoMi3VXUX9z
29Rf6C3mv000F8Mq487RSjZciPDvAjoZohRn2RvAf9gJyXnPIf15qJ+5HzDVd1Abj4jYx1gPRyKVblI0m+7bC6rSDNhkqhBar+6mfQdaRVfIt+xBpjm8mKpG
hkBH4TNYW4sR05LntMtRFJvhjCcfCscUn/B49pankpvh68ivoDREOn419w4Zj0jYOD3rHcV52J1sHZrHDeIHsfssrY0+ysEZNZPAnUQnw1XjWTQQnAhfq8DZ
KKaFaibnoDZia/gzdCocRL0D9lEzuZbJIrZ19TETTk40nnH14M7w0bw8PT2tHD6ke++r4PVqi+Wt9YZTz/S3NacDDXLmtfGMLpMN0YwwXmqweQEbZi/GtsI2
QcN/Q67D98lzVAcoE5G79jDD0x+b+pgJzRJTP+Ne8xuqRdoEdTJt5tcha0kt0EfWAhyFkzJdzT3OAsTgTlzPzQc6q9KUNiFIvkr7i5NSy5hFQndMTu9kn+Lf
9HPJYHdVchDsYoK5FuxDSydstBPla71IGa1VuX/oZqPfgUREbyjCK4B/FJne/6XOhTqX1jE3Oad+lVfNRJIEPBBfrWupTWDaQX9VlnBNtW/hqWB+7H22mbSY
bqncaB/ItmTPQD3AMMk8eS/dTUMrYxIqI/prWWoqdQM7h7WRnvIsQAbBBsUMcFLZ3uqNUA/1MqwUmAvWinzwMfgbfNeyPG0f/B/VWNnIs4DciC0GRlIzFef0
39hyf4DyhKoNd4dR0b+FFsJRY1D6A0v3gg6sg1+m/Vx9gPA6GHYVpGO+sHm8gz3BbQBLUz7q5vNPbT8sKmOylAZFqoPmnYrIlOH0VdMp92FXa3qw3pM6hm6d
NorZYLHhC80b/HnQBKqK22w6TD3G6umTJtKY6ZqtrCK9bLm+immMdaVknndcgW8LnOC/ZdpT+IXuxmuVoTVh2lPidSnzuGJjYMoRsySFwmaw12AXLbe3JA95
f1G3DW2pU3y+r5d/q8coXE2Cy6/zG7lEwyoIMZDwb1ikeqIOp8an7+Nv01+QQFVfKIxzCMPBm8yPhsw9ZFv7vNxVSq8M8FzTzSdSbUvkBud5/AMVy4dgQ5Ri
rSQ5XN+XOy/MYOoN04V/uHAsG0ow7DLvdN+SLXZWSVrgFb4l5G66JXndl2BQwufwbLac7YvfpJpRefxzwEqn14zzv8dGeUjDGXgaPZgeh+3BULanv5tlKJGl
D+Ki2D6Ynpfwbeltejd9pYEI3NRoZj63jaDUe2q05vtcJL3VbzP+Z/oLesRM5zW+L0WZtIPNcy+hq9hj/GTDNbCoYW9i4NaKBbyMmceVolPgF9gdqBsZmpIn
rDAul+3nGeaSgFONhA+URbde05c7oh8oKLiughU+y63E1jIYtw7cB9yn25s/wcewfE2A/wXfGUwj2xEb+HX+aN0kdYAYEtZhX5ilnB+t5tVwN7KXKTw+H/+m
DaGCjF+5F8xcthg/50fTamGRSQ24zV3wIcpQiVp/X3deN0mihM2Kpaq/TXfgSXCgsIYHCQPuZ5ySFsxk1M6d98QJ++jj1bOtUWy9WGZlTTfZE6ZV0Ceufc3q
lLUmqWWsssQ2HkWgAOVwOj8onQpiXhvOaNfR30yXHf04Da31nNRH0FFKEQOCVmVzoLXqoGZn5UvdMJTWT+YWu3tompBmfCfgx4Zyjfjp8M8kEhoToeMPxo4z
NaZWgP1Qm+kiJzOEmQaaB+O/mItoG3oyFID1RHySH3aE+cO8UrxjFiIY7gfPOGe77qbWuj83T4G/wlHmi6ku4xnzds+w1INcu/T3wGqjHbiH1dLf+EWGX8gK
2MbOkb/gUuD73Dv1KbYd5mGCDafL36uKsWDvBXJ6g6Py9ArkX3JjfG3iFTrUlJSmo38xOcp5GVrhKv3JuJo9SfmdraiFvlAhyNxRuxf+yC1APwBSajiwgtnB
j2Brfbl8tpOh9lDp1BTqEhfd4O4VpjT2t/4rMUuHOCjTS/1Ky1LibaRZO9jYQ7Cye/TZpE1jB1eaAyXdCV3Ues9rsEo12GDXc0IgeBqI8TDW3+AjoCeqo07r
u4FreYKaLuwhV6EEE0/e9GQxF6gH9EVuLEcxn3wqZDITQxSZ4oRmWwku25/JJzkuG16rdxmDU/bBDiGf7y50V31zzA0/Ib9K9VN43F2heBPC3aTvaBbCReZb
YIU6lJVRFkbGPeHakOWeNPIZ8ReOQgeUs6AwSzGzaFt8TbT+oS+IcYgmJv2m5iX74Z1wgNeu+aD4H7OXzqg5S9EN6W+nnKHdyd0zFBAH0LtlkZ4CWp92Shth
bIl/pmZh841yPkb45tqqfk3aTaeEJoyM4ra/rRlS2pg0QPupgdxiKFC4jP2HlGHLwOOqWm60bh03HP/CzqB6eu18NC7A71T1umF8Wy6Tt+B/J99DPZrGQBJ8
kb6h6wTyogGIHL+d+JXfpr9efhNK5OTgY+co3ZR4BloL1ximoBXantw/qISL4Ucrlxs+81lsiftdi87Nvc19rFdXym0SjOwiXuYPEtL5YG4u/YEcrWsCZEOz
fFsYjNxqqKEtHKW3Gos8BeZygKDeGCKpNURrdRE8w7yOQ/A1qdcdbYnX3iNuo2ER10dyybszdTez2rjSXG0qgGd6ZoLHaQ+1gXlJz0Ed7DhgA51pXG1cbKXJ
MXAn00zwPrhXeU2/v/QB3Q/pmuY29jfVGzqBYYDf3sMQAjHK/nAcbAQ7Vv9tF4MqujvzgyvGMvQ3Qb8uTbDTDN/T3DZ9neeAuZvhROo2ph0v0xyl32LNwZPY
L9kNYEZuB2o6M0QooGLMm8RR+n/ZLqav4GfnEM+38jRjX2+AvLU5iVrFPcAFsp2uRBeHOYWb9Havxn1aD3OodqXgBaLYveRgfSq72PMK0MabqJbW/dRdrig5
Dhaw3NTGYDvjQEsToimwwNNb2xcNFQD/buAU/cmcDm7la7FYLiY1Ln0/1R3/rWsC/mM8Kl+balKG0PFlGP2IFoRH+DTuWZzTX8xauFmm1cQG4C/uMl3DHmMu
0rdSewv7tTpwArqDJg032Ty4CreYUtnrmvVIKfiBzzCcZhfpenNSdo3yANi4gjGXczTdhpnGT2Lb+adxAXQjIgeVYytdKDvAM5dviQ2gulAN8zDp9cMMNqAL
fMj0TdvcDBAp0P88ev4P+5y6wsRQHBXrz+b8yL7trclpwkPhMk3Yk8H1nm5gLtuJrta1sgBwGjyf78mVKwrIN3gv7D/THKi9thj6DpuhfIahOoMg0lHPIrks
zPXG3nJfeDNP4RfZXtwBfhPP1ohJGXrEsdbt1qD8M3gXv4P3a8vwddwEKJ06ZTgmcfJNbFHCDd929WbsAHMHnwstUbu81ZS2JpdaRg9hnjTszN3ExooaJp7v
bYkT5gtbgaGmI/pOphRLK/6XocpUgZ9iG3vTIQNj4GjgD/5AhZvOmssco5mu4ARqmqGCXK+vsC0BRQkMt1waTlUDFzyjiHaeB9WdZTKzylyLd4PqUp8SKsts
Ux+jydMdqIN46q7ivuEb9VrfytBICOE7cq3VC3EF95s5xhxQHSAuOZ9xX+TvhRdsIMEiEUBZcvPkM7pjhmOaDXqZYYqO518puwoyPUQcMAZb5qvDiTemJOZ1
bCf4HDUEemPcQB9CXlg2pZ1pzlqOJI1OzUj/ljYntYq22Sbo7pu8Hh1cTy8gEnQ/+HQ6BPMr4miNOcKXYjTgIu62WaodSsR5lqbsd+zWdwDPQruQE/Bx7Dzw
E/zPNAt7BBVuT/BNwGbyFt1zfKDxGtQaqIUvkR5Lf/BvUGUi4UTAa46gHnCfudMkLR9N/oSfMJuJT7qXfGZDI35IofiQtLYWj6mJrx/9mqsThvFGrKnfG9fH
p/DeAWK8n+F27CxdPygLsmvTgWJoDf1ee8pdIupmOqct5SbSU6LHsZmcFTjOYyzCcf6/QUBIdBNcOLnfM9e4SPfUUOPR6Cdhfu1H/KZ2sD6WNOluQY/051o0
gVqkaeFn6X9Z8Fb/+UdTmVA/ZjvTyaRKYVOTjN6U18ik1O4pk0CM+wpNMcfrf3IbuYkC5tzsWcV10yVyP6lSdhVd4X0BrHLEIhf8T9O66hXa7swHY98ahbBN
t760AxabclO7GxpGGTUByE/XQLxOQwGl/EqU4nGiwq/Qe6UdGMAo8S2xrDTV+gPMP01L+elQN0MjrgbqhDciLGwvOgP9RmXbmuMB1JkGcoGZHCiV/w5rDO3A
3lAmegC+apzP9TWftmwwDQb/8FLqgHg/3BXsh8QQL4TnaD6WZ3hEX9YO4ERgGvoa+yzVgquU1ZIr1BNsDXhddk5pTlLwe2GH77sv2HjDGxb21NQPTGE6WROh
1yij9rmKDcN0YmEWpzUnqrOYVJxy5BgKsEBTCjDD2DZtBRcJ6dN32/LTzEyw8Ro5jX2ZFK2vZk/ZstUKPEPfhdpEr6AHobOQMcJUYTiToJ/v4nzhqiymgRp9
uUg7+VF6qFDKX/FvgI6lzPZPp/PJlppEchuzDES999HBRVWkzt4RG8yF61phr6ndmF53kJ5LXTA8NhNce3qXhWOOISBWhNdxFtJlasGXQyNMw3V99WdgcwKo
R0xjdBPgYSlaoph/qZ1EteWngT98P6nzwCXKCNbT2/h/gUW+HvRY7jvxkTXRMNSXWk7dZoZz9+CX3BaKNUgVVfqTuifcktT2qd/ZRvSgqli6p6FZxCE/iEXz
INK9gvQ7hD7pF1OD/ZmGSelzDO1U0XgG9MNgxNPMANnDMM6QxZCGD7wCqeVSwEPeMfxAYJfppDKQuo2XCE/YDswZfWONgfkLVzBbyBhvY+q5iaU5qic31tDT
f8Gi5uqZVoJW95O7RSVxk1M6ACu0hwrbmV+D7xEV+8x8hp2V10/H4d/dbxK1DTktsfdBb6Z0TYsyi1k5dQ9ECDHzA9gHnxFegxfB5dQnINn5FgWMWaiaEvBK
fIHhE61UnvU2Btugszz9qTmKJlgQFYMvR68xMRVhLO5rJ/uq/Yz60lqag3kNjPnWwBOpB6ogMMC7hqvwxXOtU8TcMvYplKUra7jEY+hr9u3CZfy66ofrCR8U
fVmoUL6BSMcVuh+ghlpQR7hzWKK0ghmZFlF6kisN/+kbyLmpAPqFrz1nEk4QHdgx3GS6grpMT+If06NZinnJf2bX0ttwin/i3MpuoH/ZurGTmY/AbP6pup2O
MU0FL1mqGYnlhftGVBG3FRSb+xi3OG6QC7wuTMfHkBcIO4VzKvY852Nb+sczwY58Ss8f4q7ymVwGv5Tqz5zRXgV2mjTYQx3rbKtbJoz31HCfuAjfVHas7xDf
R+oRpvFl6s/+Mribr5bc4fsf3lqaw6bSf8mesFK2kAIpvzCDvsp/AjK551xfYQQQir0EGeo235jdQGwiO9L7yW34DGqiuiuH0k0Yj/CbbuG/RtXxe4jzXAnb
s+H2cymfmRizhpentqX2Af196zwENlVv8u0mlcJ1uRr/4neC1b4E6I7vXcJ64TXwnvsfGejvgW/mBaEXFKhdyMlphaqLP5Trz5ZS9Xg+V+brqeoMTS6co1kA
FII3vIOpvXyXsq2IkbA08PAu52ZqJaMCswmWfk21x/7GpusznXvg58xLOM73E5nJ0/hgupm3mmOFVOGn5RNNGSaFztRfYP+A1zEV+9o9B9vK96K6eFA6m97B
apQduGfYD5ucfsad9gZrLgpLvRH0HmE/1E/70nZe0V3fH4KwEYQHLgMWolwKwv2Baz0S/2T9Tuosc4cM8dq0Q8lCYRJWAuDEOH2e528ihQ4lZsG7wTVpjpqW
Fg9Skd6UANIRVXNMRopT+tEqcDhwFGDodLLM8a75RHpU+gMipXmMZHx6KZdCmtV6rsDdjO6jGKjJaqDy1XyYuBs8XfFc94hYo27MezT3TaPTTlvepp63vM34
mbq4xV3LXGGOrJvuoEtBDyGnkKexRrIwx1tfDFMvHKTNQjt+OCdTHaZaYs2EW0gwt9XQyfcTfEaZqR7QMG4KPYDLi9dysTxHjaGuGYKZLroJ+D7vXjcKB1Rn
MV2144kpunq6m/c1dZf6mzQLSdxxX5W/fY1OeM5dFi74LLH1xH5VPpNqzDHfRH8Z55sfwhg1zRIAzTZPpZNTT2jOQkObG6CsjH0Ge/Nw4XbGD2Yq9Ut4bDgN
nSWWS94b3Vwl91LnEoazP8FAygEfpj/AQfxw/T5n/xSFYyK3hVjEpvmrhfiaj8bW+hRummI5147M9HUR8pMHW8a464AM5b++AWYwZQc3xRKTqA2/YUjHe6md
hn3gYvOflCe+o/6r/kv+B/5Hfjv9UN5bnITdR0Yym9lEdiYbJLvrdfPDDQNhEAtnjdhTOoNawIf6FHCxW0P1Ay26EOkQqIUpLvV25Qu1T9Fdm8F1arCwTfx/
9E7orf4mu5q6xcD6s+A0fIJ2AVUqTGIpZLJg5Z5C48mltnKWaTBfu94LekxGS3/zGlNiTCPNDsMbSa1hiSlVWysH4OSK/494J8MOWGFywwwYA2cQJ6g3zEhn
MD1L2wheatlpnm1Kh5bBanMMPAP9blFZdpH/M400uOCB2maOO/B37WjwkeW+8bC5FBqBNgfi+MHe5vomSY/YeC5EmEsv4Z4xS4x55gEpZ6Gt5pGWiXBnLEYx
1na5erSaottzUUwnfiWfLJUZtqJT4GaRt/XRcDz5m85S9aZjfTJubcP1W0vnywrVPpCnHapMxSgB4/O10+THyD66ppZ9RlFanruE/kVtp49g1WQPogrvpnMg
DnCyuwkFMxRGUiP8g30nfBccj/kuurtAJTWTf8G+40ZCXWSj9QXYdqaD6oTnNzdRHQHWeTL4TaqBxC/nLggAGeBfsAm8MeUSEqYfCZUYYqkQ1xVMW/e9Vpza
mc3j2rcamU41d9GWxLvG0fgaqNbUnmOxluE3gZHCCuJ/io3MOE2kJ87BgiVsP6Qd2tboTlbqhlkjkVuazYyD29XQWo/BHVKqeqQ+FoltIO1p3Am8lkqAx1oW
phU0f0yFKqcwHqhO08fVXTuVP6xFDW2hpt4nZCHD0v/Rw3EOFyVOgqvhXDJaPNt8wdwbPGugPG68c1IeKDN8JRvpf9gh1bqKBG6e0EvZX/OKIRAKPAMrwBBi
pjYfnMeM5Ly6FZ6bVFNImfIFmpB004UR6TURNZd8ZY4E3Vr9MnY++RKu4yq4s9Qb1ENmctdSBgMHNB1T95v+pFz3f6uZ7zOWu7E58JxWtpY1rV7L3exJ4W7q
Is9O8FPz681bZ0Tww/EFyG3ayu7UfdZlcgOo43UT6qrrVPCs7Y6aizXb6oy779fm113avnV75x0n+OqGb3nt5rqztef4iTVt/Je2H6n7wEuEL3VPa77XXNve
3jeytng7X4PSs7bfFNx+X93s7Yu2r6p7u2N4TRX5c0fd9ldoW+UO5Zec/fL/ude4GysGOb85epdsF4lDZ1Yry5XWg7Jq6zDiYnVXRwT6OeGw6hHWFHghdXk2
IF0T9LLVMp/7u3WhZ42zM1lvc2FvvOOVoupH2H+uoZUljjHJH9BLbpGyKRFhb4p4cbxRl5AdW1flPwi+kz0txJ15qdF3+yDFZ8cs5z7bCGdqULn4vi3YE4B8
KqxFsz0fUJVtIfLRXS9qpBmVeMY1GlgXn+gGlWVOd5JWNsip36axr3Q7nENlHT3nFP+T9XSelu1SzrKril3qIvQzctn9CilTsMrWeKTMJmlEi+Pn5f6WLI3u
5lxb3TbhcXyzSrNoZNLQinnKFZl33OeVCx31kiUJUPUFpCUySYa5ppSvzjuE3lHWSns4rPKL0lr59+R49UdPyZYhyt82pfS0NUMsqB4l9UAKq0rj50h6J8RX
Gq2JSdPLuzjsQI48QTlO1kw8Imoz8M3JKiuKFpQHBE1Iji+FNh1P3Co7Y82N3WTbajUBi9S/VfMlyTFDpW8r+8seJRy13hNTsmibOikuocwTpLws6qFi5WOT
vmRGVn5z9Hc2ly6qTndPrThic1T3SD4Tvy4JVE5ASsUrPVNtCmWOczz22eVBOuYFOExVJ5yTnF+rb7ufOO5U37WR0XX2Te482cD4y8mTHb8lBxxbnH+SU5FU
pxirtrcqXVVZuimtLCT3dMzuqOH5fSpDnI1U0op/7E0V+9z/FK2Q38M6ixdYe0gDlfrKtfbMpPXll623pf8qCnK2ls2VbUv2Bg0XxTvWldYkJIfHR34oGZaU
FX+jkiz6kjtXZLdvchwWX0P6OEPKX6P5TlDcwrpsU2fbh3ir55ekt2pvYq1sXTSe2EUWKR9mm1ltR+OazamcG7tD5Hf0c/vtAbZe8YmJl+XxqgVR1yocsYJ9
i01eXWTnkltImzg/u2c6Ze4iVyPnX1vvFwbnPitaUIDnJRfvy/ynfIusk6KPSqkOVT8phVUSZV/FU9U50RzgcOIH1xLluuSxSVtkd6Vf3M6kZ+4VyAoECbrk
9IjnYZJtJJGNKcvL0UT3yvAO2OzKGLSu4qh9pnNRca4o2XHZpldOdYoV3rgmyW5JqCNPnm7vibUrjnE+wfq6JyK/kC3oaOJ6zKiyyxXa0r+qK4p2Jc6pelLd
tioipFPlzJLzkYujGydPiCmtvFYcVRHpVNlyKtPtlMNT9D3bWXSwQu0ol44SLa/2Vg6IeCSb2rSb7V5p29IltjRxZOW7/MKqrIp/rK6kUOewqNtVy6s3Vrit
FdlTN1bn5GaJMyua5GV+adJ7U0oJFtMuabRoWeJcUVjJgeKmJRHxz2IGxj1OGB79pupS9Jom4RFLE78ldChNk44sCbK6E67k/pJsStiemBaxLn5svBBlTNos
MtjaRnuKzwersrZU0KImxWcTFzbdkbTAcb66Mmyura11bOxCm8dRKroeN7U8q3j65oy4DmFESWXYSHG0JCHkvW1GRWrCpeiD4p1JsrLPVXsSU8N3hlXGl4m/
RJ+NzRDz4s7WkCJ7QqWosnJiwctyu8iZUJ9/SOSMfp8/rORgQmZgj/IWhZERj+IXxg4NfRpHR1duuhm20o4m+mPPRCyPr99qFS+JnBzRLObTts2N3m67G3k3
Boh5nX1BNCpuXIIoaWOptfREMRO6NGZr5KHw39lLG0+Iyy3vVlhZ9Sj2fdXsolb2GNENEZu4UHwmaZNsUUxx4ZnobU1z8zeWPC2fLV4eNkj2J9tqtUVmy2Ji
QsMvRI8pKo7ull8T8St+WfWt8IikKaL5kSuiZydNTGgXN0Z0pMRhBXMnFk9LUFRGJL0tvlkxumRMaH4VYvtfsx8haRunFjTZ0jX0eUhE+J/QFlWjYlqUyayy
xJKiW0nfE5Hk77FL4yob3iqj5EDlluTQ2BMRN4thK1B8ovpw9JfSpg68+oC9Q/7NuD2ipsXp5TubjSnp2uh44eyY2OifwZNsa0tvlCeJ1ie8aqrPPi2WVb+t
UifrxcriB5VdSwLtbhGS1G5br/LGth7VC6MHVHYMuJRfXzihwimOzHlYsjBiYdzS+IfFA4v/k20T2Zq1sU2M3SdeJAouVcRlNeuXM7RsdGF8crsCeKuwpXXO
uQBDo8Ati7fsz/ovK7nclEDGL3X0tt5N2F9yr6qpdHH5qvgkR7OqrxXf4mvdwUlKe/cYdZJ220TRCHG66KvYYcuoWJSwQewL12Vh8TNsE5KO5k4q7RbLlAy1
1mc+j70XnVQuLU2JgETlYrxUVl5n/cv2xbHI9swxSXak9Jn1R/USaxMba11SdcEWXxxbdrMJmnuzoD78eTxTGBaT1qTDRqRRn7xLYZPzJkYm5k2NuR+7OKI6
0hge1cgb9jQzunxF01EhVaWvCpjiATkdo4Y1Cdv2PXJX5oy8Rc3uNU6IdoWC0WUlYTFr8zRllY2FYmlxTFZk0wWBOtHFzMyN9Y0KM6du7JcJbwzJPJ2Zs6ls
886mXwtCNo/MxUIrNmvzb2dvDA4v9hQHFO4JHV3YNzNnoxA+qCy4fFnMnZK6sk+br1QACXEBss1RuUtzHE23bBSFtIhtKJAYf56pZGpM+/BXjavy04Lwggzr
hLxbxX1KloSH5X4sXpYvLcqLPBJ+OtdflLRtbV5Ekz6bO0SuK/fmviso2ebLSy6oLw6Mv7c5tux9oaogtKQ0K6xx89LCHDZqQ/6D7IqwdhsHFqws9RYlFjtL
8iN3FpvyTzW7EzIuoHl4gKjdlqpmnvxpkWM2WqPabfvVqGPI8EYlUXzcwkhVfmTR3YiMkDExj0rMW7oFjwz6FDY94HnjxkHLmy0O+7f4bfHooK/Z1XknQppF
DIkNCOu9qT6/VbNTYa5tL6IOR56O9IfnBs4vNIQdz/YHdslsunFvcNfQsoD5we+zCovHbHm1jS12xCwqmZL9Mu/0loLypDgiCKgQi7KD5GFFm//N7Rd2f+uI
gM8xW4J6FQQVz9jWPrtjqLEgKlKUkxd6qHB4sLVJUGir4gFhuVkft2m3Ho5CM+dlzgjqt2XpZmNTS+a7jdM2Scq3NtlQJto6IOLffGvAvmayiJjozjFhhbas
bqHi6BNRePDirLkh9zf9ifBlxxUAkY7gu6Xn8+ZvbZK9pNH6bbLGEwO/5T/c+CYsoTysqG04mL8kXF8wPO9b5KmCvJh+QfG5oxPkwSdDbsXkRs0NP7IpbNO9
TWNyGjepCE4riCxsXRIUcjO3beGqCGm+rkAavLlJUcGQkNKEnlHfinoHHSsURawpexue3ORqvmRrWfHFoPklxugzeY8jtmS1yUQaXcmcGagLyN7UotGRRv2b
ZmQvK50WZ93WZ5M4qrdIG/EmbuDmofGHcw7kdW1UXfYpanjUvsKE/PMle6OFkF7527btCM3I/5w7u/Rt+IjMrNKlBb8Lpscu3xYkSi8RAheF5+X9L+pIfmLA
xZCA3EGhWyIvNssV7Y0+sVET+qxJas6CkAfR+sIBW7OjokuXbfkcvszDa8TiRahVf1hVr+wvWqibgrxA6uXDE24Bd1R1gEbWMkFEGUtB3UjXCe8x72PHCs8J
bLzzoyveLbFV2nt4CmV95GOwY81g9GOs1JnjGYIu0eSos+xDgffxZchk15XkK1EO55XqD8670TlN14d0DFeGN9tsyr8ckhaS7NglmaA6FL5adsEpSU4QtbEN
RBCgXr/WkaCSAXkybWmoeiYS520que1sjLR3LlB2iuOk55P1yYhDaltT2VddFjEzaY6iXlIgmWdPjMsqYaxK96FoZWKu0+xZjg+uXp9wTD026ZD4a7Ui/I79
qjKoqFI+VpKlDE6qUs7Mb4Tsk5tKCuwm5Vu8s1vrFSlnS6vFneStJT+kLV2o1y8bBXSRu5PPV3yPD0HaJuVLDEgrxzcrK80VP7M2to50bSwPs7aNCZd3kfqr
v2+dLvtbtKRMl7y3qh5trLY7+iP/FEyX+tzrlCsqIiWR5YnBLUsirQMrTlT9r/wtUq2scXyUl8YfEus9T5NWyuYndUlyBSZUHU06JU8uT5dPcX3xBjkauxj1
Ys8a92vnQkVnRbbsu7vU5XIFIfkyR/F9XR/1YNkA+5FyvPK9qr56nGsS2F65zDkK2RX0TZJdPLf07NZejs8Ojaui+oRUpRqtuFgyS9pfWRY0LHp+XB/Vctkt
R6r8sFOBQO6CsJqKvlXr4uIrnzeSl/dIWJj/Q9VW09OxK+aIlS+WYBeTn7qlye2sU/MuF7cMDCs6YWssbhI/TnrDcTj5P/t9KeeeU/Ws+p1YFTegILq4S9US
a7R1UEVaEVlwXFwk6VORGfKwDIoZk/87JsuVJ3uhaqvuo40GJJrJ8s7uG4orFfboY/JG5f+4dqvelVfFNc6/HD84ucx5pChY3FmSbespam/9jvxBnznZsMNo
NnpIKlJ/VwVIdPrPTo3zrHax8ni5o7yfckN+hxJHpLf4a/mHyB3lwZU7YyToLfUYZQQahJVpOzqDpC5pjLpIs4qoQz7KH4Q09oz1VoDxqhSwtXYI6qyqdYd7
piABiiTJYvRTUjtsi5RDZpQ7vIvQoGS/a7aYL9MqdzlXVe9UVtk4+ZvqMFdZaW95N0UXVaX0eZ5O0jZpmbNAsUaPV14jR+Ed8RVWk/2BzeqcH/XU9kfewxVo
fxvfGN2RNAS5V/3d2kxen9Qk8aR3A/JW0sGzFB3m5L0PiP64Tqpy9RVtLV+EwZLJWRGet+F98CHYS7cE0btCg8Z64jHc2UaS4YoNrPca3N0VEutmlMveEioN
HJtzPnzmxl5ZFeEFBQM217qW2ANdbZ27HVOKLztWOXjbaRedoNE0LQFta+QDczdKv4olFf2zVJrdcRbtUSxAo/EcRoe4X4mPe6Z6loheufejMidTvRF971zr
7Ox+VTGtJNk9B4WqDuO17mL8g5zxRANnsL+wFgVF9uMOS9mESm/leeS+ogrxONd7vHk93G+3flCNRR3O9+62UinWNzkbGfh/DJdVmNpYA4aBGQYLECCBAEHG
6u7erW/d3d1dtrYtMoMNEiAJSUggzEy9W3fd+rbbqbv733bb7rZbt/17ca7O3XnO933vy9biuuIJXFJKEz/r0pm/2PzMQra0rB0fzUzkpvBw2S6uZTqYboXH
uD/52zZfzEj3iHfKqoCGKJpQa107gED5h9yK0vfsN3YO2RR9b5wp/0KMhd6wbVyhaE0MIDZCr4s2MdPZb/RFZnZaUSrLv8ldzdyJbVLn8nOsG3PvRzvE2+ta
JSszn/mm7Am2R+YjfcPSmN+OvOYmE3xqIrKS7U+F+PPJ+qV/pFzWrFXT8q/zyfKx1q2WYq49CZcP4B368+hHNKLXmAdZJalqTK90JDI21cLcPmkgJ1Inud78
Tz9evkWKSnRi/06Jmb2Gw9KD2grsHHFG7QHP4iNx58rSsmNMeWYSZybN/Gi8DV2fb4pkmFBuAk3ptyDffQbuQLpD+d10vcxO/gDfMFOevsOOMvTAGxM+w4zY
NeKub10JSPwvudfqjf1l9OkVZo4by75Nefn5mY3sEONGdifiSwjT36Vz0u8oUeZ26iTkNv9r1MM3NFKiVboC6W/9l91dRuOS9Kxkdm5D+8v8Vuk1snmmT3QZ
9Dx8wojanyR7JQzaXYXLogfofforsZa+Q8UbAzV0D13rQ2+C+8MjaDMLJ7vqF+cORT/nT8kdRVUpq2VYit7V3WC3FF41D64M5FVhN2Mzy+TG5rCRyynfWMqs
KElHy9vzn8qGpnn7LbZmucekQ//mj2Ueilen+hHTbSS32tomc53KXr2COb5iRCpU6lpxaUXr9E/6KeyVvJem4/mNkkUZReYx1YS9E1HLDsDXyGJ5XnQW9Bjq
E0noYCKp3a0dGCYlEV1X7HeL37Q+2ERfN3qJaUV/ZfzYdWNrRKI9RndIPAc/6gZzUX6gf6fyAfY1Ply7LGmlckyD4MP4V0qj5RPziVWabeAVpotnQM4AQbbn
jGii+4XvdHZPz56ouuR8sNw3Pb5N0RrPJ+cXF6omq8fSj92ryJnwMfCA4h3VgruOXKNaGnvof8crmbcyNcNtYn5dHXod8Rq84m8O3sQPRWfBjYnV0DtNBb7O
1zI2BoSVS/GqUQM6Dy8lGW1AsJQsoWZL4qHPoaMRIoDo8yIrYn9qPlL6WDnxVrtJMw2RUiPov5WXQWVyT3SWszv8CcnRU5FeoWoIYfoMf9WdxdoHnOqlwXrs
L3iLsBmwQq+jr0vm+PpGbpDNnV00S4Dqwcm6r0GVYIACAz8ifclsjTs4FFylH8rdh1GkItgyNjvskPeD2qmnqz5rCM19VSd1S48a6mpYBb6KLtKeId6ROx3z
jcnYYXCzaRmUb/iT3oXgoZ3a91B9dJbqi7E+5Eb+xc7rxgnma1oG62S/wQ64+kDbTBgcChUpxWEMvRUTg9XR+tR4sphqDzml/8OO6zYYphMCx2t9l/BjfTfo
o/IMfFNxQLpVuZpYkzMdHhRdouMDcwzns82uD/KgMyHNxtYWCQWP1f018y1DdReQ2sQ9yGSYSrfklhMTsIGe855fjHv0X4TZuknhUGJ/VoeQl55JXqbceiq4
DW4Ot1YTMWlUi9V0moDV0j80w8KbMROel6ilPoboVTJHIfEGiiUziS1wB8ochZMtol0lL41efZuSCv1/SAlyODQR2x+aHQ2rX5IJaJbhQHQVsSpuk6aiZchf
8pPRw3h38BBcHjsq3YrMhA+R57E3WiuSTf4TbR7zGzkHDqyXdSj5N+siYAtCwhv+h7iEzvIpgVlse3K+qbe+ETyHmIAnHG2QhLcLslhbIToSO4q8DeYnmxjO
QdWpDthcqoeuI9MFlkeFyJNYR+AAXpdcxsBIXN8WTkW3RmG2RUSB32duG867tBZCHdF+pnszVHQSsi0xL3wMbK7no3bTaPpA4lfDISHFbNOsj8xTu+CtEZex
Nf3e8zxeTkwBNXobZilaEVuo3K+fmigyYIYlGtTQM7aGHkbngiexdSXF2tvuxmSDxLn4GMqqagSL9J2hp4Z8/W3xJHY5PSY6Nn4d+5BYRLyGq0urYW8QRlDm
6O/oL5zpeO+qJZwqnCqA4w0l9hwa3K+mizqWCCKVA+t/sF0lKuwzSdYgf2AtdXNkVOyxg0vMJdzBDnRDIKodhP/KZIjr5ETzQw0ZWwv+CX4nhpZ0Ji2QSD4X
mOKYGtvqrQv2okZTi6M9oTah0aAh0Zg0IFuw3iU7sNJI21AKaIGtBG3ScaaJwUHUdboslhcdZ/KR84F3RWO0+6P3Azvpr/G1WJjBi+aKADwXORWOIZ/C83TF
6nrRu4a9flvgvWRuvF/OMvg313hgsKyNchlURcYG5kRlQHWszG1ClMqOcg0yP3Jd1NPSR9gDwkEmVA3IjreLKENS/8VwxlHTQOqz5QJ4gn4KvZI6m7AhA8FH
2Mx4FzWIj1SMBCuJmkeFxlfaz/grDR0XkQsxZfEfUQS343mENvg6Uih3qO8AJw0fmUJFhFqpqEbX1r4zPJWpNTuIb+q/QDEmNwpznmEWuhu5veS7poumrfMv
8UikhrBTaIZzYbC3a2x0nGJB7LFmbbAGfUYicOk83bNaCV4qD8s6CR4qhxSv/3HXFnJFf8H7wy5NYXQ6Xi7xSftlNwYe+T26/6J8vKhoh6p5sGZgqeR7sI2s
s6qqulOJIvpXsJ5sd3FjTCH/NbtjzuPg28ADbC1dAS2AK4hBynzobewl4oDW5ByRW5Em0LoEgPyaOJUV0X8WYKBG9VukDXkt/iEkJDQhpaoRVlNAERrskrqO
8zH8IBrUnTByUWHW1XBTYkBwIbELeRQ9qP2kWqfdJf+v+BlULCRE4iKJOCebcWiyyOwSx0zgivdy4gR4RtEO2wp/JTFoFfmzOhMagcSh32LHhTWxHokG/gRZ
roSjNm36R0I2OOTYJ01/aC/RD0Opdbq7+ip4GBRq25AjiCzF/8LVyHIQD9yV7SgxqCZSA309XCeg7nAerC+q5sZVpsS++ER1Hc1YYzVdM6iubR0hyW2K8Pp2
9JbcPimJLRcZYpqc6o3+Hi2P9cg+RPnI0vKyNJBh2F+MSZTh8QwWJmzfkSPapfa+Bcst12OnbMW59VcQZefKKN5u3W73ce1KBdQB+o1pVcF+s9bSwhrme/Of
w5NkFvEoaWVALXmuXi8+L58E1kzNls6JHSK7Gp02IfxvQgE0tFal2/vG5fxrHQFXh64Yp/l6lCvjVPpKvqz0k72G+Rnb246rvNZa5uXuTdYmkJ4JsIWoELMZ
6pm3CQEqYRHrWiUqSmpxy/BDuRXUWeR7Xp3SDuXm8qH6FrGziQTclGmHDFBB+GB0NWtPFJsj9v+lalAyZlXeP9ZTqcPpXabRqfnxQbaJmcN4DcNrdpy2BRvG
spme0HhzdppJjTVtMq9HsvR/AhXmOzCtrUSeSjQDWGAn9j5ymBllrGP6lvTy/9mXmQpNm9nn6Z3sCDvBDAcVwYqwls41LMbnZY9PNAGGZG7S7ajPnAntxIzl
uZSH/cl4Aq9k3K73mL5Do8wG2mxYjjQzFdkHW5YZqeh5hGN2Go02Ue49fiCxV12dG5PcaDzIz42X2zoUHIp/KRhfuIO7lOspIImfiH2mb4rD5BB2EvUr4o/P
RO5QgBrnGkDLzTMRXXgp+0/wSlFHdFXypcDK/JX4wvWlcIlbOx0q07gV34GM4aBGSFyg9LlXlbXof5kb9nbptpmq9neWusg6pK7xTu5Si4YbaF2FSOj13Fzf
ihhGVWUH2YdRc9hVQBv9DvHK4ApCb7gJvYxcw0Jkb+1JtE70K5mMPrJNjnbTrOPzs09YHeWO5CeuW2ZsMpH3OL6HEYn/zFwF91CydPXc04kL2u34NrzY0JQy
IQWGOIcidvSW9WLuVUplvJY4HuxgnC0aBrxljluXox30X8K17ZeIhuCD7A1Rt8+H3fa38vpLku4pGI1PtqvQq1wJJ0+REFL6hI6nzhCV8vpZC/OofL6s3Yqa
lE3j4AdYJxT4jBombqxANtC9yQvW5qZ4eSVLwH6jvEv59IzAdCTvLu01vLdQlj91gy1n8R2xLukz/Ov0U65v5hkvQJSMqvQBO4QyGYfAVywLiE9GI7covaH8
7+hrNZjcw9bBnTYtHowtT17196UGQ2vN9VEo9j46oeBAKV+qlD9PqZIA2ymFWf+wNzd2KNih6wt3t79AlEYz/7RwdKmBzzH34SpS+zNbuC98trmIWivvAN9m
+wZludr0b2Gxe7/bLd7imuVyeTf5VghdrvnUeYtR53PVZM+Am5l71Mzi48Ygw8GP4AF5uzGCjnGDC2rkr4w24GqkJ9ge6Gdntueet6zjd8DrqT7p7/hjokmy
ACq2fY8NBGZwTyzb8GxyFzkFfYTz1peglZ9J9dMbSh+Zfsubyf5C5bB5BJfS0J0SG7gD8ab0eksLHuQkadbcK6+JdaHxRKBEzxjXEweZ97FR6dZ8NDqD2WUu
KC1xV8tE+RPUJMsIYyHcNd6JkRNVyXO6uOEN+wyeS9UhBrD5rsnwbk17kw16TbwxAOappQ24dWWT82oUZFsfkL3TS0w1TF9+cPZKQ5lMh2RpS2wYOSTJ8/OZ
Zrydn112JXe1qQdVzzmOKqClPJtckWhHVrGsyBvO77UyeVuYIZYI/7etDzU4dRNvrRaUjuW7JO8mmyRHsANDs5E7ub+V97K+TI7nL5TFoCdcfftTbHdeW3sv
dqulv70N8VcqbP1qG85spX9KtWCXsjGmJWJkF6Uu0XrbbH5CYgHyM/nY9TVncslgogs0CWwGvIrmgqXkItRb9oqqkrnF9c/9mBnA19AOZCSJINLHPN80A+ct
dy1VMmf4vxMVua+Slw3fSWleG+w03lo7gJqKW8jF2m64nppPPSRosQ6ea11s2M8V8zXBKux7M87/bvts28A2QraR/2TyeUfpNUM6yaWncLvta4wyXTNEynzW
1zUexdSWKuhd0wijRR9l2hr7MLsttmSONZDT3PLA/r50o6kOp8mtyX0hP5Gh/IB5XbCG/Iz0SYnRPxubXfJV8djPoacTrTKV4KnJcckI/ysszbOVzkil1Zzt
dGof2YPX2f+zOtmmZKOUFsnnl/9YEtJ4Cm2fiPHTTB/Km6MUc5luscJqWQIvSu+ybuKu83Mt9VNT2S7obd6TVpVOzuTlStjrVcbz7woIRFW+lluUuaHYwA4s
V5SFM62pe/GDzD5qSYjXXEt2wzl2tq59sG3ciTl8JNUYL0ww1GNcptWGa+D98amEgO4XxQQAA5JH4JuxtZCJOIz8kd068YTA5GeDt8Ax5PO4i/ymqYWJIr/J
NzgX6V8Yf9NnB+9oFiQ2Oh4IlDkih8nZ3TneOcsrFMrxi/B8xS7sdFgUGh7NCq0MD8PaEPuwuyUPVJ7wNWU6fDk4H2tE2i0IVM/8XRRHKkOvsFfheYq5IFbS
ET8ej8eLJNvVVzxRQ5n6jJeJfFMfM/ZAamoDlFg+QNNTdUs0D/sdWA8giMDdN6w2tIbOwLDGqSj1js/ZrpNhsWh/slXipvKk/1fDLXN1vEhKF18D8zV/EG5C
G/on2BAE9DpVX6wrzTEHvesTPUJRcD9IQbHwB2iIeq7mEaRWtgilA9MiF4GS0BSwQLVEexooRtZiKXBo/DdqAAzDgeBHZIHyH818VVWgX8nryIFwd8WkH67C
Is1LhGYdAdO9oYuJ19Eqmubgy+yL6ttgBThZ80Yncf2P7Eobc1bgLWK1WL64TdRr2kcfBJsEzTExMTF4wr+NkoY2EcMRj+nv2CI5Qwuhf7l16tOqBcon+ES4
HdA1eFhxA/wUWxdtqD2v7MZ4pAVaM7iYnANt8D8wzIquicGSbvAk4eMoDvt9Oz3VspeLb4hmybt6aP/BYNuE3GRDKgKjIiTGEMHYVloL+NyzgG6qb1i36EKs
U2h+bI/6LUBK54KzwGGqS47j6iHG9ZJRml8i32TJ6HvnhpLF2eLoJOCjnNRk4rV05dHffR2Jz4QzuTJyjEzTU4n3xuax1oZq0EZJS7A17YgOpwpKJPHlsTlx
R3h9ZH1obKgeIZWxvk86pe527BX5mpwAe6J9om8gcbhO0B84Rv7H0ISE2gQvihUX3cfuifoLjEIgx+h2Odu7prqjwvnAKEKhrWd+pawX+1lzIjsvuy9yCbAS
9Y07ma6qq8bzhAadaToY8uj2KAX+Pobr8GXlEHcl/JTMZ5CI5ppGGnqx4ykXPkXTIayGBLEs8gnl1ZwiD1HfdSF8mekfpCleS98quQ3qC3XCz5qixoWIAu5H
FSbrs0DxWyuKaum2BTVTWpPLtASRpsDcHMpmOGUanLiElybmqjbQh3JPlH3lbhqvgseQOhzEcJaczDx8FDODOpzunNmUOsf4Qp0KVpQdKWtXZQTfnbHljS+T
0zWoUst862nbJu1UZX/UYluNJgVtsy/4nokjousunWKSyip7Bjcsri5VWO7h1yw62m58rLKbHxn/QW8WlKGsnUcCldolwGBPSw4/KZ1kK6xK8hYx0XQa85o2
Jhuye9gGSGViP30wOYk6b5ghvUXU084JtkT7RVdBzcxXSYsux9opXIOayR603TAdMlfKmiX8iM6jf4lNjnXWHobaU2f5iRTC1U7uSE7B9xJISpWqx3ZOgbpd
lqumoXqr7arRqcqwPe2tbAn7cnYv7s7sFlxL1EvVIwJQi2QCH2NWUX9QFPIuMVX1xLAP+gn+gOB4N2OB6U+0NPUzVQXtwyZM91A0vZhpKKujmS09Tw+GH8C7
qTIcTd5m+yMuTsYf5SrrnyQvJe/rZyY5cDYu4VbQ91kFe5JUojhfxA/loNQMfJ7sofEuV8ZNsB80Vsk/gR4I/ao/oe+btUNaIWtoj6Sqwg+JPPtGZqKpC2PE
X+iWsAi/nHtjfGG5rDgbW2KsApttnP4ySrN10PXMK3xNyWLuI/SZTLKd7S1N+3KuxsWhC+AJ+RjYFsNzvvie6WBqf2h1qJCsi7YIDkrupULcgHRtdDJULGnD
5iHnYl+s2SAHrmVu6C3xHllZ+p7MKNNPsh1Bg2GmGYmNzKGwI8FI/HGkh4mlKyg934pd4D8CVgND6H/geO4GWd20EziZXp7f1rCXEoNy2xRUzF5C5qcGp+tY
WX54rAfRP/JvSCxzUrMS+rBXUJn7UzU0xxh6bGxmJmNg6kdBsR/N2RxmhxjGXL1gsv2YqRr2MijX+KOFkXqyWdju6DxRN/OWdLXU8gxYctw4LljKeq2LrJdT
/VA2t4PrOjAW7Wa8wd8Eljo85v8KWuffsg82sqyYvx+5Ymyr/yu3i+kW1xYT6LMLRKaOuIs/Q8/Tj2KPmhbCM9XvrL8ZBhr6mXeG3pvGcf3RmdYlZS1Lv/J9
LTXQeV6nyWr43f7JHisVWqSlyYI1CJyYYpub2z63s/Q/+xb+o5WmP1Ov2W3WWitvZI7mJWkx0w1sU9mdrJb+I9ouz7/CzUdMPTI17VdJv0VQ5XThcvtHyyKw
XenFgvOcvQCxrDV/LDiaeYc2s/NoQbJ2pRMAL89VTS1q4Kun3F6Ey5+BWm6tcb6dNMPcM4vRFDM1ttcJ/1z4oTSfnlI2qrAlXyP+0b+11G9oltsHH1lJzNaz
/1RWwWxPjbQLCnumF2lqFyzX/peoj3RDq/C37QN4zHCNs5Cb2cmMckV98+CCa6A8lVdwnDrH/RmqYlHYuwfKyPX6zubeyXGpMbaNmVXB96hH10Cj5OYYOtjX
avrxIE3lD+U4nqU5Sw1uFJ9ZsY/9YPPmN4q0L9Xbf82XlzXJVMnflZfD9YmeNq41XUaH2T4ZThjCBo7oZehsWawrDncHqMx/rLdAmFjL0smOqyulO/FtsIbR
dsbGkl8sw5lZurSxnm6ovV3hvML+ZWetX+3zUi345vx+skkK4JsYF+G70ist4czXdDm6PpPJT1H53L4yTbBtxpY7J/XINK30gvROpiaiKL3NvUzuZZqurJpp
oL/HH0gJV/Gp6+W//sjQ37kYybM78g4x3swEVp6+HRvBd7OqeWnuw9wXJrm6VrKWyYQ+phrD3TT50QcZi/2vcFfDd+UT+CGQ0W43AKKICU21LdxT6aJMzebl
/8H/Xv5r8nY6YdxDlTCN4Ib2Ydbxdtj0IZcqJ36w63Z7df6mNWzuXCrQTqVuWSZoT9E7rcONLYhaxITcidpzsQ6WhKlXyh+9Gv/Gbc8bZB2YD+Z3s7TnT1pr
mWZBNstjY4Nkhf0JUmjNpyvlJ/jFmppsHN3Dxtju+rreZ7FKqMn+2PqBgvGz9n15Gmp+TJzuXJhVth+9xD0sWFFaJfUpJY4cz+qvuCh0+6yqr9F03CjI9f+W
wvKLUaiUz6+KrypdvZJjx+IzynekA0hI0zAxJN2p8C2/1d4XfViwPr2l8iP0okVqb2F/uCKnSkkhVuVJ+r8qcqMs71X+PPMyphQT524OD2C15uPGwXTvFWR+
oOzfSuPL89G1KFFwjjtj/zt3TOmf9qIV4TK28h/2C1VmaEqCS3T7oeW6XjlefV1tMjgauKrB4tc1H4X1/Wn4ZPG2EonRbOhJhKGvsbHaIn3KsJoqLJlEDJMN
gLvTWqa3U+fXOjcpN8qbMUfhcGx6ZBVWRt6iqmE/mli3BmAi74EiaevYRGMN4XpnibCj6Io77TjpEhW9FNYOizx1iKZahXqFjFHfD7aPFcbyZeXAg8DPsc1Q
DjxFcd59RNMYvGP+AvHws/hKKFfvwNXYZXwiBMrvZ5eDbUNUdHkUBBsRf+v6RJt5RkGddHMFfUJvtDcNR9Dq2udxBK4RmULkZ+VDw1W3dDfB9tG/dZHQf6A3
24p1ABpoZheXRyLR9dGnxCysLlY98U3wPfQUD6i/FX8NPYFA9R2DQNtAN9dNqNpGz3jegN5YTmhUxIXvxC9kzQPQYE+FU3E/u5H6oRJQXg79Eh3rGAe01LQC
27lJsIKMhkpVlTVuQC7/HftVcDG8N9JU1V7xHo9q5uJNEi3Bs9GUZ0WkErQpODtxFwgAo0PbNDPB9YFpgRvhqvK6ehz7GDwPCXFl8IrvNT7FX4r8KVokm+Zr
ZSC9jZHpmNFQkBBDMPZGucP3G3Es3jQQSFSLVXNL9IeDz5zbld8iKtLqccfbBT9hnYH6qjbg6th+YF/ga6hdfGaMBnlDHWy/6qS0v7a3FAtxxbe8jYLfcqaF
uofwrD7R5moXUpNMUZWkZ6Ct8YlBg+qCZKRzHjg6phBWCfaN79Eu9i2KYtrqchXIxSfASqoR5AG80gmKpoF2zmP+w8W2UKOAVdsGzw3t1dyIkcGr0KdYPWiH
6iz8a+wtXiRw4q+0esNIfJt0mobXrXF2AezyoapF+qXehLYyBvvOxf7QiPx7QKkD162PdYo9IbpKffhZfybKEWuIbaAx0hP+YbzabXJ3fDXeHXQ6+0q6ipeK
FooHiNUKs7NO0UdVy9gjeYeQhHinm4LPC+5D9FDX6OT4WegYNjrcERbhk0JOrCnWOjECX6a7LF8eDIRfKLfh84NHqQklKDVI3e/H//pHKyrSaljovTagZTXD
lDKogeIfjUFrEVGJh3g9Q54IgxuTefr6aoCco1tFtNXPVYupCnV1g4/pj0zh9yDnqNt0Hf1409iiDkwHTJJuER8l+Yo8QW7j1307E4vZBgk49YLsQe2kx1Bf
iYbsZHyD6CW9gF1M3Ej8z18Y/wcxyj/+8P92uhHQeDao7GFaYrykKme/wgW4XLeJclMDXY0EbmltR7WiS4IFRe39E91aP27Q6V2EisBNnbFCsieyQr+ZmiIx
uSbigwgB8ST+N3bB3B7uhr8wYng1Y2G6sn+Bfh993RgK5DJlyGm4qXWMaiXZBsvIwcR33QWNTsuQ62Bv5LlebTnHeOAitAod0xXoFikGa7v7ftPiSRjCpaF4
EA6C+/CIcg5riW0A1Loc+07rYdskosD6Hb2t3WM5b2hP9DTOgBeQbw01dNss6yKYaa6+luaD6Ti9HHmtfKGrK5kJE4ZbyGP8dugdVM04nm6BnDas0lQCANVS
fkA4RWmLdUSv3CuOZPASVZPIkg/Rfgj/A5zXxsjaVBXVe9NMdD7ZEl4Gb0GnIfMTQmwXdEa7hBhEz5I6wReaKoCgaA7iNaoxOfiTeSPVjL4M7IOPJJYoClix
wZCyIWdSbkTHLEFHa2tDFtOW1GSus3CnYFCqvnJkjHR0iAWYtWiXxCykNf6MWUu2C9eA6jDtzNPDE6VPLZ+LF+uPaDXKfehvJhThjKhlh+qWdznwHsgOJVXl
yjvaS2A12Iam6D+pUfgf+t1sB6SBcjQ5RnsfrxS/gvdN/IyXxRoJZhEAeimLguLQSN0UUx+sXJcdGRvqJhxIdk001p6J98VvZGfh9bX7zGWGI9EAugq5H9WC
HnxuSktXNwqYp9GeqBFYqO2jaU7JTOeQHNgH3zbqgRlSHf4mu4Vwec4Y9VJwDPac6Ov/HTmP3zRAZn2cAKtqdrGXiBam5uwiQ2cNFLNRBHyT2J81I+ci+EB5
LDgA7COeh8X9v7mumZejQwyLuBDawTQVlOBzLffxP9l/6EXWNrTsB/XLqe4kaD4Q649ETJx+qXSGPi9yTd+EjkLriUq8Mu5k3/ALk5XDlLMVViX6Oj6ZKYt3
YMK6P5Cy+BeOtHWmeShMdebzk2OAk8hBqh2ejZ6D/kXfpD9rKthH2WXKdrFI7Jr7b2/Lku4lMs2/SlA8umSxL8+PgOvEbYFDrg14OAxpt6lKpQs1Q93/hrpG
jVhHRSt8mvZpyIMVEkvACaQdnxvvBwwNdXWTssZZ5ugx8BbWSfxrzkrsgHx8ZLimXsnvkRJnf2c352un0TnH+ZdrtmOzc7NgprOLNFncUkqL53tTwdreNRqt
srp2pDajLQC7aadqHqh+Upd672PTlINCjyNp76GYCf4fNiE4CBTExvoGRyvLvGGHSKCZHnmpnhVepdJ4eMc9yUpnZ2AUdDML9+ogezwc12Dv4uPDlxQnfLas
zeHGRfn+bYrnwYvgCc1esIXuk/SF51awubRteEVch49UlMcnRpyefVg17J5/a84b6G5MFP3De1q7zbkm0Twy21Xi2he8JPIX48F2gizPu2CiZJF8q1QS6oUd
kxe54iUtvUogBIzFLwad2PnQcuKMfAK+XerErrqXhKt46JIWwWvKzs7nxFDpFkArI6Ru5U/ep+EnwT+cVaWpoqzQmaIByttZx6SoTEjcFufrsj33XTbtWf9F
ZWesS1Z3wK5+gPWQV4TJyGyf0UUGb4CtA52DtYC+2jwim0AVJ4ImIDvnoLPCIxf4o17wm/yetLtkH9Ao9ATYIlAHN3nHauZH/hcNOVoE+0QfefpLOmIbgOFC
ncvsimWPd4GOj1kjgQ/ZoDQBHA0PC3cKizVhvArWUXM2x+0qVI6NrPZNCTzyDgU2+oZkL5ekPU8CT2V/hW2edHCs/4Hoc2hVcIywffbibGvOXmkkXA4u8A4X
tMH/cP8FvAtv8xTJJzjD4fzgNU3/0HBNdtEa2QQgN9Ya6wOsw5u4dpSMlZMabSQie+kZqfooXR4ilIRsIzBbSyK9HP94eYUNegBOky517JWPViyS/al545ir
2Om6pg1LOyoU4o6i56JL2VucrbM6ZFXxVBYeFHSKR539NRpgTwhRy2LToeeRFpo+cDNwYbhtrESzXsMrGWVzEArJgz6sJLoSOIBPIkmNJVgVG6zjglK8dwRX
l6up6F3VWEDgDod7qptG/xdsmtM0KyPWRvyaz+opwYNwH4jTLFbdUAJYf9Uc+LN7lArTCV0LjOsiGxNtYTa91PiU8qGjEtdMN6ma8C2li1phXGGMEcuMWagp
uQ6em9c5/6u+uNIE86+pCMQyIxM3TBy613gOukaVIE1S9egyfpk1g/Rn21uykrnUy/hZ22P9eXfCPDU+1rKOGepfL2kh3iacJrU4WwuOusd5K3seUPOA77p5
yawf7jkyGZQ1J+PEN709dz03nlmPPKcX04PpSvbsaCmyM/lbdKEVxl4bByapcFHwsP5AMg+poxwOwVwZMt7yl0ps1ZBzTYupAcnlrjxYlwsUNMw7C2+2JopP
WrbaO3HrdbfEi+EIdCJS2dQM7ovWL55G3baOgNKRJ8ZcE2s9AcmCBFEjPSXZOen2j2KT5G32MBOApnBq/VqkXbpSoHoqPzk6+Tuah3iRX2DWuBo7r6+k4aPz
3Fup6tAaqIRTKZdoe8UGMMJkbu5udHXqRrwxO5Nen3qgWRtfhEw0Tk2QMqd5mekjZNGa+DHMW5PD2DJQgaKAU/XdJOEeos3d3ZP7kzGgNt4TmY10NfUzj8zb
JAwbzZZ26bOUlVKmdiEjqNZ8D2AIt4NtzHY11cvV5iZzU8gF9EJiLLAzozWcDY/jupKLf7AlDx/T74MqDC1jI6TztGLuZqICkRE7ky5IQA+lcZrDb2oktEV3
PGwEG2IXnG0ilUA9Pjc2N9ocuxdcwH5At+pGmxS2Ofb1eGPLctv5xBDwNPQfMjC833Aa3BQ+RvVnmmRNzxWmIHM2dQ72cqsMy3Eb1FP7LARTck8IWhH3UlOo
WsmvpudsCr8AdmQXU6VJJCk0NmSeGTeiMxiiRMMfS52gOmW2wteTVUuD7EDrUng/o0U26VbhS0zNwUf6jebCoqHwfPoR1C2xN0mwJjYk2UgQ1A50EZpBjxHN
whpzD6QZ95u2nlwi+QLUlr5UrlXpgIyitbwSUpOqwZxBc/I32JZCs9FCXQj/mQ2p6ltOmyZyW3k191FO0cXodHRn2VF6JvkfvYd5Qg0wD7O0pRfZd6n/92Mc
27Lvg27rCNMutEvqG+XBp/Mz+FnUQ/SOdY05Yr0K1crVlBUmd4avBbalomzl/BvG4bzaBCeUmaPGs6o3oACVJq3UMHJ0/BI5krqpl5MF0EN9Q7g5boWGRKbT
YixqCjHaxFnTQeZzaqylLvSetFEZ883UhGRlVsM/YSDyFF6AjsisZdqYJtE/25qiY5jvlt3cHcjCDkrPhq/4xxHtHAbhUZfOOVoxO9BPrM0a5QLASvhyURuk
Ct6Rqqz/w7VR95iehxDYTKq+wG/x+N4TTQyw8QNnyPfShcgYpmbuyMQ23EAD9Ee6J92fmolUsmCJPiqeXqOyJ7vii8HPULvE0kRd+BVx3vA2FudnJu+lbtBX
LLQmE6un7ojUhi3YDkFeeKLoZKSeCjPCAoihE+/DpXQLEIH/A8VMmLhNLUFqoutoznvP/ErzJrYntQU2kJWZuXQvsTcZp7ZFn+FWuhJZm7xMb6Gqx+KB0eQr
ag14KSseG4xp4S/Rs4bOprm2bHYO8tJch5upX2ZdG48ajmseaD5hedQ0oI32XCjKHEImJ17GH+g3mbrScDqbuhOholqoPnXa0Dd2kLhpqCmqpnaGVhPKxBrT
ShiN0vCdxCxsKPS75hLot46RXDPlIDL9BIsjNycTz9/PtOd/gb9RvvB4pmfSxXkS9sRjQz9TE1xoTCBe+mjilvZfcyfqhKolGInhibM6UUKCFNMalICnQibk
IjAA+Bo4r0x6gMCPGQhrS+LBbKuCqptsYFxONad/VSwMrlAqYobwHP98Ukft1ixONqMAoFXoOy2l7ToivgAdTlU1fcEX6iSaPkqX9mS0jXa8/IVmEjyZXUk2
Dm3D+xkWU4+I/bHOxHljV3MhfMnW3FQjtMTS2bYsdhdai1dizEzc9Fr93XAOQWkoxtJdFTWYT9o3VEf8OL490ShrnKaYfpQ8G3ITzejWdF/jRBlH0fAv+r3g
C7JMNdjYw5ub3ddTqJ6lrqscI5MH80J9jNsNK9BfqVeq+fZtTHvLZFM5NIyluObMANth00/MDHQd2jLMQR/8z/BB0H39O+K8Zq+5Y7KW8VTan/pupDWWVHsz
b/Mw/ZKvIw80KqeKfUHn6GYnCpj2mgi8ARqmaYEco1h0jG8g/4pyWxOWusjG1EVyCn2PsEkdogfFCt8+b0w2TvTCc6l4jex1YFmR0KsOLpceds/01/Ue8eVL
mnneFC139RF/81f4XI5OkmmuCmmrkoVF26V33RtyJikmBUYGmki6ZI0KvhYCzl7eBsDKIsZTK+uu/4ZwZslW/7Jg8xKTo4ajt6OLQyzo7hA5TI4cR1LUPEsu
OuUdULQyJyew2VEtq7ZEKndkXSzuK9JL++ecdB7PKZKEAEmIDv3s6Os3iE775P7diu/eb47flNX8Q4s2eOYoLaH27gaC2/4p0rWOqf5/vW8FQV9QCgJF0ozo
P7nQcys83FnqviG94T4vVnlJYa+ijFgpTLoVshzPjaxQiSRUqfii62gwrBguaiUrA/4UNMhOuzq6errOKI4Vt5QYlWXCLzlTijrLir2jgIM+THQh67vrdy9Y
0kpAAZB4U/HPwlnST9mtsk6LGcE9h9eZ8HYNLZf+4RwvmQj+L/DMHwb+dcx2XXSMkORnXRSuFjworifIy/qf1AWM8E3zffAvVAx3dQeu5+jE00V1BeHAe8EX
Z2/n0sBPJauk1eVXFDtkIuHiklXid4FBkWz3L+JN3oLi33O2iepKIkWXnSrRz4rayoXBWtlM8TvZOEkt1zv5AtFk/+DwO+ko2TbJbNlwb2WpR27xZbz5Ofvd
laVqyXs3Ks8p2eboBSDO67Kk6r5fLJrtaOHZI6zpkhf1EPRxmd1RJ6+YI/O41juMXkcoK5gVvOlolhUSmNzjindnbZcdk/Vyh+RC4aZim+Oo76rnk+CEtGNk
gEDlmi6y5GzPGSHa7vgl+7FInbVZcU+4UtRBOjKrjuhdllsY8LeRbBV3lTtkL3ya7DrST46BrpFF0wXrHSt8hP+eJw8A3VOBKpINAn+xIHuz51Vx+yLAUSzN
d0GKlGiOzASElRXOKcqu0uzsX7N7SzTSqoDbddTn91Z3aBxZjtOCCY6aAqdgqXODY6LjpOxU9lbPS+dLP100pEga7p1dEPpZ3co3yn+1xKPYrtwtFSqM3lyg
u5h1/ib9nrO4uE3xttD1YGsvqGzoe+DyKc5Lo676rk9Zv8g7Zi0Q5gar+mfKL2a1Lhqk2uGrB4zO7hrsqd7nXVay0dlZ0TwyUkarj4TEJbM8h715IbRkevh/
4UqABXwqtCr3l4R83cKNsv4K3nDuAbbnAI7rEpe/TrTMURzoFlyYVbloUcnOkArbVDJUqQt9UR4oXlFyPlbkfFvSWINIzdgvJWlvI80/YOXQKelNaffA/xQQ
+KJEK02JF6jijlaCd4K2Dkzwz4+z0nHDYRBTyqSvs8Ig6+M3AS1F+wJ7Q3uBaqotRa1KNit5/3T3u6zFonqaANBWfblommutf12kAmwm9xTpsCei2bIRReOl
3+Rng7MlhwVzI9nZDd2R4s1ypR/OKZePiLSPvPbIQlNDqSympHeklbdcPEu1Q8qCkAeW4MHqEr3qXI5YrPNXDnlD3uBh9XPJP8Ao0V2hy39Ovj3wyf8usN7R
I9gSaw7IFd7QLayR+pF8qy8tjxchmF9axdfDrQjMllz3YL6mvr+9uVKZSBNwyn8WK1xNItU08Whj4KHDLWwbOaqe7m/rXCs+nN3be9fTQ3BRWAisEE90/xM+
Kjsi/Vn1qaQw2iVQPfCvd7kvt1jofuELR44VKYHO2XsDvaWk8kpObuBFaLLvi1Lh2C1o4Hsi/eL5z/0/YWPggEQnCYbbam+J77p3CIKhIuGYSJtQC1f7sMh5
S0D6vypL1E+048C/RK1y9inPOrWehOpYeLtIHqjjLRW2ULqFS3J0QEjQJqttYKtolnSD7Ijnp+wJ7ktFxwVtfffDZRGV8KA3P7IrNkiEBmyAU/ym6Lgy4jEA
/4pOiu4Iy7Om+VOynzC9eGRYFaoZrh20h32ej75mWeuK98oOOOeWeH2XfaeDJ+TTgJ1Btaxh5EWJ0RMMzSl6F7om8MmZnOmqsPx0US/Zes9oYcOinRFafDfL
Hp2FFRZ/Es8P3AYYn8NxQPFPsJbXK/lL+IvSolgBdCraJWnrqq5uHqosM8jDzqJwD+8SMOYb590vmOIe4QgIOji+CPoIta6zzgFOh1iqzc2ZKZusKhQ8cf0C
zPcMV3aTA6AEeyrUaK54W+TsBCZKqxUXRlj/tmxF4KesX1W35M6c0wAA9pMPV3RRVrhyJKPARSVjQv2U50sOSfqELgUnittLihw2oFS6UlFF2Tm8y/0zVqD4
JLpdNFjaxdESTIfPhk3ywdH7CANhxJFE0PRVx0F/IFOROfpGsonIF8EU/LpuF3SAvh18Fzmv35V1AK1r+1czgNKqOxZNx1n1pEDd1FFuo24WvJVumNjDLcvk
sbXigeRo4lHiirY3VV+9Mqo1VGJl7BJt3FDdVJAqzjmbfSerqnCipFbORtHC7Avuqg4ldoMoAc8Y3hJ7oE9qOXRXpCsZpx+K5GFjTAvN/ahscj4+KfEbmEsV
A1lYZ4sNqQwfBjIJmK3CZpmuccfYajGOgPBBnBtfnqwcAAzzkpn4CD0Xn8lIiN/JHuxQ4y9QAhWT1TUTDD9p2rhRDYasCa7Td4rWZmPF72Pdk6ujdXWvTSyc
n6xGF7HbwF3hn1EP2IbuCH9SVRUuABf+8NPL+M+Qg7wnLrH0SY2jb0MPk5M0OYQn8V9iMOTDdmEVSj32h7wBNChwEOsKbS05gQwM2lIyo9HA2B9CpSZhAFbp
QobYSuB/0Df/TeJ7cCHXxuhROZAKeWPkpqE3eS+hhverz6nrQc5wPjwMma7sh040/cyV+FS4mx1k9GI/6Rf4jiE6SKuU6aZHh+vfUyOI2/ByeCOwgLZbnyZs
VDuTRuqWfVdPdk+J/23uEFhDndEOIDw6Co6bxrt6IW+Rbf4/0GHYTuNVyq3+AHZNjFctN1cL/Adjoc7i2mAHVS/lqYgxulH5S857nyc6nmlYCqHLqesUlpyF
Vrc4BPnKZ+RexVhdtayPlII8qDwY9mEzDKeUC8GJ2HKNxPCre66jhvSsfyNUC3THD/vtiifKB0gtpC5Oa4vC06kx+hOgnj6TLmZWUfn0LKZB6nfV0+j72E4a
0/YMz090NMwQzyZPReehi9R9qKuAOUzGFygbidqQ6vjMhCZ5mGlg26ZswbalymI7gBLEhpTGjxEzYkFkPqWGdxgPhpeHWjg+Crq4GeH/HE7xeGUzDWI5CrZm
+pnHGDulkrrhSH1LEf0BGYe/AN1oJNInaTOPMSlM4ngdYgc5TPIq/iuzialFtaIR5IR+W3IMVZkrpTqxb5CqpinIsbhVNBRXUzPIjaZD9nYmbfKu6ai2MzPN
sjd+LnFXO539J5Fnao6fopcmV7Cf0+dSIS1svZEy8DfsDyMfIdhSrrzD2ak9DJ0r0F5I+OhRqhmrhqw6v2YuX4Am89evXl7ahT+TvsKfKG9abtZ1Z8uZU2kq
sTYzLn9g8K/yF4UNkb/LfzPt5UnubCpR9i7TO/dLed2yT/QJDpCvFu32DRa6fLCvq3+I7Jm/H5Zja26sIP6SEtkZaE1yMw1Tl3UhopVlN7EO3wr7TIO4PewQ
ewdiqnkLsplpbjxq3EYezQxKr097cheSz6PzSsegv5duk1zOrc4XoUcM0YiRP206z7+1zLc2Kb9cOLrygtWXCp1VGqyQZu5EH5smGDdb3hgfGPsh2ean+a/p
GnylzGliVmoRKjZXBwHeiA8s6GSvZp9U8AgvtPUpbAscsQ2rPCIBGGsXVGUd9N38v9HZ9l589cyYtJ56yu43doLm4l+jp4LNDEo2yebiWoOYuJ5/nrmBnLR8
oNoSj7VgIm2FtXuUdwyz8LCua1BJjAI8kef8o8y3jNpW0/6RfcqOp/2lG2hSe496L7dbGdaJ5LhhXkY1yAuZJhEh+5n0fOu13A5596nN/KRUdmpEcmrqAtuO
JxKjuBpwG2xS6UrygbFPmdp0/UcW/cYiqhaz0j4+dcJAkl+hfOZSEsC64BdBxLA10J4FuEfQG2ZtWhtV2lNwbfab6IXtnOF9iVe9AcfBCr1MczjUStVr5dPM
Lr6HvW9enHuD+O0xuyax1NLdcBMdiQLo1/A4ZJ7BaZnHjkbkqmvWoQajHLdVxuvSYvAu8DLYNfUAmZJoZN6g6QedNX9HQXvXvDl571Kf2H1Mkq0Cz2dGl77g
etuRsg10hd3MPYEqcsekZ1LJwu6pheZM/mTtWKKOub97CLc/eSIaRZdJTXCRqZtdxK/m+pk6J9+RM+Gd9A7DAHWJqau+O/QnKU8dYW+B4sBg5RxNWfCYrmko
E92GcalTqUucD2rA/5S6yC+jilL1S/+CdOxSdqZ1eXp/2fj0B/5GpV0F/QsP2gusT2xV0znWn/hYGVz+34raqfmFgsygTFbp8PIB1GHyM3eLGJ/6TDcnHgee
U8NKjyP7OFV+pbw9icr52fZczclSCp2b8pcPzARXM6terpq2ymn6Je+9vVXBAnSJ/mTuRaqC+4TMtr/VcaYN1rfxuf4I0yPnWGljPK/851RbtJy/AW5id6M9
eXdmodnGteF6pCPp0Wx1y7DSgqQ0/3e+u0/GrU13IGokl6YmJ3HjpsirsonpF4Yx/Aj79Jx9xWyQdn4sYUIXnZjsb99fild4U/65wqk8ZAwBOdw8N6KLozU8
Q/Oa2wEbiWBWWeFDagOkMxYbTlpX2ddxb3UFRkFIp6oi6G4SJY6iT4wVTNg8hCnjMpExqQyhDpFAIf6NztE8s4+yhKyL+bL0EoYva8bXpyTmoO6s5gy6PjHP
4IbnR/tQj61901fwIalT/I10Kdspbwc+jNMwx9OXuS3cuswQ5hQ3lz+ZqUkN5GqWbud3JgqZD5lK8BBoRXIBGy8RsmKiGLuNVVDHqSGG2vonMY7+ie5H1CBj
VjXiTf1Nlts+FBxOo4aifBpvGesDdmUmUXf0uM5Gic2vU525RtRJ9kg6hZ5L1qLNzEJlBWKDbXgrI4Zdtp5LxqkjKRdfjb5EI6mTilVMCgKpCezxrHzbCU1J
bj17j9T/0Hlce3tBaIP5F/iqJQ+5Zt2dnmifSUfjn8wL4ddgjNiMitJvKAfyX+J8cka0d4L03GR+J++h8/F3XPvEccdSOs3n0o9iIDNU3Q6YI38MrcB2YDPi
+mAbyS3QzPXVv9P0Te1mFYYrzqP0EPF1oz2SIVoaywwNaJzZrheaEgkpdYB4jb5NdjKeY34vrhoIBwvCffB3WHtycqCv7hDRM1GHnIUupFrL73C1+X9S1fBL
hqlGB3LYcJ85511mGkfONk4yPkEXE/vw02Yx8jBdj7zDvGJe01fNy7h31H5oDX3IulGPMp7MBIaN1qXWWQCqM3Kf6GR5q72j220ZR85Es22zrD2spd4OIml4
l6JBaFN4ZKSv57pyA9pHPwsdYvo3pNUWEqitnTGbvM+/LDtvqptZXTDT8q1gJNsuVSNzizVi78ippr2qN8amBGZbYW5g/82qonAPkQ4RA/nd7CNoFVWYKNK9
NH0CI0iVmCspKtjNXyw4BU3Av6QqjCFuDL8dPpXsDLHUFf42zFFvOIZuYP8FbQez3BluOJ6IE2gb1Q5jKvbc1NCrNg5juWgzNkq0RdpwjdhiNqucRiHrMt2V
zBZ6N7mK68tP4bPZ8diDTFPLN9sYdm9irnFSucNssuanVnCnmH52u31DfCBSnmyDNE40kVz2iL0W10Af428gL/LROf/qpyo/eHoQimCaTkIX4z52q7km0Zx7
jlHSBalPodvxxYkJ7L6yNrnPkq7ce/yrwjjXr+x24jW4NlmXV6RHGp8Zz3FXqAepzuwmpFaqpzDbNAA5XzSM3m7qi7cv8FEz+SL2pDlLur/snhlIzDZtC4VK
roFfEiuIQxqA/Ys2WVBmR3q6wclhKjfqQilQnGyKzGWvhM2Km4leTCvDI7ZdZmp6e+xbaVe+eaob6TRWaKtm5aUsXAvzIH1feAvhJ8zIlcQ74BGViD4EF5Gt
yNP8nORz1qN6mfQaBOm/0r0Kdqhbk+2J1tTLSAPiX3SV/oR2VXRGOofviH8G35gfsXZ0MdMMH0p3kUwiLek8fTft+uQpZoh+EvM0eZD7l6sh+IivgZ3MqNg2
Y3NuPcoqCiwR9BGmwLuh39Mss8Jq03VEP4Zfpa6kH3FFXG0kgDGIhHlDPWVI9n9WPbAb+k881NSKq8QqgDRRnWuS2Mx9thRAzYF/yH7GY8mXoc7x4fLdqj+D
LbQ25V7ZTfmmsr6ZyraD3Ed9z9zGirnwzzrSvIyqz92mN8VRKFv/jfPoxnA/Ogbfkx6C3SLfo8/Z3UmtNpd2C8bF61MfyQuxcsEW3SX6nFXHvM4pNNBgPPEY
naQ7HyzGFVzQeAYfWLrRVovemJprSqA11G+QnVYR355fDn1C/jTNNOqhX1EZOcL8Viux/sl2RMWWR+naqTJjXjpkWMCsN++hOiTTmfvJC8w7Vod2ix/iBvpz
pDVFw4OXsX/Uu0J5vljWFXY8PMq2n5vPt6Y56yHL8twm3PF8OdQgT2zN5BrzHOmetk/kZprgq1qeUwO4aUQ7mo5b+UNsAd2ffmSR8zYUye/NHqRFnlZclXTE
Mj61kEWT05j+CVumdlqepvmJMVvpBPPVdHG6iiVfuQmpafuDbUqPCnQuKzScjw2nErH6voaxOYkz0fLkFmydf2cUdqH+1qpN2T3iUqKA/Ayv0UfogYosozre
HR7mvxBqQd3At2H5US0VjU7A6msVpgwWMdXRWnGbvgdSkxVRO/HRFGP4yrZTd4WS9BYC/eHst5xLXXVFNd3l7jLXYoHEfSgMxPX4guhnrLXuKsapivHt2tvk
fHJIaLWGjl0O9FX/hgMoHn5G3Df3JG6SG7QHdd9jyXjdKITfJXQOYaw42sIwJd61KCs6grldfCNswVeDUaCL5pdEi8RmbCexjuyefKcdq9LQNnBg+EhgTPAW
KNctiaJxNfi3Pod6Dv+sbUhPMWWop4b11CtSS94UrgrfSYxSd8oqIs4QtXxvY/+n6Kz/nLjaPryu2ehkMpbJRHYXd3mKu7u7Fnd3WIO1bDYy7pNkcShQXIqV
QrHiLoXiULS4vbx/wTnnvs/n/l7XL+dUDb5gOwZv0U+MzdmWpX8GehUtNr0ImMy0sTGtBFIKqvhvZgCmG+Vz0roluErrWBuWHfzBZHehbuX3gxKwBXLSQ1ik
vNicVaRl9M+55G2dMDb4rswLqvrhune2mcYrHEpBpn0ZSfpzKSzwzVS9tHrg+/Kl4AXfKYa01ABasEvKCkhLIFSKgJO4k5YOcQ6b6M8PrMk/mOMsPgD0D7yi
KaCe6dfSL5a55AXmO4tBXUiE3UNeNgDsufQp6f3oneXHjC3L5xQvzanpnwjklh00lviGWv5mMP//yKD3S/IT743SdvmZie58Z8L33H7lV1fMLi2mcGpA6EJJ
qvEN/9VUYUu27jJmlF0N1Eqq5/cHfaZRQFNfbes+ugfVh9xAJpYmWl6k1SzzlZKht+YhhXCG0Yj79idd0vfVN6TmBT3mrcHelNHXKE2iyuF51pJ02DYpbSuQ
Yf4QHB+YxGyz4IbOcQPY/Tqfrw0Uyogmj6HKU98XmUxtrZcS1gZCae0tKviQTeIGU9fT5vp6w0DyohXfyrJSekAeRi1fkX8H8ob6pmg5z+OhhH7FvWK0+Oc5
t1N+Kx9IbvW9h8aUZFuf6ZpSQ8tewZu8OHjcr+nbkJN0DQOVbS/M3Wzj2QnePdYX+u0BLVi/fBPTEZnmn7mibuKJ/HuBeoHJ4DHjNm6f/wh5xOKjtlnz2R7w
bGo13Iu/bO7F1A924q4Zf4PHBt+Kf4HXgE7cHvam7pXpig7mKaOWlhWS2VrYVJpJPYOOSfzTe8JSz9zdT1k/mU/43oCX0JllEyQ7HCdCbI60WXKRX3StYCfo
Yncof4uvpPWyLLzUj0bG5PyBDOBiwPnkbWEttk6cB83MSFR/kDJ1k6Fz0zmtcEBOSkp23qmUI3FJ8Q3jNiQ1oFoHOqbMC/Uuu6zLp15SHbhzlA69C9xhvwUX
wTNJM5lqvcHnwrWQqexlAaYE4Sn97w+L6O9fIlgD1wL72IlsdSaZPJ3RlxxIuZjq0M2UnfQc7p5/vHAehpULGZ2ksIggPPRUOcetLHtU5s1dl+GzFNHXMhqY
rjKjocfAKnS0vHP57/A/bHqwGvBJTmL/tLZlItBXek1oM1k1+CtvlUal8vpZWDncgvvkO1zmjj2Vgga6p421/Eqlk/f8JxP2kJWtaUxy2nmqxJCen+CrV75e
aIO1YzeVfgBveQW5mbdSyBgcmlpi0aWPsu3UdWb/sr5j+9t6p6JwI5bj3tumCL+aTpq/Mk5T3fRmkBvpA67G/gWL5RfGpNRUDscGlVWnvgD/UsN5QGr0w0uW
mCCxFjOIG2+ZwryTWkEWeSLQ3bqa388fE5fFfIQo06XyqVxQtwscHPwIkd6giKftYO1Gp64gYZXtUAAr2UI/ZM6Js63ptqvkniSvr4Pu19KfvOtSz3urllt8
bXRf4l8x8y2PRH2obuEh/hJy3doR6C20t07TRc2N/HgoAUpn9/jTmLXeeSmXyWn+tPSfzUeLgsx7/+OcheY6JY3LrwXMloYWCnjAtyMVqLjoKfCrpUDnjqtg
8+z7mGfSdOtlcjKnL6tuLYAP6T3ygVSU3EftIHNNJ/iHga16HgKWX0Sc3k6Fa4ENjIWZyDyiL3P36V4F+bwLmG//ivZEjlp99sO2l1C2/7zoMbdHL+ZmJenS
LueUJnrS3LlX4oIxgu0KuKBoCxUjrWX+xPrrB9l6Ua0cw9j97BTHeKqF4VfKyVa28v6bbDt2tm2+oYplBAcJ84xOcBc/APazQfZpIOq1kgsDIrOc+xBIZ3Kt
q0z1KJo6BfdmsCAGHiyGgtXoW/CV3PmUE3hOXcVWYl8BAiiybxEKTbOle15AfFzwu3G9CUJesRF2QPAZU5XqYjttfEvzqY0tg7AwNBvaF/I4R6N/VDyT6wku
jyn9V90URWMvsY+gM/wC7rHYQmscBtg7GTvR+xV7NYu6SueULjuXWePIvxIro6i6CdmVNjC/YcKeUmNBncI+SUJe59RFYjPmGY/5b6TVoyqzGHeabKOeEv/S
AvxS5ZtMK7hyQsUi35gX7EoFUnrjG9k+qoV0obh4sXxoXi+ujdgH4GPiSAvQAKlDXzZvYB4iz8G37HrrWNM9rI4twJ2m+wofwrEVbTWIOw+MFGayZygj2dqb
ha2GWTIn5Tlgkl5BBeU7UcxBIo3owayFFdP3geeDl5RiNk76CToDX0X10Ef+gOlfsq71vrqFHUbSUrfAYctnCDf+zP0SkJmpeoOpM7dIZyz1cemkj64WzQsu
ZeszYbiBukZcxMrin9ZomQW6j2Kmo3qUuQU3ghv4ZLvL+Y5fL44CflceyXX4+eau4H1THnEH4dGCIA78lmBCOytD7e2xIWiacBL8GFcGHZQC4gy1rthIqG3l
xEWwzz6WN2NdxElq48BdYY/nr6I4x0IwWwTE7ngdZhn7gW/PHxfPCuOQF/5J1KXSquxB8jvdGFgozrD1s6eoqfAWziy85T+IRykbXSdjTQpjiBQp1ov63qW/
Oho7KVsYXshTUlA8qIySVaodnYcoGMJh6FHW5DgEvYZqBTIh2JsDXxfvoZyQov/VmsOONw0u2kHNXr5N146Uyq3BzWg3fISSLbznb5dAolHcqQ2M5KmP7SHk
GZ5Fd2NjVR2Zaq9BbMoZypqxQ9wadjO9iaShlMB51a530VazXnhPfc8SnHa1KnaZ+03pCEZQD/+naBNwySnOEkdp40VM2cEuNl7wDvBZdfd9N4ra6L4WG1fw
eEf7bIdDy2PnKAPcTTPvOXTWcLiyvR3+Gl0emeWIc9Rha5FN4A3Ifq2TbNDaoUWizD+LngjfDf8jtouKYd/KJ+Ea2u98bXmkiNsm0H57LbmuMFZsRhLAIrmR
vxM0FV2rHMd5YTa0HNpKyNESdbamRL1RLVKbZpAOwHHaY6nlf0xxqaIfYXShEi8SmABXYXsxBWwGcPZHP1vLPfk86z5+bZzNvBUaypfzSrGZfRt8Re5gKQok
48SGaDrfiN8IQoiV8kh14VJzkDtpHQhescxj7+oFdgD2S8LGuH/j98ZIOTMT1iwX83+Kb48+s4KxFuvewGj4l7JP5NA0vylcjjPT8pByiE7l1lEt85twg22v
+eXGkowCKkJjzAyoSXAGPck4AQkw5+HuFj+9H3jBPC6o6t9I1jNX8zUwfgumUzpfC9bO3cyvBXSH9wdZaai0lMwFI+VLEhtRp3OmssfIkaATiYEk5DFpN7Sg
loiD2RYcxe33jkBisE82nfWheShjoCfZlqF7oLjSPUCTgKL/mvNCXAhtiF+je2cdDWaXbuc26LcENiVXNhWR7/1qaCaQZFxUXljWzHzL+BkbXtqGbmKurqgZ
cfZPGbfJTUm8r2uJ3xj174lrVrw0cJ3aTnYxLgNX66eQzdnKjKgHgKnwufTePooemTre2gZCyyuZJweHMyfLWlM9TBi/l11M8SUH2RCwRneJeWb4j37FvWNk
Q8C0GRoT+Go+h80r7sQ7off+OcVKcEDiesMuckGpEUiwVufSmRjrFQoEdgXeAktCiNUGzTDH+TXoIvmPuQn0smSr/6avirdR8rT8yysmZnTUnyk6x5rSuoqD
4zaU/R46XHKLamx9CDSgWiT7/Wu4SyYm2EvvNzRjw8X/cU/8U7j1ViL114zb7Owya/5u/biU896+1N3ALu/18nq6X3TPkFHehcbOlgVUTdtU08PyFbA/4R35
W1kjkyGUA1msDb2Lij9bC9mItWcQFwD/O/G7cRH0S+4XY6tQ0DI00JcdY44wf5CR4ETSlN4Feco6SKJYLD0U6GX9GejPLTDEs83IVawjf1Li4vyRxeNWRHOf
pptSuuSthF8XryBHAYiBg3B2ENkDeMeuNHWD8s3DTD8V9/P2ADV7W3gveC91BtTNF4COsf8YdwFDsJ3GdVxva7z/PnnXkMrjMdWtIy2TEJvvrglCV1KdyvYE
frb+Q64X13gbkcfEDWwmWeb/2WTDC5F6+iHiW8jKfwl98T4g5EiD8AHWL57gV6orla/YbOCmVi/kk07xY9R/+TT5Pd5+NaZOJItWH7RmUSmreWEr+Dh8Qmmj
VVffq5nhakKe1Df8l9oRu+RspzYqNGdOU9f5HkCb5bbSU01wNiOb24NMcy4n8i6+QbFBdz5nXmELQ9Wc0UmtzVWg90y6Q2E7cAm2iWotgNVdlKayleF74jF5
p7pZHIj9pdwNVxYB5lykfjTRuTz6Bx/MdFJ+ayWiMuxjEWcv81qYwkcZqwVquPIhM/6TeBDJMfV2/q14wwvVNsQ6MTZc7BzAjokOK3vGuW0J3Kmyf9OG8fPk
X8Au7oSVx13n1GHSE+cfIbLybueA4AJumlrMdlOaq9eYEVy243egJXnEVlldRk7K+CTPkdeEljhocRQ8nn/jb80ieEvHMiCOn2TqEPrbtN63lU2gJ1qfiHnq
ZWMRsUFe6tzNNmS07BH4VZYNfI7vzp8rTrfPLX2A7CJ1gW3Gv2zn7ZXV7sp3ZSec78hAc/h28GVhj3hVHEGmiE0REZwqZonXlQPiNiVJbqldzhkHn8BkLQeO
KHvVq6pbkqR27u3OPMd996msXRW/E0ZPSP1CpEBWfaJrhvIuchEvUeOEVVBuqBp7BT9KCo4X4ERItA0MpMmxzHssH+1H3A9uT7Fpe4P/8ydxO4DBofNxKcu3
ZGw2VYT3Rg4oTu2kkij2VFPRjdr/7Hp7byiXPY/Olb2OKnhfGpZ/l6c4e3FzxD7i+MhI30PrIHM+25P12s7bfipNz7kb6GwcKt+xzBIVebE1S61MvkSPaPOl
CPwNnQGNcs33/CvudnRB94l7oXjqknQKqC48ixiEzkakHFWS7RXsQ+Uf/i5Xkz2sclwvR5dw/dJB+hrFRxRPJE3ipF5l89XuWgdJ1JUJM6QxkbaGq+VXvcmJ
U/wLiybn/el9aP6mHQOPOpzhJ96p2ffVYmK556DzDHEMa6L9L+tluLd00pntPKUchVK1o1qBxaSOl0bwv1VM0LYVVVUuGJPU2Y7D6q4fadTFuMm40eRSxwtt
ta3iaBVV66mHydbC0WiOGO8kw6clVdyg+NDzSKdwC3E10afiD3Wa1kBFFCs9Wrzg6cDp3evkP/gJbEZMgvSI91hn22tzX4JLZY54w1WVbhGPnX/Z5xsuOJvB
MVpBxU/yxchSNehlwZKwpeIh8kbtxCvul+gG3zV8tfQk3Ck0XzojN1cL2HcyKw8IQ94JMcdTpRRr7tuCs8XfSrK8C7xiHgCZiGZ8DfBv4gJcJqRhbYwOcz6V
6XHBKY4KhM8K4wG1wM2LJ7L24Tc5Rp4alrGPps+gAM+RZ9vGwgqPq5ex/fzvfh2Zq6/OTzdPUSaq5vRfwlvll8GPdIHQQr4UZdVO6nTusu04/xk+iHXFLqTX
x/XiTvkg2y9cW3kmnhGa4DPUC7xejBN/DuWL48XtcidyHlgTIKK/QNvQucRguRjbJJ5RBqmdhUtck3Id1VQOYZuVP2QneynlPwQXHkFx5svWVyzLteWrUMfU
h9gLtjmUrDRVl6DbUS+WUrrWP8b60taz2KbklJtXXEIO01O5SXIT7Y35tdJEfsk+ll+Ab8od4iJ7PPYLKLPVqGt8F75rOYnS8TPTv6maWI1gwXVyFw6JtJUm
QumpLuNLqFNog3hUnup8pjWiN1fc9BHRBxAqTuGuKO0ibbj+7KlgVrC6kkksYwvUE4IeH8Z+CB/j3PahbElgUMChikVv+RZKX+eelCslL1JjC2eTpYyY4fJP
p/rBA+xTFbP6J9uRLTbswRGniPRkzfAc3iWU4m+EfSgvSOIs+9/ci9K+dLKQH1kD6LkakCt1Hb8BVJEhwRq+GGYDeICxukaiF6Rv3FhRta4qWxKujDlgXnWL
ILQ6XElbAs8AAYlz11E7yrj2Vh0VMMvt1LXcUOur4KcfFvsBHGrrwPaWglAdbKxyeLmHv6YYofECpIOcG8R9bBNec25UK2c9FS34urzapfctu/J/KdXrQ6nb
SF/ZLwgIz+KP0d2VCvlvZUm4B+DTjrKqp3H0XvaQcE4lUT2e1fHHyr9qvzh02kapr9mnvbXFOP9kCoX+oTF4p8xeksdt8IyRHpT31HLkZuEP0h8axE9DB3Lt
KkpQucLrErUEb/toNSUDG09O5WdGg1R5lObZcJI4smyC8R14I9CAryX0Rxy+dgmLE6eb32YMohbln1meq+ttWZraQWXkm2VhiiV76gciR9BCtKXwu71n7niu
gNwJjpV2W5Z6+8v1/U3NIWl7ejswGXyKf0e6Qs1TBynN4HvAeik1rpGQI67O3ZT/oOBtwYMViwre5waKMuK9Vt40FpxPdvEn+Pt6P6U/iFmDTGf76tZzx8gl
bPfcziwkOOlV/v/xmaGxVKqwjr0QEFkaWe09Dy4xGYxT6R1JsYDZNDPlmf9J0ec8VP+M7Ki/R33yV6MOMFWU++RQfw/jCGgneCyUaflQftX/PnjP+48/FDxg
mA/0Zs/Sx9n6QRNcF8jzH9KvBxDgu6UD8ALMCb4pWxWfUjaVO0jJxhelRWLrgioU4HsWqITVpR6TInCcW5s4urxDKJp4I38IlOEXyTeWaf657E+GFRnhjHLz
UKgSu1ga7n9qzhT2coO53aY4L6K7l3feNMW6zpRpuAmcCBoNXrHU9oysxb4wDdc1FC3GstAM6y5wMNVU99V4gKsMm4SmQpWUa8w2snMgiXwPrQNTud9yM22D
SCK1lMmw4D+cf7ytEB0k9gCHiY9F0tCOH0ZuJbfZ5gZUyALXBcdyGbG/mV+HxltnkyPpK949ZLh4vT+WOQNvtjmparY6JaZyJ7ibuQkUlnr071Zc93YN1iyy
Fv5Rsr40VkDY/aJgueMdo98Cj7JVCu0P9ssbTm70vige7A3ndEnuYtzqb180lPxofVHeynK2zGaYHmjvM5RNyt2Z99hwuGRHyWu9YkDKDlAX6IWWAwIQqgtj
wgd6k20HSGMDsB+ug+XCi5Em4O2MEn67f4p1O1TX/MpK+IfAz0J9ynsER1BCkc64lrxAD9CbGQsbtSQLM4uacE9ZwteCHg3OB5zxKtjIfNF7lb2WGs+aC2aU
zCk0ptArgjFJ6S8LG8b60LbLK2FDsWfIL9ay9FgskUinea45tczxs65YP9n8zd6ZXlx6LngyLoccKnbhO+d3hDvDt7gs9HRxjSKvtUfhTO/RhLNKitFl/Mty
y/jU1B8hwTnmriUaVZlxc+f4RvR7Th9/hbIJfUx1gCp0EXQSnJKrJj4XV8tdpO6RLzjJEnYQbyUfchHIZSlTHoL2VLPFkdh6Ow41DrTh4rOvVfQVx0p89KT5
c/QA01XNRjku3b0W6aI2seiU3VpORWHUk7LO9nZlj4oaYubKTtHjjjauY/B39RTZ37JX7uPoDC/K6K37lgd7dUW7CiaUZC3HVySIUWQ/M59rKlt4P7uCrSVo
WUV+ImyvWOZENNK7NNowe7002D5DdofDSpvQgx/02D7D5JIyn5C8lBjagZ0Lf00ZyF0VP5QZ7WO4RYEbwuHwBTkNC7AU39LjYmcrY/F+6gUtPny/DM9YZHys
vnS0xRKIIhtCZPBnJYLogPiVTY5F4lHlJ+ljYRd1uANi8lQpwGlDw/HUQPdth0GeKD8TLqfPzmyv/2LfI7n43ngatgQLlrvDetVaMtJy0dzFN5174z9N/oG5
qN2+pixf8Yn9DUmiBmv3w+vsZUQzlgb+KyolPfwU/TQmmx1If3CNJVzOveoDuJmjwl4unPb/Is/nqsgVYl/wA/vS/ppuoOmtN9Xq4bbyNrWZ7rFcqvytdIyg
4ZnOB5rChuxTI25He0cKvI2PkU5J/8M9iCKNcR0BujHdwZ9chZJX+fsHwU2X3OJCfIhSN7MUHeCcz2+Xr6lblNdQOp7CIVyaetE+m9vKjODxQAxVN+ZTfP8g
RDUAEgJNTGn2PKSWeEgWo3/Tj1WKfhs2m5+j65WOmBiqYHPE/raHupFlhH451cOuIIu4WcH1LCYs4A/QH9NeUm2hkWAjoGlwIbBPHGX93dTP3VjqWLaSa2pf
GPbyRWx3rWPYovLRMeEb3ARpv+sLOQt2YOdoGZqJtcH3Y/nsBqkvmywsEbuSIQlhG3pVzgnHgZfCzaU15BymJzwN+k9Kx5pDYKZfWQX/Hb2bqeeXmmdnuI2/
W6cADTIGAtVSJxfX8rx2v4CXSq/Cn8i66FS0BXsCbpB4i0uMbIGYAKo2X/URekzU960i+uED7QMFIlyj0iLPSuisrQ3bdWUD/I0NwW4rI7A20jIuXjphe4f+
bUv3HGdQMQ3zaMPxp3gY6xypjQ4LJ8gntTZaP+tjeqvjrvIFWoW8DvfByiwriYdimb0rd1KqjVy33YUV8Cn2lZlUcIPeA/aEJhgfs1XwlzZ3eHp4IQFobDTb
dAe+rPmsxWQdprekWjdxraBz0kP/I3ttdQ2REYiVlkF1WVq5qvbQDmKbwy0jTak3zk/u477buTb966KzsU6dOw/PH184Gt0XE6UqW4cyicQpVvdjyv5DXM48
jY0yGvE7nrZkJaAzWK/0CXoaOUmMFncS+8PNuA9SGl3PuAmpQ6Vw/YO1xW4yYikTtzIvuO7cWrKX2Nc2z79H6cu85d5qK+TnirVip9TRmEWUxnz21bY1Iw/j
92zLyQEiajkoVJfbQrJ4Fv1T6o+2ZK8wf3C/xp1VZ6rN8VbSSnEPdARsz46SRX4u7OI7c0ZYs4PiASiFeiUv090QxjLfi7ezSdhI/1NjbUtvKousBPYH2kJ7
yHh7a2d772VwhKM5/JXqGsQ9x63TyabFvUKLDQnWs34SeAO8pJrIVvsU+zGkijIRemjtz0Hkx5QbRiQwW1xZHkdOBCqwPvLx8moUI27H1hvPWSZrM03j+DNw
XohzlFoHEovEGvZnohK86BpgNKJLpfvkbk+UbcbtIBcvZ7jvSg8gU53PR9g/pb3QZvsG03P3IFEwHOLzrUftN7m65ft0HbUH/DpFktNRlfiakJ9iLmtg6WhY
ooP95UWUqb70iD2CdmfTuBGl8aKAhkNJnD74n7eDdQy4y1wX3mdJtrxXnkGAaR9cALaWrpJosA6/oNyaUdNcCCaQL63Tks3UP2w1ewf8AFILiy+rrf5NTMTG
gHtT6ytDpTmOts5X2F7Oaq+F75UmqkFzjfJ8bj3/yN5FHib54ab8YOY55QgOIpd6B6RcBV+Cc43T4VJ5hDRRIizb2HbEHdeT0q38UGKm64EVX94daml/XfbS
+7l8ua9l7ISSY94SQ3ZJV8Sty5LGcz7sWgbHbmaH8H8T1R1J6mn3m2BvaQ2+GBWyUNfrogv8NmgddBbv7ojFPhMU7wP64I2IMdF68BD3evc9YgjIiVHokm06
ukMQ8a/sbeG23Dw81U4pJcQ5Zq3/M7uBvyV/jHzTZob6S1ZlmJvOGpLVWz6k3tMWEwMicdI7+Vd7lQpUrKa9kP6TqvFVUxqz/+Mbyf9Jyx1WfD0/P5PxTMZU
wqiOlE5rtfktaiu0eXgyPpU4qYHRKUIXroF8231RjJbv8dRSD9pjxO/cDKUqkWF9T1SS15QX5djyq5a1SDhR2KBcl/LIm1HaXjqB7kYRprlYhU20NOT1bBy+
Wj6hXOB3Ez3CefJrBNLGKbuyWiqt7euh7Y5M7RFKOxqjIUcl+aS/tktwmIVrxpjUO6YacEvbb9xBbAh9WDcdo7FZkSt4mvRFq+dI1uTwf5bv8jp2GLVG3kLu
pOr4r8svoWTxY3Ge2sX+ky2bT1InUPHutYH9umbMP+IHeQIVR/mwHcFLeAo/LWOkcBQ5ad+IOz1XyJ54uzzB7gBqkU2A34VLygQU4RH6d+NaoY5eX/4J2mvG
zE3L1orxdkZZK18M7ZKcyl+2z9JGqFlavldhpgFmFDckmLvDWXKC8NGgSJxrtnpI/NlqIJZSk0EveC40nb9oPQs9pRZQ9ZVhaCMhzRuWHqo+cjjdD+/BjtY6
li2Qs5WasldyiP3Jm/gKaxm0R3xv4IN7qP4SQhTCpDRVQBFr8F9Zr1KmPlyiOJe6SAxgDQXDi/+MrSfsEDfAv2IJSdP4A/BNLIQOZI6bubLk9L2FKeV0cW9q
ka6Lb69fAXtbl0duUtv82RKUASm/sHBgN3286GPp04JtRtC7hKzu/d21UzzkmioR8A0JlKuo4+DD/CH4m+Gj7b+SJ0yD8mFl61bsVCZm/BvYzwTpS1o//kxS
lN3FEFCJ4wN7n1pqf+Y4hLmx/kQ7uxHrYP2Vm4ZN4Vqryeh74zNeKIvj38DfjRX+FYC1lNBOaUPkSfARsZGggHbwJ6aSdLNgD3/A6ZS3ClZ0PVGg3I39pO+R
883P5DwveevtZUgsPgFQ/JnAjB/TcgBaEp8uv4GO0llS3x9VOupsRbVwH+E7ZN4Tn6pbkRhPNnxV/gsscUyNDPaEsjbJOXKiq52wQeLUbKlGMFXiqb7SceoT
X4v4VxlhvZN7JbO9etO5WRnnfqnNDh5XF0knyg+hR8KLkZBpZ+SD/Nl4jCgjz9on2zzIOnsL52Nmiv4mdAnenLbNehUbj40iukHDLH9o9vAp5bZxGDk7XW+P
FWqAIZVTJsudsX32eDKOW0dWUVppzdRmXA1qH9bO2gcDdfH+vmRn4iL63j6FWMw+C4lEcd6x1I9515MexBp0zePS48NJodSecPVAL3Drj/vYiOkT/J7uTSsy
tA12lfvyOXHnWN4yW2wiwTQofXDwAAx2ooPOidIAMUOqa/ufeQZ6zLrGFovdZasgm/QrM5YgvrJS/hjw1aa3/WxNLF7jvIP9xbGOW3CZuBFZ5xwDvE5lSZT2
wnlIN8hkmsTijurQebufxfxDiAqpgxgrDZeXyLf9S6RB4kuoRX5PbHBqgeYUIOYrVJPbTgWsb5Qc01lE9L0hJ/PJ9Cyyq3SDH0qPYG5YLsX/YvrPOjtxrO2I
8RHcnmuPvnKuFA5JS7EVtm3KI90l/QmgnBwLDwMuAJ+Bg8W9M3qhCzM6KRjyi0iJpLDQXN16lauVcoPJJSuho8Qe3uPQM6QadJOML+1hq4bU8P6FN3O0oqZB
vTPWwxeQ9vAXrh1UH5tVckIXCje1XUN/o7+H4YoevJ10K7ORFYE53DqsgzHJ5ka2U4+svQXaXsruoeso7YKvDImxb/gYXRXuCrgHHQX3s663QOY31jr6iH+h
aWjsEl1Tf418rGgTP0l8yF6GbFAj7LX+mLXTD4OZC97x5rMt825x+9Bt7HL5Eu4GT9lGwDzUxDsEysJOY72ML8rn0BPpSqGRwXWhbP8GygsO5130d/QK25J9
QzVCu0sDQk+VLsI1MUI2gQ+XtSmZSz9HBEQDXVhNbqPwGS/4MStrlrc3ZoNLf1QzEPKLe5OM4l5mllos2XkVQ/GrPCLUgr75rshnvbMA0igyy6jWwTfcsoJ6
y7fH7Eipkop6c4I/BfJKapEu6L+AzXnWsdXZFOJDQPI4nA05nfeVXhAHdnHS1laObRytGEJzHQoc8reDRnKFyoWIFtglecRXReM1VGkg9WN60xnUMgvOf0QW
oAncX1YIPC6RZSPJ04nNFRiNw5sjE23VuRNII+MtotD9CrY4OWeRk5RpYwPJKi3Cz2SvxIZA9bkMZqP6Ssg1n5STZU/xVmItO04NBrpVqbWaWS1Fr0f7qTXl
qvYsYnnmAgLw9UNeOo459ypPXcZK0/H6YUlcqF2N9gw/qqgTXYjtMJzyLABPa+2Bvo5/xH3lm4pq61O9Uwp43eOc0fp7cW+NF8Wn9DbgOZfEnrG3FmyIy/yV
QCsfsbe3bzX+ov5GdnIG2eluIPJYuOHqg61jj4erunjmDeUU09Qx4h4JtfNiN/wwf69Y5JsrU5R/pX1C9x+keTQUuxqK3pb/UUZUDEb/sSdFf8eOqFF0wQ/H
ySYmCB7nYXF51jstFlSrNvmRIWmal2ggScJJ9WfpjLjQHO+7HfomdYRjK23XIuGfpeoIJ31CjPQp91sqAesdmPWDg6+lOQLz2TPCJxRF3wrx4lXBj9wVngTb
+Gz4aGIXzmR1pNpHR4U3yMU4YW+Y2hlCMpagj6j+8Nng24zJ8Cj1TnRKuLLDpRz0ucRbbBX/azaTfsXHMq0CrdmqCUVYMoFH/ew1bY51IrFD2ChdUqpre2VO
+qyqQoQawzWCZntyKzVSGCV9dSi1RNsogOL2rGFERtkYqZlzI3fYuFUsdDUVp1kPOGjbZ2esuFzwWE7x9aSbTGv0g6W5GitPhpbzNKqIxdQjoC61y/sqWClY
YqseOJawz9UdWhnWR3pHD0aY6E1/1cRhfHOga8Zw/Jo4RqxHII71zhfW+Wql8DYlyWGK1Ie0yGNzU0sP9jTX2JIDVzPjkATOEZrRU6A1YprcM3Gj/TnOUo+B
Z7Ke+O74qMVS85Xd4r9yXMV7B6GaXO/xutwb/G/2fvLGYHfEFCbZOKIzE3TCJjP9GOgcbRzeGLlDTI8+UKPCV2eqOtyaXKkF0QZ5gR2tlEsVSONNe40Py+ql
6Yx0WQv9wvKnCfsLk+jfsMbifhE0H7FfdmbLOVB17ZGrKLzGPTPyX9XYwEP5r/A35ItToLeKv0ceoz51BDbG1hZuY9NnHdLmuSSZ0lZqwz13sqvgbwN/4b2I
pvaJjiH25MyTq2dJ71bmidHoLce/Sqw0QyPVQeHUioH+42KBq1lF55VnNFj5HxFjPU3MMbdQv4ceqoS0UFvi6mbYTNQTb8kf7DfogkicMtV9LHtWaDf+IbOf
2g/f6SlRvotVNVzqFo0K9aMXtQayTsyQF6jvVJEEHTHqb7b2njb2wxqvDhe7hl5gL6Mj5Xw1ofgPS8TrT+xtfFc0qnxixuDlBNhTOsUf5ni2CzNHrMYnEW0r
6vPLK9SKLxXdw1UjGRUzMlHtaPS60lu5G80Nf9E2R2WlutAq2BXOVKqkjcYijjzwHT6JaCq0EPvaETWL0aG1KEfKHs9nho3yxHA+VbznmxrZr/3NL3E9hFId
OsNHdrijipTI9JJXqjeVFGmbRknVtSijV85i8/xe3o3uCSliI7qlrq04W2mpOwUfNuyidolLi8u142q9gtVyNUQvFoY/c6/E0aorNCw4p1yUX4b+/7XdfAph
Ir4xSjSKqBlqdvSM5Jfraxu034oeG0S6pLALKZP/BWMNw+imwlpuFRYrv2L/wfaKu8JVgUe+cSzBHrRJNA1NJa/BdGihui78l324OpSrUf5AWo8rcnXlBOv1
VAjFhE55ScQa401rVZAbKP+D16Re+wscDvsNoZh6AVWT5AxjIBc3YGfR+6Z/naeFS1q+2NE0RZ4uztN6u1vjHeS5Msrn+L7ar7HTf5z9MFS96GYxrrvvnZH8
IjYm0MSbYJ/zg4yfWIc6jzsCaCFhCLwUyYxTsECxtilAZXp7ySZ/l+xVqI9oBtVzfoMvOEYTZJiAG0JtqN50e8oSStVVE5qINT0fxVlScyFZ3Ql1MX+EvD/8
ZTRWjn10zGfGmT7a5xpPO7erWVIOMFloTS9gh/JLkPfAF36FbaSYRw/wDVDWsTNFBjjGbxXzRac6JlwR/h+wPPJA7WayREdrznBd6Kz8WOunJugsscd9yUVC
oJ7fkjo+/W56Tf12fgjQJVRLa6mtDNdRp8u7mWuJN8PvxTPyHnRg1KICK/3hYhygzzCPWBBf5SqAduO1EZ37gic+qy7yLuuCY6OzrjI2DhWfs73VuXSKdoDd
Je8iUpUybUPVEa6jldI9GMi4ne7xUGVPX+Kl3NsThgnhrXREqa+OKt7CcvaKcHbRKKK7qwsbgHciddX3pvNiIu7i2ulzFR9QCXysdUWYzFJXD8d/6BsPnHlK
7arlKS3FtmqsrzOyADgBXLeukgrUVcE8rgrglBtr74W+VCXqrtjRNZarrM1zt3evFlemvik6pxsc03VFbt70+EbeEStOovfQXexI+RUS5+xHzWUD1AXxhFbF
Lbljxcb0YejfzFaRZa4FWrprjvjAuRIYCVcWniPdpMpsE36F3EL22H9R5uKx4lexT9FiLQPL+dElATvNblV9TBjqvvI3+zAiNVyceYVgI/0cqFoZjRerMkPE
bD7G8sE7ma8somC5vB0+G+qjvBcBaKp8kgPloeJge002M2qlgfAJjVbn839ql/FFYU5uT7xRH3B14WJ0YBgrWSaUyrXzRgG7mUKeKVuN7TC+yV9YJOB68Bdg
AbzXetSX436sVAtfCh3FxwAzoNslvU13rbaSBobkFT5QM5VESiKV7KdUScS4AscXdTA1QviPPciVpM8rn201ScNhQcD5u6LfsVB3EboOH5NmSdPtmVjbSKq4
jp9u38mPlcdSLWkek9EbVpmqENpFP5HjuWwtw97LP5W9gaFSTfEgpPAnpV8cXnGP8ond4TGVd4Gn8Ance6gz1iE4G74enKeWEaaYAiqOHEF5gofM/IoVIGuY
nYxEH4hz1XvgdKhWxbvga+RF1ApBohiqTnVUJjEq9BOeRrb54T0LlJDjndQ7/w/llWOwWAQOMG4NfRK2sCfJC0wX28YApIWRdGAB+lBEiF7MQHkK4XG/l4yc
Ae8rD7avzOgbXixSWj10J5ytpos2BOKXYg7pkc1HjRKHWv9Ao/xNPsnSD2suLtA1EU9G+mh9/IWQhNfDlVAfYrNc3T9brI53zY6qFzQ4tijjTNr62Inl24Kf
zL6ExJBbPpx+l9ojjVUbM0OkpfgLplRuSwwLVy6dZTe6m2b2Yfd4JoL/w/7Gl8NnxAemYa5SuSs+213FChOLsqY4z9i3O4FK/TzX4CXS5RRzsYDV9xbK3SM7
sN/cEpZrXyp19ITVJs7jIoZlqc+Raq6Xfodzo8i6waynzrowKy3jlqoXzcelWcQZarIDxGpxLRwVxQb7MeUgKMiz5SxsQCSkNbAegWdH31W85RaKHuU8XNX9
D30bXeLcpa6VfsWO/v8P5o5BqtfRULYQnZwnpcowZZ8Nv3deNY6w24hyaJBYWVctZntym/jUciJ+XEpiQaPlDQ2fyYGpm5I/GpOprkiO/yT7G9lKSpLYzIHs
YeGEw+s5KbXkAeGiPQWbLidLifBX5Ve4RvpF+xHdP+JGdJjzGsZyl5BOwTx5DGvlb3GxEsLsV7eyb7x/IH3Udi6DqmlVnTnht+Eceitn5aaCG6lB4oCS1shA
7U5qTdv1tMHCW6EYP4gvpr+Ch5RVGKu3i4vYjlxj+i1ySvopbAs/doBqFwWkGvBD0cmI4jjE/8xUwLL/HPDR/kLKYAD5gNjEstGgl8aHtpIX2JpsrHxMXZt+
0SU4r+R8cbTQxrgkALJlWjeQuwDJ2gvaA0WCOmAKpIObRBOZ8Wqa2EUlKTPViv/CpVEx8gqpV/AkC2kEikJjhW5KROpesVz9KM+Xu0AYflARpJecF63rOCUk
iaXoM7mxy8VtWhF2+sVcgYXXIU1sUXFjeQn2G5urjWHHq5/Ed45TSAkY5W7Y2whDpL8Mx8U1qomYC14Uy5HK/gFyGbuyZKH1tGkdOEYnGMkARP1n9EpDiD54
W6WKJEFxUrLlW6SrzY2N9N6zhX6Y1Z+OYfAD5IW6SM0oagfhEhkFxWvaM2aXiEC90kqMW2wm36H0L8YmXBcoxBl/5OBfsB4qcTxQT2A36T2WqQDIN9RmONYS
aHh2eAlbWW6Q+kEokCq5w5Yb/AKhDXAk2M86xLfJvBC+x91BryGSuEm5gzBqFr4Un8RVJ/NFhTJJicJNcoiK8Q09Y6W2UHdf39LKRVnlXf2z/F9087y/BHqa
JuE3wqjaSCPDkiPHeYhtq+wVP0aOSTbomgqxe6w2N6PO5HeZj8uHWTc9lXjoOGpPdi8hrML77AXIJAKnzzgWI2dhG7UE74F9sL+yH1TDsh4YpH4V26igOlVd
wb/RvohdVi9WT8uTVFB+ELZVXKqIoWitKd5aXYFeci0jaqoq3sfZIHTfpRAOqYPFaT9jLYR70S+8XTKL5KXsP2r7VQPgxTo5Mk28oZ6JnkDnK/vCbrEdfJE7
7ddX0ohBmYITUNeDndEukUau++qS9P3OAvkoNjZrmdRF7uN5UfBfmjt1bcHHmL3JH4ua5+WaZ2Cr0GkO0ElCC20wNg/6zVwjqwexMDSSeJR50fl35mFnncr9
CYvy2E1j94mdjn8dO4mxxGO4nkPAp4XHUeEfmdQVOuZM5isZaecp489ip4QPGSuD1QGa6J3ZN/O6MoReQNR0nna+cIwizjqrYwyehcyz06QJ64N9Ut7LtwAh
vMC7PdjP3Foodm5ROziHeZ5wJ9333ROU2sh1zKASmZRrKS4nPLE1V/XMfW2geB/QO26pDcnV6BtmpFhMXDEu4tICIeQ/tBw+AW4EY41DCB0+2LFC3eT6yV3N
etszNtMAFCWbTMfo03AkdSLVG5yC2T1HifduzVkLwtmItQOR7PAyGLQJvm34k48xT7PWQ5ajrR0HkPruj3hVXuMNUAL9kfvg3I0fBO9iWlkj+LqzCF+Nup03
8a6WOFdHsRKzWM5UuPBBtgVmMbYxS8EhWHc7h8cQ7RwTYTt2CkbwtjbSQdo3E82R00iiE1eeogeIMqQS3dI5KpQSuuhfVH7bfyowxNq11B7IB1o4/7IXKDuw
Gq4pSj0WyQRw0lqZ5Tk99w/Qkj4mL7KXIR+xGw4B+0e4yJkLDstvV4yDV0IXfCq02/AaqA4WBt4CtYnFcDPXW8d8ojfw0XbSfgU7Yq8snY+ccL4N7TD/7Frm
6On8Su12zsAGa6C8kM2BFiEs9ja4mXxIT7M+NkuB6swj+hT9CPuDz7XdxlPhOOJfdBYK2MeHhiuSp6b7GnW/rMLeK6sNNrRsYszy2G4GGzDANCvtV+un0u24
RNt/nHIRMsAVtX9ztfEkYWnoKAeH1dfcnrNu3mPBNc9vwWtulTjteu6ehPQjfk5bB/fDfkNCSply1D2bSMIueoJUYwx19kfK5f/QAs6t2NR89rmbjmTiNWQX
tZJfY2+Ttt5pJo2Zs+wa85Rrl/ndrijHWQjIZifwGPqkPOr/6u0EXWSZQF/yZtJI6l5p3cKl+iO2NAjCtwKvWXOwiFpjGEK+AV8a7RQFFwn/EydwGrNDsBSu
Nc82UoXFuJVvTdfGOqEnhSvGJbbR9EfTU0FvvsyPoTuA6xJz4+w5M5JbxuXFzklZmLtjxbwUr9ACqgK2LF9Jjguo5OHQg8QmHBvYwbyw+PyHuQXy2gxe6ood
EluBQ2y8PT59m/0Ktxm4ueIBcp7vByoZ/f0N2K1FqbbbARWa772D7gw1txr46YFNEMO1tNQFa8gn+SBGQ12ZOuQXK0pWL2pqcQCtuMcpYdMA2w5zAumzrzVc
5ttJLuweugZg6TOBUt9T7rPQKTSYnwsOQxYEO3MysztJT0/VL6UvYFvY0abq5g7odtM6c1ujwb8jw51sAJ4bIe/pohHQIXCI7j3Zn0JEIPWTs504mx0gXSFd
hqMFUwKhgAycDroC5wwfEi4a78H/IoXm80w/aFyoiQUOJcCV/Et0pZbX5fWpoK8s2JGSkZHgOKobPAyJ4QLWnnyYjwbqMm+E/v4p4nJbC38C9zOE8JN5ReiU
09Q2m0ZAPOFXwxTohDkX86R3jBHKxgh7is8jZmYN5ub94FL4Xy4tNJ4dYNydupBxewOUAa0Q9/KDjOel10bF0KC4c9KHBF2ZWBCve1w6TfeWSgGui4xdSgfB
sWgG+sWYAldYYeMe3TpLlZxl4EdLG910+L5/hWMRuBcdI9Rh65t/1j+Kaxd6Udw/foN3cUY7YCY5IjeS3qnsEuWBepYt9Qu2htwn0xTuOp/KvxWsrMoyVIm3
ibev7jr7lmtAjqHuAc9pgemPdM8oyHNDN0Ltk594fdbtVJ/gf/Qf9ALwGVNHTAD18H02m70mtOWGeM/Traw3yP9xE8EiGtFJedUSU+PTYjd7x+ig/BT/qBS1
9DV/HD5dtgTORN5CDDPdOpY9bkqWLvNvwHEuF/kHYTA35xDBTtlJN9c+GLJ+BGjlculR7jC1TH5eOglrwLlZHUdyFWBLqL04gm1HtdaN5AewZnCjdCR4UZxA
fIU+UkFqd6i2/VLaH3Kutlg2AHdhkc2xaM7mznSiEPeXweGW6kQ84KjrPGF/5Sbt6exv6FWstv12pDArqerP4EBrcdacSknutdiUinERb2aXlSO1wep64m10
bkUNliXWVfkUvS9F/OM9d92blYh6SX7n6S3vsi/y/GfHMXf2hoxF8bLXl94yd5e3drGndHXRSa6xvISfAU/m75CNHRasGwatWQc70JnaqlXtORb3Rx+tXVFR
L/uB1jGbWenR5oKlkqVitLo+Lp1Ig4ympY7xzvn+d9hC059mg7F53IPQwtRe9kVsA7Ex2lt+5DktZUbvpKCu505LZS2p1K5AmD0IVIO6A3Z5CRDjWIRuoezW
BdwWtL4L517jV9Sr6g7PH5FE5YnrGdIY74dXd+x1tFUbEnqoIbsrm/DEcbG2HPsqdj22PpwOWYybxQ7YiaCBpZBJ4Fz0qjyAnl5sZAYoX+yJzgUVHcQOlfjI
MecEh1EcZ95Ir9SPoHrAr7lh8GhjC3VitInclxikfXK5Ax9sNm4CthFPMVzjbhGrhQK1DbKYeK4aoyOwKs5iymfd7yLg+uoRrBxr6PmbGOKaaW/vSSGeK7yn
BVpDbYj11wZG5/MdiMHEXf6IehxuaWXt7e3tHBP4HOSCOIf7hPtdIWRlcTyaQdQzD3Iuw7u7efN0rCbhwjfjxx0AHSLrFPalWvrz6GeMps8zezMFYpinpnOF
/VfPNKK367unVGyOuXXf0CeWuKIR7GY8mmr0xDt417+uRPB/uI646P4DKmPrAkt9X1O38Fvijhu+GdeBaYXD1FV2wJYl6e02rLptMOZwxujWkOdcp12w83dP
AbOK8Xuyie5aM9d6DMEsHotnInGcsWvnzE/5X7R/JZ3hCzcraI34tOGaBYtRYaV2uD6WLwfkJkSB+6dVCzCfKynadnU8+z2YQXYP+fwNyV3+h8GEMlewPjic
aM9nOH9yluAvor/I89HK+O6KXcImpa/jkvydaO5Z4WqntMna5HxqxxxjyiZqrR0bHdXx+RHNM0NLjNwKWYnT0AHCxE7j5nGxxGNlDzs12hMZDONZZZU+e65U
Ks4i3Jcq/epZ6S50zYN/wxZlLiJKnB8qv6hEeUrZ+/x6U1caUo/bh0D7sFlMTelLmYMMQVa5LbqWOYkZ/a21GVoG+804ShkpGuHfXbNtH0WADgBzKTeTKxag
N2haHa52TBuiHtNmsf+LyFhvaLRtE7FKrE6FRE0aCkpcT/tpdlL6xJifY9rkTivOjuNyxyYvS53Ha8hT46zgDXS95S0XonPs9W3jscb046wK8ANfGTuRlQLG
cV5qsrRX/hOf5hiO2fGewb+oiegA9BPzAqsvthYQ6rbYjGJSp3IVZqM0l9vG1c43SCvDtaHxGX/J6czH0GBildIkrGfM9P8MEHaAH0wPZxlwQUqWUgf/iuQW
vkmfQX5Ev0B2tjWPKX8Sr4Raykb4fGgN1QRrFqpkXkv09Leid/NfuTnlL6ETkkbWt3c0PQmNYPtIB2gducn2P2Zm+RMd5NtutBj765IDTk8q8VnNVxyew+Ry
uzvcHtlPHTdNSQ5C61OGk1VsA5ChyM/QTmNl/SjzfiVMtaK7GBuIC2x9/VjpZCCLTvixr1P0CPGOJUkawf4PotUvUituHQhHnog64JDuNH85NCouX2eQtwUX
gAy9KtQNPGp0Ke3sIYtBhK23+FQjar7GfkPfc1egtsi80utwoR+XZgRa2IazUV+A3Gavw/rYMplhYZOBqxN/HHyYegKckX+WrkkhZOuMCnOqt23AXcrgVsMg
rSsOiF+1hvQcC4dNBlpjycCVFI17aG2acZGvLM+QCvxDpQZiufJaeCDZoUy4tfXP0GL+lHebrjKnY19j/4YELpnpzHwyKfZb/jysCFTkYg6jS2xPAjKG2P5U
P/CYutmRjs9X+xE/mQbH3wkNYWtSNZKq0Z7YD8b+iByExdO0HumK/Rforew1UPQ1Mls8wS0r/YQZ5MXWZXRC1nSwDb+uLJyzpWRDYF1qsbe6bpA+rmg1/x/Y
DKtEfAPnks10Bzxr2T6OdGQJ/JQ4L81Iqp5VsXwcbEjsFS/AZmoI9JD9TmTgC8RUR64vgg3gtjgbixKfa11L7LLqzGOJCewp6wj4JVyN2yGWMbu0aupZuWak
ioqgB+Q2vgl4V1QWNqmLlBXGJ7QnjOKv1b9F1fo23Ek567xQMVtBXFvQJOq1+j9pVugYZtZ1xNqhbNgQdUVbwJSngb0kGv6RS5elsmiudFHdsHJ4ZHZFD+m9
s456R0rWJkUPq39rb7inq05JtcTR/M/RF9afsgZGGmVMYA8AOSkO33o9VJoWcyLjpa9TcYf0DBOGNWOOhVKgz2xtuZQz8GmOCD9JGg3bCJwJqzOpCvvciktl
j6IH1A3pVzUoeoudEb4Pn4PHZoxzHMK2C/8omHOk/UnGDvtG7jRfyIas6eBbZxK2TV4UWbFyitYie3wFGu7m8shWuQWFqdfJi2yjpI7qUu8ONDmbIcZh3Yg+
WjRsAS7Q3yoORJcjC6gMmXc8A33cLORn7E1UD42C035k7Dfcy7mhKURh6EEGIK1l64seabD6gNCsn5g+7DjLUqtXSPw/hssysImsjcJQWqCuaZNGGpkkk2SS
Ci3uToHC4u7u7tJi9TZpkzRtkzQ2k5E7kha3XdzdF1hgWdzdPuDrj/lzf8y9933ve85zLIviU0peCqRQCrYaTZXd8F3yRdaelG6sWdxYzZjqa8l/CVvG9XZc
j2kl7eb9gna0j3C/NU11zZOfreuBnXUOtfjlLeoUwu2K065g8X1opzRZXi0Kd76qPuHOtX3zjEu6qMhxt/Jggr01d9wiB+HqL81Mam6O9qc4p7RcgWnsDxIG
2+Msk/mZ9tn2fLnO/c0xW3aVty8lqKanTWJHKleZo6XG8q6xMTXr+eZYieNkMiYR1MS6b8oK4k812Vl5oGi+5UJef+sTS0HMrLpQ11f0kWiSKKbO5IgtfGfu
W/3JusR4gJ+SIE/onCw3jYU0dc9S5vEPVJ20tpbdr9Ol5FdNjy6N/WGazPdXpiX9wRfkfrH88tytznYsrk13/098za5wJ4l/83Tuj4lr+Pa6NvYB0gJ3hbC8
9mHFD6+m5n91CfHeOp/9g3SGfWXVFlGCc6dxvz2mSFc9qiBRfLrmT1eLxEBKR9kkyR7HXNcth82xRdA6ZUPtuPIDFdp4d6S2/K8yfmnnrW8rr0eaTH3KppV1
cFsjygQu+Rz7Kcc/UPfK66JLUHpCPpTiGW4/k7Resck1Tan11LiGCWOqXld/q2vmkNQt9HyteeqRuHu69su7o+N8izE2foSzdeUn2TXX8LpQZ5wLdp1JnsQf
m+wUBOyQZJTTYW9Mo+qV6GFRvSO+WVN4Y8VgPA6faP9S0jbpZ7WvZr15Pz/I9iQqNXFfZapxYcyJ+BkV/5XyKg8Xdd6q3iSwTzZtzj9UOyAmyh6wfBEkxN6x
iixfbW+TWplJ89wax9bFUb0iTjiyhIuMbx0To4uq59YYmpkTwiyo4FV8ki08wVPdn/c273iTI7kDcum8w83XhPGazt22J/Z6VFFMQdTVTd1aTCw7H3csf3bp
ynhakB6DmVYknLbNS8wQbba25p+yheUqS6WV5QmHeU3jf8ccNWma8Vq+j5wakWxzx1xuWl3+YuuPUjbSnzChwtdUaqRMb4z7zcExL6szqnrV3Ldm2dLt36qc
ZXHGcTEvzfl81rQsIb8kJ3GV6adxRGI/21Tb7yYZ/AnCHYX9LXtM40wZlrbWF4nLqnJisgV/VLgtp0v/jZ1lLquYxR9l3mYsMhlzn8Y5W34LT4taHn+86EBI
34TEKCrsj5ahwSPzBpvqIz+UD7JuqNTaWNvGpMKK1FgscWVJ0/L9YVdjnsevi/occTfyZdDDmoemV6aZecN5wxNuVsyK31/yMFJr+V+8smBh5D/GC0aF5a/Y
l7GnowuqxHHLim9ZSuOMtjDjhJJxCecrl1QC272EkJoxlZWRPcRTbMP58KaVlvqEU1Xh1sVVo5sK4zxmNe9kJGN+ZglUdogfa/6adDShS4Gg6ntiZGhwUA/z
h7zSuBOR4/jjY1eHXW12yXootiz/SGFsUFK5KPxCU6aQLbqXdzm8tmIDL8RiEBwtHSnEo3Mss7cSxavL2lq3xbpKJifGJ/WJ4xKGBC3Z3Lw63Ky1JFoLLV8q
n8bsiEkJ0kcVlzWUrS3puKVveXblO/OByriSe/EuMx3azlaS8G9Sd0uKSVj+ZNPcyAEFIfzRJiYv2Dw4Iig+kLCjas1WtTW/cld8ThwWcT1mfeKupN48VZzE
SJq6xa+JmZ8/yBgmSq0o4++Ia9gWGfyoqoNtVwtz0kHLqHKCHxX0MmTm5ukFvE2XQoaGLsvvtk0ZMStpumVP0gbhFOP8loXRF6OWCoqMwiSHCTYxkkoLIZpW
1Jz/WSi1/DLD2xyh7sqbsSeq55mfmx8kzDdJzI9NM22CAg0vxAgVVVlSLKUlpy0/rVaLwxYTnZN8SnBa1M0mi7Jb75S/tk01X+fvr1hfcyx+Ts163rnq/0K7
G1FLjslsyi1oWzMt4V31+XxNyfzS5YXjwm42m2+qD5WaBlXcTHRtHmhqUjjeqKpwhr+P0yaAEjxsvim18nmsJL4gZr410vwsKjM+1MLFvdu2zrytMJl30lwR
OyX2rrlQMKN8VuVw00bjuVxJ3ti8HXnTm7zJS8ibkbswj8lt3iLXvNd4tDyr8FyxvaxZwbAmTOXHovyKvIKwckGLddv+iZxelhr/LfZWYXPL4oqpkbf516Mn
ljc3zyjiF0FN60uLo09GtqnYHa0vX1w6eFsL046QzaVdgxnTmvKx4djm1yYDL7Ig09Iq6a+q1TX3QtMrBsYsaikPDjcd3yoz7i5ak6xLiI5/y9sSuiPRHPGm
MsSywvqocua2Z5F3ot5H7Ar7X/nOyG3W3uVnYwRFY6ztCgbZllmUVf03Lw07ZdRHf4igowbES5tlGbuGhoXjISGliSVlpZbS9lsPthgUITM2hLevWGO5VLWh
ii3fmnCsxB3cuzAtd3nhklJZs7/zQ8o/G3eHbs7fEcEvqi/qZ15TNDD4eIy/qSroaGlfkziosnRX+NAyWW545JfI0ihtXk+zu+SOMc5aXf5o6w7j4IruJR1K
5kfZopdY35SMsD6Ij09qnW8yXUkYljC7ZHRMCq84Kj1yaW730um8NQlQbJAlr2SaeXTBANPj8MVFnyN3FH83GsJ3hrhKzlZWl64vzYl4ET1+y7EmZ3OfBm0I
smx2bu0WvKLl+hii+EJsWMJr0wOzrDA48Z+IGVFQrKkwtPx+2et8vtGzLapJR0tdYZJ5ZWmocYbxS8muin2lRwvkpQNDj5b8GeItbRl0o9DZso05Ks5aPigs
NWqG5V15ZWnbYk98tbm2ZGSEZ9P5TQPiekUsjTpdeLDSZeKXJ7W0Ft4t1RvzCvqVbIrJDq9sEh41LP5R+NmyQEH/itm80uZw5HLe/uSvTVYkVBgfmfabJpmA
acLWw2a0pFXQ3Qh98K1ts7eIW9zLXb7pUpBy04Zm4yL+jT1eOSFhWXldxNf4fHOfkNXGtzFCk73soHlWuchs5meYXhSuMlaYmlqPVFabrlfMK5oW85KXF7E7
qXnCmYRPifVJbxJHNNljXlKeVbHDFGsxGKPK+m4bYVYJT1fOKuheWBb3v00jebkJcXH3cu82T4jMLSuNJswr4jNrBtmEsu2CI3we9kE+UvJU9r46x9pgnepZ
K53teSPcXg1Eg41fk5rK2ypvwus1Mz1Znu3IUfkD0Wjxspoq2XF7DjrPxdS0jcDsOihS2hH+rvlLUg7VaHQiR+IGr0VmhbfXtbdPhkPEe+UXNcfLgks3NLGU
vs+vCR4adizoVsni2GfGQv7KxlRFJBtqTlWXOc8k3pLelO2WrvNOdpjkZdU5hKeWdWVUX3Lvk8/ztJMkOFHBFckBmVz2o04iN9sOu1ZVdhOtFucmrJS0bHE4
KF8mkjzj75Bus2ulfbTXbMOFU7Tjy/kSh8qV8J8rT5zpGl8NpE0SR4je1eDukpT/bBXuxaIy8ae6akehpatqqtgKaSRGh0t5WrFGapONlFHyNcl8eVnKW/Fh
8Vz5Znmk/UXiA0GIZ7f0q5iuaWHrKWpRfUQYLHqzdWytr2Zt8vK4H7WVdRkQz7rSt0vkdk0W3cP6FoYL/OYPwkeCfqJ0Ybwtsmxe8rL4N+oPcgV61btJHV4y
13NLOli8xdhHbLZ1VdTxbhhnynmJYsUCaYmsaeWX+AvSXlKpY7BCVS6V+nzNqje4egjfYAOFuKjaUwVppW5Rq8Rs4WpPC+hofIV0ueyD4lzNJBtPNt2mcv2X
+Kyyhex9clBZivy+dIb4k30vP91eaHkFTZa+Et9OPq/oJ42VLY+YknAwqgv/QY0z+lmTHdHDzJcUveFQ+eza+b6OygpUISyH7kryBELpGcFm0VKB3JZsnbIl
NWGlfIhilfRiHF8mUeSJjcqZprpqral9MpPktxaF1/Ekgud82PZC9ndZKK9r3XjZO+GilC+yHvJucI6UkLRXbJD2UyQmlUGJ0tMiv2y+m5KfV0QKyeTVDh8v
RvRGFLBphY8d8RVKR4jnX9cH6ZjGPzRgb12nHQ+kPuVZSYSsmXNc8vXYItFj9J6rTSVv24L44JBuxsEtM7eUl/1IgFOAKgSWOXamCEWC8rPiP/nXhRPk2zyu
5ImK7+IryT7Ru+TvslHQJ2lw3AXpDeEWWZh/rbiZXSh9JHwnt+KZUq1cAFFKXvUTPiJDEhk+ZE8x6+2FTmHjRJQobW6TgoQj4SWwB/pY5sH8tVOgVT4e9K+2
k7YPkmjuYsm07baVbu2atKOqg7W1dYt5dNmXyn4VQlvYprcJgogzphWCZckdky3G0bZddozfr9IZ+4D/P/6zityYZab4miIbZFtmdxX6ttVVNssbbRptvGHa
I7xXpUnuIsiOGM1PMWqS28WssU7iDQyxbGoXdCrkj9zduWzT7K1NNw0ol5tLLKkt2xQsM4+Jq4qZGxG/CVQJbJ1bVFfOtGXzv0Y8N/cTTqyMjmtu22z+w97d
JKxaIThf8NwiNedVDTYvjpPEJ0aBmM3mOLOpaRdTn5i/gv/Mj66CrYk8KH660Gv9ZXMJDoiyjPXJq2LfG00thZalLfGyeabh1qS4aVVv+KHxVbHHrY+jUwQ5
ib15Jbk9qmcn1cb8rq6o/F4UbfMmzeYBc0RMh/juvOKkt80tlV+SPtvSLOXGCmF29InwxxX5VfJNmjgyrPmmQGn3qKCYOyUnW9bEZ1QNifuQcNU8P28xf5N1
twWP/t5yc1lO9MLgPhWr4j7FRuffjaxs8SkhL05b27HyqZmfP7hKyMvjXbJ0i4SjU5qRMTGxh00FiVTSSdvQqiG1tyoKIzVWnbnANIS3qDK6OqiioLakolP1
PFtkZa35WySv+qidrv5SLKuMTH5ljt1SbvscHZ8Qb/rMe5xQXfUuls9Hogjr3IhnBaaQvQnTTO74zLJflqVVHfiWqtWxX/hFxSllfQrnFR8zFgWvj2we+XEz
nts8rFlsVckCUS+TLqqbqLgs1zZUsDv+W8Qm89DSKB5V0kjB8bN5PaKbJ5k3C6xTSgfGrEhURTtsaSX78iDTwLJWW3uaZpY/jIozxpY8tuSXBvM1ls4FLRLT
BMeim1adSF6ddMt4OWFxqTD5srCd7Zolo+nQpBb5r205xtnVZy1/RR2r+KOJKGFPxC2jOt8TnWeS8YdW55cv4DXlHRJmJdZZxtqWh+8uiinBjZqKPeY2tu0V
q4v7m99vHtrClD8q72Nu+8IeuXeLiM2xvN4RUwT3q7KrmuROthwyHUvOEGRU/dhSl5iVtIYXJxgqUfIfVVmrL5gXGiHrqviw+Jpofc3pSp31kWV+grcq1vGX
KMjYL4xJuBLfwry0qtK0veoPs7SmvbXc1i3moCiff8sy1Do/oSrybNn3qA32uCI2ub/pYPVvcUqcXrRBNMm1l3ekWTLEWr/aJ8tmSfrGe2velI6tfclfGLul
BuYdSTmim6Re47omRRL2GoV4JZrpTFWGuhTOvbUp1YE6ynHXneflaZ/Ix1dthg45IDTTfbauu29UWT9Hvex/FVtV8dDfVS2qs0X6iHdbxeFjWryPIJt8jxhR
rt1S43gooqUp1X0EX6PHJXSzrLdrlR2r7jmH8BRwX3FHZ4XIrzhd+840rua3aJBjk2StpKb6nvhd9Sx+X/Er+wVRlOSzvZNsgpQXI7bEGXtW33HoLQMdYxN+
CjPdnX0Dxdddfzvai7fZY/mXKvTJ7+22GrsdFb8QNoQPbHRuPu9nTYXJY+luD3duTPwYnQMdEfQXliUfdywzPxEuqj3Ly5f8F/PG7fC02vy+WuXMlNHJ7Vxu
yzjZL8lIW2RLHW+mRSsNl9r5RWJdjLa6ecldeztbRZK66qfjkXSYNDLyQN0ApdVR44wQ/Be3MmGm8W7Sw8S9kbMrkhMrKhv4kyM+WP6s6epsLTBaesTWS0da
/hX84t9JHJ48RKIrP8vvmvxZ8DxqULWjDljljoXO5Y7J1aJkU1WxsG/VZuc2Sf7W2+IfthHlM0W3jcdl3Z1BVkaxuDzc3aMmPvlhXFzeBMkeIa9MK2orkbva
FzjE3Z2PnAtMHSy26ixnfHVHXmc+JTgq2SwVWJZueZmYbaZN+aUguv220fzjxZNKInk37Mt9Y0T37JvqFlXvMeuSP/HFouWWycIvNd+rWzmeWeaYIrf8aaP5
uJvjfXJed+yIblrTKmlzwZrETNMu001zkM1XUVC2O78F/7xjgSuz8kOFLW6p05w0NT5G9SNle+wOidMdZPtHOsDV325LrkxKdB0NDy38u3K+LdoJ4vfwZsSN
SppgXWYeHh9ULXS2jbK5PySoo+dXH3Agjkn2m3aar3QJ3QedJmiBtJV5hrWr+rVrZ/TZMLgkv/h66B7z+byjwTOLM4ve1oUI54oOSStcbe2pxv9BJsmXOo9b
AKXX+BxPHSGwWp5b98Tc1fObfww6617jzKiaXdlJ3K4oJWkJCieUyRj71ZpQYbTlR9QUZ0/r59pR7uLYTrY5tgmSYz65+7frl7CD65R1l3RzcOvGqRkp2CDa
7vxL9kE6TZznGOq+435KVILB9iLsF9iWIiR/1i3hjmECbyW6icwlvb4oNMe3te4og+A3gYkMpomCA3ZRdYuAFmvg5hFHA157DRrX8JprIOpZMXaZTWLTyPG0
HF/OmEAyaIuktxFwm+vLdbcN5wnJdl9aNleg7U5lMAl4v/QS+pE6GdQHUrnpmgFp05RDWS3o02prxg3Zme3RbUIyF2b1yzwamODrGdhObdX0zTgc4O/+n+86
vonbjw3ecQdEd9iF/qrvYzemLskc0WYfPg4+Q3BMMredO2v7nXY0M5yaWf8nuAHUFIYbycutBayEtXT8w7PHdZ3eg2drx7H7ublgS2ATej3wSjtbs5WrCkyE
jzKZTB98/s499M6GIMMfSAi3litDKjL709Pqs9ocyZoLvsovpj1itKxh+8zMtACcHhU4K+nv326og+6bYmiWWb69Nn1pGswQgYsNS/3nFD/d0wIVsuf1U5Db
ojSPKH27+yAj1j3k+mzf1+ZRw0euCoa279GNRLpyOqYp18CcZTszf2TsSevv2GdIbCfOONVG3forSwZWeBAsFIxo+1KVxeakp2v2kr60ixlalxW89/XFSrc3
Z4ayQmStXo6uz6rEBiPttl9PQ6Wt4D7KyHb8zD+rHPLB2NLABLAETCA0kliuliM5OLN/qrq+d2CFeyD2J7ZRxdKd0xMZKP1PRafAfWE68pXWtLGAgc5EUNFA
aHVpW6hQojK9TuNomCBdgdyCptRvpp+723PlPtL2Nx2NTArM9rxzt6JayU/ikWlt6Sxmnv2ktIjb6SLVmGoUW4sXa/v4zjI92k2jLqpPc0cTV4AXinNSCaJn
Q3wc1xFcz9hImNlDDWfU3XektSrN3AXG1O9FWtGTqJb1LuJl1sY0iltMLSGHpc2rTxT3zojPbNX6HlWWXq9KYl+T/aWVXGfDlKxocJO97ctgAw19/dD23+rT
WdsblpIyTt3mAtLNMHenfzsVuIy0F7cwjOA20saaCoDqa1lLVnf2S8MmHUvXwLXsH+33wye5zkgLZinTX7yGiNj+WvrR9w/7mWkF5qWlIMnkeMbgyFZ3IO4w
ewmyIRmxscWaTkwxCOFu7VgeCOOGQ3xl33brwCjST/Ht35FTdAU1hrSqjK0iMu4Y7gE8cxo9hjsCniL7kCIwgu7G7GEqApltD9H5WavovwNhqlhtDvzKxwmN
7EtwjS5oOKbjC88wj5kyuiNX6p+T3sxHU6+ZbYHi1iYiE1gxbdlN6Qqg5vIDTTR/ck62hv4IfjYE6HOGE/oteIcMiIS4tQGEqHW1YIcGSG0UtwAZQy8m9wAl
t1ebx2zVLmrzh25R/V87Jvv/UXsYSdalzMMcH3+hmgGy205jUjhtw0JwrSEvvTfF8e9mPqfvpDchmnt6QXVIG9VJdp9yEC1reyZ+L7W1QZ32lcUD7ckn9RPS
f7H/CwwSBeGZ+ty0NuAX92hnOqdx2WuGWeCKzcbu1fKiZbb5dTrnuppKE1M2y3o172mEtNEzI2y7rXhkea2wsmv1TmtdrbuiX+Xumuu2hdb5Xml1n+AmQWHN
uuWObvpfSP8mn4Pqgvo0m7z5c5N9TXc379n0cnB1Wl1DATc9/WtjX8O5yQG2YUPWR/Zmxs/WTwIvGiZpszN/QEXpr9usa3gm+pC5TuqgZ7JCPJ3ZZpgurcZb
Zv2CprZKrL/AJdACtmn9eaID9S2QnjGB7ZbRNcUf+Ok/EjAiV9KxhrFIKDionUufZPbApcqx3Apdj/o2BFe/RHuRDs9EAk84VXrrwJrM860dmZsyirMWZPTz
XINimPbsl1bngJk7nleY2qzhC9p8O9/5Sfq3/mhm7q7zCoEltY1d+Totmx7EjuVuttoaSKH3t4JZ9faG+r0ZzaG59IGGTq16ICfadcscx/yrD9N98kRiS1un
pg/YMWGnnt5SPx9UtmtI/5YyoGGpKr9hZJuw7U2QK5lV+C/DvN3pWXMN37RubA2Yz9EZE4k8JiHwXP8PWRXYQhUGhOn/ko2MiKTQT9gl7Ci2uE0xXA6aoKux
xyKVqj3XOrWB4QV09T1UB9J+ZY0KwNLQLCCpqn8PbiNnOpj8F3ZdoW9y/9YMrXtNaPxf8HKwExQn0m44fSd+hxxNWvwvuJaBqQYJoSV60gfwfzxBflRVDhZm
xDvy0RPETTyM+gRESGd/bPou0AYr9qJCm+eH6yvxBNj0E5iLwO7/rfse9S9hxZty08Xn6Pm288px4C12n15H/0UrqUfa9fqv9CnQD0V986mpuquGM8hsr4SU
4wy+OrmN/nZa0ww9qcfO2/eT+c5dvrd4s5rhng3Snyq0JKA46SfRwaRSchq5BYpAL+5o/QRQQ1VjkboGPB4vAn4mjnyLDKJ6S9cy69nD7L/cAOw3fZg9zf6g
bYyIczvV9FJSzxzBWweyuI5sfExn8oJ6JpPhm+TrzP4gums2gjrNFfSL/iy5mnrFvOFqwTjvFOikWKK/4DaB/4j31A3spnSo8Bh0GFNgzT0J7t86CBzA9ZgC
DtWWpRTKEmCcfceuV3fDI8l6cot7t/Y40481uU/SfQmWuOlfp5pDHHb0do8BXk0YfEE7S/uHqzUWoQkO64Xk6slUSapSf1NfimTJx3lWuX2+FyTsmV9NiqLc
31SwP0P7CU8gx4ALwneqPEhHrku6oNbDC71joZGIW3sRCagnQRPJTLKX2qBSS7raRXB3uL+qBxhY9dT1wdVeflViU76idqNKfrZli9OC8NF/3Tq8hmlCjeba
wqlKBj1usCm3Y4+QZ5oIzk60SglWLkXTU9Jldt4cd5o2LJXAjYbV7kXoPa67V+CvEJUp8uhu6ZcVDPyH9jb8UdVT884z1mlXwpIUTQfkF4Ih/7B8vBtTDqX6
M/0AWQavqSvStoK26w+nziY3wCW6Hswzbaa8LWnX+NTBJoEuMW0ZfMi3Bn6KOzQvNIX6c/419GD4T5UDSVRV+ijfYOJvwzOwjLCwQ3Ed1FRNpXz3JdEw0wG0
Ks3mpHqVOAXKQ7LRmWqn7D45W7/Yn+MZoSaUt9Va8AO7Y+Ahj22zkItceOASIkovQGoQG5gmWW0Yk/EZrkodkCbXj9PNYf/i7oF+YA13lTiNTEHfpf1L7wdW
rg/11PdWvpSw0mkGMzhPHANzdcPwJmxX5h9qCv2Dvs801avZsdJqthBvzRrpz5qA7hyWiGvRCoB4YWofPkDpxLvRpynItxK+gxY4REgptRp+rtupWZwyS9UX
TpKtTi2HN8Ju2IQvJnuRJvYRXGAcZx3sm0zdoHZBx/R+R3PypALFFmh706OxvshbrCt5C7jxU+wtEKjeZUhQtubu0reTH0IqYhHgp4333GBOYjO0dmoRGws/
TrML++n5YB7yqG43MQ7uorwsk8E+bw9Ja12IapHhqn6VtS3TF2vFFZCTQU9tBWySXiV6kXKsGKynGqD8IFRxwt8Dvkp0d3W2B2n66XsLKrSndDHoSHyy5yfR
D5msVVP1yHMoGuEMWp80VUfrITnSFRmqYwwDDARO4B+IYOQhkehEif2pizRt+Hkpw3SrNBnaZ+pZelYLa/v6h7pLvCPV6+hwzaiCce45kix8IpfI+pjxdA6Y
GXtTfYi5Tcuoacw78JWYS/DBwvqDTBCnZLpr49H59AI61jsjcIGtbPTcloF95PrAW/pQwM4C+C49wiejI5gc6iQ1jhtKh7Mx1CbOzTwi/1WKzYOIVCRRdlsb
Dueji9me7AduHTMTHVX6W5OmjCCcjAbf7cnUZeE4WckE0+lMSyYY/Vc3mvlFz6rvqZrMPWfN0Dd1DucnnjNfGt9jRiANKdLqAuPonVwO8zcZJfih3RxGo4OY
A9g18pp+s6wncUz20Htc1QkerXvpHiDTIu+1Gx2h3mn4EEkV+q6R8+MSvpJz7BnK1/afnjz5bmVf7zaPByccHaGO+FTFIbsZHea6XRbuPiooVq5yDYFfOs7H
9q/zYYS/v2CCX+T9qnynOoaGOY+j75VXXPZknui45LHrge8Pu0Vd47urdqHZWEv/c3ew5m9FF3Ss6IcyX5KHtJCt9OSwZvd7+BM0LbVBFyyPR5eBjypajnq+
iKI1vVIitVLPF+94+BfyBrPQUkhIDtAqqfaQ0t2FHg+m2fvAj5MHuO5pE1Nboh1xVNOS6kIfkiPKeENqSwHMwisoTJUJ31e3du9D+3nrDL0QSNdH+1MfkfZU
LNd8FzuxekpI3SVn+acRn/1jVbvo/+gwkCNTQNcd0WqE3gP/wKfSObp/seP2q6qnyluEXxMLUuAOepxqUyekfoHTYGWgDTyX7Mgc932kgc7OQLhHMwbejZZj
GxWtq9qhSxXr0SQDge5BZqoXIcukt2A8bW1GJDwUPqtdonNCK7AXiA+D0rpTDLkrUMB1ABZCQCXpOnHierQhifuPXR/gMw99hvqI+vH1K+tDA2c4ReAbuABS
OWP9lMDx7UtAMVdrb+RYTk9LAjHsRlcCd594KrOz5wOvuBVkHvGd3ef/h5RzY+g49rWvHWHTBtl7cJvT7mNbuFI6Aa0hpGCwZCE1D4zgNMxS0IkOqt+Hp/kn
B1o3VIMIeghq5q7RfZnPgQhmEqcg18kM7D161vY221PrOwcyA9HqSQ2ptCxgYEj2Hhnnb+HeRU4EU5nZPp8yXfWFMrur/QfocbSWXYv9C4Ug06Hl0umpPdBj
kMx3Sp7pCYMP8s3c/MzzegobQuQDzpEMteQ2kBMybMopxHvNK/sJL8vORtMto9P6UXYAYwBMY/mgf6MeBHMZKZT0f3RC6jvyN7GHnoReZBJ0Js0B8i45gp6s
PegP9tyCvrsWEhmu6zYLmUq9IxNdHFwmGu5mfBORkeQ3Ml87SC3w8NOA4QQcoR1WEqGbI+KxQdwRtgmb46fw5t7uzDfQWNtACrsOXytGNH3Ij2Ag+xnM4MYz
N5hl0FjVAewiPYRTKcPrwsV5vnXKI9h3ezzUhLCBkJRSLOAbgGuJIHoW3QGE0COLXsAjU7qiEiafKNaVwdGakepp2HNVtO+934vLsddwjCSc20MMbpzgUXQf
fC+iliaxKco7JJ+4L7kB5IkCz2fYzZ9CTYB++AyalXCuh08yxDLwHDstyVdEaXopqpTrZdVaMd5R907UxbAJ3uyVae9iZ6hQgdCTG/8LErTqkNagzQjaqTlI
Mb4FuDb9G3D5CdDHF+MtVpNMk/TxzEI2ljjLmJipaCewGKmi34SKwUGPFr+CB+EsCMZu03/5tpHfiVFYR4L2WcFdUEftYq4XNXHFEbvBRbqt/SAmxyeQX9AI
MA+f7I4LBCWHYDPgcTq5bja6gBRp28pfuMfqh0D/IH9iA/EHuAiOgq/pjfDOQJFeRwsCs7m2pEtOpXT2RbQamTogTm810NGGJdBa74Idb8xJ8E/Oy7XWJyq6
U4/pDKY5d8q51pXF7Ufm6NPxl+xoYjoew9QibcUwPsO5gPjGUTSg70Kf8S+6q8zHhr26P7FVyAu6FN5DLgq4JVnFX1WraQm7i0onkUYfrqyfwgxBy+CeKU2J
Bm6pWohfDmhxgTSUKk0UsOPtbt1N2QLrEWigNlLRSq/T0CIr3B5rrb3B52uTmErkNrUAC0b2Iu+hyXi9e762Db5SuwTswS4Z2zEvkdk6Kdgs6VCrwp2aLli7
9G9UcZqFXhv4UAdTPVxz4BKsk/9MWhr9gOmrvh7Zn/rBdA58ZcfCI0gKfua7CXJpK30J20qXU0dUEwR8cIF65tsOmpBn9OepS5LBxIsqK34HnGGPk0WgDSon
zlFNCdI3RBsPboLV0Fyk1htMDPC3dbdz3ADHwXK8X2CW6DqdALTERNTgv6b8H/gn5a1/HPWHah2Q0G/1GUSRbggdxGW6C6WFnv3ur+r9qrGaR+CieG1aBNVR
w/rrNO+wPO1jqMF3UDSf7sMOgw95R9Ocphe6kjxg7+o3aU94doJucKWU9t5NKqTmY++gJMMm3TM8QzOdDqf9VFL9E3y6fzkBZygZld0AQb7XYIz2tSZFE8yp
kAxyUj1FX9CeoVYEvMaH6HJ8J/lTN0QdBd+hCcE/zEE/j56jeoiXONaR/+F/YqOIJtUu55fIPUhH/w5oEUH4P2oeaXLodEuJ7xwxjjYH1tGx9bhrH1wJrSdh
ktEulu7yy/wsfMwQx8poCzcWKH0rmbtQDLIbCdOwpFgdplpPBvFnUyRJB4/Dxcwa0ElqrjmB9mAl9AkqnSmle8p6ESuY5NQFgkzt3+Je+Ax5jikXHufZQySS
PalfhIeqkSb5zdxH6B57iBqEj8KvwzX+OCkv4OA0JI5z5FT3ZGQ7sFP3wVLW5toNKvV/Imc8KcxI6gvoy9wAP/B0fzKO0muJhchYzWqPA4+gLtM78CcAhjpS
i93pMgX/oGacMxjXQ9EJn6ir3nVUju6K7Bq8mRiv5evC1eHyNeJ1eFX0c2W457Joo/uO8Qd5GxNoxyv3YP0UQDVCugHvr5mtroUO+ZcrExX3JISPJ1lcvVaE
qGZ5stx2f1LLPO9D9/Dax2hPeIfbjF9QtpeHi/nOZGxmyiZPS7iFZ5zqpsuvXGCfomgDH5XF8happkIWVRLm8s6CaP1/hqGaVcocbAbUSSmE/3aghvbkfP9j
hxlOBQXSVVwx0lwTA/qmvHX8qq7XPKQHu6cREdArary8G36IOU+Tiq3Ayh5WK6luZIZthv2N8iixGnXQx9kk61g4m5zgV4EFoNz5n+wSHS39WceXOlLUYHB0
JLTKd1FjJOpFS7UvjC1FIb5K7TBJgWsiHif/pu/HWVk+rVJlInOIFggMehiSfCG2y1gdWesMpQYGolkHma3sJd2rWoQ0xW+xcygR56MXkr3YNeCdP4fdBV5p
jiLVeKVoLfkC/UpZsZkVjc4LftIj3Vfp0d5T3tnkcIXWfkWzIa3E4EzViSA0COyhXxLb0xSsgH7J/I+m8dZ1w+oT0ppxt+tz2ETiP2p/fU9wOdXOdaUzuJGA
ZbK4OWRvemiDAwxiS7ib7F1mhT8M70l8ID4yBdwB22E2nJtPT+fGUJ3pjo0qeI6aZp8GXnOduHBdi0AZGCHYx91WlcB7mf7guf4s05J2eZzMe3CDeQOczCl2
LjHCcS7Qpf4+PY4zs+G0ixjt31AfvqNT/XN6XP1xbipxyB2FfyN61Yc2PKceMZmwgP4e6Mpvwy0LHGI1NtbfJaUjF+/pxm2loj3HuM7kGVrL/dVIq+ssKs6N
OesocJzZaSjT1ZITlImpfytz0DL7PPp2+jJVCqWElyPhagF5zcfYJqe3w48rf+jPBliuMzugsjXdJ/0XthlpgV9m5jK7yW/Y75ge2qjU0kbtGOHaS3ay8sEW
bRS+WTMHSZb5tDD1membUKzcRtp1i13T67LBPmZ34/IiNkv+Hd+PLnSc0w7yp2i/O4p4J+EN6bVpZchn6RTbADKIyfUfpe8wWT4+VgoPwwvoscxOrpgD2ADt
Q88W3Ek8p5uQt0gnddHiRStYHTuQ7gGCXS3x0+QBOA5v0DehQt3NfQq0N7oB642WqGMYI9ecuYBPdY0ihnLd6D+hm8xDWQzxMi3MMJczsc/9L0gPyUAieCiy
COi4Ld4tgY1gkmuBbBHygfuDe4W2912kDytPqvlpv7ie7D5dPhtMv03BiMtIP2YLMBBW4VjHLMLOCA2Mq5lMqsxHKlOy0X+VE8XFIC+E1UxVv0n5n/CkcpEy
RJauzs94knpInwwLwWHPCbop9VR7jPzp14vWol+VRdJzNQH9e/oHtRhMIG8ZezChPlTzGvwCde61oNL5HyB07X138Xt2Ix5EBWnmAR05CmtPnmyklT2Eo/ay
by/5oqwjZfP+K16oDvYPlK4ng8EPOpa6Qn+kzgGBBkOKuKMglCiX3SBHw72ZGYZytUj7EwnXS9Ie60uJH8wo/aBAVCAh0Iu9r/vF9eWeuZqlTfKdZzbqctB1
vk1EAlsK5qe+kp/WLyMcXFNuCYEE7oI25BDuiCFdUuc0ye5i4eAJnkMegVm0P3OusXviwPb425rp3vHkV5BLGTTPvdXwWj0vLYq+QoUGdyKHatRwU+yc86j2
kzYTW4p0VPcQTc296J9Rn038IleTdbJkfJ37D+VsJcVuYfzqmwoW+Zee64tO7KOsFwQ0W/SpejnyJi1BpwF3kP8AbpiDrwd7cbdHhuB6WnFKG0dcAme1H5nV
ZIn+b2SmWEO6Pf3w4eRRlVU3ODBdN50JwyOQPMJMr4R9aFOmU8YtfAk+n9jK6VmO8TNDQIP+B94KhFDZaDG1mn0ECkD7uFvo2eJsRx9oOHiWUodfRy9hLWPO
EvlkPTvToyanqZKQafpS8iZSrVypPaKM0Q3A+oMB1H9uGdUaUlIP4Y7MemkQe4t6R0/iYEKpnSjNpsRkEXkZe0nPBu291/yTEy+DVKUctlO1mvv0QFU8rgM4
NE/8G5sAUYHuqsNguPaK/jDcl6pIbkNHqtfiz1N7SpcgpaqNJEr/T3mT8mi6EHyN252Zct8u4vSQluiGbNedMNxKLdH04ca6rzJ9GY7KgUfBLqXO3yJVw/z2
iF0vPVuREyCCfxttQ5xGPwvNPETzUrMcWsmc0zQHwY4CJw61TRqeeJQkUUL9HhFoW+vu6ybgT8WEykJhAEHP4ffU81Wh6ubqa8gm7Ti4o6ZC78WXgKHgL+5f
knNrqZXiWjqgjFC31SnSUhqJjQe8RGf2vGKgy0U/IterV/vX4veAXr9DnUPHga/IYPoTcbpqJ4sQ5eY0zUZe59QyTw5IwwY3PCT7e1km3WvAj2H5ikfKMN0x
rF6ZACczY5Fmvrl0Mv1Ck8aOIYZwbjKX6wRGCcdI1yEHEDG3ju4ImrAFFJ94rL1pGMyEIi3pB/RRlxukQy9RHpVmJgkDPoubyw5STdVX+L9SPnEpXafEXA53
T6SKaUOdEp8hxoB3hB/DlUuxefIgsg4eg/PwBs2B6AnoYyRY/g2uVK7WjNAOV71zORqZ6x68RvRG3No9A31OzUVv+0r8a6EDkI1IdtbzFkh5GqlLAnVSr4b7
WDd4XotF0BNsJd7fvlXbH3a6/vJ0J+I8t3yj/TuUxZos1UAsBIcw4GmCTiYP+/wShv8MK6tTeGu8hxVq52BlS/KU+pO4N75FcBGWaDZTUmYoMkPMaA5o8xCf
qh23jSjUuBkn0Q8W+foje9muXNPaqXVSj1U9EMvWXeAKuVPgENNRe5LUwA7dJi4X76T6SJ7AO/n60tfrBhGziGnqVuSPgnv2n8lTEKGiTs6mRJMdNdXqIFeh
fxE+Rd9H1122TfWBX6B+CidSnTUbZUc07xJPyCKhUP40sBC/jM/0X4TsCi/cH+HRkfg4gre1nEhBbknT0RHMInwgfi73V205HqeZBW3kJjJM7Qr2C+MF52A1
MZ1d44AZlDxHjUbdWFv/b6xAulxWAczYVPweGq69pV8mV2MlaIjUaz8QMo6q0gZp6IzOqS31A3EjpgRHST59xjCSq+e6cS52QiCCKme/po3ntnIcZ2tUrSGQ
CwzQVwUWcKfrC5lubBcQxHVu/HT1x5n4wHX2NBlCzwIdGGdgB/ERC8F+gr/JKGYRe5Auwscqo4hVSBd8JNWXYSWt6J7MKNrNlWvaIGtrmwX24jO1rCKUJi3j
mYAnhZMQ45m9+HOpnLrGfcenMT0bE8ETaCJ7lcPIMQ3DGnTcS1ALO8io7TMCfFLFmevbwz+oRURSYy2qOAzs5tZR/pqf9W9pCb2GY9hv7HYwS9E+MBQ/SW8H
CGHw5mB9a0cSIt9+bIi+HbWPHaccTM+rgIkKdCY3OmOFLha5Az9CqvwVwBfoSD9Ka0rf1nX3O4l04jv4j3DLumc4VXz7LlLpW862p7dQK73itCroB0ayaoRq
ZOZ70Azba+ihp5t2i2sI3Z+MIQZHPIDGopPtH/D1MjeV6I2hErQTtR+I3pzCfFcTj0f5LrnfagTIfUNixtK0d8gruKf0vsIESgNfQQR9lyyl2qfelP+DD+Ms
GgNd4xlkg5O7qOTMJC6f4+gx/hqS840EI5m7THogCiXqnnh9IA/akjrTP0P/Am9n2I2v45Ko/oQMbcZQOOOZjLZXYMp+vre0HT9ATwXXsEqNkjqB+2jI69fN
5pSEBA2AbNEp5qavKSKkYzV71ZNBRkoesYdI0s4kDY5xso5MnW+Ny0A0CoAvgTfOv5BpT48gpuGriDekKaa/549Nv8TvtRv986Va+RhygD/bi/quUgj0y3HT
E4y6/Fc1O9IiMmrTnqfGGcza1pAFG8g+QMpx1FPmH0jOavTBMfSB1CH+ZfUYUYp+cPWjdtIufR7dwxdC6oj9oLV/tXMc7kRTJBHYajCUfoKupI14Hc0n10Et
cAN7gdBSuC+VsEnG2xvcwXRE7Z8JY6hfgIFP+1bJFa7GGdNdUSlkt/B5hpGGEKwY2qxN8vVovM1+RIw4qJlccn0MCKKG1fOIFXQUuAhHgusZibr57st0Cnqb
1smngMM7V9JOXZ2DosZpzaQEvRWwBOqZczoZcIMU1229Ff0CHBQsmYyLgJh+TYaRSUQR0w0L9ieK7xARRGLtTmIvicCL7Q/cezA7eY8up2niHJZJnE8ZgiST
7ZnJutWiG6KO1XOQS4pPzCgmDmwiVjNGZSSloB5hzX3DqVGqd4m9oQLPKyJL1TmtqrQXV6vjSfYgSc6qtNvsA1+apgobzWzxHidKJLE+NVgOl4XNY/+nkRJl
vrap7TUP8WvyOH4xvAVluaN6jM4wDMEjHFfxI2QMFm1YqcwWr0DUWDJ0iC3l2rMDGbv7oO98+mMkGh8DxIEQUEZku7/r5NB3giGack/RndxI3AKeon1pyL9e
1J7Uo+PZpfAP4pFsNArRlZK3qXzxNThCt0FhUvwPpMHDwRtSxWZi0200k439SVSyh9n54L7yb+3l0rH6XtQa8oXvMOhTE6cWkzsML+ljbAf1YzY5uQm80a1R
b4IWiDuAra5MJYtrvfu0LjgGn4HkkktJN+4njqgngmlkH/Stbj16lrdfvEdUpGptHqqqdy+JZQ0DkDS2O2N1H6IDvulOCbcPHlt/mJnjr4Xn0Dt0z5IXpnWm
zfhEyKhbQDHwNryfrAtWRcyzvjdMR1z6NkwXagrIh48orzDbDO3IDoIsTCI1+k76C6HJ5GbXbWI92ZOeTXRRdmPf15FqGo+n7oGhWqXmsqcwjsM3srlMt8AM
MJStodoynfC2bEdwhQ5WffbeJhbhwfKr/iqfn8XN0+h48GdYuvce0UQfnracXkVW+Rf5gt2VRAtbFjHM19HVCehUC+FtjMD7lB0lisNPsIehBzJCs4EarzEg
n/1p+CD6hTud0OmF3AZwm7nl+oENKc92l/h2MNeZs/QWcik1zSahxyAcpUXvcr+orZrzRH+6f+oHdjiXzTqIv8UyPJZaZKDRFXgd05qQo7fEV+vK0L/hHoAB
h5C1qjei5ngMMQVbRxxQMe5JwKS4Ta9DVfrhYAGkde3VnMWXuxZqBpCn+UFYiOgk3E7eVsDiQKknOqEW9SG5G70E3XF20XRw/wWKiN1Qlq6NO0Tex1enrlPD
+CL8CZFqnijJRKVYpPsT9hCdSf1lX6Pp6tjlNCqPyfS2UKIPFV5T5zvun41nSwvV/b0KvluajZPoBHQs1gca6xnvm2V+K9OERjj+gXbZLYhERumvpnYSrWzc
V1Qn9HXAR9JdDE/J/1L+R0WKo1SLWDOzUDXEMymFw9W2EPEH2sYkEScYB6LFW2hHVv0iBKTOZQNniF/aC87WrinUXQj1Oz0PXc+ZCXAb7KyvHnixHfgs6pq/
M81HD2qHIbcwv/c5vFW03Z2jl2rVyGFlX4MfCMllde+Yd26dr28g0R4kzyNQ12K8N5Sp9xJpch6wayrcQ6kvGObuxN1RHkd/2kYhPUNfKjF6tu4BcZPIUC6C
ZrLXyJG+/txGYhY4CnWsu80c1PTVXql56z9GXMEPQ8egC7qWxFWA4z185zz/pbh0tL5XxrqMl6mDDGr9b+QB1pstYRYYErlTzDxuMNlKRbMzGGUaQzsCCUwB
S5MHwbJAbeqk+r7cQHouuwEksk85xG/mHjLZ+D0OMEncEOBEx/lasU9AO244E8pwRBAob3T6Mapt1f00532Z7BUgYnfjf3GRoEw5FdYz+3TnNJdZFxiIW/Fu
9EWsE/dPY57wsJ+AWPWIGsAs41QNJ7ibzBTFWTDS2Y3eH2jO7gp8h16BNN17XM2Ubo/jfnN7uJvWJqokNotdETjNjeFS8K4KOy1iK9ichptsHHpLkyS7RP1J
atkX9ZlcgP6dXALeqNp6LzAx2gTiac0o+3hyHmNyrcMGUFelhTqe0mIo15RjB+mlYBP3VnpB+RV+DjVz64gEEA3uEQeopsgXZUdiFHLd72a2shddPbXD9Cex
434OXwHPAi3c+zV3sRB/AbUJnkpyHit5C7qMH1JNdCrIrn6p5aq/nbNWQoLmoplYMlVLl8uTdX/4e+kv6/G0I4YnqXd1Qw0T4I2kk1EyhwJvCTs8AK71faNZ
kiW31e+SFRHdZTz3XDqUrGGusddAU998DE07RF/GhjLduVwyE3cyrbxvNR2I1frH0hrDeKIEmqFSAAhax05mD+BfcEb4Dk71B/tDiZH0Ubea+ubq0phG7ia0
Jb/D1zUboQWadzKJOkVfAcoJn+Mx2ADfTz3t5SFzwAx3uvQ/+oV8PbQAk5A3Zce168Fxcrkax4pAL7wzcCpfQoW0DkoH8xI8UtwdAY/F/6XP4t1kH+0t/X6g
1KRrPoGz1X9p/oCOGHqn5rValx6KdNG0A8X4Ht9a7r1+FXmA5hEm12JiHrcdxKcq6UkgCc5yK70DqCpypOYPbrj8g+ceM1VGl8i9m4g7xHP8jaIH+IC+8/dF
F5JN/BPR8cxwFCHmom3FS1ENWAv2UYDfihE3JuYQ9Q26J8HFbINGaRP1/PRW+mx/uAdVL0bPaKZCi1Jr6ONMjU2ML+b24GN8+wPpjYlpOZGtytYaZBncKTy3
VSb3pNpNdws0Z0DgF9F3x3nbUliB8NgB9JxAEB2DjyGmGVy6KfTB/Fr3W+WXJA9ZrnbST4lOvha0g70Mgqk3vuvKCFct2Yk9wrQnmruzDFfpWlwAOgkM1BoO
ZRb5TVSBqlfKfvd4fxiuJgfpxigvosMgd/1XIo9rXtuUTQIVxHCyHFprMDB75D/UOzUcadBFav/WDUp7wQ2VDofmIMPAPH818YsLhkPFPzTz2GK/Rh2PR4L2
aGfXC91mnPE3gN7SkWkZ8ihCBM9BHoAHBMx0NQQzV5g1To1vFMwnt/of6F2lE2ERfiEtB2Rx2YF0zkCspd6BT948VO7J4OrYUuqzsIfqfWOWPQEmkbs5Da1l
hmv30jXcNHItaZBdBDeYPq7/lB9cO81uzQXIpV6t+ew/6BhQp9C08wWRQf6n3kv+gLulcgZl8A1SDAXLSR51UH1Mt12RqMqpjOeAthmWSe/35hMbvXbIz9xh
RoBmmFO1gLCQejJcVY7vbjx5Ii0EMk1/73BcgGfTG8FWaLysNOUfjYE7RJ6AFuI3VF2k24DWu0IzVXUXOl5XjsN+Pv1R9gWLkizA7qL13BU6oBnF7RQe8BnR
SmSRJwGJTRuXIoN7abIrBwCa+NepI0f5b8Gr6QnMUqFPt1EzgsvFKnTpxE94DBsikTD9wN/VIxNGqftBu4g3TJW0HDyjFuO76XhkYGP/PrkmulKxHckdLKsR
F/6dOcvE1VcHftNP2ROut6APMQNbj4Yxr1z70S30EO0mbJzE4n3FMbrx3BAGqHlcd81TdmDafFzrL5DtVck8Ck1/jZ1tqXlMWNRlipP0DMYifcUi+C9O5GXw
m74o7XtSo4/ReAkN6gW7aB5zj77h70MlMj+kFIlSMroLiRGPiFj2iIqjIujWlEvmdn+gtuHhqrVMJfiz9p1+qw8hogg31IcliQu+EYafxG4up0ZGWNBIenyq
DybAHfI17ccHuO4BCdsWHxu4VPeQ8UDn8aPsPP8c/zGFFazD4olnjmtSQjtLdYj8Dn1NvuAeLOrv61XeCZ/qP4i78XPqWeLOEgzSgpY1r8SFincpIdocbKL9
sXAZOgVbSKQrm8XPqGOxUE1z+6fIT9iAqpHYDTzPInXm4DhcJV2JXvP1R3/7NfJP6E83RIxCJ/gHw0u9V6ArcQNgka3YdxG9qmyjjMM6OqZLX2GL4Z3VQ0mI
OGwYn2bXp0sPKzqCInpb2nJugSGakklGKJ806nEL4h04BJ1HLf4mMlHGdaYX2MUAqRyMISZBu+t2+C+DpnQbj6R2ONrKZyLC6Dl1Ls10fzCtIKOIEnI3tpO8
Qqd4drlNFCQ/IW2umwg9Uulk4XZcYvQNVDeh6mRZYL18t7IVdKimvR/DS6idZE8iG12tivF9888hktxDkBXYN8Va13fiAPDCJf5zihFcNPQtKc3bw3pOXgnS
yBD1E2qkXOpIgBbLrGw2I2I3UqcoB1HODfV+8p0l5UQH9f8pOKvouJFujYaZHDBDg1otbLAdJoeZmZlxEoeZOROwHbMbBCWpqiTZDjNNeEIzYWZm/pPJ9V16
1VqSap3zfXu/qH+Oy99XbWQZnC2HHZbOakOJOuoZ7g8P723s8cR39xTwUz2zhU0o1qxpnuTHGpNgC3QOQNNhegPpnitFbT40p5VwSe9Y8G8+7x2Yj/QBcAz6
qobAu+hWsGl+L6Ok2UdvD+z6D/Re2WX+lHvqS8ECOFAti5ai4mGLcUvwKHuPPh0TqL1wxlipFCjdqU9Ei7w9qCL4IQ+UJuhTUTE8gWviicx/o43VSbTV1FCo
dx2KLHAW7FCax92CNRKeopNahYI3+hH4WwOcIZzK92uvzMHwolYSjoEDjMv6U6Mc+qXLeB+53OwsNjD+1M9rinLDfhIUwpcoXD6Eelpc8PLiiXQX1w8uwN2l
FOIdNwc/x6VIMc9QjtL/gYruZloT1cV0Cd1f5GaHfReVF+RkNMDVX32njQJLtZvadLRK68y1w1V8OVqFtP5wgB5uHHdOhsn6wrw9kqk2jEP4L0bkz8MdkPCt
9TUjlsIESwENyZmwt7rfcoPqgYZy+YBEjXIPIgUs0uYpzZgz1CfuDdvIO9b9nt4Gr1LJTo9awkjRaqh3i9hvn3DSclptEvkJbdUr4RWI5OOtc4ijOEdNw0f1
Z4hTn4Hy8gm4ACGtMSwysAir0i3nFHCo//PvcG0QOuvd5VlAR1P1pdpmckBqkFeZ4vKAIG9Nh9NQT9ifO+rcrhiwW17/ohm6qpfnO2e2UJuZxY2tSho6CBdy
7yFJRuv3pRpaNNqPIdkPfw3fot6XvsXxQr55zL4v87I/RTFBPdBV2403Orc6K9C9gjw1gEngVsTGOzVxmjRVqy10Zh5x7ywboj4oBUxr6qLndYKfmEeWy54t
FLc+kMojC18DhqIwfYE6RdpuvCiail9KtpwYVzWXD1Sw3ESYikEnxSaODVS6+lpTiYDST8tVv0W/cbyIOQBfawnwG54pXiNczm/UN/VvNRccVhoRG/FyeBJs
za4O+hB1lQRbVWuUWNt5UG3lbEBNNzZSv/yFGRbmoLbE3su4h8KMittb6IaSiPubseYMo456DR1kHopLstZxe6n7xk40R92sNDe34gwsGjalmTFarCNJaCdu
r7eBTO5/enWNE5tpBF7gqsK3CfwZESc9wzXRLJgA5/KNAWQyuR9sH1AQMYmZD1YLm7WWgDWaqCzX0nhVs69vptGUqSBkS3+BP2Lr67tz55K3Ax6qtBED3zqT
pdVcJqoXeChOk08re+haaDpVRu+Z+zs0zhHHhLiGselMG1hdXkg3hhvIV6CVZ5GSwnzICdMcoL6jKSzGy9Ik+xB5q6O/1pyJhmGeAWpx1IEt4a+mr4p1GSFE
FBptnLFeQII7Bz4yztELxOE42fedWYl4U9E/az3VwYaPrYjyirY7C9jUdHxYeqV9UktaRcWlPZV221S0k1uCB1tf6gtwv+BQ8Em7wP0ZeyRiJH8g5pzU0n1e
KsEfds1yteAWaI30pkpJdRR7TolylRBr0wingUFmVyWCX8bsZbbYNut/ovdYgV9d84md/EzXHehRZhqzlM6u5uGlA/P5NfL/hFqgOTmOmc/FcNPJBG6l44Lz
b2Ufs44r4Uy3dgkv5jrAjOLiKMJyjF6rXHJ/s9i5UPdzqqpziHutJ4B7FBlzJpeClxjttI3qWUt72De/TTUgjVJz4QR3J5hBRGp1hB+KW/Spit0esxCOMjTr
b9xOmw6HKeOshY6R2mAumHfQUZprFutQ5oRXjmnu+88pqpTKsRlRos8PNrIhyrrYeVQZ+i92Pvc3ClOrGt9Ba+MG6oon6htrHXYsd65GDJMUc1y25P3U13Ap
TDf8HV3FJUGO1givpksxu5gdmqo+DOkMvygMeybzLncgYCLCWA+7+54HYsxMWBvMUs6olZWjikM+a1XYodwaWIVMQT+0g2ihlkrtF1uIHlnOFJUUtqPzT+iL
mGQ/qHt1Qm/EVbb+La8wTyjP8Ht8RE/b+lssQV6As7wTc3kYZjQDF9E8+j9pI1dCqopb6BPUI9ox8hbbVOhKs+or1A+00Ur7C/E24+8AEWc3DPWzYzhVB5pU
wdYG7k55N7mLTAOyBj+Cv2pv7xrtuES2jEuO+2Fdbh9NzaBlYZew2HlT2e2TGRfw+i3CNdDP/jx6QFQLcNgXk1PZnwmgNNxe2TkuwG25GHPJ/zknXLY4Gwlu
aUbeSnlhzstYNTCf/CmESU99pcPa2bYzM2MTrH2JAY6blOnYTk1EjwNlBcJ3UcjbaCfXbormT0T+B/8KuPli3o+oL5hFx8bkwof0X9BClTQyEMMN1ga4Fhqv
8BowSk/TsohuVDV1Sf4/ylwchkcijS7lv4ut+nMYQMmgj9aMro1TFAvaoHVRk9DZkKOkTegvNVFSpSKS1hoRq9hFZE+5NBVHl+K8gX/8H7gz5FVmmXtS8JJP
EeviqsrTWse0ZrATh+1fgAvNJeZKh7VWvn7ccNjXVgd3zM12RvObM+7FDYFLQVl0BAaIu8pKWAO/DryC0aieUo7eJK0A4/XmsIz4UY0xlodHQBYesy7IjsqL
0RRXPSICOERTIaOtjnB0NHuo4rQM5aNcExPe2ztxFjEJbkbTjAkGzT6GvFEZh6MlxjXjKDzuZQNz7FuM4/mXjDrGHfSYvwoXgsu+T8Y2da961PDqw2Fxsw6o
i4fpN/Eefbj1ZSAT35R3gmQhCRbDu7W2xhxli+Uu7AlTik5vjhHU6uKmcBLcSGeY5Y0oJUqfA4P2A+Ze7ZE+j69hhGEGpaX3Nm5aDngaYDs2zBBUwphnnEmY
YvRA7XUu/wjuoM/lq6MDoJERqofom81J+Y8Uv97LWKW/xN3x7yKadeeVN3rijdJKqhNZQ7xP9sIZWoEwARJiW3mJOixndnYZX2PuqfJb2pk2iG3NjlbiBUqN
YAc7jkRv4Xi6dJHX0tkfjBYAoDghWcuNTlBn+zehQ8Rn5XJgSq0hlqZw8JY3mVWYv7W+eBrVldwGrog1wAAQRoeobZjT0ljyI7DJ/5OhnRGy2f1BYPtPmyXX
teqR8+WqarL0N+gF+nNn5H5082Ajuo/wONIkS3ry3As8cZ7c3DHUU2jginA7CgVTYDS5hO1gfwUb4utoZVH73BP3yz+1THge+/SP8ATSYAvGYvlbWWeUgr/g
rLzKvkf0qJhYvFCuR28L/4fLk3n5tfhBKgELpMbyE9iVGmcfFnUq+I9yIu9ypb5yOpflaMFqUa9iOLpWbq9aHocDkcpTJZbqou9Er+Xt5GQ4gPhT6GarJ/Oo
TYYsLHK3hhB1kfbm3GT7KlPEI1F3+BqpF7S5UQ5HX9SJm6reAldCT0dtyqsfvgjd8MeGlvaVc+yOiNfKR+Q6SPQ8elhIPWa06y834Y3numXtC14omtD+0Yz+
h2tKkT1c134Q1+39VIee6Fmsx6E5ihIsVMdktQD9uHfIli/4S+GWsJd4xT8IrYSz5Z+OFnBU8LU239oL1c5M1i4R03JL+mvIf4O6WiPUT8n2n1e3oN3oq3I+
ZLu8wD6KnK01MMdH76fqMl78MLM6O40+DPZ5Trly1J4oEdfCDv228pNzFpTUp8NXbEPY2PgBvsKyuG5iKnoepI0O6LbxQW1itCz8A3FoV+5hPVJIdUL0yryp
1TTjY6NMmyIsK8FtkSprYairXt/opSbK95AXflg3CNzNnZJSRttgaRPoFaO7y+GN2n10g6gjOJCCazhHEWOp38Dtw3gyWm9f7C4DNnDH0G/8QNqg2eAK+iCT
a9ECMXlL6J9UDaOplq0Ugpdgo8XCvPU8dU0gSnNjuBCqJ3eKvkzsUlrJxqauKDEXswnpY51TxZrqGpcd11Luanl6e3qcO2prbbxY3AXfm5OC4WpPT3H6ErUk
3w0W8dn4KvzBhYMVsIexmPvXVM2aekXcSQin3olrgj/weXTG8OgDQX1jsyMLvId18ShoMTZLQLkvL1JuwxxtlnIyZ5pakt4F13MBMI9tT5DyTN9qa3+6OtFZ
6S01hP0DbVg/OuqfI27lzygTCwYwl3FpoXb0bFDJ1R2vgVvyNuspqDNujn6AXloB+qQdh7+DBcqx6Dr4vf8Bcgf/ZG/ZhuS0dxyhrtLj8Smth9YrGMemyret
y4hqxr9KNbUniCLPanGOUnwVEAsU+kDsqWg1trNyFQe0rNixwZ7gq2+7/sOIF7/S1+FdZwW1TqC6TFn/l9Hc69k6XU4q8ru/tKu5jbjX9kPKmFhGmAZ/MR/C
rimzjGvEn+pDJpmsH9dVSwBe2F+zmCXp7mpdZq6yBK1ChYwAw2BS+Bvqmq+QrCd54XrcjIoQLEIT9Kd5C56HaSiR6yOfFVaqL531cmlcLc7L3EM80o3RyjJ6
ufkv2dHZn5ikr1K7qW/XZuYMVStxVeFrVB1dNC6DUvCn1ly8C7cr1VUGs/Bp4EHMC64Yz6FxjhPMb3RL2KetzNmkrix6m636QQREK/Q7y1PntKvO+ZxH5bhy
ypmI49QXuT/apV9Cq5jrOdeduvZArYC2aJInFtRVN/BlaT+8A9fqM9yl4UChIpVE2vVMlY0dJrDgHfMw0iOPgY9AuayxqWWLvi/dMlCtnJdBvFN2++tSPnRI
rA/GcretsdwwQvRvtKfFtImuJc6HOCrOUo+Kl78rVx2CZSyRl1dCKkUkZgZhr5xajjXyZhJQDcUrgd6+z2J/f77/rL+nE0hn7OWU/4KapNfsAloKS6lnUh35
ZsgbYqLvpDDees63WN4gPrA2yVzoX2ILF55ELAkWEorcU0kiJxGtgJsoK3Sk6sMSTp90i7rpSXV3I1Yz55RBxA1hhnu63oSv69CI1egSTmPS0Vx9Pg2gDEPF
y7RPbYrXYTmvrXJOXq2NBkFoxQ11g+pPDEQNpeHKGVheG81eDN8v9QA7gl1Bvt9FLBcC/rLiSNsXYo5F8/Xw+52ng+Ny/wQqs1MGYIB/YW50zN+OKdT6bEH5
og8BENh8b+j21YaIt5XpRWz/wZ0GlzO7FE1tjrYBB384tr8xQb2sjcjpi8cTWNqprOZOSj2s2czf8upAJxhUV+PZ2hFHWbW1RCoOnM9ncOmuUkIzC5HVIjSF
fJDTO7ACjYsNV1roVE4hZ3Mv83aHvaXvsDo8qPuN7QbnyoKT5HBtDaqSv8Ncrzf2zDNW6tn6U9xBu2O0yI/xzMmn4XWlibEON9V/5bcxso1j2IL/MC8jhJbj
AXIHpaZxVv6BJsDFeJL+DN7CXSx3iQTwUXuvzFQ5Y0eWB4rqrtySaku1kiFBi7o1vw09Do4resIn9gseqn7DtY1p+ijTnbASP9LnBtfnB9F0vbE3y5Gg/IeG
WjebGlovJaEfRifzh/2cXB7fLgCosf4RfzNOILcxq+CufhC+MU4apdjigSz5qkmZi9SKQCGAFrS+hku5U8petTi5QNzs6+IspD6mRKEM2FcpBxezVtrBHiAK
xRfkZiERVhKTghOcC8nN/j5qIzQU/VYO2Vb7ZC5fixcugNlgpcJod5SuziDVVfmfsFdpGCytjc+x86nOrZZQeFOdSF9e11QpHb/CplA/nXGemXQYl+6/FVUJ
Vpaj+Rb04NyRnu3MFvoGJaZ+tZ4LtuM3OWc7t4BI9blxCg8y9ylHqVKwBccYF1BztBhVELvH/fZ3UI/JNXEeaqqv12PEnyCeHgHjQKzOm2N0jH+gmUS21gtM
UxLBQeVdERWO8rzNNvnl2XPgPS1Pkoz6zhBjkGHif6EDTqHOO9swl8AlUA+FgFi2MxjIvmUpfzxdBRLcPK2NGOuI53Rne1zA7Yed+SnqTBDH3hM/RYyDPtsK
sTPaj0v5/ibDrQfQDCNGDsXNgtnuafQtZTTzHA612kAJI4kvdMcRrQOf6WLsBma0EEM0lQsUFiaLt8iH1CB+dM5pshvZP3M5mCl+3nabu6McBHep8r5T4aUd
pWzHuKNqF7oyYeVmcDFMTd8F0Jyn+bVxD4g2rJJ7W6GUI9JSkBNZxdogZbJzma104Ixvh9aEPeiuT7XcXMW5M/qn64mjrt6wRgViR/ABKEF9MXdrd9iDdlCt
j6Ol75trKxORe5NdlfUFNAIv2PNCKzheyzLa4Dy4BQTg9MgndkzttvJUF08IExIso3eT4uh04RJqGfmKTc4C8H6wM/UfG6omE9WUW4wbLaIGUz9AqqO1ux59
RWqCx3vv8IR+At7JbZ8zEy5EfzProihlF3IqM1x7gxX4mr5k32uto9iff+ubQm6hyzmFYIbmcKYAxiCEL2C0bxxeBifoJfLXYys1g5rFFHEI7+NHoZWxSVSn
wAT6DyqFj1ozHHvEPriUvTY1wfODGYyvYUf4MOTMnuOt6sr3lsxZVqNXdFUmhPNqE0wvWqr3wLvQvuyX7LHY6uIgJR7quAUzv2ZMSFV+bUyCNF9PEyv7HNaj
Wm+6F7SrB1EtsE334RH6E/UKUQob+n57R+MtWmGQMhY6G3bYSxqnxmpNzLIUoaz37aXPyaNhBS1FH2vvSobGptK8/5DzitxXDUObYROcqU/DpQJvuBKeGvK/
1F/W9+oD1QVqcNHkYTDbM0vtaWuL7Ny4P8fSv7Rn3Buwk/nuCPf3Uc4KM9g3tjGummhi7iDBhW7pHtWPn+ZVInfzL6lzzrPAJW5my9WyZi8icpyTuMfyM+pu
+FPxBTjK+5lqzjKx7cIFq01tClsKq1wxWh/NKeTFWnL/tN7nlruLi3+CZZSVGpZ72LFOWcd1cHbR7jq6aOWoIcHr/mXMZVZAYe4n5B/MNWZGypvosWA5ru46
ENbSeci/gFse9UAcbFTkXvFj2QhYHUGyln5v40TmPd+R381M5MbTW+RYy3i4GDbCDZQQqqGb9nzg9wjpRg/zlZGkp4CX/PCU8WoLs6RqNUO06bU20eHkFYcB
5xgx5mFwO7a8VgYuUhTlq5GY3hXngzVmPR342qIf6IERWZho1DODhsHmoW/mIfm/qH/0Ybg17IX+Zxlpb0owkAt0Mr365bhd+hqtjZ4Gl1BllEriLrYS3qeO
yLwXXZIr5RrMLAH7kUXP0yeiPmgtPU91oorGSDQhf531HZwBSmKfkJ5TRW+F5hqdUCWrYMwUs8EPY7vOiP9p4XClXp90wQxhFyf6lwY+4hX5E+hpnAD2gcvS
XDrAfakeHvgUzPZPdybmLHJc3/DUsY20+aOUYb774GPwafpccpmlpOM+1Y/hhWL2SsF35B9xH+K+BycwUXQpZbRzaWyW84o9g9gYGFGhtdDaP84f63yffWVD
q7y78vCN29TaChQexTWldvumxrUW6oQVs/d3tBCWOfrKg8XpzuH2Lb4Tuf5AfPCI9kfoUroa7yXjKU58oBCQ27KX/yjUY3e6OG6CpahV+DHiu7gadD5XzlFd
bhWdLF8NzUORai2uktN08mokyA+kQLf6kie4xgj6d0iirSN2Kqddz8jz8spsITiPi4aThMqeDe6d7glMS0ZzinYtbVKVQ3gqmgfd/pXKesc0vrc6iBjCpWh5
WlVfDn/BOZTmuBrqZK0W3EKvokfGLlDXEAqamlpi6QEVgvX0STWWm463Fu1epr4Ejgn2tv8pv2UG1Xxc/phSpaYDjaCi6R6xkvxXxLDcamISmk/e9Ox1ncgd
b9+Z8wdhUWXDIR+BZcQXwm9bE34E1Vh9pjUzQvQtxhgjGw2hx/rr5rfJ/45rFtQzzpvvyavSD/OASRa0KjiYj4ytwmyhIfydf9Z8nj/CvAoB2OB8A6bgC+Z3
I9xEhgJrSMXEcbCeeSSfMxcDna3gHcIOUZPwMmMivo3H+Ooijy1Ttpa6q85kAkYJ+BomOJqCKeYXuF5x8lPIi/Ic2Aerxj/4vLc97if23RZtdIXv83uyjUyr
MVrNNDsY6WZpGprl8SIjQ52mbDNspmZ4jI3mfrRRC9j66m/1gHEbARniNRTPVcpNQqH4i3wGTyNqWw/WKgjvx3rZ/XAxGIdfgyj+sC8drxeylSl8LDi/5Qsc
6t3hlbiXKiseEPs4GoiYSkrYQJyE/6I+sCZ9NM/ANTSH16dZwJfsVo5f8LbS0rge3lS/DqLirNQV2KMotVXny8Bmg44Zryxx2KzF/Fla58Ak8iZXyXKOmUxF
603BCnTEOQEfZ2pyY51rLK2E9kIDeZYSCCkLktkenqruLc40eRGqKDcMtFDuGznSOALph2TJfw1O0ifLY80ZeC38CFr6s5XD6JCWjpNRNTEchAqX0SRrX3EO
BeBINRvMhTv0WvJ5PSzuhjrAWUx4ChTrEYbU+xtf5H5OVvZFlCQVuqL8DygfHMxlWgqY09kz0PaUoaqcNYTpB99Tj6VnaK97L/0D9uMvCXTERcs5daNjAS7U
hlufB2qIm6Mns+uF7qiO8FI6ri6ylI69pFUQNqoLyO/RB+O6KCvSw2Fm7GW1hrNDzRVE87xLrivSZ22uWAVKPju6nzPO29b7xLuANwURLYY+kOCagpdoU/EA
3YH2wGZxXT2sVAlGC5uFyqiykoAHOqdrU9H/QC3bNxlIxZ3d6caW29r/0EicCt4E7HA+7EoVB31AR/TKMcfxQ8vS+0rnxE/GWms9IRJ4mFwnIUanNLXmxxWq
XnjVcctoRr/O2xhGFXbEA9gILhM7tOSCRdv7xk8zrumT9BLe/kqK2dk5Dn7N/qLGG7TZw13X/I0aaTTl0QYxbfAwX5orF/csmK5mOFfpZfX9gf34W2Y5VMNo
E5UEH+GzcctQsbBfeK9cDLU2N3FmsLv8BV1Tmmih+oYip3iIVNgEJqBoz0u409kBbCVHqDX1MO0XVRUeUo9zA11/GX+obbTqtoFKZZgGD8gN+at4KWpHfxeX
8EHFKWHhiSsUTidJrpa6WI7A4+kX1GTNxAu4KrArXSf3mtOm6SopHmefsSVgL7jFWi43y9LIlmm5R5yhXttu4yT8RT2qk3BW+ug4F/6QMDW/u8HjX2IhtS/6
67pGuCRX3shBVfXl4BRxCPHQaZQgmbjPWhsph+yjt8l9JhdXj6O+oDlzMGy9RmpvtExYjukIa6c3EhbhihGP/JeYPoHr3BLueXCoJsmGq3jBeNPuqAoHwvbK
AKUqUUwsmXoc1QOEOsdZs9ZQlEEBxxB+PWwilALJvuJkoV5Le5mTCrers5huyg+uTkpx73JYUZtiz3JyakJ2NVzN8ZLfhGarQ4m7co1ApnOnPJ4ZSb8WrM5u
jLOok6YHNlEjRT1HlF4yyPPRjFB3+aoGlsDhhomSta1MU3qTUpuaplbO36MaaD7Rkf5qmZmeYsnV78UVoHrwG7OMCXdWczzGk/U9uLOeJQxDBVw/3wh4mLMK
7TxWa30qQ5lIXBPrMyVyHtGs/iR7KbXQVt82LCqflNVbYWu5bHmBut6ApsXYwv2geub3wdvVjlHT6FruPtbe2lVFLaL6EWgnn2f0kV7ac4WqrreWbLw3hRd7
ovTIhNCUwFB42FTtK3FO3ktLgvqQuRCbCnK1PUZ/dNofCLQTsDyBG09FEJ+UnU5NqhU8zD5Ra6gn4opRKsxD1ex21au4cSe0ydXTCFL17K8JrL6CZTSaW4a7
CUOYdOI+KqZ3QZ8c19TtfrdlsFDW7IMZ+K8SjjbB9mm01hj/jOBNO1Gl5limktjONx1GgA9kSV8aLsn0tOGYZcwo+Lflg7WDYyLTCb51trM2ISeSC6jwIpe5
5ygm7fe/0j5nRgvdtSXgP7G9VlP+m3orZG1TNUZtrxLqpLjichWxlZAX51VRWKKyWtEd68F9ZYMjQhqWfTfwApSyHwXLQJq0POYBNZjNj2ghFFM0MYZ6GXhq
3wpmiArxXvoWbXHw2VOIf+zj8iICMyImOxpveht1JcrBlVD/g3thrHibPKKOhq25RE+UczVlBjTbXmE9+ZgN0TWtTVF6Rtk+BdsQNxw1iAh5f2CMMkGOh2/h
Wn872JkeCwnZixLhx+yxQqr0Bj4ISHKSGav9G5PqLxdMzDunJYpt+bKBEXCx9ahaPmcoKObsTf3augask7Pc55XetAMdy42iKmR8pXvzUwqa5y9VBikb0x+k
lZDNmNbyTDiTWI0o5waqVjCSGgGHc6OMbvCWo43qD+5ziugUXC16YWO0K/BB9MR1DU8mZ6NbMchWN9gWldXIzEQ2UnzHpYLz2c8kF70NeCyjUIw0P/pezAv7
CmNOEdExqCvOVZo5qzN/uTZ6Dnnq2W+qK+FVvYm7e35xozrsoa9DQ42K2mzvdnw2P84cp9VCw/Vj6Albz/xosGZv5DHKgY5aF3ouykdp8JLxDNXXNqLjWkB5
AcagG+iYOlPZH3AYvfVOQpTRWa5onCxKmVB9qLY/MIAYqHpMFX3QjpHR1hj8tcg/JsnfUF/tO+4Kz+iJ+bEgx9SgVX8Kl8NZRqTxzOhj7CjK2vYGA0+YdmN7
Pjb2mncoAljh0vxDxnvTqmPlDPHWOAKr649xvh5Bt5FOq8mwAWhj5Nuekd0pRJy2KSpltvbfte4F5+FNeAMCg/WWEHqWq2L+6zzItk0/xN4UQEINT572U/2F
ykR8hVlKS9WVkI2B9IJ6bP8UXKhH66eVVNcfYLHttz3DMs/1Fo4HH2vE4dLSCa4BesXtF4aBr/aK8J/cHs5x4mFphnRBWsq1Epfm7RKPhnhwrciZckd1TcxY
5h7dIS8TlgXDlFNaKaqW+p+lId4qnPV+TPDyH5x/iDm0y6yrlNHfmyeVnhIMtLMddhYv7AeuoWboplaXCQuk0jFglbxCPYHiqth8Q7jmVFe6uvTbsBitECOW
ksvyfeUv6aOU1qh38JkQyuSokeSLot1XjKrC12Aj8AMMFl+TtLkGHXKX8yp8J9zPZVI82YSG7lXuUKqmEQ9PaF8zJnonZTRg5tCldJu3LrxADfZVZwY6O5KY
nOs9GnXOVTXrNWvL+MfaSvvkSmE7E0M9efINZxf6BKzAR4EComK1z+tGBqK4yepQ8ZFkMXoFS2QO8kO5m8Imvvd29K60V0Uhxl3sAVZvG1QDrVF/aIkqmRNj
GO6+0GbW1zpCK4TwlVjF9gmo2lbcoCiVUuUHjoPaK60xjIb/mUflBWimdBE50FZ4Aifikei01Fm9K3+K4dUUJRn3VVPoj1RjYJE+0aZjoXWH/1GelLfEM8nW
mnmKp5sPDQ/30nscfKavwEXecwmzpbVUrpHkqW7GoPF4L/NEKk3dlSKo524rrpk+cdl1tT78wxNTKKLedBnDJze211YDnhfwT7wetcJPAy7FDwE3Rp8JO1DV
UUXQle7h2F9jH5SF0eZWx0NwWf2WnWy2p8KNL3knDd02k14uNTNj8I+Y9fppNFV7aaT6uypxvkewFlmWO6rXdbVAHH9QjSc1sr6nLV1uI8TvtYn0OmcbI8bY
DfdTbvIE/O4ZYGSUrketEN/xVs5Hzs6ZIu/Wy1G1VdkShYaZbMCle8xViPUlqZ2VjsJB7wHPUzPButDbjB7hCMVL408UjCYC+ReMfspz5yJjKfOP+U0r7VmM
3OpDZw/gQc+RVV6HK8ftzWhLRFvDnV02r7V8jssMDMJNoh2W0tZT1GPqQcRA9V6wfc4fwEdX8VTjH6XVhhvYFvwEPAXWMAcxV+l/wdlazahaynThH47Lfm0c
JF9xdq2tugL3sDXUv28pIe4CD3KxdaD1cC6ChdIv10JtLnlXPsDep5KY02hXxmumE5AEO2TZPrWqevZL1bUl2aPUD8ICT1Puo2UH9yjnLdsjb6BUD70hQewi
ezk5T1ibP8V44OxIL5EqFz4qSlBVc6oufUxmVe8HTuY3sNPid6tJemO0Stvjbw286RZPA/0+1EM/qa316dxx/xOthNRCPxPeh81BPQLPmBWFT4Tnyiz0H95n
GwVeoT1G4bZH/lB+gPAv6EnXkEOEyVSKc64/IrMqnMQ3jLOr90AryoLbGpM98yz7M5ridgVuY5jh48e5LgmAupPvNh/5Uuyz2TvsKqYxswEesozXj7KXuDkc
m/03281s7U03WwA3HOdIYP9HflDrcaz2MFhaWE75uEuZw+nUnERaRL/iPuVoUhioj0Z65wcH0XelmKj3XDunoMfq62Bj6QW72w5ld1DyT1W/R98zvhDTXGcz
d7tKubuJFvMI/g1k0aw20HLe8838WsTB36z7g6O4W64uxCVtuPgRxDlkMJB9RMSir+w0PFkciT77P4n7nUlab6I8zOdzqaasXTzDFAMW+ohLdz2n7gSWkN9d
G9Q10helA7nJspSaVG22MDF3HFhpr8ytgjHRDyw50jmhg0CqI5UlxM9AUvk51mFkbVtoXKE0zbaH6hC7kOoO/5LaU9d848R9OTPzjotHfReIsko5R5rdSdQU
NmWyzixbFblZcDJ4LwYCrnXZsEx285wNGX/5w2S0/AvBQZJ8BMsbtyOSiTbZpcTW9Iv4z979ricRAW2u8sjfHT/1AJgsfU6bon0BPWCskcV4baeyk2AXeZ00
F7fA+WxLbZZKgT/BEHFrdjvbKM9A5RO4qV2Cn6X74TWV4UwumJrzXf2sLHMUT7cHixP7M0LyZhFjBBe1iXqMX4Hh6DtXA6YHKNRE3eGszp3yGmC4cSIvA6xT
lrpXgntaSX5wxCHquPLBccf7Do0Xh6kpTAX4KJgHHUTOlqjYMppmrIB7Ax+p6GAah0G4tFzNpCbkycDKHtDkjLRgH6Wpf5ZmCMuimig9nKyWL6SCFSve8Gbl
Ya58rSQiYR9YD3czd8DN8XO4k16/a75zrdYWlgHl4ksanRBvPDESUVUzCjXwxIIZBZ+MzhJpGLit/MydZNbGe/WWmMSVclsH79SIAW1BgBgCF2lR2mBlLDyH
hxhni/p/NUbavCJbuAdna3W1/2nFpFbyXvQe1NCY6F3GJLMinZ99zOzOXteT0PeCnjEN9KlSpErAOCMZt8GX9UT4hA6XKhtRegWzLlpvDiDHw1D0zmhsWIVq
+nZ9ib08nAYvF7HD44LZqC6eiK1IhP8zFkrVwTq0Q20aGZpS2zimysY7eDh2shAZfVHpTH+jo3x9QBodYx0a3Z/7ylxyPPOOY8rBQN5eRyk+kluvy/7Y2psd
y8XlQncyItevTkZH9GrxN2ATP2YW41DtpvJKfYXb8hut9bOjfNtE0v+3KEoKdZir634I39n7RW8X7cCWHav8Jpdqf+vV4eaia6hqUfvmLap+kJukL6yUDd6A
xmJtsR2dxvwybOpbrYpeyKwSf7GVpDfxvWtneoe4vjnn0d6cu2pfZzXigj5BeaTUjxNBYdx8vZO2V7ujtUELixrGY9uknsU95Y+Wzo5ssjM7PdBAuQqbq2dQ
I+Yda8VT4R+KqU6FSVIgsNl1yhVwPYv97jlilrH0kAN8kCpFV3eM5O/BlRbVcZTfGrlFvCtmMR3BB/kIOZu/HLTh8pQBr6qhAb/UldsWeK5uy3vr20OFxvwg
b7kNTaanUnOlWKqQ28sRnuYIoWR1TlHmHqTaUL09I41QY7k+DjeAcfAHGMVFcXVhuHWDehLOyw6RnkarMWmMP/G8d4+7OX1CvhAWRHv0xq5f+k7YFiaiF+r3
sP0S5vaipfgJqI9X2ptlnYWVgQfPwxnoEBxBnYPj1fVoGT6qh5j94HRtDvhEldIjYXvMGQNQgfONdjm7mLFUvA434hXyCXURW8Y5ht0U8RDP52nXa/8q/iwz
PGGYug7+l59b6NEHuap46vPhDAFcru8xpTzxYCWc7B1WZGUp5BCho/WUWg5mE7s9S/12FMsN4pZxF9T6qJxynxKpQPlp5Hr6ma8n/RHd1V/Dw1o2e0ezEYuN
nUoAnUKKHWwucDHucq6LehLtsd7XGMZOFxIvnB2YH9oH62t/niu05jQ0hSsPe5n9tTuoorzQlaZz2nt2Ep7GkvALVX1TKuwulxfuUM+pB/aI3EjG5ZrMJXof
cJ9tj9k7MtZ7xS5iR7pSiT9lSvvO3lUawNX4muaBz21DleZcVW42l82Pho1gF3qbdQHzletpc7kqeB5qV5h/1BxXOeYlusQsNeq4e+DDWjyRQidJQ51NU63C
SY8vMN0xClXMqKP/qzQM7M7uzC+g0gIb/RFoVWo7pWrOBqk3f1+oD0/K+4Qk7RsRZ1U21dFv6719d/Aa+3RcoF9xHaNXUBO5tnBo/MX457YGUUnOr/QTo3fs
JVsv5g/+pvjBfhDUMw+ikfkufWvRWRp8M7oCqAAuwXtiDaGY4y35UFpJVpJ/Czl5N4DFtSivNfdQrYLGMGtr7WNaCvcscfo3o77RDI3Sg0onmKmfRBvgd8Tq
G/ATxwwQ5VnFr3GvdK/hFhnbguX9MxzhFotIBHjPCiaOS+bWwFlMmjFVTwANxGfEJ/c1tirn8XUiGbhH2ehZ61onR7nm1BoUVSoniWpB3g1UjPlVxK1z9XrI
YunFlfOkZD1Aft3moPw75R5kR89GVMzsjK7iD6i0uF4b6h6onbU2237RNX+nBW8pHIfGKmPENvkOY0LhJ1M2zkl92UbwpF6GnckNDm7RukWeIG6p64zjuIY+
BZ9DhfoNvgYoxgxzd3S0Rmn0FHWm1JTOxtWpWVSq5o5bopwWbGTf2D1UY2GV5x+uG9fckRy0KbXFo/pooQIvcSOomvxA1zzmt3uL47TlEv2XdI3qhVuay4St
XLJUgb+jnuFouME4ZI6jOjkz2bPEO9dWFOd4ubKuNJGdwj0E5V0nLS+CWY7K1DexFTlNIRUV2bSnEXvVze7brmtwozYRccwelER57De4C7iM+UZ+V5TG87Vv
aAGbKMXnLbYOEyVtkjRXjMv511FPa6E1jw4oNDuD/mbbZa2V2d63FZxSKigeaoMllmpJxQUa5B4R5wUnERuzrmVYHDlWr7M08dGSRsYKoWpqhtWaStiCqVnv
0q3EuxzK+tPaXxTIYdHQ0kcitMht3YOcpQtx0tbf0iiirOcnF+TnUmWDK3kvmcQ/5Ta6yiUe9z6jp2AXFOEoMhmvcV2G5QAjzfAnsdflEca96n8RxdG/zCpw
hgrYHxdZbA6clF0RzOcKGYJppBbA+ko0uMQ0o6b5KZgB+4LTsEB55VtXczXlMEbolY1S+ns4VvieuYbOt+1hqzjves8q75jFVGcacIsSdnhaxqeBEXI8vSFy
n7SA7On57nR7u1E59pNcGLGX28oM8Ycrec5UNoFap17h2mjx4gjkkfPDRKEL6C1cFFxKyUBqMNc1hBkhZmT3AE3g6GB3fzrY44wzuusNVVm1KgvSDnP/ExaS
EwPDqTC1gnFK7w7WaQX8c3VvgpMvz7d2bbIqYJLhwvb406bHrIj+hd3MhmpZ9R5v4qj85qh+0S51pxhYlnbpBZpsvkfH9I/6bGxRNuo90SHUCuXhztVCiuzn
A3wOXiAFxiuJcIezk7YDRcLcwFzUAcv+ra4jORXo7fbi7B3OSKmjPdZo6byxWRuK92ttU9qw0XgMHJB/Gt021qJiOY990SjeaGmSxmC0Ek6wWc0jMNO4jyrC
/fiYPwI6xX8N3XyNMvFm4YWabxuacxc2gbVgKPwlXSPzHXsMvz4F9C9YJo8B88ETZravmViR6eiY7izliOaPkhai0MWoYYnrvAvcFz1juP30N7aL8rcwIpGl
NmQn0/OU52QfNAafgifjLxJP4R/MA6sgnzZWyAdBqnc4lRnTWCatKZv7532UG6F61O/AIBiTy4r35Zu+kUUzkZhvN8LRW3QYHtFeBr7QncTmGfmBAshw92vp
MXnuOkJE6FgwQ5zp2EGmayniRvokV8t1JPHPBF/8OFdt7rs4QSyNefAG1RMGo/uxl7ncTEb+AnYILtDLuoBP46rRccErwCcf0jxUBek8c0HzUq9tW6Tz2nxw
kt+p5IH6sc2oWbbnymTnP5w7vS3diC/qTU9DfjnHsGHpqx3NnG+ssR47P5/9xh9Tu3O0rZKrgtte1BUBwiCXcWXz10ktuZIEdH3XrtF1xeO1xnpacBPZN+G9
PfnEDfo9fOq2CrW42kwFfr8xSxiCm2nN5IFgH9OXH59fIf8wHgI7w0yhMO4oT6jPg2+VY0xr8FM+JVVm42EJ50rPzoQ9bovnEetwcMRprUx+JW91FAWf6S8t
J2A7HIkbuVndjp8CXV6sfJUjjcvaBa0B6mU4aAJP0ZIQr4/VLhTd9w6+kJrY1hgz8Dh8RDXVrloCLJdXXpuuXhH34upEZGbdQCm40/qPLUbbTVzXauhxsTM3
jaF0Mlstzw+kb3F7PEvYEC7Cudh6DCzxFKPaK5dgD2MId8KghHu5q7hQ7iG8LlBcWWYo10jq602G65VL/E/YTN7puk1WMYezHv2Iv5rZGMDgZDP5z7f6ZD0Q
uVpobAH6HkFzdZdmy3W5m1ppfjU5VnN41rKTEu5wzzyRtad4qnKL/a/p55rHcTvYBuSAQXIjkQqGpRpGd3ccHiz2E5/G1LWMcqUglN/WYKm9lEE8VN1Y5QZ7
YozHWVXYLtxno6T2D3/IPiR9N31dPerRzax8t94O7ZaeZz/QqtA/LG8C6UyLkEJLfcwLlO0Qswco8kNPBDkU3hO++kwMlYM4yVuyyEinmu2kSXwy1cHcxBXz
zADxHMMUwhGO2kp9qYavGWpJ5NlLsZnqe+oUfQQsQJxax7UIhlGrQB8qOzg/PJktw0eaV5RiCGlvojPxcWUWOcp+gPKQOd5ZzM34qu6pnuv0omyLM5p8x2+n
8lxHw4/746UItNLgPHVQGXUB4+M6i/XZWDSLnMQtV/xcasxmV0NJE2+7cqjtcgttR1oV3SlP1bswlGrAI1BjSxuzdKuxVh0Ul6+dg1mwNJyOFG2k8BCcF74L
l6iS7sfSFndfF3RNcKezjckvLtobAaZ5LzlTPRLVQZPk+fH19MFGWczAIeG3ZQsRFV8qehnoD7cX5f16a0n6sFI66pgeAg/QxXBd2AKuKZgA3U5Wr0818JzX
v+Lpxn6L3Tge42See8cZVQt/GdtxCjSBGbeGDqdW0S+IeDXKuw4O0M7bK4cxnotabsF7R2n4U+lbLtX3wj2yaJ66xod7LxCLHRuI86TNc5zrxAZjywf+ZB+y
9+kJ7lZe1VUf1uUzuCwmu4hBV3NbCIm+a91P5aXVp5Ncd9zh7gPcOLIEe4y6RdcBbu42zVDvHfc9Prqck6b2OJAwxXPf9YjQfRECFoG6VCvP7WU6cgLakPHF
XV44L++AJ7I5tlvIBtdU7y+lBvc5Oi62motTbtOzyYrcf7QCWvCy/zF9BrREj+UP9DVrWccmzwy8XK6aei94XVkdkLjenixdMmzoi56KGvnegg7Bmb4Mf3n/
gtWrGEzkxepiCxh0XHb6Ug+LeaQonY5dmdlaOkZdpExirPMAddpfH56gfPbP9NzYG4G/yO6WZCIu9Lq1mqgFFzqa002Jm1TPiHHi3bgGzg8BM/dquMPhlmPo
biLKLh7c4ivmvyFH1UyQmsZNC0wgZjqGO1LBYj6FMimT2WVpT60llxObyEjPigSb5zrzP+ZRQBASwSkzwfU3aA9fCwuVmfQkbbV+jLMrjHyM+sey0bkLFaCd
m3vAALlOEdnu4iPYIzdRTESPNqzNmUqv0v//r+094GJVB0+tPZhhhV2NjXpUERUNgTGWUPaneJ3ShSueW06S3cw35F7yE+m9XI6nrIfh2sU2VOcTab4kx2B3
B/8T9y4Rsl2FGfJKT64TMA8d+2grX7zmGXUBUYw+Lt6x9FE75YX4bjn/jb6rtddeBT+QSTH1UkqCqLQZ8lm0U6jEVk73Qbt5EW1S+2XMDvlEu2zXA1FESSPB
IcMIIx9Ixj20kzjLaW7saxuyRBlEHSbKwreI9JRASPeij/ijPB9TuDN/QeqU31X+nzIUHFBeBm3MFrQdX4Xt9bkwD/6tbUNZ2hlURxlhKPImoQzqDBWZlMcr
lrSuZB3nTTxUiUh/iOKjLpo7IO3vrhCWSeI4eazQN+5T4A83gtW8kcIw9SXfNfyRKxndJLub4/NT9ZFGO80GjtCZ+j1zg9FQh4H/qVX5WXAoLAAt8F+oKfwI
rNIePdqoakajFLYre1CpbCXMVVKmivIzucOORFeheUV+jUcYNP/JMVtI4xc4y/s2Em3Z3aKFC8bBuAA5k63EN+RT4n9TgA9QUUyWJjtKFWWVI/4Y18pyTHgX
UxsvV4fmPzdmkatFl3Myk+I7rNit/8jtwTfqF2/nO8SlogWOY6pabbKlsrcBv5VYI7W1ZgpvYVsURlfKDgorhHb6//AZ45c5VrgeUsqzj+qlvWS+UcXYgekN
+Doeb8ZZlK0J5L9UcTqH98WXSDycuN87wxXCrRdWBb8FpqOG0p9wAthkQ9wwuq8cKTZDG8CCjB9kCL+SauVj8RegxkbGPAtYXZ3BGaKKZbiyT+SNdP4Hl+iM
VpZk5QbOgnB40Fbe3cV9wb3ek51dl5mdt9YRwv2iB7oIb3dqD3WAbEPWom8zxV1lPNXZZmA6l0sawiH3XtBaCuEKVMSG+Pa6ZtlvW/Lcvb1W53Syp7uJ5yST
zdamKM8apQ/z3p/I13X8hMXyXtg1XA5ScI3rO1wmb1OHi6H4oB5rzHH2tAe1bYFtxGPpWaCMtbnUhDI8z9wVE3u5y/K9rH1xDB6CktFtzy40HCyBOaRfaaB3
wT/djC6iJnK4szMciX7BEmK4EaGdCQwr4s5HKE0qbj6A3eB8uDbmP0VHlRCnP8C3wRaxLb9SqAFLK+t9P/AUycBTxIWOX+TKWAR2UvWIidJX1cEjLsoT5pnu
KePxCg3xdG5i3J7EtuaDqAC1UaQzfqPG7M38H9xyUMr8TAX593Q+N8ER7eunLMz8y35JqZCdQqyk3mmtqL3EE/umgFTAmyTqCgWrYE5WLvP/KPc0nXoGLHi5
4oIf+L9AGITu3q4fRKdtBY7ZTJyrWnxWYhnvAc9QbwX+hyMz/Ja4TqlpziPeaKvUV86P8lGw1VgCHtvGUKeZtayTu8fk5p/OjyMybTP4F0qeoznxxT7BNtdx
DL4P6pwnuwanqSHwD8BAKE/LS8SRmVngPFqKqxvJZjOuHQgqbehiandqmr1v9ChbsqziNAW5ornxen+Ftu7G2dwifYcHGJ81D1hu2ctMoidG1+FvaV2Yhsxb
ITd6AXwRWh42z/gfY4Aq7o04NK0jEeeMtZfRqrv6kF2pbuq0nJ65Ct6mbtVUvhc+B20xLvgab4FTTb9a1/WD3+OZEV+B78Y1pMf5ulrtfJ0ic55B/Eevp5Y5
+nFD1UIpOXpckYf2A+/c1Yw4/nD1XlxX5oJ9F3+D3OIeZCdya3rWMkeVwcAptY5/QP3KCABVqIoTlEOA8ybyXXylqEnSTewwxoMVRBNrSTQI8dIgYyH6ykdw
Y7x/uTYIL6mDXIVgNxftHqycjt/Md2QreduSbczxRec2Nr6OUcH4B7STeitnqIu2I/ErHCtgP/prRn20WhkW29b/G9WHU3PjcpYZDUCqkVzQQNqtvcXVXM2k
qYodNsJVwk1cRumoZxIXYHNUC+w1TuOJhfcLuzufuYaTU10zC6O18+G0cobJ1pDyzXhpnEedFbdrN7uUymCrx4d4h7m/uuoR2ShJleEMbS/v41n+OMvLXv6o
1s79ztWf68L8695MP6aslIufzfwZrOFe4O7Bj4wNSq35G1w58R4TkjjJVZssSG3pK+EuzZXlmlL5rrl8Jc9z96aiRi/jvCD0I55zEZkz2YGhK62fISlUT98p
EoHh3l/iM+0tvcOCpBzntEw+fpIY6o/iGOqGXIHJgDvdC8JK+EwK0v9w/4u8jk6g3e7LeIURQ/VhWtHPsobANG2ElGTNQXZ2oPRR7MCeMDAsZtY1pdwe/hjo
dpz0v6nWG9wVsnN6q1VSugQpaqsyKlg5/F3cOZ/HujfGZe0sfwvO8dUS1lueO6qLJaMTqHLCGkt5ZeUWmNmGaFmijXxSngO627OjXYIgPiQuZf8WkoWbssd/
HZwRPwklgj/8b6z3/SUDTEyD7Npiqxy3RBY18L/OK1aKV/l+FGud61/vMKnSrtsJpROOuCqzU4n2xDC1pqc96sR/xkk5Ful7DOP1mgF1JHsPd5WLc1/dy/Uw
bY12CMzTLuQNkSdTv5RG6hXpg0bincrNuIWWb0Xe+zqvKfwfnOCbhjqKSfgdXg67oOLmEd1rniWSOLc3QSjNNubmUPtqPWRzHKOL+mALM8jVynEsYo5yUPuP
7cTNcTucVm4zrUSuS6nuH+iZpOZTkb40RmLL487sv9yVnPLUB/Ev2DwqP/q2dlXYLRxQEnxprq3SKZgqNgC94FkwIFgZpsCAUF86TLDKdsJm2M3X0uOiN41E
DR3NIZfe2tYO3ojOYoKwjyucu6I+RfeVAjDJSFT78Q48GxH6WTka3zWmKzu5d+oK3NAAsCH+BeuAU9RttEelpKK2gdnoMfipNpYTcYHRlypHDbddAAQKgVHF
2mhHUBWmBNoknQZx+P8oOMv4qLEuDuNQHNpSn45lJskkI21xd5bi7u6Lu1Nci21bKtOORe5N7k0yU2BxXdxZoLi7Oyz69v2eD/d37jnn/zz3Q44JA4PzuVbW
18JKoym+C7vE0ogvE+pOLQY1qJWJOQjIH6kT0qli253kuBR6jj+C8uwP7k/tnNOglQg2D7bhqmsqZ3dcVWYDOhSv5KHzCcexNW+omhhsgh22Y9lp3Pdgl+Aa
tACdknPMl4h10jFtLceqlfA8mOzRBEUsKd6Orm5co9XJOeMgWafexlzSrpncWmNqsZhApNjqMW99r3B5OtVcy9HTvokMZybLJ2Wf3hpKCDbGsZaQ8bL8J3QI
89EG5QgweiqyF6m1hpncpvz3VM+EofpBjoUGaN0FYaCWusLXyWy19yTThLZqSI3UNmkDsZfuHbPRfQLlmU3aaqorfE7WpWui497l1eP5OF1NX7h9bqCH/bgz
PGVo0lFnDr1ZMtj+zaml/4EH8YeklUJlD8cBfkX+SejXTsLh6Cx72ILIbmCD4hcAOiNtZ9cwVGQTZSZ6iiKI7onj2N5WK7yK9NJKuIarDtuY+kipBtZVwLbn
dttPWU6wta3/BaJsJYgCqTSMp/QMp99D5LpIagNuIF2gcul+hCqNMe2HNd0Zwg1zFBtJVISr3KvI2wIPG4M67G46jU1zX7F3omIFgwE5/yaOBuwwx1JXPo5/
8TeZNPErSkLDhenKEaWb0oXyeKcIzRTJazI8AVnkM6UpXkdIluvOMylu+/f8AvMFMSQVSrrgAccr7JArgZWwY3gnza0MZU/BDXgI7xSHFWd+GekU6Cd1QxNg
E82J2ionFFrdiN5mhDMzgYhv4k2IxQ0C/QM5eDDqjm7CZ9JcTQfDlI1kmHUY29hx0bwg0I6fat0AhykftK7qGiklaRfpZZ/gC4H2ri7Ja5zp6lnldsJD0Lrg
K3Y6L4nnsz/CPNzZMsoowuGAgguZRsU8/hSclzsGNlEj0RVpoux1/B1ek3+j9MEMLkITCLt5ZoQEGDqtmGoQzkHp2i6hkVoTNWTXMUdtG6l5xDhLJfSab0IP
cdZUX8BRTAqjCw7WOmn5Sn29NZhCx9o/KRz6z/AAt4xfJdvJzuw88Mtflp4CxsNxaBg3IjG1YDpbHpRlSF6m/2be2MrjT8weMte+nJnF/YAdiRjzE64bjkR+
1Rc8iK5Tj7m2/rewe7AJfdJhpVY4j8KrbK5caC1g4kB1mGe7LcsaMB3hldxbYAD/glrL77eF6aOVOCIVXPA3tQTYqYkBZBS/qklxqzyrqZHebuI70++EepiT
vNEt6Eu698QM0Lf4dBPkyWJvZxaqr52TaihjtLFKOXUNbs/UQiORBPmUH86Qa6r3dm5dzkxSQZuzAqNns23b2QQ23zZ56xF8ytteNpvr/1WPmig0MW7neyhd
hMUJMZapSYvZDvHtUWbCemYUM8o51NaGeS6v4doKv4q7fi59R25pTkGNgyPUtOAZNJLsp40Qj6i7tMHKHVTHyEtD+cHe3rC74yh7iX1ge+aMY2r6Ntr6oWvU
UROgdqPa2mSwz14P1pWrMZkJXbQImvc2SF7OTFeqME0kSP3n+xaz2dYIDfJ11SoS3Yj1iiw1wBZggivoXKkyfihWkP5Aq736Yo51G4bLqUpA6VnYXGO2etS6
uLcvyqo3D912YMfybRnBw7Sk5QT/3GrfWmfrW3UTqEc1JL65M6QbznG4HVgH2UB/LVe7gn8jE/ZYajKtHaVojjfYz9rCnfMde6Uiaop5SPVPVB3bVKvDcgyW
ca6x+ZmdGulI9ICEefRHupu4EqxSjlJjSAturzRgBtkMdLnAQjvDj2B3M9PYtmQ0k6IZxCIcqR9jdhoB31Q9JZRwhIWivVmUiXoesRSU4DKd/cH0nP/gQeaF
WWUEJtU6nrwJNeCjZrJ1+K9oOZcv0fAeaM5WRqtou16P0qUkSRDq2N9QPXAtKKFtaqMQqR3WeQ3TIwvMmwNPa/WJj41eam3uOUws4bpna/4fRD3/wMykqN/R
DQ0VrDH6uoGNvhnuroGFnGj8qtvOuwMBfTOqkzFF+EpcKxjNtbTO9SdyJsMdf3WyhnjKH+2TfFvEUQnLhVjQxrTHU108IFYF2/VThaPgCHgRnaJL8C62P7Hl
We+a/iYnOh32efZR1v4ImI8xH5MPJLWx054l5Cu5IfI6Z2mz8+tp7wP3yAf5p+1UsBquQ2zm69gGszVt3XAerK8uxywsH7DbLv7/nRe0k27DsfJD8hp9E8Up
27Ef/sAPxJ/VRxPRfI62WM1TOmnp2jF1A9OPW5YVxuyT7cwqewvnQWQPbLHuTBaSriZUoGtZj1jPiZ1jE1jWGWJ19AX/OzGVvWDVmW/bWnCnjJcDhZYhVHlL
Z08BjEYPcz8jL/Uwspy1LP8w8oPwjLgT8BL1Y4wFx/kE1C8m4OsJ2nnrmGM53ZKHYlsphA4p05n10IW+yyFwlm/LVwTvrCUJP33CXoKlkp8KVnoPX1kBuHdw
UPA220W1a5OVD0qSkhispHVmK+MVUrR/IpqnlsdP8WHyX+UqfqDzKNXwXFgRT1U6oh+GsOC4GqW0y7G1FVVtg0dSDdFVvh9eWPY/6UmwivoM6Ki3SARWcQ3g
2EaBHCJKcyjThVaBreoYp7OwWvX/mGHyGaWG0sk5H+drtehTil1bqvZKea9pykDpEmgMyghpjoGFE4Oc5FAVrY5pkvk8pLRv2nDBi6PJjGCE3A03Uu5pzfGf
sfkGJJlhdLCc+pnn8dXiDT1BXYoY7yQS500mJ6Frfp3NJFmJEapb6aD9WzJe3WZpz9whH8J/AvuZ3raR7NziXf1RTbFloX+9D7VJeGRmHe4M6sFPyp3Ft9bS
UCFKcOu4mfgofMuVsB1Fi+gib6F4lBvAzyCzGVhjLT2EeSdOyDNgkfxFHuQjiK38MrZ9MQ8tFMYXG9kWWMnSmyLFKP071Fv7oDiZJnYKLmcKXJ2TdiWd4V8G
ogpao75wOz8F/Qp8xxXzH8AFoKmiFVNXdGg/+clcSrpPnYOL4WDcDG0iWwSqqM/FdmivYidfMXVi41lv4hHUDN9BJ3XJuIQdinHoAVxrP2juC/Lxce2tuXLi
YrvVPBSvKojmamjZZMBe0XnNPpPsAgawKfI1Y2fqH+mS4xLNSvfRCDWBeVM8/yuZz+aw+BQXVZzwacRnopJ3Jtnc+t6lKmamHpljbmrbyMymOjt3gHl0C3Os
7DQfs1WmMu3HwAKlory9QMSdlZsoJT7eVsAP0ZbhosBb+2zHhBQXk8Al8s34CbixukRr4Jq6ocAC5LyCVHkMnoDqsO3EPZISqK9+U0qgj/hv/SFYFjPyF+2C
2gMH5WpouVha+gcUoMXyHqk7uqvmySvlv5RSaAX5XRrq7brxnuKyf7OddTdz3cZtCYFtDMqhW2KqukC97uzndCfN52Nd/RwjkmYlbQ2WYJehldwq/0JfihyP
nwG3sjqhZ95KcTNo7bPa5ytLtQR7OXovd0D5ZR5rOqC8878JQfSg2Nb+9h3DcyINZr2WjPSexd6+cpol3DvBOkhwECXxaDxAruicT//nDKgtySJ4gSpnM8mD
iDuhoaBraDcfHszUXqJoqXZwb2gKWQ966TXiIDTPxuGtORCZmBnMCjg8KZK6LizF98geWLbdBpmmz9ptuoRhtzKBqe3cyo2MiXTOtjZw/CkJUo41hCvgrvg0
DFqmcYnSn2oDcal2RnPj6lyW2t6yDFKu7hZOWUQOSL4AT0f1xqXUtsHf8ipMJh3AJYUckIiAf5hoC25l/tS6k+eRA95AXZRJ6jK5lBRrThXK4KmoUmCtsI67
5//tbu7vLDT154EziUUoR9JsfksLsMsSyzjsr8gv6BPd07cRCcGWajd0mf3Mzybm0JT0h32BvDQ0VP/KJpK3Cp4SyZ4yofLbzgcL/MC+hF5js/NmOED6EhpP
bubG2X6bbhJWy/L4boa/rcM9jPSWr8gOtp3Mt+M99EDmKivaKIvJu4OaRVelulfuVEzENLpOLsq5bPzMzdOGS3Fqp9BiLFl7KFuCjZmM5CiHTpnJ3wHXwbvg
Eu9wpS69WwtBNoXUVoK+4hT9DnwF9PEluL4p7cAW3TrlhxgTucOWXzxvuwqiwFDJr67AWb5joZMkrz7PrWu5iDxyNjgefOW2SZ/jrZ5cwcNEg+d8bz2FNpON
oM81yVZaOy5ZtFypk78/qEYuhJT6Be8JPcYzGJfjDrvZNjTpcM6Q0FX/COaZrTFlkyoYFnN32fr0GmIPaSq+gYHaVy0tpYZ01lwUmIVmkJ3YaHSCItCqmofd
1a2tUD1yJ3OF/4kq8J34yubd3FnyX/5vTztrvrsp84TYkttR45k96uDgfFIjGZdHfalNLGiSZVfCmTzrBLBLvqWVTbKDC4hES6ieVLW8B+YBzu9BGi0KbBN7
4hxqpacXuU2ygEZCefSE/mV4JH1LMKaMILoEFsLB3gxmhC5bnMgcteykK5AnLEX6buxH9qrzs3yYv8ut81309xM0U1ceRDcRy8ASvnipldUoXMnB4N/AT+tK
f2MxybRGXGs+STQ1PtCfESqZ/wWb/L9zmknvfGlkC/MSfVWw2nLdMtvHoGfFYBvm3k+tDkRz4dZ4oshaDowhKI6zyIG6XAPgWPEg8YMRcl79mXjSuI6rytYj
pmOHshwt15mRS7/T90jtIqhM/eRXrrYQZD2QY9XRwGgvwu+dZeU6xmZyY7KCYx6OCHoYA/pAGKXRtuVorVoeTWLKmv+JOCeHgZb+/+SlltL8LmG616RvGzhh
Oef/4LtnTvWb6I4woiDMMo9nDd30w7l+8h15CI5WB0CP0gwtFFt6TwhXsTmpp6N71hXZS1ziSDyL60sOZJey53QNc1Q+wnhaKAOjgMe1UO1FHAMRSlFsfZBD
jmOuW2cnxpkOG5IoW3xzcwVrLGmCtP62rJOriufFm7Au3AzXWW9IJYyTJSvqy4xVSGNmzlpQhvoMY/EhNEWeal7gd3Cb/W3oRY4j7HzXdC2W366M0t6qVfDj
YF1nssLiNHyqOJkuhcqoL9hT6j4Urc2WCdWkTQw+Y4/IZrDXPxXPiV8YcUvtGzdMYgyN+VZgOT6LZa0k3I2s5G++Gv8ksA2VktdpN0LtyHPAyhwXjHg6GI7P
x4wzGvAYsJGfqWzA56lemk29LjXXygZHFQ5JSg4d0JLFb+um4vqFZV23tJa4owaDUepmjXEJhXPUEcgtziMpKULZoGLFo+ZYVnBP5ENbv8n//3Ndf/QZ58Ib
xSY1xKZDj/GJ4FjtEzcSJQXKqEX+r1QFWzP9LjFVWhDHMINQPmoEf8DeaFpgJN8ItsYXhEh7O9sBwxjuqTwCTZfr41i0FQ3N3USNL+a8N2gwtEi/8opAS640
ad54CLWHRrm6J9WcCiaBfHmgTBo34gOxdfIfr6uQPYm8GvMTech1YBjYDe35JfBA2InUc3rzYGRFmegAXzKhg4eVl6LKyhbYypuO16IM6gl7xmlhe3rPgeVa
F7/oz4Uz5aVwWOC6MFFbLT9VG8nngzuVg/JgcQr042N4B2iJ1sif3a/i53Gxhl9cde+J7L+EMdJp2ItoqxL8cmGBnAFH80OpDGGUdjoGg9n4gHxGV8uyavNA
8170nZudP8T901TC34LRwWrEfcoEh/pK6e/zvdjGwhOyDvlJXef/bn4jlqD6UGvxccs5+Qd/XfgXEHCYMF4yC4lkHb2W+IK/RvYge1HdAjpuJ1BRX9/5mCDT
zFyfOi6O4RcBQtgePRLngMeqAbUl6yrPYU+ll2Rn5znbOq86jdAurSgg8Fr8CEWqRY4cnCVeRhfRLH9XtRtXkh6qPNeNgS8r7YAb9BnCO28/sRCE452KXz4l
dScWFdjRNFhDt1VurGxFX615hv5UfaUX10ptgaKEFthsk82ljF/8xUQrPBCHsenETOCzrcf7QpdAI8cZx27XUG1c4mLhZ/ZO7UqwJN3ddQI2kLepmdp98NH+
CoVz/4ptcXW5e9APh3LjpPGwi7ZRu+VfFNyovEFHZKc+v/ie+to6WPX0Yfw1vzd5lIyF00xWWIs6IDWxnbL+Rk2Vhzil8KrzZ8yLXDJw0kyZM1xTmPdKmB+F
LgtNrUO5n4Gb6iwYbT6OR6JD1kfiAMrMhamqlGMpYKsy3/WTnak2I1cj0MbyKGK93I9pVa0/80CuLEWibuYh6ndpSxzNHg3che1MUn4ewVIfqYTY0/KuxDjR
ZroPzqKR8kGc4fsPl1CqsIWoVO5CdIqor+SoG7iFjr5wiL60/KfSUBtld/rqku/8U5FJuqo9s91QlqGDwuPEGPI1SDb3004rbnWS0Fq+DCMkFtOqHmxUKuFG
4CP/jkoFlcF8MM+Ww/WhSYtDiDJ8DQwCzWFzokbIRd1Hz7W64Jg2AJdgJnhWUJfywsF6zixv1oxSEmmKWKbupO5wvYU2nnoCL/uMbnkvbZEG4mdWEQNuKzVO
suE+selwBMuiOziOamHUfOlEGFcfTisY6o4kOon1E9ZlH0u08h34B+CKb116JdtZppTeK5mJbWqrJQnodoJmnCeWcOlr6LxT6HYunfpdPUt3UD1cjmUzOUdu
i9trdbQxLMR9wTNLZDF1/oJvI3pYBoM7gdnotxTCJpRLftc/gzOpG/RBcj9QLXOJDHSdipOiDRIcoBXCXXQZPA9sM+Wxj9xRQjR1DLCgXcE/9AGpCl6qHC8s
3v7IHkyOuSx/82UZxjKr9Rcst/20NROtzeusttUOsFuY6SQydlGjcW80VB5hGYRflY8GaWizZiPnmS2wc7C6PiCthF9IAo0ItlFPSXMs8+kP4BIZKwdtIiwP
61Gt0EnugW2w7qmnlz5bXEL0yK9gm2TM0KYob9Q+sKf/fOI9azKoom7Es8BVqOR6fNMN4WoquqiS8mX7IsMCcZfyEqWgCHUZXmJNhxx4Tx2Ru4kjwWf1vv+2
9w/yKr0tN0mIQHnyUVjJ2tJdWdXo6uiy74N4Hdwwp3LtzCfkPpwn4jhYJyeTo0xOsSU4C8mcVcYmgd+GONTB3CbwFnZksmylxeYFu8W1CW8MUNhp7Bz9rz7P
fYbsB9KEbFO9GI2YrNsb8ZssBJhYbAE5lUxlwAfTXMB6/zUIut45kXyS97dJxz+N2L1BsjyK7ko8DqwQyvmO+XK4IRydeMLXirjks1OKobRNKu4qETYJDGEv
bgkBh/BMkXV77Wucu12fPaUDIzMvynHyn86ncADz2WtFM/nD0nRG1cICOut5sBq6hWYMhJ3lbfIS61nYQ+oFbuDDSjruiFYyEWIn/1qTkvAbGC0/5VRrf+6C
mRcG6xaa5tO344m86+Q2fhmRSzak9lkTE17DS1KWz6Z+LMxz1MLh2OAvC16wO/g9aAasB5dYM819pDQ8AZcD1dQ+xkLKJ06QCSID1wEPUTx1GP3wpZMH5WQg
KUieiA/H1oSj0Rl4AvzijhrFuA38OBLljvXZ8jLhTWu1wGygR3+6M/DfxF1tNhqjxiv9xfeqz0srtUC0Q+fMsaclvVPnaYMhCL7SpoR+BS/bY1Ef6RJeiNza
6+Keuec8w3/G3ZV4pZ+6VL2v7UJvzPUVBt9DqjJJbqS+UBoYQlmT/VvAajUc7eKMIJGc6h8a3AXrqrflycFkrZfvGj4GK+Ldlr5OL7oY3BE6bHmI/Wig1jV4
Wh2JV+RdArFop3oBxGlmFy0tEAcFa6o9QrOUsKSL4BmZFWqEmwXN0jbXNeUI6OMupVmCF7BRmaU5tKboGPc2aNVOBregg+pv4oO6nvosLwj9BKOkUuZo5auZ
twLpkvIbnlUmiyk+a1U+8B9cG/8AlJZaQMiHw7N8KrsEucnKoD16AkSibbzN99U51r5T101f5DsM46QZVK34OUlGZFUM3EDpC6xLZoEPoJ9r3YYhZKrECWWI
f9k4MIRn6Ex+sMEBfXQt4ywijbpB3AJhEcfJsYHWBllqytdF27wq84oegm9wFckZ3GzLDvJu4jp/QK4GZ4Lq+GVxTb4I5xI2xZayT3a8th/W/YIkJYOAmiFI
So9aUcgNd8K3chnyAN6Fh6mH5e36Qe7l4I+cUvAPlJjfg2bE9vRRf57YkByrTMCEJqDbog2uxLFaeW4eqiLXklaLA82kVl1aoF7EM/BquYp1HnNizV0lQp6C
NnKtq5dNGMuUtyZq3VENfBUVmGLE/o4ber+63pSCfXwYuIU70W8MS+TbeIPwJ39aX0q+Ss2gfpjbFXQlhlkN4jVeJEbR+bbG3KW4cLBUnwnmkP/Qy/gSoC6q
BNMCJcWx8iN7Kh4G54jVvN2EdPktGpSyyd7CMci2ix+pXBPGmba6zihd0F6l0EfERoIc/h9yv7QaVRYWJXYu7qM9xjHO4QXZwTL4EP8SNYkaQtZmmvh6+dpL
ndXDYMKWeXwR0un1G+ejWmC8OEH6B8Qri5Xj+CD+GXDCbWKJ+PpaH+iVSuKyAUrsY66DOofmwW1Q1hpqSXiF9h/xRBvg+4YjTAHL5EAkVc3P2puri7eWCk6C
K5UHGb2YMviLI1rrGWwijVDryPfZw2oKaOT8k/mbmZ3bX+gi97C4Eqfq3unPwuU4KdgeZCsjlZlZm9Rv3uXkQdKp7eU76Lu7dzP7bdepfCXZXA33kHfif6wN
0G/rWY+PWEbViOpj7qzvQ0WzY8We0n/eCPkt3Z36SHxlCeEVucZcj35o30d+0z23v4Ln/Fm2TyjkOKFvBs5S5eW3vod0bWob2c9+kL1kuWsVqWq+7qiCFlCP
K0tRK3q6Up+qjb7IOvVNaCmeZbjvWO1Mt/4R7CGdl07jfuQ4ZRmVFjzPPtIitHzZ6K9Mlab9ag7X0X5YfoVf5TRHu/1/+97iGsDiZEC8ulL/lXpLvqDiA+9Q
FbWh7bS1inGDs3fUCHIH1VYaIwWo0TgxuFAbpGhaA7Vsrqbk493apazHmfFoRrATpRmagdZWWdxFZyvV0XCqomGI2MPVRBrCy4KmtDWVUXpwfxJXvbLvE1NX
61CccC+si2wjiZ30JscYvBPsMLWwFVEtqVSqp601fyN+jFzdy0SHMWXJtexF6RBp86VrRfipckemtReolPWgsEaXCg+KCk+oo4xNHTfty3B99zk8m/k78Jbs
5rou/gM2aD9Rvn8u+Fv8k6oOl1KUtlIo9iv5u3Qk/jI7DA4P/mP5YZlBzmA9loP62+wO7pbx819/e9/43IxhfSrTgJ3hq81UZHzwQf5thsX53H8J3YLGmJzS
icxxtrw6GB7Q/Ois7TrRJaeyubG+rlZLGSXtl8vAIBtuusg8UnSOHtFHiZPsUP01XNW0TG7mqUP/JfQnf4IN5lS6SfAxMV1uUywIraV99m/RghrNtyJtAIvh
OQ0lL1OG2Rv/BC8ODcB7YckYi1pLrYBENEvegRkdy49FI5UYdYxSBEfozwY+2IegJmi7eFdGEWuLia2zOFquHrqtZSjfM/qpF921HJAggw/5THEzmllF4EpQ
DfSFYChM5xl+CKpnWsnOYhayraJ9XBkUIc+il1vymBbM7tzB1gg7w/HCDTrM9s4/mL+lbxW4FPOZGysg3RvfJnANnINfCYP0FWwUe4JUfwSI0EUE1lUt4lsK
D3SuWMHLitfj7pjKGc+4VeMv0FnKzqsr7oxdFx9JOtbFGwf6N3gM8aUtbQ2dSNKLvQvijwg9uJ/mDUTQV2j+FPc05oZuI/E1cUSAwa21uaiySiq95bJiM36I
0hW1Kibh7nCNiY8Oma47q/g7W+ooQ73xloVwIXOCbRHsJCWqE1GRd7fSwjpGv4XMxlXEckouvCwjXw3zZXktu1ipKavWMUIwIZ3Rqm0lQ5QRnRR2hTfxYLYp
m2ZTzSVNVcmvrBLXIbulMAi9y9wmjJambp5eECHNhYzpb+6j9Ei4Qq7ljqA51ppKPDrAveVj5SL0FTaRM9lRYkWwX5MCim8OpsjDitN9CpeWribOAt3wLHpM
rQXI619uGOodYVwJJ9EN81eJBfwCGEYxWxIMHtYuDCeEvFvRUywP4uYRI4g8vhzYDwZJSQnhKJ3drNTX0hChrpWaKQFtXcpAsou9CmMvNse3cg341DU3OFIr
WZyuYdomJRENdjqVw0qRukGdpL1WjcGxbLo6opiWkdxRGQbLqy2leK21ckKdrT4TBxuOxB7RV1THoGdyLP6ClgQ7B08QF3GiOF9EoduJcaFpuJn4gYoyHtES
QxZQWUuXO2lncIEyL7hWuYKH8n+wG7UqaDb5c+sINERzwY1wX/CrekKboq4ODkU/xWO+W0LNYGmljNpXCw+2liLECO5kdmHxeefIkcqqAIYHiB7oTrFv5Kpl
YUjWe3ZTC8goz3LvadQR7JA9Wgtn9Ho39sLmvk+6RugJpsTtDqfSSHnkI927hZpYMR20tkl5zAEA/b8tOcpO6rwcjz8kHcPh3gxUEj2lfvLPYbKhhvMo/0k+
Lj839UWD5U3cTliKBtlPvOeohowXtGTvsw6mNhlGdcmeHD3Q/IekJQ6CvSrchT2JEuJC6gv51DOTeYti0ADUSua0CRlD12dLu+VF2nzzEBvBFCUPSCKt8/il
ygE2Hbgs09FN3oy3cAr4zK7ERepM9I0PSbJUVfeJ7EDYPdM29wc/iEjgE/PcscJrWAOz4mIUgWJBuBMx94zjhQpCOriA12tLnPt9Cy3p4nBsAEPF6toIS3dq
MmqoDgV/EBalUPtDrsWEoXOGFL6cNFPOl53emcnjuXJifUIwb5XrK6WY3+wRfoQ5i8m134eLpTuUmXkXs5EMMV/Z7eGH4ANjL7Z+Qnkq0t7N0c55l4jz0VS8
VNNQX3cW/KKjlGSkOq6g+nIyriW/Mg2Ib+Bfm/LTle54Sk6Tn6hQq65cd+Wp5WAFpZ+Sj1riPVo8W0WOVMejsdpIVFP/wNqIOYuxckf6gCfj7ri1TsefzE/m
c+Rq4LpwK3Fkwp7wKWB0wWeyky2bv+VvY/fqkkwphgHUVNgRNVcrCmEoRVxtnZS3H1TGY6R+3Cg5Ua2DdpKPBYO4VzE7F6FvaC2iA4+k+aCB7a5aNnmEuFBK
CnQ3lDK5cCenA25lfqC+/sbkaxyhtNSd3IqMFJ1m6ggyAu/VNfYYLYjCqGTnQLIT0VityHa3NRa/063FKfTyzMd4lSfDk4L/U7/Cz+Ra+ZpSHg1VblMT8XSp
vmkRX4Yfpv1g5rBHub7BsdY7wls0MyFBocilwimKIX5JBWi5nA/muSO8NVgzp/huwpFghjgWhcvL0Qsqzz688ku6r7MTWdJWLmep7RHlZNqTVW1XhJLyLS48
VkS1UHPncdd30EZaLE4qnpB5Wlp+n+SS9BKtslZZbpjfXxujhLv2Rb1LciuvfX+h/7RTMBscI0cBzf4OvcRf4PIsIXG7zeyfClZFm/3TxUmGldJbMBhODSTY
L2M58IsscmQJn2xbvOGOw+YKLHRstGUzdVirtaPkpDqAekx1MoYehD6TeZbm0rriWmlxi1wF9u5Jp4kjhquoHdUMbHbtpaczN2yt4RGpg+03qiueZEqDANsO
fjV9Zqqh9+6/iJ50P9tstqZaOa9E1EoXy5Qkm1tuO2ba8s3fs5raFlI8uYoscGq2Xk6nfJ3cKHawTLG9VRKV866DnjBgLXYJr7I06Au+T54bJLT14mDQRMzB
F5WpKY+dKnrMZeBx0gP1lprumBw5A0SJg2VBucjVU5ZCH3GALGnZbctHpfAP/EP5BHqg9r7OBvNfm9EAODprIFuNlewe9hd7xpJQzIt2LUbtpUTgMWCOEoWX
B2Q1Dh/01hBPU4v4eCFTvYWHaw7QkH9Pr5YXyXNCHbZ+xf+YT8JhTD3jGN/UUEwyjauDCQW18SS5L+SDDscnW0nxuuAxelAN8a6umaE00nvmgmHMO24Uqhg8
bDUpd8EhTyWDor5CK5jeTIRgJ4fUeg8KpUnaBVsf1BHvZg6Zz3N3pUZ4o6s27Bdy4DPGC+70YqvdlHwHHdCCUiJdm1xkvocLmDLBVcpG6ZcpguwLHsJvdBQj
5BdKH5ghQr30L0KRbVOG21fF/ty6mK0g7jGTltNsCnWRPWI7Z+/NLHd2h529IUsJYTMxFDzwQHGFVCdqn0CB+v45uTOFJ8IP4PNNF99FtgksyC3IzvP2IW75
S/FtQXdwwLxbTE5oJnUxNzSfj60hNodnTRK/ko62LPY9Bs3XBYAsvd6UYxG5k1arGG/9WXCEqJtvEkuSFU2XPI0KNL4WQSb6nYtYFq2UaPG0vFQl8BZn0FFL
G40i/HFbwjESmrD1U/ransupyhqooQ1Sb7DQKWvpqAQaiz4oXnUfE8u+ttxXSsGTqBt6LKVSqcYuwln6pPjCNk3eCHvm/6zcX7RDI8XYsDTDPZr5Sf5Jeujr
tkTbNptIL2BfknvM1aVX3AKxqjYVT7VctkxmnlrX01/zm/BP8DD7cTjaeV1IxgPRVDkMpaY0o7qJAuWwtISl/Y1ho6Tt9G1qFn5mqg/u4DCflUiNL2J2EtHw
EJNpnWW5Z5liGe1bRy/wtrb/hP+ZK5knwivF1D6WyLDHs2MMo413fMeUmmC+two0iOlcW8FHflB7+ZbhFG2TWiawKLFhUp7znD3Sd0r8qG7TwtAW57jg3OAI
5SWaoPTHO2plOCKKK+dDnYq7aQx4hms69doF9AZZC8crFs1FJYoHhSNaqloF/9L+RLekfKojGsutQnH5QZiQM5om4oeJx2Ey31w6wQzTPPAB0Qye1lqrTu1E
cDjKld9GXONz1ddqWdWmzrItVG+GYKio8JJ2xksY5kK9EC25td7+plpO8IRaBQ2TbmuNgimoQ6gD/qGrAk4k5qh/FedQnnSzOAG7k+2YIfAT04oOC0+kZzly
9XNS6hBjAp/0ZbkFdK3MI9w4W3SKJNWHpxMiMv4TLut6e0ujv5IuKt+Aqvutxktt6BW4OX6VVN94y9hBHJz4m2oEdJoLO5OaSnRgrNCJ6kHFiYukqSKyJ8jZ
nlvF39XG3bLjqA7eNbbPboPcWIzwjhIbcVfRRH4LGkjmer+bneJLy42YypZGgTFsvrhKfIlV3RualwZhyhnuVQoP4usFctx6Q52aEl3X+sNpS0lN5h0N7C3F
w9J1qRv4iM+rieiDWChvjuwpbdC24X/kwfwS9wzZgD4Za+DDwgzxHt/dbsrLkLOUD7p9GoXSfaPlA3iXtRf5Xo5FVUWXOVzYDD5Gd00M8FDZAXeKfv6yrSV6
V+wjKcpnzU1PQdVgfbGKOn/jVW03NW5TobJGrOndKZlAFp6hiVJnJReclfTWRraD3jRRybaqjf1HQZxxTex8VM3wSZ4vHwAi2IL6yCfAVnmU+Eg6Jsxb981c
k+nD53Mb4DTpBhouDcVtHfWUGfgRn2yIgeOZ9mxs7Yuutc559N74MvIUpYE2y/lGO6uckqZGD6CS8O38g/YYVEsbBANSX5CfP1B4TdnQJbxYtXKHjBuEdzyy
9tCXARvwavUF3sBn+xFcJ0xTynu2BGvIfnwTPDVXtrSyVCPeWudSw8EkVFUZHvMATGH/Yl6Y+yVtAlnQoP2i1+q96CAskErYn+FnSlu0CVblDlkbFpilma61
wd6oPUyHmXgsCIeL5GZOEiUEjxjngwnomTQ32EiKc/XFu2GyfDvvFNonPsLLIZIqMalRD8j76CJuw9Qp+IFrcbu8rUmZtUk/+Geojm2s2tGYQkb636BM7RfZ
HuQEVyAS5MpP6DfqSvgYlwGKvEmerd0jJse6mZ5sJP1FvZq/30Mqq9Q39hh2LywHX1uBuiI4GPvFNdw8VYncG+wgvfe3CdLoHJ9knK/+BM6UTnSuYQn7Fx0v
5K1Hlnw0KzlQTHqv8N5gouEc91A6mrSe+UfVYTmhC15on6ucYu9o151DlU94OYZcEDZw9OZHqQOdtJDuvsIw1CIpVXcmPcG/hf4mlYb1PALoKd2BjQ2bUFjm
GbQltoei6PdQ/wlu0CkQidooBeZ2dFfrPVRH++1L0J7IL9UC7GSHE9t8DZU2gsBvKpyIJmrbaJ66HfwLHTSfwvsC8XiGoTyuiPv5Uk3YsgmsE26BYXY96ilc
853xr7LT2bO82dJkZJUOSnd9Tfk0HZ1+EE/O7R44KlxBfcx70A9PPDk9/6zNLA3wmtlOxDfujn6u7604N+mxNpp5b6kOQySLjL5NriyEg/1yfhuLcFqxmxpd
57RY9FztKm/F083rfGGOg2B5cBg9P/+dfi9+adGbTazGP/XdY84a6iZs1U0Xj8JM+Y0/SeujxMVtz28hV9SGqZXkA8p0bwK2aj/UYCiscKU0KN0ECMssdA5t
Qu8SAX4Rl+RvpB6SBqtJhSOlEODpZ2if/llBC9wlf5G80N4T+uW/5NLGbXitPERrgXKY2tJ18zc+k9rnKo3u43C6txpB58EU31O2rf5TIm/uYasH7yszzX+g
qr61uGfCBMM3JZM6YB5JfoEGWFEAYJypJREh9ZLCcLR3nrzE69cPE5sSsjYnNFCNEmbHv+MmBo84amgTtyWhQ4pA9PBvrnmIcUgp5ncqxJ+FVHeKbpmtLNWK
kiUj9xZfzFeyv1lq89PheKKOtgLXAslgI03Hb7aMyFPVGNiW4ME+4bFBT+hBHYPNvdd8xOqGmVyZfD+JbXll3vFuw9qE8z4D2GndXnDGwloO8rqwIFglLc47
VBDI6kU+zg1mNwWjqDrecLKFFA+++XdwcgI0dkbn8huAn9JEs8P9hbCBmqCB5YN1nPdL5hNjN+FVRp1KS/TbfT30lD3LvtEznixACwromGZ8hvOVO9K1V7uF
em/5B/WmnvuR87Zri2eiUBcp6Ijs0GdqyH4tmMyReICxsuwQRIWwHgqsVW4IFO4IV/gOV2gVGqlWsn+2Nokbz1QkNxmGyU+4ccoKkgMu+TCvM71Ee1EZmbWk
883F9qZ6TGKBg1uf+ADsNRRFC8xID29x2D4FvqH+iLQOcfqYnrp3dP34eWCz0g7q8ERHd6oL3kH3QpX0r7DZ0I1dxRqiX3lC+ruwEDZAJ/z/uaOMq5in1ENm
hdgWJSQm+hK4EfRw3wd2mEA575kviJ9hVTCNr2rtxZvRL28T/8fAHdwMPwS+4CDzN22I06C9xHXRPqm28EO+LFxJqeFIc/7HNjCNQW78To1LGqF91prjfjgb
5cvrpR32ucEqIU5ejEZq18m6yj6mq1bE75MwFuMGJlqkBT6XWlqpjQ7jY6EgnGTZh7qIy0Mb9SuCtwWFaS+GqyMsG6w1taxAJWYbMMI5fMVin17lyLHdF5sR
vQtsyaULSwdFpTVdJP2lFCX10CJCA8GGwqaSEf+uGaX+UdimcGLwjUqBq7Azj8xWrXdwgHJK3aouhpOky8p+7BG9eA+eCCuiJLVIl+tD6Ceeg7rrLoo3zGdi
vP4ydIbJZruKvXgCjuNnODtkbZf2ijn5swRN6qNko1FJOcoq/MvUTTwEZlsKlEN4XO26UHMsY0xyvO0C1G0dLj9IniotjG0fa6RGSlvg11o3fZtpj85jVDh9
bFXRBKsJH2A3tiLqB/+Ve8O6aLSwAORFY6q/LczZlsJ+qy0CPQTXcAYYLSN5iPgp+oVO8bSjDjLN0Bu1qTKda4gmg05oKpPn5Fxbnc8dqv0EFcsMi48piNAs
sCJeK8znlxkH4VNryqJyYDbc65tma2JnAybyi8dITZVeJPS0RKMXvJ37BnOkmeiLYRL90uAhL+pH+3pJG0BF0eO2CF3zf3raOMtKN/BTtJRT+DveSOlBYXjB
ZPhD9IIA/9mfrH13r9ck22m42Z9tiSTzcIr9fPZv6Rmbwf0dGEJOxbmuA1RJp37xFfqxf4UQZerteAY6+Ht6WnPzlLJakXfvupXgsntT7mxzD/wJvgGdHYOK
Df10Tk26JmdQOmhpbH18StwgNdBNpGrYqjDrau91dHOupbvYQ9YaXOXgK0fdYCJ4jS+jw6hQzUdZdBXtm5YJCxNOSdPlpcBj+S1cQK8VA9kNtKm5Q1qrtJKu
gU1wJydqNmTC9bd8wiWUN97+yhXyOfiLm2h/wZLyPa9ZHuXoRzfHP2F9NQ8VgooJS+OdyaOZqo4GaDq321QEYvONYJlztnImO0KOi1llek300fcONXA10iqF
pjo/0k5mgPgTtLefSvrOFIkXSYJfLhvt/sI0xeuYhHlzA3xenMsD6RVYZVlOt6RbMPuZpuaQrXVOwP+Tr6el8gme1e466DcaqUqyKk8BxxLLFtv3N7Yz2xsM
CbyDbzSTcsFf09EsFAV2B7YZqoALuPzWnSG3tSveW2wkCujL17ReUnozw/AbdaC4UPaw61GP/J9yO3k25sTBlipSx1qjE7zeUkwTUylqOFuGyShOkxYKZbsX
aCh8IjMDD1MGyjehQ3GBdNtQ5QvR00Uz79R5+A5fqqLd9gpOc/2B9iZtAHvlqrarykZjr4Rc6iP13k7hClQYUzr4lXEIedRw21NqBIpQBsPyiW3Mnwrage32
EBfHTTDmgE+5rywN9B/t021LURNtfaLimIR6MhWljuCS9Af4rvUyXsn8lxwg/SF1QFdDHbXe5udeB1hTwgoS0FbNIUY4q6rHaIPpmfg3aC5uEJKdGcJocwGd
V9Arey5oTTZAN/2TNqfBB6grDuXLUkriKrCGT8c2eECuqJzWp/LzgJNrIBVltBFz/dOkJkjIrs6F5FHkH9aZKZeJGyWGyQtRM2KyXEoqnewNxUtlgzHohLed
GuarlNIZTZKfoHJob7RDmao3Ux+4v4rN5QyabHoq/DCI0i7LYNWvGohY+TSqgvcrD7X68rTifXmHbqsutH6XlnKp5L78XjFTbTfAfPQvWiZ30yKwEOyM9gkZ
aGfwWNRgaZT8GpdGWfJf5qqFEaGn+WUCU/BD6PM85dK2lpa2CxfBNRMNHzNyfk4oxt6C0jmyzLHyL1Q3c5dCpbQUHGAUl0lXJuvynehn9DJ4ieOYUuAu7As6
ey/iNe5N0Gb7SGHiJ3PDNLtyEooUyfzBm9PIiVZdUim0JBhCa5EHzhaPZB9IbquVCo0lY60m+bt/PW6RMs1bVDhTy8jfTBYkHlYczqnKbrI3qitWYX543bUm
kMfJfSDOrJkSrTekVbixabZ+Plk68iZsRlcXb6Jn+Qe9duilhIQtZCnzYS5S7BjYz1cLWyEc1LvyV+qGxSi+VZlL4x4nlvTROnGDPWAxmM1MTmlyV+J5Qi/+
S5YT6hbcr6zC2UQNIt58O+GsPkycGbUGJps+SkdrpuXdJ8vpXma0zbsd2JDdiVvkXy36fItiXTnV9TwqW+sV+Js7nKs337OsFxYQrOWwI8I+yATRN1iNuJGe
wLWWOroOKVXQP7B2toneJz1Irpiy3/bb95XMouOkZuy50FpnW+1dwC8/g2Xs1dXuwUpULfQv+KAb5vuBvknD4Qjgxq+ZynCzSS91lNri/0xllL3gPH1NZGFI
PS4Nor6JveSQd3F8prxUKCAUabCFNOetaQyasDUtz+mv3BTyKEF4thlHOkoyZVz7KbsrWZTk/mgkV0iNd5UDd/z36Gm26SgaPJH0rreWP8kJ+lNRIfWBY7JF
Ip/5NrJrmbLmCXCwh6TclmrettJJsgV/JHOCGpBXSGFoAdyu/dwyTWTRLfVd4C5A2gEF593VJ3GFoKosk2X9CtVGCaIS4nRpOqslFzFN6WvEZ0chLolaaI9c
hhCNSuI0ZRQMYL201REtfy284a0sr9fygaiUdZxETaUwbbGkA4lgIf5FvsFmYiYaJd+LmqpU085To/B5eSaaqW1W9tO7tpRj4pxQPmJ7hs7QI/W5TBNhThKv
ZGv9/DfZmkq4kpzSXIkI3oA75fvyZullUscQ0CYTnUEb5WzoE3tWrhp8FTofXKtcVoc7NoIwbieuhTPRJmWQ0jUYo1KJvIJhdSUNR4AhyjltmDwUdfCpCs/o
LPfhRLG68yn/jnyNB/GySME/lclSlGMwOhOT45kpnZKaUo3VMKWPIwBu4jtc1fha+CzVLHAK3U9xUT5DlrIFJaF/FTH4TN7luAqqoY5gDx+vzItziathGpUH
huHzYAWsZ34m/4Guk01jeyETXzq3lZzJzUDp6Jp+pjEYmO4uI3lhFXxLrAl4a11mvO6u77v6RUoCbfmKsILhERqrbUVTLLMirXCXPcu1xXHTcZYKZ3ozXYmB
ki/2jvKPVigOhKPt57CH/SfQBOTgVH6glEeL1gnZL8StlltyL0PzzOZUy025CZ+yu6nH1XdZx+BvEBAoZRgxAf8gaskcnE7bxU1SNSkNnbFfyozYMMgU4ZvA
+IkFiic4hMvCfjBGHC6NYfcF3VyWWjrhKjjBRTijjX2Vy84s/1b5O7fGEctMIHuTy5NvMxGgJWpMlQJTxar8CWYr31nY4h2p/0r+BYbxo7jpuhJ4FzLjbGtU
5DJ1N1XLqNSat+q01ABMkAtwWfseta5WEXam/rAfpThmZu3OrpFksj1JboJNsK220O4KfgI4/7Xs8J3Q/sFDqbJqS62rfN/o0mR4XZxLLQAH5DQ5WbLL5cXu
bgleVRLhDWW/r1x4beGgZIPHUIE0T5wFczwZ+unsUdxgY5H/lrLDes3+Ux1D7cHneSCulcNM0PCUHc00TmGVVOsJu2wwqOWL92ZvfMdL+d5zhdwVaY1jrSo6
BuK9vEQ/NN20j7ZeZprQvexzUCQqaesPFgaSTeMLP6PB4pOEzY4DtlJyC9MhaRmZaznFAdVM8YnDrfOYytxNm8O0xrAe7RImwBz1AXyJ03Av6X38aedLqyTF
OQ5yL/FYNISH8UlgndWnNAMz8GF4Mue3Y3YoSltFZvE7wUm0lxqAFojtrWWpc6bLxAuYCrB7la0bLK+sNE7kGiFCqqBrYlvHbKFP0pPBRiShr0QZazPHeUpi
uMjxK+ubP/KP0OaUzvrx5pvMJh8JB8o00ST5lWNIcIU5wTpGGG0viZe4fuLLTpVZE+m2/6Y+CfupkVXe4Rd0f3ad+by0UEg1LuL72NYwOPPP3F4J44Um3qt8
jzgeviGHoBP8kMhH+mWeJaAOMlLT5PI4Uh6tVmOKyN322tQq9IdSZLhqZaVM2sG+JyfDZeBK6OI2F2FEmxLSBDO+h2xweqimMx/dgzXwPumy0AV9VGfYB6Ln
1GpfunKCao23bHYRmxNz5MvKT66ZelKZC9saUnAyvOe5SdQVCPgZl9OzvgZaGqKk1abKXF10XVttDXnPgVLaIXW0U6FdzgfG16g1tmKHFJbcq3CgPB5VRO0p
QVsvmZLWqevABa0CCCr1rXbzLXvZYKp23LJHPVbsgQfBPS1g2YlzExKoZ2op+aGcqdxDKKjI8cG7sXHeSrglWhub6TmucjhbWoBa8W/VCEgqx4JbtEHSDrGN
Lgv1CKUpM9RR6G++i3WgUrS1gYaQ31GHLA+Xw29bw+U68jbkwL+kj5aR5mpqF3TD2Vu54q+BZKkeme7/TWY73/ETpRp49uaOcTbyvtVLLSc9dCl9OWzgovz1
5DjinrCDOVu9JbLnrTeGmF3WzzIhfzdvTTBQFbzP7Q5jgDYZankFyMjTcuWk/ttahNpLc73Yv5ctid4nFyr71WxpqG0odcZyh+jkGlpY03gCtdZKrvhhLY0M
1FTHJvIL84LSkacTo9Ec20zbzdz55GHFZGtm7eGPptrTRzNvojX4JzopM/QQMovr5y6rV6PKII00B6qh1X+NFTcVDPHbLS0zF5E94V8mRJQQ9lW/pH/GcV5b
4B9+i3eFuYeHh+n6yuZKIF78THWAyGBBncB48be43pTjX2muZf7g/sXb3Q3zN5meGFfz+frVOQcTrsnliHx9A8AbK/is4nXrXmMX5pV9k+OSrw3XMq8avkVk
4A+u3+p4FKd7yr3NS0HTkhOST7Nt4I2Y1cU8UzupY+FDdr320pwh/4INXDdCu4Jf6R6G61ImH2u/hlPBdlDX0EgaTO7Jf89Pl99KPHrk6xNI43bCrVuGWQcI
AbhbsKCHWMD/5tfmd3gjqGjlBdGJi9JXkZZYUvi9TA45kjnDlaTGyUGQyp2hcsivzrv6lgV5ASsfR3ZMahqQwABHRUrFo6TH/K+kcdbvltdgGl3GspfuTeyh
Gvsj7E8s39nnxq78HnBLEMH8iP8M9/XbyIlMQnw9OU8tAHeAapkin5Z36y3aPet0zzmtveqVCnFH8yJuMSuD0XpGc8P2ch3mEvkwuQdz3/uKcIMKwZ2YDc5w
udVLgl+h8RPYVn2PLc7h8r9aRuFhi07NRN3RXvKhdAbUKGwH3iDZbQGHbK+Urfi6EhEyUeVUR/CoZZTKqcvQGq289BDd0qKz5zlYfEEmlTqFy+Fi8y+3GZaD
ewGh7jD/xhWC75LTgRc/AVfQHVxC+5gsFqYFm4I76s2cP7XRKZ2woTAf7YJ1o76qLeh+3HGtjnIBR0efM9j8vdW64jktHb1RTkpdbRVwnDxESSXO8l/VhUpQ
Xvg/is4yzGrj7cO4Lc66Hkly4idnd9Hi7la8uLt7cXdnl/UjkZlkJsnZxaE4tFiR4rRQrEj/FLdS4N33a5Jrrkzmmd9z31c+jKeu9CE4QWoKRqsv8k57HxGQ
KG3sR9GpAD9nr1X2GOvlUfB4+Dj+IB3cnOwAaCr4aEdxhVY0u1GKIH7XXzsXa9H2Pr2ulRF7n7wKl5EzAyyMsm+AymofzzVmGmzMRgrXEvfCuXhPoJS+iH6W
fB3cBNXkwUSIzmYruvPVDLYDrEEm5J8D8dR2NdFmi+2vDxpiJ9tRsCPzNrGgmFtidg5HJb0ppk49oVf7sE9KqywmJF0LlnK+9N8N/mdPswegjnCN1gU/0esX
kxtrdUbRzGl5j7A+/lhSRb2T7U35FvoHvbTbqRfXlLVc5jnjD2Ngyqod39jK4jvXHfcJdhrTk3mLN8kS+D240fUYjhcvJ27XGGp25V7hvagKeyx2RGCe7eGj
UM+ieL2UWVhQXz1iKkQzW7B/DtUxXfH7qp0LF3pGeXzMWt4pV0H19SHBVG0wdoQ2BTc4dGCpzRSspuP5xji9nNF8w5y4ykYnmU25jz5SowQgbgu8JSaiZvgI
Piim21PoYNJAeQ69QuRST9YmxYU5PR2/Z7XC6/GcQr93hXkcsXCRYYOyVoT9gn0GTzj8sGwgA/3/+bPD+UHbGrrf2UnorrIaWMoSakTcbON7fkT4vfHMaKNd
8TDsu8Df0Mr9SXsmH5J+sdrqE5w3iSg0n22+OBdtLwpHKXi8c1xm9/A2sS/3nRABCvQ1+JC3Fsy153sTVZWuYqwqzu/frHPMXLue9NLhl+fmDAZ+QkIbMC3/
SZ+kP4HO3Bi8GjWMP+h+Tnyft51aiVqbc3Uv3pGhF1TjCeOsmIkIqAQnC/9xq82vrAjS9SeBZP11+Dh1H60FpcOPEsqjJnZ84W9WHW0GKsibZaXYt5Fup1tz
vHeNvniKvzXvxA0SEArgUMES45Rw3VOi2CtW4Ah6AoTmTwgqK8GoouZKBfa+UYdaDV+gY0QME3IMwNdxB6oGcTKnK9nWfSY/qJRWf7At3NuqYN9PZ4yrWgl5
M0rU/zAXCDekXUIngII6GmsfF34NlxXuWXvFfjnReL2XNbrJpUmP/77rD8TzFxAJglmdl89Oai5K9An3D7lZdD/wH13BNYeOIdfjx7rAtvJcpL/qq/yVUYpT
cYw2hofforbovliW/46+bR0pToTtek1qrZ7Pf6Mi9aXod3P3znhrSOgl+SnUBA9n/7JN+6SjrLEicbI9SGtNN5amo2/sL1pP7UBoBjyBCNcD7azeQztNnw6s
Q9GwRN6/zI/2WjlD6ZntD5QPnhQqO64zmTAVCcG2gTpKpEawM7Rq3Ej/AdSf/2JeYxd66gmslkLv02qjd8ZkKaz+bEzYsWJHZ9QU/2kzqTXQU7SCmEvesmoV
95xn3q7ZBeY4kMKM5gvYl+xepin4ajfVW5hdQYQaCWsYrL5Nr880t27ULKeyMAaUhc2ohcYC+YreVH+us8hV5AZW4XN6Jr0rdEp5BS+aPxXaRYsSO4BjwfXa
9vA/xVV/yrkTrACxoRvmA70C+wI3Q909tjG4pk8vb3/23Cjs4Ygi6+OdnjhwVtuSkKi30VvRG9jOSqxYSf9ViHItr0zpP3FjiHwwp3i0qiBscIlbDAWl6E51
kDiUz3a+QTt3RLBrarwsWI0GhCKTxsBvzFtXUuJRMadwIUyjZ6BRoJdRV3kiVSw6liiaO7d1Zwk1Hjmkztjtvr76kzoDS0aLlHtUJDdL60moSiujKjwOJuAz
cYzZAt6DZ9S5iEUA1ss+AW1N8jwBWckPPK/BXaId+qJ+T1VQj7F1QG+w1VlDB25FXuluQbGxvam3Gbc83Z0dUZJcpOraVkCjLsHvQV1ogbFai21rcocqHuIW
+UGPdbTwdCOuOcPkYcBRSwl/bmr2Cc0B2iqp5FS5Pfsqv6DWKyUppYDiwd6CZcGjBVVZF2PCSGGeb5gnnzZAlcRC/2frnC8eHnGV0kXr++i51hbfaamSfNk/
zahrlER3hKaFG4UKFst2QtF2a99Fu6bVFLwirgUUZQq3RPvbfAz/M5oGv0ZnaPFqFFwHDsvtcQmiReA2UaGYuevhN8uXKCuIpUJV9lBgEH3feMguxK3d0Z5u
mIbL+DmO0XiwMlZ6RbZjNuZepCtRDT0H2Ubi2YxN+nI9ekeB8ZyvTVdh2mVdUFrDwcgdEIVfvdme5mB8kI5/zE7gLzIM/JVpASahHfQ/fDL9QP07Np3/GJjM
JemD0CT3FHhanwVP0rr4TnEZUXZq+E0SDnZiHuwYmru72L92hIeIrXAI2MZmrbZ7g9Bf6lhbECqBptZVeNh8Ex5TyKb2D583myPdGIAnmpzdUJhilrAmFpg4
jJYkn0MrxWv6E71xUS5WMGuutA4ZZRnBWieAXbvI78PPt+dbEbK27andGbbgUeEllbenMjUlTl8PYgvCcnnLbUnpE4xR+rBwrDEhvNjclfYKHTRP4FbgMxxm
iWmTrCnmKHqXEZ0iogNSDfuTNTxYC+63rhgPvSnhfNuDj2+rRqi7OjLDUWsgUY2tHU4fKsR/2CmZhlbGGs4vCbU0TXtQsH4QAJEt4dpB8XyeXR1Vx4eSm+s1
rUfKCWGEnmo4kuabPc0JxmhtirAx/IyUoALb4lpqyNOLqmI38n8z/8INg0scm1FJ8pjcOqkGTrU3qHvMIVRFfrgDKl5qo7HBOQFdJMfklRXH8w1EzISSIVOO
marNM8u59yXmFJTbVjp5hN6SX2n2Vsroe2E1xzsSM4ayD2eSPn0pPF6FsyOteuoLk7VCuB37na+RWFLaR7c1KzmVwJic2/rEQMvwBv7HbapjrpGG1qf8bP5h
VQ9GxTdw93CeU3oZ6bAVmiqvspfTw7kZxiFzOBwJZXqg/UDNzuSNbfRzTxexltA6/Is5jpuc8h08ZOAyz4RcuxpOgcnsHmq1OQBtD2WhQvOf7aepduT3Gi/U
Cd7EpRCvz0l+W72h+TmtKz/YbA+S+OreIL5rlpdcxiXnF3mYuM6xP7JMckRcRbDSMUg46D3Ed6Hj+HZCFNNBTyaKQG+tir4MTSC38ae0EkFZH4xCeiVzHN8/
MNvqbf2Ob4Za8zWkuen7vCPsRbittR+vwnPth9JsJpfeaNQLO3F1ewGm2RX4sr0ANYL3zNt6o9AFtoL+HR4K15rP9NvG3NAXNIDclXgKVJdN1yd8HmYae/gq
Vv1EQzhoV8EpNAU12NKaVZzN2Xxn+hXzs17NM8BqSezRo+JaxlYTagvTyH74tdmaksFCpYwQJXwLljMrBjr4Oxr1fDdxtjhNmIuRXZ9eVZzrffh7XFM0W0kJ
pBg30DpQOfk/60/PIXsIKCv6lAvUpqjPVoY+B6yX93uGid+802hN+J/Q1W5mZXjqYc28bdtwjJQFaxNHnROYuymdgZ8ShKXbl+ubhHGhuvaScC16M6wDi7Tv
aYa/4l2ie2AEY6HP+nf8psSO7FZ6OEbFzldOWK67wCdznyNDI/AW7ifhubCLvyo0FftIK8naZkSum63OV6AD5OyUnf7D5n0ItcngplYfd/U1ForsDngDXUO5
jX/EQtpLmTUXa/64fORj+5pnvbf9GjsC/RD8JmzyhO3txiG5lJGR9JnqTyQSXdzL/DfkXqgjXcQiZhj/ufJwPJHcJm0jq3lOsu/Eg/QQ/hL1EO4xe1mplYY7
dyob0SM+NqOcfgwW5clWPBhH5KFHYJC9Wc8kg2bnwrqITu+jHsI/qO3hQMQVZYdrpk7JfGC7mRHWbnACL61KMuVyG5vnzEs573ma+s+/ys/wTbxBLlncyHcL
psf5hB7Cde5fTx3XtOAS9nc+w1Var+v4SZtvVGSPUD9zbfnW6FT84cQiqkvhcqkPP0DsEPO//IC+KTg8zKdO0zPZxng0ORFtMh8K3trThW4Fr8wJyjvsiSti
SWGHY6TcFY5Gv4HeqsYkZJ7yMMVJOgG246dD7KgYrqNHkKuljUJtL8Fn8+2cPl8fZyvQmRkrdkRubZLc0c4Ir0GpYgybQjxgGNTAfiZ30AFTms5mthmzirbZ
OwqjEAVGJj7NzSArgvLhqMIMf12hutCEjDD27V6b2lqdCc75OwgHWRr/XvhSktFAYQjtZ8ujesrn0BSZCs8upvncgnb0UlTfSgL3tW32LKZVwS19nKxTX4S+
7B5cKa4h1Vk+SPfYMqjgBN/A/EltjCriquKd1I6oDV9K9+qpsBzekWCmzzF68205lpwTWqnl5DcUtxZFFe/MCvlvSm5jSmBa2i68U+eDcWAAX63gGr+cmwm/
CzUWfhdTpMvs98I25jC3j2/o9uQO9XSo3Mc5LPeTekZ9wzWBLtTQvz27NzhBfnOzRn2NJ0cpnxTPlpZkA7YqvKAmuMu5cnYMCvTx9HfOR1dBh9Ck0AlNVp85
FhZ8SV6Q/zRZdDpy+lER8vKtvZxh9W5wPfxe7VzMwsey24WKcn5KurJysp7LnnI8dbQO14QxtF/7I+uzPET8IHSwkpjnelPUXK8qO9L2cPXsVsUE9xTcJK77
ZqZvcT+CtYytoC3OF2+ZmtSEptAHazCmvN/MEeoZrjdRx+yhb+cFupy2L5/JrU+ame2oQm6O8zK+ljc875W2lpkvNROP83HcFOEkr9P58mXFaVwK1HKy7uXU
eKaWXJVoGjjh+UsewpQlevIqiFEfaPW4PTiGv2pclUoyPZUa+hj+V++N1O/yJ7PRsLtRGv6m3FY6+27Su1J7BDV9Ij0m5S49jEwXc5it6D/PnoCXbyp/0+7T
vFxDeMov5Uq4X2wvFYsoNmWevJReZlW1tuEl4SPUxWAtdR6+gkPWIHQVb6amoqVwlVXSHB16Qw8Qh6WVt3rDJuZoqzo+G2bDMr/RSvQn6O2NA2h6uC5OEuvY
BeZgXMJ8Yj00fIVbxS6oK1gAv8fLzKbWDIOhemfexC/QuKRhaJERb5P5tYLvEqPVeWrF8AO1bV6SMyZ/ve03i9B1/DQsoDB6qRB2Ca2vmqVn2Tb66j0G1sC+
4co4354dHpJeAbcxo+xg4Wmzn10ytTU6lj/C6kIoemkzQzpitkbjHcusI3izwYmfwUmUAA4gFmSqjVAGzLbukleN/YmlzY1ygesvvBTcQS40E39ntuXawxam
I1wj0FadZYzDf3t6s9EmGbZgqtVNPpK9RJ6o5utD8lugZ3xTug5zh1yAPNpfeJuRZrjUfHmnmwEXwSBrtVFJvwvn0BuS7rD5wWvGdMWAlZjrngj+IrvAuUpd
5OFqXfU04ENkb+WCeg43hJuIuxhpCldduyCPkBcq/cyP/iSrLLs30Ar1DOTqNCmAmuGd9EXGYPvZV1jSVzHtR2EmysIWAqgXuhZcoM3Guz3p0e0RZRegkqg9
+oFbLTymH1EnQLfQcqwCkWe0lcoyPM7KR531UsG6mUJoMShtv7KWYQ39ox/EB1wq9z9QiummB/Aes7QpCD96Bui96Y87KBxhz/CvZ0eFJomz4BATGXexn+7P
Nys45vpH3qfMg+Os6txaGsEsNMfoWy0ht7XBJ1Tjd8u/Qk45xSB6OfmNqVVsVTUR62zP1qdSuB08cpfUaTBYW4xn4/GJPvUEdBi0pz+S0cOgiA7xUYRHroca
GZ89ReIP4qi00uA/0ARVBL/oc3PqGrHicXMWaJJ4WcnQF6FIvN/THk8KTlTOQkp/gp54ChN/tXukuN2C/F7+DjLqWG0DN9sqi7wIw5ex7XIPu935tTIrW/2Q
CzbDF63r8i74OlCXWW4/QYOVcdon8MHxxZiC9pkVdd36yf03F2fOYf1GD5iu9ceRoSvWLLN9Uje9vv0XTvB8s/t4DplpdJlwrl4L70NpuLu5zN4VVVGdSFcD
6/KO6Bb4qsUyyShcvD4blHKujnI71Bh/024Hoov2Gx4907hN1LOn5DzT4qSJ7F3DZ2bpTeBEc2jWw8BUa5S/NZdm9XaXCtbTzwSaw57QVyxShfQd/J4bpo0J
HhNbCpMT12mJ7GT/Zucyrjkt1uhQEEH34rcpz40GkfOCjb3rXIJ2nh8vtFWWZv4spAl5MFOnrc/6HJSDjlnHwDOxr2GiKIsJ78d7jRKbNxup/pWoovurNdyu
Cd3SiqSOgc0w1w7abwxsGkI50NeMxp2sh0IvKwvf8MSSb0FzPVb05rXCk+EsuYsIwMXgeHOY8ldubl5Pogpdk3+icvxk/j8O8f3lmpgWHm3Yo+n2cdTYfmSt
o3unVmW3o42yDz4z0rOKiEGCwO6iWnKlrZFq1XBDpYRkmYlCC3oR/iY0sv5IKOKvIY7i9HlEAjXM/KbsYnKC3/jkHe9C9/mt/vXQz80OXqIvOsrx0+jDzHqm
J1OC8qTMhP2oO3mKfBDtVCzU1/6p2OZfoCq4KX87sZ5dzZ6C64D59DQcz89hylP78HjUdNML9pgxn+sPA3Qpq4E+y3mPHMP/SQ4yPrLj0Vt7GZEslvK91X5k
Y+VPzB28Qt6vTeLTq0TrXvu5HJF9VpjH75TOOPo797nThKZCoSObzKMHczo4h67qMeo9fWRwqympC/F4571QJorF3Yk0o0CIYc7qq8FG+D/6GBiBmtBX6dVM
T9XtAPxFyuGPcf+EfjUOMQW0KzS0UELzmb9wDFyDADUflbarOL1sOmjKd2MmVX9jBLBtevlYVGA6zXWyTe7W/6f8GahgtkXt9HHwK/4VHcAzmCOsWMywO/1P
8fW8A6Dz9oPkUm1BLQ6fQ2W4DO6tMo+Yk++1NqN1ZlHAQUdrirlHPqlTmEMNuBVUKXIOPKJcQ1vp/ew0b3d5uuM8qq1tQA9zX1JDhSLvFW4KEZCl4gq8BRoL
mzlDuaSsA67oSVRM7nR4I3k83Zy69P/nuLhy6Lhca3sGUQ6MkscEXrkkV73AVO2+P8E1TWitDGKeBEStT/AY8yr30poPKavZUXEzZJaOMa4EqskbiDLOlzGl
UZe4o+7Wah//7RoFeZ2ZOZTXiZkPnvHBz4rof1Dwn6uXXJvn0E/6e9TV7q5cNp/CC+Ro/+ucq2iwNcY4EOigurnZZP/QSvW9PtDdiV4hzdf62PtRHVO1fhcG
oy5cXZSof0MD8VXpMh4G27seEadCt/VtQi/0I9qizaSTQ5fxDvqwPpF15nfjXgvTyVbkUj4gWNQixi2c4vONtdqBlC/GGdTfqmVuwyWNep76ZmU1Tg8oU5Ig
cpNzhcfGLyDMzTc24UV6fT0q1Atfw38XQGOHJ7LgIExDs4ySdkp4AGpZsBI0yq3o8Vn/iznhT3XF5Jn+R2YZ4wzuYjyRt+PtwjLCVJJBd9qZUkOOVUoLQ7IP
a5/8eXAZXm18gX+aLVMyrIWoEtiGaqAis6b1ilrNGNZjO037nesrLOef+mbnlLWT8Fi7CG8s3B0+JZxVm9gCFsyVhausueYj/2z8oxpjJZpm4SL7mJ2i99Fj
jHbBathlfzEzjBOJE4t9bgTcAseYzfFoNcF8Ao8n5ud2YArBYZ20P5uqK+y8VDgIXcAdcDs5qKrGUFDDflB00h6E12AYDppt0Ftjn+2xX9q/8J92DDdHo1/s
7eiKvjO1PggzTrs0MsJzgOZ1mKX0zUy1wh9NZ8EqmrHn6auVurps5tpz7Y7MU/yv1qXmQk7LkXN+43+XR5L/33eG0DHyutwbHkKbAk7wc8Eu/2syDpXVvejq
9tE5/3kmVk2i/8FE+DIqhwbIddAEeozjlbTDd4TH6AjqKQ+gVdxdq+5rnvcK9ZFJfF5eav6FHC499agSBFHaV9c8ZVpkXXqSPFZcEmyJ9zPlCRL8S3bnU/XJ
ZENYCyR4lhHVjKl6w+1NuExQ1fqEv+ovTRvvMjY6G6E+4Ci442hDl6KP60e1NWoJpVLKGrF06n/ehnTr3AmwkZls5sHz1lw1q7hnZaF+6JD1Ai/Bq7FJnVfn
xZVXTSUA/ix+KtJ+jzbqV3QpZRYb7w7SDxQp8iFa7dju/s9YRNTKK9o2zPml2kbQKvuMOt/6KzwJv2GikC/5GghaUbLTEoMVkqPha3YBbG62c6vGR/k8qozr
1cgBDrCIcDl6GoOzmucfSemkutX6SR+04QKnbw899hyDnUFrsEF/IJ/IaQvOcZvZHOYO+6vWUi9Dn3FkyPN8dH4feFp/oLQq6IHaQ8pXDr00P+Pf8AHji/Yh
80PaMRGJ1YVd8p/FFTM4EJL+QhH4E1K1vNzN+m+yKi00V5nF76R1gvMQg0Svk/oeVsE1tP70Hld96qq7Bt0AbtGWGzSal9shsJAXzIZgEAdDJcklBflsy5Tr
2uv47cQzt5ZHMe2M5YUqfci8S33Be/H88DE03J7s5FEd9/OdI8PNPTPdi82twaHh3+wMX8XwfG45XseT5jr8H+hLDFEu6t2xagVSG8JSthPkhSKFod4iowdI
4PrY+4x7ZjfjUbyk3tFme87RjxzTcSnhNnNOv5Wc5Cpv94eJzNDgSzCCqal2FuoLN4QQzAU92TGJ86wSOMmcat0XL9k3dQ8Tz38J9Zaj+TB3HBYoadRZplrk
Wd2XvAy98fwsNNdBwQJmGNUedGSr63uTj/P5uCe7G/elVlC3rO+NJmx9xkOfIDezaTVfhjbkn07pFGgJ/jDm4O3QgL24i/Qc9AlF2dtALLgHS2rzvfv1soXT
7K7mS/tbYtcsF23BRtJv+D58a+xFWeaI7JGwNB7h+wVWA4nQKXdwVAW1wY/KECm54Mu66Xyc/A93ROFC+eg/79H4BkRXtg3VxLUY6GQ63m2MtQ7RNyO3o7l5
9Z39/XMTX8AZ/Df3GTzRt79oMjpDbwJD8yx+FHxBJsMsvMFbMqWLfnHzV7oimUCv4K+H3uo30As4WmPICGUMMqsPQ3+55+HtiA18kQU1FZwNjPY8hfFcIurn
ueusS5V1VHBcjAoFhzGR0lW9gBjK2IFm5u95B8Fr6wtcYDaqcc4Pc1u5pvGR0O3ZnP2VO4dKmZNdlVBNpXVonvE3PgoMc7P6RE4no4MDDRe9n26j2ewdKpZO
0gag28wRZ0HxvpfoUfpeUkb16JJ0RW2L7FTrSxTZNfkajNZuo4FoSvgXuz7zytUs5W/tnLoyt0buFc7HdffcwgNChGXhePt9XmllPfkoNg20VF6yt71LlKzi
rNobHBpRwoRcbQzsI0mvzP35V+B/JlZZmIRJbZS1DvXGol3G6GH6YFABcGuoMcGigbYAhiJXcbbukq/BOcwrkE40p3OoP+Tl4Ee0MnpXwT8JCIxSaTSdfgl+
zN+EguZGYa95HVTzXwAnLcOWcBw9F99S7xazZ54da5+324ArxHrD7xGV3WAcPkMd83TSf8pN8n4gxlBllY/YA/9RT1GT3G9yT5C7yC5yc+4ruCwfpJbpb/Ro
TYdJYHHuisBb5xd6LB2tpAW+qLVSouV/ko7rPcnc7TvliqEtQZTU2DHDOdY/SF6emBAqIL/KfZM6JydQdvbqTKdyU7uUuEA5rr0jBpKzPc3Im9mTyThP2fxG
7inL24ItngvEGWKE+6HrobxTq8RcptbEdiWCzgE08EPPvcB41cjtFnciUJFtIU8GmUYL44TaAK0zPpF/22WslbaKSwsv4F+R16Vw0j7ugPJQ1XVKrg/e8v2s
6vnNTCF3ODyv7DEstSId5SzUg1kTnBXwj8b16Hb0ca6eWdr42bjnpz0doZfmmL/5zqXHEl5jvHqcrs31cbcKvaeTqBqwA/SrkYStmkQMXm/E0BPhaLyUrkOH
g9fyt7kiqe3qXLhYit95sbCRral3cB8lzgp6XsnjjDMyb2Z4/gWbjdl8c9RG7q53Q3VRKcULygGP3h9Pgp2AT0lH1a0U5taO98xR+QEsx2WjcUxHsAfdA49w
e70e0RPJvjHWWVweJZvANLUI84EUZW3GPpsvrGz18W8143yieNMb4X1DHdTOWX1NNnV8IYM62aw9Bk82U+y30unwuvAjO8L8ogzWsLxY6mJXxv9axcIFd+q/
2WOK6aEUygYXUevsY8rRgi/4IHjhydH3hDt6bwfnWKfC/cTOcUvNJ0YmZHFn+TkebD63zhWzyHO7olZBeBHOo2dZ+wtH4Fz7TXimvs7IsN/YbQu36QcL26rf
HF3tW8qvdrjwCFpl7cUTPdeKKoYH2g+MSmbA2cv8n6sfE6OOByjp9+I5ThNuolV5k8g36g33LGGafx/OCXfnXpNTUTPjlqubfFiPL1rF5fB+Mz0HacvUCvB9
+H/K3lSHHUmq1kB5MFVXN4UZvtlpb/gtznagJ45C8dxpYYbxIjVDX4nCgVb2afqc+A+ZGs9KScWdfBXgvAHhtHZPuc4b9C0m0T/CcT7/GM06tzPArBU9AYyi
GBeXtFOP1H9gGijr8Vp2OkOEDigTPD20687OqGZSRsJ5fSmXbBwMMKi+aWEMc33D00WphNEbbFYfirvFXbB94CABwQLTpibzGUZJYjJubzWMmawXkfs8Z+gx
ICcwU75knoetQia5mPqB7kI/ZHYox9Drwnp5vflG6nv/API38NH42V4X3CYR4pb8i+QYsAcODZ8iO4m7wTTPfucrhoOl8D12o1RRjPT9kRCm45QB9lghwjta
e+z5ym8iEsAUtJiP4qqTFLOWeeQdQf0pt/G+Y4dS69hGnsd8TaEV+ZwOsJYWC4a7DJTATNL76zu4J9iDSuIA7rf9B7AYP/b+a83DrO1ABvqIvqP7pl+Rlkqp
WeWsBfZ8Q0D9eNsshcebliGjjoZol/el4Q5WFahbDaNWwzXsejpsRsEBpqeY2+upo4Ss4n1dKhBMAkpI/T0xpGcycegWXGB0wvF00+BzC6LnwYF4pl4/NMn2
25ZaaL/RRfqNxuYmK8c954PZkguHQQxcYqcXamaYb5KbT7cFd5jWUsWwZTrVer6H8gHDjRzeX5N+Dg0GvWJO8w30Z+Ey1r7w9Yx16B6RuvkOMz55B12BpswX
QZfgCNWhH/N/Ypexu/AR+4fvuHOtw8U2kB3qL7ZP/EXswdQy+yil3FXMAtw6K14YRdNMIPwTqzpu+hVPTG2OGRx+WvRiDYkWqnOcS8U/yHnwELjk3mvEuJfK
Tb2D0BB9uqtI8JBxZkdfOepAzCdnGn1F/l0qRVYqaBIqZzwhe6vl+JBBhLms1nJ1rkZwxo53aA+obfVk30tn7VHWLuuM7ggdRDethmyM0tG8zrzgDis+832K
kxPoFt6BsYOSbxsOk3UL1EqXoQoMzv0OX4eC/Ij6oVpDoaP4N0047isMn8B5uR93sHqK9ze2HP06cWfSOTchX2Af8Y3Mj/pIxwB+uHBG7U0dRX3MkeZJ90IV
spu4NdJk+J8VRx9iwu789E3aSt8AqT/oabwT/aSd3tNLUd+EL7phdBAfULO5GLM0X5adA5QaN+kM6bG3GnFDXBh1WljibZ0cJWriMrBVIP//D5SzKvOD4yfP
KiLXgTOX22fDFb1VpA0573UpaTHORuXDV6UYfjXqhGrCWTjDPh1m03daG8yDxcl6CWcHWoeTa3t8v+t/ohzlgX5U76usSrPo6XYINg+1NufBJnr11PX8iKRb
4lK6iXFJvmtVZhpwh/kfPaX9/5Mw3515S3/jzgDHjnW+JhzyYaG1XDpiKjjsIKR/pVdUFfZXYyj9gHLws6mfvCMZSZlQkCAeMKpTP5GycJkqw3O4onSK+Y3Z
x3QNtvLg5A5ytG8RiuD2MbXkS9Qn9qIwx3uL7Y16gP7ektoE/gk/uaAS+ptprFbjieB/oB9ZxvO3lsNWz6tBMrozPAPEGqWyLtMso6HOAJlv+FT0OC9D6+uZ
6hiIOuKxqS1lAX5MaMbdY6axWVZPoYexMmG3S2faMN+Mp3pj340t3VCPHX/AV1oIjDN2c3HiBzrSkS8c8XTjZxHjuR3Cc9Li98L7Ui3xrLhOzicTnNdd1ciI
0D62jaeFHg5UxJxmVZmjTHIM0VLNeZ4V+Q/cLYoTpCfYqiJ4M0CEpjPZfj+zV5uvPCBq1dq0+Y+8Wux411WlRtTsjePdX+lV0X8EHaqulYl4L6P49mRPV23/
H/7S9I5QRDAICj22toyZmXPZMyylDzGbSkWHQyOZ3bCaSdil+QWeyjrSL+p1cEecFg7nPpG62Q/NOzBeP6n3NZfxE9JPCR7xXe4Z9A3XhVf5slKEXTJ/DpiH
zutl9Yvu8kJ59mLcV7AIfpZL6QrXz9FTbuivb/DyU8qrrhWfMe31twUn8hfwtcSPXCmusb9vtBum00mQsF/h/lKenpVt0SPxerQZZNmqVCA3hm9dLcCfaCNe
rg8kZvGV049rz2EjlJTi0LnUXDjQqMyvJzPQBrMzd0TiEqt4S2ChIGj+Af6WZwij9Z0skbgGtVDe4glEijgk8JbZmTcssRuPnameV9qfUPFMMwqcoy3ReEuU
IKfCv0PNEcL3rd3aa+6e+ZZ/iZrhz9qy4qtPylfSw+xQ4aYYYih8AR1CEFyDvfA8OBDTej19HPwbdmZ664V2BPzZquT4hr9wfSP84KWi4UXwQCCbROilLoOX
yWPRL/osda6dqpROWEoPwkM1IPvEFfoCEfJN0MrsSkVd9GWFqXY7K4767OlnHtOroMqwPgrAhl5vsfunmQ+MRUYvY7O4PTwjPFFj7Bt2wNxDfQeuFPY35fAk
IDmi8yaYfcm88Dm1obXPrsskmxf0VKu6ucXQ5Q/MOnqQ9p0C+Dr0qsjz8ngzJjgdjzN/h5XN8biCLBJD5WNgvbE/5ahUZLSyhijHQTtjTfAUl+yvk37Bqh/+
pB3FL4k/iff+qiCl9ka+nH89iDGi2TN2SVWyrqTNRWXNT7CKfsjsubW7trFapvDB2g5268vUlVZv1Ai/B3PZSDVSL0tv2ZEU+gw/u98bpf2XoQ0ddlc8Gi3U
FVzK6mYeTSg2EvxUrUUAZYS5hW6VM6pwqHUm2KXyeOM12CNflPqkX08/lTaTe8pPA37/36iCq40xzyoy26ITcIJjLdSMZLATHAkkmrGEky1lHzHmwsNKqeCf
hlO74ayeXz5wGw/RlrBd7MPFlDaBi7dW5gqO39nz1SOMo0ym5x/tk/OznaQ3Mr4Gn1fP5EcWJmd8H37H3OV2ZP2P76AksYXKVmk3+E7eyPwlx+oD0JbAbyjZ
VwOd9D/SLuF76trYoPBnsLfYgrS0Wlvfg33JjaLa0Xn511nC/yTPG9tbfax7UQfmpPYicAtn+Stqa602uK7WHW+T880q3kL7F/OF8ck8bLjpFnzn2gOlKuJq
3g0fBQrQG9yDbxy+bHTFw7HpgXgbjhDnYCYswaAcYyeDK8pV+osRgR9ZFVA1uVKwE6jjBPpIZZ/ZBKUrX4DG3uNoV3U+Cv/OLgMX8rv4+9Ht4BTdYYWDjfXZ
BCCOmpR3oZHICLSAo6V29k9SrFnerLbzSNE2tIGvL3wgatMfueq+TdTa3Ed0MKWfr7y53sznJvmvsA/4TdrnBFn6kJeZ2cKoljMmWAY9QFXwQd8EKhukMxP4
jhteqX1hXV0Dkj3TGA5F+W+4y65TMM/oJG/mKb9JNAzexNGBn5JHUlGOSGaA/2c1DfWAW8Aw4h86YBzgZzIuj124AGzKjRIWy26VE6vz3xz/MheKK+jHwCH7
k3IAnE75RRikiuQLKPAdYHlPmfAH6zyKTEDBN9RpfhITwxPIpaSglZ6x0hflAyPCSGGfMdxcLMzeMiZtoT0jXN1VzdiltXDc57ZKfskdiBJmu865I6QWRjQ1
CrXxlgSjQleU/nAvd1t4GWmi/wmpbElne32GM96zViP42lKE90DmIKUT082Ry6dzu/keSoZYln5DNODruo7gD0YVsQ1mUB1zER1voPhBnvP57oAm9+IeOQdY
h9WxUhuxTwaDqgFz53FM2ofFpqJgCgX5xih7p1GvcAvxlU7Y0ZlKYUmDcLQNHNDvsQudi1GEgfjx5ipna6sk0Y3pFh9BO4zOWdVqrg+8E06FRupNPReNCegi
+JZSRi2JDhhFRG96AB7gnOfYGr7kKB0+4YMUZBjUw6xlNcDvzSPSrLC3cEBio6zDxCXHbXu0cNcUwp/t6+ZH47yc4jS9LlTFHiGIpsu9FH+UZ8kHs0ei3XAH
vzZYvUAA14XJYLmTMZ15zV0upgCPpZu4phmjcQvzcaEIi3NfzkA9UH/nafbn4k6oBm8LvwW6sXq4KK+90Qy8ttx4385/dpZxCYH18iMmgp6vu7i2QOHbaLH0
I6ACy+hu7DB7kP/om9EP/AK9qT7T2UxjcSf+FHDT1wwLv2L3Eu+VDepwvEf/4Gd5nsiRPfD1xqpmCTOfbshPFS86DtHD9HNgtZ6gNvQ9U69S0dI5986AmacY
pOQvfBc+Ao5w41157tGeceISMxieYK6ltjFy6Uh9Mf9KWWv01U/pGfJYd4J/LzsE1eWq65XcHfACOAoOIVfFM8or+sfYh9xHeqS7mZbj4I1wSkLONvWHTVvI
5456cCuYA0w4nomlH6s9osvBdHhE78Q4PKS6zeBdqusg/S2vRjA9eM9ZSmnsHyk/BFfVIYs+53b0v2SuOvfAjinH6VORC+TvnDXynu3IdNwMTY4pQU+hvqnb
HQtCHys0gS5majLv2OCex01xjEicANtx1ZkbeJsxmG5XMCZlFd3TWq1XwFFmHd9H/WRql8J/UD9ymJ1OfOYjfadTn3nHC4tQuulFHXnFHCN2N0sVDIHx6Ix8
BQy3rnloLk1/T4uyjtKMs8bIAhP/xbyHb9R9jmvgaq3beoqxAQrU7YJ/nc1C+VpF/TfPM+o8vCRPVvYo34TtSmk9uni86ex5/S19RWB3fONP0QXUGHAWpUjt
Urezz6XDcqK1R52hQtrnXi0i9mKqoh6jqzquiZUYXoRSDbDG3Qtc1x+TDTJvqB/FHuCd2jPpdiLHNIdz0B34ozZXWOng6N3mbBgKtrV84UPWI6MXqptpoCP8
tbyu1mQjz3gBn3gKjBK+aubVYJJZ135vr2ReCx3TM32/Sx24hkQq99BuBB978wp7ofsWAaJAJeQDX9h62oBwMY2HTJsWhuvZiUX2cZWyBCPWXGxmhs/R0FzG
Hghssh7YWIWgX+g+KgAlrMVs88BRTzh8CuXC63wYlTGbmBDtYj/pZ9K2WROMAlgZdtd54mjqffu5mY54NY7MtfOljTZrzbC7hQ/ml1J6Z9c329qFSAvfsMrs
aO+eamwx96Meeox2QRlpvvK47C5mD/s7RTeHaotdg0APoQ5qCcrZ/5KlghPMR+GpZGnmFL6nv8nrQR4qns3JYBLawt9Ba1AEPBYoiTPzo+nmel/pO7oV2Mh3
DwRod76OlvDj0mmyPDuGGKthd5nAJqUEKptaT00r5ixCOQTqOYaQ7fS7/PfsTOs7Yyck/QVEa82k5tMPY//N3uRg4Da2p9WayY0p9i3uZeiI/BtONQN4sgl5
JFzi/lVvJHbQlpB1zCV0NtNM3WtIRh+2PX6Pb7BhOEBakPbWNy29Lj+Z9IMZXDM61biXckJpmXmcrCN8h8aKs+zZNs6X1cIyK9AOz1/GCOBXaipK9M0kno8R
DignqM2hfGO8NceKEtbyFzLKJzQjigK6mY4H5zekB8jdpaNCWViOdBl9QnFSphqvt/S9sRt6u6mbglWkhpHQ206Yyg9mfxDIlElMZUyKbbwbmCNMbpJkNwJp
8S2534inxfcpPs1MhA1RI2Y7fZ0QeY94kVzl+SNuFrMDzRQa62tQiZSe2ipcWn6KU7FP96FJTqOY/BpR181YbMGOIDLQNr+CaKZ38mZ7Cfp9kHNVMraaTTx3
bR2/Ugv0gFzB/oS9EoV7GEVGTX2Y3i5QB5eizqI/0XjUxwH1ysGj4HTeVm1qpiBQ8m3qNRHpyg4sTTmtf3ExkT2YGTn78S09Av1nho05IEXgufNMy3VxvqYw
kZ+uDbfPWOXt2+JFtFoOF6xg3a6xcqG9gzmqPDFWOO/A5XhC9ix9n7TbYonvxOqxtWqo9hm4lX5ve5kCNMAMeViZcMRQzY2R0gbRzbikKHIhHENzZiYn4Wjb
J6wn7pZuIx0yG7q9nOLpBT6qG63YVKlGtch79KX8MWwbcap4VNqcNix9d0oF8NYgrVTU18enn2bysQ4TYv/1TArXlABeIH2UDdgOs6RidOQUMI/oKqwV481b
cCOIzHYY39n7+DyF5iBzELWMnxnorrVEAfyD2iB0hcljh4n5atvgWP1P9YG2Hx+TkszXuCPoqAzU9mr5sk9YmLvS3kXc0K6pjDRXuc4NzTtCbmK+qs/I34gR
xCi1Pbyie8SdSrb+vXSfOsla3A0h4BWldmgUeqAeShnPjjXnC3HeAscnohG/2/V7CsEsQ59cd7h/k0/w66lvMIv2J9WGSbqlTE8dIUIh0XeZHKlNESaF3GJF
cyy7Je09OV68ZRzXFtF/KzZjMKn8Ib6K/MpsxXYr7JbZU5pP/Ss8E5aaTfEXMJv9KDykGorDDQ79pfGOJ64UoX9BbcYUt7j+1d+hFtpC1FV7ah6jGzGGVEtq
QFdEvRI+4TO4XOC6mBZ4gehwvtlOLWn8wF1IzSn6hX2H8hxl1F/sDeK9tIdSlGyYbT1JymgUGZieFnJeNz9rD4p94m2werTAXxBVsTmXKEB2qTEXQddM7pYx
y/zIkkILobrUim/KP5bSifKpfwnxfGVxIPdD9KDsFdznyIt8DWGmt7Y4yXfUGyFd96xhJ8BQWrLYy/tEEIzjZCFzOjdKMnzlxc7MIkEU84j0uE9SA6112iZf
a+GZKCaF9HK+LcIvUkv+HeH0ltaG6629T1w/8Df5FkIl537hBD2Br8aP4O/wDeF1nIt/4WbzVRxvxQbSi+AoYpy9muRBfymODwlM7JH8s9pD7QIfTntIhJUy
ssG34/+ChtjJN4AvEYTkUW8JtrfxcNuPUjNmvjkefPOowYJiJG+gRNFNhWbGD8wrvtDogq/ALgxBTAeZXGnh18TS8U+ynsnHojqBwckD4UXkJi/qyeSvKUTS
EvnX4MDIPfIO6nL0Kc1F/rHpvuM8XTNFpRbF7iP8VB3nEndU7gTQnDlIvghdcQyLC2f96x/kaU5V88xmZE9EspWwEBxJ0YhfyV705qAalIh/1RFMraQNmVOo
JL/hp8n2wl3umjKdGwIi2VnGfitB2BXYDFpte7oW4m74hv5n7g4q2Rzj24J+wstAGVTZ2SW41Tck7bUUJb51HQMOvTzzVf/BW8seRlzPigJThRG4rWXxh+kT
Sa8T3P4GuKYRg26BZroNDgfmM/3tLWA0eBCoh7qSorCWfczeSbyIepnDkiBabpwBJfj/8g7ww/kDEatgLnyPA3F/uP7SImSVjdOo7fv0R0zX7YfYETjdNxas
kNtQr6h6KIF76q0ofxD7+0cH7uj3Ecv2yR0iPiWPbp6jxnu/ymn8MFiSmqGWBJWqj6peGXWJmxwgYR//HLIfM1B7C2bi6+4/8FT9ZKhu2CFf1eppLZMpzTD8
+tTtSYl73Xvxa/qG2cGsriUk3DE81GhuothZa8PuUjoZJWk3bKXeBUnWxMBK3Wt1EX8F9YmnzDOQYe2C/8OfqLmOEWBsNl9wyKhnNs7sl3Q535Y7hyeiN/IB
anLoX4rhbzLOAo6uh5qArkg3xuJEvpiCCUXI8o8EuXYDtaPdxl4gxZmNjXt4N8JOK3Ag7T3IRq+Zd3wFnKLX9gWt5tiLV6J9NSraL6RcOc/22qvpyjV+4EXR
C/fATmYvu5DdV9CQDcB4ewfMsh4q/ax84lCwqdmfHmV3s9ONoJ7DycIL+BrEix3Rny4xlEZ/5f/Rr6D+qipe1cfJb9Tc2HH+1lx/ECD/ln7SkeDTRuB7RJIn
n2jkrVIMJFFgpX7QD719sAN69Xhpor5CGM2Xo+fCycEUYx1oDrZmJfLPgi/gA64OyMd/oW/KSO53Oil0EtJsljqBzjM629UwQpfMEtpCog+/D5USVilXShyO
iSTzwWSpZ6CPfpvtYd5Cz0AzlygMg3NcqenfBG/tP6T5Xs4zK3YuvZm9xX4Pz8a2UrsxU/V/hPZgHI610kMHzRnCWP5dwhkYdCzXwqGbZEnQHo03OqCjKFr7
Bv6mb7Lz8THrf4bCG2Rv/pPYlciCae4ugQ/MZW8CvVQ8o0NihJic90FsZB3nsfQcRDK1vECozu6l/yXW+6jgWfcrvgUxnc8Wj7MnCUXvxtfh/5XrCAfo3fCp
/5a5WfyVb+X2B2+TnDIW/mNGh7uhFsRVV8ucG8D21OEqwCb6acSbb+F93Mq8SreHZfBvWDYr8PPM4SgIxsqJft5LizfSH/GTHTXkC6hQbw9+tttk7UPtEKHl
wijjFGRD68U3uDm+BC7r18EO7EPx/orWB3gZ02COwuEV3GC9K8hI/IR3JhLaX9Hr4FVqVzCBruhe5D9nfG+c0/267F7gIbim6kVpD/mZqyak+k7xBcQCPNHu
IgxFHZMzcyui8nIFaSAD5Z1KYGcmOVRnoub6c61l9Gx+vHQ04CYbgkrc55SaaDkqnfs+rxMM4Mqes65GdAOmrtqDeMQ0RBeNksDlmFrMJm5qC1NDKHQ/Ykdk
eK0cobIar5Uie7C9bQF3SqwqFajfNMpoTc2kK6c2SNfQO98PvpPabX2h1jq8SFqVmp3Sy2qAouWKaKC4GdcTtxvdmFHr9nCVcHXbpVwSexVL7EolH7SlG+In
eGNoCfikPTDLWQ9grNCQWJ77k3KH7Sec1YurNadZWjWyMr2WKQ0O+FeavxgVUGdfqvqh2D+LNpUn34SnUM+E7UId/3S7NlnHsxYXaP2Z6ei1mGv9QzUoeMZG
2uOV6+7RVq28M4wgNBUMcS6/WV/rWY+aigdJCZzhL6nH9SP4Hppg7TKt0Hz7e8+pjMkMU0xDZ/UIZQGq4fnPTxlLmQPq1ySNOOsemepihzkveV94xlIFXllf
Kg5LddK29JBfBW6JApmGKrHLXDbxgHW4N4pR7Gh+mucAfOIYy1/nT4nfK22EdvREx07ocKTRLfiuHt3zxFFL+5b4qyUUpywtzyD7xa/jxzBj9U1qlHTd250P
+5uI2Z49KIhqUd9L9TxO+yioZvaCJ42Z9tT0M+iV+dhzP7YBrhxsHsir3U5cb5rwN1vDNcFW1D61JekP9zX+h3ox78TV4l3fNs99VUFD9JHcWJ5Cac79iJff
66etWtRVyea7SdVTRwhji/noZ2KCsUiY5e0t/MxJ3griaX4JM8dbzlc2dSAf470sXSAjpVrwjeeO9Ad3z7uFWMJtopuSE5jSviipMb+Wr+39ToohP4uLJMH7
vXCDK0uX5Hq6Z7GFNOvxC+mCW7rJnRamsHvIKsl1vUeIkriqbjrieNLhoyeS9fkfUGX6NugtxrH3+T50SbkLuOs5RqeLO/X6XLS/qRGT9ZEk5ElpCRo2SH/x
9/K0FV5TLVJ/12bA28z/1Mf+nsGDXtpXHs1ytjNXwsvMeuECGy2dYlt55EBr85PYTpygt6ebarKnhFnBfh2Ikvt4htLzk8qhMVoHvRXsS8+hPUY5pQa4L1ck
Nnhi1XQqnLRaqai6E5cTO6IXESXZrWT7QE3PaH+rglz0Pm5PIOBovW0XvSR/dKhqzdvJFwvytJlyCeUo8cS/GnRgBibQeTNIF1Wb/FGeqxZSEe7buU3Ij1lz
/YeoE/YjtQOn5dcgrzGf+BFCBTingNO64055DuJY4CuZUjAHzkID0RFpu7aOKKxZigszE+io9Kq+WnwvPkc2SR+KkL7qX8U3SKhSnWirrmIv4khnkO+cXNVo
ByS+NO6A0tFoOdv6JJ9BQ/k6eS8C2XJ7qKHyVixeZkLdwkeLsz6N7UFncgvQTaqEUkkYq9vsY/4LM9Tok/8nabjGUzL/Fy3GNYIscY/o4VuDxktykKMek7Vw
RV+yyNHtmdli29BuzwEtx/1UmCSP8J4Bi5mu7B4lPZTINIZdyRh1iDqc8UdPhaflFTCsrDB747+DMwP5/k5JWSEDTif7ynXBXbDf3I0aBUdpU3Cs4g/VBVWS
IuwMuoW5XwP2MIpKxouHVO0iXvN0Jn3aBpJEvXFru5O8xmwB3udvAl9BedySSCdw4mKrWtRG4iFsDWLRX+pihVfHQIEnkYwfgSCaha7CbtYxGesO5ClmjVVB
m/6TOm15lL7s3+Ey7irs7kAr/hSKwNOM9dYVqxY/U1ulj0IDTdZ8aC7mwvbssI3KWZvQCzCQO4z7FKbYffK2w6g8OXUlPgQPwnjYLqEv/947Xt6zpRRGMqld
kGdt+ynnnsdljdWH6HX1r1vrONdp5QSfWV8ZZGSSLxVSf5f9Wjsq1UfNMa0vZ96rfrMNQQY/SDF2fWY/aI2amgONHmFi54FUyl2LmkfRDjLPS35y5ohzpMf0
coOSVVDK/E17bZULPxUzgGhtDxah8vie+am4Ux3TL+ge3AL2hL1QO3+XeDt0y5OYFwTDmPtUAizFlrPX4kMaZdbxlzf/j4Kzfo8a+9sw7oVi9ZmOZDLxyUwL
FHd3d3eHLr744l4o0JbKSOQkOSfJFF/0i2tZWMrirov74m/fPyDXdXLO+TzPfeeH3IHujL/gGGBIR/X5RmtzQei4MBiOhwdi9pILzSbhauoAaSHMYJ+SXu9g
3+Xk1skLmKZoun8YGgxt6B1MMhT7G60rXGovpjUhJpq/qyO3pSoH4Q1YXEr4oxo6LJRzTdBrwdd0PGwonMneEDUneyPYKT/wDxOHgbLmQWak8kR4p+SzCttS
L64VJv4FDjgjqdLsCfyR9s+Oy8KewES5TuxObovvPbqkXAouJnCQAhvw+9M7u94Eryl9YbKlNvGdqWi7W+ThdWxnQ3XtGdVrWil8ttCxxH5HtnJA2Q3XKM/U
VDiOXqrODM7XGFgW3NOracHcI+rNXFmpFt4VO9cMmyy5xojLuCdXQwfFFLaid2+tip4Dbjo2SV1dNJ8HzZm0xfwuPSs5PvuMfYD5n1yP2SotRnPUlUpTdbr8
HNYi9+c+xuoo6/UzSj21sX6S6aK/CvyplRdeiD+F2plP6TrqJXrA5n5ZvYpO+BW8By1oOcVK9fkt/DSBgQsFO6DdqXoPfdSOFrY1+hxPWRAJHysf+M++X95V
3uYGrZ8MklQVtYLrIb/Amgj/NR8aGe5Dbt4DtE56f/94+97YRP6LsNE2lTif1oi6kMD6DylrguUZq1DHnwBWBw9rAfdn1eas4WwB+4H9RU8P2VQtu738kC6v
RCIf/dC50k6hRdRKrWLg0ZYRsMJmt1pZq5q/Vp8lveNPgAhlrro04ZM6F/VBz2BTYwozgxisOoLWrelyadsGiKMK4DLINOuqNQM56D0ziCyGTGyqK5ajqVSs
OFNT2QzjlMG2v9XWvqHsM3YwXQjHqgNs4+CC7aHkHYHRoKX9MdWS/LRtMMd5K3AfnGk5852RgS5UGbjK1Vs/yoTEyfIE/on7DLhN/c9xvdwQbRSzj3mTs1q6
Q3RMWCj7yFhQl5wkPMBseieyb6JHjzf3mMdhrKGrV7FUIjH7PX5MfSbl6G1FgknnnzpWkkGzUIVF7dKDO+MZoU1TNwd2Kovz+5kWbdfKJn7CP1hpHt4X/plf
xr1Kv+Wc6JwHD8GNZIPQn3C6uRNczfCKK6pPV04Eeygdxa7MSTVF3e0e4QoRi6UHoF9RFt0mIRoJT8MQfB2sIty3kLbPVBXbcSlHqOMY6KfhcjgatPaOMiaR
TRAjXeO/6It3FFmXOTnng3YX7lLabl9sujDaTIcV9VliF8NhOslUrxdtUK3AAuWEOXj/vFax19RWWjHtLd1D9ArNlcZxjFqXLS8vtQ8ossFjRG/QW2ikDA2X
0TbH7rZnJuzKaRVOAgv1a7aJzAT6mLQkXH37RqV/+JG7IXtfSzGG7DT0dLOuWTX27pbx5B98K2wdXQtsEj1iJfI5eQgcNf01CpQzRgX3Z/RL6cfuxqbg6eo6
uwOOhO1oAC5uPAoPISHnpnIFlBXqEavIAtdfbtb/VFka6kBO9f8plUzIptxMjH0U9owZwAa5ROMA9zsg1JtsIJhmVmDi89vBDpgilyaSlVMJJZj1oIpZPTyC
uuyaR7ZTX3geaQ1rjAIx1C80gztusXF15btYVbUdPcUxvNLf8TnsTriDwmEEmCerscsDP/AbeBkgVbudVU16GLpJRCbkk78sEeW6Ew9cd/H2wgD/HuAlWOcQ
sYnrWtYP4QxRO3MkJUoHSEflVe62LkC8tp2x7nI9EEuSxyzR2XNj7mb9mVMWDPLPEXfZ1tlZ6Zq7ILeq7XetvxApT01fAHoSH4SxoarmE7ERhqT79snxKWkd
qQH6N+k1HW2cU05jJPME+xeOyNmQ3jY30nzv5XIH5r4Gi/T+WmuGSRqS3JmrQc5w4rCd3sQbZZam9sJy6jHYFV307UV/K8WCZaNr5P6GVeI3q4y2SE8Rrytz
wWUaEx2wIUqAp7Ua2hLCjQrU9drSHNo9FvpzahO0MoWY5b8H/seUZCpY/qa/qm2z3rPv6TWkQGWx5Yjb5mcwln7uLc39sJ3nO9GpqFBpARxEJ6/ETqPGklHy
RNjbcsq+iLlNkUwmNltoJnwkeruO4tFamF4c238rR/rIx9pNaba6OWG8XF+fjCqElxp/Cf/Q+2A0dIAjsBMsYUyXpjFQORf2oDVqDzNHK2Ys8iwVSoF2zGNX
D7IW35ZTk+cxS8WVmU0BZqzTY/M7eFLQSzjLWA8fm7XQYLk1XShWNiTXKrm1Xs3WPPwUD0pW/SYqpaeh46ih2ZworfeWthgC6gGvS2P0V2EnJMXyxFzUV31k
tQd7otV6R3R+20BUW/1pTNIr2SWcDczWowwf+GP7dfO+7xwco46ku6pv0ExzTtIt8xMaKEeaTeH/tN7JI/JPVK2qTC1ynSdacSbaeC3TWhboLVHyACYViUUM
8bWojz0gNf+k1lpdxgH/65hhWDNsUHgE+pSYplYkVjFh6rxrUngkuJx1RLfI5dhH2F6qUbh3KJiHhPvmpPASUqUMbEGI1CrB2/YoW42khez3YNu8JmpjuAbM
BHtts5iGzhjnJbUyqmsvbVjYOa57TDJTUjgHutquK43j/Z5/hM7uMvIQtjwYaRtJsWqJ8E2xLn4mGBUzHlSVvjn+sH+wPw3sB1/AEn291ppM0Jfr/8LXBsiu
JaSLqx24ezCdoecS4/hHvj5JrFKXrhOYroCcnFAFNMGd6mmoxBsNYNXQWjkDIGWZ7Q8UYZ8Ar4Ay6n1YUvqGXwwvRKoKuZfUb7HV/eOIQ+Gv2g9nE/xgQhf3
K3p41viwqt0DdfmFXAbs5DmLndTngiTmIPcZq6RMwsoQqeJZx0XqqWcSi/ACbzN2tz4bPAGQG46Vsjzkoz0vQveJDJK3JbpvBDi+O7vDXZ49xP10RJKTqBLc
Jaatdkx8r54UI7Q5jg81e2QfzylRREaRoKPRXjmDL7EugQNQIroDHbof3eNvS8VM0bxt9oCFrOSpWau0rYLyHHaTz8O16gXjHDtR3SN+BhFoKYwKE2ob/qLs
AiW1ZuYPNFwDegUywXkjOI0arUWRU7aNlI4RHy2ljQh6TfZW9YVUEkai78I+VAYViOmJR+Xl6Ks+uNq/yEp9oHTqvd7F4yCeUBlCUy3LFPRF0lVyE+ewjkSr
0FjPXE8f2J9eKjd0dbLP0gqkhdRr+gARwV/K+2tDeHszI1m6Z8zRs2yLuZ/qUHghri7d0N8uhmE2W1nzICotr+Yn5C6UhhN3JRkuljuBFKAEezlq89GOKgl/
SOU332JcQn30O7Wf2I+6wZ6EW71P8Tu2cke4Oc6m6LY+WxuV7zRXJAf4vwhSuYNdJPzMYuMMt4zg0jYxa20X3A/cn4V2fGcqH9vjkcAdT1+lsbCPiecWhTvA
wwwh3qLvaye2XBPKoVq2GkQG9SthOjUHG+IPmRwoDIyH7/VJ4a7et3I00q11vEMD5dVc45TriNpcTIVr2D2BE+4hcK7jOb4QnIM7lU00YvspfTaPlYduy8C2
xb9hC9hn4HcHi3vj7R7MuxP2d21kruPfiAuVs81rRppSmn3uL2Wb4X7q32Q69e7KDVAAv0hBmreZ5kWjktHZNPnJzDjyE/qlPUZXA/PpX7aj9HmvXRqovQft
7HX8EWnl6Za8j02H+7OaowR3b74b3ZQ5HL2P+pef6A0JXnqCcIu9jw/hOjBbmFXsIeo6taRUYf5O6bsjAJcSnagmksc2HqUJw/RENgmfRLXjupV7qLpMq/kd
9EF5yYBZ6CDl++wK2AbNRfak3W4J3QAALNDu6DHEX76zvjl05YyQsEA7brL+xslW5jNzEG52xcEIviR5jivjKVROUMP4XKws1SnRnePiBHYRNZm38/19At+C
iWXOkaVVjq/B/cn+g0/QZgMvWVOcw95kl3LPHK+MPfQKNkN4mTXG2yx2PFxvaFyQ4MT73Bgujgl7ZuQckw20MKs28T9mHzGFaL4jPjmLe0JOxgYpN6z9bY/g
TfYF00QTxFeODpapdB/NRj1lU8276AQBHBedw3O7Co+Fx2gz6dcOYdtrrOX2sanKs7gfwWWbKsVUNhazTmlJYjm9H2jk2V4jhV6ZPBWz5bzPy4Odcv7i7NxC
/mt2OmdXcOX///lVyCz0tcGecCqW7OklN2QP4dOYdG5/Uc40Ysr6DOyW6x69yT2auZ/AKwWOD8EFZImY5aAm1gr8owz0o/hvKmc/AF5Y3ym1xUVCFlhkl5yv
ouq66Nw1ct9AW2Eo2dD5S3otYMHN8gpHS6wz2CxZxAL3D7FX1t7gxIQC156c8nafQij/JH50vBfq+8NCd7yf9NZRNjQ3SDs+ZWYGtrs+JJbNfwJniyuZFGke
mEP/jl00GygN1aPiPfV/wRXsd7cfPZVb5bRBz1CK+srTKbsnSoW7YD72lPnkXeQbbYnQRornYRJwsQ/th/mfQifFKR0Hv/nKo8Pb2vJHchsp78ROzGq1o1pO
rsqOJ0xqLH+DrE6csPrF5sRzzyf4XnjgUOAWcr1ljbyMlYj3yn/ZK123tNOeMYktuZSwC4qBuuJwbY9tsmsjL26uAI/A2p4G/AMxRpvKnhXWaX/JuUy3zCSu
FbGM7UFFqj3gMF1Rj7My3ONbEeiBfqMKNp6oGR/pgyeZPcyubQ1yU4iNykLquLsT/0p00y1hYey/RgfndrkBCME4cYl2CbRHrfVnQm+QYm2kpKFpmglP6CPp
oWYGOqw4UTthInPVE+RxHQfvQj3UP9WlsKS5CnzRx4C7IBYtMX7qb8RlVDvTiQ8nPCBWT8yaqfYIHofFJDEwJjbKPKasQm2KeKlufknbGLUh7K128f7PGC85
PONiXm50hEtrIDII71op8g4qFnyqrg9vCq1EZbcNhA9UwnSEb+o1TYxeK7xQTXDPPKXG7HjDP1RqO/foDZS1BqFP8SZbf7geqvUSBqLROQ9Zh5LgNJ19ciag
EWofpgXuU0cKds1GbtaaBEY6stkngl06Ys1ztFL/E4fA8bkcGO5qU3U0kVZEQ5lSSCspd04czf2HF1f+Q9upQHhJmDTLm1X97UAvkJe7DtbLK8U2JJNd652P
1TNCZf1ZaKqsovPagSDmJMiXlu5MgkSDbkpFUAN8xq7Sb7c4HB+Ubco5sqGarrRyBfFMsqX8GuDiRHk6VlkaKTaQTgScmKqWEJprF5VR+l29G3qk3la/Zb2E
jdSDpAvsVSI1f4BgWXQWrmP68Kv5/7h1xD+QQKfBL3AHHoZrwoehM3c8HIScxg94VP2AWmjnwSL1s1Ffs2rV5TFgmnCX6KdI0cm24e729BL6MF7TVYU5rWQS
0JZnnUep/i0KExwJe+ZMDe4yD4tHCKvSAM8p6seHUDcSHb/y0mEltzVvP90t9A864ai9ZSQs9HM6Ld7Jm6INzuhgqxuqrHjxveCJ2waHaa3UnUpS7ruqbvBz
Q1NUE2yXppLr3F9C56XSIVJJYH8qvxJ/Krtcw6WKqCK4yvcVlzvmwl9KbfgIztf2M17zKayhhUE29oHLZx9798AxoDfWUVuNrmVH6c89X+AhjVS+Sv3AG7OT
1oLdqV5WI3KylSVaV9soWJMuL1yGhTIRRq6V2fkCkCrx3Zzt8X+1bnCryLlLUptRstPHTGWrk3PcXS3NmFPSOMDCIfIao0z+ffQcfUdz2c3Kz/wj+hI1i5ns
Gel38F+VArmEM0rtjBnu3VFuKde4aObqlcAhuHRjNBpPXtG+qsXZxfo22BbV0t87zoDOyiphhFrWLMFmgqbubCaeOWzZQKxVgHkclOUMpR24qNVhh2sF6A1e
VqukzFLP8B6pVvAyVlcbrz9gxokdUBScDh+4lqI+sJOyAq2DY/x/gJmuMPjTbKYZZDwzh2grzlaGE8XyvxAvoRbXnTii/2NGagdCq1y1mOt5VUIt9QrqGrmk
WuhKBqutVcAN4h4dbz+FnuF/qj/1EmYz45ZnEH66qPsX6+P0NOW1dpAZCs8EdfMm/sHcbT7RLvKVrJv0KupMcDUs4OfFye6KrsVouPJUtjGPwBm1q6tc0Wx/
Vk55ZulBVRZXEreJDgB3JNhbqJH+QmYG6kR0YE8rn4gUzUd20hT/KLBG3QeHxTeV0rUV2iRw3toxe4yWLS1CGflNpUywJFQrsFKrZs8V/KagNkNrhKr0KYLJ
6Ytf0xr5U6xXXVEsoNeR5ci9jnziWPADGKFMlueiE5iBt1U/uQZTS93DXVfEcvaleEfVR7dz51i7Bd9QccQyLU9p4tBBISoRuhd8HFhC/+YaqF3KqBldL0sm
P5GNttFcA62XNiNUW15Q09Bfqx79MYwj+uEpNRMhDzehukSk2ArvT84FR/2XNC+7JXQvkIUDKQ4bhq7UfJdwKfCvs56SJ69NTOM25xrYIm2dPsQeraUEuvof
Wh3qJbVL2E1UtY+lUzAmZtm2/WSiXAlVcgAUo9NmEnqNDQ/j1CrYAfjImOxI/7rV35y3mcvhEswB8M5UvaflXVpE9iaUoX+BXpgr7DGvax+BLPYifxEegpPq
wJ/KZRgIs5DVT8GnSjNQD54Fr5X/tlVGDYRywf+YZXJN2i35lVFalLgQSFtGOe4HrjGbUF5OKWmCluM+hnXRnMwRrRu4avyEPPO7WkLyylbRCZujinAS4Y1t
Cx4rQ0NLnQdshUyYTMurTT6Bq0ElfWbOPNiFriYcxa8J6fIy59gaia57MQ/VLWJpqp32xZkXjHV1i012dVT+Jyfgp92rcooTKVIj7D0+abPXscG2Im9nwnqs
S/Z+Z6u8WfGK4BZegBNuHyCp5jVnC9mYiVWxX5Bq2A7aW2y95Hy+tjIOXHTgv9yU7EvCDTEQ+BHMqPTe0Ud4ZlWwA8FlcjSxSVoamrOxlStKtWavEOdt64Qr
zolsikamdVVGBA44PEI8ifO8MA5lsPWNs+hv7Yu+kWmsNlde5vUJn1ViuO94tG+S9Cs0U3Sqd+BoujYoIjGkw5bqQW0oe1TroFWwRWgd6e2ayPRVgsou+Noe
FTgGJnE/7QPIb9k90AmtF9kifgLRyNnRfodhxTRyGbUAzs/7EYoXtoZq4FnsZSES/ADecsuKJ6qvY5qA38GUhBHG9vwUvrqRDcvoNCpHXUcDQGpcdyQSTmGK
cyG2UhkCT8pt0WRLGe2seZJ2mLvgMdv3BD2xnbIJFSoewlQ+uv5UTsiFhgJUuF5soSWgklgFI41pL65EbbURWhvVZsahnmyiuR559C16+fy7ejlzhofQwlpi
Xlicydo9lbltvjzwp75fK4+Why/pE/Kn8yelmcpz4y38nv8kv4ru8C7USddH2C2YgdLMqVpd+hTzVX5uLjEeaD5Ypch9843j6w5iPvRaX4rewT6wljtZfKJ0
CFuU/6RFkEL1tJJCRfRLn4EQYvQb1KFA9yIj3Jh/Nj/ZjNTvAQCT4cD8g/oAM86k+b3KWPHT9gco3mxgtmfnihbThjro+vYU/Zm3J+qJ35ZfoZvmRO28tz05
JnG4JU++YHsGeoeGBb+wzYRmlQss5fWuYHPot8TxYr+cAs61aZQ+Og9HJUDT2HfooHwWl+BBohJ8DSL135wl46FCZH+H24w+ZkRRNy9X3gvvbfbED3wxZh78
ojE5hvynmIwtcDltBeiq9gZ2lEYrtnhcuQWc8jXJhxVlNNmSWOYcio/VCihD3iydkGuqJ6Vi1vW23u4gVhyeM//QN4XP6CSqqfpBWTkqPNjsbspgqxKNogGp
zEL9jTuQgNDfILed87y9ruMz97f3Hy7KWcH+yjJUTxEKLcj9J5UKXmt54LmUr3BqbTRGv4Eq65XM/vB320L1Tux9dh41yvkloQxdCUZYZ9HXHAfdB8THso9Z
oFYxg/YOobO5/7M39dPcb9gP7YjeyjyH7nCNlS/OMTlRZl01Tp/u34/vVyYoPUAxtbxlt75XS6M6wOrYKPcqOa9GiejYnHuum9bIUKF7RWhAlKpgyjbw1J9i
f8+P0EqGrorvDDU3Vd0JtvJucFPegcqBLPW1sgDG+XrCiuZ+VBY9ATfBAH2/d75WJ5CSUwAaqYfVzWCnj+d+97zlngK3sBG102t4zU2z0Gx9k/5NO0HNUX6R
0wK4hltrwAGggWW8+Msdn+EnXklXxPbqcq07wlTGfR/WTPBz62scIeqLQ8mZgl/+yE2MraEcFgcSF8J79SVxx9FcbZreVtrjvmQcZW9q1bGKpFC0psPiAMd3
4p5eSPfdWUP4KN+qscyszfc0O5pL+FH5ltAV+ZsWz36kWaIxfd11idtEN8I08y/phs4J/ykV1IZbeWweOsAex28wzZVyRHknhlZitfknllVuUm4oLXX3Mb4V
8fkK/KPQ1PLVeo9uQ8TbLjFjpDFqP1LFlulN1XN+DyhhthIbkyl6hPaW2kGUMDkzzuiiUW6/cBtrFjqPfVF/93+xlyk3LauHsgazhFbaNijn3Dn+SUQpyiEX
h1epO9g7fwtY24qznWGXbbOLpikDcsITepDlZyDWlgRvIr/ejN4iccwKfVx+6R3Xjb+VwWiy5mZ7GV3NcWi33FOPF3iw3N1NGhJ8qG3VJKoTWiH3IW9SPcXG
6ELuYngbdqJe+e9tbYt8eD2Jc57MSCKKuZvmHXDv9TezdYm9EbsiVJvpkXdPHaXpzoVqC6EEuQjWZq7bT1Ifi8iwLWWBEf5csSwqlRS5/XR+BFEbvYSiPAY7
KdosdNT6zKYY5+GITewBWnRwwXt4L/kUtcqh4pFkk4T3uXWY2zEh9+WYHxKhxjo7W48IIqnLI6SvG5oysYSslVHyABQSUKfEDqCDpQo+3K+zYU02e4mviKbS
KMfejHkZUu5coSsoDrfrQ/wu9Bzs1PYZUDvm75Vbz22AelEf3Z7AGHBaOu3qSc6BdYXSYAochX3PK53LUj6tp3LJMk5JCHxVKwaXs3VdSeRlUACb4wuyiWAs
/IlKh0eJM2C08hK0s14H8YndqkqaaRRDY+Et4wloox/R6hubzAvKbmkMYSGqZS6JPxBV1Oh007Tu/gxU3rhi/yXL4S6spu9GEygxME+sIA5X2wQrodlFfNJX
HUs+d8/W7xqrdF3HzIzlKcRrNdX+TvsqXbMwItjWwPNBXY8fpseKGXpP0Bml24gqKWHNPzyrC9u+iCYPMGvgPrWHGTDngyh4wS64OyrL0XjY28j21A0fdDcj
ZeyI/kCpmBuX2ZKcBaZRMc5uUj+toIj9Xip1jQW2U85NuAN4yHJKTboZNTvvKKnjV6r/TK8A19sWi48XZ2a1w5uJEdhdaa5Mxw5RdDB2c7Ecu+WufZ+ywPYG
26ue2fbBvUo4JybiG4lbReYfaY8SJ7nmibuk6fb3lM/WQvgitXcMijuOj3LdlM/nfrHroUWJS5zXsEGAC/zuiHA3cM3395eni386IpYPIGcaCSun8ha1j+IW
SxKf/OvUvexcfRNMVs5ZF4g9qFVMVjBfU7XuSnnrYy1MFzP/U9sbndSa2GqI+duz+Y7fXWqllQFKGaCEAsXcKqqaMw3O0X+tz1UJuNw9QUyj7GS21N061NFk
QwopJIzPbJZdJXuXfbQQp1DxR6jQ6qnUCHUd1gIbYVMhCDTSTbjLfwDwdKy7UO4rDxVPiW6oKDhVEPobXuDfgwA8oFTQu9j96nFsqHf6jrT8ioZfb7n0kXgU
vc5uITrEc0VWYI+tCCzoEvHJdtlaxHpFVvGWKO6YRM8Xm+BThCPb3gdawm+eKmi30V8ttFBo6OYkOJq3arzaCw4KnIbjrGON9776Zm1zp8GD5plLdQf67mmc
X8J4ZCrwszrEmKw89lVgx/Bj2JJuKVBH1cKtfd2Nd/oMY9f2VspT8+9EyBSg5+YTw45WqoeVMoSDI1AELAHo8MHwQbW4uUXqYxakbSfLJB113tRqaGcAj3aB
Qp9buwFpWAWl4oPCV7y1jctmurHQdIJOZk3PT7M/mgKs+ZmwlpoifA1nhw+bV/Tt+ktnV7TLoMyJaHt4mjIUjoU/4G4Daan6BOTMH7eot0MCXY0DcJAaq1/W
BFhOvhUYSqnMj7x5K+cxdbmZ3hVUdW4KswCVV9YmbqLbUCl4f7mQ6Kn21wBeEvTw/yeN9Hbn14b/k6vDCuptcBI9oR57fMYrs65rIVFZ3mJcYeuSXXjWE4t3
BgvFx7A/O4K/jL0lnyhe+Bc6gJ7UGMHGCT1sJFtLbhoOhY+T+6N3wjIIUMWJofC2McvzxNbQ6oVb0Tt6kqcEUZq5EwrB2mBzxi1NrFLd343gXQ2EqrCZsVDI
CyZBjntEtMorS5EuAnyUSxLjiQhd9lZJTmefCKxaxZgdW51p62wP3kIxO2j8qS8gGmE15Zry/2xdleUhWf/KF3B2EMWmsXXYxZ4StINzMBYmi/3L3ZKtw7S2
eD0dmTS2CbuLqp7zWO3r35l7JHmWdzpZl9ia63YRZhfHQ09DcgsVa9nnio15K60VGtHNXeOoP7B/4p8L3fUheVsxEj8GatO7EuuYDcPrM8+QpWtm+bt7nmCb
tONhP1GMmRI6K453ubWDajH3SOGDezRKUQSjp5EMXe5W+gTvRLg8PAqKyiA1pHTXR9E99fqwnnFTnQF76v3puOQsbyl+e/wgs7vRWB2LlvNN9T/08/qf0ltp
mDFeukNaVFIdiP7VGsrPpQtQEccBJA5zafoY+ng4SmtMWdQk/AyY5JyhfA4tCfUKpxn+wGr7Med6kBixyxmEVckZnjqOUunfXB+1c/k9HLWIprCMq6+yLP82
HC7UYIc4F2C9hMOqXa0T/MhM1hcrh7LLZF/0DZJ4+DDjBdPQmGsymoRyzRtwBj3W5NWV9qB7Veg2GoL68q3cJIGzU7V7Sn/moqtxRKL3LohHz8X6zg3ifamu
az0fFVrlcLvvkPOIP6np2W2SFxIgXNpskdNPu2HB8e5uvzrW6clfFahtqWTKZEVvJinL5WEDfwCeMQaKhdyOorvXgJKyuyiswWIJ/i7Ypph4qqtcyygXrkYv
syFtjOe+8tWz0bqQ+amuIy7ZnjDtXR9zKoB50GpZR0zi0uE54yNqIMswg53n+UfKssxWO2PvYANQQhPIJvCmHkN39yyMd6M01yrmvlIOtDAmq5OhDC+ABaLM
HnUcYxhjspsPL8PnbW2RtYBMRm9Zj744fIQZzL7xWIUC4ijTfqsFH0Se4qZ5J7lS2EVsN5AqjY9ay5zydUXNPCHPRWmwetTjJDolZ7J/8k9cHyBGurm4rRv5
i7itZi9mJhyDZnH5nrGerrQQuOFpjHLVS9RH5gfd1h1HLyZXMjnyRNfGLQPJSkwD9pHts/afLFHVqIPO7nJly1vuBnM70c1NJSKIx/xwR3soS82MdUk/sbPC
Z/gH2Q21kAcbV5Ju8S74bbMz67HZFt1xv/JeR0lacfAi4TvYo3w3zyX1JxPhPLM5aqStRU9Nhm/CDhD3kJdwi1kMztnRhTmbV+iOcdzFy8GH+de2t8XOUCnh
DmQ99h510VOG9TCXYXkApe5bF/O5/EOukb2KfTo66Hprq8K1YWszlRWVQNQmzaVX9o5kNjq+GROTztFRPMOGWS2njmekSPLrbHW5QvYbaIW3ijsZiCM/b/xa
9W3oA9dKm5O9FKh8BTKX7E6lOQmqDV7AFnBd6G/sVziF7+BuR6W4ELWENomzTD8S+kvrhb7dxCtlNojUEpnusADV9qQ6H9MPJORtSqc6dot5PC3k6L3FbcwK
5keW36jgdYq6dgRYjRLmAPOwXjH9lHoXi2BfuUpkDwBHzeG514hWrufuLsps7h//gPx97t+Y7sLVgGRZ5eqLUTjG9qMiiHt4dTE+x+WPlqLJ/Zv32zY5P4uM
1k3IxLfap+XeIhKqFNqmhQrtjazVkQtsVGNcvxNRiSsC3av3zVstTM4KZD13pQbeucqCVtJicb8fz0kiRriHOLlS94mz+EdHkqA4UpVz8mrsP/oDs1RtTPzF
eqtFkTiRxWxhn+nRTBoKor9Ra3UBWZW/zYTQOjQGnVFLiAS9OGmN+cYfB1qrEUopOJN55P3KlaVHZI03f+jTQE5GPvkS9VK/ga7wF7SHy+OjLdlovdpqTVUw
QKlmJrkbZxXEjcTH4euVPONGfv+itKzu7pZ+iLzlWUrNCFjZ92Jk7hmpihLUtqou9zj+NpqF9XRsdfTSfNYslOx7Azyh82kxYk/pKqxBN/WN59onv9U6mdvB
Z6WWE+Oew4bwFPuOaoq6wKXSeH6LY7mQGUflRGJDpAh4hQs6P2UXC3RQcoPbzCampl2NL4Zi1SlwYOZEmjEu4n8IxfyFuX/DPuqz7IZ4WmxjHMKO5i0wQn8o
3TVGofuhLkYLlAyfoLmh/kon6QzTmFpU1Jr7tRGoi7YVAbK4kaXOQo/QA2AxjoTOaHnwLewE7SYGgsQs5jDMhYvlR8qzcFjbqh+w5aMrVGcYI9QHk/Eeygq0
l+3nXIdmUEnqY7NH3AzDCl9AxltaHqPPh8VBC6mRLZZvFcbU0XCdnom6yVV994xi2ud8K0xTeGUsV18/YrTUNynd1HHCGjQ+f785UJugjzE87pAjEun6JPNS
VmL8N9f3bffBeNTXfInPFzdQLdEWcZ0wjr6JHTYHghXoIliu/6utdt/nf+rdwpn6E9SC6J5xCd5zLeJmwivQjv5C1wgPYWUWi5r3ZjhCL6Z5HbNhY2Uq25F7
WOsGo2eNCz2zXc0uxeRIfeB81gOvq5fQiNzlQlhrpi4LjKSnyW2Mx4wtZqYAs28ZNeSSSqciG6+utAKDCV2sZN5QMpSr1t7GarUO6ginSgOlu/pQ1/qwLdxc
98DczDnmLXnl2h5qk/xzRe2G9BegD4jj+nN4cqiWK3kc4WD8oo2Tiybhk9pTHCHoIUl18FuI4yBdagprC6+FbBil/SeVCh3Ho10Kt0iziIeU5hnNglNgBL8V
dCVC+MfAedgCdPTvp5eC5VJ/paS9gwZpivxqXpWzNTNIIJwfnX/bOL19tOc8UyxnJBnLAuldJGSmUNex09b/sGx6PWyoiGYB27PIFFqTT8v3Bi2tE4S29p15
GTDBPwA1ZgYV+eII9WWo4rYq9HN0lZio3tXWhM9KCbC2LsplGQkcMivJ01A/rZZ5GQ72vDGWA6e/NLqR9Y3JZk4lx/MLmBaU07IWhN0vTJMNmvu1sP5D26x3
QJtQwN1J/8e8Fzog/qF+UxbZGpHLhIroD1N1p8JD1FHmproAnSaaUD9YNzrlPoSdw4mQH0bTU9DUnOl5btAhXJr65V0pLc1eiceiAUpfe02qLHjrX2FWyW/L
dpQfJ8XrDbWh+RHhL9uH8219A22pzMttlX0zfWtgNl9LLe+dg/LhS8UXPqXUZErkjtc2UmdxqzRbdQY26YMZt62sHJBqbdugtaemI0qdjtL1Gmo1YSYVEBni
nhmJbUPlXaI2yngOXuMJVKQ6UXOZp/QCsMlW2f1RWqg7TCW7FIhG7YU69pBD17rouLndXAI4uWR6WbDKvK7BeOD4rFd3vmUHmvulPvJQ5YR7LkjVk4QFoT7u
jY58u8Ek8t+In9xLcpgbOrK4Z8TDnH1uF+hIUcRWdqCrkdIEEfT3YIp5MOknqGy8YWi9hn+68y+C9SSzx9Fo+o3/PX6JHqfxwh6lPD9dHKKucS2n/0m4b+Ec
y/U6nIHeq1dVm7J/cyVpBLxqJ7RKarbaWyufw6iN2VrwjWM4cwbmu84qEz2J8B/PVWasW5Z/1/ebV3BKPsuV3rxIr2svo1hg9/x9a4f6Glo3GjPcM7XT+dGm
BS6j22BVpa5wtTZDv4FKbd8Ux7CHsmLwyXoDyKtrUKei9y0XeM00rHnQGZGTaykB1xJXpb/htdxpqktrrUb5V0r9pZmOquSZojt5335KeIyuyU0IkORWS4Tn
k2kJN9gqJGekeAcoacpu0Mb0mUpoGnrL78lfaFJmVfZ92MB/N4/4PqLl6L7+WE0tytCOCsFayNrBAWQ3G5WfL20MTpKuAL7ofI6QN8z60CMmFlHsCvmU4gTD
zKZYn8AhtWrCT+d1cGSNE9qsJSBmbsa66h2luqAy9VhvTh8JTuNaMKPyNecC8FderLo1zO0sFu4KI8A98AS0JP/1f2GC7IDkLsxdYihZUu+qDNPnSSY87R6w
5YRmkUY5F6gRcKT+OWiThwc5EAFai62z/qZ+YwxqO9HT1pkYBm+wHPGPJyR19Q8MtfHUpbNQPP5DCFOPmMv2+1l7DaLIy4Zzg5nobR+FBt7u+i7zjr6ZOZL3
AITlMb5h2l7jKvxTHy68JgeEEFMyZjwTUvzOFYauDo2PEvfhvxQGr2Gbo9ySe5OtLfm50SJPLokaSHaLH2yUJ3aoB+J62JtoWJwpz5BHh0a61jmm2O1kpFRn
KcVk4p2JJZbx/lUWLipemq/+5ugJzoELzmuBlcLqTK+Whgk5y2oudNy3/p35wk+i/nL5ml/86x3dxO+uZCvm7mh/JrYVr5OJeYfFI2Qv6QO4lvMR7od9uSzp
QuC08AWV3ZqqveEH6kDdLWFCUVKG4n2r8l/DJ7DHtipMNejx3Q7PNzfKX5WWsSfwC0mNkjp5rGw3YaJxLjbsWQOvuOdbb2b/lM5qlbRygWfKRGsLdhccgOfA
YTA7vk76deWa3tN1GrxGg8wl6rOivl6uHFfGAp7sRwg6AStrrf0r4UnyduI90FypxXaGzVFTYaO7ZWI5oQwdr/wFV3CV2EqkS/4dpRJRSTzn9DVAf5tnK3+V
SvHZXB3+LJXHRxAFcJV2wlOPSOeXaFZxoHgSVIZNGN2/z1aWG0mmuy7JK+AhOMRcxvBGtNzfHIBWa0fy7OIaijHt4kmjjDpfK5nf2/mafqSW0e/IW0DLcJ/g
73AOdyM8TMvVC1BTsTc5ACeTr3taey3c07yTrq5wn3qEq1N0szvCdeaI8DXzXk58bsPQJgNo94FuNlB/JX5zWOFP6AiXR1PRMbAqt4K+X2tLL9vemY1N6G42
0EcntN06XN9NzQgNiK6Sf901SifD5Xy866kRHzzKPNx2yaibnGO00NXwaaqmXk8bnPxKfxX+qo41Big8OEqa+Q/Du0GS2RFV0Baam5Uj+ngzLEZrI5y/tvQP
c8onriKMiZ+nPUQL5DxzjzpMU7WXYJweIhaClWJ80dqBe5YgExcIhkxEk70pevFtabCm6yyxgtiobETVvLOxAkdj4wHZAE4DqXQENPiF3O/YQKYuMRvjhKly
Raah73mgekYzh5sdHLNSriyuUL/zp9QZis6OY0ycUeMV2VEeXoZvpVfMWFCT7UomwQ7YU+IAeoNOaa/QN2TXYpSLGKGNtAvSOvASSxazskfSWc6u2uHcVLNF
OEcdRGSDgdocthOToKcKV8hYT1zNVKo5Vp0PJx31HvFdZc65tpCL6E/g30AxY4eSpznFDfQOtlzWWuwmzSjlq6Vo1c3JMBMuIktRtfB+dH+moVlGbiLVFmOI
htwM+qFrp5JEtUCvhBDTg67EtcU7hopxJ8zR3ul8z9yu3M1gK3EXYxCn2AaeHtQf5AvSlVGFOyyvoSO5An236yzazQ2kf3MOwQYQp6xL0nsod7hB3ED3pLge
/sHOeO0fY7TUyxYHijEPc0VpunyBm6K01qoYJawdjXQ0AqUnOtUwCME9nhtKJFwv13E0cIQ1Ss/Bt4VDoAM6LHDS6cCfjJScycXzlagkorL+B3qiPCCjYXGp
OFyo/UOU1CUUnz1Lf4aqCdPINp7+3BE4N+GMVEx+R/2viCF5PMX1UHfACSjBkmNrClK0QXqyMEepirpQPP1Q60Much/2H8ZqeuuxQ9iPvgEw2kzJ32teS5yH
/0vhBGDt3F/e+mYrtgmennho81T/PG4P2VaMgnHgnNCJLa/cNcsyQ8wIaay5jkklqrHjib+pN+xUR0cpC64wm8vryYNMb7BOnUdMhtnExOAiYQF+K6OFY1DI
p9RhUojp263Je7K/e1iinN5eKobvVrzJhd4X0jVtS86yKpN9odwCYkhSAd+J3l5jNjFJ6ygh3u5MV2epx5GFGM1VN3O5g/kE9kqKU2ZSbdgK+gK4E+yGm3Kb
aofRRW25NhT/HGqeV44pZMaJPvK4866nF/6UWcn+lmPXkqI+8buwmfJ8mC6ck2spFnY7upq0g9yTHyKOwkpwepYf1rPMUf8xg+rGxIAikWmOndILLZMrg3Yq
JdmmrIf8Sa/zNnVNZayG6m6QEAHbWaYoDuOHMRVEwlvGlgBAVaBKH87pw+bDUsou5zkthZ1B7STrUjNjGyuFbDr6nnAkaZGQxNXBFOMo95IZyEYkL+KasIvF
raCir4HCcu9pm+tCemu1L9ODLL65WtFE7SIxdwWqHX2AaefoQs6jJzBbYSY1wHaSjVfq2LPpBC3TmGK00gsDZxQGpbt7s13p+rajga7MZs8fnv/5veUa0Ia5
mSWTUeYK9AsGsjvqBeYNYWzyVW8+3cco5bqgvQNN5dW+TDOEzVKXOBqEJhid3WV9tUB547nZ3hgM+mJtPM29gF/Kvgk2D0rh5myAWS1nJ/7PaKcnGNbwdoLg
V/HN+TpEHboc/4bbCAy5myfT1p5dzHzxrGKbgjAvksc40/eEbMc38oyPPEWhhS7PTXoTvYCxsz4izM3V1rKyJ99zknzPzScmew/6ZrEzfBU9HJdKfarRkWhO
2dnzRFQgglnv2cDgTC3yPP8RX0ecY8bir2GKkincpWY7OtpmENfZCv//FW59H1dvrgTVku+0uZ5S0c15Dxe1mklkphcn1qjLvHl8RccQ20/Qlpjlfxy4xDxl
h0Fb2Ar/YyzEEvViRiNfeWYRVk6oou3U5mN7ubFkMdbunWUJqnOKfNmkyoB1IRusIRVDVZEZaGc7KkfnLFX2rPuEsxgFJ4nHgxvj+vib0hv9d6WvMD0St/Vx
TXOOl8/hKwJHpb44YV1v65Fn3fIrOM75t71VjYK41aRNbi2RoK9DRRXkrsqB3L7WGOW9/HeeRU4SJ0pOl4d4FHxjT6xa1n0v7qE80n8ldMkySPkGqhlR2j5l
jTs/1p37N3PFnYiay6+UwVRtdBuXJUUWsPtilrKC+fL/KS9VgFnyvNy+0OJrov8LjhQxcRLuzurC1UlqxlemcxK/V9uJj2JdJstI4nLBG1yhDvDIYilgBYuE
OtAP28TEs27sIegCuxrzhc96P72sclMrxM5pu1c3oVg3TaTF/ghdhy2Ficxaeya+hZkKS5oH8EUmJE7YTxLf48/YA9hYtqt7KlPaeR+LVOulf1eDns/kL29t
pr1ZSdlPt9ZmSvHsQetZdpXWXynPadR/9DXXkLzx+Gyhoj6Q6mkd4zof3JpVTT+qlQDJcC1Mwt4oI1Bm3pTs9uzfGCU2lAaIhDgDYdp+47dqr3JqaQeY9Vqq
2VHaGvcnU1U6Am/Dj+acUHm4Wa2uL8VOkcOZ3qEqVZeDh2qe/wlYjY6xM3RWrgX+B3th7cDW3BjQCqxUp4Pp6E/wU/ilNQVrNB/Ww7+EW6RHwnVEWF8j7ocj
iJ/CGlhX/ssMg/GJDvwOechW0ijQ5+mmkQZ/5yfK72ruoM+aa1A1c7m3yFHp3+XJevX81mZX2wLjELyhFbhSdxS3xDJrzAphm3QEvZdaMNfYRyjfLAb/Lerq
VUJv6rVawShj7JFqEDwoQF+45mxzsaR0EdupL0JtEc3s4+xyr1Bvhpdy4XzVgJPIHl4ShQACY8gE7btWKTfX6EWvUSLMU8S60GBV4Fa7Vcdx9+X0o4n5wdUB
C9zk/C9nek4kvQHct0Zl/yaUDrLaA8dMuQ5ZiVoC7Vp09lbRgn/MOeW8R9eheuQOgFWpvdp7sTVTBkaR951HhFr6AaWxOllg1XJsDW66Wt0VHVhVZMM7st4v
roTbudWaHi6nPDMKbVtQZHwccxU/o2PWm+Qc10CQ7yrhG+D9LVnxvaBPsPWUeKyLekwtYZkFFmgE41O6MOfsdnFVXDdBd9RhFnv+5j7ID8jrFKt/hRnmUG6z
uxw7F35194Q0dJsTXXuZnnJ5zoIG5U5mm6HK9E/mK3GY6senY33ZleoRshxVSNfyVCBXc3dYxZYEz1uP5dHsd3dJuh77UCwwPsPj2HpqIfcnSzBv8JLqXUiA
ps59tB3LYS38IvcEbA/ol/UYq4aa442EOlsb6KbeR02S3xrthP9A41CM5pST1BjPC03XBzvW6aVAHRAwKXw46qi90T7Sw7Be/HPP1mSTvS+MLLI9Qp+l6LA2
M1xLkmcolRWImqHH2lrtFqgAXxA+ZQHa6BeQoXZVqm9bSNaDNYj7dB/HCTU3p0yUI/EOXpnsiH9yZkitYAnD6/zCl42PZQYyg7S4nBU8Icdl5+Vuho3MxfEZ
TM3w7BDjLJ49iT7IJHp3UJYyU3WZj4dLQKynR76NWKb+bu3h6qSXY7fo0ZaKzm6ostwoVJJwkLvJ9cxWdrp3vL2dypEurItMYy8SkVQl3JfZgCvmo5wo18+o
j8626C3J6CTzUW3iKxMzkXmR+9W13+0EtLdNUjnncylSm01v9xz3vvZZ4CGuwLMa9SRqIzpoFXd43aAuu0w5nXcqrxTZKn8x+8j1P66KpzRaAEehH8Au6aA9
nelK5e8y/d1z3b2JWvCA5hFk6qz9m3sUY2NOKRupTJijDM5posS4ahEK0XhVAzIf92SHUKe4at4uqP62P5QqeA98i7Ee1ZGn+6sFPyiaUkosyVfTigWcwjus
hjDM+I2LIV7wd+0CeZKdtWGF/P+kvlGpX2TesfGj6ffULWIzVRfOox673psJzqPMUyKLGc+0UH8ToDRJrgt7g1RvNTiL/+6Zb+/Mv0xgc39jeGql96pvKvOY
aoBHZt8MtcWbgEnUkrwMKl9rpT53zdvegRrJrsI2slPJE2qicUNU/BQMsBW5fVKadE6rrvro26TobraFIGqDjohVD8o8WIP+gtMD25h+dAe+LoCx+7TJulf/
lXicvORbL0bkN0jsBZLRT6Y96FJ7ITfIeCB+VpcrNcCi/EW+4WY3UEs6Cr+jksYt86z3OLxpaihLLvTjiW42xXuD7cD8SpjMzjYu5R4ju0CvdptZxlXmNnpy
mY9cfX5PYCOT7N3FViVuMA3YFLs7rw2+mPgtoQzbmJ3MnfeGmO6ezWxnYikzia/PJim6d6+7OjuZLcYPYHex0cRlz3vuFLtCNbnP3Axyl2+ad3did34D2cE6
j4sm50p7uSaedC6Q+41IZYZ7l3PIE2AUZhQ7kE2lRauFSiWScq5CFj4jR5A1yMGerwwv5GL5IRZzCxfYPd6o4KktYXAtwEt3uUZEC28l2xWhN3cx50zCH/Jh
xPMzQWkx1tkHntCe4UvoCkmnpKP4O/8qoGuFRDspjbezfUBTTy73C+TpLwm3dE8ZL9qpup606JdCuo0VsrS/HafIb/K/2llXtvw6s1WwiSMs/ZU5EHQSzoMG
2CC1mlg8a1LwPZxgh+C1e/um4aLFdsThlB4nVAliQAOyvINaExAcD/NmLZ/n723bKMwLTcIj8Eurr2J35JKuFVuTBAIsqzYhIw1cSGxIVXNsCdliiuaLapY3
kcyn7Xo5dVResvsAPCZXtifEbTJWx66A26R4/y/9LtOBrcB0UWuo62yxqk5UyBrtofXiQlDlsMeBk0yxZL+3kL2alwUuo06oFe/QrnHF1MzqHkd9HadoraPu
V0YJZ93pdAiWN5Ngddhy2++gM5PBCMzHiN9gj9zBwgj/MT0bNMGsWgluEfbAaCoWU9roEWJLZ57WFJdgXPotua5tReYoaRUd5jqbmVQXd7LYyHVPM+m23hvg
PN84oYT8h54HKjmb0/X5AqwL8RNrh0drtwNLKlOx651252WmLrovulynhVh1OxlDX/e007qBR2Ctfg0VSg9DR9D+3EKpg5Km5YpKzB4l1t9WfymdNGoIWe4h
YKZ6JvhANZQTwmGjF8gxuwb66D3DkcotURch9xTvkegjbyqTEnuDzWraFslshnfUD4YHb5kG8yUGH57TAgnxjZRUcGLDazDCERlenHFNS9CX+TW0N8AqtaAj
cEs7t/VBVENhJrZJz1P3ao+IXcI8a4JSPjxPrWgofHeYYg5Dc41BsBs661uLPmq7BWfRHNZ3fPW2RoS22iWZL83J6JFXyv8ESzBR6kczE8zlvLAVXpaICjVN
OEnEsfMBq5QQZykfiX3xYWIpNUWOQhuy7xTtxHilBCaLXfln6iFhsrksXNxs79wS20ealwz0VCNa/xC92L9WjdZPwJXJ52A/lCi0hsOF14GU/D/MDZ5zgW81
74rPyA14ca6luxrfy1sCuw9+qu9QzW0FaLb5Nuxg5+tBFO+cg1bBBDQn/pf9uLDOHa29RAvBVsouRTBFbAO7Z60S7+bs0FcKfeVCZWFee7DejEIVUWnztX4H
haiDG0Zq1ZAUbiOuVAvF9xss6DE+zzy0PTf8M/Ibs4GtTV7i9/qOJPVMsrIlwAAuhmoE/eiS3epC7hvaCOaGdYe+Q5HUsGt6ZqWYFOkif0HoRdZHB/VZwofM
8f6CYHfvNrRHb6qq8DfQhcnBW4IrLhFO/D+Kzjq4iqSL4jiLSyAuz+aNP4ngHtzdFndZ3Anu7gnxPBnpnukeSXB2cbfFYfHFNbiz8OX7e2qqbss95/xqquYa
NvhWSUcz3Dc9Y8x5oLtvVcxL0NuymS8EfyiLtu9nS4vN15axXXZ7PRQ6J87ntnBVtTnIJ5UDU9Qw+Dv5yKYrr5QKjudkv8AxINhvUdvUcigs+EPcDZ5R3dTf
5K+5/XE/vYvYEUU6D4Arjnn2cGWgNsx8Kpx2pYL3+n+gFryptNZlPcRdDXdVzjs/a2qG5trrmZa0yu3n5+EtoAf6aewx+7luGm0sG9V/0TKoIw00yKLQmpzj
eDu+p0RiFd2V7PJm4kFsG7lq8F9uo7uU7wrhg014OfsgioIl2Xj6JmqOKLmDuwxaok2LypPsYrrfLa0UYxMW6DHGZqkcMyfmM/U7jstvyXSkenjeagXsC0tx
7ni8z9vXFYOIXD97Gh3QSxvlxR5ppd0h9ksxD2TWN5MGjE7tle6T97j3wUT/TXUCjrdNjH3Nd1fGODrg88I2kcQbIsNQArmE6K+EOssy5/AGZ5xxnb5MDtO/
wKegMt/HlSV7LZ2pH1IKuxOddkymM40Ei9/3EyXqm/SB2FSHkYY+j+mfM79EMZ6HpYwMHQVX6fUc/agFOpLeO+z0zhwnk+IO52L5PfJ+fiK7GXaP4ZRW7gZe
yT+Z9sRE8n0d69ECHJ45IL4us8xeW+0tlkWj6VPUZKNU4tJAY6kfYqSf/CU8yVfOXZr5DrZTbYWJ4i56vHIAXoY/6JLgN+qUO8vdzi3Y/IF7ShtlHHud+0y/
JH+Sp6hBYihxShiFdoLDlsQ1bmGCUM5ho9/gyY5K1IfgCz6W7EcOwn+xsXi7MdWqaHY0pSjdXC/4LPTMf0zxMZ88d5QiiqMvCs+M3ibL7yxi/0mgmhZjXbtN
MJswnaXMDQ2MScoTurjyFNSg29M/xLt4qhBhC8DvjnfBfOc85iCaCR7A2Y4dcj34XWmqrrNvdqVBkRuNnXgeTWpzcIj0D18q/jK+jiuxR+EBpVr+IpNLvK0V
kwv8bYLH3EDqsC0EJueHsfagE33RphkxeoQ7xHxgO6Sn0a2JBpa/OImtoI9WdK7QPwwQvvXpo/zn7J3gH84WUpaU4h9v7w6WW9qCAVigGmR/EAguUs2gvger
qF2VOcwa9IxqDH0GbcRpDaX2bAtuI1E/vzIepL82I2mXbxSz1ly3Y+6242iCtiyYS0/yjvJU81pdXTKfoTvBSXbW39IQ8W14O7aC8QbftNYUuuFyRJgjnlC0
vf6/5Ak5/+W85c7J350aXJtuoO9EJgryz4lPaw7A+fbmcb9LdiXRVYuRLP2ZWlmn6ApcX7oPsdp8khoCZyk/WT13kdHRpanF0ROud56Lmr7J9PVw7cPXXJeU
d8J1eRy1TqJhO+0W25n6WESBf2S3dTRmdkCGI4PFBBd1O72tL4HGTq/aroaGSUf71O2b1vkLqEtqqLxMKE4ttpMxw6jKGZsjbou1lX3OSrThS7cuzdtK2Igk
YV567oYYoTtzSmi65bU4gexINvO9yHiTdpK8GH6fHhI47KdDn5DTaOTcGVnWup6I2PpaHOfYa+UsFiqODEitOZKuKAxFXegVaId8WTpCz0H3gxatM10onKP2
wK0RXdnF2sstZZmnJK91tQ5FNbPrO+vmv/Q23lAa7NNCjNJgIgUTria89KjUKHkkXqFa3FORxR0AsVRPjVZ/5z5pK5E9NlbaibbpdvBVDUIT9CLnxS533iFf
rWjsaIzfSXvi5vuuqp2pcCLV8oHKBlt1UjRDW9LxcS3JsfpI/oDsI7zRflTP18t1rsIqspIf0amc3TisDeCRN9z7IG+lqzzzIHaLczQazQ2OH+ZOYE7xY8R5
9iWgMrsu57z7HTuNnor2Uw1ZgT5GkQ7CMcQ1Ti+BlqMS6DOewr3Gx9nzeCq6Bwr9y41K/NRAOS0BFPOXD8wwctS6zGrfPnOGr4QGjPG4rvmde4jTjRbcA0d0
ES0c9fyd8JYKgklQwF60Txuq+9yvxRbm72oPwCLaMOX94DGSNDpYDE1HVc172nMliypAbtSYzslNMZJwIkRwKdhq+W/t65xY7BXuqjeN6Tmk+AFc0IflO4w/
C4Zq35if+C4+rz7WKhVRTJKnhDHM+KfgHP4dwfxH8euNptSjyCeBk3i8/s0broy0vaAPaKPzf8Ku8ZVAcalFFpKTzNtSU+4RuKdFcOXV88Ev1iTXVz6LKG3f
ALq5z7h2wQ+Z23JSPOmxFZnHnMrastdUqy6vwOsSvsEPjkruOeg3NAwtQHdRFe9g7wA6BXrIWvim6hHWw/2ueZZ6hqiWUlm00bmfKeGewX/UQ43/lAJloBqm
PrPF8XPzW2o2saN4mb4dvEhYqWroBreYcjBteIdW1vUgdSBX3026Xilv5IY1U6yTqVvW3OC4vKBYEXuML/IqZotYOuYcXgJ/U0tq7eCp3G7O1NwauK2/VO4f
YHm2yKfLo9lrqsmUTSgZPzL+ghyikXqpYF/jGHrizIx6IuSpJRyTwDK5H3ohU77VrpcOl2cq4/LEbPX6+vFL+eqA5eoxI4QPnrpse7fdY6hLFJO7z4+J28HH
eij3SpwnH4C1vcv496Bs4j9UBf2R0pLzxzwTI9jlnlbwiH4YPIHF3ZQUjvuyC7iYgln6YvkXccy5E4zimjq65JfX12U3Ze4wqr8iE0bvEeoxPdEw8rh1qnqf
7cFuy6sBt2EZJxR5/Ff72mADdBO91wU1Ux8Bw7211CrwFNqvLjb+0I5pq9xNxBaKU0vIb6b0c033LEh8wd3W+v9/7oHeXitr3PP4/Fr63cBWFKLcR0H0NH0e
ORcPlIKoVMwctIHaYHvMzYNbwFDXFjhbOiykaVvQb6Gns0coXYzG2hrUDKcE3WaSWsIT5PepE7nV/AlqKe5gLBYb8JdQea0up8Gp3DI9qohdbjGvPSu8p1xn
xKYgxIXcjDlcX0ZdFBO0v9QeSNY3YDJwwLEQHDdPokPcXmKl7x/qCnNGukzEW5oxP+m+fJwvxx3pcgOsudFccbjaSq7ruZFdHP4RdUIowdUFPJru3lrjX/YX
rq72UGbiH+r4xBH8YpAVnO3ppcz3HS54Rp2BjeAj86NdUtrJ6fpyV0N3E+P4hu54eU7dQH8mxCOKl82Fxks1wZInjvMP4z/nDHOl0Y/JBmQJdxmpe2hMznKx
gvYN9nT6XeXhZX4jlaS/D9TWc1GYPNFVh5wRWct5S1hEv8rO9eu603OD8hhkXmXXDbounoELch6gE6ilNpbIAL2UVugU4WESca51OXbzs6g0x1L0AD3RYN4F
Z0Cbw48T5gJMOTwDaZW6rJZC5egxRCmPTt/E1SRyTVvgIP6l3Mx56rYkqsekKqJkPS38524h1DCu4w+oHn7nusSTrvZMEpqtTUIy4dtypqiXwtWDxhV1mraJ
X2z0ABfZ8lySeUvY6VrDvmHvgObhQ8WBSgtbJTqWfElul9qLLv4cd8TXBLyh//TPZebQk/QydGWyBG1jLtG6qz41HC2t+VzZifr5f08cyz+jY7X74LBeWylE
C5Nueot5nuGu3BelDUrAFRNWUX39lfRbYh/tX5Sk1k4k+HmBrlpJ/Bvq7z4Y3Oep5Lrje2yOjj5N51CnLF9RTXoK/NNZ0nHXMoKPDu7DDz0/xSNcVPyfzubg
o+uI2Np51T2LaMbP4DZyG5hV+ETeDuZM1LKMR+55fDnUYttLzsWm0EmurIQIzznmkhGeMJe/Dmp6XnNJ7pHeZ/afUgLfFVHUQ89/9iNgpRLuQo4h7E2Bt6d4
HOwqqSf9jK5tuc4M84yQLrFh1GZ2PLctAJk5YAu/TNhUaQDtpN3+i/JjpZ6SkV06vpbL4LvTp8jfA2f5ll6b94e0WfiAttd84UmhQkCuNzSjNxqMfigP1ZSc
8fCV5yDRhL+FJ1Il7Od9r8m37glxIyWXPktr7qpETiAEyCkNNxHCiIiullPsYdFMn+L/ZO0mt7AdtW6kx0XfErpmfrTv8/9tiYhmYgbmbgwuEp4KPvWatRTk
4z7LdnYa6CGV9Z8NFEQECbw4IjRIt8tZDHVxvvyFfB2MsdUknwvZwQ3O/Y76sSstr8VTjmd5bMTTzHBnW9s8y4xA3RApUMO/j68Wy/OFNcsGxvO3GAq+lYpJ
r+EcJcPR0b2efi18llriyaRTe5Rex5vgKAT7qHHWl6RFqCR2iW+HT4NXuJL+xraLHeJtknArvAKuK9XHQ+BzQbTFehLpYfnHkSj/cJYCS3P3UieAbmjoKZHi
bw/m+gJUqSjJ1cjxp/KDHqG+zZzhPMU7Y/7Gb6heMpQyqjP0FKqRj0bj6UHBJqAH3wwcjC+vPsYgJIS2BEM9faztPZnwkOoxKFczy3BXyfV1E2ta/u+wuepz
8hI7HVjJ3qgH+pcD1B52MFMhuprDqs1FPF1SmYKegXCGd6fGDWdPaRvRHTAP/4qyqo2ct3OawYdFOnsTOWwT0S5Vg4f9bcS7ejKe7utoztAq5IWgTbgNHK6F
4CXmVzkfR+MrlgtcdfdJz+vAOMwIx4Rb4JiWZjyGyca43DoIggbKX7qoPhYPoShQkZ6grYTh2ta8FvJfYCg30/W3/x96ilHDeVp0C13UIfRjopafh4qcrCPf
YqMW2xmYuJ2erP5l9nPWUbfnm2iu+VM/CJPRDtcfBTP0AnwIDS24a3Y3rK4V9Ea1HMw3rPk+rg/4lN7czMBLEdTWOj7Dg2WSU0ebH6RR8nn5JpNB3lHj0G9y
Aj6j1k1saOnDVczbq95UHgRWKTOJkwl1QGigOyDwHbE4wrrBVfAOF7rLz6IPYgjXq10pnrvO5YS3VqqiGnGarhjHTAO3dnzjOgVnw4jAAsdK1s8/s1xDYmCl
rOYmkZeVKDghN5JckPPFf07yaPGkIxglSjUD4V3YO8VDpH2gMHO86s/JcvzrPwpLK1xOAT1E++g4gnqATupYbRQeiyrg8mqqvAY/wd1Ce+Lz8Ka6PgcK8RrO
jnYcU/apmrEYdOBbyJHwO3XZfcq92MNp52024+aSn9K9nO3CdaIpPILqGc9QULuCdkuL8DQ2IOeoKFiFPZszmXzBNLEdCnQFJdOWSNjD4HLKP1VHom0CD6ZS
ec63qCxoQC3xSYJNb2CZndVRLyb9wZZDpSnDQoE4lTbGKi2Ic2pJV0c0P6aD1E/7Ej3H9kxwE8dtgvOJuFo5SwxTZgitciC8H7vLHiN0zYnWN4Jy2jF1lq9X
+t+2AvYmsTRvk7gOtAEbFQbPdpTAN1FZY4h6ERPaeDza1RqtkPuJVfzFURB3wOc4XT2LD+KtwjNml4t0N/SEow+4kfKlqCf36Uu0Ld5m7Iite3JbO8847mSv
dvRyFWiskmhfg+6hZImL7M9F8xsciUSqmqn0tQ5m7sDJzhF4skcOLOL+dpCMAW7Ko5BX7ygWaFOMJ/gFlSlJMU5ti/ZvfFVQqHTxnVY/FPUBsy1d21vtMfnT
PQHL9Gt0ki4hdDGDWgI1WEw0yqLfxPugor2YuFh6B0fivXiN3hfXdv7UG4JJWmP9pMKT7SK30yHmdiGGeAWOWAegBtaZSnOUoJ5Dn1E5lCamuNbzl/mpeI1t
tloONFARl+X8iBOoQYpstGUXgqdcMazDeoEgyqJ+ZHm00rg/sRbwcl24L4rhVxIJyu3UkrC6L+AUQaZzPHuVGhDYQ84Dp+hB+iXhqmW1Z6a9EuxCT45Klkrh
vkZj8waZi8/Tf8rN1NtFjLMENkfFqTZMJt1KW4HztLd6S/O46XUVoqcxEPcmGolH1FNaI/cVaSSmMjXA4mkSC8eTUcRy/W/cGB0j1uLrAYt0T5MD06iBiIv9
4TtJBAP1yEaeOLiOilMWgBHgnw2u9D10KqLASRAWUI0FqI90zvU5r6qjk1gZMf4DmMfFueI5HlAGt9zeUhZgGDosx8R9oXuwP9RcyoXyiHzLIlcF6rilDR6O
zayL5GypHrpE9bPEq7eFIRSfGcNEK13gX0ppy277cHmnep58Jrd2aXA0ly+dyS2tPlV/rOwmn7QOEGarf+L7YmyeTewml9RVviaKMHrBd9nZ7jtauFINHvH8
5TggaVKasNY5pOgWNxJWwB7CPP/hou4TpeHVQqkr8K2cCkeot9Qh6BLz1rGPbmOdS5bObc1OZDY5X24grEPZ5kIV+BEFifNxz+A1Yn4gAhV3lQoswus0O9iJ
DsDu6CZx2tCBKO0p0mkavaMT5N3wobgbtdZC9QfVKoAWMEU1nTB4HR/HNfhQpZLrG+paEOf9Ta0r9ySPBapDlRPxFrmq8QI3MsbhgTipKD/Oh3/DHjpRpZb8
FlRkx5E7LS6et072WzIDwXvAJldFG62fxGipROzsMNKfAFYEbjg34OLgCV9b0fFsHGIeZmXQ1X/HOQC30TP9f6Mz7s/+ms7ZSgjsoC9EX6WdzEGpI3dZPI9Q
4Lp0EmbTxyM6Cu1tb+gsq5fcK8yljnIPiOpytNow5pSvXPh6pW2YKdtzy6En9jNgc3XTxhKDgiedD51nqHJptH9ableLEmhhi4tsSv3wlxNG+TPTZ0gniE1U
Jbp59E1nzSqfbUPA8jhL8VvWZluqSiOlFMtrZ2PLkJh14gnpi/RXOV7aSW3OnSHMgQvsXORw6SCx3pqJ/mbC/EOpMLEFtMTCWFEaJp3LqZrxnaqvtHdOEawa
JbYEPYWxGcVlibpRlC+acKFGHS3JvibQgfEHaSk2b6lxJ/0Vd5HZ5raCUzjauVvlwSNwE9ziXsAyyl+gJHM/xx1xXw7EdvIvoebEnvQfj3vC1c4rRb0FN8QU
ajD5gSsWNUriIONMIRPgAFBIrHUtRJPheKUWudlWTE2TFa1X1na4PHA1snYsr8wX0pSb/hS1mb7C1Ucbtq2EK0xXzP16vdyr7Dy/3bEKVE+9Rl9QNEsrcb3C
AufaryiNPSS/VO8FJZ8UHCIetaBgI8v87LHEAaUu0HBDmdXrUKvQMP9INFFujjcU+foCF4MkeiZGeDN2mK20Oq55whEQqdK4a0E/AxkzvVHyI20/ypRH8j/4
Rm4m/i56i54qncykfA3P1bd5DcrmH43daLDG5ivmffo9nqcMo69JJ7X7aFCgP7sLngZ3/Cb1EVx2eHJ0VxXjgTwZF8cO0q7XVX9q/xr+4D50y8zU5uhpGtZG
bLtvAGOs0dZsZWiCDOZFM8YVPMCsmL/CTMGxURUKWuj3MTSnGKWULDmZWakXzw8KZ8QPqlO95CqLGuDdmiiPyDGwRy0rbIGFbL5FjB3GL2OiXCdckzIOuzZH
joDTop/CFcrYuEKqHH/MN0nB+gs4RZ6Co6gEwerwoe96ADcW1kTNgo8c7eFM+BT+R1zXZoAX1HxrnHhOj9Ul48KKqkR7eBaUlY96l5A9tApCbX9NLl736yEb
14ALeLX+CFWTa3qqR47lp0p3fFOcFbQE25S80M1N1E5kJFefTcwrXqMq393WImIi3m8M9bcgGwrT4Xs1Ef3MKo5/cr+oaWQBvo3uaJnwO3KgpbmFjv5yJDok
v6NWoizs1cbmVJVecQM9BF9e7QsZlJw21PgCp2uxeD9Saq6DHZ0WVz2uOe9wPKGt0U/4XTTDD05LsKc5r6kdhYpCJH+cPKDdISCoGDgYHCk850fQa404Kls5
km5H/4B053OmrblMrKxeCJawq4rVNUTtiH/DfDBP+Wkdya5ydTZMbYxaX38BCB/BbXB9UNaZe5Sq5ju8DX9FjO2aUCn4j/qH4097JjPEV1XtSV0GxUW70k5A
/gxb8lZYlOLmKaXkg2Ah+a9Y3dLas8A3GF2Sed80PFndTW90d0aP4WE8VjoVdgM0UeyJ890LXTT1gdiLCwUrMZeZGBwXvVEqrjYBi4T2yMnW0YDeFTzD/WI/
Kgutz13nwXvqMqtxCfQudUdobbV09lpuLh3PxQlHqTAhFdVCdbXt2nGt0JyttcQpBRcVRrkT3Et/1g4pU+XreLg+yJiP24PD2iDw/7nFgl81RqATOQ4jZ3lT
8g36gU7rFfXDNS7x++j/1KX6V7yBuJ3/ScPK58AY/nf3KeYPIhnto6s6T/Mupo24GFcEC7SnuJlvFp4AX0SEBUqqQ7CFe+F3UT+z91uzyDJGKdyDfB0Vq6dy
N4M+cVwRIabkfCZr+LIsQ7KrCrWsdVBEfjNivqsi3U9Z7XsEmjiyUVl1CvZTd3EDIwWtNQ7h+mQ3Yb+wRKtJ3lZr5z6n14FsJ6QSXSL4LjZT6mpl9Q3gEveY
GwP+4h34jvRQXYbzwSrXTmq5+tz4DRfqQ3Tefpw+qbq1nuiXTuGDTFfKm0o4Khn7lWXSR6WT/RAxA3PSPuGdvgzFGXlUIbNGG4uTjWHKd9jbuGpclwV+G5/t
Ls74qUK8Y90buZNrKtsUnovZ5OyivJLqkQOp4p5x3CEy4HyhD8ttpTezvHWRGhlxUJ1mLBUT8W95OHQb3mhfSzUEf4gEF+RuK80ZBmbxM/PagAPB02CJXkwv
i18oLZTd8LpjJB5uZKAyuBHeAXYoY8V1XGsuzN/O5yQW2lpSM1ynuRL4BVteS8LjYSJ1wzUIDIDjrDHM8xWM/ZvYAN5yvoevHE9yV4KfdHNmaY0F1FWjHa4h
YHUoedrx0i/mXsCs1hMreAFbmh4bWAe/G6RRNvKX1oxP57e4GhtD9NpY0/qqHrlP1SXphy0zNCIIqDwUmhWLrqHSjq/2BC3LecCJmF/UHGWa249GMYeLFHSQ
q4NRHlTOrKLEWSuSRuyD0LsxMWq4fah6G9WFS4EaHO0fQb2KXW1slq/KzAbF9Qo8ZXtr3dR20iIzfGstMi/nWnSjsBT/FmOv1gW/XzzLGs4MkcZ68gKVqDPs
avlj3j36h5xG7aJHFiWDtcH91nmh/cBqPFdNZdvn3gezJYnRiQOmaV2rjMZXtdfAws51OtWFxiropbuhWcwuLiWXwKn6K+Chn5D/8COYm5qJFxgHdd5WF/ZX
x/KrjAl6rp5i/tT6a1CLrLEjOEj6AP4/CzvdOdi5LLpZtBxckvNmSx9L17iV7I3MS3mV5I5gojjBXi56AJQi/qYeWIamPw6fLl5ITwCvoqcql8gp/l25451R
oWb6g4yvMAb6hePEYXhRVKUdqdMph+1YqEcWbFm+kjVLUHtZHsLqC8DTyP2g64aJ1Fj+Ftmdf503oNoNdpL/bHC+Ow1Vkcrwb5Rz5AlfY2uCc7ranhuPo5T2
agOxpOLlCqjjKNRgtEbgAxxINecijfraXO2ysomdIbcXL3Bl0EdnXb0QnKUTyAhHXW2h4si8bMyP+wveDTwjRxsZWgdtjjoNN+VqSP8IW4mn/FV2OTvT7YJw
y+qYPkwIXYLarjyT64IJQh0uFydRg5x0dATs6wOgijRddWdVUGfBQfkF6c/jSlDrtWrcVDTcaI3+VbfQMpaLLWIJs5j+piiD/ZRqqgniTfBFrYxJ470+LnQS
ma5dEtboDfEOpZr+TD4A/6P3G1X0ymwY7otz8v7VqopPtIWBu0ZT8zxqgTPyanrK6uXMC/pZKRdE6/tRnsdqDjPCipirinEdZ6Le3vr5TcwkraZRtigp1VA/
JHRkenr38A5fOFoDa2m9qERcXRuId6Pa6jtlpbElv5w5RWulfDOvGMW0HUGVnEolU7PAQxuTb81e7veK2cqhgMtkoD/zEiod9w5fQ8lE9fhXyll90LbH6jCz
EFSNL0Q39B3UPeMpBGbFeDJ/GbLkX1ZSI17AA/bD+f/66PyT5jk9BpUS7OYutNJsVDAP52ilc85EtCiA4In2wUhGR5XrDmQv5OZQnZkcfgMzJt5wneQLoYHy
jZfqBaBxJ7g97NTsZkXEFgbywD2mC9M256VUwSitz4I/QQL0iSfUThzUZ6Dv8Eq5QSAqvRZexZXwJRNv1YFgh/AQJCgnInuQoYHLTBuOZqNwnHmIqEJPEdcS
nynkf6BCvTTRz5HOtCOmgNnCNoZFB6l5jJOK4Bq482k33YW6YZ2sXcQN/L9TE6SNwUbUPOFpXpOsFC0WdIn54KKiqnt35Rv6K38SSNVs0aOon0y01sf/FmzK
m672BfXUBTEQhHsy43t4pqBU47N+IeYItwqfB8lqJbVe9nYz0zmTrFjsMR/Lf3Tncg853b7b9S/4qGy3cdwT+qX00P47WwWNFNpyJ2nBMVQ5Yfmbuys+c5QK
BpUCGI3ng6HeDN8rkCvlKj1QEB3kkjyT/z/HwzahOoNa4TjeTlvQdbWmfAqsUB/pDtd4qja7Fr2iTjsi9J76mbjnZNegDoeKjeO2g5b+zaAbPVXoqMSpS9TW
qMvGLDqS7aOM9s3X+2mpWl/ZqYxwl5L7amex08jUZsStVWXPDb09Gq5l6g3wTvAbfJVYzvvGLTsJrQB91GbDja7leC9IUpbgqJqv5CbO0bCrHAwGFtuVN8Ht
+jVtJmhiXeFy0i2IKPwf0YepCRoTNdXOftGAaLrY2dUID1b3Wp3O09nReIgv0XvaHMtMdJRLTc5fjkuAJrjudsZWBlnZyyiy4Bmcq1V0z1Pe/f+/eoTAhSk/
6Nb8WcTju3C6NEyupn3GUUwheqN3o7rnxcNoc72zgcfhquB6xJfg7q8tz1RlvO7e+nVtEbI5vlAX2J7CQrSUKU2fBxnLa4NSTln5Hn3BmMd+FO4yV4LfjHg0
CRYTTtHpald+mHW6vwm3WzkbnWTsxIMJF/+QjvVb8ubD+to0zS5cBtnaIE6Iqy8VuO9Q4xy8EWGPJXkiES13zKfauvYxw3haaJ/uhH2cydmfQCQaqfdjIj2H
kd2RSy1SSqsVtQh1d5EfDwaZ+KwQh+dqC3C7hATfZhSlpxD5NQpwB3Y5f0SjhFyllaOychqT3FRxQthcSzuhD+xIheZXdopUBXpBTkPhG1wlM8apmJVUGDdh
zWCuRPTZ+E9qP20kXM6fpgoiTfcSbkHEQedkxzfPeOW8Z5C7RnQJlJQ3Ac/zDmbauv+jgGBFy7nq6uk0yD5j67vuZ0cYF50PMur5nvrLuP9z7svyypfYcDaM
q5bWj22Ny0aPUXbZp1Mb6Y3yEX6aWg8fxh+rvXB14Jtw8Vwf7zouwL3Ofx92x1cm0utiyCo4Ue2rVeE8oCY3NJAmKqgIYVw10jsTm9FHsEotj2P0VYltPLOU
K0VpZBzOVMZpmYluep86KVhf/U+hzTPmee9jdSmOQI2Ft/45pmZYPRFcaOA0tVZcyo8zSpqHfW65v/4ULZHukxtBS1wyaib1myzBTLCI7McdoR1mA81RYCFS
mTAuUX9H+Mw9+c0KHhYlA17KiBsoVtk2WzuF2uDNaU1RYV552qox8S2Yxvz8nMHUW2UGTNBLF+xTnuVN0VVhicwFBlthZgasFJzrvMUt9L8yt8KyZNOoqfx8
x1HXBnc7rrU1FpjkPW6F4xd1Wcw2ztMzmImoL9ruekbd9JkxHbyX7ZX1eOGML5pbpY6MvePdpA9B9eTxVAVxAfnYPOXZo8dv6xBbRRyv7tL/Mmd5ViuDcGNl
jFCFLg9/16/Qi9XFrCm5UQM5Dk9Ae/IybGWCQnQ9XyQVG5Xo3EQNEHtKniyaIKK/yhGRm8AoaZHkyPggnnW+tW53+sGQmD3S8Oh1wbIiJwXFW6Qods5tbv8U
liSdkUvntQ+k2EenLY11UP3FV9YC4SlYTtbImy+sFZKzrcIzAimP/F1hrhAA+fJDYqpwi+pu2UK/p1K4tY7SJM3FcUPimilPlTA2Dp73d5CmsJNpi9afaaHa
jXeopTIxMDFeYFP1XthA6SgaJdp7J8L8Nqgpbgi64DrqEc9Eb0fxBJgOwujichOcwI2InqSf8qWLi32jgAYzXJ3ypnCLYjpba0ml9KXaFTKDC7iOsix/mb7F
uugXaAfzwvGWasgXxJ3k6E2O6EUCQdfj7EpnSLMbA93tY1EH5V4gOWMaccTGya6kqcxibzBuCYwQezhLCIdciUQ5z3w0JXgcnICDlYquTHarvThXl+eLVnVN
P0qIMf2EeBSlBsBq+My4DYIMW0SDFvU77qqNzl8IXtPj1EEKqS7AyUXnw+GbvF+rgwdo/bTDet0iknnrbqyHmROVE+pE4GNbiN9cQeMhduLW5hO8UKsD//Ys
8k7kzxbZ+R5UymwOz/hfGiY6hvrif7Tu0mUqHNVHxfzF9UOaE+/UP4TJ1Fl5mud87sG4EDMJzHEnaXlohbI0+qyvDv0mGC62Azf1GOOe26dG4XpFpDEc9zIL
4y/nHwIH0TpUhvlN7pl4y5xk5KBn2nE4Wb/muaQlGdm4JvjTURcOyIrFy4zPuHVR7noekWZESauJ+ai0qYgXjKW4huWmvTRTqAzF3ePWiT7bFaWZ67MwDvWF
bqEZ11TvBn7GXgXVkVtbJTSO9sUNX7XIG4HmmnWE2XqSVCEvTrzGVvS01Mvmj40ZiUrBx2oJ5m99mHe66kHblcJ0CGfAL+7uztqJbwO6bW5aV+qeR02rAedt
GkJIYmZUC0u2eog5lJ2V1tRRMXyRfaCfAp3lHllj5UEgBczwrbHaHNCooDzSKhYxy2HcXS8tVZSc+fNRd/UMtYJsDrEYShUY582XyGn5IM8RtqBwo3d+MX0a
qmHva18O3vgryLTXmkAnJPLTLWfxySI/vaUsQljrDXfAdUVZ2RH9j+0ESFYU4QJsI46yHBSKoUO4JNqj1TNKgnH2KL0YGBJ6SfXRVtCEtYNpgdF5gvZAKcu/
V/ZvfegntHbyMS1NzlTqWS9FcXKq0hLX0h36AY6C1VWD+5sOj5krpFvCaV90mrUEt8/Rwjq+xk7sdcTgb1n1sn8QG+0tI46p+9RvaArshOYETrI4x413CcO1
j9oo20WF51YVJS3aSAcXYaRRDf/lGqT/1Jvj39Ff+iKlmW73zNVitdbattxRqVOpmdygpLve1t557BDqmm8w61cbsreL/PSTUJLMpEsZxZlxWNc7ohThkd4C
zFJbWCpriUpn6bLrJWpl/GN8FfeC35ne/K+4YkQhU5yOV+/pR7AfPXRu2DiR3edrGvubuSiwkJ9gZJu84czfbdYx2nA7hFBjHPjATHMXNxZ5xuTnqyQW6ZqS
fUuWZy7u4XdQf6EB1g7agcBJ9NUdQP3BwxhTvGYpn/XF4a66Be7zFVJ9YMsoltvuj9S+oH9cT9W2WpjZW/xm/8ZNkiGVw4comBrnq1bEszZpIe10p7IXBckR
Z4zX9phHtFuWV+iaGCpsoSbn19DfCm94SV+rrVRP0h1RZeMtHpcXKpfIriccU4cyJjWeae9vYK0tz3R0UIcrNJ2pfRdL41qxs8VhRXoUrQdhKpsHBgb3y2uV
8hwA5wgSDQEvQFTeZ25H/O+2mdpag1Vkp0QO1zclrjDtxhnQS1kNDqFa5GXPF+qwk1S7U/nU8fgDajbgcHl3e+WKPJQbq/4duCm9FE7GTmOGqcPpWzLP5LEf
mRdKN/W1FoGX2mhkOk13qlIJmvTQuNViqFTXXs/1r68Me5JaCfdA2vZnjdb+o+kH9QV5bSDvOs8c0Of7fkoZXF+uSXAlGqswRlXUzbBRgJaoJ6BPaBxzQIK4
eVSFnDVwEXna95DlqTf+JEcS71Y2W46gLpbjsJk+Uv0WOKfEOLabR+hpeDdoHbVAe04HnEPty7kbqDTawd5VKqM+AuKb0eON02BvWmc1O9sPPngYw4/r5zLq
GOM/JVbp5BZQbWwKG9St6nNFgVnelegKjtWv4FfS745L/HepIZzmfOFYgqdSx6kskJj5B6yIdXay8l5oR931lwDvpAx6H3Q4/xRnotlSDX1GoJ1tCXdCqyy6
PG9rhOIShAVhtnvsIuUD5KV7qD7Yan7FaUSv/086VSdtO64RxuCiemOi34HyZrUCEldkhJhxzm60G43VRhnHVB3dUacFNcMdvdOxxOianpgTCbboN6R4SVH+
MC9LAaEnP15KFyeDdFDJf4CZwt1HCnFKmgObxB1iLyisf7vlgPBAUKlHsK77otbWFOgSyoW4jjlH8uI8e4y/zAH6WjwTjBOaF+kfJU1D7ZAVB2L+sZWNLoCN
UQFqDsKldZnriW3oqG0uOgsLyAPSwqwSoGR2A2Gw0hj8VDYp98E1KVtebfvPpjo5YYZ0WIiwxEeOTA93nJEfwn+BBDo5kh03fC19PQW7dFlcH7vISQcmO744
Rzl6x/2Xe9K5j1xomU82t6wDD3JyLRflIUE1cMb5JDg59pQjjWhQNs2xQY0g/oYd7FWwRVmhnInZKr+GiZYySiHuyI1RIpQc1Ft+y20w3G5NXa20Fe4GTqgP
0se5ehgd1IW4SU7zQJL2Mn5LfoHWJy9VdKLG5J34xXwnbgA3ExTHNnQ3/mpYoSUZ/AIt6NcRU8FuuTrRPsvNpcOptvbkLQfNTvSPdyYtfgxmWn8wR8jXgkev
TW6QH8lvqEfyGNCJa0sedazCWZbXMbuUU+gcOktlqFfhS05nIqiheUv0Vq6zRn1Sov6BP7I7gQs5DTyLqd7kFFATMbASriR/8liY/eQp+pRQjBBytnsquMtS
48SBYkLMkrDqVosRAtfb96qn4C8UaoZVTNb+EOuQ0cYc1AsVogrmLWE4Dni66i7tX3qIZkWh+kBsj29nLDduix3wbOU0mqM3iA8zG2t9tYBRoNYWFjitScnx
PT2L+BlxR/yhRdUWOhflzyp6LwsuRQ/Va8EEfBcPl7O0MLxImadpRln1pFKZ7Ezd0eeqfa1RQiLeYR4UegIXnablG6XQC1zLWGn24S8KV9n62jXL5PyC/Lne
33WR2m4eMmzwrj493pl/DO3VylAPzXywOSFBU8z6lo3GGwupWJLq6d+MwqLaG4NDqpDYQCdwn7ihejweqX9TUtVSznx1cg5LPI9YgDtbfoKFUii8ia9Y28uT
jCHaBi494gtKgKfxtdipwR7W8rbjnmXYauaqndFhGB/L+0zQO/5qwe+g0N5KrUTcRBHyXXDCU1EYhK9r23IWgwq4lMNLXXQVE7aDH8HNRHTJV0ItWy9nris3
6pdlr/J001G6H1eF3QlOibupAsdudEBoK54KRFkHoklcodE5e6d/lnZPaCT+yrFyz5mvvubZYfC9fEb7XZ7DPYqMkTagsvol/ZRy2dHef014z4eL/LaHyuas
cuqivBDXUg/Dh8Zf816OX+RuT2D6YXRr+2bZA5tY5yht6UT1GuriuMekxC4X3hYR5z3QXiAx4XaprDaYotSnVSzERDKKb6Nf9Qxi7lPvfBXwIZyJPsmVPGXY
KOazeFU287M8Q2EP+QSqKrCgSk7AP0jtqfawV4MOq277YV2G5jErY58Fjqk86kTO5vyOEG4mH6Nul4/DjXom0hAjLUMeJSc32lcIxgfHhjUVn2ntxK/wnCVZ
g8p3dJ9dLn2MGoHfUgc1Ujti1OCPoermPuGgYwN+rhczR7sGmF41BVdRhlLXpLJc5ySN38tbmZJssrrJGGuINgq3Uo6jsdYwNCQnDiWyk7Us7YC8liK0qIJG
eJR8BVnpG7bLfBgu65oin9RLqdeNicojYhnYaIjussYUn5Vt5R2SUxML6mWu4bYh8mNuFIwO9oh/LtxFd80Tnij/HNiIqw//8YiptbyFuJmaFjjKRHkGAoao
px+SWUsVJKBMzvSMdTnjH0QsR43RUbaU+ZWcws1V36qnwFLSZlqpOKMk08FVnY7Ci8AhPCMjPC88u5O7Hl7HWOn+gVv0EstVvV72YbOhbXBcO1NAr/UhOHnb
X0RL479AHDGUcOYNRGPQJBzqbcP8hcrlDVUSUE3M4r3GJrw7to3yFVfQhvrGIdXRDLdSx6FPYqatlDAlWN/xUSxOx/jfqBFgBf1DuJ/VNKcM2cMxxN0X/OF+
m1uXbwj3Mj2BT7np3epNcp9hzuWOjmkjlYO30N2kHXCjctSfqlUGUwPXqGKevlTNrByYpgwji1Gtgs34gcZWPgpsBjftDbk64h+O1tIV+owtHnaDJwIF5C/5
E1ykh2Qn6+1lF9WXrQvsfGT2SHiZGiUTmqKUU354Wms1+NpcCqiglzWaaW2ZZUxdy3HnUEl1/KEdRF2ld1wZ6g4BlCsKpQfy76BXqLyy0FaoHFO9cldtFP8O
Zdt3wvio68pSohr9n7uK0tgxPRBAfstrbTBjJX85PwKRIoKbpccFdmWFPhIpqKJKxkZTG/BtfF0fLN0X2zvb61EwhLqJL0v5Ym80VxunD9arJlaTRoARuA0y
Hbt977SIxM3B7lqYkqZ1QA/FEMeG+GfyJ/2zusRoIKx09ocv3COEibrOlfaXxItjZhhXXLf4c/RNWFYMUdOkTN8rerdDQ+dqELCimoH68Ta5DpqAf4+rV6T7
Pjvk9hr3mSi9smwhE4kwdY+2eFtXblnMP2gT/0ydBmvBudtHRDdBL9wWqQa6AER8Ek+hdgCdmaW1Bmeiy/njpeH0bRyFaTzbuUfva7wQPmdclHpwJ8mONaql
NtEaO8dwTma577NymmlCTHRWclSlSUeGXJKf5faCTw6/u4PEBLaHrwb55GHnUxQe38LILPj/18tC/lVMO1Au4Y3hQ4+Rip6CiGBF7pk3kiudXyF4S4oFH2Fd
X0npApoUaMSWpAV7Vehd0pMsHRxkvVx02stB9UBX5xCqKWjBWcBzoiJlWFoFvmV3cXyxdY9JtgwIjJKCQgnnuxzdPj+3o70WU9VxLbQk1TrC408Rm4EBgR6w
i2OE5YS1pOMi2BE7O3eJsMVpJV/avgifc28Fi+cesRywxtimUFn22o6ZYjyxR6uKq1tWwW2WbdoZ9jCzOactmomOhp9UDihD2S3+6qB3+He4kDeV5vF/amup
DbZ+sKGx2dPAM9CMAlFAQaess8xziZ3ME1BU3XCjrQvVMrF2gkH8wf4KLbAMDcaG9tZ/OVZpbvKy7Be7MEdhfVZSvtOMsFItA2aqo/ASo4/QN+6acD+iXt4Z
brO8C3cKbhNVpYZjnaNf6v2NM6GQR6uN0cINqYwTVdMm8A/1w7Y69L/WFr6ZwlLbV89M3MH7G1vO2SZueqxCd3YPZjZ62lcuqY0Ak53v6fnus1Wj6fn0Qef6
nG4iZ33FTXVBuoGQC+pnHA901x3aPf5H4ApqUKR1x4KlwSSjNn0U70XFg6vV9cZfSo463BOjnTHeaessUJ2q38or8NZHycbUyMnGXnZxYIf6wXPcfCWdMe4Y
n/ihUb+IDomV+JNcFDueu6fchf1RHvVcbmY5jzg9XNGMw+JjfMkYqw1VJqJS+gp5D1LJ8EgE/2ah3EXfrnwL2MyruBS+KdJkQ+xEu00LXmrUMaowdZX3SBAO
Y8LsZVi9ZY2V/l1KtvFBj82PSbxmxOAB3AJ5jFYTdk/srBdXJDiaPKeXMh66V2c3cNnExXJHKY9eXHoaWotW8ZlMf1QAPzLviCR0CLyLmxQ1hjqITjpSwABr
eOx2YpR6ANm1eIA89S3heifYAnX3P9lyClmlKknLtSkFJ4h2dPWi3ZpDlDRWx0cZPXAJ1Q1y4bnoI7Eb9TIJbeE49QyIyYmXM5ytCCc3mW8sN4f9i9jbTQ9I
35Zrj3HxElc/ekd2I7WDWjtQZutT1IUcL+0Kf4jHlhoj/CkQ2mwpQqhVdBNyxQu4GxqNjuJI5h1VF00Cy419xDK40NkYPqLyhElGq4LxSNBCiepqW3CTLo3z
zaqKTTlAM8pDMsm1g8uKD/fG8A3oDqoTVhJTVVeOIxBUxspjuTxUU+6W09vZBOSqI9Sh6Sa/yZ8HznDr0wqlAfoMqpq/BT8wp4r7ldZUfgDbWALEazgo/Az4
XXXlnqaGyve2iiB/Wxt36WU69uqkbUfcHftlXAdbHE/RKqE26C09RgfNDGoscyraJnwCNsULdjlPMqX5vuQkrqqeYJuq3Au+BVPRftwS5YPE1E0+FW4Sncon
qe6W2RrS24J7Wg26uVwPlpYCTFXYwrhi1PDc0Hhti/gwK0XyKC3zB7o/G/WRErOdbmRfxu3mpybV9KwLn8s3BAvjnmMTk74SBo0jAKVuEuPwQt1JVEUUHuA/
lTWVdYDNRkVnV3Wk8o+jlq8Rri8O5GaRmeni1sb0ccdXyYGSue/6CV85SYPTvPODh7Tu3H/5N2ObwejcxY53HtaagZab1bw+kEvf0bbCg97vK1ol7penRhyq
dkYaSG3isqyl9YXZ0832/D7aRZanR4BIzyS2pKUYLdOTQQ11A1Et4nJEFmylXVF/J+LXztwiCq/F1cxktYdvj5avHjUkahdV6N4ENBhJHEMLt1WMeuXeQC1D
HZWe1mRuOu6ha84aej2wGsznWubVs3fTb2hlUT/9b+KM/l6fr4YYV2GDyBFoadR3kid+UxZxKUJ7unOaj/sAQtixYBOzl5opEaBVRP3cc4FSaBOTbNe0ISiL
z8955ApR+vK7Nx+yH/ePZRwYgtYJSz176Er4NV9d7SSFaCvxxcSWcoy8yzYi8Ace43slToh/x9ZRx2YerV6panP3Zq14/ALPfQ/K2WmkESERz4PVgv3wQ09Z
xQTHnTeF0faq0qCoBsoN3XCcSN0YE6osjGa8Gl2C7x/XTLsAF2s/0QDvo7wKUjfyq9JCWWBO2TaaGcC3ystg5wv30WV6sTDGUkbayY6jwh3ttbKytO08HGL9
j5wDPego6mPZCVbzLiGFuWHtAkVQ3MUZe921YB1+C9leLgaLyxXlCoFuSmeZNb7rE6BuvpXnGgtRb20DEqQqKqdvlER0NXUSXx6lZ47mL1HfjRxjGr6t9gY/
jWjMJrY1ssEYbQG0o1/aQ3lwYmTR07sG6f8q6cJi7ZL3qiOBqarsDHxTX+cOgd08XZhRSkk6c+uCrIrhp+EleqC7ORwMGzjuCARzR+5rXeFI9F+PPimPCox0
3KH2MMewPb8h4zKSZAu7FIZrTfynSY+wRi2G3smFuF/+HDVHq6xdjIu0dqnQUWi9fUD0PbAIfAtQqgqzQXMjLDoZpwgVifv6VLgZCbhRekVnT3a53CCXx87s
cbixCFFtDaBVZP1AodKVj88Zyp2Fi9BwW4YrTv7EhXDRVA84gikuVvE3FlRvY9uf4A/8GyGil8xAe1dPqH7Y2KoO9A/SL4GXaF38Zn0covFN+qJ1qdISnuQP
UCOlSkp1Zq3aT2qArme3thDqWSIr8Ez8SayvcICqYHlCTpatQmcdgh94aWR5MVV5D/rH7Yh66n/v2+mzB64H4nJN8NIx1DcZ+mE5qa9vF3xIJMt5VAvyRNp2
+An0kvpvKWV3ST2jSoPk6PvEvKrlrS3V/6wNcwSnIv3KfiT2iVGtL+UPlnk1M/MWhKYRXciN1g12J2gAfegJqiz1VKfHzLWchqR2SXkQHma5ADLZFdmdqNcx
bR0XU09zw/N8ip/6T7fi7u451FAlJY5QXcjLZ5s7ErD+t9AS1csZjclUwTshYQs709HL2UraC3vH7UPbeAtsFz3A0kXdRBRDM9kADSpawicGGoaFOJ9QucQC
6U9iHEqr2V754pwFZgSf2fcHrwWv236Ky5Tn7Avwy79eOJsXgXTuPdcLVXID/WCgY7CyMwc9ojLpQd4XRnJ8CE3yslrSVoI0PV/S93uG5ZQL3FSvYYvQyVVA
j6frUEsJA91IG+3fwE7gU8LL8vWEmWidUoijxAvc2CJH7qW8gjJsn5EC25Km1grMMpsrIWYvVAUnu/8q2pOtxkD5n5i2xlBQ0rtoa33M5TfFq/RximjO8fxt
fFLt6HjELmcpfo27cWI1T1P6gqsTvKc9Ud7kTCCeyv1gXW01Gib9o6vqE62Fv77WVwzVckU2Z7zclO+BebKblIIWKsfwPSpK/WRMRJWzfKAOumH8MvajaUYy
Lq9r+p+gq/lB66F2zG/JrnfajUIconVDP/HahKZronKH4G5if30/jk78pVrBdVAfzzNb4eret/pZMjOuW7Ch0ReP5mqJcfJLJsi4UDXsw5f4LrilpQJTCh8J
hDin8XHybsEI7YvKUb+kOTmn0Bxvmr2msVKpFqwb683b6jB8+xMicEe9YWwJUVReikvQq+h3nl3GyZiU7MHqTjRdeIjCjbXeZBULD8Bz+0UxQJ0UfmU+TzyS
3QY0SD8pVo9rCndKXywzE05ZESyW9VV9GJiE7tGtOUK+C6qnh8MyQgLehxrkDjFravG6V5lvTNObaIu15nxNclP6DqNOxN/mZTU3zwZbWH9GZ+Jos2H+fGUu
KI0yLGOiDclh5OYfV4D8Sgvl7hErvP/Gr0hQ4qu4FknbwCB9v/oQDcN8xvjoATYHriT8pnXNrspeJcNxsp+A2+Et3YU70LeVcKadpYr2Dofo7eExop34zb6O
+IJLw1LaGZANu4AQKdG/S79ERqhm/l5hPh4pVUYlfeH2R4qqzTXzLYbSSZ0BdlBnoWGE2Hc5j9JvojYKBbmEsEEqk/44Z73tsvbApISfogjVjHqwFyxrNEfN
sy8DAelUhNgTTFUmy7/wynRKvcpgdbRtBu6hdFFO625dd/+PorOKbhtboGgpZW7ScGKQbLHlJGXmdkopN2VmZsYpc5u2AScxCK6keyU5SZlhCjNlZkiZmenl
ffpHa1nX55y915LtcpDFujkOpj0Wvut+czc/DG1HDyGlziM78rvcXWok81ex/VhZvL2nosTogPmqepxDsCZqCdQ1sMqf7DThTeIguSTnmvnEeQy2ZAlrE4uH
m6PXoBNAv0gKxttbgFmWoiAluN14iWrpNZgD1F7RwY5AxYy++mWjCW0RffoKpS8/KN+Wtxo2hseCAtuYfKcUT3iItjHL0BdhmdPE7Z5daD7TwFUx3a4XAJZa
LfmJOWoldz/tB7EkWCw8xV7V7E52Uk+LdZiL8iAzlfGTCvXHGEdnUP9kLxZ6MY/o1sboamnW6upojYvYzl8naH2X+hRNgvnCaHifbhO7E4zMc8JkYQ7R3iwZ
tgXUNPfZNurz6CL+A/b38iTHSdkC/mbno6rqG3qiMzWzIveN7aHWJQ466/3/d5HUV9aQjPnkKvCKLu5vymIoXWrBdqdSiAIwzkbJB9gZejVuiOoHE1QZ2rUn
KI3/xVVQ1sDljleKTkioR16/xIngHTHLXhxPJhPIvdl9Oc7tln2YO30JiidVo4PaFGYm+MhNAUM+ybaIH6s03zhELZ7ZH4liL3qx2gaN1luq2/SKyi19ADlb
OkKkyw/QzawvYdH6L72e7bW1HjPQbONt6uivtVbvOfqYreRM5ZownvwJy6KQYHU92frYTmmunLVx6XFnzSG5x3LXEd9QE6194BIzUOwY/JZVQ1hhS2DcxBiv
7EjIKoCp6bfgRrGoPNy+WSum/gabFRyeh5diI2RH3ih0QdgMnpGN8WLER8nC8JtiiGRsuHIcDc6ZQsbxEA40S5O9HM2NszAi6EtqpJREvW2TQFGEKz3ld3yk
UWA+k9aBVYrFLBo8zsRDwP9QN2v34k/G3dRIVhLDlVvk1ph8J0/P4u5Ty5gU2C06Rl6mH8c7MMXcGdSa7AswmjgFzqI9RIE8S+SCJc2+hQTSGsbRG+WXugG6
UFr1JCkXdjYu6rNi72gRWlV2mbTP+j5YZfsrowO6YOKOwyhZuWfLR23NYsFvQT5jpcmgDVpA8RqdjWlwWczPGNZ7HpZQvpEtyTvCfNCaKaMfE9dpEUyqJdP3
GFYjT4trt651VWCSnRukb1IV5aFgBK3sPmZe+lxHf1+iyvtPOnLp16iZ/yQ9AZQJ3INQP8V79Rv6GHWWZpdOomh9nOumGq5Ryj9Atj7XLmLtV8/E3zhIdajt
LRjpneRdaO9FQO/L8G05n/FFYBIs7pmzoTtZT7gub7Aesl0stHo90EO0bSUC221lYw8FsnPqORnbf1Ka2jKuvu8J+C96gFWQOoNbeEUNxuP465z/pJzsJaIn
o4PwRCL91dLjHS+E0t7myqPAZO/9nBe+qLAmYk7qL2AHz8FNNAN64OH4BEdJ5aV2h9mknhBsxERiDt5Uoem6ZjewQSluccG7zl5wCRrP1tcfoTRGkx+mXfc0
1C1wj1RgvuRLmRGguNFCmhZYgTOJU11zqOKBFUQHOQ6nSMVY4bJu+sJK2SHYbk+e9E3BwT8JtxhdHit0QZvS1+a8kJYQwxzd9fFULaaMVlaw+E+qpalWSu+Y
y9hy8h1aFZNC33OM0w5T69j1CLKvJa9ziT3NWo24JQ7HFjmn6Rj7XDzkr45ebVhEkcxt9MFlglVIAEPkj1g7qjf3hFzINMgoojy15+RsdzZgdnCrLTqzLNiD
eGYMgM1ju4l/zPzgcmAAH7xlWAuT2jnoVLeA12hqYToWcV9NVvxhHDFKwLHBqsHH7snoIuonNDR6Bp8aftPOA+OdPD13IUxlbGx3V8sa0XQy8ZpcAobqCFK5
DanN6AuoqT0H4WYsRsGqkBHuqitza4vhMSVhuO7HmlevZ8ujH8WMAgG9ZKF7j7AWpY5ofdUm9nfacB3XqLijhjd4KeONWTfXrs0MjkN/Mx/yDhRe/61Rw1xk
/uRVfduW1uZWOC/4AfV0j0Mz9SrqQLK8UsbEkgb7QhIm+OpErAk7rc9NGIrGgIaCbEvBe/pk5htWUOjIBp9CF6m4LXoFnU13glPjmlLkFkoJtxYJjXUXkVh5
vm+lOEhdBTszIeaexN7Bp4V+naW+JBsoV/WW6K77gWIjmuhNlbOaVRkI66uV2fps6eBQ9Fp7AHZsPgVqW/bx02Enras0wzhjXS9scmbw/9r+kmfllGXOE4Mi
vjF9g/uJgyzHQCxbecS+w+vgHn8J/ATRSp2r/VRe6B02LlAjWGvgqwTgevGo/kobJewlcLmJ51jU2Lwaub+qz9Iriu9RlACIAYFZupkWBkegfJDNNOdn8iPY
ifQq80wsUurrg7JA9lahqjSYMKkzzB3XV6YiVY3vyHjSTKEi+8273b4Xu0TX9jc1stB7sJcMAxgTRy6WH6sSDBGO+tdgTXGV2hHx2mikn3b0CMxWlNxpCSXY
uKCcHlAOiAW+bb5izB72inneZKkEfBYIGrvBYy5o/GMkkrPBNcfeqBoMz1+UDsTO3loJjNdWqjq+G9+hrAfzQAAoahiYAloQeaoVoUKeqw6Lw3+5FdHb1aV6
hjkMnTd6oSkuRVmEJms39bLmfmOWuTihivpBf4W66JflVewSV98aNdgwkK9k62MBUD8aKxwrooDRRDkmHJO3KVnEYmERWx61hPU0VikN3lumajfxPuoaZrUC
YYya7eyrrZOqBOeSkq+fVka5Qp01RzsizCRlMZ2Ft5Z7Fa5pb12DpYwIdJiF6kuYnb9cOK14gbvsK/+ihJZ8PD9U2BHslovYCUQRXwdWSPjH1TP3e87QgMt3
PNBATGPLMbedN6l4/jFTn5vAbOQZ6rM1JmgQW0AcPEFoZDKsiD7QD7il2lrRCPtlV8kd2lv6MxWG1RaamYSyVeoQvYqYxn/G7toe6teokkpJ+NlYL3a0Fkel
cscJHuqiMUtbxNwF9wUyfwN1kP8jJSsEOc/fhi9N9qCaUA3c/7I5TG1iK30fbuBsZKXclbA/RrIkXhc8BL3In0pSdlf9X3kWv1obwVGEqdZDFawr5Uz1RMJX
TiQaopMbvjtvr4/MGBi8nAg8w8wbYg+Uq0eF+q1PqFDrIa2OSsjvHddsiSjbZyXHG5PV5dIPsaMjNna7bRMz1PEKm4o/ZxtQVf130vc6ezIx4Cw+CJRgz8kn
PQO5lVQY7Ce/lW8wa83nRkO+d8ZReFcbRHg0Mj8293PiOnlK1DeUjMopdePaqbew5pYzwbJoDl0abTDK5NYlNvsaBrfChd4oVGbLXrM59hhFaymoL8iBDahb
2HDmpXs/Z3NNCnzhCnIMF0v0j71F2BxL1BLiidwF9GGpIOqG+J//u4LY5mgpdgA+hO/EeYosVIbjWYXZY69rFAidFQdsQT5MWoC/kIeB7/IHhTZ2ICpxiaUK
/dYShbK2HIDHzCj3U7Yss0chnH6qrx+nipEPmWpsPct4tIspAZfCjsLCUE5IYt5RI0UH1QkpWh9inr5Tue7MJn2E6q0bvKAORZeEPWwNV2tzR/QfRGrn8vNh
AdzPjBfaCOO2kcyoYEtY3TqP/koWHo2+gu+hVlIzHZ3Yw0onWy2ztA5hN/0MOEKWJluB7sqPzBZZMomYpq7GTKL3m3CInY99Fbfjf9FT6cY21lJESfIfAU83
lfcm2TqIdvqU67MyWqkR+FsupAd2JR+S6lXe6UlCrpDgHY2VSLSay6UXemj8nK0ZRk8d59ON8sI5eD1nGnleiHUcZptmradWwtfQIg2XreQyLIys5jiZnbKh
CeZRpxMbPV3EUHDfvlk9mqZabvhibd/Wl97SEHu9ibUPsmbhD/zvYkdiXlhXKu9Mielh+Qwe4Oetl3DLhmv4YItEhAkHN+0Ul2G5tr+cSvS4wvu8wJEuJBNF
7KudZZ0rPHHeHdl7QlOFNOxptVPWCM8joi4WFPzyd2IoXYp741ydUw98tHcToI8Hr+yT9O1ycpyfXmkcQvfwEYoExJgc5jYepddC77SWYhK6rNoSvhGb9EuK
XVuiTXC21ksmZRMnzenaHfWKd01GGdfohOXMBtOkMhxrpRPghFaLjqPduinPxX5gpTOdlMp8YobQzV2prpf0FmbCVr9jv00VJXIJlkE8U3VxDvUXXZxOVDEn
4a3KcaAWM49qtyHbyMAimcXKLOqlUS6+rkzC0OwfRBnnN5c/u33iJumrGAf2kwnqw5j/ItolPPI9EruBYraZbG+2C6m7Fus3bK+FMvJGVY95Tk9yvdL7BkYT
uUoDg0Ifsd6wvzZLj4IfYAfTCoqzvRABGxsj4D5zHCyZe5PpoUwmfoMU5Ec9cotoB7h/zDvaUdgEvteTzO+5KVRT8xyKRTfQYmcPSuSvJz7FDxFHDFr/oj9E
mtkfMso7K7R+0OzmCtTYOGb6HLPpu1QfcMsRhDughZjmWeC4BYbgN9TxalA7A54WLv7TjV0tK/UCGIoupWebF4RRwcPGUlQmuNiYrGjaabMJvIKijH9yt8E0
fBF1n4XwkO7Rxdw66kd1hv+DGR3kgxvULYYovVUL7FODh6KbKchfems8LBXTxhHu7O7E5M2gv7MmNci+mj0NikkeYiTTDGuHDqTe40PVnsQdb1VhkrsKlkKe
oJ2bhuRUo/L0TtCT0EWdk/VK/IWtTUuBq7WzzC3OJT1iutIeUBqGqMngmBHnPOAfydTEHsAgakVccB5Xx0r/Ete8++FjWBT2Nh9A0xPcWiWmpPDFNhw7Y42k
djhOEtOUmj5PYWOdx5s6A7YKyiBwz/TCnwBXhmf0oN4xihoBy+qNkNVs4X0XE8xeo5UwGwCvOt6YqlVEtVCS+g4ONGoqnBJpjBRo53jvIfUu1t5F8lVdNq4v
otVX3vqwCboBQ9CY6Io4kzbXNsEZQrVlUjjRejDq35wdsAdItc0DjV0zFhfxj7DVzuutVGXqyXvIZPwZWKHl+P6GIeRhmEndwCaq56wVzJ/qVRgXrFPtDdaJ
nO8M0/fBT8ZeY7qQGMghb1AD0SUtRutkdNKfxd0gw5Uo/Q7ajw4YtFEKLqN2gXxnF6V7zrm4RdUwaDjfwwOqoWjqf8I24hFVCkOFLNgNvkRg61BpIhEunlRw
NUW9pWkGwdRaA+RNyhthGOynj0VrmKe+7+AtbIQakhPYwa7hCfeUVmr3wA7nFWUq7AlK0AuJp/JKVdMCYGUgV5HB4dBpuFXeLh/TYsVJvlHEd39vdFO9DI7J
E/AX9EOjhFEncBQrbYTDb6s2S0ibhHpy4epy/q1+3FxnjTY/6BatrNHHf93Vw8xiNoDW6icwKVg0tyHZ3xJbSOkNUWemj/+sGAy89ueAULooxWV6lD5mG9Q7
qzI4jzhmrPecuDCiFt2AfG+1s1GoG3wX6hcilOdoIKzO10WL42trAnkDrMtGoL8S5jhnMZi+Zk3/NPhmzT/0MJRFFGN+M0/o+lIuslEk3s/VCEsB09UrCvCm
wbpaF1jfXh81AGMZ0/sXwrWCwN20wWiR+agwNVVhPtmceuqYUyGN2G8Zbd+rzs6Za7iMcnAi00hBoIe4WslXWioceAbuuNeAmsx4crNxvzDti4KT4BCO4dq6
QoRc2MC4YnDwNCL4v9R2zAGtn3JN92s1AhXZWO9jpErFrKPQS2MpjEYg/V8lItgUJMudUH+FyV1Cxzq8ZKuNS4392e+Zh2QvOU9qDkLxQ2Km1Fl6Kg7Insen
h88jn5SwwUZKR72RTWcmqW1iVFLVyJjkIM784s9br2clY6VMRRindWfvuD+SXSPuWM+CQZDW3wUiyHM6DjPFVmgRGoVmwpXEANH+/57Sx5njlHKuaZY11uWM
5BtAHMZx+wChuBZmVIbJ2SX5luIsby1yHjiK16fK0EexgFwgjMvKNLvhO7XXqDbxD2GyKrXRmEP0gksNGRTl0xzPHItyFkp/m3WNNhrLxees5NZJDbQSBoIP
sBcarnsK2baHWMx8G3Qow0082FBPdIyCZc0haSeFBBQl9bInEwv4H0InuiR87f0NFhIQvfE1EFSlL3NIS2abc8dgqD4CP4MvCBTuK5guHoP/f0I/J3BOHWE6
2DS2C/hpm4X8UNeW601z6mIziCTbqsgWuIArljkREWQzJivriLrF9ENDvwetRDxOgr6Wn1EvfYeYAY5ZYiV6HcoxLkjzlb0RgzFvIFebLg2l/co3kAwiwEV8
hppCKp4scxO8HdnM0cVSjBq2dX9qQfVBho+wKJ+INKmI1Co7Ctn9UdgT2IacKlcWW5nDlJLGiqyl+kN5gyLo22FxdBwyRk2zpdgi5y0eKa4hsrLWe6Y7LgvL
t3LSkFi/hIMmjnuBuLheWGX7jc0f7N18NH64YuXAUst2pZP1ktBGofxjLRVzFAEDmep20Dcr1N/Ct4SorXQR9tgXReKFbDNSuB0xXk0BI6wJObfTo6zPLJM1
De8fOVuOl8c6E8FG662YCeppb2cml+zitOQcZktYafA9y4c+x88XN1u6Mr/BZjlEzVUuyCsFZkF1phc4qvxCw41Dzgh1PtzAuHIuqdn2zua/cIqjtjLe1UU8
ZzsB8o2/0FgHJIe4/N4U5wjyErwGW6kN9auKXfkthmm4iVCSmWg00XdZq5IniRC7g6zgOEoMI7+qrVVCOuKIcX1m99IHnTVJp3WO+NHPCha6ePx+W3kdUzqj
YUoANtKmcv+BK1o/uluh8ZDyY3hWmIvNgMnCSs0JMQJq99N+o6fSNKKxucy4IUbl1E+fYaWQ4c2FSaAxWm/+EIvD6oVrfkMpmePSdqG25gTDhy1GiXI8+q2f
g43Nb0DS6mhuGAer5pU0PpkZlur0IPMyXIA66m3N38jNtRPb6/vRJeObOdr8E5zEtSH/BlPgXvAEj3C14XOS7qA5plUaYGxVSxgWY5GzubLdLBWcYR5wnABD
zBWxLiZPFbIbRM5G1a1lwDliADhD7tW6monmxmCmWhNWZlbrk9UQc7xSPHc/6m/8khK1Brn7ck+bzfJqBUOCtfIOaf9lldc/BpuiMcbC+KNMH7WROT+3YbCK
+Z7pJkXnrzAOFToRFvxOfFbngJbgjb4BXg62MI5L5/WWvu2Zd+TfRKx/M7rgvMJejn/vK6CueQ9ZOyoR9tlkRvYteGlzuNpHjYQjlFhW3TwD3PWW1ZKNw9oD
Y2wgQ9jqaAC7qOlwjNpYWy/WFzTKzD5Ex2+tCkbJI/VOJq79rVQMutVeWmlmhRAHJuNf8Pq8m12B2sIVcTOFB4pbGWv/i6nm/4yNgLnoN+fWqiJS/9v+3FhO
TmG2C1OlFGjV9ggvnIc8Z4gzyhU4VJhtbgZ9gJiTha8MtodBA+nl9Xg4S2kcWIZ2IsHQlYf6Ke2msRrrar9s6DYb2IGt14cJ71A/+zkSdxNclrUj6AsXRdOe
NqAonOwNJ9tRSRIvbZcry4O8hu2u5Ysv3XFatGCD4FWisTI9eiJbP+4vEfNWBau9mx0zqe1yL+W0NVlpJG13yrALHepqH+DoLtR4UFrzm/v03Uy8tZYw2bdb
Lw2rw/daY28mNpxopTwONEMr0HeI5XSWJ8Ntajh9DdqU0/CL563nK7FTL23NVq5qO1FRMF+UnHfpTGdLfbz0TX+sSIodFsUuRxZRJ2ur1N3KJ/Ab3GbLghna
Ra08GCvHZonmev55sEAsqixRVgoVwKW49e7R7nzXNkbTmmihyjvtmlZMOWHmarVlkX4LpmLvCMJ+jbRoBbI3YpQxIB3aZ8AZ6JVzJ1ylfnIM02cFFmXvh4v0
jcY1cQUs5g/qTfFEaFAPZJX4gJ7Rq4KcVsr7r1ZNaav/Ix5RP8FsPGCeymtRSLiLvfPlN2xrtjObFfM7v5wZEu+GBexj5UIwd1vHhIrwGwwRDsFU5o50AdY3
w60liCCxS09JHRQ+UDXlEKKYORmcFlKle/Z0cWjQgAHsoDVOGSD8shUPRvofSG5yuL8RNYSwa4MJh9wSVCRsmx84CqiW0tFAcbm6xLIblSCoobfwb0Fl9Y9M
OXKnp6IrT16mvNaS0Qc4knjsLcfMVTOZd87e4gthPfm3sgUdl6PEUFhDmqzUwJdDLSCj7zr0dNFb6pegBdR0RKAPrNs8oaUb21SovozrxTrNnuYmdQQYDLUo
wKTrA810fZlxWLQrJvmVsPvry39pF0AR8rndB/NBF21TlFfZwyYCwfqfuo3oQlgDHVhK1fyj3DkiwL4yk9UNjhgYpAYTFWGaI8aRK3cUfku3QVvXH3mAyDLN
t15n2sJqWg1+Gmgp3MHqRv5lS7XOZaKsFW2S/jpuKfzFh+dV0WsSV+nl2GzVAxYTPrYNE4PCIe+dYQsl3nAzlUoxK8BjtIRcSx2PiZCc2gLCyezWki3ltBlY
jHYz1qPuhk0jTgrv0SxtF3WV66G8ILuDPOKoFmsu0hv72wXc6lN9B+it13fsxXXfFmdl5wz6KLwBXwtZhSzUGJsBNgYQpLUD6k601vqEWU1ICq41dnRRNvtH
xMXD/TEbkD32m9KPWSN3188Tp1C6XMdO+vaku/VJ1rawBihmqQAOA8buNGnXcMsOOAxOVOaq0yRHLEaOAfui+9ibmY9RdM5yb0C9SRVJXyuXMDeYt/OzzRn6
ReiTz1fyicmoqbyJW289DP6kD5aygSSHsYpxBxTh3ESs00NLvj5KT0t9qr/zuuAIpIBwsqomKPdxm3W3MgErHlgMC3cskOkZDW4LjoyG6gu9jlwH3ddWCO00
zjNIu6c/0GlDkOYxERuzyAS4WrcHTyiTqPbmdFucUBWI2lk0X6tJFOjntGpxqoyrDWMrqCb1DgzVrqLy8hl/BH7aEQJTlKtgPb7XwoLS0duVfvFtY2MDf6yD
yInYDeGGOiT7RCChJJOzVbmJIedZa0NioWVHdFNvWbKXBJ3nI5b4rFg5jCBO+bardWxdPOsczbMuRf6wtXYu8O7PXmOdJ92LXwPYuKn2b1Y8PjGyJvE2UFIu
Sk7K7hb7WnoLm1ndeluwUl4tfAftqafaefE29V90c8/nAAMdqCNTT7qrFmg1s654m6lR/CB1J+C1KPp2dk1msDtafaLsR0vhSP8//tLue8o1M8pYrfxNB4qs
Inuxrdg0prq4H95TB6vjI+7E1YhpLN3QkPpYOaZ09biJr9wUbIj1ZdYJ5yqHlvPbkru0GsiTxrJJavvQg/anynZ1slkLntWn27fLu7GgOVxbFQwGDmlA3ZlG
lRlsloN95WhRQZ9QlL857gJNqaPUWzMJlFK9/i3CK9rDZOf/yl0G/6jHiHneI1K8RsGHSmj631IIHeVjjF2qjtxmY90hI/QDvYJT4ZZCtpiFRRha5vKMi1gD
XVYneMqi7uZY9E4Pdz5D8bnrDTtajjJQr8AM/mgwEPyqvzYeKRNQWLCZq0ywSvAI3BHMh1/MHK12Yh733NWaf0UMBEeMQcZvUEMqqTcJToft1dpmTFpmkCBj
1On+z1FJtNWxCqlBWX9knDQHwphcaI7T94oQbgyWEoflVdLPKoupjfoV2CrX6noSXGDGS6SdKeSOTe4sT0dzQfA45PEyqAs33qyY+wGd1yXYiq2stdN5fY6e
iiYoOd6WSgS8hCb5HxqPhIXqQc1OH/alku8YAkQycTCTrmMd6N2A/xVY71xLvbPdxseSp3ylMioqTcxi2nGlbNp/8hesLOwD5/kuOWvCgSpnqWDvapTXy2oD
ia1gk+O4Y4XTY25EW2FDOMvZgewkunO30eGgayHvP3cZxAGHKrSD28if7hx8B8wGT9TqyuS4j9oTBudKZ9VzfbeWIgcqbYmSwC4qxg75BruTGGCUFf7/HVtN
K21dzXYXpulbqXyFNjfFl6NvSM1cXfSeQllUVX8MFsq7mJewbiERVNZ+aL31NukNAuWD99SuZlXjCeypRlp6KEXNMfa57qVJWWxpYk/gI10byK5KdD+2buwV
cijdlMsAQxOuO2+5Njt3kHckSOHyMl4RI+htjj+2RtTSwvfUE5tG3mJm80XZi1RF7zJzPTrmLca8tW7yXKMoorB/XR7nZrgKro5ei03fOhu9BMuIrPzLBmTG
UAtJM/jD+85Zcu1GtbV1AllFewmCsAmqL7kdbZV20jTltXIfTvV21WKgRzsudFRZUlMm6RFiglEi95nQVl+ExtOm2gW117vpL/Q+eIm8HrwKv6HwQpcdpI9W
wh0CP0Pfph734UhX/fr0jEtJ/Xi3m4moDJ+ZF811lk2wSXxB0Ifn6vf896XnAOAx5Ez2PVaC6SNcRRlKXmwzbRu4XO2rOlrMw6YmdtZOy8MxNzlFPMvVV+IS
vxufhCwk0SdFj/6T9OZh28/ASvw0o7A9yBp4osGLe9Rk2FLdTtRwxisuuCqpof63AyIzr6xeh6qZ9w/9gpmtHmFnJeLOQ1yZ0teJudaL8AQWEjwacVjNt/Z1
LTRD1YP+w47R/AgmC622DgY39XPpB8F9x2dpNkmbtY0Lzj/ucUy+/op9KmQ7EBSpNLIaCqcWaz2cL42AcljPRl44UH9rLwGTYysYH7Ui+hmst30lPlJsYSZl
WIwwdZ9BwjuOP4CjnJZhlk6O/ZGnaKtrnXJGaiP1k3/BgTAOfVI/E7vJw7C9cVK/p99Cc2AT2NrdFE1w1rAN0sfap3vX+Ca6l+AvQX+tlTZCnYRX1RLcL/Vn
wY56d2AHo8gLWjhYxDr1EFdp92ZmcXRb8y9YoFyErZWNWGuIZ3aQWsB6nBurj7/wJElLY+tZD5lu9wPbY3RDrZs90NmUekOew0ZlvxBopq98WDvmOecLks/A
XXsPOi1qAjUOdUJenbWfSiubWUzIBm+BBMeaPnjP1wnR2iLyZKwGz4s1hAJhJ+OidsSu0mzCHWW05QOqHzzF3NK7hzcl+hZSuRcn0VIqj5lhfif2aZeoGyBZ
3UMq3JPcBtRKh0errPy2T9DDPRWD/Y0wowV4Qo9RkbcdW9c1KLolssoGEwLiqTD/qYQqcF+a1zFE36D0hDnMdcarxQSfKtcS3Pwq/ik2pbA5MYMMNrC0NQ/p
bVAX4QYzwbnHtstZknnG72ZHbqzgviqeJe5xPqfJ/uZGoyee2WZVcgn+XU1lZzGDjKHmeXKso2Q6b6tMlrYeRFFkMyPWzNO7uVo4doPhwQ3e0jA0OEH9vr6D
7ZT/P9jInpArBssosXYbedt5V6/A+8X27FP2RJUIfiPbLWs9uYOJpBY5uuKdqAPsyEKvWJcxCxtKXGVCsRT5ZOA8ex9Wc9ssigCksYxFjQL5Smd/a2qkuoJp
Rk7hh5pCsKfylnygbaRfsK/4NWIbJAXf8ens8rgkNtqeCcJASPA8VYfH6Dx6gHnWaG6EqnXlWdpv5U0hG/RXFjjuZk4k1pHBgKH0EzZHtSgkwtO2SPWExaOu
UMf4jhMJ8S1EK1FBKh24as+yDPN/jFsndQgfYxmKnQ/b5Y3AOtr7Wl7Zf4Ft1pngBagvDazwy7pEOInzgdH+7jKfddLmsRbJOeW4m80WLvMccNMmpi20TBAr
pm9BGtEJOiyf/FdgP7IL2SR7Tc4EjVGzlBroWCBf/BNd0xGpV1RPYiulryBZXlvITVWNru5DSkn9mDJTeKwz7r+4UKOUvBzQhetCGjMTRsMw/RS4qDixCf6L
/hvcMnc5fnh0hs7DGE1FZQtd6B+wV01EGDoK69B/2y3CEetdT0FcCv1x87Cs85bLyg2cQOWJmbYbOT1cY2AF7xaYib77bZpdifKOMT9qZZENXlVv0n3Vbu7q
uTcIU3otfKd+yN+1zUyyeI21hl+FIyMewlHOQUSo6wMfHjcv+B6eluroS5VPsl0bwEyk3+aQaK81JPeLXFOPlW0oxagldjfGgb5ar9g3+gFURy4J1qLD+jO6
wBiszoLn9Tbw3yqVzGeuXepd3WNa9ARUFW3Bq7t3wEO5swwVNjHb6snwJT8uWAp21GcHD6ApwWijB0/zr93hru0xaeJSmCzv1+6qjOKBfWEl867aE7izQlAX
Y5rjBrMNMsgv5eU21/wK8CZgUl62szY/aeM7MyF3vamZNfTNWBX0yywXbJ+PUQ4zLTCZ/STON2rm/uAPBrNgP6UmSpPrG6/5VoXssEFvRZeLkdW72F50BZbS
qfgD8G8imZ5U6P/DYFF5lLJO6OQ9ah43rsNeqDAXoKPag1kreuWnSmdrW7AMLvc8Y9MjE6UCeXTR05BQxgXmkDaR1q4W0slimKfNXRtJNSUV7UnwZGEjlJCv
OPqxt5SjcZOF8SaJNsF8NNrV3rEc3RYf+M9r27yjHAdiqtGz+AeuYGI895Z4FLcmIk1NUlPhpWrPoARPamdlpzZb2V/YkAjegsPUS8wddBHExiYbyShb3QWX
EgeYo2ACfJRlgx1QMet9JsHX1FJEodBadBqctL5kf4IIpU/u1GCsVkebgk21VtQnmcvN4XoE0ZMs762K33bMzOSShtXoz4fQO8j2xHNoGjOC880UyKEm+gjX
JGWLMlu9DAtgb20MsZM7k+WjX0QsUV/5iyupxAJXOayU1l2gsJTAIvFHIQWstD+HT9Btx3RiTKH5D2ciI8ZsTndM5soFz+qLhObMXmYqxTDtmBLKdcdA9h0z
i9tD93F5+PKgT8QuciP7R32MdTZotYEabj0Mo/XqG5YrpvoFztAXwWhlcnYxtBJWQU6jqFFcZ02ArZQ3wFLWyShJ+W1UR1lEvZx7PoNprVrMTcoKFAX+RXvM
iolVjJBCs7BBRhzLbGPjE6e62/A3nXWUj7FVibIZUnZX47l8FfYCz5k9ehOd99/Tuqg7oaplEpo2wB+l9dP6mv2dm7XGtiVKffXj5t9xL9BtbxkdUd24I1qB
1hQc0cpLNQVIF9F7qy1RP+dwYohjAvWJu210NWZQT8BleS6xmmvOjtd262bCv6A6pPI+qZvRE6GnowE5MKEe9YJeSw7hL8gz0JHA3Yyh4GD0d8JD3lNDtTbM
VyrKmc4cp4oVntJEhnM15V+QwtbZNloYJccYKex+eirTQOIZHncw9mAF9B4XsLvya7iY6W3Rgm2M2sEX/m++o8Dn2s/uj+sa/97RkyqjOaz7XDfYecx+uqEU
ipqDhyiPvqlc0AfoU+C8rAI01nAxU+x/xzzTuwQK/BuylvsvesZmvgtMC+DaBNhebhC30L1WrOPoXcgv45mzzBsRI3I1D+l2k9zgLUOkus5EpqH3pnScrqER
ZqrYT9wfe4tyMwnsZeGKcJivvy7b8Yak2ZlkmThWYehPTHdshvmPcUS/pNRC7bR+ngeGE/+PuoiNXBMeXwd91Ee5DOtKfJ7vDlXSl5zZiKjD9taWkf8IoYzi
nOMcyxRhe5KnuW3+GqhTFsdI0oLU4bEbcApuhatcBe6laglAO/pSD2DXwAJCdKVwN4hQsTq9ydkPayl/AL+ZDtR582Fwls6o7dEbWAGsoFbCLFRK32D/JVb0
N5A+87W9FZTV+ic0Xd+SWY556RquLsApsYwJnevwPszPmAbMddeECmlcTdRMmyde5mZ7evEdqvwnufXt6ufMDFYBj11jmWGWSlhT4ornj6s8V8f9jDthxGEA
Nebmk7OsItOOf0EkuTVHQiA2zqeYljkgl7ivX/Y0Y7ZwH5SLwjhhB8jH61eeFfmcGEJ4sBHgv6xw9FmLp68TpSNHwXpyKd2m51a/H3jlvOTcZ79qfqN/bfsB
L8Nh1fZEDs+dGJyZT2wLMXaY5bIihT5oDstwPzhOTsouGbsYTjRX6l+1apZdm3Zqsa7f1D6hO3xLzEa9mIPUSNcwrTxwM12cWS4y6idr4bZLI4h0LNqmYaUd
PLuI+kO14YYZ88Uk1zV7gvMOs1grTx2Wtoqp9BF/F/9Cqo+1uEsxigfPaLW553IqOYQuzvrpeto1AAwY8yerKWCyn6pJ5AJLabK20jSnu3eNlpn5r3gjU7PH
OGOyn2DlLY1imuOQrE05/I/EoUL3dNyGefrKk8npzjfA7zsdXQN/VWGT0+4A2NT0huIrSztJxBvEvMHL09M894TBlkKHSRsb357c68ywfsdRhCQ67IscReLt
QoY12fzLLB9UzDFgAzTAWmcreBrSek0Yqi8FHDOQnEMIYidHDzRPfeS6ja+m2jNWfa34Qj/AVMIjHG3Z1nJFmE+u5mqZfcTHQjJxqPJHtDxhsbJK+07TQMCS
WU/Ci6SV7lV0ssKp9uzh7gnMF/Y2e5gYA0OsV7DTwQ7GGXQdzgRvpB/YUuqgrS6q7WHgELJ81m+8qQxBvCzrX4kEphIWyOzOzKYDOZ30i/h8y1xigL031Um4
Sp+FY2PHaLW9J5hq/itaAXFWmkDvtx4Gg0HrwD1yDjfJvYq7gDP6J3wO1ZLZQ8e6JvJR/GTnTvKyc4LtZ/QiPVSsZL9tlKq83tyjXBF+oulQh430L4g3E9Ju
m4NBLw1qLuMYxAuXxIKak0izGIuMfdBEZUAz+Jy3GKvNyfBzYZOEBC3mbb5O0GP8l/tACcudK1H+Lu401wzXIu4b1snxwjWX3GGvYp5DRY1s8DmrHfjuvQeU
2AC0mTUirUQu1T5thyM1WtPHyV+MucoW2FUfiWqZm4yrQse4idhk1Bqe1ToHTwV1fCzT1zbW1M3OsFheo6Ty5j2zmWWK8cEomXs8cSW6Fj8Qy7Eng1/aVbq7
UbjZzhDhKPZKdvPpZiTcb2bCodRHqlzeMJSiLoId/+89MsN0ksPlLuHdZBZozrrZJ13liBeKqfwGgjINtHOwdDX2h5pvZAEd1Yr6Qf2yDKfP8U7tmLkacEqK
Z6p9SgBL3RAxJu8JdKDS9g7+0Uyyqw0xl09MqEWEUGGOBVR3ogpn8M94iR/GxDOdHReJxnonYqj0VpJ8RdhAIVk8RQ3MUcYs302lBLMCaweXqJfRN/E6POKd
xJ3hShQ24A29n3QLpMAKrtD4IURp/1MNVyv9/58+6J5EgfwF/VYPg7pwNz2HW09MAidhO/Ta2M4skU+QvcXQmFh3vSRXwrTENFZhq+f1RZ0MVf0ElwhHlSnk
YfTVmIl8/oFwgfqJOMF1ZZYQ47ER3ATiiszzFLXPgRMupjj9l+UYv4YNJ6Oxe84Iz0Y6gYnlehGbGWGLGNNZ5fh97o7MdKas81f0R3+AXkN/c6dw9ZnHzCQs
kflM/STfcrXIPa6PXIJaXh4JN6s5WgmpgnIP3FFmSCUggIJaBnJGptC98PP0TVgBr2qPCpcqC+WCxfCoWTEwAI7QL6DXRAr8BcPMvtxV/YDZWJ5YZSXqjGpr
8W7B6KeN0RSlwHPFed4VSFjNW/nX1Gisl9qB2oJM8FCsDYspLZjPxl3qCGZTdbQJ3YvD5ekohh6nTQE+wWXqqDfmrZbuOM+zZERGKawPc8ZlCKkwkTmqVTKs
eGMYwzZilokWfVWwqb7I3RifFZauHpD2gj+2GJbmOofuYkfqfYTI4B4+ElSPcoS6HQdcI2h3peWcjSqDRKI39V9uA2WPs0PuKthZGq+PYCej2epR7g8zg+4E
K7Ej3DVBXk4zcr6QEqzOrFB/w6nU34Fn3vKlx6H7zFfbaPwMmKYs0B9Jp8yl2gH4Gr4Fqf6vZP+8f52bA+XgWrSX2Jpokh24aTWyeZayOe76KuHL2HPETS49
46TlBhsV7GF+UILoEjYLHlHbkcW0/t4QdaOIpPPSTKwf1ZptolHm8shOMQvhicAd10b4njqqjudPM7t9VYjlaKS1pbJe7stvo0vSilSucP3/OBbA7ISWwvvg
X3o/XxwhEiNtZa0mmQ0u0J2ZdXHDmZr2Neg0hsfv2HKMXgcG5fYFyYW+ek/4szkddlC/cL0C2fAHVcdyEnSHK9AC2yLqmiMol6L26xeJaOKlbTTVM5NPCCdX
RJXja9MJsBhxNusIMTc6g6wa38vZCh1ji3HhzpJJR3mKTSXa4wOpg9xh5xS3z32PKQVag5Xa8ByrLQiqsYfo7PySeTicbm4AEapz/WpyprrOa5rz5DMAU1Uu
jt8r/mtczP2sO9SGwZmgHL8qPZ7qD60lzqKB6K39hkrGP9L6JcyMCSGt6I7lBP4NVcbWJk7X89URykHfh8rjmTjmq7s3HXCV4GYUJn480Txtmsdma8ldFpq6
enNh9g2usjGOhOquQ0y06xk/RhoBhZgv9Fyig/MysZX/l9lE9iBf29qh+ml2dj1/iNtIN+EPOEd4q8BB/HL3XEak+7uXuebFPEhvCfuJn5xdxBDTwvahdgcH
Mme42sJC8iP6Hr9HH6nF6uWUFNiJG+VKId7xPZlPTEdxa3CZ2URcZpYTm8GGANIDxIN6SdCecBCTlf3kBH4sa9VOww3ENPZ8Zios4b4C6pMJ8kQyjE+VFVc6
asv2IqJdL6TGxFTikCWS/wSX26u6u3BjyP1ghLomZ4/jAnjNVIYxVjdVnl/r4hwGPZkeQ6dyvP0XncocIJAQTsRZulkdSluhB74QX5qRLTPUbM8//svKXN+w
9CPZUwJxtkXYGHGLpzQoAn5VuyPGFmkR+mjLiE33CN7bS+xLRAn/f2bSJ2bipbA74rJNK9MfpW8NyOLWwMnK2QHeuyAnKPQgFmLTxevC9fAqtoO+UPl84JyN
8J02xxqlzd6OXnCCWkfR0t+jayhfmQqrqNNQlqCwtZVSIBbMCHizyiOCqatpnmbyL+0Q0xDmcKolOTbbM0Mdq893bcSHw6ASK6TiW5Sr6KV7o5whfU2LletR
Ddn6biOhdmI4P5DKjGlJLCYXerPYLuwEdinbz8Wag/UFaIbzJfgK3trn+BJ8RzROeq7c0I87CvDPzmLgm9pLaCtNs3eMmEwnOmyB4hQoTEWB8NDXVX1vK0Je
gyL/n1xF6CS1ogIRpZWSWgLut/5mz4ilYn7ampDXLSHsKP4QWYZ9JpRIL0+GEFVdunsEc8E9L3OnozkeHTjta+w9Ky+W9hAxuZfjtqD7MEFp71tgOEAp8jh0
w5L6C6UZSjJF7aTZmt0Dq8KrVDfYEo43woQ/cJ6WKtDuo/Jsc5hngO7X8goNLMgfNXH0U78HamgXQSoRw1TFjrB/4k5pT50niS1aqG+zY5yZL6WH3bbPVV95
MrFCo4ldjt7E5ptFs49rv3PeoVvSdb09ucl1rdCgY8wcs6X5UoPYJKO2+c34HCypV9LT2NnSNmOoKaBjYFvwX/dx0A8YWkxQVXsHB/IXtVlqn0p3oNfoLu/F
/mUvhH21WuJ3mAHUm6ps+pQa4h60j9iLKdiu9R/9C0RW/53XLhjL/00eE3YgRlK8LfQzhuk6Qb3TUguT1RXmgcn6VqFbIqm3QV9QeW2cg8IPgs+gWFKouVXk
xPs5DrJY5jJah1/YN+iKtiiw1nORfMM24z+6u/M+F8ue93UoPPdaCTW5RpzKhXOfic/+3kJL3xzQHHQDEx3ltFS2l/Yo+oKCw3LQrV/TrxN3nfeyb2qf/S59
BlqF4hgL+ul4Jk9Dg6wpqC2ziupH2LR56kuYkNGa+oG9ZZ9xb+AQvTEaBEtpB1bXUveC+9RQ2MtMMk8JFeWZRNM4POEXryfW4wNsHNGGfS7EZRNqT9g1WNv0
5YVz8wQxbhN2zNHRvArrwP7UMj4zYxrjt7U21gmxYjpVn2nCnKWnsJ5wCm/KlCHKFLJ8Nao83Z2Yz/ZwLiJmMy+pn4yVe+qwOmYTH+j9zErXCdcZ4h1TpdIX
31muNrvKtcz1Mz6eOU63Iv9m8gOpSitg989Ere1N4ULbIzhbaQab6A+EBmCRdTAchPbr99Q65mX5hzod3cf7aInac8MLLuvdjCY5iyp1k/JRfeNfdqm5RD0E
Z4mT4V2jGnrN21BlpbW9mLIA38E/4rAkzV2MmGZ1c4x/idwLHwvnoPFEB7p2voKg8tXI0b6aHzRevEk6dEL4CcuZEUKPwhYYI04GA504e1ocBRiQoo8zQ4Lj
iA3kD1DG+ja3X7joah/PyU1QEXOfpRj+U3nhu8pY1Zc41I5mtxSmsW1RJ/2a/S98OF8AOPOrXIN7xQyNd/GXwZ9QwXZQHEN/Cp/mG0Oe1TNUMVjSLEpNlXtk
7XKVZWqhsdRaTYprLxemVGAjSxCqXgFWYjyx9RzHtFpmBfDQcYAMVXpgO43qaDpYFt3MkSzwxCuxl9Dbth3do1am9bfdoE+4GySUqdnN1d21JWEuU4NdyPXz
f7aX53aRLl9JMkyppU8GT3xW8AdWBKeC6RtOC5oqIVGd7/iX2CVU4m7i4fApUcFbHd5RnnDblf6xx7lWjiL8bukJ1de6k8kQ9gR+s9G8Xf1ue6C+J5zGqsJu
6MM7QTV1gbK7yl6yGFxvXyUV9f3rGy7lbX0ilab34LR+BKyIfGavRFuYD/hjua2xJ2yK0QleJ5a4BTwA+lALmVANmeWzG8ktyVvEWFKJ1xUXHer7JNx2OX0r
+QD/C+O8lPoyrBej8QPCJ8hA7EiR5BG6hmt+oisJ53vTdQiJ+eBKZ7bR+/l+fDG2NGNPPU0e4A8Su+FbqoHa0zE46iM6q/+Hjpi5qCCfzZ3GcRGJwFAaKzP0
X9CGJiMo3NPP5g+RlhS+trs+61R0Y3AN9tZVcSHrJYoriY7q7MME0jdRlumLsWeNkWo0vJEYqexC3TyTlGtsWe5d1rhExuVIT3bVzpnOtsdf4EnET2UQ1dly
FRvHHmSagzqELTGCIhI38plsOYUiirDDqep0f1sWM4XMJGOgKtSjPHg0290Ks06l7+beYbOUUvwk12n3eHUaWMn56Uuy6Sx0CyqN6U7tVW77VpA/PW3JSOIl
MSvnLTptKKl1zMrKiWidGxqIZorx/1ENXDWZb2RTaoU8WEsiX5ldUXVU0TTJZvJFobdQWlwXtze0k/0c3hELy0pRapMypQAr1hhVc2apc5lRdH+Y5BiJ9Vaa
sAlyS35SbC4qR38Sn/kbh78ntMQpRAyojYWoqXaM7yE05Er7l3oDGhD60jdsKcxCvoRYhHxkr5g+m9gUfhZUl2titbxQVoR+toNKG0gJDZQRlN2mFO7hRsd8
vHeZiZY28i5xh3Db77dWA4uJ1vIlyxC9WlgXPNNude5Vpld9rOU7rsYPRQ3smfYHUjNfbdCCGOEc7H/mVcSb/m524LyBLVk9Xv5g346tk1pYb2dMxQ/IRcjv
sK4CoVMdZRLmf8EbjoEoVcsWD6hN4EM0UZsV9QmbDHNii/kvQiNmAl6O2iGFgCwcMmEm4X2MH8ZOCj64FAncFLG1gq1bbp0KisZUlI8wDrUMmBVAdCj7zT0q
KdJ9kqe5ZF9PPh37yD1lV9Ff2R9UfUclrH3E8fiqYAkMQcPNYmiYN1spmdFsfS5shnEgz3ygdy4kiSvkQLACJcUcxUbTbWA3KhZegscdvxQRhNHzY3XoSFht
DGSKMnFSCPwOtei6TIFNwOId1dWl4k852jWcC2MZYgy+On44d1btxjckC9zJrsFYaUZCfysH9SvqRHhYckfX4K7DfZE1sk9lV9HDzLfKNThfew8JdadYS+6k
bEIdzNFgt7ZQZ/XxtBOuE8aLldSR2XLwF36VP6f+UuvDEfArvKKXMM9wXc1taCdk4YiAZh255TeVQV0Hi2AI8RTbjgaAqagOfOqLtT5nRkXvi61JT4Y1tB9q
F18mCge32F5Gf+jT15vRjpniKX9s9QX6XM1vrsqJY56ITY19xvPcL4EaZjmtKr/da1GjdJtRP/cNqk+MV4+iWChqLt2auyNQRh4hlkAP4ExjiF5d6y9i/ob+
csYPvdHm4/oFKQwe1K9rlVyDI+tj+6BdaQWbB5vBmeRkxxbPRPRVaSzkwzbGH9bKPlbLaGvFBDtjm46H852kO/x/qJruFsmAC7ZgFsh7ouYkDjO2mf8oFvsH
YvDWk2vOGqMS/jaf66esGUwxMZF6GOhDjHa9hsk5PL1QmWjJ4nhnOIcSTNcP4UFkM3WrtxhDKgdRK6YfH9AaIjuYDH0wXHyIatr3xf0lv4M91Ttw0pYdBkEZ
+OEtpDAbWpUsbV3UMSfEVysS0vVFegScCLPwCoTi62c2NWcF49QEwUt2U5aqf1sr6Gv1+uZIXzhjxmc7FvOrEtMTk931bE4XiXTpiDxSv2IORstMmRsGCPMb
+oVfh/fhPn0zF8//AjFR7dJSMy6ndZJH8AzZjxgnXVaXoKHWYYJJjLJ9AO3hO/ot3IsM8gRXV0/EBrLfjNDgWOe17DZcV89jyyvXVnKmJyFrK1PAPvNT6d/d
H6nDbCf2b+67z5S+a1PhGa0N0gO/4BxsFayhW/UUtEtZnHlQbCWsR02NfBhrKnKG2jh7LDFY/0utVEg4L+NTQE+RdJREU9BQNA+2Zb0KAGuk3dpNbZVhRUsT
L5k10GJQDJm2LPa6254Uxo8j/6LOBWaIq8y7Wku0N6Mc01CvjHoECkxZN8yTUjswlfviFJEPKGic90HhVeuq9dEKbAHhM4DPZkxEo9nV5g99N6yFSgTTxB9K
M6y7u4tlFOgAnfoloq2Sjn2lxtErIWtUS61ndt2yP/Oevi7vpOMVlN041oe+wnT1bnH/j6KzDI4b2aJwmBPHjuOYPSDNSBppZuww4ybZJBtmZtokG2ZmZrM9
HhB0S90tzTjMzMzMtOFkw/j8/uiPSlV9pdP3fKeuqrpI1XXuFUaMbRE3mK9m/oNM0P8CzxAdyuB8QlEY7qrGr3N4uBBf0RvltApxzuWumm4drnCetIcJmmMU
U1jIxsvgU/A33mBbmvtcaoonKGmoOOzgvGmbof42e/2FtUw8nuyXvNl5a936A/lfd03vTrU+P8jxL0pQBjtWcSPILT6CrWbNUY4U5PQFRiQ5gdLVyjBb3aC8
Jy190ehr7nutL3+SjhLOkJFamLLbO5u+a8+C2TFTnf3RRL6V77i3OvOJu41m8yWr1nTtc/RXZ1O91WesDQ8yUp2X6T+5aL4xvTb5X9TGzjgLO1Ocox232Zu+
SayH/UCV5iLtH+Aa91xUjV6qr4Fn9K3GUN9Gfpfbi+bZRUpCyfQWsay3nrM8q1eZCy6Da4mFQIAr7mrIl7VX5b9YYwtIsa7DbzrmiESC80+2OnNZ/O18CEuS
hHw9pRW93VlUbevIhtXwdXTSOYBPdi+ACcBv6h7XO8jmLbO/50rzgl5aaqvmG92lRnop9BQsUHehlWoPbEQtUkvCc0y4nK+MQC2Qg/bKH7lSmZvRR+lgdqNY
szZLGYuilboBXhog3k8elFe0ynyhV+RWbYZxNbdI1bPSZkckIziCTr8wBn51VtLL2Ku4bggL8HVzpONBptNMCb84lONVTa5cfw8+0uultqnpzsayinLihxd4
SjV4lXznhlVJV2ZT88XW2mj+tLqPryTcUxh1vaenqbE4Xu1uV9IOom5aMr0a78RmXC2pBJHdh/FjYweG2niyxx40v1Kztohbvm/qh/9DirkWX9V3yOlOWeHo
plXUbnGH0VplKE4LziMtjNKklXsHtcS2NmYGiPA88Z+HkH/PJ5orK6PpWJLMDFJG5bA5eVJv0yT+D5SnVdZ7cK3ZEt426tTk8LypfJa9KG2Tu1JPs+old9C7
wOF8b09t75JEhDtwC4ydORMdOY5zTF9wHRYDafYnjrFcJXunnI2xkZoav9+3zb/HM0E+RlUP1BJ1alhYBbMgDhSPWn8FUqV4+zeFAjb1LJMvbWOWxAwB6Zbh
UrnYkFjZ0so8XGpsKWyvkvSdGrYuIeMIVUh8wXoy53v3Z7SlZsmJYgkqyzY/rx9z1NuAPW1Kok+IqdZ0W5ys0vFxVdBoZFGb6B2Cp3Ub2cMm4ZaoEy6LXqE2
YI/k5496J6E7aHfgbzHatNzak/8iElRV7Ixr861ha0dtRxs8h19FKqvpzH6lXO4x/jjo63jpPKElic3lKTFX7MlauKW6AFKeVV3lviYIfG1lm/wy/h9+RLIo
dHQ6tW1os1pbw9oUrRCZr9+n7tBbqTrwhzU6cF4aiUP0dkdhvra0APRVzZ7baqqrdiDSU8/VKGs5+MqZhf2UQ1i7yGSMdO/Fw/O+4TDVlXELtXMuA02wjxue
MTEqTClhhlXpapXN1a0wBzquao+th4T+ydXdiewXIRWehkPwTuq1GZPfGwoVOEgvMAoVhgP0RcZcLKhvIo+ix7gUWYlzpC36meAudXfeDWMxnqyzbHO0wSit
fyE7bEOCCE4WymibtdVsJ7FsMFVPDDZxMcEbwQNKU0d95z/CGacluRrzTYly31lbSXtAIox9+LXlFntJ+8guk3tyrwMQLyC5pAvGlmyYGPKqo1CEPsLIQB70
Ay1QafjF6K+1FuvLfsNsxOAyZC9eqPXa2BCF9By9jvEqdD4U0NfaGvlEY7hhxguChhqJyzE/VZv+lDREC9HNnH/NI8Xeigw/Rt5TL0odpRrCJaqRN0G4ylls
drQTtmS8YJKrFu7Hutg8Ntp8xDaWXFZGwUtwNN4B62oPleGkAvuE3hC4V9WjeI1FONzWncll31aZBl4ka/oVfaOvGmqgFfMtwle1Dc5u+Ax6mr0RfOOukBqk
U3CRe7p/DJwtv4MPxUZCrnORUxX7Z3bWHjkEFcob5D5S1bgBzvUoF9Wgb0mNEiKYJ8X+cHvNbWEN2B6PsbQzelOXeKe1KlhFqqt/KdtRKy7Rvs0fYaqiftDr
kPzg3IKeOlD+GOiKTqtycFDoJaoBMsFifE/bB0qEfIrJqCTcEi6w6+1b3Epy6+Se1G6KEkpwJeyRQiPhmzsKMMwm+kD53bb1zlmufe7PWmfLoJiXoL9QxPmW
uecmEpszlvnkWMO0dz6T19ijyUxmE6vz19jZsLS6XDtp6PZS1lVgmCAkZoVaOqsqraggU8o1xtbVmIQQ/MPfa9VYex/umqshmGoU1tYYcdpQhwOnxV+De8Wl
ciX8yGOFZpiD68qJJBMdAufwcmQxrKQpzsTv0ydHbZYJTtXH4h3yOtLR7mYslcqhiuo03FlvoP/tfo1ewsHqWDwT7IHtDbt7qTgH/RccacwzGc5Yd0a1BoIP
HfIX4/vAA3iGOhX9hfrjMY63OZz2jI0Uetpuowo5T5UpejmtIyoFgv5iOD54kvmEd5siMjNcffBLvJ1UInG6bpzBTVOaoBTuLCyEL7CbwT7jg27eTPSTzGXt
unSXG2r8MqaQffr9gtWPC0Xk29z38ZKUrjR2/RR6Vvu3alfjHLygFYM9UA/7a1BfahjMFev7S5PH/Cz3odxlsLhjF3vPacQMxR/wN8DL15kJ1HR+AJkMJwGB
J64a8Lh+LXG1UBd1EVclTkBR4L3vlFjf3kEbbiwnXhzOLPVnBC22Xn5J4fl/8S1xghFma2QURxVRS/2D1kmrZMrQgZooTFcewMPaSrhLjq78CHZFokLj6qZG
uKpyi9SFH3AaPIagpTauLdbn5mfvtq4Gt7Wi5L77K/ngFrTNogJPa/eVocY41+rk82QqX9L/0fSGJBvb0IAUp2et+jqhXXKG8xnxOhsy52x95SS8njEZDej1
nktoG3Eq89iS7saBuyA7MAY53ZNsiQndmK1MDO4vNxN2J+eK0dxKsalymf2jYKf5HX3zdvLnTCbUFdaUyxQQ1HPxkBDlPMevJ7dQLnTgZ+JDXk8dps8I0qBB
SqekPlQZ30f74py30nFSxjJQ1NEqMZqZYgtpvdFW9BAeElaaFe9ItpcRlfvSu0T2MBhvMO3Kqm6LCF2wlUSFtC/KOPgvaauSTZB9DQ6C45CgnZQlNs2YRGLk
9qrJ0hmdVZu6xrlYprNxWW4lNwOuYDNjSdVL/m9ZhYWSKXtdccaFqOn0kdDHYHttkN4MbwC9tER8KphndIsf6xyAfjG/bTTQXdu49Xxx6Y6827qWX+6a7FpD
l2dv2tbyC5xPrE/wezTefNQxSXhCfeS+0gzXCD0InONrU5sKnnCTkigIe7CLElvRXYUtSp+QdbOLh3gJ1QSWtaXik6G+oQbcVLSX68/PL+CytSmX2UgSqX0U
Uuwu9A+7kHnkyGRf+vfkruBXVa4pVLYVZqIpjnmU+1Z7z8Vy132H5aFCurJYomFr/ww8RZ5rLiJ9V2vawizR5p32S5w/eazW1ijt7Er35+qYipC8lGFJX0kM
M5fp7C5F3hhBp5WaplOgknIEDkWzcFP8mQw1SoHztskoWuzIXJBLySvstdcu5r/AQtIbrRg6Jl80n5NuVmpD/7beyfVaN1InKchc8h+xb4aFkqJj5yn1LTG+
Y1SrVQOrVBG92rHMnmiK0lLM9TSz5Vlyxf7zgr5DgdH0ygJSGC4fUT9UrgueU277epuqZsi7TFXllqYWclcpCiF1t62ZkgQOaAkb07w/vNXkkmCaYybIUksj
M/lJZtH35WTxgveNtMzfX97qfZgVoW0HM103pdJsYXgg+w41jPyrfnbPx2WUMo6rakvgs9uNz+5C8CQwawuDs8Q1rgcpI10X5AT1NwgzV0VtpW5ovDZSpZkz
/uamEWl14DPT4LTsjH1rzmCf0jY3HSRFd0SV4bGkbt51an3/W9I14zacB9Lx3MQ09RwaZO0FWup1wECpMEqU+nl0/T9X69B8/mKgCTlqf4KfK2OF9+JQ7ijb
QBpj5DlfOmf6y0iD0Tt/cRKhnpbGOoaYi2v982rB52KR6CueYca0wGm01Nis9PdkhZchWfgWmgwekIS8bSg+GI064376dL4H+stcHqeiv8nxYEkc7u6NvoCG
RlF4nJwJ9aO+u40Qa/Xj8+Ry8CG6bvRxFwt1CJTHOUk0d8XdynUqZanUHmZY7ukxxG08gDsdcfxxkph5AEfawtAesBnmgSh4p2B9440O0UfgzZBsmmMMQh66
HBgZBGQTGmqQufOUceQvY6B/BNoStKpL8H80E5xOYvOfS0j9pqciqLeDW/QXoST8TvpTXM9FoT1E830mo3UNrbUMNoYFZoHb9EnthDcs5j/wtPx8712hKqyq
mtQIsZ3tXPZwdMGYABMkssKU1DgjPnKw1jiyPnilnpOXkVhxZW5Qbqq09exKDpJVsLLvmlUANankyn7zteSu2kA/w88V83EOGaa6+Bkp9aGXP+HPdtRxFId/
G2EoKe2ouoharz3LW2Wr4Bzjau2KNB32bmOHi8MCmmOvekV9wT/wfRMHOlOhWb/ADYVn4l/SY/nP6vsCCosET2B38EC+L+bYSwavBV8ETkkrhMbyRFOYft7o
CglxojtqOolAH3Fjg+DNodI41pQf/UD3yzftFtgStgLXAncdfqgqX5mgMMfd2LUcrlctQmuwIrXt+umqnfmVxJEKjvnx3en76kMlkVrrnQqJOJCNJ18VTgvz
/x14H/fVcRt89w5gxqMYeRKVqc7jKmoEpQmvwLbAqzwDmf2VjObohJ4a7MUmgT8SWuONpiukvRam9xLPLL1MXfdd1zDT1O+Bvy27xF/yOf8lcAuPsjTzxKjE
EaQiku6lutBwuEh9U+DE/6LZ+CIZJPfXE5nsjBS9NB6xxqKVgAM1G3RTFYyzoJwINK7Al9vbj/Mj48vpV9BQ4NSH6B+xg1+FZ6AK+mlyWOjpnu+k3GbTVWRa
m6uy6AopETRp77U6uAFdTDHs1fVsca15BlojN4ExMDE+G84ClUAHrbZ+FMHQGlyF+EFfMBw1wDc907xnVId8xlKMWahmOe4VKHk3Vzg4wffTcMffI/eMvNA5
d4VQinY7K5izBkehfkHeKOO64/a4f5Ie7q+gBeMxKm+6lP0apkHVagGv1QzfMLGPKYebKVdFtXE24PFLOkm1oCRHGS43kEdTVECfz3ehOqL54DkcEqgmnrF2
ZcfA+kwN31XWIWXZO/Lr+VfqeUs3+1i6Gb7GxqNjuJHSX3GxZx3p6kXUB50I1U7vqD4Fkfo0zCgz2L55AyutlIepc9AsRskb4BwJf0VnqTnkL6a5kaSvxGVo
DkvaRtDTtgwMdLUH3YCQWl+tDFYb83CQXEiuSPa5bjq2aANxkeCsYMC+zHXJVRmzyGL5ihrpnbR8Uo57TCqZz2pHhI5EQGbQW7jrcZFizE24Fn9nS2s7pT5p
bX1HEOWuz0ykmyRsVleCCyyFHojLmH/D6sUtF3NBADQJ7+gbz97RSwILWMv+FbfFFGG7HG81xog7wQ7Uge7F77f31bqCY8p971VgN5+Ww7SbYFdwqD6L35aU
J4QVKHcAeC/+jM2Fs/Hf8V/RuUAf06HEBsp52zp+hDAn61hCM3aK65fYy/zVNJcrbG6DngHMNsMpaUu5tuAX1UWsDi2OdoBVU8zftPr4g/ZNfwt2kV1idfIX
Kg6HabnUcbif30R9KqjsOOyqXiZmrUnKM+WV3DX9EZ8RmI1fkOGZl3ANnCx2yKtG7Xa0VsqJ30EK+967RhxiPEJ1UZhhR8O4l1obzMqDk3LJEzSH2ePJzetn
zaImhF5q1fIy8FFwRbvkfOx4720Ue6QgEd1kEoHbbkWNLdUCJfTyYKV2EO3XkoybxjFlWPCYjSQ8INVMbrkBX12oj55QLM/qNH9n42nyhH9BdzKbxVerzwm/
hUOOb/x43x5uldifzOIrUd2rfCMVREv0P2IZUzrI1MP0HbivVNiUCf61OqgoaYvan0wwophzzCP8G2xVx6OWxJl3zKpTZRyq7Rw6VOAlWGgdsdn3XK6jevBK
bCmo7bF211tfOqmG2+asXK9BSFEJCXXiW9qbSl6tEMil56uTpDbMJsZqfxHzVJlnm+99lpAq/0FK4L70cHtxS3bmLXajtB0Vk77H/KJUqWlCG+uo+G1xy9M2
SDUTWtAPclZJPSyfGZTQ2lYssG79xnXQV9u7FW6Ro+C36OFSSfpv+BCeyf0ifZZLwKzUpb6uWoeEGNkFSuIhXGkTRUNvGjjhG8KUlSeKW2VFnqheUztr21QO
BNFz4ILReDNxKY+1175430S/z15bsmjt4KfYPUJH6jXdKoqSYuEYd1t0SKb4I6SG4zP8bB6LPuqc46ljUfJJZ031N26UUxLWq/JE3RPbxHHPniY2kGS6jWMM
KpH3g6nu2C6s5ksy2doAOds7DDr9l7Wtdiux2T8TP3yjjCxz0jYPzscVSKfMcLwUV9MMkkL+NoAYmf+ZX4kUayxeoL3Qw+FytS/7NP6d5mJmGVGbzK6V0ldU
VHwEQwxLr/MnqjXVbdQcqpEyEoT7uxFRHx6yattx7LJ+Uhax6FdAV81JbkgncDtQR79pdIIn8THyjzVD8sD+ejO0uGDHr8GnuHv6WWWPZkJuss14hsa51hlO
8kAbZvwwfpNXxn7Xv7ZLJAFV1f4/IRzkjkhZaJ0ZDMeDyE6Vyz8IWoudg9aITLo4eaPE5M8PttHrIbdxQC4ZrGaE5BAqyj/E/vgesA7OMSRjlprhyK7YUV9k
GPoN1M/ojD9RzXAl43Gw6CZT8BRuD+uQ/nor9MMYru8ObUDrtDG4ok8BeRrUM1Eu7q3PRYZ+R6oS/OndZR/LzkhfDbZ7a4oPvW1BEW4/f4jJcl2B7zCgypKb
qHFSdT7WsRB9E7v4e6L//12e5/AzLElRonB9mVYRFuQefEtfLdAAf0MmpPrbZm/lxLiC5KKuRrvVp56BfHfehJx0J664+IXZ6d/s3c4PSXSqXWhes4lTlE5e
IpzOnZk7z7pVbkafYK9xTocAJ7PY0dVk4strmxwX2JKiW1yuTTBSffHxN31bHDKZg/L0Gf6j2Mws1RvKrVE/qWWB01XQq2Ki3oYrxEs5tch0naDd5GJ6HP6Z
tx5VUgapddWBeLPch7vD59qPyc3INXWtUU2jQZ+kfLqIuy61T2wR2ZNJdOpqbfSn0Nlygi5jW8LPdK0l1+W39opGL3cNS665GF9KbQ3nKUj+AHK1n+tmuyrD
8rrom2+YtJ5gvXcvN0VJNgcTP6qTtT7ep8Au/Ha0o+pWsW8cR5obpWAxRyInOC6JsWqSUR6H8NekROYTrAR0dbnvFpwmOpy7NWvUCPGjHdMD2Ee2KCkXV1Q1
ZrXYixe0CGZ2QhJzAAwG8+zT7a2FHtw9y/ak9dbCbDm+mHDBoYld5Y5UbWq3+ggsTzhhuY4XJHaNLWtNSXgdGeE7iGpGRqPawkphoK22bzGsrnnVNcpHOsT8
lzTTOcYhCROlAaCN94Kw0/vCNdG1ulJRkKz3Aq+UvwIN5Ah+pvMqPsiVDd5En+UEuU5ilUQbX8E0OLQIXbFNZhYKo6lwdy1mqUar/yI7mQVvkZLOG6xLXO3q
hXo4asJP9geWobYRTIwYbUQaEYYp7jn5ab1CNUF9+JrCdlsvaqYwITmaKZxXiVugP1LnsM1dp5z7bNak8nYlc5BwGATYEo55Rh1+qtBHxbzPvsjoy/mEEuZW
JDb9l/M1vFp5LH/QPolvAebHV4d90WXLQ8dwvTOIiDuP3jnnoAc4SiuFpmuHfLPBbLk12AKJ4xxId57lJ1JPlbNaJvOaXU9GkuHaC1iL2abA3Hvud1Qa6cAe
Qwf0GaQbSPd2ySmCM4ztaITxA+72vpXC1Fx1GnvWrxlBfBe80WLMPV28dsQ/V2uu3mP/S//J5ds7wDvgpGm0GqHUR9/UMtbKni84y1iFuwZqkKB6gKmmV3bt
Uf8Sr7obp4TMp41hpDzbUAp60rUHgp5YQx+BW2iziRPEcEG+GTqID2hF1DqRD0gP4Mduv1W+lthAtKo39SQz77jkjqefsgPZcdaW2gS/B73hN/Ed6cW5bdUY
/Q7ujNY71kkd6Ah1LKXiFI1W5ngGcQ+Yhfxxdwm33Rnv8q2ajtebV+MA+w6dcPV2q2JF+QP7zFE1T6COOm8lLbWP1boL7+3z+RmuD2w5eaj4ymR3bWE3KYPZ
OGYWxTr89rJckaR9bBV/P+cjeluuFw5lok2R7Pe8orLkuxGzH2TGDjWKySUSGKVF+afUW1I50AUfRHdQqvEaR5oldJR7JN3EnDRZzlKmoor4LOxE5qP1QQaN
k8vpIdSFhBwjjfE4Vb2n/o13kNaGHc42ank642PSInUhGWXl8F0CYZr+UukV3UgeZvyDg2hH0GcumxxiDvHrxSx1qfYVxcCLFkne7W3OU85M+1KmgRDHe8Ri
+s+CFJ3tre00cedZsz6RCEEbycY1YFtuA9iJp+i3jH3GelLHiGR5eie6T7YHo23poAJ5bluYNFerwkfiMHwVVcejI9vxheAqpkdSU9IHVcoF2iStA58oCqIL
DzXekcLEq8/EYySnvUZSI6UsPaISAEfZV5LOtYwUxE6OrdQaaoxtsM8AO+SGoltKMF+ga9n/EJ/Zt2ebqD+tXZldttfeGYzdVsp6Ovff6CoJozOGJr7zJ1IB
f4Q4FjZjHuSmZYbBvdYapvWVE5Ro+lvOXekv9U8wxJdsnao9zmsR2KDUEkShib2OqzxbzN3FtVlrb4oRZnv22IZQbdyDbb08n1W75zeItncVVzoTnVPQDbU+
HEszWhH0Ome4y6AHxfYU+mtTaSd1N/BaWM2UTm4nb0KL6GPpX8VNTCdXitxeNhmZBOoLAxtAmBTDRtk/mgYTLxq4EcmftA/MZfakY7allJnh19NnwHQWK+VM
ZXmPUoi96dqL1ielqIXBRxTur5vdwF1MdcppCVNhU18erGYeyMcYBt1X3QkbSFu875TbsIgyLIeJWYHvkwz82gM9qnm4o92GKG2tmikv0lYyWdwUV4xlLxyv
hmus5bLisV63LjPuqwR2JdtAeXVimk5b8WWjst4yqSu+CJ8xq4lhNAi+yv9t2AjSA3zxoNP4GbqW/z70i6QS2TEuVD8/Ilh8U6lQj+AN44lwzvAaxfJPBecF
VwfLEY73wyO6OWQ2fmHaz+g/uOPmtxWGmu4RMxq4obNWLeu82pb8ydiIk91NFeetqLQSZoxSpoRPRl/gKtsIeZBaJ3Q2+AXf1SeLo4QTpIbPTbSQC+xFj0mY
cDaYoI8zijKjN1dAWNmgFoOaRrkGGTKpEJyh3FNmbLLx63ALMgK5cFntDljk6BP6bAzQXTmRaDUZZLqa9Q/1t5bq68alieaK++lFKEw6J33CRh4ln2TeSy21
IuZXcGvuEM+gBC4JWDuDCXgqGgYFoyIZhXMprSCjPTK6ohyVptbRmzJ/M7wSlZCu9lFS8BSEfRppgIcm9OF95ifIL/1NcexRaSCzFyzzp25olHrX6Y9jAn1t
xYGXLS8eiknhSsjb6HvSOuGDGk6iwFI41aDw+EAqngnXwgj0Sr3tmmYrjcpaLuFjlq8Vm1i7KMV8ufo3MsiopL5Advm9byr+RA4aU1H3AtZ5hcrR/cl4vTt5
oCTCQwE7PUJ7GzVROq/2NTrAt9R9OETPiA9j34trqA10JbmWqZj2D7c+560ElX4sx6THPZVagTjYLQCY5r4x9gl8GeY8eMReh+MDdqYsu14otO4+qRubovcT
cfyfarOKE7XJ6KnrO76BFlk+Zk1Pm1ghOecyzkfzpOk4F61Mknm3rYJ3qL4cvVUnU3WZP3OdYD+oTHqBqdI/cclwvhSG9sM6mTWRN+owc8jzHnyDrXIawShN
DswWGXjSmhrfE8WQ13K4fhnvVgKkr8uCU6ED1KUKo7YoqOe7BwR3oztSbzQEjSm4PuKHEMD00Q6r29XC9pv2pJQP7nTnUP6DvYfyDYWj/7j2SbdzHilHbcsQ
XhRks5VvTClecAwOtODKC//lc3qf4B5jsdrFukUZkvCq6jTxuP8huBJyh0owFVC1oAiXBF8HGwr9DGLZTO8NNttc0yjroXHHAia/SdX2J/AJqB612R+NK2lf
Aj30De4k46K23HAGi9pucfPkGyDXN5fuSreFRe3lA7u069IiLpgUJ9ZVraZ4+RdXxp0GIoxR/A4OuMbZsLaCH2l/ya2W6oqT4BBkkwsHZykiU8dvQ0Udm6TW
jrFKqZjl+keuj3Un6wfTTdeMEWS7QPGrRRuwM0v5htwa2xFbJ5QfD7V1CSrksCuzlX8JdGWMVmtaC9kaKX1JoQJ2HoAMsFraiz7K28DSQGV83OitfcuqkNRF
rh7Eel2tECnsuADGIbtQiJzkJsBo5qRtkOMiOZZy2N2ooLPrphGK4pgcf1peSj0yvmuUMQtJ4tXs0XIjWM5fh96S5revY4oxTiQoJV1lJC28qXenfph5BYry
8bg/35ydCq86KurXvM3ZXtbhahmo8m77EuOr8Az0Jv3JfP2ybUn0TY/kGEr2eGJsK5hsNcm3WBxiLsj9liKBwqgClFmaPJTP4LnwQnquKmkDpMOJI8WyDpdY
VV4Wf8lro/9Up7OPHJlgFNtCHZtUT2on70IXjQlovkjbI0wNbK/1Q7wFzkQfHL05F/vE4coflDUi5yKepH+0NxH3a73kHKM7TLEd0+P9EG7mCrkS1UJeg16e
W85oSUEq290K1SIj1Wwso/uBAXi6xaptLqDjFF/hXE/iN66jHMEV52ntufiRq0Y/cFkozbnS9cmG8o6YHqcdQ8fkVHTLG/A1JAvgUdRZfJ1Y0SgTaAKvMvVx
v8A2aaTpcvALpdnnR+fIZdTOdguzO38nPEnmBDd5+oMw2erZFnyJzHp/o43uhAtxF3sNYxOsbVTQ32g7YHnYXJmnJKtrubFAFBuBWfLmmOZwo3+s7QkZwoTZ
aoAsQKOPgFcr8Jvp1tw8vp8aI6agj+JVdTdrgz8cNTQ3GaGmoEx0Gx1QnPwJV0nwjnw0HyU/ZDtajNz232iQnG90I7XBMW8MWgwOiTfBSvgFhbP7lC82zXor
9d/IbNtksQazihGVyRZKKu/YQL+U57Pmyk3MiDkUfQ6WSCon7vJPUSfkvGbTSr9NvBlYQD+xlWM65oSbn1SpQo3mXDK01RFvZm5TinlWsyt8ERmnZY99CNMF
nNp4X+RNX3OzkiLEzvGv1LEyDVtHR4OS1DqfeUEb9Au846qjE8xnOLVkM+DXo5hj4CDqDNtY3HIx0LPiLeZYTmk4TJqoWUH1nN95I9nauqhMYA779+gN6XYG
cT5GxLlcPyZn5ZSteEmPd+901wq1JiPhM3tp82zwTXgAGpB26t7KE6Vk5gSvC3Z7VefTcDfIZXul+9HNhJacGy4FzWQa3Ijsk7pF6QNPwNTIs3IteQS4jj6j
MoFl/hvwesa+zDF2CixB6fiY/kB/Lm4HLwPrgxPwTbFU6FLeJfWxeT97EgS1WfpiywJTgjZTK0ZGM2G4iLWKx2Pkq6X5ztYY8LNsFaEm+Cgew7VtA1FXMBYO
xzV1ymGFQ+Jaqh/lT8YDQ1NLkQ1kJ9tNGwXsmhWt9R1R+2NDMenPjKHCYdKAfIPt0GJ1AdiFaLeZjNQ7FzBmO2MdijPCUoKGe1MG6mx8LCD3KuiR0DzYG2UF
bWCQlmr8VGOSm7gV93Khu9zT6BM8r03VallGgap6IbY0qoru4XNoMigbmmK8V7/gFbax+KrcXg8jrYwV+AamYUfxPSi2idIPJwj6S2AWvegcqb7plH6XT4Y2
I1dcR34gb/Bl8n10J6gYLnCdbWdkpDTDPYziar603pxt3Fe+k3nycbIcjoaHwSQU7i7G+Okm1CRGl+zuNJgXmG2/60hXv8rFfMR2FHiZj/GnAofWrdCmS5uE
z9I6rOFwsajxEP2WWf9q6EbR+DHo6zuoLUPP2XmoEilvTNdaqk9Vhx/ZqqBU1ACNymuPainN0KaEL8iN/kzda9ukjgBmATlawGJcMyGkceiYcoWGoC0QXM+4
YcxMdq9aFgNvVylJ3EUtwEPE2qQDrKicNQ7FV9Pfgb2JlLIuYTurwkfGUuxEQwwFj4PPA7/INWMgeWAcxKtNOjmr0mSQPlRPNP7UJ8bdyV7MNAu9I5vRbNVL
5qlFpfERJaVVTI7tEDvNv8sxn9rjqJ5+UMl3zihwynZep3kAXxhgcLfAGS/G19FOk49MabwR1dYIcEpTGJd2xrGVzDJKAwXXMxamRUkO9jpqZfQif+l/isfo
JdIcZ6rBB2/GnQfxSKE6e57TKUZH0o5+KtlgbbqVI5k/bL+sfLTsBAHfHGkuOKuOkYqAAgIUr0KQMA6kZT7yltVOVaoIKf0XfAMPrZXhKd9wbwYbB16IT9E5
dajUCj2I3YqQVMLTBIyCa+ASEObeD5uTJ8ogtFCWQCFthjPcqI7SHVfAP2oyu9I5MGVtcjPXUb6t2A+cxCVl1rGMLw3CnT/F5XG605/4J3jG3qLv5H3KOhQo
Kc4GP8mpYIhUV5egatpox3RXk/9P57kSlZGnOvzPuK1NQ9/gmcAA5qLjPu8H9Y0rIU+wsTrQfEZaxnYwShobwG+ln9rdPpp9CzNDgyWO+2aM1ocFb5ITaFR8
Gt7FrgUOYYkWj9s5v3H94DihqFKb5zXadNwxx/uCe+a+betkeycfhUvZK5CBy4yHjhx+MMNYu4ujSIf4l7isUouzsnYmzlKm0q/E19J7V6znA3vQeZ8+BsN8
W6KnotHZN0A/9MWxAi6WlkmHnMX4R7bB/DBn5aQza8tJHUws6Bq/kXOmnohZrLrQ8gKOqqQeQt3AGSVOqg/itIB2X13k/wi+4tH4k9ZbX6ift91BV7nGpoq+
cOc1f11+g7RCHe/cpXXMnOxMcVVHUC3MRJB6+nzPfvAIQzIMhSedpafppQzCpnP/MTfjulArlLd8DvMPOyThAjeDRIsOtJONlj4rScxHHE/v5e5l89QAZba2
wxzwHCZ1hHFGupavPBR3a43VDFKJ3k0WK9XhDdAVf3a8qzRNTk6YGz1XnZoQr5q1Kdoi0J1yMrGogiaB1vF+tlDRjbaxan38BUCmGpvNbs+08NVyF7mHmrY4
tjn2cMuZn2VcUgPQn9+j9qK6aLe8Y+kncCTTLLdMfBM6L+NybFE+yu4oeNsz7UfRCbjJ3Ny5GrQhb7RoPwxm+WPZbu7KST2cBGyS16oMGiacwP+hH87Nxntc
WHOa2qkZrEgsSqw6xPEH39LRXljKDM0ZSN6qLYLFpQTmFVpABpt7ustyI8xvuTQ4CX7hZtkHo5WsT6sDh5meqTX4xzA8OESLZEf5fvG58dNXt9Bf6p2EvaY6
yhJQDe9V89Df+sOc9+gZK1B1lW3sYVLQ/+2zmev8BrUdlbSqnD7Zc8XyxJik1Y8uTnkt0/BlQbO8tlTNrstK3GOHB3f1eOh6vs/rbzFplgYmZBSHn8B4Ocr/
qCA39415gksFJ+JsvAiO9j3xBh3jSbXgJq37ypZ4X8wdegdfhPQWGoJp5Cooq9ay1eGmGD7qnHZYPquVAoX5MHpBsIj+EA4H/zCHYs3ccHajXJlureB1TezJ
oCG919vRMTaJ909loDdNGeitGFcc9fEvAUOyC8nz0EeblXln7mmrm1lqdYI3lNhH7Bf+UN0rnqe+ZxxQLSypMphJoiIgpX2qMqcgjeVF2qjntNk+mY63d5CX
xbQDXEK+/XDuGypk6ykesVdkp9F7PF3mRQtVpS4+TrxOd6NFsUz0eaa5AhNs1LOsFaa+yk3QW64HRXyBbAdijlmvppWSiwY9sIl7HT5qW6LLqJt4Gi9xhYt/
2b6zJuMhOaJEMQ5SEl0MaCYSzCeVnC20ePDGOoJtw7cnt9IrOX+7njuTuSLCZ6EDG2LXUE3p0/Jb22zfNjHBoBQFPErobqtl/RjYDXtoeY6fcCO0qCsRzfax
7oFHtEVwAb4kX1Ur0DX5B56BZK32J/qO2+dNd/RSp8Y/sDvQbhzS6tp2sK3T/0LjAx+MhnwvhsETrA5+kfrI68+66JgUuJXQbV0DWDZhCekNw+SdYIVa3n4D
7wGZvhHka0GXbooqg/u6lDpFrQsvGotJM5KBaho3UG9cyy4bvYLnMSIltTFgAGrpGkCi9dfB7jja6KFOQenJ2w3GqG8MUucFT9lboVYC0Q8aiUYQ7jZs8mr3
1Gqcm3KPsvcmVfCArLZaO+mEmoTD8L0quiPdKKJuIO2MhpatuJ9YRfxuFPZPMvxGbf21/lTciV4hp2Yz2oQmhvrA2+x4NVuNMToHm0r/Gq0dvVDLjUeCq0MV
VD6UnnLB2K/xsgX9I97T37sf6O20oOeEnKJO1jPQDnsHfba5HrzN9Y87rZ30HQ7MS/zK3YebtVkb6mMrUPR98XcpVorLesPdFruCepXqoZ7aUyY/Lt66UhXw
GtJAbZhQzDoevvZ/lSOxjfQxOJzMH4U3OJ+1sXzOqIJOeS/S1ylnfOHYy2oxUkbrzziVypmp4ga2h/gAzgRd4F30wnM99zeYllDWVI95xjSxDbLVdSTbXNx6
XFaKNulCUZBhSlPnanE4D08tqNXE7rN+FQu5OeOrNIiECftgMaam+AU6Q3v1W6JFfayMg1f0xai+Xs2oDlsqn1ATXy4wobRQI9Qiezf/C2aTXK0nykGMNhY9
UX8px5mDOeled1xXUxF6feIK3wHLD3EIiLBESqOVCG9F9Dp2krQZXBO3MUsZDszm89jOsIbjpEYLJsducUFCk8QRgKP8uLER6RjMnIo/xMeQJmAHUtA+GK+w
7N+MBKb5b6l98bLwLX4BdLCVDjSHZnQdRaNGuKR3iXYxKydwWvrPexY+lKMVwXYL5Nr2qKelT/IrbSCYqqWDLZo5kOR7iJdJp8FxdXZesp7u3QhuqhapM57F
fQp3QD/fC+ToC2AdX7u88ziAB7raqpMNFvm4rQ4zNRpusp9BfwMF2mEWf0N452KqlUv56Czv/MYoSZONAaiWmsJ31/7jm6Z61EzzRKGLXsYR6dyG76iP7VmJ
k0Jv1KewKgmSVYE6KGJNeEqs9ps6w3cTDjr7wd6WFL2W0ZcE1GV2mqdIbcvV0K0tGWirbXJ0DYefPo76oQmuza7+uAvfmwnP+Y326VSgcf57Yx3ez563LSOl
hDCxJuoQKBrY4hsFtkWWESsGp3KHxZVaG8psoeEu91muqzMT9bUOA3OVBup3fgiuFPjPYlnfEa23PYVPvAPVNkye/Yw8XM0I/KBeynXzErUdVGFHOb6haGIS
+QbGdDxGOaEXAna8gdvGxeOjUnX4hzZSweiI/EhsqLzhL6CTSTrcpj1BY0lJkIdp7M/8T0b2X9ovOIyqAJujvlppcwPxmHaQPExrYOQWaDwxpj1nUxaiQq7d
JNJFqSXh86Sy0ih5kRtwv0x/YQfTwBmmpIqHyFe9FHpkq4xvsmmOQPQwMYY5z34XlmrPxJJsMmphK42u6Mhbzpipe+0HUV8xKjEajtViuBy+ijMGnqIaKNvI
U76ePkB8U7m8+Q8GmtKN3zCf/IzZ6U0Hl/jb9uTVMyUXjLe/ULrwf/N3kMScwtPIJXw3rSm6Ld9Ai5W+sg09qzLRdNIzDt7RmshAnIkP85fU48wjrgqdF3OO
a6TlmZRQ4eAV9akpyVsCRidc9B30Bkm6Nsu3FI8WIpDfOk0bYOxhs/B5kKN14/qYK8IBaB8j4wFqD0cRpR130SkJc61vcsICw4SFru/UWTTU0SbYlB6qdPDJ
pGX5s5jlJc8asT3y+eoqukZlsX7R7lEqqrdN5VEtx312jmOI0kT+z3el8hr5nNhC7G8dQ87p+3PCYG/wg/qk+tRBKMYfkbRMNsEZqlkp5LwUbKnlyLJaGJ6y
QtiCmbqpspaMOaNQ8E1Wef2W6yI8owSURGLAxWKmYcNGwb3/1KpGA8hCA6cm3Xf0S0tAw/jYQIWMu7iu5YVtPxgsn2DjtUZ+WuSlp8YvOAZ3od7Ef1FbSD9J
UD2G3/lTQQumiBiLywvhoLG/L3ordrV8leJJirsWXMz1VR3UD6aMoxe+IexXS+OAMTFxWu76pHiqmikd/0V1VzfA+6iv7PdO1RbkWqkWudUstVM9oF3GZjDI
l2IJGXZ4VSwLwir+zBggjlWOx73LaxZ1Tq7kbwR9dsnC59LpOQnHRd5c3OoSDa7y0pZJXcVOjGTrG2hEDfMx6n21idhBPeW7wgBbpKl+6qEiHW2nmAHyHU84
nUar4mzmgvjYekR8mZ6Mx2c2AvH6ZOhjtis/wCluGmyurVFZ6VFGD+g2zaFeaHX+P11xn8ozGwH1T/MCtWriN745Widzyjj9BdtHnyrEiMl2mTfDx3i3MJur
hwJgnrcd9QkVRwPYu9KcsB6+iznJDparJ1RzfrR5qEE22brdmhcorPaGoWhW3hPPgmOWXK6GWEjcy5xLaqS99yerI7wJcD4qYkiA1ZqCKqiVtptthFnxDtws
TbduUrgcpF83GinFcR+qWwCBatI2+7mgA4VQU6YdLoPfoF3UfFIioQNTkm4t3fIW8VRWjbyvSbHoJVlvDNHugmeiQFK0T2gHGgp3q/O1v9SJ6F/UTqkROVrv
RyLwQzydKqysRt/JFpKvHgAcfsd60Vb8RvsWUQb/Iv0M2Tnb6IOX6ktRc2e+8QaZkwV0n+xU2+g3VdqYaWCXN1TPaA7WYMiVdK9109UKJRdNOcnv5obLf9Mz
6Uzhha+UsE3bZr8as1QeSvbAucEAJsFyhszkW4oYH4xdwbHyGaNhXB5ZHPTgzcGc/FKhLPJH1VfqJT1FH6UfwfWNS8nXsw7o23CV4AYyTedSXqrDuOTgE2Aq
yFp7kx8Q6K2MMuSUBFY6T9VISKFKMX2xCub7y8UWpUaY7lMz2O/WSepLf1JiNtiNLnJYcQvPfduxCFNR+ex4ekKGzxZMaYKxMmJ9GeOWWq1ALX/BsilrKjYI
9gglwRSwiu8n5voTU2i4VD8ft4jKpDaIN/2p3DbnKqMIk5jdyLMM/SmOhZukD/bW/inaDJ4k/AkYv6isSDjhvWZf6nkX39tZ2F8QqJV71kYJn8VOygPSzXdD
4/BDqaJ3P9yiFNF66g6qLlnCV/BLSoIyTMsA0CihXyIvVavOoQHyRrLVWBW6oSax6eaSeG5iSy1dTjJEVBecKB9O8fCs3gpN056jgVE9yHW2cLjGX0aNqXrc
btsn/jbVg/IkfpN49js9gyDbcP8MnB7ZCAy1FBOCcLptm+epLZ5qnlgCepVJoChTyhOVd9K2KXGUURd18H1j3thGBsqoHrIKGd7J8mumhXoeRuG/9WwmB3YB
unU/PIqPojR9sTpH+ilPNX+3l4WdpXlK+5yKqAxxq3+pESBT3RTTHfSVRpi/aanwotgQzUGBrEr4MBihDjInSduUi1A2r9H2Sw+pLo7W6j3SXf2XjyMfAzvQ
cPoaGokRGOouAaJy60jLFSuojzbhHY6pSop/mjo3ubi7csqA5Oiqy51/uCcJrTkbCSd1gWx5pn11ttXGsz9ShzFDXFHmeX675xs8Zgwy1qMZ+V1IM7mG8zc6
jtbSOarutnKnUJG0BY6BYK9oMhbjKsSLjjHN8Exn0PgnXw513RKNi3IzheP4iXORMU0rF7cUT+dr2Edq9YhMVQs+gQ2Mz6QcKB7spy0o+LqtAwB4QCSQlvZE
aegsuhTCvoXaB6Gz0podpR7wDXf+oN5bznt8MRWYmUzPBANxFh9uQbmk8+lZ/jLgLV5SuTy47/9H/cX9xfw2XeWWeRXhD6YSnIy8UpTKbvrpWY1qS1FCd9ME
/FEcj+jAMfGeOtfm5IK+AB6v3mJaoOrUbz0cD4NXyJBCO8Uc+EFbwDdeecnwxpxPvK0B+IX/lTHNmkeaGF39s+QBYnPfJ+9WMiS5LOnOR8bcBqXZO7gpeUP1
c4dVPUw/VJ5bt+ZuESsF++hLAo19RdQPQjdLwyqfpZGoamAl02HjVb427kyVtu4S2xPJ9rhUBSST4Z6muLH6h9xaqO79QIxAHbCqQh3+S8CvLkQccaHW/Bk0
nU0UzhkHuXs4DzS0t1eK0KNAONuLuavUAHH2Wlwzwcc+hE9hN/Rv2j4DrSrG1lNnBbtxpdiucLXssVSAAGSJ7fT0xGm+FuYN9A9Uw+Tls9BWb3GxCx6NgbcT
1mEpY6RQElWVI0hxkMZvFfNAIfsJqbK8RusVqgr/cYSTRDhKcVND+KVov+GucjJJcfxH3QO1HKMFGU9j23P1uSD6zziKo10zwFNlmdJS7qBGgmLY7Toj5ODr
vgXCgfILjOM4Hdew7+Bno2jwmwZSUKzAPDG5bYNQRVzP11x75xmHmuFvFAHbYDmlonQAP84JYUF4Bhxkjm8PjnG81l6isbbyqH/GhqQXSggukWrnjxIXkyuo
IbwkRuFb0lrHIEZVplvC2DwUhOZQNlqGLsp1wVUm0nU40E3ZhVqZhnJPAr8Dk7A5oZVvLszUJumPOKv2j0GJufpbvEFx4pVJKPCPP9ofjpyAyhvjScqOUMNQ
X/pk/FHmJCL2rg4FTdfHa9PdV7174WpbklQ6UVBuoULCRzlSRfI0zuz9riVp+cxKdDfuh4mjhkKGKsUOhd9zvyb+x3bQ+uQetM+jCqmrwQDfKOVTTndmmnIQ
dPKMzP4qxYpfkzwwU9niXVXlmNROTqGP5OynywZOyJ3gEbg175FcI3Bj40zqP1BMmUa98EQ4vHnTfcOog4n5Ch/TIfFRRC0wSb5pO+35w7ZPOpwwJS7Kcl8y
kcuB8znfwWYvUft73sBzy+bDIup5ZRg6orbNTaO2kH5xeUxHb4ZnqdLNusZ7Bub6yqM9iom0kgDVha8C50sTyRr+nvbILCg/4Bf2T7TaeOTM9j8qoOci+Gwg
0ZRvzAgM9K6Ej5WXYsXo/uw0djGvcJvZ3IS/OKdmr7JIec80L0hYo5Wl6lnUfvF8axtpaO4gICs3+GveDPWRepHUsMZxY7gFaDW/wX8AGaCmwLMtRQoXVovE
d91UEY/0DBMVslkronYnk5ytg7HKINaGLuNYCQAXO9NIp0/QmWITUk0tojVBKfB7IEH96W2ZFAB14S75G65h2oP/f6KH3TwKngFFiAw/qXlqmPhe/QuE1L3Q
is2YDnyXBuovyNOQxfkyuF0fH/iZ+QkH0P3gBne+sVTrZrzH9fF641+U476LbaHa8JY+Svub/Aw2EsYb7/AKrNnOuakUPaVR1TOuse4493iZMmbZ5up29BZs
rxQJBNHk349boWeov17dNE3JW7/V11SvHnyjtg0OMA6jWtIrpbcRZ1jyl+NyQUprZj6DWht/bPq+6QW6ZixAHYLPiEoqwQjjvToGVQSHQu/wfX0JSIQr9Vhe
4evLP8SF6k/5ri+TfkkG07qjmX862gFXqS46SJc020r3Eu8qAEK4gD/vfUr/CcomFI21W3ktZLssfpT7Woc4pUJF4XcylByEWcYf8e/nRif/UI5iJ7lE0shF
69rUtszalCpoO+qLv5MGfG3rCv8wEJfcFpxRxwdj+XB3A+GyJY4SmedgFGHs1S1NwG7zRf97YSPo6N9szQw8pKY7SjLfzG5uDrXX/9Y+V5uJ3GiK/YzgxPW5
J2pnfQvsZP5b6p5xitT2p5B1hEVbtcaoArkJu2l3yH5qCt5ruIJFjcbGFm5dgCOFjPOhZKM72Qse2J/Dp/pC1MFohpNAbwOzmcwH28zAheiZzlHOuV4v95zJ
lZoxl0GG6yy9Mbw1u1Z30721N/RoR7PEQ56+wluQyczRitrGu0fhKCPdvkHdJa7RU+3X1esgkmx0PIwrA7O1e2opVAfPMgQ+iS0e/wRvU11kM1xIVgrt+MNJ
PiCor8BY3NOoSDNqW/Gh8q/FlDuANIRnTRWTFig6eggHgMXItPFAturdommkFHkDIaDV2vwf2gHzpTX1YKVK9cF8LcdfXN6V0R1e0HJtGEaRtbC96lbL4Wn4
o2syTJLGOW4qDts2nIDsjt/qFLRYWy7lc8XcZZMPppQUxiXEC9NchdOSnd9BN9diVIF5LkM0MonV6ueMEH/TY+m1uifYQdPQMtye3gnzjA9wXZUDaCk57Hqp
qVRV/S2/McFMYqXt3vXGM7BETbc/cX8CJUIX8GZUzFiR31ytxkSmnMYb/fUcCCu2d0JfaDJGKMf1hnSY0d04ZP2srDYC9CHxG9OViWPNqJNjuDZdrqP25qcj
E1fb8pob6bjluci/lffaPZTZ3SXnpsWtlC5QcjrMW9bIUc7/d95ix3a2KYjw7wC/7HsoCGLUdP4Y7sdrtpn2bqa15o6CJrlzx8k38f8oOMvwqNG3iyMtXqjb
WOSJjNRLKbK4u7u7Oyzurm2pdyQuM0kmMy0Oi8Mii7P44rDwZ9GFxXn7XvmeXE/u+5zzOx+SMSmtUifwo22LUuKCKyV7ns2ejBVTLmUDd0QCtjHYb2IEa9TC
A3FyPn+VX+H7jxfkNuB35YjyP2/volP+1ub3gaHJmfpZJUf9XZmp9rJN9HZWPMnTA0vIx2oLrSO9nInQcrRmqf7k6WpHf5VkyZ6r1tW7lE+g16n/qLXlPY7B
9iA12TEUwFwgUO4Nc5xPumYvE/raXggjQKK/rzNJsbkbM4fVfGirZaavd8p9bwnZjm+pCvaN+mxxugMh3iSN8DVWiv1/+6d7LpPu5M72NFdjaZfcX/8uJtgu
p36HEemGfwk+K/DczmO21P6+A/BQLpbe7CuFNuHnk57ZyPhmShulMcZacUcJyLVGAQ3Ot1/AaNs/Uhf/FrmB2sHSHi3grxBO00OrNWmz1+AI8bVUGgkb1E7S
4vhWsWQlQWOK3/DS9JgU3HvV1fZtXEP/A7JZyo7Kvnk/qa563VauHrf9kP727tD+cPxG7haOam68q2MA0cO62XHFVV0/q8f4+vr/knsp//nOmgssvForaans
tbZNuYkctA8m+gjDk8zehVu/KYvdCVZSdmlNknpVElBD5TD5zn2Lm6UYSJu2WmnmG8+eVTOJkfZTjr/Eg5X83dILKtXXRennTeU6+0fLmdGz/F8Ugh9h5wpn
Bk5UeucvekP9qd7bPtY6kgyR7qTcIH0pa6xm6xiOtJu04Z6zvhSbUckFpXGn2I3WMcpzbgtbx98JauGvEMu1q8pt+0OpjuIWenoYS9OyL6ZtVGPpF38PZ3+r
m9zn9abepF2+atpZ+yj3FPybz5C01jdYvaVOovoRk2wXCMpBe/9RdH8GwWJreNb0yuIg19EFzjFKE3CV9gj1qOPcKdsXsQUTK0+RI6hs6SXiIyPAPmG00DRy
E1kX/shnYIv524hT+gwVRBwGL+XnxsbiM1wsA5i/EGd+MS2RawhH5UhC5Sq4Vq5P8Aw0TBrBtxCXczcNN01fsAHE7Aax+E36idxGasVFOLbz400ZoFgWuQ38
SF9fy0PhljUFfPIypduUwUp/7/zKZgJb7mtXeVrnNZfPpFik/zHdiKeeZP2S8kT4TZmprEeGwUsSVmvXfT/JgWofaa91LRcFGez7fV2tj5VT3guOQkct+4rk
Tmm444S3h/aDqk2Wkd3jJ8gqvh3fUyaBMY5p0nPmFjaQCkcxKd080/1OueY9qSxR7tFmrYaKW4PcFukS05GXNJyD1N+LMqS59H6Vr7zW6WH8QWkJmqa5bVMC
x5TP8lrRmtgLjFI1poGUJr1VP0lj8lqZRHgc2d9v8I7RE/gHsld5LarajkpK+aoJXpb3m9PlS/oTJUI/JX/xX5OvyAa/LfCdSvc1Ud+5Vb2rskDvq3/nu2kP
vI3Uo3p6IFw1q5mVTrBNvKeM0qYGorXT+ovUjvo8bTHZ3ddOl7TiwL/Jsv6fd6B1DP88aVXSj9QxGW3wgOOWJ9n3wQUji8r3JT/mjyTfVK8ZZfWZP4W9oKUr
x9Qs2zqtq1rgj9Naa1v8/6lL9HeKXc8sh4KwnqukWJKDitooyOvTAs5gkY5K/ZSugamBBrpP/ej/pG5XPwbraV8C8+lSrUFgbeX86ouvkR3CJyhUH1iywdhL
XQqe5j8ThiQ40BHKR3OqUsT5uE58hHJTuu76zbPXPIX6WmFXR6p9fbWVahIqTd1y1vueDCcy+MF+TbjubYlF+apre9N7eMzKHY2AbiTNdh2Q+6oPUhdA4aqB
HV483DuJr+51q5FpvLyQf0z2R15RU5gidZw3wrbf+gq+7/3J/g97XpnrGDlOg6Qu3FzpkGgkS4RHoib/T2HUW3Kc76wvR0tWLsiPla7OQZ5QZTJ7FG9gbaZu
kZcAlpqltdV36Xb9jvJIva3UUhRtgzrPb9N+Kjuwwexm/1hlb+B4oL/fxpxTbMpeb3V9vrO+tNeVz6Sb2ig53mZ0Xa6IbYMf5WYRy+04yjoykwZbfnWs837G
LjsyrO3kcXwnqDk0RTaAQm+dlH5KhDQDmim/gVOSjmNltCA2V0yODv5/lLCySCWczvLf1DeAH/5cdrE9Wr1sjsdUVZQQbbQUl3zJOJr607dD7O79C5+OvxSu
M9FOLXGQ9lDOkR8582RTXld5pHsQi/vyfE9Fo9ZbSpGbIiGyar2nnCPM/pXKa/kgEyrO0qISXpHz/fmSkWaUCHm69rvjjjRIPwgkaZOqKVatXlqiWlz6xMrz
A+Wewkh5sWOr6bg6wj9RLgH5yVmpH9Mek5zthHLAmiT7iDG+22QM4S+/LfdQS7je1OyIrb7RyR9stSrpxelbz08K2BQzWcVXX+ki2XwTfMH0oVxrfp21a0ot
pYP4Jz9Ke+PboI2yhrmYlHGBMX5j8FHFZPuXpPZlVfkE+wnbOP+vSb9pq+V9vh+apv3ruB/Y6pitniMu8HhSLWWUOqbSnyT/IWJJTDT+QVxi/6lcUjK9LviK
t53XjsVrTxx70pL9Y0IXKnWYyeZ6kEX+H34ROiN9YG6pH/S30lW1pfWTbUVKFt/SvtE+zVotvlQ64p1Q2FyrcOncG0KvmKmdVQYQ57hqdofdUcmcdWDISuEh
rFPdRk0W7GSOMrpyrzewu4VW0iLFrmThL62L3FhSjJ6l9lKz5dWlTZRfuH7yZ6/NMUH/poW4x4K9WKheTmRoy1NKlFlJNf1aykOlF/7Un+j9kPYz7RKzTqyj
jdJj9bO+2fIIaTxcI5Wzv7V20k6rQbkBPcf7Xl5nn4//Rw5mP0X08pECQFvxkalT0I/QnxG/qWeS2sO91Wtyrr0BGa5i7uvWawmhtv7cb56eclNqFWTXO2pJ
XCtvju2alKut42spXrUMH4Zlevfp1f0TPO29G9RZ9jj7V+GpXGpYC975uiOKtR/9XQizlSuZHGvNjr6DLwVx/GDulftfdYrQwpugtPbi8hN7onLA5S0ZkJwt
vvXD+H76lD6PXshuBUXkWkdjeBGmBXp6bcRX7o3SS3vo28n1Vbdzbqmub2TMPOsC6ANVPYUAnYXSvMu+14pT66L0SQvzrXavJ2h6p3ep+sZ+HjSAAtgAeTb6
NzPRu8TYG+ppnamtUVYm7ZJ/py9xFmu3pCF8wwhYXmaeo40J7Ceu4tfBGf4Bkx9dTnbW+8in/aOsa5K85AXhrb+L+FRuE3y/ag1/xHdHmKXflUEKWS7KPkeu
YpQXY/0tRrGavshbhO/yX1K6iF/8J5lc5ay4WUjznfSdEX5VHgqvpTtoTetudw3rPe4AXAHiGOBchPfG58pTtSLykfZT84lzGVE4p/WQlnMvAorzk0WRP0qt
vc0Il/o2DiNBUTcwyTbRzfl2qpNTDjgLqFB5PVpHT0wMrST9o9gss578TXiAHpWGK9vknvxFfpitKUGBpRRi7c53RlbJz+XB9Gv4AHxRXqoa1DOxrO0k+dBl
4gEXcN90/nAfl3Ncowo3S37xHjgpVKGXg1VSgUpKA5He7D6uG3EBOOKbeFpIy7AKtiq/kZooZiFhdASfB80HJ823kdf4T2EY8qclHwvBQ8goaLZMKg+9WZxX
iPeuA5e5CinoS/G1lR94Se9rY4x3E/wRS3DuVaLl9Y5k3yGuo2Gzb5ZeXYlW42UTNAlYvGa1HMyUScsy0/nklWpiQrbSWt0RjflrSLnJW9xLibrcbvi91Du5
lVwPWuKol/QFNETGE7OJc2Qk9h/+QzlkDXfM50Nld3F9CRgM8iNrQt49JU57TZ5j1uJugk/OVVZJHbz9NI09Sw5XrVqyvpmTNEi9w582zZYl9LBvg7e5I15v
rfeyJ1GvlFpqd/9Of3vJ510l17W9xloql4UvejOqlhqyJprvrviV8UxjWwk8ljxsYsildM86Ttmprvb1Dez0buTSQCdlt7BRqO0HvoSytf7cytZ+Q3+idlKn
+c3WBgUepZ0yWQvXhwYu2J8H2ut7/f2J+MBwvbs+O21q4JK+WrWpwwLxgUo9pH0rL/Qv4DboX/Ro3Rb8jJ5SZP2j2lQZ4FiW5ExamDZFLpDstAMqse7XTld2
/N4C6eUCXnxJ4LdAD+2G/kVBteFaorrVVyDt99/SQ4sv6nWD1fSN+vtgH0HRN2t7Ah9UNJCp1Ch/6e+j9FPT/bnhf+gDK5opr/WtlTP8FDyr39e2BSK0RcQl
lQQ233mlsYbyk3x53BNfC7UitXXyGSIuWRNjyPM532xLHfF8OF+gLFYPWBtYpmMXbaexA5pXC9d2iUfQKd7VyZsVl3aXDA1MUI0CVFRH+cG3Va76XttQLcZ1
hzbYLnELK7tJgvQ87SdeBWlSVqrcV49L/+Na8cNSBko3Syl1iZYkWYUgd4FenTrXcZjob7kD0Uqh7T5111uectbhE7qR62UeKL5C3/mkjq5ywxhvmLLYO18+
7Ktw7FKjrXekNPV5oML7SC2GT4mttHf+eXozXVTPqMuKt6qidt+foQ/w+311lR6pJqWmdEr5oKfIFvW21kKdoljVnsoBrSGogp33vrBVs12y4DsaQZ+SQuib
Ip780bECPJQzEZ6cLx6XUfc5Rx/N5HwjVmdtWkdFQL4Q76wqo1Sq7lddVkKS/kwkrTsDfZSY1HjtnveQvQZ7W63tbyrVtScTLqURsUBZqRcpK+QLjgjKmhoq
f1bPyDn+2UKmcMS8lo63reOnyFUdaXIx2cf3nPSJn4U6oKmjiuUk446rzTcPq4ntBu9AEyuwmqTu4gkDZE0mg9ZG1tNE38oGNpz91T3KPgvZSaaR56h0sUiY
KsSJKJ6tHMs7I7qtIYJoZXyhZC0hzPve/c06QQtVjCWniDO29jY6ua/tC1zMAWkW3sveS59pna48sTu0u9AfdmNqF/t9Osm5Oq2DP8w3XGlg/eoaoXYllzsW
yjC6PCku+T5ebLQouSl7k6am9Ew5xg2UspJ6KJnoRMcOH4J0TvbErUZiVTMbnbLGO1yplt41sSS1rv2i0FQpVaO0PTsmOLKUGGtp2prUoUmdk7LFQ4oK10ju
aGuWshG77xX0sTTjLTQ/TNsIhqoyP1+J9P5OvrS3Sqmif3IkJ7dkitVrtNkeZ1Lk+cRdhBALCmKSnojvrCvRT7JGVCQNsT0P7SaOVgNSP9mLJ6KfbEUKKWXA
Kx07JFNBRQqUZAdt4Ef4Tut0ilFDyPHWkfJjuZt1Gpvh78cPV/LUltowfbhln9BLvF/S0/tAivIvVfOEKvwodWLgDlXPf1DpK23Cxvj+VsN0AjuW+kgtEwD8
hJfkdt4M+V81OzVcniNrqlsNFzf6FXKad7rjreM/eb7W0t1fLfFklA10HQLvpFHkiOTfHSmO56kr2GiuJTzJNljtYldss+2ibLdhye2035He2BzfWqmussLx
kriqTuFrq28li/+wItEx9q/qeqa7LUdupG+2N9M7K5m+Gb6G8jnO5eiYFK8JEKPGaA39D/172djkn1KE85o8qZLlSe9J1BmBpTSxZ+Ex6NLU/Vi8MSdpi71z
apKtPZPs1flrfjG+a1KpdYb19/ATeAzf099Lu5FiFn6SNVLz7LcS9lDV9L34EqWnfBHuXtrCt8I/Q8GtbZGP9F1HTWmko30qY/ld+qQs5Vv63pNP7YtTkvyt
bfvZu1p/8aH6CQxTDthmqhmSRl5VOwZ7ey/5cDGDSvGuVx7Ku4Sa6BhZV//15XvDpArlsD9Hi1JzlSdwB2+Jf0Jgo2+9spgN+lY4TvMftL7qTr5zwXG9rf8G
5NAscm3lemSAydZ/KiGOJvJerS7bxK9pPdX38gEqTXsgLvUX+lYn6c7UpI+p1R3x8VXIOQRNdjftEUKS0qRG7L94W6GX5PWd0Sag/4i4us3fWrmmf1W2+nYq
/2m8757WKhim78u7HdBMiV5KuRXIgUqUleIw/ynpjNLCF6F9425zQ1KOkGtc4/SDem91kXISu+swJtNysjIquE5brC1kN7P/OmbTLLEcLxKneK9I58Bn71Ky
DvmvXN9+BRkKrkETTUdAjOcTyMOfcN3xHORv9jZf1YZJfbw+8mtcAlQE7SSXcXW4F+LzkiP8e6pD9KzIxu61JcPZ1dwSfpl8Bg71TYSbRK/EcGERc1cYYZ1I
9MY+Ol1YVXahHEvujlFST6bwKT7soMXlUATctio1J6WVs5r9nXU6EVLJrA8dwx1PLGGWqcxQ9qVvkqQ4tgGzPclb6N3qbqb8XfqVfJdwgb6LxNCF6G12W2n7
5DUlD4VYXycHZTsYegKuC+3mN6qk2k3ohUdJ7VIqycp3wdeeus+lYVft19ButuX2R/Yw7LyNY1Zi48U1HOR4ClAmzx5FnpD/JyYlP7b1IH8BoUKOphD7VQOo
Yd/l3aKfs5ao/2pNvDHKYqaR9FrJ9/VQHivduanISbjYL6uTgvPVk/Y/8H3W7nIDopevqvSXNEXqxa7lZsq9lefyCG+IvYpNtG5x7C6rpYSqZTrpu+y7Q/Qy
XGAO0E9Ve2CL7vLOVz7mtvOaA3eD5QEyWF3b4u1qXBIIBk6XDw+K/ixpiO+6UiUwr5wsx4PVKkxBF2y1sYFjga3+r/oO/0j/JcsYubZ1kLYoEBsI1f1KS7Kl
dqvSTU/6mzvWOQY5opM/ldxK/sTWsPmVnqWXVMQ3N8EPhkvT9Kb+MZWnekZ8N/ZW32pdAq31cj3SN0zj/KVaseYujw5cCLz071foQPPAWt1VXi3QKrhRb6EM
Yyf6h+lT9U56T+5/Si72mz7LP0mPC6z0f/Z+TWzPc2Ke3xvwKHv1vvYljgZUE3yOBvHd/NmqtSxUB3i6tjDJ5h2bdiBVkS4mbfMPcd2zfFC6+rO120pdsQXr
Ut6n5erPkr8ld9GnpP1UEOV46m2taVqdtD+0UWmNlRllXSVCeeQvUSv8mjeMj9V+S/ogfEzj0vq42zg0TbA61Yb8e7W1msr315oQBcz6isWNcm2TfPu5jkR6
RRX8VVa3QHrggHJMNSO5UcPJh1lXbWgASypWQqzfTeOVRyleLwtZgmukbt7NQU06rNb03k7bmllLbae/dZyv9IlkfX5Qyw5J61zekx9jn+kjqOb2vNSGlvzg
Dq5HYJN6OHWGukkotw9Obbdzr732rm/lkdBfv3Tf2QWLTf5Fydo1O7u27gscCzZR+u90ZUZkVtNWePODH2XMt800NNDaG1qemfhGb1+em2TcnaAGG9kCd4L1
8Kis1lpzPlvz6NcDb7A1uKomNm7vvxcMryjUnypPsHbl7vIOQlt/UNudIgT09K7qUPVzza4N9+rHtIaNIO5SZccUU7tljwv0tr/Vn6rxwUs52Y7hmev9NQKr
tZqBxeVXUtxZoWob/1iZCubq8wNlVkh3mYNqg/LO1ld4UaZD3q0OU3crocq1RiOkD8lVkrpqYbZnQX/D5VpWUla65P2QGtAHNmxTMWvnAlWUt5jfJ88lvmnP
dGMgVY1q+NW2JrAl+HtFYfCgftGB+w3SOWVjsD5pdrRM79j0OxafImi/YB30pXs6KpAyISkkEFvRJ8Ow86f/pdbKHJu9fWedrE/eV4177l6e3DV9UvLqCgr5
nFGBTc1+YhOUYJCyn1BDK6buSlDKfcmmjg4ksEhhU9dRnZXm/nO+uKQu2m2pTaCTPd/YWzhkXoE394lBY5ZPaRt8kr4jM1UL8Z7nNzimBLsFPgfOqB3Lr5f/
8FQVVjT+kdFGr2WD7Xukx4HXmSsyJ+lL087rcSkbGoUG+ma9SfqTK1Bs1ud4vQycCg8ay+doVq3AUb/iSQqZmZ1FSXbuaGZ84sRkjdNS26ZGBEYH4hw1GpHc
X0nHg42U+QEbOTaLK9+bSZPz/GWeJSlx6V8yVbUFuGc/bpUcttTsikmBucrhFIGppoYGmgQGp27DuUxH45GpvRvODszEvuuXUoyBFrrQ0Jx21naFPKLuTL/C
Dw9MEcc3CscKM9FAn/KkbHOW6BvsXV9REEzxLwmeljrofZBg0kzjTjxc66iv8I5QysX3/lwktbyvpOqflBLvG60kY1bmbDxcH2ZrqH3Xj4mrMnYlIewKWJUc
yY/VPytK/HDJ55i5Me89F135zsv1dFeN0i7556hsZ16dJ3Gty7rUmev8Qbeg/twxbtPC4gP5w7b8Vdw511unQ0GWJ67KjOg9rjXFU0u8TsqTUmp0Tsm5lx9W
XLdoj2tHbAdnv+L/am13GlM6o438S4MTd6YqFYGE1LoVJwPbs5ZZzf70tCKRDJxPrZndLji0Yhg/tMkZdYPc13ecXqJtt0ZlfoMb6NMrNfYXOF9xKXWZnptm
aEhp7VR3o7nK/V8u6YeDmm7fu1cmkhLxOuRuh8f6pxSqpqasd1izk/RDPIWEanO1h4E/vVYNDxzKPi23Ub5qIf6m+qFGnZUrWoO0ZoHz4ELilfJ//PWVm2kQ
iqXvr/iqr0sZFlCCNwPFgcbptux27P20pd4U/Vqgs346MMo/3oqkZVfEaeim3f5fMp1ln4JwRa/Ag0CP7Jd0eEpoeSdv/+BxfaKrXtCderEcNDI1TqrQtR+Z
GBOS2SI4BYRWHEqbnzoiOMU31ZGJeJH2gWRVJOY1OWmN1XqiLmVV8Ghyv0C++r68i/5TtXqfZr8LHLPN0a5lMI7W7OpAIC3ROidzQ/Bt5VYtx9ZnYaml5ZMy
vIFz6ZR+RW8lptoOZMRWTFTbBT8rY8l0NVX3WD6q59XGFa1SohxDFBaNlh5hl6Xo4Fj1d9t/vineeF+bYGywpdRKH02eSX2OrQgMIVZnxCaPUGPBDX8PyeX4
rL8rHyHf9cfriq1Vw52kW63KTXN8Cs4vFXUpY2f5Kz2z0SGfxyoQDQKOlL0BSGuntEjJwjYGf9eupkk2Q8WEhmczezQaq12FDuAnGh5M5zKepA/P+p/Dm1XT
36bhskBc8nQ907zH901W/JlBtqJvuqEiDc3Wqey63qj//1c5bpWn6o+JDKWtEqIla0MCUdpDZZb8u3wMPc98F0YJMGiPJ4GncYBozbhLq4tyooq+4K08gJ8K
a40lPMmjnMPT173DtBIE4Sv0a+MuLIG0iu3xm/DyHVlIZzGcWyDg3JVCDFzx/JX4L9OL+catLmmFTDFfLFxm7uTJBDBnI5rSZws+cG2RNgVZwmXjMXGgeFX4
o6iK0FdczaEkwMYzOOYzz7E4E89y/+DX8eclHcRwYX2xyzAPq0GVo6d4TfzBn0f+Il6WmuAiarRk5w+KadhfTg9mJi8iGcR64Ti1jf5N2EAvwRPLbiGlfD7e
Gd2LLCUT3Tj5llsJR8GTiHf4RbJdzDM8iuxH7WeWFeaD4cLKYhr/H9K76Dp+x1wHeQdewsfIZPI6UY619lyN+I0bLQwtHYeN9RTnjSq+jb/0DJYi8NPiGWQW
UqfoakEXwU9kE2zMXRzihwl/cgO5a8YrxV70AXiIHmQymLsF/0JIwQjLzoLa4hP0clyUtMP9L7Sk1gVLW3c7zARs+X/EZcHzkRTQB41xfideOaeJLnqVuCY2
o/gBE+TWgduCSL+v1584Qw3npsC9yCuU2bkJrkLXETvwNs9maiLHIwfxNWIoeso9iU6mOpOL8Q/GzpK5rCp8FzkinuL+LLXG/0Vj4jqpFP2NC+UnIzeoEyDL
2a/yztmxo6iT7E68PTIXmwJmcQ8IjPrqTtw0hClxL4fmUCl89RiIHku3lRyerTxwh1Cl1KGyvITq3ArOsOGm2JFoStZlnqHV2UnYf55/qSfcWX5fWUzBQ8Im
1YbjkWwwDHF7JPG7c6WxC1VndRZClblyx4rfEyGeYwcLJLwYkY0rJecWD39xxxvBJDYCewwJkVzl2A4L6fgI6FdurtiF245Vg9+XnTbTYhUpHHTFB4hHXcew
59hF6ArEsb8WjZE+86/giVwbbBO2R0jDZKgaWVvqhGxy1972FBvFdSZMxBbpBtoRdKQOIQ2gUqEedoaPYVcjL7GJBZ+FZlgbphnXA7QR/uSvg+5lB/iHPMFM
h9/QBnQOYoUHsofocGyYvAsdBwYjTfAK+oE4gg2D5nDVpP9xFN8g+hvUUr7mhJA2QmP2Q1mm9Fq4ZW6M3ybGSd3pzMTPaIlpijvFUhV7iGbgtwwv4F+RMeBF
0fU8J3hlIPC1UG3P2bK5fH18JtmAGydyYkOhM/oA3+dZhOeh/TgEicTeEO+I29wJUMUwkv6INOG3i7HIctA0fyq1hqfiq5EX0OdsnLAIJ+hybAN/od5SrLhg
U1F1KEL81fwv9ye9TIoH58WF+J/IMrg5rwFEqCVllwyBcdeS+iPdXhCCs+Cg0N3ZOSff0kzI4quLfslGbeI/gq5IqLWcbEM9pl8xsZTu+kZfI27B1emWkMnY
mm0DX8N2CZF8O9AHeclapTziO1KNNm1/FfPWPZNeULkDorhTSqCPFSZKfcE+MRfEuxhWMTcQoxAEXsheZX43zMyvQQ6CvniuUQ+EHuY2oBExl9GEdfQSMMEV
SkJgeUltoSVeOX28Pf5IOMyWsGFYM3JVyWj6MfeDnchM4jpA9YTH4kZwJzcdu7y9GWsW6xCDyYVCFXGdoTVuA7GIhdycg2JHDD54LXWl1n2Go/qDf2HOtAND
pJ6m9Xwu9padBW6WUYxP6Ap6EnVBLeqTcbh7CbrWuJldzrY0DS0+C92jWpJzsVzeRjSn33ANYt9a6pFmKoTMwoeZmoil4Az9C19XmlQcgixBecCgby0k+ZKf
5XxGX/OwzAz6FDYAKkReSJ/ZWdBm/Db0MDGf2FxyhbGSn3gFnYdOJhqwN9DJHCYtYWeDaPgkt5t/SW1kJrmipZ7kTvwhFrFxs2mbcAh7Imyji50rybD44a7/
gbqixF0E03Ac/OR+NbUSx5Mj2eoYsNaSFrIF9KYtGyCT4Uf1pYgLm8L6YqZgEL4wIURYj/2EasRvwd7QmxOGlEzG6htOMyfgOugH+AdIRESqucXJAPY4JmEX
aSi+NRod8UteDFMOn/Z0558VjiAasZ15AbRjtwqrQXtxNmgaYuVnCoHIdujX0l9d+e5MN+I+TgvYWeyJCXJThRuxe9gcuq6YjtTlNmCFuIE7jmNYdXoxu0/o
xW01rnEK8ETYXLiA/2kexr8knwvfoKpEW6SKeAAsEF4jZcZUvjfoRjNCfXS8UGwOMYW7MuEO+BW6EH/unEL8WQj4xsbEeC9XH65MMKMVHSf2gh2FtcT+rE5F
546KL4M+FkZCLyv97ggimb9smuSJEtu6y1xj2BNsO+4LFiX68BSMET+aTdIXaInzi/Mw4vVkg2/4eeZf5BlbiKfAhuiG/LHSLLoAyiJnEVudubhdWhM9Nz7D
1BuL4dNIBiysf51/HYvAo4nu1AnBTG3P+QheiDU91xM/cR+JnvJ9dAk4ypmlxMKn2EZkG9+MBnwTqTf0n2caMYK/LDVn44m92HP4VUJnZF5ZDJRSFCKyQj7x
oeyW+3hZJjQQZOGbhdrMg/UjDHdL/nPu5KOL5cI08JYdEHsD/VVYHxNXmYyHmWvFx4mffEzigsQN7K6EGtBX8NQwSMgta0SEYeO5xth6dD5+2dWcCcE6EoPZ
ZeaVAonUw/8q3kBOLunE1CeL+Zd4LekdhMJLxSn5q+Aw8lXCpIShwMH9iNnO54Pe2DOQLtWX/oetMh+i1gkqf1gKEathsrM6lu0ygpS4PtwYvqFQwd3AYqEH
UCviA1JE/6D2xX4t0aAC8Ig/5CxBRxOrTCuJ7cKtUgcxmr9K+TxdsVru9yDBtJtbQXmZy8xRy00jhdBgjjjLfFR4y8nofgoTnKWtGIPri8RIjwW/6QaWtL15
sUIVSvcjDond+Gj+lfFKzFNspmEOlsglxd937Y1dDc5CQfMWV2PxjNNCDsEG8C0Mo52A5zGN+7F9unOD9Bzskx7D2/ip2JPoIVj7xL+w69I+w3hXL5g22yUd
+4I5qWBiclk1UFzwm3EB2ZyxisOKBhl3EMeNoXD7DcaCn+IAIYX04nE4QgyDwpzJ5hd4J+wFVh9tzt4Bd5AD2ACSAO/gYXg51YKZKWSCMmghTFG6sAtpE7+I
uIx+dm/jN3I8XwaL1FqoY144gYq4dBfpXHqPXusewM/h2/AzsVx8qOU0/JjrCA/j72JLsELQyVIfvcjlu/KQ/8B3/iAdRgWRY/gJ1wa5cj+4AXgNOgapKtz1
NMQK+Q/YdXGLe4YwCo+UijZmGKrJW8VE4+bEMWJXpGtuSUzd0t8THscvF5uC7cBljhc/8GFsJF9HTCCCaDDRgn8EjV1J8RWW+wga3gJMLjtbkCkRxCSwW0rD
i82onMx/wqa6itx/4J1xN/YXdESsKLxLnYWrieM5nYtnBgtXjcvwB6XlzP/q+xL/JHYxswoGC1+oEUh1No+tR93lDPmlCR2cc+SGVCNbbau9bKD5EbEw/hT2
m5iT+N2ag40gbrIP3SMTx5QcRv1wGZld+SYKuYWVzunDlpFPGQDvhrKIAZKFcTo3oPcT+3lPcoOkOC4PuQDF8U14G7gmctEn2dkJAUZ2X6VvGFDmN0SHunI1
IuZgBvNRonbiGK4FD+RXzgrSBr+H/038Q2gp9OGWl7mYw9hAmxr7K3nSfVE6R6wn/yJc1jgQw3YV+kqjhFnoWahuZExUnLjW3JA5mnAHq+8K51/Ad8BRMMZ0
RaBQi9DDNYpK5c8Lb8siqFXhs6MXgv7Gldhpwg5g5DfLeqkW91PgJIxelf+30wbWYuc5O/EdbhnBIJvNQW4Bmi2WGNoJY4RXhQuEHsRLdl7pam429V4ayyuY
kZ0BzWM+8FnEQsOi4rowAdYQS52PuTi8JiwiYZiXrgUOMlP4C/xI5icTJp2nZhIYe8CSw210OcuOijUp0TQPG4KFIDWgdSCSvMkdwvtjW8m/gKmSBW/Jd+AW
cL0yJeFF2DJpB1CLK9ir0gDxOpYpNmIDQk2+h/U43RyvySaRa9nuUgXXnGwe24wfyFXAMnabWo9NZMvw11ysZT43E+shDBJSIDc8iZ2O7XIOE1cnhNGriBXY
c7MTnMDrgX/5vUwS0tDQn1rD0aAFsc6TRdP4/LKKyC7sGWqE+R63BbwAj0FPfAEaT85P+EU8CnKZA1gONNPoLFkOwoig8ylcgnm366Cx0Ii5gRfjx4XJuTu5
GjkraNW4g5kgtsBEcanzbtlPrgkSasGpMiw2sd6Oh6Z47KuwfMdK6XPCa8tMcRnxCOSLv6K7oD1CRekV+SefK6sgC2lpsEntpSMlDNTTso/jMUA3YV66q5dM
d80O+8NNYv2FIPGLbQzuic2I4qirSO/Nr5jhHObK5Z8adm2wS3PIoPWglGZOlOqgtYRPhvWRY8rOSAOkf+FLTFfeRN41Xyz7w/TKcw8Zw5zjFzNPiynhidCP
asXMgpsKH8DikvY0ibcWb/Ah/PHigHOZeQjp4rob7gt5Yoy4hfghRFZ7bsqIt/LxUpz0e+QMZnVZDB1HnsHKEsOkvZY9fIRU6FS5RvwPOMfSgmPyVjGzyYVk
f7orIcJVXddJGToVZ8F/hJQU/+NaSu2nTwpdGYgeSVEgB1uDTLO85HjzJToNGpB/mR/ueoG1xkfi+UV+pCMWIVVlbgkhxDjuLXID35Pz3vKUH731asKW6Cc8
zx00dQKd5V3YfTIcj2RykFt8R6GesJQxga7CC9BDnIhPFXwMxm01r8KKS2vDPwx185rQ/3AiF0asxIvjhyGD6XA5Vc6DHkX86h4sfku4DZ+EWiDJZBWueum0
kqn0Zfdw1+8NLMLtmGoxE0wpnn+kN5b9RX3xWCatkERqEEdNHDRA3ES9w3qVDaeSpUH0IVcjtJwdBCK5K5bSahhXlcvif1Bu2CW2hULxs0QMN8rTC17DMjC6
NhLbxvZluwMaUOAymO1OBlHCczcsLRcaVSY6D6pybUAdqKfYu7LFdEVbmoq4JQnVnIOIPfxOtC9FIofYLHEStaby6c3hgNSK20L9jPfDKWQ6OokaIz4BjDAc
KWX/4q80eC89ZaDKvNxO4+wqqgpg2SDFMPOEP5kuFBO12Pgxfh1Yy/BitvmLmI32hpuRLaCv+Dl0fGQNDid2WlYIkwmD4YDnKe1Aw8EKIke4iw+RreHHxPdc
sslM/Y/xY/fFGNCEkw0TqCeGuUJK4QLzr+j38IWuLLFUuug2yLRzELhCNXQdFq4zvemaaKi0WnyGLaLt+P/Ia2w712NmGcZKEXRbvhHnZu9TbIKf7o7jCSnQ
jNLq6GexpzwBHPRkkBV4b9cYZpHwQBgu/OreIHbEjvMjhAx5J/PVnMvX5Xj4LT/TSgAEb4GtJzpBC5H/sIfEMraGazuYZv1Dmi8fp3pZCWeKcYztJLWCg7EX
oCd5LMFrvRxnhM8J2bmTo8Otc8mjJXrsPqeNuQKFGGbADcmmyG/YJfg2d4Edwz+kAHuNFsEFsh/y3rQT+4JcRh6VMNgfUB1qDRjPTgE3xVzkWsEaUL1+AGmQ
0ASc5hxofb4LNI50Ien8d6wRM8VC8Kynf/RRdKj1Gr2N/mFq5nZ7bgoxid3gdew4Txd4OPJGGEKmG1OpFVBX7B51m30IHyWtntXY5lic38xNB6PhaPRPHi6+
hcYIXkJhX5nfSNF0s7L65Dx3sakh2xiLhs/yp12rCKMr2zTN6sCTkSioDz0I3kZ+YI1Wgktm1pO1yQLcif4tDTNuoW6LpMsU9wvWWezs6gidkHpC7fl051hP
dsw/xYf55ZFd+ZWVPigjNDI5/jl7gWuKjBf3oge5+hKCbyRH4jlk9fyJponWE9Jz6gjYTvjZpniuyY1tA4/wEdyTqFRpoDiZvG9MTehXkoWFuVJrlXNbE8pL
c8SFgojtKF7BIIbxDZ6Bk8Rgz1A8jrxviQ7VopK4IBtLzIG2gAd0K/Nuz0LGTz8yLYKailbgFX4hBPIR7RDm4T0jOgkThJ4l7ckiz2Z+vTlUdsPTsBjsmfw3
dAjNyRuOLEKC5si1u4144nysCbfR6EJTsKVikdBBFhEgruVeWlJJv+c2eCD+m/cS60j1gA4SXfFqUhNhfwwGmRPP4n5qLFaOxiHdC0bxwwhLYgsRy/+MX3aP
2bo+sT0yWPIal5O/ibsM57hmzp9098pGXpd67e7Bx4qPmIUgk49AOoL6vD9vB9iMLYTOY2PL6rk6FHzjOqL/mE/guCfoOmAOMBncWzdL1HK2gHe7U4lDqBn6
hR8PdjN51n6YSv0ab/K4pSPGLQ1y+RM05HKKYVxOXBr3CwZFN4VLOLjsTJ6dO843oK+jjUua4HPYbu42/ACUsCyg55c14A7nPAM9+fV8MVrEp+AUbShuivwN
W/j63HhI5h5Ca4gfCcMMd5BHZGe0ufC75aqzH/8HDMWejKVKlKKzxV8jXdIjfJE0DH/Bnal/kF8ODzBeEPbSIp0HFwsukubysP14uBsmH6Ik/xO56wJgGFe9
+AaOkBsoheG5GWJ/yyYAC8VFRaCT9BJfwLs5unpIQhcB4TySRegDsex/fITcvtgFnK79ZKuECRsWk9Xxq3yMNJZx0TqVzBqRv12LSnOxXcxJTymfLEzmIbAF
nKG2CgkEJXAg0z0CNEDNXHtPav3Z5pd8FnzY2Nnd32Io5sKfoG2KF4p1mJl4bz4ftbss/Da6veu3nDApBTodP4i5TewtqZmwAx+PHUB+Z14ipVBSdAO6AXYK
uIwv8MPwNPdJ1F52AZ+DP+MKSdjyyo0hbbEdhoGu8TEOpg33wdJVaGxrB3RmrLE7EyN44r8hbvLJjtrSUL4r20C4aK4Wk2DGEac4sOijSwMvElpbE+E+5EHX
eDCX9EGYsEDqaNrMt6KPGLOlqB1PoImmmshH/iMYgLOgJ3vRY8YoXME+FvcHTSNPbVmRu9/6O7HXeAN+ylu2zBMGkV+jrpFDQb0Et7QJtQqzyHy4LrWUOIdV
kT4JPawS8gI2mCHUDjXi/40/SpjJ0h1X6PcJKa6HIYAZVbwHI8l7xjdEdRyie6G78boWBnsi9GAqcAf4yAncIbbz9iVQelEu9gTbLrBYpvM3T2l8LnYM7YId
hMZYXpYWY2csCe7mYpSUYt1dmiDobH/XaJAIt/WMJqPp9+A10s25AY/kQ/FIz1L8Jt9CShOzxItcdukQ+CI3iix1GYWFxbAwRxLMArZeooRhQKykvgS+LfVS
6CgNEv5LzOCJ0ptcNL6dNwmjWIaZ4dwK2qFb2SjkEFcU3yjxYd1rYCD1D8wYNXAYm2bwxb+QWqENucn5MLMQbQ+KYjQ+m3uMZaKtxfbGHmwMWTNukSWf2x/b
DIpH+1PvoTvEadBIqOpuRj7lHrJh5Nyy6aA50wL2Qi/xsZ697rJc1CVZPgsh6Eznf+59VBnxoSTC/KtrLUWx+8DxhNiEZzxJfQffNjUxwdA8Tyl8FEeND7A1
/H1yPSHhOXgBwTJTaAP2BWDEjdKI6F5gLyujr3hWRMEByRK/FCpI+Fmp+UfiZfZGcdMykl6KhWK7ov10grQQm2EMkaoZ80V/fEMyG33qfsX29awDbmqnu9DT
EL0JlnC8FG9ux9fksMpM+5t4J8x1JgAS6WZtFIsZnxTGU/n0UkN0/sPi51Bt94CCpeICOpWcQAwHtQs30HfhhTHnTBOQIGjj7My9wnZAd2Iu0JHcLXwuvZwe
xE1wVcEvcvOpiehfQuu86lAQ6+L0ciZqqSXAFUksSyKk5SWfidZg/mMq6d/YmELxAVwv5CWyiSC5vuAVwiDb+a3CJdhIvOKDXBmo5fLwXfgo9irwm28j01Ao
ly0D0EC8gfMztxUrZ46Iq9lfsa3QwQKOWMVFSEOw2mij4gecE5oF9eTsrtpSl7JQpL/bbL6MPI4l+B54qPSGm5sfATPIhXVnseFkiZAiReRM4IaCZRHpqzdx
R9CFvEBVeGLil5ofSQ5snZSI3GXj+YdSR+NIrBQu3vFV9EjPS+vSEHOYv4IuwJbC7S0sLgo1S/PiHVIxHOQWlW3L30cUeHqYFSmL5pHpRDt0jPVAYWTi7Dq5
oDXSE/eSjV2/8l+FifzvXDPTs9I1CSHER3RvHC51LH7A62Ag/pidJ4zndkceEP5jN3Ct+cPEP3RnQApP+BF4e/Yvt8uZmZ9j6A79jQ3ADvNnkInIWmwKG08b
XLWQKsQwNhoMAwtoybK9NIO4UKoVT0GOMb3wS3wObUuY5drn2okvYZ9TO/DbwkZjlrQBHejaWlBQbJTaunKN+/iHGEMYhRaGOXxnrC83JbyNlMRGYzvpxuwq
kUajN9pBKT4eyYVuUww8gNwELYPbmXfj94SRHGA/5Ka7nppessmQLjQ1wWgpJ8T7S3fFN5P+MCGFuTTqrspVA48owXwOHmG+ACbjKBdPtBUgVyiSbPoETqLD
oIjEabwZmwBGwlj8ataDmrABhRfxFOGr2IOc6qTwB+gi4Qc7SFyD7PFMJM57ngn98TD4kNGfsBdNF3TBhijcQkNzTz3kP/xi2TGuP1qX2EIWIkMFhK7K2S3z
TBnUefBLcUPT3/QmyMheN9BEqwa76WRCB1uhR3wSS5IHhA/YZQp3b6JLiA3CB6418wc+D5uO9Y79/+8x+hIb2SdxTqalaHAWs2a3teSMqTODukokEaYSMRyH
6wurRIi7iFXlPzs/MedNT+I4dNyag6bGyDByDPmO/o+INrZE0/nqMEhMJ8YZboAuUn38LTrd9Jj4CzISMehTywthGtarkjBPOfWEXdgAbpnrozRNSkeLjZPC
pwoC34O/Ds3iW4GBTgmrwN+jm7gfeGh8FJ1qmkd0E0Kl8K0Y0RTZJ/5jbip0tQTL3hOwsI3baqlvXAjf4NPMK4SU2nGxvoIINF1aSI1CMWGwqAkPsAHwTPo5
AkGJht3SJFc+ex5zURw1UmphXkfOMhTjRfljyRrYEmybebIngcjmnmOF3FV8u7ETH1Mskm+xZnx0vEXEpdWwPbEM7WuJLMmmDfm74A7cRFf16Fc44ZwUXxse
KVktP8BOcITkDOm5z4Tx4b3RBczRwi5kBtjPpGI1yGdc1bzuJOm5iGW7UkqTiObEcGwwPggE+Rv4RmKEuIA6WvKEVvlfmTJsh9gee4bB1Br6rbARe8uDWBlb
j8XRGQgDRCQFW4v8LBYgjs8BLIYidiq/5gN4GpEItjh7oZ88tQBO9WUGFE4XNhPZMVHQLBgT/sFKkfk4wV1mcHEpusSS5zmPntgQSjJYIp9FhPMXmUemdDQ2
4SnEwlXQ01hxscQbiDXE37Gd4ThsrFiVX2F0WE47H5q3Qe2ZC/xF/ie45+rO+MUGiU9yrhWkYZPlbEMfsAlugO2QWmK9inD0PDPH6OKqyGc9Q41/oMPEr1wq
o7BdQISzH76HHyPnFkTxPPtJvIxtFPuR1cieVGhuf6k2kg/JyC7DFrFhPjBdTfxs0hMX4AZpjlRTuGtwiY+iu8F5WBtucUJpmUEOAXnsEmOtsuVQrmUngWxF
hcayXL++4SNaq3azknPoW6a9+A/oK8803shdnZgHgKcP0Z43kj3xQXAbcDtyBh4L1hG/QflglIuFW5Tksa1ACTKBW4sf4d4kfgB+BovvHr+S24ckJgbiR+Id
zLfoa3yjyKfiJVCDu0BryN9MV0Nj3IgdxQ7gV+Ny89PxNHKH6x6/iutBJCINsHDiDbGdTMTDLZ/hMPFbPB45Ck9Gi+gq7Chwx/OGEkmMP2Q6iTTG/c7N5mPO
iVxBWedSiD8TFeY5SFxmlmBpooFpwN5D+3M7K3v/HHeCOQ37KBTzr4UATnOhTA9QBT9s7hjVDv8F/xXbDL+Vxrkw7krpRct7cYzUztMZ+SrACfWihki3hc/s
UGNNsjvXhh4tljmz+XZ4R+4BFs9NFodVunEKb2WvAE/CVWELMQz9h+okBsDmRLRkKTEYH1qwyZKGAWQ715vbB2aJ4Vyc8X9sKGgnVClYDMUL/7pbbahf7wTB
xcSx86jl7GYQhrWk6kkvORQ6gH9l/nbPTJjEl0GrqMmmGHg1f5KTxAikG77YXBUbx99m0+Hb9Mjiz9St6A+oJKw33WABPx9KKmnNrkDGmU9xGVIrONk0Q/yP
v0j3d7Yijgh9hTVYhvQvPpN9IJjw3fQAMVR85Nlh+ATtEzcUvxH9lqd8fIngvoTOLfvAt5Gqwo/jfFgXYghXL6I73EgcjbcHY4S91Gw8NOo7V8QNTzzhysGP
QdOjavFG/DwSJ4UUdbWco/4UujCD8BnhX5APZYq4Ulxkui2OxU8RXvEUC0kZTChJ81PRFw0eIyuEEbgE1+aSTRfgFtgCwx90J/5vcgKWwbOWhmKK4SRdjN8m
97MdyCbkWDQAu3Kq4A24P8xbjX9zxYUFeDcWKxnCFcZuQCvwdkxvsMcTh+v89TxcOAAZ8PPCUmQpcoOLgEYKt9A1225jrYXO4iZxmPEetoc7CF9EVWwrdR9p
7J0sXeU183DxCXoBFIIS0JCrh7aXYiSJuxHRFxuW8xw+R7iJUq4Jt52qxt3gwqjeYIWURkfANchPnpW4yg4UPPT8eAasSIjkgp4aUj74nSvl3dIBoYZpU2I+
HbtjBifAkbnH3aexf5AH8UmwxB1zx/CjKK9QF2+BVne/okZyb0HvSv8yi9mWUchR0A0r5uZyV9hPXIRpD7lLKsc+Oe+ZT2BLOTtBGdOlaebRpmH8TGES3Dz+
B7uZtoEl9PKCMEnh2jMvQQ8mANnId9h0527ueuGP1bvMS4QYMAObxydBCwQvd4a+x76HjtJ/8D3FAJcMcuBV+Dt+CrzdtICfB3LiXtS/S+0HIdi6wsfYDCGs
QFq5wpxKDWZWIjrEYNXNEwEa5ceq0J2lRuhATyfjbeEh0hozgyOWo8VHQVVj09zJxZF4fSEs4eOOakZO+E3Yjk1OXMjFcohUtdgPnhi3cDq4BlfnL5fYkOXE
VOw7OO9pLJ3E9jKr2cWojKbDvciZxgueMOlPuCPYFt2Vrg4bdjQko9BaOOtKZyaD4fg58ba7iG3ueuk04fs8FPQcP4zdM3aHF5qm8peEaOgcOjYqheuX2AGs
ojHheaV7VZOGSwY+yP4PWydnIRNcU7npljYlO+BLcCzz0YKSw+H7hY35/LIkfAHYyG4SAOLHfkBn809wO5zDS+zSbM6JO5Fpli0RQyTKPcYyCITwOF9f/AoO
8eMIS9h3CqKnShOxhvV6xB5h+kNDhA+WalJ7V1tmLb9edPMNY7fBO8Ef7jeUZICRW3AG2MQ2JN+xZwAi/QAveCNWABoSdzAdXKETOAG0YJfR8UQHkhbcQBeC
/GlsoPCyzIX/BAZXs/wyAqJG0vtdSuws4m58zcR3XBvnwuIGkGT66BpMvmfri3+LzXbsEmScwJ6AIQgLRXkOmvrxqYKY76THwYqFx5oWFohuQYA6WnJBiCsO
W1B8GJsdc81Tl+krFvIzmEGIzPFcEfLNZKCvYX3AM9hETPGkRR6hMuCq8WPo3fQq7ge6UTCCAFPfOLHoKD2WmsEY4RVSJJbMexLaI0tLzGhTKId/4KwKvTaf
wrYUJ8OPjXNd30FHzzKwAIcLJopVS9+C/sJm0z7hk9GGLXINBEFxOUq6I4xpUKEYjW1gorBzlmf4OaErNwNCxAXYVdcy3M/Vj043nrX48/sTRfQ04MxfI3QG
GlOzLIMIR7tzRvwrnwnm06sFJzKS2IcTQiQ4JUTzZoakbkX1Ke0A7y5egDb4P4rNMjxqrA3DeLFCvaOZyJEU9yKLU9zdFtfF3d2hhXo7HYucc5LiLsXdYXFY
HBZd3J1vvr/zJ9dJ3vd57jvXRDrFY7kaSWHhtBkuDmUjT91CXdbP2n1nK893UMBbAE9F64wTZIdUSbyA36kHuAijDJy4SrR+gRf126751oNkvq8t7gvjyW2j
eE4Dd1VykNsgr0r7QSR9jVLZ/KymBpoIE10FQKirq9DSm+d5kb0WnGdbbIN8++l5Wgd1Ql9imuUusn11D9JqKItWHXWNUAGIBh/EGNcu3xtxMZhGesLdtI5r
h6MQPJNeUT1km4mcYkXwL7tm2I1n8DotgUmgNdsPDdyFP49Oot5wedpidkCONp7rS+Sr4Jc/CZ/2prIixld9FEpwqmqCCe3pbB7JplXFc/AMua6UyH0OwqBV
K+73QUk9QXqZYa7xrjV6qjGJTvMnK//ixk4kr/dVY0uVs+AXfYiPiKfQEfaVW2yctxd33go2ZCulMdRhiLSLrMRj+ZKm33UXr3Tm6kfVEeI7Uss8RKHY23qW
GhLn2w0qoyvUKXcHt2Ey35R+0rc4llMBT/dFqlNiBoop4A8xRmuilY06AZf7N8KzDkVNVaLM61mnha64Oi0m1ha9sBOdLZxyNBQfecuCO7GjQZL82VmHOshL
+tiQlA/8XiE+fSg7baZwlZUS6l34Ch2ETtgrqiU6AfuirpLXOKdOM+9L313Ui0AecrPnrpksj6SygmJn6fOCbY4+LEupCnZJH9mp8O7Lf4A5sAyzkmJsHdfE
KKpXhRjdRI6gBa4je6ztYTnYxN8M9BZLSguNS7iW2t7fPIDMFnQOC3NBMo/kZnQg61JPZV6ytIfP1ePQYjQkvXB7sgJ/LDYJNF5c1jvG+i+J9tV2/Bn1mu+u
jFSPgi3ki2cOHKO5OQ/KdeyIqSAH+POO+mwb6gFHGCu0r8ZVUtbYI9bgrUyDq2gRwqFKYpFiEndQeO0N0ZuwAd6OeBQdZeSBWMaUPsxRqoUywdfFmW4OwQMU
TTqqljOOm4P4KWH3dcySQR3WQHxMM+xtyZacBKM6usV0u09wsoTQa06VluW8lpL5xgU2sVXOLfhvqWL2APretxCddx2RVql14TVhJluuVdO2sNvgl1jBfMNE
X2zQ+o+ji8wjzHSLOee4GKMGXyMrTnupfiDhxm94JyApNGkYaAvC5A9kDelp9pOWmgnwtrFQmMDdyzkp+Axd20RP+d+QEfIZ1Bo7OLtvuP5N/KFeUCuy/4xo
207WC+80TKmTfE+ehrf5H8o3pfImym5O4rmF8iEQ4rzkTzGr8yGuwlBmP7U8f1G+rBlDsp2pcnRgFKyEc8VJyh/wPbRKYgqTI4O/9PNvIoLS2GS0Id0Jj0vN
7e3DtmvDYXVuDe2oAjiIJVhyhO/0DUmURTCT36Y34Z5bImAU7sKaGjEKb7TTV9FSejMRsUL8W18p4QOdaOjqDFLPHMbkoDpON747G5HJjr/MHeA86aBfIqX4
qaiQINAGoI5WNW4Fq6jE8ZmgvrSU9pLyay9hNF8D5qhnjGKogLlGzwN9KICb/P3gD3YUsuJ90WXtViAJttGBuFevQQuRpS4B/lC6ogPiw5govD15lnNohIxT
UH0yg/ZOL+BvFfMCPIdrYTv+lZgH/raOZlOkkcKp6OZcMy2dnCQ7SNscnxIOZzq3gjRcECwgI9lnkk+vyJ8ksvYnLCnf8wF5tNxAnCpBwIiPr42XpA6AH8Uv
sQ8zboqH8TYUnvN3rMdygnezk+6ruIpucdQCKbwV76F5fB1QSNsMiPEJtjKaCVXwdRuKKEteOVeyX1JF893CH5a5Wgo5ChpKGn8CvcLLEE/T6GJ63vhAGEmS
h4Bi3pPMK7QDxZy5yhzbJXUw3xaVUULDN3jGs4esKXzgfAjq07V+JlDbxuylGdn2VlhPO5i9MfIXiOaLO5x8Fn+Luxdolh0h3ILh6mW6IgD4gWIkvYyepwgx
pV11QTeWGvDIrXJWoG7spNCLWlFvdAuXd94EJ9hI2ldsBkdGbNEHilfJfFzLXyXkBh2kxxMEJpGt1NAl/wVjnZZFG6K2NoW0F34GGmsngJj+CU8n3bQTmONa
2jCpZb2M5oIjRAd/GOHOhvJYIrjKqRujfkrbrJ/QT7UgbgraKFHqGNNhzoLX+FmJNUufQrPBADbLNY3UZmugyk8EhlGan6pgWDmwCzaXppEXoLizFpivjMna
bHREVRVOX6hv5IvBu+iT85D+gnvrIsWipQXc6pyXFJlt4Ec4n5STn0pHlLnSimiLWBg2UWiYmzzR46BPv4Xc1iquSHOx9MA/Cb9U6wk9yDiNBjtonVELTQNT
1Ki4eLWPmAsbyGVwLHin1EcjlYukFbyKV6/8nHGQ/Mdng+J6G+6hvVPRBtITmI+mqtHcFpAPz5aO2xPUUmIn3GXVP+COXoEOkKd4RhRqi4uSHrgzDJEfOxKD
XWhTuuu76Gn9b1KWCfApS1GT3d2tYWYFcDt7k3bV50oZmtNIzUQp3FvlFsTuFXAUK8IKoxQ0WZvAShNFXOruJn8jNXMuOv5wnIOl1JmkrHKAYWkk6uIbEXAo
g2kBn8y/BX6bJM5SrUYIGAHjWaqjulQmB7BChgY68htoK7OH0kAKsW3X5rhuaOvADLZcmY+KRI0iBh8mD7Tlqo9Fu/iHf4c2PrYHuKOVVY4K+eGUIEEtBiPK
vA/0A7zYM7YI/OicI09XR1ouOOYG+iM3/Jc2yYhjW7NbBMpIj81mLM6VCkpqYVIdeFDotmK4fwLojaqY2JxJiJCU1sPsI5+wh7M/xFV6JTiQDlOa4Spgk9BP
DHiGinG5E7yjPYfJPlSDnyQO5f80i3ChgdLcHXZVD9DpZKcazkZ6ZLkdPItTs3eIN4u+RJPlzmi5Mk3JB8vCBqxhdjfwRUhiDxbMDzrEtyAV5vBbsz1cdfdJ
6IN53FIO6WehrhwT3MIeOB8Wlm8F9iuVtX8YwQVydtiHsonSfS1buejA2gwc7OHsXSCPfsUP8D2tK8tn7SJEWez2t6KE/tK9jpfqY+BEw4SWckFUJfOy9MJi
JUWJTWpBv7AqQnF3RTg+6Cu/Y48wLysfVSvnN8NGOxHT9WSX9l2r6qzDV5c+etz6D2G9lqGfg/3ZbnE0P1TO4s6iMTBfoKkFuqaQ3/gvvZtyhbxw5uDj/k18
OdQxrhLaTJJghlQY59P702foCCygXRdOSQb9SuJML3wFUrRLfGEcJhQxGyrnpBLcUSnbsPsjjWrsMpsXXU58SB3OfO5x8AOQySD2xZ4AGvsW09/wnVRa7KsH
vKtRJChmrYf7Weej0jF3UGtbfwRAa7oM36VZ2msemZLg1Zop9z0PaSdUU80E1ZRTtBezCF5lBKWgBS5sGWL2ivUV26V3DHpiBakLkKUySrxyCTZQK8Nx4Jh/
Fn4p7XV0lB2oIbtFMiJOERs4KG8Tm6BqelmQpJfBOPGxFCFPACOcTnjaHineiNomNQdHwAu817OHjoHvQLLmVQuhPH8cOArzGRFaRXEj66ye0SyuImANjKd1
lYW0sSqZhcleml+5LCVHPvYlpKDYtcHuaSEe1Quji/7i5KWrrncnm+xyBX4ZEXSmOdtaEncGzaxLXDXMryzcXEpHpUzkAfgIRy+P8RwBZ4wa5mClQ6AsVwP5
/adomAYzjpLVIFIMNVtqK8kYUlR9Td4zRRmOBpmP+Cm+jupDrRmoqN7CvQnzK3iCNtH5lzkM3yZbXXPk86AYTDP3MtmK5CNZaaCBe7OjKjdN/IdfR1toYSSC
biYbhD+16bQhv5n6SJS2miwnW7V2pLu63cgwWpt56kCxP0vClQgm3c0dlrt0nplGVuvC3G7wEFiKbL5JUpqyBBIwLHIVTsbLC2LxFb0kn3W2FHso3YUqqBJ+
pQj8N2WJWpvnlGmMm9ud327M106zPL2nDkFB1t1fR1hOpilHuI5RnfJFy1fRCSVJfKVE5s5WauAc9Zmle9D7KwZy/RrrLdbFgaJ/utZZ7d4Dxi66xbYPgOAe
/6RppJGYCPf76wR2w5XSEdhIu4dm+rLEZeiEbpVi5HR9X84VlK22NA7GxhrFzHA0zl1bKGe4AwWMqtptaR0paptKP7o6qPW0/qI1J1RZkP4TtNP7gWe0tjxH
vAmqZSzkCewlzOc6kYaZdaTXbAYtCqvBbeQU/g9dT/57RQXxjnzFn+ieiMa4CKlBK6gmjvJl08f6Ym8DZza+i/qFDjPHMcXX1LSALt6SUjNnC/OH+JBYxX5S
NJ4HN9JJLkXc6p6K2sYSishLQxYy552i6221UV/nSlIoyESH9DqgplnH2d7xhuaDR/npcm3y09tDnKCHWjeZ64UnMB689G9FTakqLmcj+KrBFK/u6WPeZiVo
H7MouiSsMB1B8zpMhuESZAkS6WHd4dqafoVcso7JP81yWr/iOuErStajZ/z53BP6ZnISDbENMm/zq3kxZiQO4N5sNHecPPICIdtrN35qdcNSwX/hU+QS8i2+
sxiv/4LlSG8z0+TpCGOq2DZtujLUtYaHZKbzinLPla5OJfEZVYXqlrZOm/yfJTfb6toB65sDzLVGRct9WfQv4AN4J27tDZd9wryoTDIdlDZ7o/zqeakazXLM
yXlKlmkDfW+NLWYuvKiVFi/Id2Eqnc9dzSwjdI5ta57X1rIdckd+lRkVcJLj7qJywH3aUx7cgrH2StTHaoM5aCyuLVwQZslhpKPxE8aG/Y3jyRppEaxtNIKN
UJRnb+5Xf1vxd8o+sMHX03WfFPP21HTzGLxjMLUu2km9zs1gm3SHnIFVULr1m9idFAaHeV1oBH+jEF8oee/7vfSD57SjijnJ8ScrhKK1Ye4itLUQi2qxE9Jp
4aznItvF11PmKlOz+ss71ChUO30QaMdPIY0QMwcGdtvf+yk5K10Hv1FRrCidU02yAy9HkWRESn9+Md+F52EH+BcoJneVW5BxNFqYDQ6jeuoP5IcW3zN1B3rj
eR1oGejjDOMPa5fARPWhmBD4EpzfW8EUZewyjEWd4DmJA8uEcOR2HCHftNvcIDEWA7JLl417Ii8WoX2IDnOyO4rPxGpCl8BmMppvyEqChqh6MP+7ovJhsXxf
VpIHwnhwHU53nZGOWCN5F6joquIsi3SZY4elVOOQ+xgQtAFxlR0tvS0CSfQUdygqntQga7h4PJEcE9eC/HAHH80vFMJyj0s/wmaqH8STakVwSRsMNwNBmae8
1x/mxpgC3kV7B1BseTLZ/13ktGj+D+4t/eXex5Z5MfLRr0FCaId4LsNoYxa3jo2LA3FkPLMpHdkYXx4qoLXXbsCvYCnA7jp8gikrirREGAAGCgRNgla4l3FA
oSl8mBAtzyGDhIHGQ/1ffx8wUP+OEuBIVlLHsKI52XsJ/+Z3BkqInWgj20BltCLqPeXxSn451mwu78Kz0BZ7IeyUT9IENCiYuS50DPwFO/Iz2B2fGjlBrp7j
kg+Q4uZHxynynhSQ37hOZR2OrgfHoMNkjjABnIV+qYClMYrXK7OZxiNgBZG0Lb6jqPwwOobNEeKNCLLWcjtwTRymu80GpS965vn+AmXsDh7KLXkfTtfbeKtE
hxtX+BViotKNzy/9lIg2WCyA6/lsbGnmJtSLq6xNZxUNi9xbauPaqQxXq1kOgbYGE5iUTrFejLRkxVTOPta8L/wSh4JLNBHP9/VkU8BMoTYekD0RzsJFFTsY
qvvhEXw1kAgORVTCJyzvSelV193pvhA8Ht2L/gvcsrTE/+K7vgH+JFyHWvHDEhgjfFmh6kz0GncFbsdP7ZJU1aeRLP86eIzVz7EYU0Q/a6gnoR58L/8mGB7s
2Qg6PXwjeCLkR/vECDpbqWvacBkyymkzZ5sVWPlcu9idNleGB+qHNYBtuX5uG1lozNOHpe6kBcX9xnXwClhzK6h92WI5RFwUd0fvYjX8L+mfgc5G7vxzcLdy
yVsx97dxIEuHNY3lUkHtp77WvEHvcFHgMj9T6Oj2RX10xEk7cDbrkmEXZ7DJfHvHNPBImQw+OiqKUUYfdaOvHwlHE+ANnAopKgz62qrB4v78vi/a4LSVyeHe
H/QAGg/C8GcUZA86Edzni5Ar0GZw8jelNbtFi7GduCGrLxu2/rwDvlXD5UJglXYXBuQSsLl2VqvJnKY99QciGf8KnRQ3qaS+N8eyKUJLo7X2j+lGzXwH8EJl
mFhSS2YNSQH/VRAwx3t+8VVIrH84eu6cZMTj1uop87L+n5k/dxhpSBS4hXpKdSF1aAa9pP1QthSdytqStt5Ngeq0AorwPdV6k+qu5UF/viU88U2FO8zN6Xkg
T//NRpjjSlyFM8E6c651J98P/unoC8KcU83t/sve+tIW0FU8h9c7W3tm+Yv4juLxoKhrAD3gnyiKRk35suLSMb9LaSaaUmIgJmhJROK116QoDLeW0I6hfXS0
cNrijNkuwuygrQhp8Dv/XhxBC2t58m41D85ReyoTZIecKnpoHXQsthB6j4ZRyVgI7iMvGZ21gxT3vtRrBSqB0eZgtkFolJyI3wmjnAfSz4ONyiKOZI6mfdkM
WAL21obBU9xF3wlpqvCv3sdc7WufYZCL7Ca+Sr7xCfA2WQdVWzkyXv+DXXfZ4QWaipj7rVKdhsAe6lWtOZ0bnMNz0geYAHfLT4Wm1Kps0laazXJHoR+shvmB
Lyp3NRsbxywJ2j0w1brVaO84lkKlWI63LGWFXB9pApcJ4/WX6mnH6tgIGJ5uVTbyw2ETvBpMo1ZfD2Nb1iU6W91Dl8MPvr32v9EUshnuBX3VHoEQdbjuoVeA
4mpva06/ioP4ApCo//8+67kwGmx0fCTb+UFiV7gXDnQVyKkr/xWTX80n7gzsQs3Fp1Iiv1zIZ0Z5Ef4X7XDMp3NJT+FdYEywPetFjzWrCD1hObScrZRPwyTY
jk8jg3Gy0UQV6ZBAklhW6wVt/gzWklS09LTny5rOlaW3AgPIf0oHvokcHjirNJdzgtYw1mSsml4P7tQHwCo4HY3U5/leh9eS98t1+ZK2n4KP7bO5aZTeUT+o
XdCf+o4YW5QvSvXMh7ygOIz5sH/JB84F/ts6jd1Ij1LVv5zNIT5XrnGAXQHb6Do0q+gx3LLUSFVReslAWg2OqhugjZRknYUC+mT3c38VRxb6HSSp7f46tHJ2
okPDz9FqI9Sn5hoOL//S/5Kvo8XIQ6wDaR9D5/oAp9hYv6gv0ftqCl0DbsOf8AWJ8TcFpSKNtC9LI/FlspAr6gHouLWbilFl+B4cF0PRlaA3VkAdpdK4Fiij
PoAHyTSSIPYxZikPeT90WVfA6/5BenVIhFxLPRQnl3d2havVLNREWEPr0UfKOWMUnOXrRsorLjSY/Rb+M96Yy7we7yDPOWmcOj7xrreSO8JZ0BgNFtCWpDGK
gnHoi3LRUkeuJYwwLyAfemDEcFfoSizR5cTOtVQba1NdneEj8g/3lBY149l68lXMsx93bUE3WC3llfJdj9NOZBRwc8IGvAWXJRfIIG8N2jU9v/MiGMz9gGGY
MxeQlWBpYCGUfCfYJ1Kc3tH/AqngHdguFlLfua8oLxQp6Tr9/93uAZpIKeSAWlM6CBezI0JPX5rlq7ZfnywruATA+IrgJF/NVb65VDMAjdeoftfcmlnBZdd5
JIUWUNb41hkNyBU63/I2p5B8kTBxqvln9FX5CF0LI0BieI7C6DDQQtkOQmhdqpgrvTuE8aSv67Uzk13mKys2cEC5g2xotNPB7xP24zUI2LAzjxQQagmhcW2k
BHiVDLYfMKdLEYqBnoOp0mAUQWa4LmU0DtpZPk4yPtCB+jaUza5qc/Wy8Fl6DVt55y/SKWBzu+VOltr8JnrRmAf57NcZDmO1GKMG+F/GcPRFfUEr4On8fjiW
hsqH1Rb8ApEjZ5zDWQI7T3KMLVxpcB9ulmrJR/Ed/7DsgrAMOAT78j5+DlRwElod5O1RrC+/w3erWAe2QJnHxtra+IsbeTQyaREZTVJgS/0eaq89xiE5LT07
HB+MIsZWayvNLY7KfOs4K0PnNm42mWJ2NJ24T/FOskK8/D3blWhF87K2wklpglxRe51VEL2hR9gus4LCjF9gPLiIJ/mTpHitg/I3HWjekqahVqAp2CXU9ueH
VqkojDVvCw0lNdDaFSOVpgmRYfgTaaVfon9JLVEOloOElKaVlZL4K0Yq4FiesV84Jg10rOajxPJ4qS8fsSrbDTE5FsyPvCAC2Fhug16xR+ImXNjYIiHzMBtC
PpNKeJjyn2rlNSMWxelf/FtLTYhKE/LjosEM72o0MFKN13RVIIO/JvXh64oWYz4drVcTexg7jGGCVT7kHSt0MWqhPNQlUBHUM3qgZSzK/IQ7Klbttv+aYxQs
Ig0XU5ROdivXSd7mSgL96EZzPH6Eeodls+W4aqSHERIPymU38pY1Zir5lYamaOxA7dxVVu3VbvD9xD62T8J89R66H6jJ3VXaagNgtlYC3M00SZhWQJkid9be
Mk1sCr6hlYrPWilmDKka2sbzdslg/IOcDBJsBvrD0YPORlWNV6nN4BrvLLxfuI/qyIvhKfEZLCz09TVbWhRmqB/oRX243E6egabQeaEJQkneicOFE7ik6ENt
aFd5PUzzpsGFjmQwJv01mhdVju9uFssync01wVJVrErjM5ujQygRhMO6gXjvUekwuaaslo6RObAz+8DmSAt9jYPePFSpSt3h8RGbreuB5I2yBWBNeJh7oVnZ
K38jqjka0R4w1J2QvzyZTYewWfA6LeeZQxLskIWwBzFO7QAtqj4l/VhzWoG+DzbiZKWD02l46fHoucIh7zAvYedBBl4DOG0lvRHyyj9WHU33Cp9JHfbcUobM
si3Em9Vz8obgpgyFz82iZj25XVwv+iYQpr818+hSytFn8I3cXR5jvJCOKOOyu2nf8WFXHPOZafx24Qpqpb6jn53dlPdaOyfkFJhMt+lmWGE8BKh0S+wIeJuu
tE8KtPE+RPN8nUgDsZnkYNmZNHiqPwIrtR20DGyhThe340XZf2TX8s6lzOhktqZFpO0RWsw+6wx/a2FITKa4CVQ0Z9Hfoi4+hy5lWEwRlgN7phVVnmvdxOrS
a6EsCOEtwg1aEs0Ruxq27LNgkWM9quEt44rOSRb5uD3cUelv+hebxl3gR7At5K5YTx7D7cWNjQLWI4EVbDAZ7qiODnpDNcKVyM3hDbMDtzU2iv2ntzWesudG
OW0aVISLZL23M7yGHK6+QqP0ouYvaTkuL790rEY6tKTPh8NxL7YV9EAOLUZyknZcfjZPLA0nsBakBGkoH/YM0ptlV+JbCduMkuowfGN+h5UXXBWQR1tDRpKd
DuJ1gDNwjuwg47QnAIMpeCCZKReAkUJn3wX9X3GNEBNxWK2tjZAOwd7gB37CIox+8hIyBX/LlwdC5ExSWtsFK+ubqE+86Uw3Q1FrS0P8zNKFHqTT1RSjGBpp
dmXbjfHU6WmJqgm/IRV7OJu5JqEYeFKah/r4V4kbcUWuf053+S430NjI/0gsqbTBJbycZHG0AYlO0zeC1gcP7P8IO3Pqqv0VTgjDrZakGUUtmnUUveA5xQ4b
PYy/jcGsLOsQIsNf4pyYghRqThKNImW3/ts/lAe2u2wuG04W6W3toVJPZnEtB9NpU7G4XJomBYbA3Iz+fGuf3ZUi30Z1/Tx8xq+AZ1mFWIBmu/rIVy29pRij
vVSSALdbhzhd3Q4voa/idfCJRJNaXChsGkgiOwOXtevoNv7uKOnrzHqJz/QbkSuN51IzbTR4iq+JnX1/4q+gPtwBJ9nNnJyMUtJP7Z6vN/pIVgc7YDyZt6QJ
txFOoOl8KfMrXsXuwcmsjFmDf0KqO6dGF+RE9FGpJR5ks5S6sBlpSnqjqY7V5CC/we2EvWgz+Tlaiokyz3nDiPcMsa0hhaR6ztV4L+lHy5EzqAE8ACLN3sIR
eEzIBMP5k/pK/wcjBWDUztUd/01LwM90L1nDXjouwlEGQc8kK/DzlVnFQHOhldI9fL/hAIODfHYSCLZ79kvOGlETI3cbf5IwYg3AYHuujarJHnlX4CNRf6s0
cDr1gLMPfBIbJ6vyY21U0hTjs5Tn3UES5Z+4JPojSEWLxevmFvWj5oXHjZPsGu3qUNEOcbDWUfKhUeohMJINzZ0ESqNUckkIY0/tHaS5LMK3liVJQ7U6wki1
tNlL+JdUEP5BndX38mn6XBxEx4NxALBIIYQ9JUeJqlV0VjJD1He+WbT2ym9kLomUi9srp0bFTbGOF0aZP7Ux7IN3ICzsvA/nU4GlsV+mBQ6Cjb2hqBoZSTc4
n6CVVAj63ivQGz2lR6UKZlkxHelKbU1lRXmNTqON+filPst67b5np+OGWJTuy7jLVnI1tPJSQZQAFhUrwrWAh2mUFlNgABoJZ8IWRhellXpTfYtyg00xC7XB
VfwfjaHcNJpoXSNzIA60xZJ6hz+g/aZ9lPngFbsRe5wa7hC4CwjyqWC6bYdI3cmW0yTpvQMhZB7x1IfjQYRSBE6RewkgQzRb0Ew1wawKQswnLM3IUXfSEDES
31UngYeW3tlHSIHilDYRp5IE1/vsvniE9CVwGF1UqyiRNEffR/YL8/FbMsocK/gEj9qYIfSWWsgu0iy9hfE0aL1VtJULV8i3RZm2kPdn/aVN9l/nSmQg87V4
ztoAnbC1kYa4esqnqAmGRM2VxqaN5TezUtZOJf8GHdA5awx+oA9F3dhP51d4FpbxjzNGWGrS49lM+SdwPPuRbw8+CD+hlVHflE9gHV1EC8oVI/7/FXVBtT7X
0T5YWoXmQBE2Ihsiy/LP0Dcbr9zgXsBFYpAwxTFqX3gwUwHV9ZrGeRArDwADWCociY+C48nVnQC0ZhV9ffk+Wj2IxKj0Z8pprQaqya1j10EM90J66dlc8BDN
oxOjdur/AGymsZvhE/WTbBPbGdPAulL7oC1g+XMu0Gr4B/1sdNJHo2EoXH6bE4t3O0JRR2Uizg+Xk6Rgws82JsMjsJv2XnrteO5ZDU/oc+z7YudxCYwY+UAb
fqsKlAFCCTNUi0ab9W/5iwk7aHP+PWWkrX0etBKeDVd/R5SIngLnoBr8n2K0pUfOdKURMYV9ZA3dw1azuXiTPtlcQ/YoO0gLAwh+y35wHqwMvwxilRliGZZB
79JK5ItWRh5oN2BNrXyGCjwY8gtxK3WG8pXkpxVkzjpO8bgvue6hKSYw5Li3oGwgIEnREcr+6GnKw+zN8mMQSlvj5eIyUJtdgjnyJC1I6HIP13uQQdajt9Im
ZzWUHhOi5mPJZHHKXyaM4vEJbS9oLTWkvT33g3zuk+6oBYLn2k+bsjlat2Q72wFL+9frGVlrgItUN7oIHcB4bzStoB2lZ0iWclpsIC/WPmsD9OOeD+QPR5hn
IdxO/sYtBIvaxSwklqadYn9ij/zdMZRvZ+Koh7AyaGStzO0SO2rfhHIsj4/H8XyiFMZG5jSXt6g91Nq+CkJ1mOVvG2hrvGQ9TDHIFvv5+ZIsf/RfQc1oZ1gS
1IOh/Em1Hhzi304eyJe4ObYJS2eg3UTRY8Am3LKghO97XVxT/WvM3bgkvAMWQglsla8Fe0V88JY5iK1EK9B4I9xIghoqYTo1TRpgeRHMsx+kqng9LN650jKp
tNXxgXzlqVwVlpA5OF94rO73H/NuEDIipih2ZprxnoXobzEG6Z6pqBrIJ3QXFBaGM6LdUnd0ihtAhivxoAxsrV4Wv6vFqdM/U52fvcE47/SwPygnLk23w2wz
QV9kvKQ3pVijE3llL5c7Gy5lq6EDLwBELyjPJNuEVbYn6J31lnW+9yMb4hltniK/SWtpP0nSjnFJykVWyL/JHenlFW+KGn3A2KCvYfeooBH1hLFStal7Mws4
+uDOznxqG9PF1wfM10lKTSXCLvIWF3eOwdnSP5mv/en+NmqO1gS0kAsBj7hN8eOhwhXXUPmV9SHBYFlmPvyM9cLX6ev0ZFpH/YrTBAO9EC+gWHOFUzSHkl3+
XVJHuDj9N1vKRmZ3BJ2003op9MHVkF+eWNuxx+EA4+F52IbbpMXiQiA2SBD95TSw3dnVUtG1CK6BTP2gAv4c6SrWMRcZi3BtkcFWoV44jFFxCjnPf1UzlTe0
v9DQUyT9NlhFflCRNQvE6c3ERH67uFj4AbfTt+Sed5Q6R9+v9PGccGzTebyUDlKKoLfan36n1tX2r3TD6CTtQu3J6rixaoSxXP4v8yNLtyq+WHYHtFZvolSQ
B3aBO3xfkA+1JTel8THlwWeyCX6HCbAciaPVwCNcXsjvuE4CQhIIEcpQLTBJd+iX5TPKe7RaD0ISKemqQ9sTNx0o9yeN3XuUSerNqANqF5zP3Cw2QqXoNKWE
fIjUAMdAMvgn9rB/TNwpZRy0O1qwHUYOaB2Vz/4uJx0wqNv/UFvxUUIh87NUPrCThaONQnH9VmCebQY4jYWsq4F55hqwB+7VC5jBOSZ1ggblVVXSXiyck2im
+5YJA13JjrvEl/xcGmWMgqH0WEDUA77ucn8cr1gRUhvRL0otoYf52VYwd5Vejhb2NFevQSVjNXzjOsrKcifQMvIXfmLZV2wuKkIWG4fAIj0cRFoXchP0itwC
rYh/IutVJkx+BeuFfgILpX6CC5YDuWI/277AN/WmYvMz8AE9A2OEeeRPcQ2xypV9l9lZ+zhllhKq/kmrZ7VRN+qnpfLhz/gIrYNezf/ASHXOVlcJSXS9S8nN
Ez/rR+Wu/pVRY9gz9Rt4gj75f9pytR/cGMgZTY3vWl3Q1eXD0x2ykpK9lS3Sy8gV1eFyRGoiacRnJmdKeaC71Qa8OFQ+Zq6SZgnPhGouxf5O6uIG8k/QLvM6
EVyPwTn3D8NkNLmO0NGoYpwo+Z/Fh/Z588ctpiXkuaRFYKWepM38/z9ZqALclp/ifB8E5yUDLPD2BPdsnZefII/Ve87KWhMtg0a6RmjnxTgkoD+UUeyycZj8
m3Utp7knRvpNDnL5gOaxYsn9iHSw/iy+WaARY6FLqGex0CV2FT5hw4TrJFZPzOlozI10uFf6j5NIlgwfcKJRWWwjFgYW3Wp1wwmgKB0OdLMT2Yhj0QzXYJil
rrVyYZBQOiH2T7EhLEXboaHguXLXO4tf711NCwptYOWMbkIt62SL5O2gNtMrKJf5IkJJ8J110weRus5V4gPjaGBXhtPtyfiNq2rp/H/gppqb2oV1s/XEVaSH
zgHgJVzmwyDLN185Bp8AJJWj92k/NZW/y16SdPFMtotsY89oDI9gV2N1TjodAbrAdnghu4at/DKwRh2T0Z2uZKF8IrwnzTXCtMGu0YFuTiw5uciAVT1MW6Pt
2Z3N+74dPg8/MTDHLIE2gAN0AChk/IYp4piYYrAei5KPOkvLNby3wUHvLO2bVkWqjvfJm/VqZj4zv3U2qiv1kqvIT8EQ/pxjmVEMfJZ749+gPGsGfqJBgcMw
zVUY75BvKG4t1NxG/yFPVKLuI7W9I5SfnoVKvlwJlKAXs0qZffg2agV1lfFCm6YP1baSePEsPW5rBJa4iuljc6G/vauUeo10Qky36msdQ3NDrJS+zj/Guhx8
I+NM5r3PzWDHvPXMpeI/5g8tjHtiptMGfp6UzC1jDvY3oxVSWqlN4Wf9p+W19J10ZnXFsUD0ztY+ZZRXAsiZ5mTrHdfgIngMbeOni+9gXXDBER9XSAto5+BN
tH95l9wNwkDcEz+BS1xEqifnGtP0aJQVqASXOM/AqvxY7/WY8nE3TUmpqGaoYwKvzYfssaRln9Azjab+oqCgEpUz2VwmtWeMnwxvw/euZeZ8bTrt5NwpfF9S
NHqPcxQ30ygIVyizcn4oZaTinkLgpXOmscyZ4x1AyuOZxt88Uj3KCjlH/dv85ZvsaOeKCdwUMNiKHhoic5ARilhqsHeg3I1Pi471F/CtVg4Fza66c372aRGa
X5TqvrGOGDBfyPAOcPa0PwOJtLavmWGnz1EHUEHMhjrK1VLALPex4Cmvwhm2VjKDzMimR7VW9nFCBc8k31W1o+E2e7N/UUjuCjAJbTSmmJtYPUDUZ1TVvIHl
0lrpk/GLbpfq0ybmOwUaPdEz7w4WME3zleOC8gHMcs0EMvlkdubrUp8wXZ1LQ+h9j6I8t1/jDlFr3HFjIHgDNmkmrWQ88LcNMtkN/rqrohOTPrlzfU3KLAQx
ZKuwlMtfapCAnL9RElsJipkVjY5qazbJXB04Kk7Roet79jhDojp5z+ZyB/AOlN+/3xwbvYV2FjoLa+wzPKPwDNDXNYvu1mZxoUI86qRPch0QW6hlpKbcj+zL
UjV5lf+7UkEPmJudNdgdcoclkN7wPi7nTQYuILH1plV7JcaSQUJpNZSlkFaCR0ihc8htVxP/SOUPNklaArt6SxuRbDvAjnGBVNIjvUNuPlTW3AKrrewh9OTO
qM/BDtKHlTcC8nIzC8XTI7iIOZPapUesAXpWuLLayvbAbCecNWqihdmrSAMSCzZZA8Y6f5wWBfa7GrG2zJCK4Lfae7jb8gakuSTlB3XCy2I92lBcwZ83W+cW
ThwczIk5dD95ZYZJmxkUcoSWqsehcRbi1WtLP7P7sBRHJh+C08lXdRn5FTPY2df/3LpW+JVTYN4ZnAEQqouriQPl7UQ2u+Zc0+aZL7Kaurbna0BKOGJLVgVF
lKm4FjnptYlZzj+NoWZX2sTXBv62Pss+iu/7wnIrAehPx5dIE3Fs5h7Vy6vmA7Mn0IqFKOXsMEKWbepAs5bR213F6Y7pFndduu6fw4cpadkPLTVzEawlDGeh
wdxcZ+lgCGZRczw7CicmViLAdJP1jnf4oXGVxRlWLpS2c77xdxTuyImgHY1Dyfav2hx4LucDK6QMAF2ja0mFcD06BD5y3dZ9Yjy4hkoKnSyS2k5eCBsgw/YG
XPW8o2PZZn87PRT1yxjIWnovu87QW/S89xSwyo/AIKUSt1krLU1WHLyffoAhaGNWG60ULJvSGB4V1osuGNxq1NJcJDUiicYOEk3fiNWcB8AwGCc3l/vHfFM3
Bed9AO6W3j/0ItiW7RCWSoX9s/gQ9RVzQFNsjvZ4S5hv/Wb0MLxHM0lpLtE5VVrM5undKdR3J/0VaM3+obOkrUFyn1YuwckHLSfGLEAr6L4ytxzAaCNHK9vQ
W/jQU1B2wt3yRLOE9MU7WHkkfEBn5VBvM9cFqbo4QaxDjtLG5lBPW2Wwf6MarfS2/INDxCpxslwlOCM08N07NC4bLsOdMj+g+/6btluOGdo/oETcQZK3pLr6
L8EaYmuZHR3C6wNnjQbmZbhb4+QEmi4/RFfYLr9LLuufAcI5Fz8LdbB8N904kaThjJVrXeXEfsoz0NvXwTfQbKUed50gqSgOxKMD4hrQxtsEztJ7cQeye+Gi
WlTgrDQO35QP26qD8VYnHIeZ9BAVC2RFs9gKXBOld1ym2V34EX3KdJqt/d3YHt9Y7QLLFspyS9hsOtFXMm2W+iwnzGT+KoFJ/DQ6l3bBFYDPKK5LRmk60Rho
/ZBdAuSCXbFrQnlLY6ZIaZH99ARcXd6r/h14GhnhjpdaQxPWUpbSZR4bMOV38JxSBB7T/+N8ygESbnLJmfLe2Nve5ahQ9m61AHyPK0lRbC38CM7iukZP47Ax
F/TXXOy01tL1At7QH2IRGOYRhZNrm39JPl8k/ob6O+pYb0urcvaRpr42Ti8dpRyREL7nu6fUtf8HwoVCxJn70TeHbvMNUQ/pHq9zWV/Wx4gyy+e2MtOCm1uN
HiON4TVQDI11cjHfsraBRFYZa4yCFKM7McAm9bQRRYuYopHfYvrbRn9x1aKrzDXwgDbGaCXX0/8JHHEWzHWTlWwmSuCS/Vv0K+ykrZaeL6qUv5lUUbJJQ5xV
wELtER0K++EH6C8hD2QuO09OAh0IcQmYl/sqA5wHoEeKpc/EbB+TR0t1PcPlo8I/WiTtTh+RQkpJo4/raPKN4g3pSte3XL+rin6VM1lP32ilEB+X+4+jqUBE
mxobCCWzKXUMg5VJcbENOGQgOilnGHAY8XqT7AztSOZNcWOxSPGRmQKHK/XQdnG5ukLT2VPwTa+Z0wxX8xzQc9SF5E/wFiwkPrbGNdEx3vkDVDXqGtOL9QtU
RDONLlwvtgiV9T3RQ+Ae+RG7E/jlWG7+K/9rW4A6ooqMOvOElnwVGg6H47L+5aYknFUS2AjAx11z7DSv4bosOTNPWoZGOCbpP31NlL+AZfUs4xYowjr4rsJY
bQrOMX+Bt3yHuL/QJvzFrpI/c6PkWvCD1w+mK2Vp0+zqRoi8httt7DQ9vrUW3d1r9RD1vFrOsZGWo1GgALph/CkMJYNZfXEkeORsrzvkU0H3zudz0WNhbfXG
2k86Y8UAR1uXnhHP5RG/cM1/CV4nyBEAhfTS/rNq7dWy0QhNk9fBRL42mpXVCGajrlGDtOJSI8fXmHTjLmyhveVjhA9qpqt5iMb3tC6Sm2SHkh+OR6SZnukq
b0wjNdUO6dH8BqGN+oXV9dbBb0Cm3tXYC/rReC1D8dBiYAB9kroC7TGW833Qd5qlRqi3tGtaV7tLjZCLAYF7DEsoEfpAYw1ZmJ1fKOUrZlrhKnJbKa2Ui7tr
zjHemqMtV7Ta4vzAv3IlhtFHsleapi5jYeiiSYFKypEacYGSy7iH2nhSGKTQ5aACDqESaKAOMsZbFqNV4JM1x5jgfoUOaGm+Lb7H+LfYSBxEisBoX2lYE5Um
4cp/vMvdjh4NXQKuAA6u80SytfJW9bBjlHoHblequFaaJuie24w9dnRHN80D6Dj4bnQijcHU7Pewm9B0cXyQIkeC9Mwj6gbPC32i/zM843vDfoFDjmrmYBKV
+YX18w8vHaDvUD11kXLILGvrIe4O1DKdXIS41LgPcwN3uRiaYFsT8An5cV8wwG/nrXCSdaCSHj7EUQ5Z0F3hnZZIyro59Ss6SIqz39ocFGVWlZ/il8jqqglH
2AvIBckLOd54QFVWBg1QN7CZZLwSJzSVTdDEP5l2cEzR3yj35VFknticVqL3op+ZO8EndQvbwUz00vgOTuum8yyor4XBM8qc1DRSF+bGjlQKwJKmDBKcE/QQ
hVlfwbUsXGTOUeYzNYb14TmyWZ4CnokbQRFnut4Y5aO/BBW0Roz/xQoIG2mJgN9ojhKVbTGPQD6zbmgNszksG3T19Y6Z8KmAczN8DnEcu5TSOC5Cs+NYMo8q
8ktSB4WbIGNjIMMszV8w8+FNvJsWo1FWC19A64gOGlNi58Al4pGlo0FroSJwir3LTFGuwr980XItxwluDn9J6AzLahBf511ojXHAsNG3en4Q7roX6JhczL6F
lpbjs785+oJ39LjuDe6Ay3hhfejJYrWkXn6X4wp7G6hAfWQN9RNKTrA/hPH6A6W2ch7cEF9IB8FKl+TrALYHOam0XMm5xkh3xptN1af+iaSMeSynTHohMt/e
2XwGfnvT8Ljg8x2Mz+K5nmQQUOvR6cQKC3tIalM2QajpKG8G+ObZ8XxP1oukRZ8rFQKn4k6OK76vgXfwBbMhg2xRu6kVTIeQoC1WcthENMx4TGfxz9DRrMq5
TdUxttGglDwKBa9sRNsH0Y4gDVYvlcbGCyosHXNH+aRJcTXxMLkKWEAeSgVgpLTdFw7mwf4xJGewtlTvZu1OGvjzoeHkKzstbeKPmovQODhEKWUcpPtWTcSi
J8lZhgyHK8zLJKMIh4ZL3Yw6NNPSNM4tfMSdjXRHJkWOqHRVP8Ys5k5NoeNL1cqZUOplYIXZJXe+NsT0eQuIPI0QfpOfepq7iyl5mglluNboBkkCMWAVrW9e
cHSD58TiaLzaT6lrtsxtZJZic13lSAn63ryDO/FUdJgaiQQzxSFmDHgHmsL1rHvuUrO6z25pSa8nyni3OlK3sugYkx61n/R29ZaRXzm7I5uxjZr0uDoSjTB/
SwPRDfRMT7JXc5eIS0Sb+TzyKmej2A9SSdJm+taS61JrNt71iUxWnvGPHc1gYUE0BL6sudldw70z/SHfy7WK7vXKPgv6j0iup3p3ZYVRJegmRdlXvYE8NWyC
e5jZV7qmWkLcJUvINcAh+pnt9IVFvbA8kUqY1cRkw6sMoJcDc4SBnj1c3ZhOeLXZE5aN3eT1ujJdjR1P9EkZJaVy0SNcId622gDPQd+twGVlvqFbraaHffZx
Lg5zen/+Xz4UPbKPstTzXV1ahrOy/ajk/9+ykkh5u3EN7PbXRY8jOjCHYln51OgbdV1o6J3NugtxBsK3zSPa65QH1in6YfLS1wM8M2eZG1lu9vMYXY2HySQX
1s+uH3ibFSOGm3UsFdBIbR8pFX6Af4PzYD51rHqVFqWH9EJkC7/KXUm8iyfqG/VvjqesvL04ngrrwe6OvAWflHGyE91HO9GXlDnwp5ZAM2AZ8opLBNvpWTNV
89Ch3BvpnyDDVXDm0cWkAdgLF+M3imK0IIPVT6QEQvJh1M6/zuSE3q5fbC5qIn+mrYy7jkhxBixlPA18ZZccXfVpNgcBlsKwjjJCb7XqpFxQPg3i/NtAI5Dt
3iBHsge+duAFGIYi9bPoq7JB/iofda6CAVIrMETIJt3UacKwuJzAYy6d9dS6eUPd08ATmUnJMMQ/gzUOfApydjt5lu9Vzk53AyOaRsCJ/BxttlKWDYFr4Dea
347Um1J9R+uklnIpsT2bafQAE139UesMAma7tyCbq7NxQ70pDlHrkl6sFR7MEPHH8qxnal9+s/wR7My0yzu0wUae4QUtQUd6mIzP3B7TipS3lzZnypdzIs3q
amlvqPbS+odwGf7IHAluUGSpmNkZ1Yb/sEdZ/4JnGX0IDwejO0Ic+VMIReekeXpD6b4mKEPwRZrtrwcTpEG+YbSj2s88Se5kH8IdrHZ5P0sSygk30qe5Frji
1F3B2f2DayldV6YHxilqzmyUSc8knjMQcQsOvbC+gS8aKO68rSzwJUIB7sGx9I2G0i8qK+B+1C7nNhWUbb50FbM6qDO4RpIdh4XByHSOAG2EknwF+NM21xlm
Lhd+eIa6ajouW38p293zUX8Y4ZiqfjXygEX28RmG1RxKVmnltLXohG8Fm+u7SMeAc+JT6afXEmgjr0OtcV05AOrLh5O7G2XgrpxFmoVVL90BNcVPyX09v1rB
tZp/A+zmLXW0Iw900zpIo1WC85kFXElkJoxRF4BdocfpWnHQiresMz2vbtATjNu0hdEBnWI1kktIQ9gMf6SnudFQWiG3JevVIaQGGITbgY2eZSROXMb+A1ug
w0yD0XF71N+cDj+gLmwW6uvvDzVhvHAluDOljcPJq4yygBYy7aUVr3eWXpFeofWNWRJg+fin4iTQSxvNLbIeh6flbMGtS3Kyvosm8KngX66arUvwKlmpnb0D
0QRpBqS4EulE5pDyxqvAAjwhSMTD2d1kXX+hFJVEcCywzYiU7Po3fpr3nvfvnCnKUWMtWyQkxbZ2lTUqwkrkCfiPOWQf3ob2yRX0K0aLlclcpoI0u+MM/hIz
X3OK2GxHOHlATpk4P1qR3c1VnpVgK3OiyB2+LMlPdgnVzYb8b5RIioFarmLsX1XUwqL6OpcGvmtxuIsuqNP4/cJ231NnP9mqxMWNcZ7UNqEC0hJ+OfzP2x71
A6PFyyjPW9TglAqwpNJZHi5l0q+BWGek+JM8pe2BIYxml+gucjVQhG+RcZtqendSVo7VYtSnrDgYgP3gMN+XjiTvpVClqq88eugdSh+DRCFPHySckecDB7gk
5Vd/4SipFreaPfX2is2n89Iidpvvxn2PcDt+uq7xfclYOUt/ZO9NMoVjhSaAUmgRrJhykPL4F6sNf5h5Undwnd2lnFCT1TEm0rvJP+B00o7sdP7wTdYalWqN
Eugs4Tp9wpLkewoG41E6cwsT5G2WPFxAro5O0VxtsNaQX+d+YMniF/kGG3v0al5E39t3CVnaVVu88FWvbLQCydx1fI9dFceoG+BzttqRyg117HJeMMaLr+nf
NMZl14vy74kARujDUJxQIcB8GxXGbwr8pnWlcbACK53YFO8BXzMWabulb9I0yz46IhMF5+mYHs/yUIoU61gNm2mjJL86QaulHmetZSWxhxyPOxMaPl9f76xP
/XibeISkwpOktZSp3XKWESZFrCMd6DkQQi5H9fJUJ0fUi94deL1zuOOjgdFIMZ860jFGKudNMT3+DvonMtFoEdy0B8occWxO11KtSW85lxVW8slLWANtxf8o
OuvoKJKuD0MIBAiEEJ1krKWkE9x9cYcXd9cFgjuLu5NAbDLaUtLB3Z1FNov74u7uzjff331OV03Vvff3POfMmaHE3lm7Cf6EJU0B/Wtu855hpeTqZIXQX5qJ
hooebCNT9TyY5LNqCTmdPK3ZVzJA+i4MRq0z9ws9E4rLtw0ePLHCOVNQU6ONdNmxzgqXVYpZpFYPfEJbIBfm2V8KS0EXuZbzTFSSI8I+XLEIeWo4+dfoj3+R
V4mr9NK2K8ZQstgGIkMMOz5NHxtpMCSrt71kUmvSy1ghzqHtlInSPXp+8eEgyX0GKXgaUaRprm16S1nwjaRnqEEO4aa+ccoUoaMyS0tTHLAo1jVFs1kWw2lo
oP4d52mv5XGAoiXKF/ZZH6YXMiKds+krfgj0JUssm5EZb8NVwSjRKu/2P9cDpEhOM6mNNo2H+BYYpVE7fNc5Ee33Z9kfwCnoKf0O6slXwpPlRTbqbpB5mPnF
ReyG0N24ZUzzz4916xHqZbG2uFWLAxeFI9ogrTjKR9LIRjRWWKYW9cSVsIvAFSZeU22SO5AFCpGh1K3cMJaSXFBPcLJ2Rrr7KLsK053LA+ne37Ji+4NcENbz
Y6Qf8LCD2ZuNW6wUiCWyECLexUdFIn+D9ZWxcDqaBLiWho/+/68BSoNhKeU/2yzfGhyPO+QscFWhR5W/yGn7KThLboTWSEPUK9ma+kH9n1wXvcZPpDe0UvY5
zwf9ABgPN2ZatPxKjl5XX0OovBd3J/UJplUyarAQswF8oK8EMZYFthvGdeKOMd15enf3sezhoBhYTC/7znv66NRor3aEPKcPzCfNJJuEe4737K2csWq+dRNZ
E9+aWLSqdAIJ89/IbEzPoiEgP86ks/Aq6Yw9REhwPefbtJeWITRUqmVLovOsqbrGKsZUIRcXNOUJxHSkeELgLlKeHjPO2la63f4QOIq88XYVrggTeCHF5a8T
k240Bd2d21hRdh/9mRgBS2LNMZmUhcv4LnYTdndxeRGppy+P/+nraVSgybkhiUlqL1xI2SNoaCX8wAenTiS99AnOc+pvrVxgHxxBcpQG9AsYrZ2IeU8mw0g5
DwUCE0Gecho+h6HCXthTQLb96h+2zTEdlLrwucrRP+oPUCjpDYiWQ5QPcqHAIKOB8gG9s10L9CV95Do0Vb0nlLXf4kXpK5ZLPvL9GkMN0WOpo5iq5sBtpAYa
q5fEZ2S/fDJQR20s9heI26NGON6SfThM3CMeYQNJHvgf7YKe4lrKTOv97FP8ltPOJTianiMJzq5iOvsGy+LN4mdXhu2i/zR8D2Niz8L/ckYjhEfxxnSW/pJO
sA3ghzWPlm21SpdAuP2g4520xBCc8WZ1fYXMUJw1Opg3PbwXjKLgiFaIpWOruSbrsVjOO09qpHzPSCN3pOV0sbKA3tAGoyU5u+lteRt6hQaQTcs3sDlGWXQC
NJRFGBKsuUHqJNQdTlCX2WpKC7SO3qe2peJq1/a4hWSP8xH+agvVZ+MB8j4plNUhrZzbwAuhhb4LQy2dvlXKe5YpyaSIMhWXIRU9XXEMPIuqSbKvHKloE/At
NJcE8DGeyl+xU/AUrKccpP+m/bJe8J3U+npfgb68D12M3vP66nE4jMfo0225Rl5ivLZX769XYTJ5FxiMOUwHLX1ZWmMR8T9wee98vDXhSkJVbwPVBreDmbQ2
W2tOYgdMblZHyzJuO25r1cBE/p/Q3NR1GiTiV3QwbqcmoPvWyt48YrF9Z4d5cXpBX+59K5aKnmV+RdHmA61nUhJMRmPQCriC3kFbwE1vbbY78Zz3mLYENAgs
E3vQmnAUCjWXCa7AdO93UkVPcw0hNtzaPko6pPUSrqpL5PHsGrDy+XyJoLIPeg1kxJ/Us7RZy55rYQkDhObOvT5ZeSYTOI1VdBdTVmvvtCyU4Pxh2wKSSWn1
k1weXfHlxhU2rYFUD7dP83G41vMefYkuCx9LKXyL8rfcUi9F45WmMMArwnbqXXF6/GLdpi2K78CS+Rt/R9KNDZZOW9o52vGvOTu1dGGirW7iXuk52Ev+9oX5
iqgTjCiK7S7hIOhAC/PWQrRZGD8GISSODQ544P7UEdqJjDC/zK6p9WFx/bLaVW8KIFy/KsMWmruOjaLJUHMWci4EADUS74NyYIg/iZYL2sRJ0FzeqKnWq2oS
r+nqllgRPgXRKM1zx9fL7Mn7gwHq/3Kv8R3GcLgqEKJdtQ6g8Tm7pJrGZNoQN5DnGScNj9E6sx1bZFsGypJTJI2nyMNhKokmz8V+xivHRvrEO1Q+jmyM0Eua
yfbaDohllFeePO0KXS3OBMjYTr5qPR3tedVAN9AsQiQbUG01TJeEt6SbEKoSjFCYdEI8gmfbCro2gqp0FGkFQ8hW0g8PJF6UzM7K2QkvQSWyWi0XvM9FynC2
XYhl4+lGsipqozzDZdAqtjriZ1jGvmXJIb8hzaS9/KPEXFowuYKkUKgdEbvzr5kVcg5R2WjgfkkugUNgq2uX0VOtxF6StdJCva9qt+sGIflpNfibJIOAtYGU
x/6RWzKvr4dzl7NMMEfuZxzyf08o4DystYGrc6qS9ryT4heu64/JKGmtUUjroKXZlxnNUcPAYtAA/k1i+RktIDeMbIQ+JUwTThndE4vz3/GF+CC8kXpQslc2
vzOHli3vpHVQocxwdjPIgcNxjFhN7K1Ecr/tMrpDSgMru+SsFlOY5Q/MZvbAae9ps60XGVYz3RwplSC98aSEv1Er+9/0Abnpn5VYUmkAZKIlnCWPOTStbEbw
TmZFIMcoaxm2BCRK14FPDtd3oJX0GYTwm3ulGIC//aPxV7wqyEz7jP5ZuzUZ3zemo1mkOdpFVtDH2mWwy3tMkaRxNuD7U+0gcnt1dEKsTcaTPrxKsbKOfPIK
XBaO12N0C11FFsEENok+t35dHCcV8hcgB/hdlI8r8AbYYVRN7A58dkH/Hhur3Rcusnt0rRgOusk/eBS8G1E+4R/rINxVn6FEOxfEzrcOBv8GtkdYjQAmuEcg
UgCOG2gf3CVsI2NIf7E6zPDc5E8cmaQKO61Hxm5dsVW/ieuBBM8+vSappJfFJ0oymwwnxlWzvQZzYTE6lWxWC7sro+FRHaSR+gm4KeO1vholg4JgANtA4jMp
yHNAubd3GsunZ8o9LQXwFLw3YwRwkB5F1gSC3Q3Li3XNjqQrjeS3rDeCVfAOz7Hsyioh+0Ff2EFfSzW5XAlrVlLiWT3ccYv9WLw/cMO5A2Sx/+QUeohngRH2
oTjWug3LgRi9N38PTrF92hqtqrqBtUD37CvIMbINpYlv6CZLEZZLrRx6ikK338GHwK/kIhvrjcyKEBuSruin75YjSjwinbHFZyvwtfFQLUGdKL80jI0SYO4B
8X5GIak6eWJu9slsgtmfFODtaabrrKu32SB3tdbW7OMcyueY+USreSvnTqCdpXhugeJ9tBdRi2Hj+U3Nqq612fO8Y1Bn3hmk8PG2WrRcfDG1BHvieMazOUIX
xf3QRbrnduUb4HWlkXDV9gGdyfgj555jJQq3VVXuCV+0/fKfss6CJOMZDn4r+X2aukeIWLMCLSH1bJWNI/xoTDOpsXADnaHltVT6JqeTNc+clqt58ych8i0p
DFSyrAb1xa2OGkn/s/wGk7w14ScaA5vBNoHien2zUFYanMurgcTIeJrkB+owYXdqee0NiRZbGZFKd3DAuOjrqUerI9PamO/l0vwizYBXVJcl1ryUMZG4hI++
3iRC/RmogfaQuo7vbHCmqFalD0ml8K/6NE2y/tQrCytoadJQbsB/6a2TZoqiO5q9Ba1Yb55L+/OW9vOoa6CJs4Z1H+mQ45aKkvpmP3WhRSNzhYVmT08z+SN7
xewiQz2UbbCUo4o2XxwF/4LPUJjcUytos4Oa9DEJE9wxlfA65tZaiInkkCPS0RFs0HcK5/H6ov14pJgnJkpjhFJsiDHHfEc7eSbkxjuX8VN0sW+GMVhOY92M
vx3ThCTprXSDDPZdIR34St8oyySlsmeMmiedAJliN1AZlkzKg61Rq7jbemMy1nuffZM/+8/bCpiaqoDCxc6DDuwRS8lsIv8rhtAqvhm51bS+8Slm92D9bKDP
wVqYZozkXahdGoA3CGV50UCWP10qRwSxr/mBd1QnWxuSNjyDpJsVhLI+ydR5HnlsFs8JM+eU3O18anZxTNaSlY5AkJqid1oJ3EUOlybhd44KpuJeKQw1yurH
VUCT5Z1sRHZe9jO2mRUEg9ladlJYrQ5RDsUnRDcGVV3VjITYLqSHPBrWppO0T9bztj4Br7EJvNF+S+PIzcgcowqpa99i9vW9cqxOPKLnsR64rOOz4QfHtSgo
GdU1JFz1QdvUReMDr9Tnvk3sJHLrTv+kxPd+iXYyKsgF/ZtJc2E0fMitgltqZbjAW9lCRmkFzL/gcuGz/BzMN376oqwh0qVCd5fsA59c5/WH0m9lWGS20E75
CJsad2z7zM1gMvuMWzhekkdkGelAGrM9ynWhBLdoLlnT1pjdHF08zdXX8v/I2ZxSZnvXLFAVz8b/eb/wHjyGjLOXFU5aR2qbcAM6X5jGDpsLtf6wuXTSViE3
VC+JegXXVOROuL5YkaQAO1prp0RHBc0LWf8af4PyuIKHw4LwICgGKyfcoQ/Cz0ktxOLaTd5LaKhN9H+XJ+X8lGqbU9E5/p2KcFXkZHOBYuc+ehhclbopyWZv
sSpbA/5UytE4M0PtCbupddLe20IBUSxSmHCdRGuhaDs6CAF8wl6gDcoaPVSuQV4CbmtIlqBvaEbOWbAW1eOtHBG0kCLypvYcesV7nUcon3l12gT0UN6h4dps
9sA6LrWncQ01WPmJ/aHmz1FgE23xqseAmA31v7VzMaZvHlnI3vtFtZh/Eyiz6l/jhN6AXoPTzWXaTPtUvFIcs7y5q62WLTbT5tI5tAGJ43M8eWKsvkxbTXY6
70oH2ChlSe5iPMjW2IhL6mZWwrOAYl9sH06sy2pjt62u/FH9lRNljtUy59W3nFXcYhcDqIXUNuAc8vjq6zXYNHsVfRL10pq0f24vob/+HHU2TkgJ9LUYKvbX
myVUkzCeaT/ona2cNv7OPqqMk5bAoeYscRPMlpchh7JIKCq8pq3xZ8FK7hsz/HXJLSCbXUEr9CBkFLnLO4sWpYXlpLOEPgx9CxIwFWfiGvIU6SN+gmvhaKEk
ybYvtd+1vgSldMjGkHl8tEoc5aXf9jF8uxlmDuAjc9PtIcoKskHMVlLEUmqRZaPVygoV/1HD0VD4F9kKsPrG+cXZQtwhjYN9wWO3xf4NhZhH1GKkOGxXnOga
fU5rI0VqbGlsWwDOOcLoGrbLuwec8162J2pH5VzbGzSYf/Q1VT+5f+qfjbPqBrKBH+ODpHDqCFJ6O7DEuZlMR4+1ovJD7ZItj+HAR+uToGN/xm88+9mi3AzU
RYF0rNJEeS9cMyPQN9sosAx3sr2jwFfX1ZBatDpSe/qOtIx34Av6JHOp/CoxXcD4E2yk/pak4j54U0kwmol3xDj2WU1jfzka8hA8iRqWGfIjEEoA/wy84Dw+
mnNPH670M4Yo1yIfGp1JDpDELuiRpxYs420rr0uo7M+NipL8wXpZzxbAilIk7Uv6KkukXTY/Oo5yUB//bk5Bf3umsEuuB1ISWtHlbJbhAW3tn8U7ai1YiPzD
pwQKuw8458m/zeGks2+p/o4t5Gn4AzKYVdiP7awoTeSq1NSOheI+E3iVISDHfAjaS819Za2lcSg8xK6TxupbXCHuC94mxQS5bCyv7f1D+QD+tEpktDeG3WVd
4W1/C8sj6ap4wzOHpebKjsK4u7cuV8mmRBncp98FInYm5+gv8pT4HJN5iFIzPV0tj3zidnRCDbU3l6es6shmO/qr3SUifPDvs4WptdTNznn0q/hYN2RWoIZa
Dszij1hpVoEe9v6mqQ6VFcaHLWXJe+srbVpiulTHPBSIclO8Qb7qdpOeToNIdDj8zLLNus4LriKoj5yD/1WylCPgvb5QvA9nZQ3xrxAS6R55WPZadtWepiqw
nOeI1Mt61Nkt1yM1st8zGsMxQk3/ItiCB91YjYB38CE8KzBVmw1fUrf8hHY3N4rNlnWFNXkr8yR3cI9ZmVQo2lMdI71Vb5uPzefqaeGzVkwcrdzVtqFrgfzw
p/5WT0p8byzSNuNN2lRnMdRUWe4+nB6m/U9dhi/p03F12gi7xEr+sv5q9Jw3NO2xw4rmqT1oe1iYl+HNSCX7TbZQvRm85RChBp8pb5y7BiXjT+SPpKlkGdug
2cEL9FpwIxMWwg0SsslU3xhWUtF4xbQnXk06DatYvweQo7syiteizZUKRsD7gWenZRuH+W+pe9JfdDg9Zcbi99aW3tG4ulJH+a1FOU6jnp7p3kzPR6MJi+S1
wd82Bg8Yc23Dch5T0xgp9uNWcIKUYP0yhq6mqp5QVX8mv5DqBgmjpvNiwE1lvaGjnjzLWcMxAnXhpW2NcXlcxeypzVDilUS8j9slCdUzownSk2Ef/FX/02xj
2+gdI913V0crRFlZB8Ya7QMiXQarJA2n3WN/a9dgS/2cL5VWAhnObaCpeRphsDlziRkCD/BN+Rr5/Wx23AvSVGjl/8mPxGSxaWp9XhL05Ntge3k76pPVVp2U
8M2oIFRT+xl+KoIHK/um9Up6AgZIo4jCPGYKmbiqChMdCzxNjJKosyZIQ3JrgDqkd9DOripLxWzzi+s+yeWXMr+CMEW23aRZtg2W8mkFg5zYzujh62r/R6ys
jNZ0NDa1kqVBcmNbhxw7F6nGE3RkvS++A9W1uqsq0amstraHPkvsjWbDOsYkJEf1sW0mklnV24LUNO+Cw2SolAmzzLtkLM12prA82Jj/LeXieHQc1FFr067u
7+gLsDifSu/ddeztaUf1IR0T+ClPcVYS3/vjWBQ/DDS5H35jvjJbm6Ha/8hQsA2+A9fgerQbpYv10EHJZS7Vv7vqS+9BUZRsrqHbPNMlnev0JxhKtnoK0i6k
szCfpvHdUXHGADEC/oDv4GA4IPaCL0JtqM733RY7ok5mCdoZXqEPCjWjNXOrF+pufjB7Lg4Ra+AM3t61QM4KNCCfl7ZUauuPaXWtt75JWSR/I5eNtiQF7cD7
tPrBOdgSTVH+gSHyDNwiUCr4thmZDn6NXYYD4QBw0ixj9paS0P/MSJBPT2eLAhNBP3lI5mt9e9APNfS7WOmk8spbVVW3wSbeQnwauaeeleaIQ4OTKweWZ538
U0mm5MhZyXc7ysrTE3+Bpfph9YVzou+We1TBGUIbHiYtFJsHdhj/cVOarWNXX1+a1SHeTjzmPqMO9NW3LiUxbJG5HMWJRXAoiwdHjRh4HtrIPAeTPP4avja0
mXMj3eZ4o0UrL/wCuyCUZroaq/eEFEXQdewsGunMxqfpDGct+sA7H24Gc9TGwdyuoWBQD1XNvG3uFqehWbpPE8xhxJdTiJUlN7WS8cQepx+xddNrKtX0BgKx
HHfXym1CclA3dsDy2tNEewyPSCOVKXSo1Ir3zmlFLOCaVpquMV4bVrkMScw9yevjL9IOR3Jyt8ibgmh4soj1Fk0mM8kX6e+kq74UPU7pQCQSCuN9bt93gnF4
1Cm6kvQ3I5LW2yTrYKMmK6F0Bfekisb++HIZiXgkGRyVIU+U++hDg4m5SgjAdPk27AHifN3BSn/1JAiOgYioVrIgFiXZZqQxFo6lHNSRDpIosQF5Rff7n0W3
lfPTE3gDbqt4YB29v/+BiPmt2KPxfbVueLxZXu3lfyu+dxwwvfZajtl0mAdktyRD2DrUWh0Hs3ydvOFGT1V1vbVvs/RXO9MH4E1WVTWWrMV98UbvWnFBoK3Q
LWMUT4HxznpCH7/Letgy2vleHChaYp6jbaAq7E0PkJvAkRggM8AHPIf9ZW4WOjvfGGXt1cWGoAqb4aov/LDO13P0nmgzeQta+0qCNbBPZBF5B39mLx90OkO4
Tl/xSGGC0R8skpLUM763S+77NS01+wjIEq7B/vIxcxoqgLKlxcIqTxgVQLyjAVLsH3QNTNU62if6JE7wQAfGFvNF5i77CHW6bRr4h4QZ/bRZ0mG9mzfX8wNt
hI/lZ9Kf2h9sIC8nFowuBoqQj3ZXYKK0mXXkacI/4KS9D9pIsByDHeKHpU3ZFPRI/IXeqWViqoqFfH3U29ZdJD8k8JuczDqKU5mN+zM+Z55iy8SZekWxurJN
/uqaS3vENaZ3QDfrKbSJLAdT5DrGHTnBqA8rQjfKtV9hc8yC4nZo0HTfTFBJGmSeY7aVMbbRtAO8xRIDAfUUsOVWLZkaVSJQG6zEhRBP+Glm0ZrqftmOpOiv
8Jow01+DFwP1eUH2jhQTb7LGWaP0+fbr1nK4gFBFfeN9p/o8de0DcGGOtdlCZqYDt4lvi6viWt6x2uXsAFprHSe2JNFA05zBbh2iDMItidVbg4aa42AyviDS
hE+ghTLd8YVHgycoiyQmWEQFMt6N15DKeG6s3ODbpFdkNxwuHg/d2k2agOwZz2gba4a+i3xjD9gKthm2YDnci+zCZ9bZttQMN/1yhHQQFE8MhX09BzKbm3ec
zYQ4eptesm8oPhrEAQgUswzt7JhFfqw6BLKondXVbsMYcya28n9oqnmabJeJ1ts8Z1jN3vIEFKsmolxS1OwC5oKeZIXvhdEadfP3RlHmf5ZFOf8J/wOx9Lhd
MwepF/277P9GSqB3+GN1t2ODfzkKSZovDsXPAxPAdDTfdQ8n6fNhXcXpvGqe0pGUiLdIh+LThR4WBAbBdG2Te6JvtJgpPiKFzcHWFpCyz2AK6Qauo66sExkt
T3LewdFiB/EEvkXaiK0UP0/i5717yQPhHT2QODK6IBqmN0UPYD3vdDW/1tpsJIZIj9F4asWjzAitb0KAvk3crX0AN7hJZ0rR0hw5iYQE9srhdLTZicSbv8h2
uBiEgQililIR3/XdEvvDuSKW5+q91fNBFrvo8gt7aTtaSR1ABfhN+OGIlL/YNmiVxGLCaNqZjHFMJjG2WqSVZSlXLXtBL3hFOBi/nQ1Hl0mAtFRfSyvthSPP
cgmfZK9jFov1YGveDYTBWmIBKV4K8VWI7UnmBT/LEMHtqE5DQRehmmebZ6jQDhd3hLnvCA31FRTq47yvjZtkGwb6cXGZo49tDpph6xg051IiVyphr6+Xmqk5
xST8Cg9PF8A8rZ9sol/2cY7zjinOKPt9pTd+qZYxo9k9vS+6gGp4XfCusIH94llABlFsqG292dPznxAumEJW7lPhAtmeEc7r8yVcc+6Hq+Bkcoc0Q6+YUjIC
7qetjZ3QCueJa3kjctqWI5yGDZMNpSI8a54jdehypRR+KjPhBtse9I7ZhNMzK1pJq7AdPVTbmbGgFb4Gv8LX9mda6+BE+06OkQRQBLRatAj00PMnySDHfh6U
t63zN1ANeIzNCDLsK7SSx5h94HGju24EjXw1GEIcWh8K3cdYGz7FnGz8ZjHuoc6TZDFpJybaGhptxeG6P/5OYiT5x3HV1w5cRX64If4ZWkFng2t+g2wi6w0X
nYw+wO1yS3kXCFHcsGbOQOROXEUXgOZiY/bFvlyfa7Sm+6xn0NZACnwFzmoLpP9JZbAF7EIhvlAxw90hITGzl/4AlUGV/H1IKTgODAzMokBIF04pw7MOCENY
WQrVkuScK83SO+MwPGxlXpdNhNG0CjjOFq1KAYf1y6AuyafMsTQjH/EFspSVp+XcY50hJIVMFwVNV9eAWkSGTcFVEiP74TB/S37MaIKfePuIf3i7SnmoMcvv
uEZcwmTYE9eidtcpYQs8o+U3Vf5ArkoPO/4lX+yPaATyyg/gXHUHeAEX+jvypi5BDbeYYCttgAfYB1grZizjzYz6OERZieo7NqAyakP0SwjB5ZwSGOVOZChw
jNxwhOMOcrSyG+yxP2Xn9bfaOluIZMjNA6v1x2ZP6WTGNakDWMZwTCM1O3ciGcdbmknmCB/MLYsWGaVUBeQp2/BDtMr/Ku5/eDStRsdpzDrP/kKviorRtvy4
MYL80kc4OmS3M3PhPOBWRXGsoqAZ0lGxLoiC0y0rwBm4Dl9FUVKFBAseYCTTUEdHQEk3ZJN7Cpyn2VqkxaKW/BuP8baEz8T/2NzUfrCV9pQ9ttzhXcA90gWf
JF3pHFXw+bweWEJ6TK6hD+yOWEOe7WsAy5LgecILITMZE4+BxXSwUZIA0QPOomTUV2pOG5o/IvdkzlC6sVFK48BheBn8aauuNkMF5WwlCoTQPdp053CxlDLX
v9aXP/NKzD3hLFC0QjRWfgP+TPgYXY9YeQj6kwjiYvmg+sUyWtwf3E980NEirLJeDyFcFu8wxwT3tNdWFU21fTAO+C6vaiN+EY7z6SRbaeh5RUJ5ft8cXwPw
NNHC1+cEed1fLVA68EG/IZR3PgN7tRKomH5B/MiL0mhrP3mr8JrtzuEsDA5nt33RxQ9YLiW+htfI5MDMKANnwHz+mVoB4ocnfcPhEK55X6m6XNAo6fvoj0hc
KUbyCPFigsN1TRpINpDO6Crt6g+h44xs/3NaUJoEe5sTPK9QBU1gX9InBMmwMqTugFiFrjetYgppiXbylbQtuBzzOauDL1b8CK/68puFyDOtrbcnm0D34Bgz
XBipviU3je2aTTpPC0mf1HbiTrgmbhvZCxWcL7wlbsg2kaHCKFoV3NGSbY/i0sEQWt8/OfOQq7K4C43wOsUZ8DB7b56291Hbu6rQXbJT6KiuZsOJw3sTdMfP
Akf0A876fAc84rKbxZU/0StV5XkwMhsCAkcqazOz8TP4k/kTmqIYxy5+HCrgL6kY/Y5TglzfmA/RSygXMybS6sp7uI+EBfNphXaOvJVby9+Jy7bRthCnebYG
dxKKZoNuxmXULiaW+pEIXzoqo7vIGqgM9tL0OACcam99W3Yt7LI/xaWEf2lTWp8+0kf4+4InVMNTEPANxi/AICNDaG9udrR19JOngqJ8GPyIqzKuDTJs6KKG
uGk2ca4HH5c1oBW4Q3+T0E7qLMay6wKVXCyNvba60UJ5K9fJesld/LvtPR0Kdlu5u7J9Wvp7eDbYr7+znWCnWgSul8fRozkPpABPQIvMvfSSLVcMJ2eATo+K
4ThCHote+FcrgayKoKEwQZqN9sijhDyYJxVO30oZai/1IN1sfcHgwKLovvr1jEN8m1gT3A/Scgd22A7wANRL2w7Xq+XpADCIz4IeJTXBJRzjHxKOevaj1gmT
pZY2pJVH/YR6ioc2gMeEaaqoFGQdjS2KKISzb9IFbNfnS5c9/6GV8k1hOP/DuGi41TwSwxdoXfUp/C3tKK0ihdkuuTd4jsabd8UK+rHEoiALn8psmfCP8wy5
Sqd7t8O/uQOksAPu+YqFcJiesEZoiE8INXl5d1t1svQA5We5BMFFykLjmFANHJJ7k1KBOhkXyEl5kFbBOQ01MEvZajmQ8cNTwnwfeECOupuTM2Yo/WbuBRnS
TOMniYVpRgIyiOKgsCYvyiqiw6BawhihHNoAn9Mv8FeQiJfLN+PukZGOxfol4Uy2y14qmADHcGk61XaYXMYG7Qdn4D5KTbULoqSD/bNUZ+VUrRJUUKYR6fim
LVBbk63e1Y401MX1BLWXN8vlhEPy54Q9ElM9iYtwVXgYLQd/iouVQtAGWhoR6g1eaMUKpWM2obWUukkHtHSwnYxz7sUlhTniTOsVEoarSIdQpaT5AKP99LN6
UotTMC4IuPfvtFpcdpcHjdh75tFXRQgJo5w5fJB+39bUiNPXqltLACUeNGb7DQdsL2mwXfQgx75Fn8TnIIF0d4ah7qA3iiViMDUyta60hjJOfkVGkxDLAPW4
NMp1BqQ5snOqylZyD40g20A4CgOa4acRot8WI/30Fbe39VTK+gfNw69pgfh1OB5YlULO/Mpt7JYLBJbIp3F/UkM8JX72flXzyY/JCfRS/6AX4P0CglkTUe6z
h6KNthTYD1yi6dRieBbUIAKqA2tKVTIz9TTgThMyz/OHUpfMBopCU8gzUpB+RkXECuII5nBNcnyxnJXq+prD42weTrfL8JTaVPjkWYb3GCelP+ldQh2bzVmB
4fpvSVRm5bz0AVIJTbOdDj6t7SstbRZ3egn3irOCO+mLR6vDwGGWw/7WNpMl4vQgQ2XpJViJmHbiKdBBybLOEqvy//niWDjtk5iHLpJkPBPdAKGgonpdL8xK
envDC6if1ovuhd8TXtMhrlQylZVGzcSJgXBPJepPPJPQ31rJ+4WWQIPBZqkguqDGKVf1jaSZItGHqcjMR897stF+PUzv5vrpXQJ+sHh9vK8OGI4baMlGabsd
d1bHeX+gkWglfMcfIw2VU6YaWx2NJb+3ENkDr4ERIJXsgA34E24N3EWXWHnWSa3gfUgXmp/d+0gNZoI+Sqc4J/nDPSk3TC0hdJS+ONuDLPAYjNOtuSPQBRcM
bFNuurflWFBn7ZaWSRuFbUhsS1YBne+NNYSrZJmaKkhwqci0sby5kh/Wl9bb7eBu9H3U1xyhZzjuO+ZLLcFx4atjXcl0oEpz9IfSLmmpGoHPkfHO9uYwJQHW
NZXUdWCQw4lWSHXmtlWrmmdAhrcsWane03bzTFHHXdFR5/xgT7wm/9/rn5wbhSa+JPWbuMf401oGTaPiqjg+Sx8Na8LVzA1+aRlyfqVU4DqxSq/whYDFHCm/
d7hdgySrdR3lfKm6B1/3DYVF3YcyEL1MZxIcUElbMtOdKtQAfdLnRW6SpgZnjJM2NrawvvKe1LVGhnJMaRWlwM/+0eSw7z35rLbmTvCKRHhfLFuDvkg9Vafm
pdRWwIwmdzLQqmR7NgmHXcyvTGLZWoZay9PQ+a//eIYVfLVfyGjs7EwWBU7FN7b1dmYmKuYZWsofjsspu4QxvpqgObucfTjnM8yjI2A7uif6HOgq1ZATqQ8q
OXdQY/09tbGW+iASaeRPepU6RsuiW0B++JD+BCnF5mU8cLUhDdTLxiJfHbYlxg4XslDjMVFcHvFSzmh6E6bgP5BqX0U+ack4AufJknFRO6jmY5dzZsPBaKQQ
ouexBdQkJWE/OgRON3Z6igdpv5BylnFIs0uL74mDdCAY5QbZz5WxBXW0VJWO4wOClcfqJ+B8eiq9n6+b0ljdRM8Any0OtON3AmWUTv5zzpbcqhaJqw2rqXvE
bfBDTAYeqrRQ7GZZq4UAzxemF63CnGyf0cV05BTV0mIjeSp/G0yPXGcrNYZL5lz6E55GZ5bMAyW9L1hz8AmGCYmBHO08GQSb0JN0v1ZQ6aGW0gV/08TCymVY
n+WPvuI44jL1uXoBX232AuWBssJc0IQW9w9Tk7WbhdPTBpHRxWrb2rDx5jh+m93SC9DbeIr/HhXpKz4AYH8+JZdsEAOBksFaf8Qa4VGS1VGN1qV3ls2XbvCr
rLDSTsnF28AJbQK6jJ6TDM9c+Aqp8nn7ctLZ6CGdytgQs4HtAWODvZnt30TzILLtAOXVCdJwdSD8TTPgYdkHXarm7E07SX2UMeI1PlQhYGjOClBGmS6/pC3w
C3mynOH4FuTp0bGnfAUtlUGu9wN5Bc9TkX8GZcEotg0n0jFZrwSfdF5baHzQXsNKrGVgKIxm3VyxchnURLor5OknyEzQU2m/Ulsl0mSKtScgO70sTvn/fyWA
p9hjNkRK4W6lLli66rr9L71lIJ9/KD2f1gnY7WtctpVPHav944Ld6tB72HeAkuJOND8hzRuvnDXmKxVAbdPrqwEWw0N+OUYEu4JcXtRHids/hVwUf0vXSrYw
dO8CqeG8J7S90gV9kw6pjVyZzinOl8XOCRFohP+uJU2Ozz5NsmF5MBreghfUW9kTwRXHXDhA7+9drk+xbuYLBUV+wGprL3J+6wHcQb8hl+fv0g/4OsEsubGw
z//LX8YbxWpJV8k9/AAIbDY9Eu9mEg5D+8BndQ7trGbTj9JpwY9X66Pl83S3MCBhISKKLz48MVPd5P8mNPKls6LqOKKoX/DczPLWEsoLvZfhREmehqyUZzmZ
ICcVi4PdlVDHDnFotgeOtB0HsYGz7jtBft0V66RdPJcd21nn2DzaXS2kbQJNzI60SdCzVqAQZQeoZrykbcBKV1GjBFiKLmk74+OVecpYeQwqbj7MV0w/a/Tg
VXBnkCev57udgwWGbNoi6YVRyvyR5RXumuNpfjBO/uV+ajmFq4BpiRXFRlocuxB8Q37ynxChPBWvwO4wKmkWvgqq0AHWeL0sa4zSopPAsEC4lbG7QUIQs7rB
Uno+VFytYzoEu7iTTEWUTjLb+n9p42NG5JwTJyYo6AEMNdt4BXtxLZ4WUgqh1vL1ws3Mm+gTGc2u4EMkB/SyjVdcsT/9LagVJAT5bLg3UakrFAETbOUD/UEK
qgtrGRMF01tdukeexCruSWCd/hxFgsrqczA/SK9O7x1xhPdAQhivBWTFpdQkb0EIQ/IDIcy/g+1mVUkdXF65SKZZy67sR+14AhysPBBrSLvVMSwlY6o/wh8m
XLW1MeZR0bbKHQfma39RmybaW6vR/P+/C/iVPNU2R+wBnFRXrujFME6CAaI3Vyt5w5O6BqlsGj4gb9dd5CBKAMUzmwWyoCF3NutI6/FquNS+lP6lvuZlYVl+
bm6i/pc5EH+Eobii8tFe0ftRT/bu1Nfh0spU+yv4hzLdyIcuwVPyNTIfVzN3OtxiP/wG1QpssoxTagkVhfG+omZB1h8cxpxYWQSdCk7LefC3rR8JNzsqtXF/
sJsfTC+Z8IGkOWxmZTWCPIEpJMThpXE8Rd+khmuV6G3vM/SeTFTnwSDhgZHu9dJOdFn9j6eQi57F6hT3NHDZVtSoZXxQG8Ga2h2jIdlFHdhuOZxT3DcEFINH
5YbiSSnWvKveMq5YxiQMpAbZFMuNVUTM7eq5pdV2TE9+62tHikqbmIrzoXPKPGctelKXE5vGfxCSxGlgk7/JqvN0snKJPVg2PL4+3S6mmDsRi/jDmKUudcY6
PwXmgHMk3Z9oXjdP+yV+RitOS+FHNF46w16Bz+JAtAnPlIuBO3LF3PfCKblSFhA+8eX6dO130Cctgi3itpKDZmn9QNaqUqA7q+l5i0ordZXuPN4/BQ7Sf+pN
bcPBBO9Z22E9U+olcSvW20tLfAGUQ9zO5aCqsplOsm9iSI3yzRH+9GUGKpivtYlGZXm/kEh3o4rgh6edTWGbnAFxsPFGaO6/IuzJns2KKOegTNc7irjagQRv
tqqyw+CWJ5QnkU1wp7aCvZI7Ix8z4zS5gZpjnSz10pPQUMd6/wT0NPGTZS79SJqR8/oNMtucKU/2L8QPabNYN33o/Y6b0JvoD3mnJvo+sfNwnb2pWBx8IHdi
Nmc9wxNJG7lobA3530B5JYyd9o0G48B1TvEj63HSldZDVhzPP/tGxt6CYWYRJUZZhnXLTFg/ZxBaTt8Fxhu1eVMhKchX92F/uw9lI0zt7JxgZzrHsbWsmOaX
8rgWP9U2FXQW/nOKvASeqBWgHfXv5DvshybR+qsgSQaARLpu0JyMi0FPuQcGK1+xBBtpf9CRvlK+y9AuJ9jfkUOkuDLYv1gvys9nHNI3GTlGPf1fOsnItX0i
FZKmqZPl7/C12ERHxhbjLz1TrEZbgPI42eyVMcvoDY5BLtwgBZL2Sx3JR+bFIcpEuke+otz2fxTbR67y1oJVfRWIi7TApXAbauNHbO+9ba1dtbXKJyFK+YKm
ygukaPrDOBeoyUTSQNmkpahjaLQUZow20lgqmu2tJRbVrth3SCfBcd8xozifZM6CXR31/bFqU/MXO0pC4zsox/X9/slgrnRUnQCm8+noFbHz8XK0tJM1oGWM
+5ErE/sZ06TZ8cXANeASXeC+UAE2oBNQNeWlOwaeDs7Q/wFTmpd0z9lROakM5mXxHEWCyyWvpwJI1p6kunAkKa/0pgNxVOxMe6xtKX9o2FPvkw62fZap7CE+
IvXTJ3kLatvEhnA64vRVdhZsbKTJq50g8aP1A/ltHDXX0VOgFdPgKdPCrOJicxR4b8bAN1Ijob24ECwXp5oXpAx1JoyK8ig7JNl7X6xsLUZO4z+yN6TnuE6Q
M9mRC9L0j+mXXXZxpoCts/FI2k4bQsr5X1pXyF3Fb1nJuXtZaCCFV2Rd0Qg6Wujk7qM0VB2Qgj7yD28JWJm2VKvJC1lF+yfaFjfWU+Qc8T4rmJPKOtjOsBT7
e32zo4wZ7SsjF0L5glVFURga66gML7pW6HH6N6Wk1TD8fjvrkV0v5pHtLS/sWKy9JX1UCUeB27A5lIIT9bw8mdcwHqKC7Kl8Sb0tr3b1E0LIdqOI+BiW8YXk
Rgu/6D61FbTQUPco1Ac81M/A+u5K4B1rbC9OC4BT/FLwWU01SfSBv8FE/QMqzTcrH9F4JMX3BSWNCsY1O1JWgtMkK+MGg45Uxz0cqTdEw0B3/VzuA80wJhpL
9YZktroEVzFry49he6E+/SfmLoySS5BjK8eaf4FQMxSWdJ4iKbLqfyYXThyDLyjPslvZ6lJX8UT/EbUhKFw43HjgirHuoeP9+fwTBYqr+MupLUhTUhd2EnIc
1+kW9XJUX56OCiqlWL3gye4JdALdYW0hlHr5WrhCvAPv0laJHtczPk3dByawlqoWfVAY6qjLj9NEdT5eom/RE7Qke1O5OxsHptIJeLRRR0xVTmsu72P0FK7z
12APwEN6QmiJujlO4yLmHX8jPtsYaO5VXaRE1lSzvkuivlgZGLkKaQ/tGdkJNnKWJ8XK3hzQG8xG9SNLWc6iMos70Lc6UB4pkjQsfgRYI5z3Ivqa9NY64mve
yYQHVqP22kxyi/WBtZJG6cNxY/yXHk+eSF2RqLYxJnoPaIPMBrAq3kJ2OGJBIwKd+2y676N6QtbwoMBYW3OpFyloBG9GWymdoCvkJuAI+IDPwJVG+9idrHD4
tOw37DUKZ/HiBbrC9Y8+Gv3p2E7r4jmwgIuR+sIAXxvyxtkQHRR2okV0i1+kLO6os5O20NacJcApbuBaSX7D5oDGD1dqxu3S69kqgu3ernI/Yarb1EuQYsoS
CoSAupXsp4vJ3UBJfhhupNHi7oTiSWfjgl6EJqoD6DXdpPuCU7qaqOnx9quoO/iQsFs8iT+jCY6JyG/7JqeSOVKtErfxTDPSLGZrozjlg1JTcYl6lVRhzegg
w6JMxYtwV/U0Kkiy+RZHcXbXG+Idb/nBxzmj1We6AhvTNPqIfWWA5Ivbre9BvWGMPg6I5pRCtelBW5b2N/Rl7JKPkcOkD4/FS1F9PpMsxG1wFyNZofog7Ts5
JNgUH9ji0bmd/fbsQUWUN/7e8JtviP+LUFI8Ixyyj85ZjE6he/JQUlDKtRZVI2Jikm4bi+lqXJ6NiqmKjuO6mlXta0008zJL+78ao9BdflRdDWDQewax2UJP
s6tU1mNd5Wf3jCK5NfUPTJRmkrXRi2gz+liOFVNddYnVnBg/yb1M/oNn+lxkJ7ygrNfXaZ292ByDt9mOkINKipJDdmQ1zHjGXvuXSRVsGz1neLvYXtDpHycP
Svzl3adW4HYYt6IbGmoe1vry5+R/cklwEsr8EisqZctrbbvpHn91usR3OGtCIByH0hkkATQu2ZOdBlGOwvpS1FstvvIw6knHMp/QJjHMXcybQYrpZeEwbwK7
znXbBfBYrIGJGgmvKy+9w9hWZxP1CljEJwXdNUbpCHZrrZiqPDS6o/n4Y5Hh3iiwKNHMeu3vQippEP0r9aep9iL+CloNd6S9Kp7gTEd2NcVeU8hFbRdeRmuM
/mo7FpDv8umwp3cRbCW8k+KT7tHx7LS4GYXCO1LJ2Jt6E5ICVFKYVWfvQWqgBB2afYz2dG42Choq6WTTaGevHzcCvcxEdTAtLf3I2abfsb/hqnuMu6UzAaZZ
VfKKLrAuRi2B7C1A/pJ7q82Fm/S3mCW2RLpnIK+Futqug4GkDdwu9zMLCwR0o6vgIbYwsYRQEX9TyzmnxixUzJUHeZ59SNAbHsptzILpCqiHiuDpTom8gDGB
wvoT9DHoSdiZR1/BMeY6kFf4IGwjDdB/gBugp/YDXtRXaI/UsrShuld/mphE19JCYDnp71sK/lBGiRd0bhS3/6H10E5FziAXEv/T57ChGRZ6BNzCaVC0TxDH
0E2yoWzBbxJqq9upzbdGfRo8vXRm4izaCj3y26QnvC1wiDNIlgrEH7QVc+uFzYZk3+q9YhKtTauI0WA0WE0e83AzRdzqKAEXCNX0Ts7jgaa5IbyqdyXrhvbR
i3hawjtR813QuqN08MKxjtQlLx268yUrCEdrRUgZoyiqHKzzD0Jt8tB1UI7Ag+Qq8KZnEuzn92i/jTiejiH+ZUyFN8Aa0AM2yCQZAiPkLB0vZDje4UroFOgr
CUpT1pMvs3R0S0pcdEPwbxYkS/nhQDuyxTtASrWODTyRDmjteQtlL8slB9Wq3JMVAONhKegiInwM39EJ9Ah8K0SIitDTsY0xtNdo4LXrZ4I5K6G5Pq9HIytc
DTIh/wvcZ+/RWLM0y8y+Rv40PvDp4CTXjOXgc+YOtVTQ60Nj9vqTJaexJnuJqvg+eJfC1TwAVpBCJCQxUl4bdHkJNgEJcnEpT7yotScVYB35i3AetjDj1Bvq
YMnQU4gu/I0Go3a+Kfiu0Rf0oNcwktraM+TRyPTNloGiKA7YRq4ijMPXpCQYIuQn/4gVzeFQBz/8e8XxcAWIwTHGMOmA8yqeiTbSe0QmBcgDANFf6nl7f2W3
6wg5ju+okcvboUhxGhtlzNe8emHSVM+f+1RIJkf0IRpF1eGD4KRLIpH8pPEYDGc7A4NhN5jKDvBKiefgtdgsr0ImZnUv4vU/ogkwOydS+Wm7wSaY/5P+1X/R
X1obegDNDRSkVWI5KOkdKqcXLmcbrR1BIUlucaStHQzhvbVM+tJYyYaCIXCKbZrwVNiCfpKVoAb7CEp7etsfe59astlYuRcuq3UyRwS68WVUsBQQv2jF0FQj
Gk6OKbR8H/8H16LTve95Z9QFDZA1+o1+dWxigB6QAp7H5Jo2KmcpHYmHIK+2ik3RDPCv47TVoP8FPaGgvaB6zE9i6yqlnLf5U2209g5fQINBpG9pIM6spoyi
oT6WvYBsk2J9YbYj+Gkw4auY3diNhMkUmG60AZ8U7SSMlzEGGjPwOn9o0jXu8UXK6fCxHBGcMtODPFUpuPb+jOisEHjTHlDP8mm6ha6DC1PvknWggng/4YS0
OWChGb7KxnCWKvdWdqhtLBPFcuZe3p8sUtTM2tosKSF+mKcO36ovI0/JdPx3AlHOumebnehG8sxTB/GEj2C2+NL8D9oDNelIBu1HtOugGutbsjF+EhuNBzPN
tymG0qO0gNKNbkORse3hfvJSb0rfk6H6d1wfbSW7aTwclt1Oj0Z7HNPoBvYvkr3DYLxtDjprzmEuelWfDxeRVsU3RM8h07P7oGyPrLfCzY2akWHKn0JD4z/9
BChv3y0uh4ttzSxhhqSWU3ZnrYd76CKaj/2GDbTSvhwNBGqrF8TpeJ0cwyLRFpILDEf+3CFKFBxCJmlTyDLxL2hB/sRYP1WmikagBDvsHxlbMwnAct672lB4
FA6i1cB7ch9miS7/WWOu0kGZJOu6l/qce808atEWkUL+0rYSpL3yWEySquGDJAQ3UwRvGcsjUsW+z9EntiGYD3vJ1cmZghpKIwfgBjTO+Mszno1id9HRwFVb
RzidDiSx/Ki02VGQl7V4uCxOZzXxcv2SvAP11V7AMpJTnAs4WgaXGvNpM2OgTRFDiF8d6JiBJwdX2RtI9/t9j6R48JKl84loJK0o01WHQRO1s/8oTgwk0GLy
eSGTNAwM1Hv6B/Nv5A91CM01TssFhMjEfmrJpH8j12p9wG5rXT1EOssPmY8lqJa09bbHoPWZm/gCbxWwV6pHa8oC8tn/iQmn9ahfTJXPhPej5VkfNkf4JZSU
T/pEmOE8yfrjcmYDtyN4A3ts0WiY/NG5iPTM2kSrwKZJf9EacCjpzMPITbyMvWEtbfFaeV8vd5QDe2vSEOkg76oJYogxm3YFB1hx/3/gFW+iJovjySfRTfrB
0a4yy8bG92P7ct6A4maUnodfms1RbVuCaPB6sDF5LPvQTJah/y3EOP6QrvNwRTdaBRbQ8CQRK3Abe8hRkMF3S9ekpiA5oYvzQ8CubPLOgKPNFWShOIGFeOrA
bug9HkrO0fUo097dVRRNz3pNxjgKk5H0Bm6rVZPaYLcqWU+oY8JnuEqy/6H97P8oOMvGqpE2DBcvUKBUz+mxyEiKa3F3WNzd3d29xaWlfjQykuLusLgv7ouz
uLvDe94/kA+TPPd9XZlJxgDFgNkt//8nA3ST+vXDdDJYpD8VIv2qnl+d4N0KewZdHmRcI3fwPPQgyJ9U/oBOyVFwAflhWgiAmI2LGmQEvM/kLa7PRmf6k0S4
FsAi5kftnbiL5A6MM0fL48xCSim40ZkCnsFRfFzcq7gz1Ivf6Pv82eGpUj4S4mrOx/tbGsxcbm1sPqUzwRQswmfaOX0W7Mc+kGBV4Y94MOtjm4VXoCdwAv8A
i5Mw+2ffYNjEk+nvo0eQ/+AduoNq5Kc8W0xy7GBn6XwwUWiGYl3fQRexvlLR+Nu1lHXWzko3feOKKXg93S/fI1tZvFlL3kGi/BdZKWtd2JdXgPUz/XFrpA1p
Z6ViIFWwofr+i/AUykP6Cs8CH8kw+ZQQIBZ6mt4VoLpAnonb2isrC1J7Cst9FT1Wo4t5F21Gd9GAuCmknrlEeFngoWsn7w02W86Av/ki37TUxnPHwdp0DnoE
NH23fR3/bHlQZJtURNiglVH24GXZ59FUPAXNN+uIHLhoDzidVnC8NgVfC6mw9sFAaIe1t7GHj9Ob8sok1PPU+YoVoYtpP1cvlkds7VuvzwPXvXHaBstLkIwr
wcJwCBvEvnj7a0nSL7jQLOXLCyvJk/gas6qteaAJa2mP9SxQe5Hw9LkwRGNwW5An6wS2yV+lXpJPqaw44mPEODKa7SSrwXpvO5c7Z6PeOSuJTog3g+k0OG4a
GBv/050iXVe/CRZc0jMc3sUV4F4Q7Rhrn2iu0bYhi0xoPzaBpMZXAe/oceEozkZhno/hW5X28nblbyEvKBt5Fvis+8zjxk95PQhJHwmW8CpcIhOzu/Jaztq0
gPMvcBE0DLxR98HjsDMfCveSK763tIhRucgp31bFzux8DS/l7GkvC5LkvWyxGO0cqz+CfYrFqJtpOrHAY9ki6wHmwHmA2gVLgnbLquEvRg3ykbn5X/CYFM4e
WR8ITD5mQVJ/M1Le6hjnzeRZrvIwXP8ttXT8cE0Ey10R5n/wP/0DX86mgvwODzsgTrP2FMcpTYV3xZ/ISTRczhX4x3/KZ5JePlF5oUWBgfy3vp94vOdgM6Vi
oAqV6ReYKYV7t0acWBUPNmUUknrzQ0ZdUol2h1ctL3hP8QDKot0iK2ReFc651kVVcMnOKNROOKzWlsqgCSBKOozK4NEKj/OBBKmSd7YYwrvah+OG/tJG3/gK
ziX0kPBYGe+4Sc6S4uYFbniXBNoY0XiDNN3lIENAWSMfTDafOHZIrcEfyyZaj65le8Tm9of+bWpBZ4JRU8gCl4tOJxPR0Mw7qiE1B5H8vRsLCVoPtpCsZ530
I6SElE0cgQbOBuD/e7OJgc2++LjL0r9wCw8yNsjS36NGenHxjrrRFYlymWHE4TQCdwJXo/qjLXItvZF+TFgvTvGdJD3BXu0xyZbvqgW8ieQAXy4wsN1UoaJc
kaexd+QgGqkX1yfYG5tRyphwk9jIpexbvj6+rnINVzsWat2YmezfTVpmNTbO8PnmQlNkJ0FbsZL2E/0tTzOeW0s5J2av8aaDvIGB6l42ByqkXM509FsfzHqK
Pc3FTDJKanf1v7Nby4C8p4vV/LB3zN9yW0R89QPXWYxZ3NPbnu2skuXIOWWuZq2Mr0AHNWlR7ThItx4DUL3nHQ+Pp7gDC8zJOW+NCbShqEuN46Ogin5x2bwk
1lD+SL+EauJ39EE45hhi2rWiSjV1uHkeUCk0vLBtiOUkG+i9p7Uk77Mvk7+FBHg7JETOT4bzRkZ/dofG+jd4LjtXoV3+FsJ9GItM0IRayHC1ONuQnl8Yqb6m
NUk78gLPgY2MGeiznkY+qV+lOeCLdpUXU3eAZmAL7RNk0ityZ6MtLQDvLRfjz8pD6STaT4x2zHVfkuuC5v4XLA0Wg5dBV1cU/Z1ew2jorahedw1l98TjoCMr
5hdB3+ztxjWtkPHVgGKO1kIrhF/6dXCQ4ZRjehs4EuQhDdCQoK13pi77IHmeE/MPoA/ujp7TqvQgPS4VMPuzaywfBRHXxOX6Tdqbt8f90Wl9HukFyskEvXDV
sGdll8HJeB/JLzxiZYV5UAGPfHfMNeBe9nFaIadqaoZlJiprNI0bT5LhXH7fLKYOMLqbYfHvsEttIoYum+VryPrGm0px1gcnuarET4x5QqpLB0G676nwRCxF
L/LTpAv6119PnUFva6fUVeAreIhdRjL8ZA+jG+AZWoXvWVTXc81sTxbqx6RHpKRrr7OB1E5pX6QQfKdeiCmEtkmzXDq6rX0mdeSBOf0KFC1Rk/TFOXQstMD5
ZkEaFWzmQdI4szhaQi6LY9FT8DJ+OFynXrfvUlayHDQCL7EkoS7x+7FFu+6LYUNjJymtrXGQOWJ88yhXhwnD+TpHZVcXdaCUqLvJWdRLHSKOYC9QcfDObndE
BtPjnNwv6pUyjE6TC0nXUxyCA9mJia8hZNXVMIRQF/kG4EoofiTIrq3ul/IQ4Y//AX0a25hz/xBewjXQ3pk2NdOiqgvbUDGzgBpFR7IuStfU2cZZ/F14S5fx
WeJC4oOP2SVwDBSRhqW/Jr9JU0UVLPJ7fjs2TeskulwxMMys6pgDKkqV4/fShviG1JHs0XrFd5aOsaY0nzwSDDMPaVNoe+9632bSIXDaeUZj6u+gvbcUIqOX
kmEof85fQY5W1cZoqv2WNt35jc1JmSFQGnQ7JUFfgR/aLsu11a3C7eIjzH6mTFN1mdLUrv7t5jq+U6ZgkC0y2Hp5jIasfdwTtlmQYX1vQ7vIhgGXcMf9A8ew
69RpJLKdDgOuo+Mlp7kRpdgL00T0FrbS/yU9eAP2hw/zTdYP8aKsvrol447LJd/jIbA1jOOPUS25QYzK5i0W6RX5hzo7x0WbenfD60JZs7rvo15JaKjmcobG
H1NC2AJ4VEi2MfJHuaV1o1vd3+lNIvJCS2uo3cEBaKq/tMq2Rb42oI+zoKIBD5iJ7+HnWrizOZqjTFfD7a3Zezicp7DzrKDQXRoBVwaGyoNiR4AtIMmYxns4
ROGF0Jicsn5lsjrHnAYHZfwn1DVz7KW8N1k/YT35KGaZ96UYqZK0xFTNVUZ7GG6kg5I4Ja4522csp+csb2k7cQdP1qvZ+pM0+tFYCBjbrY6zNsm5YJrMwhOh
U1uNVkrTTGSeZQ7UGe6UGsWloghbmH+3UQb3i/4bPtQraHcs/XBASVGfxVFfZa4HXcYpPlYnijY5V7abNIYppgv/R+ap3ZQj5DVb6+8KW4Cu8cV9f6yyeshI
VL/yXEo9bZ7yVR0jPjR2uIfrK5WruE2QtAWzJj3Ir9LUHNO4wlNI60Bu1inIYimOZmQMG467CLNJG55hnxuV6fmFU+z9eGtaPG2euMdVVfhGw5EB2oAU12z2
3GixKA87w26R1NR0I0K9biwo/NTuBZ0clCzPqIkqmKlkcOYdxSp+kctFl0GH6GmyV6nKPAIUxwRJ65RD0s/DSq4jsd2EjeIg7T+eR27ieLlqIqqp58+55etn
NvEPFEcDh1A3sDpQCI2XQngedEnbG+WI3qJXt4/X2tMxdFfmD99u8b/AcbdFfPn/M5EsSz2JFmmF1QRgoQcCA3wquw7OsfdiF3KR9zZPm+ekEbwm/erbRqaI
F8VloVXQ8kCzKA8s4twYtImK9vZSNTNTCIff1L6WZoofVPcWiIuIuaQCdRi20SNsIxiTeieSa9WV7tI+IRF/4MfJ2sAU8sv7lz5J6YU2GZdZFyHJYmVvvKv5
GtKETkjeiuOFRFKFVgQhpAvs5FxCvIv2SKO9PXg1ZzQVtHnignCsLeFtlffSPc2d5Zf/Q+9AE8dY9pwcxFmgafoNcaFuQ7XNd2a0kqm95J3MQpbHxia7X20P
5rt/ZpQMjCK/ws6zL3KKgIQx/Jx7sb8xtYL2FsHXg3rAOJOBUqG9+GFeCsy1/3YUoHZ9DVmvrPDFo8bRGdn3DEVeofYgC/FsvatnkauKY1O6w/7IX4Nsgvel
k4SS5zQyrSA9IxQINHb2dI3gY8FA8lSMADBtKfep06FKT0TkBoVhVfgy9rqxGoTbR2d0N1NRbZYB1YgB6KD9mx7JfrLr8CGOBQrRI3eh0Dm/lJvuyeCqAfkU
Nl06AJaaPr41YosqgEp2u5jA0pwl4Tde0Rs0XaEm/2h2cGTiOsCrD0//ROsHpusyuaL/Kxy0+KQI5R56SL6rdczHMR/VUTC38Fz7DIrj/vJRsED+jJxwE0og
GCfQW95H5IzYQt2uDbd7aX5xGHuVOkFr7N8Gfjrau8rjakoyKCV1RZuhJMyE5cSecKS4IK0jnAhD+Ctta3ijLBccitrzOfQgsiuX7QwsBX2kL/JaeZkB5Q8S
1frKhRwjLL1pGi+gqbItxkH7KAP5dnNO4JtaPejz0VIi6Aue4dZsh+8Zv5bVNJiCXfEduIdSX28xFI1VX6FX5BiaDCcG1+EjHkcWZiU4G3j9tJZwDaTTDdGd
o8oqbYTGfIhaU6gjn1WbqYnKS3DabCg7WBgrpD/SR+r9UQ/Fwo+wh97j6kqpi9iU7dW/WIbDENdABnGV2HLwqt7Qbrffy9gOnbQ8/EUnqJ81L53uGkKGg2Xg
a1we7SqcTN7qN7Pbss20Pc3PRrC60mHLAH09ukzLOJrrldAo/a7wgFdX17sqZKcJk/0XffU0RT3hmAGrKM3RPSmJSDSP2UP6wDpILXlPf2aozhd7e/LnUh1n
orerOARVgS9xmKe1a0LAyLwlDHZV0vdqqwP/wQzNpS2kiUGz22AswOuzi/JL6lohmjfKeqldD5TXeiEdtMPvSR19EhmNWnnzx5fBJRYddTSlPfBK+x56Pr2s
OgYa8LKUSePjfbIRL6tHwUz/NqMon5KWGDmhaLecGbykWRt04x2C3bQYzjbLFY8Fz/S5SmuaKJ3WW7KSrAD9V3oDFoBazhhekY2no6LK+x7Eex3JSlv0Rr1F
p9PjcZ3txUCIXA0EPE2C1v0324Mr0BPoIoyANqkpGxlxDfQV+tDFYLM3QkPBCWmh9LD2EeaqTfBNGpZ+yfdUusLSHBn6ct48zKf95y1Du0lN0Wc2jM1ik/yt
aGO/194u/SddwOaDZtIotIYUyDHUknAwvegaYU4Ha3FfYaRDIRFkMoyyrFdNEGO88BaGYwRRrmwGKYMOVM6ij2QZbiO7jDB3bcNPN7Cv9kp8KooJTv09ewO6
0hgEwnlv2CH8KT5lIHrUm6aGQ7f02Wga4KKMO8D6sdFyGxqqlJU/sUzWx57gz0sugKX4t1wrEIJvalvUIslq+ng/1ueCR+o0W2MN8QLsNnYpbby5s38BYszT
+rEt5ln/AN5R70xmsT2gizaKreAP1LZGTfMCrM7rON+QXPBK1Fn7MjRKrgDaKgVVRVqPn5MMnYCCIBQ9sASMaridfJW0FVf4+qWUlYupMsq7dJhRXElV1vhq
R95WO5GZzMoiWRJuLs9j16QENEJpqy8WpzqX21aoE72xqR/JfvGNlOBuJE0nc41o+Fm4ldhO74lv04b0MqwAYsFLPBWFEQ/S9Qitkk78J6SWIBJmqB1YuLQw
NpJNjYixc71Zxnz9vbEaMWEKnQ266Q9gT+ZkLXhP44nWBpxFS8ScCEluIV/znlMzk96Ad6wS6svs8IUUAFfpStqY3yHlUyMd4xyXg4a71lwJhqVXsQUN/v9f
gZLc4ISyHlQUePY+72041i9ym0RBQE8Ck8BSWDe9Fz244kJmW//B9Nwk4IsFTcF86Fad3t6uaWZPtNtMdQLhostqToi7qNcSzvqurnzEcnyzSFDBmVsqJR2I
y6Ye7zQf0/4VV9DK2l0y1VhnaLQsPQZTtBwyys1wx8ipklefFlNZsYi/iUEfyEmki7DVeOPtj966mqKhJAweYpukZLVUfI2sML0Y2h/uiikntdGqwR7gOvgX
jDL7OL3gP2BqMcp3NZF31buAD868OBTW1BKSn0mFILJESFj/S52KXmh9LK1RR7CTFDI+ibP4EDTUewP2cDymoVlhMuQFgKJFg+ZmMfNrMKe3kjS4NWU+uEXD
7KflFEsbtbJc10w2s1wrLI/hhgBgNmGv+ho2pfWNYr4N1GNECKsNDLqrSfo6st8YRd+rLpjfPp1kW57B7/69cIhxx8CWi3Iz9sucy386ioEN0g+ds7/kz6Aw
mwxnxn4j7wM3QRNzOk3ik8gbmBMbGX6E5nivAJUONPsLl9Tl8KZrsfuO8jL5J3+J31r+NacriXQrS2TFhRy2z1meJXoa+WopCeYD0oKrYh9+LW6t/QkxjTD9
E8qtTNOnBKdrMTpP25LcvIKrVHaq909AyfgBCil16WAqwkkwO7uka5n3m9Ae1FEZccUMy9rBw3Fh+Ngo4WiLDzhqgAzxkTdeTlQjXcWEtxFfwDPjIS1LCkJL
YJN1BT2sz0YDssoF0+q9lMfZUytG17Mk0hoekpqzcLOoUhi+B03sM+Be8S05j1z0oLw1aUp8HjTOkyqPMxeBJ+gJyiuWgoeEHXQnaIPmoiNyNukg+3EB8aI8
BJzlBZArvrr8JSUB/Md6WEeZa3xdA0xuBvYzkefj/WFVsIs0BhNhfxAlIi1eZkEr3wDboByKpPw8nK+nK+zLYJrZLTtKOQprOQWahc677cFubJmloqG+8eCJ
+7o/zbE9r57d1JjMLvBHdCW/y9qqryWnZ7qrKXulVoyqiQy03EjlYUIlvh2N5ieFEP8IWlSrp8WLA7imlpHXsVXO8b4FqKS0MKqrv4Cxlqc5Osqd2AN+Wzjp
tKPxxGO5glpJ5cElo4jRFO2FjFwgr8AJUFuxpx9jWWY9dBNcBF30TbwEeRi4KVnNJSgM3tdmB618J2lvrJe+gdFZ5UlN3FEbj7fRb+iQOgrs0vb48tDyaDfq
7H2JarmqsKHqWX8e1gE19Xe235RrqIZ7aaBq0H+fFx6OTXpDvqIFaIa5He0H+Z23nf+yvzQa9VsbYL+LTkfHk+G0sPw3snuApxkegS9zH2f0FMhL/5Ya0kGx
hmsXGkTn4HFSYZht+QOqOsfZw9lc6wGUDQvDFd5aWnuhp9pAH+gcoRbje9BbpgEt5aV3LXiqbIQzERXuqn34Ul8p8A8zQWfzlhEQ3goF7T+Eur7ndFLOO/U5
7+rtb/7yr6WT5YLOOuRt4KuxxlU2em68qm2gTJunNtficE1QOuMSTFSqsVWOm46OqJQ5C7nRbTpGqAd/BplxDDnGRsWPUYeA/lmEr6SLjenoTtpy8TWppOZm
00XBPIvzxzdBuWOOUyuZZJ7Xx4B5egoxbQNhK9RaPs+ORKuguv0lW5I+FE5KO8nH4fniMWsx7zqkaMOkk7IbL0bPXTWsBclBcijqMJoZkNF3UFtdgi8iHDTs
OiSG7YNL6RFvCe2Wuglu5FedBriPQ+ShKJoPEJLd7aOuwR3SWl5EvO+wk/rMTttJbQNpQk/UzRlFthpdnFa5IOymjtailKFsJwvBIZHZKbN4M2ONUJv0MYeD
frS0UC4jj/jdMhtNyrCSDmmT9R/klm+20IjGk9NiP+WybQhdB/b5Cgs7QZx5NvYLv4eWBNOgMZN5M3k7uKJ+8GenPHbdo59S47NEcZHQFv6C9ZckOLvSwWYc
r4QJvCxXIs1RJk30bseD/F/l3PSP8FtYq6w2///+/i+23zhLzoIyRhP0WOob9cDXR+5iTKEPteI4nbn8r/Q7+gyWP6sBPKuWMj6DXwXacQRG4CLiLNDS04RF
0JWs3Kor4ldxP3uvD6aPHfdAKI9Xcinv5ZF6I3xBm8T/QSOYM2Wt+A1pdBNPAsvkbkZ/PDgwXZ7CHe664ZHeFtoRNtre2bHGEZktEgxKKCJ5m3zU7AvakAAK
CfzW1qovYWlxrTzbVZ3UC6vHulMPvMozaF8Q75wjl+SLjFFZuaQTvkS5VeZsR17jOCxvlGYF5CRre/MfPUf74jzFs4FTU8xYVMkxGJ9QZztqqbXE9d4H0n1x
YcZe5OBlfEv4JmdFYxT+AhOEZLKJroIzjRaKle2EYXg9/eCe64gy6lkj9FzoOChiNlH6CwvIGKUk0JDXEi7VUNqbS7yJZJMUailteEmhoDW1U/fr/xALqkOH
entjwErD0nA5KSlM81OeFjhofEJ1YX5lpXMEOqlNC7JfB297s6E9AnRDOwNvUBttGd8Ju6tVlZSsCmSg2RqMhaN8/c1XdL3+iHXOqKCWJ5O89+UzYG32XnH8
fGAvQAqjBH41MMZcj/tlFQRlfSd8l33rNAK3ge7OsX4/zM+3KtXEGSgvf2McJNPpaLSAT6KHhCKcgjJxi+2rAyf5DGtxubSrq+8+aGXdD1v6AvbTYidbG/AG
1SY3cXW8jDeE69lRaDEfo+HmdXrAJTibaCHyRsd8MFM9Sdr5s8Rx3Bmx0fYYnnQP1fKglTBLbsrOgyTvNVtBspJ85rPVEN9acBx2RAI8iFdYy9C+ZmnUM0jX
pRkUt87/PCeMjjFrQwFtla6AR+IloW9mBX0yLWuUhwdihsEO0nRqOMu7Y1fMZtCc4d/Bm68KRbj4J1wGdmSKP85lA13gCZobf2QhvLgRDpujFeFpQqi5Sh8J
8piR+D0MOJbAP/Irbz16gjzCpnGMz2SaUELjuLxSTm1uuev66rcFdng/ybetk8h8aJIy0l7WACw1ppICvCU9ubKbVNXWQSXyW2+uIqWATwsx8zuy7Gvc+8km
oDn+JY9ISWYJ+/+/71J4TUdXuEDo6i5kTILE1j+7Kq3Oa9pjzXpKU76au1wW/so/EV3G/wov3ZUcHSGUr0oAWgUgPTEO+euj/lnlEA7txAej+fgxvOe9iUsA
xfCDb+7tSnVpgRxuH0rG6BVh99h89niUiKoK6+mE1HrwWOJEsaZaSbwA7vrHCpdYaXDa+MxXiLFsA3GhBOdwc7fxW+8jbwZfPc/mXvK1oNFKU5DG7wrXeB3v
RDpb/GE8dU41KuFailM/EJ+Kh2qL6QW7kd7N2sLZTJzBjIU9HDPMeGUpmejuD06Cy/ixFEqrw2Lme9uKwEgyw7sG+OkEHM/WAZvwt1pbgiQUTSKheBRBZpR+
ySiWtVF2kDXIRbpFLZSXQoTtqI7/DNmvTodrAnUt76Wz+nk6QatlRLAibAJNwddAKvqHNpS+eXW1jlTUf1yfBsMCBQLHyN9wtj6NKvpSPRadI7VpB3Q1o4cW
Tn/CwsTiqIV+pOVRNqCxSlm1LOitrimcbmCzBHwI1rJ04ytMxvm0G+A4zcsXk9bGRxTmeKpZXSXZBzrfUUXIhecU60kuF2ztOEoxmuuIgF67Fn+SnadX5Sj+
Xj8jHzaGavUDE9SO8nT/SDVDvJmelyhCTPoIRpk15aJczlkrO1kvx8csaylV8b5LOgHykZ/KWqGYXMSZT+wIf4hb03752mtdcQ+1EVuFvhij4E6D4lH0gbs3
W+NZg6oxD51AUuAn8pS0gJ9wFr4ROOM7r/bgn0g5dsA1hhQDTlCODsdQf2mY5Axsz9bQriSvZzvt5Dgf3R1ckr9rPUjt7Ie8sqMuLS9UdPWDU+RN1lNgYGxR
aOCX9tNwia8RjmYNgxSwyKxO36oV5HokjY7KtpLh5vi4onAWEUD7rB2+teIcNlo6m3iffzFaQx2eB7PxLDMfPuuv4TlnvNVr6ZqyyvZGWQUBMXGEdwN47GyQ
vSg23RUlr7G0B53cLjOQUTGrH21hq104gcVKueR/xb/07cm94EtKvHvkF7ixv4E2gZyFTyVTeCxUDAzReoB6nlrGPn2gNl7cCTBqxiquyiSj4TVeQbhNblAT
RpMPsElqQ3+43EdYjFfDreyFLf/SSvgMb83uk/GkXfZZNVxtLMTTlzyWHKCznK2oX5oBr9P/XAfZBnENOQFjpICem21yrFJNXoSVl3rCa7Qkeklc0iJrJbBf
vEqKgCKkvmOSFAdLC12zpsLZjkbpyF+JH/e28ayhAaOPXA7XAn5tFZ1mP+JYR75Ie1hC1n1q8brwAucCxMFU5bZS22itnQB3XFvBIHpWiFcO0OJG98wY7EIn
fF95UXAX+ZV9gdfgAwkN3t8iZCoIJQ24Yr7jx2ld6YFo096JKx0e/ycgk92WPqrkOYHjeYj5BV0ENv9G32wzaB04Wj/kbe4riGrLATU19jPoLS52D5JPiPvJ
RlqRb+P9YAHfVzJNj5WPaNW0YuK2wEDvB/BJvasFnAG9Fu7JRtE3pIKnJhpBf3gWwj4kxlzKz6XdJfegF+wGiWQRCPcfxruMkvq91ANCR8cAYbizu5a4ookt
XrpgXjE+0w/aLMv+qBbO3qiEbwL8KK3Anbyt0KLkRfIsz31nVWVkzFRpiv1E2EF4hF8Ak4N5X4Y7hFbsNr1veYCOgd68F8nF6iinfAHaSorVQlWPeA20Mzub
dc0BtoXoD7caZeBSYyNWjb5GgtNiVolLI4VBNJvuG+ToCPJrT9gsvSPLjZsp6fiCZYxxnY4XncIavT9pARqqVHoU2C2/8Dq0PkLuwEi+lHcJcv5VVAue0BqT
O6411oHhOWx/3BzhsFpR6+aLdWY4DkAfv+Paiyq6a9j36juEW6JIQyMyeHujh/yXfth7zxiGXouzXE9Fj7DOleN6rS1TF9B/6Fu22FbAfBC3mS4Dt8AE21ay
AmByHQ63l1R/s5HBCfOmHs76bMv03SPlDRN6gqlfx14nXRAUnIS+SKOMQcpYHBu/yf4eJ5FFsc0zy2B/pstfX9kieJQW2ndtF5oF56Sf8FDUO+t6YJwyIT4Z
zUYDbf2lzb5tQkdpLAGwHeimWB3T5VYevzoZjY75HHvfZsFxNNmdigRlUZyVpTkqGAkolK1AtQQhI06JInldm6Q1ylD/qUBFOIdfFYqKq/W76AGUo7WI9TxN
pf4hrK98PjKRrWR/QAybTJeQNynDSIgyKiU/yqcgP1H6UQmXMnOESvgcrOPKMXpoi+E+dl/cG0i2z3dWNaK5KXZQcwUewuJsvF4jUBpOB6HKMNJaOyb4UEtf
ZzzFmG+s4zeko3Cy3k9k+C/9PtwXJCcPfeRpyX24NF/Oa5Lrtr/UNMmirjfes2f2NQHuP6Yv8LulEDwJhfvnrOqGr8PNgRwywDEXv4FlATK95gVQWciDloL2
7KXrFu2pQlJYeU4Kw1JKPzIXGtI/4j6lUMzC+NxSSerTZHWN8q9xnh1XL6jr7ZvVos4VoJJSS/VnRgijwdGUJWZvtsidzXqAI3laQdk+M7O5TnADo1rqCD0x
6Cul6XW9pGQvWgnG+sfyj/IIebcwwXBEAxAdbMGhvqViorsI7J86FveBdaEQlxZ8eiLY3+AGOCCNp5UdV9BaPtg+WL1uHqBe7bG4PcPm+ig/1SsIZeJ+wzBW
x51nzjtjNlhqG07rq23JOvxX9gkYh7B2QN8JvsmrhdfkHG1jtFdOqCXRGX8p6by+gUI1VshyttSbw+pQR3YgCe3lIqrC/7BJ8DGMdDVNee0owj6YT3h9fVpm
iCzb7/oPEitNZmlsKJsGt6c4HWtpT/0yCdeG6lbvehyFP+FmeGrxaHEK7UAHCCZLkmwkj3mMdpGXoCNyHjIZ1La6eKhZqWhBqUN2DXwKJYFotDpwTbGzyREP
8Dp9PH/PPOBSVGspxmwqdsWidDtI16Fihu08sJGIwL96FdZb/WT8FK84Hcou8aaRhxck7/WXYPD/d0VYQWW3ctszPKKL97GlIB7JN9Cjyd2ipoMS7mvoOXrt
HOAoQVtAZ5yHPiNNlQ+WUnCcfAZ2s6QW9/sOoTdaf/ENfxS50nsfbXDGkHngOjgvh6UX0UOJRqoFm2E3ZUKS3sQ9zlvCNgIWhFnGVrW/v4u3ntJEbSV6Aj9Y
ReBiK8ze4iwtC7bAJXkH0EeOBQMd05Sp4LmRx7PJOUrvH3cFXWalzM7oO59ivKDnXO/QQIZBPbUQvm0w10jtLhkvdaCSud5f3ZXmM31H+EaEYFXeAxwl00lx
uB52hON8z9gIdsNdW3zLW5JRWl9hOf0AzwkP2B30iz5CV4RQbgb5twM4qBaFhcwLmetcSbyXJYXYHGNkp+nBM3x+MCb1L9CQfvel+vZ4wlACvOu94+lC8rEf
OF7ZLRVQXmqimoN2ophsC/ODcWC7tNZ6EyVH/UfC0BilLimJZsi/8DSQ3wjDb8RHaktjtPAeRdmXZc/QmuVshi/gMOOA+4B+C3wDVwWrOFox9IvAVEsk/qBp
eB2saR+JszM6gzUgT/hVx0frSt2AK8g8c7D8Ft3KVVT+QpICQBhOquhL/artwjK7vZjrkjYgPMzI1Ca7b8EvxlLjslSXRYLcZqj7P1SJNRYFMxaE0GizNDmE
E+C/xjr/A6sJ2no/CMMzz/Me9lJafjaFzBMPof00wV41MNvWWEkFblxEbiJukcsjBVxkO2ADYyDo4T5PQ7UjsBNUMJcOk6tiX9SZRHojzEjpH72McBNm6e/l
dDWHpcR8iBvKx/rn0xH4h/AFzvBWoNflybIi987srgzhj4s2RvfoUVzIZZi50RLgR/nhDFREfkEW43zoCfd4Q5XytJYeomRxRRkCtJgUEAK8cGwc0CxyZ34K
HCfJMF0rb8x22LT8eClz0tP23dIlR1VzIrJmXZHmwsHglcDmnQOrDRvmRhmtAL+Cas3dQxSEhc9Ra/lYcJvsh0tZlPmU3RBv0RCfhcqS016QXYeffR7mZLmw
jS3zfIGrYF49U16LpqpFlT3SlIUO92Lwq/hq+IR0hCdwiO11gfcwQlVRA/CazcMTAmWIBVaGvxCBS/ThYIBcAc0ATfFz1s/4jAvBZWoz1NDcJDP6TDqZ1tYZ
abanS4Om/FsKwK5qmjjdvp6ozmEkUz3omit/Q1dQvDYM7Qe/PTNX7FMW4pZaDdmpHqU7aCjs4ywq5bM39VWST8Kpuup/bXzxJAb6aQt5LWmYWBH1932RXsAl
WbGWSiteBw7Sz7xtoLG9G6msxfs7eO2khj0v6okK0y2wvj6cfRbN7GFxBVlH+B70ptsd4cZGasjzrbmBBa2Tv805LKW5K5nvSFkzhPp4Jf7dzDbKafXxYH7L
j3mWPNtsHVfMt6ag02xp7GJu9JS+J3XpSCGP8iGqOxoESqn5wYjkXXAEPEw8vlzqZbxRHRiYImrGCNkDf6YdIRfRQqcbvhX/ohWdTb1jtNzpLWFhlktJNVNl
q/VdNpT3J/2KaYlfmgAuMhZL1dXoeAE2BP2p4NwNv4N+MKA4YH0Qx5JAjJoIEuFi2NN5F98GY4QK8dn6KhSpnBU+e3fieDkStQMLyHJfe6GVHIOGClaH6rPj
CeAlAOyoMUopKrU2i+h3pMfOQPImLdm1hH7w9gcN5PqBRaCjPkuuCiLEQ2mNYa2Ail9F96RNQDt4AxY0Y9DauEtKIbMUSICDHc9gJiyL90nHhO8kizZmv0Wq
taXdmMlqG5liuu6TFgFZOwwH8lwZrfTxOBe4pyc5JnkWS0fzbgKFkVebhmNIS/w67Qo4g13yezyPdqIzySGJ0b/4FtyNztTPksrRt1ivwBD2xtfLEw/mqo3U
Z+gxWsZW4iXSzOxIlZBqmWf4cjYFboq4zVcTwJfTIeRlZHWeQRYVzwINfRXUOfQz9uKidCPuCr/a2jmfO33yA1hFaQl84jy22LtDqKN2gS+zRHTWX8asA5KZ
xY7QDjJPWAuWm9HkpJZDZ9P6aAO5I/y0LNM+yb/gvsBFvStyujpz3aqi42wvGSRV4tfUcXFj8bxg1l02SwTkYBtvMoirX1wTcyP8QRpy5m+gVvX/TWqLoVKK
o7Zcli42u1MAWrDzLq80Pzg/Sdpd84d2l94SvWQdWSYUAOd5AUt9yY368kWkj/4MNgMtHYtM6/KsIGV9hlb4nm0L3tssSxVlAjrje6bcjJoHU1gp1or8JeYn
QPkGhgWmsqOuVqSk2jrjhguh9/IQeEe/7qwmFOfZHMojjHDSKzMUNLVtAE0D/WXI15CG5hGvwW6QK3ItPAQ4QDro4TkfsFFGQMxO4ZeRyxyr1iX3ULIYZ02A
SfIMsjEA0FehH7xLWhNA93E/7ApD4FW1vKuSeS3QINBaWy0fILo5DeczSzNOXDTMbIu2kUfiNFcHd26zTfAKU/lv1gjb8S+I2F3LGhYFYvhr1EVrB8fAMWZ1
s0pWN8dd711SCJzjU7LLWqOUUNLY+BrsJD/JQ9v6npBvdI7jkPyHDdO6B/1/iGtydDt2yejhXIDfsONgZFT/zPz6bfUI3Cu1p6/RQ2OiI7f02J4IcgkuYamt
tTyZ3UaHjLvgiFHSaE0bESG9t7cHKwub867oN42gUP5HuhJ4x2aBwUov4lUbyYhqZF1shisMtXLP4/3RWu2xMJXXJ6fpZl7Ul+I/g/5hfjgP+NSlIBerJYfz
RG9ev2G0wP2UE0BmAv0P12c1Mpuad9B13pHbtXzOBQaTPmljvA54D/4kgyNkqYx/nd5T2C+PxSmgFpgtVxDOB+niLOusLptbXJtlfIX12BXtFFvvulA83Nzt
jfRVYWONV/yW/ZXvfHa5GCcsDotJxbKBkRVhIY9ABVJHAbQdvGCVxRYx5eQuiqGmgpvsLbojWpSJvhklEsUGYI/RySzo7CQNlZYos/AYT92cDkFG/4ZGgYJO
i9SO/qFNwTM9jvYMemwNIuJ2bBwIAxuCTrrfeOHNjUv4hhSHtq9aTNDpOwkVlGQ+K2eUHIEq+SYZXwPr8RC7pv/IHJ56gQ4AQ8BQ/T79KQ5UGwkiPGipCwtp
38kkIwX8tC4ptAANhl2F93C2sVEoClqDe3IuUFhfR8sozXEx2th6hh0Jf+ZypdSDoagDweIfx1vmx4VZDN2C77FMBElX72NUGNxAA8S8KZ/CCtFD4uk4jd2i
CegiX2f3CB2AXXmG+/smo1biOXmR8oCuJqOpQkqIb4wzga8x1WEv3F34B+wAuWXM+qX105OVPupaMgk20Mqrz0Ci1Eqp7nqnmdHr1XKZy/FHKUxpDsZog3xT
2Sr1X6G0kQuq5C9QIGuEtNF1D3BwznVYeIc2izlGfuGALY+5WZ+BYdDFOrAoZZo0h00lN4VZ8DgYTF/D/eJnvRt4T6y+ONMQsBSq7AOZaIkjCtVXS6Ak0aQl
xecrTigpVCIWcIgNU/NJcbwC+4r/QtfUrlbZdClLbOO0DbZCgf0Z+Vyv8kT6BzAADpLGoJZwj1mCDb1cLi0Plak/LPu+mKiPU07QCJhh5PZUBG41xVVOOc8u
4o3KfJ5ptJPdpAweax8rLZZe6R/EdilHyRzYXa6g9jKfkCt0sf5HeI1meLoEZzcc+2G8x+aLVyujhelDnS+EXfiNutvaVKynLda/aUkwnE30J0CHkeC4qQ9g
C6Vx6KrtA2qAf9Op9rW2w/bGRpXwjawYaeYdIrmtp9SZymglERhYh8mwk6HC+bywFgabgKpwtPrV7rXldqzQTqxK07qBRXxM4HWgADgNmsnDkBuFGFUCo+Cd
9LrwuWDBITCvOZE9JQkkL7zOD6LRMpbu0o+0j7qQl9Eq81IkmbTX9qm3jYsWN5PBRHFrYGJkKsSoCBguhrKDaXFGojCZq/CoVgndpc88XnEa6qDPXdnNOQVe
WOaVJ2NsT9NnS0/RrOwQ0QIrZj9Fw4UuytzMheQKk8VSpCyvKeXQqkp9+EK8CJeSWlFHpB3CSqEazEYJoL3h82f4+yhvcKy/L30b19icRo46zosDxC8kl3JQ
DKAArOUpiyvAxo4cMpFE6gocTV/CJdDibwHOofDAZ+2qMR9vIWUcxxxFor2x++xH/RHQY84FjckuvYR8CF3lGi8m/P9r+jOonjJCb+wYS0rQu6ScYxFqrvLs
3XE7jfpsv5FIG7Gm6hkYEP4sn+Kehveq/XzDaW7hhJTHVwgsjb0LT8AYxW1uAIWEJsga6xIHgBGpWVEL1YLSo4wGkKsdUPnQRkYpsgu/9902/nXIyhOfQSR5
lrIZZpGVqIc41t5CsUttluQmJ8RT9A5IIMOhLKei69Hdgs/aOfTdv8XVgSP4jqraQJ5P7UmXGPeSDX2xtx66LAxn+/lBcDstw/VQq2FupTfIokLNHAPUrs5G
dMrCl9KDiDPKbjwLjo7Zwf+xT/SIZEd20ElgO+8geEosonajq8z7OEnrAhrAidhBNwgRepZRkJ9yTDcfZW7TORog/6e9RMvS38rr+QL/YGwIKUEe7gy38jFp
p8SR2nxYADcKXBPSaYT2GvtVxb5uQRsQpx/D7+055B09Tp22hcBKJObGd9gP/356x34ta1DGOf9l6jJvqt3El3C2MNw8p37nrUGfrIJpD8BV6oJzyXcaRbsI
F9ggFcLafAtc4nSq5dlucIDeRFN8yV6rwexXyAtg97yUZ4jD0qtylRzj12yXaJ7sed4LaKV/DOhrj00vBq6Lp1hhsX/sRHkT7iD08k8SIG3h78vivf1oH089
3AyM4IlmHdjR1wIMR1OoDZ4XZ5JaJLevBN6VOd1Z2+5HPcB+xw8hBQ+BHfBO1JEVU2fTzkpVIKF13rPZJ1zF5VRnCTrB7YjtYZGVGFoKusTIwDlRlf6leeVd
5DgtFuippph1YXuza9whuJoeVtfBezaelkXH0VDDCm6A8v6d2mE23GlDrSIP0QnYbe3CnBzYZ4NoY6wjhm32zHXMRkxg2d+Mk7QH2e7oIKwXrtH9/IJ4CebT
h/pn6G64Ls0lpuOm8IPxiaX67Xp10ErKUBvF/SHtYW96yv8vsxkTxeZyPqEyXQUu6zdYfmU7qOfANJZ9p7siRpkb9XJYE624qAGLtUV16QFWm/blv+3HaG5f
PCzuSKC54ufBcmCZ0Sl2lXqNnGDfwBhfpyJWSzNSSNnDjkZFKKNF4JjgvKA2ZLHuIVSl3USdusRB7LfRxvYdTQOvUQ+tAakOyvkmG3Uo4xOZBx1il+1l3KXp
Fx4B18OBdKWUmrnD1ogOCfo0Si8kbTdgtjdIie1ZQ1oC5I/+FP033JBPcSyhvWLGBFeghGu5MpwdwmOAYOQhXmOnvswcHDDRpJVOwQpQ9iSzdPYudlaYy8sp
3T17NI/ciDS1FBPnqWZ2YRadHi1vorPjwoRe6nzJBecr89QEWE1PN/Kzs2JvluBzqQ9IP9984MM9aU/9kBIjM/gInjRuyO8gyQiNrywxWIFddZZmAfyXuU7t
kppNxke9V9cH++0hGqutMQqAWVk32C6pgG2JUtIaG71KWMSN9EHO+uJJZbhTBdT4I6+Cewvv1ftiDtdpDRDlXCtEainF5XX2cLxR6EX6AyaWNX7aS/LBGYUd
b33r1If2DDrcnEfqrCrkSLAUUwQl0fVSRNIcOtN3GDRUdbEeSUNZaCEcq12XBFBNG4u3uefQZWIl/SXdTL4Zs9F6eA2mo67M6qyW8gYcB9PJQlSF/MNmGB3R
R1eCOsg22tGV7MPx7CJPSQ5xnnfmp/H064oNYggqq1SX88GeNAlcww+EOXHz0ASxofsIi5U/Ov1wPtiHSgJbXBSuTf/RD8IdRow0C13hTehtbQn9j15RF1k3
an6izxskzhFiUT1RFb6R1XRO6D9gvNE6riBpyneDbjDaMphUVbfB/mINZ0UwE8a5ihtJ8CPbylLJGlgw6zXsSAeSLvIn0Nm8h+fgTulD1QpCeaU1LRaTBIaR
3uiJelZKUH3gHNhvH+Edy86yBHOH+3rwWuV8n+Ieh1+QCulK+D31b70eixfX2zKM8XpZkMu90n0WH5J+F1+u/0R3HblwUckB9xlImWc5C++gGYlfcCNzgWxd
tVE7amR5n4NNxMWuuRrQWXoiLEBeCX62IO5bTG0wPmpDTDZsHTiGvWCFv1XQ+3+7kz0TcWHPTumxYYGPAzvd+fTZ5JPzCvkId2NBy8vmBGJJL2KAOWIbp1vZ
TGoKbdQhnty4LKz//3d0pAKXtS8kXHsPEuRlSGArtT7GePzeoeCByg8AjTW4H2tAj9n6KVk0n6eLYuov7N9hjreMOF3bZ58vW0QbHs+msiTlflox90vUWffQ
R2qLoFnlFh2sIbvismdHwDKojXeBXJWu8rRix40p5J/oqniMcy7fwLh0BV4yupqV8WU2T9vsKZgVS/bZr3oPMze5hYpyD5Nd/dgw+Z64iq0FPYqL5I93suOL
2N7rYLn9teBIUilqm9wCLSSDCvUFs+kwXF4vq24Tb+seWQpa1DGzP/LzLmY533O2if2Bo/P5gUl/mzmWiroO3DEr5VP28Tgvap67s95EaoEzWSL8iT7wfLIq
WFAEqisZZGDBgkoT2iAzPL0xrQkS5UdaLhoSfznoSH2ZYO7T5/quKZJ3rqbBJKW8uVA86YWepHiX9ZByWn7tcwWqKfssFCeRI3pn6LM9FCnvHjeRtne6nDep
My6DfkADbbIu49XGJuf/z2iVpRn0ltyJP0GlpSglxpdEZmZbWH9vZ9A7tBmrzT5bHTGNxMpoCDjGxpB1TkHOhQ8EaWAXXa0ug5hF28JBDV4Bb+c90E3vUP21
DKiHpPiX4AzhMNlrP2zc1b67LsMHrqIoBD1Wx2q+IL1MQDEZg/GU7I28E6xijkSjUSV4nTnUUM8Xz79O1XYRDaVu7YNxk1Yza5vI7sT7aBM+jileObCInNam
68UsNK2r7z/5pjDRDoLsPBVkKt3jZoJbeaLAKrTBtdW/0FFQjcV/CEh/6kCsrdFaTgRp6C36QraCunAtHWm/YBSR8mhbfLVJjrFN+9sWAssquUlFlmNYHdXQ
NKk9LEEKo0VKSZhJM1dthcfxQ3AEdCMdeS42UC8C79LX8sPsabSk8EKLDdrJJDVGicNAT4ORKBzUUsLM2jnLyD1SlDzTx5EXMFfyXL0VimKQp5Dy7LWwgDrM
RJIAp7pewUVOM9AIP6StWTd2VBkCl8FhwTVpnz0zu5QQqSSBQeQJnOwldgO3sWxTrtoT1fV4i2qCA6uqBGLlecqS4m0VzqbmaS0d1aONreyg81G0k+ZoSWq/
uHue/7zljWMIC+OU50QUX+EwaZDvgV4CVAgabnflN9Ph66w1+nFSKjCdzlx1S37CM/XbMFK4L1cT7kt74R19slHemeKjymR/fnItY4CRiy+z3fA3oHMiF6Sd
VF+jsuhpRhPlMewPuyntWH1Sb8kIns1M7RvIH6gK18SOx6HmYLzFh/CWRQ99r+kreQ0oZD6AZ+2LKaYTSS8U0HvC/PAY/sYUqgjts230ep4/zkaWYeht2lIl
S5+rDmK3xSXoonID7Xd9Mx7bzbSBMMX3Rm5C/qU1fCF6ZZoFHOnNtHbyW2FUxg60mp6m1dFbaQN0KHNY5ZjP3hbiPulzVnMSpxwSPL4DUhY4Jc0k79Dx6Llq
CbCQ3KEXih2n9bSfYGdAAE2MksI+eJl8kNrFrYFTHQmu0rpErsp5zW+kKErwndd3RR1ha+wbcFdniDiWPVGvwAh7wUDrqO0oAdUGMwGDsSajK43VgW4xXcB6
4lCWBpl+C+4uKUpTvZVUAh+Tb+mb0U5o1baRu8olubRa2UQZrU0t6pSlsjIT5rafpLdoC72XTPRsbblzMqtEV2qz1COuK2oumqGkC5eEdcYdkkdbLfQjE7Gf
3UDJOEWdwaoqURERcVtdVBiBJsfNoLulMPV7ot9IFnfiAoGZ9Dq75imSnU27SzNhCKyZcdjzCnSIGh/0oCYowqxDNxoJFCqztHDwRg2BE1cujt2GyrhySd1i
huQcWNQW/k1WWKbZr9JYX25zhCmyc3CevSofD2bLB8Q26AkaQdqBvPpYoRKtzjaFPQETUUF1nbwS31zcAOYXGwr9oSdIdCIZGd5aq0EL2u3Z67LL+Lqyvnad
brA/Lf7bKIuqKG+l27QP8dDmIDJ1HDiImsjP6O6IvUIHdC0r2vOEdHUeEfbAdFAz2Li19WJej1TYMjPwmrwGv9x/mUdY1vyJwuvANVKBXtC/yFuClrRMsyoh
RZOMObCMaM3KDTdymzgJ/XDI8fvoUNSKcMs0silujepLXykPlebTN6g4uynsVGeAnjAv6SecYgBVNL+zJ+g2LI9Vs5j0R15JcuBybQ7vLtS328F/0lWyEP+N
drPcwG9pGCgE+/AfIBO00UeC8YrFhtksZQp8jCtZTmc0V+LFdyC/sKLoen8+3w6vgNJYGtjCvmoNlIEOBfngFTYEjXaNFxeQmWhSsBebwptpXKqDv/+PgrPw
jxpp4zgUOQrUdXezu5GZSYq7u7u7ux8cboc7RertemQkxYrL4e5wuLsdDsXluHffvyCTmef5Pd9vPklQLVLAXgj/4foijfbZwBEKRQk7xO9eB21kJHBt5XBH
dc9AOMEng5k0f2Un+alxUHqEKkT/x69UV+Sk0nv8W4dVfM8dwAesFewee7GcrmiwXEifTivjVOEt6ke3wpJacSFR2pxTN240cUk75Up0vl6BdSF1fTa+v8Vw
R4PKWqz+AjzTBqj//5d2ZfAJOmQhTU7boA2FeeiTdjh9p/AXiMH74BzlInBn5Dgr0HKOJubvtCdKo025G+IMvb411OxDihGHMccaaWj0H7Frhhms75esP1Gz
esKafg9rkNNVLZj2R+52s7T7oOUQ7muWhs+AlWyylcMTcFPaAJ8x0oRGZpZkAVVNf0pZ+6RYr5GY4vFnqVuC3LTP3QZeoPtoE8ikEaB/ksMZiReprsAQ1FhZ
rm1RdoL9zl6Zw6RfXDV9Iz5tTRB84q7UHNovKU6ZqQxAo5KqozvsIxi9qj9qDQclVTW2OijdTnuBZJyKR5M85NB3mU7/MPCCDceJxgl4WnsCDphfvetsJ3Pf
OoaQW/RvGgslr+jDeml+JhlDq1pUb1Otl28+Hv3/L43pG6l2oCNeQH6CI3F/sQYolM4FD/h/E5Ojqtg+OMNl3ntYbELHo9o60E54RsH4mMbaI7bA3xbH+5fD
b4HL0hO0CPxheYjawnla2m8rAUa16Xf7D3LPiAKdlQhw0WgZXtL2iE0wBBiWOIu5M+tn5cNhenc6DoRkFqXV1EL0mDyRdICigvADoRTqjd/HftDaK5NhJBeF
n8IDaCD9U3Yqndx/wQlaZf4FKYT3mhvlg/p2eSD/w4BgT2y2uZb8TRzmWzifrCajJRcKSK/0jqym8M13yv8VHzLvW9aSQ/oUOtxbSq3lfeBcjXNQI+VjfCvW
VRke+EuZC5YmHVOOmECN41/zLR0vnPH8BPzcsRyFsmHqW60ksiZtw9/UKt7pnEZk8ztm/EdQxDxBesDGwIk/wT6oe+Y4mCo3wjF4Tfg6PpZ8Axiup7fJd9+Q
+AzFR5py65IG0b7MFniUGqo891U1h4M4/Xd+jGdnVhF9GLqI0lB/vo62xXGMDtba4azEVeS0zR1dTq2qRJAQcBvMVWM4YJTX9gqN/bPE9dIW5bjvHhuO0nFN
OdaUwHhUT6jHvgu1zNUslH/HzuOvvEB/GJl4Y04R0MIINZbIZ/leRjPjp2ucc5OTI//oDqEmGCI81Cbh/maimuNNtXQjt7RVKwp75tIJKNwX7g0nvUA/7Md/
Yj+8lRbh+Y4dRgQfIq0UdwlTtdkkiZ9hjvGGcIx2U7ABo0egKH6vmoFnW6vpTzHH/mOluNbGRM8dOoevjl6K7f//9TB9IcTyhWB/zwwzUl+BOppPtAPpl7l/
HKNQbpCemsmriCrcNxjczs82/9Q2iZM9iX5PxqAcpFnVb8wQZoO/SKTe3tkq0SnlmnXVd1HF4KL020RSRak+7mfWCHRZVQbHoDgy0fXYqAA62QeZLdA8kgz7
xW0XaqMVcrTGwwa6Lp9wPCS1lTXOCnhqRnsjG4x01SUt0216LzTDdx94Qb5XNK2wESN4MHQJZQs2gc5YqBbWBuCKaYPwW/wfzsE7eY97EuxDTnKJYtD1gMMp
obNsn6B5eVu83s+sDWYZRWhDv8nm+xdnhKgXyWtvkqrklGUvpFFaNmqJ7tFGcjmnjUTlvER/+bqQJ6y7owpMAM9AFa2XZwnIImONML6d+VnYTAB0EIewhO3E
w+lW3z7wC6j8FbSCjmEhxqSYOGUVHcsGBgbIuwRXwnVy3DENHpf8+lPyM/GQdAlMcM81BpLCIJOM1pZZfggUNhN7CnP4x3CcuRhcIok4Vh7gvG88D84ZIlvM
IdBOxsDdJCzHyu5lX8bVuUPESvnENnA8LYK+wpuWqs5S9LcltZU65hPHfGfxYN284AXnL3sYboamOrcoYYqYVAqGyqGBTP8wdQe4q1oVv72a76Bgcs9WfMr4
4FGyp2qlwVxicBclgFoF5osOWE9uxP7SG8COcFaS23/bCZQucAqoBAua282AqWkBvVCQXl/KPfXJ6B5+JFaBq4w8PBkt8Syghj4zYRruQ8rhVrAkPyS1MyyH
Ff0keeSMjMu359knuLra54Z3xte1a6rL81jtC2QlWtlKrtJhgUh0BUdKy7SmaGC2FTyUr3qe4w5wuN/KVqCK9Klxz2jCR1MR3IpP0pKMx7RddgioxjrA62J1
YxOo50Teslw72hVeiTb1T/SRVtAs76qHu0kHaR2ahYbJnaT3yHSOFn+xOmYXfCujONyhNg8yoBMLZoRaQelCncp+LUmZE74Oj3a5UePE1nBX4Kuk+EtbCoIx
MESdJT43p6bUh0hr7aS4MRroraveRN9tn/0bTOKYS3ebEAxjMibGJK2L/w6ygRhYzueCWfCj/pnlMWfuDrUiCKg2ZxVJcu0CHfFmPJr3wSp0na+V2Shoh2fx
TDJM7seX8PbAs73XMq6ldgPd1apue2C9VFiazSZxx+U8sFSfGzZGT1SnoFzc2nvDs9970X2SNhP+z2KF7KfgY0s3m4TuB2s4CZ+MHQfHosVgZXYKmuw9jlpz
tfx3zDLsJSnpGyMZaLDjvhqTOxu3IP0dBWC3oNW/FHcKP+FBw5eZSoqpf2vn4DZLweKzSQDOyLnPnU2sa++MSpmF8B3Am2NIdV8se2BuVBdoi4zqYIiZbr4y
/sChtB4o5FwKW+AGss0bit6p70gBNMmwQp82DeSJ8xhKNPWStA0eEGQulyjnJIr5aDd5AHLtK+TPZDqZg26i4VgHRUUfHQ2WCPu1CUIJYnUdY51d46UM/3yx
MdrvmOLwsRZyI1rZfoAVD7rrS2v/LIW8gg3FshhnHeXD5QBfHZ7QXgqvXPGkvzxc6KxauU3y88iLzukr8pz/GT1NL/yZfUKV9WugDfjqXCNZ2QlvZcsGPJse
EybJU+hY0lKeAPuRn3yCEuWerz8AS33rSB4m5IrYPHEhqGFsB039feEjayLUEjvhcmS8rNrasUJ0jZbgSc68LXRO3ZzYjc0BddhqQFEIHRusyYbmedwHHgCt
5Vb0vRyD7vhj7B/tE51tzSby74mR7g7ilkAE2WJy+kCnhz2kS7x76ZXMsnpzfTFbatmL36o1vGsdpnEZHSPnjclQjpyndBTPsANouqUjjPGfF6rixjgZTMuc
yucEhoH79gyySmsIRumFHTrS6c5AuHxTL2fOkUNwW6WqcVsuT16JrRMe0hoIKXd9CTgNpOq6+JyV5eor1DVdywyywzKt8P+fK+nAvl/+1zk7pTLeQxeRf8EU
/lpgqLGeBB2H9dWtqJ79qloKZ9MAX99MCzphuRxTviDvFHrDrymx4A2+JZ5THpMdqCVfmRXDOYoCgbzI00exoYHmAv0emQZG4XNkigSzF5ODZAJcDDfiF6wR
bUsLWKtI+fpm73NnY1LKyisXYRzpsKAjPedsDTt5CCxA14le22h9H1xplPJUix1vLs+cTfPJ7Mip/qcwBNwXF7JTZjGha5DursBlZLg/Dxwkk9B+cyzsz5fR
0qV//NWkHXS0xWlwzm9mnn4WRsKW6edxaWELuyOOMpO1BmohtgZ8lo5L83FF1jl6Ll3A2iv1lDf4X6kjLIkfkSUxg7WSgbtBA+3FPZeZcDXsk+UuLa4twio5
LgxwRPKXhdFxA7RnaghdqyWKHQMjzLqW+aA33aoth8uxLI82FhoAHiMDpZfCJz8f0YIM9XVIWEG7xi4HFZzdURc9QiolV6V7jU/8xIVl0R50MvU1eGiUNpaw
gXCRNCbiHH5LMszJMN+XtWKmMDHhMRwrzGNWUkPZxO7ynDAb6lpF3wzpFNfdX4gelEelX7Xv9mwCI+kYsEHd4f/b24nvjZqgCuZ8PJOGKXlZe4yZ+hj6mXwn
p3BBJQ+n5fT3Vcu5zb7RY+J5taXzuKZkz9RlcR/a5pgNGgqvtRO++9I1YFNc4CO/3/Fe9rrHkf2kCP9KamFcZkcDWaigcU9fpl+UusE/ULGM1ko3dNNYn/Ne
XKTWJ4dRSOh8WofvYZ0MZ8R/gV/0J8Jjvl3iFe4//biUwXdTS8fHwOUk3bqDCUzn6rqK0ncGMre41uDxsAzaBFLBQ4KMTFTU0xb3ZAEyUizOhhKNWI3ehcsH
oukcubaaBEggy55n6Y2O4x34DPOyw9IWX0X3WSPZCAWz4eXE9eoM7YL+XB3pWmhIWic5WjATDaM/yVxxx9uNXdJqi+1WzfD0ku/qnRBPw8hp9YPztv6R9oKJ
viveFYZHuqTuhJXE4XBk7EXNCy6AW7ANipZXZC2hS1Bhx43sV8pB8An3UP1KC0chU5Qf65lgeNaapNHKLnWR1gVf5AapihzuxNJm7iw18So9hBuN/yE77QOo
T1qLkFncPEtaoFq5m31V1I1aGxRBvmWcwb8rdVG8tzyt5R8hyLhnxou4KKE162rfyEbQL/oY7jAdqvm0P4zX7gzHe5+klEY7AJZ+t5YX9cAO503Um4uyoNg+
cY3YMmOMttvfX2lFC1lm4FcS1qbSsdxEcWu0C5Rnkcpt752MXTnts2vhSepw50nW34gETrrTvwu2Qj+xG37C96BMFiMmD4UFwRHU3ycKx6w7SWtvGioE4oU2
8l77GhjGT8UV8HxSV29lNAI7wu6hCPYp8zruSy/jFQmQPbakLt0FfcI6V4egTX+T08Fj+zOZWReGZ3NMa64NJU/dRWC4+UDrIiu+5s7teh+4VLul99CLiEAS
iAcVsz/2L2DNQCsOuH9z/knyjKsIkVt4ECgjvyZhMB2fNzQ9FbzwDlR3Cr/RGrCUP8e9B89V6sB48P//onpwWzrFHAAKO34hh7JRg86d5E+2AJ1FJXFxpamd
8qJ8M/Or5tDy9X6qw57izzZWgk1ahidNOAz3CsneNngTP8FxnbuNfgj3pB2oPOohhYgW8Cz+urcnnB7czevoHziF1jMqy3KCm3YPpmEbuRs7hLba24mL8C4w
HjrjK0lVA1/lWcYwyxJWkY0Ej9h1ewH5NJgBC0kpsLfwYHk+jWJF/S8zb4LCylhQ09GbXqQ3sORoT9/JB6WquDdS0UjUiV8sO0kFO/9bBeMO2Y6jWF201ZiN
C+v5tqYoDaawtqhY4Dz6L1GXE+Q3qgNX0jbLO0EyOoN0OF0cRhuiaPfDmJNonDRBq2UWtbeC7/nf4BTvXk2UqusiPu1xuRppx7yljAqol/0A6aauSNysb2FZ
lJMrcQUta7UawpogU72xRJAO/meOl/CB8J60A98kh/2q1hH117pk/QWm+U5pExzNna/9fT1lAi/dT0lnMBldd/YEN8lw/JSuEjRQ0N1bOhzwadvJDPUx2Bfo
ohzVOTDEV5UeW1oDrsGCskIIl7pJg1kb7bVSMKkIPGqU5Z+Sc+SMI0H+gW6hnfozlCFS/Q+YQT/rP5dSNNFoSg/QOv4BYil5qdJMqR4714QUgp8qVS7zK+go
oQX2xf1UrvD30wYJBqwnFMWReLy+FFfwTYej5C10ttvFdoh9qZRTCcbFRhs/aAqYZ17Qu/lawFu+GYvsylF2UX9g5HsH8Qj6E9/iL/Jo3maGCeX872EVkuG/
rcbYrgp/W92xVe29LNHZa+S34KDnodjMH4VFvj/eJ/cJHKPflUhzOzG1CLIGP+M+weQgox8UjsjpcU2DaywkPpBbcI3JWH5PwmL6VPfTquie9BhWhJfhMemX
cQf3MM7QvWKqfgNG+57Tc+IIYb6zquNvahd9aIR03uiuVhaH2+vj8nCVfTLVtIP6A74nreIcG7Exuq4wjyzBl30eLcpYLq42zpDWuabLq/U1A2SWcSHIH/Xk
1vJoYTfI5S8HJ2oae+CeGuhOTzoCckenuNxK36mTQCk0DHyHf6Ne87LFdNLJP9U3LpgM4abd/BCXa5a2rURz6Dg2iVGUxBr5xksFEmtjh/dE5HV7Fi4HvpO7
dC89ihraO8aVMS9pvUFj1x1uK40JZs8b3CbnPN2G1mU+Ed+wdJ5zAJKtRqJDsDasZ07AD3HthEJgvtFC+GRZCFS2hyzXb8GTQmuhv54cPYxF5y6kE1yPuS+M
y3pDBzpyffdJFjgXuIN1uSC/1xmqV9AGswvkJZjhyOZXi+VxVrBH3qEN2lNUmFHjMixD8oFEm7sLUgIao1jUhe3WcnzVuVCxiBTAWIiTq+QWtE5U95Cr8VdJ
R3OfWFroR138UdTFTIWROJRsN14a/RSENpIFcDve6plGy4IUkqZPZlm27rSU7DDXKI1IrvM/gaC+elVwjj/leCRU0A7AC6gd2YheYa/aQ+6kxxgc+V3dITrx
MTIfTKZX1IpcPrasaivvJiszOssD3Zcw5iJ8dZWbWOen20uLL9l2rnHWE+9Cbbtgp3YhNthhod444RhDMIbfUNJhD2f1LA46ilzEy0hx7T+4W1a1ELbdd9G+
0TNHrZITULx4C7/U6GE2oX/Rfn6RvBCHBzPgAn2spVKZB9SVFsHPtW+NXoMXBfZxZRx5GqD1sGL32EvZCvtuGP20G+AbKCAnkXWgEp6Ge9C/kQhdoKQ/hGXC
NVw9bwW9rrAVb3D4ySffPbm4rzyYJexhBPzCn/Am51PpFygGrsnfvZG+ODjQnoGT7KfoC/rVFoMXo4PGBXErELXexgttAaiB8r09tbPiy1jOXFs8hy9IHxlt
6UPgCpzzo8QDahaapxF4JSAJY2ME/nf3TtkqlkDp8nj4QaZatPUH28LNEc6i2twZVAZHw8FyV+E0LUUa4PJslbWC6ZW26jOUCrimMRJ8F/frtXG6XIzmQ8AN
z7oF6qs1xXawhdkfdk06hwbQVbSC1EZZgNqBUVaXt9L8wkohrTe2pn2BvVgG2IxSsY81Vb/K3a1TwWOpvVlGWKz9aWzWrkltko5LL8kDf/CsxTNSG9jXcpRP
ghF0ujHZ8wm0MzqBxsIiahU+xSXgcnxdlQdx8X3BRW0Ymr1yhbqaKvQDZ3X8zZUGp+ByuYd+1pkicbYIKSNzAt5GwsgWMUwqAd9jG9lOx5tp4AnGxlW9jK2a
9pgO0TrndjDb0iGxA0TmrYM3y15QQ2ruvSXUci6RO8N5cgXlALgrfWKlWXl/PK2Hvsl73SsyasPliLfODchkK/4h2fUirgS9lD4Uh8L1Qh5r6OgINsAdYBp+
E2S1sooqX4b7S9rs3Wk981ziDbwFv6VDmC7dw4elAfFN+bewhlYX1tLXSKGkMVgorDQGC/vpEr1a7Cz1SMmCKwobt4xr2hYwBPwA/3k/GS3ZNLW9bpiQvfIs
EPrQA9oBbgj+JqThfS6GRbM9voQuBb4lXAm8ANvk6ai2MYXlgG1oibDYu44NI9n6MgxIleQeWBc+wN6gkf0QzTeWWx5oIbglqptW2V+XDnem21XyyhtiliZL
tB74Dt+eNWAR4KBriFTVVZfNwwz8xl8CoWSbtxL8If+hv8guDb+Q6kptLlOaT3pImwOb8StYNbudvx0NgxyqrpUU1xsW62hvA6yhUbgEn2jsXWkXGqGFOILv
Q/rTylJtEEo7OgeLWx1HDWi+lOd7VvMeW7rRnhF+s3iZ1gYIKCnNpWfopuA0F5tEbW97Kv+CeTmvjLHiXGmXsMj/BXkAdTD6EXay/wuLyUuAWz5G08kNuTMS
oOavAYtwNs872BfudT+jnwJJ8j16VAjRO6X8C3bj77A+I44IeQ8uKK/MbuzpCdcHipgu50MSK0bxbtQOFQc3RRs6Y/sBciSOfbHPhMvSorU/PPW9zyILBJr6
X6LKgaMwWhGUNtIPPDPYy9XRempBo+k9YyKgLIkUIC9RnlLfXUPuqpjoPzXSJGSR1gLbjd+Yz5xnKNwN4MHTNA3XMeLxAtqJ3xok6tTs3qy7itRyKBqPQbVh
kryJlTAl84v2nfwi5ehOmKaMFn7BVno+bi2PB4dV7KvAv2Lz1NeZ3Z13JOrr6rOBetJJvYGp0/vyGaObc4i+gN/iSNFibRvRY+6kfgd8Eo54+biP/COptLYR
LeSqmgfTNYU3W4F9YqhUX/2dn8pzS+vKl/iLdBKsqtU2S9ncKX1xPozHc3ETI4psk/5UC8uinI9t/LFIwazJLzX7Zg6hY7FSrKivIKpNBhS8LXcx5+urwGUx
PydcP2D3SIXka6Zgm6hvNJV0P7xJs6StrI+jEf/MzKTFUQly37VXHcZvz54vJjKn9wl3KTvfrlpLyangqf5ODceFkYubJUTREjADl4N/km+p98Ei9oiba7zX
J0DB3plM9ZaGjGTgMLAH3PaOWxmFGgtOUhXq1GE/mH6LTzDvmA8Dw7T3dKa2J0ja9QyZ5vGMlvELYHlOUqCHkS63RIXBN+E4LAk60BXIQCXsv7zxoDWYpX0u
WVkoHrRQm32B3p8m8dtBe/DNfSmrEl8NXKQFaEF+lmWvcw23XpoCd5CuanEaFVig3QUNMYehmQ9lZy1zNOjue2KxQhHWETu7e0kLhDIkka13tbYcRk21Jkac
vlz3CryZ5bgOHrPd8E80VjhNngqd6Qk0QzskHNEjY7YbxViatSdT5Ub+omYT+zl23RnneZq4Nr5BfEP5Ikhyv+eqqLn2BDgM+wiPStvnaxPcV1lrUpOVxcPk
gqgJXcgXIhdIO9yUDNY5utV4DM8xd/DqA1kVekPcJZY3R+rN3e3Qd/TFfBR+xr/YvOAJ5fvQeH4v7IL6wlvsjnjYT+1R0viASh7KfaTSNgxvkVVcMXAJdk7M
558CFwP6V7UsF+vKs9/w5vNH4Sw0KGBlt+BrsQCCZDQOY/9Jy5x9bLXj480CaAhe4J9KlcBbWpcqpBy4Yu+iR3qvBideNP5LuKb87jsn9xVzfLd8P+RtXNui
vwul2V7HEK8OfwYS8WxWjjUgJ4V3XKiagfwCn2KQ2fyi1ARrP38fYyMRQU2clj1cuyU+9ezDw2wnSAVaTgiDCWQEe0OL+iLwYH9VbYVigcdwIS4NVQzEwYWg
Uwrm14lVcseYIUCnWm6w54Q3jrO8Xe4KkJSj5kNRXZb7TSuJJzs8uC60yXOXmzk1EvzgOIP2xVq+V9Pj5Qcq1Us4Rhse+3S9Br/TflqsC/7m1vofc3/i9TGT
+TVxeVye/xtfD4yD3xIPeiNhK7IYhvuvkrlWCi38Alw4G3C30GB2OXKgjITpwJ64Un6tNzZAILbEAezj/jI26ddzpvPn4Q3YduEjIQy05Ee6itO/nEeEpQ57
wjkk0x2GDzUkVck4ywUhNva9PMr4TT7AOqnfzVVigB5VJ1rKwYWkrLrOeY+MIgdBNB3G9tlHS7+Ja5V6cLB7AMnjN6DN8J7zvvyem20kS1auI9jNyjmf46rm
Wr9OZqXW5lqAnorAUWdrXJlFQOBboDaGB3AnNpiVBBqMcozF39F4AdEf8M/cPJHCUei0MZBzc3ZnRdJB+Y9WBodINSHP0cDMyZzurSNUk8JjHhOEzioOVkYJ
wRiXYgF2OXW2cE4uJ19Rrnobi88t8XibdzUeK5dPscDvvoP6D9+ehA+4Ixrt3JvOgzXGOEyhEnTPpISRZBVajH1GiNQO1YKSfz7LBa35tUYe/8AoII4IlNL/
td/F9UArtJ4spqMjF5LuDp9jrekWFqtEaxnsmGmwn9iFKVJt5yaulLk4cQzsoewKTNJO+M7QYijOHAGus0K4u7hOmgScynuoxtXN+UFbg1VSc9SADdH+JieV
0+QBGkgbYlegPD/CkQzDcp6Rptm9Urby90BRVEQtK30jR6WvQkf1IncTzhQKqVslhQ8Bm5zJcsW44ShKnuataLRWQ9HenI3WjawPK63sksuRQdw53YHX+/Zk
DBSjZIafcx9JWfqDm5hVQ2hsDjULaboQDf/W8tgPqa7ZWpzKdtIlaK/2h62o2TM4vwb6Z1LF9UodA0+TZmiY9wp1SUdSy5EMnxsNBrfYPfQ35WynmMjaw73Q
QSfIEPXhw+Qr4iJUiA2Fz+wCnqjPzp6U6dSK06KxJSQ1caKwQHqL9gTmeEWPK06dO9mMINeyBmlHXIc8C8Co1MmOfJztn6IXjf9NWuyRrY/NSDbDfp780D6D
dqCZNzVrRNAPVoPO4LUaCncoyYntlDl8HeOl8AXXsTX2VYF76JHohLg/bfvxrti28ja9rjEtsC64fy/JMMtM3yoHzThvDDUCokWYiHO5DdgNUhIrmNPxlcAr
UIpF6rXhav6TVhRKuTKIY9/gGemFt6H1WOIsYajR35ovjCEdYBM2U23pjUosruXDPXqK07DWQhtBUegI5vdpWhHXdA+Vmgom3wwP9YWyJ3qy76UzlgtTuglf
wUhHCcjUEwFv3Dw0E3wQ29vmoVD6BiYrpYWvpGvuGfO53IEzzUiwL+k3raZcBmfAC/gwi0bP5W7qP4nN7DXlK+aJjNKU4enGVRgjp+N/ErdKqpIs1bKqRkXF
gkJIOroBI7TluDzfgNTjH8tqkBjqQcP9WJxlvKQ2Wl0xtHyq8OWUR9pRaw1YQdMlkX8MSizsZJ6zv8fztUhS0HEbdjNc5nf8B9pkdObT9APiDfGL/oDLlLs6
SkOnsRaWkCutTIJPtGjvv7G9XR21G9iHk5w91KL+hmxL7Ho9m0umo7QC3FN2y7hgdpTrBPmpDpeN4xx/wZ1ZT8zBUoh3mAAsZWLWOtNgeZpg1iVOuSYqmFTN
eEs+0fn+KgpAS6P/zF4OVFRMWg7dYk3naW8bdJnv4K0Ae9CWSJH+BWWs+/BPa1FPD7At6K1uHAf2sttZ07QCrLDfMJ0gBk/XG4FLZFDCCcDRDsIZ1hA15R+J
l93FpctAZp3wCEdFviw777yJZifGGq8CBZLaoAKlji454GztwrZ49h3Pg4fgIGeEXkJBXCHbbNOq7CSGHkIr0WX6XjGERplHrERoyubKVVgvNUuviq+S7kZv
bbPa0JHL/xZe3nDBi/iRfRKchotK6f5NzodUgIyfAaqCkNwb6RmmPTBAm8zm8ypukJsVf9W+R28ZXHdH/HxVu0AztnZpiD9N3Yt3yK3AWhzne6Z1dBUkxY36
dLec44ldcykwyB6NFaEfKYg20npcd1SFhYias674avl9fgxrHvC6QoUXJNl6dWlHfhWqZNmE9FCZVPaPpp+CJvCTOVQv7YCnCyNpUVoTJaZZ6AjqFQrS+5CB
CmYeqWammnP0KTQipSrdbclz/OO/48pwToU/MlehH2Y7ozd2IJ0/SzbCB9hLd9u6SSPQQvUHfAadYBndKVdjo4TH8al0rH86zFVeJieZs+kU8Aj6pEqkUuA4
SmK3vOtwHf25vz6YWGwRqAVXmk2NNuQiG+GuIPaCjcBKEI5x7BXVYmuixSkbWSulsAxza0sRWSnOxehkfF1PXzoyMVN+Zz+Q05Wle9uzHYF2wk9OQav44fSA
/bnwEH2Ph5LufhW12HZCb6QWlZPBUpfmmiC/QuXlRigj/WFAVY/xo+RTMQ2B37Etvp3tuz4UtXVFihqtEeys8/wtVsYWK6XqN3MiFJtxPpjggwO9pWLcW9wP
njYm5a7Wb4J5qp01NAr6Q8RH0IVx+HI0EtUnO9hD+4uAXX1rvQr+4kOyPhoF1XPGWeMyq0lKgQWcPzQJJUkdWTgsYV7Vf/LH9F2klr+rek+9jtvblgjjMmtL
P6ADx+BxeBp5TvrZbxpJLiHzOlqF6tAQ4Tf7IjAAVkURzuKsu8Ghwkon8kdwTl/Dbv0pOkWe+7bIU7DfjPQ28x10KbQd/xUcspzR8h2niQVOkYbbr4g1MoE2
RJyK5zsPAZe/izwsZYca432Ha8N/5ZnKFORLnES7UdncBgHjuIrKaC2BM2xV0RJ6WroRJLWb5iT0U/NwFS0X8QJbSf6E6cXDPT+FifJ12Z60IOm53FPvrG81
3ggr8H2516qiYk/+sPSaTvSNAxPFQbY/8F/GmcWqUkMbJeyCMu4ItzpemRXM0YqkTCfPXM0C+cH0PwGWZlQXyosMXSh+Ac+kf4vAsSVpfWCtvxIIiykm2HBZ
9w+mxawzxqnHA/0j55CA0MSs6WoG/qC/TAI2+Vvi5/E/MXAzZR2roYWCBbiCcFD7af/diKBz1F+WCrCEMNN+x27gDfiQVEx/EbTc7kQFC9kXLMCT3g7STnxR
HUKe0pHandg8WCmVkDhajnwGKt9RuAtyzVuSQ0rAyRnn43+QUnItxemx4yXOiXbR6eOTyWMUDbuK821VzIChgBr/fycs/oa6AdZ0vkO+zC/c0IQUsWRYfeM+
Ph51yZJs7AJhMCbQRivOknLbmnsd48Vq8AX2qwYsZ47WMmHNxCRQTd5gzFdrsvJqEXs9skZ6A1Rq9//pbU+/kof4KbwAq/s28hNYX71NoASsCwOoetROz+m5
B+GF2Lc5tfw2oTIbKr8h22QEP4qZgdaEC/plRR3rIVopyzH0H9yHwvA/uIa3MHvJTwzUEU8Z98Ss4KSJEo7gATmDooeCc0F6ZCzd11yrYtrkUBAwM4weZAWq
IIqgLyG+u/BOoJLSMACcXdXm3p34I1AzR5pTvBP57vppvZv2ATYnp2mFlfNy1vFuNpZ8knqpvwkf5HeZB9x7SBnzg++6eMmxRfvbCEdD8RT5kPsP8hwV4Teo
g5W2yutEYDRBe8Cf9td6QRhrAu9OMTvuNb4oxOjXKEh8qZ1XXjuT2XNPL5ML3u1by0S9lthUmmkfBc6qC/wLFC9oyq1XDSI5Zwr9M5LsE/zV6Ve6T33rPygc
Bq/ECxIDQ9Q2vsHcUDBA8eFZ2n3OQtrlnsTvxO1STfya1MDFDd2cCgPC8+zCKpcVsC1XCpECjm2yDY4R90kl5dqkhjoIDpb7JtVFZZKGmxXBETaIi6S7U6cn
bZRXuYuYc2lvqZbQwnVR5+Fqeo02w14uJOYYKJWUqSBzmtifbSLv6X5QUi6Q9LvrJUH4KL6gnsK7KZ+IcX/rXEZBPhpmH6lspZG+c+IiuydqmVGTmspae1fp
Ft4R6G1vqVn1Q/SF6w/myx1nrwhbCnOEnb7OqCJbp4yknz2JoKUn3G/EVCXVGGIb1Sl8N9oCjrUP1NJJd+pU9hl75abCIaVn1Dm/gDsDzSxiDjK/ezfjKqpO
MukmJUpPJg34J3AevsT3NSMDDYwTpIB9gbdX7t34KrxPWMR1VCb757Ijlu7xKawyraV+40vSjMSJ5LrwH4hRkBJmPNU6g3O5t5lBFPiPPhRmC/NyfzdQoGNh
F7uDBqPb8g86XKkBRztuGqVyC8AYMzlwgmyI7cT156+wzeg90HVZniqfh5Uy5uLF/C9iwYu5TmQv/xk2APGKFWfwv+x+ew+4DvSHpdXCrk/yoMQJahuHabNI
5dP2cNf8N8UgS+Gn/qGWX1qy8B0/M+LN4UmleSXmEUwFv/sKmqMMQPtog8w87SFtJG+yPyEj+D+Eq4n/qVPMtqA4OedcJ2b4BrFBagpdL8+Bg8ACCZtjtdLK
dLDdm4mbW9agaYpgTrZ0BZO55SARhcOlwjrL7uxws7zjqzkC5/sqOOtgSZ8A+5ptAnezWnn3GBGMl+vKS/Q/LN1oDtibdJbuoptzt4EPuWc9G9AIZbd5nO0F
U4v/Ak1gKquHPsS85KOVKLWJ1tW87v7JjqNl1lEaCIS7ith/4V1exdyDv0ibgTewzLfOZgnaaXl5o68kaizcthck7+PjCDT7GbKxWupBRGvAXKgxf2/Or5VR
y+uCVN9IFbfq1LgH84wr/EQcCn+AAZ4YsxlbjStJb9VtyiPSTRqJRdMVYJaLcJjzkfEb7saai2O4LeQOSMDD8KRAOeEQvhNogGaZTjUCbrSke/tYU/Rp6Kh5
SHWanZNGwObWj+ZsdgxU1IsmLWIjYdPc56SmRkAEbQmmaHb8EIlmi+wbMDbtp8Xgo0g6STSOG0nqDL079zJpAObIVPmWuoUvrZVI+l04IfLm0PgxymP5M6qj
7LN/Ej/5h+e2Q+9cuzy3iFc/p+PMDY4euJr2HfzMHABO8M11m1RQ3SSf8j8OhGlP0UZphLBBrCi8witJB5RHF+CrgUb6U1pXuCoNwsXC9AUbHcthYX21T4DL
QF1xMboJPepRqUVwFg/27Na8KAr9pp1yf6TJJJHv61SEz7AhHamcl1rAMPLVO0Qsrl+JKcu3i20OK6LXXB1lglLGbKeFqdOxlR3CCYGf2Zm4LuQdHWBJWEyL
cp9BCayJOR9PhsfcP0mMN2FNK9DKfd453cV85+BWrj17DqneE93nmmkJRPJv01/rFk1W1qq/o7qOelIZMFYtw7/z7pNfJ0HgTamrz4zdn/pPbkPxKdku70Hz
AzH+v5HdPy17N/8y9oMjUr2Pf/KzYClkc5wB/wbKMUoKmtSZ5x9Ha7G3rDIuLg9UT5d6mNSNb4Bm2L+A42JJ3FYuBW5oT4S/Ba/U2oAwzgjh/1S8eGXCycRB
cJB/qMuipihP/P2sCshOdYCpegt3w6R1yhztFTvPLvA7yU0FsAQOEisoV/Qcu2s6c9WM5uQeCPPU5Eb5JwkBuA3FeZqTff4koZR9qVFGoOoScFtfgLo4yssz
0HX7WpIijUcrvK9Q8xLtlBv4eOCTsZwoZID0gf6BWqE8fa3cBipokeMQnWB20TdorVe74G/6BNsA0MZ/yVkEzRJrAWR+EWaDv9m/5mR5VOAADp6k0ZaEBYrT
GfJ8txuNig2xVFOOg5F+BK8FXSEZHKHN2F1vPf+NwDEyVFrhHWY/nlAi9wANgUUs+YkxoIDZxh/Hb6BnwAbYx9uKXFfjVoyBk0B7caCvsaVCdHfjkluFCmxL
eirXZM7eMXdgbm3tAzlCZawkRssvQSG5OxJgQVM2MuSH3oX+JeZF7ESPtCZsvl4D1USz4TvTjUPFItpmsEBs5ljniTTrWL2gOO0UuEft5l1hI3R6hpAN0hnc
WJ1gq+OtEZgif8IPwHb2Lz9ArITr+YVAS3AENSUBY473G3dBryi35Ueh6vxIxzYt2VyoE/zA1dz+IHwKKJKTTgoqmRnXnA9WHORC52uSRa4vtdF2iqHCSbbf
9EojjHuoZ+I0JRyEcK3Ba+kYvxfMEzpruvJMn+34x+hhPhEaaK+FP8Bz3NtsmNsevFOJYNNPg13ufTgaz1HfUZQb4Tvnqk4c/CF5vH5OXELO4/DcVNBBHQJv
0ChLHl8Dufi9/A9aZMUx9kXdIK/hrqtdvLuDxlTIrsnDyCxyGNcBCdpr+T75CLYoZ9x5qBooSC6hpyGH5UxtviMfzjZ1tQvu4u4gb8X7aBvPF+0bmE9qyvey
R5ilsm9xkfxFRw/yU+rBRaivHF+zF7uSpSaoGtlrrgQjVC/Xy9MRueVseYe6RSuWWAJmy5pBzJ402lwZCNXqyaeECsIDj0wva6N8Y+EC0211yFO52aii/hqs
JIPAL6qaErUTSpvFNXdW5AP0UqwT1TEipZLBCf/Bu4hcoVMdX9hFWkI0WRJNkjbjHjg0brNcXuhs3PLXkK85rxoP4grDm7QEe4zDtR6sBHjscZES6AFsLE+O
fasXVmu498IquB0ok9QLe8FzeFcBdAt4yFcrfgF80m7KZa2Zah24H3c05pmH0G54cMVkyY6z3b5gf48HVl87+3RlJOiu/61alKvKUvONOpkvbbwxvkuRZLhy
iGestr7SHBLwkG1RLxhnRqMr+hNhi7+zt7JwiA9T6gsV8Van5utAr6sdTeCcJFQ0QrhEuCJ1ppgujMRtVIAMvBBEONawzeAObWVOVn1Zyd7weT/46eocc4lQ
g1Zi8/gctIHIxiUZ0/o4hHwA9b3DwQF5HCrBrZCvMpc9l17TX4Yn4YAw2PoRnzB6gdF8Ly2SHjOrx94OjLAUAb+kWlpl86haBP+pv/BFkbyEMnLG6vUpDyOG
K+HaOK2R8zubKMdaz8Cmbo+3ufKEVdfvoSbkvFLCFPlzgIMWVklQ/AXMc85R3qvCRdIT7VCj5VQQAYrYbdwpNl6ZiwbYc1Iusc/oQs4A86w2THkMygOrHk3K
WJeINdFK5XnG7+ZgMh+Xtm8oGe8vlHHBESN/C+7lZTvQnsC6SiPQUe5ubMdliZt/Jy10FJKK4Kr0DN8m9youGro06ptTZHP4XrhTVGlY15oKtoGacL0caf0k
xAWJn0e9yL/krL5R7h4W5X8q1pQ2qKVwOflK4IOPMkfMYNzel4YGGbthQXiMnkB5oL6zsiKiyvCC1pFs4UV1BhRgGp5l3uH+NL4ymR0hx2hL2t9Ya54FsmM6
eSLvFO7npGIK3mhn7YOMKoIbdzAvq4VJmfmh8pvYu7YJWd3g6SCtVZLi4CzUWdqn7qcJ6lD+uvNAQms9yVyHk4y8YKWfEYoRDxqJ95tP5G7ePYoMvcJb+3sB
0LLAh1OV0TiGlMde2piNZ9XoZOcxcNamB56YA+CzxID/sH8L/ERv2Jz4PJlKy8Jk79C477CnuBFv9xVIcOA2Six8itZ6nThBiGD3pWtKrNApbL1w2faUf6oU
N23sjLQFVY2bJsxVtqBN0E57mvdZiFLdFQtKSx8NE7fEr/gS8Ku42z7X9UG7idtrv6R/VKu8MJidZ+lC/A+too8EhusB3p7TWPNKuxKu4N7yEHICZlLKakp9
QYw+hbzSMjLD2Q2yit8VXwgawhQy1fkd9sM/8X6YGFz/L9TGtOD17jlySb2i75rUXz6LB5HKcoLrLbZ6WvL/4rXgB5xED/nHeIk8APX0FOBfxq3iJ+A5Qoj2
HH33p9p2zauIJtNd+hlp+uJlbIn5VN0pRnjr51wxEvhEzWv/izbGR8ltf7fEtUZntI32jklh/WEdWF2uDcrYH8OvoKYYgurlVJI6hlUyKsGj2izSSv8ClsKJ
Rg8I+Pbid2FvoC+yBZLRJOAks0lZeEy/4G6ndMbJYl3xone0UkQOA78hDVWW28sb1UlcI+8uXDqpvJQJNsNEkK9ruLb5r2ezngcuqgOMKuQaTAbDwTg80l/C
DPDHNBXY5CXoCnoJws1haooREczANtnzBZPOh0eUONcHvRyrLQ3wrOWzLC6cpveAFUBT4Pf3ITfZDe69fSjc475LVgqFjXhts+JUypPN2gl/xZwwdJ92AnHi
OxqmXtHOg26gH9ws3SAy2hBoqJVX73BjU7KcO+wftNtxjwWAw5BPOMalweHyBaOjsUgkdBMsF9cJbVIPaD3AdRKvVEduNgSFkX/FQNCEK/IXpLr2NXwNPYO2
8Pdkv8eM0Vo4C/JJYgS3AM3RV5JmukqOSf+SSO0YSISI709fqP8y5C3qTzeuJcZ5Z3LNzH6osKTzOWSPUZa2hZfh4uUnjLFApCtBi9RTsELQWpJAmlcHM8lB
71IcqTeyHsIN9Re4vlpJ/0xD0J+OsOhqqhV2Bdv0Ku41alG+hxKml9bOUilwjbezdv7j2AP/1eaRTkIpa2ntT20RnAamyCtyDhs7pXhanj1HhcEtrhJZShej
XnSU2FD6ri1G31FVMENbj36i6qS32sL5Q/pIHuEuINNYFrjkXUn+//zmi7k+Jdf+Hzzsvq2+MPrAz66FOI311k7QqfAqmuQZS9aa1HreHMqOw3h4H0/w3cYo
Zy36PeeAtbYiUqd9t3ZduszeBCk9l0A0M3OMHBVxjy507gPP0RytOb7AXoFcTZRXOfNBQNH4G6gHOGcZoY4g5VHAriVO4Go4IvBO2sOVFTNEn4wGKTv8H0Er
OBlGoxfeO6ywZyQSaE/wKycGW2ktcsV1zf0X6B882Vz2w9vXMQGM0lP8vazUGeZ4pbOUoeAnHsre4eosGnwGN/k5dDzJEevTCzgFbRUfQF7ZaRRzXJLaCD+4
UGkN0GOWgoXWZuIV2ilHYfv4ydIu1wc0QGd6dbIJlcvpon+DD4Rk5QVOdGQ7i5DGUmJsOFZpaFL9oDcu9P3tsxjXxJbsEtwBY1U7LMgCeDQubiy1f9F7ByIS
R2YmGwpuJ+bgT6iN3NKbQqy2ccJ81j5QDL5M3+yfTUNhX3ktOYB7BKoDJWGpcMgST9pRHhb29Sa2DJtUkgxCxe1r8S74V8l/pXW+KTjZuAHKCbV5CV6kpbQO
MtJi+NF4NmoqFzNP47vgojEt2e2sJTVkJ+hxcyAqwJt4kP9mTGOtqSzHtWaR8JTHDkLhYsEvLIr9jy8TnIXlE5cZp/Dx1AH8ZdXiGyQfCrLGMLBaakOf6k+k
noYHB8hDuRKNVS+CeJbClpIkqutxDuYdrGexg9odvknychppdBRzhCzymC2jSfC057DhkvOta/E145Pd7cghQ6QF5BiOI7ksH6zWp4i3QqtJmcRBwsxb6kXX
P74RaLG+1AHJC7BF+gZ7MiEpx5dHyoDxxjgwGHUVmxtjaTh/iIWRxrAtGoJagKrYgOvoTjRcqGh947/GPuS2RSPAV+mdcdg6RM/Ba7wLST3aODtZHxhIoNck
HfRTvkhHfYu9TeDJ+AzSH3xf7JAq4+fScH6LpSo8o93FWWQG6KPJeALqpLywzqaIv5R+VDpq/Ev8AW9amCxRqNXhuqonxCJsBLc502MU8nlxrPxBPQl0fihw
yS+0dgiaa+0n1H5CaqBCoCboGUyIDuoleaqjlE3xbwvLL+aX1Kwu0fcttkAOl4eGQW9WHNbkNOkL+kg8OY+FEkI438qXT5LpQGJ1VZRn0Kv8L1wnLY51V7YK
WfoXrSZdoZ7IrUEv0kuwPLhpRJJmielMBa2dLdBgaR2xiT1ZY/80tt7Yjevq++BNBNX9CpYT6a94xh/iCwcWxN9Fy9A5Vc9qJNSEy/AN+M3ZDu2Sh6m3Ao8J
gp3U5rgvXhLAzg0kjFuuHSBnaRSOTPLJXcXn6gj8QjicNEps69sitEebY2PdR+yFlY/yL98VWgBCcZZWR0mWQqWRuHSRLri7/zt+G9ydscQrraENzRXCa6GL
qyVrTsvAu44y6lOyFa7wH6ez+CukZs40NtGoqRdPGg6inTu0lQhmPyYnbG3hHftM8dJv7fgyuSNZN70lLrcmDq9XzoK99t/1KOUFmI9XSkWDOfE7VwvO1157
R0kdwSutm2UXHQXu09GGAl7CsULAe9FzD1xPrCXXhY2Dk+coO0WH8TXk++yzrZqegK/aGP2JLHJ1eSnaDBtqFZXPyIMHCcxw8uE8o8Dv5DZAGDhH3qD66JU7
j65EqVpa3CPC20YIM31h0gxtnNBILGuPin8l+YJ20grVgjY9n24WY9XurK1ZDz0ldeB452nHJ/qn0F5cBxfplfAeMY+/7o1EFdhqu+K7AEuCr6COcdA4CPeq
72z5YkN0LzCAPSSb2G6Zgk8gBI1O2mt81ZId1yKvilR+hRZnfeahVgZ2lB97wpQy/nDSQ17nMfTe4KF4GJZiBhtAeqGWeI/vBT1Mh8IT8gd+Gx0Di5jPEr5G
HiDlhC1sLyiqjNOO6vv5FXS9WEcgwgz8F1qkuWgM/eYvT55J2+AK/EB/b7tsvxVXg3rFUOOihP3NSWn2TA1LfcFdzUwHGrwmb7F0pSmRs6WDwlEtAY/wzvON
18aAKfBdTjtckwwjvfkDkkBvi6XkHYnHGLWujtPEl74jaDnMRpE4irTXqP5TdgiXhPd4J2mX1gGv0Adn+WFppHpuk1VGLnjg34l3+Bsb7/irZB0ZZ5Y3yuBX
8bviEC2gO/iW8BgoaG6S3jrfk1/kOJoBs2NUWIOvzWTziTKathIWs90sKf4wrQy+8PtRvZS2YhEsmpwSiTqwiUJ1/rtxQm1P0vTWug9bFB2OMPsEnfiK/Dbz
AT8C7AbjITL9JJs+RBMsL/xtAjN8XWl3dJJYcFXuqNFAeyn+IZ0ja7Si0nd0ACbQtekTyGrXBVTCnCZusui+76CFSuQ8+Ca6sOMSbKi/pKsdXtiWU1FNuMkz
xLFA/gc2knSyyQjyvNAJ//RONzP5hjDc2ogdM5YFe/SZlB0ojcuYL6Ri7LA4AO0ATvQs6CZD0DP+A7uaFppgD3L4WvqRtgPnta3p5/B4nJlQNtDLesn5IUVm
FclxNj6qgyrReTmlS14ASYF54JazlzmG3yhUor0C+WpfY4nyUu1ODurN8HaQvbKwfAwtld/6OkRx+ifNFIuRT44p8C0aWuiEzCkMckY56QfuI/OyrvbX9otX
BAp+8ddpC70dGql2s59F9Z3dyGB7VGJvesx6O+ez8y75H0VnFR1F0kBh3ENcxluqqju4O4u7Q3AJsFhwd3cnnsxMz7SVdGBxd3eXBRZ3d91F//zP/dB9Su79
vlPnVHP6T7Wb5A78Ut4JrUhRshQPVYZrIwgim8AmLoe0zc3h3nyc5x3bbNUHh4SbeKA43zNFy0ldGTvMV9q1iiYZQPtPa4qv0r/ZC+Tlf2vb4Pdit8mEQFGs
ucPIfOhIHWeWiCiHL7knc0XBElwaNA2kkYvksO86LBw30pinl9UDwUrWOWzxHZKnr2puVOSr4SzleG6TvS0WYUsxSgfe0gbqG/mBNC7Qgk8wsgSsOeZEa4fF
PoEY7YjUVfcJt6Qp6JJ2zfUYDYO9nG3EsvHNcDa2Ow2toHUxoiS85fsZ/Md902XnNyaPUapLC7lR4kypJW6vdoMn0m2xUz1TmNuf5LiGV9Kxape4oFGJXQAF
nW/IcrhW3GyVFEewktQvqHpZYQ8oCrqC4tYJcyAexVwowYgwp1hflCF4SspPycPXJhPkOmgaX8XIkyGQJfS02Z4yZ0klH6pubKZ3qYfUtX6CvOg4+qwO58sF
ni6/SKuB3cJhdTv8GwFrrHLJOUoh4nqjs3sq3Mf/TftAU/hBZa1x/FSWgjLoHSDG9/FMBBfMD+J42h44LZ6VDnxMPwOLkkuR+fiPeCwt6ziPPvN3gNedKP7W
ntq+G71ghn00qaiMVLqIvdgKdlI+yCeAOaAEK8y/RybaFj+YZAlfMhrqb9gcvjGsJ9dw14Vrg58CTradb6cNEj6icVotK1zvzMJzNnPlmOg+V7yDdcEal9FA
iC75ae7wGAd/jGTJ05f+YQ+VnEG3sFP1a9H0GrVZVvCfwHi9RE4L8Qd7DdeBV2I0y7IPBNdwSUrRAus8SUeTQE1HNlkm7IYn3Wciz5uz4+oEXi/7xGwYeHfT
/59PVebmGRP5mTA/aEo2cJn6OvGUY7vtpK+WdY1rzdxWOV8T1FTyaU35r2AoKs2WkI00jT8BpsGc7BmGIE5futq4SQrJc/hi7k+BKthu7TYj4WnbMfeC2GQ2
xjtGm0IFJZX2LyELfXEn+pZ8IZtxW/DQyvQUIrE6FsqBNqCX8B/2gs14WmYKiwO7A//5CbOrFyRLCbV/4zvzX+AYx0XnF/C38RGMiNxDZxtL/SPYteBXpSvm
0Faw2RlutaMxZsW4W2Ay+61u5Xujj0onvNFqJ16XGxNTjld76luEPzBdtVvr7rkf3Mm59VnOA0ak2I3fIXQzy7uOCmElu6M9tBxoG0jjPwjLUDb8l/TPhnGf
0loHj4DhQgmSRz9hbRILgkXmQh6K0UCWP3qqicSoAdb4u2W/FOeCxlZPDNSHev+49eLXwFxQjrtNqRUuXDD7S1noOjvlWh3MJ6zy1XIeIxXgHeVKRg4ZZ1uo
3WF5yQX7fmGMGgV+CE9cYXxF65js9V5jmDXAv/lbgSLuT6GV9EreEmxt1lRSUeyvheEu7HPwsLOTNAD/FVTAdumzRyVbpGLmn+GRLMMVgL34ySzMmC41lLrx
22BhvZcxRr0h5USvBzv5NClCGEXDtPv6U5zuB/iXwFhhuYn5gUaK76WlrqlGQ66/PhQek7riQVIM/sRfVTvhN5ZPfA+asA8CBUPwHdrKymUkPNDcj1M8PfSW
3AjeY//bQiTCngeMY2H0DxNYycJZUZLjox8HKsiRudZaztpW6oA4DzxWsmE+OJZti68PConTIQ0+S1njSVLvG/ulD9kQVJa6aklWZfEQGCxEB8aQ74HyIUs9
MwP95MrOn0E3m+1vSVeR3C62ncEhwiVylx/v/iJsE8JhR2mVGmdWJBHcIV62DgaweIYuZCOUcHsk+RooKCPbAHLFbQkyf0WtAtra9+iJkqgGjRqwijBJniXv
j/8Y4ZFiSHMtAm6QXsrTgGhsMwqxYr5/yRryA1diB62JgShnCesJ99psq79kAXMYXC41gSXlgpqHDwFDtMGuctZEoyh9zk92VAEZ4Cf+m8pqU5xsNUq5Itpt
hHvpe4K6oO3+VvCD+Jreou38gEx3NcvlwNJgHT7N9Y09wU9xlbaGwERtMnienojvSNnu3ygHHsUrA2/RaimdONAjvF844eNYR70dLCplkskh68KPcoka5oYK
+9OLIB8ez02gv82SKD/a5RiJvmvf5ReOCPIXqqOf0DjhvdhauKKeAq3dk2iYESG9Jd1lUyqaS/5d+NXoOCxi34TykoT4dXh3ejvosWBOJrhuYtaUJKoiv8NZ
C+niUNFpZZgb8A3ky/ZlCoVXcz/he+MIGuG/TiqvSuV6k3ZkNneAbgMTRYlsRb0lm7FG1MEh5Kb/wB2eVRDIleld/JGLQaG4LU7K6AWX0BLIQH308tJQGovv
GjHeMDERlsjtq9noGOwJq8HV9G+UooYye4k6dJy2VTwlvYnNG5KBjyqpOe5gpFXUrsM16IW9hTZG/k1apkSKbcQlYCjlxG/ySamm3AadBXdgtjEff1Cfip9g
tD6aOc3WMTajthQuvyLR5D+kS154CnXM/jdwFcQ5xzpjOW96pHMdcXBH9ZFcCcKjgbG3JLfV1L4ZNFBS8CVBxMvBLG0z7MbugAhORiPlC8IUpU1mDliqNaED
pFmwp3xLHmf7wb8NlPIv5RNzO/wsWMZ1IOeMttBmlgOL0UV8U5+Ai+KpXGlUy9eDPxAcr29w/IdjDEVzF31qFJeuWqqYL3NuwUbKATSbBnKpW0SNlOdO5j5t
idK/rvO0UUqLXCt/7FzBcthcI9xysGpGKJ7hP4/vkw3KRGsV/ml9xHldA0mmWUZi8D6qSZ+jFcxF2+Nlxhc+0dtYLrliDHeCzKGFQR6nD6fh+3CH2jC6JG/S
KVY5XIIMii3HOMtwcNlLpBq+ytxW1A9H+O+inT6bxfhlVjdYRgxF9fF59zFw0yzGhkBZC4Iu+m95s9weFhV7GwVxKdbR9UvOq1UB6dpOelQaKzmiXOp5SYWj
QGetAavCBtDHhuqxZc4TztO7wSUCAplSutyF9qF1aCHrG/WI67gFQCD5UWtQCgRBOiqEv9BpeqPgBXs4Ps+StdFGdz7FKCu2k7vD+eiGrSmJ9Y82h6FF6rls
SXpm3OALm7PEdZIZGC8WcHlIHN2DaisXgcND8OjctVLYMwRfd5chN8V/2TYaLreyp+GJwjJimYn8GnARfHZuExyksnULP/O/EnbBP3MT9TscH3wrZCiyMtUf
knMk8EPcjeTMMigWn0IdfLKWZIwktkB3lkrzWCdsP4WdTh0nCL/RN2mQ9AbPYKa0FPaWD0rXRYf8VG4fyMZrQRclAQ0Fvtgv9Ccrv+oaKAJ+kf5sEZ0Exxmh
5EjE3PhC1iPsiisXiA8UkFuRKegv5BajRKJArU5uqhwBs3AT/Mboidfx1cA28S/IpFt4GG0NE+NngzYakMT4LOSUefTL0Uaazxcxx6t/oyAKZeGwXsDmfgtu
ijbamRamO9megD9nMlcm7kbcQzAcFQrErdrL4nh/tkynGqu1VZZK8+aukIpEBZFxX7TjBfqTGmgoCaABEXn5RzG6nLGqiW1lIB0sSi6lJHAe8TRtjBPIcZgE
akm+wGDxML4fGKuXoKnO1oHFHFBfwbPCMv8erYdxEo7UTmrl0TEHJ69hx8TnRNa6W4fdLdUd5Bx8ZizXkmEZNlW7azYD89VD9rF8VRIm34Cb9QK0NbskOKOW
EYUuDLfAIemzPhiHgQmu3jGZ4qkgnzFUyja84jnlC/wH+cRERSejjFRjY26j9ESdQ/7jh2o/FYhGw/YsTDxkjAQX/CfxJ64NmYSAMBvYaGOURy9P/7WxuW+0
rcgRWGlgqxF5hkMQ1roWarm6UOwfLJBlgYKm4U8Smxsce4qW48q0nb2FddmqENZSyie1kloaT/EVz5PkBcYJgYu/J6hSRfON/NyxmX9grMNN5L+5S+SjrUvg
EZtBr3Ph9JTwUX+P5ioVlRseh9acDGFHaAWrh/UUuGAoOCuMZ1zgjnDY2SjolFuTOXAd/KQ15FsLexVMlwGOL6HfkAL8N3BCHWj+iXfgCGu0OAtMAWtRAak+
KA2rkg34NU5zfhDmwzFce1I+0BQ95gfIH7Wtbig6YY6VYEapmbCEVRiE5+RnsVk2a49WU5KEauIqPYSNgCHGPHjVHK0tLvnV3MkOgg6shEyi31Cv1kLrgp9z
H+AVKadUHrgNcnSNO/ebTA4/BQ2ET+ZFKdkaifpnl5ETspJi76FGwguujas3eIuqokfBrlxLsRIcpn4m6SCM46XGMM02RyiOX0Wl6CFoHgywDqLFEszb6vBg
GRtn9eJGCBPAbVLOdDiB+Qjfsxyzi8FTsA7I77ns2WC7iA5SpxlmDM5C6II8W7vDraCdHCFGUShKPwxHzFH9rjZcL2ItDXpAP36i8Ic0CBXV9gZLQs1vA+fs
CWAvWApNTiIznR70nDwETyQ790hJINGsiSThmdqArFvgCwtKa412pHOcB72TBqJ2sAUoJ79H4/XKYCB3IHKPz2Z01Juoi1BbZiNqxh46wLscrEHrcWFPH2cf
DpiIDkcZ5D5eg9rT0vl3gSMFfcX+0T46gp7WVFZamAtsHjAJReHVYhmtjac1SeZq6G3YnWCnsCkRPHcGnaYF0MLATT6/tlenpKJ+jJRlL6APxbMyskPdnFUY
XQENxM5WfTxWucyX4zixjVVHHA4KyvnIRjg+UHhRJ3Mi/BwciYfattlX6XHGOP67UgCeCgzHi9CClFI0TdlKrwXrGPHSR6zSxbgNnIYLBnfKt0hLlp8OMpqa
/czzYj+5kfuAxMwz4mG6F1z1j+bzo7Gutcp2sIhTc1P3GHse+KF7uBJwMXpo9tenshAlQvhF8jgr0OFaHFvviYC1hZ3CGk8vT0V9LD/AE8reCtNyTfCjesd9
2KQxSSzTXxlWQ7vQOecA8grWw5ZuGLNxrC7RN7AQvx3o+C5tgAo4SgUFabxp0JfqP+SrGeB8chzpKl1x9/WskC6DGtjpi8le6RhAv8Nb3AleiVyvFQ7ehBFy
qH+7vF874YsE3bz3+FC5JesthuAxykOSrj2UG4n1aBIssKy1IZR0SYLcNP2bPplkGwr/2NMfxNKD4hQyMzBH64/zygINoY1ofTbCvBKL3VdxX3pXo7iQ+jXz
JSxBOTDcsvARzxzWka2ZfYt0ljeg25kXUi/npvkj64Ieby2zfxAKw82en6SU+QIfxYu0FyAgVM2prozQLppDpNOeT84LpI35jrVBS/AOq7MaSpNWxLBzrLSC
ozoLt+Rr3Bb40xzE5ZiD5ASwBLzBi6w5GnauBrXRfvFL5iV8los2t+An8LCpuL/k5pBg9eU7gTNwsLXJ44XX+MZCZHxbIYdudk5X5ph3wSp5vtwLC1bFXNav
yJ5xgvTQ994srJeS74P68k0UKe4QI7Ju+vxstpXjraY9Fb5Yq9Eg7aOepL1aUYf/V+gIjqWK8IzYGDZg8agdvobi4wbiH1pbYHeWdSwHWSknuA24t6N6xgvQ
x2gBKIwh53NJ8ghX0KvDE86S+LfZXerFBUhDxcQhzuKIg/nIw9g5bpfSzjyl/emZ4n4SaEf/dZTWp6AWup9F0R7oD7I2OAOmGhWMFqwUzid3UiIdjaSmgfbS
54jiuCMqomXAb3wn+sMM5KSFyeI+9FHcKq6QoGXBs+yFfiSwxgQRjxgg37ie4rMMBrPBI38nMtL1SctDqsFu+idQjCzRfumF6Va+J/Z6HhjdvAdQUfUAyeUg
rhnowjKUSFU1E6XMqF9wTIZd3k6ygpPIZPLRex/dIH2tCPBB+TNjADtN3rAr7IUaJj3HjUW7OF4rDUOt5XQ5eKL/64sPjDRbsAK2UdpXaTp8CK4LSXgMrCfN
gFbGa2OFtyfarZeHBWgCY+Sx8QdoDJrAHeRKnjfel+n+ODeuGKxrvPQm4rq82+LdA+ET+Se3H9rdNa13hX0QOv3qWr6SQ+Bbghu+idIA987MT1ine02V2617
5CrxNcMXySvofKsvrR+cp+8FG4TXaJZnrTUQIqOP9EL7Dy8RHgs14CZbIitDS7K5ShkwWvo7cw+sbosjA616Do5dMStwtdWc6P7GVyUEthEWSOX0VnSksxwe
Iv4jvQdjzeVkMLGB2vZsbzvUNO6lMUqfAH44G8O+2hTxnup3uYHdmADHsYKS4cwrLtNaa5cCNWF1A/gc5Lj3WaCvdgwjfBu8K9ogOUIdFfhOTDfiPmsd1evC
WtJCPgUfe+ah+mZoya+BtlgyTpiLicd5PSuGz4KbgKkVAJVYOFedq4jvCQlyXsOA29xPnPtQVzWf55AeE3sNttfXwNI4BfVwzWVR6BFbJCZqntjZ5A/egt9x
EWkUnYg/B4eB42E3wVFcEHLknXMZuO/LIgeDTTSe7nQ3lS4bJflztB2xm1/EPq6KZIe0XkVijNHJH2MB4ZrnACLGEzwdYbE4EbnxLI1Ozyzkui991brTxag5
2BoTofZDRR0N+Wa+b+50UspRC/dieuA2srvSIpbnEudw3cUPhN9wN7A54+ZySajtup3reiOlMHN+YBu5onflaLqDavi1cVLPAF/l0XEF4BE+C/VSm8pb1OLc
BVArO8XT353EXUTvhYo4Bzi89cRFeLtVA0GxsFCcNjEHuL6Z9/IepVZ8ZeucfZVYjk3LZYxwuI2uA83lfk7D2C62MSvYypDfxgRPBXcHPVtfmSLJM+De/98b
U6Ic6BxsCt645sirxduKR99hdjdDaA/9T2k9Pc+rxnDtKihmHkt9Y17MvlS0gT/D20yYKjNYQqqJk4TusKE2Cn3l34BVWYpNt2p7poov8m40P0S3MELAlYiL
3ENnBZBAeLM/uRPc6PGR7zCSNlF2a7PgeL0QF+CGgrbqG3aUNLY66XVca301rWtII+XNM94/3TJGctlcBuihJZMJMFxI0jOkTnxr8oT71xnFRxCGS0OntVOc
Jx0zO+hX6Xjwc8WgXALYGWwt92U83Ci2FQBurX0n9bS3dLS1Es10VcFYK6pW10fKP3A4W2gVhlnAD767VHRNPxoszz8QYvMxeaVmsgVWKU857QqtjdYbD11d
tXXiUO0IlOF1Iy+oLUXRRcEiRpnABDiBX0XfwxpkszAsN+MakdVkARLszVOKEB0Kwe4kTgtIe7h+ZnmrbfZ19W9rg9lcGpT6QPwMUoIfSQbi0hmXyWdZzV1b
tdWZrc2T5FlMVbG6tVWorz1UhhbbrCVzpcWRjgTbbDHUudt4oG8PgtQVeC2qYEs01qEO8DM95RxOD0pfs05yn4RJ7iPspxHDAKTKeTySL5O5lSaCA5TBBmJz
bSHVxL/QBeTQI9T5XB0WFhtJFrOdWjMPYs+l4mJL6yK9YwY9E0kOV03AtKvS0tfGlV9boA/nH2l/4+dsVLAqnpD9BdXFm0k2vSeWJq1ATXTNCDELk27Z6czJ
jnm6oHJoh7ZfueEE1tjgXqOvhbKPo+keTj+YfzhJwyHBrehr9BppkNw8OjdP8WQWhn+QJfgbnoXa+vPLeXEa7IHyOMdLvNw3Yw1+mVbE09p2GP7tmq9n0o3s
lCeGe62+0SOl83JpqQj6yg0HxfF9W9vId8GEzCbGf84DoF3wpnMoHpdr2jY8TFgrtmex3Hyxq9WL1ce7xT+NuzDWKm1O5RHxwmTayxrNLK0vzgN7KAfIMZzq
zoDb+LvuR1YXfEdbTvbhS8YI/ivJI9qseuJx+B9epWyk7cEN+jLsKKwrXSPFUIR4MyreqB6MgnW1qvAJvAa6spLmK2dCVHn0jpTGTV1pbDLNfQYaxVQ2b3Id
4+ZKL/RQUgG2lTJcqYGqguq9YH7xPgehIFLKI1xQ+6Lacim5j2sjHGbNwV/jHqHu9g3wgVGVtGPb2Byxlveoo47NJa6FEdpHNE6qqj/zWOnzhYN8Y3VjXN9g
Jj3hSXdXll6JfSXJtwhONZvEnjNe0FVkUPw9MlFqw0fHFc4azJr7fqD5WEED6Wjjnr+VdJ3GwHB5AZ4J1qRkGGXxweCfph+NRNe5HqCa5TaqwCLFilsdtRzn
DnFw8L2tDP+C60zbKzzOUMvhCTCatQu2UPehR+gVuOEZqm3m4owBYYVc8fozw1BcoADfB1UTMuFzeVlWXSHG5xDPgmznfBzmniZ8AJEWNJh9uG+61VWJ4GaR
1a418C1VYio7xwc7K3e1slZB2tirWzXU8ybPGeowNgr/B99Je52m055hoB5ChHaWXc3dsXfpHTIbzkR/SWOCBkhTr0rDWaQkwR2+Kr7Jcf+Y+WFN1MpZVT6c
fkxfis7gvXSTkVxiMRF9PXK/sZ74xUjXqxvNcAoIzdpF9iGsRqa/QwPZelpeSJJT5cHOy1FT4Sa9A3krtAdJUX6pFp2vg2iZCcgt+0iYamm1SHvcxwiYUXwS
W2e2gLq7JnCQ5WQ9W6q3xdScZ84RbGFHuIuetayK4dKHonPwB1cU75Oi9JKwvXTXmQgLW83gFnQL/Uaz+V98TXzOmmq0Nl+AD3JFiORl0i/xBt9Jfwzn85tx
WbO/NtvdyuorzAMbUy56Ohj1+f0oPZeA7ZIKZiuvtN4OgdY3f8Bdcmu8UaunZYIE2jI8DXwDxGgOTdUjPgxo2iCzqroITLO1IDVy39yDnuJ2ggWsKw63pqIO
RgNXqNwwYhnui7JxceeD9O7oO75sbIhNJ4mumuICf1/WnhRPa5x2SXLi1WwM/ek7aL0gDeFatIo81Y/y/fgbJrI+oDpZbaLb02R+OlzM6utlUKrLpINgklVN
KA/r09kxh6VIslFJpeXwWljFeVEPxWsoNbLQKKsrKpMx1dipBfT6gVPOESRbD6Bk5bxLBqXUJc5k9yBpvGumPJlXzCPuzsra6En0hMNFVnFl+WSlHcyPlvHX
yRFSj/4JW+H9GEpvUAndzT82CflKS4JEvA7943qGlniXsHbSI3pa36ikC7ERm3kB3XRNCr/MPSI/vJNJFesz2SCfAfMxkb9mHkDxSgfxXEQcPGHbwxWV4ti1
7Aq0JugJX7O+Hhc4aiSBPqyiXkiZkXHK2Vx+VBxnD8f5pcviQPjWFUYnCdv5BK/mXu/bafSNihAyfffxGyNG/ip+Cv8VtyYwg+vA8cYYeJOF44EsIVe/fuIn
4BPn4BPlo2wql0d7Hxdq/LaVdTTxdINFzamr3sJb/Ma4jniY7bZcTX5AH0kjvOe1C6bofC7V4yP8dazn8FJ0lnOLXF4qykiwFDge9wfcp7dQ6hqHcQjx0hh2
BI6VF2Z3VQrLS/Q5bAIdrVni35zXdjl4g2/rSEfvPG+C6eoieoAvDvNysRHAnQzyS4/Jv8ahoMecaufpBXeGYvAnbH3gNdoaf/bvQP2IigqAH3CMN7/0r7sT
9w+LFBbzPF4A3dxrLhv/ME02JrpdYIi3t3DZTDNHmaGkI/eV+uSP+D66i5bDp5491BIng+pGJNXI+MyvqJ/wAtyU+pskcJD3gdOgISvMbUz/P90+it4G/lXG
kRYggX1Kj/XPBgmoGoonTv2kWCpwmBykqz0nvASH5lpkS/BIl8XugQWSETMVu9h5/WVEc1xcLmzONPJK9ck3AwS14GNEhSnm+siqpA8dAab6JvKc1SxzmjlA
rwA6S6HZ4+W+8nXvAPkJnkDfGn2goM2FHKuNx8XU9lcTj3L3QWmHJ7BF/0UfgLDweKMXaTbHGfOXvbm21HNXaxCjOG5oAnLiK8IbiYo3wRRzhTDcM0AfGv0H
vOkfANfDx2A7PsvWRDfAjUKXw5F+hqtzy82zQieWSGKs2igvOlesIOspjtZGmQfNJIKMOzRT7K0oGoVf1OdwAX/d1T76F5jHz+D3g03GI8LzsaQmKaTP4b9K
m4Vmxg9moUEgUeLRa3gE7eJncpGOP8En2z1xjsuQW4C/NJ9Wna10chQ7y8lblPG4mlDNKuSc653K52HD+bX2i6pi/LbP4X9HlytalmYBKjeAO7n9Jgu+JKkw
k+0PG621oAJ7CiPYOW02bB8Yo28KfiV3aDS9KXSQDTQ/sD+4BlWmKTEJYS3kL8KKlR9RN16O6ERO4w6xXlJKW+/x8lugIT3FLn6dXAOU0RcgKl3Aoc6aEiPt
UTMyAH8SXnFr+cHZs5R6bDJwBQuZdWzflGFMpIe4LsYhsbx+zyplOC2XZGNtUj7GzIoulpFscGJvK9f9FE29bm+NZsC6riT4AdTGdVE7Y72Z6IhxF/ftdzy0
Oqo/WYQx0dxrKPp6q2j2JFwKnoGbhWuCzji+KimstdaP6vcC/bwXtMX6FNBEPUXizCTXDvpAK0nvisPFWtwlmuRSXQVsO4Wg7ygcFr2N4xGv95c2cY3oCn4z
mib+5y8nFQS1tOy4mVJ9cSlbjFYHmsq3oM/xXXHgcrSQPFj+CurJJ0kT7gjcrz4zKuPaOA9IjH6vFnPW1ArqDSSnbZsWwxcQZNadtM7ao6/Ew1lXNFM4SxvD
KOl90fvGT5YPL0KT4Fh4hEpokzI0lyrStXKwsvFNDwPNU49Ja2yjnPfoBnKEFbdsiqH5+Hg2UYhh16kFVPMBx6ExQlVD0R4YlVFdron13OnxLyGivFzDWj90
Wq+rdrG7mM/c7Q3hjoEpksH/FDKUnrkEG11ohRJnHMRxxjJlLzq2iM8ZDC6CNjiNfM34xmrBFE9T+ofzo1XWIrCZszbqDfex6VoD0FMd6DZZL3iP2xRdy7UL
hdhzuL3gAd4Dw1mUkE/sr+3GIXIfNMS5R1WYoubQi+Yi4iCXXBepF66AyZ6uiuJaohcGQLfDZKkvXkZCPHeMIuSy0QNWQiEZVa1rnh1IctYXK7ramkWwpWVn
LpA6s4qeAa6ZwaZmApbZv+ggN1zoHdhEkDiNhIBOYF0uOf3hXO8D8RTkgFfsie8mKoTXBKtZ7/A1fT1eGbmFr+mcztqSRCMavjZCpD3uyXpF33HuiXaTtLOP
B/PoZnglmAaXm51od1pLay1NiZ8o5IfLXWWtZbgSENMjSs2zFZHfwf0pOZ5tSrWY/uiFNBwksplmzfwvjAb4afieOAc4xR76BL6hadnKuc9prxwN0WJS2tk1
eAUX0c8Yujg/MAAlqpWpB1fE37XmvCCeowNhA88NIlun0FZjGOfPX0HzslTpmXiQldIVdMcZo+3W12qXwWHYzpbKd6H/P5ktbqSyZXxk8CiK57jAbaUSrCls
cVx1bnUDfV3wXuCFetxXXQu1ztNZ3EffXQFItzHvXCmmwb0kiPeie86z5jmyVEvOznT0pXXcv+FZZxLRuNIha+N+GBcIkZKEgrhr+q70gnMKCyZsq88TPvvW
C4MNSv4iXd0TwHnts1ZN66ljfmXumDWT61g28R58QY+jm5i5sPudFiXul+oJ9SmFkp6fLDUua/vQEGNL4LpRjESsmMyFg/fmVDBYsgeipdvkHWT4q7YLeLTn
ykV8WvjhaA9lUoa8M9JsJKyG1UFYIC31OmCK+Jnst9dg/3fBwpQPeGz5uCoI6rkzj9OEgoKO1jlbOW/DGzDGeGnucM2Vp+Yaz1zaMDPeOKd0AZNtxYU+zjOE
pwNy+S2UTKcnfNEwgEPFlc7z+KgUadahScEvjkPmciOWJpK60hHnbkd3pa4zkNOPWf5kWtY+Rt0vlORek73MhyvjpZzsU3L3XVVuhvcCKKio9l4oyZ2Bt/FN
9WP6wMzm8kr6kHcEdgkdcZ3oo44QMA/OpbXEtZpAy5hY3mie4l/j1OBj0AV+xBvkDiJDfcEgnTOHyvnVvfwWbYX3Ia1lueI2WznBB+IFaYk1RO/NWvI0l1Dy
Ji+R3rs36DHidt81MFG7qF7hOlpNtK7CRbCT8FbfXAb3pQyVkLwn+FbYRorBfNaBqNZwq5jfqq0mWCW1xyhTq665l7KMO8p9cA03M+pCl3ncucNzXJPcL6Sb
YJ/eqlgbIYsO0lvjgln3IlfEHJQuyfmE17g8fhMcC5tx6QA76lhV/QAkSWVcNSU3Wu+cJb9kUSaFbcX54kkSyy1BD0OJ6caG1IWWlLzordFYKonf0s1kCq4P
JmQtiRFIo7A2wfqorfbbtyZ/IYmTdXJa2we62FZYpVlVx1Jhu9YBt4Fa2nxT11z4EG2Kj+FfWVNxJMTZe7n6kitgM0pxXu0rPwtsy96KEzOaIw9NxUVIabNY
SnfnGbTRVUUojL+QLuJzNEVoqncX2ggUVgGJRkn4Pe6Wf0zcWOmz04Zne48HFonhQnWlEWsEr/uXSW5wB8xiw41RuJv4VippzlY5eaB6jARSb6UzXFfqx9UX
anqG2ZF7pyc/mIX+46qj0lpSwKSncKzUXr0qviKl7cNx8VyW3UCGuOZ4vdIFdthVh//LHJ8yAueHA9S90l6UaFW1iivzKf3/feZiJ3lcuKfQKn8xUUYq9zk5
BjUNAvCdLwO7CEm+KTQE9KGhjLOZpJUnylNZ6aJ2ArzkNtdKKi0iTXA/F0Lk2TDDtpBvRRqx6qCh+lFZhF67JuOt8hPuaeB5uG7/KNQOCGA+ypSLQAQtZbh7
JTgkHgJb7EOtISQmKss4FjEQV5efoYmeHvofKJQshX5+AVrsWB+AKAK1W1lEeMeNdmbwR7iC6kj2j8EHmymdQIPsN2yh1k6ScSPQKRjCTdHzWh3gHRKrA0cP
5ZJ2U6pMrls7yGiWBKrRy1F/wxZpiwlQ/8LHcirqmz0VAsu55dYxvbXeIBiqb1j1mptN62Kv1MVdIpe9WgVfmxeACm7kkscbmGg1AOs8NbAf/AfqyNXMhrQY
HhcIs/YAy6Tca60zWILbxdyMxYLCtdeLgPl+JSIm139mYw+qF42yi2prg9XwUNzNOAMdoIO+TiosV55PDYc+AKoqwV1lryqQhdwueAWMDfRUi5n9+en8d6s0
7qRFuHYvXUeX8jVcz2hkwIrK3QPyLnGLXM19B7v5UVrVBU5/ulLH/ZdeWvsWW1srJc2gZXK2kdbBOe6zudQ6B3ey6rG1yArY2EZpn83Unws+3DVD4Boa/4J8
6I05kjK+CRkUHUEU/B/qrf/FfUS15YLB2qlFyY2U0lpHMNisnq8PfsOWEAN1cftTXkg5uLqroFiBW40SUPf4vmItuQKZbDWgvaRs0ty8Trf7elrnuH7wElwJ
Vmcf5LbzVbk6mswVgFu0/4r42AxyI/DeXcLGexJSCkhtrJOsKE9Bw9Sr8m1UAP2rbZLHah/JIPKaWyi/BOvIqfSTpFLGOqMYHGnLIflgKfzcWUm855RxU6Mz
6iGYoLPcCdtym+tF7mxBoQ4Z6ujF/f/ftNXN9ai/84H3Mihr7ZFeqb20EWoaLAVn4Jb0kd6YXQI1s44FFtrryaVQ29ha1iZIQB6rCfqX9HZHcG20c0JLrV9w
Hait90XpORJphXfJBd3H6RnzMy3K7PiQ6BIbyqZrMoyOXZJ9hex2J8CFYavgsuihAnX1Si+vW/H55F1GXuLg3eBBALhe6B3FVai1WkWI8JVihajPt0odzRWI
mkgK0VosHncHyTivXARY1C+cC7iVU7S6xnPDg6K5VHuFT6ijgyWyH/Jb4UG2XPoHDJKmw+PeL6Bx+hWwClb0jgZdxROr1pBKOMA1Iy2yM33rNHvWEUDRCcdK
W+PgOffzXNYfrCUoa7RdeK7ZmBYkU8Eu3BycQW+VjeIVLVTdo5WSZ8fXwK2yp8fxuKxnF1dMaMa+x23nH+ltpLGkNL2OdFIELvMeRSHGTmOyM0IqgAm8ihX9
p/Ew2JS0YuO16JxrpBZXUn4tf5RXAI0LQ33JeHoMPWAjfd+AAR+7bGBUyNm4WpLgvxVdF8y1nmmr9E7aSfGH3IrczLXMCupLZ5b0UrHR3cFRQGKLVj5zIvGL
8M72D+iphXFX0VhxqJBAZkuiDMPt8FvsY/W6tArZcHXzH9c4OsjYBV4piTRBGJ5RWdzPJRoP8LK4NaQ6Xg6TVABGoI+wikTtVdkmsi+7Fz1Fx9FPuA3S3cu4
tUYS/+fsG6SCryrK7z+iDcMDPJX1u+gQl6QVRZc9NYW/tG7qYBot9UpdZPPyTOrP9TDzG17PTDW/tEL7JRWS+uBe5DBRnGeFd+JgmIiuksVWcesNLpdzmFy2
rw4UNz7rB8E11wAthbxxr0ttJ4f4TtubksdwGVyrtAIJpAEpxl3Dg/FZY1E8I/VoF9ID9xRi0/uxPeQA/0NuDWfTrnoMFya0N4et6Mz/GfhJxvlWkAnqdO0i
LOp8wabb7XIn6rTq47bxnbgZMbXZQ+uiszlY7J2FSuO6dIW5Mr2KADKaWHHiR3m77gfH2IR0HWfrG5WeelEZIr/7MfmD6wJumrF4l9YOrCUzlRyyiP9COptd
+U0GjG+Cv4P3XHH5tnlcW+jM8n9ElcFS9lHsC1qkLzN+ZF/x/Pb+0PtJSfxpXFJeTuvLk3Mzoq6xgCPYS8uq7wvccC0FjZKHcQLM1KuQZiQcy4iRY1KAlgaF
jW16S8d/2kY9n9SFb+Z6qPMoWY4AFCbhIlZf+kZLMZtxi8x2gQDagl/yAzjkGrUoSZ6LuikF5KDtPiwHPNZP8BJvEBeht95p4lx0Xn5MrqC6wEtGe44bc2kC
Z3BZLEPbQP4G1Wljp9O513jIJKV7fEvfFaGuUj034XaYDu1fsoINsV6YzUDerNY5L0kW3gCKyzedDdM3ygVtwezppo3U1nfqvBAG7DGPzTb6pJXLYEBMxq9J
F2Oc6sPVUDsxr7MJcNMyHMb3+Zf4B1iNVi3PNRi9K2hoNrSouxJsG31MnB7wsp+GDGqoM/FuMw9qrq/BL0D+lUPRaPcd3aZgfItPXcBK9EQHs8YiAaTzFUhT
WIEvIm/C97R50Uf17miYdBzPQOtd56TtSFDLCU+NQ2Zvq2yOpd2gE3zHAyW1eKvA6gvWTO6aL97+yHPZ2EAsXEQQ3CNBRSyqIcYoepnfhOqSX7SFPAfPCz7j
I7gcrQh4IEM8BbfTmoB8JFy7RfuZ5XOpIJ+8leui9tcfwm+OqtIVI7/lgmXxQyFJ3WXbBBtG9XFPTt6I0ozZrJDiBjO4Gmyr76own5QPOKRhxOVh2nx4R1fU
geg/0E5E8Ki+iQ6XIsEi0odI7FhUtlCNbkbrUQKYHL0B6ui59jNw0nMFhYIjYgZbTiYGNmIqL5XHxzQ2Bwbmeyt5HmHdGCZLJLlgPCtO4ylvEaOd8Igls9UA
hUzJgDhGSpU3SMToob7lAL5oTPcsxP3gn662/nueBYFl/vOB+VxR7XDcGb2eBfFZXF6OlXfLvSEvP/RVL95Ll30b2A88Ct0AmXz7lEOeppLN0UK4hPNk1uMx
HmNW1cvibmS7GI6PSYvISAaSy1mz4C0cJ9fleoIlWlvrrPWK7wpr8AVoSeM91HAFlpb6l3wCVOLdbLnRKvsgTXbGO9OkrOyCcjw3JiYuMJFckEabDshFx4oP
hF10RZCP7MXtodXpFF8DUBztFivxgHsWEm8r4bwBqunD9Cu0kHZHsQHGP9Qq5zcWX9AvupL4lXgp2gQ0pPjP4IluW/x672XPJ2kj6UCruBoqX2GoVhxN12tw
T0UFxkt+fTD5yR8WbpsLUSWjNR6qjsEraXs60JhBx4DVzkXuHcaw1EtosCywSVYK2s4NgMlmbaLAh3SbMUx3S+NDqkuHNGIs5ddHLMAxZKY+b+EusB0ewe3M
LaCK+sHMI20lXbPapcPY26CU9AGNzbpjFgyW8vnMusZO/qf7A18RHWCduAFcUfKPMTViExWEzdbDmHNcTOABP1tfBKdZf3CVEc/qu0sFp2Zv9fViwyDFOuxq
/AevW/eBJJa1/qCixQX/IiuscVHzUHVXQ/MgrWh6bLu0I/6T+LSxSp3HIuRmxnCyVXxH6soFvGl6A1JIT8RfoEyPKoXjZSmI18pq3FmyFtxBCdIwsSzbhDKL
VTT/gpfBQ/6qtygYHpyPvDiEy68vQ6nOMOEqLk+vwSVFdNcRPM74z9RAXnCFMu0nr+uH/LeVIbCttgMUYc+4onpxnIHLyCn6DHcXdkE9JMQLj1FRrY7VQTsB
NoB/5cGuoNYazDa64u+0MgH+klw38avbI+HMIXS3wNsy7DO5SfpmcEuYHltcasbN5Xrj+2oXNBgNhPMcleA+cLpIjzBvrtl2punSDsEmLvK4uaPiSvCCZMOr
6DbtQQaL5cBzahezAynaJPKeJOO53gKZHdWTWW2D9aWHtKeeH/8jLBbnC89ZAfS32dm1wnwJtkhI0nEr3Dm7vCsNVaGHyG3tBB8KUz2L4VNaiB1zT2GLggFc
KJcya+CjeAoJM/8SZogpOAS0xq20LPGO61BAMgRkws/MRbpairDRtgPfyKWnDvipdB+Ew2SsEQCfsBLgqStHa8JSuXtomrg+5bXQCa4wW4s4ehfaHVhmXtY+
x05UXie/oKNSX0KJ7uZeRnvpC/Lb/KVfQn/SQ6442kxOpByuzz1iWvAFaUKbw9aoMm3kKqUONgY7O1lJ1k54S9+Ke9Aiad1BDzoYKx6b0Dnqm7OyA5ofwEb8
hOvq6xnMIB5U1nXEuUXzuUL1Py0q/kESAxLpK3aQ6+AGVkVjnXkVn0a+wC88Ir7Y7BHOurQL4KDL0zs+yQjyF6MvBHah4ShbvqaLcbWc97Kz1FHuoUYcKhOd
xmYYFa2duB7/2O5Xx+H+cZ88wzW/Xopri9Kk4uY8/W9FtP/LNQMJruVauFSIXwvzA7fVXKlBSpA1LJWuRVFgDphBC3PrXEz/i3xlxbMjSf3sCs7C8VXoeGVg
zPsl84IrY2oRt7Mg2K31sEo5GkqReLU4h/8Db4KWVRsewltcdjDPHswegepwS0lTW2+zrd4sGJXbd1VZGf21ecbIw4el/MMla83FaUInek4ZROrHHGRXs4GY
pvnwgMC4khPkIiy/c1b2IO14amlQeWl7biC6IrpBH+tP1tgcrXVFdfUOgVf4cvAz/Q32IZOMUW4DhCdIe+zpDt6qSVtbOppg/DYVV6SUpF3j10lNdK8/AtZ1
dWRlpFniaOgxy7rnaKOC/YyjUDdc8t7AKVrGtpJrFLdGeAT2mOlsIKoPZdcVeJtfarwSy8Czxkf0J9gB7xO/X/KECqvh3EKu5a+KOIRjoJczR5Tz3KHPpRhr
ljDfdsDexdupxDtUku50rzLncWBluiczs7w0VeghXIVrHH/AYSSVbJdmsy1cu0APvEG1s35WOVyBTMLj9YW4d/YPPMRoJz4hq6EtsA30SLWZ88QX2TsQyk6A
Bdk3pTwrDwcKDSL6cY/ILyPbzMI3Odnb17wFrpAR/HLloT/gPQy6GyGoNDrJX+UeGV09A0lzrhEAOk8KsYoewR1BwvhfYAxoI7uESe4OsV3000o/xwO3jQek
cFw6GWS9cn1ABfNkylmBG9mH2UY8Wsmi+eXfgQpcOUdJ/rftC46Ifajd0e556skt2Vlhr9VBCCV19O6kiW+OGMuS+WbSVd8R1EMqANNIkHyGX+03QUeyQXKa
R1Bxe6TwxlUX3tLuyz/iykfdMQ8s38wdJRKKlX+hSeglvClUFO5pBdAyMjnrktATjaLHHfMD1eVYPa9q8Ttpo+B9JZbI1lYWDtqQinpP86tRwepJXtA8Ht69
FORxN/DUBre0EPcvd46w073S9SU20TqJjqINXp/U1X/S30pIs5qkGug4ls0lluRPUAbjMsp78tmvuQaz8lJ99Z7ASCKJA9Vhe9dAZmPl6UxvRFSzhT3BFyF0
sZTTSBtH1/M1UqpDhr7D/DiBm2v19x7TPkOfwlMeFvMjiqE9YOBe3CH6EFYCAVbFE6NXknbaXqTqML8+2dVRXU9a+BLAEHiVqfIpIZa/xV1X7+MjZlbmzKxQ
qb3WTWxjlXG3RWu49ZorvmMuU32Gz+hgdRXA8Klrm3MVJ+Ok/9/Ap1+Gc1COniOVhdGSx4yCRaU34iltkdyQjAIO/xsUjL7ANUPlUDDwOLcXiupZoDcOExP4
Ms4Ccpw4OZe3MvhCNC52Ce0qVOWqsD3e9/oQ4QwRkcS3wYyOyPzHsT5D1s4bp83e+AM47rNjHsHgPBXrXq4b7I+95DxfNViCtE0Z67mG4sW28q2sjjhar5ay
gVUh960gzfZuiboorYqZWew8G5/+WdoZ9Yo/CSs4AigjzpVzGdS3jnO7xc6pvdkgZ8tsJ+e0Gltzgh1R1yBSQ+k9sCVQERJfGrWJn4Q6dIMRxc2FnVCUbwIY
Bf9AX8AA/DxY0X9cuKOvkm4F/9HcOByUxTO5NGRDS0B5WMd5Pi6PR2XJ0hvQllx3lvc0B+1gqNVEHknq4+FaEjgDGRhGtnjGpfxFRoIMmB92QDOAJa0DtmBj
vBc+0afJR1mka56Zh201uiqjg4uNGtEzpQ++Dagz6A8asnmB1v7+rDhcTdZGZahDYTejLX1CJglNzF5kf3AVe8mtpw/ZV/tQ6afhcPTD72i6UFkrqMf4+Php
8Sj+KdkVWT1zjlYs6r0vWXZpSKpJRbBU4sF88DnuszGJ7wwSWDn2LLN9+HUXR4eG+oX/PI9IcuxP67l4ivwHjnLnMA8LYi8uLJ4RHgADHNDSBQN81ldI2+Z3
Uo/Bia7l4Q/0AcmXnMBYkEtu3wIj+RoLHvAxtFPUROOSZ4zHnTsuh7g7/Cwrr0BkQe6Hy3sT+Pz2h7ogfBYP63W1e2pJtMnVfnZ/1s9VW94hnnWPlipk35Ln
imkBaK3Gw9FB2F2+7y4hzMArWRu0xxjhPWmGq2FZW/jCDs3Z13jH2+F1sCuQKO+XxviGyt3Mm2gJtMMVcJh4xeqOr8MW2IYPxDawNsfdIi1WhMOXWrG4h1wh
9sCIkTLhfdTe2hQ9Nu4eP4A2QzXRF6OocUga6Z/O7xMriKPRMyih2mAtnxNYG+gRG2QH8FjuJreM/ZkdpFPBWNggagMbLBxAK43ClgdXz/wndKT+nVw0WhpD
uP+cBjxqltIf8t7gVGEf7Q9OMQm0Qi+Dd7jSoI64BtyEc7FGF4CX2ev4yfw06W+tIj2LxodON/cFS6PPbCPM8OcPVJS+E7tZwbPXNYx3oUnBe7l75o3zrhto
I7OPwZ+ppXJqaMVJCg61zrPXVgtpllWW++KS+SpyRZipVc9Jo8GFIfGLoQeWgYWcKf6WehQohtaD/kIyvAb6O9eDatpI64RyTY5xu8BDctaRKl3B0wIsebH+
EHS09FzH3Yj3yV18PbmPNDwnxTZVi8F/oQ7SQW2dviS4P+MGrRnsEfxtYIbMgyCMXYverh3BDYTVZJIB+IswYJwUm+amv2AU1guxRlZn7lmKDvaJs8Sh4jwm
0++OkaQbucX80lKbTtsJ2fAP8S4qTX5xC4QhkommCBK32KxodDJv6TGkHWxB17OVMBnV5U/LicEnIR8Yh4/CD4Ft6kwxHpmoFFiNX/Fr+OsAZ39Ez8BzE8iW
JpJ8EsRP5Mtos+0PNAR2UUS0Pdcfm+lTSYg51vSAg6yO9YaLEWprjcKqc6fo8Nz++4gbmS9ZWWmyDrQftHPkK4lDHdFQZ8CdFoylPUDF6EaOwXCptJ189uTg
FJDqnmpeDm6iA6Iy6bSg13VTSMm1mC7Sa/0LcVhr0PPYULgL+DKv4QT2ThrsOyaeBhDlmq3WO30CCAe1wQKaFVzpOw4uoMHkpXw9PQslwHhXd2G8+a9rH/ps
7il5PRgGRgQWOieKjWlleQ8eD6YalQ2GF6rNrHXqN6Or/erKDBjGQsUL5KQwgWuEOPGR1oqe9TgEH9/fNLK3o+74seYKnqUXxb9dPrKRtve8xff5ra6KUig8
QPqgBXJ3VMm1KXAI3dYnScfJL6AH+mn3jERngI+krWgmeY0c8De5iwvi5sZI2hB+Asdsb7hDnkTSl0puJ76Fd7g6xI0he7N2h4dIyzwBrSwoCUXSV/NDyk/L
5fVYsXBum3zDw5zXOEFulnyfS8cOvq6nsTBTyqe2JD2tdcQOnpi96SxnQ+HG/HrCd/KEi0CS+Fm8SL/ovy2PdRzqYi9Y03nKG0krisgzTN6OCrlLRa8AS9zj
9CaOj3igPpOvq10U+qMAmietEoa7h5Eh8rxAEeEt/Cy31B4innxFF9iLmLrCA6Mc3zL4Th8HQHQwmK5tWHwbr6EOlqIcJCHshRKwbUcr8fPMJbA4v841RvAq
Y0Qvfuj9xOaSQtkzzfaW29yv5JHHu99Fq65yqKk5x5rtKqUXMyhdZRa1TvDF0eP/UXSW3VEkbRjGIUiIZybTM9NS0sFhcQ/uTnAnuLu7WzwZn5aq6g6yuLss
sost7u6yWHB78/6APqdO1/Pc93Wd/tC0p9rTHalut3cxqjmfFlsEc/X54LD/HG5B5+o+2J8Ug1P02tTUGsFHRlP7CjWalWG1xBD4QJ9gL4heKWtT9piIb0hN
8ygNsim4MF5nTJWakJ1kP+jh/OHzkSQfZaq9AM5CdQKvLBLdji5Ip5yF9bJSvzzr+smKOy96WuoN9Qyho9EbJgt/OGV18KqGchNLYxrEs33X2EIwmK9GRugD
/JlGeMoQuEe/pk+lNwXBXxpQra1OmZv0MgU20+miFKy3p6CmYh3+DpU1O/gj6x0L4HThN3KZGroGRGeulMo9gwM0Ma4MCEgntIfgFwBya7ACrtYeo/r+eGbS
/cqMjGWojVafmvQnOasdiq1orON6kT4Wi+U8rGLuAGGktHdTXBkWbb413FwnTzzfgV5WGhjlLT0EB3jNRmqTSFXObi+HWqFVwOUPxccFqu7nm0qqfbN0OI+e
Xtu3C5nopTpa/QNB9BM0Nbaq5Whd3z5lJ9gQ1UK/AJqTOypAbjzALMhF6tcNqyfKRGy0lCQ15mzmCz2NHpa26i1FBelm1ZxdtF6pw6iS3MQVT5aWwPJxVN3Z
xVESINo2b4NnE4W0BV+V8zDXgMJhfBtUIj2zL8q3dAg1tRa6a9up5XLF5Wf24v4O6h2pE1ui1E/vRmsQJS+f1oi/rYtzPvA1bN/YBjxE3Wr8q4TCVBOw0nKm
fRat55vK9pqMzkQf7WfRdMWaZ4E7pDu4DZ8RXS96iLkHFmI7SQv5X7md2sS46xgtVmKEdMSFArdxGfmEbzN3XLKiTkoj0MMq4FpwlzdemiLVk6ziROYPNKZF
tfO+NLRMuKhek9pnZ9Gnvnaaz/ALQM4B9eAo0k3Mr34lcfos6uVrk8HcRPKH2GteT3eD5DG0EBmj7nKEkP0oV6sHqqBo0JjWkmXtkBNR0XNIbcifIu+0KdaG
/MrSCXHxYJzlt9CWueRIukh/zXW35UYnoJkotdBUvrHcUlwGCsHRQhPtgF6KlYDlUW1SCA2BSXAemwGHaeFgr0cVHqnDAOBNpXN2wCtEH/W3Mu3SW/ExaSO+
wy19Vc2pZjmaxO8lVeQpgam0olGAdsLJjlNSktMj1CAntYXmO/UnWi1ugNFkoC/B/7e3ui8JVmSjQCv7RHwHJPP7jRbacuU9iQAh9BhZqdfRbuAY9lSV0KJg
LFjr7q/cyfOtPsnd6VNYPnOxdb2UX24bPCu8BMeiygX9BHOn0B9+f+xX9gTl7TMZa60nuzIcxjJuC/uINwd2sDUggg4FL6RvVInN4fvHxdJ4fosScOcXjkZz
xn3uvbO2UJtmGffV0RETtUcwA6wJdIPHnKW0Adp960bSROxDa6vVVYwrC9XBJ9ML5ynTQUbWlUBN1ETqC2cqkru6et3xtz4KJMh+5wpjC6nlsKMDZC5ZJvlQ
YTbUWAXfQBV8sF2i0y09c/rDkei0Uk77l69E4sFYc0OJQdoLVBe20qYqlcG2jBKBNL44Pw0ILCAdgQIKlWdD5Gwbt8kXlmdSK+ge+lTcClrCD/SWepxsCVxW
JOfslJFGBI7JWe47oYG4+67xmRXoGmGpL9rRFMwy/6KyXFNZyalSLLoAItlE0hyOCx5F21z9lQVgtz3A9sIwfipw4hLqXHtNPIgsU+0Uiy1YLXM4GKp20F+Z
Y1kTGDBGwHd587JKPAu20N24AOYyinDh9ITDJBMik9Ed0M7fWS3tuQDSybrVG4zvdKsPKTNpDAoB5fFOuFlqaClvfEN/sfpEj7tKvhtvQTUwGPXmrjmqQ0Va
KaW6MIzwR/r3ay7tIunJU9hDKa9UzWugJ+gpqmS9TnJotOICq+P+MCcFqtHbmbfpWa0LbIq9IM6sCAvgyiiU5seH1C3KJfRIv4wK8l6m0xL0EEiRbhiP/H0C
bwmkk8B1/afjQ3Y90l4da1aWO6IX0RNoA24Cv8PHg9dGGtnjmBbcrRoxJ/UnpBWZrv6TR1BLUH1YCNWkrbKkwA02bHl29gptD2got/DKttrSbdwbBdXGeiyr
zY7BRXGDonH6MnyZL6/XMx6jc8p6VtQxQNvs6wH8Uq+U6xQI08S9vtVy/9i11KvtMTYDA00yD/jX6ns8tqzyvoYB1V2VjzT3scVmhPqK34T2s65KLqnDeVYX
ZYm+Tdpv58c4D91hDkjeIcXqy5Qtxmo9kb4WXiv7LamORYGyjuY6jP3tuqEd1J76FwZfC0fIN7Dd8sWf4ZdAYUeocJ39xS30fgTD4RWxulgUS7g4ui419h/K
s4NO8m/USt7un5TW2hHKj88uh+sZtZEB+6vPs3KU1TCe3RS24JGyaHvn6Cj/VPb6NiE3GkzC8Qhkk8vLTcC0QOnAaX6/kiOeMI6RhfgxPQZLmbftn/R/xAIm
0fcYJ4jD6CL5jPrqEP4NTKBro3zSnMyZ0gHNAjf6h7OW6s3AAvOXfwffGLY2yyuC9Iam8jWjFhm54n1nQWMWKlnqTeCj4wrLsTeKi2LdhGjeFC8G+pp34ChR
w7/oUFcWfePjjfLCD88cw6pvB6K8z7sVrVf2O0rAG87GulcNM3qTWWIsR5UbgsEG2B9Ch9wCd3GVUBaieaSP9J4k2rsKonQHFkjvLveUCke6NZ86xvGDDQO9
nOdhI/QONMOx0I+QMpDfSu9qr0BVx06D87wAx5TuemN6HTKlYWp3uDmvR3OkWDk+kE3bklh6LuwvXEGobLrEQ+p05RJxgr2OKdm1pDbaMPs+z+bAQn4p91vI
B9vTF8ip7JCiaQepgPKJS3cPDTtDlbQz6ltg0OHQFFR3F9CV3rT3MBoaB7z/qkl0gne0YQMcfuIsA95Ti8+uJgG3eEk/hKvaY8Ar8EhvQQbTbrpq9IWfMwqB
W+QNd5ROd/yHBjM/CLUfDOwA85mgHrcvphlmdpZhv8vnolN6aNxMP7bscC4gK/3z1W9wAf4Fj9BNwhLYjpUWruizpA2BNXC5URu3g1cMCygimzHj5e7BwY6r
9JzSnSutNtKKwZ6ef1F+dBjlqGeA1b8icMv+mr/v6oMO+UsIHcBlfIMuCW4DTBitcCjVUpd/IRYTZqgNUTPQW2oFTrvfuao6Q0ETJUGtz/KF1RQ2gPBgMZQe
u0j1s1iHDHaiN0ZxkMrrjrlMEFqxFeCDtXjUIMFifqBH+ViaJEVBCbaT/XGngnXZW/0DiEFNjF2aM7gLXhTDxINwrnsSvzkYIX9WV4tlJSvWHD9ZBlzt64se
S9PFJcL+4Ghakv2J2smJ8lGyR5dxTWcBp1U4bfjEOkYRVMmoBIbpTYRbUkn/Qm4AjcA9QN08FurnfMNdDKZFI+stuk7b6h/COhUsEjis39W6yw51vfia/E31
4GKwJe2OZZ9lO4nJmGGeU6KjBsBqeDBvUVRHG0lGw8BblCKfodv4S9pdPh1eR4/wShzJ2uEaag02l/QVpqBctNGo6g1F68FpeRkaQf6LOc6WGenSUGEniBC/
KN1BbXyN2UJ1sWrRgXQSHQJDyLDAHDEn6zga6I/kZqOH6D3sHZghHRJ0dZb5XjgD/mYd6GNcCT1C+9VI/2nXYa0R1wnXNm4q3dTJ9jvcP3C3cFEqQKrBWvY6
fNtAUTRJreYsDzsSUZoNDFbemc+tO88IdePSiZsmoMGokNHDWUWpLjV1XAvcEMLMntmTXT/hFFrcnj9uCr4llLVnGYO17hHnfS3RAqFd3GHtFxsvRmjt4Fq6
Ui8mLMddlbQAMiqLS1G8L1zuhg8TlTpQQboVFXY1MHqgj6BfIAJYrVO0164+pKLcxgCW0iBNbqhHyKvQd0e6f6Vjpp4frBTqkSP0C0h2BbhVLD+qDf8y95oz
aGfjb+2+c6/xh7eCucj9w95Xu2m9pXYUb/kfaceEs2yWYwl+LP1nmy67+NkgG7+kHJzh02F+GaiV1dX4hfALr6dXyXvwKvCDt6B2fCNXY1cK6gA5eJrmJ93m
PTZChEJkFdcajaJr2IGMO+7K7L1y23AI71knuF5rinbwlT0L1UhQXd8vrHBuBhnUz06DQ6inZShxkfwiNndiBZ0JXWMQYVSgPijm6EpaUgxr8UPwRBAm3cPb
xKXiK7UAek13Rwp6a6UAf10dEnfD+EirBJ+R0fbtykahBbGRMnim8kdUX/SEr4Vbw5rMJcg209OQPHO0Q83E9ml/Sk1czfVXxgH/R9Kh9Ga5Hjzqgy6srZb/
04nxQTwYc8kxBr8lU4GdjaVR5KSvN9kdOTIyM/Y9lkhnugEXMO/SBeQr04xp7m3wjmZFcXHptDjGQnf5oP6O/k3ugi9gkvgQrnOFKnst1SnzF4Kz1KJqcXGF
YBf7s4FKRdofvuUD+jBUCsUVCzBSRCbv9XLBmlhTrMyNbyAHP9MsQkVhbPokPgHO1/dzA1E9yRY4GGiJ+Ngzcjn5MV9VeRBhNXs4wxDBxCfJm8Fw3EL5M2qU
9JRko1gtLOVH5nB9jHMfiVYWox7KOO46uwU6gD/VyY4wrZiWgkeqp9F94PB/UnMtceIsJJEdbDI4AovbGmAf/C0tZxx7jVKEDE0Fe/FNX666lm2z5EdeUBHq
9B84gEByWLoCygKc/afyd57/X5cGpHzme6Mp+Jf1iDEFTKS5Ygb1BVP0wTTaOCUszhH44uQ3ravz6nHxnq822ommiVeD0xR3+lnXT6G9+RVWxOPUkx5V9oH5
tL3Sg8WRYsEQdRSord+MmoaWM4T/g4m8pi8PEsPjcwpYPkdUrBjdDQpd/itwTmCttY2jBBnlycescgnLVzRXDg2dkGc76VjMO+tzYTGeHHcN7XT8DV9oxTNm
BefSDHCT3ydBvg3YggylGwVyf/d4lMW1ilyF3wQf4Ux8PVCIhrBU+FUpYm429qsnpUW+ziSaDbPnehYpQ1alL3irtWZHHC2NFqiH2SjnmTUWuFmCTzZmkzkg
T6JILzCbNUPb3VKc0/+CHGLRMJ9WSuLYJ/ZQiDEPBQvlMFpcKSEl+kbOP0qPmXHCz2Bh4yhqxB4GdfoaDMg+7ftP+6nVhFvoTvJTPUT664WD9R2DOL99k4m8
HUuOZWc81wMDwGtQP+17nCDHyFMZZw53PlJtlrP263RsCiEeX13wNLU6e4GLBH+5su0OuWrwkeqCz7mfMDeYhN8GioKf4l+er+wnLQebo28sXNgFe6I2eR7M
2Y8QHz+S/+HdxScGn2pF0EJ7iFHLH0LPB+eqh/Ry2jg4Qz0e94GOzKqL65POYh0NkWNgtBhw57JUeh39B2j4FK2JsAq1Sl0GR9NCzpVyK2kpeupcr+wBV82G
oLV0mxUHJ0FhUk69yHF0jfcu3o86B+PVENaEqHoqiwQWMMeZ6urnPMXvY6UcPaRJgdd8NX9ldgS8Tlkg1CGryBbyPI/XhgS2wnHSV3EM19jfirxV/3P5A5H+
sko/RGEd6Vrgof+l6tF+4Z9CKmoWt46UpcTkXV7nLpTFvtP1ol29g2tIs8CB4EDgIKucLWBDfxPyD3dTe4508B+tmDcRT3EV+W/URa+mbTFTeGIfbD6039fr
ktuknjZC/Ns5yVEfhsm9tByjnuMG/sw+akPE5PgWsEmGhQ9hpUhJzam05H74fwZDtFnexbQn2SCOhw20pmaEPUIoaF2stnPVVr9oM8xRHgu/nhxSQgVCegpd
2RGjNhnLxpCgloo2pdymqbAs/Iv/Bb9qktEYLRTH6//AgsH2ai1NF9azBH5dSoTwWZoeX5V4hAbW8+CLzvAieZDNKw+InJ0Z5ZmOogjmCwdH4kOspZTp2IUS
/M2Cob69tq3SUN8Ua0L0db49jc5LhBztKWrhvCN+AG9wLa4vDAc1hGLKO6I5prPY1RliYW4GscB/lf5mF72LloDijFOsBtvn/UiTyUJ/IjrC3cMtuXClgXYK
LYO91I04WQllNkT9ATaLvYRTcHWymjw2vvP+2Jq0s78zmqiuCPgjltovicOYBVfx7wPXmdNZocRzkAkblViFEo26xXNxt7hrCq9lO6bmUWMn15+Ql/v6KsTN
CjbGjVAbc6T+F7KCKmJLUEpLlRbqnyTenMAW64PtodJtfwy3UXPD8tIZ+icbKH+XHNoPt0qz8aDASpaC19IZoCOKVibxDbG+MprdFYeRZbgGKw++SF0zsXDe
0Q5vAYfR39x6/ReKZrn+esI9+p9WhDWEc/0DtYK0H7lMfNY+YILZJXCThtACgb/dofappKm2D00kM2kd9SVyBP8lK7XS8m92fs1Y0ot7rNZEpYx8jvLgJbso
z9HvwDA6JrO/nCkXSduF+8RN0qsFbtHnXrdzopjkuw0WBnKVleps5ZmUYcvLC/ZBz5XKwfI592AKyIoYphQ2bGZzcTK4AAT79YIy+QSiSIy5HwLaW7HKz/F6
MwTPhKtgbzLetzz+XeQJmGJOVCYqMdI4vXD8AZRlreQ8Aw7mue6faIfzhlqIrvcN0oL8XaixnLC7zpl8n4ga/tcwG461bZCLpk+EK1hjPU0qqk2Kmk3fgvcq
4X+qGd53fNOYLdpdoSNZos6XCXvu7Cxdc9YVCqq9tUCgTupM70rQ0b+W3nEuhtXCkulxuzWqAB2EA8EnlqfoJjyDbspf1JZwhXMuSSKPtZLokqNPxnbyDDVj
WWw7mubRQE88J7AnepDjIDdGGQe+5fHaB5AXPuw9yG9co3HKYLkfvx8Xkm4g3aGCuk4TzJHG8xXpn2AGqqyTQLO4NWQtDsE/4Td/NXGSkU+jthl6czic3LZf
8O8yLrMz4Ih0gapqLslSg/SeaoHVmc4jOpNb6J+Di8K1dheZD8ua87HVSFU1ow0pCXqjfXR6zL5AN3bfmUAHetqQasFq8s70xsYzNZE8Iv965/qe+95nVCMX
AhHeufBfsgd9Bb3QFu2Zcz9qDmfDzMWncTNQSo+EE0UNGsFGQh2IpPNRkxhHZ5OK7I5U3PIIOs18bJD2NBAubVrTi+UjjBwWHpMmsbyxG073DUFXxbqwtj8M
TGbTsYiSItagsrQ6G2qUpgfYRzLKVti8HMwGy7XKzgWG6Hfl7ROVSysN5IDQUSe+66iBXoGWcIwr1VduZGvl/80a4XVh/uAuIcd7QXRyXUk2DrOV5uziTGrN
2S3mQw/pI7ZVW0qaKnhtA/4/4ZlSJPAnmes8yBuKyO2ho+01jTGkgryG/uE+4V2qtUMv4VvpjFiaVQlalEj5DV8/uzU+GTov6yXdFh6rF2IYXU0pL7zihrAP
/DC1b6A7KG08SJuCQlAdIWr+dfUzJGFHzA/CRWUVHMPs0UN4Qb0BX+k5gblShNycTMa39GPhQ2F1skncQRaTefCC8UnMYyi9tW+HsyFqbSxX1wT3GiuNcnBQ
8IfaVK2Nemo99e24eHxfOFq3A4InqU64VYrhrgmYNbC1kvKxWcpu+N3WQkpWReFQYIFSAfznsIrnYD5zEKjJX4I/8D+OwrSpxS4qtun8ONLMcVVKhL/EHPBU
ueQoGu8VpuW1U33pER4OOkh/2bfjIFDF7Y5moC48ym+mRY0R/EG0N18VEKYsdFQXssT/7CdADTIMDIP7OA9dzk7DCdxYpTS/w1UVUFqXftY6cle9o5RIcDS7
pa4F55MW3CFlp7ba0RV/4mfTU9oe1cp/43b7naAAmLh4HtrE8fIicRfeqsdJp8BasgQnIov8SxlXcrkWp3VwVqBWGgTezEruYewsLiw/xCGeJ8FRMWNd52k7
0h/NztqW/oJNlC0whO8il6FnZKR0ROWFccYVVkRpqBcm8bwoHBfa6mXhLdcvOEOOk++C7trsvM1dLg4xdOOm+hrtSvlhq8j/jmsshtM1/iR6Qb0l2o15jra+
LFDcrKwsZOXISeOjEulfREbBQcI5fbmcmpGFImEQVsH7SX3aAAwic/QE8Biu5C36Z9hdqAz6oMbkm9hBAeK/gX+E957CpmR+zqPZivg2KQeOBj/R6mpB/Dp6
G7oCKoMmICfqGZzOLrAEOph81NdHHxSu2lfnmUka64cbyU9imoHDtBvpQgSaj35ANVgL/gmaLy0hi2E+T3nzgfdysJawy6hFQ2mo/sysKE4Q9pMTeLV2ELUE
YWJTaxv0nFtHm9Czpcblpe9VVAtWC/6tjABzyW7WVk0JjABX4ybHdsbb6Ek0k+ylGNSQqsuhpiy1D5mpNLAgdAxWlrqxBLbE2kbabz9ojDO+i3/JrekQ1Jpt
4cMV0zJVvSt9APckla8fvlxfQD9ppfg/SA+hu7YTzgsc1ZoKfckDbQsRjB8pG0pVMt47KpInZABfH21zAme8MZh+FyPVPdp08lQb4XlJtrP77oPGPUSst8lh
DCW7ay8pm2dPnfXa2m7uMa2IDmdGwlyiZR0F6dFNtfMBjasNMnCiXpwb7UyCBchgTzWzq/cYbps+Fo+GEn8SWcWzwbqgdl4+qmJdKSSwWuoHF8V9Itt9IKeV
Wl4Ll67YmqCn5P//f7gIh9G9+mdbbVAvJSAdJwXU0/oEmTPeZW8LVuU7KMPJoNW9fCvIaPGc54topRvpFm0MaEmeGu9AMUXxjscM1IA98GX8ILha/sQSuCdg
ntTBtlFYhy7SjqiZ5stQ5c70BurmnU4eolz3UquXtoLPDKyU8PjFQ6Bc9C+tt30WjcVf+VXpP8EzkCxOApUjqsmH3AX97fA9VoL8BTrZm5Bq5EeeSb4FFWD7
wDq/TbLiIhKXNT51LwozPtESwkPUEH7GPJNYMXEM6Qsa2FOIVbmbmSKG6wnicRztU9B70AxUNEarDJm4X+B3TEV1olBCKUCPp98WSsorxEfWf4UEqYmxJ20A
Hwo02AZW16eAelCSF8sBOSgWQVPBSc6NJ5NRYIkslGmlfdY2ihXoEVA6/j+rJA8LjJSzlPzGb2VUTDmzMOhmhpgeWJefbSaxudp7MJ2WIqf58uZy/Rf4ol3h
hmHIn4d1uJFslYQEIT6MtocVuX3kgxru6JIxCTUWp+mDaHQwEVXxF5OP6v2CCWyCPSRo14i8wDoLh4MJ/Gf3CwqVIAvKA8hvMSg7cD+lJH4vPUIPnWnslXSF
noBJhd/iRynjaHud8VXMYNQwtIYfhLYJF9ln6aA5U9qeMZd9ISmK1V2I5OBH7n/y7qutFuVIVJ9pw5TWfKR/hOeW9bfaUY/irrB49tx6HXa0tJeX0BF848AP
dhZOVFw8NGdo+6Sv4CacQde7FxgjyRJpG2yBi9EuYg6dSe5kNEZfl9SXj9FRfDKNMwqiEZ4KNqh57BXARuoXnsLRwi1jiX1l5swAkldzmzNvujijmLNKhGD0
4NusCtBLcBlugVp4HqRXyfPGDHgf5MKZZLwRK/cH4V4XLO6/Rwbq24QLoJYpwF/SHrjBn5uxlowXXuNvdKuwX33iL2n/QAzupFLeMNFrWBT0AisyY7O3oG20
k9kyr0mKa0cz96ItfjfKMoB6OViMHsrrxpd4I+/DmDSEV9QVequ8eWPcN+17EJCDcHLMQDXRs9sXKjVAt9B4VpW8zLgp5cKi2nehE5zNVkWngV54fbYsJFq8
pDBpz8rTKEt/bWCKAopKbn09q0kaMUEIqEulmbStPjOrP32j1kUA3vaPZaulpqyz/Fk46XiNv+A/5MJoMzvu6R2sEN8gz46+gw++NYYTlHbmYo1fSEJkr/hf
YJuE1a78O/28oyp3b80B0g1UYCYr4Ulj2KhtYbAC/iS956/R+lI/oYURjPwolXPLvjLaS/YT8nB5sKFQ337VWVPsiN5I38l6vo7zsNFdHUfT+ebIFtxOjihB
ZboxQR0qFFbs7JT9ir+ccz2Iyz6hvdDH6gTP8+2zrHTazabiPWUb2kSOk0Rlq94IDCDPS40X+yiGNb/UxFPOT1hrpmsVTStMp4VBfXmyq2CwatpLdbKwUl8I
Pdoq1t5fP5jI7SVn8/a7k8RZysnzwxcp61afcKQ4WwnPtbMkHdvxZeQDb/UY7osUwveM6yKOyevYXfG1vKfVgnwyGW1dxx1hfrMBzdIvQIObKt+XeqA0w829
QK3tKp4PFwQbMs23jH7iewggdhqcGKwvDTErZRQA3eWYuJbaW/czXEksD1YESsn7sgvB2XJjWNccyQ5IkPQSt6Edlq8iYN7YXtIe9U6wL4XqXHl4Vhd1lnwM
2GmkspMrTxPQBH8UxOo7OAhwljVgSDDJTEB+atiS1AyT6lftCeJ0ozrqEr4WfDfH+j14stov3Blb3PhBotzvfINd7VEfEM/tA6ecbclMcpQ+Ugo7ZiiP0WR9
LR7Gmuc19a5oXk1gKVIPdb+jiuWR/WDkEtrKaIxvC83JaEdBmuk/CUvS8+ZWUhRtUE9rGeZq4kVL8p5oZOSHR0m83A7VU/dKk9VKtCi/RWrnTpW7yO3Y/CWX
VR5OouPllSAJ37BWlSsiN1oIzqqX6HhaA9w0J+M7usdYSx/RWfIBPU3sr37TLOZWdsmdW6iSOIFOt0dZdkWVpZ34KWiz9CJjrj4qunPkQLpKqy2+BO31XFos
WJkB9wJQE5dQBfdotpQD3qtxlRUFFg2rqZSxnGDOPBZIJ72kcNzd7kX1XCGBpr4zRhEwSB1jrqfjzW3B96AiG8GvNy7TXuZ3Pq7oYCOcWZQL8jgjUhnOiil2
21QQC8tozYzioAlNMEtZl/OHxUgW5Wjj66I1NmPEd+I+epEsVZPoSlNxPKR7rF78AEZhQrP4jlRl340JfCjfDnwXQ8iAQAHykusKJtlZyk5Pp2XxgTD6RsIo
hyl8JTpSvW1s0aaQ12heZPPY2faNXLh1vJYtU1ZBfIjusDBLoagnLpNNiW2o/SK/eNEMyHPYKfEYGWVyqA77Kj43FiOLvSa5CXVun1haGBVW0rFMjQFvY0Pc
6QYPpsIo/S/4URpBXWyaUUz34cYkGtmU5fScxeupjCZp4XK2fDsik88PTrHdUtuofcYofRnU9NfBl6SlcQSsoJ1IojYBjeEb4L6Y4Tu+BiwdJ6BkIMtHgv8w
VeqtFgvmRm/Qlwe2Bv+gHeWk5QNAf1zN4QMzuS9EIY2Wj0FxEAds2hhjr/MWTAYH3HPZXJqkJIjlGMJ9hT/AHpCFDuBr6DX6wkVZmiEO+XEF5SDj1VCpP4tU
psNlYiu6M0jZqZKlcWE6RGlkLFBfkwh5O4jSN7DuvAclpY40ShjJRlGzmL88iTG2wxa0gXgKxhNkCKS444diQYVU3dtLvC60cN4OzNTrMQsOgKFqMjkejBC/
s+NZMr4Ah/hdJDRqBWmRVlTYiZo7O3nyOj88XW0Dm+KUuKmkJZpmDjRLBjcKE8RTaD98BGtobngPRsh9sdNt2HmHV6vhGxJMQb/sn+JPZP4AF4T+3s7iEtqA
5/nukhDuzAmFz1KX6ClR9clgFqlNVgrFreObmNvF7uAiuA9SjBwyCDYXO8AK/Ch2fUER5Bab+YiYBsvwF6W9IImm2w+AVCRBBYWS47goE+ii8BtIJZfVw4Hq
ejdjdmCovh3OlBYSKIQgr7CO6KJd7ht4jopF3bU7PDNZAuyFJyo2tFN6qD8SZoOSXl2Ptx72GU6PeVGbY7xmiCz0TtL6kf98fxqEngarnQXhUP07q8zcwjy4
jOxLa0tn+9+JfWlBPlYvSjH/RxCkbpIfWl5J9325/GKjZ/R3WB5VCV/Ct4IbtMompZ9hIq4KL/APlO02ErgGJ4EFjsmsoF81TimTzVNa58CPeY3wKM8Rx0C9
b6aiH+S/s9F8HYtOkHkFn1aL8eXkks5n6adZKKqGTqIici2+pxIpHZDewbvGRmWkWNMcz5URQo12rqF6tH+rspGuME75/rat5hj6HFzhcfors1bst9Be3EE/
rD6JF6TaHJXhLTDHLJC1kr6n19Ek8EtLIOf4HL0AleFbvT5dZ+9vzEbxge/+B8JwW6S7meZgHK4trCC1rHPt1Fcp/AtakXkR5xc+4wJyMniX0Ufi6ALuNBKN
0aym2JI1kPaFJuBw1DZ2Jwmj6dRBJgsDwVk6HkTmcXa65ST3F63oPwX+xB5+cEx+mKrdZjinJShoyCmhfCnLbqct6jsqgBdz5ZADvUKN/LXVVHUWnulfow7w
/4ZPaGOkcu3RBviLTESlyCPjb/ssdTa2KH3z2GoAmhxoDt4SGzuuyurF9E7caFdPWAA0BPlxJz5JmQYXW3NJUCxEguSV9wr4xh7HVREpGiO5fM1pK0mFnQWf
y0uz6P7Ii+Jr61nQwFcWDqExxgXQgixGL4yVcLke4x9qGtYJsB78wM6ju9woZki3rXNtdTK/iX+yIWQYaWWq9g7cP9wfalm9C+4oHfZfMi7brKgxCjLN42CT
SWu8VcrAzwOi9RO3lsaC5d4FINLIb77TxotnwSNumLwCH/RmZLfWaspPpJKuTbCZXE4MM9vhFfJUvT24H6xCV9H1QmFpu1zZuYsu5QaDJlg0f3LRYv/gY1iQ
WGkzf38lFW7RDnmqiJIQJvt9I6LGpM6DW/IXYu/B1uAXYYwxQLmOZ9KxRnF1hH6QptLn4kppTilsJIljAjHmBbzcaeLXDBrTpBp6fV8LqRGUiJ7mZiCzCGzA
V2GdLRXEzmC90pvlRvOeY0pDeB6PoR30Ie6nRlOwwzXHWYJOZOPdPeVtrmv0FD/CrE20VIteHPWFg8xNZJv5BgpiHTWajTe+iIrWmxnaSPjbW8KxEVYNuOlX
4ZSPqVNpG1frQCQLVYaiNsgLr+IUpnDprLf6HkTgX+J93MFIFhuTjGDtOL8+jLtF+6gbUEFT8gxQ5qB6Uf3Mzr65bLFYhkYYiXmc211KhM/JVmNlcKEusq3q
Z+db6aMqmh6bBrfn3dFLCqDG2seN0N7j3d5IvQt5gytAG4gTqLzV8llfii5R0/YO3Q0vH7gw/zWey81CA50pgi/QH542QrUHQrhZEL2jFY1ZxjZhLxTcAlyX
R/VBdzF1n20nm036AYFI0Q/JOPhZfRc4bP9GcsUJ6t+22MAj53+Ro6RCoI850qyfofq6553muqUbu+7tYR62JksN7M2lqUYuQygi7YiGzDC2ylvaiGFML6iV
lbuYL6XfZkGVcpSsNh/CimQ+vx5UEC6RfaQMv5wdAEf9VUBb52S3Kp/DYsRnssU/GSdzD2ianMp64T9AlD9fXHlymRsRm6OWokW4zOw51qmmzd+JRtoSo7aA
mobJbQHvtQvspmM6KplnzguJpogkO1AUT7QND0vUeiuv4XazkmENvFeXk5JysrWxUUt8HTwNg/Rf4AyY7j0eYquFMgintGEH4VMuO7UqPUUZg9osXiN/qRHc
gzw240Awb4Z+4xBHsTxq54zdZBy4qb9lc4NPWSv9HtfQuBPs4y7KV3bGAECW0uUohfHmIf68dQSsz7cPOuFCtSk4pLUUB6OV+i12goymd2grUMoM8xbNaW4W
CexTc8loXzKrZKwAH9QG9GYgWi7sae59hxd7JxpPXL1iXvLXVE15o01ml4O3YD9/RzkHhMjjgBc0ZRZpXtRi8Qf+SK4I3cAC336aqDrhUXsVZb0yQV8qtmBv
UHF5pHWEfYppBpF0V/9btpY6Ta8qL3A+cSRspN8je3z5GY9Vw2m5G/jqfc/+4wfa1tODGcM5gxTz7oQ5ZKNxk67luzqekiV+h1w04nhgj0JdGeBf5HNcpleD
r1kVc2n2cmeIdX8Q4fZ4q1ZG/A8MEW/B76ke/Zm+XPTSDsShPsJ9yBe0ObOy0Me4ziz2mXw5kYmD7Yl4GLij9iFDVFNrJtbz/RNM1OzgHzLExmkbEdXuQpC5
lXymlUiqlEagMjb1hfO2s3hOE/UE7WTkcIeEcXJsyQzHH6hdeAOpbGnGjtD5aIO8hn8KyqgJvmGgOP5Jm0fNUodAt7bGeAtX0W3wgHabejw63SeEZ26X8uuY
vdOT2GzvJ6kP9YAL7In9X1uMVp+UNbPoOsWU2tMgGQreOe3GC7TLtVp44PcTr/RXHrcNV0uBYfHdsnaj187fuAiPhVBQSDXwcrCMM8VCcndYM/owdsJndIOl
AJjLXtst0u7Yq7Awmcu7yV2jmmUnXOhzCG2DsbB0ZGxcXxwB3vCbtHDd7r0tnpcqyNHBd3CzcUP/AnY4EtAgW3E50jUozxreov64j3Qicz+ygwTnCNAemtI5
5ZayNKqg2UYLl7qyO3pHb7ZeA5xSh4g7AzVQcdSOrwwqk/NGS/DGOclfX3GxFtZsvBZU4efD7yCalIFWdZ1QT0ohE2k5I8SwyTdJD/aQfwTfoIHwSOkmxhy2
wF4e3MSH0g6jMjhe6EsJbufJ9srsHi2G+8GPxC/Gog7WIQzCxTEGuuTrQOuQFqiBU/c9N7qhf9kXPJ/brC73X3evcc8AB+lm/2OG9YlcsvLMeVJNJV/1lys1
BmgQVCcW62R9A19V+wRL4m3krTeAe+LiglMuBOJkM9hdHqCUw9GiA4RGlKEdjF+wTUxrlAQUY25GKukmvQafosfCIxowx4Jdgf3GVFgR3+QUPlHpFUx0llDO
who0VjkGDzmP4CSrBVRwvZJWoV6opRovtELrQRfpGDcKdqUH1RZsjf4E+NgiNpa0hY1hPfyDnAPNgQPN88XIS3Fr63TcFuxjvPGA3MBHxQHyv3izcw0J57rC
q1wVeN/fDybq48LiaJryiDjMayg3tVHpFLpK1LVE/g1KYq3hYRKPn/su47/YPZwCxyEg7GGJ9CR5yFugBScYUSjCGsUs0fXwY6Fl8CS3RuWKOn23cRmwXjqB
2mkHNSCkKhFyu+xP5BTsBHvjdtSVXjJ4ko2UK2rdWHkd0ZH8wPAhYVVg0BYi16JrUQNlS948eJwT9LvGY9hIy7RvV2LE6lEO6oVJjq36uIDOkuk8clpqS39z
SAlDtUMv0ytgrTI9cCBjIWko9/QfsMcZF2A+s4ERLYymCEwjkbrG3sC2ZKDJGw+B295JuGZ8CRwT78N6XHH/bmuuutX7A/Zyn6cXQQJOIXVBVSGMrgfj6U2j
DN4QPGF75fjPvlYjjnlsG9zjHgiJPE0/wvb6w40nQSgPxpXlrXkdt9HcYbQHJoiWU7mZ5CqNo7/VZ5YHqLrO8/3kKFo2op3f6zui80zPvkM+Kp/MGvgRIuIG
0shMIx7tk2L1hDjycUdYOZLMZLSPjZeTDDteQ6IMnazPeGIdKUHcWJkXFS10U4ZxHlZAPZ3xyx0nzg9WAWF2M6O6lCBUYRWpQc+zF5ThMcI/2inju3pFb+G8
z3/W3TwfZPo9GGJuDjzVrzmK6NOlpuwUGK3k92+PmyvW4YpGt3cNQKtt8QDTfVojczaL5Ys6sfFUeaUm06qA+HqzMmA4/GV0zq5Ht1lv07XJvegCc6K3nh4P
DqrDwDF2z7bWM8PaVIeogPEo+FovG/UJDoV95HxCnTwOGEcD6DXkxDNxN/BGYbaSDBR+rytNbWIcyDOWIqQ260GaS1mkqvUZLUcyksNRIVYf71LCPQ0Ms/RS
cI7MIA/U/T5T6sWO2xNJTa0t+0uG+mb0Ojjeecp9Fu3jLXIDpqNBSjSpjEeCb/SNUJyMKJmtJaEXtFywi/26ERQPgmQhggwBnOc0bGmt4PgLxhjrCs8B2/jp
3iqBS2AlXg8fsBnMB6pgF54T1T+qst+MXYz2S5vku/oVx3Vprf2EOozfrsx0PolqhYbyscZa9SqwyPNQ62AtkJb5JO8MSYEiuLv6Ek2SZLk0ngmXcaFoQADH
7BYn6ysFh4Kkaay6+dgoAF+qy6VYthKvtO9LL+KeoX7Q0sB7doHvSCKzizhK2p9n/J2R995hC7TS6BLShbPEdlaekDvBAlwyWK2+MabFErEmyPYfVZ4IvdkE
/SV1KyY+LBYO7W4uVd8o6ZIuV6QhAgvfwNSYi2Cn+Fjf53wN0nF3/rL3myfMj4LdpXijslSC6s58jgvwIHyfFZnndxFZ64SLyj/++UoTbSuYAO+Dy+JFLlT+
xzYxRonraUxCXbUPeKV5kQ1hnBnpPgo7yXNRODqnFDYy7S3wPXSZNiRZ6hSTGa3ln/xIsodWoz/wtzxu24B2gyxhu2u+m5cKwBjKkdHGK1afAvOxJ54/62ns
S5ZU6wF1AqshLIeG9502Cd5GLbQPQlnHHP8VetzWNvAcTg/IJIJPs3Ug24Sb8C+lByoDJoFn+COdIH2Dv1zDPY2lNcbfKIw+JxXZL3EeGgYeAEUqFF0OjpW6
4EsCUxuRZ6SG3JwRuYO3L3tn7xi9EQxTraiJxUl+qX+BKTH3pVQjFjjIXPZWX00PgXpyf0f+nOi0pkZr5xP9YxxNr2T7QsuYrUA+Oog7wofpc6Vu9sycc5Jh
rIaLuJneo1K0mRhoYFhpd7KDJjiasze+gcE/cVN0hrYkwbD97ASezwp7Wwp1mSWjkbcq6qx46WVQKEcVp6ut9H5aPq1ensF+F5ewd1kjVyriLNrfVp1l0g+0
EeL11uhv8ao2noRmuOgzS7iYDMs5eLLWmACbOt2yJsyWpoHYzHKlitPKAtVT7GuMBehsVs08Jp6DPKQok9meuPbKLaGz2BIiIz/Z/v8vHJKLr6DHwebSencC
O4oWyYL7Emin7jOGwQI8x3xyVf9D4EGt8GWpNrjo6chHWOtru+le5VegBhitRobUta+TL6pN+YW0nVbTXpcMs99H7SMM8i9Yhzk+yJ/RrAV/oWdguVhSlWB1
WEKeawDuonqODI5rx21V5/FT6TejFbdHPefF0gDWHO0lQ4I/Vbt5zlcafkfttaKkHtusADyFNiN2XwN6ArUw1jg/sQbghBHH5uCeZiYdZfvlvB9zEK0JK4xO
SrOkKXqpwEzHZFzU/45GMcTW62ccg2Dj6PWsUPZ1NVIZBxa7n4GGtCgrLYqy17s3vSnXWZ9v/GFvCSupUrAEvw70dI1R8gk39Zb0gKui3FHKjNwjRLt7gcbk
E3821vTH4ofIK93AudpkaULwmb6FhNhK0Z2Sx9irj+YvkWs4C70ANtUW1Rs8Aq/QWTwPvqYvyHL1T5BAQkgw9bsYAuNLF0M6Ky1/hXXpbrSRWIXFMFbI57ye
YgvEgWjbSn5UekB5gUopedlCvq5MZAb0sKliKepnj1n16F+2NCNL6J23o7VdfzIm5djLovksl1xwJhYbJa4IfmMSmm1szmOYQ3CYnbH/9A7eI8IRoSs9A8uh
7oEw3EidGtMJjZVs8ki1mnEZV8w7z0RLvMbwB8lN7CB/6RtI5DsYoxnH/9QmyxJ8BL36xtXNzRTUiJ+GsLhEmBycBLuySeSzXld8ELcMJ7JXgZP6fbUGnCHO
Jxedl8BAck4vAbP4KH0uapGznU9QXXCDJ4PPr/VgXcgAvS93niJYTbgg9jBTkTutEks0BprdzHbmVoFjg2Af7TgY5Gucc89sCQd7++pttN52M669rY3xUm/i
SnO+ZX1ACXxVv6IdBPmlXsIks5E+k28BJvsWwEr2k3S9OSm6DC0BQlgGWCAWRblRB301pa98MaekXUcjSGuJ0E6wKviXtgqehYelsTkVqAJna83Fk8gpb8F8
8C+1vtRM/M0lxN+Qa9AlNMJskZdXYnw5fhSa7zzEzoCGeXxewz5aE/QoUHd5GoxQJamTGOdvIFdUH4Jf5DFbpmYHa5Ly7GjJx8ppuCtw3YxU8tHOfHu5liXJ
kp+NM8PNilJZfWVgD4im76PK0Uyp1MoUQKEVDU5+QjeYk83hygNUFQW11/6vYho+gw3lKWzsvCwWjixATTbKng0fKo35fOaYyGuAD9rkRFgLdQkfQ7bZ9sr/
Rhhe0x6OapE4+A+dx2cY22Ehkg+stW51N1F04QF3VZsJHwgVbGPNadobIdZxilgCPdhxVsoHHRhuYheAFv1RsCpP9bF0kDJN3C9k+naAm7CBtgP2Fr+ET2Sb
xQj9DR0rDcvbeot2ASwQ3vKtwQlanv3hbgVaquH8O7iIJoLaLh8tqGHlMP+WuMAGKNt7q+GWRLpZOQAvG5X9VrrRYZCN+n7pJ96iQVrVXEoYSKZhjoVxZaQk
pRqpo7ZU0tkcORkeFZ+RsShU6sFugkeZsQbAxUmOMpNVFGcZh9kHxxHfUns1foXvU0BZcZz9aR7z3Gc1te+u0YEnLA5NNZOoZO6Dp4QudCt4Jq7BTZ1+boIx
BdaMmwnmKb3hK/DV+MZm0e7xh8U/paJcH7IctTHvOeYIR4CqNuFf5ZlUUd4mbUVb/ZloCO7O/pUmkfzwtn6MGqxX4FpyDzhVGEM6y1Wck+W28lXxA5hL7qDy
wKO+4dvqxUGu38X64NLa89TvUouM2mi8t7dumpOsD1g+1ynbWWkyGgunwQO2BfSGGc2ypWZmex6CTbQbeC0KcJ9rt6UPtRIPmQW8cq5SjNWBbVzdTC8bn9WJ
bA4kCXGwPtyEHuND2cOjCirjw1vENWf/SAvlGICEniSejdXvi+PEx9xi+xC1YR43lNRbmhmus3whUcadlm81upK+OT2knmgSqBMsb4tXjrruK+uUUrid3Iw+
Ef/Mo9IX0hk9Gag69Y4DvdkPRyYIlX+DgtxINMJVKHs4nK9dFYrBc3ER9rKgGioK12LEtqBduD+8KR0mo1Cq+B3WwbukRNBWe+jJx43CT8AgIZR/EZsOeoor
sEaivQ/QDUdTfaISQMl4QaBh9F4cDSoLHcQwNILngt34EUsKyl1hV09fcz2qSH4F9km3wAbgoyXUd3x1KRmYmktrg6/m8cNs4Hf+adxwJrDi6Jdc1VhDDWtz
0WO/aFYH74Mf2XDmJ+eCphG+tpSJzAnGcujI+aVuBRJNCGSZF/yvyBLUFg80I/AH+NeSE2QE7ewcCJqZk3wmXiwP4wcGIqQ4nwXnc98BRLgkH9EmokylPdfe
TGQJvpFCmjNCCbLWYB37L2Yv0AKFV03SmlOQ52uTzdJ4ica0CLIxGGM2AL2UN0Zj4WIgAt0DfcgOMJKfC+sLp+3Pgn0yRvs4KQGroIEvRDiBDtuugkxjnDOo
94emP1l7mfWGS4Juj6buhAed+R1TwAXHFTIZzPWEQyMQYZ2pLaHLpF/CeLFGwK/1M0/7PgppsLn20DHZz4Ua0ObrS0H2BthF+Qjmg7biJiObWw3aORNRJ5rK
8qGxeorni+x1TInfQCficOGeNkStrreNGYpTU78qUba3agVUWb7G29wX4DFiMw0QKe0n45SBer3Ab36duA0MQ2PBDK8sFIDz0TbwQHDSBYs2B4pbTJLrXODo
xgaDgrbXgQx7bVQfzDF7ma/1Ob4HsJoJhDE00iEs+Yd4haKa7KwpOvTaehI66x9PClsa08p8/QBZ1ZR0yTmkPeOX0CtivFgpOBj+9jeB0UptYzXJFZbiQnI/
lgYHGkYwinvqSVAT8AHQVu5MfwnxbDN7JCigsBlv/rA4zHDjpNEBbEJfpGmGDdVf/jLyOgqDDrpMrKm8EP4A+/Ek6odBVt/fhm1Vp0INPuA7A2rUY0v8tQIH
WDhIIg+z86s0eZ9aHjkDvQ0b6UpWK+WjE7Nq2UbQEniOzVvkjAXa1rooaOXorVTmgdKQ7fHNNopSh+lSbnOTUreYv+xjyLBgkrHs/2+GPJR2gm1pXZlNCapN
HI3s7fnFgWz2K3s43eZpTA7659DFyn5wJNgbFJFX48nqhzhMQ8Rz5gGvX2ts8OYluE4s59pJr2ceDm7SqiCr2c98Aq7R0kZ1EuX65FHQO/aZfVBaBM77p/KH
gk6jW2YmX5ZlsvY0HrRidj2OYu2lekSMXBu7ql7OV2sE7WXdoXrMbsIUc7Q2jIbaL0ljWVHHEFqY/W1fyQ/Tywc6yJFCa+k0KqsfkbtKFcEtIMqbvTUCWN8Z
vCCVQIeTCwvzWX1Yn1UGC/0v6TY6NHSNsCLjmVJPXgEkJNHkuH7iQ24tm4WKR5RmX/hp5AGpDgTeTvyOsiSNTDIr58zDK2kOGIJugH1gillFSQsS3+F583nZ
8d6MkOark4VKkOU52yPVZBB9BQek4+JetZAZrdiNI45ouag9Wk7ySZxh4eGMmKO+niB14SxQT3MGV6dV4KsYufSS57cxP9hNLe9YRHpJ90k6XgaGGnO1b5FJ
8ojwEbhyzkVghTPyZm914KzTJzwCAZddaUOOweoe6/8oOsvoKJI2jEKCBY+P9UxLVXUPBCe4O8Hd3d3ddXESiIxPS0kHd1icJTgsLgthWXRxh2VhgS/f3/7R
U11d7/Pce06fMyhFaEJeAhtZrN8gB8AN9NL4F/Qm1+lGugoL8kD7e7pPtuM3+noI9CjXN3GoOTqUq7wXJuvNaPPorLze/E3/x3fS8UYcBduy7nJj8gH0DBWg
0dlyIE3fbz7V72gWXNz0CXsDU8jyjHPkMO2OBumLPLI2ByykgIvQjqFrzIVfOEaQLsqx9JHQp6ToRbxb4raaXtzf2wa/AT3KLJPC7BRR+CT3fdcH93XlN36D
scyzjE5V9tlSSBl1fcJxYXvQFS5U6g/b3+y2+pQl5f16f+c6/sLqNJwCe+LTagNvWiiRVkDV9IGgg7uq2SrWrh0xH8t74X8ujr1hmgPo5dWz+kM6PX007mO+
cN7Vm2XcCgHQCZbiarh6KA543OykdRPX0E24FCkuRZAVOIsBckZ4iZ86SrmqxX10/uDjaCdtirRTjldLgQBthreRh1KuESe/Y1uMJaCCnE7Wg75Sl9AoskN7
KZWEl0GUnGt57uyPi6VvjXnItctL4LXmA2aRDjsTHS/ZSDRcOx9YLgL42tmZVWMMTQEd+BlkC2oqXCZh53Y9G7YSNuEq4jfQPL6FPF6YSw+Efy7f6jBBbTRL
KG2eYx3MaHpSOKr1FFbRgo4TZrJgE4sIHR1FQ7q6HBrkghCPJ5JoeRGdms0Fiys3yd2MJMPt6W3aSXfyjP1Ej4Vk05s9BO4lWXnm09OUIyzmQ7udpKkjnEF+
hKtwsDXb6cjjVBCP5pLkQCe+ufnY9hVIsLU42YzDFfia6U8JJC3EvRKPgDOG5sfj4maYXTVHnChcEBavWunpzv4Rh7B1emmxBhgNq9mw2Yu9CFaUx/szhSkw
v3y61FiKeJhHin3tOZay/DxPUfI9mEMrkQX4IyoBi3IF+A3rOtCqpt+RYy4Dku5Fx7TbiQOV7hrzLDMuwwGgXqhD6Uj5nDRX/Q7SNEewqtaSV8Qx5kXzFkiJ
Xy2XNMsLS72fyXpzCzypLwddyRxUU+jFHvgy8ULzO+qOytg512R2Iv2pN5dsZa2lqWaugOGt4jXoebENt1n8GbhuVDTb0+tSwcAdLPETyV62i1QQ++GxzrQV
R+F7b9SCOmpNVFWO0jar6XS4aBd748aOt8Y27qf2iwBCr5SG8JR5RqoXWq3vkoF1mfI8WFqO5uqDj9hVJhWGjH5woyYZ79mKIg7QHCxQ7LaCrDTsAFuSVdpx
JdXQnKf53YH8oUIgOrsJTOZWizcCKeYt/jO+7Fgk8/KfcrQ4XG0obweLXJ/Dh+Fc+amzlDJb6+18JX00HPbSMO+0smVkjHnJLEZOSFODD5R2tjmruqwJkbuk
nXJWWgkbhXLZKOqmZXXJvVXoZ5ZJn8gOoubBCtLR0BQ0XJ7IP/M+gI68NfUjjeFiTz3+vtmVL5qNNUd2e9YvuzoZyzqaIX+ddQsSeTCQinAJPA1LBRLQCzNg
auhf/Z3XMI4Y64QiUgb4qZfn9hoTyAWuFBgLn3PXcRfWXb1LigtObKXZtnvCi1XX0nwiB5+DP/Un2iWznDwMjWa12WjQEP1ilHNUsrWWNbmGXklYRmtjGeje
0s45+CYco18TzqFFigtrtA0pHrAiLLdI75fawL9T2wGGhg0tDjeH5x0+HCAP4apVHpLiKkMPhq+wM+ad0jdYkfk7g1naPdzDkoLnwYfMATy0jS7S5rgeq43W
oE9+Ab+kIzMnmKkwMrgyqwP1Cf+m90B+oKR3Mk9AG5gNrDgH50OGGhu6AbwkWxtIDno8vFtvDEuw6lxCqDgoCQ7p81Jv6XPDt0BSHnufDNaF3cVybC0f1BAe
Ab7Sm476eCnODK8HuewGPkIv0CHSFfJAT9LaY298E348u49PaUFtK+nlnwQmBa3K37CBcYkL4Cz5J5eCiDGBb40u2uvATX6fuF5Zi9dLz8Az9S/3YjJRjDUV
EpNdVakFZVQdGPoHw2bCUEa8GvhL64Jq8r31+yQX39WaCSXRQWOINgjWJxPCc81VoedkGJzDmhgWdVCottMnLtKfgXzKVFje3ldo7z9LqRwg7+TaeXNuwh9C
KheDHoLF8gzy2l/IWKnOBKekGWqMsgx3J7v4pfQRsWSsoG49GUyz/wTLmCwXhz+NqWQ0LKzVgh50zTWR/wauBI9pCwNfNMHXkh6gDcNjQmfUoc40abheGOyX
PeySmcjVFDqCTfYIe4X4h4GrUi4L2nOVT7CdSfSheQ27yeV3rBNzzEYbupuPHNfoojCfRxQLdB/sB7pT4ML0vpiIjvHSmoswkjX1Blg510PYK1RfmAlMo7BW
EP/QUjVCU4wENll96prp2Gy/RF7Bah6JvwmfoRq0phQGEesrcrvY18DI7GKSRSiIRhn//8YulUfKVm2QXIU/ol42ZsRfFrrZEkM1lJ62QHZhc5ThU28GZgZ3
yK1caWY+woLVcDeljCF73ksdaGWnFxCURgvzA2NfkPs4nP6WLIJ/y7zwjTiEpsiH0oEz9hi6wx2CcfILqLsqyKPsVSw5+BpqLWVYNwcPgFfmHXDet0dA+sW4
mY4v1iOhs2aW+RLlc72SzlsfggPB4vilURNN19eak8yzjsPkhPCD7iYCam8GA8tpmE/J+ulIBR1J57jVclGmkvl4By7HOOMhrJBVTEkgw/m6rmdqQ/Iic6W3
svOskYaHcG/Fwdjqqk8Oy3Hsmf0sfSBcDvvUseClNp5eMVXAWbL9I4UziR1KAjJcdelD8RG2LJBNmsOHMDcjBWynR+FY8ir0H14CDWBJ9BoDSIZ8HlxOr6Ru
B0H+HxStWMBG4wI/XWugPZYXicPwNGcEQnAifiOV5t7Kcc51+FpouJkJx/BDYYQjn3mA1ZPfo5C7p8OPD8E20nd4S90X2I1P6g/YcHw6q5lrf/AkapLWQCiV
vh284o+KibgmPmorT14a13CCvMtZjGbSW1pS3ppGwBbOEiqkEYZH6qivAL9L3eFC+lht5hjEpfGL+FGq4i3n3x/3Dg8lrd3PxGxYxzLdsR50Vkpxn+Wi7tmc
VT8anog+ugqEv0lTdRC9z/iJ/5SqyjfSO6F2tGKiOzWZNtVvsWpgqqWx1tEMyiXZGQzRYrCBnIyvyDIdqjORPgJF9AGBLnibOzZxrDJPrxVak3kQ9eAjjMvi
PeZSHMGDoKt8Rn0sBx2VFOCqpe6kKj6vxhpbPO35YlqZkovBJ3lZYgwYG4iS18jf9QngLn9CeMoPIKPwdhqXnaStMpKlpVa/z0+OK1VsdeC22HviXu8bfw8y
Se3Gvw3MNc/o9y1PQYsVJZ3fyUT9BB9pdiU5qI8/mocCoTnKU8EHX5EMzQ72wodgj7wVFJNVQ6Et6GIToOHOR2QmsYQKYRvu4j6gJsshv0V8IKToktEeRoD1
+mjDLYxildg4cER+z1fCccobv4RUEivK8lZXtUBjrZO9T545T8r4DMc7DkmtwvFGUfYFl3LfJ5f1l7QHi447Ef5GDjo+qB6QwD6F1olHcX4lIs9wCyi98c08
r68c3gtHq2+keJAt9ADdGFLr0yPgMqztfxYuT0bIBeX/cIXwfyjNWRV2Y6/YdLwFPZe/SeOlnViGL1RMXqZaxdVSptguLt785NorVAqf0uejufgSxmiG/kQS
yEJLGfMkasgWZ//C2qOygduCC9bU7NoUMoN1Vxp5o4OzI9fhlVwtcyKYBiLwRaWJ4tHmwiR9KdqP7qC7cpI2R/OS7t6S/DvZL3vUVLyQ1jUvgNfe96QC7Aaz
aZyymFzTOmMHdwOdJPkS2uJSvhn4LDvJ5lmP4gxSm1ZUZtEL8COqLI/1lndeDH74/7+eok0ggG2ihb2VuoiCMED4rA3gexaNFjYZXYUNaCKtSVYHfPIOiNB5
Jkp1LH+Kh1w7nMlwnJxf32AUUZ1su2wN9TP7SiWEaBKFMxz+BDd245mpufIW1FvoFzgl3pPeka1pd8S32qtoo2AmmEKvgzi8FHxROUc0fZiwgl6StweB91Do
gtUufZWHyx7g0LP1hSBGfw/+CreX34KrWUPgTbkv3wC6YEeyTB/HznNO5279EXxP+tDGQZv8n6UyzWIhJWyUlNrTYfTE8j/M2a4oVBdOjB8LuzrygbaeuqFz
lLEmcD9/Bb7Rjnt7GWP4eWArmUmfSePFIClDkk2CxykdwCHjPugDTshXEi6RXWZOxnhYUJOELJBh/xx4hUoIb8B45bsWwk/USHklHGT4eJd6xlLJKIJa45W2
yqwmnign8xvibxiz+LZsMujPupNWeq66NLxWKBFqmOcy0x0hbQsuzdbS676KqIZoqnNiN6q56jyWYt4gZ11h8Ie+0/nJ/wvLzfoMclAVWMLRli6Bc9EE/aCS
ZtzjxtFt1m1CWVh37X7YUrwmXKVffFre+XkDfuhjPZNwdVpAtuB49Taphluq1TZsIW2NilIbMBsCXJXONMdpGl5hnNM/SnuF38HcdIe5seQC9BM0A91Rsj+v
DrW7Hiq9FnaLbfg1sIerGsTOGglzVlWkPbx/iblmZmAV/6/1HHdVOAAWBSQzzShOB4GVvlJmC+GnpaXhIPWJhJF6w7+qQA/nPbVD8IMxGj1mB0gO4MS/86y7
h26y085XwQx2iw8aB+EXV91w/dJLjJ74Sei9nNcqsD6bzv7Cd3Qg5RBH6JVaDFbgdeEKqgmzok+QNuYSesMlG3+G3xjHrRTI7COeZ1xxNwYvo55w3WgieUjK
0zr8MreKnRkSbkZa8TJaoo3XslyrzBqoCP1onnbMkxvw9xO4wPDsr/wUx3LjV62FUsJYbc6I72f1MxGtV9rpdiHCSAI5xk5zl3hFfYYs8i1hEB4j5ecjXZF6
hOcnO04+KsXkmnhvaAO4xa/gZqCJLAve1duxQSWriR1hufmzuZ/ET38xEuVnrgLCGbwjbQOq6WwhxpgzHB88Oi6LD4sPYD3YjrQF7RSZ3ysfV8+SkqqhzgEe
8IE/Q2ok9F7VGi3K/kSilS/8SKEHG+r5dw2iG9keZYVQ3fFQuE7m6XX5JHTZg0O9zD0wtDrB8qviZ3HamqDoED176SZnx0AjPEbE8D55Ghit/YVe6XX1H4GL
3GDy0Xwl83BH3GO5XNHFWqL0p/Da+UOqT46FhqnzbW4zh6/FRrpGuQ+D45mbYBrP4DmxIijOx7qjXJ+MicEfYDJpkrFRsXEtPYu0ucF1gifhKL3CQcsw/aAI
2Aa1LJ4kb5Kru39jTbyDtRtkP+6kXNTem23wCWg3E8xOcX9qddRsgfJnuEGhnQSBofYUPdlYCpoSj3gZv084q22ML8dycDqexKYJsTGy65z2ArfGlaLfKS3l
K6QhWwnasGzeY76NK+M/iB7xqrCJ3PTVZYCWln4KY/RFshsPxyPJaqMHOA2e0i9mVaOWMZxVF7LyXP+8WAZvD/wkk+kHz98kSt0fdMoNhDjokobRmXGXFN3Y
pPwrRpllNAdeplSl0aAMLujyG51cB8gg/jmbpP4O/mY3rHbrTHAOOaFLfMEXy37HfuMXkZOklG8iq+0olF3KP8rSD/cu/QB39J6xp8qfpD6oBH2aFWNUYVUD
OZ7SQmr8Kct+NSIYG10IVdD8ointN9Pk7fG/G7vJWqMQyNDu0s1SM/K3vBxFun3WuriNkUJrUqvVxZp5HiolaFH+F9Or2d1tjedGtLu9Vkj+LNwLXsTjXEcC
aXwP+qPEDW/NjGPkGz4Ai4rbjAWudeI/oKw1R5jLyjlaBwCsSn+hHNkvvgFB2258PXAAZTjqmA3Ju7RhxkBnfmWdNjx4Fx1xxJLFmRXBeNxIrx2uD8+5W6Nc
nKS8MNbgBXHvS29iNYEL9ifLhCQhGg9DUbi38Vfoi1BIy4BDbSuMoQGXtBG8xA20M8oMdbs0GT5Sb7k6wmihNgBshtrKPmudRYGkPl4Buuj1wSazk7GFHNVf
GM2tQ0GjjKXyFNAJDwyo4QhnG6EpnARzcbKZ5mgmVIqTaXIeC8SGivLv+Js4Ag+wF4idZ/QOLzMfaRJMkn6nVfEW+F/JqWwFYrTnesEcz93GO4zC8ihwJ66Z
uC+jKq6A+9gukBa0MrkIU9ldaYynTZl8oZFGfmOb5jS3C80R0irLjO+Pzqs7wUprQXkCk2iivCjtAB3jXGPGqBGov3sGOcc3URtIB8W5jlzdDqqz8cFs2xmp
tHCD3uWOaZ1CwWxZzEbRwT/0BdlTYCy0lVF4QsbQZKkwH63UIk2UN1ZV7c5tM+rR0ZZWsCza64rjA9hK/oGV6XAtVfmil8+8goJkrf6f4zJOIpYN26y1vNPo
Q/B93V+gOrGSKDJEXJs9XikMJ5aurv/Hn4lvSNeYo5R3sKPym95GdggTcDdXgcAp1oTeBedJDQbxUjEE65DDAu/+O+M7I6oH7kZN2EKwH7ZmufJDWpmlKg/R
W+lHaBK47Pvbelor5GyhW4xy2C76fP+FOsIKcrK6Ha+RrOAKKUvP8svFNzHx6lTZrexmorrTEOAbfoH9FlihjZfvgZNmBZbqnBLurLwlb6VesKRRJfCP9k6u
ZP4lY/i7N8g30ibiJP1coJNvP+qJ+8Je/B9r68X0wfPAO7Gtdk5dr0SL0NyXnmY0Addis/g/+ILZKHu5kmC2YVfAVfsURz+5L4vR+6ESyl/yFj5JbuJLUTTt
F6mDXpY8Mp/63pP14nNyNXAo3ET5hiB5rvxDjug+sBUbyOKq6VyjdlOXsfNislHE+Eu8Sbq7CV4rXdXa0d/jvyoFzTdSXz2VZJBi5iV1tBJWB8F48Lt+Bbcj
n8kE8YlYglZRksz14fzmRZ/fWdB8xXQ4sPgfdKizj3+Xc6drv6un2QYWIq0cEVRij2wiumqup5nBLLZEuAYN/Dz6mdoO1lWnu5qCcWgTfMBfFO2JD8xz4V1q
Y7Eg3umeSY3Mpdk3nXsFr7hYKodvQ2KezSgm/ZS6SZ9AMxy1rgLrD47iw76BKMX6kTXk9vlrCV5XAedWE2t3OJ/9nr7XOo6fS2rSWqFmSnX0WK4iXxaOmQFk
x6ftVnWhvAS9DXA0V60pVVVeRGNUHG4Hn2gpeasayFgIhnkKEgeZaWTjiTCXSBxWdqsJ8jMwKXQA9ZN/VSovm8Z9RrNIClpGX+gKHKGMRRxXTG9o24ZC2iqV
J4Xkq/pc9XFgHnmfR1mvYH1fI2ZLL2Q+0x7A62yI8V7bD4tSq4jVVeCE47Vegr7AI9W+YgPrKCmZ1KKndEhDlPedUKOD62njwAJaCnSUg9p/cDA5zCqH2rI9
cdVolL6NPdZ6QLeRgjeAgF6GbMGYbMdHtYeODfgoehHOayMtxNfmnHl+LEjTuWLyXuslckeerw7IXMb7WCtwwygQLu14BzrCTlxv8RqZohzzjFEnJC6HdvrS
FPARXhQj3JxS3TZR3AwLux4odYVRSg3lUmCNVof+TvbwY1w9sKm+SdgCd2IrtPAFlVVsoFxQHU2bCyo/g5+m3HIcUL8CZ7AB8EpX+PbSDOVQ5s+8Xhir97FE
GqPgH0Ll8LFgBobM7vpFiEUvherAhFDtgB1SolqV7RCHBkzcP5j3FrVG+hPLZhivz2ZLWEvwwH9MW4RDai5+hQ7j6ZYOQpS8XO3Nh8GNhG6BWrg5FtS5wOl7
E8wK5qK7OJntop/lDkp7R+nAYTlLG8cp8JZRwp6r95SvhKuFVwk2o7YrmywnQ2gN87mhg4NmG0srVEjoKRwxHhjH6RzpuD8WXKDr+VfkuLWqM053r55AipAn
6kQ+PxhMQrAC2TL/rWAkFKNTfY3Rc2WrEMkH7I/oUVmiUUq+4EeuDnKTDP844jbjoDt8h442biulgMSm2SxogW1/IAEfCHYHRVhFGid5XVXEIaiVcDoh1bPT
viBhtLBHbeW87BvP9yAHlSZ8Q6mxfZDQA9fnv4EmfDOuAeX1vnAjvE+9sL3ZW06BUxOvcOfVeaFz4V5gC4z1y3yysQVdh3PFZUYvpR1Q1fdCa2EpKMoqrDuA
K2bOyWrseGO8jbPTd2AA2B40UTF1nlw57+mTfRfhUuOKVtcd46sGxopH7X7wVnfhCzGZZB+2sjJwRR5tD8RRKJ85z3FTveN/LxRQOuZdHQFr60lxBcA0YZcR
B5Isr8EDNFd2GBaSiO/AggA5t/lDeITWJ9BeqsT1JnH6YrWW/BFQeWXqGDiHu+EAwbwwI1ala/RxPJDUlsIk2bggj0DtRCerprcxKkd803KX9vV10PraS0r3
lxUTP4ZswnFxTF6bv0A96NVQCX4n2Kl52SzHQIyF0QBwp2iDuKSQ27+CxssPXBeMz2CIrQ/fRDadXUGbcCHra1d3spdsB0WVGmJDWkGKJF/oK/km/YI/gH1i
WdACtVG20CJoph5lvSr3oo0TIm2vcCl0FBZEn0BSwsvAI3RSvyfNBz3xGGVF4N/UeWy5K4q9czZED1xP1SrMbZSMrUEPWkeD18HW6iISwzjvbfWb8Zb6pZKa
xzWKltT6S/+m3Qb7QFX8nibSHnA0qqVVsucXLMp/xt9GJa83PhMmoytCMJBD+vANZU7tFmMLS8AGj+DG4upMO1kO52Tc8XxeNB+u1V+hvqCT2hL+HajkqAqG
SdVhF+kgjAk6FBFnw4zwaFIs2F7dbRZTWssrha/6chOX/hPudp30DJO+J95nUQ4BVCL/4s5yPWWEkpJ+X6jL3gfLqgfFg+n78CD0XIoPvqLFuZUgF1d1rUH9
1S/wOn6CSrpW8Uwpuv6RZZb0kuwWt8P70hZQ1ZEsl/H00qf7hmij5XahRYZLXs8nmJ1Rfjm/6zeSKedZfeYT7CRvYn8V6+BUy1lxPswwDmvx3grhdHBXXYA3
Lq1rDPZMlwfHHUDLaSIuJlfj75jfcUkxN7BCKuppjFMkDNYZS3VdD7BI/rVG+OPKM8+/QgTMybtDLiE4mtsYVyGsxh9BfxjnSCR8Dx4H/3bNU+bTywoG8+Em
7ZDtGvl/OnvkvcFFpChZBB9iF/1oHLGIctEgkNJBN9RXvw1H5bHkBZqk2rXLRh3SnJYMpSsN5VXqajRGruv8h4joXCjI2oejuIrOCrS3N0E/o9dEh1GO8kL4
Gh8hn2djaNWM0aikaeGHq/1oJbWUFAx2wnXCs+Foesa46OiqbotbS4bp+cxQgf+0IcAPUGYZraw2Wq2nPZLuyI3V7dwS8Eka7agMcuicQBX2DlThploKZl8M
zFJkYQYZkucdC5V5/GI9XU1m5eEsT9fwbn6t1iMvh4OhSLWd77Wa319d/ovI6Hap07YJ4mbHDuiP76EWAwPYO2LCS/YF8gW6nHtqlJeLZinktvArqgvW4D7y
hazT9ABG9Dd5Fq2OzwZGhSYh/+Kr8jChf9ZBsTxZg37T9sgu7Zp0TJHxM0e8MoEKfIg/DkVhqz6Y1iPvYZRWTS1GJqsprrr0F2tVyz2ji5Su2xRbzGRuAevl
GuPcKyXFvE0PG7H8NXEvcxqfxHziTfwyVA92lbfShnlP/Zvc21rPWS50Vtkh1fSUsHQ15sTsVI8Tu9nKVhkisoxuFb7ScbQ6LACDsADoBLei4dok2ljoZgyU
t2E/XmqUkKaZy8yVDpCXVUMtK1ESqJSxOfZDuIm7i5wsdQYdjYKwuzhw1QHtNMqnlGMzEyqh/0r/xZdEs5XqMs8VBH/Ac6wnyYm/px0IFC8eb33G9Utvtq6i
flRrYZ4KdPDtZHtd9+DBvJ1/ItRxtxB2O49w/bNd3HHwQ+pFWjELvkLKCQ9cn9g5fCyPsW+ty7B3Fhdo39BCkMd94DWeovZXh6qNzBgyy7TgvbS1IMBsvZPx
G11DgLaJL4JvWzL1PPwEv8kPwxF21eggHkLVxBfovtQEBkgL8MO8bP5Lq4vJPCOd2Mzs2o4MdJ5fm3HF8UW10EtqST7vNFuLmUHXXlbNcx9Fg63yJjTG686O
xMO5q8ph8R8pHXm1JuYg2s91WA5aVwgBMET+SGqBK+pA/EBZAD4L60gaaUWm4D9Re1t5EK9PNTSwD+8hQ7NnaYmL7+qtjfWhhSiaX0J7E4v0ghBzuuxf013u
HH7AWqVvBM3NaqFVcncjWmwbfAh+h/VpVvi4puSx/mTw2luAm+GLVXo537uqmhwYRSfjZuC+lIg/8cPk6cavzijZ5t0OVMtKs4feklR29sk4V7y+WVvLIOPM
npZ2qp1MNQUwxZUMpYxt7I0w2Zy2wkPqiYPhnshfsY7EhKnGyCJ7yefwBH4VaZm5QNutfkvNT9sZW2TNWYv/wHVlJWXOeTUAFdNZzehGnmPZcCLNKGlvSHeA
p/JNtRaOQ9Nke1ZxM5Mc478k3iE9PI/ZIzXNbKJHlpkD5ro6rU/OrB3szb2EM7Te6JTlO9fPHLi8rjpCKSR38X2WnCQym3efyev0Xviz5YxwVvmC1/CavhxV
CcxE0aRC6n6jgv05qcUPC2d4xpgBUkXfEq6fNpFs0yv5WkvVwlmCXy0tbfXXYpf0J2AGbKesSPShmmou2h1QMA+boo+kNV5JTgjtYAFf3ey26oIYL1wOJFIJ
7ITfIj7zHZWy7gVoF5cE+kXvoa0zo2iR9euUs6CWEgHaOGpl9tabqXtUU10nfBb/1DaYddhj8joQXnIrrrztBn+KL06gf5qZX/5NShN3BwYlnk1/YLTQ/tAH
mId9NV1ButfcafmVlkfTAn3V1yEMKmn37HZaMW43UYxRWls80JHCGuvHUWtUMJxPcekGLq2f0nqC9c7T4Zk0nSqF/9EroyhEeWF9R/LMiqCH22+s02fb3/Ae
V3VilyMyZ2ScUhvjO7QAP1Q8FwDi0+LXWJTai7QxmJof9Jc/uN9Iy4ksnRceiQ3REPG6tq3MANdJ7ah/gGkDbxNmemdbrhn1qRb6Ag7SlqieEY29Qkq4i/kW
fM3ML38XK5h9Q9DWCcw1thq1YB2YCIuF3HRooBwcIQ9GO5Ti0oTQExBBt6gjSYRzBo6D+Qqc5zuinQk36BDjNabGrPBN8FCfhZfgDJHjvxnHSH6D6sXxV+c5
aSuIhqthrOCng6VyplevIi/W30mc0kaoyt7Kny3J/DdUmSSRk1hiF1lHFs8ynddtAKbQ3rCUWUvMUUbrhjAQ3TA22lvoX8TbvoYGYedBGu4b/K5GaJ19D/Qf
yhCyMfw3qWCOpIf1R8LqwL20ItZYw2lMNWeDs0ZX+bFUFXFKVt4OWKRhtnq+ekZp1wxcgctG98lWWNS3I+8db/NZHG64q8TL0KlACA5nY8Qn3AvSI/stKUYH
BMJga/xRcwBtzBbwWUZTclT9kzWUepNt/GxzEDEU0yy/4aNrJa1qXgukeFXTEPMZLeAEPho/Sa8vD5XXC4ZYiF3E10k+WB29kC/lefgXMMLx1HhB+8Yvlms4
sV4fLhUD+Ila1bUP7gtNpSdIILjWVI0f6F95lbexuF666vRol2hYexpnhb/k8c5cthP8ob/XTpNR+gK0Ej5iPvALLWpq5ipXYfBJ/WbOpoPUwaAtG+56Dq+g
4qA7bweR+mvnI2Ee6InWqlZzN3+WPvcX1xuisfJo+ZsjnmpZa/m13HyuNClB79HKri70X/5y8CROS4vV7pJC0SvUhTCdXMbXaD9zato9tZywlZWjjeHH4BXf
C1nCSWwqKJbamlJCLT/NOmK9uDF8fi2DVrE3kqzMISXRODM2uEdHoUWl2qpT8VFpk/E2WDI4A+8KCeFBZlNQg/4k4wM3tdaWOsQJIoz1aCHrY/YITRKLgQ78
D+mDsU0/7NXEJQkZ6+rjB/Jk6nU9QXXMGM5BX+cRz3UtUR8mXOI7i7NNFojHb9Sg8JFbEm66+DstYJRX+nDbXSkMSBxJIOfJDtwNDxMqgUtMkRWpBr7q/I++
Aq/E9+QwHQdD+iLuolI3cEg6rF5QN4Gz3vLKV3w4ToJr+C3kP/6E6gWbTZFWQrHmYG5g9knbhfSTSGN+bpzeLKpBdh/1BJinLOcL4LJ4YuCu9Xe2VZ3qmcaX
irEprfNH5rXgO6mUb6rQR3kReKG+xZXlPXho7AK2Fs5BDaVo85RaExwgI/DFzHx0JF/TNVOYolZTq8RF+TqootyMbneGcWwwLZCCUmhz8itZRNJcG/XfkMnL
rp0xxBgSGEBK4XSlI+4u7nC9jeoquHQ3u6fb5XMswXodv+GTaX6y1FI/VINAWwL9d8Ek8zq+H32GPaPpZjtSTzrg+kgPQBefn43X5xkbzYpwPmVcYe9npY37
H/QLqODqYpaV4p1b7Sdwfulk3uTPtv1qXcmvwM3YE3Eq7WAu1x6zfu7TeF5qIWOLsgjNcR4g1+Fd8KtZiUV6ErMXJlxnZwLXxcrurtyvsJBSzx1FO2Wn65Gk
EgX8UnwgoRmpJmXD+2g3fqx3DCnhqLzG6M+XJIropfVAHVVfdIR80oDQNSiZVjM/GIOzrRb6FNUODsOHzGrcbWF36BR9ofnFregumCDeZrsY02eEtoKa6ikV
sYmlKqsFldJ0EZgIvjrzg1Stqm0p30zZmVUXTJLcYhNwLusf9azSirdbygUOC82VLuSmUhj+A1qrucH7qyqi2cHmrl3kV9iHuLxJYKl6wV6u9HhhL7pDeqIq
8Kq3QWgsuoh2wGpCVkjTB7AYqX7GKSTHlzf2CqfVKPMX32T1HX8MpkZ9YlPlgfZLeZw+3lHLlkN8bJm/jHkEuLRlSn0h2/WFVUeDgovdrX2PpL/4auYUamAZ
J4J87hZyGyVarhfoywbBl+6tMB7F8vH4V3aMdgtG4wlqNpZwZ/ZTSLMW5GvDXNci+N71u+vChgWBf62L0NL4+upznCCWDA9m/YPO1HaJRcgr70Y0VvqIYvEs
+lLuarjMbKWh9QCqALeHm6q1xRfqQ1xdHGuM9JykGh8byImDZBeq4elt/0f/oR4PxZlDQ4f0/8Bbpac+OfMurGU/rjQgNfVRmqkle795M+BGR3c8kqZ6kvEX
fkIeT50MNMGr8Hy0QOsn+dlWvRQsDK45f+jNUQO/08jRt8BEo1D4mfc16RyuGK7PK9rTUKvUa8Hf9X24oWU6sgdfubqoMZTAwmQQmahVpr9pfT0NpEFqG7U/
fBKap86Rh9sbynVtu7Xp4h6Sga1CLWCyyfo0uaZ0VXtOx4giegZ6mn+TN7SdeVbvCg7RyWhA3rrD9vdAA7mWMwlLzJGhOdoG1A8NCRd1DWKP2ADppvUdkpTz
oJjRitrFPemxcnXHQNtId66Ut9dqD9RN7hkQWWFcW9YMnhyTM0kHYYl8Udxv9jX7ire1PbbFvrLCBfqBKwaitXVoeGAyPMhn8KVRvLIpcMxYqSFm2otIqmUz
coEkcbT6NFBJigyVMxn3I2ONOF9vaHYwY80l5Bt+bRzifoLH4RZibHCJO8ehOZrjFniidiNwVGxvv5tVVTxvnArsI+Udr4VVeX5hyA8ypoAP8JSf42fwhjGS
lTGbslG0C0bYLaSjju5nLBJeBhJEMJs81ivJo5R2eTsqEbfjipFq1BPHujiWEGIhIGeybvA8bUl49J+z1vySaBSvS/GhHHWmeVJbIXQO12BFQQc6jcZqv4Bj
pBLZxW6Sf4Vr0iv63dmOqOSe2tBSOnwM3rCKqDD7ah5WA+ZV9QNfE11HhejU2EE2jbWwbCQH8Gqlv3eENRc7rYqnLS7tHiUT0xTf4Or6KNTDdsbdBK9xb9AD
CcmpS6X86JgO5Ux/FbNmcAptnX1JXeJMcI5Wn1kXQWuwpPdgeraxGbaWe7LrQrp5UpTNaGMEmZ19Rz5seRjsRpavKoL8dLmelnk//lawqp6EbrmaqZOA1THe
fpp6zY8ydY+hreTpqma8Ir3pQu2SkwtfE7trr9Z2Ezh1hxIfP1H8zZ0JXXlNs8ocmT6K2fEesAqAVYXo8PBdbbbLIJ3IIhErsWRKcFSW1azAN2TbPVX4uyAB
ldG6c19dza3ZgVl6WamBcwzwcpH4/+l60e4jdX3zlSp6MzIGG/p3Zzl/ETiK3rZXE8spg/P6LJ/2R3xraQtkLA1X0UaEaov7HfnJQtSHDpA6K5JwnrZWk8HI
0uW1JKMUtgT2RRZkdeHOUEL2RFBcusQ8bLnqdXwJ1VGaBuNAWdsEchaDEg3xC19l+hBUwUf9UuAGmiAGHFMRMo6CqcYycQe5+f/v6vkRpFzoguus3h+th7vp
DaWzrROc5Z9d7G3GBFyMHaWjcCK3O/iJVORFOFyoEXXYOR0MhyrfiDnM/HplvJFG8lXz5nAjPRq+HlTReKNC1iJYDyaTWFDfsdfVyZwBN6oOgthY73iagwsr
C2jy6jNqRaME2okrOKcHNoCnYZpnmd1xZ1glzueqxxVkjWlOYB7/C7KpZzzN7B2FfsIS1DP8Oz6v9YU1ws2kR7Sp7THflKVrg4T5uHT2cfIVbsL94K+kJNHY
ToktfqrUkoagtWiKcix4RMznN5TX+B/0BaXjeaSTuIb2QhPVJ/DfvGnY4lpuWS100Nu4dbER2ChvLNA9lRP3i+XJT3qanPKMDUx0NmZx+kcqo5E4KO30ykIO
uwdj7GGwjMzMuojW027sELzm2u8oQDqHLgYuswXaLL1GzE51FSqM+4Qy8Ur01GyPXOS1b5saw2KoXy+PNvMPtelkLVjjXBBeIbb5ZavYkbUkEeYk4OV7qC4w
CU33Oc0icpdAY/9mvA00EtaU7M0XBz4UC/yxB9BupR+ophwCs11P4o+oa8TJmSF4L3EG+wlGkqZxzfnPbkswArbnZrCe+DuRlQC3yQjxx7mr2k5HcTONK+ce
xXsTe+I5pLtWA7+XU5SNykV5j1RfHYkHwhkw3r1MeEJy8LO4NFhdGqyNQDqGSOebuaqrk9CihOXmhfBkVMCdnDZeSIIe0lldLCXyU4CWKYECniF0hTQJfdaJ
1t7c6CyrBm03CbP44p1gQ54VMu61Ly2zYghoPeVrZIVF4e7DKvavgdX4kPCJfyl2EMcjS/Ad/4mPMApnTZLy5TnCvoR0iMwz8nvQWbvpWovq0uasNgnDyqi3
fNx+iJXJY5Dzcj79nPQbA6HawX+Ni45KZleaH7WGVHG4PVK8vVz2LrrREWGudBvSd1eE3B91EabydexTy1QG3YJJcpR5wvqS/scVCbzEs0LTtG6Jtem0MAWr
shpT0bysPpCbppXw1ZU+o5L6bVbYvOlVQbI8VOPEBO68Yxzpjt7R3BJ/lFgcep9ZR33K/sHlA3/rFdF/4BksiXPELWgICMoj8WNvjvgTPAcd4XDOG36otQV2
9jEqKXtUqKCx09vONkb9pIaBj1G9sXlXFMz0VKt8Ko+tBfAa/eEZzIXYBQnjQ7iEMFi4Z7lp2w9LwfuBdcG4yALKN1CRq5jRXY6VX5G3cbrtHC2qKLbf8MJA
fofPet6u2MdJ20k/vZhL1zbDl1ZE5qHO5iFfC9IADYW5gaE0GlyUp+h9hHH6SLrO8SXwmzQAPcVvHa3RW7W6ekF/C/YZ6aHF2c/0SL66Ogg30pdJlfBCfjHr
FhjjWmKOLXRbPY5/0rGeMvx5dhanglzjFZ5A1zu2iSnmVH2zMDn8EZQBFYVFcL7VIb0mXUBh0hfe9nygq1k5R7m87q7r+UIS4UKwUZqoFoPnXLHiS/rUE+V8
KQJZI5u12Ww4HBysHZwVbCV7A21oUf0xWZJYMeAHV1kCKUIt4TP8StQSBFXeO0qYqTnJPKV7uDN/i9sjnMfF+flilLIEbSXJaGX4b+1VKEzv61NwhrYSd6Dn
JCtn4EO+wkZ1vJdscSwUd+lOIUfuHYTmdzCYZnhG+SWzl9RJbcrmsVvkkHzG0zC4A2/ExVFbo6B81thGIDlMbshVXcPsFWPtSkWhHguit+Amribnk9j6JF1a
+Si8zn5a+UXRHSEc1rLTD4QXSGN0i/bV95b/Sdq4Wmu5UislHPCAkWAY7y+dgssYt/2xakGdN/6jabJTXEuKmZNQYgiS0WweXC03Jn0yW9HXuHqgjvkU/JTH
grH+V/pnspYMw6ecFtaE667lQ5/DP+kHuEbeBKKMDTQjvYQ1NfgKW5xXpVnaAvUyzUWb6UB0UP1oj+CqIohpuL21frAe2JyXJTf8ZXE5WgH8MHvhr0wUE1Wr
Os7XVmxMrjoXK5/ko/xkuk96DJszZgiwpdpXOyfepH2Dr4whygXyBM8XipDrZL1ZnRvGPgY3ilsskkLAaKmT3A+VVFuaO5Qqskimut6jjziz5AnujH5Rr6R+
l3bBRlxD/g7qTaJZUTSIOsEkZxZpa1E1Do1FJ9RIcRCYR3OC9UyXttuINK/Rb2ovxyiUHrCQNbBQ6lu9VuGuaiC6H/7TWT/YPZ6nIS2dFlf+VKeCBdaBLMnU
ElKNsdbt4kW4LPg3H4dNrqR7ndQDbYVbQkWzD5NnwluQKHemQfiNgvBG5rGcEpc4WomptBwrpw6hVXBRPVEbpuSqI1FzVBnZsISq4ozQEdpCOsw1NTk8O2GL
vM92HN9W74hjbflhfjLAQlBf31PSJPSe+xtXZ0cAZ1qEXdKT2IVwDbcNnQOLXTL6Sn91mtivXClewVE1eBlXV5oZm6k31ARf5a85RoIxvu5iZTbR2KW3RPsS
dckwHNlmeDx6B6d4hiulFhQmZ+BHtBg64m3idFomoawxBpQwq6p9whONP4JR1i1kJHaxvz3IUdn5HjT21ZC3wrmwqRmBnXIvstk1hu4B28IF2Gt1r3gWLbbG
gBxkSffS+0KWKwX8qp7lAWwgabgRfi7/E3CjMVICOSr3Fq4tmCztEvNnDJQGegeQiVxdxya1dqCn8DurS1+qKVwZOknqzp7zA2kzch97EfLfIpdWDwNlSFj9
CyympYKVzZlguV6cniA5CXskPcSBrdEp3C6jNTqQZzF9vY95IbALvQ83MLqBxjAV/6BdyEkydu0ny1LcDYlyveA+6iCbpL7SR8d7ZZg80qivOXE2eEo7oaJY
Km3jT6Im3iesllFRqKEMcogo0mFVzoB64jr8QbhBq4fcjlQ6jr7SffQ7yNXTnZ/QYcqnvWfvjA2hGOWAa4OmCC31W+HhdLXkLbhPGeCwKKXUt8ZqFMtFAh/f
HBSDK33T5bpCmm+ndlCI1IvD7XoC+Ki+l2eDmkoppRF6EU6hC1kdHRlTlNJGCK5X/laX441oUmiu1+WaHepKpgDfOpFF8j3pn/JRz29Sj5IPyO98V1xNiGHr
9U34I/jKbXHsIEMDXu8VbKOyWVQqIG1Qt4Oe1MMZ9F1glZnNxuB3hlByBZ7GEskP8yTjrIMdx6wn2UqwnoyGw8lM9oTMxV0FR2iK8VWskfEoFK9V8CZJT3Ul
cAMf8lwjy7WKpTewbeHu2gZahZ4Rj8gBaw1+tGOATSJi7CO9m9oZDvUzvNL4RZxvWElrpanckNe1ttxQciE4gh+nXtJPeIfS5+YXRx81oAewVRtHLhqT2Z9a
TzQKLiuxSuxGc0BX6Vf+d30Wz8FTYkNs093mG7wOXZB3KsfwPVAzPFT+w1hPSgcjuBw+KlwbHw2/kUZyXVEZlmYZCtsoNdkmEKv0yKOy4fJgfCSskbNcOeGY
Yxw/xrpL4mFl2MLhNvfjOPqHHOHKBbnoNt8J5Iot2ECltd+GfAZTU9D3zGZwiJR3jX6SLsOeZIi4UKlIiN6oSGdcVegIc9kg235tvlJaypb3k4VSBqwm7PXt
t7USe8Xfxa0tRdUcg9dobEfSAh8DD/it4YJqpUCf0MRwOrjG9mKnUJrsl8rgw3Iqq4KXpt7hb2B7qC4sFZrKZwtLhQNyX/6p1kCuix5oHZTbqDY/PTqBrwD7
GYcdvzsnhQqLT7RIY0tMM+scca/QXvqgP0stqP7EB7Ogb4LUNNgz+Ju+NXRFvmCdFlwo3lJaKL8alSzl5N8VTrDJE8IJNB4kGzNQdfcm20RSLJBAWsY80zaA
SvxLOIuMt2aBt+pW+N6Jg8NQU9Pj31IM01SxN9TUb/z7QHEwm43Eb41zdDYqb4402ylDHdPJSSEykBWcLUjrF2TtCjyAjSWe/ome4X54Z3i7clf+7ikOevNQ
OOaqo2wIdnH+K/8NV0rDwhscI+gN0JUrpZSh7ehbvRGyCTUceH1XpKo24QcLx7wETdlkrR2+Cq7Cg9xtkE3nktq8SAYpj2AZ5Ys+OLa1sxPaY7xCp7Qa4X7y
FvwX6ckuqDtx6YJ8xmeJ1+3SLnMuyfT/0LsKX13f8JH4Ip7Xku5fRG5lJMEW4lypHnwSvE5Ooj3cB0dIL6HfdgT0ttIR/aH3onxC7IRuCJtDirYaV5RivVVc
6/QH2lKwWuhmdAmcdv3md4M6QOfjAo8jY+D50A75BO3nusz79WpGf+soKIUVIQi7yMdhMVg4EDAF11cjWYxRX6Anecl9kpRASIfiB0dJuFD5FxhCa+urzIE2
FWSSKooH12Sl4Ql9AS6j5njWgwPafmE4GG9uZ/WUAuYToTewctPlmehLqB59J+YrndftansWl2dXvVdXoDWEbVILZC8yGiHLVD6MR6vX9Mphr78ajDZP+Uy5
qfHCil2jlSgwJFA/80/mFt4Kda1VQ49oI3jf2xCeIZWcIdco6jbH0f4gBSPWVAPOW6Qh7sV3EB5KR7175KZyyPiCr4iLbZ/lIly0+CDuJMPgidELvsqwKuMD
QZWQr+SXDVnmALiQ3AE/0RHQUN9CJ2cnBooiBEe7S4F4y366HG/AId80JV0cgDfQ7Y6GlvIwS94LDymvnUAopHCuo84oh0XYjKLARjqWWK3P9BXOo8SJb4br
8SPwCHsbMkaphH+4UqXF6kjHHpCOxplUCXNt7O/1OrCcUFBvQK8KvRJnORHIm3/myDvJkbGlQeVgc/SCWlf/ihfRtuHT/EsUi8Y6hml9fM20B54qgWvCZfyn
pbGHc1eSJuJLho/+osxRjsd10VaCOuktoCj7+H7cQZIdHJvwFP5htJR38HXkKPpAfixPE53SPdssstHHKXGOIf4mUiY8wP0C2snTbSIZjiP1c/JEMgTkw7oM
0QZpierFJbi/0LPwMFFxHHXlgK2BxjGn100q5lJmgInxDeUy2p84NrAB6zGNgF3tAQOBLnKMY63RlO/O5oFvej7xqDAJRpL38B34Ae9LbjEktZE3rzskbzf+
kcehZUZS6A5NkcqaMbhXoGWoIC0jhMNT7SVoZbg1UAicKdZZG0bj0N8OizkB3+aGhgvhqa5BgQssCb8RR+KOZFR6NF6MtHzXwFeVIzpbgQvpNtyMEnEOGiQV
1DeiseSg/ZS/Lo7hIH6Oh8FR9lyhNjb14aEkeScZLs3QHsP1rpPqz1BxMVr5y5UTKkE36jH8VfsrHRMgFgYwuhnK0dqlvqQIr8AFUVe0gB9vLa7sQpvlVcU/
gWckHed3d8WzlLJZTlnH0cIhe4ryODxQNYQMi5/85JM9Tf0NQh/jBeARj5Lr7A/i1fry94mTlNPemJPUsZgD/bPGgDloUXz+dd3Qcm6lvlQcCvYJqehgXv9M
JToaHkyH6433sCFer/8QP3ELxJWodvYg5All5/Hg73CUPIVcjAnSEUI5wQm2ESTWIFFGdPYKUtxZybWE2gJ1/HPNaD2TJcYUlTK183QoP55WBfOkiiwF7wLL
SRQ4GQTsslFMj1A1uF1M56tkH8dnvL/5S2kRrLCvvn0VTcEHXfloMVyJecV3xkd/99Qc0kz8zpZJCn/O2ddcxP3LSfYwiA6P0CLom9JOo7w/Qn2YcVCJcDNJ
y54jtVuzhJZ3p8EJeGk2Z27WhwFDuQUz3BvRcv0b2wr2K53g6cTzyhr3AWNJeGBgqWduuhPdFX4aDbLLs2Ksm3CNhM0Z4bmxNUgg5jY9xWTzujrLd019pKfz
fwEPqg8PKsXRyMDatBaOaupENFPYImXxhE/BS4Ol7PnMDqSFGsk9pPfMVJjPvhiMJ4shkBeBMZ5GpA7KZVbBoDdwFWl1XnYVxv2cB2ESfSkzsEoeqb+2HpAD
Yg0k4tYGAOO8hbTNXCL6FY5E19SR0mtQyf6yZFX6zdVaP+stzkVpg9R6CafiCxr94duMjqx26C5YyfWTDuJjjnRDCa5K3y3+CR4bZeAG92muoTbVXUVPxvX0
VvgW/AeOAB/wKq1q/oXkktLAet/8U1hJTpj1+VbwRYIkrZTipSxHZzwDlzdywEnaX00Ob2PVg4nCOTkJPJHny70tJeEuul7tq1YKTVf+0JrqlX1pjk5gGY4U
JyhLlc3hwf+r0Lz/ezrfP96oFSIS2XmPs+77PicIkRg1QmPvSFG1a88aiU/svUeM7PE+533GPc47QhIV1AhVq0ZRRWlpqFottasU33z/geuH63pdr+v1fDwu
nKy8A5q7E2cot8zXWf6eI/Iz/DZiJLsg7xbd9HLRt3S42MVq7/sTRXkTyTD7O9ALuNSd1tjMLvZj9aTUyxvPn0Rj+aXeP4Qo5TUooofkyTAf7oLPrFa467Lj
ykhHmhkbNUOuh5sZmfwJfgvjvemZL8mj6qutG340TR1hfBumxiy1X8Fj3pZWmC+QPRH3qFtxB7xT6EADIqv9lXaSrwpzpIfSfjya+xLEsPr4HHyu+VnfwIH4
dxrMXks/wy1mzfDr5AYguZPCi8AFVIOfISwGsEiES+yjQmpO5cY6QqCcqyVuWEj7SEnYWu+kvVC0w+Rz7K7spdkZx4v1jK90ibX07NPcuefZFVNzlrFvhQLY
0/iENsBp8FjkDC4LvXMMyhKVp1Z9O2PT12Qe/4Jk2x8JWkEaiJdCoL/SlCWRrOi1Qkdfj4J30gEcjM5Yd6pVWBPGCceVo471gELLeEn7ksVyemExreF+DQc5
YmG56k9ns/l8M2MjXZf/iGQLLaGjaKo1wwxgibwLJVrr+eF4j7mOfZDqk8+1NGkct5VzIYd0Xwrd2jGsnoLBH/R7OiFzn5etvm2uZXHiOLSTZ94N3qPgIpe2
RQGS3ZBU15Y2g2R3F2LDGVwt9Ma9P+skCIycQ8556wtt3G6QiRuwdTJ1J4A/QAaU7b/oN2SEFMhkr59nqLhICcIH5ff6eqGZeb2oSB8mHNGW8glGJf7cPmBt
MG/IU3CA0o5Ega/ATFjT/AKdRCu1z6wSOTa/sxzFd5fX2kpoU52n22EJCoq4hqr0jZ6OGy+IK+BE47iejtrxTfUvrak8RBv4g7C7slTpEhZUmOStQWJzE/mW
+QvxcHuVCHPOKpA7Kq+UJxppdrjzRtjFopv0X+Wecjl/YmRe4W2+H9eYq6ssjsnjmzsbyKPwKzRRFpCE2sZc88ZF32BXzTXKcvkeuOnQ1BXE67oVfdlMki8o
1+ggeTN5HDF7c+uCkfgjUsO9G26WX9pBeXXzJ0afR5rehOYa60XFpaMFbkAdhonfoEfcc7iD7xO+GBQjyn0Fjxpfm6bUDzqzv4WPlHmSbUQZz0BtsAlUwCto
X6N21vzC6XJAzLHGm1xNPL/5XdaH8XfQde9cMTt6n9re+dyeAuP0h+QCfGruRk0EnP8J2+4dLOTBlwzbVeAlmQK7i88c951+cC5XwD8XhpmXQDf+iPuG1Fge
yg7Z0TbFmc4H5mzprozR9yhdnag9krG2TzgDBpO90nbiK/BAn3tFNRXFoaEg2LEM3uD24alWLP1F/IbnWJC+VFjrlYT75gHYFFey2/In+ih2jniIReZze+AD
woyfqtUf7DjMPqgxXDEYLF2qJmcHvOC6KtRQpomfQiHvuRTCWvBzyMe5wda3ZJZeVVgrrJ/RxGbCf8FXYajSWFmlI7GG3dD9H1ghzhQPgyMomf5lBODZ6Co9
0uANXqc3wrPNAjNZ2EN+zt8A+tEEsabd0qbmoSiXNh6fE7eDbvgj0E6vLRvCfDCPXyk7pUIUK3ZSbjlri7vRCndnY7lxl7ujJ9M0zaIP0X5Qm77jR2l/4BfS
gtDPwQznB1SHL+Ej5TAtU2iY6cOzqh1iNptlUSd0XhD8wFC+pvmYDhL3wAF4If9KDPRuERewGey61Z5Os2PtTPIJ/J6fKux3ttUrrFn2P2CB8oMioIOKW7tK
H7A+uI0yzqwppQgDhM+lt76+JNAdKAvggE7DN2oHyJe2qL+3DimeaoodafGunvgM/pd9rp/BtjSV7I/qaa4JP8M+syXzZu5iMplPJety79gxXIATWj1RE/I1
c8IgpnK3PXvFmyTAO0zsobbKlLXf2DuzKRgMp4if8XW27ra7aaMK0rVUBpzvdZE38UfMa2c4RfuskQhWe9+4+6HG6p8CkrsZ7ezp8svC7jQb3sh/5Xag4gzR
7mq/dt/1jEFZZjl8KfcFXRutpF6aap0wdunvXZOKwkEX12J4CiXjPuo8oJBKJwF/4xTRBS54hqFyuZdVBF95ksJyfbuVZaSGtthoTEroSKkxesOD6hxiRV3i
h5I64vvq6Z4S/ZSaBb+CQn0wGOKq5VMLN7KK3IHeSukR+tlPivwB/W0WuC6HXvesZA6xvZ0rb+Ujw2eQjrA/t4HehQM9AvyOuyv+B9rInWRmr3MVuMd7y3BP
toe4UCz61POKf2ilqHOjzjs+tj0gVV9o1rbmQ94e5U4VBrIFIIA0xLfVaWQz/A1+8DSI+AcvFJLtXaiOvk1YRLGx11uGIsBBIwB21Na6IuFKVkW6Y0ADpRFW
H3usZdNYz+Tqq1uld8LXkSCUkfpyDH3oEDw+vZiopAUug4lsMDxI17kO6K9db+lCHGyEuI5K/4FoZ5/8IOEYnOMMdY923OKPgDrgnHk9J55pzt1CHelfYyuY
js+oTQTqDsYbxHnaAqsS81Gfkyr4gQbAS6Sr+JL2on1dTVAL/aC4Tok1l5j/mBnWE/SxlS2ehbvUUvyU1RQNNEmszPxdv42nWzVcI4DKWqMFKN6cZQ8A1WkN
pUYq/G3xAZmq1Lf9I3groSiAhpuFaBz70VgWbnK9bE7+zQ6CXQteCt3wVP4nKYIU2zGhhzJi7V7iB9dA8A7eK/qT5eAXcrn0jUiinmsVYm9udGYvnCRi4Sr/
PbkVVeGdVO3kE8gPKIr1AKfMfpZbTuZ3shtmW/0tKkYnhJq0ufo5/lcfi9rpfcE/ZATZDOaEvYEN8VPoC4hVe+f7k2T7b9clm5DzRm/bF9pJj4M5oMQ8SYLc
udoz3+d0IOmocbgJOytcNKbbd2gJ2C4nuMPBQqkleGLuF5sSkHOZ1mbfufuYabIEaunpnl9UL+WU/cYk+5VcZXQQE4QWhfPJN1gFd/NU63ZkBeDsLLNIaaB1
t3+vW0Ji7WVmOjmLvjN7e97iGBnqFVw7XE+o7awQ/O0uwevQbmNqERGHRM7TV5oX2H0cpqeQBPGGwLkE1EdNyIN4btQVuJNUaEOF3sZKdSbtgO+wT5ybjGGk
RVEw68TOmunwP08n4TPrH3Ukm4wRnAVMsoa4jJn0NdkvUzpEtGyfmATjlC+sz7yVaDwTcFtYQiPgd2AsLWZEbQQmaf7GClGlWVKb3Bjh4/q1CppBwAWFnM47
L/oht5nsS7G9+KCeIqejS/BmxEEpRLkI/2oQQpL5s3gIN4t7b/qhypA2LE+t4C7Ti4a70S+uAmGSUY67Oceg0TnE7EQzcamxXd7trg2vix+hLdY20iGqDRpi
ePFSyZfdOyRVrcNPIJ1QM7wJboK9ZFf4L5F7vFJOX7k1DVAu8zqU8B5owmOuaUWL6Aj4KR1pIrspggGt8FMxxRFOj5EF9J5+3X1L7xLuX93JCDjVFPUJ2nFa
invjyXw4TUIdq1PlIbidUOkO347rw0+ShouLt/kL/dg6XXYt4Fqj1lx/2Y+OsOcRSfKRWDlc/jk0Bj801uN2TGN/OuJhpWus2ZZuDBnE3Yl+ZPbSa8KV6DQO
pLvAUG1Q5EhQA7x1dJTH4V7wGl6BXa5zcgl3HI9B423ZOdo8om8XNdQwN6GwHbcOHXCnSfXtyGoSWRMkcW0gE54EhqJioVK5y5zSQHsy31ftJWUrL/mAbAy+
rRNi/6IFge/pZnc3xy/uj/VkOB628bXFKgtkxeS9pwlZJeeIp+GXdiT+mG/tPaVnV8P8U/1XWCWMsTcIR2E66qHc53eQa2wsLSKRcmfWDPH2rfDGvh7Un3am
M6wBRgUYgFqxB85DhaPloWBV5IaGr6RE9gc8qPUvaiQMgHW5I2QXTtq2G6brdYhb7GmksGf8aBBa9zu5vTJBbIVOg55gNz8QxFsnvd9Uc2ZXjLQk9j0YJtzP
HZ13BU71dsd/SQWwVeE7EOjsSpaSUrHUPm0E6bPy1rJg9o1wDI/ESM/LC9oqgcfyJMtlNKUzwCF1DpydvY0q5JWWYZWRMlpFykiMJxVtxV3lS6686s2JAyVs
op0F10tjmCrFCTh8Pp9IpuNEZbTZKCcSBIGb8BbXlKSwuUYa9JJM/V86zhgBLsAYq6nZH20m/q5VbKEzAcZww+2RRi0R2tuFnmxnITXLpONmG9BN+8T80uZZ
OtdebAwD4WzYEw4WWvmakS+sSikdWeETCr4yntAObIcyRxkFjxgeOCI0xNta741zqA6bwVSQ5ipgu7L65X+pf6LIeo62BQ3ImMXXkafhuVihNY0k4SrJUcdK
PvQYXZH/gvNdLvk3ppKRKDH/bASE9yXGhfNeWI5Wc0NoPZE4J8PjZHGBoXfmg8TN8j1xh3xWm0C7h/c3x7jaCW/xYny9aKt0bFOEEYTC+FFgHlyFf3TOQqvA
I+gE5SigKFXbpkBrvPK7/Cu+KJzUR0Z8sGaobeymngGURz3CNoRDM85+4v7BOyX/AZPgIOg0w8TLzAK/qZ+gyZRRv8LmZlepf+Qij4lzC5voKTzUh9nLpVao
PfBGNxR4c5HPAUZvaobb5O4FLs+g/Fv+72rMxjeNzLwlfIV3mHyTzXM/NgIK3gO32NRLxDHSEP6SGSgc9oyhAdowQ9WXgeyiDHyKL8UOPlyoh+aTtZ5RdJL1
L2kLTeJilv2Y2w970Vr6Bsd4mq6EyKvQHMVSoy1HzmC0gjyNWqgszbuIxsEUUISj3Bnwin4QxRrx9innIWdLstwVX+iT/cNXiR+wM7KQ1qfL0XEcSDygnxDr
iN8SzmrLJ/XBoo0D5U1qNPbnL3At9S9gW+Ww0kf2N8bybeztJiXHoYu/5OriznPdAH50MNkKl4LaTDebEY2EFbZGr0nSto5kQ34jSGlN9rPWW1oA9sFZ6BZ+
ogX5PrWvhYSG7MHhOY+No55npLuSLCTwtdQWqC6O0zS5BfhJvRx0AD6nv+N2ubvMc/zNsCDajWzPl6w15CK4gy6zg3Ll1jRHPj+BPuXPgR/oeXZV38aH8SF2
IC4h29RJ3kV2JWyAj9gTpNXQg0/B4nUNwB7uvTvZ8ys6adzVN1lz+BJxtXQZ/Oj4mJSAocaonGD4J2tT0JEM9oyRsHKVDmd5hDg/5Zej2+Aj8y/no+j5+jvn
s2qvvSn/4m6Oa3Bn1I35jfQvjQr5Dbgu7hCKtXNglLLMNQDFkN36RCkiApJCY6m4SchWo6Vk26mXu7JyS/R9+iOhD16cf5FU8Z+BXzODxD9XvxU544n3FmjJ
ThcMtjFpSJ5uXhhZhfZhD4uCGYotq8AFEq2r0ePYHfoC6cqP4hm4xHhY+MbKAmO40dLHqFwplg+wx6AlamDF1vrd5Czg6kij7cXmcTSZ+548dCahJ7goqCUs
MR6QAvEOXyEfcK6ye5IUXMpMkEfq0x36Wmu9/Ddx0wl8CIqD8aSd7s/ytPws3ejmvgZjPVedey0dJToP5OzZFoXfuTGsRP94Xgr79CFWfasG3M5G2q2kqdFT
rWjzElyIF4GHQhVaS5rTZXSn5wGW8DMynPpoXbEPCNP/h9tIybgl+0glYDBwsWR+EuoHZ6LrcBnqby3Fw83FYAFp6alJJK15dGdm4DLrBubkulFvQBdvc22u
WEfG5ITWlT8mxch+aBBIND/zBdsbwqDnlmCD///Im2AWGj9nRsPvFD/nEP0HaZT9NboQUSR+EBqTJtHnwGFYxWN4JyYFnM2fbqxnyyMPyfFCWqNUpSt8gYrz
C/kJ3AjoUiT6lk1upMDT1hKuSzUPeXinsdfwY53kFCsGrTYKyA6EwQlaArfynblo6RS7Cq/wS/QkicrH+J6cRocZU/gIkCdI9EXeS6s2DZJ3eP3RHEGJ3CpB
GKw4XTPxFbJMOS4+has8/b0pylDUgd0seCCeA3cKW6s/k8cqNbPcb7jxG3NAf/dmek1Jgk0MyTNIqGR89aavXHsCt7KPqDm4ClQUCuZXKI5cMTLct63dxqfi
fmdIrqz9C3zQn6+nx+DTW3pk9pHPCf5KE/IFa+haoU5y+itjhP/QCnMn/pP+gheqV8g18TYkCPDf4mV8K2dHHBj1U3QzoQwk2TP0AnzemsWg1Ms1TGR0OFqO
DpFQksQsYzd+BubSV2ANN4pboI4iieYE/IyKwjlUYhR573iXS3vXfs3f3LSWjq+m7r4wGzVAgHQOHhD2G2vgamMXo5FgjfEK9xBH5Acq7cESxUAfmEZT8a/u
lmQ2HJ8FI+sr4+lMdQZ3g09xfVt02/hDyrb2GLVRLfMZyJD8yGP8nh3Gu/kqDKQqdZrSmmU4Sg2ZpoIzQnajz/gE/BNtK55oeJHEgLfemcouXYmeyxLwNrzA
uAdbbfKAjmaq8yzZJuYVHV53LTRGShOm4wRvlLNeQXBBDF7FX9Zm2FSdYmdE1WU/Ro8Vmd5IH8LdQxpfC8TBVfqXVpB9XwDoUV5DtWTzUnq5oCZNl/+FYyzs
aciPlSevualtNRwrAjQFN87PDM+IXmSP4T/AxnyRloEaKZXacqGO0SHrIIiq9ZGxDU5hta1yNFGebbVX/OUbkoJvRmbjTPgiMig7Va4XVlqdluPtUqqABNLF
cNlXrdbgMWhtPYvOVEKlriCdzBEqzDrGMXW3OVl8g/5H/rb89XT0uMgyO+YtNiaTqdo8GIRSyCgcRTpE1gt4Lv9POh9VhoZ6B9HGWef5pfpBz4JtQ2gr1lFd
tS2z4Lk6AvcmTLpH+/j84C5pO+zCRqFw5iOrfT2kO+AYVwVO6rWVpraFf5Q3oCO5T8A09IhLoc2ZLzDH7RRHK0OBqTfie5s98mZCybnaDCr6VG5veFwhQrJy
BKVJJ0Dkzp/E7bF+dj4rVOs3LTVugkPwKFq2o4W9JWe7o9KzNtJT2Di2eOeL6DnG7GK/xrHbl9hUr/CtJU03Ho8pUzJilJj7SgkYEcor15TJeFpBObyb/b7U
Ty7bubZJZ+F26OHSGzEn5FY7/URfszVlA+NPlnXdYbWoH59Vfq+kXfySVhfibpT1bdEwAcaVl+0tBc1omXPnkXhn/IqSm2V3m+9sUdn8VXliy84xi1oca9ou
blmLqvLUHRebTSwbX1a7bGHZldLSWEdZYpmxI6hEj3kTNyxuWGl2aa1WrEyId5YO3LUpoV380fK0hIIWX5QHN/s/+r6vQg==
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
