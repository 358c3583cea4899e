"""A server that the tests of its pages share."""

import threading
import time
from contextlib import ExitStack, contextmanager

import pytest

import azkit


@contextmanager
def open_server(app, **settings):
    """The address of a server of this process."""
    import uvicorn

    running = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning", **settings))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{running.servers[0].sockets[0].getsockname()[1]}"
    running.should_exit = True
    thread.join(30)


@contextmanager
def serving(game, *agents):
    """The address of the page of a game."""
    from azkit.web.roster import enrol
    from azkit.web.server import WebConfig, make_app

    with open_server(make_app(WebConfig(game, tuple(enrol(agents, game))))) as address:
        yield f"{address}/"


@pytest.fixture(scope="session")
def listening():
    """Serves an application over a real socket, which connections that are closed and streams without end need."""
    return open_server


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
