"""What would break for users: a search that takes more memory than whoever made it room for allows."""

import pytest

from azkit import make
from azkit.search.requests import new_cache, slots_within
from azkit.search.tree import new_trees, node_bytes

GAMES = [("connectx", {}), ("chain_reaction", {"players": 3}), ("hive", {})]


def nbytes(arrays) -> int:
    return sum(array.nbytes for array in arrays if array.base is None)  # an edge's two views are of one memory


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_node_takes_the_bytes_it_is_counted_with(name, options):
    game, edges = make(name, **options), 5
    one, two = (nbytes(new_trees(game, 1, nodes, nodes * edges, 8)) for nodes in (1, 2))
    assert two - one == node_bytes(game, edges)


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("memory", [100_000, 1 << 20])
def test_a_cache_is_the_largest_that_fits(name, options, memory):
    game = make(name, **options)
    slots = slots_within(game, memory)
    assert nbytes(new_cache(game, slots)) <= memory < nbytes(new_cache(game, 2 * slots))
