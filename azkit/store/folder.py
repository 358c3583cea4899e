"""A store in a folder that all processes see, of one machine or on a shared mount."""

import errno
import hashlib
import os
import uuid
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from ..errors import AzkitError
from ..files import commit, fcntl, make_folder, read_regular, sync_folder, unwritable
from .store import AwayError, Entry, MissingError, Store, UnsoundError

PARTIAL = ".partial"  # how the name of a file ends that is being written
ATTEMPTS = 20  # at a file whose folder, empty till now, another process deletes at the same moment


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
        except (FileNotFoundError, NotADirectoryError):
            raise MissingError(f"{path} is missing") from None
        except OSError as error:
            what = UnsoundError if error.errno in (errno.EINVAL, errno.ELOOP, errno.EISDIR) else AzkitError
            raise what(f"cannot read {path}: {error.strerror}") from error
        return data, hashlib.sha256(data).hexdigest()

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

    def replace(self, name: str, data: bytes) -> None:
        commit(self._path(name), data)

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
        for folder, _, names in os.walk(below) if self._holds(below) else ():
            for file in names:
                path = Path(folder, file)
                name = path.relative_to(self.folder).as_posix()
                if name.startswith(prefix) and not file.startswith("."):
                    with suppress(FileNotFoundError):  # deleted since
                        facts = path.lstat()
                        entries.append(Entry(name, facts.st_size, facts.st_mtime))
        return sorted(entries)

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
