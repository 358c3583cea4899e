"""The functions of a page's module: positions from moves, and the search of azkit/search in steps that a page calls.

A page plays moves on `board.state`, plants the tree there or moves its root along, and then repeats: walk until leaves
wait, evaluate them, answer. What came out it reads from the arrays themselves (azkit/wasm/layout.py says where).
Each function takes the arena's address and a number, and returns a number.
"""

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit, types

from ..compiled import RULES
from ..games.base import Game
from ..search import endings
from ..search import requests as r
from ..search import tree as t
from ..search.root import best_place, root_policy, root_value
from ..search.steps import Settings
from . import graphnet, tower
from .kernels import OPTIONS
from .layout import Place, places
from .memory import opened

SIGNATURE = types.int32(types.voidptr, types.int32)
# In place of `Game.rules`: functions that are known when the search is compiled, so that it inlines them
StaticRules = namedtuple("StaticRules", ("parameters", *RULES))


def entries(game: Game) -> dict[str, Callable]:
    """The functions that a module of this game exports, by name."""
    where, end = places(game)
    behind = {"memory": Place(end, (1 << 29,), np.dtype(np.float32))}  # as many floats as there are addresses
    board = opened(namedtuple("Board", [*where["board"], *behind]), where["board"] | behind)
    tree, cache = opened(t.Tree, where["tree"]), opened(r.Cache, where["cache"])
    asked, room = opened(r.Requests, where["requests"]), opened(endings.Room, where["room"])
    functions = tuple(njit(**OPTIONS)(getattr(game, name)) for name in RULES)

    @njit(**OPTIONS)
    def rules(arena) -> StaticRules:
        return StaticRules(board(arena).parameters, *functions)

    @njit(**OPTIONS)
    def lanes(arena) -> r.Lanes:
        b = board(arena)
        c_puct, fpu, scale, prove, selection = b.settings[0], b.settings[1], b.settings[2], b.settings[3], b.settings[4]
        settings = Settings(int(selection), c_puct, fpu, 0.0, 0.3, scale, prove > 0.0, 1.0, 0, 0)
        return r.Lanes(tree(arena), cache(arena), asked(arena), settings, b.targets, b.searching)

    network = tower if game.graph is None else graphnet
    entries = _position(game, board, rules) | _search(board, rules, lanes, room)
    return entries | network.entries(game, board, asked, rules)


def _position(game: Game, board: Any, rules: Any) -> dict[str, Callable]:
    """Functions on `board.state`; they look at what a page gives them: moves must be legal."""

    def begin(arena, number) -> int:
        """The first position of a game."""
        b, known = board(arena), rules(arena)
        for index in range(len(b.state)):
            b.state[index] = 0
        known.initial(b.parameters, b.state)
        return 0

    def play(arena, move) -> int:
        """Play a move."""
        b, known = board(arena), rules(arena)
        known.play(b.parameters, b.state, np.int64(move))
        return 0

    def outcome(arena, number) -> int:
        """Whether the game runs, ended or was cut off (games/base.py); then `returns` hold what each seat got."""
        b, known = board(arena), rules(arena)
        return known.outcome(b.parameters, b.state, b.returns)

    def legal(arena, number) -> int:
        """Legal moves of a running position into `moves`; how many there are."""
        b, known = board(arena), rules(arena)
        return known.legal(b.parameters, b.state, b.moves)

    def seat(arena, number) -> int:
        """The seat to move."""
        b, known = board(arena), rules(arena)
        return known.to_play(b.parameters, b.state)

    entries = {"begin": begin, "play": play, "outcome": outcome, "legal": legal, "seat": seat}
    view = game.extras.view
    if view is None or view.partly is None:
        return entries
    steps = njit(**OPTIONS)(view.partly)

    def part(arena, number) -> int:
        """What `state` becomes by the move in moves[0] with no more than so many of its steps, into `partly`."""
        b = board(arena)
        t.copy(b.state, b.partly)
        steps(b.parameters, b.partly, np.int64(b.moves[0]), np.int64(number))
        return 0

    return entries | {"part": part}


def _search(board: Any, rules: Any, lanes: Any, room: Any) -> dict[str, Callable]:
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
        """Take in the evaluations of all that is asked, or what is proven in their place."""
        b, w = board(arena), lanes(arena)
        if b.settings[5] > 0.0:
            endings.prove_asked(rules(arena), room(arena), w.requests, np.int64(b.settings[5]), b.priors, b.values)
        r.take_answers(w, b.priors, b.values)
        return 0

    def best(arena, number) -> int:
        """Policy and value of the root into `policy` and `value`; the best move's place among the root's."""
        b, w = board(arena), lanes(arena)
        root = t.lane(w.trees, 0)
        root_policy(root, w.settings, b.policy)
        root_value(root, w.settings, b.policy, b.value)
        return best_place(root, w.settings, b.policy)

    return {"plant": plant, "reroot": reroot, "walk": walk, "answer": answer, "best": best}
