"""Positions whose policy is followed through a run: the start, a win in one, a threat that only one move parries."""

from __future__ import annotations

from typing import Any

import numpy as np

from .compiled import njit
from .evaluators import Evaluator, leaves
from .games.base import RUNNING, Game, State

GAMES_TRIED = 200


def watched_positions(game: Game, seed: int = 0) -> dict[str, State]:
    """One position of each kind that turns up in random games, by name; kinds that do not turn up are left out."""
    rng = np.random.default_rng(seed)
    found = {"start": game.initial_state()}
    for _ in range(GAMES_TRIED):
        state = game.initial_state()
        while state.outcome is None:
            moves, wins = state.legal_moves(), wins_in_one(state)
            kind = "only one parry" if wins == 0 else "win in one"
            if kind not in found and len(moves) > 1 and (wins or _count(state, parries=True)) == 1:
                found[kind] = state
            state = state.play(int(rng.choice(moves)))
        if len(found) == 3:
            break
    return found


def wins_in_one(state: State) -> int:
    """How many moves win at once."""
    return _count(state, parries=False)


def _count(state: State, parries: bool) -> int:
    """How many moves win at once, or with `parries` how many leave the next seat no move that wins at once."""
    game = state.game
    moves, returns = np.empty((2, game.max_moves), np.int32), np.empty(game.players, np.float32)
    return int(_count_moves(game.rules, state.array.copy(), parries, moves, returns))


@njit
def _count_moves(rules, state, parries, moves, returns) -> int:
    """See _count; `moves` [2, W] and `returns` [P] are room to work in."""
    p, found = rules.parameters, 0
    after, reply = np.empty_like(state), np.empty_like(state)
    seat = rules.to_play(p, state)
    for i in range(rules.legal(p, state, moves[0])):
        after[:] = state
        rules.play(p, after, moves[0, i])
        if rules.outcome(p, after, returns) != RUNNING:
            found += parries or returns[seat] > 0.0
            continue
        if not parries:
            continue
        following, safe = rules.to_play(p, after), True
        for j in range(rules.legal(p, after, moves[1])):
            reply[:] = after
            rules.play(p, reply, moves[1, j])
            safe = rules.outcome(p, reply, returns) == RUNNING or returns[following] <= 0.0
            if not safe:
                break
        found += safe
    return found


def opinions(game: Game, evaluator: Evaluator, positions: dict[str, State]) -> list[dict[str, Any]]:
    """What the network alone thinks of each position: policy by move text, value for the side to move."""
    asked = leaves(list(positions.values()))
    priors, values = evaluator.submit(asked)()
    policies = [np.split(array, asked.offsets[1:-1]) for array in (asked.moves, priors)]
    return [
        {
            "name": name,
            "moves": list(state.moves),
            "policy": {
                game.move_text(state, int(move)): round(float(prior), 4)
                for move, prior in zip(policies[0][i], policies[1][i], strict=True)
            },
            "value": round(float(values[i, state.to_play]), 4),
        }
        for i, (name, state) in enumerate(positions.items())
    ]
