"""Every tower in an agent file, and on a plain CPU every other, convolves by these matrices: they have to be exact."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from azkit.nets.toom_cook import LONGEST, axis


@given(st.integers(1, 40), st.integers(0, 1000))
def test_a_row_is_convolved_as_cell_by_cell(length: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    row, kernel = rng.normal(size=length), rng.normal(size=3)
    first, second, third = axis(length)
    cells = third @ ((first @ row) * (second @ kernel))
    np.testing.assert_allclose(cells, np.correlate(np.pad(row, 1), kernel, "valid"), atol=1e-4)


@pytest.mark.parametrize(("length", "products"), [(1, 3), (7, 9), (LONGEST, LONGEST + 2), (15, 19)])
def test_two_products_more_than_cells_are_needed_for_each_piece(length: int, products: int) -> None:
    assert [matrix.shape for matrix in axis(length)] == [(products, length), (products, 3), (length, products)]
