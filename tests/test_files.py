"""What would break for whoever trusts a file: half of it, another writer's half, or a device in its place."""

import errno
import hashlib
import os
import resource
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from azkit import files
from azkit.errors import AzkitError
from azkit.files import commit, python_path, run_lock

ROOT = Path(__file__).parents[1]


def test_a_file_is_whole_and_described(tmp_path):
    path = tmp_path / "a" / "b" / "file"
    assert commit(path, b"abc") == {"bytes": 3, "sha256": hashlib.sha256(b"abc").hexdigest()}
    commit(path, b"other")
    assert path.read_bytes() == b"other" and [entry.name for entry in path.parent.iterdir()] == ["file"]


def test_two_writers_of_one_file_do_not_tear_each_other(tmp_path, monkeypatch):
    """Each waits with its draft written until the other has written its own."""
    path, both, replace, errors = tmp_path / "file", threading.Barrier(2), os.replace, []

    def together(source, target):
        both.wait(timeout=30)
        replace(source, target)

    def write(byte):
        try:
            commit(path, byte * 100_000)
        except AzkitError as error:
            errors.append(error)

    monkeypatch.setattr(os, "replace", together)
    writers = [threading.Thread(target=write, args=(byte,)) for byte in (b"a", b"b")]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert not errors
    assert path.read_bytes() in (b"a" * 100_000, b"b" * 100_000) and len(list(tmp_path.iterdir())) == 1


def test_new_folders_are_durable_in_their_parents(tmp_path, monkeypatch):
    synced = set()
    sync = os.fsync

    def watched(handle):
        synced.add(os.readlink(f"/proc/self/fd/{handle}"))
        sync(handle)

    monkeypatch.setattr(os, "fsync", watched)
    commit(tmp_path / "new" / "newer" / "file", b"abc")
    assert {str(tmp_path), str(tmp_path / "new"), str(tmp_path / "new" / "newer")} <= synced


def test_what_is_no_regular_file_is_not_replaced(tmp_path):
    pipe, folder, link = tmp_path / "pipe", tmp_path / "folder", tmp_path / "link"
    os.mkfifo(pipe)
    folder.mkdir()
    link.symlink_to("/dev/full")
    for path in (pipe, folder, link):
        with pytest.raises(AzkitError, match=f"cannot write {path}: it is not a regular file"):
            commit(path, b"abc")
    assert pipe.is_fifo() and folder.is_dir() and link.is_symlink() and len(list(tmp_path.iterdir())) == 3


def test_a_name_that_no_disk_takes_is_told_in_one_line(tmp_path):
    with pytest.raises(AzkitError, match="cannot write .*: File name too long"):
        commit(tmp_path / ("a" * 300), b"abc")


def test_the_lock_neither_follows_a_link_nor_waits_for_a_pipe(tmp_path):
    (tmp_path / "precious").write_text("precious")
    (tmp_path / "lock").symlink_to(tmp_path / "precious")
    with pytest.raises(AzkitError, match="lock"), run_lock(tmp_path):
        pass
    assert (tmp_path / "precious").read_text() == "precious"
    (tmp_path / "lock").unlink()
    os.mkfifo(tmp_path / "lock")
    with pytest.raises(AzkitError, match="not a regular file"), run_lock(tmp_path):
        pass


def test_a_disk_without_room_for_the_lock_is_told_in_one_line(tmp_path):
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        with pytest.raises(AzkitError, match=f"cannot write {tmp_path / 'lock'}: "), run_lock(tmp_path):
            pass
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_user_without_a_name_or_a_home_can_import_azkit():
    """As in a container that is started with a number for a user: there is no place for a cache, and none is needed."""
    code = "import pwd\ndef unknown(uid): raise KeyError(uid)\npwd.getpwuid = unknown\nimport azkit\n"
    code += "print(azkit.make('tictactoe').initial_state().play(4).to_play)"
    environment = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
    done = subprocess.run([sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOTSUP])
def test_a_folder_that_knows_no_fsync_can_be_written(code, tmp_path, monkeypatch):
    """As a virtual machine's shared one: nothing could be trained there."""
    fsync = os.fsync

    def failing(handle):
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(code, os.strerror(code))
        fsync(handle)

    monkeypatch.setattr("os.fsync", failing)
    commit(tmp_path / "new" / "file", b"1")
    assert (tmp_path / "new" / "file").read_bytes() == b"1"


def test_an_installed_azkit_does_not_put_other_packages_before_pythons_own(monkeypatch):
    """A host's old `dataclasses` or `typing` took the standard library's place in every process that azkit starts."""
    assert python_path("a") == os.pathsep.join([str(Path(files.__file__).parents[1]), "a"])
    monkeypatch.setattr(files, "__file__", "/opt/lib/python3.12/site-packages/azkit/files.py")
    monkeypatch.setattr("site.getsitepackages", lambda: ["/opt/lib/python3.12/site-packages"])
    assert python_path("a") == "a" and python_path() == ""
