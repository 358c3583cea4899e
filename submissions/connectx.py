# An agent for connectx rows=6 columns=7 inarow=4 planes=mine,theirs, made by azkit 0.2.0; run it as it is, without azkit installed.
# 5 blocks x 64 filters, generation 145; float16 weights in 550,651 bytes, SHA-256
# ce8b1379bbf9c64af03252f4846be887318c866d8c47d4b6720ead08270c7c06.
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
            'target_scale': 10,
            'considered': 16,
            'reuse': True,
            'prove': True,
            'leaves': 8},
 'player': {'reserve': 30.0, 'compile': True, 'solve': True, 'simulations': None},
 'sha256': 'ce8b1379bbf9c64af03252f4846be887318c866d8c47d4b6720ead08270c7c06'}
PACKAGE = 'azkit_ce0001bb8057139f'
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
        compiled = () if not JIT else LOOPS if PARTS else RULES
        # The box holds raw pointers: without these references they would dangle.
        self.keep = {
            name: _compile_rule(name, function) if name in compiled else function
            for name, function in functions.items()
        }
        if compiled == RULES:
            self.box: Any = _box(parameters, *self.keep.values())
        else:
            self.box = SimpleNamespace(parameters=parameters, **self.keep)


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
        return self._compiled.keep[name] if "_compiled" in vars(self) else getattr(self, name)

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
        if self.outcome is not None:
            return []
        moves = np.zeros(self.game.max_moves, np.int32)
        return moves[: self._ask("legal", moves)].tolist()

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
        text = self.move_text(move) if move in range(self.game.actions or 0) else str(move)
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


def make(name: str, **options: int | str) -> Game:
    """A game by name, or from the path of a Python file with a function `make`.

    Raises AzkitError for an unknown game or option, or an option out of range.
    """
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
    """The shape of a board; ValueError if it has no bitboard."""
    if not fits(rows, columns):
        raise ValueError(f"{rows} x {columns} cells do not fit 63 bits")
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
    good: np.ndarray  # uint8 [n], bit c is set if column c keeps the value; 0 where that is unknown

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
        """`book` as Book.pack made it, of this board. ValueError if the board does not fit 63 bits."""
        self.board, self.shape = (rows, columns, inarow), board_shape(rows, columns, inarow)
        self.book = unpack(book) if book else None
        self.solver: Solver | None = None
        self.rate = FIRST_RATE

    def scorer(self, depth: int | None = None) -> Callable[[State], Mapping[int, float]]:
        """Scores are Pons's: n for a win with the n-th stone from the last that a full board would hold."""
        if depth is None and self.board == CONNECT_FOUR:
            return _bitbully()
        if depth is None and self.shape.area > SOLVED_CELLS:
            size = "{} x {}".format(*self.board)
            raise AzkitError(f"connectx on {size} cells is too large for exact play: choose a smaller board")
        solver = Solver(*self.board)

        def scores(state: State) -> dict[int, float]:
            by_column = solver.scores(*self._stones(state), depth=depth)
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
                return max(scores, key=lambda move: scores[move] or 0)
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
    return lambda state: dict(solver.score_all_moves(bitbully.Board(list(state.moves))))
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
from .prover import CONNECT_FOUR, ConnectXProver

INAROW = grid.OWN  # the place in the parameters
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
        extras=Extras(
            view=View(kind="drop", rows=rows, columns=columns),
            kaggle=replace(grid.KAGGLE, built_in=True, opponent="negamax"),
            opponents=("alphabeta:4", "negamax", "alphabeta:8"),
            prover=prover,
            endings=endings,
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
    grid.end_by_line(p, state, cell, p[INAROW])


def parse_move(state: State, text: str) -> int:
    """The column that text names."""
    if not (text.isascii() and text.isdigit()):
        raise AzkitError(f"{text!r} is not a column: write a number from 0 to {state.game.max_moves - 1}")
    return int(text)


def _board(game: Game) -> tuple[int, int, int] | None:
    """Rows, columns, in a row of a board that fits into 63 bits, else None."""
    if game.name != "connectx":  # another game that took over these extras: its rules may be others
        return None
    rows, columns, inarow = map(int, game.parameters[[grid.ROWS, grid.COLUMNS, INAROW]])
    return (rows, columns, inarow) if fits(rows, columns) else None


def prover(game: Game, book: bytes) -> Prover | None:
    """Exact play."""
    board = _board(game)
    return ConnectXProver(*board, book) if board else None


def endings(game: Game) -> Endings | None:
    """Exact values near the end."""
    from .endings import make_endings  # agent files have no use for it

    board = _board(game)
    return make_endings(*board) if board else None


def _of_connect_four(game: Game, name: str) -> Path | None:
    """A file beside this one that is about Connect Four only."""
    return Path(__file__).with_name(name) if _board(game) == CONNECT_FOUR else None
''',
'azkit/games/connectx/solver.py': r'''"""Alpha-beta search of ConnectX on bitboards: exact, or to a depth with an evaluation.

Search, move order and score convention follow Pascal Pons, "Solving Connect 4: how to build a perfect AI"; what
can be known without search, Victor Allis, "A knowledge-based approach of Connect-Four", 1988, section 3.
"""

from collections.abc import Sequence

import numpy as np

from ...compiled import PARTS, njit, part, register_jitable
from .bitboard import Shape, board_shape, children, count, has_line, lines, winning_cells, wins

WIN = 256  # unit of won and lost scores inside the search; evaluations stay below it
AREA = 63  # cells of a board at most
EVALUATES = not PARTS  # agent files play to the end only, and compile nothing else
ALL = 1 << 62  # nodes, more than any search visits

# The search's memory is one int64 array, for each array costs a recursive call: two numbers, then room to sort the
# moves of each ply (a row of `columns` words a ply), then the hash table.
BUDGET, SHIFT, STACK = 0, 1, 2  # nodes left; by how much a key is shifted to give its slot; where the room begins
SLOT_BITS = 22  # the hash table has 2^22 words, or more: so many bits of a key its slot tells
# Keys are mixed by an odd number, which is a permutation of 63 bits: no two positions share one.
MIXER, KEY = 0x1E3779B97F4A7C15, (1 << 63) - 1
# A word of the table, low bits first: the horizon (6 bits), whether the bound is a lower one (1), the bound + BIAS
# (14), and what the slot does not tell of the key (41).
HORIZON, IS_LOWER, BOUND_SHIFT, REST_SHIFT = (1 << 6) - 1, 1 << 6, 7, 21
BIAS, BOUND, REST = 1 << 13, (1 << 14) - 1, (1 << 63 - SLOT_BITS) - 1
TAG = REST << REST_SHIFT | HORIZON  # what says that a word is of this search of this position


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
        bound = self._search(mine, mask, self.shape.area, score - 1, score)
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
            reply = self._search(*replies[column], self.shape.area, -1, -best)
            if reply is None:
                break
            signs[column] = -1 if -reply <= best else min(-reply, 1)
            best = max(best, signs[column])
            if best == 1:
                break
        return signs

    def scores(self, mine: int, mask: int, nodes: int = ALL, depth: int | None = None) -> dict[int, int | None]:
        """Score of each legal column for the side to move; None where the nodes for all of them ran out.

        Exact, or after `depth` plies: won and lost ones times WIN, the others by lines and threats still open.
        """
        area, ply, winning = self.shape.area, mask.bit_count(), winning_cells(self.shape, mine)
        horizon = area if depth is None else min(ply + depth, area)
        scores: dict[int, int | None] = {}
        self.memory[BUDGET] = nodes
        for column, stones in children(self.shape, mine, mask):
            if (stones[1] ^ mask) & winning:
                scores[column] = (area + 1 - ply) // 2 * (1 if horizon == area else WIN)
            else:
                reply = self._search(*stones, horizon)
                scores[column] = None if reply is None else -reply
        return scores

    def _search(self, mine: int, mask: int, horizon: int, low: int = -AREA, high: int = AREA) -> int | None:
        """See `search`; None if memory[BUDGET] runs out, of which it leaves what it did not need."""
        nodes = int(self.memory[BUDGET])
        score = int(search(self.shape, mine, mask, mask.bit_count(), horizon, low, high, self.memory))
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
def evaluate(shape: Shape, mine: int, mask: int) -> int:
    """Lines without a stone of the other side, and 16 for each threat: an empty cell that completes a line."""
    height, score = shape.height, 0
    for stones, sign in ((mine, 1), (mine ^ mask, -1)):
        score += sign * 16 * count(winning_cells(shape, stones) & ~mask)
        free = shape.cells & ~(stones ^ mask)
        for step in (1, height, height - 1, height + 1):
            score += sign * count(lines(free, shape.inarow, step))
    return max(1 - WIN, min(WIN - 1, score))


@part
@njit
def negamax(shape: Shape, mine, mask, ply, alpha, beta, horizon, memory) -> int:
    """Score, in units of WIN, of a position in which the side to move cannot win at once; `ply` stones are on it.

    Exact if alpha < score < beta, else a bound. Void once memory[BUDGET] is negative. Evaluates at `horizon` stones.
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
    slot, tag = STACK + (area + 1) * columns + (key >> memory[SHIFT]), (key & REST) << REST_SHIFT | horizon
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
            if horizon == area and beta <= WIN:
                score = -follow_up(shape, mine ^ mask, mask | move, threatened) * WIN
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
        score = -negamax(shape, mine ^ mask, mask | move, ply + 1, -beta, -alpha, horizon, memory)
        if memory[BUDGET] < 0:
            return 0
        alpha = max(alpha, score)
        if alpha >= beta:
            break
    memory[slot] = tag | (alpha + BIAS) << BOUND_SHIFT | (IS_LOWER if alpha >= beta else 0)
    return alpha


@part
@njit
def search(shape: Shape, mine, mask, ply, horizon, low, high, memory) -> int:
    """Score of a running position for the side to move: exact (not times WIN) if the horizon is the full board.

    Only whether it is below `low` or above `high` matters outside of these.
    """
    area = shape.area
    low, high = max(low, -((area - ply) // 2)), min(high, (area + 1 - ply) // 2)
    if wins(shape, mine, mask):
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
# hard, and which moves are good, bool [n, W]: false where one is known to give value away.
Endings = Callable[[np.ndarray, np.ndarray, int], tuple[np.ndarray, np.ndarray]]


class Prover(Protocol):
    """Exact play of one game; agent files embed and use it, too."""

    def scorer(self, depth: int | None = None) -> Callable[[Any], Mapping[int, float]]:
        """The function that scores each legal move of a running position for the side to move, higher is better.

        Exact: above 0 for a win, the sooner the higher, 0 for a draw; AzkitError where that is out of reach. Or what
        an alpha-beta search of `depth` plies finds.
        """
        ...

    def compile(self) -> None:
        """Compile all that `choose` needs, in seconds; without it `choose` goes by the book alone."""
        ...

    def probe(self, state: Any) -> list[int]:
        """Legal moves among which `choose` can tell: the only good one if it is known, none if it can tell nothing."""
        ...

    def choose(self, state: Any, order: Sequence[int], deadline: float, bank: float = 0.0) -> int | None:
        """A best move as far as is known by `deadline` (of perf_counter); of equals the first in `order`.

        `order` has all legal moves, most promising first. `bank`: seconds beyond the deadline that may be spent where it
        is not known which move keeps the value. None where nothing is known by then.
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
        settings=config.settings(game),
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
        """`cache_slots` and `nodes` as of new_lanes."""
        self.game, self.evaluator, self.config, self.lanes = game, evaluator, config, lanes
        self.interrupted: Callable[[], bool] = lambda: False  # asked after each batch: once it says so, a search ends
        self.work = new_lanes(game, config, lanes, cache_slots, nodes)
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

    def _step(self, deadline: float = math.inf) -> int:
        """Ask the evaluator what there is to ask, take its answer in and walk on; how many rows wait then.

        From `deadline` (by perf_counter) on lanes come to rest.
        """
        leaves = requests.asked(self.requests)
        priors, values = np.zeros(0, np.float32), np.zeros((0, self.game.players), np.float32)
        if len(leaves.states):
            priors, values = checked(leaves, self.evaluator.submit(leaves)(), self.game.players)
            if time.perf_counter() >= deadline or self.interrupted():
                self.work.targets[:] = 0  # take this last answer in, then stop
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
        node = 2 * game.state_size + 32 + 4 * game.players + game.max_moves * (20 + 4 * game.players)  # bytes
        search = Search(game, evaluator, config, nodes=max(1000, MEMORY // node))
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
eNrsvXVgFNf3Nj64hgiR9R3f2Y27EoJLcfcixd0puriHJETWd3x3kxDixAjBoUBxKO5SvEiL99f3/Xy/n19bdnbp+3cvEtjZmbkzc++55zzPc84MHw7PnTd+
esjC8ZMnTpoHB4HDY6KCwIggMPKP3yNH/vH//2wfO3nM3P9s/c+HY6fNHDd1bkhYyITJc+bO+9vu/+fP/7//374qeKS548fNnPHd1x3qf74rcKzwr+9VuOte
hf+DXoW76VXE1/cqwnWvIv5BryLc9Cry63sV6bpXkf+gV5FuehX19b2Kct2rqH/QqyihXs2aOW3yuO+//WPbgj8dJzzmP8cJ/+P3l9/732OEx/x52592j/1j
79iIv2z8331i//PpgjHT5o93f9Y/fe3vJ/3PpkmTv/tu/Iy/34H/PfdfvvP3K/+/G/989v9z8j9v+u8ZR44c2bxH8Oe400Rx9KIkr5g5+dVJnRwbiiZWrC2S
FVFVF3eWl/1WXlnGloKl5yqOcF2KU2Nnlf9eODWlR5E+ciuki5YFF0T+WFuxZ3rR5yhrXnRp+/LooHblikRpwoA6OuqI43NUz1xZeHV+RkKXhNl7ZpXMjpkf
t2eXjf8Q9yguJapem5g4ZXTEXt+w2L3GyIt7+IgTbX6sLC+6WNG0qK7MULmsIDLic8HDosrSg0G9281pey/l0y5btLi8oGRm4a8hV0PLIwy1R1SWsM/FHmFL
qZNh8yp/q66L3dcqgCwuWxzbN1JVfC1JUZycbK6pqmpW3STmQMzJ+K7VR8r6lb6tnVGzpUZeIg/bVreu6H3dPTVWNza6KL5DSUpo75SS4BdtiKBe7Z6Fbour
SbkWdr4wpDQ2QelIislq45NC7JZELI+cW55emx5dFxqVyFekBloVDYpSau+E2sKH2pOjzmuq82ojRFGro5tVTa+4V/qa6FTQoPJuBV1a1xZOESWnRLctXhkr
Kpy8s2fJyLLFlc9r8hK7R+9Kmli5osQa/ra8flB40sHqdeHh8VOTmu58XXYj6WPJtsrDpT7qzJoJ6rCYhJRhZVFJ8gSqbceS4XGf1ddiFbVK+77ayJjS6syi
M7ENqj4TDcuy1cVRr4jlUWBhw5T+tc8jD+/8bueO6o/F0pj5JT9XAQCg/ePXf5r2f/7+6yfa/37251/Anz7941+bYmaGF9Z2rXDsjq+YuPtlaU0bWcLDiEYp
t8o7Vy5KUhU9CY5qc6TUr7ht/sTSxIpwe70USZK8Tcv42dFd4lfm7w3ahLcoHlHTv+ZP5wQEeqNtVhFT7F89KelBaa/S4pQJRVd3Tan4tfxN/OuKW5SpaGw1
U3xih7Joc+WHommlokpRqab8UUVG+RbUM7aRaX7UgTbrognHtoQS+7DC+KKDcdZoZRIRvqHdyNgpRd2L3wf3rG3vGF6dF3tmlzhOx/AJmtiYpGlt+oWK2phr
6OKkis+7VfKs2gaxPapYemxsQJxn4sbI7YUrI/2r3pf1IZrvHmMfXZMYUx4dXrU7kS5ZGJOc0rUkoFYZPb4OinidV8MfDbmDfyj/Nl+/E9nVv3BDcU1KmLog
QpFSV0CjIfk/qY6FDt/bLRQrH9vmSNlVTURQLREZStUpQ0TlXdrUlll2pZe1Kp/Q7lRiRMq+mtalVVVPSyQ7a4vaJ/QsGpCwprqweGblm8ApET8HQiXNCseX
TI2uqB4c8Snoc9j0sK2FbfOIgnfRaTX1ou+Wt4x6Vnkp6mNd/YS18b6VCRHnd3Vs17WybS4RT0Q3ihiUkha90AoH5VEDw47u2BMmKq5SbdzxPVnPMSRzHetb
NCe/pGhn2N7CY9GX28+LYYtnRarLjpfUtQuyeyXciesddyTywL75FZWlJyphNbi7XnF0kU9Qdc2qouQKUcG53fMTZRGfNKLIsSGqaKDIJ3hB24I9PqHjYb+Q
vLqd1Kv4IdGvarunbLaNLZof3jTZ5giNWx5Bp5ywp3LojqFxeQnauBtRePGjyMe5i4uX5k2qy6vtWWdQNa14lX8zelAEmBQa3ihSF9sxqWFwRQGI3CgdVLm+
fF3lOlXD3UMLo4peSBX5TwLz0sbnSnLfEIOzUf5W0EN0cpgc61O0Tk8FzN3xPeeTn7fLp/2TSp/oUvWRaLLN3GBZ8cEKqXpQVGClP363cnRyXQEV5Rv1vmx4
UtO2VC2xZ2NNvXjfpPVF5dWrk14lLK27sqfVnnsJpckHQzra+xfmJ78sZXbAkd4py2qG7SyJWlIAVPtUno6sjIyragSejpu2Jy6qZXxJ9S+Jj9qWREyXNdnz
ID+pzZi6xtEXqrKi27YxJx2IXlCYEno5amN5u4qk/OTaqNp+pb0iK8MPlD8tTisZEPY2oWtSZsSGqGYpLeKyStPiWpcGJFbXFYZuD9Ml++6ZViaN3VrK7tlY
/Kl6TMnR6IL262K5sm7tl5dNjFu1zxj+NuxZyY247rmtAnthjwqJ0NexgUXtooM4sG5gHJNoCR3OzgtHdvwc5h32cc+SuOKExDQy/Il9WO3eWnFt/eCo8knB
7/NRrq5Qm9Aq6WPC6chu5Tsin1es2Tll98iiEFhk86+YkBwabIk6qp4ao9ypqrmdvDpsYfyzih4J9oiecZN2+cUuLrwX/Tp2Y7R/UnnkuqSMXbpEMfsqKT+6
IP5w+5NFyTF3HWuLJ9acjC1MuBAfGpZdeCQMCxtcVUUzcbsTb5QpI+ZFeVd4lQeVfw5dvfN35kk5XT67FI0PqhgZnRLWq1QUFlgqq6gt52KbRE+rPFZaXnqC
M1YsSb6261FUg7jH0X6VHmVXo0YV/Bw/oXplYkbihYQdccerZodH1jypmlzbIaR39PTEg2HlhRtiz9Qo42XorzGdg8dFaSMf1/QtF9WMj2Mq4iKjIwcXeAUf
q6lQqWvWhTXIt5c1KRxXnVu+aHcNlVrVTNWnaHX4ozZjy32TDpbOjvGKvBMesaN9QlllQP7Z+EvR62MWR4wu3Rvcq+LmrillheqPbUbHzqpURi7dOSCqVUzz
narARrEza1bGVZKHS5vGcCXBdu/KNUmXan5OvAUnh30I8iduhJaLfisvKyd2DSlUFP0UNLj0TkmbskdhPiF3TUWl/TR7Ir8vXJLwutSrrGPcu4pjBaXqWWHZ
IFY4umwVKC/dWjkrfwnaTB0Rt3oXWvagbF3RmMJDO54XfKpcUlMQ9SCSYh8F3eP6xU3I0yQdR8bvmhl1IWFAef2ksaU9iowV4vAGMU/kBNi6QhZZErc0pF7R
29iUrL61w3bPCh2UsixB5VhedD3xdsTN2hOVC8OGJ5uiju1asetW7ufSlCj/XTHhWOnQ8IaF65J7V0yImhgeVmCOuFi63j4jnojpXdM3YjJBJL2sHFrrVboi
jovT7k6JCWq7JqlXzbjd92viSq/GfbfzbVizqufF98o/J1yuGBYL6lbHnU+aUGVtU1KmjZ8Vtc/ebtfYyiUJmgh7XmV8r6I+sRNKt5VEV/TZlVl4uXJDTMdd
Q8MW7fom5mFhdm15cr3IpzWf9k5q02avsm1MnTG+vPpB7a3qbjU/VoTH9w4fuHtyhXfcqLqzKfd3P02M2VfKLtlX3K5095s2Xskn2uzZgxSjeybWvUtaWz1q
3918IPFmFViXX7c8blh0aVm/hBdhzSqnla2IBajtSbqqPrtkMWH5qys5fKkEt3QPWE/2yc6zitlMaL1simm9IYSLYTA6n10jCrdetGbI+4Cx3B3FAE5pGKkD
czrig8Vn1K9NV/CmzF7LLquHWCxrrNOn3ZZspdcFlNWfymQiMHVN6VAdQSZhpUx92SjpbdNKoqnicWaKqcmWC0iU9He8HnTDnmiaCNbkdoHig1l20M75fFMV
KXnpLd1wR5GeMzZL1JI01lLR5sHkI2agbIllMP4jPB7rKNOZfrPjXL6xt2mkFbLF8Ij0I7iQHY2W61b5V8t53hPcD57ZOFK3W/8LWgMy4oO01dRSeZyUiuYa
oqA9uneKdVBnaKbiv97E//oif139/+/PseaurDGPZoeob5DP+JHy9qIf6b6SpyacX0190l9VTdlarfyTn/A/e53OXAS9ZV+lXbdRm+tC+/DtTf4Znn576XDJ
faiBYhuzHCrKmi6aT8ygnsCWFr70GDBceQV7BbZQFGGHjA/BZ1Sm/comlurkm0++QS/IXpLDMiaTP6FLUDhjEpPq31RxyboCmpSzyNKZfSTKxIo1vtQCCMPT
1PuUPub6cCrbXjdC0lhXG6D0VZgPMSR4Nf0mlPTHHWrM9EWbb56X0z97q7WPxQs8JFFZM5S7IbspaYufT0l6QeY+3db16dJBW3Djd4YH5ADxY3Cjvm3OYfLy
9mTfEdh+tJfsCKQHL0tmgSS1X9qFydkeqVsKXjM/Jg3YB3jOtlNYvKmqOcLuMlxly/SLsitalEBb8HjNS/i6fVDW1qCezAR8N7Tc+5i0XPkhp1JeCPeVbVOu
l1fofyPeGbqzK+F1YgPcVNddqd8uz8zP0WerWg5S99W1RVlZOLXYssZ/hekXeoh+m8TOk9QlssDUCRpFFTLtvHLpwf514FFFHr2N/AwOk43gNWvsMCyTY0PI
FvJwtE50jp2u78LcoHzIxdbblhhqOjmQVVjV4PdkKLJd3oBsjpVTcblh+jDLaF1L/TXIQ1ZPGWp/vWW9JIviTDMpM3uQ7IMnIZHG2f5S0WKTiT/Fz7f9wIch
g6kx4DNkCwiSe42NpfvBAzRLttDBpBEM5ffwGzPXKyZaFkHD9Msti5CIrTIEEJ3WR9JeVFf6M0IrPm+ZB7VQSOQiZROug08PRZl0hGEMlKmfZs7QHVKMkB3T
dTF/A94iP6/eD82C2tDLxKMUJ8j5FgLrYwxhDilzfTfA0PbR2HvzRjQLYtB4fD6ZaJ3rrdc/bDVVqt+e5mtpXUttM/5qqYXmeveyvmwpNV1t9ZyUbPodrE/6
4iuJTZAf8iMlQQLYutRi2VZZN7UDPMrHB+AKWb1XUK2yPYTAOp922C0u3NQblMgXoDcdgx16JgXbA93xNxkDmV/Yw83LfVYxMDuQeoYuDWiBdmNSrRv9ihGO
Ws62pzuqLohnWDNkn6jfJBPJk5mSluulA3z/5tv/eS7+1d8H3H7nb5GB4JGE4wzASbShFdjf2R5f9hVwErP81dpov7gK7d+uw9k5/3pk4IvjOdtP+7dvOrt6
QPDK/vy3823AF7GT9osn8qW91Tq5V4CTbzq/B1+ODeexIiAwSpydzdnz/XtMqP0HI8f5fXDWb+BvK5Lw+HLWY8Dpffm3uW7avyERrkaYszmrdTJChGyF85ED
OHl+2i+etDuL8tcRDriwUl9aSMBJT/46yr7sh9bFaPv77NJ+cZeBr+iVVhCTcTYvnJ3Jmc388olqv7hurVMMyNk8dW5NASdH1P7NYn95VCF7rRW4KlfX83c/
9ssx5mzFAlw8BeCLeSE0wgGna8K/zWkbkHYgTWNoh18Er7DdNMGqpVilwa5I9bugfgeL8DDei2/T+i7YxfoTGdbknLl53h77GhZ1JMu8aTrcT/FNiEyhMeMm
D0cLq0rfBRvP/b4lx8E71uStVBcQNbbFaq2pW8DQrIVBJuQ3+jnyWHxSVAHpjD/KZqiPB14MuGnwIJop77OfFWugVNtB9hjcDn6hO4ZVGRZRu2RRaC/xcAWM
V6C/8PVwCNtKrcTTbZeIF9woAuF6WjZQXWAH3V50ndmhXozPxR4jnaRvM8Hgt9ZLEIbOY6PDC5gfYV/2I7WHf93qJPQkS8WU+OPsN8R9dC8Wx7iwaf/dUg6+
gE44ZOjaXE/7GPChZJfBBzrGviAf5ZQhDcgheSm2FuYv7fJqVkcl54d4JWL7lHPzaGwadEf5IWsq62W/CL9hWuU3Zqt9Qb8Z4t6hMLsYbZfbdMdLdiiSx0QZ
rwcp6TjlI3YxfkYVmXEupwTaaOttKNmRxz4KInJnKvwtb8TfyDPZYOYB15SEIQryxGcZexNjRWM0F3Am9APSMwCnd8HVVKGvg16t24kdhA+T57AVyHrYOzCN
GomOxeu3VGNlJJ+V27qMeq/DmNOWIoaCL7ZgN070jNC3lKGGKYo+ckgyx3pLHk2uT+2Ereb6gw/4V4oiIlHRQr1Vw+I+IhuhAq6gfpnvqNl0Z/Uy8gTUlTxG
yySdVHOJSs0BcBs42TEwMFpthcrA1UxAWH/0elA5WQjuBZvim/GNyjmgFtO2rlE8Ig6CJ9B8aj/vHTbCsgAFyTnYFjhd1z2Dt5rY1tbHunb+vWXriMH0G+iK
Z19qbcPDPnMtBkxjOkblZNbn8kicHqLCM6UgRNX3fwxdhZ7TYrweURFA4APZ3/BnphkKjOlJ/M4k82q2nH1jHEZ1YQb7DrZ0pkYTnhKDtYzMEe+X9lEFqE6p
CpCtOGdzOIroX8CxtmzUx6gGV+g87C9tZ7hIw277fPY3O4PEw0P8p9Azc9rJp+xIkgzM9cS86R+wiSKAw7IqOYVvOXVCXAmvsMzCG6BHFG0d10TpXN6W9UyA
KksxHfZRjEeiOApEKR1IgZvZ7mB/JhN8Z+tK9zBtpArJHngaUiVKwiPZ9WBjW1/iCHiF8OTmkKuoOaLxsnhLC3iKHSRe6Fvm9FMR5GI7IvVAfjecE3dA9bpS
uKP6LnORCDWhjDdyAmkqs0Gz6hNUIoPi78WzZTW67gFK6wF0jVTKLIPWU/6IimhnQqAlWTZxB9lx9JzmHXUEOEXrNC+g695hshKuK7UVjGebqRS5ejRfsYpY
QUSwjeVZOIGN3HFk43i+K9iAsREbkKni36xVWBnagismu4LNsBfEgzQtMsg81eJh6448ypwJngCDZSsCxmS/MweoMPZbWN+sQhxi6CGPYSexmevaYVDWAfy6
Zhu2nQpmh9u8Va8NIy1p1stcf8xHPsxyu+kxoh9mdFTwBg1GUwoTvx38ZD/CrbRN5+szOBvCXPSr5NYFjOQXE9Y8kUNj+wz2xJfxGsITb0a0zVulqYcMYD2g
22ytH93qGK/VgCrE/sC0GIyRa6BviDR2Q9o3/NWQ5nQzUwr7UTzZnGb43WjPX6EiTIugZHi6eRHZxlSKVKpfSvNAMbpEedgxg/7WeEZ/hPw9/wd9CzzUsAet
kC2HswMPs9tgVsln3rA0JVuRL1c6JLhCiv/Md898wKwJBKhoeLvJ1/EF/wR8uY4F4V2oQKiAGwjeN4eA8/leUJDNxPWUfWTrSeLAnf6tue8dX6ySQH8HYtqo
+h0zWz0lNwKGQ9dV09kQ87OAc9ZDSG9urCVD2sPRB5pu2SV/4buMW2w5Y26MkppThIK6reCoBVwaG4juFdcRm+GfbBzbl/qW6IjvgWLsS9XrG28VVdBz6GDL
JMYncwm4jeymGro1CW+gqlVNkYVh1wK2h64UhUuV8vrsAfG9Vvwfl87i81Ct9A3qiX2kKzSfkaWGBVCEtbjlQ0pkeWCGTQ2soZZxuh82hmcMkhhzeomLdQsD
eHFrWSaYxHDmXrlWTCK/tamZwwRPLRisCdR8rxLv5PFa1WhrvyAIvY2ZLfHZF7AB5va683bWXoBMxX4i5nO3sErJeJTCojTFaI5iFnwBL0lPwR7gtqwszSmo
QLIZ84NCUhtgYcivsgJCQ1+gRpEdMKnvBmqp8i4NGC8bTwWUi4spKZNgHKcxYXOJQaHbOMx7rK1UidML0Vfs4vwKfJY5h21oOMCPZ/3T++NrkOZB7zJHZV+U
zqJvSGeR76CM0AfhY+w7/fvQS9QNjWG2vmxbOyyOYlbnjNVfFy0gq+hDVBM8A+xkGgc252JlZTLMEczF28+RU7wXiutIX9lpWQfLKNsNm824JWegtMjanLhv
ue4t5Q55h+Q2CVD7jpbp7JPISQFHTbu47uHZbIrN3zhAfQlLJG+hQeg4cJfpDpRk+aiMMNWn4tFVPopcPxWNJiK/2UcZq+kJ8rP0AILlBol86BNgLo/gBllP
6AfwtPQS+pHRmeT0cs0CWSARJ//ov1x0UhIja25srv7JdgrTKZpxGzeD1AxsY/Yrxkd32xpCvDR2F/2CreUPqJOxFH4F99LPyxILJjMnfXvpv2lVB9ZHA8kg
pdIynx4Fj1jlp0y0jPzjztfHypAXsh8CYvEHeA/9OzoZ+0m6XjZeEQ0rwQ7s7axx/APzHubC6uXIbvaGaRNxUJXHvkMzJQdRlUEuectuIQ/Ia5GnNoev1fqw
Zaa8C9RcYmM5zQVuNgeYO+Jx3D7ZM2tHi5HszxbB36cON8SisJ7QZdBb5QI+uFAcpnUafQlFTIAbr1oY0XHfJyGsBBDAaoRxLGdxv1YgJhO6HsBln4Su1XkM
5ZyP17rZXysYnTmPM9xFyEIxk9aJ1QYEMC7nRwcE4x5nWJwQWuUOGfua/QGn2IFWMD77mqfoDF/4twm2bDiT2iaiiOu+0UQPZS6zLHMiuBZunT+GnK/4VhWh
OGDpQtWq9egWwmDJAC9p2ulO80sCO6MvOU+K5C0kQu+UYupoOhavx+00VIOBija2cukkSC4fwI22/oTGqKZw1jCFbq29BTlI8r3yuGyW+gA2j/2ePVO/WDWK
D6RXqyJkpeyOPF+0p6zR9l5kb/oVPdsq1tGMhKqiZLIQsDU7BtUX/MolWynoPRuERVNS8/e+44KHZH1rDzbdoI+wn2kLOMgegQZnPLek8rX8NOXvitlkeRMC
SWAXgKOYvaieS+Qk23bbzVkW6mfVr/ar7H27AHr+l5/exnVEBbQZCjE0w2ai5819Eb+QRGVnWyUpZoeyt5lUXz/dl+hXYHAHSQmKqhuiJ6Eq+hf7NtUg3mR9
Y4mgG/A72I8GmXWiLFsDspvR7ppXzEcoDlyufMbdyDKxb+xjVNtxX3tv8QeoJ39SdMAWza4xYGg+ttpUHxkKpcksOQ9Mc3ygLQYqHfVTP8JD7CTfWtFSY1Xj
mibcRFal2tf6lN8SWaV6PO3Bj7WfocrkzXGlfC46kG7QpDfywtpZnsJ6SCe3uGGNli00Nw94Ir0rjdSPqLdkQ25aN/lp5UlJi9TWIo2kDZzxh3/QIbObbhk6
z7EB6pz2hv+Q1yEYwGrlAeBohxrcLb/EZNtPYM9MKY4Ffp05JTvDPM4h5pvg8pCOIfvBGNs6O4adUO9QngcnEJxiKvYeo1YvYr2zj5ETkQRkvbiDKtbUlzrh
G2TfyFTSRygfkpT/DrUjgu3XzT6GU5kH1ePxmco26uboTpEHtZHuSmNGM9t4oxa0Wi+g9TGGXstu88th5XQkZ/NtZ4LtHblN6jDVVLJUBWiq4RwsGzsrq1EO
VI3kW3FdMRH6KzoE64T1Nd+CmpKvGQV1Iq1H9ta8J6oHykW5/tgu6z3+iJx17MEnyjMRo0Sss0G9HZ7mEzSema7oQWYx5/jzGKh431rr++u2rtwS+r1iLK1n
l2Ii60XjAtpH0pOR4+es3fm2RB5+FUniCnQmmLTNR83gOWqxPYgohZcjINkmsK24hLrgq9GnoouYMEs6KcOGm8cpG6mvQvPRRGo/szBjBIzQGfCPBAcuQI74
zDNPR1LNO+hjyBn8viWDlolAeiItZUfA17IH0hGkhRJJtmzfasTQD4b+to98HneRU5g/ktoAcVqp8h7UifRHTqMQ/FwcA/KWQ+wvWDNzE102nOzoTFeBn/AQ
XaE6xriX7sbriCoyiCvj57NG3QxokyyL6W+qx20ib8G9wbe2A/BYdCuTyn2UtpNvXssqtlufZU7h56o/YmctUhHPHcfbaerZqk3DmM6KJ/R89qHVo2mG1y1u
sbx+mhUdYb5uvMAHsO+V+eZPAd80c4G+fYmYap3yFF96CoCgt+F8fdUKrM1fquCAr0SXXbEXWhf4LODWgxD2EF0jSVqXXox7ngkQeB7OuS+tS09A2J915xEA
ApyBO1/sS3/pSx5E+xW+BeDUd3HHgQHOsT3Bse8KWRZmTrUCaPe/zTX/JWwltAIjWuvUFgFO2R8hj/nvvBXgMqoT9p2FeWl3UaLW5VW7Y5gBAfbbOcMjzP8D
Tm0F4MTeAwI8lVaANwcEmW/AJRcNuODTgC9YQfcqCeCLqwGc8pau9BCAAB/lzLoJx/KAy7HjXgWgdRmNCzO1/zbB1hp7T1tkr23jbVXct3RL5beW8crvMJRK
litNDbgZzD6ykWMBE0j04KeaHuM/2utLLqHe8nBZMzQhtEphsJvRHPK5tBacIuthnkOubvyQTuDPYbRDK1qGP4E629PJy9Q19Ky6CaRkfXw+yLpwkwwdkMki
Lfa65VF8J1ogGpGXr+yH2NkFeBIyUIVzG2GgdSz5xFoEepLzA1KxyfYKn21gGD5EWShbwUuZ7/B9+DF4Ff4tVp/6DT7E30U5U9GOxnwxobUHEI3QQeoCNAM9
q+eIVcRa8CeqCC2BoozPMWnwVTbBPJNdQtZip1TL7bkWgdXrL3NNZt9mH5lro6ej6h2J8EN4LF2qS82dzC1mLumsOXv4n/j23Je8662NQWS4/YB8j88A8grb
l32GJPMsX2W/xTfN7G86ROvNI/nLfATOmf+IG0WT7FtzmjadCw8NeWTDwubam+c14Y2OMdQQh84OIdesJxzN7RpsY2AHdhpTLRuv70Ruo4+TC1Q9ZYAKpk+r
Z0IXoVqyY+ZRdgF2BC9R1yB5WbWK6eBTc2aWB21RdJVZoTBoC1xCBG5jiDLVXOkg/I6+E7iMvkFayDbQbU6aU2Xblzl4K9rg5/Sb2+KyhshOegySospF7HmL
jnhKW/GcgDzTr7r23Hl2IjSYf+Bfy8+UjOOaBYry2+sXqpScjPKAD2AnRFOwJYTD2pN4bJhFqYxtCZxbAWlUPTWXgjsTejYfucpOF4nQF8gQSCNvgYlaf5RB
aP9MP+iZ6qIKULcl7oNxilw/HfJBPpex67MZOfaGxOEoqYLRcg7bWGSZ4aLlAS2WXefWcK1x3HCbvmBtSEYzdKsWonFcqV98UAIW4r8icKjMl7tjtaG12Peh
KZp6qrCgYK6KkqsnyaeAV7iVDj0LQKuZSMtna1ujHYmXe+ArfCKtj3V6VQDVdzuFXaIL1ToqVFnJrTE2tGrI0eAaZi+nh39ihzC/OhaKltkO2fcqlhqtyGl4
IjsfXE2tTK+iJvBjNHekBapVZBg5mR2OdWZ+k1oUO2wiaj/oyU9FfoGuowd3XLY1Nvo4Hstf6kC0i76HsmHQaw62T7Jls2vZ5yDBr8yUsYnIBfg+GyGP8w9U
UdlrjS+4uVkd+BpeTLa1LCAb0wPRB7phcgkfS5bSg+FgUR//GFWlSm+bSb9SXaJWIQtVnOJ1o3BsbcYh2XUSVCLiIngp3Ak2kKHseHqXPk9xw5KQXaAETUBQ
MtISb8fI0n4EhykuWPZx98gOajUq0ky33FNflndHm4I9OYrtRb7SzecmoPMdZeROu4I2U5n5SfB+ZLKjGaRG/VF5blusglmOzbHOsg7nTRTN+puzyFYsIsun
FMRiZBOXIHrAvCMvso+YJdRii1jpID8yR3gf+gG/ip1mO8WH0bN5VvZBNF8SATfTh5sheKBFbM3UHSFO4vu8msi7oSxxPbMV2TXQwV01fQN5q7pDkcxq34c2
h6ic9eAI4/qQ2egzB+joZ+zEzstaZ/JXr8q/AfXLHWpdzJ02Y2BTkVlxmvUk74tSNYEOI+tH4FSWSiqKsM7FT8rvi1Jyz4ma80/hWd7r2Grmo/ESNKj1mtyl
fJ+A7kQEnRh0hP7d1qn1Nfw060uzvseQpawydZAmw9LIcpcfGLQ4cAM/OWQGLvWIJlrSi5XDiHsimP2B+9a81Eqrj7JRO04EHqeTzd2Y9g6FuowRUBf9ZRVs
l72WjOC62HdJXvkP8/UkinLPm8oUSkdcziPwArlJ9hq5x36Jrh61vXdMtr2S1FAsJNOx4Cd6lOwEuHl9M6IGfkocZr41r8UmsB6Ob8Q9MZVBQs5HJxnLVA+I
HKyJXW/9jXuHenIt2XrgkOCdKAiXBy+Ae6G4o8aRqt4sbui1kjqGXGJI+DE7EMtSZbGYPVjVJEik+S4EZWXcEbwc7GUeD9fQS/zGcGJitrK/fQfWUWYhzNgs
+Aj+DURQG7lJ1nekp9dTfSvwG/AWc5qVidsZ32e/943KrvUfJ6vzHeNJ+j5Xdk8vtyaZgvQHmSeUwTBfv4XzIIbm7UK3qmrV0UTQHyNZjG/1THLM5sbqfuQb
4S0M5+FMcRNwqdrCbLUftEbmHWVt5PK8IlsedsMkYqxInUlmG67KIFdwg9BYNLs1R0R7V7HnDLP1x1At9AAazDzTHTenMbvVD8U/G3zE+zUpGxsrxPharJWl
IXiGm4wlMKW8xZjHHBI9NlkNv7JXxLHQNEmvVr8aQ1R+fBSLqXo75qpiLSnS3x3tczva+xF7rdUYhnkg8ewnthVlw4aKA/S9KYtpPqOhJuODNEvRD/nz8EOy
efkd/ZaAG+zVLXM5eW5nvsR3TmijsJ1sL9tTroPsEseyh+0PTIhuDR+hfpJ+1PhCMTh3p/2IdbujlTUb+Y46wgVD/rSVPgodA0K4AHIBvDJ7MrfANBNsaw+U
vSRe2W9aG1gf4gNaj1Q+U5+hnitDg0bjrKo/2h4FTTw9wz6e7szO5QehIxkPuJhYj2dho2VzIZgOgTPkp8F24gGBDdUDMhqxMUqNxaiezJ2GH29dZBkL35fe
ZLvjRGAT1W+YDJ5FTsLqwRW4ifIG5xIT0b6GnlkD/ShygnVTJio/oxjH9RUdZQHbDHKB9VfsKBJHeRDnC/qRr0EPmY7UY98Zv6M6bFlCdDVDqMQ/il8HBjPH
+dY2f80meo+sVfZnPNPxgL5LTc1cwsn5w9gr7xol6Cg0xZk8uW25VYQ4Z4n9gv5n03Nwki2yZQHeA93uqbMctpmRNN4v/basjFxg6cBOgX7n0vGzhjBiD5Xj
1Sb4J2oQx0fEsKskS80RSJAig32uyyFa23ayJ+yz6cW8mf8Bq8dPJX/TdCJa0Cm2j7ZQClDPJnaomhPt6Ux7d+VTezXamfTGQol9jnHYOEQUUh1Yw8dpZuQ1
sE/RtENeIr680qRhbzCdqDXcSrI4twxvZxtmDy8oIyYxJy3HZVsdl1V9mH1oIN0NS6B9kYN2QN0uqGlwiGWI4y4xl1wjyVb/bF9sL2V2M2uhEnag6oVsAFKR
KgsyBvU1N7ex2LKdsqD66t75w8237R3ZK6J1qjVwJ+y5fT3XK7Ce8gx2Vf3KupaaG7hAtYxziv38LS6qdoRzasdAs8axhXnAf4CNVCXdTzELWstk4ycd/vYc
63nLl1xaD+4zzhBvqXm2P+6FrXkuGlrObKK92DnmBvx+xWAiH36LnQZ70hcV3b1yKZt6dI7c9iEYdRzbsJ62cO93VLLzcicQVxxG+3Sjnm4qu42O42dyieLj
3Fh2iqyU7oRdkl5VTQ2empEePFnVL/wecYw7G5yY24AbK0t1yOhUZqVOS0pZVpxnXW0T2W8ic4jhyk/MMQdtC7EvyTvKZdL05gbmUHSf5DV3V1m4KVpf1Wq7
vqH3w02wbrDfvXTPLXst4fpswxlu3wavpvOpHOX8MM/s25ZZIR6Ef/5FZUHu8J2NkYH2q7YHjvQ/bFgcfie/L1cf9sNURMdAM7EPW497Y0GsNxNtH4j20kiw
z7lPDTdoE7ffa6mGRD2DViq3OsqkibkNbWHYAd7DdsWmdDQzxaEZdDl0nj6NgqzIWI8clTuQa2wDc97nreRWoiBXjLJediLHIkcj2BdEN+aCJjW3tWMKthCr
hLqHdkNHo4OD31lG5wWBMqMyP1f9LPeVoa0t0L4ZDEWngIHYIlWAoZI7aFTZHloYzWP6KdIzqvqPcXbS0TIv0wH+YVNtRBSx1YLZ30OsPc3SJK+R33LKP5eh
03Lt6mEoSnmgMsc7tl3gFip1G8zdEXunlZOc9SXYKPAWp5Cv56/nRtlOob1NUeBlx27ie6QSfoift19h+sivcNNZ1FHrSKJeUFXUZ+vN3H6O2eJFhkzTeahl
Vm82yJJGe4IAMYmvxIzqH/H2fDXraV/raJgXnXeQ+0mXx/Xh7+KJ/BFGbsPISZmdyEbcFUKJFXiOQ1KIm5aJDk+j3b6GtfKnuUmcZ9Azthoth1rg8eZk5jXp
YGX2CZyK+j7bzocrfIkytsD3ZvASnUn9SNNeXZ9VK9NtyayZXedbTLflp/HHyW360eQdz07yAZA+aACl51daz5NPuBLkrf2EbbL/JEUzS2j+HrIH21L3kJ6e
N5s9wFLkE3IW19kuooblhRh0qiD+F7IYHGT7GSoDJxGnRB+kv4oD6ed2ECthG9Mm9aFMAf2vsyj/6xjJr+FJhfBN4SgccJuxATjBO7ROMRYhlliIY9a6VAQA
TlW1rvACwEV+iHOVLeDmzgMCeRNal1iI1qkC3BmO5DzbRCugDda6wRWd6coBQVQbENCBfIkPCfEbgAu8x/l53GsHnOstnLMj/7avy8EQVmQI53cJ52IIz3Tn
TwoQ3Ffr4pl/qfzXOsl20ApyblrBXANX/BTgQgflmqtzjVoKcUVal5lpQmocwAkGDgji/YBThY5rDgxwyX25UsG4yqMDBNg4wIVVAATQeddcntB90Lr4vmsO
UKiP/zZXtgdwkfH5NYyrq3VaeK7+fZwLr2HCajX3GaPO8xCdKJ3d8OOAm5EsxIIDgl6QK/bENcMrPDOErbor1aAz5ajQ2BCy8IAgLyhkUb+8X8KroPNMPVcr
hVCOmrvMZiHvF/gKnazz+/Fv+xrfB3CpbXavUhH2Yl1rXIXXe1c6V/e6U/f6G2H/HXCRWetM7eE8b1roXjubF67mGyBYp0wrMLsBlx6sq+t0d6eFImOt22jH
lUVypfFxbqW+poeu7aKrSgKu1QRaZzih0zX3X/3P1+l/tG49IdeYhvDMFnr+WsGce3c2DxCoYuFu3jifn4Cg9kT7VZU93K3jzqNW574/4FZj4go9A1zor1yr
G4UQHFc6LMANogcI1DwQrsAhZP++Xgn69Sgl8A+zeLQA8BXxOCAYz//b3HtA7rW4rv0b50gv4LYejFBcphWMYrQu1deuco2+tsKO1ikirwUAN+MbcOrRAIKx
pnMdH+Bilrv6P+BCcad16XVoBTFg95o+LeBK0S6sEnWORrmrGSXsfQEuari4u1rApS3Tul2jnPnA/1qgf2p/hOrFaJ1aKmf+g3C0r3WZu+BsJAMu8hu+jmly
n4vg3CNyjm04xx6dr+NCyLnWbQUcoev8mv5rAVd6YsClfRJ+doAg4ucc0XHee8CF3XIVQwvxja6RcKHcYldZFoDLJ+yKU3Dukf9rf74+/gIEeGStIM+oBZzr
1gHBSoKuPRmhWMEVsgQ4RVadIcDCUZdwbvjXrObOsVTn81YYS3f1JJxZBkCQjRbyaLVOOSfXtcZceXOAG88BcJHF5uwaAIER5cq/EDqyO8xQmEUXvnuu4kd3
yOi/7WvwH/c1V13jEq78F1fxkdbNpwAAuI3NhRED4KtyT13FYoCb/FFAsAqh1kVmEiDgQX1N3ppWgNFy9UwBQYQdcJsPJowhO7cHrnUJXzMOtW6P7Q6d+dq6
J4DbGMu5H/W1Sop/LZDb1ka2Ku22/LBNT8faiqxPfC+zfuhTSXO6rXGf6THUGg5x5EFt6MUmBaYwhcszbJn2EwisnsNwKELdQD8rR6jnYKNEC+U3UGn9YmUg
2dtklj60aZCX7EplE1M0QSszwN3kSXiPqDO7vt4wqJkyX3+WWW4abBlC9gFlzH6mOwvTvuhAcDR/HWzLDJM7ZMeVEabRZAC9Ao7EepOZsu3mAFm1cZK4WvKM
9DHCGMtcpGdLG6scSDf8NjUA0nE4uqDeBWWBrQfZJGgFvcSKEaeRYVkk9Ei8kJqA9zLEiZ4qO5J+sIKrFWfZrgYb0D31rlld8DT/HWc15DyRN/StqYMpCqK5
R8hZ9pP8IHoN7kK3ANP5Im4j38f+5YjcxtUi38HVIWMd+faj+oOWJGYMdRrMp0PZcRuTbE/hK6IIcId8IdQaFwV58DzkazwFVaMe9r7UaUkm39jQ0U5krs4t
sraiG9i2Uxe4liqGWaPtB89DTKYG1GzfA9In1ABZPjqS74QPwdtSnXFuSwgyDdyrvkfEBqKGPfoEpZhqgo6gfuM6KD+Tb7LFlvXQN9ha7yV4G7mBSYaG6B9n
NjFvNjc2TDKPVp6yrpF+8pqReXpLv+06/w0ea7JX12/b/EXWPXSTz3L6hfiZpa+V1dezHjdPon6Dw1V69Yq8Vao4eAa+nfKnbvBpFI7O06+1FcokCg/YwG3w
vaRq5DhJHBFRdO+ssegvxqeEOGgoX+J10fjKshE7qRxjDEHmwr18KyGRvNr8SvlIUQZ9wOKYfLIXWsBtFN3HpOIk0/vGe7cth73A51n76FG68b5xsuX65uZr
rCl7uqwj+orqDK5AO8mA7IMmdavvqQXU71yEFeefmafTFejivBMIyi7KItleDEwhsBZFfBhZjSUHGwU9tdaKfNlQRaFxv2Glgie1CgSOUGzlQg2TlGrsjY6j
74OYRISGKfOw0+CUXHtQ97yT3pe31aKQ7A35kp7BGMjhWf1YCd3Hst6wF3yuUFK4Rc2qiOPcYQMMBpu8cnzVh/V3s0Xgi+z3bJGlhzLOECBVksmU1fe+h1g2
W1YG8eYY0dQWsUgD617JM3qA5ZhxIX3D3JcdRtmQKZZfTLr0wajKOFJRw4bBTywl1MTWC5QeYDfzGeqBaig7g6qX05AMJ7dbh6B7pA0sMegL0W7/AqobN4SN
JY+BK/lP/vFgrM9RUTvysUpB38iJZE+aF+lvWNdZItjVVFd6Cj3cPMOnGD7qNTagVcAm6T2E0KzTf8/awfYso5zIWnQ/cbRsHBVL3Nm6WReSQ8humg3oMait
IsZxx3+GVMwcMF9X7lSclX9ixikB3oxo6PviH5Et1CWzRDkzqwF70azw/s1wlTOI4lh/5VPokzSDGrnNTCWR/fnZFLM9mQpk5pN9paOYwWB7Wwt6hHkbG6BP
hEhloc6XvQ2uUF8iPVhPfATRTv8YylJFmGqpZnKtXamUk2eoDHIRkWKuhb2UP6ClRI1ui9KBQPwWagCzWtUBsviJme34DV2GvBoabG5KAGwMGAN56XPYtrZU
miZk9s9cJ/AktROeI0/mAK4V85rcody3kbCcNs+EQ2T9FTXkb/SGVQulp/AiqM6/iTgBa6UoAL+zvIUL7ST1iLu15bN+vLwTvxZiNKmK9lgkupadoFRDDdmb
XAPrAi5Q/NhSAA+QhFPPqLXsLstY7B56nhu8oy8xTw20XmR3Gpv9bSVbDh2DDpg3MGm0BPmoOwoGmiqwCL+LZKhiAd9N8iK1odzb/mW01EjViprP9bVfw9qD
4cgo+T18hmKvuUCxQNGafIvuhfzRCOI42ZFaRu/GmzGpUAt4HrqCneXxwHIPOg2NAFnZIPCMckNAQ2o8VotS4AXfcP0pNh3aRKkNB0wl5kh/iWQXNNUYDquy
l4Q0SO0Bs8QlTcHW00oMXRt8ACtiOxmm0MP0JZZj6lVcO3YL+BvugXxLzsqE1TO5AbKVOAcpddc931q3IEPg/NQn5GMsU3Q6/XK9XvpDLcL9mgOhxuzM4dum
b0/Qp5g8rWOo9tZFdEvrtZCWtslIK/32oKsZ98iPpoyww2Gt5DHGJkx/IoWfDG5gFwePt+2nzsp1eEd6n3wYOdJ/B+MB/yj+BbtNF8jmgK2xFp7jQTO8XHYY
fQK2lBajI+D28FL8hqGOVCqmm+76Vth/ZoJMzdY+NsSS0bQExKgM5BJWTi7FO+YoN13ZOgEeLA+HuzKvTFzmbCqCUzEO7Ip+luWV5aUKTk3P18MH0NCAV2yC
6YkyBtxe35OW4etN022n+cFSH3iGhOYKLGtzVjM1hpO0kkXQDOw6V8z/jHqpGzII9wscKq/PNTXeUQ9WY2gy19nwWQlgj6FK1QHlL5JMy0xOz8YrO+NDTSPZ
gUxT/qhvqXypozn5Ed3vWwQvsx+BG5Plmnh7mm2wQZ+uZsxknaSptLv5gvQd9g29U4IhNcGFbAzbXJ0GZkhOZGkslbBZ5uB3+57w/pj1nIEkODpBdxniTEvg
2cxFSU9LL0LHPWG/gXfoD4gOm7tBdbQvJsJs8D6Wk05rptpeQquVHuj+9EbGm2i7HBhuT2iIXdgIrivWSS2yHBEvlHdMa0WqoApjuFXCdrcU+kWAv0tOmj1M
WZZGMoBvoBzNx6K70P1+D8m9NA6NJ47QZONopC1+jh6o/tRkKUj6QKyBm24CsdO555R3sSnEEZWa2W4yyj5nLNKX4HHWhtRgSkHvwLvK3tiuYRuyu+VZmWn6
zxJcWavLoltaHBDuvxX5VbV8Q7p8CWLFesrnKH4wd8hcaBFUpwrxSADgSr0qjBoBAODW0xWqHqd18RYHrWAMKaS2dqVqBASQTmElJeCCx/0avRQAAC4iT+cI
k1awugYggF1pv7r2IyCAqQBujuNKO+yqgoewigIQiMfc1TJxNyada6FcVXZx97YFraCS4t/2z5Egd3yUq1EuxCY5RzABl/k9QgplYbukdak7BtxmEDjngwEX
mI0QjiysMQCc4q6Ai7wF7VfUaAJc2m1XygjXzI4zXRPgFhtztYq5+8R1JTytG9WTkBZJuGac1oUCTutmDRN6k8q/FuirW0vDUVMf0oOrNE/kDud0kgy2RPsH
mBXkVjgUird3MQU2JaHvjAHs4MYpiq6iaP4DuxnUwPWhPsbL/Ef6O2trX0752jSMasmGWgtIi9LB7oE+mS6JwlhvXzH6AOonm436Z9jZ+Ypt6gdwS+uZhgeV
O0zzoCaiUl07aojlAAyg6UQj+onsim2Y/Ami8GyoqzW0g2ahv2RPNw8yPTdFBnjpu+t+srRBn1sMhFF+mz2Bn+avYuea+SCdxF7sErixzVucbH4M/gp9D5bY
ugd2axXGvyfLyHTyo16Bjsg8B6VT93WB1FbDAR0JToPM9mSRh980JfAVquiHXqXyzepL1BhpnmqaIsTsIH6BXopHQik2wvuupTcWzZ+Xf2lBE7c3Zqdm3eQL
RIvJ+vZgdLd5mizdD4WDWU9aRwfSrdB1qXOYFLZeUy/2DPgYu2pcLqlCarNnkhuwedbhHAef9StxAMZ23FllLfooaJPtRzrJcthbr1yFHiWLsLn0Zvqi9Zqu
GEnTddOXUb8of0JaY4XIFqQIn477YA85Bh4j6w/2ljUyr6bCFfkZyzL6eg1Fc8T3sC5yOXUZPikdDNZX+us/mLtknTU1UazNCtM3yhqXPSV9m9/NLSdXTtav
9cGNCX5bTd8xC0XhZF/akZnK1KgyoOl4n6zr/MugMwgLDaR3IvUkcy3VcDFbgU6TT5Q95mTYGvgt/hbvnbEOL+GbB1c5TJL9TDAfY2+CgkovVKTfqf/W74Zp
OfhYEi3qIY+UHTIUKhuYPeh8dlj2bTDHdz4zmW7LdZE3zXpuWWlE9DiaZG7MnmVnbQk3x1AKyIRsMprlY8nfQZA9LSuVzaZHU0NkXSmjeQdUa3qOmOBRtr2G
b9X1KJxZaob4J6Zi8oE5hOwqh6xbWEeAVheHhaRfyuphxfmn0DYzjP4u0jBjTXO4uZYR8slYpc6PlZEm+3f0z8Qjw9TApaoeFiOeYipi0tCdOtAUK2rLXmJa
qRV0N1pDNSGHUCHSVD5YcUd+km3A9c+2w0shGsG4D6ycebO5znRCHizyRzIsTeQ3lWsMD6BFdF9EvD060862U7QkI+Vi6Imot+hX05H6YvIc0pncCGb6bTHb
5Kz3SVRjuAl7mPaJBumWtLyedsPvKL0OmY4fAXnpXOkdyc8SHIsgH8rr2SMolu/BWOrvp/sbM9kFivt8lG0INUa2DeyAcdBmOal8KEvPkqTG+Z8DO1vE5qFU
jmUsOZ1dbvloeS6fCu6WzTSsAZ8wezN/NY202P1PyWnlj9ZZ6FI63Aob59I9xPepH5nLAa8RLF2usNq1zbTkTWwgiclWMHHkIcVabHnmBss1YzXcN+sgRnFN
qRmK01ZPcIrFEwO5BYqjmct0S+m1WSsVnEhsXmTBSR4F6EpyZGYP6xqmLfsZjGMbckZlf2q6/iUy2/LWp12Ah60/99b2mjmsxrzX8kHUDWuJ31lwFOsACz1+
0ejYXdjbPD/+V8pMNcav5gSa36Ol8iKOClhL1qE4lYp+T3xAA/GV7Gno/JY7yFpiyvYV2f2yepj6+c5O+4VraxigXtGqh2lPyPnsENVrPj/Mj5so8aVCWav4
7RY9cgVuSFrRiMwr2CsyTRKv25C5GrXnhBDNzNN04fbRXMGmPP1eZpRyJJ2umysvByXKnopuypXSxfrN8mz0RE4DaitrRQPIedBy68/cAztJRYj9RHEYDvVA
M4h+6BXUJVf6P5++9OzDzwo+I1lHpKh4PKSVJz9BcQjKEGOiz0xMznhbsKmA+JI3qiAWt5ZbzyrrbM0Mr21robloCnhI2VXZBU4UT5f8DvspZooqQIXhMleH
+ti7K43cJ9lgmCZukR8UZy3BonC9A0HgPPyNT5bfLds3hnDZQFWixkC9ZQHLcd0L/QNFF6gBtM9rFTrNy0c8OfNkqK9FrT6CdwvqCq0Dm255To0z/2Ba4XWG
SldUMAvA+8h6bLiyITHBGkNFEa/Acqq7obV1PfkEEktDTW3RZtb1mfErg70+irXbolbdMb7VTdblpn9PrsocaupGX9P3Yb8hZboocwgyEB9MfIR6wOcwi2oc
ligbTi80f8u8tLWzJaHRuLzRajoerONpGsU3WGTwT1QuGpX1XL0SJex2dEY+BDG5LfHvNIexpdBzLAEtym4BT8bjkTMoaUHZ3/ieji52TtXSutL3d1mMoRXK
kw/oYdRns1WO6xY6hpGz2d5iDA6GL0pOMuN82zP+zA/w7SyFcVHOG/4Qu4Z9h50mnm44l9OUglC7xAEmYS/ICiRIHmwayCQRbCuz6C7bBj1Oa6m71k90E+am
sRH3UrcNR0S78CFYheiu6md8V950nIGPgIjmPXYF7SM9YGsGT8LmoSEec+wDsUtcGhGpWojpcTs1WBRnz8Av8UX5g3zPalBjENxcuTJzJRhn9sLypFWwl+Ii
NcL8iPYnPsFK5WpFY/5Hps0mxN4BmU1/D84mNxon23oag3xHSgay2dLnbDG4EAr33yn19W+v/OT7x2JLSZlnLGebwjJrlrQ4KhmDVpGDpRvZ+9gAahg4zMww
R5lSrtQwBflWNVO6Q7YNJeAy9ShiMtEC+SYwEFPbdKIM/3DJJ28P/+q1SvMea3PFXLQEAulXqcEKAxJtvuTfEA4CJ2BL0SJ4pf6Eo4s6i03DktBpqIiOVSvt
0bi3tUwhzxjA/UA8DfDB+qlT9bOxAySCzKE321sGm6XRoBn/TryePssOla6xZFqWwfH2JdkjZX+cDnoAHbIq7B2l7+iFSAv9PVKNJ6N70J+ZEviyeRISxE7F
OoOCEau77EFX6nZAUNXj/h0OgKB3DQjEU1/jRwNOoxPATVa81m28ItRPQECb5i6mda8JBtwwds60OcJxD+AiPwxwWeHbtY7Rufbgn4wCwK2yGnCB0AFu31MC
uHjzCSCYD+T6zS3Av+jP/yPq8zVKM8DNm0qEcEkhfYdWUPXnSu8BfLWqzNXbYAAXlfWFFZeAYCanMAoAuFAUaQFAwEq5y3PXCj4p1/bUmQJQWPEupBHSukCC
ARe1OgABXBsA3OfeAS6U0a61idqvsixawdVE6xJ9dFeT/t/2T5RfrlFd5+utcB0u7VfNb3frnNaNslXIG3On5wNcaFxdK4cBF3fE9ax1rZoFBLMw3PNaztYU
11m4zlWIgODZAEHm0nUmmVA9AGfadMAtEu8aw9a6sH9aF16zVlCL7fzJu64S9O/bL/7f9c+A28oWgJuKg8LskPv4BviKbEDnHLGwRy7E5QBu3orgKlNd2NPW
CvBarqyyM8ZQ6/IIWkGGznkc6JyB1rrIZnAWqwAu8+aFGD7AxdszAMB1vUStC1ZOK5Cj4j66d85yAgDg9ByuInitizz/fy3QV7RWuMr3hmU7egRshI4HF5PH
wP3gdOkPyDlFe6IxvZ1awqBEtOwghnr3lQ8ipnFt5LFKMl+JQEqzsj49KzdZ3hRrh4aqhvKivCPZc2wHsBpreyaJDzTyQTdwPTmd7Wza4/8GSXKAGOTTT3SS
GapsIivRf2TS+ETag9uF9so5ETCLa8DZaHt6LN/dLjX1gGqZU8YU5RWslWFjUCLRxp6rMkGDEP/sesg1uAGyCHlo3sJOATtbDeI91FniDlQZtMm+F9qIlJnq
8xW63kjbwLXK1Cx1yxBdYy7AZ4GJxj6j0aqutDffxThG3Z5p0/qkPjRMMG7700+p6rVkns/3MoVqHjhx/RO+GxSD5jA9sQTqriIfnA/3kK5Wfznrq62DWi3F
myrMW6IhBZMC9mfW2c5b35FbrTPk+9m5Xi0Uz+il9DZFNnRQdgdk+NemJ6ACXmrlPDJ0o/hfqRwKU1PpEHk0YC1jtRzgyjA8k0UPUt2wxuzH1B5se2q9KDhg
EN4PO25pFnwKNmYvUWXjy+lA7BJcoPksXbvlNZu9taH+h2wvqh7NWQpF/jCOSK0OUwPiEJXt+1ReRZaJd+k6mftalab5sr1ZPSzF3kT6Du9vA/qIlOnfpDp0
Lbecgmago0SH9SFgPPSUWbb9Lj6OCESXqGcbRuYHEj4aL/XenSkczN0gJzIKxUvJFGszXOUNa5bid8kBNIGGUg/lU8lX4Cd0q+IYakMn6ruiBtkOxWHZOHwP
OAJRy2f5DATroFXKZrCVPGd+ZtnBANYNiBzpg2bK7Ob1AaSkUuGn18mSyKv6W+Rux3VTF/0ncoNtOhMmKufmB3VRLUSWk99hzfwXeMjpIsiLs1qesnfhKuxj
y3TzhO33wAUFvfIZeShPbHsbdJXuT9eBdPAyqM40OOsHVJFx3JzKDpVx6GpMIT6iGqi6zoajJ8A+Ngg8yw/mm5p/QOagybIYMj1Absgl2pPxom/Z9YpjohAJ
RzVTreZyufrUTvaUfUZWPbIVVo9/kaeg32St9ffEbKbDlgboB+Ki6SHyCnmJ/X/sfXVwFOnb7eCaEBmfdpuZCMFdFxZdXIK7uwaHwS3EM9ryts1MEmRx98V9
WVjcWdzdL3Xrq6/uvctM+O7fv6aomkwSqnl7+nnPc855Tmfix8E7XpLaeUfRVcE402G+RX41UoOyzAX5FahmKGMeRA4h76vP5cFQFt8H25yREP0EymSviaOV
Rmow4OUsSgdXG6ouOJK9GTrpiWGLczjUHHkGmlld5k6mCuQbumy5VrQGi8D1WE17W24SuRqrgm9lG5mCXOfYfuyh3FIczqakTSnbiNvHliWF0vVQF1+C3Y0M
sl3AW1kOSgHLOOQj/Qqv6C0GWHgnOpH6iBYxt+Du0kajM/BMrE9NDOagl/BI+iuTAc03NyeS6ZZEEU1/0SpexT5C9alqQl/PHaw6sR/cCDRH5qpJwkcpyX+Z
TidT4DH0J7Eos1tMg8ZjC+SziNc5GhRRfjh99+OdVFNoPkKo/UgTZq7cEbaHCvWVptDeXRPGNeIImdfsKDQluvAz1mhCTVOGz4UOnxCqCYk4Qrv7HGF4W0fY
3Osfd3KhGPfQDidHiHzIUJ80RwjuPvRVcBQywRYKiYZOw3QU2scWhtM1P+yd/3NoQjCBofkZzU+mBzpCXjnNT/XnDk24vIofcSuaQlOmfm62MBSW/9H9qwmr
zGgKyXbQ/JS65gipfIXG+poQfIdGoylkErzwKhuKxfuZbFhNISlA4fYuRwh+VxMyn04TJr2nsFTMHytqheXFOsKoj/+ZP/3/r0Dh3a6aMDPwmrDJzJqQcwqa
kK7XcBMamrCqfCjFN9x3Qu1coRSU8FpTKF09NHZw/ICRdYRU1n+kUv1YudKESbx1hESqjrB5I6H8FeFVPM0P95JQWDbUqjjCupRD/1bhWPhHPXn4xNlQOsx/
9K+fOCqA+YvyBAeYsqIW1pEZgXylOOWpVFPtajlXhlFGV7ocXyzCo4wL9HPvQLuSUXQFP00p9mS5UpBWehmv0HbQVe2dN5CehZvJOf4IFeHLqZsKBio98q5w
rajntjmEbCaowWA7sYJ5ZB4Of9RuU1xoGcMUurP6kC2WN8r1O3FNPa+WsHUVXKsG4JRhH3QawMSLCIQ5BxZKdwKfbP0oDfOYa4xGkE2xNdQZso7EoxHcRPY4
VkHsQKVQScRS00TcRB8wA6ozFenk45pLj9TnfFNPEnYcn0WPVdaqGWhp/zN2MZOuBsTOSru4dMhvCIPK//v9jmo55YZU1VRJOQn3idtn6Ib7gdN4TAbYIOqd
NtbuSIxK/Hdl7ewpx7djnwa7ggT1qEGXsIrBXPXdZRSj95H1OPDKVeVIqVXQ7p8tf1IfwDPJxtIn23r7lhgNqs0fK+rkycErDEqr6DBxOrnd2le0iZNsN2x1
8/9UY5hFgXipo1zXVhwfwb+RWc8EaBz9CB9AFWPW0p8sO7HG5FaRRYzmo0YjlcTtwg4be2S+p/u4yth+w9vJK3CeSgh2Z7RLzhIW0z3vUqUTWc0yRaQswzIS
9XnpLcvYTUjswMjoMnPKj/Kx89bDlfDjhqdlh9PHpHxiJ57HwEHFtg27jWcr3Mqn2AJphe8ReGGvrdDem8yQ1SA/D67BNE7rKI72P1Q6BAV/FaWtvRFem2wU
uMm38u8Tn9h89v1oW/gjGeFd5hxoijP01cXhd6jSabcsX5A50Xs9Z6BOeU7xN+chSYu0Mf/F9lW7Y/9ww9UixUciY+SP1ACsNfVNGYtWA+v5IWCts6GcQtSI
eWK+Zv01oa/NYP1qXZGvIWPU7v5hwcn4MG+BsqvMeGixZbZ/rJiiHvUL+C+Gy+xifKFxLWQmq3AD0c/sa+mefxNSCdsvNKBb4ivE1cxQoLMVkw55bgZI+3EM
tV02euT1uffVO3Jd6LGNon7Lu48fsAwmduXAzHN1mIoEGtLHyH5qLNPF/0msJDel3+dhyk5+MH1ZmGmcRa7VfjGXIHN1f3FlpFiVYopQgrMB7HYOxw9wQ3QD
8HNgGtbef0ZuKqWy220Is842yLzZ4NKzfE3slPgHIdIvLPX5k3A+e8T2mYohujhXic3MdrU13BRshXpKW7iJ6t8SJB8w7Dfewmb4EaZ2vhGeS02Ax+Iktp2y
+vjsg3yy8IF7mfo3+wEcYQtyZqb3kL7xfcnW5B0mjehqGSBXNdWVLbRDWAKXUi0gXqnGllHLRjWXX3M1qGTBIXcP7sdrKNu44dJ5JMDD8lJ0ELKbKoKfQdqz
EP6CvRNh867Df8NcWokOWjDkIE8IJwEoRijtxMlKaa46XMpygjvLZXJZ8q/UQVAI0g2HQn42czUc4nAUmrP8MzxJ+MzhUFgs1BxtYbkx4VSowpP1wrMR4ZS4
UErzj9c3dApoOM9AuETB0Cmq/xNEGAoxhfI4FXYm4RJTQ7kIwudH/RiPOcLolI4wSen/OQrX3/8njrufx+yasL6awrKmC+MYNCEzijWF5ISH7jc1hdZETYg+
zRHme5qfSMMK7ZB0FFpzQl9TTVgHYOh/J1R9doRkuDWFuLV+1gcSrpvThJ0n1RSSQxZ+NX/EYobLJdcUmpD/H/75p45Mz2tQA7yCaPYvM8sfAyvY6voWbmt5
E/tPWdmM+nbz06Eo8zUvYjZrL2gHE5yrFZRB4PwRfkJ2Ncs+cwe0nTLLnUQ+xCOpkjRuKA1dwgbCydwEr65CuVKnIQIM8pA5EJfiXaJNtMyBYZRxKWKk6Ss3
ivVb/sAGoyn4LHOF2JY5d6hSsBYOeMZm1IZTsp/NTzc+9Gw2SpnVDCMzSwrv4ZPsDvd5z23PgYWXQAn2JbfF0d1c2jPdMoL6Jztg82K9peLMOc8TtTTeUJgU
3BJ9ltMrUZYvxZJcD91CsSbezfgk50P2mr6Is75oMmakr1Q14dI0/+tvCvQR9VK93Rv4TONBXz0Z41GsKTEBP+rFoVriHfEf1Sf9+3P2RvxM+uk5cmukN/bR
D8l7ctfntk1/ZaoCjvic3hR9Q3YaWMDW1LbiYK6T5cCKXvxRcaUz2b9Ixvws7wG5YiJehB4AF4eGCS+5hviIsgu8MUwjcqt7ITYbuYgkYY3g49BwZBXR02jK
vgjOQZMMOXCbzJrcmMjXqVFZbDQN3fOWAiVyT/BczK9QddMqV83M17phbqdZa2bcjZcavNU9U/lNXH/uAvcH60UywNiMvKw9846lT0s3ZJZf1jLrS9ZdqK2w
UlsfaZZeF3luXCnqLSZTBhGkfZbS2DesJPmYmm7bYnlr7Is+4rXcffYEl40sZo6Bm975YiflorJE+VPJAFH+eH+G0lHppTQCK8QiwbfqFHFEtjWD1Df0NMtO
jk5jHy5+7xyYrecileGWuXA/91pdAnJWvydnSGTJ7GQYzUl3L4tsCQ0UqoJ5uZXMW7KLe1rokn0GNKDd5d2aSXlvwcf1O/BpJndUqrFvYJxcTTgMTvqaYM28
q8ie9EROEsv56lW4iO3gZ1pUJNE7hJ3ENWT/NK/n1kaVMvUVN0RqgV23zJdm5PTHyn8Gf8Je13TiteUJOZ86QqtUFpGBHbVQliBWh0owlchB4K5ijLDPOxrp
a26HVsgtBV03pXMJrktGi5wkP/I2E4YbJyHT2S2LmkZa2TauY5GPWT1WHx2TMRwqDS2g7Ngf2BJoNFtZd0VX3MxETionpLbNeMh25xNde4AXGZH7K9cVdBUa
5LbzveJkti+2TXjkS3NfRjZANfFkJAGZsrgJVLGsCUQomzEoZ5uowaohS9jDLL1kns8GposvMhmkt/G07y7Lc3s9qZ6enoveq8bp5nGmZ3oTd8qHggi5l3iK
p4FOfMP3ECF+sXAqEuT2Mn7EGXQOeCifFRYaq1jGZncyHiovZM41jYPKcM/MS807KrxMf5BrF7qjCwgDTa9YCS0mIFHwboJsujXuG2wcFIFFQ8kEZNFFm9Fa
OYvZqcQm6B47lHiHR7AM34fXsie5IgLPUfwx4TP7Q5egJixu0YT4qX/vYuEQhaYQd2Hoia8fY/kfsbuhHIeOEHt+uGzncLmgP2YuHT+lGhb2JA5HSGUs1OyJ
Jmzi0v8sHd0RAhOF6uAcIZFYeLz2Y+Y6lC/REZJl/7EqG44T0ITkrDUh+QZNGEeKI4xX4T9HKPWrsHT3cFUidIevCePm0ISsRuFZjtBqbbineIRXXB1hKszP
pEwVnsQffg1/1HWE9gw5ftJFpPlplkITUrF0hJ2cc2g0YTO6NT+Z3B1uwsKhKXwKNDy/qNFofkr9D1VJQzvIC0so+0/1+dm+2xFGh3RoNGGnAEPfdaG52dCz
zJpCZhsLy8f7EV4pzLXhCJn4p9GEni4N5/hwhHHTacLs0z9S0DUhGbkf5BUVgjn/33UOxxBpQirmP14hTdhq9/NcZPjJ8sJ2T01IF2IollwTIknx59STf597
+Mnb/xyF8c8/M0mjCeOc0IRwD4WeDi/smQbhPWaaMPuRI0THEn6OUPNTT1b4t+L277v759hVR9jZSE2YvtQRsp78zHMeNIVoNQ5NuJSCUOjZEQbPFoY5QimI
oXubcMhGU6jKEapn1hTCExSW2vCf51/85GHHTpm/OR8QZfk9tnj+gFyB0jAe+/6EIqrknZXx1Rdr7SReRp8y11ZFSymACWzOJ9VU1p26IPdPy6msnl4p9yAY
Lg4qwIIHcm8wpwJ5ZCVoH7ybqEq/o4P0UWQdqw20W9WWIMUuyDjSJn81VAsWi/LHnbSsZC7nDbLtz++S1UidGbyGnwX35JHqdqSyupeSsW++MbY1UpRizrlE
ZBNxLm/FdmAoc9w4QOqVvQtMCpxQl/sTqCcJyWCzsSy51/bIG2dvn1CEH5xw2F7Fn02lKDrlHKkFz5TK9lxmvnQV7Y5MULcm9CdHYi7bGzCLzlI1mh/mFf1f
d0B1bCz5QGym3USn0KW4W7SATwruWLIwoUzgN74N2COMBN3Vf1fHv/MMtsF5dQqOi+WI5gUTXE0Cn6R4/rj8Xu4WPC9tX/DeL5rm5wtmW7BFMNH72C/qjLQx
q7cwXMHY5sob+SHxoGAD1pkon1C/YLg6yfgpWvCfyL9nu4z19tPCi9hrwmYxg/2HaOfZLyRTvUwU0jC+MTUpIZWqkhcVLAPZuLbibDVRjk/4KOwl4/O/kj1h
H1NDX0rY7ff6o9DVSncxWXjB3xLaKW89/cHCpbPSuqUfzWob097SA6uNHDck6V5G/OEsYtaTnbAIu1E4LGqtAwOxjC/vSl4kk49PU8the5VG6b9QsflellpZ
r+hO/SIVRmD4Aen0pwbvy08SscSYwP7geKhDsIHNC52myojbbCq82OOx16Xa5L5GSjKtc9pTHvcKcNx9z5OubAu0R6Yp9+zt46OgdOthXxNCYK/bW8TVKVgv
mpSt6iz8lr+r9axpIXzCOlNl8TKK7JzFxlvmRG9Ff4s9gRzlksW/QEfubrBv3Bu8lr+VWNLzFBGpeeLKqE/cF3W/H8m7wNRQG0vVqJjIW8pZYp15EFMJWxY8
SazhvfaG8asoq1tk1ECUxAg9Ba21gr+ueJE6IPSG+qhBEEFMwMp5WgEV3obMZMfxpDJG/Z39IqKgCL0EakSNZb6oc8X5PGsZpdaU8lSfcaa1DVo+NpXTY8eh
NKobs1jeBj5xJUQD/I0fariO1WN2KD2Rx9BM/IV6QzxA1abXc82gI/brWBnuifsQU8QfoGrarknDbBowSGoo9KJvsenZn6FItrRRlsbLk8EfxEDSZTMr2CJt
WR2NYYeJoPyrayt23N8i0C94usR94bbuMnHOfAibjmwBh7yVYZlaZGnFl1G/GvfFFmXjsXLWRHUKNU5sTRasHERMV/qBLdJonIozQx4Rld5jj7kbWBmRVfKo
2/SFhNiCQf46xpv+x/hkqAS2KOeizplgpM57q4HBaEewgBgSHC1dNcxUqlmTbFOhTmo8lC08pHDfLCGZmYX+5StCxKD7mZqgC2UF+7k60k+6a8L790PPV/+Y
JQyFRsJxBD/jfHUUylGF6uM1YbFP+EQeRwh3eOGuAkfInVMTMofr5/LLHD99VqHnGcJlvjkKzfx3hGDIHJqfSXEPlYb3/6O9awqdsAu9Lo6waKywz8h/8E/h
+Ac81aexd+EEfBSm496ntvQclgZTc4N10Omil9Mi0XQ18R66gtivDuKS4Aem6+JNQUfNlR96H+cOIctgxdUk9xAuTmqgBMRFnqTlLUwzpWgh4D3vm0ae5W3Z
f/Kf3S3jfiFui5HlbTkpYCGbLjahcuTx84aDrUhd+x/SFq6juSXhBjnBpdL5GB/SDDTVXwY1iZo5H/h6nN8yC0SDItrxcQYwSbyTdk7cBX9Ct7rPe9JkynY7
iICAJQ28wx7yXFCf0MR9NOe59bhannuZ2Rc08XWAFkXfZKc4X1C3xPvZr5T3wcHcNuQXeo2yjzVJhXJS319NYnsg5xd/Q9zUL3hTV0W2OFXSP5YsF2jvYc1H
3HfRm+oS879rQ8VgcaQBGCp39Pxq6ifxbDbNCqvZ5t7WwkL4S0y0XNl8xhetPpIX4/lUUTKImMWKLCxK0t8rfLrWtI464A6oy/Cu6sD42upVrhi+VTefnDPv
LPvJKXviQZRL4V5D1zzvQYHUUi7GXfFctBB2BnfSv1AfwXLiiD45p7L27RI/rVs4W55O9QJD6QzXFGKdJbJkGj6BHQX3Zlt4qvv6ad1eSb9Mf1472bI8KiXj
S9T1YnEaxTXHmatt5pGyHmUXxwqQ43gfUSxl9JukzepafLuqS3DaVrtI4ha2SgmAupBL3M1UUdaxO4mVqYONRdVEV5q2PZZYMCipU36y8aQagxTN47B1pnz6
LrKMzMHrwpEcZRbEWZHNqGUZzalmhiZgcVZFai7eTLkjss45xuysxmS8fNIzBZK1JfF64Kn0UipljqMumVMkl6GMZTm2Hx0lnfGOTc/NssMtqVztSTgb7yF/
lTtJFiUytYE9ztY7+o1vj0ri240OyabUlN/DaxC9b1recOosbERS8XL4OeywtyLOmHRSc7SNfwheB3lFPOKmkM+gM2BabnXUrJSkZlOx4k1Ulo4y9xXcuEPe
wHV1PgcnySmpiDTQfRp/ygW81ZSP0qrUEexnag4/wIOiDC77y7lWKYokW+ticaCi4U/Ej3bMOGu5hubwFW29c7t5WbGDKZhrXzHG/lQ5GNFHvAN3AldQiL5L
XRHO4Y/0R3SLy0+wdKBSoSh0IKWARnwWUi2HIe6Rd03J6APPKmmy+yXTl6vpeaX8ArVlKyoTLRFsr/I1xQnwVaEldmLZZKW5Ml/ZgQV8PeDH0Beymrk71l5o
4dlRfgE7Hgz2RAka07XcW+ai2nfaCRyLbFYWRPenP9G9MqL963U2GIJGKRngtdJTDtCX5Lbed8ImMAMppQ5Qp5tPYf2lPGDJXio0dt8w/4bdwRS5s3UI5Tf/
gU7wXyj6ghqQOxUdnlOUIURt2ljvQl+QLa2uUad8X5MLUVHO/dRM8Jar7bFJOwAh3oi6reLYfION/0uLWSeBox4YfZiRKFSzfWCb6p/CF6QSzBzSwb/ycbZx
/j1gI2VXp4gdkeL+8mhCoIR2hr9SVnNbKdWqfkIPgLnyO3W9/ze1qvLFNpd6LdQWqhE3MJfxCDvXNlssxSHelr7y0DQTjo1eUlHcoHjpanIpawo2xhIXHEMU
GIvlrcvsjjwijy68B5Wky/vTAvu590pnbBp1U/sZzkMV5DF+zlPF1QG6pJYGX+VZUhx4gTZJ6B1zhpiXuyFXZr9hHZheKz1qO2gBW0F0S8PVLtrfwQGyT94c
nuK16tb4KI+DquxtsbIQFet/fz0gczHxnOMlmI4QHhJN0J7Ka1+sN944WUTRWyqtYsQ6/7/TuYJ8ffEi0Qlui80ypivrcrxwE+yBV8Tzv/c3n8SOVBOsFz+i
rBGNwmqB37DrIszepfqa8hQJniNf9vJo68B1abhvE26D77l+V/bqZjNOui++3nSRKoWN4JdzC52k7gQYVn4g3oN1W2tD2Yay1gz6HpZIZDO/oOuEkfrBnmzn
bL6kcQAe6cvF9+BdkIqYD5xEahBzzG+8U5nFpgHCWq9T7oGSZJzSthwDV/d6sz5kqpF/lS6d80LPeMe69y/dLOaAm+pzyxdwyCCZEeK8vYn9E5TlPldQPi4J
7+rflcg4o+NeZqh+wd44rhjdx90QpKJvkER3CnWTmGv4IBXjxvtr4nekmlhjqA9/LVUxicg6IpN8nlUcvQO11PaDAJIISfhz8YncANqnFtMfE/R0CXDdH4uc
h0/HdgGt0ENQQOXYMoHdec28xtzEEsPgO7rF+G51XHBZZK50Pms38QfNCyXADqGodDWvRLCM/vP3z/EMYRb6AU9N6LrqI+YgNitXErbqxpjKY7eV21aaXWT2
oD2o+tJV5aL4VtgQeEBWwjVMNaqY7jyeFNywtLqcgc+hX6iEa7u4zoX5GygL8Di6tXhEbEj1WdZHrIc9ltdRKcEVwhC1Zj4DnRMjheqeNv5sv4F6S6wh3gtm
S0t+EbtDLoHW8BSjIoXm7Bz8Mu71fE1Yjh0x5mH9AKp/QI/N9imblfrwYySJO4rTUjzR396Q/gyTul+Yl9LIEnvR9fgYXEvYpElsWW567GLYyldTZedUYqF/
sbJUeJBWxHpWqohtML6W+jIbTfO5L1wiu0ysQI+WXMhccTKXF3s5tx6bZHRAbWGEa0xN5RI5t9uoX5LzKzCjBfgntAE1BP6TjBB1VFVrhrgez8PmB/TIQbSu
/6Pw1DOdfx8zEX8utUW34aUDfcWjWCJ9En/DrWXn4RrjEf4x94CvSv7CvREhYqz5pa8eaKhUQjoq0fEtlao+nXhRN1MH4309+0Bftqmtom++aSJW33XBMArd
Dxz+kmgfOJevpJLcgwCtPPRvVcZahkij6RQpAt4uInSKdXyeaPuH2qsswVfQD1Zn+SO5kyt34iu4W8hY6pM/095V3Rz1jbaQY9QDUJG86tJC//y88lynxFtZ
M2XYvZ5YoTAr68d72af2YXBQGcxXiPuFbGbrKh2SMsHuDFyZhM1duRPgtt7qJdzoPyrXs2qVeFcDuT+eKXXDS9uWKmdM88TpDM6dpjx560ntyhOKARzltsnt
nBfjMvw5uAUu4tnPD1IPBpZjdVcigTdkpeDfYByWHbUDqZgXaXOJf4LWeA3qamCw0lFOCg4v+BvgzBsqjPb+31VoJ2EizjAzrGPweVRLfFKxmvhHZh7xG6v3
D0E0SEesj7U29282NQ6uQ6MEXHHpygoByVYb+k0vwHdEs6GW1U0/J4rFofqezFOQE4g1uuLurbpF8er26AQby2wuZjfvFE/bliacV4uAX3jS14HTigNXjYtP
W/kwYLDiUibXj5Pg/jSBxPgGSu38VZEO0TXkIXwtsqllUN6Nihfi3sfVzl7m2wd1QJtkHZfmqFMtp+SVxjN4OTLBVgLbRx+h3xL7MQu3LVZr+vX73npDrur+
Zi6DMDo0Z1OxhksquadwU02zjQtyCcnIjmc6Aw/W1fuWH2yJBaK4D+wpy9mqJMytbI7/lbxvewbdFmvxHW0Bb0fbN+8erhQ7zxxU2uEJ9HPbY249XjJoCCDI
cG4aLiZtKNim70i/942mD8JeLsP7ie6ea4gcQUdh/ZCk6IbYTNsneG4wQE0SObI7IkQ7ss3GQ76cjCm6OnSS1Zn/RKxn2ypcMW5RqkHzgnu9oq+V8CeYgGqD
aVIrda3osk/FlliyhJ50//jBVl1ib3BN0qhWhiY+a130LUIbKKMcXB4T/CAcl6zMY9APTCQW+Meje3M6kr/jS+IczCWyREK3uNb2pUI9Jcf7DF5L7YQfK13y
ulfqUqkk/0x2oSWwSmoLpZo6HJlPA75coDK6J8D4l0vr/fvyBkj/cP/QHIBwK/kWPBW/Yv1sHrDYtBd/TDSFilGD4kqJWus/WFMkDjzH8skTqhR7RYwKlKTu
Q4g+XS0eVTp4IlhFOKlulfLBYvYF/be+bWC30sOuRvslk86qvKafMGUpxv+GKWmLlCRyIZQhrWErq2e/I8QvpnjbVKYi+QZQVEwiQm6Q3up1MANdMLdQKVtX
sr62DqdKz+EUsj1/l7djpZT8wDalh3gRvysfk+LhSvipmPqVvgZFqqXxKvIZnUYtEiezDegnxhbxxZV7Upp615+kULZDus92HWhvOoxVI/KknYhe7EAVkU7T
g/QGfKzSH5xUH8uZ+DEiK/GSZJca4JxUIOql/cYB3/FIIvUcaskeQjLwF+Ja6aL4h7A7CEeNZ7dS2QDNnWE9rrj9Wdn1cvPF4egYpcv3Gj03bzZTXzmm7sOG
Md8Es+9P+1b8VV5Tcyp4AN9ik75jl9EF99WLdgA8bJovzu/x15AS2VHgb6mZv6H6QAbWdGSaQirxxvb4XfNl7wquEoiL0BDTuPfkftxu2YxPzxbi5+PTgtf8
J6jbSH/2CgyEWzkubayTUm+Lj+ZNkytJ61VymRosZ51rZMWXWHnvWvSAcbHKWtv7PtEvcvFgpL+q2jR4CpurfiYo81vnLbK1METchGhoT1ZbcESt8P3+9Jki
lWg/Ql2znoUP5V0RgrZCUx+//+kGlTF9yTnvraO2FSeK1XTR5EZ5daCCeAZZDf0dLCde81dG/q2cuEXTqqGmNnhD2+aYIH+C2aSIvqbaAXBj5rDTxxa1z1V/
NU0DU/JfYqWg65gRJHoj7AaFQsfhyaifWU/7vG9ZM9UCjRA4vHdUf6R0wllzXP7vtm2BF+5n+q2pU2lbRnfxlW6Nsoi/45+lTA2sUGjmJnUaW4yVhIdkd4Uv
Rx7i3dYrXokZhZZRZlDb/VvAyu97+AY0zX+Hfk0muS7mdLJAyGdtCtQH7QH9phgyixWLWN7WNMTQXrtBN8I30Pch84uhpylN6uiuLwzCv0gqLikWVc+dAaXh
9dRsv0lvK+JCNrA94Hak0V+U+qiuo47gRNQqZZ70gf6VMdh2BzuqcTkZyu8FQPxEyHI9WksNg/+mt36/orPkUtiC2P2oSTdSv860miuTVgxraHiKN3YGpFkk
ax2l1TnnxYzGx7CtQQviqeEJbXb+biSE+lIbtIPzSOAoqFkiST69LCd7oj2D8LqvcC+hZlaN4WN5fVZ12whjZaKb2Uc+YFtjrOlC7lE6mRke6GwvSu/y69SB
2iPGcwnrqTbExPgPSlH4H+M1QuBKUbdlLbDJ7eX7mQ2473efYF5p97dRysXtsF7yXxVLmCeI6UJ1cbjUBP2CnaTWeQe5ClKTxC8RHL8I6WCdR7+CY5Bm3F/u
BvKfSEX7Dns1uQt/l/VxX5Wx7CjjJ2aMf416tPxN6WmFRfAOMFw8rB8Rwbvngpic7lhGQlXR4q6GnfUaFEbI1jYUVtJjhEE5NdjaygiTyJ42B9mbvr+ER3iS
/E1oFWjNyZYa0HSxOZVGWEAAP88XUE8z/4JIazy+1n8A2+jLAMnwdHiyuzjZhBjBJogzxNPGPkqp1I3RDWxG5YqhGp0MSkm7WNq7RGxFysRy0DKzaaAkjWTt
EGbD29CKogJ81Ap+LLocG5f1Gaw0rhAuyWcoQNSLmw1u61pxIzM/+W5mRHtTFFGu6P6FfY4sUI8TW+BHxETmk1jE+48nwehlIqhPoh07Lk4CmDjf0NczJO6e
wvBFmOZKScXFFge/Z0333FV6s3n0YDIors7C3EHhqs9EZGLvgx9jR8BN5MNEDFJDLLB1Fj8EmtpXyqMA5R+RF5XdHkRAC101sHR0Er0ZT1UnBi8pdajRCY/I
Gvgzhof2EtUCGyyR6ru4RcpWaiM7yLUGWsddV8ajknWRCPEHRcpUV7wdZyhwBpsGv1ApadHYYkpiI4GXIt1+7JurrZgne2kuMImY6LyPb1Ny+ZVBE5gIOkWX
ECqQ77wUXi5qMTFDiqE/qmcLcL5K/jL4KAj6P0p7lYVSefvLjLScQwRrvs/uZMYyC9l6vnhlv+sB9FtgIhzSH/B/4KGr1nHo8pwI5qLXD8+WFfAUVaB2+FPp
suJlbewhpkisk/033/iKnkCNC9YnN3EHmGGRJTyLlHHKE1pE36mPqdHcfjLX1lFootYVtcHR9m96CH+IX4NbsqvcU3MG4HNknXohtgL1Qp2qLFXXqgehxcIM
eHVep5zV+HP1C1uUPGH0fv//WsREaJfoyrrvbbg8QsmPWauM97u42fIofyfLBnfNMpXoSebVnoC1LKgrV2YjfQclCRySW7KDJJGc6e7A1Yf1OZBkoBjeQHaB
exk6uE7n7CmXFnPPMqJcrfQljqLzqqhnVnj1ncWN+Hb3Wzkf2VV2YayNsahb4b7KU2UeXh7XsHXkwWba3NROC2f8PbG74Ai5jLbnUa6afjS3I38Si/H3YDbz
ZbX5yr7IevI08jnsxj/5ZyPRVBPJJyRkvRYHYmcIWukTvQ98wjpg8ex1ECQdYIH7jkezaLd+LbtTmo5+lkYGvFIufptEvS35ZHy8Zw/9FGVAuvqBHCHNwqv5
TxLr+NdUW88a/rP4ht3FdJDmWwn9fe+V4FWkFD8gZ5/8HJ9gGhflJN4q69RSbLIygDugHGbn8+Wg4p6DzC1oV8ZkhWG7GbTByaID/yyWpfurR8EveVHEaAqO
i1Rg5jh92T2K/wL7PH/7RpYu6rkoT4FskdewGvpLym26iDBRTFa2KDFQb3yJeaZ5tNTX6lJOEzXNsVwlrBheB6+Q+RCakzNBWm1azvcK2Cmn30f9xd9BJttg
rpf3qPpciQNdra+kI+wS1iZ3RJYr+8Qt3FmmODiLOpAF4ltTNtlavIj1tyV5JhuHga48uQyCVkdb5TtkIx/C7jXf5Oezyy0dLb/7CXWbslLoL9Ci1XgY3IFa
8XVNr77j2UrwS89CeD9YY2GW+4SW4FdoOHUQ/UDVy6uWgyr/UL8QTaniYLo7AsxHe8Ko5yY11lxLHid9ke4bK4uE0mP+QzhW3izydE8qW25LXYzg3JOM1vSR
ubkyLdEZj7COngmeA3h1YymiBdhEXyVrIwvBA9AGbmcdZNEYSzurGE6RNTMxT6zkABrXEqk684dwS3pPHExf7fvGRmg7yddzIjx1ifPSVH6X2shgE5elRwLU
Pot+xr7XTyRVBREMYgell/e5EEmshWIVp3GebRM1AFxdcsd5jR5IO8wJ/jT5XfnupqFkktyeHE8GuCYSrsQuNClffCeRUupHywyumZiDFcHa+jfnNnXXJN7A
dvMJdIKNz5zq98OJni3Zj9G3WrN5udDKtNqcK0fQS4iqbLbrKHCAZOsl+/LIXGWj0FKpIF1x15Ce2suoQX8l+wbssV+vDJSqyeOFTWI7sEvaSTVXKwY3Yhuh
9dasAPwdBTDoSN9m4jdTDfWH05r/TzcWzHroZ8RxpmugFT0J8PR4JCLYL9A/r4m4nzuQ81W4veK+/G93XwVZDX61R3Fu7lfc4JvhpgJRpvdgpqsSiai/4xUg
bkUP4A+2yrtEz+YjlBd8vcArU00yT46KaxXZ1T5TjSdxqh3xCxWH3yNcYhFbW+ty/di4YiDFMh+D2CvCEcoc+wmGlfHeruI7tizZQhlMLAGtiRKWVsZ9YIE3
Hp8F3GB+ARW4JP8uZeCb3GsiT1TQYgTZ14Lx76HyYKAJ8+ZicWSc5fdMmk0wTY5OMCbPK2LsVnpsuQHOt9pRqZmx6z21mPbfe92maGs2An9g/sO7QPExa+yY
rSl/yv4X3T6Qb01wZwMLyYoQJQljmS1yf+KkrbkyzBYZLBpsEfR4Mf82cb2yJfsq0Sb767yPuR+CY0x/qm2RA56xlmtYC8sBpD3/QsgXvyH9dfdAbbkpXZqD
5fnapsppbCz2CprB4UItsYcSw/8lDYNaBg+693vnEgP0RcFZrB2wwxGgqlrfHQclQaT5LtzRd04abC1ri+LOICP1t3ECPKKvKH8JI5Q9HpFp77+IfdHf8z+N
CmIj1X6gD9VWaMW30ldWD9FP+KXEcnfu99qRJnYT72DX8Em2BngKq+OqChHoNXFRpE79GjtEHQitsyTwK3iKqgDa6h4xy8FXoYhSTboF1Y/JNBJqEbYXusVi
ibXIc1UtVQLOyRiiYNQXtDN0Da8qb5Nc0BJ8bWC7245NRf6QGiJn+XPcTny94TRQkS8IYBX+OHIX+oZ/EYdkN2FbWK+Ln3ir+kLnyKXw6lht6qztMnXMBIvv
oAqWZq53+jumZ9wM4Q09zUBAhzHGVoV8jwG8mTcDT8P2f1+T11xdrhPbW1ffk2jJEyOM/ZCRyPWMJsIuso+3DTbbMxi6RM8nM0zl1WpKLbvoXS29ExfyDqxy
YJpHNClgDjTM4gUmqgamVXZIfygN0Y6+mXxjvJYYHbTFNIotQjSHeeEiGBlr99ehhMiSvnzuK9oEv+5O58tT76UFZgzkcNGeFDurtMztBeWmv9XW4CFzd/Nj
2C9ELtuM3yz3N4f6pKxKK1qBVO0hcRJyQRjseSEvRABulvozb77feROWnvf/QSTrsOAcWwa+Jn8IVhl7Q7lyczJ76MsFulIjbTb4Hv4gs1WGTrnBVXd1sH4y
70JuyM78OuoNKoFOos/DCcGPFol+QB8F5/C5XKyYHjjsbcCNorbb/sEnMm2d13KXMUm+F+xjsjkWKTmpwXKUvwyWinbJXys3ICtaUXaJeN6fThRlulMLxOMZ
PZRTzlX4VHmo2Qm9ztD4B8t2IKzQ0FFUKXJ73gzsLLXe+o/Ug87wD4UX2TrnZitNla4qomThd5jG6lionKQJnZr+3++VxQaLTWzJ3A5rFL8O9HSnAJZ4jmbh
CbpLIIVrqQ3Y/sD/7V7Lw0aje/Ez1uVydf8xdpPlMFND7CzMNhrNuDQPGiZv9ddSqlJO6U+yHjXTFh1sYEV8TyN+URcqN32VjQi1BU+Unb7RTDH7Un6yXCVq
h6c2wieclT4ozgUMtwp6Q9VQV5FaCRGrKX2kD1K0XJKyWNPpLKS8M9NZj6jMLuTiIR/80dDNP8Q/GrRDGokD4PZUwHOCPkux4DB9Fz/KuYmx5HaFxQX5FV/f
3yeLSh3vepT7e+zjjG/Lvb4R7lLKdFCFiKcZ9yGoGHFCWQYP5Pe5UuhubtoQrcekNQEyfgZTmbaLCOgRNVr8FRXsr2QnLWJLoBYF85SaYqb+IHMetUgt+OHA
bPvgXsnQYDDb0pblXQeQ2AKiaewwwgVDbAucxF+Zcwmdkk80tAHMyt1xmnm3gLHP4GvePAgIFj8dwE1XiHFYD/0g6lVgveAgl8GbuLPyN+oAs5BrBEV57qj9
bU3Ujlwr9Ly9q/hR2YFq1OrMHmIJNsw1wmoEl5WmUGfGze+Vc9QGJQ5GtQAdqKvCOmAJrvKmxtRhPoNLpR3WMsG1yETbXHWfOjlvLN2Gus+cCi5Uhog9ycr+
Sp7i3E1sK7aMjiL25FjlOmaWG4QnqVF0v9yFUGXDTvNWZjXOEV8s46U3yizmpXaQspobT88AcQiltpNmw1FzkbhlTtG4273DnSSMwOdg1QNXlQ+esm4dHQWv
xEbyhL+t1AoQloNiafzqXI3FoawUiwQ+eFfg1aVk8gH+m2ehuxtJ+IeIV0Fld3uJwuZanxB9AnMN8ZgEksi3XDZfk1iN0MrI3GQ21tze20na4SkJAt6Tvnz2
WC4Xy7LV2NOgJrTGM43L9beP4MHCYIbaV6xja8us9BQXFkkxXid+ClorfsKn5PaDRsd+NfXDtru3WauIPi5WXibe8AzTTjGqcfWgEdifyh31JDoMjxXvSH/I
F50DzZ3pcuokfwfR7TYCkzgLvWxYTk5lborH0+eq6bAstgRR+lN8vhQF7QNbcpb7yjn12mn8WKQ14MBjORavgo/C9oPN8HJosc+FryH3qrSwEa5N0ZDL24uo
Ix3jd+buwQ7Kw1BLajr9GO/oNQdmcu3ZFFFP+cQ+tjr4ReWpmiLNkpu7tf45gCBmEmfNFyp8hGIyZfcywWy0xR5R9gVuy+UCu9UmygL6CnRRXhlg2E9xZ7Wl
fcP02xCVj/VI0jTod10U9jS3t2JHLV5cmat4y2Yy0f7RqkVpLOxXvsJMbGzMZSVZKqF2dja0jSY7RP9p72dejPkEjpuUE0ml4e+0fvQc21ysxaeKVUgaYrzL
GZfchZtCFeoG/v5qG7QRPuCeqKzES9tGqBFUH3s10zm4FnwSm4O9Ucsy44gg9W8nzWnLJ9APtKNchpu+TtIxcT+TJB12Z5jfULwwk+xpvsQ1V9qzndJNvGyv
igDwFh0OLUVOqSRPKqWpRbhARMtzTdPcjYP31C/FiqxohNeD+tEHOF+gmNBIQKAb1jnEeWIduINiXGdxP1tX7Kx0EPorMA8T/Zin4kFhKbfb/TCjwHwpuiBK
BRvxNGm70IKtg5FoJe4ojmKWrJnuv9wp/H2u/dLpQEVHuYnsB5Fdyk7N/eQKug8Z75kPGPLdzXNTjHUq3DUmmzTqFLAG1AqC4ICCSkxfJI7q49lP1DSc5sdL
bb731kNKj5CfUZPAe6imKKt71JsF5MrWwWSL273bVRsrm62IS6WG4lrPO3BSSDHuEr1KC+USdC2nKNELLmEpINsDW25fl1asusAqHhEvs++V3rGXY4Ke5Qss
njXlC3QP6ZTMjsaMjP7maKiC1F7XE6qBPMIo/htfFyyhTznv6MZQe3UF3AfuBfstb6c8GijSPX8xYqRraEQlQ31dSdt27zFqqNBUqeIZz+7g5giPzKSwAO/r
nqPTiI3hitR27r5HBo3Nk+Wj2Qweg++D1nkx+1xmW/w6pIw0UHXpGjguOBe7N+LdmdvwZTEfey+XFneK7aVX4gO2OJiHdoQjiEemolJ7pUB+6MvwlPTeNDLI
7bKvPK09LbhVeLKy2VuNasv3VE5oP1OlXZdBRhxCW90j5Rn6U0tKUMugl9Q1PJbr7DmFv6ogek+ATkK2xU5qorfhpXI4LIkdLneGBhKlv59pDcWjouIIeIrx
VWQJfieXpIyTajtVxQjGkG/EbgKXEYmJWh13Wbgr7PctYbuANbCM7chpJZT1PSx5OWq2qSU8yV/TP1CtrnQQq7p7B7aID4mLTigQG7TnthG26afwqBgt1mBr
cReAC94bFcUWrzBXbO3/Ag0x93DujqrJbeHOQb95xuDvxFfEiLj5QkmuKtyQxcwDjWel3TF9sJnqCLmJuQXCoX2NEfhrXwC66WxnpNhkQRDHe9u573PzuW+m
8+4FZcbR/xhFzoc8NdXiG9teMX5bx/I4nEIRRlBmK3aJaKJfiTdmTviOroyhqrJp+ZfNC5Bilo/qeZdsW8tV9j6KO4MNEVmkQXYGtBjR4kvFesxa41zXYPie
ukRquXIBlSrnSse0eWgG9FfAnNOcW4bhpUw4TnYF28xf+EGii08PjFf/kpPgANaYL4s72XjLQ9HI1ceLwiKXLGUkJIL5+MtALWkmuKqcxB5oXyqHsNX2ysoX
tYxUgr5B5Ymvvu+ch7jJ3/v6TIRiM1iP8avWCnmBwHfNqIAPQHojxeg+UAN4EZkmF1P32jWFP/VGs8J8M7uBPY2oyS2CDxNeDvV2zTuYnmWsCe3lL0lrYwdJ
B3L/XcFuBPqbXorLya5cN9QZMVPsnVGJ8PIE2B+DozWUaehH2Ci2D7zztcKeYu2IP8QFcgWxIVRGuYCnuyPdp6EejCKeRPba+PiHUoLQCx1npKRxYJW3lDwC
X8FeA6u5BVBj9h+iKnUHe0r0FBy+DNxGFReLYt3ksp4EMQa+bW4q/yZ0DzRlW6vXzcupxvBLyxO6wjKaaWE8GFsWeweP1m7kSloyoOyoz+mpesqRl1M1ypRD
GN6aDhv3RdzXLirdLaaBe2Dmfvokt8tUlGlANc+ugnYRy+ZtIkzwSjwb7+9/DVraWnCb2HQpQf1VLGX7GzQlp2DftLUkF7U0bnFcKlNaehM4rUzHuisVqa2w
DdTk07juVgu6MUfjLUtcL7V0oU+oLZfm9pgpvr/fK5BSrHSUmmtbQ+9zP3QWMezEz8PdbF2pOmR6XqPsDbjLU06MkrOIQ9J56ZmhJbsV2xPVX6kDdkMBqhlI
973mNik1pSC7AnpENld7wusDpNIJFEfPoU7tXeMALcky0GA0ljbSjZkG3F6uJz8EuosOJWvDK5CzlhJUY+NUwQp1wV9Rt6geWBKRDV9l40Hl711yN6wkarU5
QDlJUXuLLnGz5YuPVqZKa0RUlvCy/AgxUcwiS0kLLXuQ0x4Sf6uWY2uAb3wlXVDXznkCUQ3FlBnCLcVIUriJu+47aWGkbta3YmPjTW1dearpVdaD8guyrpss
SFH3GGIqnOS9IDRAxnLlYvbizYVN2FhoEfkQifbs9GVAKd7h0NCiM8WV8hjunukY8Su2xPjFU0U/S/5H/zsbVOpYH1iuo2fxqlBvRK/bWbQl/n3/wxDsvpQW
vUwkvSSWHjPPX5Hd7K7Bzoo4AbURhgQaE8eVAAaJmaUXuhbJpcSS4n3wUmZBcU9pa13pkDPdV1FKyjoUp1Vn+RY653rt7Ac0j2uSNRkuy9Xjxkq94BfsFF9E
RjZWF1QXj5qqEd19CpglJ0ZdBRW0Rdg7kpvcmDXKMoFLppZ7usqwssjbXMJiF7lQA2nIdw4q09K91zxFu4c6Z2qa841t68IMMnpeiqXK6EYbckEFtLe5kdLG
fsp+zunwRqrH/EssR3mS6+JNKdgtmPMM5An8JFJUXUeUkW/lTIWL2hyIk7nAwfDfGJCc5HLqQupl9q2vMjsMPDNtVs7ntApEWm7KpbOifMvlt9wt6yXEZO9m
WsjOJ54RGlPQZ1HXuM/z55S3xBDcQJGpdqqvZ1tqk9z57pLSHt084Vd9f5yyDvQPt03zPyRSjJcVErMibYxlmF1oEa68fD6nu6euuwWc6P3qX2kcg+e5VxK7
4h4KR9EV2AVrDB52mvW/akpXYTdtwoeg/3DZeK5ul7syXFI6RG1C56G82Iu+RP0pHYD/zR0thA/Q9dzd4cloPDKZKkamWqbyT6REpA9UU37F3TUeij4XGGpq
gUSKMCgqNTLXsQ0UfWSp7Pr4HN8e7IKymSxARyu/i11AT/9beLcdKz1criZEwaMqVBdVGTZUylpqmSaqoC13X9JgK9AaJMC2mG4Sv2uNtvV+l+e2UGfZeD4n
F7ccBr/q2+XssxTHShEfoDGIBx6F7xa22mfzEXgX4oFHmz6CWxazHizmZqbeyrhbekdGrTIb9f08pGmorwr0IG0ASMX+8VgFI3ybIoRNut74RLIgwMMYswFa
XlCSqGHdiFVHI5j5oBs4xrbJYZemWmlpH1aMthpjKSE4bAluPY5biWZII/mJ5bxuvTkCrkXEwVtgQDQxa4yDMS8SMG8mn5mOChYwil9umc2vZqvLl43tTOt1
TmEjn+2ZxB9SH/qvZd7W4aAc3YgZ5cwyDVBPiVWUWuw5w/rMNSa9Uh1eSQOlrdjB/1tue0JHzWJjyJtZuTm+zP7uL/xifS3baOUyF6Bb2pq4twMWzhQr6Q7L
rbEH+ALfBewAdVs8whFEKmcQqgRZqIv7sNrE3diKUUOVykgJjCzZhDR4GPwwqpKo2UIWBTWpQ/J4tSyFW0YGqqe99w0jhokVyEb8BU8RdBueJ3b298qtQ8/y
urCtln3oRNdJTymkBujo/eDuK/VF64u6YD1iXNlGXAv1lXDOh5oOg6nUR7UG0pV9ZLyqLkcqGY/Dq8VoYz0iP9hSKSrVUl4Ls/FZkGqs4j6iZKhetq93AD9O
cjMN3T7uAtKKLsFDhnLcNWc36LrBZdnCoNLguMXmh9n14N/hY75aeDnxGFhkLOPL49vkdIXvRqW41Mih+CdukLXsd6S+RuhqyPRWMQ2m+qFtwUFuOv+r16or
YgTobuyyeYucqC0PsVINOBVgYoe8vvJwb23iCfSRr2KKpDp87/h2cw7G5MGoS8IFFuX34jWcfXxHXXFgLTSbXQwgJ2nbCTYLF12Er4T5gCrxzeGrckciUVfA
DocPYTIZtHSlbmE10LZ0NV+m0iZnEQSgts6ymMw/jJkCDVSvg/HocPo0Npuvu9BhHIn8FUhUulFJRLL4kneAJHGMOjdg8zP+B1AXsbX3hvJFagq1jnIKiyEr
P8odZ5Okr56p/BY+0viXKClAeWnbGW+2+Swl/Q5yJnCyh8F07RSlLxgKRkE78JbA7SuHXeJp7qBwXHnMLvVQGV+Mm4hIaRO0hL5qmM8dL93Hc8sXQ45XVwVO
gnJqRUAqmxXr9+0twM6ibttM3DdzSS4G3wsNAxd9NczjXBUCvwVh3wAuW7fN2paowbfiwszS/vc745QdatOM8/jMYrPVAdJQeT2wiH+Jb4X57u3CcuGxAkAK
/2/n4mCBUcZ4N9iWkfuEuTwpOix/mIaBR1JnVwfxg9xFviImi35or6RRhjGEdSxZ0nJFWSr0ZB5AtdFugRyjELhmfkovMd1Lu43NxKsH6vNpks2zd+FYWYfl
ikmx7fBa2K+6z1w3weAuLq9Rvd97iUmW63wA0HKlYIpxINsSagL6gNKewchB9Al9z9LH87e7CHpVWszKZPHcl9TrnBK+w06cGqm+0TURuoj5nt5Rkw1VtRFR
7wyntZmxY80bl5aX38EBFWNalpssnEB0RBCqCE+E6qg2rDNok/dG7ipHBq7F0EvPYC5hRMyz3LHiILhTTrLfnvfUG4X9Q67G/FgZuYBKxg0uvWs3Mwj34n9T
Ixhgb5yVCDLYWejKnLHGQbgFWYw2pw30B6IoSvNv5NIwwaH66ZZzEZtAf6iJpRY3kOxFJ9oSQG+sP90xa43xKdbPk2cZ7lnCXoNtymS+QJ1h7sleRRBxLHQC
/wxF081UWi5JzyJtZifrly5kVxEQtbTtEtGZqhp9RJlatgCcp2SpJzyRTWc/S+fcXf3nPLXx4sxRdK72kNcj4isuSSXEXuIKpbU6U5kRaC21VU6Iv5KbiaOG
gSyUvsVzTo7y/gPmitude+S7MUUVr5SkTiHbInlUCoAUX2wBP5rrBAR5SCzPdc0cCM+U2una4+k5xzkfv1odLnfPel3qjBCk0iNe0RDFYzeUZdoklsmNp/4w
XoCm0r/jqgeIR3xDbPXjOOtrbjWoI7V0RXgCSnPzgNwKoB36OC3KscQxgWtPpYi4974uC/KYE7LXRjyOXRS5I/qysCxtLhfjnW6pAEaBaNALLY49wYZFTzbw
2v0xu92ro9+V+BPvS6UwE0z1c67BiUbO0BbbQHYhPqJt0QHa9/gD0wXtTP4XU01qivRZNqHzxSecjZ3lNkER6lB1hNJUDnIeYaFaBT1q3C3us/C+F5GkOO77
VW9OHPmOkf8yXDBFYj60BD7Y1kO/iy0pfzNssXhN3d0Lyzcjk5ctx+5g26DV2hvEGgn1dBOPKUJW0ncsK5lueuv7+rJNjWNBA08npUAkqZLUMWQ2PhRJpkXC
wBzkT3J2skJgUexauYV7CzJDvIhrXQbprNKCfySPwSsruO02e0X0IouwEboO8GbvYfM6vBFBYANdY5XDnrXEEdgNqkG1PGpuC3t9vit5AQA4hU3RtiC6WHrm
jNIWYO9FnMjiG8MC+sT7CS2PVFy68ftudSsrKfoU/xjbof/EO7DdhgOZtaPvs3FkfXdtrC02XloLfSQmqjOIEhVEcz2mDdjFPOLmR80VPwpltOMEOxit9FdH
y+9FFHrmCzlv9X/UomHf+4F69ABxGSTBfyrJtEe5CjqC5jGtjRuMVu8R/zvumvzvKbAC3ZGc/8Xee7g3bXZvwGGvBLLjbUmWbHnGWYwCYe+99yx7Fyh7hB1m
SOIkXrIlS7IlW15JIIwQ9t4bCpS9KaNQSinj43u/93qvtrHT3x/wKReJbayt5zzn3Oc+595LvaRvOXvbr9CY7SHWwXHIdAVfZOdj2/gv4TH5TeAn5M6kGnBz
5yNsCNVRKhU1oE4zY+gANV08EUkGltOLqSLX0KiuuEbcBhwBDAGSkYvIBXi8da3xsPGqZax5T/zGQiDvZaSKGFGwpHAqVN06SiJR/iI9pio2JEtn8P2576yX
wUsSifioyAAg1pvAfChG2hfqif0AJxaes6zHXaZp+HVxd1Mfx/mGgQIi8maCMPqDoWdBVhGb8CJ+rWiB0GB4J+lCTBAvd9Q0822/180G5zvFplYIiXxE9yPL
4NvoC/Ucm8M8z1EEfUp8TW+3tIhOS+wu6W3zS46DifAJ+hRZKFouew8sFkWTo7DbtW7RK0lrQg9+Uk5NcJP4elQSUBuIF+8AW9laFHRZ+85RDUkFooXPInPs
Dw3zTIkmhF9ONMVm83fA2/Gtsp8kM+LW2yzAE2IjcI8ogEvsCYbBDgn2hRhNdee9FA9COEcroAHUGTgOj0EEwOHE0/QgAWrcbGxK1oEfG/dJ2lELRCMpMX+J
cyyVJu7uuA7+ih8EmhZIkQ+U0LEtft66u6LfgKvfRuXpRpeBKc4vNh8uVL1VSlTt7T2o2oLPxHOinj0hr7/Y5egsOlEwxqYVp9rrOebiI+lSsgtwRZoJZkk1
UqN9geSZtTEwwwoBTcBnDdOFb0TdYFXScDAWPmMdASRKpia2ECwWd3AchOtSsXRGvlo6SBrA/6CnuLLIEvHFhKE8kJcgeR+3Ch9PjwPX80blVQf6b4GN65IS
YBy5LV4kjclZZCoUHsde5/4GzKl+HCsHnwhx5C6IiJbz58M/wZ8Fb63PN/crmgvJoZ/h1dkLGpUK50kZ2wpZU4yH9dmcjre29bAOxbvajmFT5cMlrUXtY8qJ
BfAukc2UADqNo7cS0b1kR0RboDP2aLIh5bImUJqiHPkU6CA8w6DYmgO68ycI8NgU8Ht8rq2aaT8WYa+O/2YO4gelmxX7ZIsFgKkZ2c9hXzXfHiE/CPmi60CC
mNlQcTxnyuLJRO0M92pPMdwyxiMV0B+ms/BnYDy+FXCD8RDf8r1sxLcIAFt9DdiKt1SkFdWGG8C/2jvIvfAgZ+KarUR3Ro03pG3ac9KrunZYmnlV4W1WSV0m
/MgjUiK+Yo8jlkO/sT8pnlpGSFngHV9gKwPrEkZkADCxYETDceY/sZPm0a6N5PfwEuorvEC6V94vfpmMtoioofZFkhp4dSBfuhV+7ADjc80BRQ/VCHwz2ZrY
jmwjy8ABCXH4Kfgd8IqMEQQSWih6mJvKMqD6QB1spe2YcLVTXjAMhxzLHMs9nYnrQF9ntpq/tRbYWjQTLhNz0TeI2fy60huy1XjI/o3/6AL2CFgfdwGGoC5M
OQWQQ8W1ZeWyw8RyEY5xsuO2A8pJOUVg5R4z2Xh3qVS+CiO21lMIdLfNjCnePs4x1DXHcUn60DaIag8OIbpQr+NlkrL1kKIp1U5f21ku7gqdi+nq+pSUIxrp
fI4Px1PgL8hp53f4a/irM4I65n2QUAAPoyYVzKLebZhbizDOwbtKU2RrwUFArLY6tld2AtgIVySchZCk2YXzgD3gG6KWEab0/MX2roJyoKfNB6+xXMI+CCL4
NaiFknf5cY56hWcxHJsvSi0sxzvwTtY/kcPbMD5xStHTwl5FllyCVyDINsBg55xFxGCZFuiI3QVEDbPQi6bayE37S4PRPB/ey+8uNRIvrJ2tB+jfiJmxOdAL
xwRFvqoP/hgaSq0V3RN8FB4iRjmyhJdMPOUqUZ3kG9QRcqq4vlgEHxX2M+XE7hdH85qLN9k2Y9nsYDzCut6eJWHFiP2t5IZZlfQJsNJdRfcd0+3v8PqWWqJo
69jClsQVyWlIYzXY3uNRicuVD6lDitXECWUfvBN+wTFGtg11AWWOsZQ7kQa1lkYGiEcAjwCGyaHWwK3AZugB2yN8EvaVnoOvAU/ZjdJ6VATQUz5bsldcS/4L
eJEl4GbUMGI7Y8FhGQcOhhPIRHF1ajSfobtKCTCCmsAX2HP5BXYRvpweRi7EFjINiDZsNawk5hN2MqF9bj/pMvtyW7sCHbgYSBUbRJmWfBHPKc09gqdEUlsB
ZJW5YsvHzWuBrtAwcQ1HOr4AwvACfIXt+lYS2kG0wn8Qmfg1t7YGGuLtY3uKLrneONrSZ+Ml1Pv84dK5xB3slSvTxBOPzztiG02eA9obblq+t9eztxK2B9cr
zJJ3SCzwyrSMiANmWRG+ynxTrLfz4hdjS8mdhaAp0uI11Qe8UHH0RLHPbrbX37wM9Dtc9Cl7I2gHdNKpw/Zh90yvybVUe5sQ2kDEQdMtM/kdJQfQe/ktYaXj
ZfxA8nHR+5za8ReBo0Aav73baPxCNJcnSDDzUyeET62xcvPPYBspJVkg+mhtyZtDTJW8wdfgj6kntg+2/dYLRZHiQ4QF/En0XDaM6GdLRQR4F/hLbjf4BnTS
0QeSk3GWI9ZZ0up4K0nyVoPtOngfemPjI27FV3Ej01ClEDgmXSJ+9m0OLBW3dg2gEuTihAPkO6wp8sh60zpa1Cou3XpMSBgFzs/wbiCfLqXk+HHHZ7SxFUHf
AKvwKYn7iqobOslyXd8hB4tGKuNjpOB1+hj6gunpfCXSORfKTlgKYYWtBd7cdhKflv8CLmbPO2ZBa6muRHN+a2ysLIdYqSCkzaq/BX/EtSvKRSNtaQqWvQmN
kku876jh0lssaO8orwlPQGwJrajxVGew1M6jdttvO/mym8gQ5wPM42hvakF9lYaoga7Uh2q5vAzK3dJH1ogfK39LPQJfFzD4WMfdDQL6TFGiuI7qJ1VNtHI1
/FnrXHKzeB/xGGuH+hQiAEcjCkusXckPtka8eOsaYgM1D3Kjg+QPwEuUO6muLFK+1H6e3OdKQAaiFDDEVYbGUO+g/uQr60vTL2DPLaQtBnzPrhB9cN3gb6dk
8V9WPwUWwQOtYxJhK+qqoXiHjOBLqZFwawqy7sC3xdaz0zaFLJmkkEKqk7yZzE/Os04QjXUGeCPxpzEtgHGSutJY16Gkc46CwtPmhuZgXReRHzc68Ykwv/DO
Vt3WJgXkxuSt8cBcU/34xoRJFitp7RhvPLtmt/Omoy4zFIt13RH04U8xTXdSzBWyqfOu+CiYTWTwp8F12UfoSwRT+LF9wFERxXQHvNSvliPoV4WEviIeq66t
wCQGOPqbp7AbaEE/KfpTFBBdAZqBv2IGRZH1HVkKj1GdJA3kK0k7aArUgZiMdZMM4h3D59Cxyt1gIrEOqWkrxjOsy+w0ZpXOJstsJuyIKR/6GahmXhkTTXcH
G9iIqCfor9b3SCJaQ96A2YcW2GjJR8FOc1fJDD5N2IgKWQezTzDSActpfAu/3uZUxysZquwg2KWohteB7wBfTSclXfOP21o5x+COuCZkYyyfGufgx0yzbSb5
BT2xydLB8kZwsSDo1NFBx1EsE6plNBCFhRWF9xEP1B3pjeYhZQgmXCocJH6xZU3CmpyYItAxwFEgqY1PbFhT0IpfjboqqEvO4F3F8yQ4WC2xhYxL6gbOWSsW
x1I0eCE6ht+TX92+gvyZmoEfoC/DhaZ3gBjn4mdJSGudep2pRvRQ/CR1LO8lytu6Cb5jvkj2ioSTZmAX4hpDbmKG471FW/CdaQhxJR7kicyL7Uvt6s0DopbC
SwvjLcakuLqTbZ2kMySdcALQx2zHekj5wAKqLZVjr8m78s1fWyEGZEcVqxyZIkC6QlLTbrWI7f2Bh8xA4im/Cc3KLuZWg67wVuB18DPiafgC2xqcBW8ldSHP
JYoln4xjqcuOtWi+7Ah13H7FKJX1Zd5AvfG3wAozyEuSNYiNEr8oHBrvt8UDEDh5nThyRcIEYq5TieXi/VxTbZgwkkYdhdBxXi71NX6ZXUH4CDHUHmHIW0Az
ci/7irrprMf80bAYmk6dgSLIs1AaoHHUkqd9e741yAvHd6QSOI40A6pTrWUHwWWOpWg1sCd4kzKBd6Wub17aC/ACeatgO7wIXcNi0narRbAwZZFjr6Zz7nbu
lKCGo6Aomdhl0MmeNvxOtExcAJw3nACvWa9tbL5mhuW5VQEdRgXgNfsQR4wiNiHVKJWecVZQrxG31WZrQkVG0WAaNRD+E54Vs7poMCzOjQZng88kQw1C3hvF
JGtNE09CygvAZ6IZzgHUUmvITlb/4AFl226RQu1TsVi1QdxBdilxAXE5b7MgyaqlGjjnwutgTpJQu3L/i9oYH86TbEjoy441DFcHqWMiArRsPpNUBK/H3Nae
yplwTUBlPw+3hV8U1AXvSybW2y2ZIVsuS7LXZBxQH1GbVTOZc2Bwfb5jt+N35qtoovxXqq/zkcpgO10ot7UW7IIWYdsk07Fh9MNsFphupqRfBYdkDrSdtpN4
h3RoTrT1hvwQttkoEh5nmrETBAdlFcIHMhuSkdMQuh6dLPrCc5lq4x64huyKNILGRAj9q+js5geFcwrax34qUBddEsUasmunQ95GtbDfbFaspfO7whmGz4Qb
/cOaDanBfbJjskRlA2QsfJZ3X7gZc9uOMsttox0a80n6gjCe6Oo4YnGs3488M3ZxDaTL4FqKKZ4m4inca94f6DrcLhojaxELiIshU/QOyVS4I28gsBhPkE13
raCcjiSlG9cJXls3FlW3v7RjptcJJ4GBog0II6vLu1NnNSGD+ttnI8fNiPSdqdj+kLcKUBJ6vCV6RHbN8gsgk/WGWDNrvQd0lfgF46Fi+27+c/trY4ZoHZ7l
igGrUaXWCptNkoO1oD6bUgWR1gIgI26TMQPeYzkmHyiNkK5S7nLJ2RyJCIlDuuMd6PGF3ZCV4Fg8S3zQ8ZvyKCUA9Ir93+KcXYYa4HqiqGCXw0OMF41jF5vn
Qxut5fyOQLWEIdgn66icAbQbmygag/HlKrFZOBX8QRNj3SF5DzhFUWQ+NF7YDp9lJvAEwCTU4MupWoQ1+5h9s82x9YjoGNZJOk48HXuLH7OtRF1yhWpfwlR4
LNzdrEM6mMXyGooT0qvES3ygsxwTgdeAPyigcI84D/iQOw0B+VcEcngZfQozk02Ncdh641bR3cQVooSCzcZCw1tRsqlws8qMW+ZSX6mgxWNJkrlFE9hd8K7E
fo7TYi0zQFoEbSdh9pHgEjUbumatU3h/zWpwJpBNx8PRiAc+LR8LFeKLNk2l7qk0xklytXy1inWskd8H1JJIwg/spvZQ95BDaDE6wBAHzGVG2ePEHnGWY7d1
mPFaw4YiubWGeA8+39z+m12pyW8m4dkzYDdwAv8FmLS1PIkteAyvwqY7x5hOCq4Lu1gyTePi+iMHN/UB5uJSUf+C6ViS6UJsN7gTrqEW8W9LBLJfbfSGQvt2
EV/eE1riakIrXV3tifZSxzVigc0muwZnE03ws7YyvBTvg3cmdbzeynbRTZDZIn9RA+BP52NSJuvgjHA8lF2w90/iJR43t7KvBuLFExNe8T7jlsJ4Uw7cHO/L
q2Y/a01SGOwt7BG2SdLz4h78CpNafMTcid8Dqpd4tKgd+VndlkoDa6qzgTaOMc7GBSCxCj+dcC36CDTaujV6k+OI6TIlVKbBDLY0JmA6j+XbI/5dbydLbrkY
i8X/Sm7KhfDFdjJvofg0kYotELewVgdqFV40NrUUWCv3zUM1e+N/IghoNXGcV9++y7i50a92H87Dsm2D8bFQTft5nI8NlNc2beJNFVTk7Y8/a1lp1eD3yely
NZUGVTNzoIIqThTQrdhUuLnlJ8KR0A3JtAwznyXPmkpM1a3DebezM2MVhhLhqoRW+DUHh8+UfMdrBmwg0h0zHH5sOa6J/gXpZcDFg/lPJNfE7UVUYTZvCzjB
kgHfsa03Z+DJmI/qgDeIBGyUaU3u1fjoBkuM8vh+G68ZrjY83ujx+h+y66x6Di7iZcpOxJcl1oPmJ7g24nmW+NWWmc7e0rWmxfBD+3rLbdpk3kwOwSej0UQ8
3V2q4Z3C18vrY7hiqHwXK1MMw+xAIztP3S+uPngB3VskVSaSr+wdnZ1kBQUZcGt4NX8jcoyohac5etPHxZ0hv7lljb18mVATC1F9AYNkeswNOBFYB73PUVqL
sQbCEaZMCMH2W36xE7ad/P5GjUgfvZaoKyyycuKc+B28+bFNCgbig9l2cr45Tka70LzXBfHZw6Qg3A5Mjfwt76HjdpHKpLSdo9vix/MjCu87pgkbRP4c1wT6
BG5W6G38/GjBMdvJoi7YVUcXrLVhIt3PKiRR0m+xU4mABPwBUhtfAXqqj3WrySxOkJQZDyD1rUOL4rcqc6clHTN+hjbHtaKdoiTsMS6leRgUv4xfK2EpCJsn
yDrKrHiBSSOYHV9ivcdTCzGktuWrrFb+DOy08bNoOrkfXC39NWEcft40zVrPqjCMNkYpliuvyT3WRw0mGEZRucYW9Hq8I9SiYKlVZo01xdKxYE9YxD+ArTMM
4tU3DrKtgU8g1wACf4C3LBxsfmW8jO0xRxX2Nh0GI3kiyGCOjV/VqJatvkUmnWLWWHuJtm+4kn+rqBO8AP+97kqFHP9t6xrMYGxNfBHXU2SsTBTOKJSJk43N
LF1xP5Sd+F76WvoK2Gf4wfoZ62mdLr7daHZ8FG8AUi7YbuuCnQFzeI9gRKYEh8M94AjjVet2W2t8fqFY/irhZO4FPI2/pFEtYpHkglUuGC5JFiTJdptKzNsK
c+EtgB+x5h4HpPzC2Gggl79PqMIekWLLIijeEQlTG+YnfeHtki7mbeDPFfXAZsq7myqoukw6lMSzma2CwYCIlhDZCSBcYBhqnidQGOsAvVwzTWuoQdQz6zL0
J9lic3fJ7YLTQEOolaAnYjDXkK20ThJegf3ST0gFHW2eRPYuHGnagcwgcsAbtnNgNlzXlkJ+8zvBh0SnxOqFXnQ5+Xbz67yZeA1EZvgsKXH0dbFKN6mkEkkH
ddfWJG+yqBr8GOABFcgeOhtqB7wj9combCZSE36FkxBun8SQSEt7V2Pv+NWir6a+8ErkSNEF8muDEB2uKvXq+gh9kXRXCKX3TEexHY6YrYfz3vD2OtdYW8D4
N6/wXe4t4j5euRPrGnAA2BUYp+hnU8tISER5pV7CD8XhAL5FMAM/VdjFKpJqxN+LrPIt8GpAa4fJ15Hl9taUUFaf2iDeJydJF90JbUnvM10iLyMK9E8oh15q
NAnn0Mm2NkjLLf3ja4AlEG4dYttcVIRYRBfg+NVK10PJrNgOpqXCI3ZQQuWNxjdRexyE1Ar/IJ0k7oq/FL2KnxVTmLBCchFqD08wtYQvmHTC6VgLwzbrgU1l
jpv1v8YJayjjncYZcWlFBY3uxaxXqo0BpH9SY+cv9Eoy3f6c/6ugqQNGRsPX7TEFU6kNoibCK2Q3aQO2j+I4/gH/09BaiTLnXVM0c5gGIEEOF+0j+oqmye5j
KOIEh4APgXZYP/4yZCJaJJoW6wCiRNmmOqBCukSEAT2Z8Sgj/wolyzKp3ZRKdineAubG11+PxFS36h0LoSiMRWvDbeQtsQyij3XQNy/gF/lkKhL6iO2PqwF3
d3aQXaWfYqjkPTjKnuli8bNIe+lZeJ5sAZjrgKhPLh3TD862PpT8rDzC3uGto6WK8cjF+ONgqXkWJXWcE16H34L3yLqSZsAJ53BHBNJWFIGYBduo3ozTucEU
kyDhfwfMdQ5D5yN18C2YUDTIGW2Ntb8yfrC+jY6kjuRx4g6gGzso3wbvYJZSU2RHbZnW7aCG2CWN3rJZkkhesHaF74oU2CnRPohW/AAORz+QG4tq4DONp5Es
R6Rog9PhGA/bDKvETcRJ9ikUhNUlV/Nh8Tb8V3AlnCZ/J+Ns7WO6GOsBnYhNDgsQU3CE7CwvNU8R1aV4RH9eZ1AisQC7VkyzXbHrscnAMvwi1Krgq+MKUdPR
VLLWkClUSGqLfo/rA562vRTvSOpkz5V8J7XxrcJyagehJ3rJSs2dxFZou+EllGlVSfrVW4ctTOiFt7QNwmP5XRW7eWfxTuQry3hATBaCK8EdUlj2QKhMSnC8
kvPhrg5NodFYvlWM/Ejm5R4FGsovKR4Cr4z94Tf8iVhDyyBzK9kDyZWiVLiJIcVqEC8sjIDX8eYnREoY13msuaMVwXe8sMfhDSgrZoCeiTKMX+i2cTsSZtjH
GvrEkY7fLRpEDupky2RCMAFMBJTmPtTvogH4J1eq4qP9OM+XGJ3XHuDbj1Ml1SjJbSQaHmU/IBsIj6i/TnTB3jkpC5kOZCJ18a/GyeIt0r2Q3/YQf61IEq9S
XHN/j6xW2IBasLNoI68T5RPHfxtpjYBqOPXNJ88TDSMbyJthLlEjKf4tenwMjACYmJd0OrGSPi/gKeZhbfkj8Arjj8g1mQhsGh29OhVvjh6GNou85kybgn+e
vmFvI9Pbrgpx6Kj8Mt/DGy667ihzfCZzie+oEL2MK/VUHwRNYD4UfQabU32tea7cvOKILOgksg6AcpoSLtxMf2dPtlWuX6WtqQmN5a8cR0RpkhN0BrXG8j62
LbhgS5KlLfWdaCxYbvXKGm8cRg+Rz+eZnI8U18lZUanCPSIdFUVchfcn1gRvUzBwMbEdvB7i0HTJWcMcMkn5PRgLJFBl/AjjF/uVxMHgWeI8QeCMozWcKAhY
71IfTIfwZNxETKcbYTC5x+CV7HL0Zz4RblwgvGJtJZ1VNCR++9aT8EB4uTyGvAKuwqyCKGBkowKiN/29qVNuhqFV/rm4GfE9t24xttk6raghkQMJLO+QDOF+
2UZhTuEarIZiNPwJ3g/Q2DDFffmQ2ExZTcUSuBD+UzBNXg2y05l2jlYhBDYgrilltd5PXO8qcO12VafPEjvIVaQHHw/+afEiq2VyYJpQLw0k7lgDfLszBRIA
XOOIp0dbEeN0+yIss94BOw8buzKuYCU4kUxz3LeyUCraVdkG7870xFViOe22by+I2qxxzTVJ4j8lfKA6Gx0OLraRvbsgC2vseO+sBpchPFlrfBJ4TbaUPoGV
8gZLIykZ8DuQKK+wQjRfeDjPwttPfoR/KzxBvLTOoxPodJAFtNZjSBIuprbwerpkdC0DY2zrsBHbpVOStkvtMCb90fpC1p5+YdyQNNv+nj8E7c2bBVRASmg5
tnBFdecZ2mJfTC6wtLQlyrYIa1uvSGkqhjpt/yD24wC9kzQDG5D6sulIXbRCLqfTrGOAfbJqcAQYSe3C5xE9ctcC34O9ndv43+PzLYNkZiKBeAMNKcyS91BJ
0bdxdR1n7Z2oVOsjHl8xF+2ArhPVcaRKVpsPm0/ZhVTAMtvcwnWTPvUtSnmMQNA0W1dCYuudQPGb4+0SF/NGiE5ZANuZ2m9tYNIcYrRdKxxk3ClKThRYP0ev
s14hpgFD8cuF3bbWt0TCQ1dtkAPUJbvwmy/pxVdIs/B18mLsPtTLOZxeRn1f62epDNkDrQAXyC4S961e66WEvTFG8Ub+nDyzzOJIxF7FHUD3K+op3Pw/7b+I
GsrmisAk6ttT2c8xzdrPkU50sHUDtgGJpK2QXhuiE3hVqjLhdRDCxTERIbu2Rvyr9md4pdPwWqLhjjD8dyKq7KMZUWW38n/ThMqq1Is+KyKcHmtE2M6d4bgB
VekWh1MACqdsFU7VKyuEAli4bqMRVeinZIX0NMMpaGRVcff+rZtqVhXdav/vCuFV9/CvquN/RFhNuvCd7SPCqqyG1l8Jp2WXFUaTL7TaSfijqUpXICvkWYVS
X/l3VZj//D5Rbi4/unvKwcB+T0Wjvdyui7vGV1zey+3vUtGm4vLOA3vHVnSooHcd3SPavWjPkP0Pd6MVrnLZ/lYVyO7Ve5bvmbjvcPmAcn35+YrUCnF5UgZV
Ydq9dk98uXDvxj2Tdz/fwz8wYPtU5b1d63cGkUtl93bDAdfuZhWjiyfvlez8tDu63LPjN+qIeyibYF+rbaM0yjX04aR/Vdf79q6Rs6XoF8NKNACnuOTuQZo5
mhzbOdEDxsY8hesp5qo+a56zla/1YrSUeesRMB3cQ7l3Ksj71R12xP9lzdbJOrqZ3qKsrkhS1nPN5g65R5EN0D3y15Bb2ZZ/TqbwfuImuDvpnMxXpKnzCfpC
p2QmacJqIIarNqvq2QunThZasyK84vDftp7I8GmDezpLu75aH9hbyE8bGbQdvFg8SZGPDlJHO1/KmxFh1Aj/Nj5fCNZz16VfEHf8cocemiVOzD8X1VR6TQ3K
7wEb4WglDM6hq1Du+L8oX//vLGeK3juvoztESZ4S5SpPdW67p4qnpIq56jcmTRvPFcdjshbytohVMU5VpcbZf7du8l0MZAaq+3nBCu82z+RgircK1cXQdy5M
r7s9ngWyvcRuJ8okUvupRaRRUbk38DjbZXa/qwzVsEKws6cB84OH7yxSutR75HtpMt/DXvAspZ4io5Ua4Dbr9aboRhgKMTs3VFeqrp/cCx4fPUspEJ7eWCep
UFidaaZ2gmWS9cppot8pn3xRflvpOtkw1wFvL+6hfW1gKoluSiVL5E+ZKCXsnWIn8uVs7cAoarbX7ZvgjOW+8F5uVQEYA4meIn2ZI9x3cHtO4srOfce29j9x
N2Q7uVBOEXPcuUUYiXrAPPUxZKR+MZwJ1DEgyl+1PM1NrZhuDkvxvu4XBRNdgKYaWZtKzDtiPAiN8ExmL3KZ8hFQV/Czcpb8keqZ+pnqDSqGPigXIAFnK3V3
SSTzXKAWzQN+EvqAtIRU9UegvfJ3x59oN1V3zSTePTxTzLr7ekBoCrPQtod2My1tpPoipEQyXR/llZkyL9wXvKnps7kSxTzXL/ZmxWpnSO/lH/NkqrcVFAfd
xIfS3ayd2S7BCuclZmQxixZykrR4bQPNHMdIV2WNzsfAUrUBzEjpQA3mSH6uG8kIq2n4l9cjVRtU6+LnBMa6Tvll3gXc6fg6SE5wi7d7oAGW6m2anCzapiID
Qu/A4qaS+5ohrk8sP/mM6v+g9RheJSi0FmhWSE80tH+RFUbZ6y97s+gnsJNYlSIeH8F4eD49rI2SJPrvqKZTQXQt9Byb7kx1hO1l/5c75ODmCpulBoifM4ZL
j1OJzEZFPb/MEaea7f9MYOwzbrB/IBSmu0loXzUirHJhhL5Za/d671KUyJiBxNuznTc8EaGVXKvqEP/tZyY+Irg//Y+G87FyoD2M4hHm/4seYpofTp5GTkSr
6ePdKZqdmk7OMIprEVWqXob4/+VUG0c9RYXre20L18WSaq774koWP6uXrrG7FnOPS9R20EbZB2e8As9wjeQDNZGejcE2MUtSE4gg2F9VETzFKYCWvA+iSbI0
rp8vwh/reiY557pEeeUNCpfZZ8R3cziKtnmU1uXQc+8eqY2wy5e7oFwKRZWpZAdfDXay7ZlmdpoiEEDS8OYpo9RN/FOQd2hf8C5VZIw1kq4P+D1rUyBXEvTv
lEQgL7TF2qeeowGvNpO9qK6TvsBp1/ZDOvomMVeTmiHz8GxrH3ij5iy9VDMrWFRc07VHfTilpmYY1xY2qBp6OytqMUjQg97z1Vamq+WBZlwzajlnd5YrtqGz
VKe4m5IhzB5tN7LA15bt6QoqWjKqb1feHMiAL/KXU++NIiWmPKKcrgpyS/QxaO3sVYH51G1SxD1XtNOX0SWqc+b3ikznjcAbxR5zlOqUp/I4acetFSm1mfoP
ymrFlPcXZS/Vv2pzflsylNLkJk694pHgSupt8TEdz6Ys3Y921ArVLdI1qSt8AzV9VJX94y9khukOX+HG9WclTQLrMuJSw3jQf7NCOZ7zSEBzDamnXs0+MvwA
LVdtcrvkN5KGeCN0Z+RdwPZpq7yLWYu3usHCPHCXs1HMRe9ibxWxyb/pTIVTzYoI6/1HhPXywzEMvr2ORNK1tcGTxFs9q2nib6PdpBvBRaTMBbvZjirfax7R
hdgMd8gI8h9W7Q0XoIdxYzRS1GlO8JVRA5QdCg7rxqiaB2opPbAlmExvC4bUQQmloVb5fP52ZeQ+UN9I29ovRvsoZ/gLUCoQVpkwIqx+5re/d7W1Uma6a1r2
MUOsHzE7lSKvMnr67+tbwQfiT+K04I7k79A2qs9EpreKKDGiSp3af1yF53Q1bxy3k72g3aKbztZ3tWIqKz/OKc6mrN5tSHVgiXqVNi04NZCUQgaKyO88vbhS
1l08nWvhkgmCBb/JVkgvIxvc/ZwH/fV8Z9T7vRGB7syN5MeBJYnvCTxxcYLBX2qcCgwrfqzb46obvOyewFRXSTRG/yLNPi+teKo+4uuvwTUfQZypoNsyPLZf
YIB3HlBNFIe4Velalb6VKdaYKL9b0BJs4KnN5qunJZzXYN4CzSS8UDtP/pK5pbylXBQzU8tpJrtbac6r+yNqtho3STNGO1cvdd/WNdBs9NbXG9E9xT0jY1GL
9DflBEeD4ifey+4RnnR/O89P4BfrGfhXd7mrq2u9P0XMuSfImyu+SGHNCGa2yatOV2ZIFvFshR02nmLj6MseVcpHfT3lJzJV84t4m6+apydzSTeb2Zm81xBU
RXk/u/tpER2eXFMlwyvPUT187dTbA0h6ifdO4yPezG3/8H/C6LE+DvZAHzK91R1LX3uRnQX6gP+Wpj6at22AbrSuVsraVFkKwVWe9Z9qbzMW/eLka43fFfd2
67w6OKRS5j9ijHsemKvnLGG02AFtfb2j9L5vNvNeV11xxHQKBeXHtOdTh9MaXSdVAjcjUDNwsnhP6q/e2/4qlIQjwmh6hlYsygqpBhhaBfnfMa2/fKdC/0X3
UblPssPOZXQtrlXcQS8K7tJXcOOY1/6T+j/9Aj8aCNMX6W+zyH26aYmPfaOtkc54xpTOTL+oHpFxsvG7xAXeJx518ULuOXeKDalGGUrpNaJqBe4VTDvmnq8w
LcV3gnsbKErZqY+I+D8oRf7TBkfkpw9XHytWe9M1bdNSuZ5FddCw+/7L8Yk0zTyLMro0dqUeVNZp3CjlcPBfdQsjwqpR/m295PSGKQIyR90v/almdNpD1pBc
WTvpIHXGCusLSZ0/ERnMPdY0LU5O3a6dkLbQvwjcqo1shmhFujb6gSkBl1z9Mv3nkjWlqhSTfri+GneMuea95Dovzxc1F/SSTed3xDif1vord8yzXdGWs7qL
gieSg4EnHjCtv3pB8Jom3/tjKc0Z3EXFExq7oO+CvTTabfOdFt3PrgfQHu8Rys4eIfca7zS5pEH8A9WZ/MmFUwN9vXxdH8VbTZIuOuW454w+DXrBjdOcR2qm
rqdlcn5aJ82YYLXUsWlKD1WsDT7wjk1t4Uz3Dm+iU0YFe6flbd8KTdtZ4G/tSXP2woZo+aVZgToarnSQa773had1UO6/rlnhWhHs6hmf3NrdwH9GnSMeyJ8H
1mCTiEnsMe8J/fVSuy5eL+OWq6YU6zwj2ZXpLQIK5mbwKK9ct2pbu23VXVOb9qAr34Md6X/oDPLbrggvT0PYC2G3Pwxy+bfnqYN3BJTkile3YfZQi10lKfW8
f2oauDf4NN7f5VFoFDdTvpetHL1d09zySIOzcAXYQQkmY9v0bJhR/LcxcrZodGAOlRAo1q4PbFSuYS6xQPpef5DrEBzeolXGdd8gGgycdG1in9ANkwlvf3+E
L9ql81WBnITSnIoIg9ZXraAcWvk1Ioze1z/G1teUk6Vfkw1wMffM+8Tx2J3jf61wAruUhf6TkpGBInVf99vSKjHx/26/JSeB9M6SwNnkXcWfuSvUIWqh/Hqy
yP+JETM1XTesrO8JFwbdDK91VtnG/n+4jfIgJ9F5UzapGmralCahzcgwUWhWGCTmv8ssYG7A63Uwq1QSdRFaRJ72V5Eb+N/63bjRzim6KPUhzWTt9JSAKloV
UqE6IqwieLj5KKI6CutPqyZEx6Dxkle+H4sf+irbstNMNdbuViVbhaucetiRejJ5bTHLZQTq+WJNcvaBSrChhadbirHZpGAXv0o7RNM/CMFR1FtNDTrKm+8/
5FlMGqV9xalWi+Q6etld5OrglAV0sF52WwtTi/x1tNO4q/Svqvve39hVxS31g2CjHPdFlNYLLoQH0YPR/poozYDkB2n70kfr4+mJBN/ZkLceVaFWeToLe92a
88zHZIKOolKKP/t+8DVRuwMgAuh5dLqLZo8F7qrXBOxah0bhuY2fyVirWxu8F/zqXcJqwHn+eik7PDvTpnmC/pWahYp1xFgv6T7AtfE9Usm5PbIhedP8gz2L
3KtIWI7rUe1Pvl98s5GOuiXIHXJlQkvdkdKlmgfeH1KeeXnoePiqI55xMa+VLYIV1DDvKnZc6iTVYt33pcJvtqgLJPRWHonlShMaSXYz7tDe97VJEcXX50JG
EP94xqI0dTTnt83QT/jmB43wkamtveUpNdPX+/YxD7Uf3XuD2wJDVZW94G56ieuQeFl5s6aP03/0XhHeDoTJv/xt/+0ATXp5Sc9t/YHVKRN9VvRkiaRpF0Lo
5TnzuOZst21J1plppZzAvYaL0c311G7aM6DfdsRZpSJ5OMXhUCrOWWEUxUPFihFV+A6V/MmGnjWpo0p+UtXIGGSJtmi5m0wMMI0bqF+gHJY8nFlMH/BFeatQ
kv7fcjCtTdmb4lnBle5H7p+279V20SQpHMVlelYrs98I1PTLLa+IsBY33IgNkwE6riYzdmss+hNAu3S7iiruviOch1OFvvS3vy+9kHdLoAKty451LvTRaIQm
jE703+7YpODS4kv+vMZRpT29nUoOB67rw3qYWWFyl6Gj44g47Xa5zEcHV2R0S1/ifVhcQVSO0yO3f03lVL8367NTTTcKsp51bFd1R1cW9Vqeq33HPtfW09zN
QJPnAZ+QmdzqkizHTflwbb30KRkx+r6aP1NZ0Xw2iZ4Pwvyfpet11YrraKqnryYBz2bP18BoHRxgA0RuOQXS2Ww13QaNrjjge51qTk30f+UUxdWYk00UbG7a
CdKTsiD4PjCMPMt6tz4MGvQ/B1c2FqSeSMGLX2im+vjeJcAG5Qi2uecK+0ewZUb74HpWmjyO/cEbdPUuVdOrGks1y4yTA3HFu7gv1HtEnz4+uZAdwq4qzQ7m
Fi+QttWO9rVNYUuk2zYELgGrGKt/RnIc/HOKmCUYuf6Nzogckt7QnXONDfyKzSY3I/fFH1VOWyu6PGhLzU7P0HbXTip1BUarJXpx4xolfGde8R7mpHKvVuxT
0XmBV8U/wZUzvI+1oOY0x/dccRaT+1xznHFoFZyc/z1TH/W6Equ3FnoUHS0ZXvcaYBQQ+v7FLbVi4jyxWD7LjiOXbZW9g/PQXMtZ30zVDM+m4DrXe+qoNKSK
6T+eRCQwRy9ilov7qRm6hnK7q2Ncr6iX+teqfP1yTV/gCnXcalEVKOfLH8lZ+R1QIErnd1ccEoWIMrJCnE9Vufqsf8V0Qufw/x2J/c93Ppk+KDWwTAYaxio3
YgOxbMFjTYSmVyAxIYXpwrw35dvvOP4lu/Of32n+smAL9hgrgDJdQ2RDsXqik/ROrqt3P1gdcVsKqP3GMjBktBku/x7a1v1n3a0uiTqebBBzsuiF7Ib9LvpU
FjI/ES63/r9/HQQcsAYfLTzvDBIdxdUldQUhcx7/8PUmpn/1v2ErNMdcg4KR7GX0iTaM6mxoNkYYLOr/ffXeK+Ve0B91HtimOisvgtuRlfHAhp7PvtOONOeh
UktRU/dUtBypL5lU9j3yJ0REPEEj6b3S+8hbOJPdmNyQeGp7Yv1B4qZQ/Dz5Au/k9MZMITyAyPgg8v0mIXZTtsZ/AYh3BMzVwYnMSMee5AL3Y+O51DtqoyYN
SVYuVe6i16jeK5uwNlUzeD18usigOGF7A5+lTuZNF3WT1MKqF3WQtku+DWPcPPkMzUWlcy0m/0n2DJuinKqpgRTYPoFu8WSMsDXYTjQdqIzVFNPjo7qK3IAe
L7Gv5VboIynW8ZU6bzTLnwC/ODaLhAgquY4clGdL+yM6+yjujWMM0KJ0B+JWXlA7yJPAmu23tK90Obaj5HqwSOES6JQjJX5xEbw6CKZvSpmnWks10R4uLde1
8lfjIHQqdjcf0t92fK+JdhK6BPYPNQEtIt34NFvlHFMv3yOmHtuesyvLJYt9Y0ljSVgd3L/cxfNwA+SruAv7kyfR292hLO3nnyxX6beoZSl5OkF+V2hnaqm/
sk0Readwl+gtyvPcVFN3YpS9ggjDM/nbu1+Tx6XM0as0aehl2oPEyLe6bmk6qcalWtAB3L7kZe5rllyl2HEUa0u9ExylDjD10FFIOhqWDRNa8zA0Pya04nNW
FdFi5ZEYVie6ieScaqFjZ7LVlWYaAjXXtIM7e9UpEu65Y69yDVrmr63M94ZkG/1jbD1D93OXk7p7IU1NNNq30z1HO4irpwa0ezW9dEe00ao5zgDzbyyQkDyV
yhhXloyJ1iTri7Xn0FL6g+sC+ydcBfoTERZRzuojnW/iuR4yNbku+FDnYcwHh1W4/svynatvcFipCL4tDUCbki/6MvghMusRIXHEcKyd/36nleSp7KGnFGqP
vQCjnLvcgLfyeZ1kshEU3QukI4GY7klfY1D4ibt2KsJO8i4CpehL1Q/aQ9pM9oPzrceaesX+Ap8Pv3Qf5LFQHbeTcrH5+Bj2Fu9ekqsOv1EPti23iKvDjmer
az96FvqUGq38i9yOTgfzdFeFheaddALXj/nk8yvfuxrKX/o/WV8jJk+OKNdlZzVkS88zbB60VsggvyvLvI+o1hoP9cjLSl9LDjohOi5QA5ni0rq2qxCmgPuZ
eSZ7oiDYJY6gfE/6XZ1GW0s7QLtUEdC2dnBwBnPD2jn1NENwdxht8n13nTKTeaavi6IX8150Cb2jmouO00365j99cPbRxEsalNaFFjUdgjLeG2QN5ef6y03r
pN9zh4Er8QO56gyJ19GcQ8+jjZw+nY/iaYrRINyaeu2sxw7S31En++cFG7unp1Ye6XPIZ5s32uTSX3hbodZ2LXLYGJIh9o/nvxH+WRQNsnanVSf+GaJsTCOQ
mQceo48DYx0jG+2FpvHMisoz2FNJo6Km6GFHN0md6LUxHkdCdFiG1l8+G1/khCbyuwDN8i7EJOKXJExsY7yX44tRZxpG1CePRr8zSUzZcF3hj4zZ8tBK2L+T
dRB1J6qIqUKMq7CZoYiwWuL/bqVC2aS/vBtsbin4sfY78kiNm/z2wlPxmFlr/R2UoEuptpIk+Jrsh/h2QMhY8B9nclG0ytpI1oDYbhpftIy3r+EK4zECYRIj
y12zLQHxLWldR4olDL8xXLSSFXKf337maP8EzgHZtvXUWkIIW4UryH+9qiF5VDdNBzFV3aiGvxnwHK6of+L2LWGV3//y6pxsBJKEn4fNwE3gfhyDrcdCMher
YgiGsq3flhLLbMMR015qHfEVfyZ4ZKkbV/nJXGdZbZlWeMh6D/ML5Xh+vtax1JhqbyJvZ32NnhNfkkaa5q6PAhfZ+jvaJTwTLqrGAL86ajryRUbbGqrcpC/s
liDcgEffjy0rgs0/IxeTVllL7He3PBRBsAd+bk/ZPJbolKjFLgjioFZusbiCbC3ekrMc+Ek6kRdpBcg3jgTHKcuEvN/rG4p+29o6xxfXnVlq/8ozkDi9QXoU
q4+ni9RbvhP3hTesj7Qq45Yk7WiIGspJA77c1NG6G4on05AHW+oWavIPYu3pfMMa/Lg1DYktLM4XyN8VLZJaBVkOzhRwrHBQYD4eI5wt5cD+0AGiOZHUaLsg
O38fPD7XQGwripAYZZMTb1ln5YjM9JqvwgaC5vaaZBGZbO1h2kP/KvHnIIIjxkhxe1FfaKJ1AnAlfyGwKHcQFiM9VySCK3vybTyvHT5/E98vqDK9RvpoOJAa
kv3yj3vYidXod2hyVB/RJu59yKpgbHBkyQP5b+CtNLK0dvo69ys4g6vseWwyX9asdfRLd6YHkSn+lYxB8C+oy38+2R38knGjqIZ+ceoZ1/SSt9of0e3ajUSt
tA5amItL28wecvo5jt4aOMA+ydjBPkgZRCG+UjpMbid0tBCaGxwqAxbeNkdUpeIRCoEIpkzQ1eOWkG9S/Hph6sziid5GKT38L7RT0cboIOadsqP/ujMM+vS3
42ts7Fk2rKk60ED30OXyidi626LQn7BBqVp5LvouRaEbBzTVh41GquKJh7ADBv/MQOsU0i0p/U6bF+Sli61htxFRFT9bX9o9+Kfni4/QRPAqdLeTrUSVnKz/
bnWxv6vykq9+2etAib4tfN07qTSkRxhRJZs/JK+yvRJ1VmifaU82rr9zcnBYcaa2su26ntZTezq4wbu2rF16EocFIgO/Zxzw/ZiiC+zV09x+8RL3e3cHJecR
BFCZgHvsL/f15TrJSW+Sbqgy1V/IPU0+J3sglQi6KMdDZnWM85B8mLK96mnwLvvR2yBwEcLtvyVrA920mSkDYUvGJ31iYAmT4HYzVzOqu3nca12KPjXjA7vW
fRgdTc+zv6GTPYmBu6pzmmlpM3c2d+61qTXttHuDH4KffVNTIjEDW9d7ITWuWKBtGJD5spia2t4pC9OmKB3uDq5VXHP9Pv+u4Hj/FdWVVJX2qh4NDFLX8NvV
h0rLStp4B3nz0serxyT/nDpVGVMa0+RBUC8brO8eEPonkHgK5YlRtdVkQAvAwwXfu18qjNTBlNOpPYBFvnJdb8255PHUeN/z5GHb2jUe5x4gmRWYl9ww8Dm5
ib7ntm26yiNHKNvhbuzZRT/wBpGGTDnXQRsyP/sPXzhDeQatwzo0Bcqu7DFGpuzlBqhdnueamaprsk2aTLCW7CtcOTJfhY8Qtw/cT01vfDJms3s3vY0LiRX8
wzLcsS5hlinnQ13VjVVzkX7OCPy5spXpo89M1EZ3IAR41vs5GOOZ4yly29mJTFtW4b7kum0JgSNkhclUha+fiAiJbIbjxodGTbLC4b5vsLfgbc9lqjkXRQUg
UtFEle69odlMQurDmjqevTikeeEMma/6x/6/mt4EPnv9ojSZGWad98EO1H12hfs41Y3NFA5Q5bqPEz44DDc4K2z2KnQslNWaWcBsV9TMX6adq4tSpaum5IZF
eyOq8C0jnE404bYl1n7COoOPFCVIrtBVsKz+t/2R9nfcVUs8+gatrvkEjfLeYMNGzxFV5N9CZDKPcm0NHqbCW5z+s+4s9yd1Fa2cUShidGRf+1xhd6B+wACo
ZAt9GVQq5JGNReM5CfodWxgQcF2At0IfPS44LPBWM1d5EhknH4LeQVM0K/Q/atKTd2+obx1u72Q+wLynZiSswq5ZppFj3N10P8W35J6ireI34Kz4kXq34hj8
XHuNvQ73lz/BW+XukV8grtNCrgntBme6ZIDX2hE4DI6KUXoiAQI9xpzV39QNcc9nGqL3qAHgW7YF4HHlsxuhCtCvXGc6yaoV/ckywMl+4Fp77tl1ogWgC56K
FHkdXpmyO3DBtYtd63oEZCQv0xXJZus2cmVMEM531nN/z8xW8JwL5YM1T8H1/hViBdsq57ZQqLrGTKZ7pWyyZRgjrA3RrRqJOlK2EvB5uyspTYEmSTOBAdlS
7QXfj3IMmI02dPPcmSlboFm6r9QLpjICcspVkLolyPdIvX3lQ3RrUIYLw5z42wz2IzujdJ7+oOuHoCxgSFGgnTyN1dVKOXSfW+g7wxQyN717FZXv4Dh2sHyA
FoRPa7IznL6gbx8Xlm//l1HRUtbSVxYYpa5FtLLu80LcY6xrsTt9vGdDhsR+2fmimIWHQGsJndUcqCsBnaMak9ws9ypz2KgiNFoaEdbOhJmLw3BJwmXdKuM3
WfPTopAFrLa0o0fNMvAfASliK96IlKuH+J5xbk8Ge00z1hsGz/370ebV1t/fBpHLlFM8AV+JqBMRV/x78WU6X7fInwSN0XrcmUBYvDzrXyoY/mG1ndwqbrR3
qOdG4JnqZ2Ax0Nof0iKH41D9b4tdvWL0AiNEI5B53iVOyjWICstg+MtxRjZfpDpWujPNjOBMj+19Sp9wYVH+UPNH2LqOiKzq6RvBVM/iYA/9q8aPXA+YfY7K
SNKelE3Ji7SS0ghVDhnrHZBSJntXsh/5SP2UnOk5wDzm0jQ9XS+94pKmwD3hI2USQ9nGeod4PzJtnaytOrCbjUV9UbA4ThQRfOQ/rOmjvB6o4S11zveO1kzR
tNRN3iYsnZvROlDXO9qTGqzl2evxepuqC92TPe+8rz1WdGrJLvla33Z4M52HdiY+mSvgBM1+1VT3QPefyl0ZOVyU/qXrtXuv+Lo4HeupW8tMQ2sprtPvdgxR
P2syONDGU0Mnciq8s9jjxWvUF4MrvF18DbEG7lpAHa6Rqx4Fl9zQFboT8T+K9ysneFJKD3sOKR+kF/oFmqfbltnqMOdLh/lPquf4Ef2hradcX/Tn4GvMHbcQ
flg2RnE1Q6N9m1yPI7hz+lFptL+Fyyyvk9YqoNDP107L6FG2MnhW2ZGdHNyfptVVngl2+7LRutm9vcedpOYFNF/lN1eBqP7vfo1DysFEwVLmsvYZWua+4GwL
VOfyrV00t8C90jJ1nHebrAZaGan9Hhih7clodLncFW9nz/eaqaoqKvf+d//PUB7qoaIdStm6uBa7FI5y3gx2kWsJEu+eg2wyRsjGyz44m6pSZYeM2/R1laPk
6z1z7W/gKnjPWWGisfCM3apqB7PC2ZewVYT/fRfNeJ3XwJPKMehxb7RnGFfKDJUO1vRDDirNCU+j+qqNGh0dCm/+5xYfJwSsebDNu0gWxFvy67CbnC1FSR50
fV3lMqZfcC02gLmhDFvLGq5OMkwOq7f6ETrYkaF6ys5XlHkj2UmusPhL6IrY/267g/w1lYpfJ/ZIl2N84TDHL1CYWom/HUm6er5yoLS1ph73iTuI3lY4ZFXU
kIbniIawSNM0m/xf0OMql6CVfYdSo0yvPFNnPYfHKRYzH5g85bHUJtounJ3k7Drnalcb19JCHDxiLXMdUWJsplqvzFV+hSl447dIaQn8SX6FeI3Eg7OcbcFL
ubOSuq4gjDPxr5Knzj/xrtw4YBK0HYmTPFHNIsVIa2oF3Eebzl1CDlki0BYgAkWyzV3vxTzXCWZskZ9erKDJPcQtqpOoLbDKtCm+LVeoVCcIsXn+Zh5I/rbR
UeiAvbFCT+1scMTZyA1TAtk46LWzCWry91AyTgruThyEe0YOIB+gCz3voDLoK1ukANRLPXbUoI2B85JL6BWBJpJs/1PAiHymxIyQvqdZwzROilH3AAbhWZKj
/lpiFu5IzSQW25cCaeYx2Dj3K9dIV55ns7tHoJO4GWNW1IZRc7HqZ0kT/AQY7arLHC6omTK6aLXmHH3YH6OrPF/kOhci47weTQbVOaUO+5RpKw056v7xtFpL
C9QGfwL+u28gcNv92LNKtdXzg7LAeUZWK32Upi+TCrZOr1wN39s/ICDllKkH3fl4piyONvmrzJ38d121GnaOp+O9gKa95oGzMZOgLVf1841NNCW3Slxou5Q2
GJzvquN/xl6B8+VKadfgKcc+dTOmChwyTB1nyEqJUDzhqiKs0Fy3rFB+RW/vTG6pPNkv5WZi87UHvTKktaePdklJqqsEWum9q9Jtf6kIbZH/fsy+lPXcWL3S
neLO9vbRXvTul59LbedeQY63x/q6JfdwjZT/JAyJvYZEQsJUrv13f+8kd1iza5BqTPoGsjrVcAPlDZNzCs22/t9V6YXc02a5MOoq3cdZh9KLvxdWyf/876dP
U5JSaqfm6Os6Syy9U9TsEn3Iqr6If6kvD8F9/4nzsW7lnzKedqGhpndNYW+uss1fos7WLIafBHm+W8ATbrO3d/HrZNbYWb7MOz+wzVGLi2KKUtf5HzNx6Afe
G9d3irma6dwLuk5glFfBKtVpyAjnFvME6XnRRJOApMn95jniDMcFsRDNpDPVcb5P1D6mle4Oc1rey631nEpt7b3vjdGIgiWchHntvaev4z/qYfw/gyO/xUyU
fSxabkY8C9BtzCugO1rXn5uyQw+ospyrkseiF+ll4jylC3ZZl7GNXfvlAvZn11SlNWMSXk/8ifYzSu0tZ3e2k3eL8zw33DGCaOKboPs19QiWpqwFDEQPK5Xc
G7o1JXQvheP9mzUHvS+ZS8ruCr1/nPmSu5/HFlxRvCP5T34mgeMp0cOwtusn4L+4b7t7czHkRnS2t/ybZZNqgrpjtB8dyqxkGsvbQ5nu1fJj2rtcNVGVMUdE
SIZv+JrNcDyYrJD9EcL1WQ3XvyErZMYqHDcn3MyeFXYv4dfICsNTzAr7LIfPHP1bF5Pw8WDoerNwHlW46raIMPFVRBUoTTg2eESYswjPG8oKwzMKtc+sKlDi
cNY8IszVDd3FpOrnPlz/l4iqEPGQuFloHub/v4RcftBeVHxKfa3F0jdJ3qfGaCdoQ9fe/P0TgYZNnZYsTKvFXEz5XlX2/7D33fFN29G3Zu+wAlnelmxJlmw5
cRL2XmWEvffeo+xVMHuPQIaTOJ6SrGnLTsIeZbZA2bSsMsqmjBYKtOzX19dfX9tYpu//Jz6OhRxLir7r3nPPuddSaHrgxvFMgE9h+XNYKjIEH2QqvY69UzXW
n+SK0HxdWXgtdpXfzkW0Nv7Vwx2WD5bqppnMA+EJN5wpT8qcdbG7wnG+X/F5pkIgjZahfiSFvGusyaQIztAllkQB00OjJCIgi4ysRlSIRdeI2yKs89LeWCkb
4wI2HjdQd6lB6OXguOApvJfwY8kaYabYDOq3A9YuFnIC8l2S7Lq//W1dwO71nqvTxR5YvNiXW0X3T0hng4KrJA5+tc2tD+/gkKFBSc8qMkYiOWPs1T9NmYQN
3zhO8Ju6oz7LK63EmWySNuAf+51jLP779WoCL5mvsYVku/AYIioq9efxNUV3xKah74l1ghnpFB7ILSmW6Ke2KJl6Iq4KzyA90EB/2VDNOxzT0fflMebSq139
hOe+W0AZWo9gdJPCSeJGehf9Vr9LmBEOQBtCzYUGxd3NZcQ7+vxwZWR77kpHg99Xfy26SLwuDi6p6T8pToOruwrdV8FrnrOaMmYjKHKx4sSkpqYlxDwW4JKd
quRF7sHJXdXH+UQhxviz5Zz+BEoJV5B8vAB+oBasY9C+lv30U6Y2O2HjjazKrplcA3Y6uxGt6PiI1OVd/GNgGLpCvSu5ie4wEvJvpGsRc9CN4hL+YPhAwnJy
NDxESOHswfVFKzeOFK/jZQOtzKNCfQOXA4vgkdYZbCPTGWij8Tl2KqUAfwvihhQgAePdI6EZoL5wtGc//5AZso0jOpcsg94VN+DrmCHFnvyLSctDF/mzIVuy
g66Pq50ajkNmCDDmCYDB5aIz6QhzgjEI46kaYmJytpvHX9Kl+wJlfmJaTA3mPfxry9jinqAej5L/669jNdmBSCPPvW2DjROhh/Cy0A5xXnADcp+/j9zHcJQU
3yZXNpe2fSulzQieCOHbNlhaiA7+oziQlsAN/vHNNvhhZj38PT8juarRYh3LL9nWBrshKovrpzLJ48TjzJeBifwtJk+YFpoHjRKN5irJ1yjS+sm5QtrTkMaD
os840fULpSK/15JR8ip+C6tOv4R3JPcJL0D3odnMcNEX/hU4kX7fci/5WEoURuBfV21n7S2+4SsVvcN7eFMsb8MWyoN3SA5bO6Rbw9PCDZsDqXGEhJbEJhkV
lNCa+Q1fgA01p8SpKTQ+DR2ZXFQShaEZCbv6czvg3wZXQfQp6uA326cItWqVhaV1Kv/3TnYHq+O9sGfOWs5Hlr66r0qG8BI8JQklYUT/9Y/3cowSqOz72pTB
/QR9i89W1wdK+7tu9bdZLfGtDZIsiYE5yKjQGjxMj+Qmmjb6y6S9EOlt/YA9KBDapS0MrbW+2HaYaq//ImGLmJgyEx1EDw2tERtS5agGWeeT3rDDmCWWD/Q5
+kmagx4hbrG20f+MZvp/KfmCbQ9XhMujNXID1hnct8Qh8wp+hZCc3qFkgbVXo6lpS6wFJTWKp4ceEau5Df5XwuVAZ7CtlZPfQ5dhqwJfFLZJLwxUgOeHl7Mz
0JGpNqwauV6VSzfjR6PP6ItmKGUncsTYznhNOB1qJS4Ozg4NSHsqosGfmHeG8axv2w1hONqQadAw2bAMP4HAmtbWnsQW8fNQBf91fowwkdGEEiEMbVS0dvdT
0yO8PPBQ/3RTH//TwC2hkzjHNxSE0RxhpbBGlylcNXZLnoftDWwBLujPQNUKm4lz+C64MpRSXLonL0Zv4n2T0zyrQsMto0M/4QvRqB7B/9g/yRlGHx1MvsAT
yblB0fiz97k4WyiXNgypEXxmAcNFWI1Qaa/ljaU8uhGZwh+Cy5d0p3OahFMl1Of/2P+SnufuZR6NlfV15S95G7C/6QlslVhsitlWzjIajxGeGV1mKrm65b0/
bH0I94Arsk81i3Wf4PNEtk1sEflz0djPtihYkRT76M+r6ag+TCfGBvzmGSfuEI+kVKL22o9iG5JXlzx1tkXHI/PQlcVRdK9/7dcU0osV3FPjWfFJsD30M7qa
XBJwo1fQ5tbJYmbxGcvZ5NtiRJ6BTNIelMyY6Cxh8a/z2vrXF5cxPUROIm05iaclnRHzj5e6gd46CZvpbAOBwmD/AR0ISXAA/vGkU8WTxZklLNFSM1dbwZ/h
3gtEjBnIInp30j7573vZrviiafIrhBz5Tpue+qTJNqG0vXiHK5fK4gguDyaGVjD1dlkDEwNlrD5kMbcHzwqU9WbgTcybIYUO2Z4K1fZ86V8cfkHFoGOTh1uO
+u5jDyEj3IKa71uubK4z0yP5vp6z9DDumH4U1SGw3DDH9BbNYC4VfG/aRV2G9nrroGTqUFoQb5h7BlymTYgxOVP0heYUbxJPhzd4Vtfr5fBsDIA5/hnuHuhc
TsNUMgoNWGGnb3DwkelYwBIIFPUK/kJ3KJ4DBZkHJGsp8FcOGNPM2NtUpDjF7AXHQEWoCewSLMfVtlImb8qY4AWqE/MsVCOlVhgI5yRPTFYmT+TrlIzkr6Jd
8U3ob6mN0bTQN8WXkE4hS7CVmG6cIod0U9TD6V1bT7qHQiGsDL5fWAV9GXTI1clblDfCK6ET2CM+jZ/AddMuRxp6FcYvAg/CUlW2PqFetv2HbK+fysIQGV2U
RdR5yiTUkTYJdEoK6ZVJ3LVMJovKdouG78g+qeKURmFkkn6gTRY906ksopItsi1n+0+5DKPjXDJJ/oUsao5eaRtEFtH7+zROFQ2ti6zak9K1RY702aJyt6U1
tZF9dinm6v/fJLYcMEcz22qwj3U/Q5uohzGXaUkNzt96zlBwGiOS5/g59DIYgWqqe9O1wLuaSsYtgQxmIF/CpAQ3g6W/9YqRebLcu8AeeCo0x+FjV7s/rW6S
yfZgP5ZphTZHBjG/aNw5j8FF9GTKjd43p8Q3o+d5K24u4zlcsEf3zjg8i0zebNjh7Kw/5x9FSOq7bFH4fJ9WZUix3GRRMvXYIseEmvIfvDKuorKRsoseU16Q
z2fOMzA/SJwLPa3aHa1H7c6ZAEWJJf11zhJTDpWWtJ2/Tt51nwL2xLdmepIBZpa3EZmn34w1JhVa2BIVe5fiWkSY66ezjYmO5F28u3rOpqW4EUt0SSpNo2WV
s4XoA75ritm+M4Y4aGdWsqMOHdFq+ddfX6hUGq/IOe1g+GmSk26jxfQS3nJ0RCsCwyLeUQO6CY8zPRJGaKazw5CqutLrQjo21XibFbFfeBWkhm1qMWku+1N8
/QKWeho+K15EH7ELhbWeKZ6va972zyLz/bfZZH+VpKt0D+6JAcjjfBXYU1Xk8tFuZzZOcoivzm331OSO7ip4Wd9W3ytoQtIk3311KvPYOMizkK6M5jO1arXw
xgUNqjXkS9NeehDTmB0uYAW3iZfUrNyX8ttVPPn9uWx/E+Q7aJAPId3uw0nfG0f6guxz1Mf3kR/1V4bLwVWp54423FSNg7kFzIXGal4h83iv0BHuTLPqbuhx
fy1yPHkFkZsPuAc5aohq7lH80vxDTAVELDhfvQbakF5M7DKOZU5wX7ubkEZ2KOCA3tLdiflUpqtCbidHP+cIVXVqOtE+j8ansLX5RQzELOJ7chmeUUQ3IZNd
D17N3wPEYE7TO1pPzwiugEu37xC0i7eTtq1wCPgJmkZPKJxGRVUE/XnE6O1o3qa5AncBG2nPse+hH8nybsAc1lZgHhjykG+YKVg6WHq1eKbzko/VZ/2p0G3q
ADGKJ+GIvfxfFkAZ7gTvYisiP0E9UCBhEdUGrKteTixk21DT/Kf5ltgjhSH3B3I2/ohAvUEDAd4xtghDmRJZ620SiFBkr0QmjYBJ5ji3yaQzI/7jc2dA4AM8
Cyv4MMr7jeqtm2uC6/kz4HzWyl/2nEMTGUwehXv411X20o3pdfQM1RJmO9iEG0j9RhyBrkBXyBXMxvi6FObKEE57I8Tbbf/R7vjHU2uFJ7hPyKcwKTyAHXe0
A2wJUbMnSsZDn/BEwiL6uXK66qbdQr5FG+j/Sx6NKSatZQVebBqesgw/YEZMwy1R7avI1ndE6+auph+QqhtHrtDn+ROU78j2uaWtuOXEGX4QexcdAncC9+VT
numee/5wYLGw098VrQ8J3o/yfgjLW7ggOwNdr9AgT4yDtE5vMd+JHUWW8Q0Bjwiv5e/zfoj/jf218CX4jByLJqOdiYBxJ3YkYasnheqEpRGT0VXx2UQruDHx
MzjCWY+qgHXVreJNBg/3jUlAPjONQ3MsKnRZnEohU16HP2grGW+DLemf4dvqacRYrjuk179V31edIv1kqv4deZZq5ajNK/Mnw3Rwj66Avg1phC+QE0xFYi40
H0ggj1EFphm+vtkt4NmaN4gJCtGH4LcQ5JjiPOMW+FvM8EAF/h37wDtRN9/7VU3eO7cgQG4iG9PX9HVQ0It4qnqbGh4LeG5D4TTnEaow8fwMIAfcZ3wIXlRu
9M2uXhnYhhq1DT00XJ277AaY34TSKGaensfLinUggJ6Uet2fY2mOSnplf2vbSUgxbNy1GhvUwBJILN4feG28DM8zXw4hyU3o/eZNxgMpcrG0lbFGKBTiMSGw
0rTb2xcfnHzZKxHF/Ue734NnmisHJtMk+Bg6iZ4F9PZvmYHqqUJleirbNjDBeCdwL79E7MZniAOKHrJt6D7Bx4X5kISuIzKjUIoBaZPg6dkkbP3I3DtZBF7M
7/8G85nElmDlpAQqnT4RbIQ20Y8M/8aNTLah5wwHzT63pni2Kcqs+dempsIpu8mJgYWBdN1teoq2yGdJKBfIkL9OWUJcLenIHiu5KZfIZySdjT+ybSRz6qfh
G/iHMGL6iNhibYGBhTKpHGbSeo/fN8R6Vr/Z8ovmhT+J4zUOXzIoaZ3+7ZkXYbuRTOAp3pm1oO/pk6jF8h/Wh8hsgn/1AaNpkHY+0ZbebfbkH8WUmkHu0i05
k22Z3NE0qfhz9oJdESrjnCQcCtnXHg2eJX5jjgTaW0JBI97FEKJ1fApxJ9RX6ae6CEjIysSbd7g6g1WAJcIY+5CNFcidWs5zUfyoP8cuKNoBVPt9VhhT/Vvn
OiQWqiWakBfKwQYQvYok1k7RV+eaYUctU9GtyFzVrrWZ9AphMPRKF8d3UV2NeSCPg+vE0eE3EAbtxTaLJ+Dy1HQnzHfXTOZrUOdCXzGtdU2IR4aG/D5PGetH
zzXDVcivqZS+SJiqbmzeELjMDcFX8LM4Y0DjP0R+lrwZGGtBMK/lHFat6COepxfNH5MtfBVoQq26/uuWzoZ1hbV1jVmTGkVesvlhL3Ja8UhdNvMLV1niF82F
0DJRwY8yDXYfQnqJj8X2psPoHvMV5oNchXaTNw5YRQqqH97Cp1pLe7jT5QH+pqEt0Fpx37US4eGXfBQO8F97sXwFhwJZyU71230Gcy34a2drVyPkOn9df8uF
Y+vYIvgBVLrFldg0w3AchsYiJcRo8pzhti9i5qp/raic8gml97YRdvIqXpeQ7EawnZ6jbsx9hjmua+YsD1azTMWOwWeZg4pE6gBS4mkGP9M12RDdp5PkQUXs
95/M3i6td5JJYCm//zsoFvtfQ+0plyB4k5Bq/Acwh6sO11Z25b8QfjVQzGN0Jx3xTv419y1OqmKoCw3Ka6ZX6HTaff4R9F66rXGwpjO81dMeGsaMhyd6ZTLJ
zF42yQz3EfQaufQg0cCfAzZ7m/FtTev8WzSfiNBJ4CZvVm5X/+JekgXLf0i666zl2WmQ+N1/3OVl6JxxC7gCUkFVDa/dMzc2CkrwwSJhV9La+N/fQaoqXUNf
D6uAD1CInpHOmLzSaOBIZjLRDjngTzbH8Tvpa+RPzAGTz7dGX2nDWy7DuMCzGznirsT1s8cDZ/ALzAw/rKiqU2B9kU0GCiuhy+dudh/PObdZl+3IkmVVpw1k
D303Qec9r9MJnOcNaAIL0Wr8d1AQaimeJ3bQv/o7+RMMAg5C7dkFAdpzGeilitlyRHkufi64Q5tJbC8cRLYlaHUNV0VTFf6udxlwz1Ap1+tOFR/6RkC3kDB4
Ghjkxvjp+ln+JchHeKt2QExJ4AnVi0pVHAZ6QR+Mc9CJ2qOURgsJBDlHuKn83NQZP0a1ECoZNC4N09vYXDQIV3QqqDfeH1WwF/TV3JuEiYZmcG9hM9wAqk7M
dReun6rtanBxM6gH6A6iC7eQG84siTea9kI58DEAAUXqhLY54AysZcbyh4kfSZAsbWMPTB0dvu04Qx8wDSS/wGBt0Bx1zf9zM/hqanP4WJo3DNB1BjOw1dQO
cRaTij4SQ8Jj/LSvdmhEuPS6t4X+lUtFt6Z08neCxQ0Z7mWoRE/5R0/6DFsILcZSuKtcMBCsk4Yna+7AXcSe1hH49GL1tkNig225pmX6z4134dXUCuyGexMJ
Ww3BT/s/ktwgKTxTek2VScyjsij4sWxZCBWV5i6m6sI7uCHajGhvGQh0F38xz0uJLR4q7rBmhLGQZHT8b3d0knpd+3DyPvolv8V8BxfRsvRD1VG82LIVO8I0
Y3QpPXKVxv+WBUdy3P51fQrTW5sK75POhmoRe+lh4UBy1NzaNqlIejJTXzfOVyf9ILbENCS5r/lrQSI68Y9zTEQ/rCpjOWN6COaZdvAjwGspUSIRsiiq5lLY
tCHUBw3QeiZTmaIPIphmBVfajtsZqsGUC9fj76Iyy0HmmGZBakVxjHiCvx7cJS5gvYok8QaUii8NahMmMFWCnYHBymrAe+F8+HN8vKYXFRu4ToBqG7mu0EHX
48tbZP69v6+Tc4mH4irrXnxEwTDhF2a4+Ia9C+wJdYDPMWNCZYoCwmLvJcbiXyHGACh2BmhbDImbxRoB6+adFAeXC8egh5j1ZBn9KfVawyzMkFYkrhTcyXU0
K3gOHa3PYUVdWuC2ONK3N4QpBsMzGcqwkLXj15BtgZHmGeId1CfuxTsJVeCJ4jtIbWKNE61HDZdTFoq4vrmxie9ysL1XC60KXaF3UX2hXWgJ25e65n8WkOlT
gB6iJ2a85kbhSrShoQ7cQXjiK/ZYc7cUrCIfIFbhDXXBecgA6eO8CmQIVCLeEF4SBL5esPpK9+J2alRhsu+Lq2h3KWPVqvyWdaXw0r+3nrPOV07BUTX/UmxB
UrnqqTkda08vsya2r6N5/LRcv3zBJm+uN770d/U5CWVWyVMSXq1X5pdkvVZ6Nn4i2vbHZ+3kk+qOVtxS9MstygzZZ+QutH9m76x+mJPlyK4X2Drckemuoey3
NS83pmC3Y3v2ULs+5+W6BfaIbOloY0wqF71MchTJosTrZFFqPP75m69iSzIXqH15qTUyXLrchfUGJdxxPVMcsR/Oc8jxumnKhuoLqyL5bf+e9eY4Oiq+te+M
k2V1zDYqGslD9V4UnlDVVztcsYpY10L5waxfa0aN/0WL4fxrMyakqxo6iLyVeVs05sSq9nUKyWhdtLndZqv+Im//mmOZCTmd8wvj0pfEbJZgKv+jT2S5Bjs3
Fr7IbGa/kf+xykn1WFeUmpXRNTP/miGdiZ0Vq+0nbS/q7atfc7M/TqxV2hZ+moA6KilXZ/9Q72keXaO/Pd91MPdxvTGJ1/O6rl+VN6SgTdzw8h7H/KzP3HuT
5rkWeSvZZ+Y1d993Nsi8UHjccSWhR/1psqyKdZferjXaftptq/Uu8Zp9ZLUJ8psru+dUrKfdQiatrRrY8kueJfu4pnJMeefT+ED2lpyv8tYW9s/Olm/I2Vnd
ZT9ntzvaOX6rfrfykpy++ftje+V8lw3VjpEPX38wvnpih5qL4qbFN3WUzUnL/qyCOpuJWVTYtnB1YUPHkazMhIS8OCWXtHLdz/mT5QsSOjhPbq4fd8Q+3vle
rs+ns67Gc9l+x5eFxbVn1l+SOLhul5iqDpm3c4VOCTm1/Ku7OJh6Zx1q+Y95Ndwb62m3zt/MbJmdWavm66SajlDex2xONXdrrFyRl2QPx7TzUIqsrZ0TzsaW
2PNy19pd9ebnt1Wijl324fbSo+dF7mHS73ivG1vYWlnbV0G+zBGFSfbXkYGKYZpMqhPUSdNVicD75BXz44hO7ifaIcR31atozqrTwSlQ6Rllpn2mMoMq0YuG
Qu92sjm90hGliuZf7yn1W8fNddXRPShYra/hbu6d4hzgHp970jclMcet0I2ly/iDulf1xuQnERUUE9Ge7nz/A3ASLcHh/VTFSJkkBirFgpZ9Uv8VOd4s20cn
OLdSP8uvU+vkF4Ff1Z/ntiM7Ke55dY6ZmuGe71ytwfvAJ/Vkv2+dfLPjL+ZpwFz3T5oyzpnel/Y6SgNQtuCeMw9cQyYXjqq/3RdFFRFd//Kv646AvGCHwm+B
V5onCj7/LtA4KyrLUyr2ZGuk+gCOjp20Nsn3jaun8tmWHfZP8AX/D/8nb7NnO+GiTgKF5EHfOE8rUhJjjuRpRWa1//E+LL+j4ohDcP+qbm5YrOtDNqBK22OC
K5S9LOactzd9xb9ajgLX1DcVauU3jtmubd4YlzL+fNzY2OubKgDFjlfqUaSb7k1s8CFuH/AbVJN6RZ30zM8iN18to8xvsiRJo9Hvt1fzBahq+bUT0hR9dUxh
Ui3r5rmJOxwDdTj8ZWEnr56wkM093/r6eiYXtmeOkifyi9wO70TCT7winm7qnjje3r/W4S2bPcc8JntO/DDn58TCWNT+wdlC04d8uH4OkEx+IGIcNd2I5myd
w3kv8xorDjvrKV5508ixxNfEhS0G7U6djTqWWd1zOCHRUEPzxp0ITQMIfavsqsT8PDx7llwmz5cPVRx1M/ZT3laadZpTvpM5ZwpTPMuBDO9Kz7Ot9XNkq1Dt
PmcM2DUnVpnmsLlneqd5l+XsqR8n70E08/XyjPe12pyjjSnM1q7WsdoFvl5JpeNLV9m9lEDu1D+BXxIxrhXIR1ZSsfC3tsNDs5hc56r0BWxHJIepE6guxLj7
pf4Q/hbxQTdMV6F54qiU0qMz5LbzesN5fLLYMa3IVMZzLEeSWfe3/nxMHA8Fim7S8e4WgBzh6y/EjlGP2WZ4T2dFtWprOa6ZQRc6wMxXDDQ34bYavtP/purH
N/BH5OVErtMrk+DdyqJkrbJJ4jqyT47i/4llA1MBhNMW7QoVBB9AbSAX+IjODFIpSqG3ciSfyQxwreYlqtj8Y468iw0tfmeRgdVAFbxWqOvghfsBpa6X/ALd
U0gke29si9RnJeJDkblV0jxk22q02G9iOhlX8dvwwqDdncxKWysSfKM/tur1KbCj/ynYAdA4vvM0cx8HJFVqf4/aO03MdPQxNI24hfzkv2kYSUvkgZNFUSBG
bOHuUBpt9ALWzkVnzAqoE9FAVRqH7Kr8lltslhHMthx9OWZ93n6xGtu6OJTygKyep+Q/OF7687lFYAD6gHfX5bse62KIScx0YbB6lR8rHAq5zYvxBfnL7I1q
XYlfwaaK9zU70JBlpr8Vtcd4AG7EV6TWoj3ALuR57Y9uE72GbePxgt8qIcHKNGWz9S1NQ9gLbH2133dd9YQyZKVrU9eM4hnIxo6xDuC7AnMMAeMt+r4f1/bV
Hy+c7v58xSvDaVUrsi+yCf+meKzviGForJVdzV51XMY0mvJlD2jqFYr+rWIL73GeZysgMmwU3kwQ4+pxuP4LzgSdEGqjx5C5bBK5A+1vXqVPtH5HTw/EgUq8
Gn0wmOdrxPb1HfbscR83d01dyRfwTiYJXoYORr/lM8iymJJ/rfmovGK8FJhHdjYNCK4O9jAuYZzcRaH0KBqsm+qM80+GAcdLfbp7GpTBRkD0Sq0g1ejh+hhD
VvxYvZbdaTgth7S4R6/CfTeoRppG8EHdAH8ruLSFP1B3DeKqs5ru2UX6Af7rxDNakgP3t75jhwa7TfA4zzjDtToLYC35GCjrWkvIwIvgRWS2MpEeUU+Wv4we
DZWQADmD7kQvKwCQBlTU6Ku00lDSC4wyt0SrpCodUbOt9xQwZenNQEXgS3ip/5gRZZtDNrXZdZ3Nt4uwx3OP7q+Mitb8eWZOUV3w+GRYZciO9gfqINsApVOr
aRJn1WfJm9Px0En/fVAWrbK6TSaTYCuUav9GcJxyHTCSPkYMhLtD35OVoKgV1KRUnLKE+Mexu8jZxIPYEvCe4SbR2B3FAv7r/AOZjVwdqrW3uXec08f005WA
UeZUCQZBZB9sMjm/4I7/ti5zQ3t9gm8f3d5bmu1VkXkA9bU/Vm/VJnuDCqe3HDDCrfcryB81oNdOqRift7fX4awOjVO/ZD/3NqIXg+n2kWxH+JR3OfxKPVXe
QPdTwZKcGQVlV3Z1ZLFCYQ39S/m8MmPlT5kbuveGl96n2nPkd5Do+pIIeasyDfn7TAqk8pxUpzLZTE3/TBpgRjETYl4SJHhOflX5puAZ2Z2o5RoKV/anIJ8T
VSATKSu8sbms+oVqOfFRvV6/WNeaukW6lH38QxXx/tPgafUtbpiqfNZyaAi0nWjseu0+5SBUeYV18/MRubqP4bK+P9UEW65XEcPhtcazoAIQfGezylN7iIr6
tdwvjk7wSvX2JC3TT1mxMCHx5/iYmFmKssRaYhLVDxjgnqp4ouuTeCM3U2fUDiKv6ioRfQGF/4Uqm2kGjAfu+qrKnd7xZOk+1sO8RC833QKvOu8Ro129CAyQ
xFD/1h+aOGxeF7S+xvKETEIPnPeOd83VLFMv0RQz2/Xz3O8dW6AMbWnL/ID/e6oiXR4cQ+50zIFeJEygo2al+fObS+AdeVa0OSEj8qAP9oXqs874hCfsL4CM
bk9fiBnP1ipYm9gA4vJeossURqiTE9/Sn+xLfDIzsE2KbyRhMUlxpz+F29qkYldj6fvqjfFVAb+fgzaBmRpnQh1jOzRJSGZCwNeQvLAhmGj4BH76x3aL7oYN
pm3QRmIz1Ih8QA9zb+dO+n5FGaAPUNmg1fyg/aiLgvtEtw7/9WwaaRZ7U+TfkROBN8gCeL18nTpKxFwal5YN19Ryl3PFulewKGCKP5l4yCeRH+Uf912VWEem
cIn0zLx59tVk0IiRUXQVtk/k8fzHOJhHdHLdohu6EMWcKp0KA5olztI+wFf0VOYxuSypjf8h0cfYUt8/96wHQ9KTxmn6EPO1fvomczzemv9Ccyp2HCFSB+kO
GvXvPlB9qnv+B/q+V19YLca/IsNeWD+jAIKaeMdteA5tIn6tXFl7nzhPhMFdTCybplpWuNu+NPu+foicgb7LfuaZkcgAzfNqVq9NjvJZPGqqgInxdSGUtacl
NK6bRYzJT2A8hUaC1n7vurNhb/wZ7XytVinfDBMq4lBBy9w72Tq/WoNq6hCJ7Ayim6c31QFOs69W26GO1Bb9I38lOtndmnxP3XPtj6/qeKQ3ZN8Dg3GHnfFx
ZZ0KZBCR670n/8l7GWDh36AZwNqk0741wIaA0jsAOuIYEn8lEYjrn/SLocjwVO5TXEJGkz97pkItiHtZq/RDXOmedYkisSifIvowfbwzDS+0T+g4fen1nghd
o8/gHcVuJl9Kf6g1lhiIWr/hz9aIxU4F94ouRsQG7TjLACVZ+kdiq1D1iinb9+MLCQEp2HZQKO3R9yZCuBtryf8gNmA6Fl31nyQl2Wp/20vh14uZhnzfRY2J
VokNA8fp00L1rIrqeYF0sQr/ODjM/zOW6benzBdqQIjJwg9Wf1lSFYmS20KK3SPF55FJ1jGXSWb3iY4a/7G/VBwJTQ0juMnyjNrKzDT95s8wPQevmZAdz5Ed
6GC+sNgcjqqS+fN4CQxby8PDQnkmPjSZN2G04ZWlgnc4bAcXgLbiraG2waliVFaOFGYSgUO50mQCnawltMu8JNAMbhzOCEVRp9kiMBj+PHZDNOn6iTuCevMv
/DOqSkohG1Vd8j8fIUeILin5lvb6V9ZR5HZyZ0girieTsBel2tCWY7iJDzXFQbw4kx8lqtFTodL+XCNBbmQDQb6hqYp/LUYmX8FUuE21mF6FT6AWmFaye7fc
pG66vwm0Cl43jaV+ChqC+XRjsHJxoeANbqCTQJc529PdU5BFM4QnaOng3hBKCi0CL8q7GSCxp9jbOxHdUR8xZ6CueAoabmxkdBm6ul8b0qjJOIUfxJaKX4UH
hj6K+XQ62lXRuPY14oylh7ESDwrrxWyuJ1YnaA513tYNbUqnM6PDdaEbyBOqp/hYuCq6wpeNH9E2Rqz4az6jeL8nLbjAcEYfoOpzdakqxW5+Dx3kyljG8eWx
K+GTgrLoAJIcggK9RZStjsfzg4SadGfzTPw7sE6oCCAs6uI37Pzib/lFZCW/jFAUPQy5i69agbROKY/QE/6Oqsl4ZTTNFBeoKDYpTgp8oFP46YKcsNE55nVi
Klq6fTFLS3QumFEkBIfqN5nOefwBmUySEfLX/4/yXF7XdANVRTQzDTzHkpV+IjwF84u5bO3tNZwjvCM5h640evRenA+9Eq2GXGOToufmWikDIEns82+jIE71
WngZ/Bx6A/1At+ZUKCz4mW+0k733kIpAZSaH/Aa5xZ01vWh8Fn3HTmGbsTedx+CT6CdGly1KlolouXSkFGiR+b5RK42+YUclLecL+RnsLWinTg8NtJzgzcFy
Fhvm8NUGBC4L3c5IMnX+9ve8Y0/o+nBFgXWhVPg1cUqpMxyskV2EUsn8PXo3/4HayMqsMuls+tHx9n/5xqcFc/JIfPa22yF7CumZkdBfiMpdtEmw22VtLBPp
UQjDrPUl0OnUcIqloujo/nqKo83L0V6WncX1w9tNK3mlMUuIWus5svIuog1bMe1lSYsUvugVsTQlw1SMnMBKP59T+l+s6eA4fHmJRbxbcNc0hfkxeYr1o9KU
PM60lFugLkdbwznBQSZUSBBGE0eDSVAv9Av+FhRAtlgfEK+pDHZV5sqCdR429o63SuohHKMaWKf6P1jGMFZTJhRiZ2q2FvUKZEJHG89Ujwl9QxJFLcJr84PW
B8aR4nPhtaInlBpf6M9XJzH7if6OF+5nKcuhZWnLQ3PQJcx4A+rtYVpXwGwvYykT9yVymWrkx1w1oPrgbEUjNgMqb52aMsPYGhyjOkyFmNbseZ5ixqKn2QvK
+6LM0rW4DK6wqMTq9n3gJbQ9KlqWmZsiZfnHKSex3mQf4DPRCX1Nu5RHqbF0Z5ZCzmimA8sJvXxLlcoJNUN9A7PFquGl+AzsuDGTOBnqZOqeVl2H057qI4r1
TFHQYJqSv9e6AK/OdOdL2/HLTSvwLxACTdNnCd+mFPH1eImR848epNog4Cs864M7Tbez77DNA05PTwbBuiOnxNHETiibrauJTSht4/fCNoitgO3CVvNASGDO
6uUhWbRMYX++dNglh8XHBroGK+Y+4s2qy7rcoBG3CijmLg4b2xo/p3+AhoNGY1fla1O3oAlEvM0szb2SmWCkucrRVJLSmbZkElZ9tOv/sb/RvND8o7Ga8Q5w
AY3DSgKfCbV3rMW2aPzk/QafWVf707lvzREsslL21W2+WiAV3uN/WfswHSZuGy6ix4QkblxwPu4TH/FrxO7sGTyKf2STzCwSIc73ntbo6mvuM+MVLYPPC0cE
q/oj4r7Rlba/7z2EV+kqxJ0FqtBtg5uUZV1DtFHQ8L+21sUBcWdoFtrdtAJRhRsBFC2pdokWU4jAsp5ddBNtwtcsMgDX8QkEzzXSlO6Lo825XCJeHdUmDiCa
6VoKj8XzbKXAdu9k9CPby7zaNE0/173U+JXpS64LqRZUKA2U4Srxe9Rt+DPgfQLnX7MzCldveJ6wyjBB0dPS2E6qVlM9kFnG5fRj7VF0G6vg4yEQtgYC/K9x
s/gm7HFfB76/XFRlBfqbfwAGCx9DAcIh7OZ/ZL91TqsZqywTrMn5LCuDPna38kg8TseSl4pq6BYwZvBbcaa2J/c1eh3pZXjsXiI0R74H8oMAfsMcG5hdlB/M
0L9kq3AV/efCB6kM0zbIlGJnVuKX2dv4j9hw6wl/D3gq08O4GFQEum4pgccFOwW+tkxYvSyQZ1pr7q0WhbF8n1AHfT39l7ma3NfeKUJVXJPag56GscCvYEr8
FVpku4UJ/gwTI65nZOqGoX7Io9AVtIJlHlI6xvQav0WtQvszyfC4uCaM3wCYJes7/K01bkPr5csBY+AONRZKBPei++LXQMPqnaOSBIZsyDVk6gbbkqVXkPb+
tqZM7wj/FENZ0KY9BWy1f0Lj/ce1MGcVZA13Cc5GqgJkzk0o0wix7ZRJwBEkFt9MnJOHTHWoXrxev9Khor9n9xMosoefaJC0qmxRc5FKVRCUsuwj/+Z/ibXZ
jmtPGjX+tv5WQCEEa0fjbflv0HpoiausaQFeAGihQaCmOCLi/a8R1R7ZTU4yhbXdoN665Ugurfey2rqWRC6MKaBb8HIuDiV5iew+0fgCEfNwGNmK+ilsB/EG
vwpdCSkYl0Pi+5H9vL/O3Ijr5O6bo+bVrEN3Prea+og6Km/zz+P3QoM8R9AcaFXgo/uhaQq1HZXMviSLZr2X9o+HoDvJr+g56I8EFRNTeIf80VcaN6oKpPiB
uAO6PEDvdyL96Q+GO0Ql0yt6ufU9DdJGdB1wwrjSs0e3Ay0G3kKT+QUQWjiPWMRdJnYx98jXSY3dp2Mr298n7IgdyZ6mFmVz7ozAOHK3MAduCnZ17wL1WKvc
FshIauSWcfqFQbOxA3QFee0Mk8nQS+SJ8BvbJrCaqihv5yjr7O9wJF6qtY15Vf4K3xAUoHN0Z6ITZdR3IVuT31gGgr3oa/XK0xayFT+aHE8fY97wjYP7go0N
O03f43Z0ub4EyeDaW+ogTfCu9Fb9RuQxc4qpry4B2wVaa1awLlU6VeCdrQuA69gacDOahlqY12VnUefZeaZtrFL/hXcVaoP2qB/pxiXEcBeEAWzA/EB1XnyZ
dA16TdRFUWQskgHWhUeYJ8DZCjMXi6xxlWD9kWR9mqF0LGAfvcCVg2H8ROCx5xi7DUoTZJ/KVCn730z4a7gc/c21THc5+NS/lAq7Gph2WF7AytAKJgTT+mn0
aL70nHLKKAAp8NFiS4PxWAJeXf/BIPtUdsvfXxfZ3z0rv4eNt4wCEbAdnkK04LMJwWAnM113a84JNSlpHIrXf4X9otyJjrXaTKvBW/66ZBS0xxaFvxMJL5XO
HWqTzNoacSb957rei9vPH1QmJf+attZMMjv0i2u0NGbq09Sd8ClYS802ZILhECURifrH+TOR5iW8MYebx49mRoonAm+FEf4s8xOML+yH25IY7iGUppfIaxvN
L43kg8ne2ttgj/gMZBXDkuPdA4IXBEmmuDSX4fetjzxEHqWXMSb4eWJS8LqvKSeTfZqbJOBw0SU8PfmLEG2qR88L7TZE1SnKZLIoWbr/8UT6Q5O0A407jXXT
boefw7lgQ7S037wFUgmh3DbJebsyzeX8xvzPXNsNkDiIg6D0gjQBASiuN72mRn/fY8Or8KriHP42epL8DdwueP0z+f64xnKcm6lYSsynIG9le09v2L2VbyTk
ui4y3wTWAC2pRvAOY5zfwTY3T7d48WnI1oCJteJt6Z9N24KMeESthOJADtpm3hhajc3Stk5KUY/83bq6jl9M+T41JfyjP0d3wqKjU8Bm0C4xG5mJbg1u1Qb9
WzwPzUk+k6crfB1cAbS0bAfLoAcNPxtPh15umyzuUxni03m7uzLyXpdEdvS9IXez+1zXfve5mjBzwOr+C1wL+nuiOz5GyMN+gX7zLbY3Dew1tzS46FR0eeIS
7whlfdcHONZYLnmTfTFazZ/D1eV+FohQF+pWijswM7ld+EWgtvAj6oX7/D7WG5gamktb1ZCfB/oB6fUJz9v8rxzfyROZqMjhn+21hKgMHKcd6OPCF4TG0M61
yk97dimOYD2IoEdGVuFueUdsLh0/1TmemXlmGrGF+IzsuPU2WJuLwC8qdYc1vHkq2+ZF6gk+k5qnsoyLfG+JE8qm4HB2mn3SchH8wlVB3ZIbC6hJnbdGHl9w
1vuYSs76hHY02hoZOf7yKTW8lA5TEr+pbVhgzHcFE0l1VW6gel3+JKXeI1IJ0BVgKzcETNnc0neifqR44L9H0QLPYm1A18nnVSds3eZYoBlKLqBMfjo+Xhev
yuP3uQdo9qujZueJhM/aIrdM2J/EKUAD+WRdNf0S+JI91hWRqyH7hC7FhlBTlCcc1by/qZu7B2xc6h4ZHyX7019n6aatT79MeK95Q7as1zr7iPa1MqLfZ4sY
iZRFyzJiojH4HADZ93naOGu4Ie5Rfumz1PIOZA/K7YrVzEXAqMjy93R43ShwSj2T6b/lpPwSNblgFbvSvzApoGwC7nOPY371xNkb5hjdjY1Bb1l3oLBhVss6
9Sq3im0Zd7hwjq5LfchZojuSVMM5TJ+W31VbrFMU9vGkJk3VBPLG0e+gNHoxaCjc7RznGKeo6tlkX+MjgXhFT3d9z0rb3a0h+bCsTazoTnC9I0+4d+nmgqfI
zxK+dDfy6DWX3MvVzfKvuM8saaGc574LLo47SrfWHFB18t0z3EXPJU31viRmuQc6UlWjCx/q45M+qg3gMManuwxBuoBXzP0VOA87CUgpattBLww3iSXqGWQx
M86xzNHNb0x6ZtjntjH11Iqk/JjDWZM0a7wvvBepDZSGa6m4XZjk3Kr7KTgNPKyL26wqc1lTRZ6V0NPQXtegUA7OJ6iC0uv46EAD6hH6M58h6HWDA9/xJaws
Wl2WP4/uV7ZlOhUtI+KLBujWltBCI/pWyMir8we4WosKdoQe5A+JpUdxI2IYuxRSiQ/FeYIG3gY3ACPb2f+8oodPFscwz7kLfDo3Ey7vwxEImUpcBlbJDcJg
fjLwg6c8X5bfyv3i+EyZWPyMHap4W3IKlIiGSNkqUrOfLaqFb/sEg9gmk6wqJLNlF7yD1iII+xRpL+BQHr1Fawne1g8vPEDvpGpgw5Ct8HRYFj1T2x/vzeHt
aFOkMlkbIanbusZazsPR+zy/8XfQip400q0a4yBgifkl2qwUkSV0l2tCbhUegU3CLenmrFO3qkQyB1lUhcpLx3NmKdLN2MJ3HHvJdAQ2eyUrD/ztPBUs85Jz
8Y5srCmOCZomc3xKRI/SJvtUBr1SbfSaqQPMZsYJeeK8ogfqOoZfvaXPg4BDla8IjXaxaRcDaOr7XIYM9CtDMnybs1hOuN2EG71qSU+ooT6tu+N4y3Goj0fg
Ucw05XzTVryqeMy1BaPrP6pV4Mwgh/Gjhe1eO0CaZ2t2KtsZ79EVgVv50/gL3EP2Dr2fn8Z8ADKCLxIItAx0UTvL7eH98HeB8tQ8oQLfC9ZTyerW+Yc8o/Le
qOepxxH9ibsixsYZetNtVY2oUeh4/jYznKrKfg7sgmoCIVqr91R8izRiNuFNoSOOn4T+vkWeEdR0qhj+hj5BfwMrGS3Dh36FphVla+sW52P3DW/dbfiOYrJz
XGAuPQFJYx4aRiDllTWC6fhthhPSwFZ0DCr6rnleuT5z2Qg1uDp4lW0BzTdokYb6L3UyoVjfGH1huI/WIAqhs842QiWhDlfMv4Nd7tJRAot8bPgp0oMaDzYI
OUIhbHRR1Prlf+7PYV38SNNp8+ep96G3DWcb7gin+Z78CnYV1JzcFmgTVFrGAaX7ciK9GvgM6m80BpqLHYTR/vpiVG7f/3D1wTn6F8hoEABb6a+GagpPqN6m
IwSh3VMEMai6MnLLNEUpQ2MLt2qGIWl0Y4EjJzPbwaiYtkxytHyqMsWn1V2fyDz6f6/xVDtBCOP73Wb8CViZ2kwhpIdtKsQGDgntVKNC23VqC2WUUFD+46xN
Te/4VlClxDS8CdoVD6BlKL9wC3mqv5M6MmEFOojYyPYyy6SrlErjVxHyAoS4Vin7MQGfHK6Ffm06LLwXJNUoMglu6R/75ZiQT06XY8/SlakHrnjkLBHh+ZWa
eycwnOkFnSG+C/4qXMUSjF9gkjxrmWQNkYiz01G0hrDB+IZ/g1dlnxi3aztgpWeyEug8HVCHuasoF7ItuQGn042R743X0SL8c9NwtBdaK/AoMBbeCT+HatE2
/g7oLZ6urgMpzClMC7gqnQ38BJBqQ+H7hCv553I5OKjAtKPYjdrLwB7HYJ4g49GPWCP1XT9reGyaagr4EoW34d1OBXedU4m1VEPBzzwrkUSO1j4EzuXPBFDH
y/i+gecKtdEY6mjcJtyFp/iHokko5m5Bb1l7CMGw3e7OyAZt3cB8blbsmOB74Zl4nMBMS/FU9DoCQN3M8+FDoQniw8Bv5J5gErwLucota7DK9M2ODF1j/1fY
evdFldI/VQRp0fiIWMJ9FxjrG0C9xWcSW/BGDC6E1fPVXQG9ck0WlVgVqhIuy+8LmDRtlYWqsH6rd53IJj8ACTVihHzzsiZSdcFW6G9EZ+EWWzq6E5cymGuK
L5HX4+YExvINApmMRDv9o/0qswgKpZZLXGF5w+7Q7NNd8X0WgI2NiltAahQmNjKtxbd0afuhU/hC6nbSJnyVssFxgU6HHjFReslfn5zQDMBd+Eb9BRiGT9J+
DaBKD022thKPQFNRE5MGzmYaEhuhr83nk8rqJhFswVb4BNAE+n9QIcokuTyyqNlQpWa1aDVd//YazrfH18pl3Hu+grgQbA7vgZvyGwM5KoVhoSnPaOJrA7Fh
WbR6wn/+XMm2Iy/rp4N+6IbRxtSBFsf39f/CDccOFRrZbWJ1pr23NiRhPUVDWyJGrt6iE/IqCevRjfFv2f3cPXsJFzWGKJPIfmKb50dqrE784MILv8k6rhgP
+ZM+WT/nf3t/lhfgKbw7areYrHAc56/DRcEpI+IGUiqwPfxFti1t5vZAPein5Fj3NKI0q2mLhWBNlng0D0+yVjHPQWPQo9sEuHVJjtFEXAm2hCnxgu83cAVy
SWxIGGhc46KtjBxwcAZumru6N16zSH3DfqzGps1qYjX8m5hfsN5VR3eSnURUDU6CH/NpxkV411AKe7JglPmIua0/Pb66gHNxejPxHv5Av/PPWzvW9Cs+XXmG
XOCbQ9pqNY49C9fRDkZPmY6wW41H7SSU4ekFn/IHgwiHaY+qw8BU8AlSkrLeBIamIJg7m4oP3A3Q6v7FZwK6EC/ECl/7d4Js4phAAL4JEeHm7DfMYf8oNgZr
yt4p6eWFoD7CRH68MQNz8l0C1wIufnfKfHWN0FphFrkWuhBa4eimqq5byhjN5YXBuveBrb73wRHFjYr9XDpxmanF9hEGMJUazC5+S/uwS0g8W+LfyzTlSyOr
MzRJmjuFyfQQsJWmBXmTPqONXDHun71+PniKsBsawhbKXtCOvIp+8J1S/WzQKnL9VZNbkkugyf4ufOmRNwb+VdfdUBP8AT5AVYx9Q+rU/0VFdTuvf8wSebrn
kK4S0xZ8ZTBR5VxniFUatXyaZzS0gduSeASqzbYEphEu+qTvCvrRq6nc2ClZy0H2HxUIkePeUrOaTMJLisSo+fOnyd8PbcJPUv9cgCd4Ch/LT0Bv7CQ8x53D
V7bfF5bqgMIncVHP/OdefS9Crw2u1LX3N+V6K6puXEie9u5DM/3LDAMhhe6+twNZWyfNXpTwDyPXDZS1wkfFZRLj+Bb43qRqXMOkRngEu8IWdcz/sV83qa9r
DL1bNW7zRedIQBm/f9knslD+sWUzP5LZ+be9e/Q4vBztqd7klmRM2qL60KXWj+FwNnc5ezWsQ68YzuXeI3fWK+1Vmvm5xmW+FMoPVaUXUOFa3ygXEuncF44u
SQvsPfkO/L36lsAvio1gBtXVO1a/ynuFtRHlKIXiR0LhH6Xu727s9da7tLG2o6s8XrUZfKpbVVml/FgwkzqFhQt3qO3uSd6KRFhXk+5PdvVuIyDTRHQpsAwa
4KF8MvS+di6tTbyfP4vZRhYrG+bWTljsqEXWIRfb4/UPoCXwoYJdUBtqnpMDAG9/w9rCafRbx3JNnO+SoQ7auJ7DUINu4a9Kmwp7UTZ9vPELX6LqtPplQQ5g
5p/l1UQO+AcaZdD3+es1P7tbavPQeHYDvCZvEjmDs9Kd8xL1A31+31dQXWANWBWIM8r9MH/G2yF+r0aVYHNX1QyAW0BmAdAC8TO5/cgOZB7lZPcZ7mKNGWNB
gJ1NDHHsUrzilNDPfFJe6fZYC8FZnxVV4DVsWvCuv0axOeU/eMy2OOhWZWXQqC9upOKbb78utuHLWu4mT/aP0NQlvw1VDkwR7EWlV6JymFqYpx8Q3K8+YKlV
3DRczRpB91UKgVkTOBHe6m9nTBeL6O50d2EdVNmdyrdHVzIdTM3RWOda8od8f8pgrLlQPhCPg6YlRj3fh5fJJHSJ0WLjsij1wmxROT6yKJ6ZLWIU0aaCq+pH
0f3gtUyn4kYmMKULuoy3Qtnh3fx3eB3MJsyE9qJR+JB/XWEcT3Lfi5ssTcPj/S+N9VTXPDW4Dts8XBF2AegZWLVsBZ5mipJnIBITwSZRU0K2QxjRoHIxH15m
7YlMJi3h2caIvD9pldmf5ymP/shOUA0A3HQF03my0C33SmBo/+gdRmEe9pSbgbcx1eB28COFm8GIWLdMJl3hNbK2zLbebwALoMPYHHya+H3ROeidr7Q9/BH7
0loPptFf/PfE7DSVUAlpQrcr/r2z4ZP1W9M2obD3F2Suoqx6BXIb7QydouhwyHzDpGUfon3YtTDNN7DOy9ovf1T9qe4L4QumjWWJX5lcnf480Np0AM0Dt2va
Myets1AxNMgkg9TujeaecbWw21RvnAvs1HdkdoFGsq+9rn9ccAKWQMV4X+TVSlZzJsM98DpVtegpgltUwGVmhL6cfiIcyK+MMPUYUxNhhvGBfjvxJTYx9NYq
wxqmfK7tZzzOJZAK8aZuLV3f2hH7DlbiMj6uEantJM4IdDaOTEfEl2APegxNFplCtUyV0Gt8Bp2DnhEHwT8EulOkVkGD7EHhVcLlnMqeVcAd3y9ckDgQaGZd
56/Jtwk1x277D5oeBKsEGjSoRoPg50Q+9AvtgSuGjogQUnoF3W/ZhfdjmqdqtsWaVsevhJpDMlmUerx/9qXN4kF+i/8M1ft3++qeZbLpDD9oZ0rKqviFJm3D
TLxEHMeVTys9akhzRUztd4RVzsUlqHCSncxHHPP/8gLepyxK83iuke2xKyE4fAO1FF8xBo230A1Y/6ILxtpiMlVLJIX6eCpXg16tUoXM0HbzMZdkrEOqUpRN
JlXnOBJOIpVxxiaJfpaaYx8ZWtI/YquhMWl48W6z2tIhqNuiCCcTbZkh1PTUdppOxUtRSXbd356Sw30CKgh1LI4TC61vTZh/TiplYbOKaDb5MflcnGRcbW0m
RstlEJXB/a+WP0uoSjbxu0y9U8+HZ4ZroYAyKtYjWZdkEe/83d/PQSujZS2t6c+gbEYy5vi3q98q7rYtWNQ2lBtoimN4Tc8ZeVTl1/9Dnrim4mPkMlMxsSe6
Ge7KLORceaWxpN/t++JJfFU8Fm9XQhfRiROBbg0RbnU4wFUsuW0dvO04zpVcofoJw3ijxQWMFOtZCgP3ofL4mJLFoS3BHswtIaB+GD8WNAOfYQO4DGx23hWu
L5LP9xCHNljNJjLduZ/DYy3XRR2UAQ/FHsJH4BRaG/5CLGflrQHTOnIGsj7UhT/Cnxbf6uz1PqOmC83x3sbVwW/gF/h7srPRFlQx7xqlhh6INuqq9XOxn2YW
+CZ8PDAGZ/Atig5541OnWIKBi0B9PAbHSjDVKVbOnqa7WOYFZiTPBw+jb0LZhbODyz0qaqTPYlqLNbNA6F5YgKHwY0NF7kLY7m9aIlpl4Cw6p+h53cuaKZ6H
MG9sh74z7QXGM57gG6A1UAtdD1yAHMEXnjygsmMJMjMlzzCC1YSnB0YH+5vrm0uPlapcO0hGThKHBL4zv8+sLe5H/kvVZMFvI+ISe3MN+FvGjvIm+jvemSlP
Tc/0r8jnqd+YD8GMhUgubXcPMJ827kHLB+oaN6v2iVbT5uRItvC/PYwY3XLLWnoI0JPbw3/NNjP2tZxHOxozfC44QXzM1mX7M7MDjHkc0AFo5x6PWIOHmU18
d7NMJlm/QxY1nhQ5lhON3S+dazVSTO2vs/XTviPbaa7mnTc1hAdDQOBKcCLrBiEhtritGJ/8kRse6idE1Yz8uQnMdra+cf3v/fUdwhkspo7oj0hby6+BfoHv
BI3rteVtuJlZUt0vhfvLIqtUBaQt+DPw0RJKb4/Iw/d4ebEk91kmoSP7P9g7WkdeKeU6kUxc8izmSO0cSCaLUhvpz/vhLdNNQ+Acqhd7DzmN3mT9lijWpkxS
hxdBy1tC1sb9hp0Bb6iFAzW0xECmdL/vaiKL/NBzc2ekvziJqxisaSlvLStcBzlT2o6q2Ch/N2JAajvLw0Rt8KpzHv0CbR/4XNiCfIPZQ3tNaniqqBKrZx8q
WApk6toIP5j6gAfEJ9hCohy6M5xkKUF3OJ0p1sJeaENsunG4f6n1cxT0pLgfa5oKG0SkqHPqOg4O9sIm6ZYzu1aj9fsrnD4LDJsF9Ev2PNmAm48683YiNrpe
enmssnqCJdV6CQ7zK7Fj6hPkLKBzsCWxSZiNW/DJ1nhyo7iDN6L341uZndxNbIOAqCZZ9gizLINCHeKq+4+DoUAbvoGxNfdOWByoEjpoMNB+tCdwybLMmGDq
zCWFWwammSpBx3SsIqxO1J8MzAl/Vqwv4IsB9GzxANOQ5LWh4Z4Sz8Ggy3KPt7trZ6UGvKZ1geFFTszHlvZyuhWdC15Gd+NztUZ+0rbvRa1ZctT97dUA6xRs
j3QJrNVXDqoavC2+q78iMJrOgUfbh6TdKerNxhk64qX79HloB/xBrCb2Tb0YaMDnmJtYJfk1fxuxpLAlQATXCz+B50OF9In42bgzHSqWBeuEVKGPTFmitknD
FAj7+Ey6vsXVsoHwSDgiWvkoUSibRL1SW0Rf0BYhkhw525VUfSwJZnRn9H+x993xTVthu2bvEciOt2VbsiVb8kjYZW8oFAqFsvceZW8zStmrCdnxkm1tS7YT
QtibUqDsPQplFMpqoZRZbr/e3l7aWKb3/2t+xpGd2LLOOe95x/M87/GCK2Bc0SrDrznFQgXqGyiLmGX4prgHFwqjoSZhPxMgY3K3/zq6EvoZnsR/Yp/NzolM
Dz/k67CnSr4kcO5t5F5EIDsZBGGUEDUGFcOeS0SzwJKXxm3oM+QE2sS+zXBb+B6pYhbRRhLTMPk/SuCmH3y3IlOEKaE++h4eJbEzIIKs+of1kNreFd4xmQp2
M5XZPHKoqadRtEIrppIiMgdaMJS9qonTDVAcFdbSIyKP4fLzogLzu7UtXxa5kr5OuJ2Bb9lInmd5bjDSFW1k7sL4UAC9JwQQK9JdNZV6ravO36PC5PPce2GX
0d6oJlPDZy++qZqd/zEQ7zvLtEN1uFK3E5UESvjOlpGmdGBUbmtPxAiDAeZZxiy6L9MB+wV7JMwg6oU+FkzULbOdnGdXcHHMT4G1uNmzAVxRSwZnGGex9bAK
4cngNJbTNyhpYc6wxwmHYBk82VKFP+k3Y9n4EIRhxrDHiXG0s7hlON9rIwX2GJ9PT+GW+X1Ed9M4qpVVY1vGzACfo+d1AfvXqIxj+RfsL0yNIBz+zlAVXmr+
nKrHPyY75E2wC6YhhV2wRgTOO3O86rVp1fhz7Dq5x/SOmcN4tDoBI0+Z5gQXIxkl60FDo6f0Go9dRUeWk/mq+XCFSAlUfp9HoMnCFPc83TocNH/jW4oVMaIo
0veOFdoNaG5Eht5qvNC4C3lhHhDs619lyKM/Roq89dBM3Ge55i+fCdidc4jelbYZ+dQQINqZIv5RuSL45H+ss91wDTVC7+GOotWoVDTBtACbDW9lmriemNqQ
Xak09iB6C89XSVko9XxgBxAX9LhWUj73B/nPElFlDIdIp3iHaA7GEbPvl4i6zm54ml5SYS16znyEm88C5H5ud+iRuQvYzXKZ7Mr1iRzm+2BiOvDvn2E1KNu0
EOkJL/FUM//oSQLmaVqzjc2ecJ+s2swUqZUayn/tE2Hux7JBjii5Lska4Tl0Wqik3sdX5Su4N7sncDGUux3ilcXKTAtvQ+tR3SFyp1LuO+8tgj6gdPLn35dZ
zhKE+RvLUi5baGe5QAuwCFrLIZrRiu6TOhLw2p529FVkAXaGZ8wf2VuS5esiz0KNySRPF6M+eFa7Vj1EmodNMFYxpoNoJF7dGE4kh6uJYL4nD27JX6JBy0Xu
BdKHfQI91C0CKigGgO3BvXBZEZ3ZXnp5fXcdFUoumqjvE96q45jp3ALY59QZBvn7kWOQw74f0f5whi4MeEwHnAZ+v646k1Hnc+AOWURXk/1qXAF3Qda5DKqB
+C+5/ejTnjnsxz6CGW0abLPosgCLG/F8QXImFOpEDjfPk29ES+iD4Bz6DGHAlmAe0xKwgnmf4ay6MraUuYjITXXg+/zM4GNjT+sNFLSto/eb25peBn+DvUxf
7ldQz9RCNplWURsgiDFZKrNasmb6Q26eL6KoDu9TZsuepVrhK675Oj+wGhuPnckaG8xnBE2JfwFpQYBQK3IcsRfeDz2VOskIO9o/BHlkKr8bUYSVycma/Icn
PIqsYLBQAVxUt+u9Ee4FmonJlWqrK2i7Fu12R1S3jP3UNZgvDauNidAeUJNSQbU8rXy0kqhcrShC2vrfQtWcrfRWvhvzX2IClaq26Wn9Cn94ipeQ7rpP4Iam
Tfra0JKGgxA5+NIswUabf4NqQRWJ5frDpsFobdMlWU9mPhijz6YjBscyug8gEe144YjRk1W8+8af91DgkTAceEUU0xfx7s4E4zBPA22yvmMq4VbB38MvyDjv
CiaGV/H3+SThewJnnVnabPSy8wuw24b7ukKVFMaAdXqjvog8xO5mDlEx0C9i1z8q420COClzOvXctYwu9Q1irNKFoAhWyiGaVfrzNXvOW3Cryk1LqGoEJ/Wz
uwMx4q+//3o24Sg4oatCjA7eCp7dEDR6KRHvUlz3UESpoxNSSmTmXHU38/YGavHr+aHu8ra+rbImW5qwi2kZbEBvUm1Fi+Bt8DrDaLIUrG5sr+tG3A4UKadb
PtEuxQu8Jchz82fQOfpRmlNVz3BH3szSCLZ5DhX8nl+jcKOP5NM9PVwasi9R5uzsy9NNJ6eua50/zX+Wesls8FqoyoE9xt+DKw1nVS2BS/Ql0ywoBAtEdWI/
+6XWjOiDcZtPpWyWJcEa387475TfInUNfQOd+dX+ivR0b1DbKGsEWMPfmSgMXFP0LPQDXcgtOqX8lK6fvAx/aXBSk9hezEHXA+QF2JMNsEOBnYRL7dEPIgt9
811dwFFEiLwLjdZ8Br4GrxL3jRO8OxVj1RNNW4xjzP3ABzhETlL01H3k7ys1K+HEppyP3ev9HG0NV4JvZh6ghqvT9O+8C42H9ffVD+QbwcGeDa6jjN4wEP5F
t9T81FR+3sGW+8JcTzBlq+EbD83Ahl2gCGb4H55wNbjUtJBpxb3S99fPpPqBejgNluB9oerCMnOZ4Vf/ybXrzOU9DBM9mC7JqmGpoVypt+tvmO0BiVhf3Pfu
SxXboTHMLf3RwlnymZvjwYe6OeqrZE2hn6yidoewj9rn/sH/i7aQF5S3/fm2VknTQEy7honZ91sSsye04z8xNCUxq0li6/q9a/hjQU7gNZRtlOCbApUJne4k
CWutaBOhIuGAHgJDwJ8atgY/oADy591n6kV2Tn3n+Z3WGX8wLiT6+B/CY0129VWjlGihrcVPzToHxrzKDtEdoNx1CJvzwUK8lJnFKnQnwH3BX7gYEWr05/+8
DXbNMJZhFDXL94ycqT+c0NEZjVn777OqwcvRJpavvO0RFvyevIUs0cXI4klENQui7CsdstSUgvzEc963CzqM5DEuU3kf8Da0me6SM4daz6YwV8CVXFhY4nZm
HacvkPWsQfwKMoDNNK4AWL5pvDvukivb1YrZQjYmVOAiZQBKSCP0jTd/XCiJ27j2gLKxfiV+Q9ZNeZGYtzkiyybDsgTmlbwlNdRYbe1pYDV1jf6e6Gpqy48i
FOQPRH/POeCbvJtMJHEX01c2ot7PmdMqOOv3KsimmnpbBBjPw9z77vpcXfkDaBjxxj2s6LBuNrcCmQmuiR9OTgE+AlzQNnOngvl0BWoL0gUdDCzy1XDX8QL+
3cQh13hXM1LK9Td9pvrdeI8vdO+E+ik/pSJEZ91E45c4QSrxPeotmhYrTfACOkR1RXcRs3S/8C2ZjwOXqydIH3zt86wqsDnfEpV9UpLVXQMUzClG4VYoy8gF
eCFQwetfc9LV3F8pkGoZQtO26VD5mSYjV3jvBbqp1qa9ABzuxtrtCTE7Qv01JoNdTeRVgDWuju4U14YUEnf6fe6aTnjd1x5QUwd4XvRM211ffv62kT1UZeAT
a8zL2g3UBaVFPeVRcD/lfIa2/uV4kveK51reQTdYOLhOhm9h9mbpFO8X+gEFRs+zBrO8X/mu+zZL78brZcNlnZOHu9u6ujT8AHMrlurhh/BBEonkAxGcWBXn
H+urnTY9q1saluksauKVyXTJ6f4d2gwflZesHhRYXlgDsGuX6URryO+910nlflVNOaupARzCj8a1qLMxt6v7N+c0fLB/Us6ilCJ1rvq4/gOcC3Hf4F8jmJF4
CzgHNpWvSRjgCOHrNWMAkZ5iElFVgT8f6ykfuKa7Afcln9o1Kq9bztK1ojWz967hKfAkqC9or72Ug+LLlW5vj7wY3qZDBC8aleHBuFTKY/LRvm4Nu6gf5Dws
aNywfKx+WiuoGJVH6yisXLBtdU99taz2yt2az7WD121xnXfNlTbFm3sTvKvqFyqvq7907QdotUYzWXbKtxOQQos230k9qY4kZsW9XZGVAsj6p/lzK22uXGhw
/eF8yOf6IPnIQF3pJukLWVH+lnV62TtdV9VQYHDOCMDr26tqg3fxfa9bpt2u76D8TsEq6+ZL6/RLOJE9UbtCXTllXsI0xTpFcs556blCQrYRbyOdKK+srVm/
QU5/6R18Fz5SWzu5oaqK5pG2VD0xa7nCln25XnzaAKCDH9e6wLGBa8o9yX7fl/jOwvGFZwqbqKu6zWmz/JHsxMRTgKNSZ209+VJgUdUpunYFC7yAZnLRXrKa
up43IWfQBiw7nPeDWw9clyo8LqBd7gv3ZfdA9UM8obBMVeSEPWWyVppZaRNVW6pnBi5Wn6t+oi6/aub5OkaGIRHber5HwdLwfFPHYFSlmX+tgMa2A0IjZn6B
21DKhiy92TuhKuQ86xfcbbbH9qa2eOYQW79l+RE8bK0JPDc9DlGmmUJzZJD5PiqiFvOPdfCl8ywzhrkGhdhB6BTj4YiLPQV7FaVclZAdo4AGtiHwxeI8qx48
ZnkTxIrXcc3JzaGqbEy/PDbKRaxaK8ZUiF53jp7bfu9z13CvueHMIeRnhTRQE7zDmMKjGg7KaK1XYA7CaK/qdhbDbkns3jh/3pXkzKCqkcpXwdYkPAaTK3+0
/ih0DC1A2WLY/M60Dm0XSuFi5Nhi4RPK+TS1OJ7oDY8xN2tyxjMHmWGaVSqKK3eI2uM/Hn8L9iCzwmZCRpYp4wOrcKTwA+jsP2/TLZfsD9BzxmFEVTwMn6Kn
YyI5uFjaJ9EskWMT9irM6A6Su/m+xEhXCIq3lMduz0zpFxqlHBveYOycf9h9wDSEGBRayKDacYpZpXMU421bcZjqseUcZij+1nuE/oWbqqtHNwfj3UXs6Qiq
y0L2wu8qDHPeJyn1bnAavZjapnYSjTYvMfXmy8C6wVZ09ZCUPwsNDHUwdOcrMqO4L4RnYJWKi2yfoeuxtsIOQUd+jE0HZ8CXtCvcPQ3ZvsEGGsgx1YYuMTUs
w6hL7kncAvBHCjYMCfVEasADGRxJZfN5eWQ+Kw+tICqapqOajAh/NYL7yvQJwmnqWbAstQE9gu6G5dtWYnXgscXf0SfMs/ij7MpQARtvfm7bx89gK+D3uWI+
XbPN9TpwCJWRGyIV8WnmfMMtV9Xs18bJQBHY0NREyAmmYWXSeGQCdtdctsHDatEBps5hO5yA7fIlQl2M7Yu/KT5toeHyK+0MP8ze397E5I2MNs1vEhbwYlGF
4PfW2MdcqrwKnGDzCm7bNP5p+Et0IXvDuQ2/JsUQ2P0T8ZiYCpXfDafY1jgFc/XsnVhfNC8wxsoS/yGj61gVeYy0M7ckgNBgLAnbxWDgG8PgRjr+aeg+18A3
FMsTCH9njQ6664uzLfGtAtpufmO4zol4NeJ6eBKJuD5edCaBJIa2jCQGvuavTxgt9yN9eZuQpv8V3c0b4C8YytwJeFgiMXxms9jaa8fws0Mx+Ll/n2svW+NG
p6wdVADXBZPWwS1T2Z+0fYWFkVtYTnodehLkzP2KiNkF1vGBTmfvfb/Wpp3+2pZx0K5IDfse6xbuu5AIYkEMVf3X55TiA9lZ3GGgBt+a2arfklpIxNQf++u1
lsi39j62VOYkfMP4DUmhfkF0PByi4x/V6mbnfs491+/CukduFWTRzaDKhvKjOkC4a/GTUyztUAc6CLnPN7W+ItfASegYdrapFt/EqlWu9Q93jTCPt6ZAA4Vh
/GQWYQSssd7O4JEGwSyqmfszYF7BXemIAinYzT4fnIMtwvrjv9I9iJ+ECup4oj+/J3CG6G7UGypE7qIfswf4GkYpDyGHwpPC7/wL7XM8y/E5+HO/H5+pGKWe
5rXDT9GK4PdmCT2HucB8rJoMs2AWb9YvsBRbIOCC/2usj60oWCE8M5iKbKJbUypeaVTTGVRT4VO+WdBMHFMlgibhrU5jIazT6IV2C1tmOBs8ydfnmrE3g/P4
Q4hbKAFg2wl9U2YmyOabQr1YP6qG56KduBH8G88+nyeZLS4IZ4cuAQuFd8IUXRbzWPkpjNKJEbllX0hjZ7iZTHWzWtjIV+FXm9dF0uHyK+IqfIO+iAZ5i3U5
+LRgI1YdEcH//mM+tPCf8JCmp/BGwyomGePTZwrbtXPDJr4rdkD7fHMNfrR/sba81zEwDWE+2yzFuvknfD0fuq5bqo+J///rFT0/wpTLRXwtUA1ynNjs/z2w
hb+ALLC2LP7BvNvUNQQG/baRKGQoUjVhYdhJKpm53Ld+UeSHI0YnluioEUnMznYOEQ19RxRs9z+u6ecMw+5lr1OdbU3QtuYg5bPcjCxR7WKklKLxONMoaKW1
bjNRdMB759edfYpUgGVCM2EqVcU3SPc9HOdfyI6z6Gxhdid6yWZFh4WjWglHzOg3ap1oKITb4q1tzZuQS7Z6DMSls6IqAmJ8jD//dYr0MNiUtZBmWpgoK8zi
TGZx1ef/+7dymx8KMbtCzcxLU0swm2VLSUzVe0nU2C/qXJuRvMkXBBOoIWRXeArdH8HN5c/iRNARfmpagE/jTeBAROtaa6sOyiN1iTaRF3BaZLb1jL19yY4s
N5/DHvTGo2vCz/gk+2D6jrax6XhwM5SrHKJZ59wYvzpNRU6Ce/EtiszkJPkF2aECSPiCqMwp+CHojUwbp5Et9TEC5zvOZBrGcF8UaxJbk2sjFYvV/hpwMiVP
+Y7ZLQhp09Maan/VDSVn0a2IL6C+wlEczDlMvnIPp5Zh/bmr8GQK1I2OtCyZK+zwV0FroihaU3mPbU85YUVakGwgVLT9FEFRQ2SnYWwjpm4vrjKZnm80TTAd
NA8MbXTfyf1Z3wR/Bt8BXdxPSKZRYPcgLaEIM1XICjnZ4+b6vFXITBzvupt6WXPflANOJIOG08wjV0fjfmgtPjD4KqUpB/FZxtmmh8bu6isCLASI8YYJ6fvQ
8r5nUJiB1AvjoUuNEg07I5+YXZGYONa/RmW+5WQkLfxpMMS1AOtDD5wN1U39d0rNpS3ZxUwtcgvwi6J+oPy+8yXWjK1dVoFLQ/HijvrR+i1EzGzJX8cT4Gmh
uhSIbUOaoE2V3xOXsCbhTkIdVMI3NM8XBlhuW8ZzKdbh5gxYR8dxGFlb34O4oYrJ24yFwBP3mCQxc0ofYoGVq6TtQjCsNTvagAuIZiVUahht/sHsQBPsrOaS
7UdkCFqVHuQVyaf+w2LC3Eh4kfCJwW2oTPWiHvNj4a9Md6zf2a6TqZySHoZB1vWgJHYHGnHW+r++RbJJz37MNEWTuKfYI66ben1BFKZYLB3+v16boz+DIvRX
xOxAO/Ao0wdpYBRj37x/tD/UzlTH8jkuhHph2zEvt4eJWqWVxFQAiRp5To7sCHbH7jTysm5uqSEBFvjyV70Z3zbd4S9jfg09jIyilvA0fYJfaT5jOOtby/TW
63ij8jJ7DFhEeUNniqtxbtNm+AJdES4RKrG1g/3hDsB1y+SCSkWFml3aj+CfuVTdj8t+husVfg+fDj4OQcqWpof8peLs8K/OBeEj/CS4LlELzrVVi7x0NS/s
6hmJWHmGdfpXsSzjNExWTvEdADplOF1V4Di714KgfjifktDrc0eyPzODqR22ZpEz5irYL6Hr9HVhpnuGfothMV4Z62m5AE8yXTFuN0rsN4INvN8n2+iP1FtN
8VxvxUUUYkqpyqbq4bvK27CaFMzjPM+DPtsreL0wEagZrGfdjz3BB1o+0ncJG4vvmnLVtwuGQdeb7mqUiNUMh/lTlkOhplTfEqX2aXgbNsLysfZTtoZy5FYq
4zMUQEhhFwQKx9HykYfNmGm7y6/HGGEGf5HWwrVR0X3rvefZ9Mt/+Kig83DwYVY3vCk30jDB35IfZYFg2NUB3mNmMDNdfp13CNPIRtNKzsI9tf9uE3zHtDFY
V3//VYl0j257aL7pV+YHYm1wnHEf+bGQbBrONsXHRY7z6WYvQ9ElXFv4S+ImPkBjzH1tmKz7gRW1B9FrxdFzINFZYI7/rDgmxuX+8/aYV4V+5H/jj4eWFXSl
PqF/YXr5Utj80GuhV6hK8afMV0SCPWp16l8rba/V71dhDu40r2QGYl3JPdiW8AKus3M1f40thToiY5W1uRjWVxztFCViqU19Hlpo3k6P5AyZIBKhvqQ+6C1G
5XJ0gLtCLmW25gTcFFtq6MEX+aLil/81bomNi1CfPZTR3faTrV2kOnmnWMTGSKKiuB3iO4TOpEDnCG0sq1QZYG/vwKLxWHm0+wC0Ib0AbWPrm04hldgKoXUe
Iv4qlmFYx9Rj2sO/eUdABuEy1Z9tBZ8N9Qr1cf7O9Qnw5NDQJF6pSvQne6eruzaokPqtqqq2CzTHryQbWZcIo5SPMB54ijxDdNAjWy3LZCsKpiCtQwtAbWiI
LQn6Fa2LnmAlXHt6NOr3D1W84+2+w/RK7QC8xbIHcLpvLLEG7cF3LtlOXaJSvJNMVvwGelVfj+lINoLLoFHazqGTpu/Dfbh1wbau5NCL4Bx/W9NviiIkz3Qp
vMowk6vKqJkA2hvshuJIJ7YWNQJYJuwE4ZLf2ef6O8XN+JGcNfTafJ1tU7yFt0Kz+ALyEqAyrAydBzu76LXJnh9KK5a6iusU7w53CdUJ5cBrQAqswaYZe/NN
DPfB0bYZ7B70ALedB4tk6YW2ZHv5qvoNrdF6uOKB8H7L6pK18HxkryFGzfjvEYv7I+Z5EpxINcByBIcwg74G3gOSTdv16/g5YAZt5a7iI4Ty1Wif4SF3miPh
mfI0+CRv8KVZYvZL+eseMFzBGhR2c4/VAeSnit5ofd6EnuD38gFhx9az6Yyl1LoXzXS1QmzscWf70Efq1cBowwx9jHxo9F1enAcihpaOxZeUfIBf9cf9Unp4
i77RUd/nXF3bDnaj8Rd+qLUjCYRGCBr/sYyrNGnKCYl6JO99KyzYFgR5M384qRKzVqZiE90ncJvtdPpS64+hTHZx5DjYXYiqoO+Iyjl3xOJkjLZSGCUsYnYz
m9FpdHYg1fKB/iEiOPGZpjbIbtty1V3yFNsfnAHuA2PqNP/1U7stF5GbxceBXkA3f1tj50gnWCTvLxYDRtt3/nyuL58QZm0jTdUN1y3fQ7YAGCzvISfb3iB1
rKmRvaZfsEuub7WzDffCp/iswD2mO2fitlinGWbQQmNb6Q4GZn4zb/e0DbQga/B1dLf5Kv47QYxNDBYWjE+rmZpOPAHbln6mXR9sB49TnVOdAC/b2jEd7N9r
lcJgYD//mvqZb4SpAxvQW8BzOgCu8hSBj4RQUWe4OyLnZkh3UiZPZfoZYTcPclmC54y0fD4wV6jItIO7UnOt28gWlAfXgRN9Z5gqVIrQikpGgiBPe/0H+NRw
jq554+Zgp0Y5ARJ6KWRSQzyPmTZQE/XgpAW6Nf5XTDp7TLih78t3Vw+3diXcxIxAMTMLvmu45otD1MKNklZAKKTl31lPGze4IoH++IX0WqH7th+EC6FW7HND
XDEU9NiW2mbCcbRgfskPDt01E8jnfrv/sBW2dEUVbPlZdcg/X1cbMGgfkY0TvmZTTdU2x8gb/j3SObCLiNPGEZ2lv9A7zWGQYCcbjhhr0y3dTuQV11edi/Ns
+Tl8UMcEmjAZisPESEMrTby7LRi9GvHPudoa+ogooS2+i04m66XvPnU7dzOKqTpBtfG34MvNQW0L8BB73rcVaGA/S442vMxqbFjn7UHE2JMlMbhhsfPhjqiR
2Qf4WSLVJEnt4CryvnYs98a1gZQFcPgU7NQvhx8p3vJdyen1F2Ad/LW0MZhMf982ML+xP7t75QWoroQSmGXwUwVErcihzMuowXkLqsu0I4eBIhFidH0AcWa/
44T+ONMEtQaqGt/KpxUtooKGWJ0DxFEOi3yP8f3Ep/I2TkdaTahtka5ItIfye9dVaiyBOnFDDe/YOHVncBwMuaN2k4yuHxITZ2mkM/WDwF/ZIFE1N830q+/z
YPlseBlYV3UAfokO8x5j/P657FQ20feMyCKmE0eRFr6x1LdEM7Aeh2BnCYjYS25W/uaz+Pr4kwgzaSTd7l36nvLfk5LywHgw9Rq9JPE5dZDBDbVVvUk7qYW/
LLQx+/EC+S2qtr8d9Tm0CNwLVqEPCxWYdt76qp9xqccIprskvnjfPWJfUe81hdJs/IHqDpCiP10kC7agTyGzXBh9kDnJdsKrEE0DzeGpAJcypGgg8c63kjzO
FGRHgLGB7XQfvRF4TKw0dqPiC+ONe+Cr+GF9Djud3EucM3RCW+R/Sdb1f8ZsNjvzt2hvMl3h3eZDwi42Gz6J3yV7AYu8fCFhdnlfQRMNMtfwwvtFHufgnFXu
gvAt5JTivsfBrfA3dDfh00xPkKnk18Bp3xsf7nyH7NfLuUnga3Y8UX6ngHmWn2quFJgkLNPe8DfkKyIf5B/88X8RrjNViXQ3oeYVxb/aPyr+omBuaDo6CWsZ
WWMqtKlYSUlba/ksA8w1hQ7yLZE36A+QhnnFKfiouPh/5QHQSNuIdEujP3ye+mhjbpDlNafz3w3NF36A++j3s/L0XKiRAQ1O5Q/iHS3TQbNtivQislYrirp3
xPDMY8ZLMVDD0XmmMTgl//NDJ+hTRGt6bAgUpvH30MNYmembQHPye+NQC4W9Md/mX5nOFX+gA+v/7iCJDDI6he2AzbVMmOBB3V2xmpaC4Gn8OHWAbGx7UnIT
eip8IPJ0iNbL/+UDGlGjcJfvwH6eORq2mcYX1zd+MMcfFdkZVPf5erj5R8Au3FPtYyJBr0sETfUPS7a80ffQgfQ6WBZziq1XfN+6gP8PmG7xGsJ73zo5JFX2
pnHslsGAQeQhcH2o/DgONNZFK3GV1IeZq9wg+r7xY+N0tiJ/AjMbM8Lb2C+phulKzzESxh5YaSWAnNRl8Pdgq7al+gK7TZ2NjDYcIxZmDnF9kjKgqLcnNfuU
FmZHCzX0jOskupAfyg3iXfAKXyHyXUiBBIMMxqBKeI7lMnMJu0IObTSBfofg2j5KCq6KbzeelO2n9nv6IbWN6WBvlNYfRSsyLH8OVAfXGVi0jbYv09Si8G8y
b+a6+saTc7QEXMfU2NSQvxAeyVfyISoFkW7fQL3mWppbGl6YllivM7m2ScZc4XI4gKYWL7esYqqGz7EvLSnkBGEmmkKchxpDPxNWW09+Lfu15wqhshxXPpWV
BM75DmsrGIcAj6h+3KtwG11d635wEZkYDmPZhp2oBVG62hk2MEGtXNjPH023o057+ZXUi1lifoRWM9QQjiJzjJ0FeShKTrJcjHKRH2ZsyxxDwtSXzFK4Mvba
lB6cHZxELMKuMXXxBTqVeTNafi9Lhp4ZTwdgf8M/IqreheuoYaaoXv+/Vpkq/NJcFWkIQYGhGIZ+Zf5R30hoC1/mV8PH/CrkCNKidECzrdQnRNDdiv1d/QCM
gLWZ8xYxDlEMvfkP4f/FcHkOUZ0SSdRs9l+/WdGrh+aFKkItizeWbuMTg+38F409oEz4InQVZU3VDKP1LiLme//1uJXfIIzTP+d3MlZ0s0Jqr59eA34UPk6o
2YpCCWoy7RQYUBQLExshXq7+uSEcV7KampbwKbcPvh/+Y7/HRHELMXtu7TD6mQFQQXC0+popBd3h6ixIxHonv3cly3w/WL5Kd9m85BJhpW2oYbddpE+QJCZq
NIpH+gL+RLeNcRa2Lz5ZCzLXDiijZCaroWNQG69GDhP9Iomh0XkzQ3Z/LxPPx9maoEmUzJaKjBVmQw3oHNNQoYstrXkP0z6mK7KQ2O/7rLg1tNa0NPS4MBWo
K90MdHefpWdoVOihUGfVj0k9+bHg5WAF/IJRj90Snpl7h04S1fwLgrMjLdlkrj4bT5go3rrCvZZtE+apt7rBhvHKN0yYHawp5TP9z0GAz8N2kpOFDeaZxk95
OcnxB5jvsEpGiviZqQp56cVMBfY0O4a+yJ/wH8fPEVphLTqQ3UDSjcch55HfWSsZz9SKPHZ/ZFpg0HG5eFV9Lb5X5Ib/Z8UQbDzTDqgFm8yZhn1kb7IjdcT2
luFhFV1KfaWsUnS1MFe5mFtDD0Tr8g8NNZlKlCu0LHuK565uKt/P9K0pXVM7MNrt1dZGvOZ3plHoJFv5ebXBjKicoD18Cv0Ktttu2a4Uf0Dh78/jqsEhZEY4
gTfz2+FVGiDyc+lF/hE1yteUPxTuIyQX9Gbnbym/ku/ysvA4sga+EGvFm+HN9EJYZF78YwX3R5PTj0hT0Dz+VTg55zt/OrME/cp4RCB8m8KzN3xl6+Z3cJ/D
ET618WDjPPJOuLGiIjatWKTXk5iHIonB1naIcDXFVHIkMdgc771TZfMavl3kka8U24qugdtbK0QKBc7y0jAj8kgIZyjRhCbT+Zi1tL+OlPYzthJrV+N9A2kB
CHXJSXSPoQJUNdzVtxKG+ErYSGN3Kgpa2yGKDowe0fxvBdRIALlC9GM6RI4iG/R7kW9bfiCCjcp+lzie8fO5VlpGGBMM2MYGj7JXWEksPe6/HhnDUstae4Lh
SqiHpalN1uh1OAaD2CHSszGaBZJo1CcFnyVocJmmGWALHVphLG+vh8GfufbD1+2dLLPQ/SEo9EzICA23R5BMpH1J/8j2XIzVbDvLj6ffmWvYXpkn8Tqiami3
sCKyzj6pBIV/YrSma3UX4xvUx1O+ZeTCU+8enYHCiGvGZXwC7MNI22+Ro8a9ZPOQjNnLrQ6eYOrkOLGz7BJyjfFhoy9sD4ufFG/SjgpPYCKK84U7mJkwamPZ
9lg3oEjI1rvQaux4HrP1AbZQLcn23MCSpp7d5ACY9CVBOyIk+YX7Fp/KHIY3mJ4UO0EmdCVAcIfQRrauJpnnARzRaYtvWocKULhp9pi0mpFjZrnt9/DnfCLt
obsaOhrLXN9BM7Gv2AYWkpgfmWcdp/sSx2XdEoa45pg95l8KkJA1JOEl4al8GnqbIQ1VmN4hM6OKAKat7DJuhrYadSGUyw4XjvHl44396O9gSuiiMDGM8R3s
L0LVff8FITs44A9L8HbCrNBt7CM2m4Klw6FLDIU09DVWbsxMIiuaPHD5/K2OfUE5UV94A18dmcdMZj4uFqmQ/uPZMziPB+Fzlt5cNX6Qx88eRbuEIIsX3WSb
Z1/JX/nDBm7h1fhR8w5LNn3MfRINMAepFQrRHheSGLNTIoJmloh21hPvvCCiYPp/36MdYYtUbPQTbYOvG+ZTXwA9he9CzmA3azXrxzoFbxHeWe/KYljLv89i
bmQ3BrKtvDetVbbg1m/9Bn8CXWC/bFlsUlq6S49uaU8tZkXRSdHx3qJYvtpMdXhITmehDTRZN47LLXrNiPDFJDG9Kscw3Iw25zIVtQtAZBG301QDlUhEs+N/
n4M3Ut9TxujNXexnS0pLaqbvAkV7ekXXPBDLP0t6kd8q29sO8jdM30Cf+hKRCeHy/tQ46Bi5n80kFdbqzInUm1wLK4v2gyuQLU2t0QbG1ZQ3dJAeamLQCtum
GUG0DN0DnkeGhe9ZvPBWUIVfZGBzd/3Ar80uNA9j+HCAXIb01wXAI0wNV6KcJlNMw2wYjJIANcF2lV0vdOZLkNumrtquwdbCVLKXbSzsZV9gNQ0K+44wBUzT
2wxv6bbBn6FNoRGwnekRKPFO46sFUvgUuJ+zOvyA3MjXEgZFLgQruVdQm7j2kfqhWtRwaojxW1uxebwnS3gLp2obKbugR0I04PzDU7GS49CmQnN4I5PNttJs
Z1r6FukakFatVniTOhFbQLwxnLLWt9yHbwZHZEzjUIZzlylLvMf4+8GNqkBgLc/g1ZbtJvqjBfEHya8CW3wX/UFsPXol00s3CG3A1eh38q6WlqvKx1VtfcZg
c7M8VEzcCPrBUv4z7MO7hcQRoIK69cI5rjaXYm5rDxNWQWMd5avDrKdWIy7aqgPYfLz8avne0DYjA0HYn5Rbueb+ODTNHBNP/NfPHfHDmiTmJ3IisYBuas2x
DXIXIU63D98Tihd8yB7+IT6CraFfTM5F+iNN3FITR2VR7Z0i6jvivCBx1axoOL3oHc7Fq0hRcry7rfmox3KZuqXLDG6HOGy6cQJQ1Zxgms0XmAbZLnAkpIVj
VIP+/oRCU+20vu5E5afUXnZbWmekjMszDzAUqqU2Gt4J17P8VlRNEEW/RLFnIuv/z6NaNlKpJZ7ATYDjqgdcd8sZQfKhboxRtVS/ISLsMjMGCfgfUWZKdvw6
VVSU1r9sSmvYrlJQ+f5dmj06PzWWu82LqIZIYqptRNmLHtE/2EnzEeZtoB13MO+kaYqq/C6cAB4RrppUTHVWRS3zOZhGpoVsI3geB/hasQxwnu+LrEW+QTIi
ScGNaoXZphVMZdwBdSZFkUFVBrFYtU2uqfI0rdqm3tLuat4wzjNC+9j1he+mWq6uhV90j/SmG++D1+HVyEV4vjlNtoNv5O3nimMv6khkN7qRPpzQlfjC2V82
E/4EH7ShMzA0gTKH7XPV53kD0yO0kWptqhlkPDXMhxXFtAVsbSKhSWxi2lgcCqxLsTO/sud8APA2uCG8Hbwp1DbGsfm6m964gqu+e8kQXUbWUFdBf8Masqhw
gbmMVufu+46BNkZl2RmwqIxEFlmVeEy8DujRo8iMwGTPYmojsM5z27k/L4XWsxVd7Qw32BHcIfBx8B052juHuU8vgmoHVkMPgjlwElNf19aoZgczT/x7mfL7
y0g4x9DVt0OA+DrgW6wFdxsWzT+/5xEM074MHONns2rukXm+eRMys+Au4tJfEZYiK2VeoA+xCF4BlZ9JcdaHaGuiT/Ia2SBTvz/OTcbFqBr9Pfr1wNlZJ8Iz
ifq+E+BvWhaa5Q8EL2EZtlmEiWyq9AUIODNYUQZTvfVUUhzzhG9AgeQoywfYEw5RtIuYQrREFDctEUH7inC//89vu6DzBa+5g8EfDEuIJ3paW8b0I0YT44EX
yargJPIb6AI8Aojehf2f75gd2O/rTbYVniJTGDX99WaXojKd567EeZEef4QSC00+soSK+X0lIgolUWqf6/nZJkx4Ro/V9EH1VLUGW4yiWCmx6umfj2/B32UZ
ntnMTaiTjtfex29SIl2m//Gdj3LjXafgquxC1SkIY8+aRylFsaHinLyo1bIeBovvIrMfOhyUQBvgfuAP2vKzMpvdwWcYQMYa7sA/dj4xFwQ3YYWqZew0Noft
RDNEtlFiaOJ66P/KuNDQkIjnViEH4PrwYf1RVcuCE/oXATN1PmVB1ooG190H/bM17yDCsxhsbDiDv8Jem+a4Bhvboc+NQ+Dp2jPwV5bhCE2NQRA4Q/uIrli9
EriOfk025wjmccBDPtTqCj9PSHePwruzDqq+B8e3UXVdMJGC7oUkWntwP3AUpijWeUB1wchzW5gyQ3P0JrvF/AIcFextrom88Q70Tqm8vDAleLpaInSOuqb7
tn5ltp9llGky+SMD6WYhS5nbAZS4RNSm4nW3je2BI7Db8NaXrdqifRG8YdiFXgHn0Dudh5bdlhzGuxviA9UwX/AdMh1egrwMnIMaeQ+Zp1IN+HZcgdmPfORb
5Cs1zdIl6WzhA2T5cVnO5sDd2JU8seWiOsFynz1sjcES+nvWbqGPeO8Ciehuso3pcKCTYYcNx+/xA4MLTK9NJSxsum05S5ePvNeQ9/Gu1tpMkaGBXwJqvZ/6
RTjZ/5ghn4JqaAXPK5cAA+EvNk0Ck7lOTFfiHHoSa0tXD53hhxHfpm71SwwXaBnfJtQ8sjF4SLdXI8JTj1WtlUg+1FfQERPjIxFDa0bfhQeBQT7OfgZ8zsuY
jt45/Gposre/oT6ZwFzk11n6hi1UO5uoet/7e0HgI9PW5Keh9n9clfbaVNqHWfm6XJ+QxTI+/Zk5xbTRMoUV08CPytaM/tqfx2eDw8iSwK/KqeZR4CzjFWGS
LobqjuiOInHARDxsjvyAjiSGUBDZgqoERKmUl5uHww3TsZ+st5gL8C98/8gEVVdjVK81uh6iOLrrfzwr5TlQCa3+w75s0X0Hz2W+xsrP/8XkteBI5Ch3S3gi
v2/vqz9PVsTisYru2sh3kbNwH35d8bfmZliZzhzUgjRbPdzBPIW9zqUTrUGGS/be0XeHz2SfVTVW5hq/85ZiFbQdoRPmh2Rj5ALvEhqae3o2mXpiXuwLtoh7
CHfGGsEOxsZ8VXyPOWm4xaHsEc0M9KXxfgiTjqB7+IDAujjSWd3o87dlJxBntfc940PjTbux9dBOfc1wVeNn5p6hHfo9kSxrL8ZYoqGGAuexm+h8DGcWM/P4
aWQVbCl/Ha2LVoblobvwKOM4ehRzEoxDrnO+0IUintttQfjX5GjEhT0MDUdOINdDHZCt/EHtj8XLydKPfsTa4caCHfJLTon5tXOX0CO4jjuB/Klmra0ThvnD
6Brzb3xrrQ34Et1km6q1RpKZUMaEdLO9vG8bRh8JeCSL2WumrNVtJ0iFELVi9K8V197YUthudfAXjeM4TGiO1cBvavsTBZH73KHgWIOOesEWWspnWrpEaBSD
thtboKWMLPeJdLYxquf+rzlTh28dLpI+CqYHuiAToL3wzkLGsNXUjbzqWoKmC99QK2m1aYwxn1sZyMO86kG6rugQ3XqvSEQVfY3EUguN7oGIoxMkMfSD/vHO
D6Er1vrF95lCmYIBzWVkClybe13cj30HOowmIx+5w1chRJhm/1gZkyJpBjd/1HRMt1hQmHqBaWonw/PLTY9Zr5AUHsCEUHdQItadVSziFMnaW41c0Ii+Nslt
uw0tgs3/iHw/wNqN3v/D0c5vMUssZgzQV+fTfLn0EihG34q/Z0RZ5Gt7Y7RquLLVb//MtI7+TBBFEkRHrUtEKgqSwSGtuVRxVTcVLaBbJ1f6ejpaPgeY1ehx
ZBXH+vSpLbUbXb+bdvP9+adcv8gy2xKzOvhU1gfLMNbY0ib8haYvv8YQQcayC7XnydHoebgXPIBrgXShbybxqgm555B4tnGTJbol7LgICXRZ3ABXmEaiIGbF
ZkU+weopA8ZpRCVqKr2cOMixSIgG/rA+J9Dj7F6ghL1IXnEhzEZVe3wjcU9oYe8Dng5dZNqDoKW/9qL/KPnQ8zigYzYxES4I7ye68HVsfcIPtv6A34QS6Y+C
Z73Fwk6hnTAhVM3TjxgRsVCtXfewfDrP29+7TbvTNw8zwuvRFGKtda7rTXgW8lL/gEtWZJNHXCUZo5BV6Au4WbALWpeajrymdXKlb032BmuTMFa6NygXtlKv
7DU5T4jhVxurWE8GltDnuS4lLdQROw/uRA4wGlgHf4yWX1HT9RxdmsvCrX2TlX7wxySeiOEb/H0UZOo6pzG/A2t8WBD09ktcQulz+uMo24vP8XdiL2hU+GCm
vCcwUqmjYP/4rLBxt8+BSyEVHtXy/MtKXCGqw7U9tQyzDT1dizY99tcEjwJhPmixGvcVzEJ/Z8YAn5NzlXlFrf0W1x7tEmSx9hFudsXgZcXukifWayt6RVAS
0245RPQg/nxlHIgrLsqbcvcDy1R+HZXr0lhInK6hfa75hnAGDtKVjOOkIt7TPz43SbrSrCLOgL+rRxg/gbOMN5LGUCEojGSrW3EZ5EjDK7UTErWhH1LB/tcK
fmZ46n9E/crMISYa28DLoId4VFsl3nnir1v15OFFUwwlhQPATi7eO1gVnyoR03p779OPBIYEM/yVDJ00S8itKkL6wCeRxOBdxEJD/ms89Eh942jyuXIPEdE+
kd0JrGHK7ynVPJV8LaSdNjzWt/L5EgYR9kBx0c/EGMKOzAok4nzgMNiUAE0X6w8vnJ48T+eWtqM6FbxRun1LoCfKx77xREAbF1/WcG3V8+pPfHu8X7oArY1x
5lfyV6KPuxycTdvVvU+2V3VEKffOF+rBn3mS4Gx4dCBbV9fVlTLqJFAFqADc6/2UvktNld5IvZXUAGyf/YnLkXcab+oel/KqcBexyP8Tvj71svSsbqBcqF5R
K+iy/QnQr5pexrbIQKRA3wZE0NayIupWgpyMD+xSu/Wf58WplltzNW3xW0C11NHAwqJbSL4va8Vd8NuCbvopxGRniNmrG46vYLPNL4ieQHWzwjOcm6ZU0+MV
T+qHUwYbVutKgArGZchyKt+fFrBAvcA1YEN9axrUfkpUUQ7TTNOvTq3M5hlOq2Coibn8zvcR397K2A7BJvNa3Wpf5cgzWDTb8N5McrP3DROAu5q74bt5e7ae
ZLoaHrI10sywmW3PqcAVCFK81VC+tjLRvsl0kekU2Rg6Huxtv8JUssb0mv965o1JYdsXtAcjZF/pL9oRwgJ9F7PPdjEyH17L+kNSoTpSnRpmb+v7lRHMJXAS
lBxeafje+wEEc2y+kOSDzHDxPLU4UuhfHtgY/id+k/6WKR6VYpl8C0sdQ6mpErkIGxyk7O5AWckG+1fgBzhMf947p0/UXcVKhEbkHuihbjbfw/LGX8OKCQCq
YDYgMqxy+hIhBjZSTLE66m8PDLSHh1FXmHZBDK6rLPMpCBGrLBGNPf88ehKxs1dDozS5zHXVqIITVGdehLHxj+s4DktE5V9utm8NePTaSJJFsMXMGEk+WAt7
j9e/QjZTC4XaI4XsL7ZvgyPY8rb3R/QIsCTwUOpEt6M7gAchPDgfPiYcoTMjI+wTTXeQm4ETWGW8EXPNjISNwW6WkvjTTJ/cdhnByK/8aa4qc9ysSBsJpkCd
FDqhE/qTOy59P/rQvJV/agNsPaw/FxEh0PwxvZk5GQgqWoENw+fAu5EJ1G/GsZYSbAadxLeKtNf/jDwFO+MGY2fvYLXEuJuZV7ifheAe2tsGLaMlFS6n5TKY
TTsiqyG0sEOR3PqUb85MR2hIyu5V7+Ow8EttxJNo2xKyChWQuVQKVdWSnGHiZoTOb/kEblCqDnds1c+6x8awcmhL4Rx4Jx8yvkV/YY8gTanuwmN2hOZXbp12
fWi6YS02TDHJtcD9NBAi2jA7iQKKNCzgW2ifsB+bmlOn0f1shiVHNU5fCW8Nr0bqCVIf7esRChHl8RCv0D6725Te27lrJ7293u4OO9/uyNyeVjZ6z7ttF3bn
szubt96btnPHzut7NvHTdozY7didyOu3zC57TYL6fk2e7uq179F2YWv23mOlc3Y23h7ZYtm3fNd323/c127rmS2Vd70zZ+7Rb92/Y2bZxlJfWbXtxu3DStuX
xZfu2morTdn5auuFshvbN+vv+Ib6F/nzZEpgtGx9YR3dyopjc140gFPuFvR0dc6L9xGbbAhNjC7cCKtANsDIGd0DQ11gmeYHaSPVHrK3tJLXbO6ukbve4B7X
RO8FTS99c/X3EKkltM3Bmg1rEhM0taGtrjX+7dDEmpZK6ZLbSd+nDK0/0tsk811qZc8+91nmEjDTtYl4aJeRwzSXNnTSPsY/IuTy2upHssF5T/OveX/yf60e
Ih+LI2Clgl3uLwPTlMtZnsxdh+PHfQtd0wta+v0FbrwTfnDpCP0R1fS45q53+SZ3WcVneRfBK3lLSbjGaoIDPnU/Snrg/wLKLVhOtCIz4W985e0XpHPDzZAw
udtTJr1B/ehHwYauN/lfMqlAAdFZMdP/kbJB0XNZf/e4wu3JD909CzOJLgG7t/za/VqbLXvuLMsDGr4qwsi2ufmytLwZmm3uNPgadFp3BaqiHU7tAoPqDO9s
cJbnSu6zRKO7n/ONtif5WLk17YB/j6cHvtk1XQppf0zrq95IEElT0lDFfr0+4PO30g8qeqRd5U8AFWm1dfV037jq68fbDgEzCopMEFjDp8q+4+ntTsb7ODcp
Mecx+Vz8pWqJpkPeVK0bUALXvbULLqUkEb8XhD3FzjGATbk0lfK5C9P8fRI8mo6+ZtJp7huAVz7Vf8ngU9UqyPdWqe3Jq6delTPBfRP4LFBKtAnsJXr5DxT9
LNuJu8gFRTXzj2hf4oQuot7me6LFlRuhVM81pprfD12XOnyW3DaqfhpHvid+jXJ9XLpnekNSvTdtIXjUNRVaSHxGgNAekIYx3Xm8FfFZQWJgvExg37o+c5UY
Lyv4+l0bbEyqt351w/be5IJFgWn+8a7tVE93U89J9yj3L0U78fnO33O7rtU3rLJubBpWd1JaJflH0iPK497bVEXlLXC1rF6Oud5ZrVdXx3d43QzfVOVA2bvC
M0S2tNbGm0BefB1nRHbcbcq+mbcIfIU/8D421FblkqilTeZ8IEI9U+6VTiCGghsooz8VkPiAvCuVD6XudRny3viquGqBX2bPVW9g4sihyjx6Fj4bUSSNJk0q
LT2XeI1f05QSR5ivQMIVdI1NTvBuIvMNC/x73D1wGZvieSOtLFtq6MLuS3OwKnIwvI6wp/U11A7gheo8GeD1N3PNxu3QREBraJcjVzYPtA58TI3zds1JUiXp
nru0zuvgEGqgt3O1yq6wq1XhDeUUxXeKVSoJEdZ215wFkzVHkZFENtpdCuYfNazfLAEHaAf7TgZSlAsU9YC62jg8J+EEfQXfmL/a/doXKrQTW1xL4bLAbLAm
U123lTmW00dXgWwD/qyqQB2RT3NvVyvx/MKA5uUyXJdm3GBo5evp2qYY5uvk7EKPVDVhCG1NniR6BLSuG4ntPBl1S3Mp1yr6XcErt7Eo4MrOmlfQgVBqV8PF
MkvqV9o4l0yxEErAOeFWnSD5nTRKftLxwQywGN9cvJeMQ1TTyCGqCiMRVYQQwyyK94kX172QiO/3Iu8u+Q8a1JKouXZHDDRmjKqXaDz64bgz+nUW17GVfADp
+WF8VXStAvGZJPlA13sxD9kh6rt/CIHhELmqDhFsiEQEKeKIMW9j8RxjI+Bi9WEQrRHF4DhF10GQiMbCYj2YxCtDYuhXcS7ne89+lVpL+UaT7l2jdqrWuy3K
bPmr3JMJ9Wv6MjslbNv8XRaS+zxzkWaFJlKwXNZy8/LCt6rxWoiYpu678VTCKa2r8K7385QzBZ01N+UW3AtU0/qVH+lztKlrRqg+kSbJtmlae8fnG3wHEvqA
mg2n6qU1sNRvqRzujKQ+kV1X/JjSWF5GTFPdc03CF3gnaOds/tb5uoj1kPk9XPdcvb1XPHfxoclVfBsDYFE2PgffXrDY08M9bl1vxSXncfdNbYnmrmJfwUgg
s3Cw6p70kKt3XrbCvWFNw45ObWI71ayEH9Wn699MSiSOA8vilIrTed6CFZqarnUF/YoSqsk1EqD8eE8g5Hm1yOZFv0rDcVan3IPhy5xNlBrgmzxlbjP1TOnx
5P5Ss7KGfm+dEd5rq9u5R+o12h5AeZSQ4Po9T18wMKWssPLaE0WDEr9KGCcfqE+Le6OB5NPV690XVPfzZWAGrlMM18ril2R105fhq31a96WNL3M/Bl43nKR+
pWmeuFTpSKyMlygf5jX3UlnFm+/7jmW9U65SbYzfv+Z87nb17IJK2gW5z6g0/xL6IpPIPGf6B5SuL3w+dx3PAI9cNtTRLdmQXxMwu6v62cAQ30L/XqIykaM+
7NtdX+XOLWrmelVoArql7vSkK8Y3XOX7wq90v/YccKYvzveeyfUEOsouKFfmsbmTpDk1OuV+pLoqb1y3o3dj4QX/aWcPxdee9q4ustL8DJzzn9UMc9bE7SpZ
oReiXS2ytU7Oa9U+CLwqNOo8vq0yOu37lIWZfVM3buyTMjrnyepU73zlPpcy2ZW7Q/atboJerx3iKknOA+4WDlSB0iHS7SlLtFnJx5KXJ9xMi5fNdrF4omu+
uoVGmjtR+2XmxaJFyrqe5/gl/cXkQQ1/yq6fPT0vVPh1njLnRd462fSCz91zgHOF43MPSyvmHMU/LUpQhxw9pfFAbv6JXFwZyjsVPyk5t1ZSll2ulK6S75f2
UF2W7VSPldVN9jo5IJ5w61rpWO2UTYvB3OTuKhRnUzT+HM1P8pTkdfLK8taFS7My1t+Uzk/LUB/SJOMPk080vPQ1YsiCroJHElt4JQVzgDLNW/ckaUtt48Ac
ZyWNDehT0FG7AcrM13q9BWeBFQ2/WHNRtdmldneSVi9g8Sf5L2V5qT8Vbcx/lf25vwGu8KgKUhPmJ69VfqOc4BmMX/FcJi/HHS76Sj3Ja3NeKeBXvlJ8muva
0EhBrXtdeN9V5KxX6JLrNttS9iorqRrr26tPab/VDVblqYYXvJWB6ldafMPconpKVN0XaAi8zj2s2KaHlefj+0tlaZ6GKNFKGXFtTR6busw1y3fZV0t9xVUv
OUO5T5mkqSr7JVfpZYE42fqkZA/knulO80cUlbIA8Fj8Es08fW7Ak+3TTy7S5M1OOCOrt2GSyuPrUiQFmqZ9pBjguSKrrXiW3FFKuVZ6ZtRrogJUM6Rx6sdp
fOakzP3qwyntpH5tVIsYuybmiNHzLjriQxIjAxSr170kJpfSERNr5/gPHTMkIucnVht3xNiFo6vnRN8N/isnJXZPCvHu1I6ofcbEEJqxNHDF+wrG6tLiEOUU
R+8/KInBWYtevxQfackHZ54khs8nEclXOWL0BxfrFCGJ0Vny/99ie58fWrvRc8QSUQ0rx39aSf+xc+l/sG2SGNbQESML7ohhKx0f9NejryFHTCaCmP0Q7zgk
7j07JJIPXlmJqBcuZqUcMRBQkg9eC0nMDgESUR6KI2ZXakfMa+GIgYD8f4kPHCJ2N/asFcdf/f9budsAXS7xtb472hboi3YGRtM93XtyXroi8lbJb/N3puSm
NK27VGEkpplT+In+sVTTOAOzCO+ZXJ1YjB8lxnth97e6ZkxD4i5eaLiB7NA2dG7MsRc98heA54lB2ssyv2cS8YaYGFlW5wi+Blyaqk5yxTfTdJc9VVZRb/V9
6g3IVuJhz/68WrnNmLk4RmYtXaOr51ul2yv3wf21EcVtd67sU1+EulznNx6lZhNfyFnoc5JRR9znfKexX7At1jauAv0Ybyugf+FNzRwYxp/Eez0V8Tbe6cbP
IZnOrOqrum0wqA4STUEqWeI75L3guetuZ5gV14dkPeX310LXeHdrzX64Bt1Bcc7fU/5YsUgh0yzDT61tvKZQ2zepd3Z/4BXS0/gc+F/sfWd00+b7ttgJBMiO
HS9J1rJjJyHsvfcsq+y99ywbzN5k2YmHbGtLHiFsKGVDyyqrZY+yd9lQoEB5+/klkvP7f+5zDudAgESypEf3Ne7rfk911vl5P3I+cDbuWxZiBHIcLkNdY/rG
XBYxcjDUnzkhdhOe0y7ppFSbzhRj+PkoS8zHjvPXjLMIwmAVqeBsc8XqSx2kZqYJozsiTdM2mStZJuJbnGHoOn7CcNTm0u0haqLtuA/gY7KlurN+WnJBqEPw
TqgsGxfuL2WHH3kWbnIHubTLSWPgeWArpH5WQ759zUFUur9aoDvayrjB89BNeDoLCFIh0Bx7RkZBBaqGOrXnHr/OWAc9pgKgAqkJvVN8638qRFvywLn6YchV
aBWy0NgWrYj/oz7DjqZi/HPoH91S8CuRwIzz/m54mdpDnMUcFB8GDTArifAJviuWHcgL9g3fth6uXS1zqOGPcBsx2/DAnWBMRHbAAWQFNlVfA1wujdFu5Aeb
mvHbTM/Fmcmc9AN2kO1mPsgw8GLxC7iI3cll6fanZkTb4LnWxmJNLk48UnAJuo8nmH/SbySGWtvjY3SU4ZNOYp6lvPHq9Jv1b6hxJFKwRxwvVYePEtmclr7J
7zUZpTA2jmiMRPs+WHzM83+vWDr/j7edeyaigmavLWKO+TrqXnFlN8VmTAbvUlmcik9kWkudg79AqLmm52oMp64g3DPvRTYQ3aGBTDckDoRim2lGelx2b2IL
U6vAFXyuKdHYk3hhPkikWJpbxqDR3Hr4nnuPF3ZWNCenfQbX8tpAI30B90oc5W4f2wWcwFUjcr21gpy2kWmH2+I+B41El6W29n8xT0iLybgjwXD5hAVkinf4
kmjktHedbp5/HDaDsfjJ/Jbom8R+9l6ubmh/ujeaCcfkLtXfEe5yzfHTqVHCUkNDbCt2jXAIGs4mvcESNAXgU8RqwuDzRZXzJlvN7H3/NEyFssJNMI/5kS3i
NWgi9wNdJxBFTEbv6KINy0PbiWZis1AZ/KmpH/EdctyY5S1v/WAehM9IDYPRhr3QMKdDEs3v8UXcWeoRPlA4gu3wroQraK7xnPhFV40QwSHseOQduZJrY/kN
gSgTPN6Xr9cn/6Zfxe4TuzB2CHeuxJsb4tCm7B8qU8EOTnYml/I0Fpusc1Cud1LRfxbxjWorgYOWR4CA7BwxpW5sQBZPADK9EXJ9l4CS1lyKrBxANgPDJudm
kknbtgFKuV/y067l6li53CIlnKOUwi07kUdxLhOgyJ0CCrPzbLJKifIMSPkZHkqI/z/8VRr8BSiiLPl6vqTnQb4Gj3QfleZvAEW8AchmbyjhApuCImArBasA
AIAiRyDvZbIB8tM9gBLrejn8ACiwb5HPSt7rCkRAoYCs81oOk9hKdRfYAOW8fvluFpl5nbI7XKSdQw7Byp07UCo1+L8FKCB8QEbBlZ8ybpPlZUqe6SnffyH3
/ZWUYZuMHqzsnwZK4CHl+jfkGCdbiQwxEHH+esnJyJGeTkBhzqJNtoMDUExEBWRd4iXXPoAi/yZXFdoU7zm5eqjkn1xyxQUouN1Lp0IDCm4Mm4JCboug3/+3
Slf/ABHn5dpkfDBABP+A3Dtc7ggAxaznSB0LNsUjLPls5KsFAABKgQJtMjkCNhkkZVNkmJVd4/J9cIACD28DIiXXyiHFkn+nlE8Z6dm3Kd5ZyuhaKaPOpoC6
bbJJIJH5BJsski6ZFQf+w1+lX7XJIeZ+acvNh7gz5mrpO83mwEuyX2yf/KP2BNdPOUfIF64jyU+RlxRivJuWhN8kVhFn3G0Ce6PPhPLRmb6mhTapK6sJFMD1
cF5dJ3E29gl1U7GBeUwaGqN7GjBY5gnNnVslBzSJeYKuzBunvhXznb8huZuLTmnnM5KFliOW6lLjVEa8jGxiQGI/Xoap6j0KZWrHglHgSHFswI8cRich44lf
fFvBD6r5RKvwTtN+dk9aGKsDXsDrmy7B7QnJzsN3wabaDUg/PgwvJKtSo+kV/BCuUS1Tyi9ZlSR/hiR8ElsgvenqfD82SWzq5I0E3Njz7Y5EoD2Q6+hcKsP3
B4imZeNvLCeYA8KXgit6TPWWKHBIumhNT/8W9D5yUNMdb2+crWkNtdZ9u/9SBbfBI7qRqpZkLp4flw7OcI7QVOTKhY944rnbAV+wL18XT3ef1udlNtGaspxB
sPZDtFBk1IvVA/xvNAugP+MBdLsRN75yZmLrNftNGmqn1kM7E4dzE5hTqsP+TMNn3U/iY84nnUDe0/nGJpvDxKiNSYG5YdRU06JihmFbJQypy1eoPAH5TJi4
7PjHwgk+LXBYrzUeh5sSG5CVyfdzahvfFhK6LdRV36+MFX5CpYR9vpXFML5T1c98H6rvveAbi4joE3yZ+44x3XUBW17Y0nHCMNlQbBigyXIuCwAU7G9FtU2+
4lqapkF0RDGjMq3FfvEX8R59AdXQ/YBPosshW3k4poHnDfqCOor4uQrQXIffv8akgpqjauwPsiWYZYqGKhKjpdaFF2vvRQam30FrmXuTjG9W1Yquv1RPmQLm
iA4wHkGXqzB9L8NO+EDyB3yn3pDbi2vubxX3U3a+sYjZp6npns52dVSMryy8Qm6yk73ahHL8A0crOM7UMikXuSQMIzzCVDSXjhcA4SUZR71DLoEb4cz8UXQ3
TZPYmEA/U3HwLNkmrSH6MdjWtBNvaGSK1yB7pWJxveu0WEHMwzOgOH/99ZtSJjATVZX4Oob+vi7mRmlk2m3Lz1KX9GroFEtx+kVjTwwheqhfirRxLZdBjcPK
EFvgHKlRYGBgAb7eX2AyaO4LFP0TctS/3tjT1EU3Fyo0jAdPpQ5Nbaer7hOrX6GTqxrpfPhZ9UWFy7jvpW70DOGm34gmiw+0V4xhfYirSG119eF/cg+id0Os
WYIOZFek36/PS0gR/OwprB63GPdhdkzLoublGouwirjKTKt8F2pONC/caOyMHXMuTXji6gZZ4yrrn8AwMsCkNlWV3GAm9zdXy3wwlOJMQLs56yOrrDe9bSwD
hfbmKOg5NxG7KQwMZ3mThYB4nKmGniI8pn8/UX9/t8fXSGrtaB9qSF+mVnNd9KmmLNaD7F5jZXh0ItUCySNteE1az0hsG/gz/YaJcnav9f36DwIDOfBr9k28
zA4PAHKTYJTTT4GIHIvsPApFJ7MSUwuU6KYBFNGG0vspksfp/8oER0qELfkYAUXvcEnXCZB1FSk5owAZTt4m21MGRFDabTKpdjZZZUKZ0wYUnD+ALG6T+16R
0jSVq82Sa/pvr+V/9c//xv/IXyllzlT+vpbHxCUxsTbZ58Ymq+uUrD/ZAPm+TLnsQWVnCKDgOJRX0Ur+dABZ5CLndJGfilsyv6bQba7I/Sl7AuX1CSCib0ye
rVNWVm2yaFN+ByqNBij/7+XRaiTdQs5f+d+SWbnBhfkZXiPeyP+n4QV7kh/kHhM3RKWpTqSeVU82MupdhWPIpzxkPcETxuvWTYFjUN/MVq7dfJ7QV1M1wOIz
0v7wrJPqinW5juE/fF7qgzjU7Q11CO9xxZPVpSvoGaaatL/wfLArNlqEcvsuf1c5Q62lj2tWmvMkp/cXupIQT4QQE1rsHxSArUPhiquOUHruAHFd1zM3USqU
htLT1L9LsUhLoTN/hjgnzgl8hLTgPOJHcq+fQB7ook0nA1vEQWgc/wk9xk9V/+5pz67mssrlE8vJLqQuaNO5zFP4V6FGoF29FMMCo4PTwLbrV7I3pUrQtxpq
bvgiTy69INnCRfGwJxxY5rshNkJbovW9vXwjmea+R6lJOZ3Ja2B7sAtmLjxgGW3CwMX4t3VQpmqo5oOrhbE77F5nMDT174irzl3k+sISfUCyC72W2rgh0OjU
Cuk14HfEoMA5Ux14BjY8rZitCa5DCe57qPeSpyzGfcdPhBtZ/ja3EbXQIHN16FLqTqaSaHX1gXK4YQkrkHMiRY8h6lLXTALbTnePaIStkapZe5qqCA8N/f02
ZCiGaCYKC8Pt/D7nKJ3H8htdBOdatmqSCjOss8Mbse7IWssFS1r0NbpDaJ0mX9RUs0NjpTd8F+m9q8D8t9mmvWE/mvKjs6HmhOYcNdjTChxX4zbcjnxEHEQp
tgW8NHVfWF2vSfAB94ywZamJZqFJRNy2KoGkZG/1aPN0o+j7GdkRWKLmPOMBxFGJ67uhE3W1+q/q4WjHtN5oNr7QuEZTxW5AmVVNTeWI+eAbr4sPIX9SGuYJ
OFRX1rfJtz2+rWFWYXmuvX6r9W24t2YDuwf+DN3U9qB2hJoT96hz2mTyN0dXrkfSWfc445bCKHWOujJfj5gAMVqNsA3cTYqa+doGxBzkPv4EmWxOLj8r1cjF
xvhXnVN155vroqn7jqeJC1Wvg+dNHSF90YHCyliOqDP2h8sV7BbGCW1FJHDDhAVs4fXuq/ru2nS6KvbWs+hflP7QH/RdrLFPOOF9ZTYi5fGz6T8g1wNvwbdS
rGmg+X2cU3pE2jVGT5x0CG2DurkDKUhOG6m2vqOud61XPBh8S+ZIDcOn+XnINawaM9ichFjxXaxEvKe/C4TVOLpB6iNdDmb6m/NMcDxfObU81ly9n28RbIm4
ubrB58Yu3j+NQ5KH+GGor3EBV95zU/eP7qjQXNITvQSVpQXSWnqO7bNARdGWLeRF6Ri7maliaJO8SlQlouEo6mWgLvKrsXYq7d1SWIYrDC6hCrDlRfH0A20b
YrS5Et6b8qXcgmpi3QN+7wP8WuFksygt5Z8Ir0UQ+YBOFAZT6cRZkCi8gnQ0nVZdsWb6j+C/+rMpJ72GRdEE6ii/Rmekh6Ws1T1lGKYpWtnlzO7rX42u5lnt
Tbis6QwxyOw0TEcvgwoJ78q+CTkFOJJ/2qaQKWZTVFyACG8jQFZtAkrAeso5r5GYaPm+UPmKqWQsalOoR+QRFxChexOQ7YMFFK8YIKMOyVdAkbCynC4JyKoG
8m4KZX87oODEtpWqZ8MWoSqVY9Vtcjn//9U/pcZgQCncLjaFnoDI3hlbBD3IJsMpKOlU8nNnbApqvU3WY2BT3Esj9W8ru/yUkaSS00UOcSj3qcszZ5H+bFN0
LMkdT8lapU2B0yvpHlRKwwQU3IU2hY4xm6zGZZPFfICsHyDSXQ8o9Nj8t/6/9YTq6dCrzyC7mBDbyrwCbKU9mJypXWqYpj2QpLcH1q1JXOwsgtaa53B7pa3S
fHyocI1P1R/ztDK1FrYZuqTWAG/Q93QZwq0aBTVs6df4DaJKEqQj9BFoXna8ZhM3l7Iab1q6slrvO+/0VS1W8THTjAG6sTEXdRqhakfBJAyXfOJkbIh1Z1GD
QBVvHHvE39hbO/UMO0JNqBOY7jrCfYg3i2vTkogCTp9cDx4sJNN/eGP805CdZhhJYeb7tiP1/DDoJlIME4jG3A0hmRxDt4eGpf3AjoeWgp3IcsgFwoofZWFq
FtuLWsU10E3x7RMPU9+yMLnYgkAXqQnyjjqCvzJeRpsRxZ4g+A9XSe1hPtDz9JR6bsx0Q0ZRpkgYvNBzfolA+pbEf7vvVKWaFPZQr/LfA+PgI2wus1bnsjiR
dGwiuoj5ExnkbqIz8cvC+Vg0VxzI4K/oX5GHiM9wJlSWKg9+0e9wtKP7glPEdvjVwGIiROD+MP6G661RG4cU3DDiac8LjGhD1w8FXrAr2ohcxMwVqhtEopNl
LJZAZwU6cbhf7zzgMEDlAj3it4DrqCJmEdzStMa3D/kdXAx/Sfydj2afm59Z+tMIttWLMMPoqX6tZwIxnvhN3OdY7800XYAncwcdddh77u8KnjKI/akXFgdi
j7kmhBNeJgzkKmJRYhq6ii9y7mcqqRwrVkuzsVzjScws/eANpj6DPIZfaXtoC9E6cIQdyNc2ZGnH6qbkBxMGa5K0IXic4zPoE2ZwKcYE4o3hkNPC51GT6TN0
c94Jri+UqCVIX6w2gsYud67MLkcstNDau9B0flbOr4buugUUjHT2H/NvILZiLxmBvENaC/Z5TuWPzt4UtQhc64WNtUGr8UDSfWqbWmcIuU/okPh62AKkCj1K
PJBvTtgJV4ROaSvqYtw3U68Wbo4e7Z2sHe9+H5qC9UJ3sB3FE3x7VIXUAS9l/F1jaRZiGiOVCb5gk8IT2MbcKH/HwmqoyfjMqdX0pRcx7c05QnvkGFFdO8b6
zq/XPoR7a+d5uloW8sVeq3YM31j1Hkk3f2fo528u3SXKCEcxm9Q29y5v5U8J+/L3IVJaf24yLWo9zCfvW+955IEmh7HiDvwZs0Fb0dm12sV/7+I94mO4mtdi
HM3uZdv5+yZVoHbzs43dwQR9ujPTNXpV75yM5XcLOhvfqgYYplG/elvGtZPCwZzAUr/Bp4V+jn/jusueCsTw8dQppNiXoo8JlAcL2d7SxsBpEOXHQt7Eu5uC
4e0VNjKzpfVFrKTCtCY/yhsnu1qS88hxObjpKBx0NFg2mq0PbxAL4FiBj6krzEQa8L21H5FUwo2eMX40/q4LUjahMdQv8Qm9CtkEPfYG+P7cO8JCTEK1glv4
zGfTWu9iqp2u76o9QnzqXGSQcTkdp3vN3yryuS8Zv4QLiGiib2Ck5aL/bsHHpI25s42Pc6PMV70EZHb11ReZzyGbkOfouFBd72Lz4M00fcL8B73De4r7J1CP
TgO13mPcJy6ZmxG4zT3PuM5+pRmmBlXb4tBXy+CJ+lq1lMz2TutSsGWxtI5X19CeiLnujTZ0pjeabqU04WiRIRYy9YLtLcug3w0jwPdQvNYNzsJ5jgjX8Lcm
ioknQl2xAT6Jq2VJT0slxY2jNx+ldckVsQ4Br6kVe8IVzfR1nhVaCEvAC8RywQLd8+cwg5EbKRpze3Y1Nt6/MeA2JWmrp2UEBotZ9GFpK+0MU95v346sdYS4
lUgK5wvaokPImeA1vAr1ef1KXdeCfdqx0iduH/KQXl640jBIHe94EO6D6ILTdP0qf/se3BTQUzb/Vc8c3fCkX8MXEqs4OxgnoYPEVmm/i0uwMlK2+DEwCK0b
vu27TM/V4sFBvhhmHXo7rZgrk7mCN8LP1mVQF33vwZP+fXn9ivZJNZyb8Lf6znAPSkQXGWjjz2YH0y8cBzWTksWHNe3SqnBlS1We9e71pQsnkPHsMGGF4FRf
0Hq1yUgf5vtgo7RPHGy6p2sqrrC+puP58la9vlKwEjze9NA8C1kYfCjN5JaER5hQfJFUBd7Glk0faThr1VB39FXF81xTvqPhhPmYhwd709mQXfcLLHIzDLvw
Hbmnan5XtAPcENgSCqJzpRbmg+z1OhuK5/CvAv/wr7l54jDWLt3nOpvzNS+rZnB/rnsMFheuS2yOT0Qm+TtZGnn7CDNhRqhnGg02DzWVhhlY4g14hXtObw25
w/dVD9c0B7sVfIAy3XWAGE0FXS/9EfGMZSi1APkrrbf4PJDDfyS35CzKf134A/lTUmskqNqS/BltavnkGwqTahI6gXagj7vnGDYHboSebdRjuvT9lnVFu/lo
OqnwN2gaVHU16SxPXnBf16KWs+Jj+p41lh+dUoQ8Bocym0Ix2mPF3QLzUq28XmrFmaSW3uY+u7aDMN2wozCT6srGUWHuSbg/0ZLa62uAXMPsgT1Ee2qG8Xl4
tvNKUpTYk95i7MA1NeUEfsYaGrsFlmpz0yaCRWldNu1AD6s7Sgcs5YlDoF/aWbQHXU5NNncRVehZcjSc5NvlqorYii7wM+hfkcfMvQBO+aSJ7CDjZIGh2+rL
mCThT/qGKNA1/DHmqr4wN9dY4FvENPYNsCyjgpa3dEuWh2Yh4+FqGX8ji82v6W4bK4baBEZzNdK3WAaJ64sc+OjNqQwErbeeChRDly3YJs6yxbI3tN4bLU4x
V2NvWZvCz9O2wRqxnfUI8mtiZb45Oo/rH+zBHhOLkbtkW2Etsd+yFHWIG8Xz8C+W9tDxwv6Blr7D1GRiEgWhVak95DhJKkxkF+Q84Q8IHDGfW506NOT3jSAO
mbnUKHQP5+SmCcaUasYI2ggQwScGyCrBkd1rQIm1fsmqFCCb/GRT6F0oCcspJ4KVXN8DpUaWgIzXWKmrGoiAOuU80CXr4HLeAJui1qaQeS/DpNlkmDRAMWvA
VqIuDig4m+XULyVnYCS/q7IbXM55AUT0JNpKwH7/LcV1Bu+kTg60p2jmGtdA/A07gpWNqac6XPDHCik11zC86mOSLrxJutFo+AvxD95anUb8glciz2At4Yts
G/AHeqg/yfMLGgvN5+wUzI32S/BU6U9Mj5XlbtP9TG98IV8bLeqrKx7j2hF9VrVfvalMG+8lMNNn9U0kl7kRthFfPqsTP6ZWb2lF7Vrwa7C3vULMbA+n2e63
C5UZIHRfe5My2O9o9iDznLuheKkpMUL12Dwy5ylnc6/AXjCHhBpJBD6PGkNVQd44vgN/SMzTNaeK6E/aqcQzfzcsik1BfiKnm4vBBo4eRounILm2pjXcg/xO
72e+5bn3o0akTPC+BgrXQjcWxWvrGArodbSr+AjlNNj8s6gxroXJHtVtagdcLXUqPAdsAlndDP8tS3Gfq8OMi67pz/Dti2ms/znGSq8wHAZPW3tTRfxyYrNl
P6kjAfhIGsCvxf898tTK4HDTFvilaiTtoVrR07l4OElqz4/znWBWUz/Rmf72gRtYOaMW7Un/SPX3VzC3gf4QZiMjkQSfx30POYg2+bdiiwlPFatsMvAfCIMu
36Dyj8yvi3Cki1odaMgdFNXiFqMu/Ek1HZkL1oJtEJb7GX2hLdSq+F14l6T+cGdqSuEZZ2Wnjv7CbMO+cNfRI2lfUZRMcGdRH5P3k0vcLu12fDxmpQ4wDq4F
CDqXcwBjQ2ugw70d8QI8hllFJCWf0E3SH1iHFjkNuSxnmAC5wB7OZcQXzVpwbX4d9V+553TVK101lEElXXB1VSRF/A5aCwPsSJUeD5Dn8NvrxuH/kDO5NPUL
9i6Pk3tybmVfJNtSV9kPSDVVunRIC2Lfg9PZS0g5WPDvZwf5z6iq5NVal+tqknDScSo3uOZL0g1jeSFI55IvuM5oAv+9KZBLGMO6a+hPYhb+O9dbao3E+2YX
Aom7fTlJs1UN9NMKIFdve2NpBHJIrCAtw2+ohmzZnSIWnAM5y1eqq38c/Q/nLryJ/E2NjDeDDVCdEARrMAWxs/nBriPoNnF3Db22YmYXtDjzPPKev6FPMWaA
V0wj0Bx4qmMyc9o3mesJguak4M/Ee6mGsJ+eI8ZJAbQV+Mabo/eyU0Cz9yDaL/ZOtQbYQqaK54q3vHoJ1J+PEteSOkjLz/f9xVSSWjI3/dHcVGgw/5KN4ZPU
T8F7+o+u3HiNbzHUo9oGbzVfS21fLeVPoqPYfobaYi38ljsdFbhVOYnSFCnO+F4QtEHmIqcSzEJNYxQWB441NeBI6iXXUrTSbXQdUvuEasFzyfaqpxgbmuVn
mRa6e+AR6qG2i/6es5z+dWEB2cpVIbyWmczMIppTqG8CxhnikBk1UkA646RgQQcFRJUJ/IBak8do3dw79SUkV3svqQ7EFFqxY0wtwhHbAh2m10l/g5C0VNuE
7ZTdKxTynNQPBiN6/W0K+WO2Et7vgOzkC5sMGwgoMJIlHxGg4A0p2X0n92ZUcsQACtwzoJiJo+QrisRpKrG5kSaFyetogKKLCJD5PJQ64AEAiMDVKnO0SjMC
lH1WgIJjB1Do9QIiJAkp5SmVRgEBFLLN/luR/YeRXLJKOmNJCpLyDDoAAGRz/oCIfj+5JGqbbAIuEKH7Sem5BRSc4TaFmV5KbjcgQo+9LcJkwUhKk03xfOTT
CL/9OqCYXqKkywMRe1kBhTdEpGQ5pZyOkhClTSH/uuT+vdJ4KkuTn/Lfkl1lhEXcFaGZtwv9nZgKB70H1dWXbsiu8S/iOeXaA3byD9JleOsWLqVoupbpDbiT
G2qqxk0R41QEPkNi+FTxLIVTE+HX2MaobvGTwF7SROmvgMVVbCiituAdOFo7wl0sDLZfTguGB25+UbFHtmoNGX9R1WTtX+h4eCdagI5AtwcmcmuNR6He/ABi
NlfV1m7dVP11z4xkR+KO7FsGjrybt1LETW29rqQr5JjiQVKR2UdYkR4YBb6EjKpolIFTTWucascc8NdkdfIGqAXOO5dxQXq8cSjdVvNeKEPPpa741koV3XML
K0AL6C6elp5rYHeiHPgtr9COxbkp3uvgVFMMdQTzgxg8ED4N1teXo5PRdoYviXbXUn33VNZdPxEwJyHHhJ6BNtL30rdP7Ff7CJpMaqt6pv3T+Ru7gr7ur2PK
N24ztGVeB+7QU/hqwf7iHGQ085IamzOK68eVQfogPelC/wDXfP594tec08ldshOYP0EMPYvs83UnO9IHqQKpKG+rY4D7b9/3XH0OhxYKGO9IcAmHoL8Sf6xA
F9zmCtRq83NrM7wf/CnRo7Vrp4M7dP0MGXk31Xb0IRJG+6GX8H2wzQQz3fHTdFukvH4uE6NJ5TVuANkOL/Jcsj/jvWnNxRemJqbZps7m02TZRMAXx01MXMZN
RmDjbENTfoJwJvVvf2+6lbdfbEXzeWS9OM87gKrruMoP4evzQ9AyKZdMk4STUI5QJsRLZzPfZq7K+CEViy1cjed19elTbUue5jWg++LjsN6mg1gmkoeMJX5m
TuAbuB+RRrppuvf+Fb4dLjv3nl9JnlO/WLKufHH8AlUBvkY/WOjjm22YitT07ReijSO5OYKOP7Vh7fr9iyd6xi12JEqJz8jPyX/pHFDvlNbwW277uvM0Zhzn
P1cwESugf0HbsOmeK/wJHpGSvOV08/OOa8pEBcBO1FDoGdvTj7Iu/U/am6Y8U38J40f5PyCd+B6GpgYrOtlUnStDlxWknCdx73VHqHfuhsm12SneDtz36Di0
P1zPUAY6R1039fGshk8hNN1NVVH/g9QGXSq6mJBnRZUW0IW4D3gC9opuF5wYzAZDqB2cbXKCb7UD/L9Rz5gy7EHvWbgTu0hV33/Sy7iecgLyzDSd6qhPpc8R
XXxHVW11LeBrcJTmnwKO/cn3xikUgkwZZmRh24KWyZXB7d7ZBcO0GvVLdC8T/hcTH0WG+dujL3kieF/qZJ7Cl0kluJHMI3AUHuUoy+dWeSNs4t1IF3GF8Ro1
MYhS5VAKO0cNoj8gsUysVJnvkrSNbZr4hhrp8PmGISlUe3Y4N4d38I/YaGELWUxVhN3UAaKpJxm9kDDXpWJZ4g3dAduiq7fuXkEL7+HYKfQs5xDtMiQAjcWw
ghO+TtxeD6fdjEQbdGjttMp8D4qFu3L7KZ3OwFqqlsimRfbp2BQd/EDE/nHb//w95f388n40ObbcppCNBpQqHVY+jUeuw6M0/RT/FxwIlOII5T1StlKh6ZKq
AaAUeT1KjLlNMd3WpjDpRA7BluQOBCI6SG0KXR/yXtn/JY/8v1Ua/AVE0FqACPc0IFvVR2I6gAjpcoACXgIAoITOIXkUAQDyfWJyTxFQohoGyPiLbbKJgcoZ
NMo+ZACQy59W6qi1lTLrUDmTSM4BXzK2lmOz5JRQQGEWjU2BZ1HuwgIi4qlIvbCADK6Tv4eU9sT/lsyqp9UIv2tHxmP0BJqJmiquF+tULatrkPJ5Xbe1k3PX
JH7O76C144+EG4E14fLcGORyuB/1zvtT/h9eN1fV258LMHGcRNfU7dAFnFP8d8g1dDf/vJjJqM/Qnt8sfADvGDsKt0AJ68wucLaKssSvXb3df1yzNHqbX1hn
TalqHIPzdKfkoKqLcSRc2d2SWuM+78/wXqF+0Wn9PxghtCrzHcLyR/xTqYm5T7GCSjfYV7gNCUdl6JrEb/GP4i7iZ4jWpubkPXvTZEFooplHu7WVoWzuuW+f
1yS5Dc3YX5A8HuZWF170ZVJnfe9UDnUb6hk0RlMT//Y+/OA+7mvGW5HLYgNDsbBTbMwPIw+Dk41pydsdaa62cQP//VPd3ArUF2cusqlgBby/cCfaE/l2N8lj
INWedUOo21Rafp3Cf/QTNc+gttTwiqyBFvozvXUzyW7e++5yyHD+XUFQ3z6/EMylpmGbSbggzv9D/EY0jXykN3Nn4d98nqj9nnrseVAkn8A3vbO1R7gfcw4h
T9gEEuL2gDOMr8BHqsnUjqQ9uKn2OKR/IGXL1sBpSINA+Wu5joYCfgoYAhvCLu/FtJ2uj8QOqYPpGv++eLf4QNtP9R4+o5mkcoGtvKcx0tc6sCtwUfpbN4/5
nju3crs4nOnAbNN1YvbkdSKfqDnoC1PZO4mb7NzNNIS/QL8y86Tl9KR/z+B8yljVXihW3TtxJFUulyZ/1a8HOxi2okudM4kEcEao0NdJbXB1XXU8sWm1A/Fz
qJ25dX0xCVv9qdwJZpW0hD3Am4smiTD5KPE6Nse3kAqB17lm/lna8qu6q8uVC8Cr8u64V7GDxWLqIZNHj0IfV3ewiG6EcasmwBtWcTlLskfmzU/JTXoE7rIf
83T0dnUu8HXBrZ7N8SPpaO9+bjpzDpnIbNL2ddxgKPpezE44N34YORusnFOXrOV/Bt3impCPhGYCYV7iHc89CmoZFbMh0NP/M3Q9cQ9Z0xivqweqmT55m9yX
dHO1exPLQGXJM7px9nGuTlxrpom0i5qkX2ewiruh/WxlZCTX3DFN2wL7QlJGNLUsG59ioWeClahYbUWnIL2EOkMZeFHiMapLwe7cPHZeYQPVz/RH1OQdp93B
tRc+UZXoMnGP4R+IqdxH7Ay3B2rM6J37wAtUlPYA+NRwiipjfJEygQrwz2mTu59zvntjVTs4TFVAfvWrciZobcwhEuRqCi1Fj7ChqhlJMq7x/eLlxAZIH+Mw
pJeuXYWphBXZpzfq28Kiz0W56GvQEPJHOhWFqG3caRAwTk9MoM6m1jU6tCPgRVQD7wfvYv1Hfoo0jLOxHkuB8TB1nG5PBw1GwyUqk/jNZgDNTHRBJc17YzsI
QJozn7lTaFnj2JSXVAp/OaZ95apkYmo0+1I3Pz4DGodVRMtjn0xNoTdweW9hzDwojSoxxcIWgV1Uzh4oubtBntGNjHQABY0p8nF9W88odwPJ849Aicy2vB9K
vocCkPH5lMRwAwp94LYSGVclFCefcliaDHC5dDFAtn4tfbZayTgn0mcHKOa+yfmKSuIJgBJURZusOqd0FYD/+i9Ku1BDP71F9EmTNVnMbaR+0khhNbgqSigY
k9ykerarsW/iuhnC7aoH4GVoz9C59EFBMmDL/Jkq8v2FLUcnhWqsXyCeFmx8JjaRmo+dYbr5YKaR70AmWKtlzYY6b2C5/hYFqm94g9Ik3MVNXmsteyXvo+tg
Ya91bTUTnK3Va+gOgX7kbqkf8pMJ9mfiE3zPTd/rp5EGXQCGqC1MBe5S6mDQ5DwJL0B3JOlEjAmz9fmfpMvumlIvc23zJnaBvqXLzrHIdT3gqO4ry/TjxgtD
oXfoKuKQI1fblmleeLUgjmepdcRVbrqrLmLwZoEzwF2GsdE8+e2T+hj/kaidNBW9hXbhn3AOAkVasBvIPVi0rihlservlWvskOfHwolQK74++advCuNBVvsI
77e9Sm+ZU3wvpP76n8ki9yT/J0NM3F5sde565y7TZ+JDKmFdgk7morHxYC0Nj/wpGT3FXCeujbmz4E9ihEF4B7KGKeTSqKfq1ksV2OHicWaqbjrHe0LsKmM8
tJ9O8F40Ha56iWvnahPwF/rh3cFLbGumBjkTq1TsCu21XmFA9WuuKqZHLXAeilFDnRsqnLJvxJcFvwZfpleULrAz0m2g212fOQmO5FUaDRQb+ML/qX3nFlX1
pCnQQG4s2AitjAfRdd7n3ADuXPyMWMQ7MuWz+gF7A3xInNKOZKpbOqAN/T0TMSNFT7Q8MvWmKPzIv2e3XfpVGhowmgZYaoI39VcRC3SaH+qYo99FWRwpFVsl
r08hnTCynw55y/re0pvxTLOOe5i/yv/Am5VkMyzVfB/rJltquzqvQHFuW4Ffa3TM8H5Vh9iUtO3IWU5CrrLTqF+wDMYIxlJ9zT5tPHHbYS2c6HSWaVbxx6oZ
zuq+gZ4UKts1XYhXX6QekzuJUaEl9gO5sHssM0Y8K7UIPjQvdD3U9DHE5SDJa8gGycGESvlnzZs9C+k6RcXS8cBuvyo8gZ/pSUN2iWODxx01LfFZ/hpls8rB
L1Lq0kO9s6ur6MnsbnU9+iD8zv5cclgOm2LZXsTvjrzyx7G1wgHarmmOhtjtQobvGTWBHxn+3vjKNDlpive2AeQPOs9qXqFnqOW6ROpXweN+KeUEJ/ijxdf0
O3QKMYuqjxynVDRIDebvYcsoXXAiMhnvxqlNu6DH9Ajd5oBfPQ//RC8NjkxfKqTRDNMW32xX5XcjTeRmrT4lm0vn+wQEqWyGkR1Qxpq0hjCQXaXqtUYSaVKe
8RFXLOHEn9XX8hcThXAdw1dvY3sdKknYio1ATokFWLNkYZNtY/MQLubp7vo2s8W6d9wc7YCkgdhC6Ra/FJqqrsGtQxozHQWpyM4Ml56hMcHpcG/Bxu7HGXoL
FqRTkGxqvGYxOifEJlxgCoTh/k3kNtMt9Uy0EppFHdR0kQwxU8AUTOSd1O8Fix3PjKV0+wAR527JcZSRHdORUzPlJ0LJHxEAKPcU2iJkF0VKPlNyVysx8LYI
aQElMyzK2cxKqbRKTghAlreXZ/mUvcY2hTNSnh+m/FWgBG7ZJsO/AKWouSL720ufbKSc8P/fisxAyzlqImX+lZzu/i0PB8h66YAIaE3O56I8Ka40KdAle2wi
J4CUzN8DijlYypyuDQBk3XJyyfOAIp8LAECE/An5yQ6Awp5fOryklAcu7xOU95gBMuhHaVKOTdaTBsgmnCurp/JqpQ0AZI7nP/xV2t0HkE3EVE6hB2RwudL7
qXR5PjZAKfPepqC0At+4G0vjywNkfAY2xbSd0k0PAhRrK6DEI5bzF5YmkxaQ8fSVTn0HInI+kfOSAABQcGPaZL2AthIV9m8VJwBQ6tUDSqXyy7GTQKkqYaCU
3QL/rdIq8PK7vDLbLId15Hg45WwfmwwTWNJeBih4am0R1XxAUUmP5C4AZKp5oATHCgAACtiyZE4TAICIUyzknUKAwjQj5blVNoW6A5BBapGrkpKvTuTODJss
L6zkxrCVWJfI9ZgAEXwHJecCA7L6O/Af9/w/7j7K/bw2xbdJSdWyMgOkXDXbImZJy+lDgCI/olRdAwCg2MNQuslASpmDkf5PZEZBOenRpqB5KfXol7yrAwrX
XZ4FinQ9lbg0QBb3AqXmWiLXi5HSEiLdH/K1mdKT9N8qbfUDRLy+kd5cpc+tAEr5NixdlmvJ2EcuN1Y5ha803a42RZwUuQMTAErTPwlEYP4jsXaAIiay/Y8Z
9zaZnUppB1DySgIl6OaRq9SSkL9N1gmghHfl37slMxRyKS1ABO3iv/W/7T+RHf3ynCGgmJ0iz7rKc5KROQYlLkjp/SjXPRvp/wIRGCSgRKYEiNgNLs9wROoZ
sZX4k+X5KRsQeYIIUOJ5Awr3irJbrCR1NFKtE8lXDkSof2yK/qWSK3ZbKSZffFtN2xSUtv+WwmKSK/nXw0Ztkq8Ocp4aFYR1qys10Vbx5mc/I3skTLMPS5yX
SuCMJ4O5nwY68+HybEvuK7/fGQdewY5V1ZpCnA9762yOvUYqCDXhtkFQeB2oXqhCv/jOwDeQTGhHsCW+EhvG98AHCq3LNM3tt3yR50XhNqfWn5jUwNPauFW1
1fU7yLOzyKWhFG1LZPqKmt4tcfvK+ekW1IsNgeSE2HTmZmxP4wLiBp5bNIYvgjj+bdzv1GEyQzrEv+V/R9vBW9FV1K0ki7cCuhDcrz3M7eIFT+Poup7NAq5t
QX51BnmcCWpbLJsHslQutM87Fu5jXOnaJn37VN5yBlmrbr4Uj7UJZGxwi+WxCjnNhBlQdWddb1PtVrBLvpfaQk+mB9Ae/0kwLvU+m8SFY79lXQZH7dOn2jMN
JjCLaqf+hf5Stp2xmJvhVsde5oqgSt45widfHf8U7+ZANWi/EAU2CVby2LW/Ji/OC5DlUh8V9gdra//wX3ZdRppoUddu4w1HMp1orMnhvgGGeE97uCLUM64Q
+QnZHV5OvOCO4l3E0+qJmXb6vkDhu6XtnqoU7l3l2Um9d1D6NMnEvPS+wRHSb19DrDHkk7T0ED7u15EvtVGaW6mvU65Dm6gFaG/BbJolSeahpjYmB/K79yAV
k/Iqr46jmn+Dd1cBy2cmPvWe4FfnZzo3+xfzBxGmcD26jDvP+90LVVXAO3QdZDkWpm4FpiflmRzYIamObmFAzeShor5C/F8pc8q3WQ96/vbUqMq5NvoGG7rr
fkXvppZH77g74YK+GnVVPcvZWermGBQo5OIql0MX6gvsqW5vnDXtKPqH/4HnEvKj4VHiU2p0XAwyzNnUk61vIPSi76hWrn6R4AKd62ckTffMK9yl6hKeYHyO
toJPsVPX4VQWmJAwQfgIw+p+VEOWoLM0M33O4IHUzWtbOY+pdzIW/Rvtat/FJCc3EOyIdOKqu2oSgLQtaRddEU1EWuALgvM4FWdkrjH3HGT8loI663LduxDe
6MPeJJtgUD/Ed8Ewz/+KG+4dxLD+LVowuNAfr2nADpEojY+ciybbLYmjmLdSQz4NyYHW8FOlr3HGwMJUs6+vcZjuHNuVewAWMbmGbP89XTWmj/4MN128QuyT
wggq5cAnjR/y26U+9nnxBKFOLuuqqSrPLTfOZmaumEAXa9f6WyR2dxvUbKrP9wxKoiDXfqoH1ogqB9qJDshjtp1UUSR9TskH1TZPSxiCfpF+Y773/mT/K/8w
VZdvE7JIWbquXBjXsfe5kWk/mj1Q97AtBEJttel0O/6x2BX8vsCuvs6rmPbSD+xxYRO0wtCX2G/YiSQhw9gF/mNIYWCeMyNwuMDMncfV7CzwUiyW3MKlgVoR
UeAa3wHfmjg+abNzMZaWLFHduZ0OFfZl6Uv4EH9Tt5qvylB4Z8ZOha1hbKa4z5Rv3J3WP6Qhyqrb+DXVF5KPU6zUU2eSY56nsWp+6kzmKHcUi+KM4jyi4vph
m6KxOzSh7Z5cHH+S/Yg+oAD4ibjcmw2vRGbjq+AY6z6yHePWVEI5k4buwTmxetrLwVHmA+t7L52TK+gu+g/5H+uue5qhxfzf3sXclGUXiYn0E+2B1ENMegZC
bfW84s5u7EheqZYf6J6VZmkSTlvWB50YTHNuNNXD9sJ7mUZwwA1weiKEJLD9iAS+sz6ZWSWe02qo3+hkNA7dgawWqlCx3FBxrjFBrIl319eHfwrMRGZjQ3QZ
6dPVQ/FdzA3zt7X0XHUf/DR23V9LK+Hj2H3WoXAU3cyQkPQ1tSeOSbNSssgH+CadiO/DGMdcaRm1Vj0oMJn7ljVYQa7FSccZ+pBfDzVPSPXP9nUrGqdbZe7M
HeEteAOaYJZIn7zlgl3Ev41XsdtkHtZb6wQXs22FL6qLUpiKpv8hLhpJzT5ue+hYImWo/++njjIEXd/bQBiVOxfpgF7w9WEmuyE+lxe2pGgfGCrjJ4vuCfcw
L7i8CAxISC/xguE49A9RURyTfNx0BHodmCRkENmFP0m78THGz95zol7zI+ZVOZynuadCH+9L+gbamltK9U/shK0Nd1rvMcBYXaoSpo7tnzYvpw03m7qbrVWd
85Yzjoduapvn6dHH4BEumqrDrraO0WWb88i9qu+c961LhcHMS2obC5nv8P2ocXxdhBT+1GGqZks7QRR4gdTRVfxrfEuRSroBzFzjSgliphDvdGX1PzP38Ppc
wNfWk6/+GW6LvvFnqkPRHXw+zWhmC/0L2zpsZxZmqaVbzCNua9bvPMF9DQ+uNREcq+viyHWG9RfVW6tW0MWTLcQU9Dh3CjkB99QN45Z4TxVzNXTgcmahtD5r
SSCKD24ks+oZutMxxg30AnQbM8z10dkCVcefMH3xvDAdMr4EX4lvTWF8oR8o/stQK3UV3Qutb8kP+AP32C1UMvKXqoJ/M/uzt6m3lQ4hahMNnPPNddC2ppmW
upjO/C6rBdfEe95byTqVqxjYz1eCewVus0252chW+mfwlXYmWzvlIJWDRbPbq54Af+a+4l6pvmECq0Vaqf4CT6Jc/i1VJXam0EHXkz5tqM9hQjtpi/Z+oCX7
ne87b5241/pyXAsPx6ippWv3YR81d8jr7hFY++TbqMmQZrjO3QWnOqqbtyOdnMX2dgRIRyEN3a+4n3Cf9qAR5cfyc/htmTWN9+CnNCydxrqS6n9/3UTckKYw
N1UrVENvEqtSL4njC8cgS4PvqfpIc6oMbcwNEfdNTmS2uUlAMiCmutR32G3LrxiFvYVscAwzlpsNVnPRvMu5THwC3fU2hfqwRnwbn6F/6G7N7vU+Ng6GysNr
8DHcEN8rpie1mIpCY5NrmLDKHmwuuCF4H9SaF9BDiVhPb2a4YyB03DFVu83bTVtGnRlVmf0+qYknPThBikurHtjs+54aSf0T1PI/Ug35YaBLCkJWZD22SLff
uwqfSTUIVEf+pGkq1blDaow3sNzZONxSU7wsXDLfIOyh52mZq86ttlTOIde7l+YsJy/Ts9afJ8+aXumb4s+g71i3L8o0Uawermoc5IjV70HmqUalDmQqQBXT
hLQ4S0MT4hnKpZnXh7qZ3oaWFHyvauRvjJ0UMwLxWLYwYm1I3146kXaAqEhTWDvfcd1yfrQ/quh76aV5KuOulSxqw1ewftATXVDHuIfTz03bUs6D39YtPzPz
9Y9RRLPLkE+rCmLR4arv8EzOpH4Oj3WppMyYTe4psR1ZNZ5L+CAfxzInsqINTu5bXeY8badwcosRArOMnQvWkkHjKN/fJl/gK3nEnCdBwk5jHcvKQJZT4ztD
nQ1XCr3Nukd/MvfxtrXHuYaLhdgNaDh+mDgeHANriQuexuh96jw0mXK4Dpk3cq3y+gR2033IFdIl/wq4l+UON5rYldm7oGN4j+UB0TbAgRUDZXRY7EPNCPiz
+g6T713Ms0TvYDtTGcv64FO+jLmcbpII4EN1K0P1nb9BNvEGjRhVkJ6YQCRCV8Vk6aipjzSOQ4SP5HyfG+xHHLVcXfFUO8v/mG/HDhYumLZwo8W4iluIz5a/
6F40xA8LWrj+QYxIIr+XKnLvAiPD3UNXLC2ZbmnJRR9CmWInQ2LseKpfgs5Xl3ppveJZ6jyOxCVYMj8Jw+jv/K2tXZB25tdEP44JZyKzzJeFlWm/BFqH6mpb
aWLQ6tUq+bvQ7/TDDGcczcPLsY+eLkiibys9n6vGX4PqOVj9cf1fKTPB44Vivo9cQT1IHZjayzAf/ilsFpzxjRyqQCvOn9qEew2GkZv/vrDiTHY0G03gx7GN
wLf8La6a73Oq365FFoKLvObQCT/vO7MZYse6p2NHw2uDawwxUjy3LnhUaCsGiedutXGh9kepsieoGm8fmtA5JSk8RSPohoW0G9pqRpgOmXeJ+WQt089IJ0ll
vyxGOVYKmOOaKZkIGjsIT7A3+Hj6U/Af1VtJckSbpvH29Bn6KdJWFwz/Bd91aYLJbisyyYuASeA15KmR1632PuSOczupf0zjgy9NYww/sGbDSedDGjLm+F4Q
GRxOnfLF6rrqc5yDjfX9dY0/8q2oPO9ag8PePb3XRve6KaIOJYXFqSzXy5Qn1AjOs+yybChKI1LRnVhP9rl5BrfESFJDUmpbekskd2PpnYw4IctzB65i6qOa
WNSJq8CrA421XyCXtBm/ZmoFJYqvnDVVXxgX2B2cReYGxviPEwH2ariZc3zRH3CtlHhhunNPxd7cbt9LbKa9vTOFP4L0yI/F//Zd5QeoVxBbhCd+Em6Vucxs
3jQY7kNfJ+4G55i8IQyraQ6nHjFVtTZV7TMXq0Z5Bq85mowUXKvgcEyzz6wWHdSkXSf+8o922Yjl4husSvoMfgZ2TLeDS+TiXItzrqFNhIXUgMBv3iVpT9Pn
8yJVKEVTiYb5Ziq8iE8NdKaHI3OgupbjcT0rTF6ynD5pn0Oe0w7xfXKdDFG62XxTIoyuE9vyozfmWEapaunaa2unbvcvDBwXj/rOV58htYImx27lWkocrsfe
010t84Tp4Z6hj7onMIH/Yzyns1t9vkVx/zi+Urnoed1vjJf7QORD40STkBXuIrZGBnNYoi5Yn8KFisItOCHZwh9k/kReq77lFfKQjjWa+1eAOwKtwWTntbSC
QJnk4YkAf90wjq1hOhb0qlLSbtO1+P3MMCo/ZYgxh5kTGy98y1eepc9RxXlB6HHBj+4C7BJK68SifzJ3Cd2DeBYtNQssrpMXnoUWSLvoc4Gh64YIgwr3U7ZQ
FPE3mISPVQ8yV9R/cKZ4T0HbeQfnTufBt5oWREZc+YIKNWjmATIq1JQ7UGtA6JYwv66Wi7X8U2+8cWFxg/D7TemhR5bJQgeoV5yNrWC/Sy1lkeQAW5bZlddX
ap22LDwqUL/oTeDkxvGho9onBq3kNS63dAq0NeTXq81dJE3mKjndtOODWeHbyAE0h1nNPYtvmDpYg8UmmXTW1d5irKr1e0v9ULkivbmIdVmyxTn+RlDtpIWh
F9xoU3f8rmV/6BjqDaDoLtEU/BBcLf0Vm4ksQm8U1NDXT3yqKl+YpBqTvD23Yeoi4b65PKeTLMzLUB3VbCbHfwC/hZ/ZkBCGPSfQv6G1jqHSUehgyvMoG/cd
87c3HNMs2JQtdo5D96alkyu9LzfSYTB3J9PCOyC5W2Jf1yL7Bw0O3soZmbDe2CPcAO1F/KN3SNWQMyk/5B5Sr9Xu0h9IbS3V2vRYWgnbGL3REbcNVSOhxJNY
M9MWbTG02XzM80RoyG4Qsw0DLTNBDdcz7YH/EzkcncG3CtngE4Ec8zr7UJ3Jq9OJSd+JtcIzEqeYhcAruiuUL+5HawUxy8WMHjWmItvxesgE6Boblir63jBX
wfKmKOp36T5eFECSPUis85AjL/gD9aAoLnBD0Ktvio2Fv4IqrqFpKTeZboh2oestdoCjqUVCNpHGD5UWBF4HT28cHN4XXgUO5TXeWOtv3nBwQjCMxFpjo4bl
tuDLaX4D6wuPnV99S9Gc4HiqTOiRmMmAod7BPLE7PySgC9yzDOVupF3k+gn1mdrs8pz7UMXwikCY689Nl6Jwjc9NGDMJoarntinG1YvSWta7MWMKWMa0TNig
2SPc0fxkbBtaZCoGa2o5PiCgxAZwB7IlZxe3mr5Pubg8oT0/KOCWGnExdhNdmW8Q7GD4jX7KPwu3V2/S1HfdNC2He8YusHY10s6D+EL9raKrosU/izxTqDZf
IEKRHYBACQxkaTJJ5Xy5JTOlkSaLyema8r6BSJoToOiuVfbKlY7blHcaRE73V5p0BQDKKfRAxLQjQEFfBgBAwTkKKDD28qmJkZyJcsy0DZDL2S+N913ZORhp
hldkR6q8l/o//avU675hQGBFoA73OW0YFiu5MBALp2pUlT0t+QvevlQVbx/VSlVaskczGlucOLZ4/cbW0ugiP2Iz9Rau8FbLF9wsxaOJ5nVgdwuZ/IfWQIU1
3cGJvg1U+Q3vyANIN2QbNdi+Bh4e2Ltl+qa/88zrJlT5M29Z9fKFL7wLk7r7ewdrmTLpjWwuHi0dM73UDEl6Y/8xcVRKWbfXJ6TEGPY7yjCn9Peg5r6QvxK2
Obx003nrAP42jSG3kbu6Y+QjdnraVwtaY7ghGazK/8F8pepCoy2/26sUfCD28hOSB+n6+5aqJxAD7IeJ9znfIzuZW34grmmqnSSpIPztPV1DoLhY+md1AjE+
/qr0Cf4HQ4Mz9PX5N2ihuMSVozqJtqfKmWKZMdTFrCaZdTIXSBeS9cK3z+Vp0m1fqddgvxTOcTZDOyb9LFYqQFDYWEX8wxekTvIT8rtinU0Yf13yMwxNon/o
1tp/h7MCT+0ZRGXfTNV57V9oNbEv6+amM6cRq/4X9cXoLkj28g9Oj1/FTBXVeTb3ZtVayuqfTbYiEtMeI26hG98T+WpVmdM3XfbUpO4iiXHJ/i1r5hA/0nVr
CGkXqHwxJT2WY8ODrJ8DhAiqK0kfzVGaUJ6XOwJy5BT6AXdUkviR8WV9tfl70vLgJOIh+NXn5V+RA9m4RKuXJ0j9MuSjtILtwwxnj4l2U7a2l28DNNi3EJvD
xbJHpbsZhzmLkK3aZxxqVptO2U9Li7OYzD3Wn+HzLr+7GtKd/A0Zicygl6iXJ+sog1AZ34l6yjrMK9hGwR+NvHM7c1IoZkaYdeJ0aQ3fwzHQOaagOin5atKL
VCv4EboqbgLhvHWILYZGOV00U9hfsWt5CdljXbB9vidDE1cwJs+j2lvtD8M2U2OKAj+5D4Pl9NnSfV9vagvEWELiE3It25v5Kkm5zbCgvhGdQ+8z1aZbmdoj
0QxpbRloWfSHtbJwMbDA+kIQiSXUI/q1sAs/TeiNh6iV7mH+Hnw/tof+nW+87mvKUShdg4Y05hZib+YZ11nbFr9G8FaPcM33wXwZ60oOlLKwQ5oa6lrEdKQW
4UXOmHICz01TiyZxK9BdkJqfYi7Djbc2TZvG3ha2suW9c8X1vn7gTG89vd00hBmnauA97N/MD+Ik7j3ahH3MWqQRlBXqTOZUPa0/pw2q57tO+n3keOhC9Erh
N+jXNV+S30B3TN/x/Q3p2FrsivQ6fTQ/XPgb+8yvCl0Ux6AznJR/F38BniPog3eYdBYXNnJxnCb5iETxvXwfpNzQcCalsDKy2fsXz/ADuN/ZHdbD2jA/WNOS
7MMUIDdAH5+I9TKfQ/Wm+qktiQcgY2kaeIg5TVfJ5RYwaKpiBKO1ek0db9gJwT103sTdfBG9krZFfVVVczTjzqT+TVdyHUCLsTaqBPSVdN10Jm+qZOesgc20
FunD103qJ7RGkgz/j723jm4iDf++py7Um7SRSTKTzMSquLvrAotrcV2cxSFV6k3bJI1MkvFM0haKW9HFF6eLL+5uCwuLPPue85z3PO+hafd5//7lD/inPU1y
3zNz3df1+X6/E5nNviMJnTXefKj0YHy5bV34ipId9pWqduQKajAdyCm5Kq5VTS110bxBtlI6TJMOFlJ7wHVse2dPe2fmGNMEirVvtko0iRhKr6D9XW/Qbvhr
+zNGi3znlsSez/kELMP+Nh/HLNLv1ADxBFdzQ7TiOKXjujlfyt+xUMXIuG74DJFTNcy22vy3PVY5u+yrC1A+QA5Am9AA1x3NYeo2mUSSyEF0m+IT8gv+SbGB
ro076lhkGWdxE4vxKl576LEFdn9nxmBtoF6iuRo9vtVeFXe7yQuTDmqLUBJtOAmdNihlS/U/8vjPCKXinTxdWVkdSV1FGcVdthVdEz4HTMADLRj4l6SAVUhI
pV1xmmiBP0dC1Vu4i8xtwY8V1FdikW119FNMQI022J1hyC56bVJ/pUeuZjshBnV/5FDpm4SRnIeOrXhPOpCTyo1YoeQsfg3NZUHE4ZhoBWRlZoq+R/RkKuW/
EBPgWVBu5V/cRtFPiomqbrjReQ/UyXyJ48oXIdFw2cY1mkLzV0btCkTaqGdAPjVKajG4Cr4oeI1HOJ9IWxDtJVFsNHfU1RW97dBVxyhJikfOVK6k/4HXkC8N
G6Fctjx+v6baHEq/Fe9VA8xBj0IGOXZBTR2JZXB+qmxe7EazAQkw9XKKVDMF4dhT+FVy7/Ijkr10x+bWFnOcGzMYtnvLXa4yYX93l5bX0HaeTsR6uq39Ks7A
3Sq3E2dVbSueFncgvqvOlVtjb9pFyHQkwMBJYjkfOIM9oQgi2lIZ0tkYA25Vp1Vkwzf5i5im0C3JIGxj8CHT+xhfYojShX9Hf8M+K+5Bg5J64NXqX9QzE0bH
Ho2LNtwIk0hWxmZGd5EWgivKPwg4VUHQ9qwHzhe4W7zFAhnk0kLKh7un3GedpTyIdkPX8GYJ4vkK3g4owBYNDgTzpBkldk0I+p1eiWarx6AJ6FFlf3IMtwBh
RBP5X7l2DCW/qliE7jGPMX0AB1o9YAoYQXbTgGBQqp9So9AnpGtZ5Ru0i9KVGC5pKU8lFlUKrU+gJIdC8VjSx7NJuopzEXu4nop1xCfpW83ypF/RqVx/j2+q
iC7hzrOtyU5MX2eu6yfZWCrJ2R08AoXCutDnIS9UF8gFzEJyFw2yka7x0bDyum1wxe/4KZ5JEGn/SviYjlg/WgYoScdY0CN7bf6n7I5ghOpXurPlnvS+ezHV
jsl3iKljrlvIFWIc9Rm6Rs5hQ1xi200uBCmwCyydiX1QKe3L666d5ipVT1LwlQJ2ObosUe0entCFNXKr6f7WTvLvUGTcDOU8dTp8Vb6GDnYL1dloHM7T+mvS
GDxuDbzc3grbItghaAJhTFq0P/2PeqVri+EI+c4eQg90JSNtKtqwDnqDYgL0m3qZLMU2iHnMOJEH1u6ln6y+8u/mRhTgQL1sjXdO1dv5DGiQHqqfK9XVexLw
rlGs/7z3Xwji/0YAAv+Rp/uRf/bO7ui8kixAo8pr7wnSugYUrjovK1qfhsU7Xwk0eLLSefkLDZ+sGju3ezuFN+wY5I19Arz+NW+8u/c9652v+p/Xf+MP6+8t
APVqeIB6uVqgQSK3sd8AGug+NXZN6Rpw5vDWrfBGuzbUL9J5IXWB/8v0oIbUVo15C9TPNXpbWcAL6d1wp0JXrwKjIVVdQ/cgXT26OqCBvAidF0VWw94M3lxK
GuNddf9JBQD8X+kA/qfr8397BwIaSJABvLq7e1tVwOuT2dt9rT4C2FtP1Lu3obceKNCoXzvQYL0HNPDuGtYU6Oq5VwFe7/U6r3UD0KCXX+O7v2FiWtfAfVlX
D48NNPJt/7invN8tGq/XAOC/elvXzzQDgHcfTMALg11/bxnwUp3rGny6/s+rwddKWUfRB36KYlIVAtVon6l+Qtvx25TfKnLbcP0C/WT9TOHLoqZ0N0+fah5n
rRK751FvHF2h5h6Pcizn6w5i9nrmGdsLxnjERD/cjUQ1JVO5FknMK3k885JYy533tMeaCFpRIuUxmTTpXnR5PuZbY+2Mxxn38KxCvIxS4c5q5d/urs65eGHi
L0idJLnULHrChEgAayi3KfICEm29zTbRTidO2LfCKhxQzUeaJr5HWiclpXZFLaZs/CUYjXymTFbcXqpYws6jRfB6rZv+U71AHsD0pe+r59i3uFY6fodOeloY
RziqERBtbTE7+jDd3L+Ifrz2DnPZaJD2GzQfvY/3QiD1DaiT/JFFrOzFJMuDnVOYyYbRnqGo0Coqnc5eZg9UTNV8o99CP96B2kldeLDxSPRj0bOiNvQZ+V1n
nWwMsoqLdfMTAxIveqLoT1UydJnmI1ldgWO3Pe+cvo7j8maaZab92nuqP41bpOuROGd/bL/zrcDO9kJW0qvIpcRQ2gePwGclZLhT8Pc0TPVwL1cZyd89Kz2B
khPJazxYjTPxF46omlvxEQrSWtWfnXryBLeaSZP/nRjsrqrsimZSs9xtUB+yZYTOWeD+Kr3MXKEdrBh8pbjjDoz7QO+q2Kcs43rC65CexHl6omiuobY0TOzr
8KdGynvbT5mVbDAey6Bku4QYuotzkfFX1ffE4ZWLyp4K4+kR6tnQiKo5cc3UOa5Y9/Ho7uIPyG4WrXRqYMk303nTIbQ86gN21TJIAIheEP5UAdSdnMM8gaNp
zPneXIvB7lK6reWsaw833yaQ/OmQOySQvPgzUU6XV9loHreAn5u9kY4UPpeu5fpLTzJlCel4nUEl/lJcXv6iOJz/Z/iQyKEYar6FXtcKyWRpf/aR4U9FGtWG
6QvfJcJohl7uSYKN8OayUkc7UWVEuugLtsOS4RBizczXq28kb61eISlASE+MMrnqTyowOcjdlgAThamrms+Mj6MErMTek3dR4IdVI7Pop+QX6VB8ufioi6+Z
xX1BryYR2PKEYSkZcU/ga3gXOIZ+SbWnb1l/EtTQ6929VM3jj5BHlVk0P4Hlrrku4Ibqr+KYqOVoQBLuQLkR8DvBM1mMSEjfT/AIitUp2BbiJDU67j3/QOU0
wT3HGjrd9Q30IXzpkMQFlZHKTsqHGR3p3TyJyI2Y4Fdsgf2LtQbfCdYlpDHzibOqVxIFW7ZhjCyKzGxKVY7wfDT2ok/KCj13ya74SxVhGE6g3E50JF0dN0ur
RyJkp2kVU1m1M3mSh3ZMq6z2pKAeezWz1/UAYenBFYmYr+S0balSg+cw3RwwXWtZSE9xrxBsdp2Wqtxf8ZWUEIW4V+5uNgl+l07wfNIWu1qBMcp78hbEJXu4
7AJ+gy5EbxOYZ5DtvSbDTUOraaHAaOcTT/E9+FzYoOGqtrNpXAAUjLdmMjSOEr5xiCHQutk2F2ztjBI5DQcqRjNb8RcV62RTqgbKIcUs1whtGR5lymW6IKYN
acwDTTJ+xtqyMJPzKFtTWVWrtGFsV48S6SjXKWrdt5WdwTLFLEd3WxtDyyZP0/tAhTgieSZ5YO+nue9aSYOtHhPPW1iwXlx/VbdEu3w7yTIHY6aJAxNq8Cpo
HR5WOo1rgrytWOVuU31L9Tc0BVyh9kW60uswFTbf2dVz3vVzQiewXDBUkYdlySJUw3CRoxmylFnIJlujVRskPnSr6CNMGHO2pHniVGEXtmsQiYyz5fJS8R+r
mfLEQcgwz2TNdJeMEbvGszdZStWVfss2M7bzLJQsQb6Db8FH9v2KTsq9LkgZQ/sqlKrL2h+riYv6UYLrElB41l4rvIuozZuJ0/FN2RJE74qXZyC7qpe4dim6
uYYyJYpaZZlSAZ3FHTVdqo6rXyJLip5aDshTdOVi0CxENrKboI7sBnYl9LP6IYwwy1zL+RPUBlcb6BQ9QlqOd9cMoTqpLyaEe04wfdXnOKFmmjqXjpSPku7i
Osu+Qr/AaxQhroIkVn3OOVCSnGAim4m2JqXQJDI//A6lUs0Pn6ZNTGxOj9I8kZyBEhI2s8OqabStdlriqRSfxK9FK6My7N9wvrQcKzHjplNcV+cMOs6Trequ
3gyJZPfgDppTrqsaxcYgLY4UIIc5veeK7B3e3oNwLanluK8qLMWGPNXMI6+Jt2eExUyOXWGZVpGPI7hYPYzcB92EQtHFglb4ElSmgbgqzTD8OJqF91EtrzB6
KGqcfqz1TiQB7UJDZStcKtE65VrktoYSdFY2o/SJrd08elvEqhK3bl6eyAjxJvF6h9FGOzjXPpYOVxYoVou/eILxf7BY+qI0jtNWvUgoUYxQNcMWu76brpsX
xoCCYNl2cBzqjryI5YlCqNba6fRztSU5ib6SeDN1A/vAeRc6y8aLg1wappVmRcJ46lW83DBWmsBVY2+ZS+wm+XjHOfsLZlDKS+QvZAR0g1vpjkpcovhID8W3
ucowkfYMzyUZBkW7vzpOw3eYHsnN1GnO6dxSaiyjA8cxhqgKlx4ySvfGLUCOkr2V0fQZCGHSqFuCIS4P9SBmDzJYlgtbiiLYUPKoe4pnGeHkvSEimDmmN3Qz
tNLRFIoSpTs5axr5sSKUXWP7q2qNcqQ6gbhRyZFb2B52A2d2Rhf+Xn2MNvMGezpR3xTfPc2Ywwk9VX9Vz6lqr57LfWHOcElgjoRQt63Mrg5Rv/MI5XPJaHcJ
M6Zyl/0p8w56FH+Y6UbuRsZRw6M+WtS2BPFnrkgzVNoWnIE2r6r2QC1bMO9Swil+VSWtAfeLlshl6ITMi0wfdzWnpM2KNfFt7LX2YOZO/GPhC5mI6aC4benF
njGnARHCGdEf+NsxwggA/yHv9P+PB1NjHk7eavqGHDYa8i3zplb+r8r6xhkk7z1JwAsh4521aSipyNtJrbFOTcNOgN5+uqEzSf0eBQ3r/v8bf6Pz2tPSNehh
BDQyRQAa0ZbWx07V76kENPLuG9ckA//TgW78dTvrlc++3D+KgrPtBWlln0sWr5+Y/SWzJh1Of6t7nYllbAZqdM70AYHbgxIDe/lkFeyMuhk9vfhJ3qGQtyGy
gKMZ54JXBpaX5uRmhPfOa68PzHiT+bjkZNHl/I/Z2myl3x+5qqh5hYP1Z4r3FvROjwF8gEBgcYgjtH/QiczC9R2y3+YX6Lvo1palh/XNTS98VjC5qHtmRHCK
X4XvtIxsn+0F4vzK9BCf2iZvCtoCWev98xYEW4KtRe0zItOH+t/Q/5Ouz71c+LZoyvrTOc0LL+cG+3TxgdKfAB38orPrsreF5oUtDzmQOSpkXWaAfmXetowt
Put8egVFZwhyt6YP9a3O+HGnlIQGN+kYgvimr1+R0aSgWeGZorF+xwJWp//hG+NL6z5kPMqw6h5mvM9ZnPOP7m12q8Jp6b/4vcv68SrtoisFBut+93FkluuG
+v6aPdDnTJMzAeNyMd3dsLrCf3wy/T2ltUWVIT3DlIXLClf5icKOFfkEzfQNzYwqiM1sA0zR7Q4u/ffz3i62h/XS2bKZoCU+0ZnDg6eEzvW5V9ApY3c6sv5C
7rn0M1kPsuRFk8K2FfUrehIalWkJGRh5LvKTLjVjpY8qP9FnXFbnrO25izJL8i8Aq4NvZLUNfRzZOlMa/CH8VlZ0cVD2EV9zXre8FhnHcoEcIjAwDA/ZXTDO
//esEUXz0qf5dgB6+fb0W+RzThcN9M4a4t8i8Eo6mhGShflbipbnjtEdyZueWdXEGOqbuzSEr3cWyfO+lCBFp4KdIbeDeuoX66dkry205TwI3Jz5l88oX56f
wuel359+l3XvMxbntE+PKxRn/pTfMv+BX0LY8Hx1ZptAo+8pYHeWNGtOXpOCA/lrfPzTO+vaBIdFnAjrW7C7sC53X9ac9GNAXoBfJgYcKnyWnRQMA8VAuE6t
C9V1BXbqUgChrlA3PL1J/jxgrW62z6SMf7L7ZEA5v+ft80sFvgLXgoN8ZGHukJ98xgHzM96nz9QNClyku5JxLNS/rGvhg8IBJc39lUXFxef8dAGto9fmby2d
USgP2x9cXrwc2J3rk7nERwmMB2ZnDs76Sdc5c6CfwH9w3tj1NYV3Cs8UA+llxSdLmmeOymqh02Zyun/XsmBSes8gMq9Jjk+wMvO9XxlwOHBPVr/QK8EbAwbl
XAnrE/4lv19YbUZt3lgfma5rhsSHDbgXODgjKisic2pWG/+3AazfLN/3wH4AKoYLnTkPQj4ELPGRhQ4JWJMtyu2ZMxF4CSwEXuqSfbT/7rXPQIv0OJ/qrNsZ
e33bpkPpJ/x7pZPA6qBl2d3zN+TlRLzyHxXaK6p5QCpwy3+Jb22WKO+39Mhcd96y7AultcWxuSfD+jX5I+dbxv6C7NDU3MEZPJ0SMAGPA8bnbPN/kfnJx5H/
U448813ugJBWGZvyi/IOrjelt8havz7aJ8F/ROAG3cyMipw4nUP3PUudmeE/KevPjL4ZVbnTM318yzKv+e0Cduja+M707+6XF5zpW+6bkTcze2hYXMDM9BwV
4+oMV3B5vK7y36AMWus8LAjjNzcXR60FAeP+8GRhlTlevk7dQZWncsil8oesRmrcSLLF7G+2Z7a/VZ+E31RPiVbqOjydfkvEUk2tgz1GyzHlIXkPaJojCL8g
a5l5U71PfUQ9pOJl6FH/oPBN0f3Mw8Ch9M+OXPKivQL6BblNHEvoAbVMlDlKoPWONnhzYmZYSIQcSyWuEcsdBUSI4YbmL2iz6LvmuETJDKeT7TUunBUYV2t2
My/og/QQZDlxhYqFA+Q9ZSr7aTzWfRG+QQnBBMUUcCQcT2+Spjo2kv0qglVX5LlspPsWXCJdhbxhf3yahzr6wpvVSUQ+3bt0ceIr1R1pMPw3ryeaSJ8lF5S1
k93Ap8uLXLug81CVPB2Rqdob5NwD+4+93hpLsYW2/oUNx2VQX/tCp5xXIJlCWNCp8C+yFHWNuI57wD6lJ8dv0sjoWG0zSqLtLI6X45ZcTEQ0p9PtWWQy+gC1
E1zoWHkY4XB0k7eQTbD7Kda4hAkJWARzFDor/5uX4Z6H60ljMl/zj/YQeNWzpDIp8RdJsPudeFW8DO9DPAU/iO8Sj13b8PGClXh75z6KwvKwYW6Nc2NMH8sb
4Wt3rO03Qh9y0DVFBcRnIEHqZG0T5wVmKXtRNTVpQmKYlKTM8DtyrJwvyIBSVfOR4US+6oR4I6NG7XBBgs5yvbIJk6o4A66mejKrVQdjyjXraiZx2yXtkOPG
lq6hbkQKoCKwV9z7+K3gGGN7XCXY75yCd+KfV/zOdEXu41X4RtUpRR9mKpLOvrOOo+M0JvV35h+oPbRTsdQ/1XyjaL1kX/wHoje+ET/jXsYFka3dX6k6pmni
VCIN0VR3sxyxTI7qI8yFb4LxIbskN0wXhKAl1CFFHjEKZRwzn76KG8gCpdWudm7gFiqzzGl0WHUe2ZlWwC8ZQXwP5WbzZVmtYIJ9pvp25SrNJieNR6cI0J5l
XT0kc8szmYGtO8xDXGEVocok9IA8HKwh+xJzxO1wqf0qryVp9vxBzoCnMoLKj8pOmsiEY+Su4KlotHQOWeB+KBkLbZC/kDxkzFyA+hwzV3oZ3ME7K11dLHDn
a25rDqsncf6MP3mrMhPuA+ZZxrqUFUJzrVMpee7qxw60Piz3sMOYE/Ryrp8sy70a/IAvcJZkJiIKeYbQCGsk82ynyE/EP0IMqrGzYaSsg2M79VRdoxkq7mbx
V/dkxig4xwTmvmguysUtE96zXGG4mIu0jCuvjCX+oDLI3i4W74QuJI6r8vEgFJXMV2cqRMhmwk7fwztJAhRTcIJ84UxiqRhY3lvDqWF0L5vLLUsYZu1HFSfF
aZ4LZ5DTzVnUMvUR4gxcETtecBlLlANmIZ1IFzM85pOjmjDIvsBJ0keqQBzCEoivpQ/hOns1N0XS1bNJMlOoJp8ZNhLqpEzWZItPbstQRGpzjdosvAfetIVY
z9mqLIfMz3J/Ex3mH1AXOfsgHZERVVNjJ8K3XWlQHWsu6wzxwytUFyoZo1Ia6f6Jad2kLU+Dk9Q4ZxazmPT3xECLEnoTzTid+ol6LxPEdsmaVzQ541NMvDnL
ui86D7/GjHS9VKai5wwbaJ5yPjuCDqxah8bQIYYEZKEwUcQT76CDWZP6Jr2Ang3vdj3nRO4HsX+CQEkTbBuzgOujKYkrRbuwOJMuchj7E8+0yegGhlAi6BDJ
Fpo0S1hSllC8Rnbe/VleKm+CzEEe4p0s78IXIxew+/aZjh+nUj7Kh4mdqEkI7FoLH1QsUPHRz8xF+mvcIqSVI1UyMv6IviWkZqbzY5zXI9c4LjgFiQJNW9GP
56PX2RNK+ssvYJPDOmhfx1KSzWgwk+K6QA9GZwj7ocuQKyhN9KJZeIPcDJ3mViGd3S80GfIk2IdqW3aQCbCl64Xc79YgVzNwjPysuCt0D6kVeexNwdv5KciU
4lhQournrFOcT5gs3I82lR9LaEOKoHE17fE49WP1DlWF5Iaje+k85rPCyqQx22gjN1+idUcjUdxYudAx0/MPIcZfKUJpH2WQMsUipMoQRPJceV7SiZonmCzs
IBBVboFPKUvVReYAdBvZJCzYpbUR0qstVNrHJKVpjz5G67CDpZnEHr6K18te4krT6M131TOoF1yIJzmuqDzQ09o1RjpF85S+xr2BaPmEOBu21fFEXOEssLQH
U6BVSJLDgEz5954ebV8pHy+6rHrgwBi7dKnjtQI3xEIzVQ7jF7m/aFnUb7atFB/ridllJe5TZD48i5HbRqFl2nBVGPISNbs38WvLXdGzDFMUQuuL2KkoI1pK
9mDHImrGx+Ygyp0RmEm1V1FHfxWtIfdopCiPeQ61jpkm7MsF8CFQ2rSvM09QUGwyn8Yua/ozPcgseIt9FbRNsL+sFXcLwtyP6W7cV+yO9Do5Hp+I3VfKwFBo
l+OZpDj2NfJJOEE6gGqpWsoUcmuQ3qq7GKBdpimn7rBTjFrHHddBZw2i1n4gWXRNwkyC7xRIa5Cu6CtJlWMVApJ9Kz7J+nkKsDaOvxi1tBnocGRDPvL3RBo3
hHVWrbR1c+6zbCX7GRcSI1yKylmuYqSlbB22xLzCOk/0WBxhGiulBUMdl7ERFX/IJgvfJB6Q2oh8dmV8X5qD78uO2n3cUslM6Vznr9Q2uprqyg4TfjC8Yv6S
a9BdrotWuyRdMQTua3TjiDnRPhLJwPowo9ggnkj5xfym8i9oI73GqaGrmFV0q8TOAgj5kGwsT7K1rayuWI0hahsxjltEzo+5G58J9YCG2AuklLwZ0ptOjffT
1uGxSB3ZhZ4EvbYzov70NtokWgqtEY+CH4r+iNlFDMEqmdtWvlqHP5F+574J18cPwO7gOnog5EvfUqfSPNc/Tsin0DauKM1uczoEVj2N3qp8rCkjZrqnJ99k
i9zTUyzcCltHaX9zN2a+u4kaYZbSEyRyyEE8U6RwiO0coiPukMtcN9xNeWDpAfywIxIHK0cltq76Pac8aE3OMmmQ/pb4tWhqyTdZBy5Nu0Ulk62xt7K0ok+p
VxNgyiB+W2dn8DidhuyhIWQBDkv7RuzEw01qdhRMb+xQVWfJdIxiAmNnEUehzWJParKmSFlAf5Bs5KeyTwoXGTrIk2ihXGM8A213lothZhq9WO5Ha2i+JtvS
jXDIHjM+/GrVI/wm8yP/k4GsBVvDw9A+ihw6W11rnuB+iuaYfey9+GmFclWSNZ+32XaRvCm9Tg9WfEl+lzQAvg7bXT+e+bdjpeaF+BF4N9aMYImpEKiKFL13
l9IzRceYsfJNdHvrTEu6dLnyHVUtaIudZNvS8sSl3GFkAhihF1KjJbNkR5h88gOy2X4O+cTNRgnFQLqTujcK8k5IA51ropoiM0Qj5BnyCcRQxXV1miircrM7
B1Kzy+mEmDlxo7ESEtTn2uv4O6A6dLMCVjzgNuA4esA1i6rTApw/pdGsUe2nfwnvLEPxJ/ISpZKeAT+xGiX915dSP2MzpGXyJUpADYjnkHpzMtyXPCr1kNfc
MvytfT64Gl5lVcD9FGrHntCDir1kL5Ln6azU68PYEqaHIMLKg26TfWQAUc6FkuO0/KSlGr5xQhicvlLmY7fZrJJ7sesKeNxiVydEbr8HcegtrhkWmvKT4CuG
CvIsLZBx7B72MN7OnmMML5eYu0qHQgHCpdhu5ydamZTEbhT+LTmh6godLR0u/0UVjA+Kem+O5c8mj/97yrBiZ8Kmsq/I0PhA+6jEJdJjjixmrutrstp1qQyQ
r0lpAr9g56nWaovCRhvXmUB2CbXGVsRfDY2yASyKLyB2sAuxluVTKnWVADtGNpFaw65CdsJXycW8YGgz2ZzKFcyuiKTWWftKf7PfwmTMbGqncbMsDo01KxXr
klag98GuSU42hFqiytfek48Bj9tOqovhVFmkWKJYjKrZEUxP9XrbSvg2uxTsyESRr1XnuHHqDMpm2KNYBHUJi1Am4Fucan4F4bS+weTSX4mzhqVILiZjPyt2
4WNsQmw1PpYoII6RT80xsc8k7Sr8zJdsAfqVEpflG15IruTaU/OQQ/R0CSWdQj1iM0Fc8Zje4TTGBqKpMgkzkGqjViSft3UmEfUW8zJ8Likw8RjYfI7Nwwnu
vusR3bxyteoSaHHRRLn9BjabGQZ3RPlmszpYeZDJsm+XpXJNWV9yM/uCaOv6STKSPoa2lK8ypEM77IXIZ2e8ItY+BjsIE4Rv3GpwA/+xQo1qBM6oEGhM3CjH
QbqXVOr+LM1CnDSSLklcSS5F+gj/cyaldx89ndf8DKBBH1CdF67auwJR5zW/u+EcF28OfUAjuZuN9Rm9EeCNKRIbz/sAGuTcAMBbWru39BdvpC7ghVNqyH/R
OzsMNMhK6hrInW3Ms9V7dg7gZZYAeM18q58OAhrtf3ujaRtSTXt7Z0CjDrm6etdJBwCNpBzpvJLFjXlFAvWubX1TIgAAGsimABrYjT+8F6dHSPMr79Fv2B6s
kZPm3yFHSnXWLGM76WLosByN328+Yx7LhbnmuFuhbeFxDuG/p++/qXnan5QtHc2Us4gN1oPlC1RzFKHsFmIN1UT+gAokBLSKfq5I4JJV6yk5IVFOkQarPkNt
nNvKFuRLypuIusb9FG1UjlBHcUVVadxzpjsE0O/onzUPpfucr/DJzB/yHcR2eDGCGspsO0p/drZXLSeXuluBv7krSULdAZrBPSY/Mp9hVHDu32f6RutCph++
HZ0reU6sYmLZ3JQv9Gr3RvQYvkL2K6JFtpZMRGfAb42B6g+qkwqzdjPRnWsp/kX+1PHjOolrcqpm15jwzZSeemQnpUHKHUQINhzHsWSqzugu3RpwIHKAu6dr
JG8m0Qf7JltCn9Us4P2oYFht62PpTl2QzswPR7vhfcmf8UfJdQndkyO1a1zHEqyJG6huSTFIc0rqPxerU4UqlcJbFn9Mq1ysTFT9RhB0CzaYyZB0dZ6R3HK2
cf9ekUfPojnhNHII/Io95QjkNM79zFo4g0UU/7hvx6miWccrcqgede4zBXKX9Ovzf8Y3Ur3wqaJVMog7re0vms35upayrSCM+Sa6iQyTj0RoHCd/pULRRGKE
0EEoHB25msTeyOZEu5GXPDhaFffYOTYpMSoYzI7rhvQwlcvhmK7YjLgpVb9xEYjAc4wV23pTJ+29NFHxDndEVQrp4xzu9AcHS18rj1J2DY/cik7TtKN7ujWI
vbLGUoy9kwXyBwoO2sPM+zCdSZrcO8WQKtc8M/fU9EJqsVj5FlTa5Iylv/KjNDEmDgmyPpDOAMPEEsgsnQifkl1VbQbHq1qTy7hf9COI3hiE1lHJ9BHqhWBt
PiYMMw0J21YeFfs05qewM9xB1mRt7fErXUlPA5uAANNMsVzTUn1CYVX2BRHmo3q/8pOJwVTQHUmkNAPrXXgk+iw/TGPW/FuRJMaor0hWUUdpXL6iSlc1s3KQ
qDm3zMrJKx1fHRxsEL+DjxJZxNHSff+egMWOkagHuYq8KfqTnu6SILM5F7sGuQsuVa+hX0Mm62OoWJwL1SonIsZEgrlMuuC28gT6VWJ64jiyqXMuegYNde3R
biWncBvIVtAtwWwBTYHEEvc2tBUpTDigGZ3QRKWxvFc9aSZKdKT6swe43dQLs4Q6KY2ltnOT8WvQJyoD36k5oqgtW1PSTHTB/p0mcJ5quOpaggqZZOogD+Dq
Esyi2drnTGc6TX1XlY9swruTqcwjmkZF8t5KipqE5kqy5R88cypfYGlVY5Gl6hf4K/oVnJ27UJnqHG85xP5B7cHCKqaTPrJVWDtWz8yyD0SPgCpqCgygY7V/
gCPxApzH3WPB5J3QMrIbOSN+hjXQvs7jTxemvFFIaREzlpG5q7DPso22GbaBLoTR0+PU21XXFeukiXhOhVfGHfDqRd6Q60BD+oT6Zr26BihjXQPz+PqZZZ3X
2ap3WtpbomZDn7gxxVTDlQHQoLqkft62IZWRd0bYu8pN5+V5BTSaKAB41XoBjfhCA16VWw07pDSUSu+NDQAamOc37EbvnW0GvOa8N06fNMzMN0RpN+QaAgBA
o745Dbu0eKO4vWsQvFXC3vSRDWerACnIc4mSjtSW4BZlq+jmhEM5yT4jiiqlJAPwP4xrHPwKPvSzfQ9G0NMUKtmw8O3IOnULTYa5Pz2HiTM9cLmJ+KYtbDpx
X8E25xEqCuovnJmfDB2tWB+dgNxUal065i7LV5YyP8klNF1+Pa8iRGvcbjyBDYzuLBuNTwIDPT0lE0UH6cW0lHOjKstloVOyEksU3lOaiCWoC34ke+EuZk9D
hCOYnk7iSCc2k/5VC0RX0cetNdQLaCAxyxzFstGdhUG2S/Bt2e/kVqqj7CohlmeWlyAlyltMmcOZuJ3ci2yCexKAMdl5j2ovWKiYBLalftwRBcxZZoomgqN8
NikmITGahbJitD09znwtNy0+T4aZxxBXxFckdSTNUztvIruIm4ivaxD+4055KCadkx1/O3kOO/REWBSvpSLF/vRhxxwmn5iPNnXlQJvSGXQceQMXID3UG+Ad
zQLd00RrbCNK7oN/YyaivWAadZq+xtUhh9U7SKsYM5chs5lrgmeqK/IpFQckaw2U86P9PD61Ikw42hwDn0xohba2yzQzwLXwPcUjtRDvan0eZ8WkEjXSQ5bJ
Bsn/sSxQzpZ+dQ5FrsFHcYciCvvDFmwXOf8iVksXlBUiQ+iJrmaYJW4OztHd4TrlLE2MMqPkT9kIyze6HznXklZ4hLYlfXSsNvzqFEJb4voyt5Q1XBfpraj7
4Ff3DHy4JYC5xDbjJ9CJWB78EfSF5jLTFG/U6eVXVNMkfGGXshPyQ/ggrCmyg/dSkAu9hT8lXKZfE90UoWoeE4TY1QexGKWAXF05gGgu3w/1lmrLRA6twGix
Sj4IJ3BDqdusXTFH1cy+ESNQuX0c6pA/J7OAeDBc2Fa8U9YH3AYNCe8gesgkYydtExWxmlBHJtuO3kZvFveSZtGMfbb1CXeRXif7Iq8tX8Gcko7C/WRhCYT0
HTbOsRYtwJX0frm/cxKTq30dv5BeDO9Ux1KPldv5O+hFop5sO+dGC06VErowqeUG8c5GSQhxHZoE3aIgeCajYG66IfYPaZozi23jPJ7Xk1G43tB5+Ep5NDJT
dhVcZ7hlvs+SyuPOI4yuUEscdDaj3NJ2eHfXdraA7WJYyTyR8tGYkFKo0tbGXK0G4dnMAqVY0NOZSUa6trtfKjpCWvtFUh+vI1CrwfEU24nwrH9bv1tO2Edb
1mEk90L5DZpKTHKE4ykqHTNKNJIbTKyT8jDUupP0I8KF3SRIpYqZLYlxGeQfcR6aD58gBfQcxRPiAdRJjdJD5FvJceqhVXUsUXoTXS00KIrh+/ZshlKvVJyA
+VS6vBe+xiZEIgwPKR/3A+kEnMDCsIHuM9i28lZ0/7jH6Dzr7biNFjl1yL4UbkZEmjc52sMFdIqlA1iG9SirpQdFlPFc+m7KsRuuyYKq7ziC1Aegdbgs7gvx
wHJLkgNNCBsoemGbGfXVvEBQUlDJR0pa5bXIm585OPy+vTgu2PrVHoz3gAcXu/BlsvMWk9BY7uA3EcpjSmD/6J5mR0l8xRJrp8IPhsyyKeYB5nshLoePg5aM
rIgWpjq6CPKlBwV6XV1AakRv/dXi5QJP7JioPcYXYtbZIu5v6i/H5sC/hMfxCIls/crwHMOE0k5miaBQ/yRqd/AXYRt7pS2+7LTAIpwqaG3WClQ2DW+wJRqM
sDWBf4d+k07ActdjxoDw4/F+FqD4sqUw0K/kvdnIH2DOFXL6X0oHim4IGesE83Rzy+hjeoFpnD3d9GuMo+zHOmClc7Azj/wMTpfMAr+Dxig2NsYIVUwJWy1s
nVtsfunbN7Nz7MM4hNrlmCQaoh9q2WfnDDUhPz4fDuWc89Pq3wW2KGoS/6pMw6s1x5W4QyZYe5lHWLHi7QIx1luyXX9auMGMgxvsg8HWEtTOs7w1zLEcMv7i
dyXqUNRZfp5Znn/fNFRySDDVNLpEyNseGG6EsXApnxcV1Vfg9m1b3p8fGzUo9mdWjt+j24G7zVJJb9kAYjPU3tA3z2H4EPrQBovHST7E9Au7YfnNIcQK46OK
a0xHTblgHVZr3h5GRfQClfxHvNNCqcnID8O6RoE4IFwq+tpkh7OM8MOuxdy14MblwgqhhMcJkpxdKkbGmy1Wy+H0nJgVpiDzLisb3tqnGpcGN3dYS+dYLfa3
9jWWLHwiAdt3ypqIk8B8aIltkH1mnn9mz2it4KQeL/8s9guVWe47VpNt8DYVEfpV/A/gYhAUdbOw5rvCNcF9LANM1yzFeWOjJKGr0gWF7qJtAsJyyVzO6y6Z
7ngRPLzibZnBfs+CWVMF32IO+jjL9wRlF0gkZ/P8wYSyYxV7CkeHB1mmgN+LbpTvNb0A/3beI7tID9kn2QWETHDCelkMlW3Q+9rrxC8tRgPB/559u2iO4JYo
0XjI8bDC1/7K8lWgMj+SPBT8FBKDl9sCbLX6KZifs7m9FQ8Lnhn2c1hJBF12Vg+KOgJW4iJuyvtg7iVZ5bhrj5amxfwedwjkV3is46LS86GIxSZZedv4ncYL
BQLTqMK/y3Kifze/zr1tbuXcCj4XFBl+wtpYsyOvxp3x78JjsW6WhT6dxU1FA0qyJOexU8EnLF/Nv1fcjesRlyuJFb3OU8bXlN/n/xpojnxmmmL8WJhs7lxS
U8iPGxY1L7pjyc6Qm6XpcTzDq/X5lo76RNPe6Fv8N5a11kzhUiyH38UGVfTmNZOcAb86d2I26doSW5PA3CDRoYDxUfOxXdhwB2M3iHc772T3Nx9UOLHjJl/L
B0tFTsv4CMOC8qkmZxFnvGBaWBBS9pe5rfVIfL7xvPm5OSfKF/sjLEKk4bUPf8aH06EmKfGd9W+MT4vPmJeaA02qYok5P2KsqXnm7cgrepe+wJqRrxU0IVKt
O8sVZR/y98XvC/dyxgAazbHxfl6pvyoEGs3zaUjT+t+ywIAGamzvFbR37XVjKm+dlyRW7+4ajRHRuv/cd/auhwcanAjU7wgCAI3lIXrrgDaeewbU4zSga/T7
9O7E0dh30pj3SkN5sfX/LuClt9oY/Q14dQPVNaDs93YVeuO8AS8TEuA/pRED/+WUVG/nBGhEvaxroLvy//50a0GLyD7gJKK3q5PxujJVSUtOlZ6P7OHsKhol
fS7rhynt0bZ5hU2hx26HcwczgL2EmF2R+BZnurlQfojeA3dzZ4mXllw172BQ+pDl95QRqZ/V/Jir+J6odDqMGUQolNsVWXgwp8RRe0HmPX84e6VtinGEbAfq
gIbBc9Vzkc/yh6o98BZ1c0kQ0RFvZe9DzIYherB+IP4Zi4M3SNYLf3P84tpYSlP+Aj5SKb/zb4V5G2mG/GJ8IGht70cMgp5bWkpGSmMIH1wCJSM/y+Pkd/kk
ehJaSoDyWXAXzs2bCPbAo5x7LTxwvplwtsbl8HXxAujHfbaZHK586lqgnk2XuZ5Cye7LrgG8S85UsMpJOEZboxkKbiqstPJllYZrkIr8aq9VPoSuq3/sJx2V
j4q+J7guyIhNEOTgpyo+CDxoAl+niVE9kvgkjWBU3BAkKO4B/tjeWdpH1ZY54qiWnxKtwrOQTFsagti0UJeghQI/YqfsYNxIeiUToNqNH0b6K23CuLJCdIe9
WrWProPOlaDITOI0V0ar3VcFPPnQyirqEjueK0EG4Vk8sDxNYBKuknaOL1b8LTth4VwTJG1Uic729l9lPbiTcj0yA16qSEIi4VEymTpdctceC4uRngXPSIX9
irs7mcQ1j6MlocK11Gnrpox30rTSsYJSth00VXHDmqg8oEhy1Tr95VvwULQ/cgGbr/kmmwdhiqMFU+AU+DGzN+6Yeh5GItPdJ+jzoKVCmjEPdPLChTf9AiL7
h98Uj5dekBslFxUXhQLknG0UXFTRA/1gr4EiBC2o/VAM9sykFI8RrhJtiGiuWE7Nw6ORWLqUfYEvRGppK9wanCqvgY/Itwj2lN3L8jEosN2GAGOr+HFx7+yb
ZdeYPvyN7M/SM7IL1jo4jGtDXUfnsT1pnrUHvJrfBbnv8I0S8yQWPibmVceHSmcJzrrHa5I0Xd0nnTgURN6jSHUR966qtbs6aXyqPZnmCrj5TFjZPnt/xC8v
wBkSv7ZiEfoL/A+YQZVD8UrQeFAj1F5ACNVlZpxiK9JNoVIOdm6UbC6XiuiKAeIV0Du5x5EMwhwMfZKeULVSTyySaL4Qu11R9BTXHglF/ir5nU7GO1MrqN3o
ANrODjYKBJp4n9gPyBG0pUKC/+S+jd9xEEYxHQpuUrWAjoVtkBJivemMcxBdZziJxdpjnH74BvNmRXO4oPgcI5Px6fdxg5wlqYPEKN4cPMaEwn1Un7EYoiU9
QPAWuuc4a9li9xGkSC/SUdxG8ztXWs0cYrWom2oUi3g6szvpUDqY/IeMETzndxQ1wVLku5x76OfIUqkAktAKdAg51i6El+vD3bc5GP8GpbsnKZvK7xmeQctJ
m6C/vZpVy2dzx8FPhaOhdfIwKIWYLz2Eu+g5mI98DJsmmCq9Ch/JvAU3c7xTflCG4pERMuitRlu1uVKdlBPNRn/PvFX+0MnxZ+IzsIFFg7JeQ+1Zq+cKp0Ie
wsdVmcm7ID/iKpgjv1DZ1j1A/mfiJcdLqV7yRf6Z6sROFGorn6D/kG9Fi+kt0F1VZGVJTt+k22xEgiCsyu94jl0wtfS18K749/XavJdOrWyM/YFzpns7tCHh
Jb5jQ5LsV9N9wSHxdvIcno87wIVwL7wvPBf3RT6xq50iSVH1PHMTEhOfkUTxLuM8dSgj4bpUnIR7gYn8FOkXZ60FxwXcEjSN0FtOSCzqM+RtxWk5DVbSBc5L
fA04EYmjv+KwNhsd4vixY5zn6uFebkgx3GX/1tQkfGPSqjX0LCKKGO2owKfZfjZtjUiir4oc8Qz8B/8aNQAci3wlMrQ/Kn0CrWrZYmcEs4YscWSKBsinSHX0
ZK6M+k7D7uuqgqpHroEphbRHHuGqZNzkQ+xSoh47RdxgUyV9ZC2IMPCbs9A2DJ6gqpN8xPfiJvV64pVEzz8nmcQMlF+Xng1/LqAcTZF/71Kezym9q+ZWvnUN
Sr2lvs7w1LMTpji34bp4VjwBwiyBeQG8wxSkkFWNc+ebuMTD6tKqtNRlmrqqX20Y7Mcf5Mh1eBzFylqmCDzOCCr3El3huZWaRFHqZ6auUmw5iL4Bl0p2ETML
KuxCUyzTTPqOuEicY3XaLfTKquAkjrVLzkJHw8fiWu4D0cKTmbjHpULb0bMdu9ltMg8VyL0El3hCjF35L+NWSOYJPfz1VpJYz39DH/SUuaajvu4/1d9VPmgp
nS55RDxzhCK0erjDBheKIuQLosubDLA84Y03HYzthC1QrFdcderEoRyKKehlKik9RrUSGcobqP9ke5HvNptif5YYREXYK7wrmCLqaNlMfpRttr9ht1Bd6NhS
mj5c+cq9D6IqF8tlmAAcV7wBjsSK1AnWFEkFrzN1TXyJ2eBZyjVDz5BzN2DaqerujBhfzo7Suuj27Lqqo+gJ7mA+Hyq1rhYvFBpsP+NDbL3R5zhJXoO2kOGC
27JwaR5ziHtO8M3BxBlukv1n2SE22rQ+PpO4YvKjWS7aka9C6Fc0on2D6a0P7NdtX5AgrgvRktumdgpeSiVUG/YhrldvEs+VF7qmldfQP1kKHRNpG90TPMfl
45H4CYzlWdlxks6Syfnd6AfcPGiQJRUcXdo6epzkqa2786K9PbYAK0FyuLHxZvPP6Cr8NlQFn5QtdF5yH0+0qZK0YyQrEjXCNopFaBCdX3lc/TQqJ3pRwiXy
ORNDDzLWqsLUCdzL6nlMkuy4bLl8kayTeTE4SQRzA1xK6JjpmmOwo40sgljKnNP0JZo5tMqOOIIludcxzagTrimJmchdsYx3WdaHsIgmqLdb9iouyp1lON8t
+YnJgFjEwNYwZvijLCKZxxwR9ktEmWI80VXtPFo+NXaWMxr/zd5WnOr4XtomfLhJW7EwdK4+ruRY1OL0XmGJ8ndOV1RhyQShUL4M/ChaDerAk5YnUO/Q49gA
/kl+F32yfQl2FlGYx9O7iLzSNrFZ8YNsCVRyaYx1r6BI8syKlI2QlIsC0jW+Y3NN4uE4gmdXKPK7V5xmp9IL5FJiq/6R3RX+QhSJjza+ASbJhvEAfTvjXLPI
COn7kxfBgPgAfGZMx+BL4n6OQMFh0yrnXmHn+G0VuH5TePN4ia1vxfqYGXyH5QY43vJMv8a+3y/S5uO8JNtTmmWMAPnR5yyvnT5FXeP74oFlvXg7LSm2AMM/
gh+r/Q6iWtd6511qskDmzLTqwVk8N68T1qFiWvTD2G8h8bkqU3B+jMHtsDoTsC5RvxUdiW8dt8jvx4lYChgWtawsU/+kOCiqVendwnZlrcVPiBZxf8c9coTD
BvxDRSnoJC3EOTBamGT/YM8Gu+SSdlPFtrhJJeH5n+wDItoalpuzS2zYuahpllGlB4RWcauYP8qlfB4y2d49/qMt2rJKcjt2StkdwwnJKKqTZG78FsWFiiZw
kUKu6FOBOgZYJuM5eK4jyzjWFojNN6VIrmM1op/Fg8FZ8eXCQPGsijQsvqIpPk+YGtfDfKZ0Mz+HzsfkxH6iI78OFApbSzqGtTTMEm/DUqInBB20fDYhhoX5
Q8gkqNySER8n6SG4bjiNhfL/IHYoRsQNA43kIGcO+A8hBKPY78ab8uNYN8pCpemH8I/7Nik+azwbVxxwuqy4hM4VFbQyBZFm/lfhbd77eEq0U3hLFAs+L9ln
9JfeC1+VO7lic3Rz4DxWGz07Tu7bTz3WQeJ2Y4KoHzjJ0Mf+0LdWfL5gowPFxkUV8l7pfwrpJGjP2xw1tdzfqMvdGr5esj4ekiLCZXZXaISgo+Fb+hrohqwV
P0o02DE9tiS03LzB8DH6CU9rKzBA1pelpH6RsXPUEAdB7FbYMX3u5IL1gsv8NLODHieKphEXIzBmzY47Kt0ljYrK0h8zl4SfjJsT6TG1MxwLU5ADyWW2KoHL
WYz7wxf506OHxXY1LtEPqNhdck63+t/dKQ1k7Al4lcFhD6wIl/ThYbx1UeNNJ4uc/Gb2v2B32R1eDRbJjxaFlvYvyHM853XQt8LieaHEbMFS3cegKIZwGGnA
9Bc1yzzY3kt+1XjJBqtXCB1YCu9p0Xb+N73TerusWenKwgB9h5w6wy1eG8cgfQ4QG6bS0yFZwrfh923tbSL7UN58wXDh3chO+urythVW83XsgHlcnFEakR2T
d6NcITVCFRa3OsQxUCqyXhXohahtNea2rCrcaF+WWVO4uri76baTMbYs+sn22vyLhRCs4DeVZFhl1KJ4lWECSAo1ES1KlusLTUTJZWcehjmuonW2wSKiJBqb
KPy79LKlHyY0KaM6RcniFwGmUik4PuJkfClI+pvLvsYAQAOZufXP0/+LQlxXr/8V0Mj0Xud11t+QI1jDCclAoynr3ifqQIM0nLfpKdAg0Vk/3aXzMrf3Ts55
mwoDDfjm6ryQg/X3vby7b+m8cAcNdawa6r0ADfYtdF7oBsCr25e33QZ4cb7UNZIcrQPqdxcGGvR20DXgUgZ4pU8adpUE6u2mAfUyHkADjnINfTbvLIv31fLe
P2yIx/n330/kO9meqLN0lada2FTanltBXSgvCh8o+mSPwzc6go3pyA1MozpKo6L1CeNdW+P3JY2Jjid88L3yVuwojw3tVj1aetagQKLUfzsVypm2du7pLB90
KX2YkSRbqHbvRvJclVpDwtUqYeXRbDo4KO9E6XBz5+is2FgaB5tAND1AHwsOVMmRAVwLSxW51LrasMmygx0mXOj8x6IS/qWeRz8jvmvzJHKqNffQnVm1WfsF
6UrUUAJmG12Fl9M7OT/3DuhXtAn0yqYinso6sLek1ygfhwJ3czmuJNUiOpasUk/gFjt3oGuYIJzBZyqV1De5E/yxR3lNO1BOJh1j5ydkuY9rMpU1Sd+wOchQ
prMgGV0nWRU3EG0lstJDOAG3VfUnUosUeFpzvdw/9gA7GRhilnWkc7ziS1EXRSiTRkkRsKoV0Z2BFTdojzudvcgUwxPwWWwdF0PPwwy8R65XdAx+z3bIIDO9
cw+FOsSus9iFJHIbqbCHVz1gNXRHWZx6CLSJhqWvhLtEO/DogDpZJMiK1nIjzQ+pA4r3SKwm3fGFm0xk6AdJSohBVn+SCSxi7tC36Ms8pSaSgRTtNUfkEMNp
AqkU5UuZLzzYNcUwmT6J98NM+BDPGeilh5T33jCM3qjZmTQ0ySXrURGIfHPlGIbTnbGv2GvjSGY+8aciq+yK+hX3mZ6H7IufGv3W+rNqm3QaNFP9F5fHPuSW
KI/Q4apWlZOq0zZsVyTTkCbePMexyzI2fp7pouOSsRRfbGrDRgfvx6/SR5QLXe/hTtW3yCPmPuJMejoNu44nuIiW6qtVg8Ls1iX2CeAn6J01yRXDql0ZxGVk
Gy71PENSyPH4K+64akXczrjb5su4OjyoXG55bOtOdJCuiF2jvZk4mSmXjOZquDuaXOwS+hW+oYGYw9TfGJZ0CR1uaWW5hZ2TZhbNJcdhEJ0Y/760JzlM04/M
ZzZpNnObxD2Tv6gKmCCJCW3OSMAq5drEdqLr9ieOO0418NIYaN9VEUko6T/VXeVm5e+Ws9Bh8JjwCtKHYGhdqAYXkgtdPe2jmRaJz8u6CsdK6ohBIo+CyMGI
lu7daly5LpHDrTSnTrJ2TdzHnaCOQwjkQ/pi2daRSBe0D7uVScJn008LW3Au5j39h6uV+yWnJKeyZshuPitJ5NVIC/LaO/9wKpG+RGthO8UEdIbzG3WNPM/2
Zne5thMDq9VN2tkTkk45Qlgze4zHegTSEZw/ewd6RYzlSEUC8ldCALeSG6KsSxjCrlX4KePIEYhKvV/9QFNBLhar1a/sYlxF/uWCiVy7FPbgR5mzzjTHv5UU
NdqSTie5IpWtwRfiicJsZJMKcd+iWrvOa1hmgXwA1trYUmqTj3Ocdw9y9YG0tNkY7JRAedgy+IHpMekLl6PKqjlMBBee2tEcrmU89fqdNu6w4m2uUb93p+4/
EYKNderrf54AjXjw6Bpg9utn84EGHJ+Ber15AK/PWG9KCO/zwfoVLg09feqvwACvLkENTX3qn/x4W39dvSSp9+ctAAANVMbeiEhvPvSAF9WINyeghqsGwEsO
ms6LI5I3TYY3vQjgZRWARq8Wb9eX97X5L2l5QL2TXm/r0NCO1Hn5trzzkP/HT4D7nftbtHm4P6T28L6iva/2pe0L29fuYN3ur/uqD+r3nto7ZF/YgYJd8ftT
98n23dvz217tvrYtjtYuOZi9+3XtudrbexfXntm7s7amqmw/f//Ywz32dTxwd1/OvrG1yv1RB5oe+qf21K64XS32nt4duwvY7d55cOfYndt2rt0l3mHY+XTn
gm3Tdo42NUUPUpzwiLUD40L2wTXMj/BuZXlqdEfoDZsm8KV8sBbR8XiDjOr//pS74L/I0c6OUISyv2gElU1MIupdM91/8gb7/+ye3ar/J0vSAprjAxw009GG
gQ3u0//9/wYiDt1IbsDa42H4IHA0dIPn9Qr/P17boRGYv3kBmq8Ik+cjDjkJuSUPJGuRR+ws+rizD5OnrVT8uMZ+Eg/yHl3jTPpf7L13fNPW9z6uhBBCQvZy
HG/LtmRLtuOEvcvee5RN2ZQyyyrL7A0BkhAn3pZsSZY8krALlNVCS1kdlFUoZVNG2ZT1DZQ3H4Is09//v/hl2ZYj+erq3nPPec5zziF2SnKx4ZIvsDAZt95d
vY6EUgVEhmUsVqvWRrA5uFzKaZG81865xG6iO2aXT1YUKvm8yfYfM9gS6JWzlayf869lJ91xvOnY5o3jXEDoHNnhaxVytCAk8yBcpJPxB8ke1UVelGMJkSE4
V0xKpGCGMBuUy/zgd7wNioG8zdmUw4f3cNcorcufZr2Hn8Fk/EX4YVO0rSbvoKKeKBWcDPaxL1ewG9DTcgPTgmNsv9td/J6SfLCR0ik4qEoujgdL8f1YsnuF
/UDpRyppAKFrm9yyx4BbJUXFl0V37Qel3TP6l+4ttKTPkna2RNkjREWCWD65gTOr9XvSLVvCc613bgCF4t4ugeon5/HMODDZsSPzoiRdstbYTHxVkJHYwXLU
Uhuf4TLhM4qPSJc7xknZbJNC8yB6ntuHN/SssJfbJrkbudlSdrztpuIaeMQan95b9tJ+SJTtiTRGGKu9aVVE5eP1J/a9RFdUAwttVun3JV3sjWSZ0vOFHjsq
bWN5gn1anOReUpqRcrz439ZEGKMrj42r3EaE4sooTyv+UMyRZeD3zMXSJjKXgi3R2y65U/Aq+Tf+Pwkp+cuTjucnxLH5Fz03thO8qClPGJf59YZmCwbn/7gq
ZF3WD8bgl+kb0xIyrs3/LOWrlQMKRNkMnyMmhKsCKsCFqCzOb5fkT7uTH5nZ1rQ29VNTrdUczPoqc7eXsVXyoWWTonbERMe3ij1TozU3K+a9q1hXULTBvmpL
csbyXfkla+z5qxe8iv+95quUdenoMt6620ltll+KZq94q9ftspER2WlHYz0LttTKXZ+dxsEHqiJ1j0fXScpK3FArPTli1fEkf6otliPCtkofDoyJTK5Xwo90
pMwsOZy+yoynsXUbTY20yGvLm8Xgccnr6sVsj6+ZFJZFA3xEZwU41v/wCNd7d/ZO9A5eSVHagkPxuvVJ8ffjK+IOJjZYdjB9woqM7JpJA039Y/KzlJENVk1L
fRwhBpQFUdHqtZvW/ZryVY2n1afWSlugW/RoMZDQcxl7rPRaMzFxWa2vVtWOb5i1bg0VeWnxP0trZ2DJP6/i1SxPW1/DVNizFgCEqa/CiRpaFv+wtFp+adSX
Kx9HH1tdu9bhBdGLhibEVr+9buaqpivx5YFVeNRHUdLKv/LYgWt6xBsikuJ/iXmclArMXHSo5NxCbdK2hSmALjk3ZmLEn8AY8+yIc9GL85msbolFKwXxi0LE
bDReORk4vvZw4ep0dHlZam9+Ez77GpBS+aorKQtjduXvTKpdHY6aXIsDraoy05pGV1umW3M2ZW1y0fLo+MWL7q1JWstf8/uq8fkTVk+YL17WZf6V5UC4yjpv
v6mZOLrm4AR6Tbeax+L3LeuxyrKQrXPLA4OhDCjFdxGqS8DyYb4dAfaImpLTTfSpYK3nCrMNFwa2+WaqOfS+Kq34k3EQncBI+SX1LPIbuISqj4axOcJX5fig
1ReT2+IPiHroWVlLcBpxfsMGHwcuW2U2jcGnwGtlD5Hvia9V61T7SYOFI9q9ilRqIolT1MiRrGns7iRdjH6O+KDh1r1wf/Bn7IV6wgqZ4wf/ehVb8g1WH1V1
dm9Tiy0t7ROCGWoJEbZO89u/XQFaeZpeAhnUtQP3oBy10sXBpKxybVPJebIDZLzmb/JHygdN2tBax+4LneYcqC9ZLvven5w2mFqjcKvDINnccVvh/BncCH4I
P4KFWRzwGqKZ9qg10JKe7pDq6tFxZAlc1zNemwxadZh7H53knoTtkjKQA2qP7aV20z7hPCfiv676VPUTkawwQz2xWCX793xae8k2bLXeKhjsNCrOqKqRCvUV
R4F8McjITkoRlPA9ozlraYSLTDR+gtfjF/AWy0a6rysegLj8kqKFZDjo37iJKBdcdxuF4xRdRCH1wQ9k+n54Nd1DWsb8462D3LW39LZV/inbBPVOw5Vn6QCY
au/j+1vYHGmmZzyTlD155x2xWQMlXpJtd6nIJURj7FAwLdhct5P4jV6lZNsjxcxUT4FrEtVMmoG8sEwN/Fmpq0e90XkigOrGapXbiBCYeIxmBU8tnqZuKwac
FqiM+N53HIt1XCe2eZditZf09q7AGxGVR745U2TlMdWMiUB2CI13B7wPbU9/vbGbfSv9l3qcbJ+dPXIOIHcbPCRikfZYO3UvXTXZVII9akapD2ocuMs5S3qB
OC45QszWhqn48u7M1yitnwfNh8Te2thQurfnFsGBHBjDMIVDxqj2RmfoMlTfIhXKKXQ119dEPegj1XHe7Onk9xTMMc9AbiHp6SNtQ0xdFSFRqg9kwhkPmdRc
l6KY6LghuWVJxO6ivfN0ljqSR/4fZL+iKkUfxUCIjZDwtAnlfeUbKiZi9VUwXVpyR8Fpvby3bze1Vw9qFjpM4EpPbWy//bkqBErBwhDa+K9Ti3QXvAvULfRP
XZGKq3L2+n7XPVvxpVPqpkWHrat5zxzVJcDHq7tzxQ8DYeI3ubCdD/Td+oqlyGXhNlV/Ot/tdf5N95d+buseTGKWF2s3tmUuq7d7IzRimsA+o+s6xoEzEEp2
2l6s+taxZbXOPgze6tiJTi6INhgkbM2NKOq9iSBO2194emgtwt1KS6lJVwvKxT7zgGjvMj/xlL5EhOQ1h4tTfvNKEQ+UCH7FTtgX66JkME8r2I0vdkvAFppb
wtrU1xId2MTzH2ryGfOo/cWrwDHwWPUldQPFVMVWiSKLFAxUJTFmuLXjpvYZxsePa0ugk/Blpp7mV1qNDQU3K9hYTxxyVst4m4EX/W5Sjt7UHPSxtfkR2sa+
3IqGYIQU1n0DOl3t9dFAjDGrUmJEA5W2F/DG/mJd6xTdSuVZ567iMxlTtUiOMjDGrrZB7lj1QFMB0cZ1X3q9OMP873/GVVpw0UZt5Zn4ITDAU4rd/l/ATKgV
01/11N7I3UrIRqXInI3lewPLfd6y0opG3vuBF0527ykNO4NHyjrSC8Be+ueGWPBezn+p44e7EP7XaM2AJnAEEvp6bf58E0eENBAmBiQkIqwL5DBxTKy+R+CW
t46/eONF6Ucy7L95P4lByjfQUoEh0B1kPF+o59GctfLeG5GlgSTPYKq6Ph2SCYb5z2yZu+k89IwsEb8sO41cpdbLNkpHmNmYKVL2ed0dgaZ+CXPYM8x72EcG
QlopH4zMlmhbw1/ISfSM5oDjvHqs5Yw6pE74wXlk9YcYTtW+CcfXuZj3NFhIYEG2nBpV0aCsa/ltz3bPTr1IjUPNlZwZfoAwa4AxTBRBKCyQKx8N0KScLFdu
UgWPB/8i1pU5AsO9TRUjmMeyBP0lfwUpKMdzWtFn/OMr+/0wCiHTVVLeI1SI1zX8yRyxewKdK37zzzRfCLRD2dZTIk671krXKNLK0PIG+Hl9c80Q6nfD4uBG
V13tGM89zUtmPhMGSQY4NW/AgDpU3+t6bzkbqLl5evAZEovQdEffdLyx/1e4iWKueo/snJ1jZa0ywm+r+1cIPXm+P5Vu7V1/L2QvU98xpkij3MHoHRJiq1fn
j/H8QC5mnlKygKB8UkDGTAanUWxk6i71GF2kGWQ5WnKdWGOQ1B6qZ9+hb8r+MtyndsPpxNqyRcwj0kpFAdFAtUr5E2OsDiQDsf+TP1XG4UL76IBEdTt4pE5i
GeDLdv3sHWaeoseRg8ww4oCyvjLXoRRFAvGVUgcxtqrcjjGmArmhLFjMrr6gyiMC9D1ynD6fmZ/DRlXOwusRB+QnOzLf0J8oV9MpPrY34EVApT5g/cI/UL0Y
Geh3Q06Us9LBe2N6tPe0ewuUSj8INIHa+pvSD+CPZHIAPmIFvNv7lX04flbzLXmEcaFjA1a/leaMyXrv6Nvr9/OHurviRaIOUq2HL0qX/Je4mm2qE26R/xNl
U9FkzUCbgMjDruEZyiL3p9IfdXsk37u3+LIgtuZVEz2i3UodU3kcKfJtsp7Q1wxH3q0q0tZs7qpt4p6nV1PHvTODHd2T0I9UAHzzXCyphdfxtfcOxlxUiotH
63xsKe7EzpItoG3JtejrVIZbjkzXhPQhfayac7jqFuFjBT+QSn2U3Z3T1C+TO3p3BPrCDckOoMz9FFXTIxAl8Tu41lvDd9CXCE3EH5BFcAQ0ll5NPMr4RvoI
ggQ8JNGc7y5QfCs0qUEvu09gZp93EjZXMdFbRP3lzaJfWh67L5q3YrR6Pj5aFwFtRJuVcOY84eYlVf5lwoeUO+AZiMS1s1JrKafmluwFB1BjoebQt9Iryt+J
CM9P5Ef8gm/2ZVn66FPJw+Qs+JHnJ82nuX+h/bHDapxvA6+Jrd7uxHpCS+wnDvuKnSupKTKrLYlar26fxsZF2wQ+hwZoGrgHYy/J51hOhkTP9pCVabLdp1Ri
Kt++nlprX26YqY98YzNFVWo+MZX/US3kTJwMkZmLIQi+Qh60T6BOkwZEo1fr07Ge0Ar8D/UcRy8X4Ip8Y3lFGBMrrbAsQAskhMj00oScLonXB1CV/x5T29ss
8NLAxj1Pqb6wOnGPJEkUEE2StxOpnGyPcQ3sDL3AVZs+pfnWeU58Wd0EA4CPr3GZkvbgC2wq9FepSZ3GS5HE8MOwCoH/kLfk3X+6DdupXEUPKAfeRIhAyrPF
HXId/mA1Hjf/eP5EX6+sX8w7sppl3Rd2NX8ELX3zzU+WZtoY6C/3NMezwL00pfO2Z5lIJKOg+iWkDEmbUHLStNzB9sOnEYP5EeBA5wH3+fh9npXyzukAwIm3
vzt6otRo/x5bKooSlhaUCu8Kz0k55GqV+f4FmZH+KbpEfhhZanW5t7p/47GlWz9RmuJKaXpSmf2ypL5gpSxVxpmFh5v7BgBAmIx/Rg4PcKizAI2cWsSjeUB8
ghRIzkvaCv+AnOa+RFOop8mnENHPRKTlG+lj7EZWqbOo5JhowcYOpum26SW9rXErmwtvpensExxiUQdROxtb8/7JfM6eT6xdehmc5+iTNE5aQ7oCOgLuC96S
O02fQEsl/yiTLJycQSBc1DWJLGfuufglM7KLHF9KF4ufOTs4mYSOgTqyEwXTrDbhEUlrHkdEdJVe46XfdnwrG+J+4cCldlOU6OdCn7mdyJVVnnFF2s+1jyfM
oiwrBa/Ec9ybxIclCQtOJbUQ8SXsexSk2zN7NOrsNZLTivvJtUzFIVBTJ+jiayVDUoqL99vdUsqWWVApN4zVXksO4F/5EWqNEKNR+s70HOUtu9JzQzJLmG8z
g0drtRcKBERWeiaff5r3NC0KiPjXA/bmXNUq5Rlbgr90u8xTxKBiILEoa7KZ4n0hZ48HHT7EPAi55miRnS15smqjgCplj6dz5gJPNc+Xtr5Sr/u05Yj0a3do
rLaq/O1s+9L5h5iX1DCzibifeCNv9noA4KxwbORkj4ZgWJyWidzbTSvxiRlb7f1W13RL3cDHK6cBLYtgc0RJlKmj/SFvb1Ixr6EkTJ3yd7/6g/CWsXXpPtkz
3hxokCVpY1vZeMgoWiDI2lCCVJiT7VtE35rYGntGyoj1m3nnsueo0vibyQkCB8yBC1Q5cuC6hcK/+e0Fk5a0Km5triUvyvxo7bPKT5SoRcaY0l0lD7I+cWWv
+3tjrVVs2bLT1hnbJNZn38nal9+rVj1ew2xOzpmRAxfirgVt5MTPjFxSaSrext5a+Lm7l2VgVivrVza+tYt0qIR0qEwjbFFUTXvuelTUWlJfdWP5BsEr42pL
nYIiUWnGDeE8S2eiNnLJ/pvoJhlZtMPM9nWeLf5641b7o6y04mtJe7Hd5glmjzKpeAD8pfk7+LqNkMcqeDBnhDkQhnVs/FuaQdYz1cziyQcI1+d3KAWkTmiJ
RViwUtaMWlMEqVVZUaH9th/oRGZbseITqL/5E/y0xW2/IJtf1N2UXqDL7LvuROpg8ZPV682ibFMSwdeYZ0mTTR2wjoWNBBEWNkJgkw4sbOJYnl3fWmpuqGq8
cbKCrXc9B20CaCUkHFa82XkrfZ/zecG/30X+Kzc44u3nylIF18XVTLez1glfQSPxxaYbpqD4O8mqJNOaWTZLUZrJLHyNP78+JKJSmkUZM4BqITjcT6X3+E15
PusRsa64u6kamG5mS4AfS3aQYqyrdAcxVjFe9kRz1sxGZoqpQqIwW4rkMvuKSQJlpO4wGSHe3c9BgW76lrDYPpV30txd39uj2hRSrzFyZIngyhpS+XrEt0mW
XPswDdCj9EMCHs0gMmw9w7fPE/bhrjS4NxhpP7zmiXCra6aAk+3+3vZUXrO8E64e3kc2h/KyqJN7gXyhvIjo7TDB/cC44gh3iWePma3B5eJpOVmeXGYk+YI8
RcaRsz1hJfbbdtTALiSPEDQ1zDQ39B92riwwloTJQ/iuzcOtP/ipco3Uh/yqcSn+JjZ72XdlT0kNaBDUJNPkPKn4ht+yUEB8JAeHMWx+ay4tyPhRLuTbvUZR
uX+ju413r35uzmrJbelnprExE0R6bawU8BtW7cz9tHA8Plq8XVUE5QhbBR/rt4PTZTR1yZIlaIktwTsp/5Sc4WmgNTa2fdiHugw9lbczPHVFypV8GVFbNC3t
FD4faYEMgY8GLF6/7lIqRxbH0Mymd/91zDmw9JW8GdhKcdXxkCzDptipjG0eo3gG4netlI+O4uHj7GF4hO/6sSscwyxKxoNR6ome0dn34B+V/aU91BoyEndo
lpIB+V1zf/tn7oa8v8lj9rWUK7jXlC9JZGN6xhHYLXAiLhAOQS6r5dLR6DGa3f77sAyMhBmloeyh7jlsNuV6qxmrv5E9UUBCpRWW8toKY43GnbZdTqv6SLbP
PNAtdVS3fkZMcYjd3d1nZSvtP0uPSmP4tcyV+k+lFIs1xhujK89SDYgJoUPfDzglX5eeV0URtcGfyGWqXSXs3hgaNPnneUdDF6ib8FjUZlikZ4/1VXXm1oNr
b0RHGaYZnuk1tfflfDSiqXLrpDYwX+KbgnxqTnCbpx10RB2GYcGVlzWkRR5LrydIMIHIRGZ6usiiqW/J/1D11ZiItValKJOzRqNa/bnsWo4kkIP9W+X9M/9B
f6x3FTjcN1dt0B6hf15dxzrek+0yw1M0tdAhuqmGPigbV2/mn888VC+Bh3kfw4DiEtNNEyZb0bs9AyRddC3KL/nNihytSLUG3BkIOeM/0D5iy2dJvy876ptC
Xyat/kQfUMGW4s/VjX3JcBsk6L6tPhDIha7mcMw0IEwsWjjGKPAR+frBLy3IqQWvDyrIjpAJLnJbmLiKZu7xxAhC4S4peUIEAwm4kumqsqTtZFr59qlXQCc8
Y0C//4FupP4FYlJNJLS6kZbJGlrL1qPlzlqBAuuP0BC10uN1J2tlij/AAUiFsgtym6B9JZoO3hkaIFylVs5MQBfVXQIeGcLf4PtWUqKW+VRqSiL1TFC5cvgJ
Y7EoTI1U43PY11VmyACnyanwrXdm0IjvD2qKrz66zlsb/sMzF5FSXmycogslxiIDddGWVGuysfUwfdt3wnXZy16H6mMrHAll6wTFZQlQlvKF72uYfTUGHUPf
YPzyLP0N72HyFnMxkAjUAGoa04DYym8TgOr/kxtVZu9gcLLr04wm8BXqAN8pHgy9omYHZptbo4t0bVRGxkRuVZ4AoyqPBSrPlGLMAkTGRsb0EPf7J/2WoE1c
HUoK6vQZuT97v9Kxe7uuXef8zPWXNLL0rtKlENB7GfYI6oXU9f6p+B5KFs1Q16UrmGZ+DnZ7FXtpOHJZ0gLsmidgbquvL8olLORHovNCy7EQOOF5mdLjwQ7B
nbwZ+gpouGJdaZi4hHdHrsbSoZ/hlwURlu+wMYozfJGEg39X5UgGGqzrSZ5x04hIvUz6iRNUzVVuzG6lTLI1FlX35DBd7VcVbL/Qudw761p7J0tHEU3Uo5h5
tNUPcNfEePdpiOcHukTBhyvAp9Za3iGuavaw1S/evpeXrcu5GViqWsDkojlkC3dKFrs9NU11ecPETYOJ2mGqV0nWTAzhiA8AwjHaASBkDHDoyBIgTMUQoFw6
XTuOTuBlEbLiTlAPQq9pKV3pneYsRjvZk4lmKIrWk0vUGT6Vowk+B5+V01CRJT3sGoH/pPg0e6KoccF0KEHVHkwys7WylJzf6PTgemi9PMk8hZZnBUp/gRTJ
Rr0OJJjV0EhmOTUnn8PjGTpO892nA67FpgrLetlGmQSaV7YFPC0dq/tRMFWx0t5Unph80sYrPKzmjKt4r69bqArVX3kme08Up9qWKcrdKDaRni5oQW7y9AUv
QyNWSxTebH9gjuSQaAHYXaQXTRMflTYgWWuWsatbSdLOZGSSukK4BhuC60PoPwclqYHu+GqdnZ5p+EzjW/8NFGms8Zr1XGkzvcaeI//H/6nSG7HUPcVgpJ98
V+o+cRPfieB4Hx9fIEnH70p+cSVSiyw66U7xv/bXa9yn8hyV5wyFo922Wcmn9jmLRwVm2vmWO/gRBZs9G62IoK8n/Cx7hm6yBKARhTcR9kowhDzrecpsUFTL
KiB4Nip5I8URBVNlRH/ivqEc4b3mHeK7Ca8u2WdH7JycU67scUBozdhj7smMcx6kcrzqlLNEbe1gmCOSrErLzsnd0ExSZr3niQf3gC/h+VoO7m6VGT8C7w0b
tGOY38SHkKW+LMVpjYHYT6+lRkO0cpliqLM171UJm3PfiuptIlxN4ZfoZP/TnGrwbSRkrNUHMvNrZy9Pofqq65a1VtYoPAtsty4kD+EDmT+SnmHy42o8JUCm
PcMWaI/52GtCd+IH5x04D7uHXSdfScenXZKEiewK7SEwcsjo0ExfIHyNmR7keriWepSztfxzja9EjwYgHl7b2a2snewG3or6NGWOu5ezCNfZPifqJm/A/kYO
C7BMs7Rb3hNHlvsBfqH4ENii0I7JLWz9ONGtxtvqI6XfeOrAffD6Ch+yyvcJsoNuocfIr+0Z6NScC+qPZKrniC+5R8/1HEVEYIY6UUqShcR8d8/gKnCatZ+i
nqsbucj5iah6etgYr7ePY/gKdRJx1VWOtHM94/cUfGkVOto6y9xdzDplAoJm7VdcLxnjPOM+Ix8rF0tOyp/bj1JxYvaa0h4rITcrT5J1wYbau7AX9pSyLfWF
jsl2nSN37RfyIrSZhKe+R/7ffYvg9A9oiENZg9Skk4etUQ9QbhXWYkZKn2L7IH9xNTwAp5hmOmLlVe94RMiMFsOoVV4hUaSYIV2VFZddrHFibCl6BOno+AG/
KHwF8amloheOr9LYa2wHzO8ekdNKMw7Zjn5e/LO1Fv6ROkdv9orRyd4AOoSMoz1oHtUR6xuKHcEV12kMybx7++0y+qHiU30bmMgdU3ZP3dl4huTIQ1BlXlVg
q4klsr14PeJ7tJgPu1dhnLE677fMx+AX6E5wL3cDXKR5oumvjkSXYUkLaeJ38x5aAF4pHg2z2bQUWuzqJXYhn2+8iQRtd0z1Ahy9VaXPPHQB2E2xi5iG/YZ/
vjHDNiX9P2TkBVI9NnRHdmfyhDORL83SK7Yq2XdEBos8/bGLJq2sv3KYgwAPkwB3xTXgP2RhCW1dABw5P1iala7SkBmwsR76I5YGVyP6QO2FfxBriTx3hsdW
rvc8F9ZRgO5rcKSrnT8T+QOsI28P2TYMoHIlcfZraWeLnxWvsXezm93XStl8WhuTQ4+GzxBS52LeN1l3JNXIltJT8DLsqGag8BESQ67TtdGG5PuExv/emwnf
gQ3xSZ5IygLOMAyVnMBfGg7jq9XZkg0GTclm+1T8Ej4/mpNF9F6flXnGIVaVilyq7UjfJFDzLuRHOhWLxGLI2sW9M3e5p4peukF1b9lCdC7T0vqd47pqs8xk
ZbM5UUxtBcAW/oYBDS1AJsHX2KswkELOdg+o/at1qETuOYO9lPLoqErtR1Cpt1QHoo01jdXeeME+vNsTZL861R7YOxbOQ3thGqK//saSeNsvvnNgGXmVKEiL
dSvN/x73WouKMBqA6NfnYekOtYklqhtwJPmXf5lrhGoCUuphS4AR4ClDmSOJWay5TY2VyZgLCjZ2G0uvY6Yj1fzTDJP1RnkD/zo4pNf2A/R7M9MqWOyzqHcw
feGX1E7fryiHbRw6VpEbWTCC9hXozpzl1iHMHpBGD2TUM3D436vItDoSwnEVLpNSiodMpnO5ogwPg2i8e3c7QBDNiCkqka9cChftVS6UR+Fz6WJdff9yIk77
iBBUMCDbDk3U3nE9VE70jaC/KJtGj5LptJwY7XtjH9S/ckrUAmgEPZIcodXLOzj/S42/rrWt2i/NXcqfWxKJGN999SGcLVHzZYelU9RbyPPaL1S0ZLFyKMbB
XeaKmebyy4eKZWNLdJZ/QpEz1jxRUKS0oLMlrXISiFvuo4GfFAPzxgUW1MsOKKSp1JbakrT19An5MXCIfgGzwu22TtH30yziBRLn4C/defi8QPeiPyxsi7GZ
ISGw1bnQiwYW0Wk53bBEVRvwOwWRtwuZRPQyOAJ9iAgPZ3ZzIJwMvUh971yEDrP0of7KGQr19eRJBmKw/3sQ0nRMPCVR2x8wDbJCzogPUL98aqjrRzIWqfCv
kXRDCnL9ovn2Z94zsF8LIs2ZFUy9ojbqZnQMtUC/ydcIPKCtQIbzK3xs3bk/blAomJXYoKA+YMrr6Yui2KMjMUdAbiZS7cMNk0yNKdzXVhdhfI3bRBtrAImV
MiMSqBkCCfkT/dOfpAWc812ZyPOcddADxVHPRSrD8z22VdkLPC8fIotwVTdWyh4gDoip3CqMKZWSiN1743MmqRt47zJXAn+CJ+DTvvo4WztsSVtzftPydGZC
D6XqIuW5ejYmsCVIlgX9tVFU/Q3s8cdTtemwub/e9sJquL83SbICXajLQ2+DavUWBODOex9OIrHkUG33Bm+RAzXv0dT0PazUsg+jIePkP9CvzmnTwR7gfd0k
WuCfhKxX5tNhc1y8fUSjC8ndfozq7LQyzYj7eHfoK2cT5HPiq+ByqqMuqB4I36PYUv2V6oq3nX051EepdB/hZdlo/0f4kW9ep9p3iVvDGgmo/Q0bZ4FlXRxh
5OO7bY7meU6eGqU/2z2bVjL0bjfE7gsj8oxqSmeiiYHvmCYqS2Chh7MOGBDGzgrHSjdyVHENmU9DqkN9L6SHJIO3/ImLsUNUObVb1NSCUpfJaN0S+LBIAm1F
EB8fauMtCBDobN0Fd2PNZGi8/1f/Vz6SzvCUUKU+iqDV7NVvvXcJ8St9WbdesAc55D6vysjdg2xVbCHngfHkYyjo60M01XFyn0Ppdu/OfNlWjxhJ3dCsow4g
WreKfOippZ5BO8lP0XNUmTgFK2UuYwDAUcP4vfMuz/seJeAfIIJQu/sQwwjMe4q/RgKLOjo7ZKcFHmh+0CyjxgfWutco7+t/93WAthg6kzw/214Xg2ZcYB3q
642M8I0KzNfvCbDXtxHyTCo6Lw07ySjVRbpuxDfqmEpdRVppL8UCfGMNY2zIuMfuxeVKiu4CFWnWqZ5rBmvloKzsqro8sNkv0O2Gt+KDNOOIqDc8okbGOKMK
AI0IUCNE7OXvdE7whk9ddiOvSfAs9ZvhV5Qt7acG+xlTNg3z9q8YqE7ZXqC0qdl4zl6nT3KEmaTvStXVz6R5cDU6bCTF22NjXY+hVLwQlnpveBtqaNfvqjBs
WYAzGiAEPrSSTpT8ABPM8UKTcj8t9l5WcGZyfK997fybiRtEO8sNyw7oOJGv7C3niKasclWasjnMsMBYR6zqb09MYLC6Z9mlYIy/VuCWbJi/LrOdPgd/tZmN
XtZlDin/kCRZUjQC398ICntpIHzmwDfb6Zi2rLpwgoa0d1CfJq7DXewcKH8VzeQAVIIuRuY4CE0i1MZxVbsdZUv41cFTyHR6oajcdVYTLIJwQ4CjNkL4iFzu
PJcA8LF6I1Wu4SXayTdbryxJz1VS5xAnsx7JIns7reqbyHL3rxid/qW6h2sfMjNtfOAYnKxpDV9R71e/1ND4Afl3mWf8tehO3lL/g02EnW0jZotUnntILKaD
9iL1lTtIqeKBoqEkhalGZ6C/u5NVDaT9oTB1mMPEYOxUTZU0hyx0qb51mUjT2DeQGgqS9jPeYcq5cKw6FyqWjvb9l+ozVmScey39SL4L7eKbhyVZM/OOMQPJ
H11LiY7S8oxzruneM575yB1PF8yBfLpeq8iDftbMRNha8Cx0E+xGNOUqpmOwyCA0tMxjz5bu8DLbikBXxVzfJ4G1kD2nrv211lLTGA9EvMnDEfM/u6nKGKgQ
buH75F/Tx8jOTG2oM7VMMUevQ1TIC+W4srhyCdRduFz6WvpUq5Q+IBBv5AFaYw478ha4SY6F6yFwRTA4quwUMoPIzmHjxH9ax8jTmLXEM/cWdBDTVrmBZKP/
Yv0jdRqULVDQgySQKFmXSYfNRvk/n6/trPQT00N6P6+j7FMJJa1Gh7SpwmXYCj3Wjb3dY7G/sOWBmaLe5malbVQn6ZAxsB/sqeF5LPCsvF54UPpgQxN0g2Ie
EbZ2y9ujxni6Spgsja4VbCOV6T4iFR7CS3GLVNOUA8Rp0l6FU4idOFt6ieEhqmc05Tygb0efJPbizZyc0ue9EbUViyWK5S8ExcRd8zpUVbnahq2G+/a1KXhT
isp3qGd5B6x9YN5W6lKyMbAWniT7p5IzCKCgwGo6xrmO5Kge/l8QIC6PVzgd6AOdDxGn2GHJM/tI6HzWtVK1tpDXQM7HxearYBqziApA53TL0e+FSjDV2VKl
cpyAHgvPlubyD3snYeOYppYOdq9kPC6VfZ7NvmcJqu6qfKIdNIN/nPkZPWEdRUnJz8ke2EVIIOqq/tzV3R+l/4h2xqF9H/EOd8+iHxHxynRkG/WL5BDexnSu
wMBTOq+LrNKzgURyD8TJ1Xzv81wZCn5X8ATqSjmdTXyZ8NnMZFPfzI0infNnwTah1TXN3JXR+ESyFoXz0AuKQ6ITjm+IP0i2/myT31bMUiTLVhasMNtwFf2W
o1jl6StUK6bw/AxWK5K8Y50oveN/7e/6l3v4mrFcDYgIwQP/1DlWkkDVI9sz9VY3gXaCh/DjeI5yY1E7aKhwvyNBtE5Ys+Rf7mLk2yxAMW/Z0FXXmd/gw56e
zrvFhw3Rpu4IiR2Qsfv6V5+E/hNp4U2k6+Y+dqWJWhHsO2H1LaGlfh8SLVoMbUEhWkpwRgq/19c9y1psXutLCQxFOokv5cQ2GOvjYOWHnmFc+R0qtw11zZDW
ZVdgiyYmV6fqoC8HQ6zaLMtigOMpXABP8hwOHNTd3ziD6KwIlQ/3Q338y+Dl8j3Bm4GmFXHlecHlgRbBcmhtqoPY5wnIjjKJFqEiGWJLu3MUEzwGZioHCe57
P9MvwmYxXNrL+/34mzfSMcmfry6v26BOBfWKuExzZLOoMm/ql3UMyOgc/7f6afRJlS7Qwsf2SkFuZeGBvNo8eMVZ2cTAb+WbiNAMgNBM9rAVuAHO2NgwmbLv
+wZ4lzJTUUit0ziI1op10EDomLC22p6TSDRDR+v5dYdqJ9BBfXcYkH23GqR7VhzFjsO3HN9ADJmlLs2aR2RJKgT1HGz0vBnzFaSlGtZenrcFH6FAsM5et29Y
sH9gE10SuCOEGYNKTHPys0PXOn77qRo50d8g2AzNKJ8RpOIvitpB5/k3k35AAoHCwCMTorvL/woP6eH9QMOooWmUgyAq3THkT0W12rFFr5TNxUm6ROIykqBr
CZ2EbNp0XX+8pg6zdkc/MdTTb6dT6FyarVc1hrR0A+sixWfSiY64nO4+r4I9f3ZBd5WtZP84t0E1tDdy0pDmUNQb2VPdmARkGAVAEpAQAg351JtZ3gRrXjbP
87U/TfSX+DCYF5ynAmVbiSQlj95dEINFSl7HjkW8id+obmxnfK0JsVf+VnQmXB3hB/bri4JniZqBIsdHfD2hY4G54rUBjpiA0HKDK7+r8T9kCA3rV+eIB+Dm
54bkKvwn3DV0+7iugjvzLMDJmQmNXho/4gXnklBcmTQAjogvLo4RECYaI/y9DpM3JIxHDQjL0+Sq0mcM82tcGD7w0d/iRhS5eLIf46z//4/3HlbTNsk5wVfW
ns4LohN2GdyBYNsJ24lNZKVWCw3y3HU/tTSAVhRzVg54r+fn4R7xyqJmxFM7KvhOgXnPSEJHOHBEHBk5vWVAtisXPSe5gJSINiqWeKaWmkScdS/fO+tneGcz
Lui7TqVsK8yWXDU3cnB6kd9rAST3YXPJG/JbqizJV66/HFfN96BM0RrFTTsN2m3y9KJ1Jj6bfXDfrthgMp0U+LKebSCwAORBQ0ZwfqALbkYH03EgLi/HSHec
MxE6IQ/B7GT9rdeetkd7vCVA0QV8M/ZF1iSMjas1s4wt6FUy0NkqbR8x3vtC9p2N06duDBmNZwTCZyBny22AQ1d68/7hmjnr77sMrkzZDLLCtREdITpZONTc
q2R1VgfPCvgUlI+sxmaKnjiycUbik03WnCGbuU5ZUiV3rMeLf7HOgjuJa1tHiQ+62CtMK+q09CdimvmM4iF2lDSZeKoBhNQl85Q5h+Olrp/SSsFSOCyXkqvW
qTGj8BfrdFE1fvv0pu4OS2yCc+DMrEmCk8qaokjrJyJ5ltDuhD6ydr/ZjpfcVX2VPd25xoFCfcFu4kgcxAtSE21rcrrJ1U68+FYqJlwDv8A7FPV1z8QvS2jN
fggSss/7naRHiXUVf91Zc0DWHJrqFHjYcvpHIuCKs9SSzQD7QD9SGl6S4t+YrbexXxyI6ZPie9B9udUx13bRbJ9vs7cR18NhpU+aisXZLzqFWCvzZvP7rXnN
Z6wRov/mu3mgEDMXw8rrEtp1XaTE2CvprWUNrPUdR0Xfm7cJPdIbq6uZ2SN8bpEjGTQr7bsL+plviaoLnxSG1bnf7ukkWiEblJ2YMV18ej5VtFlwn///oVIu
AHDXlQFeZrXInpm9ycQrbJL4l+D39ALHR73JlY9W2csFm9b1y9pqn22+sjE+1ZkWJrLg3adFkgbZeyX2jJrmUl7fkpcbo+1e2xfO6w6x/W/rd+sz8O38nib2
CDZnfbEu0nLBhNonx+6wzVhfXcapZ7w3XjpaX2REWeT5vQoW8Lea64nPl3J6Bd/r6QLnSYfROYjXRtxR0k7iLOkgYkur/taf+Nt4F4WHs2pmJSSPn/+KFzYH
vpGTwWLkqI1gDMHl5Mb4AIWZKrzjUjr+sNxzlpeqpZcslMwmsvOHm0/z8gpysKslo3lrhGWiNUJQcFP4k6k379usX1JPJe7KnmB6aOtn6rr60MbhfImZreMl
ZHySXs88Oc3ETym5YH/KSxAtKJbwfpLNkPBctywP5NmFJhtnfinOeJHXz82pIzNuyudZo4XZ5nqi5pZZwkmm21m/rxxhWVw8aN06XqfiQWYACMlBqNJ7A4WX
ClNLvsysJ8Dzf+YPF6Sbx9VckF9sfrXevPKXAlnClbi/0w8UpKddMLks7oKYyM8z+sXwCtjYaZuiZbbp2ZHiXUK9YPSGkdlrRGyNq1N2hDhJWn/jcsFx8SbB
A8siS0SVeRtRNf/z2374xjTZOin2J0tXZ6KjfdGvJUstAO9C+pfO05n9hTmmH631TFGmf5sR/ZpDXWl9RbL5P68RYIutxGNpkdI/Y4NtRmntjQ1MbL01Tkcb
nkCdA6nkXP0eLEbnBNkrdbRWpH4ekBbX0uYEauR20ZeWcdQVqDIWhvvb+VsE4pkGFan+q+qBSEt/yFgLIIyFxMHH0JI1SEvuaX9fdX9f/7qfBBMDHPFGVc6f
Cu4LeJVJTF88qHW4EsoNEKcd+d4M/CN4T5yIjoLPwSfxOt5BNCX7EkkSrSMW+P603iAfyQeUD9Cwdf57hgvQds9yf7FHqDmdcUEWVxFOxv3v8wlsifKS/m+G
L+tHWrTnqPlBgDO72/99OlvnoemEoRHc37Mzh/A1Jz0om9PJpwWeySqhEMS6aPNVdmU0E9bW4mbiGUNGZ3Ay1bkszBJDNzQ2bx5817UhuEbo8+zMtvj5mqVl
L7RN4T7+AaU/Mk3oabm9wSObodShjf72byKioQRnTeUDqd+BW+Ol6aqZ8gX8tk62PBdWzKzooIoo20zE06KKO/oXbohQB47re9PTNZqyWN/wwGp/SPnAzYR/
234/dcC2WrZZvMXeX3Xdvki/hMnVNFpzEgsExtkOajNLF+Dfwf9lVB8O3NJ9ldPGkUZvoc9r/8jZpxRhQXqj/SD9WPuV5SW6xzWX/k46mR5HtkC6MZHMNWqF
e2CAbd0a7FOwh+qJwQFlTTXT8pqjm+uwR5QzJ7M8asdAZmntwUHA2wdlNK/zxScaeUYxEAXEGqOMMSEQSTi/FjrKv14Z609nEuAd7ql5u30dqEWqq65R8NWC
AJVF9HkjuzKNtSr1niggCUgzgiHk7acMapiYs5PJ9f3D+HLHOgbRbDQRE7e0jysajEcyIhglROhQlH2lByRP8CjiZNJwCtWMKkxFX4BhVst3ffAd9AiuwE4o
fobUGlWaBd9iBcLXnAHC5kB/79jTRAHRNLsx8lLzSlMfL6fOCjlmdZX5MNi+xfKZZI071tJepZQesl4ycaJR743GNPD3+Dr4NNc054ENnR2jHdH2G1BD3onC
6e5B5laOZmgyfmQjG1Ffjq13LrF0RhopKLoxcxzOJTi4eVXW31h4jKKBS+008OCUCOgEOF0epqLOu6N/pFMQEHuMLUJ2OAc6t9v3rmPbnleKv8wwCHBvS8X3
+n6SPa5hEGeVoXC5mcJV8eOWVCHiNHpDrYlnkhHYwnRA/A22BPrdneEF4YlQH9EeSQ46VhSJ3CB+do/2fOe7rthU/EIKFelNs7BpzurYHcFs1Z3scYV5SDyy
PZPdi3UVw5xuzVrLL4v3mOOV10A+8crRiNfE7mJGWNqCLcEu8N8Ex/UB4TkJP7h+K5gY99z0yNrceduA63b6SMt+0mopha9nticbS8cS2a6PxFK/+XRZXk91
TZbETFBiqvqU2i3R8JFeRUb3ZPw3xzVhN7AzP108gT9NOgYcACot5faCjQPFeSq2VZdUMnDdb/ap+DWpXzheoEHcENsG+R7TKv+gltrPpZfDCuIvPE76mrcc
/yYH2b8RXBEh7vdBT6HtB8ds93Uh3xaRUy3nEwhUdnEnO6T4CbiVozt/S2kNxf/Fb7zOIZ0SCokxHvUkkMPdL7IyrS9Lfk/vDx61sXFTBnXkToPO5OXpxXTd
vB10fZKNwC7XNva20s+ghegl92S6WcWk3DDr4f8xi4RQTr51r3wJ3olorm5LPmbC8tlC20EhPS+mQIFEmV7sjARt6kXkfXKtHvhYXuLKz164c+Cu8w+klQ+V
xVFer84RMlvEB+u2U4di2YqbxHD9UiTBdyewRrNTNQ1pr9wJnfcvofh5Q5hZKva6qTY/UmsCDf2YYQUe6XeT25LDZrp4u3+2+lr6OKyOq4bFJTwqiaNm4iHx
og9mf7+62YE5+m6eGYoedIXse/lxOZsJ3qf8ge9koBTeZlcWdUdI9CCfA18P18YwGZnC4Cih8DxjfX8Db3t6Dn3Rv1l/jBlD3pfXL3sGr/TX0AU991R/yvoE
VjPfSObBDyXNkZOSu7r9Kl/dOG907jOccBUyz5gSfaa/q+wsxmYRgCBpNkHDiUP5o/GldQYQPH2D4Amoqfec45tgf9EsA9/TujwsU5IL7weWKMZIv2PgnMfK
ahqfpK50GTkMzIYmSnT0Q5fAu5KuUdQQ58qd+P7vjaBqgLmSHfKe8kdYhj62Yq52aumnMgk20Rbl3id5urYB3d5XB71ijqQXCg5T++lpii0yWMyeNd/Zn+L1
yBm+3czo8guGElqrY2NEDZDl9CNLw0B3ah3iw6LqCb1pryMmgOrGaOB1Bg30jQX14cz5nZyB/GQYhOC+4aZIr4CQQ6PJ+WCCCkYbYq3ojULYseaNDI96k8sj
wdgLyAVqhZi3a1V1vXL/QWu7zHQ6j54QuJTDXn0HaI7bunlEUJHlNtZE+QpOg9h6x0wqH01U56srwDOBg3Kdpjcd3tP97z614gqvszMNMVufqaq7Pdl73SHH
Lbf/k5PDpvd/4W4lzXNFLa4G9yD70lu8ISL9WNahQdpXfks0vLg23Mm3QDSamI5z8I6q9FF68kyZ3XNc0wS7RY9nKOcozW/FnRWfutrhe8Cv3S/sCn99H/sc
YlVjUmwxqnhasaguvEM/UBFST/zgvaZohFhoIYSS0mzRKzpBTWoAIExtmLffdbBusz2HPhNdsscgWZ7Njn1Cto/nqaK1e5TqgkSCEvThdLtzrDqsPQhw1gHj
9rEBHLmhjaGY5aMUkQ4pMU3f17PeSzBRhNo11n6IKDYTooCyIfNp3lB6h2dOYKl0LHhNkWAGMZlip70oZ6OwrjJTkKd4SkC2n8m6poR4tlS875qlOipMFm6X
VJfcElDkQMf+gJPo4+2vTDYMX7yFPAW+qh2yChvAGdX2dr/Au16fnf0DtU7xCPxBWETtwVcXPVAct0TbHYL6tnRPnP2ii1M6v3fe0bL9ZJHjoquG5qj/tnOQ
vq9miHxo9lqmQhYnHUXMgI9LTZjfNQLLpxcT14oD2PniTnqhl71ep7sYCSS8YjfYK7AF7u723RR7nGj9fpXAlkyWuXM9jQgcGwVFvmHtRP6r/1RqP/EhLIVh
6C/IdXyPs5foHxjylENNDHqiwrMap/MKwAfwPHsuuMP9ts5d5TleZ+JIep1TkYV/9C6aYa7mShbtxCfL9d5J3jQd25752Tnb/4nGTNvgEkiBYuQKiC0RPlG1
UqwoEsS+IPp7IjAn9h7fBgjpA3tz7ac0F6HnslR9CQxrzwkm+RbZOHAPbj2eI5vGQHWa6hVU366GvxJPgn9f/xPI4Wuu0refoc/lac4LSrFjFt7anUQEbWEi
zd6d4yKeTk5n/nJ0xWm7SGXOaoTsQeOddEmETuXq6B6jPoItRdmW7wblI+9Z5WKmC+S0rjHvwhE+p67wXlvrqn5E5qOn7Ed9U7Bu1BJ6Lc0Vv/n+sRZ+X8UU
uJ7hbs5Vfb/g/W1HAmwM2CTu6Hbbz2Dd/M/Eeb6n7mVwGA3HyBHRx+3VMob09HDzqo0yHUP9ApZKL1RY+I8DDQIDAt10x0qfqa8R05G9xNLsmQSGYNKJ7kj0
O+hLOeAdoO7Dn4v3di8kyolJ9DG3i4giTBqXje0DPy3bTN1F78PbiZnUWqSJpDHdG91pD4BaZV9FV2aiCiX6wyERYi7m2burycc6ZwtEO+1dnINVtMSENQZV
JRNVvyJq5VKQltUQ8jx/ejns5CrjElWmqx4W68zBVQM0d9Ac9BHdyQJbL8JBlxArE7e1d9FGCZdqRqZHOVspO1ApiqNMpOI3OdtG/gcxMAJoI9UfHsEbo21E
tQPZvd8UytYUyW6RG8D5yALNPDuOvdZ6agCvEeOY1xFcxqgQXkwDVcRA3pHqr9XCwl/4ad4GxDVfJ3mBpyuJkOe9fuVd0Wz16wxmrzOQCY1JxpTKM4IhLNln
VBtNEjOSTuKRtK60dTDGzZ5fbg2fXg4lyl3eYYoIT3/1KJQ963sQS9Bmkk1MW38bX2SQlM0lOTw4VeZwC2eB/wGZvbXMfr4ioNmtve4Nk+0qHP+Hde77aL/a
QctoYpB7snaSbwi1XMsZJfneL8gDrb1tciKcn2N+p5JOIVLokP6JD8ZiNXWK4yzoc+QqFNAqeJiiqbsYXu8a6+lt/QZ5ATrRX9ILbGwcXlTWzbyI6pyt9y+i
R8rmgGMRDt97lUejep3r9WkAwMngJllf55mNI+1hsr6/e48Z8hnM0JeKJfbzk7yQqomffS2X4N/cS8m/5JB3ibyIyRXUYjjiJ4wcqFs4e8oYMoeukcPD/a8H
E4nc/Ct8zScrn6Ke4x8Z3FnWe11kHRlyL6+DNyb3M2UcscZ7GZxKz8a2l7jpw8rPqTOr1kmOqOZWfwXewGMkV0nnhoOEHmTP8h0VDcrVumywBpMD7oC/Bvt5
niDbiAp8RdonwX/Mm3Qj7O+xZ42ho9NCI5EDkHO2+74vpFuKd5dEkbvVt1FE048upp6Y48mWfCE1M7kUC8Paevd3H8ozrNPNI3r7enqE5r22Qs1VzTCmJtzO
jsiGofMd44jEtJLAGe8En17xytmEPr92pmm2hT1eBuSQ9GKD2k96nd4Y2o7f97E9kYu9avFCoh463D4z0A1rR69BXltfyUACUOsNCzHudQQYa9WZobmhKSK6
K1cRKuKV62tVvM6AJ9CbvG3FatvnoFB6wDHxTQbUSGMy8PoszQDh//iHVfqwo+MuCfuDuJn4h4lRClROB3slFeElap5zN7MityepzhEGzmLsO9NCNGvtZLSe
N96tgZYErvhIf9hon7d7KrKMXq9/gnctYRSkE9ugeDqUfcPBBDNy+nIrn+a0ls4/qLveCSSfOUrZAttxAPhIBonKxyUEA9e6f1fMxdco6kPVlD3Tw0RsvHv0
1jTGZ+n2uASuHFc0FIesJH7UdqLr2g9j0YpCLN3WARlqYK+c+7WLGBvRCDOX8tOeqHlqeRaH5K0yXo9pS7Uv0If+mZsu+QbofMhxhIPLX6VXDuHFgb14dFmT
rSsD7Tzzc+vTbO+LknC7pUxjKCjEbB189cGDTEhLgQsHA8LwPrm911w5cCpfVforZKpmud6+aaBugP5Z3Tj0T8iHbQbb+O8wQa9Z1jxYH01Cjrmf6wIqGdIq
6Mwx43+qDzC73Hfol7DV00JajaSZ4VJ2bw7F9ivnSaYizbF/qFiwjhby5VM1yeFMd1UCPYeZRc53xyg5rG4u9uzb/2M8zuwyRWRwt3IPmIc3lTjlwxUeeKu2
t20R/ITY7mwFz8j6D/WJjDzcTLUu6kFPkTdb8xn6AoQpEfbQ1QKsSbQn/5ZOxjcJD/kytcvJ00SvQCOyozkp8I/qbWWxKlfb2asjYgN/Qy1yy1DAY6QLNew1
qqe+P/GnqrnS6HOQ5wx9kWzsdc6N6pX6So3XPvO3URgftnY1XAOJEfUKrPSrAw0lke5y+rkvUgUiYwhfznzkMnLG3kXy2u6KBARASqUelQ3kGeNC1Omr7kfR
2ch95o9yP3JdHw/X1LI9pT0CG5h2xEJnr4IT6q345dIRLrZNlObWQd2Iy441jnSyzHUdnWPjQHGq3L1u9k6WInsDqdm8dv5Fx3xLeimn9sPtfQiJEg6ms0TW
LIMd5HWRuK35zr4kp1f/vRZdsA5QzMB+WMEHLwkwZ3mJxMaBWVdpxyiPr+SOa4Y0ym3znIpv6ZhONIJ7yYU+tzof6wfucnRzFSvZ+h/lHY/fpq6Bfyr/8kGq
XeqzG0JyZz8YnxcckAUz3xWmOsabfoLSNXwkBILCihFtW9LcMxoduby5Z6ywEabAfpexOUabLBm+5pYtCUuIL+wdRGdXY2aOaC8gZOUvIAxrwMjp7QrD9K4v
3OB5nrxS9ZW7T0lj97fEH+5EC8ObtKRG8QGsPlhdnb9xhXiNJNVtKI5zTgdbS1qYZjvL8NPiDWqneKErEx5mL5O1y/oGY8vEUWmrYp6IfIrbtq5mqa6554nr
D/VT7DaxzRetnQDXKZ6uGCMNyc0BwrJpK7ezqLnym+nPlTekX1m2lqiwrTa36YVduu6h4rnkrqkVVu7cw+PIylZlTEmpzz1ZqkR4vnsovkm2Uu1SqUu/WDXJ
fU01KeNxVg3hFn6G847kr7QexWBBetbFrLzMDDgLYWOio/gti4fav4Nv23WeL5WCtCicfSUb7PqspU635ljWIMkK+Ci+Sx311ucV8X8sRBbLJSg4ZkujMlUX
JDkukSfeIZF+oT1sH24dXtzDdcoSKLAaL6z9l8cYCUQZoysfrDyu/3r6lDeLztj10A37afcOcDjOo9jz+m/Ijt5TP0HV9EumgJD4sjG2H6An8SLQgJmGtoUt
yAsk0TUWCaGrsCTKUvIM1JqyuiiSIm85Hynawhx2BBDSAwFwxuIABHyEaudZD9H0K3Qo5tf+yJ338r2+XY2fw1W8NZb64G3x3cJWiv0FwH+IxPe4Z9tycV+p
E8/J7h75vbkaVKh4CB4V36cvOPqpcvAx1Ggve527TDzBfoTOZQq1q9TzS+qYV5Ihc7l/MDdv4hK4v92L9gtsc0VbKnxDvKHzJFa9P8PRSXQa0tO1Fiontus7
5ni1bM1kpUrojiAzRc2huQ7U+Q9tILj51CEzSIT2yYf2fobLIvj22++hhsyn9nzyvtOnOSebXfssfpGIY/7y2NRPiabmKSuGaXsqCxgDnUXecxtd3YP93LuJ
xdk6shO1iDjobUp0pHJF3bNtKLs/l5vbJqcSjVSLFK/cYtNz6T66u/IKTGBixC3Z6Hru3KnajwBAmDhRzhiT6dLBoEPxmXOJqFw6GPem7YbKwL/dDwi3OaFA
pKTgY7xucAg7lNVnp7SNMTEZCRmySwLryauIPmc/eEkWgF6BV5WTwEXgOXWMrIulD7lftoKE5GJfqdKLbIPYc2Q/MhjFkTOBLX6wvEHObK3YwNbderpnQnm6
n2QxWKkvTpdAby6OfIv//Iscv65dwV5xEjO6eZrgydY4y25Fjj2VtOHx5jrM09JRuoVwK6XAlyiZwf9X/sS9kWbpxtRKe46tA7Sx71U9hwSEhfjS2wcpR0ar
2fbpVu18uHPtn+iknHO6W0gpUlibPVNW5ZzCVTmXvNG6O+rEsldkJsHhW6wyyjzWZRUXkBTPat8o/DOqrm8ME4a3ZgzJ9jeGXqWNmyltj7zR9f7KHaqSI9FU
NSwMHvHu97Rlw3w8dJ6kVcNhkEJSS6TUcWbze+9527fVOch6FkXwOESgP1I3HloSVOgPlDfRbK8jhffliB1tZGwEK1DnR12n3FXk7ABNlGg+0T8JhuEavWvn
SNkd5hahCDyn08t09iJRcycQvj7Om28GV/TNjfXH+j1EvLp12WIkQcNmbppzR6B/Q9elI8t8ylmSQmKQgzPftjFs5JrxI5FOQMgna24Tmq/9d/R/B08xjQ01
tCe0zxGkonveVqZV7ODy0pzJzpXIOaKGFyceOTZt6kF5fWeYYbkpyCvDGe8l6raBUS/3FVCpHq+TbaF/wj8U7O5hRG3989x3yRZwMv11fQdxte5ZtLrKkaPx
D1ZkGTi4I9xRJm+eG4M3PFv1iL9W2dU8wDEeaq+3uwZQ87065pj2JNYv80sPQIVGfKrO7ns5i3JKc27n9QjOQH/QuQQ8UUdNdkVfUkBMcJgVQ7UHaJ73JFKN
aqtoooqiUG0ptgndQrC1gkZ+reZLHMUbQJOl+Ux1bT7KHi3xmib1DmGZvi3BTmVJ/sy8Zv7XNSvklc9YQFC5rfk6gv1D/cdo8Gc4RTmrkPV6jWan/3v/Qf1S
egVzh/5FJzathZ4o4jSHpTVea1BAkjEDyKi0w6KB5BDxcXTuQ/3jihPKdq5M4U2z2O1ez5IAQBKzonyV4XN0fmC8Cqr1VDWEZo+pgcF9tEPHeB87DkD1tct9
0RXsNrOlyWBvLqr3f+/eqW3teekDVL60j/q3wlWIeO+bKziUI8WydAu064K3/Q0CWRSnN+O9oz8tTAb/oDrBjQJ85+SyC4w+l4NvX0UiLYI1mgKPpq5cc94z
iljAdEQaNuSpZ6pOo2bNfX3LvO5kjJetBfCYMdSssr3q6r4dyFjFJAZSh4lffPdb3wfWqEWGx6QeX+7tKO+taOzm7Of3+u1H5DE019CCGE8Gwcc2DxQLsiUJ
M98E1tI8rpikXQ52dg3w/OTliPINreUYOSNsAYA7fz3A7SM7A40pN20q9ibSv6q92tG5Y7Ea8MyKH1VlQZt9smO4srTOXfixZBZiDmrrL9WdD5yhJ6kz4M8M
t31iUa06g4KdVa2J435PGdvm6wzt5uUiJXoHOdXLV/9AJ+qnVcTQX8MjGXn9L/U5moBuLc3Bo+RGud68uvzpgWEVOSKV75gmGt9Cr86tDgud961DJUOIDcH7
2lTN/2PsK+CbOr/3U6RYoRSop23kJrma3KRpcZfhNnS4w3AfHoYMd6gmjdybXE1u0hR3Z7htwwZDBxs+dMi/7fblV7i53T/9tGn85r3ve97nnPOc53TMleAS
ffZ5dfAx3rFgKv+R+TaQo1/MXTWMAS1AI6gyh3vU3rbKSmiU6rzQkB/J/bB5rfInpgtzinH5xRHzuXB//r5jAn6Ru2sfX9ASc9QWn4dJuo8bz/P78c6pX+v7
k/d1vdGyxbo91S2FGEgWKavwv/qLz87XAnNK+l8+NbjLP8u5VNhBm8wfHB8NOlcZ7pyqu2cnEcmcUZWxFCmQVbVEymIt9WRpMlUIzu9yk8ZT3/DWH2+OzriN
XOD6U+KdaXXggK8b/wGfS/5qSGLugoEQ2dtjmzP9LdFV/kz/SbacoX/SV1gpEchP4/yAOqBr7XkNtUMNhmNoI/A3Q8hIg5RmWCk78059Z+sBaCaRzYcjW3Rx
uby7lFroT2OrR9KhVx4t0Ud/TT1WicTF4DJpTfhP7/Vdbrg3QYiiOnpqqUH8vPtDlBL/nllkIKme+WuXbPGeAKobxL7iSbicMY+PpY/yh9i5nltZA+NLy4j8
bxw2oFnGS2iQWkF9a/Tzr+ndtExWSqXSv68rbzyUui7Qj/qd/bqgE9bJTdYWZyfdwkd4NH+Vz6deIgnEPrSMs1SsIlVVI63cHbqSyiIRwbbMNlOBh9742l3T
BzMNkV1IY3Mz5BHzGH8Eku6t6BR0vD8yuw4fLlSgOPSXpFj7dLAlOsLeE7VBgzMX8Puhw3ScZrZusEM8lzrDKPmQ2AYMyU3L+onP8uZpErfM0t6Dbb792z7S
Gu/gPCMhk9B/K7WCXpZFl/N3QlsL85CzZFvdLF8PoUPWLqye3Ar8ztfEzspnRTeiJVQ4P7Pf3xgnqPMD6aa9psb5UziV8ZzyODFPeYjpo9spNyFpoJGoQrC2
FsZEz77s6mgW/sF70Z+iFq+DhnQFwy3vYuNUbhPWGdWa23Dib1Nz0+mUpvwtwx3VKEMF9HTsBSGs0PoU9YAvJ6taiH6qy8JCcNxn83PhGP1kuBo52llH6dca
Pb+DDchdcH/vU2gOO001mvhKUc4SXmjB9IXPr2pRyJpZqofwyev4O0D3vdmmZ/xS1EsOFq6B4v10ti+WUm34zR5NPZbv0LwC9tFiq/1btUfOyWxrTzq1hqtM
bYlzkNJZyv87q8fAV+457u+F33yTvBudJnYA8R+VTBJZITGGv6sZpq1GroDTtT74OnkOvABL8t1LHNeEjV7Xu+zxMbusXyWdUnZV9IsurULgf4+10yWAFZD2
cFe6nGZxjI6YuKGpxqhZxPPyMhmPs75X7sfCdeIVayST0Kdrdjvi8+KgxysQYjQSkl/wxS5ch+3OHfQeQxSubkgcCQJPgFKiKp/u6alp5H7sae12uzqAjyDc
rkDF1uKAaoVSpehPDUi5rLmQdBxUg6VUllokjzBUdssiWU1lkY4NViRZO0Yfw847kzUTqFP0hrjVnCqpRqbc/gbYix2g46N+pOew7fS3CAQe7fETyozW2TuJ
VAJxHo6LUUA/zNlQ0zPPOoAUW48kN5eLe6/L+xLvcmWuGOoJWY7eoo7StdN6yMruFnFVwCRGgmspzQAq/n82uIkerq2S9NzeR5Ftf62pUfU5wdi7arvFb7I+
rVHZmWutD5YyBp8+cQqlAGlwONDaibOruEP0TFhOz3X0do11JxAxRMvYMuRsxQH3ZbB2cl6SK15w3iEsYJRK7CGs5PrxHXhec9v2DlmTEKH52SnGAzlcc6gN
+XjTfmK6ZjrblNFwRX2Xwy1F6KUoAl0mJPtgBNTSHqmrDXiUtEqfgjr9Gjk9mFjEWLVbkXsIRr/JnaYqenVYUdS50JNLlJX/J470xe7zkHrLqctEIRh4HYoi
ctlqiBgPHtPHe9IRGbnFcDHt4dbTPhgXj1q+vgf/Ddxjqz9wjV0bwLZ03CaTSfZa+fTed7j92F7PabS7uUt6QmCULwaVySRVVS2lqNOIbFFtfG6a2dSGuemr
vdmYms73xWVS6nslXhu7ayzUQ/uc3uH3Cq+4d/pf/ZLMlxL36VLvkah3LtMDHyUgOydsx7c81s43/GC8yS323THXRWQMtE0c31BoDkI79tqopH0I/OO+6qYV
UKmaNP++ulxa/+Bac2QwTCgbCFfP5H41StTSfrZmkozTtsnNSv/U+l5ymueZSeMTez0/7O6c8By9ktov36bL2BYZsGMhkUpovrNFYk2FRk+hoyhfeNCzt07M
L/CvojY1aKpP2qw2Vci3mw3cCV3sln32n4wNXJfNfvMDPVhQLiXCcA7SGL5W/WCc5t0hTOdS9Ce4q0IZ32y8x945tJg70NDUlG2E5qWVEzrt/DutZuoT/Yu9
I8BXprGmjvsmCH9RXrT8fgluvaUUPFd4XaPgbWCK0Wl0ULK9XyMKaJDhY3Ar/fP25nhteo1pFN8JWY9Jc7v+b3ytcKQ2F23ovcAN2dwuvTN9wf0t+jMVmdsn
GO53exI4q2E5uMuzg1nFINuMxhv8T3w3qka2eOUc960QDgZ/3Hxmywt/uOIX4ZJJfPTTAlbftIJRxjfpuXgKtMi8x1xFVrkQAUVa4i1xFqy4e4V41bXSvCdP
C713j965Z+dhYR5VF56+OQrYpH9rvMUK+HO/zjPKESaTF9oxuUxnAS1xsibzE0JE7zekPapNmsvmebatze+UtsM0DhajiV/ATQY/f9L4kG8JPyH6GVxe8Zzi
UzKCTezHCu4U1AvGBNvkj6ZCzrQv7MRucCAwKnLKTu/W5zsuZcylq2OS81lWCvc2RLxkHP0IaLfzV6rKzh3Ayu37VN9ykpzbEp8zgGyF3gZr4s+9NRjOZIOW
cpJMuhLzR1AscCuh01gcrNLfgY16NXgqejBTK+MAupum8RRakZoGiufYI8ymm4/1p+quUevzjVHwFVdIBs8XKzzVJ2x+T59brzW5oOz88/7MoEwmmWP6dLQR
/Eymr/BCubHucM4t1DfP8ov5dQM9Su9FldbbE+uKJiqG+dbCpVSe/v9opVn+A/mEtpWfrtu60/yzsVfO9PRR0AXHuNS/OPPOX+LHewTdhO1X9aOoedTfu5LA
JFXF/K+Nq9jW0NfbuvlnCmMDW3080xLN5LS6x3yQeucWn+1zWHfwr21uvYqrBXazLtM/CtLG3uA3mg96KPkv43dUGUhLSfqKFkl1tcJfrTCcK8Ca0X54ATkE
rGPwUcv5XVw8nGyfyitMOfa+6HZtyCqiL3bUStgP8B9Kl6Gls6Ghtf8xuQaPIGt4YyAA/V6zXiOHe+8gwAXbl/uugG/xn6ip3KTgAXA8I15l1QUh4A9m6r8C
txvzgs+Cb4Li+b+M3yufYl6ANTFFI+e3984ZqytCKkXAv6qlqPa9mqVSiD1iHHde09L9M98ce+UT0L3EcvgI81IPMUvN54WevhpCMsJhRVXvZQutT1lZvEVh
GSvbHwKlj+GEzS4q0bgzvZ75hs+4taJfPJ/rbqoObqXaUvU1kzaPtz6AVuPiNdiL7h24KdTwNwR7ml4Rya5VqSHX6xd7dWvjMuG4+ZQvPoEBj7F/CTd8MplE
fbp0Rjfk+nAKkdzhulOC3dLPqTFNazhmaym6fp8+b4IjNWnL+g7czLjfufWO2uxl/j9qSIr/QuBlUoWlcLc0/RUv8cUak2F5TmvffcUkuCLHF5zVIvxjjxid
JAtrgkHaibxkzWmJ8vZ+OlWCWfmZDRiOjaV/9NWk5ew45CLXGDUBIXW9voi8vcuXB6ahi4W3aW+Exd4raC4njtGcNBwjpnNy13n39uytQLZigSFEjD40D0ia
pyeNHKQ1Jv+9LDSfQ3johjAlvy/Tt04D/BS13OMHFkIp5lqBO2nzNRXSanKJ5FB4cLCl5lbdi5ARctUayA9ygRsOoneS9hD34HPQS9MalfjoFZr6vsWY39Da
q/L04vvwXM4D+V6uOr/HAKQOF1r5E/NZvLTKWOn+Ze11i8Bq/BzdSN+EOiRUGftGd4gJ59NtTiiT+pU4acth/oSlq/RK8IjQWWDdOtt9ZcHBxh+4J2iBoSo3
zG5FJ0Ik6gZb8wPoenQzsDXdFh9PfVAscz+BnMqxnDirMlJDQyp5C/0lDle0N/UwPUfFXkA5vrbQY3sab5fbaWXVFlBTqIIsTFbFUtESbgkrVlANlav5neuH
2nLLu/twFFIpbRXeWXjsvx10Z62ma4KLnApykPIBFyb7J5IdXejPNSl8v/gQ8+ku1tscw4d56nh9pAvPsnalxLtpWqCDXmnegz3Jn8O+4ioIglY8bmNNPzsL
/DMMScI8sJ6niWmiL2R93RfoYRq+gueDH/CPpmihGt1dj1GSfH5ZKVoyIVbIBf1mv9m001/d9EdquFFe71fuPxWxCn9TsR8CsLFaniLYF6rAfoVT6RK57c9G
0aq/L+QI+WwLU5o/GW+l+FmtNveIHeIfqjqfL9cP8qUywwSxBzmrvjLfQraNHiqEET2MucKv5lLULT4dMehPZVODO9nT3HtNJL+brcSUdmSfFPIDY+ucKXjk
fxW4X/+6seOGZvni6HAq7izYbfhVOMfv5+Kp7Yabgf/QnJCyO1LRaotMWt81BMZINraVo0Y3nmGMS8vWt4dn5McLBrMnuNTQlksy+ZGpvpXcOTyaV5Jt0Y3+
2kAk2plpoFwVnEQLRCp2NK+6P5y3QC+U4n3mb7KBX8114l5ASnSG8Cfk4ZeYqvo76d/Sz+su9LbFQXVtXBL1SLHZiv9rqUmMW65tEoj2lsHPY2f8J4ElBd8l
P6USuJrQ365uqWOdSZwkli7xd70P5VHzUrBnPpo+1B2LXvNtp2rzypxc/UntVIrh4vBwkg7GuuvYfsBvWTtSEcFUYT4q9nZX1vE4EuqMMpRL3cVvMh7I+ICL
185faNfgSGEo9FVwbCCMYL0NtBVlybKiqvVasrhCJBRpKRPiLN1IWCS027Iegf3nXHOA3oEcNwIBfDekuvJbnRbuEMdDgxUVZEVMokqFPtg3lqhCNKULEUu5
iL2knYpevt+4KvYy+rr8LUG8wg8rN6qPKhjypOob4KM22z1dKd4NHjE2ECQHaauC9+k64JbkHrSkYmWJz+/MXkH9QCS1BewB7aUaENfsspD9AELmdcTVbCXs
4Uc0xp7tekZu8NYFVMyzvNNAKf0LP73yTWJVYDKYkGdRlBE22FH5qoiQMcIv1lFUSiw6ybHImmQ3sN2cZhWgOBK5Dj7KfcMqlXngPGaf+qRKHMeq5UKEnQpD
ykYSYUbGrdHUByS5/SU+eYE8lkxXfrAlawa54Kxv1kcSIbkEX4xfE/ld+y31Ygpyfgfd9WhrdiDFlm1G5Gb5TFWdyhPVIxTydZ2X5+dJoleLVPwspDaHlHdm
kWTAFN/7vfYPOt6Y7unmQOy7cn8gbxB3zE09CxTJjnd8KvQcaqKdBgfgm9QlBy/vyaYBW1RtsmtDVttZa8WUvzXzatVKOaYdDVywiz+/A1iffq5s5fzVvdT6
KBMBvs46oRjETabn+sfJOXoSuSzvea5kXk4WMtf37/2jVl2hDuh22gflTeSOZPZVuW3DtBtTgOjLwjXlj4pNygjNdKVE5OezcfuFiufnuxbjfewT3GfVc0kw
5jR7wLGw2osNC+wz0V7JXyX3iVrlrA/wuT3d11yqpAqEIWO3UYzN1lnz1X+5luMd4CZJqVlKwrdRjLeeALOdeZjSsUbfn62UOCZxr6ZY87C4aqtINVUmCwvB
uu2oWQQ0oW2O+YlDVowBYWKLpgFVJWFx1NEN3yt7Jc1Luufq8G8+rmxxDWpVWSVLmRD8907uw4qP0SxwV1udDHOdBzwp4pUCI9O0OdA+9LL3jB/QVm14xyz2
YWZ42wQ2r5UZ5yhmUAQXy/qF0Bbn85lZLbVNQU8BSDrFJFKL8p9wE+kQ/oNMkt0mHZWRxSYb2Wp1zKlgnYA+e0uy1WGUqMj+bF6FofHsGPoM+Be0zP+ReeT+
igmJlb7YZRTCSEMDVk43EDqljEk+pe4Abif3aW4C/YTN2nCqArlKmM2I/bb26ZeE7VA+lp3ZefMr5kg6Ywxpbb+wSX+AkXwnx1isqq4ZU4M+6OmdLIXlSo7H
EoPK+pdxhpURSH9z7xn3Lr04923nz2nCqDDFa7qP86m6pnuDUaL3UUjliZB1upZSGUSl9S0svLzDI+kL9Gh2Gf1eo9fymlnCdXxgAbBiumcqwuYMrjcD6Qt9
BP/w9jFOgL9Da0F78vKR+cadQEtveWicsau7RWAvN1DXsbYYS+4SwvmB+t4sabUiTZMeckpwvbpmwMHvIHWoIzaZ6FL3UKAUXqVMGoc/4S5Q76Bq8KDcoY52
CbH5ZdXZ3AtS73TqpyiHqZWeenArRkLN4bOd8SlTg7hpvyu8rN2bXZVPamuwvsBwfGxCO3eusAV8qTMCc7XLMz9qrnJ2qB25ADzvfcElucRjej3Lp/mN3qkD
Uj+i0cHZ2BZCHLXKEu75nnHjKCMVQccrGQ4vztQUqaXWKVZMLcIw4nlZxTuG/lnbGmTZ5uCIrB2BXlxlb32osu40eI3bnnvV+TVo+MeOWcoVRbOLrE9IxaTL
kFmQsXL/aq06tz06jZzuEmOWr/CDQkd/R7wrB/pvwXPqeDhxxOE12MrYzbvJ7EBno0PSvgoeDP7/oOwHtavl73f/BKXWqR8MD6YF+wshnhma9xw6F/PpWpn+
KG22bq4wC7+Q2qT280JsKLnflrhMA1pvmeVbiuXndHILmjh0YF4pWftPt8oHTgQ6s000Y6n3svbcj0gjU1qNbtBKdJwgKNuhEKjFJ7nEPEld/oL89wxeZwnX
PNg7rYtxh02yxqrEZZ7zItKf9xHD+bmCj9zMNRBK9Vf/PcLpmx86+/kn+tvrj9krFXobujSxXTniK4O74VbBpWmXTVN1t30VfBLddCySVXhS50lWar9TiTrU
RPAvbBSm9TbiV6J/xOWwPxor12sP/0ncBPs3aB0sF7wLXTPX12emGvXx+e29Y+ChqRew5tg9+UFUobvkmCxMRpMdM/H1JjF+Hes/6m0Jb0HDgVu0NWUyNwWy
c7cCq+t0qZfOt+XWm2wFOqQUGxoabxZfIjZc4quYZ/DnPAH/UHaOvye7xbMbuIk0ob/xXYQfeCfGxShKQYSfPhH33sM22MfxPb3H2KX+MPc55HjglkEfNzkz
VvvSMbDWLSPILbaNSauIjjQ0SbtOjOK+9Q3bLN6pH+vucWvgBxsGCMcCO8Et/Hmz2HNok3bAcCl1YEC35blmVmoVNAOuKYuUxRehg0LrUVlWodAXE5/FWVm7
rLPgB9wu5ApersBotKF/mcYi3Rz3lHtTRvPHuOpOBixSECriMVYufL6m0I8rFyIj4eZ/hGnuNbrA9i64lx2FzTWKrWg19R3olfMe/RRuaxpEvRIWasQ+/jn/
YXirMZC/1XtK9ZsK5uRKSa5+ifvikT/zeL6x0A/jvJORI15AESI2HLraSBZyZ/o0qg3AWfGt0RWQJW6eKQP+HullkMy7lJhPNQg1eNU20HtAfQQ/QTvBW67/
6OBZfPskh1JhKr19We4cZqDWwvQkXXlb8y+oq24+rysDtdLd0PCQGCe8oH/U/43ugNqzcWRDXI0vpCUy0p+deZT0eEhnnuMjNNzcj8jXHjSGjKZ/YZOepr7G
tC5XcASW6w+j+2HfpopzN0LN96zGXV6wIOdzE7w3BEaQ7Lgok7RMspDjJCsl3iyp7P+rv5l+tuOk97VyPDmPaB0VhQeDL7hTzBX3H1ucrpnGC9SkgjFerQb2
pdkmoQaoIdIUnMFyIAF3td9B3hO9iS5JraAf48RHVMY5T3mD643XUNeyr6cSyXV5Wxwzghm6feAmx27jDGe4/6VDQnc1dHTg08Wom+r4mT7ItC8fF/kNvcJa
PmmQLVu5HhjE37b1pVJZu/yFopTKk08j8LV+KvA7+7r2eIWS++g7Zz9DhVF5G3yZFxxNgO+JNu7ovBncV/QoeyVwb64PvIsOZDuzvWgxzyWHHxk3Ryjn3Ynf
Q5/T9bghbIjdiT1MzuUqYDS/j2jGm4XWVHHVl6WocqJIBbF84f/i+WWD3c6p8KKYSvQJLsCuRkjsiesN1ghvzOq07V0TnUuB75zlZWHFr420VLMoLOoiOyYa
w9r6a0IvdieXpqvoP8qND36Nitdb06Sk1W3WVuK3AE5qGXgzT0OKd4cKarcuj0xjCd9rdhnzSvvBUQrS/nSrF9UR7JCjx6cFLyraaetwjlzJCi+ZZC/UkDtV
NjKe+NalZHsxN/2+9PHYKzhk7OYLD1xHVshVMh3RVnmXAasTyt6olszklLh/jqkWY4ETPPnKbrrZiQutQ1xjnKddi1WAIsfRxnmbcHuqqsTZqTjGAVKuF+x4
R5Inl7pHJbKSEZIS638fzPAJ6or0GX400Ej/Cn7OlMqo+R/HDIbTDhr2gD6huu8A5GGOucTxn3jFCkCgJkQ0y2ynrJG8P+qHXNl/9dMJWTcqmSmzhEQ7Monb
Fp6N9K6zVlXlaNTwYf0w6kdNOrIObAUlckpsKLuC0Rqr4RfRkzljgaG6kcnv3W3QFfqfvJ3ZF7WmcL/p7uTVZGv5Dco8ULx39ELveCOc6XKt0CdmZfZ2uKNr
a9QH1S4hAelDDudj2ed0fXXIqEHoerYSP8+TKib0SGmXcsNVOe7HjX+697t3AxWQC7Z1ir7WU8pZDj73mKKUiNKn++3OOmQ1+zR9BHoK7IClr5xA3VN8o+yi
bQYG626g9mNzPb2tu5Vb/V3gM0nbU+u5ugIPkAOIeLbctM51ZOaOcC61pXIz4NnAnhDs4u8MnVN06l54d/oBX59ehE/DylpqyIp0U2sU961ItKSEOMvllXQe
tKHjhrdr9yr6xY6qeYn8g56Xas38wzGdJN2p6Lv1H1LCir23CoUeWBlLeHEHDDFidjLjqd7gOPs4cow+kbY7t6JiW29m7Ex4+uTc9WgNZUO1gxsVK7b97+np
vnKIHdlMdla4QL9wkw+ZWf1ink1gzLTJP5OppZpG1MqmeMAjmRuXjPSEZCfLaif1ZhODZ+nB/kikY0FLYhNVStXNp2PLhlTO1PgWlIH7G6rk7G64SYTM+HyB
x7vhFTVT429U/Ap4Ax019ID7mWthPma++wrE627yN8BH+tGQmCHYN9eoOqUdmXPDtR5sKgz2hmkk8vyffV8VGo02oTcBABoJLjEd1ncEJSoFPlvXj3y9DHJf
WnAg2JdumtYUO4eKR3htzjHgNGLX/UHfAt9yP0BelRQHKSQvIrR3EvrblNY78dOz5fgeYQ8V8CdTl4UpZpcuwjiVX4SmsZ2QScRY/RTvXRXB33WsRd9jZmKK
ORlfQFsRHZytGEndMSQ6foBX40tqnGb/VTH67Gh+d2eTl8j6yufucshhmuEQsKf6KxMGnUQ3A52xmsJ5uLYgWSkbGt/9+5gVeKkosHcA4jkG2g4f4sqTEBwV
M0i7jhoq9EdeogX8Q3npGdh/fmcwnTC/fiNxBO3tjU19oUn1v9AmoWFMVccppqLwN715xazYAZkjlZ1TrNwzh54dqKyL74PEOytODYO+cQeQVGEl9wC4i56j
xatbq20DRpuGojGMCoTVE9BJaFVLUceKMoUWqJKlYuHfyiG4HTm6cY7TyAXmsPArNtjbhN3Eo77RQi5zGungjYDn20AgkSj3T9+vwncpL+tgqSmLCZGxeJCf
uWGCvnucgzUKlbAOnlxcHENYLWhck9nGiuvYNTpSEHzL14uzH/FwC/tDOA2+Jhh1f9KyfCUTMhL6xb6uWPWMWk/3p24Tbdjjun6sCS4lghA69iAL4bMUXi/5
fjxq5hSOLch2ZLp2uz5ZF1J79Yu1pIEiMm9AdYlHxBJ1mr6KJi++9DXyz888VV0siJYBtpH7He0UB7w2mgTCkChgOvk4j82rjpjjuxJiWzeEPej+oD2jeVk4
RzG+O21kJI7vM0vRRF9X/ydc0Y8G83x93N+ikR5JXYgSI9WQ3k/s4vrZKf0iEOFmCle9Yg/K6eXpctBtIoxYy45md0DvHP95/v7/O+/8l+UKUS3W0neYn8Zs
BhtDt/BqRl0gwnCDScJ8ChK6aR+oOWrYoN8DBuhKmiZAWzcT3TG2j264vi+8kKpHRZDrFQ59M7ucakOmceI4N5g8zzPElYNVsl8iMrG3zr+ZcAqhBftwCAT9
2kg2oG7ByWQSulPSzMnCy0QCIGqD3/O7lFfJX2CGu8/+AkEbDHmm5Hd0jqM/skZ/EpSMRpS4fRz5xl3Ft1V9tdJ0LoMs4H/KhIE/3TVJUN5U0Uo7iRvDx5BV
3B0Up0BK93HNPri+/C45BhGj834oD1bENlqXusYLF+h3+HJEfPbmKFXen7VzVSDzghbyrkMmLLy4a3KFYvX5ssVVqGKEe5EGqCbUbfKj8MZ7xKtir3KCUF7T
nkiH/9Q3wEz0yewd1D99L6rLNLKOMqUl3tIwROWOG/pWka/uRdzLSeBqYbfQg0Yxf22s8wBgoDbZYIXdmi5Pzty8Xoy0I+UJJKKsG5cdv5IEFL8lN7VKVieW
mI8rq21dOCM6aF+wtnm8V73a3guWhVa+kVbfsITmpq4kGM+YvNqKsTnVE8/bp8U/VUl6ECW+iyvjfnREyvSUDlnVlAtTNFFdV5TKb/n3vzFZ9Mb4uIiYGMVz
54qaG+NXWtVxNXMX2VtEv12XkHhXsSw+opp4FO6Rudbta0D7idhWscG8V9lLEkupdvx0hKCyiwuvOEJbNvegLtveuVJBruQ4lDjbj1TWja0ALney7ZL8eNLK
7LrJYpt1Nnl7Tpj1oW17zjBrs7hf437Pk+T5ho7ohMxiSXb+skh4MZ/eu0zCFXftPFL1SOHN22NfldNv47skW9LpOBl9f2NHuVNxmYxa/1dm46p7M+qrGjqW
ZPsyx9Vo7H6vnBvXLLZB0jZbbi5ca072zRAKlrOUqfZpybF5k4BdSzq4ztmnxpJrZm4I2AcrpiUcBZya93GvEkrTYJLg7RReLmt2u7xkTG7E4kBWrapjo9tG
71CstrXIO5Jhrcwp/nCtijNuCFkr88X4XKiuSeoLV4/3pihyFSl/qodrXkQxuUeyxq1VpjyohdWcbP99Y981iTHW3PoxM+xlwYg4s61BntgfbJ+7X34+Mxvo
ua6xcqQ8QtNSJ95H2roq6DjHAqUmE9zAytfauv9rN8L+6T4oK1KAFu8t61J2OW3uxlWG51I2TXRKrauVnjjG27m8U9bVazrlnsrWrF38j5ZFsX7iP71Pw0Jw
ND6SC6wD447mPqiYnqVWKFai8eJZ3Bx77lxAd9Fj2GtjNYpyepPEdmAI3MLYKFbA6+quesr7z5JHnRIRk89m3wvPr3wMm8Flq1OrJ+gv2j74ZKF1zS2l9l0O
gZXk/nhhvEfF5mTeMWphG5xESGaRS5yLoOY2MTbAOc7Dx5Fd2m5MlF+CC/DZPXWr34X/9tQy6PE3Pp1BSCmDvEIM/GRvExPtf8z+wLfgy/HidfY4oA8ogweA
tXBlMMYFGuf4ZTKJerkS37sx3xcrg1QCo5mftZMpFuwOl8In/vSZ+XxD6re83x21POszxro3wasZMWp6AmUhU/0cHUS8vofAaNVgsJQRFkd5ZDKZpFKFRaJ3
n0wyslv4O5c44t3Ct02qRtWDJ+j6UU2IZsYmxIVUN1+erSxczutp/gn9U1eLz1C9S+pGp5tpzU44kVQacJMDTsGOYZTuGTUSPOQUMzrUgW7Ecr4Fsp9N8PwG
csQ9bkjABl7wBYnnvhj6e3CGKZ8pBYVK1d8W5b+8L4SvmbP0U7ivW63pFzuGe8PdTcnQqvCV6yYl6PO/z3niKoW/+OkzD+H72F2YDfRx7/W3NHv9FWs2Zw6B
dakd1E3oFLEf6gr3dkzzfoPuwLKQG0k7hCdMBLYTFtcB3oHWUemqq55mwEt6ke1389UQOY4oYb/wWvfc3QW4x79Q7kaMjiL0U5QxjyyKHhd6YFVDaEVkJ7yB
Wnh/TG2e0tvqwSMNhw0kehmopP1r9UFlg4j3GY/l6xxF6quyQutVFIeuaikbskrob20Gv83j4jrjBLEBe+a+j4rrL8aQCxEOHBDYx1einqhvBZ6yYiTO0uN0
axQ33ZuVHtdgdy2B4EqJW5bgXmYIZd3ZaFPQ4wlo+qrfUlKM9FLYy6H0wS3XkddeNT+X2MYM9s7FYKKbV6I+87NvmpfZXehLaQxn7T94lq4/5+9vlcz7lPi7
w/AAVaKrqZruitaftFGeTp5TiofqLoop6Q09M6mdGpM6Mle8jw4jLdw87hYtVys8FzTrgi5KJiulQ/S/j3XVzYLqYbO4niSvsiTX4t/ykr2oS1xmcuP4Bt6B
zC3DL54Obg91XKyrJuMdFZysY5RyHTrCVsAs5WsgEvEu6R6Coev8LBIsPmluV/EFZ1zyc/heFvG39n/LbeGW64/xGgxheKFsOu96pS9PD/G+cR6gNYkwlwH+
FpOYUA/iPMc0tVLs5GI0HMzPqwFtUo0N0W+rg1OpU1GN6K2KWC6V6UY0593ARnyzfZdpnVupB9x/oMuyJPmUUro9xffUzV3gusZPV4XpjNqOpMK10PpjLQDK
UAOeqoQePG//gaqpLlVB+N9H/HGzwb7afajSXQDy8Q2NDzznmc1Jg+InJj8BpjidKqV3M7JYdQk8yS6jkvGncWZNfWanV8zL6kUjVIFzCXlXFes0gzN0Hczi
3SDTu5AMGjfT+YJR0PkQ3WVjVOEDRdHi8kUemKVCaIav9StHOfI96QZSuA3a9u5hijxuhfJPpjG909OJGMuMS3wVHVZsfSrIKsmK7FmYJSFENO28dUX+UH0d
36aUoeYEXPCtgcVRwhh//+AQYIRxWR2n/zGTo1/AiWcWmKzHFdSbwKpgqnA9kMcooJDs2S/2kZ7gCF+S9zZ0hb5uhLg1VJ2gRLbEItmHUGIOX+EvsLfsdwIt
udrujvRG71uvZG1AidEd6Z6dEAtZ9buTZhqihFOqtob/0Dorvmeq0CowQIjXLtBVIhobFLzNO4efDLuVU1FF2nD8fBWnfqC4/7JloyeDeCKc084K2Iy6gNou
uGSldLb73wjeptpo04j7JhcezrzhheAVvlT78D90KnzQjEBX+KeiCHbAOyzYPyheO9vU+4l++AZAq28FxnBJSR3Q/6+dIDQbUbLiJuTuEdJ2zeSIgl7QRKG8
+aR+aFoEujlVBj0HzdZptENIIw76WqOQMCzrCdMWhY0XDVZ9mPZqwTWmnSfLK6enaTpgGbTW3dlfHxfvgxCoElxwOqvKO0Kpwf4UqwqyViFPa0bSdbH0VmyU
b5AQkhtpESOMz89ZFeUNeT4j1zaCMf9T5xu0KWPWrtJ95JvBHWGlC+M7AU15SR+0xPdvgjOKPsZUOIPfGxirP2F8l6qnjnDtwK4+yn3as9S7BRO4IUhY3mns
qK+Fh0B+97W0Z+Pi+TOfZFCb4OF/8oabA8E/sOdBcRZgNDqB384p8aZcmn920O8d7i/Sn69Y6DWFF/tgFQvxi/i8270TYA330fCBlCM/FaLxI+gaPguLxI+Q
DbhzSCOtgjnO/ONxyS2VCm2QQpYoixHnkSyxxp0pS3nW2Bp6rFV48+n+LnGkrRp0gHtRaM85/020k2NOchgnjhrGst9SpGEcfsDn99LeI0TlzSFmnyhLtS0X
pc561Xqbogu402vXr1eU0udYJpNJ5qBEeYQq9meYISmgXkCb+HXQQj3OyaT0FEu8Ywb/BxhHdGLP84eoJJriB+D/xSwu+nntC9ifQyn6SJRiBzLfIbO5fTF/
AONc6+EhxijDW3VddAUltpOxrjX6UXoKPUPu07Rx1uR+pCS5MyVm1CGX0dsZQbydDefJJdDXfBm/ZBfAEqskz3yUC+gfCh+RwdpbzAlYphNb9rtConaBYr+h
V3A+PjGhj7cjG3K1yf5DCyW0rqglpOazpbQMPEqd4JsSt/1N/a8Lxvic6BjTWaUjsAs1BtLgTWql+bTGl3kx+ZkhSV/HsNx73DjKsB+jKTtXh+9GpGqPot8V
ovkrvipiVoPM6Ooe0w9pqVWSNRIY/LSjP0lyK9y1mVX+oPeuNpv/NlUelNAxCs2p/fSoG1yZUtM3EXqmiecq0m+04VwiX96ZRgxxKZIHxJ6lJrqXURJVuZ+N
7FeaJ0J/zUuoq3+ODvHMUvwMJSQOUD52LuEUdDWa53rzqPwd2gsw6N75rehhfIR/ADWHFJ+TYdRaYjx30utwtRTqmzql56SJY3NRcXwapbOpt/PR2Dyb1Z1L
h8nCCzFLTKH9CbdUtnzSP/xsx+jkXUnnO0l+AFONC2eHCHc8lZMNnhvMk4R48oWyiu0M0Ta5KIMWZqkiq1X4TkX2DAsRMRuNzfLvTavoPx+Mol/ZX5H1AuIx
r+sFNYBRlrSbH+nL4Y/qyyHivdlpZd1b+RZGKNDD+Bf+XFhRer3nv/9NxGN9aWnx/tV+N1kJnZwxgw2RmZLmiYSOfhbfGo3MV2GFe+QD79Xo05BNeReQ4O1+
Nhv+oDerH2mPOfe70lXb+UbsPqvECvzsjKTg+cbWxmvZp3R5bm0NLRKRWxF0UL9zMerKcG3rhdov8FoasS/1K5YsJJibUBNwPZtAHWKPKCTV20usharm3YbL
zGhwLtocjifvswNzJNFZidsM3yv9F3+imeRiM5s7VwJYQLy3n3BXc3LqYeAv+CWMJQ3aFg5J1nPoc2QpxfOyhNQ/FO81JVZkM+xBehD9VviTjA9M4aezzw39
sc627wPpSjn6Gn0NetRexwLfCWCKK51tw4Vn/+xsjt4kpimfELccqXIXAEAvnK+Fs5gYd83mesLvhQtUG/11VyqBUEtslX398LP+sr7B1ljvjbQTqN4rk9Jy
DG19/71dMd5lc7An8hh1ATWNaE/+aYU0q9wa+BvwBufTLNRM0ZjdpTDaPr2TFp3pGc3WT7rNveUsTBfbIKA7VUWLcbtVw5krFGaLst+itnGD4M3UGzqVe4SV
c+730uL+cZY1wZ38meB6erGvoYZUZDrOMGK7/6PwgepJxvrjHDrnTncMn+OvJCsrqyFLKkQ+xerzxVUYX47Es6RTVD22EzfZfY9/bv7JoKWm6n6G+hDhumxi
NDOKWk1GeMrKVIXYaYTMKVPLYot6iYXA0i7vRiRLN874krvLdqAbOobA4sjKc988IJGrUhCkqxbIzTHCKkzsSXVKKcd8gF8ifYCz+Q19Zaj1gf+cn4XXbbDh
yUuIv/00Fidswh7BLlcp87a06guR/bnhnhTIYHNROsIYPAREYQZBMjtU4uzfxZdQOXgbuAldh6uttzIEL7FGPpuPa/zvhXfob+wZ0Aat0PVGZ/lu6u/H2Zkd
9AaumeAjziuf4uL91IHOZ5P1kGq5vx12xZmB3wBD8ty+wBZdTbdTfzf31e/L78WwesLsx0Ny+74Yl3JeGG/MvZYr8d6+DkJ3w25WHBueQ97UttOqCYD+2qtn
V+KJSEjkGqrOQybp10oy7P47oqQKvjNHCCm+N3y5zXP93wTfUYcVPq8VPi9cx+6yccIwzu5taqwpP6XRJU1U90HqC98YOgSW+dymFtQNZKhpkYPDOfK5XYy/
tnpHxg+Kb5da2fOa3JS/3nyLeInITDu9XdE/U9xcCnRCeOYNidFkoaOY/3d/+QyTZpp7ARcFLsX6Z73imirn8M8Vg7LUuizipme+siewQyHBbPvsJ4oey35L
zMxv5csxnQAtBU+MUYCOSWAvM525Hkhnz0LutnIQdZWLVc+ObKRux6S5GxsTKXFev1Zw2+YpgbZBXLjNPvUFvAe94rjnM8NW30iuMVZHuAl4sgzcQlNYMVop
6pwTVcQCklUOca76qT+4ITTKfxXQMgT7La/n5tc5IOz0c94uxr50H6wrcEdevVhFsWEhmoov9ORSLNEh1nYKtR2NwFp405hBnA37lVUC4tHN5uXggsyf0Sfa
v7wV2FnxE3hxHNvMy/yN86bw/f0jVw1Gu2q/RSV2ts9m4SQhjgn3zlRQhEJTB/Do6+lDaudZJLg7MslZbxnBQc6fsTB1X1998ETyJkAPllr1+O/7O7BHyrqc
T3VbgXEqlHCSQCm9HT49AiiH0vvtnaDLLqHWZv9V/zbhT2A8ulZdJfAOHiMc8qTJ7xLiHfSGq6dpou8D3kB441kZ18/eSPHf+mgymYsax3WnesMK4Gf3cT7S
uZaXVCkuMb8veJswG/kstG3qEzWwsSe1gxGfmR3sdKG/IQnfi1xP3M/87u6mkK54C5mhlMlkktpkoTzY0JnMT99iknAUnZ4r4xrnnxNimLq+zcJUvh0yQ9jo
rEs31ffn410x0R7vdXCbsR5TU+dUhSlHWf+g4/neQE+tjm/GdOH7xnyg4hmxH99Y0Va5CHKiXUitu0V+G6aBe5wbw7swvwgtuXTkJbDV/QMrMdekc6HFv2UU
fzvy3PcCJ7AaqJcemdUETXTtwDrSl+RW+KliDj2COp8Q4nWiEfmWd2JnvB28U7w7WFBzTZHGds45oTpYMStzsf1x8gDkvPaN8rFSi35vS3cpkoaqg1EX5Z1c
4j2yD4cHW+G4J58fk5oQU6/6To/YF05BDrorYsepvXAN6Hv9Im4C/0/cOKy4Xj2s+EfMEBDgjuRT+x7qsvk2HzQw6tTVLbRH2T7RLkUbrjX3zD6+Vusi5oOs
KPtVhKDCLHVL1l98ut4HXgTvK4NJfbhK7B3ireoZK549wz1J7J6kEdo8xUrDMutBxzy7eJ49JX9ihsV97TmmnaG76a4KtYdDMtG+iHlG6iYoQbYm1c7ZS1fG
OdxZP0VqR5CovZGsSXIiP6VUSt6lMKI1uOb0Nc07Uiatnvjp1u3oa9Xr1VjoMlvV4HyguuJQXmnqIf97/dGkbuQB4I3OWvW44gG4k6LchzLv8ObccPJUwn2i
Ys55/KRSHE2Qu3LUtLOCN0zTlJjIHlC0UEr1EvqMlcd0jY8gBiU+VJZ3hquXE/WJUiL2n96nKjtEG88PhRTKJxl6sky5JjFibAJAEdr13Awq1bGZmKkcSC5i
Q9o16f6CUljIUgrrJ1St3//woUqvub3yuBwnt2jnyCeDDQGz0ZzZnyoPsOTAzJnEWGWZlI+A07qeHppSl37qQpOqEHmguuYz9ARxPO/HRG28BX+eu98ljiU+
dMSug0iVq1vcM3W+Zz7xymXKiIBTlPfdK3L3rmGh2/qdKgmdKUvpO+JPtka27kkP4rX814pw+kfb4cw5wED7catZD220ZLZc+1XUvHiJ/k+fzU6D5gKr1E3x
nMzV6r6XH6ePAvfi4u2LcX/iQetG24ONeQn17fy646p16tVJ/RJf2pHctrXeZYjjHK/IxSQXPcC6TuPmGXKKazsnzh9gQO/4AcwxoiNxF26ZEvfDIbpMce1p
0YNlijPxYSHYd9GI352jHArC6lMEQfX0nExckyhzPSX8uRxxJ7tMVtD65J/5LPtHBTrcUq7wncR5v6O1ygN/a67bm1uvqxJyZ9nXE2JEsTHwDkxOM4Hy2kH0
MV/NNAQU2+3qct7RlNejsH258OsyQn+DD4lev/DaLut/12j1idxpbBrbjX4LHPFK6HFKY3oJpeEHhm+8e1w10DHQ9EC/3ByyLyHJBCjxXqdxnhmUNIWszG/T
ncV+d0yvXkoG79N3am/obIoy/InFYYOgQ7qvstrZYrb4gkv8b5CfuYZcc/8Q0M+JYwbv9JncBeEW3bKgFee3a9xhqEwm0cmmxDhM4q8bfcRy9GzartRZwUg8
3C7BAv9sZvd1hGU43A5sgwcUJuE1hEucOBacqJkIeoWeQnXuBebXVIMY6j96BMokKk9L5yqG5q2H8HO2aQ8icnmBab/vKi4zN1o62n2VnaofY9bgOlqOzud3
GghuNaXGbHgbY13oignD1wMn5dHKjm6Qe2nM4OpgiUgD+2NU7CtN5Uejx7kJRthZodAv+QnroTXTJuMLbRRa0a93nvT/ramC/P+wqsT4biy8ylFd94SrHPsO
v2A6TK+BW7AVvPdtfzn345WRSWQtNJcJ3SHy87HdhVtcs4yTuO7QNT9AU8GV3iFy/8YaHp7bQHZwVaAXbSzPGTmTZzO3qKCGfY6eyslnFrnF+eFf0GupS02P
wTHex2B0w4r1KzQSj3oFfiuvKViYr/Q8XWU0j8LLgBUKvaai2q9wS01LRVlEoTcmjrSfY6KpCBo02sFq+snucDyJeyBASKKvF9eSrw2NUvfm9lFFCKpISbGc
pUrh+9T4J4/2xWqqutUlPAkW4L29TqE75OHqQWIkP82TB71QzAIdqsqG4Uxz6qpWbBuEuHwga81OwEr3ofrJ16es5CT1vkrcqq/LBebn1XQHVWC2QbOLOJQk
GW8J5TWVktXdRclVNaCW4Jzkvxw+CKa2sRL46bNPqG5/Qt0FE5S/1rgO3lUt022ySqqelbBaOzR1tR1SXiafTl6fV02frtuErUYzFQPUF6wdtXP0CZ6K3AuP
eP0u84zQqVGNZ5xqj1bOjs20eSRzWCXGbBMw2F5PN4sZxsQBOvokU+AtRR/i/7jNDKuLB8rKNa4e1Fz0oyYfFX//dshO+Rh1hieGDHds91is1SpKMgWlei3L
QthMmWT/Zamo3r//P4N2AOnUG/4r6iVVUd9PkWv3aAG4IVrXvUZzT0FTw1y96YrOJZ4r9G52GVsZ6EYed8yEafsTzXToVyBXeSf+LNQbnO0WM22SPQ2AIZ6L
yiaKQKISjIQB2xTdzyljPRGc3zFAl+w0UX9TkhGAUDj801hc8QwlTucMQfT0GEKFjdM9JhuVBVJeLO5h9ztTgYF5lxyVPJKKSSVG5mvlCOZVjV2Kn/LKUCCz
oeZl5CzQOsWVq9TM1fhs9Zw7EqLJRxnfKdXacOpnqizTg8F1iYB4H5qdPJX6zTZNcYWLdM7Tl6MfKsS+ebhVF1Mb0iEmdr0i0jlemagvIysrK1us3VNUf1Hm
f7jlszl/kpxMTM8bBLZRXNRs1KVyd6jKbFlmNLCA+Y6dbd8B1sd6w/+omBV5YOGyqpYiFSBxd4L+SE/3Y+s84hzyi3U3ehNtqBfb5o5oLeMM0Ka7I3flVnbN
5ByIeCfoI/RGfbpz/vJkrvFUYFdgekCi2vmz3d0HzARAADGsxP6iviOtnq6IRJ8TWam5FPEzLYNZufcaOtWHGC7qHrM8NEYvoSb92QqYnVIlcZ2CdhqBZ9pJ
aBbRzS3JBShxlCM1O/EjqaN1PuZv+jq3mV+c0V7ZFxxPEe792sYu1ngLWsGJ1+UDnDSW5YcnBgEam0g2BxaDpSmo/u9aDn7Ln4mbBnztYaHtTCu/3STxms/O
zmRMzjcBn2tbQkbfdb49PDUottsR/J8JWmq3sxlDahdAr4nhOkncEvo+ixQ/U0LBo/SorqwhuC64Bbvk35NWUZie/5v+D3YQ09Vzja3NP+Q2Oqbqyzqqb41y
XnNMw1CDG51pKLehE9AQ38KU8/zgmcCPovT0SbsDjYHEaDCTWcwEscGubnwzRXs8nauu+dmZqiTQBVArlqXW40fzmwCiOSeT6P312UqYxFfjzkNJtqlOk2Id
/DudzLTTOd2D3QHtTmcaZWW26+8SEv2GPjtfadQV+ALckE8TVL6LvAc3++tpHrv06B5iEr2Z3eda4bWzKWoLiTKVHfux5vrm2AjqvlFsLf/ShOspsFuSgWWR
xf6n+lEm8b5R1prlVWBj+epCZ6QfNt1XTRNezDosX4h/4i2VLUVdeMSVxleoHsQc6qjnMNmWWsLX10FkmuBgy6ZfMLDuWfyFhGNUFU1UMf+5KAYdIaska2SJ
DVGvs5GzBdnc5twv2l78CWauoSIu5rBFCz9B1TUdNTJsm+ZZsLrX7xVHAQBGAXYRFnPVEEtgv+A1XvaXwuL99F3qOycR9fxXCRM9iv2JbqNJI0vh2shKqc0Q
+dNV1rUkL5Ph4Hn0mWYynoM2ImSyUtWEih/t6jyfs8HZEquDXCNmZgWgKrxETOazVXeNiyDrs99RHZlx4LeYAxrAx4A1UD3ddlk4NCUpzNaIKcuLMUk77kHS
DOFlrRsBlKwl3KdfcBJKM59Z2bleGGzkeMUjWNDbENWpznOS6hAlLmv4eSo10B6LhX/TFtAcGc2LsaCaYqlYao77IOrgzJ4IX5e4kIglNJtQaj+3/Ef+XibN
MN2Ld2QNAX3+Vd0o/RxmJ7qJi9feQwlMRo8lxmt2x7kUDVGTIjW1mrsDXEbz2N0Q64Y8IigKAO84C4AHfE2wG1aNHM6L40t3ktcD93MNjB9Ur5uH/gxM9h1T
6At94V10HXQ6ecHWRbuUkcn+M1sRAot3zK6jotzbeD+rxcqDw+jX3FDuTzgFbOLOr9hOsR9dmLh6VSldED7dmmociN7hV4ObucHoY89BT9CbAyo9c9hZEGTr
4RQc49xf2eratK7JtmxmTNJ5OhZaaJgo7kpsee57CdQ2roN9uv70IfaJ/7lYBVT2iPGShrx9eAwzm4miJqBBqLjzu6VId6xisRUqE0JZJU+z2v0Y7YotVuxh
d/DTuO7cBfid8AC7qY4Q0gCCBpIqgv907qkuqy6LLvyvuiUmxDd9A2bUKkNFUc18ONGPQFJ0ITrgfMR13mq4Iu1FID0trM4W7CkpnnEX/DO8Ef5VHn/wN30r
5C14wFSqdtW/Y2TJR1I1ZoC7paudM5Pfjj1gQ+6f/8V+CzFH7jNpwnXsp7QDBU+wYYE2ApQvk+6W+ukRvZuytlRPIZ+BfxIN2YsunJKsQSxxRHrhR765cIbw
pHRGxwhKz0qyNn48pRfXBP8grMRO5c8SgrDYtyrnDZBfGX7gR+Hz2Si0Nj0UDJlh+2I1L6eux1Tg8k1Z3IXUhcq3wEgmVO7oS5+GDPRJvxuo6tmSGu3aySq3
dHOI/Z9E/1kbj20QmjD52H7bTtcUU0hfWEqZ2iJZnRday0AmwUL89Mh5++bguUC8l9E18VU2VsEJ7i1q55YX7CIX+Fak+fKbMfP9N4TxnJp4hnWWz1cnoLVd
d8y/UXM2PaDiuCTKiA32pfvnI2L0ncyOcu9kJpmGeL/Gz6GDuJnAKHyBplP8Sq4SXrgD+qPBOFzCB5aVyj+TrUiolNgBqu3rgLfjAqnDqA0FDcjeupP8pjWd
DOO8t03daZU3JCvhi3jkBnQLHqdZol+gH87MhZcbF6GVoSX8AOqF8XfoPVDRrwH3eIbomyl5Oom7AXf0Wr2XkmeKUYHMqq0uDPW5hUV4ufzZ3BnfI1aMuRZ6
BZ9P3Z6LdOXRq01/8PFCpUKfKV4ml0VYalqKOIRlQ+Dy6gwAd4pD+RuZh5HxngHMPL4vU9NYGW8IHXGWTa2RGAs+9MiKPbcyxT0MY2VQsQ7il7hiKLTQuxe/
4d3H/6zXw5dT3+nFO9oI8ohh7foUI5jWBl5g25GcxoutAO/p673DlceaWn9Bj7oH6RcyUsycknM62RjJjSIdKRddFdgh2EPDRLfEWZHKsoTWiS68JMAb3Qv5
M7rN1FhtM3YK3NYlgaw+s15fMYsFhBqmV7seugFmlLqaW6Ljz2f7elf6UooBsuR2dxKgx+GCfYo0wQ+s31AJjVAYbOuFPTm5tNiGpmIG7Su2JhfQjgefITou
DgiZafli1XcgJvNtjX84D+ua+0y6zkkfKIkexp+NzUeFHKmrne+pQnYxxTNjERckxiEDqdPK1mxPZrk2wP4E98r6Rl9qL0EpzFNa5Wno+l8xEvqH9Uq35pPA
7+IuG2J9PyaEacYw74WrSCwbB40HOauPHoh2jg3QdXRTUnao1Wx5a233HXo+bPX5qdVEZ+gSThNGEiKHcGK0UpB1mNzufpNVCdV5WvJv49ZSA+gqmm7JSXx5
7Sp4JPIb24X+D4ZZaI6WReY+GNXL8SO9t3pAXkGnpaMYT5KdIBR9Xbft8a6W5ErHhBQJX/6z89Hd0D33MmxjUr2w/TvGJFSAzic1R/zKtsw04BnhZBYts4Ae
6jn80N3HU1n7FatSAcAyr3hcvyd4zXWjjb3IdVXHJd0H+7vFyPMGN4n/Bi2D9ne/AXdrw/g0/T91ozJZxeLMe5F6vJj9m0b3ROaCPKvT1bLNZc7RjwpXzeqk
uexaMntjOjBbnuxcDBXHf4pzaOGF/lylQnsmtt2I5r26PnYFKoM1IgX4a0VNRoxaNtJ63VnzJboyPoRqKTg0jxAxFh+C+fne/ihoPwfDZ+kl/Ip4SZ2CEudu
iDDc/oO6dqqbqqVn2IuqcVoJtQuLZNxGjImLr2F4rL+hsyFzhP4Lmsb+INj1pcRJPh3jgU3DKD94ksl2H3PVAqKyW8pDZoi/iPim+frTkdQBsgLE8Y1d+4im
woHk18bxwixmWUFZfjvbm+9vFH92c3d9fHBwNHolONtXdfO61DSNpKpXiSPtgS/Bv6EeCe1yfke2eAFfGBMy6vOF17qXMaFLzO1S4wlDvgDHGiBaPJ7f8z9o
ldxkRwcGIfOwhvQMNCTvyVKKAqm0Kqs0o0lyfTupPkEoOTlQDevCU3gF/bfUvKwY/A1fDWWFaP+zGMXqfXgGOoDZFn8X7s3+qnzr2oo+VTWCYvnzSGXTBmp+
IInrK0zSiI+tPOtCdfgFB5N4SMhgW1M1/FONT7jT9HJDBFjWHIeOZ1x+iVi+VL3av8/J9pTNX2E4rVhjmCrMwMcGHlCPM4PkcMVHbm8hQh5BrVZe90hW8pT4
lIbKHH4Y3pM7lX6V6ejfw7WxsZpqGs7xkfKSzcCO1j7UYcqLC3w9/qqvccZD3V7NQWt9XHy2xuQ/5Smrm/+LG+73wp3N3dPEmFSR218/wNfbhGPLzITnOwOZ
WlT5VaR/WFQ18Ul/44uzepc+BZHuMLuBu+mt4LzLJ+T+hm4KPAc70uO4m5lYhpDZwB1WzPuJKsZQ0YV2KCEEM/+K8QTax8X5E4NBSu/7jnmiE6/Nc+Ri1M4P
SfEnj2GF2D8I/2KxN7/O4KN3Q1koha7WA/LG1CNEWvXw/46gPdSZfsifdV5UA+uN5A77aShkTCDk/iipRfdPPRq+SgcaGnA27bdZjxzVqR8dIffaL3yqhags
KUbdJYuwP5Ljtr7Rj3Mka2hLHM9RsoBcBzTTpjnW0pXo1jX9Wh+XH/+1cxEZ71yVvNxuBniV2EuKRn6jlqL1ubaOsqqN8FriVkopePHTsa4lOqojqc2KlSkT
kxs7dypAlUy6M9qn93vNLzG+Fu5Ts7H6imhtfSI+JUQcUlNDsQY4qCpv2yH/U7Fuo478L46nTFaaKn8pmWuZZFa0xLN4U3zKBd8S7jVaWbXGHQGrXNPpAAQS
GPWIakhtIe86foMqE2eYAP0V0TSzgbOholNyhPabrHvqtdwQYHReZcV34C8OY5Z4P9uiGQiEqx67F6unKmYn/57rV/YFda7OwhnXUudL6i51QDtYH5KfbSnF
Gyt+tJ7uEMXYpiMjDaPZESmXlm5k2+HX8W2Md8lU+SA7m/tatUQhrvYSszWbbzplt1ONiHpcVeot0E/9Pq6J8qD1Y8Z1h0B+tKsUDYgZya8TOycYc32xZ+2V
lBU8acrweDFrpWn+eu8AOtdzEkpMJlQ00ggQj7bSPdAarumYNAIO8w4BxgEu+B/dVNm/GbAKshDf3cIolFwXugc/QxdnTbMN14y0OpwFtj3OOaoyGd3yBmS+
j4uIK0ZPFruloixKVlEWLisbQk98mVxF/k2et5dzZDjuar7fUDdDPPsvUtGmM+nr9dXZY9YGwC9qMydG0u+1oxMeCr/zz6zv4el8Zf0dsJQz9um+J0Q95Bdq
CvmeGsK2qnEYiq8lEVm2/Cdn/wuP4wk9K7s5iBPrgP/H3nvHN21+beMig4RMJ7Ed7ynbkkcGEPYoLXuvUvYsm7JHGQWxAwmJk9iOtyVZkiXbGexdNmWWUQqU
sqHMslr2/Dl93s/ze56X2On7//fOBz4ZsnSPI+nc51zXdc5XfY9ezBkORmDT//dPS+TbJISpDayCxmdtRmW0Mxgh+vTfP9+AdsHZ8qL1bXTj9FiOhGat74O6
sKaEyuVVdvdq1w/BFss+/+QEw/X156qpqheq+IoroAmOwmtFOv5fVi5U2ZiU6mTahp/yN4L+hq77gNr1Bv/Xu3VCo26BbdDjymLlx2Ab93XnAe3nT/L5zENl
fvUz1QzQT5NKNv1QF7FaCBIhBx85Ux1JVfl/fNe+Kj0wGW0T2CP6zv4bUV1U6XvL+1bXv/pO1eDgoaxU6CwFpPDoHw3P8JMgql6oqrTADZ9D0Q330ComZZOu
WkDAwfFEf+xzK5wE3lMn+LKYVcrO6la+XXgf0GVIog7pZ1W82oAw26ujsi5IIqn0hq+HScLng2f9XfJuQGz5VF+Wdp0ip2Ksfqoqnblguem+4s9j35WE0576
n1/fZ7XLaeH/hQLMl3z19NHVWsVgp4G+WF1IeKlPpEQ5TjPK73M2Uq80NIHf2u5XycTzVP0qP9//3oBW+lrA5tyb2FfZB7N+U73P+dyOP8H84Cf3FNEg9ywv
Tr5pLPb+l+4h8A/2MCq0a4quBR1RCd6mTbLpOZUkqt1UdR6XVHRQPTHPJnmkjGjs/M6eSA3RxPxz/qh/Kvik1VTTqOWtJaTT0+fopIYtypdMEnNNw2n4ub/K
ynmUPSbggwyCRVVxgRa6W9rPPdL0wGH9+vUZVcMrTDlpFa/XjwiGyXb/L9s0VjbANXTX6smG++qjwXj5ypyw3nxkhO9nvDaQORt8Rd8h1zO7KoZsvF7Z1R+m
Wtj/alfpC+52HmvlPOawfC04OjudrpMpWaMwoK+fe1J/E15HJLj01ZggixwDrXdFGUYw7VWp6hu43Rnj/3xf9AI+IptPRjGtme66NtL1G8bK6ojf/tNW+udW
ogTX8LFhZnAWUeZXghHyhf/9+/zKJ6S/0s2wc0dVVGbd8FfTn89jh8odaIp3hMbKeH0dpE2g3VWfnav22HgkhGbdtfvCMut2Gj5UnqFbwPuazKue6x9lgKsD
fiXcnzqdvcS1IvuvYGtmiuN5BZp5gapiWle6XT9kNTQMEoBZvX2b1zdDc8CxFSeIG2gU87mH8YOsAO1VccLVgxYRFVVPciSShppislhfkivQZ+VcxC5Wa+mw
SpsRrAcAVjN50HfyLkoEaoU2QY2lU1xCtL1/DzUCbi8CWb9QE+meWiC8ou1/f20xnLYPhzvkjvDTlRl5AihGNVjXH6KI+4pS/nz/r75d0EAet+K6F6ftmlQm
xvBWnZ27Iefzd0B+8FrgMvOWvB7smLO0Mnf9gorP3xxZ1ZdCfvos30ndGv+LVheq3xlqIjaxSBKSEfJe0pFEoF4tMYdD2kMaO3i/8qXmKu9XA+P7oqJx4M+c
M9VfESOhFhu2Gk4FWwb/UX8O7d8SgViAF/J/lLXMWgCK3ZDp+5F5kf1XpUI9dWOB53PregyW74qubrSv83bYMHjPgX3jf9yeW7hn4r7sffCuIa2563P3xe1+
u0O5c7s3da9nZ88dvfZ+TVt2joKSdjbcVL6L3v1uS1c0uZ271fYfu+7J2AvvO7TnxKZue+7impzTO1fsGbubykre1nZ7MTlp++Ed3m13VXjgy4rhW6p2fLF9
yK4ROyo3R2CEARGtGImAm0OAurRsInne4blt4a8UnscQviZH7dFcJEJditojCuFZreGy5kgdz5PaWX3hmF3Iv/wCwu07a/0OiFidNlwdx0jMrnDZhrqVEJEw
CMxw/jwSllcf7rkEhNmv1Y7oj5QXqN3O/tPCtOnpJ+HN9jx8jmiP6jciCevoTTaXJ/ZPMhV9a+xSkFdSsSopfi5lVFSpCjjJKoP/FvYB0jhVnHGlmcaNwsnc
rpzYepdM+03vvNwG9aHvwW24SaMJGJhcZQLzDfOYPgo3gxaD/YJZwRz6U2InhAZU6T2LlvEeF0LlX5U/EXEstxQWQWdBOZXEs8v2QrbEZqtPcRjBBmMrzlhj
Muuho9h7DN5pe+A84t/gltEJugb0k7SbrC2aZu4p/G7YzdRJonnSXZwLcY2s/PKqZacyBi7bbpGWvhTfT89FmwjWK8pIDF2IHza1le0kv3I24h8jEqz13Jhq
gfsVvAS+Cj6H9WAfoqMfY7J09bBe0jnkFv1gv0CsD6qVPX3NFFrbeneFWG457J6WssHc3b7f3obgSTWedOtT8lvsUHoT+HML3C4uM/9hIyTWZQt5XyJrbCdd
PxdOhn4iVpOQ+6piTsUqZ4lSzcq2TIN2C4N0F183Ol9zXzvMWoqCkmRfDmeT7IO8pawJKBAplTISQHe7YuUFnOXkRvGxlER2Z3cnTjNhbObgdcV2NLGnodL0
DV2ekyDroRhdma1FYWNhprULSHobul/IgqQAm2Jh55zCJonO+xmlSFPYUJ3yq/eg+Jzgl+RM/lB5TtER90zJOAkGbfJ+Ca/ASjXNAjez7moPZ6WDZVD7ssey
JNtT8I7qLrpcwqfPOFsrBe6bqBm9S+kdh5RWZRnF8SmwbFKAdvTCWplODu2GlyalqhYEvs7cCEuV8ep74gHyPqrNOquqnf9EZRvle+pH/3TsNLkL/ll6hHZV
dPSvKAG1TvJnZTv3J3mC7So0M3gUHws2lPwgWSk2u+/wFuD30HkYFv80OQs9wH9n/t7cW7TAKvOOWPe9gLR9mY8XamzHM/XWm/YsaV/ZI0582it5H7C+erg0
lRii+cCXeAfxbuICpxXeSxtzvxTukafZm2a2Ens8OvUz13jOOmWB7msvD/1OvVB+mLJlTYY88jLdD9BrQko1xz4oN8Nv1avW5TifrUvnvCwXph9J3+neyOOI
krlrZLmu8oxoolmmwz3CUq3uWc72wbLL5Hn5ffxc2WZ6CJnljZbv0OVqd8oaBw7Eb7A30p9IrfR19T6UL/O1ALPMLSXH0JeuSrkPvcs5SPd3vSJeo0fAnf4X
kiAzrOgPd3lFT/InfysnXpwjFLnHWdoRWvS+eBi6hR1re2KaV1gKVvO7iZTu8fY9uAMP8mEHCo2Fsl0ULvUNhotBV9FFaKj/PNEYz9Dq8c7Oe9Zdjhz/Dttx
7CvmhJbL24TreF8GWPZ8kia2kkfAfO+v5F7XBkMsrgX7OR2Sw2hTxWMZkzycky1qAY6QZyh741scbNUl7J60X+UGaI5jpWS+pg8WxZ/LXmpc5hgsPmmcUNzJ
+sbTP7Nh2beK6Rml5R5ONm+1pbFsEM1QF9Vij0q/y9dFN9ynEo4HdZ4lzC0oHprOPAYHut8XR8Uf5+SnxecvK9zCc2RMy99aMpXOhX3cF4pq0FixTrs8mEKC
SZ8SbyfF8fvGVpWgGR8yd6e4pd292c5YsVvagNiNOW2XmMb+7qJqTRfPZl4Stl1tYEZaVMCSeuuA3vVGRbWOPcWOLUnhTZW9KFsv+gK2OAdbrwniFNnILHaG
cU3KZvv05B/LUNcWqSYjH5pTtlj3ke5VcYpp7+6I9+OXSdNssIMnzcS+5L3xjrXtjhvPxjkrU7dyliQuXzNr3bS0vQmLsDOWzLRH0m4xDmMv1QTbMUFf9xui
SnROvcSZh7WyPxPJ0juIZpJ7Em1gf19G5RDyL1+9Cjt5ip6X3Z8WW7vLpzB8u9/g4QzJb2Hl2sfw1rJFnA9J+fFH/B2wK54Ej4s87tYoi0pV+Od+wJ/lsdw3
1lPxq1LPot+i0Sa7eADRlbxIjtZsBntSQUir+Nl/X54Ejyk97lHIk2Rf81diCukCtd7Y1Ps9uVHYRPTO+V7S2DUFAtwjnHbnR00HzXvJM2+06TJLaKpa3k6E
lbxP/clyzhosfM0sEL6g3xMK7ym1kRAEOuRcSk1wNfQclV9y5kgWaGMZj7KXmsn8MfAd1lBTkTMb/k2XGeTLLiJnrSyS7xpS/JNvoR+y9g3G6W7TjXX7sb46
LFjPvEE1Mk0ov2bul3yeiAaTyB+hJWgrfAvnETEQzkJ3OVPo264EcpJ+CDizHFB/guf67sOLfSewffaDWBdyFdRL8SvanbYrSKafrzVGQcnoa1NX8op3onxI
1pfyx+7N8C7ldmjuxubQY2mlgVVwxDPf9g5+K6uWKSWpBNtz2/vB05cTVK5Bf+K2o74ytGYmOzt71KYJtCF6rdvnOQ99Kk8QW5PTWJAl6Nle2KJwvUAaczDx
HXnVcccd7/uTGIb/Tlba2+u/0LdVXKBmikZp0iRrPVarxvWTu1FpJlIev7OkMr2+vZfrLi30PZM1h12q1uhkpiU8j07Wvcc30wv530CrVdl0K+1RXkP3uaLJ
aWbBXnNf1uByTuZNdKC7dZnTdkF1Zt1jPkhl8yDRz2gMgzsF5BKXjzdSvcgFUaM4uUQT7UH5DOlwZhfbRs/XoYRMd9LXAt6jAXSlcCbmJitwtrGddYNkolBK
xsq+VBQGVnEqvFmqrtrJzrWyObqp0lj5PuFUUwfPHPwO6ve+M3bmP1f+Jp5RtIj1i+n5WqMFlBjYz4SAF/eOwo+BTozlPgRjqkr4e6atdzndAs+jv2XKiWXk
ebI/LvKmeBxof9Em7UnnG2e6AoK/1nYuv6ceEcwgZHqh3uXuA24M3YUbRMJ4VDMNFAqXKKpkC7zjRO4V870PpXfcKf5NrvFwPJFL9tQkejDVa12pAPRN5nUu
H2n7mLpK2JfziU60BKW3OTeWrkweI33v3pa8U7qMOJ88TvWXuh/Y03QSU+kq3McpGZ2r/sIzUt0zyAnCxGEiMeMHnMzvw9qffDTWW/os5XlhtNncYLl+CPWc
4pcPw3dQ36qfK/6GurHaCt2830uXcWUmpadH4UL2PugUuc9w32nmb3emgbOYFO094XSQUhxGXkBXFDq0O5UAwUg3IA3pmZwVM2T18IwPkkOCr/lR+CFMFTwj
j1N8z/ckdqSnldDG/BRY0KS+KtFpe87uZklW/WDYqEyz/qyb5JgtXEr/ULEQZTv/8lQbvxHNt5NoB/0SIpg6m83n9rbNKO+V+ijaZw+Iq8RiwU7nDGeu5z36
uqw56YXU3sviW1rcLqUbq5fRG8G2wR+gqZoLEILurS52auCXFd/CB+FE3zutTXeDWQuPodrpT0K+9DKXwlmckr8ujtvZmueI4adXIP5Jla/WFUE70cvkaWzg
57rjCGXSeV6wvC6rbXahP+Ed3plYAn3NpBm+1thYV9SEv7nvuO89rMS1nmZEQ+9NSleZQyzQmGwavIu9nwDAmzv6WT6J54q+c7ciPHhLZpHOBO9Dr6Wv4txi
1+PtduQmlrGHlg9gP3Yllre3ywxS2UrNj7nfyR4TrST1SUyUj6Km7u4/aYPrqOuQlvRJ8Ja50ZZW2mGOg9BHWVB3Kb2+hJJUC7dh34It5YNkk8u/UZvBD2Se
dgDdwx9Lhu4MQ4IyUaZzVWv+8PXTdCS/kW+xd8YD/Dv2SmKHvIH+TuA52NJ/hChlLons4o0Sm01Ez1Ncgz5hnmSNzse3opXMGjBOywneUZ9Q/rHtiOYqbWcG
BPpp+xgOQGfd67wx9EN3oGFTcJP8Hv5Iy/Ms0qiqWgkvkUo6zZOArgs63H2IfbJprsfGGDHiqwYbqr3WXiZGgHIbZ44slWG3eL+WgqAR2Msyu0ay62f+7tqR
7in9JXjRmyBxMleoPG8nn1TdkmpjL4A+kruYK5z7Sfeo7a5fwEautWk+PmiPkgww7XfO9FwvGCkY43+tO860gL7U5ohHu1/5P4FKUTH4hb+N+PfAvewR2heG
m2astFJa6LhibisvEM8XaZ0u/DhW6frT21UWq9zqPCD7QdgluF/1Ah3nPufzyg4wd8DBWGuSY22oOssY8PoQK/OR7yd6vDQVqudZLt0APjFn64+wG5CXFTHl
K+1bZUqVqHwDF9DFYx9l5TIBGE8mKlaR3Rg+NTK4Be2D92E9lo2FYx1TvA+Isa7O5ufcSZ5P/LnOeHCrSFwyT/y3d7l+OFgvuJjcFxgsKM2e6BoGd9H5gwlU
hag50znQP9hd0CeYyB9ND1J2DXBt/AAFHQMH6sXpsdwJYi+RLDcRUdDv/kWkWnsbPo2NpV/SSnK17AgNYmuI0/JxxDeeD95GWD/raUGJzSiJgtoSPP1MmVv2
2smGJvKblG1nd+A+ch7Hu3rGkQXoQHCspXV5d+K+beKKY5JiVO4+QuZx5tGT4BvoSMhl3SNcRIRB7yMRFSFqz0kDddSjqn23jIRhIIbfqSNhY0theKVheObh
dYdrOw8AhNcrRsKyscJGQSPw3T+PmwAR8nZI7dWOIswiEKbSc92RpdrxpbWjycPr3AJhYz7hVFyQiEy32nMm4SP0yGeIqfD2H6lvSB38WSRsTPA/7f9HQ7i6
8UfSHGmHwEroiL4J72tfvqjvSo742dp5CZp1M9Lrl0rWtslunTMVe6orENnQtvQ9IsrHNXYs/iqZx96+un/JbbZA2C3jtqqdOwEeLfjJ+QwvZhpRf8t2KAZZ
YWi8fpYa2TwX9PkP6Y4B39S7jYw1xrFGcBuxYgDp0oEOaWZFyWlJhfdt2QHRPEkeyY2x13/Iu5LRplgXW85rwL0lOqVeQN3T7digzK2nOK1tEYjC4pzNUoYY
qwSTi/srsmT9lMvYB6KYoqSkA5bkpFXp68tZKVCaTSgoHmLKtk9znTGd9pwBt4BTnJCzv8opXy4cptfzqikB9UJ0h1ik+CN2aDBOXIDf0vRRjqDKyDn4+MCc
CqtnF7xI8IO7hDeHp7U+cJd6W2VsK5xrLYqv8o2pAum/6aX0EHo9tZ+4jH/+7LDZvytn2xrIi8SjBUzRB8dGUxvqD3oJ9IIeSEP+LO+vqkFQijtNuEaKG96J
D+nnUcuxL+kyZxm7rWUQK1FSAY5gPhHLfdvpDuQZsJlvFvGTIHr5MHnPwMh0Mm5ASUzaCN4i85SkKvEoYQOmmf+gzqT7GTpksCmbOnZjS3kei5hdDHcmxkBD
cQ02Fo3RKvRZWfvJpa5t2PqSCtUqfIdsqDxOgNEK9XqStjnk3YtbaP6Q7IZ2B9tXvPf+Dbcz7FP1Vo/ArqJbOalKE97Rd0EywjfZhEp+q/+YXkw5ffvkE11G
2ybvr1Bj6eDAb8rW6nZMFfcX72hFJZYi4+c+bXI6pyiYpMkNPtAPIRUgovgWfwc11xwFZ6hSiEpsP7kn50T2lKxP/iF0wH8Y7EG8gU/w4rBJGVz2LBdXPb70
lvBdppeKR6eSNuqwN8uWaLUkvVGgCe1Z9Vn5kiWiR1gJu0H0paJhmf340209jKykrZ6HhWvxlqhEdA1c4J6veKuk1OnKcl+5ge9NUX+Jq3Xf6xYxFeW3Stls
L0rhG51rncnruNLVxMssn7pR0GJ6bOyqai5x4MNyMqDlOascosoRzBbtyKzr6gHCH43Zio3sJm6QD9kXlLv5jTiveZUFXeWjOIPKfpe05XZQfKX+FX2s2Eq0
ANeSNkcDySFRI7oMWph4RPxWdwqKpre7lrhuwL3AaM1ZVR/4qrocbEMM0fTz/MKTSwUKq1uifUpU0h+Cc+C1NAVeUufBZdABZpAqw18lq0iDXGd46/hdUkvt
Cd7tJF8UMMaWBzhfe66X3zUneH/FNkBzwXQLwziZl4Kn4A5lFJ6qDrqM4NrqZf4jvkxoAdlUOzxwDpqqToWw4HKyq6EKOizeFeij2yscSedqqcp6+jXCAGmC
8+G4zEbEdGKyJJoemnXPH0vM4xkkc4JzleMCC9wrNLNxvW+a6oDhJZyh3+26omRzn8G/cY1Jm7gyx3brO1kh6JAu5mWIHqT9kjKPlyafzf5C1jftp7RUrRMy
BdsTVIWSXkiMp1JVYXIcwGf59HCIIaTWzBUS4U0aXhciEvox/BsxXB2i8MqO4Tw9JKw3ET7PB4Sp3FCHhm1Y1HJ4PgISJudXu3JBJE0vIGLWDwhbFQAIu+bh
/dRInJ/a0AVAGLRT+DxXXejvcJWu/82ZgbA+Up04o/9kv/5NK0RvQhf0KDxH8RvzNb3FW6aPanAs6kYKnb86aTbfk/ImbYBptq4n/ch1Hl7s2wR9lbUQvqST
Z6wqvbZmZcG2kl/sj13i9DdFt5yQbIqqjFlQMYkplGcItqnbEwtVz3RT5Odk3Riu6wEDU1VAv+XdEWeJPCMq5WBpi+Iy8zRlkuis70d6AyXIzHFWe1qo93NM
5TtNZvafpVtdbT2j2I9NO8Cmsu4ur2wZuwvUKkchmkx1gg+BM/mUnBDb5G/IMs0H88X0YUkJnNYrvjKqOOfZUyyO0rfgbvcwz3TWM/4Ne2dfb9lEl6lslTeK
3G6a415unuztzJVzp2f3hnOhB1AALIOytM6QB7IGlWrHEUJNlX5Q1TnNjeBVraisq3C8ZKtHmJ8MdjD2kjTgymxTxaLlMf4UygQN5zWTryQ+z0v/sPQnjlE0
O2O/xWJawm9qhARbtCfAn6ldxBS5mFiIZ9lOGZYEZ3l+x0eK1pOpeECt1WejT6Glvpd4InFO9T7tohgiJytee430A8ksfQvrNdVfzlfq5eS+IkqYVuBPl4rG
25Oc5lBfTNW7lYAm03USOwoNAY9LJHj9hD+MAlEraamwt/CO7Q8U9hamf6t6R4yGytUD5Bp6GMyntrt2ZDSDxKbZmmOeL73G0rtgFNzDv7gqwRZD9wWjDRvS
F2UlQjc0aqqRbzO/pfQtPoXo6QNZpwmJYgM0T17BNZAb5WyPhTWe/kmboXhb2Y6ZaPXoHHmtA8uYY5mZir/8Dg4/IKNbmbJFPnhCMGgKaLtoroP7yTjVO+8k
OE42jH6h/BOlfEMVf6s3wV+JT8ifopMFMzxTlI2xINpUqkZ7UDhtkJdhCK2s+Nr3gjvKtsfTWPCX/S/rOfgp2aV8M7+0vJ5RzuO7WGUXuXdNUj6CddcaxbNL
JfLjWIrmF8VoTKDdpIqnjuIcGAuMMLRmfqfryR+xSrlLUMDxjNdaPtiVYS/QfEe3sU0ytPZ31RyClwR/lQ/392P6auMMgUBH8lLI03Xip1lcEchrZmmSKbI1
s7byyOSHxXnq4+yppEirUDeAhttU/OlgUPIDtgDWBTmKOUKFuU/G3uA7qL/Ood6LTdRcld6AeHArPQ3OVr7AJlW0tC6mZ/m/Ido5l2cMoLPlHkW5+JyX8G1B
K6C3Zc/ptcwNXSfJUfxYBSdots0R5vEg8oTX4frWWSabyF/CX4IHBSvjM1Of5N9QlMufyFL8mxkW3YWuVm6gXpHn4Fnkc+1lbaZ+ofcAOI0aD3Gr/mb6UENy
EH0yeV8xU4NpZgsBWWditaGR9nrgUwDABuNHdOfJRLwQbR74XjHeP5K8Ii6EfvNutBodo9CL+FnfCetR2S39eHo3+Su6EbqIfvB+CfX0zsS7EZ9K7/Ixc47j
mXVtGmp2omedwYxReLyMwla4v3I2xlvTG8EnqtlwJ6fFXSmN9+Kqyc5MX63vQqAW/weoZcdbG9YlPCc/fJ0vpNazI2HUv5CwWKLavalwb+pwGKUIbNh/gdwM
VwMNiBBVACIcCdSKx0PC8qbC45/CqyJH9mEi9SEc8jqcPSAR0D9AWD+6Lpx0ODYHECZqFz52hkRgKIf3foAInud/Wl0NqSNmiwB16fTWvk8BwtaiBCJg08Lv
RpCwsWsgku7Hv8byRar1FV6NubaYNVArzry2ezRyLDMSM6O2fWG4Oyz8HgEAgDr2uuG+ixxNDxePDr9rCV/ro/ZIfSScY92MFiDirISPUUfSSAPC7jr/0yI/
fcI/22vH7CK1eiVAHXhWICzGtS5kbDhN8vCVr4C6+SAAEIZjUneOCgjLBgv/Jkb+xbMmHJMLCVtlG/jXWGIgDMY90lsCiVDnBwGAMHEuJGyl2fBxICTMMyJS
DC2c34WEjfLUqlMc5m0GAHVpvNW2+si/eIf8p/2P5g64ggXqK7Kb6pTK6IIz+v4aVcq9+AvLW3Anp+SmT0n+bWmXAh20gOIy3cgf6V4Ui5xN96wQlFQJZInt
bOZMU2an5KcZIy1vObehnpIgtVZ61hSX1QN+nnWNmctrHJhROtPv0x8zvNYVEHH1liy7Bjw0skoJY4q7D2uUeAWqKJuiJ8SuAApxszoxCxVfLF3EmVt42lrG
16LrLYm8w5xrrsOBE1XHKx+KnwW3G+4yW1UItsn1h2ypuH76eNHlErOss2eM5UVSPALZM8ruJzy0dbTWV4yRBSzxpjXYEOlKrZ6n8k+l77GHoJ30JyUjRZ+C
9cTjdQOhXfoWvhzCuOFrygzWq+Z7Dxn2qSQ6XF3fcFr9vf4CMSfApya4D9nfETdTtqOLBOe9f1r+yByUGSv94Ovs/IFoL7vN7KJuoZ9b8373eMsK3i57vbLO
nFaWmFSX5KnquoXxzc5ElWLvTFtQXwrula+RHCiPkUoVLfw3lc+l9ZW/spvjad7LumeYGB6o7YkXEC+hQ1LCOYn3qzcBZ7kYtJ2/JLmh3R4a7TZsprNpUSdp
uxW/aBdJZfzu1WpxiWpRk7YBTaBxelNbQ/5JWoKzmE1JndGeTCdnId3Jn91Ize9bvaH6gaGPjkjLIPrLTqKrnL2VHZyTmDI0w3e1Yi+zS/8aZcMf1YX+RMbr
Hsr5VdlSJKSTLE3Iw/LX/ifMAAz3ScjTdi2doZsUlwUOoe+KzoAw86eDkf5JNydeaeuD4+R8bZUyX82U71S3Q7/xv4O2YoTXnFPPsw8cv32055Dmmq4D2Mf3
RN+Sl6K3N9pDfPBNUe2ytSRmMUOVu6F9gcZYN0XJOsK8gTjDrlRepxvDJ/i7DLeLe5s3mI5n/iF5QPWQ2aQF3nsNejrW20fb9JzB4PiMdinJmWWlNzz7UC7x
UVyM/aGerBomz1P6VvD8rTEJOF/t1sF048Bzayz9YEXvko8iK7lYkoLa7GuI/tBTpYhg6Z6QfzE3N/SVLJYvsnWpmGOdqfFB13VB7aBgujHb04Y3wi1y3BM2
kPtkM+wnBFQapLyTVm7x8hvZ+wi7UkdlHRUJ/tPEW8U8WGEZkhav2Ozfru+NrQ/Y8GywKQ+CVqP3lS+JQCBFv0bS1dMefKIO2l4IG6rKfJfd77AUcpX2jfyH
shh1iXKGflwwOtiocolepjOyJ0jG2fZhP4PdFA15AsEKsqUOtgsF48qC9oXlD6kE0d/2VyXRhuPqkzKKTLKVOecrWaUxIJXVjPeR2azmgQ9VWtCn78T0gtpq
O8Ffw2v1r7Ah1Bn4hnacc4n+Q/CUbhS3GrqmmeLq4T+EXkLbwgGyA7mNvIL9rHqmG20ealln3EG9kX0Jwmg+3+pvK2Nn3dWt0x6AZtPtGT86RffCHJ/Wnf/B
/Rf2weqUjNMZvamy+mVizYniAe6nUkI83d/fP1J6H8oQlelxWWf/NF9sahs6BXmINES4SAmyGagP/ISsBur/U52o3j9V0mpY/lFIM8SItAP6IsXIVkCK9EV8
wD+8W+T/1DL6545rgCSGjktAkgEVkgDEIwLg6xql/xplfmQcsDx0BR3y3zVDgH/OC8SEzt8JSUEMoWPaIhnAF8ioGkYv8l9fMf9UCUgNXaECOAJQyAykOfAt
IkF6AWKADSQAaUAcEAPUfDrpf7wJo/7Hu7IBUh/IqKlTG7pWKpIe+ooGEoGGgBapqdnGAboiswAHMCv0mTigU6iHCaE+dwOKQmOcApwC+iMQEgDq/dPLmrNF
/3OFqNAY44FMJBtpifQNzVUyoqvFJ69fU90ydLX6NTMV+nwM4EYehs45BvkKUQFFobE1C52lC9AHYCEgIgdAJBvoAdSo4dWMuWZmEmt6Fer7f/UeQPg1FaNC
466Z8QZAzRnj/s86HUWOLc1G8hAt8D3QEFkFHPqnvktsaOT1AW5onuqHevoNokVSgfbIImBkqA8pSGsgMXRmdWh1ooDuoSvkIhygV+g4HyBCgqHfdUAaIXND
120Quk6NRnHyP1p7bCAJSELYod/WQ5Q16sWhPiQBLZGOwMLQtVovTQ2daz8CI2JAF/psFwQEFKFVW47ELx2wVI0sQxAgPjSrPZExQNTSQiS+XhHiQc4A20I9
qwckhMbVP3QtNHQ1fmjm/gTSQ7OchKQhvNDfU5BWoRnnAslIZo3eMfJlaJbYyIh/VuYfRYvQ3/7LrtihdY0HaioT1xyfCjRD2iFZSBogCtnKMUSFiBENIgrZ
aExobXiho+NCx4SORtqHxhYX+mw0UFOhNAo4ibwKHRcLzA/NbHtEj3T+526o4XzWWGa9f5jnsaH5iwNqFH1C6xaaUQ1S8/OqkCUnAisRZcjm0kL3wUxEE7of
lobsKw5oE5rn0Jwh0tDYMpC5NfcLIgitbUpoXhNCI+L+U1WwxgKSQuOMDt1NySH7BpAW/1y7fs21Q2tRoxsdV6PeEfp0jR3X9Kr+P+NvEFp5VmhlE//Rd62P
sEJ33SOkf8hiWoaO7Y/USJ/kIn1C480DxKH/UxEJMBqZhuQCvNDV2iFDkfWhs/EReWhmamr69AyNQBZa0Ro7q7H9FEAS+j4+NH81VVwbhKwgHtCG5qFejSWF
RiAGap4HNVU54oCaZwEH0IV6noTU8PMFod4IEUVoLWr6mRkaYQygQf6StlSkiXsG8/gr4ZvagkC5Mmg0J7CWfpX8V7zBfMbotipZf8qeV/6mWuYHg7hnAWgJ
NoCkKQ3tR60yYxl72Jr+KR8SznKX6QmnxtcMhAuPSFvazxGt8bYKnm0wfV0xzrCKFDG9nan0ixj5isUxmwserPur5L092TRXtF7/qXwEto9+SP8s6mJlM0vE
CezRnGZpMcIY13ysG7cxOcnWRu7xRkuHyHf5z8Ov/Ef0Vtl813NnEnpQshh7JH4jMeBrVhiKe9ifmXPZnUQPeALeDrfJyiJE6BarUaxns2DK3Q9qo44rNEIe
ZyL83LbDN4XgQqvJH/WdobXVHb3noH05z7lzpLuhDZrZ9OIN5UR15U6FI6iEboHPRClmNdVTVMo9VvjSscm6IL0ITfAdZj2U7ycGoBzPVvpU5ueR4Vi227af
HWtt28BkDppnSFnuDkQa/b0zV7VVfSCrl+ME6Nd1gRKoQ9Z49TyviGnuGY0Nl21Tr8z825TWYIjbyO5BnfA+WvnRW4ymKB+CkOak4iM9SrydnGvf4jrhbGBb
5koS5WZs5493QOhdxcYmpYyOaFJ5ALzlXVLxwH2saChxzCUjg+BIYoZSnLWdqNaWrm8iTXSzAih9TWs3pdCtPWbfLyqOvYNcBO6XQPq7oJQ5w28e7KzJU/yi
ZJQOlc59i5jnOpGfpIimYb6cvg1ulMwm95IvyfF4H9BIHsQ2kh43oWnpE5IsODvrCK81Xa3anya3rqLb+W8HTzJx8h/dX7kq4Z/lik3lmsvqY7rDkMx70CtV
3dTs1e3m3NM0Cv6lccm/Jy/5uoiHOpZQz8w3BRp6Ed4FLAVjfSOsHagnupngGNGmoqZuecZel881ybEBy/NuVpSqcomU9LHeX9IN4iOmTvYZxp9EY8WFgqpy
P7Hfly9qJ0km/qZPio8qRoqe2oIyglzuM+Ey7UXKU84lulmeSXQ2Ax1bPon/xyo3k+ZWqROgTloj3Uh7nBzo/VLXH5oJ/xZ8o2gjWK0AiUxJmWD10kKlhi8T
TZEPANvJXzjHiYahE70BKoa0gN/gH9C71tv8xNJHIA+tVzAEfyYd6GCDUjwRXUsb6S9yuumjmGVEN/8NlRe8RWVRFuY8qSIe0Wr1CnS2M+iWeV5iCeqgb7Rv
rxhHvxAlw6+pxnKjhiNOcN7XqmkLawnp8UxUdCotIDqDGdjD8mYWhW26cK9rnljvGiidWr8leAe+Jjsk329Qu+eoFwcW4re0+wO9VMdkIk8ScYj4gwYVF2Tn
lWmygb4r1hSoFaT1TZZx/fuDrQNrNDsN/X1nvTt841RmDZ9ZrT9NNqXKdB/lbakM0QZ6j6+a+lOp8L+StKFOYjZVQ5WZwLLnqUr1LOhY1nxXN7KlaHSyzT5a
5lzV1vmK7GLPUlxx/mmf4zwOHjFfxkd5tVAhmAdehu4yl5wZtNmFYq5AGlxH3gMJWykeqTWnEw6NHDmKEDkugYTJxCFh8mlA2N7VXvkLiJB/qj07FQnDDdSt
KRshToyEUUgLH0UNr+SERIiFRMLiABFirUitfQ0fk68rwgeEsQXkX6iKIBHybkjEvEn4rGo45FE4fYjwEaH/xH7+VatwBigl9QC6of0uMBY6K9ye9mepewVu
TBPlrfFgP7M11o6xCCzS7FN2yJmU8173Q/XqDYe1f7GPrJ2fcNe6wBjH6pOfyL9sksG7idvcfAVIziGO5sQbekIquZP+QvaMfua/EGhYIWx0IXAPGBvyTBPW
9Io6VW9OhqJog/UX+QhHkfAE1sEldG6F5guuSOoX6ZNXrXtr/Sk/q2QEStvfWWYE+gRVTDDQNrhSRVX96E9RNc40OlY5XmLHi+cm/wZ9pbLbE60brPW5s8xG
3lFRSRlhVtko84jMWUgL9XLLt7J31IVkLYsnam0KSojMBaIk5X14MzZfHEd/CgzTdyBmME02bsD3qXKr3fR1Vmf9LP8KgqS43vdCMxOQ/2Uq5sbYp8R64ruv
+VTSsPBbhYmwuJ+xnyow9RBmjONO3OfPlWPoVHmS6CDvSGY677J8o9OENSR6asdAPuwOj+u1aA94G/sag4MUy1MKmd+pF/JlMAqtlo5QdncNolYapasnydp7
GKfAex8eJR/AnwMO5o/1/Y0dQ4/R3SxF8YtYfldbkTatyH5UNqQUgPPoellvRHZiV+UhzZzgirwk2Q8WlmsmvsVxSk7nfESbMpnyVfhL/izsYvDXbBCXB5H1
5xUxWIrnKXXMOd2VR+9h5rhpZjEtpQlY4eO7HxCDnZ0YqzRBVI8YjI7JTkPHyNCKR77herY7QyxV9wJbynrJm8v1wryGdsVqxuZvEdCqBJrVThMTg11CBxUu
1g+t+oooatQpt9r7o+qUiGM/7tf63mjH6hYXqKuPKBnp2ax71s2SnTl8dT+4S/bv5HFVU+dP0HyzEIz21ldfBvMNX1nvuH6l/Ng3zmaaRZSF/jv9Y0au7Z4/
nRVtpWRNiKm8zuxtycPNNvtRwSPjtrIJVmFGP/k4sl3JOPAKecAVj791fYc9lV/TtcONBie3irNdY8ofoJov7SaIEU4jBfLr3DRFMXGvkPQ8INaok3Km8Z+h
VcEu1bOCbVXboPkVqH5C4L39RaNb2SmG5mnbVo9PKi7wm29a2vA7mlyiMfiK8q0rmtHn7YXON7J4/Lp9o08iEoDDtPOwk8Rc+0PcpliLgb5N9GmfnFmCW/wT
9DTTGGpBx0s2G8dm3bOVQ+NdUeqn2An6NwsH/QEtRWHtd4ycug0mgNngTKp54DdpdE6Rd5XhmPF18TL5QmUnvKE4N+dPKlrzo0VfNNw+VaIo6M+9JFJnvGY3
9vYHJ5Cz8M2q1Z6+qnmeykBvOir4nDtD/15s8v8F48H6vJ2a85rx/Bv+CqWTdBIZ3j8xgvgysBa8pE/VH9b8EjxM/kQ/oa6KJE4FmumczRuOM0pIk4B9a35p
LQkspyoIlZINFwsPVN1wbPI0UA9okK2/HpjgtSmTLbNMTdmzpfXF2ZYZ9O+cVsJFqnz3hDQd/RePK5pCBj0T5AZZ26zTmfn0On0g8KNdrZEz29CCwCOuQWNl
MpXttOf8M2UdirqzNqxaGXefe7bozppYewY7R53gcdN7svaRP/lX5e4hO1Q42bFFP7K+TlicOkvaI/kL0UbWvbISMm7NJ/wW1tR72nkVb0b3twWpLd4qZXeC
oIS0SbHVs3hZc+Rr4KGwq/Fd1JL4YpY+owVvhHyxuLX7CdpCdBWNxw9icwrHmWeU3ytZUH65uLD8Z2uiYxYZRzaDS8hD1Fipzpfuz8JvJpd55vMPSM8mPHN+
Ye3pXGdLWzM1HktfkfHR0T/ezT5cujhtiqhImgd+73rtumIZb92t/JpoQewQ36KjXV3RUd6B7k6yAuipO9qwx9dI0y5rt7wDOK/qRtrB8lZKUHWCiEVXqlqC
R5hzwsnxWuNB+znjEskV95GiiaJoa0CqJYRQwHnUlwr1l8dCMsXnmFuWoHl5asZH51HuEvOvFg06NWkQ9YK8Qf8OVzGZ0F6NqnIUnOQFbQOdw3378YnKEtE+
8CnW1XqTlGNtsZ/0m8BF7hnliDtZNlp+SrZWdFd7BC1zJmGn3VctG5bPsi/OdBZk8XbbN/AX2TDfNi1BN/GJocaMjzTkNPV+tDexZ1tvupYS27lpgu/IALqa
bAKfpmj/5IbFfqfufkMcnCb/tbCn5hz8KinLl0n1sr3DrwWeMXHM31gM+rViufhP3RbPHuK6/HfwuUYnoyVZwpnEUFBk2Z2aX/IcY6Bo93gpr+gP4jG9mhik
2CWWgtc0T6gGQTPRHmqLriXaQD0NDsUIlULbnFOAjYKqE8aJbdQz2T1X5+0zwXu0PehhmhH1wCPxX6i66JLhgZYR2p8ljZQdqJXQXakRauxpbVugvsrD6SaK
zQwo9Pp12EtnominVWkf7LpkT7YtsgrwT67Jpokuheeq4y4XtPXI6Cd6L3oLznAvhnZTMlWOz4j5itkqnifZ+9IpVa91H1CZFFn+ri5DWQNlI1uf8p0NxPbd
srfiVnQM/6qKS8b7D2ZFkQFRXm6eWr2ylyrTf8S1k2yiOmP5TXbH3jdebEtPOs5SZ64syzdNk15mGc0tnO2XetAPMr9D44pPyUGfikpl30CzyANOjf+Y5wP/
rmqgXKBsFXRCF1Q/O7tiWQohdBDlY9l6Nf4tFaMpUYjXHHbtMcrwNK3As0TxgkwBi9BEmENk6jbKJtItJd+rmsquwDcEv8jnu0fKxILeUo2bRc/CfLH9XU9N
r024paOzhbWA1xptLJuAr/U1ojN83YIu1UXFNXiG5jotDqZpFkOdoaHqPF9L+gTUnDnPaLx7Mt8EuJJvPRn+ReJzUE9mMy1zmwRXiwDslm8Z4QaPqa6Ahwhz
eVt/FRytmiCLV82xfkt+SflIOzqEPCrPk30JPoRf2vKCcv10yUtNmiHO9iqtj9Xq7OFUuP6WasB4+fLEhYKRJjMBovuc0awbotnJF5h69BYwCj8CLXX0oyeB
XcwR/VckjFcKhNGGAiIg08PjdsKrPIXXEwuvOxsuyx8+ewuEZS7W3vO6UJWR9pmR8H5A7dVmw9RHQyIyTSLV6AnHQAAioA6QOnaaQJjeA2EVvepCSgIRdNMi
5+9rR8QCn/UBCYNYCsfKDV+1DKgT2fqfFqY1ZO2huoDfCl5olqUN1JnUFowF5CN5yKKlY5HtgAoZGv0qusCxk95qGuL7xjdT24D6C5vvPBDfM+VZgXxpPj89
aZ4kzViahjl/R6dyWzmWEJD7T2KzZA/RS5YDbYReYh/lbXgOHov8DQeAaCAW2J7CXv6GvZ+dkt52+SbxBXAWGyYKSnqJxxS0NidIUjid+GbBN16xtJnz4vLO
zkW2ubLRNjecpkgHf4Beu1vCK+M7iGzWTfg7YY57uuRJ/Zfmj2WaqN6xu5HlSJelW5btBy4hTiSPf5YzRfyDZKZMXB6wtyt/WXISaY0L5N9YM9GLwgXYVdek
sum+m9IJ4Ct8t2w8eJS8vPok9UYp1pxW8FV3PPGYUD4Q7wJOdWaXbTV+SoWLz5X3ybclStf8aHuszlJnyS9wpHhPbifyK+PncafuBV+su8UZklrN258ycd2g
5PjE+mRzbwest+edbz/7deCxqws9S7aeN4AEeGIn4qgAs9FM8vcY66rN7JTYrZkNbAVs3FqPfzOVoygRFZeMFx3EZ8oGCj6mHeefju6ZsohdbdmT3MOxe/mi
5HSwRfAFFcv8xlgqWlI7/W39KC+/PN6UUyYtnGqbbF3H6+/shR0ge/g/eCZR+503ZMnMGaGAP55HFNWXGXgt07uzJvHe46OkAlUex4tudu7VVJv7S0d5e/Mv
eA6uPC64JQWUHS2bLF7O35mbLTH2O9b2rOEyHV+cuc50hSu07eKP87HAbYLWvHvKp2WJgbjgXB/laivfDbXGNJjB5wab0B8yEctGxqu5rhkryyN1ZBWeR15k
BjNLKKF/KP5iTWuHWjJTsd96XFlhX0ueWDnGNYLld7T1tHR+wZ7JJzK/EJ+ybJF2lSzlDvcOdTXz6l1xgoDj9IrmKVOivippt7Z/zMC10csM+XBmsoulqRK2
c7sJPf0VMZn0aLJtyynGc8mqxr5V/sk7QLVxwryjziL3czZolrk6sG+t6seUCrTcV7YXiqdO2g2rxtEfyV4+GM8jboOnCS3RAC/0fGcayBtTXJh/NFOaOYjV
IvbUsk3it6Iv0h+be9s2SkusPvNVu0ic5P1evq/8k22sb4fsW6cdP2N/LI6WbhPzzLdlTbybhNfKYjxFOOqb4m4rHuMLujR0d5w278IaO6j4At58yWT2co+P
haAcUbQ8U5YgvCeeKv5KvkJClY9JHJjKZRm5RabvWM/TLZzrZoG1x9r93K0NHpV1Tc4s2G1L4ltZvVyUfbAoT9aH30byxO4XmkRVbpfS48sxRhGIazr3rHuf
p54tDr/k4mBTqHReE+oP5VX0N+g313vHdMlmbJfphu2NSyO54ZhuvYmtcc1n38aHoX/Xe8XtlFmaKUj9gPY3xbtPylLBctEs12BnvbRN4DFxZ/MGa7uEy9ZE
we+CXpbN0ZdKznD3WiuLvGuMCV1ZUziPU31F29J7ly7k0dgt1RarwFiA9mCNMh4vO6brwMyH+snddFuoh4nFCFVcoIL908qBZZfXfVrzB4vHaxArNLiD7IpJ
oKViK9g9eA8PED83mGSalrHXslDyJ7dpSpCHcypCvtkXrmHlqAGUpFGLDbTmKDU06GIE9N/KoUqRPwctVHFXLsxvH/VT9GB3+4QC4/esXpkTcDWZScy2RUvv
MCeD6xxFfnVMdPlXq0qt0fZBzhHmj5a7KTlV14IK/9+M23slMD2wJfiuIp2MdTSQFrgm213lfe1P+OWKecIFzk6pXOMm+xnWIEtzSUZ5Pd4LtIkNcvRQ5Cue
WqegFe4k/invLlLpvO4eAiUo/cQjrJtnd/WXvr+ph1ssyvqaOxtl8GQtz8/VzsCqA3nSbtnnKjXa/Q1a25PsDcqM0he2aey/RGL5cH+Oc3agb1DOjK5cGXWR
P9TzORthAO+05Vk+YGnuOpTMs2v5uexr8jOqBB9flV89Byv0nXA89J1Wf0fMsORLUDGLHEst9qlpbnlDeJNphqi8bDyxyZlO9WO1pnMJjJ+GzSP3FeZWRlEc
49+ClZmT2CPKd/EY5yvnWktv9EH6veB0B0n1bswpXwF3yWkKp6KTnZSglxGVrHedVSiIGZ6DYqDxOt+1pEcVSzFzoKSS9s9RzVA0U23yO4xTKRy9SBhsUd51
hg6Mwk7hp0oXBKINATpKNw+vst1CFf486yYmP/iITiAHybZj3/GzoHaklHtRu4+56oPoevIiZhXVX80132LG+e4o4pl5qsXBCmImTcPrncv4Y5gW/hn+jRh/
x9+UwT3Xy4PL0U+qiYyQOZzDC8T6GbWKuSJuSLeAzsnt7vMVTdxH8L7cNOsD4Wu6uXoNkcxaTilAla+9Kd0zGhdJk0oHewaKl8i+cIx2DbKyrMfN5YXvzUnc
IfWHiBWa/em4dKJ4qyhONpO+769GeQSDxdBfe9sEtwRui9T6FOKweD3/IctlKzTfxHaLT9h/wY4FLjFvvDZyo38gyMHneaKCkypuozl+iDrhyiOvchoyzbT+
/AJHrLjTKq3yjMVsPCAZpG5onetoB25Ff8UEzoDvuMfqncMR+FrbXMEHBOSCfBlEvvs7sAlkt0mI984Oksb+vv6rNnZwqWYxdUxTxiRIb6ueqGSVIjJf0hq/
hNO2VT6ZHIWmu3zlrfBd2EiaBW/2nmD6ZkXROtn50NOLhR6VRvmiUYFuGZlePsRtdGY4TbLT2BUTimVLVvjf0h3pX+H+mm3MaWafrhO9lJ6IwuibrL2qe2RU
kEu/hm6kn/JOkC1Td+HaSB29x7cWTFT/Au71N9dbNf0CzSr/YNpqx+MJTD1qs30A/AJeXRzlv2vZT62WjvJfkT0mM5yT5HZYRKx2/gFN9o9RdgdXw/sYrmYj
JEP/4kvNMjJARmmmylaYk5TlRKZ9nHCcLcFzmDyPL+AOIfsosqyxZArxEtRb4kRFLp4pLHOoLsYQEgEDXDvKtK5cUDhOVF0cZ6TWnEY4NH94PHLk/VBd/yJx
PpA69qHhedpAHcpLQFi+2r/LYiER82VIRF4cUkd2EQm7Awci4L/DsWqACJrPkZQOwmlgR2LLRcJQR7Kc2nOU/2kR2iS4WYWeTtf41AOUeYFiohVTlIq7NeZu
xmh0WtokS4K5gbBU/T1WWT1qPRa87x8ZnOibLxqzZg6vjeWR4FdOB0kZsrmIEYjVw3yn1uUTK2S/l9bXj9YOVQ1noNLRlSn6set/J4ZWXlQGda2AxfVWAT8n
Vzk3rj287gCvtQ12N8ZMaHtnj1W/66XrekAm9BIvL7lj6cJSmeVCeg/JC4GfcyTYyETZi+mX69sY9kNzVUbiCV6Iv8e+1lz1SZ09iI5ZqC7A/t49IPP7qHjp
2tTxsq22h6sbusdYbjoWunxps+HH/gO+GaIP6FG8OXNWt94PQ/Ge3eoOeQsDms0KXyto4RZP2SZNr5ylsMAfn/M1fAmO0x4wfKf8VNkRfma54BdwGxr34ocl
5ab3tlUoLzc3Y4hhayAAuao4hSMDHeHPbU9hsotGGLPs9dzvSmMse3jDND+pNzO7qAWV33t7O4jgLKgn2YkYK9rtm4It8w9RxzbeSJ/Qx1hvpD539SQ260fJ
rhJ+XTMooUoKHxST9PBMObQftGTsZCaVilLYwovWh6tuCS87d1IJ3I3o9MoB1r5k2+ZDiea+6E0NtROdYwU/ySWOJsHNTnOwjEz0JchR8hBzypm76Wc4Izit
WufbATYsfUz2kiQpgmI92Ir7WLYSWitdTS8jbjuHkg+Ma6ko8h15g1nga5Y13D9ankHf5Fskbbm/WX/HR0kay06Kjjvfqr1F1aibnM3IyStoB8lxzxlmIvyl
Nh2u8r+GfhZ2ki0IyC2PSmFPe6pnlY2eahCq36tGVcuh87Iu+gS/VMfddVdnFvWFnqHDvLsqnbnXKE9uJ3p8sK9iHFRPfaZipfShvjfRhm5KTvYroPUxM0qH
2JO0E1DIuc79AwWWexwGS3+ik/tN+YG0QVqV51fFNzm9qjcS0zwLSC5ph58Qn5j2wZbwGsooWVfxJ/O0LM7QyjUkewn2WNeBMjHX1e11oxvFZh/3q8XZhiHg
/GDupr4b7EFbtdDvMKzz/0zvDnkSb3lF0CK5vzTF0p2YyTbTSYquxvF2sfiEZyRehPbBV8rfg/ddi8kD+Nns9dAm9nVelqG1fSqz2On0yZn+Fb9DRsIPj61o
57iMc7P76PqSU8lJKon+B0EPfI/itqabpgN50j4Zqk+nw12Cu3ViKald6F9gTqSkmZt9i/S3FHP1IywPlH+wTTJaoRdXunqBu8BrvEScdA6wUehE2IIabTpU
aooPxqNUEK6UOE9q1vn6oJuoQUEUSqTG6WWqhuB0rwqrZ9Bp10LDA3MZL+Pxb6SiwJkahpjM+b3yNpqMzzB9XbEh+Lfqri+RWZHSJEir9MGeOVawP/ZBPUCn
hjKULLINs0K5GMomH4nmMK+pEc4ryv6i0Xqb15YxwbSDl4rek7Uue8cqxJswEvloVmXRJx8/5abbI3+p/LKkPSqFl2hHQssCDnt94jHUwFeHlwJEfHsBYdiC
4XngSETfqnbECxKGMRQpYhupvisAhGPpA3WoMAJhedXhuLy1M8bCc3nD8RvrwmMhwL9XCAxXzTl87S0kbBWPcDFmpNZYM1BrJD48Szi8XlHtlhHe9oA6lKtq
Q/wAtUayw9lIePv/T4vMPw2HvwpX8wYIkyWpi+kYPqMTWSkq3LOpNtur7b6q/e+1oSPrZmnXrjABhKnEHlkFC4nIa4/0NADCrlPkeqnhq9IA/2IPE5kfG0l3
F6gDBQpE3JEBYbjrkfJykWa+lop/YfsDRFCBqGtX+58M2P8b/z3cKkau2BTOuwAirD4SMR9dVyQKqTUfGu6pVHsGHqlDSS+y+ggShiuP/Ct/r7YKZEDEnDYC
RKp7Gr4OWqRVBuqIjUXmjSP/KtIVXhMlkuJCuOrgwL+qQhZZXQSJOHvIv2Dv157jr/3t9Z/nT53tBBpEO6tn0WWqCTmr3T8qHuAjXS9NpoIWSX2KHscGE/CC
30pU8jVEKXQIPUq9glyys+bWzICU63Gnkm8k5RR1Lny7Nm/ZvGUjVUKP1VMfqgx+ox/k3OjMcLZiL4DfE6XMHj9IJOOZini5uZi9qhFSaH5p0/HXxl4wxyQu
tyFys+uhNFO0zlnq2S1YgSVZ3JYfWM+KcwvPl/lSzsRcYBeqHjC5Ei2USMu8yZSUGRD4iE7DE70B1nLVJMndlHzRXfSXslOFubyksgFprTOFxrkrr5umodrM
+PSC5ArLedcAfCeax5OSKym94J74T20H0C1KtuzhiIMrzQCc4I8Bf9BtoFaTpVSiPN+1V3ND3k/dhTESrWWzBXddbbnnUgea53Cvs8h1U4zTTFMgvW68Ico7
kPyEnRUJiS+wz334V84kzj2UslevbmlqWVpibWx5ja+gJiqPEg+gDUmjvYjroCtVOdae6ysTzfUawLOYFJWgtyVYGsE96qo0OTx/yYepB3gS3EZxE4dM8P+x
957RTZxd1Oi4ALZxky3Z6hpJM9JIlgu999A7hBpC7723UEY2zeBu9TpVmpFk0wmE3mtCT+iEEnontFDyOe+66/6JR+a76/7MrMUPsJGmPHOec/beZ5+JCVOg
VPC8vLH3ftF3/HwrkVwsTOL3TThvVBfoqDWBZuq9OpHqCiVifhZfdnk8POGD+F2+VtIHhmleteJVXKFhhldV8c7PU19FRrp7QutKCqkZ/nIlAM5VjxDLQSg+
0T7R0B9vAj7Fusl/pSdi4+kj4BH5Heo+E29dnDTJtVzRAJyHNYRbSE4j2bYx/DzHQdlC8VpLW7BeJaUazUQoDoC0KhFnA5c0GGvHn5IN1NlZFxzDFSG5Wr9M
cpk+rl+usetaCr9hk+lY3xXdtoygbhG1Gv6VWOQ5FRiu4JNX81olpLoBBezbCfNE76Q3iXaaWqzDv9+bCJrkcTo/lkjPUc6QPLGVEW7HLekr/eeYVH5zoGVx
TxOVOtU0PjbA9yjP4gkyFfUruDHhF1ttGYTA2i3BbtpP0D5xZ/1ZeImAB9cWXnfcBCPln+QZ/JKiFaUzZceRdZm9NH3o5kw3XMmcYy+DLzQkO5SplfmJ7JSZ
7GsMv+OvFimUtaWGlCG2L1aetSR2J/8vPJNs5e4lo0Soe6y4lfgN9jvll2eScmJ7iYsXa55ZtoP6W5YB5QZm+jfAMxiXqxm+UJGe0kDyHCrRXBPB4PeYQ9Ii
npZMLqtUT4cuZIjZqfQmqIOc1mQThDkemWhrnllCFiMPsAZkmccnPwXPp5pkGOU7RZHSJZIIZaT7iY12fWvNF30UzLQbfG1cdzX3pUsora+tYkHCUEUinAvT
WSK4t2wLvFc+GZzMNjXkaDor1HYTHXBWel56jbJQ8CA9mzlPrWLap3T0NlR5XePcMdLd1O7yVeAyd757ZWkfdU+ingdRvVAOlKZIbbJa4CbNPDpOM7GIJt5h
HW0/eaSqPYp97kDsN/FrvBmazyoJHCcVlyTybxJq2SB+lmiIDBLvB/sUTCSGY8t9d0XtRRVmSHK4xCYN26EDcGYpAOd+XzPSwz2DFAg7hwPl2FnQap0Rv2YG
JVe/F8rhLMbNq4WfH1IdN8etzkM58SWUwyGRe3ZDeGfG8F5uNWEtXzNhFAjL+aFhc6HqKzu0WgwSDcuZ1jzHAwgzwwQIM+083Hzb/zSIX1t/1eQRGm7WSE1r
gOszUQ5veu51Hn7dc9UoKGf1xF1Bol/h4lc9V41y9tByxU8U4O46ra5mBDieV/V6ciDs/+KOh0CYGjJ8nK6+zgXC+NgCYT3pud/2cI7v1WNN3Jhh9ejB1zmb
fZ2O5L8jXBbA9Z4BHOucO4qhnFhMuOyqpj0UCDvRCeDgW2pGFqpHOb9uIhoXogPU8NvhMh/0K2I3yrkXcz9DlBNH4ULtqrsWbgYADfuTcNHpaxxkueI1ypkl
hYt04XJFIOzsDi5mg4vt+C/+fH3+g3IyHdUzlNxOBtzMBRffXb27c/Xf/3X5VPWxlWtdcOc6XEw2EEahyOVIXXPtWvOeGW5eIsrxHoTPEP+NogIc2RM3Bs5d
MQNh8XMud3kuxg2olt0K58ta8+xM7rWPhuHdw+2gwH/5z/8PXBgQlgdAOd4L7m7M6rkpoNqaAQDCucFw5V3V5QHV53dAGCU2d54GhHFi/5qagCvSAdVkKAAA
cPaM/jv+AEBN3aHc+wDAcR7oV+0vAMfOEJ5dAsKidNwriItZDI/QfM164Z4cFh5rqw5HAzjv4H8Hd8wBapivBoTRlYdj7IGwGUX4fSjcKq5+nQBhkauvm/iD
cuLF4bV9QBjdXPgeFm4UHghbQQE1YHEoANSoeAjn0I9yTHSueTY2dxYUPsvgnpgRboIJFxoMcGJOaLXXWdNuEm66JvAVu/R/R7j6CwXCTaAIp2hDw6jr0Gqq
rX9nREDYN6b63ADg9Cfk5lOqv2og7DVxZSMAJ3LJVVFyr3KA07ehutoTqAGnA2rA2cN7EQKcaHvNM0jDTbThyljC3T2UE6WvqRbnQsxQzngNhMnTwquauO77
fxHoa/HnmrlQrrqJO5MBOBl24Cs4EoCzNxKtkT9Gw2R41VeNQJj5vdwcNho26lUf8wBOfi58dAXCTBgEOLhugNMtiJtT56qm0TD1M9cbFz4nA8LknVyIClAD
+stVBQJhJh1WH6WrR5q4nzSXN9N/R9jjNoxXhoA7UP8KAh6u9Qan6/qUdTTtXHcjD1PCZnUKJiwwZSHxFRtCysxLFOhqz/gZIGROGGmjBG8EZ0tmOvA6z5Ja
Jg8hJiFX/UJ6lHSwP5rNU57HXzIOX4rwU4WAOAp9cmeBz+lU4HjdHPT3tDPAiXhbbVAI2B18AdXetNSfr24AK6VZWqW89dqQ6VR6vivP3aekHTbNIbJ+YRar
KkMvLE4xtWGlb6jIin3EVEqpN424Yc4hu9dd7NsoPZr/wJadtCBpm7hh2XmTQNCiPFa8xt2LeWh/zr4p/BB4SUdq2rhE5I8EThUE2ug7aiPAgTmIerTvPTYn
c2Fwv/6dttMGqxZERleA+m6abxkbZUVeeR6SI2384vy0+cXtqX7KN1EVYpN9fHYx3NnwLrCrcj6jEJjBRvS/42OKy4LdLJwgfWGPNq0sag1+J3fp9lXydL8z
SdQSJtn3LdMCSyB/ki1iIOkrhnbOy1FAATmIrSO20lOci5BU8Df3BD2qLUGmugZTyzN4tkSsjXg/spt9kHunXOB6V6edxWRuIxvoDMX0oTNUzak/1ecb9sN7
BucbROKJtoZl+YVDFGW+i95ThMSwm6ntmdqAof6gJgUPuNYgUzGULJZj3qvu2sg9bC68FX7muggbVecNDHTOkRI4XDTaYNUN0ScIJ4B50hLmieLb4CP8lEZN
7PNIqaBysMQOz8bifG3YIAUGf6Mb6jSaZ26z+768xDLce16jQHKQuhVH/DPY1/gSCPY0pB4F5hCZtFqvhXZ6jDmEwsvkMROxZP6MnSWiLswkBgw1sMN0F8M7
bAoDuZoF+2ZgHo0vhf1Ge1DTjhaETunPad6ymMxr6eSciB3ydXPz/XWpUEAsf4VGiSal3HM2E31Q1itdKFlu6OC8oj6GHFTtda+Ec9VMIJe6x3T3ueCLgVx2
G8+idgfmqQ+VpyLLxQ0Mt6EyTVTWNu2cCso/S7OuvLJifzZ/Q7TytM/m/QKakcvakAbX/aI7ie9UpPKKPAPtQecO4hxo5KeLSfUx1zqPC/MRn2ifsyeW4jtG
zdE3Byu1Fb4B9AuPwDskI83vUl6BxKxG9pd6HbPLYQq0owGyjiGD7BDUeDaxA8g72B3cJfvT3SLggC4Il+P16Y0akpqbqqYfUouIKeBSqdcRkB4KtMOWKktd
91LuQ0PczcFD4ua8YWWbyp2rbI5xMkAVKMtSKstgEZgxA4kCaXoUccsmyUaQm1An+XIyHzphmevdoLq0ZnDGa6WOPcnc1Q1gfDK97bFtKfwKmxAsMNSCO+gu
gF30B+S/gU/oGfokV5bvLfaLx+b4OXO07rOXgOK1LTSZcAPkoi6//BddtGQI0R76yTdaXTeQL2+vmuq/uqqla5m5eeps9z7BaKKHVJxxJm2q0uTASLH3qGUW
5UpJ0ri0KCQPuqGF/mjDU+0q1V9sDdqOmjBVLq6gep40XA8rEDbj5up2CK8lCsficlcXNWkuuZkzLq4ECDtPEeXMjwBODgvg8Jzk0kuiYaYDcNdVX4ex1TRd
klt9WH2eBFTLa4XryAunTkRr7BFDa2AjvrYnh7tH77+D8yiOuJHXN+8LAOaeXPHR6DduX9kISESz0VroP3OQotE4NBLYlatHQSAbbY1G5K5C3xj1uTFA5P+m
fEWgUf/7rUgAMrLobnQrmoWWogajAa2TG5G7doUUPQNcrFU/4ptIq3HR//N8cgARcKTq0w1obXSvEQBaA4PRccZBKM+YgQrQFlWf1gitBfzz77HoRBRGL0bM
ikAjyDrL0bIVC9GXwJe8zmgOqgQaA93QGejgqj+J/+9q+mci2f/mQAFxaNW3AN+ijYGuQG1UjKaiSwAv2gSdhRahZYAcnQxAKA/djqZExER8B9xA56HfAh1z
/cCElZdQN7ArEsn9NRfJa492BPj/m1wUjfZHY6quNhrIR/W55SgMwGgbYCNa15gd8e9aIAXthCZW/X4kkAjUqjoTHpoHROc5VgxFn608v9IDGFd8F/EmFzFe
AiyAAJ1tPI1S6FFUDkShdap+vzYwBO2NxqNdq757JDAIrYd2QZVV58ADsv433Wrg/+69tuoZ6aruT0VeHtBqpT7SnxtjxCOCkT9HNAfqAFr0EDobnYOmV52F
Co2KOIBOAcQRT4BmkbUjAxF41TVPyNtvDAE+1GLsChSjh1E1mhPR1Hg24hSgzM01LkPlaLuqaz2RCwFyYCCQXHWenYD4qidrMTYGEoAtaC/gCdoSrYhokOuK
/HbVz+hmYI/xZoQSla9pmbfIOBdoA3TIG5k3G2gWsRjYkncgl40eYey1amDksUh13hBgZfTC3CW1m0YII6+gwqiV6BNjD6AWUBSxwzjBWGYUGzsC7SNWGocC
SeiBiKTIpVFTAA9wCuiIrq26ryoUAt4YZcYeERFVf4uuetr/m1lX9YxiqtZVH6ME9Rk7V52t2/gW7YW2jdqE2nLH5j5Bx6KfjK3R/hGaqnOrBOqh7atWSRYw
FuCjf+WmG0+iT1ASiKj67HboVGBFXlle61W8fNIIR3ry+latxVhACqT8Mwntn/Ve9ZyjgaHoWiAAtEE1qMP4I6qPwKtWMoL2BOagc9GGgA3YByxC043D0XHo
NDQyb6oxHj2L1gXSqxbJU2OO8VsUQw9FrEdjAA2gBFB0JfBz1RXWMY4CRKi4anV1Qq0R+yKmoUL0IjrFmAokVd2fusb0qqvthv4zOyum6okA/5tKBletuH/m
p4FV78Q/s9Pqo1P/uStVa2kisBddEPk9UBZRiE4CDgBbgdq5fxsvoTlAF7SxcQ7aKoIHfAbu5X4LNEMN0dei6kcWGPtH5AOt0HdoR2MvdCDaFL1Wdfadqu5J
vao12aYqMkyr+sYEdBcaGclUrcrYqjuMVv3kFpqExldFjggUBZr+bwJbNNoSqA3oqu5WTNVbkFb1Mxn6ABADTwENClWtuQg0t+peD2Lu+FL9iczfFU+8Wn9/
7SlkUHGdgk7Ff1uMfF16F3NaHbVZwv9kyKZeUO30MkM0MSjLm8nP4xc1KMk2rRF2Kb+zdn68I20dfUcZ59snbUzFiU9Sm+gY/3BD92AzeBWNhK5lW7Kuydpk
9I0cYbyOdjDVL1mSm2iebpufzPqHsjp6eWAXtFU1xc8PsUxB4SPhx7gFMfUdxZ435h72YvCVepz0TM72WlGMHwLYGWxs1rUVfPslW0/3ZpIhcHCwRw3SgoYi
ZeKldWpbgWOha7ypYxpr+cUyBitS9dB3l6XTd1VW0SmkA9ZGeo2ercPp3aBLOl5VrlNBTRkV7QNbM73Y16oOvrHBneufBiH5Jeg1vNs1SrEhWKEinbb06UVw
epOUtoJF/HZx1wJy5jutBH+Ib4VrB6KscvrfmMO8xHRbwA0kSMyQfEvaLVDsysx+l7kACgU3wBSbxWwMXWSa+htBjXW054J4JjWL2QB1w2zCQe7eaoE0z5/t
DciROo2oZtQiXaOMqcmzfJrQIZtOZdIkml84eniS3K+9oZW7ky46CqV1A/0cmbgr+SWmhVJFaa7tTEpyofuFLQGPdxeTQqKDr1Q8BTrq1zFBTW92GNNBHxNc
Dy4zTIKXs7VCQ9gRmAAvYiDBUZrMpAzbDBa3LCM/cz6hzF6rgKiDXjPskX2TtR5+jGDSTaASbIA8U5R6BzEK7FvndKoOiMDLQlP9cyHSsDe9U07f9Y8rkA0t
1+9V/6Trhjz0LdgwjO2SacSDaot6kuasjqImSIfqLfptmm05LxmItbODDc+yHmqjQdr7IhAIuMXz4blQEvY3Vkc0Nytbtdrg8W1TDpeeIK8TP6R952oOPhY2
pCd45qmK6Y+q+OQW4BKoji3f9c7+KUXAt4J++aqSu3rMlO+8pD2e0jpZ4p/P/hBoWrmV0ouTsVWq7aIhldMlx21dlWdMfdP6pDe1Dvb86nkKy3xu3FHvbPAC
1YEdkMNDplARG/Zu7BbYz7SviKzsTx+qbCy9pN4sd6YViDe5FrlZ9yv+a6Jc/trcn2xONvBphbLQTd9QKo9UGTK8ZzStDT9SU4mBoiRdcb3p8o/kq4oRTG91
/bKLTGt17Ppt5FIyOjBfG8GYQ9uZLlKvW+Lp72XXziEHBM7htaBsqsQr1DqCanx32u5g+4qdoUfYJIeKKnI9lvXB9Ajhvcqct/TlX3BAZc1E0fjNDJdSUvcj
e8wyi31reGtw178TulmxinqoeU5cJqeqJ2vN+jTRB5ZligNUhsTVnZrn+9k3A88S/2ytUzHLEMs2rhzjHp11By7O5DM/aN9rIoKPkQLsPbbYPce+R9VcE4s0
EL2WHSXSqoLtdWg23Cx0JtQVmx+YTf6Kt8dv+9dT+yyNV1y0HXfvd7P2bpZ99OuUhrbtOCJ34H7FSeyop0K0RLqYvsZMqdBrvtGtB+vmLSHlEBDOJZxbT1e9
VoOLV+fmnNEaagsuBiLct4XzHayJ8eDmtarHJ8PNzQKAcL3paDUsN8qpq+P20a/JS4mLgQY4MdTw3Xbh5qYDNXRnoWE19jVxcdUpj7gqHy7NQHWVJ7ffU02T
D2rWGv5Xf/3faA6/xicDCDsTAqj2vQQ4NEM11dfcOiSuN5RLw8LFPQNhuiSBsN6daNg7yIXZ/BvNAIBw/rBc7A3AydugnIqhcPhdOBUAyumgE243qMnNghsP
4n7eKACE6RqrnpWsjrULp0qrHplCOT3cuHeX/xiw/28xqDrmlHvC49d2OXFr+NBq3zGUg3fnduri6hPj2vnDI5nV8a/hdsWv6fiuqXscCNvVi3JqjcIpkWrW
LABh9I3Vv4VAjdeHhsF2uZSG1TMFQLWxH+XIzqtXXgE1enqiHFcbjsdAw/Zq/5f9/N8pgKrL3at/n7mzVG5nRIBTG1F9RgsAQFiPdZRjOlQ4Fyou1gn4ip7u
mngbbvUJWkNk5MpFqq9sgbCaE24/r+o+Bwjr6gpw6HgAjlosPAPGHV2qjyxcziUAR+71Nd4sQBjuNJx/ABDmTlW/M3xdL99/R/WrnYsvBmrQ8Id3HQY4dzs0
jAvn13rScf0r+lXK2XC90Vy9sEANqu9wnosAJwYV3s0W4Iw2QA1cM8pRCaP/F7pgAODqRw23WgBO1SUKAGFVCSin3yPAiS2hQDgXDbSGzpRwO1Z4hp67Vvvv
CHv8lT4hbZRBx8zPbKIXIxmGXGtl0uz4ilqJkZ1M/txfSvabtMk/BxfXqg/FBBq4kut3qFhk665NMC4Q3CmoLfjR4i05KOgn6O8q1h50GwM85GYBk3l2/WRM
W+841C2AE738HSF+ZidixIaWW3oC30X0Qp/W6l34KG9s6aiykHmQzSbUeRtIJPyNnnl4of8l3qH0ReLn0qbC52XN6jTgt0henuKi71SYQ/38I0PzC3O1w+pd
3zBXOsU6V7SNt4gXYb3l4CEk1N2MxeGOvxzmkkG2oe4lBY/KX7u2O1oXW8GF5WPo5mkrqP7OWTIVoQYBcpZpBLwV6olU6FyZOQEBM27LPfHlwLEN3bMcFU+z
oMoPFYdEuw1s4IO+IZNJ58gdziuKTLC/SCz/zlTftiM2sqJVME39TLhQB2eoqHvB++y/s73vPZPXTXMR9CL7dHtTTFDchD+Uisss02PsMqY/cQWeUDnLsMrV
V9INm6zsnNSXqSVeQqFZpwMXoauuBYLryqW+34V/luiIToEZtsl+wjXd9Zu01LsPakVdKt0nWCFCy+YldYgYH5Nlj0wbq50P+hXdlcv9TQ3NG5HrX+HDwdq8
/kIxdjvhNjGcFULjc9qwD7HZ/CMZndeXIAM3KdcfpBuL7sCtqJv8Bp7x8vWmvskD6bnyH6jp7FPkPNsUtnmfbNhhaCZrK42TPZN2JmTuR9B0WmBjye2e43hZ
qtfJCBqrGqp/kL/W76VeB8cFhrHLQgHDFN1P/vFSlaGZxqLJrvxgaBH63OBLw+v6C+wzllU6oIbubYbtFe/wxYYt0Nbs67qD8CmlVDsj466WxQ57M6mOSCpp
1HfxNA8VZ+zir3SvdWdCK6BGlIjcy7oNU82elA3i0YIUe8A5qnxY0njTJYfI9iGtd0RU/i3Hu9V7k/+Q3ASPqF8I41T7MZvvqaotVgn+4ORBJ7RGMJfUhSKh
n9QtfUdBi7oxOcoan/IKauPa7fO4PoZGB/nZMeI3sFU3gV6xecv6QqahXmFYqrprB/VU6G7O50bb1vxki5S3lqxQQcruVKFQIRkbpU+KS7sjLjLxSK0rGbyA
6difJPdN2YE4aRukn6p22ixfKfsiJMcpstI+Ft+rL1CX0fFkB3FJoCVrwAQ6CeJTPme+j7qkOkl4XUI3Ci+oNFG1CKtoVkATnK8boUmBhJCc6ZHVklRLf5W3
gd6BZcWf2RQKzil0tk5aa89QXEsabS5SjWQyoCJY51NCfVkZu12XQ38fK2BFwSfZjEFfb+8GQ9Y32ALtMt0uuKEhTfkR2osswwemPYPnQZPh6coX9uU5o9Ia
hBbB43Om4D+yuylFoCVOSPP1n4N/ahuqjkqPY72pid4mvMa+i8hR7E75MUXLzAma7wINNCWGR3B/fV5aLWvTsnXyWa6Y9IkCLcuHWkk7EPG2Xk6fbHXV+UWY
1DQPCmlLqL3s0NAH5AtTl1lA2dK/mv8Iz3/VFPFr4tCAML5d3LMYuDBjoEavcgAAvirHqq7+CIdp1OwTxqW/RGu89+HwkfA1KTeTxpWZhc+nanoyAAcXxe0H
Ga5DrObqDv3K7jb0K+4KF5qAclSwAKdP5H8I0FccK5UxzAG4lCr190aW2TuFFvt65KrjFhvjTXmFeyx3Vy4qWZS/TIUHpoU0mVt9H/x19AuhiSyQNKXu2vwP
KVLplvJNSQcTYnmLhC+18z1vXPVkXvKy26KaBMWqcc1oZVNwG5yl/0mfpi+Fco2Tgb+BhWsiS/LqvJVOxOGSmW4BnaHcKpIhZjCHbCk/gjUv0KQ4zBnl3e13
Cl6kP+KPkzR0Z5AJ7sm6wX6NtrROT90XQ4prOojjA4XblEHJ1JQ5ygGq7nUA4at4s2iCbV3xitwHyS1KIi17wCfgWpm2xC1Lkt1XdbK3UaZqtoPDoPbuz+Sd
tI5SgWpG+jD2oi4Jue7breMZaK0yMyq1IFEF/ZrxVmfMAuBUkJA+ByNB3Dqr4LlLYI5OrS3pI5hANYbSeKkklhpJlkl/hr7R/Burap82MQHlb7OOwt+a3toP
8prwTvjKghf9XrgvWyC+jWyHNkPDBKUuI1Tb3wYUg0+VG4hYeS/LfGr9uruK8eXT033S7ppBvGua63DA3kjdiwThXZAK74eb49qU5Ua8Th5rmSsCEqmUd4Ib
/ujQaz/LdAEPkIVsbX9GKD6Wl94WW+raTC6VGpQDKMa9X/aH1ubswJQqBzLZ6VHS2+r7CrUCVt4t2k5R6B+W2q4v8QFqHFSJvTBghkWGnqH+lReDKRjkPqZo
jp31UuQYhxT83WE03ai7R6Rz6CGn6hMZh/cX7kRmeQ6IF/klnobQUDYRcTOtgpM3HGVa+Cfj6kCpLi+w3H617F76Ef5Z3yNtEbxRbqTaa7YalmCdtEp1Et0j
cNjw2TAg8xyRHtzl/ejsJTmCG5RdQIFBgo8hRqhPYrmy2XAKfKg803+iqCs03IlILlhPqL9gXT06Vx8xVLy3bEfaS9QKgC5feaeibuQ0Zh2t0F6In4Z0RL5V
jVTWY9fo5oSOKFn/bHIXPNPemcJWZFsb258L4eTewjG2m8krLZfZMm+c8iH5Fhitux00+5N0yT4DdN+fmNiUNwOeGerPZAW7Cb9dt1ScnWbgHzNtkebweybU
pibCI0yoUKBtYu2MA5oPuA17HehLfad57R0h+6A5YNbLm9kK1InuU8FB/G+DS/BByHpshNfgX+oXUjxNe7qMbOe+AA11LVA7iWeKuipM8oa6Z/jgewquc332
81mFUGa+71qi6Z4xPXU+KEgb5Jlny/Z8Nu21WcHmIp50rWKGZ7XVnPpr/hsM83wXkAV6Bx7qr+luIdnsHgYNPvb9TF7lN/EMo5v4p4aKaYFHGlhAvmMP+RMV
OhVKXyeXCFNJvTcpYxX8GyVmX+g3QF3gP/yrmJN0a9NgpsLzvXKU5gLRGsSpTtAw8p5imrQPdDG5Ef4n056ZS0FkDDlT9iJpkPuyfWJR07Kf625K6GmrxHj+
CYSQjRTeUvYTrZfXNyk8I5z7TaUuuak50Z1AkauyC4EJdY77stPDuFVVj8yiYb1ZwjM5AEd9Hr6bkdvxEgjDSlenROFyN6tZfc+FwtbUSc6N36A1eEtXzzuh
YZju6tF99CuQ2vBYcc3IErdzIxCmkxUIm8dwo74oRzdqTRqO8DkuwPGUq8f+qu+nB8J6P/13fI3+B6jBgQzg9FyuPh6hnNoSbkeq8D6sXExoeP8bIEyE5Wbh
0LAxCqgh7oRzbwfC8CkAhxKGWwkJcNZGaFj9TnXvG/d1AGF4Q6AGp42vYRaqR6u5okL4yim84zV3ZcetUwM4nB+rX4H/1V5fddDuwZqGzHTGwHjTOiiL2XcM
uqZtTL3CN/n31l2LfFZ4U3K4aDWirWgpjycFgfXKh8oL1HJ4S+HlpAamnHXa2FHroNS7MXh5m4Jy/2nXbLK3C/A1g15ice52nlu+7bqXxClkaAUKuZBkZBi6
1ZgD9M5/VB6bNDA/I71RKVg3yjPCA+ov2zHsKHja9Ac9wlySv6/MnVjbkSYgVk+WKWx7EZ/+tjaLbSV9RY/E+lJZ3louCfFIPM9jMplc75N3lzakf03J4bWL
YcpnF/IKa8c/ttwtLTMTqmwyTSKRXpA+KP1JJnVeMk+RyiwSTF26XV2/eJCsre89/lJzmW7n30w+kkVDuK+WcoihFnXF0Ma/VfaJPWQYlNFM3ynpo31+cpuI
qe5p6U3rjhQvK7a42hFFwvfSn8S9lWepA1hbwb/fxOkmEe/7NcrSRWu7C4+XfUnvDOxHLCGnZpimFZJXdUeOMIxmGd5vTSLVS53sYLwN6Ymqx8KuZtYFiFuL
x6xd4c53tbOOMc3RJtreSgDbbU9/aK+jrdRFwWta8R6W4GVTUn8u7W6x27Ykw7gwQxq8idWFywitdKdmRPCB+QdwvvCGsL3Qp4qytMT6U3UYa8aeQAxRL2My
eYsy6od6/pAfVSRTZbTWede2j3ntvusbockz0PpVHkhzXlae8cngzdjpi/EuBDPpTPV1+o4bcx/C3hZdgTYoKuihonFyS3wv6o5shjIZvI91VW3X7xWvsaYH
DjNR1CjD8JCAeRI6RX0quSQapDkJzswwi1b4J6ZpUq/49mXOZc4QTm07pL9GnnPCdUPakfmbmEB+p9rqP65s6muDHRbus90jBFAqfkzaAk8pGwfOk6GBNdRz
c7a3mD8fdEq7G4+S3wh7un8S9nO8i9khNKZ04f8gVJgqeCX4Hu8BVZ67uXc4eECE8X1YAj5W7XK1Y1gl5j9JtIP2up5LT68bsPZImZE3xqRItSTEWNAMC3YU
+RW/RWCEUVPHN9Y9w+9aDwe/BNr7VjlqQQ/Yu/xnjjsOm3B7ocRbmvqNbJ33s6W+p43jN9nMhFHQUPK4sB5S6enF/Kg+K5op28RWehtAKbDXDEAVydnaeUEE
HuPvjoynz6Xt8AxmxvlXOeIUgryH0krhH5TdmcIvJljbRWQ3cZSnUv6SFg39KD0Jr2Hu6h4TfGpUZopnZcmfoo9poxznNZfskbY8HyEHy10l13kjhJSsG394
nQWyOorHSB3DykxJaEUwJ6TIbKWRZjb3NdeC8GYmFOgIT2bWMeu1L5k6Gd8nH/ekV4yR/6TJhyM1r7EnGoE/TTtSu5L9FfuUMZ0en17OpIN52DVbR6qnbBA9
2xynWkbNopLUByU3iLTgQOlW33P7/sAa/yjXdOsDPEt1y7tN+a25QWJSKuOsJ1zgDEmlTE9FKj9astr0o4gpuws2Fa1aMYZ85RVqgv48MoS313WAFslQ/Q/0
Mc0436qM39l+8DH9L0ww+CRuFW8YL1AnKubnwkXrYhN/Tx/g6ZTxSftAPxoZiRxFpqmFVP0keyELHMprUJJYssY8P/1p0kGpAc6W7cRQ+Db9kngtOUWXIm/o
idBeuZ3KITTy+x6fdCWwPCI24l1d4ep5wODU9MKSvI+Kjbyh6hbEZuslTU8S8vXzrbDsWrVo7Wx+jrAi6QfzkyR5fh62itlpG6Kbpspipiq/Y9/KTxXXJbYn
94jo4qTcfPKJe1lyxjpbLX9CXtLzFQ5emunR6qn83ql9vZ3TEQVMBSQTiS9l85VHZN+ti3cXkrsUh8gX0F4z7L0SPBAQBX5n6ysXag2qcrkHzlRT0vmZbytb
+gdpx1Db9BsD2wo6S99Y3peMTO1tnVJyxaESPpOu5xdSJ1SHxMeIB3Q2tVD974zjWVnnZCLxqfkvyYZUuXmb8EAEqQZsKvfP3vbmzz4ecwRuZhgAnk7rKL+b
pmGSwLbCTvi3dfqCp4h2pqaOeDmOB+V8XOgaAHrjjGqDr69fSH1Q7Sp9pB8RaanV0ZJp9ccftH9I7mV5n7KFPUnlQzHuqb4J9N/BRVo0ExTOEv7CdwqjZG2d
X4jbUJ46MmlIcFegcUirDQgdFZ/hWxke+1xzorsZ/ae/EdWYLhMNYWZjTdmDlDzURDXBu8UQ1CoyKs2vQAcU59OX1qEPKWL8Ifo0tZjypd+Q9cei/YuTe7GM
spKODfhtvyal2k4Ic5gWSAdiOT7E3Up51sXKUz1XoK7aHUhdDPT+gmwiF0CfKL3vmq6prIm/m3qxL+Cfjhw1dMJfiCcCu+QJgrrSC4ph0huqXzzrpCvse0Xj
qHxhXWq2uwPVRq7QdIa+8zZc11ZsU19Vj1fccMPEBvV+/l3z6nK7aIO7QVJf4RvbZ9MEeycQkEYozsrXO2/LZdgH9YLA99plOgm+lXSR/ZMeQ42YyRErLZPt
q6UPUjSmTqBVVCw9gJxMf02cMGWqo+TtoVz2V+oY2wPpi0ToWrAnQ6cDl9SV9ciUFLs9faG0I/9gSkvhJdtKaUuFXnrYfkFe6JlmjlQNUCV6H9ItyY1Kk7NY
oiZeuITSjuxP9GKtQNhYqCFOY2cxMxiJHEKmZKQH/6TtqkJKjdTTCdzrnbeUj9PegEtcf7oLCZr4nHZStZq4QnWiQ2m3oB1iPTieiTN9tE2xbSbzXL+V5Ij6
2Qbgr4S1zHjCAcHu8sUFSsF90zW+FOEhAdloahIzvfJXw6PMRFwuWqhph6tCJzYNBhnYp52pH+SfTfigy1BfNik0kzmCbGBKM67pvtd48aLg2uBqWpM1Lvij
Z6PnvXkxuMhxztHL3Id+ARVgzZVdNb94WxNN8Dk+G7xREwtfxn/HPmv7iJdrh8o6M8fxNP5h3nZbalGsdX65gnyrLUY+CqPI321zwInCpq5u2HYMsuXqSikA
3o48lgDBtlYIdFAmd6/gPmcwuFiwiFH4zpR7SUnelJX5+Q70dbSnaFVKUkl0+e8Yjgy3/AY9gferOkqfpz1WL1+XXvADb1xxUmoUT4pG2KaX+pxf1J/AHfRY
3y5/AvvESeMzoBbkPThZ2xfsABY4cnxlSCZgAhqgM9d2W3M/unPxpSJlyndyypZv9uMHpR2VN8D+ilKwp3By8Q2BL3916uvEbumnk5uk3tXO1z1nVul64KlU
mSZTiLIevskeEPdxf+dZ7K7tmGKRmyIF6bmu4je1POaRMRN5w1duKL0qaWfZoPxbpHJuzi3wvlcxBdNVB106axCKxncIV5IbzHr/R/UH7A1yR/WO2qtsjLfT
ipR9M1Yhi/Vb/XNDPzKzMndghoxF9t6i67a/JS9El4GVdiP/h7o4Nga/QP+ClXrX0GfKxNRB2b9r09HFVwULrI/scWZQjiQM5DeXLrVV6PJgj2pIIE/zINiO
vshMxefLL5aJVKdxvUKJN/Lw3TuK1ruXmwdiy9Z2s7ez7RItlDaGnqXmqFJ9ex0F5jr8heIeSKrjmcloKah93u5L2WY7k37dkUYs0m4h98uaQufUDaAE3U+a
t0KZLSD80/08VrC6n38UzuLPbM98m5UqTW9ohD5euYJ6gvSUd1BlQkOJ4dR+TWeMhV9aumubhA5LVtAM1EK5Lus1sjZ7d3q6q4/1PvTAZQO/g+b6flf19V62
xlhPqRdJ+2AN6N3Kh4QwowLqDIbYCmmR+rLqoboX0wjcaH9kVfhn8SOYl8kvA6Pofuqh0t/hM+Bici8o1+ipY9pd0GEZjeQbhsj8htr+kcohIbciTlokjfHM
UI6jlkCrlYe9u/FBroflE8U3oPWp1/gh9yDmG1kdk9DUrPy+eLH0WFJ7ZRf8loUvOi4skm4oOSr4vazQnO2IUgwy0/I6WLGmq3M/9lhdC04SdU+rzWwU7oSO
pLPEQeVU9VZrY9ts2QnRYlmPAq99veJCwsC0OfBO/yf4nbqv8pTgHekQ91BHsO81w/1kYFtgFnLEbdA+z4+wfLJ3KHmS1le6z3Ml/XFiXbG0vLnU7AGiyqUK
cLHntByWLwWt5EL/MSKJvEFGyq6q1qs+CVfrpjAbdbGYnuaxje1/Zv1A4P5O9CyFAGqRUuCf6dutHOH9pahFRJkD9UaTBgon8+U2dQtJM79ZsAgXajMZG3vf
PduSmjwWXuOcpjpNrMVQciGPKM4uuiQeLxkr8WCZSQmCYsMx+SXd1UA35jj7Ieu2YayhhGwbPOpKVzfB68EQW0itJQbi3xRd9nzP9hHu89XW16J5Wggs1DCh
y96ncApTKVwt+6xrS9XC7+Of0ghxBG3BZ0hrYe2xFOU+5WBZd+dqjROJdq3xapjpjlX66XCr2AsaPf2avuo/aCkwIqWtHcnS9+b3ZFOpWqlOv+FWpD11zpCP
dK4Fl8umJTYXnyBS8OHsN+RW+BvvKR+slem3BjIN8/3JTEFgO3jB1Vm5uM6z5FuJrxIW5UfUPSFMFB+WSNS7MtngwlJCtSx0389ilooRJSsFrrqty5YX9kif
mkymzkvb4P8dD/it3gdqGXHBchoW6XbofoPb6WW6ExXXsxebS5Nfil8CLSN/iRhqfmfZX/jJc9Wx0NmZWkN1Iq7DczOWQEN8D9XJdGfTFkvfpF4yf8kAgU4m
E60EdugL4ArtjqyClGuGTEMF8iaziTRHE2cdKYpMcUomyxNZj7pZyvhkvC4//peUdkIrbyH/gGWqVil7D+eAANVCU6aapl5MR6mc/iV2vzpNMtbbUfZQPUwz
VHg1NJvqjDQjZ2W8l9jok9hrzUaorra7vmWFmPmo66O/YjCnJ5bOdSxJpbBh3tVuOX7OOoKebm6KuR0LyA+JnwLZjCH4b4xgR1lRnc7Ozo7IhFkxN9xe+1pP
aaClsoildGvoHga/ZQs13nsRD3oqiGzFTuU76gp/knqL8wLWRRRr+x5/6I6Sp3p3wJtJG3MCekFfNq3Rj2HyVEfANcxneapwM/gm5ZhjtmJi0h7BZiEcuCHu
xrwhl7pHKyarz7Nm/nXvlNJ65d1MJNXIJMfm+zq6Jkl/B/+iEipWM5agWJ/CTkJmQEshAF5JfqSayr91NYWk+J/YNl+B3hYQUVuk9Q139a56y5Af1X9nDBfb
/ddwF/YXuJpkqZb8ma690BamtVwZaEMs9D0QH8FD9lFwOpyBb2G340bt4sqz7HrmXdCasS90FgNUO/THdIOQrPSHtpnBWOod0tpv0+Fsj5A4sB76DI/WnYH3
BtLMxzUL5RJklmUOOUVzXdCBsUDxWEPwT/Vi2yyoiS/W9Sd2k+2E9SBvkR8ltxWdbTYsQhuQz7ZK7DlYWvJHaWYKnnBN3NPFS0zLSFc9EE4jbqbnUTOdAvAJ
tgYpZ5KETTTH3OMhBZUSaAAeSu+qnOaSySFFrtmcQrvGVMAGH9K4soc7G/mu8jUykJ2/vnXG1fWbmJ3aF0Rb/90sv7+f7XfnJpe+UC46X2gp/0Eit3bV1vfa
NafAGeaX0BjFXynbyEPUfNjmGuBBmNp4nny8/ze1glkQWAt/MLMVoopj8FX2iPk9hckAphd0yo8yqfroUBlFl/3qTkjz+4ZiheDPxKO0P2UbiYNEX0hA1lZN
QPJCd9i/yN2OkaIJaUOI07zxtiXeP7ybsYsJz2TZ6U/s51wDhE3BOaq5wt7B7zUQddc/JrAwpNa+RR5A02wpvrmhpJBQo1O8D/2C3Q88xU+LL7LfVMwj+1GA
24L/SLTN4QlHGp5mnK/INfyVdS2w2XDW513Z3D+Bgf3f+L3+uUwHVyvkPRRDzCFWS297H2ni4euehkwm1Y29wf6pPUj2gfICTj0dz3PBpSccjxLlfK1ohOuA
NIpiBLGK26DO/rdcLTI6W7s6q9tBiaHW1vHy7CACvqA2eKzMFs0Y13ZdG81M9XvlZSZGO6UwKnVC8c7yVTZN2d41wXJe4iQmXfq3/3f9TEM/anMFQWntX2wJ
ZZqYIqHCnFDm5mvMzwTN5KPjW4gGBvtqweA6tVTnYcT6XroUcTx7kAZkH/3ToHLlWOADrwmgTmtRtiNNZTthmygnsQP0o1DzQHPGEWTpIUIBW9/ZoayO5XX5
TQefJxFNKM1aMZhZB8/zrPdvU6lCcb6VoI9Jl6S7VztXyJ9L5kDJkt2a3eYlpbf5Dc11446lTUmbYGtjA03lqt8s21ULCt+oJzJjted4j3GbOkEwGCqg3hUX
M/XIFq4o9rBq2oZC7SgkSjOK2YT0D/YmLmk8zGRfb8MPwQhfV5UaHK1+IGjiWuAoEJxx3pPg5mQH3xUVUAYvBVKIpv7x9FU6Hant+jcWe9A8y/6LJWQ/Y59V
PiE1KB1nhpBo5DIUo0nUxHur1lz2UWqgR6iUpB4MRFr/cjf2daG61T2oHCJdgpV7dsGmQiXLSzzta4xF0QEmMTSCyNQ1hsc5s+CPrgW2ZCzR1tBR5FomkLjF
grfw9CZ7oUX+SxscwXnyVpqT0sW1dxLXrUtcV2wFeB9fNjTRVtfZ2/PEq2NOwrbgQfwqOxW7QXULQXQ8QrLXdce0/TKe645CLWW/x27z/U60Du7VNPLWr/Az
20Xt8Y+aIcwKahnVV3mO2ER0xFPpaMqqjA4Oo86u9bkbIP2UevJ8xRVS7pvCepkelNTdmZqTMRRJ2bBCfUp3E4qGTHp8+3x9E1Ww4hzmBuupT2sHl1uzojKf
kXt0qYEE/05ksXoHpWHGsX959EwfVVbJWIeDGMs2hRiXAskI7GKG695DBe5nts+Rf2C1sUxXjojvb+gboBpEzon0m3bbCtwVshLFdveA4mSilQv1IfgXym53
+rP8qGRTsHPgt9CuwGWoqgDxJjOx4DCqL56DRZB3KY1nG9JY1BqMYu4SGUEmJMjMUS/XjaC/rbgSWiYbhX0mdKFl9DPfMP9thTY1Ia11fEcRUvzUK5ftcY5X
kRhNKn3T6Fo+CZ3Me08eJu+xWYK/XFfgYWyvlC70EeqWahVUBxsNaSqfgbf85sxtugLHei0UnK60g80ydoWKivI0Do1NNYgaWKLx9vLe9HXwBeliZSukEm4r
+J79ZAgJlqaP1rdVHqOG+b+zt+M/k3ego8BcYSJ8I38zP17b1znA3VCSSLz0JCBH6Z9hP7s6NEe7kD0P8ehJ8ubMSttbrGNoi6uhA/Li9F62O76RqYcAyube
BYjdq1DeVG0huxiuw96KVfA+nQ7GkOEaF3XEZyYQdzPqcvoprCU8BEfzp5CiwFq8seGken6a3xghZO1QdD/RvGBMRs+iEB4HjRANcu6x2Vz7zWPd57ABtu/w
PJdEIRR3VbyncqCgT4x8QzRl40gN7zXTX9zV25hZoE3QNWee+N+4zshLYYtGJFlCsrLzvmXrGhd+KcwuHJl4JSFC3LO4G3qBkrvuM2985SSmYqDjTO9Advwq
86BV7csM6/aXZtp+Nn2fvNV9H1kJdyUakmfoD1AzxSETgJ2jnou/9WVJVqoSAuPomKDBuByIRLfG7bTsLjUl6UyHbLSoo3sGNpfeb0qTRaef98yF+9bixV5A
Y431zNeccfzT5m3CDJ8DH6/Lx46Js/V7/ImZsbqmiuXyoXKt/ZbiFG+a+55pNdk0Yc2KaYm5dmvKyLTJtpsxeDq/pHn8KKXX9mFtXVuC55HJm77NM4U0gx3J
72g1U0s0kVlAJmbM0Q11Fel+Ve33d88oBY8r/2bV1KRMX/APzU2NOnsfbMLjXXutj0QeVbwgWv5IvFD6TrzaozYvICXshNA9Xyqixq2ufzNJWdJJ1hbiTuCI
RLrcsyLWJLQQgT/1ERm72AIvyDb19ZSNFpHS5aYOZABbo1qPDUYy7Rts9yip6qLugzdJ9sl2TomKYWyFTMsspmapv/Usr6qxpoB7qKM2wLhc8LRMZz1kPpF0
vsSRfkPlphLAe1BX3SnTaM0zuByfKdpoO+Poa/5efNmhUXmoo+pWut2iRgF5vanwLGtCzlakNzOXKNf0UovTJ1Mp7Kikvf5zsql0lqqVvpHvR60tNWRIh7vK
brtmuBTibd5z7kztu3JU+RY+WRjwvicWSu9KhsLfYkNkTU372BXQmiwnM9XnIzcgA3x8vcK3PJCITKucoyhnxocmZwZ164MjEJ56kG+5vB4syFwLnyPHZUmU
VtO9zD6ev1VrNrbVvtCNIeo6YnWpdl/mQO1p34++KLDMhUE6HPbEuAbyN5fzyUawIOWoxZ2QlJrgWi2bh2V4X5Y1SrhdPE+UbZ5r6WBv4nxdfo4/2SMQ8eC2
yRBVgS8kZ3mSkB3seKYVe4v+6KdUhbAHLKgcyo+1VKb1FT7Gn7k6r22bNtNyk8qHP8ozwR8NO+GKgj/13/NXyA8mS8HWGQ+YJG2Bdr8OrOhu+mhq7AilT5N2
lZ0ChXgQi3e+zG3h/OTtZJHAMdhx/Bg0nx7tqgd99p0W15LvlNwQ3TRsg54aMuRbdVPL+YGu/td4D5bH9lB9gUv1k4kEbCGOkJ11i4VFngZKkzwykoDy/GeI
/vRwLIsohDDMSA4jtzFNTI/xA9I5wiuicdBzTzdtHlYHfCI18MutEar61o0FZ7HTUoO9JUSAW5muxDSVgZ3BOtjphtFZBkN3Nj/QKLCNvgy1DgxAOmvq0aM1
VzX3mS5aWNjJkAYfYiaC95DZ/I06s2Ebsp3owDxgWpEaRQ9tnAyn2iLL2JWk0n3D3NTxC2ZSnXMdIHT0z77Bvl6BH5GfmLvIVbE2oPN9WHcMPm1fmKu0iIXF
rpXu3p4x7lLXCcGHch68SPWjY4bwj5im0t88BfK/GA/SnDmFGAItDQMQJwIAnN1OXEpdrp4xIMxEq6/rF61efQTUMDkOCNtLVH2vIlf3JhCmv5Dbm5ZL4V19
nzvA6eAAhPGQ4e5hBwAgLBvMpZNCa7yu6vs5w2nIgbBzLoAaHJaqv6/cvaThO2a5tPdADT4O4WZgomF9b8NNgAQ45zGGm7TAPV82/Eys6jQWAKcGruaOP27/
l/CfWZNKC7ijm8Ys12mlwuCPMKx9z9bCVsd8SGmyJjpKJDOtnbOm3lqcvwReRQPuKLgsMItiMiq9g+jpq98UVaZqi/ZFRBcFYjNLm0UuIyqYAirkvu75gfpF
bJMNIpVUha+YmpsFUSrcyfDqfoI86D1gA5C3LjGvW/6+pLMCBa+4/H36BNdT1yehWLRGghbEKpi1ZEHu2le8BSUJ654lv0qfZq8tq4v4sUp6caiD7ls+n9nt
XxGRbB6XvMs30C4lGzmeO3iuDUVe0+M8U4kiL6mgmDdvBZ5wZEVFEpA20Ma6RxQ0wjcm1VcEsPrOvqpmrj5uq/ec4nb6YNV0eoahlvo5U5k6ko1RNnMOVYmY
2sge7BU807UbvKkdnzkMXipqLY1Lrx25V/yx6G0B4zhiP2Gbz/7NXPPku5/Sby09VJ09/37338THSB4WLCsPShXOBgUjRYetTkUvZgfRQ9wpGcEPEBFkNyzX
dB2bRg7HvtAjS3xkjGg9vcHURaqWthbvU2BFr1wmPOQMWEbIBoAR0ElpTOlivB65HqssqRvTXHQpeUCi3to1OSIhIq07/Ynv83X3j9CNoBrb29SbTc4vW+j8
w7gDWwWBWDfqmPK4qzt9Q1wHT9dsyF6ltlJb5W1cLnVZ+nUII3ZH1/YskJUpDopPQngIlg8L9QDPsevKyuDz4COirmyS/SD1QNSE+pnaTHyg2xSoPdFepUhD
WdJqE5XmWcU56vr+zf5J9GOmMzNOPhGK8c2VNmbk0qb6aATJFInWyzaIYenPuuXq7xWrfAJMCz3J/BtqQzxj71DJ0lVbSqWpRLPMibLm1uOqTpo3iumuz84m
tIJeizT3OkG9pYv9R9Nrx252GtWHfFOea7GL8k1TvFJJkfJhUW/np2RLUXfhWNcsfpLosLtl6iLzBHijKBk8R/fFm8u2Q1uw1uZUvRQ8VnrAX6GbSfRQ5Tq/
Z6d6B5RMILKVXuyQs8LW39fVeps+b3HonuAvfR/pS0xM4Dfquu6GSqaHHZXqnyGJPp5cABfa36VmyWKj4tY0tTWMOojvth3i1/IoTBNcbyUaz1R3lvQbXOT6
y7pJtIKKUzYSOXQJVDsGg0S6Rro6uVtKW2sHe0fpAKy+oKUnWlCkksN5OEHfC0x2P5D+wF/qmi4ihIdkAukUdnft7olnpSCzh/cCG+/9TfkHs1BbIpjhirf2
FWdRrPhvQaR6lW3Xuq7iqOSH8SslLvNB6+ZkvjeJAgOp/ij6T7Y73d+3lT7B1IObUT9Y67tXhlTO5RRrgcgbOkxNinp6BmU6q/KvPUQ373Omo4YuKhc4A91l
60QKXRtbbcipu6HpKLuZdtXdzxtJFZV3ocY6xyubea6ZusjG2GSe5qLFpWPMbtFKvL6MwEfZH/o0VIviuLJWpfdlfUo31+1sXy/ZAL4sbRPfWWCNbcp3l6WL
JvKaS8aQv4N/a7oqeuk+M4Xp/apqMJtos205u07q022CrhDpGiE/BrBFH07Yv+JaQokxQdQv3ibdRG6FdntmSMc7veCZjB05j5kg+iXfBnyIPxx/smhzGVrc
1TJDnp88Amqzbhs5Hz5jKWQb053Iv8WiwJtSIvCT5lLwiaowo0vkeOMR9EDSJ9OYtVvtxjLM0lqjdmxwS8Cf3OPtV7DmivHq5nXGRfDKCouT1uwWbi49Xz6s
pEHlQ+ZE0Mv8aooNHNLoyDbsSentgjdyvSuj4LCL765UD7IFUp4k/VSmTepR9GeyQ3xeWB5/0T4oVcDTKMqKr7o2SPvCjRW0XVa6Svqz9gdwFaQnBtNZ7jhd
UFdsaKFbrVuhOyfsC62G2qwXVHQJ5SKf/Xu0+oqV7NrKV+a5ViWvq+OkpDO4Ty5NxJRCF4/6XTxJeMzN0B91AbgW8u+cQpHY30aZZpqCazcmt1h3LX2SdCx5
RjcSeYlXqlbZNiKzqHRksSPGtSd9nKYf9A2Clcax26V1Xcf4vaAt2tveEqVeetgx1VVAfMSiRcegG1IlmAT31Lf2/sR7UnW3PeZ35fUL0WTIDju7Qx21f0ON
9U00Zdp7rmfCKKaxZBp/muQ2WE4e5rVgXvnimKVZ5VRR1m95vZkgMjz7HPwwZ6cziTkrb+s9BI83rcQvYhfxSn1XfUNdD81R6jvkIPaXe4ffJy0QLrSb3SzR
GQsqL4jr60iqo3siuNM93/WRGKK9Il3qOQzK3e11qUxblwJ5Dy2VFRn60OuxXal9daXMH8xmyRT9Zd1tVRPtKbgxz2rZnHRf/RSry+j0UcgqwzBklTmJ2Mmk
IF+oZsmoIiftieoZNJe8STTz+hWXfePtZ2RdiUTwG7qFp33putLa/ILiLVYXv0Xhj+AwVYn0lt0dFypeWvS950F6e+ePpkLzZInRPsZdWzy3fJ/9uXyG8xo0
0KuHrVAllZIh1g6nO/l2Zp72m20PS9rbzFa3oI9T74SFLws3arJkOc7kjKL0l+omrCf7oOG5tpF0pu6MPir0BcnMIvG+hkv8+ralpRvK8qUJHqfkiTepbJXr
WonJ9odKK9+tTHNGSZJVTT162Tj1t7o+9ibE9+rxyhOuq0w5A4cGKsfL7gh/oIu0c3T3tQSTEprsW4YZqG+iugek2u2q7YqJYF/iHGHBfvbXxRN8FZZv8Dns
GOomHqNaGNBSxlA/ocbkgbLlTxxR7jHOAHhPHZ2yp+RaWoH8MrpH9r7wiqRE0h38lLbWdz9jkKy1LiuEUvV9/fl15M2p3lnpGUkqlNoTmuqfpH4FjeLdNCR5
Z0itsMB5N7U39dgTEqqwNtoF7AVfLqyHQy6WPORRExluufo1uJhq4C9iFrleKuvTPUQ25jk4zl+quUu0l8VR66GLqlfEHuil7ybYztmh5E9ea9cXdW6KQLEI
e+OZa3sqqgt+Fg11X13x2NnadRicorGCPQUz0o9jHvkCyOrT8d+Gahnm4B5qeBDQRmQtyLwcGJx8PjYHrSiMj85NG7ViSwlSnKEv8SYhTTIsmvq6RfqrVdGx
Tcns1Ljy4ak/Jr4qu1h3dCKaMorehOU6I2S3E6+r14EAcVX3G5vDTLes9wl1Pv9+aCN9PTgfRdBnRk3JpbLJcWcL+tb6y91UeVmxCz9PFIsh6X7mCNgOH2Xu
WTiy0CLqaW2dPNwxRl7Lrg6k1Stff9x3PDhcM7Riq3dMpcjexYa4TwsLBDBxxZEhMcYZy/aW7lznRR1p9UUrSzRFhZLmHr1jNcX3RUkFxH5JrGO93krGe9ur
u9LJsreKqwnfC/8PZW8Bnkb6rg9PtPHGAwQI7g6xNnV393bbbt3djSRNmzTSeIDgDDDA4JCkTSpb3/rW3d23Ltv237Nnv9/ZPYTs+SYXXDABZt6Z9338ue8Q
4jTadiSPjoZG0W6AEtlRHI3+TX8f4pr6m3uwalhjtXPAsaz+SAViDZItiS/5HC1LuZ4yJC6TmAlN1tUZMqADUDBlB3W+xdeGvlqHUkrLxtbNSTwiCYreUA1g
ClivwDlQEZTLvmBZDKLUp/TtwYBqBKu/oTf5vrY+rUwfzfDIatPWoHYaGpC1ehb+DHoJOTPNS1kLjYu9qRbisvFfEBbiTeTkOlE8Un5su1jRIZZcG5x6zLxJ
UWyMsl2wnCZP1rFsk4yrk8fXLdR0045U38LHb1umyJX0N2egk1KzzF3NfcG7xqOMn2g7dJcMRSC9vob4EhypPkv00oogFDQYnmrxsgLZ5/Vd6U60Hr2JcFIp
jx5vDIf0pOOaIvlspYKCxmuVPeuHqZJoEt1E/Aboi5RG2afdYF4BrtQMgrqbLkMJujq4c8oH0llDV00utUn2Qp9G3kGrgpEcHu0UPBKsIgwFDxJPcPZrf4YY
1jIzhXWSBqiTlbC6A8mN646T0e/X5FE+4XbL1+E3KGcQ8doPjKHGsYgwmVwF4sqUoZqXiaO12VitpqbuAmJKPQrVUlpYczFutnRV4mj1OXAu2FV6SzMKStVn
4INpFkO8aZNhSb3JdA2KAUP1WFaMZHIdKvVD9Le0Q8qPdU+wJ9AMuD3tuWYBrGQwTH01I1WfwZxSpnGC9YMZSaWyhulPkbuoqUlbEu/G90HUK2fX1KAeSLmy
O9Lf1QMxaxEyJVX13SiV7FYNT0tCPVB3xahVBINNMRc9kHafyiAdJy0Ap0APGCsSDbQeP2b5SdYa1Eb9RrlBWhjNh3TGX+JZyhXxGfK1htfU9YQRsg3gSoIX
orMOKM3ULG0wPsq4hXalZJhmep0XWKsIUmarasEetNL4uyUjCRMixQqBcoksIfFx8ivsPHWUUmroRX9AKaBcUWoV56QzHEOhK2lcVTo8WnEITlb/om8gXoef
M7WaK6CUMAEaTSgmhzt6cm3GCHaojcRw2CYRVtenkc9R25MEUlM8CskjeZATSIOgMkUMrh8pqiZF/xTEkzdwF+roCILuZeow6mh8T8KzEro8uiSv8rR0h06M
64C7ieQoH0jeKL9g4tVf6rtg2LXO2pmauyqj8ZpRTKqi/KY+EpdgyNAjoSAyC1MCDyBqTMuIP9WfALVbxrTb1i64bH6NoGpoXnn00uizuIXGUyyEAQ3Os0RA
s6oDoBklVyKHVwC1nLpwSffYfYnPUY8qbsedT7ys48AvKVNxB4lWHI5hJRVQIowvwSganhimXYS3A8j8BEAQOHHr70V9agejRsoxCj6GnjIoWEQgya8rIzAk
87P2jLBzIauSj9d2bx+K3VCujJxl5MknkTfTKqEh2jWcnbhtRi1hDH4z7qKEmyRPwlauI99LOh97vPJq+bLEitrTSUG170ruSO8T5+DmRZFwH/D9dN9V77AZ
hF3YgvCytBj1C5lRs52SS0hTFYPBEMMQBV0jdYKWy28QO2rPUH8y2mk4zR+UqdoSKNyERmgjs9q/Q1+s4cUZxFtr49JsuPM6M+kMugm3GJdccFZ3RX8d7Rsb
CVZ+qL2bfF6B2typhCXFq8fIcWCT6TkhiyJI6Vq7gMHWc+XBxM+qOEw/yRj1JHwvzEZqQcodgw6boh2vldYcTS1Xro/pueWifB+hF7WqMsqcT+6EiSUHGYMT
gxSfJBNq1skKJYjIG/XtkmXGTvWPYS/rjLaZupzkoIRSmIqdmM1Svmwdoqei0fA7Za7Gy3AT5pFv0UaRL1B+1ow1qVAnpF9T9JqJup+J29REtUatSV2WStQe
p0o07YwC43Bqf2xfSrA+mfQEM41w0/CSsk59rKZZuVvyR/QUXTVtU1qgStGeo+5JLEuZolmBO8xWmh5TQ5PbMYOlsyxr9Smy1VCzsatuS9ppOMpyQ/JFx9Vs
I6WxzjHX4g+Zu5iJrEJ1Db23boDJlDKQvZhcwZhK+kOeqZketgATUhGLgFOuUxSaa+TRGpdiWBKbjtHn6V+QK1O3ppzNG4J5UJOgqELWST4grIh7yddxQ2pw
5dlF3tovkrUyFKUFdxyH0dEVe5A5tFIFXWk2EMnrcHhDHJ4DUphXcbHGhVtWRwRL64NLU6PbO6vLUW/rvqbWM7MMCKgIBCr2gktAp36X6Z3mjTqMg+PvEcpM
Xv1m0/TIrwnOmsGyI8iN2Nm4LsRthHOKxZh+mnjZQu0AfATYRYJWd0E9Kf+ZdlaeA06q2kLCa2nYq1UEeTHOhI+GYmlOfBBrOKs7cw5ZQ1vBEJDU9Y/AQ5RM
/TF1f3Wn1O9pFYj1SATUiWxSJ6iuKccjL2gs6BZjjjJTabPcUyrRN7HPiV/AbqRNmEYsuboZwSuvxOuDEqSLZL9ELdPaFQ3mPXKGNoesVx7BIc2Npl8NN3kj
teHWrzVDiLU4mWGLIlR7yFSMn6g/ou5IngIeNGGMlTg9bi50V8cyAKxggwt3ErwNHyibnGYkNBvX6sPBXtRKwq+Ki6lX8OsVa3DdSowMEvURIUNvJq+iH1P2
oP3QMuATTZdUNoFT9aBqVK0MqdX21UST1pBHaGKD+tRT0fMqz4Fv0afVi3FfVWNN/bUy6i/VfamDqLPUM0COZgHj5o8VV2tMlr/AjCVjLEma4HYdiybn9q06
GRDS/n3V5dr+ZXOMKFIXzNQf7ryLKGR/ZlmYS4pHb3ueX7l9S2m7soiytYkjCkql3PqxikItQiMCc5HDFRhdOLgSSzCHqrtBQs1F4kuajJorngmEiz2BcEFc
mCYhMA4XS0bmIgmIncirdbslYeRJ1L6ML9X3So9FJibGVK2vNtd9STxXHQFGGa7qX6lzof3gCTwCKyE9k6egfog0VEvq7G05eCv2Ha5DwayyX+IeVoWGcMMk
laGxE2Nyk7slv5W90+M0yFQy4hTpjLSvGqlZJRciuaAa11H5PraQOIFczLxAAzXdac9qf4I+0h4Zv3LOsd5wEaQB5HsoAvOK9RYtuyxIOgLZKWWp9HTKqkJ+
fbv4E6nX0t4qf9PJwCW4F5SdMo/Ot3NqDuI8VqjixbBrD4ecLB2f/Ew21Sw23gXfmfeAp6EKEwrC4+V1p6DbajHlkHZI7TEK0XAfLVN3Tu6uYSCrjT/rTBiA
2BNnItEJQSS54XPdyJTH5Bc0Y8lgBGb7h8Ss6J8RPWK7VPaJWhgfRREQ9tPCYaTuOcjAoylo1Q5iMPl8qqX+pH6JenDQAdJF3CXyTtIwwm5jAzgfCtKM4SBS
v5GrCJi02yntMGEVt3Fcchx+JIkAviWHG1LMP4H7uGPZ07jMZIpOXq8HD+GHa6sxs9SDSfUoG6Y56Qk2CBWP+FX9lCBMydUf1vRTjVSb6B0ggEUkn9GdpWvZ
l5hZYBf2PH0Ir4b0kTMXVDI/18souzDV+ErqROMiyiEN2hyF/07vZl5NXwQdNOO1LVqLNMFAA4/q94JxVenEtYaTyWmSw/V4LV65VSFI2aH5oEiUDJNuxUhT
xsmLtBRNMPGhwrB565a4Snp0NCo+obE2tPp9Yrp+lDpKNUY7NqGbOl/7mdRPtRdxgPS5thvGqSNr19bmMDbrO+A6ILDoYSmzJED5KFQ0Llw6mLwLtRYqw9uR
/Rm/UFayzjIK5CE0d8gT1SJTV0sXcm/mPdL6KkywIf5R7amY89KnaFvx/cRjkpJ6a0kRyp6SlPoVvzyqIyFdcVMSJTUbivB56lWoKGwI6bpik5kM4miJWppm
OPGMKVMt1Pxe/514CQyhJ4BHyIWmMMtanKJ6YsUnPNn4Wv0ctUXSC5yp34dCkHCmEdpzpo9Esukm2IzoIjfG52PK4rdKFuNqVFjsxpo1VRrJo5qwigE1d+oG
41Zhh5vExhrTCZgNEaxN0BzwsqSjbRMuNVaOQEIweJQ5SBryww47Sd1I0+nGyudLrsSepBJ1RZR06CPlCfasPJ60ELMYcRYKl01V4+WPVLspR9QxhCAmX/I5
9SDxGC5Tl6rfqh6JwSIoP34ylpqon6vHMXZrI60HoamMdQGEMHvAjURy4rDiUJ1cu7xuEDBLOlAyGFnYfi7qKI4gD4s/S7uLI2iREjDNoy5Xyiky7ZkSbcy+
0Lzgu4lHEycjIkrSIiLFoT/WUEdxgLjrn7xKZCCisn8Vqxiq6llQlBdQfbo6O3kJcBrIFOcDJDENGAxMEg8VtyudHfQ2YkVUXPvP7dmFs8JDS34qcZaWJyMr
F8Vo4tzSs8iLcf+9QuMCJgWMzDsbwBZPKqLkQiGnY04E8MvvRNbEp5cRErwAW5wrlgGBwBlgQfAj8RJgZIIn5sa2yKouBU8Sr9dwavMSowrfBK0uXZ7vLvw1
eG+4bfOVsoA/mb9C/ocHTKwJAIJIhe1jW8R9QmNDw+KGxUzb+jyGGl0dZCgLDd9Taq+lljTXhVStQRyXlNZYkZxiUfXaxIN1JbGcxKyaTTVjUzKBnJikhIb2
XTePLgvLeyouAG7ktQ9MF88v31BMjhgS/7LaXKuMGloG1PnmHUKAGKAJWAf0FROBzcAhsSj3Q/W7in3FAyqrpF0R6orNpfeQKUWB8eHiaETW5i/xfcqexkWU
zyzoGB5d/DyftTknKLeiOHdSoGkzIV+eR8tX54ZWfMvPKy6MRQIIwCl+JO4OTA5OEv8qvhZwsBpImoRakXc2aXiMRUKtHZjYM/BCu19LuMG1eWPyNkaOBoCy
+ZUH49MK+28PK41OeFq+p4aYOF18IBRbMTZaGba3XWzY/rCy8LzqshJH4biSy5HA9gXxBXl3YkFgeX6BOFE8SZwdbBCr8ghBiSWRRQ4gr6RdsTW0e2S/PCBe
U51fIo+pre5Ys77obnVt8WtknOx2YId4Q9VPQcujo2NScgtL4+RbEkuRYhkzdnT0xPiWyg9BxjJ7dTKqUP4meWlKRfXViM8pQeWIxM1xS5ATwg5GREb23pwa
+yovtt2mPFdEy/ZxAaXbdgW7gZDA3wM+BAwLXlCYH3OyMCbwZDEZSABmAu2Abnmf228UI8V982q37IpNjT5YOL9obNSc0p1R9O2CMnrFlkBrZZj4RKxKUhfE
DSaF0fKjcvu2fxq6f8sRcbvC28Htq7Yn/xSVU6OKc0cflR5FeMt61hkr+249V/st6lNSblFQuxU1N4BScXr+pB93c0DeuoKCgm4BF0MW5xOKWVuL8hUxAXnz
InqHh+dXbpkQfTGipeBt+c/Fy6vPF9fmxwB944H8SUk34s5WjSj6tr1X1KCiTuVNcYTtI2uWFXVvr0tYGTg0f9Q2ZMjN/N/aAxG/FYqKrok3FA2Jah8FBeWE
7C3KSeoDbMw9GhQY8Dp4RkHXQFXUsRBP4XxxlhgTcF/c7sfcHxXQCSAGPI2nt5cU74jZFXR/66f4CdvvRRVtr61ciRhZPbfiRjRJ7IrtFPEuN7t8XOUYaUHJ
k9B9ST9Xjdi6pDorvHP8++p3SXsKlxTLN0viHDF7iz/GaredT6xu/yjibqF4m3CLHkiNnBi6b0td6PUt9oD8UnH0qaLE0o1iV+L7uHVFKwKCQ67n8XPniH8p
vg90yy8LW1ZeFTQqcFDQuFxyYI/AioBVAYjArQHuiLOoz4FrS9WRx7a8yJsd+Tw0L6k91UUsUIwzPDDW4p7RH+B2xAwsWVddFFtTvLpmZ30UkFb7ndGCj4ea
cbsZIVB7dBf2V+2NMGW7wPhJyXdqzWh8IZScVXtMnaUPSnyYapC9Azth1hrl6jn680oVno27qV5Jv2a8Z2DhAwN5AfERVxJKKjdEeuSu6mHISnxNaiDmTcUY
6ECdGN8vBZkwMHJQ+bDQhqr7AcvigyX9peFxGzidFLfxfFoI62fGRHWBTmjonFy/faH0TmwCth1upfYyeIZ4cVtuZXPkqwRWzdjc5lx9ClA9XnM19WVSI2Vz
OSyDDScwt0m71LeVq9Bv6lYrK7Voy2bqOnkGfhYpSvvWkGu4bWpntFHOwm+s182L3LMMBGs303ZLs/6+6Q+FN6FPkRn3pZolHqIMrX5UdhK9qXw++EAfBo5S
B0FEUyHkmyG3yxOKFtU9UM2u3ac4nWKofYKaTdfrM80jqQNwturb6JvSWihZWkn9rp6KvKJhpe3R4qHJitmyFokEK0Tfwr7WVIBxqlz1PHWNoVB+WS3Eb0x7
K9ukHla+PGk6ylH9K7JZsToxpSolcUL9dtx9aDyvirC//it9KGKE/mdilGIRsK4SQ67UoIx3QIW20jCapcZO465W9YbN8uGlhfjDFLqWpWUr0dQUigo7XA7h
d8r2UugWBeWpvA+crRvIlNFesmL0uPJaTKDivvqC0s7I0h3T5dZ7pHuwA4wm9BPa42QC/gtuPY0EjtbvMPOgs+Sl8CzjOHqefhFZa6qCtJaTxjh9O/OmqmS6
lIZ0NJhTNOswX2m/0k1xQ0m96N8pWPr1arngEtluuqhPNkzT7EmrJS9TJWvia5ar9qHzNQplHpqqO8jwyhcrSRSaZjt2SvUJGREkaxWxlSSJuklDShxbX5/r
SemomCz7WgUjj0cmk8pN2fXvSIWESSoaOBO0a4+ic+AIBtJ8AHvU0le2xBhGwqEnRSyOvVv5qPJy6mPE4lR8FR7XrrYz1mQRR5SZz0Md6DfrdrMaaQTuTK02
qTrtiOEuqRcbieDUwGnaqKWYQYRzNcfw/MpDuOvqKnUEaan6Frq/fFz0PMQ0UjxULa3QDUzua+xo2qSvAR8RVzCe4nvIV3NorJ1wDiw1tLAy1TzmN+N9wgjJ
Je1W4nzyT0S8/CNurmYl6XNad5MNW0fAE0YRO9EWG6O1l+QV4GRzJ71E3qLonDykkKvsgDilHa46QVIoofoJCI8ypXxtBSCZUCtUeSBAv4Il0/XBz0g9T48j
x6SWExpIeag/6Dv1z3CFab1IvUgZ6EozjX5RvZF0w0xA3gSVaU1wMXTTTNKEYh7pYy0ikh2cQcZq3tGj0qCEzaqp1NL6c+rNmKUJK9W9Yr9R3ivqaXjDOdVQ
Q0fdMK6RCGpczNv0V6rxyDOo+rAZSUvAPUn9NanqD1iV/hNuBL5CrdJt1JQqb1N2YErkd400y23CMyxeUmUqUDdSrqGXsSKo06Gt9L2mTZZzaWtYGTp68ZQq
DCBvPxdZH+Uoy91yuXquEYUnmufpRrHO6ruiqcbOoKCmvCozWli2uqq8qrH6bEVqeHc0B9NAvAJ+k05NW01PReHRmx1UfifzKeZZeSCJ5phB6GjYCUjFPKCu
jLitOp4ln5uUV7AB2UlyyjiXmAG+1XVMXCi9VJ9XiE6MjMpMiIzeljIublCsfluLqUlz3TAoKqc+Xx+GnyZXUZGkXxCbFU9lwyWvsFmSCUn1NamxZYm94t6K
awvnJn+L7ZQUk9KMfZ32KLE0Tbq1RZ6N3onrHiclfKN20yQml4ef15fXlyYVI+gGaukl/WR6V/oqaCx9OqtGP9cqpj423eXksy5rxocvM9Viv1Ysq+2JeLg9
uvJ13SQFO/SPOJRlk9EFXdWFVq4lnTJ1VEzC+VZiBKpWb69CsWIDpJLqLOUZ6aiQINNd0mbSbtI6GqT/RN5s7mR6TU5Gbq59rnulHULvZQR0JORWw4ba5qp0
KV15Ur1Qdp6Yq2jWfdHtI/czkSA8pqeZQ72iLgg5HB+aMl92OmZ3+23Fnaq75KXSlkt/qq8gtYPWwk2G/eVfcePUL2WL40XUsypE7WAVQQpi9lu8msumP9T7
TKdNxrQjFLpZgfNKkCSKRUNK089hnCc9V2bh9tAf1J2hH6IjTAtxY+hfIan+c+xQ7HlwhDFdtoY0HPezfGviR3V2GQXfWzGzdg1oxo8j0EhivJfxoe4imWFY
Au/AhCQdB2eSZ1oGUG8SXpgfJSdRgk19IQ+umcBlkNgss5J43UQyH2IvYd8x3oKicMdgJhtkUqxM3CDSRmMs2EXzHTdXmkJ+Sn6iufVDbsto77THdSsw67QC
MoTJS2QlTMVr0LsImcQu4WdqE5JqKrBRf0jG15kllrLcijHB6eiK+Plp6Yqj+AmE2pr2uO/q0wYxapJuADiK+gWL03nh+QYUGiU1FolV6Oq8+hjMUzS5MktP
hnuz1jOe6GFGAX4wYynlrqnBcMJs4K0xm+Bn1pmEvprfJeNLMuu7pixK3FKHVV5HTQFe446nrk2qVa/HhRHq5CkKkUqdFqF+h+UaolAn8B007VKOkvNpPaFu
hi2ST3AZONralfQseSQlQntMoUev0vyiJiHvEB8SNhgRmiLdE0I3TT3+OPY5jq2GqCG4/oQQ9VLNIuzy+kVWncYun6dmVHzSr4odiqchQyqjiz+ldZZvk1VF
Ly25RzykyJQPknN+SHhAeYPMIvdBSigfdQvpQjLC4AWTyArCcW0PbQX4SjkNtOpPEncSfyXF0hbpAeQG9Co8Pe0Vdh8uGvbgx5Lvc6jGsZpphFDTXctjzU/S
NAUoSQR/pr5HXCX/oV+hwvyYNWuxo7fHo1lKGek0PhGh00wwkGVdaPKaRsRktE0zRbuKjEMvkPAIz5LPqg9jl9TerdfWRqvwaddkj6FeJqvOiP/FlJnW21gM
9ad+AQewHIbzSrvhCV5juCTbi19XAwCLyvHV34KPhH2uyAxdUhSjvWe4TB4IrqYno+/Xx4MaEF2eFVsWNbCsV+m6Mrji2XZDTZI6A9+M25SaQlyLNdUB6l+M
+0yXsBclGsIY0jllJL3eQDP/DoQCUwKMxR+DRxVFxb5JfSx7r61UBqV+US0jW1UtuhakSH0iOaDsg6SuOrv2l/gdVQjJxsCPUDWum4VDptCjDWUqmW4oOQc3
L2lkDZbgVHQo3CvDpvUqPFYxSPy5jFMVUGQrw7efUHpjGxk9Pex07Q3N8cIzihlpixEz1do0Wv1grEebrh6sL6XqSD+nZjHC9Adpc9R5Sb/hnbRJlBD6S+ow
1lT0N7YR/I1Vpi9gUEB58pDaFvltBC51DfJYjSlhcJ1VeU27BoxVbsYzlS/rV4PbUn0Re0Lrp8b+gliDvCXrpMpRBiBL0nZa7sA0MN261QDAo01Yhsc4lVyq
r5ND8qBUZ5SccBP5kPpGg0iNVs7X3EIekGogheac7jl2Lq7FMF0bUYHXv9FeIwroT9pXBifVLG33tH2/Hx7XBISy/CLVYLxAR5KWoFHkKXgldIDwWbazplza
FXVCm1s7imTHceRVRKPmGWn9j6Nupz0n76JMqG6uN6p3InmKAykHVX0IIzVdCT+n8TVlmGe463QTeZI5x5oGi8E+cnTSZ0yjOrD+KLBS+RA1QpWZAEiTCBsQ
ETUtuKtpKdr5ujRKGDoad5zWUx6uCJbS5NWIr2lF6i8Eg/6YboqsCUME5xCf0kXgHNIg6hzSYNJ48Cj1PXMok0W7p0+W9Ee+JaNI71m5km7q4vpqnZEUrhuo
PFB3GZOl3F0L1qK1k7fcRD3UDDTrcLOw82uIuCrMqzCtioMdX7synlY5PoFZrUQTkE3o9+HLgPVxTeAK3BHlFFyMeogOIV+IS1acYrTTz0tKq+wMf6QLjRXG
hYzTiOfSKCmmdIRqkHJRfSNyXgXG0lnxGjPOlMIYSrpBn4QbIXup14MRjG6SWm2Yhmo+Y3FB/SSTa0NQ+yvkqH7o3xTClHL5DMx35SjsrxJMeB/ZruSSVFYd
Bv85ZSMkRlyNzwaj5V90WnUq5XsamZqvzjfxcbdIIHYk6bG5Rn+E1ALm6GqMXWk/EcfQzyHEYfsqqZgn6n6qSRax/gK9oP5ykpK4zLhSN0NHwE1W/0QpRiXK
vtZj1IMlC9Rn1fvDKggZ8t7tFVUsRd+8eco02QtNRHI+XGSpNX4zPKZlqL+Yf4fHWWgR3dTl4ExVtjYGiraiTRswWvoiTIkxm7FC/w5fCXN0B8D5rBf1X2hb
jHugbOpj2tjKWtol9Cf5QWqsNh0swYUT++sbCeUSpA6n+05eoJlFuqmeqRqhiqJ+NCTgJ2jE+LmKRaSOOAw5XL68jB+cLxtXf1B+jpSrXizF14VV75V+Tb0o
j1MXyjJRI8vU2g769eyHxM6SePoUQzvjcsPCPZE7Ju/gtBhaBu517y3cFdlSuEu36/xu0t7yFtfusj0686jd2c2zO3fbZRG+3BOwC7+roblLc+LeTjuvt0zb
83gXr+WP5pPppbu2NW/bdWQnb/fp3SP2Nu4+tXfSnhdNLbu+7xI1d/Xu2Znk7eLatqupKaEpbdchO615fbNoh6qpupHR4lsr+4G+xDxdn0H5UFdkzowdiHuP
Lv6hP+VyPn481qNIgvqB6SQsiUCbTVtg+gIWmcZpz+E2gL51r0eJK0j5ysNQTwpoyNEwwa2Qb/Xme7ypcjdtFBWNCaPv0g9VZKb9K/5yq9h3lT/m1u3qL3gO
KQMcRb5Jmo7zrV4lEF9QVsl7MWOMbPUs/Ev1ELRvdekOIpY+krgZXYibTFVpLxB5CC91JuF7+cPEX1kbjS+Nnw06lW9VKhFgAlQADQgBOkD48dceiJGNpU4h
AGgGPoG2BsSROxl9q5NvISbJmuVniHPkxJQxKLEiD+OHd8Y/htqfrx+RZORaSioDzcijaxklqf21fnC6/h1Rzj9+l/+K5bbR9P78RJlhAC0H7EDqrT9GrNW8
1n82/F8Qmn/XuuNT9QfhAFyy6a1mEjyqvk0eIXEbtddtIV3/uaUaZho3xJdhP9VNq3crd2FS0b7HouslpCvqSVA47Q7ZZADSRDo/R/zHrH3GqKas1hQRanQX
1Sc13+SNhtvUJooD/8ZQZorSR6mnaPSQBVqR9lizxjiPmmlwg2GmbN1w7TnFr4wZZAH1hWyaaZf+DjhOa0QtQ18kbyGnkrdSKsEgSoKxEGdD3ya/wKlVs9En
sCqyLz7cGeqx1BW0Cbh1pDWkLtKfjYV6KnQcfVa/UP8xvsWsViHoI6kJjIv0Pj9soq7mEbTf8P2qp1JZOC6KTJmpnquZqS/SDtIfMnYjXSRTkCHMAoqcth3/
lbSD4Itot420JynMOEqfQ/gZWqTPpFSQZmvljKHs5zSJrjANStbXnyZQaR910+hezW/JUwkjK1YhAY0vdmsK0oAfqP4i74TvqSndykyr1e5UflPXkiCrUJGS
Fsh4EHPMMKqwm7Jd+TEkA3seSU+jk67V+yItNuOVimXVu+V5CD5KrV2A3Ab51vzfqfsJMxGRow5C6xI3Il6qdiT5QVv113fy1972iYnYzqr4yAvyHVKidA3q
rsR3deCQ9do8kpj0rKZ7VL72Z+kClG/9+mMECVesCldlKboSTqdUYENximRK6ueqEFIuaAOd+AUaldoXITAQCBQHiIN+PP4rDh/+Y++b3D0Gm7wd7q12BW5i
5Dy8qca3Hj5X41L2UmTTdkHd5Jd1CdBvmH/pYvDDKvksvqEkKR5RcwvplL1DNeE2Qn74iQA/2Le+WPQAAPwr3434X/oI/vZaSFxv3K1Rkvtbyuo3aLqQlXi/
fTx/e31Oa0w6JB2CP5E8Rp4mT60i1bWBPSxuQwqI/aAC/21kh3CTCUsNdvxKtUPSQ75CXhznO6aliZPJMyVXsBsUf8hTqseH70/8F7a3P797q0JJGZ8Ug2Qr
xqP7E+YQQ6QfVL9pHOgPkt4odV2hpgUsR13S3kMt1OakjFfUJk7BjEMKCPtZ8zAkUnvy4sgx6kNFc+QoZXIKAs0ul4bfNXRUJ6WON9RjHqA8GNDQB4VUrcbL
4nojK2W+3UomUoouQ1uDsOuXYueWZ5HtKGRNb8xjHQZXWH9U1xd1Wb5QegozlLRAmpr8TFOCOZG8WMaSj6i7rj6cPBnHSxpHOoKSxo/dXqSLlpyRFtWd0+CU
HkIX4iCpby9LlHlo3UloW5xHGiaJkZ+v34SeJl+S0E12HpsWfksxGPWt9jXiHLqxagFqd0Bu1UEwVd49la7xRbfs7txoe0K5ZpM7MulMU1dKKnMpFEPOdbJo
g2CIfJm50bmAqWePsxzhRptW6D47hsEoyj2rb/8Qg0lmz2cg7DUmkWEbzcaeyvPtuxGydXSKYRj/LnjFGk0XGQ+z/OpdcVuM8GIO02SxhusnM9rrQvTl1qtG
3w6wQuR16gr4jGsogW0qsG7WKO2+un0EuZadAyvpixgb4fn699BW02rbcsPvRifuCwnyFkRMUS3w+p5dJBAGBIvTxB1/vKkQpwHhgNAYYd9D0oBPrHLbFVaC
frLXd23YzPto+aY+xjKazLJFPwQd6PTTrSVuk7ka2ACFV4zV3mULlOuNsxgikokJ+GeuFANts0W2xY0B/Atitj9+cGANm0wfLdQwonCRoo+sPVAaxQ+DyT+u
7BkulqXWdHRKnFuwSvdBKKa+Da57wA+LTOsy1Udi3qQbKD31221W+2kJztFiW2bxtTUvhZ027HQwaiXwc+ZQPs4eYvOxVluRjW+4C8nD0MfRv9GGWnuyMkmv
HQPq33Mh2zbBMNYU+Ud2LVtjGQHi7UmcNLqLm2erwX2zC1Jdtt6uQla8Lo23m7nLvpy13zlJf8xkZhXiFjpvUxexZ0Eh7Bh7M2Ydr8x6wlBoW6C/ybhM87WU
j5JVcApVaTvAuGC5a+xt2y5a4ugCt+jTKEucL2xfTf2hFdxrTppjgawZhrk55g0pZ9mXHBpIwpYbziP+sHSs/qh/D5ppA+H2WqtF43Jrx3GHG/aw462+OMWb
XWIItsK845ZSawfWbPZj42JOPEzlo7hvnLXk99DuH6856NH8zzDCNNWyUn0Hfs+vT/Odq3M8x0UDPQk7Tma/9wxv6EKd6K03Y0U9TXM9KO99rzi9T+ZkS5Vg
mucS3Jfgyb7XYb43tzHe5YvP6xE18kfVWUQ5vNlZKfbuHdaZffXopob1zL30RNo7y2HjNHaLwCP6/6V1//OYwpZlpzjHmQ6n70Vcd4705mX5Wk5/sDPsLubw
psEZPwm/2WY20Hb4+g11GVbhhY6h1lzPdhLPuYDBppgFl7NT0wc6gtzDdkxnaDhPPL5WCFMcKs4Rj/1hB2HFQjEV8ACupuxOqzJqMvfxpnAKNKstq9N810Co
R0bf5CrndOMfgGel7zDXkPz0jbbN+yyO4h6Q4l3JWRXpr7yfnCMd76v9cCH9X/j5xH78XaANFgSxH2T9/5zhSt5pe676ES/IPsTJFsHcyY1+MeP/dpw8x17+
RdUi2nbPEUenrBtZgVl+WZr9cSQAfpiEfLh8krN3iHZn4tPV5jRnX041fZXHVz4fFhx3vXVA9lFuGtTXk9jEMbTqQf6vMXVzepteerbA0c0K5wbW4PQy66gd
pa4OTK3jtPdt4y7OO/4cW2R6RsMle3trY5aXeZi/OGsGZZBImmHN+Nmcb7rpXcod75gNr2Ctc3a3BrABz8YOPZt6Wpc6FjfUCB8Ir7n3cme4rzieuBotvpL8
XMYLQZ4o30RrGt3I5ACMhOxVP9b18YaJLsgTkvnQ0cGe43nYJPUEcQ9S0Gad8FHTC9or1lXWcE68dU7WyvR1UG/REhfVmOKc33DOlcm7R1re4WS61oZO/+8q
m/9vtD9eAa9Vw0Sd4E4ZB7KfOV42ROzM8xZ4OrhfN04wD2n81hgHIwyh1mb3taa33L32CaLJ7jO2kyKu19dmrHY1GScJEZRwy0DRCr7cE21FCT/p01jLhRRm
Db+7vQLSWW42ZLjmOe6SFDkF7B7qHsx7Zt8rj/RMNLo9LS4c/IWdJTxAWYf31XNDMoVqLu08HEj44AyG0vgXzH6ZkttkB05oGGniKF+arxCJzkDGVfsns+8s
7MBDuZ/bK51ER4rog3WuY0yj7znvciqEg4n7jecsMzKacQleFUFpqbdUmPs5FzsfW0sJ8/T7rb5RkhBxeyAV4IkzAREQCiDFCYCAsDVrIC3BMx073jbYYjGc
ofqi93NZ10VLRCpugSuLtgkU4Lz0f0H796P5U9Sp2iHKG0Kqg9i03bXe/iyjTfugLWQCoBV2FKCN7nLAL7PKP75Zb+8IT4S5tkNaHL2HY4jHSW7DX/rPEc66
TfAo00JPNN3KJ3ui+Wh+G+wMrfOtiNvge/nHWAYSK127BaKM6az5tlSGFloF+t4BBuu2+RLUy7jexXB+cjPc51ytx+P+ee0+gplNLudBe5PoPH0idxxnoedw
ZpXzN/Ybk8DaOT3PHkK6pr9pg+HspoU6mX4NcSm51mKxrlR8ELg9E3g/s7drZNYX8EPez5q3BDNUo1poXU3twPzCvVnfyVLNqXDmGWcwT8DZ+jmWQQ7f9TKT
J3bbHXJrKTzROoDx1WYTqF1Efqa7t2uh4XaDgZvkDDei0ncxKJbvHeLJGzlf3LGurawkcFbj2g6F6S2eE6LN2A9knOsCGC14Y1+jLeY28xeYiLZPf+J2BP9t
HgQBmZmhLIkSxXppMjOjlQAjRLCZMdVMsa7gdnKcSc9XhFG72DyiOssFzkH6KpuRchcudK4i+GIsFHp2sNYyYMI2HsrRxyM2Mt2R+jPOjPQNdtg4m+j0PCQq
aTz7TLJbdJaWzL9oq4AS2HKWL2uBPPipbbhZ7YkUHWMNM5GNKQ7f+EM5c1R1Avu1YDWFSEi1L6Q/cv4Ljx3QesSiks3ne/QlrL0MLP2WdoKtN8lX++0wdaav
dy63XnBccfZm7CR9FPkyysTasZ6PuKNgkxPrWGT8agrjHqLtJJdCZvcH6zNBMAvQROB8Z36COEwcIV4tDhZHA1FABzFP/GPJcEJEPfjD0jzOIEc5u0Lga5w/
d06nv8SdZ5yjX3fvoWwiyXh+Vz7QFkdFvQqlb4C0drNpiv2xhWlLpwL+mNYBP3yOgF9u+dYj1q1jvAB++J2AqZCV3d7Z4uoAh3MXOeqh1fw2OXT++s9oyi+W
jpCc2VEVQm/HHok+JfhXT6t1SdgWG/ZfW4Moholnv0YkwwPYEeAuUhPsG687xOyuW2Psqn5i8bAfpk+3Vzj+hUvozz1mB8p1mF4LBwnmQDcgFDMo/RtTaKmC
5tjWu7C8teZZonbqq84Y5zb74nSsV8Yv4NdyjrhaVKBlHW81rZ19pmOd3Y4V8DdYUvE06kvKRd1XyxhOtWUvj05mWuIhJWukqAdnnXqM46raNwZlFnK5vcxE
/CnrVLqQ3YMd5f5etJAdl3GLS+M9cr7iLDASbXybyKwhvVcGO3faAH4SdzixRtTRFQfN5Ad5Pzle2Q+xJ/FS4Y3wcFdfeoRzKLOE5UIr+b5Wc4OzgRMMC5wf
XQAtWPjQ2tn5OzxRFG7VskdyBnq6kXKYPOeWrHeMCuto+CsPYHWhzeHXsHzRchp1ZVCQuxflDiNgByudxN/jnOBy05czmtVWWqMgqKGLm5Fh53s902n9oafU
Y9IbnsCuCq/v3Lyj65WltgyGhdwaiozykZXA9WUOokCzHJ9MQvdzF4fdMbOBhaG0imci9hMX+c9nF9kGObrSdzrDHXWuBmM2JyzDd6WhOameansst7utjizj
d+Yssfrqbrq1zu1iD2VsdCe4HztnupZZT8EDOlc6guxLhQHwbHpZC4rvO5ODxb2BCHGcOPCHJGKIReK+4uPwr4L2hoNpozuNd+LVB5lZ6b5S8xXtFj+Ic9sC
exs9XRUP+Qqk3ygp0Crn1197O8XcNXyDVZReUC3PYprh6Mn/F04lf/F8cSsco4Afv7d12eUHvaaeNYlZAJ+Ev9joHAFl5q4/nH7Rq/62P9b5wjpRkO9pNm3g
XRJobAi+H6b5f+NTbYvb9q+/g+y17iO045ye9u2iePZyR0+Wr6Q1q+c39neOdrwSjXGI4EjOU5Yfef2Pbz4wLeU9Aj/Bk/nzHamW95w/rJMgmo3gSHOHwAD+
ojZS2FOAszl4X900eqmrqzdA+If5OnEVe40j0fmroDvPYAmGqQ3r+DRXADPJupDjcr1wZJmKM7fiLooG8uK9Y/k8/iLbQsFV0t1MX9QmoWuY7TJ8H95rfGqd
xvqxtIUZbpb3W+MHTnv+INNX1ytLrjI9fbY6Afrk6sMfx9/s0fDuaUKEe9iDRXRHU9MA71PIwtM6Lqkrs644SkyTuRYbhvew8Ynt71cm4MdTILDAM9xy2DXA
OM8Os5MpZ1yn6Lnkc3YL7xTznvej+7Ar3z6el5yONd/h9uMNtX23zmZMdfZO97Uy1oI4yUfPEE8s8xi/kf84ewFlOrOPc48XS0q0xqQ7M1Y3Qe6LDQTRdOeg
psHmmS45zkLry/LVrUh+E/W5d0wTmr0GzKRAHbek+0Yzojok6e2JK2wh7gbvhvQi7minHzQw/6x4f77T8n6xEIWnRb3owaKhnZ56Q8i+ayHU0uAo8aAYBs8U
YX6DUpAN+q7qzVShsL8Va7a6H5rrWB091YypTRLnW90UV4qXzjvclcI/yfCN2LLEOPEacTyQIe4J8IAgMQqwe6/pWxR7zDvTu9qd7hn2fSLfPDrENlgmUo8J
idATzwNeGn447JcNDmgri/ySPok/SzdJy3Gu4lxwjbM/4QCAH9tH3GoUpDVeLf/WUOuIYq35af85wgXGz8ZF7F8dzy39hF74mrWA20b2/D9nstIc2eGAW8ja
Zu4l/I0XlDXG3Sb2nn+7zV+M5m9jjrH30L6ifhcFU8m4DfzpohyH72hQIhZL71khfOS4ybvRALoesH2uRyvjj2VLoe+MCMFl2xpOFH0udyK5Hxzk3K8+w3XR
/xDucT0k3PIe5Rd736X3cy1z12vznG/dqfym7GFNBHemPdVzgD/B8YL1C83AoOu14HW23HlGNM+WamfaW+BfHGPdAfxxonmuu87eGTvpvjx6FxMLXDbOUbbT
taFB1VSSoYInunO9z50Hs67qpdafPPSmQVy3MMdx0tPZOJRTIbqFJ5gptq68RMsjK01ktp11fHSd5DV6pmjWJKM9K5pud3jgSRAcZTUyAn9InYAfUud/xq9z
f/TeNTn5z0SzMya7htGOZ98XhEMm63r2ZG93nt41lnuRDXsF3KtUIa+jgO9OEbxumsL2rQ5J8iZbtzR4KMs6YgmjPEKXlgtVO7ISODtcK92HnICzvlMX0R1b
L14W6xl7HPcIq3uDOZ3a6GvV9rO5s/ZCj62nG7/T3mVO6fCXD/KP9d5LtMGDh/Mdl/QlonghgrQXbBXZD2gzB/NjW2fPspRwRrlsMMg6b57iFcK+EVe0ZZeB
y1zuHOI96+mvg9m7zb6rarbrIisYnsM+wKXzYuFljUOcRM/vjkMNn+3b6Xt5DzJLMzw5vjN7MpAqRoqHibHi7uIX4jpgINDs2O++B121HqPUqlKMm1kRRl8s
v1h7V7jK9pVWIiLar7nctNmoVhn+gFa5Hf+2irbYUlklVprJxD3hwNkOwcNsfjAzgVbj0P5W5f8h8w+0zbX7n9/6JOiTPk/kdQ7hz4CKhWcb0kR+q7z+tsmZ
cyiPyYD3ihNF+2jn2fe7/NQPiNuQOP6wK//XyE+4NzrWcH7hJXEgR7K9s5fF8rVEudAjPoY3xnGpYSJzQrqbY8lqo4bpP+djc4KOeYRNjnLewrqlogScSfST
ptyD4X8jT/JwDO04X62l3L7OBPY4SxJvGvyMjDUlujZ7ILLEEeAsN43nzIRiBbmeHHqK3gLn0S7ZTrEltCHOQ2AZfJF9s8HjxPKPCzeLFjNF6tk2X3t+cvZ2
OKbDTO93z6+uWTnzPHEdYXw0q5djges+ZbZgGuNNVrp9ojPKFU/nO0vc9c4mcKSBzFc4JfSvmEucWw1f+cupM9j7LV8FZ0QsK6vDd2G3rMMkBe+55ofF85+x
B/wZiT7gQTeVi9iihehUPgQf9JA5pcIjafvsBvCmZloDhzWAHcDf7MQLjjn0zE8ZuZ6PrnPZVV5fjdoAbeIV8weItgiXs37j/8bvmzmftZ53nErhs1jv7UbB
aQGKhRUccrzEjrXEQiTRK/oZDpPue6+ZtlPgQtYi9kvb4sZblLeeYr6v/f4MxFhuOLazLrOuc78602ybzH7ZjFuv/Pnrbk8UhlXHmIv5izkP0aChjwrv9K0r
GAipoDDaZkcnzZ7yTzbQTrP62ggPmBjmMOYVZheL0L7L8NiW4xpCinIi+OsFJ7gMEVco4w3M8o1ORf6wgGKACIAtpgKdACbAEG8TfLF7BWO5VihLsJdHpc8X
+tba9IdPs2MhjvmQ45ttIHUTLdzkB0u39UzWf7bXkqnQU8sy3ltnMlNgjrU1WVupv/OH6+ovKy9uFe21dWvMf6XEX5+d63lPC+JgaDWuCLid+ZMaNrUp9/76
hccWLyGdL3QEWgpgCjyX28/WSnYL+Hfp55e392+ji2eZHJX2/Wq0/Rc6SV/L5LJ9a6Rkwku8RYKVrHPQZzKDfY11qpXP+KLD/s6vIH+m5LlLWGjLBmqOfq1j
IosrkhuzaZPgkY7t7j72OvVqpgvabI8RbTaj1S4pxEnx4m3JvFxSEctD2A9fgqk8uvkGAcsaqCqmG8xv+APRs0wa+nu60rzbtM3R0ywU9PNE057TfOsoJnpj
eHNBqVHDxwj2cej8WFMgqPKUe1SudqxdAjcPLbou6EaJ5b+E3cKbwh60LRorYw58VhhiyhFW8CNEBYJ0rq6aTypy1znO2dIcJLbcsYg+SHDZ8vf7F/Dn87fq
KJY36hj7Gv8dr4/wHB/J76dfJbxKPWuXsBnpMP2C4He+zUZxuOEse09DqMfpnmV95fb1iA0iuukU74K9l2BUzmAvxbM+O9XzKzHATeBf9AhFOzKzvYdgh3Mg
GOJKdjbT31tk+mCPO903Ctcvu6BTdc55b94OmZfNjhFkWX21Mr0hhFvHJhpIzqO0D87D2cXWVtiGW891/EM6beVNcD4UtvDCyO2czY5zda8bfGOwNsNrh9U8
gl1LW8mbnL3DedXk6z/sBM85kI711nFcV/tmwrZ0bEZXmrqpycyjrhRNF6kNa7swXb5W0ygACUSKc8Q9xKFArDhDHA5kMDneOmsmLMqSCrJwa4233b5eyiZT
l8aOjO+G9E55gk/OlqxQp5/Mkv/64j/f6zk9oBrLSOM6czu6QLmGtyy9VR+lNQkm9uM1idusg27dHgX8IoEDYkbPnArSWP621NtUCY2bvdvdJmf7X0d9DxFo
RzMcoJdvd04BmY4V7FZ0EvAvGOeAb51ua3L9D+ddR6jrt3QQjuEe5s0QFWX5WlqhgjzXW9Zr8xv3F/hBhp4VKGjj/P9zfjstya6Frh7UK7x1vOXsSnsut7tw
ZMYZ+s88cWaGM06/Ib0vLc9MAamCsAy17i0/rJHLndt4jXrL88B1wLqCRXJVNIEOomcp6bHtjnmR4Bf3A0cD70KW2ZavX+U55lxFeuvsnRXLaqBlN/j6C5Ar
q9PHzLnOW0319tNuWqbHOyJjNqs/uKzhDdTdEc5Z7Srmjeekc64kgpkAJTSrnlwAPzBXWwfwjQ0/CdvbqDhq01ndXUuod64JZVGbkjss8q5Kv+/VCP9n5EF/
XafpotdwgaDFmSMCGfsa7MStrqccPXaZ6wP/msnjYeqLRSez+/IMMMS86F2sueFdwhXCuw2+mqTcmkg3045qd2j6pnFYp8jLrD3gLPI7hwLGeLuLXlGqwWpR
E+0Rjcx+pL9O2gnPYgwjrTf56sfRYF/cXup38ibVGv0E2gztBYtvTcsKzBXcc2szN4H5GxFpGksYi/ajaf3huf/1GJTGBj/hhytBg9B4FzyexlH7aj4T9w/2
Vrg7M938gPC7KZ8hIPjOSCmUZXlBKbTIYRktFSJZt5J36EIYOPM3enuHx72PvJjF0/nhIv/HGnhC0xEaWZ/lM0lfaC+Z58wlBl+JwiJcNlwzJhPyICo3V/OS
MsjUZlzDX38BQK9vwdu1bFiI20nHwXswSl2r3hrQBlq/f79M3EY9othPp4OPbHHo58Y2awIYZudhKhl/nU+0+8lj/eP6PIHQDHooHeaodJSN9KFQJthK5aM/
vgF/qO+te6HiXo4QXBQxK6WLfoZ6uSIMugb5Zl7fqa7jKh0boAvsOisBuspaS/FTwfSPuRHOXEiD2YMoj9VDnHOgJ8Qi6wr6CEaooy8lhxlgqsEJTfNY7QwH
cWMtMbTR+nRaLFxlrrM2UT6xLRQdM4xFYseVbWMNQw1qPERAk/A0M2Uj0aEnkiLxBAa7VGmMo+PVkzUjLctMD42+3jLTmAxmqr7Q5tmrk+dhO/JR8CEHz1ss
NFhPUyaJekE82UHTOrCUe9SmZi3grkIvJaWyxIQsxkEG0Sq3HdS8sj+BS5k6stnyUjG58g991bZ3GKzho2m7zXf2GNEtDCqfZl3r+F07xbKTsgmuUG/07I/t
QU93ehk3GUecRbDYLkgaEvEZbtG815YYw/H5oK/VWpyV664V3W2aaY/LrBGFejs0DbDEwROa5jXus7uzcnnNzFRnrDM2vY8nyfBAeMZ13Ip2Cbi+Vvp54RRR
b95V+y9QbPpFWmenOtOX7yLBk2rZZBvtpnko5oOZkxoTna3mKvz7ZH895pueGvqwxljn2pH2o3wj9XCjr0atNDWL9sIsFycrTdBo+eqKZfrq0uHWUZYKh4BF
EozIWuhi6e+5mXKv56o91RXAyoMPOSOc2wi++j8eiBBHiqPFWIAMiH54YjjxXfAqv0/GEKeduZ3LlQwUdiT6+glcd3eGyrScv7Zhu/0Zb6PHxmuTeaR1vf5f
vUvkrrZnnCRyF/tZVqwnkZzF91el4Kdap60+F6CN/D/gx7PzqZygO7aJfuN84vXPyXGoXayur51tel5/fXsGqxBXSa9yt7N35I/0tnDONbTZ2+XLQNIWV8v/
0h2zsCugAdQJHRiYBm9P11iuiOUrxQZZT+y4KRCBQ6wPWWMszawqop+M5D9maTK+nadQGcu+K04SMU1rmxvMs5z5/Gb6ThfWNZL7q+J+xhFpgcst8nouNclF
AxoUYFfI4Z3iusRfw+rD6ekk2uMcnPTpxt3m4YJGYaqts4AkUuMXwhxbqWezo9zL5oR4O9Fyd2zPBJ2+Vp6Vf3nHHdY8TDderaObM7Dzd89a+wTTerkkpz1/
mfIrXUAnN9QIdmcIoJsNmfYYd3SGO72Od8IQyD2Q0Zu1wUTlLsrYm6HruMb+iXPK9j7DtHOwOhQezy5g/8+dCvzrVQ+OnP1b5pAsDm9DFiw4mB4iGs64LkzJ
+s418R42uhWxwun8w6KV6b2F83TvlH0FtxtzeGCTL9tKF+c3x6R0JD9M9JD2K58vvMJbqn/Eeym6ZZcKDxDuWB84yRnljautlZZoD5nN1F/2Ap6Pbt/Ym6fD
aRHWtVAdmCWDe2eBpu4iX4vhHhwr1AuKVMMN4zJSM4O07YRt1FO0Zk3/9W6S/aDtOY9jhSApXMv7KJrD8vVaalxkeIXpo3UDL9d8VcBg2A2+Eu4zbwanyfMB
98G+0xNpq4d3YW55rtr4Tgk/XDPbxGgqcJncvr1UKHFHoL3YIE4V0wKiAbI4P3cd7TduiijK9dDkIVfCXlZUmm9s5Bicb/tgrvMI4QJPKeuBJYzYBm9M6xVQ
f+7hsA7wD7A7W7eRI/kvea8Ef5harSIUA/44icStZufFfmLU/uzT1qqS/3qPEsm5T0TD6TFOhGi8l++Y7fLDEfMP6VivvyYsdtXrN0AGVwKrnTNS1Gq/GtDK
GfqLxrRuMf3YpNT+ZA98zFnC+skealoDJ4h8o0pVtk38sfZF3B2u97YZ1pyGF5Y2zuE/zy77Rc9CW1dvI7/QfbAjnDEyfUKHKmNdxsf0QZ6I9JYMscfOIcH9
qRDrnbw3zHZzRW8z9fxGXp5wK38lvN6ywVEn7M7pn/6HfrIzHdSWyyyXIK/jJ+x8e37WKdcRa0XGbXmJdSjnhGiWwDf7dkKwUrSCp3R8cE8QhXHfWB571FyR
570gx7PSfla0vOmaTs7ONqc7+wsq3ArPR+E051vDeO55R5UXsu3deakxjFPpjlCQvBPMUsZJ5xdHgGecIzCTTE13/PC7/jrMf0efAfFUTz9rlH2ot5jL9jz3
DtgBs7s6o1hGz2xGqWOZs8T92PaW84T1zFMCJnH2N1Kzl3NqPE6nr36rN203pyJ/Sh4OzSPNYCQYqNBB3mPauXqaeThZacTqjVYVwUCapukQSkkbTqebkGAy
4x7et4LDRa80BGvCGCpOTco5Q7Leo/Sdzf21f0A43T0MmXQXTVLUUGfT/db6i/3MrT/349QoMEs/htqkbMBTpALtKLNvFu2SppjyBVVnoGrKMAoINvbQ+0Zc
z1OfY2bqM6Dv+kpVsemedomlARNkZBOXkDrqF2k6gw9N842+cZQQIAgI+K8eMCAOSPrhD0cCZJjC2El5DVVYcw1XdNOYC0HfWpc3ZIw2Q3NG39kwFJqk3a46
rm6j6lnsn3Hsan1k/CT9KO0dSpglg/ZB3VvfhoXiz54Rt9n3BfjJ8/jr0f9f0kBEL+C/Jk+g8ayB9FLKTPVEmp/8/T/u8ETaef0x9D2WG3pAmom+T7pW08bZ
if+1c7d1RIW/9o+kxdMf6CLJv1Me4vNNDw08o+91mwYNMVyF31BijV31G0gkqsfst5b8b3tOK37i2KN/Y/LQw2vvKm/SZvw/9r4ywImzCzeLLrDAGstqNp6Z
ZJJMbAV3iru7uzsUGKS4LbCsxXVmMjOZiSyLW3HXUpwibSkupUjhUr5+vW0ns3z3/80SNhuZjLzve57znOecI6yA9bf9DFxJGlRQJJ7g+VrAeMRpCyV7pEoy
BdhevB4YI5mnGC5fgkU5UEWRfBFQH5/sHU2IgfOoFFhjYnAA+M2+O/1BWhfwjqs9v1XmoZS5iuWAVPEaYM+cje4iWOQe6nznKpKO86a6GmLHFDxwjGuOLHdj
dUcHZVVXa+gmtEO5LC0vs8C3t+COKAUbJ5WJJ5R0KR4u+c3bHBwllUoWOM1AfWmKa5F7rCMJ7wnMhgoAtifSSyAXH7d1SqgvUQEhgZJ0KSdU7ZbJky+wD3aD
GGh7KTm2ZVXybeXETDMoBOs7x0PfeBkl2z64hYDX5aqWnifd7V0pGQHtIEzuq8IcC+FpLD4vWo0elzRJ+xB/lgBtAxSHxP3ct2WtPHQmm8u8plzorAb2dpxD
89CjkoqqViDbn+KrKstem/a6a0sZ3k+2imJgBQdHGtnz/2u/77oe2qpbJtS6Zhkkq+YOeRda2VzcRCVZ5RdxFec1oL5klbkf1MHK1gg/dAHOrmCMGJblSc+I
16QUAE+UJhIT9UEzvBbxanQUsU/KjkZXQCoh0Z9+x/wRi+TFIjkIg3tNXXDCFeWvIrni/MHtdbAxx0xpU6CatILltNvoiU4PQV47ZwfHyNrnP19puKVl6voN
DUXbk56KLKautpV4ObwEUm60mJuZ5ojucObK/uO7bom/Ap8rPqblbRktviObgC8WfYHp+vxqHv+DtDmeaE21tcKrK1sQ02wR1rsIvnjEXDkkwjr8t2+Ls3ic
JnyMOyC/K2qN5wkP2dk5MJ2cF6xgxuWk9aY1FoNrp2ibOOIa/K8zAVv3uSH39ZSNwHRnBXclvktSiAUlGeBc6TrRdAEC2KvfkFUyn7QTwiuWNfJlru6SR+Bt
+bfCupYONtzW3iJ311Lo+BZlE09c4XfJ47zy1BGCklRtCimZVXRYOt33ROKyn5JabB7ZQy/7HKjdu4FD5o/FCSa1sCp6wlenqDV0KZ+/Lt/9UDbW+Thxn2lG
3DrlTjQsvF4rgewtOa5cAIgsT72949JkFDjVdcp3BriBnXJX9txRjAR6ombJHupntPlmnZeta+2GdrDayBfC577anqYFR5O2EgPtG9EnGR7nPbIY7So8C0yS
dZFaxWoIFumcfTwtU6qIlBnsEdSX9m6vIpqS+6D0eGDV1nql0ehhnKFraneG65YeDh8J9VIuzV2z7UnuizCx/X1YV5ZYShhPhtjcDq07o91Dd9OPLf0+dI0Z
Z5ypZ4/+Q0w/emkgiuzlm751Hp1U6rOWy7Vy5v9syBpjPC+76X8evGXo0SQM3lax0dMP9eJyrmDN1RUVI3W0sXa2Ws6eZcP8Vr2EoAJDcuID7YO3S0c3sBn6
gj+gi0NqeE7gAL0Y+sHB5p5FSDNkKq8AGcxr9skXMy4ajZxtsMuYG6Zzl5QtJ+5vbW+wlbE9l5a5LdTdmH6VHsgHkrVyDjMtcziUgZG0OH/7u5i6yvyeflE2
KNbOVAr5AnH6ctQ/vAiMC4+z4kb5ORg8zgjZvxBTfNgavgk8Cy2U36eDuiqGjlCEHqusdUPrSYVnl20PeXWp9GrjAKGolCNTgzMyGFEvEPFxTjCk9RovZd0G
W9qq5vYN1w2yV7XL2RXpFjk/b/2qdGnwN10jeCwekdf+1xo0LNwxNKe0I9M3dESbGwqXttT1Dd3TnM5Z7A9k9dh23ERtpYzXQ3e0V/2HwQf0PnQeGhc6iBXB
mVtH6ZoZM3TR8E++SurBVOcmjxsF6o1vGBdIpVvo3bp5wX5AYni6IsY5lb4t76htQK2G2ch0Kb2H9hj09BGJMzicFoaOG2YE9mpeUvO279D4nZj/UumH8GGd
HChFBxgbh1rpOmRPKqse3EudC03Qz9Zshr+G1jYYApsMe+gthhZwD+wOepOcg3eRvv/M5UZ9jr3/EX2P+oT9LaWiwFVGQgL0ALKNLiFU89O3taMmwmt1/fUj
Sp+X9VTOD/czXAs1Dq+EtEw33ZxQlJ4PsUfOC+A85TE01v2mLrZ39xP6RVmQOs0YY4BDAag3qYd/1Q/QHgz0yd4BpWsrb43WHNRUri9XsX3zBHXd0GM6Ch8R
jA7J1JnAFBX7/IyUrID3U6O1H5N6KABFgfIxwaFmRzi1Zf/J7fK1co2RTVGdgmspq9GdJEtlbHs/lViGX9X1hc1KGN8jKyU2hNmj5gh0VJStjA6lq/dC3Wga
HcVsVDaDCpU/CzJLhyhnBvNDo0Js1lWHtEckSH0kBtHwjkZN4lVHcoMH7XTIInqTA0oaZP6qiDOwfZav/H5IQJ+Al2naQW4PSJ8JRJiJXLGvvz0zQ/Yj2t9T
Ktue7lHcIWD5QR0HE8uLwMQiEfUxkfQPkREGLyI/9K/1a61/hKNGoBL8SL/Dnk9LYIk2YoW1f3lVTbRL5ZX1NVBVwZNg8+wr2jvwFzqVc3NVvHLw3eeb0JhQ
5CvKCZ1wfSsdLlpIzFaxRWY9yK/8K7BkEg9V0LXSWeFBWl7kXtX/2Is+ouXazWBHtCcT428uman5hTTSldUvNNn0h0CCamtKvvSosaf/MnxYLjHsNV7WnQuo
g820uW4v/BMhyckKKbT9Q9H06cDI8C/+09Qr7XkGcPalzganqPw5YXKEQV+vubpCaKv2kqqthp37lgw3onZr9+kPlzXRybU39KTGn/2CngttCHkM3WjG1mTz
cOAWHdAt0nbVvqI8AFp3neEiWM+QElBI52BebEJWP/iWa1V4MhYKbKJFWocnk1DAM2C7MYqFDw/pJykBaHbomKESedmYUNJaN0XXv2QQuM2/T/68OFfyWKvW
rjOuBgZqr6DX0KWMWn8SMug4VB0RM5L/H9SySERrw531jHD0x0Yi+gdf7mYfORoRyY/jlRNF4XHuSXk92CPb9S+OVF55NXmQcuPhPE7G+X/hS77UmZ7HgSp4
nMpGrqg+F1OEcNRCi7jeRoxm8cpZk5AI3Hr5fdURTv+Ux1lZiMeh2v//t/JvrCssY27rMN2aTD30Iza3dJb/euA7slIgTSamOzJxoS7SDOV83bmy45rx6itw
XeYM07fJKPVFhj0f1uZgpU67SLcYOKB/zBQbl4XZV5yizipw/TnNMW8l/XW4rVaey6lS5XFWsflDRw3NCD9z1wSXbU0m0lUJ+ECAvZ0i23dMJzI7qzOoK6sY
nMm0VrPH31LFelgdkkOmrCu5nehkYmlwW/1ieH+gHuQ0RRNdt8U5BjjY8ySDl8Kry4tHHIieJ0UgRIkUBvsau9AntlViRkMDPPWpzhR7PTTkrAg47ZXotwq/
r0WuUTMCLVd5yePCg5XVXo0FGIstJnh2iWxK2VogMkbkXOHKY6MRTrUN739ARf9V1OdIIDtTTLWGr0E7t5s138jKySH76/Pran8fnhZwwLN1NuNK03b4DMzp
OXLH+3gRzx4rMt9du8e30nec7rW9IlQF/UCv9LG3eThcL1ik3ow2ZPINbQ3ppbE0Z9Trb/thV60klErDVrm2In3ESGNzgDD9O7ZCfT18Eapg1Gl/DF1TLyC+
xnOhnMCbQCIFUo20d3zV6QratrFbwQ1aPTiJ0WQNoEqJFWon+F5Ty/8TPql+30B7oo4qPlwNHEJPgVJ1jH9y7kWYPUd+Z5bIPiib6eHQD7oL9GSzRDtZsp9W
a4epF4eCqUmmbuFfUXlpc+Yk/AZMpVuXXdJYmeMBPvyDfj10WHXAkcXs9VXSXCEB332INnh0d+n48D1UrwM++Q5VPh9thb/OQQ9gOCoCPZ4tOX23zQ6e0Nrh
WeRaba4ZVX/A+26dqL4YRjT1/Hep1wYvVEJdUspsIv2aIrbF6AsuSxq/rr1wW/EUe1ZKbvE88UVb5bT3/AzxJkGKJCfTmuiUHBNOry2UnjW3tOGbD6fnuQrr
sBFEkuSaraYJF4zIOC/RiC5YOorYV8dpCmYctZ0Uotazglh+vm1OccTYL1KOtfr89yP+wuLvbY58wFknvqJ0hCBoYtuxqmm5GWNTljj7pm62OW2wu34ae+5p
LD7xausLe5rog7CNp5XknGxL0npnvL2q5JVJYddJ+2futLFRQ+KnRzWRaKTGp3tl3h96UL/noKWWXZUxSvIxs5X1vuSOmT3T9xc8T5lV2DjjK9OsTNzW0t4h
+Ys674hschpvbGGNRcudeSXb05cU5BRUtpfD6kbGatxoNYKvwuNxfoYDQy6K/lXyOnFg7ETv7BKAf1N8yVkuuvtzdCwQ98p4sGGtpDnAkzR1fRSOckX2nTgy
QXjlqA9ZOPm2DSwE8w85Tso2pbxOfyjPs7GP7GX6rWRQssE5UZrnScKW84vcnLqpv/38uFQs7+L+Pv265He7V1pF3CNtRSac2dP8Vj7H6xeE5YlARUl3RwfL
fuGLeLlktGN6ctBeXTzMvczROWNrulB80OZ3HUw8l7HMGhYlmvs79faJRVnINfFH60jncP629ExbvkQnyM/UAjsTWGsuL4t/KLUG/52wl32+oID/QD7C28Ny
rUSSWd28K2OaTSJKsD/JfOLI8caZlwufgOI6uAlwLXUeLXBlXOH/lH5W3rsYi32z7rLrru2wc4FrSDHkkCRVdfV2a7awx4BSZBcH5YWbJm+u6ExxDBWqE9Zv
qeLoLXxiQsC2qZ3sXzvep8ZKusZVkghtk9F55l3ShaJLfHZspQ3wwvBDaAP8Gsb9NUt7qvr7v6FV2+omzYVWCmN0PLiAwbImhRL1VwJDciYHY8P8YCPtslI2
9+YOJBj70deIHDigEVL2rP0Btq2Yi/bK+i7U1beBWKI5JYfASwYOZTE38v4PtoEfqj5o17p6KJ3GmdBNcHyArZYrCnRXJao6QjtUa32/2IvUGg3bl2kPp5OJ
wR7wrOAV+oa6Uu4FUuaPJ/K3qaAZoc5ZUeGhrhVl7JWxB682kohsQNIWJSGtkRq8dN4s+U+BgE0H7HF1KI0Nj6U/GNkeSVHwLjDVGAQ3SfSlCegt+z6mHJRT
Dvf+ThstnU+1V5jR177qcpTWMRz+JVKupeb2jiOjJR5HNmgEb2sh2UPGNATUYX+VAAK3DyymObHW37aeERwFjMbnu23SrwGjl9KekkZExLxyanJ86Wj+eqWf
Xi4b7b6triyZTen8L6npGBsTmnUxvlkGQH/Kn2o4E/ouNLSEI8/lH57YCDgI+UrnGfupu5e98W/R7ckxGg77Ohla61+ongZeZIslpDbP62b66ZvLf9paXWOD
LtDx0M8YH0uWe316cYq6hTHGqHEM83X2dRN4yafasYL12bfhQ/4s8LC6mGwu74/+arhPHjK8Y9jojvIMlcY1bKe/4ulglAd+pGuF9gS2qXvCkL8nEJIk6hqT
wyAf9cC+Sd4Et4fcwQFMPuakYVzOvCWO+pJcsL+7um+WsfgM1QNIAlRMNP0oPABeqr1j+LP64Z8c9B+33+rES+eEqwYrh5qmlhorCoYQ6W4l5ZNesr2k2tJP
dKs8eDgefR2KC73Wf+/Ggw+pVTYTzcbdA0UTraXUS5FPeTP9Br5TPkdJaPbxWxLHsFbFP+TXlpak/o7OkKSpuwt72TI9sbGly5Y4/Pns83+I7J1RKe2m8ytl
d9dy6RDBXgWbKdhrPeWyZk4SRNMpdUG6PbQQ4lDOR46x/vU3LD0jeCDeTg0XhqQPRQNKDAXsmbKajIImCjsrUvnfuAfhbUFAyrbfjzMS+da4LeldADXVXfRT
xnBypeC5dHHGPNUSZkdKU3Es1QRgW9U/YgCVkSqf0E8FXvRn/c905R7+j66Gm695mgFD+TfJ59XZDFC05AT4AzHeRkvHyp6WLLUlpHKwPwhnFtx/cJQwPc0l
zbPs8dSULHM0E0EZESszI5xZmJHjNzxO/gb5YvbEvyxGmZiWXxPnbQhh48yVgRvyammc2sC/bZ+PjhMdW18c104wGoyW33DdzYzwTl65LCUSsaNIBOa7KdrC
XOrZhRVaeeL6tskZR4VslDtRnoFvy2wkOQmUiuT2bEIl4axR+7d9GiDT1BaD893FmS1ldvzXgEg8SJEvsIkGgmZFfcEFSVPU6k0UjQXeywEnJEnzHPPWA/rh
NxQbiEbe44qYwA2wDpDq+81VKPrNuwKcDN4Eo7AZoqq2s9ILrinip4l1QJu8KpDjg4QPJOxY9h5gnqC05IakraUzGgMm47WkXUSOteektM8pr2Peic3g2zzL
MmtIVgszoCbgUfcqVKgcnRybN8Zy2brMY5My/DS4PzYJXyLtQneVk+mvsKmeG8K1prt2tmWbK5vh3uRKi2vvHUn1JMZJFMxkcXfJaPlveL7yKBQnOwXEelYJ
Ozn5Tps0KFgiaym+EVuFz/bzd6vlEjFxBZYHbvtiDIxypfB3/KypGvBed558DoyjtwDHzM0Md4XbNAeluzENc47/3r8bYI/oKR48q4/Oht5Ui212+V5oIca2
cxed54F7rpDqbGFTZWviieKmLaIuFuGMA//5ruqBfRqrxBKYDtYg62peAVFONmNeZXMv/xiwNcMokjIZfSu+CWZjbAvxCBqijfJ46IvuqcqXUMtAJ9hHMr4f
XCHhO82VLb/SOxi2RYWQSryqSC5Pg8TwtiOpn9agc4Gd/g9wsspIL5TddF/xN2XYs7RSyQxsO7BC/B3exkrJ9Io2Ms6sh3JyO3lIKjbCK+dPdYW9jzDAPwK8
pIropSAR8+jKq7EUWbfHpQTiWrV4f+RgIuAT1Qms/YaPRI1VF1UfTREiUiyWtxpVhUzXTgNeo7SpKfky63dvOTWeuXNoy8vY+OunP33e3xAcDa2zxuAyup+n
oYSNQzuRy5QGCPap0VHkbMfD5ATtFzNWPt18ztbim+Rr7yBlmrY6VV/5VCsl1pNr3BfJHb7ftR28k3T7yazgfm9v6grMM8qoUp1ekhGqmQkS3yi6U1rpFRR0
NRLVQ4861znnSD+6Nb5D0unKLUQ99yA6y8cPFOkwoCb6ONwLfZfEthD9oBukPFlgu2xbrxmLHgavUANKmwR+Su+hzjI/IwroSeRNz36JBaXxXXiyawL+Aq2r
Oq89pPuxeCLxo76Of0zhWGyob4njoP9ZcomyFzpKXegH/TXI1LpRrCv/mAqBbz2X4LrQfHxC9lBPt9AzuIa/Bf0t4ZEpjWTwoKUZ+Uy1wJ8KWdfsy18psMny
gHQf23Y90lnpLq73oR6CJczgHT9lSzUlyiX+Nv75glR6a6ia4ZDi9+Ci7bdDitKRGtxfBRgczNi2nmDze6+DuVt7Mx21H0iG/qBdXjZVz47+vggrAnWx6PAb
akbO3uzvXDchDm0ct3ru83OxwawgzDQWzKDT4Yryw/rrBHtOHXb3oSy6m77zEJ++6VPkZErZuU8l8iX6sdkrbKfQ13g4GBNMYV5vHUD0DmeHb/oSAoJg17I3
ITauWImIkQrI+cVjkDhe9ah5PAEiM6yybmS2MALzsoAY22ncSbDHfIWQJPwTvZM+El4eUGQ3kbUwRFTh8MrJcPj8XNvMGtQ0tJT+3ZGKjvV9FfjdypmpwnU+
I7LGESJTCIfSJ9L687ft7g4fIicEhoXvatoZTb4O3iNBTqXj3x6v8L+lahii4FpZP9N1VPLwYyCS51ROhxAkItccUZnwM3RQ8VJZAa5Mn1a0xCbSS0i2p1+/
zLPtRfhH6pzxQlZ21q2ct8aIXNm/ZlPVshC6INQvPX/bA3lpoJN/Us6MnK/KuhqWS5cyd3BF/aahudrZCcNzJgq9ZSXYfvWBeptzuuWOyQ6oz+R2yB5YH83y
1u/YQNHAp6gleRPcSX4Ijcw7i95gujMVQ510mdpqZc9JIV0QbAQ0M7I96X1bPcH5oSqwlfIpr2fvCxTiDFw9VJHONqTAsG5tsD7duaxH4AVTiXBlPdlG6auV
HgjXDFQIhUR5TJOtXUNw2TH4usMqJ4zV9ALZ4G0vS/uWddfn+XZSf6D+/1be+DyakYxtirI72zJLt8BNwrO3tdx+bXtqeDCVtf1R1g9lVRvqoO9Dc9RW7QPV
GnUzxThlpVCH4L5wWhnb7l0HrqAb3W2l/SyH6Pu+DKAvXUzT8lj5ZeqwW2fpWvP3uAYOOTTMXVmhNNUmrqAv7TNduyzsK9FXtEtc21cK7FJFKZ/ak4kMAdv2
9Ec/OdTSo95keVzmancNoIOUQ7GLlB/LP2J/n/dG+tjW1dY7uQrKI9amsGcQZI3zPpYSjiIJXdRJNd1b4GHb6vaQGbgKWh3JqHTDED6JJSmP2ytr+qKza/5C
bQcqY5XpCQ62/1fjE/75wwOrwKvOq8CrwYvnGQgN+dGtQ0+AI4u/9piIRSgbGdy2thJ1cfNljOaotaywmXixq5y66uX0s8hL32+anlFB+kLe0nMAs6HfoxzR
cIT35c4WkSu2IhyVUhHOvoj/uGeij+xzwLTkFeAT+zw7YZ6YEbH+/b+4r18xS2YDQgJkJX0jE2EbzeOcvC9UjOZAZZF4qn993+vCZaJN4trF/QXR2AfPLZfI
wuYZ77jV7tn4LvnjzCoo5JYD1bH/pTKSBp+Iz8MXoZBvqO0N9qvgbsI66hdvpSIhvtI1UnE+aWJKkX2yzAW1lSzCPfKR2H7FL+Z2wCxPnGSWc4TwF+l7Zxef
XzpzyzZbvLTXBtLTFA3mDfTKlZ35T8X6lGjHdtl9YSIaJz/teeZh+6BT7T48RdJbtpNwKy+7WojldpM0xZRqM4l42EBAhffd3N4nsD02gemtgcG+Qzaxu5+H
zmxta06+ARYLzom6QaPMftt21yPTFsUU8L3ro7edb5uTBtMj5Bjudgpt772vUaGkTspCS/+MHSVXHRDqxU5kzNiUvpnJWJ1SEX0muWdpIxXn1VWMTqgp/5bc
DbDtz3PsFATh8bK63q/Urz19bF0CJaFYX3EQLj3lne/AdS6vA/uOFGZNY3w6cms9qrO8NrkHZl9ZK6QNxxv2bh0Z7rgN194mqgBsJsdHrvPsTR5BZBM25idf
dQyx8zhrtHAo7T/fRqJhpUErg3DNYawZ3APuJWOzlEbosDwz6IAeAg21zwPL9VEkO4MgpGrv318anb9Qd5H5AAxQ19VgfmNGHDwlLIWfUMbQEkbqY+9RNJKK
yJBoJBGpgdTgRSGjkNVGV72EFDFNhy/iKyBYFaNkW95J+q3UGWAtvbNJIw9NTrGFfRE1xZxZ5f99s9j5MyhGjxNjFWOMd7XzpafDHDqlyKgFiThj/7d5y4uY
VcXyEhv6BvonoQT8bQOt+kd4Z+ll+gtRt8+/e6vWuuaBR7Q3XQd8h7WryQl0OZmyPA42msfj7ujxt30+G6oIqA2A94J6vTYFLqF/trLPRhuqbtiu2ks6meXE
NHcRvRHixOl/e06Dn9C/kB3TLLaplMn+slAb9Q2tDt3hWQxmSqK1Kuipfp2yPuX036PnA0c0x3XJeEhznd4LV6Xn67LVE1TZ+ChsXfgxtB19rZuh+A1+W1RH
a1VM8Rnpxf4jgYaB3pTF1wJqAvXAtSb2aIn3wfJx2qXUye0NQ9XW7gi1cJxlzrlfBV7TjO84+tK1pqQnNEDtIU6iNrCvpr3igmYVk5DxzPNUVR84rZuLr6O+
UsRDPsEhfmusUngb5YVf+6uq66lbf+4FEPWPc0Spa+G/xGRp+L4bmiLdfpUZOu6ykyXyytB1+KlyAdlVu46/GlJRFtVEYK7wNXgLDau0JPtqzMGmKWJ13ype
Q9GEU+HVHIIWEzXl2Vi8chi4XvhOiNlWeHm2Qp3b3g4WU/PVA92rNAe2sD2DyfLxdHesLbBXY4TeMdnMqwDbtt+Vj5NgsY2VUXgvsHleP3WciqOjJJfu7c/n
v3I3zehCJWR09Q2gZvh+Ve4Ss9G50mxER+AMUepFPI1JjS/Nz559G/wp6CRyG9GRMbhm+370PnDnAse8HVVJwjzmuSTKuyCcCLBRU3WkCq/iJyxaFYn+hH6q
8ZKR2u50xQ58nH+24r1yoSvAjJCwPYBYyz7HcPcs/nOilw8qNGKz0HIybhEeZ7es9bbRmw+V9AFJ7AS6ODkDSIfL9Um4dJfcOBPh6loTeT1k7/fN5I2KnSqt
cJz6HXqdHFR2k+BF7lbxj71ZQWDoDfKKdEXBfTWfEAinEJx5cbwv8lPlVUf8g/cj7/j2kG2oOWQUkYnVyRhJsrHjEGtD70MvL/+5ZyQ5mhkNLaEj2ArWUeh8
EropPR77iokjNKrHsifo4GBb/2N5L6AtlYN1JVXAGl910Eq9Ei4lFsriPBpBJfdOYJVvJJaAiTKIT/+60y0oPzVddp3fH22ASmUn3R0ld5L7ZE6Wxyli1NHe
eS4+HaU478nD2VGEpcWVPXUKn+KZ2lfET66PgVT398IYtUQx1LXNbYOq4zIlAL0jZmTU8dxAv/ZslpnI8+glaRGRhB5BM7W5ylLtPQom9jMQPdzTwrdAGQ35
4tunbMaz/tYnIooX9Z/1WbtT6clfhjX2NSdb6sYoLmbc8g72zzH/QOZhnX0mTy2iDq1XVJfPhHcS46l12EDde39/JXuMDcvqQ8xz94YNhqOohnHBTUk70MM7
VFrDtF2DBa4Ilghi6aXwAe97XUfNDdlreinxoyghQty8Fz7B9kP8V64XjhVJ7dyvsYsAO04wiZytTsrZ6LZltSdCVAhdJeeM+HLnSv5RYI/cRw/ynPKNh+6g
A8imrs02tgKmkXYldty8UPjSm46+N7kNSwk2s6oRDtfByq3O+dJiaV9+XXUgeJuSmvzUclwsnSaX+3nu36lIer4avAqfuzB/7sP8aS2y+qbgV6hMUwDsS+9S
P7SDODs+vRfrYR0L1be/91pkKlMwta+Kx+P0dnjcPtWDJLc7XdgEs1BVvU6ikGngLifCjpTT2wjh1I/zys2sQr6U7/nWly9KovneYcBqfKzBYOtDcWei/9/j
9fuKiF3kIUddkY1gmLjcahh3DxBOnSaXivlfn7zl6AkWpOf6buq7FEWB78H7ldhaRSORRMbIdIE9igcStaIW2Q+OqEX/10jdUhQvXOcfZpjin0NfV3XxDmLO
eTrDQ6nXhEazKFjkuYeute/AHtEDMrcZNsGv8SzFavVrahY6L30UtUO1wvdEpiV+kPWCzkl24gX8J9pe5lLPfP8Gugd9xNLGesGz09+eful+T71hjnjZc+dg
Bu0dCi+X3HDNoi4TChtOtfXNUOyHpcx1Kls10LLbcICU+naktEY6qpYK5gEbA4ewis7W9VFDd3wjeAf+Hp8HHQtskbUDMvm9M3MopWSu7DvNr/LOEPtstsf3
gxrXIyImZxGTTizJydX+iiFonKoNtsP9wPle9cgZcsuont52he+J+mAdgq9tQw7D2Oh5IRZACcFr9L5NoiBrr3OjGTPBmt7aNhzdiz4TfCv81rQLP4vfdLck
ernKxC+Kz0o7Z/SSsnOWpoKQ8oSkqmmte3vGCPkJVxWAbcdX2nZbqlvbOOo6Mu0VMj1FvWQ87moKkebhn/u8whpKbwrcKenuMku+Rnd6D7nY862tYJFwhiBH
slKCAPVkLxUJEHsumbz9xBXdt8WAdLyysXyI/Y6zKXC/YICjqXKrtBCaiQpkj5xsrVvMJ+xTA4n7hHzieBV5FXjVkJ2OSfJzYGpxW/M9V4zMRYTT2TqceNk6
ASJua+/kITxvM/LdG1J45dZ55lLbvDAtTZyaMVyuk55M7yi7WOVnC8cawSt3ezzO+qxc+R8I5zrwrxslHeHqZEVTNdgJz2vpw0+2jCN/9R/zt2X+1s1uyUzn
KPwtoQemSPegHFiH23+M3Mcxwsi6jFYVjMFfKI1AHyxVNGeLT8JmykBbQLABfecl+asEsfbJ0FWAq3LR3/+fgWW6K6B8Ga2wyvyek+ImeA98i/iApBlU6B7j
mY7lyOpJV8nPAjPtloR7qFtcnz9GLqiTAmTK74o6uXa65oqjlTj/trSr1+KMM1VwHMBvbWrrXiUaZppciCc3sOT5WmIrBS8SBqdfd7K96ouZRSUEQPhEGblY
v7STyQXSxsujAI33qnk8NRXV+O6CP+OXCL9qi40RdvQ9y8yUjnQtL/C6eit2pffEhLIpWEb6Rek8YoFYbflK2V5+BG/sHCRWCbp62GNHUjjXDRcW20fJTvti
8a9j+nlJpxNsQ9SVTPAdtjw3rRRWkZkVy6yx4F6gf2Yt+TjnEfAQyh6ZWvVxXTE9xlM9u3lgPSkINSLXZ7qImkETM1YxUtsllAg7NDnwUX8fuJIvFVwp9qOL
4EIHmzPOCyiMZunAkFY6Q5Wkeh/orGLbhxPaK+rRDOXdAUKQC2oFnPWW62dx5Uzy7otpItfFo38PleEzqBYhRM0ef6+hM95jwXl6MWgMO2E1fZVg+8vn9AOU
izzf+JXEJcaS71MYqGh8LnxetppAfXWpDfqJaAs00lwT/bH6IFV5DXkqXmfeNUTLHFMNg98FKEU0eSnUSFjJz/YCXjhrKdowj3M09Ae4iijWZyY5YjqR19y/
bqeBG6Q8NA6a6O+laquhdE38nLkb/5uXxfuf+9aUn4X61yNhw+M+BbOPNsJ3Ybd8pCJaw/H+f8znpsUfQFe949CpwFM6mjjgexmImFfBK7dfdcScCDYTZtK6
MMIjE9bTDZDXIKaKD0nYqLtSuK6qI9w/tzbankmFr6SO9kXMivyXrbSjCzN7Mb3gfvaZgN2YCCfrasvSZaPgN+rxULvNydBTsqvsur8t0RCfQvcmK4vqG56R
H4FNVAfGo36D75MeIg/pGhGMYa86HR5k8DKt8V9LYEJDNMJX0Q2hjSlrdE+YxS4Z/Ju0J8D2imvmfA98Hc78hLMsVD6cq3yg/uifpMwn9sJv1UF7J6om0N4/
Xl6k7iNX4o1k04V28DcVn4gC+WUYNVi7SRuC++mmE0fQN8E1wfiwrjSLdBNd6baKgcTnzIt/nO2BqpGoMrjbnAToPMc0I/DTIa+lpv85dQ7MowjdE2Ia3Ci0
XnVWtpUQaTph/RSDVPl6HcxmWUzub0zKogliBVqID0UPOtf67zgOpX+n4VPyOvb0tuKXshCaA0Kuia4Y1xDMozvtLjXUdLFH8mbnLXCjfSNNaXXUIlkrUx7A
5i7uEBkGseeYD3f41NvQAVScmzO+wuPMb/70e7jznGCXX69Ykbk3/aKseQasZaOm87JaFB//TdlDJrDGBOKhBzo2/p8PdHLlOx+imwE9kQwNQtcQMbbNhouS
jZKBvlrQy0IMrCFkx7L/iH19rgP3+f6HHzbUZcQH4a3i15JzhWFBI8F2D5s/yZN1Suu2YZTyEGCUb8WnYkesnFpv7jn2R50B8498leRYyUP+PHsDuJlsBsqh
VeDW/nDle/G+qOsrn2v589FIUX1yFjpW/BM005GZOLXuFDTiGvgvDPRQYFS20b2R64tkTp8Ph2qi5UT0EA7l0pfyUP/cgk7xzH4Wv0fwVySq9Z5OGTX5bK7t
rv2xqpp3gn0WedTdTtFGjVu5KjL9/Qped67yVXCN81SDZhbPRD+tHltqqRdgN1TP8Xu+nyViwQssXmcgzxW/lDcm3uBPCZn9O2qIYaUoRZXo60lt8y1008KD
mRR63l9EOsgY4hW+110CDdbkZhYaY3CTUL+xNnBemaciLK+8bAS4yzsTuoDVT22hfOtp4rm88QW2Fj2JTWVOwQeIwwSPkChjye+IVej3RAVXKnbAO4dcAr8E
rkKzoMsqEd5Y2sk4Du4u+UZiUK4y3QUbODrZxkhXoI9c3RTs0TUZCyhfQGIw3UBI1msTsf16hjwHnCKfuI9LO9hL4BeOLmo3fjNuDTwNLRbM8A23TIj5GmVf
xzna1ZrxzEjmOHNQ9gRKVu6jNcA0eCPWG8uj5puStN8GmpAmeDJJaCnintRW1N2LkDwtuzrGWv636pC0NxRFVXM+Ipu7VsPs3O9F4ec2DVQTfx18rXyujZZO
JHjlV37gqNWgV+WCKmoI3AhuC+HUXd9tN9sPqO+4DeRJFP6xWG9ikmYAvY5iZ7aL0KpFCdrenjMamWyhsyl5n5kCPg9Y4W/wHeppwRbwMf8UAdvGxSHNkAFI
d8SOCJBOiArJQEa7yiQC4VXokn8w8FwqVP2oZB9NZWCjyU/ORA+ZH6LjNO9K7uM87o5fvIgKm//wP65THlT+DO/l60us9HYIvDR8OV/3C34XjzOuHinHiztD
9c+tHYSXklMoBTNclaFJs30b7o2Xk+H219ZbSPbQB4lOvh/IbsFbGp0mhojIAvI4onYIp5IsAgs2jLSRHd0uSmzL9Q8kCoHxBPtc1VSlCboxcv8IOUDztPdJ
ILucTiV/ffYMyBdf01w01A8N0gGUKKc7Fh84B78PHFMt1hQAan1j5nxweHIz+01oiueSYYd/vn4Bttd/NLSQfghWMLeEL8h2EttlHYKX1D3hDspe7hf4FGK4
qJA6QNWjD2GdFRvNS7Vq4gdfDVyvYB/ZDscMdAXZNXAKqqmcBfagpxoSAkvpgKij/kioFZPAtFIv9pdp1oR/R0/RdmcvfD5d4CzVnlfPkNSWHYeLPmGONYpE
YrG2bbAx/B7+xd8JKsZaKyu5zwQ+V/35nH3xWQn0WQM8iarGgPA1sqJlX2CxcaKyHXgmRGu/9owI5WjnwjNCXnGc+w64mZRpgOBy473APL3Iz1aZ/ELGQm65
V9k/7QPYTDZFNkyGAL+hLqkdn5za3zMGUCs6YmlgDFFPPRsbCwZFepHW9s7BvqaPPCV4maCFwy+FqBPCduQuiK2vFW5p69uL1xef98Sr6rsmExpf5Cy+iOzm
38YgJuzPN0squvjJk0Ur3SZwlJONox5LUoHByqluuWu/u4O6YWpIxp53ffEeQly12/4CrowBCoWiu9/xae+jZXymCfMt/Y1iiJkC2d5MFK8KEvVH1VWkOi8Z
AREdMtY5R3YrJV/ZSLUOMlCFUIabjeJc6cfdV/gzMyup3kl+9x5Ine0qpz9pOQqE9uk5hWPNDl+x85a0Cz+m7myw3O7vSMRsi8j8Pq8cxU0kLBaZoeJR4C6w
pYPybSJdnm3SvortEEd36H9gqsHSJOFUsIuzXbEcom1pjtlo+WtIuXVWy1Ne/lH/UAmrr27u7vUDw12Y8CVwroTt45XKwx6v4rLtAtoEAj6hsaNQOdkjf31H
ZZffPhT7TiFEY5zd3RDVmLJjkwWtMSlUQz1TynjbkPHQ0ORYLI7YCu8HJ6p6YbX4Ff0HRaOd04lHxNhgPnFRmoZLBTVcFbzV8Jp2HTrErfR5hXO9QwVJkDf2
kXc+tBU64VSKfD72PuRDoyE9eJp4RXYlRqh7KmEoC+ynLJWs8ia5h4luCi5m9CXG0DA6AlgJeRRXndX9DDUZne92kbftm6yT3fM9KeQ4Zrh4EbPHP4bZLb9E
tPKdoL9HG2Fsq1Vi3Qq+ElfVLJKD0ADHXAAhRrh7uesyPtFX7kVgIfCKNNAjVQ7dEsVwXU1ZFcUGZ0XtUpC9zqOhTCq59KvQcx/oG6+rSvfEW2A1N+D4b1u7
qMdrX0CpRF2Nh+7e4H1wvPyhGyBrgXrNTZo9mseHCw3HQ/nqC8BQ7ejs4TmlOrbtnuYe4l8v6Os7qTdDA4PPtOkqTgaEV57ydTdZhX5HPDBG0Ru27oXekysh
dmQHwbMVdGAO8QgaYBxlXQDvD7FtdlCztTQmt5quN9MoRwFP9Hcv9Yp/gSzkG3Vl2QNoOT1CvtvGjil98r94sYgRqcXLRGoiNXmVeD6GD9f3d4Tc1lpKFXFQ
FV+Lzf02UPBlKdQtlUUT8N1GF8mD2ohYjztr4M/zMBd9g1awD2L8ho5GMXxfo83iVOdEztssH2OWpx/mlaMS+Nt7TXh+GUivp57Tx4ho8SplRjBC5IgVPZL4
VSktAqeByp75hL10Mzwt9IU4W0T+JWIGGGtPKxniJPnBOrntiDxvNe9H8iPGPtoW2ps5HsUgFa1LZiZqx5PR9nJZr/+qPkhdWQ9lRmCc4TraXDvKEaVfm/QB
6koWe1YwNDO4wfPQ6+CuLKXqLT0scCDUmrluu5c1UvpdKEGWGT6lE2vmG76TfpWTI7tFpdV7TW8Md8w+y7j9o1S9XC3VucDoAOqcKAGMcaHFrnwV229HSAtw
D07W1QrVliUS32jrexYGvMxhsqz0RSA9kS87Rf8ADTFshTv5T/tjwrNUfNoXLCF+Vc6R9NUw2rBWk1piVNHtmaHUU1ol2x+6GozTqP3dc9d+7i9T4a/c089K
b+3VwBTtuhy3oXnAp4L9xcEEsjUmMN6HzIGRDJx+LShjNKQWWBdck5Our2A8ry4sHZfF9uE/Ktp4dH6D6iZW6G+U2kDB+PfTN5zHsenoYccxKHdFtH+B4he5
yG1WxstXqQZCUlKqKkxlX4NEkTn5VwmPLKCaMy6spxuXsz3vEtlcTy1pYyxacodfZu/pu0KUN0o4FCl/xBnRPngHdDnKSL/xHcfjFWMU7FEqddTMRCS/o/VU
lVQvyeSV03C2BV/ATDH7XP38y4FV3jvAOawxNppYIupmmSUZwyyFHknuSwMKtvWP/lx/shISg1RHYnndeHOQdpLX8qHuY67G7qdyDyYjggI26tClfocOJwD+
fcMk4GfZTtIM8v6XilksvuWhUOac7MrO2Ov+ILqcflV+BSiP6eDMRf1yrSAeZzcbhDOf6z9ZdeRAcjQBoWr4IgHijeAueGTE889rNhh7JMgRVBSOUWxUbYF3
gw8gruhVOfklkZXkrHO8ybcBLPXdAGepZkmmOH6QnImAtRb6Z5DbiPOSe+om7vcuQrkRixARZH1PQ1kL1wJom/MFqpOWSl5CZui0bT+2I70LKgTvKmoVHiZm
S88DsOIymIYh0hLfduaxvzrtd9eVXEe3Ky4TEsXPvmr+FtQwaQtiBR6t3Orv5ol2zQEGFl6yTvQ8ki0T7wLEoprYROdBlH2dxZTac86TLJvnbSrqoSyCHwNF
6sOmunBjekRRTXy/HID6pYmARpIWGVGK37bora2xfOVsaW1SiB7xLRcku0bJmhFTMUoxlGwQlHgOA+3Jb5VS4JmvCsSel32UevUbwkXMIsZ4tyu/sl7CJshk
xHVIKS9T7lAD8lz0rEJimuupTfSWBMSbZJscl1UV3GwMrfLBxmWZ3QxpGrXma+ai7gzQnGwX/Jbchs2Q3WSmKJPwbGMS8047wRAvjHHPp9WamlSmmo3pS6EA
dFNdGW2gvyzUENGGAMq2nYvhvsldbW3IZuKHwiy4Bd9AcsRTuDsD/0dHDexxfATzoGvBsPt7cFq4PsD2Cer718lKDLt0eroBRegOGvg5bAv5FtelV9SpAmcN
B2S9wW2Gg5oZCsoxj/84aymWDgI71hS+Zffu5NVE0pA4JPGTF2bgVeUpkbbI+8BOMI5+R1vdL/kXmQuQnmHj1VNEoeoA9CyjdcgGLTY8MbxXcDA+SPm9iJ4W
rZPekiymheQc7UtiotiFc5w1hCMDnOvZSOiLS53E1anj8ydqGDNUO6n36iTCSVdpWNkbI+SwL//Yk82mx5LN4ZCE8I0wDFQ0Cu8MRVQ8ctWcRCLmnHLox2QK
gHqseuVmoPfOrUQ1R9jH/oZr4faB3+ktksv0FakwmEu3oXnl9Vn781FYnUkZAwZJKXw1vDu00CWC6oamMtPp3cb5vv3oWNW14NqUY1B8cJOuJdYv3Ig5Ie2O
blcPohN10xxv4QQwSIH0cfV+WwJWVRPnmm5drmoVqBSqIBsHHAk4jNWD7dVBVCiorOmqf1TCjtw0UWCBWqEfmJ+lZ+iWDVrSTegLQQf2XjoeipHuDCQIulOn
AmP9y1Cl8ET4PY0xq/xGebfQj9pewJNgQJkIr9dfDzw1fG8WZj+0Fwh/DrRhjpMFOR+sk/9a6z533/nMAF1UZ+CbmOq6Gllt4EraQdlmTa5ujqpUuUHlwpLU
x/X20G50YfC08aNWq+/vD0lHqL9lXvnZlnW6m9DMVqcTJ9GHTFHpEOIE3dryPqdPoI43sawmqvM9Etklx7Pd9GIhZWivboz+ju7V9MfYs+UQpDH4CJG4ZeYp
pdUXr5jHsNeP9kCMcwS0xZqJDbDtVp9RDAIiWN3IeWD/+L87maau7xHqGsFtDEp3Y0zpZ3vmb/1C82zVE+iNez5xD2iokcFs5Bwm28Mx4YdQEd1Q5/Qe977V
CqgBvi6hE36caOrY7B9IxxJsHvZmVNqnNUiMCJFqSCpSl1cZuQUjKifT38/Abt8RwUBd5wB7rObpm4T2BR7RCfTbBtf1OwK16HLYmnJysrqGzqQ/U9w3xmDX
VT39te0gXE7tIB6vvHpKkfPYufjcSExwRE7b4mtOLsjtB4tkV3LeQlLqAB6BYWetiAa4seK8p1SNJ04h5GQTormG0//jRURlPI4jiFADdoLkK+0FT0/IqBlt
r+WKKtSQbJzUhV4NB8jf/VjgVO7LwEBfA4oj6v6Pc3WGMKNi92tbSHEPN5G1/KvgFNykyij9Xvn2k+99mOFpK9F9PTLlU/pQyE2+hVukH1QE1Z01a5kKrgDd
wHdAXcSvG2AMO8HvyPO4hugA8ukawFvnSMM9+l0mGdoYaKH53hHG1+u6e9gcmDKg16zK2o+2888t6+vGAIXrOc6XznefrmjznSLT/bfV5vSvDedDIJabM1+r
DvcvTTQsgoZqrIw+NDf0vaGKo3jLFZqn7snIyDnEOWIItRH+XvPU8nWAPWoyggcMjYl5UE4IgJOVUri7trJva/E7wx4omVqm/ZHK4DuCbzSDDRs904OT1XFy
CTHSYvGwbccwsT4xnp9eDS/uahlnX7H+aOapor6KJFtNy2bLVluOuaYZtFRc1KZkgcNYZ2T6lZiK/MmF3xaylSV9BEfQleqv85+aWxVDW9abOtZhzyFT7MHY
p+Z3sdlFclONtMYl45I5tSoIp373082dUTMfio3JX1Fs32A3N0xet5I974haQ0uqJrZznE1sWNx2basSbx32qJ9SUk0qL15iHlN0OWXshhfFqLlRYvXCpeZf
N/Mto+NPbjqwGSxk789/fOA/smGi/rQISRuLzN1E2mpPos9b95l3FJIRaljMLqoiQdf9WDfPDrrWF85O71bAWSE0cv2NP/82aIeuj904tHqBpYGpT8oZex1z
BHQRuW9EpJoZkecttyK0vGz5P+8F1l0p1dD+K5/ZerpkxXHLlxbxeJw9Xf/6/sHu4mQB/1xs29r89LgN8rjnGeVm9fM4omDIFypUf36ttjnX1Dud2ZK57v7m
6MJX+aot7PN9yXamZJ7t2cYke1MPZU0uaZkcEUP+6wo9LKqYf9/Gk/yU9842PGmgqZOluvmiOUpstSdYwomEreXG8XmPogdmVHaOsa2ytqpzYcsDU5fkOEeU
9T5CbFxkv1eoM6cX5ksWF00o7J6xYVOL4ikbmxf227J8M15ypPBe3YmWQ2ttKW1NTU3pxWy+7+TmTo6h6lWmR8ljU4fV2YJcMYc36bdICy2WNYXRRb0tcSVt
ZadNcZYVmYvsQduOzXXM2eYkUyVrH7MjeVRx1qYalVqaGhS8TsjmL1PUlLiKK9qEKXNM6aZUIXt+fVOsMDmKqicbLQHLuxJxwTXBzRWXLThYuqmitRI4oWqb
ot7SzOQlQkuRmd/KHm0fWWwtgjazff9WgmpOXnKsaEt+qi1Bkm+7nj8rbXbGy7oP0xtZF7gupWzImJToL/7gXMb/KeOblEl8W/GT2A9Kth3z8Y+mxwpGm48k
77P7kg/k3zCx8W8oqV/y/pQnwo82u12++cDiqgDXCsOpOvtPBUKTdmO3DfGWKbFrk9sUyuLiCtg+x3V+fOJpyyjZfUuL+NdVrN5oFxuNNzMXb55hW5k3OHOA
jdqstcxN+tkOxiaIm2UaNjH2XJPCOsPzv9RWr1EwqPiO83wSL6W/K0mw39TFxGZYfipKTJnrruj6dYseeOoszhtezNnfASkvXjSkcFHx67xFyfPyW2xsVEtd
6NnIEe1BItbv4sy/4pzdkb2wclRDUfwOa20yrS3DUsuc4KqTlJwe0XP617r4m21k2tH8Z+brJVPSLtlWpOYWcLAsXOpshIMfihBj7MBvFzU6jecavP5Q0qiE
2vlwERtzzhIMSm4eP6nku6QO0rqO4ZlHBBFVT/86P5LCn00rEirYhtTxAh+Th6Xetg2wdnJecC01B2x1TT2diWuv2g/V7WM/s7Ektg4/QWQQZKXudtkcJ8Qt
ixZYYoGZCUK0SmZpYVZhz/TRhRttd+rOsIY2f1/rNvpWfD8BSO+YtyP2ddFB8dyUs7Fs1cSclA7FX6N3N2/JW26elTLT3DHtUYbbOs/+nT3Ggq0syxxn3Z1x
jO+081N+FAEFAsGMYq+wxFSfP9f0It2QABSPSkksFBVi6XpruLhAdN69yHLX8aPtw7o3ZnYU9EKd9Ulzkom0FkVWgbiwh/CR+ITVE7PE2qpwTX5XG513zfxI
uNomKviQ3Nk2y9E7s11yogNPYzOVuuBwRYl8ifsTGgRbKt5Di9U/OnYJOtNKyKaxQgZ3N/gBeLtktAuVvJX+DIpU7bD71p1qNkdcVfwQuwxnZ04DHokz5Wd9
Aglb5VELWIm+AL7TNpKpPE+AYkBk/WKMNRJnyeumGmZTS21EO/drZR/VfWemnI0kruGIxAGeEd8SVIcOeieB1wVsf7kH8K3DjI3z7IGbunM8V/17tPPw475K
sAu97nMZ5wNL1PtC7HUwCYlBaiDVkXieGInjpSEixGaZC/eR7UVvU69k4c1KqFeE3tNjmdoqAMvUPtI6SvZTMt0BAy9yPVSEgzP+8zW5MMolM1f1llgdHpPH
kNIA5czuiszLsv0phGNF4cJO3LWAPv90lY/T99H+Cm6AWxlOoT9BpmxOTutvxzfokweCAG2I7iJQ+gLP1/wEcLDxXNmwCGfdEdY79oI8Kyno7l0AvyKj1VXV
mUr2GneTnA9MJqqq61JXyCYU/MkX5+z98rej61DyLIOCR5EzwBZkBzcGjacrQDg9FD4CHgDyoP7YImoo4afO2lop+gOI8qgkDx0ouQnNAkqhdDUf2+6qIBkh
GaiuTLwl40pueCDyqOBhxiZ7acldfxNzdnwjxUKlzz5SlYJ288SR7HjAAbIJPZC+jr3AOojWu3+gzfhjfz1aH/DI3umaaY87+ktmgK+cvxK/Sjoy21AjsYI+
RvyK/+QdlfGjerCwsnwluUzzmyJGNwQeJ+tsqOlpRwtCMX4/fUbJHgl00lFcTsxCE7RJeCL0Tv1MmUwkAR/4GldmSntXMtFQMEFxWflMjlhPyK1EXckVIhvb
lMK24XWZeY6XgTH0Is8RshfxiiL9g9Sd8XHk/tRq8A5mmkZc2piu530pX4GOgtqD7TUl9ApirYGNURh6nzqD3qWY6hkIjFffAId52aM1CmhP7MKXai/5fapd
m106XZCTb42shvvzJ14mAMSqy3RN167iQGId4C7ItkRL4QGEXBOWzcHao7fBW8qz7Bwx3m90LzhGVwfIoB5DW5R76dFkNaoMkFjCihrhK6CaqmbThNhYIApJ
RKKRjZ/u1ZCKSDwi4G2Dv2e6imGsRKEifsbXUqNS2HM/VmvxNS+aonitrl3UzUtDnUEODM8Vg/9vdoNUI79pGeeNoUz0ISqLCGl55VXl49b0RI5Gfbl3DdeV
+esTCqqzpiL0DT0+9BHuUDhfsoGMmEX/r3VsrkesGYXdY+bp+6pC3hhso6acbscIpyfEzVX//bucftlk+pTGTAwTp2iyEh/52TxTW+IcExVI06xWMZJkiVo/
NoWDUfrHd/aDTzJjIBHdnnyqeaLdRp/UA0zYtxo+SLUNj/NWBk4zwoJpfo2hjf818HWwFL6Fd4F3hVyyhsxp1S9ke2YVM8jnTT+rbql4gI3111IpiBOuO54T
0pNQO0NA8V6Z7j6tzoajCIG6l5etAvWG2kJL0OmUI6QhRIpx0PzQAyms6WrO9pdoQ/BYdF0gVw0xUs0GIp3oi9UDo6gp1Bgy4O+nWVXiUkH0aX8cGe8gi+aC
6cp+hdcVd6netBXXJ59W/ak6/Nu5PaxhpLUDS4gPHhn0iJAxD6l1rmz3quLRkCYwGWhp3YpOMNTQL5GPDq707jW0ctug+cRcmH1N6zCbVOsVywL1BFXoC1RM
8D2ZDaXIOtE7cYGmEZVK1+RfYBZ4hXBDjCE/Gr5RNFZ9XxpHsW3kQbIXdAOqSJRZO1IDoOKNK1A2jtmK1yMHqtaQ/YhEdKL7at0K3nI65SEROnH9+dpSTEIM
qqegS0wPdcchhixQsSMqOdjXiq3GoHRJ8Tm/Jtev9UBsa7lM34GppS2AFZanlEz1ltbK47XfbOni6aHMx2fpB2C7M84w7BFdDWmCVOLF8irz/qjDKkSqICnk
caw200E7ov4la7T0UXYNJXsl9fKHUTne5Z7XQQeQrN6EJWo5Mq+4u2N9vuHpj2V8T3dVNXgCkaPY47wj4H2pW0VkhMkdSULK6cMTWb/4j9+DoIH+Y25c+x0T
D1VUV0MrUV/kjj/d75E/SbDgcHKS95BSzuRKplGcPiGvHLVlJA+edeQ/GhZ6t0IbqWzyDpZZuyPY1sNep2qjX/suuNo7lAVBwS4N6Y/XRNgma/s/SFpp7Pi3
srapBVBlx3nmFWoPjPSkFXn8zaBfMdL9gLyLVobbyk7KbxCF2mbpVXzzsV/ICuRj6KA6WpljLETj5evpV9BKqL17v+Sxa62+GdlJmlAfltWmV2JSCUyFcbH6
ufYr8qmIzf6LlPvUFenahm+hdp9myCj8a7yJbrb+d2GeSqLYqFwL/UD+pm2dNpAscLX353rNvg8qRKOEvvIPUmroutoCWppdAYzTamkB8BHPsgrk7fEWuArv
JtmO/308VPj8bfvVm1XqMEgO018PztesoHYGXqKnycc6ETTY9zMe8DWB1peeR0e7e6g6Fn5LNlLGai6IJkjZ1mRP+Grw+2Bl7OuyOgpP7Rt0EzpXX5luqu1P
vSPdzBhFZ39OsJW1rX8+sADKUPxGLMMI9LcI/ZIo8UP1+8BM30YiWS2XbTDuSGHHSXrCPZmE0Dqgm7q/3Q9tdF7T/w+zLwIjPYm4CXZVHIGaqIPoLtqsXk2w
+Y/uqua+WTKeAPSMJ2+gb/zfgWy1yLdEX8U9xUltS2W9VfOw8+pCX2d/W9l7fytNFeoYXBhqH5rDrlCEVOHV4Al57ZBoXhwSh8R+WouExEJ0irZzsJYMdVcP
CRz317MjULuI6dZzeD2U0h+W3SWuig+6IuZQIRy6ur/eORb9RRmSJTguyjpDz4lpzEF9ORxNeVmmnJFwTrUNV3TpX4hojkGuPki3hJahcs0vzGPf8P/D2HfA
N211bxvCJiEJZE87XpIt2ZJHBmGPsimrNEDZo+xZ9jKbAmElQKbjIdmSrGnLCXvPtqyy2tJSRssoG0qBUuCjffv17VvF6d/5ObaVWLake8895znPcw4Xosfl
/8zg/U4CapBD09bKCakf6V4CXwg1ZOBsIXkD1Xep/IdtdePN9Zcy1Gg7sdAUyUw07DNIz9b3fAoXoE+LnwQN6AHLtYxiJGS/xL9dHTVg5ptAan4e010syMoh
R+ruaHv5G1S1tU7QHIenGA4Sav169EdyUHAWM5qfR240HqE3BE/Rg7kI/2G+RyAcb8HNNN8TToLzQbkeQV/SWegUox9qyIULLfnFuveFhnpCfZhCLVUZ0muy
wjJAWS9whjtnv5kaEYxgfPQrfiRfIAwzroBG8vPTu/iXBiJQmaCEYjBvJeDbm9kzOAGcxjBIqr6Z6T57Nv6BI4IYxefDbrq+aavpK3Uusg392Kj2/6f+6l9e
0Lv7LKEdkgp95jzFZbJntI35HaaHyT4zInaiNjGLg4iL5pVsF/SutaGwEOmDNNGeQZuYXuqlV+8IeUrfAhxoSgVJHQ+mwj8gU9kbbDl0B+mNrGG6aTbJv9Mf
4PI9G9kPEBmwFwICem4hL12br3BbVKV8uCcCeKHbwvfcvoeSrrEFuml0B8dUodQHQLlwQNfeF2J0Vx9J/DXqL3sSib2kC3Zhaupj9UrQA0jnAcsM1cH6xlxf
Ho8/DOzXVFSjobvDPaIAZlb6GfgMPbD8u5IdSt6fLmb6ByMdjIuQJOGQ+K0ojYKa2WrJYmVyWcofVYAibTm2hpbz7i3oHm4Z7xAM0AjDMEh67JHapY43TNvV
MuYGjTt7O15S1eK/tpD1R/78e65cgUfTDqS1L569Bpw3HjCGqB9tC2nfasZw/w1PCeWZ/nUE37FWVRaz1HDE0QZaU3m0Mmt7tZ7MP67yGmo2+7NiMXuULfF3
Tr2oMrD/2lU3lLbEVmOU9Ps8ZfqBY+z1WYO+M6GPOaVeC0l5jFlQF72FbQscYTah9fnMwE9cSDbV3z7xBOHzIcj7/F74E6EDUj8w0JIWmFhpCMC+76B13kGZ
k4yxfJppkqWHiaObC/lIruWSdRx6ifcHn3q30TgF+zoYN2pXAfrkRMV9fBY5THuL+Zm8z0LsaH6E7pX6c0QnjOWbMl+ZWlikCN11rh5fhTF0rmaCupKdKk4O
XBPLgrvYOFVzR18wna/k92AJyH5kjirALw1+qH5lGV58mDkCN9EaPTy8lnskfg2fR0aBtDFovm/OFLew7QIHffnwZ4Y/Mwt/9H//T/53Ld/X35bN4vbAJqCC
X8K+TU/TFFgfGMOZB5UrfEb9LuKmeQ2fQtdnEWM0Mhs6K87ytOWlcXi+nlOukBsBmDoLlykfetqjdnp2YivXWDYZKqMDjNPtUeld00mRu6E5pZuEJtCtfRN9
0mXpO40Lvclh3I/gCfoR7kLOUVKv/7nBCQ/wMMR83fLEEcR+sHfT0HhkSJ7bu7veA2ueaPepGus566KUEtVklTRmmJ44L91Fxq7PZldCi8pnEIfcUoZeY/6A
YpwiEmhKz3cXZiyixwClCZv44UwkaIVWaBggz6uUVu2wNXrn/8S/ewyz1bbVeecNbbUdouog2fwE2sgkOaiCblZAJ50L08kh0FHfCKxw81JsjmYUshMPga7a
Qlbz+Y/+S1noxNfNBIaBL/mWNAPYFSHVp7L/Y/+amvXwthBIdPXdTN+9wghnZk9P5+LPEae3P7CO02XUqI/98/1vMpKBbzy24qGefeWO1OhtPdw1RII2WejK
srIQ1RT+9v2HAROpTHsuncHngCW+Cm4+KR0bHjYB/kbQ289qa2OJXH+2D1BjBbb/H5tTcYGAJ07zjGruy6Oz+MPCVwGWdajHap1pZ+g6TDR1h7rPrbZcYXaQ
UV4F/aurK+ZlNuudbmVCe8NFeEnqTf1NsCfcRTFC19P1XN9EmIGsAe+p2stPOr/UTmI/I1upHwBe8Ia+a4Y03lxId7QOYgbDZsSo60Yvwd/QV8Cg4Qh2l7qo
k+maE20cmap2lk600usDP6Uy4YZwnk+PxzIthSLfZJ9bNw/qQjWir5PN7KvAjswHtAKdTq+EIokorZRD9ZrZ6HUjXdi38AjmK/C8dqaS2iaHX6Aq7L73NFlH
5aIh6HM0SP8KtPbORLW6k4lW/0ODdDZ7+bb4eraftTU1B4lQDzVqzQa0CbQBnWJJNGi4oKUnoM4cxS8Qr/HDPAZjpnYQOZ/dT0qxwOv8dP4ixCODHE2QYnUL
eUej1H7QkBYmNKM19cBFUEp6ODlNEZL9Iwup/vm9Zytv2ZLosbvHEB+xW8jxTe6A1fSV1owE0409mAtuN2H0WKjeSVJ0dzt8QRjn7SKo2T0cA7LekdBg/DvQ
o6plGkX9wH5DFBubCtIRHidrJNPLflehptoSbSNtrWyV3CRjCd6Zx5BM9jelVjlVJY1nct3HiQd00BepZbAURRm3R/V/qKBVjZ6rvLDC4VGjUC06mvGk/MQ5
iX+p7SwLyamqXmcnq1G1ESoL9rc91UcP8fu06enHclCqPVxpaQyF0kH8fU9JDQ5EFPv8fJr3pfBK+M17k/sX7EcmC939y1aDVuTd7zvaTbQXPKvdA7zgLrsH
w11YqeV6j3QLzdlh/E1wiXeJ+hHflg1pi/92/DrIaD6C9rVcVJ/VHqNJ8wnyqulT4yVjFnSZ/oS/B4+B9pvGsbV1mRTnr0UeJE/S9wkN/9IYqYtGnGyvtHRD
Gxphcum63uf67oYDyQp2ENlM8S1wV/W6Ityz3RRtPIFm8WuFPVAjo1Sz3CoNFxoh2UyR5bB6HVpq+QheA7YLaCAzNYrvSV81nvSthJdp9lCzuNvmB/QY8qRx
mG8h3cpxEStnBjIl/AmsuT9KWMUvcs4KtOXPcmkZO/1ecJQpTfnPa1dL9oLszZ/1w5iczQUmxjzMiOEvvIu3E/kLWgXyrSmTP8ymsVnqAmCDJp+949tZsTGj
u0AzUt93pDDVdTnQOvO0aoQ73BpJH4GWMUrDcQF2zgzmo/OSR2X34sevMEKDtSpDOe0IIIbdylyT9NruzXhN/Yp8A9DaRPQH3XO6Ky3FupcYLM4vLWOQB8R6
aAgdDQX5kB6ATCYL2RPClsyMox2WK0KFcgpwdPNwd8wG6X5GgW/p4/ReaKKnv3mfORbc7ZSupl9kbcJHMAuJBbSSGEebzYRmqvMK9Dn+G5gPyQO/Akt8axhp
pPC75QmXDfnDA2q7fJ0sRvbYW8BMUOUz6eh3nIrz+JrhUv7P3dgd+HS5VmNmbLRSV8ewrbK63FGNkc4fW74GaHyWrwk7mdjgtVEUNln3L/pVWQh+YqjK/9XZ
PVlITnU1KFEk62GeaXNVg8hj1iOaIN4otwaM+K8ty5rxqjJVFTAlcBMcYjU7bXgNkWjNR1gTg+A/uXVyv+EZILJufkP5a2I8edYrHYGfEmOARfxc0F9WxowC
WpJ9RZksJGP8r9s3wKcpafRQroNqurDAddh7AamjbSnvwb0gu2fmi997JvlThAboYWYF35dsZeqsX+TPi0mtaE584B4FGag4e5G/smw6tARd4y3TDNbM1LVV
nSNX0jDqJ3RZWfRM9VF6r+41B0Kj9GGIFIGSYy69CRnGnAisgGDfU+wlNI+dZ8qAvegzbpNuiPs70Kvqj1YS30BFxno6Nd+YzvCPAw8AQYEiOwJvkObQNGQh
24M65m2S3MzyzEgJ4xElkgv+KkhXtm2eTMVS4rRqoXtCvJubC0+iEU03ahfvsGR48jTl8ABiPtGbPgvO0CZpdng3sz285/wPI6Wz+xU/DfqcovT3t4VRrYmz
+lRRDNyB9yJ9UhawaQqUOUc/hjD+kredajsxCpvPj4D6gL9qpTNjIrw+aQiwkuvkdhlnIsMV/R1SLOdBfm+DKkFHz2ZQ00/gRWOjjJA6RltN+bAvoQ+o2uTX
nn0cTu2hZnJNaGmsschn9fTiT7Hp3hee/i5BMYaXztC3RDF7ijim2UVPplPhzUwFNoiMVV17N3+SyFx+ID/B04eVet2JsibvfkfJImSRstq2aFtd2z1vIpJH
X4MqUotS+vAvPS08UmQ2S3GpVM0s9l1hGlJNwTkZQnq1qO6/KbRsSvILojex0juRTKZzDZ2hbr7Qtcqq7xFTQ4Y+NBfAFoJLXc1763MX6Si2I3+N7UJP1t5n
GwRqVJb9+ZgAjUY0hBnak5rB9/PFZZZoqlVxhWIQheKuVse4tmWo87dNpsZTBAl5Z2oOkQQgtSTfseu5q7ocfG3KJP6ZYZ07Ba6WEfGP7xILdIcBfybROtDS
PB1DoR+FtQbSjRkKKuTGMraF/wfoFzQMOcikwDPYASoG5oBwZqZvNtmMv+BIY9bRm+h8ucg34DnqR+gOeQKa4dwNKPEz9F3FTFVtqI5vk6mv5ya0n+jnT3ZI
r3RDFQ9mmtwKn34BZrDsZvJ0P/vrITscVvgjYYzRS34A/eIFtE5kvvFjR7ZhSEWVCvM1ZGcCOu0moBO3ktvn8FJVKEXORnFVW+375S3hG8AlHUUvAWr97Uz+
pxchwRUhl6ExpjPwcGgK8MTYXLMKGxEYqX8DvtQf9FVQXdMX6VhmvKEtf1ev09bVO9nn+iNp0rk8DsnzP1PpjMOF5b4nqJ6Ooxvz3/MlgQYW2D/PP04sF7Kz
ZYqN9Gf8Y+64ZjrECUqxazWqTGzDYtOH5T9A0Uy6pqG7HhIGSCMKh2UCzQNhxs+FOeXawCe0nw2hnKwZl7UtQAcht7XNjbU1AvQTWl+7DZbO9xjLisAyZCoT
Thy3TCP6KZxmqZWrYO/p48kf+QLPZk4Lt2eaZ7WjHNxBbj19nTdUAhzMGFGpJkIhC3v3O9HWUKaSAbYoWUPZzUCK3sFvMw4lT1o3+pTopRxptLMan8yyhhJq
q7+LN5+/6hEDNeRrQlc0tJkzWsUOxD6gmjtifRm+MKajLgR7qvrZZwuh4grNH7LVmBerxlKO5dcyS5HmmsuknT7G3ec/gqqP0/53nVnCXNX14j73T9HWxnYy
l8xmU7VKtup9nOpqPYZSsL37W1/8HDeRW8FAPhoYplkGRUhrxdhW8ZX4Gb6qfAx7CDlnGs/VQ0Prgf77SmHUw0a+p2W6mEOPB3tmg7zLs8KwnMz29xI3QO0U
E8RwMJ3vaagnckyEMdX03IcEd+Ys4Vx+A9mQDOOWix+jO823kMF06bvoT87vYhch9XQFaZnoh5ZU8UNkDRCN3KO+hABmGiPNbo41LPZngy/EAr6HdbmmVuUk
It9yiEv3/cY5xBNClH8hc2zHeuSu/Jr/INmZb0j3w3PQBVhjrhRdAV3mPcITY4Q+j/OYcPgsN8my25BMLeaW+sv8J8Tatv/W3viPLZohbKLgykmWu2g61Nnf
25DFd/FUkPvpC9YPfOfED0g7oxHU7sdZ/YliMU84JxQQgqFnlTSXudAUAOPphcE23APrBmIZNLVK59lt5MVoIc44zvrY0kl8yqcFp7I9POMscr6WxagMmgsR
qQcfT52tjPCFU2usy1hnlno7iUj95dtsWfkmCyQMY9f6dlLHmBtCSD6trFoF+J/PcPACM4uBNWn8jqCgjdJvskjXgqVUsYlkoKwZ9hvMNUIljzRL1+oubDHa
HB9UObfqTYub4itfOt3MZEbaGuNNvxk+0t0hLyNHaOnYbvIu+mogg21ZtgwbLEuRGWQU/VKd7b+csR66D3+hC4oaXjrTBd9d4j22WKV4d9yn0DL4FBKS9V0j
gloPnx/RCKxC1qD9/C+yjqNLtodQkYXqxVODb1VDjqkm1fc//KXp5CD/eFHmT0dOG8xCQXAGGIJj8D9WLldYJNymM9iBbONggfKTwEP2X1Xzsn9B8Kuv0vju
xpn6Imrxo1adoK+DLHXfsYCRjrF+QkPgGn8B3ez/1fOaq5W1Xi4L1Z3tb+NubHABNExIqXxndblnVAnyCF7M54AHMtfKt20v9k6Bn4Gy4C3zC3iBZW3WGfGY
Llz9UBvHKfl46xR2qKbc1BaqB+TyYZoJzBb/A7YbmlfZFdyMxBiLXKliZ38+86KyCzII+kio5e8LV5NzUX/pMJiboo3RqYYzMISc4pzWbvCzFIp/hj6g5wmz
zWODA8WV6rW+HsxPQhi0TtAK0/QX40ewGF/PKGY6hRRLK3G0ZiG7s1LOTjfc8wN40+Ad6n3mv7hP2J8c3FZWp7jBaNK9MVi59ysjEZ9/AOHmT4rtApWiIbhQ
3TPIokna7x1LTD0tXKAi2xf4yO80S7HEEardJnegifiAn+JvJ2S1eIlsAmpxUdZRxa+sTbcmIyjTJLgIvmSaa77OpiEXySoky4AxUv/3pGEuPCT1JMv5x/Nf
xZ8Ab6PScbuYKAeGeLvT9Y11oFG6CnW5ORSPvcbuVbIs/wNSSR41/CoehtrzncRkWjovarNJmigjKjhpA9Sd3EHHG6W55WfBLwynxNGG6cJjYZZ3sf8M0MfQ
2WVnNsKHqCPGZXCjYB9UGos0tqltClvLd9diga2ezWoDbE+R5byD7qcK5zsBowLP6LF+aVzJgqeEkUJzfWsE4ppjDn1XOIS2KfT8/mOPkPoBNof+RNjFPEMe
B4KIi6u2WqItdPWJGquX2mSyGl7ZquXh/ONz7gV6EbuwIl93dgN+vLIutCkQAtX7n72Fs58Dm+iSYAPrJGSKPkfbgK+2mlqoWiXV+4shOEDt4EK+BVfO/gpc
0rRUObXGFCnOdUN9fpPbt52vCx+p7GdoXUai1bCrJONzPWu29oDfWDYggilBNPo/5rsBcw1duI902pjbFmV6L347+IXuOLeAaW/RaE5kwsFfDC8rd/F5fB3n
cWAzvpj5WGwQ/FloZ+2RkYbuRy9jJrUB5tFY+gQAM2/ZBF9z4DyKKTIVdVCpX5joH1H+TaCr8D7SzeKgklWI8BPbKHu+cJVZhOwSpwovmn8klvFRUPOYX5gM
0zZdRWAK2pDW8Su5ZlUjyc0mOR8mRPDl0JLAevItddaewx9kL+p+Np/6s27Y/+/99bvm+kLGS8tLdEJVA/9EsU1QmT2B/gDoZN0uHmItJpZchr5P9q78QTwV
8Fra88rtMdAO9QC2Ay4dBTeZSZpTOouqHKDVV9PLwFQHxmDKEv0e4KJyJ7Fdo5M/gi/Ko1JfskfSPcJQzS9bu9BkhdRHaUNGuIc7AMV51VQvo2+pCOileEN9
RQ6wxjV/05qKAnCl/LzSif9LP7fqR5etHbtUo0SPGdarPlDtImbJ3TopUnFkRSGaT3HQMzxg+JUY6kQ9Up5IceEgT3+kNfRbXAvvfP1e9WFylSqd/wjvqDST
w+NOxyRRCUVSGxFma2CrLatnC3tnfcJkjWVhspbu6YYW3t6Ka+ghPNFxUn1eK0WyAmq1Zz3wRUodqL6qQ4VRlZrxf8gUV7Pa9sVSM/DIFeBn6Y/5465P7FHq
EFhwTdzCf/FgZLIQtTtkIWsT/W1//aMuJE9XmAvjHTfDPOWDfW2a/kts+cezBvSColN4B/tNYKE23Jus7a2pBskJHf/Yaog8Jf+foq7ni4IaQPdVT1yv0+aW
9ymWHu/E1KpEheaF41vnhoqvsFgCUf1b7Y3fb22or9OGeme6FwL3U9fZRwNnk/zMpuQv5Dlgluo6/yKxK7AF01OOVEQ5V5VX5uPHqOT2pd7BwFHVdwkptBdi
5PLY/gCl68C8bRCBF2HXPN8RVVE3tWfwHsotYIU8RfYL/oUvVtU69ZBdOkrm2yaAa4Ct6Qv04apEeVftQHwcq3F5qUGlFeBh1a/pzaPneTX6WcQbgjWsyxim
0lR00pVr8zzdiQbsHv8R2Et/CBxI/DK5QXy/kpeOXHeBfRGm8JRoNuLSDOZq8iuMpX3ewopZ3i6+x/IePIj/tC1bNz3pcEWOqxZ4AtiWMRgYifVRvvK4y5qC
5RnXE0cD0virEXuARYFsLEWcrZ8TiLF8JH7Nmg0raKtml6jgHHwLYuqO2/4+6U/MDHkleLZqqjiS0fNS1KJd7M/uC4ZlXO8sxDzfMcZ/VJSuutfQeWyY+B38
mA3jP0bn8DPoEEx2WQ26wt97bYDZzFjjbPqpyQFxxA+8EZWuwoX8qcyk3EV+rSnQUoCbIZNaSMdpfxFgczMzoPnGL7L0YrjQNcunn0G9z9YJKGhQ6+afko13
SJUJTWwTbC1k3W1JthjbJza9TW7LFa+wtpyTwoTyVqausevQkpbSHBIYyEB+YKcIXSzq7BNMK+5wMASr2FZDd/bf64JSON1GnSYeCMihw/gq0RQM4UFVl/+R
hcy22ULMrtDMalkopdptlPGHbS/R90dP6yvQNkVHK0Parb99g57QA+uMwHPkNOK3RNK7LZvFkFYlpPIjBLotwYpwfyTiQj5Er28v9+eaWqjPAVL/R3S7gs3Z
5qlX0P5ZL7yHTd2ZGnpq/PV8FRROb0QHc/folZVuulvgSyHJ8r4fQO1cH48joy0yXVchvkKLrA0tfcQOvtv8eagFOqOSEsP9Eyv7BkZbPvCvQyNNb9DJ/jv8
py07ISMFj5mG1xK90dPBS/4DJg82OHBWLBALM+0qqV0uEkfQM9jCwJbKoaLB9NLwyfZ8Ux7kDy5R5wUNwV/Zx8LRyh3WCssBRuZnDI9cY7Z/LXytk/sp40zq
e++a7Prq8+Tb4AF2vrCh8q0wwzBO3ClyOershn/wn2v/BwF6t+b+7v9sDDwwnMwWA5aqNln2QD1xkPWpd714lh/q/43/JTid/5z5jmnkO2T9iejPHxOmisk5
2kBWQIo3fMPttypNV9lseBEy0ZuSc8AyJHCZ/9AIIhmW7pXfpbPkT8HR5FBdnBEVDxOx4kvzbO+WLOm6gunK4fYGOXfZ0idjsfGtuo9BOuoWokag0FCXLvYm
gY9TQeChMoTG2laDwvDdT4l6lPGgbyWsp9rTckhj0JDSSOM7dg/3BXLYXyf7DW9grxu+FqSW7C5zjL6KPLT0VfyWqQDmygNMPHiN74BsqyKDL8UyY0f9WFg6
ZzJkyncRWIXsj96nsgbvvKDT5tWG75nvdbfInf6Nwj50lCBFTwZ7PqMG0AH+oyI/0xvtGXfSECKjE4oZ+OeRhTmvOvL0ufSq0hEata41KM+U1VRBNUS2KUQ8
ZKvhdajKrRKr8hg8bjltsCMn9SvMR/gzwh6hWlbkP7Db1ga1/zzj8U8PzEcOGl/pu7AhdXDVszNrqor2j88vNk1gjwu7MxFdqWY9eYp+jkqRbJ9hgDCWj9a0
qVzI7BQ+Zw5DIWPYv52fcAI1bqXXWyZxCwElE2ZtK+ZlHvZvqMz2rwhw/qXB08FmDgt8U+0FHeL7bNX2vtBUk8/cTVjNn6YbqCOYhbgpsA13Gg4J04VugYV0
fTbWH0UdVV3xWfimhm/gVtxS5DjsTrhnEgEp33IIuodvo9YDEar75ljmgjAdSPAl0b5UOzOA34r0gKbCj+CDGb1084mv/Iv0K1eP44byhXz/VKPYBp7LvdX8
ZKk06+gM8/WcUdm6nJskgB2urLQarTey/tJ+/XWepwmfwXiliclDRH8s0xwZ5jvnm8BqvOVlpONlsIUw3H+Sr58Tldkjq4nYSAdXhvnawVHSbno2A9DbNFjf
xNyL7EF09SLaREVtxyzfcaaI3wh+CJfrCrdauCfwrGIFV0XNVI9CroC/2Y2sFAloCjl92gpKl0dT/gE6B1kurb9ha+f7VrHI9zO8FrrtvYB1cPzREzB0pflQ
nGjZta3ry3a4NjIo2UJT7j2hH6CT+khbdaoVG99FaL9ir8uvlrVUTyek86aOb1fZKu9QEvLd1KK6bGeRYQXTiok2FZMuxsM8kb9SaCBphFjP1kzWUNbyXeSV
JGtqa2yLlPmoWD1qHIF+vHmhF2RH6ChpPVhbkesy+BbU2U3evunH8NZuszOE8rxmHYrsy4xX7gsVoGYxtAE/A3VnmjAh64nZarQ/1SkaZDJZDdWiQ3/C/8z/
GP4EcFmRoOsBe7y99O3oJdz/JccXxeTBKD5f9yF2zrU44waQB4awhaEYQdVzvKvjscouu9f5zmmbse/BLraTYjTzU4kUod9PzNG0A+7r9Gg71QbaDpj5Gqpv
/LWN1jQhYc0B1SMi0tc6cZPvKmPnrrq78KnW134N8z17gu5ZIuN3MQ39SqNR18bAe7yqI3aWeIl9tf40k1q611Xfew4igY98DrUXG0Re0W+CdhG7wFV0Gd4D
bATnEyPfrbgroHrMxS1Sz/Ah/QC6hndlYsHGUKIyXb8gpRtGMLONhC9ZbOV/oVvnGcXeJu7jxdpv1HFkP6xMeZC6CzKpI5kJTF/5CfACskBtNbP6/synYHfP
N/R0jQXJ18wkmvqlvIP1ZE+t19nCk5L2GzFNW8fTxPIKPAKm4nKVh6ilS/SeV87xn8PMyPtFn3LPlJsTurGzCK1OegaVcH3+UkUcXeJZzWhU/UwR8PLSxQYH
eAdrCx2Dr1PDEQTeY8ToafpJ6RRMMjv4ZP1o6XyXobr50DFkLNHXC1ss9F5vhklaKWEsY/TeTNJSp5QiXUjUr6gLh8ym1lQJ0abXf6zKxka6bro/LxoPCR5S
J811dFFEcaP1cfoflV7m51QCfwxJV+ye9mYkwn2IlMRvKq5Fx/J32Tj+Svoiah7k4B/r84gR2mWcdKbEyH6vvKGyNZLVkTX6QxFzGRiANQNWGE5V1OHCnLm+
8SopRgq6csHbHiq1vSJ9o0n7W1oy8C8q9BCcG7O7qmgOlu3YSYSB71NXND2hav2k6jRKtpp6GoXYx/9FE/YPJLr+tvoqNVKUMYg97q2ibys+FKrhJklivke+
b+BnugXcXu3A8rb0SvolFrIOrC0EX9xWQ979f773PKiDfTKZZ2jm0qkX8mk0Q0vPR21qJVgJnXLEg210Gl8VOt9d7bn5x1VqSy8nX0Cb2Nn4KjKHbq2eizXn
AFVnKhsaEVsENmEaMcc0B1CFEAsvRd8aZwEzYCO9OmCn66jqkIwyg1yl66W5zRDAoPJmUIm3Gy2CYzyVFK9VGi7xcaWDzVXeb8Ak4UvkGK8EpNexuQ9PKGVa
U2+4YWBdngdNyiNIbVYOxzBzM8KNJ5gW8IQMpyFb2Ao9EB6qfsFLKUDfBniE5zKv3Y+hKYqxYEvdROCYbgS7yWmge+p26S8APYD2vNf737NY64/s17v4NN1A
D/RE+lcJz7gCXyvfZ8Ye3u+9F9QVpAKrhX/mmwNNYgpAzHCNN5hW8feEx3yeN94lHc80Iui7mK/COjpaFNBjwClvgrEp0YJcALDgEE0EmUa8H2iHiNgEcbxY
CTm18wxDhZ6s1DsH7Rw/warmX+lNiFGcCu4MSMfDeu96rIXX984/iHaYAa9xmzKE1bFVuzb/tRXAvkoGTF/wz2kL0FB+3Wc1SKOP35g5egQxsyUaLqAyZJtu
+aXesoIuLHtp7o2lCu1I2vKSmUkPQyr5NP+d8hW+a8YeVqs4QyH9Nom/e0C2HrYJ7x7rvLM+qbaEwF20p3G15V5ypP8TNkaeBUlXZNEXR0KMX5fO9GBuMoVE
dzxkRlwmC91l1OZSlpR9r8lhd6GNaTvEsUeNNVouWwjcpPo+g6F0DjXO5n/apik0TqzmtsFh4ERNqrEbjzMyWQ3x3Z/vRwkWacR9wMZ7t/EFKflKCx0iCg+l
RpWFUL9Vg1G/5cKFnny2I0/A+DqGdKqClsaTGzyRzGq+ytsRY7Ur4EJWGwjBbfifT9aVMeAc4iaSDwT9qF/BbjF1D5otlFCbveGXkXWxqZZEy3X2fQSnU9nN
gY/4w8a92hfW+8SRtBJ/UuA14aVg9UvVZ4b55j3kM7VVbeDnpB2k5pOLsC3sHr41zwv7LPsJM7IrkIFItTY74RT0Y26RBoPvGG6j8WQs94IdLRgr7+t2+cwc
zZ+Fh4tDdMnGutQZbJNJA5wGOxGXgBemOF0X/ROklkG5Awc+0U1E5gdGwF+bJyv60FegMWgx3R36+zH/kQWztSoeD/zk+8T4i2kIslo8g9QNvOfqiaeLUxgj
347px5yjlgqD1IJ3IDvBd4ux8fV4t3hXlGIqqdnfMd84ivxvmLf0NvNqJIKOx58CVmtb83d8Z7/HYDC5eBn7wvfGMJBsJN73caSax0ipT9IiAFoF6HIgUt3G
1L3yMNzPIh3l++Be2AV4FI9pin3r+HV6gqsWS7DVWF/qDw7wHE0eORMPQKn8JV0rBkSlSKQRa0Nz/lpQvG8Y1x1uCfUnpV5WF1Wy+UO0NRHg5ES44QY7n7vF
AI4u/FDWJvr1uHIZ0UUrjTISZPVlObYutoYy9bt4OPGdBTIaa1lXwQybwkRRCJRMxFLS/Eh9/WSCAeVkD2B/TAz4tmlno0xW4/ypnncsk+n6Ka3GQ0QJM4BL
Fl7Jk4QQkci/5c9lIRkythpQOVuILqR/m5nd4b1AVJkNbS800N2EEB4nQiLkf9tah/8RWmPtBAez67NFdHwgU1MtMiarVuNWU/ReDaYPBInARMYo/AjniZCY
muZEpUc+IXUEVUS8yYgVhxkpf0NTkj8kt+hvR/aUG8bWZw5YJ+jlUCQ/1T/X/CFx01Wma0me8jcS5+vbwyxbxyxY3rNQ6HAfDQ8wd1MF9bXUr+ne/DxrG/Yp
nSich6YJb31FzCIjoErUTWLN3GUmhtc3CahNwrTM/nxdaKC/e/oti3TkVPkuwqVmWlDzHqPMqTEnG9ZbZaxSP9WaRKfyeVbCn8XKSCVhYLOA7cw86xR+O/CJ
X0l5if7KHla1UJcXybVWB7hcmB4wZaUgUGVt2gzPQZ/8fxbKf7iHfzxL5l/pNrNVhlm6JdZkdR6wJAhaMuihgXrUXKaKuAx7xXAPQ3cVsowt6THYAOOnOTPh
7yHpKK/FaYU4/hRqJkgEEXL5Ba4+4F62v7kZpIe2wxNMa+m79G7iCJ+T04Gbga30ZQNzmMG0NP5aQORqW2Iy5HHaSuKVcLEyFZX6qwh/j3jCLIKupx/RTAKf
GEZ5alyFq/fz3z238RN9Ce5lugdZj9g1wjl9HVA6Yz416JNKuKjAz/QCdXd+rb8FL43ttkJrfQ2RLsIaMlJEMnMzo9iv+FdcgnV15nLze9xIqDd/RSNFPYB3
lscgC8p+r4NYV1ZbFmO77v/YGPRuoefzfeDcFmrLLVE6I7ZmLme/YeqqPXxTYQlnwvpS/9pdq9oOqIfYUXaFGyfW63hoA7UUGqOqsT5hzQrTmmOW6nmKofjS
f21xGLoAx8R1yAJjiX+UMDPQ3FhjbPjnOzWGL5Tr0ajM10n7uUL/VPYiWoMXYwtZC6N6Rvc/RtIPTBuhM7MB0MOU9nMOpDc6pNnAXtAF8j30EL/Q6OdeMwWZ
gcwQdu9/zkkG8wO0EjKxLnNn62F+KvcZ2xMxG5sa7tLH5de0A7iRAYzq4HvDd1D1YLugzbKMzIHMfoxBtFrOI5cz7KbPzXrzLXK9eI1yMRnlx/mR5sfCPlP9
gJr/zL+MqMMu8hOBC7pZfIw4hJQy2dsiO1WBwA2oL78R7OkP6uowWVA/3wjdfXQDEeWph3TVt9bbud/wiegow1X7EoY337O8J+7nsuSUsgsz1QIRZVACVcG/
yDjAHOCPZ+4XcMHpX0MY1f/VPv7RifB3Lp/pWOYdjYJYYo6H01iHPqtKRwjQXN4BnqafpH8PJ/q9/MDgHH00rCF7BR/wX7LNdAcN0pE3XV5KzxcHa5O3r3a3
q/IF1wa/VD0D1iOHoSj+Bdi76h7dyGjNKOFTrHdRB3SVuYwkb5+iluZtc4yF9CB1W8t9eD1UHoy1kEVSxFKg95bXRSHNBiRbfxt+zU9AalDx2EJEEe8e71uG
g1X0BIMmS7Sq9eaccXrp/DiOOPW7fE9EY85JfkHmWnS0XJoRqgMHqENwBPBGIBF90xHQGkOUybrjId9R3MAxYq7lXHClToowmGThtmRZtKyBDJRFysbYkm0O
ZBHxUfA4FFn5o/lQVh/z1z5pJLNTPpLONbf1teIpcjYvZ2BTiP59oRg7f/7Xc5dAYkUpyipDKxEUHgZMwr9quar3HkIzCWvWf1WnLvsf/6YYS9LvSO+MrdK9
724hnORvELJ/r88jE1UP6AbsoMpuaD4aDj/LzMuq0SpXr8YI3c/xf86pBq3rX06+FRN0zYJ1sTamS2Zp/JvHHxCj5CMYM9ONaUF9zDfM/hds7I/Xi008+lL3
EBjMZmat4ttbv6AGqMDgDqqxAFU90G7l6ma24gDyV+imkFkZgxwzHW8+I3CWHhmkjVHCrWbbKp+kx3nu0X6LLLHU1ZOZaz7CPg3OEA4DpVDvpHumOUyJ4SR/
SywNfi8280vj3310JJliVgkLqJX+rUwSM1nMF2cHT5uHMPWDV+A5O+K5NWRdIl5MQ8eIi4LRpnx6pHCMt1tdfB4SDZf6kqs2Q22sXeizmeeNRijg/8kwwpwk
NmV+RKSrZHu/FV0SVKHjuJVVZM5hfhB1BC5nwxx2R53gtMoS0UGfD5DeaEuV7rEpQeigu88vQ0s0UmTygPFKViuLCLwQN4O/GUoq13JOT1cfgrYFn+PL0KAa
y+yGnOC7mnoEl/KPihsHV+Pf615y0lU1gj/tnx7MF6u0E4JG9hadAElXIjYrERnN2sCp73w6MRBJN4Cq1RKFYvr/da9EfLoZxtZcS6Kn2sUsTqsLSEdeqb8P
WVB5m1lvYnmbyJc1YKU53CIu1bicS8Wd9Hx7OrbSVeHUaA7FBMp6+3VE+6CaW+pvIUpjpEa2ju9isBxZR5valiRLlSG2LP/H2vN+A/jMGUFG+HaxzXkpQrIG
WUs+0hwgdrkdzgxsJDXbEHJ9tlWbwfrzcav+rTdSPuCdrzqDLDQ3E38Va1C918QjrFZZV2PnHVmI9eAfa0d64Fr8M39d0wV8DroVyGGbECH1HH+byee812kF
oNHNyPSYBmtvEytMNSJX1XEhq/ccq7GuidBE9hr/Bi3mVgsj+DeOxqg0iuvG7dm+1Gfhtwa2qwJZ19knuf+qq/u9OgHdjOnFZ2W2DI7MnpDZgt9n2srNFtqa
T2pJ9o5Fl9zLUpSyCD6GzDFiyHl6j3mRpzb0LdWCbkxdFrb5fjBcFxpzVNVwXmUcigxgZpBp/gMUBtxw/RTpMZRa7nDXPJeBxlQp98y+hZTmC64JA/VLKpco
W9BB6LHRzW0AwtAnHjVayLEMIR9t2lXWU7uMPhF8Ax6pbIMiyG4hT1NpbB58Itr5AXBu5gxshOhCUXKGal+wi/42lp49J5jEvgzYq2r97Qz+pwNhQyYny2xp
J9auIoIP/Xe8Tfh2luRgJDfeXMc6PphqPswO9Ocin1gnWE6xB4RsMcwMIONYqf97AoqFSc9Y4by5S6AF9bPhG+M4ajDfmx9vuOqzivsDm4JRQp3KT7g4w1jr
MONaU0Q9E3rQK8WEL+gBxGV5wO8I5nGVulEmgpWOMRu4gVjgHWJc6/qAGmJuTXNIDXXSbaHznI+DKysLuaf8YNFHPEJoHPJL5xlFj2jpN90hFzCUbxCn938U
lLLwuhke+he12KBtE7gsDBY+ZbOyr4ofMguE1b6NJtDQxv9Qf9kvRVDCZfVlRpvWBsrq2iJszWV1bIiPQ2ONAwLTWZx3uB/4v+WlIz8yMBrYiJLwXX4nl8Yq
fZ/pQ+g6Q3Mx//NDr4QieDZnGd2It/M55G+GEBbLFtLS2ELqUEPHNdW/uzo2tewrfaHJIKYHPgjEmLIDN5nl1L9ojP94/bEwhBlgmc0tF0bzrwJRzBg0pGLM
Vi2XUhZCn1ENGjQtc691F38BpeidgY3cGDbBK8W+rgai2W+FdF+SeZU4zbyXywtUq+v4x7s4fqj/ALTRtJv5xVAvc4tQx6/Njq58LtaxnjYvFq4KCLkQzoFH
VW7lCmjc+szch/+cW+hq4nRTlZaOlqt0e3Mnw2pcGRguHBd7tRzur/J3EBK5eUSx/xvjBjQWnaqzobPpekgZ+gKRXrXWJhckVlnELEZmzLNEC9HCMtrj3+bv
xLcTZFueCoupc/qT/vbehu98Ox072KW1WgxZwojMS9Dn5BX0lnWOvhP/xqKDTZZPRAYfoE8Vd2sAqBvTA68l+y/2U+sPHuIS5iuklrhP6G6cxR0TO3Mttr/0
vxSpSgztD7XzV3nSmDrwM/NT+sOksGCWuIoeiX7oShOkY/IXOEfQ8X0zO4nfmDsG9nNGLko0w4l0z6pwZK52KN8a14rd0Tre2anbyB/BBKgtE42bqqRM+Plw
C6qxoR6S6+lDr4AnMRsE6erQgSggD4Kn4Oa+t1qXQsWuTg6pkgzVUe+PLRWuTA2B/KK5hzynW/omhH/rkq51afJ8S2tkMjceeg1/KqLb/9YT+a+RU29bEXWC
vlyWReW6fjUO4VO5o4rWlMa/BHWJ3/Ovt/dnbpukuGycLNkWaYNkWluSrY5NIasnq6Xa49XgI4Sp3A5kjectf6pQOtdAuh0zWu/WbEebeyhTldpFhuLPhIwj
/vhLasF09zmXlyxz5MkzvK+3BNTV8/lCRnbVK8NCV7ax/Qs3W2If+ph7QrxvKnJcrEppJ7ZiP8isgXH9162uZ5hqfEZzJpdpxLgAkR9ulMR7Iflg1SLk1fnQ
f/5POtwrpSG8kUN8Rmw3cYBx+KUe1PuoPmOG/zmXikxkm4rfmXYGqsXq/mEDp3OtxRHwEvFr8EVaR9NYQMkvg496b9JtuPbIffG4eSFls0QE9K5dumBWiWUV
hG7f5ijzznDeQNqTx7QnaRifK6wh5+nLgfnsda6dfG/kJxsKLJ3hT+kNjhdIbOZlSFn1HvaEi4fHI5I1TtaV96dshKN4JDiFy4JzLakG1PG5Z7+pNODCPwN7
mkA9SL5mf2b12mbsQPwk0UF72vSQYoRy9lP+IXyaWQlsgL6FT+rTtQ/pXwM89wYdyp81/pbu+LOe1Z/qrz+etbd0phXkU9HNjzQWCp+5e2gnkIX0VXA8nI+f
EBtAkOULS/1KvXU/6dJygYtmlqttiKBeaqidFypH7py4N75y+c7hu007VlNhBy7sbXigLR/geF9KpWwvuGvfHmXxyR2GPZlVvXe12LFq72Sh/oGWTPy+z/Z1
R3/izx/svTtrxxf7Zh94sHfO7m/hldvPbz+Mkv7HRuveSI8+OHPnDC5393R5p509nHa6D7d8x+XtMMvzaTvmB32JcfK16cfiDjDflvuAJgSBBWsV5KfW8S1T
2XrWvSL7/lPXunWqeS5ncRtt7dQvk1vaLUQ7x4mSGeTK9E0VrfBj2KL88WSVJi7MuO1RUVP7XGJl6cTiScQt72lFjHNYyUO6jXqiAwYceKnnHvAcaAnOLetJ
bwBzwBt2U1odvAp7ThSotqqaadOxouLpiq/lRjyzuKHPV7w68WdiI94yRa/qAqRBAZDWdsQGxq0mjLp53jfevp6T+GXHatebjHz3pZT3lixvcCrs+Ya+DRus
M67Dwj+o1wf/kuzsvVmkdzdxuwrV5H1PCyCPMpPTvHZgZtkZrQuPdl/RXNSP0X9QXuzbIZ+kH0POA3wZgu9DVSK1Fg8QxzCKvhobgcdv2UG0JCdgK30lviGe
PkmvMRU91fup8yfipjPeO4UYh0vjLaz4S6wNdAFe4PjUtcguk//i2a5eS5drf9JaMJPuaZzLZ2+6J8ObMgFcHrfY29Qhp9sSas3MxCNFHeLeKztTFiy7XPwo
uXfZJPUZRV/8oKu7Ms7hUSnSUbyFN4kcQ10gj6pmeL+Neh94XdYHG6H78F0IuZIAMmLBV/Bx4HZZb/nbivHJ1zZrneuL2zuCad8AHZGvNOvT6qgeYrj6BEED
y6Jfyl42+CEF2LgypTLNlhSTcpaur+xKPVKVkklQCtWgvCHRWn2jJKzwe/eu0nHYwpSnMTL35vykzTfyEfvT8qllrghlAlq42RtGdgZuA+M9pzVZ6lRgQ8Yv
gA/4OuNT7GvFXPKeLqfsBbTXfkfzNqWZ7m7J+6ka/Cu4rmq1vbyIUvcqnSP/wnsTTwFbeN/TIp4Vvnd3bAs5IOVB2k3fR0VbChsoxmBp9pPpyzLulD13p8ui
Zc1kdWSrbC1k02wHZLVtXzX7df1OW2ShMhxqPO/TqoZTVp/El2ExOGF3pRS7ztknx3yrHF6WkjDFtQrfhzfAIvC52nsZPVNOUyOihuNuNU+c0kwCU7TjPfXK
MfV4TyeXVz8cO+UZk3IdyyG3pT6uSMcW+s7plHK1/Fj57OKdxZFrFqbMSPos+UP73aIPFctdr7DTyvlk45TGmJEKqyAch8rGb83G1sj5isYOW1GC8ryK1nxG
bkmocIRBL/CIwh2uFuR1VR5m1t1xhjlinQuUxZ6ZqQfK9mGLgQYpBfJGpULG564FyfHgWPcmBeS97A7Hcwr3e9Vb3iu5W1SyZW/ijqQ12PsFSdiPuAlbXhxe
bPD08ghaIx5nP+kqxJfQvZK7aYT0TLfSne/ZrLLbe7u26g7FtCUqgQy5FZjrbkE0xA9qle4xmGZDQ/WVCgP7Y6o9fZmijRf1DtKMJBqnNU1uW96/oiq6edot
ZfvYLgq6+KB21qaReND7o7aZfq7qbZqx4GnCSPV+ykIICVsAd6TDu1reTDtXvVatpTdn8FSEKgw/li6P/SrFZafL44tnO+DUB84S51IiBl9BW7SN3Ov0myJf
VNxujBLZRDSxk3yMbaW3Om8RkHJNgzOywbZ2srVLzEuHrli1bN7y51sPOfq747G78umqZGxJWbbjdsVC14GKODeWAOMnPAu8EW7SESj9oKJd+rcVRcmz7evK
CoryyzMdTTUX0x/gkdpHQDK+rmQ4NkTbwt5BVUywKZu9kepa7lMOrcumqYXvTmSxPthhpwlPU4wmo6PWqmplfKlO9nzpu1qx3zOXuE9uw956vsIXefviZl9e
8iHtiG07C48oepYvdv68bR02w2Zanh62OLxH/uDa3nzV2pVr0rCVyub2x4qvtdu1dyu6E0MSilRDXfcbVWEVAGQ31uqX4SiKSGuvOoy9xr9yPNuWpnqhv62c
bv8ZnOJsWGQDQMdxVUNitXZZWv2kr1yV7q729/Ge5A/ufCI+mnI9WEOnWJq+TWrs7ZL2FJPmp7DUyWmPFOvUBSrUXr+8c4lDs9G5jsSwLp5fsQLiJdYGv0YM
bLLcNTrjhHIP3qwUAfam+lRphds25W1ZHfNpTH7UyehT0d80KUiCMjj7Z5i8bLcKcz4unoznusLjF7vlrpbqo5FG5WA821kPHAdthvKg58BGoJ3qkfbbZMFR
XDYG64itcx0pneRIiUYdztTa9mJ1QsVBHC55jD/HCPvtwsolr5opojvWqrUlasvS6FFNr+l/Ufg0x8BDZRnAKi+Oq93NHX3KgTRtxPsJOwsrU26VP0mJCP+x
+HbMpKRujZ/G/FTojRu56bRnGu7V/KZB0zpheZ7jil1ET9fxsvDyILHC8VvRCK9e3q2oX/yTlM5lexSwNl65OWm/c4vymvY0bMO/VO/P+Fi1RpWPD9TcT29C
FMlHK0lnf+DTJkXKVxvhTZzzM7u98LUcdrzOWFExAcu0NfmDZ1pLliUbaYt4F38UNH7UcP46w4bPl9G1Pl/XZeXzjbnOTqWFq+c4ZjVK3uZ1ZpYnVMyIuy0/
61nlcTjV6euSvtRkOvq6Fjrj8bt4bFLDrXvfXY/J+FCVhUghUgpmAzNVjby4ItsTltZb+UmzXkn35ZVOV8QMdRZwp+zj+G/KLjqWpdZyf++Qpe8t60QuVyV4
44hx2mmevaSv/AkBqs2JEfHR0fUU4ellFQXKUkUA7+WrTw132YB41cPUJxmwwkHdKiosR1I6ZqyxN8Yj5B2Sb7gqmpUmfJQ2q5nGdcJBKm+lfqj6PrWz+o1G
S/SR/+Yp96aStQsfRQ/fwjSOa/prcb20ixvl638r3qzcqD6VvD2lvkZZPF/+xba+iRlpo5U/aGorjiq7uO45N+NLsbMlB0uLFEtTze5Y74fFI7BbGi52G3Va
3cT1AzYsRfDM9/RxvvGuAAbFtFTKUwaXnXd8papw9ItkUveU/5wWX1KOoUnx8ftSR5Xtroh0HfM8suc6eM9rZwbWP+WYS1vWsjwWEDeclX+HjSUOpm319PR0
0x3DKhT5GhO4No4qapk+NC1VBWREubolKVOLsb3hMzJeEYx9NtCdnEcMUO4EYrytfSfoJ/hI7UHVDXJgbH7dUbHLZc3XtNnYeF2thuM2FEQeNvUjdgPnkChP
Ufqb1AaUguqpXuGuo4t3PpF/Sf7Mosx7lApPaub25jpRN+10NN2C73HglitMifcr/VGmwnAGmEZomkTyevvHfDHwiXgr5Sj+mqvyjiAKvXO47imFTpcnn6Ar
bL425CHfD/xi1sIlURFQPDdT+9awmnuFfqRIpmfSV/CL+r5oY/yUZhlR5r7BD8KjPKPAljS4cdFSZuXdBn0bMSturzhnK910i6hn2kbU87ahD7hVxDNvP2I8
fh56rl2PLYCCYA/dIAOZttO713pAuQ58hGTr4jw7aLfjCjRcDYC7CluWzaB/BFoaGqmnO61sV+W9tHtUS9pE6tGd3IptQXihoZtqHW2F3mcOMsUOKfL6i/0+
1lYBsIZN9/mhxHzvajLakwnIfB3JjrQLVNOjiRu+SNNBXwvirbk3fCkOpRqoCEW98JQYXdKlbTL5tPwuRQGlvLwr3gm4hB0nriizNJnYHfc2xWyHU7UdW0Fn
ketpxrGAH5L+nvY7szXtmHIQtxxp5I01pbEqxWl+vkbl7q2JSlNXLPP0KfbzKhZQ5qrTUR++GtRAU+GpUQM2jt28o/6ipneKv06s1Qhr2pdZICDJmcQMF5l2
hlyNxrzzeqM8xzQj1Y2d1wIDy0+7Gjl3NumkLkpIS1qfmhbxQWnFqkOb1ulHxk6hW2rD9U+gqfKJmnzjB1BY4ArcBCCIR4YEKJphwRlAE22SowpyGCh4PvkQ
m0TP8KbvSKQfkKvYRf4Iusw0wZecOkU+g/wspQ+5EwTwNXSek6ef5qerp9EX4yqcu5lDruHlv/dZCre9sV2ydbVNsoE2slZ0fv+o7U1mlJetdDbSFXWWPQ4P
r/g5eVLcj9gqza70VtqYVMRbW6lR+ckN0VVMFnMnozZxkYgCjzo2AUcBKkEEr2tXm7YmY7iL6KdfpB3MNzWbfROTnxht3npgMfzIuMU4hLSwEzwj+LVkpW4Q
ORlvigxWJ2ClQCT5AxFjHVYUR1XxVmq9R8t4id5KQa2OW+fJKzji2qPKTm1REOWyaZcpPc6OyDZ6lGsfVQp9Ti8kG5Ztda9Pb0ztJiYn1VfX8j0sa+ocq+rJ
4I61ngplqm8gQBUfV2XxWMV4xqheolniO721c0b6xmHJ2pI9DbtEb3KkJd1RjNL7kF6l21UK6DGXnFGfqOC6V9wmjsqJjIlKElinW2R8D3q/QqYr80S6H+Ld
zLfJTPy6bx2w07hGvU1Ds2Gk0XciHWE3wQ8hF9igoqkGxxvSHaBKz1noamqat7Hmc8QCPsoYQbwleysWezHnSndv+yGoL57A0i41sJ94SqvSbvhisDBmlCHP
Vzf1vUZTyRLoFeNGV4AX04oTO9jLDUdVhK84KbipM2jx1CMj3EOIJ0mjVTN1U7HDrrHOhuwFspbuE7x33Hi5HfPLTxHHVs6s9XhJbhNMpln3fTi4dFato3gT
78Twzc7pQKlrLzYkbaw+iurkOuVcqVNqBsh3Ox7g8/EjpXUTwkrN2gGlz1MmYXLVXTxJ91SVpPnIsTz5rXK854i8gWoxKIJ55AsPSG5NBFUdwGTyCQbgDtUv
Xk3SExenQQl1yW+pdCmqa2KvwKbha8t7ONcABRU9wQNYnC+3ZIG7VkpnaqEPdqSmt8J1ni3a9sq68l+xRCy6kX3dnlpfr30vP2VpZOTkAnP0UHXTio66cHA+
0RbYBQBx18mu2iJ2dMZz4DyWA7cHO3sSgW7aCcocSu2+5LlGnZCvxvbgrSoWeb8E79OPXa2V33oi7HnAdo0+djp2bJtFudz+tCzB05sKOA47EkvtMfb8pUBf
eis2TiFFNK44aE0u9qxkK/YtYSs3EMcVK5yjHB7yTFFiEk4Va4zelYCsfDn+XD5PO46oC00BJoJO79bkY8tjKo6E6x3d4s7F/tBwa/j0ci22CXuV5E9orZtW
Fv6pBTyNbfV85+hFFKl6AfKKrlt+AMP0P2rdqgC0Qfu5r4pWqNt72lYwrjWOQsf5tFEFX2QMTzA5KrTtdI3wTcAF7WLdWPg3VbG6/vpXsb+uPRH7a5mpoHdZ
SsVq5yv6iDyXSAc7AkMMifoVyrTU7DSt/bPyW2pAta30UloPRTs7sjZ1a0rUNwmrNzQuWG2fJs8rSaR3+BoAgnqA53TpYNpLgGhP4wyV4Nzq2OkpJWdgExx9
qGw54WikGKaaSHyRcqQshbJrT6vuE3MVP/iCuoN4mC7MPhHcBcSqJyTYsfdKepKZHlA7mFjgyCi3lb2Qd1TULW/qbZJ2NvUT23BbhWypDZRp353l0TKD7bOV
s5cFV9cJl+Ufqh9eu+7GruEjsInp+JatZXPKTihSk+rZzfkfUP3A8fJFFIa951wN/cA+xz93PUsZXXwJH13w3sYFnh3OUsc+7Us7XgCpoj05HhtBEhs9udgP
RS1dcjSBmKz4f+x9ZXgUZxvuBE8IcdtkfUd3ZzcJ7sWluLsXdytOJwQIEAJx2azM7o7P7CZBixWnSKG4FSjWAsWtxdqenp/ndGfC97/zj4sLrtmZd973ee7n
llFglb6t9oL6jmtF/sqU5+oCXzu1g/LYzzovJb33dsIe0J2ESPSVdzvUU39XbdLccl0wDbRw+g9lDZLmowJYkbwDRMxj+fs0wUvGCtu6tE/6F97H0kzqChYP
JpoI6YlhOibqBwgvXb2E1eBtpA9+lx8ptOVTvQLfVf/QugaaF6ePv5XkcAwtP5VwP2+Jy2lvRbVgX3mySwluATRGl4v59DsqXlrMXE9sC1RBOvzN0EKwKXLa
ksnsl35NXsE50VX0Us8BoR5u5+p4R3kOJfhph7aInsxK8CFmXOCcHw9kl5zB12NLS0fxgCbcco0+QTehGrnfR+xhy5x5//SrixMWsUO5eN87aLmpyJvEB7jZ
vvqUAwopaWefA//zHMHW+By2h9ALXMefSl9GbSgZl7UOsnBqulCYDEWVH1Dv5MN0IvRWC0JbvOPtOlo2V5iQ8eRTSu0M7kQnp00KrqiS81qUm4UTCkgxIJNa
Wp36AZDVVBGynKjgXBoAAGRVc4CCwlXZDVHubQGKczEiKIM9uJsHoOBOpJQ4Big6RsmtKkImPRqQTQYJ7iGp7NYZTH2vxAAnZP/8OSxwOQbpf5c8p1bZL13u
WyAUs6CC+9QEm8LK6c4BGdURIetPSsiuJ0L2Ccgz/5T8toKtS6Ba9TehmAAGKLAAgjOllWdlgIJPoTxrJ5iCQinnEJD5rgGZ5xQ82Ule6wvInD3KqyX41FBu
L1byLZBPUwJk2d3/7UHVXgwyQ6jBvDGrwYHmLeIywzBBVa9h6PUQ/aZmG95nvVk3vLBzzsLUP5DVlltYIn/R/xDpwzv5QeHlQpZgwq22FHMDkIL+AHt4u7hf
O/vryOj2hg1ICT+Db5T4i3EdNgHt5q+zZStIw39Dw1IJVyy1Gj8icYyDj9i6CFtS+Yg/G8Cg0UJMFQVOZ18y5UJs1U+++cIj4SvNGnFK5dUtOUx9yzYkpeps
xV18qL+Lo7V0iy3i1qpr8Kn+U8xwYUdlL/XlNZYN6Vn+goWrv63TN/SXOn2j5hp1W76k+5t/a1hHKPb94ktlWvjuIos9uLgHf4kZ6Vm6OenDuC+w0nC35Zz1
ON6JrkVa0xbiddMZfPhGK+7w5lriK52Wa2JJxQBn+cYFxh6i4B/Ap+Pr8cncBHEm/qe1J73fewhpbPn3FNqPH4a/9Y8yPbd2CFgqrnIbq34yD4FfgdMDg/wq
KRHNl8KwWaljPRdEU+rqND2yIS0UKoRnRa9T2+MQbUuos+e8KdrwU+IrCqAi1E3ZFP00Q4EAmp9QjbljFTaukziIc0jf+Z8YjlNnKhZWzK0cRRoab0fOV3Wo
nOX/JIwWjqHX+CVNEjmUPQKdhPTYTmY/PktI25bBjDX1ZHZyi0rhwhdJZwuabTitahj7vZFY18LSAnlna5C3tfKDLl16DI/TNKV+1Tc0Jyf9mnIAj0cPGW5u
MScNdPUv7QddjIEdvk3Fmmb1T0txfjVmYQ4UD674lD8OP1o1S6xvCMNDwIq099bHpq7SKccKLrdwBfUHtxDfJY0RKFcZy5R0E/eUb/A+/rafO4qbVjGZg9Hu
lq4NfxJKCzY0nGPxeXbSdzx3sRxkUFozLse4pCTcC1qW//NkOwLgxo9AZc0nwECiNdAodkhCw9wXDk9RgwbPUsD823EOHKbc3HQkxPwSTgxMh1UkDQ2rbA8a
/GXaqRCvCa/swUC6n8AJ0GzTP30gvzdljDUXnGMzWRZbBv3T+XWvSqmcJrTM84p0YBm703QuFajItT5GzqIPSaPtkeYBGTBrsO2GotQvuTd5K1IT0GMc22iV
NIPshPeRFprawoXCkPRn2lRXLuPgVL6mmt4cjR+Hu7JJ1FZhYeNiqZgbAd2SWPtQthZ/eJNL/wFabM1qchFPQ9rQ03VP0BfcM5OWE9ARUm7FhvjHrJcypW6T
PI7uhcsi8LIcsnnukJhSzTnnI3qI/he+oeU+l8n/Sl/j5uCrnV1sa9BX0NbADvwa+gWEgEv9WWxn3ggeMF0TzxgNIB1nTP1a6K4bXXYCOeJbwKVJZ1DIP0Wj
qmooLA94uTnGNmIqd9v7kNuJjdcUWstAiLsB+5nreT8nTaMD3hWGCvaKO5qbz3VEf5Y6cAF4h+F9WnspPrWRZYRzWEKMMUFK8/aKtEi9qdHUJ+c0z6GyPejl
9BXmYVCVyGpmWTdKvHSTe2ZcEGhmMBs70UFregKQz/8CFFyw5Ot4ue5DqcMDZOt7uQ4ieD0FBK2WABlHMEI251iJG63s8izvmwzI1olAEI6OfDcFyCRxEbI6
WDm+tbySlJBxopVj4Si7hshXRdX32UA1/SwQxN2IqEa9Jvdr5NwJqsuXlNPr/Hf9P9d2Grc0gyfCdGAutlBoKcxCq6LWZm6LmpxBrz9Qw6j6tK5mxj5HDaNL
YNEbftE5HEwhv4MR6rbQmz8NXRR+hHj3KSwHXWSK8dTUdjUv93wJxXmWMFXQQHagpQt3J6WxOELcVTbNv8QWkZpYvjsV4x+zpxy79BcoxOb1h1pbGU3SAY4j
d3Na4yY15rnLtRdqY6TQQF/m32Q9LrQFD2rKUdhPSKWVe6nV/jOBC9izktXoCoH07WfeUvV956OpTQeIPpsCay9GnEjIil0Y/TY8hZ0DljGjbFuocnNEKk4S
jbdY0wIlQgH+WjcUQ5lH/BM43PqL7wR+GEHJLCzTqqd+xS5xF23dAlNsXbbuxz9xK1c1oF26bFAL3UPcRo2nt9UfGc4/CWvje17o5wp5DVwPi0RqmP+9T6wX
s7NqahL9YM5o/qV0urw/tRkda+ojdeJPldblW3iPYJnui96GvtPoeDQSq0J+h5oLZy1XN6oLzUnO0gWRiONKVIsyrwqw7PftS38VdR5G+O/piWgy2oYaGf8V
d4etidXFQAaUfjZvRiuk4ZAeJ6xWJBvda+hJb/TYDPWhZehe9Zf4wpQCspZ+f/o9y4601ikenZdqZmO5OtYXEXdj2tW8UfaJnxy/V73bkW/MC2zxjwxkon6/
Ci+r7C9ZpLm6mSVZrh5sR/P3ZCemH927XoWnsjDMiTuhInNhVcl0pxpOS10H/4wx+j61altHVuw3DkgvstVmL5vtnFY4rxmmPxiob7nlWQRNSYrwP+S26XpK
+4rSONQ7V9TpLew8/bLKX6Blrmboci5E6INiSE98i+4s9yP4ATyvKTemF+FUJN6ReaAfXn6iOAaoRcwGaoUYiPCM+RlIyMSQJeG3ilY0eBnZdWOnknXRVeHm
PDah1HIFGpiogiHmti9fXUil4ADTz+qzPEH28puN39m+qrR5PzpSuKXQBGoQvVawOSbR97hfRJVvlMWlU5mNxiiz314z9YQNwr6wLbT15CdyeonFFrkWUTed
P0ITS/tozjBWp5N1O8aQ3Zn9fgYJ15J4VPK0NItjiGMU2VQ91N0FJX3P+HbccPQbdhg/0K1t3EC4xW8wvEJ/jv6C+dpfmnLRHC5tN/d2CamN6XrMb8x7ZjMS
S80AVchVziC0KeorXgzscdukVtIUoylwiNxc+EvBdV9d7VCyqqyL46m9HL1Y/INpAHgaUUPvpfXGldAToQY/W9SmesD91g98G/EIt97YiPrLRpqHmrsF3pNu
cR/vpEdwUeVf2bPxcebwhN+F/il36NYWa0W6tCLVRDbia6dfp6rYshSf6h12GTrrmcWkagZzauY1XddEkU/AHN+uwjX+TSLFtBWxhh24QXQfOt3nl9pYlq65
R6VgDLOHPcA14PfaJoEJSLwr3feQKqJ/9w3z9oX2lMeDVPpjZ1twNHortQu5japhlME15Xt/QNGJA6jmjCFkqyRARsVNKCiciaCnjVymMBBES0UouhhXp/eW
q0jk0QM5HP7f/ODgLh2EYi6HXH1XHdqkoJ1XxFaAoL5pwTS3gEx9FRznCs6UBoJWroACwgYERbQBBcxODsMLjucQQfNo/0OA/nf0WSlZBag2O0bp3RGKuXtK
6yfYNwcAcin0Sui2km4BUKzq5XszQmGeIocOE4B8XoN8zxX8iQMyqgNCYcch/qdpIRDUbQ6QRX+DI7yAjDZdfiopv7cQsj223F4MAIDsnJX4jKkAIdu7AzLa
PqIav4T/LkABt1c64QDZuTGgiKQAMvOVYFpF+dUqr0qXw1gAQDktBlBYZXL3Bcgq44hqHC3ksDHlCZGcbkoJZ5LXpRIy33Aw5Zgy/kfIVEPVnUGELE4VfA+T
17TKeywRij6McjpGIsj0LxiKQyhUe/Lckv8umWs5NyuFoLb5lgpR7MPEoUIm8jHjeeaZOqcz5tQx13DlZ9a1RS7XvNB+4/whv46tOXWBf4asFLeLWh9FX+SK
1U10k7gT/BjEX2PJ2gUhjR2ZZJl+mvGZYTI12N7MPxB9yvcxzgQPYQs8EDpCWph2Shhu+FvU+VTcD+ZC8RvNLuoL+BxktdfSbYL+cvUkf+Xd4uCChY4OKJF8
2LPQP8jDwZiw0H4zbkrgvGQsPc6NsC+NuOIL5Ez39oaqTPnM/uRFnteb39WUwo3x4rpda+6t6xl6JsfNL9Bdon3aANeibDg1jt/k2wDOExKkZFZlGGF743sf
WyEAcTOtPs8S7jSeqx8MPXVydC7ZQXrN/250+Q+ZT3KzbK8StxRbXYUcLXRhRpOHnOro2fRBw3j+CElS31HF9Duqjbc2++894AHzpa8Axt2NCtO1UWreWNfY
ik2xPiw9oHdxo00Ny5+RyeQG4QH2kWdwF6+VTEw4PsKxuNRSb0CsPutU/b/UQFx4/anxZl8TaRDzhN6iG6W+5T1Aa8JOuczSA3dL9gN9kfFT9YSh6lLmKjzR
/wsMb9nKn/SeZP5y+xKHa3/IbZU8Pdmlua+P1Tvi9egMY3fzTW0bXKLyTIuRe1B8HKWaED27qJl9a2FVRnLe+6Tj4uLKbpVzhcK0NeIZsJ863Pa3537xjKgl
pk70l/idBsnUYN8JN1B+Lq5LUV5ZmisxqaWqdxTSuDU0M7s7ssh4jnLyHcCppm6mUP9Yj4X6mX8b1RM9xN8xbXDOpId4DumWeZerO/CDrM0YEQ6XrmNv0HId
aKVwGjxtHKHHxQRvJ3YtxEtFbDoTKlU6n9h/KH9gINUV3ifOUNMWNAwIB6KILUQsgRBPQlKAoSGmjbvWnql1e1PW+pJ6F8J21E8Oo8hBziL7bt90sC35E2Ow
mx1m/HvsLjuOCliHUEe4BtpY3bf6TvTvZJK6JtyKKeZXgVeE2PL5KEU9gVam1qJGVXrR5JhbFGx8QGr961lQsvmGQFHWCDXI7lD3cS5I6Vy3je8muNY7VszG
+6zbwN8E+/OHDY2kCayoAym9I5czQZHGGtQYX6GmrvhYqmkNgUKtADpBXI4D9LJGv3jzpH7QfFu66qn7unYw7QPfMC2pVCnT8wv3ydXLOgZc4hhGzw/TqEIK
Atxz+jT4NfOjoZf9UVJrsKCwlqbKk+SM9zZmE9FNAu+V2CJfOD0TXiwsplawQ6PCTAs0HzmA6spcN+4m10FXdDasUN+dGcQfMEW5zuR9TBrPeAJFScV8MmMh
BbqC2kydllJTHGIPph37t3eC5WppX89jsAf4m+8U6UrqYazU09wO6J22duEaqkATKjTgVpYek0Yw9RqfQ25jSeaEssxigClIQ5Ao22h8qfoPuJReYk63k75Y
U1v2pq+zg0S2c0fcB7zFXp7NxNPBpd7x6H6DRptHfQafhFA444LPkQDZWYl8NSPPNwKqYa4QCpy46tiHgEJfRXwG7zJYX1D9ZE/JeZ6QnSIps3XkGUdy+JnS
NKw6FwT5t6lcgQCf0aMSQblYctVs8BpPfoKpvJoA2YpHvv6R9zb67/q8zgtQyOMlqq38gWpYvdVhG/Kcuuq6MoVEDtlpslJ2H1AtXxdQYK0RijiQMlIDKE7x
lfAy+a6megxKjlUuh7HIc0yVsevgnEhAlkGqxBgPjv0Gn5gAslwLIGi3Jc9VVEplA4Dq+aX/XdUhP3LMVmW0Qx6DBRRRO/l8sWDoBSHL2wEAQOE8qs4FnpDZ
E+VwD+UZFyCDWShj8Z8zrQv+PKpDn4Cg37lCTk81+KtyNVhdLUbI7EzEZzhNAdX8Vvk9Xv5tf27FKIenf97u/t/+87/VP5/z7RIKk/ng70v+XA/eCwEKzDQ5
ZDm4/7Acxw5Q1I7JT2gBhRNULiUEUNA8ATJ7NCAzrwJkf598rSdfTcifCYTMtFmu160u4VVu36i+dwIUnxWhmA4LyCYqETJ8BvlE63/XosoOcP/1YP/rHqR0
RlXXDRPVegHL1xHKHYryfBtQnK7IfYlANSwD5aqvujpHST0GVNMfAoqzaCJIfUQocCbk8rLlqx0i6BxMuVYiFFYGUC1bQZ41/u9nQSisA0B2bwAUsJrqmNvV
Yz2EYpr2f/tPNVcrwzisUyGGWE0vjMfYDmxXKKvmmcjH4fb6jYFQID3nQP7RekZhruZ3ronUWTNUbIKGQpH+ZNdf5Go2l/op1R9jh/aYOnuuJL5SHakXVUZ4
LMyPUeVUC2h8/GLwEN9Hf8p4kL6my0DPsClURpOGaY2llWgPQQ3VEDcx9dVvhCF8L3ye1EQan3Y77U+2AbdLfZ+L4O8nLRQ+2LaLMzUFGGs8BE+39kSNZT+5
J2jWUYyX5Z8yq5im/GSxkWWyJ4wbvjpz89mcucTo7E4beuXUrudMuQjP50XkFNXf+oSOlrpTYxmC2UHTHKITjYnYY/aIabjqh9KWFtY7RBzFxUo/4+9gu+cD
cgQbAV7wXBZqeYegdRxvwJXwQcs86TR8g9Px18DVXh/T1NuswshdQ/38euaMvoDf4fk3d268Lxra5HhGV3E43VfKL49nWuroRLu5IzzbIlhLuNn0LcbrXu3A
fffLjDyMuKkS83K6YfI65/ykS6Vr43u6wlwnSXVRY+1Tqh3XGFtNPtAwcKGvSF3DW8mFlTf17ma64qFkFHghtR16F2xi6YS/wWuCvUC/JwLZC3dOqOFYTi4H
q3wunKX/DNuOLYKmJP/EHORypKZ0Ayqy7Mdiz+aY+MFlXSMOlh5zZTlm2yF9SIUTtAcsgU3iRMOXgY+GofoOesPqgfqWxtrMVqeHPEf9nPyQ+TG5R7053rcp
D1V7EisTnnFl/vkGE0eKBvgtXYUNwJO5P4zrzXfVnUvaevro9vGv1d3dWdyXUCcuXmhHdUvpRQ/kLtInfEncYf2QQJxUSxifuEF1PToOe07dSbCaeoKzsEP8
n+7Kskee8+R6dQqdpv9DvRaptzmMiCUaA71XtSNqAWpiKTFp1SG7P99Wd25hvYwh0Qm5pjiwcCy0unioZpG2Nn2NbWBMoTdSu9hU71R0gxFjrmSXW/K1c7mZ
rsf4ZLwXuk2zyhAFbkqcpZ1Ic9h24zXXSss7zsr9yLLmWPDcut0oBZ4lX9MNTC3QXsxMQ27hVMc58C31C3lDdT3hjE5tipG+pW6ZJjFN8O54ofeblO8Slno3
6L9Rf0sPyG1svOzK86QyT8QXksbRAt+CL2R/Tx3LHre8Ur9zrbHfR9YLD+FScJHlqUvDdjLWRttZN9nLoARhsW+bdxFX4YniFkjHXSk+uhApuWLfkMxGLled
8YxyjtHbDSvicS6F4XX1kMn4Y+ff0CKc0Zn8uVJfiYQ72zqBWyyD0CH2LCzN/8G333IhpW3JLr0Id+S6cZTwlXY7hDNjLYf0YzGQncxt4OtAubrG8Ccxwfy9
fYX5on6aJ9bTDMkzvtEdxSZ7Fidc9Hh09TVjzKinN3Vd/Ma33pUFdWE7Mz+TvyTXSd1trkqbaDhBlph6mR7TU1Qf//naD5lI/DrZVd+KbuZKo5rTsa5haB+2
oacRUwbnsL/auqNbvON9dlSxB6vOZ0OJfwh8RlJvcCYP8BlzI7l/U11mqHIOHvEZyOP/3w8Fq9Llpj2EYv8YvLuVcUxWqFble0RCwXH+37+pem6X/Jv5nJml
UjeoxL8CgiDywflc1d0nEYQFVR2WCVRTXQfvJ/67ZC4jOvefkwtxmgyX4TK8huEGXnvN78SCzDdrIzceJkZnBIi1uQ+5ltwm92FfPkNidaWcklq6b+H70Cbz
Mme5rq+nQjMZWmA4b/jF8LXzuNOvb5LciL+sH+6olTKovBlEcEX0W72K72jcBJ9HjzNG532thppAXfbUx3ZT1zieFrxjfM2kHMcprMAXYepSvIQv51SIHxtu
4PhIsJy7JdwQd0sPeLe0l98GfelT+1X8OO9lRgP35edxc1hI/53+7rqVkbvCL8eGxw2stzKqfsw3oQb2ID1DU+lpTh3AHtPdNBZDA3a5LkkNu+iUnlwRGQ4y
9mGWWcZZ5nXoE3Youl1zwzQIO0gncYIDlD5I24VJholSQL8If4WNNo+3bTf3tXiTd+dnOu7SzZOqEkL4CVi0ab79ifFa9r9X+c9IOPghkeaGcSsMcxiTmMUQ
HIXTHMz0MQP8aW4R+zc9m11CdRQsnp5oM+g2Ha2pR4WlnC8l1X/HfZGYS+baY9b+Uu6MuUO/AXlvN/the3JZjJ1zDddpwXBUW/ADrDdn0Qb+onEL/j2jtTQy
T7d+RH8F66Ga0q/0L8loy5dwsXaEZRHaTt0OOoIc824x5vK3hM5idwEJzOFtBbNiDSU5hQVJ+vKFeeq4Oc7pKtI4EQ3xF9AtA6U2C34Pu0keoCZ4r6qN0D3t
tMjhvm/oI+SLUoNztPqP0CjyhaZpuTt6D7ewsC4+mWtf/hQNoMNcLQ0d8Z3oZGS26JDKxe7iULQF9zU4IzmVm0E1wtZ6GyETPetKj1A55pFcPbyrMAw+yvV1
vaAsXD9PQ3qG5R202tVMP9LUVx/nGovuNH6trwsPNvZ0bE25bhgI6IjvCJy4AoRm6Ii/Qr4j8nJahF+JOb1Jl5cUezp6Ye7l+MWOXw3TPdOo3ck10fEl4cbW
ujPq39Dz3GsvRP0gbjCv4ReCusi92ja+ofit0hdIMurE+yCjden0bheFnOfrUlPzjzNX2KdgBqJyj0c2lz9ARllrYWF4Z7IoDzQJ4Fb1HqgCOgx+g57Qj+Xa
gzT9gyECiYFsTp/vSx1nyPT0KujsWK3bp3+V3JwSDZkiL1WCN7lG1BA+mlWzhb5Y+xS4k2mfqS3eGj6KN7PGo3nmJjra+BvkRn5Gc/C61mfaNOMB/QeuNv2j
b5B01T1c1zNpVF6+5oTjGTmWvEx2d64p6mMZbR5lSbIMN2ZYtxviENrSBe2OHUd7mGhPS/5v3mdu6y5BDmGLxVuFl0z9UA5d7byrHYXamQFUQ7yeeYX3ePJp
Y5/yJaaj+geG/pxOO5OP4RfTvdnBzLAaJ+PyOSc/k15saO24ZC/lvwK/cS4qOwim/NMnvDANYD7aBsIL2Bi0JaJBj6CHrZ1gztCJveSZ4D5Mh7Lf86jY2xeC
vlCvxDl0Hv7aPNyxlW4OD8BuGs5iR0xpxhg0zDCCPENVM7cBFOeXgELtQ1TD+gAAufxfQLb/rg4zqE6H8Hkn4ucrreU9fpT4S3LM5s9B0ZSro+C8G0CGaRWs
WpH3MgAUn9Pn4IRKuDWhgEgGQ+jl5h6ELHYFKHKBCAW8q3rUPvhs/7/65zOuQ4FJkroSF2tzKoGA7GIRmB3yDpgIuGv3yt+YH7lauzYROFA6gM0z78Hao7dZ
O/QErsGGe8YBC7Wz9JssgDlWn8fniirHY/sV50/mpdQDcDzdxTUrNtdTm4oB0+nxwnoqih4Br7cOp6e7GO9uqTN3xF8BD3X2SBxhX1M4IL4UfCsekAp9u/WF
0EWDyX0ca136jfRO/wY76nkOLUrYwSd7X0mdK0qZJugbUoLnO1yOu97n3gO+ieQAMMLX01Cy7u81W+uVbVgVunrj1nigfkpeZ3o//IFfFgCE7wJdqBaeOlwD
8H5hc6gQH+M7wQ7km3LtRI6aL/zhPccM4X82DOdesiHcKaw+/xqDoGSDDw1DO+t7QFMNJdBJzdfleibTgUDthSmUn25D1/fUsVtLL5DtXZlUQsm/O5UMeCW8
0NjKscHziEF8/elD6r1ovi8VF1OP4lvS+ptxUyfLTmOZpzfT3H6z+Ht0hGmeCfTaUhIb3Ej5MmlkQrT2r40ZmVtDN6bUpSqpR/bF0InoAjKgDjFvSnptSOFM
RkEswLSehsyP5BRuIY0yFTZ36sP0QojFKsxryHbkvfLFJbkOSrVTP1ttdmXazlpL0q7jK3GdpZdrCOwwlsdHllyqN6C0Y3lc/bu5Kw11tLfRaNaFG8xushM4
EX1krm055bupXlV+NglSXUhIZq+pV6IzklDHgaSzzo/FROTJ2C4pj/Npegf3XDuT+oUOBXtp7msE/Qj8Ih6OZ/L1KmcLdjFlW3MMqk3Qo3xudLFxtSHc8NjY
H+ypXyxdSjqKboUSzTXwaPQ3/JnPAvc0HZRGiyTTzN2TnUj325ien1bYqvQo2TgJNjDMbX1tIpJQERiQBtQkEMJIpBFg0qH6mnXJUefCjGHOOF3U5Jx4eoqr
vbbc8Sb+B7KPflRcsXYndVPTAazjvYqO0DxlniT3wcvYdKqmuxm1J8rAPY8eTxUnT8DyfCx/FM23bDP+hfQrWYTe98VLSdK4xm2bLmxsZ/+SPgiwZjf1o/MQ
WR96pblvWAg9079xXjTuhOuDgD/KN9rfqfSTtBLGwcQUUnfctKXwLLk8uyVzy3RVSowym0zUKjg78KO1F3gYrqG6gTbgL7C3XRstlPsC+Qf4u3kZ7DWJGkte
Bl1KxlBfm84b2hn0/FYxRvySNrhgo1qLqpepjsRFk53JEE8D+5+6r8ir3GX+b1ddw9dlKixCM8g4GhQTRxWQWhu33LBP6MQt4/9s0osh9DafE96H9vFvZ9/H
ZKF36K20mnmKNijw8w56nPkg9Tt3DBy39Tw92TOW3su9FieSX5v2aC1QmFBLoJMmGZa6s7nFzF6wPmYxjkt8Xq+WqysyGHOGP0ypQ/1K7WDa+P4yVxqaWnh0
FPiM/sR3EQbAvuSe0JHyvtrrhcPRNQiI3IL1yDSkBh9F9jPVAsshNzPT8oB6yALo0MIfLVNsWdgY6zjrbNEIP4jKrzGt/oPVRbWxkFobJ2Vpa13U7sV15m6W
WOtg8/fiB+aFsdY/lX8BOhK5avZAH7Fkprl2sLqpN9xnK+tI5yf+szRU72K6gPukzsLqiu9TkS0pzkR2A6dDdqI79T2RGEu8eVnFt/65lRuFMGkE9wGti+ag
3Znl/n0V6VUZlUmVKs8NUcM1DOyqesjPoUZUfUH9UDkCSSmuJUwJRFEOvg6Zzu03tpYSYCRgqhxVOS1mU9Zb4EJeh4y9QP/sv1dvyhggvfD0CFjcbsd5ahJ3
jF9BhVqWspKTpOpanmgoQwdzS3yqtS+9H5tXZJe+0iXHrtXnIzPMhRUBc3aqSDWwDbFmQJnW8Z4Y6TtvicnKD+UjoensQUqEfxPreraWxfJ9xK+p/u7D9n9z
XXKtj6G+0Fv/bm4x+oLrx/3K/+HJDhwqI4X5FZqAlSqtuM58YDda1wiC5TXWG0kW63Ji8dCNHdacys/QNIx9Hrdas9C0TvVtbiIzmk5jH/q2FBPoD/BXzEca
lcbQvBEwd4Ke41CpgBe4O/i95Q1T3XB2WkPU6/ZAltXDmRfJV8C3zoPGMgaht9HrzQcw1pKpaRT1ExzqPKr5gkHq3WpQv/6u2HPZ+wp8Ne+u6VNwGnInnkG6
oxS4wtoZTI57a77qi4WuhEdjM5G3SG+mB7PB0z7Mt+qrulv08w1phh9yMxMW5ZY4N+g1ZEdPoX4md5c+hXZCfxQWSL8wXzZ+2Dyx8Q3+WGA0/4UwynCE+dO3
1pDonIxarHlQXV8zL4CdSH1jbp9+yfNG0NJ+eo70M3e0rEuUmUpkdpZEeH/z1I0LFK4BX8BFyZM0YdwpPgywEBixltib0YUYCfxR703dsWHPMh053YtPNjgX
/UfMzpjL9YY4Yccoah7cXZNM1cSGGxshO4xGT424Ko+FHyYsws6gLcEOutqUxX7Z/srkRt9T273PaQc03nQ/gCIrqCjLE/QSOqPoz7Qv8JJ0PKCu2F4xMG1B
Wlbadc0LbJ3+CDqanAKjQhI9lNti9TGh2GbysAQ7eoIPpcOcuXhDwjHVeLgQvM3ZnV2TJ2uG0mWmg2ANaQlaA2uK7fJfcTS2HDANJNPxKmSK4QfvDUbFdEQ9
aYx5j/68ep15MfVIP4uqiQzxt8En+HYLj6meKa8DREJ9e2xpzTgprlXhr7mtNLMcMwtx7rgJknr6d/sHCpFuj/6871uEMWfYKviIik3SOl89friupQQKo5mI
wC3/UdgIbfUud8yTdoNnuGPQtymdhULTcLfI/RYYyOvAO9gHPkl4iufq31lbYFfrHi85ruXY50w/13jbRvSDA1wnGJqKF1mcP67aRdbz5XDTnPGYZDzqe48t
sjyA7nN1uZfYTspoaFtmSbGJT/0D/ZLhkAPV/AR3hT8hENiDiaA7CGtKFhv6kxP5JrCWOy1cKXoMvbJs5Rfic/k4/KRTJ+3HX+c8XrOOGJYdvrFfrbhag6Pd
YVsKBghYUTF2CA/hKaaj5WaaV+hFVYpasU/lMHJAfB9og/9xSodSujzGuw+vcI0taEZjcVc8uVkt9a+pAs8N4SSNF31nnI3erh1JfVd5NWW+TdIQUn94B/eQ
ihIrIVLqkFSHcZL76bHCICzReDJh7xaPrbl3P9a/qshyRFqGL9Cu4u5QfGAWvVWM9MxhioRI6bovm7/i8rjMTFxk87UVtXYkUmFXQ9vXHx/3kHie34FtmzyQ
ssBDpP3RE+hHaE6yHQPQHeINNCElkHsJuiL1V/XCl4ES9yuoJldEq8Rl7HVzoTTEPhnqgFTgA6FRacmpv1If9PeoWt5Wpl+pQiiZfk3GadfSG1xWNsBuFJ6I
Y4Sr6L/RxptCQ88tZK2rlfRB3xlN/+ekOuWPKG1ku01/Lc3jQs27kR2BzegnfSvvz1hbrJweKI7yfLKccFQ43hWne2fWynJHRC8ghyfWYr7h+3IPoD18FvcE
2Qw3RX6hm3FHc+d6T9JNzOvZMk3vJL2tJlbL9KXlqY6mm4FdLEN0qzzd4uesHeLwlPdxnaAF03VnEmrQr/VU4utdqVit4jPcjoqQouXrzZoBeSMLsjJvlo0M
a1880H1TWoSEwrPw7VtmgJvclDWNPlJ6KTkMvMOfIVMNe+O3+uy5L5N9Sa0TzoYcddk8a+OnF0ZK7eP+Qj9Zo3xl1i+x2LRi8DJ3G50szEd2StO4AsRnm03u
M9QBI5jHKI53YrvXqW++z/9hG4mcw/ejLci5yEowhp+tscIR4Db2nKcJZUTtcEniAXaguiZ5TV2uv+Tu7VFBdYWmtBZIJeKJ8IxmwE5gKnAcmAa0KxjYIDUy
rCgp6vbGA8CEwtn5TTStqUd0I91wLBnMTznj6Gv7pTHlOC0spP5u+COP8M+EJc1uQc095z0qqh++L+lHwyiwvmO4YbL3LDKFbVo53/5eOJD6UWgu1ZCOm/ZD
ySIAluDHhIbSd5recE7UaaqkvAitSX3jzIPbVE7nr2NX2dtcKH2WHS2GBg67zqeo6DnGYjaVWxDVUjeCmsLdNTWjmmC/M8dNZfBa9oX4io8wnUL94k5uHz1B
vzR+nPAS8mu2+9b73hlydcfFnvQ3bA/DO/Mx9ldUV6FDP5pHMweERuohObWBkfmlakvZbn3f8jmebZ6n3ALzWmGK72c9hRqhGO3O3DX8bbiTWSWxpvGUyf+G
99oucEsCadwPaIWwNOUJvUjo2GQs25xejQwLPOIeeNvovysTqeu662y3+kdpF1dhXmouYY5wKmo89zfcnp9LLVD3Rrsg4+gmQlLSMrtFkxXdmkpKkegw2OKf
SM8yoyV3xJa+aZ657DfgdG4KP1LTDE01FyB/2jpyWgYhy0ruFbgFl73EORlb6evJrWR3+J8iP9HRnKQtha6ZZDt8OYa6nPMOocA0Da4OIxTd3QkZniSgwM8j
FCZewVEaOfxA2ZWHkGHJEgruxUqsEjnWN6H4a+QwI0CBqSOHXwS/WyCoogKQwfKUfIaqm38BCg70gKy2gZDlRQW/ZyWfkM9jcn+ecwfxH//ncy+HX4v/Ap9w
Riad9GxJn8lrfYHNF0K/IPJyToety9wdcgV4nZsGzTZOMhWpL3El6FN8ki0CTQAPuZKMCHsGOw0P44dJoyzphbDWnNTJu0pvxXzQejShqC7EQFf5BP/BimvS
HKR30jzsbtUtx0RomP29FwEPui3UcLgDf4He4bIU4uJa7gI/z/s7DcFRBkaY5z/BHsa+oVsFRqM9jLvYQ2h/sWNaLEzrn4hvXTR9l7/jGex/TT1iIzQaYTcf
uepRTSSjxeoxa+eGz8oF6i9ODHPX1E6haqJF9FHTdU0PcaeYYU0FW1Pfeu8mn3Xt9SzA6+K+ylsWFt1XuabAgO63thM9aKa1K10P4SsbU4uRLCTNSYqXhZf8
dr4gEJBuiPGVVchVdrLQi2uP9qIQ8Tp4jYTQU5Z/r+KNWE+ue/lM0w3R6fueOe7TFTUXzyE3kd3MKnSvS7LNz7dCP8FDST23G+nqTjO0NAjcKltJCk/+ofpd
va6s22a961HpZXs7ai8zQp3hWMZBJY212fAQ3VnNKfYR/xA94Mzke9BPxXvCMOm6fjya2uSpaJH6cq084aZO1AXfJSoDv+Q5ZqpBdS0j2GyujWWvtWEVRlVx
zfxt+REonQ8XxxY+S+6td5TQ5L7w1mTXigzH4dJMrryyo5hlnWYeKN1UH0renJ3mOk1nFxLqk56m8cdUv+V0KxlTkuywOSdoUkospacTdoNbUJV1gDiCnWNt
4M0W24g1oA9ak623dTNSN+ARrwdSzSqmEpXQLPgWepK9R9bRgtzQFAPetUKNv2R6CeOcg8wjRQql6UPWvijHrmLspt60iUxw/AglaCRNgcme3dI7xhtBTAW0
QDxgArqGXKo9L6NvzZj8gZs71WdzVmROjEst2Razv+gqs8N7DB1kOMVgrjpoEjfG/cnYXMrCOqUv9U63LDIa0ndgy7zDyTJ6nK0hfZJdrU/lF0Bb2FJ8j389
NYxx+ov5Dkwl5mTYDV5Xb2wkGpa2mjtVPk7dyXzX0drH8d/ojfolaIy3wLNbmuGY7iqt8Zh/wt3CznAXwIWOqSShycX3UyHoNdpM70lcYUmySdhjb5zNuznM
Ow4MM17nr9ORbCj4R3I6p/E8wPrDu+2TwWJkG6PhmodElh8q7wjutN4wm8EF0jSmifi6AqA78Krw+qqVcT+D7TV7oDXJMeUfSr4Dt3K34Sua55LH30ya6Z+q
z8b7cx2NE8pDnZNSZnET7GMQB1iE9JAwzuNdR52XZkntpZiU/m4e6WQrdLUDh3DfUQUuH9XVP9Q0RRLgI2xDw9dclfMyeMfFs/dMm50PqAf4ZntHrj3YxNrO
sUy8QV/zzVfZS8r5N0iWbRfzCPuLiae95A0REQ3mvmyo6jS4ng4DC0znqBTmpSdDc9Wb5gj1fpJC2M3eI3y8frytM/rB9J5twk+0n8c6UG+kOv6WgUH8L/98
U1bEklahSly1Y7O+QVhOQtzX63tkraoL5makxfi/ol3Wcew31h+wwdJSJlyqROMDp8Q9gVK2s/+Qc7B3u7Mr5fX1rpPgq/LFMb3ZWp4z4lFfR+lV5Uphjz8H
uxR7sRLBXvCf2PlSPRXDR3CuqgUVmtTh/IgKVapGmmZvFWjqW80XqyxCB/EIfp1jWWSbinMEXnE3pcqyHtzjqhFVOn4b8sp/rOzSVk4Vx82VErWnBPOWDhVV
xJdr79RLKMivvzczJTux3pLctYYHPMFc4VfhammVcayzm++TCEqJla7UDtgetKM5Cs3nrqcdx6/h3Ww+WrIsT/NVXLbds23xd00tCjS0ejhU1xxqIvwE5xg5
uI1Uzp0VJlfm+ED/VnyQ9SW61cFD2d672htCOfXvGmSlMMO4lNcnfeVdq6lKl6iZEmabUMnYnrnu6VfR5szR3FAxh7tkHcPcT5snVGi06WZhBCYVzXE0LoTK
m9h7qpqSLy0P9DRcB62jira1yBmI1IB5ZisKc9Pp9urXHEov4zQk6uxoQaUu5nYGln/QKEKYm5KYRgosNZKeqm5s7tawp0vjK5A6UgWMo2otN5UHKx9K6fg3
+C7jPdW10N3FR2Kya9VwHEiqWXixwRpvrqPA80dgYFWS/6XwCIs2nsn9046yN0oKIMDfwZvm/rSte9FH5528xHgNtCI6Mfesu2NhVHkeNMk3gfpW95GOt+3w
X8UIy4m0W3iyZ2QlLxRYF0f9hbZhvqBv87NLeHMvcKeteYodmgDPsCxI/QVst7u38QIv2qZU9kG03NXGrSRarNJVsb3NS7A6vqaGKeBs/HF5rvdyxeCSn1z1
AR2BASzQlehNFGQMDRkO3MltV+yLC3UsjtYXntW0WeWoIaWdYoaAd/Qn0T+QZbYBaIYT86vNq2gVNrviDR9hTjXvdT5g/qSnSD95zvkm8l1tdnAhngSd24hZ
XuMTRZ0Xc8DSE0t8lV7I5j5WNKliySU+hG9rSiVjxHXqEnCofiZdRdvTVCSDRqau0RZ74hrVFS5p9nLryJrm30w23VDL/eT9ziZIuHc5WIeaRH9lyJeOUycw
Vf2R/p9Tvqf32PbBArfW/6z8L7AJ34eLEteJq8mxTtRxQX+E0xURZDe0CXelkmQboV/460h96dvSgJwWatPGyTlTNRfWOJ3p6klJ94WjzFHxrN7hakxFUb8l
3Slqzf8l7DZdYhDVaWEa/8Qo+W0SzaXheVBfjqdGWfumZ6Je9Hck1r8IJWyn2FqWh8wNH+lpXBGnLUmdBZaaY5gOZr0mynGFSafXcH9yJNjXok/t2+hrf1vx
LfPCOhGa42/I7aYKrEPEZmhLdQbWR2jLh4IYs5J7yxqpRHQpp1eNFNPNPY2MlAT+Vn6aPs5dFUHTNmo5dY/bKMZb9fwQRzheaPsSr+udDmmYr8Uu/hupTQxt
Umc4Tps6mLy1oRoPa6/OmhbqWHW+3l81zuYO5GYae/DHDOT/zdTzljEJ0ikK1m72ZCBo4UGnVqf7Z9dtQ7L2LO0c6IEnOyIJfYHuLVfz77kI0038q7Im8Hh6
u9FmtnoPst+iC+Dm2N+mkU5/0nrvW+yw4aMYYNSUtabD5mJb84likqcXvwfN417B9VwBdhyWVNlzy5rKTyjIrrdOSy1B7uM6D0FRjrf8EjFLvxC8raoDaRrE
r8qqvSNj9Polmfc2nI7YXVdlsjEDwTR3G/wF3Q+8QkVztPBO8DMGalRJEjXFEqLNsnSrhCovVZba3kPb07LglVILbbrUxM+LSwrH8Ffpc5bN7EnLXaRUU5VQ
iDQx2Awn4uYVNXbuc/9IXSbPg7utpHWXcWrZCvDf/dESY2fPl+GXNftdNXjcSXJe3VD/EH+zwGCsG7IW3wre8ReZC6hEZhe9iOmJE3ADL0j3BO9mj4mAk+uW
LdhcktCldIuzZ0lnzafytY4J2jLqoPBAj+NarhllFuK57v7u9KBAK2m71N71le4bUzQYtT1Q+XzbcjpRmMatA/eWD3OgTj3UL++EYws0hOxn7mTaamW8h+Ei
/XhYazuK7yZG5p+NOpwTU7a5LMrV0V47IVZ47DUzOozz9oEyNCPpQq6za4M7NudAMpXi12x0DLH7qV4bQmMySzcmzSuKrOnXlJb5yu/5RN1hJoVrxIPWa4XP
LG/JNOajejN0BQqXEqkAj4gUZ6C+8e7WnqG3+CjqvN6I/WD/wLwUSaGLP5Sz/vP2QSFB4PimpiTuW0+Wr1ZiY1qHfwU2VptVh1JmI9f0SaXfgl2YToweiAAS
AXdGyqoZGT2ISOILIrlek/D1mSOj++Y4i5sUzMhDimvpRhdrHTey55LP1eEJfPiUvAf0GmYE+oCvBK8YG+MauJ0py3CeWp5QAveBptpfotl8Y89x+1j4D/sM
DapKp8bRWqim65lwQxzM7HJhwg8sj7XlJuCDyU32Xq5vDYvIqZDddMH3a34k05QbaXQh2b6NVA3oFs3ZYmOaFMfmNGDrMd10c7L+cu8Fc7n+3HnP985u+lG6
cp4TBP/xmHtGVnfQMds3HHtunkob+KlQvIGNe6+Ndk8yXkU0zruw3hilDaVfe9KEx8I2fLE+Hv02/23p06LniRez726A9VptI8cVupd3gbc5G8NdgGaDo+mB
XF/TSPB7EoFGk6T+BbeEXZNyjJ3tm0ldg3WeX8XW/HWoM9iJ32D8yNTgLfwN3wFsNXTHZ6J3qtPFnyyzXV7HNetP7o+xLX0FjklGkZ6KNlKjYAuTCB2jl7sX
ecPMDZAK8iJ+Br6PL9OodEtVM90o+kq3TJ2ZWGz90b0L6qRrzk4SjNxF7CDdCDKRvGEnOLpuff1rp9Y7w3dDbfSMMXDiSGk4H0pPVsdbksC5wlNt37Skohfq
CYLg2qQfxC4N2Uo4atdcXYtoVOdlblat9UArx9HyZnRt9ge4sX4yPA71Weob/yTBwnrsGUaLhXIdvM85q/6xboh7Dk2688iDrlnadN0Afr9vNx6dGmbFjY81
OvtxNLPyqKsznIQulJaaZxtWgxj/JxTjGceMwa6I98Sxjm16I36NGiV51SG663iIpIV/rHxNo5LP2A5666ktoNIcdYjYTWrLAtDY5CR+q+MuOtwzCaspLcwe
kNujRnnpi5y4zL83u9ZB9UrFzMgONpXYmMbEKdxu9d/+q7ahhiHq50lT2PmW+txqfgmGBkIsSdCVErPxd+qoNNoUJdQ2JyU3xFriMypUZQXm+qRuS1NMo4PA
1cgKx2ouxzWU726sx/9Cd3Q0Zxt41OAG4yD6C/rfOAfEx2L16V3gcmY6FcZsEuo4C9OHMSf9W1L12GArwtTVP4XueBabU4XmZAfomrkhFY17uLmG9iUz7c74
Zo5NWUvi6pdP0rQUHtqfkCfQXq7x0GnKSZb6trsF1W1SxZzgx4vX6FlmktnUqLM5zMPgGWg2NxV7zeqxFdoYx1bPe6eQ0jM6MumenijrR7lSYZzguuAzLU2E
RYazroe6R7EtcjcXZhq06s2q71SdYVqsYzqPAKlLCj+Qz9IGeLRWNnEq1cvXmkzSxkKLwVvcdGNsZMf190vTHGfLo1JWltbyPor+0lancjRZk7mVeggeRt0K
lLXYEJjiH6v/HtXig6X15u9glQD413JR3vucBUyGl3luiWHUIHy164m5ge2RKRlsZryyzmXYRhMVvaEw7q0wgruAjOJzXE/cx0qJlFYaxBDIc4EhTAJTjwgj
YGAuoAGMxANiKxEDvMl25ayvwYZ+zPlyTbuEjKLC9aHGqT6z+qWqDxkC1TAKht7lUnIXz1vU5F8hLLZuNY80ViRnS/P1k72voXURbaTF+H7NYLopWROPtZrF
ung+8h7ZSUVKy+IS4NP+fvRBKhYbIBRZrewH77eGNE8rdB/Y1vOGKzHVQYd490EfwMKKPOgeGEXn+kmuRFujLC+6Jn1O20sMM+7wfZETx671MexYYRbWBS4x
6Sot7Npt8SSYuIyJbazmpoc1D9w3T/X8BI5Faggv4CLqd59RvMD0tDbxqzWZXBh9rYqsmF0Vy7UrPJNicxaRq0Pu5t5Rb+AqHMPQMyICUqRWqM0ZG/wFeakS
fWftFHhP8nz0KfZW+1EzlI2IKgjcBAdb89VNdOPR8WnXreulC2I/bfetUdKPwmXmAbOfWoI8qlprnQahlvJA40ADeI3fsgnyjCwrlu6zt2GVbwW0j+xZ6oZh
siPVCFpoiPKY9R34ocY+MZv5xGR/IIyJgreiXcKf8L6yTfQf4nV0sPWq3e0ZAHVyk1kD2GxDtreuLkJTzmwyPkZeMhd0jZhX2rpSqb3AsIZVZLwHZ6YBsuxz
QtYRCFB0FlNCYKtPDiUUHc6UXUSJatmOAADIZiYSsopsQMbZVN7BAahGhQEoKPMBRcYhoaClABTVGkosSkKGPUlUg5zLYf7VeRIoK3kBxezA6hQzcp5LgKI3
ltxaCzb1+O+S177LT0TkPRrktDRANbnHBABU404GKDCwCQVuMvAZfwsA8vm5xGesOLk7rH5Xk9eiETI7CyGbYA0EdeKq/s4J2XsOpq+vLn02mMpbbm8lZJNA
iKC6PSIIP1lJsyfH5Q623yklGQAK617e2x9QmND9d33+HkQAgML0MfiMM7h3xOfsN0qrEgCAame9cmsYUKzLgGo8iQiFBDzlpOLgapBg82ClFRzs+wv+t3IM
BELxPRPVVCzBJuCAQsIIEeQ+5HQkQDXPIbiKR0k1CyjoSZWm7Ur6HUDWhUQuiV7utP6v+vm8vYeQrTaAz3z/1WmYgGq1z/JOnIDsPkgA8t5Q8rUREZRxE7xr
CV5xE0FVSnKadkKxngNknSCDV0JAtWcEIZNwQXxGcsS/TxAAAIIm1hLVsKDkzonqGUDBa1llb6Pqs4AA2YwLQLEuC76TfU4y03/qr/9l/5H3zCQ+a70A1fic
Vrf7ADLfy//uVSWnoSX+J/90+TpaniWp7ENLKFTmhMKJoPSlA4rfb3AGoJzvPaCQb6S0NygjS3I1EaC4fxKAfJ4gIFNXKbuLyPsiErIOkEA12dFANalu/+0/
/1v39Tlulkq7SfCaQK6fV+aMVqc3l0ekgWo7C3let9L/VJ2DDKGomA++5gEZvBVQ4B5X52xLKCIjSuc6IOvDE6yvlpsyVP92lZ6nshMsUe35JLd7yGe/VX/S
KiMB8vkN//Vfn3Eh4cXee0ggub35r7LadE+xytcPKFmH1ji5yhs+IrRtlr3mlFVpsODKoS7pVKq27uHGocwy9AvSxRwgBUdI7C5XHlPANWPfafMLS/Me6cd4
4IRf86d6490j4F3Rd3WU5oH6p5gXzGosAn2UaND3Z/5vhnsI/9wQAWbpVuoF9zToBqd1dCHzY+tj75nR6lWx5/WZzCZNW+61+p5+rua06wSdBiZTb0skz0zz
YnNnb7YDhAodsyA7ud30wsmTe8FT63NCzTXq1rgbrs7IX7NiXVSuhhrK3qdPulX0sRSt2UqPtnTGMpCjsAqfhK7Bvvft9j40HMCuWX5AGcafksms1+3k5oL1
Eg8UlFN6eAMyhdE712vbGluDE8oHJV6g+oBTdX1UIYYfvVc1J02fnPt8DjbCU6h5AM1D/11tX/fZNGPLB/JLKSdnob8Au4JulEDfoToXrP57c71/nl/N8Fro
bgiB+ZQvTc20JzwquodhfsE5e3S8RzNRd19Tq+Sx+mLZMPUHWuv4UGsS1bIAd+f5LjjeGUb4upKdUiDNH8krvC/oy94DYhuumd+uKYBDTWZhnYRJ7T3HnXXJ
BT6ne55vU3l7Mqngnum05XgcLKaDJ4Vc3UlsDrWl7GlhRs4Xib0cjKOWk4r9rcTOLYINwjimublV+VqfhZpiwgvnJah0o+JpI6E6lrww7iAZkT817K19Z+HX
heuLR9n/jDtqbw4PJVszQ/QM3VszWv+3fiVSE7KB5w2/Q/UEp5Y1vkTGal97+3JWckpBB26uo7D0I+l1PmBJ9JW3hfDA9C23mZ8D2n0Wsg07g0aYdHaM7wHS
DN7iLE2pKCtKspIhji3e66Xbc4/6agNpRIDoFJJMPAQqga7Ee8K1qnGoNvfPqHmbfo1ZH6ndcG3zH97FHlT1jbu1sa3r66Rraj3E6OPsPzA1oOOeBC7eS4Bt
mCHQQiinoD/5U7Fbf6Vssae5b57pvSGHPFE0lD4PBtAWnsSkL52E/qK2I2b1zUKfae5pd0AzXbNzDiY2K+9a3tvV3fu0NNuzxVBMgcY0sFXORzQSXAHXxhZq
NmsvJ/FlXxsMmk4egjxt6ssRFIjleUeZl4DPuD/4PO8Dz1bHReqVWq0voX2mA56nbinhRNEZr6M0AXTlfe2M0LRzxWlHa9pSV7g9zNrS42wX67TSR+v46Heb
msS93ayOfJn0e963OUlMonp+2SlqV9IILtJ3kRa53vxdUxYj2DN1tN5X/Nh4lWI8pfQ4+xBTM/1Wug64jjopZEOZmi7eNlyoqzkZA79DiqGbaC/TDu0aaBJ6
3bDI1xcl+PPuNbSU/En7m3NeWdOUheVn7T3ZNdQBL8Cs8fXJczPLir51j/QlaZs6M71pnt4kTmVq71AFpRne8fQr5LnODf0Upy3NNNRwXy6aYVzsO61p4gUM
zV2HfM8cF5NSNHfsexgDe8SQCo7AZDBboNoJsNyMWmnuQSim/XzOeQrIOuDITV6AoMjM5yQpBOvTAIVplbw35OfU8ITM5OZz6hKgGkWS/KSy+npJCc8gFM56
ZRRLHtEDgs6+lTGX4G9FKbmCqIbrAHyWk79SeolSQlJwlB/4bEYJIOs2GnzqH6z+V54TAEFrdUChGgVkkRdCwd8UOEoH0FbWw9Z1mM2co31ntsJfFKwmsmuZ
IqPr9d68PvsQ0S/7CbNE/D71e7Y5/hTP9S+VEtg4/bNiE5MBafg3VF38fqqIrdLuda2MK6GmOcZS8eZw4xOqnB7IrTTE2nZQm8BFUo+qttvqG118jJAmrRBK
peb0EnQqmgmN1G9A/ua/YKKQe9BX4BJDP89L/I1lQIDyT6vcDd0JhPgHSSopLvCW61VpoXdVTZK2sHMtE/g5QjrYWCuCm3yc9FS3JWx2+OtNYF5sLgVE150Z
cShnDbzMthPL52LICbjBMsT12nqJjELma+bTEwyTkJVWXBNieaZrJ4WoT/o3Sk+ke2hHfABWgu8x7zEt1f2IRVhs1ulpb217xUbUZRHxR/wf9t4zsGnz/QJ1
AoSQvWMn3pZkSZadhL333pRV9p5l712HBAiQveN4aOuVLCdhlz3LKqNAgZa9996rcHu/3jbhd7//369OHL16Iz3jnPMceYg8TzgNN+HeF2dCG0wjmLG4AXNC
k8lVwr8rpRPwamokMwlBKm4BtXYIOKOelLBKeI52s0SivTncsskGLM247dxcYTz6Cm7jHWJdSkyyrYqIorp4jqlv57fLPlnvT9Km/uy+yWtZsTzJ7ScJ+jn8
NM4A3UOzoV+1iaVzPW/4+JIWYmPMH38A2S0fDSWAZFPw7abP0nRlR9GBfwQ0srB0Ma8AE+GF+rfSIq7LBi/ot6F3laKKihfSasUuL7mTPrkQ0vzkeRjyDnQx
tBOmWzMsdazXvDfFUeSkMjs3gW5EsbptBQmYEaulH53QqVxZuNi5Ou4PV1fV03xs7QjvT/ANMRMVyS6OAyBCv1xsiP4F1TcCcp2tN2xoMLehX/1JlnT6T/Mm
W31LT/QgFS3PcsegUSJv2CTrKv6q2CWGynnegOTP+AWoIRyOoiJGXkT+MGloP7or6OGZjR02q6DzqI247B8ZoEud4z+i9sxUKn3Uyh0ri6ImZpwLWRloUrkK
jIVdCkaur0dfdA9Ff9KMpK4ie/W/I7l0efLs5D+c46lksCJ+BDkSLxXvmroLmLTKsULVGLqFDseKzFcpr+MkIeK9iUg4U6ORpgmbUIXhATqdUBFLhFrEYeKw
ZZMhpuyN9oN5PnoMnV4WSh0sq4XVYa6be7D+YqzwnJmZ2Af9QKeCT9ALtLm2B7ZIp0TGq6zob+BPfMs/J9za/MjXpaI1uqriR9N4/JOzGEmGeoMZ0kNeBa3G
90ELkvrUf2KZxU6G71r+kI/gPuyKNbHygrySzNX0ZryaaM3JsA25tKFfEECiYZof672OnJRuqFFqHnyAu1b5KzKV3Y9yoS5TJ8LP8qriE7fUlyCzVii5LeZI
ijC0Aee8V31aui8UBxqW/1BKiZ2wXHouXWyK5t5aTdgnz2WtDepKLtK/lJqaGmPR7HVjVfw6aSs4JY00zDL1IPe7emjnlvXiv1BHqZO2X6W1YCA6Bw5BphiX
0M2FJWiVRUbHeEawl8GeMo7vAob5MqVB/DfjFPPykuFER2sztL76NvoXmic6mTH0XwmTSqdqlaCu+xQ2TA61RDuS6UlobvKp1RfSUlavj8pY3y9tif+XldG1
eFol/g2u6LfptNA3wxZoFarn21QsKn8qXWBuE02wxnRv3dPSeOaJY7jqFD/a89zbzfiGshkriDEVHyv2V/WUN8kLrKvBmnKybBaxU6PFugmvfVfFtlJXerOg
lSbnHkMdQga4zFzXhqO3iDjrBG8QOkjezu3wLmJrGd8IKehFuTd6z/grfVJMqSyS+tOi8FCXV3pGv3rDSTGOq5vtl8qunRF5u1ZBamqwuOpj7FdzvukuVMxb
lBFsC/mu+4Z6ZMIM7BTaQ9qFfsEvirOSDjpO2SJYzNJa7gcmxvbwNjKuhcaCrVAQEgvNM0719mywStudyDBjwjVWzZeCnWJd/S7TeOQA3JF/gW4TbyAdcA2/
bv0b4d/xx5+rRE8ibS1hYjpS5MoBV0sRiSp4J3LlT5x/S3eh0yAKcnicYF/iR8FmuVQ8MGgd/SNuLkvQdNJucpsi9jraIX4xiYZx7mEZA4mtcOPSjsYoWA+e
Gs56V7A9vKHOZYYIeqLQwfymdCv7CL4if9CGUq/YSUkh0BXeRefzCux5Zawuz91F7u/526XfcM85XRmfdFy6Lr6w9pVCVa/zqJihMSci8kM7upqtXRXRkMqS
m3pHggfENZ9DPmK9ajki5qhHMpHO20grMFS1C+q4oYdhXf6a0lLlW+3Y3DfOIJendJFKBS80NoHqgoHmIrJnck7ZPlMZWCqNxFQYwp2F9+lqSVHqRcgEtJVa
z8dr60sycVcziu1jtclTOXhTA98kdg/1oaKq1gHiXcpYnJDqSWnM0NJAX6zrDn0Z/sCLZPfax4WSsLJ/9tnYHmu3+LWw6xWf0lLst+21ao9cmx2xPqLH2nVZ
eVE9Q9tljF01TpvORsPlzC3Ryo9yBVILlG08E8R55JLkLVyZ7YpNyTrKa/GwKV5oZJ5WPAXr5N0MBcB52ERrI/QRp0Ofgt/jZ2ITxcGgndyM2CzttLYQfnct
xay+vURR4jQqktqq1cI08TcbDb1xxZOBxFT8MQhFa3mnabdAB0qT3Mfdz9meAC/KZiBaDDyI3oF2+bpwQvJNAKrS8NnCNFwbjUAPNX87T5Wp9V14GHzWodg7
c1c2paRQ6iBC9BBhoDdZHoaMMq0BR7zh3q3e0b57saC219W3+FZMI8dfxXFxi1XbORG9yZ8zLTXGkWZzd0xb1ZUdDV+CAqX24i1PM+w9KOYm0kp5J3hDDkT8
eX+ht/y+ZIi3oHQJ2I49YWYIPQrmeI+IS0A69jM03DIbzcebixUVRWJX6y59Bn7QEm6KlMSkYkOh9gj7B5sgUkxzrv36MexDaJN8Ce0Inpd3AzPBLra/eFwX
A4+BOHQMpOd3o2crelMvvL3AFeaBNNR5zdEoy2ydYUnnQoR4XEh5hJngeVhvcQpYIWwwVovqKmqcxWGvsYv5X/m5otputuI7fF57tVw1+3c+V9Q4P1zxHTxJ
Uc2+FdXw1/4b0bJXu5f/znhrzutrntKv+I5jc80Y8feZRNU5Cv5Xnq+osaL7717zf9/N6nrR3+sJVz+R47+5Ev9VwdTsTKD4zxq4ppm8/7f+PyuqirN+s5xK
2pBOWHcQm5FiMddeUjc2TRn3pd6B1LxMtO6SlauQHYZUyx3CK3aojOUzyFR5cuJE6KMcpKvL1vc15lp40+WMWDyecj7RWCwOfl1RGj/DFGi9V9kFe1qxTxwW
rfKZ+PbSXrpL0ij0LJGErNzQADHKAYbVOIXjXLy1pKo5KJHmyctDV8t7zKaKp0lfNsXg2Zu/EQNjsEI3uCM1ZV/nNarsXeVXoQcT+D0ya3ru6y5xFVPIH6Vr
QtPIrLAAv3E5mxUJqz/Vau5f188KFkta5JKcVtiTX6u7wme55+Bq6aNlV0UKcYfdieXjx8A9fIMlydxDCsJngVeJx6GpxEi0b9VEW6ItURxo6WBlGthMSvem
f/76KGqreFpoyftVDjSVMcMka/7Kwj5cqaEx9kZuLvz7/96DL9JViXputa2xMT+pG7jEX0heSJyp3F01qOog1YuK0pF4d3gK2VBuRHSXcONtCUZHsMfKZpWt
Js8VlVCU88fYfuQ1R4XpK3pVmGFOAGXxyY5ARiMlmidVFKP9Et2iQbrHJoIQejK5B1LXz+E7+hjrZHyQOQfZInxwnuWGMMMi5xseyvGeI+QDLJfAxI74JXG6
uUFFT1Y2tfI4HJ1Ka5XOL49IXJIbEPW7H29qWZWL3968IXmtZratHE9An0FxbIQq3aRFciBjUQOzGizLDjE2cdQ1FEVurHu4vLPqePgR5WtwSOyYFFn1BzbI
+8G6AkxBX8Dz2AniX3zD7B9AveR3Femhrfjg5M6gATbXCpFWoq8025Khfwr35NrKPUtb8m29i/GuYnO4VpQ6+xKxn59sma9ZB064k508Uwfdpc027OYSVZ/F
GDu8MkyxaKVG8cp/naKpn8q+OH17Xv+gMSExWSV579c+zny1fo8nEn1SuhXzZx6RjZzRbpre511CriQo5m9vqc8kzxEXcneMSdxiopS6jb1KvJ84tuwRtMc7
tbKDbZZc2cCOljZehmxwXMEaVVw3mX0fKzZhHaqegfq2E+Qjw2XDDvS3RF58Dz1gL8ALk+fL3zYMYE5U3Za7VGyDLot+QjuE82BsZvZJtpxC+BhzPLpDqL/B
bWmw4XbK7A3uJByyog7wzRTMZgu38ddiXayPUKkMpouwWPQtektcDAnCo6ReCA6980brLBWzzE3kJMlqFUqnF29WqR2tI3eV0RGDor4k7qE3lA0yj5Gvaw6X
NCEugxcUhvaUCEygbofFEzsc+6oGkV0tveEwTbHQDI8lehkuS1a4pDKY3i68yZgM3lmTxdd4l9itybMcaXw89c630mquYg1jwe9smbw35T150bYbrcTaiAGQ
FsTIPc1G3AE/QIKNz8F68YSpBx7oa2nx8+4SEF6vmQs28FuxTPN+S7GVwcbauhIjvf1ZrVE2FzlRrjlvBI2QubIRzQPpTdbwv9hWo93IFHgWV20X+H9x7Kze
t11R7RyqmviENXW2/4tdqPgfPOBq6qwpquHdKqrNF77HSq75zim+44NYXc6nqKb/Xf2dqO66auZwKRSKajDqmrB7RY1+Nopq+UvVOd0qFN+bFlYTF/2/O9CK
ahAPRTValJrw/+p+8r+5ZP+3alwLMBrvTD1Cg0BtrKtlpjzEu3RNenpk/K2A/FqdM+qtHr6yqTIKWi6dZD9aT7kOGusIfZJ0cotYD3u1oi1fkWyxlVgHs3dB
pKWOfjf3MPEHMg0JR4PBMegIHclky7d9/cpm4kWJw33zqN98i9nxjdUp63wvfW3EC6YHKTd8m+kEsEM+LK4xxVS0Sxjv+lLxF3FM2GlsS+ympvlee8XKn/hO
hh+xMl9IMlXZ0+KyTEy+w82g3hhmJfzmaFwxg1rHnBeOr32XtbV0TrAv51be9rKojH7FjLcF6mT+4npIP/MmxsK2BKfMEYalyLsUFbKi5B3WzdTN/DfbHe9u
6ZT/WX/UWOZFuUj9AOhi4nWNm3hVtSPpKnLAepUdYm0UN6vo/52+wGH+VEPVjzrefZ0Mt93Bs9Hd8iO+M32e+nfN6SeUMqsdU206ZAB3wLuT+lR+S3Czgchh
dKmvE/iD4IgLoD9bVrHbVKC/Kw6Gxlh3UJVYJt08ZoLA1TMX13WXUatiA0ouaLSkQj7tKsAVlpemj1Qdop+wTWxGltuuki4iAO3ErxJXu8N932xLsR99reSp
3jnWesmwwWzZh0ZaWMNbLhjWULj2iLzVkmsbUhWgachFVpmsYnK3GD/t+ZAmkbc1i2MHJGZSJ4s6s5Uyt8FiS6cs/DNzK+nWxv7sN31n1SUgoasZvWteCa6n
EmYWfnav4heX1WY82v7KNOoQUZdJZXIrbFW9K6LQYUApJFuTvbivM/6Mfu9loAD0DlcblY3vTT2MFvsO7weqOO6ArWHiXWgo81x6xh3G+yNLHBG02lCQMM9Q
m+jE5VFxYrhyjQyhL9FneqVmBJilfq6MwAZBSfY69hj7Rnv+ymR7Y/vjtB8U1/PKPadrIcWuok2BEapBziWBj/VOS4h7jL4PPzQKRtsRO0vG5600hBPpDaL1
N9DUmJIGBZZZxubuF0n30SD1Uf1j45+lmZU/kG7zIyq08jHbAH2e/EmqDdWxpPBxchg8E52XrLDNl8PkdfBFJ+VdUPqW+qx+4RpuesdmWzeJsRVD6OboXOQN
UiJfky2QGfqBG0laxQ30DogwdGRvbJhjuS5FsG2s/SxTdTY0Xh5sWw/vsh4hVrsvClakMLZVMo8sgnYwP1rvo2ukQWIDdceqfT4r5ucMAUP5ybJp0/ESh21x
+bfMNcYv2lDXEPcQaJAy2RVqfCzeoo7ida3t0VTzKnMFccqRXHm26g4y3DaIGMyZ4XMb28rXq7b7WNu10uEWRngkBiZLxmKrDajqH8JHiRfptBTeaJXOMNfh
1YImaRbIk/0r5vrewWOo+kUd4U96C3qUT4FQ/rUYBvWgGxpu4eOAPdIpdcVxmaNOiA+RXNwPa1KmVUnETGS+foSqtlcpH9M/t/azFsJLiMX63twkpQ5fYthB
fDR7eAi3oik6HTwBfeW8rV8izhC+g5zW7LasUFTn7VKzOsyuUNTgilO918r/xor8b059Tc4r9mr4r9UhjtWhjdV3FRQ1ZICKGlXcihoYEdX7/9hr8KOx18AU
V9SgmKh+Equixqml1XWNqlNaVHe3/o1SV6d2rr5z9d9nrKiGEV29Xqxm9nV1jIL/W99nPyuqddesSQn0vym4q5udoPgftAT/qztrdbXh/6JCtCtqnqVh/+53
2xXV+7XX5MuuqJEFVNNcker1HorvqAmqZ0xVXxF9vw9cPcP8ez3o6vdZXST5ni7IXm1n/Xv8dsV31P81RTTF/9Vf/z/fPzXN6K6Op/e9uP79+d6KGk7yv5/9
6mNSzd661cXc6me+V+92Vz17X/E/sNK+/07+Xg/G/l2NQU0ZQvVaguq8+r7nul0zzlY9SlfdVXxPTVK9+7HiO+q372VoNSuh/4v9Wf3v2avNxP5v1YSq1jSt
qmbfiv+F+VsTCmyvwf/U/j+oWO018kerU7rWXHvWXI9UFw/tiurVqd97E9trqBAV343ZNfGaa567ZFcoauDx1sTH/V78+V6eoqixvlHUgKV/b7JTTcz07+VB
/8vuqp8b8l94yf+t/1y9nW3oMfy1knXskgrSukNug9VNPaRQRexKv+6/LvWn1c4wKbi3wYj1I9PMGWgvKNM8CM/AhlshyGCu53N498Pj2PNulIjnY6Fvzqma
h9Rxw8myGcJosJO6gup0PbHRmjNgiysc7QOOgEvsT4JCfbv8GzNZqof/zC1CFMDN3i/VSJl8EnyGPeNZKXoqMfYbaIXttAZjM6zbrBFYHjo+6SSAhZdEnNCE
u4D2EhZRPdzdPI3kW2JfJkPMK11eL2HNsOxLdVbkv41oGVLmV+Dvlhwgk71Oq0F7vAV6zTYF50AjLIhahx0nunEyaAQPt5wwXsKDpd91K8w9YAf2J/7Fmoue
EwDm42/K4VW/mX7VhsFl7gXqh1ovdJ6pZaLYttIsuhREMiPBwrJB3DgnhuabYqz/xo4yHYRgdj7z5juGc82g2uQz9UH4q3ME8pKbzN2Ff1KbYz7JSuqEbzBf
7nC5VSlq9iDn1v6lPO/o6WljeB1Hx3TMDEwYHnsYPmaJVC+KV7Nato7JZO4JWtELpSkgHSz2dqJfsq+YFDIdLDVpQDo0UQpG6+NtqdHmy8YyI0Z18BxwG8vr
sKeYaB0OzyfuEaUGAr0IneLGeNvraxfxrjNFqZ7PEYAucxQplWVZibLvqTAfa6IbSy701s657gXGZVBExClsL8lz49FbMW24U9qmTr1yU24Lqm+JNv6F+kQx
TstkPauBeSIPlF/TR0Bdc4n1BUhk/OWZ5nve18q6Mks9YKPR7bQeLIlpXhrslTCa7mxI8XVnKzKjSJKeQaRaTzNq65O8cPAZ7wIvEg/BTvMNNKx4AqXS/k7t
ZiIQE2VibymNihhFa3tz+0L/DHuxPcHPz941My6sQcH5zI/RaWUlhdMzO4UmZX4oaoYuZdbpa+EICAMXY6evNOua0gsdEh/kQ30X0bEep/EAjyM7yoTEX/Iy
mCD1ffc3DhVRA29jzHuxQyhDRLpZV57tF7YZpZLDZZde4fP39lBneTL4o4nhTHhurP6s46XHz7IEjSeO0yH6KKuHiGa6EQ2dOwyMmaFuGCdigbpx5FBQ8M+Z
jCEWel/Kx4V1tvEJb7hrRCc4Hg0BrUBD8aXhb+DhW/H7CwjwifqyahXWX/DHr+hOSWrRYTZpO4kPMQsqGYJsyWr/hDilrjA0c4hhJXWZasokyC0sz7DlpWOt
B4qOeguofHYmRuCbsEqQUNEf6MklSI65OT9dv9J4UDkDqNGV+b0EGclBZeED2dEWLZ9iCK/TOZulCCBO5v2lo75Q/WVNvG+3WAZVItudz1P7Q5edyfz4IgS7
K3KgB/sRWIW1xj/5IFYlnnSPx6fqP8jn2RInim/Tja/zpyEQotgN4payZlwe3UKKJ1l6nCHd+AlwyETTdGo/p8P+1i9jJ7PzoZ5ya8ffZUqDRwesj/iBtj5c
lPE8+ae5s89K3PE7G9wgK6HO1JVkwMXV5syx60zGL456xH5zou48PJRPYXuiUWIYeMOWAAW/S2wMzsAtQbzylNOPKvP0IH+mvuG9uXbGx0w/y1bPqxJb8g/i
Wd3ZhFo6r3gFyQMraF/uRX6JIUdsjwZrFjhIkAr9ps/Uv0FOqM+Hfq5cYXT6UrxvRIukrZqIdKpYgaMWnuvJPrZelHYwnfT7QC1MIZzWp6HD3LcRteMRexa/
E7iz6GTWg9CGQWJAl7rx9X4JmChFsD0MB809pS18ApfEruOf84NdGnGAMJy4SmdBPcVAdRze1zwI7Y8FGLOIF9qvlUOR3uUj2NZYHkcTsQDjE/ln2nalkVwY
uZON4epybZmeFKocoiqhfzDdJdeUqsvTDae4kfy/o30q94a8KTm5I3R4cZo23dyAi1fO0qC6Mm1Pb0pcU2oJ+BV2+1axYVJrr0f3UTwI1pEXhDGqpPxgZ4Cr
W0la+Z5yl9PPkyIX4E3dCvhU6FVoHVueeImvRcwge9vOe/rHRpgH4KH6/fAiuZN0rGRkJQBZnMl1QF7gyzEfRJoVjtd0NMmOZgay9KTjV6oV/JAcbI4Ic5g7
88MQfzxLMyZeGVfkklX9qGclbx3ry1O5xl6dNEtH20rK1/CLkfHQFeaMqZBaw4cbGaGK/UHTgRofdYB+pbxLNfJ4wtuTk4qYhOHSVcyPP22h5ZOuOXCAtJZf
XvrKPFM8iX7zfsF2i/vNu0qCuXqmeaAR04l+SNdChxJ98u1iL7mVtNOnBefMh4WxhM7ZVzwBZHJTYSGxTQ4DCepCIdd0Tdld18itoHx8PBnspqhedrBybOo6
ex+7baXJPiQNWdk9d3he04h9YftWX8r5KVSRVRDY1bNAf4m6TNfSb2Jns7e5A+IM+jG0T2yne1R5gDmuHQa5iCbCHOZn9hmsRo4ZprjHqY9wo1a/YiuEZGyd
dFO/O3c35DA1t5aiswnS8fyfaPUEuiJsMf6l+sz96rEgo6OXqfqSpUWochthha8iF7l9YkfyIifLxWBpwBVoBDWXnRz6gzDNOMDQkYsUB/quiROL66D7zR8A
guQJPYGof20oop5wFyC1toF+pGccWsc02iWYl9Dx8REajrkAD2MRcabUHk9Fc0wkvFw+QfcsjHcMiNkRNc+Z7t8kvVK9xP937a/SEn472MGN5WvDE9l25aOM
5SBbCqHGF3eVOxvbsXfUY5CJWBrorQyVeoiddaeEj9QSfpzXSVagveXV/DBolBgNLdG0RxBiEtoXGcXcVfaARhkashpNfcGPm4C2BCQ+zdGNeo3WwRavCSr/
xKyBRlN9KH3i4DwisYlYgW7meqtXs1HCMPS8MFU/hsbMe4xfLBX4bN4faQiO0mqhD78h5gCZxa7nanMLxMZiGL6LaSPuY5KwOPkAcgHkgySqvzzP1VPKN18G
VmiEXV87fhXwG5w7NnBvdg9/JGKLubB8EntW3IrvQ5zEPDPHt0feeHbg/lxrkAUEYak8Vx4COdUDi85rTczHhGZsOhXCHsBToW7oC/mQcJj7gIxzV5XF6S8V
SlKk5s9Ei3YS+gv7wlSLW+hdxhViEfBm9oFhC1wQEy6OFmujuSXzkA9oMdEGqY+PJB5aR9lmGrtJPVg/qwe/mlQSWUQdd/WA7nmXQJvRRzRsiVnft96BtV8V
6yLXBZ0OUYVps8O4K0Dn65c0hGpj7YxJRBKyAm/GrkBukseNOxgrXiehKaGuelwxoKpnQnN4AoaLfxCd2EtQqmEb/TcaZ36KrmZ4fK1xqb6XpjccIqJiIJ0I
PoGJzFZuI1jEf+FGAXNhd3NQaRf23xXpKQCvixV55AHyHB4Ej/NcILfD25FFUJVmg1QhpcT/plmK1GEvGo8hZ5mboo0cE5tsCscWOy+6dpd2dH6mk91HXG/j
6+cgQl1jEvOTqSuphDPobCpa3Cjf5y7yB6Vv3F8SD5L1L+Qg14uE3wR3xZ9VvSqaKo9bF6B5TGbJeHoheVt1mgx2zBYihd3G8caf+aOayQyP2SvwDUOk7JJa
hXPL/4julXs+c1vdu9GTizSV6321qkYjEJ8Gxfm6/PM8HXJKsZ21xzUD1DOoLEuKcZD2VV77km4RccVj4r5FtnbfirnpPMo//SdbBWCYOAzdz8YplyFbAWaq
LzpK/1Bswp/Ll9Aib22mm+a201XygvOH9rhOgVL9Ts6B7/Z4+EofLG+WH9H/RE1zkhgrZibdMzcS8rFBqMpSRtrpp1QClef8m+xL5tPbCibY8xRq+23FUIVO
MVfh9btTa3z6mNQJgeciFpVm5d7ONWZeiTazi9jRVJGyUHMXrypcDuPskNJp/De6LmYTo0Gmk0dI3zS2FX6D38vd0ys1/cDbhMaCTmLZBXxXZg5QAKmiOdDD
svoovc5cTr7HL4oLuZ6Wvt7tqkzlAt1j/RNlEru49G5tUduJ8C/zQXp3sH4puTGpGK2bHE+HQV/VjWOthpvwXcihOcHG4I/wX3iyuIWmARjvLoTuuSvQ22vf
iw2YRmg3kG1p6WuHFrqnUx3yDaam8VXUCO4JP5fZAc1g1tJOOEUea75MFhsGoyGx99Q/FtdzuELnZ5Urk7Xry0Ohd8JWYzx5jhvFr2dYMUrIFeLALXCWWQ1N
dV9mW3pquyqZY77xIoFHR+5inxl7lo/Dbjgh6a3+meGFea9pv2+oahuLs2/ZHpbWlhhASvfhbegP9HTAlixjvejkom1ljCMEyuL3kt80B6AbYleqKStzv7pv
wkrhS5HJvEfoK4ZAOgDHD5OyHcuMSUK5OB9ycQVQTNkjJJg6QRu4tuged5R6nHEun+9oTjTml+OHzCOFeGgUWybPlEq94eAv5pt0UI6Vj8Nm6wK2jp+5DpLK
ru7pX6j4c+WbtRP8D4lt+XIu213PexNOKz3OH7RMR2lCin/HPeDzwCMWMURLC0txNs54pJYfn+0ejgjyGj7Rcg7drpwOGaGBWKr2MPQa7cNsInazDzxvrAvA
j/Ig9Fdfp8KxUt/SJIkBgdbzcDupmMpKqNDOIHqBADSK78f9LXXm/4AOMBlIKdECU+FjiR9cmabxOn9yaUyI+VaihDbkw0ubeY/VWlTv79TczIdr94Ydztq4
3lnQPDEBNBfOMQn0TfVd6b4YJM/3XiYmco+908zT5HBoPz4lHzLfBdehCGVyxXK0K94D5OPX4HO+Bs45+bc2w1TTRJN4mIqWdglpINe7kdsJ8ug2fBPuKjOy
aH35bf4J6MRyXE5ZFfPv3sq+sIXK+8hOsUh90ZfPLxdGCFrsmezQveTiyeNR7UJLknIZh6sjOrtollyQuNL4lAv27AQNSg/Er446EhMYMzje7mgfn12Urx9G
N5WOl9BEW9fx2KmwgE+QNktPpf93Soci4AhItxRwj+Cm7GkCMXitCmyEIQo3oXpnV82ThM2uqdxqer82hRlS3tIy0PY7ko2ajDJx5p8arTX6OLNP2IEYs663
sUGYW91e9TLmOtoboo3ZKpVXQDaKz6Df6cHOpaY94atcbeOczrMQDO3JW+BKoNZmDXDcTNhV1EajyC9UrgRk7A9iV9Aqvon5Vl6yjBBHkZbwaUsPxChP1vfB
6okpTCdhOmtl7M58bhK/WNBKk6gUeIhYlk5BObYYrYu/S+32BsHjILO4i4BdHUSz0eC9KGa6OxXqyeNkg1Jelw3OUoGGSEWAPVDBKxDFMnuCPVShtLeNGVLn
if+ddHntT2sCsico2hY5BR1T6VnguhEfDi1gUqg7FM2ejq+gdPAe4YqcaAzXDQd5TI7nAduYnI//TM9xe+FcbqSYAZbKjdB0sXtuIpUHr3S1w45D4RjHtdzg
AZUgzdJE6K4ZSteBjmoWQ4cjv+S2RTHIagyBtUhb7le6fZlCNTTkkfG62pl7WbdMeT/BCS11tGUbkd1KFdae4DD0s/VLuUg44cZgY1Ivy6Zs2JJuOxr0hVwK
92X7usfQh8hY1qPqJ00Ht42LQTwwVqrVgdhyvAA2aAdXHClOKtuv/N1Rmd9A+bMqU60Gl9ZNRCPEcRIFzxY3w1uwIOqz04WNwArgk5pSGivfYZjPHEMXIe9Z
RP/cxJs0ro7CHe9U1iot5q/gnFib7eB6Yzjmeckirg3kFu9+44/eQjbXOg6dISXohiH70ICyToZZRZ2YuugKJCzvF32AtSe/D2lTJqKntDvQ9bFtranJNjEG
a2N5jnQR1rMu8E0Y5pWEEjSPWy1f5AYLJHuOJsiePAyMZGvubK4n4StCxtn5lgnnxGOs01MPaKMXOx+gNq4FfMZ3ABlFZeTvhzsG5uXMDRyTVhVW188eXhV5
KPQZMRWORk2EEi/z1kkpYGdAHVAbNp1rRg3Qtyq6xraUDZyg/Bn+QROrLII6FcWU/uxdQZ7EPlgP+DpSWo+DbSYsk8+RMVIc9gKJKt3ZkDL4s628+8hbaD8u
nFfRf8PPrJcSA/nP6gXeoWRn6Yn4zBZcMdmHyrd9S+TmlrrAmNPHhMLNdMcg/4opSLIvERpEpMILIDNdJi5nVXU2h7VTKOsEh86st2J9jL9Y9Cdzgm1qaCrk
kTq4jyfSfzO7lP6JaCu/Z/eZAtABZL2EBEs0ew7XwlFM++SpOhM0hbhQ1IHxSouc74Un6j+4HuAi20TA2Ymwf8kCKABpak3Gekhu8nrp4BIX/Id5jvyLeoVg
46n8f+M8Ww0Ce5ZpnKdh1+IJ5j+VJ5ld+H0yEH3P3QGb4RB+gfSXWKpMwJYZUkCWlWAOWQnNMXC8+L0LUilqTXefcS9Wno+6mmDENkA/uNNgOxdLn3MuRDM0
bmCSJ9MxBXNzvnJDStA6AqGD6xMoPw00JlayfzIdNxLgF3cr41zwCj0DJtMH9H+Vw65yy2Sps8UN9lmz+IWATJLYukpVRFqBpTQw8kHs2MT62qYx5wy95RA0
R77Aj3QexvrBd4Xxhk/GOcVzyDnIWGefkmDnPXa9OyKWc0aX7M3ZVhAR88bZOyHRWMAjaIXcBelnHmQZrc0Gmdg6a39bF6l+xhdDm4rfoa5CZNhioczCkbvJ
l/QdVwuxNVxAd6XHlkjOEt8YsVKQMcR3lbwGHYTKiTqgLn9RasM72A4ehmMzoxlt6Av3Oc96+hzby56kuGXvqghL7ZW2659caIziRm0osn3szhxF1KqcH0uT
guuHvDT0dXakU6JaGW64DIYVRSmuTjBI0MDjLN2pXMtlb3eHngiJvU5HK4dDTvw9tDWxOfWOM8rXySG2XfBW/hbay91HbJjsQSKoQL4N7W/00DuJacbX+kj1
LtNT0zREC3+FjIlKNpQsgXIYM7Md1qGHpQCBEvppSCZD4MnTplXcXvXSooX544UvthL0JBGGtzK+YhB+F7ooJsh8TlDlvWBs6CowV4zxhjD1kTuC1Vw/8ppw
gO9nDjYMih9C3wBnxXAuXhrubYMddV1mxuSPiTtTcEc9Q/8yZmzcauqFYwjdA2kFbqvbU3nKAOM9ZhRfbl2R3Mpg9t1EfwdX0CZEiDsZ9UGTBb9KkdtsGm2r
h0xhW2VgpuOWHbhoPcZGkVPJn+EXWJy4OKoJkeXshhYRa5JyxEfON0DS9kT6iAcVB82z1F7Cm9hUM0BaYBxGHi5fBLoSn5A5wGCpI3aQJ7HlRgYZbN7AXne/
Ko9OGIN8hU7Bn5gooPFeoDoYLpof6/Zif7KZHA3aOBKgDvQa6qt2KyIhCdSaRAf6i3WF14IPrtwoeOFQoSUewtrtKxWPApuEbstIXW8Mvp1emj3TtYv9w9yf
WMLWrZwMAtE61K6SbYYv5DvzCCGI6+n5BDxih8K5jhVwE25hoop7xG4SHxn7CYutMfqt2kOy0fWCceTdRdrknud3+N4RU+UI7EzFfOasxWqNFYPEfZVTUFIU
4hvwrGEwnu/9Havnizc+hNuB9lVThA3Ibzl5wCF+k7qLqfRC5RzpNfBoFosn9AtjR7Nf5EJUSxf7haZ3XPd+/aX8tNh762tnns2dbXGmzwZTE1/z52N6+lZl
rS17ik1yPlXHJ+WzPc3NKzckNfXlIeXsH+IdUzhYiJVQneE+6Inke/j7DU743UZRvL5xuikTmguv5eNpwntQ/JutR2rYs6QdbGMZ8ZphY+5ev75UBXqL+zeO
O4iYCsUluqH+ppvCHHoDP4yCvAPAfe1U6331cONoWxv0pZsxd5DFRNH0K7pI7qosBCdAz4hTJRnF0+KGeAbFzAmv48aKi8Vx+i+WOqA/mom1ZdohY9kpNGq4
QmZKFeJ7/Sa+F99aHo/v17exsmigDjVcEN6Cc1j+2iPMfM8s11JTcaKKXquJQMeYfsS7xzRAN5qSQS2pB/+Y6ZBTrlsQsUa90R2b3y0hVW9XduSCxF1B5VIT
wz4rQgwADZLqle/VNqBD/6kb90O/8olQF1Ntz2+RdPFqtSb/xLqomDPOZnmBGCH/wd0TS6FY53OkWHwj7kMgqg47lSkyLeDnVXj5pcgNTk+uRU8gdiSdD0I6
0yn0QONr8CjnQHA7cbLtSuIm63joiVxi+ByRYEEsbqE9e0nWw/OdreOz1kZ4jq/t626Q6EdPJUPs8YoYe6Ei3R5iH6qYmBrrl1fwOHTg2ud5b9IGRM6OWB7h
TF9uOOrenvDIVQcOpbqRbWKesPWpmcBCf0HfQgH8JvCbtbf0utAFtkjHxZ+9Gn4BfYB0EHPYREtfTwO0tmsbvyTpK3gp3qhIYQf5mhGhwm31FpADHZDfw0fd
O8EZMiR8EzxWF2w4zy1T+lFNGRJrV7i0YgkzxJdjaOzuThqhu6441sHOVfZh9rPv2T84xPKXt1GDFj6f5eeKNWtX+VqCMu/F0j/liXw00omdj82hW9Ok+a1e
kThDCoEOuqMljqjn+9E8euN4+WolVzpYlACsyijsQw5jRUc3rrWrbfxcNhkdRJ0xzyO+4lOlB+blNKJLkvbDvdVzuGO2PbHplulYkfAbPMTpxSqJLUgPOTJ5
CZhiro8ycityvuyPFkFjE1ewq9y1+CC0h+8ae96yxre+Aqo47LyNBskAjoX13A3DBnKUeS/5l56A0sFhXMa2GOfR141s0QY+IoZpcNbYPqU12GEZydmFlur3
yklWe+EF6Kx3rGWsK8ST7aEhTBWq/2J+Kk3hf4CixEUqLTla3ChvhE7LZ6in1MScke7ppmjzHvipeFHfUe5r3INKa4at/9E+tvaiwOCAjJXKNbWDI9Wj+c2g
yCPR88VjToyL9g32HDLfRjOY5q6GpBPRwFvYdVQF1dFVjz4WN0nfnrvGPaHneEbqw4R95h9ZleG92B1uZ74gJGJJ1hbGLLwdnCrNRQC9IqEE2qlthf+pQrGL
cQssywyPTIv1ufIq6wr3tIjXhla8V/xI5yCriCiuv/l3gpHaiQL6AIZ0D4wqJgdsCn6OiGxmwqDsxbWuro0MUwYNjAgNVWQ0zbjCNqDCAECLPRlgkSWL6wZW
oBnsIrk+JtCCNIAodyHiAnwhHKU9BA2LjfYsokM0B6H7llXCfu3M8oEmsQLTo9wcrpZ+MnzK2sWwKu4P9Ip0gcKhaPifs2dvwb/R28BQ83qIFv/NVMKcKl76
5+q7YT5SW1TXecioQv+WGyKQeS4ysmwHqf3nWZ4e14S1cuchO9Iof4/rPV9bwkhYNVtVz13bOUi/1llbvUdHqcP5t6pdRhSkqevqd7BT9P2FOeKriiXlOipG
7m1ai6ZDhdJCs5+QZLnK1jM+kdKRQpODyUicTnvAQrol7wcuRV4ujUMN6qZwOXaLOljaxPwCWilFlAWV/liyJSZKY9fjboWmk/sE/B5tKO7NqC/8Bq6Yn2IS
9txNls4pGkSmePLII56vdEBZF9Wl0s6xMHnJfU4dWH43eh1ZAt/JmAHLYCo19Z+sPgj7AFonRkkrkFAQ6OxHkfARTbC3H/KAPM3AcKfcqLWtXb1MW9FZ2tus
WjhWhMDThM8muzjf8av6Jlhe/hOzhpVAfukt5QqyhasN3QWKYU9xU9i6xrnkSE/z1M4KvUJtT7KPUYxQ+Ozz7A8iBkbNSscKg4LS67UIHZ3VKyLf04zbWe6m
0ti5+imlHrqxexHaCmiRkVhLLCmagcyeQeEVMbfVf6q/CSv0fzMMgE0DCRYKhgOFsXCubommBMWwemQd12L0NtFK9JV+MgR6GnKf1HB+jLqZM4VFCs1QMvt7
8WSyIK9OdBMGiqhij3iPQBnCU6AwTParcE3Vm2i1c7d6JrM2fKj0KYIlGxuvQEnwnjiirBtA2V10Q+vhuIDiN8hUZjxbRUwHB7mBbDCnVI2mVFKY0c2mkBu4
yfI2cw/kDBirv8Y3qVhQ2MH9NYuu3cCjDF4UtSUyMf4Oq8W+Jo/w/mTpm1IfpLFr68MgR3dOtQIaat4EneCPMAs1byF/b8Pkx2CxuS0h4HsEJzlTX4ecAKci
P5VkaTYbP/M3kOaIVvoLuRJ/R8vLs0OuImN949Rn3bgmmdnFpVNdTWWuz9qe5FDxAbYEvsu2hKagkimcuMJ+ExewLzkdnYY5lM1dQUz7xKGG9XwL92n6KN+Y
DSfbcZMFAVlqJvlR5lA81X02cQsaRIapWgvv2F+5QcxKTlaPgbsRnLfqn+zfJM5WRYbBoCX8VjEhzLmyfcCRlXRGrVUNU/8IuGRazj9g+rGasvdaCHPrhomj
RD9hMGsKSzKzXKp6GDsg4Yijd44/PTW+3BmVcJDUs+YEM1bIJsrvmE/SEtsLyzzD3wLF3jPv0xeaf6mwAVoqMJ8CG8xfueHYW7kd9wK0QntK1zTRyBwu3FBf
NlD95Up0LT/IPCP2uLzBMhyuLW2X/3nX6CR0on6eXsFdYx+wktiefAL9pDtU67Fipl9JyKKQ1ZFNQyrquqPrMzvhn3PsUBaYJRyg34Z/IL/iLbkLZYv09eB9
+AD6DOXUnnR9cd1EzwiHpIuQaDomBnruo7nWurCSaGtrY4y0rDS9N+fz19nH/DUzo9tl3gkYRQzfjVwhfmMuJMrap/rWxnJwss6/OVE/0XWhSPYevzM2XjwF
AIOx/D9Z2iXNeamu8EVipDbWwyDEHWA6hR5L1nBtPdmgkS7PNL4AWzc3/7YjxTW93Jf7rEAs2YRd8cBlz9ECpIv6YiHP+FQj4DpUIrsD7Hf9xp3QDieeue+4
32PTTDomhPgbqa/PwnRorl4Xu9czRf2arSDfxcfQHYoSLIW259j9uD5oKPIXf4kdhZ2OfGqX8nIU2+K/lGNl5bUs5DGQSK3lW4FtogNe68LF0cT90BJtqSuj
lF3VmIVRA10GNQtzJ4JivnBX2eiYITHtyzbEweaDYqR3GsgAKeh9C+/5BdkF2RCemOctsDYHNjOl3o3tL3erneQJNJamIRpzUxaTG5tehVvGxH2V5hnWg3sW
U8YpNIw95erGn3K/KXc4GhSMgXKNtQqvF7QRD5FfqJeeELK13k8RYHcqvLWb+qH2rqmbFMvsT7Jf+/tlt4vrF7Yo61Nu23BXmsIRaFjA/q5bkjBGWafkM53E
hLOjoezSa5jXtE+/zTXYuFE+y3WAJiNTtS+NNrYpeQTtkL3BPd14AHntCHaW0adBgP4h+hYt1I8vb4sFk8vMpeoXoIoqzHCxOaU72XxkIXfGNQl65+4FxuFh
IIq6JAziCskkXRKfhzyiJhf+pZldDpMYug0qo+PgMWA2M05sZ/kTVXiDINasYRJ1KYwdbCiapE4zHITncl3Yjtxs/py6VaFIHRH6gStcZ8+4smDTed1wEpFK
ikZqrOKNmJDYMfGMPSwkIA9V5Yb5xR0q/ez4BO4jOQ5JtxktLA7RD5Fw+hfZwj9Gk6DVUkspjl2knS19ZMfikjkc/OSD5cqKScR69KIwltiC2cBjemh5W2dj
x1CoL6km9hO1AaN/APpYLCVN+UjWhoejDku0KjNyYmyA0NI+nJ3lPKL6oqa4BfRk/Bm4h1zRnYTq8naiAViD+eMTYIOpLdWOLQEfoGVoCVwPau5+6NrouFl8
VXla8LJTDUFYdzDIWkCVlX9F16JzDffIp3xL9IOhLwp562qu+iYjz7Bm0s0659Iu2H9OH6U4rYgPWBw4PDdQfOr8i3mqm4morXb2Mb5Vd1e1NH433du9xjWM
OWwpTf5CMIXzdMMLGxcyzgm03tLcsMfsxaL0jNgi8RfvE1MQeCieFudwz6nd5CpSRvLpO8JQoOc4cBeEMA34+1IzcNw1wDWRV4D+ck+vAleI6egAZEKl2pFM
3soNsJzhwvWT+SBqgvSQGc81BRtZSfeZXyvudIUal3re5c70W7OyU1pR7fVBbe1bs7CQUfyX3Ld8FN9NP0sYDzSGpfIoPgt9i+zlfxN+055SLyh7bWgvHTM0
M2cJexN6uCvZCehc/hvhr59pvUW8Vt+wDHD303m9LfmFpv6uXkw/upOBZYdIlfxy9gi7i3ynGkHFsH3NRR7a+G+efg7ZjtlPzlbfgmKox8I57h1Y7/3IO+TJ
2pN4umkAvlabgDbmc8A54Qkykh0GDnhcYojxrWdAzMvCYGWp84tTv16OMMXV07bO/sPwnH1GTwHP2TJQZu6sqhJt9A0DxC8rLIFTy1HomyaSuuOaoUWIRhof
OrRqsCWWFEm4vFv5UecFZyNuMtyfuqpL4sqwWdYW5vVxO7iHzCO6VX5FbkpW1/KJ5b8qlsfvLpunPAC2Cvd1M+A34ll8mbE4OtvVkP2DvpO4pbRB3DyjqOkG
jdO/dz4O+eS4qnrnGF8S74TC5NwSugHXQL5hGMgVwu3cDblULAst0t7D8sRk4qC0VC4XToh/6wGoC3R6dSEnFEIp+BId5j3DtfN5i07Ss6DVfBN5t6ct9xN8
xYWptIYtFllT4L3rfO7Qxt4pG+qe6FRoo53vyIPqEAWmqKswKLqmzrRrFdsUSoWYKeWwmYHKxFCk1mD/NsG5fsudt+j95Y3dCz27dVkli+mHzCDnW1UjcAa/
CU+17FHutOrKW5OdPBOKb3kbSufBQuFO7DCWi8BLG7G/4jdNS6hBmA2d4JoeZbfsZofxh5AK6XDKoQbl9QnmmLY2O1H5E9WGvED1K0t3ro/vWWehLsn1XG8j
i5mJbCrTUrPV+VxYg3zTNjIHGF5QAeqOYDj7WrMQaFFdwjJCDdXTbyKMOGIpKLYIC6Cpqsl0FHTNuJ2KNT7CDxJv4U/8FX4Hs57fDoKUvSzlCIFflZYbmkjb
coeunVZvliFWm5+YCDfUnTVk6qaAk3AX7y3vTvmuwCLlYhFxBO9M5MFC/DD3FjwHrY0dQ69mfOAvJB9GD1k93uXMJDqI7y0dci7DvI5IUQ3g3LbF2RjmtghH
/slpXgh9vTZnY9nGaqgMbpD5uv5t7UZwXWkc/y3B6zGjy6QP7NHsXtDFIg98E/nF9RtxHPSQqqBgJCvxL6YR247/lX+LX8HtiVdxL2gDHWFnU2GaVu5+xUMM
n9B9RFOkCxcPWpcXM9fNnU050AJDAsNm3tDDxkhuo7gMwOC6KlwOrDvfv1Gd4LTN664XbAo6m3Y5b4P1PuLvHWwpNwR5N2t/EU9IL81apGlZN4OnwIgE1r3F
Z+i20vuY3vE+NpDb4dzt2qRvomsO70dCUQD0CG0oMLc3z4KisJNYKv4UPYjdsSTarlpeJc3D08RtIBu9C3fXXSZ4PNy6RgiRfEal9wqkBN1LfiCumF5YAWa3
rULPe6diZbYtNty6APzFWlmj9qRxnWWCYQJaidWOToydFROU+mWNM2xwtCfkc0S2Idt4lwlm4l2tqDslldw4iBeHYD0TB8rrhN38Fvln902hnaYdGEvncF84
Wr7mVKt9mkL1bKuM5nCDc/6UU9lMY31qeUqY9TTWxNpct5yYSlSWZNIF4hNnkPhYeiiO9NKSXtzk/TdXvK/1APJSv9/Kw4jhqy0Nfaa5pPLXvzFNE2ZyT0gf
8ztoiP2e+45N9n5R67lRfG29ievLbiRlsrn7dsxG6kpZ19j9dAw9XyM4GkcVk39wHZz1PX8JIaC/74rE8xu8Ij9P9mMngEOe+2CK2Fv2SE3RbuxhEFdR5v0N
EvS++FRsEmy16OiDvE7I4mJBKkALj3NBUAbkRz4BHm1hYt1Au6qdq7nnra6bekcpT5XrTxp/0y3lCrSrVC89qcjVog9UXTqBeeG8zjRgl3seu4Z6vrlzqR1M
PB3LXmOT2EFsL9NJimP7mrZCWe5ZcG9DGtySD0bvQTe55ubP3o/iF/wX9pF5ieoRGsP8yIVBu6mVzM+mtp4XVCt1rNAKKKWW7AdgBMElr/Sxqm3cHKa7O8u7
mq4vtig7V3zYdKX8M1qUGMC9Y4sco+1hqVBqZGqWPds+xN4sdaPiaGFO7u/57cIPhsgZisKV2dFZnFNALiOnSq9qxudNpG+YfjNpUbJsfvhcsZv6T04tXtKr
oT3Q3+ZxBA8VEPcs04iNxHZiJznPBZtnSm31vdAP/C02sKyj8bHAcKd0+Z4TppaOI6AWj8eWe36IraXLN64z9kL/RseaE9z74MXkrNxm5i6GfVyBs6F3h+tP
7hE1gNzkiWMLWQP5o8AGj0ffYqPFDcJkGgFXgEZcVWhzGBAl6tRsQz/CldgoPM8Zj6w36fT62MFIXdgfNeIPqebCEjbBncC+ok7xlHTJlO7cGw3HyK7OGSr1
1NiX6tmJIxxDVF78ofoUN9lyAXqvbpe0T9lZXQhbEp/lWvHNOIa2IZqDWLifxcG2Zou4xZYY5IU1RpriDKBvClmeV6zCbzY4zYehM+D67FZhVtkvrvfkzfi7
7H3WRk1wdhFI9wTmBf27cRPyAFoGrnrziLd6hRiaFEA4LIfha5COCsVbYj8aKqwUMdcSwrUTNSKh38199TglnVzXS5u7mDOIFlgyvhf/KdKCLsbOqskYXAgk
Z9MEfVffho8xxYAq8a3wRP3OfdRZ6R5qs4oOBRJRa9XxtAFpjVKzMl/nbvVbgK/WdxF2cNuoSMIHIuQFrlJDO4Pb/ASiiSJ+PXPbHGX9ZnxDTlQ7VFZwMraU
+0AmRcfayoRz0gxRZfqRWCqqyRXAKI1M6uq7Sn8Sy5EtYErye1bmDsP1eQsczJ8IqTSuQU/xodivwntPiHqliBI94RJtFsqQScxvWD72M9aK/8h2cuUAP8v2
YtJw2jPIuxHMorXcH8YGq46F3EtLylCEdE1NDx2y/v2qFLEhFMvn8c0jvrG/OWbRo8FUUM9yuKIPUBhF+JP5rtyDXiA9rtjtcxpakTMxTn5b8REkWcI3LzEv
EBOxH5DGxA8eL/GRD3ZK5p58a2yj/jOlxAnftNgfEnqZemjVxkmWDLGJuND9b53HInDN1CqxfnIeeki7Q3zp3gjPxt4pvxpGib2Ett5JUo/kGO+AymfGYHS4
daf+B+GfPBTEWhXKLnFv8utl+q8+mgkpR8fyqgB+GzYyKFS/JuIblYH2AtttIlea2FsaAS8jXxX9SZZSjdF11Eh5KTUaGtOwqbJUeWdjR+yjZhN4XCw7EOil
Z5X7UGId/lLJaNteSyFRXvHaMhH7nYDQQ7HG2Kys1/FpYV+hJVGFuWxmMj8djBOzrAssrSx2dBaYa8gxN1GFUVZoXnw4f8WsdT9KvBH8ydU1to5ubMjQWE2s
0hWR0BM3C5PyH/0/hL0FeNTo2sc9xaFIC/WOZSbJJJmMVrBFF3eHxRe3xV2La6Et9Y4kmfgkIxXcfWHRBXZx90UWlwU+vvd6v/Od90zLSa/SmdJrkpnnee7n
tvx/BWaDydQYOQOyzBF8G/EAjyNeIpJ3ummJ1BDLYOph8Uxb8KV+AWeK7y195haxucU9+ZpYD1MR2g66Elkb/Qe/S4exvyP9xRFKlVTfq+U3M3T0T0QyCboG
qjZSzwg1XyVNmbZRMaNSWNrDtGpp9cLwsIv1m4e1rDYj7vHGXvUmZpfVvhve6VtcZULa8wXcdkctIJY7W2kG/5WI4IdC13iFZqRnhPDKVxUK8MvYz6jgPam/
D9eV7mS10sW6N2q8Bjs1SVjHTJPSkSfCFdMe4wPkF2ozWwxU9/dN+EMVzjVXuT3H8Qb5EfS5vCeucP4DVifbmGiEeDRA94Zn8zW5L1H91dOY0bRj02XXF22k
9k9XotSMGIO5CYZ2sK0giJsBzzHNQTRQA/4zaIe8xm7k3GVx7Bk2QKDkE8NTOa3GfiFKLiTG8UbjW16LvxeXuN56O8Rh+ZdXqaLAzR8SE3Uz8q6oLnvWK0fQ
Y9httJfrIuxh8sBJmn5SpnDAfAzqb375bb1hIoFeQwpM7fA94hKmDlxX+AxM4FPW3UNXFfYgx3suOUx0G+gM8Yt/EvYG7cQO9f8mrI3ze1lqKVhEZkE/Qix6
g76paw9ew0d5XgkdERZ+jzZD3q3vxS7V2423Cwd7rrCL5HTDdjgS+ZMezD9s8HuCB8UgFddT+nHtBaIpsIEbx04AtxOveabBcF0B3IfdK+a6anl5r4b45PYT
8/UDdTPFmXwLLpxfq34vXJA+pE0IO1fTWmXN0jVpI6v2Tk9TvNZWwy477dRY0I2awAdMK31TcCMwkQfZfDQZ8gJfhZER09zTEuYW3nQt1tUFW0B96MXsF7DT
2pvIRdKDGKQ/+F+hQ0g4/0QZhxxVH3cU+mp6a0pbwGeMikrh/1HbtKByP+1jb+oLjGuQx+oB5GGlBfld+0A6naDwgsxSKFkdkdEt3oL85eSNxUVJ9AJkIcxQ
ral7uZ/oswwcfnj55TU91/65tklY6/oTFfEZy6EUpmZhmC6+rg9eRWPIG2wlAiBtRJ/2qNiBv2zsHv2Uf8aX4j9RJHOXm+ONwV6x3aTNQveivgar1EGeLNyW
XVAAGEAdAgzgIiYprm9+SuY8UgtNRBeQL7hMQdOgpWuS2k/9SoYqX6SwG7hGZBVmkauF54r7MrvG0ULuS6/XWwWDlhdwQjRuZSZDaegA8DXvaLDW+Ia5u7kq
0TOvW+ZL5zv13Ugiu1Xd13HVo2apWuW1hI8yR6J7ID3ByrqR+FU+n7nrHEY/guM1F5ATGT+Rf/AL1N3wproM+lf+AbIGqakd6jFSjtjjTEI6BbRP6LBpqHuE
t4TxoPtxvU6FeFRE3hFkTY3s8KnhnTfmRDXc6MjmtVFh1bk0aaZBMhxxJiHdcBXsUrbUDYh9lX02+qsy1j1H9RPgzT+fMzhqtaJtxv7Eq3XE7McZH5WDbHvo
EvADnRanh5op9wLtvB0YyTPWDFkeSYB+kvI2N8j7A7wTsGurgjh6xt0ZbCgN4oMwqzwnLqO1UFckzXDTmYwnqRdnn6W6GOTIvcQ7oW3sI8MwMnfj+djx8XZ9
pmoEXKCUXW3S6qY9Sfs9bVpal2+PtIomS1fVDq5uGj60gXepZi1e74/0bjWVWj7/eeFYV1XN/mifOzx+nbYqdAnuV5iAPMv/IX8TN9p73tGZPMQ6NPeLFimn
xkS41njOiv3Znp5tbEuWVq+OxrSz8hKECVwL5B/xZ6+Ln2Z9Z63mMRVUd17WH9GvVdUkr7pZbV+yHjFXO5VN8tgLPzO4R21QAaOobOdf7h6GkdpN2v7UVNWA
7H7GADvCfI+7k2ClOyKphmtIrP4iVsAvMnwE9+Ht6BS+BtXF+BjAMp/S8THT3UtBm6j3RGXg1ElPG8Mspq7wi9Scm6Jd5/DmTF2zOedjdnTB5wx/xEZVnOGx
+3B+B23PGnuhJP1kpMhzmN+BxCKTmIZxXTzjkGTzPLQP1ZFODFRCsk2v8VPiR0BHn4b34Q0yOxkKnB/BaCGea4zz/HiHQm6iZcW3wE5+kjSVcRFjjd1pO1mF
bs8I6MxlzajNeX+CglNyTsrPztexXcEOUJgmlzyFlHEg+gRQGL69SHRlqJ9pELnM8WntLg8K7SG6IluAK9rBG+IVcPwvcQXsQXBA/EbwKxAHdxEeGor413Rt
56/AUA5lf0RaoJfACcgDw1/oHdVMZNVyrPbZSqXLbimarZ24wROeWsvINk6IpocVctAs8BoLe0jgL+8hskjKonNYlS5KaA6u94hucNPyhINqRx4CyuQRrVw4
iQflSWIJdlA9XrsFiUy8ldDV9RmNhfphx6CVWZ+or+BJzSmkJTeyaC40Eo5xv9L9TXVlTtMnyKrREDKN/wtoz/2obM60EtFvMWYQXYjsVL4wNTNegEZzK4Hx
1c8Dd8l98HhmhlKD5FarV+fOhmob2lQtTY9d92d25Dq70J05Q0VDJDoYWMt/NOyhaorRks+7g33qGm9IZccLo4UP3mHcXe9W9F1CVaQEW1b/Ibgi9g/hlRgw
HBY7QTfh+1n34D5MtjAyoTE/TVNLGsDd0O7XL3FXci7zzoNe6zM1StFN9KJCdWnUyMHETeq2mAcO111HP9ZroP4LNlJhsIoaaIxEwqgBwpn84/wbvqOzElwc
W19IZKewO72NEg7FjMkLFk53RUVPVb1eWVkdp+3IV9qsXrOGN0UWABv0oKEasgU/DDTBN+P7sF88mzhal5MUqXmeFB0gxVx5JdqCv4dh2a+pp9rq8R1dRnKJ
p6ODoRr4dsCgdMlTQ6D5Al+hWCrHKFwFlaPCo+onzC84GhnMVceKue/51+5H0gW2hpBmaoO6je1dt5mN7nTVjEwCMnp09BCSiFhbkFdwtOA31+UoVf1l6Zvi
pn5bhX2oRp5pCAr6vJ31HazT4QRcITRkpwiDDBEGEIlA5qgBcnT+L8o0Mo9r4kwGXqnbJHSIG/0t+vpAjIt76+5IFdFdiAS+d+ZjpyuqSNtaHKUrBnu54oHq
jk3Rb/Jakin5ozQdmJqKqYqq32yPTdEn7U9F86XwUrLO0/TWm/6u0yqnVeba+uG159ZdQowjbJ62zr2eiZmQHgGucX11jREUM8Bu03XeATzLHg2tZddSpZuh
Kni+hyqMStZFg4MN07Wc+h7UHukJGaHXtMTPRUagO03xOpJ/lbgLstfLgQ9xGwofk6eoE5r+Kp5IIvur1hetJwe5l9Jh2g/CCGguCxetgHKI07HN9LH6bfox
1K/ifLaFPI2pJ37G1uMZRgX/G3uq/vqiQZxN8DPXE8U4K72SbQd+0O4wNGHO0M+BoKsv1VXXkL/G1BFeFQwT6irHif28SllN/ZZQlL1EeT4inNgUlZG+wJlV
eCluQCxOLeRz1KvYEn6BF6LDVQbdbviZtzOyms0GSz3hoE5fxxGf+ATagd5EphQecG8ny3Aa2qS5SwjIWDDOM4Ixx6V6u9PhNA3uQ9uSi/k4ej8zr7AvbyIG
aM8oQWUPT3N1C/qbr7T5lcdJjiMhsCZy1DmGqU4NKbylW/PN65vG1dVGMvd4lpvGTeZ0tF68Qjx2dWCWxb7NA4AXVAZzBbiovUuNocYAOe4jjB8/ANbVdGJX
ejTiJ20S2JYfQJ/wHpNa8lmUTroNW2v1S/uxcv9KbN349b03TKhat1Jv7i79wGBO+D1qFWtEq0M9xHf8cGo7sQ+Z4Xnr7IJkiPG0SeWOG5CpI7sUrcuppK+m
Hp34u3MMvBbJNyczfxsvoWb/GGsbi4I7Z+4t7qT7eznjWLwGXom6h5wn1oBXCK9LA/6KNALHobWxdaY/UJcYA2cbTMRE8I4ezQO8H/hWvBHy4aI016V0B+jD
kE3ZUz8Y7KyNwmOowqpNwtDqYuUpVdqvnFB7f+T6mp8YG95LVKpEd3KDnvQCQxH1VvebugXW1+hC0uEa3HytQlqHeKXJXI7zkGE724kLar8KSUVBdj6bB3cy
KApv8gXCckdCkTO/MTBWXQp9pi+z1VURziOOnsJ9dKM21vncsxEbBZqwUJ2AakVHtEvoWjzCN0dmMKvh6WAP+oUrFvqH36266x3F1i3wSr9j47FKWX2ZxUyE
0ZCfq/uZXxu3q2Bo9OHc5spnm8zR99xL4jjoGb1AW63aF+K85yN1NbGboTMZUX+yayVuxWgszLGWrJl5npynz+XcmkQz5xgPNzOcIxYQvb7N46LI+p69hOCm
zOsKzgntOIzfi13FumjTwIboIHhnNVuD3zMaZLjzdq0/kBmRY1kbrrc6c4i9+GWP0XQNUAhzhRx1Ta3fcBjqo9mh7U3uq2WAo1VL1u3VNM95s0yIHaf8VT1F
81yciowgb7tXxWeC38Ydq+EbUOTHjwtFlii0l3myKJn7qKJJXoc6tJ5qdJAZRZ9kfooepHyRX4zdpwagPvyFaQ9Yiu5g39AjobHcr/r7nJlCABMvqi7GnV4G
092prQVNsXDiQEKUIi4tLM22tEXa7GXDwvovnaqwbniTuSh8d2arpe0i+qxeWbtNnVqA0tGzsAjtCahg5ebL6hvxfmmSvr/WRc4CFeIgZjbxUjgL7FIV0j2B
zppj5DGuJTiMvWu6JoxBPlBWtjnZhdsGTQcPJFyTSEM9BgeGksPFGepZ0tXCn7W0dmnNjcQD3YF8o/Ifagm3CvjC1CA6o+uYzkwuqeWPM49ozTevqLmyqVar
d7vO6Pz61d4ONAHPkGtQbi8L1qYrFQEwBsVplwMJnqv8aM8m9i+xj2MN3x/xaWfCWUg3t522oncFlkqQ8gReWGp+Q9fFM+qXpB2o1iuzY2yEw5k3WTVUuY4v
o//yVIO7QH8D26huwkJirX42NMqTagjQ88D16ISiUrSVGOmpoycF0uOmesqTvBbGyjXITOQs8bWhMWAv+jcohvusLyrwa2VTV9qLNaExrR4vjf0TuZuxWT+L
z1LVyL8JxoA96aWa8/q75CqwO5oRuxlKMbwjnqARZE3uoWtafhwV4ZjDH4PGGY7FvhZbcSLQDsLQEmYMNIw+DS7htFwNshF80pGqN0puUu3IByZHP/V+4kdz
u7E5uBKzYz977sZcK7zJrpJy6LJwba2FaV3T2lR3rR5V9Vr0wirbjVhebeePpsfkJ8nK9aCrix25q8xC4xF0hPMC6XFNwCPwZY7liVuBObqn5FyXPTqOBzSo
OFa9j0PgKaxSyjacJe8jr+1X+FZMhnRZyMSm2hPsc4QfwHaOIiGFW8/oPVncCCbCuoJM5T7q1tNT0Xd0M64HN0un0PLgn1hDMOhdjFeil4JDsMvmQuMysir/
QuwPlzHNzTHUjo33wrNqVos82uDimh8y6mxK33woajIwnptnirX+kNcAe7JpY6JaK5Nthe1s43yAGKhpy0xl5orr6W6kBjipV7G/aA8gvXyvIvp4B3CM96t4
B2aQXthzqDIwA1mIVMOK0bfYeOm2fNYr4+3AYOFEqCmCou35/uhGKFRvaINmmumBq8O3nbUPXuLoZpqNVhdivM2pY+7lchtkKzJX3EWzOla4IgymN4JeaRP7
ki+iK5M9clMSOjmOuHXAMmdbsk7RU2E00QYeBU+kd2TXNFRG9yKHuLf0VNco42yT2wTxg5hw/G/HcawfWgw2wVfKCwx9DM+ZP1E3tJ2tgQ30eNwH6X+s1Z3z
kD7EYT6PHUKu898wRVqeym/CO63dFz+m/heNvuB4zLEGteO7sQXwVNMLSa3PNP0ttpO3Aa44FXVz41vwH/ShgdfpHZSxlO4feWzjiezF0T86MgtGurWFjJiV
OJfYW+M8+iivlnQOm4T0kL9I15n+6fXl1rrZ3vb6EnGA9k2s59tu248dl/PV/LtrrqdUOKz9WzjCnmaviO+Q4XpEngHthRvafgFPmkajIIUipw0rNEcpUL1U
/7vqVf5KUzFdSlVRaNIyFfGKZAWikNMap+1Ni159qe4feQ0jT9frkLG3yLfBEHPWdF3XEvpiFhA1/jvqB3/B2IRLuodgGLKJbSWsJ8c4H6J/MxuBuy4RCiJ1
wG76JNNiup+jK2Yh6iMYlAtNhzpYB2dfZeZjRYjOsm1FLbgRyLHVzRQwDhhKOM3vYTaOV42AtgKD8VyokWkw3AWfW91AXdVtiEllvHEnoWfyInVN6G/qtvMV
s7JwNnNRLgRHsYL8SveiyEvHMyeFCMmA1VPTZE+0G31MeYu4AE8vDNdXxj+q6+aXIHE1+0NHmaZslvSebuFNdHmltcwCzbacmsT7gjrKzOgh0CbDLjqGcKE5
ynfmG/BZQzSYTv3g8kg5AkueNPZWvoOSpEl0LU7JV6fq4zC0IVIfXAMPQ1szBfTm+pWQaiyGXKBPGasBpMdGrxTeSuEyIx73N2Xf42Hmy/Re6io+mbF6MrOV
2knQRKIhslDbFEyEaqOtiakOjBkjQGAf4hWbbxiMbURTwByyK1iFvovU55rzZxlKuEXPRjTEPv0QbQP4huqtQUm2g2T3XiYHKjZmYBMEgc5C/2J+Mzc22KF5
Ggc8AXrrqW6YTZ9hl2bHrdybtmIjVsmuOLWpc3ruypy0/ob+UBa+iB4aFwfHkZehBdwNNAawIb+Bl1mX0E99HB2heUZdpvpWfsuy7nB3M7aYg5kbzkHOHtQd
9QVskTcJuYnOYS6YdAIsjTA045bGz4MM/F72kOFkNK9ei0PYXeANvZy4wA7K3cv8CP1MLYZbJhwRwuWvKG96HZsPivgwdFlRBHFWeMNL9IH4uVDbjC3sKDid
IcSz1KP0gZtKawlRV6MbRJ2N4mvMVXwUNhXCniA1KPNz4Umyr6jAvkgLvIiwhG+CtnYtk4bRQAEnNgQj8SlYrP4DgsC/oq/BJN9itFPCQSmXbwDl+G5lrcC3
WKeDh/n7lu6Q1xtnURP/bwQzz1UVasxf17YEC4UfaQYNVZ/KMiq58cQ5Y2REHP+GXuqpQe1CI+id6FfjR3oAONLoUJuzCWCH6po2l11Wr6XuPJGprk/sU3XM
2OZ8q9blPXLWU/Ylv2TdSvTBMDtN904nq/+g57AjDJm+cHmTsMQ7XCK4WuowYw3sV/QC80YwOBaAaeg76DdQKXYTtjYIutRsQzKbTyIzPH1oDgEKX6jqUPs9
J7CIzSbqHlqzAVPfWKmx5iYwXzdE8zy+uQOT/hYmIou1m7hEejbUy/EJ4xOna6tEb8gPahGgB7vF9bHwdN7POTE5c5U7id2uofWJvNbEQCwXepXrwDHDfrg6
FEtGmnX8cDa/JklzfGv8OT+BH+BqQb7XJ1DdEg/Re7/FNQ2J32Ct7o+8XUBN7yR2BdUYWCeh2E5+F6sCIO8+gaYd3G1uqpBB/F04iB7tbMV1EC5oivg1bHVF
ZBqsQBWetOFp9RXTFIDiafqa8PaKLhkPNsDLo9ecXZVeu4BuxzvIztHPKDs3hlKBb5EEqDkoo9VjG+VP8BoMXniwYQP6wYkxO/gNdA+2hiM9/653KvsTt5S3
CNYEzlNfiIVG6cvMOcauWDy32CsyqcZORCOmDr2aqKVPz75PnHakkzMzzjgOfRtbBr7pnUbPMkR6L9KdoATdHyQNYa4IaETuHXo8GKeOZlzUL+inPD+uLdoh
zeHGw+3QCXSMUMM4wkHlX0LX5pUZdNpHjslCQ6iW4WJkP+457SFOem8xPYm24iVqjee4dJRsz3VUJm3+UjTAsVe1XNVNO0hpcfSMGmz0Q5v4L6y38DZWBVkJ
ryMaw1sTkrGO9F6xf8QrMugaWT+PbGHoYlTJGZwVaet6Rju1jeDmYEeqjnBEu1vXEKlkCMglwiBW4UzndxsG8K2oMXg1vjPVT3lKr46lPStdAe1fbBvTD2yB
sAv/i3rg3GdQEL6ivsbuxCBWg9fhZ7GI4Rav9/4I8ETTxFO5+ewGMEpYTrbTLiyci0wA5rIbcx4BgcRLdGXaHnPGsEQ9Q//ac1B1xXmE6uXuUrgaebj3WVnZ
nhO7H+9ovGv8rjU7q+weuG9k8Q97T+8atnvz7ozdC7Z93J0eGL8vde/9PSN2nds2Ylu/wLpUy54HexfuVu5ruefpjpl798AN93fbZdlyZfcfO327a+9L2d1p
V6Ndln1TyzTan+xdtwzeppFq+Vds67mTs3zecrX49JYDZfu3Ly5zMAgc61rDDI3+wSPRA9N/ZroWTdVE0R2cfV0HocisYfRzzSblcGqTdiEQAYwE7uje5Y/W
FKqGOYyOn8jXrsoJs5hOgAmskFnwb0djwJAXkfinJoXo7ZwKbFN1KQrVCzuXf02rInuTLTUD9DqlKqeXuhxV5orUZP9NsWoKdScxg9/K/KD7hSlyR6qWkuWq
lpanPJZWIQusfMU+xYuoRu6DwF8eIv+d41DebfKAJlSRiI0rYx4WvdVFqbbonueYyJpAqHLfKTADiQGfxy1UL9l4LHszVEtdRBwhd2UkiJkFa1kt02jNBM/s
GjLRgqeiz2gbgjb1ocShutD3ZPLMh4boTapa4PC4LsAKcIkqxjm6wOUZCN+na8D2DZnaZy4bGeY6r6sKtFpZi97meFn4rqieujt9ienEX8l3A9UYXL1OV67a
XcW8koqVndMq0JT8t3EcBMxydDFw9DXQ7RpG7S7cBoRqgrrIj/RxT5ajMZCiMgLN1FO0/yAFwF+GVRiif+vqqN/nPkyHqiY+JdZRB5ijeULBtrxP7jGuWtpQ
3b4lymtgfXqWNpl85ZkE3NRMKPqOvriiArpYuVrgnXQDdNs2LQcz4kdAw4H5htnQkfiOkK/gtiuHfOFM5RZHv3JVVXdy9I+5lqCmTxFR2imqHvrV+bmqt8on
9cA6MWp33FtnvOug9hi4G7yuCxLr9HOhp0A8dNfZnJ6vOg6tzwVob+6MfJJ9TN/Ij3aAQBDw5N+P+iu+Be3lK4MDhGGbtdRcsg+xgMikZRUJf9bdoRaA7dyb
lg2CLQVn1VB8FkloItwFOStdU1Qg9Yq7BO0nm7ha0jZlj7ipxIQaZn2+6+cijG5X/2rUPWJlnU9UkD6jTSPTo5sTffTZ+ZthLP8YfQrspYY9/dy/OGZkOl3H
yXlIIYjAJdRUOia7HnRQV0YE69/lpnO5qipUDU9zaq7zLyeB1qbzbb1MfdhlzuZQC9/twLPAHtsQogl00NMInuSfGWwS+EK/sZ0EP0kl1kpSGyOZNBndgBbA
R32bpap+vZFCrnmrJoeMQzna0s3r9zc+Uf7l2mg/T90TltvGeUJVDy+gWZLB30mOAMbonbiGKzaXqwL8Pa3+//m5LBH3HzT0kwaZ8hkhkMG1FipQcC5PC7ci
jf3yWXppVYVNbFeRwQPiDeHXhHryMFOoUuBcYqr4hj4i9ZOL0HOmVXh1R+h5YVsiH4755PU8F3hrrGFdxdzmnlrfUwUeADlnvYOo9StNw6V/cI31FV6J/4kv
EKdiS0pCtQMre0+BNX13zGrpn2STNAWaZ44wPrA/kZ4YNiQ3ol7QMcntY96bxmFdLWbvXXkOZacN3jhaaz7F2bCq+sbAQ+QfdLTIJFWg0fg9Xf+KuD8V8ef/
/zNgm+hLLIj/FNjBfYTN6DYsVEv2kn0sXtvWA/sDvIcbkeNcLIuKu72oqQl6kmhrb+rTiVnGUE3E9+ThwKF4f2GmNd821faD+R4WOpeOwI+5lgwvQflnxSh0
spFFy6elf4dpryiXKKm46E/AeuuPy1u987LTiMZsf1tnx1fkLP5Vg5gWYKPEvThC3Uv8ydTVf5dcEFuDlIJm6SNcKLwFy+Q/qCGGv/BT8m15EVwVHEysU92g
3dYGFpBrLDl8HQM3fTvNT7Azpj8C6cldfJk8WPQIW+irZxzt/ey9EdWJc/JNfF1p3NNbUFjb07FELlWPvSfdNx4kBwfam1sYkgIO4QqTooWKfqVvxh/zvhAy
qYHeSoEl/q54XalA7sN3lpPJWqXvOES7gvcxqmBrn83EwBf8cIAGt/n2i2Ot622jkCWW7vCnuKNiDTExPiDdCF7ygYFt7P2AdnMX4YY3jwnzj/XXgBOdf/o2
Mj/Kn2mq0IWkOOvhuVKkr6dZa12a1L4kTHxf7LesQu/ajuGF8gfkFVZQ/NIzMmC1LZT/wS+52qI6vMB4u6Cn/ycpt3Sr1JzWGt9Zx5vGF5/TtvG1xytUWv23
52f0g9ifEzpD26Ft0lcBl+cmhFKsXpaY6LDSmskAWgrd9beQ+7MV8swq9lS+PUKQkcW3iK9A7eB+780tz+Nvgt9RyFdUYGHSytXIDVH76GUaIXRMasIfEXvh
97B14ntTqEpyQ4Yq/iLvRCJRAl2AQ+hAc6hq8+WYR6TD/sVKyZOwOpJGmp5AERMsj5x2ewPrJjCHPyXp7QMDA6X8OCt40CpZKtl32B54Q1VLF/B1DP0CA8zx
xRsB1vieb4vXNbw23bZ0Tkp1drfdoVdxR5Oikx7JJ3BdQJT9oh8rMQbMvuA9dF1xtj8Id7f5gpd1J0wVarkqKtDvr0jBvGIF6H8dK6wJzArf6QAkTCrOso/B
+npDLZfHVhj4Fj2bh/vDMg3Ccvm4rxCZrAR8cwLzG3uxCw3n+gbj5fjF3FRDFTnLFl45G1tjH4QPgEI1bPP5CUGP9FkbRPzeP1Sj+abB//IOymfVlUNiuW7t
wT8zbTUl6rray9QqcWTD+ZYtwc3yZOsMulbQXayXX/h+cOy29yhZ5ZvDVCn+5AJIn1kScqwd+HTffmlt6YHIKEsrb0xwoNzSb/Cu4Z5a3nr1ge7i+MB934Fi
XVJH62h8orRAvab0INLe2BtfJbXRLw5O8Ef7T/uepcwX3aYgfU513LrR9NFRZkv0/1A61Gzxt/WD1p8oO7MZpT2K5MfGVD4fe4lUNg+MTAsMbzhSNDcaElwi
xiYvTLnj/5qaibXxd6ZpqZ0/3Z+RfN7fwrjcli5x9nT+unzNE2WdVNINzS5piw6S84uH+rb7Xf4BlutMp2CL5GzrKv6mdC1oLKtpW1hyAz9h28svl/oF+Nwk
Xxa/m29tCSB1grE+p3UH5Obm++uY8olOvElc5Vun38ktop6iNTgXlmlqwqqIDOMhuqfULPhZviYnyXexadR+8ZR/rtDcsrykfCvwf3XNZU8li5384PPTLS0L
ubZQKzhUTdir2ek34lrMLje3/yF9CuTyFTJqFBUqQX/7Hi/1MBUVDAzMb/hFGZ9yGT6T/B0WdcVsve8xX/515R4pA9oHfUHW/nDFdzH4DrrIh0Yp/xR8hPZK
iWVnfI7kVsG9tsZiOd4BO4/v7IuSMfsw/wd5hPileLI4riSt+KRpPD7OX1XoaepliGk8ydpaFE2dTQ5yCLDdN1EXypp56/8oBcvypOXS9m0HoJYSQN83N/LP
Mb3yxqf+GeNRGer/iQxMHmZPpR/C66rxOZXw+XgNtKn/gaWv8ExeC6/kpqMrfEfM/4WGqShXobsiZkfFSuf/83i6mBKwCfP0s6V9diaul61vcug42wx+8yMb
DzZSbzUxotv8mXplbSP2D2ZLFldWMMe7Hpbk0L1pqbadpXXj59IgdTDwOFni66Ch9qMuf8Dwj/nQtskIoAwINfEYoYK4M62CDICiIsJlROkBRA7UCkyUGqFv
g+HcoeJc3zGkzBJbPDv1l+IH/i7BSv7rxjv8EkMwZ7Z2Gxdd2kDqGPxRsjfZmt/YmN3shfiLkGifK7mQrC0K/BrbMGWLvQGXYSrxzPdtlTbztKiw3SpdAG2X
GvjniItKHgZnyaak5JJ9gVVyh8Cj5LWBUleW+VogVjlB7l+8R+ytrQ1tNydJ7to8V8Aulvd8MwS1Uv8BaloWJ20PIMHV0m6b4NuMruVg3/LShMCPaHvdPfxe
6VzcVzqtrK6w0+/BkeCaIC2P9n/15voHmVb4ZwaM+kUBRXFS8SCRE38w6fUKDodemPv4u5j8WyJKUgIdtwwqXiDsiY0vGVdi3Nql+DfDl8btsSmlKxvNCqQW
W/mugeNJMwKzhBF8ivztzP7zbDWxk8msiRB65bdnU4AsKh5bBDdNLgSW1lspbGBG8CItIkeFfv5Dlq2B/lCKrlya5X9wKpzIb0hs/BlEURyGF0CL8LFQ6E5a
W1pO50BR3k54zeAo1XndDaICzXmFQvEdimkax41KPgelokODY/y/W34ObDWVo1b+vZlVPo+93AySTozwRRHtcMCyIqlBfDdheXxohLKleL/vFRpbvJGfatEE
R5AmT2jcdI8dISUaIZNfhu36nMeeGVJXATHnUY3BK5gDXaUHWK841nSO+tNXhOmtdYRHpst8NSnUH6vrSzGhpZeDv8iD1G+gJ4aXxlaiRJ0oimK99nuqx2gC
tQu55s60LIUjxbnEIqTEHYt0Qba5WtOv8arSU7itZEfqQ8el72rMK76rnq/4Dhuk3HgsUXopNyWiZYAhmUtkLWkwGfp3jGl3MMBnGLpHzIGOaw0Zl/mhXBse
Ce7xbUX8/GWhVPsrEsrtyQvSqo0pvfBrUiJulFryYWAo6e2aejLfyLwxaFefl1YbToA/e7/z7tL+C9Xs/8zV4fwpfxPUrL0qfQDCxAXoIva0sUmQsxcKscgW
0cz2waE8jdSO21yptuMj9c5QT74hYcxJsazhMh9ieAydLLgE9/ZdFOebZya9dk6ThvAm6YeE6dJd6xb+fEnv4MwSk9RHeYE+RyykR6TkWfaIo1PXChpim2UZ
H0aintOmC9LgwDrHEu5vxw+yRv41eV5KZtKrHBzP1vXENnI1nX8kTPRNlEFLZ2wy3yTYGz7rvYnch1mpD58Bt0/6QX5k6gvekVYGSu1DbJPlxVJH6LYgSfOJ
pdJf4mrsAbvQkON1GWxBG1nCrEUUvssCGjAK6QYGXABrxWb+vvwf3kz5V8MVoLLbyVPBrKRRhvfW3ISDRT0sDfW/6lNt/QNH5WF8rUArCyjn2pDAc+0UsLW1
g2mmuQeaTM7yTzKeUq/wzDMNwz8Gdkk2w9LAMNzv/12qb86xbkV+52HfNut3SQf/+2xdlpZbwLSR77JeIU8/w7QODR3f343j5Q+Yio43qr9d6U36XUy5dLkK
/fj/b37MC06jNksq417kirTHpCYuwuXmpyoiMyi+Swn7j1dx863gFKEF89a6jOkpzpAHIqHZ2v5Mw8AiGfFvNHQOnmcEXOUPtZkxSduL35q64Ml8R6nYPwi9
6H3ia+WbZhtucCXXSYKMl5zLpcvBWIs6UAeUkxf5ZvqqF88Ohq6mJOOv0tR6bZAfTavM79B6chX/I4xKqSIn0dUDL3Cri/f/Ih0ybJMm2H7Bo/EhQDcoKekz
3s3aiq/n62K5hM/lTckWdKGp3GyOogICRVqFdkdR7l//xyebagw3pxhj/dX0tLk1PhW120Kp3f9ADHczrrsp07LePRs8KNawttWOMaeW3C7+gMWoKGM0soEN
3Y9SfHGmRGS9aZ99pLqh9gO43R86WwLqmf5U3z6vPXm1rQZk8Hf2lcuHUoRUQMqvXvzbnIKEFtYos6i7YyTiQGa9eWI6bzqOMYgWtwfnFMD4Lf0B5gT8Vq7j
/+Qf7tsTgFhYqgPPtyTYfsCHmfNNr/1bDX+yluS64ij7eX+mrZH/5xSnP76hwxpvXcg1pPRUS6kAH5u80pRm2qUMsnu/+TcDiq22+sEBwiY8Eb/v+xlXJ++3
vOG05qd4NfwC6AAb+moUfcCjBAxuJ7/EFwaGo1fNw/htjA4Z5VsoR2KPdcNsO+1jgjOTR1uzOZrcldzGsAr9zQN7CwUsEMX3swUDhHSDiEb3Ww3BGHsdsTqo
TE7QrmXOQjPEIn5RUrsggNqkvvgwa4n1SkF6oI493nZYemACAoMDM5Bd9qYYz3uhA8JNL0aMt1UxgAanKddcFc+yNzKOwx8k7cHMwte8TKyzJdVch80ybghM
hrZbfgFgOJ4yccP1Q+Qy7y3sgZkrOR48K49Aa4Lf8Uv/NRsGGFaJY1wab52SlcZoY6auMx5K/pFVT/nFPqN5rVgXTyujDbklFXBb076TA/x2qFIs+IXkoyAK
B8Sd+ivsR1O5WYz/zn8vf5X9n/nYwLRQaqitZ26KjNMJbFHJEUtoLvKJ9QD/N1Td2oMbYNKbj4TPs4a+hwbYcbQp8jz5YMrFlCQ8zdGf3yLFWlojgvaSNRXD
JMw3PjDJliQcpFkxXVL7ZH8V/V5DaH1pqnQe3IfsD/by8YEbPl+gvmWw1uePEU8Du9k9Fm6tGNzhG4IS1n2+fM87MTrnetxnPBBnT461XvG3E0/ZtlpN7HVL
eqMKs24Vr8iK6Jr/LXOU9kxuBKz0NvUXSg0CG8UpAdofSkUbJ98JMIF2/u4JWhnzrvbFyx+lOcLEomPGX+DayEDrZWWmELoPvhMXBA7ge/FavF824mPRh/7Q
Kw0Wj9WHk/PYNWIj6YdtjLYpGEJFU5Rbfa24Avi/Py/Q0yW7sEI6iDeRzf5zgfqB6uw94wd5pbebMMaXg5Tip6V2ZC+mickkH7LVENrK7YsPSkqhl/g1+yZV
ZN1i/hX/mwGsmLW1f7GklKpuXcRHss2JL/revnRrq5QT1iB6sV5qoxdAmlAW+B34ne5tfygMNDW15Zlz4PbkL9JjYX2wlyiS87ghtJ7vbxnLb7O18b/jj3nr
yJC4S7zmC3if+V9I+wPdHDd88wJbAmEJg0tuu//G6wQW2iT/UMsRZKi9Eb/fW89XLNdKOoQuklr5zsZUNZ+BfgayrBzYabPb49cC8BvwBXLEr5eUvjjpq6k3
NN3Xtyy5LJKfjfwjIPwuVBGcgv+EwPwjfByJo+uSUq1zrB2iv2jHeiyAqAbEA9wsL5Uxl5/BzYZnxUVxlXWV7YuFFaLLtY+a4P6NexU3n6gpOMlLMXed+dqb
dJIqLL8avzpzlG+4ofxP///O1jP6R5krXAuJt1wB8SNSxVUPD/XYT2VmOjH4BNNOXC6ECVNLfvX8F650BZmhtlQvMri+A7Uj7orSy7Q1VGIr2L8U37Ex5dfk
Q2L9ZYIJX6Vv6Drv6Kg/gTxG0phQtmQP3SZgk+o9sgov0PjEGVJ/JDSP1BE2obDQhuniNtB9SEHoQA1wx4iLTA+MB8jubHMqRjiKRmirkzUALZXO4FRNdrj+
PBm6nk9Qu7gmRCWPo977/HoYQjcwtIv7SnUlUjyxdLwjmkz3FPqe+KqT3Q3pfEuW1aAgqJ5DX0P6alpSB8kOcA62nj+Pp/or8A/Ltyjl0b0U36Em/8e/i/X7
0PaqoXwzUzT0FsMSuuhDM0V76L3AlJi1OWeIG/o3VFN+vb4ymcyluxvr+wCHEzOBQ1IyGzqyg1RXwzPAxjof7TX97kF1L1NDPeFT1HxPGVzZ1ckwKbpxzmX9
AO47db3yuXXlUeO+HX+AdkGGqlkv1Loo9IBTwZZ8C/ckUcMXwbyqg2ok257ryP1k8Etj5MrgBbPOsHlzId6d3Q42ZjDPAbaNtIgaA3dLmAtP1Zj55+xyNYlu
UHfgF9M7kZMZkKoJgwGT8Rx6jXgmf5a1gG2CWpDJRL7YRAgaDvNdUJ/JxdvJuWwSHwlOI4x6kk/Rr4c5+I5zM1uAWzyTcRbxADzVluuvnYM69PHMO0ELb6U0
SGVj1fAYYhN0W8qgGxE3yUn6mdBJdpjX4Kjq6mzog4l8qqBgHlpM+CDsKR4uuNzjbHasrWEOlEHd1+isN6RP8GXfFPBLYQmfRe6JHZJ8MqUq34Ycm9ORL+Vf
6JrRu+PMFG8eDxaqRkNK81yfX7+MciljrAEaR45LJ2W/f1Gwr3VEfLiwDw7kU8Ye9m3UsnycGi3DtntSVW0CNYqt8S1S6BOsKxUHvsP+/de4tMYjGTU61zfZ
STEeOZ3s6wiNrlP451vscjvToMSr1kOSTvpdroBW/V/IioKUQJxjm9OJyoPydONp619IhZX079OQK85+/OvMOWAtfIWpgznOcgt8DHaXOvChnsNvwDb6CXLK
JvANmEfegcbbgdAcyhn/F/t2vGrMK7YjpNxqt8klX8gLIsj2Qn2lP7G1bc3MK01uy+hAsrypeD6ix1vjKnKIHGqLs60P2Y2mQfYNPmXSbvkKWxedKAlF2V6/
+DfvpWOtecIC62A8wx4M1mOmmMeIPdXpbDVtGyZeLLVet3jtCclX4aYSZ/ouJbm8fqA0xX/nyCvKpVwq3uKvLKU2s3SfHxoIS/kiHbSFRrvtPLdsZsMlws1c
wbfK7Us6C8N1Jus8JlIQwF78HduZxiQT2o/zxL+OPw71hTdkdBe3G8f5xplDMzdW6SzNst3hTfiVJCHgClbiv1MlTas4wxl6bAhMlHqXvpTikmNMRcr76HFH
ktCbjxIvsI6SWYE8qTM+VO5s64h1a5ivM5e29i20+9nj4jV8OeADFhmaSeOEyt4dOgd/xJQZP4s7i9dL6mje4EsBzMhT015BYdnMLfXd4RvKvxnOGQdZOuIL
6RZS+2C/1C8YUVwV/8JmBLeZ7mOvDSUlOzBMX1LcMbCYoZD6xr/tD4FmfhT+Ux5nqsx7uYfiVzDDNM93U1aIZ/3T4ZaFh0tusf8gNcU5xhhDl2Bh4LDvizPG
fEVfWRoU2w6NlI5hT0vceIYhDK8rriL2iPnWaWhSynqNlCgbV6cOk7Y3At2boKvuSbI5cEx8kU+bzhWPMh9jx/JXZH/AIW2wN7EU+oqxubZ+rl2IpYSydTP/
6asqk0ndkWb8P8mMr7PcVrlD99l9xffed9Zc4h0tjyg+anuP/ywTwEOhtRwWDLd2RwzQ/lw+UG5e5j98IObbXr5AN9/mtZ00rrZ2EWdyofFXDysM7ktubKdN
bOCj/7L3anI5Ge2K18O/XuceVKeY8XG2Hf55nlt+gh+cVEHuonwSdsV15XKY6xlezH5X/45/LdSyduY7yKAc6rmXYtdLZ2Mj/AuwObTO9zjoLA6t4Z4pHV92
o9Gg+BLDKwaHYqV833XoqFkrpSZZG86zTg6+tKpt06UGpiUBk+VwoJUhA3mUet0SujM3I9OEvv41UkaZ2+r7tpLvCG1FhZxDZbhvm876Ym3paHWxrq+eNJvu
Lx8x7TG6gLVKDN/GZgmBlBdSg2BhSj35iS9gKdf+lD8GinJZtBX4weVRrnsYD6xrZj5kTcF3+342j02aLYfaqTGS0bZGt4s4FOhu7YcME5uh69AdUms4MSCl
DPePQV+6z0OhnVucbyE2x9Th2xwI4NWQGTYbEtpZ1M7yxWRrrJC7CH/gYfRF5knDcq+14u4MRUU04DWoIXir7AdpkxxRIqjqWf2W+WqkNFLTV97gHm17aexm
3mnpHQiY1hn7BWoFZhVfEMcHr3kzUu7qUoU66HJfSvLlRhuMXaXwsFruM99WXJXAaEts6jSrS7qLVBITSk7jecmHrR2Sd9q+BiLMQ3STU4Wo/qZ+SR+Ye/hT
f7+kGngNyxfdNlyhrJ0CSB35S9LPgWIvicTqSYlJ2uf3o8VcWPKCwuN8sW+Wb7S8wJ+im1k62Ga1luFepCz4obiTSWvMCmyV41J/l1j1YylDHGU9UUxkAuYw
7++WS/4b/l2WMnGjO93SS14R3JE63TSz6Jh+qNAkRZTyfCd0jL0ttNnePhjwtipLsQXZ9lS8NKHUb91hBOTZ/rOONK2g97KwOBBZTl9gipwR+cnuFfWHavrp
bmjy6araj866UZ+80XHvqUVM46ym7k2+w9opxJ0CNWwAVuM10PXxRlw0VFir/Lc5e0Z1mbmmXWtYY2tJzGMFNlMKXdObYjoQg8E9pj+QXjoncjfhBloB7Tit
3HrWv37jJ+N1lHYvfcuzF+pNr4UW0/+lv6einp+073Qm/u/vm+Tvz5JMG8kA18LtoIbyG/nQnpkB+tvZtRw8OAsLeNO0icCDqFD/6ml+rH4d1DT3A9za8xg8
pkoE3ztvuY8Uwt5CfoB0B76kbBTdB7/AHYpjyIdxbzy9iHOOi3Tormykz4IttD3QSKG+tAhLpM1gvcQNYhvX6yLK3tdVGL9SGuicxAriG25+0YMiI9vYe4Ms
A3KET8h0hsOmYSXMSOUE3e+GcvpZvt8PXf7/pH33k/7fK69Bj2Uvaqchd/UN0SYGFF2OhI50t2CRz8l1kf4RqgemsDv40Ywy4ROtSmxJfWFi9Ddps6ewnK7p
bnAl2M8Km4xcfamG0Ey3hg2do4lkN/dhh9vlZu6qe4MSYgYqqnVWZD8rYFsrOsTFQ4qCzdgkw1kYJ5V0Z2Kxph/ziQ9jW3E8tp7twyvg+ya1IRHay9bhWpiG
shHCjUKbay3HwZv4F7KYXS+vNveTvozawFLkSvQlMRTf6qhEnCd+RkhmIL1ErcWWEDRyT/Val08VCc8MzRmdJ0eZT38hq2kqQ12U4z1PPanWpe5qzovcDnqa
Ml97ovYgUgZu00M9NYVPbBbjN6ymKpkaYHmFHbCFYjjnchzK98btcNS1KZj2TA66j13YoK3uI3UTjQG3Y5/0ZkiARinP0yeYkdBU9ICmHdIdecKn1/sLH6ne
xnbV5dJjKcxyO1pH3URwcabnNfYOPVt0B/rN5HSwxGJyq+uypwHPaRKYOGkQFKkzApO0tVAduBt4Ubct8FR5LX63cxiVFXON3q8FiUXKmMTmqoVR79UNnd00
aZuHh5kLBU2YK9LEcsbcd5o0bhRxo0G5Ncj/GCmro2qDJtpoZ1A3MVoXH699GxUaM68j4jMHY/NV4Y7PhQrvJCdHfLeDTVHujvzty6Lv4SjISYt7qbqQ14m5
x5qU3+HUV9Tr+j3K+r8dUwItlVW0ajBZ1VHdSHeXSNKE7oqiaoowVvqJsMMjxXjDceddJLQSV9fcGrSoN6efTmyb9Yrclb9COdAFuhfEfsrJUU0gFua31+zV
L3I3IFNVo1SolgMX1FuY2S4jNON2zfEYegAsBO5qm+lOqZ8qhwNrcysDQ3RDCyN0v6nDG/wGjFA+gzeAeqohOFmfqwcTxyqL6VtkccJXfG1hpw173SvBUqUu
N6SGqagwG11erFXeSg1l3P/vcxfZCu7mid48NFcpZlMPwdmu0BH/FH9cI2o7q9P1u+C7StK9mS6uPEDnyPNF36hpgxtV7VjQFQq1fRfVg1ztdTt1p9wS4CRq
B44CodbiC1NFo9PHqrXa8dpK5G0lCXwnhiyvtqeoiEdvjcUcG6C2Dh26RXVMqVd/Vj4Dm+if6uepByDxSkKcLwz1FHiPwFHQer5V3EJQSVFUhGsdMtLQQzsK
6aJrQ+zTLNRhqiaOvbqNsgFoA15QrnJShmSghClzI/p4n0t9wsF59ueOpm4xTSEA6Am2Q/Zq/ySeAEcN8+Bnymp50+NK88YDjkQ7Wab7xKHKFewXcFJM66z+
7ofZWNwp7kdcdEQwTmGUnODZIwxRZsIttTJZFWzruADkFXWp2U0FxV1PQOL8+ZXju2gGRPR0b0g8D54O7IebEVbtbHAjPNTZPY9J8Lq7x8RluRKn699m7HLj
iTfBT3wmmAjmQev1LaXflNW1FtRcHA18go9I0eISsYS/CNbkT7JDvVOlBQmHDTOQWG6BNJUYYDtE/kRQ9l+lPKZ3YB+3LO66/FAVjV5Q3y+oanhhOU235Cew
faR+Qgp3AZxsWWNV+sqtkP+H/7MUOcQtZ1fSHUseoecxpHS2EOq1D0DcsVuw6vTVvNaBp9iHohSwompaOfHUv52zHl1kOIrS1BvT9XrvxaZMi9xy7x9IKzer
XO4OXXEWuhPLYApZg+2ydjXN4BPjW/GhGfNfDc4Cm6g3T/Q+E9rQTXiNL9Rav+SvWCeh/YRTGS64AN5g32ceBe6qV4VfjNcJdLZuM9dw6k1p+PTCQQYlXlue
Lo5KnE7CwdD6eDLTybdItTLgFFsiHVxv2WrgLZfancYcVsbaKwOXmM74Yr639U/kZ3g0nyOt15UxHZgz8N/8RkQmFP4U92Nv90Dr5NrOcq1I+VamorxOWkX3
JfynJUswVpMDPI+cFj8qNwlji3RAaP1pJThK6eSbBYdSy/AZwYfUgKI5EJ3XRzkJHw+9ty7hpzHPU0OjcwNywlEXe8W+KLZAGBRlg+VQ+zNTu8jAZ9CBEcQx
vQvcQWD6kOv9XidYRZH7t2MuqBALAzeCs4MD/X+rZvG/BhxeAcXEWELL/4JrrDroBVzG1mKWyzgy2LzDslV8i3yBp+TeF0ZruwtXQLOnMTPCd8S8DzIb9+WM
luvbCOc9cXujAvG5eBcq0B0zaRnBLzHPsTnWsWIsvZd/jTjx42ImM1m1QMoCngZsJCZA6DHWJJQJh6Ct4ESejQdMKewrpoO+Ktcaqi7L+EO5Fe7AjxpTNJv8
sb6/DSlwmzpDPKeNd/hRypV8J6iSdYkjjmtqXSs2luqzfvwn51r5qve2fwbSkGtuvqStJScIlOs0iME2Zgr4Y2J1an3pXLRGAS0a/Gf4c6g+5S/qnr8Q3iS9
0PDocG8ZasbuKOtzNmQpYuCvFBi8W8zXnMuwXrTOZ7cezphsfI74LKvc101l+mlwe297/3Jdb+9M8FCxBa+vmW1cxTgDEbRTaJPUOumhdaKIBivozvo/ozzR
t9t9TtCLR9DN/nfCeNsxPnSd/xMcI7/gu/uG8tetd7BkxKL+r/am3Lxxa4sa2yGliLMC+dwX3VjlY7DcbsLyenEV34k00srrC9nH1yWnSM39bNJ0NtOzgsTl
0D693sGfUJXtum9qMKxY4W8SxKjQiOVRYL6/R/Gf+pn+waJWOhH82WJMvWY95fvHnba5nTzRmxJzx/y05Io/FUkiwNJ5ksE/3ABLoTW9rsEbgYmaieZu/u5Q
AhssqeQHTWMtY8wPfAN5k2WitMHkpiaXROOu/DO8LCZJtaQe/C9Iw9RfvaO9CeK65B/tjJjhayyUeydcebmf8mtkodnZ8u9p+J9HeUG3+XBgQEoxEwseCw5S
ZdChXV/NgrNMNeTmwRLDNfxYVGXLeu9vvlf+hr5C9K64XbzgfyX9QYTav4fFewNvi8Pk2ehRc+PgRvOPpaF3BzUTtorTAqW40TTLMhW8r21YUs49FWkV2Ji0
cjNc//tsFVpq6Cw1QKzWRHCYvEq4IEf41ZYheGWeCF6UfzMttJ/BLiKzjRv8fOC+aAxsk7MDgyTe9DkpX0rGY9wruC2Wnkmx+EwZKN4eIKEPwlLfGUsP/yMh
X+4mf+AX2nDbyRRCvGW+LzyAPlnjTAsDkPGJbDcXAy3wZ+I4UyplStlhX2+azf4spdqXeFb6W5hi9YWgm5lhuc3t0NcNlMlxwCPjVMtk5IFpqrk+UoNOsX80
L5A/W0cZi2h35DDbHby29WVAG4yWWvkfIJt91QyPzW24u9wO/0JzK6vK/Lf1ifaBpDfP8t1IjrdnWb14Ct2MaSGcRe94fzJnWw4HOnALC2TXeF8n+1LrFjkn
0DbQX8wT+yq3EX8D8zzbHOb8lrqakQ9U2eoPcY8czV35ynTipuM28SV7BXXCEab96jE5/tGO00Qq96iSgLv5P7le0i+i+xdNdk3U/kW+KKogX/J/bNH8sOeO
TGVMfB2Bjc9wjeUPEqHRz1ZncuweZoJqRYQ7fqSTcM4kyvV4FeX48v9n7mMRT0EXEJY/oLbbVYmqBOS7y+3rqbjXsHw/rtxYZHn9r0oyt55zpr40pnEM5Gm/
OdQnWOA0kT73HM+zdDdhVh9X11eH1ko2O4oJI5mo7ZyYlNiLXJ0Y5WjjuUyPZjIT22p3Zo8z/Iik6RRgQFkZ+p2Ymb1BNYBuox2iDM2sfIrdWz+3YAZwTDff
TYFfdArmIHAdztW+pK7yK9P8BTV4RuMjmjlhWnC3z/uNVtbLSD/peMRWi1+du41alV+VWKXfrULIcu51qfie0oq81Ioir//wMrOYQ+oJdFNXVWc4IeYdBfyx
oZ029zNnJsrAH5RCU3lzNSqTrqLdSqxKaAtVz7+vbM9oqLVgyf/D3nv4N221YcNmhey9423ZlmTJI4M9y9577z1KoewNAZKQvXc8ZFuyJVnySMLee0PZUChQ
dillhA0tfHzP9/yet63t8P4Bn/wD7GA7ts7Rfe77uq/rOgnu9d5lSa/Y3cLDxo2CvfgicVdRR9w9hk42FQhmBjeraW8cE70Sj4lbKvSoGeF47Yl6Vdi+ytlO
xBbewdNFbbktsXAiNfSCoFhE5f2AWUyjjGnGCZKzZog4be5nEguKuUqsi/EhJsAHiW9VBwj50vlx7fhT4gOlLyKOCBWmz7oiwwtRZ2PvzBdAL3xU/M+FNw1r
tSGmPQYCnxNyVBqI9wGKJc+jHyYsEKP8amCSbGH1ptj9JiZ2pHCq7gcgmAgDHvCWxncV7zBeibpv2iD8Up0J3OS9EnGAEcXbARibLzEIGr7+JlA0SZuJQUAZ
tivqsvVAVU/gGReJah16vGYOsFl/Xu8Uj6jobDrIFRvjxOnY7/gu0xe8j3iocQG2t3K89TNvv+hpWSvhUvwP3IGf1tYbE/RtsJn6Edog+SdgQfV97hysTPuD
yA9oJ2rNfGT6OZ9Iz2neEf3sNjLXNBYNK/lLitND6X3GLqrn1K/IPFBF7IJ2mWYqlwK+7JzYcnC8+hlzhp7BtFFWK54SPupLtV65IH+bdyh6XT0PrHdu2nre
tgNahfwidY8sCpXOvgrfBL9VD7JdUE8gsmTf6OV67o5x2jOT6KkwSC50YswPlj3sVptX1lwjihGv+u9/zMqj5Pb604pfLA/RN8RBww3XMsAdm3yhWO54bitW
5JgqoRZULXiI60E/oj4IXVT4bau0ueq3GptBo6hVzDjyojzQ2R6scI1PGqr5mPiR8FcPBo+rW5rGaTTIwkTY5o7/ZNn3qSYob9qL1Sylp7qTyuRyxRl2t3QD
dEM6USlG58edtwOMFQ5m8+jrLq15kvgQNAzMsa9Ey2w/gS3rw5ld0ibq8G0euQgcDw4U3lQIHtlSnnsJqVQ83J6MVoeovs5B+Rj5Iot7Z+2ko9J2mx2K9FQr
0B7guMoG1XW2mH7AHtc0Q6OVVsdmB0C658aTmRPh0VIT0rx8j+YFU6TZK3J/DuOaQaVIFmIh6lnspfot8F3Uq2bt35mfZ5eR/6P+UJgdvyMt1K3kJmgNOlad
BeYwNjhNaaJeA48rrrI9sKNsZ3VXGR8aFV2tnip7rtqANkCH7VOdAlcXFLK69JOjl7KPqF++jnQmtFawtd6OvIdXoxNVLLsZStO4ZFPZe9I2WzYi39sLqC7U
OkSnLhYvLqeQ0biZ7KG8Bh5SXlAkWm6BUY51xGfmqKucgmvb13Sw5lIgFFEZiQylF2I/OwpVs6QYkUAVWFuBZ/GjW3raGpgytlY8yzYtnsPIHCJIhvSV/ypN
5BXIvygfU82Ucnw6+o6MRucj31X/VDOKabBb6O/Ii8xz9p0tvO6OBWKXm5bXd6gv0z7AQ9DpSLqsnr2njidHuGbhk9ArsOprjJnsfK7l44D+SfUCcwCvh55n
asffhUVWjNZeyX0UcIi/pKKZzti0gBDHfYgeXl0R95FfEjhTiHIf6KTaJ+W7uR9Fg7Gu2LZqiaGR7tT/RmO6aXCMNtZkbBtewftSjVqGct1RomjDeWFTcRPD
Z+BsDFi1nSuJ85hVeUYa/nZl+MX+XnKZu6KqQLiqis4VcSsyvPpppDbCIeN41ab+7bF/yRT5dKFQLDL+zl8RCWrf4u66tBignXhJaai0QHFF3Fn2GnwvcP9G
y0O2B/nEjAQu1WiKAniF2g7G/NhCUUT8yQoB97eEnJoHVW+NkgRfPBZcnSCQmkW+4dq4sFD3T5Wr3S7dYwghhkT7Ywd16dUz8ZHa9rz8nCP6PwRbqyfHpZmq
dEd5vwuQ+F5YeYI+LzZgbDzExU3jtWOwhvJHsnaVs6p5vA4iL93AVA8qMM+8L288RQ+HJnywrqGyi3Bd9JeKLuJ7ecP07tf87cp63a9aSM8tdOqBuBOyP6Wz
RddjR0TswEq0EcKZpjGVgeHu+c/OhKfhY8XLEkZXzdbx9D9xs6vc6yoYmMjvUCou2Rd3U7gQ1xhrAhrN2zheo45bdJXUtI9DeRv8x0o/SwbxnZiL/32l3Ijz
xNUhultiQjuP2BK1oBTi1+iHiDL5OS0+xyZjR2MNQItqZ7XGCGnn6jPyu2TLYiOkB7AsydiaanO4lBd8EejPi6pegK8TT9Bm1Pygf62Nx5/yjxoF2jlBHYHN
pWnGSlk0dqzmB3OJcG18T92a6tWilIK/YjfxE7AbunGGrTWLtRmmXkB7QB3buprSpRlLhNtNTnwqJgUcprYVzY1MVV6oSpivHSMOyBdWWvOz9DEmUndM+Fy7
UOiT0FR/TRgfPdHYm2uE8ox9sTYmq+mg72r+eV4frV1QXfmlDKk4Kxle9riSp+/PXVCRgCVh5VVHEjprb+Nd5Ad1PKAvuNNYJL0PvTedUDUn74Nb+T/gPLmZ
StWaKf8EnBxlf+5gbZmAAcqVHyfW2XB8EUjiO8or2GboU1NHpIp5zb2seJ2QiFcJtloe016dGv42Dz/B48wtTD0sJex78h6uUsxn3KNARvIM+Iw6xfon3AJZ
b1wi6UV6wS1TG2X3p6abSkVryK2KjmwpehH42TadbFRZkeqFj5jqxX3oH/+2Fj0Wj4CnQSC7C9mOd1EMl7jPyVcsZT0EtYXbURvzLwBDkGsK9xzpcuJRuHXS
F+Fl6QBdE26Z6JJwjfiJuClcaTss2klbFXHJddR7dBb4CGhCr2cKLAud/tRA1D0mjkLirSzfaOkrjLMGWxein8QdtXOJq9QM5ohppjRaPkOzhFrginGonH3g
LwIhPB38zhRuuSI2AJ3JsegcyzEnLc0jfov06qjC8cKJaQxX86Yf++97bEisVI4kSxRGVVvZM50enge784pACuV1E4+yjXAMZbRIf6QLEE4tsHagOpNHgAvI
leTBqAZ0Z3WBbL3hCbOW/lL9XhaH/mB5S7rPntVsFSaicg12clHpa2Fb6yPWA7rO8aAzbEwH9/9139QHNQJRgbyHsgLZqe0uW1HmJE8ReuFcmwMsIGeB05VD
qI/62cm9wHTWSpfYm0IH7XKqVDiQ8iOah4mhQuqWfCMkkQuIKeRovB5IA5fwbrPjGCPrtF7FhyOvCAH/qPmKUSTnYuvkj2zjbSHAMiQYPFK1hFtmU6DCimzu
PN4F8U5ijnKKuq30NbOEuoHvEI2jLHQb46HQoeBtxlhdhl+iHzOjYRJ6XaVHb1EryWzwJB2J6uxa+j5rsAYoP8rWS+p5p/lTzF/4J+jnlCEhUdUM9lPMdp1C
96G7pDOQiQnrqExIqImTcRAR0tO6S10PDqdmWFs6ksil1gD7XIpLvrYW2LaQZy0QVJ57Asqy1ZNeaguPmk4vGhhvHLRUL746qR41NN74PKmNxgeOR1V8Y6oj
b15anhWm3tzvUr2+2tNn4Hjl6KV6VYJ4fi/PPGJv6gdvKDDHo49hqhffHo7XEffGBOZ8Q7vr2aHDi7vkN2ZP6v+1Es09bnpzgOJ4U/p5/A4cD0pVr3zo///4
5zGH6BU3Shyu5yXcBBLBJELGvSlLNA8vn2e5JAgVZovW6lqG7Yibjg3Wo8a3cUzwVmVfkaPmhVWETREerTEGfyo7D80jhdVeZuU/IlO1oSz2qbE/qTW+1x7V
7q/mRbmjBPt5XcgJvBXVPrLe0Z0rM8HCskaZF94c+VLVMg6vBRBjrkwIjedolkmXhXllOnO+8T+p33IWrcNSzEe0pwS/ix4Yl8NfsPQ4d+ydi00y7orXVq4z
LxFEV40U3jC4Xx+tTZ90OZIyfHtsWbUwjCaaAz2wznHrgT8VuOydeZL1uWxldKiunLuLiwF1+CfBB/pK/nege2R04J1F60zztW24HN4dyWdJlvBX4QFdtHQV
sKFmMJ8gzPz9eXz+IW0bLNEUwdM3uyDnRpXqTlrAyNmGF9KR+otRduKtrmeC18jmKYqkNsKO4Hhcg/5xFneIkniJcYAhL+Gx9i+9g0o1uJ/327Fo2Y9lmUUD
Yt4AKP7EdKrwmPly5RDD0sBM8DM+FBsuBmPdx+5W8VhJd4FWtlBgMHeAr4dCoHvmua50RhwcJczpJPsc0aD/wj/M94q0p3K8+656+ObTjImFHfVv5YOMM6pM
WoMgWZYeWKD9TXqHSBcux/6onCtpCB9jvqTvKyrG1HG/C48Iz4VhxEj+KJPQMp3IwDBuE/wl9krYqmIxdwg5Xx1ahWNjDdNNenJudIeyMeZD2kHAGiqYeI/X
RO8Xf6zJw3+yTE54aQrA5goFFqM4FFtp+TMumKg3/mxsxmOEy/BSwVigVAYSJ6IaiFllhfxgSb5stbjB0A/nEu9EI2vOiGZit4WfRbvEQoNQKlevLVNJ9/EW
xqyoMUS+i72pb5rxQBspeGxJ4K8WDUXG8fjk9qIMYKj0BHcqsWzjz9bP2mNxD7WPpS/MZcIbisqCt7IvYWm6UaZu8kuVUuFbU+8iQ+Uz/TIc5bfCRUR41ibR
Ld5z7vc1YxKaCGMIMuq80aWbjo/XvsdnYE+iVxDJ1aMSNokzCtKbB3H/quDyyNAKXn/ZX/o32GPRXTNZ9SzeP75O6nWN+VvcmM136prnbChdEKXISq0uMF4t
d18zrxmFBr55e5SvTmmU1PSuWsP10qnyvl7/56Y15GKVWAR3hnw+FhL7TtK5tBFtduMdtdRGuE3/ucm0A3WGyiLj1aia6CJt78oW8e4zdLNRauhnUpb2B9Yb
QrEx2tFV7n1clBDzjhsy8QCpv+Gkxcx16UEgwTCtOqqY4TcTZlXKRIOAgPjO/HTLZwzFIvQmU6FpsMg9/5+R38mUItgS28DzrdnA34zNxbaZQgrnEgbxT+FP
+WZgktBXuAVTRS2VrOD1AHrGzTAOqPmiFevTZQf0h4OH6N9I1sWmiGDAC2L/LR5iaiNZgud86+tjWVGRdJ1hf83PQKIpL+O+yaJ1f9HSaqFud9ks3Ye4lbxD
vMrqw3G44RdjE2GiMLH6ofkFdh+7z3fPuEYTMdjD6mc1WVHHdX99rSFKje5xxZ9bUj6bS+Vrjaf1/bjzjWiURz2pJ4yB4xVv+M8jULsfq8JCDWlmdfVR/EYM
qTuEmYQl1uY6JbBMWITPrj6NNTNU6EcRSRW7dLNNz6v68n/VjdWNxMNDFcCm+EM1nOjl+rA4c2kHSS/xR0DBCxaoxN2lw8uXV/9awTHkAkWCciBRsl+fpO9t
OFj2SGSTmkXPBCckObxm3F1lO7h/mgwmLjYNf2M4gW0STiQU2ATjy4QBoK9AyN8p7SQy63pWkaIaYzcLL+xlzUl+hMlH+DlhtbYYS9eahEm87PIfue908YYi
IWGux2LELD+Ad477Hb6XP8syssCM1cQf5x4ExpsMZU5gfcVz4Uldi8iK+AJBm5jzwqbVt+LGGQHDVm1X4z5sLhEivMK1xnJ1d7XdEsrFmbpWxGDraflWqQNL
tNxg83kv+CaZj6RdfGe4BP5V/pQYGf/GKqiYGjc8dIF8CqGv+TP5SwUl24ta9bVEiCREyfKnYeeF58TLYS8I5T9WP4Ei2tiydoBITqiZ90RUaD3ovnJGUq3K
SW6yTMAUERnAI+C91msn13M18N/RL6nuhJ6V7TB/hLOZi9xQZJbEY82U2mie44l/mOrevc2zZgmLZDuMD8v2AtstTGkZzz3CDankSNfortnb0d/z82kDuYBw
vw7LeW2lTS13yRrrMTiUbJbQwrzIUkbVUGtEgy0r5QuocUGJRJbsI/8UmW2ZDryn64kWwBmJe+4htqvBP6ysKkRmoYeQIwBK/1B+s0Sh6SjeJhpvqeGCsW9K
tmJddVuN3S0U3jcBNI4lm5P1utXBAchjpQ3bkfRRehYtEDZan6Z6rEkay3VSPaL8/z0KkK7yQFKKQ6Z7qtlknWOY2r1yPm5/CyXSuWSQNo/Vi6QV24FDzqaS
X8GPvAnqzbbV5HJiudAdQThr61z6M1lk4KoH84ebdVAL0j0aZugXZffn0TzAOZjsKlputIk86ElSG+tzeauXD5uzY1PFSdRA/WvrT4LR0jEAqM8gfHXO4EDq
qhTTrwQXEigz0TLDNFnuCtUBe5F29A9GCFhSFW9qL9okeqj4zeBjXcuu59VJryv6C2+rgsBQZp9ehkyzdqkyY5eo5ZhR0pFEqGDLDqFVetK6w/g++pVtKX3R
8KuFMFymL5q7co/rHMkHRb9BAoLB31a9BMdL7/Om6lbIa0hrVYj8ecVI2yHjbDnNFAAQ1FMWqq4yb+FPFd6ECftQsC53Bf7M2hyJJ6+SNijf3KTYoZwmCCF4
7K/ySFkY3IQ+Cc2TLrFUm8zmQ7YnEGCqlfQgm2M7lCbqlbi585r2FJ5lUZoMleWyYvpEwlLLaOkjeXrCVcFgqAA+4QCTUzT82oztgQZX/R8dY2rD6eBWam5J
fafanTa+8zKjR6YLYFUFXWbxSVqt22jMapUDvHIU1X9SB6kZx+94MdsbysQ99cD/PT5IFVZ7VXvVTtcnFD/iDQBzze7eBm/r05yzmW3Yr5ruVAK+hZLUex1r
b/tW/Odehf0z9Ep8tpbf6rW6DXSw7UcXx5vXT2Oqek9Iklsk0oi7JPdNmi36Xbptawpayei57tnSG6e2rg3lkO1hum9ZoBOiFyj3tTXSHq0OdG1BSeluZKr9
LL7FKahtB8exuYnXtl5THKeU4BzmhiHf8QBeUndcrUCvoB9pbrI7LiUm86QXFZmOk5ZV9fNcMvtA5+/OU/RN+ZnKccqxskPyXls3MBB91fRH/QmLzJkDX7Ec
EW9nYtWrTR+S2m75rGlih5MOkD/WN7Lvh3ddpme/Vo7HrvXf97YA68AZ6o1bDVBxeI68Kqn9Fvd6vptjEPDM2cb+mtzg+sLMQ8ZSgFLv+IUuMdTbB6ecRfpY
O9W7V+aT1AvtTViR+gFTyBpqr9SNr3dnB8hcbURf6G34rEg13LE2F3xj8aKc9Y49eVbIccrtMrs6qRU4GbGSA9lHgt/so6VGUmuD1Gyy0DHFVdXa7ABdPyRF
K9Yo7jhxNoA5RHSsu1Rn5vW0XVBbaz/a5opGEPy6w6jJ3oH6GTzbPg8Y4rAm0vULWi1nCrG3hI+sh7Ol+dmWd+rdlI5OVVCJc+oj2lgJkP6hfrZamLxEvd9x
RXkYa6953FqgCE+67LhlveXq6rzoijT1IfPqfOuX08vBnnV9UgI0uMLJ9KVDHPfVrevPyubYJzvS6A17XjnnJb9wrnMucUGqZ2gXNhr55IqD+1g2KsvZXGaN
K0cFM/2gTa4DbKvaVOYYFccGaILVaxNX2ePsF+ov2lFGjCpQsXBy3T7BYHAnsol6oD2X2MnZtrabU5qYq34a9xuSnYK7RlHDWAtirVvsvGd84Npl01psxlz7
llqLI96ZRoay4ba2Sema46gl9lWihT1gW4iB0OGU0W1kyBeHx272v+bgSqgpWYpPdr0yVLoqyFBIy3NHCKsUmXFW8rXmTuIkiis8YGVYL3x+TiMM5a/39tmf
k0rLITyxVYSlu20rwlE2yozjeN3Nx1u997dXVMT0NwlcI9Gg+tsq2qZlliLuszO5/q6zTMlPOcLOT26Sp5Jqne7vU1vvTBGoWiTDxrT6ffBKVsF80VApo5M/
MPcZ0OnrFDgXJauQiMR2kNqSYadUPZ2j1Hm0O9rdhKh10YxFlYaqI1soM+QEXWTpxH4v/kvtB3bSrIFeyg7AC5wnasWKflatnSb8iXh5BGZL4bALabX5c908
wQFGpklSNVI3cby4+6T+XzkKeGBCM4jLsZ5uYYtWhyGZymjTCcL9vCfS19koW6VCwazGBJBD7R+HI0PZocpIpQyy2QYlDQGHuLsmclbCvrXnLUvQTq4W6t22
2HYutfv4/qn0Zw7aJtiDCJFJDyTSvVmP+jXvPHzPrKivt2hQAH0P71D6qqrVkO0SuAiXJWpYhu3t6CrqCPdzAQ6O+ge2P1tlANAdymzLYZGz5hz5ihU4h2lW
ECvsv8CZxFB1nT7CmdgqzviUSU5qQKc6+6mDXD+BGa5TJOG8pEqhG5AHjoOalSotEGyGkzLilNq65Hfq4c7ZDh8Hx3DfsoeVWcPAeWSnJEC8jNUIc/GeimxS
41TWT3UuM4+mfnCWM5Nsf+HXbJ1sc2wDNCHJMHK3hmWrNKHKOMXd2nXOns5Fytbqk3XRdRaFjtqsvsBuFy9OWsC8ZdbbDil6Khvgc0yidU/dCOaApiWaYvWD
CHKiPdR1znbWsl3d1JEGnwF7kgXKhrpbSGZSgHIJGh4XZJuWlC3b6ipFOiN6ZYBqrnkiuBHti1Yrhmvm2PfXzsLjosI0WfA2JlAVaCvDchO7sG+ZvvaHzDDH
KnuGcqmG71ijPEceAAJTvDoE/+2nw7EPsEByWBvPTIZbUD2A1hp3tQaq+R29kaQ3OSt7Ww/AsY43oJe66RvOzX+qzqlUyM+qk/LD7ByFJZIDeen0NM4A8qwp
+VcFMYP8RE1ih8KdlJnqVlZSfZ1xx8IeQYcdSXkLrK8dF6U081rVUePOqxnMHFYjmOtr/tfHYYGvJycoBzvOOPc6SUeDqZvzvNOnLteZaV7J49r+THzoAFgd
PCTppcM9I1udnJx9nn7rOJ7kcF4mmzGt7I/J/swdtoCUJ0KO8cpzluS450y0iu+oTW6uOprShH1BrTT96oq0zIDktgBXZtV4p9i1SdPoNda4jsUzb6+RLGi0
PMuuYP5URSLdIQieBTqU7j2HDwRAXrIF2Ecz5/Hp1Bx7Gevv2GzKkHeiLvMuyjcwS+TNW7nXQuOtp8yXyDib2hqmae2waS5C7mtKQKtzpIDZoKpzDlC2op+S
J6lGOBicRvGAf52xRGk02dPKUiqkhtXRmHM7c1RdL+ur/kJ0YHdLpvGt9GNpeh0r/+JSsiY23onbFtsvOfZblUwIdZWap/yRXUC9qnWgj4VhtubEAuqFdJJi
qX4E20n3QRPK3GCOMLtdh20udUL9qNok4Tg4U3kEbapOc+1N/AupVawDKYVKkGfZ6ZxLPVaOtnDkTcQ1ChC5UfsY1Dki7KvtTbEJzgzXFkYV/x0Lwd0cvmwl
097VS1FfSwtXRlyKy8cg1ACkJo8xwTY+8s7xRPEwMQbMd51XlTFf5JW2V9Qk4g/EpF7szGBuRstrh9guODYmPkMw9TWynC6UjtIUExzTY+OPzv1ACHHGlmMt
xHzQvkaETpStYN7aukDr4UD5SFBsnQ+milbKe8dYFWmKIGw14EO1pDDyOTOBpapeomPxR9QecAaxmKxVjhfcJR8a1gILZVLdL9IkrO+GMNyrnuFv4/cUmA9i
wigqTTZHZLJuJl9b3GfoBv4K6UphrSRWV6WzGS8IYiGPrJ/URj0Jv95bLO9ubAM8pUfAbcg9soHQBz/PuKdXh1Hv3q5u11Eab4n4Hj6LXGMQWo8K8wwOrQcf
YOwaxKfPmPkEy462DGLSWXfl0HPhGcsyyR6kCG2FMLYGqGfsePOasL0JRxBWVWN6hkRjwehqUEaM9HstlUHtbcH6xRKNyh0jl9Np+C0RbamlihTnqirJInKL
iWM76i8hZir3mwYJxaS98qOxLTiceChZpsRFfeB2VXtFh63+9HwsEd+KjmaI4l3SKLnX/pY3Bbg3PqInTsO/fpon/AU8W/MC1EhSay6Y3gNTte66KlxVAv+A
TCQpsIT/kXxF76KOoZ2A587e0m1QudFl4UiDcXemUbY41gya32A3KzjAc/U06BLtHidTiHFiueC+sSNvkRU1djNstTQyw9yjqmfF0X8OAkhFxsLDuSPhIUii
tQfTTNFSLoO3gUetdvSQabz1M9Qj9pFZhTfEqmAWG4e8UCSi52TdwLVAHNgezFBCRdPA7WQHYyw5yTg3brw0GT0OzKGeUQJqM/6RlAvNTBPwZ/NxaQbaz1YI
q8EcZpM1iljP7LcEAmf5TaDlsFl0KC7KFVstoD9SLfDpyEJJvKKZ6S7SFXtsbR3dntwdcaHsUNNkSxLxwjZOlqmrBOxgd1G1zCxrcAihjei8WpFyVvwm+fGo
jsLF4AmIMoRBoyxT4NexmRhuKbZGG/uSa4BtsfdE07TzyPE0Zrlj2mk9Qg41rwQ7Mqej65Aga4NolOy54WRsP6hQMpTXhpJZ99gK7S2pBvlYqZ/ts3Yr3gzU
SyXisdxEqIEREeeJTYrfzQ5tLb2SfM+bJvm1tkS0BThG1lnL6HVbr9LZ1rtxcJRaNEaYVdYH2ATyKY9cj39FDplK6fqIPJYeTt5MBdpK6GNm98qmEyMwhTi6
O+4A71mIeS4z4577Wx7cV/7xd5dimeQDqZXyyn0tQfLm5n1CjrfdORrj0Hzb7ePrMRB9hOrtPuhG7heLjX4gSRO45wISRQ90sPr3pCOaCnRiq+fo7kR3Hsq+
0NFSl5aP/YSfIk1gB+Nn0RRxe8euhKzink4UmQd2RLm2KWSNtbX9mM1gDzb3QjKlW2zu6Fe8bqfsABhjWkMx8hqIJU1IhnKFqQINIJRtRlm7UqvYk9bF1Gr6
GV6HdRIIcJ3yVdxl4Efp9cJnZH/1bmui/jIxSxFAeYy7HK/9wFSvqszG9DP/fbwzZHeFhXgkLzbAUBu+hp4jd8ePhoppdjhZF3bR/oAtpfyxFfIA43R8HAja
CGqqM415AJXT7hFgnwWCyzBGJnMWkeptZ6RrCPeq/ykwu2wR/Sf+wvqJ358KBieQXl0cUr3ueuGxrhxA34bMzFzLTYlGMpN+WlqNN9MuxtZSm2UGXkv9BSxP
9Mj03B5Bh0hZWwBx05FL5FiSxXz6vfAX4qcEibnCckGxXXyv8ojEUjGG0FEdmbbgMJIHpoHDpX2l35E/g4ThIT6PweBB4tHOW9a38Bs6GmwKPrK2ApOpBvNg
5wZ4PXECvWNKD+4qc5jOEfOtE2wZ8UfZ2Xly4wZFOZ4GZzLDwHDoPLpYOUw+UTQIfmOdwb+BdDZfEG0GFohfWbtJf7e1Nm6V3SV+YppYB0t0vgw1m+6NbaXa
4+ssIksC9xZa4jhlyaHfB4SRvW1V5ERoKT5MMtj4wblPOYJ+5hRZ49krll/t9+m31BLpOHCNDUWeKHYzhNYgTQdWgaOQ6QiDhNZstPYvzmN6Au0dzdlKW09X
O/Aa+wPkJ+Grl2ELSTFeKr1imgglItNZX/YyMl8l5w2OXcI+AEpBjxn4v1bDFdzLwvvG4ZKVzsnyxcR+awPpjilHMXupZrZzZhC6jD6hkqkVrBcmoHcM9D+3
cK4BP013oWoV9ew4+QH4KuyVOcnxwBzzzMJL9YxXI7T064pQA7XQQOBZyoAulrlj12nYYnyB7bKphKphoqlTJGVz7+Vukj2x9Lc8Qrcpf0N7O+sRALvITMQq
2ZaCftJjOWrnYOdq+xk0Bvqg+BC/TAbjiaZ0pkLjHjWPEB2laUZf1mRpUbuClji6KwFsueNwaSuwD6IREqGRtdnCvfL1jFH6Wd5NfKeGhN+Co6WriM3UAOQa
nQu/Z/szamcntcduYeo3tLleEbnGlQrPiCDkiCnCPJnNt/0V9INKYHPvOJzEVIJb5LiKdEWgfDWJ8hqg51C06TB9h+urb1B9sBRZb9Luq1MPuAScBu2teQIN
IDcoS2W7KfdK8rV9gPW9RVg5zKKilFQtMJHyOutSvXIyPXkfpV6pGI3XgUqLU+6UQsxfdjlXjmCKjeAYJoCSERKGgPYzOP+KfRk80nxe0RT5FXprLUdeg08S
fYU3i1fDBvMN7Lplnnwh2QYYGBtM7ldPgafGiGhf0TZgCGMHYqgNyA6JAvgNtzDdFEZ4+dfccajgEitFIk390By+VhUCbCCt4o3gJrIW3kaMlSQQvaA19lUy
H/aJdSuvhO4lP6kQkE+ZUuETWkw2yJ8jRy0m1VHxBuwR8MC0DXyEDJe2gM6SWmad7RaWjo4ARBhJKIDxxHiyjv6daWXt5HwH+TM9UAu9HWyu/9GxVcxFEfND
1AJ+kD7FTsgDao9IdwOjiXaSFvAnxKI4T/o65osIISntBsuY/aLO5mV2FBTDzSSDRL8AdrnVNEkcVtMVpMO7muaKM4BReG2VjWsrexMdLf4j8reS9dxaaV++
FJoCCOzrxQmiZeZXcR7R3X9hkSLtoOj72gGRsdr5WPeQEaIble7VTmdDviCmUlZxnf7R+Fj/SHBO6xFP4HjUSfxt1oMiPlEUe4p5KdvK5SSohB0qPTK6va1k
3mqKVE/7Ck3lWeNDhECtmjzHI0S1wXK++xWZ8TWfLtePFsrMfEDNxaqyBO653GHXbCIFGET0lF7BLLy95Sr9e8GI4Bi+HIviXywp5g01r+D25S5KkGg/86do
/YTdeUIgxeieoZzmRopbA1Glc0o4vICE6YKtYf3jp3LDw3roV4WJKlbGSiU/YjNFAmC1dK/sIHAceB0/N6Ybr7l1m26AgBJeAnaU3hQ2iDoAjWSAjSsxG4/j
nljGHKN8piKSH088jtmDtYSv69M8KHrW614b8rlGLA6br2ufP8bYVTA+/QucoUUMtYI/dJl8IiGwyL3KS9ZviTuIJYqyqjn837hR8VmYewT8Tbe3UqE16bj8
zpUkd1H0hkgOp5H9ghqv0P9xRg7F/SQZy3vDLwdYgdE+VoqWT7SN5c+0+xlDwQ+CVFlzpMiuEHaU7pS/k6gA3DpB0k44ldeKTSd+C5eLR4Vd5zfh8kXrdXXE
qay2kmGik9pZkneVTUWjxLjsgiOGbkcu43/PXRbDAKnaZuR08oNkJdmWCRIPw89Le4NbjFMkSfA5YK1whqCP5Jl+Y5SIXwN8jrVWDq0pIAO5QyrWpD2GxpfE
R9/Uv5a/rbIJX1BdmBaAAGgBQI628XzhGECunycEYt/Z/wxDYn+r/KVcK+wuOhUUy5skSw8Kh9KBLSDOnLb3F0dJ1MIzwk2h/XhDwpvGLxFfMN0WrBVOFDzJ
7kapRAnlRn4n4WBweHGKsIJ5ScjB2cC+qmHRZXhfRxze0YaJbrAD2YFMU7ab+hH1l/q4Oo2yaWYpMxI3ybYgOls2codY5kgzLRHlI3XwJt4S3nrkoTxEMUGz
1x6j6KT0ysT52xydR5hqK8kV7B7xSstZdrxrPeWOFUCqIZbNahgU0BtMh8r4qlaIF+YIx6s7xH/uZdWmGc3OE65M0uScBXVS91R4QMW/lfd40y79qyrxMfvb
xzPx1uAIOXXfsBo0gO49k6POOiDafg3fYK1CY9h5ytZC9+rvT+UnRZamg7PU6cuOcI1yrat7S7TV+NfUWx5aT4G9na8JkWMCPQUZYPqhNlmYppKALOlk3fVx
O1S9wdf2MGSHeibsYxuMvnVkm0BHF+4sKtl2XvKaP8qxxUKg29CF6EX2Lj1cf05cR/rIRyKDzY+VbRz59oHIBijOuUTZiOKG04hjJMfLDqme89X/HjHmaUQY
5JAOJPUgAQ2xolL3Z81lv2NZ0wQnwNKuDrpOtrMWtT2CKUHGSlXIMSQB6YgWQu61dBsqXz3beU01GQlmXc69zi+4e+QfJF1GNAMmWBdIRomPgw3gYsTr5/a+
+5nH3H+zucHyCRyhFrJB0Chl3df13sC+w46ZJ5EzEaH9Dp2GliCAdDUoxfqonlj/RHKsi+S9TAwzgP3eXs2GgIOcOuavLZPJ9Xwt8sI6Sn4mNJk/mpkHnrc5
qt6Kf3ZeRToaPrruKTeyj0E7FWCbKdkcW64aRYdKD9iWIOvU3eFhwv2KS7AOOcIw8R+dhcweSyZ9wdkCHVNnVbQnnytC7EH0EdJMTmB2UEZ7rL0t6yRR6Vq6
tWsQYHaJjS1iJmML7P1U22RznK3V0xVt0F+FR23H5IetE4C+ohOKarCPcoDaT0ijLnIMgqFXmQqlKrSrZSxKwPGCbdQjpDnwAYxm5spqiFpyY0Izdp51LdJN
1Ky0veAdMTbskH/3/C5hDzfmZ+Xlxaf5Bk3LvL5xjh/TRBs4LGBKbrcWgqBBmdM2P8m0hTLpl7KPNj+csyVtXtj03KCwPhndss8Etdmkye2R6WWk/jF/L1U+
9DP4RUbx8y4Utsl7lUvmulc4e/33+k0LGt68e0mvTb6bTS0vBHpVlnE8qhz/+5xdubM4nThnY/gbHnPWpd4PVed71WN5W82+tVfP/373nsC8wDGpa8qG5Jrz
V4eMDa1Md69S2vkZMr40v+1PBfbNm5C5qOX1Zu5YgiDWLzw5u1fxd+nO9NQN/qFtiwuamYLuBPfLrQ2U5qTntMpY2yK96Zncvqlrsg8Ul2ZHBAwN8slzx6Mi
/c8X5YdMCJoYA2yytcz22xeqqViROjF4Y6At1F5qSB+VOyj3k89vPqEBDWU7yl6WV6bFt9Rs+pS9pmVWTvvQTkGdm80OeBMsaO5Bfect60n1oujz7tL9L6be
uojEiNGRD4JObJy0MaRwXE5KsHsOHZXuLN1XnFn4c/pH/5Ss1ZmRvrLQJxHfbarMQrP/CKkP3FgY08S9BuoQvLn0bq6koF9ORvql3KbphR4+8bDg9mk1WcvS
3uS/3ISFDmnJy/bqYO2t5veyMg7w0eYcC/txw5uCaZk709oX9WiRHHkhJDySE7Uvqmc4mXorrMh/Xcgd/8Lcu/m+JbyiJE6bLF8fLCAv/EvhZf/tQZ+ywlo+
z1jb/LuIzNzxhY8L4MA2TaCs6sDTGbaNU0vRHP/AjwFAXk3+tqzFeal+oqBMv66FLTbVhn3I3Ba0Oqsw54p/Rv6fUZ03BheezSkP9M1+l12Vlpz7pLAyaG/m
oM1XNienX9iARXba9FtRfWjTXH5+YqaiUBt2NyQ+11E+oGl0YWrT++GD/VYHLsirLkhrdjYHb1IWuDjsVs69gLig3S0DCwfmsoE3fQ7lrM69Unov8kmAX06v
vOnNB+YPy77ftGXVnsjLwXTTDllEZre8L1ndAqU+A4LWNFsWaPYbmb+joCFrS+YW00ntMfJH63PoV36FtTmeAq7V9tHP48YKG7B0arIZlEdK4rgJkg4xivjH
lvzwaq4MPi7aoyslrwETIr7EKiScWDHJ2L3oH/9xLSsMByVPdcaEqdxoY24cSofEuvfq/ZgCIU4FU39JesUGykZHuBiveX+qx7Xnv/fk0S9FMzZOE8uVAwsO
Y1cqW0m98uS8u/xxvO5i9Y9noroh0iR8tGEt2hJunrfLwTW7Z+9PsBIEtD7AvjdOx2gyxbxc6z5/PwDtE9ONk42fsM8Rp4VdKJO0c7xGgvIP2ZrwD8KtBQuw
AaLHlSMMJsFQC27JMnYEckUg5o7MB0ib6FeStdwwYoV8a+AkM12VJoSpnyufx+Vgt/Q3q0KlyYI/gAArJ36E7pT+qf6WYCW/c8IU22PpBj3AHWdvA40VJIhE
okbqKI4XVYYHdN5jlHKbGzX0MkpZet/0ulpnseM6SQ+Z+0irJQGGcO4SQG/spi3lI9w+VW2xtBgZcF8yoVqR81I7CjCp3Svr0lKJTFDzCusHTJApiJGyohr3
FcSHLSRuANFWmSxOW+4cHx/A98J89xx/PXdD/nPvFABXp0cLkdb4dGw2NLxqDv5YepRfKrmneMhUghJLFd3POBWYa8yoDBUE20LEfNLfmlN1kRxqnQizhnJw
vdxk6CRpZQwXxEh8RYawrhHfmx+EDZH7ZrXGgvG9wt36OiDZBovvyn5Cvo+5jQ8Pa4/Gks2EoyQ9onYV35PMxR1x5bzjZJ/4I0KXvKsonfvKTIsCRU0iupE+
4vY1gfrdaL7uEzwirg0wVHoFAPRP9FGx22XNxesNhLwcmCG44wRiTpYm4lMSanzzpR1ZoSIXbGeh5e35hRVr8A3wjaqYBDneUzeMGoMMYftgrSrzBGZndWSD
rEY3nUqQLzSXFjvRLnwbZrWEIljNSukOwXBhjWA2wDGdBW6q7zr5ruPUXPo0o9csQt8hUF1ntBsy034DwWFYE+EkwWh2GMsT+aPf21dYU8gh+sXS5DZzk2eW
79XbabDex5kF/W8X4EbnKEpLmDzZG6iVVKmcp/JV3yPdsZ0M6g2orfWFg+0OmpRaZdEqL+yRxnP71LuyiUS57b0zt26y6oWmihqc8k0HhdRGFebelNhfb5uY
QehPtZNkhfQVR7LoJbYWdo9jby2/o7l171Muo2mqma5F2Bzc/Zr+Kz5PsVIR6liaGIg8gJs4tyoXMHwqUD1MNUT5xeFECy25tjW0sk2A05rYl/lY10ZXVdsU
ca8jTcxidZLW4vyjNoFd4pwpk22ZBkaB06lWJlbUnOptP2ers010hiemuD5D7RgFnUToWQW7C9gBtcC/d/6JOay7pe+A+aTnTrmHeOJNIe5Z5e/RqWJ14gS2
x5ZI8JqjXg8n94b7qtxx7POWbvRDprsiSHaQ1YD7VFuJgQ5cdrvVW2i1uotzYtZ9wyCne5egs/Jp/UZmSuIUhbPNLW0XVSebO3r8F5zKbHM1IdrXXou3Mr3h
E/UeMSvPapJUj9/pv69vQlWZS9Wwup99kDGhenhsO9EnejaV5eqZtJviE0l2iDkO/9iqK81jPrK7mdZoCNAC7G4ptx9wdEp8T3cBPqhPQlfIcOkp5qp6oCw8
+QJlr60H+BIRO83Zwf7I7g+7kjraSDbfMM91ISlQluLoA98kptn9NOXC20woW5d4y7XAdkbx2dnAVlGgRGz/QXne0Z70l5EqH/s0xVOqPul7Z3jdm/yLiIRp
Y+/lZAm5Y4qmc+LvioOoDv2J7JzYQ7bf+QpbwUYg1eQq+1OXyHZLctfmm/SjeqcLc25LUkl2g7cRHUwbfW1jlQq6r6qn6jlyTjWQ/Wja6Nxja6U5CxDmLv7Z
Wr3CRu3HOpAXaoUITrWxXxWEUffwXeoLqjXMnq/vfsphl+wW3AXLoUf8UGmW4y9wRi0fbFNltnCgWxQsy6fHGNvh92UD0fbWcVh5eSJ9Gp9Kq2Ubed90Vvh6
/FEdA5qsgyUDlLfg5XQ38jru3gtn5K+ZWiIJHiezCJKtw5k3km/k8t725YQAYjq0DO5r94XfgyctAy3f0Fo07i/qfe/nr8doYjzVxKIG5JIl1FF9NhSocM8B
zuMjwQpmG/MMbcJ0kc/Xj2PcM3lzIMI/LTMwPkiZwQdZVudrk9V8L2tpqJZfsd+VNafeKz/Q25EQ1UjmMXjappdN441mNyS4X++rFT2tB/BRSCSiQF7K9zBi
0xhrrOYenWacLk+LC8rbIpsIDgffgB1s95m1cD37i41LvxZusBTgZ7/OzI12i+47+1VkkNKrAiW1scq30d1qOF5yIs7v1mR7S9sQ9g98OXFDCTvi5O5rQ4HF
Dq3TxegKFVo4ANKqnNxi/LSsJwOwfqZsNpPKgW4j7utfPjMJeUteUNyBRjB/WZz4EoX7ShNiPio7QiaAcxSXUTX3O0kG06gXguesx2MMHoCJyK3wWfxa7FK5
L7EBWIWmOu4zI9m5jgZkhSudyHfFuE7oZ9nFqBCNjjMqOwO/lGYIvgjOgolMnLJENVH9nh1s7OZsrzulEVdK1Qfh0aDC9UNdDjnPvhP+BRzFQvR1BIQNil61
/aQBTKzdFzlOtqEmWI+AdtseZASTr/TBP2u/wFcU+7jDAcY8B+tN5oLJrvGW5kSHcJC1Wq9R1yAxuMRyyxbq8iVtTDD0hnkoEJp8qvypQNFOZzChsXzCFzG/
QkmMrWar+TtoLGNgd7nslhTbM8cdupcVcfmYN7vKXB1ouA52TqrvCZaDYapXjITebu9vK6fD7SfLlJaFpkTyWnW6lMs+lfkgaWJCFAIlyaikpQzN9GkV7fjD
shndi1dD+5gxtnf2HGisbJUwVBTHL5dOktbIcrVd5buZluxM9U5jaKJCsRTmU9vQDnVqVxPZacorMvm3ubaJemF/DBylapzjJFuhSeBtq3vWIbNXlBOJn9Ob
Wnu7eJZbVJLEC+bnufP1v//faStOGb5lPAkrWydGObISc1HP2lGvyi7PdYVH1ykbda1tF+WvRrjGVzQIccqCLO7XzhJ5B5BQfM8MYOvpPx04+9nm/l6d1Vvs
c1qvlz8xOVS/CIVwQNwddT4yQhOGlEIgvVER2yrMweVMTp4EFNUFO1OwS+AoVaHO/dtcVN62dmbXauLhObhv4pXynvV8uC7+g6Sauaw6jIpssXG4LpR2MWup
8+BqpDNoqCzH43Qnak2JfM1ytlrtw+iBC8xJm8e44Y01lfqNfdo87x36v+engcMcDw1XrIZkn9q+ijK6l9QdG8xxKIWjeD/QL1XyWia2Exkpumsp199ytZNj
Nt9EvXo2uhNyr7HH1M5t3Zodl/Kn81i9b+0oorXEvXLfUP9SMpI+o7gN7WLVMrFVT3hlHTTm/OKhlr+rXF4Xxv7CJCvjrTJmvatAecnSk12BEGDXr2dZzRQ4
7itgZzB4DTrvrAGTmO2IWJlurbcPSX6JHJaUkH6qcdYrEVk2E3u53fyv120u5mdtDU6mhlLbkwT8uZLTjufizshQ5ymYkcyzt1aHxtYTIcxN56GEbtpUZSAz
3rWLmkB2i9IyTeP7KLtAQxiJ/S6aao21RdrYHNI6g4xw2EQOSzHKVfaCHnEXAUJ0EX2GzeOXSTYZ3tufoYypOzwCybe/zB3Gupxbq0qEV3XfqVDBw5Q9RDdn
Hhla68dMZSD4rLHWEmacl3iFfJw4wNG/ZpTNiMc40+rXmLuajtkh6o58E3jc9URxUrMW3aqLpC/aXeLZtQPg685CpFZCIxHgQFWR+kfD0uIhEEstJfbZjlLx
JrVzCZSD3HBxVXNQofoqcMzSTBQCOgX+Upf8F+1EJlk1Ck2x/+zyyJb5VzRarjgu+2BdFO/POBkUHYVMkLtHjjD7J5mMNZA3rcf4LFNBm+SNct09M6C//unJ
+8U2gJqYp7Vsk5wga9lppJf6PbXRPhjnGw7r/7n3TlVn2iofr+yV9BjNkReXxsrcs3J/JBjpplgCr9e8Lf1S8Zv8D4l7HtEMygV/IlazRyihczwSAbSp/EU2
D51DL92WwW7fCjr+JFs5ymtvS8ujXuIPXTsYjqqBHbnDfUVub3vofGtMc9G4xr4QlbDNbaHgAGg1u5KaXH+LfkLrbYWMkTmkUpinqgrU3wl9xJhsvNRgLUE5
6K/wHNQvySRehw5Wf2OvGe87gnrrhnE8oCr/fd4y1VxlteY1k07OFSmRnPo8yH2czztOwa+dn7XjqTLjLni9aS+U4PhDvsAZh24mgG05to5IAOueryTZ65DB
dTZicV2do7z+lak/6j6TSEsEfxwUoM+mYWg8m8T9jecFc+d46cN72/+Uk+1sJ9gCQdIGRYntmBOrOMCOBL8ouKABfplYowHRPskiTZfmx5EOlvPK6+qdiofY
C/NpOAl9p2qH9CdeOA/g643PyZL4O/EEPS7iJFuhWIUfgKVIvSQTvEwJa0+r78J8nlLWCzknmKA4qUyw0WiQrZv0E3QcuuB84dxdVwi8sys0ZY5XDvuWMfa2
8WfoL7I1RQmqCZqJDBeSWmNhnmKmJgi9bV0GX4IewMOlYwl/ywDBQLkejEKmoKrauZruzM+mXtbujMxopnnsYmt363ARDAXKU5SxdRfAJsgU8C24Qp0FtUSf
yxRMT1UfGQt1sqQiqcxbexG0BQ4U7oG2kpBzt0imainJoCKNduoPyTrsR4HVtxy+iD+0VFPbkSjyKnDLnqg5bQxHMXW5Y0Yi7uIyb8Hb9VLxQ9E0Jyb7M/p2
/V8iH0Zls6MC9IYtLPmv0gb1bnAW+n+zL+YTk5gNZ05tec3WO3mutsxmyn1ES8Be7HcMTaXb+6I26AXzhPSqq26UbzRbWsbn6h3ESXktKNSv03WjvLgtekIl
vHWOPT9OnQaNBfs6FDSK/OjgWrvbbqjcs3KZ7TjUDHkk/KSimY7MICoedD9TTy2voCBbV+oKvkx6neGzlCrFYYc3AflEKJPkOA1Fkh2Z3uBWxVvrbNtF6yw7
I1xJ3yLdkfnztIW5jtRav0f6V6bqR5Ni4gAiBc7GDGR+RkemDK9baBmsnJ48WTpaLFMIiTPkRV2U+RboVNSBPq5tBMH6IZ+S5oJl5Dd0KRwvKJl3V0xvXkBf
DyX6qvBX5RH799LOiRnyLZLMWveVoAZXOih6q7QPvZhZjPRl+hv+wFvB7ZUTIba8JTyINLUdXO3+e47ofZ1SRWvHfoWATnTaU56x7p9ymewU1Mqy3rrNhNE7
bIlkH9c3doz25hflNhvVjm6Ku7ZlTJH9mJOLxDgcW+dYptTNJ3LoA8xdZY1DKzsov2T1ca6q7Sk0tPoeM8XZ+VXSW5a+TTs6bNZKi7/ljm0oLCZWSu/L71nC
XYbwPGgMo3Q4yJ+BRXkR5PjI5bWqlIacTvVccB8uo8WMn83Hvs5xCnnMtLLZnG2hlcg98qblPvxSdgONQ7uTB6V+2pMb7qHzCIP9ecEbY0eStU9FGhLvq7rY
DzhuK18xZvw51s/8RDMZIMytFKA1D7gHPJFGUtuwzRCj2k7NUP+ZbFHBdQrl/aRqoKK+jnbqb8N5RE/0ovUF88IRYj9t31b2SCZUS23zrdmJV5MfY5Nr1eh2
Rk5Mh97J18qH2aYS9Wy18LDBZpLykoiHuv6StdjN6pvcofzXvJncxPy+WAb3j7IbWg3/RGGbok6RDTp71ZkEP+w6d7LQwHsjcBknxH4fu9z0m0griamcp/Ou
zvw/M7Mj96ZZhf+G79QfZ9SKPtRLiXsXYSHQBeslbCugq6YW3dCPFiIGb4y1Rj15OO+1gKGlYZzWH5uC38q5GSeraSTWeGaufAuD/t/rNxuk8XBpMX8VNwzv
y6+rcfDcuZK/gauA2drrwHm+07pfcQuCZe44CGrewRsNCWP6iav1PYtB4xvhtaZTgBfiJXzCvEU4WmAQhhuFhmzd4MgXokWiIuOnqqDieSL3b9UuZHj16YSn
ZGlBc+wCtIF311ggijXEwdGWWWFb0BvyA9Y8k1/CSOy8MIafjzXFi2tseDfjy/ghFpFuaYwdu6XVxxVWzRN6zAu9o9Ecrw66qV6wo7+NWHMBjj3Wdy+dJvkc
1ylmqDE13r1u2yuVCvD4v7ga4Y8AI5kNBoj2miv8n8bjNdOqeplH8+biMp372rLaNJJfKplrQBP6ZDVNqJOeFboruKbzfmse7L8mrr+xIlhf4+s7gN+I02yq
Vy6IhxrtXeW0uDC9yzwNQHR3a3rzTpaZLcVSDq4ylBHj9SPCNZIo4UpZDlipz5ZYzA7TXt1EnY63VhBS4W/aGaM1GiwDdf0kzY3XIwneLWqj6Wg+R9zKMCbh
D1OcsTKK4Y4SrgH8uScSgrDusVEWP0E742Rrftn0/K1VojhHTYokRudnCA33EwPyHMNNo1XwIIoS7ivfzy+pEelrck/GJYkOSm04jaeD+X7TeBNBsWQR+Nm0
QsCr+F6Hxz4X7dWPqt5rCpBMxgfGjY9fKm9hnF7TGV8Yi1c3w7pXMZFseQ9gUHQ/ya2qKYbblU15R4EUyz3RbN02A0esIQ5w1RZGzqNQ4pPxqPF27BXZVCrO
4iOdGLOUWyQ7K8sJ98Lta9wnh/MNZ3bPVTLHQ+811aOLsGe8pXHNdWNqLc9OWJxGVWTeOv7esdRv45XeubIcD5HwW/4zjXOPve1d4W0UON7XjUZUup5ymdRG
uJzedwjznklxPCK+jUW9VI53X/DU/4sdTbw7Vad6ZRt6rkS9+beleh1pb2eJ43UvAE89XU/rdar3Xcoavbo5XhTlnt3YvF2zXj5JSfBmv9vRcwIvlPSIehvw
XdCegqJN+0KORprzQjhPqvODIsOPl88POZenLv0lPbEMTKD936f1CLX7QGFM4YX4nMLq0GOZE4u25zRylv/3Xei8PzfeM57TSmI1Ce1rDukO+bvPzG5p1vKu
5ZcidkQUbbqWxYlyFjTiFOaZg/Kff3/InunbIa+MM614RPXukPCMToUes5hUr1mRp/wo1bNfIhM5v3hvHlvSkDmyaJNPTFhumXt0ALObaD9EriruWrmjbGPU
lMhVIe7Xw7CQRWELI4c3yav4M/RxTnjwH80X5jUN7h9ZEJweuSH6ZNmuvJDUo2V4VAf/iKZz/A3a+dFLm/QMdc/dDpaqq9/VhOYvibrT9H75hdLbwUjui3zQ
1KC35i8JGVO2oujGxp6Rp/L7RSSUR4fnlGmDnWHarK4Bq4JGlYExGYE3M2siOpXwwzyeldTGHC4bXYu8u+3/v5r90P1BvUsebzpSmhwZnXq1pGeUe2Rzlqdx
0xMuV57V/lgyP79l+eGijLi5wUOKlgR1DIsNXldpLG1d6L6mdcjZUPyg2OVLaC+XdvTzKS0udK+065uvaDG0rMkGOrRzcWz2x/i50d/kFnhzbPnX+ViY37Xi
3Qa4RlHTNHp/1MOg+YUdSp5FvCkckretoH9AQlmzzH6l8wOWB7fIORk2JHxL6M3StMweoaUlTwOvhY1NvV26MX5o5sjSqlI495eA7oGfwpuWbIo6ltM+ML9M
WJ0UpUnNz15R8CDuWX5mZLBuXcjk4OD8mZG5EYMKL8V+KKWC9DmdCvXhD/0utvhdn5GuSYuOzPbj530XfCJjclkoxxihKEoLTg/bG70/F42MLJnJa1sCVy4t
HBDduqRj2NDsC5ExCdtDK/zuBa1MTS7UZTbP6dwsJe/3rNQArv/ivMFlCeE+0Vsqa4vPh4eF7i/MCR1cJC7/HDU/MCHSljE+MkW3POpI4Yjyg5X1paaChpCW
ueamm6M/lJcX94/O8ucXPonmxsZGjpPsof/iRot4IkqaYGwFXpE2B4Xm7Txfha/1DBzP41qKwGf/D2P/Ad7E1bQBw6L3jimusq2yK21XsU3vNfQWIPReQgs9
FIfeE7pxlWWVLWd3z65Wsumh90CAQCih1xA6JJBQPr7nf7/nyhNZzi9ftiVZXpWdM2fmnnvuKTjFXzOMz/uWtW1JRTT7GeSVobQvK78g9vmWClRMzCuWwSNM
g/yfM/WD9755IbqRYxyqWA04sXOW8Ef/Jm8w/iyVwSZ4rNxj/BRXHitBBSs98mx4zRfNDki8JPxo7eIfm9scW2aMOCWleIw0Ul9BMTvCel8ld31LD/CbL5RY
V1jIPzeGZyxBoPi+wXnLBWk8boZKw1JceEzzHJnrHmO9rF+DjjNVRpLyPup/j3MZijyvYAG5VW0hfM/VWn8dvsxvxbo8FaWHnmS0nCWRD8efSbCTCyQmizvZ
Opmv8S9Z6OuQhHG3/ePWx9GnfEOw43SorkEY7zkmPGVX+pOQHtwx10pXd340+8ac6ZvuWue5kljHswspNiLRlciEKJ7hUDx29j+/15kAOglZb+rF3bDUyB/H
G63hXushnCSmevbCnPjJhm3ukZ4zcN76Sw1TPBXNcd47/vrIQvefUnjMF+Tamgq4gOATG7IjLc+tHAiPZCuIi/wrYpXMUp4blpv8j56apmKZJLqIVpOui6D4
CECS/yh6H5vg/gXpntzTFW2ahXbddhSb5j1lLJ0bgwBvYsEEvBSXb11rbZsTZAPCkeRS4HPvdxzjWuh5w3rzry9rxn9d8LtpjSku/0X+Aq+uoBk3jO5sWORS
2Fvb2hhaLu8r7DJUAHP10wu2Ct+Cm97HxnGSn+/t3Zf9VYM9IEVfFfEZf0k+YjwKG7t3xjsTHeZenvrsXe+7fLN5IFvXWgWbVbApLptBLIR7jPE5Fq1vUICZ
L7h741Tsj2hXnjReRlfhPdGGeCp60zjBs6DBDGPt/Bw2Kh8v+N0/PKuMPNy7AACPCwtlS966iQdd5UCucJH7HZ3vvIMWJl3FMohFbBd5MlEGfYHsNd0CMfGN
eRcaKGgElhpnYefM5ZJotg+9llvKdTJofLy5nCcgfo0sJZyiESvPX05qn/PUvC1pqtBTlKKHS8PNo9Ay+G1YlBcvjsjQY3rtJhcx1v2b3TLctIb7jTU/HWeQ
ryneATvlDY+ypwnfcjXMmDEa+EEntYV3oiGCAkt6CfWXT9fqu154ryNzwRXRCu8rROCMuZj8RRdx+kskvcNid/EzDV7gh9m53v7G2wnVkdeowRceydYL3MEn
ZpzcsECuZf8cluIb8+EI+hfVXdx98wBYFo/1nRd2Y38y4xIKlb4kpqDYK9dOurflYZZB/Ug0h6I4xVmZumJqr1/LhuMTg2FZGx8dzW23NMM7gmXZ/sBLgx92
D5wXdoptbPUK1jgu+4CbxJvS+9DF/HZ+IHbJSJqKrDXEHZYU5C3a0NUGj808kl1sRhKJl1CSVuC/5x26CgkpSEWKkGfUmQmM+HsyyIXXPDVjebE8mMK0YgZg
MaQOYMj3rAsl2PO+TgljPbnqXOwzEH78UoZNlnu+QuqBdrBBXXUZoRDhmesdfAbo0qBeXq2GI+RvC7ZYz/A6XUSugK7YnS8C7vXMcAdvheZwFrZ55kx+NX3d
clYREY9w1TqXiyKsUnffLe8FqQx8ymZa6qM5rr7sSs+DuGF4FpaKLRXqM9ugL7O720fVBonWocb3dkV0mhOQeOMk9jE+xTBRup2XqlJCTbkCORSphowWd7BX
kAI4DNQBpeVX+M88AWlskuG5vS086RuQ/BvhALa80nUPWlfZl/sPN5CQvchGQ19wgx9mOSTaqGPobf6GuJNCiYqm3xuexjF3YsE2Yw/ahbXM35BjSnaAOVT9
2BfoVNbr6wgM/NXkVY7+QrTsRwdqVTGIvfMtS57tXs6/kkrDWttOG9twMtlXuJJ/y1Db+kqKZm8iFeQbcIykz9OMVuoJ2hKLQq4bo5FxyNnEEeKE+jnmHd67
wiv/bRYSq0Et/WKOkSjwZ3xDC73NE2VyX+YuoBuyxMwR/GzLGO5lhsmzuWYaGiInGyIiP3/zHsfBkqRLnrPiZBlnJxHp3AAyfHVXYJ8mjuP+zPcgjC/NZdff
5UpQf46s6qB7L3VEP4hVa1YyXvek1T0hXDSUqGOn+5cqf3rEvvhP3wbDUdTBNWC/hnPjTpvWWl9nhb/CilJDqaVSGoP4Zqoxm2sZjIY/8/28pmwaWtfcCa9E
laUuEjkxK4zfsE1zuoHPScDnFiDYjA1XuCeJcZYEc1/Y2t8n6aC3Dh+eKczwtdg2zptpXWneleD21gX1E+rxZ4yhOnMMB6Usz1xrGcGPHq61RRwlTuVzYTZr
EPehe0w/SIekl77ZchtwAqzC+virwhIRmOLxEF1EjkN6xB6N/3yh+a+tPPYb/yF3Kdct/qr5TFz4UQbln6X2Wb+NjY9WMzMyooSybEODIflwg4ZJ45BzmZ2R
AraSJ9wasvVWAyPG5V/jsvNeSGcMmabwI0939/Zea7jOsDv5FCSte80dsiLo7uoicoEiTMrA4kcIG7wE3ip+iKUZ+9GcwX+TXzb2iNFtfsceYi+RCVi9jf3E
DlmNE5LMVHJXfIehGjnD3OKT32hVz4W0M2VjOuvl+MXufpn7GyzZSGMxcKevpeVyBWhcQRTy5Qsm150heFgr+Bbj8DdYKaEF2wZ54gsJlUFfMNJrFQ18eynX
35bN9PxAjjLujp6NPDK/87TwHvT8xF9F8g1P0WhvnOTMSVabK3XlUb6bCfO4SnhLY7SrnmWZZwBVComJ1RLaUbPMyz23/RUaPHd3JlrljDE0ZaOIL/xn/TmW
z4xPqGiKte+x2Mlz1gbIvbwyyatNcVhXYpkgKN3xk+By3uBEve9I0iZeNRLLmmLrwFz/llwW93FzHDez0+AvJGPCjPXMjLUPGOka7SvKNxEuz8+J8ywzuHYF
RnS7WIV/vnaotxk+KeuQZDUs97xANwnnpF3+Hj7EesbfOzkGFItL/WPXPA63yp8bUpNqgXo1Z4KsvAQuPJbZmlSWH5jFutskXzXYQStkOR6R6Z5eAjcu/QYy
geuSFGAPWNpSorGcdyZagkpoegREMdKMn39gDDesDZG11luWMQmnjZ6834x1+fDXOSvnJ/ZF5s4EP/cddcj3tpodCc9qzlsK2fWgG5WkHlA72CjyJXAjHe3t
pW58Z/eohFtckmTy/+iqKAd8E7kK/FccZ97rP6cPV6fd7GqFlo0T9E2QKsJP2EpuvZatOJFo7Ak4EoN4y3oarXrqX4B5rQvJXogj8w9jWnLUtnJxekJj9yvn
bSdABfq7xAZQNETAoNOLnUhbvPZTSQyi/zmLPlBTaUd8Biuj5eQ+6hFPDzl8/d/1DPDtFUnXUPdX8CDaECbqr5vfCZXwc/X6whfS1SWdlbLe8B1qi34JviH4
rT1FGSnp5TdIv3D+YfpG3xUXtOpIt7E9n2ga77GgEWdSlhAHF+eZn8Q0khBoBaSpCa15cvmueKLk5wKmqdsGS+1EyfSj/jV46Q1Si/hVhpbulvxj/0XEbVpk
ScVGYteS1qPn/X1IhS1CMgNLsGniSjAp8X78O3aJN8dwXHzn/QlW59uLSnxtf2dkNWeNyyAXYWexxrZyPoJob/kS9JEItY5IYa+Eh+h9U6Xk86bG3EL/j9KP
BRnCC+Dn1rLdPZvFCeJNghY+Ut8iB8BaTKSGm06Y17KHt120nm8YjXvc77gb3unR9zgZvGNPc12zjiNzEjpZYjwLpXiphlRbbAzrGOYapuF7Xb/51yMWvonV
ZPorejw+VHxnGsM6LHUKTvnuIJ3Q0cge9opYlupT+wcuzcqiwHoOHy3cBBvEv9iywlNLBXRBspOoRhLMVWqKN8nqzetIAbwSc8/40H8zoS1+NKG5JZEagg+n
sjLa8GMKQHwf6gZ6yboZXEAjTET9n7P8ksvJ7s9vBqgfBQvYhbE788MzaLd+JdyHER6P9dLGVn6TsACJgCeklzxD9VfkmDHR8tRcHdyXrsTfV8VtESY3RNrF
iu/pKbYWW8d7lC0A20zdC0aLnaQuwlQl/Jm2ikN9UNruv6XvyI9Etkg0Fp77VYTbiXpyeY2C9z75mqPcdjgKH0wtJYd7j62LB15pgK+rXBb9CF9gq7kCT3UX
brpBLqDC38lw9ATswXaDXb16eTPgJVJsiuGWIbkfCY4IkG2FpYaHGXp5vet3EZM74jfEmfpfkP5b7knPsocIzyWcqEcsotvDJqDEuazFVaLTI9ZDInf8/t8R
1sDfpHmxMnE3x0q1F6tCqxiuzGSE6+ri4vR6tzwVvdcNF9ET4grvUu8WyYkO5gRARhWKZaXw1/aMeCO4zb8WVIF95UtIKlYZhOsx+pB7nsegkak7uU+4aLy3
oqGoK2maaXqEym8xVt+F/dHq8bViL0o3ifSql/w/xl/lj+ZrvCRMCNyQHqs783ppuabrnjrus7ZkajTdjOlCJwiXXcvcIzgc6+IRDLFoXbyIMNH1USfyuaWN
dxu2HBsKWrLzhTdZ7cFy6o61g/iKWw0JzFZ7ZcxHtIb8XpwmtqdXMPFEj7j2TNns4QYicAC+dX+vymJmfhFdVs7ETyAyYRNKN3wI6woPDGOQv2JrGgdGH4z5
dPu7b/PL8O3kJGKKrRs519cCDJQ1pbNCwNPG0KbeWB21brwZ85gmGpjvBslDXJ3E5uyXaq5k4ve7DxreywJ+mH0DRvI94dfSIGO5pBz8gXgk+T4Rj05PHOpd
5mvo0TGZyE3ugDyHnEyv0R+W+PzX6CoqhB911wUe4TQ1yPAn8butI1WVucek4ByTUO8pmO7y+q6QI9l4Xp971LCT+D2homjzb/fOyB6th/xVUaf7F67s/zsD
i/V423B5/Pqtr7OubWkmnYwPj5JugSbu6mwVrIFnpL457JSnlyPoDaeXPMt9tDjKuEfagGwEvSxB/KKhFBIBSy2JdRBJ9+UfGNTjxFCeHdSoN8UC9ecKWrG4
Obz6fNw0E+2YZOISuApCS3G/rzEbvr5mY538e4g6mAO9jUzCuhAIVRfZbc1l63G9+C1COvUSb0vlglLWB2Cx9SVvyevN5W0L+MMRlvvGezwhSYblro7CLn/j
zMbxNfKc5IScPYlVuDbIL/5vpS/Rq6Ad6OefwZ6SdHwiei9/f/29YpJvEGJjg5a73iW4SpTzRNjfI2tAp/+rXkCkHpr0w8DJdRGi4A2ptNQme69Qwxru0wrB
VyCWrYJ/7eluXQ0Gu29zjfX5CbXwFlJLYxnhkPsM0c8Q/kxEHImekZOwaP9OvHt2gquMPrz2Ppcdn9cX7WvqZKCiJ3CHGnBciROtI/W7h7NKdPrNSwrSkrom
6l3fWR7JsfwB5fq2t9ahIpTM7EpwSTRumw8mCwS3wHswuV/OoJodBR+L8K+MQ0xJSKVtRwBlKcXtTXhk8Mc0wpYnj/dV49p5B4i32Wb5NbYNMfilh1xm4suC
48J0rJfRILY3DLeuYL+IkcWZphdiFDbChXJ5xujMR1hppCqfx37BNgIT2PM8Hnsff5y003fXxbOjxAuiR6wPegop/jihk3hYMIr7Cl663IkMqkNnIedAFe8c
YZWre96D5FdoCywKw7Gt3HKxobkOCCHTDILhZ6k33oxLIgYk3k/6Huv26V6rf2TCzhwjP86zyP/axHhy2Huge/Q07orrFQvZ7Lx27NuMZPcd5DPcAF95hsP5
7FyxnbgGZEvv4Uz8rXsnm5rDghnye39LaEdLs2ML0vOO4xvgU6oUG40hmXWTn3k7Wl0gA61rGWy4Q5W16kpW5/zP92XXoKRZ/hbGLwuuIV8K9eUubLgnmGx5
Y9LiW/B1pXqqllzROBKNEN+XxGv49FOSupD9xFS5CujNW/EZyi0swiTTf6tupReTUf4jGhiLDvYO0TcUh+Xk84e8B5LKCeGsj9r8WWDmWkMJmUWOYBsaCSTc
l6aClVY08UNy7YJpeLZcEd6yTLdIYHRCnm0PvdrfBI5H7vlnkm/MP4HdMm28KzmRR9hMKnzN/wkmgTRzEfGKaIq1oRN9AUnIXxE6bRmFG/C06hti//A8y5ur
XUPHKzM25lgPsx/l256aBdWz93s7GM/5vjPcQjdRFviXR6crYcaeLiJ2pvuXDpdiO2ZW8uWpB+IKcJkxy8OEfNtIPDz6nCkcxftvsYhLQE+2v/e6p5T4iqpu
eaikJkwyrLRdZZcYarDhFavXkhHDuduwtHbP2Fb7jrsmFdOxQjyKOyt9uXWix+yvSLf2P/FEQBN0EfmY6cXzXppafxN7mJeJZ+SmGBI3ydCfTjZ9Jq6GV0zj
C24mXXNN4gqSroKvva0Baj6OfK7MQFaApfxG+Tn/XGiA/1D/MFisNJQKzcdc0LA9+Tjx0ZIMjwmtwTDvTJGxAiI68YRxr8Jad0p64g5eFv+DH04aKWyT2fIn
3ofrBvdLy2Cahwp0NIWw0c6WYF5DnDycnCIO9G0Vf/K7xMZCC6Jf8kMkSZkhDoC3sL+ExX6jFGttLbWUmuU//hRZuMHvXJVkKlF1/cEPi25kHpCjZ7zehNoT
LQvQpuxcax3kmtA8KU6e45+uTBJOGgJCDypL1LFd4DDBpm1SfpPGaRZ2t9nK1fM3DbUnf2dsSUvoukTb+MrmRvkHpEeWS+xg/42YGlKXxNZJi2OXYvvFeqYt
lGhZhrH5u71lSDQpj62oBjxrvaQwOScaWWQ865qXkJ/rtx8HddDG2Hm3llEse+Yf+917j8Ta8+v6LSJl+JA8yDCECI/q1wjrbL/xOxwT+dLc9ox5SEFysR6i
+P30b9+7kAn6fckrBD01nz2dm43NiipBryaynlCkTo3/uawwZ0TxmVd91XwfDUMS7lgxT3iNNpQRTyWBEKDwEZ5o+EhCuPD4vl9+XX463FhvjHiNH2tobiSk
bZ6H0fVzykkPs9Z+ssCp4mNgY/9Ay8WV42NrD6E431J4VQjPer/x1cB+S9hNTweSoR8229rTiJnX4lvBHVNs5fn4XP8X4GXqXfFPs98/3ROPvkafejtUr+jq
X3+Vf2X+z4iRexjzA6EYTvER4xVdxLpzZKbqv3igHZZlnhA4mPhB/xs6jpsgJJPh8VRXT18Pn1+moHmCIi01drD6N/Tk8uoQ8Z3w3/k20klYB73Che8i8VRz
D+JPRpuCQmwtksuuY8NfRz++rnF8/ICC6pzmteGYkaxeAgOxZOzxH7Y6CbYhP6eSMAhH0W+QTcbxsV+AAWAHXxPbntsx73PuJ7G2ezYQpTX2Rp7rxGMsy9uJ
3ygO0M80tcvvAGq423NHPJt8nZHVSV/pCWyh73ecQfsJaxOq+8nYL/I/GoeDx7KHXcdbQQLPm9rk/Jk4TC8bY/l1hgK0gmd2wiHzW1um+0ZikjKZc7ob4y/M
pdHnDaewh/P7EFHk6Tpf+34WG1tmu56hhtyomrutS4zJUt3NyRantxzczrY3s5zK46C85Thfy9iH/dro8ArIHfK+8DX3EWlO0uJFY6uEKaCWL4f96D3hKs93
i5nmuQGycpr7H1KzxBsxtzwJOBAuielsoWG6MoSaxO/j2zDX6e3mZfQj3EQEqemGu/QUOR/EeR7Ar0koTtVmgkCoHr9vca5UHb/MxIInapboCPDxe0PJlOiv
YD2BnEwqJV0RW8Cr9HDqT/yJo0pKhLlf/2NpgzGdMIZuz+7zEYbDMN0zEQvv5qwc4Gq+lO9nULCx4esgYrOZi8Ff0iNqov7Xau4m0XiiUL5hEn2WvOA4SS1H
/kVLqzjOXMlTh//7+xeimbWbkMJUV9q7DigpjnJkuG+swlNya8tK62PyjZCNTcSGKuFWXSg5QTqzXM4im9quwk5CTbkM82vwve1F6FdlAP8MWap8HziifSmd
lz/7doKzOlGHRmN/IsP3ZL12SsN4garkm4eXQR4rh4KP2beigiR7A3gDeMizDi5mfk6b6tjvfCV/j8XDdNaYN4dvrfYu2EHUCGXbshwOdROSSxUbZeqKnWAU
mWddEpL/t8+XsXXRckArPLFQh3SkDfREZ3gM9Qe+Piknv07gL2UpyOTfU1G5j+k1cJH6PjAmmKetYLcKncMrqrqlwQPWg5bdeBu8vZZqW0K2pMJz6y/0vxpo
agTaTr6JvUvsLHQxlqDjEGn2abG72zL1tNIGPONuWIcCn3YVPhUPMcsl0faLvSy9Ey9FPKEriwBdri4Dj4InDT6pC3JN26Mtp6I1r/0F/wdnFzmFUtbDqvhz
pSUxk+8M1xJNrAioT14PuPHyhYOEbEf1wl/RSr6unJ8cA5Ktjai9IMDsU6+qvfXlrbjndOLXcnLqOuqo+SKzTimvNVPiAj7pM/N8vDRWI7UePYuYjau2b5Wx
waOiWZsN63DrmRz8VyaK/oJCma8dW/HRtsO+edBBptLf4XV51nYJO4omhA4H/NpE1evuEjjnH20Yof4u59t/d50nJigP9Afwyyld8NpKf+UtmSN/Cx9LaXEx
hOScjTn5bP9ntmzxdFwh4/JnFrZiakoPYZ6tIrEHjnCcsVehWtp1ioVYlDILPCQOJfT2Y3A6HSTMjs88enIC0/RTLFkdDKA3glviE1lWnlh/ArF8Q/AvE7P+
c+2evTbca5/+yes19WQlT0la6A/ny9bzDtl8DVbCoXqVfZ2Qg1wO6HQR2fHF4U3/d28y2pKoJs4BmwKHMdV7MD8aiZDF6yJ0JZSUrf3jvQ6w4Ka5/izDhaRx
uNE/SjhLhGdsjeXfqQqoQblsT3K44ZF8zh6epeBBO94u8Fa5E6yg6JApcpJxtX0a3Zhq5z8gzSe7mCY7++PVxKt6v3KCSWq8wZ5Ed9S2NArfhzcR35vS7Rud
k50cXd4+2FGTeEQfBBZ7+eTS9lSsa8ZF62TkZ7EL1kh+YO2bGeMj8HNkC9DBEwNfq23Qzs7yOV+DLcGejUvsyNVFyM7SIypS6IrxV//9WYt+YfRqZwsGgxXa
0ND39DAQfoQL6jT7Zno4PYcUqdP2OSnL7PN53pyYu9yyHPtN6SvuolKk8KypP9Iuv3bqH3yC/SgzIHUb/a0l/Nz/wN9kLOZZ0iMwEzvLfwvGKBE53ukR+hAj
REBDrVHZZeBN5a5aWe6j1Grg1a6l/AyfKlHqGqKCPR7esrcOfaG1wC9oze314R7qe3Eq5Qz24VOpupQH81lMyQH2jjhVHox2w6sWpFnfwFN5nyWvxu/D89xp
7AKIsRVR7/BhaQXYI+WUsFJ8g7kZHx0je+A++r0NZbJgHsVRNWnKsJxIx9O8TblKYB1YLQxg7OJKPNkZkwo1VekPqmDtiWfMBv1DrAO9JFC76AToofUXMrVJ
MCMkw5vB00lNDS6wVzHBPqGgZTeo63tlaOnoryQ6ZGIxnU83pboQKzNW0c2UhsE5yigWd+/S0rxT1AXGmtY/1FOq22KSBbWm3F18gJi10dbmVlIA+DUlxPde
lCkKiQr8Aavhn2A45C9ku4mJoBm3HQwmOPDaVD6mstcg6hEk1gyOAjb3OXvd9Bxr46juxeX6giu2prxp85fe/38QFNG7kyOkhexK8ACZZoiiyhHh7K0O/hef
suBqnvV5L/Dh4nJiHVlsZS29hDjlP5f3Loo5nnOO6gVXgNauwuSTQFeybqJOpytR+VkXAXf6dEkTNuMGT4ibl1mDq+BziB8s4a+tsV9Gx4ljxQ0KztfGaMoM
wlHtP7gA3hDNwK6yuwpewiyHt0F30zKkFTkV7Ed+kWdSHYR61B3+Kvcjwbgwy1n4C3qWv5wYjr5kWa34LLISsAtqoAP8hjFn79N/yz9K7iJG2czUVMt34L63
j3UChqJJuWeNe3wzoyQxjj3oSVB9vhnkVeqgZFS6yHYs4pnURVRni6QS8K89Q9WMY8gniItrIXcw/mJ9GlMThsdcL+ROpkC2Rj5wSPbnoLOxR/bP8e0LrsTc
SSjHP8VHUSvBUTbc070lB4PDSIa0J8mVkA2b142hwuPdO5ZYQwBJxX9xNwV/IJUzFlp0uogKz8V73eLV7XTbpfvc3K0nwOTkV/qnxg5uhp9oqM//iM5ytQPD
qV7oZZ7CarPJhsd+mB9L7QA3+XuGoqwoyypsHKEgAtbc/wz9QvBbkyq/YomEHjhLKtYroDL3p1gBdPeuhWtilsTWs7Smjm2+Ji9ik4l1cJ6nunUCaEBXx04J
boyz2fHDSb2zV1t+zXksH7ZmJX6d3ZTy2Vc77/EHDaexn7yVpZ/IMbm/gSOuprwDvWaMRsn8wpSNZjQLUJn8CmIvWwOrLx0tCIjjE98Sq+j57BzpDOhgmGmd
QrQH/dix4ADVhVtvqklL+ECsvhDNzfSuJHuJi01O7LkliDniveBoQV9rA+4Nv87ilQ/ot3pbgcGmaPMlgfclUqsQL/2V6hVnKR3psjAZyxAHk+WVmms2i7f0
L7xVJYbaaPoT5ltUzG7vyr9nx8PPxdPEHKI/uwm9Qm729xN7i+v8xUYP/9jBFlr+ZDqyVcn3sCO7DC0EHeXwqPUPeTH7wHXBt414TL6XnslnQAT0JVJv6//Z
R66d4sZbxlBtN9DiI+kHLC8+8vycCLW7f6ss//fa91QbpBJaDRfwMvnxdF/kFBbONCqv5BDHE4cx4/1lqIu+C2pvOnzFjpN+DzgUJuVVqjVtFOayxTITHacC
8fbWTAfPGbKWkq0aMdlOYh2dnWEGz6bcdRZqs4jweK4S/QFPAgXOvzzRtpEUJy3ixzKcw0614F/h7fhXhrWGPyyd0V34RPdatAI1BrnH+rFZ2G9M+UCh/2fL
eG6aFpI+iNONJeaeupJnMkZ4VMSu25bMLXpM4nQlHb6Fa6ka2DRT+BrvT/2l7FSbsQ5zPTxbfxiWR//Ey1m+2dDKvUmKx08Zh4sX3OH9tNvsW/I30Cfphd6G
IMEyVahpD/d/5+F20iaUwm9gn/NDBBnryUXs4i3Z74a9/1nesbFXYZFvBH4CSaabMPHMLaUWe863ONYOvzOMhdfluyAV9KKegT7SdWoaGEN9FEejz6Q4aTv/
Ab7SbsA+lkVcotQNtxd8R/jxDMVj7o+75Ot+kiB9X9tOc6f9PdiuhBmbsXyXkkj1cOupsmAw1RctQj8ARFpFf8bNyH9KPmZz4drEZG53cGhwtfClxIPh7Cn3
UJfLvii6i/KcOObO4Q2xS+mN+eZNjRWSqvJpL2oXegpZZJmljr8fleRYyJ9i6pIvKCQwGYkz9gHf4bNq3UR3NOzDZdF1KD35OYzH93NR6hzerOp4HfXGfNA4
hTBCk76ZxY5d4tKFHf4bEm3oajrK/ojcyKuqfys3VtqkknC4UyNIWy37DMdn9tUpU5Oe0c1YRUZBqlIl0N1iUdOzn+fUwm/y0WA+9ootEqHRT12wWoKdle99
ZWI/l5Ztq6NF1CX/26Ut+IrZJFs1WjFzFy398LKW8PPnpw4EJoAjWPN8FXbybcTuscVwb3Ql9B/9n02sMlOgKXEyEKD7arPEE6IPRuD86CJyciPl/mF/HZs4
jn7HuOnT6KyEh2BJQ1kK94wWs0INTjlDSmoD2wdnb1tyWvi7EZwuU1KKhGVI4zTU9owpbSesl8AJeTz1BU8EfbBeoKbenXsdaDwlKKHXSlNqEbXMHM6Dq+ls
CabYH9houofjc+wz/2bnVnWPsFGlWUl+z9/G9Ygu0D/+kGEinMMb5MHyHe5n3oX9+ilm6mBqSA5B96c0p+fRH5EIOiS6ElUPdSX68+Iio/9cphdMDsTCI7YP
UoAbF7wJjxeGnxUH1RN8L803ewwptr72CUxLqluwIDhi03u6m+0aNk1bpnUPhCN7K0EbOZ39mXjKGfBN8up8zhCOkldCeibuhj8G02E5OA00x5f7Ilbw0kvs
YwvD5U/xCLEJ9hQuwLbaS+hkZ6jR9j5Cffc2JMo2Gb1t20INt7RSz4LKljKOq9Rz5rBwCDi5KdZk/AJajcywWt0P0C40JJ3iZaorvdQ7Xz7nbYg1tO0Dx5g6
SleqLinT77AHtMg47dtpK9KwcRvtl+zxqY/UHZYDTXKsGKjd8IE6UG2sUbE36FylomWDo5XxPp4RMHFVnFfwbo4tDKWVcqxKtfIV0mRHPkU1mZtzQH1i3uod
Jk8MdjbVsR6U32TMlZ4nvuc+o/sZbmNcfmOsE7WdyiS3JgXQPZ5atru22fYf1KraB9gUBYEu0kWxiWdwogHN1zeTOtKzIa7dpTaAHuY7DjrYz30wrazcUprk
/AMkBU6RNdFvQ6nbGwfqhqamNLNNtX/v+MJ22Tae5MGBwvp8JXE8/EYsjF3irk4FxdWWKmKOuFB8Tc3NH4yvIJfBNYkTAnnYVykRZ0P9zfbifIsk1NJNnue5
Y/iFaIB5o8L72pvQTOByTrxWOlSXiFX72abDCKoPxUdD/713Cnmb4j1nJVFoYept+5X/SShuclcJag/pxXY26YqrCH0AW9xDck6IJniAzuYzvAlk+Frcgx4k
SfBaeavNgD8EMqk5SPgKxeC10G4tn2yv/MZ2JTs0Xbazk3jTey+wH5uGHhHPNK7RpOJO1PlAeqd9jzS3GoIfvOUcg1PD87guWIf4KKy/vCfmrZIauBHYRlwP
3FZXo1WIhegC8kN2HTRaQfjvpR6MhXoHXjCnYpeD7fw1Z0i4Hxoiz9ZGxrfUHmjbYGRWi67kiRfFr8zieYv/H/ebGE6doivCjlqM7WcNwm/s4XXNY1hnsZAb
qKZZ1xnSMSQvJVhZ3Ymf4sZRL/K7ENuwUmCAEn4e35puO8u45njKeGyOg5apYL0aXru6m4NUD8qp7C6xEnGoYAg5nyomgi+5Nlo8ezX91VZa/VG8bB7DW5lx
yFNEtW0NJRmnUfflI0R99Qd1r7Tdzm+qnmwXp3KF2jYwUnmlLIA+6i/imvbOtl95bXqrVkBGBwdo3wTqqDwg+UTfOfoJVRbeFTm6Uc5C7Iq01rImt5VaBXym
1JDNfBPpON/Fu1UboJ5GddntqNbUn2q+1jOwhAIUib2z32G+NIHUo6keSx5h4qu5shP74XHqW5WSnlurcO8NH20GkBeoKWqOLJKxfWOcypd2TGarUX3VCYFq
jh64ZpwupdFl0RSshtaEWZ3XD/PDJdQ3ZFnBH3BbZhMPnNHEgwKfeNtWM0tW9rgmFFYKvAlYfIvVEYZBil7iAxOkJzRFpUn91T+F6vgT+iSbrpzA82FVO2Kb
hf/hqw77NCir3VU6wVbaGDgpeErM95b2b1DzSaiU1V4WrQj08rdg4t338H68Q8tUriC6uGLsLMwH9UJqoMMFWokL1geJ4jzlrj88a55KdTDM8mwBkrIZYaxd
xOaGiGdZVxIf93LOS3aR5YhqcVus0WATvAci1NdLquvritHHKSYq38k2JZqpi+MyAlu9fbhE2L90uM+StR5qP/U5/FbNDa1WFgX7FYbjBtFQ7zgjr7Y0xD3e
k1I5ditnY21MbeVzR7vU0sRJ8VLgq8CC5COKi94qmZz5oGcgRm1lC/fASYXNg/vAfrG302ifGrRpuwPzhE3aR5Znt/JZ9mpKrNlR2DH1DL0x7Q+1WWgqNhpv
R+H0Bjkd66e1pr3oWOqwtkjtgBarbpP+r33gkatFxSs9/edWi+Am1RUYg11wVqAHBscXNlLCOxxGqz8oQmC4lqSt0QzQz+4WzFZZWQVf2GoF/qBIuYBtJYbX
DyAer1H0os1zrcOUXKKl1lgI94FPsVNmHhzFxirXqSnMFtGUFMHn6ErgQxeLRd7gv8Z/8T+GtRvspptDjzqNeqPmGIKhazKPNitapn0d+r7wemov/kOjkH2r
soXCG7VlUtPSlN/qxxqvWA8zv6pr7D7LGvgB2Udfzzfj5eHv8LwyPsAG9xW0tlUTx4Dhn6KLUnSV4JTCm/x7rWPwoBXoa8qa8lrq529PJcSWwkaGvoYxgUlb
ppjO5U4S28OBWII9loDsl1pbpiu8gu8Q51heOlfjO5xd85sHG3kfhXbKL7XvvLdECKowt+1D7FmZLWCR5zzXUn4vZDB5TA34C3HedjT7j8JdoaLQc3uGMzP1
ufZExYVOTBAb7ssFU8X50TP5HzTKVZtMA6t8Van9wnmml7oVqaA5AyfQupaaaLvQN1pVwx+BPlo3baWnUNlKnGcWoE+UDVGKUkFxah/BzaIsbkjqJm2xsjex
Mp5BpRo4LF6KCiVsWQp4uFmi2WapGpyG9bdF0IX6Hxv6K2e/iHBmaR1rl+TQHu0ICO8ZGk5/xm6G5WETa4xyRaqE29Ri0d9IHVn/fcQGZRob3xQJSQ5XsG1o
m/UyEzHKKTZWK2HmZdgRJKJHECf38EPtz/jS9qbJmBreM/VN0beBuODBwgRlWGHV0BWpER3uOYmCSyu3q4ZQOXpu46f8AEepIkU6bV+pZRWdbDw47RXb2d3S
KcC30tYsptFvqWu8S7gGgSqhcA7U5IJvPlntJm2oei1YQWkSKlu0xtGU2q5dilmLnZZ+It9jA3z31b6Eg6rWPMR02fmXwaC+EJvD/cHygeuwbppBPZs7wOOv
W4IOQOS+d10JLMXIfVK6PWlzkMGwmnOQvXkwKe0Bfj8UXsFX4AL1RWBXkQ3s1+ICP6kOZTM9kqhvX2Vvz9oK26VctT8jwzPCyaFfifqNTgVjU8vEnyu8odQO
hrMCfo0am9TesRNpZae0HdZKxuXOiPq8kdBmXbHdQbqfHQ8ceyzG1LV0IXXSWQoIATdhtFuVTmJDa79Afa6D1J6qFFS0I4VlmhgMFYumOROx5sx8cyXrNltQ
/VabrPXV1vK73LOk88bawWt0onbfdBbKoc+JTbYyhdUcP2Bj5dkBXeBQZRdT6EgGzbWTtk3BW1of7Uf7av6C/DQQArn2GLqFPNW21j6AbIXF0G/s9Yke/knB
h8HNYmzwUuBYfoFewJ7p+7tGq1WUVexQx2QlxNRy1nTuTjmj1ET0QhRsqnR21rQZYEXtcHBCCucovyua+465q9xU02HSjgMBg32ZlBU4Fngg92MyQuOsGAMZ
mguBFPVLR4a9vPy5MiN4X+KL3mN5doH4JoWTe+PRVB85h/qd2OdoS/1BdmDKW7Yh2batgXv1Wyh2+Ve4MTBbvyZnkpjjuJpyDFaTTsvfydU987Qo9Arsa6tE
LrHtx0jltSVOUtBifcE/suyL/ByO9C2lGO9A6dPzkUuYcIudLE1hkjJWBtb7JfyQ+EqbTBXjfyKpsP1tNfRgn4Kvkg9jmPM2bEXUjGtsjzCDPD2CdktJ6Ok/
bIwiCFe8fQxs46lK/WA5QV40hXvjb9QW5Fy5F4hVU6wzc3tj56XwaHGpWIWpLC6lQ6CnvbxNSTWJ0arV0cY6QfrV/iu/yMMJutT78BLGoFMtZvtGdovcRm7K
hGc/99VbMJCEgxHePcFNxm7cQ3V47HajEv0h+iX4Eu63JohFCBRSpDHASs2Ud/FV3TfZGsSKtLKu19Rm+1RtH7FSqYRtlyJ06EaayBxJtS3SvvE//4/aZyoN
mZv208hkJF3srh4jwvOfW5k/G+6bQ+xcsZT+HD7KepKcrTb09Eckw09SHrl+0UX2ORaOMfUi76tfKRWxWmrjhOp0VbKWEN4luwvdLJAF/eEB7C/TO1858Qwe
AXMufrJmZOvRdVNOk6Xt9o271LjQZ/g4bL1npKOP+ph6T530HETbUg/kbH0daYs0Jj9V+RLVk3lideWy4Q3+k3LC+hxpBkYaj3Kt8arKI+oE/cD4lT9Di6b7
UgkioOL8m60fqYHwKTIiFVfO0Jnam4IV4JCS8SnW/5k4Jq7SNtO5znR7A//UQAdtovQt2Gs9GtjHvwHVpKlUf/MMOBMdAcvC+aCpv7zsEW7g0NiGXG95KHY0
t2Ri0QSuL7NM2kCcDU7FOQjQb8H3lGLeKfvxLuxy+mrgPHqb0GuaepR/XnMoe8LZGv4p6UhDzjRYHzyHZfJdcCTaH080v7K+lgsSEUM5z2x/GmxJlfFv9kzA
R0R9L1eljwkPnc/UrVRTrA5tpA7YbsDzyHNsgP4wVlZ8R36K/21n8a2wFtpKTgu0iNHg8eQ08kJsY2UCHoc3x3/3LYSv7NXADaaUErEC8Dcrsgk8Otz/0D8u
6phQD79orUOG75+CIZp67v9ZYOS+3tWBsllnYYldF7oIK0HnVo2mHFd7cMvzxERxv3kMSoT1EWlOZ3qxiHSx2eVW6nT+C8WmzRE9QgvLVWEgCD/GY3JSfS8c
D/slzI8tG9UftpTD1+QVy3xK9ixMtdue2n6SZyHn6CKpFYsw8fTMQHuqtdBbqcmlqGayFvWTp57pC1CZW6n9qIS/qoHqSTEk7lSKjE2lbOGS9QslilslRvsG
kqeFxX5SWccWWNyyx4NTp5P1ss4ShS4wMkl6y0LsuqMs1QAetLaAQqqXiZCnFj9hsHgmaHqx/1UMu8pmOaeKTDdus7FIHoj/kF2fD8e5WXEPrATu+3jjIzet
nPFeFNaSHqGVchMpbx9KVHJsUM/B8I6PVlIP+6hgNoVxFWLXJYyXnsDwHSwHz3DP43ZBOj+Y0F0qjO0m6f5NHbykvOxv983zzrJ4EMpyDt3A5oEhaiLswuzD
cqm9eLrC4/Why1QX6iyd6h2gRG+7nCrW2pvYjCxfhdDSepUchxmTEgMWwF7Wvva64u/K3YIq1GA4Ewzia3nWgqqhhfgY+kemK9HGV1V7luy1DEFfYEu0jtBn
qy3uNh8TJCQlNUV6Z+8u9MSitVp0f89LaA0l0rfNe7EecIg81D3Lfkg+gD51NQIT5Drwe9NC8q4YZy4iLzLT4RWwmLzLt8OmYbacaKY90c0zUSRsFYMLmGee
OVJ/cEpczAM4gxiNm0EN+2nlgdxH+jMpFWHBIdtt0W+ox/WGx3Lm8/mi3m2AWZzFdGLjaHdQXwj98mDspeU+R9CJCqqkSYfkUpzJNk3L8WVg+9Uz6JzsYxm1
qm5Tk7VKTJaWV9iZPqsB8TutGeYSFgeGiEJUFjnJ01YYZnusB6mPsUl2lf2X2Tv/uTZKKIxtJTLEZXgKs4lVjeu94T6hEn0cupWy9JpkE5BVDP+IFYsrROpI
/q+VPHFEcW74CG6XA6grLY/IDZbIYS1eXaGkDO1v/3kP3aD87P2Ij1WyLMNtC5RRMLxzUw681yaFzEEnfBi6DV+qOWq4D3Vqf4HPUy+kVrG9KPozVOS32tuH
lggZtvaN1qQ6i1pqG70D7DmpZYk5ZPnC/mhrFaV/cdQMhXM416Ad5YVwmOUvhQwtTggq5zys6jFy0hi+FT7Q0hG2QScRorNC6lV17fZpju+aetjauAwEdDhc
EXwbjBW6Oz9iH2z1FJ3uX3jgEZXmdLqIvRgRdqdBgQ9KHept9hCwzxEMLaMzneGf4XJTT+WxOi2wVokL3ZTbgRHKAa1R3kHHLqYD8KjdxXFSfUf4WVVhR36b
Vkd5+mkx9mGSOF8gPOtnsUR8F87n49TNFI4wKr+JEbgeumKVwNMjM6AL/W48SilPrbNqzCV5CF0GblKTiLrIS213YIhtBwkt12x9LRPU+oEJ6nm2c8ozQy/3
SMzsHJ/7BLVQn+PfS5f8h+i7ID3gtDW3HFOeKk5ltGtY4HnCOOehYHW6EJVJ1LbGZhTTQFmSU6zaOmoTXUeJ88RSs219qOmqin5tGGXfb6qSOtHh+5RFTaDK
SM2UL8EOY5ngStg72KfoPP9nZk31GlZB2axk8bvwpZTROMlZPqUT2oTGLYXyKPMP5BY4ma7quIguoi5s+aiVS3LgtYF5xxOlg8DnR1kfy8+DfaTftr6Q6qi3
qZ6BZvxXtjijzZZECoEE9gg5GKtNe6V1UlOqFnXUNiPkIiSuYqobv028hXNs3WGDlHSBh3UdPak/EL7wJFjmXBwUwCx7fPCiiqbkus/bBRqI5yxPYRb4DXwZ
eCgfl6pRr5R3+SZjH+0H+0Y54kr+2/WagXwqWZHEu4pO/ZKqSDIwnMH1Elziy5GT4GbhLQE1jttClLD3Fs9//v+tQUcq3dK6S2vCxzJu8QelpTdSpBSR0ZEe
sU/1H4/t49CwEd5F9oHUVHEEaIGciQ7fK580yiaMAXPaCWhUX6dtcDqD4fjYYPkb+N76wNfH+Ypq7zdhNYUpfFuWT8TjJPoaLcq846p6AM6xrhTX5r7wvvac
4XZYOiSFfxaMsxtTwXbZmYLfUrumMo0m0giswb9Ta2r9za+0ZFcfci+xzF6XVoLz2IvkYKYHhYJF8J4hm3hPtfrkdzKJaGc+7bBGVIZPLyH7TS+WnfUvzHhd
+ujgBv5XrLdXwYZir9Wl9AE8HOX+TGqPtZDmODLwN+IyLEVeEjwAUdsVzy7Y0dqEHisdzXxHhtcR2lDxxGZYlU/FG1iykpZlnlLD/YbFuiyPw4Zjqehy+nBw
hqU2FcFOdCVwNopViw7Uuox+wGTlpeej+SmsT1Ww9RS7Er/IM6hz3PD8C+gtzezxp+S4O1is8gZsC32a+tFQLXiJEbGy6qAAy9dSL9jOw1O+09ThwJyctvQM
5Gdso1JJ7W6bTo9SvTCLaU7sFjlHJ/45THeYpPLaXOkSvkCqojnkq+wv6FiylmPXp7VdQFsKAoCiV2Gtld3EZMltmIU1cyRSnOdBo2dyquhssgdmBJs3vk8d
lH+RNOpgwW51HNpBaUvTVGPpJjYan6vvqt6lU7BpoGpSG0sHS1/NLj2VewV7kl84GgZFZa3yTXQUgaldgwh8DmKRF+x+3xB6M3I/8EOoKdjoOybLSJ/GA1Om
w7up6+iRrLnRN7bhaq66FpPBNXmGBugU+94G1cm6dKVUvNHX2mBqJPOR6KFNoNewqnUmcphikc5ML2So5SVcpo2jetis9rVidf4asCt6pITpgP+9VkGrAQuV
Krbu+GhfF2pHbdIXnrUN5s6II2zrzOOZgXI3W4by1FEsv6skBOg/t5syhYECkoI0ukYOBuanhU2ziqToUyxyHnFmwH9ubYH75RbiUJCZS0c3kMcQO6Rwm51l
SNeXkzsxZ5Eb8i21tOYKhuctnW3Dsaa2Mf7nIRf8PNACvFAt7OfOtfSDmE723Uot9iTNgQP2Fpo7s0aTaia9FqAONB5qC+eZJ9ItHakMcA9gqjsXMDZ//6Kx
9GnundmLN5QuwwmWpuq1gqzE4+xcyrxtKjpIOybrzVZkX0o9sYU33hEtDQCdHWXT9tqLzap0JfZeFq8FWGxn5v9+qnRwHFLF19LyDT6WbiqaA1GZ4SyjHszX
jiX8RaVqYhfsErGf+BLbLg7F58KT3Hk+z/ZGvUDxbLhH/A1/Lo93XApm8fPSjtEDm3yhhSNZX5Ap9C+CMc6ZstXSyfr7d7fxiFW9krpPi2Hnvza9w7Zq+yxL
LAn+7spb1a7fUbicWaQfqvTyDWIuWX9meMNhegw7ntkaPMeT+J/+4eofYnfxozqV3W9NsifCIWCslsde55ZRg5mjUjx5P/A+sbG4g7kjPFP/2jZBG6ndTaHk
J2nP4TdYpm1ocLktH5zRO5XahDNpOV055Yke4TcUEt53CgKvWQYLhLpfuU1WM9DUrwY9TPoUURrgr4BV2mDHdSH3XXUpPKAlWlMSLeosqpOiL/wJ2RxMYDD1
svKVq7r9Tv35pqHKZ8q51O64mDoAllKiAg0C62110ClggnodxMmrgCm6O7yhngSVYZHlEvGLlCON5C8xyeIEI8SDdDbIk6tgLrUc2wF875iX8qW9ur21+6Z+
g1YuWCC+BNHBUiLruaBetf4VbKI8YrYEYpxHuOPkz4HPBaBVorJdY6VASr2Uo4FldhTOEQdm6Wzv8Yjz2v5mwT21JCUlEC2bWaixJgGWUcOZPWcyOHWaP2Rf
rd2z+22DpQ3WEnV6Is50j2GuEIMMnZTLwY7KaRCr9xMR5i5Hfr2RpzL/ww5TbQZbKfJCsD2SFnJZeGtzJpy5llZYWcK1EXgXWM8TFVwSWCOH402f7cR2Xd/Z
2jIlsAZO39Fh16NdrlB0kaHonI0I7hBeqxcCCwsbFR53DlIxn5v5XcuhH7hkLZw3wIlXaSlkRgJwslqFPbJ1H11WjAomWixMLtE2uqc31gBgTGGMNGRHFll+
Q5mUj2wXURJ/BDlMrGkMc47ILapD9mZy6WIZLroIk3jS/7U/Kj1i19Sn3+aUBalo2mBtcWEpcrVzFd08LdyD7Y9PleeiDUyhuASxZ+Ap3K51w7ckdwnusn1l
/SvpOKKuOUyHe4T+yEhsbuEH+WPmwNBnQh91LhX+mD6mWHp1kj66nAaUc9b9xBEsgtpdJJ3eCOrzuvRBalAbCUZi2/Gk1CeBdSmVMcLRjtni6SJWKzyjpclv
fMc0nzI0OKfwRmor+6HUA/RZ6ojtYfCVhgR/hbXoJPYsyARH3FsDedJUzwR/S8eOeBDwIIO1ip9i2K2Kw3CVux+4zQzFJlBNyTSpObaJ7MwlMHWDnfBx2gf7
FkxKiYNXAgyfIuXDTEmVZogTOKfb7EgwjcAq5R/1rwe7LUExRfsAEO0O6Mg0sjSTK2kt5WvKvGCG1oi+xNV31pPeUT0NbmWpnUEvOFuDGDG2aGDRkNBEuIIr
khIDZdTeRbUCU6WRUi1lS8plIU7qsO02dZUdZlD5P70MrIO3o2B+M6W3MslWyvNAuSvNVa3BVuq9wFOps0DX3iE7nLyyAOkFo4KEo46yNZTmGM1PV7fhRmVJ
YVsm376ForB4ohZf5MimT2xuTrnF1+IWZj8SrUcop7QVFrsj/CPbTzPWluubQmA6vd53gB/Bn7KF47u3Nmez88B3kLZfVl2WUp/sIUJXY0m1qf8XS5GGi78p
s23D5CXsB+m20hdG6JksvhujpIprWB/ac9tHshc9Du6llzues6NAezl86tdppiz1gf6dP4fsTwtBf9JpKrxW2I34hUryNA51IJrifzobomnEj7ZhhITXKBxs
bosftJfGJgT88Aans7x1NsFrCU01zrEpEM4MGJp6iuoJZtO/MC/hC368s6mttXIa782WpvsmttLu6euwp5Q0bYXta3t7wx5iLnWJ72Zqi9eh8KQ+tjKxHQwe
uFMLpVZ06kqaBhWpFy9STqyLwJ35/2qjYA9WpG4xYlR3Y75+G02D8Gq933eD8Nv3wV/hB+ylOky9l/gspTOYCN3Y1EA6LGV7gk0wh0dZt6j+0gFlrHMJnmp3
+YcyP3nC0alzbFB7p1Y1z6F/rrOSrKfsUCJUuiJxMorLxf7zhQgv6Xx7DLfGbnSsks7ah2LTtVlCE7KdJd24XdwVmK6Z1JNUHcg7G2mXZR82TJhj2U+Wpb6X
D3KPhIEYZs2XR3E3mXnuKrCyFA/i1J5gk1IGNucm4UPIbmI54g3sjPzl/Zxca3+evCnlx7Ro4GWsqXeodOqMrZlcKC/mGUdZprH1RyzJOAUOhc/pybSdfuxN
RBW1IX3d9EB1ec+kRRXukbekngmOoRalzsVqwatqHWMt+jH1uXQlvxag/bxvGrxu2SD9oBxQ/O6fkNPEoJBTszDtTD1hJYsfvkueLa623pHnSVW8lSmAfid0
U8aQedRHMKiWjTmLD1Pb6sYAilpkm4PNI+zOJv6a4n2tCBu0rRr1jj0bLDLeE25bKvI7iRroCOovZDU+yk1iVhjNvBHrJx6ijnj2iPdj+0vv2DXifERB9KAK
PsrypbwVngX3ySAdUSf5b+flR7wetsU8P/8r9Ya/Kl7OOxkJ91XH5NjoD+ZJslfqB43EIP84vAS98xJm811xSMpi5gTcCK3qAWo3b7frdP+CZUTa8XQRGXT/
d4+SbDEb2DRwWqnlSwEn6Tb+8BpPDZUmMeWE9bpcRNUqrKoeDYVXhR5knzK2g6nM8JQ5YtC8EonDZ2pRUqrWQHmPtZRuUt9oS2yb7ApxCOjoidJpfr1vD7U9
NTyeOADwQCPkBD2cibFXkzLE4YrROFf4yH3IvQzvct9ayoPSsUt8q8S67LiCBgRM5IkzqISPozaKT40n8bXeiuK0wDQAbP+KbkTqSUiP4Ht0EadU6h6ZCHcZ
uqJVk04yuxUKXhTDd5s/ArekKd7jlhrJ7bhhrMWThfaRZsFsQrW+sH5mu2rZhz7gw9nx9kA7PD/lO3GB8RwXlZrjLFMMr3s8YyO+MzJYL1Nfc3d+O7I1KwKe
nB5xOoqu+Mm5K5SbgUpyLjvYUN/am6yIHedvGFD6LPOAmA9P4GOIJOVyQhd2NnJOnwzH85e44dpAeh/sZK0UiM0r/JQH/8XPSuytPgCDeBlWBUZhrfEWheKj
xOZSOpvGVXR85a0sHYMBR21fResqbpNM/z9kXfdbE2kXBRFFQCmCtPTMTGYmMymAvZe1YO+9rr23ta8CghWVToCUSTK9JQH72rur2BXL2tfuWtfu6uf3s//B
vM8z955z7nvueX3DoPr4yuSFVVXVbwM2BE6fnzrMOEcsTnWZd9LPsGapldVDUu8Lo6XFVmPgIH1P/ou6pp5VZZSP4KXo38jrH5yli2Zk4ClWLkb5n7rPSQV0
R7pfM09VrlRljsYg/yz9bWmIqJWW+rVVh8W4qlruWnqBCmreILDK0tDXiTwph6j+DHyXnwfK2NrUkWmV/CMsE7kuYf7zYIPqL+Bd4VcphV9o3L51opyV/hoh
EcWOfw/b9w7eNwnIPvjowJEDcw5q9k87EPJHSsuNzYsOX9n3786i/ZIq+8DanVG7rm9tvy2w54B/5YHuLZfsK9kL7x9Mbt2Ltllx4Pi+3gf679mxN/HA8l1x
+5w7rdYm25T752x7si1695XdY7e92NrfbN0esrv+rsbur1sf75jW+uw2yK/WX6UPYCS4zK+0NjFdsIw3NeLH8c2TXnFX6DQRdb4UugobZC21TD6KHtAUAhtE
n9hRdmkeO18CD8h55jbECEVf7LrHBQ6Ds7XXnCf5OqoAvbKsD3OeT+YN+Gysn/6heYBJLZwnO6H5LRHJTCZt0oJ+CVLjciVJAy3B69qCRjynUM8GBmzpQ21h
n5I1bHMR5PUMjNxmBOg3nYvuZxljbfSjas8iU7C72l9SmmtHe8AN3djWFWO9LRBFJFpvVta6nEBwfujuXGFt89BQdBF7Juk9cRbrxS0UdshHpLHsIqkn+xKG
xPHIROs84zr+hrDFkijWMPvdx9hLst/Sg+2GE1VoaY6vn32gvIDj+NGylbvCPvEUs2n0FL6KPOfZwKaorXDnZI56KahVf60JafIn/XPVLzOssEf7/1Xo6Rgu
J3+KZpZyjNjct8FbyQ8xJhgHc8/9w/QCuQuMddyizipGq2fScxi3Zb67tW2a85o4hHstrebaJl6mvjAlxhbwAP9HLEnz1HAHa8i7PNv8+2SEtyHDhPGeWs8V
tJv9u5hFbvOHWfOkYPUK7oJxd1I3dSzUP75AGArwnsjKbM1QwJw6ljrMHPLNw/5C/7Cw6argqMxRQSVBGdmWjcODwjI/Brv9EdXpARu1HNbyOVRPqTEYsmlQ
YtsIqpyKybON1R0ryrJBDUJjN245WgRGBW0RN7ROTM5/rbgvWAw+pHx1ffm2eoYFEFoTPLOZW2606K4Yu5nWI/mmWn0k8NXQjNMK+fxBbyR2CeyTugtbmp6r
z2Drc6MNj/Clsit+G3CZkzw+zSo4rEKg/mGvEPFxQwpGU0+04RXDvRc0BuFnTqcK/57199qO0Z+iutevqXsq8uD6CmqisoFnOpvt7qkrcifps6FL3smaoSol
3VbbD/wIXtYU2FXETOmB1+QIgT7FdYZDDIuFZom0o1Zh1ZxTvS4v1PTQPoZJYBr9BZ9gu2Q+XXUX/8i1Mx8RNvsP81vk+b56iXdEQuzjuyZG+qPYVGqbrpXb
RvYz1sd+IW30QThgaJvyLflB5QD7Qf1BU4ZwB+tnCYZ/w26RbszC+32BQM+qRPg3qat/jPREalu1j9rrLLK14soZh3cP91lScM/8RrmOfx0ZIedIpb5N1fvw
g5tbiOO55ECoReEeZ0pjO5t/kQKchDppD0ECT4nH5Hf8O9cXiPGU4TZMa+2JFcATTAazGbgqzsX1fK08ghWNtASKWaKL30eHQy46zSR7zgK5UrfAGPN0HKt6
yL00nuBb+xb7F1izsa8/eu1B9iUzTAgzq6yrLRMdc2JCql+Du8RD5A7nJyEo0FxxXsBNG0SF7KkKhQg9xsRYG8NV0mThlRixNUuGVKBloHKtCEAKQ60/X5rM
fazyVqm21pAnYRf7jNvhF7hW/DK2CtsofDchTdoZecN15ACcLuyVRpqz2DZSm8RqephUy40Ux4o3El8av0t6TgcP80HsBS6WzPB8JdPdI0lU6MYWow7gm6u/
8ZIjA+oJHfDIXpE+Syv5lnAL3XIQ4mYb/A5D2rWyyMp4k5985n2HJwnzjAnsdfgV9al0dBnFvIHXMwnMqfho5Dj5hTVrblK17mucUDmLCTPc0X2HpiMN2NZi
kTib7AU/d8Ke4w6A9CRvdNQ3IMyLoKDg8qAb4c/Da8JHhG6Lmlrvnvk2OYjabfoofHIcIYdKx32qmFxxJnwM3WQqgkdDSzRNsUwx2eP01yFZ1XWGddaIKBjP
TuDq8GfUTs1jn9WSa6zPrVT9p70MfkBugg42ScUJM5OqkJvUjpyGHg0cZBxHi9Qk8ec7mnRgKLwx7k/vhi2Y96pjAjwcXur7E54J5ei3KnsztcZ/5ARIQd5g
OvJfnOP4a9Qcr17bmBvkD+emsQ73Ej7NsxA2YTeIWUJnSuaWmXoh6XKlRpQbiONFI3lJuqSOYJuKnU3/qXdIzfAJlTf9Dyzj2VO0UZqBFQuP/FHojvKL8sR6
Fe4sMhn2Ep1TT2t+9W/C1lMk+9KyCn2CmzM1mXimOfNQzvK8rpkzsq5kQj6D/zZ923wMHWx4KE5BjyL9NrZ3hDTMLfjCpEYeLFzsdUTe3VK6aXt+dUnbgknZ
O4piipVbijgfXQLH2CfqOrFHyO66EeQCSYG74PcOq+GzoQe/WOM1HIA0YN6PU4yOb8qOQH8Vm4En/Ms8qdguHHFuNjuNhx0doVcegrhKnIyLxB1x9sTdzEcu
Tx3qidcFuReWzQC2qSodU/Q/T4LGrz8SWh2t2PC40eloZbZQ7IpZs1YiZwNOr3LzSfg/zV17Y8hEfIlr7znBfNIPUEdo3gJW9pTcCxaR5f7V2ghyBhJseoyH
unRwUfGwqJXekd7zsV3Ui1Musm0trUxfTcnwOnaMeSx0wnOWPc329O3Bk3glORMZo7lJBsyt9afsdnOupiO6lOwTl45MdYQlJZOX3ZXAJiHeUKOoYuohEdwy
rNjcEthIlQOOynaGfvhlR38B4F64T1JbwGD6JUXBnYl9ZInOzCQgeUAI1ho8Jt7wH+NPiwvlHKKE/I30+eup5lr85pX8n9oh1o/CMJM+Lc51WE6Bz0olyBzs
DBNqPAKeklaodvmOMCkmO3aYvKj6LvZCHPRY6bM8g2rluQT9xj4QlwOLfZWiCT+VWMhf5etr6mh2CEp3R2lmWl3VY2ac2SP49afRw0qn9a7lm32iP1LXil5t
UWHrzRqyiv1oCq44RfzuekIkkgsTd4rJyAEynC3jTIWL3VfBhQzDFJrGeZbINjncGE6iUAtTvIUSmhj+Th/os5P/Ysex6+y/9Cr4Hz5arOH+0ccBlALCprBH
8Ha4y5QqvWOm6TyYDjEpR1N1VRuAHF0DoQJdIf3OvHdf5Q6YlkknYVaD+cMqasEU0kT2sT+lVnsaudvZn6EH3a0JIvFX+hqZCGzSq5zzxAvmavQutpprKMbQ
/aGY5FHUHXN7vJGcyV2kiuT9LILNwr9ozit/J4cmQYRWf9dzCfzHqwKW2zfDdbk3NIoZkD2GP5tI1C76hH0ustsdiroMv9C9K/4kEwsLgFXU6MbfPcc1e9z6
zG6ZE+oczhTCngU/qnsts3HYEfQkOx3ui40Sa5HtYre4EJ5yL6dbEjbLJjEAlrqfG9pxlcZOlqzAvlIjzJcrLWNMWuApHyMTWCUgMGuVQ1mI9SNTFIn2x0S1
/Q9ihv1WgkiyJTbnPzGjbfXAtsAnT5x6NjvL/fPkl+KWKCRSqBwYKpNpwCYqXx+Gnefa426Nny1CYeNC1ouRhlrHogQarkJB1WhBIElpR/zFytZJVvAq/Btj
YFe5C/OT4z/hU3TzkS4wRO6GUJEkhiBdMZtUxqVyX5HBJj0SLan8T6uCU7/iLmAG3NK/VbJ6U7WrVJPZQ7ReE1/8j0uqmMHEBl6yC/2TxVwpzy+IMcIbdnpm
WJA7U5W5JlgKfRbErP4187xSB883Jskw/i+U6AeEheiV8tSokqIF+otORUoBGdi8I2l6/P7o+nWGFsYUwQ3GN/JGpReUsy0NI3TdxBZoM2k/uI+C6fvwO4tO
Os625Q9JL1QtxW68wztIcZN94q7PjKcG2b8ZSxy/mA9J5+EnAMK2wAbqbuM33LuaNEb62SoRX+U0fq+n/Q/c3ZXYv7It0alSpbimm5Pyj00J/zxl/nsdG1Qc
Mrewe0zz0PC1CbFMg07cbpgBLqgO6QgwnLjk/YNj7b8JIfCxvDhVc80LfTzQE5LYXGo8sIt56OmHbrefSMlGPyTtUd9WDk1Y6FpnO6fbXdEc/Joah/PwfbJx
BcU9oXHxsmYE1FCsYQNitW4ZMgVm2WT1cnqO/Ra+AdX4t+qaU/Mk2hogzrsz4zfCn4zb4b1AAlNNqmi7mI4uNL3AR8jvkcaO4vIEEcEm4NPAr5ZoIVt+wl/C
kj3P6UHsWL3ZoCUxQeKGmz5RW/VT2TfEf+QNLATPRmK4IP8NuauwWAoDuxmn+//SHIAuWW4zeY40Uz31K+oMOMU43dgp0JUnMG9qCDoPaydeoM6nKNMBSzcu
B53PMti2tNNBGyWSMciFGhM/mrmlf4M/47K1N/B2fJJlqXNuWgfKJyaRXfEsvpbtpBthLsATdEmYSLYWd0g28Z5hH+5kr2Cl/lo2yFjCZtHNXSctfmGO3FeY
LreyNJFBfbAI+ZbTWjI37ZEKc88rqU9lUSQXnOgWarHfsUXeAD/FwxneoCPEGlsnLJvtp00Rh1tShBFysbmILsCniKnYYPNbFSXeZGUoRnjMhoupWuXWEChZ
uicdFSP87xE0pRX+r9YIQJRz/dqGicU1ahUbClY0OU3vSvQ4TiZcLPuq9bBgZQvsrSZBOPGDp1yAThlZ/b7IWHi++ArfDsRxBPaHD8J7oi+pNu4MnvTEK5fp
afQPboL3jCaeXUl+obqTNeQwdyJ9D5+bv4vNA1+DD6hQtjF5oOKJ45wzmL3irlJ5dfMrT3tOFlW4yTqjsnpk1wvuFtykzobMz/WysyaxBWIV8rJyqtTVNRn+
133Zc5tdhO2Tj7D50DU2klpA/87Gmt8YZyIE+NJs4ydbLqbEpJYwK5p+EIt8R3mAGmwpZ2XzNs3gpA7EHM0K5VEwI2J+4oHiEKgDO4d6Z6gkjxjGsy287M93
zkG+8vfua2RXdqz2OH/EXRdoQu8z7sBKeU6uywa4JOni1ju2pXRTBQ9Xgzv5ZuIOtqGbMmzRHeMoMtJbi/cQt5loVsJxfqgkWy6wfX3TPZ0QzKDh3a4o/R5d
ojRfnyQ8SWzrXen/IKcGctgn1R1N0wJZ8ovqELAl1R74RGQQnQ2b2bumDkCnhDpyS+lZ1bvq7torUoFgwPPZ0KwmWV+DkoJWBWVlzsw6FqQOGmRZhT0zZPlt
1U5RbWTMWs+apNUKgHykXJDc1N69vI+ijstfAAf51lzZELruQe7TLW+2jN3Mg90NQzgbco356HmHnjKMZfMZit0tmtga7zFfM2Srv5+2L9kWpLQOh8FuZMPQ
WYZu+hWi1VKPHaHpY3NCLSvPSP+RIhRieMEL/BegmWEYeBM2Y/m6dvaL3obuN5WjdEOUx1MKy3/2f+zMm58zZI01hMuvE7Urf/3GlLxR3tNERsVbzb7KXinb
KvuDYyqHU831tWFhfCTxV/IRchexmM4vsQLD1EHMCWk/EGADyP6KWHtdRRsgh1gCLHHGeV4gDxWxgfGW3YFwfyv0T39z7y2pGdvbtMh4E5wCFRGvmNXIBcGX
F23qxuVik8lm1Xl0M3aDxsC6qP5amWyC1VYch5Z7NtsOu3uDX+WmyABFO/5S4mvdTG6s3yIPED+gb9mR2Bxgna8/+pk9oDaTp3TzPENFvYcvv4h+cCcLm8lg
3/PGRyWPXGPOpxBuBC2R4fxddBd/UJ3B+GEq0CjQS8jz97D3NQww/dCM0Ma45+xsfS98ojTY/7vUhRexweLsH4yNruquXifXYy86H5pGVlT7R3L1Tea0dXJL
uK1nHN1X3KlNx/LgbfhWwWdUSoepW4YO4lhub+CBWKXVUEVMT+NpKcn/Vlwg5jDFP1TmPH+oZUvhNMsby9L0RuKEtP+EQv9g9Qapg2+Ar5X/NDYS2Wl6njpb
nmINtqwW5qKZbKy/i781u9jTsKoA6yYtNXa3xFMZ5vdoY/L/aXNtgOEi7jK6xxbfT10Xb/HfEvfzCWih/JBWkm/LcGEg+IA1cl3JTtgDZix0XFiKLufCVJ7y
dsAu+56K1+7zmmdJtLu/7YktImksEBfZkn7hSbYtQWqc77hG2Gn6EPVEc1b7jVgo1FqmpfSQXJIPW8OtwbshS5wC4wIXGnbBv9iHrF+gfA4ZKpTQYjkCvKc+
AE0k25MMpYBdwEtI1m4y9DIO4uphFYhfgCo7FCPeLmUVrheaFjEnUz67i3+oiTVZnVc/yh6xJix3aHBw5vbiJF0N/UbbH1lLniZ3lp+VcoC2whuko6QVoj0V
7Fr6haIeAjm/GnehfSzH+a/yVXga396y3Pk7ulaY4Q+iu7CvxZ5oO6LIORIemzRw84LEcNff9pllXcgOzuPuQ3BX4KunH80QSY6f97CuOxWVoxK3qWeqH0AR
CoTdg2aLiXgvQyNkvXGHFORIMXRkPytMwEIitPJMfJuydM+j5HLosZzNjhAruSf8FzpD3kTr0Uu8Fobhf6mV7gfgB34FdBtvRJZ7PrINnT3gifIFZx/aZzeL
HdiRpjtgYxGXR1nfiB5zgmqt90ncJU8KcS3bZDmoHx4XCpwREeovcSL6LzoaW4GPlTWZKVmXgtKD2gTn16kTtDbrQFaOJQ3rw42qbC9qjaucW6g6lt2JjQra
JJfGbY2LrdegXFGSk3g/YlK9XsGXY0LzXgcdyquJ7Jd7SGkgT4qtPZOoeYZp2HVxtm43PFm65t4IndO9Mq/yWUz51snYbSCOvGhopQ0CGhoX8TOQaVCG+Q0u
uF7DH70T5TLvH5aoiJkaa9kU50TzEYiBn1fOQBdVLi//6MpSxsQcVHR0RBDBmp9vMIBGeesTslKzqhp+qNMlGoj9mgfpJbBT3CJypX4xUQvc1s6lMpjZisFu
FohWVhuG66eWNiJ3anJovyfBW0tX0ItIyPGOojVJqruqHs7BIF5pImUCd81BRPG9qOZclD+VF59LCel3seWW76kznaRJrUzCdkOxuN3TSr+4eA4Ni1d1vfGP
jQDjOTAWwLxRKie5yg7Tx7QdhCv5DnAxhLtZdIymSp+OP0PgKv+PXtXMpLHjaGs4HQX9y11+dysEMiUjd4CyhC9UK/Q58ha38s35vWSXQAsZxtb7I0yXqAC7
L3EeYxWecct9HuKgcFAsJ1Emx3cuvR2GGb1SL/9nqQkUbcszbjK15fuzX6TF/mmuP7V+x5Xyj9gsXqDPCW+kPj6FEOG8ZA/ST9D8rlmC36LG4UnV9YlY/23h
hwZPHV99E/+MHEs903AyVwdPxO/6X+EU1wZ+KHUk8kwGPNY3iRnLDVVZqX7cVPyG4SnVBCGoZRbGkUKXgzFoofWb+Cx/DIP6w+Gj3AHujdAhkOgLQZabDlF2
QWAzjH19+5HVXKJL4I57HsBgWTGabEoXQd7L5RGHpaEGL45ifT13sNeuFo715sP4E749Vzd2mbMjJelExk7OQcKE/qLdc4WYwb9kX7IdsDj2NnC7USPlMYOH
2J60OPk41EDTAJ5uD2EUgVzVYO82HBO7ARObDvR34d6JDvg+G8XGpnl4jItm23B5ygLWwe31bEpZrkbhGm0t7mebwwORW65odS+6LlcrNvRe41twAek1+431
elszq+h7xDwCJasKSEU8NcfhCKuX1TxT2TAh59HaPZGvwn9ZV86vxxqxemMYXgdMdvTRNkOOgAcBBSVy5Xod78GccVcr15N3wTaGOuJlfpX/ljQM2iFbRAM4
k7nAFMI1mEei8M76Z1orfNb+BRyHvgb6wx/RbHic4bhOiS2BtZWfgX9UNqpRxc8OpZZ0hVgaVcZZvZv4IbTFhUERXFejld1KKkk1s50gDARWLqRU9tVNTc6k
hzFVWBj5S9ks1JAygy321HC/Auscm4FF3GawZMNKbIXcB1hDHNNEsKfibxk5Q2/vW5jU3CNnowXISERnSlDsUBZwHY2tbVmWMkUaPJ4YpY+ACDnVL5B2T620
l5vD/hKIl8f6b8Db/by0BrjJhgYBmSmZDYKqgr7X7RUUlbVh9TPqNqsABuCAniR4dxvIBjYsySiZZB9cmOv4N+yDC4hpTw0rrWxyOmx24dQ4U6w36mTJ4k3j
7HOZvikdwSx3F2ikUkO1MPrJqdwxzVH0IZpjRpF7hkQEwSeyB7TpoJl7aRyMTS1fT+dQF91tpAb8bv8e/i0C61sCefYKpj53VZtsmERSmuv1azVvyrOIoMQU
thl9M4kqS6cA3c9uEVsDpG5qUKdMcdPLjUGlsfXB8EXeB8TmcB39l/1S/G73cPqAKpuexeyNeQ4XUAryBPJUFaYC0GD0Imbg8sk/sM/sZXNPw/TSc+V9lPHk
KF1riodCKgcyBNnBsJDPNGYwo+Bt6ibIeHaOoSc9172OGeo2e7dIj01/c7eEw5jIgu4plioYhxlahb+lesX/485hitQtXTUNl4Km/BbIHeQMuUWIx3MNv9Aq
cTPiFhszydBU03sx2nQeLk3r4EmRJkuvuZbYaHpW+R7cajyOjMNaYTuxu8weS330Llmjwz1rgBy8P8brq8FRQDF/mY1wb/MJSDryLKkzp9ex2l6NrabldLH/
A/8UljyAbUCyB05GLyqz3HOkCo+E1zWBrrY0tXFwmUm8Uyxyc7X3xb89FvSEbq+42HRQ2sAn+yrwueDMhk7fFvEQWyLcTBmCTpS2SGuZXHh8ajyqNW2AViAQ
104+Bdd6/hQa0XP50ZZmYhx6wDJbiZiN8jyxnHWjF/g/yGVIN2GOGTYlm/elhiHP4DdAsGk6dVrYnVIL7oUbEG3tV6RGKQ3NOdJvSKgRwnBSba7xHIXOpI5x
wZrTqIo/5HmCBFU+cZQlpXIzGOkHQtxisySICfFw+ofGq0n3yhdoKPYIuVmxhjpHPNG81QY1yVB0YjWNgzdruP9KaxKXa9vr9zAO42ihWjwkV4Lp0ML0+fKo
H9+LV32QmrNt0qPITvAOddkGIbmbcxVoU5vV5xNfIut5C/4ZDPPXo4PZPzxPRLX7EW0rvcTsEOpwu9jGvnIdCsjwafJB8lQmjfrkViaEkC/qbAqa/0ND7M7a
WuddGBbSIOuxV1OiFjOkBhjtnAe20S3QrCVK3a3pHdIk93MqzdQIDEeGW7VoufkgFimmUo2Me8xXMcUP/Vtr/SadYgWpVD4rTwZqvReIHfT9mIe6f+0f7A9t
dMRh5ncqnCEVKjSj4CQ0wDva8bMjwKLq0fh8cm+2n1SocRsPccF13ggrRId+M0s2qRfow24AXjWJVUwDCtw3ya/gB7IhW4ieoz4lseBwsDhS5IdiPditSChN
ySuFnvbFycP5TkhDQqO7D6/FMpLvcYftdjyH0RqmgQ/0Q/2iT1912jDGYgePyDX+W0Sq4iDbVTMlxmP/8KN6C0ifO4Ic5z8sN2NWVDUpP222mSKYupm9MhsE
d8+cnjkrNykTD1qRWWMsVTQsvctqfmjRvViEpcCeUDyuRO94H15Iri9pmbhL/1dyUaFl/emcB7a+q0/kio1XxRUFlwi3wCJvA4tNH+O2sZCOqewCbxD+FSLw
juJDTXuqLTLC+tmwzL1TpzIY46Ykvna6uc7cNVOSvFI8wS+t/iKQfDT3mhpFn6SmOikAB/7j/2VHU1XkUi+rMKXUUO3YS/Y16mxyGvuzx9+/NmHT8wabQhps
qb/pVdyvJZ3zx3IjxHsppfbZ7HHv67Bf9a3cKA96D5Ld9SYWdu9R11Omw7HIleR86kedALHe7lSO/TbcwBnRZKDmYcUT75bSdLBTWbZmaWCev5+30P/ebONa
JCmlIhg2NTQs1C/FvxZcgxZJQ5Of8bQYS3hts8VWlm/gEH4n117XHY71dlEHiPDiLF1Dxdaycdhg6ap02r+fyPAnMi2BrNRCfrH+E/wQn4Ax4CroA+UHi/AF
KUVouV0vHuXiqOewgk2F9kvrLJN8i7GN6Dr0m1w/7TPtEoMxKz4TS7Sg2FJhP3eRb4qWk/NM38yzLAK8Vmgsz/W8EhnqKscKe+mrog89JmaW3pHP6SbhiYpr
3i7S5pRuloFQElXDCxihmWcRoWbGHsBWoj5zWxdlRMlNihtGQX5s2Ce6+e3yOOS8a7QmP+C1iFhvXyum7w8kLeE3MplGBbvaqxBTUjFxrjRLamcpZ1LgYrkX
cgmeyO223KIXgB9lk2k434oQ0QKe9/WkHuJZUGvlCSlTn8xX0nYzBXdOHWmt7xjKzCneAvWDc0rDxUFwd+66NJ0o/qE+sjkIvGl4QuXQ44WBUqhqltChLBMb
B95Cb5XPV3VFNjJezsinlSy2TYcr6GTFUeo49F3jcNs1q/lo9DIjAjOAocmvccwm4F/ZZvh28qB+sa6AnOK/S1+vrpVGGT9T4/g7vnC5E7ka7E/ZDLw2mU0D
k5BmfJZa0uwr/Fu4Z+9HfofaKnsAE8NSgA7wVreVm4Dgqq9of8VL+zvNWmV+SkvNCVBP16VM2sENkSxoXZOIqHpd1kVl0pnfQ/Lp8+yvhu+MSToBzsJdXgIG
2L7iTSiVvSe+9BwhWxi8iikW2SToOSaRUlIRCCkNNl6whFu+WK9K3SxC4Lh5pWoqDiGNoA5IEJhHARWsJkYTSv1BLHOmwROYFNsiKqFgj4cGft5vaJ88kkjQ
XgE32HtpR4MgE0GC2Gykl/Evar7xJrhR+ss4yI/B+chT5wqqt/hFw5GUowe3AtoZ+9yz1teafcUXy/3IP+i9QgfuH+aZpilZ5wfzS0AsEA4C5W3tz+Vb/ErB
JCWxi6iH0i9ib/9Hc4S/cdN/dB2s9X0btT09u5HWjNI1x/bjvxEX5NVTDbS+8aX4tPQr1mLGsF/sSZkVWdVBhqCC4GaZuzN7hXFrtlQtVPSrMojpVbuJvkl1
pCLgaeLRpPspI6M7pFy2n4q74CErb8cNsjUITyzanP84snO+K25Qfg9kN5wuxuhXUQex2eUY2t/cR6ihm7AFmBZxVt7iQp0Z5A6xv7O3/wn9q3ueMc1YH8kR
ytG6fC4xy2JKPyBmAL/K7YyrtDuofpg9Jc97VLhldBYXJd9yfANWlVu8aNl0iiFawkbwZ5dl6rrhxYYN3nXuTTtCp20eGH1xfa4+BQg2VNO3NJGwit9P/FY2
OinZkQaWe0eyV8UyaL8dcW+nChJWaP7k9tFesRA+KIbaLqjbaIorZmkNtrHwx+JUNed0WkaphpoyoAqiyh0AsqSmWH16IbDFAHJ9YT/vQHhmJTbKd9V5lenI
snJz5Lmh1NAV6my3cc6CEjWqIQwWTGO4Dy+WfjHNN41k9Vgt09nzhB3gOyA9If/2L5V7M2VchbiDz5OShDVIXW2E91DFQiYEeGuIAftpt2sgPlJbaFxtnYva
kQHAHfAJ0Dn9E/tNRpHv0kR2ieUUl6+08V+0v5nG0B2Q6Z5+8CVsHbER225qbHLjddFUY3NjBfge3ci/w7ojNdIe+SZzRixT9seCtOMgcsNj/hKyD1pPjafL
4fqGa/BYa13JjtPwA/ELWYiZMNrfytGa7Wy+qBlIRFhjzFnQLrSdabdhEPZQYNjVmjbiar9W+oCfoo6o63L3uN9MKv4Ue8IUZR6aGu7pJJrkYfw4ZHx6EtjE
eNozPtBK+MP0Sr3TMYjbigk+IvWDfg7SUN8MdsKPDScEkR1MRVBv0Z3khrRn+jHqG/BadyL7CMnHTcb6oh1fLLWxtMJHujNoSd8WRDX1aHNxH6pMFWRXq3eo
Ul2DnYejy6koJ5kcmch6rfqdjh5sOSBxfflTDM+1Qk+jJ/gz/r78YZaR24BjRZf8D3+ICSVfUoGEech+9p13GrSObUx8WB3NX2DXYo2Qv1ylwq/oeTFYV8pN
xz5QM/1dOZm+nFLBke78FCN5j8uj2hB3uWh3gNflHMhuloUGPwvyhcQHrQx/3rBnYLVmGBTMNYbaew3aHvYtehnZQnVmboiXPEfY76KdfW1Ya75t2WfoTJ0o
XMZ6GAYjzbUSi3fF56RO9Z7mK0in8Tsw2724YoOdsLlsM8OnqB7rF204p/+dUGHZ8KyKgyiE/IP25H/eoGUrO3tUuhBVJ7on9dUdL7yn2/tj8HviHGGz3OUH
i5wsOkykzcFuJxdKzeWhqonY0dKHdJC4hHXBl5xv7M/YF0SJ7xb5ietBZZF7yvpYHzf6xG7RtRX781OdLjnckSg251+zh5lm5Cq6F8qYGliz4eKqFagV+M1s
oZazn3nQup04xjaWvxD9uCP+3zmfKDAtXe/8zckQ+gDbNLNJ5oDg6MwbmXNyhawrmTmrP7O83BXZgP3hPhd4QZYaI7kOyjOxJ1UlRKHuQjlEDEh5m7iv/rTs
bRtbbWxThMa82PI1r0ccx+cb6/Przd/hPuxDGMFGpVvpGstB49/iY/9yzyOxY+O/xIMaZYrRnADm6BKQuVxPViSi/QuK9knntlVxw8FuqLf6TmAceEfpcneh
P6udmNMoYMEVTYlW1Gdb25h57HDGlBjDJDE/b0t/aWCPPJIzo/hcQVEhUNArfuLG1cQacCTYWXUyJUVs4v4L8CMLFW88Wbom2G7qG5wghFv+VsSiJ4zrk4eb
vhH+5CEGFNCoKoF52lGOeyQABYp3EGYi19tBnsR0EJOIqYDCP1c8gCTJhxM7MIB4TJrJv0Crof72WjqMtKCTUutar+K1UgZ4A6YtI8nBqvbsH/bHcDmzGe5p
6AmQhgJ0uLKD8pGyWdVw+pP9szklbYJ1ju+R75acKwYJa1Nn+g8g+8lD5gnQsEq4OIPLZZYmAeBAMdI3GqlHt7e4U8vyZksKTfMEmzcNM/3Amr7ivLgV2Cm2
g8iDNnG9pzO5DGTlfExNnmLS4P/gwUCB/w/fc0xt6YXWM/XXmeEeYpIlTNRhz+E/+PpCI+GEsU5qa+gdN1uchlrEs3i8JdHS0hXlOMutFhb5M7C7cF6qiB7A
SQzm/8LvUKO8+9FEeq3nAAVZ3tAjmlw2dLf+hQ0x3WFT8UN4GdaS/2QZaqjRbOVPA//hRzCNqLW8QR9AvYX+HIJlgDuFQchO5JTiDX3JKLmLTYeY6YadyDqT
1vLS45UPot25j+Y6TD9st/Ux0kJ/C5GJJHg4Mry8ufeM8yS0Qv/CuNB0WVNI5ILq4OoflfPchdHBFahuqHK1K1ef6KlWta88SRxJxOEP7jbwMk1GRCu7kbSy
bvEj/d22lhgD4OQLdTdoq6Ua+MScFIYaL8Dv2FyihzZeKaaMUzcHWzoTXUVMsOKzeoXso9mYfJ2Rige2qsY6newNuic3XhNlb6+7DaxU/Oh6dpMbJovIlvAM
coNzFdWaxLKhTEPmtMxGdZbWi///q7uhyw0yuQgKAzuymDbFcVg4rW2vjnbWKe8RrXMfgmei65CRmAQvk7+jK/w3BbdvpOWAtR2ejqnReI2RoajCJuXGhpgK
GVL21j5QcTZ/FgGBvV2LVdN0F7QhqnHgKHgMtUV3QK+mfuDyT/7bWm1nciR7DA7VdvVM84zTHPGE21uYBmNJzF3jrxxjuGslUQwmBCXZQZ9Jvq68xICFTfEb
oJpVAitJN+eGeq6/I+xUNOQ30a34Eeq3umLdb54guikhaOKEftAMbk+xgz+B9lafN1p9pWmLxShwDLwJWeJdIJ3iupfvMx5UbVUsd8xwljClSZ8jx7KDoRqx
p+6FGFF5zPXZN4qNDxoV9FvQjGBt3flhh1f3DZkcdAO1gUvQOViYvBTtDLREb+LDipbWDVaEVAxLnqXVK38v/liYkv9+w7is3iXLCs5HWbbQDTdufgUY2XWA
gbuPPEBegVrWi6u8E4zFhnXQr3h7BKXT/K3JfcT2pDeam953oj7lAdycK0UfswnsIvStNN2slBL55cIYVSdlpH5P3CTgTuI3D++e4g5yG+HOKbGx76lZzszS
/AqjdyPwc+bsiNXWet8aXCwoKugUJMd2azgiuioZIa64/1INL5xhX0lUEFc1pR4lKkGE9jpFqf+E5kDFngbuy9it+GrgjGGG6REx21uR/Di+o33F5hHOk64l
xL6cM0l9HN2wLupizKRfbe7pdCImdIZ5CPNcE4rGwndMV9A2RA+2Z3IpPNrYQvfAOMjdATsOboaU+mj9ofKByQYolmphrHUuYuYAjaXXHlGcgqxAWnuXIaVo
Y/dBY4Rpt8luzJUn4qMEGVzhu6VJgx/o/J773J6kqS4bcI0qF3yoonwTW2bK5fuKf3JhQplmtGK3xHFdpH3i74HpfJS8El1jCkIbuHsbt3q+YV8Nt5izQDi+
lx1EjrIlA37GpH3Bx4PjDROgifB6rqM4DHumPKzMkOpbOvIjDNHMUWM4p6mITvyB/YZnll2me9gkk4KaYsw1h1tiVAqijUjQ7xVLLMHweOywfBB6qgsK9AVv
U8FSEr8bcQgXNWa+nP0NvkGtwSZpm+D9TRb+BrxOcR23cS6K4SWkmy8NyKEb4yKoksawp9mz8nXmsnGHrzU8FN5jeifEwo/oi6b9+HWNz/TZ0ArfyA+W9Ph4
IwAjyFZ22w/F/ZhuKdXz1HIAdssxXtYgmf6NwipDMr1I+8rdxViEdWCuoBG6ML5QaycHaK9qvSANr2E6o6s0d8B3xl7waWyY/wCWQm3k0+TPfIguzO3FYtJZ
/i56HTNgY/x/I20runJcop42UTC2l96D8cQK5LiIRTr4sfxEJUvu5l7yIUnvoPGsIO5lZfEqe8I3MP4p9cjdX5wGIkJjVydsoWZC8NCsfSFD6zUM6RXC1qkM
2xkJY/s9XWCnoTfnp1cp2tK+Js/F53DdopZ6EzwQHe2dSx9l9kldsT7iBW6n2A5tl5AhxZuz5ZHyJt86bqo4Xvqk0aFL9dOp1ZsWOEnVPYeZbO/6oGkidgN+
d3ZXXFetZ3aL3dTnvAuNP+9TomwR3Lj0ObsbCdiHA7+xE+3B5C7yiTHW04/vhm+FbsvTK3SKL/E5pAebg87jI/UrKITdyy8S/5E2Y8/xs+Z/hJ1EJGdlAsal
zH/ir+4tfO9kUAqSMqo7B1L839jX8HEJrXoQWO97YXnY1JjmlbP9p8nm0nC0t38kb5Takk3AmVCNcjg32/gI/Qa1AVurEHaEf7c4xrM04DOYMrFMc3Z28P6s
a6vrrrYEXcucgq83vhMvGse5x8qgqRjfDPcu6N2gft4GAqh4ZB+j7kIOiD1Rdr8wNuREaXB07AZF/LtEZUw/7hM1hYmT+hFJ+hPAfCaWqzZttly3YOQw6Y4w
0HdE7iVuBChDczFc0CXmGadjjYxF7C98HPdKjtarUs2KbnyW9Sj93w+V4698TkeDMpmLvGK7swfpad6lJc9dK71tKzpCI3XzoZ93S9Ki1q3dGHMxLzWm1bq9
0VUNzgZ1UjLKzq4tTDPaZG8nbNOr6AT6P7CbMltbrE7VPXMNBfMqhfIxhtvQSkjgL+ERWBP4t8R3CmxTpmqI8iR1G6Bdc+NOum8q/5TGiaE/+CpI5WoWEdGi
RYmpPrBuIYo2i72kZ3KpOMF8G8kwDbOlSiVAkQjwE0WT/Thxjk6EeiqDk5cKtHclNBkMAhNNI+EEfKL7vfjWvcy3hV6Kd8YGsDKVTnZwXRZMYC26HwOBk4KO
60bmaR5UioKVbiOfkRdLFdwm6agRgh+LfsMBeZClpfAoKRPuaO2TqmzaXdqGXdfNN3SXR0DD6BruqT/K2gvzVDodzaT1WxcZOuMjrRheaTbBcyMMiM23ii0x
/s21hXtgtQY96EzuiHbCFsOTkZjUEbJXDjMP5hOhyeUf5RG4g/1iybX8LT/wDYE7w590S7wjMFocGb0eO6+7yPdu+ojdKEzSOtwtpSFsM2GxuFx+L03S0nBb
YFS8Fd8Cn1P5pFygrzReHArbsa36U1hvy+/+/bodyBK4L9fd9MG/WVSkrKMwz+/CAvMY9K1vutzJt0MaJGiAeuIYbioGWB7q/9RYAqOgOLw3jwAh+onUIW0L
3xWegWJhn7Sn+KM62/1rSRNPR9XoqHGOXsRKZ57iWJPOuqvxv3kO0P84nthvIrL0q/YP8DX82HwFyhAOY+/ZTq6zP2qgH8JwU3iX0euFBGfjd147OhCY5fnT
faviIvCVbEMY4tdwa+hK5QRlFriGJ41K+Ju2GbtWOwazUM3RC+pXyavjvtOxcCtgMdWQvbeuyvUp812d1pl3Ml8F9axzLTgq/Jesf4SPykHIb2KSqpXNAhVD
pVgPpAsz1lsh7lU8EFbjRSgtlQujVKX6m/xB+Bf3HP9JoNb73dLbtzswp1rDV1ibKScb4oxDHe2T23mUpLWiyJVVQHjTnAXiWeBW2ULqif0v4wMoR/WM+znP
y0h9N1RFNWansI1ThnsOOWdyakaN3eMd4htrD+4+e61JfzretVTxFxdEfQH7Fq4gJ3MtuI24F70PPpI2l/Pq7ZSD/tfxXP60panGyhZiuRJpGoz+yY1i84WW
gI4txmt8Yfg6qIW0BzrpvyB13BoZGNo0khspa4UrNpX7MCCk5FC0bbaxN3Ur3uTbyQ6WmotbA4SpG3upcCkWn5mSOTNobFBKZq+6qqz12UHZjy1H8TqBQ1WZ
yF6jXr6nWJuaFn8wsX1hQmJ6SkL+qsTflBNKSzZ02zJxy/ls08ZXBefXZRe1ySvyXVb/xl2W36iSzAOMXakbcnvnHOYVNzbQF+8n9zEViGaMg3W6QTrUtKwo
B3kmnBHHYY0tY/yB6jX4MvBs+nn/v3xDyyuNgRfoDh4r7NR+09xEXOBxdTNHOpiXmK2I0axzz9KkuH9OH9vXYFPehnxfpKa4eOOSzDPrkPxzsTPoTCKVmE58
cuQpC1bfst9373e+iG7piSODkXrwE2RU3n/2M9R5zW33XaoupWdkQz/ss2p+6Rf3fPUYXO+wqxdoocqxdCe50L8UvigvoE2WajEdXQJP5Kthi/RS9S8yzr/R
O1NzwTjYs13qaQ4iiapx7iFsFl+bP1JT7X3qXuTIVU9xW8mt1Hzt74Gn2H4qz9hA7EkzUaPKqwNt01NSk6RsbKnvm8UcNIMbQOwwjPUOsUlob+maobLoPXhG
XoFEse3xtuBSSS+NgRNMz00DpTL8JJUvdZePiPc9Vy115f5aVGiJTcbdpqGpY+URfBzrRX43msXDStg+Ke1X0+rqxQIurhBNltuW5lA382GRQBsLr6EC3Qyj
SbwF3gIw4qPLyoXq8wQT1Sk1oBmMRVa/gXv5WHlOej7wFJyG9UcvBybhV21T+OsSh6XT65Ag/Ak0n71j9DZ9bx2vvM5PUDaC3yDvkP5udVUJnqkVzbN9v/BV
5mZgW+arz2QdJbf1X/NH+Fksh+0JTfV/Tb3A70f3ELl4J5yynhSHyDvMe01GxiHmEA0D3/UH4TI8NDbStgd6wEwjYT4ClbjLWAI1VyIFih5qvcgP1n4iO1Db
GrTWHvZut23wFAhfErXunevdyhuaaGdd+0PPcVogqzxvFUO0ufRVwykw3GjAdXJ/MRVW+ZOkMssOGSObCEHVsfg6+3hximYo9oo8lfINnAWPBbqS/2GSMxNe
TdEiSf9GxyjimFuO5/xR8kipA2YTPiNi4kCujCfRydxZspQYAHyF+6++nfl3ZkbWzswNocNyLGv+rnMaNrt84iOT3v9ExECr/qG3vZzFjidWEn7PZNBvYsXp
4hPfM+KC9Rf+kEWyjLSC7Gg2OzBIud63HDsB6szvqifAP1pbY4NznOco8AyYqxhcGm2flfiWWyKksiO9M1xHyE60TA/jfk5spKFl1PPK5b5w9x4YwgdwYxgd
iCm7mhpJzasGkFhgobjHmmlox/3LPuMmkiOEtWwYFuY551dJMfJRJqHhLDNKfsH+FB8rAX4/c9dAo98YE0NC73X7LG0sKa4TlhpDHxHDm/Ihfo3/lfgr6QS6
kYeQqdwsMalpDTG5fKD+hNFuaKMNUfexP6PsvjP+V/7RlgHm/eauUonlmCUlqFWddvXaBNUEbQ++GdQta17ubN88037hJnJv63f/e6ODbWSO0TRMPla6OnZd
xYrIWGSwvan6z/Vbw2ckWIpO5ZYUvSpuWDBr01jpjrJU6Gi47TpX12a+krrfPFj8ix0twL6/DWn4A24o2d+0RpegHeJGgatKDXYJ+FpRV1qVGpwelV6cOMWk
2F6iclFH2CAy2fjC7YYIlODXMad1FdxVW1ftHVWRcrRyvjJOLyquAD/n/1zajG3MCLlXlBr5KMsUxyQdarCQmqd5pq2HjBVPKv4zvtY0Yk9yQ1kQLkLeih/i
AE1nMANs6lUArYyMp5ibDfbnI3T1sbz6LVWjtP3dcuTHJvMMD/X54Db/dMYmTzC9QV9pwv3JjtmensJAeD9fQ/uoLspJ7FCuFdZHuCmtdbFglX+36wsXHdjp
iG7yH/gBeEq3hR3wIKeSWQQfbuZLHWUaxU41TgULxO+BXIsEv9MdNrYSIwCP4Rv8wLen+k5cLHWCrcGfaZ/Ts6njYhv2ujE3r3V5K9vtwDmgtWGfr4Q5y3bX
LpPHiDtMc0wTPTI3yfIS/KSIF00/eGof6QLdPRBCFDSFTAvEpaLEESIt9eTvcX8GzJa5wCiskLsLN5WmCa3gvxsvC5wiP7B38D91MvSc9kiZlU3AO2g1cl9y
GxuZpyBl4mFsCW6XbPpiKQLY7gwHMtgSoAM3KDA3ZbTECQvTH+YvYjdj73wP0EqkjWUV/C71CTyDL8FfOoLh11jT1DXYHSmI24sVBlZy+XCFYMTnioTwnarU
WhHClMyYA9VYmuWRLl64ZxrNH7GMtDTCCpGt6WOxfFZtLmZ6aBnDeeGSMUIaxmUmr6ycJIZjGvMk30pmGvvcmerY4BunciWuZyVSYZ9ANFDpG3iSnNRY1y3P
VJLQrwAP6vtQKXq5vC7rIW9JHeB5TCdPKvsEWsfa7LFNG6aNMKDYW1Dy72Of2g2bzrkn8GkECWcRv4jD4SKuAN7Jbubf6oPpMbp4o5ndwu3XuYk/3ChyAf1V
k1FwN2KHd65tvu6ysyFX4D1HlkFSQnjwiUwqxBqUmT1sjaeOMpvJjRFy3e/ZO54BkavJ72BdzxOqDrAFPSpGJwzHcFMI+cFjMjyi5/iKqN1AMySt8JdAPetJ
tBRKBcf5D3s+UAcxu2Fa2SDrGUWG8qUtprzKscj93JXMPYCeVwQ0lw2pwGfPGnuAu8tEGX7OyRiHtFG2VnTlrxOHsnUJ4dBu7wRrEVJXjvNNEA8i9TzDUcRa
SbpZJSVYJKi57oLDLl/nZ1o8mhSaxKJt+6Aw9MkWg7sc3uoPUGXxOcx+aiNcgveBXkq35PviMHw9nyENZT+Lq0W97RZaStWiRN58wSZtYf3yP+pr8FowlJyk
UmjEsrrQGP18vR7s4rsY2Eov+6HaD8rpQIvMq0ETM/cGDQrqmx2ZVRXUoA6RNsSakhqJEZZ/06r+/86XfnxKln19ef/IWsdGVZrb1Lgo8XDJ67yFkQMSM+PA
hqqSnNx6dcugKdJzfVPpiey0FHnPiEuNua5r+BDiuzbgr8v2lmJEnr2CZ2AzzUOh7shFNsvQzzOAawVw/v6mutBcaIVoT1/DjjQqRKNOqwlGGrneMzHSPvNE
bowiRrc5Nokos9scICCGFtl/znyZHR2fP6rB5biasH/rHg8ujXsS25m4q/8bHFF2s3J2QiN9bPSGJkpuI1RE7nA/SdjGFtJRIK7v5DrDhFpqNePIKONGbyf4
U2E+0YwGCZQCkxp7gtwz3eMzu8CtqhFpmLnAl1fVqOoU3lQ9URkq71CqK4dh9Yx7yCLpoLFNaoblLD1U/J3uhH+Um4j96GmOLsnN0NlkW3IIdQI0GeaBmeww
vJsvyTnbsk0Mtrxn2/P72AGGfEtL413WYHCa93k9/jhjjcfGargk3QrPv0ANRbKhYgcCE+8zC6jIAGvuJRcamwTCoDXSbKorIZst/Dl2nX9zwjQc+MGOOsNP
7aS+vWE7kGuu5zvBx/unJ/wHHgVU9CuvXwow+axH+BVrTGI+QMzQRJkaoWPtJYYrNE7lcO1Fj+K52F1ujwn8EH4D3haz43XTftFkkc/ZtVwP/yW8veilq3yX
6BtAEf5AShHbKk6abHI31UzjRbIYjbKuCbw3LFK8gDcgD7QL2VbCFOM8OF0ypo5CJ2kO5z+XisC5VCT4q/CIS7Qqme7Gp3AnWB1fU+njsokt3AYwGOHEbEkJ
DecWEP9JU/EMX444zfDO2Jxdhg+GaHKVuJvpIV3nDvMLfd/geea37ARLObyMeZ9Yh6zROshL+hPqjUBZ3AliWkl4xTGynXsN+sAVpy5VTbHthI/qCewruxB1
AH1VnbB7jvf+vrzTv5EJNRwwT4MXIkPYKcB1zXpDBbVV2UB7Qd+TJN0T2MW2OwiuCVJ1RaagJJfinAp1oWup/g4Pc7XwhKqvczX7SfeQtBF1dG11F1MGUmB0
dGZo0ISg5DWqeuODEjILs//J6qhIJVsAx5xR/AZkh+G+cS8Sw5J8OvMf0RbzGUTxFT8SWIzvJmuRGp5i2+q/GPqy5chH1mvR5DPmnO1b8fnIDasg3k/SVFQB
SOzK5HsqLHJ9/hjFS6olsbf4tSJfc5lQQx+BTdDPWbGTVM8dW6gEz1wdwH0ndEDPxoh3FZajgeBPxqay2kI5bqSON6azXcRQ90s0z9NBHQ2uQo95oqUi+q24
CqsSrEgwF/ihY6LEhfy+HyhygWuMTzY4y59Io/VR/r7AYKkbZUu+ghNEmNyS3uEfkxrj32Dh2URzeABipxreVsZR9Ssg+3FXFvgETjCvs2DWuMAVa6jswkWn
GYgLqp/JZwqZZ7OGrp8eFB68ODiFHFbVmN4g5v6PrLeOjhr9w74rQFtoqftMx5JMkklG2uLubgssDruLuy2l+LQUaWlLS70dyczEbWaKy7K4LFDcYVnshy7u
sjy85/3reTg5J//nPne+13XdJ/lcGMB3wIdgo8EztUuL/47OhFao/GmdqjPUhqptGxI2nbUuKp5buj584kYmUhfZFtnMt5T+pVLhpkCPqnGs3b3amwgHcdmy
IL2VguTPpqtsXOov7Bg2W3CQTFpbqvP39IAwT32FhmMIrV2Nr9HXGvcbWrhcOsrTAU5A23ANaIj2OQRqmtvuhCdqH9tCyd1xUrQv7Ufyy7GcstBJBWs3UlEd
GnWLrY2YGDm0uqd2SK2KTI3bETFa81y12x7HxNny6SwmzdWdLai97lgK3MytTloOuKubYRQ4gdrnMegvejLLGNcEdVhSz9hp1GzbTntT73RC5j7ntxFChRFQ
PRaJxMtLwWfyZ6a75gU4h43nm1AJvNYwCSpBV0rhDJ+Gi0+h/cQRssRlJg8jvQ02u0X7EF5l+dt4x9zWmAVvM+9CR8DHxNvYfDxGsvlGgvnyWjGTHord5x+x
VKoKMYusEKXVoYOxW94BYpHMAxcBV+UEIUdKRHvIF+j/SRWVG4QmPkiq5jkxyPxUbIdPTVnInYZfqF9jk8x/yBvs58UmyGFvrB+Q+gI/f/cW/aFQoAd6WR1v
DBSvQb1FzLzP09x18Ps7mY4H8sPwtp5+xl+xbPi1rbM3MfOYZTs1SfgiTnaHW6bx7bA4/1TsKtpcOsMVOf/S75aW4X+q88gKKRmHJbdZ4d0vvGeKxXp8RXmh
p4Vlufb3zDq8L11jnurtiI0gXEIP1SiBY49Cd4AiHMZfS1WORGASdoYuoP6m/0x9DO5DwrhC/Vx6GjkBSTE1dlzJyGIJ7jmbIA7gNdhhz1L2Lt1K3MLFiodM
BUhH8UBKF6GX8ElRVR1F1Kq3OFDGYKupzODGqq0RwRuS0opd/7piPR8r9PxT13TbL+rPUA3chQmUCu3t5FLxnTiabyp0Nc1vKaN5opqi2MbMBOqwug57UrbN
1geW6TbUb8kn+P0GA9NWeEvHEePJwQoYuqEZnPQ6YQaLQCuZg0nr6uCC8qp0z2FtYtVh7VT2peOqZ6f1t4A5VjHHtSbTetYavro4p6V4EfZU6aQZ6o7SNIpI
XchtJF9zIfQZJJVeyqfxZ5EGYDY+yLM7faDxkqaz5VfsIa+GN2KfM87Dd+BQr97d3jcR31VRUzOsenBVxxqVK56OdZYTPuB3Vwofz6e4w/Ud1KccGzz6yh/5
kDagXU0b9wXdGTiFQ6mBxCL7e+6jXOteip1QDAL3m/OMj7DR9AKqMLkDSbAMsMSp8hzV+aGIpP1ulkssDcBHoxPcDnUZPDJlNTVY+AmwpzXHm0hv9B2o9vgi
0oWa2UAPpfWwDXUra0qA+9TGel8Ll+8h9ZXEuSJXltvszlP/xi2FnsTfZMuUNRBuDEjojxxXnQCOW6aYWpsDA7pYZeuQgEgrYy21egKrgp7iOjk5pdQbKmSn
EHhXc3RiacW8ivYKV92pTd+KwDqDu6fGtPbOWqbAF34+sMN6sKBzRXjRKHYx3IwbgUawz6qmGmuMdfoO4CR9ELpUwcJxwi79GR4xgMmZ+ofuTuQEnZYNQo/K
LB9HJEmYNOm7P7KJocIVrFnKACjQ7VcUMYe4Oew0RBHZTTG1qsZ5ufY0sUN7JyWQ0yoGOH7kFk0omBJWYt0efjEHiX5d1CSy5aaDyhul71xNiFTted1R6gz5
r6uV2xGz2jnEGcKOIGt1pxmC+8pF1WxOFVxzjavJlkKJO0JY3VzS/Oee5zqqaEM80FTEmWvqQB/XD16ABBFBnEZ1QlevLlNvM+4jhoqn5SuRhfJr31A2H5jp
UvBqQS2epkHeKp9lGUVD6TvtMkbpWASqgSFEmHKt2AwfCQ2UquWPSHf9o+SHwDhuvfg7kUhOtdilo77NOMZrjXP0vbSUrkccKk6lHjoHq43cDXilOAl5L85m
Ez2LouKYUDo7aIIvnu7vCfZoxInY9fjHZkGXh7ZCu0MoNtmt1XRlrUywaHbNAhvYJUYtInDr4OD0KLSncBz9Bm4ia/WiIT5tBX8Ri8PaSSI2mi1wMlUjxS7U
MqzMu1HoJy+0JGO9qZeqPAhBjmBZdhKLM34wN0Fz1DHSH9JiYB+cq4v1ZUEjpOHsAbqUvW3MwJbIjeENBC42wc56x3hq6AHJi+CpXCM6z9uELxZ2Mq+4WLaR
EG74xOynjhp8fAxyAznkXYVBPr9oUP9BNPYdhTf6I+DfqLPmzmi4b1jd4SYnEYT+h33HznQF6kM4s+sOCZuecb+4T0HHtVnsMs0g+BH7MmWvOheqdDK2/xT3
iInqAWq3YgU8ouRM2lldl1ojMLf6jZTo7eD+hf8tyU2gwjVDZ2CE6ZQ5XxUkbeYl8anNzF3whEcl2EgqIfWSK1l3j45zDAZfQvcqS4heTJ2wum4bp6Da1frp
5uJjPh7vBn/WZQJa3QF3O3KUpldqX3cSNYp5pf1d9YJeZw0N2J4zvXGWdXOjrKCh4Z1yTmgu8jSToKDYI+vj6es1N2in+7DyGwDxtDEDSVx3HWuLXcfHmPsg
TfnWJq3BqWkkz8Ng4ygBMGyBF7EDjX79KR0B/1I7oKaQiE8KA0IqvESFGnSna9exayHYcw1aTk12ENzDhB//i8xpGmoHBLXrjSaanahPd8vEIOSMiCaN4oZ6
d3J12mrAZ9tL79QpdPsVl92dbIeY81Sau6PcS1zDTAdwpCX8M/PWWJzSjOI5kF3pHAJGuKJ1KtoKoFSNL5Z1UmlyP+U+eL5xGLYUW+bzm7QwXr3ZLRg+yHeh
IOadu4W2mF1EpbOviL6kjWyAD4DrvudOE5yEBnLT02PkKQFYQFBAvTU6uCxHGzg06FHgS2m2uS/cWaTwaZjL7Dev8ZQmLUg8mDzfcVvzzKaqKK/4HzEr5k3p
p4izATPWN45qWRITHBn/hfwJ+Qd6qmksQliBUTAH4weMuMVtSVFHyZv5w9XtAYOIwwfzR5I/k4OwsdT/BL3hY+UmuSP0HzUbThBStI9q5pgfoqvAMZu2kX94
3pALPVmeburuwADbRPV0ewhBuUKpLlWRgIr4kbYWvP5a2J0IPLZLZFrQzYjYmNZr74Mxyk1p38jDzlhHgRpSbk0ZiTa1vwDykgfBWdRwjRI6DQcZG9z1WoRV
0hJwx/F9hXStq+OAD46Rnq+Kda7WtttRs7TPzBMNv5hOQIHeWJzk7mIfTPXIc/gi3htxsGPKNyNJrpfYZfNm6aS+GBsdbzMcUR6E+krnwfF1G/Wv1a0p1LkI
kGAUSt8c6fvTW4/0Ay5heygFORmr0RPUTk8Mcxs74RssPvKtgW30LU7WO8Ue7laKVK6Uvaf93Xlbem14jJbLPczNxNPUoZoO3J8ILj/Ea9iu0qWKhPo473FY
o74jzIBI82l8LniUHeRdZn6Atkup5rbRbrIXeQ1bZZ9ump3WRIzghiufMoXuUO6quMJ9jGgKtyA/SOcQxrig9qy+jq3xzPR/0Y5EbkmXsH7f9eKe9w1MmHOR
FbbddCNpMJtmNtf+Bj/AvWS0ZMdlDheaodEiigUgIQKLjUVa4YO9kncG2RjJr+4g+uqHGRzwKPCcpt6cnBQgzOU0MsUd8mcIE8liLFZYogghLopBIksLfDn3
STSb18stfU/QQf4lYkNSg/ciKAtZ4jN2GNNErCheXf0HeZnfwPVl9RxC+QmBrqbHYzHxPNE6mSAwdyaZBp2AOrEfqZS6+mqzwlMWp9EYTyY9Iv1sU2CzkKBo
rK+kCsSRZgzJ4LP8c4w9TU8z2or3xcmWw2alrYV2FN1Ap3GxNbS+Sn9LH8/uEFPcEWoNk6dNBG/W9id7sUHUHfqSwuyMoBOBmVxTx0golH6iojTLFG2oFpRH
s1uVFuALGr7uQeDtwHMhQF7WmiaNl4tD7IPJzvoV7Gysve+31NWalXF3DcfZzcLquBPUaalrWi13BJ5lPoglmreZF8IL8HnoeXqC2D7sBmEQzwgz2fPII7EW
W0QaXQY7q4YT8isCnPpamZCAY+QsMgRdADjrKE20bTfwA8/aOpLxhFld19DmnmPIPTBR+QHeQh+lRrHhYJQvga/Ge9jaSXu5QiIgZQ6o5jZDt6CP1K3UUJKQ
s02rjSrDVHEUW2H8z5Wh0Um9sIGSS6rDn6BrkP6aFpgtPt8brzjBOKV0yJ94y3Ttu05Pw57zKb7NtFNk2Bbpsh6APtY8p//H/amtIm7Bu8j1wl25CbwOdxqP
ikqyyJwGtA2YEzA2MCrwWkBK7qiAQ4FtG+8HjaaFSBTf35cFbzWOFZoKTBymCHTqQg9X/1toXn/FtTi+sHL6msyI8nhf9IoIIio2orRigTkd6Y6OMq3DtkAx
vhznn1wu1NQ8FjNDSakDZS4zPb2rNwh6Ap+BZyqWaF7y+Ukil6YZig3hFNJz725fqTmL/wrISW0dFDvb1Uf/RHmZIMWvXARZmNpLExH+3NVMnVU+LpVzd0/7
ka/PFcdtuB0RHrmx6f2S+HhfoD78vTbBXRFoY39xnnaZCJ1qM4S4frf1195zfQOkZCe42rOTOOCOJyFHEzpYCoKdtuPqvfg09fPknJKDynQXk1PoiqoxEa/5
j/JM43bL8fK+nCb9qyEDXoQnGl8yvTxt8SpXMHwa3ZA0IbVG+xGsBzrQkWI8I4AZxhf8SluSeoo23patdbPK2hzwoPmaz6IbREViXVGM7Qh+k+uxI/x4fJ6Q
gCiFZTwmWrV5SGvpD9spcbLJ7uqpPQ9kcwpxe9ov+F5hN+yTZkkXDJk2r6e+8WMgKMnoaa77V2n2/WOzZGyU+sK3fE/MWUgrMVdOck82nxHtWJ27ddUidKph
Et/NNDHTxN8XN3uMvoNyId5OLJeI9Nq0O2iFb59ll3OkHI/1MJ8TcuhFIiqh/tVCsXdj+ShdLjJJQPxOc1+2e8Iwb4E0kkW9Ef6viI7LA2oUtZCCWqE++H3+
FSoKgH+4DuR+1w32oj7fch6sMpWn/yOFp7f0PxB3m1OQUHkOlig2Vz8nUBj2DuWP1g3h88n5Qh4kp2yCN6r6m7oLA8QXhnqsggB9//l+lhw+v3MYVy23EL+x
q9nO9ubfnXWBmAE6meFsRe0Z91EyhMvyZrjaKMeTPxHzXDPczdxgWjTbCjiiZFUQHFc5NeaaemulTfMc/gIvdzxGn0oD+ZnIPvhX2S5W+V/yU7nFYm7GOulz
yifvHnVgxc2UaGA+3bJ6a80K9WguEmxb+4a4qmzvTCGnQRLZjXkXd5nH0kbgvZNvYFZpshtgVyUlxQ1W9FNf0Ya7/TBAT0w7FqAI+C+gZdCyADknN6DJmlar
W0F9tTZxofG086P6JR+c0qmOTl6ojk49a3oqHGV3GMdzy8DjlmRSKToFK+FyN2dWJBa4q+kwYRY+FJtuHr7lXzlhc6Zly/o35UHu4dVPS9BYvzMptLvDpavU
FAJq14m0VEcqamCjmB9JobkQS/9LjefPp2nVE+l24gqlyK3h5wpT2cbQdfY/y730i/AGOFXXTd1fnAMfdEWaWrIPoGOmBtN+b6p4mke0AWAhN4u3G4LQxdAx
/ChXbzxO62wDxU7MAZgzCOh6RyjAYOXIUoNNU2ZuwXURJuMT+XqsymjBM6hvYCcV5YTZUqYdF2Q45+yMZxgnsig8Vf/e7kLe47PFZgH6gHnWtTllAUz+mwB7
YHXAVX17/1ySN//mG4VGGa6C75lvKb7q3NocV2XaItthWFUOpdyI6lP8LISI9xU/KNVEX6h4UhBp6IVs46+Ih1K6FowXE41rRDP6D5kt+vl38hz4iamSC9NJ
yTeoxq5xYA41GPQp//SEehdSpxNKTe/wkd5SY6BQauqMV2GtSC24Kg1JnVvXCa6joz2jNZjyY5XbcY7oU5sM5xJFuh+bU2pCwcan8oqa54V9y32Q37bwj7wV
VKaiI9EMyiZ6u3OoIerbySHQlBShZjy5CLlfEaOfCYxMC3IU2Vw6jzI/7B/TfPUYVqCfVJeoF6zPSOpBou4v7gJVtrPBN4pbZWhkHiuO0OyUOrDZGf+JWaor
bE4aqQao7dI++i4XKG70zEeH1iiY4fIkehAXw+aALx1za38CFjOx5FTolatz2nQ0zEjiy4QwfCEoearxNeJUelT1bfoTnMzHsTy5QAxnN0Dv9TSxT7cazqbI
tCuw0fASncut9P0uRUHntXHfp+Rvftl3BnzBFvN36D/ZMP8EZ7zkkzq556ALjDPhN6ZRVJ55uynSGA7u2zBNaqN/REXLfwunyJFRTuwRGcPv9Tby9nJfg9ex
sXAl3EVsp/wXrUzUUP8gMhNsmGDqLp5gWmOp/qPSVvNPyCzzNv0TKpHFpYdsb/NOqQUiku+5Odwlr5WOBm/QrdQP6OW63rDZdwu7wI6kAOMoNQJO9I3DTuLh
zgRvN00Au5My6OfRZchxsAhbIATW444QLJFYiG2R8qUW+t/cB1wmcQLz0pcj7xRmJG/xjq9vJw9W1tkjvjsNPbwKaKWtgo8YNWB75Bk8RbOVmsMB7E33/ZRS
bSy2T57jXBNdAIdgrdmv2sjkDlRzqB3dqRalekJNAB0gVvVU7yY6G7pBl4GpciWUTU+nXhk6sUEZEcgBcxE/nX+Mq4xq01iLnfWyWvsNj6dyWtJCaB2azU5T
pgs9POs8JNSRGBP1kW7MiHYYNlP/eQ5z0yXKXQZa6a72QHUWMNTWljzpPgpPZxD720YzV6/M2xG6NffPNeE5FxolhYa7Z0FOfQdxmfsCNIFb5X77fcDvI3ui
EfY2WG/9L9Ie52nkntEqpmMBWFtzY+QNWgydtQ8SF7sHSEngRPgLPka0ISVqFpgeI8ZtBuudDqKhfH+dh5/jmqVgwTbuVpoZwGHPb47B1A/cbesRtYtsrUkg
9iSVODaRT0u6kIelf90ZnlDfG+MiaqgQgP/GetX9yEfgE8fs5N28iT4NTYCM8N9yA21zbkR0wB5jKD/OUcp1r43GmtPn4ZnKpuojQD62gYsGx7KHqNXu2NRO
wlEsCM7BuxkdyCrbIWMqlYs89y0kPgK9PGu4Tq4UXmJvekZIk+h08+8GuykAdlNpLs50jd6DJ1hHBeissLU+oPf6JoH51jDrZXEmcpedCHVAb2FtvIRvg3+Y
fU/knrj/RTT1bHAVVH9Nrq3tWTillCy+VNmtMr1wWcXyRmeSL6WMduVRdeqOXAvYxPeU+qjrqM9Itnu6t4wfDu5GG6ggVStqqc5HjkEo/TvtQPcqrqsUzFXK
04V05Bd8jDDNfcmS6QtRN7jZOFC9BLyhfqqdwZmZGdXXPT87NHQpc9K5jVG7jmt+5Fm/zPvcqFNjKOBYUP3av5tfbHouPIGWXd1t/Vx/esKdWfRu6qKbhcfo
NiX5bcvgFzWL6RK4o+KTnM2A4mG8Tt/cPIZ/Aj4VA9PCiJ9tU+ynqZcpPtsQ4HHpQG+Y7yKXIl4SL+heaQ4o7Mg5PlA7mL2qO48J4Ba2LR5LDCD0aKhxhN62
qdhDgpPBK7qzmgFgO7Cg3EJPgcaTs9nWnkJqqnKuwQR84SEZBiay3eWV+nu+luZiyznzGeN8C4z1yByte4fl6N9zKF8oZ+K7TC/wwWRT/H+0zjHEOA2AvGNd
QXJ7+QTDYA1IDafFd3HQ9zTIg680FXyEOMG4RtEkYbFxLTieniCPl26JXl+dr4U3yNusehQ+S+oi3xWvgNeoMbWN4TAomV+hD0jtyXV22zS3kfnkHampbiS+
Aj8GBWgPiDeR3xC1kCn/BEWblyEOUSv76QB2csoUsDucjnyw1OnDpdeWYPwm1kRupW7Kr2UPYUuYJdBqndFyEs7GJxfPhfd6BRGCHNgJfVP9KrYYUGMs0jE9
n24jhmbkKYZw000S1hM4ZXpl6IVuQiRskryUmo978FW6n+qz6xk+ggp0jOSbkFUFPXUrTdWWGE+SHMn9xQ/g1cAZkhFnuVr69pJ/pUYxo8kSZ1f6gfq5ITi1
Obht0wJVPv2ZPMm0IJwbK4tGwjlSjL7Q8id1EkSpkUalYaL0jVosDW6eZBrJlabnYfvM51U0WUHmEC88HdSlzEp2HTFVX42HanlnWspbKhZdAs7GkrQT9FlE
pqolvMs8zOREGigU7Eh2B/PIu/p24HzgLzSfbJt7IHdkTuD6l7nGQF3wujXrcq7T1ooK9jm7m7sIAyzJL6KemfZD77Hcyqa8C5qFtWJfNtunGYI5PC44EuqP
XDA3MT+C6hC96aL4DL6QUuxtAb+CXEDHGrDkfCqm2VPdjplmf6loRe3l95ATdIl0DHCLbwK0S7pH/diBdpJcSv5nqwaGOiUMgiZQRW615CdwuEH/Si41rIL6
cJ31rZEANpdIocKYFmgrdgzZsvqhpw32BL3EW4DnbCnhNrTnlpGz4GJ+aprZ+5bczi1BJ0kQ3KDrxJ02OaCLxpH8NfBVnDddbbyf2ZM5Db1y59dPlhh+H/+X
pla8zvBhMews7i37Sgv5vfJL/rXnn4ytQjB7RDlV3mHNCBie0zZgobVxYKy12vo84FfzBvarUcQ68BBe7dpiEY3dYo4n841/tu8O/6N6vc1jf67cFd03wrlO
H3OuVFPY1mqJSY2/K6ZW5XKNiTCkP9SVHSmR3H1hHbdPf8M7CR5XjZgfWGQkVL3fGqJ7SjK6pdwzrm3d2Kop+KnqMeaDQpv618gVtJ/vIjJBPRvEyLlgY3Y+
9V1x+Wzuf6oH9H9VXd1ZznxiJ9exelj4jx25M8O7rFeXlm1oGWqKehVZE50UdYh77Y5wdeVak6PJWLDM8yXxsO66cw8JsU7aCQ1WByO9VNFSDCv40thAPg6d
T60yhRmfJE5Sdks9TwzNj9d/cV0Ds2tOSIG+GOcKUUb1bCoznT0iJXEJqjpwHzlG0cigo6OYz9QH/eI0ED4Cz8Bl4j6FKvtws+Br2t/d5+29465RMfrFtJk7
4Bsm5tGZ/mffPcgcskC/HX0ujCJVJCrP54NFwBQN9UFiN52jxrHBtd9sN5lsYJjY4Lrg/J5S6AlUkDRdbBAne4+LN1U/G4O1dWSU8jDYYBxgyU/aqH1HPMT1
vtZ4U6K9YTdC+sqw8ch9bIIvQj24Zglwz9AOPo6tR75pekkrXb/7jnh7ipsEBX+VEjx2KZfdCN8WlcpLcJjxL+B4HUW+rIs1GZ2PWS09DzqFLzeWsEVYnnYE
i0h1yCPzci5F6lP5mDEJL80FwkPzgMRp7mzPlJqLAg82pgTzZPiar6f3iLCG+/u7zh3d/NF/Vg5jx+JfhWS5ny2QPsQNkHLwu+AMOsI7HJzLLxTawpeZbvou
6AwZMka4V/sBF4ldIKdzoH6CPEbazGbzm0CD4z3YAppoMorR6FtTgXJ+ZlBcZ9PfHOy6QMYyKmo8eRlu5d6KROp3J/dwHE8+RQG6GoDFJ/EH4GzgmzoBWwB3
QHrpwqAn2ApxV7K2/hdzuD/bNNeYgn4Qr2OPmE6eJ7oT+t2eh3rAdlW7XK2V90K7xZ/ION19ysWtrc3Eoi1nmSjxA4DEzQR1iA+cTx1RX6bbA29K99kXUVrd
bPa3iOTckMD5jaiCd02GFyTl3lhdU9iATtS25F+4tjB30f2oUWpW0RZN0ryXs/DJ7khyEl6kOay/LfwkJJmqBRN5SMCRExlufivagB3lVqAGR7rlX2+qBCq2
0j+rv8WEEqs8Ajii5qMnEJprf0H9AbxlhpLjiDximLMJ9GMHzqjUWJ7UvsVTSYctFcjneqrN/Ez5prTbME/fzPCBauanXf30vGtBWhn5q24lt4hqp/6F2mht
J55XDxHa+25wVjmc6yzsLikBk5BuPgM7wq3FblTyG1K1OKKEDhsC0Xd0tPTEsEq/GSnAe9J7U/72NXCXvafMZazgiBU6ki6Xgh3GcOQ28UaKFhvoG4gT4mXz
Ir9KSJJOevfmjA3QBoYEZFrLGp2x/pR/esMr5wIuFfjVP3PLPMCEmvk/TL3rNttiySDXIPWuqADNNDXGRSVj5ZejV0T/VcpFJET8vglKSJPa63+mzgFBZJbx
hv4o9UAOkc/SE8mW9Fl5Ea73Ltao2MX6P8yNgEOuKiCF66XR4m5opbeV8ZI42TR/y2Wqo389f4uqUJyH2no6p02udFJhzm2aldWSW+nZEjfSM4SmgS38EbfT
9WN34pHwXsEFZTnrJzRJzs2IXNssJucvVxyzJ8XE7NEkVK6MrUw8TebWdXI8IBNs370DMaliCxirawHU2t7iUVX7xJ36xnixdmJGVi1FlrrXK1a476ieqq3E
r/bPHAK8dM/jEzDaU9RCn/kBvQWv0CSLLPTVe8FRxm/iVklOnJMu6KZgnV17uFEMj6XgJ+hJgFa6kXY6bZLtYG1vakosZU40pfCBhifCP0wn+KeUeZYQNtzX
waiXePECt4Mq0N+XJ+GbubZEG8tjnNPP595TC4VgT3s2DVW5YaRQ3kgfFfWGDug/5nJTA7vJ3zr+qbc90h5db6aMreD2sh8/7/zPeL3ud3yFlOO9JQ2DVogB
5FB5swCJqVIUuhP/gl3BIuvLjYc2vRa7iOPg7eiv5ApplrEOczCssr/4LMHkf4G68YNm9+ZfpTdytrm12V3fiLOiR3xbtVe888zDmFwuTqLLg/ENdRnsJt9M
2C+Fyu9lFdXZvxO+IkZS1T6tpOE9vo5cHayOOKRYTf8JN5a3G4PFPDEb2+eYnFlsHMc3M7v5YXAPaS9CaMa6+/sF1Ii351DPAPYJPBcz4aA0hzsnHIUvMojw
VXMF3+VqChdgqWn/gM3dg8lCtpxrxu2HYqSCGh3c3M2Th+Ap5AwivnawPSMpQTuQnF51lGqN6HWjdJaEO/aORB1CAZLwFD2mXgHTqM9fD75Fr7VSye/5QOBX
3yP+JHiWnQ1TnsiKPQgKPY9b5mGRl/ZJ+pdMgNgfD3Z7yy6yyepa5iJ9Bt0DXmInqeI1JvS1+5Zza95kd1naIo9YEUWG64daF+VSgVJQuvVS7rbV963Prfew
z6kb8KHSAdsCcy7TBZXg9bpNsBqbqj7Id0y4VJNNTceK5Fjkftp2bxcsVbeC6QDLluXsOBQw6rdYUY14wLNF7ig3Vr5zlQF3XRfddu1DW4Hu54QR9BvFNLaT
roNzPLkQjk9cRv3YcLM2rcHdPvV+zAdJqHYl3aM1rnRxsC/HRBpykEf4Y1cT7Kr5+PdJX01hzDqYUA4DWuDbDHm+bnASHMm0NPSCX7iHKA9Bm7FLhiGixv2M
ibZcEyJ1CTXN8Peq6Qo3RyGhqgqxJ5oIhyK/o2MMfxomqEPYCvNIqgX9kOjr2OpsIT6MiEk+bfcmVRLf2N7AcqQL8U31nydb+Bf71dwooFOALqjGmhB4sdlb
a4vVmtXBZqvhuG+4pOICldlsNjYd61RyRdGy5Glia8ULO6qiFZOVXQsfNd3cbHDE3ZgxRY0bH147cd0JIhz6SZ0I7cNA7FdEYGd4EsX1NMMu1ezAPpk+EL/z
Pm4MfYyYAl6Ct2u2ILzYnZ/litTuYcca/jEtFFeKz6BeVIHhpvaX+HP6s2AhtxZtIDnKBe2Knt1c6f45dZgyzkXD54hZST927JwpDAgLDakNjyupWPcgf/NG
rPKecrRqYEovzRj4H9W1spWaQHWBZwehcqvYi5pxSVu5YJvEJDCjqGbFw9HsqLWujcQAzwxqX8ovjsLK4Kp0cCaZz9rsvcm5JpasMdyXd/KlGUcMfY2R7g3o
HGx2GuX7SE4iPpFN4HT+JIfLo+CZXoVBaRrn2Wfvj1VW+OlP6HZiT3I+2I0YBLFcMj4TLsB7+KYanaZx+hXwFNtV7Kz6pR8w3fTO84HML+Ib6TBzj5zDjdO3
RbPxbHAEEoB92vBP3S0mk9siDpY56HfzKbmHNFzK8p3Dx4oRjqVypPjJP1t6QwW0uB9nAFZILeH/CRG+1aYp5rGZKfF92e3+UdozSGvfW7UCMRjLHAeEZZzC
GELzwhm7pHKw7xDAvIhazo7wxHF69qv0m+8hU4Ud8HUAeH4+psVbcjbTIDBWXpVZhNxDorgof2NjODdHaI6148Z4B2O9jV5pqhuhLNWjhFL9Imat+JqKJK/w
fu8k3Cwc5DdhratfqB6gfXxew3qbEgmUjvPBqCS3Ap7RV9hN8AaxIz8A/xudbxyspMjeyBO1ZDnijYfHCcdc10TSHSK2kE6yXZK6C720TuMYrG2tg22vvwjt
IJ0eNzqJ/Ft9nw4TjUJzZjS/K+0WPYYPZXNreqp/U+2lO8PB7KvEp0CpsEZIF5PTXhns5OyaLc4XVIm8z4v7/hEPi5+xOV49iREK9hULgbdhim1OfoJnG8OQ
rnykq5L5ov9E8XLn1Nfan9Vloh/JoqYya8jpYkrtQ+Q5F0vVJDdTwOJtugP5L1APt+OWhfqaLs9b2ainFQhb2OhLTunaZEV2/gg8mbN536OPHTKyxdOOGWW8
aPtbo4JKnR0Uk9hfkKFoE1NLmWCaSzsjNqkjZI5soJfilcpf2AfGdcBHyxIpGM/R7XVm1T3RD4IdFS10zZH19AyXq2Q+/YWKq8jUtCf7OLeBP/Z0/Qx9rV1G
zjS7oQQFaT9PnXPdsmPsdjhCrNBsge9DN5Ex+GPIrL4DIkJpYpQb4cqwi2w0O0G/WdZ4jgkL+VFSUGJTKMH42HZLmC8qNTt0b+pGGUVxobzBs4ddT9h8es6I
d9WNEEV2VL2hdZgY4AW9Gr458AmfjIaqMF8CO5Q6zs7gnoq1cn+Y+z73FtKh/HyphDenxbiOWousTaxtrVfX9Gi+1moLgHN6oBnUNstNOcq+wnmzPg8bR+7T
tS6qqjLad6tnqEJ1x2zBha1K1et6rF0d7UiE8rDq1DULok6m7sE6Q319l+AqWDY+MXzUdQZGWgqk4u+eOd3mxOd5M4R1brunsTkGbSV8luPdjDtFsRNcBcve
GrgWvQZEZQz3QdxeZJXu37Kuqol8CNsCjt+0jCtTvhP+dP5ExrunMRfJw/wy+od+OOv0Zv3C+4XpIxpixzUq2PQt4XDBcDcs/kYnC62JQQzGHaQ2MmpdMYuT
LdWl0D7nUqCjfgtlxpph77lkwx7hrnSBo03fxI3anDRaEazrnbzbNim3pWa/eog4Jn09G4fjQqlvtPjM+ACuEBfz6rjjbI0UQjYmv/JY6u8IrTTj/1FthPbC
cSmsYlRqPfqGOJO0ka4h+yQuZ5sy8ZyJfug9BNzF95j2CIeEYtc3UMZinB6+UASETXiC9AXfaFovXqdLBbM425CMPnOb9c2hPexDqAjmoXniJWOsYabhoCHO
NFp3gu0Opfv+Uj2wVOlDNIC3D34djsI2pE9w78WGIJulVH4fliWNVI6yzOZXgduwKskCjbLslZ/XFFdP5Va4IDFM+gBHeEP0Y9TT9afog45hnCF1hrzBv4/N
lKvwwdIu2zTRjT0SB3KR7gGwTc63z4Qzsd2EiA+WvciR9Jl8b2gR/oxYCnw0rtJUm/vWn+Mt5iXyBHSzqoKdZB5ioPj2TB8x6PsTsOn3YLteJ2fIj7Da9M++
Rb4h5E6fB7ZbIHGG2CzjFbMCpqARxjHsXHgy11J6Ip127TCiKTCTStlcZbE6y/tSnljN+bkr8hwFxdyWJ8Y75YWqh9piX2/nQFpUvdC3MAcgEfYF9DF6tOOU
bUERDQ1J2AgGks2jEgxv4JmFuPsM204sIu9WD9W1SOjAjzZXwgfdptZzMZyoF6biPKuvlumhujdQfWI3+yGS4a55drJizXxgYuICxzPDsbge2D1NJdve42M3
MyObFmNRhusOyJ3LRtO54Gz3S5vZvSAxvnZ6cHnuCOuEyI9RI3LYMMt6ZdOToX7LIKSR1sm/43apV9rakc+Bt6rrzhuUH5rDBTG3yKdIueggTvgipRX8Lb6X
Z7XogSbik+svgXPEK9tGSY39rfW7uD91uWAJPEs5U1WnAiGDLooKhVfp/6cfoPPYPOBygnQfrvux7+8S+0b30VWl/ugKldKYc7q/HL8a7ey/+CvvQ2mmfI//
THQTU6BAz7KEMGxT3XViK7a+GsQ8UB57V8cSIeYGvkD6WWqB5XEPnI+dO2UApbQIvEcscr3DqO96+kELGJy6bfQbw2mgHzvFrDJtx6djO/HWos6cL/3m1Miv
ycecbL5B4hBu6fpdyq+iss8pbRA+i1UOnXS1Tmltb51uTQ9oFBBrbRnQImdgzjxvd75eHiQt0Zz2TZcI3CmZohvHDIq55ShKoV3JtsK68arAiKzSv+Msa3+u
+DnkY6m3RBFucZ5kJmsQPBcshgLYUcTP9TFYJB/BdoJfeQdy0YY8bD+cAo2o7WpoTYd4SzwvXXPxQXrR9oLdhE/wKeO+bK73NEizbO2Rx8AXBAcAYjmVXDWN
rtPksjbbLc0ZcrcnHDxrX1tz2/1Dg6t13OoeOW+CY0rmhM4OaV9UVHhnE5egcc+y12P3NXsJv7Zp5RV3OZBSM1tzXj8KuKhpTM5y5RuGireZA+w+8p1pH7JY
lyE2QsJVSxOtivwoPNFGFmttjsTkt/a+6H1yuzheynIBYAqnwxIEpzeJ6Js0nTXSh+Fo3QHdTTgrfqJBQhbjB3CD5pXrsV7PfFNuKizXRbpnA1G6G55uRDNJ
Bw/1xWHTZUyMT99gaGwoNvQyDco/j82wnPIsM3bWBmlPZPTHSsytxGhxGdgfX2DKwOq1tQjnOC20oDzyfrJefuCZ/z1JmdhgEcI/Ss95wDCPX2dGkFLuqOuV
qRPjg7uBi9lkLIy26mF+mZ+mfHiCvgEyuXsoVXx/caZ4QvsJ2AhONB6BJXSEsN/4SQvop3IwMQO5Lt1IjYxr4+/lC/bK4ggJ8iaBXYSH+i/GedhC6SxTYNGI
78t/QqeYC3ytzDOFPsRF83Fgb/Jx10h9CrdHDxkvQSGCEtuCXYUuQoHiGOcuwapu5YuGonCro4NiAjzLMsB4B30sGYTnZSXEBvk9UOO6ajicOFocxK+Hj6CP
9B/B/fQmMY2a6/3LNlMd6tlOTeWeQqhhuWEXAMOzNL24EGEPEuv5s84E5zBLuAbHCWekrUYta5TAvuos+B5UJsRTEdQAR2vgMXVKuwjcrHlbfXpjHjqIzhOG
8HmuKCGbSrVwmY0sGUA2Wmh4Z0bZkVgUdQz5YH9RbNQfU/WGWqlnVzHu7vZbQA4ziSlhL8N/ao4Y3sJHAZeWE+NgWFSwb+klMXHQ/LpBRGB5PPneNsgGKB+U
T8rdE2jO+d/aZ2tVgdGrMwIT1wx1lzCw9oNjJhwm3iadeAKzQ9NFO1W88X3vXKMnwXnQLOoPEXEvkD7S9dJHhJB7Cx1s0/0SNJB9huWo75sbowtEFxateeDo
TFywG1iYmEycd1WEV6SVVwbZ8sn/gCQNyvytrnT/2Mp6SZOgdYh+feuoLwQI5zHV1B3jBvdsYwXxSUjzXtU0mN+CtXa766RyF1fHIpzeHRCfAS9GcSPCdDLu
1l7HOuqWw1bABSdwrYFxyGoFAZQhVWAm3Jdv4hnLbxanp9xNSxMmSieZv407iE2W1fQEhQO6oZxpemoiKH5Tpf4nTye0B1TrOmD4iTrKu+FH3FdsvUrHDnY1
Vs8u7WQNCcgN2JPTO/Sv4PYBddYZ1v1SN+K61E29nbSDzeQUs0kRUtGh8GT5l4rdigV1QlRc2Grby3XafFtwi/Udy9vHBDafuamirBhazIyC2kIQ3ho9BqD2
JmIn8YZvi3S0Vk+9ocdjHfnB2ED2hTtCcZToqt8itmOX0RPdvbBM7DB6qtrFXfVJhnhfgdEDzy8ZSEKqyNiuIJo0mCnUrmr2a1L6+knAGe0vQB4R66na+OP5
86rgutUDQ/8t1W6qz7eWBBXuCXqmzk2+oZ1TtErt23QTcLBzyHHKFmRpcnDVWuc3521nunuOcpx4knor3FMtIP4FEpVLpA6uMcqOrhBdI9t5dXlKL1tNnbuk
Pb/B38X7CE9LXsF3Ttwv3ha7AWuQu4q1WBg7FROQFGHfdz3yiue460gW3c+TpAkyWdjbrlXEc7iP3qI5r3Sh0dRYbgT6zrhd9RzMFNtIkdAluR381V4vPUx9
VXfDyJrXUg+wSvxZmoIL9fRHpkB7YKDin8os8JhpOqIzN6dPivEKWZxnC/RNc5wQV3PplYctUvpQZi5ySjdN/J90TIoBB3Ob9EPAdK1bhHGeG4L0kw8I9cn/
QGzRId5g2Whczzdwa6nLrg3we7CguisZwv/C2fSDVZeoeYBM9oGGsGfQLtw4mYLzsQjquxdkapIBWGO8A3Yik1gMHcC2kc95/2IdZgouYp6L/ZC+nI0rkxZJ
o/U26X/MRNapHOhKpoIwGE809KS260awh81a/WvOTHT33PFe8UUDPeE37onSDtsf8C9Cf8srsgcyFqvWLVBfwQZ4Prnu1bRiPgJ14lZHKTvxe9rJQF85/saj
OCDpD3gQW6evgdpDkzMT4Fn8DVQyn4E3mh8SV1hMHAoMB/I83+ibxHz3o9rcxLm121VHxHnl57halYfKMe2mioBfQZcpEzpeN1CVZPjAzslYpn6CKJg4iw37
XcLxxeA9ciWSyg+jttDzyR7MIuVWqi8XzW7n10JLsYdYItdYOMNdkx5jgxJX4t/3CnMCOSYi9AokgBTIMFFJnS45pv3s8ufFBrYPyMkJCU0PHLnmfe6LkFQe
ssWK/QAHYyZniGbMpJ8kfYPvgWO5ntxceg23AC7SY5zFMp9O8PZMd4lNgj3O6/BHdopvIddbemuZ5ttjaU60N29NXVOtQgYUXdDoyFXxbRltapJtAaezj0KT
xEy8ueMw/BvwI5dvuENpb6H9STPLvU09U3GW5jCTMMNQVjYbawAyNWsFk6kb8gmY4epsn87m14aL2UgUUECP56cRLbmhyA33Wmga3wDp6OuuNGY2hKi7mTuQ
l9hh9H36nCubP03jmoPY7LK22pFu3iFig9gjzMioEb694lj49JY0TKH7j5nlyRe3w8n8DuxXvofLzc1v1d8nqa0SDjdIZzPn+RdYQwNaB+RZVYEtw4qCdwec
CGjmH2666BOMmc7jtoVSW3Gd72PE88q30SOVa9V+thvwPrXGNSdyQmVdWUMyHF0SdSFaLF+z+pBqkHaYoVAa5NkBxRibi3ssD5D+gt/i810iu/tYpIt8C8so
znZPofoTL9AB4CbWbcgSb2O3tlZptfJMYzK/mx/EN4Pv8oSrNukrjOsPCy7XAuHX1KLqpXYW2FXaxrMhLZtclmBAfuxjNhcuCVY33p3wIvpqRItQTZP4MkG9
gu5FdIG7A7MqHoDjqGr7Fv4Ne6FyBnzDOZMtpgXualoB8BPQR1gjfkbuSMFGir2N7XXaFMtApWOsJ5C7V1Pk6AMl4lW+vfB/njGenfwHjZpfiN3XttFnK2dQ
b9BY6ZJuo7QEfWJwZLat+oI4yNXQClQlZqQ+cZS5rsA3lDdqy1GEPU+Ng6aCLajdfBM4H27ivezrDh+RWsjlKIP8auqEJoAW+Y10GMmAwlItdDAayzLYHv1j
fCX4FntqSt7cWPePGIb5sUF4MH/EtIyZYtyBrMsEY7sws/w9RZGfzGZgRswFAOm9vG8Nk6Uz5ubmJsB46Q1Vr4XZ66ZFYj99n1QXW8BN5yI2tBVj4PXyKHE8
5cXiXFuNBvEVNzbpEpnmqxEbZ+jxRcZ67r5/tjDcOIZO0ct0CmDVYvoWQlv8mgDiDcZkrQK6ZfjgtQH7jEXYI/Sz7yHYid9sGissgg5L3eRf2Dv63sa+yCxv
MtKOxTiTHvZ2QJql7xKzysdL+VK11gGHk/1N/fxdmcWGUvSzbfn3qYcCRjbLP4B5q012hXg7G/O80UkI8Cu/yHGFvvh9tn9LSBLmop1hLTMIHshZ2HznOz0h
aNRq4i8gqqKPI7NuTd1oYqij3q5M7K+97XilUtl26FpAT1QAl061Yi66g+HH2r7Jp/WZ0RnGcXR3I76x0nBKDOEgtFR4D7xmF9vaEreqXyqXaveSx2wVxEde
wZ0iC8hW2BQ7bIurHUTtLPHZt2iSGBXwgp6kbANoXXtSYoteEzd0v2sS3TtTR6S2DeyaM87aokmZ9XUOH1wVfCfnuGeZY5b4EIY1Su0jzS70PDuQqtBrNKx4
BgtgjKlDbHYENC9HduHv4H5SDJsljOA/sB94AtiAT5HOGlYxLK5Qj7AtIMJT11W5lGc16mpr1NXUFYSjTiB6kxlkIwIAX1T8RUK2/4f+8/2+wWV15Ve7ma7c
Y3cU/AfTTN8Ny0ZysWuGn8H+ZsTYhh1qdsNy0T9QX2Ev06QmBV3QdEfaYLy50E9nAQ6RT9AsMQBXKTXCNr1OfVgRhzxH9sk25InoJO/DsEvlXiZs4rHEsu/5
PxPI8g9ivzi6G97TtfI+bJmwQgHTF2xdHTS8tCQ8KZSZQsiirCmTA7kyTsbmYah3geGQdV2AzTo/53XQvaAD1o7WNeHLzTfgQ+nRqCjG4P0soGUbtiv+S+Kz
2hzClDa25lDy2rieqmMRu4u0IQ+iXkVmhAeWZASciIxkd0BR6in0NGmZaRP21cCIqx1T8WTvn8ZjhiHScekoNBqZYHCxHZB95N9MMbySzacH6a2FIf5zxnWJ
L/lZsFvCzS/wMM9PVJ/aRPCtYVthJFatXoAXeJonfEzcr66ty6rhyWzXWPv/S98ICJjUeF8jS97ota0KIgsn5zddv73JTlUtc774nqKSXFK3AuxKSM4gNlvR
hepNXWGSQZV6gXO6I1p3OmwXcc+BqNKjhsJ/Jd8HNaoNtZ9jQmokV4ByufpX3R7nI88J5CU20X7re26pl7pSM9UJ8D3sDdqAt4NJ9WUggv2L30kv48pRCHeg
d/Tv4W5pw3QzVGnoVD0IjKiaFtEEO1g1CRzo08qd5Uy3G3/JG7kcOpadJo3UhPE50ifPDPkZfx15xwyWGSiFnGzrQDWtnM82kB7yNDMAaSvmkRP0zegS6hsJ
ObpDt3x/Ibs8t+FzUh7+TboCvOHyqVPGzSnFnnp8vlEtt5EOfVfO/SpdWndiGI/ZovhiQz72Aemgm+O95GaRn8SDVH82ku6AIZ7V9FN2FN8U3ONp5FjNDRL3
Io/NHu0u4Kz5q7MtnME5oLmWT9BiUYN2phaSyxzr0e7oFZNRfmTsLr7j/8UGUl68DD0GV9EL2M+yQioVZ2pGepfzR6Dj8BHqZ39v+ivWji5h5mCr5fNsqTBH
ShR/YlN5Xqxy+/mxzAysm8vDFruba3tzqTLBDwBbf9fMtVKuPklOon4WP3CPDBs9faAXwFHFSv4oupRdH/WXfamAeHujdvE/IS6IoSuYxTGWuvlglQpLTbXd
rRQdpyuD9C54SxJkTyFXKO+Le+UOSEf6hsDjPdNOQ386YIVZE5H+Ea11V0jLfEr/Rl+QosIzqW4GssR+Es7RlhAe+1Guse4pdzjF/D1nvDG0BQI0wZghbbh4
/Lu5vMwVERwSDK0qb6ZbW9MyLUizPPkFsYJ+SfmCegcesx4MuB5gscbkdAr3NAkifxGSHQD3Mz2QTzYsM99BBwltmOmIE9+IOeGuQBNhNNiUY+QC71PkgRxC
hZmXG3virdlQUyNsB1wHZ5srDXcINXo0qtZuUE21Fyhsmj9cX+oGukC9QMRq/ud6RZicg5Tl1P/q/u9vcv+/6yOopQcKMbbLCT7oBYi5T9RuZUZ5K3kGvuBV
0m+RcUm90EkQzP2XVKqaBm5A8/Rba+8b+oCP9RZxB7qiYinv1nyI6yj4oXc4SXasOsqmSlOZi2oTv1bGxGK5ETKPXAC3N79MqzYNyFyCv05/wtngcHay49fM
03AKDYpacbLqUOkhKgkoYw+odeJEuJfQWYH7+sgDfG3kifWjrYut7oDHAbtywgLuBi0MmB2wMfUt/xS+jt9hyk1U0u9wD1EbvWFTl6Tq5prUHY4RzueudsTB
jU9yBpQ+K1RthAtVMXC4LzpVE2X6wiVmQMQbJEwEkXL8PhuBCWgvdrTYVr4lV7N/o/PpciDadlj8JnXz0sxN4JaHZ3i4Gb9O0IkHjRHYJWG88F7/1F7IfiQP
OfrS6fhS/BCWRQXRpoR4wKPdprARwa5rrv/r7Pn/5wyEYYG1gd3DDwZkrb4a2RCUHpWu+eA56rGkvieuE3+nCIBUHqGdAIR7BhLRmq7Qv9Rj113PIyAF36rm
K+10YNr4HB3jpo85T9SWVc/Wt1RpFc111tJZBSrdNp/F+8jUkYrD54nXOUj4DT1urqiyGwR8qfFVSj9Pe6+Rznc0NVgSxulT6ZeQCp4FLdH/YRuurdDcpa6z
M8s98O/QT8hIKjvuPJ5oTDWME2cb18ljfWeNNniHOdYcY5jt38DuFvTCyxKS++he69kK5OmnQRaxgklL/sBeYxqhBWw5/07bxNeBzNU3gfxSsDfN94aM8J0T
70nti/bw7VOK5cm2fnCYOcbVE1xI3zUOhjhsDjtHZTB9os9jaaydnUpf4itrg413TUX0ZONdKp67rP0IvyAfVV5y4qRgSoY3Cn8KLYR6zXVqh1zmn0F1QKqw
T/gW8hSv9P1mh8VhPq2P1C8X47D20Gt/KbvfMFA3FDtjRMEx7HLsAztYWIItN25MTVc2NZ+qt7EDEIXkN6vhF2KAdFPTprRKfca8Je2mVMYfYXrgozkW7ktM
4tuhBcZacK3b6g30njKb0WfSU3iivj11RX9fO0fXGO6BDwfPaLerm5o2uJaAgwyvQL/6FbsUzaj5GlLlJhw9Kp/WXCla7fG4j1U9rtpnX6+ciL519eZsVLX6
keoQtxK9xXq5rswUzqPPIFk6HDFJHjoS02ADShcggyzzsNYujK2vPk1HICOoSmomOQVuSHvqERVB6qaCA7ikXlZtLs9hK9Vaan9pS/uv1dsgO4A5B3lexjdz
SsRbxwQKJQar6/4PWW8dHdXVvQFPhBAX4sn43DtzfWZCcHeH4u5OcHciSEKAhBDP+Fy3mSS4a/FipVC0QHFoKS3WIl/e3/f98fV991nnrHP+uevKOns/z973
7E13DbyXuzXA36hbAZTXInDwht6Kse4Ae3PupHs/3ZP4UYDdpUKeZrhzMz2Jny8eYxBujptSwegU4LU535yt70/kWTtAyoxF/FA4S3bj+xAHulPM4mb44bT6
mhW2m9tv2YsdF4Fv1UPdq01pxX20IZrGxReYGem/Ubvs/44J/6c3MfZWfdJwNcvVwbqb5G3GmNrKvJ7QecfCty3zPBP4PVCE/6D3gaOQ1K0fzDZmDcolJhRp
jQyGLWnRYivxmu5H03aoD/oSXg9x2Mc4F/EHtgNZJ35mTtNpVJTxLLuLdbOc3C5up7c9kqlFsVL2Eh+LHRMfCW3MuPIFMJKk3Ttc6yrglOPkBfq9Jth+C+lu
6lSdyfaI2OOLIAYrqhRaxeZsPPBNjj9nde7Y3DVSP6sAB+mW4CXoMWma/SThy79RPjx8cGlN+sR4hbujbW+FsJnMGdHkt+Lvi7sXLkr4ElmV8IOxDtjHacWF
Kg98KdwKacQQ4mLiXtc2i17/wpdPu2v/wTtTTyqfq1PpobqLzAVqI3AY93LrwCrTL0hP4pUP1nRCjmt6MovdNW66RqcMqcR3/ECh+tbqoc4q5x9NWtjXxK0t
60Iu1/279uB/+uMt1rwmQY+jmAipUX7U1vi1Ta4rKWol/cH7g6G7trtrX9IW9yD3EeNGDmY/pQykD7P7uEH64/wHuq+nzjnFFQWWUoMgL9Rd5UyNV85XDbcN
V51VDSPbpLSxjuDH+MZnbsd1FaWcx//OITcw5x7MLPI7vC0UT/7C93PMy6vzVNiHSVn8ZkOK+oQ4H1ZqDgBZ3pzKRmBjXRWsBRZCMYaZ3Kn0KOoTUMb3qN7b
gK40/jtCPXRbGq1MRg4TJ4AfYSN/MJ2iGmlnG/I1PYHOJdfUp9PGG5/p1wtvxE/cNXmwaaS1ULrHXxRdcA1HYUVlMmfUpQk6QmXtLIzy6eVx0i3yTmp36jIT
xsmIkTvEWRilJwf7U9sVs5LvrafF/dzLynohQtqri8bOwqJqMOCjF3h7WeroBHCNf7W/gGvMBUqnxYXUA+i9cxlxTBjB3zSfolp5r6Bh8mLehj8XY6RJcKDJ
56/jZOE0+6e4hbjLrrEU+KoyX1V9YAnLe6Kl24SGypPg2xBmWitsdrcSZ/CHgGToFE3jRwzHPdlyJ85fquAPAvlwK7wcJ2DWe53MApoL+ZxSF8xMKVnI1Xjq
tVVQa6gbbSFYpRlpj2+QioBdwghuBzWbWcT20b6WLI5dnifUYC0jnEDesd3Fz+qO7uBK0dkTXlW9BfrVM8rNGfO4cuoAeSHxqbtfWaq7DZfA9Qcfk0vxSwbY
dBK7i/fXD87YQu4XW3kiRI8UTgPaAVyKaVhllDHK1YscQrX2mKmuJQHuIcYS+wpWbRLZL1BxeS/yd7KD65DznGcY3V53laogJysf64LzI3JaBRobaYPSco6F
jYh8EpEIK7F1RB3TCvyclOicKr0XyrkfhZ/dK9FFCa+MayqbCVqoC7ZC9PufYLe5N/5uhuv4aCuFXWBHcRPgOGSGsdLY3t3W9QL4YnCmS7aztiT4pLOZ9549
1PMRaAymkjO0vyYNMAZBp4z/lX2jQYp0JLrOfp3PYVuDaaYXLOTYpZ8P3uXWcpf40eh+9jZswvV6kJxJ7XflYhXc3vREYoFYL+axfeUAcbHnJ+Qo0xtJTl0n
bnG7qJfYAv4AMwxYx/blSsXhXFtxjG+43yj0B8KZ62wqOt381bwfKrNOaLpS7GfKMjYWbdR6sZ0wWL4orUSr+GT5Blwp++H2tWcrW/qGUZOkjmIjxajsBYrR
AYEBywNeZYc3vpajlj+yF4gauaj2ulzDR/h3ii9q3lXnx0/fcSN8UfxZZ1L627JPZYvz74Xeq3wW223z1Mre1TPL93uDTYWq87opUqVnPhMPteTeuF5AsHga
28ONK27GThIfSrc1M0oryThyMTWAnSBMlN3GBPGG3MH8p1crb1f/At3FnPQxXSvoddIsaDH10f7AUOBe5S21zyPnbQ/iimgLcN3NsNXu/8ry39DfxE7fdC68
ZXz33FlBgxPObA3bXEnSTD34iqb5MOCzt4L9zL4DVdDHeJOpMzQI+OTASTO3PnkrZBB/NZdS+9lN6uqy5d43rrdp/bXj9JqKutipqlTyDjBRWGachvyIbRKW
8eWpFLeLLKyOAGpVR8TR7FqDyz6dnc4FM5P4mUg6fEv3DckANrsf8j96VKpl5RGe5zbK3dJ2Uv2b8xm3WswTWtI3AY9vnzwKaCPiQGusD/wO/2zsbZGh5UQg
ewm6afuef6iZ3YBEbO5h1kTkrTAXn8oXa6dJV8XXgBVJZ5vIa+Sa2o6Y1X8BGpuZhI/m25K7yLHMJ393cSf3Rv7km4S9g3tgHbBFfs5wnwu2jIeL5FmWWCnD
e9f1nGoij/HliWbvU2gU3M68CntFDTOepLZDa9UpwnStGe7MwfhIOMI8ik2R7ruT8BHmL5YsPFsaxvetuiBGIp24BXJTfLW0IOVxptXiMz+SMONP3BJfGzRD
gGUb1kY4nYphD6HJVBzXGDLW/eXP4erYOchAfo7hs76v1A66Qvxq0aAmjMnojdxhRui6C0HsIWMo2xrvLbWy7DN+4K/Yn4OtsX9AEBgr3QV6uY+hLpPbGJLy
Hj4Ga5l4c48M0XYK6Yko+WDn3+RUr0LwsyxwQjvBOE7TxqR1FoFz09cpW+KTwDGV09CN7l4EmfBOH8cjuk0WN3Zd+xIqNHJ4BdSHLgHtxir8gOW+6qutIzwf
21x2BRpTvZ5dR97yJpoyMLt+KNGfa8t2dCyiNoLvUusMyeBMqj8WzjPMff0iY2/gE+AHW9vPAVucU9Xh5LTQiKDEoNVb2gQ9jpweYd3g3fSn+ML0G1gMu9h3
cjtvUyQ8rZV/PnJJVyY1YiIQsPwMlCXOwt5jZ/lx4nnhlMUoTvOjfp8H9rKI27/Mt5Qtq0yTQMCrHejVkXbnNjbFGUF38vhUaZgaKeJX0BeYEfoweBZrZv7/
GSH+v/pfaI8Gvd6OOAMo0oZAnItj+kJm1w9wpjiS6EACFk7r809iZ9gL1Jt1y6yMehQ3WxXsXSOGCeORq0ghu0fbXaj0L+B/tq7DtnrLqUrxGvU2rDWwkJso
vfdUAolSEd+SmyNY6b7OBiRuHkQsQ4caVWIq9tEyxG/CYsAMaDY2zC3Q00wq1KILFeN1kRYrthBTYQ5pMFpm6ZF9PmB14BRFZPaRXEteeNj3uS/8g/U/EbvF
l8RK/rb5s1WNLSoemnS5tLVykepOTbixFAgymKtMSSeLY2uWVR9JHrN9QvnOmEK+R4PmDibGSWOImcJAZE/+/fjfqBdSKpJBvgPbEfnADLyV8zjwmNtneoN0
IozQR6ANkWBeS9yjQvDu+u6WJ7YnsMqSxN5hTyUtAN8DQ4FqltPXlyYDG40rEgKoXsxRciFKgQDwv/k3hhf8XnwjWJeNJhzfVpV4ImhyRGu4DpDUifBdys1k
YYS9hUuv7Wo7qLKkTwZdpn1kPn8zNQrJRX/wDPF0dh3DuOIA8wQ8ydDVtjf5lL6xfor3Z3WfJJ09zTfF20WMV65yAfhh8bFuIoTW0nIvqQMfx/KWD4ISqsBe
kFfiTllumpTwO8jpnYQtJQghlgkBx6B7qi5QUPkP+ixIY1lGdvErEYF+JKvEZvJdqqmPg0f6TovF3BHJBN5k84UbwBUwFUNNe/ilbI+Yn6gnrm1UP/GAwPky
ar1es7pTLcMCzXKtKgsIe1BB9lBX+Mr6aORXwSTz6FI8x3+fsZrqIGXmN20FMUkLYmXQfj5Gm6GdrGvtq5VPYOdIN3od1WADTGpvNHCinDCOYr5wg3QR2DX7
Ru8kqLXUTPQKj+hM7yLVXuFk5VS/jTmB9yIpaBH/kXYAS5vvJhz0euAsFc33hmD+qn+I8isv+z7wg+EiaR+UiSt25Nb1EF8CDqIbdB1/y/TB9yDfmyvT5tD9
a3eJvX3VSTmOT8BiGpZ/Jfr7O9e2BAcZvMVe9E+D0VIqJtd00cdYRtWGW6PYz5ZMOF+pdlZ425vqHIT6pvsOVEeuxBLgFH61e4/pjPs9UUO+Vam1ISnV9FTg
MNjLo0787BqhOpe2XY+l7HKbTLwDFW7rnJwaOG4PNt5Kv4u9xSLx6X4S+y2jzvpVXuKTUUbqiJ4H++lHck8cYaYmoOj9AkqqKGwvAiOzPAbpFjdDvwXp6AyD
WxIXTGe1KzGLGKM6bGlnqIIWIvGu1cgjZD/3yZVuuF2amjcy5HMwt37Elk+broYdCGoSNIsIS5+FWfwF8M8cBy0mHwGp7FvdG/aOcaJ8iYwXRhIepAzfUbUS
dViS/F6kjIinJuvHZ4Ygr9lblghSFP2y1l9h8VRBpI9nqofp8o0ttps03zcBySOVS6QbQB19lqqCSlO2Kv8Ve/+/PQLyGcYA8JXGBfxDqYrHUjsps2oR2cy0
U3znWuD4Km1kR2YMI79S73ckkdPRNImDK5DzWCifzJSBJDJR/KWyB1Ql/lxzx7DN+Is0mHkMZipj8bWuEHEGUaa5ZO6AFGMo0ARjDCsKOqtK63ZXHccOm4Yg
LeDWSJ5pOf3EMAr6TW4rJGDxcpvYoUxzIkVkpYmZ98w6pK/lF9olB2YnK0RFqqJ7wI6CzYHy+syt88BUqdfOKlGybHJNyrAgZ6gpiTmV1+0hVcWqjapZqYfJ
D7bLsSHxK0MHFMlFPxUGVn4J6BqWprkI/S2Nc/fz94Teym/JfdQ8yyzTTDhG+lvaxiahH7Sx+BO2L4zAq7FYuAzE4ANSPQkTXckh1mxBSQV4n2AfgWFIqSmD
Ab1N7Q7+K281bARfAlcDftVPA4YpQ8C+xn6VRnaD7V81Zv9v9OcMCH4e2TPqzvY7YSvCT5S83UobyoBx6B/uB/ZyEnMOh28Bk9yr0/fxX6gETzl/jhW1Iwz1
RAftMItIViolfqy+BRsHAI4Thv3Gu86DVBuyUPeMb04245cyZmaO4SC6CsvXF5q7+MMIBftHrQW2+g76D1gqDPHEdSTNz3oOWOchi5Ep1hNQL52g70i2MX01
3tUd4/uATfStBZ+fgxuLj6Fh0FAszbKgaYH1TG1ry/SMYOau6Db79AuwR1gwlOyNp6dUr/PUSMfIPEiT+tm4ytRZf0hIEFP9T/wrpZn4BXOG9Uwzne+QbwDS
ru6hv4VsxZ9gC7VPwVHuYPm8YyDXHesG37SeM2/yhdZ94tay1VJPiURmoAEWBp/mV/Cj/b3MKHxLKjVPYGe7RlKZzERnN8TlbOpisOP0Fb+htpX7mPlK0z0Q
IO3zFdduQGu0i6wH0MOUC53pjScZGMMLBK+UrT5PZlL32U/+AH8kdl7/Mw6Zeqctph/Aivov0kdRzTXzezJkVMaHWdfhz1rMlZsbKHyfP2DnTjhG6KLR+Y8S
26D1fDqOyW+ZePoZcUpYK3UxU8B0/1z5H7weqifHgY+Ba67myCeD0dCaDSKsyETsqAGGmrHRvE/dJfFmaRLbS51ndLMRdC73D3vAQinnKF+4D7vXG9qRrKjT
vYKaIG4iTtiGLYFZXqlXNx3BXgdZ80tmAjaEiMQIKYnNaTaRjfI+8abzcabymjxjB3tLzRPDOu48CyMTuUXGfuQR/j7XCsTYEvQuNROaCl31uYB1QCsep0+Q
11VzwB/cLQovahM8z2L3h9wJbJXQWvEpe2wjfWTfXJKI45fhr/m9qmsMmT7AMENYDBemHQfnGf+Gi+AfeQ6LxWIs+7C+HG4cyjRFeD+h22zRK22mcb5w/1lu
KhBqOSGGm32oGlxjiqJb6j/G7nR8tO9Qa/mP3F/pIldJrs6eY3tuKib/578UxS/8Bu4TivPG6grwteiB7leMkPaAZhGHDPAgsZNvkoZW66BprjuuI+gn+h94
kmUvgTGh+Ac82Bdr7iGeME7BEr0tyTgAYm9we9Ernumcjuos5YppHOEJ47SIEg8nGeTvygh6vu+ifzZ1GkPAXSl72KVojXScv06nkx+0PA/wGPsX/6PwqCYG
mS/+JX7jQL6F9jvf6qbl2eOy32eHKhoFRAU9VhTkpCmWmX+o3mmf0mDvxuNxxs1NZ8ZEuv4snZ9yzbnNpttR7phiY5xR6oKY5pG7Kk9tUZcM2t6ksHnVMnua
LpMpdJwDnrJewwN+DWuXL9IPsNvEIW+Iv50HRJIsR6DV9FhaxH9Bdgs/Vm1Oa2I/LLwmAwULulwoExlmgnRIjjIOA6/zuBhLL+U0tihjhGF8aGdyVXIKmbyl
MfCNv0AlQP+VZ6lhfmxbQBSV7Sz4FGPf/CTxp03LI47xm6h7DVa3M5hKjaXyuVxhrukpmKz6m1tH79RVxgdDV1xODPZ8to9Fzpt/Zz9Q1y3PsC2pxdG3q6d7
l9vS0lYDtzW6lCDrD0RLfEmKhC1nIhEf3NipcXngy8Ys6C2xBKzS7kYrLAuMO9Cf0Wk1jdGgprXiEGtvuDf3pwSzjCnMs8uW6eKpHrZDqj91I5mV0n3bF2my
roXlst9EzLZMoNzsZPNl9JJ8zZ9c9hEqTvvRcMU/Rsri+4m7U/8m+qPH5FwkBYN1O1wNl6l9x0aZ1ei8Wh9xwjPGOIhjpO1gO3E/k+7TcpFSPDrH6HUs5VvW
Z9Ue0/eiV3lVdb8YU4kW1s5+C6M2XDLOZC4JrS3JeDekEDog3vX+I8R4HggtDFnSTlMiNkYewKY6AuUv0jHfInuqO0bsW1coWslhTSebDnGU5zCKtExFKpgo
63XDYgngF/sKfQ+F77EYfjwO1v4jx0CyZPLP9s33UpblhnuVOcbBlu7G2d48VDYu9AcTjxwk3o1rZHkE7PKUSReBMcw8U53nBNss47K4UTpnLaUn+j44U6Ac
7jbbyDnOuMFtlaNUdmiB/IYjjRNFC9PUcsnQgT7ka4U74XJ9lvk3+id3pE5dHUeuZcyecWQ1t6KqkXuctycyngbJ5+SuxiOZjKRA5gU7Xr5nusf0dYwQ86VI
/JJUJG+se0kUZ6xoYLWIpRnQHOPYF+gPtGTswQ7zDufc1EF+pihTFvEB+5A+JdSxCNDE8MDd3tiVOyXkE8dt7ZAo4zUyhczhN6l+oSqiXeok7eDgQbmNAoXc
ytydkV2yozfpNuD0czLKPJSg4VsMQTVDGrsPc+01g/l3YrQEilvEdtICvoNnFbYfqjf3snwDBtQttdSjU902kcf+wsP9fv9W7ptpEzTT9ls56Hnhhik1S1Er
y55oRwlzy+wp59ztbCD4lcxAssH/igs37IvnymTKwjzTf0rvblqoO4hB4kYhEhiBbTTaqcuWU/JwcrLpXBKGzGe8xj+hbKMO1VEDEyqIj2w8MsMdAnRGt9Gb
5D9llJwARbo3QOOF9uJ4L5PUxXRPwnyPfPHq36RWcoFeXTtJirScdeylOvq+5/8QJ1j8wGAC5XPAqeB5qo5LFJaJYVwmu80609+MmGltR8w2x4AKKbpWq4jO
TgtsnF0ZNF1RmW3ZsLvgHWqv7aOtF8dKD2ufuqZkXOLnVN+qGlu2LdvuvV7jdIyu+km5o6xwy5sdE7bYE+Vitmzpjgvr/6APYEaqChtlGQ9t10zjz4tTaQxX
YlOkNuIJsBg7lTFa66O76jrpnjEtgdHwfaSCi4GasoN8XdjzQl3t1rruZhXXz52afQr86Mhi31MCXICPUUUir3XHlR8dU91DvUqqR/VbVkH/j/9HMSXgVk55
3MuIzmHejVOiuOROEePZj+50OgwY4BiqJNmr1I/IRK0ABXmyin4R7wKX2UGuMui6jAMnDEOhPVgYUiRfgI/CXSr/AaeXJTlKyE/eSDVh+o55agjAvokHobFN
S9Co2u1wP3sZs5Jv6RuJXYHKqUX0bDoG2klNl4aKnBxGxYuJVIyNNPTW7SDzKb8t3H3KPQquqR7TwIKvY02tbcSD/n7+vs6bImgeoAtAlvjOyBvYNuxQpqf4
So5AnRqfVEAO8zbl+6l97MKtG8xmgXFMV43lFovj+OfYHuqi/JNYn0EzX9nj8jppYslG7By0WhpGxVmuIM2I8Vib2gFib8wBwUSIe5OxM7saKzGPsW62BJCB
PND0LabzVJk/imvEtug+zIzN1o03PjO9Fc7xs/lp3Paqgd4gsYdP6x/MdyYCa4/Vfs9fz8B9Q319jBPLrklmpHWmAT0pXdS/MSICX2gyn0cecmfwd9gCS3df
fV0Bf9EXLzSBh5t/Acf4/2Ht+E9YBCIzgfJAa2AzjaUdU9a0lhwAocYw9A/xhHml+LO4BJqL/y6fyJgdHAJFq1aTS7S3dY9gRnVPTEDy4GbsTPUJ6qgnybPb
2wyaB+5BMgwa0zzjLne80+0MYJcrfSnh3svMfvA75oCDIEcbENW71Bnax95GVDGwkkwybaLe0c34HE6jMdPNwR9pJ1mh7w3OgdoaTfIm00LPH+oKaCc80jAW
OFc5VFUFHCCPw711jcxVTp142xnCrOMUAk7VG+aaWBIRSxgAQiiLKVt6kHBE7aoAgdyGO/nm0lRFupYhbuOOnI6K6You63cFuRW2PMVWaUuptxeyxxgAb646
go5WJXhjfKz7TtFChnZzWBrUlNOi/XiLWGf4zjpJHF92GL8HLcYG+bLFH/jVFprcW64gvqR5gDjakza+MF37zHGUG8H15I1ysriFLgB2ksFKlP0TuMTc92bp
/qsuVcNYbbtHublGcbPc5+mNyV3Is97V+HLuThOzZYr0M/+U28u2xG+4m5N5uonQpRSjZr3qMHTYkcZ29Z4n37kWkYRgJDfAc0EG/YvdLl70Gri1Qil5Uz1O
bAdclcbL6eSfTKlvjbcTP8Q/1gwjf9CF5pC0hYYzrsZwG/q4eFOenLZAPCpjwgEpVTCUn+L/AsKwa/7BzlrPW+04fZ4UmR2VvV6BZ1tzvuSOzI4NOB/83Npb
TBcGpfnpCumA5wq9k8eiF8ZOK2uielbW1LVle6b7cMXkRs83Td8AN6EiLxdHbx9UUpN229jePdc9mT9Nv9GOhrpR38Tf+f7qi0XT1IvxR8hAT1MWA1cXRZB7
tY08H7wn038mhzNNyCVGFWnBNopB0I9V8eJgJhEfod7OXiI3sPm6QH41u0xX5M5ihar1thXscmqArpwantYH/HeN6//I1qgWipSEdVtzivGtA4JUhYO2DK8a
X5rs2VnV3YumShUjuTJyJM3YFWyod2zZZuWF6qaqZCqLN0ox8BD2FVQAXASdXDr4Z9lK9Rt1AZlmHK477gqoUKf3x1qgacgY6CYrEVnyM89jDIUfY0dgLYiw
1fx59g9BXVpP3DIOSJlDnmaK8SSoNVia/FdKtGsbByXXebwpbu3vcKKxF4U7IB/hQ92tDQuQT1wrzEAMM3SSY9mz0EI4Az+bsc3yo8YD3fOqsHjPJaBGm04s
Blqw7bE12EQigMNsR4le/AhgnDy/DpG6+U7IkZatMG2Jatlb/Cv5R1U8FM6X4ot9vTWRLhO5ThdmvcKeQTf4x3vDwQWYGurTAMK30fHoDKKngOO56ECzrvyC
8xiuo44pGaqPmMPWoSHAXWiVfAMyYAP5YsJJLWBdxptYMTmeLQKTHTMEn/SrbOC9mMtfzqXULK7l2Xb0Fa5YihNg/+Xqt1xLgfQ3ql9EWIA3dG/fZLmI0zWN
YD/X7pevUUpRoPZVncB9xjHpa5v2w7/pV8P92CZiY3E7ojXkCZ3YxZ6DyAfoe26e72mDhmuCoMJTzwKskhxCabAE7zTgNWmXnkOX3VoplNrJoRvWc2V8MxcI
cA6DS1cWyjicBm8wHUFO1GjQjimrVFBiaHoaOE+l5QY4DsAj+G/ofW1r6SddMXaI7MdH+NqIk/mp8HzkmT9JegxEgCnwZKiRZiFUrOtm7wPEcdnag1RX9ynv
Cfff9HDiM/QGDK88y7WCF3nX0ZvTeuomsqNchTW/ets5u3huuI67+htQ6J+cRMW6YFNAUO7EUC7gaPZcRbHwj+so20pXT5fDqQ1s6zPYDl5ORyBBQmfDSqgY
e2IMwbb7HZb2WIFxq2UnlgnmgqsRB3yX7iatrN5sjBdi6TJWz7Cp1vL6ivUqmjOS01xNqeKqEtf+rX2hJ8CEhmuXuMZT3ZH/8oo2iNsZ7K7X095g5xdylnGh
fYntLfwztBo+az4nfOYg8YTPxLescXiCwVlwktAXr+fLTTI9hVyGP1d5ufX4ES7QtJ99YvqBrODjof3S30yayHJh7A/mORJveim5+Zb6xny6czagNL3Gan2z
amchzXzN4FPyNe1RRqBnuU55/2TvkpfJV+SvwHFPAFvOpomrxdtsP321cbHwmmWyixXHs5sp8jcML9iSvSQbzt5Cn6qdK/6ACejRmjBfCJDtiyuzb0Orm1e5
jQ/SV9q62YoqMrOrtrwumhgcsenb1r8DQgo2bWjh8kPPsaHAIM096qKwgr3U/PfaUnw0Fkt+Ea7XlmLf9DrPJ86p7mEKFP8hjWAX4G/7VzgvY4d83JVuVUFe
/q1ag2XAu+x90guZdlQfmFAWiwH0OeRw8n7b+Up/8u6aR9o1xeNse7T/k/9QURxat/5L3OEd3wrfhN7d4g5tG/6YtdvommH6qR6PrsC+whhKdVbuqSJNP5NC
SjPove5YVT8sTOxO/sEWQcXQF9aISPYldBf3W1jl7eFO0P9ccZNy6w5qp4lb2b1NT+MffY3qmob3rCNZDXWHS+IO04uAY/4D7ENuBTMX+h3rnTanOlgsJYZD
Hqq2crD7vDGLNTkP6nZDNYbrpiqTybXZcMSzAlJbKggHNMj9qiYRqHSOjUtPNSSUmX9Fb/myhY+GaVSIM1b3xTQfiTIMglaSvDiUn2RpA41FdvtGCEO117Db
st5vlgLxfMIubrFouDe1GkMtmmNq4/yJ8osXmfvQZEhh8UhZ3GxhCc1Y/3QrgZPsUfKkahoKsb7KbDSPMOOF1K8+l1arzGLHgo3SEuFModwySd/fss7V16mC
S9hE+1LcVuYSeyExze7ocb4nulL8lQtEF8n9WRU20D+TuSHoqHueYfZirgVfYj/ECvoAcwDaRs6ubcfew+9mjEXuAWf4IjGfW960EFRaWrEyNclhJWK4HZqd
3IvU+3x/ulh4wjdTpri3pTY3w/hy+TBuaGCKY6xzKTmpjbm7+zb+CtrFTUtfiJn1a1zfbaFKp7qcvIqfwOQL21LHijh1JW12Qn1apf4DZSDN9BBbS5fLVpT+
l2OW90B1EbPL1Mil1D30N1NdFB57NNhXcJA8E0wn99nO+Um+KfFbbUcUZJm6733poEVfSh23l1G9uRkslLaT1Kub8O/ZLOoPXTGQyR7SnhN6M5soTm5GT6sZ
wAYZNph0LGzUaae7v4D/qZ/exFFvO6v/Y33ARk1OVs7bjWeyRyieKOo3jOQ94gDm+6q54lMD4+wg/W5al7wAu61LYq8S/cTl6Ajve3KgGG69BT6vqvdxYgS5
caeV+M1iFY/AvbiYjJdyDiyYT5vmexqnpdgS1Z9LVzjnpSWXFShDdZ88g0z79DZjEnRfU+rKVv9X/Z0GAZJLqRI215juHk/PtA2i57AmS1nlB3OecYh2o7Gf
2SXdJv4xjQQlykFORttWubi1+rfca2girzF15EfQ34GDvRf5QRxGSBUGXSY2jCGY5+Qi1QQsVxxJLhMzeE7EmTjuBLXO1dF0yD2fbQUjvi6qmf7Cpnv8BEqb
52OzaTOmTCwHB3Enwc7iWVOTWF7+wXLV18e2UfrKd81OVaRnqxR09vP12tC4gOjcHF+1uMXft/ZI7Sj/eWyO8Y55Y3SGpsNmi/5hlZLMq55dHBefGTEsaXNw
SfiagrvbFsbaSh7mH2YOeL4HN2mtqggIkEbWdAWs5sWYB9tp2kKoka3w7+g89iDwrXovsFE7AtrhbW7oTPSmJ0JP/ROgQnH0rlfi9xIgyOIAdVbJE6qL2wLs
EUOo7uCx+C3wNkAFuKqrbVf0TciPVU2Z/9LyDatnioqNveIulnaKXB+dtKEwvnHKYMpC3tBcpB7YjlSEKsemNvdiYJ2nf0RrobV5OP0BcJKPkA/uHZW6xNPq
Sx4DvF87wTA07krUQ8dx/Xa3ybUa7pra1j0SOJjyoXYEJ+AKUcv2EH8lk0XOFEG6kLXiIekGFy014kbLTt0e4DvuLP+C/ery82eNGqEvmKPtWJ25ZdEOxL1K
NYHbzUnQY3IK6MKuYCewFtBE+GHKefqueREeig6yZktqvMi/w/oByTEe4U9xgP1hAwYcL2aTS8Un8O7KcPiFr4nVop2ZmeBph99r8gFHJYP+gywJT9Jb4UPM
dchdweQ/5GX4dCmkAWHvRw6xJiJZXC1p/dM8MRKtUvBbwXDkFpKHBBGZ8nnbMdMa1xt9IzjH7+B62AFgh3OvsNt9SHjNhenTojuQarQAdooOMwvOqV1orgTn
SHPpl/JaehF+ll7OmaHTunH4AuyONInazk6BRlL51h1Sp8Qw5xxmHftcivZWsed8+31GMRpxIY1gGKgFf9CXkAlIJr5BF0gF0N1Ly0EaDyIO4O39b7EM8gi4
1f8ZihJbcAuk9Rudhqf8PnF4DedeJ4YR2wkTdgVRie0FL54b1w9axuZKw/27eUgITJlZWZ1/2KEQ1TKdMhW+R94kW2nepj0qbakFwBecS3ta1Yfr432Nhcmp
win+o70lRakuIqN5QsqHh/km1MK+/ViRvFlGmcXidwnrzTO0p1yd2XDoC9c5rZ6z0nhsJ64Nskd3g4qlfwEeo2tcC3Wg7rYpU4kKZ6kF+nKDKrJBZ9GLDXd1
MrSF7hwwMycgv1f2guznCiEgZWO3wD5sG+MnfY18WPgNOe5qyffFCrh+7FOylBlibsOMwEP1z+JrvMe4BPcWjsro56/GBzWwwpVkO79HuCqtlmNIhdy+diED
6kKh35UOMCvtZ316qZVtr1ORBt9ZnoKCiCPYHJuDD+P//8zr/x0bMXPcP8Pf8x3oMCyZfS/2pEKAxZJhG2hZZhY8EraGewk0EqP50boSc636sa1KOpveC/ug
T6Xc7DaxN7IN8mce1zLCJMN5lQd8ysbrECkLeKvfDp5gh9AP5Wbg5VSI7WvZaKiHTjimYV2537QWcTHawhot/APdM2VkPnWdkRa0vcq+Fgd4Abg5uKK+jdCW
Gi7UkmvMmxL3SyOydYpCxXxFmeJAwJLssmxDwB6oEFsl3tAet1eoxtRuQmTJVVGQ5jBtcuZXr8A6AfOr9yp7pCyrUGyKzt2TuCaxouSGomeSueKtY51ji5sU
CoH+nK5BMx/0pIs9BdEPS+XyVwZEA8Qr4G3bTsPuqnSqO1evPaFvU7EXC/E9Kupv7VW3whJu3UUtNllNX73drG+qSqhR5qvWTPaF9MbcnXyLJpkTSTccovRw
j9F/n/H9z7w6pO2OwoiXCR2LlBEtKh5l14a2yazR3mOeCUFcCnSBfsofZIdT16jJ4E/agy401aIZmjIdlOQO/CDzd9q20jjALS2Tp8NLtQXaDeyAhCjyZhyo
GlqzXNXJlSZk8wm+Lhl3fd2ko/4M6AvYxL/IMVmcjqWQrZEe/Lr0S+zxht3QAv6dVglr4TOGAjiUe2+PYLO0M3h9WbkrF/mboSWnHGKNMmnhwegEPJ3LNwLs
POaxeJFI9R3SF0u7cD/3wThS6oQuFscWjfT8w87gMrhk3UA5FiMtBqGdvBh6Kd0TdkNjAIAIZAvYT1qHtDvRToiqxqLsSvYf8k8SB7GruJ6Gi0IrYRfZVr7L
z0NbyAc4C4QwrBQgGGoirYvoRdY3YkVtP3YFV+TYwIyV9wvzqPHuKeJD9pY8XiyyoxzDR0PzLPnUUuGiQBJnUyYAP3JLTc/NRVArLJ9oXpuP9cTOaLOaWCuT
LGiDfYWAtvzP0gh/r4xoKDH1b3ZdWbRlqfUz8hc3W1wIBVibSh3odghcxwtM03+kyfhj+JuwQo7FX5iR2lK+B5AGfayaLX41diSPQ8uQnlgAdw3pRj4WH/I3
aInbSCdjU0WfbTR1TgwnZsUatSaUwUdqGboEe2fb6famblT1BdeDM9LOb1ubVKI/rByW0ll52DODepjYk1rnnu4tIH8T7iE12FukpdBIFMjp+G66DOkgWnZ2
ljqYA/HKhv1TC54yHmEMyFXjtepW1F32MDIQSqIhjmRXiTZnKNuHPcdRruPOF1AH50cwuKYP95FeBcja686zUK5LMCSmQ0X7lc+CJmV3CEzJuxFkUSwJSN20
J+8I5dCUwGegBQmDct6hCfR6Y5IrEtXDcw3rnNd1+Yahzm+QBF/06rZ3ga6bVsOyrIe9zDR0gXW8fMM03n8aP02lwzVGOFWw1ZpO6fZpo9PjdRo1qr3GbWf7
8oOogx5y626TRH5G/n326z9tOzTWuBeEgLm6FOoXrQY5qatli+S/mQDrFMSPfOY/+b8rTWVX23pCWUkTEt5TGcKclHQ6AouBW7BW7xfVSOd8yFz+d80TdhbU
g/EDacwS9pmhN6eB6yCRiHMxXDd/Aq/D2xD1mAqH4PGWH+pWWQrqVhpDEZ1vHAC4fnGcSmhJh4CvPYOBCuMjcXXGQCZdnJnR0pSPvUO7wwsVUHZYdmHAsOys
jVj2yuwXOWrLK3OUZaS/be0WH2ecSqwAljgnl+qdt5yWSsFpdaWrXnmiCzPjZkdWb74Suy9SHYbvuBI9xaTRVWtqYVGIY2aRRahSM8mm9DSGvpLdIC16Tjmd
+kZ/MCyDJ1LvwSGCM/5RjMDfql6C5brYspbGOfA5qlK068Jqv0MmxY6nd0N/G40mgR1IHmJjbamKytK1riM7Nu9QJhGmp+7/9fMjW2K2JEXOiewa5dg4OiRq
myv/s6dVVBSAkidIKj1NNdOz2PA1eCmYDAwiYXWQYyOsB1amzIG+kHfo3nq154R2O3a7BNIN0NyrjAdPuh+odpRXVUrAPU09+NFySN2VeGddAhtdeXAX4mwl
yGrEW8I9dpgJ9UWKvFCNZeEJeKnhOeW0vAJSyY3OuxQAfmWbGiB4JHhdFcbBtEf+uc4kD+B2SjYuV0w2btelO16LFdQQ/0l/ZxWmWaw9KgLYKJjRbyB3UOfc
Dj4Dee92a0axOs8h8YQcxEsVu3xdPWlMNbnFt8vxEG4hpUsYf8uPSqHiQy+DRGEZ5mhfM+Fe8gqht3iG3MsXioepGtcoiodnEOuwx/bL0ijWJrWmg0CJvyP2
IKxEtIgL3eTqynLusDYPMpnOiwnyDKpjrSjeYGqFl7bT3GjsXl2Ebwy/ACvTDQURfyPTNvMsMRMPMo7zzWE9vLcBV4xTjxc7Bl12p/E3zd+bT1muZtRn/IC2
tMViD4kPREzTKkrLOchXRCiglP7AjNXXxNMmnm2p3SSWiX/IESXv6GvwbPEisExaaxztH2XoppuCz5ZWoVcl1rlcmSuukjfr+opG6Zj0yLBS/CONE/4Gs4ke
sjXtN+XUtNH6ya72niEVGXSslmDmpyCVCcpvyWPS8Y372OcQQiXSL2OaQTtpO1UHVzkHGVt7v5E5MFnVG51A7QHr0GZ1ViqTmaL2UHXQLQddtdZZw54FFtOZ
OA+2RhY0oIQvVYOhJ9X9DfuNMGvgc/AF0EL+BtiMI8Cf3YW2zpACmASHG1cnLDIFhLoUUM6zxu/z2gWcb3wpenjIZPgR1ZY9q7W65yScULYhr+lfIUlwBeIV
B7iG0N+hbYwTiT9Ee63F52I/1tLSFq+mtoXvOPGb5j7CU7vhfkI0913Ts75LCUvI0a6tZKHhE71R5yjrQtXr19tjgMKtYPVLXUfUw74D/jf/z2btTBtbtcK7
AeoCBomNmTLvHobjphIzuDBpiwjwL4FBtlBGScZzWWK0s71XFIIq/kaOSmSDdepk3C+NNofpI9hn6D3tPk7UzERCoSLvXaqt19/AbGYZp6XGQ5u9c/ASfKr2
K3EM7GihPR+kIPFo7VFWzNhpwDiVIc/4ytXX+9j2l+erVMy0qW/iQ+VB7PaME/BzvwcR/ajipMKiGJCdpTilQBUuxZH1762sx0zkEjuwcOyl3Ap7KBoTQopm
JgyoWZYQnLpNvTQdTmaCE4sSQkJKB5dB6zWbxsceipvufuk1amEsgN4AV2JXhN3YQ/53ZrRvpGU7lZ/RCbXK1XwcOVyEgEM0oa+2d6FrjefBaDHBtBRaJ3ex
vIKmIXOaj8WXVB83CsAq1RrK4/4JjSRLUuPS9gOvqqd7LmwdoZ/j3emUqv519vT/xq9bH0Xkbmy1/nTeoOKTm34u6NZoIOlt8kI3wXvenWHfDzbxlGsnpE12
ysD01BCgKDlqWyrFMhCxFDZiy9VO8S/t0eo+4twEa/nzpNUVUVV/uXvD02rUSb+QHBZYV8dCxFjjC+xn7C5kx0f7Bsm3pav6fUJvOVI9VQznSX6API6rhdvX
trKFyHZcI33V5Ve/qUkypLsi9UoT536duo5dIHZHbyALyAJxolTLRpnu8VdEsz9LNGivirfZFfUWYojOUtzWHu7dSr5X3UxMYObz07gV5CM41DfEv908Wlwi
jaDS+RdCDWi3rMTfEjXoDTgZLyZCmbGIe2cXJk96Dh2A2xj6IFUWDdCea4O+Jk4zPc0JeKg0mC3hMXgNJBmbETN8sm84Cpg3MOelGfz3UA/Aw2DCAwG0tKky
U8+JXK6NhSU++J9K3cSe2hnuntg0OVwcLpHAH8Q0wwXORCDoVNAhHQfb16v9s5G5/tPUaO4R2Ma0d8dKYV4dvbOwdh76C4TiB6DGklU4IjdXLWej+DXkdKm1
sMpdbjIBv9lbm6rcv/gOyFmOf+pb0LivlmjGLi8djEbXHYUmQHvgQPg+8ABZT4+yPaeHu+LFZsJ1fo1IwblyAyIiL4Ph/kTuafUee1dlS83a9DNuteaZNi1u
e+Il9xpmQmkT1VBoryoRepH+NW2ca1cokTqZUrseiL9gWv6WpxW1kH1aq8cd7DiQMPfyNE1PAl+wp9CT4AoyQZ2t8hoHly7gBM0nYIm7paYADWQ+GH9MlFxL
4WTvJiCHb2n9XdzJ/gYQXiE9Rzdn64Mml1VRVDBtVJzMJrMLAnopTgWcyvkagOdM5wIFVswDVlLl8ktwKjmab8nv5sdBX1RPtmdAUxss4mL6QcnFmPPWBL7h
uYlI4md5Cd0Na1IbJM0l5vm1vGR4WPE93itJrfxVNU1Fpra297Dd9vR2X63Zo3xndJC3y+JBnlTRl7n/in81rJZ40nUrqeFAoL4auolUO16Bf5M/acqFteSP
zGzCj3+SFqR81Nxwx3D7XCTt5Brx80QU/tveny7Ez4uBpslsjrcYweU+uj8165AnprvSSHRXVSUgiL9Jh9N/8iVh6d5SZF9N88oe3IGcbfBf0veeffV7lInM
Y+whZnAVefbY3uI1rsGsx92vqr+6lVlnPQ0ybDzbWKrVdQO7mNoo+it4RZGiKudB3qrcjtkpjWdC9cJ4DhR/xDYp+yKvrd8ZqMolKc1KQqrW2R5Uvtk82h6c
5tx+fmuTjS1yft5+L7s6evzGhNjh3q/gVE4BLeCL2fZsDToPWSNcUFOWNqqsDKcFcYVJYSIDfiCfUyt1N+znyQuaTGRL1U8YB/cw9JSt5pC0XEusMRnvAfQ2
SvZYxxJAzTfHekF/07fKv8Vlaae6WtlOqHMdkVUJKf/CPv/XQsOdm5vn5G6bHTo/YXjU9kbXcvMcAx1PXQw53Z1SM9ZzM9ZBcoY/9cOhIv0zOk83wnOyOsc9
z5tJP2FDxG2k5PJQB6EFpdMTMsHYVEV1fOU2HaOdXTOz+pQv0xlpTSXGEbta/FhbRY2TprsNmI2qpvo6jwDnka7iB1+84YUyxr0ZbkNHcB2Y1V6X/xh4J2l9
bGxF05LJumm2iYbP2s3oouRl7GL5BTaay8UUxGrcimLGAvVbciOqkIPcvwBOuxptG3vYQrhm6tpAL0QW2wiEo4ugHqbXvnf8F6kj/n3NF2m0rwrZaevj/dUf
A6aQS32duDMZw80LM18Qrfzd5b6yr4HhfSd2l9L9eywHnBYqxanFLgGpNgfbNfMC0lY1iz/ny4ReYL8IXtIsop7VfKxptL0HNREeE5VqBdmh3HbrLf9MywX4
L3Y2bPbDdAmv0J6Dv4n1Qmx9e3+QXMQ0IFn8BSvITs4vRkp38OfwSf1D1g0aGt7EDfMQqkL6VSKMc7n2Ox2uCH9z/1Ip1rRS6MO1wo8wHklpmMuVeGY55paa
/az4iPkCTsNvcBH0TkkC7ugbIZd1jS0oP8t9WjWSLyN30kfFqaU9yS9QIP8YHuEbzV8x9BLXs+k1IdAashn7WGzLBfF3lK2QAHIkc57iqWT9A/WPbF7S7+oU
cbP7a/Js/RLkVnWeIcm/BbLqFkVN5PV0nTUzc5f5UO2ynSstJvSrb7ippwNyTKHvG3uSJYxK1VgLGwu1q8meCU/R0cQ/omi6BLyRttBd4WL7EPQepxLt4nl1
bvVz/cTkGcY+nmLXaPAteE9jDLVle/LvbBoQsiOwe+D3G9ptpi09uUuSVVvJRFMG83Rij6oJdEZ+wg3zjkfvIqlsOVDnJol8/XMiWOYNLb37rGTy/roq/Xks
hunu72zuQDSSdlryLTnVEbntQBp4joBYLyDC1AlYDnUSP3APDAXGqdop0Dy3nf937P0/82vaJ+4qaQBRAqW5NKl3yEDXCTQOOuD/ofKhp6z2g/2qd6AYQeL6
tvrf2GhgV8kg4CC5JH4fuSr/KbyV+7UaFbuRucZpWIi/BXpfaC8JnhO42gDRvVInSA+MLXi5uJNHjUYReUY3HiOtITYTILSGO1l3tfabpVdmO4nkGkFHhN3w
5/RMtj8WI3evxdCQzNU+hEsET4GwPgkbo+iTrVWMVKwOCM3pHagLCFG0wo3GPube5bz1BIuJ1Za1/NX0n5KFypNUnWOg+yN0FBhS3jU+syy8+k1xm5TopJSE
oIT48p1pRexX7rTI1jTzD/fqcaXBjhfR1eYV1AukhZhau1daaZrHl+LDiCp+Knw+Kc5Xxb6CriGFcvu6Wf6HWLW1UHMRnWApx2dYKlwj3KUpZ0ww9A6c7f1M
vojLoo8BH+nfQbfuOzZL/28f/39kWun1AqmghaK8NKPJl/hpUZdDj1XNtzv4hu+qbqsH8f7kanoZXF3Vl+O9f7r31SiKbwHjgEJTutVuOhC3FKm1jFFZoCyN
I7Ug1ezpauhcakj/QwXYYowMnFV50tCICiSm4aXqlvo8l46L0Su1PcUQV2tuvCvAQ0t7TD/ZZiA66BSNCb94jnsWwkH6za5w21/QfXSYpoluQcqAyk5xTaUK
6Q77MeO4qzF/hWlqPIMthru6NxNXPcv806VnYjqXonycnANEG01kY76fcSU6oZyCghrw/iF4NTTTeYubLlTKGRCKdSVNzuXQRum+ZTNrkV9zavYJqgPnsgpo
vhiOVFjcvsW+wfI54ZOnFt+mPGF6BedBq/SB+BXuUlqlcxPaTGaZ/DTAd1ZuCYfL5dzfbBNyIHeTOc1/IWZJl6Bc4OdalfjKuk66jjG8LJR4R9vPQvPZR/Qh
tB20kVhpCZZdxnh8GFXhfIznesP4dnQi1tpSqj8lLvIu4fZwJnGN32wGsDrkfgOTumgVLGrzCDwL/0LMkT4heRa/ZYj4PaeXegKTgCVgsCrYvRTLoY4i4eIC
0143r03NmJf6AwbAG7jVzCuqjCV0rpTNHOLvBo6uxdnV3AVojVgkSuIXW4jTmzrLeYgqpQdryOSzxQtUT+1tNINs0ch9tQZcDF3X3E7ZhSdgzVy/on5gnVY0
daMHox/gQ4aDtF0cBsRwsM/EqZ1nEn5KZoxPTR10x6ll4iyAMdR5/6YnsyccyfxFmtdfYKcCU5EyN9NkFe1K/J0KhuYZ9lbNcTV3nDHUlx3WOb2jgA3J53P6
5s/NNijw3EEB5uD0oGHZbZTrUy6aYqAj6fc9HV1bDKe1TtVA4+n0SOA1VIx4qFGet+BH1VtyuEz4jf4DdIZzCZAj8/xtzTq6sHa776Pk424IJdKRtLDq14nz
S9/aMiqDtt+qyaEPelp6itzRRntxAJTLLKF7/S/+UVgBpOoTCXEvvYOUu8kj2nDNd74y32Yogp/pP4OR+HT/Dluwtyu7jp2ELST+cWxMjYSMSGs0wr0dGU6/
sP0GwIaBqUk1x6A/4PtoWyGdWywaWBcfT8Uhf3LhqiKhrf8B+Q+Sz/5DvaJacO2wmfjM5g7TE3a49IdIpx+lBrmG2s4LNrqVU+9emULhtDnFvJbp4efFge5o
MQzvo5ihOKRonhOzwZRXnbsm+6cAr8pTtxq+bGSw1WC1MCvxlCQW969QFn+nWmi447pke5dysAmfMyM8LaR90ep8b5R265yCfrkTxfYiZQqjhukDxWHUG/8m
fqJ9mLmltBf7SJ20TgYKiB/1T7XxvJR6xP2mspZqJtJAim4SMrP2PdrbOiVFQXzEe2s/43HO8EqDtr/2KRjqzGFnA2Gug54ONdN1nyilOzB9ReUYHan5r+wb
DS0h8IhifJ4jYXFMx6hrjSIjRxRUafqpqLJ45T+uPN1Q3Z+kmXzAzPd8AF5tR1OWuLq4td5qJsZ92tmT+8tuFovZF461lJMKqf7JO8sba+tLJldOcN6gWru8
2Ch+HdDE/BM9OuMpZYfMpmr6tn4qMBh4LtxhxzNv+BLmuTHLP8k0kR9ssHLN+HucLGxUOpULdROrD1QTcGhaMLYlZRZ4W4uXYhSL/wX0gj7Sw4xNzbAlEbos
HRT3Qi81vchYuUh7iVbQBzUJYIsmE42J4MGEUl+sXOK7Se0SeIAEjvONmJneZ6l7iB/isjRdkRXCTfSlmImtFdPYNnK096RxlrupkMU+42Zys7lhOhPphTFp
Eo9wOkRNEsAmtATrZWrOKryTKUD84GrpuSf8P1x9ZXgUWdP2RJBA3IiMT3dP60gS3G1xd1vc3R2SECSQhCTEMz7tNjPBdXFnYVncdXGHxZeP93m/H+8+51x9
zvnZV3VVnfuuq7oqEW8ldrK/1FyvQtfuM/yNbMRn6f5BZxpD6VkQxTTV5fxkqOuYCvdqHyoaHYxpMe+VF+s2/7Sb+kIBHS4cQ04TdZFD7obeAnS23NE5QDSI
0zbH+X6QdcXX+DPiUnqtDFZgU996QnxxYipeR9jJsdxVsb3+pDhejGNXcMOl/NJgwQhvrwjDKsS1/ETnPqme0APuJIYauoSHVB2Ce1NjBLs2m56kW1Ju0i2y
LnQ/s53AbvIF6Bj9Ovg8E+qq0N9V4Z7u9B8ujGgLZng2OHbpzrBv42M5VjsaiuBN+HMBNyrxr0UXG6Tgu/2f4Lbkn0SwXGiP9HvEx3I7bI7jBbjPuLTqPbgc
AG0mxi7OdvdC1mk7w22R0uTfyCxgDToDnAC3RP6prG9qV7VD2xiJ0fyUoW6AY7DxBPgmYanhrvaEoiLbnfmh1qG89VnNVr/PObFhMtUPaiT8A6n0aVCChxC7
cpRQh3hXuQX+gVxkHiELCQyLti4zLRJ24U3AVvIpUwbdyP1BeiGuYEnkvbdSOky256aDe92At9jVsEpF9ghvQeoTRtlCHXuZrtwPjoIXcR+hGrIT8O/Y8/+Y
SLy6l3ZMdGt8g/uwywHbmaeR16kvOIgNd6EULtNshTDGs6/6BSsrT0OYvqOhMTwHe40cqGoFVsjZdKi0Gc5nT9s3GPqCP/jH5nuCEaqCD4rp0luqUEgxZZLP
SBtH0lrLA+M15FlgFUWhK/kNYqWpxqfAn2PtqD+B+ozd3Qxc7JmkLadPlkeaYk0NzPfNo0Groxc8yJ5rIDJ7KrpnvsoyZMUp2io+BWUFuWoGyt+jIfSus5RF
oEa+p7RPGRl5OL6J/V3VYOUT7Vrdj3iiwY+i6shTeVNiFhRnJ5+s5129gVgmjBGbWr8Xzed8Qn3mm3QBTwVrcxn+ldIyHITztOHITWCzthVTyLwiWwphrl2c
LWUu9khKtEzS9OC7Wg7RIXiq5QOe7L2lPIIfcN5TLbOUIIak2VqD+3lyS8946oM60XWUjnP/d5VJRWZI2MToz2ss4Ys3noz+UP/IhjsRS1PT2Xf2TnZz1Rln
ffcOsic5ig5iT6rrrjGSJu1Ye6zmAJBBbcFuUwPIuvC6knrkVtrteedZa6/tHurwqZeVr4kcoobjdVhv+KwrkR1Q6tUcEO+zO4Tr9G9oDjdZaq0dxP/lybSZ
+DuV19HZoIl1eoe5x6nPcAEmuKwKs2rs3KcKrfuNch3/WXfYIjlWuGKxNiazgKn3U8vMJValNFnClTMlo/65uBUuQRLBclADNBCmMXPcXdAyIYMdp+7sX0m9
w5K8x4RrYn2hKdmcAUGafYuf5AZzM33zkicmd5SP+0e4ynGVFAS1tQ4n4tn7pvn+TPIdsonrbOxEs4TEDW1UktRSuuoq0f6QUO4kcl73FBrF3cOPIDIKoeuM
/2CLwaX+9uJu/zbTIDSPaeduziRwCqkTbLJOcw2Df2H/xpIcPry7ZEQX4rXhvrTMXpfhn6yhq2yztPft5xdWr9O3DnRir0jPGnUx96I/E4OBX8jOpjp0LWke
HOk7QJ9kz3LdwU7+HP+G6kgoHO8uL4UnYRk/7Xs3+94PIG+kQUR7ySPUZu/4feAjkVD1JZRwurcH+tXYWFyKLoK90hf4AFyHOAHnqhZbRG8FoY9yp6id3ry6
9Ze6J2m7aWJd2xoYK7Dgz6ot7grlHvcd+g8gQbQDV9HflbeB0pTZdfdWzwaz5Hf2GF4yHxeZ6AfsHK69WACsdWmVSPIAep56XOFZ+B38D/hM19xEIyepG2iT
mBdQP69b+8XZg86HWySvKV4JNgOOcmu8wYbUkvUqrXaYFoMb2U+r5azYEKhejqJAcSJ4eNZIxdns+yUdodroVNBufoyccDUWeiffZ3bC0ebRpbWVd7QunucS
0DFU+/TrRr84DUcDcRLr+uifSjwRPEg0f5wYiQKkKb2uZUdFRtXd5F6uDZW90WO2VKqlVumoBFaDo6ALzEa2LzlDNyfxX3bxn/0A3UD5yHnRa0VR/X5lQnko
mOH/JE6XUa5hDUTV8g0wPbCcQOL1EnpFexLYzZwuLoR+4ZqI3dh9qNq8hFbjZ1TfycnIDP6Va6x6LVAP/mBrQvvFLdxLqxL2WTuYrqHX0Kbmq/aG6HOxn3hT
XGyqL4V5Jf+yAIH53Lg7FWhIn3cX2xoIDYl7QkffK2kL+Zfvd3Hm5j30cTzRZVbMVIiZ4ZnvFFGZzzKzMk1B2win6aRLC7nxdngTmRAey5+LbwcVKft5dNUH
wvbU3ZjaOLsmBN4IFAaizKE14a5VM2PtG1PEBUY/8oJqJxTFjq364HvsPsNtFkX/Dtlb+au/VaC7f5ZtNfRb0l7uE4voVuUA7CLVbYS0dJfsaW7qBa5C3umu
4VpviXGIcyMy96eFNvZG8Xa0C/+H3ajt71riXm0/QZrQ1cx43X9XX1Vk3oiYHR66vsn6wtz1tXrXz6z914bxnkP6Y5AH2ZuSSBqAOsB1+qWtNrBFrTJawYbx
dUhY11CNKs/abpOZEm/0aOtQWnEg+zLhF02k/RV8RJ+qbeEaC0wAsmvOEQH/C3m7lmeH+2OJtjrEGo9Nt643vkV6ocv5pXQFtNzN4f4N9+B1YhdxmTgNeyQ8
sddP6Ap8djRwitBYt0u/3HlVzvUXySC+Q58beCD85iywR/DR4lhpq2WYFGu5iAQRhe5J9C5vW/AD/4DRci0tqy0P8DWWSeRr+He32n9JPRe/pUXsteiyqobi
ZtVmYDJBYb+zqYE4EeM/M9l4a3Ew8sFaTmanvdQuYPL85+ETOKIlnb+jtOOcb1TglnqTuARtRf/AJ4sic5qdJjTkusElYhiV7yckxP8SDgUE5hHYyn/f39x3
EMvg5luOYq+lz9opcpRvjdqG5GIL5aXSuaTV/pn+ZH+aL8w0hGiMPArUmC+Z5+G10M1cUHS6P0is1PkCwT4XPIubgo/0r8EHwWXCc8sp01f2kv83co3f4XtM
ReC1hMWpEdIb9pVcSv/+8126sveEBRTnrZZwoSW8JX2GMtQwg01h6khaYbIXwmdgZ9ifTofMdJfQcc7f+JjU1RiVMkddURzmXkTqdePUkmtD3HTd4waRZWOY
j7pW5FfXBc1bvatin/2Ceo+YCGjE/mAyt9hRW3RjOvoRcJu7ZBzOHTU1EJ47L9Ad6cnV691+/g8PWrEOq2yg8Rj509rZ6mdIiLDEJlMHywc6XkQ89lzj8rhm
ZA+yFdyXjCInFraufu3KSdqpGgdMid0Q/EARpUhSLM/CQp2ZIZmLQovAzuyuCllptTVTPmE/iSN1r6pHU8+YbmxrY0s5k30mbqJfuduLl2oa4SVosS8TybIY
iZ01r3yVkIrzSMukEGMOn8eEqIuC2+j2xozOs0dm2t+6sl2vqLi45eAnTk0/o79wc/hR1f/V//3n0zbhmK0tWZw/S92bbKy9Wd0W7qhvCz9yNxcncl1LNohN
xZHEDnAS4tC+0/ZPChYTcZu9deUhoJithU4jxqT+xe3Cj5jn0cvWXuJH5J0QX7ChqTOMPZHWwg3hgnBGJJyNxHIii9/t7skXmB+al5lWQLeh44SguRXfjhSw
HtAh5YjE9bgbee8M4v/2wgIrDdk8VjwsNK8xSB/4jwKeCSj6Z27NzMgqq3dBYcqcophEpCPjsXl4GDaYSDdZkbGElFBW+OumueVUdJuyFkUR4Er1uezfa5uC
mE2uDec2nK+bn5+z4RSd7j7i2eQr9ERKYzkWGYu298XSy31vAWU6w6nYQXhffk+13/Pd1gZoytRDQ4QW4DfGASkt380aqYP2eHUyshQPZ/fCw4GB5CJtM+2J
iknclwb1NWtSGySOVNfXCilblBfsDypaGf4rz+rnqBWxISyjXtC64I2BWtuy80MLigdoK+LG6JpW3wNWZ/2der+qtX6Jeh01vbQVZTAOdr/WRbs7el+z3fm1
1H5qYd6F6nJbqs1MF1cNTN6qHuI9qjqnyrJTurmqICEBGWeaZ9lsrovNg6cFLjGjiZZIQzjTkotGIJxZbZpi6q68AQ9QrhL2wZ3xmdxD3fGSeDDE+zwGc1mS
Xuhj8fcAzx4SyJ+YqY8Uwi7gioUc8a1xlHUNMdJvI7z4D7Ej2h6X8GsS5aa4cjnOEACSqYqSpuxSYI+5sTKHasitgAFfIk74XKLaPVDqX9rN3V/Y4mksD+Cb
4C9kLf6A2k+0YY9EjZNmSGYxj9kkHkevQ4J1g0vWLeQZyi/vgylfJ24jfkUYTZ7jAF0PMcZ3hO9viJeGcrNEnpviEYQ+wlq0Bx/Az5rbOY5TV01JxibYSPxc
qsHtsmiIKtSlSuDraTW4BLfQ7pZkbpUvAu0EDsWesrPxufh87Ac+Bz0GzpGeYglyDjeaLaiBiQa6V+AtKKgqD1krFYhv4KFQWy4DrtQ94CKJxfxvmgLDFrwN
PpW8aLks9ZUmW48bR/qWsQb8qam0tLHYyrAVSbaPZfdAPuMIJlGcJUHuFew2ZDh3WUrgTNUjihe76ifNA8+W39GLVXxSRdL2Sp1rvtfv2a2u8lYqv4JLgPFY
LZ/TaSPbwxtdCukKkux7LBXgJ2RedZP5ZBpubpFodqax+5Tm8Npeo86Fj2UUVGlhFtlBOzu5Gc3onNxHfjLpgC6QX1PWkV/ItzrK/QtQxh7Wf/ekJg32DNMt
LPviqaK+VJ0OM2ZVKhbVyskaH1KQ1UlxN2sXqII68QO0I9B9cJrnsXc5EGvvAvSQ1hiLqc7sAAFzzTK15QdbdIDG/6eUi4frcMt84LJvvXmndXqq3ZHjGYFv
Yln/7IoWpQR5TB/ijgHbJ5mi/gRaQIvpFCEXeqvuCjW0X6iODv+/yOd/T6nOIfzweKPW7ZlVEuScVdXSmIZetU+hNom/gqV4f3FbRrT0hWqse2x/knxAu4Ae
q1uIhXn3I3fFV1ANm+/BiG4WAXrha80EiS+Zv1wPxCOiZBsmc6azHMjsUo7wNQcfM535jlQpfsO0EhtIhIm3qKCfDEusXOl3iVnsHP41Hmz5QY1mj5DHDchP
0PKH/pmpKRzm2+k/jjqsyZm/KLplLVN0VUAh4zPr1r0VVIsowWsTfbFYVwk5xzsap90HE7jKJ+u2RdekVKTYbFXanjHJkb02tKj1LPqfjWywK7pzToOQoYaQ
JLUYgpDgJ/E28yipBXuOGQQakN/RULUsbBV+yDNNfdjRunEszTkM5227mR1ICcFuGSGP8/fGAfE9oQXb4A250DIzF4o9Bd+7/oaH2f+xqcIwzwxybcU2ZKmH
sw32DEmcAv4X//o5O2WuzxxQKz3maihdr2Vuh/V1chlit+aQs75egF1J0ZUPSbEoTbeorJ3+FeiobOB+4EoMWwSDugRws6eGXQKk8ym02nukPLL0XkpVeaBg
LnWnaIh6o/o0HQbMSt0Dv2a74sMsY4iv0rK0WbKGcbFR+ECOJMbyo5H7+EIEks5gXfyv+fpIb9RD/KYa61ztPUod0PQw6oEBrielP4wuOMIU6muT+tK/yOJ2
iWQd89SMGOk7/YH7Df8WCIY7eV/6N9VdTQdSEJ0Z/YZPYvbrr7JVJsrjkBLxrgj+EwUMcwE8SN6Auxke8L9KO2q6cRpnCdGbTYWvUPHE9/KZ1uyfmEmndZm6
YSeIXdA2+2goif+9NoHURjTUn9gC8iLnr3gjjNEv599xtxk1VFsTx6HOe9gRUynO6SpN06AkYz2unlCvZl3Dvk69FeJL5H4+CewuOeAXgCmjvUmv+47lyU9h
0NjP2kYqZ48npPufAjOBnnJ2xR/UEMtt80T1bPmCH4Z7ATHiTI8qcKbmFDxD9vECqJSPcQ9c+wDZNUd5lA2Ch7JdhRvYaLqk6Lq4UeiBB1PNoExiu7iWjPJ3
FgOaFPwJpsY/AalGs20wGgN304dwiVAqtcytN64AGtGEuaRiiC05eY+jLTlGd5LK1jS1S2VzVA+TnpaA1V5nJbLMEAo1d80SXMxjw0RkOjgKTkAGsTkiIhXq
WhjnY+OIBO1uKNfxGFrpbkBf19VX7XUlexYCw+jt8m7wh9SIukS5eSv1J7ubCUna6DaAY9z5ik3soKq/9KZqqGIhizq95GTHmZLOUa+0d11ZQe+yUoPmhtwO
Ph4UntkzpHVIb/trIZjUMZGquXxTIw92dX/n/dpb3GWos1CBfwMvwO34DOvRtLaWUKQZkaVZhLj9JuKqMMvkpFZLXt98MZ35A4+C76rJ5F+rE6ILNC20uyr/
jn6UVR9q6Waxo0wY9UgVRW1lprP/x/f8f8swVxywRXvfeyY57pGhSJSxvYdhs+DHXLL45CemL+azNhuYKZ4Uaj61uFAp9qDr6/5mTqVMhF+BC4xnjS/c31OO
mLT8Y/Niag6/AZtKDAPrck2F3egXRgePrCKMXYVTqE54DgZ7+giTxB4GMNBdvkRq5AteC5Ns3+z55GrvWYMN8H70/s4v1+x19cKLArdTOzDtrWb0bdotYpkp
ObOhIjgLVExWTKh1OHuL4vqaVXBSYKxRArybz7ieIJWWi8SGoozqv4u3VI7UfF5rrLxfst05Ye3u7EmrF0a2jFLXjSzNWb+wXgadjsUyI/SnxPHiMzFBrYJ7
EJPp7vAktEfgD4uF7Wa6BtS4VxgivfnJ3ZG6GM1ngk3s3cR7lrVSORyzTcv2xHPpzuwiz/CE1mWNXC56k3p2ynHwtetL3j7HPsds9+yyiylm1xZ1mO6/qv/8
T/+Ltd1X1Vtzoe7kNU2LdhZsKjyWbyCxOkOAibAlZXf8Qc8Xx5zKQy4ZGG8cJdwyTEupQ+Z4BGO+ZpgyXNXO+4FUAiup+Ji9lLvodcpr7cukCyXd3G7qvW5n
dbTlKz2HTsK1/t3gelPL6OXWZuhec2/8GzGeW4QdNLW29iZ2M83QR/APV2v8gHxF/4nfiX2lC8EXZBHsjimonF79KWkJyDIz4T2kgcWgTdqn/ljxT0mrbUzv
p1ckcuZvbB+5jzRUTmXXaaJTEBsCPrGDdAy70YAwdfnezAY5QIwV9xgDpmjdI30G2Tiwm+3KVvFq5pjjs1ho2mx2WSD1ZuINrhRxqn8VaVqBppu90kDxL+4F
mefPhO8Cc7FB2slAIatF61lCq4zSECIIEDCj9zjyzLcVOQ9OdKsN9dmH/rbsL1w9s4qdZ7nu0jAXTA6TiG+X1nHVgStwEGYIPKNz4UnMB+8S1Ce5tDeMofL2
dFZ7Uzzkbh+/xLcffuD+nbIEHNwAw1HfVeKSOBF5CCcLu/hqaIe6nOsILiMXxIxiaoAHwqiEtdJHfKD0CzyI7GEcKs9zb02ZiY8Fn/misdq+ajkqPIU+oL2k
e2ODndVebWChOJCYS18kBX4N34t6if0ubED+8Zyz36I8qKdicGWIy6A7ap9ha1D1LrKBO93evHIPmY8E9OH65ar59CFOr9kFlnHL5cHe2ZZYZh+OWY4Ss71q
7Dk+wg+CDXV4Yg7QGvikf0I2dsaUbYPqJ6FqEZzpGusYWNAB3SueEA4hNZpY5Vq4FZyrHQTSygpvvaLHSalMJDDaOR8ap2pE6oJP1w3kPA+aurZuTr/QFuuJ
Vb/R3dyjjA8Nx1TFjhfsCzvGtRQUxu/EUw8O3mTWQ50RBZqFfvNtTbijbOyYxKZa7wJK5BPfmJwmJNcsp/QZx7in7K9ip6rR6q62r1SlvX7JTttLkK6a6SnR
3dROJY9v9HItgNulU43/FX/+OS9qzlXuU/VNyXJx3CFnscelm41ryI3ejXBHeqv0wtzK1YaVkB34FI8fHsOlIUN0J+0T3U7Tc64GmKDbox2JlACwri+S5ImT
ttHjpcXScUEmo8LPMq2UgyET1Zzpph9CutCWkks4Sk31Z8jHft6BpWzeT32pkFYyb4ltKXX4IGEyvNF+gvpa9Ey8Tmbgi1KXmi87Ue1F2keZM49nJmZWZ9Zk
ejMnKlYqjgaHmveZfdau0gJtMN4PN1g08sHYCeFSSoGqcWpRssk5t3pp1d2Y/WGW0G6JydGp2V8b6ArW5F2pa2QKnbRxNAwnxGJxvhY8bajG/+IiAqlME79O
bAopfYPdgne7W3QXMWu0TWh/5Hq4mb9l7HZTogwgoqU1c9cwW5jElbGJVIpnVkpv7Qxyc3lpxSHoeElFyjfyDtA4fmcVF9Na9a8+I/+ReO+cbeFURP217+o0
WTUw+mr+6VUb6MdAVCzKvnU9qkxJ+AQ43WMNhHKp1oa/1a/XDyvJJhrnuxNHam67L1tcLO/22WbQjeH+9r2G+nZz3sjqO87D3jh3PU0Gv5FK1l2W2rHN/E4C
9Tk4NdsU64G/ReZDKq+D2YQ0U87H/cRN+3JgGdKdegSPdOLqmVWtDMscLck3PMPmac87wrlVyTGSjm/qW8D8qfuHGe1cjKRBN+iW4uqG3YR+/inab0AnfJWu
ivqV+5uv7d1C7bFHGK+5Wv9E7qD6LV1BdkcaUPu5YrGAj6E5Yamxit9BjEXzpV6+y77fqNrUErYtZ/Cc4xqBHugFPoZ5jxyN/4VL4Ipd/4irUcAvoXeJXsqj
/FbmH1xmj6Ln3Vb9FdyGHaH7uhJFzHLHngH+ww0sGyKT8OzkiymHAif5cDwyeUZma6qC20vcRV+gRypqhIt4Xw6iFpMYoRYbSieQNIvB6gl8R7anfWLvSYvV
r83GQA822fzRGrpRB/6BlGn38DBi0jxhh0lHuT9tjeTr7DvqrGiGU7AJ8AdNklSI6NnKgIa/Bx5gGW6Udi/QFcDEUekB/VDPN2YCfgAYbXxE1iWnq04jE9ER
4gN2h+hmttkrBJr94fBo/nGPsvUt8zEjbXLyeHBp6RNlf88QbP26ut7bZED13LMF6KT9rJ3IqyEn2sqxAhqDV3HTTFP5Xvot4ub0BqYEuKioFyVUJepyNSfA
l7oR4XHuq5WjjVvEP700+83jEzZzi1lcm6T9EzvAXII0rpb0VELn/AsaARWlvHG1sd2yDdA19pTaH5edUPzI7JoVvWppcIjiZGiG4m/FFGCDfgzegN6prk9N
ph3uUs8pdhLYAsoTf2Fa8i/xZVA1okTbmgdJW8HkZFUAsvTHR8OIeAi4Z76qWeTNCcSBv3KQvq26m0NUnreNd/Sq3FBxryLD1ZqepJTdrclgp9m7FoqjXjH/
/vf9f8bMytnK6TrIcc+Ne7/YCmJ2gCcNtehC6SF5lSgR8uCH1C3Lfrabqx1Q7N1R1qG0A94O75DaRfcVrcuqwXIkDLDhRzwq8QSDwBDGIYXCSxBB7zl5toY5
xD4rbYF0VAvcAg/IRYrX8NNyObRCaC+8TrtmuA9OM8dzu2xL1DHu5uQ88JRX7akCb+Fn+Gu6y3xt8yU0gD/TR3l7ZM7P3JS5QlGaNS7oD0XvkJSgRhhiiRfv
ihHEOT4Fa2mJsDhLH5fVbvA+4ZrSUL0stV9Vv+R58VHr3+RFRn7LfBZpzS9enRpRB0+mz+qKgAzdNFrJsCyGtNOPBmbTTfA15r54rqNfHuI564l1L6AP0BeB
IeRE8TG5qXIO+xBTM0xyH6SB3MkiostlThurjYiL445QrSp14t9krqeLvTheox5ZNlhprspyjkq2qf/d4/p/ThNWS6uqau3bsDnIXLthnrK4Y9FQSgBwTyx9
DGium5g6yjW6QFC1Ny5iOqg3CVdTznqtwDnuPtmcHMnui15KbTcP8FxhDpNhKU8rZtQNjR3jbGyvSpmZTHg+433oTCLHckzKFx+Ds6jnPgOfWAYR34y/QxvE
SewJOMoAWPpzz2ybUjrqH+Zdp2qzFQKoKif7sh2YZRTkjYe7u/I85/TjkSDdZ1JW9+VvmkZaWxGLpLfAIniqf1XqQ+Idlci1L+nFzoQ7EKuobnQ3fhQXwS2l
7oDx/HrCjayA+/tk6o42HPyD/5B409QFDAVaY35fjv8j+avcmmgNHAufQvXFVlNdnQXiN6QpNQnCpfuaCP1IaWblTfgmcFQXbPyqXcsbfvL6z8g5x1Ms09QH
nUoFIcnmVP1BknJOpa3WVdx8yi0UgseN33E79Bz+A1UlnNGa3NfRiZbuYjFbRxTFE+Q1ubZcS8eLDr4RvNR5j/7OrPdus++CavH7xZGyD0wlFgqdxJHKF9Dw
n3i4tbiVDvWcwiOhD/xqE+a30ZH+5/DxymlcJhIsxBArgTTpBdaKzw30BCF8CtMV+OTvDdQS2lE4PoE/x/chVyVZRQL+E+zkHsVP5jpuAsBh0AvXmeR1ZEf3
GSVKOt2V1LSKUPd89RZyqLJ7+BaDT6e119Mf1U3RYcxIGBTtvMHYC1ewXTgHRNnbs4USlja75lJcW6Eo4Gc7A/vt4coLVXPLz5HVcDHdUnmQOaPVsXdok7GN
8jhzsFqhvVE4QhsjH4cpZTftI3gWDaCfS3vaN+sWAes8ebobdrbkuHYcvDhLHTRdUbo+XaFRTFvdUXEvdI1IAn1dS/ne5Md4Cuz9k1HOjdUTXaEc+ZJuEnKC
Xszmw01ND7kz1iniAO0XbEdNHoYbl8CYKxq/aPFw08Q4y3ppDDIm6Q9bDfNJ90CdBU2tbEO6DYccUYbBVHd2SD7kLdZPThEN/6rK95/dZZgI7KooyH+kX+HM
VbtdA4Az8gMgHV9Np/GvaXfFW9Nz8nOKktoPr3EHwPZwke4LGSmUo7/QBfrfEJj6NXqytx0ji7XYIONzi55JcpWrijmrsX9KbykgPvDtoJJ/amQXL27syzdz
tZJ6BzbIIxHSstB6xJfPLyh6a+9FaQ0NuRPgjorO6s7IQUssPVk+bVnqTwRKTQOIv0FUEa/otKpHZljm+bqDFBsUJ4MqzbHhQ4wEMY77yH5g60A2c0FUs5Re
CXFKlxqLXLmpZdX9UkvU0Ky/87OjB69LzT9c+DD00JoxhonUAuwUs9TUmggR4pHZyCWaAwFLJJOA1TVr4WFSuD8cynVP99xHxic5q/Wwm92pY+UT3BbvZMsm
6rBss87ANQEK7Ej1Blonn2IbokXK41As0SLpoaOCPKg8pQ7yLKuqgQH1v2P8/8n/qefI/lxvaNb5WlPXjy+IyPtjVXqlJrqgYomtOXzSoQGGu+2ODnCwu697
FjPZ8LS4QHde+xXr6ZqqrKU/VIHjQ2P6i2Pt01g6cWYDQNnbSRnXFu/SDdnUxrmDPsC3R2Uqnu2kbcdsFFrKKeQi4i8TxD71+kzBQjnZHduDBugiUUPP9kTA
aUwbwcHWST3moZxX46OBr1yc9kKVgdrK1cGMUj4yWdSAjcSZrmv2DRl6uhWB+I8RN+He2nyij8kQ64KTvB2N71IU8kHSxFzDzopn4EaIGijHEL8Wbimt9wUh
28Xh5otiroRwEzkID5SFie1VAwK01LJmXs0wvI6FsQ7WjsLSwAG8xlLyk79slPqTtL/mp0Zne+bD7Uzx8h38PfwGe0dm2wsM163ZUomvHbbR2APMpYMCi9Dp
UfW059kG/pvsC47i8/3zxTnUdBgMFPGNPPekd2w3dTsIYHshn+FtOGCsJx6FUaKKvYqPQ+L4aKMdWeScHcj2XcKVTAgf6j9iAeGv8rfqoWI7+oM4nvOgfdHb
bBJ0kTahdo+KK0QniUslEDe5w+DRcJLcgeorDsTDDSut8YyNoe0t/Hb4nVRbWwH2k8cnwVw/bIHvogojVsHXkP5WsSr5J07tp8yH1mtecM2AfHtttVFp8cwG
OjjPpu6Lj0CC6E8Ghl8Z3ke/AxjuyJKCTc/xx/5lxBJjt81TLZVgM7STxGy2Al9cX7Uf8Nbgq6rJUDNoCtKwrID7Ud3CcTFR1gwETGKUfBrugBxw/ajWQFMB
q7BETHVdAW7ZA/bLqpG6M561jh3Oj1yLkEOKd4oN2Y2yJwVNCpsS9CmoF1SPGwMuZHGxr7BB2MzOIQG8ofa8IQn+G97v+YJfAV4TDtdbfAK8reYI1o9oJu+j
LgtNpQH4Xt3CjOfSZP8cepXlKPKr8oStEZmi6WF/o/lVt5D9kvpOc8yjI2X4GHtDY006Al/X/Av6/Mc2bmpWhEyvOuXZqWqtzhfGwj+gj+p5qU3RJP9h8TLW
W5qE9UbqM7mOC/w5Rxqbi3Thv1QMIlbwo3SLKYepWNrGP8GWCipfcypG2V6ieR34jW6HtzAfgA2wim4DFvOdLOPLJsnF2DN8KNNFSpNvZPzYUk+K8w93fpMQ
8LxhgfsItlU/hlXIijS7OEfOscRYpsOhYkusiwUiSnFlpirze4FNgWS/XwVmvg4aq0jGs70lxuFMCdrdP9r5MRBSo4um1/WMZlKKU/eWvC6FVagqPa9lcJOQ
7Jjk/NNFQOyMuP6R1fRkw2/kbUM/pgcxEk/j++ApXCHXWbqNJeF2guRXsF2l/ZFpzA33VTthvOuWwrNTx/N5gQSfm93WmJH1XDVVx9dd2uONpFrHz6fCkCBk
C/kPMwQ4UD+oqK8Bi+7vGezpjACefuh/R/kVmTs3VCqoPCiiVt6AmHoxylrLo/9yL3YudQ8wrmAuImuMa0traYvpVP1GaJcjj6LAw+5KuDMx2bXGCLjVSgYK
45abPvKFBm+h2+12LExsl7vLMQbUu34xAsBX+C9mjPjVOFGi6aPmF6Z8/ox6MToVzxaa+LtIE6gV7K/o+IqltGgrgQda37Dp/p18lWNQWVvvUv0LJhPvr1+i
DbjrwKRs0yQTRXq7eNm/AL9I1JNruBfSMuBadQ92mAEme+uGOga5vpDDvePI8Z6XgIB0VO2CVjMnKJXlujPJ/4uFQPJ+6uyfIESuRfYaO+NdLEGqtMBjX75c
lfYdGW2V0P7GKLCZ6bXACu6GRbgdaCl/T2TLljYsEOMFMz3HIvKj/DS+TMzh54HB+A99bzxfPGjqY+ll2oCHOdXoTDrcPID6BwgyB2cEe99Ij4C7EgoY0lWN
u4l9Am2kdBNj8CIjhA48ACvTj4pbfXcovWeVfBFKIqe5apCGwlnvRegJ1LUm19ebOGVpi/7KPTA9wYcYH1ib+UfAM9F7phvcOWshC9pdztYyVDOX64cvNb+E
E5wDA/3Zo+ZpxAfoqizKqb5u3jSohsbZU8hL8qx4nVsLLmY38XsMv+PCT8R00jUKy6UfV9EVGZ5l6lXlGQkbEmfaDqou2SdXZ1ZkereV9wTKXFoI1IbRXZiB
EsQ42X+Sz+OTKV4cYekNJVs++cqFWr4lcDnrZL+UZqqPuwuVQ2EOGALbuT5sqna4sVVlUxCHH2s75y03NiWO8Fe9e7hiNteQnLyYfAOJJR4738DtHYlwSAtP
Quk8R4eiI5kFCkVWRPDULCH7feby0MF1asHR8FnjZeSNvg3QCzsG39c2gUcnaZgtcARbB0f4L6yFb+md7VqJRMht5Gdyhp+hIQH0peEqcLPxnvk4PL5CNh3Q
xFc+ivF7PsftTA1NHKodaxtC1tN9MewFPtBV3I+kmfan1CHPv2sS/8/I00LwRLonO59a6VIIceRUIM1TQ7zxvvBPxjcJK+z90vex5zw73CFQhiHKdUDXCv6i
nb5xqjem+hOCQ/u1S2yOgFPIkBsD7ct2iV3xT2C8lM1vEvdS+ZptZK7qFPiP4blLCYfyOWxzZWnFDTHBshtejveVF8R+kzbZKQZ01mW/A9e5o+4woBLYSU5E
TX5e2A2MJin8INfQr1NEKKjMRopHWYvW7FEsCYIUq3T9zLNFJFCKO8XvxHqMjDmu3JO4sWisbrc+xshWs67mq0ZvcNRbGb13Y9sNryIWhadHP49dzGRB+4QU
bUd+hlFHfHC/9Zy0HrOOs6QJDGr0TMByyZamBBfinkJfkf8iO3sLqFy6DtOB7edBxcY1CLzPR6AW63auCnxAAp5042A8GP1bNdP4FNdXf64uzuno3UP/qh2n
SzCcQP7V4+g/0v67zrmwXWHb4xvlOhUhheaiV8UjIb1zsSeOSgUD1JbYDM9NbiT9zpHlUgJRDVRgATWdqRAq0Kmqr3BLSlO2hpqItnUuxw6U5GjHA8sdLvfs
ysOu5Y6vnnnyQDnpJ+o/afnBdfefF5f5zgmlvpnkAmEUaRW/4+Ha6fBkbAs5GPoGMEYLgeEniHZ4OFRuMGkmuu+pM8luqRM9C7gwuRP+yV4lNcX+lO6hn4mJ
+BDqPntF6ADVFlqmRMM9vFXcjIrxnsb6bcY61BYdhixCRiIDxCVcNFVb+lNeSYXKx+SD4nwxxLYjcJZMqXQLf0pG5mDNI2GmaYR4UVxGNaRWiKPE1+RXqXX5
Ln8e+gy6DzcGe8F5yLj0eta5fhG5CZuNtc0jxD/QdLqWYa0h3DOS3cy5pCFYR2ofOQ1eZHnFffN3lgv47T67d/mW6+T4DAe+zN1ausmVgzfhY/6D7rvKE+Id
VIHl14yHX5t7Ic/hRyThH+veIrflo8WSn5dTvDUrLZkHyMtGnWWFdaDZA/7ONRDaqaOMN6DfzNuwxnbOMI3T6zHxQeC+HGMeIy7V3YVHcAPEkVK5cz3rgQ5K
fslAikIdzMEGQdPxFbarGtC7k8ypPEhsDMuTjyXtBKfr1NIf0Bf1B+VnTxU5nOqocanraJdWbXVQmiPeYHGbJ6kopewmPJedguyEm7u+CR+cANvM+Eocupny
o757luUlNdTGQITQyTWTbklXeGKcV2zVWH1tlPMq87qeWlmEBitPmiqlNhDF1MArPCw4CdGi3V2NvIDzArmIp6lhqq2pPY2j4Qkp7e3LKxLs62tNzNod1G5V
66A3a5Zlwpl41j5oJv1K+MFPAwHtGKYtVoYs1N/4ef+aSgaQE01jdUehCHUxH4nPsRjxG0AFuEBIR0g0Q3xjYVENOx5/amppzzXVNoWqgnUT6UXuHuTC1Dru
tp5SXS67gqkWozwToGr6BpSPqKn/W5H4f0eVYYrhvNYQv5HyOgfwf9EgHGHW4/VML4k5wnLoDLDHNNTy1dnUs80h2ESPytNU2oPCSJzYsmIjNJB7YW7ETwLD
4Yt+Cz2HivPm8iNRFhpD1eOXuNVyU3yXcIhtQBLWAWIPYoFFbtRXHuJzyx0Qn5hBfHIvAi7J3Te0JhawrNKNfxRChAmeXVxAaCHYzWMdTyQSH8eYU28pVoeo
VvXMLMiMD14eNDqECX2QMNjjoC/JNiEZ31t4Y/OvfkfKL55sVaE6XD1X3cv+0fOwsjS2ZfTk6C+lFyPdhdNi2oXXU/6GNib6IbWR/cRb9AC6n7/J78fcRA11
0mr1Bdj71pdMPBhDndbonHU38a759i/sbuBi1C1TiRaREnC3cR9XKeZjLfSrvN2BdUJJwnnbRm6MIZWeb/tc0Q58XHQ39SlwGJxEwcow+P9I+f9LfEveoLq3
1uwIV+QAdevWGVM6Y+1nW0PdJPgm1Zfqrf2LOls9h9tpp3Xjq9eiBxGjmEh9sQ2PDvZXItlQJ/y6Zo41nDux7jreyeCo6FweZusBb9EvAgFqXd529grXTuZq
UuAWbI0ylZ4h3kTO+FcKk9n77DfgJBjDLhFK2SZUXcNt6CN023LFUgce5d2u+wEtIgD7TkNTbh/9BPnhlogT0mRhrDwRSPc7zUY0mRwiTEBIfF16O88aWWuG
yCxRIbwhy6S7CQK0V7jPHGW7sq3wm1SJtM6ahW6yNEZH+/oIZawoXcLnhwfL39EG9dqar+tXeq6TU9BdBoouR59YVlvn/LTis2yQsxZ8KzpDVkttXM9FE1ab
ruH2cJ0Znkuhd5R+0wYs9aqzpB2mntJdtMz0nbuaEm1OxVqhI7HWWqz6ifmN6JHKRJUFsWjIYa5xUpwUxdXhmnF6NNL/FPGl6sWeqbPEw/gL33P+HDEaYPkK
/g3xnOzFrOPsAhvYiB8lzppawTG+B+wGZDBxn/CxH4RcvAu/CcHwd4YhYo3/pUnNZZmu4VvNF+CUcmf629I/mPVwRy4VjTWT9r5aYypS9YVtZ3yuW5M01J1E
rsECQn1vH2VX5BeqCJ7jvyYFu86z00siq4KSoz20t0ozyZVM1fV0om9pxzSIcI+iluttG720rWg2vkrXFNpGj/W1NRjh7VICuFuqz38FuvuC5BRusy+anKFu
4GoNtaKO5Lan9a5k40RGUdaGMov3hN/YhZr9+tnwQ91f9ni0paMZFeGeA4bhEtRsfbFyrK6S+aH+4LyqGa1qYwzOjMzurWieCWX2C574UzWTQhTGL8BSz2Ky
GxMlHyanqK/aN/OAu4VKB+rNj/EOKeGec8xS12S/nztBx2pLkCfcN9ZBx1J1Aka2KblMvME8tfwtjTOdbSDpbiTRiZeyethH5vpt03TVnifFtVxT6PHkatt4
VXdbetK/ug/+Z63SZlMPPTe4w66T6rmeftAgjy0NEQ7aWuDZ/uKYKG0jrBe7h9KBfn01qmSL6S3Ad6wPryTaAn4+nv9LFKQCqItwDdsCZ2F70N26OXx7/h5a
QDmon/gPPMimUQ/1O+zv1Ri8C2jGx7FOsg49HusiZ0mKLUPIz/b72nGlXxkP+0y72WAkYwwbQSPaAF8q1/Xr+frWyLTDlmRFXcUrhbzKlTk093RQ28zTio/s
VFa7eR67Hi8UZzpba0aKl4pbVD6pmFY2JClR27qinXJWcWJhq4jpeTdLThQ1rvskvl3Ms7gv0Ah2AJcC5nCbgWVCGLMF8EljuAvocpeFLdH3RroRFkszz1H3
PvVOfrOs4V+q4gSQSvW8w5d4VeYEy7y0V2ILvyQdpAvBW5pR1X/CQyrLXZxtoa37xhNxiUU3yDOaTo7mnpzC48n/t8LA/56ur3+Tu6X+/bCm0fa8nNBf8rSK
5ZQzpUPMB2Z2xXynUef1qHW99Z2SmzkukDLbHgbAuvrrRo3zLreGn6SfhvZzNHPbXB2rZhX+4z4dMbbECxx1DXD9QjaxRYgF/C05z9DNHAorhV6ixX+DLGKj
sAv4LmIqvFowyrnaVoiMPREBtIq7hX2KOezWEY/oKnWmen+1X/s6NRXI11/XPvvpGXZbtzJ3UJd1Cuq1AK4veLz/CH0AH4dq4RohxFJX/qoLR0+zi7gcuAbo
xc4FYvD99ZTWEao2/ByRZoaKjbimYpC/oX+O/yb8UHWYixIHus46/XDA3QfsQX8z97DqXN/MRHqe+V7FeOs3bycmXLrClIIBz1Xki3hbGI8H/0RoK8y3Abvw
ACikH5OnuOFwCp+PzOaD+F2o09LQbKcU+nF8FtYzbQORJX0x0vhQeCQ0EOnsTwI7WG+ktOPuaoOrT1BNjfMtF+xD5ULuku8L6qfGYfe5+/pWbH1pG1xek16z
QupT058fnfSHha1pKGwice62RzDlGgvdo7Wt8g/wQ621TU2EjVV59C+uvdg4IpmZCa6ReoFTQdj4DzsWu8g3gaqYWeBk7pjrvvauJQzMVl7mi3gTU4c9wmaj
tTyj5PpAz9LBZeX6k6VN4qvdPm217qZrUPLQ1K/2LWSUDqlY6f3m7k1ylUfIl+hA9KFwnhT55+AuwaQ75R9SvM5kYxdZVCUJvreOZ5qr5GIqmZxEJVEmUqCD
DFqyuDSeHejZT7eG7nMAl08O07QCjJrP1UNhs24GT7qHcTAduXGDu8iRRc7Xb6HWOFOo/Yp6IQWK+jnlisbZszPzFE9WbURW8XvgeUxH1il1oWPsU6u8xonE
DORvaAZHqLqadtAi2Mdk8v2Bf3e1rK9AauDpOEwPNT21DEXPsUOlFuIeQ4z5rDLdM6lwuh1wHkpMq9iqmu99pAGg22AaGKPZyj/Qj9CXUZnUf3sfhaKQGUG3
SxmrreVazZ4ynNJ1YX9jJ1QrbRjDiZJpqfHvhqHmZ2xcSt+S20A76iVZh1sFqKk/9Wl6BIw26djm9vqmP+mP5mr2KHyGng43FRm+bnU+e4ZP5hITwvgulMiH
SXc20bQHQdFkcyxcbX5lzhYPusb85Oqj2USuHzlA+AU6wSSzXd0jmEfw2cB8sK2yqOZ3tJO2u9OH1Mk0KDxBkZnmzJRVf2dtr/VNEY6OstxAZ4k+3RtxMhru
ru9JUi6u+jXh5cZflKMcZw2LUrOr2Jjk6DpxvQrTc1fm7I4Ji6q97jHv51arH6PbXAVkJjlDe08k3D94CYYsVfzHtKMmA9LEPJ2L8CiNDuYsths8Tb0WLiZp
hZGm9lJbYn1AY8H8N8W2NfWdHN2LvQBjYgxVwq5nR5dd9vxepFFNopu6njkyKr4b3sb9385f/yvpBvmL1w1af2Lj+hhVwccYKO9FwWDyneMPx1TqNJdSlUTV
8pwk6+D99XOhYmohrXB/Jy3kKzxW05M6TX7QVvkgigYB9Dsz0XYnyaB+ZC8loxNKwaOOmbat2AzYIZ02PxGGQ50Yk98pleJ+0QyPhC/rZ7LLoIfkKWRv0lkw
BFlivMKu8oxInOKJwSeQd+wmciXZVadLCQYKK3SGLDuHrYVSfbN4lbuY6W28AceAD329zFPoQZau0ibLTOEX43C4DTXW0YarK+4SP5BLtOX6XkWKmu30XaE/
UVdMMVoE1nDZOE07zR/NpvlTuEiEYCP9p/EOkofNpkZR9YGrhmuaBa5T2ANUhm64GPNt01I8ydLPWtt/Db4shoAV6pzY45qn/EVxHpDHvuFV3kPGGI/EMUAB
+1mc7f3EXGVR3moxOSbSY+24qDJ3kSbyZyxRbBdxGtqC6CZvZWRYLa1z66AJngbwYWk4tAbfgqWYHXg+vNb/Bj5kZvy96aLN+1gWSTeV2GYR73V1TfMt0xMm
y0ayjDos5Glvq0/wqZ4cVzayMM2kAtEg7JiUikzzt7LewBxyHfyysQvroK5T+1Fv0llxJfdV+1ZO4qr5tXIvw9+mJuGwO4BcwFdwEXiorTl1hcotDjgfOxd6
PlMCW169osEN+wt7hOdP5Wp9b2dTxXyxLb8K2IbP4lTJJUywpQil/T45vibWZNNP4exbsvDqLRyRy2fAHB8n9NAaiBAsjprA3qVHqdP4AVIMcc4zFBklFaVM
ZUcXlqXUwnV4KTUI7sxNdHvc723puqZ0N287rAX1u2FW9pGgrYqL2aOCClftylwcGVybwrs5uqMf/QvBm4Gv2FpzlKsKDra/Z2sZtgk0k21h8XC52v8NuBzo
UxMPGbbcZG9Rier3XKj/JX/ZGgaXo3vFu7wkdnBsLSCSgaRV1MAoS9lt96uy8Z6tnkxngVRBJXKMcEgNiv/dfVmR+Yp+5EK5JC0KtoLng2t5VLpumWhqYe5u
muy75hzO/8FHwN9Nse4C7Q9VLn0KDWLb/ESFx3zNjMflsdYTVB29Qtq3OYZ0cL9aWwW+IXW4DXAuuRP7TD8hP6C/ia/8f2HDDQc2niXqoRmmOHydJUfstbWQ
+AOOSYN0TZgDkenu/Fx7+Af6vAzJ9/hP4ta03+UPsjKwh1NIt3mJfpmZnwWv+0cxPvNdlk6RlPlJAYl6a7I4jfwkzVHNTpsnTrV80tayDdU1KmkXHZWsxnWA
SeMtWpLbeb1p9bziCxEXCmcV90q4ZVrvasHvpK/Df6Fv4U/OpxubKMtREbgRqO0/yu6VV+Pb3V2oKGQVWM8WpLnpmsI89x5xonhb4h6v5AYxd7H57FDZJT7C
6xGdva+todxsdzdkDd4Hm+GOVwXpstTdvT/i13CTXc2c/8r/+c/av5664ErBm/rtIpMKVWFDav0Sw2o/uzbYlpNNuAvayQaGl+Hbdi8dq9nkCGOvkXHkG88U
rkD1PS/LmE92cE8TZhHndfOInNj7tgZ5t0tDdRnUWM9QXstck2qYAxxN3fSh5MOaKmeYK4YT0N/oTdxDupwWwAd8hPySf2v8KA1DVRwfcOW22TzLNL8yHuiB
X6GaEIXUVzisqjExAFmasVyIg7KMKpQV/5Hb+stsU+QR/tGBu+QQ71/+CLzU99B4l8W1jegww/LUudI78YwQZZ4m1SUq/UfRCdJQfIdwnD8ld2Bx/3L8edqb
GhQBXHoXB7fkQPSmuIt4x53adFOYbMmwLoLmZnwVRTm2YljDYRZPw3LrB58W7dbQpw3aPJp7j9cwadIcS7baIC+WS6Fn4FWf1fobTvti8NrW/qxL9bu0zbfb
Eu8yEquxWfQSaoL1IBdOZOG5+Fg8ODCwuja4m3iqFfl4ago7avM8faWtkeRmoyQjmwi9Ylv5Y+QMvrThOfs+ScJnptfz90ejMjz+m2RQGi3G4qmWdfJCXQfJ
Sn9wH5Ta42fwIVy6vAmrlZxPlFlbE/2wntixrfdgkF1GhALzwIVFzZG3VGv1XuI34JS0HbgH7mF5uhdUAVykHmkWc021jSi99z3S5OcXOa/aloKAjcS2rvqU
RjkWyoAz+JGeOkAnG2uLxmTuIGzFh5mbisdrbhhzmLlSFA6zq6R3Ze+i36u6OZ3kRXuycyudCNVETEjoVzmO+yH0dp/QvLSpkRnuuvSz8gS6qSM+NQcZ+PPu
jyhJgeYYC+jL9vH0PDYn4QX9uE5hNhnSOigxfEKt2+vEzIERN8mHeU+d/5A6rEjlgFoAf/9kVxpqh/N3rZkfQfdFJqCLgYFcMrIT7IKv9Oz1W0Renwo/898k
FqcrPbN1A6SmnsX69tK0pCqgu83keZh0svpI1FiVsqoBlRjfGWoPz2IX4cmGt2SX/P/OylVkRkLX0LSKW/RbarFqCfCAZaFppijJI75AysUw5r15nnlbYLjd
R1x2LjEdpgYwv9l3o1qghOhDtRDy5fpSPneHbYvOJtqKQVwg8Q10F3OByS4Ey2KThBiLRQsweyw7VHlMdchIjAIrpNHyQMnJjM3ohUwRTcgCyx14K12PvcNN
Evdz9d24CEpxfKaqjDtWuc/cWZ7ODk9fkIkpWmddyZ4bNDU0I2hwpiG4j58V1ohJxqkG3PRBvi9/hvmKOymjk6rBZ0CkMpXSO+KKbCn78rdF960wFfwZ9qBy
X+L06BzvUNcgZJdwWdiNt+Qe8NXoMXTSTxQ20BeGdiHegbfNZ90XNB1t58mT7ALvV+cl9oNHz/SUq1V1Gl7F1+E7fY+l2bzsPO2aSd4EwhP+JGv+H1lvGd02
FvV7J+Wk4TiOQbKFtkyhMk2Z2ylzO6UpTJkZkqYppkEnMUiy2DIm7ZSZmWFKU2Zmhnl77/vpea60ls7XvfbZ5+zff62tvQ3ZfMjz0zJaV52er/+De+P7RL0Q
4sVO3v+3/nlZ7r3oybGTCtoUHVmpjpi7uk/tv7n+ZD7bWFefTnMt4PtL/aBibyvTQmwRslI8KtfAn1lMUpw1Sh4t3kJvUW/o3tbRPgS/oUOd96mBIKLrTKSI
MxQ2bI0NDwyQBgYz0vbFfodvmzagsxzvtJMzfzobWhtWRrv7B/a4tdAxcG4l7ifEUabZzrfMN/MT7KucJSwDjN5JcCfkvX8z7pI6pyN8t+BLHyrHZJ5PC4tt
gqPl1jYnpvQu0D6wfTHXN8/zeozfjAdNw5FKvLE0W/4aqi2dx++lVTdNA02VbiJK3mEjM48brfQH64lKQjodHstXgYfM1YOg7Z6/rVGwLpUnoCTbGZ4tecJC
CPLPhhDkhklAW3CXoAOWq3wTFJUbl+QRCYGgcCygCBKgFPKZXOZ93pEZA4lK/U/+XyIyzRYKG7dBuwyu9JoZW5Fo+TegHrGlqrbf5H+ddTPjQPlCa2b4hlia
1trXi02xNls/MDgED6ZNts5TRKXFOHvL873dq9paZlvPEsfC02wlmQ7/FN/UesSvrHnc9MgUY1tgNfivS5N0x00ea6R1sqGObx9BV760PgKZ0AFqfHCIn8Fz
QydMG4TF3nigT6jE2yDc2KkJVgUu+z77fhB/muLlOWndiSYo71qAj0FHCzuJROxIRYX+Hfdv6jXnGUSy3oseB1+AVtBx6lMW0e8HudBx2x15sbdAs9bSAthh
7Oj/TR6UMT3YHOjjk8Hzhl66plyjwHyDCSJ8W7F/tIt85+SNUi6mcO+w5UlLPcPQLfhecpJtTyAsTpWGgS2ZzdZ2FSgb1LXGx9OFUU3hCGksosydmO3OeRox
YtnQnA3L/lz+PYJFXkuQ5aZ4xj/Qe5FolXJeWGYZ7ZthWaTeJ+wCY/xL+V4YlDEGWxUwp823nQrdM0UHBfodfUjsZa4brmTam3fBZ4i6pnS2n2Z/XdL5ExxK
OlIcRQa1npjjQEPZhnHce093/0GmxPy/+qL/etrKdfHaZYusjZA7xGfTK/gkvz/tT4tlg2gyBKWq2r6bUneLEj/lT02EJYUQWbIxMBkZZHmc/p8vpirsW5B5
UKoIf0x9bL0ljNX1xzfLQXKFMYMg4cUxZ4mPoiJQTQBEubAdW2jNxTpVsRmdsvoaz4V/+t6vx+B5aS89q6Qr8mvnIOSBtEmh1nUQPYap5rqhE4FP4lgjnN4z
/bVcK7tGdnxkOLJh9oeIMZEdqtVftS7Qy7JE1Jh3Edf0R0z30upnYo5T6jdUHX1ZgqzZKiymSlP1sW+iqqqfSdqa0iVWn3o0oUftfsE2oQ3Y5MoEQ7qRyHyF
p9q2Ere8+/he5suWSbbP/qG2+rYDfIp4xTVU0EsmslJ2sW+9kzeswzdnVgUjwjt9/UNb0gaiIFvdOx48Zx5nXA7OVHdj13D/uEJMCxcO7vb8KDrEIJwX+N9d
JiMinka/Wz0vZ+WKtgnj8xatLla0rHnXO09sz18SjkgNnVupN453nIObKaUSUVxLcZn+A9rJcQ/d4hvDzUQOiK2w+NACJFWab2y6qmZ5Q+BPdeM1IWalcJ2c
aWxuOW5tSdStP/SXh1PQtRlq/2vL37b09BxTYUyytw6RCx1Cj/qX42libet9YsYvDVVPXozV8G51noPqYKPoGo6Hvt2mWTqQeGK4ZZwVyuebyap0v/0vop/f
aKa4T+GPlSeqStnH/gO6UsNj622jksmDmukuBt6RDRCJrC0f8UuVlWKpbWkVJ0UH5mCsoU/GvHBuKL3qn+BesYtnnzfBlkU1MRwPtyS2gHPwDaFCY4YGwCKN
k4WstDXyGxqpXBpqXPWOLcicLkPWU74HuJocI/4j6XwJoV3cyqJk7zjjrF9n5IW1flVuONLQo6ptxldf7XpxWbqAz7ol9DWE+J6aFMHFwGRjS/fp9Fn+g2k5
Gaf88ZWtpYBv4Pqa68dLrf3R/tvpPa0tMz5UzQ0XbqDNU/A1RBvzZmsPm86XB2XL261iIJo+b7FI38Bobeugj/lXM7Mq3p9LbDB1Fef5OwQ9uieBwaHN8Nlg
V+Pg4A3xd8v2yhTTgsq0YDNpKZEkrZQP+jKE3ECV9IXoaKwlnzFXL7oMXqUXM0vIOkk1uALPAjYTylEbS66wrWmywgDtdXdjp0Bg8JC/QtjFTLYO4T6Yushy
8GVak9Ajc2qaF7cFD6VtsbbmbmpmwAWcidqpq+/46OTYoxiNj6cuEPGmp4Y51u7GR5aL3mzxp3sHloBHFTm9DOr2jig/WMernuCaYxwAZ4ooUE+nj2iT/TF3
f9SDiJfZ3Wqczv2x6pxvl+di4KPmecZX4QNa6GqN1gjp+DHEeLG2eZvV63tHPIEW4t39Ayw3QrH47ICW7W0aHY7NvBgaU89qaGDt5C/y9ZTHGKPg9arunpH5
XzlN/hFPAayEqhTPwXF4f0KmhnIdxQ/iJPl/TH//v/l5mH+tD3XU5mqgWfzyigNQO+2fxAB8nGEQ8TGUDPYKf5Q3hRuauhj8ngzjeO9/AUi6AscbHoeXGprI
KbakwPr0AuMlvL86PvmNGYY6yE+sUwyr5H42P5ES0Hl7hmPksza9vNE30ecQltlsRGMsLtgsGBe+nqHDv6WNKX1gswt3kTX6T1Keb73XYLjs21F1hz3C/xY+
LIyTmmcRVYkRl7OlCCji32xnxLiIFhF9ctrw77P04vaMfyxXDcPNGYBW33yV0xmryNMizhV0fajBqvFFh5L/jeqxZlXU8tLX1dgV9DJtvAV5Lomm+7a4+EnG
gSv11r9tHUxrVevkEVXXfJnqr/Z2yGBhFncOY+ip7opgG51keEECuM/8bcO09GOBuenA3z5Lr/REU2O+PUbAD1SPxKdWi83uydA1NayhYz01qSHcCO1nJ+uw
qP73lJGIiAf5hpUTao6pvSvha5Qu7vVaV9wKtbtgNblE2gyUQ0bxmqP5miY6U0HT8h3uk0g7S5JjFXiEhQLvDQXeBfq37jjpub+L9bB5Aniq/LKyDO6NtIH/
ERs4zSl81ZCsk6GFct20HsEV4o5QEdgrPYkZlDnK3B1hLAW2ZZZi800s2tVAyJRGapOrflh3pNWUxzM9TYnEFXNYSDbtZ9cgm6zvrF/9BuGh7pCIWhDmtfV2
aHrGanNaRgNDiXhEPpu2XXpu/cJ4gknUCudxy+/+ZWZ18CGm0sVlZGTe81217ZY42w8ZyZxVJYUem+748nVO08pKWDWuannmfvNSYm/ovamc3Wp6YWBCtDHG
fMBfUL6Z+BZCFPuq/hMjHV/9sGm19Yl0w9gg7TeOlnXCgtBUYl9opk0fbmTzmjh8T9pSonrVKm+zYJ9gJlIhqIgX3pXWdKyHdZJ3QEAK7asaZHsaZH3RaWsC
rowOmRPX82hzuV/GHSJkC4bsVOtQjLeyXieQ3RDpP11VbIqvR62fZJ0HC5mfAn8E1oc3W6aZqfCLzDlS66rdYVI0EJdDk4UyL5Aimq9nNEGrIa2ErhpWzgwc
iHsulWWMQsdjdi6AR/KD9HO9iHwJ6CNnyPNRvTXWfEY4RBwX92GtUgdV5InJuqspNsUt8QPZzNcPrJVIQF11Vmc6o0+r5882XPKulz6iPc1u5rp4JmxD7/lT
fynTg6GXCReCp/2Nid9C7/BjuiF4MbxEQh3bo/XEQ+NBfJqngTwWHkq2M6w05bCL6B+6F9xyLlYYhaa4moOj/aSw3JvlzLdfpBOh+jE6XQlkQx1YRmStiM3Z
V5chEYYaeyOaV2tR/QR5UGpuBcSH7HHhINbU9Vbe415uWmuI8xul3roJwkLDLOmAbz3zPNgofLkyprKhuMYaGxzqra0ZFbggjM4MBWXrMMgHrpL3Cr9xjcpj
CmW6abYmuYirbp4PVgNSxU+8U2ijXCLkuP5X/c+vbwmdjQ5MrEcMB7oL86EXRDf7Vt18wgsEMubAByxqczhtN7YKuBiZI2YLe3VpAY9ziq/UV1PcboyV95lb
cX+bdiLL+CcBnryJwUg/aRsRL3f2vfW2IhIZo8FNPMPD8Cjz84wfpnFpfGW7tNzwrLQOmfvxLv4M1xQDj9aRGnidoqLqgS7Hv5DK8J4TG8qTqjrT03yEv48f
3ngjlBShi/gtYnFEzcjsaj2zD2T/kZMXyqrsiW0K/lXZ3lfNV8wO9L3SjItZqHhQrtRdTH3nGkyqckvrkrUDNdtn96s9r+7SognFbWoZ+dfaGAMU6P3LpmhD
M6GNIWR/7pXFp/6JYpJ/KXEC/2pr7L5PlSn+Mi8QvpgzsK6xduU5Yl+wwIDgUmBB4IzcJtiyco5hF9bSH23uxpwTm6Y2Y5+BW9gznIfqyvWkTZQTQ7Am/P/4
z+7/+vx1zUC1ZdUccfTanTkZRQPWtY0t0PWgu5GIYY+4UuzB3HS9cw0ybi6P5ZdBg+iy2D5aCVLgDXSXkPPmp+Qwf1ZMHSIJfJC1U7sCbASbQcwVQe2kxnm2
iD2My2w5xopAEtFU6Gz1BxcZ/dym8PTgWEFh3olPKKshD7L4uEH4TPClVSXBZpXlgPepd77QR1yCztK0oTWuKOALMMawx7YEaott8NFMejiDv2S94P9iPgbV
yGriy5a/eY9Wnqra5L+BMYiau5153Noqo498jGtNbAyUgKhBQvcZIvjH8GbZacN9Q+V9Uq9gGysj10DbYRd9/X3u1MjKSRlXMqrq7eTvyr0hU9pQ/TXbWVMX
YCfuCd8XYNMtDEzbwgoYltHIn5LRCb4mS8HvxiIpi9+UnmFZJ08X6vpbsCyxi0ShC947qWXMWT36S4+U+XLTO3k3/4q4pcFVaYvlq/SocG1f7/BgZKy/P9KT
KA4Svg3pM/yWUIHoShPDl3RTK/qtn6IKhgxBcn1AHlR1O9CgakpgPFHX2ilYif/0MdZ2aZHgJyHZmipPD4yr39MWET5TWQfBYJ80hqmouKPHTU8JreSU4+U1
cgviHznRsM/SQfgzLZmoVVxJEL53PtgLVv20VpoOSEHqbMHplbOZJ2wHpopa5lvJzmTmJCOuAv1pzRZnilvyzAcU3h94KCgFo7w9sIA8yjfBdyyks63KmKIE
0AcmIiPPa01/p9skdAIszrnC1sBD+AU7Cx0kdCyPFycwAx0HPCP9N8STvhviZuytEGtuC850gb6v8ih5qGotVwm+o9+6g9rd9kFUO3JU7c0RiRH1I8dGRmYn
R3avM71adaK5pwFy3uC05iCj8A5ySPpsocwMMbWkvnyRfW9YBi2VXcFqmbsrz4op1kh4kA0RmmQqMoZY+pjSq3qGl4U/4t+DeVw23YE941xfNoCOVi90HaQl
sgjxlfVkHXIPPj+lPR/puST8P3PxIk6rBiTc0A3immnnuccndmJt2EXtEe/BxIl8/N8MOyINqzpvGShNiHmLJ0FfDHWc0fAs0iX3Ix57NfIpaGn6d8gl9vUX
WQK+OkJrOF5mfKiQD9QhjvuK2PtIvHcW2NlX339GnpA2O9A9o6RyjPUjYIJooZepd+YWa0mxQrTrLnr7isPFrpr49AHyf4FFAiAPD0WkvZO7hfuHXwVLs/dl
x0aOjaiXbc7tWo3OOZr7OnMEkZM5P7ii6r0v06iStbZG6qFkSoGsxVZrEluiOxT7wWP5L7J3rxhV/CLmYjUk/3ziiJzuQKYPNepRhZiXQfh6BNsG1VVL5biq
lKDV/NM/lD1kyw/X5TzC71Atvwsrkn2ESKuNNtvH4CCzn+YhiP1R9d7fMZTmmogdYBKRIxoYi9HW4hD9J6oUH6vrgJxglwJafKvzAvM/GPP/7z8WaYvbtay0
SK6zckX1IldOpxiA302ehIZ5LyszhIVYa7K62A/QwCXqraZSEkKz2V7qZNAhNl0x1DebvR7TTLTTGik1ODi7Dfme+uBkPE44WhyZuDi10jSeo8NNwiXG08Fb
SeOhLhaDFSaeWatba0p/GfKs0ywyfxVbYRuAj9emZyzjw+a49AXWhtgH12RuOxcHjGQ1lolMOu0JLgyqoM4bziKvqxZZx1pvWQZ7b1ZGBcjgpsqDaQZbf9sz
vBnW0bTE9AjbbgLxDmJL61Uh2jg98IkfnzaB02QuzlylCuNT0QbpTaXVctMQXhUKnvj1fjKcYCdWnrQN9X0wvzZZrO0sm02jTe2N7eSpwX8Mbmtn8wFL6fpn
vpPWS6k6eWLmFEsL5gxiqTwgzwzONV1Y15wfatsFLXfrQrNDs6A6vhmmIv8j317zVWOQD4WfVX4xPzCcR3dbSe2LcB1fkjSbeBDymCgmK5jmu8P+mS5LkkVv
ORfcXOVNr10vIRNNwHxSuE1GtLSR6B0S0i5U9RWu+B3hKmBdZY6sDtxmm/sv+1NMDHKDiBC1adOxehkbMpobI4NzQiVlI4LqjDbB+9ayYP0QGBzhOYaOJpah
SYHd8FFrJBMIKGWVjIhHgNzgSuQHk8tMpXc5O8rnmQnCW3Ei9gBsKBU448m/zbPoNONNk5vbDp8yzE11kbVDuwWN7Y5hauiSscQ8T/4C2PFR1oLgIGJOKMH2
AH8J9xAkmJTPIk60EIjxLZGLTO2Kl+vLiVhTdXyod4axBaQzrQM/YB29nX1X/HVUT0wdgR+6RfYRa5TAHKYL+c67CZwd+SPiecTzvH7VB+XVySGqt6k2m5kA
/0lNENoSQyz7/P+yR9EozUyupvuAsF5Oxe/r62E5NsqwxrQc1Yb6pNXT1KpaIo4K9Qeupge5JDFqw0LmmIk1VslFjpbAO0+e8kb5+TJJsw0bCYzyR2n84mLN
LX02Z+PWgCT2P2eS/591AlZILwf2AZ+MJDaeOCjomZ6eFZad/uvGn9YmRPVgadXA8EfuEltTcOE/qc++TEuhamfgZMxXX1qA9xQhc8In5fMZ81STvV8lzPuc
eoj/8E3HjsnxoRzVHsMn+KppjvEC4ibWVY3BOzAplpeeL0i4qp5fJLpn4WGXp7Hwb6KBUfMzmd3CbDpDDYS8oal8nLd/miJ0NryRiDQ1i5iR3T/7t+yOEQm5
MZEXciKWiRVDQuesg7wnAuuJXyibMR4eU3Y1r5G6szqsUqkKHaORCCZTeXpVo+h+xcfWzK+2v7RrYU52Y0OWb6O8wXNJ119YC1YzHSJ+QAv9s7xhI2Al0SG+
+784uIaYqhoht3Cf5V8wo/33pRFCG0seEWc9l/7P+naWRVacdacNq0jx1BJaYG+lHvANUyPfDeCnZ3EyWo6AAPgJGMNsU7od/0+defa8SO2ynivv11xaq2b0
8qiYolDcTLEt1bH8paaoPAhNdmZquxp7GtMFDHIzCqwn947L5GNM1b3roMpUJEOlqRVqg6YZI+GMpJaq28rLJfPUTEqflOUVM8qrmxvTU40t6qMZQ8zJ9XtI
ezPUpgeWgsBC9jdfC1krzYBfwB3wuqadQjd/ZngMccf7DwaamssSNFzRRLHXtIG+pI8x7PL0k/2hepZ11rWhK9YNngRLBJGn/FR5qGouXjMtyjzA12V9R+Jx
enPLZvwylMV9NdbBCaE5ofI1EasqL284t77D+mTJFDJZ/xRPBzRVO2Q22DCUvaG5f09Va0lfrwVRx9simO1HbCeDOb92rEawcyjXZ8QfIYlofUukpdDS39/d
+BiWrYlY6bqj6BFbPXlo6E8xZAgTfYhC8ZuAlXdJM4UOrJlbtd97Pejj1GwDn92cQais7wNLMuqnE5kdA3tsOVUE1sS8LNCwsrt1cfiSH7QV+2cTKwOtoYnm
mXqGYaqiArgjMjgGuFy1NDTC7Pfb19cnaIQhLgU/2S4E8jLyCTmcF0SDDYIvsAB0pvKovq43NTjF06LcvlO9M39j5K5y+WzVmN32DGiHZ3uDLbadzfeqdg7d
pd+9dfv8jd12Fe2KaP7ntpIdL1rO3dpma/HODluz9va1BnZ32mvYMRxesv3H9sEtrmycsW3vprwdpXvABo22A5vU2+puQ8ydt7l3Tt0S2B7MWLFzqu7u1nUZ
+dujtnfa8aH5e58yPEfV0PVC1b9UUr6wjwak/FSnGuyrPZdSQ3Eo/llFlDbXvnWtM6m2q9gzVX2gvLl7XPEoZzo5EAQcN1QRznuuxtUr1VHqzfpPiuv25cCZ
lDvKho4jwEn7mqTxmvXqVtpJUfE1Ncp9ak/ieuUkkNAY1dGpJ3STNCwwSP1FtYL6p2y8Ey4PlS719HBuoo+W1tP0LbtZ2Kt0mONJQrrqeEGmdjJpdwbJpolP
VzUAaygmVd+saKT7BLbQLCqCimY4jqoagy3KernU7m4Vc9Xx5EXluHXVHY5ys7K9Jn3NNcdwl4t8nZxXvjKB0BjqGu3JJTWTgyXbXU1qvVY11y3XvAR2Fs1R
jHZOTrAkHVenlu9QrCrTAduSJzhd2hrKwyl5qfZ1bTzTUk6kLC/Jyi9xslR+il3dFvg7saV9A7DAgVREuNOBhavuFifo3lQMI6sVL46Z5aLASmcmNapiCNO1
ZKqyWvlJFaLqAWxUvVKRcedTGxWNUK+vvRwanNwF0Gr3aaq0A8Gz4GLFfefxUrtrW0VZMe6IK80qn+qornqnTatF564qeOpoZR/iXKppquiZHFN4A3hY5tXs
KNPb/13lLHpUijpVjhkUX1FtxROHydnK3Qmu7tyaslrVxFmkXJT8OtlI3lNcdVFaOxBWt06ZkLTLkUjfdE2g3pLrk5/ZK1U/tKhjd5k2pffaRlEZ6vvq+uRt
XW3ws31zTkgBk03dednfyONufHUW/U3dFJaobaTfIXo8ZEi7zV6k2Z4QRa9aPZxk7HPIddR3591fLDg7MkldnDDHxRWaa13U+mocV5bTOQltonOB1s6TZQ3U
9x37i3ery5xDHSfKZ3pWVWRE/EfeIH9UPErKS9mguuK+nqovuZpSo8zv6u64ozS7d8cVqMYXeZxZTr8qTf2iCLM/KW1deKVGSrlDeVnHAyFoQZledcDxQPUK
2QudsP9V0dCTV5Fa3r1kjusi1YyKBy1lE+04DKuuut9qx2kYYK12uFvhbOh4nfhTgec3Wf5C1XgdWMdUvDj+sOOZPd1zgDpE2pha1Apnrfx2lI5cYk8h/yua
WP6boyCxffJj9xTnPeUBRwGpSxpC5mheJH9f9yV3pkpn71Z+NT/KXasiK2mEI9LlA6uVdEqNAcVUl31T6mxVU4dMtiA9qrKSUjBWnaGO0h0vW6bul9BVObd8
sWpd5I2ylvkdKs6pvoHP3L1cHZlX8XL5U8Bb4qllL85VLkokSMfqXPub8qcJX/P3lHuSDmnVqjygtmtlmd+x3v674wX5Yt3nyKB7sbNZXJzjjLMpuc69qWiF
/WtdDohOOrNuBT1hxT9urWsJo2HXuPuXvypqCCQD8QCZijoGqNMUTVNvAtH2GarvjoHqzJRGwFbV85iQ9oimhW5VAaU2re5qZ1QNU9prB2vupF5W/OFck9qF
zEnppc3K1dJfKMClLXYUW+Mulfndtyp6kCWuUWUdNdEqODFLxTuiNS3Bd6qZqn6qdNVpVU1tJ2Czpi37hdxGLebWodGe6mAQn8vUAE6wanIofZvJZ5byyTHx
UFK5VrVVYyZaGO6B32AjnId/BhD8OjgBqgVdB6+4/mT+JB/qdKpD3h7xeb9if3d0vn0euJFBsK3MbWaToR/HJrZFezDHDG0MaUh38iPiQWuDu7Aa4hDmXBKG
sWALTxrb0KoQLiH/8hvQZGRu7SrssCEbU+nKzFPkWClXP7hkItQN3ij0gP4SNictAz+DGK/EXMBNejZpYRmsI3SJ6iOOoT+quzr2A2OcC5fVUwXYPUg008jV
mR8nzFgzCqyuz4a7IQZGSy4s81P9V42kLtH96ce/qDIb8vhHiGvYIDDOU191XFgF78SK9depaZ6nwk4+j7MxralETb9yleRwrIcWEPvdMYY+nA8b5FlGnRIm
KQ6x59gWMCkN8kYI5RztOIPviNzCJMq3HNu4DYKe98R3V09PzBT+1HxhEqQod3V5vEPPrnVtAhaZ3nEx6EjdYHAsM1OIYY1wFpP2S5UvYg7ph3u2yzGG11wP
TzciWTSIh+gAMNDQTkUwqVBT4i8YhC9hK6TG4i5HsrBcpzJNEieTN/VD6CXur0npVDvhGRfD9UQLQD30G1pmx9kioFmUhjnv3eu1UxDXWePg3rEjhZHSVb3L
UQ8Ya9/MeCsygUvgf1KiJqw4FotKjGsRdpFJZCmUpJ+WtBb9ulV8jEyKXZmm2laqydo57obMA88T/XIoSfxcsYrS6qOlcVF7mALPa3UPfq5nGncj+SMXxA7p
32H1heeqgzzueY40wIebtjBa4RVQLm3nP3MXxLapkH4mWEa9F44I47A0qh4+AtsKcbrWnmvFVmMngwIwwmNN78jbTp/yB8ei/cmu4gfogjuNJbhsFubyhIPC
bbKrwHB3uHKuj5TEJ3I57i3UGLmGNBubh512r8Jq6/f7RhLNUp+K9YUdrNLzmnEIjcXa2N/Oo0wNfJH+HDpR2Az9LlDc39INb5mcp3jtOoneEbIcieId/Vts
ErwULmCPuw/qBmgncYfJQWwDt567mjSW2A//636MziOe4yF2MbMfWG9Ixir4I3yYP+x4oOmjmMn0Rj+Ss6G1kg/6W9CTXaFE94vqE5j5pmUkz3WmzgnH3G2F
jyBb9Hv5BVVTMUFIgJegDqIDG4GL8j1xpekVXkpvxq9jxeD2CkzaVHER2gTpXO2RBHFyGSwguiRxvrurpz32zd0UX84/UlmFYm44F4YALBZTQQGopowyzeRY
OZFvyXcXW5j6yYUYJn1wRAj33NeRQcwfZIaOglVoZ6wFt0coUbfm03gV25/NoaMMWmFwyVBkWHkXx0KB0zfEAL2Xv8JGQeP4bfA0Dwi0gt8IufBdlc+QiPwg
MvGNniJvU9yBZat7Qa20xa5hpZ2E9m4aGYW0M8yVV7JJcEPPRbYu+TiGY8/p/UScAzXMZqdql/D7XRP1BkHnvUIVSq2oJvxDVhSOEo/w7sRoOoJPsn6W54kO
oS72TUR9kEUpjjalEXet27hpyBst4012P8EQ6RQ1FZ/PD7Py+rBwhemolYW+2qvQzpQxeAWbyjLQGmi4/w+PASLEWNUQbBowVrvbW4ewGUBpLVEu3zdQRCT8
E3xpukX8axlLzDVGGt/go8EJzuZGpTywtLUVNk1kL5E3WY//ivyjog6+mA4DBPERqC4rhDhLS1w2vEHepP6QZuHxv2zJpBtwq9Uj1N/EANWT7izGGbVk21+K
ChFSfX6pVqCeHvD1lntYX+CV4nH/BT+BrUQk+xS4llSVEIH2Nd0QJe+SlG6xAWIShQkUuJ5oWPjGuJ4o82235LtNYC9xGDnaME3+rm3jLtWX+xtJG2kbNNVb
Ii/GaH+BihEyfC25vuB23UTELO9bvVLfwrXYiDK9hGRnG7GTvhu90/xDzratod/ZdKYRfCNjR6paSOHRSI1MS6A1jqfIWnGDPBJ66Q1p+ge2Fb8XNQwLtRNB
4rwvxTtPDAkKqImzhrTPriD+1W5iGtELdYs1P9NXq5NsTX2L+TP2JlYMeGI5rQ4Bfk0WOiTVrP1BHhXm+6caFngXeWym/ly6a4jRainC3dhdtjb0H5ZLbwfM
kqyFdT7sNfGMnaNfqB8L3RIbQWWQAzMwnVEZJaR+3ufCEd04OU/oJz4n7/N+dKlvp/GcCiZKpZPMY+RGaiF0wvhesMu5BAzqLAeMf6MzieMWnl2P6KWOYjpT
4u4j9XDasfe+2YKAlEugvxXR3FTbOIsbTctIhGqbqTy4gNWSk8Uh8NaAm/8qHxWyxRxhJfcHW0mqmHq+E0KEP1fMpv/w3ofLzQjJ0UfBI3RmoDY60ntCwIM7
qw1DwKSHHgX2Jxj0Dwkc4NajZ1RFcnfRhZagSiwFwiUVsoHqQvznfUH3lJsBF6H7prpCKlgPbuTzaJ/6zjN53ETBSo/jrmtTdEf4Z6ooZomkwFJ8g3mP7774
ONDGfxcfpJoitUe3M52NkY7WcqqhBj4OtxlG4GF0D/yS3i4fQBsYtYYS4pkXt4zGFvmGEvWwObo+ZhB/qvvLcBc8aUojC/gr8CODSX5OXPFeMzwQd6l0JCY8
EvpRnZB1rvXCMh9sPGWqArPwJjq7kKvNAuNCOLIBGymkKm9DO30ZsYPjziAG5y5Tb6aXoYtyF2SArouPpXJpALTRPBlbQdyVj3kLvAHrGX2MaZXXCr3CH6Al
0VOEWFPzgIDnQKa06Aq3kCCcTyGIm3SEUe2YKMueN0KHwDnWpGfx7epWVDTfwbfGYDYvsnSXE/UFpoPOut5qfDxUof4KLcIyjWv52UI7z34yX3MYXkWi2Iey
j0ljuLNCMjMyZavcBG3rKaQsxlxmvnwFvQDVtTSCl3Gjxc+eWUJ7fEbKee4qO1foraJoh7zll79ipP5oLp4nuh2DgfOugZ7n2o7KsWg8vQy9QS0t03g45xS+
Nz0NGoAFNaRAuXQ101MXiL2phvof/BlSYTiKDjM6DahpP3HSKCBd8EfOeO980K10sXvd590rYyr1E6Tskm3kHuAy9I73wsQvCymmjB8CTk66Sd7Q3YxrW96G
aUgaiv5lMqmb4gj9cu0N1TiMkp8Y0g0Kw1hpu6jAEGi2NJXdzr3BrnFBahhYi5X4cQnnFDHKBParamhRG88F5x7A5u4JfQU2Mke5r+IFYSP0O4S6XwMPPTnQ
f4rP5J78/0CTo1Dbh9MI8WSWY4zcnA+nNiszse3KOgELSky6yXYccuoi2H5QJJjK+YXzVFdxIvedT1fs4kxA86gmUClNqe3sEs049XXPaY7Ew7jEVMOr6T7m
UZwoAfgWvifVU2zHVJUuhlZCv5PLoefc11+3EU3/Dl3h7zL92NFsNXEs/tLTUqUvr+b4I7Z38nTXLPg/xU5uCTQXeO3xOV8KTZH2lk3MlvKDpmcGj6EbNomI
wJMN/wB/Aj3RusAFw1x6IPKXwer7hI+HdrEnpbZoA+9BVxTQUdhfkQp1TVXpO+v2wQf1aEJ36kTKUk9Pfg1/juoJJCN5fCl9XXjF1GXO0RfpWdp/UuPhPeaJ
cEvHFmSu6rs4W/Dz5c7eqgGaO1JXAYFbc4RQUxgF5nhWpQ4v/Yu5zk0kaMDMb6E3O0S9RmzEz4U+Sa2FbrRdOzlxvdEkV7geitHUfX6+sysxARtOu4VRinuA
0m1gB6YMzy5Be1ck8E34ps6/K8ZIuUhrZijXndmNvRXnlc33pou5glv7tmKxYyvfnogUl/Fm6ZNQDxoDFpU+gP9WF2sGaWeQY8tW8FfE81J/povuDmkVv1Iv
+Iw6Rl03MFf5m7sx3IGsCUbpso0TDG24Hua3oMH4klhovkVvUAxS3wIL6JPFkG6kzsuVgB2Zac563EjnYZ0ARldMY9XsJbQWtMX5p7NW6Wu2GdTGeSZ1MPzC
MUSMQazQRIjWzcRYVELvKUt1P/DHqHddKpDOvqSsUAPnWCh3zTH2NDkJuEC2ct2GC8oy4J+Uii3RjXWmiil4pGcVeU17T3zsRCt+dymUHl243CRmQPuQmWQ7
prfzNvhS7WC/sMfZ9wzoKCrvrb9I/8X/1HaAfeBNaKQmBeujXlc6B51s+MKtgpIcY5i1zAj9WzIip4enhecstVF/RGioydWNo7ZghLonOA8tq6BKWegHZPTc
oky63HwnN01HoLfh22AHQCJbUvW547px7B52u7Te3oPMwVzkQfeTxE/sGlYSutB6IUZ8hN3L94HlwhYWwhAS9T5wuRXdmWeJI+Nw/SxQJSiYro6RjiPQ7qLf
9JGuR0k9nNPhKvv3Chw4QN/Q93R/5m+kljjU1IKy9vqpGpGcCXZKfV04E9Hz/1b0q7gCJTEH8LbIWoArd3lqO9YBzXkhvi9UbW1NvgJcGnf9l0qrDoZVZ9Wz
4j3OvXE9NA/IK3ZYcV+dX3iqQuOoVdYd+JclGdyZXT6GKovZU7xOZYifBiTQvztmAvOKorkEZQT4KrdW8TPgB+Uvu+Duk4rpjwHVAJMqoC4sPVNaqowqjErY
qqxQVKM+KC7b+5JTnD3cg1MOK1xaGfLBKbSRXsNI6/bRkG4eEAGccKdQMmOxj0tpSVJxtcse6L+6T6IxqmnasDqnfIervnoS6Xc2oTKBfcquDhu5RN1T28b+
EAjpPvN/MtOZ1jq786ljP/1QToXNurprdjJvcp5pV5LrigbxFnZXUbniKnxCXaVrjDQlG0u3RYQ8VvcxObqOLu5DaRMESbWRAx0dHCzfw92+6A8gmDiv3OrZ
6Wq0rj+vq9PNoyrtxvRK0XgMwE/mujOBrqmAlFVgQP87ZVK1gc4xB8oY8ljqNOdTlSC9KmpKfcQN0OGyQdA9Fca2oEPl77WrNYjLY1/IjGWaK7+WwuIqz0Xv
hmW06oO+wm0uLmNq0e3AUyVh1+e8gYBLViKsADh/RXmEgZ1F9+d6KtsJD1VnUoa6DqXcKv6kX+VurU2r5UzME3tCzVYJ1PlkMzXO3hAwaLe6RgCzOalQETW+
5BOcwf90JnJA7s2KxeRH9XnSgjRPuJmsTmr1SwOuxRqxp9Tj6U3oJfaDQaULO+6r58LdaozSxUFT3NHuRYlf6DPlXVMOOSJ1F9yHNVXkN9XL1Hera5bZS1sl
R6lbkH8z68HTdkv1afkJjjBdyQyiEx3NgZWxTfXN1b2o0XY1tG5FKwerH5YDQz8ZUbWl3EaXK28pc9e0WTdaG+96rn6tsuvC2uPFdZml1IQyUGFTLnb/Ts7W
z/OccjXUXFbdSNqtTKTXA29BDXuWX+LpW9NeNj3eQr5V7yl7h43L3sY30sxSbVPe0wS1E5U4dQ/47JwDb0ykga7umfqpqR/EjqxbVUZOZDM4b2qwrCC1pVq9
VuNMUyU5Lmni6KjIuaX/OWbnpxWZ3V2o78xf8BfOW9G04kTxiPhNdUyr41W5/As2K6EVcLOkLrm47LGqyKEmJb4Tx+u7a7/GHyRnOw+RJ/lhtf6x/6EGKC1V
CrV0H01qq+2tnqaun5Di5ApWqFupH9NAnY7OjWQLe6n7szMM6BXj7Nfyx6hjC/dR94VpnL64la4TCKUsoWYWv6mb4Nmb3KuiUvuGjATuJiUiRz3zmHR3jHuw
k9RvYfSKf1xypIXcysyiLkEbE28DbipW3ae0QDelPKcgw/XGHuauIdWgGlRL53DoAaBVneA26qeBtd09o2iwupSsKqiwlx4GdkifWU6RkTrfOUixV7W/uA8z
VKrhfaaeWNZC89QBJbfV9F9ezsbpemZvoo7a75Y2r/G7fjhzjN7D7IYLuTmecDlWlKGU5Ry9xXed9Ys1xQFogLHKdUp745OhEchFuYPcFY/FrUKI+kx0gOXU
KTAuzhXuU4edY7BM9wbQUvBK3CxtU+3EhvCX5RH6LvBgj1JayV3i57u2QANEj+Ep1IZbia2G7/ID+VooKkhqE9bmFxkNMJ9m06C/PZRY6JDdF/n23gh0OeVQ
pmKb8DysIXYY2goqsUJApe+Yswe7Jj2zTOP/MF3C/9EfYt5Rh6CH8jXvafxocqmQ7C3BxwIWvHMFIbc2lOOftVM8TYB5/Bj2I9MP6UO1kdsLrXRj5ElIDuTw
TFTXc+8gF8MXqcFYTSsJPeMj0bveNhQojcG/S4uSOsaamV4UxjhoH/IkqTGabXhuP2w8yyvcdX3TEadnGzAPOSfkcZu9XZFYx1b3ck4LkUi6aMYP0ps8c/Br
uIb8jMf5kr2Jtv5IT3aG97A62qS22dAN/kXI1hUsujTpMlHHm4LGmZugo4yJ6lvJ1alxaF+0PfyHIwcV2Ddu3pZDfJIylXuhm0wr4Ki5D2yRJ3FtUB37E+9m
6mVKsV5DVhKdtA+lZtQjoL5naFJ7UyxWz/mOE8hCw3W6K7DN8J0YYFJjq3RnnNW1a8qj9McVbcWRyVHwD2a0uy8G5YFIRz7LsNe4h+/gXSM5+MTVRdBU+gTT
i95Pd0sK06zA4v15CiN8CP6XoYPvKlaX9UoYeNTQD9nh6Y9ZZRBRsT/YeXxt5R9ib2uFd1ZcR2kI52FmmS4ST2wtU9KhIZ7pIORjOT98jyuDThDzsEJhsP6D
Znq1R9oiboRyeYXGMwAfIPwOJeoz5c6Wn95Rvm3cZs8dx3x9gsrD2w0XxdamD/Ax6LYlTe9nh1tuCA+5w5QkLmOz2f3AZ+mIOJkYJgwQePiRvrshBSuVprjV
nh/YHXwAtrVoGvSbZyA0wJIS8EkFrle+Q9DRxG7GTvRUrjufR24CnVIN8aSk0O4Th0KtVT+YO6Adfy/OMt5Dnc59JXfVl/BPzF7vFO9KteQ/TIGOmrwPSoCO
SR2QRvaZwjRUAtpKcXJ5xXx8nvjNOQFbwV8kW9GJQF2qiFpOjSW0fB+kCbNCrMImYK2IDoFHfCWTgxLiUfoZ25KYIWDcENdU+nP0at8t5Km2D2Kl3ulGyt09
ceg9/a9TZEkUmktjwJnoWdTuqcFvBErjBrD9pbHkEKEltIuZ6Z6FRLBZ4G1upWIJ9ch12zAM1/NXkZJYNypBHdF7wgXGgA0SdjKPJBbbUrYBeQ5sRYqYw461
Bh12yrBJ6EY9E0clmuWnqnS5yPyRW4a35IcIE5zH7Dw80lRmfGFoS641naculi8l5kqjeT+Wxw+Q73Dd8X7GMtkOpQIqYrZg4kF+WkBlTOVOCOulkcR44iYS
69yjawDcd2q5FFMM8hVtJA5mOPUtSEHkwV/iq7tHSVtFs/d39hWG6ZKcbtsPrAc+1rgV96Aom2hsxQxmtwB9nZHwFupL0WhhttSWeFe0xUlRm7nWYi38ukNL
VvPORUvd+9mjYA/2OzJX18+1kGUcj5M3oRnwd7qr6rG2tFRg7slu5il3Wsp3ucpqoXm+IF8DHinPQ1tBCewYdrA0UD65jhes8r/yaW6w95SoJs1ioun+ynRs
E/ODTKJ6qVOgQUxf+Yhyk28T91D8Xagp98dmCC/4QcIyr95wBm2pH0Jegi4w0yp+MN2wkXgTqJ7gJv1QbXV/8jC9Fduom6q9iTUV58GpxR5hD1jTACMmz2Fg
AFqC27giwShs1t9kjuB1oDgoBhrmtkXlVoD8eqgshJPv1A20a7BzSILjB6yQz3Ff5P7cVH4DthEYAzvZhvJOdDS3jqkU8vhobwR8Hav0zyBbSL8xDfiNVAqj
l9fqT6+mCDewGFjGpwZWsX8K09hCTV1TrnMMGsO0w57rSqBA6nyomS4BGgMlMxd4N5zNzo2/wbbHYrwxhhU6hTFHkS129fzlbRjzxt3EN5ZHhRXMctc5CdQ1
CiVrasBdjLWod/pb6HhyqnuIGG3/LJ/yLfClyRbVAMkr1cB7Agi7h/4I5wlVeIrwlhuV+Iy8AG1GxsIt8CB3z4FwPTnEMwp5jO5D7OhS6js3yVxCzhdigURh
jg4QlIYWgpnexi8UXGxyMU99wgxQDUPYCCKlpiH2LYm30JVIN2NbwwO4UcIm2K/7VPHVWM4PBfdgS9l7Qj9oGdnQV5/z+zuDyz2vDVF0VOFY0uYYoetMdfAq
pNWGyNj2WpUyyztT7Fa+lY3Hx6KLkYv67tAQajYCMiHeCTSQTMhaUo1Pcs/CBzq/wWrIpf7J76fyARO/FRzHrxR7iAeFW/TVilmSEtLJSmam7pQI4x0gTPeI
kwwX+HZwc3hrgqPOImyVQXY9h55ibcEn/AXyBtoRrA/ulDr7VlJ/o291XngyNlXHQT3YUWKCdB9BES2wEJ1OzIMqjF2IAO60o+yf2g2OznocTNRNBaayt+F8
0Ad2pgV4K5TJb8KrGb4LDkohGewZyAC1TSQdzdzdDXsEO1IAuI1V3CVqjmcjsF8e4pQgBDSgn13xhAR/45aoQbmBS2X4r6yLdBsboX1pYJjhvhPU2LLxChZN
hH5KXvRIPqa/LgSF+459uum0CFl0t/nq1KnEYm6rKl/MgKtb7ESUUCg0FlsxC8XFvub4QLiHuxoYEiZxIWwzFaPpKP7LaqTbXJRcIHmSd9YZ92tPcX++65pA
cnPoeapFWD3+AvKM3YDN9zh1Q+SP+AvyCXuFawY1JceXr0Yww0FjlKGe6GH/glasa+YdiWez1fhZOg//O3JNn6yf422pPsWTqnesynuSbc31FYZjvYFV+iG6
oYDWvpG0QwaJ9BRrJxWalF8ANv4OOFFYj0Zy0x0T6V3eK1ChMNzoprMSu+uGQQrFPvFlak3M4fnX2FNPxozHPlfAaCyf4BLFJ+oyQ6dkGWmneAU2NpgwHumg
7+ZW/MpYvzFNYI/rCfgdHpCfgt1NfR7/wV0XvAW/hLNgGBuGri/LZi869xfedMykaxOc9DzhDTyBdKtbMBDMpbzip9J9qNnsEsoENmEGO+vytYAzwNz8V2CT
xA+eOnAHYa75sW6q+7WnBdACbsXcMoaMSqSp5pRh+6+Lswu2RT+dN4l9je2K+kBr4T80+vy+UAj6R5qJfSVWGj6yHam2ySVaQ/K/ZVHalvo6aD+Nefkh6Ll4
wnuNr884+IbcJn4UmVX+h/CKZV2fwPfMdaYXXB9+WBHFVqYUqsxwPfVTcJ2q7YoL9CbNH4KDM0evYAbgSUgicEeT7HzEtLT/xRxQ/qWLiuG1/da+dKYkWorq
clOi4n3dHP31jRNwxM5byRfsGGKvZ7k6j851dUs5y6/ih3FD4WNwC6AuFKmXoQeeTlgGQrp22zfqm6YkY2Xs70QlPlZQpd4Vh2OzVD1+MVpsYi9olnIPtDo1
DbrkGPmL/X+i1yoeaNpzmTpasOoXOyZQx9x7nG8q/qNH112eXzvvIfenawNrd8xlHniq8JlRicqeUFZZG7Q3OQkcH/XA6fxFfRc87dWjVIfsAw0Apa5orZ7B
nHZOdjaC+0INmZPQIDSb/xiVwnXSfEROwmfAbUJ1fw3xe2rd4u5Aq+IMxX+kQxLkHfyX8lT2Qn7/pCZMhK6OPkH8zTXC8ZCuKSzB2ZLuxkdIsdBHvo6WgU+l
mBWTXGucDaSWbhM4GvuSGM0f8yIlw40h9TosXWpdMipf1hYpH1F/c31SOP1I/0X2nK4mE6e+ySQqU51/aL+p53MrEsPkpNVFbIaumrQam4VsSPmI9cV3RW7R
j0B/d07BzrkucpHOmQIC3ACaxi8Rz2gn6jvkN7EfYP7TvmE2uY+5myEHDX9xuMFCfHPs5d2CmPCU60AtBOz4G/C9LyhosA++AF0PLRHmUOepw0RzfiLakCsX
4tguurpO3NmWfgQUU/nQZrTXunaO+SX9sWdgn3WnoXPlNtYLDgVaAL853qr76n+UroRm4q2wmcUrtZsYHdyfvgyOgCOENaoUoQ5niC133FHeAXewD/QPyh8x
7dx9EARcDd2lP5RugM8xuJbwjI67YmTLc9g8KBGX2R9R/aEm4HhurV9trClIYoXmOWxXn0nJ4jDmLyCZz1p3o4ApG+XpB72lY6DFeHfOzDYnz5VMIUkqzDHc
ivxljndkDOFCQH6e961mPVmXuIvNA3MZFtjsmKuxKDbq9wEXyefKPeVKtsQuw+kpu8j3+mNsq1+sMCd1lHYETbN32KEAnDwA2kNySHzFAmyS6jlLkw+0rYCO
7mbMZ7g20pCVpYdJH4Ekh9ZVTTvLfZz6C9KpDgDzHJHaDu59hrCQpGgoHJIk/XHuX38t8bszxVMPC4NBL6vO8YEJRulMSkREEdWUy2G3Jg4FngGxnjNAGnOo
lJGM7AtmPFdfnOEZwPfhhjFjBBX3g5ghFugcyH2TDF9De677bh0HdwD+wa5i7uQ2dGsswz1N25cdql7qXCSKutVGSmeDnYLS086So2oBfcPSsb1YfukzrBtC
uX7E1SJ7SO/ZDlJXRMYYeAnyL/bKuwV5ZFzCd5drEE6DFddz6b6l3C14IiaUz2MGa/42tqRPADFSf6GxcNmwRTwT/Q/1Bb6NFOvsjuC634VmglPkFbthC262
Dy0phhrCZ4hJ1FSpBbeTPSbli+2cF9kZoqDbIM8w6OTVbAQ9qXRCoVYnuvMZunxF2S0fwZ/iT5pjKgZq05lzoplZ4p0jJHNHmZ7sWs0fWLTzLWo0jzYrCVrO
Mn4z74CixVLdcnOG0NbVDL4Fq+1H+Jm+3wRWcIkqUcsslXAZl26XfgV2CSHvOu6pDmDrWjEkj/uBRRCr0cfYdHMrUwHyWmymq4Vc09Yx55lH2VeactHk/1Mz
Lxww7ondo0OQrtYZZUbsuuEQfEy8Lf4D9qDT6wawj4yP9RA9mGnwCnc6E2eyMpP53tJF6bn0h9CdbSgUiSJ7Bc5ghsPnhcfCbraYbYrNjHpjQlZ1w9tqFlhy
iSLyuvM3pqCiuZRXUVuc8Mtq0UTRHgEVVGInzxSpM/OCSid2erawPYhR5tXqQrJNqUmTxO3CNuijPSVwM++NQLJ3aeFxLoH9i1gjL0IQcQK2wZyDTBQGE93Y
ycJz+KJgjwhJZUJPfJbzuKdM2sWMhJrQyTEBOlEdJQ3znuLbCH6sDGvArgQq2I/GpphCoEPJciU5mxpDLgXXWFLx5dA4ZBDCyhvE7/Imb5ascZ/1YD4l17ts
M7SWngfXJM5S+8SxLpd6BV3dUSW1MCz0KDxNFa8V14id7B7mPbDC3UcYom5lHGFZyn7Fu2IHU/uwItMJeiw1YHF2CT/MqGKfUYdL2vME+zfyQz2EXs1fZc/z
OSjMTDW8W63RjPZ81G2AH4lTiWl4kdxL7KnO83BMFf9DWAyAyU5pr/QUjJSV8HR9rLxVnGU4+MuZLfDn9Ja4xY4E7IcmE08xnyKP6IdAIYbA9jCrFQXCM/Yw
VMhMN670aGvPpspYl+cFK7IudLHqo3IdfUUXTryoPaEa5wgpSzUbCp663uNf5GfsH6SbytWUYmrhvCFXfIWkK6uLV8o/sXZuNFMbaCxWscMkhG1giOdS+JfO
wexH3Y//j6+3jk4j/f7HIUQggQSCwwAzwwwMSeru7u7uLtutuxA3kgCB4DCKJGm73bqk3a1tXbduW+9Wdusu3/7++Z3z3ve+P2fOmTPnPq/nnmtz5z5/zL2R
5cQ4IF/bTHoZPIoe8MylxNElFUOxGHAhsooewPf4nZScHgd2BLvqZ0Yi4EX6N2a2i4MfpDb7S8g1dN+ghcwyXA6fp2ja7pqsSRHOCA8zYPgY/3c/RA4SjYHG
zFX9V2YqLfflgENsK507qWXM5OCJyBkwXzOlwbzIR+RxNaWXR4oCWfDnwEGjJKuOmVA1kzQQH75Xv7/VO0i2iQiB6wEi4qYDkZvareTgAOlZmaWK5jK/Z0yO
JkFGekwYRiHldt0RzWqwuy4/7VbwmIIX+9nbUBMkRJFVsXWWtNBN/EBtIfLU9ItpksGkfaz4FI5lgLEm+uahhMgQ4690BI9glczPkeVyDrAkw4wdQz4Zz0Z2
AzeJVthEbBUzJmYx/RBmjD2wYuiwsSOGEDUVP/k3Vi+N+XRtySg8gSoKhn3HYtOoD94x9MKa67EZqruxX60b4LYZY1C78YnhGphP1Wk+VfoblEJLslqGJ2WB
cHNoB7UA41tGwF+IxdjY6gr9IvxqWIqXgmPwlVh3w4oMNIbjt6Knay8a+OEreJ7yNDkXjzKrDbXIjKjHlEpMIysjD2ILgi7DAAas3m9UR/dji4M74XXhXOUh
whc7RffT7lQmhW8Ha01rmPqG+IYJobGKxsR55oRIhq1hHjJRncf4HnytrWTKou0zAuF+upOabuDwwAl4MX0qqI+yiTbMl1qxdgIuME2HryE4ONc3EOkUmUPv
iDVWFzNemvKeZ0YxCcFyzE0mN7gZXhdLQpvQv+gGIDcUctNHo1SvNGVFembcVb+DeoeN0VDMF36EWeiW6OB6477nsiuhEdon3n7E36qf/ZMjOf69wbDpBXWG
wRRUIAc+iDzPWgErwoeodWB7qDE2N7MHMQwcnLXQdDLDQA4Kt2SmRsf6miHTInHg71G5f3i0U+A6LMxqGvxae4Iu8fVXNcCKAsMDo7ziyD54CbNQNzbMiXRw
FYc3o/3Rq+hK1IUVZ86q6ggDNb3DRL0nkZOG+YwNeM/fYTgIWYjGxGxgr2Mm6dQdQt6YBkmWRNut3+ZLQm4TqPsQ9ppQIKzoeUJEt8cO4zOC04nF4WdoHCIm
95mA8ELoePigYrNhCKqq7UlMjuTVCGr6RAupSODy9xznNWa7WNow0ywyNqsPwDWk1iwLzQPn11uryjckhZdhdcYtdBykDCdW9ZfeVTNBj319tAScUXko0C3c
O5IWXkzVOaVw/ep3gaX6WeRNbCmdH75OdtUXMZRpUvSMPwB1YCjDRKwNeo55HbXWjGCSaDl0DlplKHYfz3rDvGT6ZdTG9Pgo4DYhRVcjv5Nda8SBPsb0WjSj
s7U1zfa7PIfTh0Y1pr9wMrwVKYFGMMtjmzEvhhqhjDW64ab2wVfujcQlamE0PvwUegLMRUZSCYE3JoMWNNyGzvshpDf0RfejIIeOr95oOKXqD54hCPwXEKUn
RFPVD90jolPdw2sMgWPRw5nDmBNUebQh3QinQzPCMNk3Yxr5ElgUeE9exNiwldYTP8EX0KXhzSREWvXh8B7TV6II/hO9Gu4RvIqMtC7XtwzxtHmatx5/oI98
E/oY6Yr9LnpGOAKNqS/Rqcgu6o4LDF+CtcZ2wm2C6fx4YTNBr3JWot68KXGksL7wogBNnlbiqBzFWyM4wFtU+qFwZ1644HzyurwBbEGJ1FJXcCh5U+6Zot5F
Tyz6lLVFqwSt+bzia6xGgiPxY1lzzIe4E4t6x58vnmPZxtvC657fIWlfUqDgRkm5xVQUKF2U/WNxTe79wmHce+LlgsXCkCRLtEe4UCAosnPHlx7PDyWc4N0t
quG2E4jKxIXfCq9yA8kji0u4B5L9+dPLNhQZpNtSh4n+TnzPXpsgLTlUcM6ykBdKbi2xczaVBisWmVexO+SqU9eznnI3WvQ5K/klOc3zmrGtJbM46pyucWPj
sjj9y9wlU9gtubNypex+cRL+eh6avTO+dXE9Doc9uiShKFC5mJWRvyS5JXeCYIN5cEpN0fu4qYJXeWO4JPs5V23JYP2Sn1b0R1wrs4+/tnBG0RZeE251dk3c
YfNubv+8Qzkrkwyp820jzDXZXy0F/JyyKOtzynHBubg6tkfwR1xykZifkiDO+ZwQK27NUmf/VnCJ1190VfAhdVzqHOHklKKk8pL23B7FFv5olpqXJcpMGMWf
lDopu5XFnftY5OSL88ort9mm24dbTHyZrTJPyi7JH5insrhLJyWdKmhhXpGqjy+0lHM0wjsJB3m7UqYUJbGOJKoLZEUZ2SD7UgEc14LdKfF1IVr0KGFoamnx
wnxf4o3EQ9mF5gL+wCJHaX02yO5Z1KhkD/t0yo8iqkhR0Zxr5N4vO17eP2+/qESEJ70THRH2FtUKCsX21LLszMIi4YFisyUz1xy3oPhGTnfe/aRAadAcEmis
wwohSXuhKrU171Ahp2SPwJXmtRxiPeF/yhaVx1KOVyy2tbIsseZV7Be0TnnPV6bOTh4pQMtYxT6B0Tq08ocSf6XX2tG6xbFI4LE9E6Tlt03tausm3Z/woqJT
YbEzKXEyF+Dw2Q1YpdxEy+ryoyXDUn/iteZfyH4Rt5afxHuaczK+S0F980PenORq7tCyG4kc87FER1ILwZRkdUrnhMEFf3H1LGtxZt5aM50YM3/g9rBUllgL
2+fIk5PjWSlfCiPZgcRyy87iz+UT47+f10vFFlXpSMt7c3qpOYcoacqBCpPtCYmLiuclDLAc5X1KiOcc46ssb/OJtCnZdkuzsi7ZmsT1cQuzUxO6c7mcvqx7
+WPiV+Q1EazMXs19k9Y1+wP/jvl9wq2kbUlV3Ha5t3lbeSmJs9h/cRrkHyjsXlBT+K6EyU0sFid6Cio433ijyt5mv+GdKj6buKjgWiqZeIP7B3eNQCVMLaPK
3pdHeR3L7pSK4uclPi5cnbyqoCB/Q15B0XHz9pyO3Jlsdkkz3vDkockjCtZzH5trc4DUL4XnEo+XXEw9x3ubdqIiuXRZyRjeMp6Toy2J49cl7qoYlJqeNJx3
OZs01+MuKhyZOIw9O2EDZ0JKQvYjbpHlavYTLm1unP0+Ly9fK07NqW+BU4pzppWyS76VP+IUFXwpgvMvxVVy/y4dmfIxZ1ROtCir4At7diInUc71J3/lx5kz
E//OvWODbMUCDq+9bR77Y0Jzflo8V9jENbmsPy9B2Jy/LI8t2C8YFs9NYscdTd6Sp8s+nr+UMzzhGUueuJs7OmGt5SqLNP9StJe9Kj4WZ8ltU9KD7Wd1KciP
mxU/OrGjlSnplz2oRMnplPsmu2OcKOlewpbEqcVdEhPZ7cx7OPqcE3FRfpm1Q4Ur9ZTt14r7yW0KZiYd51exxrDGxM/Oj5jXfrdTY8uYlDB/uHlD3If8Cs5L
jpyzy3HSMSgeFDAld/nNuefYnQvGJ7xhj4tPjy9mF8Y1Nvc10zln2a/iH8UnJPKSfHFzv9Nu5jzlW+LtCViyPOeU5Yl5esLZxHus/Oy13PjcPHY4Zxfbza7j
NE5Yy9HG1Y83VthYLbJLOI3joJxzVm28tLx9CZozn3c8Qcltx0tP5vMTiqaZt/MU2TbWzwU/JIYSjRZhfnfz0ngDe0xSr6Td5b3KX7A6ss/mWFhs7u6E5JLd
3D7xTRLd3HVJGNuSMzd/ZGG4qFcyEbc0x1zo5aRxrnN3siamDGAnxX9OBjjrir4Hf0KH+GrBfn5psZybzt/AbcCx5hblXk85WnQit2VZoXBF6VPuvfww12Ht
n/BDYlbhXpaFtbnQV9a7IMk53JnBbRDnjfOn3Ez+tTCT+4mzlTUk4XPcBAudPTtbVf44vlEKlz87sT93aEIc52j8aVb7nJQkwLI2b2fRkRR1fn7BK9a4hNnl
Av7x5GbJgsTFOcfYXPOFgjSulbWcbylF8kHHs+S2qfnFCcJYCpd3lp+f8ylZw5sk6MJ7krjcSgsOJtCcP1IWcVsntUocwqLY4/gOfoBv4+ax0rgTLE7HagvK
XcdqkLDb3N58y9wrewS7N/fr98xBsfuwbyf4sivNppx2uRncLvyfuBnJUxJ2ZjM5MPcBZ2b8Eu7ZnGEpt3NV5h9Zi3nJifct4YTTKUu5VYKu+U8KOfHFFUtS
OySPi9elpMVvZE0rW81dF1/COpit5jSM25m9KWc72+1iFc+y7cptWIjyZxWjlQMK1yXlcKckDuPMTUhlpcSHudXsJnHi5A1me9LORF2JxdIqG82/ycqOn8vJ
TbDFJ8Z3N5/LHhN/73uePR/XjXOO/Sn3d04rzkP2EzZg7pYYYT/KnWC+GW9kRQo3mesKtua2yBnK1nKmm3MSkgpbcU8Iy0Uyy0ZbNj81rnGCLO5WUuu4aOkB
QWZuacKruB/N5zjxKXTBpLJHcfa4DHZp9n5zcW4mV8d9wyuJ8/Aw3ju2P3sbJyfhNO9XniD+JKdbwj32joIh+S3ifo1fxTmSeCC+WQLMXh5Xn03mP0hoaZ7F
Psqui98UvyuxbeFjzjfz2exviXk8TsIa86ykC/GbuGbOzsQFyccEED/AesESs04lpruUFYhlft4tCxHfLK+nZUvK3SKjIKv4XqmN1yWpSeEI9vK00rKv7IPm
ztx55TPipsW/LRye2CfJyM5PyOMMimvMeR+3hX0xsWHugJyu5nTWnkRr0sz4+znVqfzssWwy4Vr83qROvJGsBPN69QvmZPRiuI+/K/0WoMHb9BB975A+KoJV
1i/hJfAEJi/aSk5CyWWfYRO9DusdPEfO1q6OsPRtox10zSIbmVfh1nQdPBj9pC8T9fVOB49U+7R7bQuRTFUpYwvHGX0xL9IBSUMqAvVQfW3jwF5qF3QBX4Ap
6M3GidHl1QP9/UxmbBzEiaWi7TQxJtPT1ZhHV+maR/aRe4076ENZGkVqZv3Mg2Rr0+5YMJJcfd8w3r0kfNl9hY56b0V3xLrYpkR7MPMD90OttXxZILCbXuEe
y4wKdoiV4BkZbZBmsTrTFM1cZS6xKmsriRq6mMZ6nmvFmWP8ovVPaUt1bc1bINX/uqYh8hrGInP84Pc6eCBw3rc88sT5yTUPu1/NY/KYZi6eIVi9Ak3Xzweb
09/Cy9AV6ETinKMLco1xQhfZFZ5xdE4wBF+g94CaiBZ6TpfVxEGLtM8M+UgrrUC9FRwDN4IPEmJDH2yJqq0pOZKm2ID30EzAftL2w0S+URk/Vw8BVkd+DY/x
v/dvJj9hPHhKdBQx3PM5tiXjd+WGmmmIBR1NTtPeY5Jjl2IXI2jUVjNRNxroDm43LJUsJbloR88aegv4BKFih5ASE5BVhwFIEQJL1mXVi55H9KGmTCRzIDGr
xg3ODQbdjJ6pN9TYC7Eb+8JCcj9VX+USx8dOeRVEqmId8QTJp2OBmnQsCiFNot8iN+m1+Oz1T93tDRrNPv1xVfv1+dFtdH/TTDC7/BSxOPrJ8LFmlfcXQAZM
9+8z7PTsCr5FbmsWQhDcknWRZv/00GPAfkLeGWcyd2ODDR8hc6ybZgwyNiCnn0bZsWEopGpZ0wtuVDyq1hEwY3LtHr19fXJsBy5HHdFQ9ZJat+mmootiP75c
d5+5BHYAVvsf0BnYRkMnfduMwRkHMgeRZ5EUfGqWGYwzfYx8aYBrscApajswHm0PzY12jxJw17heoBCbH6WitfpWuLi+CWqp30f3jEbVHyApM4Bu7dREM72t
YwnoO3z2Bh1xS761+q0nim+ESzEddoaOGTpgDYipRFGGGetJ/IYpjHn2K0gl1l1ehU3OaAddU8+IDUGf09uZFP9YxWfNTEWKYSM5NPM43r7m18o166P0WV8A
I2tFml+Iveh59LThIDYJfQ/rMaOoa3m9WFk0NbNb7EjgtfEB9tTF0f/pL5PXZs0DQc01byP0m742tiHzPGkOO3W9QqpwX3QTlqvwY9chBbm9xEutrC6CEk1/
4EkGjvE2KAW99AnmdPhdJLxhLf3MSUWvony1CLoH/+q4Eb2ArjNNDwvohaGdOg+9lpxI18pLqGUZo5E8oitAR8ZBl7A61UxwBliWWa/y90jMMM6YktE8+hYB
PGpsONaczMvYAjQzFWnTSD42xrRa38O0KLKaTvFcIeZGdDHEno7uB1rAa2m+d6phYfSW4Qnxd/hAVEcdQi/HroZf1RC1E2ssdCgsM8i+n5u70tcYI7EKtSHL
9Hsda6EVaCLenn7HbKC3h5vQt0PNUWloeMAKW8MGupgZlTs52gmYX2+X+gU+ILIl5ojWg+pMXwGB/wW+kLlEvzVs9luDXZzbNEM8N0M9VJ3wduDPbgO0ig4Y
wmg99yh9KZrkfW/Rpi+CRUA7ZnD4CZ4b7prVyaCn1+E7meH6An1VpAw5TXIMOnwpfVRfp9oUFhE9yNTwE+aFSY+cpHtq+sW6ayRl7WiA3Is6iQ/hCdRa6Q94
BnjZmxRKp5vpXoKNTDrsiGkSsr36MLCYlkJZnna2EeGGRj/cQNcxMsnYNOuwXoPzma402zQM3IX1gtszEDwQbodNQaIUP6MwsEnb3jiWwXX3UTraDLlP8GN3
Kg7ZZdFgbK3vod7nRgOvwcfB0YFF9EN+JbIBX6DkRl54FJ515B6gB3VIygU20sWSdVX5jFeRH22qxgJu6UlNAuI0aA1W5iPVG4ehk+QfRAE8nKgjT6I/exeA
pyC6Ks7TLTwpUMckQncBUr8z+YHBicXotTQA9vcPqExRYmhnf1usg+wvf3/joFB9YlL5O281fTkcRos8o135oSJ9cpAfNUQugw3wCeBW30htpemJHCe9xGKY
p59YPUpDRFZFfpDnM01DraGjTEfZWl01uJZpTB1DHhO/Mn3pIVAV6gND+s7oMXopk0PXBT/B5wLXiSM+gmkVmqz+U2UGtyJ30cfBbuQRtA+yAjlicBObUC+u
YurTVZFnYUooRCV4XMilSfAsQSKVi0I69HrYQ9xSziWPkTOgP/woPDzUFulj6AMJqU1YvdA3hBXdhZ7K7WjS+PPoabF35Gx4Qc1H01TTKWZS1gPSiQ4nnJo0
aAsmscdTf+lLmceRRdF0YqVJpjVis6gXgfuR7ojMmIGUhsKqvMgSdTHcBlmOZgWtZFPkjn6n+ji9VmvFm0TXyJ96WMZ7gVXqHt7PgDaWj3HAcfhLaKPhguEM
biK3I+XMrCCbrITYpDf8N70U2RndhW/AewdfwmzNavVoXzx80/UzPhyPDyUCN75n5n2h7aHVijyih2W/o70mOZJLOHUTaElgnAhAWhoMERs0BDijFADLeUn0
uRhJ59N1wHGmUncg+oe+IRKFYKMeiUOOUI2gW8QpYIKeQQC1BN7uHAywmDnMWuFU42I6S7fDBdMfCK2qqzIfaO486BsDi6obYUMVnyzdtSlIub/cvTmUBGJ6
B90uowcWQU6BMe0SfS+yjUCL/U4M0OxHV8ay8WRyBPDU3SbaHWoOv4B/8u+j+2MB41N4rmoenRY7Rcsly7DGEA2Piz0KfNUuNS7TZ8Ai/E/sLF5Itgw7Vb1U
Onik9BJ+UphICyKNy+dVdWdMNh/CUy+GtoHDtG/iTXqQoKlyKttTggmIVZUYPgFZnbucngGWyodA9ZCBIjnkZoZoOMHPijnh1sgZ5lfkjs8GZ4LH3UKkH/QA
myy7LxuJnICbgX9l/EJcp+doruBNPRnqUuYl86f/KxMIzmeOCndkHA9tI83ae+QCuCDIoQ+mf5VkUWxUFplPntWdMXXTViFbdd3198mvgY/GRHU3vRzvWpRA
dEWmE/voW8gX+KzhKlZf+QjqRXYnvyACajPeSz4VmUn1okuiBnoS1JH5GFmOdYztJldjioA9erTGEO0W1vib6Tog85Rn0PZGJyI3tqGehk4zcVV3gZ2M1tUy
aPP9jSF4AOdhf7qH6ED8qV6gnQc+I76gMqSNaiw6AbaqD8KFjDihnjo1epU5RVco8zGJxkwspj7RRzSMoiWShG1AftekaO7TL4g25E3/42hWsB32zH0S7Gf4
AhKEQzPMX0fZkZG+M/4JksbBYuIHZAi4WzwPeoNPQXAkRdUYboUco4Z8r1roJBNcFKYIly6g3alhQadsWs814qKhs1KEHFUVyS59f38nof2IduolYDKaAJbK
1vqfq3PS5qMz5JpgC6AWoAPPTb3d40MJfiE5ExwGSGMFwfr0VlNjvAnQ3HjPsJlpG5PJCqP1KD49IchleN8rK7bB6Ub8fQ1rIWF1C1JZU6qj1DDYmEjEguEg
na5vhzREMlxjjctj0/EV1MRYqfaq+5fwB8iprvXuoIeHn6G4phP9J2ZFb1Dvsl4b2caISQrTrm2IA9J6O2EZaCupmAChHlkpmolqGHPaO4DTsJysrZhBy2Dz
jVlQS8MCtFrfWXMKVYDH4Cr+j2DrhF7U9ygIZ0LvkNEGHbQY/QA2wMZlLcH/ZjTgJsUfvjZ0uXtdtJqWIKDhNXQC7MgMBeeSTei7yGKwDOkIZ6vy13NUp1z7
NzwJNApcicDMV9s8NLUqO7obYTEhDWy6hK8CFVATPQARWkDzPHKQ7kI0Q6ZDDb0nmBeyarod/BXfr18qOUxXITf0+fB2YD2VjILUfEbvyQsfhvdTH615IQd1
3TNWc8hfFlxBvNJcxqOBo6AoHINKMbKq0sAlGmJ/6LpAvxO/VXsNimgusy66McxHi3XNhMe1e90LPN+MV6g43zN8CjGZOBr2fs/q2+DxrolIcrQJ1Mq3Tfq0
bBk0MNrK98YvQ7qT46D7yjZQwww1XWr4otuo2KFpz/zllnrfGPa5ZpOfoR1Bmjrs09JPmbb4bHEX8RfHA+YiXcjc8Jfr2jNBHAQpVRdP+xQFpiG10FXDvbAY
n2iqZ+HCv0YGaWBYJNkLxEir/aHqofGlO4uK4w8h44KNq2dQWlO5ts60gdyE/45PrCpk0mhVZgPBOs02wxV1b/ghugXZAd6XnwJaOx+B2dhVYLAdYCTQo5rD
Dn7NUFqIviFrfbOjOcRt/Ri1Uo9RAX1jnyi8C2dBlYHXNc/9kUCvKMZMDhz1NWeAaAv9et/VaB+X3ptKrA1MYd6DnWoroI3oGXJjJZKRueENOhF/Cfqo5+L6
32v3x3Qq3Ss6033RPyEg9g7WN4FctTUZo6EjehvSDNpuCUXS0s0eqOY53TM20jA8XAqrQ8uwNzSM8D1tMKL2jE8Z/cHbA5/pvObTRnurnvmt1En98KAv3FE9
oP6hAAsYCo3CPQCpzjc5jZ3Dqerp8AWwv/d+8Iy8lngMmtH7CKumC8GqXQBNc30kLejXyE9YkicvJcGw1lBGCyunYRP0A7zXKz/qCIOq9jNzFrld1iXYTT7d
+A5lGZvpe8EmtA3WO5JC50kv6BJjv9MdcSn5ivlmbYI3R1j0fLIxMr7eaOOPWQ9ik+utAPPIw8gAQ5eowzSQ6KepTyRT8RUbIkBGUdVK7GuVFvto5NVeDYQU
47P+YvqTJ4wk5Q5dFjHYSXVh6KaxFlkf/dF0KPyI4iKPmW+RPmUZmv66RtgytTdwp5odbqhiomH9XLqE6cyEYgsUSYgufC8S9a9E6oiLsl76xViOaQxozugd
nceQ3iB8mllBH6atBg7ejD5Lj1bkKAQRbvR1dC7lrrlZbcXWYw0ROsgN7gg0jVbgG8sbKa3RgSZ/+k815ykBcr2WlZIAIPRm5K4Eyp0aaUe89//gTcHbw3uI
KMUNpANsxRmyU5WBPIa9h3RIe+1bZTk9JjSdHp6VgXSXjzF8AvspvXoHRNG4f5/+BJivHUgMAqaCVqpbLAu3MZPs7aWIqTTjUmQo2DH6wSCmhpi4DOPn6quR
jdSK4DywSLWeQXUYFDFw6WJ5BE7JrDCI0FxqFvNBt61mlibTkExw6Hmxa/rDiCf6wFeV7kfPYPqcx7UN/C9No5Dicm4MMFxj7mVEbEu17w3L9WSVvuZCKOo9
j8g1/SK09kcalNfBSyhlMM3/heRhIscyuQbpFQAA2JhNPCcrvSmgCDpg6Gj6rZpA/oJ+z1yKxmsAJCGyAnBGf4g+ih4H+8B9pDpAgbTPGKd9SijCZOxFaHP5
QHwvNjPMJznRdlYnczuci5/xNwAyIm3pL9ElzMPIK+8S92jtmTBHvEl/OVqLzIhsJTu5L4bjqsHwBf1hek7EiIxE5gA0ystsZ+iFHTfOZYTwauSspgU4IJpL
fKa+hbf4VmWsUEWhW6GW+qPgIbw8ozHakjkS9mkaEnN9G3VzawwyhRGicLpzYK9faGgTqol1KB+qqIbuuNc5ZkfmSQ6TXzIiqDy6DKE8B5mhBjU6hmFFj0JT
wArjOcSmf6o/EfrKFBJv9dspFj4H9uIhnGecVzsUFEev17tJ2dCHaljZykBGlsB7NBux+dgybLRqYmAFUkmg/j3hF7rm4lswV56Jl4dRQ0uDFtOFz9MvIm/w
4TqTqaMuQfUnPg86RjyKZhBHmYuG+dVzib1Ae2yOvALqiJyDp7u3Y78YCnQ7aALn6Psa7aqdkV2ZLSIhny12Hdslc4neiYcrXkpGpfvzl0mHyPaIh5Y1cw+T
LlXpuScEWPoRT0zh4yrYdPKD3Ov8lhbEoSydyU+1zrLXWnhFEkch93lFA1mLSlu63pbmyi1/aD+dvy99Q9ok1zHnwsr4SrX8V+eASsC+g/NIvMnygm9MDaXU
5+FCW9kRkd3R1PVHiTTeV9Xf01HaLfWd42/J8PSlsg6SvTLactG6RDjCI0x5pFBV3JRNEs0RtpF+4B0pU6b+5Z3jDloTRZsVLW29rSckB4Rq2XX5VPO2pN6V
Z+WV6XvKHuTssPRLk+SPrUIEva1Ru0l6TTZfauS3ZPW3FuRc5E8TTxWMFZ9O3Vo8WrJLNC/VltoqdVclnPa6sKWwXk5BZbuyneKFVbvtD4WdK29KYCEoacav
dTyJX6+o5q52rBb8Xdkh9V75W8tGR0z0PG9NQstKPi85aTffxSfLrhcniLGy+tY6YXuxUQH7xeKebodoTH4j6a/Wq84G5Wk2X/Fee8sSkxAofWGdl5dXWU/w
F4esaiX/KP9RiKaOKy1Na2jnJ3eyZ4qqStP8l+zStEJZZdUzRzj9hr21I+weL5RbL/j4oiXeVvbBsqXxC5LYypmiRP74ivaOH4sG8F45tDyN/J3DImskqRFj
7r4Vv0lyRScFJRVDeTdTlNaF/DFiq5DPvS3RKTNLm5TN5n3MnmvNjEuvaFe0i/OY3VPasdzGKym56GDcHdyPHem+X1jZRVsrfUU/ZB8V/FTRhQ/JxcJVioq0
k8ITbrPDp4pzQM4kWT1WWWr3bMh9Pf2F+aWtvjgudZukR/kxe5zXYXmgaGjRlN4umJ/ulXJkI0VXCh6kl/GLHcvSHxXurzBZXwvPVE3IPyORlA+tvJzyrJQW
JnP7i3+Tp0skaQNlmoJNuR/YkZJRFX+nzRffEI2Q3gnCXlnZZkeGrbtob7pQQqa/LzOlNpT29LbkjPB0tv8aP9e61Tm46jMvnmMq/4UH5Rzj1Lf9lFrguFoy
yL7QMaOiRNRS7nJ2c3zJC5p7CJ5bEbPaDrDOipfbtwqE4tXilxJ20j25Ut1LsE8elCjtU+PyCqI2p22wLMlxj6+sHC4SWA4UPClYnr67dGqBOL1c1Me5MmF3
2t3KOsnGlJuO/pXtEwdaL6e1E46qeGgbZAUEF8vblt0vS1OVSwY4HIqISmGrTm8qrZfjzD6Q07uCXfbcurEq1ZYjPG3/yTbf0Vg4UrKxSGA9kNJH1EGyXSwv
ltv6VA2yTYnHLSetpRUXHHFOjYiRvpI05rTKT7PKJVpxk6I1ogmFQOFa8egKbU5fqZjTP+Wj9W1e0zILq9T5UJDNSeQG05KLT+css2RIpjm38V9XvJeU2VuV
Xa5il7/kylLnSGoFUklL5eKKx65adR+bUnSPz7dO4utkEsf2infFtwQdK5sppJVvKtaIe0sn2CbLFvPmJ19KaZbWVXGx6jHnWrrV9on/wSJ2tmH3rDov2C5k
JcYq4rhdq+ZW1pY3k4gKd3JmpQ/Lf8D/lvIwtam+2NBZ05d+qCZJLemjtgYGKQ+pMSg/0AaW4HXxH7SDVbFgOZ/UvUVP4spKLiVgQnQ/tUbuth/RLgStmv7e
Sv8UWz2mj78JeU0Xpk3AEPo3aFegyP5Y0x8crNgNpSrOOBL862FK/NA5lbIFHFYFYNXtAFZVWvTbCIg+pZH7zylj6ClwHRFvuKufDM0me7if+fsjruSHwZvA
cegS+LeyX7IBW0aq0Qf6ge7+qEWTpBmli/p3QJfhF+EV5HMmP+aXLQRfCCFdlaat/xTcGltuaKNaUxYfKtfNd++Dnqley9Yj50PPlduhVlBbaJtfQD0P/UDX
mOYav2ZeRfc6xygriZWeI4SPUBJxFB+aZ7fjmwKr8Ma6VkCedjDMIg9plxi5kjFUGxSBGfw5mKg9Ceojt4Pj/EtEB/z5CEdzJtRccZNUBe3IW8lAnxFvHxgP
9VVlCtLw/VoIaa4sBeojFFhGy4lF9CRDqnckucUTo3M0TQMfwPHAQnisKYEaDNYpp5DlyDeFjp6mNkLrtcHix6RF0Vb30tXNV8Ysoa1gO3wSWCEaw59OnwME
4OTsDrrrxAr/GOWPzivguuBlzRz3JPiO5Cu4kh5Cf6F34EpqVWghdNf4BYX1HwImiO29b/yECOnzIY57nPq58Cy0Hx3k+QZ9JU5ERpF3YcTwHFmj+//+iH4R
mqP4CjYK1VaCVdcDe4nPwdNUSzwBUtLNAkXkKb1Ce8hRj5hOHQ8XSSdo+gd4sgrwBNwNvCL6k2IcJvhxaJGK1m41XtepyR7hG+G5ykdkE8F7aFZlF0JI76ez
lDMhtTvA7hQ9EvxsBI3GjP6aLIcQkfkeq+4yx0EpsjVQC91DToU+i1LEF/1/VS4nR3svaev8A3Xrhbe0k1UIMiKrMOsxPEexAB0a3e31Eo2hLJEC2FZZrsQj
E5EaaLY+RuRoEphG/kOBjaSU+Ez3Dh0Ndks9Tg/WX4BGa3aR2iD3O11nmEY9AecrfPQe7zx6mtiC6JmlDBq6FKIk/pDb9kD7s+2t8i/975SS7fB0JX52zpRM
wM8FL6jHa7ak3yCD9CXV7vId+CRba2IXPYd+RpTQZwhKtQxcrz0S+pU2MC+D98BkfESVEV/l3xv4XeVydtVdlnWjUkG7lkdYg1d0bmcLOiscR52iluFnpZMU
enqK0gldiRzxt0EGZDcnKkJFuJxYYa4jfvd/VGww+OA5poZoDlCHjoZCaFN0ofcFLqDqBxaE4jIi3qi+pY9GOhkbIW2pCUSOf3PwmeOC9gpOagbTTf1dPWPw
c6425DpwsyOJ6WlZTV33DgTn6zfAMJ6O+2VHqHzVGftO+kGyEl6KZJaPCz4LlADp4BLlOmQk4Lat0eBkoqhz2Om+7F1LzSMEZAwiIK2fS8STauK8R8/k4Dl0
eqQFuVH2yBLHlGrOqyfAeyQsUR1SXzsfkIT+0Tn5H3PU/zHv4D96vP//WPN/YVj/wP3nxfqP539MFP8Pvv+YKvgPGc3/sfaf6H+us/6hA+sf9/+a4PNfFPN/
0Fj/6MT+7wjzf6z831qx/nuK4n/tMP+rHVj/0Rf1n3qY/0W7f3rZ/C8+NP9j2s4/Jfq/bG/+n3z/ueO/ObH+ESms/6L8X5Fj/leLsP4V8W8eZ/2XZVj/02es
/yP+Wf+cyPLPzv3/hTH/K+a/vfdvkc/6H5Fv/teYZ/2XJc3/Qz7Wv9r132Qz/6tM/478D65ziAi0J/Cn9wTyDVWrc4JTgs21A8Ef/GyATx7xG3UjdMdUy8gN
7j6BKLGWHI93A2D7c2qtj6PNIEfpBoOXSp8p8MBQfEHAKk/WJvgq8AFu1vcv0xv5R2W5e4Fyt1IRTArOqjojbSUP6KNaELwGRVQ2/QZZEPnq/U13T39ItUsn
9lpoGN6KpER92oZqZaiVd7AyEz+XTXib2THfbrCxPwom255AJ4j1rl+Eu4Bp3gdIC15PZoO6i08FHwVLNSfgXv726VkETBdIKdfEwCvG73tF/xxODST4CeER
3X38Q1l2qChdGDqEv4CmgSG8pSqqLEL0bopIFZapgfDS8AiPkmjideuaBSucw+An9qmaQ8QP+MgqRt06kAGe86N4EXg4eNJ11jUxqGAmYyrtYmmr0GrZaHqF
Z5C/rTTmOgQuVw52SCtTiSpwukdE3iId0sbQab+aeGzwBJcp/qAG+euqGin2gbTzR+RPcIo6xXnYNlJjk7zEZxBNmVfkBWIvsiPSAASJKTjithnuueaTEsIn
60U3kep9ZfQFcJtuKJlE7/LsJB0M7tqsfkxoImOBO/YsxUSiD77S1k41U8PFF/n9uDe42dHVeNLXCJ4p6OS+7o9p6vsN0Gn8NzdgKQ7MF2PQLUVvWb3QOfXn
omXKJPoC9Mn3Z+o9QCY9pfEFLqq/iC/QV6k9QC9yAXUVnAmkUs2gG9xUxhx6QkrpQnd9/DaeHHNGl6fsZzZot3g7AfMgof6ospxg/FnKQJqGvKyd6i0KVZu+
BRcEnVovuZng67rAG6QtqB9DdeQw3/UQKTwIpQXrtJk6Nt6Y2U9c8sygCsl25EE8EflD/s2GaIv0SiJKPJTqFBhgTanIae0v1WUHdpNvJIe0s9UvTVJIbbEq
WodM3k5MCnEMfAX1opjo4ModxEryhGCMf5k63uEjjJIPqqGBIeH9ruGAwXXIwnKxpZmRiugRMFM83tMZBIGd1tWyiLILRGFe+KuvimhFGuHx3m5AL7Br6K7k
tnu1agdwWLfWv0bSTSNXjxc5VPM1879bsX7wsKcKXBD8imcDKeASPUTe1s0NDPWPk+yTn5Zt063z/UjeMLr8IdBF4OltxBPBqLqj6hXchM7UdhNidBxeRosN
xwPDNP2VQjwL3gJ9Cr1U1Emne2rT3+N/2cW+K8Qud3t8AmMhRrtnOoa4RHhU5gtR+qOAF3oql8lL4S/g6apNcsjb0bcw+IoIOwelFftbuZ/lrUBGU3voA94G
ujMixl6MTpHmAYN153AMfgy/cx3wb4u7Aq5iDrv5CBccAfRQT0V+C6RAdaFGAQ8dr7apl1HcgInGvDkkStcnvXQr2BViyz36UfbJQD38iuKt6i3dUtsfaUg8
09wK+j0Dw5sUDXFelPb8ZZ8XKDHMrniJDvSJiNv4Ix0mvVi5RZ3szlAcybgFd9Iznoh7anCIu8A+nisU9a/0CLvyO4luu6yOFc6B5efcrar+9HwT1Ze3lRWr
1wMNVQ/yFNyegt8ViOqrFElf714lSbWfVCwUxnvyqw64p7jbWGDnQcWmElx+RrZJ+sG2oWqt97NrYZWKV5O8Xjwk7ZFtfny3dHbywfKmAkVZB8di1+fyIZLH
8WdsndzJim6SxZXNy89Z6yffSc8t5XJ+qrKWb3AY+ILCexVB7zH3MvEnC5uzyFnoSUtV87nCziynSg+ckN23X3KccJ309XWCnnEla9lbPMMlv8v+THbY0i07
3SMqPPLPbtRusx32/JQ2v9LFn+GYxDc6PZJZilTZkAKTw+f9097AM9XzMn9p2uQEm3RLSY2ClOFmh2xJ8ZaKA2VDlbTS5cx0XbJxsq2ObHGdG3TZhBuEJdZH
zieyb3KP8E8p17bZU+jmqAkbt2yYRCH1yjMVy0rKEvqkC1wb+YOKXlsbeN3WlSk88T2rTorYX7p7KQvEWak8hdFZLRJXcWwMe6ME98yr0rq6y9456ipIx0rR
Ou4p6+LKPgUlkmTnosrTnnrcnXEy5Sr3TadCKk2/79Qrw7I3yqvqgYIrsmOKD2lFsn4ipGJ1+WjHQld74Q43kPtSQdqThb8Kd4nTpLucS0R7OP3Ea9Icwt7u
MZ4r6Vv5UvtGb5zwB0dHaU/lDMXghObAewmv4LpY6FyoaKl4qHK7b4jJCkqKybo7/uA1rMI9b+K3CLyyiuRqyTB1kuNn12NZppdrN9u3+s47Bb5fHClll6WD
rSOrLtia2x65EqyDzGNLfpK8VoySjCnjWreWBlNXp58rP1uVmt5aPlHVX5guOy6C3VJPC/dBOSyfZV9YdcTdwOIRqZwC18nKRqo0Scizucpbgklq+X+UAumz
809UzePfFRXyh4sPFRzkXHS2VUpF43z7y05XbUlbobwle15erd6o6lPZtqqBdbfPltsmHUyP2q7IEec2wXl7uWi8Yp89o+qhU1fcrMplpyUdEvpJp6hOS085
Bkns3k5+i4uxbXEdr1okCaVulRZ7Hvkme59LshUx2Xhf26q+Ra+kn9NOS7liuupc5QvnROcl7z17S2vIYYnfpbijni8qFLR3r0oHpaPFbxJXSB2iq8LB0peu
ebZ9le/5MysuerKrGDfi/ORkKy7IN9r3qpIqV3ny3U/Ft6omyqRyh0ygnCuKqF9JlMocJar8UzlI4heo5HnCOndK2QbhcQflvlMmLh5rzU06LRMqXqvPegWu
+Tas9HZ6gXmLc5a9t7NRaj3JRMnbqv72d852qUrXU4msfJojPj0h/S8BL7Gj+7zzT5c4/WQVp/JJ+nF3B4XTXeR6WVwrfZ8sEdn9b/2r3erSA+mY91pZR/l9
28N0tlNoTbbn81tXDbe/k16UDre4CjmSo7KPxedcLAk3bqXE63qQmpmS7JvpKLYfFt8u5YjPyD2SoKTYxXPOYQOVveJWWHPSM229ZK0rr4iENsgNOQ56RqW8
drwre+dTeZ4CX8FT4EZwTOhl4DCQBfXQtZG8ApXaZJiNt6WSwe2wkhqqP+5PJR5TdtUTdQv7b86d8G5rrgHD5/pSsYX0z4ah6Xa6QdVG6AXQwtre9/r7ubd/
0In3Ip+VjBL2DQ50KYEBIb3LZ1zrs3mawCMgsfI36EdIRKs99ZHr/lXG52R9XbvAYrBEfRUw+lVkc9OMqtyy2zq9cYReZLTqfwDrBDpwWdVncEx0lWI0gcDr
ULM+TIjAFoEv1CrwV0+W/lgqqT1FFQF2xQRfBG5bO1NxHOxJZSJ/aPrBp9QT1fcDMk+tpgx8zvRWToCMpFLq1dmJMbp64aW1jWU9/H/rV0r6QDcjEarGUYNc
UJZ67JhWL+CBrlLax7xBRioEYRn4Iu9F1Wtcomrgr6+1uo8C6QYDfNT/a/UVySp8lUruLcdLPIRvXXiINoQsoX6iloO7wPbgL57W7rnhv/Fv5El8NuDAv+l/
JgANRh4GX6n3yrRKLe4Tj6R70g28O80bAh20kP+m5wf8c8pw+ycdDVtCEFVP/yc9m1AHRhA/eteGz6lyAqf5AuFGTWHQao3XjtKjYDb5TtZVZEh5jYD6bkAx
+BGQZQhD+3GnrxvzOyhlZK6ZiAqwAnWOLggnPoC3JDqig4SksjvSRoAig2DSlwpcBQ8E9rrb+M9bB/imBuoT3Uib+LAsPtAdBKEfikxQUC2SPA4l+BDHatiR
XAxAyHZgaRinexBr3T9BLNFn5IznJWRi+ikmwjMCzcGJ9ATKHZvnH03u0t2kUwJLHV2ifmOJenHYhCdiDymp+1YV4NkZ3JHSlxQC6cRCuhjYC2/RLlQ2V/OQ
Xcapih99JTCArIEP+LVaF1dR3Y4oo57Rx9HmtEP7mrwQMqO24KHQcGQt9If4jpYHFGime8Wa16EKqElFLj7En6PYQXz1NFJTegVagjSAJ4UuQEMQo0QKNgPL
yCuBn/EmAT062RmV1jnHkAnRFHChv5V+i0HkXx2CEHkwOxzTtEXaA7egk25TcD0xTtFT9Wf6VPSrPgWsBybTGwIt3X10A6oWa775TR4xnqo75nwADvCw4IWA
T9pd0yDwDOkW6AudgF4Ftmn7QRMoCfS4aKJ2KRLn36sQuEHoK7gi8je91t/en+JeHJRr+0q24pedv2jcvlIloPzZd1MxNrDNDUGJ+g4aFfWHrB9Qa2vtm6z/
QHUKbPLXQ7IjMuUN+i5/ZnhRySf9C8Uacodaow0pi+Ad+J1KmdYGWz0i+kXaBkUOuIQxo9eV6do+BrnusWySXhiu9ebD8zwV+tFel/StAlDPrpld9Zlk4+N1
YwEPbdBk6DuBF52j6R+pzWBb/yHtAXdMOT52WflEtxFcSHaneGgfN1c2RDVB38awVJ8OPQEbapqU3VF+U78DnRAr/It8ETwTr/MvL63S/E4khKXUFT+umufu
7P0qbq0WhGcGagNPIncb/Fmjin42XiWUYDeiRWyZ/lqkI3of+UFLZA3EOIFV7vvhFKSpRp1RVLUq3Ji5bPyMfjDuB3whNzOD2EH3Qhbp+RFe7AzyMUj5ZNJ9
9CB9QWaGaTa5GjMbzupQw6SqmVRfdFDgYdXPoSh4lR4NrIwtr64H5dLbgcHRxe770TemsKlBurykg3e6r0loreuqfkb+L45xOC2ZTWM0O8qNCWrGVh+OtI42
JOzh4yQWa6x/jVKePOYsTUR+y8xGO0RHCiGJhGkRu0MPCQZAVjWurM/UMLXotehP0CFomeGbIR+cFrtpTGZYWF/7SUpOLlBv0CYildhmerfpBT0RdeOXXUnG
XzMGZnMznohcaBK+EvlRV4Wcjd4Bu6Pj0CXReYZjmkpAjvHpOpimXUB2hsOTjLemFzNobAqGUwOCg2qPRDcSlmqbYVS0SYbFFNH7SUrqNRxETxvWoacyOyuW
MYmZjwy/R17rE5F5jIGWqAXkdngJc7U+pqn0h2BHrBJjhdbFtoU7MBOZbHB/Bmj8S7uZ2aQtaFCkfENMy9oWXoI1bvgKm4EvxnjVtcBAl51pjVTrt4Ki6GW8
v6qhLw3/ycSlTpneUynKpfpctydwLfoWZmk3VPPAhtqP1P7IgiRLREY2jhbE2gD1sRWEJjwanCJjYhOCkdDG4DLmukaYxacu6CcHnmZZ9FlEYa3fn4Q+Ji9E
C7A13BfuDrG9xCz1jdjoLEdgMNoe2xALEx7gM1xhaoUdjKVl3mWhoW6Ze8LTw1dqekcHow+VG7GB4b6YDgZDS6IrFZRfiL2jchWNMhT6044ysC89jZEbtyjl
Yb6hwPU+2N5Xj/km04SHMT2r50Q/qJcpxRoZE675Fb8D2LNQwhb4AuZSfwfah577fwgNiGUZDkKHkFPALdpWa6k+Tt+uFjDLQa3pQPh7EctjMnrXnKHKyUFI
mnEUmhk6Etyg19QfqjnnJ9Fb+Aj9BZrCcyLviZjE4lyu6cbMRldHW3LXhe+Zbpp2eZ+Df2HrklTUZPoSzfPd0AzG+wQ7hB9I9qAaWku+iV4wnCELo5cMG9Bv
+D7tSWavndZL0o+Hj4e/Yk/SJmFu+rPXx5xnflHMx1RGWvebYWNWabieLg77mnEQzUTPGK74fmR+U2wkekeaVPkBCX1QzkKya7KDlGYw4gv1YD5E+wevu37C
r7hFCBXciLSneuoZ8WH5A/wgEnH4jV6kKZFhPGlcKmZHMWQX/SPxOJCBdsJuRIuwvOhI5zj4OLLG/5rZTw+JDaImRhn6Jro1oKoWVb+MzvO+N3SjezG9yQnh
l7TA2BrrglQ6X2GR6uGREUgqtgnwR4cwtOukvlt0neFT9TKfFm6A9FU3ULaovhs7QTUllyFtoGuxLtUTmaqYz/9OFY50AbrV/I4eNgpj1fQYYDLeIdSF+dsz
G+uEbcX7Zr6hx9IP6OueW9Ie5EPygtYIK4HmmlP23uQZ+qOmKMDTL0Muwb2ohlYt+sKj9Ot106Ev3zEDaaHpuC5B3wgcT6fgENSEWYdyoAizLPiCNEMcP+7T
0V38DmUq0pI+Ai6FzOQPiJcQ6bcz1+iV1scg4k20rJHUuQpCXOUnZL7GQ55APqRvwpWqcqkrvFPxR549MFEf5wapW7BDPSRwMNwa8APlSK3xDgqHEM/xqv6k
heyIryQmgBcgZc0cYiDytzePeu3LkVPhcm8z5rNMGjqDBEPriAXwwMxzgS4ipTenYqPiAA6BD8mVujL3QfUZUIA1pb8Qi/wYcD6wEcGiGn0D6BdaTzRAu1BT
CatW49nIf6pJxx+G+pE9lX/42+JTIZe2klhNihX9ICfTObodrcSviEqVL8heuEG7S7ebmobeR6e7mqobRV/Jcj2gYS02wFgPHQbPDjVDLkqTjYrob2BvSwfl
CF0RWMR092OoWPdIN0b5GG+Lc+AnoenERF0qMCu0DPLHduSw8WHyz/hYDcSssy4NxEF2HBVfpyr0s00sYHxwb2prnGLq+xjgMPKr4Yw0OxiS/E2MpntYQ+AW
cB8IghXGtoRBMxqfT8D+S7RS5CH209NDXfEIWKxzwFOCbbnDyPvAS+oswCUpvBe9B6sxjKi+ZWjK6Ojr/lpHTvheFV+dSFzXFemTXGJEDIjQl9QRMtnQEOHy
csl5tFYD0k/JF+AppDc8E3muD0BXcQnaXbMRztaPUV8JfQia6BYUG3sarnZPYe5TaTqG7qXHg0mKdfZ2QH3lR6JSoQOLUDEwk8zG98BKJImQax6ZDsBDwKPW
abDG9UhuCBchGkQYrTbKwZA/Wf1S994q8r/2lKFjiuPRVbTMWwBslRgMHRx9dVW4jCh378RLSHb4NZHsaGAw0UeLv9At8OfR1lRHMoe8BPyBZsAJ4EX/In/P
8GvPXbyN/3FoDNwXXhw87OmOv0Bu0n/Rq6PLVEs9SkEj4CodA4WaAD5c8RnIsHfUPLbWg6YFv+qWuxL02+DO/k7yTWGY+qJUAFz8rLycUZEk3LiqS/AMOCRt
FDzMdy4Eq0eFj2t+oXaB9SKdyXvuGnAQfdVzEV0TyNS59RuJl0GvZptur+amCAd7ZDyFavAUMQPtDA73pCAu7w2kX+SG3gvmWC+TLcjOnsn4IcUy+JO6BViq
Geq7gxP0A+aF/6oWsj/1DyUrwDtEjj4XbBw3GhmmjqADDXvhMiEDLgoZFE0NqdSdSPewxbhI+iA03tE3cld5DYoLkngvQ3Owha4hOd3P1luhCJSibxf5EKrT
HhZ/C9TzZyP78KFgnlqg/6qdFG4BsGRNwz9afg5ujrwPHvcODlX6O+DNq58SZ7UttOvhr8BlXAm81TasIPBk/Fz1iFBSyBPpEoD115JnWMc6YoZPEguTRPQN
NYx9YzqjU3Ggeg61kgSYNPzPsL2adp2jDyP8yAp3iFyruYmngq+h+fh7QgaXRE28JbqJuvkmxv8Ra4gpM2brW5li2H5/JnQC74ffMbYKHfVXRf4CXiH9Qby6
Du8TIeG+/4+Qu4xvInvjBV4ope5JG5tkfCZpS3H3BYq7u7u7U1pKaak3bSMzk/GZpCnuLgsLi/vi7i6LL1xe393/ve/yOfkkJ+dkznme35sv1haag4bCc5yz
8E3UeCUQeykGKKPh7pUL1M3Sn2BdaTnZQYpPmi/ZxePqZfX56lWmLewAtJMwSog1D+TjCiKx3ugc/Ki8xH9Neon8SOpgG4Ri0EfCUXGD6JjMYjvULOgcEWye
jLYicIPEDyXnW2ZQD9WfTJy1HG1CbDHHk8eJC1wwOFZ+RKSJ7YF1THP5nBoj96iV5rBjRnkiugXfY+vmvZeMWYcBx6TnyDDvE2s76zq1q/U5v9LbzdvEsA2U
MMgvJxn8jZgb+Ab1gRSHjlZpbxx23H8fWQinWQnrZ3k7O05gwb+s0VAVuQG6Rc8VIypx9jWZAfnEIG8rXTWyqT+cGUh0UrLQO/JS3AKeF49h7dWZvof6+Vn7
0fHE4ZhPYuNkHrEqUdQr030ulq6B52MqEQIVcS3ZH1wd4hEWYz1P7AevUS/Q6rbL7ABxqFzHVh3tiYDEU9u+1DPST2y6+A/7gci1jVbr+W+vwxS3/Kd69Fdl
PV+WLJJyoO4pWgvrzVfoXnhme3bCM5LB5Pmej9xKcFzMI6/JOlMtwzqre0QX8kmti/SUotQLrkZomvEQoigBUnPHVb4+MNYTAr7DTsV3sAZ4Boo+oyNvoO8i
WCm1xD/xTcHjAIfele5Ix8EhYhL7GBSIMKGq8pJvkfhRasCfVHEhVWki72SNLJN0n3VgX7AT8AF1Mn6HSoUw+r3YTjgjlkD1LR3ASNsIXxLaD4NgWO5gGaA/
hzwRXpEP0IsWBt1r0fgzVUJdA7VwWAwXtS2LX7O70KPJgb+6X10SzHYj2guRzFT0Aj4DfecLTg6X88jvEkPHwwgwhL9DTysN8jwjD3C9yB9oB1tR8gT+H2Qj
9UZEDa2ISfJQubH6lm+L2nG5MIIYKYpexLVAoRXQmSa1rtJ7R1UaLO8dh5KCmdlQb6Ua0QnisItIP1uQGlT8GJzlDVCPIY/UbOgyWB04jt21lVof+rIMK5Va
UkbSND41/wm+FKtLPSErrSPZPGwn0UWwo5uUEvUdWSjOIG5Ig8GsSidaW4n0FJl7ivWALdIYlaHqI2n41rJAuqf6xW30q8gJXU0m2jdcvONsbm0t1Bf7KSe4
TsDViI7YBG1kyhrlY8o71CxWT16CGbwRhlPAafW18kquT8TAX4hu0nvfVP53x3s1X1xjyzI2KN7NZnIR6FK1Nv8RmabwiEjNQ9cQBnWx5xlzBMwVB0ILKS38
gnyAhXjrEVvlB8ghdwdbI1Nj9JpxuZqMTeAu8d/Ug9hIdhHwU1qKK7+6wnx5hiJCnaGf6pCKBVgtaSd8hEm1NQLK83wQgP1NH2SzEx+wdeXz7Fq5thDk+Q5N
IkFuJLaTraPqozYba1bGmwbzjWg9uD06DbQR+x0d9E3Q7eIWJE9aIZ2QPrCr6fXO4fiAijrqxLh6CILjRDVFpJ+AR2IO6i2sxB4V6nDzLboyAMoG3KIR6wbO
Q1eLDcKH8VuVvuhoQ7RpTMWv7A0eBplYEs4FhzJpQmTeYuw4uJvPNa22TtdVwSn4Zp0/v6UpVexkP42WwfO4J7CCLMM4sJdyVzQg46EpzFJmh67Qki3Ni77A
LtXvtF+Ut4sWqNLVzeg3zWQVd5Y2QerNhoqLPDCSbtoBXWQ/E3/yy+EB5nDiJT8N2s0/kjrwr6VAqQBu77QDM8VeCWf5UVhlaaG0CxoTeh5ficzWT5OOSFM9
FPaUfVvaUM2jh6NPS3fTT4CG0KH8pSvTwKb6ltB56qbQv9wIHwbeOe3io7IOYj/epzaU+lGbQRUye6dz09Wz+CphpgUpDlSzdaHaSqiBWQslOIN5h2aEJxjv
RA5Cb1rmIbegv6hu8FtQgJabZumLmZfijKIB0gPA4ECRf8Ror4aNUIxiOfvGuJdjNHrwjLOpuSXYRV/BAcxu3y6J0EFqhEUwT4FXigVsfbkZ/phY4jCT7sIW
+HgkF7vk0TresTYgg3DC20GP8zS2DXrAHsKc1A/ZKGvLQhnCMlfoJmrUbmKV8pzt7H0rLAMX8K+R6tx6qLNrExLBNuHf0E88GfT9hLv2a/xXlBAOQD5QwybG
3+D6J+5ytJF6QCuxNMccdgdnso5Ar2HbzKnsBWYQNyf8KFjddVXMVafxd9hMwqL/itYuAfgksNC0BlxhiiWMpgJ1N9TZs8+2F2gB3Tfe11e3DIGMUJBhHPcs
4h9mo/0EuKksX5ke2t7ZVogzNlW2qHflatQ6sVlFDWUlm+ypaamDWCq66N8b5yMQUohNIFsTtuJmnnqK1S1BuXCgsRUYrWwXP/HNsUviBywRaiwT4kFrKliH
XW06gQwG7IAKd+GD0KrY3SyTMIlZLk6UWwhG4ZAnnDqHNydnoqRog0JNORaX8CMh0hpNRTNz0uNiU5h7umvWBCYG/84tVwFuF90U/cO0ztDHECYcET2clbjN
ZknbdddinNAs8gllZzdJOvYKGoNapUkY4x7Pjo3uIm6nBzBecgBS26VP/CAu/fUrq5B58AsacI4zL8KbI5+cE7A0dCoBxQayr7gMfhZqY7ZzSUwx3NBLJ9ZV
PjoQ53Z0Oyq7W0jVhMVwG8NMzQq6Ff5aH4Zf0OURidk7pA7gErJExIgZ5pO4AD2gm0IczuijLeMYCpiHtkW783cR1hOKdE+opSXhx/AV7jJUivYieFPfuBel
25x28BtUwBnAdZCBqYkVs+/idksl9DXzRcKL7V5pl1uj2WwSNEvqgR1HWiHt8VfiJGQP/Mp6EoS4WeT3ijOmM/pgqEVCV3A6NBL+bhGwzmAwOApvYklFHRjq
uRoaTR/kjnKN2QRppwVgRuuToXhaSPhS0hG8kLu5/JVlF8PrGrqH0jX1f5p7sLNL9iRshGexuVAOfLmgh3MGmhSxMPqrIbIEBObzw+m93HCuIfq3cY4nXlhO
byt5Fxeuk5m5UibDORF2a1aoZq39KJ/JnOW7e0CwtyUWXORYzsvaV5DX9QnehDUibqBjsBtG1rIfnoftQb9zXzTHPXV4fazGZKBu5TQyNaIf87qCVtRvFCF+
Y1mm0nU9VtF5qQ3xK8oUqlJzBRrsnKM7VtbYscERau9qagHNTrgH2Sh/QgfmsbEfS7pGMX1MvcpDDNVi5pvHAslAXVdN4C/7PThID1Gd7SnBOxLGsWVx1xz7
zScBD/UAOLj2d50RyNHW9VxzrzaBwmcWrjirO8JFxWMQqa0BnjFvNhDANLavLhI85ppaGmUvdJwua0Cfpi9SmQkTqFHAKDbM08rBeBLdL2N/8xTnTWEHgoss
Kyuu628ya02caVbZfDgJu4sN1/VJfFox3xkKj0NvmZZYcMMFagc7x6FqXzjfMU+BofpT1Ed3JDyKnmnx0k0tzZAg4yF9qNltGBB/ztBSL1r2OMrcD0qsZY/s
gfrRhq+CwsbSlcw+1mE8Lh03rzXeoAJjMoxtiQQIYb1oSz1tKAPP4YPBdvpP1ADThPQa1Cz5C6DGXuYGoHvdKwDIM9PyjQoI7w7CnhpFXcseM3vAJXnxzD/w
RiaSYiCrdj3VB4eYHBoD8x0L6XBkkTEeTfE08WTjaWUrTCexzYU76AbOBayDWQzUMr50/+Yoc/yG/kqG2lvcI8NvZrtnFXIKBsrrYe1hgswwhIuB6FY6HLgO
ByamWzTlbqgsxK77y8XDOuw301XmccISegPr0hpiK0qr0ZMrdoY1zkJ0WrZ22BQdoOtCqfrzrm+JG5y5OOicRQ/W/dCFV+zW7jDvtlfnmlrwgpLyEs8c91Fa
dJ5yzbY8B9qH2wyPPZzbUL7c1Ax0mmLjOmh+A/7Un2KamFzMS6abee2vp6uzI59KELeUHxOf87PNzfKmse0d00xLTQ/Ns6A69EodX5YOjQansUepG44vTDW+
IHGMXdEdd5/PX6lJ9yzSsyV3dU7qIBXpLnZco8vpz0IvZhDQwlBdXKEZIiD0IuMIiOBSqK7U4fhrFqPDUbYX+JuqDbawd/e0hjYAt8AQS2NPD3O06zQ80iKB
Wno6lVTmj++guaaj4o7DGYluDjSP0w1KPEfHcZVMHRBjFoCNnd10jV1a13zHLA/jXhi3tMDD5IB3JLNhjauToymdjOyxlxqSNVVlKbGix1mEOXXlvzlaeGrY
h+l7xLU1bTPskqolHCzny9YIqY4uQmNna3p1WSfHQPa9coeOLW8KdnHYzM107XWQmdId0YGmhoberv36G1Efde/MKdaV7HLTuqSheF241DYKeyS+1J9ykJY0
TwjWpZwtuQU+w7zACCoNZ8z75EwxGT6uO4lOR0jhPci6gpFq6F1wB2qAPpWkw38jfP4gfEFEU3612ImNBF3lG6QGnl6easZGzhrSYm2m4yn73PKCGmsJEjdY
lkj1dX7PaQcl3lIiNE7ylEpJN/ks5BJbT9xvwoh5ph6wVkpITI3rxrQxjfIVc/lIC+oHEAO+ZZuwF5wbsaHANrYaN9Uy0nHI7IW3eUeYMToe2sNuYTOY1Wy5
4BCKmXfQenMpNx+Yy3anh3rKKxpwQ7TzkDAxUXsPP45shuuCbugAUA31Ub1sg/gy6IdhAzsRvQXOVMZB1ySZW4PaoX9ALdrQeNRSBD5FhtKLkBI6ixyh2QOi
ukxhqeMj9tT5p3YWMpuaC9aRHijRZXeYn4Jd1Uor1K1SfbamusdLSc1+ZfGJ/Gyet0SKGHSf6EZlGwdyOnBKYiDV1NBEd4dqRx4rrbKt49bzJWQ/fN5qJ/CJ
VlkLtxwtdl1hMfUv6LU82ALZRLHOr5qHgM3cn8WCmFNiModK39iRWAizUXiqcGJruByrh222fJLGhH4E7I47JXPh7fgbYg5KMnpoCURbF5v7C2+4EDYypBLF
y1pDbU0zilKhnxBCOF1zkbamh54JzDHACj7TfXdPR2eZ2plQxQ44KAwWTf2g++yQ9MfQV3ACH4CuER8Th5W/kSFoFTq3LFmr5QcJex1NYjoGvwKngq2cMbpu
4n5xHE7JBuxpdlj6b9hyvQfcERdsskB/xLbFu3mCWJAdIuYnjoJfovecfq7YOgxvhetJGxrkLYjtJf5lqSa+Rt85GmGn2BsxPT2AOTIp0tPetFjl4gLxEuQn
NsPzwvvacyahmH7Cz8eeWF46Asu/mgLAqxgtONCDiRNRBWsHfYaLdO8tP4kUvkD427NIPCWdxs4pV9nzos35Eb4JyO566BUkyqMXF1AXzfXBZOxbhSUpDOik
n5r0DvkD7UXtwCJZxAPZb0H1gaZqtnYDc8YwHu0tv6a+8CuZ/pZN0AtvR8NucR2VC7YxTxEXuzvauxPh7izHE3KCZSMeAp/EtmCvpATxqLRB7iq3c3R2h0H9
qdfQcRZPMALx0GtpCdZcxMTq+FouQ13uuUZPF99Qz6HvxieWZFAga4KjiJFqJt3DeRmqiWeaFph/mN6yJ6GUpKbWb9ap/Ae2tjsNPc+y1HrPHXitmibu5ft4
QqQssB17kZuUJ3DLhDewkBAGdNdv4d5Al6wdacFzm6JDW/FHTX6oOvZn7nwwSXoKvosqUK5RSnwfdHvBTLASw+hLSCxWGzWyQ4nCokZsyq93fkgT8JXoQKNf
38MYBF1XGgiCpSm7Rh2idGG7ixoelhYanun3WCaL2eB58gVYzZqLbcM+EgL3q++Gv5jmibPNodI7jFQu0pliiLqMPytO4jh1vnpcvmwOdl3Fc7lx4Eeyv9pI
CaR3o6noQOQEmy+MQu+pNyrncJHGuUT/oBHkAXYJzhGh6GxfibRDH1DZLqaerau3LlrACvBEfCK6Qb/KUTOJxQYobyUIni6fxGtZLnnrVnXwmr2HpSn2O2Rn
7phpJRfpiEWGcMVqu8ppfhNSh3/Bl0MN1T22677L1lHStcqleIT3tY/zx8jrkhrKqdIA3wivkowm10ajdL3Rq1XW5I3oDWrIr33rjU5VVMsI7LY3h83Q97Pu
4xPEFYZnOr3lJP4ZCuYP+/PYjXjRupveBv5pbDuvHbzkmUjalAv4H2ofcoYSSLzjNMTbqqTk4MrvySHcBXWSnKIeFmf6P1UeZd2GKHa0+65aW9XJy6xRxFbR
wcayz5Q0ahT3nNls74M98HbgAqhzxHPrUlcY2cIabN0kHZNeq1N8CN9L3WLtLGfhvzEhvir/eLWr96X5u8+bkgFuMRPSOmmy9U/0iAxYx5Nd+dPYFP4CMUE8
qJ7VTLWlVV6uGCo9sM4pi8PWVGL8CutUwKEdi2kQOzqRvsSFivFkNj7A6mB6qdd9p0RnZSNfPvEeusTVTw5TBifh6jo1W12HrfZukrbhW6Eaci3PZ9M6+LC3
tdDYK5Gxvo4K7BPkfrKRh5PHJ31VorC1zunEKaSpsjv5H6zUokOtnIF9IXf3brW2ZzZakl2jkj9yq5Eb5ghpI1CbSS+eZ4/kfMBXfG3BwoIVedf0LxUNjmMx
YnrKeJ3MTpAR+Cm6IImHBpp08i1wHZ1C1/f+heXXItl0A0DTZL55hBXz2rhaVQ29Q1NuKiP9DfzpirLhnafZOhpZTuVAE2wv/F3Rm2hvXzN5auU75xPBSD9C
47x91JHm9f5F6myylZjsXeP3Vz6WR6XsZmw2gE3DzvrN5HZ1utoPa8DBKXNs8b4VfBg4krqiZJNPkRnqK6CqPNURKxVqIWFo5Vu+Nb+ZDEz8ic5zV3BF/nyx
plRKjMej0GUwghtJwRZMTkbr87fgtuTvSV3JVUAmeZ5sz2a4y/F/0PGQ3nYNPAosIl+z0ze8w/wbWlUO8uf5bvkA8ZR8Xj4un0VqJYWQuNraakbt4ma1L8nh
rspu7qkJ+9YNNW5FtuIay2cyxrJcPpDzWsbQPcqQymXsNWkVH89/TZnM3EsAqFqVn73BvsvsktTj3tDKEPWQP0e+qnYUyyRS3s1vFmSlvc2g5suDq2bRk3HS
nm2ern4rOcz87esnNSfKzOMVUdUk2+Fn8lrEJ2/CugjLzRYbklyXWMn2Q5OIgpS60j1xdk40fk/5iCahmfBzNFLilDDyqTWd+4GPYsGUQ/F3DXBKk6RQ/66k
2/JxtLkYpU6t7eN1SEpSnnVfYi9xvLwM4L3duHhbe75maldyBOhTd/nPMd28xytBYW/lJ3Syu2VZBARw8aZI8r36hUPAEONlsgZz35MtniNuGWr/uhU320+p
eSIOhaIEk4Zi5nfqYXamdwu+FYfgf8QI4gO1RN7tKMbre8L4Eq8RboukikM9jz1L3BbSXVbK1gFGmXqg++SP3glkIx2H9bYeL2+oXhAQcbOYgWasXmgYy24j
Z0FLbNFSC/Sg5yDbns92TNbUcGeJ18Fw7xvMwi+zjjW9E0KNJWiKeFtYLcXzV9EzVDFqUFaJ+0lCzizTayQolWtlyY+LhqbiR2OPR06EYixJ5lvqQqxd4AP3
HTAVHyWnUiPZqfBo5zJ0lElLv5UeEH18i5Q5wg38h+EHsCc2AWyF7rSGJ70hCeUBGKq+sGWKm9Q9lr5kIv7TXJPQEmZopi7V29DQkNxFlJjaW3xopaeNaRV5
0vyOmquewF/AR4k4bIF5ABQg2klcbmZ4LU5FZsGzuEo6xJDm2IocxGxkuC5KukYo3mdkNbU6hqFuYTKkuLcyLrCR6SmyHxzjkis7AFfASaQ+rIgabOnkGw6k
yJqyXWADcCtxk2xq1rovVm4Xa4iwqgB3wSpzRy4Af4CPAL9aLwATLaOJ+nIeKlIqJ+Kv6ZdqLjIPzUd3GSHffam9f5E0EPYxZ90XuVjoCmpBs6FY6KlkMxBE
tO98wgPv14RO/AqwWL3IHcUv4o1tHcxToffodenPNZ6KKeA0K8IOZc84/vE0x9uhI4VnchRUKU7BKEdX8qC9pzvQbEJbmDa5SDiMqgv6TLmOA2JjciewGufk
XTrA2lGtx9ci5rLLAAs0mRjLLoNampt4ytBPyg0HL3bHw4WheH0JFYGEDKlm0jhfmvWQsM70E3xrmBF2QikB24NXTUP9Q+B1qCq3dc8mXpDfLD4oSvzN6Mr9
zDwSU7Clle3ojUCZtyiGZzPQRPHLrzv8m1TL69dM93eCBiIXK6y27cZ7XLwqgAZGQl5bvuOrYSO5AIsF9ysFSJS3CYqWjFPf0dnAJ7GfF+WacsP5ZowXHWai
2DRuFT/Jcly6INJlmy3N5Y6SLD6UvnGLwaHmKJ0LOQdn+wxShG83mwZd8dx1fJb6kU2ko+hypWWNWoIm9A5gJVogM6HP+ImEhMqO3Au8Dvcdq4F8Q9tWNsR6
ovNiUtQ3CX2xN95+1hbSAWscm0w9cg9zX0U6m3KV85Z2ui7cbekjPFXqKVRhO8AYMVScRfZEi8AEIZJd6uyHT1YzMUXpA0zDMrgtqsMCqJGgiP6RMB+dBpSh
r6253sbWcL6VaFJfSsXIe7mX2JO4IKrYI7jGr04/1TWQGcbvJSMNfvwKNNUaw10W2xlBCpOjKhr7R+HvAYW0MCFYncoOvr3qUmIy68f/plNlVa6SYrxLpRLx
jhgAn0GiiWa4h6nlt/AZ2GpVggSmjXe0FAAEmCB9hbLd09qr4H9zI9XnMqg2gx6CvSDAv5cdm3TA35LcQH9UFaxMPFqVDkxUKpSmVoktlPum5shT0THJ/QkB
MuNL1QpQZ5gibtLk+zKTr9j28qJcVzF509SzeBtqUc58bIbhGdUIvCsmCsW4RP0lNsFl/qwvTydm5WILXZ38tfxXvFlyiO+69yTfX5iEXgNpW4ZySN3Ll5E9
bVXkYzVHW9u/wtcVv1/5jJyhZiQpyIiYw+BbKcQapGyTIF9nhvX3kzw4hSRb5+ozgLYr50kp5HL1CiiA61izf0Kl4ujnten/VAaxBo856b70xdodXmI4Kx2p
BVuJ2ifUs0ptX6D1hik0+Ryl2VBN3cfVTeHVN8L7lIfea94WeCwWJoapFnIXqVW9ttspoWC8Wsv3wnkKmYQ+iEjw/gUWKK+S0OSa3l5qNsFTQ6w1qbaVL6kl
ayKJFMeyqtrwfv9usrPeiqHqPO4LFujfKV5Rg8nfsNr4Q/a70I2SrW+Ih2ShbR8+FE2Wgopmp3bAIi0SMLiqXUUmSqjHfEdpnCDV9pZWlbL3GF1ia5I009aE
3ZgcIt1FeG6LmOadIzJqqj+DyKg6KQb7Q9WDyFKlDTnJu129pDaiff5EPMVUE3qV1B46g5XQq6zTuUR/Nf8Sv8d7wPMre3L3k1d7/yHikFGuFshB9p76sLKX
3UF0hTr5O4LhKO97SUTyf6hZvptywfqIyuk0um4S3isWUI/63/vnkwOLMO8Y9RvEVQaqpONvw/LcriRhfWOmycPYQjlE7SEXcD7NDX+cGmP6U3rM93W30AcJ
HuGlxy8/qGjjT/YC/v1g22jAGo7gUB1lX610zxBvB39zf/Na7eS2UnAVhYzCyoH20gfaX9UEfI4RPpPog55XVuNTBN26zsoqchufB24iD/tumafHxHt3wd9t
Pv8zrKb6SuxGxGCNwFdJS5X3lTPNd4X94AaoWeVGdah9jl9QPqvtPHPBTPpbVdPK2KoN9IaUbS7JehtZK8YnHyVOmtoir8CW2CNxeu1ZuaFSD6tRuey/o2vi
T4d0njipjdzGE+QfRG5mSF93pqlyvdYapRY+1GzHx1njxZjkbP8J60Csa+0z1jyuDlZHmcmr/NfKab5G/iRrdz5YGOIaX1lb6WTcluKW5cpOKfHeebpO+A5+
tT/YtLJyu5qN1Vf16lG8rThDDJJq+hNrVROKod9UVUknP2MgeV8qQjvanqUwtkEEwMz13wMHWEf7QuSzQgJ69VdiuIGftE0n2iTXUavbtKJWuibukGNpjdTd
q1FP6heIYyoB0ixvTbpOlBg+yOn0PhX13kUHJOTrGoivoBFVEZYDDkbtKZNmQ3I9ciRw2rbImAhu9xamLJbexx1JOiWL0NuqYN3e5FnW87ZR+CB0OLYm0c+c
88JIAVnLHLUuMbncb/O5Ug6Dm2x11TNJz1JqWQfbDiY9k4+hyfGzdcGFD3WQbnrC1cx4V8eKcUAt1+nEHLONmqqlTCc9fydWVRwr+16DzO+ta1Q6Lvf+2rxV
Peyz7S8128veBMZoLxePKBgWBdudhS5XVDGUOCrhTunBsDxnS+ccx0PTaUdnbVt7J+3ilRHGoLWpRVE6U4GjfGqN9+WNcwTdQE3vov2aC6ZFjl9LYjoz75yb
EzOLU0KX2g9FNkx4Eo0EDkofXBSkgTVPXCGaRaWRRYujF+j2aUJi1pW0MwW4Ch3nLC3tR2IG6n7GPy2ILB2ggStWOEaX3bLv1WTGHiibVpFd8ibuYVj3GG/F
Us3W0OAsQ0hcQXUHq4kuTHAtjiqOs0ePKBGYqJi3sUcK6rqGxdHRW+Pzy8+7tpa0LkmpIIqXpHujudga9tbpx6NdOsYxxn4nepe2a8S1vK7O7uFlzmcly0OW
26OjrPb1TtW+rfhD2cS8Lq5q+sHlNt0QR7/iOtr2+r/sPddw4Zw2PbGB/X7Z7OCOeveq+4WpztlUeKzNXt1402nV/102zNmyKMFQO/FgfGbeaAYtTS44XbbX
WVjeWc8lDNNF52WXPqoIrThg7KrrbfgtITFnLmUwPTdFmfLjJfvChNslZwPcK2H7zIQXZeV5emBO8YegiIrD8T7ndMpSNqH0W9760OWxaY4rmgkOOPFVfJ3C
/NhBMRW55wO7la5xtQ8rz+9q3xbScM1JR0hZVZGrPDzudvm44qv2q04dlVG6RXO6/JNjuH5u1AbjRtMFzQ1Xr5JigNQUlP1u8pcHUkWWO572zhWmcSxHIY4c
rdm4Qd88UQ49q+se9kgzybROsz6+j+kA7XYR+U3dp5lm2tO02UXrt7pn2TXaq1RaQlBCm9w6ibPjHkaaSzrGqlFDojiH03Qh8klo/1IuBtLkJrjWfok/WfBG
+6HoGNDbkKmrXREeE1o6PtKWvj8G1b1b20izKnxA5llNQNmh8ibl152xZVdLzEVzjDXj9xRf0N7O2x9pz2xuuBs7UaOUhhQcKOfsjvJ7FX84e9jPugvseyIL
Eu7H19D6YmfolujbFMhrehbuilIj8yI2FaoOb9nSnErTd2OGiSyu7wyqSZbuz+4bvyt/X5yY7ymOjHIXfA0uid0UOyH9ZVyJ3RcxVlNmcOV3t2cWLNKIMeCq
j9QTzSfNnuK/7AkJtZ1389JjU/MuO+o4S/JW5ywv76E5pHtfHqrbU7o4yunYGgGU7dVF6t6ubW3/FEEGLKnQFI8snBgLrokr7lhx0Hm7rEeWzRHo6B4ep/2R
Wb30VJwpr8RBltd0XCjKNEUVBduPObcm/pUouZ5UnHDUKZwb2rnsWMar/M1FW8tOFOtiI/PqFzd1GLRDNLk16pSPLfBrn+rW5sxx9nP9XvY9/mT8wJhsB6nP
0rcwnEjITzgT8cXxQ1uWfte5v5o54UK1WI2xtFTjz39RDIS0jJ68snXMrJhlhfM1bUMvxmyMpOxl+gFG2jSkYrAju/BI5kz7K8dczUV718T99rgQIWp8/qaI
elEfKppUH7I6Kqx3VnvtRtILNxC7Jp7jW6FnrAg3w/27tTHWknjkO6Q+J++JV5CWvvlsIhaFfhaN1g6mhkLErzs30zbAswT5EP/FajY3BA3SAsdEvI3tk7jc
esQ2RN4RlQG34K9npYI5eCFT3QLoauiLpH7SFKKxta5g4EuVCZjRaxU8SAWwi/hAdhLew7e4TP6QZwj7wjpO3ukphI7p34Mn+OpwK26jHoE7gvP5L+zvWlQc
574vtqy6wNfFViEEbDRfV456bhkeh4yHZqEPpfreS0ApeQrvUjLGt1R5g/rFLdIbdpyuC9jRHEPupX8Sc1UXvivmKBYINrNc91vUAd7b2AbrfWU7uqXkkLRd
l6ekcqa1KeJzUzbxt91Fz8MDsT66rcQ7OpeoZLPVYs9HcDY5vPIst4b5C38FkvB4NUxd6B2A9HMFAYQ3UsrgfEJn5WlysPckOskx0x+T2AnqWXlZOka3FntB
D/FVgoCCcAtnU3GV7rhaLemjM8VfLt0Ua3muC5/EakpbX3V5oJoG7APHygainYsmd9XIFTjmlcDw46BtEAqvS36havhPQlPSSo2Dt3Ex1jF4rOKpXCjXtQZb
BkU0NIdVmitTJRi9AddPbsuHVLYFNehFbBimoA3RO5zXXc0dmdxBJpGh3prWbsBbNbBwgGWwf2DONPKEcF1qJsoirx+laYEeJXvRQZgXY6EwxGXp7lxDdPJc
M/WG3NZdYDc1vcxJTCBHsCTGY/OT/iRY8TdmDHwITGTrCa3kBlJnsrWSrML6xmIZmeyTVbPvI9aXr2sdouwRc+k3rN7qj5XAFQke9leCriqmuwIfKo9JPQmW
PIFmusvMz7hEbw5YbIrRUJYw4AsXJ54kdfJAOkfzGz3IfZhPdoXbtorzhfWe92oRF+LpqqZTs8ooMS5RMv+GzTW7Ko6RKDZM3M3chQvI19a7lklAkdoLWuad
JN/EG5qfkCdThknNxV6Vsv/v0s/UVtNgHhI+VGRbOxMDhXvSNyEEHCRQZoOKo1vRabYdlmpkI6U3OhJLVpZSLxwTmUQgo2Klioj7MZfQUy4w5eune2pADThn
/N/QGSDHVCH9JMfJuZVJaAg+wbyeOglf9V6W6iCkhdeu1dTz5Xq3UIvkXGaNLQ1tUAiotdkg6Teoq2MnnumcLX4gN5jmkvXxA/wKpML1u9GIhqONmRHuGfxY
nZUaUznP0ln9jETCdbmX+EL3IN9Z8CvzAsDAVlRLzwz6Cz+Qmx3ZQHtKqmTSih9yKrCSsDLjfMWVb4UFahfzjNg3/Fs2SVuMffdY5fpse3wStNZ8xLwWmiI3
cXwwpkG/m8ep/TCXuEjZh9HStOSZwApxkJRuWef4yeVhQeYqONQxzGZIbldRLLSW//A0l0KxQGN3ZEqiIF4QG2nrWlDz05wFphFKKFkYmw3HgkMMk7xmpRs7
sXoNJVDYgAhxKArbfNAUrC7xEK8Llpl2kMek9lHtkbNSHh0jXK6oCx5hnydmyCo03FGmdkk8zjTlCGEryXtP4cdYGotm63l6VNZRhnKN8e7iIfVYzHBW0kwA
3yiz+TOlCvPGMx3ZSXeALkPawlHccPg50CvyC3sT6Y5Q5g9wmP6CeFR6ILUui0HzsdnyB2Knfo+rcX59Kq7ikuWefB3exz6G9qg7KYzpb3mrr4l6+T7YectO
7Ip7Jd2XlMvPKu+lEPkel4ItRy+QYd6/vY2Z+fRn/pN0iRprCsfvUFfAAss3uIM8SfgqvgvYLRVLo9DdvA7bjyTAWRIJNIJjaJp/yH5WfeJjONr0BIywVid3
oWe9N4QZvlOs25QClZA7xM9U4K9suJpPFR1sF7kPli8Pw3/CBHCcG4muE/LYA/J7c77UDprguwudtWwkTGhjpSOiVV/SP1wNwGRXS6kpWp/P4yKkD8odMZIA
agZmPMczbGNUIyspsZLo2AIl0SH2jdR74rO9PvVOUU1RYivWIA8jXqINlZ7wWV2+7S9he3k8fxY2oIOwCrk42iAYJJAcDq9kuwlZ0hvqNsoIODZNuo7PhBm5
POYfeqTckN3ofsjdt2QoRdRXPtydIobkF9P1pHliF2oHJaIbsClFItnOOwa+KHYXisBP5ib6m5ZLjmpAqCUW7qTPwHT8EXa/+JytyxczT6RnUrTa1rmVeP4r
We1w/i7F0F+Z+d7BcrbcXfyMB7PHJa+yUl893m5yxb4un2FfFF5GXmBvYfXMAnzBAJELs9KhUNLHnXe5Sm/HXQYDkCjpBt9ZfoQswJqx9lLcWwovVzqCv5sq
seXwWvdF6Yz1NojZNmnzqMeWGOEr/BtVxXTk+7E9LVaoFYElLBfrqe8QjvyCl0A1koPUMzJv6Q7WKa9uHyUZ6AVUNSvBXUZdpSZxkpKHhaGVHOVYKNczNyDn
k2uhRqaFzA33A7QpVqXaTcvs23Kaoxl0L9ok/iVZPMFYqDqJ/imx5n1iA2yK9nrJHSmbShCsxnXOcsnuxWB3+AThluESWN96TEo355gbsgVSK3S22Ah0MUZy
hTXZpMUOeduQHZAl0J8YqT1iLmft4qyKVlBkbF91gPRDGhAzt9QAHkM6op0tXsGJdMF/xwIsa4nRUCfojXeh+R/Gwm4zd9Fv8i3nahH30RpgkHlseT3kD6g2
1wt3CPt1LYFDYUPghvwI7jIzH41Hh1gmqH+xt8HTSgxSjZiNTBRbCHlYJXGA6wCflpfDX+BZ5IToHUhjsYnK8bXxfdABpQu4U7ACMpCa0BhyW0zUDvBP+yBT
LBloDoMCxTFoHXYndJgZRUHGNshA6CUyms4x1yDXQxGVC9GR6l+0TdnIj/FOFfeI46G9JoK9CT/hdln+RF/xl7FX6AgyHkoOOyJ19JxXUPC+vJm/qT5yr4L/
Tub0w81nUnbzDeiNfJxhLngQmkjMwIzKUOvGCBvdEukAfmJD3Dy3UszSYcI1fgV1hZ4sNkCjgXqOZ5yB36S+8hxUo9ilaCc0DarD3Db28PD8MPqVuxdYnbbz
mTqI2u05h6bTU3+dKp59yGXIY9wn+GbcJ/cFcal7A75JzuNuQ3OBC+qNMotrFF/Eklx9N8s2sGzJHwYk0EVQx6gTQpX5T2aQ1I1bjOkVrTTLPo3L0j8zdmKc
rjQ8i5oS3UBso4M8Z8yEboV2rqlE6sAOxsPQCGEhCLmnA22E07RbQblx0DnLHflYVDQfJALQduoWlIY5ebNpCVbAmHmQXc+GZmi9B6il0HR9M1fH0FaQ3RUc
25+bY0gGY1zXLOl4Y9yIPRbKQbfzHb3eHWs4JVqhI/DP3Nu6i8xx+h/jCNNR5ZDoEQelTxb3oFGeRyBsqS1MIztgdzy1kBjwd3t/LtXSj6jLzXQfBZuaDlGj
oZ7cBXAHmgYIprXUNmiOeIL2udcz+WwDcKXhKEXIG1kHO8JRASYxw1Mgthy0kwH8IYMMrmSChPeMnb0BHaXLgTfAbg+ceBN8aK3CxkF9Sb3wSjsQG27MYl9m
fSc94lH2IrrYuRYGxIFwT+gvt4tZ557keexoaTKxu3P3SsXgT/Ydfdr5mO7lHk23WjUFChGvmlZ5gqBUTWiBh7rJZcRCvjC+DJmouNEl4mzupBSnxBDDkHFc
b08+RSgevnd+L6KNvYNnqPknksLeB1doZoL5FivoMVdDi8j3osE+C25tDiFHcqfZgWw74bHuFqt1RKgkVlc8o69CK0xJ9PKIRYqn3CLe5lskPCA82s4AF33M
NNgV75Z0njWp6jXdBFeI+aehH6I637ndtGK3SZfA7gmBzERupxCNjNcO9VYwMugDX2s6i+14N5iM3DE9BN7DZ4096Tbkil/VaS9ZP/sTi3hWF9cUl4KXjJj8
DqYUWTqJfRRnqrQyBo3lButqOWJhqxxnMrnbworzmg4Fi6gsVyUd5tKAJk0T4zuwnWcEL+sLheP0Gs96TwA7xdAsvoD5bmoGzaio7VnrOUF+UigzjOwW90AN
EydpzgKFwinPBFcT9jL71e62/GWaL00Vc4sOsmkIgOeogeweuCU64FdNa+YJ0UzGCENjRsiyU48FgMuCKjl7QjBwjXtizjEYuSxNITKfvii09QyE3rt9pjeW
Xo559G9IoHYDXD+coiukobTMfEe3yh/RBG0EO8K8kesME4YQojkayxhpn6eGeTNan82DPeVedBi6EDtC5bHzYkd7wvh0sL7BiS3h4w1V0hi2jrMl2skyiGkT
Pk2UhFfmxVg2Huy6zO/ne+YvLa1gQ5mZwDdHQCJsmFq63nEwYjs7vnAoNUtsHP8Fnkx9AyeKdZzXwF7MEM+phIRy2bMNsvAQPAT9mLADiUefOLtIIowJfyXP
pvrxN8Fc0xxqCR4gVaAfeAZLw4ZTPhbF09RH4hLfcPSa+px7B/UWPhI86MIWY8eBWpY0jgMivQlKW/0C9FREf/YbPxRfKJw0D6N3YpfBXsgCdg8SpU5Hdyla
1IkT+j8iUpK6gxeUneQiA1JWUyHIaHiZqNfHVeaXjha94DZwh1pXyAVXiKeJJgIDGpVqwiLxFWJiu+LXuLn6ZwIpylQv6gw3EZhAHGGticfFl+pYY19P25wo
a552aMVgm1NpmrScu40O4Rbyk4UV8HljlEQnPuX6Ot6LnZBy73rnSzmJelP22hqKNIp5/qun6ITkEKRlE3TW1IvvJDPkNPoMk6Q+kLMdu4Sv1mZqsXY6t19W
xVuGI8gHdp1037TefNqyCa+nzgbbUSNps77QtEHqzlR3jcXWsvdYO1aiiqjZ+js02SF4RIh1HTX9Ae9lN4jd2WqEmw0jsywh4kB+B/mb6z7evSwb5JN6Qolg
MSKp/SXYFmMOsPZ33UbvUF3FZlCozuM8hWeDDm1fVBsvIpsin5IR/GoK19ZRXLCG7O4m4AUkzKWRTmMeOhfsWTU80W3w+APwk+5Z8n5NJNhG6Q9ulGeb3wFG
tCleEzYTbsWHg55M02ZLvvoYNUpGfRU4zLLbc4UbLDYEV9AN5UNgX7Rl9XRDFPjcrdBWKZNNThwpxmhCJUA0IrzQA0zxhFk+YXYsRNSxaUwA+DEOwqcDPcyR
ohn5CgVwi6BCoZRvpQONI9Cz/Axsmvdn9FtqJ7RFXEjd4bPxD1Sl6OO1egs63HBeOIYetKSRv84ldU/M5IaCxcoBy3bprNxH7g3WQ+q5d/LZyiFmaeKhkhfc
G2EPsls/BOuhFiA+cTQaIsaJwxSf7pUcQPRkB0Ix5tZYdmI5OgkrJYah5w3rpBSwVfF3tIakgQCRp0YWm9E6kTlh19H3WAXxAz4vp+FB+KiUfUAYE4KVo6EI
A9dDg4k5mB3fiV9WAP53Ry5XifZR3VxvZzuwu+4QukOsEjO4M5Z4UQv9ylvCVxME3eRKxBT+iHk5Nx/bqWkcHaCISYh+NhAgx4ubPQ+MxyzTIBveDS9Dqku7
kvLIKMicP0HqjJw2HLf15kYqFzRGsDb7t+53YIrioROp+lI+f0gqIF4CBVSOPxm4a+KLsuSasFquWpui2fhZqUyoJc5PfCjU8bTWzqAjOBfxBW5lPoA2go+Q
p+RW2CDeYP5k6Qjcoe34WbC7+zNhw/sxDWxpOKfeBe9JODiYq+8shMuQY+LvykXsFjSUOY+o5iL2OzRXSYFua09bfudKwOXoLNEkDDL8TnUXl6L7bVux7uR7
dhn2iV9XssFZ4FxmcIDDrIOhRH0LONvwQNiLvrJcIDdjp/FKxzviSQjlLiZfCH8QI9Am9guO/WQBudDyENNVnoL7IUN1tQoX8yepCUgwXZ9h0K76NdwA2Bfz
gR9nWKW8J+q5+rHx1bfKddGxiMofoz5aJ6Ih2FjoiRjE+pjp7rngNbAetLa8Ff6ZaSaFO86BCyJSyZH2fS4nj4EdWYNjETuKKffW8tblbdB7dLdAi3bkuvAQ
tZq/ielsCNgELUIziNnmzPh9poUJMTqTbqSSahpJLNcvsUxSeG6kZwBYh+yK/GleqOsvxqlRXshQhk3B7iBjcZ7JNtxP2E5K2re6C9x7JhVclP9C2G5dLUdg
S7DJzunGt3QV29yi5rxlaum+gcHO7aAWqXBvoHJLd1hw5IJ9MbWQHkRtkZvpR7Evuf1JJ8BWxnz+vYO2TpcQuLoUYPyD0YrNuRg1DJgI7v+1utGWUoThXmlC
wW6G5mS0SiNtzOOc0/Fs1O5soNS2tmCaxZ7jLwHj2N3QLc+CRBVchNZkdnEP7TX57KLH8Dlqt9hFbAk0SmnJLxbbUmnsxoKhuin63Z5RSkrtaqZX+rXm8+h1
bi6foATyS+EzwFIh3byRSWR26adI02oFu8YK1S1Hhb7iLEnEGpWfj6lBPYq6zXqog3HN0EsJlzyr0Sh1GLkZGQkiKKm/KW1nehCfpPGJA+SHKsm+Kp9A92GP
iSPBcsMcPsRcoLlItyUwvrlrD9qRM8J+9JTyka5h/SFcthyG15QEUh/pA0ihYbire2lPYzp9TZysf6V8AgsTZ5L18+Z7P7jfgePZZ78q3X33WOYdxBsk2KDr
LDT2ZNpz8Hn4YPgE1wndzp4GBqB3mU9CITJd4D2fzbPdfk8VgpOYh0DnsgW/+rRVyp/4IH4gV1ONB+9Yv+Mj8c5yuO6+ATX9oF4LhwKayU3oOvqXWGM+iWqF
3hQy5QNwH/G5DOeNMvkc0K/aEIZelj8o1bkA7flf1bcDm+8+76wHnZAkOZPO5wrM1/mTiYolL/oY9CeygV/GJ+oS4T7YautD0yVwlWuNuT5+lVksp+BNEZUj
2QZ8FyIMjmJfUGMThvFZ/CiTk3kFTC3+RxiLBvF7za+QvfiN8nnmoYm7HeMKTpv1HMC95kuZlUB1oYptIbzNTmH742eNkdRZusjwBzBCshl+ImuEjaQ9NtnS
W7hA/6Pvw161yOxg0IUc5BcJB8yRtA2RwR/CMkdzUBvUh50l/hCW8iPBr8x5+/ECgl/MbvONksZCxTDguegZ5d6i3omr5sEEozyxfL3SVGHNNyEzBRvfozW9
GUgwVduRV5FfWiDEF0zk1kL1iThzS7RH1H2xDG+NjrUF805bH3NbrDPdxjI7wVHWBLYAi6DL7n9Ezr1cH+SIjc2V4i3/6Bc7FsUEotm8yXTHUWWbw7o9AlxQ
vrqkAr7Gzao2w5XCJVF96dRVyeRU5Qu03Tgt+XXZVgcDzdY951I9FUQAdEUz3lAm3iUibZ1ESAzhHiWsFt1Kb28n5bg/xRdB3IMLYJUoIF9ZzxIVVLiY6OTY
2GCCX7TqlOeZMgX5afzH4kQSzOv0xXwFcZUO09YpjXXv03yq4GMWSL9JNSsiBT2ns7ZKKkcfWR9j/WyB5AkbbJvFfaK3lxNSK9Nk/SS4W5Yb+UT9qWRQrawF
MqBskyzAJPSwcyX4HNzAjo3baGkIuR2fgF55daCZQGfxRv4haC7+zZnu/BsdTu62XkDbSe35KrKeba2xLdkZ2Q5agT7iXYPJuQHczT+NOxP1UbrmnsiOknC4
IZMDDaQbKN+c7XT1hY/cHdHqHSLqaAXsoFsLDHBvp2vrB6DB0EexUrSz8/mHTKlptriH/cC2MIVBAyyRaDGXS+yUzlswKpCJMUjUP4lhzr1uRrNH/F3UWw5B
a4R9/Ck9DE6iFMdnfrF3g3MSmaTulmtQw8QIJYX86i0S6svfxHjWD5nRDGQ2ChkGwvPkPuJ4zyVxDpEA2qSZcpi0Wj4sHhI6y05Xc3WJxMmH8Yd4F0cCMTq5
I/zAloNpoS1wmFVDcmgCOp285t2izBGOsIV8H36AWoP90/QnLomLRZ0vPyFMHCMDYG9MtC7H3eaH5nDolsuNnUhsXY5jIyGjZgEdW3IdnGXIdXTW7zN94Wxq
qjyIb4uUs8n8N5antooWaR+xiUSla7aFeITtps2D0foXcaK8Ts73an91A1beJDWWF5gYfjfXUhqlREM58gZ1HN+5eqK9o2ejvrltkCCxs4jZ4G6wL9JFXeaN
dQKlU+VPwALwnumKex64F2uvdgV9UJorlk+hot07xUtSujiyYjNUKI6FUrkQJtW7U1yuMYuZSoI817PM7jBZ5QaVV1SOYb1/i3VAMzQDrAN9MKeDJHxcPx6u
kXQFPmd+JMW77kkP+QKwqeTWfAZWgMFoITrZPADeIclMLnyV721+g9RCWyf/aR1hO00sEdz04fR+fA37K6kb1cbyh9DvV9JtKXwmvjChXCshXT0vhvOgubc9
RIF/3QAJptb8t+ItTDdqFhApzZEI2WPqKxzSHYBnlY/CXnMw846ax+ziT8HX6fjqdd33wFOxNMyhIpZiHi2OTpiB3mWP6uZ4/pZD5b3Ox8aL0X/xScx3DqRX
CU+YQ3ShM9tcgJukD+hAq587jiajXi8iVOO3iMuUbvAFAZDe8TfhZdhPhIDaA5vA7/BTZAFyCK2GjJYQrDc5LW+lc4tcyqJO0DOd2YwshGM1Ddm/Xfe4j6g/
AY5PxgXEKHZ0TgF3ATmuS+RQHhTGi4H0DgYzMewW6RD/j/Exuq/sD9Roec0HJUdrB0U8Meyk33N69pIOE+sLAdrHXJkYIyw0KmCxu6NYhweN7cDp6AzhiWoU
Kpx9KjLhAMt3c1vOq0lLaIVuARvpnoDN0PqmdVAYdBCabUo2o1AR+n95uOn/H7n538pxwL/M3H+7vAH/soL/rUz/39/8X/Lx/9uZDvgfMwX8j5n+Pfpvg/p/
fzr9P5zggH/t5f9e///9+r8M3/+SitP/JQv/W2H+b7X5v/Yn/X9YvQH/Mpj/bUX/L4X5v5zr9P9Un//X3P89kv7/sYQD/kNcDvifJnT6f2jI/5aT/2v3/suT
/t9K8n9ryv9lkv+v/+y/dirgP8/Rf/nY6f9hmqf/a4b0fz2N6f85/v8S2/9Ldk///528ujlrq6Xk8TkFKw+H0CuH1IgI217TFVqec7lmXO7rNW8i1hVdyTKF
SCHdYjtVf1ekhs/KzQ/pmF1t9fqcY9Vj83rmLa7RKmdWSLvqcFTzohXZozMnrjwcgGQaq3/ITcqw5dSvEbjmXS6ed6pGy+qBOQOymxTj+Uh68tp+gbVWbc4w
ZL6IPpz1I4sO65+/uGj8yuW5U1b3Xzsvf3uN36tvyGsRPKjgTQi7Eg3/q/RHyMq1qyMvlQStrpk7sUZaTHxGvdzpayZE/QxIyPgj60NIXs3Mam1qBGf3L/Hl
3w8Ccs6lz4qW1hYGLcoEw8hVfUOj8uSV3VbZcoKClMjRIQ1L3laPCXuZ5cq6FdJ6TfaqlwX98z8G9Q3ZtiYyo2GNoZFwxLfV6yJnrb6zJi+sX+DW0MzcvFWB
+U+yTofPDGeqz12lhoYX9Ynskhuzclb6nJWGvL6Bn9PPrWmaaUyvWzAi2xFUr5o9Mj7/wNqp/4fhsgxu49zCsGWZmS3Jgt3VoiRDmBpmZuaGmZnMzCjW7mpZ
ksPMTE3DDTU33HDScBq8+f/NmfnmnHnf5ylyFSeUaILCig77efxj88aHXJX/LG0W+pffOvnHAlNxZlFkDi8bndncz5l/xe96OZZ1JXt2bl7489AKv9V+UwIe
ZH2NDgoanxcfoilNk8/IXhZ0omhJWWFEbjEv3ypfEikW55V/kpcFq2U3srbkrSleLVuQg2UChabY6uLg0u3FhqBJVYTckfs4Pztkb+4w/+X+jGyRzJnVXVaX
e0Y2OGRUyZ3ATaXXKk5nS5FFcrmsvNIc+aKon/xe5rHM/MymwQlyKvJCrD5IyHsUmuIXnPnKv3XIizAk3y+mb258eU3A5exNuSty60s3Fxpj1kbaZQ+L52Qb
y06Eti1aXNEqrLbYmX8zujTkv+CwzPkxCwv3ZW/OV+a/i70dBmfWZ/4dfiqgurIue2rwhbw1YV+yTwSezZwVuDnf7X++dG3+3WC/nI6ZV7Ja5IdWBvgDMUEF
shhZQGTVoxCDuTpifv6QytCAATmO4qGlWyoDKlJLB5T7VbpymhUoct/KA7JeRrzPVOZ1D7id2yH7mIwPDZaty14WaZQHhjhyhJC40HH54VkP8p3ZIWVjwpYW
rsk/lA/lPwmflPlvxIjMq7G62DR5XogqGA65FvBV5gh5k6sJdMuNWd9yP2W9D5gtmxVcU/Sh6KBMm3Uoc2AOJHsTWhyWE9pXviHvk2x24XvZ/0KWFgYWbs+s
jngaUO53Kacua1jZT397QHgOJO/kb8pd6vfV73rEaNnokpl+n0Pu+43I3emXEP65sDRvZKgp70XBAdnQ4KDyMyGvQ/6O6ODXPLhN4P+yxJx/IzoWHAo+kX1A
3qZoUn5W9gA5XFZUai8MLB8jv1MORvzhd1iWGDC4fH72gsCFuc9kx/xHBrQMsAaFhUwNOpFnz7YWHAzp6LdXtjqPCVpUOTnkU1Ez+XI/T54rf5rfoqiEqKvh
LUPk+WdzZP4R+fKi8MrEiumZCUWbS6fETAh8Ujgzx1gKhCSXfiwcFrAqYEJejXx53rnCKTKy8PdgY9GtAnuBqqBPhCbmTNHW2GDZsrBaPy5T6++M6FIQHlLh
V1dCh7wrkcr+J3udeyfYlNUua3rQa/nFgNYhSWEv/VsGO4uZ7M+lMQXJhfqCxSXW0mWlN4tlRSll5X50qat0QJEh+Fz2IzkfuC0HLAVKivxGZt4uOJq9PSQt
okmINdyVeS7oY/7yovRsm/+rrJbyktC8vE6ycQF/FUDFbO4M/25Zs7JP56yOmCubUtg0K7AgOWKi34nicyFb5Ldz7xUPKf1UmB46v4zO/ln0o+R0SF3pkdCM
Xz/9mkXI08v/LZVH4pn9w68U2Mq35jQrv1e4o3Rm4ZxgS+Gg0mk568s6ZLUIqPGTCu8E3QtuUSCGTgs+Gq4trM+N838WfDerquRnuCz4pX9E1OKIU/JIPzrn
Z5bJb1Feqjw4+F6JPnO3/EX2BFl+ce+s/JzaAj4rReaX1SEfKOrm908Omd85YlbO1syDAUmymMzXucFFezNLcsJyQ7L756707xYQlH8quGPQU//4ULv8eoEn
SJT/lrs6b3TIQdnS0G8BDTlhxfvCeuc+DNgpe17UswTOnJIzpGxA1o3g9rmb5dqAhIDCwL+yd+bVlC7Nm1/6b9HbgIcleYVZOaP9Bxe5/SfmbAnVBcYFbcnq
EjozcH/WsLBj/v+E/CX/M2dsYVIxEBD5aysVsvNFSaXtIr+VfAhaGLLbL7wwJGBkwcNMdd4E/+7ZdZl0oF9JZBGS26bQUPjALy+4pxzK82VX+E3JU/rH+Y+R
Xwvs6C8PFbL88ii//JzveT7ZtpAe8nHZceHfsuqzz2f3yhqUNSXQGfQ1Ypn/Stl0//ScB2HpAZ7QkLwhJQ+jNxd2Kz8VUR0kFW0un19WV5hS+qpcXz61/EHF
4cLBOZmhQX4TZbKw8KCasMiQoNylISmZXUv7Fd0oH1D0e0lt2IuI8sKw6l1lkblCBVt6tvBR0dX8y8Hv/UNlk0LHyyZnY9nVhVDQ3oLjhecLd5UNDfo9/23Z
ML+wMlfEzJJqmaJqXkiQrHslU/g9ZLI8KKyp/9pQeSYi25AV77cr8GlYoZwN9OVN8TMWVAfeD9jm39J/aXbPoOPyJ1neoKCQFtldQm4FY3kNJebStDxDZctK
Ji+ypEl2t6yRstF5P7NtAXyhf+aJXK/sz6wFIZ9yiF8JcUb2PDgxeKT/suClfiqZmPsgeFbQozCV/4Gg4bI1su7+zXNnBxzOCs2uKBoc0DKrb+bCwiR5bq5e
tqZoS9HtrMqAVfJ9JWNKF2dv8s8L6RGUk7f5141UBaRmLQt1ZZsDsvxmyFfmns96Ep6Tl5X5PeyQX5a/f2CjPCRicdmUfExuDPYrvlV4PJ8MfFm6KGBk7qIC
U9aZnAj/uuyt4a+jthZO+pWCEf4T/IcGPij6UXy1qFc4ly/J/iian901JD+/f/5Jv/JIXSgq7x4cXHAiJ7JoX6Yns6Xfdtkwfy5rdGlV4O/y1n5NSwZFHvPD
s8ty2ofOKjQG0fLKrNUhI2TO0C0BJYGjwz5nnQk8kAlmgjkyeVTuUdnzwLPyvf6W/JFyOIvLnpCT5//Ef4gsKLO9X0TAAFlqyLxsSHZRti74TND/CuND/MPw
kMV+42XD8/vLqKDB2X75i3JeFn71x0NG5szhmqWN0mxCE32DTSHYeMdw2Ea3Z0LxXK7MNgCIgnV0PPGI74gH4BPxJnCyfq50E1d67wjlfHvhLpruaq8vkPrB
P9E8WuNaQuZxNJ5EtoJDyBb8FuQnUcMcdXVElYre8E7+guVv0axObzgNXrfxzq7YW2Kstoc0IPU8rcaf8Rm80+s1dPFeV29GjEQBspPdyPNQN4fcUK+Oc7Vh
V1K0dp7wId7HzgZjmL/cJWJ79mLVKOVIgxn/k3IQycIOdyk/gHnNrtA3477p26GY773wkUkEP1XdAK7r/1bncmGa4+R+FgVvuBKM49hXQgfqT7iek+AIsQ17
KPmcdQ5sxJsTJcYN+HamL5qu3igettUSrYUv+hXCXvUqcY4whqhj3YYRzl/GLT7XDXcomaPxG5iXtic2Jf9sI8L3JkQtmAK6VqM3Uw7jlzif863DSWrsY8ka
x3u4hZAKJKPfkT6iXugjOODc5FDipvdOagUTj7XV7679yDdhhyZWi4edC6lx+FxTe7A3ep1IgyvFGmGGdTVTwAwmLhq2eVDugfDU2B98p89iG7kOzt3OAy51
TFfTj8TBnule/8aPNrjJZ6iIczRSHpOQY1pMXqNnVu/iDtMKdq7YijhqXqcP0iLVR5GTeBmezm1nxrMTuRTDfGkREZTWB7liiOZb+f7kVwIdoD5QATycNBgO
QrPhpsameC9+nygTtmSF4AfxJOd18zPPCP1y5pgQikYCh3VdXX96DphA1sfi7pXsRvskdpKwkc7lrkif0m+YThJR0mRIJj0whVE1MM+21viRHbg3xBzqMs7X
BjOXHKPZ9fA+bAn3iXiO+MRXaahH0O3Gc8VFebeNl6ThiVcSmpiDxHe+eK4texc/LtxhMrlY3il2ZhfwMOIPdxIhzzop2WsjCvE1pkrkPh2gOo33k4Y68qjD
wE8wg91nb0S+GzfrIahIsV7o4W5NrMAW6yu1ixzv2fX0T9NUtJlgc/KuXYZTSGMtQ/ytKGUOaTwqJ9pSwk31/FnpKrWK1XlqyD20jfuDHIu0qCc8WcIm0olM
0Puzs+Et+AZmBPyNz3bv04wRE5VRwDr4sijpQG8B8T/iP80TQ29kDzvVaCIf2wdCXbm1DszxRthglYhy4JXQyP0ArqjU5Dg0A+vJjfR8Qr4ajjgGEnoKR/MM
SvoQpWAG0lPZhvrPEi9MpWPEzJgKfR/0kMvMt9PcVf/PMUxdbh5tuMD5o5vZ38Q8pZbtjcsdX9DNjkLlYE8o3EzYZRqUUsmHIx8MfxjF1GvEO50KPlCXxOjc
3UyPgQxTREqkcxn9QT8QsdDdOMqRGPkvcpE9UeMxYvxp3XYmF/EXhjE1xHCmUXQgr+kAMMjTqWEqFx1bKhQwXZmN6k9Qc1tTeB25hBgK/qG7YtAAMnq06GGa
UaAIcSnkRcMaaYq4zDq6NlZI9q1le8F+IiGMpUuEd+g49yD+X8bP3trV2Z1GucBstEq91DeH3a+66riuv0gs2vgJXeNNJsZuNCMRrNV0DQoBSg2g/YuG8WxM
OOYc6p0Mxagn0V3tA31v+FjnVmC5ZZx7MNMd7EsqvAqes1V6pls/o9OwcGSHepv2Ftdd2xMcjJfjb8A4XzYdIna27WYThf8Jg8UIYpgQbKltHK7vix+Uis21
3nXMc+GeigT2iufpWvhVzTUBcN4TF/LZptmpVYbXQp6v0r+585Bhj5jJmuCB6Ye5NPyZthN/mVcy+y19sSiyFmjjYRv+dAfj4aZ2vsL09gaT6YzQLDVJNGmb
QgDnMk/gEj3LWJTqoVsqVLPTXA2eBM/fhgoBbiwX73l28UYCM9xP/Yz1tvekT7LzxFN8nKkNt4p47gbhRG8Mu1QZxd+SdOhOKd/zRPisqRIHmaqkaGg1M06s
s08RgvFmrElaBa/3DdXf9Z4zVQJN6TX6NGG6eBvW826nUtrOlwsBzFLxJq/lq2Ne42eRxcJ/jE7ar/6zoePG1t75njeebVKteJ/uyHQWj3mipamWJnQ76psw
hTrr1td+tQ2WEtF8Ua+fiyqNX5n1ZBVyVjhk32tXl3fT7pH6+Sbz49lzXDb/mKiCnsClmMaX4N3p3keFeSbTbkMqNR++Dc+VctBK5iBWAv+rzKJ6i0b3cG+K
bzxJQ3X8QI8GWebu8SvPO3tHuP9LGex5h9wwpHLp7Ez9Zc8Q+DZyRXoOncOHgn8jc/ExHOpt7f1Dr0JGGgcIDfq1ECp94OPsw6VI1kL7hGViL7FImGYY7AgV
JxpjFN3YCdoA23rvcbGXBKduZwfWtxUx7y2qCshSr2PnCOYKFOHYa8gV9AE3hhiR9igj0dBbWontlh4ZutMdkDVsWUY9V0X/7VB6QGk/0JacYbDjD7gU4QzQ
3rtQcUDbij0B73T0IHWaJ1KD5byrhzhC6xMyG/190cSi9CfGrSZX7hHPXCqFRZQTheZ8R/BARQ3HYDPxGcBXmOOPkFOJUNHjXsEdkw7xX2wn3Mu9R8hx2h74
FnQT+ZXp7/1QmsG/Bv4BQzBeN0ToYRwrzE+9hOxONUrTJa5xCfGQcbIjdTLiHT9HzFZ1lM7YYboMnWocrznGzXQ8F455jvJtPRvJS7putJoeYtITi7kXQl/v
cJMGHaghsQsmJbIf+h/el1DRfVLnZ5SaDrC1TkEbKD6XHjMh4GbXKGlRGkb8TSDeZ2ITYQVgJ7YR94XVtr/RFt7tjRGc4K6R1IKfdh/zQ1zX5J0nPf03z06k
1HvQMN8XJV4U+jK/NwzHVkmg7irWSc/W5ngfkgfwU0IPNpMr950zCr5McCu/31DGbMR/41kwl+nAeTzto7qwi6HhyFPTCOUaFmdeCdeksY4fhjHYWFM3pjm4
QZ/F+9JWYenSD7HK61XIxLX4cBpp9LLf0S7weRARHjgWg0O5QS6X5wI2mohLfYMeFQ4Kf/APoWGUE42hfrIhviupto1pSIVvmfYE29W6T+gkdvKIqdvRFSgi
7G84kujnO8L+Bsxmx1E7yMtkW/Y/6LjlL+GbuI3aLQ0g3lLp3GFYg49mjcgstKpqj+YiN9l4Xv/VcM90HRlPZ4l/k7PwS/gB/JF4WtKzPaP3EiTeE1/i7Wvq
IM2kAA/puEbPgzoAs4TW9A9B792YfNkYj2+U+hQPhrozR6Vaz7EcFK3Be5OBmiaOy0ytrqm5GdyPGUh25uXOdMNA4zCym2Ei2QCP0b/Azch4WCQUpmNcK8+g
6g6iEg20D+Gi4XEutX6gi1XPZiai+11TUQqeZqpPncZHq+dT9+AIKk+8ivwJ9PB+McTAW4wad/d6nTgVHs9f8gw2dvMcr97k+Aid9kxE5ni3OCzCAhEiRghn
EuI91Z793hJ0rOEVd0SKwl+yX/BISIFfIe5T//i6MF/JXabX4jHggZMAHeAwuoLKKUuC/8JHOU3QUKq9t8B+ne2ONmO7CYe5y6KeqDFchnM5BZnJnfXUSKu8
/6s/nYa6ZGgnINB2XAjTj4ZbihG0nFiPRFEfhP81nKfv2L7ycnUg+j11m3MAtiZthzbO5GZBpKO4qr63MA295VrK+YQ8BGAnkZMxDWnRLfuVu8neW8Ji8bo3
FvmOB+NOSScYkQRvg/pP8biQq8/n+sDJ4HjWzxMuraf15Bd4PikxvYAp1mVOOW9Jf2YaAs3DeieifJpQRPYD5kofmRFoX2G16JEe8nrxMnUkvSfT4P2duy49
EUeYGPgoGor8prpANUdixfcejfOMHkn5DGx1RjQesRrcau84lkL/MbUw6bwNmsu+b0QzZCB6n4ZCB3IDiQw8HlsHR5NpiYNhRcVLqRcqsHXE74Id+UXzv7J+
k+M8N16wiF8lZf03VWatVhgudKQxEwIP1hssJ/CgtEw4VHyHvEhRihfT5MIIUec5Qk/1ooapbBF5R9hBHwISiWVum6WvYqQq0mTYFC908C6h1uljamOdN0WK
v0a1EtvYy+hon4QVMlW8nB2MvtEfBhCvJM771bWjYCC4o3ce+0k5nguiG7V7Utsh8zVzXRe4gZ4bxgmmS55CdoNtOU0yJ2wxYgC7kbnJ+Ws2CONNPNKG9ppT
iCbGxNSveh/BqgF8HTMGPFbfwh2L/I4Pdk5B7MItV07qfYMjtR3OOjcBh5m57BK8j7Rbf9nXXePxjq+LFx/QF035pNUzwyTz7aWzta9rzzD5glagxB9sANOB
tLn6MnodDWfSlNhVaGFpb/qHtnBF4hGuG74OJwz+OOG9b+E8n0UZkiUOMzYlZuBNuZHkE3szNKd0F27ARtjD8VB1krDQ2ZUtFTXsRtcwZqY4AJejprTWjd3o
CXwZVq9fjuLqaOGD5jG+gZiInte8tkNugb3sGiBibEcSFhHnn4zB3NW9wnnYvYfbKJUBOdwOz7zQgfR2NFSTZtgprDboPKfgT+x4bnrDMqm96wTaXntWeQJ4
qQTQPdwLnck5WvObuzf/1sHy26My+CbkUHEudJ6/jHfkSVM36TD/Jz9K6Mw6jO+sg6jT9BDwP5jXt69bpl+l/kNrRBqIEvYk3k5zitvLHhL80VTDFHBPA8YX
cSH0d/pn4iWHn/4m3wNh6cu2P+ElDKNdy4V6AjADPMzUnNxlaJ7AA17PH9ThX1YYp19X+S+SBTP6LHCZt2WSA9Wgwfx3XA4eMdQwIUkM9Z59yE5Wb3BcA8uc
g/W3+JPQABYXcy1Xyc9enJsBX+P6CWb2KJNnbYNMhNb8cqlGdS6oIcLhmYbheAl8nFntXkVBjbuYCaZo6bZ+FvKvYav6hNhVX294yU83NQOnGL9QY/l/nJhv
hnu+9Jb/TTxBEBYe8WheiYw4VTgN1PHv4DmpbYnxzEN+NZvAZ1Oo4RwerPqhU+N9oXIuS3gkxeJjkTD9sQaCuO5Iwj84iytnCRSDMafgBsaIVKAng2FoNtIO
mgE3Z/sSZxztpHBvL6ateJwLsvPUP+idmi/GYizKXYoc1m9Bl7MfmSHsEuIwWoEfhBbY1uE/KDuoBdPLTfRubiy9kx1dFoCfIEYR673vRZ+wXrsI/mh7zO9O
XM7/wWqoJfAhYp9qhPg2ZljiO6aNeBaaqx4iO4885QPEuxX9mIt4G73Rdg/PITKJj+xIcD/sFKOY1fQM9SKjqA6t75a8KG66+hDsI/LRz4yD9yHd1X/B0xlV
6sWGI+wFOhpYzCq5qWQI9FTL6k8AZehXuMyyUpBh1/nRQlXKVNh/YwC/mcwzzRamhSxSFkKF4lVsmtSGJjBEiPKNT1wJnHfuVzVycqFavRhtQo7CJ+D5CIXE
Jw0DPqHJtZUAST3+xR0dufdCAfRabA0t40ezR8pRpIm+EaCFLUJ6/TahleCMxt1LOIrk4DzqIkrZBhiX47hQZV+ufSgNER4JIfp4Zr6pJZ4IBYHbhDbek+It
YpKtPTFSd5a5wVPuPXRrvhHvAH1nzLY+QhbQwf2UHxPVEGdAmrOUWIv9xmbDg5HtRBqaZVud+MhwgVTZQx20UK/SMOGsIpDXDIcmIHuwHPQl8gg5z8jxIHym
1Bdpgy+CVfg4wgtfA35GTv9FaDf5UWKj+6dyteGaZTUFcFNcSiguo4J4ibWl1zMKJt4cE/XNDXKzuc7u2tRSxSBNvj3OOZYv5BfgkyA5dU6V9WtHe+FNykLt
OtAP6oNujTyQ9EMcahfYKs5rOK/raoiHOOqOeEe4JOzjjFIEOYN7hq8vM2iDgOHqz3ycti//FGm0X8W3GlabwjmTKArB2i68jG2mmMwsJsPVr9ho7i9tA7FK
vVbYrvJwJA3oVghTWZm7yDcCWSY89pwQPlEAfg7eiB2no8Qxwk24u6nYvTb1d6SrusHey7o7lbfdJc6jf3qXwX2EbvBT5j+4j2IDEyOwHMcUq1dIBOUCjnNN
wf/0fnAjqBMr8TuOOwz4K0symTIBINsDYVw16MYiXYn0WrwlsUsoAYaQV9izxB3LSv3MjRx+gr/pDBUiPbXp/TQa3shfEJdqndh3rtY3RSgQYF7OT5aSyYHC
/5gPVKO7BuzCH+NbA83NY3RDuE6Ch1zKDaRKNTKghLnI3OMbkCnsfjja19FwyyuQy+kRgE79k7a53iMXU9+o13rjvEfEsY6jrmxmimdKwkjuCTVTeIJUs205
E99OKCVSsU/8KXYBZ3UPg84JVamP6pqoNcwwLgL/QViB6fx5459kL8TG3JZCQr4LGD6Rba1ppe6hN3GDpb18IEZ5Z6Bn+fumI/Qw5yWwhn9jz2Yv8+eEdCbY
xLLH2Z7qCcJ7YAi6ULwBJeOwOEP/0nHLV4/uZlRsL7E92Ch0F/PgL+IcyCpkmJuqN2MvgaXM1LpYNNJ5ngoQXho3Meuc1YZefFcpynuzTk/8Jq5seO09DqPu
1mwD20+XRYyF/sV4dJL5bykE8CWu1YzBHgmbjRquJ1xoGwFrDduzbzEThAH6Vd4uuv7MF2kqf8gzwzfVM5C85J2LhRFHRBhYgLz2TRUv+NrgzeEiIRfrwI7y
BfAefq/wL3sb+gIAQEfSw70HWjBR3sfQU3otF+4ay/9gFfhK7WyhkprJ2aV+v6qh2vNV78/uF4xkDLPLNI/fLTbju6as8hwid4jDUl3iWfY0OQP4hxlp/cn3
ZgfzBu6xZQtz1j1TSBGXStfcJ02IOIOPFn5wx8FKw1USw+dJXYSPvEmK5fu6vggboJb2fTo/ryCUGg7jdvdooY3jubEH3FaoFP9gznAx6qbFf8P/iCPFPUJn
Po+YCsf6FmIR1Dljhl5vPoUcZddpQFOWKdX4gPbZc6kpMYFCObBd9Nq+oStNPTi1IjVtCHEdikT9lEM9z6GJwGnnLrQGWeSscF0wREko/CiSdlQym8RarkVa
gjBZSCU+QQeZZLYXnu6eQjRXDGIc2kD9U3wR2Iv5VzzgOSoPM87DWouDwKeqj/qkX28g/JikYoPdl4QDmsvmUN4fumj/CS0yuNFtmItoNC2NjbB3TCpkz+pq
4dm6pxzNlovnyGAx1M3yB+kQsZV9DW5np2MGZgKuwEulbPcaM2sKhq8wryCRf8CY8NsCIKQK/TxzlLMV98UgzXlwD72Yqagq5zaZVouPeDkUAz8Qn5j2Gvyk
SYSCOAJtBf3EsfRH+Lp0nYWFR+I8qYBmkt/j9fArqLmuAo43bjXchs+6C9WbCK33bGoQNww2mRHHwl+O39r00rOKjxHyqB38U7Zn6kR+nhCNTWNHUw8xI5jG
JmnrXA+tYRwmzYc640/AjsgZ3Cv1kkbgGc5D3Mrkpt5gmPcQHOUoQyqQ+rokDARzne+RscIhLFa85FkuRggP4V2Y1kuDWfg2iMCHezOE9FQjuEY4hhvRI0kB
+tSkcaYF2A+20LTBNUw8hu9wvQVHofaEwYrf6AMYy/ZErsGhwDp7bO15aL3XZEgxbtG2NtbZ/oca6/tV9Obk3BruoiJblwhpFPWGcFcaeMK7VnjEPkYmJe6z
hgrrvBbYU8xYtKyJCYVbO0fg+5mt5HvmFj9TMZKpY0Z4QGa3Lwafz3/Wt+NHk1fdxXC87jQ6wnvK2BHO9/Guo3CCoa85un4g0V3v0ueZVjKpXFe4A3BO7EOU
Cg+oILKFcM+NsAHCHAUubGMv2JvhC6QosUA4ILo9QRApXeebAPGwqWgYvET70kN6hquXcIfZIC7du9U0lzJykcR5fXlld6GbuqknnVybkAjPFJYb3nBNcDk/
BLW6mho6w81UPQ2pnJ+2WUNnjxbHxc7CTE7hGcYdF+/SPZB+QqW7JZ7GRGu21D/HS5Bt2nZCM/g6cQsdwzVtqPC+xeTYZ1aGPYT3cL9RMn6PYpTKg/Tkjhuu
EVrDZmQ7F24MEgywlQStckMi8Il6JY61y4Bz5FH1PpoVbnNRGh1cqmqBdfLECZUcqqfdjcJWhoVPovFIo+DyTA8ZyID2l8gVOpzoAzp0PVE7+0p3xjaqfo1z
oO13or9zMjm9bjv8lv2Jt0V4qAumt1wWL4MlwhbHDzyWQrm5+Hg6Sj1FMKDfcEiT6JjhZZiu6G3GzBJGnfiTsRAjkUhyMvyO8tMcQ/w1FSkWTz/qPkoYXPgB
Sx9XHAskpJuWS2u1MdByxA5dM7Xnvon/Ux4QR+lPU/uIYHwuAiOfufeYzdeVXsla7aWmZoYGqVqUwzPBzt4qoZlrFzffswwI9G7gi3ybmJ6as2AVe9B+0npD
GEvnuw3aMqh30TCh0GVjlxin20zGZu5reBc8ztdLtGLKGi+yoGwdwXLFohKYQsiZl9x4fA89K+k9elEY760h8r0ctJY+aY9u3EEsbFDrswxdWT+8hfo3IRjl
8FF0o6hNHYMPAcKMC4TupkbwKZ+IdHOcNzynz2mWGxelMlg7cLHQy9RXGGVpHncQPSVodAVEpHAl8R9kZupcKM+oR9PAq/huNIiPhrMSLoCX2QMIQTyDbsNJ
eDQ7Ap4j3mU0mJzpTAwhkr2V1HD8hqgxjtLZxQnCQClPe1c47XhH9VD1Fh5y+xr+V+/C/vhFQSzWW1gJ50F3mXvIe81OPBpdak8WaEcA+hDtkPpUGGaKd0Le
RQ0BxiD92lQ58xfzN9mVOSfchl3MWMvf9VugBciY5OGkILm5j7WHnHLmpDjJlCXM9mWzoeyn8l22D/WCeV7tU+Wn+phazlqj7mn9bB1qVVX1dJTXBVg6xcbX
xzsCrJ0iJ9j7JW1U0+YdlcNrOzjGRS+0tCZ31SxJNtb5O8YrXil01hUJUAIbB8etTElUuhWhkf4N82VHbGo7pjqvjHY1MUeEEv6MI7tusfx9+VTlEc0asx/Y
oapH+S2yU9Kjygbt8rIK9SgFoPzU8IGcVh8ZO1DZHoixmh2rzKWajKT3lsOuDLJ/4kgwQV8RX2sOSJjrctnRqoE2zD7bOiPxgmp56SdbWExnuy+8xNwGzAa2
Vhnq7uTprSbzKluzuP4JVvPe2vtJG+KOqpLNT+v/rTumnGZmU+6FTdKZVMcCN9bdtw+xNrGMscT84rqmMZgdt4bVBao/aYeYG2Iq1SVq2O6NupkcbW+dsCVx
B3AqOEhZlzjPuSNyXOEUdZB9p+p1RJQVrdiX9K+5RZ2p1gcEAmXWZbGjXF/qfI6NgD12vTUDuOYg7Bsa7ijb68aEjFIvj3zq9DpvKENtL4CmKRHmJwn9rPmu
PkrIAVlH1MMlLzRN1NPtZbWNIYB5uuaBJi5hh32DY5HKqkmnntTeM0+znLefTPgU2y35oGWa+qN5pKvAEpew2Ww1KzQOJw6eDKLUa1yvQvaaP9mGqUHgumKx
Isc8XVdjXaxMVBbVPYtIKumUuM98kOxj/ZqgyxmeEpP8I7G3Zoz6kflg8j4gGFqQPCaxS22gJdz1b91L9b/QaN202gQbHvtMeUfdPaGJZba1wJLs/GxRUAr7
ctXCqCsaWm3W+lwdUiYDLSvfwCsBu+qDeW5NkhmKeVU7mTqZ1AcIlEnWk+Zsu8aeY18UMbouonqmQ+E6btNSlYqU0NuaTfXLNNOtz1QH4sLta+lwa4kFSyjQ
ibbfEgIim1Fz3D3oI0k67Dz8OSq67K4yP2GBvcIyXLvbvLSihXqqvXNUUczNqhu289bRFeGKO0lbop/anqthRQvnPw0bVNdUJ2vWKJPNexTtAH/VoKRRCahz
lLJ79Yn4P52RGjzeULUq7oH1o9lP0dcxJuF26QPz4+Qy22ZzdNkSx9TYAdljzGGgGJNiWZjUKWWlqrlmkUqqI2qiEpel/FU7TbFJhSfApEq5rkStvqjRqY8r
pyvaVFbYl7qeJE2r7qZoBVZrPqjsKXWWF3UrUton3ax/bv8j8kctnWJyfnI46rLNU+xmyxbVfUuTpDFmlc6rmGSvUU9JfG8xR86xP3Pk1N6PHJTwWnVC1dwc
64ok1XVNnK0cdyMTrbUpUk0bzf+qPUHrayclf3OWmd9aUPNrC2ZucHw2f0k+UdHJNqNhtbZX9TmHVfEbxScaE3NTdtUdipmmrlG+tcVqViZ8sreVnY9r2bBa
tUjxry4s5Xi8y7Ul5UfEcss99eiGWfaljvXF/XJXq9mGycDiSoVmgWVlZAunK/FjyDDFmNB9MXMSLjs3xq8y/9GQoIFKwLpOUUvVGxVLEqJ1lromOXG1S+xH
FO6G9apONbGKHo7sBMS2mtnCtmvIrZzAlLt7Mmt0u6QEF0J7k77DKmho2oZfO96O6zSnYU55V1GNhXPvyUC7hzkC13HPajsB/aib0Cb2OxhZV6tvyczUNpi3
im9S5tuP8LMTO9hHWYeoxtjrY17pttkT4CXmz+x1XXPtVsDl7u5uhRx2jnWWMafgpUy0cg/1kMlwTmW6ev6CQ2qqrGhiKhXmWEb8JN7xbroltkqfC+3keeNK
tN4A1ilcke7VysrEp6pSNB/pwUUBKLMCx6TCmoOq76oppi6us8hazKSGq89ySfYITYaQhxntl53xynmaFGgP3s+ZyAxVe7UfmBV8GPfNcpEzC+e45vZJbD/l
NKa1IVR8pPzBKagz5gn0c1rG70s5SSqoHkhnzA8JMMDCQ0e14zo3i/fQ8ZTT6tSOt8eYGtQ7k+4yXdWjZalkvXsLksvorb+VvSF6kBXEHWYgfotqyaxAPaAT
mmGVu666Xrgm0rdijpBVpddtH7W37J8crGohFagfjX+3q6XOdAhkFPV0L7A9P0j3B/yDuhPtVH1vuG9fz8HgXuMu92Roqtr8y1CDqPW0EdjvXNbwwZlub+p+
TV+hnGDPFIVmr2a5GGn4293O0Ixsb9+g6InssO/DzpDq2ArdcaSqliWr7FbyKbEIzjUMNe9Ahuu7I4QlVbgp7qEO2a8gTerbw4Oci1AQOKxbAFYn7aIynNNj
WjiMEG8/gsSos/UjycfOIUIZvtMu8DKkGspD69Q3EI6kgF3wHGa2Kg++APR1jKdmYjB5hQukawWGeoREed9Ts9jdVD0cgETT72xrsT7cIrA1O4F96/6QOIq1
wuFAPjGZXctqyEHk77iMHwGDCOvNRc3AZbW/+npNEZ/q0kK9QFqXC3ch97NXsR7UanYn1RWpYYuQaUAnzStyu+MP/VB+CqqziFJLyR/erQtQTDc5xUJXbvx8
RWd6C4DTEfA27SzNNiJcdVm3AjhY32A1O22YRvNd1g9TEoGqUqgNXgyvFiKFtpbVaB/DUPf7uiByMlUCVNQloDMck5ClxI56nKpVdcQR0sTI49LRpeAMuIcm
GcpWCW4VeV39p3OTqY40kAI5g/mKz/P+gVxg5zIgFBBzxtWTceOnuAuMA5tLONxx+CzkiuUU1VqI5K7jxZabJIxU4Bmu1kxXtg88W6ivGKyzaUrpifrmdH92
BmJDZlMp7G/4f/AfTAfnNdyhod0aykMqNEuRGNgf7e4aDwzhmgOPmIHF3/C4lNGMGVoEF/Lt9EWUA/UCcY651YM1s12nNQ8tq1IocAS72P27Mxu4Bb3hw5zD
9PPMJuuNhiNAnuYJ1TqxJeJgDjCtyMdgGXlVr1MvQc2snHSDGzSYOQJ0G9sRAe4g4JymtTOQyrS/0H2una+OJdpAK6G/3P9hwQ17ocuazXGtk+aDadw1bQ73
F9IBP+IcJ6yLmSUgzGnkDvpE2C18wCawI5grho9YBZ5rGkGcMqzOuAGuYRGutXACG8OWSq2knexS0K3uKG4zVPF58B/8/Yx2jXZ6vPi7t97SEp9uXpaqTHDj
U4QCkwkem4ogHzPg9A7MYdOXJg/cj0Q1dUuSI+eEGrjSsMYxU+iKvjbJcBOcaIwxZeB/Y52r5nnzhP2IULUW7iA0oLmeloQJJGC8EUSWG3qnbN18DLuDnsx4
Y3or9vc+Irt43uE9hMsxT4xV3gO+Kg/vnuG1MTowinXAvzkWcfcbIwSc22NsLQCKqZCGjwJKybq4v3wnkbHwc9dSVaDYUIdbMexKPY4zYiNbKR5Df8JTheQ0
WPoJ1nlnKkKRsfhldDtQx3QwrUP2u53wcX176bgI+PQ8KXwSem5Gbbcd9+ibOjeS660FS7WQIYK7sPm+Z/EmLA3mAn3dURT77NndiG/+xhjwc6kjas+4X6BN
rI/hnZ5Z6qVAd9d6dg2xhJ3jfc581XQQzjnq8DfEKd6dqnXHmEDfsE390w5lhGp24csztopB/GXxMR9PxnmTNzWTbnrmM3toDznJcyR9CQP5TvEa7x47AsxC
N7LHvb2QFNcNNJ2YXjlOWuEMlGrYkPp0SZQ2YAcIL9QMnqmt1I9GB1Gh+tbmrsYM7zqvIC4mIsG3phFwnxgNZG4alFa6RaRBQifmZ8w3DqPa6Q+Ia7xqvmVq
qTZRZ9DuFW1SJUBocy2zRbO3p3cwlUTLNDdNE6jw6FFgJPNTH7XpjWGL4T7xNMbUGO9pTmw10JujpW4euzRRsCFrqYeG4NRYqBVG0HfEDH6fcXpuMDEkVSDs
3nlgtNRVarNpaOPBxnLvFrTeBauGuTaLPUyFbn8qiDVIk/AEYCRWjs3Bm5teEF6NiLTzdmFg70dxJJBKzUWXp68ie0e60BmK+/rjvt+Fn8AhbK4t1pCgv881
IaLR7RlB+Dhj/yYoHcYGSg/gOk0YckrgxWhhrecqu7FhKv9JABylVDfvQE7r3eno6e3WuNFHiZ38DqcW40Nt8+gIRkPvwRfB08BnwgNpJHIDC2wcRE73bSPH
822FLF+OOyflqw42WcVsHOb/0a8lOgHy1J9YDTuTu9coEQs9V3XBTAnCgIFSkvE2PIRvtfEELiBecS6a58shZaYX3FrkAwNLBvd+7wNXBBPqfs53Jb9gfeLu
ofPAYpWcyIDqjb8RbZgHxBKoFo81ZuqCbMuF89JcLFDTB33riWAP8RfQdAPJtvX5412gavQ9Ee/V4t/hHCiw8aSmHzdEqAC7GUYy+e4y02boov4L0T51MzLH
mqobJ97he2WsYpqLX6gF+CAqAp6LwT4v0pSbAdbzkcQUbqLrrjtTmgO3SmZrS1IukRTMuOeLEe4cT0dpjLTB2czrb+yPtoUn1h3mFpqmoQH2BUgWPEioZHG0
B2tP2onNj61TmS246hjpdI3RrKdWK3UmmGmODEvpopISlznDofaJu3TPwPmWDa4wMsLSXlXi/JMNcxeQc+lHKba60ymbzbvqGGqbnpKMka3QtdB++rV2h2MW
1eh4pBLqzfExcCLQHWmrK3K0h8Pgo8A8MgFtAdXDdbqdSZ3IlSnKuI4Oc50/vFBcRyUA8xLiVBkqhfYvYK66GJDgiYaOkJP9Qd4x37fMgf00J/Q3qR5MLnIO
OQH3htZH9ot7XndSPZMMqa1gOiUgkF+11vxd36gsIztb09B5dsK6LQFMaMUWuGab56jQX7b4WftMLUt8rZ2ncbibN6S6O8Mu5wuFT93XeQf6ANnLVOoU6ybY
Qzfo+4Ttdn5AXlMh9UtcEWSerWvWg1q77VVVbzVt+Z35qJ2cXEu2SZhMh2qKdR1csSnfHP7lfyq1dJ6qpyexcBV6rL7S+qW2LiBTv0P3tbbU3pJF7Xkag+o/
cxKMR+/Tv63P1O3jlmqVgI5C0SLnKJLH7qpimGXUJeoNkMN+o1n6gzaEeUjPo5Su4OqBQKh9g62Q+coN4EJirlaMFjW6Mq2asoDzNG5HjXp1Ml8zB8hJ/QJ9
EAy13ajjupXmAXo5sExdFh7uaEI/aZgJvlBFmEPI16TJvrWwnaaN+q6udXmAVW4vjW2uC4ZEzbyaROcEc0bCKqq/81v87qT/Er/aT5vXq39UibZyug01QuNM
6aOa62qi/VCVa/tEFUVD3LDY6eTQlKtxX5gv3CW2gn5CjbRroXfkTMcaZW/XcNdm7RjXSd0bWwJYTSrAEmoqhyrS6Fn0C/sCF2LfH3dYHUIHxP2hORd13H3F
ySZD6gPWEXQ4NZEsiDyku+H6CPVg1iijXK0VgcoXGB/THBzLDEt6oq8me9Mh9nfsSrDhF1WeVncG6ki56ouVdM2qbQhZpB7iAvTTNbrSV7U3NGcV8yWNOpPS
Q33BzeSexLbQFX1nu8NVbemrveH4XJVKfqVo+3hkL3A+ZSq9HulT/3t9fkJVwhfAVLU6hXdkNlzhi+lVuVhyjrPWvi55OHYBZRwH2VWUml1UNRtvQKcnjSVb
5S9nFqgxflKKTdFWt8ZOKLX15fBRZA5jADHVNvI6ukB5iFpRbwXH2RKcleTpyoXwUu1IMJMb59iqi6Ffg+uiw4VErnnNsTpvg44uc01VrdI+U7RWXzCD4MzS
UZpW7N0aQLuZXGFe7IS15+1Lwe0qh/1d4n3nOP1QMivug+2c5bb2ErmCKiE1aG7dSP0n1S51SrLJTTgSzM+UHaGz7HrAoilxjEv8CIenCDEBCbx9naJ/gk6h
ja6KX+3Uk3f14U4rdbOoG3BN19vRtYzV3gM7gGtSLAm3yX+iD9FrHC2p4dEa4Co4ULUy8iTtSVI5/TQlFqMQBnUTtgC9FH6qEMUS5DQQwLxVLbX/1OWQb2r+
cl0nQzV9AJWm0HKF2gR2cNtVxfR7uD/KwhNDS5BhhgJjBNgRmSE1qsvtSVB/cDZTCWrYc2IFHSjOckopQ4lEOwr5ufOFzexcao8ukb/qINS7sR1sMAKaZkFz
sAf6MHRPXZ2zKG6ucycUwpRKU3TW+p8uZX2yaE/n+AXif5yam/srUcM1nYBvljL7a7GFF3Yt9X5jMKSNugLKwhtFSLHbMB5erF7EvmIamSGustqe8Axgvms5
PkJIw14jd+GemArdYmgt/MNttDvEBv0j+AW+kc0Tj9n/qe+PpBHzPFGEW5hmaSHFWQOh2WwTbmyCkrkY46HWCFk6B2GC0vks8YbZIAUy0z05dKYXxidi5wxf
0LXCXHGjr69+E2Vkv2JrkObsFuIcH5l6vIpVHY6+a/wP7wSsT/xNeOw+RS/FS9Fp0HpDb9wjXGUyqOPsQMyKTNi43r7OF87luecIAv0P25qJZ6bBzvgNMKOf
lX9fH4MXQYipCzYO/ISsl8ZpTbQqvDe1FBjojRI7sXfw80gL/HfsDZZLt9B8rPtR8iX2bPUPfAi4llMTC4Q0UzU+gFthnKV9hU1kjgiSdwythA7Sv5rW3qvx
K7OB8/MUS/aK4eJmwzD9RyXAB/ILgXb4abvedkDSeRL431Kuq8/pE6Fp7vE8jRuE80zbBBPXUTxef8uZTBSix8HlrseOKP62FYJMUCr1u0V0LmMmaB/rNUgz
dzmUoF+HvC4VsaHcdwrWT7M/gFmiA4sQXeGejAcYiM4ChxoiYrxIHDcYGMDK2LpffvHOZMFzxVJknL2JmCNuZT6yzfRDocaErxad9mTsTcMQ/QApEqsVt5ND
aVgzzOGxxrpWN5DKBaZ2fJVQyVdrmOSzXov7tOpbQy5wzL4g8mriMWCnx0t71fvErxX+rn/tVzRtmWHwQj1qwJgv+B5mP/6O7QRPhveKe537iFk1g8SB4kl8
M7cPngoXQHt+UWCl2FmfALPciIYT5CLmA/VcQBFP2lPTa+1/eCU6Pj6Y3aEKIoKpLmqioVHxGh+D7fnFt3PF/ZpY9ltSmusetxD9wXZnliduh3elgNQk10W+
nh0Kfksb5J7J7iB74HVNhhJL3WXueD3hUtFuaw57SXwB76McunuJq9BWniCWduyQLOxlQk/d0Tdjldw3doCpfdLf+Ad9P6AFngqtiBvsXwBPYJdxydQluF5R
YH9UOY0QExTeGEeI3QB+R3KperEcWw4PRZrjQUotO1m8RiVqfcIR9/9MceZLdCM4hR5peCsmYDh+BY8lbgEeNYNGwzncNctocTd4ldMy/7jLhSF0P3gTi7Ir
+Bc6FX8WukU2FaczVUi20Maci17mhzJthB9MjsXHi2gcdhtRcQrxkuuxXalbRsFcDZFE9XX05TLV5dAbxXj2P6aaHaIcIvbP30+k6Npjm+EaZKgqF+zEmfH5
HlbYYVtMyoRCT54rSwrxfc8O0G3LaIF/a7RIJnEBtdUOcq/hUU5042063TaVpuEbMVlEpkGExpqe0v8zqNlM4wZxgqo3bPxFndVx54Cz/Fr2CjKffi/cc4hU
AW7AzxILmckZHb1GKanxordJ0jIEYeM8/3B9xQopUOoA6Pghrr4cgHw3tRczt/ZR/r5JiX6DB9uDyZ/AaOQgtSlhnTebMABjkfXQTDiYbiG8J9fVBTSWCrv5
F/Q5r4/VuinmjofTVTlmEK3d62yF7hZsOTwGaeqZDvRDCe9N9KdpvuF3tGlqnuseU6hcpUvHmyNnpBh3lGEkGim0sp8rn8ytYBboq2L2SxMdoLa36yFVLR53
exJqxOVcJVQBt7VPI5fYE5WXNYv4b8R6w2V2B7qAyUFk4HgUYFtK/b2XyQDHbHcaG0H2EFw8jr0xVaXeQZ56QhIfblxi6EO80azBV7PrDd+IcfgZKiP+PtuT
ifGV8v44hukMHwzPuLWewSkcMcI5mrpm12kNRJg4kgvR/ce0EkZ5vxkTPRrfHl8nwgKWqm4wLPGfOMl7iz+C5TeF6EWiN3keHub7tlGNb0BwK0csN6HaGNNr
Idj3DxsuHDPtEeLQWrSpoUhVxExDhxBdXXfg7siN2OFYjO2xZQOCCFiyCx8mHDRYxffYDZjgz9HT8UswnRrk6LD5rvE78U44xgHgQltLbC3ogO97+uFOyNvY
FV3bGCNmJFdr93qnoC1NPaQT9D/4as9afKpmSaoXnsAcFaYZvya+48rhcvqkrjUgCH08Ud49Ut9N4/FmrsuwhfCKs0kFsU88Dq8Xq70in821E55BqehL+BzV
C3jhWIw308dylLGSFt2HlZXOLHe05qNHx0zEPvvuxN6kMly57g1gF3iu8JIqoO8DKHiP+M7JpEdiYaOBqBL02CQWcPwBRek6UZv0zxLa6t/wKdZKG2iyc589
eLof9kUKJZZbjtvDG3hqAJLIbOXKU+4JCD/LQ2g6JHzF7iJ3oZF0rBCdDjdh0mOIe7iID4FHIhKsp4vq5vO79A+ZMcxx+yIqgNDqpzo7k8PJJUoT/I05zLU3
9gnjNR2YWfw67xG+N1ilK4BvAFnoeIbXDyLDNv4Bj9WHph5UbCZGw7q4KcJy9KSwjL5I1OK21HnEXSkU1iE4fh1/rObgtchl7wLkfEJr72hoJfcxKUJ9xJbl
LtbO1kcgzYiryBZ8IBLGDBZtAIRNMRjMdfwU+G8ikjxFzeQ/M48oin7EzGV7UTr8Gz9D97KK5WjhDfNOaOWcKKjUhMN/8yRPdwxiv8PvwNkmN38X/sTm83M5
C/6GWEBpgLdwiX1H5Gm4QDuZbCpMJI4ne/BClLQfBYu5MbpB/AJ9V6CX/ajpoaF56hhulDhbLLUtkAwJKQ3/ethq0S+O8mg/JM6zGxMYpAy+AqvMarSD+wvc
zWLjk8EJdDV3Q9gsVlB9TS0NgbZ7rDr5of6ikCU188YjHaV4pgpLZDuzaj3k3pw4V+wGGmJPSoO5kT4meQKGqKeYwrzBBhW0W5rCIGRn4CjcDkoApgg9nNe4
LDgqKo/MAPuayoFZpjqmUNobE2xoKVyiu/NxhvHkuLQgwc+AOzrQa4wG71AQ5XcnnkSXxbZyxCC/Rjr+EAZ47gtG8TmKpZpFRlrF/c3cIh24H7KNYX61UAIb
6KR0k7hFxOS0TGwaOLqymiqG5uE9iaXewtprYlbiSaQGuMwtlgSh2nCBXSyCeDt1MtzL+zbDyYWZ7HSRHnP1Ue1svK8ZZFpB4Vg4ti11lrRdUPCvKiHjBQET
ClxJwHuqzNDNNMZ60LARTZIWeX+nZ2jrgf/5vhDyxq/GaWAnUz+wBTLecFiY6/7k3p7uYOKwwfgX9zyxKTEUOUIs5NYLLYnt/HIpDr/m0NH9+TWeJXrQ8AS1
M89M5zwbrGfhge5NYgU2Kfln4wJ8LrMPBCxvpXb2UTiKzRRi9AGVU4VM6Yj4HC7zDUxPEQaKgDiTbY5tFd9QDqSYmYM6iP1InqdXejgezU9nf11Ro0C0x5bz
N5CH/ApcT90UzqXdshHAHr6TuK2xUpuraGdnsEspLUBeEnAz3q62nk5w+3kvC+u4pj7QBIAW9i99Jq5ibyousf2dC+EQ95+lLuNM9ANah5Q0hkmvxdeSH31F
MjDwxvv438BIfY6xSB9o7Yn/gy9A/qydy+QIK1JY7jE/07QF92deUj5cJ15g7UJnZoy3hXskitMF5Ax0LdInajX8HKAZgevh/Q/i8Mk8Df2W+n/K3io+iixq
+w3ugUA87V3e1RI3XIK7OzO4u1twl4QQbanusl3W6STdEZzBdZDBGRyGgcHdD+f2vDPv9519W/WrXXuttZ+1nqv/G+Jx2D7uHFiivHZ4HDHsCr6DMEYXx57m
l0I/ZRW9QYSKIXJd75ufE1pjdpdLgAvQ70yhXE3ajF/b/FH9q2WoXMFs5Weouih33cew0dhRzdWY5+6WcnD+UfZ3cF5UIbme+tA69BWjZqoTPjIYmsgbySKs
RSZn8EM6bp5bAjrcVtTP+xzUAtVC4jQzkBimprYa2AsWCWPkC044xsqXASzaTZ+BNWIT3xfra8sIoQV0WeN0C2RTsjv9rKDIVCRfYweDRkq68W/dHnWDsKNY
T+cJcNKdaYxjb4LOWVnQJaG7r7HyiD9LfuTKGbc4KPQP/X1jXSdkOBi1D6nFK0JvKRfqIPxdUGTvAH3QtoQbFbV31NJQaHu5r2ls0RvuSeRjw1tmkmtGjKtw
C7MNZBKcvVrJXyDccICMJfaY+Ohxzm5kO88J6ESRleFYlrbLh3BY+Ap/lSYIKbhFT2GRyEjSw5aRTeQj6Ejpb7DHfgD0zW+PYsyuZkj1FJAOkpmpfLwwlUxS
KsFI9zB2qdRFJ9q72YMhNSg1Wsyvik66IKiOrqtzoxAXewD7gxxD1RF/sNtIHx6NTRbj5BvyNGYI3FjcYE9QX/Cs4wfwp1x1d0L4O7IV/IepnkEma0gtxQEx
9bhZZE8NB3fSPUC7QqnSYPUJpEUjnq4deoy5z3aGEoSahhTtXnqrPph1cbBOFj4IF7FkkFpwF/qYPzTrhKES/OVKijwKdSc7AQU41MOQr0U9yW4Oi2swtuWn
R50K5orH6IZqp0lbbKC3R/VkjjKd1cHcMByWDPIUZRC3VHOETrMMgu5b57A+cBLK0s81dSJ2g9fiIvMY53jlL2sw2EL2KfmMtZGCpWrF79FnTC99mXowuVNk
FDc3xLZSLiM2MvNyxlNmNMypdqcqRuw1XkjV5J7zH9BS4QcfS1dQk/kFPAAvdW1iunOzpfUEZ8w04/wh6inF6deg8yWt9yLoaP1qH0S3ZlcbZZqWWvAR2Dhh
hS6ceR7zq/zNXaDqYKmDbRPGgBfQGmGYFGDixeyYfLKrgXYcEU+AEexSBDM/wB7ER9lOYq2w9pzCOGmZPiG4dJ+pHpiBn4X1ko/IGaC/zw82WGimgkumF+re
kxPdH+TG4A6ZITzDXTAEXWN3cXpVdWt/2z/2mmGhWRr6YDTFt0TDLbesM2OeiD7kBLbfdB/v6k70JsgvmZtMDVGAzzPhwgJ2MrdSHGtZg6WYr0hPRVKEQQvb
NlsLTS9pbOFD6iT5AMyMuqP0cf1jOCo3xmcreibEPN/VVJxGzEdqMj0xNdlG43IdF6cwIZw9Z7tzleaJ7rMnX3dPeQEmq6LpG9IvIElzgr2f04+8rvnM3PUu
ke/7eLoUCuJ3+Aab0/x29+kGyfAS60P2phxO9vH1kjsgr8BedogyH7sNE3K6ZSW+FI8LH8XPMeyB75hEc3Olk21lXhe0q+Bx9BKWUBTSxZAbuo6ebRzLVhGT
vHMstVXdcxpwuchmyWxFQAPndecAW2PhTlw8NpA4jpHMA+GTpkjYC/IoVPiBacl6TB+B3ZFL42QP8YYhz7ECXNTtEuIsp7iZnhvuRWEsshieVzzDnKmB6Jqm
eHBE+BjpZZe5+oEl5jmgGvyGTpJOwyXOx7gQi8eJxkr0bmwMZsSTkbvGQ/QwsQtWhKyg68h+0FVoDbL4SMhl6AW94o/zjaXeJitaD1toHch85ruYc1yN4bf6
OGmrvIw7CBeq2ghVzPM8m3Gk/EO/ir7iGWeYol3o2+B+je+jFnrGeio875nrwjRoNuRwsu4BVHPXB3gYNUdYjrXmEtU/nWDkc+QO8RL5KARz/yAPpOjCHWwV
2zX/LfEQOgvbxdWgKb4MSzVvdM9CJvkeiA/kZO8ioT2TrqHlTqYl8kmkJbbbEx4yjzkOGrHxbL2QnXRt4NK1MnZxfQHnwBWJlX7jR+CXcbVzAVMIbxdSyABI
tHS0TLEGQ0fYO0xNOMaRDnZJLDuP1IuddN0Mb6Vr5pl8qvE310ZjrrxTvgu04GT+ajSmYAecJ7QRexaOFEvQFsUHfA54pao31tzzvEAV6eLvgsFEXWEPmCqu
cXiwuvkvDP3l8Whd+alDpgwwZzhIC8QNbI97OJfmPspXJ5OEe6RQ0E5zAWvp2kzVsmfwT7mxeBcmjxrIRWPtAI0n6fZqGghbPJOboDlQ9DmQKqDcfqazLUG8
Ay3BWsIc+1D/Ce1gHgrqmMIMLra986pzE5sOrQQh5DOuJoZozcL0nx7cRBrJro5DwizDUqwR9gjyapurPxTL3lsx9aGW2pZ4U22/gu5iEBaLPCOeR/clG7rx
3B0Gdd5+3V98BRblOgCP17Rg73H5bJf695l7RS9/RuEfeoFjHh8DdQdHabtzq1KFcPr34uvoG7md8eY5tMsNzoMRarf4RKfGonDa/cE1gg/V3HG3U/pHpKMB
d6WZRf4GHIoEz2DKTDZdNtuGmCSudS+z9BKcnmT2MHyUFtm5xBkxWVkNLYX68mHoLO0uKQpxMO/hb+g+egh7T5LBDmsiudMeC/bQVtUGYan7Hr5LFyHfMh3l
HsljDRdBB2II+op+rW8KGHBZPK2rcl+NDnHW47zCE3d/07So+YZ48Bu8GpvOf0BawOlMZ+wZXFdvR1fYqxOLoLasRaqr9oEf9NymEvPCLf584yumQuYja9j+
+BU0ovgvxuhUGbVRm/VqhEAyzUCeKBqgt3K4vj31G7IVb4cO0T5298RwSzDVS7eJKOdKIX77MRY378ebQ+dVzcEpNBarAbfWG8iWMbc1Gewb7xfLONYlhMO5
4hI8qCiN1QuLMR3xNP8KfEJsRa4CSwoG6md6IgyYqoHyl5huYQ1mfDOyTdsbR0N9xc3oY3r553nHcjFUsqEYOu9sLVjhRkKFncOXQBup1u56SAB/4v0A2oP9
oEIeHrvJeJBbhxxQNxJioAzdCbGfd5b5EmCoeFbPt4Dbh3/hY9lL6u/YJHKX6jy0CXrLNGWHedKpN+wguLm1rtsgDzd2FUZjEShhGi5PLNXyN+hiQ3reG7gh
Xe5aZGirXYyg8FLKZVwKf9Bp+BO6Qkfv9TZOTeZjjelCaip8W/UNHZ8bq2BcveJ4PfDWd9RQL2x6zZFokJjH6nFRo/mGxC1wyaPlprqPCiw/MfSq2RyJQb/8
dKvPCmKizyGtosrwizqRD8PSiHZcJ7I+9hZf54a1YwxrsHdoED0SPxodjMKYGXeQN23NHKdAqWgwjlM1g17TKNvTYeHvkd1tv7EfuavuErorvhw6G1bl+Aa+
GxfjLGhU0J4doFFBevczvRsL4M/FN6oD2BqIcMzgGM1haqBpu+mlG8IOaXT4erR3tUxXDqyH/HgCWWjQVzvJk8JVZh58kqstmKNnYRvwg56L2mgmFXYWLss/
UKTD8kwv0Qk7a624xh1TGaFR7kVwtjCX0alpYai0T6/Ci6FuQDDOdGjx7c0C7gwmzjiPGUCc5n/3rGHehFxVjfJ0BU04hijXqungvGXuhuwi5jTWk9lBpP90
BvXo3iETtY2QOarFUeuMJNOT7+xhkX9Ueeg5daBojvS1KJ3bxQxFvHQOdaGmFVpXuEXzlVoJVUH38YCnNm11TYw6qYUcs7leToN4iWwI/SWt5vtQJh6mF6ul
UAK66t6uCUKaMTjcfucI5IKoZttwJcINcarOmbcCmxRzkSWMvUOGhfVFm0I1f3qaDGxHVBVXQ1eANxB3Aqu+aGeQZTc8VAgqKteV8Bm0FbGpFxqtWc0dT6D9
Wf0cH7EgZC4To6rGVRffb61GcvprTIxBghOg655/YI/eI9wSBnnWSacIPX7EEE/qItKAh5ShU8Isdj7fQ9qJhkCd+C7IFOcsaIN+Xr5gksBDpieYrD8qrENh
S1v0LQDwXfGbyFtmC8uEXykjM0T/EBrgiI8p4Oz2utRELB7rTTXAn0CDmROa8caOxkvIXij7p3NaiaexZmEYVIVmYqcNT41Bwjfde3x+k+riXpCkfookCGrj
RPw6thyCuNl8mTMEcaNduBfRDl0SZoNXu59CF9memsm6l261HC01tQOolNqj+aybSC1ytPKqhfyCRdoExwZdNaqnsBA+FNkVWefux95wBIp6ObLy7ulp4S9o
DrWKuUnVYlYaq3TNoAvGI4ZYw9UQIxUS3pUN0+2PzipMhw7rV6ycnjsJdHcNJheHnRcbEQFhAtUJvh68BloNZTq+22fkdXGZ5d9iDHiB8xWzgQnS2ZUoYS3Z
AemWvczeUqvWJzEE+MSnCTolnz0d9gy7lPNUVxvtqZ2IHMfnwInoDpSVLkArodrZEe5DdDtVIdMTuu+YyZhUk9R/sB2joaxXjnrgpOGN9zzym3YL9w/zVWqk
6gc91bYtXOGcYWqPf8ePQwv4k8QW0yzNSXDPfgFaxRHYLHoD+4nfZ3gFydx4dU/skLM6lkJXc6biLNYK2b7za2go3JxZYBgWOg6ZyjTU12Su7nzhWEPFgzR9
OJ3O7KZr0Cu4S6rJbBTjKXIzd9w3dJq8pZgXbgUsrN75Xs2gc9V3mjxgpjg3kOcLPnmPGWaQCaqjWU+ok/r7lMHQCVrGVMN6x9w0XNevYdsiTwwX2S9iJjOO
YWEFfIIngFROnb/GyfDrmRBkFD5feMqSZmHbeLSF4MTqyQFXCXSXvI91lS9wNcnhYcAjcKv4fOA3+t2Xdbv0V+HGpsnk6ILXXBP5ATZNFanrhTb0zIE2ecKg
yYYU+KEzWSwEw4TT1Dv+mjAQ3uE8Ak9iHzNTdB/hs/obqh4RJqQNdY0ZrmmA88hd033PRQqBVOL+0NuUGYmEI8WZfLCjLZWOz5Kcm+cyTUEf03hVHfsR52rx
tNASjJTPS00NMwxviIOuTHU28o+7LgUJqw3qmH3CXANZ0B7OjJiqtXGP2G72AWjyjt/gSKhY169wQ2R+OOcpVF1w30fmY9+hUMNWz2Q4nutVMAQbzgbz3+ER
+tPQsqhG0NuYttQpqr5nm6ceXg3N4gcWJmDPDWepLVAk85CaoKmCj1JKIaWxbK9y/KlzNYl1vtcu3bHV1d31napgazPvkPOaycDPVgO77E2YdDZR/VKnckYY
jhiGZn/RNt423VC5DjOWqbpVC2FecDecL9hq1Ch3JJ3tyNY/hx4wmQWgYDdfDLWBxBD3Tgjpo55HXTB8Up837PS0NHImi+EMe8LZzXjF3Si3uPBTk9rMYWSz
AS1c7CLYtq7b8EOmlrIEO2G8QP3jRnLu0hExTaGnRMjP/Ve4JqhLci8ZTuqsgFFd09DESv4FvIx5ox3r1DNqlVbfUDetmYaeZpivT6rbUZ0CO/LdmgFwU90j
9zhEG/lC9SXyueou5eWaQOf5drCziGWnoEuZGfj1rYMwoyM2qoFzhIHjs3SVMSZVgW6iodCQzjaC+tC9oRoek66dqg/0BmzSDWyaEdGi4If9c9g2HcW+X7Gb
z8UeQHMYF/TZs5l97bnuwnTHPTXyxuoaqFdBN6Xr4C02JeZxNMXUUgXhg+BGjNnQgO270woWImlR49l9RdXQRMyYHxVdTXdVPxRf4+6g6sLF8js3GtydC78U
5TAycz93S24L+zH6li7cfSnvvuowr4qZ6uxTNBtqTr3PbaH+kb/a9NpuLsgzjHbLuiba7e5lyGdnVsRz7lV0YbO1VG+2Cb0ku5/hL8MZdWToi9CLWA7Ca8fp
Qtlw1Gp8rz/u6qy/S/0W9cndS52KNqC3qGeonzIlbB3Pwq1D4M/sWKbuSj3cgKnKXmw4qG8DcT8r/W30Il13e6x9qjZdl6qqW7RU/Wmjr9nKovXQw6ZPPDkN
zvIL2DON1rheUD3gmtRzbAD0BytyTYyrPAUNu3i01DesyIOzOxwr9J0YiKofGWaflo+iDaO3sfugGM9YuyripC6Lna/rgb3EP0Cs+kcUTtWCuusbO1fTozdv
R45H/WZs5D5Az9ZcM67ULa1XGxiM7zQb8kY7Ap5CEG8Amt3Ou3YvlccNZvdSO9y/NDmuKYQqgNZzKyKbHeq8gPTb2Ex/RtdBfz2/GCqo3T/UoJsD36e28PcM
PkIiguHRzBJ2s/2a57J2H7bFfilyLVs7cip/S613LdH1z9lk2JezMhc23kLKI0+5e+X00ViY8FBD5FBNafUqpBd2jiIMU6jgpk2Mf2dB9uE/++qawhBtMf5C
WK1qQRVBL0Wb+lfN1uhRTQaghzwTdPvYZfy5sL8incbwre91p5g0CmM3qprSqwwKs7+o3D0ru66zgH6ijmGaRi+wZ7tV4X+REY6LtGOjDcnK/+E+mneAa8fc
0tV0DoLHU+uZzqozDc6pGmk03JmwF83uQceZOPaiMIHtjK8XGwGDy6U3s0Ox+/ZhyNcGtwzVqBeYiUth2wtX1CnZJeaeICU6nzuO9jUVuse5MbGX20kXigd9
a21vY3PdWixCZwa7mP5YR+M642fpT815oZPpsqkZ94IhC47qPoJEaZOBkgPWs2RW4V/SQxCCNzJO4joVHXB/IMzcd8+aEJxuxtTn4nwf5da2ufgcaauUJMTJ
L6n5YWtNW70DpKlC06JzWHfTeNYDfyP/0UcTIjlcu46g0QnOI6Y851LTJ7EOd1FGhTuqJMwnVKMyzIdZUl6uzwRF5HtcZ8oCDuKp1KpmaVRnld08lG1qyufr
G+caTom/MlfdtUIborloa2l+s53gch6rVHBzCEadxR42/AIukB3QTVxDeDoR7UXZbG+i9NPQe9LRsV6N/jL33ZmDU/xIqL8iI2/JGXgy+ZbZoHnvGYPHeFrS
O0ANebl4DftIPKCywQThYvHSuDvME+aG0E7nxa/zIWKQeRR4bzmJ4OCK3JXqJD9UanprAINqP3xceMgtZu/jQ9ARrtqW1oJCD6FHgmNMKqgBZbE3lJrGGcpt
oZujm+4KZLGVmFoxR2228K/YKsHIvIbMuo10I+icJ5gtZWqzLaIRkOBORXbRG3iFH27JxF4J03GdOBO7LgxUrqlzmHO6ZLQ/Ol6Yh7nIYYY72t4GPzgiVAgL
sXHEn7IqdA+5q6hC+YDVivw77CQiOGvr67BdxJsxS6K/0y2404YqfiFVibWGJ8gp4itiHH7TjmtqMqPhmro13t+94VI2uYlMxgj5NN+eCoY0yHzRDh4IiY49
yFl2DJgt/1rUAIw0fZeyuRv6wa6nwnF2CfEn1F6yk23ZWxasWSS/mEW9E8Lmebfm7ZBrC5Ms2cKu6N+UDYJB1YrY2KyJvYWnDXUfHg2vMlgg3LWeHIwEGVFQ
7IFd36BXfA68UB0NLaIcRAF5xPJeT+bVpQfrH6HzJImb5H0l2HjS2glbJqeDe+wURG8ZZFpFzC1oaf6DH4wdi34vjGfyxFd8ADzDrjHVhWnGG8xapiNaADD3
GtKMFdLdwVn+GFMFTUcaM4uKM5FU/h86WkYRRrkNEol68i8gWKhRgAiS7itUDZTD7cBO/KDPBvZoQwvCPR+Qd87+THeGRiuwMZq1zBh8cmRz+j56nIv8GZHZ
+i7yKSqNPyNh8nHz4Jxe7C6mtcmoHi1uwbsKzvwPEBBOOi6W/eIrMrdycEwe9gD/xG8Haumst6cGt2zC50sXOR8cDGoi+8gfUJWwVnrDGwtmE8McFnqVZJCr
05+aZUanRmaIbXjG/Q704roomzQ41Y9cIbKhY5jlyi78D2assRf1A9RUzYdPwJWmRQ6PQev81Ux5INMzfIBz487eUg5Tl2xv+9PxEZnG9iYmuE3ubsibovee
iQgsdgWPsVhyN3sIijFG52Tq1gC1cExYpnSVSUdifhR0SeghdVQUsY9wgWglH/fsFX9n/i44rTvATrLMozd7HgMd+CjriFh+E15CblA10fO+hdhesY5pNNHO
8Mx9DM0g15MmXYrbQ9JsPNWaSYvejUQTUcavXDtsPXJSUIQM1zvtSNVnpJtpkjBSjhAI/okxIhpgftN7EIZYELesQcxWlaV+/kH9TolX75X9JoQk2b5KonzH
uxp7CveCvrED6DFQGbadHAAl6r+ia7E0Y0/4iSybtN76yBbJjSSW7DTdkfuL18gmltG+KGKJ9AAkgeVCG+qK8HBzPDjIH3fv1OGGFcUqMVqTDy/2jHHOx2Ph
Pehi+wsdI1YgCF/b3OOnhzkpV6JjyW/ASDt+6q6Deii1o9/K69C0EsL+nj3muKAaRNYQemna6DtYYky59E62h73Q051Uy+2p0Kyl8F6hUePXcm/rKHYUuZqO
dbKUC7qEWeEIMdi60I2TG7h5CAVdwru5WuJlwAvUtvnke/14ZqAyj+2iaeVKU13M/0WZAKK5Pr5q0kbCQT5QFouZzSoUsyE0xuK8Js5H6go/FNIzA2hLkswZ
pkpxfEKf/AxLlHd4/h1MwK+wl7KtlvumXmw321myvWWuxUHlMzZTa284WEguKp5hzsPyacwgGQfyS+EvWALy1nnK0Et/Uz82vAeTqwtDCVOx6bbQmvuHl8gl
BZvdvxozYBhMMTfyDSzuZZjqjRIWkV/AHaXEeMJg5deJX+VQgWdPy038M8hSdpzunfkT98m8KMJMpSEXoBgwk7tnuemVxYM7MsSr3hWxWeo6Fs7SgD/gXIPP
BO6oU56PSDk13LoBnl2EmO+BPtIc/hA52iQJY2ADMkJ9gfuEvYJXCS5hGxhiyMLqgb74VvNOaUPuD8hIAP83VkctLjknTYkWmFRsIsjz5ODx5k7QTetnskSs
xs2GmxoWkk9IhF+O/MVN1D12jmEfolxjlPWJifB88oCUwU6VdisbvBrymmmuu2l4sQsFY9H8yIX6k8hS9pVqiFCi9OEMZodyVWkuXWZ6REdie6FftI1AX6wN
tti4Df/xM5s7+Txon9UBce4WrodchXkns0WMt23FQqBQuBXdBqzlIHO69wn0XBxI1o2aKtd2Y+AyvkjVG9opppJrLDbprhLE3oY4rjfZVl/NOo7fzQyESgGr
n8H8QFcWFvLDpKfSV/agdgU3TSiWGkKbzGVkAxDvmKnbAkeZ6pBVEVfQJ8Rm0xpLMuEUUrlCR7z+FJMb1tfyxHHVPcGykSw2tWb2k4vgUKMB5cm2WDBSEx0k
HgN98huYhmDxQhbZVzollOty6f3YCFN+MMTcNF0Snom7zWoml5sg1QZbhb9gGClwXARmY2LhXneq6QW6DVqsX0WGEJmQ3p4ihisHLR60jnyoCCF9uqdRwyN3
Gd8aa4EH+p9+BRzeuMjUTTpKX8HLhNPCtfwNTS2AZXruOIKt0tgcW/HCwijhMTvO8BXIuurO11hW1CyhutQQG8x9LxiD/cjJFt4YxxMI1N60CM5Gsiw5QjlW
BrUiKsMPoE/xq+7aW16BnlyIqh70UVLEMOUKoqJQcMLQkYiT7hP5WHikRJ7mVATDbOXmuMPw497lZOOo+fBwYja+UNXQssvzBJ1vR3a8k+5yPsZozKOz8QTi
tjuf5c19kf1qQteCO8ppvAOgGVj/SE1wHJge8x7C7IMcdVmE34w9Ia7ia1RV7sViS3aduF0aqWTguxDRmGEOxheT2zz7Q3eyrxgS3MhumQs2fuSW4fGxdiKH
OQL9ASiSNdLmdj8dphk/GntdtglDoFfaDPI+Mwt7Y/Tq1tu7FTRyP5AHQTqhF3wLiZM8SgMqmcqkewgheQeVUUKGysBtxJ7jaVaXuMzj4d/xf9uMvm2gv3gG
dGKGiTrPEO9Dg520O/rj2QpCHpemSNV1p9Un8fnsUGaIsBp7SQ2DtnFfqLpYN8jsvo/vl88Y/+FLPZvAdQfC9wlvywDiGlXWOACWsbMdwXorvhyxWTuIc+AD
Qmu8L/EHcx+rRvZh1oT2hYOw7XwdARXwKEa3JEKh/hY+YSuEoXi5uxdWAQ8TIPGwQxu6zF2z/vUiHvrTORNkY5tNd5kd8EthjlPlHaplpY26pcpZwbr5EpYL
NeNd3HZ0BLmj0Zewx9orkspzFFQ0Xgw14o4WfQB3qXfMdZAN4/BGdV1qFiBU3eB9YnREbU+ceML4kcqUYDqM36xj2DW6H9LvUKU21H2cmmA7q57CrCMGQyvJ
JPcIZCnTOiKYjTfazTbmArcQHwB/Q9fajtnHgr7ETjMrSYzZ+Njcw/QN6VxwP/SJy0l8jrA6ais7VRvUm5065Bh3wnCKGiItAZUMYtrM9N8+hPKLS6QL7vfQ
dHQDMxO+KNwEwHtamA/aKX15iDnVdDW2kA+CJxgT8Wb4ObFUqzhlbCnyVB5iGErOgV/jXQ2/G8LRyZhAxoijjKWOf4wPnQ1NDmN/6SHkINq6b9M42Cv0b9gO
jY9pbZ/C/U0pOyYVZ+xspFwQrhILgdnwRX3MfZv5I2wKrw3/6B1uaEmLwlTfYbxBzKui99wV91rwFAJQXeLVBpTahv5BVIh1yc90stig8QBiBh9qOOkYgSxh
3lCv9CscfYorhGRsg20A25UbFGZkH+pacw0oiq/Lh4AHMTvFjkiu4DRribn0LdyibuiUjZnoOX18ZDXUjEVw4rYNoB36ASt25xLXlAyjxnFv+zHwQpTzm5vP
0z9QwrDJOL+wIzfGPJKtaVpBP+S7aoKF6roSR0ZkVzSh8BS3AClVzxLO6Wuy05gRSBofwdRAb8DRYjF6hTFDEz0eqUD+E6+VXx8guvvofnS4cR0aaX9L9y7N
94bK8/LClR/iXnCLj3JfMPSUR7MyM5j4JL3z5FEp3kM0gk/SkmHz1Rmgg/yh8JrloLzbMIbsA//iniaE4IPJOprL65+JA6VPzHz2kdhM7uxbbl3s89gWFA/g
76MD+O+uRsIqsrdwvrQznZwjYe+ABDLkRPtAUwo/imHARBAG/Wr6h0SKo5StvlHCO+mZsIm0ewLcD+IVO5D1Shl4bUaP9DAe4j5KdqXQbieLfank32V3AO37
LCNEou+jJAgdfAFDM3GpPBn5QGfo5knT838jG3kOhDDgJEkJn4ha9Gz0Kt/L8sHUkTjOJoCVxPjYLPMVTC8UKk2NlY0d5pXSANNFRznaXw7Gt5fVFE8qE7GR
Bd/QubamsX9bC8yw9EiZK5lIAaulGYQOtP2F9oPrlbQ1G8kCWz7yTenr6wn+KvlIPBNm6rQgR7mPDRDHOvUKjZPwSvOU2K5mMx/N9DIf8TWQc+QDzJWQ275k
ooN2JnkNj9TOCB7Lz8OKCL3UXBiDjCB+ZX2wX4bEki02Odc7E6oONpL35FLCg4UWjbTGirIwqXCc7wY2zBzK5eC5vgNkgBtcL1gsEh5Y1FYIXaDpqTTHJ9Ct
i/t53kFXwVephH+sdFQoL6PQP7WQQ7YpJ0uG+vuUaNnzeLZ3t2Vq3DH4sve8tR1TX1Vd35hfzLRFkpQM/iSJmZO8XZUHjMvCaidIE6XOXkQZhM0Vn2A1vPPF
q0zn4sViXcwt/gZVmKc7WF8i+wQ/jdcnE7ky1iyf4S1CDbk/W5s8VJwrm8XZzGMlMj+JDC5aYabNZeYOpAlMM3zOrcqvIq6wq8Ui8gmygztJDDA4xQtMV1WZ
UhMMsqYZp+b2cqwU9vgOm34RVnuX8T/EU0TLuCpyEg+Rr+TmSIbKxibobv307+Nyk4Q9jn3y52KkxOLTCTO9Cb6NXqMYJ7WUPzNapYuxjNjG+0Gs8Cp6CkHI
UIzPfohsbLkvN45lhN7ugaRKXiHneY4T722to4cbUHEBaCMYCqKhpomNU5A4H56O5YBjsd2ti5B038Ti6JLDMflwMSgBh+gt6wYVp+Q2F7aDIN3KnEfySGqe
+W8J6F7zYwEvdzW14DLlNlIdyxfnKChD+I2f5GkrjIr7Hdsdd10OmBqjY0359KKfWQxA9X0NmEJps8AL8a62cerQ6eTm2EFKE8mHDjEYjZOKP3tNxX3gdcgq
m4IOxLIsyT5T8bScUvoetplcIdh8R32rVeOUl9YqWxQYLSeQ1pxlYAcyG9+i9HBDdDS3OO5H3MPYusQF8Yr7nq1ZXG/otVhaYiHifROULNpIngotJv3KOMJE
HiB7FkCWptJucbFC8U0NW8Vhwh9EC6UhGy/F4d/Z8VsPcTXZ2dhypJNMy1/ctfgp2nV5w8jryhD8A7gvT9lRga3hwlFYdT5khNgXmkcCfiN+oySLN5q2oIXM
dKazJ10IkfJYHTrIFhb/wApb/ubDwyOxzdRqLhG7jj4I3aybzNZwvyy+JLwsSfZewJ/KRrwHR1m/qjoW04bjnmZc3qYFukrKam3PRJqAuBxOUnxKFvgEjQS5
5v6WxkQevwJL/dml7/KtkCOajpIeLIHm8lkaTL5PNUO6Eh0dN3UZ5nn6A+Qbbrt4Ru5orMncdyxRGil1VG+lSOmR2MDwKz6XecurzUOFPxFW+I1VmVnzAlHM
eZ7XxovgL8EhcbjnL7me8Ke3te+xriv+ATaZT8JLian48mbT2Up2qzs99Ay7QM6mPkr79VqutS7bMwbcMSVuvONbKpx2fJCuuA9hjbF1xXWN6WQwZDFN4zcW
FRh1mq7WCDwLXqaEmNdY/JrlzDhw0NSucBBz0exHz0S85LJYHPbzf1Hd86rZ7PrV+HRseBECkkgscgZ60mOHHvBB5v7QJ/IqGM3E4s+s151DCRP7Ev6HfUYc
wY+at5h7iS2R2o4AdAPDbAtlqOA9JsPByibonj1aJC1BeKZ0nX3OX93ZWXwFnwcdhKe6BOEAd4Hf79A5DPxlpi9l2nGb+01+I85x77anOheCP6zm/Ca4xT0d
giJea9sxpXy8qXfsWKUHOIkVySfkw+Rr3VnQEp2DdSP6U3kxl6k6+kGKiiyJ/C7ucV/Jt/zUoE1wHFP5c7YX+SGOAVRkVj/MHd1T/ZDfGDXW24CvZaoNq4VW
wkjjPPyIO4JIZrqZWlrmIdu4M9EbsDP6+STGUGCAbiJy37uAi/MNL7hPDGdrYnHY559z+zC0NrnONcV6xr5I/iyO9zanY5XXBeulMGUoMpNX4x3RV+hA4ytM
yy3w9COPwjT6FVnlKCL4bZ3iFvGXDH7vr+b33m2My2SS2wk2ZYF6JTBLAehUASpkyJvNXuWoaS953dydLAJ3mI/YOuacmFlwxdPR1DufMraB6+pbmAhVV74O
3AExk9Ox/YZF0Czks/Fu8XLxPRgpnucHedcpG7g4idTXLPzFeSzkJZDWTyN3aD7Ca/PLmSLTdqgmNoh+iS2E78mT2UpqXVFY7mGsuiGGacA9ZU2q3Z4OTACd
HrGr8DfsDBhtGmeJYDrs7M3XdCzhXtOnTZ3ZP4yFXFMgQRITxWdzGPwQNBMeNF4m1xWy8BR8LDNT09D7HA4SY5gZ5os53WwHuHcgUdNLrvBMl3spZvoWNJBH
rF3M6WCcK7v+3MjW8Gb+Ct6PHUcvFwaR69SX9V3xVHgaslo4RrQmViA7zXuFKcoSvU14YnhB+4naYmbT93qfuFALbecIDWjPbsZ05k3oQH4JtozNcz2SLrsK
QJX4TrpRvJVLkJYRoaZlImvuK6/AZplWwun6peQYEAjfABXQE8kIfQAeaCg2vTWcsy7Rm7h5hgrkpSFVVYkmgRD09va/hCB2MVXu6hn2MQo39cSHkfNrT4ev
UOHoD3cRtA5m4VPaJGG89ZXrMHpT4/T0MHPu59pY6C3olf3a1Bo7Zxgijv/ppzxIgrhQ7875wN5x/wk/iHmGrVevJ6fBn7g53qfuS+hA5iZ+3XQhZhNq1aZg
k8gEfG9mobeBFEq2YMZhduxdkY+YyRqFO8hdoZbwkOH0j2O+ykXKPbo/Opzarwqhb/z0sCbxlPq8KR3PAaRww9WHHyVfUVvtWuoLdy7mvvCx8Cx7DBrPnNJn
gBSlhrKKSza/IXNDx4fR9D/Ghu7TzmZejfmBZz3VhJ9CdGS2al/w10Q9elY3RhrlaE2Vy7eQKmgXM1reiM0sOsjE0YVIY8oiZpIHmCVgNbqk6LL5O5aGfeF7
R9aQx+DL5CZCTbBWPRrf13Q1O1+pFJ8R2bLCVWeGSeM9OTlOzy7yodRF2sR8FkvpmWJ9bL5wCe+EReJT+auAFUt+dmfBPYMyKf1BQ0QnDMAeaw3uRvJDJQg8
or/Dw/gWYhXVFWlteoZdJoaTDSBIdnMD6Dj7En0n0A6Mxrf/nAX/ho3ECc99ppMnE2y11yOHKdvULfA7ckc4Tb1ZmCU/A2MwlekPMtd4KSJVDm66skk5cZJp
xmLQBKPevEK+wZ3wNBTCpabYW5HD84pPGDrQS/lKJoHoB5ZlzldC6D/Rpx6v6SLNMxXIXKfdEm8aiJ0Ax8AbeB+oA/wxi7S54kx4qvgnvAcLCf5O1Da+UGbK
m9iJEsTlGnRgMX7G5JX6YB/cP1g7HSZL6tMFKVAiOqdoCVYLZAnzuCMipz2mfg0uuabm/4a1YyeykXIXoQa7j7kV9ThsJ9aW+87sYmvoQkED4YK82bu7yOhY
zWzW3Q3rCM9D4pBByGFdjfrP8sdRpGoQ97tnuEfDdtFMhT4YvyBhsmHzL6EsMOi7iyPyH7IzsQRiMDcMce1EBFfRFlyGH4AeDOe5FJ4lvYs6BHeSroD6ZH/j
fWyZ0l1IgerCdcFS5xJwkx0h1VU58XxPVzzf8J29gwxGj6BXuSpytua9kYVnEueZHpCnoC86ATEzxynR1CgmE4twdrT09tQURM+f2tfw32FbhL38TKYuu8/6
yboNBlg0OVluqX0Dv6Y07ppQBryMXyMcoxYwDxA3lQhfMNTRn2Uk0NezG/tAXGD7CEuF15GVfE/xF+yddqKgpS6But6lUEsxWU4UYP0z90JitUR7fuS9g0lN
XV0C/kBoDLLUMttOZVbaMTuQYY2vUPvNSZalpmXuC5SNsQKX4ELsP73bKOE9tILZGjMj97Pogk4LReJ8kIoMEQe5XcaH7rPYJew73cTsYzvpzjLv1WjR+Mgq
5hOz1T3LudrzJ/uLVAdo9Bcd34hJ3HP1FnZJQSTcTiikn9ur6AB4Yv6dEi2pcAdMwEeBQUQj9iDqdq/QNODP8V3hu+wW1sY11XzDEOw2U2j5W/eb6SJJ4kcd
F4RqcHphsnqwaZE+T5pCjjDZlCmQPRAT2F6ZnrCsclRgZeCyXweGxI0v/xN2x9oCo/xBQVP90aYFFYPKNpf7pP4ltN9cWpzYLlmyNS1+UoEVh1V+sJ2uGFl1
RqlbEleRG/eHTZW4W1HiEUt3/+w9k/dl7Erb82Hf0j2/7oX2r9x1aje/V31g9557e5vsz/T/B18x839QToP+hdT67yzU/8mQ/F9WDRAcuz16uK8b+AEy4r32
CUJfb5l8es0vljUiXxlVOtmz0xSUmUU3JtfID3x5oA9XO3Vt4tBdfStbke1isWabse+mvUynsj9pLx6UmbvhYdmcksi41MSqgj5KGqmoD+tnUsHieHGZdFTS
YWphBzvTM1qo6Qv3tlQIxWT7V4Jm5v+H7/k/OaJB/ws59d/Zpv+x4q2o5xd4kJMMNnEe9AOXqr/NnnLWyczkx3pWg+eeeeHf4KCgrexp1quHwe9uiX+FDhda
cFtcX9k57N+b1xB9RSk8i+OYcVBQ0MmGNTwedzh7GdD6VHSlSmmaic0sPKWpxWPuttFjNC0gDXVCs0sHHDVRk3MZdYz7V5Zm0H8wS4P+lb3678zU/4uz/78r
2VNX3obs2DmYfxr6Xp7uvOje737nfL/+pXWKYWn5bX0zx9zwoEw4/36U7KmUKCPM6OIeydVlFFLbLpWW1JvBjeQ7id/NUdDh3KCgSasqwCg+VS4vvgfoBA1G
Rs9ZuVslAzVPurT8ET2KfLC3M15sctH5Pfck9Z26IfwrkzXzf1TAfz3N/Be27P+v/C8s3Yzx3m1QR8NsodSXqJ/rbSNmQo4VN/3juYLdEbaN7lI2KOgac9qn
NWC+Y2qtolR9EOe52wY+lf+Iv7n+I51GjnQu9lnRuUhQUP2NX0t+QVpXVC8vAxHJPcrXeuKZ4Uwa+cZ2nw0yJ+ru8hvJr1JfXw+BdK0rqQAZsf+Sv39j/P47
+/bfuK3/zR7+b5rxf2fgv7/+b/WY+R969b/v/2/023/b899O9n/6l//jH1j4Vb5UeYtR1N6EOifM4Z2GJo4BxvBq+babzIRdbYurN51EBwXByBblK3vYj8Eq
/GPla8+o+GnWS3Cf5PDIMYQFK7Osk+NUG3/qxL7Ve5h6ZaglJXGI4PMbrZPsi/gsOKzhVnlS8QxlNDPINVvWSNUpSGzpZHASGGz/QXvO/F+i/T9vxr9Rj/9v
V+a/sLb/TWEy/yPm/16H/5fR/9lZS0ti/eBbzg3mYzOc/gXqVIIZ6hk7Zwb70ulN5e0sobo2ZFDQ4aL6Zc8os2Wt2JUc5N/NrfAf48MC75TI7A7iFFCkTjcf
kJ6BakF7Nu8tTo7dJCwvLWLuWWFXLXcb+SqmbDgnvvzptkKYCk0Nob6QyM0SFpONbTz4XLzB+xLuI97iOgAJW2fxo/s1j/WJxoyVD0pGofN9u0rquDt7gjJx
eyyaBL/DZjniKWNCQ9++QDi0wNAz4XqD3twsBBK2Wn5hboCgIHHdFuRQ0fqE8dYjBlI4ZV6nJUFbMk24Lhd4CPymMhwJQVOIOmQofg5vCjbpJ8nHK/NTX5Zn
WqHKZ8XontDWbSsjqvpUPk/pWNVv168pdyp2upur9pp6m09hFwWd8s0zSJnirYJXKSPBN/gPnaKv99PvfDTPtdxHTpM+JY+tTlFwtGedbqmiEcYV9XOtYsab
FzjW8LdFln6te8z+YtRBI1os2vWoYpo/OVDqn131MrVfxcTypQG43B+YHjjTfHJgfnn98t8CA8sbVcYniYHg8jl+vLxHeXzp8rTK8svlZ/3Ny6tXHA7kpT0v
b17VfdfLirflvSu04qioy1gXj5dNLOjCzzb1sgzwPEXSOUhhwy1ePTDplwIAjCQmzaR2Y1fAA1wt9sSdwmTzWPqCHM8cjm5P7vVukqozkkNP9oOiPJ9I3YEd
iS9ih0i3yDW29NS3+3PFZuxQWMBDbGEpi8tTYyv912PVlZ0iUrzX/XWLXyau8b1CD8WCpCbJHyzahOiUeyWj5aWqpJSRZe2Lo8S4EsYUn/ANroZ9g0cxU+F6
nnr6XliwKjlCoOebW+pnCQnez1K4qbPnkMlb1AAulZZjAWIGcdqzlruzahS0Xn1DzhVL4JeyoMepCnY2UQ1TI4cBTewoKVUqLLUtv5lGWR3mHXs22nSBtpWj
SwNymq1fUo9i1r8waaC/b7mvfO7eSvl6xZrSXoHZaONY664mibPkavE1Svr6p/if74uyJsU9SooRp5s24cC7wGdWRpY4y5aJntLbsX19eJlQXMu8vfihkmep
Xjze19vbFm/gM/gMtrQSW+nKkgdkj0BE4E3sTKWe0l52mlaXZZU2EZcXLYH3gDYSwaxgpXTg05VipWige6BVOUiRSmr751j1/kf+QmVT817KEv/jQNPA10BV
eWRaWqB2WUPf/kB6ILlsXgtr5a/+CZXLAvUrHJWxyZRvU8BQbPVfLw2pnIbv50bAt+Vy6SAUDwG1gXyBDGU8EguPZxe72uF90e+GQ4ZXWIGwmySJM1wx+FX8
iPTkVxGPeAP+WZnoHUdV4yfpSs21kTisWLgNDrrXFt6FZ6Jf+E78PPfMHC9733KR7U12El7gsaZ7uTOsM3zL8B/CJfdr917huHCKcSml/FfouRThbRHXRbzD
vOD3K9llxWJ89Ah3qdA/x8W0dwebHER95qiUrNvG9Damo4fASnmdWIyEM/Woo2Qk6Myac36ow/Qv5A2m37GRqnouPmcXOVXIYUiXN2y0HuftxF96iHGSLTZ/
0SH2X6CH+ul7Oth6JIyIbxIfEr80/sfeU/G+xJgEfWLtxGVJ/j1vbRMSdiVkxnvjFFvVnjQLmZAdPzZ+WPyvcTf2trF0SXAndI3fFHvMVpnSJLaevyS+LjSp
5Fvlw1gExPlIW5xcE40Uk8ypWIJTIN+I1/BCZiGxRB5iaolM5h/hGBljvaSNMXz0On2lTDzc3KYifyU+SdG+CNiNBQs5yHpPBnoub6T7kKsv9xmkgd+JzuJZ
3201xK0AM7ZnEOO8gnSRfIkdEG5BUdwT4Y5qSzHEm7S1hBeoSnBER4MllpFYBjRK6iJSzBr6CxUE1xC7Ggqk+nxjak9qaNwJ8WFsm0A//4GK4742ttjiJf7N
oAfIk1LT2/nrsu1t46TLpfcri9O+lT8pX1M+gHBL7sqPKaZdoaUFfqh8dyCmaj0Z6m9c1aiyv3+2ULNiYTKJzi+Y6R8V4MsTyoSU4b4P5GL/ar+nZD3aKmWB
f63XqwhlU4sr/UTzG77hvouKVxrmvVl2InUu2dH3qPRY8d90mBTZfE9cQoqU3KcExK2NT0Jc/HCiBRir2mw/4XYUpOCTqf6Og+RtRzV6kNlJFEi50hvyk1Tf
HSr0JhoqtSE3PlzC4L3MbeNIaZ7OJlfRCZ7lQjBaUxiLX1JXuIyq5MqD6a/Lm5cTpbHFSytblz5MW+j/XuYu+aOM9+sqGjV/7/9cvj3wJtCl4rA3Ou2fQI2A
uvyi/7jPHGBSfYHTP+/YC//HsmDfuDTgXxeoVTaxYk3FCAb17BB/ao99N9OFfyuMU5dKlfgX8o0nQKkLe6kg+1H+iDhZJLVjaY9SN3cioIrHyh28M39OK1sA
KcXJm9ULfQJLEY7IgeJO0yP0vsEYG7RHtGzhb5SFmUKS5sctqFzB9UqdETqeHZmyKUWKj06/6T/sr+FfYmupH+CvVlE35Z9SI1sz7hixCjyKe+hz4KJviAUt
c+Ih/oHx52jE34Trwi7HrpLHMAxKN+LIFrJP8UNc0aHelQCRm/s+RvcwP0YMPA7TKMPvZyV3CAbJ38hgjVkf5uvIlDDPwFDxIfcEmA0WdDIRxN1DM9CK0sp9
vti8uMFJy2xfrEfjS/aMjGsRWBQXBqVZZ0sTE/9xzi8boYktS8P2W5J3lZmDAkdiz5DLbDXjn+z6Nf6ZpnOiUGKMbaD0O3A2oX9cQlJOojnJKrlsc3wNi7eZ
U5W5dNuyz1ghudnSVXIRm0r3lB6xeMXNwGPtaKtRPFQ5b/3O6IUjQiTZuOxg6UrrVFyku5bVIjS+1s3OgCSsl+mi0B29o00sK0n7Ecgqk0qNFb0qUKYypVHJ
brlf2RV/4/IH/rWp78pCffX9hvJa5eNL16elyyGK2Y+VT/dnlR9LH1P6IvC81F++pjK56lhCaMXFihflN8qQqoXyGMsBJhftoB3jei+EKivgJjQe1pGdgPfx
hUvPycZgMVpHTDBvdPQtSGAy8GXcEhGI1YVhuod4G2qQ5Z74w3mVy8Y7q8bCS1wG3VOxChpkGOuNZs9YGkKz0aOYy3PRI4qZZBFwgQl4JHnGds/2WWwcO1aM
9z21h8TlCc/d64tPyC28t7xsXCzZN7+JclwOiR6Jt0A65Ubv+MBVuY+jXaU61Dd1LfEq9pS6E70VVLN00zu9o8BoLkg+IV4ii8V87iUasfZjsch5CKt3PXWN
eIhl/NT6NUJX5jzX3JACIuTpuM9bovG5NdhN4jzcPCF7z5bY73GxtqXx3RMO227ta5VwI6lHfPXEZnE14trv7ZWwKnFNrCO+Vew369m9DePghJC4pPgTtri4
23vHxi6P08ROjHtlvbfrfYLdf7t8tl9bGqjSS0vjtjEPCFLuRbjxA3Kw9aMbcMvkDvYUqx1OgNOQ9ZG+Hb/J88Ub7MrYum4Snoz94RtubM6bbI+YFdAC48Ji
mEnJ1wsNm3WnvsImBIluIiyxCua11r7i6vhDygfzOAGRt+MP0ePkQbKftFAo9caJG3yzvGnEWPQQLioeFhDZngQwCT4sdsaKoVt8F88ocJn/CxFxjFlMkbSV
4cr/jsuSepf293fzOyrmlay1lvmTS5pr4YK2pnZl+5IrSof4WpZMDrQtD5SGpBRV/lGeI+8o/VLRevfCtOlVPaquVi0sZQJY1Z3YPpX5pYpZp8wpn0BMSHeV
eUv0lcFV9cuzAyOSWvt+Kfuz7EhpTilf2jd5WqCZ8L20UcnYkmWBz4kdSo6U/65/je3220q9yTNLMb/J/3fpk7KWZWmp3yq1lb2qrLub++pCX9hcBOcmi5n4
DJ0e+9Ps5WdrFgqJmix9b/lbWLqlmm240kM8bE9l20pbXD2FFkJLujMIGLoK11XZWDZ3lpotTDNwUdWjl9NTEIXeHr2pfJg/JX10RWs/HdhefqfkgP9VWqi/
qd9bElM2OsCWv00bEpD8S/3byif52pX9lTalnAsIpbOL5Z9T0vnUwkCa31G6y08EDpTAaTsq9pRWlpwIDIGGCY1pckMFhhKTWXuOh+5jQ0lOVLGXnTPdy2VH
7K/uxUx34z82PR4Vnm1FQYHYQ25ECUSwQsYvFH7ld+6sRZ8xrZc74DUYzH7lZ3CXJM9Da+9Vx/VxJQSGx1XFBpO3K/ezva2YbUPKLduEYsj2IyWxymre66vp
L0947LOWH04eUFoU0YNfV/I+DkraUhofT1Q0SbgfL5BhFQWxC4kuFe9AowKFdouHsfbY31B/eB8Zb+mBXaVLC8eDFfZachWwxCyEHzXNt56ic329FT3TDJmG
NbFNlGfp9yg5ujDQCtOYOxm6O2PxDOoCqUNNzD1fqS39QBObOelE8kymSeKGOHdVlm8WIScmk11K4iMHoK9MdVi7uUlZTgJGvI7tWJolRyXQ8RU2W5xtjxwX
YclJypEXWw/Ylh2ITGqf+GtKq/hP5NySdeTe4siSdMtq/BzzQHlm7lNcvzBMn25eqqC+7RgKfiM3+MbFpig/yn7YFkkl3nRZiVspdZKn20YrrYoHeLOwBHgG
1oXdBy2Nbk/tyN8RAN7laXMqHpVoAiP9y8uSFE9KNtKoLMS/3e8PaMq0qTl+4Pf5vwc2ltX2gmSd4a1P8QeX3C73lE5NfV5yI7DBP6bi74BcEZnyS+X/w7hb
B0eRxW2jwV0CCfHMZDLuGsOd4O7uzuKwyAaXxSWe0ZZjM9Mz0zOTBIIt7rrA4izuDove/P3d97336/NHV9ep6v71kUeqnlOjfEBwvE+++Rk5Km8pPC/7CsUE
ajnvPPVDsUfSk1kqO0YX4aGKuYIR1G90q81xUZR7qKa+rR2ZUrgKJIEx5I5uEDMwcYJzvFaePEWmV2D7fcjj9tIKtj95I5osEWnq0E3ExY4I/W1qPPwGCmlQ
slo2LipF302b6JmpsIE2WOmdZsriJspPCOO0hfijP8Y82R2v+uw+R3eTv3TtprsnZUqegivSpslVPb+LvfIFoi6a16A9aM5UqJqrxha4PQtkByoRfpruN5UI
RzDD1M2TrqEl4vLEHaCGgJaXRT1CA8RLlA0VPVWosAc6mjJCcUz7Th2pLVALTddMI/beN3Y0BfUiUw1L2LRm3+i0o+Y55nZmr2GaaUxFmSnb3Nn4UD9C39S4
p+KHKdI8R//acMo4wDC84ppBaNAYjuoVeyeVVs94xK8qa8iJ0gNuzI01JIDZ5Da33X0/NdvzSv+2+ADO8ix3DEALwQawFMwg67DAo3PcTfhb0RrqvdVLtngv
OF2x49U1WLXkk72/rwn1QSxOyRGutK8Wn5HOYuvCtuLznma6dVw70p50UNCaoM+r3E0JuX88O9TXpApvicakuqOgY1OZDM1U0F5anaoLffI8CS1U0itBzRRX
5GeqJayVcjY2Ui5x+Uru8o1KDWmv2cbqbHw4mAvppC0muz8Y0Jbuc/fnEwPZ6nLfhIKr/Odw++DjUOuMlCBdeo3fHJ7gW7lH1mJE6dPwEt9rz/AywP90l4St
+K9Qjn9/8O+QMWs9dy14O6zi25RO8w9Ik/HyoN3fKBzLZ/gOpt3yM/4NaKt/dWn3YIxlExoa7sntC34O6gPN0lcGbvtbhaaERpQNDC/JvIgGlmaX/7evqSLd
OlDuprMcCxpnUD2iT7qquO7F/RRPAR71PUVzwWiZ3X2K3U17hNvYs8rGCoO0oxzD9VIdXai9pc6T7qGq5K1nfys5JPdLvm0fKD4v3StPCi729QnMbJHBaz3r
+AR/WnAh/z5rA98gWODXhzJ4zKe0+Mbv5geEWvNtgsOCocxuwcnBkYE0/1R+Dp+e1YFfyIcDe/jV5F8+1GIsH02W8cPzOymXk5b6CKq/Ym2TaGuO7DNoqv2m
POOemV+ivZnSjgOGEvFoVW31Gl2yuJ1nnS5GZdAMFjPqu+IlvhmG2uB3ZwP0ALXEb7xNC8bbmwJA3Nw1c3+DYk8980KTg+/sHRTI03Tft9Mp599UOtBugWLL
wL2Rlnr+a6Hl3rn6GO9L2MD3Q1fHN4lSyjvx2/ZM4I+ijeSX529qtsaRMUz9YHc2/T2lj12XOpCeIt8krFOJLlaYTNVyP7H75UDOit6LhqY2BuPQMnGKRs1U
K7pLQPEAtq+yivosOSvOkXdX+ZU9dXvQN9dnsoj129uJf3cZojeh9IxdlrUV7yzbMoxki6mxebllQuZbczezwVxmecv9o94YWKht5DtqHmZWmU/oL2bO0Fe3
zKt0cEF9Tvqo8l9pvdR6y5z01+ZDmdf3PctcbDmRluWD6kPYZr7iTVBO8dTjD3AP3De11/iHCXJxvCOPTPdG6sU+IZwcWO0zUSLPZuMU91fvNvdi0h7flZr0
Ca5HsIHXo5yhfi5oJGZtWbL16Dsfz0UEDFnL/Sn+VkFpsDq/wudzZ/in84OCo3k1d8Y3NrN5oKOvQdDJTwv09L7UCLjjfgevDjUPd+XyMzN83cPVQ/VLT5fF
hVB6y7CmTB/aIkp1TEVe5Tkg18yR7lKv0LThgPKxcqqwGhhW8E6yjNyXPweryCyRWNW3uDZbpKzWuE/iQO0kap78EFimaicqFKfC3MSNiqm5WwXrGusV693H
mb80GXmNlN20pxVy+uz2WHcYrFC5tW/craynVTOwhawoacl0z411VDVcB1Gegdop1GB2Mj5umukby4l0qzRG71F/OtaApJ3DmEuScfGFKTWk9ekUMlU2M3+y
IyZ3jng5Snbf0RmFMrqhpJ441tUQ+NWeJB8VpMX5/yWdsRr1JtncvFPKnooYWT5gHLXkHZnn6iqq5tIWytHuOObf1BRZjnKtebxJsS9oHGr+T11blm1ZY36y
f5F5k6UmaKbradph7rpvnqmRqbVWrY023dNf2afS9zMlaJ4bYs3TVTP2LxB9NV3V364Yuyep3O75smfsnokVz3FT71+ovkLtt3o9KA4nJ7rtS1yfReuVpxI2
sYeSqyvawtnF66PLNn9JyCMtqWG6ESSJ7g9/ohXowtoKjUP+Wahy1ncVgXRJW8UpaVPRJHs0pVe8lI7x32P+9ZyDDtcJ3VQ0UfdDUZ+9K31PhoibyUcp++C+
W2q5b5G1YiNVR1Ofzdv6U3nd8R6dli2Xy+i1tm7y31ILJdLcOEXLlHbsZnF2qGd4XWlq8G7pyVC10CXyIXyau2gxcdGlPzhR6QNe48vQR/iTAp7S+77BvlJP
dpYfzOXF/MOyKhVv9uS16LVnZUV2+fhKnz7WvcP4zGwq7aftujd9T3x5//T8clw+s1wY/hReEaxl2s7nhOeWDgxfDWeWztScC/UNayufpUEu2MGyOlQjWLV0
dWhNWW74rCWy9GTpTH7Dnoi9KXtHBMeVv9+zeu/+lCFoEFVdsgS01VCuLUx1ks/8J60WBRRuIkSlqKqrC5nMRGscagvh5L/gENC6cCI+IJ0a3RSUi3eIisXP
qVf0AOVBpGdnJL0TxDr/EVcNZYfG84PDo5t/C2wO/gpUDxTzDr5qcx2/1jcs9IWvH0TBd1kTQ4bgPe8K//rg3uCvLBE/wNuR3+ID/Ofg98xV/Eg+jV8ZmMZr
wxOzFvsvBfsDm3oOGRpPScpTZ6XK5CtFGeit+y/ZMa1VLBRvUw7Ex1Sp+rbFRuYabEcv1TwkNTXNFA10IlSgGgbbuI8aLmm/K34qGAVdWNWhtC9QfVb2MHr4
G1Co7VWRo2hqARmNTCZDlrNmmU77QhvmRyilZYrMucb5XolBpw7wKL1paVv3EPMVfn+42NQ6gCzLTLe8L9yHQkt1Ufp1QVYfNuUb/DA1+bp9O5MrfyQ5L6XB
DfVC9gVrkuvsw+V2/VhNK3mQiORxjqfwo3qk+ntsE0eV4hPbq4j/0ZxUxqs6CF3Qpvw7qY9Gq1pGcsDm4mvEh8fB42mc5axedcBmOEKua2LStIqn3n1lXuNu
y0OfXDUNPFLFqcLyGz7eeNQ4hrAc0d9RI/MVd6+0gF5hGr53qaG53mL+J32luVaa98AX/Sz9DKNQtFzxD2cyZ9jPcrV06cY1iv6sXNPCtwTl6Y6y/Zlt+HrS
ueBu/xfDWHq6N0d7RXXS381XKN4FanE/0WH9Ey4UnafYAV7S/aUW2RbnJPvZwES+wP86NCjrus8fvOIP+msF3inWZVx2t+Z3BDfyDYMzg90z4wK1Qiu95fwc
31CxIWOv52SgRXgy3yl0kSvK7O2vGh6k/yfwM3Q76Mq6GMwL1xcPlXtS5rl7yl/If1ndib8n1pHuAFrxjORo6X7RVbhrvQTGK1aTNbaz9HvhS1s7+E23KilF
/EzxFT8BVclQ1QYXzyaL56NmTn+SVtVdmYFvKUc4VjHZzA/IuIzJTOoQe4zOQQvyJqvd+b+BFaAOvOHJdA7U35e1p4YJ25FJ8Ix7uPEniUcq6Z+whPnIJZrX
+acov6svR9WUjnd0t72QDSGPZDBxPB7qyE7JYBuVbBaflDUEaxPqpxyW9m5oKjJL82Ar+RlSX7yOHkqz6hs7u6i7khuVe2pOCqCl7kPknTjBXktSlZ0Olsqv
yAfhIkemaZLub+MCQ4+9eaZk01bzFrPGUpG2dp/aXNsyyVDPuNP8t3FiRX1zFcMcA9CnmFPM/1SUGlz6N7o3+h7GVYaNFWWGl8YO5h7BJ6WdQuszOu+ZVZHu
+1RiwrV9c3T9uKay+s7zZLizKWqpDbEb3BpCSe6m3pZlUx5xnjaevyFpIM2SbtQmsVfQ48B+VsH2Qbx6VYkYnFCnpd51Lt+M46uKr0vKdHXdXT0UqSeYC3Rc
grtavJ1uBtyuZ5IVuFdqX/Re/lxxUjVMweI/1NXRcumWxPbsI+kauhs5WHxpl2fnA1VLx1z2h7QvOwblSkZLWzsv2Dr4x3CtlZ3UgrRhpaOCtemBoV5Bvd9l
jlc7lD1KxwUagPf+Cu0xX7XQ5fAw/lTpoODH9PLg4dBqcpTkhueXnW++uNwdyFftDU73Lww7/FkhXWhicHipKPy3h8p6Efwebh2e7zvBT3cnp63160qbBNe6
+/lW+uenv/YxvCo01q0ITfReMP/HO0rnlD4N1fDMDdxJG8y/5ffs61/uK+V8WZk7ghdKl4tm2q14tE2qyRFP0nRI/WhvobJQPdiqYC0a6rzk+h2aUDm5y4zC
HakY52b6nnihfRjV2v1YMZQMVL+zrnH9EkLJG4cyZbEjT7hDNl4itHlKS30ffT+Cx0I3m88oLQrKeL+f52vyd7I++i1hWaggeL8S1180jw5rfB7+XJCtxMw3
mbXIvEAnXhhcGFweHJN5jB8behyO5yE/O9Ax64F/T8o0iUk6gzwXzRJQf1YFNmpbs/PwSFG2pqEmTj0z9ZjwKk4Fk9UXcmPhv5JI5o4nV/vRUVdbiiWiLpIb
KeqGT1Et3SpHI0UvNk5eBGeBLzAhLUG+1P9Rflfv2ZOjv59RS9sdhTNSiz+EcowVugzezC8Pkayr5m0Zo03hpKeBLelzQqf5atI7OpV/YOMbgd2mOsSgf+PJ
CZxUXDKn8Q0V+f7WQuw6yXod/6AZYrr+Nuoa2mN1yM2Kv5S/aaYrd6hPJH3W9ncWuJLJSlEVeVYlKy1QJrpHkqEoWZ0qZLU75S/jfljvKr+wki2txDJkwBvp
Ym2UYZPFbVQZzu3r4lutPYgyjFb+l3Hs3rvGZrIlAaerUWCCqMLc031M948sXh8Z7KxvXa7S5enG+0LmP9l8o35PJ9MRy1ULZTljqGHJODABDHdfQD0lT+l/
PALxGFmCv73tCdfaE0m/09znWrnidEZ5pqRHpco55lPzDXQS/0tuqKKr4W4QcVNUq9zblay0ux56vyRdVQ6g5fIJkkG2C7IJwf2hAv9iPwneysr0ZwfZAONP
diNPeuZz7+SQO9iJ/8al81TmheDVQEnoQYB4mqNhWYMDgdKvwbn+4tDIwP7m80O1ygcG5pV+4XuU3sxwlhbKuygo9WzpQvhAJZNMRlcVQsU8cTqYrpJqGydH
U2/E2TIGPpA/phvCWLmsSC5co7RLQ4xYqFGsppooY9RT9R3tqdICdlXSWWeR+oxGlLqlZGolBtgUg8Bc8DzVguJcp2EeuZcqRAEYpRRSr7FBfVResfOnoTsc
7OlYvFO5RnuZBMyHna1ZPUxJrB59Q9wt7U94p/iAWieqKpkD/UlJ8lPSC9LPqulII50mDsVFwWvKVLRUMV17CMax20Qb1KOTW5FVmur0ftlKTbEwFxkJK+mG
e0u7S3KUJnWOvBkxaRsLa2s7qmmJER5wn/LqzFXM03QtTGv1m/a6zetMVSxRptj0NuZj+5B+jaG1SWbcbBlrElQkG4WGqaYXxmzzYsOZCos+Wz/H0MtoM07X
n66YZKxZlhuKCLQMDOInmBfvGS/wOSLk3eme2lmGLPcXY1P3a7GXUsi3aX94WylnogboZZxJfYyukdwltdzXHy4HGbC+voHkgeY290lynTy3/asrUqhFC4Um
xkH1oAxwtuIxOg9bSNejsDPT2QtcsE8jg4tPeW8KnugMqm+aB8qW9uySs3ScPAdcyDsm3yQ94VDCDiJnqojkKn8xUlITHFZ0tN+SINAD/gY6yp5ITjpUIczv
CtyPr7KjmmFSaUtyS17IvPPXDW7XNkSx/pX8lICZC3vOptcMCkvT/Qt9z8IzS6mM8sCJYFtfTNnfZWNL5c2p8klBd+CetpYQ8kv8wrK+4e5lVUvfcdP9VVrc
0p7zNeTf+EYF6nFM+szgJ+5zIIV/QYlCobRw4BW/omQjehRc7YkxPw9m8Ho/F4zhq/m7pTf1FXiHldvLQNnn0LzM1cFb0sFqOZOWUl4S7Z5L7VCcVl7W8co0
dVCxVTnOuUQXo3mNBAahbar7fM1O+HLir/g64neyJNUs8aOkCMeEkkbiF6tmqxQqE610NmGblAyK/SFNLt8RbBBsxTvDhnJhy83BDqFq4bUhGGwdCma+DU8K
2YNDgs5KlIQtuvszQnyI8rcPngwet5QED4ZmhHh+SOhmSJX1LVSl9En4v9JLpYlhSdZF+njyC2m82C+n3BfAenicdLG99mTT+ngsLxJewlNBgjcBWtxp3N9M
OuPBk2S/PB/Uz7yj0FHlVXcn9ja1yt3aMKdgsbVcPQ+dFZcnJzPfM6SGfup+boc5xvJo/+f027p3qp/qvchL+uy/6t5NTSttp27Dv5POC1akXdHHqaPd2Wk7
yTg+IJgIWV+vjJPGCerRaVnGKEWFFzG/cee4mAyZRCXuyMaIh9mfoEjBXbBOIsXXUx+BuaifZ0q00J5f/SV9CuaTi75f8vvKo5LTivmKTrbB4K4oRD1Xd1ZM
kfFxd1DN4saqGor1lVylkrezNjI90dTUyDV9NUfdbX19NDneCH5I6ezgK82RvW9D0tDbwCoL4L+TF5YGBqF4aKVXPhqOIqMqWvHrAhu4QmPIe97cqXyEMlaf
iUdZfhjeyUX7J1bq+1NuHpcKL6a+0K30j/EO0E/y13Bd9e3SuCp5eKR+hC/ka+N/qM4Kt+JrK3py7bglXLrW6VP52ii2uI7C0/bvhqbOF6If9D64wzpc7ZSv
D93mD/G3uEaBJT5ti5HkBB/iG6lZfrt/d0Z2qE3oM/82OCTw2Mu0mBAYE1SHlnM5ASlvzSwtjQndCp4pHRdUlbZuWaU0lt8UrAjUC3R0F5l51wOHWG6RquiF
CKTyzFbpKyadzswbRtuYeHzUdZaxIJ8jUpOT3E38b0oiMdBPQEC9ValF58AiEgJbYIvd1yQPpDfZsZoMeIlKTXRLZkg+iLdoKjUlnMX8WcDBMyi6IJ75Q15L
3Uvqh22oWt7jKDW/CndUfkW8XfaeXQIUIjf7w/EKG7ln9O7C3pq+hTsN/zH2Ro/s02wXxW5FvW0/5X3lFxT16JxCCUxOHLVrKPlXvM2tA1r5caWEdcrOgoFM
OegEsFZAqYo7pfDSnfGnwFdFiBiEumIxOqTMtlmSs2M3gu94PrmOrG7MdTE3N5UZK4zVLVJDt73x6fUtF809zF8sC80VFRf1PwzItMvc3XzUcGzvC+Ofpp+m
MabXJof20t44/WV9HTNr5k1N9P6KtuHFgf8Kb+tfUFbwb8Y5zQhVrLpEvVPfV97VcJ3rtTsOj1DvpDMcNfRdorM0kmQgAdo8lZOaodiGibs73JE6WSbV49Sp
YqF3sFsBtkuO6n6Xr0wRlgwQn2VCjucg3XrUdy3wSbHRNxmd0jfUtEV9lUZ9Grnh7SHrIRwPeuUfjzmX2l8Zr11KX6BTbW0EnVVNZcM136WPZY+UF8h/jGaH
U96TfC2eCYcxM20LqKvy76FUb3nwumaayGrpm/WJq69IIwOD7/xqI8ORsn/8E1iRvolzmb9685WlkT5e5Qk2C/0o/ZTFlq4JzQrq+a6+cNmgDE9ZomeJt43v
YHk/dq+e9T8OHQkuDmWjiyjH8huK5u77y3wdFMSzPeND6Ib/nj8SN/KDwNL0tcGhXJT7h/8PjzfQtXmleqDTfC356SDVsChzv7m36QXnT/szIzt9ZosqPgqO
YUdYZoM54G/uf8j4/u8ZxP+vpNn/mR+M+L/Lm93n09JTYDYWiHu6Jf56zl7ulqA8ZcfazVyqYaP3mGIEuW2LiFgPin3Y5jVNLUzAOYb/PNCyiwupRe4ju+9r
WhjeJ5aVTc1Pc0fk2CLaqGMz7vke6Wxgh/pqWnlyJPfL814zSH3J+tJzmDshvBHwSZeod2lnqFPCy1MmglOBbd4YLzZ0sZusRs0qr0J2K3WltVf9N9w0xTRv
fN0+kl84IqIU1Wue1IS2vvPOUooNX9ixVJRpPFMqGRw9z91V1kb9QKZF/RQREY3rdQAHPEZ2iJ/gH7ZhnumuboEmsjlYo9oPftf184aEpZp/Sab8sfY+KdI3
RTsTq7MjldnKWSktHAeoZ7inbIvmkf2e6/Gm+y5vShf66u5FjKMwIicqxWYsVnyX3NTEeMfg1dRN0VRNbcpIz940lKbJmNrzwU6JvjgiYs6fK0F+ShX5CvVM
c11sEM4vHiCqJsmU/Cf6AjursfK+eqZ8tmS6zlEYJR3VpBQOTj6kX+M/akiiie550KkrUNbkl5bvV3xdXxKc4lxQOtf0vGQqVzn+jleEJac97Uk+fthyj2lo
6UDLEfCzdGX9/UQifu0F5sexSB4RsWHT367ZGW24P0yflOa9l0LpsFdanHSAZ45+rqerL9LRpZKFumj2wjz4QNScm62J8P2vWcr/Kev6P6/H/zNnHfF/v/oi
Ih76n7eYJh9Hb019Sny2ZHLeULep3z+w/iT9OHKLzw6BxOdpEREJrIgToddcfW0uWaSZ2mJe6U9uOlyieGXNRH5xT2NO+LRzYuVeOrGhvaGfMsb3mnPC5Mr1
V11xmpOljzUepku51R4n9hm+BoxebYYx2ISbqH+o0QoTUGH6HV2dlI7wBbfGP1DxXN9J10rs3BxVelKzqiwy3Y9qKiNyernWqueImho6q+XBFUGZVJh+J1yn
7HwwKSqKb6ydSB3Ub5TvIRERii1bFb3Ez/xDgp+iVmJXIEE9RZEL06jppn8VU+EIXVVVOukGTtp3eC9oD3BEOTegbyEhCxVt8bfE5dxW+1tRmT0aTinZuGmE
/ITvOPPdGSvUGiIigKQx1wBHggaq3e579DzXIvRSaFV/obIb/1QvVK1RZEjyPXVhRE6z3H3uraCR+jappSLkbeIjqo36ZnGi5ueuFUU9Zf0V2+J6yPdLXzpW
Mg+Vn2XA0x0sTjklHqnPILXFiUxX7pVjPaexV1Hvrz9JU6byKCoov2QjG5HTXAEzMaPHMmYhXAQnwO7sTHc7tdXRLWaHqktMR2a/aqtmHojIya7ZEBYzm0Ch
bkVkR+JT9JB0RxNhuvqv2GPUKjI49aOUTXkuGZG/j2nkGaX8mBIp+R9PO/y/sex/xrX/qef/PBnx/3M1Ud7Ti5jvtkP2NN8D8tOegufwE8Ujqn32lis/ss3V
7VyPmYiINOcv8he1SzmE+ss3Xt4EDYl87PqI7gnuNdqjPJxRVTnMOp/ZVDlOWU2LUEvDGk9X3cioOvlCQ3W8lMxNZbWz5anKMuYJmartYjgOC03VNjVg89iO
zrb6I96a5oncDjOi98hKM/J3TDUuUxc76d3HfTZYzfA5GOuemhcRcSH/lniJWIFycK9K5fNDfjjjpXutP1UlifkSiEwZrNih1zOl+oiI32vOhpfTewVfGu9q
VhfeDE6xD/LdUAfUEs8wFSZzuTv+GXKW7w3tsjeciF9O3eTDvhEFLcgpvU7bNW6q+Q+Qq/5HnMo2Xx/BFapGeaoFyzXHhBE5rQo/ko7itxmT3ed9Myxj1TtV
1RQalOb1xV70VEsebBTr7Mpl5oiIzn+WE688wbOE/4oL3H+iyeIm/iRDdw3kdrjSNUEkkHdM3ZN0gjoveuw5hFp5tgX/l/R2xP+aWP/fMvn/75z//xUCZRhy
UqkMie214AkeRLp5PleyeF2wbU0SqOeJYsfQveUTpRE5a1TP2fYFb+EWUgC6lPRJ2emxku/uNYKHm3O0h9Rm1NmdLn6REJGzqO47odmf6BUpqnrHFHRz79bl
ewrAXWqH+isTVua51xhWqroqrMql8k+Sat7ZKEV7c2/nLHfwmjqq/M/yqPKQuk3wz/CyA22416EhvuGlN8xLxEXcgxh5zFIxUzRHHiVpL9KKBommu+bKZZJj
Mofgp3Sm4JAgXbLCtgYsTCXsxLiV0g+xO5UpMAekQwHJon4DP0EfVINMhbWdi9H7kkzUCEwnn9iT2EH+AB3xF/jUeSo6hgqyUcLc1ITUS0w6VIkhrIZ1gvX1
ufXpZLwjGRRBN2yO0h2LyTHcEY3HZtxZ9pFeVvRM2kRslUympyQfA4uYdUyKZIjEaB8qu0VxcCkUsG57vLNn0kxYSM9jvoJ+zp4OQlzUGlwFbiSH8CRUXulz
EHuYPsSsoSPgjsTGuKtkkrgXHRBvEZ8TfUMc7OIZ4/Yx3QUt5GVkWkotmOh5kf8J9RN+QHvFQtaHJsf3Q6bkMcJH9GVWg5tQG6A4aih+70py1SXjKAfbN66P
Kx0o6JbSKuw2aWe6JfGDGUyTlIZgoOqq6AC642rBhlGZPVVihdEEFzYjHHyGrOBCURl5j+oQK7ObqVZ7/DpX7VmVLGyj19NfbXZ7TRIgl+kp+CnqyXTCd1E2
bEIGlViRDfwWOwN1d3KgJulHmqBeAhP9DaxDW7EUvXNGJn2ke6GqbDmyubLJHWlz8V9yrTRLrpV9SmyUVLOEpq4LXrteNZ2FN9Hjky8oiksOCnOVG+S9Eu0x
v9FfJa3V0+NPixczC1F3Zq+8TLo9+ba9bfJN8UympbsNHgobwGv0VlJGxqYayTTwOKWJM8b9BpvYf5DK1RZB8QKsou6Ap/bR9jG2pfIFgiLWCMZVzvZ0aMIH
hB2p2eAlLrVnkQvMTHaoS0e1BbXpjuAAMAjHWV+wXpQZW+Ae7jqZnyUhqSLFXvlgxSEQEV3K1AGtqKnwlOtW7bm4ld1IF0c3SZhGtoNi2me9RC+gx0EKGtBI
ehTs434bK3SOIp3RZfKQPIW7K79lQUHnMElA8k0+R74ZjMC5ldXPdu3Nq2BFlD/2sCMDRrJ3GQPMo5PJN3iAeexIEnZGB3Lj3GebbsXDUDKs5zyNpqCywjms
FgnBQDiYWcxm4IHMc3Gcqzn1glLISmIOSgW5t5LbC1fZ98qaqv5NCijWy/JjXsnvyRdJfwqCAm2qRZpuHWUvhgY8Ec+CzSurp1wTsI6sZBbDKdRq3JckMphp
bL+MelBDwDNGwHxwa3BVNI+kUUfo7+x4a1VcxCjcEWi8ZxbuUPKfaw57h5kNOqCrpCO6lzBf3LwwIKhJntF7C3eIjkg7JvuwFrbGxaAYXKDjhJd29krMb3bK
l+MdgKZ6eoB0LqNY5WnjjkRS52dUm+uS2wrtx0HPFXkHZqzrGCoBFihdd79knWMlEqAHceehkyIFi1HNEiV5Be6B66ghaQU09B5poaq0qJbwsLijs4O7Zsp5
+bKSDYJHigGisfKklDOS/aA3NRm9gpx8KdwAGhMDS5CQXBXGws3QDLq4DYUrYDnIV5zfsZAazP5DL5GvEN+H4+l39pa0mJKmvkRbJYecMal62VrJL3ut4ghw
my1yXoL/QU/+B2xPrSLapfwhtjEWYiYC5i5am/iKlhI/tY+Zgaay9cEscgC9pd7b+1LVXCeTgvgkWoUHFA90f2CSXR9dM+BVsDdlvn0QfGE3UG1d86hi8AlL
igZiETkBG4nL8A9nXxCSrpcNQZfkc5yD3O1AF3pJcV0cFImZsGpQYUNH26hh5JxoHXwAYmLrgNWuW66nrq2y0cx9uM6WRgXRHyXjYDVxDfbEru34NJNFn9i0
05kHxLgVNb6OnqoLHbgA72B/c0FmRclhtlDWD22rf03ViF4kTyE15AfBC+Y1Hu5+sObglp6F7aN2sBL82TvBts31g5npTCo4iLyey/iwYoRiAhjF/Ut8KcKd
VYCYLKQLY8ua9XAeBnWxjJ+aNB5ccjNwASdg1KSzax1oQHcj77Ac3nf1ULZidAIZdxdwMpn3kLdl0xnEJGnpfqadwmHWZ/0LHYMvZNZKLzrN+tK1NSUNCMgu
MISqXzmKtUB7MBydElfB5RjDmbBWghxPRiJwmckpLpI89ryl923bDm4UjUIfoJDUJA9g720VZIZ3CdnoqeOeC1Kol45h0izODDKRnjSLjVWcKQ6Q1mSZIx8m
wBAVcEWgOqwH7ZG9iolisnwdPdMIS+8CQfyB7eD74L7EKMA2FAGS+dPkgtLtdtpbexNAK3IJfuHa+ZM5GqnxK1aIzhcWqsaSw6greVPS3fEe/u1LIDLlNXjL
Wwe2EavYPvI3jdJBbzyLGQzuwpVxr2RjYRdMgeG2vY1Z+4zEOCJgJ2xqLLnpWN/gmfNrUl0ic71HNnFv+AiZ5A58B5xT7vaYwHZoWNmW7UN+skvxoIJhuAbR
Wo9bNzoS5bWFcwtvS07AmdiCNtgeJA6UvsNDFDVVv5XUJgdwoaMBOc6uolIEJsdpMAE9LtiiXKEYQMepZ8NX+KNDQjYDV/HvzGA4EU4VnqevldSQ/6Sfg3nF
8aQeqmuLJpvjD1bySX9ySqEWjge/x+/E76k+QApCsq9oa+ohZc3UMtlldFe5Dc5mO9CPYRK1QLrOfbKypQOxarzdTL7gvaLX277gLOyCDcgaj5bUZdZr3icm
xkmEK/F9QSc6FbUj72GFLILoUQSKZFurPdY+zbLJVclyEEQq0rc4O/6ErbO1tdKBv6CXtiQCqKOgoa0zNR30cj6C1dm6ZDgcoLLIs3C2+h7215nm7ApeSscI
htAdpULYD+9kssA8eiyZQK9AXjYeOJRbMGOfn9ibSRRuo832asoz6A0QyVeCe0yGcKb8L2lDNF6cmzzAvhIXgUjxEqwQbmKjyUBqCVzRcH7+U9cpUCF9BM4w
bW3LEjtDH5q4qyr9FzMBSVEZfk0kjh04DMbRtex7uA7ubLJ952zBPfo1au14IEhCde0u2In0R0byCG6n03dtLey6tio9xNXD9Q6/xCfjfILn+CzVh+1QspMe
bK23fj6YqxTg6y6F7QI3wd3IU4huognOptzHQE8u3zeCawmn4S1gdvFeHBH9D+gVPw22je8P/oA1hb3ASHBTuhu8lO+uVEcd8SbcGamKl4IBJdULltHV1FnW
Jbi3YjbwudLUR+FzJ128QuqLnwh7a5KpPZLzAMImjmFYVry2yWxKxyjIcihQVpNcEGSxZ/K/wj6JNegaqtVwnbA9rOauRfTEyayCi0CF9Sl8RD8nTs9oN0TN
ZC1KLCntOL87VrrZcQHJ4Wh3prye7CeoS9o51gogdQFNgzVIJ3IYbGdGyNNAO/XohMdgA3XWJqPGWdcx32AflEFRaDu6m8oIEpOvJW0CPRU5RT1sefLaitkO
BaW1b0nSq67DdfHt4ZDUbvl/pByUMKKLOqfdoHgg1Su/Cs4o/hCNjB8A8uy5slgqnuoQv0KyRdwXl6Dl6BHKdU7Z/FVxGmhxOyoLbXJ8YJLwFzzIWbJrJP28
BDlO0cGwK9TTODVtlHZBoBXXiVsWasI3CJLw7fCp0tvug9yh4OBAHX4+V+BeFM721jJQBjkW+uqVdfK1516E+wV7lMr4/7yNgmncVjMAEZo3ppCjaVqiRavq
Lb+qv5RW0yI3X7ObPX1ty+yTc/eadypzpYSXoXWBamSlcaBpkSqemx5qjVspBxhrufI1W5X1Arb4H+6LUb31h4Ir+avY4lME04xNLDMyB1tWZDVxncxIz2xN
BvhX6wabdwXSvV1wpDkl7a05NWOMUpc+zfCX8ZxHEDhv9PllMT7j/cR0tzXY3SD1XNQfTdicOSRjS8aLjL1mQ/r1jNHkjLcBmU2eui3ugLNUkw9LJG25ZrJn
IKwKkZmBZ6CJ/Klze+AEUUrP+TS+w/x/vvTAVNrJ/uGf4G/O6wMnA9eZi2oYXM19Cj7zPQ1XFRaQ17ARKHMORH0ohsqnm7trORrguTjNrXBnp/RyZZHttHhT
t0rF9WPXfGaL7CptR7dwFVfHrQ3pNzQjvQ+uSWLoK/gaU86OhLvtzUl3dNBfnZugS/CV6Dv75KFV8KZ/iUbN91BHiyZwVb3zjCvsx3xHsMPQPDRTHdZm8rX9
rfkPHPCP4leGo821vdUDU70XQl7VC71fP5Kv6+5e6avm+OqGIV/d2DVwPXwsQKde0F4I7DF3CT5XXg8acLPQkXAZ94YbXskKB0N/eQ1skL/qeca19bf3RMjP
qrsZ9+lklDRkcJ4y1zdf1uwg7fRH1CM8f5XK3J3DClhW2sHzL7935yPZFG+0Kq1Sk4VEXTiL7q6JV1/y/YFW+X/nhnGrzLO5GT6t/0ooPpwbPMRtq6y3d3B6
MM7/il9Q2iPYi+tampAhzeySOdu8MHNMRpvMeWlzzG/MG8xvDBFpy0xbTHUMz8zHU36YJfp2prOaJHORZSccaV5gOqcPph9Mx5Zch980Nu1qOp3+d9rgDGF6
YUb3jPeW13i34pPHGSpSjvZN4N8WhzVVzSOY68ZFXEP38MAAvhCZ/M/gVeNzvo1qMDfeewB04Lpwm+UHfH/Bi9qrsBeYk9Tc88UQJbVwDdR/Gftobco/mZLg
1lJFSBvaGcjxjPLvNj0zLdQWeuKNA9WGYJrzRFknTZfwNnczbpr/T1+D9BXpryx+/xWWVr8w/Bt4FNrvEYjy3P34Bv7fDB7+if5fd3d+sOGr8ZLlq3m5ZWnx
E/cYldt12TzUstuSpM/UbzXfsDTVHjd/U7e3LDXeYpcym82qtHWWb7C38bWuc8aHpN3cTe5AWn87zzdO+6puY2mp2G+aV2pCs31PpI7QE0lBMFPfO/BZO1C/
yLPJtMEwzPPUXx0eVZrV/3o/ecWkD4isfFMdy1PDMEOW+SO/2bvf/5/ldHA99yYwKRxlvBp6a1mFnJ7ospG0n1rBzHbloB7sd9jMNrT+eMe11GExzhKbvboI
4jEkAyjRRfhnbDv5dDtNd2AIbAx2g+3UZKeV7UWSmTvu3uQJagJ6k7HsEXcsOIpzgneIUHwhtJ6/FjwX+k42lG3Q5Ia/eeLDYf0i03p347Q4RwtLPr/G19Fc
Jclhemd6Y/7L90PfSZfKnaCn8pcMQ/SLyN/cM7ea6ss6fMVcE7qFWkbM6D5sCRLsUvsAYReqB3lY0ITYkvsXpztqMpJKLrwPVjhT2BSwAI0i16PrU9cr7+9R
E+YU6guO4EjUn725JYBbJ6QiKaxHrsMWBS+RAb+BPeFNxVz8kN2AT+LOpK/Ah5bnvQTH6EI4v6gL1bhZUxK2UwDgs0VrqU5YyLxDB8Fy+KT+KHIedGe/4jpU
EyrgMMM4q5KdHPWTHuaUCTsSJzWoeIajK3gKVuVaYhVJ0Xgo2VQySnApfjK9AWDWzEb8uYrqllyHHKY/Wr9T9eByBuFFYDSaZU+nbqDloI59fv5b10BcSKlg
l807kp+DYXEzMWvX05cER5JHCKLYqMRdoBY71/En6uIoZI84y3AKUZD9lYyrtvUk4xNvsYNBQ/gKjUL51Eussf9Ek8BQajd9mr7EyOzrdzZOfI+vsyNYKciG
jXAGGOnqlzcSZpMmoC61zPUvmAQHOmthK/RjBVqc34ri2CRSATrAZNcHwRE0xHGOPYPH0XWtz4tnoCZs6/wW9d7RQtgXJoLp8LGtN/lpnYzaMvfolZF/RAqY
1+gztYC55ugAvwAziIabbaSwoX0A05tamnySOUrPZEaQBcWR+HFCJyLHvVFHMgZmWb8n/haTsRsCHZYx65pNi32G16NLUERuoovxU6i2eC+ah8YkTcOjcZKg
e3Fr5zCQz650DbA5UFf0F36FL+IBZAaIpSLBFXDcoWZ3QRceTh3M+wxewIaR/mgXzKD60r+DdngtGwvrxHKg8o/pM+w8NJByWPeAQcl7nd2oKYn90VPqQN5w
MB3MdPQifSNj8RtUm9R0jU322V8XRTsPMFeLj9iHCgdTf8DDqAjVzpuOqwsvgAicy/aGw51WSDfkGQMqAEpqF9uS6kcOOLbC41CGBsC+rjbCJlQiiaLmICdz
BsaDtexk6iSuQoY6uwEf/YT6iBKZr1R30q14Ohps302NQW2tseQQMONCnI/qkxd0YwzhWDgouW70v3gKOseOJB9yT+KTbD0KYx1YAPxOBjoQW9KOxFNJaAB6
gGqgUXYfqthtIQ3ZcmBkzyIxvRyr0CS8pGQatNtvu9bCQVAMjlUy2mdHA8cCthUqxM+jJlBRwm70GpfavoTewmahk677SMIIydzE1qAxvctZraRtpRv4F39h
ZGgeXcJsohqQvfhE3qLY1/ZldH34X4HBns+2JCTJl/wBfLbvgN3IT5uZuYZeC7qDKGfjhD1JVRzltkssYlLkATgMH4bzYGPnW1gdxgBTs6loIp1IrsBf1O8o
mslK3sheg+OLuMR+znzGjbaAg5vuFnGuWXBsfEFRZPJveBnoARnUnu0FusEC1yTclNSunKHG4IL9Lrq2fi/Mhs8qK/CDVOvG/LewE4omo6FK0BqfQU1BGBkq
d+gAmsW0fRaehDOTupNtmNB1qGPM37YrbFa1A7a6jva4Ksxw6QXz2BdoKS7BbdExZ4J1CYgiH4AHvQA/qRCYULQIJ+BTTkFSM2ACvehsNJI0Yg7b3sKWcDzz
uCSD7QsVru6oGa4CcpOX2c4ykNKDR9bpKEx9ZW+DxjFvthx1OBJ5ONMxAU5CiagW+xp9dPUkL2FHehXanTS6ylDHF9id7etY4MhIshWetFqIE/eAram6eEP+
Z3ZNSZb1FzM0cRNOEr7Mu4juJv8NL7ui8s30R6YcVIPReddd1Z0OeiNYkbgA9rBWRa3pPDQmuQ0+5niMLuAn2MK8dclItnMA7CBMZC+gqrYh1M0kiK+iZDoP
GF0dYD9yorA92eDwJyXGbaWisR/uZnfZTzpolJnbMLGENQn/gcOZuRtXFLdLugXV5FlSHauG1Ad5sHPyaWohjqE1qFHSbNqFV6MqjAUtS7xJxThvo3tMXxKM
zmTSrLfZkbQALbP2QBWVjrcG0x682BpJ5gMMx8MnxXWcm5GNyrBdROPgNvsje0P2SFwaCTlrgfuF9VAzdig0k77kNW7JREGTLcXRNq4GHiFcykyHq5CSdCUl
eGtxLJplOwa+Fw9lhpOeJCvRQp+FQbaBI47pS79AT+FkunqlZ+tAw0ZalARLS7Li6lCncQnc74oS7qTCBROL9ZUO300tQl3tqcRQLLI/zvMyP1nW+og+6dwI
hA2n4tRmS9GovEjHaTwPJRfG21qSWrCiqCsaCS4V9t85IFnJrgA7C/qCSFi+e7LAgPfD53g5elOwreFucNr+ja6CeyYzMKOkIfM73AMnUVtcfzobgt9ddno5
WFFcDtdu7kuM6G9ghqMQwkNAITI6FCCE97MpsI/rWmITkMCEcRdcjjdat8EJ7JWSXljDHgOD8reA2JKBTevtNLFHsJRcxuMhl7tQMByUMwtdq+NnCzuh5Y0b
U78cp5nm0IzX02d3jYMbaR7PADmbkpGo6Xl7ZEw2aIxTmAbCbOBg7zMTnRPQxPqRuAcdSS4JMNiSOIS96xoOZtInqeOglXB4yS8a4zJwMn+tfRhw0UNgW1KN
Peoy7GxPeuQ+pRpuM8Nl8AcKoEOuWtRPWFGJRSVQLTxTWUF7lEIvr0SIHva7Dl/uUfTKVY0uZp44u+MheCg7yN4UKugL8XtQl5Lp7ADkA0pwgTmOvzapvaIP
vMJspqNxKRjpmIHDbHPymjqP96GW1KzECKRDnYiMHHe0wL3ZMrCHjoNHK9sxKMIrIm/YqzJv4Omiv6k/EHGspYaStKIgPMkuxqmJI4malFq70OfpwpIRbE/2
OnUGxRMlGAXfARfYCBbhvJ3NyW1swLXyD1JOvJNqyRbFrXdYnVWwzNEGaplWpIprpbUIlcGm+ETyabY3eAMK8MCkM4intziWueJxCXuyMWP/YiunOgkbspEJ
g4TjSB/rA0BZ18AD6C7axT5nNiTuo7+gsXFqOjrOVDLF2aFEjLXJh2wFcD9lhtK440w0qSVkmT1UcVSAPVu8HAyEvYjGWgfNoCIcN6lbeWuSmuReoxT4Kj4N
rxZayFF6iXMxsjsrqGVRLcANthO6CWdhjSNdmISboyXbQuxC3IMw7Cekwh2ovQV/5C3bMllYjz3GXgNxbDpzBN22dt69M/e8Iwo3xN1gn4LTVG3GBhR4vGNk
cU9Ul7xiBjLbXf1sIwDEU8ArFGm/XXLT9RTms16QxkyCaehMo3TBf/gtpcQfgCzxLKKdS9FRV53V6aSPvX9sSeIvexHb2z4SbAfpdlelSpE0u0angO729puj
NvcUNKpkqDOC2OiAXYbS4ltQBwqmCl87pCX7oZ3NZI4KhjmEtJauxYpsW6gz0ZloI+hcUE7dBpugfVdV3Xd3f8kkYdWkxdDF+fRjFHXph/iUaFnqHo9cZE2Y
JBhKgiRVvla21RXr28K0KbkBCshxkOxxFqnBRbQ/t8AWh4S2UaROXqy8DTuMeW/trEvhXvujlN8l+5xNlFWBz9+b/42vmjpcXUvdm5vtX+HbBuZ7BpClpCFq
pTIH1xQUJx4k5XBisKm3n2e6orV3NflVHCO5pW+vLVbvTGFE99cpPdlcbfCDni5Yqv3qqe9Z5PFzPk7D3yAWrqf8pk8GJnlO6p+KPUyBp4jPk83lqwdyAh6O
dbzmstQ70UbbG7yVH8EtDG7WBB3tOJE2Q5yrXg9uuP+TYyAjv/uved4AUdxuXzNvVuWefACLPOsIcDfwjwhwzgVA5RtFfuOuc8M9Zb7k4FT/4WAX7zv+jDcK
ZbrLPVv8DvEp4yyPw1ABk32ZRAnXqOrgWpxV8cszjRP7I3yP3BuoL4oHgdHcHK7AsZ9IKRE/yfudTHef8931NSe/wBp3R/9KX4+U/zxXPYhrx9f1r0y+6LMq
9u1IhVOdCxkMr3pOIxF5SNbTQ0E9rOBauBmyxPmMucboCyfT83AcqA6OFQNpX9tu1JG+Qp8D/8DolGO5HLlcksX8gyRgovOok5AS929YqcyULVbvlELciW7m
Pg/Usu6pJ8RjVFrRzcD7pNmOtfI2XHz+BH1LWT9NJphCyshsUhWOFb9LxbDUepgpbrIey/A4GMtm25W2IURQO97dWbdPHFE8Sd1Vm83FgUFScckobou7o7Ku
rJN/PWLo7n7gf8PV0kgF9f1tPdKkrfQQ/xRORyV7ixN6wloOTpRr5bmhKiOISXkId1l7ae7LynzroR04NWtJHJXjv0Yv8zyWrPNH+i/662l0/inksCLGv8Tf
tPG5wHalPcQG4oKLxVpkpNf6p/l6e98GhlaugXp0G24AOedr7H7nbQDeK6f49mnLJNXc67gVytoc6/tP/V7u5/v7Tnlnc10q+x/Qep/HX8PXj0T5hvuj6OG4
l2+Gt4CbzM32XVL1d9dzj+VjfJcYPZ7HNeXe+p/CIz4jnkY31V0Wl8sPe09xjWxInpOq9mSormiG+cZqCqW/e877qgk3wTXqd016wYUup+dv30fvK/ca1Noz
Bj8in5jqYIKtpfM3Zgg5mCtm9qT0dN2EbdxdDYsN5tB4/qZ/vH+Fp7lnNzCEDvDn3Q99Os8yrOKXeMbwJWQhjhSPLu7KDXR34Gz+qtwi76KSur7t4puGvYYR
rhqeY8673maBD57P3ABunb/Q0IZrwy/lZvJrZdc5oX9qINkfIkX8E/egQA31Bfa1t4/nUUqZO5veHDyG43z/cu25gYYN6s2cXlLTgz3fTMe185VlslaSGuST
/aO6j3KwMcX/hM9X/UCdjb1xkeokOcpGBtvqe+qGWk5roslrzy6fUdXI8kT7T6MwWEXvQcfdCyhfSpqG9tqSVN6ugr91cotXvV41SVGulqf2cBaDh4J/7VPp
OKaQbCUHKciIkzgo0aq5Q9hrzwL7veGSz8wr0NouhddAbB6Hg+RgfIpsrnsnGAe3eOTkJ9vTMQLsx4eZluQEruXYhgNuo4Qq6JRcAmLwKHlnWFuvIL3BwMBt
vqE/7O4ub2gv95Z49srWohnuPt4i7hLZ5Ge5zaIKbheXgP7y1lDX9RB5LD4ddRL8af9IdXLqYWt5AnQ6H+Ke6CpdgM4KpoDM5He7t6Fa8G/mLW6Fz8H1eBOo
mzzc3p5Mhn9Q0cI27JqkHvaHtAhWATIIBZeZQ/Bv9BTMd0QACTMI3ge9iAQ0JP/AdbiJcpCilC5HS0tGoE+gM9OWjiATksuYx4VqQXO8lBnPGEgo6XviZnoM
SSFHqU70fFaAKvArUAwf4SnUL6ZHpSOWxHaI/0mPtj+NX5P0HYfgGucOrESF8HpkN9AFDYYnoNV6BVxmLu0upp+79m3diX4w6/8sTnpL30zYhWdCE3qSPxn+
iM3B7fEH6+LCTigzul3cS1qFfgPTivcUlzebn5Do/N35Ce2gEqkBrmS0pVJlNCOfraMrZ01LvmyMQjPgO+vL2Fbsv8iDZ+XHW9dQtYkh8ZI9ABtWatSPCZNc
o9EO+/0Yg/OboH5u50pFE6KHM3vj7EnL6DH4A7qNXWiK9Q8gcgVgU6AiJ1x3rAPierH3qT6wru0MzLZOQddQmrAR7EuWAmWCDT9k6qITJTdwTfRHJWpeTv5U
2IDEkrm207BTcSfSEr+hdOShIwr+SVG2AdQex0+Qi6Y67zuuxhU0HljpTT2VKkhGFyTFRXe2L8Yd2bn21vT+Sn/5lU6yq5vtoF+iZbgNeIPjUE92jouO7Qde
gC/4D6ov8cCmriWOY8VN2MFkMyoGd5O+ozu0Q/CmsANbgNcw9YnAOQgcoGvQtUAQlkMjbokeo0bOFGcUQznXgL24DKe6tOSm08tcLE6DT+m+ca2xBmbBBUmX
o2fACPZ07L3CoXBYyU7QD7rBS5e2oC8xkYfWAXQ4aSB5T++Dr1APMmDHMeS0FqOuAjtTiNeCZ3AkaRY3Yud+NuDMIiXsBfY2SiddbMOJnFqTn8AgPJJS0mnF
+8AupCAv8UGnCdTCY+k3iOB5+LRrFZTQejBb4IdvwRbkKHmd3BeuBYfxCOedQhnuzWSAX9RdWJXW0fEJn5kOxE1fQhz49v9QYJZRbaVdG65QowrFiUFxTUIM
qLu7u8u0U++8tam7C07k5MjjQIAkhJa629Td3d2mncqX70fWyso6Kyfn2Xvf+7qyXU9OB7YiI5StxAE7ivCR/LNCH7JT/A8a+OEMScQ2sE6IeMDen1ZTTudi
8WVYTea9g7RRpgaZcLNtBm1lXmI/GxoAwxjiPqCnQLP6H/syeNjrZH2FHXaBD8M9JWweRlZuQWSN+C/XhvTEq8UBTEGNbBbNoSL5KZ9Y8GyTHEcgI4pEm4kY
NAN+kPqhkd6pyaSPSIL/TriXlvJnySvlfNRHzCXtuT9CrbZu8IRtJPcJ7SXd+dvwtmSn18VurDNMZG1wH3YKa9lx2gzx+JJ0m6ugmfJqjVhwOexkH8bukDey
OPzZex7tEUKrYJXlG4yEB/FhmgD7AWSPQZdJJtPAbDJFSEeURkM33w3uA0cs72R/FByHEvqHqpQDVNVZAJsp6gomk27Cb3FNYJaCYiw8J5SUBNYg+8Fy2jc4
xeuiG0V7fiO2gxjIPvQ/8Tx4BOuiKGAkUsFgXJfdR9eDR9lV+DluZ3FKOloDDWQ10Cf0mDwAEnmAtyIrrEmm8tXJTq4e21/YkenRCToMN2I1Qg/a18CnKJd2
AT/o4FAf/FO6R1Nt3dHJna251+Az3Z1zgfNSCGpHDofL8Dr0ufAFcaNhtA94xM3DM+R92DawG/0hbuOKcQR0IQvdXjiA1aH10Kx8Le+ruAoO449k1faldLg4
klTz0vB4cx86FV/ALViroHG4Hr4CR+MH0iZBRZ+hcWA2RPQ5mMSl4tyCDvwTnICGs07mfbiLEMBeA5t/MfxDnE3ew+XybrS48LAlBP+jaEqN3CiWTvuy17I4
2zrxgfQbDcMX0TjhJpgO+tAD1ntifdAQrcKNcI40gGtDg7EYNBvXgV0ZQc1Ys5XJXuaNgjppur0dNwlHWyS51bYAJPBLvWndRjWCrgjfjt/s+JJfS/wEDlnN
ZoW8kFZHa725lye0kCbgyWEKdpCsBk1pR5qB41g7ulIUYAV3jVRX1CycRc5RH5sZl1uq55Tyx/j9eQPxK9QS6bEMYLKRfIMnYQGcLfqZBYzNu/Pa0ursF7+n
0bPCcVIswigQbQnTs3mwgyrffM7bA7lZBL61dZGO20cxLavJ2vPLMJKywCO6F3XNflzYk0wRF5Gh5k1hbUSXeKVgJ90vJZHqhaFhJVIYCJIy6XE8hfxCkaQV
2Y5Dvd98oEBjD+SWkeehjcBb4dzapNwZdKM9wf4Z9rL/ojXRKNbKfF3Y1MSIckGvwmDv5phCaE5L6TBKQRbwRVqMynBS2H9SJ28/G4mcjsBZuJ7tNrhML9Ku
eBb5155GU9E4rjop5cblecIm0WeiCbQjV/A3FEQaNypXThTCWVdxf9gKIc1sQUNlM2GymWyuzd1A45QO0SJNwSfCo3gKMPrTPpQts2TDX7zd2zsPpGOSvzeN
hjIfWSCYbt0s9ba9go/wLRwRMBNnsnbMKb2hBcJvupzMDuvAYvBgWs7Xh3WlKVwqqwcONhlOD1NMDhIle0yM3A/YKRuTEvECaE8+0UrYDR2XzuCT+KtAQ9aT
6fwOUhhQRbZ6n3SaJQLtRkmyZDSU1GULZUeEWugbD6TWkoy6cJGU7M3jDiiPqsSSkIeounUJFayPiRNW0ociZ+kLRCxRX1V3san3XW1xtZBfqFK9E2p4s3MS
qU3W5M7kbXSe9Ckkd8dccpa7LcXJ6kofsI62ZyF5UVKe70x0hPqzd9aIwFL5HjiSxvOFtg7hAK8ji+hFlMJ82Uh0SKxDRsoz0Q+bA7bmBvG7LGfpBrJYOkEG
YgO9Ev6Kb05GkO6oEK/Z9lDR3paAz+P6+FPdefit9aa1NW8js0ABrCmV8zNAXTwHTwBG2N67LZJUdUHTsHWghF9gpsoO6HnWCHMmvIYviPGqiXAjsUA1rUH8
WHfs4OuGbYBzBSP7Ag+gNWQL6sTGBJ8Ws1APdlT+zduFb7cPyFuF+4gz6GO+qfCDbuIYPofqsv1KBdrkH0j0aAgek33YOxrY9oDWV5XiG1lLlOvRdfl2tE+Z
L1bHUaQuKoFfEI/uSGNxNdRTaqc6zB21X0fRliVcBfls3g78pS6SngFqYD3YapxBqomd0T9QSyco7osn7RCViBoyCwXS7UgjymFrlkkKYC53AlgsanKX5FuS
2GbaSX5JCrV3kAxMr7wA+2c1Za+xvuCm7KG5unKK9G6nD2lJqJcSqsnbi5mUp1PQcNSJaOVVpHH+SewCR0BdZMMTRBkfhYfi5Vkm9hz/zhknfyWNptHWYXi6
fSA9wp+T1RN/w+14BJjT5C/UK7p69IPkSq5B4mbrXPgLtmJHitaV9y+5WXxFMOKkos3xI0rKZJ2Lzmw7J+3AiqiJQmXw99hLsReLNjjmsXbc3FgL1pi/O86A
88WnWQdHKxqr35uud4olxxNn6Y+qx2t363I0VzVD1AN0av0cbWjaZ9Y1Zknqa3XDVL/knHJf5+XSX2XGclEzB/XRXyYHXEN1f6YtxXGaUe5ZnlXac56+np2p
1cr3eF55Hui3VPQp/tuxu0Iy7JMEz9MiP8NVT2fHP66HzR6Ub6SX3US9pPSPovQYtbt3StvEzw5T+dy44U7edMOjK04od+nepc9yH7c1d/Y0ndJ9cnev/GSs
9OxV192Tugd6pjtOm1Jc901HKvfv0lZcjdmXXFYW60qUSOWYXS0qFclcXCU3oaKp523UV/faiDdsYtqUsmjPh8xYl8dpqEjV5jrvGNyOieWneJf6JnhZ1pAd
i/lYPooWa3RgSOhNdZWukfNjcQvdcEdlcQ39kvg6pQHwdcIMvJls10RKUx2vJaVmRFGL0mkJPnFbjamxc6ta5O43dtK2IF0d2uLU4tyiRiwi6l3xDeFa8TD8
ouhHkcFxqXhccc2wj2hOUYEjk6aUhJIYcSzXErcv8S1qVNyCUmSUTgQlMVK0MUnBnoBvyFbEs9iSmJQDzh4JGeUNPb20l50L6L1yH5eQfDNlDO5QUbMKu964
vpYT9yl8rrKPYYVzefkb53DngKTlKVHIUJEUyUpaecoq95Q3KP3H0yqpC8vR6kuHe7TOpoaWxj/LqX5i5X123lAr/ajpvTrM6DDqDQc0/xoua2D5JvV3XQd1
oHZr5Z6iOM2CtAFl6RkTom+UjTXVIUeNWue6ZDNf5lE5mDquWOma6tnkeZCmMLasPGnqp/etGln63H026WH64KLXnqKiW65hRpm+0e4W+lUmX+Cneebeph+b
ui2tQyXVynSc85LhYlUN07jCs9pCXbWUn4l8RUbaee3ZtG0VfzgHuL6nTy2vqJA7jZ5FlcOdpqKFzl5lE8tKy8pSd/s3djxNvVp+2T3KBYuKE3HJouT3ZcHu
tEo5Ge0MSTe5jpZ+9Cg8JbtOeOJMf1Uur5jjPpT6xFNdq3EtTRyr66cby/EptZxLoxckRTtXxvzrqO3OKm3tbFl+w/HUVWzgXPXUac4V5T0MV8TVTMfule3S
2h2XSmtLWfnjSjOK1cXNSlOd3V3vKgxGg/6YcVq6J/Ff55aKrcmXy9frliatTtnoOlD+LX5tyRTTaa6NYKoYUBxYtFR7V30l6jwb7O4kfJV/UGc0v1a6Rbsu
ZqluXfOKfX5VQ/Zuzqyur1PWITU4YeDutTqTQVFaDb11h1RO2jW79L53NjZXDnTmJh4tGa12Mmfl4fIt6lWRd4qPJ33Q7mXVXb4p043n6bu0fMicP9NB+oRU
SfdY1z79Wrqu5IjJZljpqW74ZHir8U/3yVic8T/TsPRI4yftTVe8ca26Q9oH3VDDCM0RXYc06DiQ/IkWqIXi0/o/0mq6XpYrUpZnvDWWGkuKD4GrpQGGV6mm
tG/FfmlHdQ+x3BVRMrk02VUJOpcdL5lUXJy2VVOdFRdV6bK1Jay6+hxai3NLGxr2s3t6R+JsVlQ2vPxW0ihn67iGZbi0pWN8xQJn57Jf8dcdd7k25R20es1I
wynDS/eGyqYmp7G/q2VZM+O/rv6Vn3R/aPbqk8osjiYl2U51Wte0JLTIMU87zT0i+bqEI3eXzy1qXvKPp6b7X7XJ0NVOKiwlyzQNykcmtdo+F5+CQ8F9EsYq
wiMVYV67SkVm9MBOpXfWjtnH6SvyF/WVWrHb3HMaK+Yok0L2SAXxc2zD7T/ABX43aK+CyJ82x6uEWHoIHDCPEY/Ya8XNgFPFNvG92VA4lD7Cu2R/EoJrNNtf
2KXgo1Kk9cFlJGMyXKn8io/Ttng8l0tT2G6YTCBWwX78QfgMXSJXbE5YQtqTaPs/xG37m/aVKtEI0Ju1R0G4kCbbkXiG0+P1VI6HosUhefJVeAxJl0l0IejP
Lni38kF5L8tEvjWbjCCdSt7W5XN/S0esE8ifpDZLIZMSjyX2i7lLjpA1zSbREpBKrEQe/h6tBtk0mrWl7XAC7kF6K46JLQr0yE67wcyA/niSAgo/6SLJggtC
HuNtnD+Nh2NwTfEZXQAzqBs9zSqkbptFummpFr5A+T3glm2gd6sW2Iez9swsBdIEaRyrhsaDQvoeTfJa41IxXLWDqxkaxV7DDaQ+M6Eb0lGwRvJBy6EVrcY5
QUV4jHmrqGT58qvSR6pmeioPqIaNZG1Ia3oo9HH4OUtvr9NgKnit1STuJQWotb0PM4gPaEcwMzwL/4v/UESTHzULwosQIk7LIrwhz07+lRLRBAmS5vhHuFao
Ra6gpdJN8wGpMPsavSr9JH3FCGqhD1BbcWXIatSHDSDjzGnSXvqJfPFapBMsKxgu7ZXeeD0kkqVIB4XZ9EPEC7QnMUG2MmewarOyHplKu6GGNkhqhX+WT8V2
bqd0B68NuwoHwV1gD5iGq8ByfB0nwWGFZRtTaD/sl30Nd1BF7JxCzLCNKszrG2vpfdyMnoH60CxyH92wTkBR9iQ2hIzw+kkg/QVObt2Kuin6Fi4gHVEofimZ
pOUht4Nq0BHsFfxP9IVTqZw8J4tQinRbOklH0ZbiSviL8Lg560fC+PW2UC/nu7ZPQbNoanhrL4tq2DzpKhlAfubeKngD/hQnoPMkjV4A9Vge3UYONH5BZ9sW
gu1KX2CiN0io1JQN42qH+uHpjagwJfs4qrnVjWyyP+k+uk0q4t+iTvxEcgA3D7kuu0yg5JL2rZ8h/QD96Cn+Bw2UIsxW4WXcv/gjHIo6I3+2HfDyAaA6GcHk
BSXilLBxcX/Q8cQEj4oHvBPzOfQTPo5aiH7sB10s/uJjQxaLT7kVeBa+IR6hHXF9uwzJ0RRlOV6E56Em9D+SzHZJk+AwfI3neEHsS8/jSOqIbQVbBbSxX431
I4v4duYZdDsVFCvMRUoFKUgchpaS+pILv6QZzGw/TjfQk2QAbCkuI61AN3kNvI5uQONtMkUAG1H4Mewm6aNozNLYz0Cjqo7YnURy9ZCCsyINycV9iIscFEah
HahnuDNsHN6G9/O2vD3kEubhICkRyOHlBqNVS+hAdBvzuc29RjpIVQovBzTP7shiWAuQBYNVW2h3jufOEh9sxx8VvvSZzDcgA32V/Mleehl1hJF4iHIgfiPM
E/qRnWQmOSwssK1ACLf3a4NC2AbJjfzk4fAIN9/bvTq6MHwPrcU+2B8Iv6XWquEsEa/PbxE+XtZMbJt3WkTLMfnb3g3to5/oaGSm4fambD6chSXuk2IQTfDa
5RPcTDQhHZcKPonf0HMcQL9BhH0jOiXcxLdkY2l3MZxsoN2AUdWZDRee4XvURSNYIP5LFoAzcvy4HISpGf3CJ8AgsSk7pRzGipCB3UQXhO7sHQ1X+osvKQLD
gT83MPqg1+UbWvaSWLGVNxUVSBaa6b1mFHxKu3JTLHPJFBhNzpqngIuixFUI0WIv0RcfQAOoEl8EddBh2k3ximrRDQoKvtrW8FvFg3idogV9Yi/nOnFLpePi
MiRI78hI2W68HC7Lr4CAThcz0Svpu1hD6szsZLJY5J2Fy3CZUOVNpC5ohbzfzrpN7wY9sI5iH/y6kS7wPF4dEuqbjq7SYJJjL5ItQm/Nj7mV3AuaHzCG5KP1
QjAeQcvpDDKLXuLTWAiKKhyJEwIr8v3xJmti3qSQB1iD6sgmk4CCPiycHhf/y19k2QkPYBGMzH9HAr0ekleIyBNUiXh6t4HG6ik4jnqxRPSNJuLRqj8pxT1h
v8Ayb8ZV4gDrLSGElNBX9A7Ozo6EGvND/D96E3eiT4gRzif94SGyBh6jjfk5igm4MFfAjRgPdPSGNJ/MQ8NZDvo3+DdKwfutanyaPKbVWRrthYmkYpbgFvg/
/g58ZP3GBeJOirG2LGmgIgCGsJGKMDwC7RDP0ln2f3BzNESannfKVikEiO/IW5kKB5HtyFhwiLRj1egA9ATmy+zZ/sjPkhb2W7qvPAQjLSMKb6MuKJp9orNA
K9yftSCdgEF5GJdxdUQx1MiS5L3wPnIQLBezJIesExTJDP4DWifO5b6CR7yvUob2i95EI8PhPJxuHiHsQwIuJxFsBxhgH5O/UbzI6eqV4j70kL0JCmIrxUmI
kQOoKOcUysY5cBs3lFD6lcbaU1B1oqQykkH6hznJBPSQz1HcRYule1x/1Af60B0kjTyzzUR/42Dcuv4CWp/dp+dDivP/QY/RW0UaDgWipS9+IjbGhYql0ITv
S1YsgGb0N+lOO7GXaDk3lP0jJoRxfJXYgEj4P5rPD0Erg6/QSPGx10yfQgseg8ykN21NGkhdC93ebmxIB0C7sBGcpNNJfvgm+QOQIkroNqVyDV0ve4seS2n8
bpKGF9ni2GrLJ1STtSHtVbvtd2h9bAn/DF6i/qQKl9pFOordljpgHxgtvAF+6Bw8A9V4mbQRZ6KfqDXw1l852JtIQSADyuhJqU3eJ9AVHaMtyZem5rx01j5U
x2Sy+jn10FnxIVoCfqCzAR8DSsEUMZG0VW3meliW4Gey+twXNFe6ZT8tFNH6aBMNwRR3xyOIP/xOKgrTxNo0me/MduWlkUmoP+xj82XhbMSmJiRUaJofDBS8
jrRgp3E3togqacONX7g/pRxSWDCKlcMD6Ds4ICG5O2+FeXnIErwM9BPrSDPofLGB99yHLWteUIf8i7X0ic3DP5P+hlFkF/mIjtlLxbOkjHzDp0Mv29fKTkuH
mkyVIoEb/2k/Qz8qwr1dMY48KmzmTfht2SNtlXxfNg3fJkOQQNJRU28t3KAtPw/1safiVDiLL6uWSMPyO7MrsCP4aq5OXlEgraQbRDVnlRrQHRCgjeAvelnm
Iw3B1HIC/pBWNLgKu1oGYh/URBpFE9gpHlj3SJ3oUIsMO2llaDw7QcP4xeLNhFOhreSDWGB2JNkChwW/wtUFiFxkguWt/96QrvYNwhS02FzbO6lmqT4tCfXB
MtCdMf4T3QriVQPEregxbUt6wj9oIcjmJqJI/Ij6ITlMw7fxd9qMG407iJ3ZZvzB/gKM4c7bG9H/6B5axPeU9UM94XWgkC3AHWgcSodT8u6G3xSD8C+SJHG1
2+DpQI5vWDzW3mQ7fwgKJMgaiLah6TBCvIlX7zxuzUf9+RAyG2nF3fa3eXpuknkvnp9npX/bO5P6pC3+CqOpX1B4qI2PI0FsERce0MxWC9bmA2Ecu87H8+MR
xQoVkbVR3oB1LdtoPJiPO3N6soD2DpzKnYTVWVfpKTfVy0KvLfEka5tA5hQ0ENsDTtkWfQIdzeNIekHPer9tTJoMPiiKYQSOQONI/9DuZB2JUK0WMtmy7H+V
DVFztkr2UlrozaMxdBwq4QfRWqiz2D3sKo4jy+Fl1JO/gKPJZrgTm2ChbC9qvqUV+4hrF1aXRrE/6GExDdUrGIBWkY3ZAeax+BH+iFuzzyCZBKG4gNNwOBCy
Thds8362ikyQWoFJaDTaEjqVtmGvbfdsI9Eq0EvlppnK7fYO4nK8AhTRo0DLLQ7yIDl9TNILh1MjC6adsZnrScZK3e01uAt4YUAfmodn0GtoPprhtYMw2pm0
Dl5kHUiU8qPyv4GMhDe8iK7QN945dkiJ7D3Owz+xLqeV/LH/AxAKvwWGsmu0AfjacATTiC2wv3fXX7W78QWSiXWWX3QyfSmVe2k3ij7Fg1kFDMPItoUbCp7j
INwVP8GZYKx1lbenxgv7JRssWF2XPYdtaK3QAh4AFStB/8lLxR6silSSOD81KMS78E0alXsGbUIdpYtoo1QXv0d7va+r2IQbK/LoqIJQ2BbWE++De9xmKRNv
5H1ZAvUx94WPQj5QCdwls2SHUJCXTn/ln+LmEaMsFzZjH8lV8kx+jZ4nd9B0HG6phO/CcqRgVCmNo4ut3/GQ0A7kDG9Q/SBLpQ2yMDZK2iROtu4TB5Fg5iSB
Midah23eM8qGrdgZ8ak4D6/iepCvwUNRLdCejbLv5bDlMZyF+pJjksvuoZcxtI8WBtLN6E7BvtxerJBOR8awEfAujMZE8Vucgx56q94cHYJtSR1WR9xvriIX
aHe+Iwul2fV61RzKrQWhYhJ3DC2lvvwJfDGoOiuggJptStaFLZO2WO6HjEY7w54Hj0fNUU0yTfWpcIDQ3haNt5iNcJrXPg/mz895QmtLVXKK7oGt4rYQXqYB
rL5ClcYcdA3qgj/Ao2AU31XqKwZaHqJk1InVRjoxieaKH4K34g5wMuivHBayUxxgqaCX82ZwF+y3UFPGkzukXv4lfr63kzLy5spbIirNt4ZLx+TfOVvgbw6R
8+iTdEkcQObiPLqXathBkGELoGdxOvtO7qLR0J9chpX//99ijlb1Fn0qDMAFQopqhj1EXn3nku1uXOa1uwasHVttV1tDaX+2hpaJI/koxKNc8A9sxPrgTgIi
e9BjUsjXYfWke/m9xDVcV6sZDGaNcATWyrd4s+Urtx89pRdJHiyz5sJh9pri2ZBX+LYQik/QuPD7/BZUjU0jNelS/Dt/OIqU5pIddJ36CT0foYJL9B0S4uNW
Rq+wpCUfitBFpsSNSvif3E+MiakbWRxvjJwR4VBmRrfGuu32+E32JolJ8KJ9fEEHtt579+q0icpHeQ33RC2lmWhy1OJSnX5C+md1UPEAXVf9DcMUT1tnh6SX
FYsr7+xCbEzam/jTrE1JD9PBtDqepMrnOrXhqXtY1UVP702dEwuTrleS8h66J5oBzoySJ25rRDizoJLKTe59zhOulIrgomfuSxV1NY0dFnWLiqTSN7F/FinK
J7l/lexP6OQc6L5cti4VJ01TL9Ddc/joD+b1cIwonemscAY5HzgXl/xi+1xdXbVdF0ojnTMdXZsP0rk8XdR1KuukGzO4ytxUme62qW9l79IfnnaGhqbVpdF6
i3O8sakS7+5RrnZnVnLld1wB7gBnaeIJ3S1NexNfnBrd3XPNM6O0fenLsnjnRvfooiclq8lZ7RXLmMR7MqMmObko9q+kRbJdDKeciFmR1rMsOUHvyCi7qdqg
rtPsNw6tKHQ2Yw9TH6pji4dEWZy7nY4SLrWFcVB5cHGNXWaXj3NMig9ZjpfT67hm0Qz4S1wCF0v+4g77QtSOTEclcDJrTKqoim6U+sKZymX11zWuSRykExvJ
6uEFfLPofPsvXMEOsN70HiSQA6dRIq5ix3Sj1YX6F8YJzSXTDXLRtCQ9K+F66mrX3lIHbej2zxgRfbXklbpPxjJnvqG+J0ibpR3kPBmn1/82rmGFpp66m6W+
zowkov1R1rTsukMeNTehJlhg6tDsb31ZXokuyvVMI7qbp+eTpMRTRUtMNfWXdGdpl6LRznuO0aUtPZ2Kyov3JSWZTeUTNdUrT6A4xyOdvLxnRcuqOZVSiobw
pYWOmiWdirqntWuuSptquJSyWv/ZuDa9r2eDaUbpcWOIegtKVFfPlBl+aJeVPbW00bmNhrKF+omO9PKGjjLHN823tDh8Vb9SP0st0z3U2zR2g5b7bFiXOitt
YnHj0knGp4aNjtXGg7p1pnu6cM8+1sBT6iyPv5jav2KX1hFdJ3ay8VTqd/X44u5Of12V9rijX9Hg5CmODF0qjYi5xj2JqMuauHDcI6aIT8GhERedywyLjP5O
g+6PzI9pP8oWpken31ArEm8QxNYn/+vcYdI76rtH6crTb6QVpCzxjEc1S/yKzc6njqm6D+JK3R3XvpKe9jbJier2znxnLV2Dshq6tQnrXZHumbqAMoO+Vtp6
/TXD87S5mZv1Eysaqi5qaydqHfeTFpmqV94qBSYHm+Kx777q+uourayV+LhstK6OgxSnSID6aCelHUqoqylJravy6B7qfu297DlarnTO95x3t68aqVmr24Ey
HAHa5smViXG7QnZl7tJVznesdmdW9C3e6xi9e03lfL1Om65ZVMXtfrynpOqe67prW6VP2Vj1Ifeaiii1n64IHS5v55gsjia5parSq6XjnEfiQlMuazroqHZU
qME1mPVjrys/l+aX/una63qve1p6g1uk7mH8YgjebfE0ZJ9csyqaezpUfth9u/KbS1f+2HV+l//uL0WiZqLTWh6nP0FaasrjHzlalQY4fzhqRrwGO4Q/dUec
vYo+JazWdy+bUlZb21RXLf66+D8ypbhLvFv8r2gVPhhb6KjP+ji6Fi+R3qn3xH2g44vmla9yLHHNLfvbIyU+rKipu+Ook/DJ+aS4teN80oPy5Qa+bJ071bnK
+a24OnlQ0bOiU0lyysI0g9NS7Im+UQrLXzjCIl6l3FSvLW3jOeuSPPGuH6XfpAulvGVC3ML4HxQmjLbMF1sX9JPW80XNQu1H+EdNm4hH5GtUxdzY2LDCnniU
6hK6jNzgg2wbNrL9/BHqW/gX+0VS+exsDb+R2x74RLwK0+mgkhEOAK847OROKVdiTexU1CEyHL0FZ4vditfc56zGUVxUTxKWP5HvJU31Est+aEcxZCbt33AP
OA+vsI/cIdzQOh460CW4TP4o9Ccqi64SbbSdhNCgou3iGREIY2TVyHTYVP5V2BbVE2G0ItSEnlg8DEaOlM7Yr+Js2XiyEeUXXSpKst9mjfjWRQfEY7hZ0Eqs
V06IaB0TK7UsS3SEoiaOWSUvi9ei/xLnkMPsuvSvfbqYRtfKXNCfb2PtifuI2pgq1T0xlN7lspkNBxRtjC+JCeYWFbVmd8AN5h/hq4iCf2+/H/GP4lXBbvSV
noDDiF5mxZvk+3AB20Ae2OczGbuGJ1M9OUdnSNuRHFtQAt3MprNCNhUlMJkkcCPIWPjEm3MlrNw6s+gVcbIHqLyIsUboBL3PbtJH7BIpLtrBhmJ70Xh21Ltv
F0tydIosFLuCQTSQLmaZRe+iarKMcB1e3uRdwX7kiqgfFQkj48YKMvCZqlEV9sPvMMbT2C42j0uOW2F7ZDsV+dTePMGTNUMZZJmU+DbxalzNqAYJM2PuSKlg
dvSaBsVxE1FzGCauyn8nGhUv4vwjJzBtkZoMIPlMlVsTHfC6YhVOkXSSP+vvWBJVz56Mg+gkFB4SIa+O9itaSFegE67xrxEzVbzIclh/Xk6HYxPx4Qexj6hN
0V7UHRpAAvGQuvYM/o5UE94yK8TxBd+jZ8ati0jPXUwJ7U6Wi5dYlX1q1Cu7R1wFjaHtOXV8eykX7effS05uI78A8NF7oQpNQYPJLak1zo72SB/gLlyB56Jq
aCpq0Gww2JmwDYRFpMXaEV/YtPHV+DbxKWK3+OcJA4o48afCqZKiP4dMhHFFTVhvUY/PWBfDUHwOIC89/00SaA3cyDItdjlSxjUN2G3bWzAH1olq47UsZlfi
HdtGo2aJH2RX4oxgV3ydZrqYayp9vCe2r5Cgahg+XxEXszeReJ9nTtzUmHn2JfKCyBxxPzwO9sK9UnpxBPGwGqx90U1aQjvHh1ium4+pLjTzxHxWvXfsLB0k
XgUm2yXUhHtMqtBA9tBLm0UoEBwlSjCOfy/MFScxSp/kJePfVK1cCj5H1YswSu05YywzL0DymHfcULGVMCkqMK+72JAQq9rWvqgobgUzlm6k2/AYliYs5mHU
FHG/Ypq0m5UXFZDe9HnkKviLC3Vs8Fo8YIdQQ/as4DlrKASiwTgRm3Oi4UzhMa1AxNc3GIkL6AXb37SF0LlZ/fiCrIjYnKi2Qr+QX3J73PPsEp9H9hkqN+iK
vHGoqM4PsQeiw7QTEEgVG4yL8Hi6Gk+H9ZgPifQbHpPD+0aAgh6xG1RurmtIMnPim5Y2UZNILhFizKqjuC2aEN0rdk9EfRRPWsEq6IO7xHhoWPyB+Af8L5u/
UB/2IFuiDlAOV9L3uKd0gkbxD+hwpsQT2EY4TpxlXkaG4LaF58R3IRJzogkR7QP1uUfhK/5oTLL3ZNPJCvEC7iaV5TcuWot4qTuox9LInpBEUhv9km+InY7z
5e3io4rugzcSVMaSKtA4qktsb7iNdqJBtALUiXGYw2VZ9n6cL+6INtqnExkrtjcA/2zUUIkm0E+2QpJMXLgfiFKNVGmlQhK0UyXOE3SkN7uIG7In8DMKxw1A
duFseVAzQ9RE5EPzLJUbPqDj4jFhO5li7woPYx+mKRzEOpG1JIkME7OCxiRdpK9yt+U0sUdsS6C1SaFicNhe/AXzdBV4hpMJFVYLE2gxCiRhikSm3TSYnaXa
8FVAgVyKCHEItxl/gRrWD28X3+D67Mb2j3Qok/AJm4a9JwYWSd+JLmE5/S12JF/JXLQCBCNd4Q9zH5WTKMxNLL7WR8QtjIobEHWDjgAe8SGJQ5NpVzrTFsZ+
xn2k14Rr1ELjLRDHs27oJ2qE+/KDcEP5LxqWPxfsAkeFqQXDw5KJUWyEltCG+AJMYtfRWlANar2nvjL4sWQDK/mOxMcaJE6lY4QmdL71Mf5LeoJi2Txv7nrT
CR8Sk7lL9BYdDT+BVzHdJD/LTqSg88Ek2NA7oQnspnyUoje7WTAFLyZ+pDZ7SvqQQBYt7KFtQFhuF6mjYgasFPfKi+TYegEv8/anDxtEJltleQ0kF1XApviB
+IQ8ogOE8+ufFb4Ei2ECSxcKyUpQIcTnfM9PodVgghRJbuAOuJFYJuwVrktLySoaya7y10my9LHAl0yWd6Lt2VJpFp7ZsAnToSSUbwul1czn0Bv4hosK7er1
3QVYh+LsRVw4SQ15TReJNFRn+0lGYT9hJziF6+HG7KrXQa30v7woZGQGm65wKX1Ir3i996vYXNEA55tv2AmuRyi+RgfiocwvbxXOkGoCkyUDVENDg1fiE8qN
ZBCXymqGm6EIcrAD1xZu4cHmrsHt2aWgOBQta4weC7XEwfgUGYuLYbPwXoAjh8VDwhfpDqqB9Fxt0NX8hR6nWhSFPXQIf5D28doth0IQpzQQH5BQcMbWkcRI
t+BcqQfrGhiJe7Ox7CZuywhZruxJxgqZZCFdIgXQ4ygGzVMacE/alPWgreyZ6KdQAVriV/QXvCsdDpqB2kBO6m1vb8nP+ornk57k15YNaKp1PF0o1a8/mCxD
BxUDYKxsGt1peY36BsewGV6CmLS5GToXclU6y1+1nUm8K7ZKXIKG7ejOxvFH7KfpeJyc35U1FZt4CQOEt2fFln5iHz6S5cmmoUjxq/JvGCAuCRnLxZFJtDbr
K43l1nItSCTsS2HgT1wi/IAVMTLYb8dxIdjM02eQ92nArtD8oARunrCEnEV6vMvWAbfB30AwbqfcgyfiArJG3pU9ku+gETgFJ7LWrBrpkK8GDiKjWcIS8RT6
V1yA8oVyuoF28PbLUeEFPs0nqSj8QjWyMciCbpMF3GDrRmmMdMmerehhb45bWduat4Ar8vGgFqoPs9FzqTca3vQfsItO2GIj/RFDLVUxZJn9pbSatiBl6Gvw
IXCLtkZPQSd0RUqgF1BP1dS4dPSL3Ccn8G7s5GZYp4dcMHcCZnyVXJT/wXUJ08Qa6SzSAvRWzJW0OF/szTaGPkH/A2GkhSxMymTv0QRVI1Uk3CsOL/Ch2UjH
NcLHrAWgdsEr2IW5zQeC+qKjqBt7KvbHXaTr9Jh9j1hVdx+xehluFvwu7cPTyDd5X/oRxkjFcl6qgxfghXyKKNpXiz+U27G//Sx8iV+AeD5bdp2/DRoW+LFn
irvbknAjft+OYVTBNhJBdkqpUCWitqyKjBY/KMJwia0f4+l4vhUZISWx51TdEIf45irkxZwB1GXDmEsMYd8VTnhLilVG5G/lo8QoqYX8jNQETVT5sbbIj/qA
dyiO+qIIPFGoIinwb0soqqS76TG0LnA/aIrq2pH8BYpjv2mGkBp6TJGCX9kG4QCcRWwbr5JOsAZsgb21ZZ1YuXcjaEjn/GuFVjCEibCOrYbtknIifobmQSL6
8t/5P6Sn0hV8L3s/6Q6bsT+hEgOhKWjqvSJBVZtdAXXYa74Ga2B/JV9jyZTWcGNl79FM6QVplzeHhrJLwjvpndQPHBKnW5JJHnwP5yoGWPUIAue2xVlyGiud
Ak7qE7AHjiGB0hthKgxAgfCZmE+zcX30CsdY54MJJCv3k+1g3EBysiBBpUS1mNE+OFEBt/PL8Ev6SAxBc8Vb9l3kPd+yyUXUl7px+x2DSCLQs9koQbSQZ/gH
juUu40o+kdVCk0AEK5PGw5m0Ja2Bxibm0U30qe07morzSUtprLkfOkfaiJFoTaJD1l/6YS8AQd4One/vR16Za+A6jLNdhT3QdjIQZtKFliBxB4/xhLxnYKl4
gPwEdcRsABQ6ugUFMaPsE1iBBqDbBXnoLrlFe7MtYAGob23H1pMS2oXkiK+5rfa+eBO4LiSi36TRii9wofhCqvDm+HHuoTVWVSqeI37CFxCEW8FTtAYJZ/XZ
fFyfNi5sIDZmB8F+0osNYJ3FmYVjoL80WBUM29GPuRpmk8Z5k/WdOBrfov/SW8pHYbmoN+pJL5CR4kM8cudJsozWZx/IasX/rPvEwyAkvAB0YAbeoxhN+isn
iudRWxwFYkA17A7unhUC+5BylCBJKMWWj7aiNwgJMhrM38NbxPGqSBRm+WFRg8fgPSnFR0BtFIkX4000PzxQXEYasXtBy9F62oOtyrst20bWoNosjrZHndki
uyQ/bnWg07gVq6TJ9LJwiW7wdtrw8D/QHPp+A5VlWeZ7eXEN9DonmkZzpGyB4c3Il4Wo3tBHWbXIdGkkUBb+QX6gEeAyWma/Xbgqbhly41WUszdmn4me9eRX
oE/SUEhyXXQNmCHfIfQQY1hlXnleJ9aIDgE96QBvFY7RXWIR/Y9TsI5st5hF7LQrOy32Z8X4tTQTTFr2p5SuyFU2trtJDfaen9rkDt4XOGTdD9IYxoJlpDN6
jYZkrVLuF38Vftt+hcwnE/PqUVA4WDCwp7iEvrDtt28hxeH/rR/M3nrZuBtiWM0W4iOoKYqXKPpCBtsXg/3iB/AFTcMHyQ040+syI7wbcgwbIPYjiJ8N5N78
boH8mIsEQGS9ikbafen/0E/zLHjBIlgwSGRHaRioJTW1JbA68lpsFbhLVVL/Ao20K2A56cKS0Af6mbYhkSg2+D0qydua/yr8f/T7hngSGtOc1bSHQt5LJs3R
wvxClEbH4QZid2ky/wgX4ke8B64kd9B/YhrRkPVhJbSRuNr+N+ha+AoUhcYVLEN/59Vmx0AouaqcDEOldxDQzsr+pCFrQ/6jC6QZcD3fG1+K78Lak+rUrugp
LbbPQF3ZCpwmTbCH45by71I4GWs+p/RdXwNOFod7f0UUOWTZSjfjOLzRu6W+AkwOk0/0LPZACCfwTnRS7gwflCvRdqSn3zP8neulYjtHkrGsMbGbl8tUKJBL
LpgDFlAdP1SMyP8bh1s15mHiErKIUOVAtLTJQ240Dd85WjTAreI7zh9V2kXUj3VBC4EOx6AY795oSb+TzbAr3S0ksM3eSXtLarIExXP0mkSgxfYOtB8i/FGi
wiPYusJ5eDnNpOckP6Evvm79BRtJvcmFLYeIYYsBNwHb0LFcBY0jq3gtiGfvvMy5jnaHPaAvayBttq3x8mYKOViYb6kOFsvPmb/jDJJBk20K1nrH3/Qx8kh/
ms34Au2Aq0lnzJ3gfFs66qUyWWfYzKQx6M2SiD9MZRpyBGXSJ1YFXSqNUHVkBK6iWUSDW8hkXsen4mKvTXdnfYVsrx/0RCGyrbiM7CzIQMPEyWC8GM99QQF+
5ySCR5BGoCVta15NjtsH430BaUJU0OUswtmxjY5kXUkAnZB3nV7juij24pEkbft2fB8Ho//wSdqEmwTjmQz4sbUKCQ0UBHiPbJAgri5h+gDtI7Wtr8Q/QABd
is6gLXSUly+WVZ9sr42S81S0lvSG3oE1WBJriZvhRcAP12CpuCdrxAAnk16JOlqW5U82hTVnBXQstWK3uSFyoPnSapQPtSgNBhceJd9gL9oDE5pPXuLObANe
jRnl6E+hXs592FlaDFoDJRkLs3EtvDd7LAyl9bFDfIUvUXVovjUDDse+4i8ciVugb6SIzMDV2FC2U+qHQ73ZmeDl4T5kATWSljvOWDSkGJoYb8nJn8a3J3Hi
Xfsk+xFSjVDajB2T/0+uUTWn6eIYXF8VyPzpv9gH5IA87EtP41LxizQ1eD2tkGrYhnpZ63uBTvnbO5m1wl6T/egEjQD3xF5iutQYlvCPrYXcMTiW5ZDR9A+F
TSrM6Sbnxb32FWIPtlU5CIYHj/Ia2oaAKeicbZegYRlsp3Ujp6H/SLnKTrQ1WY0uk2CpGhfOumEdyZW9EPfJ3pPptj6yKnsMLOJDpefidXIETEBzyAq8CyTS
fbi1PEf4BF+CdeA9GIHWbjWw6fS0NJTO86+HY1QnaE2vAwPxPIU4l5NwglhgZ1Kn/ErhNh4mU8he4KdZZ+Qb4V1EJIE3kBCQL3bBjcBr/CdVwYWokxjAb7Fv
w75oDs60RuNY9B044CkESEv8cGcy6ohcYoaqFXeedkL7s7qpTooW2SjSg/20uIm7wKRsANqxvljHMmEC/df+F3gdeJyuQiNs9zEXsFtqi5/LntAGqDeowQxC
PdVG0FfaIQ3mntJyUkEEuijrI9UwrPgs9fd6yAA4DZfyZ+BptAhP5ueDo1SjmEEM5BFOLNhlPkAs4hhJsiaLyxVyEoLncC14LEQgJsnYY6sRX7IOYTEsAx8K
rwkkqRZa36QV9kgXqCC95tJYG7yBTMovCDgrzhTaseFsKkz3Vlplux4QT9qBZNQ9P5zsDfuAMtCtnBukkCyiR9D4/38S9JHPwP7K3XQoGQbbE6c4B0ylA1Cx
9C5cBsPoG11g2pwUl+69LlcXoL+gfycF6Svj52lTki+k9VMP1o1I+61trI03Mp2MTozeo+2ln619mLYgiWjWJDXXjteM0XxK7Z7QXg/T3iap9ct1J9Qz9Vsi
s1PvaPeb2urqalar95ne6nboXJoB6ju6X+la9Q61Q7/H8FtXL9WU3EN3zGAxfNPf0hOjj2GjYb96m/4/k0qvSA3Rnc5YY7iiy07vpo8x3EtP0FzVvEz6VRGv
jtE30Dsrhnmmus9VfHDt98grNjqfVMRXLamaU9XZc8J5PGnELuXuvbtjd/fbnadWsB7Ong5Z6YmiAlcazimZVrqWna1YxRxl14r3Vr71pKbeNDmKWeXWiuvp
Y3T/Vdhd0H1S1zvje2m5w24cm9ndOLX0UOlw9wU2HJcYlxXfESc4ifKY46e7vWa4ZxsV8Xn8zFCFdxlGJCQZQkpbMUXZnNIjsf86+ju+lhwMexz5mrg0nWmT
pJNxS8O/qF5FvtfXSfiV0Cb+Fnob7xvfQ9ci8W5iKvgX7ow7k+dMm2EdmVCQuyeum+ZwUrR6ftJitS1hSMlcbbK6q3lI8sei8KLewJA4rTw7KrfZ6EgWMUjT
IC0yxVGckdoh9Yf2oLBQY1ZuTspImqHulagiuakL03qm7tX0oD6pfo4S+Q1HlpSHp6qU9i3pNdMGp99OX6UvNPVPr+sYof87vavJnvG34ZypSt9HP9T0l6HC
9NhkNZnKHmrGZpjTb6R/1EcYP5uwelt6S/3G9Ix0aIhu3t1Y1+RooU07b6ye8SEpUAL6wObDTW1KVTp/TTvDP6atph/GjqYw9VpnM22LjGrN36W7dH4r25nr
x76N/qbh1QvVP3UztWOTf6dsyBiXWjPtX42+ucPok368+VxjZlqxaQmr7xzIZmcedXjK/0peYLqnf4PnGG4QrX6habGjre57+n+Zx9OTtDphjyPLaEn3bb4j
/U9DtZL0mGuk2LHSaHfUwcn89OR2uh6OE6y02Ef3XJ3lKdbeaHbaeX2nT8oYT6h2ZVxqms7RUzM5b4m6Rkpbhw1nVEYgu2MoHYjblw90Dtplcd4uq0kXsEpE
4ruUdW92KFrOjqYaondrLrl1mu7aqtR/TAnJTYzzMsI1a7QbdSpjszSDobthm2G2oY3BoY02jtFtMA4w2E2G9P7JE7Vh6QcN/Uw9DQe0Wu1L7R59ibrKuMl4
QG/OOGK6pjI0P6F/nHI9MzNtWqJDUkX+BDditxpGFQ9Kcxi76tenj0kbIMzVlmknG//UnzW8SSzW1KMVBj5jRebKjM5GD5qp7qlfnP5avyM9TT84Lj1hKgvT
8fHddev4IUlT3TtL35R0SawfvaesxF2zcpfH6BrrPOla7c6orOZY5Mit6FrxsCLHUVy+3t3dHVRxtGxCRXPXAGdvx6MSs+fg7sWVTZ2a8p2eXPXXstnaQ67/
SUGeUxVjKt9Uxu0KqTzjmVqRsOtRRU5ZrGd+6Vj3sF2FFckVdd1dK+q4Jnr2Vyg8jcoqKrB7tFvu3uZ5WznHfd1tKf/q3OP+s7LfnvBKQznTRMBWFWOqJrqX
mOoa5ukzHF3j1Uk6/Exbq2JL6b7Sv9iAmJluwRSm+5ryNmW8bn1KPJuUOlBdoVmdmpRkSpvk2K7J0QSARikavL50gt0nYY81KPkpdYFgKJiCTfVTbpkGeuvw
JvWc9l2asbi/vm9867SXOj/TLf1fhjHGNennTQeTXqXsN+41+abHGvcbBkctNChMC9INhqe6caaLmk/qhsYF2jNJ45Ji9aNjBjc7IE6zrc1aZ/+l8LGKsCPq
L9Zkr1Ya+cmh1zm3dJHUIznwC9qEfHFl9jbqon6FK8CNglD6JPe6cpzlh5fM69qL6I4shv3JMDHbuw+70cPg1uZO9MUOPf9e8Zb8EkV5d+GhbRgdSRk6KdTA
84Tb5mH2b9bneBWfrygGx2A9NhDep3XAfLEzqoHboZ8gksULE9FTeh09Dt8gNZceEyM6h8tQdbRR4C0SGSNO8NsFWuACxQ/sJpm0hLSCUeGFeY2ZEu0BG8md
LSulALZLGElbMofQKH8neMW/k3KFjnx9vISWgjWhs+gKUg38pmPQE7FXTj5sZZ6afQ1+bJxNfelt6Ef/Cx1Jh+KtqJ3kgnXZO/6U7Hb+eRyD38q/cUdBE7RT
8YpOFFdIE1WQHAX1WE9VQ/EMsUoPSIZlNy2mI4KNSPIyTv2Am/xsaTqOlJbQJqSfEOS1Rf+wDvZrRAG+5TeRltIJ5j+Cowpni3fxXZqI1ioL4UPv5q9m30dr
swSxoc1OVgMlbMLcdA25jP/BsZChh+CGQsFq5iaTxugTHUJv2dPwQ7yVLBBPIl/JRT7ghVtXmOfZ/xeSQ6jQyv4Sf8Ip5jLvibbg/yIXqIVGCkcsGvoG+dD1
3A80HHiE2eaWUhosAiuRoPAatLQMZ0sZvJj9Ecy3x9Cnhd9IMThB2oTngFRhEKvAWWQGmSf+Q3agCDxUmglf4ji2HQ+TwmgNoXAzTxLZBlot9DJoKezevgOM
QwrVbrrEe6Y9aagokrq0gnfz77bvl7B5vewViSXD0TQpjnVE3SUd5RVncCqoY1+vqJDehYWh/VyrgIG4ASN4q0IDmjIBBeVVIqWKid3pC9oNLCX3SQ80Bf0s
rLJOg6tIG9yJfYVDhHzwE/jRBDSUvcpqQebCcfwROEL6M3Q5X0/KwdPhlLxtNn/m6/3d7/DfIk8QnYeqS8vhJZxCWtkVINlLqNu9dbstjff5ZF0u/YH3C0ek
K1yK1YyNwhb+q9c3h6EXYJ2ophfJ27Bs4Al8EvSP7AWl9BLZKKayyTQIl8IWst7MJU0hs8WRuAVegO5w9XBrSUby6FjWgBzH6ZvDaG3ZaxJlbySus80kd8M8
hWY0kbRRLUfl3D/AL7sxm40wqsl+b5sTsgKNzk9HLeArOJwPzNdiHR667ak4H/+HX4pPLGvE/9nHq7orlwEVbohPEQfMEKtQf/KVNhUOi61DeknB4XUsL7Gc
Ppd6cE+RgoXIkhTlcDAaBHbnf+GGwRPWqco2eJ70U2lBy7ZPtV1AM2w7m+zFY6CaRbPskHvy+9BEKBpCqsS/8Au6LXuwcj/pV9tFo8EN2JSOIn3wLsFH5uAi
2E1UDfmJfqpW6DqNQwE5DATYDqJEuow46MigbVZJ+Q6dwrekdPETuCOKeDA+LaVzcvKL3yMrULq9BEg4Bl+AODEkb6e4CHaxKdarC8cow6kPPQTTcJh9stmf
yKTeqJSYQRc2zD6aLCSvufF4ky0G9gF9yEliCusa4CHj6VDhCb4b/pHrLBwRF4aGAy03zVuT6uJgMRbtFZ3hr2hzNprdIzf4zeihUDd/WV4HZWfkC5LDapN9
4t28x6Qy5xtpAdT8LWkFaIdLEhfKmwgtQ7cVTKC9yP9xdNbhTWR/F8cKBdpS6hKre5taqrgVK+5QXBcWW2Bh0eJQvFTjc+/MtaRJmqRpKe4ssri7uy9W2De/
9/+ZJ3Pnnu855/NMnpl0Iih7F02nHkgMNiArP5HM8dA5dVgS/ExoTmNZBL1Ls/SrGv1DLvDxzFX3OwxnFKwCSfwq/iBxB3EVp9QxOkf0u4hKtafSG/qxtvxI
okYN2I+U4T3IB6XwF/HYcgNU6Ezak+In+HxQLCvj/+XfcGXcPf08dTprimWkz65gVg9+I91QR3QGz0Oo4jeSz/kqX6Ni/h+axepxpHANhdJvqtgyL3ZXcwq1
3h0B/XUB3DLROW5K5SPtzEar+Y/g264W/Fj0GT+BkdSL9sSAdPftrK+kZrAWS9lSn2PR12O3RnuJjTFZIXPEx3AGmMD7Uj0xB+500u0zYQM8rJqmHaxfgvZQ
F9Ci4h4ZLzwrbUB9wCp6id5HX4iZNGHOawaD4WS4Q0ijR51M/023XacR7dK/8SGkA9uO1xCXkhs4gr/Oc/zdsgFsEF0FrlXIhQ20Ew5DXXEIS6EautIri0np
W+QNb5I9tCSIR8lMDTqyNE1vXMJnk2PUE8/jIwkHFpPfYByL0Kmdk9hIttHJqFjkSvJ0bfiM8qckULih/MhXwDJ+F52HJJVNxWsqHmsmwDZsN/8cRgm36Tzw
WlitT8QjaGNWpo9gJ3CDzs/Jaf+KrvFfNd1EF/AoNtjvDh9M3wbk8d+gm/gmP5gNZq3BPWGy7Btpq1MrjeoDsD2bR2ehXjiKpeBiLIA9kX20+UE1eBm+BqbR
FkIE8Ge7QJBzVo6U9ZX9SY7qbjr9agRbqj5EC1EgXkBTWGPwZ3EHtJUs0hUKYfADyQN9mBvrJxzW3idrYBTprq3Tx7MYNNT5S4twBFgZMAKpYHPZaNQONvDt
UF/2GxfHPkpXg218Rxor+YMfRY+LDvGc523uH2UvTYKscUVbZgTPdIuEVqQ582QNZa2VfyGj/iBaImB+EZSzLN0wPJjMw+FaF/aaC4I92CjehRwjU5CGTNbF
qjJJOyRiJTCfjS4pRz1he6cb69E/kgEaJRqzs4OwBp4TEzKI7sKT6D5uFe7F8tEcuhnJ9fOJHmlJn9J5YCZ9GBzLFGAlGilqzYayp2R9RSSdUD6CfsES9JLv
y6rIZCwIUl0f/RruKupYsVryLuwAmAkjQGlFs7ivZAVqxQzgu3Z7ZRR5rs7iu3LLNG/BNVSsb4HWkz1kIYynb8qO0tfq0SRLsBIV9RDctT3wWl1H9R3Sg8QR
QvMCu3HdwpL4zqg4VMJGQav4OVyFvjgTtCUO15/QXqCNxW2DEe3BotV16uCdj/j+oKv2KbksjmdjUA+ySXhGhuNn0mNUi+Zo/nRmQ1tJPlNu5oRP4j7kP61u
92oSwyaja/wnOrbsl+6AdlbZdHSAnkAdZE3Aff9R2vH4hLIFzwkerJf2uM5b/ZWYgAzvx1lMxirFYaSDNpTcxovb1ukGs964G3QXb/N7pTtJhvOXsQ9eEzgY
3dL2IoF0guwsWBuYg4eKfPgxfEu0i7izGBjPTpH2KJcl6Z+jEbJ9kjm4nOzmbEInJhAHtvGP8DtaqXVzprCD5lT8lK7hNomT1RWabiQbuNAnvI42YmtAAdlW
eZ8TIRneITRj/sFi0pVNEzlTQI9AmLCaZNAWfhthA74JH1V8IlPwUEkQ6chW8TFkNHPDK6nKt5wsxA6aIrMKHtxBPFgfhEaAkewPEB10De0S7Mr24C+yDzVm
AvbCL/GPiu6gGIqkNwUXmII2O31rhFNLd9TXsDuqoT1wKsuBD9BQ3AI0dfanLkSv2in005cIz1Fjmkc6qxZpNxM1Dcef6BKSL3H6uDadDeCiVS3UhHrh5qKL
dD3uFDiChuiVzllaQ7djRfA2tBZdL39F+peo+cm8Efvzs4o6wSWoUlDqH4gTSD9n89mMIRoReFZcr20iLOOHB5+unAn/RZFwNP3GK2BnMlzzRvhGOyAK0tlu
3B79B3fBa/gIGcBfK3dBP3AAfe/U9EiJJ3iuHQqR1oUcoT3gFOkJnEdngKZoAdqJXoAjRC3ypO4qt9LfRGp+mtAdD0eDxfX0L+lPsMuZoluVu8qn8AR9pm+V
32hr0pv111HUjd6CY4XhNI48pO5kANiBTzvnv7+Kk4RiI1qGE1g4k9FybiQVBeczLWnBFxGdKgUYBA/haKtvoAxNJIfoFvweNFJfKpYKK9Xj6CBWSYf4HcG9
SvcGboHb0F50HMeyAnadA75d+NH4EdbAKXA9r6RT6UFwUnmF3qRHdRJ8BrdCneEXwVDhQT217ngdOcqvV/pzIfSeth1bpl9LXMhHQMqkeJ4Qx3eV7oDXdAep
hW5XHRQO8o8C6kEGctO95pPEwcxb/4TWwQQ6HC7zK0Pd0Ez9driOjkE7/V6RR9rzvE1XgeK1d0WubC3i6AeaSVTIRBcEBYIN4gHsLxID36FxKJCIlFvwYOVw
LoNN5sZrn0hk0jagLctnO+l5IlGvIP6+z2iNMJ4NpOHUl37CC/FwVUqFq1OjoSii+AVACPAyTSqTudpRMnHXb1AN5PfRX+QGP7asI9lCL+hd8U9nJm5Ql/Cv
JE1UmVCmE+uGFeXo9+t8qRVX8m3YNtIEe7AhmqU6b1QszPZuh4zkPZet6okWa2fwF9F3ck7fxNmW40h/FENbsia6KHKVuOAlKEPYzwH1U8rwATINBKIllQ28
hNU5e+gR8piOIePJGDJH2CQBaLZYxw+XZqHC7euoD+souQDe0jztCicpDQYziQ2/lNZiH3Sb66oTlz2E3chzWoeV2200Fzdnhc7mNb8wk7jh48ohZDQ/illA
adliwZvtwkM1wWwPp6FDnKnTR51DkjRj0D7sydqwUWAbCCzbIN618WPJOF0eKyc+bBG/WJQtPEI27Ekf0Emy/OBIpQG7Nz0u9EUV6BwJZ71Un5QXNM34ELaC
pygbt5N0QVGCQlIrhOq/BA8jk/Bm2g8VaH4nAnIRXpdLlcuDG2u2wUmiXrSAfC3PFg7xVWvclac1Dv0sv/k+Z+F49pz7xt1R+bJBaDOJE2bxTd0vc5/F19FY
NhcV0EPCU24XaUfPoGXwLjpDuus40FIb5Gcg8aii8hVgIEz3TOouPEPLpevJKnHLsiZ0PtiLZwpqMgDlsJWoI5vod4Xn+e44gp3RytFD4S1tpD4snYEbSY24
OLgcAsky0pSZ0SRcWz5ZeIr01Ib2CMc10/liMtpJGAN1Z4Qlysf8CzpebNHPcHJfH+1rgQhvoQ8ajrrjzrxHeJGw2m+OMgMsRR2E11veKxWkvdAEbgbLcSHX
Hg+mcU5t8gIO6B7dk/R29oCRYD1X6R2izMM8zSV5dG0zEUtlY9haXQ/Vn7Q50qBe6D8nUReSJdEm0wos5W8ahrNoXGHsiP8qvR/8U9uP9jVEgRP4ovAEt2Lt
ea3Qgnmic2hiYEuUrI2lr/k4FsMaszl0NX3vFwGX8yFIylYbM6mXqYB6Vvnjzuw0bxFO4d+1P437RB1loXg/d5X2IrHUTdMItDchHQc/qd7THuY/1O+Nm6nT
r0lrlmN6azxgwsJ04oWEis6mdVCNNtKdNLG1u6QXPIGHm0exFNNSk51wfCs8FaUacwwnOF1VqdBCOZkcwLrAj9CBL/DqRv3pOON83Ik2Rj2Qja4nfeDfqC05
4KcTt2b32T9VdvzLYw5x4TuXO4zBrD3ayvSCjHYjW8kVZ3MZwMKC9uNhjOpueW4nnrKj6L5+KN6nfyT0085wuu9ZEmeS8K7cXF0M/k6S+D74KnrLDWVv0Hkq
xZ1VX8Ry9jftxm7wNTBQcqqoEk8VFjkzZIlQU1lGXpduhYW0HA52Kj+U/IZt6mK9An0A97Be+Uxs50eoItlgOkLrg086J/ksXCecRwQMZxtIMAxHb1AaO88N
oR74IH0KjMozQj445sweB5qElmiak8EoisXRo2SZsFTIDZxFfxJPX6mon+q6ti20ka5CIuvDauLexwChN3iKnvPNSbn6EY/5sXxHJR98jSaIL6qGOpt0OJOw
0+gIUdBOJLn8I+jHlqHW2vn0RHRjbS15hSM5f7g4qEoY4MzBBeZB5sVtB+FElodumx75e5mPmJboOdEMUEQXke3mXCQyLSBd+W4qFfISPOkvpQEGk2NccdVo
dEIXKZmJe2vH8q74NS5RjXDSwsSYl0Jb0sl4zaMnXlU5Hv6paUZP0F60FvG0CxnP9jid7KNhjG4dlrFU4w6qp9ucE/tJ04E9N16paF9yIMhTKDa2plPIFtQK
fCGdhZCq9oIeNmdLiAq7kULf6ShOGELLsZlPUx6kT4TG/F3umfKHZoluAZ6rUtNosA7HcedUwW4zfIuce1zAp2ruB3Xil5IpZRPYLJUBFcBs7Q9cZYLGvww7
sTjsddB6eJu8ol0Z5kNluzkAR8kSy64GuSATmAO7lF+Wfna2H18BV+RSf9hV9QocAEvwDhLL/pT0Ime35ZAmdFH5a+UF9Gj3Hdhd+Ej7sf7lc2ELUl25yu8P
WAC8mBQXwjf629xNokONzD50mPEzmlHWBngKi3TvyTpDU9NboiZPxG7aQfoo3BV7S4rKTtPjWKfvp5+OTguMDsV98DfQmDfBodJc7iJeLC3lKL8Tyrb6EG92
m5yEb7AfO867k/mVn/i2wh+iI7gTGYeKSFMnNYQggpbgIjhG449O6RVkFx6Gfpd4o9P+ybQ5ayTY8EQhV1rINQkegHsL+/FVnCz8JBtRE7X7xj1bpagAbIY+
tJTz5jeo56tak53ogjNvguhU2RDQSheM0yWF2zCdTnrSCLwWd5DNpZsr2oFjaK9wgRLkh7Wktb6bdij5gaNwqG6I/pNSi27QzWQeOamOD9hftj1khZNJxzMv
OJqdFbWEDeQ4SYl+JGTLPDULpAfiklg5NeO3wlq6DPxApShOlM6OoSToDcJxIY5hu/RxxBdfEd/Cq7R+ujD63qmzfLKP+4PeBmY8IFDGZvH/OZtTWOh2uBGe
BA+Ji/pjbA90FUP9d9RR9hkv5XuxleS9k91aiOR8ljYKn+NW0jphmvCY1wj79bOFdqQbvgBtqB0KIx5w4v8/fe/IeOEzXQ9e6Q+h5XgRmNhmjv5KZSPJD0Sw
nO3lXH0OovG8AUYyL6QnbqpW4AHR48mgveg0+o52o0ZCDf8F3YBGYSq/jW7hlpW2g5PIOF1ZtAkPi5mNl6FR2vaCK/6kzKR7sWfFKmkEeSZdLLJy+eQQ5Eiy
rwiMFfqJZvOuNKBiKFPSZi65TjLzZPNJH+VT3UN8iB8hO6mZWP7R2SSHkLvomJN1KvXDZFtJPCnDnNcztIGMQj/xFirDW7Ujy/KdvtaN+Aq3hKnifP1Rvm77
TPSEthMSeB2ejC7xY0gmHc6Px3H4uvO4t/iz+AJuyzqVeus2aGSsd2AaLcaX6AnOXqHmlxenkiliJW1Bnon7S7oLvjp/7XqBo0PYKGGs4AEfiNOcydkTdiLr
UAt9DBqFDqEU3gXi8rO0BL3bmYte46EsJSgw6BI/g7Rhh4I8aDpNQSJ0T3sEMfUOVEqvo3xSF5SJD6l7a1YJfjIpq+aHOLX7El1Eb5Vr1G+Fg6KlgMMzyTH9
dKGvflXFdm4C6b4rDOwjA8FOsIyfT0WVcpDDfNh4KMd/Ch2ZLxGL22pakVeoU3kxGYMArRMd5wvwaOzLVsF00pbc1W8oeeD0sBF6W2WHwP7som4xaCGZAB6C
KWgsfYvWg47kAd5Az9BOWAy60XQ2lL7APfhYfw9VGBVQie4QikWHsEDG7RA5f9EVjdYOYy7S29SbnVb76qLoNHQKhLDVQKpcp/2djAUG/JXbipupHqquogdo
GFuN7tM8tEa7B6Sy97gNe8v/jo6J+sre7KhEApKBy0RMV+N78DxO08Wxen45TQcfsIewFIWhIKe7Xih+qBsua6f+ii7oTivT6QDwQj83eAPxYBJSS15wPZ3p
cBkNJuGkO55K/IgvKeQ8sTveD5+DMNZNdhKE0e/kT7Ij5qb4Axbo/iB/GoUuVSwgPHknzA46Ie0jWsBP02/R6bkmzvP/4I8IX8gNtJYLgV+Kcio70z/VR/gT
wgB1AVtGob41CtNZtYeg4DfW0w1UOBluNkkTfCU1TgI7CMZGdce5lG/mFbgATC8VB+dqgskvVUXgKqmSnG0TgdZI2+k+QjX9RofAnUgm6l/xXiIhr9bJ4Cg+
hz3SXqap6F+ap56v/S4MIe/5jbSbyI2s5aLQIcp4dzaLjsWjhWTmwc6SDvph5DHZ4LtKcAcxyEqKsDcbqQ5wcn1P4QD6jGOVY6kafIV+dCl4RxTEF+SgeOed
OEkLcBNaANv6UZitXxZ0HA+E34Ot5B/cHLXBMXxfYQM5pj2BG7Me+BMYpmwqFPhkw138Pu8M3WD2AL2ExzWebAC4g84Ej2YjcH9tV9xIGYP+1oxGhZpWrInX
JfyKpGM3oR/ui2YIG/WXyEXVSOUwKmanwFWhFNXp3f2265yqpltJotA0wh7QM+5B2JToSdEZO9ZEaw2O0AkxZeG3RBNUk2Jywo6Gdw9lsdKoNrGdyO2g+Kh+
EWeFlrGXY3eD8/gGtx485GpRod9+YSdKDFeHuKBDpcsjxqQ8Sz6fdCGlewxMDksJ3htTu6m2e+252juODfXeCZ8TU+PnyE/EB8qNCf3qT+85XPuj9nNdQv3L
et+EQ7GF8mHJPeSu8cPlRbUdag7XHrUWOo47hjl62G5ax9SE2T7YT1v/sOVXn7YsNGttV8wnq92sNXad/W3N/ZoWjin2+pqmpn8t7ra11S1tLawrTAX2V9at
tra2DrZym90209rC2tbS05RhcVif2vbYyx3Lokuti/mI2gTHMrDQJK/OT1tillddid9ne026pvRKKUj9QMNtGuvIpNbRsdF7KsuSX1bPrTptXpn4POFE3FnT
C8sMx4UamyPFOsAR5ihzCGKOrYXfWEfQjDXSD1ef0vdAC1iY8J0vASRqClRp1iufqgYTSXRU6E5YI+xlF8EG8FfYnQgDaUAWY2unW5ZHuMZeMczG5VHPUAOL
j7/Nvgg3Sb4BYi+6kW9JkD6OPWNTtQOIFhrYNrQKvFa9Y3vZKK5aeKqKCP1XPIpPZ+OdHL3H54nMrjpHrrIrZBuZx5YwjgRq+uIhjENjqtaY4nF/80NTcnQd
O2IqkDfgw8m7DcvpQ2NgbEH1I/Slaq/pgHFQW60iPuUXjUzrnPbQ3DRZHTnJtK36kWWw9c+ENVU77VGWLdbH1IS7OGTxpfFdE7/L0+SrYr7GtzEJ6DYbTc6y
/iTDdF11PXF9+gTF8LQ7SUFobXXvqsKqZ+G5dDT5YvGt6WOJF35YHlgPVBfYjiF5VITJO+5o2EnnkTgzMLN/hikjL+NDRvvMgMw1ih6KjpkrFPkKmGlNf6DI
S/dQHE5vkbFLcSctXTEwIyLtjKKn4mHalKyh6YHpSBGaPldRkfV7ZsvMsgyYeSYjO2ND5jEHs+20pdpX2EbYNzpSanpUF1bfs96orrME2vebsKWP2ZTwzHLB
7GVuZve3X7XtMY+wF9j+tTa1t7P+MO219DflWofZO9U2ckyw93Gk1YTbuzvuWZr7S4Rblr/YbKoxoaRh8ZsTIlLGiEOMZktA9dTK4QnnkHd88+Q91mRqk99M
7B1yTB4SPSXCYSmo+sJkyf2rrbGtrAZSGBdYfczSLfpb6KLtror5mTMyl6T+ylicGZy5IrYcyR1zuds1QDcqMS91auo2xVn54fRhqcPSXJKzDLS+yKas30f3
yN0Sr6UMTgFJvyXLUjXycAWIl8W/ijqd8DHelrE8RZZal9QhoT5pS2pOWrppX/VeyxrTVUus2WT2S2iTODMxPyFZnpDUOeGmdbv1U7XBdNd8urq7zSH3k7sl
/0x9JF8mXyJ3sT+LmR0emoyTRso15nas0rTafLKqrfmuabRxumW2aRc7JFsCvplTzI30VYn/JSyMr4yfFRNFyyy/OwlvXoKHqYNRYXxnOYV+p7PNPZm0qpn5
bErX6kH6aDmhvaqvJ7SGl8rH4h2yEIDxEGDZYUEj0IrS1Tgi8pLQJ/wgbqSrkexf6yVEsQVt8ugYFFbyhp6j/wjjaRB7SotAV1JLY9l5PpdskfzJqvi/yTXm
EvOHPEreMWl9Wm5IQ7p78mT2I2VoVFTysfh2tn3y1KiNiRcTxwn5Md/lE5M48x5YJroXb6ATqlrLC9Iepr5JVSSPTHEJr5ZXpQ1NFkVMlc9OkKaei+0TmIEW
USM5qZ3CIXGIs/GNY1nr0p18KGaf8VTgpU2hi/j2+Dq3BvxHVuo5Ppp0108jX/g7qm3CcXyRNApqw4bJ3J09fC1dGaBCe52MWgQWUS/18djG/HNk1JKgLar+
5IMQ5d8bjZN1YRaUxfKU8aiL6Cq+AV/qD0rc+HCKgwldieej7XxfqQxfLnks/qorwWHK1zQSjWFPSWf+P+GcpAK4lvpr93AbIFZOg+3YYLxY9BxFVLwQ8ug3
9UyhNrAV5ckiwU8Yxy5ph1JXtA/dxhvBVH4B6Yn/pvm7umjjuR8kmxwhI0E2uoz30yzC4UXB8/XhLLLYD3cWRqAetIjfDv70mVj8L/8YpLAVztb2l8gujWVp
sJG2L2klu04p+BdtxbP4rT7n1G7giM4XqdF76EDVZKzwyH0U6EMzSQg5RS7QNPyGzqQtxPM4H1xHV2vHyKrAruI6EOikeDOh+KEuT3crUAruBI2iV1F3KKYa
ch+ocBGnFOxURJpr39HP2pleDaiqbBC7plbDLGrUDiI+yIj30DzqIAu0zcWNmEyYilrDpsygkcqas64wnWWjCNaX7aXDqYidkjZHLuxDxcyyOvV6zoM+RQAN
xC/5ccqFIAn3hw9JNFuNXREhvGY/6ccG0On0LV5MvwvfJMP4FuwK0Ai3fNYRdyFE+Z7UoeZwVJCzQ6N+0oS2i9HFkiTUjXxHt51Kf+p1UtePS+HfwGewpUzC
QEVz0oxlsM7w5pbX0me4I9PrOvIFCKgT9HWgNyoD44VLdBGw0BOgFB+GnUC7YisdSy+hveQ38hyexXJOQ92DOrGXqmr1Vj8F9QTlqml0GBkhdhUc3FGuPe0S
3Fq9k/jwqawIP9Db4Qt8Atg0r1ESmlpiIRs5iBWkI59M2qGJu//39D6bablb5AH3HT3mSuF9/Q2+NdcKXcFzYQBtqYtBPVBnOkK7QLuG9GLTpC1wYzyeOydq
jU3IQby4ShRJtuKB0kD8UB1PfYIL0RvQpSy4kkjag5NYJM1n00EnQSpqQu/yPSTTQBl03lFk56FTO5tQCQoV9gm3USjrLR4I1m0JglPQSJCvrEbjnEpLB5Px
E+USCneV4QSUq1+Gw0K7uvuyLH457yt5jFbhSwRCnagBD2YXCeZj2THaj39NcwJv6NugGdrb0J3mEn9ZDbhV0UCP4g9SF7qMvuRG4q10AfYSJYJ+dDQ4Qpc4
7+pofiZ9pj2rWoUR+R5xjvdACzyryAhmEG5yjUXn/GaQCXAAtxz3BJs1kViEkYgnL7AMfJI8IbUcQK4kgF9OFGyW72/SlRSSLrSdcje+qN+nP6e763cb9ufe
kMHBGfxAkk4I6sI60hRZoKQzO43O0zJ+uBCAS0lP6EJcK/ZLYpxK3QSzMCbLyD/kFRXjWcJLyV2yjvyS/CNeSu/wo8Xh0E4+0IvCM5Gn8BcqCEymf3PPNC2Y
C6jeuVjTBXdEm+FVbnulN5miP0oe4+6VCvSNiNlEYFZdLXMB3/Ffbe30Ab6LxrIJvFT2XV+DXmhtuAu18P6sgH0mxfxjpIbXYd6Wbmypzkd6S9qRdqUDtL/7
hbNw1BGcILdwKhvJj2FtSBLNQYGkSlZGRodMSR4XuTGmh3RupCRWHngEtWV+YQNjzkVsCRdH7RN3jWkdU6n6ILyKmhfpGlGBpfgoWkonw4fcbdQp9DoOjirh
FOAZPujcY4vxeVVG9FjTSuuTBBq+zDQ1xg2GR7WXFhp/i1sRnsz6oCs6g/Z8+Sw6Aq3XPoT/gUX4d9zSchBdwnd1zXgRHkaKhfeeWzi1SAcOin21lyJW8KlR
XTd+RTvCM80jzOPI2tABhn9hRNXIqnDjcFIWMhFMNXQjrlX1TufebphAGoyfyDbDItZgmEpOqhpoYQVB6abVoK3mIP0NnoEJkWNJvcnNFBX0rnpw1XDyzTzD
1CwgkF/KKrGbaa5xJ/cAdEBLY37gKNMt0K4qkmRzNyrvYYUhGY8LW8r1DN/JTWQDjEUgNKQmrFL/V4SAfCIneHvgj/rksoyqfIO7cTzchyYIAcydjjM2I4vC
w2kEw3QTg4RhoPqGPc27tP3oAFQIXEzT6Ts2HoQhzthAAgz/4hi2Bh4T4rwMyk2CFs2gyegrP5b6kKGgRjuTLWfbWC+2gUwnssC3sD1LoA00w3CZFai2Ci3w
YdkY2oa5sBPoLm4WPSiiRbGduqOTELEnuCdryf0mTKloiGkctU3bLbIvJ2apEW0iuLjast1hpRHnS7pFDNc2BK0JTcf/xdQBr/Dm4AR6zLcINAiLw0vCu2h3
0yrUOfQ5HcaHhMeDP+ELmoEXkyVORtxgLAqdKK4MjYbmOKlsRThPkkPS0XTyNxNHFKLEkO/hSt1a1DKqL3+VrqVZeCcOEPZUUhiC5fCbMJq5wW3sFJ0lAoK9
+IkwF8WEfkAr+b5wAjuEBlV9Nsznnht9wilLVV+IKQlOhOOqJuNz4dXqVOcuO5DZMM2w2fAHXYOHGtqzR1Ur2ALlSurPOFMp/ap1izkYxONUdxn+Aqtxov5y
THCcSvWatTR6saY4qsqEDfxTg4eFRfBkBo40phn6VR3Ht5GYzzB8N5w1Wg2DDPLISDwwai9qZkhF3obzhnbknOQu4wyFKKDqkh7oTkZewG0idlRdQV3CDXFb
QsLVv+vu47OSydEb/LaUtY32ifwKW1I5l4ejcToWcLD0EHlBYpxZXg6f6KbhiU4FdQ5dRor4E2iL+GR4AZManiCKLtpyTSOjV5ta0cG0MV1Pw/B63IKsMfTS
b6ap3CwYWhVkXCQM9rfjcWRxUIJ5HjgLRiJEGnY3RCyOXh08U5+EZotW0KaC3uncRXgrsrEdRl/zyypV1WicYVpO5ukCDbesMaqvVfmh/fF7chj2MieadoS3
RkcNyyPjEY4IiK3jdcJRuBYvwxuKV2Il2m6s578qC7EV5Gmvg8PRurglcK1BGZeiNcVwkWkRrn53oYmbGLMxfKjwHywlBagfvhSViWYJYtAG9AFfaDvReNyr
aj4TwUMBc7fWx9lRc8lh2lEioEnl2SgQDUOd1KnaMXgTXSsZos+nPkFnSWNBTOqLfGjD9lgwJALDx6iTU0d3Y7ZHN2JNmZqNpJmR5TxBMeQcnkTr+BfwFP1D
mMivwMV4K59PZxQfpl1NLlXDWQF5IAokp9ESyR32y+hqeKruio+AjqiedhD8sEbXTZ9JEgjBFtaENFdPD7uOx2Jb+GLoXXkZ/EMqmBY/LTXTTDM1xdHtllb4
tSnSPhrHVucb6m0tqleZuOrGcqks2frRtqe6qTVT2zii0DLR0tJYYZhnmJ543kxj14cPNJUYWuOT8dDQ2Da4qouVk/UyFlvnxGhMqTVzawtqbpndWGnde/uD
GpVjn/VdTZv6SPMc82rHLMeLmgpTE5PactOW5MhxHKzxr1lnzzVvtppr1+69Vhtp+s/YunYo9aVpNh9zV0N27Qou2TIgPj+7XfQA6wxLVMadzGapvxT9U72y
/sm8lV6pWJhjzjXnDMo4kJ6i3Z3N5SzIccltyK73655wN21wSk76kOQl6bujbGmX0xam7Eo8nRyY3lpxN/NmxjfTn3u/JYZk7sqIq11u2Zu5ivzMHGhu5nif
jKse2P7e8962uupG0tSUM9ZDKf+ao0PfV9cnhFpHpurTHzJdxgR5l6p3cXNr39DPjpf0keNzqn/ipBSb3C1yuXy8vL38ZcS1KHWMA9dH9GQLtRNjYFKW4amt
jfFcTIP0SYw9ZjnQVP1AprAEj1YJv0W/iV5S/iFydrQ1pl3Ss6phbIOpmaHCkJDgKi+K71B9yXrQ8pQrTMk02rSfjO9JJ8sunE56m0JtHhZ/82rrR1O1OQ12
Mj+219VobVNNs6u0yZw4g/dUDjbygi2uyY7l5riEtkazsSxtMBtQ+6062HqyZr7tnaORrbnjQC20p1vrak7ZG9tH1I+qe1n7ucZYt7outP6i46VjXP2kukv1
22vmshbWPbWr6+prmztuOZbUquqS6wpq59uH1Yywz6lfDiZGKGxz6sfYJ4RMMt9xjLa7146vrXD8qClzYOtJ66b66/va1z+x3axJoY+qtuPVtRNNayxbTZ0c
u6wHbDf3LLaNsiptvo4OjiF1no5XtoN1P2t/BlxMN8nb1N2Qe6YrwzfVxNnvmbJq/zP0s/5dEx931DqztsWeH7Vu1TbDP/JxDocjuz6n9nXNJnnL6ofRZfFt
rJXJdqnFFBq+xbIxeYk1LB4ZOmiqFV3M/SynMn5WLzPdyNBJdvL1lvjk/0xjI8YYv9NR8jNycfbyeM+UQHYoIjClV3pe9uz0+SkJaFf4NMNfVeNTg81Rhkfh
CvM/MS8sk9JdzS3Zpurj1l6mU7YOtpvWNTUp1k3W/2xBYS0d22IV5nvWpnUbHWH28NpxjnRHuGOak1hVdevrltWmWi9zkdam9oO21dXH7YIt1zbHvrDWZvKs
+2n6o/Y/213LVRanXBMy3zQbRddMj9wauWhPaG3PPfMiviBfq19Nb0dUtWtttPO8KXSg3VC/p753fXrNX6Rrkq/1c12grXAPsAySx2NxxB3b97R62x2039Ak
S5Tum9JbMTi+e0Z6lkdWSuaktLKU/PSN6X2zx6ROTfXJUGQuyeiQFpt+PgMqpikK06Iyjik+KnIVTcVH039kbs74mfxMMSRzW8Sf8rToA8kCH5Z5NK0089+s
5hlTsw5nPFbkKJpmhqV5ZM1LXpJ5TtFO4ZIek8EychSlim2KDRkgfXNGe8WwzLaZPTOP57zNfJvVIvNeljrzQPaodtKcJVnBGXOyyrNe5U6OCbQfsb21LzSc
SnqQJE45pe6QvMawsdqjOjS1g0lul9sm2P0NheYgITsBSZda29f+sJ2sTo5daz4qb2r60+KNbsgfpLwkvHktPyJtevS41EzhqH29NcDkaTfat9QYbNfTjyT/
l1bgCFGcs8aaRUZ3+1+JvR2vTONqVJErkaXGt36bY2fNT2tDtTJxbs1Wx/6aOdZf9jMhX6r3WgTLbNunqEpjS3OfgJkaQbXZ35199tkLfiNtZSV0jpNOfpDz
ghrZ8TRlAP8N5wh19ITuJNcdfYQflX3FV4QcLlBGwDOyllujaY4e4V7MBx5E3gETsUXrKbwkhcF7pRPJZt04ekl1GuezLZp8lEqH43Polk4mAyTctyOJk4yR
zSrZAn7i5XAU2kKv4RS0VZPPlhIXlhqs0V6CM+BUOhNewUB/ZedLIVo8iMXjJuwYfidurFMKW1CMOItODx7OnyoPZf76dfQMXquvRythNrqmP0sqVGUSTLqw
1cH99AV0kXIt8Kqw8tXEKl2B/ve91onazNLRTM3tRj3xTPBaGMRvoWnCQTihbLpGALMlMXgb/reit5MjxjtZrRM7hkaykZXNAwpUY5Tngx/AAryc78dNUOVL
RpBT2yfhg0DB1gjtWD4Kp185f1yFzpGBZEfQ/pIY39Cgym2R/AXlNq834i5sECuBC+BkEiNpySvV+7Ykc9fRQJqJ/9LNAn4tl8PnxFx2DI0iw+Hv6LWTdoP4
vrhfmwyyU9VX8MeB2mbApm+CdbSK7CbD8R3aQh8qZGkfocY0iEtVruL38490Tbg/Vc9oJzxRFMLWlqWzteQw6AnmSFo6+5anvhofJomsGQuktaLZ6OPOoSwF
yYQ/uUKBD+jD/RIu4+DiO+j3wJXgAOgPh7B32kFOuvEJvg/LSQlwLfkU8JVfK/wiu0g4nkHD9AfwOPCLkwt1Yjf6uMQf55JnutP0uOakPgPcx6V80Mr5whOc
zRyaMnqYjmWE9KJZqCkSSABp4DbrZ6J2dACYWzGIdGVnVafhR/RD70pc2RvnfSnQGfFSoMZTeRtsBdygGifym6CZpCBKdNiOptMk/VKwPXjHuq70MElyUm3r
3RJ6X3gCrPBfVRKJYk1QLEFETDLK5pMwVESVnrtRV9JM/R7/4J9DDCIZQH8IL7TdwSb9G2TkWsrmEzX9RIbxPUkC30RXwj/l5MFhmzfgfVwriUfgY5BLY+hA
2pafjTLo3/gvVThMxI3YHDpHeCAkqPLBLToFB1FRxf/euFxNXdlSsANX4RzYDTdwR70ueN4sSyJLwSl8sLSrtlh7nMbSaNFwFihNQiv4bvoCRLWNmVnUBZ7V
dmDlSBF9jx+qPEe+apaKXVhn53oS8AmPHrwvzIUhYhH5hpbqTqCX4of8HG0+aq4bX9xMUiq5rFWiyIAI2lNaTmP9A9g3oYm+WNSRdGMcWscvFDqqZ/p8J6/p
NA8ZPzTAhjrgP+AzGk/ebhTL7pL5yg8a750NcCZ8iJ6Vd3ZOd1/yD53GP9KmakL4mcqD2v/oAq5T8FQ0u/QiPq7pzPrQjYJBs8iZ6uOBP5vocZtI0DkQx4o1
A7m9+Bk6rWwbeEHwFvYCH3yTiLRR7Gejl+AonQV6sb54kTiD9tD8ox7Oe3u2VuUJE/BkUqHfQU7tHIOywXd+irgKVfh1In/o77X1ZdNxD+ZPtpadEDfZ/Z6I
8VWhStvU6TDe9DI5q05Rf0EjyQR9mraQdmAqOoUW8luEfqrL0td4s/DfBisOAsG0jRBGU5m7rAGuE56CU9I2zLXkd3oPTCftoCcoRxt9hzh90IcOIUPwlaBA
4oNqxI0kX7nd4kS8ig5k6WyAlyzuDBzJJ8Ef+Dx8hprSoyhI+V4UTiqpl1MXbdkBYToGWlftXnoNOtDjsqFgAoVwn2Y0Wwd6Ki/gPLyJnIQAJ+sa4yI4gHrA
l3gHyWXrlJdRFYkjEn0yaqPxhh108X7VkhvEhY5hy/FyPAoX8QLfE40mf+kGlyzVTeEG06N+Xygn7oMH8F/IGl0nJEd63BNwZJl2OuwNOtHjJUPBbPy//581
1g/mApCE7iMmEhx4TbCRDuw2nUD7syOoRJSN96s64GLioZ+J/whw4EaYx3cRop/5VsIk0Qb9VV6LbpDJska4DhQwGf2h+YK7CxVIDzB5gVJgUcVjrhuv4D+B
RLpa0zzguv/pAIIZCNh5QtKR5uCx7BPtAbp5r6FDnKvZhZ/pbNKOJFLmJdThL9SVqp0EVrx7IslkCxACpToV+YhmBMwSMA2DcXg+J0MHJCbhEh7Mu7F5wkfn
cT5sAgnW39CtEE6hZWBpWTwZR4dwbPdqaRV9JqH0ol8q2+68ukt8B7SY96drpctROPsbvcQQ/BCm4G/4NqfFMlkj4T9UTK5Uxjv3vS0bxupU1/Es8rf+T+jv
OwpdxxAZcGNeSm7gj+Qi7cui+MnCYdSB9xGfRlfEh+h0PlbryQ+js4Wt9CB2567RntvLaC0VyF70yenOi3XNcKnkIlGwIWSR8AB4sCXIRZwoiQX+gZEr3dlF
/Lv0GerJhqJXEjPKogPIbmoEZU4nuSHdrUxE/3JHoCs8ItmFT5PJ4APqQXOdFNtMcr/kH15PXPFSItrWFD7S2AQlkKg24ObsAGrHxeOhumdCH/ZAE4TfoV20
kmsQXFAdFsG5tF67EAyHLfkcthx9pANQLV3oORpHs/1gkHN9Z/XxLKWyAC3QdODHKgtYjvgzuISf4lKio9PUXSUppIFwyItNwDNxItcDd9HeVZ2mefoPuLNz
hUy4CYbSHnif8OB/bw0nZ4UxAVXOCZlNCOej7MNmwdzAJSIvmXNdWo4ewXKJN6oAr9FVfAMlMgX+ocZCApoDF5JkyUsEVfl0Tel25ObMbjco1v7CN3VXtTGs
ORpADhL3yjw0WVJHVpEgoFLvCzpF3FuryCVRpqxtUB78FlGLkoXPqMiZNb76i6AtmoqulO1VThDSnD4xHzcIH/W/81IaLG3tXHWDZjEdKZ2gKyPBYACcjxUs
X5hLrYIbczo9imZ5/Hv/6z678B04Ougl+KKrwXsq54LPwLNySWkTMo0cRN3oC3CWtArsoBtFR7BhqClP6HkuEI6G+zk/zz3BRAucunoF4sTeylyukXKqNJQ1
Fw8D7hyHX8Gx0Je+wPuFExjRQJSI/iaEnAl6DZ/om6K8chd9L9y3bRbOp6foa+SBF5Id6JdWV3l2Vw9mlljpW+Eb+oohTYZzuBKukiTx2+lTYuO9nPkdhPeS
Qh1PRwgfkFS5Ub9f5I/+wqe1S3ArPEYUhF97eaGr6B5ej5ugtrQjG0CTgDsOkHniv0E72XXkgv8ifgzraoS5+tHBs9Ec7VbdQFGHyjUI4Q1lm8SteKPKjfno
PjqbnpmO0jYV8mgXYgIOksBW4bHCUB5rW/FjnT4zQbrJzRXo8Ak2NmFLYozFYJqWeZjNIKOMZ2NDyFhx28x91R7JPyMHRTyNWV3lk+iX+CRqfExa1VG2VzfI
+Dh5BVmjasSKDBtYEfgFn6JDAQ/hYOV6d6yOwL9if2aShCM18mx71kLr3RrmuKyvDN+REWWcXLUjJT5T6xiY5p/0m+KteXjCnPqxoW418szR1u3VB+xVGS3s
C+rVCd7pM6rP13avOSZ/atrk0NvSa8PxdltdVV/Hi7BG9u2p86p/iz+t6L1nSdZ31ixFJh5TO9DokrogfXH1MmKSx2U+Be7WN2Z7yllNdXRT+2/624bl1VOs
mkRF2mfT4/hT1geJ303d+J2y+HajU6uMEnlDLpCvMk1wPKvPzfWxZFkD7fvMO3LUtkNyaV2n3PDMm9aD1st1vTLnOQJrBtcOqv6QnsKke/+1z89tVDOryrv6
jG2Fcl/awOr9te1Tc4yV7vmJh0xK4EiSlP5tWkj6VW3BRyK9xJlRdxzd4ldZI/DI+A6Jd5Gf5Wb1rD31KWeil8efN6mqayy+Do28qUGFN1qm16bUtK67Lrdb
56dFMTeQa+iMdrLXhrmGyeQXDjF1wour/mBGwychHz2g3vFP8TXWguXhenQFMT6YehtHcNOVZuMyuE71Gs9A01WThAR4W1+AX5BXBLKG7OPpS7PkaSuy9+fi
tFuWr/HKtO/J+9JPZ3VNd8s8Wt3H+FnhkpOdMz5lX0ZUWimqt29JDzPcjvcMu6sIt67U/ZPeOyske17ayORN1ZvMUyw7DZ9RO2ulSQPtlfHxVZnJWWPZiOwv
xqj0pIil2V3iwuSbUbOMxLDUtC1yaeph+/icz9aPaWXx+Tmb4i+b38g/WDfarqRFZTZhwZbQtKiU5dU7TPqo5/H97cezVqX/sA6MHptZg3Yk1NdOrpmbWWAf
lbrZcTFqqWKMA5O+NZ1zfqQcStxku5uelf6VLM4cY3W32MJdDVtto9L2x9yj56znE2pTsqyf0rdEd7WdTj2feiOzp2GXbHL6WLPYdKC8fXKWaXVqCg6yNpY3
TdWlLs26Zb+fHGFZl/Qx/XJ8UUVaxkRblSUmKjvxcuxfSV9SYjJnERJfC+NSz6Z1Nd0XIhR+2Z8S+qQstq/K+Jl9SN65ZkPatPR90afSIzJwevv04yl11p1p
v2UqsqVpO21NLDdT1lim2kZYZtnWxz9X7IjqZFiaOBtoM+Otr42XjL+iQ0xYPk/0t/lN1tGslJStinIaU3M5XWqPchTLe2d3iNuYPC+5ber5Gi7rmKJJ9Crz
ouzPJq+0GLuv7RQ+K8yXN1ZoaHt0r3q64rFtfPJgsN50IeljtU3jnfE4VmSeByNtB8Lza29Vd5IHJ/eta5J0uf6RPMC61XjGMs56IvWEo69lk6NQuSOqyc6X
jhd7tBZYe0g9wBjrOOO4Xn/H8dXRMfWuYmM6qNpdm5d2KL5NQpPahuAJ1vmK53FvjQ0pj9Kya3pZUmytE/fJH9rvWe6EvFKcMHywrjT3kXpn1mWcsi6sjc+M
d3g4ehMv+/KAHamdHbVVTROzUufYgT3aejB3WqYKKKwnrGvN9Yldq7eF3E39w/jOMDbtBhduuZNSlf6x+rWjnanSEs+9NDHDcktC8nj7F+Nkk2f12JgQu4c1
xjrINMq6wnoET2b1FJOmBmB8yIoc1xUgvqnibkofR0IaST0XlSptllaSVmGPi/0Khtbsy6hJX5j02XYqonH8XGte7XXboqi7tt01vpl55G2KZ+3szLn2bNNT
eaukJjWPq7vZ2zugfLRsMUji5mAPslSYAfcDBU2kW3BXZzf1x1oUXHpBm0kPipw9gN+j6yj40S6SKL6luBtLZU/5kYQHfSnWXER1wgISyk4oy2E4GYU78K4k
nOXFuXIlNEuW6kzBQWw/qcGvoUtwXKAbagCRzoQ28JPpBvT2f997JdvIY94kvMFxdCpK0PAoSHxJtI3/Jrqt9dNcRRHQSFvrjjk5LZFWwhRpGOzMAlhr5Xh4
E74B74TneA5OYtfLVWCGsgzPw3fUTYVBTMyiYASewJ8L3koxlrA5ME41Ci0ixfSuqiO7qbuh+gCz+BjiQNbI/rQbSAiCqMAvjL+JupCesmGoKzsN9upCNBGy
8cxQ0gJFg1xSLdShQLw5qIxLo+lso76nbgTXlL0iI2AROIDeKVfDs/QX8RTa4I9gJSXlh0lPKuDI8mW6j3A/vwE/85XgRPaaDtUOE43zfYrvlj+hC+Fxck+y
NKAN7SCtVIagYLAadwbh/L8kCufiibrpOB8DNBev08NyEUmHH8hjIBa9oV91L/BtqmBbiQvME4qghLWCM+hLYSQLFnbRcWRXlJ+TkX3IfNUL9Bj1UEfQQrwP
GXTnUT3dTttgpskAByR5OJEWootkCr4HZ6AgelrbtSSNl1E5Gcv2tbSjR/x+PJH/KSiEL3wW60LOkz7aN6pf+nYCRTrVJDyZRvEPaUn5Y/3v9LB6MawX0nVz
/T9EFe5atzuCNqJ7iv8G/zhZpwXdhx9KJxGbujsYp3uLA+AC9InIeSlLR0CQUw3uSSaiL+S0cBiuRPWaF2i/aDwcJn5JwgLznXu6RPBFQ0g12A1idaF0B/8c
t8W+bA/ZjUbolpa/ov+458AMnKl8od9I/0W7yA/9EMkLcpT2Jlrx6G0Woib1+gnQBRnx5MC72kWi9kHKnU+EGu0ulAF30iLtYX4s83TyQDPWDi3iJqJzEgIH
qBbA5eJ4vhMfQiNgP6YHYuEzDqSB4svq9fgGacnasIniA7ooco2cIK/9x8s6o9d0YoUN7/XchscgDVzKjYaueg3dBKt0TdlL1Xo4EkG8QlsEEnAkacx91t2l
a7XLnJ3ajPJZb34y8hVe8fPQW12ecoU6V1eIZHQSDiaGiAbSoLUg5D+oZJisFdOBNBJNvZyE58BQWy6tFUfxaSSR70Lv467CSfiOviLubAg7g09plugnoQv+
VjyKNwd+U/kLDrgzNo5sEno5WSpXJkWjmAR1YJtVa4VD4S3ZBaTGMWgtGYrOogmslW4T9FanQDv+FDoZzQ6o4eQ6J3XzEV4blDv4FmUrnN32N81LepkGif7g
XYRLHIArK3bDHJCjPK+6izri9bQIpaq8fBoC7mGLn434o+c0TEa2V+FZMATuF7vTdoKJtCMLtGNZgMRNSCG/yBRylGsvboG9Bbr9EKmS/ocfBL8SIvgHAkaQ
xBcXcwWsGyuFQ6iUfhB+wBayc/wO8PvuAnQ+ei/pyrbQGaC9TIQK40TKNKGgHOBtdJl4KzmDovAn1dBKPZ4uTJZRWr57s7AK5yMHdVIjuIQy8GGho7CjdBYN
xCJ6Cc4V+rPBXKHggdxBcmUyPafrgZvsqsN/RcjVf5NcJxG1JP+gw6pcNp/mgNGI5wNpHB5LH8NufCobzhZyH3En9MWpgyeidlSkjlT+CQR1KLuPZ3i5VR7n
gskzsoU/J4yB58kRfihqzFKU1cIJrYQFaHfwR7j5qEpXTD7QxmwWfiu4oj+whcyBKwMW666g5sH/IKg9SbUgFcjgBuTCH+d24HGwG/NVNuhLSbBvV1ljVoi9
xa1QWGAGO8v/2mrEe1ETvjfW8FOkr0kyayWdiPe6DwRSysgPzotsoURSRSyoqfBaMxhe5T95hDEZLseufFdZIP7m/dK5mtZeEbI8ZME70EfJp+AR6BP9hA7i
B6oz0lhyt9JOliKlyoanoPFsRUAxyaaL0Wp+PFgEZtPh7Dk+RFbA2IDP5BfcT/eRRfQe3Ym0vBvypLy2t6yDzkqRc9It6L/Ks9o5XE/SjP1Cs+gYtAf34gG5
j7uT30UN0s8Y6gcq/dgmZKRhtC/OJwtJgQCCZ+oOcnOL3qCtcGZFMbxKA1l3WS/+lTadbtFAPgMPFUVrnNNSfB39pBM3F9E1aF3wVkkDOYEKpN4Bl/A0+qJy
sTaEdCW9yQckIioyDt7Az9B7aIATSDWfx9/C52lMRQ/lXP6O8JtqCbqL8siw8rakiPDoNdnBFWMdHEx64wnAV2XRZfEtCdBnyJowN3ZS+hJJ1cd9VSiQleu7
cSfQyi2/QAytwMf1RRDSkeg4cfP9BgU4TJtKdvEt/4+is45uKuuiOA6lhQr1xuppm6RppC3FXYpbcQrFdWCGgcEZ3K0ttSQvT6+l8dRxd3eXQQZncPvyrfwT
W8l995yz9/6tvPWCe5Je4D76VHzc63lpaBLzCHUmWtlActicKhsPPuLlSMrdEGrKdNAfjZYN4/eiqaBbeEaYjn8XvDBiquEfQz22B24XHkCvkmZwq1EC5nBn
4VahybgffEa3YCucCq+BVBIdGV02JPIL8CFB/KtiHXkLcgPvC7tRFjPX/K+wA7Tgvxk/CMk4HcpZHZ7M7gcpu7OYq/Qp3MkcgYaFpzIVKAj8BNn4L94oTpYM
wi6EWRd3gh+K25B/ijMJxj3B1pJBJML7+FDwQ8FU/EVYipfBtexPqR+ejA6BQNAFrmJjUQdhKLnK9/G6bLfSK8IJANEQfk9RtHSwkAZmFvcHh3CQdF/hbbBS
+oZ6w6XQj/AnpIG/0SVoPpDROpFV6ka7/IazftIKc0HTLbi3MA215BZCACaAsAI3KOI+4y+gK9pDBeGHZbtEjcB5QU6S4BVuGIoyvOH7gCNsieEbHQ1moTic
hJfgUnEo+Q0gQx10emfpF27Pp5HOm+NIrNxZ4kdmcPdgNFshbIQiczMMubMoWnwn4ibO5rahUnyVHybMhj1QBiljH4O2ZsxeBCeFZuwAsAwt4ftuFvMdvX4S
bbpg1pGpTD92M5yLL0lawPEogamAm/FQr7/8vWMmOMN5TARF84XQjBcAD3jj3YcksjVcERrLFQqDqcNAQ+fir+gNe800jvnX0CasCQiQ9oQ78EgyFGfh2aC1
cZl3Ihux3UEx1Q0+48vN2SUiEkneg0Q8H8+EMnMUqvG6pgR+gHkFwSQbb0cUn0JW05HIF7RiMk23xUc4Az4dlgNu4VWGPqWBaKdQgtqBStiDXK63lp2Oh+EC
xoBrDeexgm1JmksM4E/UmAzC7fBAr5/zTFu4O2Jh8YWNf/Ed4AEwHeyGR1tuF6+K+4oKaV9Tbzy59HfwD/yDnQUp2Etos3Ma+wFO8frZxNKRhi+gMRu1O5Qf
gF9SYtlY6TVK1WSk8A6/xcdQFjhi+gtaqfb8cfR3yTh2B/Wvoau5LZoc1xF/j01GG+Az4Rk9BZ6M0vLnpApyN8oIa+Ha///frnQ8jIRP+SdSK/5u1gkN8IDC
ZOBGz5hI0ITX82voJfRMvIhhYGNwDQwh201WeBZIhL5FTdm7MFP2lGtDEoV3sJgdh/4wjxYO4Cv4S+HPsmWckkwT5rJ5ZD0cTp6DcHILxrICyBLugkNUb5jL
D4NFRoRD4FS4uGw46YjWJuVJf0YuKmlkUJIsdiCnJovoTrgfmSI2Gc28zf8UmhEUa0zHXwqucT1JF1Lk7eBxstbkjtf/rrJ9wXCRFTUQLTAe9R7V/ZIw/zU+
o5k9/DOzv7cePqgBGUbGkwCuGT4p2bhhvnDZq76z6QBJDzbVnGn6HftRSUAsucf4ceNBReBQeCRilqQ/Um5fgK7jRDQI6Lhk8MWbIS9ELS/mzMPQS9SRS2Ut
/B/4CGiDRgqdZN/hH2AmzAZPue90N9CQO8gN5QaCvSzmbNxCsI1bENnDmxNWgQihBfLDzeFX+Anp0GRsx83xYWBjD299FDqH7UYWGsdF+Uo34i2smnzjP+GD
wteWxcxASQyJVjTn9WgUZ4Rq8rywL6uSHWZXoDTQFh8S2uEGZDl6x5xmTXgNt9Akkz4I+RvOpYrg15JiXE/M0EuEC0VLQWjpEXAA+iAtWgp6gz1oBtrDychC
qIYr8WnMASNaHTWe5ONV1EW0HgfhvSgiSgHm8W+lua2WeddMSSp4FXolDCd7SlSkMqrFyn6mKeYcfMv/MQrD67yOMQ50B5/B73gT3w4QoIfdiJK7F/6AW8Wt
CDsuWMWPuQZgSPg5IZ1ckH6G2SSALqZHl3bjwtElOKD0KkrG89gV3CfucNRK1I4pgQlly9AfRR3Jc3gehODYSG8yYHbCfSiV7BDcYBYfAsfgZcJ2dmRAU5aw
zYV6dF9wlwmEoYE9mDNwrKQh6g7Gg0Thd1MBtUyQsgTOwgn8Kt9vaACFC5DXO1JkG9BnLov/DKvwsd1Mq2OSr8Zx9ADT3shPXHem2lwOyrAvbPL//7kwX+Hu
SAD7AtyB88saePNvO9jT9DJei5MFPTgIIsAS5h7oL5OTK+xor7as2L0WHhEcyMa+gjGhgVhJlnHDZE2azwcHUV+zCKw0vuR7gL78yzVSkhheg/cYXrO+4Kg4
A4/hf4Eo4h81Fh2MukyvgROxregTHE2akdW7feB3lEmc6K2gY8PZI0IYXYlusPHgCrcV+DH/Ah9QD4/jm/FpkptwHHvP9D2qJxrIrQMeUYo3jx4Ja2GIwgX4
GdggaoXU+DCuRXeo24IRxKI8aIdacA8hvAA1j2pLTnI0Hk9dgzuE8/nzJb7cGXAUdKyXRZQ4pXAV267Ejguo62AVMwwvwm/gNW6J10tnsdeBmPRjJFib+A2P
xT9hZ5IAfgq9vblsK38VvUW0cZn3m3oKzzFmnXivNJp8QhmRn4Qu8DjH8OdQQ4EtbAK7srNQP1qBrgOTYOYx2oR3mbtSedQ+duZOJ7MMB9ArqP3cSPQf55uy
rWUKrGNGGe8yrUXdOKG4H1/G+XHx5Bn9mV8AjuAd+C2YADn4G7BLw7AaXDZahBjcDQ0seRD5IewYfgICvTR9He7j98OO/A5+asFNkZG9iAczFwU2+G+YyD/3
ZvgwNBhZy6pDXgieovtMGJwKGuFieJrqaN7Adcdd2elUXH749sqoIaS7eAko4JK9ndrey5NykiXElTSjL4Jn4HJRDZKBybJmcAy7HO4zrzFchlMjxRDCbd59
moK1wlRcLTwOHkVySCfvBA6GH9E6/B9Xn43ARlDJzSmq53VWiZd5U3B0mQkPFTuLh6KxcFqZRngHtMIH4GZzQtbQFWxocC7fC5/jJ3Gi0l7SDWAEuCa+IW6D
Mphr1BBhjnmzqRfZZHYZu7HJJMScLJuBZuBCMBv1hx56KQ4hpyl/DOETUMX4wrH8RE6BbvF3wFNmL1zG+petwSOLVpmXMCe9E/ASdEDtYaTxu7AL6mAq/whn
le4pvll8EpzD7w15ZUFwPdexZIJhIP+Rq+Y744eMmr0BfKXDyfxCDsbzvLfbpxkjy16Y7gN1wQ5DE9xftAF9EU7iHH56WTKuYw3g4+4AKIcnBAt6BZ7Alrgd
jBD+o49STdln5m8hfX2We7Pi+5Bc9hXfuohju1EtRH+afmP2s6vhOW/anC9dzTY3JxAKToJlMBS0Il3JJMiya5nJQBq5Bpfg3aaNMIiF9CC+Pr4AsmFOeK7I
hafxT9FcvgjcAKHSfNr7fHG62WrKxPFbvoJD4Ds7TLot8odIiS9TA80jaJlss2DA19n65G1RX3YoCeEPID40HijRSuE3fB+9gMrS+qSxNxs+ZHdRd1FnBMo2
YR/ylabEIoMFbC2VwhQkZh4IlcDA9gAjvJTRD3dm50QeYKHwEN0tyjCnmgOYL1iKepHLoDnMEc+W1HKbsYe+AXJQsTDHIGZnwumwD/ecUvBPoISsgmE4hEvC
iSRYaAt7gpiyEHCBP22YxPcnu4rG4oc7BnsTVRHrKrgJ0kkM+RnVhXBhMdJbW/7jId/QsAxUwKa4C98eNW4hj8ozf+HqGf/k+oB50jnMcSjmjJF3vDksnn2D
58KO5BE84U3U/0jyaTNME2n4fSgNUUx70zdkRL/R40EI2S6ko8bAjrvj12CllxyjudswUDLA5Ce85XND6so0aA6YJvSRFKHcgAtcJED4K9gW+RSdZXzQELAX
BoliSgNBEtQLvah7USvQaTgwosSr2/+B7eCmuSU/BXeGNVQW6EuV8F1QA/jBm/ez0SJTS7IPdiB57EI2GT3xOtVxQx5kOa+yUw28vX4UnG8FzJMMZwHAubhQ
6Ft6HM30sugs+gDqImiFIXgBLkEykk87OTmayNdJFDCR9ISX+c5sLfeS/YkHgU0wnJSyU4QbopaB86N6wEYCx3ZgM0Rd2FxpNHpU8Aj0JO0kTQUBfW/BcJOw
GI1nv1IULvT2w/7Si+YuoL4wiEyHmWAUbAmtcBB5DRTAzq3AfnBI6QI2o/AYzId+pJarwg/RsqBzdBe4n5kqrSirAE1KfmADfsQ/MTuBBK/AqwvrQTFybpkL
VdR4cpmfWlafPF63V1hdlikt4bbB7sSHKjBjXGVwIAsbnjweruLs4ApoIMQQKctGPg3TwVhUVbQaZMtm4u7cMKpVaHuYI7u8ZThpY54T+DtfDCbKxPgG2L/z
ELsONKI/gMZETAaST4ZqwxGznv0OzgldSWnBG9aa0gu/LuuHMvBMyZ/+IViBx/Jd0Vv4ll1BWb3UbkabqAL8CGTBHnzvsgBcwaWEzAPbcTmWkgHcNslvyM43
wklsGdWJ24MOSOc1NXkJ4lljH+49F8PTYDH6zoDinyXXeF+mARzMtyXDUDU4Sa0Jm4vmwp6bOpkGAgvYxDFsALlZ/EOymTNyoYiGofxvpZ3DF+0sZXNSUnaM
3fEZO0XFKAOIZEeoX6iK7QxT2ZF0Z+aUl6Vn8DL+JLOY2gk4cJTbAbvRV4sXMSWRB5G/cVdZrOwjfiS6jCfgB+wB+Jr6GawHW4St3FOwEqvgQa8yRZK2IJR8
gFlw9s5F0ovwKAqJzEc9uA5e1c/ahNByAcOTsBHwI+ukTtohWcO135XDNyJ9xM3RHvEZdBVOByvoLjgSEqMf3wIswD3wGDiHexO1s2A2au/tu75oMlChN+Y3
OIoTEzesBMsFDewlW8ovZ3j8sYwCNupI/l58DaDQIuEmYwZJXiVeWvAbbidpSeYZR+Bh5AG9Fc0T3+YXrGhEyuF+QwDzW+kYfIuq9VYzMGolfg5PcEr2Mjjg
reD9kH1lf4LfgZQkkbF0Db6DB8Ej7KKtJXQXMoH94vWpblhD9fUqz2g0jL2Mov5P20RL1rRaQ2WTw+wjYRcWGeWiRLhfZOf9iYL3gFiSR7oxl+Al5hKaigaT
pTBZWguPC/VKTtPZ+JbwGL7ie8B+nJLagGsk0WwzHGs+RU1kVewXkF68BweSe6JNINzrE78XNEH14Qy8V0glD/GG9TqoISKYil+CDGGJ6Cr7RdJFOCWojHno
P/Qe1ae2c7nGa5FtwDCZDbUk/mgysxxtYWpgM6Y3IcIW/hkUkU54s7QYtzWKSjPZ36GNyyG/wxhvXeoDMT8aOEPkoKgwm3vMdeOSuB74BXVMOCt+780/pXCD
IOYW8AtwGM/BH7ssWESKuSy0FzyAeu6NaL6hL7UEOvAGboFJTuLJcKYliQMjCAMxF0wGSA7DAFIMciQM/Za7BbbBN+iJZC5eAMeH+fHno9YYfoIK/DFyLRon
vOaScRwKkYymF8B4Uouk3AT2ElpL9RD6el2nITXOHAqywd9ginwyAuCM4Je4ii0FAeiHubCEQ1cib0RGw3f4IPscJsGuSA2swA/PgSNgtjCE/f819V8Iv0DD
8O/8pu1dZZlsC/LD65i80Ixcgw8g5L33WbPhOmeRbmR+lJXwr6EOhZl3ojrzDLAYr4OB/KdwCc705r8EcnBrFqwD19gG/HtgYRqSFuQdGi9xweYtUzgHPMgt
ZIIAi2K8796KBxKfgpOYgZ+5hfiueK0pCtjZ5+iHIQxeAoHMLtSJq6OTSndzyWwnfAn0ZKxCFjHDIBrDzn6X4RBCc7loE5KQdGQFCykxm8fONAaRL6CleVT4
FaiBE+jhMJlA9jHOCKTNQwOzgB87zDS81W2+n+xfnGO4g055PeKWN83Vx3NAvrE0AMFBMC7fDcPQ+aQmjA71iIoy9yZd2InMOHAPLkY54q/odzqkTAEvwk6G
EcIR4S8UBAH/mulFOJhE+Xi5+AbTpTSAM4HdqA61wvWEcd7ufx26n+mAe5EVzCiyKzaIPYZHM2tgY9Sa/mVqaThWXL1difoZL4gHUQNIjeQuey4qmS3KD8W7
hdfwHnOPHrVzCn0HvocnSlzoFU5H++iO3oz3jcvjK/k5fAXlg2aY9oHvjAHtElpgJKRIniAMtrI3uURmQ/EqPIasEV/ldyCAFgoKArGEGyxcZvPAU5TLiMl4
dAJkcqFUx7JNfH84dstuqg0MJjnCHBgr1HCdSW+Ug9szzUgKvwmNxFXiHdCK65tOSLfhfugn5mFTYQU4DgKE15FhMhqNRTtLA3AKN0ySRI8lq0W/hD/oIDZr
dweuA26I0tjD7Edkb7Q0YisONDWDS6hc8b/MwLJ1wjpRzzJBmEMfg28l87dqyN9gnHcCd8GVfA6fi77ifSii7Cw9ir9ruoqeo8P8XiaYU+EM9KrEwDnNZyEX
ujqsobcCXqXDt9iJYDxpzT7jlcUfvdPXvPi4lyX18ADy5a6iD6bZonkooPAD8wJt9H7yeLLcTKO2eCLXD/SFUaXjkJiPAUNk20A7vNx8FPux87lQviHZjOqK
hwtTRdPgbyG3zKe4HvALXmBK4FqCFfx/YNr25exr41vTOEOAuTnTiNCAj3zg7fHzYLV3Gi6zPrJ/udNFT7ga+Dw5l0i9TLARnsdvcXdaDhNxd/RQaEh7UAC8
JkjJN28NTwpL+VtQKawXPxFWUEvNNNsIthM/hSphLKwvrUUjpfUEDblB/caeZ4O5I+gCm0K1LXrRIpirY//k61ES7qZ0PJyDf4oOb9xPL9vRBHQiApiJtSjX
UAdHkaZsdNFJ2o804C4KmSgPB/I/8TcmgO0g+JEv3vkOQg3CKvAm+J19gpNRKkhAY8gx02TwD58IB3Irmfb8MFImGsHeCMiAd1ETEi3pxtUHQwtD6d7wIjaD
nZK2hi6yn0COhxMn6yuFXn0+JOwRNqNHkRRqytqpFLwfPkDNYVdYJ/h6uZsCG5k0prlQf0d3r1+thV/ASpgk4+FoIMbz2f5+mWUrsdasJg34HHY8k0j2Areo
l/CaussFsH6wFsxjrF6OFXPhTE8g51zmYmTlMNsK8eZ1oAOMgo9BndAY/Ao/AuvQHu4o7IRfM2bUGfgjf9Nu7j2/BX3CbfEjdJmezW02F6GO9F2wUdgqDEHL
cAegI/+Zi/JrmVbob+GMaZUgF9XDE8gMSkzarbpvmGBuaB7M3d3ZlBxCG726mosD+DE8Lf4hWrlrBPn/tZjvUong5S6BmUCmhl+GTdHAYB+yBG8L/IEVcITU
AU/hCuyDW+IWuBPKQuH5vTBk1uJYPBx/wA/olsSBL5QlcP4wkDvtVfYrWCdaCGrwc2MgWWgYSR1jM80nkS/pAP9mvwufoZJEMSX8etiQ9a6PnGPmwdnmpJ00
qMIy2Io3setgIb9fGBDpT66ghTCW/YYtzKuoj95+nYVGkFHkNnxrvMltANths5A++EOBHv+1+y9qNa0SzpeskfTjGgj34WCyB4hMbxFiBwkB4DisxrlgAKBw
Z7QT3OF78zPFRsti9QdtK/ker3J3S8iHy5XpjmRbmPC3baD9i22rPcda7pCqReWXHFbkJ0zc0NbyJkGU2CK1Kx6AH7L7yAa6B1yg4lEb8qWVGu5NyFGG7zLU
nak+5WptvVDRvaa6zk+boN6u+6JI1W3VTNJ+q7xYdb0GVJfUTqm+URWUulgtVs9wNVXXT6unW1R7p9qvJrV6b03/ms51NQqzxqx8Tb7aAvTd0k+mn9HrVJeL
I1MH6H+lhybNQWOSL8d/Yc2Wh9wgvT8bru7juKTsXV6h6YJbOXq7kmzzbA2tf0NVulYzTj0l5n1qI9WS9E7atvgqvuly2NRxO1QF9gD1NEW+dlFUTOI/7jrd
LvV0i396O506oV+G2t4kTaaUa1nFAS2feEnZD6Yq9uv9eFF8H/VI9/G0ri5YoXEkpRyqaJMu08Tqo1s/yVyXEaZbYJLJHIlidFiuF3rz4Wh4olm2CTklkqSp
fAe2GycFJXg6XJCgTbTjC7GB+KDjMbqZspcdaXlTfpeEuxdZ5uHHJMoaYP3PNrzqlu2v+IGgN3W34JHjuD2RmaXYGfcMCI5ORn9XFL6c/Fw9yTbD/cShc7RW
Gux3bFvJAJfd+Nr2u6JP2S4SQv+ynLGlOIKSHhmDFJX4gf26fbd7oEWwPo0ZX1mu8uhVni/lEa5TVdvtjfgPzj/DbruakdF4j3Neeqz6vmuorcr63L7atdPz
0N7UxjuVxOxoZk9B/3lOOnxcQyxvHJ9JgOtP+Qzln9YRSGHdH3022Mey3/7Scc7TyLVPfTfzl06hOZK+KnNMup+ywKHVHotXJ7zwlLsXyRvqfmhbZ/bX5+uZ
xJ8VhtTb7gI02TagcoT+U9IANLd8tfqidZnlmnNd5UfXWXeMW+p565JXhViSXOXOta5F9gT3ZmpmhcRx3uKS+9rK7VsrSuw3HYw10xXhiHeusq6qbOZZ4tpW
UeFi3GwV8SS6T1a0tcR53rmbuf5Ko9Llma8zUzLL07uk/dQ3yOiVrte2yJye2S/TPzMqndY0yHylkKU3ztTrtmqHaMvNirSzulrdmcz66UnpczN90odm7Mjc
omuZkej9jLyMFfq+mVPsk1IvpV1SWtCtlCr3Vmutc5xL6l7lauQZmzY6ZWdSL2uE64RjZHw72zFttqen+pQjmbpFllh+2TaTYY1i7IxngqWtwyad7LyvOKO4
qfRL/aVab9tjUexLUTbf17W8JnahcrP9IVldvjd1pZNLdVp/WA7srVc+ft9Ce7UFJ7VIS5ecci2Qp6SllY+z94zvXDnRW+ODqT/RLs+N0g2OuuAJ9nq2VE/X
pM8pY1VU8gv1BVWlckjN+KoHlXLPhMqqqryKL2Wa2JYWubOp8DV6obxhDVfbrMpUc7Z6Wk111RBz/fy8xFD795QbKQPjb1dmOeZVnnZ8d3VzgAoWTIL1PPcY
2rGe1Fm6uMMc7x27FArbKHdpxcyUs+Em4hbmW87gIslM1/4Kk/NZ5YOK6KpK129ostDCkmv7rNgBJkfN8HAVZ5y97D89t92zkzT2ROKBca5DTp0z1nmYhFgn
k3S33jbSKrVdsoW7RzuqYBLY7FXDzi4aLhN9cAWD7orHtmu2Sy7s4KwbHc3L/0VnrVcsavYv9AFK0GdZ8wyVJm+Hn9rXclf+XjuYg67win7Obc4ulnruwJjm
jiJbIWwOuJTZSomb91Zklae/+41thsOcuLC8CPWxz5VlM2KbfHd928hMidpE4lQnU+/E/6EsUmVYJ8Ui2hT8u25Pyr3Y79E7UUlyu8SXqH7wq4Q9MT8SHrMn
vUk3MWZzWXt6BTILrWNvgmloBXtAohdFhaVxeWGN4HHpfHMaMosHxGeqJ2tHqX1Tu8m76ljN8eSz1nbiJ64wfH57K/uBsAVJbCqfNjYtR9E0pbW7wvHEesWR
a59vH+5ay08DHxRaXXvJT7a7IjHtjGagPlvVSF+eXpvauDWXmZSRmX4vY3tmcOaojI4ZzXVvMhU6nf5Q+rH0ofou+ga6vfo+2vEZezXFWrWmVDVC/113XPNn
5gd9Z/0UdYj+iW5XZnW6RlEt5CgnWWSqDP1o7fPMp5lmPcis37qnrr5yj2WEbSw/x2a1t1Bv0T/XGnUgfXZasLafvrG+QjFKfTf1p3inqkvaAJdcjR19nLts
RSq9x5JlT7+Tmdj6XKYhc27WS25/9BDlF/lNRQH7Os4f6PgFRT7cP9GnuW8RQ0rM5uf8Q8NG7jPVK3EgDrJsJp3LW1jPYz+ymNwtn2MNsbawJZQ3tAyzDC9P
wRkpJywfSaRNRBaWNxMq4BbGCF6h/XC3RQke4bXUHhADz4DVcBppCcoMoWgWtSKuRbRi8wl4kD4YUwRfCa3YGDAucSibafxubBC1OaF3wl/MQ3Ys+UPUjLBZ
JfCdc5PiFxyradZ6S+Y5jCvvq6dlHElubr+q7lHRoeI/y07HOc2d9AaaMR5bqr/rVOrSlKuufbqE9FBXsnaofaQjNG2ALlrzXfdZK9O3S/+iyVXfhXbVKNI/
sYFOZedUs9BF27hksYoxfkgj6vmaZzqt7nfVqrjxnk62J0o/yqM8alN6Hlp9yUacX/klupcnigOJWzKzFFWpvZTHVMP1zaprKgdUna9UVV2qXFa9vXJk5fqK
BlWjPFxldOXTCnWFqHI5Ca3c7blZObRiWcUflWs8VZVdK1tU9Ky1VT2sXF99pLKkSl/br2pq1d3Kvm5H5aSqXVVzMx2Z1sywNhcz22Vez/qS8VQfmPFAsyQj
JTMhIyhzZMY7/Wfdft2VzL8y23j1v4nOrlmX1k33Mm1S1tHMbRmtWu9Kv505uI3Q+nrrs1l5WWvarG/9pbUWsq2v2RR6HNNA9yP5W2aObrBjkCtC49ZSrmvK
KRmV7oukt+ua+k5qC72vboD7qjyhcpZjnCsi3qJsbh2qHIN8PdV8SuI6/T6vn57TxsqydbDqlCcvcrLbD3xyfauSp3W3vrJvcl3ySCzTNSs9I2B9ppN7LIxN
sLsDFG+TJZ7Eimj3O/6mItixDVxSb7LI03bHtC5vXlWMna6d9kzXC0ebSja9SJ+tz9Y10HfQD87U1R6o6FKlrMypElfuqV2jidF00eZolTqRzl93qnZ17bbq
DlVbqxvUyuompkk043VDdZ91K7QqzSjPfEfHCol1q/u0U+UqUuWn/mnbLLjLa4S41BUeq8fpErtWupd4trr3KLeo+6Y2TJUnN1KrFB0rWrqHOLu4fNyiisOu
EOU1xak0dUo7zXP1rdRnOo8zzlFQ1Q7Prvqgvuvf3r41boGim+Jm4lDniSTO5Zs+ReNjeQmbyNbpRmielE+VfyMN3J9TNbrZ2oeKd7o26gBVD/iXYkZqD4Nd
k6D2U0wjr2WrZX8kpxA12F5WwreqYl2j3BUVKyr3OD32np5tlTUSrXMQeeRqUnW0fJqwO+1D+Sb7axdUdPIq/0RHx8Rjlk3O856JaUu153WtNDt1rWI0sLPr
qGd54izS0/G2vMblA0oMy8Mflz+ID0sKjhmVFJpcSlUl+8QviH0sN1MwmeZOMg1Fp/mvpSmoFn6OGcCFbQ+QcFHXt85Cq0gYWksW4m5xo9ETuki6Am4Ulpo3
oT3Av9xY9oWfSC23ryx9admQ4JBLZeWsml4CLybviLteXGVeQw8w9GHnxNUlnN1hN7cCm/jjMFWIKPkm2o59TM/QDMlhKk/qEARGUvpVNFdoAoa1+iE7hX2Z
E7iMSpH9/3fg9mQGbaWbgdrE4PIp8Ka0rqQhuSQgTo7yhKnsTDJfsgHVQwvLViGJEOkllBZ0qXA2uFFIM/NhEA340gny/0AeGs2lOz/atyXbo5LjxeyYnXGR
EdxYooq3MBRXB4YThnkXPUsQyRPY6V5ifmIiCNKb408IyV4ijIO9yKCk5JRFcRsTn8unx4WAV2xPUlCg3nyT727sV7wH1wq5/BGh1vRAFE3astPQMss0vBkb
Te9k1oIx+BLoAU9wQUTm5dMmJCXebGAt7SxX0WPoiE4GX3E7OMBCsX+TvV5eibc8Ig1hO6DDKegC3g4okwb+DXsLM9h8YZjkDmolTAcqMhTmRjcx/Ulmm5qY
6rPBsC3/ksqQbaN/sH3NS9kJ5JPX9z6yAZY/iL0sMXo70iScT1jEG2P8WFfSvbimVKOU5bFWrgJpY/MSdElrEi9FcrifMYlagESmLrKcxOaWjrCZeRB9Au4o
uxlxIn+hRYVCyBmhGnzEqxJOGa9ZjbYzhracS9ZW9C+uYKvK9pvmMGu4FTCQsEJW0TzSi/jiD+xZYZxlBUGsPzaSjLgHbFsY8P+zJMha1Co5NMEt7piwBgyX
0xFLwFCkR4PJXs7Kt+GNvFjS1diLbwhfxbzn+lvmgEzvbvhBJ+xsXlU+GfmQqewhIbM0D6YWekA++Y0oDfWIBPZkM0T3Elley3mEHPP7qFvxm4RoU73QpbI1
ST2o83GRyAENmGFWSHQgLfq6kECfIRkonKyUTQKfiZ6Oxsf+f91UYb7wIiEUVAPOchatp9bjltxkcBd2l+chHxhRWiP7Aw5ObATCzYvhYmZz8nUaUmqpPJ43
z5DvoO4mtec+Jvgk3MU5kSm0x6KBJxP6mgvQLbYOayyZwE7CyNLEh7DMcIKpjjzFGvJfwZ6gvuWYYY4lGLUwbQAby08K90Ff7ixsDRyl5/A4kQc3ZNd66bw7
zCXPRR9l/5TVw214hxBHVScuCNsn9KPayLm4g2Bd8TWfckGDSkFh+U/SA00ypzufm7fDb7Y5cSNgS1BO1pGV5oNeF4cQm7Zx/5InCU+su6JqmDHC9bKLuBMZ
QQR+DXWZ3ywoQGbEU9YvrkPxGYyN+82paIp0ffkD8QdLTVL3pKshvUNHye2JdfK9idfYN8xfuwfwKF+XQEEOfohJFl0Fvha90KQ4zrIHthSKxRJTS9wN+IfY
BR+6HIyS/sHrYjzcUnM29ZvQBzZHq+NUsDuZ76XqvJIGUB9zANJ4DJiNfkOIO8S35seAt8J+8NE8wSQSFoIU1BN+QIvBqfI64MP+RCdIXsu77HWySEgmFuCH
HqD38PrGS/yX4iskhfRMkJAJ0fsFA8piZwrE8LIsTRCxSdGNBD/hBbwh3IbD0Umcg/oAGdlU3Br1x7koWhhD3sJfTEBMqCkWjgbTqAF8LLxd+tw8jX6Ou6Bb
/ELQiT/BtyERcDH4wHc1ywAnfIjsL8wGh7DS1BFdBvNEfdAtvJUV4V3FSvEuMCqiPjqH2+DGpCXiTdP5TvGTqGXgDE6XBqLt+Ca8Cf5l33AzWzzCWagluYML
cQ98Imq16CQy4fcBrcF1cAj8u+0DOBeRbeiF7sLtOA8SlEem8W4+ztwziIVKU2cwBbUD/aXj0O+lLch9XgQe4+FwBHWCvQRrmX/BEjCF83ALUAA8A7uQRaYu
JXKsJwWsP9yJ67FZzDN+Ne5KRPg2qEazEO9jRP2EeJJbsvDvvtwbdDcqkg0ihbvXl3aHqWSt8LnoNRsHK6CvWM49YxYGLUEpjJW5iGh8HT1nf3ByEsdHkZHU
7/w/1DSk9H1nzOAl+ADfX+QnrvQegUroTb0p3czl8BRaasoKSyCQzzGape1BNwxAONcK3wSTTX1ICTwvDBc5abNXpwtxHzYnimNloDPeE7xWGo+aMzNh/7Jh
oAbFknTYikvFE2kCFYKKfwwwPGyejol0KmxKJnELRe8RJ0wBPcAJfCi/G+mDILc0LgmIyU88q6wH7o6HlPVGt6nfYQdqK/qJPnJ92VeoFg0EO8ypwswyjbll
RHnhcry1jN9SD5VEDQj+aDgGn8HQACsIpuqRMNwHtIfn2cbwutQlHb0zB2okn4Qwcg2tgfMZGW7PRoGNqLepFz+GSZG1Ay8ZC3e91BHZneQX/Y2uo3FkGigF
PHpItTe7ijoxhmYRvFQ2jEwTR5IThhbctNLe4CG6iwfLmjPtESM0IjlCiZCHl4GuKIskkIXMLVqNwtmevIjNwoXwM3gBuoEeBdVRJWggN5SEgd4omnyAT9jj
UCb7h/ps6iSMByKiMBLGn3THclmn4otoPhgMWvM9ZINIfaDAtfyrCBc9G8eWtA76g68Guqj93FJUDepAU7orEy+K5srxA+hEG4ynWP+SPL4ZlIenw0HFd+kP
8Agewf3N/0R/gZ9MEN0C2EXdBDrfFiwYCvi3TDMqHN5nx5EHwr9opWRBpIheBW+zvVE+VhjTyCvDC9wZsuw3/nvZYvwuvh56DyYKdnQW9oVLwLjAaqGDMZhc
QcNBTskNOFVYwXeDMmkC60ZNwj5InnDdhUiMRB3DR4E8Uyi+KzzkFaxRaIu64Vw+mPjgWtAs7KWYYSeiNUJn/JmNgBu418ZGKIlw2F4yBr4F2fQmUIdjioaw
Ij4Ud+EPcWbTu+L5fC2+Cj1Ue7hFuM3NZYcKYbvqswphB1tGwbDfKAPvSwaS4OL9psOS5vAI+IBLwFDKyR/wk0MEWhIP857PJn1RS9NOJg6MZrsSDXzLxUc8
wb1xOvcaFMFxhWFcCVjIhwZ+QX/DE0JXcgQcMI8U+8FiPoWzFc6mm4KOwZzQkXzCVexNYEHjhNHMddyVb8gewyuM3UtWeav8pvQfrhe3DWnwYB7iviSCeSZ8
Ap/42fwoOBTOAakyKyw054H1PnvpXUjGv2HXww9wB+hBlpeIcY/SIWgg6ozVnBl1DbQF18cLvK6J6PZoEh5J3qNkyQCztKQVW4PW4WRyJ0Jh7AwnhY/DTeEy
uBAvEqaWUtLHaB5awb1mmpe1ZWI1QVUVLlbZxK3wHPPcsT/DBxSNLafTTitG2K/supAWJXokRCs24ufu5+pOJCA9LkWVdEHc2Okb20Plpw61vMIdSaxxtH03
TpWvcobYrylTEmZqpfrjsprYzsnZGo+2pm5+1cUKsadpRVpV0z2U5ofKP/m7uoF8XfLetEHVndzV7u1Of88l1/1ai2aipqkqLq0oeqZiYuo+627hnG0mm2Xd
aN1ia+aO8q4w0n3PrXb3d89Xr1EsTLxqX5byLXq/epPrim2T63bqcHcPe5CL4PFIyRs9MaQEc3ROeTWCzjSXyDXVdsjaAr1MfOIc6unsyi3fn3BBtzL5WvIv
VQ+us0qeerD8GWqSch7vUg4nL5L2qbOV7dLeJZzRTIlvlDrOkuq6rajR7FD527qJAzkAbhqNoCzCapkOl6jfpSy1Lab/5fep5iie7Wux/86+3/f57v+x7+G+
KNUAxeW49IjdkVBBKSP2nd1TXfe09kJd7z2n9g5Whyu72g46+1iOKVh1373b93ypPVztX5e35/KeOaqTzs2V3SoGVp5yGlKbymqs052vbbW6FeXahINW2pFu
72dTK2Js+5DbBl2Uo8DRVjN0O1D3Uce4y6y0fK1Zb69Me2OTlN9w2RPW6TPkdYpG6HLyiXxbnNj6QLnC2sctdy9znNRtt2bZRllSy9vpb8nH6Oen9Ehzpg1J
/6HM1kJmi85fm5V5LDrbMs9SZJ9DWrvUGfGxbVRFVjf+nNxaZUnXOZal5aZ1TqFjN3nEbrXufdpttVT7Uzs37Zq2q31/VcuKmNopFbDS5T5XXkQupBm1W+UJ
Kd+cThuu6Oxl7azKVxbKnibvpg0vV6Vlixunh1snK7sn6xQuVYD6qlqk3Ub5ExlunNwLrWWH4ha4jYxOLEloKlfFB8cMjBCRswlvkgRuFnLTB8BVPFA1gm2l
TCqfw7rsx+Em1tcywHI1YYO1NCVPFUtE6hOJT5KSaEnry5k30re3Xp4+JvNrpkTV1fRvmkMzXL0g9X5qq/R1mlG6xWmztF9T2+lbqK8Z12kd2jm6S6kd1f/o
a3RPdZfS1+uM2qj0YQouBeolulH6jrqthfqarp6GlYD5p/JoxYdqe9rX9NiMIIVas0PfsLzIFVpxAV9Vt3diVy/lIctvjjGuOrfJHuAoIXmVDyoHVwS6fvf8
tC4k722n7Pc9W22nUuMqxzreKuJgne4cN0M7yGxXXkydbskh8qTrxiJFGbpUHqtR6+6pN2inpeVv286dtZ63fFFclfUhF8rZFKDcqO2UdE3/l3JDSrVtpryQ
H5PWj22fPIt00M7RpqQ5U5qnlerydMtqJ7k16v0aqDQ7/WpFmvaaam2rtC/aTM1ozRSrWNdSl6xvpw3St44+rdOk3dElpN/VhWp76/MSZysvJHwgZ1QBqoO2
AQqxbYGrwh0So7IOTipwH/QEVD52XKi4XtGgopekt2WBLdzT2baofJC8bU1eTXZ1cPXQanXtiaoz6rywQc5a9+3yUclUsq/nhDvWavMMs25xnfXsVvq7Zupv
Wa36rqS5Njx9JqlyJet3KYeq2rvrNCIlI9/gWVJxTrPWqUkf6jCkxrkxmGRvnTTd09813DO8dZ4uM2OlprupyFqtDi7/5RyfMqOc6E6mlykupk6UJ6Sq02br
t+hOpzfO6KP/qHqfuUgZ7SWjYPhO7RY0dp+M4+m+6eaMm7rBGQ/0+5wNHfMt2xzvyr9Zj9pkuqAEfXm2c5urgzpNsR8Fm7JhCL5C78N1XCj5IvDmBNCENEXx
otvoBhu9awOmvRlga3gUV2XYsrsKLUfjwVXz/89Y74RMUEWkUYnsaDIaKXCorBP/gJsE/0P72PX8+Wg/Nj5Jb1iG25Jz6JBRxr4GaqgwH6SXCvOMdzgReSe+
hxdwd2DToovSq/RioTe6EXLbJx99aDARqmUeOA+4hDjGS2ze9NYdyoQz/DnYEgcQMXpgmsAdpSeC+qRAsgnc5j+Hf2GTyDR0OXwEHycbSDpwm8QqmCa+502x
HHSDDPABxpEqwKE1pjjyBn2g3rDNwDT+F9IyJaDSfBs3Khtl1ouKTSrUCofiqqJyUQjfnLSU7AYjSI1ZXLYD5AAxNxmfgPNhfVYFpmM5Gkb34D3cJnSPrxWe
SFdSscS5LYtMNt/g65vVZBy8ArV4DfBlx4EpICwklztqLkSDiop4PUZFO/l33Mb8UcazoDNcHfkaN8KNSAMqwpsxi9FPPBgRLo2/x76izqJy81I+knQANeIQ
L4WEoDjkdWHgF16O46iOhqZRETiAKTJ+hH6khXkt/QC7i7pw/bnOqAfZQo8kSUwq+Qr84UBvTSDlQ1ZDXDYfQTw4pHWRH0lmP6GzhkmlkzkdyeP+M65hu+Mf
2IF24wLzELwCjWGr0VbOubMMjSF1YD9+BRuExsD98BY3WRyHXqDDUM814XpIJ3Pv+GQy2XCS68msgWPJcEUo/AkEdBsv8hLQEfZfHnKLzE3IBm4uhugNbk9O
UeWoF+nEzpAEC5ncKDyDKmOTmI4kh4xifGAQKeYjSgbDe/wmUMadBrPoh8IvXIMDYCe0EfWgp23P5uPgFdDHm1QawS7GWYIIbDEW0zo6CPQRYkhDdNGbw66b
Vaa52IdUtbxY8jNonOCMCCf5rC8uZMOkc/BZsB/Oof40jBIE82JqO3oIHlB/GbLRYn4t7gE2027wBY8XHsEE/lfJKVpBDPgdL4KPmBYwnk8trhWeg0NsDqM2
ydldaCYfuOKaeBafgTj2Ka5B5yX1jKEkX/IK/S5S0neYs8JIEgmcMDV4jaBFNfCFECrx3VYFG4q3gGVsIqkE13AYuFQ0xEsvw0igUGV+E9IHamBvSQncg/RY
DYYKc7lvzHWYCx6JDwq55BBkgJXN4bPwWPIQnMWNUDbbW6aHGRQEe+FsEEh3ZHpSBfxW7+v/Re5hw8kG4S9QDjvIL3jTcCa4Gdsa1hMuc/NRG3Dbm+YFUIkX
w9bF52FL/ler3ui60N57m22+AuYyP721dUIN1xAtgBwnIWfYfOEVTih6xRQWlZTsadUYNJL246qoIZwN7OV3M2HsfG4gXgXasBH4q+gH9wjewE3Cp+L3pVJC
8F1oZc/iJiQsKpMsomXkIBjODhAk/E10ETYkPUAXVgLKi/8xBxiyTZ+oleAA8KeaeFmoBQTm35AvMUPEmvhPsJTKEYJIfXoJKxiTmYaSFoY5bAXsZJKAbG4L
rS+9Kww3adEOULNyG//EPCIqlLykslEVs1gSCt6grXCLeTbYBqupmqirwixJK0MSzEK94Dg2x3wQjOG7ChvYPDQMdpH9FBajLmSe+Zk3L3cl53EDPJcZTO5J
fhPqQVd+P0V48XC+AagUPgkl7Cl6NjUbl8D9AOAMLkt4EL6nKI00IKfArsBYeiQaJ5sGj3NB3p7KkIWTKXzDgHPUOPYiWEK/ljYiZYwWyckWuC1qs6k69l1p
jHlespZkoxaykWQ5FPj3OJF8Q13xKPEfzBrvLhvCxU2ncBf5eXRbuM5kpl8xEzmfomEglPykq7zUf0po4j9JPNzL8n2kfvhF/nywgF0AOmGruRnMopeya0pr
KPXuX2YttsMOJBfdAiu4X4KCVHGX8XKpB4fjeHJWIMJucEjoBL5DMRkaMamkAhLDkNKJqDUYgP3wS5jBjY3ch8LBgdK3eCDxcMHbI81zUEPmvLQCDWfL4Hqg
ZENBgigZXyztSrqjDbAL6CLejFK985RG6he2Qo2EnqCYH8UPQ1ashHu5XNwP+kYO4EUyElkHo9kr3p5ugaQRGejybgdfDyUb03EzUGGkJC+jmoIgwrJzheId
y8G1ooHoPpSS5egMnizRyJrtCESNdp+BArc7YhA6GqVlPPQxGE5+mD/yNIiUji9Zx0wDIupP6mhxK+MOOJodJOrkPdomVC4QwbV4FlaSn6CluQJYJHdAI1AD
e8E/SztyveA1XMuux+l4ibg//sQMBQPYDYbhtBOdwxPzKVwfLYF/CKX8P8IO1IuaaL4Ju+Gm4vteN22PHzMxolJ0htmLI3BnnAVr0FToY6oAJpgpo1jMzuMP
ICncxqwsG0koQYxDuP8fz3Hwkw2HrpLn3BJkgIelLwSKG8AXCt2wL5UNy/FWeAki7rjpTeRSKiX4H1hAfxJJI3xhE2qfdAjbCL4Hi7EVjSS74Hu2r/CY3sWv
wYHoJmgveWGcCmtEZfAVe8O77ncglDV7nagZ18LYzqtYXUiy+ad3h2eA/uAJSAJxiMLjpH5UFFCH38WvvT1wrrQ7zjI3hA28dLoMrkZd8D34Abfl16AoMKZF
PVIKo7n2+BHs7525e3SpyQHHIxPdnATSChiEVSSbRPJOUI6ewlvoFyoB1/OPotfwqyiGskACBoOK4lzUkBQYKWE0LtgdSJpJfgm3YQD2kWWSHmg6fo9xq7EE
CnJwHfzFCNLtaCTuwi5geC6ViSZO+aDkY5JeDe7EvEjahL7AaLICh4PL647CJFjAnQA1uKG5DnUoeIqGmb+DTtxD3JjIBF88EXQxfQcKcxaAO+aARri2KDTi
FjSwWeQe11EYrghEsjIEPqx4Id6BR/GFyAqGwi7kW9IoMpxex96G9bAf+MwYUKhQEBTON4YGnEv2sr+BL3ADcrCVwnC+s9Bb0j68N6sip80TJKfgoAB/8hj1
JodKcvAcwGIt2ChqgxbRUWwJ949hPd/Gu6qNoYNgWslOfg13CD5Cl7lR6JV0uHkXfLRjBVWAXnid4r8oAYijAvECwKKEojfoCWwOJ4v08Nu2fkiN39N9ucbk
GlvDPhI/hTn0MLoAzxWewPowUDglPJRajfuDs/nROAosMiwWfmN/wdbSmagb+B0DHAiy0Z+cVjpE8GfbsWr+MraHPoYB/Et+tMzCdMJOsKPwnaEeus5GCX5o
Hjwk5HNDSBVeL/Y3LcTNhAyUKW7LF3I9yAswlekefkr6oHgG1ZSuiP4iH8H+SzKTNodsi4lIiVfOTWZEufINSXcjX0ouJFaxx7kZ8ZeptclM4iOuHYyK68n/
MP+bPCpqBulsCiq8KmSS/4RWYFHMN24wWB1Hlb6Ku+aocb5QLUUtHV6CxwtZeTpVOa9iS0W/msJameWB60TMPYdT3jLBlOBxnXd/c2sdez2La1bW3VTU97js
w8EqqUZ9Ru2f6kzr7myvnJ4mJCyWF6T1yjhn/89VnpRWfjixMR6vhspo3ZLkLfEJ2kjHfYcvX2ffYTliGo3nmVqUG2Cg9ZrrnWuR4ql1hXDUMRqUlSrU3eFN
9Z3kJrCD6mjBkqRHhmDnA08M+9kWrPFNFbW2KE6p/TIvqTrLc/VvbDM1Pe2xapFgSRui3aEd63qZfkIfq55neutKSvW3NyjvS8yq9cn7lGb1fEuB/lNYw5Ro
20VlmHprZUrG6MoGVfsq31fOrWpMcqzrrGtUeq5CcTop0t08sXWlxr2vIqAysdKbxysvO5jNA21HxFHKDRW5nvIqc9WMykOVLSs/2iZ70tyfHZKqoc5Dwlg4
FU3lj3MV+AxqYWkEl9Kd2KGW5wjzt0gi2s3dQpfpweQlGQ/b4/Ugm97JvyYuMJo/ILUGlwpRQpOo+sI+NgwWkLXkuzdfBVjmW1baK0iduktUtvJG8EX1RoeG
MPHb7Cux1TbffMXx0Dki5Z17POWnXKahnRtjX6P67g/ugnLkDHV2ct5MWYZmVrI2uvyDpY8iPXEP+ls82PUPkbu2u+Pc1xS+lumqYNvBhJGe2+pRzsPll8kX
h91lxFZVCKUpm5DWCEJlJamq+OZKAffd850J8kxBpnxp62apr0ysWpf+SWtIyC1/4LgHE13TbVFkMtLxhfYjtnbQoTmSsjN1IqyK3VV+Fl9Byclry3+o31jO
qJaV/oE7Oe5bptuCbGOFTpZ+9l/4jW1CtMQht3exvQHBbELhZftm9TZ4oTxIG+KYp69UG9Nf6uWZDdM/6QclWZLCEvxTq9Qf0w8k9kxzxo/R7tL4pp9UPtW2
Sv0obNBF2h5aSvVd5b/S2Mhm6kE6o65KPTNtgKbIVp3WVkWTQ+4N2mGOFkmTsb+9lWWYY7DtrbNObQC10jTFz8SEOE3cNLtE3cD+1pGYssMxwS7h4xy3XGWu
XxZFxF7FPrtRXeoYbklPpqPrJ75OrpdYo2iW5FFflY9z1KSwqmaaIP1M2yl0X9fIaqoY7zqY9p/2e9pYyxJ1Z/t57fek5vbmbqCi7XvdlGMV9AH5qfmhWy2v
U82K05zYVsaeK5/lPG/vSOerT6elwfjUY/q1Gh/1i7SL+gvpH1N/BzlJh/jhnn803yLXq2s1Khyse6HQqhN0Ck2V/IDuVcJTcFi7QetWLjf1VnRVzFZHOpcr
/iER8qnuIsVaayE853BrnS4xeOYYpWxNiPpfnTF+mlOjhDbaMcHz0P6PNQ8Gcir15/KmVaedH2XYlp9qTG2oOGMaS9XR0WxubKA1VjvMlos763tU3olz2i/h
N+wLmQKsYQuhlUTKpjD/lR0tuhgXHXdSuMmPwP+y/6PoLMObyNowjFuRlgqVWJWmTRqXlha34u7u7u4OC4vXG8/IsSQTrVDcFhaX4ros7m4LX76/+ZGZc97z
Pu99X8k1szXhcnJb2wBaD+JSVjMTkkLJO3oczksBCWImB/ZEwVx27I36Sd6AVJiIwvAR0l0R4uTS73qHhvUFbfVTfB6lkV3ccp0v3z1IU88lJ+We9Y6zzrTE
G4rO1FyVw2eWeMhS4QouDnRQyuN/Je5KG2iZJm/hM8klqp/C5MRV3FH0wPUCdVbMY2q4jLalGS+lP5J3qRqJrJyZ8qv2oCRJsnw+CjBdnDn6f7UfpYS7qMhO
KJKXaF+g7TVnyabLD+HjzljVVxVrjFF1lM1UVOpa6Ax0rOeAerl3hfiyp6asypXrmyN+RD+T7/ad0N6SFHB9XKu5Htwnd3cy3H+kebTMLMuRrHUfJDpVpaut
+KiqUD1DWVuOs5Pkc+T5er/8mDIzq0aFUanSKbV9Fc20ce4wz1QcWXGMB9P3cGEZco/IucXXU5rleq887HsircyYqhym3qxqnzJQ3tGX5m6z7547ct95RS1/
fXlD1ELxMqACf2tWpAa4ZX55RqG/Y4WzjPjCUkeJEz3VXKWbpdsnL3G7nf243mWd3Vcrhnt++JqhXSm/uchAIVfkp8vGEItrh3ySeq67fZq8rCRzgN+u8jsu
q+arou2VLfuKd3Pfkyy+SxzjcjN3MuJdy8hurh9c7BzvMkpe2DB3Cj0W7mIl3EpHpfOUm+9+6Yh1rXIsop5uGeVaxE31bPQ+cIR6+Ps491nmD8+nkj9xw5T5
zveOXeKlqom0x/FOynOH4h6eCFkaeOA6oejg7OsYJ7ms3pT6SfSqWZ20WO6NfLJer2uleaTcqBkYN1/ZV7eIvCdVqNR5XTQbqZhcVR/X3OyP4rysfbK9rYot
H0ijrH7l3chrZdPs05LeCn32escGXzfx1Jx+eg0YFNiu/luRof6cXT/7nNqSuTKzt3aYVpHdrO03/aCs63pzK65Vg9YlFfsrussvVc4uz/TnZ/Eruh7QiF+r
rzqWVN3X57pulZ0vz3dHB5L9UdkHZCsCxf5Gbolnh5/NfOnQ6gZm5uQ81UPd8KwZbV7o22WnZffP7pblyX4ib0e94/YGRlb8VfZn4Juyp9ci58mHu39KnojF
/s/e7uU/nCFSNtCORHtrJ8c6+0vqBc6Rvv5PXHLCd89otVC5naxvmentrTY5PKJMdYi6k3qQrxPXJm2xJxDILauZ3jz94d5rbo94on83XMVVSk87//O8DjQs
V8kW+GsbpUpG/ClhH2d1mQPTyDV2lCTgG8jlKhh/tfOq85Prkfxg+Tt2JZQm3ObUWdtil+gOOKozk9wr0y/ocyQH1JPoUZk+dcfkTbrBbIlvu3dOtl59UbLc
XTtV5/MrHmT20G1VDVHWVlRLozRLWr1vLdIP0w/Uj8o8m7U5W6gzaYmqr4TPlaJO6l9Opf8pnRzoUHEs0M+ThTYlH1fL9C+ZX9xJUk9tJns8oTYr5U09J82R
xfg++upk8NUbPIkZ1X5tdm7216yTOYda0eXTgxPntKwfGcZdQoa0uhq3uhRsV0wQX9euVG52LOOqkxd625g7B1b6v8hLxIlKSlnPnZshynvhTZBGqtuX/5Z8
Ttrkv1Y+J6OXP1rl9r8Hwyt6uJdX5Hpifc3cg7ll0p+OQ+RLWqClRc1523uu4UxFgVTmSMpopV6tnac+Ka/mibRPkU85VZ4qfqewyTl5F1kj3UDxs7K2nt6q
H6rePoe6cXndpM6iu9wPoBPVlWNuS9EUIiMT7B85pyvaEyG2B2a49thHqGXEKU+SH07u67UQnnWQp6ZjgH+OtodmuWaDciG3RLqC6+HhXD2lFtiITEl/SfVQ
d05rkVkLZbo/puY6E7T3tQfSRvsPsLvkc7Qjyl4nT5VtVXG6eI02EOILJM/UN5CP8Ik1Ydps79DMJuqumXW0R6THsxbKK7IN+oba3/oBypfpdanf5ml0Hj8P
D0W92X4o1H4PDCT62FRDKnuEGrmzd/2vxtc2PTqBbrFJvLVGCH7gbLqa6o+imZv2yVYpWmnswIRT7ygFGYYuAA86a0o0n0TbSpqCNpJjcH/JMLYvcQvyrNeZ
O4gpShZF4gMgjxlASpE6PwsfK4yk00TR8HfQIMYL+vLiaV7RWVAFXoaV8Xax96gFaDsoRLzi1qC7YD4/wuSzi8zrUTWosv3DLsZO8A44mRqUB6fZOpAOBUvs
QiYeNRF12HZ9ex/iRfVIfbwIHKQHE2JrZ+Wh1qwF72Voey3RR5qH88x9bBxTF71Ex5gIXAg0JAG/QC+xGTSETdlveErBCeF24Warmq/hZcPI0t9wEJKSLlEH
Gg4G35hsewpciLsL7oMpNjHpBu0xi6hQsojOZFrhtnCCbRnPynvN9AJXcbFgqf0MzAPLQRI5FVzPdls//uL8v4AcDBX9YHYisfAOfbE0h3RDeegJO8WeF3sR
RVqPMF3p7WwNPDUiBBfh0fgTXIFegmjRFdgGdQQnqD3WR+ghOAlisLyFES6llKQ31ZaqWzwZtrWNI3/DSWAre6zI0OBY0PvM8Dy1B1Xjr5ZdIIJBjAfqSRN8
uXQzVUWZgaD4ORwNfLbnoB5qT2riXwXrmRtGiD7aZ5fKQXv7KTCATRE48usSm0ksiia9+B0KZ7C/4F6sxyFUdzoFxAE/3dDSl35jTmWXxYkM0+EhNBf93N0J
dkU1457CcGLHF6lDwfXrhMFK8zGDYrdE/kM3RX5cm3BQRnqTrfCH3UQvRQJLy2A1Ss2NcJXlJzhLb7ettS02HIKr8TlhU3QZ9EYuy3abn1aQCUXdRKeYY1G9
BEvY26FtTFfgHlMmHk7Xg8z2msLtdC9SUepAu9APwys0jz7DXMAtrK3gTWsDHMnvYMtnXqK57FhSACbTfzCfqfHUW7jKAi0bBfWIg14H18CB8C+chhz4IBtN
EkBLWgdmMrOiBlC14BBy2EYV/VvPAXLILyxlTcAVtx2k4CJoLcoFKcgEutBDwWn6LrWFbsj2F0LYumQ6NVoYPFP0F0EuOGhdAK4ZyqktMfn4RWnxRg1uDdMt
v8w1UXncDEjCko3XYitMl+wL4iKZ93gjngNuMgtBF3YU/oM5hadFrjXds3yGW2Fnqge6bynizTG8xLVwaaQuJg2vRKuZsUiI1ZbPTGjQmztZk2IaGUr5BVQm
OsXmsOMsl5ERlUVWgod4rHGTvSeZbLxpDbE+svZHCks0I9wzBVFgPvuMaoSXRDcmg+m9e9TwAU6ImAIdTFno4ejNlmJ0wv4KVIP91EC0BhbbFlgPBS1ZDjZa
JOR9hBiJkQTWAx1hITxl70oak6/BnkqGHuo/0Ar/zVTg8ex042SQW/ycOs12Iudim4LXwI+y8BfmBy6I2xTstgWsmt/HEgZ5xTti2/HL2YKi5XAJHICdmIbD
bXfwKOqZoAe7BpdZQozLeWZmPkxDS8Fr2MTACh6ClugEqA1Hsx2N7amPaAc6be0AO+btsNaDrKm+LRYH8HgQj+QoF7SnvtLX8jrDhjCP7UWNIJOozvAh88t4
GSw1a0lzyIc1mZpU9u6X+AbujTZa65NA099xQw3LrN/QTvCfeF5BQ9xAsNLcFD0HZcXbTKm4K1pRdC6KiX6EhrDrrOXwm+0gXAV2Jo8RfeVbcWr0ZqYD+Q22
4H/QEfoVEhFJ0VmrrugCqgsVJCxYEx3ZC6ehzJQztl0p7dBV1IUMYTYG929ucH2Snd/we5SDP4HGtv62CWgI3g8mwQp8F/fEbVAJFJGP5re8bBHP+hkVW/oZ
U0g7ykE9CvpXGZPArmVe2qpjYqwWbKECFGRrozX2J2g6emvNRgPpjZYC0Aea4WewiamGY8g+eDWirukqGklu0FOtw8hWNBUXWWoSDl21P4H9yNywsSJLXDsC
0/qgc6lDQRPEgyW4CHxGL+EC1AHIY2dAU7DHPtjN6Cl8gZcCYl5mHUDi6Wt0lqEOro+P0CqYgnoxb03X0W4QTg4ZFsT2QQb2EtrFrKHvGGbiz4ApbYR62CrA
fMQr6oXKIdo+HoxkutQ6aOsAw9Ez4MFKuo3tYmkueQFkBcMtamEvYgGPoYAdzhsFo23NwUycAY4ik2Uc7Ejl5uWijews/thmQ+A/Rj2pMC8P5vIAuNE8CAbQ
UlOp0MurzQ7BP/B9i5vphS8gFTyJyvB3c4UhzLYHdBK52aO2auxlR9G12BbkJFWAItg7gjtsd1zDVFc0njeZuktF8HzgKz0EdDcMtLRAJ+nSuFbWOHqkbToc
R8rQGkShhewxPDiqi32R9RYahhNAHbwxNgR8xWujZsBa1mM8jNpiIT4NbgJkf0u/wBvsOiSh25PleBgJhfuRllmA9zMv0Bx4F25h6zGhaBruAu8jFnei2qEG
rIvqzi6xjS8aT3Ul/YLrXEklMqcM55jG0IAhO6qoDnWc54MxdHXMWSBAd6lnSEc1ggMIn8kx3S5cg66YjbTGGqBH4ZTYSAuNN8RGk9vUZ2Mi2Qt6okisIRqS
bTsF+qOJ0MgOo5xwCl5HB5j5/OfBmXgGH8Ff6EJ4f8+p0nGwP/vMWBcOpVtST6GSGSR6jATknDEaTGOXMUsNCaQvlURshgIsLlXDr6ZLMMnSGEXjhTFP8x+j
RoV/BfvnBtxiY+EZvBXYYkLhceYShWEXywUgxzXzuqMW4DLzkn4Y9THmfEEDGALHsmVIg8eAavTQXhv3wG5Epy+whFuGoCbEHaxsI0l7UJcVgGP4PppJjSp9
hodTN2B36io71RKD8uiz8F6QZkDsc3tj4kYrC0Zb+guv4nEFlXCYvWZLLbUTlQTvJB/VstxIolBz5jx4Y51kbkL4hqVAYX/PRlKtycHiJvgG1T3OyLZmGsGj
OCK8jB0HGxZ3YTTgHRzL9LAmiu7ERFlyUBpmcbVhmyWE6kh3JBfCOuDj7HqrgTffhEto1mh+b4jFL1hj7GlkZ9fBZkwImwObsdeY8VHrqRSczi/Z89YqJ1tA
O1MUaUhmFd+njqEbjJFeBl4wH9Bj63mrgwohG0BNm55eXtSaHWJZjCEOh3NKtxfeYBYamhY3s+vMp3Eb6xs4MKaVNSX6LnqXnBS9tGkaHh/5Cv/DPGGeN5+L
T6E66AiIYYezdhBRehgPRtn0fvAUH6ZLzC9jToM/i+pRMewbyxDREyxEd9BgEqB+2FdR79m/hW44GoJgsp9hbgvFYk5QhMba5htPMGrQG4RbuhA5QeggyjbP
MZwwVZUkt5CRqbAXtZvazqzNb8d/HLOEacBXUufo69ZduH9xjPUu+vZnBllBCeNYfBNISSHTlNQDw5hXbALM4C3OGwJKmRWmQGE0Zq3bmCgjDVNRONnc5F7Y
LDDA2hE2xauKD8K54CbuhBvDqcxbfM6ayj8WJQA7jCR6GJ2Lj1p2wKW4AAphdUQtUpsETOuaTMM0fsoesv5kDjOtSAQ5XljGxsF1pj5Yi1KhDFvw8iBhKPLr
4YHUafsJtLc0eN94ZKmNslPN2dN0CVXBNIfRZBXkiTawHM4i/4Bf1CjSlfiZ2uAeUpHx/FDQW3S4cDnvH9tAwzjKDFsJr8CP2IkK6RH8f23PwHpwlaoKEoDC
+P//sJvgWPCcGW3bSAnILaYQbCj5y16LbGF0ew+hP+06fAz1wONRHSoJCYmb38CSG+TmjiyN3/DqkXHoX+s66qopztDLtMCuBk8sKeQ8o43rS+YzdOxd6pOl
uaAl/ZCJ2GgpjCQtsJJMwDPssXQ87QaIHor/EZxCR6zz0UCcSJmto2Fbo8J+Ae62dqGy2XiYDWx81pYl6i/8F+8yjmG+Bknxd2lfcMmQLKq0j2QT0L+sivnD
VAD/xElgNcxjBgZ3+SfaIhBaW8Rtg/1sMqp2UUN2NMmBNvScLWF/wARaHmFBrW0vLBeDfCKFGnCL3fXne7uVfYbE1FXEWW9TANaGPGKIeoav0l7wgXqHTtle
gF9gLB6J7sJMMhSPZOfGNgpm5zrmM1gVJPhT6DY8gsbY18L64Bn7Gh+CoeSMLYbOhR2tu6Pfovcok/QgUvJ5bw02BEUVHqeyyQD7fDgKNgmysmKvNXYulUNS
6bXsKkRAVJA5/w2ayhD8mtkDqmBrgSjKDMr4K9AQqrFpB4VwLcM+eNSmE1wvOIE64K9QhctMH+0qUolzef9/ahcfJjNxls4WIhxB8uFza6OSZPMXkGZ8DiFU
FTTI70nCiRWGxa3G3/c8QY3NWtpGbcKXeA1gX/IeaKyAKcDjQCVzztIKFbOlVBwRoGq2l6GDaABzAUykymyto/+mF9vtTBzI55cCnugDNZ5MgBHMJKYx+Mb2
ow7Q+fgrWAS+Wk8iAVYaBxEKNwgm5lXQmBlBTsGTcBAYzOsPWyMLOwksMfcMno3JwXRbABCqAy8V5qPX+KBBaXtneg8m8Wsx5yM2IGhpXHym4C29NWkFxbPc
YrtKxEwN4zfLKDQedgveqdQUwWQzPCMfrLSJGK2xA9jLhDPHg2kcFxGPf+INTU5bt7J8/MrWFNFMc6oFX0ttMfdn/oQxuDqqE+bbnkX3o2LxRTwLeps1sidT
/cErVgAD7DR0DR5n51le4m5Bkt+EG7Cr4AkgBvtwFEkmBPYV9YCjKQ1uBVpTqymFTWStSUYxpcjETKEj2EJ0m52AzOYwMrHgAO9wjEc4HppYNypF3Yr7UEIi
pXtRV7EttCY4w+7DR9hcojPHU8m2FFQXzMhbFtmWVAeNbY3pM12XYfJji1qSkWg6PAppuhpvgW3tHYzr2XBhErUeljJ2410oJfUi2kUmlfxiE8lrdAbFFIWB
+6C6eTk8TdXANfF7ahV6xFyny8Ap4zX0DZ72LeYfYaO4eamZqBk3Wj7C9cS1RBKe5BbHJ85UNGdXStZYw1Jrp4G0S2StYqJFIbkJj8P49P6uxvYBogAZiB5a
XoI35nc4FzfG59EU6p6glzsmzSAf4Ysi91xu5Srva5RIumJt2sSAO2j3vQM3PdO9u/xJjnlpAs1hf7lkuKel50jhLc9XhZ177r7raeS4x9/me+qNSf036brT
LErwfeGmcAkcSFW6fqb/ckwDJREf5RZnmCs/da1sP16Q0kgWwjX31HCbuDOeGWXKgJbsYxv7EVOBDjg/cse4d15n2WhFvE/g+OYs9EVgaOsau9ld6YmTH3Pd
cnxTZfv3aAzujopu3p2kf+B6WTVq7IzIeO/SgVBuhs/BVVIn0MfAY8ko+UGf1G1zLrF6yCXfY/crR0Gg2kUkUd7HdIXjvGWrYqvXR/zufZJw+X1usgaQAbL+
XoFzCTfI+d09LXmPdwTXzSVyv/KN8Db1+jmb/JU33LNHdlf+L5rk78Bt80e757ifuO/ItjHAk4bDXcWuYe6jlBn15axOLyPFrRKWOjF3JIXvzPJY4XbykjbR
VHByLGGLQAUKd44Qt3XsBWO4eDfteuh4QhmYauRF5wtf4nrUZPd7x6RiS6IFtopolxbDzVVMcPxQRErnMuOMSC5yFKYhTu8SJMyTzUZlbnfGVm57qlxR130j
+ZNsAaczLXE+d9Z3fi0m0lWs0JHsfis/WrwGNHRcgo0cLWBbVyUIcZ5QLHPcBy2JNG0vqZI8546kZlA9PYUgNrjXy1AHeZLvna9X+gx3Ted98h2u5M5yq5xh
XJant/s9OM8u9jzn8lON9ubxTuks9kLLZfYWnqnRI7guYLVD59upHuD65RvGb+ve66tdzvfNiy/2Orydqc7cJM8aX0082/PKf8Ob55F4voEqL+Md4RM7lng6
eVY4J/g3+Ne6OipeOD3OSukQRuw84b7nm5CmpJo4z1MHxRZPb58/Y3Ug1RcAWa5MfxuPzn/B/59kn7+Gf7bf6LY6Q8vGBUZ4o/1NvXUDo3zrWKFkDrfcW+nv
6Q71hfqtBDnWucekZEj+9Ngdh+TrnZckZuKTXIZXnenxizPi1P2YUkWibyK658zwjIZ/F59g0lx/0iMdZ7n6ksOOnthMtWIuAV1yS7baKcR+pIdDkc27wBWB
asEiS2Oql+a8RCvuglvIKf8CX2tfIhkVGBtobqnjs7jF5b1Us8US5pDCqZqXdsR7R1bmu+z+5dXKL2fEYoW7fWA3fi+fQfb7DjnG+Ra5L0q3cH/Kw9VHyVix
09nDNdLX0H3fXS9QZpuT1ktzWKK1vHJ2UP/rzncOtI70tYdH3c2Yvz2U/7njkGeYuIRLcIczDP7ELfH+kvn8DtcI73jnLPxOleW4pXzDtlTfVL6Q+wLNXCp6
jNumpDSLNAuUnR17PZelP2E6Nsv0njpgEv7On2FzePc6j0GfbLLtjfxsMHeC7hI0/6UMTlSydlNIwjxmWHJT0s8tIjOlE93h7r0pEd5cx1RmHhPrfGv56moo
/YlXyfaqOrhnOKanP3Ee9XR0LyS5qY/IaG4Uacpp6FB7FzoXTQR8ksoMcL0BDZXd3Su4z86ZTuy0ub/Ivb4qh94zz5bqiEASzz/Cmb433rvcDOdnb03/b98w
cUfvIC7S38KX51uRullW7tvs/IYXOe97WnmTuX/Jf2mD01nqRtHvKBU73LoAnTYfR33R8ph6ZAoeSg2ibxiF6B/U0RqPspgAuGv7Cw7n90JT8G9DKQxDqazX
Co2Zwk7UAjwEDGGvFaVSsUFXNNKbqHfwQa3dtrHixbZt0akRUzAPXASTQEZpdFgmuoLi2UjSlK6BnhuH4ZGmDsbBlm/wD6GQslAdSRqaSvcELalx4ARwB7lt
HlyGo4V/gD1gtdXP7BB2AI9pKSMu+QttAz8oBq2xtbAeD1rkZl53MpeZhVYUZtBlzUTmE3t18FPpKFgX1WEHiv6zOP7/7ih6nKBG0RU0G66Fv6kBklnsn/Rm
05Xi83AYk4NvQUJ9K5VQibAje8KcTd7s/SG4Q52l4skc/mbzVRqxbXFLwuEupBddwZsFKuAN2wx2sq0zGoiOMU15r/FyWw48xs9EXWAaqUkvtTvsT4N0Vpdl
UX1Ybl2AP4CFWAwmw8OwDQ4IU2gJWGwcS1bAxXgomkVJ0RaUQS4EHXkHc98+ktebfNs9B31nc2w54IJlH7uF7sBERC6GlexXfgNbNDOUMHtv4KFMKT5F/QNV
6Cb9FA2gIF5m6xWk0mIsRy9hG/gW/QGGCV+gZtZ/6H+YpUwleIv3wP5kbIt8dhY4L5iKjuHZ+BV7DndBTe0NwDjDaKIqKoDfd/1nn9C0Sch0/BPqUX/LMfai
7T61kk4BMDib8/HM3T/wTwDoKUxrfB2rqdFgnnURU8ZK6DysbH4BL6WGoX7kEEoWnQ1vZX8LbiGjvQbTHdZHDw1VKJRfhzSFXUlX5ESRzHb7Q6ZZkNMeUJuZ
NvBwyT76J2wnnIYpXDP6LszPf4vluIughNlhLMRL2aZ2GzuIbKc2w51gNEklLIoEfzNyzMFNdBMmln/akERa884VFKBD7Psia4uxwjFB49gBZsMKGmO881vq
CWsXcpU6ahlNJ9C7UJ7pFJxhVYPPYMye7lQ94mT60QdoRN3HPtvtxn7YjkzDO/Ezqg3R4Xq8xswpegY7G2kL+5DjwlMsjeqXhjIVMBmlBVcnJL2hU/gI+WF2
zHz+F+aidSjpQz6x/4IOZCE4j6ewn/EwdgaOb/IdNAc5tpYYshfAS6uWfmx/Ak7hNcEKppNcNht3YQeb3wX57iR1s/H8RBty0ICZhQeTZ5QQyy1jaQUqN55h
xuX9YdvB3IsRg3n0BzwddRU1YFnmsPU4EFj9KBZX8erYerD/UZfRJ/wySC9dWg6lj9BXrRQ9DtS3B+B6agr7xTiP9gm4tSsinwpGiljeGril0QhqFxhkd8RN
EZ7njdj2iHkGY4g6UsM2ALHMP9iM5tg7kK14GXrJ5lGqvSLcT5BIwoN03JFcp6aDneDfJiqYQXfHP9nlaIr9P2YsHBz7HEQRg6EbPR/+xANhFdhoJ2wusw82
ITbLawsPz7aEgXgRa7xkYOB4flfQQ9CSNZS2N8+3NrONInySDgaiDaV9LEuZgmAPvcdDY8NABTWQngNcod+LbFCKftPx4GJMGH5hOIxqEyG8Dx8BAX6C9lj+
Ap+ApnispQEh1mpDC/tmm4N9R8eR9jCeDiYi7hHMWJ1pPz5nT4O98WJ6L/UPqmWJZg8AG9hMNScO3nn2nDGJ9Ge7FY2zHwJ1ySDCWDft/cBrTT3l9YHNob1k
NZtqn8fSrBlLcCZ5G/cjSN9O+BJXxFmhDZ/AImIL+nkKKIad8fqYTDCY/bfIj7H5gaU78xD4wPvIL0E+X4v3sDzLNN5fNgv8K90PxgVNoBqsN4XT8tIokiH0
WCIEEXQIvs20sUjs043uIH8/YAcXj2ZPBJOpN4mlD1g38sbS5TQPNsRtqBiUjyWkl3UA2mK4bz2epyAiPA1dsZ9i+Ex98wV0H4zEkt1nQWdTI5hSWB37IGod
lUbNZC1MMR5mwdYz9iAbWufTSdYAoygRRG0Av5nbJrv5D/wAViOETuHK0rymZ8LrUuW8qXEiEGYXwjqMNbif+yNyyRz82UIFbSMZt7UPLMhCbuodblbcmxwt
6oUvYD6SQ6s1jsSiD+iuWci+h/9/M+ws4IMDyHmQKpgZp8XxYAb8jSpxBZvHrGbnwRj2IvCzX0p+sLXhbbahYZA9tHg87A+27m6z9wxbEZwtFno/FUbCSyLA
aaY+KzVrQQ/mi9Vgb46V1Ljgqdhk/xtdgA0tPUgSGARKW0C4yFYPrMBb2fXsUKCz7kNSkiSYITjAVGIZ3QTkw6+oWaxGFCX8YPmXctAcfgbb0r2KvbbDdEP2
LTggWBusd4xViH+FL2Z+2jcJeuZ/5/+NMpFUWAsUWn7DUWg9Gon89FDKgQujZbD5nizqQmxbCpuakQv0b7odaW/SoLb0ODQBN0BzUT90kMmyGXFztFLQmwyE
Xnua7SF+XaoGGjJr1yQqwPwC3egHaCM1AA6N24sM0Q8ZH2WITmc7EyXYBwcTq7CN5Z1xFdPHshBfA6HobtEMUE7xiQ9K6Ur+FpOM7k2ewSx8RbgITkd7zSfY
aHCMnRB03B0wHAvhGbzN/v/fAbugSYw/rlVwXw34uvAv4xfUGDHG5QCYNSQGJMMzQMm8ZRsC5aZL+WE0D08BoUCHN8U6DYNNafWk9lrUSlA3zmN3s1uLthju
4kSyAL+GDQ1/g8mRHYiSDYHzKRmvmM0WNjfq2WjyGW6AAaYgdh9YaxlSdJN5gbvg56giyAIdgydhJJkChkEfnAdqimLRb7MBithOpk6l99ARc1xxNHSCQ8GO
319cCkZAAXnBnLLUAERQyHZHS9nerBftoPaC0fC8Mef/T0+05ZCZ9u+oAYrC0/AjsKVFE9QaDrAGCY7w8TRqKDOGpvEmuIzuW7SmlKZ4/Ohg8p1FvYjMMJbf
hrm7YwS5SZeWbKESRXPYcDKL3sOncUrQFFPtq0rF8CAqgR9CpiOHOYGiwOpojVGO2fyaaCzay8rI2ZgEUxOsgBNNPyOrcG+y0XaK1w0JYDfRcP4b4yx4Gupw
UzgZ3IIjeQ3YaL4RX2e/ojrkvOUUo6a2456kOLjSJ3QVGklGUHElC8yX0QcTtBHUB0rCoujP+YPYASYl+QfvKV6PY1HBnmswlXzi3aQfmYYW9WW7ke5oCRXJ
kzIZosdmIclhHzAJGNtv858GJ9kbNpntTqczieRw9B3BTPwVTDR2YHRUFOAZ1jMvQTxpSASEK4lF8uCJPRJ9DfSHLeEM5ljIR5RLLzTNpA5bB6PH/KZUvOAV
roMSSA0MCihBDliMikDdohN0j2A/XAP1yAdNvLoU7Abf/DPdUnGWTqsL8WakqzxO6S3OrU2VLMI681l5qfqLTOKL1OV6+nCjqAiZRrM1fQOZaUghdWBrPJi7
SedIDKkLDT/448AVaZo+Xr+sMt37PPNfba6bTgN+zCrLt6pfyzZkfSufqXmojiqP0w9RTZLzsttkzZd3qmrD/Zm5XnU6sac/UNajLEGX466t37+vA9fAf0ex
KeAoM5UlqiPkUJ5YNTBwXrzE36XSmdbT98yToM2RrQ/MVZ33/ZH5s7woQeDMqOiuOuZT67LhfN1g9UbvZWcvd7qzf1lA/JY/WfzTvZbcrvilyPWdd8/N0vq2
imsq4rIrWy3X/KtBoifi2lVN6D8dX9UDyt+Ue7l7Xq3ut2MPx1Mml4/TX6zgsLximrv9vsfs6319A0t8hZI60vXlXv002gAvlocFDVFfhsRJkuFoGuIpXroa
lS2Aaap6vtDyLXTTDBq3imdFV7mEqskVtZT9ve/cRfK9ZYMDJ13xnFF+WP6Tm+ba6oPO7qk63MV/Vlu7KmHfSa6BpK36piPJUcsV49vtWQpecyrSVJlE9nBH
Hd+A3HUSnIIexxZHo8L1XPGm3o51sun00OJG5Ku7oScgruOeGrSlbuCRV+jZCZp6N5M7ts3uNhzPacna2mqSJ9WbYTuW/jXbm4Fa+5xtrLstMskd/XDR3pJ/
YG3fcUtIRS11pTYzqyrQM3DHL404ow8t+0ubJF8nfe+M9b1S7nE+V650Q1+28p1U7L2b9UG5nxxU63VD3CuyI1QbM2/rA8le3E+v853wfcns5Hnls6g2al3Z
K1pl64z6xApJ+StdA3lZRa7nvVvofO36yAky2nFfNMd8k3GTTDb9bmK816CR77ufdVFzQltX7ZJe9L5TVyR9KRP4PZVDypf40ipmK9/LLgfqqsdmXKiQ60jZ
RO6jPJdSSxdU8Mu3px9A6wNxyo/uclvrytWKdOcuzyDHIjxMpVR0DHwl6aoR5WPdQkWWfAiHtVMq/K5FqX39y5Q5yiQ9q9FVfQOlKeakEJ1P/dmzx3pe4XC/
VT/IOKWpyzoqlpSHSpL8bbDBN9jXXV2Q9TTzZ6BGWT1vmVndqocGZ+1y+6RT7BfUXzRV3gvqcYHL7ML0YdjL5Sq7Ze0qf2b1+hvS3TIncJdcNu6Eg3jDU9ao
D0n3kaayOKhyD8Snk1eLP6iPZ77mvmkniDPLLpdZvU/LErUTs8e2GqNfxXWR3fDc8hRU9PRucAg1/4njvF3TYvTddS1ktVRHy1b6c9z9ubKyugGdnvNYvA00
qdp4eS9lvjpd09n/WHWRW66rpC/vk1a1KbtSTrin+2orO8ofKu/7RvreBhIk7cvs5YcDPf36yhTfnopB+nxHkZVKUnA3vcvKtlcNCowrPyAfxz3n5vgC0p8e
q9yQ8UV+NrSGtkrdpLy23+ddF6zvxoAwoQ2MymxXFuPqBK3qQylR5Sr/0vI+/gLlaLJYuaE8U5PnFNCbvRsUGk9VhbXcte+jY6HnjmS/+hTXWdJdrZHlaLmE
Ba4niSNhlcbrF+j/owPERoZohvou+obHSZy+ZLWdl/6JlCRHchIglrfWxBLO43Z29OXaZnt7p/2V3kNWSxaN64K7oIY7RNEOj5RPVp/M3Mt98oVpNnj2wFGS
cH0vb5w2zDctqVVArZbp5pf94WmdOcTXVt9M684ak3mXEeiGqnrqV/muZHwK+LzRkdH+PPVB79+O3V4NyyeZtg9UNNUbHaOGou+AQg2Cc56j1ECED8DL9qWg
IdMPtSUWmA8HYIBqNn9rKzYvAJ3BTqwnGbQIH2Tu4Hx8ACvtY4Sx6E98F1xg82GzlJ+CTszYfBrpcCjKwGbYHFwM2lJPwzDyHz4GpjK77T2Zc/gqPZaqAIfQ
aNE16g1TCP+x5OB/wHP4avs2qhsZySzAgy0t4Y4dx5kw/CG0O+wC9PYR1qXo1u6+bDxZwPxgB5OfQZ6qWdSDuY2XwhjjuOAE6gq2sDLhcHSBQbgbvohfocmx
mfaX8E2Q6x/An8CAphtf8QrxENQVN7a8B6FUk9hJ1r+ZbFIJx+LW+AIII/ONatEh3AiJghS3q5n9jwfwLbscVuLRwn6gOdlEpYa3wsg2ouQD3EpbLTVgBDUH
/IX2Q4kxlKTBgbAmVMDG6CEeSy+03eBLhCJGD59bs0S9MGYGW3fQnVCZvV7pGpxF1vD6gW/mSZZq/AibsSBKDgbihCA3Gq1rCgg1ke1u7Uy+wiTS177QXkxb
UAoyUHvY3egObk9dAiHQDdjoOyieegJmsrftnZgPu7qwHc0fSneBR+hZaTcyER+DpTAUtkBr2TF5s4VzhKet/UQe/gvcCt+wCfB2W0u0mHoILhvvsVuEPfOr
4VfwjJlmXxrHgJv4meUKugRqkby4paV1aTX9EEpBJFkOOsMduAy9jp3IFJYOgHlUMfwN6jIDIQdCcNv8f9BNY3c0gCe3/QKXqDjYmp9vlbOFLAP6gq1BPq+0
l7Dn2OPMpiIhSUH9UXvzwSDZPAJh1mct0ulrjJvqAKSgMDj7n8OZlr7wT8v1XW+AwGIR/mBmgGSqK7lQssqwzTwZn4EPLddBF6oeE4509DpeFnsZfwAUTGZ7
o014JP4SKw4dbtby44LV+Zn3BTn3/P/NDrvAIjSDpuFaEG+RGGJRCtnI+EGSuTU28XpALbEELX07j0+mCLODPLsHcZax1GOqqfU0dZTqQS3BQ0n9IG3q0UN7
O6xAh+BUXAiLLcuogfY4shse5+NSLRNuZ6gRtpXsc+HundctP5HbxuJ9e/X0OpBjb8HfZzpOB1nIPBzXArdhmUXByzPK2PegNR1vaWGhbUPZoqDzeahGoEHR
I4OBbUrfy7MaDLSAHcCepLaBqxYhflS8jFqJLtivW2NL51n+RKvRaDCIROxqY/uKe7JZUE/1IE3IUfif/SH8glh4peBNvgkl2N/TVyGLLDi/5BwVQ0bjVbAO
FYJWYLXlP1CPbSHiBTn1JJ5Lj+LvZDfjZrYZ9v7ACuqhffRRpj4dZosAk1Ef0zjSGzyk7hrWoS5UD8F3sJ43hlwrTrCMR5XoJG8psw1EWcbzRLw85luYDP9G
djzZYLBraBrFYh7Wku+mfSi20dSImuQX85afRltoBy0naQIF3AHbBnuhgf2QtZqOpENZedQLa4bpMepMKKqI2g5D0XzQ3XSSzYtejZKZRoUdoI63jV0DBuAb
7GKaBH3YD9bC5uQrymf6Mef5vwU5JS3Rfra5qScJoTvjbcJ2AOGl/J/mffQ4qgu5HLUfN4xeiaphS5Mz+rxtc8xCNg1G2uugSOo3HB211DLRdsB0zxxntKDr
aAE0W7/ANFIJFqV+5z/BSSAHtQG1QBScZn9uvcjMwtfrh2NpaQbZKNiFBhubABVJJp3sM1tUw0zUCafCxsEz34X/3qazXLaLyUuQTHj2QmBhPcVdRMD6Cjjg
Gjas0b8UBTcbC0AwB4N1fMAUMMetjyl5bDSuJ5DBELgKXkVnow/QdeB7cCno6Xk0BulIADYLU8wz8XZ2jOh78eD8ZOu/THs6EwvI1uBnBosZGWE/0AGNoDBG
8AEeYKpE+2NewG5mYJFbOpFTlgnmxuQDOBdTKnxr7AY/MevsHrpBTO2ie8xE2yhqJxNuZXnHrCToQi5hKDPSarKMIJnkErWhJBP9BTzrVmAZEgSvl0L9x/7N
psAci4auy04xY3qScKHlUOMYI45rbFWjF/Ajsx1tgNeom4XVlgu2UxavfSC5ymqYg3VyKJdgHRwUrOJTtJ8aju+wo8AJqgyfpPuQF7gFm25C7JmYtyAex6OH
aDPzECIoB+NESVAmTOMNQVrDK5uA6U56kaso2toT7oY9ycfimZY8PM7AI6fop3u05JI5jexiXLgvk8dbAe+iTFEGWIf+zpNQTtprPVSSRj5QG2zDRE+D3435
P+1FtlT4me1uT+K/tvYAAnMJaAMQVQvM2dWVCdR+RS0GISSUSYUXUNL/nQrWh71AT7zYUoMdRmyA4G+lE9EIe3e218ZLeAB7kKmD6lMhphL829YH3YmpQU7F
qenaqDdqSV5jB7oNZgOjYCvaaV9oeMiOpFrzLsFH6BS/H1FDf+n64hChihGzG80WuJutSz6WWpHZ1I8JJj9pz2joBtQjeA+/5nUgq5iWpu3F7dlaOAP+Cf5i
+YKuZDB9pSSc0mMemIbW4wrwmbeC2rajGGmCE7KAWRz0rNaoBpNtGkZnwHHW++Bc0+GiB8wD7IAh1pDiIzF1g5MvnHIXhVAlaIL9uu0FRbEhpj9x59i+aCor
towFOvqNzWm+CAx4JOwset8ihC2gT5YkE0StBoeDPq4uUZFysMQ8A7HRJZZIpCYFVH1GAI8xMtTeMg6PCRrharSbL0Mh8Cs24oUWFhP6P+oKXgsfWM7YU/Av
eq5wFG5PTlikcQ9BR3qm5UIcDWazR4ADHQfJsG3Q9/tECgzD0A9KhjYx+WiZhUIWtMWusT6CA+B6HE2G4NG4EZkDx4EfaFyJgOoH+/J3WDtSAMbi+mRucTsz
wpfoFMxDbXFdfnMyDjchu0wLcR+oZRKtNZh6pA/YTy2N7gJU6A3YWSAOXiuPXmu5Y8klh00DYo8Kpttqo5V2A0q3SqPfgjd0EfgLBOC/MI7EoTPMbnAcPIMB
/Aa/i3IzLUgbwLfUKs2yrsY/qdVWBvHCW9BLo8vxbcMz9oDwJaIEt9BNuhLxSZj5L9tpJhMIkAkshPXZd3w1nm2WkLGUlH5FdUNHqHMsQ13gnzBnwD4oKUoj
HFjyLWIlmgox/kIdpgY3vxo8TffYfuwpegFTFwwmZTEG2A9voR6y98AG833bOBiCljOvsSzYdcfQDGBgJLaeIJ3sRMvBMMxRvXETNL7FOtAE1wadyAfTNdAJ
26zLaQWrJb3hSaAwNTEPI7f4W5kPdAX8aN+Dc+ktuBzWJnnUcHoy08O+jDJx6+P3JNZKWZk0piQtfULKXwZZUd3U8Um7qJ+SFaKa4J3lBjPAOoiK5GejoQnb
6Ku2KyU6+kGLuWQsLCeNrVK0ma6T+M2aIFrLSq1LkApcTUDaPB/FSbTbPXIPq9msmadPyMzJjM5cqzmt26yqoN1cS1Kbm5nXSPYxa2HmK92BrOXaan2drO3o
hSTWftXnyvgpK5PV2jcsMDRwUfoMHpONLdvpfMPW9mVImvsdjqHus/7hjq7+834NneEs8Iozqt3DxFgz2DbW90hI+dqUJvsq1P74Kdwa3xmQ604juaC3V+we
447yP+bcrgceLV7qGuJmuPrlyHelbFKgoiK+fI42RP0m06TckTlGN1+fLd9d3lP9q5KvySxXae5I94tnaab4ylT95Zs0a6UtfIlEElgsP4Ema9b7wv092B3+
h853/ia+ncoLkk2p1sRz/Iz0aPkTug25gju7Nrvk5A6sI1vkEMN+LuCYiQ2pR5hk3ycur+ym57jba3+HxnsaeGb59nsM7mp00q8v/+K5UC7zh5T39N0iic7h
cBd5FqQ4qXM3swANtm2nlpObyEsWBZnvmfUcPMdehBvAJVyI+oLbyVfgDPoO2Fc61Pg5yQFI8kLzJFJhP89+BU1KT6F9oNT2SHtMt0Buz8zydNE3k1VpPljX
q5vpU/S3M3+jq+ptrczaHboITTPdL8UodYR+jJxW3NHsyGyT1MdzSb1GfFGTrVmkG59V6eqU3se1OnmqZJwsU7EzNUOdrPdwU3VixRjfR7VJ+ypjq2eoGGpb
qaHYnHpfcgP8pfqi+KWpoZ6rWKjvqTmQWajN1x+saOCbLR4i7aR9aE3iXviinRsks6SjMmaj2eoXqlmaTG1fP9Zsl3xSKvRjlGt0ioznmnBVZ/0wdzcpVhrK
q5QXUoclztHWd30Rj/dvjP9eVKG6pNylTJfsBEY1ko/RStTrlO31teT1tI9VU9TV8qO+tZ4I5RrPOG8md0aiUWIUUA+TL8topx6ifdPyvvyrqsSVrZgnr0+1
Vm9S9NfVyZDLPynb+UJipxfvlX7esdVW6J/gmuNt75rJXeJ2e5ZyyxWc8hHUaVumJaoYZV/3A+cwSYLGLb2SnqV9rvmqyZAXaQTpedJmmmT3Bk00mys3OyIU
TnVKxhzqUlo30iLttlyrdbdsr5zuyZR8K3emdZad1P/SJ6pm6MZpVukPZbKB1/5nZQnK/q75/mJqkbqxVipZKWsl7ab5KD8PhrgDYIeXTT+W0pyur4xMFzrP
OaYkjYSnxbdkzRMb+8p1WXZtaidlbPE+v5o77Rjm2OAt49KrulT0KI8JjA108LsD9pY5XAL3o8zo7s19ZvX+P/zTPRecbdx1/eed9eAyzx20zaPl5O7djm4O
k2+VYqu6SPpAulXe0afwD5D/y9VRl3N/eK+xh6Ret9eTAuONOnaArC5cqfyYgdQz4p8pfLvue/4oHp1xXO3IaIXDdTMUD5L6KtVJqzxL5Q09Gm+WN4xo0pHz
s3cg6GXNJQ1R75Z+thyvE07lNiaywkoBYaLszUhDKpv5k24Tdwy/QbfYVabaJjddF31C18G7+POgDnJAH3MFtAI34Vy0i/qDWgJMIIZc0wVkYbJK5QXdLUem
xqijndu1U2UL1FNUek2lfI2rrbq/9HFquYbSvE8dLXsibyXbrXbIjttuqNumbvEeUmhc++VVGf2ljRyp2s1affok+UZdtcqufqYTy3dKZ2QcVD/UVchp1Vrd
Bl215lymTbFD0063VhOl7aIfrxmjbaEZpd/rGqt+oT+u9on3clncYtVo6T/qG6Ln6nXa5tpSvVJdWzFJ/48iTn2j5WU5R7dWhakHVPXz1PMvDq/jbVp2scqo
yJQL5ZXCLRml8gbKNxURrgGpS+ksMe38XBWu+VvxUvFWVSPjgLyfur9vG7fMt8VxybvAvQV5AgnlXctJeUp5l7KQMg52YL8wYvdpUgdfSFN4G/lf+aRchX+V
95Mnwl3tFPuOltcIQO49eca1BS98fcvOuR2eNo5Lpm3Of/2FnpxAJ3c3ySDFATzC+V+yjsMMUQ+WvnM/U2+X2zWDXIvlX0Gq66ziuD1LGUFJiQUVc6vkZfIh
0m7uc8AiOhjzVXgAXZRfStbbiLOrs4H7aPwBsoy75LDtq1HVpmpqlb4qoerEvrbyGhkobYc1KX2QPFU2sXJ2ZULVzEpB1c99eyvXKcdISrll/i2OsIwfynr7
3FUDqtpWTq66UVVjX3u1yj+44lq5vXyyd4zGLb+onKjuhVCSHovVXbz9kq9ktIQ87S3yt+9W+lNPruO3raejtrc/fJTqj2+tbiQ3qOuo3zml8inqHM0DVay+
Sh0hX+7enabhAs76aS8cM10rtfZMVvswqYakaZY284u2v0qgeakdLa+jS1Vvkt3U/60X6edlXs+Kk0Xp2meO0i/T/a0dpm+R9UTv1Sfp37Rqqzma/VHfTBuj
lOsPZOdokW6TbmzSluheXGNl5/T29BnZNOVMhUUxCuskUG1XUPI73h5gluo2mc5LlfOV97WPYVPHC1OFtlKT6f/g/+Kbbljtma1kyz0yTtlDM7PVvNS/ZRfU
beSv02/LO8gny1rJSEu+albyUHmJOjqjMDVUcyeiiXxAhlLdTzJT/ildqJAk6uV3xcczJoujlAMNOUAlrwxzJ31PiaJupbZR3wLX5R0yxOp6CQf0FfqfugVZ
k/Rf9HH6roocxSt5S4Ve0SbDp7irO6CUqy3qj8onkhn6Atdq55/qeZp9Gia1PTcxmGblqu+KA/KVym66pt55yc/UxRK9eq86JjBbn6F9o3mo7K7ZlPlF3Ukt
0pr0X3UDVSP1R/RI2yUzU/dE318/KKtKU634S61XR2n/0PzQ+PQbMiuzGgT3OTnzZdZmvVpv0IzQhbQep09XPlEXahorJmlVkhG6/spIbSBNwO0WnknKJHp3
tb2ZZITmiOaEXa0VqmwZWi7Hacj4rlAoloIL3Esbq/4SnBsLtY/Vr/NyiwbIkeuNdJozUb5FbFBr5DXlEXstyvuKUarKA2/LB3nN3E7/7IoXB0YreylC5TtV
U+U1lQ8V8/YfS0mULlYukdbnTd+frClTrlPK1CMU01Vl6iWepvqDivAtB9RDNS5/kvK07FTalrQQebIiR32HaxHY5O9IJgWWBuYEKiVfpB/kkxzN5ePlQ6XC
8tRKWNbJZyzfXhnvZ9VqdRjXwVso+KmYqCwsZ9X1zGH+pKI6SlHFQ2E3dSLZqWUr5rIXlTt8LZWLJRMljOKmLi0g8I4UPVUDxQ/5BLlSIrSN07aUXkoPTb3n
NEmiuWRfzaSa8IrqGvfQ9ZNLSY+gszM6+NPdX+WH9Df1s1QnxBsV27hm+ocKo1qlmq2rqUayfupBKm98C3cGM0ceyzV3TdfTWpNOpWuh2aZap/vuu+Xc6xa4
h7procm+OmrOxvONkbbytXeOUZ9PW2vuQvYyppSj6VftJ3jR/FZCDR4Pf8cdxEvxesNhwFhpIMCxJAZUmaaGfUfJxpusIO44DkH90Ws0Gx/AY6KasFfMtwSD
bPfwAetadoFokjPWqXCFGfqCyeLHqIP7jvACdx90xnVIbTQ+bjDch6IsPUFy8lvHXZxLkqAW9AHj2dA1sVhEUkAnOM2ksyjJGnu7OA/dLI7Hz8cN7Iz9FfSb
OlFfG5cGXb+EG8VNEaxmXyMNOYYs1gpUD63GY7iaXBYMY1q6AryP0IfFzHFXlnsTSHDNxlo8ER5GubgRjuKSUHvog7dwRYQ9PhXU55ypDWEFzucKYCaZ5Jyf
1iCtBrWQyuXUcAL3Aw50hu7I4k7vWkQv4ZK5GjjK7IMl3DEodJssr7k20Af0RMyepCPxGFtfsgWuNtmddYvqEx2MY5u6/aABegcK6HD6AlCRjVS8aSq8z1vN
1bfJcARmQXPituwDStdOqpW5PtMbH4IRRcut9aJFccMxEG7Ch2E4uPG/Cs46uqms7eJFi9PSFipJk3rTJo2nqeHFtTjFB7eXYfABhsFdC9X4lWNJbjyp4DK4
MwzuMDC4+5fvz7vWPc86su9+fnutuw4qIBp4RXQVjEQU057JL6lPnuJg1iaiIE1GmER4LJneLoVMIPXRTX0/cp4Ko1zB/k2z2yPP74wnk4Pvbt59Dy+jY4m+
akjMcioN1Fnqm0MpCSDmDlV/sLWCpqg1uqxrTRJZhJ6g14a7ZQacgNKFJ4K5/QCU0afwMMRHs0wtUYC9yHwxDjau0nEYMm/BX4yNbUML9KfZf+jneHSVSbAu
5WvFaHo/7wodTq6wNSXHLJtBCPWBKgCuoGIU4C/zeHYcOxxdB/dwH1QZHOUxHGI+iCJAU9iE7DHUweakLTmAJvHPlv3FXsWhNoRN3JyyMyVHue+oUGiyPYNb
QBLx7hxAn2DXUAMgbRtacT3pJrPY9NG8Xu+Hfcld+jBpghT2X2GR45pxRNsV/E1J/woiYH9o46rAC11fUMXqaB6wsPfRRGFeu0JTDDqE/rU+xTL7vMgn+HdQ
jMTwESiD36yJ3AtrCsmn71k7GRZx50yBuAhHGNeLzLaFWgfDF2ASrEIN6AI0oawZCiHXzZ/NKhhDxPAecqLd1JGykahh244kUSixnKMaVrljNvCOBHX4Jf4l
GMXfh1PRVt4qkINHMtl4B/OWrwFq1qjXlhYnviv/bt3Kn5ixCySIy8Ai/n3DGa6cPCfTyhqTR+n3UYq51vyUiaOvm6YxcXAJflfegbQ218b1hl5D/7JfkSiY
22/gO+wMUBvMnRGkF45KaWidnNoQh/J6CorZsyBdr+eQJZyMbJtOTnAnS2fRo9hGKW3J3PT9tonQlZZa9Qrm46/wtEFBilHDqgoEAdANJxtwp9hl6CQ9DS3K
3AOEjs80NC9L98IvpkugBl1mG0ER+1vbpTYxGQLfsZzllWBx2B74kq6DjXFe/OA9qewLpnHZUuDCt9mrVF9Qpl/Of4+OsMtAZ7AndiyDqCYkBc6EXyIPsZdh
T5ZNecTWK59epQHj+L1Aey4s8kR8FPoDZIJj+DfQXLCft0I437LVchhhcJKtTvnA9IK1wdqm8K76UPTWsE+/EO0XHKtg+a3Y/UDCvcMVaV2IGkRCkUVADsPJ
6JWxEE6he5BbKA/4wVByRhcBZtGvcKTtHqpGq9l3mRcxgG2pye3GkxcojM6NiaY2wPkZ5YIb4IDlnGCvsYPlIxWBFESJH+OvoAyMtOyKLymHRhgfatgJk6lU
fA8MMG7WJaCWUfsF/2vtZo42PY0Vwq5kEfpsWVK2HvrhO8tgotS1FbTGh1JuMNepJsK/U/pDBi4FI9Bg/lTUELU2z9I7GTO8oC+CA+JWBX23PugChhMHW1w1
nTIKThj6wudwPJxIXTPNwa8FbZhRZg/1iEnBZrghqMJC/BQ0wuUGDXZCVfD8PaAePoS8uC+poY7Rw0kU6GKUwgH4PCzCB8FFfQHcjSfph8FtlQ+C8+9vcgM+
KV7XgNyDdQmk7G0SYyS4EVoj3G55yl7Cz9hEchnMQL3IDJRGEPUddydX0G4UQ/INDBwBIk0j0Wr0GZ0IOvACy3z6DSMk7YkArBLECWXUHcsHHGrcYW6N48nX
hr/jNSxEzwALe6OS3UVRa+LDTV+pd/A+nYrfU9/QcHKn6m90iz4AxKbNEXfMvyExW89kZihTMhuB54NNKI+0IWW6FqSYWHd1N+WTXaYBwATTSBHpR6ym07tm
wl3GucxjMBCEmfl4bkySvg+xUKOpAjYBzAMTBEsEM9B7MBj2Za62ysFPLTkwB/6DmpJUdg89DvzBtKC202vRRMBS85g0OgOfMtXoduC+bJpwHY4rvcFbRjni
Z4FJqCP4Hdw2D4bnQX9jJvU73A4L4lvhsxAiZwlEVyqPwGYoVXDYUAoXMpdBKj6Cj5hOg6dIhz+zv1mKyQk42vxa3xj2t8TjwSgLQYFe52Vm4FD2CLhDbQQY
/Y95xfy5dX58b/YqfIwaEmS8CqrRJDCGkrLHQQaZjc/HTMTjjaeDvRfElKwabHkAplb8JTjHPow/AlfFGnjtLTEmZdkUhOgo9kYMbRbo7uKp5kpwW9eAFZFt
qCEF0ADmSdlynkH3D1xKj2R8WEQc8WOQHq2hRqCbQI9em9cxMUw/dhV+y5/L1MaEkBugG/HTl1lf6U/Dy6DPnsWYOhGjoB+w+ZY2OB3IyW19HfjM+MxCMA2e
EtTSD8v4zEMc1Jjwgu4qH1rmgDnGM1R9o4T+YeqFm5KU1cfRU/5Iy2rWisKC3+WPoPNxaDoOJ7lk6O4YikPxQUcVEdZ0L3MyW0UNYU9AVXpr4DLxyVraiwUx
Q6gKSxRaC5aBv9FLVENdgiuNr8xjm9/kjUUxzHm60DiU2kwthPPxXVNjy/pgcm0EjNQodItdJ7hGj0ONQJ9KWUIj+oVhFMmHG/FGik8hfAJ+EmXRt1E90B9F
oJHmxZQJ7zTdxHervEGlNmHrTMWkHlqJjxr7QzHMNC0BMagrOww/o+bQIdBGn2GjyhoBiKr5jUBlnGrHNdSeTEFKMDSiCfU3sFR2IF3ZJVQbyxamI6mNzQdX
0XhawA4gHdhv1NCyO/AkKhE0B0OpdngEdSCuM9OtVBr3DU1ml9IF5kHUCNjMfKaSpvLxJPAOhOy8B+agjsJxZJRwHTMSbzAPw3HMbnDNyGe6xbS2FJK3mEFD
USs8mZlr/AYvohKYBsrjP8EnyBsGgQ5ehEVgNGjPzoLd0Uz6HdUYfaXrGBP1G/5pDiOJ5GnlYhjBdjI2EQ5kTuPVzAC2ftUFxo5Wgc9lM9Bt/U5DMpmLt+sP
pU8pSUovM+/ELWJGpXfM3JT0D0vwMlEgyZCSVLYztZL/Evmh0aS2ZJN0MpUNNTcl0vgWYgndmupBdyPdEsYDReIZNAvPK6uH0+DwlBEkVx/KHmV/5/nT6kqF
uHfKmhKm8qujIt0iep+azlKgjLtp2xokEQM1jE6l2lr7O9qTGLR3TXC9jjAyH3Yln8vX7mxMtkLALjR1BG7AY3pZGgXrnoyBFiV5AdeAK8wEYyPQKuiXp3Av
spJkcnvpXbquZh0q0U1BiVgJOCQmgx1+W0pCMYhEPpicOYLMM5vxB5BHv8e97I/xlGReaiDNa+3VOhx0olYntU+KFX3nGiS1RKOIn+pI1pNzZJypX3kRduCJ
5qwKqz0d6eK95W9xtr2HbU67AKcDPKql+QSuoDBuCBrTJ/F3OgNNNf7gWDi5aoogFhtMD2NDI8NhX2EXgwnH0Qb7cm4kDoUNrNVMkWiW8H1Cn6ox5IGjg6MB
F2nz0u1s40EaGSWam7yDXU+HkKvcHSqDycTn4lSYrBOB7caxcFFMGZeuq0F3mDBxWJyZHU8Xk5PmSfgEugHUVIPy9ezzshWVa3EVIzLXszzXNWfPotfJCewU
y0S2Q5DSefEx0VZ8G+UhK+xvmoQqmVZoH24B4+iZyE/9pA/if/AjejTVE5lQHWrOytBVqjBjPfXLbqtpObrGqzNMwx5eE+q9qRUQ45TKy2hkkCDkohWldfy1
u/7I6G4EyfsZWVm4aZSuG7xszEE3k5uZGqHE5Ob0U3BQ32dPW3xc32fFJUYTzDoP+DNBLZtDQvAO4ySzmrziX8TzDEUxF9FGFOxCgm+oGBpBs7BNxkTze94E
+MDamRvCXEANSF1cU9QeIW4Z3IIlIJ6bxPVCJ8kC22M4xdgDhVrzUUGQ+2fblqA2JEvoABW4iK0I0mYiHIfuYqU5itcHthdtQ/14C+iDcBIQpJfTCryhrBrG
oL/METDSGMG0ZUsYoHuDGhvvVCRQf1OTUQXYlBwPP8DZls74CN+VMnBPg/Si6EKyEW2CHWLXw04kmdgyNmGG48MeIK28IRkb303/ES1HzSw38DxLROa/JkTl
UXdi3uKpbFzECrZ/2UrMUcNAu+hC6g3S7vnOhuOe21rSv2y7Y/rTEsfExsYKW4BV9F0mGdvsarST3m5KIg2dY1KOBWn8MXuefYtz9K2s0XZ5RYDRQB3FQ7nx
Y9ENuEz33BqPr1TGwGLLByjaHmu4RkWCB2BE2klev5TRVCN0LP0Rvc3Rr+oY9XfGAdCaI3gIfR2Tkk9Qzpm5ZZaeceMqO4svIBbzqHI6z9GbyLjRhpbpr40f
mJ7gaHxr+jN+yM+jC8Q3E5PwhKgJqH2DJwA7msGWaJ2O4IlsCn4vEBmfxi2DFtRLlx9dSv/EGQINGSNKE76NXry5OdlkPgVpBDIi4d9M+moRlINCfA+eNwxG
Y4HT/A4LhQa6A1RRmfYQUMQmmJagQqiziOlHxv7gPjah88YLEGX0RX/i4aQD2YPSY9V0TbyXnQ0OEpH1FHwKNoIqZgZYHOdE01kaj4HvYCc61XLPsoNR2faL
+FQYOg6AYP3mEMdPqLdoS2j+uKqO+AyqR/Uh47AV+MABdDGyHYhgz6AkyFHr8RjSOXhKp6gQdUAdB4aIdLTV1dG3PXeTqKW7v21P5hRpZ1KnzZUPta91KshG
T0/XkRy1YqSmSGx1VDnY3TXcR9GZrFlchKOJW+Lcpt6U0yzRa5tquyntyE1xVqrHa2coZbi5tSTzUs5LLNIYPVWq+imxvtFKR+ZP+XrlI+41mit6kwcVnzV3
1C01C9NzchpqklR9tZOE0a59xmLPf9kncttK49Qu1R3/f54s3xlUauuq/gCOivqo32iSSQvtW7esdrC7d2Ba7Wruh6fSgxSbPZvdZ+BA50JPuLswc60iw3nX
D2w/fQWBRa5fPC3daZIU/+d0xh3v5/E72n+r9fmGuPfY5/Ouxw4LtFeNzVglyfGcdl2Wi1UTrXf9z2UhOpNzuT8zsMuX7i6yr3E6ubCcEE8TzdzsjblS6SCr
zd/Ptkw2TzMu/YlXWj3Dw7k3u5LRSbwZT47Og37VKqeBiLlITprFZUwzT+O6Wm86+7uvZZXZimXF6ePK+Zb1fp9rqfWePRQ3khRwqfYGonznxuQ1ordZ3b1x
+465rth5HqVkgquBp9Zx3K1x8pwnhM2cURkXLFGR98UsZ8xClkR7llzqeOn8zR6d/Vq9GEVxv2b4bAMdexU9tStks/3PSSCzCdhiq6cq8D7jYogbJlsTCySi
ZfCJ/Yp6pWRRTqeCeWKN94B/hOyub7l/cYdptsWqluocjyv9h/NedkK+Sm2iJqgtjkXVLfPXFDxBAwKR3krtLvUt7fSCu9oz7vmSP1z/2eppj8r/Jz4iI6IV
gb3e5TlNNce1U7XTVUPchY5d+VkarBzoWJmp81VUb8zvnp+gPVjz1X6JaxMYl28tiMnf4v/GfeH21IzIJflL8rbYV0reuk86r8tXKH6oLspGaIblLHd0AQ5J
mSdG+0NdghXqH6o1zA1rX1Wk54z8o/+Zu5WMhr8rN2nm2Vjt1pwJopOaE9lb3S/ELZLHqoSqJtJ9ksbqZvaf6mN1aW5l4K5jYuIozx7n6Jw6Tz/FbdcV+bCs
q/47tcq0Xc7XGaWah1iobK2e4cmRjEldIe0i7s3ND1x38Dy5ZGv6du9wz3DvF3KFm6WvyfD6prl/yTuvqAY8kZy84oQqY959a0FQtw0V9ZJ7+Y4XHFS+8P0t
DbUGPN18x7XrtcSf7LZYie2u577WnnvCWRtYZ+vFJalWy24VbNf+65gp65reJWuB64z4gYrJjso+knMt46H1XK68YLNaWLvGoxEt8Cp2FcmGaMLVnLpbTor6
kHZq9pSEYTKjbASZ7v/LXZq5z3bYu1MdnXnetii7UX6Repi7TfIIWb/AZvEH1zCS7e4p6aRl8parG5JCV5FbW/smMCew3ZPsHc9tqF4j+0WZk90T/5QdkZ+T
9XQv8buq31U3qJ7iWisbJ/OqR+e8c27SSvzD/Xp/98Ab+0/lBulr/3Fbge2HNF6+1DFBM8T2i9fpf+fR2t0kQ72QXHR+VcWXf3GPxs9y6lyMg/Hu9zqdmz2/
yr77Rrm7ynKc3TSFGo96j3ah3+DMqlurau+a5eHZlPikETjkWUuVP7J/2F3eJuSc87SsRnMvy8x9dJ13ut1OrpFNAO/712V10KbLjd7/rL1zlvoN3J+WZu5r
lpb0jsRV4i/iY87loHtOz5xhMqe61nEM5qj2Kk2ae8pOqhkZH7gD4vPa1gq1TKcYoFzn/aqdp6WzHKp52fNxc9EgxUACxJs8LyVvVVey8zQDchyqRrZDYka1
QmNyEcVJ5Je1K6uz/Wl7knETpijuSZ462GBGO+g6bX1Bpfn24irnSF0r5zlvjFPk22lq6BziXOmOQV+s2z0q30vPYGdjaaFHzrX13HV/yErX91D+lr0B2khT
1b70qWyM5qLncE2ldwsXcN8M9HM1lsmkx4RbA1uyVsrSsvw1qoDLXSkrddf5EwLV5BWsr6l2JSjO2ZamdQLQc1HdVh2S086x2X7U18H3RPWfy63627fX3Uoh
odK8PTTZjp/im2oxFvoeOlw1x60G7zwwXo19T1z787o5FvhuqPtkudyUaIEmLqXCM0JZoZBxr22AG+EYK7+i/DX3fP4s+ca8J6rZBWZtvP99wGV9ma60HwoE
fMXaC3k35b9wYqVNm6LZQu4GFmefC1zTHPEBeAynah5K19V+kenUadLGjgbq9Ow26uTs0my7+2qWzFnIhUvDuThSkdmHKU0/7YjOUrmptAnsCEe8zeDWqi67
5dbP9r9JR1tLb4TP4snFiaiLfaSjkRc5+3viHLH2md6Ftpfu0d41jngAPI2N0+hLzmcJ9/g+rh7J8ha6PfJP9n3We64Q0wJxa28f1xF3S6vNHukY6/gfueCu
tRp8I7z1XdudA2AjUUlWlGNH5jzS1V7hOukSW2d4vrFv3aXyWR6VU+De7l3gtXoL3L9572VMdXWvHMq1cK/x8v2zhCLvz7g2AYOnl+ij742/viPKv5bTu3Nr
3vrPZtbX9nf1cP/jHV5tdQxK3pixmm1p93vOu2ZWj3Fd9KXJfgmUeXfULKizVx+t3VdzpiYmcDxwPvClJq36RO30gM5/a++Nvb1q1rtb1Qzdu2rvwrqutQf9
J8Qe/6WajXvXWh6pqkRE/UC927XZfQwGsjNdvPzW3gztT9tg25+eL94rqhdeq9vsSlEMVEWijOxdcKoqVDXJ/5DMS3DLV4lHsfX9Y5137Rr0PdCcbLPfcHQI
+M0Wel5SjHm2VewPUQ7NHpzzd3alVq4ZoUpT+LMysk2u+tqSTH+KTpErl2k7+fO0Qnm1+oxjVNLErHWcPeU/mcwZnVug6pxlkI2XTFB9045TfFPM0Hg0w7Kj
sg5mLXQflsz0FPvjffv0/Ty5yjTHJCzzebhDjgTuvHenN8xx0vNfps2PAnPIYVjhvmD73bPTv996xdXQ8RoMkCx2x2Tt9PRxD1KeVN3JmKXe5h7vldTSNV7Z
bXlylqRaV/s0t4tnGHfNV8z+4p2mPeHd4EyRksx2ykLPQW/9HIVipmy0v1hzQ3FFJfX6ZP9Tue1P1MuUj7kYV0Nt/2oH9cCfqupvc6oUTo/jgmQg7uBUZn/N
qVRHqkfmXFAWqmtyTPJ8O5NldDPyaMlp6ac8Yy7W/JUzMHtRXve8cMWPYHfuL56qVQutqr6a7Jz3ql5Zoer3Wk55RZbguEw8Gp4mGRzIOq3KVi3QPPF80+Yr
MjiDqr6dVhUFpqoG2p2ybvkPtCE5R1zv1J+1ibkiHV/TKe+H42VOV9XwtFc59/NRvqv2z/xO+Qdz13uL/Be4RGmIdIDyd19D11jtPd8Y9ThpjjMcKKxlHrP9
lnoAaeAOT6W5LwnbcKWjFbfeHZ36q+tCVgOPQFEiHSLvaVsMHzjkiqmqSFmiFCdsrvlXucM5yvrE00N7zT+ey1Wdcqdpk7lL2tvSBU6Tdo8iKjvFQ6uqlGob
JV+hWpFbq07XDnF2UPmyX8rrtNUqWtPcetOW4CtUj1QXaPt48lI3W+IF/nbX0HFmMx4Ul2VYi28AOd5cmY7zBRDtgweZ/6Gz0MnMR6OZf+K748n4ALO/7A78
DPlgFM7dfhG+Mk2FnIlHLhoOU1qUFv+K/yBdRxXSn6kupDMcCWRsDEoiXrhP8Ni8CpuZ23ilMQ9X0w/QYX4zOsnsp5rsvhjfFX/Fevo1XAtK2e0gPm63bjT+
gUYaY5nX5quMythFOEXvpRMEa42jLdfNchLAm80x5BmIBmWoiIoiB4DH4IFKy17gxib4iqXhWzAdXYAhpu/IC0JBANSvSBcuR2OIBfHAUgBhBi42+dkqpgSt
3phvKoYfywvQAUoKB8O9KB1tofuDzuQs+A5+pVcz73E6vtfyCfpoGIRGmp14EGjD+wd3KRmGLoKH5inUmPI0NLvRbrZh6TrIgoFwGs2DzehiqMZ7cTuSQbri
ceRqlYQ+CgeC0/gQk0GeVUzBTekdaCHVyuylZuNCtB4uQwIdn2zBxcy+UBE1aY/A/KVyhSGMvU19hb9jqVnOto2LFHqrCoVNwOGKeoJo9quuEoaQSSyCu1AI
kTGF1AjDOtNuyzEwSy+kZWyVroCtoEMqx5MlMWJdPzAU1PG643fx6To2ui81RxApaAafYwn5g73OL8I72NdgS9nS2LrobZX71oWDHrB17BsQjreyj1kLrWE8
8d8EAExgYIXNwFquCOroIqoHWgH+MGfDz+gg+854jJ4J/+MNCN9Ff6TvgW76DXS46TbUMAwcSZlMFGxd9R1CagdcUHYEbUZ3QJLwXxSHh5r3sCcwPzoF+aiG
pIQZasqKecx2EGwEnaAO/Qevg1awHVhGdabEVDgsInpsYStK4swPDb3IWyoJ/Nf2o+A8G4cO0D/NA+AodAp8hUp6U3RT3KSyEZXPprOz0WqqqX680MLGgug9
4UKJcLf+Y6vgJrA18Fcmh2yD+/HR4B4eBn/AGDiBxDLD6NaG8URvGIejcWfQgFTSI8FGKoH9BJaBCLjNsEPXx5SHd6P7ZV3IaZOMmsvWWZqYt+ABwosCETaA
H4IFkQ4wBWioA6V/YgcoqvwF8Eh87DuQTd8oG89vSMobaph0mg+UzDN4Nbi+FNwcjYKUqSvaT/0ZM7iq045qRLOllgGIw/VoNZZadvPGxvTAPuYi2G18Cvrx
jlL3qI+Ge2wl+IpHBdlDCdqAwKb/wDLd98p+ljCcQebBDDIfdCRfqGGWKroL2mqqtPQlVYwFtKT0dMudZ/FS0MQ00JTCqqjPbDP9PPYDzAXhpFGUyBQiPMvO
AnmkhBoAs+hQ8gCMhvN5+9AKtrGwztgfPY79xDZlj4RGgxngKdqFzkCTsQ24247Re9AT8BlI2QvgdlwfXQBVCxrQQ00rY2dXQHMnUzqbQCLoCtgTTYlfQL2I
CEdR5A26ju7joZiDK3lfTbVQDS6iZ7o1cCUeQffhEcRHtyAAZeWT4CpM74oLG4ewoIXpudFEL6LUZBj+TW8pz7MMpDmmhl6C8kprTcm4viWbaWtWkmvgN/za
IiUp7FSqHareHokGkjsxHUwdYS9mIJ0sFKBY1gqPV/0Lp4JtINY0Fg0ixWQDaElSBAvpJLSMnQSbQafxASzCy6ga0L3SQNM6BduS/IX/h185+3gWiUNdU+SL
XDmqa3aX5gkyJ40V3VF+IplyVt4fdMjoJaq0HpBJOC5zDXvK2SVtEO4pmpYy1kphHT3N+o3eBOTmCSY/Lx26cRivt+mltEOWGFWDtSRE+qZshn9o7XO/w+fy
Tg6sC9SKf4V1ru8OP3sM8LPS/b/XTvHu9NDeGf5OgUFSYptFdmKTfi2cp9pQPYA7532pigrU+P7yjfC1yWJ8w30rfBW+Bv6lUnXaPMteZXeJxtpYURZo4Lvh
G+fR+Jd6H/nTrZmO9wq+rad8hC2cPuDPcC/0ioVXPTM8nf2/Oufips54l9PxklvgO4tC1WOrmylv+99qTth7e0PoOMzYH3IXwBXvUfBUleiYI2tPvske0G25
11lO9SlllGIlNdYpTu5uO6fZr66SJzl84BPXlRxyZbq7+CPczR3vaqJy02pv1f5bu6R2Y+3mhDVsd9s0Vw9yNW2O6Fl1baCgZnX19JrzNfqafWnd0CfHDW6u
zS+2ZG6s3mE/XL0+MCawt3pKjcrYFkd4NX6J75ljn2QTqbHt1P1Az7EGFVnH4DEI71xld4E9qMJ+aHch+S811voLjOJ6Mgk6Mye1LsHDUB7egzOsaQltUiOo
6/aCFFqs1c8UdTNPQm3pbGtTqPS1z+vnynFrXJedi9lH0uuSRe5XDp7omFtp2yibI01xrnWFeU94+6b7kltK71uHZq/2lcmGqPaR0aodrEicYO1u38llij3o
rusEfiMcBO1the6OtvrOsa7OXA99Pnrn7OGI9sX4J3j6YoV3iCPX91jkZfJdue75vqzArJpxngUuQ/UjzwqPTDMBtvC+U33yL3IncJmKT+nrXSO5cRKrOy3j
N/lDZb60tTRJCZREflJ2VCnXTJX6VeeVQulMdbiETuymmST6VSxTn5U0EKeqjPiIanDmy8oxKp7qw64D0mvgkmq7+qzqpKxSfVe1Q1PKWFQ+1RMbq9ysHKOq
Vt3LfsH1IWrU1e13NCK3HEKVW7ZSOYLrrpqu+DdjA8i3ed2X4N9O7LxKZivapLvS+9rqJMvlL6U36UznWn4vV0jKAMdZWT/3RnWau4G7sXs9ZyKJWRMln/g1
7o+c365x3JQvVvYDVi7Me8TTUvVetdrZGhVrpiVOdHdV9nFNz24mepIxxD0AzrKvb4ktyzzHkt9neSV/gH/kX20jpYdUgzLnpI+R3MqKkwxX30bvlUiqkj/D
CySJGSJVI8MV+XSrWl7kCt8wghPg9o6BGaWpvSQFSRPSNon/lHZJ+ZY1XDLPsdpe3/qvrEK1r3py9WI/9sj8hYFmtSnmrtxX+RlPgSTc2pfcsLb0r+ESfCGe
RW67S6xY7I2WfHT0sOqsYZLNnpWB885lnm7uNZ7z7gplO6uTTJK0J7vIUdLV96NKWX3eleAq8n/i9klPq/qoH6u7q0ap3qf0dXxyfHEWulP89VzXXLPdc8Tv
3X94DtnOeUPtai9TcyXhhXufLdkb7XuTtVGS4IpW71auRbcURfZbpILbgZSih9bR6FlGM+4FPRRcdZgUczKXpWwSe6xPbGdsxQ7kNlfsUsx3ep0bkkKZPvBP
0S5nDHkel+rcB/rY2jE7KqJxPNgG+7NtEKle7JzrWeEucc9Pe+EsdERlliQddf8j6IDDwTvPBM+n9Cuud+iJw84MUybodZ5SEg2wfXraZe6nS27fz/KsWrc1
w62a3ratbIHnin1lxlpbpHgCngIWwb3MdbMRpJQE2o0De6AM2yp2gMPB7jhKuKkqQliOn4CHpnBwSy+rUkXdA2Ni/+F9WbmMbhc3kIyBOyEX8zS2FDjQSyM0
C4RM6hv8XSfTFensaDyKBSFka6kSJeMINJpMhH3BXXzMuADVlr8FOfA0b5lpOFGX3TAlsT1bxqFUujF8ZkpgX0RvAAc3jBNujXIgCWwAz4Lp4AU8Z1rA9Ia5
5Bd6LBNOLqPRqBXOJI/wKqPUqIjdCW9bKvBkZhLIEsp4J9hOZG6QFFdR6yv4hDEkgv6kHjkfkxTs983ITOyEoVT9yO+g1vCMmWn+tuI3/HHPNMEIXMhfhJJJ
Ia3X9aUJzoy7wzwz/gXXUDR1AG/Dy9h9ZVu2xfO+oa/Bp+7oDeiCT5nDYAz9iV5ieYBcVAjZS89l3lJyZISPcCT4AIeSRH1akEoP0TSq5cninoWfwTfxG3QD
cNBrAlXuivQoABeCU1CGVuBblQoSSiSVcWQ+Wi4YQx1Fi81WJAHFcGbMMzCUHkpGUWZ0hAkhKrIBtzTwSS6VVOFkJSgLDqemoT/Yr+AIatC2++6k+KVoHrXM
kgA8cBxaivvqh5BhJAuqDL/gv3cfYRvSTSs2gp7hHeAY41/sZNANXjNlG1bpxjIz0U843bzBPID8/703ZzGjs4CZsIyVklD8P+hi/wVzK9vQVXpiLDVp0B32
PyBHH/Ek/J4pqxxo4ZHtvGa0mIw2XoI1CKObu/OBHWrIkLg77CjdVjAF3gJnqM38u+gTUKA85hrVNL7GuEq/HHRCycaNbYtQB9YGruuV5lvQaViF+eS6SSD8
jBux62ATOsrcgHZW/ktdBOVQT9GC99Ql/IINJ3lwUFALKjJSYKbVsOmuBJJcuYTOImt3jaMs0UNAb2oCIyH1SjPgcLgRPaVZNkUwgYkge5ko5hb9xtgBrkOM
ZSjTmxpAusAH0a+p/miGeSWeDQ7y36Mb/EjzbVRsMOn7w6bBqj+grfw5PKZrxVsQ0txipRzmc9R8nph8hKfitXBAu3IQAgaadlrOM78CVDU2mNmlaA+4ZZqO
WLAdRgMRecj+yZSiH6YvWCFYTb2Ge3Eu+S04x4ug97YnIIMMAX0tYewhNIvq0zaYscBoUlhxAJaHRaGN1CtjH9KBXoBuA42hLX6Oh6NeIAAXUteZnuDvVbNL
VlX9jv5hEnEk3hjkxBs4mOjM++HREmNZAnMSK0kf+o+qx+z3eDE9EvFIf2qJ6ZLxIn28ymWJbn0Qr+T/0uAfA8ahaBd2oOF0Ufk+lAquoBTjNfCEaqUjaBAY
zDbCPYxlOLzsJ4WC9Jlq3sreh49ALTyLpsF29FjyAUhhEtaBUFhhHIgg+gibkhmgj7mIvMKHQQS1LZyhjfgO/diI8FFQAgcbZbowJDU+pproxput9BtDPmLZ
MjCcmcfcxR1LmuCHIBOv5i2kd9FXQS/DWvrLzuogS9ylbjJtUBi1pHIHuoQ64/mMKva8+TETR1ajNaAt5FnawjTiFVzF3YkJhJKrKJT9jFqQR+wR1DQ4Xm8u
JhA0Ro2qOgs+QfOO1sxqXSE7HT2j/wTrYO/y//+D8BbdqfKwOZKJs4zFL82TgrNbZ07jT6chs9n6yZmY1ZFMQXed/WA74++2WzhDn2q6m30ZNmVldA/cJNkE
rcwSfIO7wtrFQibO/jpzLN6BRS5+/Fj+czSJvse/h63uO+6VIJWODeYFETlMe2pvs1vQKcsmt4JIqTZ+g4DFYZr/Oeban1fR9nmBK/4J5XxUVvE9ejFu4aT4
AmoUkVkH8FtYlXgPaJHWW1pumpHyV8o8kqVYWH7RBBE/fTBd6j9qPSs+6hiGPreLEY8wiXkKQpHtwQz7ync8+1xGTJrJp8WqqvvcNhXB/cEc6zduFIHxP8U+
67/UGPlL1b+ZTVK6Zt7OOmvNwW5FY9t36v8AZIvUmQ==
"""
BOOK = """
UEsDBC0AAAAIAAAAIQAknR+a//////////8IABQAa2V5cy5ucHkBABAAqEgBAAAAAAB2FgAAAAAAAO1dzZMkRRXPrJ6ZBUHBMFQIkJ0TqwERfIUEH8t0nbzx
cTGUMMJdQlZBgcXle3Gmq2uW5Q/w4g3+BP4AYfo/kKO35ehNLoQhwpQzU+9Vd/66XmdmVVZ19XT1YXLy+2Xmy/eVL7P++swvn37uea3eVu+fe/HSG7+7cu6J
7XPnX37s3P3b535/+cqbV1547cLlKy9eOk7/xQuvvHHpKP2Nl154/dJR/KcPPfjzBx+6/2f3b+9uV/x9R9FPUzigcJPCWyj8IYX3UXg/hRGE3M4mpN8E+RsU
fl8o9zSkc3saynE+t7MB5Z6HdA4R3puF/Beh3ADiWP5mS/mXIB3h5frc3mUoh+1zuTco/Au0j+ugobzr+r0FcVwPTn+Pwi0K37HUuwrpe9ocB497ROEupHN9
ab5xPrgdrc32MJ8byDiDBrAH48HyDFh2G8V/ZJYPvU+egXKh8RvjXO+M0A+Wf5XCq1DeNg9N4+l/KOT5QHyz4VVdPNwjQA4BLgm/GF9t+JdtmXEGUN9r1qtK
T38F8dD48kfolxkU13sV4q549Cakb0H8bYjj/PC8vw/w4bpvQDlpnHsQIv1JKPxWm3CNIMR0rpdoMz6CieH09D4Tbl/6wetVdX9/Be367sP/wfzY9tOeNMCH
F/fjy+f/AOVD4Snz01D4t1sRv0YDM474Nn7E7Ncm57wC8bp0nuWQunLCt9CPlf4C4INHTTgk+e01y3g4neF8D/Kl9U2EceB6csVRVJ5+ncbxDSXzeL4G/FFP
mfBIeM7rZ8VjAT8zbVZgeJPHzfI2PGK670xvoL6EDwiffsIsJ63vW5Au7luh34TjMC/cwDWCg+nKuxQi3eB+eb25n4xDHteTZj6O6x2IhxrP/pNmf7wfcP9K
7TL8W3/Pw6+pQET4W+A31D+keptPme0XdJPyU8d2eL9I88PrMQc/hQmFY9h3TCekeoOdPNyD9Gt7ZjrW0zth+tnfK09PaWIKPk4ZHFdDsz9O10Oz//EI4rTg
BV5lLJHeYrTX62fl9Xr9jNIhHko/i+414e3l8PJ+6uJ7KLlcwlubfC7Rdxt/dJVDrXI7DIzTUX6/TvK7Td47PG/GXefTJv+Fkrt4PL1cSHFBLkxpgDZ5xVU+
CiXXdF2OinZMeYULIB10lVvSUbV6KO8kqKBTC1r9wGivtwOa8XW1Ayb3LYaz57tmelN8d/8RcxyI9652oq8gHcfHdATHx3RNsmclj5rlu8rvx8DvcZ/b+Cn2
j3YPLji28O+m7B8fkv2D+ROvJ8OXklzmyzeRbmH5JBCf3ad2UP8fh7IvCOnJodmexE8TV76L8YPF+ckB7IyY+pnkHhbrrv9tkf53WvSO9D0YB9RfllydfAvt
K7OCq/yqhgJjU3cuhLM/T8t/Ccct52nJI2b9ruJ7W3w3Jb67avwt+Qz65fYD8Z/kwOQraqKMuJ7k+3Ldz2WVpxzbFXtQU/JkSvJkV+0skpyX7AGcFFa3m5gT
M1B3nYSrfn4/Bnxflp3xQ8JvSW9Jzi/uvy79FfUCAY+s8j7izxDoLwG0Fed4ZPWf2IV8BXDxRAjyWzS65yRclv9F+rgj/L58+VNI5+6R/yEixBRO7jbqd4Xe
RxXlmMpy/y60T6ErvcT51eonRr1l0ZXkicXt15bbdsz67vIY/RObHW3E+byF8sOJHPm39uS7SqKLSPeogk4W40NT8kvy5OJ2u7L+g0k+P3X9lvR5s15l+clx
XLy+W+q3JyH7S7HCGyU537HSMYn+UPub1I7Nr0qEk+Y7moSBRxE8tenuU+X9zMHP/8SUPzH5uXW/uq7niMdz9iSU7LBYfiMeGuWx/2jHrV9N/XZlXAMYl618
FGcGHIXdjApgukrOlsLP+ZryUf/Xk6GQnpWmq0l+YylSyeZsf5Kc0/uzmem9Pxu1oxfnF3aV3p8tj6+4P1vTdnG2XyTQzwhCUd6DAXA62smX7bfG6awPMlyu
+nPvp0ZxQc+T/NS4od4/zay3av5pEfmnrTvf6M/BF5dblXNwrczztp7v57/QfH9dzsdd+WfT5+Vol2n83JwTYoCb+0E7gCtfmqsHC0b94Tn6Fp2jt3We0xX5
NPT5zhweMWLH0C6DI9glcb0iOO9Ztvzcn/Pkv3U754nivCNJXykmgkYQyo6uE9Nu7I0/Fe3Voezuy4K/aXt7pD4yyk3txkMh/WxpumQvjiZh2pHtzqNbZ8e7
KveHJL+dUPeIJHoY6j5R1fsre5Av0VmJj9nkc5TDpftF4/vK4eyKHrRu94rq+rH194vM8lXloXW9Z2Tj66flvlH6GY3HVe6uqLdWvXek6d5RT5fzX9t0OQW7
1Wmlc7XPfdrWn1uyZ1XWzxu2bw3IvtV1eaErfu3J1cXtO+PLrgmPDV/QD9N2nyEiP/Su0puq9sWu2MmmfNW0P7YlH4aeB8nPt7ALxsvx9x0/Wd5eV+x/Z8jP
V5Kb98+X9z/eg3YpI4rbtatxe+hvW7QzcWtHmn+rHy/Y5QbUn6t/po7PGvDZ/STc4PH3K/UrH8UXKGXbgEey16WZm11vnGH8wsL8NLtxYufr/TDy0PXd21B8
tfY5neBvwQ2cNj+LLdWfxy4aj4b1bu8c9nwpfEWDnvdHol0TjlDnRb78KJrsGeWjbAhxky7r7ML3yuBDstPWOxht21UyiHvbUyzvY6yLHaXp9zG6YpdNKaFp
u6ntvYyI7CBdxStf+t/ryeX1nfkE8B+bfhyRftw0X1tVfS09oIZA39Fz+gjyU6t+Y/Bb9D9Yl3duIrCPSuPpyj2SZb9vU5dOrsq7NpFyswN3zT+y7vog/W7K
H3LV7J6pxf5ls3dGk3b4XGX+RPD6+vfZ7IL7Izf7HvM5WT9E/jU0+8lGJ/ws1Hlc/w5VHkr2+TG8rxFqny3r/SkN537Lmve68ndT9Is7OBOHPbfRcbN0zZX+
7B9Uo1N2OdukU9ezj07oVFU7bGGfJkIztbvuWMqPzPLZ8OQLvHXfQcN1Y/q3bD290PfATutvn73bCS7k25rwrqpeGjnrffk6rrucGg3NuG19I1VNHnNd16r0
Kh15y0HG+q893yIA2e9i2XwlPbCtnxm/ll04Wc+uv3sXsf2ZxwVyVjqqdl6F+6uu/oH7SQM/tu2f066njg+6IX/57pN92iddeSfQOu/ZsvTqxfN6PRs9cBwy
HcF9OfNw2sl8++7nCPbfZnZw0k7V9wvT0eLxpNR+XTg1tdMcn7fhu9l/fTq4uL996s+GT+MD5Fc3zs7WCw3XqszDPsyDa700uzGahSfKcgY1E7/NhDePT+cn
H8BMfGS2nx0c7wWbftC/c2im9+8cUjt6cX5xrta/c5jHhQHqh8vb78o9stPyzpHr+4ad80cF/6dl23FO23uGte1NLfVT9/3CiAq42sXwvUJbeTxPSbM7TsJ1
p+/L8oMP7i8X+B3C2vtu7pwD4oivB3eX9tfzWTOsy2dXzZ942d/Zs90v4HJI/4PZBT+jfrhd5AM2ug/x67TPQt0nmT/PvMco1xX5LNQ6p59SnLub48tu41/3
c70xzNO6n3+lBzY/gLOl+b7nMk3ZQ7sG1zj4edRHRr79XhTaC/3Ko/9Jmo36e6uqv7fatly+1csLpePwvXdqlxvapf94judP90dGftV7onX1u5eFcl29L9q/
w2XC19X7o77+io3pf5wQU3/cfk09MD1we0d8afaslu5/NqW3sH4X+j6njW7rHTMd9RB2C5nHhzB+Xwin5CdbwNEQf7L52fA70Eptm+0Q39JCOpffVBc75Q9+
WvfxHB45+oWH8mN0xWeb37dW8any97buT0+62tR6+dIPDe/VS3q6gvX05QNN2a1s4/a1V/E+U8I9+6rzzO/2y/RZmvdt6v/iSYIrvoT2h5T8DKvjXfl49YrB
y/Nb+C0J7Uv2tgXz8KwxPvKfs/nbaUIYWznFiHWE8cdnTtK+dv0OxK8pDK3v9t9/MEP0G084rs1yvvo16tFtf/+ht2uY6bgeob/7sKx746njOyZdt880LedI
/fM9q1D9hvouRFW5WbIjVZXr8DsQEj+u/P0HikvyvY7L06dyJcab+a5oT0/N9NNqJ26KDtW1G7e974t3BhnOivsT79GvKp91fZ+lMT52tbxd6/rumv1L66sB
EHy/vmv7OZRdsK79SSX17PnLsuNI7zWynaYteUm6D92UHWqLxlf1HRt+P39pdsaDsPZKmx1NTcz+fO0xtvajic2Od8FoV7Kn2s5blLoI8S9unR1XLyea6b2c
aMLVy4l52JSciO8d++IFvo/Syxlm/qqdF/F7lDzv0jsVTZ3jqaRdPov+BBnwtQz4WUT+A71elf9WRa9Slu+CnbZ9rCY7lfrjfZQV+2dY2j/unywzAdDq45N9
0nW+gvStaX7C7wrb6GtWk65mRX/l9E2tqB9EWswPJdT0b8B5muLxxYXzsyr6eDZHF8LMl6sfCPLPLZrXqnaAyPL9OkX06Ij+GP4Xtve2spp+FqoY741a7Uzx
0Zy/iPwzbPaCI/3ay4+jbn8R9Wcrp9UXD1DK7Xk/hZ+HEef8o9+Ds/Gjcq8f+3fwenKIfMR2jwrvk9n40rrdn0K/j2D3pqgi3pcKxn+/hYSY+plUuwc1Ry+K
9k19cGnz6yjHcP6cH+yn1H6x/3eM8sV6wf2l5uUVLhlTuE39V/TbLsbBHUvjLPqt5ZfdVblV8sOeznsYuRT9rJWoX+eM3JU/o/9n0/xc4osaBzTlXw+cKekP
ybnte4qrZsfOIO5tvx6Y8dB266b2Yyh7Nc4Tt+9qpw7FP0PZp8dAvot9BPFVsz+HthPg/ISyM/viUyg93NVuXFtOqHkOK+mvzGZ87cGa5JLQ+MviStfxNrQ9
C9+lbsuO1dS+KcZT0W5lmw+2V2myq4SWj7B/XzuHDP9ie8NU7CvsB7zgzvaDWXmM5wXtBNJ5jbSPfb+zKe3vrn1fMxQdsr1jarObuu5D/H5mVTrH7aL8g/Cw
Pd8m5zCA+D3GttcB74nWnZ+qckuo9Xa1j3O9Obl0CHDTOELLLRK9w3NtHL8G+Hzlk+m5W+Ikj/jiXQLwLgvfQssbOO9V5Yy28XyOHgn47SpnuOOfybdn5OBG
5I/59cH+F99btdWvKnfwwI/wIT4zM+5Q/iBsn1kVPxBf+bnq905t+yAV+PTcvmCAAvmFNKU/uO5zX//qqZm9Gp2U6AP6FSPfQroxXRDTX2RV16Eteut7js7r
jefnU3rH/3wchC7b6CqeG0t0t0Sv2z7+c4Qfzx3TXTwP+gYALtIz7mgH0s2NgPxrikjzEzWrX4ay9yTQra+dJ9spb39u/QT9RZKvuKKvXLXg/KdUXsD59pUT
ZvwgSvm2pnXrinzctfWyycFNrduC8zZJ/jLWMTS/YLvKqvIH9l9rmo5rouNIp4/6/eR4fVy/q1rwL4ZL8BPB/TIn7xd4z+Px2x92/YHxOw+r7gdfPYX3QTZd
6IX4X1UfTRz19B7fTXyPCN9t30fFUFnw2TrPyg9/3ec1aVqvNubxaN4mP1YL5a6Csc/q27byAypfge8Y8GnPfo/q3SjzB6kLB4+/Bh0x2ouoPWmdZvxJv7wt
QH/Lgj8C+KVyR+v0JWdtU3hT3l/Gd1FZEYnz8upiZJcn2/7e5yUKQ9+z5ffJfP1o8dys6vkap9u+6ynJ67uO5aTveKIeVuCtkF6ciz1s9tsV/2VRrxH0ztHj
5eXr4lVdvzfbd77Q7xbXd04+YrspxcfKjCcUfkDzIdohAvtj7wJc2rH9uvosjiO0vjVGe80Q4hQ668s166uhWW6eT8HGiKn9gm+Vp0/Ph+804FtVenCtJfx3
xVMt+PGruvjEiil3GFP9hr5/uKr0EP1im15vxC8ct0SPuD1e1rHF3lDQX+4f6IOznnxA7TKdiM0449WmcG9FtG8rGFDgeyoS33GdrwTH7QhfXb7lakfytbs2
7a8b2g6jJ3jucdaMK7Ph6nbjZtr19Z/RyUeUE1O4nedP7dil6TN+NEG+27Yu/FmkE6HlOoEPS/f8VpVeFvXm6KbfPmZ7n/v+BYJH+4PfPemKfON6z8lVv0e6
jGjWdbnHl//4yj/ivqwqBwl8te17Qm3LDRHRmbrrxf6ttv5t93NsdAL9elzpCJ4zjIsF3aYwJng+Lr3XW8OPo5H7u754wvg+N58S3lvOKW3rM38t9aLTPDQl
X0vjt+2PqvOAeIjzwf6poeV02z6U5HP2w7KNg8/lpvuI5dSPT/5xOI9yOp/m8zr7vHL/XzTSLvqFLej/Wfpnm8LSd0NUR98NOa1yvHXfnzL5fTA0wCvsHMpT
33ana+XyufQ+xrrwUVVTvinhn8umrwgQ+5mc3Gvs9TAzzvlt62H8npE0D/iup/UcrKI8NbDkc/0M9w13XPO7A8uSG1mvCTX/rnoV35uoS89d9aqpf1a5HoX3
J3zXbw/ym1630PTaJt+HwgPmO5L8Lt2nqMofpHsTtnIz/nXMUIz7ExsduT/RNXxtQa4Iig94z0GRH6qv3t/PZ/l8avDr9aUr/A4r9ovndDZ6gv65EdEVDzrA
/pefH//jsE+LCfHxe42ovMM8MzxfNtl+RO3b/D6P4ThH//BGYl/MO2bix/0+Nqj+fdnfQLyu/O76XdnLQnsSvX0b8rG9d4V8nmfUp5G+jCBe2LcgP+E42EO4
In+Hc1n6kG2eUA9ynQfUe7jAGO6RSev9ugUu1rt2IR/vlxdwnDfrh+bXrPdUpbP83jDWx3cMsd4HVI/ng8+zXPlbKqQzfefzLLT/Tv3HzDhPSBTfZbR72vE6
gXeDuoZfCZzT18ULSQ/n7/+1vb/5vYWq84P7aGwZf4H/xTzUs9/a1j+pKbfWtTO4yoH8nTtfOuba/ia1z+vE8hC/qxj6fBjlV35HUbp/xnJ9ll0w4rwQR3Lv
d2f76emimX5a6WJEdHFd6cIG7dum9qWCe8zrwnd03M76RfGwvBy83xkav68Rfvvi9QbhdVEvK8ejMd1rb2r+tIDfY3p/NDSflPtj/jgx3t1Be8KA7AnTectK
7TSpkD6Gd033IF1N7VJLPQdsmw/yu+dd43/XCJ9q64nkv7Cs/T8elcudofbxIDH5l0RPUpHOcHrsRCcZ3lDzc220GP7DwHTwUKBHhxnTmclCOpNB/BDezTlt
fJ7nC88Zwq+HyccP4Xtxba3/9L2CL3Cdz1L8k1n+EGqfHMK8M3yHsB/4nYbDeTy8UeU8RQvrjfPD75LP9Pfvsv4kOcG1n0N4jwL32QadU0hywuy7Gmfyetns
emUQn83H9yhuyttRfxtU92/E9Zfw5b88HqEenw9ywiHgtQ0PC7kA5NF5vLvHTKDyhyNznZz7QzsMvH82j985H5oTaKge84Oq+4/h8dhvjFi35/nmvtNE9yV4
GTF5f7YIdymd0DMHczep8v3xj8E0jnht+87SnyAujRPpRATpNrl2BH4kvvOJfl0SnRwL855h/MBNzvRd3wHQRwnOEeLFpBwvMogjfw2FjxnIUzb4Xd8DU+A3
4Auv6/tHAzgP5374/ehF7xydUeV85J8z+wq/k/FnCnFczOdQbub9wO+cYb2rUA7xHeU9fPfM1h7OJ+Ip8mf0s9ikd9Bc2+f1Qj+tYhxT+eDzWT8dqV3Jn6GQ
02bo4r8Gsjz/lpBerJtAZ76Bcc3lC3LQNN98P60kP+P3wI4HhvvkeHzZYJqeUfz/UEsDBC0AAAAIAAAAIQDzUlke//////////8JABQAc2lnbnMubnB5AQAQ
AIUpAAAAAAAA9ggAAAAAAACdWruuHEUQPZXyFc4uSA7sgIQPIAOREBAhCxuBhABdIxLgK/jgYrfrnHr0zFxfM9L17vb0o951qtr/fv3tV998Z/gTfz28fff+
h8eHL148/P3z64eXLx5+/O3xj8c3v37/2+Pbd/fxL9/88v7dbfz9T29+f3f7/enrV5+/ev3ys5cv/nnxP59PjI8Dfvszd7/9Qozdvt/+HHZ7cfvDGnbTy/Xe
sFb4fYu10BFv4Nob6/Vtud//bJ2yduPP+zqPX36fY/UsCtbOvoi6vycJcW6dsUg0/nObdd8xfqypiw2yRmL5yoPHkMBiaY2vTzKPReniFeu757EkTzKzTn0T
7sno4i6IaU/8uA/fReNLQiFod8ofS4Jr2+DGrYnCtyOCPV9EeOhiEkxRwNtaSJ5LJFIpv9zfBdVAkl2c338gNL7kL346PRQ4GRHdTk0izAWgHm3JATzHtIaL
1yiCFliQGyYQuoImX+iAAoqjPJdbWjsNgac7bXgzwPkgzaKY2xSzLTjQxVOsrcRYFMpckodTFkvi3kUUWj85O/W2/F5OaFon6YSUi7xSII1BYqGaQ3xI07Cw
3bVJ/swjyuW6eHIU7Q0HKQcEZUtlxS6pLaow2QlvnZrAybdBYvhCjc5nU2tKeo9kY83F+Olcr8P95JHg56e36REJ6aMUK9xSfUATU2qblhOBXG4oJ3Ix6oyt
H+DpxFOmKZ+zBbdSuYv6iwPinUL8/Fdke6aEbXVLfYyNcilHs54ggyZu4aQxfp/PTTJRZmCt1FBEMQaDaZb70wNTYQAzFGK3jClXpjXlKY0eIgD3AIq0bWk6
uKJumRcoZCg50tdM/j4OcasgL/a3FC+8oX8OzO0DkHCCh93TwtL74mQoZ9LsI4QyYUhkZmVKwdoWiDvtz3+GeUe6pSURGT2xW+qgZ9KjEWB8DVn6oHIE8ybz
Wk+EVNOavkhkehH6FBfKC9Iy1Nb5a2BTFlI/YhGViQaxjGsbO55yBWUi0DRSg1KlHaVGKIJcUyQFFKk13sOlVTLbJTp2N8JfCKgpOUFhzhtv4TB0PaLyM0uL
l/FGrD0RFhrb6dYTkwVWYqCBcESx1GZbGRXA34qU6WQtKAgyJpy04nCw5BDIrTBUHKDkgMhHxUUBtVO/qEmKu856haVHoziiMEIVByuGTLCOdrONjY4yEihB
IF76bhAKZmdK1onO5Nus/2JyYbhavnl5VFOpk/NnqyrGGwUEgi1WF06vmZMP7nBhok3XI4h1uNaixE7S2VEX1OsL2ohfyOICKbaR5oMVhgIpZGyiRaS1NiaY
ZsWf1EebAPQVFbyQs7kfVHqnSQY4blhOE8AROnwF8vIrfaYu6HYfk+rylCnCD2vI56H1AEyaBIImR45kFM50tatwmGQISt5mPhDys8xz1Xjou0spfCOIeRBR
T12sZiHkUv2HnNqwYYqqe8sQ5MIB0bEwodHnPDw90rBjOPN+EEwFGHWwxWR+kxXS+MSj8dUk7ami+eLp6zuMhX5H4tkcuOBUGRGVjvIMU1FazZXNE/Z49iyS
Kx4gwS0YKS/X5N6p+miNqYvC+iHnKVNTAipcLs5oQvjwE42ZfXbHIZGMGwgdM73/RqmwzNxUYLLwktG0LVBZu3B7xieRaTsiLAUqCkeUTexxhuKzaTgMNHRW
xVnsDjWKSE+ABPPWFoz+WZUau3s2J2pEfOyT2EHSiZ6RHzbD+OBp55m0zyyYNurDATA8DdLH4ooqaJ0sxsGWmHJJlrzBjyI+mwse7WI1eLZgJeRRudbUpe3s
UV6VCsHyHQyicTShmBt7HhEDy0CZcoUmdUwcu9K5yLIGEg+PYuSZ4JGApgXd9mRUxhnY1fY+1LR/31BVg5UKrOnZuxAbFg7FqUeRyYAhjCQK2PQAsm3LFn1i
SZ9nqg63zNjqylWG3Eq7Q6ZxlnhRZHluOqbY3LOJahdhKIdSirQaZht9IDIY0ul4kOc4snTCaKO7552KQkxa1PbwEiXCMBpDRIlH0yuH67Iq9xF/ag9SJKeb
KTLKDtdntKLrFDOVm2bVLgvhTAqabe+4kc1eV72x0bF2ywCT1lJGQ3cP81xayRLuuJ3V8YgukWJP5e9UotFDA01pz0pWiiVh3QPCpbc4tZeyYhPlJI8To1TT
N4lp0mDUYPwj7CD4ZQuCl2Hey4l9DyuzUhncxNMx41Xmwnh5xJn5i9XNqMiqmRNC7X5+edx5tM2xTMqK8np/GimHw2/ZaiQ7pSClhz63UTAoy17QenFcsc9N
ks7pC2e8UsTpihxTryW8AdlvdpZVQnnQ1NyrtMLj2x0ikYgyWWWbYpUXQzvj3oRpXcLd/6ApmeW7Q7C5HsVN7cRLLhZ1Gam0j678vJ3cPw+SFEimAUTnjnLS
neWF0GvXeRragZldxxWCcMGG5urXcOi8Aj+k/Y015VNKJFoDT9ulFVoAxl75NqPbxCMM506AxcBcIfz8rKvxye6mNyTk78x4E9Mz1N24kfvv4TnxydgVfrKt
LogGqj4rTNqKnSop9Ri9nwgCCjq7DbDrWvABJ9CIHtYOTMO3sEf5Fa0zk9V2F7Nx5qeGOc8OeBXzT6Q86q7DUXX60YLc/SJpmOLyyTNpaFGPuKK/9G0VUndW
14QESoZpV0R3Y6/MXF5G0OaTKWGdPFkHjizatmokouXd9n9dPHmLiBymDd0SJ/BhXzEx1HYBNWTjx7GzeTm95z94iS09apzE/+1SaNgb4MlKMbIbpcPylJUv
uCNofrzhVW5UHeHTJwJvCVQL2tenlmbizQiJ+m8TcV1wAnWHfHpPLh9O9DAN8EbLlSQrvaeVBL4FYyWsX55VIZ44Jcu67BKVLNA8OnN/IkkpiMbf7K5K+KiW
LOWbDbo8KGBHQNImJMbU5gOgZ66qPi/0oxJF3vLFtXCV99n6cqumpk61OiT2R7oSZCxp9ioQpZVsXgnTJPtpVi43i3vU2F0SVJGVV0bZbRhtgJZWZOOHN9Os
nmhLmhJez59Ks1mEcwxSbxslx2u263Iz6UuBhMtx2E1tzxb/2DSHYKmgjSrPsDZYwkcwTFUoXOvLRfT8B1BLAwQtAAAACAAAACEA21E8r///////////CAAU
AGdvb2QubnB5AQAQAIUpAAAAAAAAXBIAAAAAAACdWm1zW8d1DtbH7NH1FbWGUQqCIGrDQSSEQiGaUmgGREF+6HQ8HcfVB2WmTtwonshuJtFQHcmxbFHU/oj+
4Z7nObsXkNp+6RV1Cezdu3tenvO6/K8vf/ubR1/1fvbDzy7uPv325Z9e3F2ku2/+9undWbr73fMX37/45vzJ8xdPv8X4P3/z7OW3Nv7yz9/857f2ffrpwa8O
Pp39cpYu0//zanQ+3daVSr6+nfNu0+ac+zebf795oar2Odj/HMN+DB/YgJwvRk3Wi16PD+3aycHe63+gOXyS+69Un2uOfNLX3NorX0S76TJrjHZfbkuW1m75
+q3tbVtQ8kpuymQu2T5/GLChhGEzsnd2r6vYLrbaVhab+IME21WyLZg1hGCL6Lhtb41tbppv7939cMtm2MSeaMgBC8Utm3s7aM+mGkVbKjGLKtbLqqAsivOB
EfvJ/AlbWN1+Y6SRVttWFAOcMRYwbxvJlmA4Yy0jVeeyXIncGC/t685nolvBZ9hbN3CXS8htdWqPe3ziy2StNPBywYLHzE0lbwmHTRC3htDK3xmbJikTTngr
I13luT0dmxiOVkH0nNTgpre0W9rmZu3tZRNhwEcNjd5Qv+xbY8REbgpGVIflUXQFFJVqoa5p1FDQOJlVfo2tEZ58TNLszVFdSjgFnPhm9YpNlm3smmMcrVRb
zIFK2tY+mMQhoCZvmxhM2diJWAzn4MCGtaUAHYlbwZVjN3yFzCDXfjwM0dYfzE0bWF1kctUWNgSq66YTENDU4ofcLhTolXnA7nwx5zM8wfraJ53Y6Q1/7Mve
avGnk4sL8nyzRxKN5jg0Qb4yQno0k4Utq1D/sf1kF4/+8cv0TfvmXJOt2WzNr9lQc0WJdJvxMlNE/6K6TenZO5e2/J05vgQBfClkh6ZzJDQXA6pBYqsNjuzv
L0UvoZMtstCrjO8MbXlpZ7aBAAGS/zX5ksmWarm83QxYmoQoWQNVK14bMgztqD8gkjo8K+GXq0MxLqTlD7WlbkH2Yao6nRbJXsGDfwMojYZm6tDBy6J1daGR
qBYSl0s6Bu1wGnaPoVJt+VNedLILvHWuw+2kH+4v7OE9k3rDHy7895zQTwch2rVY4Qn1rv+oOnuunMkV6eZ8DwXcilVJ/aSnsPsfsWnv9YLPAqaq/gVjM9z2
fSaQU+mt1lkMRzeMbfOS4r5cAf0Yq9jrJ9cHFVMFYOvntlMfBT69tIfTBRXs+/1G9RoeR0IxusMc2q/dAKn28yqYszGh5D9Tt0DX4q2j265nb6XIErznyoPQ
LUFNLp3Ru15h7R6K12rB/zQmOrxnBI/uUDn9Kl7inwac41w+pNYMrYEEV+GJnBm+c0gxnMFGAsA8LJKmbK7gnv4Sj6GjqFAk+fqa3rB54OTnvEef+FTjbsEf
hAIPUYCYdaGTgUNbdw03d/Id94SDwXgQi5EO8sDmWIii2wp5sAMuBlkGtHsfNlsdtq5gk0MQOjVTE5H39lXH3eNf2e3oVQlJa69vGHho3i9TibtRBwONOxaI
dc7XYtgQoX2NQodfr2T/yrWXQnCYYQiJA7aGT5eGbnjeqVH4/OFbkZXT51JJEvXXT+KN35/4ZkFvWqgIN+A4ehot3zD1jDxugH8dS3vLmBnKro0OsRhIHIpE
I5sR0bRoFMvtFqqSzy7LjvDpY4h/V2sIKlGe6jK30xRzulItoxDpBtG25XGaTFKS/EcmSnBWiazBUuDEAR0bwKcpXm+QMrlP0P2yZJnWmXJ3wfq+0tyAIiQw
5hEmJu4wNc5/UlcLWRadqacKyVdASCquzKgpK4+M1+1dvtOERbGJ3/UQ52E52Ql7bjtZKhRiCPuVsjx0o3alxAC3DDAHA6Ttc7RDkMa+xN9RAfnjTL8t1BEc
29GRkXMYPJ1RT5QQKSM8YN6IRYxMHFjdphe1NInxqssmC1tmJHkg0GrM/XQzVjt2HR7ATFWLkGxoWIWq+CRIForx9s1cQvU9AiswYdvTMCKqInY2kYyHyBWM
zQoFiaTa7UZ2LAOwidLzbAEIy3w79AB3e2hPX0P7DPB07vr9G6P4B7jDoTgWYNTZ06DMOCYd5HL9/R4WPWaqR0RdAhDHx9Hcoe0+rQ/L/7H7J/pcsywN4K1X
8WekenDRTfeQJwbqVK28s9WChgZc5mIMZXVblUaOd6iWxI/xY3pfJPlIVA2Q0QzbtmuKQ8Ejz6c9nQy1TEBKNYiUuEs3G+DX/HMbsUTOrtwPn8CF2749aDjU
7B2OlJ4xF94g4+E6i+1YMD03Y344OEY6MWIJYDhhHBIaQ7+KISJtQvKHtOMDTzGQmMXoyQwpDI5BYwHq1c4ylfHIxR2d1T5g6d6u6jt69I4uBhrKKezi2MD0
I159ZGYUaVmwSnWEiKHqdQI97/HoujWdOFmX49nCfH7cGhsFFyAjHmg0EB3qNrKDmJDGe0Vy4C+/War84bbAGsiCDjyjhMXvr0XJGIMAEDNjhNjddnUW4CO/
Flka5VQQ8kgLdxq3Tu0F8yUGzyfC2OEruzupEHyHp4m7jOrmOpuAZxvD3/UWnEyG7ckfVrYpVT1gECHmac0idQ3GX7IRY2uwgpOIuceaKZhNCyzd3zGroXei
OC0WR5C2GTNhENTjZnIG0dbsy0fpgs3vdmaWWQ87XFGP5YnCp5VaMhf8H1R7MtAgM0DWQO9D91et+Cu1UkoBDxeiPdulf8meglj1tCPutDlDN6S95iXXijGf
+KgV5jrRx1LLNgOV6Ikld0Eqzlc3Dapjkw7sKMCExu6oC/Ybbp87uyibeA5nUFh0UrTrIZWUU4EDOd+4PHP1YhlrTMBYqYp8ZdSIKCHKZp3K7VfyO958Rj1n
l0QxmPCORsuCqIKSO4IrMSJVGMVRX/v9YgNO1MPp4TNLB05IgnmSQ419HT6y7AyzIMgjgjdPJkhJRO5nr9Ny2NH9FdLovtxEbfV0OlGbBBK+y/LUZo3G4LGN
ms6xxHdZf2DClsCJlbzOhORtK5e3+OLDScOYemp1rtwA08tT9epQ77jRet5E1x//CZKIkKFJ5RxS2GVyXvoZJhd43bUe1rXfWeyXSmNLYgE9w4jR5hX/rIvY
At8dn4nMSyJjq07vp/so9SCbfcvDNKyQQQa7/fXcps02NGIovEpV2tMwtUwTn+dzNH3QGJBi0rVD47uwyM3lw7sgIoPbKNtSgU5VJpVt7Dw+e/QInA/gfMFa
fNalc8gh2GL5K273yuA626twLCaW4Tb36xyIMDpIK9jGDNxEO42U2nGzvMKf9ZJ22/7cg8CX3dBs9pgRZtco3qvQ9DfeWGFAYaXCZtHd2dnR8keOwvEviNPW
/LXOTIahusfywtm7jNno4Z6liXuQbcgPoPLTz2z8MIejYGWalV0H4ZOsn9G7IALQk5q576DouosejO4gZRw8RNEqofRteDeDuF6FYL+ZAtqeU+hFQ8P0ysvL
CZN9EBuYVBrRh3gyhHEEdIe4ekkHam5VdP36fZ6Ky2NQoKAjNFJqaKPCas0+Ajhcgqe2kUSrHMPqo+WgwVxX3hBW+0WnY45+rxvutijip9oic7vYfQtA2M4P
Ij0gcm/6deYAi+hdJ1WXrK8ScynwBb4Ecce5XkPsIkjy5o3J+us1y9nzJMwMOp1emRKn8/35sFQxe71cok+W4Z7h5fQj1g/2CYmShrbKjLq22x2dTrYbkjhu
oehHv3BD3BP3scmyNkGsslXOtGUfGe3SXtrz9Lv6ecap0o7ltzArqCgBQMbzwol6P6sCvHSghMmJTd6ygHW2lnpNb9PUE+dUeJhq2VrZHCikUKxS7NuGpnNH
AF6SafakKNfHRt2EQGPPkD3mGpElXHrTHMwuFtV6EXou0XlBuPi8NAQF3RHpFs7/y9U1g3yVJZawXC8ODSOW9wyrhvXezOHllZlVBbHA0YZqYlO9Oxy1dO2f
rnxFGyBJRVMooEN2tQgH8fBE2fwgSvIDX+zQ5DpMyRMeNmYQTqPs0hsPzPoPin+Og5IDsi/IhfGP1vW2Qtgh4CY5hAJkgQ/e6gjBHMGspnTG0PQnCEOZIGO0
xBJ2Nzu5FI+fq4pDx7SxegxVbbdUlQ8HfzavmSn7zHTZsab8nV2VMqSkECzBcJaw1pcwVcksaVhhxq5Vl5OPEbqljHYq6QuX+j+vWDDibizrY7svoMqM2HXk
WkO6aNkb3EmEx0VHRLuCMCItrxGysHHgpYnIhtRkY1up1uId4d46iIKKXcuSBuZ2joj9wpo92suTgETGebI0W/aKia2L0tqgzWvdpSIO6fxWV4yktQtycKOc
tfC0Z34wPMBr0VxfSFFKILCpEDL3iMV/4vJku9QsQA/DdI4jtj1T6XDbcIOQM/SmD7U9yVTqhGvybbSidQIvEquACuq2pOanbAWsDVoLHdkXo3WY9I8B5oui
Z3v1rCQ2fGlI3cF3aQGaljak44y9Smq2Rzc6YVtDanw4cBlg/ntVJHEd17BiQ8UGa7P2GPGRRbv6AkFluZyaxTQvEKlelwh1jpL7jvdh4YWSbttMmLDMLv1I
CPjmEcUEjMmodJAY/HN+BNijvmcWZklkz9Cb/NRjXqmdbxBepEhYD87iWazGya7e59083N5orQQRjC+NukDponlnbqX4TK9H7PMoiYa6tvvQA0rBxPVFadq4
WYifkD4HenuzSgEe/7rQirCeOw/s+R5gcW+WSjpgVXwq/tqk1c1c+2UDIVJJYGPoh27mb3bdNFNCQJGusOk8vSVn0crzKMkPPwUeo4aY5D+pfqHP8rgGnuxB
AZ4nZQIPWzuQbrazmbfeGB/xwtJLKAJpVrHlv49S8IYs4IcCpy0g32Mn6d2EOiPB9FysfJcDgwaCxzDnV6VvlQuOSwZ86t1yWPK9bvnggzX1ceqirjzkVF5s
kpHUi9Oy/8QLUribZ2sAaeqOWHzEj6Ri4SrH8onqfKdv4Anb1zxWq4wm153fpwhk29g+Xu0vrtqkk2bkTUYQyAPRZmQ8PfnIB/KFVZ7hFbvGnliw7L5q/59Y
UcSKc9djli5NFUv2wfQfJnftEStNCQXEXlGFdsZTM0Evfef0vhWHpUBhTdnFO0u0l6B4S3tLnutUHjcK+AhVo80RI11IxIlhhuOUoiHGumhFCG1NVqfX86mb
U9MYh3L7NtA7jPXUVHtfXLO5X+q1knvh+N3LwLGGrsdToYmNmlukyfnOLqah0fEwn1Dk/RpfDQ15g8O10tYhEq3mkFebM9gihg5L2Zanx4nNxal6EnHFNm8P
WI/Fg7rmZbH2YnHpye9Rtg95LDaO9sPGqPLEpeJk2AzZ61c97gNet3mgFkdBMRpYzAwGyBx2dIfLkx+mAmZAJgD4CelQGYdoTo2Cd3ut/hhjsIR+unKgvwTP
DYFI991El4ce6iL7MjyiiERSKIYxXLFwe83hLnzDSeSSZGPiqq7NW/TGfxejXTuy8ZHjbOzAfhIEfzAqJ5CHRfBiqcfU55n2IceuGyi5dDWez++jp86DnWly
TaKY6nbyyx7vRZx1vCznodSOoBZg40OYxNZskrSaRGZpes05fsgGz9HPje29sKdyTtWz9Jng6O6h/geyxrDspOBVRGm5mc9NM7jzUrW0Ca7ehi/X8pSaaWon
NZTqO4domETDXvKDPsS1YckNc5dZRnT02cJlLelVJoJ0rImz0pUmuCALIxSVM+1a0Fp7ImIwMeDJdFz+0uB1UqkMVa+R+K/iDR4XO4CtVR20wEC8GZy8081w
cJakTI015/fzLjT2m4zDkH6vK5jwR0Qf1T8Jyn5QlNtuxzEd1CHbibWr3OJtNBR6mUWqOCHwKuOS25UFesVJgK7SCNusS3GFWnyUBKvL/6L/SU9XjjF/z39D
JnGiJb3LRdE8i5Lq29679nUjtLEyxlGvpxvdfvU/bk3U5iPxMm7IZgg1k0vqWrP/kB01oR5acIPucsoTVznWszNWsdHb1PTAQMaoYtLZqajrYWpZDP3w6M2A
XI9K1p1H/zJya6459GscZUcuCQJ7NeeW8jdNmn8+WyQy4uiGQHrCcAXHK/53I7ThVDMg9uLT2uPz8bQDipbyPPgfPLBwcFvBxAN/jjVSEYEF9d7/wXxZrQgK
hnRsqX6OnmolP2LJ3Tlh8BMFVjteweKbHxenajW9SjVnlKB0e7/pGJiOO1Zsp+dPOjvzqbFdc7qRdZ6fuWHWcOSedL/huvgjJ924pHjOkIpDp02FrkO5XhaQ
09r4BH8y4Q4RhVjNY6MnNto6JlueQXM5h4riwMZXTblLrWtuSKEIO1i5V/b2mkn/G1BLAQItAy0AAAAIAAAAIQAknR+adhYAAKhIAQAIAAAAAAAAAAAAAACA
AQAAAABrZXlzLm5weVBLAQItAy0AAAAIAAAAIQDzUlke9ggAAIUpAAAJAAAAAAAAAAAAAACAAbAWAABzaWducy5ucHlQSwECLQMtAAAACAAAACEA21E8r1wS
AACFKQAACAAAAAAAAAAAAAAAgAHhHwAAZ29vZC5ucHlQSwUGAAAAAAMAAwCjAAAAdzIAAAAA
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
