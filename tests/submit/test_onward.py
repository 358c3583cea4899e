"""`azkit train --from FILE`: a run that begins with what an agent file has learned."""

import ast
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import azkit
from azkit import AzkitError
from azkit.agents.files import constants, game_of
from azkit.files import run_lock
from azkit.nets.nets import NetConfig, build_net, fold, numpy_weights
from azkit.nets.plain import unpack_weights
from azkit.nets.winograd import Board
from azkit.runs.checkpoints import TrainingState, save_checkpoint
from azkit.runs.config import GameConfig
from azkit.runs.rules import keep_rules
from azkit.selfplay.replay import random_batch
from azkit.submit.onward import _fill, begin_from
from azkit.submit.package import package

SMOKE = {"match.every": 0, "onnx": False}


def smoke(game, **options):
    return azkit.change(azkit.profile("smoke", GameConfig(game, options)), SMOKE)


def packaged(folder: Path, config, seed=3) -> Path:
    """An agent file around a network that no training has seen, whose norms have seen some positions."""
    game = config.game.make()
    net = build_net(game, config.net, seed).train()
    for _ in range(3):
        net(*map(torch.from_numpy, random_batch(game, 64).inputs))
    config = replace(config, game=keep_rules(folder / "run", config.game))
    state = TrainingState(1, net.eval(), None, {}, {}, {}, {"minutes": 0.0}, {})
    checkpoint = save_checkpoint(folder / "run", game, config, state)
    return package(checkpoint, folder / "agent.py", validate=False, game=game.source).path


def answers(net, batch):
    with torch.inference_mode():
        return fold(net)(*map(torch.from_numpy, batch.inputs))


@pytest.mark.parametrize("game", ["tictactoe", str(Path(__file__).parents[1] / "graph_game.py")])
def test_it_begins_with_the_files_network_and_learns_from_there(tmp_path, game, capsys):
    config = smoke(game)
    file = packaged(tmp_path, config)
    begun = begin_from(file, tmp_path / "on", azkit.change(config, {"net.filters": 16}))
    assert begun.net == replace(config.net, norm="fixed"), "the network of the file has another size"
    assert begun.train.learning_rate < config.train.learning_rate
    weights = constants(file, "SETTINGS")[0]["sha256"]
    assert begun.origin == f"agent.py, its weights {weights}", "what the card says of where its training began"
    assert azkit.load_checkpoint(tmp_path / "on").config == begun
    named = begin_from(file, tmp_path / "named", config, {"train.learning_rate": 1e-3})
    assert named.train.learning_rate == config.train.learning_rate, "whoever names a rate gets it"
    before, now = (azkit.load_checkpoint(tmp_path / name) for name in ("run", "on"))
    batch = random_batch(before.game, 64)
    for told, kept in zip(answers(now.net, batch), answers(before.net, batch), strict=True):
        assert float((told - kept).abs().max()) < 0.02, "more than rounded weights lose"
    first = {name: array.copy() for name, array in numpy_weights(now.net).items()}
    reports = list(azkit.learn(begun, tmp_path / "on", resume=True))
    assert [report.generation for report in reports] == [1, 2]
    assert f"{tmp_path / 'on'} begins with the file's network" in capsys.readouterr().err
    last = numpy_weights(azkit.load_checkpoint(tmp_path / "on").net)
    assert any(not np.array_equal(first[name], last[name]) for name in first)


def test_the_norms_of_a_file_are_folded_away_and_a_step_begins_with_the_same_network(tmp_path, monkeypatch):
    monkeypatch.setattr(Board, "pays", lambda board, planes: False)  # by which the last digits differ
    config = azkit.change(smoke("connectx"), {"net.filters": 16, "net.blocks": 2, "net.norm": "batch"})
    begin_from(packaged(tmp_path, config), tmp_path / "on", config)
    net = azkit.load_checkpoint(tmp_path / "on").net
    inputs = [torch.from_numpy(array) for array in random_batch(config.game.make(), 256).inputs]
    with torch.no_grad():
        still, learning = net.eval()(*inputs)[1], net.train()(*inputs)[1]
    assert torch.equal(still, learning) and still.std() > 0


@pytest.mark.parametrize("name", ["connectx", "connectx_pure", "chain_reaction_3", "tictactoe", "hive"])
def test_a_committed_file_is_gone_on_from(name, tmp_path):
    file = Path(__file__).parents[2] / "submissions" / f"{name}.py"
    game, (text, settings) = game_of(file), constants(file, "WEIGHTS", "SETTINGS")
    assert game is not None
    begin_from(file, tmp_path, smoke(game.name, **game.options))
    weights = numpy_weights(azkit.load_checkpoint(tmp_path).net)
    own = unpack_weights(text, settings["sha256"])
    new = weights.keys() - own.keys()
    assert own.keys() <= weights.keys() and not any(weights[layer].any() for layer in new)
    assert bool(new) == (name in ("chain_reaction_3", "tictactoe")), "a file without pooling gets it, at 0"
    for layer, array in own.items():
        np.testing.assert_allclose(weights[layer], array, rtol=1e-4, atol=1e-6)


@pytest.mark.parametrize(
    ("game", "layer"),
    [("connectx", "blocks.1.pool.weight"), ("connectx", "stem.weight"), ("hive", "layers.0.pool.weight")],
)
def test_weights_of_which_a_layer_is_missing_are_refused(game, layer):
    net = build_net(azkit.make(game), NetConfig(2, 8, 8, norm="fixed", soft=True, pooling=True), 0)
    weights = numpy_weights(net)
    _fill(net, dict(weights))
    del weights[layer]
    with pytest.raises((KeyError, RuntimeError), match=layer):
        _fill(net, weights)


def test_a_file_that_cannot_be_gone_on_from_is_named(tmp_path):
    config = smoke("tictactoe")
    file = packaged(tmp_path, config)
    with pytest.raises(AzkitError, match=f"--from {file}: it plays tictactoe.*, not connectx"):
        begin_from(file, tmp_path / "other", smoke("connectx"))
    with pytest.raises(AzkitError, match="--from .*none.py: no agent file of azkit's"):
        begin_from(tmp_path / "none.py", tmp_path / "other", config)
    (tmp_path / "cut.py").write_text(file.read_text().replace("sha256': '", "sha256': '0"))
    with pytest.raises(AzkitError, match="their SHA-256 does not match"):
        begin_from(tmp_path / "cut.py", tmp_path / "other", config)
    (tmp_path / "five.py").write_text(file.read_text().replace('WEIGHTS = """', 'WEIGHTS = 5\nOTHER = """'))
    with pytest.raises(AzkitError, match="--from .*five.py: its weights are no network"):
        begin_from(tmp_path / "five.py", tmp_path / "other", config)
    own = smoke(str(Path(__file__).parents[1] / "graph_game.py"))  # whose agent files do not say what they play
    (tmp_path / "text.py").write_text("def (")
    with pytest.raises(AzkitError, match="--from .*text.py: no agent file of azkit's"):
        begin_from(tmp_path / "text.py", tmp_path / "other", own)
    with pytest.raises(AzkitError, match="holds a run already"):
        begin_from(file, tmp_path / "run", config)
    assert not (tmp_path / "other").exists()


def test_a_folder_in_which_another_training_begins_is_left_to_it(tmp_path):
    """Before it had a checkpoint, this one's was put among its files."""
    config = smoke("tictactoe")
    file = packaged(tmp_path, config)
    with run_lock(tmp_path / "on"), pytest.raises(AzkitError, match="on is being trained by process"):
        begin_from(file, tmp_path / "on", config)
    assert [path.name for path in (tmp_path / "on").iterdir()] == ["lock"]


def test_a_folder_that_cannot_be_written_is_not_blamed_on_the_files_weights(tmp_path):
    own = smoke(str(Path(__file__).parents[1] / "graph_game.py"))
    file = packaged(tmp_path, own)
    (tmp_path / "taken").write_text("a file, where a folder was to be")
    with pytest.raises(AzkitError, match="taken") as error:
        begin_from(file, tmp_path / "taken" / "run", own)
    assert "weights" not in str(error.value)


def test_the_file_is_read_and_not_run(tmp_path):
    config = smoke("tictactoe")
    file = packaged(tmp_path, config)
    ast.parse(file.read_text())
    file.write_text(file.read_text() + f"\nopen({str(tmp_path / 'ran')!r}, 'w')\n")
    begin_from(file, tmp_path / "on", config)
    assert not (tmp_path / "ran").exists()
