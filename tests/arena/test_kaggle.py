"""What azkit says of an agent must be what Kaggle will do to it, TicTacToe must be playable there at all."""

import html
import io
import json
import random
import re

import numpy as np
import pytest

import azkit
from azkit.agents.kaggle import Viewer, import_kaggle, register
from azkit.agents.kaggle_host import Server
from azkit.arena.kaggle import kaggle_match, kaggle_version

kaggle = import_kaggle()
register()
register()  # twice is harmless
TICTACTOE = azkit.make("tictactoe")
SMALL = azkit.make("connectx", rows=4, columns=4, inarow=3)


def test_tictactoe_follows_the_rules_on_random_games():
    rng = random.Random(3)
    env = kaggle.make("tictactoe")
    for _ in range(60):
        state, seats = TICTACTOE.initial_state(), env.reset(2)
        while state.outcome is None:
            assert [seat.status for seat in seats] == ["ACTIVE", "INACTIVE"][:: 1 if state.to_play == 0 else -1]
            move = rng.choice(state.legal_moves())
            seats = env.step([move if seat == state.to_play else None for seat in (0, 1)])
            state = state.play(move)
            assert seats[0].observation.board == state.array[:9].tolist()
        assert [seat.status for seat in seats] == ["DONE", "DONE"]
        assert tuple(seat.reward for seat in seats) == state.outcome
        assert env.done


def test_the_games_own_opponent_never_loses_and_punishes_random_play():
    own = TICTACTOE.extras.kaggle.opponent
    against_itself, against_random = kaggle_match(TICTACTOE, own, [own, "random"], 16)
    assert all(record.outcome == (0.0, 0.0) for record in against_itself.records)
    standing = against_random.standing(0)
    assert standing.losses == 0 and standing.wins > 8
    assert all(record.fault is None and record.left == (60, 60) for record in against_random.records)


@pytest.mark.parametrize("action", [9, -1, 4, 3.0, 3.5, np.int64(3), "3", True])
def test_tictactoe_detects_invalid_moves(action):
    """Cell 4 is taken."""
    env = kaggle.make("tictactoe")
    env.reset(2)
    env.step([4, None])
    seats = env.step([None, action])
    assert [(seat.status, seat.reward) for seat in seats] == [("DONE", 0), ("INVALID", None)]


def test_agents_see_the_observation_that_connectx_gives():
    seen = []

    def agent(observation, configuration):
        seen.append((dict(observation), configuration.actTimeout, configuration.episodeSteps))
        return observation.board.index(0)

    kaggle.make("tictactoe").run([agent, agent])
    assert seen[1] == (
        {"remainingOverageTime": 60, "mark": 2, "step": 1, "board": [1, 0, 0, 0, 0, 0, 0, 0, 0]},
        2,
        1000,
    )
    trainer = kaggle.make("tictactoe").train([None, "random"])
    assert trainer.reset()["board"] == [0] * 9


def test_every_way_to_render():
    env = kaggle.make("tictactoe")
    env.run([lambda observation: observation.board.index(0)] * 2)
    assert env.render(mode="ansi") == "  a b c\n1 X O X\n2 O X O\n3 X . .\n"
    page = env.render(mode="html")
    assert page.startswith("<!doctype html>") and page.count("<svg") == len(env.steps) == 8
    assert "step 7: mark 1 DONE, reward 1; mark 2 DONE, reward -1" in page
    assert not re.search(r"(src|href)=", page)  # works without network
    assert json.loads(env.render(mode="json"))["rewards"] == [1, -1]


def test_a_game_is_shown_where_kaggle_lacks_its_page(monkeypatch):
    """kaggle-environments 1.27.0 to 1.29.3: a notebook's last cell, after hours of training, must not fail."""

    def missing():
        raise FileNotFoundError("connectx.js")

    def get_player(window_kaggle, renderer):
        return f"<script>window.kaggle.renderer = {renderer.strip()};</script>"

    def shown(name):
        env = kaggle.make(name)
        env.run(["random", "random"])
        bundle = Viewer(env, azkit.make(name))._repr_mimebundle_()
        page = html.unescape(bundle["text/html"].split('"')[1])
        assert bundle["image/svg+xml"].startswith("<svg")
        return page, page.count("<svg") == len(env.steps)

    assert shown("tictactoe")[1] and not shown("connectx")[1], "Kaggle's own viewer draws by itself"
    monkeypatch.setitem(kaggle.environments["connectx"], "html_renderer", missing)
    monkeypatch.setattr("kaggle_environments.core.get_player", get_player)
    for name in ("connectx", "tictactoe"):
        page, whole = shown(name)
        assert whole and page.startswith("<!doctype html>")


def test_a_game_that_ended_with_a_fault_is_shown():
    """The picture of the last position was asked for after the move that nobody could play."""
    env = kaggle.make("tictactoe")
    env.reset(2)
    env.step([4, None])
    assert env.step([None, 99])[1].status == "INVALID"
    assert Viewer(env, TICTACTOE)._repr_mimebundle_()["image/svg+xml"] == TICTACTOE.state([4]).svg()


def test_other_grid_games_register_with_their_options():
    """A stand-in for games to come: ConnectX as azkit plays it must behave as Kaggle's own."""
    own = kaggle.environments["connectx"]
    try:
        register("connectx")
        mine = kaggle.make("connectx", configuration={"rows": 4, "columns": 5, "inarow": 3})
    finally:
        kaggle.register("connectx", own)
    theirs, rng = kaggle.make("connectx", configuration={"rows": 4, "columns": 5, "inarow": 3}), random.Random(1)
    for _ in range(15):
        mine.reset(2)
        theirs.reset(2)
        while not theirs.done:
            actions = [rng.randrange(5) if seat.status == "ACTIVE" else None for seat in theirs.state]
            mine.step(actions)
            theirs.step(actions)
            assert mine.state == theirs.state


FILES = {
    "random": "return __import__('random').choice([i for i, x in enumerate(o.board[:c.columns]) if x == 0])",
    "prints": "import sys; print('hello'); sys.stderr.write('azkit: no network\\n'); "
    "return next(i for i in range(c.columns) if o.board[i] == 0)",
    "raises": "raise RuntimeError('boom')",
    "exits": "import sys; sys.exit(3)",
    "dies": "import os; os._exit(3)",
    "loops": "while True: pass",
    "float": "return 3.0",
    "half": "return 3.5",
    "int64": "import numpy; return numpy.int64(3)",
    "full": "return 0",
    "none": "return None",
    "slow": "import time; time.sleep(0.5); return next(i for i in range(c.columns) if o.board[i] == 0)",
}
KINDS = {"crash": ("raises", "exits", "dies", "float"), "invalid": ("half", "int64"), "timeout": ("loops", "slow")}


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("agents")
    for name, body in FILES.items():
        (folder / f"{name}.py").write_text(f"def agent(o, c):\n    {body}\n")
    return {name: str(folder / f"{name}.py") for name in FILES}


def test_every_fault_is_counted_and_nothing_stops_the_match(files, capsys):
    """One process serves them all, and is replaced where an agent took it down."""
    configuration = {"actTimeout": 0.2}
    results = kaggle_match(SMALL, "random", [*files.values()], 2, configuration=configuration, bank=0.2)
    for name, result in zip(FILES, results, strict=True):
        own, other = result.standing(1), result.standing(0)
        kind = next((kind for kind, names in KINDS.items() if name in names), None)
        if kind:
            assert own.faults == {each: 2 * (each == kind) for each in own.faults}, name
            assert own.losses == other.wins == 2 and own.seats == ((0, 0, 1), (0, 0, 1)), name
        elif name in ("random", "prints"):
            assert sum(own.faults.values()) == 0, name
        assert sum(other.faults.values()) == 0, name
        for record in result.records:
            if record.fault is None:
                assert SMALL.state(record.moves).outcome == record.outcome
    tables = "\n".join(result.table() for result in results)
    for text in ("RuntimeError: boom", "SystemExit: 3", "TypeError", "ended with code 3", "no answer within 1.4 s"):
        assert text in tables
    assert results[-1].standing(1).overage_left is not None
    assert capsys.readouterr().err.count(f"azkit: {files['prints']}: no network\n") == 1


def test_a_column_once_full_is_invalid(files):
    """Seat 1 plays column 0 until it is full; the opponent keeps off it."""
    game = azkit.make("connectx", rows=4, columns=7, inarow=4)
    (result,) = kaggle_match(game, files["full"], [files["full"]], 2, configuration={})
    assert [record.fault.kind for record in result.records if record.fault] == ["invalid", "invalid"]
    assert all(record.moves == (0, 0, 0, 0) for record in result.records)
    assert all(record.fault and record.fault.seat == 0 for record in result.records)


def test_figures_of_a_match_with_azkits_own_agents_in_two_processes():
    results = kaggle_match(TICTACTOE, "alphabeta:9", ["perfect", "random"], 4, opening_plies=2, workers=2)
    assert [result.agents[1] for result in results] == ["perfect", "random"]
    assert [record.moves[:2] for record in results[0].records] == [record.moves[:2] for record in results[1].records]
    for result in results:
        assert [record.seats for record in result.records] == [(0, 1), (1, 0)] * 2
        assert all(record.fault is None and record.left == (60, 60) for record in result.records)
        assert result.standing(0).move_seconds["max"] > 0
        assert all(
            len(record.seconds[0]) + len(record.seconds[1]) == len(record.moves) - 2 for record in result.records
        )


def test_a_game_is_its_seeds_whichever_process_plays_it():
    """With two processes, agents that draw by chance went on from whatever games theirs had played before."""

    def moves(workers):
        (result,) = kaggle_match(TICTACTOE, "uct:20", ["random"], 8, seed=3, workers=workers)
        return [record.moves for record in result.records]

    three = moves(3)
    assert moves(1) == three and len(set(three)) == 8


def test_what_is_no_agent_is_an_error_not_a_lost_game(files):
    with pytest.raises(azkit.AzkitError, match=r"unknown agent 'no/such\.py'"):
        kaggle_match(SMALL, "no/such.py", ["random"], 2)
    job = {"game": "connectx", "options": SMALL.options, "configuration": {}, "bank": None, "opening": [], "seed": 0}
    with pytest.raises(azkit.AzkitError, match="unknown agent 'long"):  # as that process does, which starts slowly
        Server(io.StringIO()).episode(job | {"seats": ["long" * 100, "random"]})
    assert kaggle_version() == kaggle.__version__


def test_a_configuration_that_cannot_be_sent_is_an_error():
    """The first game failed, and the second one waited for its process for ever."""
    with pytest.raises(TypeError, match="not JSON serializable"):
        kaggle_match(SMALL, "random", ["random"], 2, configuration={"actTimeout": np.float32(2.0)})


def test_a_game_that_kaggle_cuts_short_counts_as_nothing(files):
    (result,) = kaggle_match(SMALL, files["random"], ["random"], 2, configuration={"episodeSteps": 4})
    assert all(record.truncated for record in result.records)
    assert result.standing(0).truncated == 2


def test_a_run_past_its_time_limit_is_a_timeout(files):
    (result,) = kaggle_match(SMALL, files["slow"], ["random"], 2, configuration={"runTimeout": 0.3})
    assert all(record.fault and record.fault.kind == "timeout" for record in result.records)


def test_no_game_is_too_long_for_kaggle(tmp_path):
    """After 1200 s whoever was to move lost on time: two hundred plies of Hive with 10 s each are longer."""
    (tmp_path / "long.py").write_text(
        "def agent(seen, rules): return seen.board.index(0) if rules.runTimeout > 1e6 else 99"
    )
    (result,) = kaggle_match(SMALL, str(tmp_path / "long.py"), ["random"], 2)
    assert not any(record.fault for record in result.records)


def test_an_error_does_not_wait_for_games_under_way(tmp_path):
    (tmp_path / "asleep.py").write_text("import time\n\ndef agent(seen, rules): time.sleep(1000)")
    with pytest.raises(azkit.AzkitError, match="nobody"):
        kaggle_match(
            SMALL, str(tmp_path / "asleep.py"), ["random", "nobody"], 2, workers=3, configuration={"actTimeout": 900}
        )


def test_without_kaggle_environments_the_error_says_what_to_install(monkeypatch, tmp_path):
    (tmp_path / "kaggle_environments.py").write_text("raise ImportError('not here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(azkit.AzkitError, match="not here.*pip install --no-deps kaggle-environments"):
        kaggle_match(TICTACTOE, "random", ["random"], 2)


def test_a_files_chance_is_not_its_opponents(files):
    """Both drew from one stream: whatever column such a file chose in the first seat, Kaggle's random chose next."""
    (result,) = kaggle_match(azkit.make("connectx"), files["random"], ["random"], 6)
    for record in result.records:
        assert record.moves[1::2] != record.moves[::2][: len(record.moves) // 2], record.seats
    assert len({record.moves[:4] for record in result.records}) == 6


def test_a_mistake_in_the_rules_is_nobodys_crash(tmp_path):
    """Whoever was to move lost the game by it."""
    (tmp_path / "own.py").write_text(
        "from dataclasses import replace\n\nfrom azkit.games import tictactoe\n\n\n"
        "def make(planes: str = 'mine,theirs'):\n    return replace(tictactoe.make(planes), play=play)\n\n\n"
        "def play(p, state, move):\n    if state[4] != 0:\n        raise IndexError('row 3 is none')\n"
        "    state[move], state[-3], state[-1] = state[-3] + 1, 1 - state[-3], move + 1\n"
    )
    with pytest.raises(azkit.AzkitError, match=r"its rules raised IndexError: row 3 is none"):
        kaggle_match(azkit.make(str(tmp_path / "own.py")), "random", ["random"], 4)
