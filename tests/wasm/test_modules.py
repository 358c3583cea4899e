"""A game's module plays and searches as Python does, in the wasmtime runtime."""

import json
import subprocess
from dataclasses import replace

import numpy as np
import pytest
from wasm_machine import Machine, built, random_net
from wasm_moves import CONFIG, compare, native, positions

from azkit.errors import AzkitError
from azkit.games.base import GAMES, make
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import Search
from azkit.wasm.build import PREBUILT, RECORD, _layout, build, digest, page_weights

USERS = ("tests/dots.py", "tests/graph_game.py")


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_those_of_python(name):
    game = make(name)
    machine = Machine(built(game))
    for state in positions(game, 10):
        for seen in (state, state.play(state.legal_moves()[-1])):
            machine.follow(seen.moves)
            assert machine.at["board.state"].tolist() == seen.array.tolist()
            assert machine.legal() == seen.legal_moves()
            assert machine.run("seat") == seen.to_play
            if seen.outcome is not None:
                machine.run("outcome")
                assert tuple(machine.at["board.returns"].tolist()) == seen.outcome


def check_search(machine, search, state):
    """Both from afresh; returns the native result."""
    search.reset()
    machine.at["cache.keys"][:] = 0
    result, found = search.run([state])[0], machine.search(state.moves, CONFIG.simulations)
    assert found["visits"] == result.visits.tolist()
    assert found["moves"] == result.moves.tolist()
    assert (found["move"], found["evaluations"]) == (result.move, result.evaluations)
    assert found["value"] == result.value
    return result


def check_uniform(game, count):
    machine = Machine(built(game))
    search = native(game, UniformEvaluator(game), machine)
    for state in positions(game, count):
        check_search(machine, search, state)


@pytest.mark.parametrize("name", GAMES)
def test_root_visits_equal_those_of_the_native_search(name):
    check_uniform(make(name), 5)


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GAMES, *USERS])
def test_root_visits_equal_those_of_the_native_search_in_100_positions(name):
    check_uniform(make(name), 100)


def check_proofs(game, count):
    """Leaves are proven as the native search proves them: near the end of a game with fewer evaluations."""
    config = replace(CONFIG, prove_nodes=300)
    machine = Machine(build(game, random_net(game), config))
    slots = len(machine.at["cache.rows"])
    search, plain = (Search(game, UniformEvaluator(game), how, cache_slots=slots) for how in (config, CONFIG))
    rng, proven = np.random.default_rng(2), 0
    for _ in range(count):
        state = game.random_game(rng)[-5]
        result = check_search(machine, search, state)
        plain.reset()
        proven += result.evaluations < plain.run([state])[0].evaluations
    assert proven > count / 5  # in gobang least: 300 nodes see no win by fours


@pytest.mark.parametrize("name", ["nogo", "chain_reaction"])
def test_leaves_are_proven_as_by_the_native_search(name):
    check_proofs(make(name), 6)


def test_a_page_for_one_seat_proves_no_leaves():
    """What it wrote for the other seat was another request's value, or the network's size."""
    game = make("tictactoe")
    for players, nodes in ((2, 300), (1, 0)):
        layout = _layout(replace(game, players=players), random_net(game), replace(CONFIG, prove_nodes=300))
        assert layout["settings"][5] == nodes


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if name not in ("connectx", "hive")])
def test_leaves_are_proven_as_by_the_native_search_in_60_positions(name):
    check_proofs(make(name), 60)


def check_network(game, count, weights=None):
    """Where moves differ, it is for rounding alone."""
    found = list(compare(game, count, weights))
    assert all(one.explained for one in found)
    assert sum(one.same_move for one in found) >= 0.9 * count  # near ties are rare


@pytest.mark.parametrize("name", GAMES)
def test_the_network_plays_the_moves_of_numpys(name):
    check_network(make(name), 3)


def test_a_network_without_pooling_plays_the_moves_of_numpys():
    check_network(make("connectx"), 3, random_net(make("connectx"), pooling=False))


@pytest.mark.slow
@pytest.mark.parametrize("name", [*GAMES, *USERS])
def test_the_network_plays_the_moves_of_numpys_in_50_positions(name):
    check_network(make(name), 50)


def test_parameters_that_javascripts_numbers_cannot_hold_reach_the_page():
    """Beyond 2^53 they were rounded there, and a page played by other rules."""
    game = make("tictactoe")
    large = replace(game, parameters=np.append(game.parameters, [2**53 + 1, -(2**63)]))
    told = json.dumps(_layout(large, random_net(game), CONFIG)["parameters"])
    assert list(map(int, json.loads(told, parse_int=float))) == large.parameters.tolist()


def test_other_options_make_another_module():
    small, large = make("tictactoe"), make("connectx", rows=4, columns=5)
    assert digest(small) != digest(large) != digest(make("connectx"))


@pytest.mark.slow
def test_options_change_the_board_of_a_module():
    game = make("chain_reaction", rows=3, columns=4, players=3)
    check_uniform(game, 20)
    check_proofs(game, 20)
    check_network(game, 5)


def test_what_numba_cannot_compile_is_told_in_one_line(tmp_path):
    file = tmp_path / "own.py"
    file.write_text(
        "from azkit.games import tictactoe\nfrom dataclasses import replace\n"
        "def legal(p, state, moves):\n    return len(open('x').read())\n"
        "def make():\n    return replace(tictactoe.make(), name='own', options={}, legal=legal)\n"
    )
    with pytest.raises(AzkitError, match="no page can be made of own: numba cannot compile its rules: .*open") as error:
        built(make(str(file)))
    assert "\n" not in str(error.value)


def test_a_module_is_compiled_once_until_its_game_changes(tmp_path, monkeypatch):
    compiled = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("azkit.wasm.build.compile_module", lambda game: compiled.append(game.source) or b"module")
    file = tmp_path / "own.py"
    file.write_text("from azkit.games.tictactoe import make\n")
    assert [built(make(str(file))).wasm for _ in range(2)] == [b"module"] * 2
    assert len(compiled) == 1
    file.write_text("from azkit.games.tictactoe import make  # edited\n")
    built(make(str(file)))
    assert len(compiled) == 2


def test_a_module_that_another_process_deletes_at_that_moment_is_compiled(tmp_path, monkeypatch):
    """Modules that were not used for long go: whoever just wanted one had a traceback instead of a page."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr("azkit.wasm.build.compile_module", lambda game: b"module")
    game = make("tictactoe", planes="theirs,mine")
    built(game)
    monkeypatch.setattr("os.utime", lambda path: path.unlink())
    assert built(game).wasm == b"module"


def test_an_old_numba_is_named(monkeypatch):
    monkeypatch.setattr("azkit.wasm.build.version", lambda package: "0.60.0")
    with pytest.raises(AzkitError, match=r"building a page needs numba >= 0\.62, here is 0\.60\.0"):
        built(make("connectx", rows=4, columns=4))


def test_prebuilt_modules_are_of_these_sources():
    """Else a host with an old numba can build no page: run `python -m azkit.wasm.prebuild`."""
    assert json.loads((PREBUILT / RECORD).read_text()) == {name: digest(make(name)) for name in GAMES}
    assert all((PREBUILT / f"{name}.wasm.gz").stat().st_size < 150_000 for name in GAMES)


def test_weights_that_do_not_fit_are_refused():
    with pytest.raises(AzkitError, match="float16"):
        page_weights({"stem.weight": np.array([1e6], np.float32)})


def test_no_process_is_started_for_a_prebuilt_module(monkeypatch):
    monkeypatch.setattr(subprocess, "run", lambda *given, **more: pytest.fail("compiled"))
    assert built(make("tictactoe")).wasm.startswith(b"\0asm")
