"""Files that are whole or absent, and the lock that keeps a run to one trainer."""

import errno
import hashlib
import io
import os
import site
import socket
import stat
import uuid
import warnings
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from .errors import AzkitError

try:
    import fcntl
except ImportError:  # Windows: runs are not locked there
    fcntl = None


def commit(path: Path, data: bytes) -> dict[str, Any]:
    """Put a file in place whole or not at all; returns its size and SHA-256 for a manifest.

    Raises AzkitError if the disk is full or read-only; what was at `path` before is then untouched. So is what is no
    file at all: a folder, or a device, which a file would replace.
    """
    draft = path.with_name(f".{path.name}.{uuid.uuid4().hex[:12]}.partial")  # of this writer only
    try:
        if path.exists() and not path.is_file():
            raise AzkitError(f"cannot write {path}: it is not a regular file; name another one")
        make_folder(path.parent)
        with open(draft, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
        sync_folder(path.parent)
    except BaseException as error:  # a signal, too, leaves no draft behind
        with suppress(OSError):  # such as a folder on the way that is a file
            draft.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise unwritable(path, error) from error
        raise
    return record_of(data)


def read_regular(path: Path, most: int = 1 << 40) -> bytes:
    """The bytes of a file that may be anybody's. Raises OSError for more than `most`, and for a pipe or a device."""
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        about = os.fstat(handle)
        if not stat.S_ISREG(about.st_mode) or about.st_size > most:
            raise OSError(errno.EINVAL, "it is not a regular file, or too large", str(path))
        with open(handle, "rb", closefd=False) as file:
            return file.read(about.st_size)
    finally:
        os.close(handle)


def zip_stream(data: bytes, most: int = 0) -> io.BytesIO:
    """A ZIP file to read from, which unpacks to no more than itself, or than `most` bytes. Raises ValueError.

    It is made anew, of what Python reads from `data`: in one with two directories others may read the other one.
    """
    copy = io.BytesIO()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as file, zipfile.ZipFile(copy, "w") as plain:
            size = sum(entry.file_size for entry in file.infolist())
            if size > max(most, len(data)):
                raise ValueError(f"it would unpack to {size} bytes")
            for entry in file.infolist():
                if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                    raise ValueError(f"it is packed in a way {entry.compress_type}, which azkit does not use")
                with file.open(entry) as part:
                    plain.writestr(entry.filename, part.read(entry.file_size))  # and unpacks no more than that
    except (zipfile.BadZipFile, NotImplementedError) as error:
        raise ValueError(f"it is no ZIP file: {error}") from error
    copy.seek(0)
    return copy


def python_path(*others: str) -> str:
    """PYTHONPATH for a process that runs this azkit, and finds `others` behind it."""
    own = str(Path(__file__).parents[1])
    installed = own in (*site.getsitepackages(), site.getusersitepackages())  # there, but behind Python's own library
    return os.pathsep.join(filter(None, ["" if installed else own, *others]))


def memory() -> int:
    """Bytes of this machine's memory; 8 GiB where that is not told."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, OSError, ValueError):
        return 1 << 33


def remove(path: Path) -> None:
    """Delete a file if it is there. Raises AzkitError if the folder cannot be written."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error


def record_of(data: bytes) -> dict[str, Any]:
    """What a manifest keeps of a file: its size and SHA-256."""
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def unwritable(path: Path, error: OSError) -> AzkitError:
    """The one line for a file that cannot be written."""
    return AzkitError(f"cannot write {path}: {error.strerror}; what was committed before is intact")


def make_folder(folder: Path) -> None:
    """Make a folder and its parents if they are missing, each durable in its own parent."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(exist_ok=True)
        sync_folder(folder.parent)


def sync_folder(folder: Path) -> None:
    """Make a rename in the folder durable, where the system can."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        except OSError as error:
            if error.errno not in (errno.EINVAL, errno.EBADF, errno.ENOTSUP):  # some shared folders know no such thing
                raise
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
        make_folder(run)
        # The target of a link would be truncated.
        handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
    except OSError as error:
        raise unwritable(path, error) from error
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise AzkitError(f"cannot lock {run}: {path} is not a regular file; remove it")
    with os.fdopen(handle, "r+b", buffering=0) as file:  # closing a buffer would fail on a full disk once more
        if fcntl is not None:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                owner = file.read().decode(errors="replace").strip() or "another process"
                raise AzkitError(f"{run} is being trained by {owner}") from None
            except OSError:
                warnings.warn(f"{run} is on a file system without locks: start only one trainer there", stacklevel=3)
        try:
            file.truncate(0)
            file.write(f"process {os.getpid()} on {socket.gethostname()}\n".encode())
        except OSError as error:
            raise unwritable(path, error) from error
        yield
