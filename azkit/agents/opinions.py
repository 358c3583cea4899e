"""What an agent thinks of a position: each move's share of the search, values, the line that it expects."""

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from itertools import accumulate
from time import perf_counter
from typing import Any

from ..errors import AzkitError
from ..games.base import Game, State
from ..search.evaluators import Evaluator, leaves
from ..search.search import SearchResult
from .agents import Agent, NetworkAgent, SearchAgent, make_agent
from .exact import Scores, exact_scorer

STAND_IN = "uct:1000"  # thinks for agents that say no more than their move


@dataclass(frozen=True)
class Thought:
    """What an agent has found out about a position so far; lists are in the order of `moves`, all legal ones."""

    move: int  # the best
    moves: list[int]
    priors: list[float] | None = None
    visits: list[int] | None = None  # None: no search
    values: list[float | None] | None = None  # mean value of each move for the side to move, None if it was never tried
    value: list[float] | None = None  # of the position, by seat
    proven: bool = False  # whether that value is exact
    simulations: int = 0
    evaluations: int = 0
    milliseconds: float = 0.0
    line: list[int] = field(default_factory=list)  # the moves that both sides are expected to play
    exact: Scores | None = None  # by exact play, where that is known
    done: bool = True

    def to_dict(self, agent: str, state: State) -> dict[str, Any]:
        """The same as JSON, with the names of its moves."""
        return vars(self) | {
            "agent": agent,
            "text": state.move_text(self.move),
            "texts": [state.move_text(move) for move in self.moves],
            "line_texts": line_texts(state, self.line),
            "exact": self.exact and {str(move): score for move, score in self.exact.items()},
        }

    def verdict(self, state: State) -> str | None:
        """What exact play says: the moves that win soonest, draw or lose latest; None: it is not known."""
        if not self.exact:
            return None
        best = max(self.exact.values())
        kept = [state.move_text(move) for move in self.moves if self.exact[move] == best]
        which = "every move" if len(kept) == len(self.moves) > 1 else " or ".join(kept)
        alike = all(score == best or score * best <= 0 for score in self.exact.values())
        how = "" if alike else " soonest" if best > 0 else " latest"
        return f"{which} {'wins' if best > 0 else 'loses' if best < 0 else 'draws'}{how}"


class Adviser:
    """Gives an agent's thoughts, or those of a search in its stead if the agent says no more than its move."""

    def __init__(self, game: Game, agent: Agent, seed: int = 0) -> None:
        thinks = isinstance(agent, SearchAgent | NetworkAgent)
        self.agent = agent if thinks else make_agent(STAND_IN, game, seed)
        self.scorer: Callable[[State], Scores] | None = None
        with suppress(AzkitError):  # most games are too large
            self.scorer = exact_scorer(game)

    def thought(self, state: State, seconds: float | None = None) -> Thought:
        """What the agent thinks of a running position, after so long or as long as it thinks about a move."""
        if isinstance(self.agent, SearchAgent):
            began, search = perf_counter(), self.agent.search
            result = search.run([state], seconds=seconds or self.agent.seconds)[0]
            thought = searched(result, search.line(search.roots.index(state)), began)
        else:
            assert isinstance(self.agent, NetworkAgent)
            thought = net_alone(self.agent.evaluator, [state])[0]
        return replace(thought, exact=self.scorer(state) if self.scorer else None)


def searched(result: SearchResult, line: list[int], began: float, done: bool = True) -> Thought:
    """What a search that `began` then found."""
    return Thought(
        move=result.move,
        moves=result.moves.tolist(),
        priors=result.priors.tolist(),
        visits=result.visits.tolist(),
        values=[None if math.isnan(value) else value for value in result.values.tolist()],
        value=list(result.value),
        proven=result.proven,
        simulations=result.simulations,
        evaluations=result.evaluations,
        milliseconds=1000 * (perf_counter() - began),
        line=line,
        done=done,
    )


def net_alone(evaluator: Evaluator, states: Sequence[State]) -> list[Thought]:
    """What the network says of running positions, without a search; the move is the one of the highest prior."""
    began, roots, thoughts = perf_counter(), leaves(states), list[Thought]()
    priors, values = evaluator.submit(roots)()
    spent = 1000 * (perf_counter() - began)
    for edges, value in zip(map(slice, roots.offsets, roots.offsets[1:]), values.tolist()):
        moves, shares = roots.moves[edges].tolist(), priors[edges].tolist()
        move = moves[priors[edges].argmax()]
        thoughts.append(Thought(move, moves, shares, value=value, evaluations=1, milliseconds=spent, line=[move]))
    return thoughts


def line_texts(state: State, line: Sequence[int]) -> list[str]:
    """Moves that follow one another from a position on, as people write them."""
    states = accumulate(line, State.play, initial=state)
    return [before.move_text(move) for before, move in zip(states, line)]
