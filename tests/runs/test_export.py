"""What would break for someone who takes the weights elsewhere: a file that torch refuses, or another network in it."""

import json
import subprocess
import sys

import pytest
import torch
from submit.test_package import checkpoint

import azkit
from azkit.errors import AzkitError
from azkit.runs import pth
from azkit.runs.pth import export_pth
from azkit.selfplay.replay import random_batch

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
        monkeypatch.setattr(pth, "load_checkpoint", lambda *_, one=one: one)
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
    monkeypatch.setattr(pth, "load_checkpoint", lambda *_: one)
    monkeypatch.setattr(torch, "load", lambda *_, **__: checkpoint(one.game, tmp_path, seed=1).net.state_dict())
    with pytest.raises(AzkitError, match=r"agent\.pth: the network in it differs by .*; nothing was written"):
        export_pth(tmp_path, tmp_path / "agent.pth")
    assert list(tmp_path.iterdir()) == []


def test_weights_and_their_description_do_not_take_one_name(tmp_path):
    with pytest.raises(AzkitError, match=r"agent\.json: what describes the weights would take their place"):
        export_pth(tmp_path, tmp_path / "agent.json")
    assert list(tmp_path.iterdir()) == []
