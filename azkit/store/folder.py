"""A store in a folder that all processes see, of one machine or on a shared mount."""

import errno
import hashlib
import os
import uuid
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from ..errors import AzkitError
from ..files import commit, fcntl, make_folder, read_regular, sync_folder, unwritable
from .store import AwayError, Entry, MissingError, Store, UnsoundError

PARTIAL = ".partial"  # how the name of a file ends that is being written
NOT_FILES = (errno.EINVAL, errno.ELOOP, errno.EISDIR)
GONE = (errno.ENOENT, errno.ENOTDIR)
# What a shared mount says for a while: the file was replaced elsewhere at this moment, its server is not reached
AWAY = (errno.ESTALE, errno.ETIMEDOUT, errno.EHOSTDOWN, errno.EHOSTUNREACH, errno.ENETUNREACH, errno.ENOTCONN)
ATTEMPTS = 20  # at a file whose folder, empty till now, another process deletes at the same moment


@contextmanager
def _away() -> Iterator[None]:
    """A write that fails because the mount does not answer just now may work later."""
    try:
        yield
    except AzkitError as error:
        if isinstance(error.__cause__, OSError) and error.__cause__.errno in AWAY:
            raise AwayError(str(error)) from error.__cause__
        raise


def _unreadable(path: Path, error: OSError) -> AzkitError:
    """What a Store says of a file that cannot be read."""
    kinds = ((NOT_FILES, UnsoundError), (GONE, MissingError), (AWAY, AwayError))
    kind = next((kind for codes, kind in kinds if error.errno in codes), AzkitError)
    return kind(f"{path} is missing" if kind is MissingError else f"cannot read {path}: {error.strerror}")


def _unlisted(asked: Path, error: OSError) -> None:
    """os.walk's: a folder may go meanwhile, but one that is asked for and may not be looked into is no empty one."""
    if error.errno in AWAY or error.errno not in GONE and Path(error.filename) == asked:
        raise _unreadable(Path(error.filename), error) from error


class Folder(Store):
    """Files below a folder; to create is to link a whole file, which only the first of many can."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.uri = folder, folder.absolute().as_uri()

    def _path(self, name: str) -> Path:
        """Where a file is. Raises UnsoundError if a link leads outside, such as whoever may write here may place."""
        path = self.folder / name
        if not self._holds(path):
            raise UnsoundError(f"{path} leads out of {self.folder} by a link: remove the link, not what it leads to")
        return path

    def _holds(self, path: Path) -> bool:
        with suppress(OSError, RuntimeError):  # links in a circle, before Python 3.13
            return path.resolve().is_relative_to(self.folder.resolve())
        return False

    def read(self, name: str) -> tuple[bytes, str]:
        """See Store; the mark is the SHA-256."""
        path = self._path(name)
        try:
            data = read_regular(path)
        except OSError as error:
            raise _unreadable(path, error) from error
        return data, hashlib.sha256(data).hexdigest()

    @_away()
    def create(self, name: str, data: bytes) -> bool:
        """See Store. Raises AzkitError on a mount without hard links, too."""
        path = self._path(name)
        draft = self.folder / f".{path.name}.{uuid.uuid4().hex[:12]}{PARTIAL}"
        commit(draft, data)
        try:
            for _ in range(ATTEMPTS):
                with suppress(FileExistsError, FileNotFoundError):  # as some say of a folder that goes while it is made
                    make_folder(path.parent)
                with suppress(FileNotFoundError):
                    try:
                        os.link(draft, path)
                    except FileExistsError:
                        return read_regular(path) == data
                    with suppress(FileNotFoundError):  # it was deleted at once
                        sync_folder(path.parent)
                    return True
            raise AwayError(f"cannot write {path}: its folder goes as soon as it is made")
        except OSError as error:
            if error.errno in (errno.EPERM, errno.EOPNOTSUPP, errno.ENOSYS):
                raise AzkitError(
                    f"{self.folder} is on a mount without hard links, so that two processes could both create {name}: "
                    "choose another folder or a bucket"
                ) from error
            raise unwritable(path, error) from error
        finally:
            with suppress(OSError):
                draft.unlink(missing_ok=True)

    @_away()
    def replace(self, name: str, data: bytes) -> None:
        commit(self._path(name), data)

    @_away()
    def swap(self, name: str, data: bytes, mark: str) -> bool:
        """See Store; processes take turns by a lock file, which the system frees when one dies.

        Raises AzkitError on a file system without locks, too.
        """
        path = self.folder / ".lock"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o644)
        except OSError as error:
            raise unwritable(path, error) from error
        with os.fdopen(handle):
            if fcntl is not None:  # on Windows `swap` only narrows the race
                try:
                    fcntl.flock(handle, fcntl.LOCK_EX)
                except OSError as error:
                    raise AzkitError(
                        f"{self.folder} is on a file system without locks ({error.strerror}), so that two processes "
                        f"could both swap {name}: choose another folder or a bucket"
                    ) from error
            return super().swap(name, data, mark)

    def list(self, prefix: str = "") -> list[Entry]:
        below, entries = self.folder / prefix.rpartition("/")[0], list[Entry]()
        unlisted = partial(_unlisted, below)
        for folder, _, names in os.walk(below, onerror=unlisted) if self._holds(below) else ():
            for file in names:
                path = Path(folder, file)
                name = path.relative_to(self.folder).as_posix()
                if name.startswith(prefix) and not file.startswith("."):
                    with suppress(FileNotFoundError):  # deleted since
                        try:
                            facts = path.stat()  # of a link what it leads to, as `read` reads that
                        except OSError as error:
                            if error.errno in AWAY:
                                raise _unreadable(path, error) from error
                            facts = path.lstat()
                        entries.append(Entry(name, facts.st_size, facts.st_mtime))
        return sorted(entries)

    @_away()
    def delete(self, names: Iterable[str]) -> None:
        """See Store; folders that are empty then go, too."""
        for name in names:
            path = self.folder / name
            if not self._holds(path.parent):
                continue
            try:
                path.unlink(missing_ok=True)
                if path.parent != self.folder:
                    path.parent.rmdir()
            except (FileNotFoundError, NotADirectoryError):
                continue
            except OSError as error:
                if error.errno not in (errno.ENOTEMPTY, errno.EEXIST):
                    raise unwritable(path, error) from error
