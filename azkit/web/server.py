"""The server: its configuration, the routes that need no agent, and how mistakes are answered."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from ..agents.agents import AgentError
from ..errors import AzkitError
from ..games.base import Game
from ..games.picture import describe, show
from ..runs.checkpoints import run_of
from ..runs.mirror import follow
from ..version import __version__
from .asking import add_asking
from .exchange import add_exchange
from .guard import Guard
from .pages import add_pages
from .roster import NamedAgent
from .runs import runs_router
from .scheduler import BusyError
from .schemas import PositionRequest
from .thinking import Shelf, Thinkers

LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")


@dataclass(frozen=True)
class WebConfig:
    """What a server serves, and to whom."""

    game: Game  # the one that the page begins with
    agents: tuple[NamedAgent, ...]  # the first one is the page's
    host: str = "127.0.0.1"
    token: str | None = None  # asked of everybody; None: of nobody
    origins: tuple[str, ...] = ()  # foreign pages that may ask
    train: Path | None = None  # the folder in which the page may train; None: it may not


def make_app(config: WebConfig) -> FastAPI:
    """The server as an ASGI application; its threads end with it."""
    sources = {agent.game: agent.source for agent in config.agents if agent.game and agent.source}
    shelf, thinkers = Shelf(config.game, sources), Thinkers(config.agents)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        yield
        thinkers.close()

    app = FastAPI(title="azkit", version=__version__, docs_url=None, redoc_url=None, lifespan=life)
    app.state.thinkers = thinkers
    add_positions(app, shelf, thinkers)
    add_asking(app, shelf, thinkers)
    add_exchange(app, shelf, thinkers)
    add_pages(app)
    runs = {agent.name: run_of(agent.folder) or agent.folder for agent in config.agents if agent.folder is not None}
    app.include_router(runs_router(runs, config.train, shelf.sources))
    for kind, handler in ((RequestValidationError, _invalid), (AzkitError, _impossible), (HTTPException, _refused)):
        app.add_exception_handler(kind, handler)
    hosts = frozenset(LOOPBACK) if config.host in LOOPBACK else None  # elsewhere the token keeps strangers out
    app.add_middleware(Guard, hosts=hosts, origins=config.origins, token=config.token)
    if config.origins:
        app.add_middleware(
            CORSMiddleware,
            allow_origins=list(config.origins),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        )
    return app


def add_positions(app: FastAPI, shelf: Shelf, thinkers: Thinkers) -> None:
    """What needs no agent."""

    @app.get("/api/games")
    def games() -> list[dict[str, Any]]:
        """The games with their options; the first is the one that the server was started for."""
        return shelf.facts

    @app.get("/api/agents")
    def agents() -> list[dict[str, Any]]:
        """The agents that may be asked, the one that the server was started for first."""
        for agent in thinkers.agents.values():
            if agent.folder is not None:
                follow(agent.folder)
        return [agent.facts() for agent in thinkers.agents.values()]

    @app.post("/api/position")
    def position(asked: PositionRequest) -> dict[str, Any]:
        """The game, and the position after the moves."""
        state = shelf.state(shelf.game(asked.game, asked.options), asked.moves)
        return {"info": describe(state.game), "position": show(state)}


def _error(status: int, reason: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"error": " ".join(reason.split())}, status, headers)


def _invalid(request: Request, error: Exception) -> Response:
    """The first thing that is wrong with a request, without what the request said."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return _error(422, "the body is no JSON")
    if first["type"] == "extra_forbidden":
        return _error(422, "the body has a key that this route does not know")
    return _error(422, ": ".join([*map(str, first["loc"][1:2]), first["msg"]]))


def _impossible(request: Request, error: Exception) -> Response:
    """What the rules, the agents or the queue say no to."""
    if isinstance(error, BusyError):
        return _error(429, str(error), {"Retry-After": "1"})
    return _error(502 if isinstance(error, AgentError) else 422, str(error))


def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _error(error.status_code, str(error.detail), dict(error.headers or {}))
