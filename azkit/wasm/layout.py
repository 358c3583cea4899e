"""Where everything lies in a module's memory: position, search tree, cache, requests; and the network behind them.

Addresses count from ARENA on. In front of it are the module's constants and its stack, behind all of it is the heap.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ..compiled import register_jitable
from ..games.base import Game, Graph
from ..search import endings, requests
from ..search import tree as t
from ..search.evaluators import views
from ..search.search import LEAVES

ARENA = 1 << 20  # bytes: constants from 0 on, the stack from here down
STACK = 1 << 18  # least bytes of it
HEAP = 8 << 20  # bytes for arrays that rules and search make while they run
TREE_BYTES, CACHE_BYTES = 64 << 20, 8 << 20  # most memory of tree and cache; a browser provides only what is touched
MOST_NODES, MOST_SLOTS = 1 << 17, 1 << 14
FULL_WIDTH = 128  # positions of games with more moves than this in one have a quarter of them on average
PROOF_NODES = 300  # most that are asked for at each leaf; search/endings.py may use more
NET_SIZES = 32  # numbers that tell a network's size and place

Shapes = Mapping[str, tuple[int, ...]]  # of weights, by name, in their order


class Place(NamedTuple):
    """Where an array lies."""

    offset: int  # bytes from ARENA on
    shape: tuple[int, ...]
    dtype: np.dtype


def arrays(game: Game) -> dict[str, Mapping[str, np.ndarray]]:
    """The five records of a module: arrays by name, which show their shapes and types and hold nothing."""
    slots = min(MOST_SLOTS, requests.slots_within(game, CACHE_BYTES))
    nodes = min(MOST_NODES, TREE_BYTES // t.node_bytes(game, edges_a_node(game)))
    return {
        "board": board(game),
        "tree": t.new_trees(game, 1, nodes, nodes * edges_a_node(game) + game.max_moves, LEAVES)._asdict(),
        "cache": requests.new_cache(game, slots)._asdict(),
        "requests": requests.new_requests(game, LEAVES)._asdict(),
        "room": endings.new_room(game, PROOF_NODES)._asdict(),
    }


def board(game: Game) -> dict[str, np.ndarray]:
    """A position and how it is searched; a page writes and reads these arrays."""
    width, players, graph = game.max_moves, game.players, game.graph or Graph(0, 0, 0, np.zeros((1, 0), np.int32))
    planes = (1, graph.nodes * graph.features) if game.graph else (LEAVES, int(np.prod(game.planes)))
    return {
        "parameters": np.zeros(len(game.parameters), np.int64),  # of the game
        "state": np.zeros(game.state_size, np.int16),
        "partly": np.zeros(game.state_size, np.int16),  # the position with a part of the last move's steps
        "moves": np.zeros(width, np.int32),  # legal ones
        "returns": np.zeros(players, np.float32),
        "settings": np.zeros(6, np.float64),  # c_puct, fpu_reduction, target_scale, prove, selection, prove_nodes
        "targets": np.zeros(1, np.int64),  # visits of the root at which a walk ends
        "searching": np.zeros(1, np.bool_),
        "policy": np.zeros(width, np.float64),  # the search's answer
        "value": np.zeros(players, np.float64),  # its value by seat
        "planes": np.zeros(planes, np.float32),  # the network's input; of a graph its nodes
        "links": np.zeros(graph.nodes * graph.links, np.int32),  # of a graph
        "ends": np.zeros(2 * width if game.graph else 0, np.int32),  # nodes of each move
        "logits": np.zeros(LEAVES * width, np.float32),  # the network's answer for the moves asked
        "relative": np.zeros((LEAVES, views(game)), np.float32),  # and its values
        "priors": np.zeros(LEAVES * width, np.float32),  # what the search takes of that
        "values": np.zeros((LEAVES, players), np.float32),
        "net": np.zeros(NET_SIZES, np.int32),  # sizes and places: see plan_tower
    }


@register_jitable
def padded(size: int, unit: int = 8) -> int:
    """The multiple of a unit that a size fits into; layers are filled up to it with zeros."""
    return (size + unit - 1) // unit * unit


def edges_a_node(game: Game) -> int:
    """So many edges there is room for, on average."""
    return game.max_moves if game.max_moves <= FULL_WIDTH else game.max_moves // 4


def places(game: Game) -> tuple[dict[str, dict[str, Place]], int]:
    """The place of each array by record and name, and the size of all of them, bytes."""
    placed: dict[str, dict[str, Place]] = {}
    end = 0
    for record, fields in arrays(game).items():
        placed[record] = {}
        for name, array in fields.items():
            # A view of another array lies where that one does
            same = next((known for known, owner in fields.items() if array.base is owner), None)
            if same is not None:
                placed[record][name] = placed[record][same]._replace(dtype=array.dtype)
                continue
            placed[record][name] = Place(end, array.shape, array.dtype)
            end += padded(array.nbytes, 16)  # so that all of them begin where vectors may
    return placed, end


def plan_tower(game: Game, shapes: Shapes) -> tuple[list[int], int]:
    """What board.net holds for weights of these shapes, and how many floats they and a forward pass take.

    First come the weights as they are, then packed, then working space.
    """
    channels, rows, columns = game.planes
    (heads, filters), hidden = shapes["policy_conv.weight"][:2], shapes["value_hidden.bias"][0]
    blocks = sum(name.endswith(".first.weight") for name in shapes)
    pooling = int("blocks.0.pool.weight" in shapes)
    wide, narrow, deep, inputs = padded(filters), padded(heads), padded(hidden), padded(channels)
    cells, actions, values = rows * columns, padded(game.actions or 0), padded(views(game))
    tiles = (rows + 1) // 2 * ((columns + 1) // 2)
    framed = LEAVES * ((rows + 1) // 2 * 2 + 2) * ((columns + 1) // 2 * 2 + 2)
    transformed = 16 * padded(LEAVES * tiles) * max(wide, inputs)
    spare = 4 * max(wide, narrow)  # rows that a product reads or writes too many
    needed = [
        16 * inputs * wide + wide + blocks * (2 * (16 * wide * wide + wide) + pooling * wide * wide),
        *[wide * narrow + narrow, cells * narrow * actions + actions],
        *[wide * narrow + narrow, cells * narrow * deep + deep, deep * values + values],
        *[framed * inputs, framed * wide + spare, framed * wide + spare, transformed, transformed],
        *[LEAVES * cells * narrow + spare, LEAVES * cells * narrow + spare],
        *[LEAVES * actions, LEAVES * deep, LEAVES * values, LEAVES * wide, LEAVES * wide],
    ]
    return _placed([blocks, filters, heads, hidden, pooling], shapes, needed)


def plan_graph(game: Game, shapes: Shapes) -> tuple[list[int], int]:
    """The same for a graph network."""
    form = game.graph
    assert form is not None
    width, hidden, rows = shapes["stem.bias"][0], shapes["value_hidden.bias"][0], form.nodes + 4
    layers = sum(name.endswith(".norm.weight") for name in shapes)
    wide, deep, inputs, values = padded(width), padded(hidden), padded(form.features), padded(views(game))
    many = game.max_moves + 4
    needed = [
        *[inputs * wide + wide, layers * (wide * wide * (form.links + 2) + 2 * wide)],
        *[wide * deep + deep, wide * deep + deep, wide * deep, wide * deep, deep + 8],
        *[wide * deep + deep, deep * values + values],
        *[rows * inputs, rows * wide, max(rows * form.links, many) * wide, rows * wide, rows * wide],
        *[rows * deep, rows * deep, many * deep, 4 * wide, 4 * max(wide, deep), 4 * deep, 4 * values],
    ]
    return _placed([layers, width, hidden], shapes, needed)


def _placed(sizes: list[int], shapes: Shapes, needed: list[int]) -> tuple[list[int], int]:
    """The sizes and where each of what is needed begins, behind the weights as they are; and where all ends."""
    ends = np.cumsum([sum(int(np.prod(shape)) for shape in shapes.values()), *needed]).tolist()
    return [*sizes, *ends[:-1]], ends[-1]
