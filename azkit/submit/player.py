"""The agent that plays under a clock: network or random games, searched to a deadline, one call a move.

Everything here and below runs without torch and without numba; azkit/submit/package.py embeds it in agent files.
"""

import importlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
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
MOST_REACHED = 5000  # positions that are compared with the board: two plies of Chain Reaction, not three
LOOKING = 0.15  # share of a move's time that is searched first, for the order in which a prover looks at moves


@dataclass(frozen=True)
class PlayerConfig:
    """What an agent may use."""

    reserve: float = 30.0  # seconds of the overage bank that compiling and exact play must leave
    compile: bool = True  # use numba where it is
    solve: bool = True  # play by the game's prover as soon as that is within reach; False: network and search alone
    simulations: int | None = None  # root visits a move instead of the clock, for comparisons


def _reached(base: State, plies: int) -> Iterator[State]:
    """A position and what may come of it within so many plies, the nearer first."""
    last = [base]
    yield base
    for _ in range(plies):
        before, last = last, []
        for state in before:
            for move in state.legal_moves():
                last.append(state.play(move))
                yield last[-1]


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
        self.known: list[State] = []  # the last root, and where our move led: the next root is that or follows it

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
            # Proofs are by the solver's own functions, so there it is compiled already, but for a moment
            if self.prover and (config.prove_nodes or perf_counter() + more < latest):
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
        kaggle, cells, first = search.game.extras.kaggle, list(board), search.game.initial_state()
        plies = search.game.players - 1  # of the other seats
        if not JIT or search.game.max_moves**plies > MOST_REACHED:  # as Python, two of them may take seconds
            plies = 1
        for base, most in (*zip(self.known, (0, plies)), (first, plies)):
            for state in _reached(base, most):
                if state.to_play == seat and kaggle.board(state) == cells:
                    if base is first:
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
