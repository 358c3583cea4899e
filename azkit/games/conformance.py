"""The laws that every game obeys, checked on random games in plain Python and then in compiled code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np

from ..compiled import RULES
from ..errors import AzkitError
from .base import ENDED, RUNNING, TRUNCATED, Game, Graph, State

MOVES = 4  # of each position whose children are compared under each symmetry


def check(game: Game, games: int = 50, seed: int = 0) -> int:
    """Play `games` random games and test every law on every position; returns how many positions were tested.

    Runs the plain functions first, so that a mistake shows as a Python traceback in the game's own file. Raises
    AzkitError that names the law, the moves played, and what was found.
    """
    rng = np.random.default_rng(seed)
    _check_record(game)
    positions, plain = 0, replace(game)  # a twin that nobody compiles: an index out of bounds is an error there
    for _ in range(games):
        state = plain.initial_state()
        while state.outcome is None:
            _check_running(plain, state, rng)
            _check_compiled(game, state)
            positions += 1
            state = state.play(int(rng.choice(state.legal_moves())))
            _require(state.ply <= game.max_plies, state, f"the game outlasts max_plies={game.max_plies}")
        _check_over(plain, state, state.outcome)
        _check_compiled(game, state)
    return positions


def _require(law: bool, state: State | None, message: str) -> None:
    if not law:
        where = f" after moves {list(state.moves)}" if state is not None else ""
        raise AzkitError(f"{message}{where}")


def _check_record(game: Game) -> None:
    """What the record says before any move."""
    _require(game.parameters.dtype == np.int64, None, "parameters must be an int64 array")
    _require(game.players >= 1 and game.max_moves >= 1 and game.max_plies >= 1, None, "P, W and L start at 1")
    if game.actions is not None:
        table = game.move_symmetry
        _require(table.shape[1] == game.actions, None, "move_symmetry must be [K, actions]")
        _require((table[0] == np.arange(game.actions)).all(), None, "symmetry 0 must be the identity")
        rows_permute = (np.sort(table, axis=1) == np.arange(game.actions)).all()
        _require(bool(rows_permute), None, "each row of move_symmetry must permute the moves")

    if game.graph is not None:
        table = game.graph.symmetries
        _require((np.sort(table, axis=1) == np.arange(game.graph.links)).all(), None, "symmetries must permute links")
        _require((table[0] == np.arange(game.graph.links)).all(), None, "symmetry 0 of the graph must be the identity")


def _check_running(game: Game, state: State, rng: np.random.Generator) -> None:
    """Laws of a position in which a seat is to move."""
    p, moves = game.parameters, state.legal_moves()
    _require(len(moves) > 0, state, "a running position needs a legal move (else end the game, or add a pass)")
    _require(len(moves) <= game.max_moves, state, f"more legal moves than max_moves={game.max_moves}")
    _require(all(a < b for a, b in pairwise(moves)), state, "legal must list moves in ascending order, once each")
    if game.actions is not None:
        _require(moves[0] >= 0 and moves[-1] < game.actions, state, f"moves must lie in 0 to {game.actions - 1}")
    _require(0 <= state.to_play < game.players, state, "to_play must be a seat")
    for move in moves:
        _require(state.parse_move(state.move_text(move)) == move, state, f"text of move {move} does not read back")
        child = state.play(move)
        _require(not np.array_equal(child.array, state.array), state, f"move {move} changes nothing")
    if game.graph is None:
        planes = state.encode()
        _require(bool(np.isfinite(planes).all()), state, "encode must write finite numbers")
        dirty = np.full(planes.size, 7.0, np.float32)
        game.encode(p, state.array, dirty)
        _require(np.array_equal(dirty, planes.ravel()), state, "encode must write every input, zeros too")
    else:
        _check_graph(game.graph, state, len(moves))
    rough = game.evaluate(p, state.array)
    _require(-1.0 < rough < 1.0, state, f"evaluate gives {rough}, which leaves (-1, 1)")
    for k in range(1, len(game.move_symmetry)):
        _check_symmetry(game, state, moves, k, rng.permutation(len(moves))[:MOVES])


def _check_graph(form: Graph, state: State, count: int) -> None:
    """Links and moves lead to nodes that are there."""
    nodes, links, ends = state.graph()
    _require(0 < len(nodes) <= form.nodes, state, f"encode_graph makes {len(nodes)} nodes, of 1 to {form.nodes}")
    _require(bool(np.isfinite(nodes).all()), state, "encode_graph must write finite numbers")
    _require(bool(((links >= -1) & (links < len(nodes))).all()), state, "a link leads to no node")
    _require(len(ends) == count and bool(((ends >= 0) & (ends < len(nodes))).all()), state, "a move joins no nodes")
    game, moves = state.game, np.array(state.legal_moves(), np.int32)
    clean = nodes.ravel(), links.ravel(), ends.ravel()
    room = form.nodes * form.features, form.nodes * form.links, ends.size
    dirty = [np.full(size, 7, one.dtype) for size, one in zip(room, clean, strict=True)]
    game.encode_graph(game.parameters, state.array, moves, *dirty)
    same = all(np.array_equal(one[: other.size], other) for one, other in zip(dirty, clean, strict=True))
    _require(same, state, "encode_graph must write every number of its nodes, links and moves")


def _check_symmetry(game: Game, state: State, moves: list[int], k: int, chosen: np.ndarray) -> None:
    """The image's legal moves are the images of the legal moves, and so are the children under the chosen ones."""
    image = _image(game, state, k)
    mapped = [int(game.move_symmetry[k, move]) for move in moves]
    _require(image.legal_moves() == sorted(mapped), state, f"symmetry {k} does not permute the legal moves")
    _require(image.to_play == state.to_play, state, f"symmetry {k} changes the side to move")
    for move, there in ((moves[place], mapped[place]) for place in chosen):
        child, other = state.play(move), image.play(there)
        _require(other.outcome == child.outcome, state, f"symmetry {k} changes the outcome of move {move}")
        # Of a finished game nobody looks at the board again: a cascade may stop in another place.
        same = child.outcome is not None or np.array_equal(other.array, _image(game, child, k).array)
        _require(same, state, f"symmetry {k} and move {move} do not commute")


def _image(game: Game, state: State, k: int) -> State:
    out = np.zeros(game.state_size, np.int16)
    game.symmetry(game.parameters, state.array, k, out)
    return State(game, out)


def _check_over(game: Game, state: State, outcome: tuple[float, ...]) -> None:
    """Laws of a finished game."""
    _require(len(outcome) == game.players, state, "outcome must give every seat its return")
    _require(all(-1.0 <= value <= 1.0 for value in outcome), state, f"returns {outcome} leave [-1, 1]")
    _require(state.legal_moves() == [], state, "a finished game has no legal moves")
    _require(not state.truncated or not any(outcome), state, "a truncated game returns 0 to every seat")
    if game.players == 2:
        _require(abs(sum(outcome)) < 1e-6, state, f"returns {outcome} of two players must cancel out")


def _check_compiled(game: Game, state: State) -> None:
    """The compiled rules agree with the plain ones."""
    for name in RULES[1:] if state.outcome is None else ("outcome",):
        plain = _call(game, getattr(game, name), name, state)
        compiled = _call(game, game.compiled_rule(name), name, state)
        _require(plain[0] == compiled[0], state, f"{name} returns {compiled[0]} compiled, {plain[0]} plain")
        same = np.array_equal(plain[1], compiled[1])
        _require(same, state, f"{name} writes other numbers when compiled: does it index below 0 or overflow?")


def _call(game: Game, function: Callable[..., Any], name: str, state: State) -> tuple[float, np.ndarray]:
    """What a rules function returns and what it writes."""
    p, array = game.parameters, state.array.copy()
    moves, returns = np.zeros(game.max_moves, np.int32), np.zeros(game.players, np.float32)
    planes, image = np.zeros(int(np.prod(game.planes)), np.float32), np.zeros(game.state_size, np.int16)
    legal = np.array(state.legal_moves(), np.int32)
    if name == "play":
        function(p, array, int(legal[-1]))
        return 0, array
    form = game.graph or Graph(0, 0, 0, image)
    nodes, links = np.zeros(form.nodes * form.features, np.float32), np.zeros(form.nodes * form.links, np.int32)
    graph = nodes, links, np.zeros(2 * len(legal), np.int32)
    arguments = {
        "legal": (moves,),
        "outcome": (returns,),
        "encode": (planes,),
        "encode_graph": (legal, *graph),
        "symmetry": (len(game.move_symmetry) - 1, image),
    }.get(name, ())
    result = function(p, array, *arguments) or 0
    _require(np.array_equal(array, state.array), state, f"{name} changed the position that it was asked about")
    known = {RUNNING, ENDED, TRUNCATED}
    _require(name != "outcome" or int(result) in known, state, "outcome must return RUNNING, ENDED or TRUNCATED")
    return result, np.concatenate([moves, returns, planes, image, *graph])
