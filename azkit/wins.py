"""Positions in which some moves win at once: what an agent must find in a game that nobody can solve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from .agents import Agent
from .errors import AzkitError
from .games.base import Game, State
from .watch import wins_in_one

STRAY = 0.3  # share of an agent's moves that are drawn by chance, so that its games differ
LINES = 64  # games at once
DRY = 40  # rounds of LINES games without a new position after which there are taken to be no more


def winning_moves(state: State) -> list[int]:
    """Moves that end the game at once in favour of the side to move."""
    ends = ((move, state.play(move).outcome) for move in state.legal_moves())
    return [move for move, outcome in ends if outcome is not None and outcome[state.to_play] > 0]


def positions_with_wins(
    game: Game, agents: list[Agent], count: int, rng: np.random.Generator, stray: float = STRAY
) -> Iterator[dict[str, Any]]:
    """So many entries of a file of positions, no two alike: in each some legal moves win and some do not.

    They are from games that each of the agents in turn plays against itself, straying from its choice now and then; of
    a game the first such position is taken, and another one only after the chance was missed. `scores` has 1 for a
    winning and 0 for any other legal move. Raises AzkitError if the games have not so many.
    """
    seen, dry, turn = set[bytes](), 0, 0
    while len(seen) < count:
        agent, before = agents[turn % len(agents)], len(seen)
        turn += 1
        agent.reset()
        lines = [game.initial_state() for _ in range(min(LINES, agent.lanes))]
        while lines and len(seen) < count:
            for state in lines:
                if state.array.tobytes() in seen or len(seen) == count or not wins_in_one(state):
                    continue
                wins, legal = winning_moves(state), state.legal_moves()
                if len(wins) < len(legal):
                    seen.add(state.array.tobytes())
                    scores = {str(move): int(move in wins) for move in legal}
                    yield {"moves": list(state.moves), "scores": scores, "set": f"wins in one, {agent.name}"}
            chosen = agent.select(lines)
            strays = rng.random(len(lines)) < stray
            moves = [
                int(rng.choice(s.legal_moves())) if astray else m
                for s, m, astray in zip(lines, chosen, strays, strict=True)
            ]
            lines = [child for child in map(State.play, lines, moves) if child.outcome is None]
        dry = 0 if len(seen) > before else dry + 1
        if dry == DRY:
            raise AzkitError(
                f"games of {game.describe()} have no {count} positions with a win in one: ask for {len(seen)}"
            )
