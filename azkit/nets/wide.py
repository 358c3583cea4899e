"""Boards side by side in wide images, cell by cell: what fills a processor's registers where rows of 7 cells do not.

Column 0 of every board comes first, then column 1 of every board: a cell's neighbour lies as many columns away as an
image has boards, so a dilated kernel (Yu and Koltun 2016, section 2) does on each of them what the usual one does on
one, and padding ends them all. Towers learn so on a CPU in bfloat16, convolution, sum and ReLU in one pass, and int8.py
plays so.
"""

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable
from torch.nn import functional as F

from .winograd import Weights

BOARDS = 32  # in an image; more of them gain nothing, and with AMX cost
CHANNELS = 16  # at least: for fewer oneDNN has no fast way to a dilated kernel's gradient


def pays(planes: Tensor) -> bool:
    """Whether wide images learn faster from these planes: in float32 they gain nothing, a GPU has its own ways, and
    where a processor has no bfloat16 oneDNN refuses."""
    able = planes.device.type == "cpu" and torch.backends.mkldnn.is_available()
    able = able and hasattr(torch.ops.mkldnn, "_convolution_pointwise")  # torch's own compiler calls it, no one else
    able = able and torch.ops.mkldnn._is_mkldnn_bf16_supported()
    return able and torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") == torch.bfloat16


def tower(
    planes: Tensor, stem: Weights, blocks: Sequence[tuple[Weights, Weights, Tensor | None]], heads: Sequence[Weights]
) -> Tensor:
    """As winograd.Board.tower, in bfloat16."""
    k = boards(len(planes))
    x = convolved(beside(planes), [stem], k)
    for first, second, pool in blocks:
        x = block(x, first, second, pool, k)
    return apart(convolved(x, heads, k), k)


def boards(rows: int) -> int:
    """How many of so many boards stand in one image."""
    return math.gcd(rows, BOARDS)


def reach(kernel: Sequence[int], k: int) -> tuple[list[int], list[int]]:
    """Padding and dilation by which a kernel [outputs, C, height, width] meets each of an image's k boards alone."""
    return [kernel[2] // 2, kernel[3] // 2 * k], [1, k]


def beside(planes: Tensor) -> Tensor:
    """Planes [n, C, H, W] as bfloat16 images [n / k, C', H, W k] of k boards, channels last; those over C are 0."""
    k = boards(len(planes))
    cells = F.pad(planes.to(torch.bfloat16), (0, 0, 0, 0, 0, max(0, CHANNELS - planes.shape[1])))
    return cells.unflatten(0, (-1, k)).permute(0, 3, 4, 1, 2).flatten(2, 3).permute(0, 3, 1, 2)


def apart(images: Tensor, k: int) -> Tensor:
    """The reverse, for images of k boards: [n, C, H, W]."""
    return images.unflatten(3, (-1, k)).permute(0, 4, 1, 2, 3).flatten(0, 1)


def convolved(images: Tensor, parts: Sequence[Weights], k: int) -> Tensor:
    """relu(convolution) of images of k boards.

    By the kernels [outputs, C, height, width] and biases of all `parts`, their outputs one behind the other.
    """
    kernel, bias = (torch.cat(weights).to(images.dtype) for weights in zip(*parts, strict=True))
    kernel = F.pad(kernel, (0, 0, 0, 0, 0, images.shape[1] - kernel.shape[1]))
    return _Convolved.apply(images, kernel, bias, k)  # type: ignore[no-any-return]  # torch has no type for it


def block(images: Tensor, first: Weights, second: Weights, pool: Tensor | None, k: int) -> Tensor:
    """relu(convolution by `second` + images) of what `convolved` makes of images by `first`.

    With `pool` [C, C] each board's means of the latter, times that, are added, too.
    """
    weights = [weight if weight is None else weight.to(images.dtype) for weight in (*first, *second, pool)]
    return _Block.apply(images, *weights, k)  # type: ignore[no-any-return]  # as above


class _Convolved(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, images: Tensor, kernel: Tensor, bias: Tensor, k: int) -> Tensor:
        answer = _fused(k, images, kernel, bias)
        ctx.save_for_backward(images, kernel, answer)
        ctx.k = k
        return answer

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        images, kernel, answer = ctx.saved_tensors
        return *_gradients(ctx.k, _passed(gradient, answer), images, kernel, ctx.needs_input_grad[0]), None


class _Block(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any,
        images: Tensor,
        first: Tensor,
        first_bias: Tensor,
        second: Tensor,
        second_bias: Tensor,
        pool: Tensor | None,
        k: int,
    ) -> Tensor:
        inner = _fused(k, images, first, first_bias)
        added, means = images, None
        if pool is not None:
            cells = _cells(inner, k)
            means = cells.sum(1) / cells.shape[1]  # what `mean` would first copy to float32
            added = _to_all(images, means @ pool.T, k)
        answer = _fused(k, inner, second, second_bias, added)
        ctx.save_for_backward(images, first, second, inner, answer, pool, means)
        ctx.k = k
        return answer

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        images, first, second, inner, answer, pool, means = ctx.saved_tensors
        gradient = _passed(gradient, answer)
        within, *of_second = _gradients(ctx.k, gradient, inner, second)
        of_pool = None
        if pool is not None:
            sums = _cells(gradient, ctx.k).sum(1)
            of_pool = sums.flatten(0, 1).T @ means.flatten(0, 1)
            within = _to_all(within, sums @ pool / _cells(inner, ctx.k).shape[1], ctx.k)
        within = _passed(within, inner)
        _, *of_first = _gradients(ctx.k, within, images, first, False)
        turned = first.transpose(0, 1).flip(2, 3)  # which makes the way back a convolution, so that a sum comes with it
        skipped = _fused(ctx.k, within, turned, None, gradient, None)
        return skipped, *of_first, *of_second, of_pool, None


def _fused(
    k: int, images: Tensor, kernel: Tensor, bias: Tensor | None, added: Tensor | None = None, then: str | None = "relu"
) -> Tensor:
    (around, dilated), unit, fused = reach(kernel.shape, k), [1, 1], torch.ops.mkldnn._convolution_pointwise
    if added is None:
        return fused(images, kernel, bias, around, unit, dilated, 1, then, [], "")
    return fused.binary(images, added, kernel, bias, around, unit, dilated, 1, "add", 1.0, then, [], "")


def _cells(images: Tensor, k: int) -> Tensor:
    """Images of k boards as they lie in memory: [n / k, cells of a board, k, C]."""
    return images.permute(0, 2, 3, 1).unflatten(2, (-1, k)).flatten(1, 2)


def _to_all(images: Tensor, rows: Tensor, k: int) -> Tensor:
    """The images with a row of [n / k, k, C] added on all cells of its board."""
    cells = _cells(images, k) + rows[:, None]
    return cells.unflatten(1, (images.shape[2], -1)).flatten(2, 3).permute(0, 3, 1, 2)


def _passed(gradient: Tensor, answer: Tensor) -> Tensor:
    """What a ReLU passes back, in the order in which its answer lies in memory."""
    gradient = gradient.contiguous(memory_format=torch.channels_last)
    return torch.ops.aten.threshold_backward(gradient, answer, 0)


def _gradients(k: int, gradient: Tensor, images: Tensor, kernel: Tensor, back: bool = True) -> tuple[Tensor, ...]:
    """Of a convolution's images, unless not wanted, kernel and bias."""
    (around, dilated), unit, none = reach(kernel.shape, k), [1, 1], [0, 0]
    backwards, wanted = torch.ops.aten.convolution_backward, [back, True, True]
    return backwards(gradient, images, kernel, [len(kernel)], unit, around, dilated, False, none, 1, wanted)
