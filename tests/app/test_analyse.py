"""`azkit analyse`: the position meant is the position answered, and what is said about it is so."""

import json
import math
from pathlib import Path

import pytest
from app.commands import cli

import azkit
from azkit.selfplay.records import Record, write_records

RUN = Path(__file__).parents[1] / "runs" / "old_run"


def analysed(*arguments, code=0):
    """What the command prints, or its complaint."""
    done = cli("analyse", *arguments)
    assert done.exit_code == code, done.output
    return done.stdout if code == 0 else done.stderr


def figures(*arguments):
    return json.loads(analysed(*arguments, "--json"))


@pytest.mark.parametrize("words", [["b2", "a1"], ["b2,a1"], ["b2 a1"], ["b2, a1,"]])
def test_moves_are_told_apart_by_blanks_or_commas(words):
    text = analysed("tictactoe", *words, "--simulations", 50)
    assert text.startswith("  a b c\n1 O . .\n2 . X .\n") and "X to move" in text


def test_moves_in_one_long_word_are_no_file():
    """More than 255 letters were too long a name for one."""
    game = azkit.make("gobang", rows=15, columns=15, inarow=15)
    state = game.initial_state()
    while state.ply < 100 and state.outcome is None:
        state = state.play(state.legal_moves()[0])
    line = [game.state(state.moves[:ply]).move_text(move) for ply, move in enumerate(state.moves)]
    options = [word for name in ("rows", "columns", "inarow") for word in ("--option", f"{name}=15")]
    assert len(",".join(line)) > 255 and analysed("gobang", ",".join(line), *options, "--agent", "uct:9")


def test_figures_belong_together():
    """O must block: the search proves it, exact play says so, and the line begins with it."""
    found = figures("tictactoe", "b2", "a1", "c2", "--simulations", 400)
    block = found["texts"].index("a2")
    assert (
        found["text"] == "a2" == found["line_texts"][0] and found["move"] == found["moves"][block] == found["line"][0]
    )
    assert found["exact"][str(found["move"])] == 0 and max(found["exact"].values()) == 0
    assert sum(found["visits"]) + 1 >= 400 or found["proven"]
    assert math.isclose(sum(found["priors"]), 1.0, abs_tol=1e-5) and len(found["values"]) == len(found["moves"]) == 6
    assert math.isclose(sum(found["value"]), 0.0, abs_tol=1e-5) and found["done"] and found["agent"] == "uct:400"
    assert "exact play: a2 draws" in analysed("tictactoe", "b2", "a1", "c2")


def test_a_hive_game_string_is_a_position():
    """Of any type, without naming the game."""
    found = figures("Base+M;InProgress;White[2];wS1;bS1 wS1-", "--simulations", 20)
    assert len(found["line_texts"]) > 0 and found["line_texts"][0].startswith("w")
    own = ("--option", "pieces=Base", "--option", "max_plies=50", "--simulations", 20)
    assert figures("hive", "Base;InProgress;White[2];wS1;bS1 wS1-", *own)["moves"], "the options were ConnectX's"
    text = analysed("hive", "wS1", "bS1 wS1-", "--simulations", 20)
    assert "White to move, best is w" in text and "value: White" in text and "and " in text.split("\n\n")[1]


def test_a_recorded_game_is_looked_at_where_one_wants(tmp_path):
    """Of a game that is over one asks about an earlier ply."""
    game = azkit.make("connectx", rows=4, columns=4)
    state = game.state([0, 1, 0, 1, 0, 1, 0])
    write_records(tmp_path / "games.jsonl", game, [Record((3, 3), None), Record(state.moves, state.outcome)])
    words = ("--option", "rows=4", "--option", "columns=4", tmp_path / "games.jsonl")
    assert "is over after 7 moves" in analysed(*words, "--record", 2, code=2)
    found = figures(*words, "--record", 2, "--ply", 6)
    assert found["text"] == "0" and found["proven"] and found["value"] == [1.0, -1.0] and found["values"][0] == 1.0
    assert ". . . X\n0 1 2 3" in analysed(*words, "--seconds", 0.05)
    assert "--record 3" in analysed(*words, "--record", 3, code=2)


def test_an_agents_own_network_is_asked():
    """Alone or with search; the game is the run's."""
    alone = figures("--agent", f"{RUN}:net")
    assert alone["visits"] is None and alone["simulations"] == 0 and len(alone["moves"]) == len(alone["priors"])
    assert alone["priors"][alone["moves"].index(alone["move"])] == max(alone["priors"])
    assert "network alone" in analysed("--agent", f"{RUN}:net")
    searched = figures("--agent", RUN, "--simulations", 60)
    assert sum(searched["visits"]) + 1 == 60 and searched["agent"] == f"{RUN}:60"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tictactoe", "z9"], "'z9' is not a cell"),
        (["tictactoe", "b2", "b2"], "ply 1: illegal move 4 (b2)"),
        (["tictactoe", "--agent", "random", "--simulations", 9], "--simulations and --seconds are for a run"),
        (["tictactoe", "--simulations", 9, "--seconds", 1], "--simulations or --seconds, not both"),
        (["Base;InProgress;White[9];wS1"], "the game string says"),
        (["connectx", "--agent", "nobody"], "unknown agent 'nobody'"),
    ],
)
def test_mistakes_end_in_one_line(arguments, words):
    complaint = analysed(*arguments, code=2)
    assert words in complaint and len(complaint.strip().splitlines()) == 1
