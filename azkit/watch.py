"""Positions whose policy is followed through a run: the start, a win in one, a threat that only one move parries."""

from __future__ import annotations

from typing import Any

import numpy as np

from .evaluators import Evaluator, Leaves
from .games.base import Game, State

GAMES_TRIED = 200
MOST_MOVES = 64  # in games with more, looking for a parry two plies deep would take long


def watched_positions(game: Game, seed: int = 0) -> dict[str, State]:
    """One position of each kind that turns up in random games, by name; kinds that do not turn up are left out."""
    rng = np.random.default_rng(seed)
    found = {"start": game.initial_state()}
    wanted = {"win in one": _wins_in_one, "only one parry": _only_one_parry}
    for _ in range(GAMES_TRIED if game.max_moves <= MOST_MOVES else 0):
        state = game.initial_state()
        while state.outcome is None:
            for name, is_kind in wanted.items():
                if name not in found and len(state.legal_moves()) > 1 and is_kind(state):
                    found[name] = state
            state = state.play(int(rng.choice(state.legal_moves())))
        if len(found) == 1 + len(wanted):
            break
    return found


def _winning(state: State) -> list[int]:
    """Moves that win at once."""
    results = [(move, state.play(move).outcome) for move in state.legal_moves()]
    return [move for move, outcome in results if outcome is not None and outcome[state.to_play] > 0]


def _wins_in_one(state: State) -> bool:
    return len(_winning(state)) == 1


def _only_one_parry(state: State) -> bool:
    """No move wins, and after all but one of them the next seat wins at once."""
    if _winning(state):
        return False
    safe = 0
    for move in state.legal_moves():
        after = state.play(move)
        safe += after.outcome is not None or not _winning(after)
        if safe > 1:
            return False
    return safe == 1


def opinions(game: Game, evaluator: Evaluator, positions: dict[str, State]) -> list[dict[str, Any]]:
    """What the network alone thinks of each position: policy by move text, value for the side to move."""
    states, moves = list(positions.values()), [state.legal_moves() for state in positions.values()]
    offsets = np.cumsum([0, *map(len, moves)])
    leaves = Leaves(
        np.stack([state.array for state in states]),
        np.concatenate(moves).astype(np.int32),
        offsets.astype(np.int32),
    )
    priors, values = evaluator.submit(leaves)()
    return [
        {
            "name": name,
            "moves": list(state.moves),
            "policy": {
                game.move_text(state, move): round(float(prior), 4)
                for move, prior in zip(moves[i], priors[offsets[i] : offsets[i + 1]], strict=True)
            },
            "value": round(float(values[i, state.to_play]), 4),
        }
        for i, (name, state) in enumerate(positions.items())
    ]
