"""Runs agents under kaggle-environments in a process of its own, so that one that crashes, hangs or exits is a result.

kaggle_host.py is what runs in it, and says what may be asked. An agent shares that process, so whatever comes out of it
that is no answer is the agent's crash.
"""

import json
import os
import select
import subprocess
import sys
import tempfile
import weakref
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..errors import AzkitError
from .kaggle import FAULTS

START_SECONDS = 180.0  # for what no agent's clock counts: importing kaggle_environments, loading a checkpoint
GRACE = 1.0  # seconds past its clock after which an agent's process is killed
KINDS = dict(zip(FAULTS, ("crash", "invalid", "timeout"), strict=True))  # what Kaggle's statuses are counted as
ANSWERS: tuple[set[str], ...] = (  # what keys an answer has at the least: a failed request, a move, a seat, an episode
    {"error"},
    {"kind", "detail", "seconds"},
    {"seat", "left"},
    {"statuses", "rewards", "seconds", "errors", "left", "moves"},
)
LOG = 2000  # characters of an agent's error output that are kept
ONE_THREAD: dict[str, str] = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class Sandbox:
    """The process, seen from outside."""

    def __init__(self) -> None:
        """Start it; nothing is waited for."""
        paths = [str(Path(__file__).parents[2]), *filter(None, [os.environ.get("PYTHONPATH")])]
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # lives as long as the process
        self.process = subprocess.Popen(
            [sys.executable, "-m", "azkit.agents.kaggle_host"],
            bufsize=0,  # a line left in a buffer would not be seen by select
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": os.pathsep.join(paths)},
        )
        self.started = False
        self.kill = weakref.finalize(self, _end, self.process)

    def ask(self, **request: Any) -> None:
        """Send a request; if the process has died the answer will tell."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(request).encode() + b"\n")

    def answer(self, seconds: float) -> dict[str, Any]:
        """The next answer. Without one in time the process is killed, and {"kind", "detail"} says what went wrong.

        Raises AzkitError for what is no agent's fault: kaggle-environments is missing, a text names no agent.
        """
        if not self.started:
            self.started = True
            if hello := self.answer(START_SECONDS):
                raise AzkitError(f"kaggle-environments does not start: {hello['detail'].splitlines()[-1]}")
        output = self.process.stdout
        assert output is not None
        line = output.readline() if self.alive and select.select([output], [], [], seconds)[0] else None
        answer = _parsed(line) if line else None
        if answer is not None:
            if "error" in answer:
                raise AzkitError(answer["error"])
            return answer
        alive = self.alive
        self.kill()
        if line:
            return {"kind": "crash", "detail": f"it wrote into azkit's own answers: {line.decode(errors='replace')!r}"}
        if alive and line is None:
            return {"kind": "timeout", "detail": f"no answer within {seconds:.1f} s"}
        self.errors.seek(0)
        last_words = self.errors.read().decode(errors="replace").strip()[-LOG:]
        code = self.process.returncode
        return {"kind": "crash", "detail": f"the process ended with code {code} {last_words}".strip()}

    @property
    def alive(self) -> bool:
        """Whether it has not been killed."""
        return self.kill.alive


def _parsed(line: bytes) -> dict[str, Any] | None:
    """A line as an answer of kaggle_host.Server, None if it is none; what no text file could hold becomes `?`."""
    try:
        answer = json.loads(line)
    except ValueError:
        return None
    if not isinstance(answer, dict) or answer and not any(keys <= answer.keys() for keys in ANSWERS):
        return None
    return json.loads(json.dumps(answer, ensure_ascii=False).encode(errors="replace"))


def _end(process: subprocess.Popen) -> None:
    process.kill()
    process.communicate()
