"""The server: its configuration, the routes that need no agent, and how mistakes are answered."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.cors import CORSMiddleware

from ..agents.cage import AgentError
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
from .runs import Runs, add_watching
from .schemas import PositionRequest
from .thinking import Shelf, Thinkers
from .trainer import PATIENCE, Trainer, add_training

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
    trainer = None if config.train is None else Trainer(config.train)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        try:
            yield
        finally:  # also where a signal, as of a terminal that closes, cancels the server
            if trainer is not None:
                await asyncio.to_thread(trainer.stop, PATIENCE, again=False)
            await asyncio.to_thread(thinkers.close)

    app = FastAPI(title="azkit", version=__version__, docs_url=None, redoc_url=None, lifespan=life)
    app.state.thinkers, app.state.trainer = thinkers, trainer
    add_positions(app, shelf, thinkers)
    add_asking(app, shelf, thinkers)
    add_exchange(app, shelf, thinkers)
    add_pages(app)
    root = config.train.resolve() if config.train is not None else None
    named = _run_names(config.agents, root)
    add_watching(app, Runs(named, config.train, [game.source for game in shelf.usual.values()]))
    add_training(app, trainer, shelf.usual, taken={name for name, run in named.items() if run.parent != root})
    for kind in (RequestValidationError, AzkitError, HTTPException):
        app.add_exception_handler(kind, _refusal)
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


def _run_names(agents: Iterable[NamedAgent], root: Path | None) -> dict[str, Path]:
    """The runs of the agents, each once, by the name of the first that plays from it: others differ in strength.

    One below `root`, where trainings may be started, has the name by which it may be trained, that of its folder.
    """
    names = dict[str, Path]()
    for agent in agents:
        if agent.folder is None or (run := (run_of(agent.folder) or agent.folder).resolve()) in names.values():
            continue
        usual = run.name if run.parent == root else agent.name
        names[next(name for name in (usual, agent.name, str(run)) if name not in names)] = run
    return names


def _refusal(request: Request, error: Exception) -> Response:
    """The one line of what went wrong: what the rules, the agents or the queue say no to, or what a request lacks."""
    status, reason, headers = 422, str(error), dict[str, str]()
    match error:
        case RequestValidationError():
            reason = _first_mistake(error)
        case HTTPException():
            status, reason, headers = error.status_code, error.detail, dict(error.headers or {})
        case AgentError():
            status = 502
    return JSONResponse({"error": " ".join(reason.split())}, status, headers)


def _first_mistake(error: RequestValidationError) -> str:
    """The first thing that is wrong with a request, without what the request said."""
    first = error.errors()[0]
    reasons = {"json_invalid": "is no JSON", "extra_forbidden": "has a key that this route does not know"}
    if first["type"] in reasons:
        return f"the body {reasons[first['type']]}"
    return ": ".join([*map(str, first["loc"][1:2]), first["msg"]])
