"""What a game is: the `Game` record, the `State` that people hold, and `make(name, **options)`."""

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
    sound: Callable[[np.ndarray, np.ndarray], bool] = lambda p, state: True  # what rules count on, of stored positions
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
    max_plies: int  # no game is longer, however it is played: `outcome` sees to that, if need be by TRUNCATED
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

    def state(self, moves: Iterable[int | str], start: State | None = None) -> State:
        """The position after `moves`, ids or texts, from `start` or the first; ValueError names a wrong one's ply."""
        state = start or self.initial_state()
        for move in moves:
            try:
                state = state.play(state.parse_move(move) if isinstance(move, str) else move)
            except ValueError as error:
                raise AzkitError(f"ply {state.ply}: {error}") from None
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
    """A game by name, or by the path of a file with a function `make`; AzkitError for what is none or out of range."""
    game = registry.call_make(name, options)
    if not isinstance(game, Game):
        raise AzkitError(f"`make` of {name} returns {game!r}, which is no Game")
    if name.endswith(".py"):  # also where it took over another game's extras
        own = replace(game.extras, kaggle=replace(game.extras.kaggle, built_in=False))
        return replace(game, source=str(Path(name).absolute()), extras=own)  # other processes have other folders
    return replace(game, source=game.name)
