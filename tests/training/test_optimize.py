"""If the steps had another direction, size or rate, networks would learn worse and nothing else would tell."""

import math

import pytest
import torch

from azkit.games.connectx import rules as connectx
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.config import TrainConfig
from azkit.selfplay.replay import random_batch
from azkit.training.optimize import MOMENTUM, Muon, Optimizer, orthogonal


@pytest.mark.parametrize("shape", [(4, 8, 72), (3, 48, 18), (1, 2, 48), (2, 16, 16)])
def test_directions_stay_and_their_lengths_become_alike(shape):
    """By the singular value decomposition, which is slow but plain."""
    matrices = torch.randn(shape, generator=torch.Generator().manual_seed(0))
    u, _, v = torch.linalg.svd(matrices, full_matrices=False)
    turned = u.mT @ orthogonal(matrices) @ v.mT
    lengths = torch.diagonal(turned, dim1=1, dim2=2)
    assert torch.allclose(turned, torch.diag_embed(lengths), atol=2e-3)
    assert lengths.min() > 0.4 and lengths.max() < 1.25


def test_a_zero_gradient_turns_nothing():
    kernel = torch.nn.Parameter(torch.randn(4, 3, 3, 3))
    kernel.grad, before = torch.zeros_like(kernel), kernel.detach() / kernel.detach().norm()
    Muon([kernel], lr=0.1).step()
    assert torch.allclose(kernel.detach() / 2, before, atol=1e-6)


def test_kernels_of_one_shape_are_stepped_as_if_alone():
    """Two steps of three kernels against a plain account of one kernel at a time."""
    generator = torch.Generator().manual_seed(1)
    shapes = [(8, 2, 3, 3), (8, 8, 3, 3), (8, 8, 3, 3)]
    kernels = [torch.nn.Parameter(torch.randn(shape, generator=generator)) for shape in shapes]
    plain, momenta = [kernel.detach().clone() for kernel in kernels], [torch.zeros(shape) for shape in shapes]
    muon = Muon(kernels, lr=0.1)
    assert [len(group["params"]) for group in muon.param_groups] == [1, 2]
    for _ in range(2):
        for kernel in kernels:
            kernel.grad = torch.randn(kernel.shape, generator=generator)
        muon.step()
        for index, kernel in enumerate(kernels):
            momenta[index] = MOMENTUM * momenta[index] + (1 - MOMENTUM) * kernel.grad
            ahead = MOMENTUM * momenta[index] + (1 - MOMENTUM) * kernel.grad
            turn = orthogonal(ahead.reshape(1, 8, -1))[0].reshape(kernel.shape)
            plain[index] = plain[index] * math.sqrt(8) / plain[index].norm() - 0.1 * turn
            assert torch.allclose(kernel.detach(), plain[index], atol=1e-5)


def test_the_schedule_rules_both_optimizers_and_a_run_of_adam_alone_can_go_on_with_muon():
    game = connectx.make()
    net, config = build_net(game, NetConfig(1, 4, 8), seed=0), TrainConfig(learning_rate=4e-3, muon=0.08)
    both = Optimizer(net, config)
    both.step(random_batch(game, 8), 1e-3)
    rates = {name: one.param_groups[0]["lr"] for name, one in both.optimizers.items()}
    assert rates == pytest.approx({"adam": 1e-3, "hidden": 1e-3 * 64 / (16 * 42), "muon": 0.02})
    trained = [id(one) for each in both.optimizers.values() for group in each.param_groups for one in group["params"]]
    assert sorted(trained) == sorted(map(id, net.parameters()))
    alone = Optimizer(net, TrainConfig(muon=0.0))
    assert list(alone.optimizers) == ["adam", "hidden"]
    both.restore(alone.state())
    alone.restore(both.state())
    both.step(random_batch(game, 8), 1e-3)
