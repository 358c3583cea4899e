"""Whether samples are whole games by the rules: every game is played again before anybody learns from it."""

from typing import NamedTuple

import numpy as np

from ..compiled import inlined, njit
from ..errors import AzkitError
from ..games.base import RUNNING, TRUNCATED, Game
from ..rng import stream
from ..search import tree as t
from .samples import NO_MOVE, Samples
from .selfplay import opening

SLACK = 1e-3  # of sums and bounds: shares are float32, and values those of networks
SOUND, TOO_LONG, STATE, OVER, MOVES, PLAYED, POLICY, VALUES, GOES_ON, RESULT = range(10)  # what may be wrong
FAULTS = (
    "",
    "the game is longer than any",
    "the position is not the one that the rules lead to",
    "the game was over before",
    "the moves are not the legal ones",
    "the move played is not legal",
    "the policy is not one: shares of at least 0 that sum to 1",
    "a value is outside of -1 to 1",
    "the game is not over after it",
    "the result is not what the rules say",
)


class Openings(NamedTuple):
    """How the games of a SelfPlay began, all of them in its generation 0."""

    seed: int  # its own
    plies: int  # SelfPlayConfig.opening_plies


def audit(game: Game, samples: Samples, openings: Openings) -> None:
    """Raise AzkitError, naming game and ply, unless the samples are whole games, each once, as SelfPlay plays them.

    Positions follow from the first one, or from the opening that the game's number draws; moves are the legal ones,
    policies and values are such, and the result is that of the last position. Shapes must be right, as after `unpack`.
    """
    new = np.ones(len(samples.game), bool)
    new[1:] = samples.game[1:] != samples.game[:-1]
    starts = np.flatnonzero(new)
    numbers, times = np.unique(samples.game[starts], return_counts=True)
    if (times > 1).any():
        raise AzkitError(f"game {numbers[times > 1][0]} is there twice, or in parts")
    first = np.tile(game.initial_state().array, (len(starts), 1))
    for index, number in enumerate(samples.game[starts].tolist() if openings.plies else ()):
        if number % 2:
            first[index] = opening(game, openings.plies, number, stream(openings.seed, 0, number))
    row, fault = _replay(game.rules, samples, np.append(starts, len(new)), first, game.max_plies)
    if fault != SOUND:
        ply = row - starts[np.searchsorted(starts, row, "right") - 1]
        raise AzkitError(f"game {samples.game[row]}, ply {ply}: {FAULTS[fault]}")


@njit
def _replay(rules, samples, starts, first, max_plies) -> tuple[int, int]:
    """The first row at fault, and how, or SOUND. Games lie between `starts`, and begin at `first` [games, S]."""
    state, moves = np.empty(first.shape[1], np.int16), np.zeros(samples.moves.shape[1], np.int32)
    returns = np.zeros(samples.outcome.shape[1], np.float32)
    for number in range(len(first)):
        begin, end = starts[number], starts[number + 1]
        if end - begin > max_plies:
            return begin, TOO_LONG
        t.copy(first[number], state)
        status = rules.outcome(rules.parameters, state, returns)
        for row in range(begin, end):
            if status != RUNNING:
                return row, OVER
            fault = _position(rules, samples, row, state, moves)
            if fault != SOUND:
                return row, fault
            rules.play(rules.parameters, state, samples.played[row])
            status = rules.outcome(rules.parameters, state, returns)
        if status == RUNNING:
            return end - 1, GOES_ON
        for row in range(begin, end):
            wrong = samples.truncated[row] != (status == TRUNCATED)
            for seat in range(len(returns)):
                wrong |= samples.outcome[row, seat] != returns[seat]
            if wrong:
                return row, RESULT
    return 0, SOUND


@inlined
def _position(rules, samples, row, state, moves) -> int:
    """What is wrong with a row in which the game stands at `state`; `moves` int32 [W] is working space."""
    for place in range(len(state)):
        if samples.states[row, place] != state[place]:
            return STATE
    count = rules.legal(rules.parameters, state, moves)
    total, played = 0.0, False
    for place in range(len(moves)):
        move, share = samples.moves[row, place], samples.policy[row, place]
        if move != (moves[place] if place < count else NO_MOVE):
            return MOVES
        if not share >= 0.0 or place >= count and share != 0.0:  # NaN is not, either
            return POLICY
        played |= place < count and move == samples.played[row]
        total += share
    if not played:
        return PLAYED
    if not abs(total - 1.0) <= SLACK:
        return POLICY
    for seat in range(samples.values.shape[1]):
        if not abs(samples.values[row, seat]) <= 1.0 + SLACK:
            return VALUES
    return SOUND
