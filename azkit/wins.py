"""Positions in which some moves win at once: what an agent must find in a game that nobody can solve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from .agents import Agent
from .errors import AzkitError
from .games.base import Game, State
from .watch import wins_in_one

STRAY = 0.3  # share of an agent's moves that are drawn by chance, so that its games differ
LINES = 16  # games at once
DRY = 40  # rounds of LINES games without a new position after which there are taken to be no more


def winning_moves(state: State) -> list[int]:
    """Moves that end the game at once in favour of the side to move."""
    ends = ((move, state.play(move).outcome) for move in state.legal_moves())
    return [move for move, outcome in ends if outcome is not None and outcome[state.to_play] > 0]


def positions_with_wins(
    game: Game, agents: Sequence[Agent], count: int, rng: np.random.Generator, stray: float = STRAY
) -> Iterator[dict[str, Any]]:
    """So many entries of a file of positions, no two alike: in each some legal moves win and some do not.

    They are from games of each of the agents with itself in equal shares, straying from its choice now and then.
    `scores` has 1 for a winning and 0 for any other legal move. Raises AzkitError if the games have not so many.
    """
    seen = set[bytes]()
    for number, agent in enumerate(agents, 1):
        wanted, dry = count * number // len(agents), 0
        while len(seen) < wanted:
            before = len(seen)
            for state in _games(game, agent, rng, stray):
                if state.array.tobytes() in seen or not wins_in_one(state):
                    continue
                wins, legal = winning_moves(state), state.legal_moves()
                if len(wins) < len(legal):
                    seen.add(state.array.tobytes())
                    scores = {str(move): int(move in wins) for move in legal}
                    yield {"moves": list(state.moves), "scores": scores, "set": f"wins in one, {agent.name}"}
                if len(seen) == wanted:
                    break
            dry = 0 if len(seen) > before else dry + 1
            if dry == DRY:
                raise AzkitError(
                    f"games of {game.describe()} by {agent.name} have no more than {len(seen)} such positions"
                )


def _games(game: Game, agent: Agent, rng: np.random.Generator, stray: float) -> Iterator[State]:
    """The running positions of LINES games that an agent plays with itself."""
    agent.reset()
    states = [game.initial_state() for _ in range(min(LINES, agent.lanes))]
    while states:
        yield from states
        chosen, strays = agent.select(states), rng.random(len(states)) < stray
        for i in np.flatnonzero(strays):
            chosen[i] = int(rng.choice(states[i].legal_moves()))
        states = [child for child in map(State.play, states, chosen) if child.outcome is None]
