"""Convolutions of whole boards by a fifth of the multiplications (Winograd 1980; Lavin and Gray 2016).

With rows and columns both at points (toom_cook.py), 6 x 7 cells take 8 x 9 products of matrices [n, C] and [C, F],
where each cell would take 9. Towers learn and play so on a CPU in float32; activations are [H, W, n, C], the same cell
of all boards side by side.
"""

from collections.abc import Sequence

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional as F

from .toom_cook import axis

LEAST = 16  # boards: for fewer the kernels at all points, eight times as large, take longer to read than they save
Weights = tuple[Tensor, Tensor]  # a kernel [F, C, height, width] and a bias [F]


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

    def tower(
        self,
        planes: Tensor,
        stem: Weights,
        blocks: Sequence[tuple[Weights, Weights, Tensor | None]],
        heads: Sequence[Weights],
    ) -> Tensor:
        """What the heads' convolutions, 1 x 1, make of planes [n, C, H, W], one behind the other: [n, F, H, W].

        Of each block the convolutions and what nets.Block pools by.
        """
        x = self.convolved(planes.permute(2, 3, 0, 1), *stem)
        for first, (kernel, bias), pool in blocks:
            y = self.convolved(x, *first)
            added = bias if pool is None else torch.addmm(bias, y.mean((0, 1)), pool.T)
            x = self.convolved(y, kernel, x + added)
        kernel, bias = map(torch.cat, zip(*heads, strict=True))
        return F.relu(F.linear(x, kernel.flatten(1), bias)).permute(2, 3, 0, 1)

    def convolved(self, x: Tensor, kernel: Tensor, added: Tensor) -> Tensor:
        """relu(`x` [H, W, n, C] by a kernel [F, C, 3, 3] + what is `added` to [H, W, n, F])."""
        outputs, channels, boards = *kernel.shape[:2], x.shape[2]
        down, along, kernels, back, up = self.matrices
        kernels = (kernels @ kernel.permute(2, 3, 1, 0).reshape(9, -1)).view(-1, channels, outputs)
        at = along @ (down @ x.reshape(self.rows, -1)).view(self.down, self.columns, boards * channels)
        products = torch.bmm(at.view(-1, boards, channels), kernels).view(self.down, self.along, boards * outputs)
        cells = up @ (back @ products).view(self.down, -1)
        return F.relu(cells.view(self.rows, self.columns, boards, outputs) + added)
