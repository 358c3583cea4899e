"""A game becomes a module: compiled in a process of its own, kept on disk until a source changes."""

import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from ..compiled import cache_folder, sources
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..search.search import SearchConfig
from ..search.steps import UCT
from . import layout as lay

HOME = Path(__file__).parents[1]


@dataclass(frozen=True)
class Module:
    """What a page needs besides weights: `layout` is JSON (azkit/submit/static/worker.js reads it)."""

    wasm: bytes
    layout: dict[str, Any]


def page_weights(weights: Mapping[str, np.ndarray]) -> bytes:
    """Folded weights (nets.numpy_weights) as float16, one after the other."""
    return b"".join(np.asarray(array, np.float32).astype("<f2").tobytes() for array in weights.values())


def build(
    game: Game, weights: Mapping[str, np.ndarray] | None = None, search: SearchConfig | None = None, rollouts: int = 0
) -> Module:
    """The module of a game made by azkit.make, for a network with weights of these shapes, or for none.

    Without a network leaves are worth what `rollouts` random games say, or nothing. It searches as an agent file with
    these settings does. Raises AzkitError where that cannot be compiled for a browser.
    """
    return Module(_compiled(game), _layout(game, weights, search or SearchConfig(), rollouts))


def _layout(
    game: Game, weights: Mapping[str, np.ndarray] | None, search: SearchConfig, rollouts: int
) -> dict[str, Any]:
    where, end = lay.places(game)
    settings = replace(search, noise_epsilon=0.0, leaves=lay.LEAVES).settings(game)
    uct = settings.selection == UCT
    net, size, shapes = None, 0, {name: array.shape for name, array in (weights or {}).items()}
    if shapes:
        net, size = (lay.plan_graph if game.graph else lay.plan_tower)(game, shapes)
    heap = lay.ARENA + end + 4 * size
    view = game.extras.view
    return {
        "game": game.name,
        "options": game.options,
        "players": game.players,
        "arena": lay.ARENA,
        "heap": [heap, heap + lay.HEAP],
        "arrays": {
            f"{record}.{name}": [lay.ARENA + place.offset, int(np.prod(place.shape)), place.dtype.name]
            for record, fields in where.items()
            for name, place in fields.items()
        },
        "parameters": game.parameters.tolist(),
        "moves_to": game.move_symmetry.ravel().tolist(),
        "settings": [settings.c_puct, settings.fpu_reduction, settings.target_scale, settings.prove, uct],
        "reuse": search.reuse,
        "evaluator": "net" if shapes else "playouts" if rollouts else "uniform",
        "rollouts": rollouts,
        "net": net,
        "weights": {"at": lay.ARENA + end, "shapes": [[name, list(shape)] for name, shape in shapes.items()]},
        "steps": view.rows * view.columns if view is not None and view.partly is not None else 0,  # cells to compare
    }


def _compiled(game: Game) -> bytes:
    """The module's bytes, from the cache where these very sources were compiled before."""
    if not game.source:
        raise AzkitError(f"{game.name} was not made by azkit.make: a page is compiled from a game's name or its file")
    path = cache_folder() / "wasm" / f"{_digest(game)}.wasm"
    if path.is_file():
        return path.read_bytes()
    wasm = _compile(game)
    try:
        commit(path, wasm)
    except AzkitError:  # a full disk: it will be compiled again
        pass
    return wasm


def _digest(game: Game) -> str:
    """Of all that a module is made from."""
    files = [*HOME.glob("*.py"), *(HOME / "games").rglob("*.py"), *(HOME / "search").glob("*.py")]
    files += sorted((HOME / "wasm").glob("*.py"))
    digest = hashlib.sha256(json.dumps([game.source, game.options, _versions()]).encode())
    if game.source.endswith(".py"):
        files += sorted(sources(game.play))
    for file in sorted(set(files)):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:24]


def _versions() -> list[str]:
    return [version(name) for name in ("numba", "llvmlite", "numpy")]


def _compile(game: Game) -> bytes:
    """Compile in a fresh process, since numba must be told before it is imported not to optimise."""
    job = {"source": game.source, "options": game.options}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = os.pathsep.join(filter(None, [str(HOME.parent), environment.get("PYTHONPATH")]))
    # Machine code that was kept on disk has no IR: no folder for it
    environment |= {"NUMBA_OPT": "0", "NUMBA_CACHE_DIR": os.devnull, "PYTHONPATH": path}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "module.wasm")
        process = subprocess.run(
            [sys.executable, "-m", f"{__package__}.child", str(out)],
            input=json.dumps(job),
            capture_output=True,
            text=True,
            env=environment,
        )
        if process.returncode or not out.is_file():
            lines = process.stderr.strip().splitlines() or ["its process ended"]
            raise AzkitError(f"no page can be made of {game.describe()}: {lines[-1].removeprefix('azkit: ')}")
        return out.read_bytes()
