"""A server that the tests of its pages share."""

import threading
import time

import pytest

import azkit


@pytest.fixture(scope="session")
def server():
    """The address of a server of this process, with agents that answer at once."""
    import uvicorn

    from azkit.web.roster import enrol
    from azkit.web.server import WebConfig, make_app

    game = azkit.make("tictactoe")
    config = WebConfig(game, tuple(enrol(["uct:60", "random"], game)))
    running = uvicorn.Server(uvicorn.Config(make_app(config), port=0, log_level="warning"))
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}/"
    running.should_exit = True
    thread.join(10)
