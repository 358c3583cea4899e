"""Weights behind each other in memory, so that one call does to all of them what is done to each."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

import torch
from torch import Tensor, nn


class Row:
    """A network's weights as one tensor, and its gradient as another."""

    def __init__(self, net: nn.Module) -> None:
        """The weights move."""
        weights = in_order(net)
        self.weights = in_a_row(weights)
        self.gradient = torch.zeros_like(self.weights)
        self._parts = list(zip(weights, parts(self.gradient, weights), strict=True))

    def clear(self) -> None:
        """Set the gradient to 0; what backward passes find is added to it."""
        self.gradient.zero_()
        for weight, part in self._parts:
            weight.grad = part  # in case somebody took it away


def in_order(net: nn.Module) -> list[nn.Parameter]:
    """All of a network's weights, kernels of one shape side by side; odd sizes last, so that the others are aligned."""

    def place(weight: nn.Parameter) -> tuple[bool, tuple[int, ...]]:
        return weight.numel() % 16 > 0, tuple(weight.shape) if weight.ndim == 4 else ()

    return sorted(net.parameters(), key=place)


def in_a_row(tensors: Sequence[Tensor]) -> Tensor:
    """One tensor [numbers in all of them] of which they become parts, unless they are already."""
    first, sizes = tensors[0].detach(), [tensor.numel() for tensor in tensors]
    places = accumulate((size * first.element_size() for size in sizes[:-1]), initial=first.data_ptr())
    memory = first.untyped_storage().data_ptr()  # what lies behind it by chance is not its own
    if all(_placed(tensor, place, memory) for tensor, place in zip(tensors, places, strict=True)):
        return first.as_strided((sum(sizes),), (1,))
    row = torch.cat([_as_they_lie(tensor.detach()).flatten() for tensor in tensors])
    for tensor, part in zip(tensors, parts(row, tensors), strict=True):
        tensor.data = part
    return row


def parts(row: Tensor, tensors: Iterable[Tensor]) -> list[Tensor]:
    """A row's parts, as `in_a_row` puts such tensors there: kernels channels last, as convolutions want them."""
    shapes = [_as_they_lie(tensor).shape for tensor in tensors]
    views = [
        part.view(shape) for part, shape in zip(row.split([shape.numel() for shape in shapes]), shapes, strict=True)
    ]
    return [view.movedim(-1, 1) if view.ndim == 4 else view for view in views]


def _placed(tensor: Tensor, place: int, memory: int) -> bool:
    order = torch.channels_last if tensor.ndim == 4 else torch.contiguous_format
    there = tensor.data_ptr() == place and tensor.untyped_storage().data_ptr() == memory
    return there and tensor.is_contiguous(memory_format=order)


def _as_they_lie(tensor: Tensor) -> Tensor:
    """Kernels [outputs, inputs, height, width] with their inputs last."""
    return tensor.movedim(1, -1) if tensor.ndim == 4 else tensor
