"""Runs what others wrote in a cage: a process for each game, that reaches little and leaves nothing behind.

    owner (Cage, Inmate) --one byte, four handles--> supervisor --fork--> warden --fork--> keeper --fork--> inmate
            '------------- a line asked, a line answered, through two pipes ------------------------------'

The supervisor is forked before its owner knows anything worth reading. For each game it forks a warden, which makes and
removes the private folder. The keeper, where possible the first process of a PID namespace, waits until the inmate has
ended or the owner has let go of the pipe, and takes every descendant with it.
"""

import json
import os
import select
import shutil
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn

from ..errors import AzkitError
from .walls import (
    FIRST_UID,
    NAMESPACES,
    NOTHING,
    UIDS,
    UNPREVENTED,
    USER,
    Limits,
    address_space,
    adopt,
    confine,
    furnish,
    separate,
)

LINE = 64 << 10  # most bytes of an answer
LAST_WORDS = 2000  # bytes of error output, or of a wrong answer, that are shown
START_SECONDS = 180.0  # for what no clock counts
END_SECONDS = 10.0  # within which all that an inmate started is gone

Serve = Callable[[int, int], None]  # what an inmate does with the handles for requests and answers
Prepare = Callable[[dict[str, Any]], Serve]  # takes a job before the walls are up, and runs nothing foreign


class AgentError(AzkitError):
    """An agent's own fault, which costs it the game: `kind` is crash, invalid or timeout."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind, self.detail = kind, detail


class Cage:
    """Starts an inmate for each game. Whatever this process knows when it makes the cage, inmates can find out."""

    def __init__(self, prepare: Prepare, limits: Limits | None = None) -> None:
        """Fork the supervisor, which Windows cannot."""
        self.channel, theirs = socket.socketpair()
        if os.fork() == 0:
            _exit_after(lambda: _supervise(theirs.detach(), prepare, limits or Limits()))
        theirs.close()

    def start(self, job: dict[str, Any], shown: list[str]) -> "Inmate":
        """A new inmate, ready to be asked, that can read the paths in `shown`. Raises OSError if it does not start."""
        return Inmate(self.channel, {"job": job, "shown": shown})


class Inmate:
    """An inmate, seen from outside: what comes from it is one line, or its own fault."""

    def __init__(self, channel: socket.socket, order: dict[str, Any]) -> None:
        requests, self.requests = os.pipe()
        self.answers, answers = os.pipe()
        self.status, status = os.pipe()
        self.code: int | None = None  # once it has ended
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115  # lives as long as the inmate
        os.set_blocking(self.requests, False)
        try:
            socket.send_fds(channel, [b"!"], [requests, answers, status, self.errors.fileno()])
        finally:
            for handle in (requests, answers, status):
                os.close(handle)
        try:
            self.ask(json.dumps(order).encode() + b"\n", START_SECONDS)
        except AgentError as error:
            self.close()
            raise OSError(error.detail) from error
        self.unprevented = UNPREVENTED[int(os.read(self.status, 1))]

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The line that it answers. Raises AgentError if none comes in time, or not one."""
        if self.code is not None:
            raise AgentError("crash", f"the process ended with code {self.code}")
        until, heard = time.monotonic() + seconds, b""
        with suppress(BrokenPipeError, BlockingIOError):  # it has ended or does not listen: no answer will come
            heard = os.read(self.answers, LINE) if self._comes(0) else b""
            while line and select.select([], [self.requests], [], max(0.0, until - time.monotonic()))[1]:
                line = line[os.write(self.requests, line) :]  # a pipe takes 64 KiB at once, or less
        wrong = bool(heard)  # it answered before it was asked
        while b"\n" not in heard and len(heard) <= LINE and not wrong:
            if not self._comes(until - time.monotonic()):
                raise AgentError("timeout", f"no answer within {seconds:.1f} s")
            if not (part := os.read(self.answers, LINE)):
                raise AgentError("crash", f"the process ended with code {self.close()} {self._last_words()}".strip())
            heard += part
        if wrong or len(heard) > LINE or heard.find(b"\n") != len(heard) - 1:
            raise AgentError("crash", f"it wrote into azkit's own answers: {heard[:LAST_WORDS]!r}")
        return heard

    def close(self) -> int:
        """End it and all that it started; its exit code, below 0 for a signal."""
        if self.code is None:
            os.close(self.requests)  # which its keeper sees
            until, report = time.monotonic() + END_SECONDS, b""
            while select.select([self.status], [], [], max(0.0, until - time.monotonic()))[0]:
                if not (part := os.read(self.status, LINE)):
                    break
                report += part
            os.close(self.answers)
            os.close(self.status)
            self.code = int(report.split()[-1]) if report.split() else 1
        return self.code

    def _comes(self, seconds: float) -> bool:
        return bool(select.select([self.answers], [], [], max(0.0, seconds))[0])

    def _last_words(self) -> str:
        self.errors.seek(max(0, self.errors.seek(0, os.SEEK_END) - LAST_WORDS))
        return self.errors.read(LAST_WORDS).decode(errors="replace").strip()


def _supervise(channel: int, prepare: Prepare, limits: Limits) -> None:
    """Fork a warden for each order, until the owner has gone."""
    os.setsid()  # an interrupt from the terminal is for the owner
    null = os.open(os.devnull, os.O_RDWR)
    for handle in range(3):
        os.dup2(null, handle)
    _close_all_but(channel)
    possible = cache(_stand)
    with socket.socket(fileno=channel) as orders:
        while handles := socket.recv_fds(orders, 1, 4)[1]:
            walls = next(walls for walls in (NAMESPACES, USER, NOTHING) if possible(walls, limits))
            signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for wardens
            if os.fork() == 0:
                _exit_after(partial(_watch, walls, prepare, limits, *handles))
            for handle in handles:
                os.close(handle)


def _stand(walls: int, limits: Limits) -> bool:
    """Whether these walls can be built here, and Python's own library is found behind them."""
    if walls == USER and os.geteuid() != 0:
        return False
    if (probe := os.fork()) == 0:
        null, library = os.open(os.devnull, os.O_RDWR), os.path.dirname(os.__file__)
        _exit_after(lambda: os._exit(_wall_in(walls, limits, [], lambda: os.listdir(library), null, null)))
    return os.waitpid(probe, 0)[1] == 0


def _watch(walls: int, prepare: Prepare, limits: Limits, requests: int, answers: int, status: int, errors: int) -> None:
    """The warden's work for one inmate."""

    def inmate() -> None:
        os.dup2(errors, 1)
        os.dup2(errors, 2)
        _close_all_but(requests, answers)
        serve(requests, answers)

    os.dup2(errors, 2)
    order = b""
    while not order.endswith(b"\n"):
        order += os.read(requests, LINE) or b"\n"  # its owner has gone, which leaves no JSON
    content = json.loads(order)
    serve = prepare(content["job"])
    os.write(status, b"%d" % walls)
    _wall_in(walls, limits, content["shown"], inmate, requests, status)


def _wall_in(
    walls: int, limits: Limits, shown: list[str], inmate: Callable[[], object], requests: int, status: int
) -> int:
    """Fork a keeper and its inmate behind walls; once all of them are gone the exit code, 0 if nothing failed."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    folder, user = tempfile.mkdtemp(prefix="azkit-cage-"), FIRST_UID + os.getpid() % UIDS

    def keeper() -> None:
        memory, home = address_space() + limits.memory, folder
        adopt()
        if walls == NAMESPACES:
            furnish(folder, shown, limits.disk)
            home = "/tmp"
        elif walls == USER:
            os.chown(folder, user, user)
        if (child := os.fork()) == 0:
            _exit_after(lambda: (confine(walls, home, user, memory, limits), inmate()))
        _close_all_but(requests, status)
        _keep(child, requests, status)

    try:
        if walls == NAMESPACES:
            separate()
        if (child := os.fork()) == 0:
            _exit_after(keeper)
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _keep(child: int, requests: int, status: int) -> None:
    """Outlive the inmate, or end it when the owner has gone; then end all that it started."""
    owner = select.poll()
    owner.register(requests, select.POLLHUP)  # the end alone, which macOS tells of only if it is asked for
    ended = (0, 0)
    while not ended[0] and not owner.poll(20):
        ended = os.waitpid(child, os.WNOHANG)
    if not ended[0]:
        os.kill(child, signal.SIGKILL)
        ended = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(ended[1])
    os.write(status, b" %d" % code)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(child, signal.SIGKILL)
    until = time.monotonic() + END_SECONDS
    while (left := _descendants()) and time.monotonic() < until:
        for process in left:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        with suppress(ChildProcessError):
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
    os._exit(min(abs(code), 1))


def _descendants() -> list[int]:
    """Processes below this one, zombies included, as far as the system tells."""
    children: dict[int, list[int]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            parent = int(file.read_text(errors="replace").rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(file.parent.name))
    processes = list(children.get(os.getpid(), ()))
    for process in processes:
        processes += children.get(process, ())
    return processes


def _close_all_but(*kept: int) -> None:
    """Close what was inherited; standard input, output and error stay."""
    first, limit = 3, os.sysconf("SC_OPEN_MAX")
    with suppress(OSError, ValueError):  # some containers allow 2^30, each of which an older libc closes by itself
        limit = max(map(int, os.listdir("/dev/fd"))) + 1
    for handle in (*sorted(kept), limit):
        os.closerange(first, handle)
        first = handle + 1


def _exit_after(work: Callable[[], object]) -> NoReturn:
    """The whole life of a forked process; an error's last line goes to its error output."""
    code = 1
    try:
        work()
        code = 0
    except BaseException as error:  # whatever it is, the code of who forked it must not go on in two processes
        os.write(2, f"{type(error).__name__}: {error}\n".encode(errors="replace"))
    finally:
        os._exit(code)
