"""A viewer that gets no `ok`, or another position than the one it asked for, hangs or plays nonsense."""

import io
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from app.uhp_match import Viewer, play
from hypothesis import given, settings
from hypothesis import strategies as st

import azkit
from azkit.app import uhp
from azkit.games.hive.notation import from_game_string, game_string
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.stopping import Interrupts, Stopped

ROOT = Path(__file__).parents[2]
OPENING = "Base+MLP;InProgress;White[3];wS1;bG1 -wS1;wQ wS1-;bQ -bG1"


@pytest.fixture(scope="module")
def alphabeta():
    return uhp.AlphaBeta()


@pytest.fixture
def engine(alphabeta):
    return uhp.Engine(alphabeta)


@pytest.fixture(scope="module")
def mate():
    """A position where one move wins, and how the game then ended."""
    game, rng = azkit.make("hive", pieces="Base"), random.Random(1)
    game.compile()
    while True:
        state = game.initial_state()
        while state.outcome is None:
            state = state.play(rng.choice(state.legal_moves()))
        if state.outcome[state.previous.to_play] == 1:
            return game_string(state.previous), game_string(state).split(";")[1]


def said(engine, line):
    """The lines of a reply, less its ok."""
    *lines, end = engine.respond(line).split("\n")
    assert end == "ok"
    return lines


def test_a_session_of_every_command(engine):
    assert said(engine, "info") == [f"id azkit v{azkit.__version__}", "Mosquito;Ladybug;Pillbug"]
    assert said(engine, "newgame") == ["Base;NotStarted;White[1]"]
    assert said(engine, "newgame Base+PLM") == ["Base+MLP;NotStarted;White[1]"]
    assert said(engine, "validmoves") == ["wS1;wB1;wG1;wA1;wM;wL;wP"]
    assert said(engine, "play wS1") == ["Base+MLP;InProgress;Black[1];wS1"]
    assert said(engine, "  play   bG1  -wS1 \r") == ["Base+MLP;InProgress;White[2];wS1;bG1 -wS1"]
    assert said(engine, f"newgame {OPENING}") == [OPENING]
    moves = said(engine, "validmoves")[0].split(";")
    assert len(moves) == len(set(moves)) == len(from_game_string(OPENING).legal_moves())
    assert said(engine, "bestmove depth 1")[0] in moves
    assert said(engine, "undo") == ["Base+MLP;InProgress;Black[2];wS1;bG1 -wS1;wQ wS1-"]
    assert said(engine, "undo 3") == ["Base+MLP;NotStarted;White[1]"]
    assert said(engine, "NewGame Base+M") == ["Base+M;NotStarted;White[1]"]
    assert said(engine, "Play wS1") == ["Base+M;InProgress;Black[1];wS1"]
    assert said(engine, "BESTMOVE DEPTH 1")[0] in said(engine, "validMoves")[0].split(";")


@pytest.mark.parametrize(
    ("line", "reply"),
    [
        ("play wS1 wQ-", "invalidmove illegal move 'wS1 wQ-': the hive would fall apart"),
        ("play bQ wS1/", "invalidmove illegal move 'bQ wS1/': it is white's turn"),
        ("play", "invalidmove '' is no move"),
        ("play wX1 wQ-", "invalidmove 'wX1' is no piece"),
        ("pass", "invalidmove illegal move 'pass': who can move may not pass"),
        ("undo 0", "err undo 0"),
        ("undo 5", "err undo 5: the game has 4 moves"),
        ("undo -1", "err undo -1"),
        ("undo two", "err undo two"),
        ("newgame Chess", "err 'Chess' is no game type"),
        ("newgame Base;InProgress;White[2];wS1", "err the game string says White[2]"),
        ("newgame Base;InProgress;Black[1];wQ", "err ply 0: illegal move 'wQ': no queen"),
        ("bestmove soon", "err write bestmove time hh:mm:ss"),
        ("bestmove depth 0", "err write bestmove time"),
        ("bestmove depth -3", "err write bestmove time"),
        ("bestmove time 5", "err write bestmove time"),
        ("bestmove time 00:00:77", "err write bestmove time"),
        ("options get Nothing", "err write options"),
        ("options get Seed 3", "err write options"),
        ("options set Seed", "err write options"),
        ("options set Seed x", "err Seed takes a number"),
        ("options set MaxDepth 0", "err MaxDepth takes a number from 1 to 64"),
        ("fly", "err unknown command 'fly'"),
        ("options set Threefold 2", "err Threefold takes a number from 0 to 1"),
    ],
)
def test_a_failed_command_says_why_and_leaves_the_position(engine, line, reply):
    said(engine, f"newgame {OPENING}")
    before, options = engine.position, said(engine, "options")
    lines = said(engine, line)
    assert len(lines) == 1 and lines[0].startswith(reply)
    assert engine.position is before and said(engine, "options") == options


def test_commands_before_a_game_and_after_its_end(engine, mate):
    for line in ("play wS1", "pass", "validmoves", "bestmove depth 1", "undo"):
        assert said(engine, line) == ["err there is no game: write newgame"]
    said(engine, f"newgame {mate[0]}")
    assert said(engine, f"play {said(engine, 'bestmove depth 1')[0]}")[0].startswith(f"Base;{mate[1]};")
    for line in ("validmoves", "bestmove depth 1"):
        assert said(engine, line) == ["err the game is over: write undo or newgame"]
    assert said(engine, "pass") == [f"invalidmove 'pass' comes after the end: {mate[1][:5]} wins"]
    assert said(engine, "undo") == [mate[0]], "a game that is over can be taken back"


WORDS = ["info", "newgame", "play", "pass", "validmoves", "undo", "options", "get", "set", "bestmove", "depth", "time"]
WORDS += [
    "Base",
    "Base+MLP",
    "Seed",
    "MaxDepth",
    "wS1",
    "bG1",
    "-wS1",
    "wQ",
    "wS1-",
    "1",
    "0",
    "00:00:00",
    ";",
    "White[1]",
]


@settings(max_examples=300)
@given(st.lists(st.one_of(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join), st.text()), max_size=12))
def test_junk_never_raises_and_every_reply_ends_in_ok(lines):
    engine = uhp.Engine(uhp.AlphaBeta())
    for line in lines:
        before = engine.position
        reply = engine.respond(line)
        assert reply == "ok" or reply.endswith("\nok")
        assert reply.split("\n").count("ok") == 1
        if reply.startswith(("err", "invalidmove")):
            assert len(reply.split("\n")) == 2 and engine.position is before
        if engine.position is not None:
            assert from_game_string(game_string(engine.position)).ply == engine.position.ply


def test_alphabeta_keeps_to_the_clock_and_reads_its_options(engine):
    said(engine, f"newgame {OPENING}")
    began = time.perf_counter()
    assert said(engine, "bestmove time 00:00:01")[0] in said(engine, "validmoves")[0].split(";")
    assert 0.8 < time.perf_counter() - began < 3, "most of it is used"
    try:
        assert said(engine, "options set MaxDepth 1") == ["MaxDepth;int;1;64;1;64"]
        assert said(engine, "options get MaxDepth") == said(engine, "options")[:1] == ["MaxDepth;int;1;64;1;64"]
        began = time.perf_counter()
        said(engine, "bestmove time 00:01:00")
        assert time.perf_counter() - began < 5, "one ply is searched in no time"
    finally:
        said(engine, "options set MaxDepth 64")
    said(engine, "newgame Base;InProgress;White[2];wS1;bS1 wS1-")  # a move and its mirror image are worth the same
    picked = {}
    for seed in (0, 1, 2, 3, 0, 1, 2, 3):
        said(engine, f"options set Seed {seed}")
        picked.setdefault(seed, set()).add(said(engine, "bestmove depth 1")[0])
    assert all(len(moves) == 1 for moves in picked.values()), "a seed makes play repeatable"
    assert len(set.union(*picked.values())) > 1, "and different ones vary it"


@pytest.mark.parametrize("depth", [1, 2, 3])
def test_alphabeta_takes_a_win(engine, mate, depth):
    said(engine, f"newgame {mate[0]}")
    move = said(engine, f"bestmove depth {depth}")[0]
    assert said(engine, f"play {move}")[0].split(";")[1] == mate[1]


def test_an_agent_that_searches_is_given_time_or_simulations():
    player = uhp.Guided("uct:50")
    engine = uhp.Engine(player)
    said(engine, f"newgame {OPENING}")
    walked = []
    run = player.agent.search.run
    player.agent.search.run = lambda *arguments: walked.append(run(*arguments)) or walked[-1]
    assert said(engine, "bestmove depth 20")[0] in said(engine, "validmoves")[0].split(";")
    assert walked[-1][0].visits.sum() in (19, 20)
    assert said(engine, "options get MaxSimulations") == ["MaxSimulations;int;50;50;1;52"], "more than its tree takes"
    assert said(engine, "options set MaxSimulations 5") == ["MaxSimulations;int;5;50;1;52"]
    player.agent.reset()
    said(engine, "bestmove depth 20")
    assert walked[-1][0].visits.sum() in (4, 5)


@pytest.mark.parametrize("agent", [None, "uct:100000"])
def test_a_search_ends_with_what_it_knows_once_the_viewer_is_gone(agent):
    reading, writing = map(os.fdopen, os.pipe(), "rw")
    with reading:
        player = uhp.AlphaBeta() if agent is None else uhp.Guided(agent)
        engine = uhp.Engine(player, lambda: uhp.closed(reading))
        said(engine, f"newgame {OPENING}")
        began = time.perf_counter()
        said(engine, "bestmove time 00:00:01")
        assert time.perf_counter() - began > 0.8
        writing.close()
        began = time.perf_counter()
        assert said(engine, "bestmove time 00:10:00")[0] in said(engine, "validmoves")[0].split(";")
        assert time.perf_counter() - began < 10


def test_a_signal_ends_a_search_and_the_viewer_is_told(engine, monkeypatch):
    output, kill = io.StringIO(), signal.getsignal(signal.SIGINT)
    with pytest.raises(Stopped), Interrupts() as interrupts, interrupts.raising():
        timer = threading.Timer(0.5, signal.raise_signal, [signal.SIGINT])
        monkeypatch.setattr(
            engine.player, "begin", lambda game, begin=engine.player.begin: begin(game) or timer.start()
        )
        uhp.run(engine, ["newgame", "play wS1", "bestmove time 00:10:00", "info"], output)
    assert output.getvalue().endswith("Black[1];wS1\nok\nerr stopped by SIGINT\nok\n")
    assert signal.getsignal(signal.SIGINT) is kill


def test_an_agent_without_a_search_plays_too():
    engine = uhp.Engine(uhp.Guided("random"))
    for pieces in ("Base+M", "Base"):
        said(engine, f"newgame {pieces}")
        assert said(engine, "options") == ["Threefold;int;0;0;0;1"]
        for _ in range(6):
            move = said(engine, "bestmove time 00:00:01")[0]
            assert said(engine, f"play {move}")[0].startswith(pieces)
    with pytest.raises(azkit.AzkitError, match="unknown agent 'nobody'"):
        uhp.Guided("nobody")


def test_moves_that_other_engines_write_are_understood(engine):
    said(engine, "newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;")
    assert said(engine, "play wQ wQ\\") == ["Base;InProgress;Black[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ /wS1"]


def test_a_bestmove_ends_whatever_depth_it_is_asked_for(engine, monkeypatch):
    monkeypatch.setattr(uhp, "PATIENCE", 0.5)
    monkeypatch.setattr(uhp, "SECONDS", 0.5)
    said(engine, f"newgame {OPENING}")
    began = time.perf_counter()
    for order in ("bestmove depth 999999999", "bestmove depth 64", "bestmove"):
        assert said(engine, order)[0] in said(engine, "validmoves")[0].split(";")
    assert time.perf_counter() - began < 10


def test_a_third_occurrence_draws_if_the_option_says_so(engine):
    back_and_forth = ";wQ /wS1;bQ bS1/;wQ -wS1;bQ bS1-" * 2
    game = "Base;{};White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-" + back_and_forth
    assert said(engine, f"newgame {game.format('InProgress')}") == [game.format("InProgress")]
    assert said(engine, "options set Threefold 1") == ["Threefold;int;1;0;0;1"]
    assert said(engine, f"newgame {game.format('InProgress')}")[0].startswith("err the game string says InProgress")
    assert said(engine, f"newgame {game.format('Draw')}") == [game.format("Draw")]
    assert said(engine, "undo")[0].startswith("Base;InProgress;Black[6]")
    assert said(engine, "play bQ bS1-")[0].startswith("Base;Draw;White[7]")


def test_at_the_longest_game_all_commands_say_that_it_is_over(monkeypatch):
    monkeypatch.setattr(uhp, "LONGEST", 12)
    uhp.hive.cache_clear()
    engine = uhp.Engine(uhp.AlphaBeta())
    said(engine, "newgame Base")
    for ply in range(12):
        assert said(engine, "validmoves")[0] and not said(engine, "bestmove depth 1")[0].startswith("err")
        text = said(engine, f"play {said(engine, 'validmoves')[0].split(';')[0]}")[0]
        assert text.split(";")[1] == ("Draw" if ply == 11 else "InProgress")
    for command in ("validmoves", "bestmove depth 1"):
        assert said(engine, command) == ["err the game is over: write undo or newgame"]
    assert said(engine, f"newgame {text}") == [text], "what the engine says it reads"
    uhp.hive.cache_clear()


def test_a_network_plays_any_type_and_beyond_the_cap_that_it_learnt_with(tmp_path):
    config = change(profile("smoke", GameConfig("hive", {"pieces": "Base+M", "max_plies": 10})), {"generations": 1})
    list(azkit.learn(config, tmp_path / "hive", quiet=True))
    engine = uhp.Engine(uhp.Guided(str(tmp_path / "hive")))
    assert said(engine, "newgame") == ["Base;NotStarted;White[1]"]
    for _ in range(14):
        move = said(engine, "bestmove depth 4")[0]
        assert move in said(engine, "validmoves")[0].split(";")
        text = said(engine, f"play {move}")[0]
    assert text.startswith("Base;InProgress;White[8];")
    for budget in ("", ":net", ":5"):
        engine = uhp.Engine(uhp.Guided(f"{tmp_path / 'hive'}{budget}"))
        for pieces in ("Base+MLP", "Base+P"):
            assert said(engine, f"newgame {pieces}") == [f"{pieces};NotStarted;White[1]"]
            assert said(engine, "bestmove depth 4")[0] in said(engine, "validmoves")[0].split(";")
    assert said(engine, "options get MaxSimulations") == ["MaxSimulations;int;5;5;1;32768"], "1 << 24 edges, 512 each"
    with pytest.raises(azkit.AzkitError, match="/hive:2s: the viewer says how long a move may take: write .*/hive$"):
        uhp.Guided(f"{tmp_path / 'hive'}:2s")


def test_an_agent_file_is_refused_before_a_viewer_asks_it():
    """It answered every newgame that it knew no game ''."""
    with pytest.raises(azkit.AzkitError, match=r"agent\.py plays Hive of one length only: name the run"):
        uhp.Guided("agent.py")


@pytest.mark.slow
def test_a_checkpoint_plays_as_an_engine(tmp_path):
    for name, options in (("hive", {"pieces": "Base+M", "max_plies": 20}), ("tictactoe", {})):
        list(azkit.learn(profile("smoke", GameConfig(name, options)), tmp_path / name, quiet=True))
    engine = uhp.Engine(uhp.Guided(str(tmp_path / "hive")))
    assert said(engine, "info") == [f"id azkit v{azkit.__version__}", "Mosquito;Ladybug;Pillbug"]
    assert said(engine, "newgame") == ["Base;NotStarted;White[1]"]
    assert said(engine, "newgame Base+M") == ["Base+M;NotStarted;White[1]"]
    for order in ("depth 8", "time 00:00:01", "depth 8"):
        move = said(engine, f"bestmove {order}")[0]
        assert move in said(engine, "validmoves")[0].split(";")
        assert said(engine, f"play {move}")[0].startswith("Base+M;InProgress;")
    with pytest.raises(azkit.AzkitError, match="plays tictactoe: UHP engines play Hive"):
        uhp.Guided(str(tmp_path / "tictactoe"))


@pytest.mark.slow
def test_alphabeta_and_a_network_play_whole_games_of_every_set_as_two_processes(tmp_path):
    run, azkit_uhp = tmp_path / "hive", f"{sys.executable} -m azkit uhp"
    list(azkit.learn(profile("smoke", GameConfig("hive", {"pieces": "Base", "max_plies": 20})), run, quiet=True))
    commands = [azkit_uhp, f"{azkit_uhp} --agent {run}:net", f"{azkit_uhp} --agent {run}"]
    engines = [Viewer(command, "bestmove depth 3") for command in commands]
    for number, expansions in enumerate(["", "+M", "+L", "+P", "+ML", "+MP", "+LP", "+MLP"]):
        start = from_game_string("Base" + expansions, azkit.make("hive", pieces="Base" + expansions, max_plies=1000))
        pair = [engines[0], engines[1 + number % 2]]
        if number % 4 > 1:
            pair.reverse()
        end = play(pair, start, 120)
        assert end.outcome is not None and end.outcome[pair.index(engines[0])] == 1, "no network of a minute wins"
    assert [engine.close() for engine in engines] == [0, 0, 0]


def test_a_run_reads_lines_until_exit_or_their_end(engine):
    greeting = f"id azkit v{azkit.__version__}\nMosquito;Ladybug;Pillbug\nok\n"
    output = io.StringIO()
    uhp.run(engine, ["\n", "newgame\r\n", "   \n", "exit\r\n", "newgame\n"], output)
    assert output.getvalue() == f"{greeting}Base;NotStarted;White[1]\nok\n", "blank lines get no reply"
    output = io.StringIO()
    uhp.run(engine, io.StringIO("exit now\ninfo"), output)
    assert output.getvalue().startswith(f"{greeting}err unknown command 'exit'")
    assert output.getvalue().endswith(greeting)


@pytest.mark.slow
def test_the_command_is_an_engine_of_its_own():
    command = [sys.executable, "-m", "azkit", "uhp"]
    lines = b"newgame Base+MLP\r\nplay wS1\r\n\xff\xfe junk \x00\r\n\r\nbestmove time 00:00:01\r\nplay"
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}  # as where no locale is set
    done = subprocess.run(command, cwd=ROOT, input=lines, capture_output=True, timeout=300, env=ascii_only)
    assert done.returncode == 0 and not done.stderr
    replies = done.stdout.decode().replace("\r", "").split("ok\n")
    assert len(replies) == 7 and replies[-1] == ""
    assert replies[1:3] == ["Base+MLP;NotStarted;White[1]\n", "Base+MLP;InProgress;Black[1];wS1\n"]
    assert replies[3].startswith("err unknown command") and replies[5].startswith("invalidmove '' is no move")
    assert replies[4].startswith("b")
