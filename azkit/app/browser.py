"""Commands that end in a browser: web and share."""

from __future__ import annotations

import os
import threading
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument, Option

from ..errors import AzkitError
from ..tables import two_columns
from . import options

if TYPE_CHECKING:
    import logging
    import socket
    from types import FrameType

browsing = typer.Typer()

BACKLOG = 128  # connections at once; more are answered 503
LAST_SECONDS = 1  # for answers under way after Ctrl-C: a page that watches a run never hangs up by itself
Host = Annotated[str, Option(help="The address to listen on; others than this machine's own need a token.")]
Origins = Annotated[list[str] | None, Option("--allow-origin", help="A foreign page, http://HOST:PORT. Repeatable.")]


@browsing.command()
def web(
    words: Annotated[list[str] | None, Argument(metavar="[GAME] [AGENT]...", help=options.WORDS_HELP)] = None,
    host: Host = "127.0.0.1",
    port: Annotated[int, Option(min=0, max=65535, help="0: any that is free.")] = 8000,
    origin: Origins = None,
    train: Annotated[Path | None, Option(help="Let the page train, in this folder; needs the token.")] = None,
    show: Annotated[bool, Option("--open/--no-open", help="Open the page in a browser.")] = True,
    name: options.GameName = None,
    option: options.Options = None,
) -> None:
    """Play, analyse and watch runs in a browser.

    It serves the page and an HTTP API to this machine alone, or with --host to others, until Ctrl-C.
    """
    import logging
    import secrets

    try:
        import uvicorn

        from ..web.server import LOOPBACK, WebConfig, make_app
    except ImportError as error:
        raise AzkitError(
            f"azkit web needs fastapi and uvicorn (extra web; {error}): pip install 'azkit[web]'"
        ) from error
    from ..web.roster import enrol

    if train is not None and os.name != "posix":
        raise AzkitError("--train: trainings are stopped by signals, which need Linux or macOS (on Windows: WSL)")

    game, agents = options.game_and_agents(words or [], name, option)
    token = secrets.token_urlsafe() if train is not None or host not in LOOPBACK else None
    origins = tuple(text.rstrip("/") for text in origin or ())  # browsers name theirs without
    listening = _listen(host, port)
    app = make_app(WebConfig(game, tuple(enrol(agents, game)), host, token, origins, train))
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}/{f'?token={token}' if token else ''}"
    print(f"{address}  (Ctrl-C ends it)", flush=True)
    if show:  # beside the server, for a browser in a terminal comes back when it is closed
        threading.Thread(target=_show, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        app, log_level="warning", limit_concurrency=BACKLOG, server_header=False, timeout_graceful_shutdown=LAST_SECONDS
    )
    logging.getLogger("uvicorn.error").addFilter(_tells)

    class Server(uvicorn.Server):
        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if app.state.trainer is not None:  # at once: a second Ctrl-C ends this process, and would leave it training
                app.state.trainer.stop(0.0, again=False)
            super().handle_exit(sig, frame)

    Server(config).run(sockets=[listening])


def _tells(record: logging.LogRecord) -> bool:
    """Whether what uvicorn says is news: answers under way are cut off on purpose, which is no error of anybody's."""
    import asyncio

    error, text = record.exc_info[1] if record.exc_info else None, record.getMessage().rstrip()
    cut = isinstance(error, asyncio.CancelledError) or text.endswith("asyncio.exceptions.CancelledError")
    return not cut and "graceful shutdown exceeded" not in text


def _show(address: str) -> None:
    import webbrowser

    if not webbrowser.open(address):
        print("azkit: no browser here: open the address in one", flush=True)


def _listen(host: str, port: int) -> socket.socket:
    """A socket that nobody else listens on."""
    import socket

    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family)
        if os.name == "posix":  # on Windows it would let a second server listen here, too
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, UnicodeError) as error:  # which of a host's name depends on what is wrong with it
        reason = getattr(error, "strerror", None) or error
        raise AzkitError(f"cannot listen on {host} port {port}: {reason}; try --port 0") from error
    return listening


@options.reporting(browsing)
def share(
    checkpoint: options.Checkpoint,
    out: Annotated[Path, Option("--out", "-o", help="The .html file.")],
    game: options.OwnRules = None,
) -> options.Figures:
    """Turn a checkpoint into one web page.

    It plays in any browser, offline: rules, search and network are in the file.
    """
    from ..submit.share import share as write

    facts = asdict(write(checkpoint, out, game))
    sizes = {key: f"{facts[key] / 1e6:.2f} MB" for key in ("size", "gzipped")}
    yield facts, two_columns(facts | sizes | {"play": f"open {out} in a browser, or send it"})
