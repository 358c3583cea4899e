"""The code of an agent file itself: builds azkit from the texts that the file carries, and always answers a move.

package.py writes this module behind its header, unchanged but for the lines between the two marks, which it fills in.
Kaggle runs it in a bare namespace without `__file__` and takes the callable bound last.
"""

from __future__ import annotations

import builtins
import importlib
import sys
import traceback
from importlib.machinery import ModuleSpec
from time import perf_counter
from typing import Any

BEGIN = perf_counter()

# <filled in by package.py>
SETTINGS: dict[str, Any] = {}  # the game, its module in games/ and its options; search, player, hash of the weights
PACKAGE: str = ""  # a name that no other module has
SOURCES: dict[str, str] = {}  # the text of each file
WEIGHTS: str = ""  # of the network, as base85
BOOK: str = ""  # for the game's prover, as base85
# </filled in>


class Embedded:
    """Imports the modules of one package from SOURCES; no file is written."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Python's question to every importer: is this module yours?"""
        file = "azkit" + name[len(self.package) :].replace(".", "/")
        if name.partition(".")[0] != self.package or not {f"{file}.py", f"{file}/__init__.py"} & SOURCES.keys():
            return None
        is_package = f"{file}.py" not in SOURCES
        origin = f"{file}/__init__.py" if is_package else f"{file}.py"
        return ModuleSpec(name, self, origin=origin, is_package=is_package)  # type: ignore[arg-type]  # duck-typed

    def create_module(self, spec: ModuleSpec) -> None:
        """Python's ordinary empty module will do."""

    def exec_module(self, module: Any) -> None:
        """Run the module's text."""
        file = module.__spec__.origin
        module.__dict__["__builtins__"] = {**vars(builtins), "__import__": self.find_azkit}
        exec(compile(SOURCES[file], f"{self.package}/{file}", "exec"), module.__dict__)

    def find_azkit(self, name: str, scope: Any = None, local: Any = None, names: Any = (), level: int = 0) -> Any:
        """What `import` calls: a user's own game says `azkit`, and means the one that this file carries."""
        if level == 0 and name.partition(".")[0] == "azkit":
            name = self.package + name[len("azkit") :]
        return __import__(name, scope, local, names, level)


def embedded(name: str, compiled: bool) -> Any:
    """One of azkit's modules. Files of equal content share them, so that numba compiles them once."""
    package = f"{PACKAGE}_{'compiled' if compiled else 'plain'}"
    if package not in sys.modules:
        sys.meta_path.append(Embedded(package))  # type: ignore[arg-type]  # an importer needs no base class
    modules: dict[str, Any] = sys.modules
    hidden = {} if compiled else {"numba": modules.get("numba", ...)}
    try:
        modules.update(dict.fromkeys(hidden))  # None there is Python's mark for "cannot be imported"
        return importlib.import_module(f"{package}.{name}")
    finally:
        for name, module in hidden.items():
            del modules[name]
            if module is not ...:
                modules[name] = module


PLAYERS: list[Any] = []  # the running player, or None where none could start
LOADED: list[float] = []  # seconds that loading took, which the first move's clock counts


def first_move(compiled: bool, observation: Any, configuration: Any, started: float) -> int:
    """The move of a new player, which goes on if it has one."""
    player = embedded("submit.player", compiled).Player(SETTINGS, WEIGHTS, BOOK)
    move = player.move(observation, configuration, started)
    PLAYERS[0] = player
    return move


def searched_move(observation: Any, configuration: Any, started: float) -> int:
    """The player's move; the first call starts it, compiled if the overage bank can pay for that."""
    if PLAYERS:
        return PLAYERS[0].move(observation, configuration, started)
    PLAYERS.append(None)
    config = SETTINGS["player"]
    if config["compile"] and observation.get("remainingOverageTime", 0) > config["reserve"]:
        try:
            return first_move(True, observation, configuration, started)
        except Exception:
            traceback.print_exc()
            print("azkit: going on as plain Python", file=sys.stderr)
    return first_move(False, observation, configuration, started)


def rule_of_thumb(observation: Any, configuration: Any) -> int:
    """Without search, by the rules alone: a move that wins, else one where the next seat would, else the middle one."""
    board, seat, limit = observation["board"], observation["mark"] - 1, perf_counter() + 0.3
    options = {name: configuration.get(name, value) for name, value in SETTINGS["options"].items()}
    game = embedded(f"games.{SETTINGS['module']}", compiled=False).make(**options)
    show = game.extras.kaggle.position
    legal = (show(game, board, seat) if board else game.initial_state()).legal_moves()
    for mover in (seat, (seat + 1) % game.players) if board else ():
        state = show(game, board, mover)  # of some games the board alone says whose turn it is
        for move in state.legal_moves() if state.to_play == mover else ():
            outcome = state.play(move).outcome if perf_counter() < limit else None
            if outcome is not None and outcome[mover] > 0 and move in legal:
                return move
    return legal[len(legal) // 2]


LOADED.append(perf_counter() - BEGIN)


def agent(observation: Any, configuration: Any) -> int:
    """Kaggle's entry: a legal move as a Python int, whatever goes wrong."""
    started = perf_counter() - (LOADED.pop() if LOADED else 0.0)
    try:
        if not PLAYERS or PLAYERS[0] is not None:
            return int(searched_move(observation, configuration, started))
    except Exception:
        traceback.print_exc()
        print("azkit: no search in this move, a rule of thumb instead", file=sys.stderr)
    try:
        return int(rule_of_thumb(observation, configuration))
    except Exception:
        traceback.print_exc()
        return [*observation["board"], 0].index(0)  # the first empty cell, or column that is not full
