"""What would break for someone who takes the network elsewhere: a file that is refused, or that answers otherwise."""

import json
import subprocess
import sys

import numpy as np
import onnx
import onnxruntime
import pytest
import torch
from submit.test_package import checkpoint

import azkit
from azkit.errors import AzkitError
from azkit.runs import export
from azkit.runs.config import GameConfig, change
from azkit.runs.export import export_onnx, export_pth
from azkit.runs.profiles import profile
from azkit.selfplay.replay import random_batch


@pytest.fixture
def connectx(tmp_path, monkeypatch):
    """A checkpoint, found under any path."""
    one = checkpoint(azkit.make("connectx", rows=4, columns=5, planes="mine,theirs,colour"), tmp_path)
    monkeypatch.setattr(export, "load_checkpoint", lambda *_: one)
    return one


def test_the_file_says_what_torch_says_for_any_batch(connectx, tmp_path):
    report = export_onnx(tmp_path, tmp_path / "model.onnx")
    assert report.difference < 1e-4 and report.positions_compared == 64
    assert report.inputs == {"planes": "[batch, 3, 4, 5]"}
    assert report.outputs == {"logits": "[batch, 5]", "values": "[batch, 1]"}
    assert report.size == (tmp_path / "model.onnx").stat().st_size
    session = onnxruntime.InferenceSession(tmp_path / "model.onnx")
    for batch in (1, 2, 7):
        planes = random_batch(connectx.game, batch).inputs[0]
        with torch.inference_mode():
            expected = [output.numpy() for output in connectx.net(torch.from_numpy(planes))]
        for mine, theirs in zip(session.run(["logits", "values"], {"planes": planes}), expected, strict=True):
            np.testing.assert_allclose(np.asarray(mine), theirs, atol=1e-4)
    notes = {entry.key: entry.value for entry in onnx.load(tmp_path / "model.onnx").metadata_props}
    assert notes["game"] == "connectx" and json.loads(notes["options"]) == connectx.game.options
    assert notes["generation"] == "7" and notes["azkit"] == azkit.__version__


def test_training_is_as_fast_after_an_export_as_before(connectx, tmp_path):
    """Denormal numbers counted again from the first milestone on, and slowed training down by half."""
    torch.set_flush_denormal(True)
    export_onnx(tmp_path, tmp_path / "model.onnx")
    assert torch.tensor([1e-39]).mul(1.0).item() == 0.0


def test_an_export_that_computes_something_else_is_not_written(connectx, tmp_path, monkeypatch):
    monkeypatch.setattr(export, "TOLERANCE", -1.0)
    with pytest.raises(AzkitError, match="onnxruntime and torch differ by"):
        export_onnx(tmp_path, tmp_path / "model.onnx")
    assert not (tmp_path / "model.onnx").exists()


@pytest.mark.parametrize("missing", ["onnx", "onnxscript", "onnxruntime"])
def test_a_missing_library_is_named_with_what_to_install(missing, connectx, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, missing, None)
    with pytest.raises(AzkitError, match=rf"needs {missing} \(extra onnx\): pip install onnx onnxscript onnxruntime"):
        export_onnx(tmp_path, tmp_path / "model.onnx")


def test_an_exporter_that_fails_is_told_in_one_line(connectx, tmp_path, monkeypatch):
    """A torch that wants another library ended a run of hours at its first milestone."""

    def fail(*_, **how):
        raise ModuleNotFoundError("No module named 'onnx_ir'\nand much more")

    monkeypatch.setattr("torch.onnx.export", fail)
    with pytest.raises(AzkitError, match="model.onnx: the network cannot be exported: No module named 'onnx_ir'$"):
        export_onnx(tmp_path, tmp_path / "model.onnx")


def test_a_run_leaves_it_beside_what_is_kept_for_good(tmp_path):
    """Milestones and the last checkpoint; rolling ones have weights only."""
    wanted = {"onnx": True, "milestone": 2, "generations": 3, "generation_games": 2, "match.every": 0}
    config = change(profile("smoke", GameConfig("tictactoe")), wanted)
    list(azkit.learn(config, tmp_path, quiet=True))
    written = {path.parent.name for path in tmp_path.glob("checkpoints/*/model.onnx")}
    assert written == {"000002", "000003"} and (tmp_path / "checkpoints" / "000001" / "weights.safetensors").exists()


def test_without_the_libraries_a_run_goes_on(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "onnxscript", None)
    config = change(profile("smoke", GameConfig("tictactoe")), {"onnx": True, "generations": 1, "match.every": 0})
    assert len(list(azkit.learn(config, tmp_path, quiet=False))) == 1
    assert "pip install onnx onnxscript onnxruntime" in capsys.readouterr().err


# What somebody writes who has two files of each game, and azkit's networks, and nothing else of the runs
ELSEWHERE = """
import json, sys, torch, azkit
from azkit.nets.nets import NetConfig, build_net
for name in sys.argv[1:]:
    facts = json.load(open(f"{name}.json"))
    net = build_net(azkit.make(facts["game"], **facts["options"]), NetConfig(**facts["net"]), seed=1).eval()
    net.load_state_dict(torch.load(f"{name}.pth", weights_only=True))
    with torch.inference_mode():
        torch.save(net(*torch.load(f"{name}.inputs", weights_only=True)), f"{name}.outputs")
"""


def test_a_fresh_process_loads_the_weights_and_gets_the_same_answers(tmp_path, monkeypatch):
    expected = {}
    for name in ("chain_reaction", "hive"):  # a tower with a value a seat, and a graph network
        one = checkpoint(azkit.make(name), tmp_path)
        monkeypatch.setattr(export, "load_checkpoint", lambda *_, one=one: one)
        report = export_pth(tmp_path, tmp_path / f"{name}.pth")
        assert report.difference == 0.0 and report.size == (tmp_path / f"{name}.pth").stat().st_size
        facts = json.loads(report.description.read_text())
        assert (facts["game"], facts["generation"], facts["azkit"]) == (name, 7, azkit.__version__)
        inputs = tuple(map(torch.from_numpy, random_batch(one.game, 5).inputs))
        torch.save(inputs, tmp_path / f"{name}.inputs")
        with torch.inference_mode():
            expected[name] = one.net(*inputs)
    subprocess.run([sys.executable, "-c", ELSEWHERE, *expected], cwd=tmp_path, check=True)
    for name, outputs in expected.items():
        torch.testing.assert_close(torch.load(tmp_path / f"{name}.outputs", weights_only=True), outputs)


def test_weights_that_would_answer_otherwise_are_not_written(tmp_path, monkeypatch):
    one = checkpoint(azkit.make("tictactoe"), tmp_path)
    monkeypatch.setattr(export, "load_checkpoint", lambda *_: one)
    monkeypatch.setattr(torch, "load", lambda *_, **__: checkpoint(one.game, tmp_path, seed=1).net.state_dict())
    with pytest.raises(AzkitError, match=r"agent\.pth: the network in it differs by .*; nothing was written"):
        export_pth(tmp_path, tmp_path / "agent.pth")
    assert list(tmp_path.iterdir()) == []


def test_weights_and_their_description_do_not_take_one_name(tmp_path):
    with pytest.raises(AzkitError, match=r"agent\.json: what describes the weights would take their place"):
        export_pth(tmp_path, tmp_path / "agent.json")
    assert list(tmp_path.iterdir()) == []
