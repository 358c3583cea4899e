"""The one seam between trees and evaluators: leaves of all lanes become rows of one batch, or come from the cache.

Every position is evaluated in its canonical orientation (the smallest of its symmetric images), cached or not, so that
both runs agree; two lanes that ask for one position share a row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from .compiled import borrowed, inlined, njit, part, unboxed
from .rng import mix
from .simulation import add_noise, back_up, find_win, select, withdraw
from .tree import (
    COUNT,
    FIRST,
    MOVE,
    NEW,
    NOISY,
    NONE,
    OPEN,
    PENDING,
    PRIOR,
    PROVEN,
    ROOT,
    STATUS,
    VISITS,
    WAITING,
    copy,
    expand,
    has_room,
    lane,
)

DONE, BLOCKED = 0, 1  # what a walk ends in: the lane's search is complete, or it waits for the network
ROWS, MOVES, SIMULATIONS, HITS, EVALUATIONS = range(5)  # counts of a batch
READY = -1  # in Cache.rows: the answer is in the slot


class Cache(NamedTuple):
    """Evaluations by position: slots of (key, priors in the order of legal moves, values by seat)."""

    keys: np.ndarray  # int64 [slots], 0 is an empty slot
    rows: np.ndarray  # int32 [slots], READY or the row of the batch that will bring the answer
    priors: np.ndarray  # float32 [slots, W]
    values: np.ndarray  # float32 [slots, P]


class Batch(NamedTuple):
    """Rows that wait for the network; each lane's tree knows which of its leaves wait for which row."""

    states: np.ndarray  # int16 [R, S], canonical orientation
    moves: np.ndarray  # int32 [R * W], legal moves of the rows one after the other
    offsets: np.ndarray  # int32 [R + 1], where each row's moves begin
    slots: np.ndarray  # int64 [R], the cache slot that takes the answer, or NONE
    counts: np.ndarray  # int64 [5]
    moves_to: np.ndarray  # int32 [K symmetries, A], the image of each move
    image: np.ndarray  # int16 [S], working space
    order: np.ndarray  # int32 [A], working space
    scratch: np.ndarray  # int32 [W], working space


def new_cache(game: Any, slots: int) -> Cache:
    """An empty cache; `slots` is a power of two, or 0 for none."""
    return Cache(
        keys=np.zeros(slots, np.int64),
        rows=np.full(slots, READY, np.int32),
        priors=np.zeros((slots, game.max_moves), np.float32),
        values=np.zeros((slots, game.players), np.float32),
    )


def new_batch(game: Any, lanes: int, leaves: int) -> Batch:
    """An empty batch for `lanes` trees with up to `leaves` leaves in flight each."""
    rows = lanes * leaves
    return Batch(
        states=np.zeros((rows, game.state_size), np.int16),
        moves=np.zeros(rows * game.max_moves, np.int32),
        offsets=np.zeros(rows + 1, np.int32),
        slots=np.zeros(rows, np.int64),
        counts=np.zeros(5, np.int64),
        moves_to=np.ascontiguousarray(game.move_symmetry, np.int32),
        image=np.zeros(game.state_size, np.int16),
        order=np.zeros(game.actions or 0, np.int32),
        scratch=np.zeros(game.max_moves, np.int32),
    )


@part
@njit
def position_key(state) -> int:
    """A 62-bit hash of a state, never 0; two 31-bit halves so that plain Python computes it alike."""
    low, high = 0x2F0B4C47, 0x6A09E667
    for index in range(len(state)):
        word = int(state[index]) & 0xFFFF
        low = ((low ^ word) * 0x01000193) & 0x7FFFFFFF
        high = ((high + word) * 0x2C1B3C6D + (high >> 15)) & 0x7FFFFFFF
    return (mix(low) & 0x7FFFFFFF) << 31 | (mix(high ^ low) & 0x7FFFFFFF) | 1


@inlined
def canonicalise(rules, state, symmetries, image, out) -> int:
    """Write the smallest symmetric image of a state into `out`; returns the symmetry that makes it."""
    copy(state, out)
    chosen = 0
    for k in range(1, symmetries):
        rules.symmetry(rules.parameters, state, k, image)
        for index in range(len(state)):
            if image[index] != out[index]:
                if image[index] < out[index]:
                    copy(image, out)
                    chosen = k
                break
    return chosen


@inlined
def _expand(tree, batch, node, symmetry, priors, values) -> None:
    """Expand a leaf from an answer in canonical order: its legal moves' images, ascending."""
    expand(tree, node, priors, values)
    if symmetry == 0:
        return
    links, edges, order, moves_to = tree.links, tree.edges, batch.order, batch.moves_to
    first = tree.nodes[node, FIRST]
    last = first + tree.nodes[node, COUNT]
    for move in range(len(order)):
        order[move] = 0
    for edge in range(first, last):
        order[moves_to[symmetry, links[edge, MOVE]]] = 1
    place = 0
    for move in range(len(order)):
        if order[move] == 1:
            order[move] = place
            place += 1
    for edge in range(first, last):
        edges[edge, PRIOR] = priors[order[moves_to[symmetry, links[edge, MOVE]]]]


@inlined
def _request(rules, tree, cache, batch, leaf) -> bool:
    """Expand a leaf from the cache (True), or enter it into the batch (False)."""
    counts, keys, waiting = batch.counts, cache.keys, tree.counts[WAITING]
    row = counts[ROWS]
    canonical = batch.states[row]
    symmetry = canonicalise(rules, tree.states[leaf], len(batch.moves_to), batch.image, canonical)
    slot = np.int64(NONE)
    if len(keys) > 0:
        key = position_key(canonical)
        slot = np.int64((key >> 8) & (len(keys) - 1))
        if keys[slot] == key:
            counts[HITS] += 1
            if cache.rows[slot] == READY:
                _expand(tree, batch, leaf, symmetry, cache.priors[slot], cache.values[slot])
                return True
            row = np.int64(cache.rows[slot])
        elif cache.rows[slot] == READY:
            keys[slot] = key
            cache.rows[slot] = row
        else:  # the slot waits for another position of this batch
            slot = np.int64(NONE)
    if row == counts[ROWS]:
        start, moves = batch.offsets[row], batch.moves
        count = rules.legal(rules.parameters, canonical, batch.scratch)
        for place in range(count):
            moves[start + place] = batch.scratch[place]
        batch.offsets[row + 1] = start + count
        batch.slots[row] = slot
        counts[ROWS] += 1
        counts[EVALUATIONS] += 1
    tree.flight[waiting, 0] = leaf
    tree.flight[waiting, 1] = row
    tree.flight[waiting, 2] = symmetry
    tree.counts[WAITING] = waiting + 1
    tree.nodes[leaf, STATUS] = PENDING
    return False


@njit
def answer(trees, cache, batch, settings, priors, values) -> None:
    """Take the network's answer to the last batch: fill the cache, expand the waiting leaves, back their values up."""
    trees, cache, batch, settings = borrowed((trees, cache, batch, settings))
    priors, values = borrowed((priors, values))
    offsets, slots = batch.offsets, batch.slots
    for row in range(batch.counts[ROWS]):
        slot = slots[row]
        if slot != NONE:
            copy(priors[offsets[row] : offsets[row + 1]], cache.priors[slot])
            copy(values[row], cache.values[slot])
            cache.rows[slot] = READY
    for b in range(len(trees.counts)):
        tree = lane(trees, b)
        for place in range(tree.counts[WAITING]):
            leaf, row, symmetry = int(tree.flight[place, 0]), tree.flight[place, 1], tree.flight[place, 2]
            _expand(tree, batch, leaf, symmetry, priors[offsets[row] : offsets[row + 1]], values[row])
            back_up(tree, settings, leaf)
        tree.counts[WAITING] = 0
    batch.counts[ROWS] = 0


@inlined
def _walk_lane(rules, tree, cache, batch, settings, target) -> int:
    """Simulate until the root has `target` visits or is proven (DONE), or it needs the network (BLOCKED)."""
    nodes, counts = tree.nodes, tree.counts
    while True:
        if counts[WAITING] == len(tree.flight):
            return BLOCKED
        status = nodes[ROOT, STATUS]
        enough = nodes[ROOT, VISITS] >= target and status != NEW
        if enough or (status == PROVEN and settings.prove) or not has_room(tree):
            return BLOCKED if counts[WAITING] > 0 else DONE
        if status == OPEN and counts[NOISY] == 0:
            add_noise(tree, settings)
            if settings.prove and find_win(rules, tree, settings, batch.scratch):
                batch.counts[SIMULATIONS] += 1
                continue
        leaf = select(rules, tree, settings, batch.scratch)
        if nodes[leaf, STATUS] == PENDING:
            withdraw(tree, settings, leaf)
            return BLOCKED
        batch.counts[SIMULATIONS] += 1
        if nodes[leaf, STATUS] == PROVEN or _request(rules, tree, cache, batch, leaf):
            back_up(tree, settings, leaf)


@njit
def walk(rules, trees, cache, batch, settings, targets, searching) -> None:
    """Walk every lane whose search goes on until it needs the network or is done, and then say so in `searching`."""
    trees, cache, batch, settings = borrowed((trees, cache, batch, settings))
    rules = unboxed(rules)
    for b in range(len(searching)):
        if searching[b] and _walk_lane(rules, lane(trees, b), cache, batch, settings, targets[b]) == DONE:
            searching[b] = False
