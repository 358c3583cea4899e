"""Whether samples are games by the rules: every game is played again before anybody learns from it."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..compiled import inlined, njit
from ..errors import AzkitError
from ..games.base import RUNNING, TRUNCATED, Game, State
from ..rng import stream
from ..search import tree as t
from .samples import NO_MOVE, Samples, flatten
from .selfplay import SelfPlay
from .walker import opening

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


def audit(game: Game, samples: Samples, openings: Openings | None) -> None:
    """Raise AzkitError, naming game and ply, unless the samples are whole games, each once, as SelfPlay plays them.

    Positions follow from the first one, or from the opening that the game's number draws; moves are the legal ones,
    policies and values are such, and the result is that of the last position. Shapes must be right, as after `unpack`.

    Without `openings` games may begin anywhere and end by resigning: compiled code may safely meet all that passes.
    """
    starts = np.flatnonzero(np.diff(samples.game, prepend=samples.game[:1] - 1))
    games = samples.game[starts].tolist()
    numbers, times = np.unique(games, return_counts=True)
    if (times > 1).any():
        raise AzkitError(f"game {numbers[times > 1][0]} is there twice, or in parts")
    first = np.tile(game.initial_state().array, (len(starts), 1))
    if openings is None:
        first = samples.states[starts]
        for state in np.unique(first, axis=0):
            check_position(game, state)
    elif openings.plies:
        for index, number in enumerate(games):
            if number % 2:  # else it begins as all do
                first[index] = opening(game, openings.plies, number, stream(openings.seed, 0, number))
    whole, ends = openings is not None, np.append(starts, len(samples.game))
    row, fault = _replay(game.rules, samples, ends, first, game.max_plies, whole)
    if fault != SOUND:
        ply = row - starts[np.searchsorted(starts, row, "right") - 1]
        raise AzkitError(f"game {samples.game[row]}, ply {ply}: {FAULTS[fault]}")


def audit_running(selfplay: SelfPlay) -> None:
    """Raise AzkitError unless the games in progress, as restored from a file, are such by the rules."""
    for walker in selfplay.walkers:
        game, games, plies = walker.game, walker.games, walker.games.plies
        if (plies < 0).any() or (plies + ~games.over > game.max_plies).any():
            raise AzkitError("a game in progress is longer than any")
        begun = [walker.so_far(int(lane)) for lane in np.flatnonzero(plies)]
        if begun:
            audit(game, flatten(begun), None)
        for lane, root in enumerate(walker.trees.states[:, t.ROOT]):
            last = plies[lane] - 1
            if last < 0:
                check_position(game, root)
            else:
                before = State(game, games.states[lane, last].copy())
                if not np.array_equal(root, before.play(int(games.played[lane, last])).array):
                    raise AzkitError(f"game in progress {lane}: {FAULTS[STATE]}")
            if games.over[lane] == (State(game, root.copy()).outcome is None):
                raise AzkitError(f"game in progress {lane}: it ends, or goes on, against the rules")


def check_position(game: Game, state: np.ndarray) -> None:
    """Raise AzkitError unless the plain rules, each of whose indices Python checks, find their way about a position
    int16 [S] that somebody stored."""
    if np.array_equal(state, game.initial_state().array):
        return
    p, moves, after = game.parameters, np.zeros(game.max_moves, np.int32), state.copy()
    planes, returns = np.zeros(int(np.prod(game.planes)), np.float32), np.zeros(game.players, np.float32)
    try:
        if not game.extras.sound(p, state):
            raise ValueError("it cannot come about")
        running, seat = game.outcome(p, state.copy(), returns) == RUNNING, game.to_play(p, state.copy())
        count = game.legal(p, state.copy(), moves) if running else 0
        if not 0 <= seat < game.players or running and not 0 < count <= game.max_moves:
            raise IndexError(f"seat {seat}, {count} moves")
        if running:
            game.play(p, after, int(moves[0]))
            game.outcome(p, after, returns)
        for array in (state.copy(), after) if game.graph is None else ():
            game.encode(p, array, planes)
    except Exception as error:  # whatever rules do with what is no position of theirs
        raise AzkitError(f"{state[:20].tolist()} is no position of {game.describe()}: {error}") from None


def line_of_play(game: Game, start: Sequence[int] | np.ndarray, moves: Sequence[int] | np.ndarray) -> list[State]:
    """The positions of a game from its first recorded one on. Raises AzkitError if that is none of this game."""
    array = np.array(start, np.int16)
    if array.shape != (game.state_size,):
        raise AzkitError(f"a position of {len(start)} numbers is not one of {game.describe()}")
    check_position(game, array)
    line = [State(game, array)]
    for move in moves:
        line.append(line[-1].play(int(move)))
    return line


@njit
def _replay(rules, samples, starts, first, max_plies, whole) -> tuple[int, int]:
    """The first row at fault, and how, or SOUND. Games lie between `starts`, and begin at `first` [games, S]; only of
    `whole` ones the end is looked at."""
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
        if whole and status == RUNNING:
            return end - 1, GOES_ON
        for row in range(begin, end if whole else begin):
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
