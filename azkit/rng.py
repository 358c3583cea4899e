"""Counter-based random numbers that compiled and plain Python code draw identically.

A stream is an int64 [2] array: key and counter. Streams are derived, not shared: one for each (seed, generation,
game), so that no result depends on which lane happened to play a game.
"""

import math

import numpy as np

from .compiled import njit, register_jitable

_MASK = 0xFFFFFFFF


@register_jitable
def mix(x: int) -> int:
    """A 32-bit integer hash (two multiply-xorshift rounds); products stay below 2^63 in plain Python too."""
    x ^= x >> 16
    x = (x * 0x7FEB352D) & _MASK
    x ^= x >> 15
    x = (x * 0x2C1B3C6D) & _MASK
    return x ^ (x >> 16)


def stream(*words: int) -> np.ndarray:
    """The stream that belongs to these numbers, int64 [2]."""
    key = 0x9E3779B9
    for word in words:
        for part in (int(word) & _MASK, int(word) >> 32 & _MASK):
            key = mix(key ^ part) + 0x165667B1 & _MASK
    return np.array([key, 0], np.int64)


@njit
def uniform(rng) -> float:
    """A number in (0, 1)."""
    counter = int(rng[1])
    rng[1] = counter + 1
    return (mix(mix(counter & _MASK) ^ int(rng[0])) + 0.5) / 4294967296.0


@njit
def normal(rng) -> float:
    """A standard normal number (Box and Muller)."""
    return math.sqrt(-2.0 * math.log(uniform(rng))) * math.cos(2.0 * math.pi * uniform(rng))


@njit
def gamma(rng, shape: float) -> float:
    """A gamma number of unit scale (Marsaglia and Tsang 2000; shapes below 1 by their section 6)."""
    boost = 1.0
    if shape < 1.0:
        boost = uniform(rng) ** (1.0 / shape)
        shape += 1.0
    d = shape - 1.0 / 3.0
    while True:
        x = normal(rng)
        v = (1.0 + x / math.sqrt(9.0 * d)) ** 3
        if v > 0.0 and math.log(uniform(rng)) < 0.5 * x * x + d - d * v + d * math.log(v):
            return boost * d * v


@njit
def gumbel(rng) -> float:
    """A standard Gumbel number."""
    return -math.log(-math.log(uniform(rng)))


@njit
def below(rng, count: int) -> int:
    """An integer from 0 to count - 1."""
    return min(int(uniform(rng) * count), count - 1)


@njit
def pick(rng, weights) -> int:
    """An index with probability in proportion to its weight."""
    left = uniform(rng) * weights.sum()
    for index in range(len(weights)):
        left -= weights[index]
        if left < 0.0:
            return index
    return int(np.argmax(weights))
