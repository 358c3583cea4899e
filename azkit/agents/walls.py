"""What stands between an agent file and the machine: namespaces, another user, limits, a clean environment.

Each function acts on the process that calls it, in the order of this file; cage.py forks the processes. All of it is
Linux's, but for what `confine` finds everywhere. Standard library only.
"""

import ctypes
import os
import re
import struct
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

# What is built, best first, and what is then not prevented.
NAMESPACES, USER, NOTHING = range(3)
ANYWAY = "use the network, read what every user can and write to shared folders"
UNPREVENTED = (
    "",
    f"without namespaces, though as another user: they can {ANYWAY}",
    f"without namespaces and as yourself: they can {ANYWAY}, change your files, end your programs and outlive a game",
)
FIRST_UID, UIDS = 61184, 4096  # users that nobody is, one for each cage: signals and limits go by users
VARIABLES = ("PATH", "LANG", "TZ", "LD_LIBRARY_PATH")  # of the environment that an agent may know
PREFIXES = ("PYTHON", "LC_", "OMP_", "MKL_", "OPENBLAS_", "NUMBA_")
# What Python and compiled packages read outside of Python's own folders.
SYSTEM = ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/nix/store", "/etc/ld.so.cache", "/etc/alternatives"]
SYSTEM += ["/etc/localtime", "/sys/devices/system/cpu"]
SYSTEM += ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]
NEW_MOUNTS, NEW_NAMES, NEW_IPC, NEW_USER, NEW_PROCESSES, NEW_NET = (1 << bit for bit in (17, 26, 27, 28, 29, 30))
READ_ONLY, NO_SUID, NO_DEVICES, NO_PROGRAMS, BIND, ALL_BELOW, PRIVATE = (1 << bit for bit in (0, 1, 2, 3, 12, 14, 18))
MOUNT_SETATTR, HERE, RECURSIVE, DETACH = 442, -100, 0x8000, 2
DUMPABLE, SUBREAPER, NO_NEW_PRIVILEGES = 4, 36, 38  # of prctl
CAPABILITIES = 0x20080522  # their third version


@dataclass(frozen=True)
class Limits:
    """Of one agent."""

    memory: int = 4 << 30  # bytes of address space of a process, beyond what it starts with
    processes: int = 64  # threads included
    disk: int = 64 << 20  # bytes of its private folder, of any file, of its error output
    files: int = 256  # open in a process


def clean_environment() -> dict[str, str]:
    """The variables that an agent may know."""
    return {name: text for name, text in os.environ.items() if name in VARIABLES or name.startswith(PREFIXES)}


def adopt() -> None:
    """Become the parent of every descendant that loses its own, where the system can do it."""
    with suppress(OSError, AttributeError):
        _call("prctl", SUBREAPER, 1, 0, 0, 0)


def separate() -> None:
    """Let the next child be the first process of a PID namespace; who is not root becomes nobody in particular."""
    if os.geteuid() == 0:
        with suppress(OSError):  # root of a container may lack the right
            return _call("unshare", NEW_PROCESSES)
    ids = {"uid_map": os.geteuid(), "gid_map": os.getegid()}
    _call("unshare", NEW_USER | NEW_PROCESSES)
    Path("/proc/self/setgroups").write_text("deny")
    for name, own in ids.items():
        Path("/proc/self", name).write_text(f"{FIRST_UID} {own} 1")


def furnish(root: str, shown: list[str], disk: int) -> None:
    """Make a file system in which there is what Python needs and `shown`, read-only, and a private /tmp; enter it."""
    _call("unshare", NEW_MOUNTS | NEW_NAMES | NEW_IPC | NEW_NET)
    _call("mount", None, b"/", None, ALL_BELOW | PRIVATE, None)
    _mount("tmpfs", root, NO_SUID | NO_DEVICES, f"mode=755,nr_inodes=16384,size={disk}")
    packages = [path for path in sys.path if Path(path).name in ("site-packages", "dist-packages")]
    paths = [*SYSTEM, sys.prefix, sys.base_prefix, *packages, str(Path(__file__).parents[1]), *shown]
    for path in sorted({*paths, *map(os.path.realpath, paths)}):
        _show(path, root)
    for name in ("proc", "tmp", "dev"):
        os.makedirs(root + "/" + name, exist_ok=True)
    os.chmod(root + "/tmp", 0o1777)
    if not os.path.lexists(root + "/dev/shm"):  # what is shown may lie in it
        os.symlink("/tmp", root + "/dev/shm")
    with suppress(OSError):  # containers that hide parts of their own do not allow another: then there is none
        _mount("proc", root + "/proc", NO_SUID | NO_DEVICES | NO_PROGRAMS)
    os.chdir(root)
    _call("pivot_root", b".", b".")
    _call("umount2", b".", DETACH)


def confine(walls: int, home: str, user: int, memory: int, limits: Limits) -> None:
    """Give up what an agent does not get; `memory` bytes of address space are the most. Last before it runs."""
    import resource

    os.setsid()
    os.chdir(home)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000")  # short of memory, the system ends agents first
    wanted = {"AS": memory, "CORE": 0, "FSIZE": limits.disk, "NOFILE": limits.files}
    alone = os.geteuid() == 0 or _kernel() >= (5, 14)  # older ones count a user's processes across namespaces
    if walls == USER or walls == NAMESPACES and alone:  # among a user's other processes their number says nothing
        wanted["NPROC"] = limits.processes
    for name, most in wanted.items():
        hard = resource.getrlimit(which := getattr(resource, f"RLIMIT_{name}"))[1]
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with suppress(OSError, ValueError):  # macOS has no limit of address space
            resource.setrlimit(which, (most, most))
    if walls != NOTHING and os.geteuid() == 0:
        os.setgroups([])
        os.setresgid(user, user, user)
        os.setresuid(user, user, user)
    with suppress(OSError, AttributeError):
        _call("prctl", NO_NEW_PRIVILEGES, 1, 0, 0, 0)
        _call("prctl", DUMPABLE, 1, 0, 0, 0)  # else its own /proc is closed to it
        if walls != NOTHING:
            _call("capset", struct.pack("Ii", CAPABILITIES, 0), bytes(24))
    kept = clean_environment()
    os.environ.clear()
    os.environ.update(kept, HOME=home, TMPDIR=home, USER="agent")


def _kernel() -> tuple[int, ...]:
    """Linux's version."""
    return tuple(map(int, re.findall(r"\d+", os.uname().release)[:2]))


def address_space() -> int:
    """Bytes of address space of this process; 0 where that is not told."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return 0


def _show(path: str, root: str) -> None:
    """Let `path` be seen in the new file system, read-only, with all that is mounted below."""
    target = root + path
    if path == "/" or not os.path.exists(path) or os.path.lexists(target):  # below one that is shown already
        return
    os.makedirs(os.path.dirname(target), exist_ok=True)
    if os.path.islink(path):
        os.symlink(os.readlink(path), target)
        return
    if os.path.isdir(path):
        os.mkdir(target)
    else:
        Path(target).touch()
    _call("mount", os.fsencode(path), os.fsencode(target), None, BIND | ALL_BELOW, None)
    how = struct.pack("4Q", READ_ONLY | NO_SUID, 0, 0, 0)
    _call("syscall", MOUNT_SETATTR, HERE, os.fsencode(target), RECURSIVE, how, len(how))


def _mount(kind: str, target: str, flags: int, options: str = "") -> None:
    _call("mount", kind.encode(), os.fsencode(target), kind.encode(), flags, options.encode())


def _call(name: str, *arguments: int | bytes | None) -> None:
    """Call a function of the C library. Raises OSError, or AttributeError where there is none."""
    function = getattr(ctypes.CDLL(None, use_errno=True), name)
    if function(*(ctypes.c_long(each) if isinstance(each, int) else each for each in arguments)) < 0:
        code = ctypes.get_errno()
        raise OSError(code, f"{name}: {os.strerror(code)}")
