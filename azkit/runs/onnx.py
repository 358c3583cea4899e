"""A checkpoint's network as an ONNX file, compared with torch on positions of real games."""

import importlib
import json
import logging
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ..errors import AzkitError, reason
from ..files import commit
from ..nets.graphs import Graphs
from ..nets.nets import fold
from ..selfplay.replay import random_batch
from ..version import __version__
from .mirror import load_checkpoint

TOLERANCE = 1e-3  # larger differences from torch are a fault of the export, not of rounding
POSITIONS = 64  # compared
OUTPUTS = ("logits", "values")
SIZES = {  # axes of inputs that differ between batches
    "planes": {0: "batch"},
    "nodes": {0: "nodes"},
    "links": {0: "nodes"},
    "graph": {0: "nodes"},
    "members": {0: "batch", 1: "members"},
    "moves": {0: "moves"},
}


@dataclass(frozen=True)
class OnnxReport:
    """What was exported; `difference` is the largest between onnxruntime and torch over all logits and values."""

    path: Path
    size: int  # bytes
    positions_compared: int
    difference: float
    inputs: dict[str, str]  # name -> shape; float32, or int64 where they count nodes
    outputs: dict[str, str]


def export_onnx(checkpoint: str | Path, out: Path, game: str | Path | None = None) -> OnnxReport:
    """Write the folded network: planes [batch, C, H, W] -> logits [batch, A], values [batch, V], any batch size.

    A graph network takes the arrays of azkit/nets/graphs.py by their names instead, and gives logits [E] of the moves.

    Input and values are relative to the side to move, logits are before the softmax over legal moves. The file's
    metadata holds game, options (JSON), generation and azkit's version.

    `game` is the file of a user's own rules, see load_checkpoint.

    Raises AzkitError if onnx, onnxscript or onnxruntime is missing, or if the file computes something else than torch.
    """
    onnx, onnxruntime = _require("onnx"), _require("onnxruntime")
    _require("onnxscript")
    loaded = load_checkpoint(checkpoint, game)
    rules, net = loaded.game, fold(loaded.net)
    names = ("planes",) if rules.graph is None else Graphs._fields
    inputs = dict(zip(names, random_batch(rules, POSITIONS).inputs, strict=True))
    with torch.inference_mode():
        expected = [output.numpy() for output in net(*map(torch.from_numpy, inputs.values()))]
    notes = {"game": rules.name, "options": json.dumps(rules.options), "generation": str(loaded.generation)}
    settings = onnxruntime.SessionOptions()
    # Else it has this thread compute with denormal numbers again, which nets.variants.compute_on_cpu keeps it from.
    settings.add_session_config_entry("session.set_denormal_as_zero", "1")
    try:
        model = _model(net, dict(zip(names, random_batch(rules, 2).inputs, strict=True)))
        onnx.helper.set_model_props(model, notes | {"azkit": __version__})
        data = model.SerializeToString()
        session = onnxruntime.InferenceSession(data, settings, providers=["CPUExecutionProvider"])
        answers = session.run(list(OUTPUTS), inputs)
    except Exception as error:  # whatever torch, onnx and onnxruntime raise where one does not fit another
        raise AzkitError(f"{out}: the network cannot be exported: {reason(error)}") from error
    difference = max(float(np.abs(mine - theirs).max()) for mine, theirs in zip(answers, expected, strict=True))
    if not difference <= TOLERANCE:
        raise AzkitError(f"{out}: onnxruntime and torch differ by {difference:.2g}; nothing was written")
    commit(out, data)
    return OnnxReport(
        path=out,
        size=len(data),
        positions_compared=POSITIONS,
        difference=difference,
        inputs=_shapes(session.get_inputs()),
        outputs=_shapes(session.get_outputs()),
    )


def _model(net: nn.Module, example: dict[str, np.ndarray]) -> Any:
    """The network as an ONNX model, by torch's exporter, without its remarks on what is deprecated or not installed."""
    muted = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        with warnings.catch_warnings(), torch.inference_mode():
            warnings.simplefilter("ignore")
            program = torch.onnx.export(
                net,
                tuple(map(torch.from_numpy, example.values())),
                dynamo=True,
                verbose=False,
                input_names=list(example),
                output_names=list(OUTPUTS),
                dynamic_shapes=tuple(
                    {axis: torch.export.Dim(size) for axis, size in SIZES[name].items()} for name in example
                ),
            )
    finally:
        logging.disable(muted)
    assert program is not None  # only torch's other exporter returns nothing
    return program.model_proto


def _require(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise AzkitError(f"ONNX export needs {name} (extra onnx): pip install onnx onnxscript onnxruntime") from error


def _shapes(values: list[Any]) -> dict[str, str]:
    return {value.name: f"[{', '.join(map(str, value.shape))}]" for value in values}
