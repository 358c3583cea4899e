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

from .winograd import Kernels

BOARDS = 32  # in an image; more of them gain nothing, and with AMX cost
CHANNELS = 16  # at least: for fewer oneDNN has no fast way to a dilated kernel's gradient


def pays(planes: Tensor) -> bool:
    """Whether wide images learn faster from these planes: in float32 they gain nothing, a GPU has its own ways, and
    where a processor has no bfloat16 oneDNN refuses, and on ARM torch itself leaves these fusions alone."""
    able = planes.device.type == "cpu" and torch.backends.mkldnn.is_available()
    able = able and hasattr(torch.ops.mkldnn, "_convolution_pointwise")  # torch's own compiler calls it, no one else
    able = able and torch.ops.mkldnn._is_mkldnn_bf16_supported() and not torch.ops.mkldnn._is_mkldnn_acl_supported()
    return able and torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") == torch.bfloat16


def tower(planes: Tensor, kernels: Kernels) -> Tensor:
    """As winograd.Board.tower, in bfloat16."""
    k = boards(len(planes))
    images = beside(planes)
    stem = F.pad(kernels.stem, (0, 0, 0, 0, 0, images.shape[1] - kernels.stem.shape[1]))
    weights = [each if each is None else each.to(images.dtype) for each in (stem, *kernels[1:])]
    return apart(_Tower.apply(images, k, *weights), k)  # type: ignore[no-any-return]  # torch has no type for it


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


class _Tower(torch.autograd.Function):
    """Images [n, C, H, W k] of k boards through the tower; weights as of winograd.Kernels, in the images' dtype."""

    @staticmethod
    def forward(ctx: Any, images: Tensor, k: int, *given: Any) -> Tensor:
        kernels = Kernels(*given)
        x = _fused(k, images, kernels.stem, kernels.stem_bias)
        layers, means = [x], list[Tensor]()
        weights = list(zip(kernels.blocks, kernels.biases, strict=True))
        for block, (first, second) in enumerate(zip(weights[::2], weights[1::2], strict=True)):
            inner = _fused(k, x, *first)
            if kernels.pools is not None:
                cells = _cells(inner, k)
                means.append(cells.sum(1) / cells.shape[1])  # what `mean` would first copy to float32
                x = _to_all(x, means[-1] @ kernels.pools[block].T, k)
            x = _fused(k, inner, *second, x)
            layers += [inner, x]
        answer = _fused(k, x, kernels.heads, kernels.heads_bias)
        ctx.save_for_backward(images, *kernels, *layers, *means, answer)
        ctx.k, ctx.layers = k, len(layers)
        return answer

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        images, *saved, answer = ctx.saved_tensors
        kernels, saved = Kernels(*saved[: len(Kernels._fields)]), saved[len(Kernels._fields) :]
        layers, means, k = saved[: ctx.layers], saved[ctx.layers :], ctx.k
        # Back through a block's first one by a convolution, too, so that a sum comes with it
        turned = kernels.blocks[::2].transpose(1, 2).flip(3, 4)
        gradient, *of_heads = _gradients(k, _passed(gradient, answer), layers[-1], kernels.heads)
        of_blocks, of_pools = list[Sequence[Tensor]](), list[Tensor]()
        for block in reversed(range(len(kernels.blocks) // 2)):
            before, inner, after = layers[2 * block : 2 * block + 3]
            gradient = _passed(gradient, after)
            within, *of_second = _gradients(k, gradient, inner, kernels.blocks[2 * block + 1])
            if kernels.pools is not None:
                sums = _cells(gradient, k).sum(1)
                of_pools.append(sums.flatten(0, 1).T @ means[block].flatten(0, 1))
                within = _to_all(within, sums @ kernels.pools[block] / _cells(inner, k).shape[1], k)
            within = _passed(within, inner)
            _, *of_first = _gradients(k, within, before, kernels.blocks[2 * block], False)
            gradient = _fused(k, within, turned[block], None, gradient, None)
            of_blocks += [of_second, of_first]
        _, *of_stem = _gradients(k, _passed(gradient, layers[0]), images, kernels.stem, False)
        inner_kernels, biases = (torch.stack(each[::-1]) for each in zip(*of_blocks, strict=True))
        pools = torch.stack(of_pools[::-1]) if of_pools else None
        return None, None, *of_stem, inner_kernels, biases, pools, *of_heads


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
