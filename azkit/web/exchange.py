"""What other programs send and take: records of games, and a front-end's own state of Chain Reaction."""

import json
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException

from ..errors import AzkitError
from ..games.base import Game, State
from ..selfplay.records import Record, parse_records, record_line
from .asking import client_of, last_thought
from .schemas import GameState, PositionRequest, ReadRequest, WriteRequest
from .thinking import Shelf, Thinkers

SUFFIXES = {"azkit": ".jsonl", "uhp": ".uhp", "pgn": ".pgn", "sgf": ".sgf"}  # by format


def add_exchange(app: FastAPI, shelf: Shelf, thinkers: Thinkers) -> None:
    """The routes for records and for the front-end."""

    @app.post("/api/records/read")
    def read(asked: ReadRequest) -> list[dict[str, Any]]:
        """The games in a text, all of one game: azkit's lines of JSON, or what it reads of other programs' records."""
        suffix = SUFFIXES[asked.format]
        if not asked.text.strip():
            return []
        if asked.format == "azkit":
            game = _game_of(shelf, asked.text.strip().splitlines()[0])
        elif asked.game is None:
            raise AzkitError(f"format {asked.format} does not tell the game: name it")
        else:
            game = shelf.game(asked.game, asked.options)
        return [
            {"game": game.name, "options": game.options, "moves": record.moves, "returns": record.outcome}
            for record in parse_records(game, asked.text, Path(f"text{suffix}"))
        ]

    @app.post("/api/records/write")
    def write(asked: WriteRequest) -> dict[str, str]:
        """A game as a text, and a name for its file."""
        state = shelf.state(shelf.game(asked.game, asked.options), asked.moves)
        game, suffix = state.game, SUFFIXES[asked.format]
        writer = game.extras.writers.get(suffix)
        if asked.format != "azkit" and writer is None:
            raise AzkitError(f"games of {game.name} are not written as {asked.format}")
        text = writer(state) if writer else record_line(game, Record(state.moves, state.outcome, state.truncated))
        return {"name": f"{game.name}{suffix}", "text": text}

    @app.post("/get-ai-move")
    async def get_ai_move(asked: GameState, request: Request) -> dict[str, Any]:
        """A move in a front-end's game of Chain Reaction: row and column from the top left, and who chose it."""
        game, state = await run_in_threadpool(_front_end, shelf, asked)
        agent = thinkers.best(game)
        if agent.options is not None:
            game = await shelf.ready(game.name, agent.options)
            state = State(game, state.array.copy())
        begin = partial(thinkers.ask, agent=agent, client=client_of(request))
        analysis = await last_thought(request, begin, agent.name, state)
        row, column = divmod(analysis["move"], int(game.options["columns"]))
        return {"row": row, "col": column, "agent": agent.name}


def _game_of(shelf: Shelf, line: str) -> Game:
    """The game that a line of JSON is a record of."""
    try:
        fields = json.loads(line)
        asked = PositionRequest(game=fields["game"], options=fields["options"])
    except (ValueError, LookupError, TypeError, RecursionError):
        raise AzkitError("this is no record: every line is JSON with game, options, moves and outcome") from None
    return shelf.game(asked.game, asked.options)


def _front_end(shelf: Shelf, asked: GameState) -> tuple[Game, State]:
    """The game and running position that a front-end means.

    409 unless the game is being played; AzkitError if there is no such position.
    """
    if asked.status != "active" or asked.winnerId is not None:
        raise HTTPException(409, "nobody is to move: the game is not active")
    name = next(name for name, usual in shelf.usual.items() if usual.extras.from_orbs)
    rows, columns, seats = len(asked.grid), len(asked.grid[0]) if asked.grid else 0, [seat.id for seat in asked.players]
    if any(len(row) != columns for row in asked.grid) or len(set(seats)) < len(seats):
        raise AzkitError("the grid's rows differ in length, or two players have one id")
    size = asked.gridSize
    if (size.get("rows", rows), size.get("cols", size.get("columns", columns))) != (rows, columns):
        raise AzkitError(f"gridSize does not fit the grid, which has {rows} rows and {columns} columns")
    if not {asked.currentPlayerId, *(cell.player for row in asked.grid for cell in row if cell.orbs)} <= set(seats):
        raise AzkitError("currentPlayerId or a cell's player is none of the players")
    game = shelf.game(name, {"rows": rows, "columns": columns, "players": len(seats)})
    cells = [(cell.orbs, seats.index(cell.player) if cell.player in seats else 0) for row in asked.grid for cell in row]
    assert game.extras.from_orbs is not None
    return game, game.extras.from_orbs(game, cells, seats.index(asked.currentPlayerId), asked.turnNumber)
