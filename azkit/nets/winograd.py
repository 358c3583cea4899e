"""Convolutions of whole boards by a fifth of the multiplications (Winograd 1980; Lavin and Gray 2016).

With rows and columns both at points (toom_cook.py), 6 x 7 cells take 8 x 9 products of matrices [n, C] and [C, F],
where each cell would take 9. Towers learn and play so on a CPU in float32; activations are [H, W, n, C], the same cell
of all boards side by side.
"""

from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from .toom_cook import axis

LEAST = 16  # boards: for fewer the kernels at all points, eight times as large, take longer to read than they save
Weights = tuple[Tensor, Tensor]  # a kernel [F, C, height, width] and a bias [F], or several of each


class Kernels(NamedTuple):
    """What a tower of B blocks convolves by: kernels [outputs, inputs, height, width], scaled as outputs are."""

    stem: Tensor
    stem_bias: Tensor
    blocks: Tensor  # [2 B, F, F, 3, 3], of each block the first and the second
    biases: Tensor  # [2 B, F]
    pools: Tensor | None  # [B, F, F]: what nets.Block pools by
    heads: Tensor  # 1 x 1, of both heads, one behind the other
    heads_bias: Tensor


class Board:
    """Towers on boards of so many rows and columns."""

    def __init__(self, rows: int, columns: int) -> None:
        (to_down, kernel_down, from_down), (to_along, kernel_along, from_along) = axis(rows), axis(columns)
        self.rows, self.columns, self.down, self.along = rows, columns, len(to_down), len(to_along)
        matrices = to_down, to_along, np.kron(kernel_down, kernel_along), from_along, from_down
        self.matrices = [torch.from_numpy(matrix) for matrix in matrices]

    @staticmethod
    def pays(planes: Tensor) -> bool:
        """Whether a tower learns faster so: on a CPU in float32."""
        return planes.device.type == "cpu" and planes.dtype == torch.float32 and not torch.is_autocast_enabled("cpu")

    def tower(self, planes: Tensor, kernels: Kernels) -> Tensor:
        """What the heads' convolutions, one behind the other, make of planes [n, C, H, W]: [n, F, H, W]."""
        x = self.convolved(planes.permute(2, 3, 0, 1), kernels.stem, kernels.stem_bias)
        weights = list(zip(kernels.blocks.unbind(), kernels.biases.unbind(), strict=True))
        for block, (first, (kernel, added)) in enumerate(zip(weights[::2], weights[1::2], strict=True)):
            y = self.convolved(x, *first)
            if kernels.pools is not None:
                added = torch.addmm(added, y.mean((0, 1)), kernels.pools[block].T)
            x = self.convolved(y, kernel, x + added)
        return F.relu(F.linear(x, kernels.heads.flatten(1), kernels.heads_bias)).permute(2, 3, 0, 1)

    def convolved(self, x: Tensor, kernel: Tensor, added: Tensor) -> Tensor:
        """relu(`x` [H, W, n, C] by a kernel [F, C, 3, 3] + what is `added` to [H, W, n, F])."""
        outputs, channels, boards = *kernel.shape[:2], x.shape[2]
        down, along, kernels, back, up = self.matrices
        kernels = (kernels @ kernel.permute(2, 3, 1, 0).reshape(9, -1)).view(-1, channels, outputs)
        at = along @ (down @ x.reshape(self.rows, -1)).view(self.down, self.columns, boards * channels)
        products = torch.bmm(at.view(-1, boards, channels), kernels).view(self.down, self.along, boards * outputs)
        cells = up @ (back @ products).view(self.down, -1)
        return F.relu(cells.view(self.rows, self.columns, boards, outputs) + added)
