"""Agent files: how they play, and what azkit's own say of themselves without being run."""

import ast
import tokenize
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..errors import AzkitError, tell
from ..games.base import GAMES, Game, State, make
from .cage import START_SECONDS, AgentError
from .kaggle import kaggle_options, observe
from .sandbox import GRACE, Sandbox

ACT, BANK = 2.0, 60.0  # Kaggle's seconds for a move, and of overage for a game


class FileAgent:
    """A Kaggle agent file under Kaggle's loader, in a cage of its own, which ends when its time is up.

    The file is loaded anew for each game, with Python's and NumPy's generators seeded by the next number. Faults count
    as on Kaggle: None is move 0, a move that is no int is invalid.
    """

    lanes = 1

    def __init__(self, path: Path, game: Game, seed: int = 0, act: float = ACT, bank: float = BANK) -> None:
        """`seed` of the first game, `act` seconds for a move, `bank` of overage for a game."""
        self.name, self.path, self.game, self.act, self.full_bank = str(path), path, game, act, bank
        self.seed = seed
        self.sandbox: Sandbox | None = None
        self.bank = bank

    def reset(self) -> None:
        if self.sandbox is None or not self.sandbox.alive:
            self.sandbox = Sandbox()
        configuration = {"actTimeout": self.act, **kaggle_options(self.game)}
        job = {"file": str(self.path), "game": self.game.source, "configuration": configuration, "seed": self.seed}
        self.seed += 1
        self.sandbox.ask(load=job)
        if trouble := self.sandbox.answer(START_SECONDS):
            raise AzkitError(f"agent file {self.path}: {trouble['detail']}")
        self.bank = self.full_bank

    def select(self, states: Sequence[State]) -> list[int]:
        return [self._ask(state) for state in states]

    def _ask(self, state: State) -> int:
        if self.sandbox is None or not self.sandbox.alive:
            self.reset()
        assert self.sandbox is not None
        self.sandbox.ask(observation={**observe(state), "remainingOverageTime": self.bank})
        reply = self.sandbox.answer(self.act + self.bank + GRACE)
        if reply["kind"]:
            raise AgentError(reply["kind"], reply["detail"] or f"with {self.bank:.1f} s of overage left")
        pass_on(self.name, reply["detail"])
        self.bank -= max(0.0, reply["seconds"] - self.act)
        if reply["move"] not in state.legal_moves():
            raise AgentError("invalid", f"it played {reply['move']}, legal are {state.legal_moves()}")
        return reply["move"]


def pass_on(file: str, stderr: str) -> None:
    """Tell what azkit's agent files say when they play weaker than they could, as plain Python or without a network."""
    for line in stderr.splitlines():
        if line.startswith("azkit: "):
            tell(f"{file}: {line.removeprefix('azkit: ')}")


def constants(path: Path, *names: str) -> list[Any]:
    """Values of constants in a Python file, read without running it; KeyError for one that is not there."""
    assigned = [node for node in ast.parse(path.read_bytes()).body if isinstance(node, ast.Assign)]
    values = {ast.unparse(node.targets[0]): node.value for node in assigned}
    return [ast.literal_eval(values[name]) for name in names]


def game_of(path: Path, own: Game | None = None) -> Game | None:
    """The game that an agent file of azkit's says it plays, read without running it; None of any other file.

    `own` has the rules of a user's, which the file may play with other options. Raises AzkitError if it plays neither
    those nor a game of azkit's, for then its own file must be named.
    """
    try:
        (settings,) = constants(path, "SETTINGS")
        name, options = settings["game"], {str(key): value for key, value in dict(settings["options"]).items()}
    except (OSError, SyntaxError, ValueError, TypeError, LookupError, RecursionError):
        return None
    if own is not None and name == own.name:
        _compare(path, own)
        return make(own.source, **options)
    if name not in GAMES:
        raise AzkitError(f"{path} plays {name}, a game in a file of its own: name that file with --game")
    return make(name, **options)


def _compare(path: Path, own: Game) -> None:
    """Tell where an agent file carries other rules than the user's own, such as those before an edit."""
    with suppress(OSError, ValueError, TypeError, LookupError):
        carried = constants(path, "SOURCES")[0]["azkit/games/own.py"]
        with tokenize.open(own.source) as file:
            if file.read() != carried:
                tell(f"{path} was made with other rules than {own.source} has now")
