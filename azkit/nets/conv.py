"""Convolutions of a tower: each with batch norm or a scale behind it, which is folded into its kernel."""

from collections.abc import Sequence

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from .winograd import Weights


class Scale(nn.Module):
    """A scale and a shift for each channel, where kernels of fixed length take the place of a norm's statistics."""

    def __init__(self, channels: int, scale: float) -> None:
        super().__init__()
        self.weight, self.bias = nn.Parameter(torch.full((channels,), scale)), nn.Parameter(torch.zeros(channels))


class Conv(nn.Module):
    """A convolution that keeps the board's size, then batch norm or a scale (an identity once folded)."""

    def __init__(self, inputs: int, outputs: int, kernel: int, norm: str, scale: float = 1.0) -> None:
        """Without batch norm outputs have `scale` times the variance of a batch's, about (ReLU halves it: He et al.
        2015; KataGo's fixed variance initialisation), and an output's weights no mean, by which all inputs, none below
        0, would count together (Kutsuna 2019, "Linearly constrained weights"; Brock et al. 2021, "Characterizing signal
        propagation to close the performance gap in unnormalized ResNets": Scaled Weight Standardization)."""
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, kernel, padding=kernel // 2, bias=False)
        self.norm: nn.Module = nn.BatchNorm2d(outputs)
        if norm == "fixed":
            self.norm = Scale(outputs, (2 * scale) ** 0.5)
            if not self.conv.weight.is_meta:  # where torch's norm imports its compiler: 1.5 s for nothing
                with torch.no_grad():
                    weight = self.conv.weight
                    if weight[0].numel() > 1:
                        weight.sub_(weight.mean((1, 2, 3), keepdim=True))  # which Muon leaves as it is
                    weight.mul_(outputs**0.5 / weight.norm())  # the length that Muon gives it

    def forward(self, x: Tensor) -> Tensor:
        if isinstance(self.norm, Scale):
            kernels, shifts = scaled([self])
            return F.conv2d(x, kernels[0], shifts[0], padding=self.conv.padding)
        return self.norm(self.conv(x))


def scaled(convolutions: Sequence[Conv]) -> Weights:
    """Their kernels [n, outputs, inputs, height, width], scaled as the outputs are, and shifts [n, outputs]; of
    convolutions of one shape without batch norm, or folded."""
    kernels = _stacked([each.conv.weight.movedim(1, 3) for each in convolutions])  # as they lie in memory
    if not isinstance(convolutions[0].norm, Scale):
        return kernels.movedim(4, 2), _stacked([each.conv.get_parameter("bias") for each in convolutions])
    norms = [each.norm for each in convolutions]
    scales, shifts = (_stacked([norm.get_parameter(name) for norm in norms]) for name in ("weight", "bias"))
    return (kernels * scales[:, :, None, None, None]).movedim(4, 2), shifts


def _stacked(tensors: list[Tensor]) -> Tensor:
    return tensors[0][None] if len(tensors) == 1 else torch.stack(tensors)  # which copies
