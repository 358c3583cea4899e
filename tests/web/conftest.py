"""What tests of pages share: one Chromium, one server, pages that tell of their mistakes."""

import shutil
import threading
import time

import pytest

import azkit

FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"


@pytest.fixture(scope="session")
def chromium():
    """A Chromium, which pip cannot install."""
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no chromium on the path: apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*FLAGS.split(), "--no-first-run"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens pages; what they write to the console, or throw, fails the test."""
    mistakes, contexts = [], []

    def opened(address, **how):
        contexts.append(chromium.new_context(**how))
        page = contexts[-1].new_page()
        page.set_default_timeout(20_000)
        page.on("console", lambda message: mistakes.append(message.text))
        page.on("pageerror", lambda error: mistakes.append(str(error)))
        page.goto(address)
        return page

    opened.mistakes = mistakes
    yield opened
    for context in contexts:
        context.close()
    assert mistakes == []


@pytest.fixture(scope="session")
def server():
    """The address of a server of this process, with agents that answer at once."""
    import uvicorn

    from azkit.web.server import WebConfig, make_app
    from azkit.web.thinking import enrol

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
