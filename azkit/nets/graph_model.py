"""A graph network by OpenVINO: one model for batches of any size, up to twice as fast as torch kernel by kernel."""

from importlib import import_module
from typing import Any

import numpy as np
from torch import nn

from .cuda import Forward
from .int8 import runner
from .nets import numpy_weights
from .variants import Variant

EPSILON = 1e-5  # of torch's layer norm


def compiled(net: nn.Module, variant: Variant) -> Forward:
    """The folded network for the arrays of graphs.Graphs, of any number of positions."""
    return runner(_model(numpy_weights(net)), variant)


def _model(weights: dict[str, np.ndarray]) -> Any:
    """OpenVINO's graph of nets.GraphNet, by the names of numpy_weights."""
    opset = import_module("openvino.opset13")

    def constant(name: str) -> Any:
        return opset.constant(weights[name])

    def linear(x: Any, name: str) -> Any:
        y = opset.matmul(x, constant(f"{name}.weight"), False, True)
        return opset.add(y, constant(f"{name}.bias")) if f"{name}.bias" in weights else y

    def rows(x: Any, index: Any, axis: int = 0) -> Any:
        return opset.gather(x, index, opset.constant(np.int64(axis)))

    def normed(x: Any, name: str) -> Any:
        x = opset.mvn(x, opset.constant(np.array([1])), True, EPSILON, "inside_sqrt")
        return opset.add(opset.multiply(x, constant(f"{name}.weight")), constant(f"{name}.bias"))

    width, features = weights["stem.weight"].shape
    kinds = weights["layers.0.near.weight"].shape[1] // width
    count = sum(name.endswith("norm.bias") for name in weights)
    nodes = opset.parameter([-1, features], np.float32)
    shapes = ([-1, kinds], [-1], [-1, -1], [-1, 3])
    links, graph, members, moves = (opset.parameter(shape, np.int64) for shape in shapes)
    share = opset.convert(opset.greater(members, opset.constant(np.int64(0))), "f32")
    last = opset.constant(np.array([1]))
    share = opset.unsqueeze(opset.divide(share, opset.reduce_sum(share, last, True)), last)

    def mean(h: Any) -> Any:
        return opset.squeeze(opset.matmul(share, rows(h, members), False, False), last)

    h = opset.relu(linear(nodes, "stem"))
    pooled, void = mean(h), opset.constant(np.zeros((1, width), np.float32))
    for name in (f"layers.{number}" for number in range(count)):
        near = opset.reshape(rows(h, links), opset.constant([-1, kinds * width]), False)
        whole = opset.concat([void, linear(pooled, f"{name}.pool")], 0)
        heard = opset.add(linear(near, f"{name}.near"), linear(h, f"{name}.own"))
        h = opset.add(h, opset.relu(normed(opset.add(heard, rows(whole, graph)), f"{name}.norm")))
        pooled = mean(h)
    source, target, position = (rows(moves, opset.constant(np.int64(column)), 1) for column in range(3))
    source, target = rows(h, source), rows(h, target)
    joint = opset.add(linear(source, "source"), linear(target, "target"))
    joint = opset.add(joint, linear(opset.multiply(source, target), "product"))
    joint = opset.relu(opset.add(joint, rows(linear(pooled, "pooled"), position)))
    logits = opset.squeeze(linear(joint, "score"), last)
    values = opset.tanh(linear(opset.relu(linear(pooled, "value_hidden")), "value"))
    return import_module("openvino").Model([logits, values], [nodes, links, graph, members, moves], "graphs")
