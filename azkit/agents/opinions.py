"""What an agent thinks of a position: each move's share of the search, values, the line that it expects."""

import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from ..errors import AzkitError
from ..games.base import Game, State
from ..search.evaluators import leaves
from ..search.search import SearchResult
from .agents import Agent, NetworkAgent, Scores, SearchAgent, exact_scorer, make_agent

STAND_IN = "uct:1000"  # thinks for agents that say no more than their move


@dataclass(frozen=True, kw_only=True)
class Opinion:
    """What was found out about one position; lists are in the order of `moves`, which are all legal ones."""

    agent: str
    move: int  # the best
    text: str
    moves: list[int]
    texts: list[str]
    priors: list[float]
    visits: list[int] | None = None  # None: the network alone
    values: list[float | None] | None = None  # mean value of each move for the side to move, None if it was never tried
    value: list[float] = field(default_factory=list)  # of the position, by seat
    proven: bool = False  # whether that value is exact
    simulations: int = 0
    evaluations: int = 1
    milliseconds: float
    line: list[int]  # the moves that both sides are expected to play
    line_texts: list[str]
    exact: Scores | None = None  # by exact play, where that is known

    def verdict(self) -> str | None:
        """What exact play says: the moves that keep the position's value, and that value; None: it is not known."""
        if not self.exact:
            return None
        best = max(self.exact.values())
        kept = [text for move, text in zip(self.moves, self.texts) if self.exact[move] == best]
        which = "every move" if len(kept) == len(self.moves) > 1 else " or ".join(kept)
        return f"{which} {'wins' if best > 0 else 'loses' if best < 0 else 'draws'}"


class Adviser:
    """Gives an agent's opinions, or those of a search in its stead if the agent says no more than its move."""

    def __init__(self, game: Game, agent: Agent, seed: int = 0) -> None:
        thinks = isinstance(agent, SearchAgent | NetworkAgent)
        self.agent = agent if thinks else make_agent(STAND_IN, game, seed)
        self.scorer: Callable[[State], Scores] | None = None
        with suppress(AzkitError):  # most games are too large
            self.scorer = exact_scorer(game)

    def opinion(self, state: State, seconds: float | None = None) -> Opinion:
        """What the agent thinks of a running position, after so long or as long as it thinks about a move."""
        started, moves = perf_counter(), state.legal_moves()
        if isinstance(self.agent, SearchAgent):
            found = self._searched(self.agent, state, seconds)
        else:
            assert isinstance(self.agent, NetworkAgent)
            priors, values = self.agent.evaluator.submit(leaves([state]))()
            best = moves[int(priors.argmax())]
            found = {"move": best, "priors": priors.tolist(), "value": values[0].tolist(), "line": [best]}
        return Opinion(
            agent=self.agent.name,
            text=state.move_text(found["move"]),
            moves=moves,
            texts=list(map(state.move_text, moves)),
            milliseconds=1000 * (perf_counter() - started),
            line_texts=line_texts(state, found["line"]),
            exact=self.scorer(state) if self.scorer else None,
            **found,
        )

    def _searched(self, agent: SearchAgent, state: State, seconds: float | None) -> dict[str, Any]:
        search = agent.search
        result = search.run([state], seconds=seconds or agent.seconds)[0]
        return as_lists(result) | {"line": search.line(search.roots.index(state))}


def as_lists(result: SearchResult) -> dict[str, Any]:
    """What a search found, as numbers and lists in the order of legal moves; a move never tried has no value."""
    return {
        "move": result.move,
        "priors": result.priors.tolist(),
        "visits": result.visits.tolist(),
        "values": [None if math.isnan(value) else float(value) for value in result.values],
        "value": list(result.value),
        "proven": result.proven,
        "simulations": result.simulations,
        "evaluations": result.evaluations,
    }


def line_texts(state: State, line: Sequence[int]) -> list[str]:
    """Moves that follow one another from a position on, as people write them."""
    texts = list[str]()
    for move in line:
        texts.append(state.move_text(move))
        state = state.play(move)
    return texts
