"""`azkit store`: what people ask a store by hand."""

import json
import os
import re
from pathlib import Path

import pytest
from published import shared_run, tictactoe

from azkit import change, learn, profile
from azkit.app.cli import app
from azkit.runs.config import GameConfig
from azkit.runs.models import LearnerRecord, publish_learner
from azkit.runs.shared import label, read_head


def run(capsys, *words):
    with pytest.raises(SystemExit) as ended:
        app(["store", *map(str, words)])
    return ended.value.code or 0, *capsys.readouterr()


def test_check_says_what_a_folder_can_do(tmp_path, capsys):
    code, text, _ = run(capsys, "check", tmp_path)
    assert code == 0 and text.count("ok\n") == 7 and "1 of 8 at one time" in text
    assert list(tmp_path.glob("probe/*/*")) == []


def test_check_fails_on_a_mount_without_hard_links(tmp_path, capsys, monkeypatch):
    def link(*_):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", link)
    code, text, _ = run(capsys, "check", tmp_path, "--json")
    assert code == 1 and "without hard links" in json.loads(text)[0]["advice"]


def test_ls_lists_names_sizes_and_ages(tmp_path, capsys):
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "a").write_bytes(b"123")
    (tmp_path / "head.json").write_bytes(b"{}")
    assert run(capsys, "ls", tmp_path) == (0, "games/a    3  0 s ago\nhead.json  2  0 s ago\n2 files, 5 bytes\n", "")
    assert json.loads(run(capsys, "ls", tmp_path, "--prefix", "games/", "--json")[1])[0]["size"] == 3
    assert run(capsys, "ls", "nope://x")[0] == 2


def test_gc_before_the_first_cycle_finds_nothing_damaged(tmp_path, capsys):
    shared_run(tmp_path, tictactoe(), 0)
    assert json.loads(run(capsys, "gc", tmp_path, "--json")[1]) == {"deleted": 0}


def test_an_imported_run_that_had_ended_is_told_to_go_further(tmp_path, capsys, monkeypatch):
    """The learner of the line that was printed had nothing to do, and said so to nobody."""
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    changes = {"generations": 1, "generation_games": 8, "match.every": 0, "onnx": False}
    list(learn(change(profile("smoke", GameConfig("tictactoe")), changes), tmp_path / "run", quiet=True))
    code, text, _ = run(capsys, "import", tmp_path / "run")
    assert code == 0 and re.search(r"azkit learner --store \S+ --generations 2$", text, re.MULTILINE)


def test_a_run_that_is_imported_from_within_lies_beside_it(tmp_path, capsys, monkeypatch):
    """`azkit store import .` made a hidden folder in the run."""
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    changes = {"generations": 1, "generation_games": 8, "match.every": 0, "onnx": False}
    list(learn(change(profile("smoke", GameConfig("tictactoe")), changes), tmp_path / "mine", quiet=True))
    monkeypatch.chdir(tmp_path / "mine")
    assert run(capsys, "import", ".")[0] == 0 and (tmp_path / "mine-shared" / "run.json").is_file()
    code, _, text = run(capsys, "import", ".", "--store", ".")
    assert code == 2 and "holds a run of one process" in text and not Path("run.json").exists()


def test_gc_deletes_what_nobody_needs_any_more(tmp_path, capsys):
    """Of models the last ones stay, milestones, and the one that plays; all that is young stays in any case."""
    store, _ = shared_run(tmp_path, tictactoe(keep=2), *range(2, 13))
    publish_learner(store, LearnerRecord(read_head(store)[0].candidate, None, 12), {})
    assert json.loads(run(capsys, "gc", tmp_path, "--json")[1]) == {"deleted": 0}
    for file in filter(os.path.isfile, tmp_path.rglob("*")):
        os.utime(file, (1e9, 1e9))
    assert json.loads(run(capsys, "gc", tmp_path, "--json")[1])["deleted"] > 10
    left = sorted({entry.name.split("/")[1] for entry in store.list("models/")})
    assert left == [label(at, 1) for at in (2, 5, 10, 11, 12)]
