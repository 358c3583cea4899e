"""What would break for someone who submits the file: Kaggle's loader, missing libraries, damage, a wrong callable."""

import gzip
import io
import json
import shlex
import subprocess
import sys
import tarfile
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from kaggle_environments.agent import get_last_callable
from submit.test_player import CONNECTX, lively_net, observe, some_positions

import azkit
from azkit.agents.exact import exact_scorer
from azkit.agents.files import constants
from azkit.agents.kaggle import kaggle_options
from azkit.arena.positions import sample
from azkit.errors import AzkitError
from azkit.games.base import Game
from azkit.nets.evaluator import NetworkEvaluator
from azkit.nets.nets import NetConfig
from azkit.nets.plain import decoded
from azkit.nets.variants import Variant
from azkit.runs.checkpoints import Checkpoint, TrainingState, save_checkpoint
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.rules import keep_rules
from azkit.search.search import Search, SearchConfig
from azkit.submit import package as packaging
from azkit.submit.package import build, package, sources
from azkit.submit.player import PlayerConfig
from azkit.submit.tryout import QUICK, _observe, try_out

PLAIN = PlayerConfig(compile=False)  # starts at once
FEW = PlayerConfig(compile=False, simulations=48)


def checkpoint(game: Game, tmp_path, seed: int = 0, search: SearchConfig | None = None) -> Checkpoint:
    """A checkpoint of a tiny network."""
    net = NetConfig(1, 4, 4)
    config = RunConfig(game=GameConfig(game.name, game.options), net=net, search=search or SearchConfig())
    return Checkpoint(tmp_path, game, lively_net(game, net, seed), config, 7, {})


@pytest.fixture(scope="module")
def connectx():
    return azkit.make("connectx")


@pytest.fixture(scope="module")
def text(connectx, tmp_path_factory) -> str:
    """An agent file for ConnectX that plays a fixed number of simulations in plain Python."""
    return build(checkpoint(connectx, tmp_path_factory.mktemp("net")), FEW)


def load(text: str):
    """What Kaggle makes of a file."""
    return get_last_callable(text, path="main.py")


def test_the_file_holds_the_librarys_sources_unchanged_and_no_more_than_it_needs(text):
    names: dict = {}
    exec(text, names)
    assert "azkit/search/search.py" in names["SOURCES"] and "azkit/games/connectx/rules.py" in names["SOURCES"]
    for file, source in names["SOURCES"].items():
        assert source == (packaging.HERE.parent / file).read_text(encoding="utf-8")
    needless = ("nets/nets", "runs/checkpoints", "app/cli", "training/learn", "submit/package", "games/tictactoe")
    needless += ("agents/kaggle", "selfplay/selfplay", "nets/evaluator")
    assert not {f"azkit/{name}.py" for name in needless} & set(names["SOURCES"])
    for game in ("hive", "nogo", "connectx"):
        rooms = {"connectx", "hive", "nogo", "tictactoe", "gobang"} - {game}
        files = sources(azkit.make(game), "submit/player")
        assert any(game in file for file in files) and not [file for file in files for room in rooms if room in file]


def test_only_hybrids_of_connect_four_carry_the_book(connectx, tmp_path):
    """It says nothing of other boards, and an agent of network and search alone must not have it."""

    def carried(game: Game, solve: bool) -> bytes:
        names: dict = {}
        exec(build(checkpoint(game, tmp_path), replace(PLAIN, solve=solve)), names)
        return decoded(names["BOOK"])

    book = connectx.extras.book(connectx)
    assert book is not None and carried(connectx, solve=True) == book.read_bytes()
    assert carried(connectx, solve=False) == carried(azkit.make("connectx", rows=5), solve=True) == b""


def test_sources_that_no_triple_quotes_can_hold_come_back_unchanged():
    for source in ("plain\n", "r'''x'''\n", "ends with \\", "ends with 'x'", "both \"\"\" and '''\n", "tab\t \\n é\n"):
        assert eval(packaging._literal(source)) == source


def test_the_same_checkpoint_gives_the_same_bytes_and_another_one_does_not(connectx, tmp_path, text):
    assert build(checkpoint(connectx, tmp_path), FEW) == text
    assert build(checkpoint(connectx, tmp_path, seed=1), FEW) != text
    header = text.split('"""')[0]
    for fact in ("connectx rows=6 columns=7 inarow=4", azkit.__version__, "1 blocks x 4 filters", "generation 7"):
        assert fact in header


def test_agent_is_what_kaggle_calls(text):
    agent = load(text)
    assert agent.__name__ == "agent" and agent.__code__.co_argcount == 2
    names: dict = {}
    exec(text, names)
    assert list(names)[-1] == "agent"  # bound once, fresh, at the very end


def test_the_packaged_agent_moves_as_the_librarys_search(connectx, tmp_path, text):
    """Equal simulations, settings and (rounded) weights: the same moves."""
    agent, one = load(text), checkpoint(connectx, tmp_path)
    rounded = NetworkEvaluator(connectx, one.net, variant=Variant("any", "cpu", "eager", "float32", 1, (8,)))
    config = SearchConfig(simulations=48, noise_epsilon=0.0, leaves=8)
    same = 0
    states = some_positions(connectx, 24, seed=3)
    for state in states:
        expected = Search(connectx, rounded, config).run([state])[0]
        agent.__globals__["PLAYERS"].clear()
        same += agent(observe(state), CONNECTX) == expected.move
    assert same >= len(states) - 1  # rounded weights may turn a close race


def test_two_files_and_two_loads_of_one_share_a_process(connectx, tmp_path, text):
    other = build(checkpoint(connectx, tmp_path, seed=5), FEW)
    first, second, again = load(text), load(other), load(text)
    states = [connectx.state([first, second]) for first in range(4) for second in range(3)]
    alone = [load(text)(observe(state), CONNECTX) for state in states]
    seconds = [load(other)(observe(state), CONNECTX) for state in states]
    assert alone != seconds
    for state, mine, theirs in zip(states, alone, seconds, strict=True):
        assert first(observe(state), CONNECTX) == mine
        assert second(observe(state), CONNECTX) == theirs
    # A load has fresh state, and shares the code with other loads of the same sources
    players = [one.__globals__["PLAYERS"] for one in (first, second)]
    assert not again.__globals__["PLAYERS"] and players[0][0] is not players[1][0]
    assert type(players[0][0]) is type(players[1][0])


def test_nothing_that_goes_wrong_keeps_the_agent_from_a_legal_move(connectx, text, capsys):
    won = connectx.state([3, 0, 3, 0, 3, 1])
    lost = connectx.state([3, 0, 3, 0, 3])
    middle = connectx.initial_state()
    for wrong in ("raise OSError('no numpy')", "import azkit_of_nobody"):
        names: dict = {}
        exec(text, names)
        names["SOURCES"] = {**names["SOURCES"], "azkit/submit/player.py": wrong}
        names["PACKAGE"] = "broken_" + str(abs(hash(wrong)))
        agent = names["agent"]
        assert [agent(observe(state), CONNECTX) for state in (won, lost, middle)] == [3, 3, 3]
        assert "a rule of thumb instead" in capsys.readouterr().err


def test_a_search_that_fails_once_is_back_at_the_next_move(connectx, text, capsys):
    agent = load(text)
    state = connectx.state([3, 3])
    agent(observe(state), CONNECTX)
    player = agent.__globals__["PLAYERS"][0]
    player.search.evaluator.forward = None
    assert agent(observe(connectx.state([0, 1, 0, 1])), CONNECTX) in range(7)
    assert "a rule of thumb instead" in capsys.readouterr().err
    assert agent(observe(connectx.state([3, 0, 3, 0, 3, 1])), CONNECTX) == 3
    assert "rule of thumb" not in capsys.readouterr().err


@pytest.mark.parametrize("name", ["connectx", "tictactoe"])
def test_the_rule_of_thumb_wins_blocks_and_is_legal(name, tmp_path, capsys):
    game, names = azkit.make(name), {}
    exec(build(checkpoint(game, tmp_path), PLAIN), names)
    for state in some_positions(game, 100, seed=6):
        move, legal = names["rule_of_thumb"](observe(state), {"actTimeout": 2}), state.legal_moves()
        assert type(move) is int and move in legal
        wins = [m for m in legal if any(state.play(m).outcome or ())]
        assert not wins or move in wins
        passed = state.array.copy()
        passed[-3] = 1 - state.to_play
        other = azkit.State(game, passed)
        threats = [m for m in legal if any(other.play(m).outcome or ())]
        assert wins or not threats or move in threats
    assert names["rule_of_thumb"](observe(game.initial_state()), {}) == len(game.initial_state().legal_moves()) // 2
    # And where even the rules do not load, a cell or column that is free
    names["SOURCES"].clear()
    names["PACKAGE"] = f"nothing_of_{name}"
    full = game.state([0] * 6) if name == "connectx" else game.state([0, 4, 8])
    assert names["agent"](observe(full), {"actTimeout": 2}) == 1
    assert "ModuleNotFoundError" in capsys.readouterr().err


OWN = """
import azkit.games.grid as cells
import azkit
from azkit.compiled import register_jitable
from azkit.games import tictactoe
from azkit.games.base import Game


@register_jitable
def corner(state) -> int:
    return 0 if state[0] == 0 else 8


def play(p, state, move) -> None:
    cells.place(p, state, move)
    cells.end_by_line(p, state, move, 3)


def make(rounds: int = 1) -> Game:
    kept = {name: value for name, value in vars(tictactoe.make()).items() if name in Game.__dataclass_fields__}
    if rounds < 1:
        raise azkit.AzkitError("rounds")
    return azkit.Game(**{**kept, "name": "base", "options": {"rounds": rounds}})
"""


def test_a_users_own_game_is_packaged_and_tried_out_from_its_own_folder(tmp_path, monkeypatch):
    """By a relative path, with every form of import, and under a name that one of azkit's own files has."""
    monkeypatch.setattr("azkit.submit.tryout.FULL", QUICK)  # where files lie shows in a short game as in a long one
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(OWN)
    game = azkit.make("mine.py")
    own = keep_rules(Path("run"), GameConfig("mine.py"))  # as a training does
    config = RunConfig(game=own, net=NetConfig(1, 4, 4), search=SearchConfig())
    net = lively_net(game, config.net)
    save_checkpoint(Path("run"), game, config, TrainingState(1, net, None, {}, {}, {}, {}, {}))
    report = package(Path("run"), Path("agent.py"), PLAIN)
    assert report.games is not None and all("DONE DONE" in line for line in report.games)
    assert report.submit.endswith(f"azkit evaluate agent.py --game {tmp_path / 'mine.py'}")
    archive = package(Path("run"), Path("agent.tar.gz"), PLAIN, validate=False)
    assert archive.submit == "Kaggle has no base competition", "azkit evaluate takes no archive"
    names: dict = {}
    exec(Path("agent.py").read_text(), names)
    assert names["SOURCES"]["azkit/games/own.py"] == Path("mine.py").read_text(), "unchanged, as azkit's own are"
    assert str(tmp_path) not in Path("agent.py").read_text()


@pytest.mark.parametrize(("encoding", "before"), [("utf-8-sig", ""), ("latin-1", "# -*- coding: latin-1 -*-\n")])
def test_rules_are_read_in_the_encoding_that_they_are_written_in(encoding, before, tmp_path):
    """They trained, and `azkit package` ended in a traceback."""
    text = f"{before}# Größe\n{OWN}"
    (tmp_path / "mine.py").write_text(text, encoding=encoding)
    assert sources(azkit.make(str(tmp_path / "mine.py")), "submit/player")["azkit/games/own.py"] == text


def test_a_submission_runs_under_kaggle_without_azkit_numba_and_torch(connectx, tmp_path):
    """`check` itself: Kaggle's episodes, both seats, blocked imports, damaged weights, one core."""
    seen = try_out(build(checkpoint(connectx, tmp_path), PLAIN), connectx)
    assert len(seen["games"]) == 3 and all("DONE DONE" in line for line in seen["games"])
    assert seen["first_move_plain"] > 0 and seen["later_moves"] > 0


def test_another_board_and_tictactoe_run_under_kaggle(connectx, tmp_path):
    game = azkit.make("connectx", rows=4, columns=5, inarow=3)
    text = build(checkpoint(connectx, tmp_path), FEW)
    small = [
        {**observe(state), "legal": state.legal_moves(), "actTimeout": 1.0} for state in some_positions(game, 4, 0)
    ]
    seen = _observe(text, game, positions=small, games=[{"agents": ["file", "random"], "actTimeout": 1.0}])
    assert "searched without a network" in seen["stderr"] and "rule of thumb" not in seen["stderr"]
    tictactoe = azkit.make("tictactoe")
    games = [{"agents": agents, "actTimeout": 1.0} for agents in (["file", "random"], ["random", "file"])]
    text = build(checkpoint(tictactoe, tmp_path), PlayerConfig(compile=False, simulations=1000))
    seen = _observe(text, tictactoe, blocked=["numba", "torch"], games=games)
    assert all(played["statuses"] == ["DONE", "DONE"] for played in seen["games"])
    assert min(played["rewards"][seat] for seat, played in enumerate(seen["games"])) >= 0


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text + "\ndef helper(x):\n    return x\n", "Kaggle would call helper"),
        (lambda text: text + "\nimport math as agent\n", "does not run|Kaggle would call"),
        (lambda text: text.replace("return int(searched_move", "return float(searched_move"), r"answers \d\.0"),
        (lambda text: text + "\n)", "does not run in Kaggle's loader"),
    ],
)
def test_a_file_that_kaggle_would_not_accept_is_refused(connectx, text, change, message):
    state = connectx.initial_state()
    positions = [{**observe(state), "legal": state.legal_moves(), "actTimeout": 1.0}]
    with pytest.raises(AzkitError, match=message):
        _observe(change(text), connectx, positions=positions)


def test_a_checkpoint_on_disk_becomes_a_file_or_an_archive(connectx, tmp_path, monkeypatch):
    one = checkpoint(connectx, tmp_path)
    save_checkpoint(tmp_path / "run", connectx, one.config, TrainingState(7, one.net, None, {}, {}, {}, {}, {}))
    report = package(tmp_path / "run", tmp_path / "agent.py", FEW, validate=False)
    written = (tmp_path / "agent.py").read_bytes()
    assert report.size == len(written) and written.decode() == build(one, FEW)
    assert report.submit.startswith(f"kaggle competitions submit connectx -f {tmp_path}/agent.py -m ")
    package(tmp_path / "run", tmp_path / "agent.tar.gz", FEW, validate=False)
    archive = (tmp_path / "agent.tar.gz").read_bytes()
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(archive))) as files:
        assert files.getnames() == ["main.py"]
        main = files.extractfile("main.py")
        assert main is not None and main.read() == written
    package(str(tmp_path / "run"), str(tmp_path / "again.tar.gz"), FEW, validate=False)
    assert (tmp_path / "again.tar.gz").read_bytes() == archive
    monkeypatch.setattr(packaging, "build", lambda *_: build(one, FEW) + "\ndef helper(): pass\n")
    with pytest.raises(AzkitError, match="helper"):
        package(tmp_path / "run", tmp_path / "agent.py", FEW)
    assert (tmp_path / "agent.py").read_bytes() == written  # a file that fails takes no other's place


@pytest.mark.parametrize("name", ["agent.tgz", "agent", "agent.zip"])
def test_a_name_that_says_something_else_than_what_is_written_is_refused(name, tmp_path, text):
    """It held plain Python, which Kaggle does not take by that name."""
    (tmp_path / "old.py").write_text(text)
    with pytest.raises(AzkitError, match=r"is a \.py file, or a \.tar\.gz"):
        package(tmp_path / "old.py", tmp_path / name, validate=False)


def test_the_command_to_submit_is_for_a_shell_whatever_the_file_is_called(connectx, tmp_path):
    """Of `-f my agent.py` the shell made two words, and Kaggle's command found no file."""
    one, out = checkpoint(connectx, tmp_path), tmp_path / "my agent.py"
    save_checkpoint(tmp_path / "run", connectx, one.config, TrainingState(7, one.net, None, {}, {}, {}, {}, {}))
    words = shlex.split(package(tmp_path / "run", out, FEW, validate=False).submit)
    assert words[:6] == ["kaggle", "competitions", "submit", "connectx", "-f", str(out)]


def test_a_foreign_files_words_are_no_commands_in_the_command_to_submit(tmp_path, text):
    """Whoever pasted it ran what the file's second line said."""
    lines = text.splitlines()
    lines[1] = "# $(echo run) `echo run`; and more"
    (tmp_path / "theirs.py").write_text("\n".join(lines))
    submit = package(tmp_path / "theirs.py", tmp_path / "mine.py", FEW, validate=False).submit
    shown = subprocess.run(["sh", "-c", f"printf '%s|' {submit}"], capture_output=True, text=True, check=True).stdout
    assert shown.endswith(f"|-m|azkit {azkit.__version__}, a network|")
    assert "echo" not in (tmp_path / "mine.py").read_text().splitlines()[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [('WEIGHTS = """', 'WEIGHTS = 5\nOTHER = """'), ("# An agent", "# coding: latin-1 \xe9\n# An agent")],
)
def test_a_foreign_file_that_is_none_of_ours_is_a_line_and_no_trace(old, new, tmp_path, text):
    (tmp_path / "theirs.py").write_text(text.replace(old, new, 1), encoding="latin-1", errors="replace")
    with pytest.raises(AzkitError, match=r"theirs\.py"):
        package(tmp_path / "theirs.py", tmp_path / "mine.py", validate=False)


def test_an_agent_file_is_packaged_anew_with_its_network_its_settings_and_the_sources_of_today(
    connectx, tmp_path, text
):
    file, out = tmp_path / "old.py", tmp_path / "new.py"
    file.write_text(
        text.replace("azkit's own files, unchanged", "some older files").replace("def legal_moves", "def older")
    )
    report = package(file, out, validate=False)
    assert out.read_text() == text != file.read_text()
    assert "generation 7" in report.submit
    package(file, file, replace(FEW, solve=False), validate=False)
    assert constants(file, "SETTINGS", "BOOK")[0]["player"]["solve"] is False and "def older" not in file.read_text()
    file.write_text(text.replace("'c_puct'", "'puct_constant'"))
    with pytest.raises(AzkitError, match="old.py cannot be packaged anew by azkit .*puct_constant"):
        package(file, out)
    file.write_text(text.replace("sha256': '", "sha256': '0"))
    with pytest.raises(AzkitError, match="damaged"):
        package(file, out)
    file.write_text("def agent(observation): return 0")
    with pytest.raises(AzkitError, match="old.py: no agent file of azkit's"):
        package(file, out)
    assert out.read_text() == text


def test_an_agent_for_another_board_than_kaggles_is_not_sent_there(tmp_path):
    """It would be without its network there."""
    small = azkit.make("connectx", rows=5)
    one = checkpoint(small, tmp_path)
    save_checkpoint(tmp_path / "run", small, one.config, TrainingState(7, one.net, None, {}, {}, {}, {}, {}))
    submit = package(tmp_path / "run", tmp_path / "agent.py", FEW, validate=False).submit
    assert submit == (
        f"Kaggle has no connectx competition on this board; play it with: azkit evaluate {tmp_path / 'agent.py'}"
    )


@pytest.mark.slow
def test_files_of_games_without_a_solver_of_their_own_prove_their_leaves_too(tmp_path):
    """By the game's rules, compiled in a process of its own: once all is proven the network is asked for roots only."""
    game, rng = azkit.make("chain_reaction", rows=3, columns=2), np.random.default_rng(4)
    exact = exact_scorer(game)
    states = [state for _ in range(20) for state in game.random_game(rng)[4:] if state.outcome is None][:40]
    enough = checkpoint(game, tmp_path, search=SearchConfig(prove_nodes=30_000))
    (tmp_path / "main.py").write_text(build(enough, PlayerConfig(simulations=50, reserve=-1e9)))
    job = f"""
import json
from kaggle_environments.agent import get_last_callable
agent = get_last_callable(open("main.py").read(), path="main.py")
moves = [agent(board, {kaggle_options(game) | {"actTimeout": 2.0}}) for board in {[observe(state) for state in states]}]
search = agent.__globals__["PLAYERS"][0].search
print(json.dumps([moves, search.exact_first.nodes, int(search.requests.counts[4])]))
"""
    done = subprocess.run([sys.executable, "-c", job], cwd=tmp_path, capture_output=True, text=True)
    moves, nodes, evaluations = json.loads(done.stdout.splitlines()[-1])
    assert nodes == 30_000 and evaluations <= 2 + len(states), done.stderr  # two before the first move
    assert "going on as plain" not in done.stderr
    for state, move in zip(states, moves, strict=True):
        scores = exact(state)
        assert np.sign(scores[move]) == np.sign(max(scores.values())), state.moves


def test_numba_compiles_the_embedded_sources_and_moves_stay_the_same(connectx, tmp_path):
    """In a process of its own, with a cache folder that stays empty: agent files compile in memory."""
    settings = PlayerConfig(simulations=300, reserve=-1e9)
    (tmp_path / "main.py").write_text(build(checkpoint(connectx, tmp_path), settings))
    proving = checkpoint(connectx, tmp_path, search=SearchConfig(prove_nodes=3000))
    (tmp_path / "proving.py").write_text(build(proving, replace(settings, solve=False)))
    close = [place for place in sample(connectx, 2000) if not place.trivial]
    late = [place for place in close if np.count_nonzero(place.state.array[:42]) >= 20][:20]
    states = [connectx.state(moves) for moves in ([3, 0, 3, 0, 3, 1], [2, 2], [3, 3, 4], [0, 6, 5, 1, 5])]
    job = f"""
import json, sys
from kaggle_environments.agent import get_last_callable
agent, proving = (get_last_callable(open(name).read(), path=name) for name in ("main.py", "proving.py"))
moves = [agent(board, {CONNECTX}) for board in {[observe(state) for state in states]}]
player = agent.__globals__["PLAYERS"][0]
proven = [proving(board, {CONNECTX}) for board in {[observe(place.state) for place in late]}]
print(json.dumps([moves, proven, type(player).__module__, "numba" in sys.modules, "azkit" in sys.modules]))
"""
    environment = {"NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", job], cwd=tmp_path, env=environment, capture_output=True, text=True)
    moves, proven, module, compiled, library = json.loads(done.stdout.splitlines()[-1])
    assert module.endswith("_compiled.submit.player") and compiled and not library, done.stderr
    assert "going on as plain" not in done.stderr
    assert not (tmp_path / "cache").exists()
    plain = load(build(checkpoint(connectx, tmp_path), PlayerConfig(simulations=300, compile=False)))
    assert moves == [plain(observe(state), CONNECTX) for state in states]
    # The network knows nothing, and alone plays a quarter of these wrong
    good = [place.is_good(move) for place, move in zip(late, proven, strict=True)]
    assert len(good) == 20 and sum(good) >= 19
