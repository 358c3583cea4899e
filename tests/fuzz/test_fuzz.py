"""Whatever a parser is given, a user sees one line or a result: never a traceback, and nothing that means nothing.

In CI the cases are few and always the same; `python tests/fuzz/figures.py 20000` tries as many as are asked for.
"""

import pytest
from fuzz.figures import tried
from fuzz.targets import TARGETS

EXAMPLES = 60  # of a target whose share is 1


@pytest.mark.parametrize("name", TARGETS)
def test_a_parser_refuses_in_one_line_or_means_something(name, tmp_path):
    assert tried(name, EXAMPLES, tmp_path, derandomize=True) > 0
