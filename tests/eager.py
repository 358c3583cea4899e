"""Networks that run as they are, for tests of what is around them: of those there are many, each small and soon gone,
and a fused program for every batch size of every one of them takes longer than all that it computes."""

from unittest.mock import patch

import pytest

from azkit.nets import evaluator
from azkit.nets.variants import Variant, machine


@pytest.fixture(autouse=True, scope="module")
def eager():
    """In place of the fastest variant, which tests/nets and tests/training know, the one that is there at once."""

    def choose(game, net, most, *_):
        return Variant(machine("cpu"), "cpu", "eager", "float32", 1, (most,))

    with patch.object(evaluator, "choose", choose):
        yield
