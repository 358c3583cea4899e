"""The routes that ask agents: a move, an analysis as it grows, a review of a whole game."""

import asyncio
import json
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import aclosing, suppress
from functools import partial
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse, StreamingResponse
from starlette.exceptions import HTTPException

from ..agents.opinions import Thought
from ..errors import AzkitError
from ..games.base import State
from .roster import NamedAgent
from .scheduler import Ask, BusyError
from .schemas import AgentRequest, PositionRequest
from .thinking import Shelf, Thinkers

AHEAD, PAUSE = 4, 0.2  # positions of a review that are thought of together; seconds before a full queue is tried again
Lines = AsyncGenerator[dict[str, Any], None]
Begin = Callable[[State, Callable[[Thought | Exception], None]], Ask]


def add_asking(app: FastAPI, shelf: Shelf, thinkers: Thinkers) -> None:
    """Routes that are answered once an agent has thought."""

    async def placed(asked: AgentRequest, request: Request, often: bool = False) -> tuple[NamedAgent, State, Begin]:
        """The agent, the position in the game as it plays it (its network may see other planes), and how to ask it."""
        game = await shelf.ready(asked.game, asked.options)
        agent = thinkers.named(asked.agent, game)
        if agent.options is not None:
            game = await shelf.ready(game.name, agent.options)
        who, strength, generation = client_of(request), asked.strength, asked.generation
        begin = partial(thinkers.ask, agent=agent, client=who, strength=strength, generation=generation, often=often)
        return agent, shelf.state(game, asked.moves), begin

    @app.post("/api/move")
    async def move(asked: AgentRequest, request: Request) -> JSONResponse:
        """The agent's move, and what it thinks of the position."""
        agent, state, begin = await placed(asked, request)
        # A response, for FastAPI would look at each number of anything else
        return JSONResponse(await last_thought(request, begin, agent.name, running(state)))

    @app.post("/api/analyse")
    async def analyse(asked: AgentRequest, request: Request) -> StreamingResponse:
        """The same as lines of JSON while the agent thinks, the last with done = true; closing the stream cancels."""
        agent, state, begin = await placed(asked, request, often=True)
        return await _stream(request, thoughts(begin, agent.name, running(state)))

    @app.post("/api/review")
    async def review(asked: AgentRequest, request: Request) -> StreamingResponse:
        """What each move of a game lost for its mover, as lines of JSON; the last is the position that it led to."""
        agent, state, begin = await placed(asked, request)
        if agent.own is None:
            raise AzkitError(f"agent {agent.name} gives positions no values: choose one that searches")
        line = [state]
        while (before := line[0].previous) is not None:
            line.insert(0, before)
        return await _stream(request, _reviewed(begin, agent.name, line))

    @app.post("/api/exact")
    async def exact(asked: PositionRequest, request: Request) -> dict[str, Any]:
        """The score of every move by exact play: above 0 wins, 0 draws; null where that is out of reach."""
        state = running(shelf.state(await shelf.ready(asked.game, asked.options), asked.moves))
        solve = partial(thinkers.solve, client=client_of(request))
        try:
            analysis = await last_thought(request, solve, "exact", state)
        except AzkitError:  # the game is too large
            return {"exact": None}
        return {"exact": analysis["exact"]}


def running(state: State) -> State:
    """A position in which somebody is to move; 409 if the game is over."""
    if state.outcome is not None:
        raise HTTPException(409, "the game is over")
    return state


def client_of(request: Request) -> str:
    """Whose a request is."""
    return request.client.host if request.client else ""


async def thoughts(begin: Begin, name: str, state: State) -> Lines:
    """Analyses of a position, the last of them done; whoever stops listening frees the agent."""
    loop, heard = asyncio.get_running_loop(), asyncio.Queue[Thought | Exception]()

    def tell(thought: Thought | Exception) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            loop.call_soon_threadsafe(heard.put_nowait, thought)

    ask, done = begin(state, tell), False
    try:
        while not done:
            thought = await heard.get()
            if isinstance(thought, Exception):
                raise thought
            done = thought.done
            yield thought.to_dict(name, state)
    finally:
        ask.cancelled = True


async def _reviewed(begin: Begin, name: str, line: list[State]) -> Lines:
    """A game, ply by ply, as soon as the position after each is known as well."""
    few, tasks = asyncio.Semaphore(AHEAD), list[asyncio.Task[dict[str, Any]]]()

    async def looked_at(state: State) -> dict[str, Any]:
        if state.outcome is not None:
            return {"value": list(state.outcome), "move": None}
        async with few:
            while True:
                try:
                    return await _last(thoughts(begin, name, state))
                except BusyError:
                    await asyncio.sleep(PAUSE)

    try:
        tasks += [asyncio.create_task(looked_at(state)) for state in line]
        for ply, state in enumerate(line):
            thought = await tasks[ply]
            analysis = thought if thought["move"] is not None else None
            judged: dict[str, Any] = {"ply": ply, "move": None, "text": None, "loss": None, "analysis": analysis}
            if ply + 1 < len(line):
                move, mover = line[ply + 1].moves[-1], state.to_play
                lost = max(0.0, thought["value"][mover] - (await tasks[ply + 1])["value"][mover])
                judged |= {"move": move, "text": state.move_text(move)}
                judged["loss"] = 0.0 if move == thought["move"] else lost
            yield judged
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)  # what several found wrong is said once


async def last_thought(request: Request, begin: Begin, name: str, state: State) -> dict[str, Any]:
    """An agent's analysis of a position once it is done; HTTPException 499 if whoever asked goes away before."""
    return await _while_connected(request, _last(thoughts(begin, name, state)))


async def _last(lines: Lines) -> dict[str, Any]:
    async with aclosing(lines):
        return [line async for line in lines][-1]


async def _while_connected(request: Request, work: Awaitable[dict[str, Any]]) -> dict[str, Any]:
    """What the work comes to; it is cancelled, and HTTPException 499 raised, if whoever asked goes away."""
    doing = asyncio.ensure_future(work)
    gone = asyncio.ensure_future(request.receive())  # the body has been read: next comes the end of the connection
    try:
        await asyncio.wait({doing, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            raise HTTPException(499, "whoever asked is gone")  # nginx's number; nobody reads it
        return doing.result()
    finally:
        doing.cancel()
        gone.cancel()


async def _stream(request: Request, analyses: Lines) -> StreamingResponse:
    """Lines of JSON; what goes wrong before the first of them still has its own status."""
    first = await _while_connected(request, anext(analyses))

    async def lines() -> AsyncIterator[str]:
        async with aclosing(analyses):
            yield json.dumps(first) + "\n"
            try:
                async for line in analyses:
                    yield json.dumps(line) + "\n"
            except AzkitError as error:
                yield json.dumps({"error": str(error)}) + "\n"

    return StreamingResponse(lines(), media_type="application/x-ndjson")
