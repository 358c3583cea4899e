"""A row of cells convolved with a kernel's row by few multiplications (Toom 1963; Cook 1966).

It is a product of two polynomials: evaluate both at as many points as it has coefficients, multiply there, interpolate.
"""

from itertools import pairwise

import numpy as np

# Cells of a polynomial: errors of rows and columns together are 10^-4 then, a thirtieth of bfloat16's, and grow
# threefold with each more
LONGEST = 9


def axis(length: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Matrices float32 [P, length], [P, 3], [length, P]: a row, 0s around it, convolved with the three numbers of a
    kernel is third @ ((first @ row) * (second @ kernel)).

    The points are directions at equal angles, infinity is one of them: so inverses stay as small as they can. Longer
    rows are cut into pieces.
    """
    pieces, parts = -(-length // LONGEST), list[tuple[np.ndarray, ...]]()
    for start, end in pairwise(length * piece // pieces for piece in range(pieces + 1)):
        points = end - start + 2
        row, product = np.zeros((points, length)), np.zeros((length + 2, points))
        row[:, start:end] = _evaluated(points - 2, points)
        product[start : end + 2] = np.linalg.inv(_evaluated(points, points))
        parts.append((row, _evaluated(3, points)[:, ::-1], product[1:-1]))
    rows, kernels, products = zip(*parts, strict=True)
    whole = np.concatenate(rows), np.concatenate(kernels), np.concatenate(products, axis=1)
    first, second, third = (matrix.astype(np.float32) for matrix in whole)
    return first, second, third


def _evaluated(coefficients: int, points: int) -> np.ndarray:
    """What each coefficient of a polynomial counts at each point: x^i, as cos^(n - 1 - i) sin^i of the direction."""
    angles, powers = np.pi * np.arange(points)[:, None] / points, np.arange(coefficients)
    return np.cos(angles) ** powers[::-1] * np.sin(angles) ** powers
