"""A card that cannot be written leaves a packaged agent without its figures."""

import subprocess
from dataclasses import asdict
from types import SimpleNamespace

import pytest

import azkit
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


@pytest.mark.parametrize(("folder", "told"), [("", " at commit "), (".venv/lib/site-packages", "")])
def test_the_commit_is_azkits_and_not_that_of_a_checkout_around_an_environment(folder, told, tmp_path, monkeypatch):
    nobody = ("-c", "user.name=nobody", "-c", "user.email=nobody@nowhere")
    for command in (["init"], [*nobody, "commit", "--allow-empty", "--message", "theirs"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True, capture_output=True)
    home = tmp_path / folder / "azkit" / "submit"
    home.mkdir(parents=True)
    monkeypatch.setattr(card, "__file__", str(home / "card.py"))
    assert card._commit().startswith(told) and bool(card._commit()) == bool(told)
