"""Runs matches under kaggle-environments in a process of its own, which is ended when it takes too long.

kaggle_host.py is what runs in it, and says what may be asked. Agent files run in cages of that process: what they do is
told in its answers. If it ends by itself that is nobody's fault at the board.
"""

import json
import os
import queue
import subprocess
import sys
import tempfile
import threading
import weakref
from contextlib import suppress
from io import BufferedReader, RawIOBase
from typing import Any

from ..errors import AzkitError, tell
from ..files import python_path
from .cage import END_SECONDS, START_SECONDS
from .walls import clean_environment

GRACE = 2.0 + END_SECONDS  # seconds past an agent's clock after which this process is ended, and not the agent's alone
ONE_THREAD: dict[str, str] = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class Sandbox:
    """The process, seen from outside."""

    def __init__(self) -> None:
        """Start it; nothing is waited for."""
        variables = {**clean_environment(), "HOME": os.path.expanduser("~")} if os.name == "posix" else os.environ
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # lives as long as the process
        self.process = subprocess.Popen(  # -P: nothing is imported from here, which may be an agent's own folder
            [sys.executable, "-P", "-m", "azkit.agents.kaggle_host"],
            bufsize=0,  # what could not be written to a process that has ended must not be written again
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**variables, **ONE_THREAD, "PYTHONPATH": python_path(os.environ.get("PYTHONPATH", ""))},
        )
        self.lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True).start()
        self.started = False
        self.kill = weakref.finalize(self, _end, self.process)
        self.ask(environment={name: text for name, text in os.environ.items() if name not in (*variables, *ONE_THREAD)})

    def ask(self, **request: Any) -> None:
        """Send a request; if the process has died the answer will tell."""
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(request).encode() + b"\n")

    def answer(self, seconds: float) -> dict[str, Any]:
        """The next answer. Without one in time the process is killed, and {"kind", "detail"} says so.

        Raises AzkitError for what is no agent's fault: kaggle-environments is missing, a text names no agent, the
        process has ended.
        """
        if not self.started:
            self.started = True
            self.answer(START_SECONDS)
        try:
            line = self.lines.get(timeout=seconds) if self.alive else b""
        except queue.Empty:
            self.kill()
            return {"kind": "timeout", "detail": f"no answer within {seconds:.1f} s"}
        if not line:
            raise AzkitError(f"the process of kaggle-environments ended: {self._last_line()}")
        answer = json.loads(json.dumps(json.loads(line), ensure_ascii=False).encode(errors="replace"))
        if "error" in answer:
            raise AzkitError(answer["error"])
        if "warning" in answer:
            tell(answer["warning"])
            return self.answer(seconds)
        return answer

    @property
    def alive(self) -> bool:
        """Whether it has not been killed."""
        return self.kill.alive

    def _last_line(self) -> str:
        self.kill()
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").split("\n")
        return f"code {self.process.returncode} {' '.join(lines[-2:]).strip()}".strip()


def _read(output: RawIOBase, lines: queue.SimpleQueue[bytes]) -> None:
    """Pass lines on as they come, an empty one at the end: pipes can be waited for in a thread on every system."""
    for line in BufferedReader(output):
        lines.put(line)
    lines.put(b"")


def _end(process: subprocess.Popen) -> None:
    process.kill()
    process.wait()
