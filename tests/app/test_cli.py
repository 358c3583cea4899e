"""The command line: every command once, and every mistake in one line with exit code 2."""

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest
from app.commands import cli, figures

import azkit
from azkit.app.options import run_config
from azkit.bench import ablate, bench
from azkit.files import run_lock
from azkit.runs.measured import stored
from azkit.submit.package import PackageReport

ROOT = Path(__file__).parents[2]
COMMANDS = ("quickstart", "train", "play", "package", "export", "report", "games", "match", "evaluate", "grade")
COMMANDS += ("positions", "rate", "ablate", "bench", "imitate", "uhp", "book", "perft", "analyse", "gate", "rater")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A run of TicTacToe, trained by the command itself."""
    folder = tmp_path_factory.mktemp("runs") / "tictactoe"
    done = cli("train", "tictactoe", "--profile", "smoke", "--run", folder, "--json")
    assert done.exit_code == 0, done.output
    trained = json.loads(done.stdout)
    assert trained["generations"] == trained["new_generations"] == trained["last"]["generation"] == 2
    assert trained["score_against"].keys() == {"random"} and not trained["interrupted"]
    assert "generation 1 of 2" in done.stderr, "a long run must show that it gets on"
    return folder


@pytest.fixture
def no_curves(monkeypatch):
    """Reports without their seven pictures, which take a second: `run` has them, and what `azkit report` draws."""
    monkeypatch.setattr("azkit.training.report.CHARTS", ())


def test_help_names_every_command_and_needs_no_heavy_library():
    """A user who asks for help waits for none of torch, numba, matplotlib and pyarrow."""
    code = (
        "import sys; from azkit.app.cli import app\ntry: app(['--help'])\nexcept SystemExit: print(sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert all(f"\n  {command} " in done.stdout for command in COMMANDS)
    assert not re.search(r"'(torch|numba|numpy|matplotlib|pyarrow|rich)'", done.stdout)


@pytest.mark.oldest
def test_every_command_explains_itself():
    from azkit.runs.profiles import PROFILES

    assert cli().exit_code == 0 and "quickstart" in cli().stdout, "without arguments azkit shows its help"
    for command in COMMANDS:
        assert cli(command, "--help").stdout.startswith(f"Usage: root {command}")
    assert all(name in cli("train", "-h").stdout for name in PROFILES)


def test_module_and_version():
    done = subprocess.run([sys.executable, "-m", "azkit", "--version"], capture_output=True, text=True, cwd=ROOT)
    assert done.stdout.strip() == azkit.__version__


def test_train_goes_on_with_its_own_configuration(run, tmp_path, no_curves):
    """Without repeating profile or game; what is changed by name is changed, the rest stays, but for a time limit."""
    copy = shutil.copytree(run, tmp_path / "copy")
    before = json.loads((copy / "config.json").read_text())
    (copy / "config.json").write_text(json.dumps(before | {"minutes": 5.0, "generations": None}))
    a_line(cli("train", "--resume", "--run", copy), "needs an end", "generations or minutes")
    trained = figures("train", "--resume", "--run", copy, "--generations", "3", "--set", "generation_games=4")
    assert trained["last"]["generation"] == trained["generations"] == 3 and trained["new_generations"] == 1
    config = json.loads((copy / "config.json").read_text())
    assert (
        config["minutes"] is None
        and config["generation_games"] == 4
        and config["game"]["name"] == "tictactoe"
        and config["net"]["filters"] == 8
    )
    assert Path(trained["report"]).is_file()


def test_train_says_when_there_is_nothing_to_do(run, no_curves):
    """And what the run has come to: of a long run the last session alone says little."""
    done = cli("train", "--resume", "--run", run)
    assert done.exit_code == 0 and "all its 2 generations" in done.stderr
    assert re.search(r"^generations +2 \(0 now\)$", done.stdout, re.MULTILINE)
    assert re.search(r"^score against +random \d+\.\d%$", done.stdout, re.MULTILINE)
    assert f"azkit web {run} " in done.stdout and f"azkit share {run} -o agent.html " in done.stdout


def test_a_run_can_be_bounded_by_games(tmp_path, no_curves):
    """What people bring from other trainers: so many games, simulations, and a batch size."""
    flags = ("--games", 20, "--simulations", 4, "--batch", 16, "--run", tmp_path)
    trained = figures("train", "nogo", "--profile", "smoke", "--option", "rows=3", "--option", "columns=3", *flags)
    config = json.loads((tmp_path / "config.json").read_text())
    assert trained["generations"] == config["generations"] == 3 and config["generation_games"] == 8
    assert (config["search"]["simulations"], config["train"]["batch"]) == (4, 16)
    assert figures("train", "--resume", "--run", tmp_path, "--games", 30)["new_generations"] == 1


def test_so_many_games_are_no_more_by_the_clock(monkeypatch):
    """With --minutes, too, generations became as large as the clock allowed: many times as many games as were asked."""
    monkeypatch.setattr("azkit.bench.meter.yardstick", lambda *_: 1e5)
    flags = {"minutes": 60.0, "train.device": "cpu"}
    config = run_config("connectx", None, None, None, flags, games=500)
    assert config.generations == -(-500 // config.generation_games) and config.pace is None and config.stages
    assert run_config("connectx", None, None, None, flags).pace is not None


def test_bench_writes_what_it_measured_as_a_table(tmp_path, monkeypatch):
    figure = bench.Figure("tree alone", 2e6, "simulations/s", ">= 1e6", 3, 1e6, 3e6)
    monkeypatch.setattr(bench, "bench", lambda config: iter([figure]))
    assert cli("bench", "--table", tmp_path / "table.md").exit_code == 0
    assert "| tree alone | 2,000,000 | simulations/s |" in (tmp_path / "table.md").read_text()


def test_bench_tells_the_load_that_it_found_and_not_its_own(monkeypatch):
    load = [0.5]

    def work(config):
        load[0] = 2.0
        return iter([])

    monkeypatch.setattr(os, "getloadavg", lambda: (load[0], 0.0, 0.0))
    monkeypatch.setattr(bench, "bench", work)
    assert figures("bench")["load"] == 0.5


def test_report_is_drawn_again(run, tmp_path):
    copy = shutil.copytree(run, tmp_path / "copy")
    (copy / "report.html").unlink()
    assert [row["generation"] for row in figures("report", copy)["generations"]] == [1, 2]
    assert (copy / "report.html").is_file()


def test_games_lists_describes_and_checks():
    assert figures("games").keys() == {"connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive"}
    names = [line.split()[0] for line in cli("games").stdout.splitlines()]
    assert all(figures("games", name)["game"] == name for name in names), "what is listed can be typed"
    facts = figures("games", "connectx", "--option", "rows=4", "--option", "columns=5", "--check", "2")
    assert (facts["moves"], facts["longest_game"], facts["options"]["rows"]) == (5, 20, 4)
    assert facts["positions_tested"] > 8
    assert "0 1 2 3 4 5 6" in cli("games", "connectx").stdout


def test_match_takes_the_checkpoints_game_and_every_kind_of_agent(run):
    result = figures("match", f"{run}:10", "alphabeta:9", "--games", "4", "--opening-plies", "0")  # else some are lost
    assert result["game"].startswith("tictactoe") and result["games"] == 4
    assert result["agents"][1]["losses"] == 0, "perfect play does not lose"
    assert figures("match", "nogo", "random", "random", "--games", "2")["game"].startswith("nogo")
    assert "W-D-L  seat 0  seat 1" in cli("match", "random", "uct:10", "--games", "2", "--option", "rows=4").stdout


def test_evaluate_counts_what_goes_wrong(tmp_path):
    """A file that raises is no reason to stop: its games are lost and counted."""
    bad = tmp_path / "bad.py"
    bad.write_text("def agent(observation):\n    raise RuntimeError('broken on purpose')\n")
    results = figures("evaluate", bad, "--opponent", "random", "--games", "2", "--game", "tictactoe")
    assert results[0]["agents"][0]["faults"]["crash"] == 2 and results[0]["agents"][1]["wins"] == 2
    assert "broken on purpose" in results[0]["faults"][0]["detail"]


def test_what_package_prints_has_units(run, tmp_path, monkeypatch):
    """`first move 8.51` was a riddle."""
    built = PackageReport(tmp_path / "a.py", 912_345, "", "nogo", "submit it", 8.51, None, 1.2, ("a - b",))
    monkeypatch.setattr("azkit.submit.package.package", lambda *_, **__: built)
    text = cli("package", run, "-o", tmp_path / "a.py").stdout
    assert re.search(r"^first move +8.5 s$", text, re.MULTILINE) and re.search(r"^size +0.91 MB$", text, re.MULTILINE)


def test_a_card_is_of_the_network_in_the_file(run, tmp_path, monkeypatch):
    """A training that went on while the file was tried out gave its card a newer network's hash and grades."""
    copy, asked = Path(shutil.copytree(run, tmp_path / "copy")), []
    newest, hidden = copy / "checkpoints" / "000002" / "manifest.json", tmp_path / "manifest.json"
    newest.rename(hidden)

    def build(checkpoint, *_, **__):
        asked.append(checkpoint.generation)
        hidden.rename(newest)  # meanwhile a generation ended, and the one before it was deleted
        shutil.rmtree(copy / "checkpoints" / "000001")
        return PackageReport(tmp_path / "a.py", 9, "", "tictactoe", "submit it", 1.0, 1.0, 1.0, ())

    monkeypatch.setattr("azkit.submit.package.package", build)
    written = figures("package", copy, "-o", tmp_path / "a.py", "--card")["card"]
    assert asked == [1] and re.search(r"^\| generation \| 1 \|$", Path(written).read_text(), re.MULTILINE)


@pytest.mark.parametrize(
    "words",
    [
        ("match", "tictactoe", "random", "random", "--games", 2, "--save"),
        ("rate", "tictactoe", "random", "uct:2", "--games", 2, "--plot"),
        ("bench", "--table"),
    ],
)
def test_a_file_that_cannot_be_written_does_not_cost_what_was_measured(words, tmp_path, monkeypatch):
    """The games of hours were played, and then nothing but the mistake was printed."""
    figure = bench.Figure("tree alone", 2e6, "simulations/s", ">= 1e6", 3, 1e6, 3e6)
    monkeypatch.setattr(bench, "bench", lambda config: iter([figure]))
    (tmp_path / "file").touch()
    done = cli(*words, tmp_path / "file" / "out.png")
    assert done.exit_code == 2 and "file" in done.stderr and len(done.stdout.splitlines()) > 2


def test_ablate_looks_at_its_positions_before_hours_of_training(tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.bench.ablate.ablate", lambda *_: pytest.fail("it trains"))
    a_line(cli("ablate", "--folder", tmp_path, "--positions", tmp_path / "typo.jsonl"), "typo.jsonl")
    a_line(cli("ablate", "--folder", tmp_path, "--game", "gobang"), "no positions of gobang")


@pytest.mark.slow
def test_package_builds_a_file_that_is_tried_out(run, tmp_path, monkeypatch):
    built = figures("package", run, "-o", tmp_path / "agent.py")
    assert Path(built["path"]).is_file() and built["first_move"] > 0 and len(built["games"]) == 3
    tried = {key: built[key] for key in ("first_move", "first_move_plain", "later_moves", "games")}
    monkeypatch.setattr("azkit.submit.package.try_out", lambda *_: tried)  # the same file would be tried out again
    text = cli("package", run, "-o", tmp_path / "agent.py").stdout
    assert re.search(r"^first move +[\d.]+ s$", text, re.MULTILINE) and re.search(
        r"^size +[\d.]+ MB$", text, re.MULTILINE
    )


def test_grade_knows_the_network_from_the_search(run, tmp_path, monkeypatch):
    alone, searched = figures("grade", run, "--simulations", 30, "--only", 2000)
    assert (alone["agent"], searched["agent"]) == (f"{run}:net", f"{run}:30")
    everything = searched["grades"][0]
    assert everything["part"] == "all" and everything["positions"] == 2000
    assert searched["mean_error"] < alone["mean_error"], "a search sees wins that a raw network misses"
    kept = [row for row in stored(run) if row["kind"] == "grade" and row["positions"].startswith("own")]
    assert {row["agent"] for row in kept} == {"network alone", "30 simulations"} and kept[-1]["generation"] == 2
    assert kept[-1]["low"] < kept[-1]["score"] < kept[-1]["high"] and kept[-1]["count"] == 2000
    assert "non-trivial" in cli("grade", "random", "--game", "tictactoe").stdout
    checkpoint = Path(run) / "checkpoints"
    monkeypatch.chdir(checkpoint)
    figures("grade", "000002", "--simulations", 30, "--only", 3)
    assert not (checkpoint / "measured.jsonl").exists(), "the run's figures are in the run, whatever its name here"
    assert [row for row in stored(run) if row in kept] == kept, "a grade on few positions took the place of one on all"


def test_grade_by_another_search_than_the_runs_says_so_and_keeps_no_figure(run):
    """A row of a table with and one without proofs, of one run; its ladder is of its own search."""
    before = stored(run)
    (searched,) = figures("grade", run, "--simulations", 30, "--only", 300, "--set", "search.prove_nodes=300")
    (plain,) = figures("grade", run, "--simulations", 30, "--only", 300, "--set", "search.prove_nodes=0")
    assert searched["agent"] == f"{run}:30 search.prove_nodes=300"
    assert searched["mean_error"] < plain["mean_error"], "300 nodes prove most of TicTacToe"
    assert stored(run) == before


def test_grades_are_kept_for_the_checkpoint_that_was_graded(run, tmp_path, monkeypatch):
    """A training that ended a generation meanwhile was credited with what the one before it could do.

    And where it had deleted that one, there was nothing left to search with.
    """
    from azkit.arena import grading

    copy, choose = Path(shutil.copytree(run, tmp_path / "copy")), grading.choose
    (copy / "measured.jsonl").unlink(missing_ok=True)
    newest, hidden = copy / "checkpoints" / "000002" / "manifest.json", tmp_path / "manifest.json"
    newest.rename(hidden)

    def choose_while_a_generation_ends(agent, positions):
        yield from choose(agent, positions)
        if hidden.exists():
            hidden.rename(newest)
            shutil.rmtree(copy / "checkpoints" / "000001")

    monkeypatch.setattr(grading, "choose", choose_while_a_generation_ends)
    figures("grade", copy, "--simulations", 2, "--only", 4)
    kept = {(row["agent"], row["generation"]) for row in stored(copy) if row["kind"] == "grade"}
    assert kept == {("network alone", 1), ("2 simulations", 1)}


def test_rate_draws_the_ladder(run, tmp_path):
    rated = figures("rate", "random", run, "--games", 4, "--game", "tictactoe", "--plot", tmp_path / "elo.png")
    assert rated[0]["agent"] == "random" and rated[0]["elo"] == 0
    assert [one["run"] for one in rated[1:]] == [str(run)] * 2 and rated[1]["minutes"] < rated[2]["minutes"]
    assert (tmp_path / "elo.png").stat().st_size > 10_000
    kept = [row for row in stored(run) if row["kind"] == "rating"]
    assert [(row["generation"], row["score"]) for row in kept] == [
        (number, one["elo"]) for number, one in zip((None, 1, 2), rated)
    ], "the ladder is not in the run"


@pytest.mark.slow
def test_ablate_says_what_a_technique_is_worth(tmp_path):
    asked = ("ablate", "--game", "tictactoe", "--minutes", 0.1, "--seeds", 1, "--folder", tmp_path)
    found = figures(*asked, "--only", "64 simulations")
    assert [one["technique"] for one in found] == ["baseline", "64 simulations"]
    assert all(0 <= one["search"][0] < one["network"][0] <= 100 and one["generations"][0] > 0 for one in found)
    again = cli(*asked, "--only", "64 simulations")
    assert again.exit_code == 0 and "search.simulations=64" in again.stdout, "what is there is not trained again"


def test_ablate_tries_searches_and_lessons_on_what_a_run_has(run, tmp_path, monkeypatch):
    """Odd positions tell, of which here every move is good; of the even ones one move wins and the others do not."""
    monkeypatch.setattr("azkit.bench.offline.STEPS", 3)
    scores = [None, None, 1, None, None, 0, -1, -1, -1], [None, None, None, None, None, None, None, None, 1]
    moves = [0, 3, 1, 4], [0, 1, 2, 4, 3, 5, 7, 6]
    lines = [json.dumps({"moves": one, "scores": told}) for one, told in zip(moves, scores, strict=True)]
    (tmp_path / "some.jsonl").write_text("\n".join(lines))
    asked = ("ablate", "--run", run, "--positions", tmp_path / "some.jsonl", "--seeds", 1)
    asked += ("--only", "Gumbel root, 8 simulations", "--only", "no exact tails")
    found, tuned = figures(*asked), figures(*asked, "--tune")
    tried = [("baseline", "search"), ("Gumbel root, 8 simulations", "search")]
    tried += [("baseline", "lesson"), ("no exact tails", "lesson")]
    assert [(one["technique"], one["kind"]) for one in found] == tried
    assert all(one["bad_share"] == pytest.approx([0.0], abs=1e-4) and one["weak_error"] == [0.0] for one in found)
    assert all(one["bad_share"][0] > 0 for one in tuned if one["kind"] == "lesson"), "the network alone knows less"
    assert "replay.prove_nodes=0" in cli(*asked).stdout
    done = cli(*asked[:-4], "--only", "each position trained on twice")
    assert done.exit_code == 2 and "cannot tell of 'each position trained on twice'" in done.stderr, "as often as all"
    monkeypatch.setitem(ablate.TECHNIQUES, "the mean plays", {"train.average": 5})
    means = figures(*asked[:-4], "--only", "the mean plays", "--tune")
    assert means[0]["value_error"] != means[1]["value_error"], "both graded the newest weights"
    bare = shutil.copytree(run, tmp_path / "bare", ignore=shutil.ignore_patterns("games"))
    elsewhere = ("ablate", "--run", bare, "--positions", tmp_path / "some.jsonl", "--seeds", 1, "--only")
    assert [one["kind"] for one in figures(*elsewhere, "Gumbel root, 8 simulations")] == ["search", "search"]
    done = cli(*elsewhere, "no exact tails")
    assert done.exit_code == 2 and not done.stdout and "keeps no games to learn from" in done.stderr.splitlines()[-1]


@pytest.mark.slow
def test_bench_says_what_it_measured_on():
    found = figures("bench", "--only", "memory")
    assert found["cores"] >= 1 and all(0.1 < one["value"] < 10 for one in found["figures"])


@pytest.mark.slow
def test_export_agrees_with_torch(run, tmp_path):
    exported = figures("export", run, "-o", tmp_path / "model.onnx")
    assert exported["difference"] < 1e-3 and exported["positions_compared"] > 0


def damaged(run, tmp_path):
    """A copy of a run whose checkpoints all have a flipped bit."""
    copy = shutil.copytree(run, tmp_path / "damaged")
    for weights in copy.glob("checkpoints/*/weights.safetensors"):
        data = bytearray(weights.read_bytes())
        data[-1] ^= 1
        weights.write_bytes(data)
    return copy


def a_line(done, *words):
    """The command ended in one line with these words on standard error, and exit code 2."""
    assert done.exit_code == 2, (done.output, done.exception)
    lines = done.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("azkit: ") and not done.stdout, done.output
    assert all(word in lines[0] for word in words), lines[0]


@pytest.mark.filterwarnings("ignore:.*going back to the checkpoint before it")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["trian"], ["trian"]),
        (["train", "--fast"], ["--fast"]),
        (["train", "chess"], ["chess", "connectx, tictactoe"]),
        (["train", "nogo", "--option", "rows=1"], ["rows=1", "2 to 19"]),
        (["train", "chain_reaction", "--option", "players=9"], ["players=9", "2 to 8"]),
        (["match", "random", "random", "--game", "chain_reaction", "--option", "players=3"], ["3 seats", "not 2"]),
        (["play", "alphabeta:2", "--game", "chain_reaction", "--option", "players=3"], ["alphabeta", "two players"]),
        (["train", "nowhere.py"], ["nowhere.py"]),
        (["train", "--profile", "huge"], ["huge", "smoke", "paper"]),
        (["train", "--option", "depth=3"], ["depth", "inarow"]),
        (["train", "--option", "rows"], ["--option rows", "KEY=VALUE"]),
        (["train", "--option", "rows=many"], ["rows", "int", "many"]),
        (["train", "--option", "rows=3", "--option", "columns=3"], ["too small", "inarow=4"]),
        (["train", "--set", "search.speed=9"], ["search.speed", "simulations"]),
        (["train", "--set", "search.simulations=fast"], ["search.simulations", "int"]),
        (["train", "--set", "search.simulations=0"], ["simulations=0", "1 to"]),
        (["train", "--set", "speed"], ["--set speed", "KEY=VALUE"]),
        (["train", "--generations", "many"], ["--generations"]),
        (["train", "tictactoe", "--run", "s3://bucket/run"], ["--run s3://bucket/run", "--store s3://bucket/run"]),
        (["imitate", "tictactoe", "{tmp}/x", "--run", "gs://bucket/run"], ["--run gs://bucket/run", "a folder"]),
        (["verify", "s3://bucket/run"], ["s3://bucket/run is a store", "azkit store verify"]),
        (["train", "--resume", "--run", "{tmp}/none"], ["none", "no run to resume"]),
        (["train", "--resume", "--run", "{run}", "--profile", "t4"], ["--profile", "--set"]),
        (["train", "connectx", "--resume", "--run", "{run}"], ["tictactoe", "connectx"]),
        (["train", "tictactoe", "--profile", "smoke", "--run", "{run}"], ["resume"]),
        (["train", "tictactoe", "--profile", "smoke", "--run", "{run}/config.json/x"], ["config.json", "cannot write"]),
        (["train", "tictactoe", "--profile", "smoke", "--run", "{tmp}/new", "--device", "abacus"], ["abacus", "cuda"]),
        (["play", "deepthought"], ["deepthought", "uct:SIMULATIONS"]),
        (["play", "nogo", "random", "uct:9"], ["one agent", "random and uct:9"]),
        (["play", "{run}", "--game", "connectx"], ["tictactoe", "connectx"]),
        (["play", "{run}:-3"], [":-3"]),
        (["play", "random", "--seat", "2"], ["--seat 2", "0 to 1"]),
        (["match", "random"], ["2 seats", "not 1"]),
        (["match", "random", "negamax", "--game", "tictactoe"], ["negamax", "does not play tictactoe"]),
        (["match", "random", "random", "--games", "0"], ["--games"]),
        (["match", "random", "random", "--opening-plies", "50"], ["50", "plies"]),
        (["evaluate", "nothing.py"], ["nothing.py"]),
        (["evaluate", "random", "--opponent", "deepthought"], ["deepthought"]),
        (["package", "{tmp}/none", "-o", "x.py"], ["none"]),
        (["package", "{damaged}", "-o", "{tmp}/x.py"], ["weights.safetensors", "damaged"]),
        (["package", "{run}"], ["--out"]),
        (["export", "{tmp}", "-o", "x.onnx"], ["manifest.json"]),
        (["export", "{run}", "-o", "x.bin"], ["--out x.bin: choose onnx or pth"]),
        (["export", "{run}", "-o", "x.onnx", "--format", "pth"], ["--out x.onnx and --format pth", "onnx or pth"]),
        (["report", "{tmp}/none"], ["none", "run folder"]),
        (["bench", "--only", "engine"], ["engine", "selfplay"]),
        (["grade", "random", "--simulations", "5"], ["--simulations", "random"]),
        (["grade", "random", "--set", "search.c_puct=2"], ["--set", "random"]),
        (["grade", "{run}", "--set", "search.depth=2"], ["search.depth", "c_puct"]),
        (["grade", "{run}", "--set", "search.simulations=2"], ["search.simulations", "say --simulations"]),
        (["grade", "{run}", "--set", "train.batch=2"], ["train.batch", "only the search's"]),
        (["grade", "random", "--positions", "{tmp}/none"], ["none"]),
        (["grade", "random", "--option", "rows=5"], ["rows=5"]),
        (["rate", "random"], ["two"]),
        (["rate", "--store", "{tmp}/none", "--option", "rows=5"], ["--option, --seed", "--store"]),
        (["actor", "--store", "{tmp}/none", "--minutes", "0"], ["--minutes", "0.01"]),
        (["ablate", "--only", "luck"], ["luck", "c_puct"]),
        (["ablate", "--tune", "--only", "luck"], ["--tune goes with --run"]),
        (["ablate", "--run", "{run}", "--only", "best moves from ply 16 on"], ["ply 16", "leave --run out"]),
        (["bench", "--only", "cache"], ["cache", "checkpoint"]),
        (["games", "--check", "50"], ["one game", "name it"]),
        (["train", "--from", "{tmp}/a.py", "--set", "net.blocks=9"], ["net.blocks", "--from", "size"]),
        (["games", "chess"], ["chess"]),
        (["games", "connectx", "--option", "inarow=9"], ["too small", "inarow=9"]),
        (["quickstart", "--minutes", "0"], ["--minutes"]),
    ],
)
def test_a_mistake_ends_in_one_line(arguments, words, run, tmp_path):
    """Never a traceback: one line that names the option or the file."""
    places = {"run": run, "tmp": tmp_path, "damaged": ""}
    if "{damaged}" in arguments:
        places["damaged"] = damaged(run, tmp_path)
    a_line(cli(*(argument.format(**places) for argument in arguments)), *words)


@pytest.mark.parametrize("kind", ["bomb", "flat", "text", "torn", "folder", "unequal"])
def test_a_file_that_is_no_book_of_openings_is_told(kind, tmp_path, monkeypatch):
    """Neither unpacked without a bound nor written over: it may be anybody's, and of something else."""
    monkeypatch.setattr("azkit.games.connectx.make_book.MOST", 1 << 18)
    path, file, numbers = tmp_path / "book.npz", io.BytesIO(), np.arange(9)
    others = {"bomb": np.zeros(1 << 18, np.int8), "flat": np.zeros((3, 3)), "text": np.array(["a"] * 9)}
    keys = others.get(kind, numbers)
    np.savez_compressed(file, keys=keys, signs=numbers[: 5 if kind == "unequal" else 9], good=numbers)
    data = bytearray(file.getvalue())
    if kind == "torn":
        data[60] ^= 255
    path.mkdir() if kind == "folder" else path.write_bytes(data)
    a_line(cli("book", "-o", path, "--plies", "1"), "book.npz is no book", "" if kind != "bomb" else "would unpack to")
    assert kind == "folder" or path.read_bytes() == data


def test_a_run_of_many_processes_says_how_to_go_on_with_it(tmp_path):
    """After --workers 4 the command of README said that there is no run."""
    (tmp_path / "run.json").write_text("{}")
    a_line(cli("train", "--resume", "--run", tmp_path), str(tmp_path), "--workers N")


def test_two_trainers_on_one_run(run):
    with run_lock(run):
        a_line(cli("train", "--resume", "--run", run, "--generations", "9"), str(run), "trained by")


def test_full_disk_keeps_what_was_committed(run, tmp_path, monkeypatch, no_curves):
    """The message names the file, and the run can be resumed once there is room again."""
    copy = shutil.copytree(run, tmp_path / "copy")
    with monkeypatch.context() as full:
        full.setattr("azkit.files.os.fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left")))
        done = cli("train", "--resume", "--run", copy, "--generations", "3")
    assert done.exit_code == 2 and "No space left" in done.stderr.splitlines()[-1] and "Traceback" not in done.output
    assert figures("train", "--resume", "--run", copy, "--generations", "3")["last"]["generation"] == 3


def test_damage_is_told_and_the_checkpoint_before_is_used(run, tmp_path):
    """A warning in one line, told once, without the place in azkit's code."""
    copy = shutil.copytree(run, tmp_path / "copy")
    newest = copy / "checkpoints" / "000002" / "weights.safetensors"
    newest.write_bytes(newest.read_bytes()[:-10])
    command = [sys.executable, "-m", "azkit", "play", f"{copy}:net"]
    done = subprocess.run(command, cwd=ROOT, input="q\n", capture_output=True, text=True, check=True)
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    assert done.stderr.startswith("azkit: ") and "truncated" in done.stderr


@pytest.mark.slow
def test_ctrl_c_leaves_a_run_to_resume(tmp_path):
    """Exit code 130, a final checkpoint, and a run that goes on."""
    folder = tmp_path / "run"
    arguments = ["train", "tictactoe", "--profile", "smoke", "--run", str(folder)]
    process = subprocess.Popen(
        [sys.executable, "-m", "azkit", *arguments, "--generations", "100000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    deadline = time.monotonic() + 300
    while not (folder / "checkpoints" / "000002").exists() and time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=120)
    assert process.returncode == 130 and "Traceback" not in errors and "azkit package" in out
    done = len((folder / "metrics.jsonl").read_text().splitlines())
    trained = figures("train", "--resume", "--run", folder, "--generations", str(done + 1))
    assert trained["last"]["generation"] == done + 1


def test_public_names():
    """All names that `azkit` promises are there, and named once more for type checkers."""
    source = (ROOT / "azkit" / "__init__.py").read_text()
    told = re.findall(r"^    from \.[\w.]+ import (.+)$", source, re.MULTILINE)
    assert {name for line in told for name in line.split(", ")} | {"__version__"} == set(azkit.__all__)
    assert all(getattr(azkit, name) is not None for name in azkit.__all__)
