"""How a tower learns on a CPU in bfloat16: boards side by side in wide images, convolution, sum and ReLU in one pass.

oneDNN sums a kernel's gradient along the rows of an image in tiles of 32 cells, which a board's seven leave nearly
empty. Rows of sixteen boards, an empty column behind each, fill them: 2.4 times as fast.
"""

import math
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch.autograd.function import once_differentiable
from torch.nn import functional as F

BOARDS = 16  # in an image; more of them gain nothing


def pays(planes: Tensor) -> bool:
    """Whether wide images learn faster from these planes: in float32 they gain nothing, a GPU has its own ways."""
    able = planes.device.type == "cpu" and torch.backends.mkldnn.is_available()
    able = able and hasattr(torch.ops.mkldnn, "_convolution_pointwise")  # torch's own compiler calls it, no one else
    return able and torch.is_autocast_enabled("cpu") and torch.get_autocast_dtype("cpu") == torch.bfloat16


def beside(planes: Tensor) -> Tensor:
    """Planes [n, C, H, W] as bfloat16 images [n / k, C, H, k (W + 1)] of k boards, channels last."""
    n, channels, height, width = planes.shape
    k = math.gcd(n, BOARDS)
    cells = F.pad(planes.to(torch.bfloat16).permute(0, 2, 3, 1), (0, 0, 0, 1)).view(n // k, k, height, width + 1, -1)
    return cells.transpose(1, 2).reshape(n // k, height, k * (width + 1), channels).permute(0, 3, 1, 2)


def apart(images: Tensor, width: int) -> Tensor:
    """The reverse, for boards of this width: [n, C, H, W] as a view."""
    boards = images.unflatten(3, (-1, width + 1))[..., :width]
    return boards.permute(0, 3, 1, 2, 4).flatten(0, 1)


def convolved(images: Tensor, parts: Sequence[tuple[Tensor, Tensor]], width: int) -> Tensor:
    """relu(convolution) of images of boards of this width, whose empty columns stay empty.

    By the kernels [outputs, C, height, width] and biases of all `parts`, their outputs one behind the other.
    """
    kernel, bias = (torch.cat(weights).to(images.dtype) for weights in zip(*parts, strict=True))
    return _Convolved.apply(images, kernel, bias, width)  # type: ignore[no-any-return]  # torch has no type for it


def block(images: Tensor, first: tuple[Tensor, Tensor], second: tuple[Tensor, Tensor], width: int) -> Tensor:
    """relu(convolution by `second` + images) of what `convolved` makes of images by `first`."""
    weights = [weight.to(images.dtype) for weight in (*first, *second)]
    return _Block.apply(images, *weights, width)  # type: ignore[no-any-return]  # as above


class _Convolved(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, images: Tensor, kernel: Tensor, bias: Tensor, width: int) -> Tensor:
        answer = _emptied(_fused(images, kernel, bias), width)
        ctx.save_for_backward(images, kernel, answer)
        return answer

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        images, kernel, answer = ctx.saved_tensors
        return *_gradients(_passed(gradient, answer), images, kernel, ctx.needs_input_grad[0]), None


class _Block(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any, images: Tensor, first: Tensor, first_bias: Tensor, second: Tensor, second_bias: Tensor, width: int
    ) -> Tensor:
        inner = _emptied(_fused(images, first, first_bias), width)
        answer = _emptied(_fused(inner, second, second_bias, images), width)
        ctx.save_for_backward(images, first, second, inner, answer)
        return answer

    @staticmethod
    @once_differentiable
    def backward(ctx: Any, gradient: Tensor) -> tuple[Tensor | None, ...]:
        images, first, second, inner, answer = ctx.saved_tensors
        gradient = _passed(gradient, answer)
        within, *of_second = _gradients(gradient, inner, second)
        within = _passed(within, inner)
        _, *of_first = _gradients(within, images, first, False)
        turned = first.transpose(0, 1).flip(2, 3)  # which makes the way back a convolution, so that a sum comes with it
        skipped = _fused(within, turned, None, gradient, None)
        return skipped, *of_first, *of_second, None


def _fused(
    images: Tensor, kernel: Tensor, bias: Tensor | None, added: Tensor | None = None, then: str | None = "relu"
) -> Tensor:
    around, unit, fused = [kernel.shape[2] // 2] * 2, [1, 1], torch.ops.mkldnn._convolution_pointwise
    if added is None:
        return fused(images, kernel, bias, around, unit, unit, 1, then, [], "")
    return fused.binary(images, added, kernel, bias, around, unit, unit, 1, "add", 1.0, then, [], "")


def _emptied(images: Tensor, width: int) -> Tensor:
    images[..., width :: width + 1] = 0
    return images


def _passed(gradient: Tensor, answer: Tensor) -> Tensor:
    """What a ReLU passes back; of empty columns nothing."""
    return torch.ops.aten.threshold_backward(gradient, answer, 0)


def _gradients(gradient: Tensor, images: Tensor, kernel: Tensor, back: bool = True) -> tuple[Tensor, ...]:
    """Of a convolution's images, unless not wanted, kernel and bias."""
    around, unit, none = [kernel.shape[2] // 2] * 2, [1, 1], [0, 0]
    backwards, wanted = torch.ops.aten.convolution_backward, [back, True, True]
    return backwards(gradient, images, kernel, [len(kernel)], unit, around, unit, False, none, 1, wanted)
