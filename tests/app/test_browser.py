"""What would break for whoever types `azkit web`: a trace instead of a line, an open door, a server that never ends."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from urllib.error import HTTPError

import pytest

from azkit.app.cli import app


def complaint(capsys, *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        app(["web", "--no-open", *words])
    assert ended.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0]


def test_a_port_in_use_is_told_in_one_line(capsys):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        assert f"port {port}" in complaint(capsys, "--port", port)


@pytest.mark.parametrize("module", ["uvicorn", "fastapi"])
def test_a_missing_extra_is_told_in_one_line(module, capsys, monkeypatch):
    for name in [name for name in sys.modules if name.startswith("azkit.web.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, module, None)
    assert "pip install 'azkit[web]'" in complaint(capsys)


def test_what_cannot_be_served_is_told_in_one_line(capsys):
    assert "unknown agent" in complaint(capsys, "no/such/run")
    assert "no.such.host.invalid" in complaint(capsys, "--host", "no.such.host.invalid")
    assert "cannot listen on a..b port" in complaint(capsys, "--host", "a..b"), "no name of a host at all"


def test_a_browser_that_waits_for_the_page_gets_it(tmp_path):
    """A text browser comes back when it is closed: the server began only then, which it waited for."""
    script, seen = tmp_path / "browser.py", tmp_path / "seen"
    script.write_text(
        "import sys, time, pathlib, urllib.request\n"
        "text = urllib.request.urlopen(sys.argv[1], timeout=50).read()\n"
        f"pathlib.Path({str(seen)!r}).write_bytes(text)\ntime.sleep(3)\n"
    )
    command = [sys.executable, "-m", "azkit", "web", "tictactoe", "--port", "0"]
    environment = os.environ | {"BROWSER": f"{sys.executable} {script} %s"}
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        until = time.monotonic() + 60
        while not (seen.exists() and seen.read_bytes()) and time.monotonic() < until:
            time.sleep(0.1)
        assert b"<html" in seen.read_bytes()
    finally:
        server.kill()
        server.wait()


def test_the_server_prints_its_address_asks_strangers_for_a_token_and_ends_by_ctrl_c():
    command = [sys.executable, "-m", "azkit", "web", "tictactoe", "--no-open", "--port", "0", "--host", "0.0.0.0"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        port, token = re.search(r"^http://0\.0\.0\.0:(\d+)/\?token=(\S+)  \(Ctrl-C", server.stdout.readline()).groups()
        address = f"http://127.0.0.1:{port}/api/games"
        with pytest.raises(HTTPError, match="401"):
            urllib.request.urlopen(address)
        known = urllib.request.Request(address, headers={"Authorization": f"Bearer {token}"})
        assert urllib.request.urlopen(known).status == 200
        server.send_signal(signal.SIGINT)
        assert server.wait(30) in (0, 130)
    finally:
        server.kill()
        server.communicate()


@pytest.mark.slow
def test_ctrl_c_twice_while_a_page_watches_ends_server_and_training_in_order(tmp_path):
    """The second one left the training on its own for up to seven days, and a page that watched cost a traceback."""
    command = [sys.executable, "-m", "azkit", "web", "tictactoe", "--no-open", "--port", "0", "--train", str(tmp_path)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        address, token = re.search(r"^(http\S+/)\?token=(\S+) ", server.stdout.readline()).groups()
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json", "Origin": address[:-1]}
        wanted = {"name": "new", "game": "tictactoe", "profile": "smoke", "minutes": 60}
        asked = urllib.request.Request(f"{address}api/train", json.dumps(wanted).encode(), headers)
        assert json.loads(urllib.request.urlopen(asked).read())["running"]
        until = time.monotonic() + 120
        while not list(tmp_path.glob("new/checkpoints/*/manifest.json")):
            assert time.monotonic() < until
            time.sleep(0.2)
        watching = urllib.request.urlopen(urllib.request.Request(f"{address}api/runs/new/events", headers=headers))
        assert watching.readline()
        server.send_signal(signal.SIGINT)
        time.sleep(0.5)
        server.send_signal(signal.SIGINT)
        assert server.wait(30) in (0, 130)
        told = server.stderr.read().splitlines()
        assert [line for line in told if not line.startswith(("azkit: ended by", "azkit: stopped by"))] == []
        while "goes on from its last commit" not in (tmp_path / "new" / "train.log").read_text():
            assert time.monotonic() < until + 60
            time.sleep(0.2)
    finally:
        server.kill()
        server.communicate()
