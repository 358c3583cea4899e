"""The functions of a page's module: positions from moves, and the search of azkit/search in steps that a page calls.

A page plays moves on `board.state`, plants the tree there or moves its root along, and then repeats: walk until leaves
wait, evaluate them, answer. What came out it reads from the arrays themselves (azkit/wasm/layout.py says where).
Each function takes the arena's address and a number, and returns a number.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numba import njit, types

from ..games.base import RUNNING, Game
from ..rng import below
from ..search import requests as r
from ..search import tree as t
from ..search.evaluators import _read as read_answer
from ..search.root import best_place, root_policy, root_value
from ..search.steps import PUCT, UCT, Settings
from . import graphnet, tower
from .kernels import OPTIONS
from .layout import Board, places
from .memory import floats, opened

SIGNATURE = types.int32(types.voidptr, types.int32)


class StaticRules(NamedTuple):
    """Rules in place of `Game.rules`: functions that are known when the search is compiled, so that it inlines them."""

    parameters: Any
    initial: Any
    legal: Any
    play: Any
    to_play: Any
    outcome: Any
    encode: Any
    encode_graph: Any
    symmetry: Any


def entries(game: Game) -> dict[str, Callable]:
    """The functions that a module of this game exports, by name."""
    where, end = places(game)
    board, tree = opened(Board, where["board"]), opened(t.Tree, where["tree"])
    cache, asked = opened(r.Cache, where["cache"]), opened(r.Requests, where["requests"])
    functions = [njit(**OPTIONS)(getattr(game, name)) for name in StaticRules._fields[1:]]
    initial, legal, play, to_play, outcome, encode, encode_graph, symmetry = functions

    @njit(**OPTIONS)
    def rules(arena) -> StaticRules:
        p = board(arena).parameters
        return StaticRules(p, initial, legal, play, to_play, outcome, encode, encode_graph, symmetry)

    @njit(**OPTIONS)
    def lanes(arena) -> r.Lanes:
        b = board(arena)
        c_puct, fpu, scale, prove, uct = b.settings[0], b.settings[1], b.settings[2], b.settings[3], b.settings[4]
        selection = UCT if uct > 0.0 else PUCT
        settings = Settings(selection, c_puct, fpu, 0.0, 0.3, scale, prove > 0.0, 1.0, b.schedule)
        return r.Lanes(tree(arena), cache(arena), asked(arena), settings, b.targets, b.searching)

    found = _position(game, board, functions) | _search(board, rules, lanes) | _evaluate(board, rules, lanes)
    if game.graph is not None:
        return found | graphnet.entries(game, board, asked, rules, floats(end)) | _read(board, rules, asked)
    if game.actions is not None:
        return found | tower.entries(game, board, asked, rules, floats(end)) | _read(board, rules, asked)
    return found  # no network fits it


def _position(game: Game, board: Any, functions: list[Any]) -> dict[str, Callable]:
    """Functions on `board.state`; they look at what a page gives them: moves must be legal."""
    initial, legal, play, to_play, outcome = functions[:5]
    view = game.extras.view
    steps = njit(**OPTIONS)(view.partly) if view is not None and view.partly is not None else None

    def begin(arena, number) -> int:
        """The first position of a game."""
        b = board(arena)
        for index in range(len(b.state)):
            b.state[index] = 0
        initial(b.parameters, b.state)
        return 0

    def play_move(arena, move) -> int:
        """Play a move."""
        b = board(arena)
        play(b.parameters, b.state, np.int64(move))
        return 0

    def look(arena, number) -> int:
        """Whether the game runs, ended or was cut off (games/base.py); then `returns` hold what each seat got."""
        b = board(arena)
        return outcome(b.parameters, b.state, b.returns)

    def list_moves(arena, number) -> int:
        """Legal moves of a running position into `moves`; how many there are."""
        b = board(arena)
        return legal(b.parameters, b.state, b.moves)

    def seat(arena, number) -> int:
        """The seat to move."""
        b = board(arena)
        return to_play(b.parameters, b.state)

    found = {"begin": begin, "play": play_move, "outcome": look, "legal": list_moves, "seat": seat}
    if steps is None:
        return found

    def part(arena, number) -> int:
        """What `state` becomes by the move in moves[0] with no more than so many of its steps, into `partly`."""
        b = board(arena)
        t.copy(b.state, b.partly)
        steps(b.parameters, b.partly, np.int64(b.moves[0]), np.int64(number))
        return 0

    return found | {"part": part}


def _search(board: Any, rules: Any, lanes: Any) -> dict[str, Callable]:
    """The search in steps."""

    def plant(arena, number) -> int:
        """A new tree whose root is `state`."""
        w = lanes(arena)
        t.plant(rules(arena), t.lane(w.trees, 0), board(arena).state, w.requests.scratch)
        return 0

    def reroot(arena, move) -> int:
        """The root becomes what the move leads to; its subtree stays."""
        w = lanes(arena)
        t.reroot(rules(arena), t.lane(w.trees, 0), np.int64(move), w.requests.scratch)
        return 0

    def walk(arena, target) -> int:
        """Simulate until the root has so many visits or leaves wait; how many positions are asked for."""
        w = lanes(arena)
        w.targets[0] = target
        w.searching[0] = True
        r.walk(rules(arena), w)
        return w.requests.counts[r.ROWS]

    def answer(arena, number) -> int:
        """Take in the evaluations of all that is asked."""
        b = board(arena)
        r.take_answers(lanes(arena), b.priors, b.values)
        return 0

    def best(arena, number) -> int:
        """Policy and value of the root into `policy` and `value`; the best move's place among the root's."""
        b, w = board(arena), lanes(arena)
        root = t.lane(w.trees, 0)
        root_policy(root, w.settings, b.policy)
        root_value(root, w.settings, b.policy, b.value)
        return best_place(root, w.settings, b.policy)

    return {"plant": plant, "reroot": reroot, "walk": walk, "answer": answer, "best": best}


def _evaluate(board: Any, rules: Any, lanes: Any) -> dict[str, Callable]:
    """Evaluations without a network."""

    @njit(**OPTIONS)
    def alike(requests, priors) -> None:
        for row in range(requests.counts[r.ROWS]):
            first, last = requests.offsets[row], requests.offsets[row + 1]
            for edge in range(first, last):
                priors[edge] = np.float32(1.0 / np.float64(last - first))

    def uniform(arena, number) -> int:
        """All moves alike, every value 0."""
        b, requests = board(arena), lanes(arena).requests
        alike(requests, b.priors)
        b.values[:] = 0.0
        return 0

    def playouts(arena, count) -> int:
        """All moves alike, values of so many games played at random."""
        b, w, known = board(arena), lanes(arena), rules(arena)
        p, asked, rng = known.parameters, w.requests, w.trees.rng[0]
        alike(asked, b.priors)
        b.values[:] = 0.0
        for row in range(asked.counts[r.ROWS]):
            for _ in range(count):
                t.copy(asked.states[row], b.partly)
                while known.outcome(p, b.partly, b.returns) == RUNNING:
                    known.play(p, b.partly, b.moves[below(rng, known.legal(p, b.partly, b.moves))])
                for seat in range(len(b.returns)):
                    b.values[row, seat] += b.returns[seat] / count
        return 0

    return {"uniform": uniform, "playouts": playouts}


def _read(board: Any, rules: Any, asked: Any) -> dict[str, Callable]:
    """What a network's answer means."""

    def read(arena, number) -> int:
        """`logits` and `relative` as priors and values by seat."""
        b, requests = board(arena), asked(arena)
        rows = requests.counts[r.ROWS]
        read_answer(rules(arena), requests.states[:rows], requests.offsets, b.logits, b.relative, b.priors, b.values)
        return 0

    return {"read": read}
