"""What a foreign agent file does is its own loss or nothing: no other game, file, process or secret is touched.

Each hostile agent meets a fair one, in one process of kaggle-environments for all of them, as in a tournament.
"""

import json
import os
import select
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import azkit
from azkit.agents import cage as cages
from azkit.agents import caged
from azkit.agents.cage import AgentError, Cage
from azkit.agents.sandbox import Sandbox
from azkit.agents.walls import DUMPABLE, UNPREVENTED, Limits, _call, furnish, separate
from azkit.arena.kaggle import _record
from azkit.arena.match import GameRecord

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="agent files need Linux or macOS")
SMALL = azkit.make("connectx", rows=4, columns=4, inarow=3)
ACT, BANK = 0.2, 0.6
LATE = 4.0  # seconds that a loaded machine is allowed beyond the bar of twice the clock and 2 s
KEY, MARK = "a-key-of-nobody", f"mark-{os.getpid()}"
FAIR = "def agent(o, c):\n    return [i for i in range(c.columns) if o.board[i] == 0][o.step % 2 - 1]\n"
BEFORE = """
import ctypes, glob, math, os, signal, socket, subprocess, sys, threading, time
def fair(o, c):
    return [i for i in range(c.columns) if o.board[i] == 0][0]
def told(data):  # in every handle that is open
    for handle in range(3, 64):
        try:
            os.write(handle, data)
        except OSError:
            pass
def child(work, alone=False):
    if os.fork() == 0:
        if alone:
            os.setsid()
        work()
        os._exit(0)
def wait():
    time.sleep(600)
"""
# What an agent does at its move, by name; `fair` goes on as if nothing were.
CRASHES = {
    "exits": "sys.exit(0)",
    "exits at once": "os._exit(0)",
    "exits by a class of its own": "raise type('Mine', (SystemExit,), {})(3)",
    "is interrupted": "raise KeyboardInterrupt",
    "ends itself": "os.kill(os.getpid(), signal.SIGKILL)",
    "ends its group": "os.killpg(0, signal.SIGKILL)",
    "reads where nothing is": "ctypes.string_at(0)",
    "writes junk": "told(b'no answer\\xff\\n'); return fair(o, c)",
    "writes half a line and exits": "told(b'{\"action\": 1'); os._exit(0)",
    "writes too much": "told(b'1' * (1 << 18)); return fair(o, c)",
    "writes NaN": 'told(b\'{"action": NaN, "stderr": ""}\\n\'); wait()',
    "forges a move": 'told(b\'{"action": 0, "stderr": ""}\\n\' * 2); return fair(o, c)',
    "forges a win": 'told(b\'{"statuses": ["DONE", "DONE"], "rewards": [1, -1], "seconds": [[], []],'
    ' "errors": ["", ""], "left": [9, 9], "moves": [0]}\\n\'); os._exit(0)',
    "takes too much memory": "bytearray(1 << 40)",
    "fills the disk": "with open(os.environ['TMPDIR'] + '/file', 'wb') as file:\n"
    "        while True: file.write(bytes(1 << 20)); file.flush()",
    "starts threads": "while True: threading.Thread(target=wait, daemon=True).start()",
    "calls itself": "return agent(o, c)",
    "raises what cannot be told": "raise type('Bad', (Exception,), {'__str__': lambda self: 1 / 0})",
    "raises half a letter": "raise ValueError('\\ud800\\x00\\x1b[2J')",
    "leaves a child behind": "child(wait); os._exit(0)",
    "returns a float": "return 1.0",
}
INVALID = {
    "returns text": "return '1'",
    "returns a list": "return [1]",
    "returns an object": "return {'action': object()}",
    "returns no number": "return math.nan",
    "returns infinity": "return math.inf",
    "returns a huge integer": "return 10 ** 5000",
    "returns a large integer": "return 10 ** 400",
    "returns an evil index": "return type('Evil', (), {'__index__': lambda self: os._exit(0),"
    " '__repr__': lambda self: 1 / 0})()",
    "returns a deep list": "deep = []\n    for _ in range(10 ** 5): deep = [deep]\n    return deep",
    "returns a long text": "return 'x' * (1 << 20)",
    "returns a list nested 600 deep": "import json; return json.loads('[' * 600 + ']' * 600)",
}
TIMEOUTS = {
    "loops": "while True: pass",
    "loops later": "if o.step < 2: return fair(o, c)\n    while True: pass",
    "stops itself": "os.kill(os.getpid(), signal.SIGSTOP)",
    "writes half a line and waits": "told(b'{\"action\": 1'); wait()",
    "sleeps in a child": "child(wait, alone=True); wait()",
}
HARMLESS = {
    "writes a lot": "print('x' * 10 ** 6); sys.stderr.write('y' * 10 ** 6); return fair(o, c)",
    "writes to the terminal": "for _ in range(9): os.write(1, b'x' * 99999), os.write(2, b'y' * 99999)\n"
    "    return fair(o, c)",
    "forks": "child(wait); return fair(o, c)",
    "starts a session": "child(wait, alone=True); return fair(o, c)",
    "forks twice": "child(lambda: child(wait, alone=True), alone=True); return fair(o, c)",
    "starts a program": "subprocess.Popen(['sleep', '600'], start_new_session=True); return fair(o, c)",
    "signals others": "for who in (1, os.getppid(), -1, *range(3, 2000)):\n"
    "        try: who == os.getpid() or os.kill(who, signal.SIGTERM)\n"
    "        except OSError: pass\n    return fair(o, c)",
    "changes the judge": "import gc, json, kaggle_environments as k\n"
    "    k.environments.clear(); k.core.Environment.step = k.core.Environment.run = None\n"
    "    k.utils.process_schema = k.core.process_schema = None\n"
    "    for one in gc.get_objects():\n"
    "        if type(one).__name__ in ('Server', 'Environment') and hasattr(one, 'send'): vars(one).clear()\n"
    "    return fair(o, c)",
    "changes the question": "move = fair(o, c); o.board[:] = [1] * 16; o.mark = 9; o.remainingOverageTime = 10 ** 9\n"
    "    c.clear(); return move",
}
CHANCE = {"answers twice": "os.fork(); return fair(o, c)"}  # which of the two is heard, and when
DEEDS = {**CRASHES, **INVALID, **TIMEOUTS, **HARMLESS, **CHANCE}
# The others are slow together.
ALWAYS = ["exits", "ends itself", "writes half a line and waits", "forges a win", "answers twice", "starts threads"]
ALWAYS += ["leaves a child behind", "returns no number", "returns a huge integer", "returns an evil index", "loops"]
ALWAYS += ["forks twice", "changes the judge"]


@pytest.fixture(scope="module")
def sandbox():
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KAGGLE_KEY", KEY)
        patch.setenv("LC_MARK", MARK)  # one that is passed on, by which processes are found
        sandbox = Sandbox()
        play(sandbox, ["random", "random"])  # it takes seconds to start
        yield sandbox
    sandbox.kill()


def play(sandbox: Sandbox, seats: list[str]) -> tuple[GameRecord, float]:
    """A game through env.run, and the seconds it took."""
    started = time.monotonic()
    clock = {"actTimeout": ACT}
    job = {"game": "connectx", "options": SMALL.options, "configuration": clock, "bank": BANK, "seed": 1}
    sandbox.ask(episode={**job, "seats": seats, "opening": []})
    return _record(SMALL, ("a.py", "b.py"), (0, 1), (), sandbox), time.monotonic() - started


def marked() -> set[int]:
    """Processes that were started by this file's sandbox, whoever their parent is by now."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/environ"):
        try:
            if MARK.encode() in file.read_bytes():
                found.add(int(file.parent.name))
        except OSError:
            pass
    return found - {os.getpid()}


def duel(sandbox: Sandbox, folder: Path, source: str) -> GameRecord:
    """The agent's game; then a fair one is played on, nothing is left, and it took no longer than it may."""
    folder.mkdir()
    (folder / "agent.py").write_text(source)
    fair = folder.parent / "fair"
    fair.mkdir()
    (fair / "agent.py").write_text(FAIR)
    record, seconds = play(sandbox, [str(folder / "agent.py"), str(fair / "agent.py")])
    assert len(marked()) in (0, 2), "kaggle-environments, and who starts agents"
    clock = BANK + ACT * (len(record.moves) + 1)
    assert seconds <= 2 * clock + 2 + LATE
    if record.fault is None:
        assert SMALL.state(record.moves).outcome == record.outcome, "by the rules of the game"
    else:
        assert record.fault.seat == 0 and record.outcome == (-1.0, 1.0)
        assert record.fault.detail.encode()
    after, _ = play(sandbox, [str(fair / "agent.py"), "random"])
    assert after.fault is None and SMALL.state(after.moves).outcome == after.outcome
    return record


@pytest.mark.parametrize(
    "deed", [pytest.param(deed, marks=[] if deed in ALWAYS else pytest.mark.slow) for deed in DEEDS]
)
def test_what_an_agent_does_is_its_own_loss_or_nothing(sandbox, deed, tmp_path):
    record = duel(sandbox, tmp_path / "hostile", f"{BEFORE}\ndef agent(o, c):\n    {DEEDS[deed]}\n")
    kinds = {"crash": CRASHES, "invalid": INVALID, "timeout": TIMEOUTS}
    expected = next((kind for kind, deeds in kinds.items() if deed in deeds), None)
    assert (record.fault and record.fault.kind) == expected or deed in CHANCE, record.fault


@pytest.mark.parametrize(("seconds", "kind"), [(ACT + 0.1, None), (ACT + BANK + 0.2, "timeout")])
def test_a_slow_import_is_paid_from_the_bank(sandbox, seconds, kind, tmp_path):
    record = duel(sandbox, tmp_path / "slow", f"import time\ntime.sleep({seconds})\n{FAIR}")
    assert (record.fault and record.fault.kind) == kind, record.fault
    assert kind or (record.left is not None and record.left[0] < BANK - 0.05)


def test_a_loop_on_import_is_ended(sandbox, tmp_path):
    record = duel(sandbox, tmp_path / "loops", f"while True: pass\n{FAIR}")
    assert record.fault is not None and record.fault.kind == "timeout"


# Each looks for what it must not find, and names it in an error.
SPIES = {
    "the environment": "import glob, os\nfound = [dict(os.environ)]\nfor file in glob.glob('/proc/*/environ'):\n"
    "    try: found.append(open(file, 'rb').read())\n    except OSError: pass\n"
    f"assert {KEY!r} not in repr(found), 'found the key'\n",
    "the environment it was started with": "for line in open('/proc/self/maps'):\n    span, rights = line.split()[:2]\n"
    "    low, high = (int(end, 16) for end in span.split('-'))\n"
    "    if ('[heap]' in line or '[stack]' in line) and 'r' in rights:\n"
    "        memory = open('/proc/self/mem', 'rb')\n        memory.seek(low)\n"
    f"        assert {KEY[::-1]!r}[::-1].encode() not in memory.read(high - low), 'found the key'\n",
    "a secret file": "try: raise RuntimeError(open(SECRET).read())\nexcept OSError: pass\n",
    "files to change": "import os\nfor where in (SECRET, SECRET + '-new', FOLDER + '/new', '/usr/new'):\n"
    "    try: open(where, 'w').write('written'); raise RuntimeError(where)\n    except OSError: pass\n",
    "the network": "import socket\ntry:\n    socket.create_connection(('127.0.0.1', PORT), 1)\n"
    "    raise RuntimeError('connected')\nexcept OSError: pass\n",
}


@pytest.mark.parametrize("spy", SPIES)
def test_what_an_agent_looks_for_it_does_not_find(sandbox, spy, tmp_path, monkeypatch):
    secret = tmp_path / "secret"
    secret.write_text("a secret")
    for folder in (tmp_path, *tmp_path.parents[:2]):  # for everybody to read
        folder.chmod(0o755)
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        names = f"SECRET, FOLDER, PORT = {str(secret)!r}, {str(tmp_path / 'spy')!r}, {server.getsockname()[1]}\n"
        record = duel(sandbox, tmp_path / "spy", names + SPIES[spy] + FAIR)
        if spy in ("a secret file", "the network", "files to change") and _walls() == cages.USER:
            pytest.skip(UNPREVENTED[cages.USER])
        assert record.fault is None, record.fault
        with pytest.raises(BlockingIOError):
            server.accept()
    assert secret.read_text() == "a secret" and not (tmp_path / "secret-new").exists()
    assert [file.name for file in (tmp_path / "spy").iterdir()] == ["agent.py"]


def test_an_agent_reads_what_lies_beside_it(sandbox, tmp_path):
    (tmp_path / "whole").mkdir()
    (tmp_path / "whole" / "helper.py").write_text(FAIR)
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    (tmp_path / "whole" / "agent.py").write_text(
        "from helper import agent as play\ndef agent(o, c): return play(o, c)\n"
    )
    record, _ = play(sandbox, [str(tmp_path / "whole" / "agent.py"), "random"])
    assert record.fault is None, record.fault


def orphan() -> None:
    """Leave a process behind, in a session of its own, whose parent has gone."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(600)
        os._exit(0)


def echo(job: dict) -> Callable[[int, int], None]:
    """An inmate that does what it is told, in Python."""

    def serve(requests: int, answers: int) -> None:
        os.write(answers, b"{}\n")
        for line in os.fdopen(requests):
            try:
                told = repr(eval(line))
            except Exception as error:
                told = type(error).__name__
            os.write(answers, told.encode() + b"\n")

    return serve


def test_a_warden_whose_owner_goes_before_it_has_its_order_ends():
    """It read nothing from the pipe again and again, on a whole core, for ever."""
    cage, (requests, mine), (status, theirs) = Cage(echo), os.pipe(), os.pipe()
    with tempfile.TemporaryFile() as errors:
        socket.send_fds(cage.channel, [b"!"], [requests, theirs, theirs, errors.fileno()])
        os.write(mine, b'{"job": ')
        for handle in (requests, theirs, mine):
            os.close(handle)
        assert select.select([status], [], [], 30)[0], "it still holds its handles"
        assert os.read(status, 1) == b""
        os.close(status)
        errors.seek(0)
        assert errors.read().startswith(b"JSONDecodeError")


def _walls() -> int:
    inmate = Cage(echo).start({}, [])
    inmate.close()
    return UNPREVENTED.index(inmate.unprevented)


BOMBS = {
    "memory": "[bytearray(1 << 24) for _ in range(99)]",
    "processes": "[os.fork() or __import__('time').sleep(600) for os in [__import__('os')] for _ in range(99)]",
    "disk": "[open(f'{n}', 'wb').write(bytes(1 << 18)) for n in range(99)]",
    "files": "[open('/dev/null') for _ in range(99)]",
}


@pytest.mark.parametrize(("bomb", "error"), [*zip(BOMBS, ("MemoryError", "BlockingIOError", "OSError", "OSError"))])
def test_small_limits_hold_and_the_next_inmate_has_its_own(bomb, error):
    cage = Cage(echo, Limits(memory=1 << 28, processes=8, disk=1 << 20, files=32))
    one = cage.start({}, [])
    if one.unprevented and bomb in ("processes", "disk"):
        pytest.skip(one.unprevented)
    assert one.ask(BOMBS[bomb].encode() + b"\n", 30).decode().strip() == error
    one.close()
    two = cage.start({}, [])
    assert two.ask(b"1 + 1\n", 5) == b"2\n"
    assert two.close() in (0, -signal.SIGKILL)
    with pytest.raises(AgentError, match="ended with code"):
        two.ask(b"1\n", 1)


def test_a_question_that_is_longer_than_a_pipe_holds_arrives():
    """Of a large board the agent heard 64 KiB, waited for the rest, and lost on time."""
    inmate = Cage(echo).start({}, [])
    assert inmate.ask(b"len('" + b"x" * (1 << 18) + b"')\n", 10) == b"262144\n"
    inmate.close()


def elsewhere(user: int, work: Callable[[], None]) -> int:
    """The exit code of `work` in a copy of this process as another user, who can reach Python wherever it lies."""

    def inside() -> None:
        furnish(folder, [str(Path(__file__).parents[2])], 1 << 24)
        if user:
            os.setgroups([])
            os.setresgid(user, user, user)
            os.setresuid(user, user, user)
            _call("prctl", DUMPABLE, 1, 0, 0, 0)  # as programs are that this user starts
        os.chdir("/tmp")
        tempfile.tempdir = "/tmp"
        work()

    def first() -> None:
        separate()
        cages._exit_after(inside) if (child := os.fork()) == 0 else os._exit(os.waitpid(child, 0)[1] >> 8)

    with tempfile.TemporaryDirectory() as folder:
        if (child := os.fork()) == 0:
            cages._exit_after(first)
        return os.waitpid(child, 0)[1] >> 8


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="root alone can be anybody")
@pytest.mark.parametrize(("user", "namespaces", "walls"), [(65534, True, 0), (0, False, 1), (65534, False, 2)])
def test_other_users_and_systems_without_namespaces_build_what_they_can(user, namespaces, walls, monkeypatch):
    """No child is left in any of them, and what is not prevented is said."""
    if _walls():
        pytest.skip("no namespaces here")

    def work() -> None:
        cage = Cage(echo)
        inmate = cage.start({}, [])
        assert inmate.unprevented == UNPREVENTED[walls]
        assert inmate.ask(b"open('mine', 'w').write('1')\n", 5) == b"1\n"
        assert inmate.ask(b"open('/proc/1/environ').read()\n", 5) == b"PermissionError\n" or walls == 2
        assert inmate.ask(b"orphan()\n", 5) == b"None\n"
        inmate.close()
        for _ in range(100):
            alive = [file for file in Path("/proc").glob("[0-9]*/stat") if ") Z " not in file.read_text()]
            if len(alive) == 2:
                break
            time.sleep(0.05)
        assert len(alive) == 2, "this process, and who starts inmates"
        assert not list(Path("/tmp").glob("azkit-cage-*"))

    def refuse() -> None:
        raise OSError("no namespaces here")

    if not namespaces:
        monkeypatch.setattr(cages, "separate", refuse)
    assert elsewhere(user, work) == 0


def test_a_judge_that_ends_is_not_the_agents_fault(tmp_path):
    sandbox = Sandbox()
    play(sandbox, ["random", "random"])
    os.kill(sandbox.process.pid, signal.SIGKILL)
    with pytest.raises(azkit.AzkitError, match="the process of kaggle-environments ended: code -9"):
        play(sandbox, ["random", "random"])


def test_as_many_handles_are_closed_as_there_may_be_open(monkeypatch):
    """Where a container allows 2^30, and Python closes them one by one, no agent file began within 180 s."""
    closed = []
    monkeypatch.setattr(os, "sysconf", {"SC_OPEN_MAX": 1 << 30}.get)
    monkeypatch.setattr(os, "closerange", lambda first, end: closed.append(range(first, end)))
    with open(os.devnull) as kept, open(os.devnull) as other:
        cages._close_all_but(kept.fileno())
        handles = {handle for handles in closed for handle in handles}
        assert other.fileno() in handles and not handles & {0, 1, 2, kept.fileno()} and len(handles) < 1 << 20


def test_what_is_not_prevented_is_said_once(capsys):
    sandbox = Sandbox()
    for _ in range(2):
        sandbox.lines.put(json.dumps({"warning": f"agent files run {UNPREVENTED[2]}"}).encode() + b"\n")
        sandbox.lines.put(b"{}\n")
        sandbox.started = True
        assert sandbox.answer(1) == {}
    sandbox.kill()
    assert capsys.readouterr().err.count("\n") == 1


def test_of_a_home_behind_a_link_an_agent_sees_its_file_alone(tmp_path, monkeypatch):
    """It saw all of it, keys included: the link was not followed, and so the home not known."""
    (tmp_path / "data").mkdir()
    (tmp_path / "home").symlink_to(tmp_path / "data")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    file = tmp_path / "data" / "submission.py"
    assert caged._folder(file) == file
    for shared in ("/var/tmp", "/dev/shm"):
        assert caged._folder(Path(shared, "agent.py")) == Path(shared, "agent.py"), "others have files there"
