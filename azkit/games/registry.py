"""Finds the module of a game, by the name of one of azkit's or by the path of a file, and checks its options."""

import hashlib
import importlib
import importlib.util
import inspect
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from ..compiled import LOADED
from ..errors import AzkitError

# Modules of this package, each with a `make`
GAMES = ("connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive")
ALIASES = {"antigo": "nogo"}


def find_module(name: str) -> ModuleType:
    """The module of a game with a function `make`. Raises AzkitError for an unknown name or a file that fails."""
    if name.endswith(".py"):
        return _load(Path(name))
    name = ALIASES.get(name, name)
    if name not in GAMES:
        raise AzkitError(f"unknown game {name!r}: choose one of {', '.join(GAMES)}, or the path of a .py file")
    return importlib.import_module(f".{name}", __package__)


def call_make(name: str, options: Mapping[str, Any]) -> Any:
    """What `make` of a game returns; AzkitError unless it has all of these options, with defaults of the same types."""
    make = find_module(name).make
    parameters = inspect.signature(make).parameters
    for key, parameter in parameters.items():
        if parameter.default is parameter.empty:
            raise AzkitError(f"option {key} of {name} has no default: give it one in `make`")
    for key, value in options.items():
        if key not in parameters:
            raise AzkitError(f"unknown option {key!r} of {name}: it has {', '.join(parameters) or 'none'}")
        kind = type(parameters[key].default)
        if type(value) is not kind:
            raise AzkitError(f"option {key} of {name} takes {kind.__name__}, not {value!r}")
    return make(**options)


def board_options(options: Mapping[str, Any]) -> dict[str, Any]:
    """A game's options but for `planes`, which concern the network alone."""
    return {key: value for key, value in options.items() if key != "planes"}


def _load(path: Path) -> ModuleType:
    """Import a game's own file, under a name that no other module has."""
    digest = hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:16]
    spec = importlib.util.spec_from_file_location(f"azkit_game_{digest}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise AzkitError(f"no game file at {path}")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # numba's cache looks for it by name
    setattr(module, LOADED, time.time())
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise AzkitError(f"{path} does not load: {type(error).__name__}: {error}") from error
    if not hasattr(module, "make"):
        raise AzkitError(f"{path} has no function `make` that returns a Game")
    return module
