"""An agent file in a cage: both ends of the line between the process that judges and the agent's.

The judge asks {observation}. The agent's process loads the file as Kaggle does and answers {"action", "stderr"} or
{"raised", "stderr"}. It is not believed: what it says is an action that Kaggle's own code judges outside.
"""

import json
import os
import random
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..errors import AzkitError, printable
from .cage import LAST_WORDS, LINE, AgentError, Cage, Serve
from .kaggle import import_kaggle

SEEDS = 1 << 32  # that NumPy's global generator takes
GRACE = 1.0  # seconds past its clock after which an agent is ended


class CagedFile:
    """An agent file as env.run and kaggle_environments.Agent take a function: asked for a move in a process of its own.

    A fault is returned as the exception that Kaggle would have met; why, is printed to standard error.
    """

    def __init__(self, cage: Cage, file: str, environment: Any, seed: int) -> None:
        """Start the process; as on Kaggle the file's source runs at the first move.

        Raises AzkitError if the process does not start.
        """
        path = Path(file).resolve()
        job = {"file": str(path), "name": environment.name, "configuration": environment.configuration, "seed": seed}
        packages = Path(import_kaggle().__file__).parent
        try:
            self.inmate = cage.start(job, [str(packages), str(_folder(path))])
        except OSError as error:
            raise AzkitError(f"agent file {file}: its process does not start: {error}") from error

    def __call__(self, observation: Any, configuration: Any) -> Any:
        seconds = observation.remainingOverageTime + configuration.actTimeout + GRACE
        try:
            action, stderr = _heard(self.inmate.ask(json.dumps(observation).encode() + b"\n", seconds))
        except AgentError as error:
            self.inmate.close()
            late = error.kind == "timeout"
            action, stderr = (import_kaggle().errors.DeadlineExceeded() if late else RuntimeError()), error.detail
        sys.stderr.write(printable(stderr, "\n\t"))
        return action


def _folder(path: Path) -> Path:
    """What an agent sees of its file's folder: all of it, but of a user's home or a shared folder the file alone."""
    shared = [*map(Path, (os.path.expanduser("~"), os.environ.get("TMPDIR", "/tmp"), "/tmp", "/var/tmp", "/dev/shm"))]
    return path if any(each.resolve().is_relative_to(path.parent) for each in shared) else path.parent


def _heard(line: bytes) -> tuple[Any, str]:
    """The action and the error output in an answer. Raises AgentError for what is no answer.

    Lists and objects are told as texts, which no schema of moves takes either: Kaggle's copies of deep ones fail.
    """
    try:
        match json.loads(line, parse_constant=_no_constant):
            case {"action": list() | dict() as action, "stderr": str(stderr)}:
                return repr(action)[:LAST_WORDS], stderr
            case {"action": action, "stderr": str(stderr)}:
                return action, stderr
            case {"raised": str(raised), "stderr": str(stderr)}:
                return RuntimeError(printable(raised, "\n\t")), stderr
    except (ValueError, RecursionError):  # also an integer of thousands of digits
        pass
    raise AgentError("crash", f"it wrote into azkit's own answers: {line[:LAST_WORDS]!r}")


def _no_constant(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def prepare(job: dict[str, Any]) -> Serve:
    """Read the agent file; what is returned answers requests inside the cage."""
    kaggle = import_kaggle()
    environment = SimpleNamespace(agents={}, debug=False, name=job["name"])
    environment.configuration = kaggle.utils.structify(job["configuration"])
    agent = kaggle.Agent(job["file"], environment)

    def serve(requests: int, answers: int) -> None:
        seed_generators(job["seed"])
        os.write(answers, b"{}\n")
        for line in os.fdopen(requests, "rb"):
            os.write(answers, _act(agent, kaggle.utils.structify(json.loads(line))))

    return serve


def seed_generators(seed: int) -> None:
    """Seed Python's and NumPy's global generators, from which foreign agents and environments draw."""
    random.seed(seed)
    np.random.seed(seed % SEEDS)  # noqa: NPY002


def _act(agent: Any, observation: Any) -> bytes:
    """The line that answers: whatever an agent returns or raises, there is one.

    What is no JSON value, such as a NumPy integer, is told as its text, which no schema of moves takes either.
    """
    try:
        action, log = agent.act(observation)
        stderr = str(log["stderr"])[-LAST_WORDS:]
    except BaseException as error:  # sys.exit gets past Kaggle's own net
        action, stderr = error, traceback.format_exception_only(error)[-1][-LAST_WORDS:]
    if isinstance(action, BaseException):
        return _line(raised=type(action).__name__, stderr=stderr)
    with suppress(Exception):  # of another type, not a number, too deep
        if len(line := _line(action=action, stderr=stderr)) <= LINE:
            return line
    try:
        return _line(action=repr(action)[:LAST_WORDS], stderr=stderr)
    except BaseException:  # written by the agent
        return _line(action=f"a {type(action).__name__}", stderr=stderr)


def _line(**answer: Any) -> bytes:
    return json.dumps(answer, allow_nan=False).encode() + b"\n"
