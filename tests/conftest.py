"""What tests of all rooms share: settings, a process for agent files, and a browser."""

import os
import shutil
import signal

import hypothesis
import pytest

# Tests run side by side, and so do the processes they start: threads of torch's that wait for each other's cores made
# a notebook five times as slow. Set before torch is loaded, here and in what a test starts.
if "PYTEST_XDIST_WORKER" in os.environ:
    os.environ.setdefault("OMP_NUM_THREADS", "1")

# A first call compiles for seconds, so a deadline an example would time the machine, not test the code.
hypothesis.settings.register_profile("azkit", deadline=None, max_examples=50)
hypothesis.settings.load_profile("azkit")

# Under nohup it is ignored, and stays so in all that is started: tests send it on purpose.
if hasattr(signal, "SIGHUP"):
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

FLAGS = "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync"


@pytest.fixture(scope="module")
def sandbox():
    """The process that a module's agent files play in: it takes seconds to start."""
    from azkit.agents.sandbox import Sandbox

    shared = Sandbox()
    yield shared
    shared.kill()


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
