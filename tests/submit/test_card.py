"""A card that cannot be written leaves a packaged agent without its figures."""

import subprocess
from dataclasses import asdict, replace
from pathlib import Path
from types import SimpleNamespace

import pytest

import azkit
from azkit.app.cli import app
from azkit.errors import AzkitError
from azkit.nets.nets import NetConfig, build_net
from azkit.nets.variants import Variant
from azkit.runs.checkpoints import TrainingState, load_checkpoint, save_checkpoint
from azkit.runs.config import GameConfig, RunConfig
from azkit.submit import card
from azkit.submit.package import PackageReport


def test_a_card_is_written_of_a_run_that_begins_with_an_agent_files_network(tmp_path):
    """Where it will play is not chosen yet."""
    config = RunConfig(game=GameConfig("nogo", {"rows": 3, "columns": 3}), net=NetConfig(0, 2, 2))
    game = config.game.make()
    state = TrainingState(0, build_net(game, config.net, 0), None, {}, {}, {}, {"minutes": 0.0}, {})
    training = card._training(load_checkpoint(save_checkpoint(tmp_path / "run", game, config, state)))
    assert training["hardware"] == "none: it has not played yet"


def test_a_card_is_written_of_records_alone_and_on_another_machine(tmp_path, monkeypatch):
    """The name of a GPU that is not here was asked of torch, and games of self-play counted that nobody played."""
    monkeypatch.setattr(card, "_strength", lambda loaded: "## Matches")
    config = RunConfig(game=GameConfig("nogo", {"rows": 3, "columns": 3}), net=NetConfig(0, 2, 2))
    game, variant = config.game.make(), Variant("Tesla T4", "cuda:0", "eager", "float32", 1, (8,))
    state = TrainingState(0, build_net(game, config.net, 0), None, {}, {}, {}, {"minutes": 3.0}, asdict(variant))
    save_checkpoint(tmp_path / "run", game, config, state)
    checks = {"first_move": 1.25, "first_move_plain": 0.5, "games": ("file - random: DONE DONE",)}
    built = PackageReport(tmp_path / "nogo.py", 12_345, "abc", game.describe(), "submit it", **checks)
    text = card.write_card(load_checkpoint(tmp_path / "run"), built, pure=False).read_text()
    assert text.startswith(f"# nogo.py\n\nAn agent for {game.describe()}, packaged by azkit 0.")
    assert azkit.__version__ in text and "| hardware | Tesla T4, " in text and "| self-play games | 0 |" in text
    assert "| first move, cold | 1.2 s |" in text and "| game | name nogo" in text


def test_a_card_says_what_it_is_waiting_for(tmp_path, monkeypatch, capsys):
    """`azkit package --card` of Hive played for an hour without a word."""
    monkeypatch.setattr(card, "match", lambda *_: SimpleNamespace(table=lambda: "figures"))
    config = RunConfig(game=GameConfig("nogo", {"rows": 3, "columns": 3}), net=NetConfig(0, 2, 2))
    game = config.game.make()
    state = TrainingState(0, build_net(game, config.net, 0), None, {}, {}, {}, {"minutes": 0.0}, {})
    text = card._matches(load_checkpoint(save_checkpoint(tmp_path / "run", game, config, state)))
    assert text.count("figures") == 3
    told = capsys.readouterr().err
    assert all(f"azkit: the card needs 100 games against {rival}\n" in told for rival in ("random", "uct:1600"))


def test_the_card_of_a_file_that_is_packaged_anew_keeps_what_was_measured_and_says_of_which_file_it_is(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(card, "_strength", lambda loaded: "## Matches\n\n100-0-0")
    monkeypatch.setattr(card, "_commit", lambda: " at commit abc1234")
    config = RunConfig(game=GameConfig("connectx", {"rows": 5, "columns": 5}), net=NetConfig(0, 2, 2))
    game = config.game.make()
    save_checkpoint(tmp_path / "run", game, config, TrainingState(0, build_net(game, config.net, 0)))
    checks = {"first_move": 1.25, "first_move_plain": 0.5, "games": ("file - random: DONE DONE",)}
    built = PackageReport(tmp_path / "agent.py", 12_345, "abc", game.describe(), "submit it", **checks)
    first = card.write_card(load_checkpoint(tmp_path / "run"), built, pure=False).read_text()
    assert "at commit abc1234: network and search, and exact play" in first
    for commit in ("def5678", "fed8765"):
        monkeypatch.setattr(card, "_commit", lambda commit=commit: f" at commit {commit}")
        anew = replace(built, sha256="def", size=99_000, first_move=2.5)
        text = card.write_card(str(tmp_path / "agent.py"), anew, pure=False).read_text()
        assert f"packaged by azkit {azkit.__version__} at commit {commit}: network and search, and exact play" in text
        assert text.count("packaged before at commit abc1234, of which grades and matches here are.") == 1
        assert "| SHA-256 | def |" in text and "abc |" not in text and "| first move, cold | 2.5 s |" in text
        assert text.partition("## Matches")[2] == first.partition("## Matches")[2]
    text = card.write_card(str(tmp_path / "agent.py"), replace(anew, path=tmp_path / "pure.py"), pure=True).read_text()
    assert text.startswith("# pure.py\n\nAn agent for connectx") and "fed8765: network and search only.\n" in text
    with pytest.raises(AzkitError, match="other.md is not there"):
        card.write_card(str(tmp_path / "other.py"), built, pure=False)


def test_what_a_run_says_of_itself_is_text_on_its_card():
    """Markup of a stranger's would be published beside the file."""
    assert "&lt;img src=x&gt;" in card._rows({"seed": "<img src=x>"}) and "\n# no" not in card._rows({"a": "1\n# no"})


def test_a_card_that_cannot_be_written_is_told_of_before_the_file_is(tmp_path, capsys):
    """The old file was written over, and then came the error."""
    file = Path(azkit.__file__).parents[1] / "submissions" / "tictactoe.py"
    (tmp_path / "alone.py").write_text(file.read_text())
    with pytest.raises(SystemExit) as ended:
        app(["package", str(tmp_path / "alone.py"), "-o", str(tmp_path / "new.py"), "--card"])
    assert ended.value.code == 2 and "alone.md is not there" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["alone.py"]


@pytest.mark.parametrize(("folder", "told"), [("", " at commit "), (".venv/lib/site-packages", "")])
def test_the_commit_is_azkits_and_not_that_of_a_checkout_around_an_environment(folder, told, tmp_path, monkeypatch):
    nobody = ("-c", "user.name=nobody", "-c", "user.email=nobody@nowhere")
    for command in (["init"], [*nobody, "commit", "--allow-empty", "--message", "theirs"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True, capture_output=True)
    home = tmp_path / folder / "azkit" / "submit"
    home.mkdir(parents=True)
    monkeypatch.setattr(card, "__file__", str(home / "card.py"))
    assert card._commit().startswith(told) and bool(card._commit()) == bool(told)
