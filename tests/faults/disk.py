"""A run's folder on a disk that fails at one chosen operation: the process dies, the disk is full, or the power goes.

What is counted and may fail: opening a file to write, writing, fsync, replace, unlink, mkdir, rmdir. `live.json`, which
is written by the clock and nobody misses, is let through.
"""

import builtins
import errno
import os
import shutil
import signal
from collections.abc import Callable
from pathlib import Path

KINDS = ("kill", "full", "lost", "torn")


class _File:
    """A file open for writing, whose writes and whose end are told."""

    def __init__(self, disk: "Disk", file, path: Path) -> None:
        self.disk, self.file, self.path = disk, file, path
        disk.opened[file.fileno()] = path

    def write(self, data) -> int:
        self.disk.operation(f"write {self.path.name}")
        return self.file.write(data)

    def close(self) -> None:
        self.disk.opened.pop(self.file.fileno(), None)
        self.file.close()

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getattr__(self, name: str):
        return getattr(self.file, name)


class Disk:
    """Takes the place of Python's file functions in this process; only what lies in `folder` is counted."""

    def __init__(self, folder: Path, kind: str = "", at: int = -1) -> None:
        """At operation `at` the fault of this kind comes: before the operation is done."""
        self.folder, self.kind, self.at, self.count = folder.resolve(), kind, at, 0
        self.names: list[str] = []
        self.real = {name: getattr(os, name) for name in ("open", "close", "fsync", "replace", "unlink", "mkdir")}
        self.real |= {"rmdir": os.rmdir, "builtin": builtins.open}
        self.opened: dict[int, Path] = {}  # paths by descriptor
        self.dirty: dict[Path, bytes] = {}  # what a file holds that was written but not synced: its synced bytes
        self.undo: list[tuple[Path, Callable[[], object]]] = []  # by folder: what takes back a change not yet durable

    def install(self) -> "Disk":
        """From now on, until the process ends."""
        builtins.open, os.open, os.fsync, os.close = self.open_file, self.open, self.fsync, self.close
        os.replace, os.unlink, os.mkdir, os.rmdir = self.replace, self.unlink, self.mkdir, self.rmdir
        return self

    def operation(self, name: str) -> None:
        """One more; the fault, if it is this one's turn. A disk that is full stays full."""
        number, self.count = self.count, self.count + 1
        self.names.append(name)
        if self.at < 0 or number < self.at:
            return
        if self.kind == "full":
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self.folder))
        if number == self.at:
            if self.kind in ("lost", "torn"):
                self.cut_power()
            os.kill(os.getpid(), signal.SIGKILL)

    def cut_power(self) -> None:
        """Nothing that was not synced survives; or, if torn, names do, but of contents only a half."""
        for path, synced in self.dirty.items():
            if path.exists():
                data = path.read_bytes()
                kept = synced if self.kind == "lost" else data[: (len(synced) + len(data)) // 2]
                with self.real["builtin"](path, "wb") as file:
                    file.write(kept)
        if self.kind == "lost":
            for _, take_back in reversed(self.undo):
                take_back()

    def inside(self, path, dir_fd: int | None = None) -> Path | None:
        """The path, if it is one that counts."""
        if isinstance(path, int):
            return None
        base = Path(os.readlink(f"/proc/self/fd/{dir_fd}")) if dir_fd is not None else Path()
        whole = Path(os.path.abspath(base / os.fspath(path)))
        return whole if whole.is_relative_to(self.folder) and "live.json" not in whole.name else None

    def write(self, path: Path, data: bytes) -> None:
        """Past all counting, and if need be in a folder made again."""
        os.makedirs(path.parent, exist_ok=True) if not path.parent.is_dir() else None
        with self.real["builtin"](path, "wb") as file:
            file.write(data)

    def touched(self, path: Path) -> None:
        """Somebody is about to write to a file."""
        if path.exists():
            self.dirty.setdefault(path, path.read_bytes())
        else:
            self.dirty[path] = b""
            self.undo.append((path.parent, lambda: path.unlink(missing_ok=True)))

    def open_file(self, file, mode="r", *rest, **extra):
        path = self.inside(file) if set(mode) & set("wxa+") else None
        if path is None:
            return self.real["builtin"](file, mode, *rest, **extra)
        self.operation(f"open {path.name}")
        if "x" not in mode or not path.exists():
            self.touched(path)
        return _File(self, self.real["builtin"](file, mode, *rest, **extra), path)

    def open(self, path, flags, *rest, dir_fd=None):
        whole = self.inside(path, dir_fd)
        if whole is not None and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            self.operation(f"open {whole.name}")
            self.touched(whole)
        handle = self.real["open"](path, flags, *rest, dir_fd=dir_fd)
        if whole is not None:
            self.opened[handle] = whole
        return handle

    def close(self, handle: int) -> None:
        self.opened.pop(handle, None)
        self.real["close"](handle)

    def fsync(self, handle: int) -> None:
        path = self.opened.get(handle)
        if path is None:
            return self.real["fsync"](handle)
        self.operation(f"fsync {path.name}")
        if path.is_dir():
            self.undo = [(folder, take_back) for folder, take_back in self.undo if folder != path]
        else:
            self.dirty.pop(path, None)

    def replace(self, source, target, **extra) -> None:
        old, new = self.inside(source), self.inside(target)
        if old is not None and new is not None:
            self.operation(f"replace {new.name}")
            before, data = new.read_bytes() if new.exists() else None, old.read_bytes()

            def take_back() -> None:
                self.write(old, data)
                self.write(new, before) if before is not None else new.unlink(missing_ok=True)

            self.undo.append((new.parent, take_back))
            self.dirty.pop(new, None)
            if old in self.dirty:
                self.dirty[new] = self.dirty.pop(old)
        self.real["replace"](source, target, **extra)

    def unlink(self, path, *, dir_fd=None) -> None:
        whole = self.inside(path, dir_fd)
        if whole is not None:
            self.operation(f"unlink {whole.name}")
            if whole.is_file():
                data = whole.read_bytes()
                self.undo.append((whole.parent, lambda: self.write(whole, data)))
                self.dirty.pop(whole, None)
        self.real["unlink"](path, dir_fd=dir_fd)

    def mkdir(self, path, mode=0o777, *, dir_fd=None) -> None:
        whole = self.inside(path, dir_fd)
        if whole is not None:
            self.operation(f"mkdir {whole.name}")
            self.undo.append((whole.parent, lambda: shutil.rmtree(whole, ignore_errors=True)))
        self.real["mkdir"](path, mode, dir_fd=dir_fd)

    def rmdir(self, path, *, dir_fd=None) -> None:
        whole = self.inside(path, dir_fd)
        if whole is not None:
            self.operation(f"rmdir {whole.name}")
            self.undo.append((whole.parent, lambda: os.makedirs(whole, exist_ok=True)))
        self.real["rmdir"](path, dir_fd=dir_fd)
