"""The laws that every game obeys, on random games in plain Python and in compiled code, and counts of lines of play."""

import math
import time
import traceback
import warnings
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from ..compiled import RULES, njit
from ..errors import AzkitError
from .base import ENDED, RUNNING, TRUNCATED, Game, State

CHILDREN = 4  # of each position, that are compared under each symmetry
SEARCH_FOR_ENDS = 100  # more games, of which only the ends are tested, until each seat has won one


def check(game: Game, games: int = 50, seed: int = 0, seconds: float = math.inf) -> int:
    """Play `games` random games and test every law on every position; returns how many positions were tested.

    After so many `seconds` no further position is tested, if the game is one whose random games end.
    Runs the plain functions first. Raises AzkitError that names the law, the moves played, and what was wrong, or the
    file and line at which a function raised something itself. Warns if no game was won by some seat: what `outcome`
    says of such an end was then not tested.
    """
    rng = np.random.default_rng(seed)
    stop, ended = time.monotonic() + seconds, False
    positions, plain = 0, replace(game)  # a twin that nobody compiles: an index out of bounds is an error there
    losers = set(range(game.players))  # seats that have not won a game yet
    try:
        _check_record(game)
        for _ in range(games):
            for state in _random_line(plain, rng):
                _require(bool(str(state)) and "<svg" in state.svg(), state, "text and svg must show the position")
                if state.outcome is None:
                    _check_running(plain, state, rng)
                    positions += 1
                else:
                    losers -= _check_over(plain, state, state.outcome)
                    ended = True
                _check_compiled(game, state)
                if time.monotonic() > stop:
                    _require(ended, None, f"no random game ended within {seconds:g} s")
                    return positions
        for _ in range(SEARCH_FOR_ENDS):
            if losers and time.monotonic() <= stop:
                *_, end = _random_line(game, rng)  # compiled by now
                state = State(plain, end.array, end.moves)
                losers -= _check_over(plain, state, state.outcome or ())
    except AzkitError:
        raise
    except Exception as error:
        raise AzkitError(_located(game, error)) from None
    if losers:
        seats = " or ".join(map(str, sorted(losers)))
        warnings.warn(f"{game.name}: no random game was won by seat {seats}: such ends are untested", stacklevel=2)
    return positions


def _require(law: bool, state: State | None, message: str) -> None:
    if not law:
        where = f" after moves {list(state.moves)}" if state is not None else ""
        raise AzkitError(f"{message}{where}")


def _located(game: Game, error: Exception) -> str:
    """One line for an error raised by a game's own function: its file and line, and what to do."""
    own = (getattr(game, name) for name in (*RULES, "text", "svg", "move_text", "parse_move"))
    files = {function.__code__.co_filename for function in own if hasattr(function, "__code__")}
    frames = traceback.extract_tb(error.__traceback__)
    package = Path(__file__).parents[1]
    own = [frame for frame in frames if frame.filename in files]
    # What a user's function calls in azkit is rarely where the mistake is.
    frame = ([frame for frame in own if package not in Path(frame.filename).parents] or own or list(frames))[-1]
    line = f"{frame.filename}:{frame.lineno}: {type(error).__name__}: {' '.join(str(error).split())}, in {frame.line!r}"
    if isinstance(error, IndexError) and "planes" in (frame.line or ""):
        _, rows, columns = game.planes
        line += f"; planes is flat: cell (row, column) of plane c is planes[(c * {rows} + row) * {columns} + column]"
    return line


def _random_line(game: Game, rng: np.random.Generator) -> Iterator[State]:
    """The positions of a random game from the first one to the end."""
    state = game.initial_state()
    yield state
    while state.outcome is None:
        moves = state.legal_moves()
        _require(len(moves) > 0, state, "a running position needs a legal move (else end the game, or add a pass)")
        state = state.play(int(rng.choice(moves)))
        _require(state.ply <= game.max_plies, state, f"the game outlasts max_plies={game.max_plies}")
        yield state


def _check_record(game: Game) -> None:
    _require(game.parameters.dtype == np.int64, None, "parameters must be an int64 array")
    _require(game.players >= 1 and game.max_moves >= 1 and game.max_plies >= 1, None, "P, W and L start at 1")
    share, judges = game.extras.heuristic_share, game.players == 2 and game.heuristic is not Game.heuristic
    _require(0 <= share < 1, None, "extras.heuristic_share must be a share, from 0 to below 1")
    _require(share == 0 or judges, None, "extras.heuristic_share wants two players, and a heuristic of the game's own")
    tables = {"move_symmetry": (game.move_symmetry, game.actions)} if game.actions is not None else {}
    if game.graph is not None:
        tables["graph.symmetries"] = game.graph.symmetries, game.graph.links
    for name, (table, count) in tables.items():
        _require(table.ndim == 2 and table.shape[1] == count, None, f"{name} must be an array [K, {count}]")
        _require(np.array_equal(table[0], np.arange(count)), None, f"row 0 of {name} must be the identity")
        permutes = bool((np.sort(table, axis=1) == np.arange(count)).all())
        _require(permutes, None, f"each row of {name} must permute 0 to {count - 1}")


def _check_running(game: Game, state: State, rng: np.random.Generator) -> None:
    room = np.zeros(2 * game.max_moves + 1, np.int32)  # so that a function that stops at the end of it is seen, too
    count = game.legal(game.parameters, state.array, room)
    _require(count <= game.max_moves, state, f"more legal moves than max_moves={game.max_moves}")
    moves = state.legal_moves()
    _require(all(a < b for a, b in pairwise(moves)), state, "legal must list moves in ascending order, once each")
    if game.actions is not None:
        within = not moves or moves[0] >= 0 and moves[-1] < game.actions
        _require(within, state, f"moves must lie in 0 to {game.actions - 1}")
    _require(0 <= state.to_play < game.players, state, "to_play must be a seat")
    for move in moves:
        text, read = state.move_text(move), None
        with suppress(AzkitError):  # of a helper that azkit has for other texts
            read = state.parse_move(text)
        _require(read == move, state, f"text {text!r} of move {move} does not read back")
        child = state.play(move)
        _require(not np.array_equal(child.array, state.array), state, f"move {move} changes nothing")
    _check_input(game, state)
    value = game.heuristic(game.parameters, state.array)
    _require(-1.0 < value < 1.0, state, f"heuristic gives {value}, which leaves (-1, 1)")
    kaggle = game.extras.kaggle
    shown = kaggle.position(game, kaggle.board(state), state.to_play)
    same = shown == state or shown.legal_moves() == moves and shown.to_play == state.to_play
    _require(same, state, "extras.kaggle: `position` does not lead back to the position that `board` shows")
    for k in range(1, len(game.move_symmetry)):
        _check_symmetry(game, state, moves, k, rng.permutation(len(moves))[:CHILDREN])


def _check_input(game: Game, state: State) -> None:
    """A network's input is finite and complete, and the links and moves of a graph lead to nodes that are there."""
    used = _arguments(game, state, fill=7)
    if game.graph is None:
        planes, (array, dirty) = state.encode().ravel(), used["encode"]
        _require(bool(np.isfinite(planes).all()), state, "encode must write finite numbers")
        game.encode(game.parameters, array, dirty)
        _require(np.array_equal(dirty, planes), state, "encode must write every input, zeros too")
        return
    nodes, links, ends = state.graph()
    (array, moves, *dirty), count, most = used["encode_graph"], len(nodes), game.graph.nodes
    _require(0 < count <= most, state, f"encode_graph makes {count} nodes, of 1 to {most}")
    _require(bool(np.isfinite(nodes).all()), state, "encode_graph must write finite numbers")
    _require(bool(((links >= -1) & (links < count)).all()), state, "a link leads to no node")
    _require(len(ends) == len(moves) and bool(((ends >= 0) & (ends < count)).all()), state, "a move joins no nodes")
    game.encode_graph(game.parameters, array, moves, *dirty)
    same = all(np.array_equal(clean.ravel(), full[: clean.size]) for clean, full in zip((nodes, links, ends), dirty))
    _require(same, state, "encode_graph must write every number of its nodes, links and moves")


def _check_symmetry(game: Game, state: State, moves: list[int], k: int, chosen: np.ndarray) -> None:
    """The image's legal moves are the images of the legal moves, and so are the children under the chosen ones."""
    image, dirty = _image(game, state, k), _image(game, state, k, fill=7)
    _require(image == dirty, state, f"symmetry {k} must write every number of the position, zeros too")
    mapped = [int(game.move_symmetry[k, move]) for move in moves]
    _require(image.legal_moves() == sorted(mapped), state, f"symmetry {k} does not permute the legal moves")
    _require(image.to_play == state.to_play, state, f"symmetry {k} changes the side to move")
    for place in chosen:
        child, other = state.play(moves[place]), image.play(mapped[place])
        _require(other.outcome == child.outcome, state, f"symmetry {k} changes the outcome of move {moves[place]}")
        # Of a finished game nobody looks at the board again: a cascade may stop in another place.
        same = child.outcome is not None or np.array_equal(other.array, _image(game, child, k).array)
        _require(same, state, f"symmetry {k} and move {moves[place]} do not commute")


def _image(game: Game, state: State, k: int, fill: int = 0) -> State:
    """The position under symmetry k, written over numbers `fill`."""
    out = np.full(game.state_size, fill, np.int16)
    game.symmetry(game.parameters, state.array, k, out)
    return State(game, out)


def _check_over(game: Game, state: State, outcome: tuple[float, ...]) -> set[int]:
    """Laws of a finished game; returns the seats that won."""
    _require(all(-1.0 <= value <= 1.0 for value in outcome), state, f"returns {outcome} leave [-1, 1]")
    _require(not state.truncated or not any(outcome), state, "a truncated game returns 0 to every seat")
    if game.players == 2:
        _require(abs(sum(outcome)) < 1e-6, state, f"returns {outcome} of two players must cancel out")
    array, dirty = _arguments(game, state, fill=7)["outcome"]
    game.outcome(game.parameters, array, dirty)
    _require(tuple(dirty.tolist()) == outcome, state, "outcome must write the return of every seat, zeros too")
    return {seat for seat, value in enumerate(outcome) if value > 0.0}


def _check_compiled(game: Game, state: State) -> None:
    """Each rules function leaves the position alone (but `play`), and its compiled form returns and writes the same."""
    for name, arguments in _arguments(game, state).items():
        plain, compiled = deepcopy(arguments), deepcopy(arguments)
        value = getattr(game, name)(game.parameters, *plain)
        other = game.compile().rule(name)(game.parameters, *compiled)
        _require(other is None or value == other, state, f"{name} returns {other} compiled, {value} plain")
        same = all(map(np.array_equal, plain, compiled))
        _require(same, state, f"{name} writes other numbers when compiled: does it index below 0 or overflow?")
        kept = name == "play" or np.array_equal(plain[0], state.array)
        _require(kept, state, f"{name} changed the position that it was asked about")
        status = name != "outcome" or value in (RUNNING, ENDED, TRUNCATED)
        _require(status, state, "outcome must return RUNNING, ENDED or TRUNCATED")


def _arguments(game: Game, state: State, fill: int = 0) -> dict[str, tuple[Any, ...]]:
    """What to call each rules function with after the parameters: the position, then what it takes and writes into.

    Network input and returns are written over numbers `fill`.
    """
    array, legal = state.array.copy(), np.array(state.legal_moves(), np.int32)
    outcome = {"outcome": (array, np.full(game.players, fill, np.float32))}
    if not len(legal):
        return outcome
    calls: dict[str, tuple[Any, ...]] = {
        "legal": (array, np.zeros(game.max_moves, np.int32)),
        "play": (array, int(legal[-1])),
        "to_play": (array,),
        "symmetry": (array, len(game.move_symmetry) - 1, np.zeros_like(array)),
        "heuristic": (array,),
    }
    if game.graph is None:
        calls["encode"] = array, np.full(int(np.prod(game.planes)), fill, np.float32)
    else:
        nodes = np.full(game.graph.nodes * game.graph.features, fill, np.float32)
        links = np.full(game.graph.nodes * game.graph.links, fill, np.int32)
        calls["encode_graph"] = array, legal, nodes, links, np.full(2 * len(legal), fill, np.int32)
    return outcome | calls


def perft(game: Game, state: State, depth: int) -> int:
    """How many lines of play of `depth` plies there are from a position; a game that ends sooner counts none."""
    states = np.zeros((depth + 1, game.state_size), np.int16)
    moves = np.zeros((depth + 1, game.max_moves), np.int32)
    states[0] = state.array
    return int(count(game.rules, states, moves, np.zeros(game.players, np.float32), 0))


@njit
def count(rules: Any, states: np.ndarray, moves: np.ndarray, returns: np.ndarray, ply: int) -> int:
    """Lines from states[ply] to the last of `states`.

    Room to work in: states int16 [plies + 1, S], moves int32 [plies + 1, W], returns float32 [P].
    """
    parameters, state, left = rules.parameters, states[ply], len(states) - 1 - ply
    if left == 0:
        return 1
    if rules.outcome(parameters, state, returns) != RUNNING:
        return 0
    legal = rules.legal(parameters, state, moves[ply])
    if left == 1:  # each move is a line: none needs to be played
        return legal
    total = 0
    for i in range(legal):
        states[ply + 1, :] = state
        rules.play(parameters, states[ply + 1], moves[ply, i])
        total += count(rules, states, moves, returns, ply + 1)
    return total
