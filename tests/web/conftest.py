"""A server that the tests of its pages share."""

import threading
import time
from contextlib import ExitStack, contextmanager

import pytest

import azkit


@contextmanager
def serving(game, *agents):
    """The address of a server of this process."""
    import uvicorn

    from azkit.web.roster import enrol
    from azkit.web.server import WebConfig, make_app

    config = WebConfig(game, tuple(enrol(agents, game)))
    running = uvicorn.Server(uvicorn.Config(make_app(config), port=0, log_level="warning"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}/"
    running.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def server():
    """A server of TicTacToe with agents that answer at once."""
    with serving(azkit.make("tictactoe"), "uct:60", "random") as address:
        yield address


@pytest.fixture
def server_of():
    """Serves a game; the server ends with the test."""
    with ExitStack() as stack:
        yield lambda game, *agents: stack.enter_context(serving(game, *agents))
