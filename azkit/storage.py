"""Files that are whole or absent, and the lock that keeps a run to one trainer."""

from __future__ import annotations

import hashlib
import os
import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .errors import AzkitError

try:
    import fcntl
except ImportError:  # Windows: runs are not locked there
    fcntl = None


def commit(path: Path, data: bytes) -> dict[str, Any]:
    """Put a file in place whole or not at all; returns its size and SHA-256 for a manifest.

    Raises AzkitError if the disk is full or read-only; what was at `path` before is then untouched.
    """
    beside = path.with_name(f".{path.name}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
        _sync_folder(path.parent)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise unwritable(path, error) from error
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def unwritable(path: Path, error: OSError) -> AzkitError:
    """The one line for a file that cannot be written."""
    return AzkitError(f"cannot write {path}: {error.strerror}; what was committed before is intact")


def _sync_folder(folder: Path) -> None:
    """Make a rename in the folder durable, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def run_lock(run: Path) -> Iterator[None]:
    """Hold a run folder, made if missing, for one trainer.

    The system lets go of the lock when its process dies, so a stale lock file is taken over. Raises AzkitError if
    another process trains here, or if the folder cannot be written.
    """
    path = run / "lock"
    try:
        run.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise unwritable(path, error) from error
    with os.fdopen(handle, "r+") as file:
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise AzkitError(f"{run} is being trained by {file.read().strip() or 'another process'}") from None
            except OSError:
                warnings.warn(f"{run} is on a file system without locks: start only one trainer there", stacklevel=3)
        try:
            file.truncate(0)
            file.write(f"process {os.getpid()} on {socket.gethostname()}\n")
            file.flush()
        except OSError as error:
            raise unwritable(path, error) from error
        yield
