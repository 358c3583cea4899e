"""What a foreign agent file does is its own loss or nothing: no other game, file, process or secret is touched.

Each hostile agent meets a fair one, in one process of kaggle-environments for all of them, as in a tournament.
"""

import os
import socket
import textwrap
import time
from pathlib import Path

import pytest

import azkit
from azkit.agents.sandbox import Sandbox
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
    "writes NaN": "told(b'{\"action\": NaN, \"stderr\": \"\"}\\n'); wait()",
    "forges a move": "told(b'{\"action\": 0, \"stderr\": \"\"}\\n' * 2); return fair(o, c)",
    "forges a win": "told(b'{\"statuses\": [\"DONE\", \"DONE\"], \"rewards\": [1, -1], \"seconds\": [[], []],"
    " \"errors\": [\"\", \"\"], \"left\": [9, 9], \"moves\": [0]}\\n'); os._exit(0)",
    "answers twice": "os.fork(); return fair(o, c)",
    "takes all memory": "kept = []\n    while True: kept.append(bytearray(1 << 28))",
    "fills the disk": "with open(os.environ['TMPDIR'] + '/file', 'wb') as file:\n"
    "        while True: file.write(bytes(1 << 20)); file.flush()",
    "starts processes": "while True: child(wait)",
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
    "        if type(one).__name__ in ('Server', 'Environment'): vars(one).clear()\n"
    "    return fair(o, c)",
    "changes the question": "o.board[:] = [1] * len(o.board); o.mark = 9; o.remainingOverageTime = 10 ** 9; return 0",
}
DEEDS = {**CRASHES, **INVALID, **TIMEOUTS, **HARMLESS}


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
    return _record(SMALL, (0, 1), (), sandbox), time.monotonic() - started


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


@pytest.mark.parametrize("deed", DEEDS)
def test_what_an_agent_does_is_its_own_loss_or_nothing(sandbox, deed, tmp_path):
    record = duel(sandbox, tmp_path / "hostile", f"{BEFORE}\ndef agent(o, c):\n    {DEEDS[deed]}\n")
    kinds = {"crash": CRASHES, "invalid": INVALID, "timeout": TIMEOUTS}
    expected = next((kind for kind, deeds in kinds.items() if deed in deeds), None)
    assert (record.fault and record.fault.kind) == expected, record.fault
