"""Muon: steps that turn the kernels of convolutions, all of their directions alike."""

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor, nn

from .row import in_a_row

MOMENTUM = 0.95
TURNS = 5  # of the polynomial
A, B, C = 3.4445, -4.7750, 2.0315  # which draws all singular values towards 1


def orthogonal(matrices: Tensor) -> Tensor:
    """Matrices [n, rows, columns] with their singular values, unless 0, all brought to 0.7 to 1.2.

    By five steps of Newton and Schulz (Jordan et al., "Muon: an optimizer for hidden layers in neural networks", 2024).
    Each multiplies by a polynomial in the square, so they are gathered on squares, a tenth of a kernel's size, and the
    matrices are multiplied once.
    """
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if tall else matrices
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    square = x @ x.mT
    step = steps = _polynomial(square)
    for _ in range(TURNS - 1):
        square = step @ square @ step
        step = _polynomial(square)
        steps = step @ steps
    x = steps @ x
    return x.mT if tall else x


def _polynomial(square: Tensor) -> Tensor:
    values = torch.baddbmm(square, square, square, beta=B, alpha=C)
    values.diagonal(dim1=1, dim2=2).add_(A)
    return values


class Muon(torch.optim.Optimizer):
    """For the kernels of convolutions [outputs, inputs, height, width] in front of a batch norm or a scale.

    What comes behind them does not need a kernel's length, so it stays the same, the root of its outputs: `lr` is then
    by how much of itself a step turns the kernel. Steps leave the mean of each output's weights alone: as no input is
    below 0, all of them together move an output further than a shift can follow, and channels fell silent for good,
    a third of them in 100 minutes. `torch.optim.Muon` takes no kernels, and no norm.
    """

    def __init__(self, kernels: Iterable[nn.Parameter], lr: float) -> None:
        shapes: dict[torch.Size, list[nn.Parameter]] = {}  # those of one shape are made orthogonal together
        for kernel in kernels:
            shapes.setdefault(kernel.shape, []).append(kernel)
        super().__init__([{"params": alike} for alike in shapes.values()], {"lr": lr})

    @torch.no_grad()
    def step(self, closure: Any = None) -> None:
        """One step along the gradients, with Nesterov's momentum."""
        for group in self.param_groups:
            kernels, length = group["params"], len(group["params"][0]) ** 0.5
            for kernel in kernels:
                if not self.state[kernel]:
                    self.state[kernel]["momentum"] = torch.zeros_like(kernel)
            rows = kernels, [kernel.grad for kernel in kernels], [self.state[kernel]["momentum"] for kernel in kernels]
            weights, gradients, momenta = (in_a_row(row).view(len(kernels), len(kernels[0]), -1) for row in rows)
            turns = gradients.lerp(momenta.lerp_(gradients, 1 - MOMENTUM), MOMENTUM)
            turns -= turns.mean(2, keepdim=True)
            weights.mul_(length / weights.norm(dim=(1, 2), keepdim=True)).sub_(orthogonal(turns) * group["lr"])
