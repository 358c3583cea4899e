"""A game becomes a module: compiled in a process of its own, and kept on disk until a source changes."""

import gzip
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from ..compiled import RULES, UNUSED_DAYS, _sources, cache_folder
from ..errors import AzkitError
from ..files import commit, python_path
from ..games.base import Game
from ..search.search import SearchConfig
from . import layout as lay

HOME = Path(__file__).parents[1]
# Modules of azkit's own games with default options, and the digest of what each was made from (prebuild.py)
PREBUILT, RECORD = HOME / "wasm" / "prebuilt", "digests.json"
# What modules are made from, besides the files of a game's rules; neither build.py nor prebuild.py
SOURCES = ("compiled.py", "rng.py", "games/base.py", "games/grid.py", "search/[erst]*.py", "wasm/[!bp_]*.py")
NUMBA = (0, 62)  # the oldest that can build


class OldNumbaError(AzkitError):
    """What must be compiled for the page cannot be by this numba."""


@dataclass(frozen=True)
class Module:
    """What a page needs besides weights; azkit/submit/static/worker.js reads both."""

    wasm: bytes
    layout: dict[str, Any]  # JSON


def build(game: Game, weights: Mapping[str, np.ndarray], search: SearchConfig) -> Module:
    """The module of a game made by azkit.make, for a network with weights of these shapes (nets.numpy_weights).

    It searches as an agent file with these settings does. The bytes depend on the game alone. Raises AzkitError where
    numba cannot compile it.
    """
    return Module(_module(game), _layout(game, weights, search))


def page_weights(weights: Mapping[str, np.ndarray]) -> bytes:
    """Folded weights as the worker takes them: float16, one after the other. AzkitError if one does not fit."""
    with np.errstate(over="ignore"):  # looked for below
        halves = np.concatenate([np.asarray(array, np.float32).astype("<f2").ravel() for array in weights.values()])
    if not np.isfinite(halves).all():
        raise AzkitError("a weight does not fit float16: the network has diverged, train it again")
    return halves.tobytes()


def _layout(game: Game, weights: Mapping[str, np.ndarray], search: SearchConfig) -> dict[str, Any]:
    """Where the arrays are, what a page writes into them before it plays, and how it searches."""
    where, end = lay.places(game)
    settings = search.alone().settings()
    plan = lay.plan_graph if game.graph else lay.plan_tower
    net, size = plan(game, {name: array.shape for name, array in weights.items()})
    heap = lay.padded(lay.ARENA + end + 4 * size, 16)
    view = game.extras.view
    return {
        "players": game.players,
        "arena": lay.ARENA,
        "heap": [heap, heap + lay.HEAP],
        "arrays": {
            f"{record}.{name}": [lay.ARENA + place.offset, int(np.prod(place.shape)), place.dtype.name]
            for record, fields in where.items()
            for name, place in fields.items()
        },
        "parameters": list(map(str, game.parameters.tolist())),  # JSON's numbers end at 2^53
        "moves_to": np.asarray(game.move_symmetry).ravel().tolist(),
        "settings": [
            settings.c_puct,
            settings.fpu_reduction,
            settings.target_scale,
            float(settings.prove),
            float(settings.selection),
            # By the rules alone: what else a game has for its endings is in no module
            min(search.prove_nodes, lay.PROOF_NODES) * float(game.players > 1 and game.extras.endings(game) is None),
        ],
        "reuse": search.reuse,
        "net": net,
        "weights": lay.ARENA + end,  # as they are, float32, before `prepare`
        "steps": view.rows * view.columns if view is not None and view.partly is not None else 0,  # cells to compare
    }


def _module(game: Game) -> bytes:
    """The module's bytes: prebuilt, or from the cache, where these very sources were compiled, else compiled now."""
    if not game.source:
        raise AzkitError(f"{game.name} was not made by azkit.make: a page is compiled from a game's name or its file")
    made_from = digest(game)
    if json.loads((PREBUILT / RECORD).read_text()).get(game.source) == made_from:
        return gzip.decompress((PREBUILT / f"{game.source}.wasm.gz").read_bytes())
    compilers = " ".join([made_from, *(f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy"))])
    path = cache_folder() / "wasm" / f"{hashlib.sha256(compilers.encode()).hexdigest()[:24]}.wasm"
    with suppress(OSError):  # it is not there, or another process has just deleted it
        os.utime(path)
        return path.read_bytes()
    wasm = compile_module(game)
    with suppress(AzkitError):  # a full disk: it will be compiled again
        commit(path, wasm)
    for other in path.parent.glob("*.wasm"):
        with suppress(OSError):  # another process may have been faster
            if time.time() - other.stat().st_mtime > UNUSED_DAYS * 86400:
                other.unlink()
    return wasm


def digest(game: Game) -> str:
    """Of all that a module is made from: azkit's sources, and the game's own with its options."""
    made = hashlib.sha256(json.dumps([game.source, game.options]).encode())
    files = {file for pattern in SOURCES for file in HOME.glob(pattern)}
    files |= {Path(game.source)} if game.source.endswith(".py") else set()
    for name in RULES:
        file = Path(getattr(game, name).__code__.co_filename)
        if HOME not in file.parents:  # a user's own
            files |= {own for own in _sources(getattr(game, name)) if HOME not in own.parents}
        else:  # a module, or a package of its own
            files |= {file} if file.parent == HOME / "games" else set(file.parent.glob("*.py"))
    for file in sorted(files):
        made.update(file.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return made.hexdigest()


def compile_module(game: Game) -> bytes:
    """Compile in a fresh process, since numba must be told not to optimise before it is imported."""
    if tuple(map(int, re.findall(r"\d+", version("numba"))[:2])) < NUMBA:
        least = ".".join(map(str, NUMBA))
        raise OldNumbaError(
            f"building a page needs numba >= {least}, here is {version('numba')}; playing one needs none"
        )
    job = {"source": game.source, "options": game.options}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    path = python_path(environment.get("PYTHONPATH", ""))
    # No folder for machine code: what was kept there has no IR
    environment |= {"NUMBA_OPT": "0", "NUMBA_CACHE_DIR": os.devnull, "PYTHONPATH": path}
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "module.wasm")
        process = subprocess.run(
            [sys.executable, "-P", "-m", f"{__package__}.child", str(out)],
            input=json.dumps(job),
            capture_output=True,
            text=True,
            env=environment,
        )
        if process.returncode or not out.is_file():
            lines = process.stderr.strip().splitlines() or ["its process ended"]
            raise AzkitError(f"no page can be made of {game.describe()}: {lines[-1].removeprefix('azkit: ')}")
        return out.read_bytes()
