"""A checkpoint's network for other programs: as an ONNX file, or as a torch state dict and JSON that says what it fits.

What is written was compared with the checkpoint on positions of real games.
"""

import importlib
import io
import json
import logging
import warnings
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from ..errors import AzkitError, reason
from ..files import commit
from ..nets.graphs import Graphs
from ..nets.nets import build_net, fold
from ..selfplay.replay import random_batch
from ..version import __version__
from .checkpoints import Checkpoint, bytes_of
from .mirror import load_checkpoint

TOLERANCE = 1e-3  # larger differences of ONNX from torch are a fault of the export, not of rounding
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
class Export:
    """What was written; `difference` is the largest of all logits and values from the checkpoint's."""

    path: Path
    size: int  # bytes
    positions_compared: int
    difference: float
    inputs: dict[str, str] | None = None  # of ONNX: name -> shape; float32, or int64 where they count nodes
    outputs: dict[str, str] | None = None
    description: Path | None = None  # of a state dict, the JSON file: game, options, net, generation, azkit


def export_onnx(checkpoint: str | Path, out: Path, game: str | Path | None = None) -> Export:
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
    notes = {name: fact if isinstance(fact, str) else json.dumps(fact) for name, fact in _facts(loaded).items()}
    settings = onnxruntime.SessionOptions()
    # Else it has this thread compute with denormal numbers again, which nets.variants.compute_on_cpu keeps it from.
    settings.add_session_config_entry("session.set_denormal_as_zero", "1")
    try:
        model = _model(net, dict(zip(names, random_batch(rules, 2).inputs, strict=True)))
        onnx.helper.set_model_props(model, notes)
        data = model.SerializeToString()
        session = onnxruntime.InferenceSession(data, settings, providers=["CPUExecutionProvider"])
        answers = session.run(list(OUTPUTS), inputs)
    except Exception as error:  # whatever torch, onnx and onnxruntime raise where one does not fit another
        raise AzkitError(f"{out}: the network cannot be exported: {reason(error)}") from error
    difference = _difference(answers, _answers(net, inputs.values()))
    if not difference <= TOLERANCE:
        raise AzkitError(f"{out}: onnxruntime and torch differ by {difference:.2g}; nothing was written")
    commit(out, data)
    taken, given = _shapes(session.get_inputs()), _shapes(session.get_outputs())
    return Export(out, len(data), POSITIONS, difference, taken, given)


def _require(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise AzkitError(f"ONNX export needs {name} (extra onnx): pip install onnx onnxscript onnxruntime") from error


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


def _shapes(values: list[Any]) -> dict[str, str]:
    return {value.name: f"[{', '.join(map(str, value.shape))}]" for value in values}


def export_pth(checkpoint: str | Path, out: Path, game: str | Path | None = None) -> Export:
    """Write `out`, and its namesake that ends in .json: `build_net(make(game, **options), NetConfig(**net), seed=0)`
    has room for the state dict that `torch.load(out, weights_only=True)` reads.

    `game` is the file of a user's own rules, see load_checkpoint. Raises AzkitError if that would not be the
    checkpoint's network again, or if `out` ends in .json itself; then nothing is written.
    """
    description = out.with_suffix(".json")
    if description == out:
        raise AzkitError(f"{out}: what describes the weights would take their place; choose another name, such as .pth")
    loaded = load_checkpoint(checkpoint, game)
    weights = bytes_of({name: value.cpu().contiguous() for name, value in loaded.net.state_dict().items()})
    again = build_net(loaded.game, loaded.config.net, seed=0).eval()
    again.load_state_dict(torch.load(io.BytesIO(weights), weights_only=True))
    inputs = random_batch(loaded.game, POSITIONS).inputs
    difference = _difference(_answers(again, inputs), _answers(loaded.net, inputs))
    if difference != 0.0:
        raise AzkitError(f"{out}: the network in it differs by {difference:.2g}; nothing was written")
    commit(out, weights)
    commit(description, json.dumps(_facts(loaded) | {"net": asdict(loaded.config.net)}, indent=1).encode())
    return Export(out, len(weights), POSITIONS, difference, description=description)


def _facts(loaded: Checkpoint) -> dict[str, Any]:
    """What a network is of, as both kinds of files tell it."""
    game = loaded.game
    return {"game": game.name, "options": game.options, "generation": loaded.generation, "azkit": __version__}


def _answers(net: nn.Module, inputs: Iterable[np.ndarray]) -> list[np.ndarray]:
    with torch.inference_mode():
        return [output.numpy() for output in net(*map(torch.from_numpy, inputs))]


def _difference(mine: list[np.ndarray], theirs: list[np.ndarray]) -> float:
    return max(float(np.abs(first - second).max()) for first, second in zip(mine, theirs, strict=True))
