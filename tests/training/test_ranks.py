"""Two processes on half a batch each must learn what one learns on all of it, or a second GPU would train another run.

This file is also what the two processes run.
"""

import math
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import numpy as np
import torch
from torch import nn

from azkit.games import tictactoe
from azkit.nets.nets import NetConfig, build_net
from azkit.nets.variants import Variant
from azkit.progress import Progress
from azkit.runs.config import RunConfig, TrainConfig
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay.replay import ReplayConfig, Window
from azkit.selfplay.samples import flatten
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
from azkit.training.learner import Learner, follow
from azkit.training.optimize import Optimizer
from azkit.training.ranks import ALONE, Ranks, join_ranks

STEPS, BATCH = 6, 48
SUMS = ("policy_loss", "value_loss", "policy_accuracy", "policy_entropy")  # the others are means of means


def played(game):
    play = SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations=8), SelfPlayConfig(8, groups=1), seed=1)
    return flatten(play.play(40))


def trained(ranks):
    """Gradients of a tower without norms at the first step, its weights and figures after all of them."""
    game = tictactoe.make()
    window, samples = Window(game, ReplayConfig()), played(game)
    window.add(samples._replace(truncated=samples.game % 5 == 0), 1)  # merged, they weigh differently
    net = build_net(game, NetConfig(2, 8, 16, 4), seed=3)
    for module in [module for module in net.modules() if hasattr(module, "norm")]:
        module.norm = nn.Identity()
    optimizer = Optimizer(net, TrainConfig(batch=BATCH, muon=0.02, gradient_clip=0.5), ranks=ranks)
    batches = window.batches(window.merged(), np.random.default_rng(0), BATCH, STEPS, ranks.part)
    first = optimizer.train(islice(batches, 1), 1, lambda share: share, Progress(quiet=True), "")
    gradients = {name: weight.grad.clone() for name, weight in net.named_parameters()}
    last = optimizer.train(batches, STEPS - 1, lambda share: share, Progress(quiet=True), "")
    return gradients, net.state_dict(), [[metrics[name] for name in SUMS] for metrics in (first, last)]


def led(ranks):
    """A cycle of a learner whose first rank is asked and whose other one follows; only the first has figures."""
    game, train = tictactoe.make(), TrainConfig(batch=BATCH, reuse=1.0)
    config = RunConfig(net=NetConfig(1, 8, 16, 4), train=train)
    if ranks.rank > 0:
        return follow(game, config, ranks)
    net = build_net(game, config.net, config.seed)
    learner = Learner(game, config, net, Variant("any", "cpu", "eager", "float32", 1, (64,)), {}, ranks)
    samples = played(game)
    learner.add(samples, 1)
    assert learner.seconds_a_sample() > 0
    clock = iter(range(100))  # the share that is done, where it goes by time: asked once for each step
    done = lambda share: next(clock) / 100  # noqa: E731
    figures = learner.train(1, learner.steps(len(samples.game), 4 * BATCH), done, Progress(quiet=True), "")
    learner.close()
    return figures


def test_two_ranks_learn_what_one_learns_on_the_whole_batch(tmp_path):
    environment = os.environ | {"OMP_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", "--nproc-per-node", "2", __file__]
    done = subprocess.run([*command, str(tmp_path)], env=environment, capture_output=True, text=True, timeout=200)
    assert done.returncode == 0, done.stderr
    gradients, weights, figures = trained(ALONE)
    first, second = (torch.load(tmp_path / f"{rank}.pt") for rank in range(2))
    for name, gradient in gradients.items():
        assert torch.allclose(first[0][name], gradient, rtol=1e-4, atol=1e-6), name
    for name, weight in weights.items():
        assert torch.equal(first[1][name], second[1][name]), "the ranks must stay alike"
        assert torch.allclose(first[1][name], weight, atol=1e-3), name  # Adam makes more of the smallest gradients
    assert first[2] == second[2] and np.allclose(first[2], figures, atol=1e-4)
    led = torch.load(tmp_path / "led0.pt")
    assert led["samples"] == 4 * BATCH and math.isfinite(led["loss"])
    assert torch.load(tmp_path / "led1.pt") is None, "it followed to the end"


def test_weights_that_share_memory_are_told_once(monkeypatch):
    """They lie in one row: a large network's would be gigabytes, the whole of it for each of its layers."""
    row, sizes = torch.arange(100_000.0), []
    monkeypatch.setattr(torch.distributed, "broadcast_object_list", lambda box, device: sizes.append(len(box[0])))
    told = Ranks(0, 2).tell(list(row.split(1000)))
    assert sizes[0] < 500_000 and torch.equal(torch.cat(told), row)


if __name__ == "__main__":
    me = join_ranks()
    assert me.world == 2 and me.tell("a label" if me.rank == 0 else None) == "a label"
    torch.save(trained(me), Path(sys.argv[1], f"{me.rank}.pt"))
    torch.save(led(me), Path(sys.argv[1], f"led{me.rank}.pt"))
    me.leave()
