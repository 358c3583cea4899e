"""The routes that ask agents: a move, an analysis as it grows, a review of a whole game."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import StreamingResponse
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from ..errors import AzkitError
from ..games.base import Game, State
from .scheduler import Thought
from .schemas import AgentRequest
from .thinking import NamedAgent, Shelf, Thinkers, analysis

Lines = AsyncGenerator[dict[str, Any], None]


def add_asking(app: FastAPI, shelf: Shelf, thinkers: Thinkers) -> None:
    """Routes that are answered once an agent has thought."""

    def placed(asked: AgentRequest) -> tuple[NamedAgent, Game]:
        """The agent, and the game as it plays it: what its network sees may differ."""
        game = shelf.game(asked.game, asked.options)
        agent = thinkers.named(asked.agent, game)
        return agent, game if agent.options is None else shelf.game(game.name, agent.options)

    def opened(asked: AgentRequest) -> tuple[NamedAgent, State]:
        agent, game = placed(asked)
        return agent, running(shelf.state(game, asked.moves))

    @app.post("/api/move")
    async def move(asked: AgentRequest, request: Request) -> dict[str, Any]:
        """The agent's move, and what it thinks of the position."""
        agent, state = await run_in_threadpool(opened, asked)
        return await _while_connected(request, _last(thoughts(thinkers, agent, state, asked)))

    @app.post("/api/analyse")
    async def analyse(asked: AgentRequest, request: Request) -> StreamingResponse:
        """The same as lines of JSON while the agent thinks, the last with done = true; closing the stream cancels."""
        agent, state = await run_in_threadpool(opened, asked)
        return await _stream(request, thoughts(thinkers, agent, state, asked, often=True))


def running(state: State) -> State:
    """A position in which somebody is to move; 409 if the game is over."""
    if state.outcome is not None:
        raise HTTPException(409, "the game is over")
    return state


async def thoughts(
    thinkers: Thinkers, agent: NamedAgent, state: State, asked: AgentRequest, often: bool = False
) -> Lines:
    """Analyses of a position, the last of them done; whoever stops listening frees the agent."""
    loop, heard = asyncio.get_running_loop(), asyncio.Queue[Thought | Exception]()

    def tell(thought: Thought | Exception) -> None:
        loop.call_soon_threadsafe(heard.put_nowait, thought)

    ask, done = thinkers.ask(agent, state, asked.strength, asked.generation, tell, often), False
    try:
        while not done:
            thought = await heard.get()
            if isinstance(thought, Exception):
                raise thought
            done = thought.done
            yield analysis(agent.name, state, thought)
    finally:
        ask.cancel()


async def _last(lines: Lines) -> dict[str, Any]:
    """What comes last."""
    try:
        return [line async for line in lines][-1]
    finally:
        await lines.aclose()


async def _while_connected(request: Request, work: Coroutine[Any, Any, Any]) -> Any:
    """What the work comes to; it is cancelled if whoever asked goes away."""
    doing = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(request.receive())  # the body has been read: next comes the end of the connection
    try:
        await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
        return doing.result() if doing.done() else {}
    finally:
        doing.cancel()
        gone.cancel()


async def _stream(request: Request, found: Lines) -> StreamingResponse:
    """Lines of JSON; what goes wrong before the first of them still has its own status."""

    async def begun() -> dict[str, Any]:
        return await anext(found)

    first = await _while_connected(request, begun())

    async def lines() -> AsyncIterator[str]:
        yield json.dumps(first) + "\n"
        try:
            async for line in found:
                yield json.dumps(line) + "\n"
        except AzkitError as error:
            yield json.dumps({"error": str(error)}) + "\n"
        finally:
            await found.aclose()

    return StreamingResponse(lines(), media_type="application/x-ndjson")
