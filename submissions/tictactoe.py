# An agent for tictactoe planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 2 blocks x 32 filters, generation 43; float16 weights in 83,331 bytes, SHA-256
# e19aed39e5596f6013f6fdf1abe9707912a46c64790e430e34698ea9506dcd5d.
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
            'leaves': 8},
 'player': {'margin': 0.35,
            'reserve': 30.0,
            'leaves': 8,
            'compile': True,
            'solve': True,
            'simulations': None,
            'memory': 100},
 'sha256': 'e19aed39e5596f6013f6fdf1abe9707912a46c64790e430e34698ea9506dcd5d'}
PACKAGE = 'azkit_da3096e07eafdb56'
SOURCES = {
'azkit/__init__.py': r'''"""azkit trains AlphaZero agents for board games and turns them into things people use.

The rooms in the order that data flows, which is the order to read them in; each imports only those above it:

    games      rules: one record of plain functions a game, and the laws that every game obeys
    search     one tree search for all games: leaves go out, priors and values come back
    nets       networks, and how a machine runs them fastest
    selfplay   games become samples: many games at once, records of others, the replay window
    runs       a run's configuration, and what of it is on disk
    agents     anything that picks a move, from a text such as uct:800 or a file
    arena      who is better: matches, ratings, grades against exact play
    training   the loop that learns, its report, and what looks off in it
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
    from .runs.checkpoints import load_checkpoint
    from .runs.config import RunConfig, change
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
    "load_checkpoint": "runs.checkpoints",
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
            """Numba's; a full disk ends no command."""
            with suppress(OSError):
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
    lines = [f"def wrapper({arguments}):"]  # text, since numba takes neither *arguments nor a type that is no literal
    if returns == _NONE:
        lines += ["    with objmode():", f"        function({arguments})"]
    else:
        convert = "int" if returns == _INT else "float"
        lines += [f"    with objmode(result='{returns}'):", f"        result = {convert}(function({arguments}))"]
        lines += ["    return result"]
    scope = {"objmode": numba.objmode, "function": function}
    exec("\n".join(lines), scope)
    return scope["wrapper"]
''',
'azkit/errors.py': r'''"""The one exception for problems that the user can mend."""


class AzkitError(ValueError):
    """A problem told in one line that names the file, option or ply at fault and what to do."""
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
from ..errors import AzkitError
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


def check_range(name: str, value: int, low: int, high: int) -> None:
    """Raise AzkitError unless low <= value <= high."""
    if not low <= value <= high:
        raise AzkitError(f"option {name}={value} is out of range: {low} to {high}")


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
'azkit/games/tictactoe.py': r'''"""TicTacToe: three in a row on a 3 x 3 board."""

from dataclasses import replace

from . import grid
from .base import Game

SIZE = 3


def make(planes: str = "mine,theirs") -> Game:
    """TicTacToe; a move is row * 3 + column, row 0 on top."""
    game = grid.game("tictactoe", {"planes": planes}, grid.parameters(SIZE, SIZE, 2, planes), play)
    return replace(game, extras=replace(game.extras, kaggle=replace(grid.KAGGLE, opponent="optimal")))


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
Read `search.py` first, then `tree.py` (what the arrays hold), `steps.py` (one simulation), `requests.py` (the batch).
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
'azkit/search/search.py': r'''"""What a search is: how many simulations or seconds, how edges are chosen, and what comes out."""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ..compiled import njit
from ..errors import AzkitError
from ..games.base import Game, State
from ..rng import stream
from . import requests, steps
from . import tree as t
from .evaluators import Evaluator, checked


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
        for name in ("simulations", "considered", "leaves"):
            if getattr(self, name) < 1:
                raise AzkitError(f"{name}={getattr(self, name)} must be at least 1")
        if not 0.0 <= self.noise_epsilon <= 1.0 or self.noise_alpha <= 0.0 or self.target_scale < 0.0:
            raise AzkitError("noise_epsilon must lie in [0, 1], noise_alpha above 0 and target_scale at least 0")

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
def root_value(tree, value) -> None:
    """Mean value by seat of the root's own evaluation and all simulations, or its exact value, into value [P]."""
    first, count = tree.nodes[t.ROOT, t.FIRST_EDGE], tree.nodes[t.ROOT, t.EDGE_COUNT]
    for seat in range(len(value)):
        total, visits = np.float64(tree.values[t.ROOT, seat]), 1.0
        if tree.nodes[t.ROOT, t.STATUS] != t.PROVEN:
            for edge in range(first, first + count):
                total += np.float64(tree.edges[edge, t.VALUE_SUMS + seat])
                visits += np.float64(tree.edges[edge, t.EDGE_VISITS])
        value[seat] = total / visits


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
            if time.perf_counter() >= deadline:
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
        root_value(tree, value)
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
eNqUu2V0FFnYLoq7hhASiLR3uXR3DHcIzuDu7u46uHs8aa3aVbXLOk6CO4MMDAQYGJjB3XWwk3O/e876znfXuffctfafrler6633eZ4fNWSIac7ccdOoBeMm
TZg410QYhjgdhKHsOMvOsGFlv//DPnrSqDn/Yf2Pi6OnzhgzZQ7FUOMnzZ4z97+EO/+X+P/i+r/NNGfcmBnTx/6fpfq/ff83udj/867Y//eu2P8fXbH/u65m
zpg6acyiEWW2+f8pDxv3H3nYsvP/9PsfOdi4/2z7T+GJZWEu1/9i/B8xif9xdf6oqfPG/X9X/U9u/7Xof5gmTho7dtz0//IP/M/a/4vPf73z/8v4n6v/9+L/
2fQ/Kw4bNqzGsqwlzacTH3Rb3Gb9DVzVvJn2BcEOBJHBsRuKo2NdSMwBLzUqTytsmFchP6FZeMGy3KWFb3LPF87Lv1FYpSC/6Y4CvOhGYWFhB+Fs4T0kLqpS
fgthkuDMS/eHx7LNexOG+K1NU1xG4kKzv5BabFCZRFfc36jIX3jRsVL423mHeFF0WT+VCHNGN+XYvJwl2BfmMPu9+WrX3diDrmYt2jkrOGbKnelexe8DhgN3
iLnFhx0jldWx+/KvJh63DqOXaW1zrrkILZ6dypy1zSya4X6MfM5tW2QQYa4r2L6kWU5IyWF9WUl6zpe8Bc7LsHzzIqV/POK520wWHzm6sPHBYqZ3cff90cW3
nf7cbg4yLzVYLu9Zs+6Jpc2Q/KL8t3kLC2fa05prPpqpnXu4OaGfyf/kUOwvSsbTtlyrvVtxtv+j6xtaqTDFJBYeOaAVTsIOFx5HinKvNY3Oj094FJuU8CFv
QNNv+dmxEcK62LbNH8Zubd4wvpN2yDWO9Ccccg7dn5zbrKgdWb7pEltp4Sfvi8K+puxYCk8uRKxPCps3Sw+ualqaqxVFB7c3bZub3fRHQcv4P+KDwduu5wkh
hR+IoXlPXIPy5xXEGa6zmcECl5ls4OrFzy5cQPqKqju2J7TAmIQK1isJVRIHFN5NyIybpW0pPJQ7tejfoglFfxVV2V9v/7GiS0WLi0qLFif+kTgysW3ThkXt
m25OPJa4PtFU0lt/mQP1usV7civlfFPYks/Nlih/2g8YqyZccmOIVYps1p8tV1zZmZBXcf+H3OrO78VPnO3zf2naKa9B0NK0UW41/XvTY3m/xnIFqY6kov4l
V4si2cFwLTkif4OrQu695juakS36Foa4Igv/dh1TT7rwHILpph+J6647Y/ck4k3psk5Oax8S+ydOT6yZeI+V4pPQEQkHEsYlDHB2SACOt54n+8ORisXhBzYU
57grlDTDbCiSf5F70qxxXJ/mt/Aued2xo+Rvjv300RJp/6aSntQNp0Bdd7Vuvituj/utsw2zLb5786OxY5CHeQ34DomNCxYm3Mb3FP1QB7TsQD0OTovs43iS
PTXvF6J/y9IDk4ljzESCKJlELXaMJ9sceJlXEH811xT/tsXR+Hb5UYltgx2LngdPFhkKAk5G9xSv1DYUzSl0FZ0tfFA4rOhd4eXCrKK0wnKu3YVm9nzh9oSE
/fcc9YuMZJt8a7MvuTOaDSnu34wp6NCsfJ4bsuoH5XDu7JIbQQs8ojmD43LmFzbPudG0YeKAREUPz6uef1XEM9TA3eKrRa+L35hSs60Y6mgXP4cdUBSV92vc
RFi1sArMKEjSJ+yf2PRyAo6Obbq9aY38ibHD96cQ/bQRxUCq6qpStMOdUnArMVzVtCHxgTqB/B9NG4prib3l/mafNh7WbDbvoE5aDYyhcPd+a0HNYsP+ocW3
8tcVuwvWGSxNeWOHoj8TPUUDkD8Sp+ISNb/4mvu4+lvha3CJmrX/Ef498Rme6GhlyY/tGV/V9SqOLzyc/9xBU+bYXrHROUY8Ja+1b1UQj9tQ0kbvVzgvb6br
fJDNLwUpJapaWti46At44JgX5Ao3lRxwzdP3lNzLcxW+SVhivgd+7K+X+1viGr1W8bLcYDBB6Wg7ZFpIRFkf57TUe8GJEPqeyJvF1QQvvZE36QszFluvI5jl
b50iPhIFAm11BLKkbWC99Aw/ByyZBOfUZiohbAOtH6hl3YTfkAP4FrjfEB9tkpPFKugcNF3sJy1CF+ST1h7MTHky/rv6mEkVvuZNF75i8+UQtZX4Q1yurcQF
6ah8h7sD6gp3iH1r+qEl4gKoKpfEp7Cd9gteB6JaD2mN1MBisR3hmkkfCSNj8rfJOGFul9ddqxA7EW7y8aLq+l1ckdvd/Sr7b6YabvX7s+tQU8kYLEMoBl+1
bDle60GUV6LAGa2ibm7S2lsOPcL8rg4mGnl3B//MEbAuzqWWif6WaiG7VHkU/EV1wiYqJO4J/9qj9FlqX3BZfYalKOW0etpZbb26FU8CCcgDJhS8wfbouFPA
hyJDyFXKXUXD1mmxil3ZQaxSQ7RMNal+Szoq55qpes5zoqpk0o5KfYStStuUpySWsRt0p0zIbcTElsKjZAP9A1FLb994hhKrEIHj2nQ4n/hd0PTWYDy4p/9B
9PA8xbs6PpAHQCumTk6c1l6twM3x1ygMaNvgKyVUQdQ34Di+Xd8YaKOE4yGZy/X9/jscrT8j34jrjDXELcgXkVF7q1CtgzWA9y2q7IMu8XCwpj6HuaVfYMeo
BKPrzfQ2ObLWwRfCRQnpaAOE1grVwgARSWbvxlHQOqWHrXZ4L/aD/U/snFCa00i7pg7NlIgIZiJrMo90LE0L0cJslPMccoh5C6OtT5TasA9WHkbrD8F9+Yz7
AzldmyVGEn7plrCOxLMOq881u95fb0lUDwqaqpcop8TOYqjcTymoi0GjZ5Z4SDyHTJFbgRvoeYJXB0pLxWfEM74bekK6Q4/Eh5Cb+Jn07VRaW6VVDNYI5tq3
aNv1VzqvnNNleqZag7nh4pgu+nA8T9vCRyr1lQ3I63TWysNMfYr1ODJNG+C/ynXKKw28ENtJdWBmhgsq2c34AchVcV221xKN3AMNtWzlsnBCOacNUEKD1cRV
Qha7NvMcI+JvmLmGB8wS+78II/8inILV0b1gT2CwVjUTh4WsVZppCE97hnYX1lE9uI1aLzw9uBctJI4DXussXNQa6m3lcsEbWqv8aG17sKs0OnhcG26wKQ/x
o8aD9mH6SPuVHDu+XK8c8x0/xZ/c141vqrdGxvtGEg3Bv8EIrXxwvFBqf+kr1lvnTgXmnOtMAKbJf+t2ZY3pq2oJHyArwSZqDN5NqE3tdK1kLrIX6IvcTDbR
uZbMcZhyGpBLgj3I7Lw5iCvnbGSo2srAyAel3L2/qofhtsBPyWTepa2Aa+V483tpo/x7RBsZ174LWyiv0J/YQMdjT5UXdl5I0a6qTbT3Skd3tK8RLAUnNU/g
EJwHR2h9/H1NB8S/ZCqwVjX4O8g3oVeaLvuE/nKOksA20ssjr0ExhB46ZzlYFojPC/FjoJU6h24rFUmTxHhTZ2BRL/NpcKg5gjidbsIWZ85wGpRPIqWVTYHS
QV3B68bazH7wU5njbyHEg5nqb6aaaAL4GHrMP3fPK2JsoJv6wP3GApJbynIgjp9hC4F9vZnCcesKekPGKG09uL51mpiibhSmxDxz5QV66NetvrL951O3Is9N
il1mpmkeZDrRTXqk3RM/2lc668rLpY9qrHDbjloPi48t7XMn4JvBZDRE2xeIgF3LYsORIbYq/hHyK+td8+/InoAddID72Rixs/cDM8VPwkEmPuZwvhk7F+Oy
7kIqw1z8vb8igWIh3lfKKXSn3DK4gGsenCs3xxYImTAp6oLPHHiu/S6Vz55CLqK7qeeFe0Tv6Bp6R/ttA8fWDj4WquUs1xqAWdBC3PHGBysI361ZkdeNn4Qc
czxMEfo6EgKLtV/E90i2nEqGag4bT60JFmK7MrzcVSFcWodPyXjjKhVeawaiCYpoI/X16iZrOj0bfYKW2v8mxxPLxBZSc0sjtScBsgYTx6QYvan/oEBExErv
iAg4lBZgghymBtTKwp+kCwmB2VxN60jJSmyAoy3lpGPsQ/QiaEcc8Ew0PscWR41n0wx7wTa6NigVqqpPpOQ6P/Vm5r9su9SOTHXfCHSCYZ9ZZc9GNdoqi357
TeNcFUEmcztiomGSXCS05v72WeRKkW5iE/gkfxOnSVthA9ZDuLxH2Z1EcxhFxEVvxlbKZvWH6YXthdA2E0Xa0Hm2h6a1hNJkEr6kiRyYxj8njmJtxS8ZIcRY
xNikIr5TpsQKKVulPjxv6oX9wp/PptxThJoRf0ba4Mro8uIEIpwcnrNdqet9B5/gKsj3nKjfwmMHV9A6pnJ8BWsCZYEXba3xOHmB2LZeOxCuLjDWRlq6qyrh
KWlCsv0aGGXfTjDQa9iRWpd6tz0ABvo6BuKxxW4b9d38yn1COSQvzR4I9mQ/IEeLtdCzlly5ffoq0F24oOwwuJUXvtmBA8J30WOJoeo6epCF8uuoKGG0QDM5
8C15GbxWz3jPic/BRO2q+zRiCTYCh6WKWlfteNpo4oz8xl8/rbqjGDiJnllZARvanmL9s8hZ/l6BJjBCPsXHEddJt8pxy9n2BMI0pRdlXtGe2Sp7b7irW45R
XR0NnKfIJ5KbjJMSYcXUgRqa/ZR/7m8iP0Reo/FNatLXqCuKRa2o3vD1ZjW91PQnngvnk/XTD+DP0Hd2BzkVfZSSRFaXSqOryu/VMW5cO62ttl9DoiiE+EN7
K6cip4jnmeNMOteN/cBOIG7LNH5DPOJ/7G+k1tEqYfUintI72UmWLgCV3yuk0EN7yZ2iC5TPme2oycRrrhrdHT/ks7gLmaPGCw2S/bOIDXIPpdRY1UOqK5nt
xCZrHcdYvnXkOv8X00pwFTlr2agvBNGmR0E21qn396XkrMCfamdzemSXC04JntTvUA/1T7kfdY/gsy3AF0lVsdRAVXkusiiwWrgrTg10dTilY2JHrT423B8n
V9B7qBFMeZCK/ia0dH0TP6u3QSl2Vsnm87PHRyPKMttifq1eKXcV+xdYRyerj8l68uJgM/0tOM870FWcihUL7T02zaoPUE7G1hbbmC8IcQl7wSV9r3zMVAHg
TCJVn3Ra4oS+0lClHtjt6AZ84B08xjaWLonT1SX4Li3IbVee0AvlfkSWuoH/RXrFxMmr5N+Q9dk26yTTjEYeeIkYppdiR4gOzAY6Wazkn6olqw20OsSl3Utz
U/TT4KCGwcPOKJmwfBE+sluVcPVXJYu8XoZm0h6nWor8ZmiiHNBaYrVNFSg3UUz+QMtZRmk2zeye7SyvDM8dy3/Fi2AD/ZL4Vf6c80bY5xwKyWBl8F5fpUwC
PtagjaSrwpe2s1qxpnD39J6ORH0HcGid2MlaC2WHLkl+V1MhUW2I9Y5jZGdOK/RrrafRtawt6CZaBsXIL+1umdVO5gTAoOBsSJjCLL3kEMmS1t46CUzm2otT
c79ks1oEOOk55VkNNxBp8iZxHzwupYhnqcUIpPoyo4nLxCJHsZgPj/FDielh9qzXajY13z4J8mKpGhsM6qrji1Zd36PisDU6UL5Kfleus4eVZakt/e3VccZJ
ZdgX469CLoNnlUzfZKgGf8lw6V0YtzaSqZQTB1YFN4Px5IKYDPiB+iRsUP7JugMf8F+ZJPm0SMIo31AYSq9VWS3E2FIpJpvBq8w9rsCfCnZ7NjA9lJb0cdXO
eJThTHm5irW14Q+0CPImiv8BXsPuYhExCouU51GNdI7qzYcjMjVY6BIQjFZHNBPtaCSWV0fvIn2bsNFaAtEXxVGf2hTX5ZYZDajB2F61PttF9UsH7SssZ6Qo
NihXoszBp5FfIUMcElXHVXGvc6T2VKmMljgnK91cQ+BQ6h/rNFMe0cg0wbbY9wb1I+0DOXQBcc4cTN/EnIo6LKxxumDN2M1q57xCZW3sMWGHczSsxzqJPrZW
+iWyD9HOfF7+JpVQE2RReUQv1m6pGWw3ZZo2R60kznIMRYvZEKVBkBK/25MCcwKPwGbtQeOM9HZW1qhgC/GlEsXMFRZS9ZCu5BTisHzK0SNnuLWXMtA2Wtfo
FRojn7I0VG6aBmnb6FzlPV5JvqXdYHvL+dQavRzh1Kc5ApKJ+on/BfOpQE5HlIuqGbklOobJZ/cw1SMXatuJ5WwnsoPjZI6VSModwD4hHhHHc6ox7XPNmf8y
P9Q10gB3Xfm2NJd5KD5G+yjVNMbaA7zhi+wttfOYXvamZUiLlKGkQ94I/6APgM5EdaKE2IdUC1DUGsRLdrIfb5Ak1zDvwjlPV3Qdt4ObLPyxCcloCNLB5aw7
shO8gRdgCtndk2XrR+x33KbOkPNsfaTrnouhafJiYqwrSF6AC5DNaPXI8UJDsZrldzgE70b0ARz2D7xJn5TOEiNhX2a2zBPdJVxaYelJLvHeD7wCIcI9fydg
k7qkxwYawvLyHaEGX5n/DG+yYf7z1OvAMbKmfZljU9nsSfIl8l/ljfu4vwPZDiZTcaCLFiY0szJZTv2DwIHV/tXB41JXZjZ8S+x2n6EPBR4R5RRDw+6cA05H
XqkYMROs5qPtEnOWy7UslurgI0EE5RVPYkawBLkr7/CshJdRN94bvwl3emaLipQvvCBWawv49dBCXRO64CPUI9nGnM+W8kImMVYe5JwkN8FjvHOx7r7uxBxk
KLNO+JuIk74TXQMiG5OOuivBj/AxHi97sVWwPoXCVlQ5MJvfmXM7eqqm0EO1BEVUqmIdmO2BvgSm9CT3SEfxw+AP5j1Rgdjb6JghBF8mPLBj+Op959R2oIUo
gmRuipIIJ1lD4GLiK1KhbN++EmI4Y/B8IwYdYavFdvIl01uJHayJWkItpJ4zdhjj3Bz5nYnk37GZpiJnG+Zf5TKbrf/KGvRpTG29rWNrxhpurbwOZgup3P6s
rt7OXM+Y+dIWazq4TjOKA90KZwArGOZlpJPkIs89tqt9Cn5K+KZo9A09xWHQNfadVI1NFGcJkzznlCt2q0gx7cT1WTfgsgDi7yMMNX1RasB3QrqWtOc3tS1w
sd/tLd11/FfUwcwpIKqTtCn0UnGVVJ5Mx+fDroFLGT3Ut6Au9sDwkXtPnSXCIi1Sc8cTwYi/g/FgGjMIXlIXB2VmReCCnBfoIDyXhvkHqnRgPV0t0B9eQRzp
PdTN8hRrBLZGHwXszMZAiTIwL55lGvch9rI8MVd65h7LN7Lkan/oRE4V531TDKeR08oiN8qPlSOR1ajq3iFkMbvT8NyeKRVxNfZVTP4oPMMqyxewWezv3lJk
AnVcGEei/jvINOkkDDFcyQolalJdAmYlfXe36BneqZ6/LEmyiThr/eKFkfOVmVLl7O3cn+TkPCQz2r5B7ask5Uwh9sJSanKZno0A0/BUsoNaVfKq63NXokbj
DTWC/tU6iGmnbWm8DitgCpFlxkdIbeVB5nQ9NHhWbrPprSc9WBzsoOcktlBGyvF0Y60Bs4Pgg9+InmhlqsB32rsrKxJfQgKVQNKMlbRqvgSkDvKSaZg9BXcQ
qYFtysmMc+gj9q21VKkRrMCYyM85EIZmnA2EstvQumwjckTwGxPlW8s8kg45Lgh/M4kpS7kLPt343rZB60Pl4fa9U+W9qQEC4zOyBnHHiVX0PnmVhIa9lO9m
LfHN036LWm3ahmXbPkbv07YLyzXGM8xvCDQgpYidmFu1Y2Jkd217Wc8lYEnZHkGTd2lGYYT0kBwpv4c7xX18f1dv7jX0OcaaWgRXw2fIEutbdTuv4aO4AkMz
/y07GmKPuUB8N58Qiso02pjASkcFWFk44gegmpCEP/LHE9B+n1qK9aBDsIagLr83sC7uiCsndkPaEu4foT48IG0Mu+vpge4CRXwNMMzYVMgLFDY6gqQGOoEH
4kX1PBzG54g71dvCZvIs4gyuK5vJ7uJmsTd3I75OXP2EB6CJjebjuY5yS1Em+go2ipNK5R6e3n5JqRKws2HsE3YJ2RVeIyppp7DF4nA8SJYgc7V04wE1wk5n
7kJe+d5rvHcWsZUYgXrI5mVP+Ss6VrjOVTV8APOULfJXMMTbi/wp3FMiHVUCjdEoz594BXiCfI30JKO4SNsbNwh+VCL59rYzTLy9DdG6DJEmB9aCldx8JCK6
KTIhOsrwcnVNoT/YLfZKKB//PGG7HC/NhkV0czSPAsQMxysmzDwTr0zd8OLYRs8evq59RdRzbCAx3/SncJg+reQRqxiKOAmPIL216nhXUMfe3sg4uto+oIVg
VeAWmKEWIE8iuxFmRPGf4pZxl0Mz0eKoE1oLdIrWBuTbL2b5jV/SSj09+XPOEjCGO68sdPuQeUhM2Dw5M7BBnGeeGRiF655VuFmJQL+R6divYkLabK2I/VZn
oX0OMb/xJHGEZxLHuys0PsrxZextlTkcH0h8cE+0nwUHDTdtpxUa9IdWYmVmmNAew0CNgEWvqL1Q0tAU/IL7b0Oeca5UXXCJKWiy7SX8W7wnT4j6ok7MWWb9
W/fLtZBQaZUjxz/YRciNtNWSyCYJA+iltlXkctIf07/xJlsWFg9mWxLFQ3I9RQU3ya6+feoVuFl6Thp0WVsbfBM+UmsKP2mnsbHgtbjOctRTZFgDnsnXTSdA
gobCn0EIh2mFUlHQpLfTDoKl6gfhH07J/FXYA7sEd8Aevt18nVw7LHWO4FO1CLGntUS7ZGmp5cInFCme0naaMrVVgWrBdAWgodhP9K/oLrlPYMMgryXlDlY/
K02DH7TOyn69JxeVPU7IU3V3IvGvfFV+D6LgCLklwyittd7Sb0RVcB45mvtHMDHvTGBlzga1NBfT6LyN4nUtQWLgUm2vHFHGGK6qfQI9ySZief0I0yj3rFTP
0hxstbPaVL4lKLK9phzwujYErMZ36B88F4IT9X3aK+uy4Bxuk7IbHlbfAzs9C65Pj0aqKhfkcO2DVslai2jP1M4+ErzN9QQgZr6tdvCP8Jyc25a35PF1v2oj
lCr4Sm0ja4MPSF3/qG/C3uycQdUQ+uYPNAKiIPlgitnaPHgMCc0ZTgzN2W9wad3TjdikJs+QNF8MewfZRFs9z/z5Md+EgMVDRDD1qGdlvCoUOUVv1Bnmc/hI
cEO1Sh6QQ84Xwuz1OFQ7Rm4WJsuLLRooQatRCXQ7QlHGkjPJj9hQorkxilwI6suL6Msgw5ZHWSyptj3KP6AxXKI8gaPkOmXzQ0HC/knJRzLprfggdSYpK9eU
G3sEsJFY4Swx+6SffG3DU7F6XEtxj+yMh9xNdYTzmlAZWJTSrGX627IpWyRlKR+xlJiJ/HV328BCHA+84coRw5Gj/AOLwd9d+lfcb2rWeCG4kX1Q/iK84kkk
ZYcDssozWBjRDD1N/i32lHqwM7Sl2Bjqsa+/6YFprHAf5oEXgRnSFPxAWmPEHe/kYjnRFS+/EomEBmQashpthrXzJzufod3R7kQn60D8imWa1YgO1iqtjfAf
QVtTVeQkSBDFMMF7kkwxj8Kr+08oG5GGbDdoUmz+ZhlLYT3ypG+NtTN3xTqPmoplcqv5OcLvwnD8nv0393iihVIqt4OL1e/wUkIzdbIRxl/JPgXNiXXlKUS8
Z1l6dc8imzt1JBLBNUR+MGMwDH0EVjjOlWHSQ7J7GfZuEhcLd3An0tCwVS6njYnyIhniMst6Img3Wtcg1exHjeW1EE5VfhEP4IvDUlW/7XdlgNDU1lR4K18h
esqt1FZuwr9RHK90lRpz8bY3SjgckvMIbLTj/ur+OWl9HIPV2qJLsJex0O9gga+RcWP6OtsBo8+/El1BLFAHgL3Ymczp/AH8ptzH9D4lBxRj5+BUkyKcAdFU
daIiaBAvScu5/bF7k6GSm/CTOxDorJezziZ+8UUT1bMj9Yx6feVD6GeBN0USP/cOEo7j5eFOeEiwZV5uZORaKD9AG+8DyyRv7ZjJcHZOKI3ltoLViH+USdhr
4gYCiW85X6ku/Cj8meWsuY+GR65TGjjDcx+Y7wd+4efJnWO+gaf8Tefv3pnaJ6y3MJmqbPQqY41riAJDsbW8ry0bBq9iM3wec4H/helvqXb903AK8xZdwTwl
tudsQALU6Syu4Vp/Z3MfcTe6hAnBxso9hWHQRN8muypf8EuOQ5ErffebhDq+wlNQ05wQidsv31dNUmM1YdVugNuHi1eY+oFrqNPyLaqv1EhujB6S8qW+qo2k
ZK+tFTGa2iNkyhXE8WSMcg+WElGmAiaS4MmX+kw53DvUZ9baOQYLc1w7xXIJmI46Dykv2DpkT+k0cZFckVO3jKhUR17aR2bWIdxwm5xMPxQu86V0z8AJeYvg
aqgJFZy35YlKQ22J+ZLdLfWgj9PdXW9sJNIAq83MIGppC6wP4QDip/K756VmIZ7AsbmVAn2ETGa17TVYlrsTfDY940rscWIv+hOIFT8aX/M0N4Aa6pCxEEdl
5hfXdOuQMuZRV68gQTBBXa+Hy0PUU/KvjsMsyrZw3NDeOIcSbkqmK8JfdZN/bXB1mfauppZpO7gvsDnHYDkPfEhC9H7rvuCTjAucpp8NqsQheap+EDnp22u3
a0lgQsw2NdJxDYHqitB882KqlfYPeUJTwkr0LbYULR17aBhtHCbsC7a2fQsyjXViPYc3buPORs7bkjE/8hUbSy0DqtKOra6P9jwQiz2fideqYBO5a1pQ/Int
JjcF39AZdF3lUnp9+ybkiFjbI3EX1CLx6p5xyhrtFT8QA9pYdW8aQh0VDocf1LbZg87v5OBAlHiX3SR70CJLmldE/oL7rD/BsXp/CSH2NywCp3u2Utvx+xms
VlMtr3TOaeWtigdFXXkGdjhqIcWwRLmLTmJcoLMsK+9tp0SO2ZrTCbnl6AfF4Hr+ijORj1VWNhqATrLshIvCWhC1xEQIhTaCJXCbWMjc1HbQOjkYeLlc3ygE
JxKFUKD43eh8yyO0P3rCdppUiDtWNZKRVlB7ZVaqD+rnJVnzzKy8MG9UalfFhHcqe/dnUFO4Sf5NObOUaLS5Nlt8xOQpmv5WzacmeFJrT8q96r7t/QU+0+56
yztv2Pvzn8Sx9E2d1D4pf8qL1Z4xC2GpZVV2V30fqmC/On6F/fctQmqLN8sU78ysqWkqE4N6LYWRx2wTYBs53N8G70lMcz8Pz4Bh+kPWXru2RgavKNeRb3If
IYK+Bhv54zAj4yFz4dKUw4BHd2o3GYX5CRYyX0AlbTr2FJZXa8F/5Zn8R9dhsIb4i3TLg/la1mzJSbzEJpu/YkvhT09XeozyJPgO9JOi9GdaKnNKXcZVRmrD
qcHr2gwyhR+r1E3vRhzIzFK7E+sc/YgW6mjwFVsrFyJ2/1epFnEWDKdawIXW8oGqciUxS7jHB31gzyg+HbTJ8OrribdaTeNFjMa/s0dgRQcjzKcCcJprnFbi
2Ex+J7fQA9gGRDGZaCOofcRF7EOwU0ZX01ywCJ0cESrXji7AmeSC1JcBxlFfbmdfix5Cm6R0BiNt3eR9oIMQB1u7J3NvqLb2w+xJoTYzSw51dYar6M7Urchk
eg0RjkXgs5llyCXqspDkngnmWruzZeo3sDSDggOYIqoCa6NlR02qG9PSUYMeYovTapAzlGvkPvWW26bfIyA6kbFRbdGjDkDGsj2Y8eQsqhw+SqDwXPsZtIvn
IrLD/wwpL4WR55CWkTJyhfhmZ3yQQnWLUyvbo2G+YkzR1tC/sXtM5Zh7creUMb5a7HqxPbUFq0z/Qo0nwqSPBCQqsOXptuxNMoS9Qb0jR1EfmFByLGUkW7Oz
mVDnRraUMTBLsKHMHnybcpzaxk+izgjJtAgZ+hveJbjaXMClkJfrVcMqaoeJXATRl7vtckWqAP6FHtHa2+dINmYe8sY4iGmClQK33MafTF+qa3RMilxLnZPM
DgQMYWsxOIkxi/H6uVPkyuTh5EcMgJqxnNrT/84holPFFGyo9ICso+5Es9zGOlWVnlRHqRZ1jriKHAJf7f9wCewh605YH2uEH0S6k1XtL8Te+EhsGWO37yXq
ae+MTcz/svU1f1hD4RhINPwBRfyEZibuKL2NyUJNdCvaaG8zOV/8qTyGnwTSW1/dq1xhz2np8u+OOXqMHOkoVtcFu7qa5wx3ZeSQcdvzPrnq6zWEGLxQhayG
9KeaSUGqpvJP2BZlDdxlb6qg1v6RLwWnyNvc7sNoNApgkvW2uE0awRShg+SDNj8M516Yw/ijwEpdNCTzFS09vBXR09pryz9Sa83jKeX3+ttTuGZh5oNToApR
lVmBZvNtEFlO5i7BJ/C2o6K2Kn2QnoBNDv6V2UzfRf3jvQEvS2PQENdmsrerjjfEths7g7ZHDsdEsjpqNLTOPEORxBRv+aix/mPyOPkEInBG5AJ5yzzT1JDB
VVP0YtMwoi/YbDmNtNN70/nBMeJnvSF7JljCl5dHNsiWqyqV8Ce+1/5w2w0wxFqTuClWy54W/KHM52vZdUUUXXIVZQ9bXZnP/qNXsZYAEzNKnw7m2jZRndEP
3GvutqWC0pwsL7dh6zp2MDHKbeatHCF90A5Bo+u98wN7R3wllIYvlUYyQ7jt1pNMU+IRmEr0lofCqmUbQ+LPqbPtieAI1gMbDvaw3eSnrF1eS1cXK1Fx3HRD
8/A/uWERc4X1wksBJ0firYIzYFjuMrgzHipN9XrKde0sMMMOsJidThUTX2S/FGG8l3mbjw30EB8rp5HffF3UmUwLoZ6loXAFXaVB+anWl6gtiHpk3AE417UU
zo6tm1PX2VU3gfv0Af4SOE5+krxKOarUWxF3m6Zh992x4qGY46ZTUeOlxvK4uAy5k9bD8a/eVX4YmwZfoKM4O/oszEVMEJOsK7ipiNGYEjiuRIE5fCW5rVjg
/5urDY2CYvWYXqSvglbMxBvBu5QkrrO/gaGdZ3Wd7ZY6vjAkhGwo7rAcpiS7l1DU4yjw/9RVOcXwQSGQH8R5Q2eYrx10RytR2DjEqLT1rYpBtSRPAUgXauqx
lqiMN9Aoz0julhXhqezvLaX6pgndwGEQKn4WP3tbSi/tXjFSOwatfDO4Fz+pbaSQ4KHgCnKofk0fGLUvmGzb4Z5m35LFQ8InCs2lLZ7VWK9gW3jB8rt81F4e
b4yPdq9TpGAWtKiD9PYhlZWLuTfENcgK4b2qw5HkRu06XCw7QAG61gxkB5MKngpNs4q4Op5oqXFQjAbipeAi6xIuRsuAMepuwS9XajIHhlleqjEyC0bAx+w4
zattxPcrXkWl/1Rn+3aKw+sNBG+1rt794Ll0mWP4FmTXAJSNbAVQwhuZjPpHYC3+O90MXjSXyhR9yE+aV6N3tX/QasRonaNv0ryylFrhD1fuGVT0mv8va30Y
p1eExYbzDofSXRhMp7kHgheOT+KwrFFwtFyXnw556YM3T5opTrOfcg9UTkoDhK38RYumVJDjpIrGWPSL70xAIrvJHaLicFY6b7ki9FOqkL3An8KYegulObCu
c5siK81t6zVceOS4BB2eTLuE++WDVq95OvfQ+iGmEJ2vuG1HUA2uYE4G5spozEBhohASwC1bHDfJbcj9tDqKF1lsakZ4bWPJ6egXPCWjh30CvGFLc9+zMQyK
1SEvwUXiY7lr0JXQL/ja6VLGJsyC+aGWRlv82wx9/CfFE+aN2rKYZeSx4EvBSKeCLUyOfw8T6f6hTwk0RbgyPZBCzEHvR3zPotAHcK1WIUHXYuKPi2TCZMlJ
mdhe6J3s5EAPqkrafncaEcv8VKaKV4iv8CuiApSrSADffSFeqo+t4lP1fmi6sgvvCgLRRhDBBOQiKs96lbxsrExskGRDtoDyn4R4nIePiJ7+3wSReq7PtZ0k
DGQy7G4HWon+D1yY1jNQ1fW38AhLkIp4O31QHMn1Ed8zGvcwdSo/kG7PRNvitXHYdCqJemRRqH2mbf6WyCXXI8Nn/B3xK3Eev6h9hyMItyPB8NkpWK5RbvKm
za9uQoZbL8pVERt/wTaCKijjHtdgFDqeWycepRd6R2vXvGZwDp0tpgl83lYqXS8ie8JzSkf0hhYS2Uo/WfYMSoXWMFqsLaJSS0s9ZChoKeyAVWQg/KDmqqOY
tTk97FPlNQ4v+Am7Wu5bOilj/dHyVv5BwC9dCJwg+xlbkQvVNmRrYioVKRyk6mas9EiW99grqTv/KOYVdVUcJ7bi1qvL0Hw5iRmqTfZ3iRihtSYxYiQ2VO5N
qtpfwIBKgU7oVVsjsYN6yb4kMKiJS2yq9VIXGX3EqtwOmUflDoqZtQVOmwJiFSIu8pN5H74KPMI6glVR2fhJOcb3lOghVpNp4ZXY19PHNZmb7VHNdiHdtw1J
wgn/nDLmBpFC5R/pFh6gR2TPjgrLbIO/8yiiPxDOz/SchTjyTYrALOnXkS2uTItovSA3yG7JRonxZK43Bp6M6UW8dU/0xyAu7QhyA2ZF8aRE3w1uke2uRHw4
9YOmc0rFkfbQlLYgB3sMWPLx3kgsUTqUOZYn5SV6LeqhhNh/o2dLt4x3SSbrhL8YnROY63WTzQPAn2z4ZddvGhIYTmDBGdo5/KY0l+7K32f2MeOopMBmqk3d
buhpR3nskvy3e7Ttp3RLSkD/ZMcGCW0n8zz6nt7fNUr/It0iuqj5fA+yAihCo7OPCXilTKojP6psC75gFsBs4hY8Ln2Vorxi9v6wCmAK2ka84u9lW4x1iTpG
ksyoyBJSAvfN8WSh/1DymLS3pC53VqoIJlAbjtbfG8/HbGDe6pH2B1yIMdTdRN4n1GNvKvnyZLqmkiSM9M5mK3HPLLnSDdar7iS7Yj2yQ7ILvFaxh3E41stS
J9DdUItMtqeGbGF+UKU7I6nGbsJ6meyhN9J3oE3k0e7j2AqlMK0liMV/lwXNxk4hjuoRTD/pqbYSnLbd9UxWskHfjOqyXX5gr4oMVrvKZpCC9tTHbUXUgHh/
1x3xF2RyZHnD9bK7rCpWtZNQEIelDnMuz5rL1pKO8Zxo4QaJjsAlOIGupG7MmKUW+2uCPebF9jawhTtCboKkiiR3ixyuDHPnS5OQv7m3luHAil4yxSONldZ4
ZupHYmzOYmJkjNW9SxxgFbj96HdQB5rNk5DtwvHATL2O5zKWhL3XPAiLnEZC1f3+ItnjHAgibfHwV/jMMEg8Jd2yFFMFpnFKPt4F7BPMXA3HJmBnPcpk9iD/
TuxAJTEhSD6ozOxTorfN5X5y15Uj/iU45R8RuIKWs77fEe22hs/xdbC1YbpZr2O00Ih46d4FkoguQi//dGWMVUoZbZHBHWWy9heDKAOCU5QQIl17Kd9y/+H2
4jWsNcUC+1zQTb7kqSsFuC5IJXGY65rYxrJEagW7wi/6APviwCKHGd6insLtynSHZNjMxsrbcgCcQHpsea5E4wryLUVS/cXjpvqmqsRnK2e972iW+UdoInMN
tuD20PXAdPs2aQc3lFxvn8yMBdB/3ro49rHQw3VTVB2t4PjYwfKw+LdYKdok04jUFwR0rN8JK5FXRbN6iqflVpYZcJTUT7oN9/JJzGBQ6qyA/c6slD+ww6QI
4bo9KvBr2SzvBRa+K1ZRHIRdF9+J5fDrqT6bmIriK4iHUsdApMUivWWrC3arkVPkp4bu+j7bLbgEmcDj+E+1lW8VkqDU8E8A7725Fg/nlA1kIjpK3s+3k/si
1aBq7OVtpt0Ti61X1W+AgMnKNskb4gM7+L5wP9oZeUFZkNZ0R+9nYzQIle3SZ2WGukfLBxfld1IUupx+RM7gbrv3NnlInGZbE0PIR/Zq4HijfL4L1xtmZB0g
l4sPQHNDLXQFUtN2UMvYfcN4VFpANEvJEF4iU+249I+nnaZYFqCptskZCZFLA+H+D2RLAcdiBEL+njor6x16RpGyBpOdlRwY8M6Qd+g5coowH85S6iI/eMp9
hCxmCaaF/77UUemlndT36RdAEzKc7qU2UW3aM/S7VTUXg3/EN6Z5vA4t5jMWBK8SU0WvoD63rbSGCSFwINgoVZP+zDktb8+bqzTl8+Ucmw+IwQVyGl0HdBVd
YEZ6XyU2tZ1hlLZavwuNwIBkCKvAYqyF/9KmGzFVxVjYjyCkXXymkOwjtQV6UvCdnJCyCJ6SRKmttpN9zuCOLO2g0lKLFFarJtXqmuisFDsc3BYXq9M806wn
PIehSTkh/RKgLGPMb+ED2zHKGrCCzeFJlCht0naT9cjD+BblYFoLSzE5iRloCGYb+Vhbc8XhPwev2IpicmyfY3rB7UJ713ZmqqMGOKr8pR4W7kKP/JidzjCs
4H7G75bXRLa1x8pL5XJwkL2yBaHn4FWluOhC62h5hJagdgjMDCySrkGXnqXN3PEYnZ0cK0zUK6p/+I4S3wJvuSfiFfmE+MXUnDsmlPpXgwvGMLyIWEzfQmsG
inw61girz7cNqQWPEdXodzSKrtTcWKZFE6qTf/r+jjpm0X1NuOrWidbuCm7N9FwWlljtTDfHG8ssaTrQBYNG6gc0Epno6S4XCN9SPyl3bAuJ2va0XZX8A4Wt
8AmwKQLwYfXpCE+uUrPRPWMMGRPiYboKy2J2OHId9QhFC4MGxaANCy6VxzIpdkRZLl6Gw4QUfgfRhGpEm9jZeISaXLY5rjYaZagbMdqK+9ciPYEqD/Y8l47I
p71LYXPlnlCOm0j9pQC+vz3J0hX4REa85sdhMzWePI4lc5X25GiRehLfADww5hNLEMGaj7yGU60krRF1HFVEnBgsPSUzpbP+L4zIzI+saB+MDmDeEwaOJYKB
WG2LfwfWO2U8EeNa4gg3X9ARJVUjVYPWhnuGTOYjSNG/jIlCQuXySmVfnPibZyL0wDnEPPiU6ggbh9+0/WmfZoBqDekY6KeOyO0u90S6Ew2tF30NG6ekmaQq
1lDxPrTZtxC7pFCpB7+UvUsNUHaWMVJK/ejfI+4RfpDFZIq/Bp4sH7L7KZodiXagIs3NqcZaOWsh/xk3y2ahtWGDHEZttJfE/GKcqUWBptIruWPwjFw10BKO
DLdxhaAbsToQ423muYq7iGSsorRKHSDdQvXwUuvhrNa8V/HBn1IXkEIfwW8mA0+M7S1iC9RDp8VMQWbbHiF3jM9TkwMF6iTgE3oSkWlThB+Rt2338S0apfYh
K6KEXNv9naiALYJblK7mM6ba2CCkyPaInx9IxsrpA7lE/B2gQAz43bYM/MmhoI23rv+36mjZXI0l1uM+ZQA/UmHATMNUZD+452mccc02MXB1Wx1rVSQRnPLT
Qd77h70jk5SVLg/m7qgZ8AjxBvRQavM3Uz4gYUQrMAx5GHNRobW2UlDrE3iMlYv8Dl6wHw3f5IB8APrwGtQtoQW02L/ZI+13XbOEW1q4uhk9HlnDxyutMZWb
Ruy1dnJ/FQeCfYGUaBQ9gIfAcxbGFofahLtSnu+YvYr9n5Qh+GJQzE3h/hAXI53QEv28chaPVd5CiTio35GHm8c7/g27rv3iu4NHRCPO6egopaq2U15o81Dl
kjvB1UQUP5SfEhguLiQ+oJ/U1IxX3hh2DHYksEVnkeGyFR4B7/ydpWuWxrYkqp/yU/hXyhRdbov0F2qM32LvlhuEkd7tKadMtaxh7n2SCcQCyV4sea1Ariqp
WiY3W+6IaGS2SKhV5JH2KZk/HZ1Mqwzl/DZ8KvqHdN+bH+DtU4houCaSQNbHRIBXhJsoZM/B/pqXS4hIkO3+Q2IWisauMTcMHpMeWaKQYuK+OMvQUhgof0NK
pDvmXHCTmIpeEQu5eerF3XHoA/yz6GxiAh3+O4aRUXxDbjn+yjodQ6PWhN/WcrWC9MVEkRAdJXhDQGWqgjlURsLnM5tgZ/lyqJeqDmOFnsxTvq96yWVQfyXS
bd/pXlwT9FpmI6wREeE5bcgEC5mDHASO6JFyluySk8TqlhbaE6/VcwF5QS+Hu2hX7UxijlLXpqCd6CpoYuOFbJbFap+xa6NtMqZBs7+8NxX6gzahgmWj7UBm
CFnds0HpoGcJnPAWrpKn6Ga6MkPrVnIo6hW/6jfqNZUS6cb0hJ3lyARkBbJTZqLjyY9+ylIDjPF/lAdkH6NrMDW4b7YuIq0S7MOMb/AXT1tmiyqwtcQ12mLh
TMNO9I2siYSDToupQV3iZ8K7zrmkKa0Bcg5dBJYr0dRoa2vTQ0tQuk71ZMigAPfZegW7yK2DI3UXsYXfqZiCDZ0Tzb9xUbA8+Yqpjc5ELMpvkhv8E7jn8YpJ
2ml9IBaGDNcehtZRXyODSUYkhH6GSDgWvUu3lypRV2Sgksga7ZVC4l3FnnI1YSXZSe4gp6hPoU9exfyFkc4C9LowH71HnLHcdI6iUP2qCZda4Lo2QD2sjPZ/
Rjm6xFGJWacOiP+IuwI9Y3MzRGits5CoRZjT4tTD5jX+7oZnSItgZThKzVLccH14ATpLbS5N9F0ga8KXkFd7I72FnvRCtU5YF+ybGq9FU68tBaCuWMHYz7gE
GUcU4bsi1bIZXypMtQ92j7AelP4yfAmazAeQ1xG5/h3EWGBwPw49LtphA9dJ8RA3FN2GRCgpcprFGNiFTwsPEBS9Qn4q7Haf5oNKIpB8PSWTkAyPwMV4ojxB
0wPvpHlZhyOv22PQaVgutd5003zPni3HgkFRo/WD3DzRHF5DHRv4V0XIU9Jn9iFo7egitqYzlG/Snujd4KDSSfhCPePmyUf4cuoUe1SiyT8wdhqxKPEzclXr
3rClMkH7t2z7dXQPli8FYs2ztZbYQqVMeVvqs5NhN2a8zjRK4vrK04h3phJmu6E3Pzuth/KRC6UGE3GB68J4dIfyTQlnb3LtmVxPAgxFA+QurpCY1RCxiMb5
yHS4lliYcdjyd2QcNzjjF3u3BksjeHZxoKvjjFgUJKmp+Nrcnrsq6qVMbTktxxp8iIymnnuDUil9DRjIF3pNbrlynesGn+K7Cbv0L9wFfvp3SueBEJBAHtma
72p/jtrgQK6h7Y0f4jWRH+Qr7mHMI1ux/Bg+8lflm4eFaphvIDEga4nRiFwiC4R+RLG4gb8lilbdusOe774AN/NACm/cQipEetn3s8vpjURt+igbxXis88tQ
cJoQkdWGLwDRslmcx7/n6pJ7WSuR4JCJJcwVtKIuC73JlXBpEwV2IpbJuVgP6gICDKUcSx0L44iKYFvoTu97/4/whrTNMpnaJM1xVDMeJ4dEd7JcBz9tc+i2
5GzhuTrOs9p/MNBSxLLCGJ2O4GujHPeCWE/Vd3MN1iHLo1vAEeBf9/qo5WIrosR7TH5As+gjTIocIX9VFttHW+ZQFWC3zKmpXZD2QmOhB5mu5Zt3wATCHLNL
CgcvxVfuxSjG51iOw2+WXGGMWMcepvayLyKSsjl9gDaLbs4vSJ8ZbG7Sgt0EVKGwfbiILzOvTA31DMmwpTqZKlIL5IpMyS3lR94Dksv0GkNlXETAQ7kCHCgb
wQCDH37UK/Gf9Lv0tuBxvEuQMyXAMYYSuwbPgtXwp/Acn2U7IYRarMhSqo97oGU7WcmyBf3vX5INI95Js8yasZ48Vr0mhhO1Mmi5WyA+9V/kG+ESGig7pQUW
h+dlRg1pfHY1cUFgRuR05DH6R5aYFyq0wl5I+bmFYB6R6mud9yf6kZmnCpZo1ExHw4asL3KDv6OyK+Wz3sIwQbPzPzL2E9/lGpqFKPE3dl8VEPhC+yZtZOOR
XVoPdgXzkOsCK3ptzt2wgngdLBNL2QHE7+gjgdU+it357rYX4p+2v4kcuQYGtX+xdnhEpDfyFX3EvgHxenimf6KRorhYZkU8Kcb5+mKNE36QR/QIf1vBTJyV
osXqphvMHLyAT0YPiJetYVx7NNaWbUuwXZaisHscSxeBJs5+SgawuVlbSMYRn8G+h/gpDWwckAeQC71DybtyXcwqlnLflAxyG+yvXBKWA7d/ldpUrG8CZUi8
wXiYTCIwLXb3a6Ih0UZB+dkRm7FJVAfkMvaW79jokdeOW/Y1xzYRVchwcBr7lXglBIy22CXEFPk+uwlul0vVWuZyzHzud2qQra8wn042ppHrpSZoIXcavskq
LdsmbwOnPJ3F20gUvSNwLcAK3ujXYJskCFepXlxrckyZtmyo7ciejfbdvYD6VbqOD1eawvZwI+DR1b58+RW9A/yBW4g/NFbslZvnNpoOSzb0Gne5DD9fG983
eSiXMH2k5YRfq6Ds8iSkXrbWtPqJLeBjGTJZxVH4nfrnWV5aSg4U6qnTs2dHhMBUabhlK7xlaVemVqdyl2w7kJNlzG4ucaYMgzZzofhKa2rWMiIqsJZMtdUw
9weD2aPIPsMW0hHYLm8F1/XNsIaF8w/SdouNUTdmA4ddkZpBrYY1ZUZb18htmCTiCZxIv5AP+AHG+LszYUqy35kzHZkn5kOOXIHMJR1ie0NzDtVoRdX74tFS
FLgiHMIWWsLFEvGTf2/4C9DIgGCD+L/kiX4jVkXG6AYiTezjlsGPjkQq25/paIuW7XRpPZ5kK0eF2f2witLHsYmvkTUuWFu2E9/oHcwJZhCSGHmW0JDaxCJ8
IcFzC2jdfAIsxPaD85FDM+Ite22dUueIHZVTwdvkaVCrjtGC4qHC72QVYRfSOTKetMFy2FuGhn1CrxGNxH/RymJlGM2GKlOFk5Ya7klkZeUl8ad4ExZacWV6
yGpzoXMv6MkdZ1vZpguryEnWw36zdw8cqprkT9bI1CbgH3B3SyusvNIOtoVj+cn6lFwmeANWVCqDJcxQZTPTQFODx4LvmMbgBoOBM3AACIMXgkUwUfzuK7bV
zWhP1Jdi5L/9/eQFQlu0p1wEWkIH3OpJdJYnpkiD8Rv66DBGHGEuRRsQaUSy0DOrMSTkf/bNUAr4VlHvU3/TJ9jDdZtJU27LtN+mTJUu+7/6/1J26H31BN2o
hrg2yTVVWrytZaupwWyF1UfoCVquvCd4WKloPvjfKDKr+Cqurw3jXjQE4sfPuJycBCe4+5/i7i7F3SkaNCGeY+N7z+w5SdCgxSlerLgXaItrkS/f5VzNxVrr
fZ/ntzUH1oDLAn25p04fRcizpJZFo0C5oi/BUMFmOL9wpauInITNDNZWD9Rt6h9hnVJzvDskbJF7g/fEZK0GmA3uItzc5+HlZGazvTSlBnnmI+yCoYQkMmzc
wIdLHG6acXHb4FFwFkRq0Nhf2M7YYo/UJaEnbFwAjUGQA5nqfnAo9E5fxZ/kj7OpHqvX4/3gWZk4lJ1mri4Uw1GFXj678LPxV2Fzc5N8WG+j14PPUTdsG3yB
ZKMLXoDVVW3oP9ArXve9dgiOnwqfGdnhN+qPpH80Iux2VjBP5n0DQ5h4ajIscDBs9PJ2+NRQP8cCPUf7TKzAI/QpjKS+kicYxfoqEA8uwg3iUbRRaCQXgxQV
6f3MdKU+0GH1vBdoEbDB/qrFuKLkw/42TXJqjfQUdQq8bpp6ad8BoyF4Z2YWLgmvKrTgYmFkwdmiByan5KK/1VmwuLARPA7rmyj4M/Uav4MPdyfmDwj0wcaz
pVxz5N/9Iy1u+BNbaCu2VyQu41Pgu8IRaGdRQpJjVyc4amckOoUPhLtcxcrAIh+ewB3SFxG1s9qEipmjFMidxQ8Xtkq78N+83bC6uGmZ4Ovpiks4kVc5maUS
gEOvoYw3suQy8bP03p7q4RmeVDaXPU+0Zwl+G7MlXBs7iV4qH90nwL9MAtbJIMGzpHTMi767b5tx8jx0OXp80ji+Lrefe8b0LRjiMejK3jP8JWDRosAL5Kzz
GXaXx8uUVorTmV+4jsyvehp9n3/peEXNkNfkbCCtWhWYHDiN/akOparJvcBzMSu4qWBK0Ym60eFzynazP/NLeKUTcueD1c0N+CswMekeW8voyo22do1cjb5R
VxIbRS/A/iOamE/FaWYLX4RrUPwzbmDBXq4or3vhNpLlF4Mu2CgqCUXjS4wnrhFwA/1YG++qzV9kRawaGwMH0wepXygJ+y5cV0eRs/CG5G6Sp+bIha5NoI9q
BlaCjfYF9n7ghauS8ApCfHTDSXF/mZKjQcOhvpfmDXFikUcYUNimYEZRfbl30U7hrW8YN1yqzNxtdJ96i9byO5DdfZVdbO8fe9uMdxVQE60PmYGaxZiDfWCX
EiJVhzwrf1MmOFsW1DXG6jPMK4XVqNJQ0S5ENiZTqXjYwvQLTZ0fKS/1GzNLmc8elzCYGnQyQ6UaVC7oTQzLem6Ot5ZVJtjjGZ8jWZwf/EEIcidkRTvVC2AW
NZwp4HLYdmBBTsuQzXGQibc9ATbrbrDKV5k7ox90rMMUokcgSTKj+qifwCwlDf9NLkdtN9KVZkY/kKZZlA3cUrqJpyv93T4bJKB9oe3q4OB7fLBtGlY/s6z9
tduuPrBu1i7lN80ZIke4LxPl1vRir8p7tMQSi75hxOpjjN6hMVpvOejZzpHe/lwxdlBb4bsC8uA+4YbU2VXVvbKklT6m3zFuu/6gD/Nz+XNgp7YWKrAS/Bn2
ltolrBTXu+rFDRSX4jH4WatNrqXWk0o7HK6/Yk/RFykHMTPaBhiBsHeXW6jjtKrbx4FfY18JB5VdWGO+g3sB56WczGb0A4tR+/K1bTvxZPUYly0nCX0oJftn
cjpxhVqjDjf7EH1cLnkxVg3NNVLMGJijn0XDvencV2/AGq8GQpfw81JrbLRrs2sGddrdhwpQLtHLAO0UNlzdJp0Dc4x6+hO1qqtB9p24StiRnNlED/+itCKh
l7CYxLQ67AYxBxznqnhKctw5Uc1lJtpa6lXoe9QKYgGyi85QZT1PqQvGElVCL12+AO5Nkp75LlInQ0+dzYJXhKnR3Z1zMge7/qJKqWuMd+gvVBt0T6if3zjh
hbW7ZbE/WYShfbb1Ujb5WGjkqK62J8OWOe5/sBDaS14jX7vnusuCSWxBNA8L6H7oTs43UBYcJgn6OtVDYIiEYECb7Dob8wF7k2N199VaCAY46lwCE3MylCjL
CVXSv/knoN1+JF0GA7XHoUizurxSzVQ7qh+leno5Kky3SMPIL1Ib/K6/H6U6b2M+ZT0YgS7n0uAbyLW5tUe2i/xUqT13ATTjeuj/sG05Un+GVXYewf517fIv
kG10sn9jchR5rQjQ+eY8KrZoHu5L/stxB/yiVjWeKVVRqtKQLNldYgqzT25LWsRNjCRM5A7Q+/Wbaj+pGe60/C/yFRaUWooifkd1QhP7TTT1XeBufd1XnusK
47S7lmncGaq5kmuPZAewnfDGwuOcmlF51DV1g7M734si3V6KpePpcuaK2Hm62yG7fkG3wyvDteglBWeRNUxS8xu9I3yFstwlaU2gbmEEFWxUXceEclKM3FQ/
TeSF9igblc1YffdQ9Zf6ALikhbE7mKFBL7ZdvJXdgloijKRvWV+4/8I9gUpGTImBrWNxvQE5D/YG7YN7lRzYKsiFfpE/Gb/LFqURmA8a+bqHWmKf0QL9gU5l
HuAT6beojac/aVD9wvW5abaOxmTtBlgAJ4OeSkvUXRioF+Pn6Qx03uPkIF4Mj1M1ifLohVvA6pI7zSf2I/hD+TM8CD7JKUDFd7nbur6AhnIfhRTHe0dm7KZK
WZp6x8V9dpFcFfWn0IG0M9hzcAdThJV4JVmVFiqHfBwxzbNB7UNeyZkZaq/WUL/Baf6t2BqxJWhmPSZzsJNYHFMURcnrND401JifdxUO4aA+1NzUYLxu2G6w
Eeot0E7rqYvUDPY8viBEqcX6U8S4qsCft/TJXMinsxWoWdhTbSj7HRxxP8R6WUeCWOWsYxKP4Ueln5wd6Tikynl6a64Y2pQ3ihflYhzYDwigWR4pE8OzqKoF
WebsgnfOg+BgSNIeacnibm43CHtGOXMcn/DOBEknIhtUs34yFhnpwM7Fm/M8qYqcNZz6zX3FeZpqrT+EZbmZ9pEM1vBg7vXoIkYKduGnJg7g7XR1tJYuV9J3
eVxnbgG5GEPkS+oRlrP1FNuRuxv6lWyBjSOmU3e1Rdx/gYcGXfBStpttlCPuMsarwhw1C7VgPxvZ+iX0Q8PlwyXU9UfWKcznwTwpqA5qRp9g/mJPsnzmLMtJ
I9ZTXtvAt9QG4FHhnnUTiVGgMOGD/hFud01El7VPch+HTT3BdvHc594JMtNS95k91W8oxns5aYTnquFW78AXGSMS1rsZDiRXZk85vfgZ1x0WEbbEb7At/Y9x
MrGyPx+8MWL4kQWrWat3HtOloAzvQJtdU/Q3cK8e5XsOTb0eOqF/KhigwuzdqBXWRrsK/zU2mRaw275ar+A52+CypxkaiFUFpZj12EH6vvU8H+WAaDQ9lWik
bOLXcNtyaum/4oX4XbYNt0FJo9ah39k7iZdIwzKXb6u2gfe4S0YFo2vSCUi4D/Hd4Wp0ArHKIa2LJx+s1Y+B1Owu+mksCzTCVwTas+tC04iEhKH2WQnf1Ypo
HKoVlvWG6hPLcoXTi+VR6jV4J36yZYTann5N6epvgc0qyzdz9HTO1lrqw72DiA7JpDsyqRmVmnwTn+6Nz+pPT2XWkRvoIDEitFKYLtfLHcpeM7KYq9SvHlmu
6KnoH+heBsaD2uY3ari8KtwY3QF/ehtydbzctoMcSc/wpuApiW/BipgZqJx4xPMTSEKNwR/CM6Hk8jIC1MXcsdQOnAoli1NcX+IAPMHYidt5mdi72H837YsX
uXN8K7WhJZG8b86SywnniShlEdvIqBh7VP/PU1MfmTCYZ81dBQ9R3u5CEFPoD1VmVoMZ5H96K9u9gi94F2UhM8/sKa3Vz6AEsyEXjdoEIvRDQiYTbabprVF7
a77RyfyMqhIbyDNaaXWYulmPTZjNHHUMYbtI72mXoNjiwo1KyGKj1lMegNVntuW3pnzSWTEdLRT+UpfJkcwkYqNzUGhgThvyDPM/OqZoJH6vKA8TzCu0s/C0
s+lOJyivpiRWMva7KlgbcqN8tcBpSw6uBwlbJeoiHnSNDV2wDhTSWEYYGGjgXe5+SpRF/SkRe597R/4YPSj6VtwjoQXeOas7UOAt5Tg9XviOHmgDpCXEJ/AR
0uiD8Tt7XumrDoa75Nfx04ljWqfg8sJOlGD8RH9h/lNmU5UtHDgReS8PD1bmcX8N9Dfxnp4trcMmSvvpIscya2HTxKYf2Aa7+zY4uvPV3kGFjgNms8B+oTCZ
pw6u3b2nwZriT0XH987wli7CYL+iwr3niy7utKfoe4buWbz7XnHVwgR5uDICnoTe8F/5yfAjKC9chiz1Va1DjQWx2GVTAZX0trG3YD13oQDxJcrxqn58HaWL
XaThak15KbisOhK+C/WDlaVq4mhnqtiIVCxu7nnw1/SQs3p+pfg5ulpYFfVQDP+7rIHwlczrr52KXgdxoL7WK1AHfI8Gej1XsXxB7GrfJ5ePvWU7C47jhFrO
nFIY57ikdCEPotlU//BbZQ6PoWVoAEObo8L1hDhUqagdaFjUzQip98wtYIZY4pDuJLEc/k+wPmSMDGyPUSm/kyMG4fRkcAgztA5wJf4cFIgVuEJloLIA7wFq
oAueKiauRDNaYJs5h69tVkPrPPM1H/o18Xe9vvElMUXexk8kbeiLfFN/D3rAl/AUvUqtbm4h15TQzvT8DkIkvK4MdnaTZzCS/F05Zo6i0zG79q98bfscbT87
15NBTVKP520WkXQ476g4T8iSj9usqkBCOEF4rDRPWBCdS9Shk4Mts/+xY8pre1NLkXZOeS7VcJ+RR0gdg5tIAXQWP8IaWnnXD6WufZbWEc5kL4DNkgetJla4
I+W6VKO8m7nPYztS+RCD2/kirZ0ZANFoJ/F3PZ861TT09uZcqr9aj/pF7w/P6HnUP6As11YGWBktRZlEPVE6xR/H6skVLYdAJ/996w29ndsvM/jT7LayHX00
2oqDhZOwWthmvkRrhH/kDc5IfRGzEg12LSy50LVOD76bL8aLjMPUWc83Vx9bwLvF8zo5gR4RPsdjSVaqUtJLoaKrLplv5aRh2jkXafYqSnbX86eAY2AgqB12
JuQHFKqb6+9gmkmDXihZp9AV0N/9NzsQMWCJ6aWHog3a0vAruprhxRoHCSbSO4oZpuyiq8D/iOrOv9AjkYF9qVVKc/MmlMFMrCuE/DTvMe4QGJIzQXpJS3I1
Zpb7GbwvJNI/Swp1NC2CbwHmgbOJpWJrCy52ptGA7BLYSTYFC1EbdUJwfv5ztitYp3TCV+S/RvepI3CgG4OHwGrsa9xQT2/WyeyGc9mK9gDcKQlEo+w0Zl+c
harOF4rLnHn2TnQX5bHUN7g0/g86wT0mfSfTQEni2mv96P9gGWYpVtYxjrRpvbhobgV4QK2i96kx0t/cr/RlrhZXg2nG7uNS9H+pCB2QecQBJyKb1kmEXvAj
uNmt0h/iQnQDRx0qIEqwpv+7dAFPd9SJKMMkY1N8G2Pi1EXYPFcn/yO9Or2Amb/6Mf4YYGIPaZZaS6ug1UFlwQt9YsEd/Qr1Hn5FfzrKevronnAprIam2m6B
sWimY6YzJfAPFvS6E3dwOHe+8DM3yhvmEzw7jacJ4wpl9kryZKabTgcOmgdJp7oAH4dq85v933xfbKL9I5elvUL+Ha8LI/D64dnYeP68I1/NsWvaXpbHj2sp
gWnBVczp2Ml6f5sEu8mhcLowl10qFXHdqE5Zn5xttC62bnjInQrbhP8SYvT9eFzsSNArdq52To5yJeGp+bQ2B1uY3YQqh8Y749X40BgyXe+tGTEHHAPgd6qf
TwtPCNyGOtwKprA3Y1fu2Oaz5mQaEPwd/J1qSpzAo7B3cCNbJNfjKyOSdZE/uBvkdI5W2roxcEMfQCX6crkrfCwbTw+nKyf96t1DuT1xXKZeX78KxgWfUC7y
XvCrUgtU8FZRO3hHUWXhW3cnqg0bJhvSfrVYjdPme8dgVGgEGERNZFrR4+mmsCJWKM1Xfmd2GHX0PR7W+VOiydf0bAs0dT2jupJf6VnEeK0wVBXNyJ3g6mOP
MyqpXf0H8Sv2ZbA6Wha1Bu5lZoqd46rq05nZoV3wXuyC+FVaKeqev5rklYblFoSG5bBCE+6PYNBJKq0d0f6voAdRGZwmOjBncEl9YgThsWBlQlCKQ0nmRfkR
kSpIWgvyEZlMbg8t2FKVWrA1pLUjprtaUdVca0unUWXEyzFtsM3OhYH+8X5lEFjK74w/H98xgXS/1YpoCXXVUpmh3FJ1ifM3oSv1OxkDT9JWwomhHQ+Y5yBP
nUg/AkP9zVTdd1VXuGLzI0pBr7SVxFSyk9GWLvbVBUustajpsAX7xRZJHctlsF9sz3Kf+3oIM5VjdIRzLjtZPynWUidSe8il2D16JfsToMQSEgpQotNxlukA
v7qS0CqqDjtGGSzfhMO00txkjQUZ9Ca02CYXWOUV+lpqlfGC+5p4m14F5tMVBau91I6dalpgu+kG04L9wUDxG5isVNcytd3SFHkuuMRNtruy76A6sB70mPvA
AWWfEafYjX0lPFLZuYuaoo03CqmXqIsnOekpfZ3raSRwJ+g23kT3B/slJd1xOCaGNrGXoG3sTv/mWE75vPFGSb7MZpZjC9g6SiGg+daiXylge9Kv4Rm+tPFE
ivS2CVW2l5Hmwnv+9cQdpQ7nNY4zpyWv856WAbbpCQSv7iXagx7glOc5jynjjSrKFF8ieAAagsFqtPbN2RRUsywi3xDz+JolE6giV+DPKXOYzzTu/0E99wzw
n/JaicXaEfad45TeG48Gs7WVzvLEVSWpWpa7h9acGkUNqRbn2e4slrJd5YgrZIpyKr8tWoyVqduQ6eeKNAq5KGaQxxnVCie1KPal3BZ2xOPFndYUqVjPpLvS
NmWq7T9+mW2ihQDTfUeFHOZP+3KZk/K2vRZXuVtmlQmNpk31sfjWTMyAylzlM+oj8wXDA9tCT0TSfVpM1j/FpZZYuNPntYQ3PBMS3RXJAepmpbFjsngy1ERp
KXeTLwU/BftquCsZ/Kzs89aU/+Rk9NVzzbbFu0nPc+Q54rQy1t9BdZ0Cqp67dSHYZzRU75oHpBpqh7jJxgWskdkU1QEF7CyMFQC4pbwAz6WhXCNpHHVdHclk
Z41UjurF0MlR5hAslW2gr0GvxRGRMYXdCmYUGuET4TfoJFplkGZFW0QwWqoY21V100vzqvO3vV7nMLK1bwJeQx6irteGxTeM3pE3kPk38UXwB9M+Zw43zOmX
28sP4DnuvVzWROYROiPIUmrUKe03Nl1NhT1RR/d5naTaOyUmzvNOvaY+IBy0lWuMtdAJPVn4gTAYBWzmcd2rdcGSwDJ7a22i81+Q73RrA7bNdRQFXXC2Hms6
gRR6DfZDjX2L7QsPUybsvPVTq4Kb2ghPZ8bnvUO/5/pwr/li5pi3FDEFe2g2s3x3DWJK/ob1RrRjEf4NIbYxfCl5qfmYz5yI1UNb6Y3kZqmJvDw/HrtqqY8C
OSGyvGM4cdPX1REithI8vKLLUgSTIm9mopmgUCFUbFukjzMsBa/kHsZbY4q5E85CITXWBdkNzFX4xu/HyrpY1YKaoiR4zFkRtssemFnVmSW1d1xxfyPfBrLJ
jdw2bCe1hvwf19ZZixrL1qCLqSKisfoDE1AVMoMuZJ4zvYgG/BD8vNDOcVfIRa3Ut+Eq2gV0kJplYlglNJVxw7LYUDCbq8o8U6OlGrofMOLVRIv5MTTQ907/
HXq1fxKbOLfBbbY1/E76HzIATsuvHPdIQd8u07oUemKcR83cslnHfRCdwXqGF+JicLMjU95AKsJno7KjCmZnUoI/6AdUraTWbPXETO5rMu3IpMeCJGZvoDNz
BHUJpBotcLceqZ+v1U/DwDU3kpuYR6QkZYYlXdjtW5VbXY3mnmXf50YRi9dUcG9G52NbSL8612kb3I0d9cQU/2S9L52YBB0z/XO5B8pIMAZrYJaTb2kXg+9N
a6iTMUyd7VMNgV5DxhLZvj9816WJ8gG6FXUpIYqM5PDckcZFpYa2zXUYtKmfBevrv5CJykTMmuSRR3oLUC20Q7/nUehj3s7MQPU3V2OyGHUL7sK3gZHcPFsL
LbkoB8zhX/pXFpXSB+XE+puW7OlYrLpnWdZx5hWzTW5OZWhr+N50otGI6kFPwEZjo7z9pcVJz+hl4S4wzTtbbp7UxdOfu8v14JwhmHid93rOc5vENGEfj1Bz
TzK93POb+g2y8K+c+bHJ/BWCIi6E7NgHZ4ZMZl9WDDVcOCHYgp2UcJd67GnmyaRx72rnfM88T0NPZ/68VN/5nm1KnhTT4ze7rqY313uEKlMZfIS4Jz/aUy30
GlvL7tK6sfWhnV5CJctTsf1RwwgWDGRjucTYdRzrNtXxzNZAntlAKTTboHvKXNjb0URehnDS0EftuA9aqD08D/kent88J5T1Zsi1Wk8nxqFYz0EFIGpbPT3d
U89ZzmjgP0o+DdVElYFbySFHhFprT2P+UVsYNXRaX448wfHKWbKRulDu5y9WI7IP+68oc60kXOVsjjrW+zt9rrcD2svU02oxv6JnXCdAJcag4+JGzxrlsycd
a+29i3VH8WQTx0Wmp1KT3pK5kn3g4uk3mf9I20Jkfh+pljm8/hjtBPZRGksv0Re6VGV77g+mH5WdQ4HP+guuLGgrVEej+UHgIRhkJlL5BZ3ZRYWLuLdoELcG
TTMOgE58Ymgz6OtoxH/310TzA9mwqXgJi9GqIs42y91ZjfVNw6tiy1h7goO+6CyOHaP3Y6eg62ZFYzqxEGwtuK+3ohbhxXgG3tG9w3bFsZKcZv+yoyvmoiZ6
pltWM3vsZRKXECsSnXCPtoz/Cns5LzNlQH8pqM/Uf1YtTKP4F96H2TFJA9yX4QNiRtxT21V9KfFXzmZYiUoSogwXsVv8U8uUu6v5WUHHRW2rPx6KfAXfO26i
/QhbmxwvDPZZZK+rEdstvhf4xk2kSGGK/gvVzbCQnVAlmtUi6B+wIugA8Jy+lBviWD13qrRXXg6DRCNuV1oqe4Cqiz/GJ6EdFg9U6u7K7UpfddzKruJ2KUno
oPywdgdxNpgoH8RnK7ez5ioHqNzkHvSbpDlaTFIXnRNn+sagGFdAduunbA9qt9WHqvPEeFHxN0Ht5X8oEGTX5TkWMEd3JOCMfJqdqEbzmprOSPQM7gh5jxXY
B55A3HV6D90KbSa/2QxyAv0T0Y7xcP1CFbm67s5mTVwIz+BGghv0T2wHakFuN3YIUUqfJ0xk3eR2MMA1XN9rG0vR+VHgiDgN/Gq/TXrM5RSE912NzUmwDRpk
+9fsBF1mpN7FrCeOd79WzugVXGEyIfAkdzxpZ36SJ4WCyngwUVpJrBTf017lLrigOuxOjZM15l+iDrPANo1bC5tFFeGavgF8NLwFvyC7+HvMRKhQHVgvloZl
4rrjUeAzN5SeLcTaU8WRcmXPWKOM+4j8UvqHGuJ6Y+1IdnS2dh1k+xHRMApvgu81/2KasDHOl6aJz2Yy1IPsJv3Z/7+6iFfIQGIh5uc1QKHGRBrc53phVmYS
6JDSVogE47PDZiM2UhNDB52ryIfWuxIG55MT0EX5F1igHNSWc6XDP+jzaLine+CuR0SCJVBiyTOICOp76BZsDF4oE72/Ozs0eEWNTh4M1zU8wSz0NndHOI8Q
L5SpRsB8HbVGrkC9qmznv1uuEB+9r1kHPdV9irOpb3XGaKUtDL3La4s0Mh1V4SB/Da+Kd8C9zi1yH/0DeGYbTcXDu/EQ5oEImfRbC2dpn8Lb82trt/xjpN1g
Trg0+OEikeSvAP+oHwIHGBc6pVYP3ud4gMi+1MvEpXgP6o7/qXhP/UcltDH0PG16+IReS6qid4fP2S/q3J1n5Ei8NnMJKHlHyT3GeLNSARF3zOiobQt/MIpR
uq5itdRWzH28NH0k0IWa6q9Je9Espr0JqDLKW3m3uxAMctykgmg2NYH6IIwMffeuRt+9y5Hfe8es7O1Z+FtS9cB7Od04QyzCzHUf1V5655CbipPbe9KYpAax
hMdbi6qS+DivIR7t7FrvkfU6ER05X43SN8k3g4iTo91ErdCfQgXJatXpHa7LZv3Mfag63IjOiK/SWxc0kiaX9HjpwjhbAfWf1ibWJMqqDdxf0FRULjRPvAMk
vFWeiF/09ZJGoZ7US6UBWIdfj0kDnPAfHa0Mte1X6ynd8+wFl+EaojmYz8/Al9M3BdVMVzh7vFoKbidC4HSoJjYiOJQqz8Rhu+kxhs9RXnGrN7Gf4hdogdBD
2hHoW0KeSfQIrby6lI1Au41x4LvNUD665snnqVPkK/Nzfth+R+hoTrOOdvSUp8LNaB4McotQJPzq71/vbUzP2BhU22ExbmBxRi9Kt97ha3Kj4G/YeqEAXXS+
D7GhcfQm9glesodgAflKaMwMprZTor+deDj2E33DEWt+0Z9awuxNWwvQjromONB7KIX3geW+Hnia7VLcFaKbuDp1MaymZu14pM4M7gKKq13uO+W0tb+fUoeo
7UyypG3eUE1Be2hFL8nrCf3BalyN/Gj5LP+GdaFGYJ/F/Wo0Nsj2QQsrd+RT1l1wcVy98HpsDHU0c0GYZa2Fw92zyXDonKMXSkP/KSccu5RXMo1+AVa9m7pO
eKwsw+vmxKB0+If6CUx2Xwal9ProeqyFcdO0oy15GOucg6K1vKlUTWoLjNdCzn7hA3lxylKskvOsVF1qTrXMiYg9JX+gqllGWq7Hd43eCT+jWLq17bV4LfQK
ar7Hgr12wx2TxB0+aJ0kd0O0NNYZgc8WFJHAIjJOSleJ+pY1+d2NPqEuCffhUlDeujRhatx9dwvikmais3CPB2IL3F2EG/xYMB4z8ByeCSVaVwh7HY/yxoKF
8hFcU+6FGuJu6cb2hnIyfcuKAFKDycuSr3oj8r85T9ifWo55+1h/CzbiqgU722R9iFaD+C6f3zgt67AuGVOyc/1XmVHSL/INR1uuu3MYOy67Dp2Xdsg9UZ5V
YvalfeexJkRYbYrd1pu6lmnbwDDYG5zDyrIT4qO0A3ovgres5q1ErNpGyfKZisDQqI14A+sB4+39bFn2no4vuqJ1Ei75NxlfYbq61zrB9UnLRQFHEfWZ2mtf
g+lxl+KWU1PIkDVC+sViULWoGEs7OZPEbJ+d5blxkp3Yi++ruw0dh+tln7ujIYDJltlyn+Bp6+hgUyndvhV/XH8LVsle1YUR0SAxv8i9XV0n7ZM2iA20se7y
8lRiWVq69ZtUy7nPXltrpDZ1euT620bIrxKux2q2Owl14VnHFuvRYCepZl57WxeHYZsOK/NtojqKK0E+eOP7R6uAdYU1YMymWKpQxejKUjcwlBnCDuTWMD9T
kwI/y+Xlv3c8CwGjrJpC/R3zSGGFQmWE3FItjSU7agr/OXPw1upFsCiHs1cOdSfigs1JQX6Sm2o5q0zVZxAV2DnYYlRF/5+4QjoBv0uncmrq9dS3clvjtFoq
+g9LDaFV5h/0zMzIuIvkXrhcPET0sZzj33E95eeuu/jX/ClAoC/I3dfM5lKJvvrvgTHqHdc1+aNRixyWGMktdU1FR+L7xeczb6nGK3r7mzGvqP3ui0y8HIs3
o/6lqsCbJf1/ki1LruWW0GVi46gtGMtcppooFY0W6ML/v8bgh2B5Z0PlPR4lpehJOfUD69wjI38GJ61jWUy7TJPwfuQeRnP3ct4RvOx1OT20gZjHulyj6Fny
aeklNRbvgtUMhbVZFKfafMNAAhjt28/epN/FnOCTkh3CAUyPGAUsZCH/xDiJPSF6abU0L2PEPYm/DCrDX/Hv5HnjndhD+Yc6qL+kYNY37ReyHN9HaAO6M/cd
q9N3su3T5ygDY8PBwXE74usmPvEE6H7ed/wU7gzRh6/q6aaQgVZ4f64P/au4ls6ncvEkayemMtXTttizg6vimI9ztJFHK5nMW3m4cT9Y2WiPD8cuqdGgc8a2
2Jl5a23TlQJwlHAii3YSr8R3YyLxicFM51vnLfxLzO9KfbCY8wd7kun0aKozMxs4Q4v5cmwGH0V1cpZz/818YNeTS1y82lDeQUzjFhPx+fnM7+wFR1+lta9j
pohvIvIdZxyGdB88pj/AeDg/bY5i977hx3IBvkxSZeYY+ZntwN3025XaVKIwmqLklq59tJmzSD6Gllpn6VZ6j94Gf4J2499hQfC7ulKqzNBgsbJdSrWGljfz
/Wd9lXNOOoZNi9/jvmEUR1lsrLKCviIcsf8vfm/2LScVGGHrZtxOTVH/DeShprgYXXZTMzjLdVHtzzaEh9zPhbLYHlbA0shTksjj2A7sk/U5t8H5lJaFCSFE
aYzmWC+vwpP0JP2OtIEdRIeYDShFHwRaMO2Uj6EXXC45lxofGkJcxxZrC+nzcAo6bHMZsepeZjB4ZiRhHPouNUJVnLvAQWdfNQ4ro+RQ18i/uCGglP02bSMc
VPPQMLpJ/N3I984xWbUDzhJeX4TKYU3MSZygvyvp0ARqjKuIbuPaS/cjz2LRxCM64NinfaMWK4VydbCSW6OVZ7KiCsTq22dIkmwVb2F29bj6w3pezmNOSKuw
xvAC9kZbQYyTN/tz3K3zPzsX4rhSQFUmzroz89J8umzBffCVuiC0VB5CJAROkTlCbdmCucglOXZCDp1Vy9W9Lt93NcNGS89Ed6hf/eUMyM+TtwmL9Qq+e+Zi
7Sr+VFtHReKP8BYwBZuu5JHVQGHCaVstR5r7CMYEWuVeA2fzDuKCPpSqH67m3WRfS13U31BWEMP3RAM9DUFdvi4q5Znnfu0oJvx5hPBBzvVl+cWS/WtR+Ied
KeHoVmKKZTw3W55ipKq1ZVYYqJWjCvK/2B6B6nBR8A3eUn6KLTamK9/FUvhWcQEaQBdiy4jh+GfWine1R+RuyplFfTTrOzWmgztVboIP1YfuwAIbxU3CcsOS
tyVqI1GTGu9QUarWD+Mdt5QqMl9/qj0L/Mi8LUSFmurV1FTaY7PIt9T78L1eBXX1tAIFWnO5HmhouWHOknuGFfmuUQGcKKjNfI7XMdpvVyeqerRsvyJ3lt/j
9bXCUCMpLfmkdxndli9x1tAey+jgZKMtmoK3UTfbv2ETPfNFFT7QX2AIfWdq+m/mb2R6kbXwCuQrbxsiip7uTGaGyRWsHVFN5RzVH813Xgyl6FONWdBnOrjj
yjL6ubkYfET7EirCXvow9W+nDwwGAWmb+gQcFPcYBMjWLgIETHWHsUkrLSdSN+VnjjPqd//50EJU3knSRbAiHeLPYKQ1Szax0bKhPcMT4ALYLNxLvQa2RnfW
RbMBWqL4kF9qi5aiNvpQWABc/hnkH2Th6qrWtdTvXOO49vJs8CNUS10s/W0/ldMhlABSYJm4NYFXqtuZQZSS8t0fdBf7Qe6t7INe+izKpJ7CbTkpxjjqKbAo
z8FqLRW1cZ6zNMJfSCf0QUSOvYm6BkRHRbkO13Xj/TLHW4KuOVTFuO3iFHYm35f+xO0n5tEWbqDnHXdYpflOrEJV4hYwRfQz7B2XqNvJECxC18SPoSs6n5AK
szG59lq0M66iMAwe01Ypb4xcNZFoKbEGh/qC6/J7LYUcKtynrvh2sy0De+nOjnSxSr7VfULqCppwk2CM2JtIoIbTdmEgVpOYln4Z0HF++7WsscZxpRAN1A84
Y4meYltnX+wvF3SmMZ1AVf8RISdEKl8zLhA+c4Jud6wwSodPMGXo8mYmF8MtoHAKl2K4fHNp1GcsHm/oqovv8EvqMscOxxZ/I3Uh3hf/qjXzDYg9oZ5EkVgv
racwmlvp2KTcYs3Yo2gq1ZHZINcETdENr4Imod+To9RzMC+5CpdNLfeUIBt6ImbZ1mNRfIo7XQkx0cpSqTu7LbRIbYTN1BozSxzFie/lyrJTycFbojhyIMyL
Pcz8QZclj7AtjRT/ICqD3KWXAVtlSvspOMTtEL5TOznDeoaOUWfqS/Au+TS+Hx+rD/KPIXS40tWWturvxPJ0vpKR0Remcm+U+dgJoZ7UPWAhqPhH2jSY71fl
a9RE7am1At+OO0q1cMSBdvZPoIwxIHtjKJb5xd9cH5BHYAEwDS7AdvjLiPOVLeQ9531VdZUSa8uLuRPaSfac8KvisG2B3twUuk3NiY57W8axW9OjnH58jUzJ
ib67jvLBYvBd2yJvIa/n3YAZwgvfTG6uYVNaYkXYXDAgMazHuki1HtYg8hKuYJ7Q9pCp1NOPx36nb+h/O1c6axObte7ymAwf1dzYFColZJLngBNEsRegIYzM
/df1FJQl1PydUQecIBCZ/z9qDFYJDsAjg8/zL+o1PDOM0cxq/X0iDD+hjjkN3p13kaOytyTedrzlh7HzIqScNQFv/mZynKFGjXZWL/wWe8YcgTZY1prN0SUi
UkqhkzdmiVTBTGQ4oqx9fUvVdHkKvcN8Sf1a2DFxUYGbu1t4HDuGlpuc+c5Mk6PMAeo6c5qZ4dwLNks8O911CJDYOzkmv4c0jS2npRCLChcqTaQYZgOYSPwV
2m25AocUbA8tYhrpB91/GD9RrYwtxDpzNfbMuEidE/cGvNRbXXMN8q6hzslXuGHBsPCnXuhqqtRS3um9tIVKFb0R/h/6RkFYWlhlJpOP4DZigZEM/1LOYf+g
nSWN/Qlg8IQyVv5HqhmeQvWBffUC10rDKr51B3EXcSN009HJOSKnozgNJAWHu5O49oogKTBFry4kpe2Wayu38Pr+NLyvmEx1k3vCyeEmoUNwMZ0mNNOb68fB
5Iwy7EjLw23PTNF9xbofF9OaZgnuJ8o9YgL2p7+HOwvR6FPogfq/hGNaeXs3JRd2xTuJDzW3onG3jWrMbupnerM6KsTrN6g1WH78crws3jW+G30/h8Tbi4HY
/uCUmqD0QD2xR3A09yczkFmFn6EXsU3p7lRrvg86xS01j1GhgjJ0TTOfK41+knuiGNkWcUOtVrdsYGOdsf4U9j/Nr7eLCXp3qnOVbLjXs8YyTHwgHIx+SvQN
Paw3Ims+5MH/qPLqPuYcmI0NybUrvcCO4GlpsyeKzoH95BceQf5DmM31QC3Jt8ZTpgjJzEN9AZfo/oDvw8SaqYE1kIoarA/D7TELlBXyZPw1IUvFvlLBdhtg
bgt5lbeUWDfYS5c8DjhIyUduzzi9OttaW433htupauYHchRRWdtqK8if4RoDKzrH8+v8+9Qnzg/STKEMGLyOdw2U3joW4Qugg7i79if8O1ZfulMyha2oDI2h
BsQutI08queiFdRD+gHZFUvK+JqRnuPFY4VX/DY6Q17ELuZisTFaMbmb70n3gZXpaHmamIQmYFn2psw8tkGgki9KifU0UHqAba51bCVQgT4fUBJayFHBGOV+
xiNwLL8loW39Lnd2NghV8rXzP8ZmO8c5X8MYZSPKk67ps3JmYytzvtP7KhcwlYQ3WII41PbJ1j9/IN4i01vCANWp5s4vbBzIt1PqVq2uZaTvSUYbuY1yiCjA
mjDLhdpkRxvte6zUxRrHkr7v1J+2ydgRMpVS6hcCizDS+R/IlmflPgq0oeoF7ypHcjlzB/PVkUGsImbHJzHf44ehaOKjutC2N1A5rglVRoWuXHyB+zu2MlSX
uu4eIZ4Ktsab46vpo0YClgkPemrqjfj5aLB9AvcLtp5vZPndqEzH8R78I1uNWEjizlw2r4RF7oTaUtHsu6QBLAw9xA57q9Jf/D2JhORJ+E1Xd7gk+7g2J3Re
ni4VUDWEco6ALdGyVmhOrtT+wPuqe8wZ+U8ht7kbiRu3Ueec9ehm+Co7qLCtGOvtF6piVsCah/Hc7fq+mNslmT7GcjDruUtVEjf9B7/ihc6j1uowG3fLB20X
5f+Bg2qZwEV/TxAQv8B8uhAUsA0EgtvKn+e2mK18L9BQOAOIFOfGQ292pBodnZfh/uB/lKTWUig9l31a55GQ4bijJZir5boNGidGJLPSZ6MtLO+r4Ig0qtJN
CiOoK9otarHWU9qX1NiRgWTPdXMrupj0VPszUFx/NOhhHZVUld7k78+1MBrjcelLiO4K67JifyusZT3lhCD8wuEx36MOhcWgVngjkrHDRBWwkbzD/62sAJtB
J+GV9sZ/lMxzHKjQ2T1SqJffNeOOHOcbqZ0JxKkLyUniLLKnEkIXFZd9B0fGfkyKQVPU4dxVKTY/OtTFFQl+dU3W25OTLACbhJn2VEeEm43iqPPEdPmp1h7r
Ta1XBaOPPpfr4U1wpbqsYLBrLnHc0d4DQ7Hu8Uo1PauOG9+qVBI2IKh/IUKOGeC2mQrsto+wXabD3Gh2MCb7B8GmxnxpLWqnL0a1lQugE/kVHhHfYop1iaOx
nhK9mypSF7LX7T52r/cJs0O+4Zsc+ttTNvF9YmbSezTCS/N/JqZxrxJrJ+LcCoem99dgXMjVPzop/AypgTfoGRyIlum4vgVNEIvJeKUv+ZzbKv5lCebp2Cgz
JBXBs3KEe7460FJVmmVOB+vlhuJdIttdJrwaBLhe4Ll0ivyKTZXyStyrt8zABvaqoXxbXfxojkgN13ChGlzhmAosaiX2s/CMtnJr2V7MXLyMpS0YBUm1HfsJ
tgA3QqdChtwTP2XcoX6gFwkv4EO8i3zYdjQnU4vXx8oEdSqjMrY015H7l3Cdeq92k5YSkxU5tFyvxu3Gg8xDsJl0+hpT3Zy76bpUqdz7dReKyN3KvCEMoL8o
Ybq53cL+yVXy3OVtWE1sN7vKtMhf4CxlnFhARSAAY1H10Fu2Z+CA0lDrRP7h3kHwDGAvUVPxBKw3X8tjMNW4Z/R5NNn2DFbgXye29LQAfWAzeaA2CJSTN8Fx
4myVA9v1doBxPFcvyxXJJLI2PRzOkNMDf1JDjF7RZVAl/5yMbbBdwAJUxkdPlEsBniKMVMKTOZH65HAKc5xtvRcabvecwUfpNeS94mt8QoykDBb2gfugfdZt
6YHoFn4wi7FGST5qrlaa6M9lO+zSfOyObXjWEeKTDN1nQreUAk2QX+ZcEhPgUXqFGes6GmqLEl1V7eu4B1SV0EajptyQwOmGjib4E31pLa/rBijC/c6UrNH0
gxIivYV1ihuMrXL+a+ug7BMWaJhtBjxCpMlZdCm8hi1dXKW5QJQ2JLOL9bnyhzDZbKYNpbfIq5iyYJt6wr0A/Al2ByomPU78PSnJ+AO1ASqZoDayeogx8Wkl
qRdHzcmvAVLALzC47RCVJ0zHBsg7N3aUHxu/OXPUVgV/mHY8LfxIz4hX8y2WovgNyIHtqjeLq278JDc0uhkXWBH44cnALsd7Yb5aWyyrmNwF8zv3RgJYL7Up
edrZmjpWq07SWp32X1H775gBqsvn0WFzLmLkNzBGS4MIczlyC3LlBG4pY6f6E4PY/9X/THThHnse8FX46sxAKp/2wkbSN9c4ZSk1mB6kbHeqzlH8buICP5RJ
Tr7AhLm/EkdyocJa5NR6Nm5PQQfYBw3mWqK/qP78B6aUbTPWVX6qTLOUYnOE6vTP6jXPdI7nfWA4+xqfLLcvcR4fuK/9BvtneKwuNBIcBOnhkWYfcMkYgya6
9mlJ6Fh+OaEb1dL5nUsO+fCuBktEgKNke99j1zCmRuhmNuefokuwgoxQJa2MludWjQ7ya3SwABfbGKtDgrYrvMX8A/aqO9QRDGJ0S4vJHIUp5CYi1uHConz3
qVHgljbXNSi+iX4Q+64vxker7dA02M25M3451Ywexs1Q+nBLUARzWR1FlnP/BJroe5w38/ZIM/Ehct+8LqiLmopj4DcwA44PAs8Z5TdrJpjmL42m23ebe40v
cLK8ChTEpug1mP7GrIxF0I1RSJan0/dI1ul2zHREYpPig+6MULRYhT1CODxZ/n3cceY0fUQbClahxuhfMMz8WT8SroTc5mjzmHidFuFsarNksH8DryRI6Xxz
50Kyum8ZL6tNOa9ROeGCblPqo0fhHPSrhss1VG/oibN0/MDYBPywNgaXIQ5LYwOVKsYFZi0BdY66yf/AekujtZGoVppT7eboBTK0tcJ3ZxVnF+IPajL1mduN
mVh1al3EXvoz8gQrYA2p92AYHa9PtIwFkbC826J/cXgjTHliaDsX77Hxm1iSZ4mpfJgVuQnYSKK09IQ5TAlEqqs60Urk+NOgvLdH4k9Y18Rs/guo4GlK/eZ4
jRdw9ZTnHIMx6mb3QfUHTnAdmS76A/q1+zzRFlRQzsoz9F2wkKlCRyLZ2GgMNXvHl0WteAt3hJ5pduJfgWLwHzEGZqkJiS1RU2Uwkweu5tVJT62xzzZHfgAn
gUbKAPmhL5+2UrHqQWUaa+b8R34lTwQvMAu57pZm4FhcRX6O7w39SC5lXwQvUgRfk12JnOAFKpM+0tUOlMfqM79yV9xXuL+ZfeJx/aujIRXhjGZ32T7F9scm
h6pRApYovQh8M96L99yzsb/hInyOpxZXgze4W2wUf9DKKoq+gDqnLCB2ZyywvhYp0CDuVt4ECN0MVln7AdpRrsBk6T2+3ToZxOo+OgDakicDtSS/MUA+RfXI
q6jeAPNVr3wPm44ti0mh/sf+Qv8OfeoTSHgT+FVwFzWfa8Cm+WelhjySvp9+irY6h3p7aBVQLl67ZO//pyTzz+Qa8AS9nl9M5omjti9RHIG1eg0zB60PNU4Y
rMbq18U25q6Suf4adcHYTI83fnW1Egvkgf6RWKj8W4tVKkX0MDqbHn2TVdT7C6/tIh2imqjr1RsEKTwhG1nnkVu4sJASlMEb+T+jQ2GeedRxFM6kH/tv+O5Y
vNpY2FvNyXLqAlzuHGR0gX+LA2k6UBFMDyXCCUavonbhm0YNlKdXMgoLJuuDwa9qLSPDke1dT3WVJ8Cx6m2mrNlMnmHdpG+EGeCCKYey3Tj/RCv54tPgGymS
fe+LMUo5RqiLyfKmDY2GU1QiZ7JeRZ9Ycjml6H+YK9AFnsA90CN2gRw3iJheUm9dA4vNF1oFMQf8q+6l+qHVYK7PB+pSd6VymTw1yNUy1LB+Y2UOcd46Iea6
81AJifXStiqjtItkEeE1/FwpfzHTlJpEEWj6Vhk9NMbCDnzZxFKemdppkIw2K2thQ9gHRpgD9Gh9m3RG21G7r55sDIo+xdXnlvs3wJVon6Uor6z2ExiSkS5f
1n7L05RKYKI/xzk2dFdtlrlQqxiaIlcL3RfH0L8HudjT9klERekoVpaahm2J26wCtSdKDfQW0nLWmBf9NQ06IxETpSvGQv9XNJSdoS9wjQBnwemQxV0b7Y5t
ZTzSTTjcmIY8Jaa5OUzC78KSBBL4pRvwIL5QXmH5U2W1vmaRnoYewNrwZ/0AfKl/IKJBjVA93w2iuTBFrm6+JjrFdvAk6f3YJWgmW5as7n1G3URHUFt9VOE8
8zh6CMqhyepUxyksgWKD/3N1YYqk2Xhv9LPyKjBDb64KcEhOA8EBg1vf4Ysi5iN3YiaeTnaDv1F18GxHZ+8M9x5+F32ALaZ30R2UpeiUXhtp5vGCf4ucckG4
sZkkZpE4/Js84xtLEZZiex04H7GFY02c7ULu9f1Z8EfhDHSaY7hUriY/y9OLj+Arc40T+2jT48sIY6UMNc64JK2g411RRpoG0fv4jl7csgn4w9/kffA8X46M
Rgfs5fn1waf6QrmCOsXoUhfkzQG7skvLjoRE1JjJxk6Tu6wU5SRj2VJMFWp/eBzdyfTgW7m22oO4D47DXA9a1oh6a4kP7EGuif0+/4QoT+jgUWiLPNYlOb/T
M5XJTGOxNdWBW883pA6KuUwrcgtRhC7CgLnOEVSsJelfBl5S08BNrHdcinha/+ZjQhfMH9rnnAfkT44Vzvp1PfCTbLGMjbCQ1/wj6RAXwdSI6coecW3H+8Ey
0G0syZga/jn9ZbgLNxjpJT2TyeqxP/M/uNGkSOvkIVvTyBTUwm+Y7V2DkbfEE3Ppf7w8e9PTMOkXvoPnvbc+UywMADh3J170bJavstdRHWmFb1ylu9gzMAlE
qP6cHY7CwCcYKz6yRajp5m0Ugd0358A3lMzyXDPvwrhDbFPqO5vOdqOOZ68MpUtMXpJ1JnDUyKJncpP5MfoMbLTH6tgLgv6RRK/wo4KkglYF6bBtQayeA0ea
SVabXEpM87UjPByeoGHX+GaqhRimFOJ5IUwMUm7lurw/1I16yCdx/cnl1nR+KXMI3JZzjMd+F2waXolKO1cbrWp3gNXgfktB6KS5VS9NltW755WqNjf0C7+U
ROy8/AquuVxu6KVeV2+sbNS2mB+gpq3S3aCYOy5v5Guib8p244DHbubz48wI/bGyDN4054L72V6Ug/rsjNAXlaRv6s49rvn8EMUM75AdzAPsiRbJL80p5UxT
/sHH+ebpCz3N4yuSAek9fQhss1fyZIp7qN2EW6/hyMGeCoeod+k1LKO1cVlf8iqQldQfokXOQfNxr9KYiYKbseqZtFsUvGoHozu+JeKZ/Dk3Fm5xprJXE/Mt
8/gvmFdeGyzgHGkd+V12zbmPVKkVzqeySXdlN0FZnSx/1G+GysqX5Vj/QtGO1bHUJ+2uKnlHfD2oeztuqe3olZyPmkCXpv4nfMHb+372r5BPMOtczTAKG4Ce
ufbqpcBM7LS3Ins4dgY9lCvFICaNaeedZekf+zS+Ffev9UD8QV7mHlH1sH3mefUa/N2ord4RW9T+Pw7sgj2KpF0DME4gOCE6SUa6Z9qnJ0KCLe4Owd0dgrsv
DsGSEJvJSHtXdfckwd1Z3FlcF9gPt8Xh5Dr/oKreq5567mpDPXCOp1JhqLQDX8Bk6JkUZL9RS+RmyGOql9qDOmBoRkuji62xusUx0dQuaRn6Wvzs+JTbKfen
rLA7aT81E8dJLztYqRkkXYklH9mKeGe2atFd50Xwn7q8KI/ZayxlTLrdtaQoOjiT8Zia0tXNB9QBWC12iTfWdZlksLYZz7zVXev4K9xCo1LisSiF6gmn67vU
C/IQYq+8E2+gjdO0xMXGzcRC42KiX+bkVO03OxIjkj6WlHOWLxrmClUUe6qwDqymSSqU3sUOwlsQHi8arMnk2QZKFFUY24FuH33KuZFexKxwDXUuTOyMvHXe
psrFO/TZ7olGfTpQNJCkgznETsuphCJmNbXJdY86aR+W1F1qLeVTcVQvphN9wvXR0peN4dpEp9Oh1g30bvo6Ppj76qS9XZy7tC10BryQQOvXyShjK9lSq+zC
jFGJw9he7C+jPj5FF40RHt7oGxyNdwhuK9XsvGAZ4jW3NPsP5xWYaRkNEqOOe+d5R9Dj5VVwKhmu/qSGynMs3eEbKgV0ZF6Cp+wwsJ5tp803dgSL9eX2WsoH
vrJhNSitHHNXvQE3qdNsqPpJrCYDf03E5AhRjiAhjrYEac1yLwV9qP+obWifyD8SjmV1kDD6GWcRTuU3Crul494wdSbWUtsdN4syoaHKIPCaDfDP0XtYPcqR
1TpPxjLV6tReaUm9nswv5SjM0R2gUVGP4Hrji3ZAr7K1rTOO9jtXKMtLvngqsMeoGcxlrh8d4iYsIRBFW+bWkXbCAvquGq0uh8EEP5wtDIYpxGXwP6kv5Aov
ugx7I3mszxUP8XiCLUDIFC2LLJZe0jz2l+ny1j7oJGMy05deEfxBDiUq6AhbVLyAIhJfsh2KaItDG1unBLSDOpdBs+wqb75zX4IEnjArktKUQnoUnaEUS21k
QqnA5EVnKh2V7q6D1umOi5ZdUjYlMFXt9XcsSWCZg3gmfcYZnjiU+u5p7VyUMFOGeCOkvGjGpiVNjYtzjZMHkf+AYlfFAMKGFy1mfcmpvFI0jcqVdqjPKRLP
SawMRid4DAfT0ain7YneVNSN/ZE0iLCX3oKb8mmXna2e1Iec6arMLnBWSIjHHGxo8ebEHf4g1aTojNgadTMfqbpGXf0Y34s+Kb3XP5MxQgwcRyL6Z+f6vK7k
feMbO0dJgpgvU42kMvwXbLH6MVJlluv9VaivkB6vzQzrBB1gtZolBtj2+oTSibw3hiu/8JsFXVMn6DFJi4papXDBmOTZxv+SXsujHMNBlSovfZ9gVRhibSg/
VUjpu3SZiqaysH3BLvLQwFDhhMNq8FHXCsaBCdxCIoO7IH1SEuFcdK/yArtJLeTrOwTwBunKDqXd+gokyvkbzeOq1a8JbkY11rxJTY2VwuGif5NtHAShjnSs
SD8KZgTneJ/w87RjxGejFeGT5wpzYaa2VcorOsVXLeqpP0765atYFNCI4HJlIkgM/k/dz27yfOCrwVHyNazYtVf+DisYI9GdRjH1FVXRxc4N+OJCydjjrUbs
kJaxG/VZMbHBvuyt4u7sY/2Hs7/WXkuESDCv0OS8KL82hkvfVJx+pQ91VguuLOqsvacbBz9hlbnPzr30POuT8Ou5g4iv8IuQZN5FFJK5vjnECGyt0AsfEdOZ
HiEVwolkRQzIc7hrphcsGVwEnxinAQXPmo5rFeVbemTQaonXHvgSS8rR3aA3plQL5GvLOiLUvE9ty1yWt/MFylJ8p+sSU7d4rd68JIfq5XI7TWqqutxYoB2F
HXUJRBiflJ6uOsUu5i5dpDucDZmdJaxLdT0zeOf/jAFFo7XJ9L/aY/YVdDMXg03Zcfob+1P2Tews8Ar8DzzTL8ob/A/FMjBRrQatfG9jjrxN68TshYPxChAT
5rkEw0YsY9cUWegS6nRxJwQXP8NvsEVpT6he7xsM1XnbVNcBuopBRvWVHgdPu7pTSfoBFZWfkCP51zEeqW/YC5VRstl7VFvngiKkuLvR0ZVl3ksPIRWmgbMS
Ph0PEoO11oY92B/x+e2uXuEjpJ/8DsdpRmcWOFtwciQjductSK5cVVnIX1MmQ0PbbTwrmqr/rWdr3bmIolzFRtj1psFQRdtwSUg3ZBjCtxa3chuFn1RX7Abo
7VoOfufvJF4r9V13pam4RYq324xxxrjgkeDZ4lu6Jeg03gQb6e+Ns1KSapSquwtRydXNXkYtX5SErTZmBtdoVnKCsQWMxBoaldFb4JLNr+0kXhrPyHZYPiSD
v2yNgvONb0YrJd6+j8kKENo8I4YuFIcHflJnKY9rAzvZVZJg1D+ZLCbsZTckdo3dzBnSUG6nH0sgTX+zIjseOGChs5EiwBDtpjlbqaqPUCjHUfYEGEEvdJax
LpIrcGmaK3W8hCSn4VNT/qSrJmWA8th1co1rPd0zqSt5PnGBE3XethVJV/Ey8jf2Gz0lMTWhacJI+rxwVo6H5YvGcv1zfnCvYXpwIpwF2gXblDSDkwyTYYfR
aiP1jrFE6V5UJ9AoMFerhG91laNvobNY2Tia8ILp7WpDBZKXEJ6EqfTL5EJzY6JR4q2kUG2t3JQ0jKp0nHYFdlDmOYeWnpNdPYWNpT+DLsYkuDQwQXchv705
hKoWO19ogjNDamQuCI7Fzgc7w3XKgTiT1s8X45uJcUx3Wx32CqysraI6I4Vx4+RUdaBcVruCcOZ/7U1BJxACmqpX5Lk6D11SFtFerwi68YwiKiOdD8lkNLug
l02NnsI8kL4h/bE/nDOEDexltIb+zFXLdMT+V2F3SvHtWzchMx2uk07aH9hyjS5aCIyEl6TRmIQMFl2+m6odbOJu4R34qXibuHeONNVDVkVfJiyktnqPaGny
a/C/4Db0EDC0DfoJ4wdz1JHj+krXKPngYlm7S5Gw4FOnAabQ6diVaNQoDwrAd2oEVoSPcsSXNDZJ7DyYwqeAdUgHMEKtgucIT+P2C0f4sdp4/7/elXgVMMop
lDZeDd4hyiWONm4FnhjQFWr0A4fwO2wHdiT7CdnCDmTXx/jX73E2LqzDjzOXK1zLXjIP8TwVthqoUoY22ZrxlZRu8ifLGH2ht13cFSYuOBbcwQYRd/RqRlOh
l9bcMFkHwTjtXzXGAv1lVQlcUF3OAUmX2FDIsRepHLRrIMKxKXiCK4Yh6PXcirk/wU1HBtPds5vdmnic/aav1itofqtIWeTBWA9jnFBMvcBbKU2UIfQA6hos
7QNsvaj+wWLXI2d1/FchhkxK7Kn15ELQtWQj4xHNWFcqZ5FBTLIYhLNgLI2YKyW+NKdZ+unxMuZ6gT0yZsnl9Gx9OJVSr7LHAW5p9eFVsLAgT74ZnELUl2Kk
T5iF+EBsAv+K+4nC6NXaNG6T6zuT4ZurZpKd9RTtUWBDcGEgzV3IBOm2ibNJk2sM1oA8G2U1DKWAX00/AqeVP4BV2qIswjZYtpg+ULXYRxXngcfyFDB/2wJR
Fu3+jnjQtcMaAr/CmbktQGdhHGXydw9/pmxArvlCE1NK7f/bK4JC8VCptknnYcOxBSM2ZSPcBNCWeFOYl59Avef/F3+Pb6i/4x74bdgfoKJxVvEZMUKRo6wC
UcAeDoxxTNQrxi9UMYtbEtmaVDnkRcRb/pSlrtKXewSOODxUJIYZ1eLrWfYyG4k6IJoiXAnBIcZqpYX9hlxDT1d4/qBtkTJDOUY+4atLF+kkrBNoTrWn4pVr
7qpKBp8Pd5h1eYA2Xlro6JHTE02WheLl+kt2BSjPFvjP+s3UGqQB1Vmbg32WD6ntTGf0Ifo3vqUebTuEzBDvyynOZMOq19B6O1ChI7YJ/senkd/YSjThspRA
6pnlKQhTQyDPLZNx52EhjHhj7CP3oLuxh/6x2hC6DHEIb4o1l85wNZNuJD1MDs35ov8BBuJNoMinFgxRB6Pd6hnBBswnuNqcQ2ckfAzMcjIpp43KWJ/UYb6J
wT70dpcj4RR7U8uVaifQ0k/thSdI/k0NdAM52ZjkyWNl9TssK7mRv3L21mmqTbLE2mZz1xxHfS3YMOk8Pdk/ylZb2U+MwZ/QjY0hSneClK6g6+UDeLpnKNc5
8glsSHHOKt5veBdq8p8ZZPfs7tHTXc+k5qLhuhE4R/YIvyDnU1nevdhwbZYrnuhscdqc4RO35KIp0K93c/zA+iEB51TGTe121netQi7jmWLzQDwsa9uEl7jc
BX2EQQUjQC//a7WbKQ6PhcPR89QZ5AuZrv5nHxV1AVLGWF3RBgWb0Obgd7GLdZncS3yMrfMMYbqK/2N/Ui1yFuWmOKfJQcsscI47DTZKczg/6EL9gru8JRhN
L4SL4H4w1+fGflEP1EuAY47H2rgnBYZeBTxSTHK+5T05TL2p8cJBIVk9DVOiogwTOowmserUDWqpw6qcoIJwvHYWT+dSHPPkI+a4vA/UVSLK7NC7wILgHUAY
5aVAMFoP1y+ze4xlib5gB6GOcSehJ6ybkFtvLZaJ1MBRfK+4jv+l5uMvA6fltrGxwizsqnoJv4sc92+Sf0IPlaAMcf4Z35IeIXSEY7W1fAUwG/DBBvIweY6n
qVHgmIh55W6EobZ1tpJLPL2F1bntlVTHGqwG2hpWAQF7VbAc1gcCGMk+TVjHduOnyhW0DQlR5AvXBfyAqzxNJ+xlEOcQ+NhZIg1zJLpKiCrURLa6rHl3UUFl
JzVVnIl9QGdhBVQfDsc3wyGYXRqWPxXtEPhTiA6s9x1RItRKRmvgoi9h60UMz6U7WiKoHVaH8x+hnXN73VVZX/B9IDV6Iv3Knx7rw694O0kVYT35vXkrUC2x
/MicOKUqGFaIyo2xMeCVdb05EwHKAa0tZSrB0MdGZyJQtJqktLHYHnQQt9fckEboL1pq7WVSU28z/BY4I+0E49WvcB4fB3hkTKA1uxA/gcxGPtgEfAjTz7qd
D7d/t3/Hu2JfhDeefvwly2W5ZtyiKCfYwmWS632DuUPkf+osgHkpdamSrC0Wz0vHPclYH+QcFo5NIy5Jf0a0J4q0q8Z+Y7mRZXwodgZPaRuNiepp0Sl5gTXx
ls7Je4AdRiosXcxVQWrxl5R022zJiY7jo0H7vJ5oS75ZQf/YL4EAYa/qIKv6fmKDbU/lHfwCZge/2k9ofdSPWluwKbCcsMq3FUGPJMtpA+Kvi0lsaPBftUBx
MJwgwcZKR3oA1OUVUhtfz8KoQAQV5lD8U5xPhTIJB7RcNse5LakS25EZTbXGuvI9KUVYy+zUPhGUrZl1mbGML4GXsen8WWWn8TIhs8heMFzuy63i+wGrMFNP
yqwrBmB3bILfKU6nG6oXuXLsCKaWOEgZzJ1GYUJdpLU9gUHZ++TqJAdTLKwrylAsYifZJl7HN5REq7sogd2nkvSYpN05r6lNzhpUJl8H+rCZRU/xyOKKAN90
wHLfedp4wJTx/ktTiXFSmlHobOiMd+WxNmc82pL8xKx0rmZNeKuE5ti3ohHJBcG/qOOJRRzNNEtqxcYyhSk96FnsuYRd9k28wK6TKyU1q/opr2eeK4kDOcpj
RxHWWX4AFouFYImjG7IRPMSXcCsTBhe9dxXaf8OtVC9iL19JGuTYITcWO0ffAQfBL5iq7ZfnuQcQXaRRPlmpKY7B/jL2y5vwTOEa/oD6IN5b+wLty25F6pFf
E/Ps0Vg604xdbGRKFannmln5G3+JN+H7GRfgV1ehfJs+RgxgmylcgkjXRQ4y480jmNuJ25zFCQMT/6MOycXqDe4e76YLA7zCGtXUnmh71e3pypyl11NjzLPV
68ICpQXTPPCZ2uRaRw6SPPpGdZLlNvqxqFjtaUTIQsnG+Fbu3rbK9R/baG/XpFdYa1JNWugvy3Ugp+Hpjgm2io4RWH1c8rVRTlizDA9QXQGtSO8i74szSvqz
rUv+YrLgYldGSSPSHtznDbHqwhpsOzmx4NKGd2pX8vVmyA6Ttgk1ySel2ehzHCJ6cpOUc1QmqKMvAEuk+fAC0qhILPmH9ha3KYovqZ4Qsf11aVNIN9KJBBCj
/M89LOARyqjzhPK6V1hb2MjnkU9rCZbt+HTttr0+e1saGHzAVHM2klcB2nU+kWOz6j9Nepw0PWFa/cSEZZuroHexZpRPXyY9cLrk6+pe7aGpUG5M5OxYIW2C
y/xjg91A9+BsZ6cED1Ybllf2JM23b8VPo3YBmnsSxTFN8ZC8MdJ1119kGrHZ31Uodk1M+MH/WW9h1AcpDHubtCx4x3kVXUX844xhAvJ7vLK5M9gjHkYnBgdQ
mnWX735pkq+01SLaSkvlMnAI+oexyLc7iAU/2YbKi41w/hAXcH12qXC4jii1sC+ugXi4fxS71ugrHXP8F/sY9lbtahWpjrWHWj8/UprKV/BWNSYba0EstVVC
tNZYayE5UFua5u0IrxKZ3lD4CPZgexIN5IpMOSxOs/Gt/JuYzcEXmiU4gRFhdakKBoMaU8ecDqZTk3FFjtJ3Fi3QAimt1XXGerUzGBa9XtoLHzt6Fj+yDFMX
ys46NyRCdmsPhcpUF6MJrOiMi1uE/WLLFEu+Ccxf8kfjjPOiIhsvYF86RrlsjNB2xWZri2GIXpHN43/QI7GeWH+jfd5P0DVl8r70PQ12N4Ub9ibtu7vrJ2y+
+8WB9ts1w9h1mXXtW7r7yr6Qonb7uzZ4uHvkzo+7/9i/rvH7fX13WXb9C94c0PUHeLockNIixlkQd5OCLdJAWMG7HqmET3ZmEFvpInKjPJnZFXbf3TbigLxe
mqjEquP0s3JUZi87lvlMqkw2EK/i45yZZGvTTe5t7GBhCr6aqwSuEcfk856apvP+3bJl82+8vjyfmBlwIXTh4ZhXhg9/o56lqsBIR5S/mmMxWpaftq1d7F1r
spofk41GM8ekqtpv9Zj02tujzhBiCd8VXeOOKKhd2B6rKknUdHFPjF+dyO0TBGKRmGFfw+3aekuMJssrbxCebWKKta+KkZmr3jfVZ0NGyudtMDO2PDnFsUWC
3hQ5AFnc52sDhPzdYqyC6EH1b9Iv1WVR2gKbuDcjh7bNwzaDGnRdtTKbZOyPjihYCRkwXbjElqg2qmnyDuyUN0Lpq3ByK8cZqacNKM7YHfwGpF2OWy4WxwWe
y6nwJBxuXUmoBXPlftAD1mqJ9Rxgup+gW6EPhfn0O1tf5TyoGr9Y+uUIsUkwxnc3+hz5Uzvu/Gxv5ftkfuvW7LjxnuqPLl06J+ew77nwPLa6/aoeT4YoKVhn
2zkM4w+bW6rDuWrc/7j/sIu+Q9ZeoJo4i+At+6nF2jw7JanCdZir92LzjHP0bkOlZ3Df+Hd8e+skfn7cb2WvNS5+pf++ByF3q1PUN/TG2G0xpDjLnxJVy9Jf
icJfy1+4JjrvbO7vZRVMN8KnIzJX5KjkOGGKBCNBQ/seuQo5vt4OlUNH2b/pVcExNagSroFgHlB8KYJgPalWV1K0UZ7k4AjgLDVZd/u/jmWWf2OjsEOW5+Is
+Z/CQ2AcugZeAn/B7rC7cZnj5MnULP5BcElsB8tl976gAvuSH6m58G+tobGee6Rdh+u1L0yIXJ+IB/8iT3J9Yf/5+sfrKEfqxF9YGXQDsYpclDUdL6GnEB3U
efIeA+E6ic3FvgWtfAmWZ2p9biJWS5kpa9AW7Gq8FyPE9/yf/EI5TytRi7VF8HNhBB1JDsap+hnYfkse+cuTAFL4k1wIf8F3P2euek3Z42EYuGmT/CnurDJT
6xeXbNK0NRudwSL4w2hS5A3uArOCMVIuP01aLx8Ew5Rj2Ej/H9gnxc3/B5qDYdJY30c1muupEFoaxxOE+I+YLiqQUWcJsdnvrBmEz5uNLIFAGG2NjB8pPYRn
4HD5i3AS+agFpXRlJKymh8By3E11YsInNU/oonXxXuYwkAaO+SXKrtlks6gJX/Uj6knnXHMMNjS3HNNQgcb0jRe5oJ3YVD8/M3e65xx2iLOZ/pAeZtugT5/P
eeJ4ebg8ybDDB7CNQCelwH6GAcZrM+mZjv3ONnaJPES3LO0n611H0eMWzlIPQeje2DHipQ0jmxa3M36p8XJNfBZR4i2DtyBWFvUmRwQN4n5iM/K0kUXLxonI
UeC4vMz0EESJK8SrQBamCE3Ux+wU/lasyrVDB1PHSl11WyYYV6kwL9nKw63GM7JMqRoviAy9A3w1FSoD6ZVMI3wtOkSh5LeQEMP401IZx4fI/Ux5UnamOpcr
kXQzrDceFz8HpLMbtEjNys+VZ0jJDhbdLb+3ntBU7B3W0v4nGB+7TNiulFAzqRXAK54Ux8fasRT/ZPtI2E/Yrt7Fm0sxpsVyc2Gjtkiujs0TGmptQJIi4AeV
CtJS0Llglveup73Zhc+nfpnS/B8KHymxvulKezSXa227LfWH3bjx/GcaMh8L/lO6SBuVfeIxKCofwB73Yry2OE5Jd58GI8NOg72ed+YoazlnE9BMjpCHGc+M
8iWLtQKQrJbDlsZD61gmzjmZ+CAR5G4tgn1uXY9vih1t+GEfOgY+1N7R27gn6FFzaKkSKoJCVSuo5xsr11RM4gcxVL7im8BtRMqZb+bfkL87b8NwuFRWQFvy
/YZKfD06NG86PhhclDGN51r4qmvDtUPmPWgz8lwgUarOB03/wMn2X850V82iPPgNvCUybfWoqjWnUHeoCuA9n2y9pp1n58bbI6NlR8IH/zkkzlrVudh3WRkm
TNP+R3XUJ+nTmEZ0fccfkVeJ/cJl1yNCYwYTG+IJvFxhqK2RVtn7G+tODfAv8ALlJrpFbaU0cGKqF9QPZcFZ4T7zVH4Hr2Dn7c2V8IT2tsnON9xedbgzSeMt
3X0NlGZaLNkUn8wUhb8gbFIYu9ftZnuQDNOkdF5NsWzDHZzmnB5cA9dgXbRzeBfvNeMvDVjLaYvAlYwXkZV9oeIpb4y9uTCbH+GbgnSzJoGLUkdsX2ZtpBc2
lH+LphbcAy8lTN3rG0z2AxjlRi9nJVT/g/gYZ9gHYXWpAnoWjsMDRmzQXNRQcsVDI57yWd7jsf5LprvKk7iZ6tnYEtpsyQ68lI8gtdjuVE1ztOyJKpGuSt3l
Mv678Xe1K0p5b7rS36OCq6IDAGDxXgHzYHNLCNlD6xHZ2Z9BIbbOjvpaF6QMPCXU01rJ4aCq0i7gg3NAljic74QstjaSGkrL467Eu9E42NzUWkngG8Ay1N08
CnYHZ2xvPPe2WYyA0E15TfcxnpbmQhttG5+K3VHNRdlCAy0D9DCfLtSRoHJDuYNwSjvpBhkvhnFZ1GPfAKwnJSg/pQxqP30zYJP3kC7tnvmuMEd9rNiFi/4R
UhZ4DfVgjrqc88gfS21aFu4Fh003lT5eEwwz1ZHS4nvLowKnPJup+YGj8GbpGkbn2EGadMd6hiLoI3KBO1GLsV+zXAbDdGviCJ/J5zD7vB2NAcwNvR/bL2oj
n6MNZhj8x3qSiFJ+WpMYwNaj+tBFwj1xkXeK52+uPXGT/+T/xzxSeoceqXsRNvMCTgGFwLv5vSVQ2F/b4Z1hzLGGFLbxdSz1+sjAl+gKVFaBxVEHHQNHKOWw
dKUj306aVL0ccZlYQf3HQs3KNvWTQrWEHLSDhBGKMNK1np5CL8HvJLylryZ4qOV4hiYgF4WuWAzX29sLts06E+jADMEvUX64NrifL+9aRUx0xcczyKyCUOSG
NMdeoFRT/i6I42Yhv4Uy5lb6KGS53KTUjguwTDxR+UCPkB9jhw0fn+KYIl1CntkCQhPpoqU8yktn8elqOLHCqI38Q/xmPPrfqEvt5t4E/ufYrDUSdwkPifXC
Y29GRps625Gd3FNhF0+Ji8A3uTW9THrC5Jm9+iliFToL7iUEapzUnc6VXkIT6K4IsBg7t7ErfCVnoRfhEKWZb5o+Gp6jfhc1Jd8Hd8Dw4BCnEqzpnKbNpu8r
JGExfsa10L4ItY2lbDXpPjNDjYBDNYRZC9fRZQqOOy4g7y1PpMtCBXkZGJ1phfVAIzUa8MK/8CD3fEW2ZRA+Vu9DHDFUWKA0pRLUdr4dhFtZhK6nsp2LSatj
KWHY8uFZbBH3XK0ABWWkv4q/jVJdPozUjlomHla6mKMim1k59CieQ2fh7/HoggeFXTG7jJO7bWNjzAX7ZC7QkVPEF4rNdlOaiHpBOKexk9mzKCHewYRgATnb
YKneweugnjEfjtQ8todyXTml3mShsb2pUAv0khfmnTSSqPfGbmChMtGzcCUabszk32iV6I3wJv6Zz7dtVCtGekEn4oG/iyM84rsUJ48THsubgjXAQ7U9qFc0
hMyHm/mgPRGfhWVQ58wi65FSCyowocHnxasMans/6XbJQ6OkJBDkxEGRW+0DaY6qUn6lUhks1i/iTqmV+EXuVlTNwMjbSj4y1Qq0eGMMrObT9X/h/GBXOpXq
wg5ij7HFhMf5g13HZDGfhWxfMXkYX4o6Y0gwfHVD2IpYFFZNssn52N/CaHhqW1fmI98MaaletPJqx0A+3ykXUbLk28p/+FzN6ZkOWOOy/FTvgo1WPfXGGauC
ycHw3PraMSFIDUFqqk3FalQoJck25z0qVGqqhsp3pFeAVNtrKrivDnXPV1cHW+nJ6gNdUYDvgbY/mLW9BG4sKS6OKBkg/1vyZzAO3vLulf6RKtE9HRUsi6WJ
Kg/+03frA43eQIQuraLyUJcsiFUtnAZ17QqYiJShGKo+BEoJaKPGKeuBQ24CZ8vPSbO8VkkBE/jqfGZMunklGJXvoLMd1UEoOglfIHXHbpHnwRvtB6ijPSt6
Cd4CXqsmfdcpZTT1kG9JxZpXOivYbkAf3gG9GVcN78A+o49xf8QXEZuVYbaZUobjGZGgNMOuqiHKQ1rj59rc6CPsMU4ze0ES2aPGSZyXPpBLKYxqB9Yw5x1N
veFSZ8Cr031ebCYaGmWWnmhe4w/ljnFPmwFT5AXglhpr4KAad7aWNzhGrGOPVVSwMUop7Wy7C68Ef4NNUQ+0q+Cqt4H/uPLcfhBUoNNzP+KV5E9KX/s8cnj+
KvdxOF0uY62BHtHa6ClZD5Vd8g1xoWeHqSuoVuca6bP1sDRT1pi6i3cdkbCNpTbxhmzrWIXl2J4jgOiK/GCzkDhjBZUanKzONppS3eVd1CG0lc8c0QH+cF/w
h5OHZXfJPrKV0cTzLrgEXgfLVUtJMrXHS0QJtFu9Y5bkr9IlMDLuSYDFVoEJoDlahH3OiwTt+eHyIqIYa4EFQYpjEhivt+aeeruSEKuhfEEuBRi5LoGC5+o6
+nlckdbEUZYcy5eFHdWRVBtsqe9//DTbIn9bQwjUM3WXwkCxm5AMOKvsBTBi4xuqnXoEm68ed2wJEhU3GnZ2UEoWWJlAgtv1r6txSUNBSOpK/ZIeg3UIziQG
wt7YHH+oJJqSYgZ5z8iRyhe7U4kAU+WG5iHOM2pP51RootbBR5TFOC7tED7bj0lrqIF8r5i77kNSNSQJtmOaUl35KrLJ5ld/Ipz9I5lhD1OOSXauS3waNZRy
OT8T113zqTXJ350riLUO3VnFUbUwCpsMS5yjQQh6V1vG3LYcsz9CDqnAuVn6A6ki29neRgIyCWvlqUPtsW/1J6OK1CvYPUqXmhJ3IFN1gu0BVtfYIm1kTjjK
09fFK4zT0Qsbzs3X/rFuLl19Q7S+8A49K6dIZjAaueeZA9ooJWax8IPYV9vvPWzfSVwPtJHH+Y5K24XYggPgZ+EreSQ4Lbjc/0gcX0brSLhgNrnSuUrvYh+C
t/bNpobZals1spkUGjymvNISpTZSeTlGOoZWl2KtY7myvAhmEor4gKuneNVkcyv1IMw2rVWmFb4lbpCbvMusG7UUzJ2dbdiUnvgP3qZ0ifkYFhV3BHPbm3Fn
fN8pvyWCjtV3uf36MJmwzlPn4TXleM9geY6jk/IFthRWKl1tVjDdtlnpiZTxrOOaCy25pNzNYoj2h9BG08EqKG45j1VD4xWXwUlrheqctTCg/QRO6CIs2jvm
pfKHMUL8IWblTya2xe/2H4p/gE7xfcytiucKM+keYpyylLRzT7ydrNai7/CnHkn55UHqOc0vA0XlKaOBuoz5SbUCVx0XuFm55UEFwwqqgZPKH5ZkrS6M1zqa
a/gnEAu0icG7yn/CeEsHvqwap/4obdOxMTPBWXG2P0xtDx8Qkv8PJEz7i6oLhhe+RM8JLUBZbgo1w1WWOUqslj+ZpyJWYRc6XW3PqAJJfCbbUmEUJPujzZXt
WF/vA6KVa4j8l2+mQqK/8VXsMXVIYTfpz7jKgfnCoE3jjF3SKLUDnCyfBcVmQa2v/BID+m9lcQWfMtS3F7YFFdAlG+cgRfC4o6zs4t/HDnGcDeNyEYti3xU2
g/zMjRFF+BLM9icpy8SXosalxf6DBYQF+A21LcyUZHQTF8MFpalY8/jfvOqw2cbEFlBp5H3llK0fmAiD+icjLX6zYyEfxvYBrbiyjnVcEtYuK1k+waR490nD
YTPjVjDNuACOgRnWN8hIpJMQ4UtXtAIqTjFVss/ka0XftSZbOujvZUKtYMcV2jlG/xOZF2xN52lt+e+aS+no/C2Vdda2301gA4SLpbY4y9reFs4xhmhzQRO/
bNywzwfJVEeFRdpIB5TythBLw2g7dwtrxieCiVJtfQysYVjRnng7ucT7XDqaPVP+pWLaUe8jLDpY0fifkqkMC4Twx7g5iAZ9VDvxi5DhjrDnVqVltzydcEgl
vsWaILZVqvOr4QDuORiNzZc85Ea5h7WXcs47GaRp0cZiMF/FS9+ccvpy+EO/o/CAAZfBDKkD2kobCpfzy9Ql5E2+b5E9sMRYwWcH92QUORNAtlI3UM38lkhk
lUK3b6/2S/wmf+H/Vj4HLm6unu8jX0untC3qCjgQ2OTp2l74wkC4dJZF07Tf3DvlK9gmnzEZdHjREn0UrBo8Z0w1xulrDAJ+MCBrNaYmhJYw7DVtJ6boK7RY
KRdulbsH/oLX4X69B2xD2eh2oEtee2YhNhXeFleQvZFxVCoZiycy1wk/a7L/knPk2cov6aaWz/801oKysL9xgjpkmmMP2bYO07Hm+cdzx2E2kKmsFdJgK8Uv
ZaAoMj8qBG9LzLBso1Noj7kyPcuxgZXgYKmuMg2sR3nld6CWlwi0NZ5QbTLHsP3FITTgU+1PoSoVUlORIvsSvK9zLzIDl5kwrHFcPOqXy8sd5LjMSLiVmC2u
FH9HugWbNpRrQE7wr2CtlkFR+aKP64zDuCjTDGwF98JH2Rn1dWEOMhYMV1OpMpgiolImt83cwcjI55Ql5GepuSfPfBJr7hsab/LtJTpHthRmIVctbW2qlEb9
luKRyv7lzGMB2HOUj5ZDAuX4T82XJ1nC8Uj0JHWPPC9nEF2JCZYt6F/4LGOqdiW2hVweu+KMBLfo8vzk3GdmM1xkt1K1+XrxDYjyKlQ/hpfLayndQm5yKvgl
hVNn3cetw/P/cnTCk6UBRDdqPPYC3+tFqYo+MjDWdrMAYCHWhsxWNBPrjqFUOJUVPYqB5GiyuvzOfpOeJ0ZSeY5FZHbgkvFeDwX9se6mt6AirA1a2yeFX7A0
wN+SiwoG4EXiZmk+MzrwAIOuKtLnhBh6MqhN/1JvgZzsJdJa69NAjN5ab6jkmsNwKkL1tvOMtQxGSvI/lO4wVVrJb/OXU9wFU/Bf8Yi+371FmuD/7EwDW5nU
uMl6tPLTch+mWnJiwrSzCmN2ggxpE1aLdyvjilYL/QChXswbxGcgV637Yv4mz3H5ZEvK7M/Bu3EWaUL8jojeOVWJt7FWkI0Fecn6N7UHnYffIHWMddeRm4jF
wnS+Jfc05hXhE1xEOfV5xEzqNvvFpWqB5P0J6cSmhCo5z4XG1BN8MZGENfSmkO/iWxkTQUPlo9FNeWgQxnTxOryuZctzjedmiaiirIfVsj7A76YXEsv8sr3G
k715RJx0hCygeWQRsyPztK+rI5VIx77Sf0UusL3hK+KzItq6JyiLkVd0JFbC3UIPm0PBByHK1Dtgzb3IXCG6sg/ZEa6b7H12CrOK7B13wDrT3gosIGqBmphT
mCgU5XyVOuh9tXk0ojoNynDYjlqqcMA6RVpamjjr2af0N8aQbqoRvBd8AwXGZ/8WfQ0cpUwCm9XXXII2mmutFrmXwIVMu8xplJd5jaY445gBRAt7V8bF/MUe
F2Itr9kDvnXkThqzxKn7coqV3tRBzzhwBJSH6a5y1AvSzzSlz5CvqE6snNiQ7sHecaXZa1NO/Iyri7OLXfatBNdRFr0HbOCH9TIMxizhptVbg6+X3jqnic8R
Nw/jpvBU3EXtozzFkSTXU5qTjZUqwSRjsMGATQQQtxvjjGJjr/o02FBZAi/VbaGmgEL9qn45MFANZexcKHU/bwgzyl0db0XcoMY5R6Nr2QjqsvMKM8sVt3Uk
00uPs1aOeEdmgIHE5bjjWhTXx90NWVx/COiG9ROncoPIrQb08saYYCVQGa0DY+1NsAFhm2IjHSXiWTRSiJHH4fddN4mvbCU2udTWc+lKHgOMd89HGykv+E7M
UvBJyUF/Whkl26tIbyCvE+COWgHgcJjYE7QGtaQa+Vc1qPnVY2oT4wT2ST8I4qk30mupDNYcbARFzKWoxtk/tMa4JrvINuLM3Hi8GnbFXlae6bDiN/Bse4Tv
F9TUcfZl+A3p33jcc9YXaWWQHmKMozzsBnoL1eEZrBCrrGXirSNmwK9qFeRfkIvcdnzBWhIkHi70t1+3f3Vssp4C/1h6aBdNRaC/6ZC3UnYfqVd2b2w02k9N
Jc9yA8OGu7vGevhXdJr8P/yyA1BVrG9tzYkosZzztvScWJp8hn7mN1HvHRWlKnR9oT7dAEvlMkhIcfYito6jlu+2+Ej90/oz/rSjM7eUWyoesfjxLfLYrLyc
VtZKSJpAag/kSWRT03OVKrdWnhxflj6A5xID7CM5gskk4iwzHesxgmrJHkYbRW6z/EQWUOccx/Ofg7n66MQHCXWTELjBNwTKpZ2zWO2t3ONN9p5wkHYIRklv
5WhpFT7aleT6LdVUzwtviVvkOYc7bh/dmemGHcHqW2fHVlPfBn7i69mBJJc5S9FJTdyq/ePvo+QF18rTfBhYF//NnY6slNZ4IhMiqFPbCFCfiAU1i5aJb1Va
fi8tVqK0z+AQMYAaik8LHBE7y6O5D5apfGV+B/NJrUBVwteSj4hppA0t5hm3igwm9ishYn3sDRmMbY6usq11prGrcTZQwj2wqNgMaQl9Sr2hbhc4fzPTF3q3
xCk/xDD9XbAx+aNokEzjdeFb5i2xNbcc1YD0mK8HZlqT7CavmlBg2WcOw5yZ+yyH2BRzgn8fHUsozn9cWU4aT3ZaqOpSI+k/eTSSLB1EVgv1xTPyKKy+kkrt
pK86Zzl3Ec2RjfQiAO03QKXc3ZFLrA+UC0gdcDfwUKwsTPCt9l4w7wcT5RzRJr3XTmidDWh0NpboL7UKhsv6AFsUNcReaOqMUPbRVDn8qftd5i5Vk7OxZvIK
8g9+oHed5OArx4UgffMXS6/8TrCSm+q3qt/l30JbMFs+L1tgSxhK3WVtuMGsSJCdZXzrmYPIRWCAcXy6kJi9QW2gr5IuqyP8zcAmNUWNhp20ZTBc5WBv7Z6G
Gh+0g9sM8Bns0/7TloKJfCf4B7CAvHr7ADDKahUROVAJtnCPdnUHM5WLShPhrLjWvUt6Jy9TGsAVgk1+DLKEmmHFgWrURPMc7JC0DD0gHAA2aa7cXK5TpNr+
BpFChjbFP88bDBnAVqDxxIa2I1a5xkY4FBsqz1U0Sx8uCDz+TjDXqzhMmIsmlULn/xwT0X7gnhYuZsntLcvEjls+yT0LLoJmARF5SbUFedoqW1evJI2zLlUJ
WF4ZrW7ZvkYfKozXk7QD5HDyAjIGT1V3U+vw+XQ89orbAFYAHFulZoD7/N/uBW4XIPWmgb1aCBit5vn9NVxoZ/vT2GiqldRPO4i9Qn9YG6njxCbgIKRhC7hc
HyvVgH3lr9QGOplag79gfHQEESRnoevttbVy1ANLeZhju0xdB+e5z65sYpGrbGBL0mzfAVevqJauInGNUoXvKlQGdfgVvkHgjH+WuhrU1LogZ7UMYqoY7rgA
piKdxA7UMJl3ffSE4g3LFZEVuR2wim9h+Irgk9x30mf5g2ozjhmVTS49Sl9uLMfKB4+ATt7x0JQ/gF/GDZM+qLO5l2FDbOmO2xQqxdiTJYhB83e0vtcGs+LX
KgXEbWWh/bUvL7eLJUt6h463lLU2wB/a0y2VhTNImHECjNKmGDx8zwe1F7XSYXNtk/4SrDS+Q1L7AJqrU8Ct0l7+RVsjx6j31UZSjYCZPa61TahWHF7U1DAS
mhlbWcnRSQ8Be7XwguG6ahppdKXWG5XUPkVeEB6cKT3SkwLTg3Wi/xVOywfw0WI7eQsPAqe57SAOfFQnSRHBx0q6fFieAsbLdzSv8lDvJ43VY9VZRjrQ41r4
uuKP1X7IdGULGSYloFH0FcJPP4zX2DfEYdrDYvTr+FHKDl4Gc13zC8IDK2zlzSfZGtgEapV1Krog8hq9X0Dpl5ogfQ5+zV8G2kofjAYbUg1THVS5xR9SbEYo
APweqZ7SCKRje3M82ET9K+gtpZqhNls0r09T3q2cAnaQBuY3j5VP4G61jrg3+rXWmG8orQbf1I7wKbHYFkH6fJPxG/wo5je+xBSKbkHKyYqUzh+qY/F3wfpg
R+mJzh1kiGsGfYbdjA/Ck8nWeAq1nkx3atQk7E8npNttidmcwK+SXoAycDD3GHvCzcdFvDM/sfAVPx65UngCqYMPzAwxu8MXUqf8z/D33BXzAiEbbw4Ja7zj
o+qTKOEQ2Kq8qBXIt7pPaSnqZ4GFqZJdSlNWwermO45DIMfeCiOVORIiXQJtoeJ/Jm+XN8FrSncwQDiupokVHSRWEx1sXe/rIR913CY+yi1MBcgy/1p/PrEY
GaKMp8uoL+MvaE2NI2J5IQ/+Y1lLVAqLsgt4tu+MJQ17F/Crh+TZME3bCC9z7eQZYCzSw/eEougx0cPJzZQshzEViXS8YqAi0ZEq8Rd7GdsDNYU7S1Z0ODAv
pft+MaHI0ZjhyBewhvmJrKYEcgwVgjipAsffmgeWA6ZCKuqLH5GH6X+KZJUH2j5JxOYLsfCTO1NNoHdKo1yJubsRzMWQHtTDdo/5ol3Su2ozudZSNPwhdlX3
gxr+ocg17G3BT/tW6zUEZ2a5e0UWaCJuVb/qD4W76jPtTf4N34/4inIOwtq3bevtS1ajwFUtTt6bn6+gRhp4yAe0RP4k9q+Wi32yNzcGUlutvUrTp0Np0qzl
5wBZWCX65HZYLRAn59Q66TNRodEDbS+9zddEcIPtvRxjpLLUfKIZV4Q1RdMsJ5VtwGMvJwyiBuasqJculVEqUMOTRkk240vSDqOH9iWpMwzm77HUBKS9Td6L
QBPHayTf01Q+hHeTvfwqZ43otraK2HL3A26NThTUAYgwA653t9X/8tSyt1cyuDB6A92Fc8mDwGSiuXQiMAn0QnqBFNktNTM/5XeTj+ND0Ex0EnrAvi9qD3IM
4ZALhemBTth54RJdJaYYHYWtxR3KEmVE+CLKg9dTrdJ2XzQVVdDY1wlv7YyiI/0WcTd1sZC3DsgfbNnBzMSvmLbazplHlCbmU+qlZPiagR85QV9zsTc2h9pH
nMEO003IQvw69aftTfxtyyKQSrnJNWIqUG1VlULPIPDIStDteSIsGxsqnLBLztPV9uYPdz3M6W5twKDcbOx6wZ+BEMqr/pGzH/kLW4268YrIV/yS95eEx92J
PYhMiP1u65n1m3miksSRhIvYLu4XOhGtISUTvdFF3tVUYqyAf6bvZbVSHkSulI9JMyEvngibI52rN58y23pS35C5IAOpTLHoLnSb93XYSA/CoM4ANZDa6Zik
hGvzhZ5qCYXRDyyoUl7YqSKBA/hAMleaJ7YIuB0OXpN+4TpioiK5dPJVzhlrj8AtrLWy1JZGXcITiaD9Kv0Tb4X2po/CRVi40RBZBiLovvo+Yhg1RrLE7opt
JUnId1t9hcUb2Mr7TmHPHCttU8kl9qfytdgSCxF46rwDdmlxzkx6MJaX4APt19bEEuL72Z24N7JzLMVXpr+z8aSPGWM5zBQ6+5UqaSFfLHmRxOhDyHalJid6
+1kT7CamvYUteEXfix7Kz2D+je0kD641Papz/hj+qf2beAPJKxxr3YR1s9YkAT8Fu0OkOmj8RfRw/z0pV/yZd0noiXE5jRyKkFFxJJYPH4lLVB+yJUdFfLmb
ZCt6QmkK/1YE7pGki+OpGrk9Oc+Wa+JDrpXbmrfbnioX+Wz8QdQFt0vthX1cmq8yWpEbFxsi3hbTxQWBnXIaNjm2PLrLVh2bRDUpTCAaYxP44/5t6BHls9SY
GSpyUYe9o+QR/slkOesGTMb2E5jlNWUuuCDpcmVlrHwT1vZWqTtTWiAvw99yKWR/9ATZimhnsQqabbh9oD9FbC33NlmlcVwTa3TMRFsI5qCT0cvETWwa+tO+
Aquj3Maae0IwPo5AmtmXR1f0PZTYSJcYaWlE7aEeyppqgT/N/2E1LSfN98S62Ah8G15HHh4YRW7gA9JFuqNvrCWTaMd/lf5UvCBDsYH60inpvpIu/okMyehp
rx833FlFEuOnFNSxTOLne69apkg1jQLQN+cZMQnzoSm2Ykdb/1rn4QBiXUgsdoyQynnrlb6gm8FvqZnP6h0jeLhIYWt+Ub2H2FH8rWewet/Ug5ro3GYfj6Ou
OljzPJy473uH5nDVM/Yj0/xzTNNiK9rTxO5YExHYV5GBUs9stIdSt61VvAVCvvwTK/RNF8dllcTZvQ/5buxN99/abFdf2BGkOyvw+xwHsmbID6gH2Me4z+KK
ws+2MZSg3nM+dP2HpTALqKlGO/p94SGg4qlGgXEaNhNijIsFz7D+3kE+v7omax4cabcKsQUc1w3vLtXAhqI+LBndbbrE7/HVdfSDr4DVvcd/UPsV+JM4Hn/D
twqbIbZy9mUoKt+KO+4QbXyzoydJF+WgytkGqTj1Z1ZtSx5pBiOl13QIsRy/7QwlCgPdwEp5ASYIO0oNUgOvKJ6Dz0tFecX6zdTZwViX2/rGXor+LIQESN9p
IYG2SJPhUfszZTHZlguqrwCKW+FZ9kHm8oIbAJc3iodNcVhZ9bIaqi5xzCFviV+l91R57xkQQ2G6x64ZK9FpxXuBuagDnSL1Xu+rNRGfJ02QHiB/EcvCK4MP
xGN40rxETJEaqq+42fC6fqAQVwv9bUiz8hLpZ61ONcGgZ4KeIIwVAVkJ3AS6PET8wG8AA6NrSJrqgM8JQ01y7KX+xs9RM2FanSTtODOZsrMH4F2jJqxsJAg9
jEpGBSMs+FVKjrnM6Px61zR1g9ngb9R8qAHfceQd3wKsUmdIr73fjRLKb7BsvHzK9xmsYnvI5YilxCOzUhjNTE8OUqBwK5Hj3cAVwEO+PFDXqG/sJZtLNaUJ
6E9uQc4Mcih6BGP97fHetv34KClUfYpMpGi4RfnTSAI/2AimFXWLbkBvIS45vfZu7HhuG/HNXk0uR9UDTmFpQRdxmq/EOhWOI/OZpvG7hUX55/yf+A9yb49m
mqRU8nRePZHuw62lmtstMkcNhAbIlqxwFl8pVokrjgn3RxfUxjwIaY8uVe1R1WebIbWhEDnJW13qZKPVB1wX+7Q4uXC8f498mJyKreVqyCnUak8oZil4ZT9e
mC2werZQLB8iG1ny5dfKMv6J8pGvwLdzfJR6YYew2f6d7vHuDWpcfGukK5+FVkC+wmTlCOxr6i90QD/Gx5C5bNB3yT9VMfjT/D35MD+SixPr4D77J6KEv8g/
k8eq2cJB8yzyJLKKieCyBE48Ka6VZpKXpXloDDXDMxC8MEfKtZS2KAVOqBdB8v//nscFqxSV0Y7Crp7rvj5ghnRHeGabIi2H1eBfdA2qYcQSmLbspLbRKGc0
i1nqXEadl+bWu1Rq5QPAEBpZSuiz2KGCztx8XlPaqnFyZcmmpkEAOgMOTIB/6nZ4kGxqEahvYJM2AjSAD40M3YiNdi52vqC225ZhF+jhYkXTcu8mJU29hU21
HYZL8baQtN4SmlCh3B7rAskrZ0jDYZh/vJjKtqae8zsoTphJpcHLxFxxt7oI3KHGETWYtmJjtX5pdnnhV+ll5iPqMtGEaG/9jxqFRBdYHalSUmwD+rTPL6dx
jdVW2EJ6BNUD7WJpyE3U7muLUYeYKqWhJ9Hm1BflrHwR9PEv0xLizqs1CzvI0bCFmi6vlz+DEAWnWfQauVRIoVLlCCkCHQX2qdXJFfwETJQ6S0MdLbB9sQ6i
WPGo1YKIEW48QkY5J8JPpmdSH4mBLnWW9gwrtde2UHtLR1O9rGtjbhgziFxiNIOjyckJlS0RfDfjc1FroiDBlxRNfDG7La2w9cEaWKS9iDpP9aVd1ErZHMwr
6Afi9f30SXyqUE/OxxLQZ2wzrbqlP6+QUA4KFwo/K2HC0kwrv0Z7oP+W93lF4of8gJCUZkQTuMW3klqkHg1swMLl7uRJxQrp/6PoLKObSvowjntxSr3xXJck
LcXddXF3d7eyuHuhQAuVyM3VmStJWhwWXdxZ3Fl80cUWe/t+m2+j/+f5PefMmRG9MkGvkCg+FztD3Ce+KUe4DXl7kMpIP3Ak6Ba6OtPgFfs9Y7vcOtlAf8hp
YI2YKl3NTVDXGrGiGjmoH47MVfdHFusdtz1iagguAynKbouQ967NhBcQ5DfpP/NWlFX/NEm2ZeZEchZ+UaoYP5ncKvzYug/cio5oqZqqdAI9Mm6JrZTa/Etu
m3YGb6ztFCRxHTid95vXrX6jlpvvE9WVTHXe9ovMSbQl6ZXPBN/5X/JbudHEOxHX9idEU81dbdgseQQIh+3yUnYQWzKuL9OCuLwljnrGDRSmUBUxBYm2d6bf
UPcdi00xPKC3AjtcXHGv3tJID3U3iou/myS9FVEMNdPlmWWpGPMJwwk/PUVeUOMdugaszrsiTbcUB2t9C7l6YAWepUQrfZmDYI06NEjmjUHHbL8Gyup9bLuD
zUFpMVv8ZB8BF9IbjKvKUamdWNIXI8QRf2am55QlnImdeMjvIXH8C3c06SmxB+Ewlmnv8+FPLPO0KOGwkoCkS8dt9yx/VfoQjQac0nQnT2qmHvIGRz9klcSZ
uvirSSXULPG2fYO0YUcy9c1okDMpvIroHqqaExcZhkTj12q1JVB/fSI3zknmZR3KuE1DNBWL9g9jlnPOuEviQ+oAUaDewRZoo+zN5XWmnAwLgiRUwaeABTjJ
L3O4suYje7NfJu/0blQDjjRHJ0fAF40OE8qiU4jpyMHYfsphR2m7Zrkj8sF/g6nSNtlFzBA3A5eUSeQlf7HV5Q4kH5QTlaX2Jc7m3BEZIjXsw5GH4kMwTdll
fyUHZMzchDsqE8YpsaP3KwCyAm8TZqUhvUgfSeQhDbB62mRRCZSVevtbaPXwvxzZ3HZ1or2Sz4m5pVYxn4KVHXGOvuCBJSlYNrmc3BzvCS9LhFY1rnZiJ+Ii
ssn5AatdaxJ6g4fJttyIssA2Ied1sJKvHDoupzdyQjjBz/EVF6Nkn1gbHinxm7OtPp19qLdiXOEqKQlQTqEiTGJx+ZzyHSTbBkpTQIPqWdy1QIKnK9/U89Ax
3zM7Z6tnFTLP1pBLcQ0Gk4k4MBCJwAlkN3mUND9IitccK8WIPDqpmHejY5i9BbYMHYkvwKZyQ71txP7idnkoSJB/Vv0rKQXGw1vE395xQUmIi/1HxPkGOSZ5
p9Aubgf53dtDKAmfE5TUkuijLs/pgU/cyNlyAiEy167a7mPn0FtJky1p8L64TBqFVd8kOivrtzZ0lTrBnXJxwEu5UllYNVetOj7gj+me1DCvotg8ob5zHGcN
PhVjlCZyL9hEbivB+DSirWMxPQ0/QS1FSjF7cQsJwQ9YLKjJBVtXgFmmICiEX/TxVBN5NXVJ+teZL02zXVL7wR1gv3oAlAmVkmZAs0zlJZGr9J7SA8lpVvPM
SUygHNfdn2NfFRy0g/Xt4WISBtpf4H7OafMn3ax+EPi42nCS/WtOZxXR16urkvarebl71U34RujlyiKZgg14qp3OLQG2iX3kNsGpYnvqvpIojsCK2TKC/dDu
1ELMvX0AtEsRKdM/S8xWFmpoLo9W0g+rp4HmXwwaqGfUE0lJRnehiVpWTtWmJXWA1iCRWUpKkZfJT8Xb3rV+a3ACUNQR66/zJXyF/DhwS2xd6iVfi08D7cS7
Ui8kTRoi1ld4oQFm5KuIEDMW/sRaBOZmeem6RC49hlxGlSHMZDbWEosSwliCei6vkZTs1ZVd+goxZkdvYWBAVZrYKNMHBCo49xJYxUvB43jJuNNbRglBxOl0
U03Vw9hTrTPb21GcXUo3ohc6q4ESajElxFUQs/KH55QU7+ZWhw4xRtgtG3L/2IvBOH4mlmv9O7HajgBMkB6JD/kP4gXvkmCpwCTLV7kU9yN/qMTAEeL74BlJ
zikPUflB0ubAc44jWlJJjv3EM/Mq03fx3NoRgHFOZQbZHnCPk2+DHPGLmJ6zTekgQ1GAq+Egfb63tnJcGUQeZRz07/REag2yhlzs89ujObuYDQYq7YjJ8Jec
IHZXKzAjXR7HeOoiCogalVLZnq6L1CSqEt2dmS08d90m15BPmG48KZYNbZPowp3GL225HrFUMC9iRpErqNfkP2RJsjxL0KvFmUVO+UFc760BzgCfv5r+UnAi
sv2gvrGoDhvDn7pZ+8UkErPoTmTHLcMIF0ZLX+m6endndTxDqof3ZBIDHy2jtAg4pgzSTNIHnyUvF6LALRDwlLoUzEFay0c0yrJf+1NupMxAs/k5RDHPf/bV
8szYzb6Z8JU2zdFQfhvZCx/bbkg5eq2IPTQonB6yWgaoQyK3dVM4lzFRONODeEs3xgcQtZB9NE4HqVR6BLWaaYBVo6o5J6BTtd7GFfEznBLpp9z3M8qAnINb
F4oVAid3ZJnryvVgZoAjXiQfVk+K+/m+Sgh2hLw6gp/PQDbJM57dR25mUjwdmZnUOvOr5LdkFfQjN5SZymSjL7Gc4CXid2q2XJenSJy4jbx2XsA3iq+3V4XJ
+k15V/xxGQtwahLIS/hT3aO33JYTvANlvlvAa5RQy+E+fKG00n7Ong5W63naHf4vrSeMFo76eyE1arWUu8FTYoI3xtoWdhR4pTMsYAvZRew296ekM1Rp2sf2
ot8GH4nfIcYv4D9rbcRBQkEgK1he+8RsNGrBE2w8TFK2uBapj7VWvpvaI51CLxG/7KUhrcjZiTFTnMDsRsNJW7cvQ/aBRJFRTjh3KjFgnZwhl3I0UW10cb0E
O8goFlOnGp6LSlXI655I8mDPcOKrEuvdb2nBJ8otyT6S3Zbq+LXlKD88uJXtI/5yHUR4miJ/Os/RNYlFXDvmht5GLaO2J8cTv8E+9h7BC2LjvJnOd0pG9e7k
xmDx5GF5L1EHkkHcJpqR3+nhQVx5pH7Fj4prLCxxNXjehCHAvAr0BgVSjUAlsEQaCBuCPjBanljExn1z44TLvmfgA5GorRAQjdF+0w4qV+T30nu5irY2pDqu
87WVEYGLoBHSTPwuEUxM6L3UzZEnTdQ7E3eRA+RVtY1jZc3F5HL+C73a2X3LWTEB1M9dxgNvvr8i5rbU9T7LR6QPQHe89Pq5TDmRmGL+Gw3GtlU6ayPBMZ3S
BkpBZimehY5y7rGWko7Jh9Q53miQKj31HsUXhlZiRMTHecQZrtnyWKcNdFITEENxO14FhhRpwi/8pDQLnLEzaiZZNfcl81OoDo64FuG7kC6u9kFRaYR8h5OI
8oEx3rLettbZfEXxaXCLry5SpJ8mw7szdi1aGbDWbdi6wDaSsU4VD2BA5MFBeaRCK77srsEWNlMRPddIWpS1yfFYO2dpiyzc3pRItjjk+oob+btkmF3mcOL7
6bOZcVojtLl2DkZJS7E14KLWgn2un4UJWEvYnG+KvgWtOKfxxTYHG4a8Nm3Mby+EuW7Ok4m5yFv5HbfUEiOPEIc7hwIOy9b//8dAXbQ0P4FLltoGpspVbC+5
51wVOdHRBItnNVOy/IGPYTdnlaIyxXlwkpwsVbG7wVm4SvpodwkHkVVyZt4NcTn/KMHB/7XdkJ6LT2qWhD6ipn29ZhOr++46/8IaWhdK7+EI52BhEPVJ3Od7
y5WwNU9eK3Q118ZfJY1zpmr5TlJ+JkUZVf19JS2/L6iez3KdncPRI3IhWBZc4O0HRmC3bSZHIfpZ2YJJCXnCAmG/2pC4pW8gnjh1e7dcmnhuMI5XlXk5Vqgr
4fBMkYLXBSfU7abNYtntO4nuSipcpNSRZyvTgk3luaYN4jNsXU178oagT7b4H4nzEq9iQxNOiDauOPK8aN9Tbd/UB8RBeQDYF+CUitJluTqYjfVgG5ENVBbU
VOsQJ/ljCeVQEuvgfEWs9laxfyHPwnZcabMq/DS7kypkjiB7EBzoLPZC7pYvZr4m7rJHBLe63hnL7bZd8xW3FRcwKaIM9EzD57jPkGfp8USBqwt62PUp2EB4
Y38pVaER2zwsUUWIXvJiazZSz79NWh8sKz7CMDmReoOcJTrldNVuYrTjb9ME+qTiQRcrdZL+gnHcZuUrzNAytk+S39g35Y2otSSTTVACy3MGYBS1indhdfG6
ZHnVQjn9AXWg9z5Yhr5i0hG3epSsqK9glzP1PbMoEXRiKrjPMkfZKwhpD9kz+Wh5uK2DaBLqcVW0IvEEhc4DVFviK/yGCsplANBCZb91+9YEewbRjKLhYz5P
PcRLcKR/nsxJV8TN/ltkU64niPN3VR/6WWK6ojDdQEd+Pjgprc99s6NF7HyfQyTM8xxlyEngHREF6jPVwDzxjvcq3jDQXYkRK8AleYfoV9bHjjlEFPKJOCI2
ifOj1YOnHe20IBgp/+BXI4hoib4kV5ADtgHy3m3QXk8/D3eRQIRimnRSKSJv7p2cSIZsdqvPOcIYa0vUj1tzwlgspzsy+xgUFq9mUA9sB4K+xMk04v8TbDJq
bd6jT0Wf0hsrfVF/JVxUK1o2Y+nbr5jzkN+C9/JrSceT54KvxBrpJf6Y382k5kYx56RXSilpNGyYL4NmFlndClpJA+ASe7ZaOXEK8dxs0iLEAvGUrzXaUS1t
m40Ws8+Eu4lLsEuJr8FT3HDvDTxfbOl8b83ML7b1XaCTr0ugofwXVL1rhfu+JQlvpVdIQJ6EFuczMIvclChDdtf9VFUwqHpzaSGzQh+NrJe8YLhoBvVDWfoM
+xpplaLF94CfCIrPwLdxy8TGYufgJbIqfsM+Lea6+kPsixyzXXKc8XyV/2anS4O4idIDVx/9qqeF401Siq0Zlgm2bQ4iz5F93ldyDntbzaPHEv+5BJDtfiY7
hC+IEPjbPIHsBIDUXp4uRoMvanF9CL82f78+FtRQv/D3iKn+zwmp1AH0rfDYf5yoYv2AXMxKkcZJPf37+FRfSWsxR1n7QJxnW4K9zNTAKGYWXx6A5FRyEttG
OO4q79tBVnSWcW4iP6tU6nntrzodtUMpDRQENTFNxQT2HTLT/R6+ZNcq/zorKjO5b5ihLcWjtSfECe00flg8K533NbbXc3wVWwgTzAnEBXtjYqujHPNTuocP
w9Lt+XgHHCMfqJk0j32WYeAQIlD5Ggp6i3fF39EsxBBtkIKMI0oq5teFpdDMKILDNU06KLVw/o52lCYxRwO7bPFYRT0ZLCJjQyPt1/X35GC9h/MgqKcOVrsp
f6tparJWVW6iXtdHMGPRe7YfNBaoWkSGCHrHnhRLJ0swBeuLiXEG8hO97L8WvIA8Sf6FEPRaybklQzhM9kK3wVSRtg7BX3P1fG/hMt8/xHF0ETzpcAnd+Crg
epGnUsRs9YeSRd6RfXAV+l3ZY6uJlFBvm0qD6thtVRbnAWdgMD5Z7613smzMe64cwUbJc8XBjAN49RHISjQTrDbKOHNIn7+d77HxVLqmr7KguoFNlaOTNmET
kU7ICLwfHOqYpC0L3oJL5SrW8+Bw3p3t69GGNfvCXvJT0gaSMUL9RPXkJHontgyfvWQYlY+0xPajPPZT60r3LMrf4z1acIi7Zc5tigoewE7r0WJELxecbEuV
aMMnvwCDnb2oc1kf5dq1z5oSvKuJTrndMYa4Y6tODqI+B8ZRC5U5dC2ho38hPsVe2ulctzinktIKYSQT1wG2BIv9J60VFLvzqLxK+iz2qt1cvZE4XthTuYlU
ffNjPIc14HKsmP7Yyqpn0WhswMbheSUsd0rMJ/9G3iPP8z/w0ZbxySfl89YluJ+Y5ivlzBIsiGp/q9RGFDnW3IqOZV8Ql8UJYrx8Q9ov75ZXw5M538UP4lGu
rm+20hx1SJ8T7ks5RKXAD6WY4yCWXckj96SnyX7sLDEY20JWwGejmWRd6q6FZkcIMtdYvGkrqc0w1QVbqWPm8eJf5Bufar6iPLa15Os4ShjvpaeJWcFaNoPY
lGwQvwm/2VxIn8BgIeR74PzHVoZbIiTzP4kRpInmnP3Q/VRfdE9+Ij7LFo33zPtJJSdcZh5Y2mJUpYNaa7mzel+c4F8knwBXhBV8Va0KmAaqcmONcvJ1LR5m
gs15YbSS6QAx25pKRIsdKVU5RCxi1wDV1Ql8oWZjR9jrYjdzC/WpvR5XZt1UxOV9AVeJP0AC01w7jc1O2UW9EeYq8fbv4C9XanIsVQdGhe4EezLvneMcH802
plfGP3lDBTWvpT2yfZCrHjUP3+fq50hFrhCf+RCGazsstJZNHJR6MWNhEIVgNF9S7iLbkq4Hyyt1svP4q0inYAlYF8bKHdW5ICSVA5lgnvyE6A5j9HroXr08
+IxkgxrETuQ9Ge+oCE5YdOyu/RdhEzBLTZHwj7WGxCfBDfInsSvedetqew5BiXXQ5qTfEcIHiVsS2+IllR5mMfmn+KbIS35xhLbU/1ibzB8BBcGeMFt8ps12
noCLifuEhIRBXmVDvyxM4h4Gm/M/5bfBaXJiLuNdlcehB/X3WTxz1jlGPYt8FOuhX20d+LuSq0aSSIk3xAa84r2g/BDT5GRlCOzIJeZX4XU919ZCa8xFGyOE
DJCBdAY78tLJWjlmrG/eD2RxooecxP1nXiwO8nqQD/xIuRp+XziEeBPXMXukfNc7ea6ruuJky2wvo41Fz2o1cn6KU5wrQX9HpnQL8yHr/F+cL7By1BeOJmuj
QbEazBX7KXa5pbRSPsjnCw+kHdaD8hWvjj/yispCW/WET+AdeAPb+/rqD0xDk0lHAd9VOKhPlNYRDW2HyEniUnVysLh4SI2XoziINLMh/FYQjHlutQbMShzW
idF4s3Yi5yc+QsyUz0v//4lzprTasV9cZmqZ218Yyu2z1yeKY4ORIu82v67cTt0TtOrzUhCto/222kmcK8/w7rch6ABYTPY4ilfoartmTw4K/FTxut0nZ/nT
uTfea0qB+mUrAhOlnsGOto9I59ql0E5gdFRzZZd3I9yf0AnOcdZQtvv6wQpgB6gNaGEA10o+IcarN2Q5oVD5we9SbspPgs/FKWKqdESrolAgRqyzirEvo7qY
9tFf0AqKYvOQY5x2hvCmYqhwnexODMa9zit0LL897hvSH6lqPWAWnCD+g3MZOlg4EXzM9RFKIsPAMemJdUjCEcRpyRZe+yrwD+3WoOJYYtrsbAmr0K/iEpim
8l1mNfiOio5fvpP4JWeC2M6Z4Fhhe2+fEZ+af0xsIDwV73H1lTGOo07d9tPWCp9kGkS1wTLF9dKYWFlo5jvKnUBG8e1tSE4G+Mof9o20+6Ww7a7dblPFzpY6
tnX4PIdZycz5IWqo6CsWu8HfNKc5UcbcjtlKLXAggQzLkmAxtKKkBqO4sPxKrm7rx6UllGdipJOOYzvimL+iR9ujvN+YMfgjYgRRmTij5JF3EYL8gPwMolh3
57WEhgSRsDL3C1kqMZQ0AV9GJZKz0bLszuQDzEH0tYnD52VuthenzfbfnJO9d5FZwX7KWV+8tE4ZGJgnhkGGZYP9g3+XvYSarqwA1rxxvpa1tjtkazmxJSrk
TXP6nFHJCxC/PUphgssTH7IHTVieK/865cAReQWWKfyCzeU84pe0EqsuHcfuoBbsX/0YWa7mPbtLWS8X17uYx6q7PEeUmxyvzNV/s/ayzDftdVTOoZEZyFGk
u/OyLcH0JtAer8yUJy7jl5HlSEUy6G9GvpROZ2PiXuxbbH3iKYfxMfklbSts+cFSwWbmsDRCNts1caXFhhw1OcVaQV64C1pzv4N4uAMOgYtgKQmDPkdm7BvH
IskKbki51kPSNq6avaKjD/9G9OYOlNVgJWR40nrfBVG2vLbhfn/2TW6jJHtjzDtQP5aW/VrcJkU7UsXrwZvOy75VaFV0rPzaB5PjlcvWiVKM87izcpDl7ok3
uRn2f30z5GdYhY0g8K8YJZUAcWJ94W32i8TOCbOCTW2lk6tbf9jfOott6ivfT7ptG4/tRXtkd8Czt6oQE/qCK9RpZov7mr10Qg1b5cSJ0vnY+UmDg7+hhPCf
17J5ilIaaWr5zllN/aq6vO8sCYGPlk1RzYm7RWKaTVyyXuOboVE5GVYQ/KHKyjRQWWphGodsw/PwCYGVSXbnosT61pGOnuQT2MLx3FrdFIXOEjeZrPj54HUZ
B8mOO8xT11HP5bimoIdgyauvjBLfcCmgu3IWVIDzFCffUF6c1I85RMnu2fl7g1GW4lhLfBBegjzDDGE+2AWsAO0uRye+kKKcO5D6uVNsnUVa8tuT1BMxi4vo
60uwLdGM74i+lVD5othZaEWXUFpUOyrnw//fkm+49a7UANYRX8c3K1LgvcRGBEXewVZ+Q19L9aAshFusDI6Cd9wzdJhlHXfKMVCet6OLtUH+3zsqoP0dZaQU
+RDv4a4ic731hQXECNsZrllgOdxjeinW9y+VDckkbXL2NpX3xynhZYiWodFgh54uj5dOyUlCh6KTUVXcnddVrG2vzQ3jajtagXrcUtuf9o54O7G1MgeZiZ7i
DgtsuQmOdcIveTacRASJbeQY4j/8qqMDHc22pqoii8USgUr2djnHtjeU+qM9ZRgcgg0is2NP7wjIQnIeXUj9kOaJFSk7UtH2CTRAj1NzqSrAGj9ef0J1h4lE
hlqCygmMRAfhB4TO0SWMNURlx2psiVgDy1SamXW+oX2TtJnfJN907LMs4O4LFZOvZAxRKIl2XhOWgnLm2yJPrHe8hDUTbqH9klbLbwPPidqgC/InfGZDQBL5
Nqc4towfKC5CAs4/8/vX3BNM85UgLsXWF47LpZJu+cVgZdt+cEnKzd8r7SUHE+/kOLSjfSv4x7dOWsKMMxIco+CipOdiVI5sOwHGCcXV+8wANUr8TS1HfHLI
1At8IvUYy8AeI04TTpxG/qSa4l7mBNOC/J3IZMo5KyJyEY3biTvMwKTflS/oazo9pgZ3Tb4p1xabGV/U+Vwcd823RkK4ikkXlWtIDvI98AtM8gzSvoHN2iE2
XV3GDTNCKbHWC7KcmBhYIs8NbhLPiIeCr91LtJLOvnCtZ7d6U/6kVEhJ8I3xnYtz+keIISxG6MktlU9ww4MHs88pq5XHfDOxpXjQvif2Rs2h64ciX9G6ZCUu
S/4llUuyif0dl+0tiOYUh6y2zSRqgn78Y75LkJDcMZOM8cQdZB7qIWNz9tEVvbXJBiykPtte59yyTbH7TVukF5kdt43Mf1azyq6PKeXdLeu2Rz412FK4x/Mj
7em+NjvN+9elzkhbuCe0X9kzLpSWNtT9o5Ai+IJi9h4FO8JT9xzZnWHuvX/MntJ7vcRdsiX9Qx7mcqE783msIuxgf+ftI5RTxW3D4ExkIvVExIgOMKysxXqo
H/Uo11IxDbMm60rQNRcMl3e79pG/HLNd9RiCaoeNNM/SW7tD4BDa3phCqe4GSePZC8xhpiEjpiCIThToXkJ0vUXy1DjDwgyh+zAzDTN+iDnruk2WpiN6AXk0
kVZ/oq3tmxOOWu9gyaAflUzfUxehwLVXrIZHs4sTOdswy3/ygh3nxaeJI2ttkkqqvzga3pMy4CfklP2+WFaXgilcuuFw7MnPZW+II9niusfRVvdav3iOE21S
UpiyrlgZ8SRTjRTE1VNrDja5a6g50hZ3joiAytQ1WE+ZwUO1XLAJVQHL4ySqh3yZu8RGg1HiTtbuv4H+K3eytNbrFh7BP7uT1Bw4jfndtSqhll6CyaF7Ig7U
T8TKac46SoDjqTXwmLqSvSEriY/UN1L9UCdwTlxGRmnLE256l6pnXK7EWux56R7r1G9L74nWMmdZBy8y32Ei1hmkI3XxBUFZOMb8jvRVs4iKZDftIXcxt6U+
wrQKH45sAKfJRWBBpC0y3bjpu6OxdD99tKtlOMufxKphC1FOeh9aAGYWDIPJIEZ6K1zJ3RS3id5dazzy0HRL6kKvCHWgdTAPvw7HZhHGkKCKvMV7qg1t53jU
X8wnUiuVX1xf9SneBvssmrUV3CDlJggo/Ur39w3Wb4H2hDl+WdCGyJEEPcVTp3CQ5ztfTR9H/YKlLdWlgegmpbgex/iKUlIl76TQEC4fXpH/05upr6RGzGa0
kqsk35bqkrJVeUoVC+6kb0slI7GhTtYnnklaRSojlBSpGBpmv8mv0HKN8dg9JVfbqBxhUvlVntn8Q24PgqTe10v6FwVfBBV8o/Sv/husklyXaoz9By/o7dWJ
YACxiLilpqpP4W5hqHmaUImdr9bClxjdvDXBHMs6bJVeQA927OBTEoYT1aR0WAiX84sIydM85JSXG/vlt3lHCxWl1q4au/YU3tU3RUZIE43hSm/tr1pD1NPo
GblqpE5kDChmKxdso7ZJ+U8aDgLOeHM6cEa6whLGGNZrTIHpoYawmTw6qaM8T3W5Y0AX/iFejL9L5VMRbCCey1x1nea+wq7IS3p4wCbcMBrVvK4H8i32na7m
oJHqDS0wN5FX6BM1H3IhXEeoLZ4KFmPT1LNmTf5GnUdP5SyIXk/mhs8YAovoaexwAxFHahn6de5fBRPjjQWmORqVTzP/ymZkPx2iXu144DjpeKX+bTwBVyK/
RzIj37XaepxRUHBCi9UOwNoRLWFLyAzbh7xsOt+fgMYixxBmlrRJzmbHuctRO11ljQueUkQZT2V9GTupoObOj6ENBadTSunFjEuhmfpy9CHZVjXclSK7mL/N
/1JfPTRUYSnQklnueQ7uBveCy1Jd4hD3WLwc6m+Mtn1hSojz9S72IVRHQ0aWkxvoGjhAuoIDzDHuK7PG817uXrCSV4xVRcz+jk4JzobHw189520FRRV6Ta1F
DNVJ13jNR5ZNasFsCojEfrmLv750Wiuaub1RpCmVzJDyIqQlYzATqRV8gbO0VCeiByn4TBhZMFFuJUche4yIWhM8Ac31c1njQlHmTno5bD2zIJHGjtNVxRCz
0njtquGdkd8BbmHHwA3EQ3WGbSbSJb4PmGKbgyQYM0Ozyc3aL+QMgZOUG2WuEgvote72vn6qXzoOBjFlPRs8TAHHzPF8ZcsHH1An9UzmD9IcfG5Uc7eLXBfv
4QXIammZazuoBNu6ZTgvsIq5Yv6dNYknyBvGGmsNsZ53E5GJlgUkuRq0NgM6GgRtHdQmTAx1DD9A1wnEEQvJXtgvoo7aUS8l52r3mOGOPI9NmoHEu/JZDIww
GGIMZSLbsuvUlcIXBVEuajx8B1qLF9Cz9nRyHzyaVEObGntTn0udAD2zLZFRanxkaWRxuLzeX2vhNCuo+x/ildHE1Izuxpen97hXqdl0beOtu1QkzV1WEzzu
gu3haUQ3/Zt7V/gk21ofntoi7A9+kx9GpjnKFbbB0gp2ubrryeKfhgu9qA4JpWs9kSDeX6xQUKPOeUNOGVv4glkcvkotKrDB6+o96QRYoazXxpK1lPfyLrKX
qzEjEbfd9ZnMwCaptrpGWSl3pQaBDFBaj3b9ldxPt+oRvYnywDivH1Z28gVgq1gZQxmGmUVt29kJmuh82zemrusI0187yOaSKQxta+0ayv7Ejvp+MnbMWRMn
y3lz/XexZCTA/MEsE7ZGprM/TEvhfrQkXogOMmZFPzCOBn86y5OJvEWt7lGMPD3BtAQfy2cZHkRw3tatblv4NnZQfkUdkSp7ysJRSdfjx9PRdjSX9QI0x5Er
l+VykemwvvCLriiGpQYiE5oFeeMULNCKQ0YvjKwDt7XBtgKHgMyj/wlG6xw+PrTb06zOKKp9yjFivkuky6SNZWISL5kX6TXk2JR5LMAnAS9+VduJvrFd4aH8
Hm0mdSMexUSHO7s72RSmlOe75ABWrLc+E2ywV0EbOW5hiH0q9yJvKlfD8xR55drlHKr41WpwOzMC+aXdg2egS09n8sPnkLJ5132ENlvdJ56lz7qu0c1BYv4Y
2AbsIM6pd4iNsJ3Zo4+1x0uT+Cp6I+UPpanRDi6EYr4r5zg12vMIGUY28GS4Cpk9rqri3wmdXGOZvi4zWQbLoo75ZONohHG8DY9xbyDLgXehmXTbcEeZ87ZE
eCaOHc/WBySLUYctWcZSKib7uRT2RFyL3C/0V9JFdRc3H3yAF+QCvyw90W6yA/R77iwiW68qV6xjx/9InaZ+A1lqNZAC3KGG+hiwT9oHGmLLbZuJ/cwIxyHT
YeK1sY0lYAPyz2AlTzH8MdWNveq6b/tv25hg/2BIKGOi0FXY3cRzOBuYZGslzxHfikbOAlsB1k7qlPRITs2bSpblGH1D3vj4I0J5br0+g5qgl8GOBrtYdqgl
LSvhU7qDWJUcAoo7f/oH23eg7+zDiHPkEOaxMzqhh9dAfmcrONJq5otfyHkZN2DvBInO0J/Jf6Io114NIQ+8Ud4boGZgrDjZUUbzuVjjP3asNpkamLQG5pAZ
3GlHH+EF/YSbRRSDEbAyVF6biGF6vHoFpOvDfZ/8DQOX7R3UL2Q8xjO3sa7WirAY0UidAO6Dy2i+vMZ0LziUqMQcVnsHWDCSsNsCSRlEAT1ZqcnIzlj+6Y7/
qMlgKrNNHoR88b+2nCDmJ21AGjA7kI/4Lo6jGqCosC3hPU6CalqQi2BtmD6uqhlDiNXkGOW5ssm3gdnFvCPL6k+YBbbz0SSesbKr0FSphlGIyd6UKx88I87k
rdJA+UdgG3DayoT28BK+nTxFjEYdxFPHE+jTYuWyTJx/oKNtsDP9OzGdVKrcY8YG68AYMi92odCJbIqcdt1E0pMviprjNrwLm1pfWffLL8BxtG3SXqyP1K78
gLgZIp93QawuAWdNN0Ycc42XrlOVpVKYXX7uK7R0ED8qO7O/q79bZbl6MARj9Bj9pn5N/s71k27DNrbGwevSB/jG+w9IFmaBTOc4MMt2LWm2+FVuhq+mP7AV
na3ZxuoEVFO7I3v0Wohfb4NO1YeHy7Pb+O96hDgl/nBfKbKC7pFh9vphmok3WmCWgk15M/gR+Z30V+Ge4kviHswKLYUvpB7ScpZMWZvWFnRwcS4+KLBf9PY4
Gj7onqx/yS8ZXhTI9dwiojztsLusFAvZw7mZHpYvq+3Xnug3aMp4GpqmWfHu8APdIm+q9kwdaVQmasFCvTZ9m6hMmejP7DhWZPezbSw/srfpvfBOroYpkZRj
McXJyQwe7mNtGGlIbOLO1C4d0YygwPH3GBdxTvmU/y8oLz4GY9SjzEcB0A0i7n26bKMXgyrsx13vwum71umPPLvkQbveiHV3CkIfrYaphYuGNtdEEjHe8M1D
KFxZUD28PwfTrZHrUR3Dk+AdsZbNZv6am409tDeSbvvzmLLEcDVgGV6kDLilmGgiZqkL9R9wD/EY62S4yKq+zpV+2xqlFBNfQZ9zGs5LY5IqKtnqdLq/3Iyp
DNe562FLPDd5xfqbHtRH6ZedX4v6ehwpvzMxHAlNifQT5hacVr2FBZEBkQfUQ/4XqukdifHkZyKOesnWjlwxyMjb0BS6pjFGvxd+Epoc+Uu7HfpExIU3qtbC
faB3ZK12NhTDPtTHkAFlJvUKXg1FYenbE5WVUo+Ql7NR633DDX8wZITIZ6or97dQD9FhxBQOTthqvgrS3fNBEDPnXIK/zOnibryZv566lB/Dl/TX2lxD68e0
FhYb52C0pwVeI1xOrVWU1Dds28D92j6eUcTbjqWWEnmt2KdEH70VVt6yUIiVtxAV2aPMcFg8jxZ/wNEJTWTaeRCJRW5Ub+KTtHX0bUtPtjPYTdsRL/ZajTGX
1GaQ47SO1uyccKgx+EsvBafnrtAPgWLGQT02vAj6jKni+sIouDz8Ljkmcg/sA5tNZdE/+XjlOLIfbQ3rQUx5IVlNWdJhorNqIjvITy0raEYvwY4XhzIzsIGw
r6N4qK9lqm2n8cpYGkIzl+uHjJrgT6YjyTuauErglZyn+Ii8my+B12auSqscc4h/ghh8yJRC8p3Dqi6jT7JXpdXqH8okMV2dYtPxMVgx9qo8h67g6CZNJl8j
k+UmxnWplvQzPFV8RdUBq/FGeI24QWQ9qx3ZheQICsDkDnKBpYN9DPghtqg1WJzFZPB/cprRTi0vDyhip9jEls6Toi+wzzGD6K+hSTctE5yzyNfOORyK1USH
iOeJjbZ8UpNjiCTjCdVPW8F80Rl3U6mssyqRr+yBlZUVRL9QI+SQYzNtZyciJmx+3kZqKj/Qi7H/f9tjkd7VVowtI/j1KNSpDqYpvsBYr/cRk0WXuCcvDmwl
hrs3eKawUXWaYOVdFvCBHAuKh+Otm2E0XlmDpEvOBIwntmh1nsljq3dTpmfXB9Vcj2I3ef+EZfEXoc2Siq4yAbSb3IkuRo2iT7BziKfJVWGcZglAUgi3pVeF
DrANI6Vd2dwZ5V+9BCnR6824cwi/nesrLnLXq/NV3JVWIe2Ta7r5ZFqb6gPwT6rgegcuhy8xSxePIkLgizzKXcolkJ9YSDl1Cxtm7oeGRDLgEfCGqxTuE7lX
cD20gZ3kukqsdZnryZ4dwaHuOfo1ZYXSXu8XmgS/S28dlSBndAt60ImhNtJhO8GISoIgGZ1SzQXTpXnGn7jXKAsGqKXZTq5q1ETzP2TX3FPkDF980nWTxzmc
akYMIGLkn8wecY8ai/LoMMol/2uZ4ymGHCRE+Yf3FNMF2w+d7NuUXNd7lWUm5w/Umxs20RY6VzDQaGVMCmdF4tGzHlfuM2wT00VYIeKWs84B8AfZR01Dp6PX
iezgNtt9b5f4wa7GQra9FVEuWIs/X30f14Z6Z7QkHPrfkdeRBHm1kUk8JR/qn7WJ4fnEX2QVuiF5GylH5rprsjQbZruKn/BLKQORI6kGaXNj9LaUF4iLXst8
ZpbSM5y70XKwOdObqJucjm5CSxSe1JdFDsWv1yfwFUNj6Onh1ly+Zz33KqW9voQ4ldedaQCWyCVBcihe3CqWQn8T1iioiS20RT4V2IxwhDDqRdjw6sgmkKS0
Iksql/Vf3FFmO5jAWuQr1oYwmegDhho7QwliNfls5LTRmJ8f/sdcTz9kfhlyGDXM7eQMdagoWUNi8WB75bRQArmCtLa9Qz+wLGNDmwp/mj2Rgfhe13xmor6Y
n0VWwY+C6mqWNpesWPDKy4QV8Mx+XvbWqyqdM244GuPH0UEQJTfX7SsOiGCeVfZxwaXaRna3KTu8Db/ELsNyqCN6N1hMekZVRSaSJ5Rtnr9tzXd9LEjy7DK8
5ES8wHpBa2DLrHPf+rTmWvdQz4HQoFDtcGtsP7pFPk42pObbumsd3W301bqz8EbiBEF2vQ6d5WtLc1L+lXZ4atP/pkxiy8MLhov7Vx4VmgNe6ulKS/molh22
hf6IGNoTY5DRN/JVmFzwWt2ghQSTmeI+xp2HvcCJvHdiKaVamAYUExbfFhRoNbWo8MOCFsKQnamhlYVzpD8irSMX9AfMdeWxMQK5q95TU9lEqWvoqy0p0sdx
PyKojcPttPJGsppC5ohpWhbHWmeKk8lfwk21WTAt7Te6FtOf2FrHIOvrZ/UU+DG7YmgaZ2V+kTbEpG935Lg2wBzwKZxt+2w4tq2kfiBl9LqJz8U65H53I2Sc
p6HenDoPG8P83BuRccp6YyF/zDEtpy4mRvDw7MJT8EW4eDhojNVXWEYQZZB+YbzOdMpfZ7lrKb8hNJJ7Ex5IxBRcY5YUJBL8zgmwQ9oYQwucjfyR9kbvvvOT
0dl5jK1h2uYB2hHiAOgW6RjQjBLwhXFFeGHcDCQAj/avYwk9ew+LhQzadXC3lZjDUJEpxLMCi2Q25kHnrirGrIJLsIH6UvlIFg/YmYvqfm4OaBCaiJHZCPad
1HI5NIXP96QpY0i5cEdke8ptSqDvKnLK6PC88EpDCrePSAUZRlSoqvYexUMLsQa+DtY5xhgsxl274IR2rcKWyFLvKyYDrgxRYDzl4fa5DgrjmBV4dVcFbVEk
Cn7y3kMcHGedDf/yDgqPsNuNCL2SWVHnSEoXJM7TL+2KOw7+zJkHHQpFt7K41SywnVuA9JN2gqn6SPdpohYe0uuKh8XfgF9LVJsa4VC0+pc4Wy+Q97qiremI
RwyysWRyZB3zTuytt9cGS090/86b8C41lM2jLxOnSInqiVVOKU48ysve4apziV1MTPI0QD5xLo8ztWjAruvaIUOAZfV4I6RMBn/oM2EDVgyfxkZG5uo3ibQQ
VVim4E+YLEcH52g3VSQ2AARlng/Sk8msyHe5suc+Y0Q6JbpkF1CUuqGSzBqr7BjrUvDTcLZtnXSUbCrNJFZn8aHViA8rKZYlythmUyy4wU8QLzhLyQ3J1ewQ
/oDymshIkeF7V1etWyigg0g5uCS0W/9X90bmhJ+a08NL+LO5/+XcRUeGGzI+vW5CLdeE6I14LfdBz8zAsZSOsJhnNb3XOOwVU/LUEfId7RM+NjzE05vonnIf
aaTXJ97DiamxjkN09RSPZwd7npfdk1KEFMXwgI6h0VojI75wPhjmW6TFpFVM6ZB6gT7OJKY29izxlEkpVIlQc9glcqKgXLgb+ZOcTmzVVfEaGCYMVy/qleRY
tZK+TmfASFiBrGWsARF+IdWAgayD3e20MDPZrESZuEnY5dUhAcxNuqY3ljoZ09RwzO8Ov2bH+oHW+hBhjtYYc6hn9AjSOJiPDkJ8iGa+yXR3Cpa1Ui9ExCVP
EptC9TTKMDhzVy9T+EMOGbuxGaGaVJtIc9dC3wBmZ+h+IM1zWRwl3NQsIYrZ7pKYhUiydSNbjg2kxDNJ4jxhBfEL9DXb9UrK4eAyopy6jO+WS7noIsK5IvYA
59S2BMtcxHaE/PAyXBO+RD5z9Qg1kFAAgM1oD/z6D+NWZLSW6UVyblGLkdauyUS8WmFTJcaX9BGeYyqEqnDn6ctOg4re3ov7g/7J9NPreR7mz2G2IJOZUkkh
aRT5E5TgNjgScQxPInrZmrnvSVMjAmvxuMhkso1oBnxIDn23L9VYNV+6nfw3HKG1N0oT/2g/pOpGj9Ct8COtrgqMAn1MxLZtYbiJaV/SS0+s65U7xpvAdvPc
ZZuwVTzxxhMQWzBXP6XmGH3CdRVYUKBfob/o/cm2fMvC73Ks7oBBumQtnqlh7KxzMLtbygK0c2paiKEsfA1V0UcDzbMoXD+cxrcvCESyQw2Mzzu58JHC2sJD
itLfO3YaZ4ji4em22cZ9Z0PTyAhOVFaHFZ4Kd2Pz1GWwkB8jW3UT+Uq7qPxl3CQ0XxN0P1kaHxy6GF4GqoQt+C7mA1DVNCwx9Ib/Q6qkpqt/kI3JEtJYjceY
Wvfl35SRNMF/t6PMXmSXra1nCvyXeICmEE/k3WSB866cy7wjFPGiWC9BXPKvrZ2eF/DRWzYyCI6+jdtFfVNZ8QgcymoRTLphXGCGyTdsn3ObMb/Uz8EO4n3t
q3oAPWQu9CxmJjMnmNKe60Q1VwtwXzsKq7HX1VJoVxWCxrAy/V15gi1RlsBLW6op3+yTSCB9VPfL6V7CWCasEn8Hw6TxyD6mBLGOoNgKAST4nN3nvK1V0R3C
G6M0KFVUuV3hQ19d+wb3U+wDu8ZVgbnOSGwTYjP2Ct2EdUKu4zIFmOfE74kbwAGtdhFR9EFe607tkvoH6GXfIv7i5olPrYtIVtySOEHaIjUCsfIgpbdwSekk
m4TZwAfW6v2CfbVUJRmW0icQm+BvNsbyRRxjqSklW97n2sE35SZek9lONiX/JRvaEWYFFU98k3vk5Isl5FXRN7yVbb9868AxYu2OfqbHcfuUqshGQGqDc8Y5
a6GtyCvYu+zBxKQghzeCxTlZ+c+HKSWpJ/w5P2c+jrQKfiTmgPpwHxpAHoHReV7tBHLUS0nz5FHadnAEbceuBTRY7MlwNaYHu+o7KHKLeJ3YQlvIw/4L2EPY
BzWTg4JtpRfJx0Q5NF/7T60UMuvdxRFgOp0sLLIvIVYG6yANvTO0V8wS3QbfK7XDHbQd8KU+U60vp1HlyLrgC7mWTs5rAiuxw5F19u6YgzHxO9EM7i4+U/aD
PaTHW5bwuG7SFvefFMnUpU1Y84RZtr7OA9hNlbGfIA44KOk7/w9oQB5T22cNlm1id64u0t5TmWjCFOIHiGd0FDVFa4Gj+gW0JPPMVIf9AWqra+BmewE7zDDw
Z6EbznH8USonXJs7HbrOTRPfUVPUYdwbfhR4Tq1XNyO9TXU9neniCU/t14gUxAxKSwewXsADhlJHxNpIrSLWfmjE0uuNb9Cj9LR3NsoKWepEmEAVY1JSWqlv
5f7ggvpV36yXZEZyCNYjPI0LgYC4k07FovlzoauMwxUOXLH9jUwP3ZUm5ASx3VJv4Q3bAMb4czMGiD3kTZHz6jT9tRIV0zdpidolGBtTSt7CD/d1oEtJn/Rr
qC841/pIq001sC1Sd8ZfDzzOG+WyquOgUTSKdtph7RrzB1MHCXA1YIARSK+jfa0YOs/fwdWfn8VuAWeKZPkPgtYxUxUjB/ZQdxXlMAz/j0xXjxl31BkqXvAl
Urq2E8ao3cVrbDnxHdFFitaf+e9JzdTzwZ0yQfyljDJmFfnkd0tPMcOoTQ9yJCGPyOLMV3Kba3J4t7tH6HvEHr3TiAEDVVq7EU50JulTYQUjxujq+MfcQf2U
XI+e44wSu5M11TBYz1zLup3TvKjVOaYPMOlVQ5sVwVhMZ2UtVlLgL9tRZpWns9xdWsO1AgPZnfpjbZeuUCVBGQ2Dc/XmKftT0sNuoyFVHE0nx6ldw4WhW66p
IB63seuKPHIFJSPRBIh8YV4SzQo8sFxKFN2DWB4/FsYQktZCCjD3kcFyVzrVGKRu58uHviye63nueidnaAg9wdVKTXC9ZOfDOqzOkLBnqFukDZRCdKij+E9O
68LRahmmvn6LKuHOYE6AKnGTwixxJGWprTt9KTSU+088zCAsRs1JOQK/ks9Tyu1cufWbtbo2FclxTHcMRFdh9/nPxAOskWuAVFPZZaxKqIf/UWeSGzBopF1s
qZ3/BHXvZeE/ym9U2TWLXim2se0pfCA2jAwsGCCvUb8UPCtKTb09X0PmcHV2fni+toXNs4TAU3CW/Sg+LOxObFDO+lDYWhnpy9TP6yPcF/RDYDRag5jBbiYY
vRxzXmljvUrVZlT3HM90TxliGEFG+mnnwsUjUrgjO9u9Af3KnQ9VkvMjn9wrYnsbHr0iO1afYrQ1ryJHwsbmz2xtcMn1Ha+C1yQZTYcv4KOC1MgrrVg4LtxX
vxJpaty3rmHWSotApvs+3EWt1a7WijO2Yz0cS8iSTC+uF6xMnqL3G8P5KINgukQ+GrOyK4bbaEfVMez6goGehFBYLW1MDZ8poPQa1OfINcsirR/Wiu8nlIgI
+srI4KK8dqkgxtOz4K2x1Agh9SP99SDxIBS985KrnsLSfcThEMC6oAwZSfWx/fGPcLqWYkSB34EZFgub8NZq00g3xa5vcbwHpZkK4TH6c+tPbDfV1XtO3aiX
EFPkDvlNkWKu34nOcLcjqD5DuwVPmJpHJqr/cEOoz7a2zFTYlHhFtmeXKo+ZqEiQbhdZoScSd1xS5DNykxtJtNb7aA/ZKqArvkibz6+MqQAfMLMTKds1bYa8
EdygBsIH3A8QrBWNFBhy3nD70zCE/2GUowshIyRFgPl4iR2kuMHfFMSC1+whuRiYTqwW/+MmEwt9M4RApIOq+QaRPWizvgxctb/QH+mVi+hqp/MnWcYeRy6V
p4dORIYXnAajkXOQCR+gKsu/+LN4uvBV5/m5ehCUB9ex3Wo6HOKO13eoo6hfzkN0OoGg+c6hjq5oF2o1MQKEpBvkcrmGtJusAJYqVRhcGat9Nur59tApnqZw
jSk69DcYV3DIGModJROx78xk8jO9hTjE1E8UpN6uOUYi8Z+zG9pRDPnrSImCUPMJNGKzdVT4hS7I22jsrqnBWFcW4AiXHFTUSJY2JbI7vDWcEJqt54B8OSn0
FllnWNwTuCY4zTWXh4N0+n1+TWYIz1E6t4NJhZL2LLEvNdF5xogiKokN2MtkdbDb1RatV0SR4/V1CVX1s8ws3MHc0a7qf4o89kOfjO2PjAnVBGOslUOe0Gzt
iczLxRi/OkY7ZOkGvrIj1K3mj5HVzg/6S03mzOoM46Q+vma+c1D0HKpNKF7v4OutTQpdEF9JxbSOyn7qrLPA6MWUK5ghJJoKAhV1L9VfnkmVDN+1lqI2i38Y
iGdJTCuiEz0HFpOrBgF6SakP/nQ2odJhJZhBdUCaS2OlyrAn3w+rGviib2fimGEMr3UL5OsnwwvQRO05vBcSjQn6IGKTrIcqqV/pVOG0s500gdia8y24AeSD
P8ot038Z3dSPYkl9t7rIn+j4IS/T03kvEKiGQj8hvHUVqvJrQBocpdHYYL2aMQuma4M1EBbDWy1jCt0bj2IduKfb5wn/wZPMoE1b8XJoB9/KyAC0YUpLxu44
4e2kIrAwdFKpF9aJ6rpbPFpoU9OrjhDm5U+0OojJia3JYmRQ2auu0Uczk/VtRssAyhRShd4VeRXlXxbUcdJWPG8gxqCv81uGv8AXUr7+TXrqrGe4mePhE8Rs
rLHrPrJdKqt7QLXK/+gnyV70Qayunikcy6lML85tSbqhlmI133Iv0J6yt23DibXgd/0Tn090UBqAhRBh/5E7hgYUXIPb0Jp6amR0QhfmfeLJcD5xM1gTVgco
rC7UhA1t9Y2O+kdVh78ZZyM3KSgfhr8bC/Ua6hgmbUlpIjqxjLiEKtSfRrjUW6o/xVrwwpXCPPccCp1LLBMS4P8oMgv2qNG/C+OuhUJLqYzHbWZquBT/U3SB
heKL2+Lui7tTnU5HIk+SJ5lMW9xdFtdFFnd3Wd6+HyHJ+Z1z31f40P1AsTZCnKcwwrIwLeXZXGppbEygOg5dTdRJ2px6j1EtcCsEIJJwNFMN54mt+LPIgIRV
4j41jzqKKqiZOUC84rvgRdhvBKqvoMdgA/TLil1LEIrgYGkC/YmqTkWZLvMi+RfxlcqimlrIDW60uinMxHEjZYQiZY84Zct12378HSPog7VXWC4iUf+yl6Tu
dAU4x7VX/wcLqIarr1HGlVCwSRondNMG6TWIhZEl2UDjuTP0ems1prkrnhnInCJFZ1N5jxzNzNLTpAlwNxbWTP7+2yLl8uIa9Q9fpjZMyhG3oCuEZgYptRHm
aJ30QfgImCaH8Q5MJ3ww1znyEJeWt5fj2GS9q67CInw3epxJBZr2QGvsJBy/nO0amNgYrHLi5kCeq39hBn6v+LF9CiT9nYv+9qnFSfpzf2l9cKgK2lprClsi
U9SzJkIAVGnLDyNfNqs1pVkwEzbBgJIGG2WvhMfFY/ZDPiddzxjLNw4V4BXDnQKsvhnG+TIR1uaV6xA7gmnKYzlTvgD2IB88nSU7dFBpxFF1vlgfjM8vo9Sy
jiJN4gyqCviFXTUGhVspr9TZsCvs6O9t1I/MBiP54cQ1/zORJ56Sl2STekqOd1xnm2b5wHbkX2QEv5Gda0zhi8I52uRgqqRomqoZl412xl/6Ha2V8F9ouPa7
sdMIUc19A9wWYmTSPesu52pnnpDm+oRWch/nJDaRPutyMh2TklwiOjLxDdm48C62xz3Btsq12i2wSYnXWSocw/1K3O1MTOL0o6EdWoyvlyOb5uVE/f//EO+Q
FtAzxGJyt7KXGQ5/Nnhmz7D0E+vYewb646XQdb4r3vbIWGqhGCmv9NUKNIhdT9kCA+Tm/iXRqp3Bsfib5os4nnDddxm9jk6AY3kR8Qlt8X+QFo4c8KvgBB8h
NFKrNagI/PlfPXG1kwvuaAF/a3G1wMIzynAhZG2GViAur9+AUnFvmELLfd9s20n5jCmDHma1IZvUGfwYwYrF+qKFCBEHM3yrPOfBDv401ajGNHq/EktkElZx
h+df4Z16Koiqj/xN4XSPG5mQ01Yebk3CalHLsVjnQtNLihH7W63evJwsLFJmKbNU1XTePN870Mugw2F17bEaYy0l/ML+s610TSNd1DB3f+spItLt4r3iCims
tOJWc1e5QXAfla+f8O9mUxwGQjGn8Tq4j7vO43xXLo2g1Qfywu2HiMbUPcmP/0HnIkXRD0APcBoZRExBWWlO3mB+EzWZqMZ+tn5FEtFopHXDCWgj4nf7G6Zv
3Bguh5gF8vOK+d/yPoGXEuIfLF5HNuitYIy4nVnMfkZbS0lcN30kf5I5Lo9EtmBns/4lPwcaUicEltgBMrD1sdmMqr4kz8i/m66LCDiMy6AR7ytZ/gLbgIKX
wqzgv/IHcTRaQEfz/W0sfxCzFOwAS7QcMFpM97sFAKIcKdV3CkX8roYaqvLrHSMTRmrVwCKFtY0uiA2MUc4EU+U14k4UIY7RuCuaj8w/4CmvVfQ1IkYrl3i7
7y3dqiCUPTfwyxWwtojfCb5lv5Z+sY2FWYHm5g9Y3W0bgxGgm1KXOgnaGjXE0zC/4bTslvwbYZjcQRspDsdz1Oys0Z7ywg2ljdMG2pB/hAud1400mKb1cFVS
CpPqcKJ5gWApsfz/4EusfIDQr/CfpQwjGwzRMs0NyEfqY41QLltHKxr7Xn6MtObjTEhov9ZOGe2pqp7nX4g5YJayX+mlTIFfiDPWGHjW/jd+DDbCLoqLiEPA
ivJGV2qaeM/zlSq1bZhqAVGgm0oELbpPLg5+pSnDwU4JjVcHFX5l6KIfHBYeYFQuLKctk/WQV1+ux2sarAA6SPulh2CafNTfQSinLNHnKbXXXwz0VmqAT8pI
ajawSAWCRazOH5YiRZU/EiyUnaYWWtmGkZ5relm2ef2w7bypGXMA+aZ8dBzInyD/7k9FfMpwvh5Z2ndLHOmJE2i5OLAW/zOYm1sOXY3O8cxJ8NnXeNthEWQ2
8QDGiTJcpd3WR4lD4Aw5TS1FxaCRSGuwn+BhCnuU6gD2It+tTqRa9mBiGD+R7QR6ExGhi8wrba1XhK+Yu3FO6x3yf3pbloaXKY+RzH0IfOQPKY/ValpbxQsb
KBbjqNRet6jRpBOrC2YZw2AbbX9tKz6HacOsqHfa9mdBfS4fO8f8REPMC8Nh/wTuy++M39m28NXqW9IsYbPyGtSX5sq0FgiOVtOVWdV/2CvDq0p/orQyUvaA
ZN9FvqtSIecHPw+GleP8Lu0l4xQbUw+TNoLm4DJ61btEqqIlBJ0UL5fT7dDsKEcOJo+r3/mMUAu1MdaNc0DEvg1UN4byB5TxrpAOxUgji1/hWla3DLKH5ROT
yZ/0IaYpfVuOJTUkPdgzrKn1iQ3SJ2O2kq6dDVRyB4wWTGfYVVkC092N1WxyKu9gypEDvG76urvIGrR2gWXhNLmfvEjeWtBQVenD6r1gTewh7Bf4SK9QF2hN
fU2DsWQO2RVEwIFUFauVvqOjsJouiHW5dcAHkhVUfcuUgQ8T2stz9L1Zn8m16uVaKcQr3G86sK1f/FKyBbJS+4xNy79Yv439CbHBNcjfhHpFVfYvx31kGfww
OggN4SOJTLkRaWA3cmm0EfwKX8f+cAbknlwE+5fYidR1RmsZcpuOyaKzi5Uzxq7fZ5po/wZNkkkcIT91H8J6JbaQ0xLbwcvkMtiPq8Xna+1RA16i2tXzoQ98
1+JW6yeYgeC02s97SHoCKbzZtoooy2blXiRztPdgecPNQZ5IEEKgHnFV6ckfk6LEVY7V/sLYB9QSM+k5oD4kd6IB5QBWuuTrzGH+MqYQ17VfjllZrZishg8a
SmCTsF7+KYzHI4hNbFtAiBXBLfW7mqxd0n7CpeoM8YA4H99H/c5eK1n/tmwudpHvAMJYinOGFcINNOQNT6TywXmT7MxM00huOfIXU/JN8gaIlwLZSg+qF0wD
tWFO9Jnow+pIdCnD2+KdejBNWyxEF7QWW/to0EuZR7XFDknVxcnoJ/yjaTxzGSn2DkGSmDgyNq+ffMnRnvwKVnH1vPVtqTKO/RTixTXsZeaW8yHRm1qDtmI2
wcpgqnyUmABGyKeDFaUMMB3u2V6VX8aU914CYfmCg/Bdk68U1EdeZR1jGkctDI4PTicQeRg5hT9HdkMHCqh8xzox/gWIR7vys7Vr/KhAY/Ac321ZTLQIpLq3
Mc/IxBwPnolvlCqS421bcUpNA72kgY7HSqqpPvkdLGeqM6exY1ET8jjfVd8Vprr4Tx5Ht8Jei73thNgu/riMqW3Isq7DrBm9g8SjGb5E+ma0GB2BXPQOC3xw
zIjKIyCIShjIR+uL+QbUjNyrCVORDKo7WQVGSl/qlQ910T9CLo9KmEqUU+84TmMPsDy0MrNH5ogTgYH4VjVRaC/PkyVbKZw2DSGe57eyNiRuE0exU/wbJAYb
UemoaSdbj9xiOY1MJTV0oC/Z2ZqfSC7bvp4fImFylOWab4ey1WqRh4DG5AS8JtoNnhAmKz2YCHUnMxX2t7bGuggjmFECSh20/sCfSn9Jmx0F1hTsF3JRPKPc
RZ/yl+np0jlzDYffcp/ogEUQGyUrayan2w/aTbaL1sNEllXOXiyBzMq2Py3VQFn3Y/oLavFvxP9FxnCzFLe1hmx2b1OfBwYr/2MqK6/yZjIZzCi5vasUEgyw
cFhwm5zlWkgVJFZL6g5Xwf2JFLrDObfwEVFX36RNtV9171UPCbEySl7n+gMft8Xpw2eKDiM5WKJJ2kaWpLtoA41E/rmmcPZl+yg6sV8ioSxx2ZN+X/8Aomuq
g1K8qg3n0+EC9gLIIRLkofysmB9sWmCtsxnZh96X+FLYxCGSUXKDecwtMRdMc5UCW7CKruOFrRteJiZKL8k18jlrEtk2XFVTsLUBteBR7CB5K3yrZ4GM1FHZ
hsrxlfWr4b6e2cZMbpfzd4wIRNHnhK7qI71jSYorG0s8X7T9RpvsF8yixJ7Sl6wU5zMpX1vm0oNlBTvJ20aG4pTlcIiw1/hhQdi1qOCNV34lfeGnAqdtdfQS
tjNZjD1D9mhvXb1kgSwTGolMYKqR94Xpemneb6yyDrWZEycnV4SnjKFgo3eEy5Q8DMnjKHjaXRwahjuDpZ0ftXnoZXia3A2fqifgq4RWakX4LLSiSFSXZkv6
QfVfeNPYGr6mrqPv4aPtiJOmEphz1jLqROVvr5/MLTSxx2CpLYd4dW2i6jIeGr1DS9RX/PhwvI4XWcRvYAFbHW8Euod+yBv0owk3PZ3pU+QHmQt1t1YkU9Av
1FP/U/Ddv1zXBMrYLOHFnWBvUIaIAv9irfG6iZWVvYFSzGLcKVvhYsOuPEi+Aa5pFdXWxDHlP/K6dQnTQE8npxKDrOmWA3yufxD6gk/3tmswlchxRDAXrFWY
peoCVyX4BcPhK9srviOYGPRYtmGLVmf6TVQPUyX5CtMMXgKV2bpY3YRBoLxYDvPwXa2HAgxGq2UoFqQw/dkF6O2oaOIXUVoOBkYwaQ4URJGrQV9iplIRE9FU
3goek2+IDLWW4M5+jb4WXmIZvhuBcjgR/IY2gOOJxepRkgQPpAhwg79FxfItLceRzeJQ8k94Uf2fvlAdx/wlpOo18LfqEXIXvZT+27bKsk6QMbO5CLjI856z
jFuYENrAFzCmgOYkkZFMK+2OowzpJnflNosd2dBkM/yTHe3pU7aHnlfoN7p67TfC+5ihzFXkTGiZ8MN1N45s2MHGxf677Te0lvmsrRL+lCibV48XxXbEPukz
V8t+Nd+EziVvgJ6IgAbzfqdvs5kqbjpHZ/oELSP6J+3gOjE8VrKp0l5SZ/uSka7x7AHykSOBK6bPe+z+GNAaLe9j43BsIdjo8MK+sKGppfy3MFHlkfT8oWiD
/NayiORZ9+Jj5Ja2HXktMLdjm+m5/74ft8cwhrzA+6/9BxojDgKnhW+iSTnm6yqXI3aR58RPsLS8XvAokRYIFzgz1MP5RnADEqnZpdWgi+eNLHh2ihPhdR2G
90JO3KI/0aYTl8D64BGlMjJayhEu+1rzydRh+q1jmWM0ssvSEn2LzIl9yFYzZ8ibStIZZZ9mz1WOMxFaLD8NXlF7GLHwOXGZW47eUBB3I6GWa01if+6jWt+J
awUmG5OotIRWbQM+nuhEreH/CJnCHm24f7iqKTXUG/EjbBuc71wPqOvUamYf3Zg4yJViWjp6MoBvwJRJLKuYbdPtxcor6RJ/g+8iRUj11EfKLbmqkmwv4VYQ
BL+stUOOhDzpOvUnlc6MtOeyQ13lmIryZ8rHTEaCbLo6yZWm/EG8QSsSHqK1fkqfpozWWoSiAw+VjiBNak7dFqp7yvtZd7Zi5pJID4Ipm7QoV3s4BDiMnsxi
ZRQ7MERyV8J9nEuZRzQR+o2ZWTiHqEY2QpsjJucDdGPcan9ZIk+rRLQzLnKnktZgpdXOTllbSl1A/sZLxd/gxuUSxFD0fwTE91V5af2kouxGYpryRq7NCuIE
5Ry9ArY3T/LW1qYoBxVBvaSQMqqdj7kjvBdeCJaGnXlCrUeO5az0JbkrFoU/M38VMm1XtN1SmfAkkjOKtrNqvUInzAw9lwoa3qPIwtdwSDhkmU+WAi9cg/Ld
Qj9kaChDjtbXxC3VL8ktYD/yu9rV1snIk5RgEpkBn8gcniCsTRhN9MN322oaIf9ErdeGVN0czCX/53sYqonu5V+FBinZRAUtbNoeX8VXM3uL8qS4o+cE94ms
7Toml7FXVh8GZqizwREQzVfmqzhyRbd3K1qamwDfEQPJY3gwFGcbHULhQ+OEvToTELbrf/C9bHuC360T4F5/sqzAKQW13M1DY8y2vFUpXdE00k+5mAdsTXIg
cw8tZ6Rxz6TH+D5iDrmJPGeay0TQa9ireFffO0+woDW8h6haU82htdI7w0RjItWR6MBYuK/sNOfhwGimLjMRPIm/WT+ginlDhFnkgxDiq6gFtTMQeNfqt6gk
ZYSWr2KYjd3kv8OkJnZyrdHWkkEylF+HLSO0DJV3r/JfIXvBLKYa2AieEzxWmxSJ0rUSlI1BFhmIsdgJLhsq6Dqus2s4M5aJYDB2KUYYt8AGp+L8wZQlTtpi
6JbCPlujnGvkAKUpOdQJFIb9Tt/PYpwOvmriNfQROdW50FXkX86UY0YgHdkhbKxzRmAk04LJ939kp+I9nYs2tyOHM+mgifrcfUk55ctC2HADOYrfoF2jt4UO
UykU6diDTPC/dDrRu+hSGMP/7WrAnGC/U7m+gepNuZHskNYKA6SKwZNYdb2ao4d0DemnnJCXwi3ZZbT78CuJwqW+Y9qw7LLwBnyjeYlObDpXzim688FI20Jv
QyI11C+rKayuVA+1DU5XR6NjjY8gorAuXFqEaHvDGx1jjBXcNracvlrg7SqMlUT4nhkqT8crm5YI59Wq4E6CGVxXXhjzi1bqc42HVsNIttQP1wYLcVSfrz+V
j9haeDaq7/IRsJqPQKnSOnMWjBF2MvHOI+Qi/LsynOzB7lP7wGIyU7vKc/5Sek1Qg9B4lUlXePqtb6i6VFrC8/IG20mN5r8HOtW/iWKZTcgu8AB2UjwkO6jx
gUSlrXxSbSunuPZpy6hkcMB3Ha0DA3QjeUUiJ10A77UWoLcWq82FH0CBpMpdiPn6AHGeN1176muurAxmyXu4ynCDEZA7+zmpE7SCs1oheEOkiKfBp4LfrfVw
lEXJP4EPGU2iYn+hLFuDuYLsZM4HMaWerQU8DNeDk/x3Y5feRq3Kd1J9khfs9x2Rm4J/lNZCPHaTmu7arR9wdtGHhsdoJ53vQY57AKxMH5WTmAysFf43bMam
hy7xUzXo/1terMGGFeRbIcxfyxUkbFgTfK0xhbvE7JG6sf8L9lOWYdUDTkXk/+U3ahtj2tsn82rcDnKXesh/AXRmBsDv8ivxhP6fGmQwSMnz1UPyW7SSUsH6
RliiHfXnRywH0+XCmF/8JHIcoLyDxXVENfWzJV96R7aBA31lYSQBgg8IDIquJlsw9j0/Y+Xd7K5sT5kvyfCNYDOinZIq1ibXWsPUF9+lUKFdCNGbz4PqmkXv
W3AiFC1XpJ+Agew82JzpJfdgVgtx7GUiJWxRa+h96n0xlgdXOCLNLeSr9s/wYnga2lwYRsTJQdQi0tZucLIqQi81UK3GrVLfogutVf1TqTlSrFggdvSXAS18
aG4duFfZDkU+w+ZA5xK/M5sJl/OLfJrMImpza+R0iCGvQrU4v9bCcEKOfS8fkxcYi0CVwsqG1T5E/xv0I1vG1WV+146JbaUkUBh8L6Ywy9ktzrfCF2aH/yPX
yVfd9YQ8xM/BRwvzN28wpoa+6INC/ckYcT4h4IO1pNA4MryxgroIJGosWRU9rb5Tc2iTosCOAbNdFNdQ33yz5Ua+x2Tl7X6yJemUrL7q/o5yDU8L5C+kZPMT
ugl3ZDy4As2CWEGbBlXhS7Qe2Z2eUMKyEpOUsHXzOzXBZpfK+qKE53jjpL34zoTy2GvvZMHPtAFr1JrGI/Yb1VuZybRlXugmZI72L3GW6sqMk987W8hbiSlc
e2Ep0TX/fNaehGvcLr0e80TJNbrKmvBT/UO2Ou3idDKaY8BXakVcckyr6KZ0qvpWOWp7JjYWbondbMX8DV0nJtAfwUjLD7KPMBa2zR/NT3J9wz4Lr2VSqpV3
qW4UM036lVC5IBq7FBvFrYx7yEV688UpYKdlrqKCzcqmevulLWR3IlKKZloxc4Pz1F9ad9MpbVZ2NBFJlwnQa6PBkZw+DFSWbr4glIPL9br8UvSw2Fucr2+X
mqJT9NXaRWw/fktraPoNREhdQBN/ZaIFHKjZlO3aRZW1SHImj1MM71Wmy438XdzjjTHE0PBYbnjSwkTC6Mv8pU33TCvQpU/ggq2hbU7oG/MJKoEJ1rqBIJyJ
rnc7SSv2KO8VOg0uQzaDdexr2DezotyUjkYPKc+4ozavkG0npD1kWPmfbZe1ecJLyu9OSoyFPbWOwiDhLfsMxmE5Bb/8T427KV/z05m+1EMdU9Zws7WO7kpS
SAgBHNjCV0HpME9XMFobt/E+xCoindjvau4uk3LWPJzrpMyHN5VIxyb1X/FmQQe8kt4WvACRcKRjiZOUfa6qJd1Wlv/O5cJe8LFOWSori4DgvkR0tWwwOrP1
4U3bcicX96css81CI9kHRA99C7/O2AG7+yOMavZtvn6Ba2pj44IWyfbAR4JNZE7opy/k2pF4l5UcZPgs3VpHYHz4RWiAGmsNEjJoqs7wO6AKL5I7lCqoTK22
4nIP4QHcyfxT9zG7ypho/iLXpKWCvXIn6yXHdakMfRbviM6Jb83XYnP5ALZTw7iwa50z01hN3iPqUJ/l5uE/4SBnd7YH7OfskPQktR+jufAGY13zXE2T09he
hC2/c8mKXiY+eM/ij8m35FdfBF8EzgvNgjY6h52PO+37xPLueEc+Lfs7kGtDCQG/NiDxEDcdvGbGcz2Qz+xaxzh1QKC0sZN+U5gAXXJd+0z1ojm1cLpWzahU
1JoUtAQuIVTFPpbtL6+AJ8LH6cV0OaqLa4ynr14BNNdJeAt8LelbOme82t9oJZu0r/C47W2giaGE8tSFBscejT4dIOTJIELtD05YNccOHDcc4YrhB3S9mDIS
pl4MNnQJSLJGwGrbeFdiTqpTl3kY67LzA+0I6IimMZakwhKSv+xkyS58H3qcdYP0OmpLeJTtlW2OctXUVSmWRrEr5R7s7uAJ6HOOJjqEq9EZ24xcSa8KOwSr
8DlMR2p0vdei5pyMm42WzEG2IluNmEhtJc6KtdVN0Re00w198hW8nfpZ/STFkh/YPDozdMq8RNoslmI7O3Okufa7IM95xZVo28wB+oJvBxikVkFSreuQf+WH
eaudlU29iPfEEKY3n6J0o66or9BurhC3gQupT7PqKLqKwCXaUqGHvqHkDp3yvPAaJitshJ3KNT3Vdzv8r3GLnCY2lTqDg+xJ/pXSOylV6aztTNyundGGh1vZ
bkgOeTZ4pzxWhzAaXYXsJ3wHp9j90jtQw9lbnqjelhTG7z/NtSQfCrUlKzPAiZvMisWejQZhHjzkv+zU0eHqa4eIVSFvY4r6yVqZmIbe5geLfwlrpHdiZf68
tDzKBLrCYu9meRGlyJ/xO+LfzG3ip7pWN7Sz4frGHe0YsQeqdD3rM4mD5+LL6VWofWIOVBJHB6o6fsOe8W/CC9i30OX8VbKvPZWZ8vXQeCkNttQzjNZOJ1sZ
LtS3hV5qk8mdYgX4ST4ET+D1tw/y1ZO/EU30dWCavMR13FQZNhTbw+fwN76vft7YpM+x3wAv4VFtJq3JgGma9IerkrsjTYsQpumPYRXVq/SQr4O5pkrSFJ1U
FhOTFIsyGTtE9JG/c6ouMGXpD9R1snsDv5NSN9OnmESujzyIea40D54Ab9k7lId+Lmx2HVKTQDr1VAL2tZwMRf8luqylLt0IORXYCm3Oe/GfML/U2/pBPE9l
MdO8jal/XGOZIjmXyd12295BOUT51cm+DDhDWSR3ixyb7fU9ItNBHXstuB8/o47N6aQ0Yk+5SSaL97gqJi5iHisd+XdsBLFb8wU/g9H5Gbb2zDXTYPVP7ar8
TOttHABmtQ86w5THtGHeIRMImp5Oj6Ax6bvzBTopf49eikiBdk+OMpn8W89VH8P/5FLyeryzXp5YVXJDbopk3uMbmCdoN24aUx28pfLI9t7BJHBX4mrFNcQ6
J2TnLya2Ud3IuriZOMy8pyb6VJYvuJnoqZsL6mNnklRyl2OtpYetC9PX396yQarWIEvupw6QY1ybxUlyrnYYlkM/oyf4Fsp1cb2FE2/RD9SGeDvtM/gDWBwF
Ko1jFCmHZco7Wh2mSYF24Z+wTs4I7TvcCG+FcujLsDqRqTLuxsa2+PZyNbIKGO9/Al4HzjMzfC3gO7yaNiLRrO9Memng3HoxPWWzOpGpDFt4psDAliH6cOkd
rKStg5OxSOWk2FWrIDbQJgk7QGVQinwNI+Tl8JNlvt4Xj1TaOobIGMiHDrhOnArPyknqgkD7Bms8ucxc8jvZi86lKmAXgiXL6XXrorWOsQ9kism2ftpQ8Zhv
m1w2cN1bvX43pJZY19/DlgtFe7dADdie4jYN1gfYNSzCXju2Ft1WPUktRY8iK6Wi6LLma36P8ERbT0UU/I5Vl5/7lwbGiBW8v/m/0T+R33PrBQaaAfwztyZM
0zp5TgXmy7T5IP/VvyP7D2S+1N0TdrQhxqEjzJ1gtG1W9WL//8TOdhE8J6/I0fYy4nRrsexk9vBvvFFwLlfSJWCddoDqxN93Ngq0Y4WsePE3+bXUio0HBwNx
Sntpr6cSQynp7jZUlHs9sDgXFtQXErH/ge/ERHV4wFHzJ6H4JmAbxboE668LW9ji7PvFcfZR0l/0CttEYoMw0NHbv52Jsy4EA5jFJWl+x92XlvMjSB/J5D8g
n/EnShZxKXrZnkul5bwnfiMDvJUxQneQufnDyGH0Vrwl2x0byp9Tm0d5git4TcnC8igHgYhZmycLEWikMIe8XZDm2JWP0P7YoYi6rS8e11DJWdqwFb/EMyjA
xMZJY6Kem7uKEwL/WVKJa84eBZ3kedphr5kMS9uF0aZL2DL0r6ChLKh1St1pOw5jyFvMU7qUfIz8KfWw7ceacCZ0b94FYVSJ3czl3vqWSc/plcp2rjmxVJ2I
rBW3Ohz2zKjzeF91KPqHh8V5ebb/bMkiH5Rm0nO39VMzEISYsu07oIKLc77YfppuBvYpuQUGuhxrlp3k/tvV2j0RyyBf2foLh+ofQ63b5lh64kvQq+rE3MNa
Dv43qJ+9RBnGN8BJ9LZ2RRlNNkq0oAuL3eRit53dJV3x/Y/ZFUwOHmSj6eOwCiytXCUNuY8xm7oQWMMmwUGu31194BL9lTNavVr4U16FvDVytRFBjh0sLiZr
u1guHd/OEhSdFC/OsvWSX7qbql6thXwy+eRmjCeDp+mK8mxiu/mp3E34Yi+V+Lf5uSsjnJFEISuTtmnvzYfJhwFfQ5fppH1BzDrfJcdu+XT0xYRj6lI9Ab7l
x/lbhs+b8vmduSfwocy+uG/YQsK2+Zb9J7GDSUQ6cP+TnfRExk705ZZoLdCVSi1hPPxH29FgF+t3pmFNMQodzxDkb/AEUxnpFU/aW5DFzGQsydNOiiC6ByaR
B/wXkLqYnym5FHUQRSD93SeYu3Ij5z36PROQx7gzyRRkMhzivUptIObDhsJuDnM3VkhFInvnPLS3ppv63mAZ+J9ykO0fe5vspGW5N/JHnGtyG8sX4V3YGwzV
JinltG6aVV+ordQL9RrhRKNJ4J2eph3ITA7dYa7x6UQn5yU4Vx2tlkoq5k6FHGQfOKxA1NJkW4mHNnV9AUPpd/BguLO0EAupt+ULYC3bjj/DkllNuRbqdzxL
nW5T4WukhPCI8vwKbKb5LDVG+hMQ+Emiq9orNhvGYGNL6OhV3Bvyu9VR4vL9uFHxjYxBRAn8IAL2EK8vzCMVdKzkxm+B8hLH3LbnIHOUUuxybGbxWdc69O6O
nuG0FHNxmR3fUyOlvsmzChe77icHk22Js8R5xUbqXmFH8SNjYXg5O6747yRX0YMiq3Nu3o7i+jv2yTvlSRqjfpF66ZHBxsn9XHMllzyJ3+1LCu81ioEQigEx
8nRpn7c8NRV2cbvd/Yu2uSqVHizkJ/cKHtTvwSbFcz29wEY6M+9TZnpRhlxafhzoKYxGjhJt+WbO+YUVit/oGfposQzZFaWxXa4OlMjdp3sXZbh7FR4h73Pd
XcsLpyv3Cp1u1phJL+DO6o+t5sLZoVQF5dslTwyHmQxhuryaSixh2sfwCfIfHGK9L08OnQptQm8mpoargHnO/KJnBpf8Wr7k2O/c5PvM2YwP6Cr4iKiccHMH
kMYmlmdm69/9E/BeyWxqttvNNUf3C+0LE/kNO7JBgjbElqv61UVaAbk6OSUlOxwHU8IbXKjW1zmLmC1e8ItsIdPVek5oxB6D+c49Re24JvQQI4L4R8sq7iHY
GLNzrjiq4YLiAItyu5yEHuX+CxjsVLwI3pRXKmnOkfpnYiP3IXC9oIbrNd0uWI/Z6qwFu7qGK1sbrA3n680Tv8nl6Jrh46GVzD+h0+HVRf0TRzKDQuUKV2E/
wmWNsdpW6AFX0KHiC3wDt8s1WV2fOIJZyf2CR+ir+jRHJJdjXAumwVcQZ1PhhqKvCoW2T5mWmhtuaSz1XEN/D+Vo5gR/4lP1rPQokGa8J9SknxBDa3ga6FPY
TdTDYK7XbvteuIgqm3SSGmp84aJgOTyjUNzcGo7VPegpMIfZCkuRVn/rRIs7Uf9H60muFEzOa86JSDOkbviS9idCpaQmxYZktptwXlOcR0OxypPAfj3bMK9r
4QXginjUVYPZ5v5kDHIyRQOZ0w1r6vHhWC5odSjXCpuylUARe9O5Tb9ceA9cEwfRT/UZBVsxLxMVPlJc1jjjwL1flQ7bD1OL2K4iYJONJHtvZ+PEDoWjfBso
jmlStAS42FfursmtLCNTXqouITJcTpuJzdTDRJfCjtTq4N9Se3Qck2bcNvKkdrb1tt+xEUYF4ydTFYbDW9F4d83ih9ihxJrqbPNYV3RxJ+6h1D4kGBbxCFcY
ZpXWbCNlolGkxbBHtHLuGaHjrmSld8p+oTZhSuoj9qcb0PVCG0J2eBImsxOpclo5ahDTxbOT6QS6a4ZeyXQS288tFvKSBiijksfTrtCd9c7k0vJx6zY6Whup
xrt+snjRBQQkTdBsRiPqQGHN8GWxb1hJesl0CXUxziudXRnZY5UlLkgRrkcup+sWfcJ1pGg4fKokic/Vt4WNWI8xVJmqdtNj0TJJsYXx3ODQbxxgujOT3SkK
Kn5P+iBb4RNXhn8IvSIps3gTu1sbWyglt+J+s05wHW/81cU44xiteFOjADyi2Z2FySmJaxmi2AvmGXedOchW8300XX2HGOwkJtrorPSTEwomqgWWq7mPrOOI
uW4H0g/xKkFikivOe576JvZypRfqSjeiPLiLtmIbJax20eolKpKvzTTkU+X35F3iDV1Vv509k5nItQT1fFrCUVs7cAJisWXZkz6XuQJGJfxjK0cdAL3Zj+R+
9kWoX6gq8iSUlTstdIKA3gn5GkvI/WUfnYJWD21F7VhbPEKqgmZpx4QpsAdzwMhSO4tXpVjqFxsnb8DaYxSYX6+KvB+YjTVoMrheYmMTI7cGb8M2YKczBZ8h
DCcmk+dJElvIDQUD+GowhFKwvdDdGAzPEMtC0wM1/GGpLR/BEa7bkCWshg+cCr5GesltC6pa/YqvhCyOYr/LHu0kUl09CjeGVWU13UxN88zE9oIU30c4DCtF
lSGWw47WMvwsYpHyUu1hPOHzmU5EgbMiu1IbxWSAaPoSZPiBPsYxWN8GF4VmMCmuL+Qxvj+vom1K7FoOP/ReKBQEhg8E/6GeCXPDs4Lr3Onx23CvOE857N0M
8/l/wEMhjdiubFFu0175m3wU2wM3BnMdsbAlvVwfx7iULfw6/wNPoPBMMMjl2Mq6TtHVlK1UnTg7+E+9yr4F55CDYBTitbZVbms/g5WddGBHUgvxfugPk5NW
2OrMct88IlM8FVwk1fFHi73UbSCT+xe2tF4hJ6ovqYe2pfRHpBGZTy2y7lFN9lw4NDfFUZrrY8uh+vvnKVukD6wuquCHcNnc06cpI5nHiVf5DfJkohw8oVQw
npBxxD5th5SZcEhOCI/Gv2Lz1DFEv/zLaAS903SeVZTK1BkhHisVSmWt3AF2S9ZQdZR/LVLRsg7mgzK25dQj/gf+yP4mcLlBvPolar6TZFcQo4322J7ApNBW
/6n4w7Kv4W5mH38u/7QlmNtKeeRsYF6FtrPrajX2E5/BOACWs5lfpcwPL3M+xLN885HFC/uDscok4pulk9zTuR57z9USAnIxGBAKwIgkG58Oc8iV+gR1DPOR
ssilQ8/AMrSXUSXQwCGCA7apxgA4irR4c63/ui5nrt/UWmzk2qp1gZui3sGX1HwxioyXr+h9/U0C95XmPm9mlLYW1mTr0dlhBPbRa8IAkcMXQBOzC52WsF4r
3v7In018lz+DJc5mTJXwK6o/LCeXdtqZwoRJNiE0HRuc/wRbrO5QPunfzCH4n9ALe053JVqLhLxZu6A08y+1fC0sit2ptVWDeJWCjvocBRXO/RXL9Aha9DS1
WDzg2sjfLmzF1RBuhB3MsIIlhb+BNGyD2hQ5AM30XrUCmsrPEKPofsySQpftk6jEvnDWoG81PO3oAidkImBFYK1ykgjlrVYi3MXxdbR7DSmjlLI6ub5vlRwt
TQ5uwkrRL+ly6AO1s7IPVCjJ3hTyojHIZrGO4TPo28IXU5r2j3MIs6/gvochCuBl7VzwMRSJ0VsssFhZU4BqVvch6zQ6IJTypsPj6CXxJPjmao6fJTbYpjkf
CcnkZnmcy41o/u7sYPmibrH2IOOFVexPdAZxhFxP1WPW0DmB2f5pzLCoVXCQyoNIZajSU+mv1AELeV4ax/50FhILmBT0ulDaZdHEuof5nFRZqMbG6K9lHnRT
rogrTRONLVQF7RPYoyUztchvykY2mV7H/Mwr4+osNbOh+e30X/wXva2mwsZWlV/DfWeKBAdzyNfSGZ3fj1lt7kuPRSfAmtxPbSZAQj+Y2prkSlEOCh/4qKST
slPco7STBoHu5FaY6f3i+qyPAyjxO5y0xi60cbwNL8NqWAcGtxpbTH642ugLhglTweDtFyyD9UJxFVPGd8HVTv4IDwTfF37NXcE0136HF9lC4kpCOf1AQUge
TT0E8Vx11q1Arcj2TNeYYua+0E6daRuuffatCGZTdUMvwUKlhvonXI3+xnSmKmGpMEux21IRoKXz/5M/gIaFwB+f7wRzYTspDfjQv1xfQab2VXoujzNWiFXQ
rYWHBbPzbehboAkZA0kiWh5LWOAyx1gYSz0UDpKXyfTs0kIVb4uiGkwjlypURErTGPxKPJa3g9JSKbp28FnuF/GrWEp7DeZqTvMHV7USez/oa0Z8zJ3MXSKv
aYUCIpnF9+RYMJ74B12mPcMu0JeDiLGE2Y+dpMazT5Bu+m/2Zv677DR0Mr/fNo16qA5h75vLEypYYt3Dxohx/lHuXlIGeCKdFFR5j1SWfhG6pWR6oxIqiI2y
2iGrGt7ONzHdvF0LdwnPqcfYOnkS8gHtzIzRE9jN0n5OBemgtykWmHkFXEV7UCamLFqOOyD94ofhS9Qy4k10HG7S7iK31a16VVgznnDWsdXlprkeKI/FWcw7
axLcaSvjO47XFO+DCFbh6zLr4Q7kEv43kSRD50mqMlzpg3hLoyr8TQororzWFY99Yp+JN4KrsL9gtrwqcRPp1UoLF5SP4LR2AbZGryh7tOHSTK0XP8s+i+pG
vZDLSlNpzAgoQ9nDoT7IZd9vRLpcGjaBl7QJ9Drn7oZNhGqQzO+omZWuxAPQHHzij5ODhSj41m5x6f6llEn7s7CsHgf/I+LJXdQi7T1SFFQcv8l2JlZzM8PY
Y/g37roy15jqu67Jshaqau0ZjEd+wClISHEVLivMCP9e4rxjQCzhcOZwMHDdMFkXyhHSFmKDr13RYRAn10Cy1UwwB57jX7l3AzP2Aq5lloYwlaTrgNOb+1sq
iW3AWO9r9RsRpbNsBcCjz0SEbeo9zt6ju0lfaKz60cJjvuslz/ZFvsgtAGYUU1YH7/nHmjT1O13VESdddY2CD7X9IMbfVbbxDUGQcAeHOFtxbZCP1tJQwn45
N6hBexskRj4WmK9fw+OgjRGpD/nvmDnEVesH/S/qEPU/YgicTej4HiSXjqKCdCbILGGLc/wR8wPxP7CDLQyUVdN8q1wtiPLYwM276ErCfjLCbnI198eox60f
fFnhjnAEEUMu5JzQIbWmnJ6a9DGliO/tWwm+iu6sdLYGi0tRdoDl+VILPhTccZTDN5Nx/OtQJLmK6GRQ/p5oXddncjA/KrRQ3O9sTbCgJ/NCQYnf5B1kgnok
r1WoAnGSj0RGUke8HZgyTJucB/ZpgaUwlXdDp1EbvUz3EqbKVQ13zfvyTr6a0iNxu3odDMNixRzjD35oUT9ltDZe1qlSoa3MQcs3dgnWwd8xLofpiZ6AV9l3
ajIfjIgqseMh/lzmMexHXId5zGLNw0b4R2cHve2z/yhA1m30/Ng00ffG3c7/XisX5sTDen88yJxBFugLZEVJQaZLZnjG4bLNIf9k7rrruMyuNM9TrBWkZI+8
Jac0/IM5xtaiF8nvFcR2W4kOX45KI5/AKVxv/yNBBXIwQmvLfmF7h53cFoXnu2u/0OJQy+Jx8HjKUWUU+KVedzTxHHP19nS28rbjSJKjT+J1yQOSsQFaUzKW
aGEsU7PlOcRAdR2/WXlmvNEibZlukjggbw+7McivZWK5NzA2uZgiG1fHk5XjQrVgLFtge8wWa9OcbdmBrrqaG6/gTnGeDh2Rb4RPEBthY8bha9FotLQhpxIv
gNUaZezHl9EXkpeCL+HzxCDYF10CaypxXH+6FPLBFeJczlHGQrdfbaHSxAd0t+8m7CYedB0w4gwLPMEuMtYFZ2vD1XilPr4MrrOsCN0KV9Ks0vG6Sdu/N1KZ
OD3S/Vr8YTTJTjHaEB22Lpd82tPQfLKlezs7j9it0XC4f5V6LqSmWo10KBpPxbK+y+IOMB845Uitn1YkWIzlaju3m/hE8EgT/zLQKGQRGrhfaBWFGnAmk6a9
JFxwHRXLnHYegp3UDjDA9BM2yD1Db4h4Z2zyQNg46QGhq5+0FPK2kZj9qWC4fk6ZQjiCM4jZ0KFdLuqiNg+No1Kxas7HoeeUBNu41oLz8FDI7FyvN2YmJKbD
T7zOxwNP6EiD2MQlzhPKjcBDMFWOoL83qkEMB5vgAKSq445+g7gP1qm3dB99OvwHsUVq68zAY9kEsIObmpRQ/EVv6ZohFQRUZa3aE142GrtzXJj8h7wkvBD8
lIuljsSq5OseU+FKhVWjcxu4jsf3DcVp24QvialGhfDSUA3JzlzYMgc2MDx1qhYmhR1GKr8khYbzWUIZxTwKQeZ/YjPYV1wawmEdpRLThxxCfId7tQFx5Yu+
2QE7XrzrHEFs1Oeigto8XBZf45qul1aSyQbhkNQV10MvNVWu5oaJka46YE1SJdcP5j+9N5GCZhhdjS9oGv1CPqJRwhlxlrYhoWcoUNJC/ewN4CulB7Yxb7Ne
3n1FztKmwcNwp37POoKZxAyHvNQ4d4q4BPwtT2OCwk3XGKyV65Szg9OiRaDlQoP0u+gSHxLjpH+wJ+ilriy/a9e0JKw4VZ7lBKEFibGuZS4QqswhSo68ic4j
xqotwlWLmrKfKesOD3usJEMtfJwcq55ObVz8jDxB3UObM8flf8A07aM9jttUME2/Qxak3HYUFt3QUHddrT1/EotIJlztTJu1Nkovpbr/v624AWIQ/3hXWf1a
4dTESS5tx3pjhft/yUTyoMKvKZHJvZNrsv8WetmNEgli63otBXA86CbvIlShPLPdY0JrKQW2nQm/8teKmUprX4F0S8zl/3WcMA3Of2b/i9zEh3iRcOnlyQ1o
S7JY6ETck6+JK8goXtUboI2BLuDCyvy5lKamgTOwmbBG+kU+1ariDLgbN4wo8PUOdEkwQGf/TJ4Sf4G+6DtfX3Az/6icIWfxMeh4crp3saH4Tosd61bHpuJ7
Cs4pNbY8UDG0kP8j+wson+13QHGY+EY9h+KOPjFHglXIrdZXBce3aWj3wEHylCUrdqxpSP3XxBhtIFPod1l3AoosG+DtT2Ep6adwR6uhtE/IdmDUba/VPC74
FUH5Xvh+aVDe/oJ8x5+B3yyD1eOwpf4yx8xvMf2rudGeMinkASVgAYnyadWkzRZiw6OV2dKRggWhR/IyI6wukZbCylpIrySkCobi1Z4xa8kYRzmyvH8LFUet
Jpx0L6oOuokqTduJIfk6WtUrUMnYILiBmGRzcL2Uvp7hahY2ld5WcJCehz4y9c9/y2xnYpm/BM461n4woZdIC4MRQlrvGwctIOAvNppq7dW96uESg6ykPwsM
Cn0LJYAHmgVajbpqddvvasX8pvJ4RwkT8n20QcQvZHw+iXal9xETqNf4fqYVIqDzbbut0Qmz4HXHDfkjsQVpLH2EvTQF1ER3exdo1bR0RUA+whRrHqwMq2q1
5DLwV9Y0DM9viX8VeDwvUAr2zh2NrEvoi44JVA9s5WuDZgUjzQP5t9IucN72FFlunw9v4cVKPTxJHhG4KtblO2W1ABcT9pkPCjcQBNQEE0FZ62fQRf5OXEN3
8ZtzXihrAjJ+D+suHwcPeUNIku5k99k81qYFe3sWywdBPKoFa2674SiN1RJ3BgYSnZR/xTpQ034E30iZsHHgrPDWkc4/yhxPtLMtUYYEKop9auyw/QPqg18w
F50Cavhum+YHZkvTZd07KFeX28vX0E0lTtZPMNCasIs8PJhTcENpYP1kLW0t8iGkB8xGe9VfkzVeqoh0BGPJeD5OGSd2Vc7jtXiT+AL7IfYwbfXURXv6mvKx
DgmsD7yTxssnJKfSTSwENLHG/1KuIHaDG8AoOMzYLLzS+ohPxe2a6vsasqnZDI7EGS1AK7hGVfIfEZtgHcrtuB+sLZ826mpTrV6xAj5RnJbwRNuKDNUbEw3o
vtYibryc7mT4L3Qcm6lc9pWDo/CVoZpCnkygbYNWqsB1VTrmPKLNYf8r+OlUSS3hYew8pqa1qxZDVSdW41amHl1oH0z01EtrZ6We3EDlDGXwMcr/eJlviS63
Y8L/lCh1TzC2bixiko8pB+VEdRw5ju9ldGOPa7XZOkV92bJaiPwamhfTz3oILgA9tZc50eEXjivgni9D+U/bCbcaX/VibY82n36A/6ckkuXDH4N/6p+Jetp/
yARbF+muV+dVI6RSco1sB3+ZIMlnTGUmk2nElSXSWQtVJ/sr8YnprvSjG5bQKaWIlTYIj8gD+FzELE6hJhGNEwYqD/2kxUCKg6/wH+gR34+CRSXrvVyID85y
ZIIiabV/PcjwuZE2citzCtYAuesrDkZvHqU0w4jAT6ylNaEgveAY3ChVAL3VN+ZqsD9C8/MC5ZSB/GhYgL/nuzlmxUSTnzE/PY91sKvhEeQiaK5t5mXYWp+j
TtIL+AXYcWuzvA4BDjxG9gVPkVXR68QOfj22TOhE7vHxgejsjfQZ4Wh1HtWpU+pjah3/noDsFDyXYZ2jmPJOsyuZjWTOUo21nuJNcqTjilzdc0W8LieTsxxL
CDf9GQvYi6kTzHJ8INWMS2bquKLR/q61SD74HNvRH6Vy7LSCs86v+ffJXaaiWFTZgtgpr+Pmtv7EascAFlNlT5v1k0oYeda2PYFY5H/AsBZZN4uZIGhuC17g
39QXttmONsE/1Uj9H5utYCOfSwySIgp8BXuBINikaiXvZYs6ErEQi+Qj4j/aONKq4Gg5gfF3BB/M99mTdCn8FHY+Oyi5Yy+yrSUGRulp+DD1Sa0CfduifPBL
GImdVgK2iWAtPz++eYNmjh9ILL1DCiNE8GTtHWAo/Rfyp6+bZ6Y5R7zFvBHue0oLa+AeLta1lbnjymCbuWLNcehaMZ1aAD2OD4RZxtQ/iGw1j+rF90BzCZ07
Q75k0ohI+aNwQJ6rbhRm+EcxQ/jV6hv/pejV+hMZ12+JDbXjsJ3ugEToECgU94Dtys7A4hLHqa4peit7DrGVhMR/MWEqhp3ALKE6k1fptSiHqR6FqEpdJbrb
v+O7+GrkEbmA1Ygl6GdwkL1C5OET2TnUYuJfth/ZnB5FWAJLwVSlfzwuBRtYhEPmx3wnebwnQ4wzBoittVWCkb9QGqs3KOmfHnBW4Jf2Vb2mrVZrY43UstQ3
mMKkyv3rtYAx2E6Eoe8m7CLPgq70/oJq3ERsTO5HdHQBCETDpNpjiXpoiirIi7RBfHltg7A05jE/DDjkntt/06+iJX1EjFO307e12URn4kNwV2AFfM1S5mLf
pi3t6WcelHpUM4qqkfMFpZSNXLryFOe39cXqaKfR+dHNo0rpmRRNscwKxpqX7rpG1WIaKNWYd4KgDfAPwlX5DtxYsBnsJnppq7S2AqdLyl2D17poGUpd7QB1
CCyEPpVBt6vXUJ/mCBXCw1Ij7TC4A9Ypx7xpihLqpZ02tsorQ4u0J8oEa4H+UU+Vi5ESeqdmEd0K63u87NpwZpgrcuk9jMPaB6NT6L+QN96Ft+RMbB7xlOjG
b2OO+u7yxVI/4otyIP+nVk04rp1BI9kourKk+paQ2VhVoQ8lUQ2EfUzZrDwYyWzLqREMiafEgK0KVsNK8sfAYKsj3g3GBuI11nQeblFS8nugdRNWW1G5mP7H
2Y1LI+q7zdxR4k+XwVmUriJuluTGREupN99HXgceg/YlDT5Rf5Hg1TLsh5SlgV7oAIctYELGED+9fZAO+ALbI+oq1oFvgmUpPcxrgJbXiMKMK0TXEr/cLewi
6wIP8Ze2gDjLPE74vwrNOjyK6/vDSAiB4BqI7WZ3Z0fu2O4Gp2hwSXEJXwjuLQ7FXYp7IAnrO3LvzJ3ZBAINhQINWlqgQClWpGiAQikUivzy++/8e57n3Pe8
n+fczmI5FOUOqhs5gt2Yf5nspK+zZOIZYIki2NMD/7G/0bPsq133hATXn2KQy+RmG9Gy3LssdBAN0lugeJStzdKuqwZaxW+J5EvpyonQDRhE3RrVpN7YX2C7
pY76p7WImBWpEB7saY3/dudhydMCVWRbUPfE3z1Fft5zRSxO6eD5zzUB3UVTzIYFpc6W5h5M4Q04oh3myvoJHRV/FDYpjPtofgcXdG9zLfUMYhq5sXBDOCPe
t8vKO/0d1UVIYxLNLtRiPiPhOQyjh4GAey5TKp+X+yrzQtelCSGUkgAKNSeZp16iVkcOk2aoLt1HmylHlFZyjr4ZxYYo9JYg1P6hg3CQPEgp0V76O9onUifo
lfIPwWGR12o9PQYloitEjPZEmYyeWibCinyM8IuLt2WDDDSCdbpyhdOY0aBZWSuCa2E1I4+qY95Kq5Dqp1+EinLWY52agbJkt7aILiRf72zO1qEIayk5N5jK
PqKT9d7CaHyBr2ECwU+WS4/3XBDS0zPZJp5yrhPiGtdQeBo1jSSRk8xudG3ykxKvSS4LUVEeJx4ijjDvkhAY4Wofveoy8HBPSfpP7MrC+5550d/YX/i/qSps
D8cZ5qM2L7QumOZhhMbk9pR013EusvWDKrCssFhyNDooxyal72ap7ZFFbDd9kP1nbqtT0/8GklKl9hVcol+S5+TvR6V8frCdUR2cx61hasos+zdED7QGtGKb
2bubFcxezHr0Pvy74WAeh//VGpoW33kzJ/x7+nBhJOhMvhdOhouiZ5jOxn0yyTyLxumro31N226rM0RsTIsl9+S357a4qnM7Q7NhIuAa31G+kGuHkvBr9G+g
Ac/LMcLR5E38UzJD6C8uxbrHhXLEaukr+EhBplhDs7InjC/hoehRIa1wFysVKLaCwmfsh+ii4EfXdiVz/2NP9YIzYkdwwP1dk/qMlU/3WD1vhGy4Kvg81Mf0
guUJjvA9xyxqgLYmv66/q3kapUY/hnvja9J153u6Eh9Dx7OL2WNsHPMpuMavg7bec6FJ8gfvOeigBGm8PkroCuuJJ2QLl6xX4luhJakthf7SEraTjNjp+SP4
uknr4SH2jTYKtkM+qp6xCNyVunKLqVK+1BPP7eR+c30vLnPPNbqo19S9cKeekZxrXipL/HR0WJl3HBeq+bKci00FvUbdFMW2NWAPtUbdg82V2JSRNZcIf+tb
PJfwAWE6Xuh5zFRkUtLbCEfcTdNngj5CVU9c+hPxSO1ZeLTRFwxOjjNPyl7oQZ8IBxehCz21iRvsIu5Lfn1kmmR3p7lVYq7rIftJ/947nyjBglI22/RQd016
BJ+SVhAqhbEwFuTxXaSNqq3+BvJ/kcqwltJLySTr2N5YvuX2gGPhdApaH6h985aTC7zdQqPlbMcLI9V1XpoHL0TGCL3ktsJsdR39BUJwnPCLjKRvlOOBxeRE
7U0wUT1mP6ltIyrJBVwBuiYecduZ4UI/nmR66C64XDsQXYAqms3QA7jYqBepIsvyFcdc8ZLVoGZTX6B1oJw2l6qoXdQaweYNR+S/U5fILehiX3PQWVfEHHxD
7C08FtrJ3aVliZPc3wiF0kmxnpiFOtENvHeUzvoacka0l3g0LcUW0GoLNaMZ6en8/9/rBgixxnF23775KoUPw2x9p6/Y1jx003ZNMbTZgQLtb7TGO1Pebq5Q
5+JsQyxzlrmopu0PWAG0wR/MjfIYdhLcCKhwIqCcvcjaUls2SajJdeUfG5CbmGLlLSwl7ZEvRZZKKYJT+pz7X9Apd2SOijVIv1iIuru2EcNFgq6efNt6x7Ia
3NNL6IWWp+Av4n9Cf4TAWXOF1F9/nDwR7uLXS3TEjUfDr4MHiMXwq7yf1SdkZ9lgGb0OaBycQ70iO5OdjHngsurldhbsEAC+KVDRMYHe1BHjPfxCq2D7z2hE
pPp+QEuMiag1ItCKSCujojZcHspF8ChYzoxDt7Q6YD2KCjusVVMa+RYlk448a+2GU3Wr/SfqG+pfYK/N6/XcCvOP0FqsQH6kHigZTHN2XehnkgltxTPImta2
9A/gF5CdfIiS/VJwBGWgtuqvFaJ0TrCEbktqzBo4lh2PhWArtSd0m4Q6zhiituGzpEdCgfZIGApvgQ2otVSTqaAt1H9U5/pG6H7oC67S11A1zWsgXy5Q3xv7
FF22sp3FOSlvyInyVPshrpX4iCyvTZIshtOyRx2Sk2mG4SvzS2tr7jmzjCwnlbLq5rNCXemsWsGnWmpFbtAKXEVWRjHqJeZt5Ao4mlcDDIVrfHNsIpOcYCq/
Jm2kxusOsT63TjgonOUBviSuRy+ocf6e/E39a+6t4hfWIotQZAbdBC4UVrLb6UpKkuZQCpXl7ORoZ7mU9wUIXxq1GP/N1JZWBU8Q87TfpObk73SfwHnRqlLS
oUBPZYLSS34v7XZUJnsQzXAt1A3dC/0jvUdNgF2pBuMl0vu7Ng18qYyFpbCicTN8Gk5U2pIX6e/V7/KLbTu0OOfByLdwoT4tYrOPRjfY9vphvJL4ACs1HrSt
OXoYXG1daL9ONjAX8F5XXXWcthAOQk2MZ/CJA8MWoWDoBJPk/4l/RszdUTnsAir9n2bQXeEIhqw+iTmNL6OucJhctOcNJeX0Fg1yqjAvwtAKP4G9L0HyN0eh
vDNxGLNc/DZ4ApWXC9Hi2nnydF93oyu6z88mYlFVbQ4KkIV6XxAvrHNWcP9j6+RapTZgxzv383YwCqyh22k/0feYS1yMdhFkO2ux6RrgO0DZ81GmpcveO0Id
4YZ/Ra5PjWOOwo3scf0pe9AMSsP3DVDeahlaBXwDfYyK2CvcNRqJh/Bx7is9Q5yqn8PZqIdcxZcbGaOXh+dUEm81l6mfUTmqP75qFfXFqT2jUbKZ8NHVHhyD
X+hnqBqeBGGXsZ66rcmhP2EveF3/QzqFd+TGCJ0Yhu2ix/M9VdOVqTkC9/TJZAXvsrSesFuIx2dCyVQmuTi0GnQJ1eAy1K+5VsFisqNjISwhpmsF9AsyUXjK
1xWeYVnoKa/j2+59xJbHVdgmRlfhKZ7hKjI3sxfx32KSliVbjcnqZ0NACxTWqCk78S29E2oVnYdeS73kyvidtDZaEZLE5ZysnKPbd+sM2R+bWh8Ux64M9WHT
tNNgDuhPD8OJ+8bw6fbOnAwDDoPcL0zKf9jA6V0rP1SygSqx+m3Foc1kRNfPwQXiPtxcNJnP4gBuGBvw5tIUZYFrwRHHNXDO2WOHI0gz8/UHai9jQW4rRqhV
hJKIH3EBasu9S+2nfpBbIhioFPg24obxSeO9p1XgXQP7QCcXb0wr484+cF4fKMQYlmCqX8Qi+UG/Ezii3SMG2gL+WcYZ/QosxS7isDJeOe88yJ2L0sItOVZd
Z7io03gF+ywYh/TwEJSFfndug63laoCUA1oSrIJVJpocl/utelO7hhYgztgJR8gztb3mKSnBXCRdsDcrGJSWFU2JTEOs9kC7xD4P96JeEhK4y9cQmnMdhTH8
BKI6O5/ZLE9NsxIdkw8KueR0/M52OeRw39Db2dolxdp78DHUIjCdGgTqK3HsiV0t+XeErI0MU7iPFtDObE2CDZS+eo7U1FlkfpZ2aE30J8ijVTO/0dvgFbgu
/oBPGr2xqt1g6utvpAd4JzdW3eeI354lTwEz+UQQZi+AlVR5ti+9hmiit2Jz5KfUbVyF6qbH0H5kkTE5SzqsCKEO9gx8EvXWZ2gHtPq4baA93Kqdl88pAZSi
LWEvKW/Jv5hF1AHps/dnML3AKsQWjhKPNW3oblpwieMKWVxVTmSbgL/EKWgT+Jo+jCtSFmqw9RZ1CZ6G/cB957/6DvYTGk6rEpljgozgG+ckRBHvuTTzJtVb
PZmjqrVALf6FtiQ1S3H4lgqTqUmRtUwNPIK+xgX3tUg8ZBo0hRsy4xkPPsCmFuxS1kUb+B2Gh2wOW+XWin6Jt6VTnk+ummyraI45U4mxf1Vwn/+kVQq1RLEF
ipahhMMvnU5ykesgW51aAu8zJUwtoyWRp5OOftoGOYCrh5ehYnaPewNT3KQ1e8hT35FNflvU3/VWz3XVb7LB09vsYKmIV1BbC/sKvxQF4RX/WLDVCLoOH/CC
oFkR8OkVhURsAc/3x6bfESqLvcQ/Cmuy2KVRa1x9uBb2G9pL6TbfhBxnMEQvsoZxr/EWfyQYx+8S7EYyRcAiubOwGm0J14eTuO30bXAXLtF7Ka/zaktVtTV6
x/x4rr6s8lsKVrAMbGxgY2XaWSOHe45Lwz7lMlfTN8MyDq6mnVpjbYb5EfeyJ+AjaAKaRXUxVrlruFOFAUUD8cZoEZ/kuSMuMuTo4aheUOr7Gi+NrlaqGmvl
+aGwkGQu8MX765IElUd9Z1/rsAVnkBfIbjbsc4DOsFxOBp+gxYst4CThSbADf0+555nhdniyPLjge1DV01EEnjfhK6ixFCLvFzSlPGCnNiTvvuc7uTq7Ps9X
WM+xwD0JfnCTjnGux+I6tpqLcmXAxcJ5voV/ff0WeCnTjelH2gM+e3vNy/2IOoNZcLno15xgJQ3E22Ct2px3ksuFdYHvHGPZRNGhjSfipNRgH9mjpgEHe4J5
jZNAP9yGv2RZz7dAu8E07b6DB2uZGO6wtz71t+8zW0ttiwvB9/gIOIcmsG7wqyMPVRUUoRTMcy0XM4GM5uM8fT6erRC4mb2LdsoslmfrvDE0p5gahBNANrme
u4MEeCb/hfIOLkpry7bXngcmlC8nTVBstlkJxxvna6TFIZ+lq5b5ud+60/1UuEk35VVPA1zE/8QNNbASpS/j37bX1NuZg6M/cD+hFXw22AQPck/E8mVsHgue
4m3qP3sG41/wamWA8T80WSsXnWuPN1vsGYMOo6FGeWOK0QrXlx/C6jDVS6PjQaydjvZSY4jO1CarbExkR4R1fpr2gO4tnGPec6txLl+Ju8M+Yl+hEJoEf6De
wfT8OPvt0Fxta35N132lvKsIB1xLI1vEe8TrIMfcstVyhkIxydO4o3Jn+0DyBfpLEwvOG131I3yq+j90DxnWtloaeR50U45GTHu3ff8khekVmqH3CdWTXWV5
ppb8yqjIVw4uJ+cXfAXOGQTPG6NAVzlTf5O2ypyXP1s7QA1CS4JX4XwjQ/qAj8G6ONZ4rK8Dd5V+u3ZgH5ymtWQH67PBe6YnuVKZgHYZMWA1/Aeus36Vt0Zs
QB4TNokJ1AvzHLcMH0ZvCCJs23uIOsX8aFxWMkCJo7K/vCXNXiKOEPqHhsC5XAH1BnQBmTzDPGPnWpvQ68VEdBdvcpgCVAewMfUv6r7IEvWBq5J+I3RDcdsB
fMmnSj79Hn7p/Ehnyi24acmCOWLvEq2K0i1lEdFOuU+2gdnaQNgJbheCwkI3p3SDm+AU914nZVxGo1An3YuyvUejgx339SlMR+EVPcCh4r+89Zw/cVepCtRM
uJVk7bGgJTGAPKXMQ5jE1GDyDetHo/lqeG7q09AV5YkrI7g8pa7nc+42o71wQalOBnCexEtrxR4F+8XZ6BgYbSquYlTsr0tdQn+U1TE4X2gmprkJ/n9JLjdk
g9x9vh69R4qlkxOBZyTsxW7Q8qSIvSMwgZOqJlBpU8FQqSfcSu+3bgd72XT6LRux3+LtbB00wVmkfLKfkLL2/YR+JLLgfvmC8y6843oaHMN6yY3c3/KBfe3o
tpFfQn/B4XKcvzN5TumltqH7oseONvi6P03v7zgFqwPC1VPMgUykka6A6y4Hf9VcrHQvmKNV1Z7pj7A3uMNIivxgdStDwe7dJ5nW6sxgsXUUvRKEfEn22nQC
myy1E+Y5LSCTyQI5jniuKlli+VZx6C+5vuJb930xOXWT8EzYUeZY0wgZHyefNYz3npRPgodaJ/4E8SvIY1M8PbXmrlncE/oj+Mt8wpVQS2lV1MVCvRmVA63a
GmfUexF0c8PgMLShQWoYg1NgHX2TS3Lb98XBR9JIagGTyWTT16jxwk7nR7Uc291xRWktFTuPO3ZJDm9P1UfOSL5uVBcG4lVikf+q4NW3ipnarbAleSyxX9qq
LQjuVE6V0aJLQffcWzCLfi5NJHhtNXlLH+H7JHR3tPfMYrrBE6Gh/D+2FdGxaKrhV2aqvatuRXnaVWMHmMbx9nHcK7gTFMol3CwpI+BGLYOZZC6jpdSQK1rr
whT5FfPGwdGj+ZnsUycOrVS4glN8fblrsJyQwFw0a8AVcrGAcHuB0F/w29U/xYkFcWJWQbarqmEXot534gQ8QrhkHMM7wVH730IjXErNyZ1hXyP3MF9KbYFA
dmBaWdNomR6J64c+J2MmQWiPVnHjqAR0QZ6j3AmMYl9INvaKdMbbWD3QqFmkKxVnxsJxdSagNNgmryVG+gLH9nAdd9A6jHthVCAY7QBcQG8KV0dLiU44IqVH
LIHr+JzUoaCY7YpynRfMl2QpkmmL6zDw24Y5mmupYDhrE53G55ST+q3gRgdTxo8xketlbFhFrWIT+CWkyV2Rr7LZ4HhoUbCR9wvUSt0E7cmtcp762gtNzNGu
HzGbzkYPuhoZs+AvZtlGAM7gn/pyOCHYm1qIK7vmRKcK01AXcmvSXkHUjnObtGHCWLm9OwbfIxsEfhZTpAdCM5cuFnn6RLM8q0GieEMMWZqHrqG64R2useyT
gEMZon8DHjauwS+x13fdBVPpbpYSZyEQWR/YxV1gvmbX+WuyVZwVYdWUTPWUzUjNppK0IYF/UHt0WqwVXuX6F3V09dRGC4sD9aCXHQavBv+ET7h1VArZD74z
eHtbvM3XA7b19sSLwFJMiFc9QSHCM7Az6kL3FYawJeZ2KS66U/ukntammGPRwwI7aRPGWkvZ/XJ3rkTaLg5xbiHOB0aS/UGN0DiLETwFlgdrUUtDY+SVtlVg
Md9E/Zrtm/Ydf5CfKXZyVYsO99BsA76HuIGbFE0W+2jXhUqwqbjSrCp87Yy6z2vVPMX4G/cLOUkoT58KVnRMi3xGlOyD/fRyuD0OF7zGz4z2+hTtd1g+OhLa
o1uMQliMj4YDWjPFC+tqd4zTNAe2iiXOEsck5pZz6fY2/GjHXdto52buR2kDmCmMZ9vwmEtDkLm5r4s4316H9yjP83/h9gAb25f/Ls1JnuW/4rpxbu8rv5B7
UT5pURvXpUOKSC1EY3c1Vj9H4/XHRkNNT6xYj0M/6Ev1VUYXUGpw+EvTawxw1ofXiDvGVuqhFE+dgnGNG9Kv2L/sNYSBoZPcqEguWZH6HLzKj4Qb/E/V3sHf
ZYX6IEN4TN0rl6jx9vWwWIKhIq2dt7eWD9/uS8QjjHbcMM2qVFIYmCINgy2tC/ZYIA+zCCdFcAsY0rPd3aixKvb3HCbDsmWHzh6TrMyUtOqgFpNFXUn6iy0G
TShZb0o8ZyD0EWe44WATW2OfbC9iejsyHaWBEm93/rh3UsPWtpLgZ82GnLvPRc+CyQotfOYb8wvMswTGI0C8+qtjITVn0wVyLlHJ2c+7ORQi56IqtF2rYG2o
D1RqqxMTSvGaHZw7RqhAfxQ/unuKPvMLsg2eqvTTW2qfteaYRS+Vb9VeyXfAfXsHwtSOyZuJ7qhVSnGaV/rGcocYqK0kazr30JV9w4QObA/XwnonuYOcyo2k
pwuHE3j3r653ST+IX6a/dv4nvDWLtGVSeaN6dAoIG90JJbKIU3BW2QbdQpwBn4R+8I1tKRnNqwc2o1X5xyir9tr7PzjHv9MfQpvVQfLLyAGtMnwv99b+hIko
kb4rH4AKdVnqr7jogaH69lWhbeFm1H9SJ+oedRaZwf5alzQeHg+vQLHUNsdqe9WE5aFXZWnvCvSQLJwOzzlew8nUl+gC/E1aLS2llwfH7PYFdTilmkf5HmYE
awQPBll6nT9bfkE3QpUtHeju3rFyF3Q3NB5eVkvJEvpPks6Z7zunusmfIhWU+dZ29n8jGRFRGoiewD1LO2lrw3ZvbTJJzZBDEb98KzjHd5Jqgjrv7Ud+H6mn
vtpMgGxU4igPcfgxaoQGO5L8XOifnFlOq3+sNpq6DmV1dPgP9SjzK9WZvpx30V6IC6XZnkdUhrZP8IpDhFPkfnTDRgmpkdFieb0LX4xqYhv6w7pUmQ7GUSuc
MeHusDZu4tS8NtCCWp60m/mO9ikeG8xfJlVHNnovtUgKoHlosNI89FarRS+R1Mg3iklNZo7LLLt834NwCpgfd4e6Bku1Y9YdepQ7YdSg7qsvrNBYARcYF537
yhxjd0FsYj18W7wpRsVB0Z9tYwyvY7H8hT7NWK6e1+9wSrAT9x31e72Q/In9k82k/iXvphiaP5yBv1duGynK5aQJeJvSReyOK3uO6pvEUiPJ8sh3Ra/numc9
algETrwsTClj/FfKSWuGdUyyw25Fy+TFrNtylxjs9rJtjKNghRDLFgUHUhvKXsMf8oNwC6W71NVsbXrL5vf//z898k0Kb0OP5BzKJb/WR+gtjWWOXexkvYVy
l9nMFqmsEdLaUEdsGwt75LYu2uLS3XJhnDkgfVLT6k17NLngWls4Nn15FKf7C/sX3PLcTx/b5HbBPE+v9Nvprd1GeqwpuWMtOF3b+n/rR5vU
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
