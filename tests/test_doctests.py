"""What would break for readers: an example in a docstring that does not run as it is written."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("module", ["azkit.search.search"])
def test_examples_in_docstrings_run_as_written(module):
    results = doctest.testmod(importlib.import_module(module))
    assert results.attempted > 0 and results.failed == 0
