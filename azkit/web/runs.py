"""Routes that show runs: those named at the start, and those below the one folder that trainings may be started in."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, HTTPException, Query
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import Field

from ..errors import AzkitError
from ..runs.config import CONFIG
from ..runs.measured import stored
from .schemas import RUN_NAME
from .watching import Watched, finite

STREAMS = 16  # pages that watch at the same time
SECONDS = 0.5  # between two looks at a run's files
Generation = Annotated[int, Field(ge=0, le=999_999)]
Offset = Annotated[int, Field(ge=0)]


class Runs:
    """The runs that requests may name."""

    def __init__(self, named: Mapping[str, Path], root: Path | None, sources: Collection[str]) -> None:
        """Those `named`, and those below `root`, where trainings may be started; `sources` as of Watched."""
        self.named, self.root, self.streams = named, root, asyncio.Semaphore(STREAMS)
        self.watched = cache(lambda folder: Watched(folder, sources))

    def folders(self) -> dict[str, Path]:
        """Names and folders, as they are now."""
        folders = dict(self.named)
        for path in sorted(self.root.iterdir()) if self.root is not None and self.root.is_dir() else ():
            if RUN_NAME.fullmatch(path.name) and not path.is_symlink() and (path / CONFIG).is_file():
                folders.setdefault(path.name, path)
        return folders

    def find(self, name: str) -> Watched:
        """The run of a name, which is looked up and never becomes part of a path."""
        folder = self.folders().get(name)
        if folder is None:
            raise HTTPException(404, f"there is no run {name[:40]!r}: see /api/runs")
        return self.watched(folder)

    async def stream(self) -> AsyncIterator[None]:
        """Take one of the STREAMS for as long as an answer lasts."""
        if self.streams.locked():
            raise HTTPException(429, "too many pages are watching", {"Retry-After": "10"})
        async with self.streams:
            yield


def add_watching(app: FastAPI, runs: Runs) -> None:
    """The routes that show runs."""
    named = Depends(runs.find)

    @app.get("/api/runs")
    def list_runs() -> list[str]:
        return list(runs.folders())

    @app.get("/api/runs/{name}")
    def about(run: Watched = named) -> dict[str, Any]:
        return run.about()

    @app.get("/api/runs/{name}/metrics")
    def metrics(run: Watched = named, after: Offset = 0) -> dict[str, Any]:
        return run.metrics(after)

    @app.get("/api/runs/{name}/live")
    def live(run: Watched = named) -> dict[str, Any] | None:
        return run.live()

    @app.get("/api/runs/{name}/measured")
    def measured(run: Watched = named) -> list[dict[str, Any]]:
        return finite(stored(run.folder))

    @app.get("/api/runs/{name}/games")
    def games(generation: Generation, run: Watched = named) -> dict[str, Any]:
        return run.games(generation)

    @app.get("/api/runs/{name}/games/{generation}/{number}")
    def finished(generation: Generation, number: int, run: Watched = named) -> dict[str, Any]:
        return run.finished(generation, number)

    @app.get("/api/runs/{name}/replay")
    def replay(
        generations: Annotated[str, Query(pattern=r"^\d{1,6}(,\d{1,6})*$", max_length=80)],
        opening: Annotated[str, Query(max_length=2000)] = "",
        run: Watched = named,
    ) -> list[dict[str, Any]]:
        words = opening.split("," if "," in opening else None)  # a move of Hive's may be two words
        moves = [word.strip() for word in words if word.strip()]
        return run.replays(moves, [int(number) for number in generations.split(",")])

    @app.get("/api/runs/{name}/events", response_class=EventSourceResponse, dependencies=[Depends(runs.stream)])
    async def events(after: Offset = 0, run: Watched = named) -> AsyncIterator[ServerSentEvent]:
        """New generations as `metrics`, the game being played as `live`, for as long as somebody listens."""
        written = 0
        while True:
            new = await asyncio.to_thread(run.metrics, after)
            if new["rows"]:
                yield ServerSentEvent(event="metrics", data=new)
            after = new["offset"]
            if (now := run.live_written()) != written:
                written = now
                try:
                    yield ServerSentEvent(event="live", data=await asyncio.to_thread(run.live))
                except AzkitError as error:
                    yield ServerSentEvent(event="fault", data=str(error))
            await asyncio.sleep(SECONDS)
