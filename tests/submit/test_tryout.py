"""A file that Kaggle would not run is found before it is submitted, and one that it would run is not refused."""

from pathlib import Path

import pytest
from submit.test_player import lively_net

import azkit
from azkit.errors import AzkitError
from azkit.nets.nets import NetConfig
from azkit.runs.checkpoints import Checkpoint
from azkit.runs.config import GameConfig, RunConfig
from azkit.submit import tryout
from azkit.submit.package import build
from azkit.submit.player import PlayerConfig
from azkit.submit.tryout import _observe, try_out


def test_a_game_s_own_file_is_found_from_another_folder(tmp_path, monkeypatch) -> None:
    """The file was named as the user saw it, and looked for in the empty folder where agents are tried out."""
    monkeypatch.setattr(tryout, "FULL", tryout.QUICK)  # where files lie shows in a short game as in a long one
    rules = Path(azkit.__file__).parent / "games" / "tictactoe.py"
    text = rules.read_text().replace("from . import grid", "from azkit.games import grid")
    (tmp_path / "dots.py").write_text(text.replace("from .", "from azkit.games."))
    monkeypatch.chdir(tmp_path)
    game, net = azkit.make("dots.py"), NetConfig(1, 4, 4)
    config = RunConfig(game=GameConfig("dots.py"), net=net)
    text = build(Checkpoint(tmp_path, game, lively_net(game, net, 0), config, 1, {}), PlayerConfig(compile=False))
    assert len(try_out(text, game)["games"]) == 3


def test_an_agent_that_never_ends_is_told_in_a_line(monkeypatch) -> None:
    monkeypatch.setattr(tryout, "PATIENCE", 0.5)
    with pytest.raises(AzkitError, match="takes longer than 0 s"):
        _observe("while True: pass\n", azkit.make("connectx"))


def test_why_an_agent_does_without_its_network_is_told_and_not_what_was_printed_last(monkeypatch) -> None:
    said = "azkit: no network, the search plays random games instead: no weights\nsomething else\n"
    monkeypatch.setattr(tryout, "import_kaggle", lambda: None)
    monkeypatch.setattr(tryout, "_observe", lambda *_, **__: {"stderr": said})
    with pytest.raises(AzkitError, match="does without its network: azkit: no network.*: no weights$"):
        try_out("", azkit.make("tictactoe"))


def test_a_file_that_ran_as_plain_python_only_is_packaged_with_a_warning(monkeypatch) -> None:
    """Every game on Kaggle would be so, without solver and proofs, and packaging said nothing."""
    said = "Traceback (most recent call last):\nRuntimeError: no such type\nazkit: going on as plain Python\ndamaged"
    game = {
        "agents": ["file", "random"],
        "statuses": ["DONE", "DONE"],
        "rewards": [1, -1],
        "seconds": [[2.0, 0.1], [0.1]],
    }
    observed = {"stderr": said, "games": [game] * 4, "moves": [{"seconds": 0.1}]}
    monkeypatch.setattr(tryout, "import_kaggle", lambda: None)
    monkeypatch.setattr(tryout, "_observe", lambda *_, **__: observed)
    with pytest.warns(UserWarning, match="as plain Python only: RuntimeError: no such type$"):
        assert try_out('WEIGHTS = """\n' + 200 * "A", azkit.make("tictactoe"))["first_move"] == 2.0


def test_an_agent_that_ends_its_process_is_told_in_a_line() -> None:
    text = "import os\ndef agent(o, c):\n    os._exit(0)\n"
    position = {"board": [0] * 42, "mark": 1, "remainingOverageTime": 60.0, "actTimeout": 1.0, "legal": [0]}
    with pytest.raises(AzkitError, match="it ends the process that loads it"):
        _observe(text, azkit.make("connectx"), positions=[position])
