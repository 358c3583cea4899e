"""A tower in int8 by OpenVINO: three times the speed of float32 where a processor multiplies int8 by itself (VNNI).

Only the blocks' convolutions, nearly all of the work, are in int8: what goes in is rounded to 256 steps between 0 and
the most that positions of random games bring about, weights to 255 steps, of a length for each channel (Krishnamoorthi
2018, section 3.1). The connections that skip a block, the stem and the heads stay in the variant's dtype. Boards stand
side by side in images as wide.py says.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ..games.base import Game
from ..search.evaluators import encode, random_leaves
from .conv import Conv
from .cuda import Forward
from .nets import Tower, numpy_weights
from .variants import Variant
from .wide import boards, reach

CALIBRATED = 256  # positions; the same for every network, so that the same weights are rounded to the same bits
LEAST = 1e-3  # range of what is always 0, since no steps would fit into none
HINTS = {"float32": "f32", "bfloat16": "bf16"}


@torch.inference_mode()
def ranges(net: nn.Module, game: Game) -> list[float]:
    """The most that goes into each of the blocks' convolutions, in their order; `net` is folded, in float32.

    Empty if there is nothing to round, or if the network diverged: rounding would hide that from whoever looks for it.
    """
    if not isinstance(net, Tower):
        return []
    states, largest = random_leaves(game, CALIBRATED).states, list[float]()
    planes = torch.zeros(len(states), *game.planes)
    encode(game.rules, states, planes.flatten(1).numpy())

    def note(_: nn.Module, inputs: tuple[Tensor]) -> None:
        largest.append(max(float(inputs[0].max()), LEAST))

    hooks = [conv.register_forward_pre_hook(note) for conv in net.blocks.modules() if isinstance(conv, Conv)]
    finite = all(output.isfinite().all() for output in net(planes))
    for hook in hooks:
        hook.remove()
    return largest if finite else []


def compiled(net: nn.Module, most: Sequence[float], shape: Sequence[int], variant: Variant) -> Forward:
    """The folded network for planes float32 of this shape, rounded by its `ranges`."""
    return runner(_model(numpy_weights(net), most, shape), variant)


def runner(model: Any, variant: Variant) -> Forward:
    """Whatever asks OpenVINO's graph of a network as the variant says: tensors in its order, then logits and values."""
    settings = {
        "INFERENCE_NUM_THREADS": variant.threads,
        "INFERENCE_PRECISION_HINT": HINTS[variant.dtype],
        "NUM_STREAMS": 1,
        "ENABLE_CPU_PINNING": False,  # all processes would sit on the same cores
    }
    request = _core().compile_model(model, "CPU", settings).create_infer_request()

    def forward(*arrays: Tensor) -> tuple[Tensor, Tensor]:
        answers = request.infer([array.numpy() for array in arrays], share_inputs=True)
        return torch.from_numpy(answers[0]), torch.from_numpy(answers[1])

    return forward


@lru_cache
def _core() -> Any:
    return import_module("openvino").Core()


def _model(weights: dict[str, np.ndarray], most: Sequence[float], shape: Sequence[int]) -> Any:
    """OpenVINO's graph of nets.Tower, by the names of numpy_weights."""
    opset, k = import_module("openvino.opset13"), boards(shape[0])

    def shaped(x: Any, *ends: int) -> Any:
        return opset.reshape(x, opset.constant(list(ends)), special_zero=False)

    def conv(x: Any, name: str, kernel: Any = None) -> Any:
        around, dilated = reach(weights[f"{name}.weight"].shape, k)
        kernel = opset.constant(weights[f"{name}.weight"]) if kernel is None else kernel
        y = opset.convolution(x, kernel, strides=[1, 1], pads_begin=around, pads_end=around, dilations=dilated)
        return opset.add(y, opset.constant(weights[f"{name}.bias"].reshape(1, -1, 1, 1)))

    def rounded(x: Any, name: str, end: float) -> Any:
        ends = [opset.constant(np.float32(number)) for number in (0.0, end)]
        kernel = weights[f"{name}.weight"]
        step = np.abs(kernel).max((1, 2, 3), keepdims=True).clip(1e-12) / 127
        whole = opset.convert(opset.constant(np.rint(kernel / step).astype(np.int8)), "f32")
        kernel = opset.multiply(whole, opset.constant(step))
        return conv(opset.fake_quantize(x, *ends, *ends, levels=256), name, kernel)

    def dense(x: Any, name: str, weight: np.ndarray) -> Any:
        product = opset.matmul(x, opset.constant(np.ascontiguousarray(weight)), False, True)
        return opset.add(product, opset.constant(weights[f"{name}.bias"]))

    def mean(x: Any, size: int) -> Any:
        return opset.avg_pool(x, [1, 1], [0, 0], [0, 0], [size, 1], False)  # much faster than reduce_mean

    def pooled(x: Any, weight: np.ndarray) -> Any:
        _, _, rows, columns = shape
        means = mean(shaped(mean(x, rows), shape[0] // k, len(weight), columns, k), columns)
        weighted = opset.convolution(means, opset.constant(weight[:, :, None, None]), [1, 1], [0, 0], [0, 0], [1, 1])
        return opset.tile(weighted, opset.constant([1, 1, 1, columns]))

    def turned(x: Any, *order: int) -> Any:
        return opset.transpose(x, opset.constant(list(order)))

    def head(x: Any, name: str, then: str) -> Any:
        channels, cells = len(weights[f"{name}.bias"]), math.prod(shape[2:])
        rows = turned(opset.relu(conv(x, name)), 0, 2, 3, 1)  # as they lie in memory
        rows = turned(shaped(rows, shape[0] // k, cells, k, channels), 0, 2, 1, 3)
        weight = weights[f"{then}.weight"].reshape(-1, channels, cells).swapaxes(1, 2)
        return dense(shaped(rows, shape[0], cells * channels), then, weight.reshape(-1, cells * channels))

    planes = opset.parameter(list(shape), np.float32)
    cells = turned(shaped(planes, shape[0] // k, k, math.prod(shape[1:])), 0, 2, 1)
    x = opset.relu(conv(shaped(cells, shape[0] // k, *shape[1:3], shape[3] * k), "stem"))
    for block in range(len(most) // 2):
        y = opset.relu(rounded(x, f"blocks.{block}.first", most[2 * block]))
        if (pool := weights.get(f"blocks.{block}.pool.weight")) is not None:
            x = opset.add(x, pooled(y, pool))
        x = opset.relu(opset.add(rounded(y, f"blocks.{block}.second", most[2 * block + 1]), x))
    logits = head(x, "policy_conv", "policy")
    hidden = opset.relu(head(x, "value_conv", "value_hidden"))
    values = opset.tanh(dense(hidden, "value", weights["value.weight"]))
    return import_module("openvino").Model([logits, values], [planes], "tower")
