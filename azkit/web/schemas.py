"""What requests may hold: typed, strict, and capped before anything is computed."""

import re
from typing import Annotated, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SIMULATIONS, MOST_SECONDS = 10_000, 5.0  # of one search
MOST_MOVES = 10_000  # of any request; the game's own max_plies is checked once it is known
LARGEST_OPTION = 1000  # rules check ranges of their own, but a user's file may not
TEXT = 48_000  # characters of records
RUN_NAME = re.compile(r"[a-z0-9_-]{1,40}")  # of a run that a page starts

Name = Annotated[str, Field(min_length=1, max_length=200)]
Move = Annotated[int, Field(ge=0, lt=1 << 31)] | Annotated[str, Field(min_length=1, max_length=32)]
Moves = Annotated[list[Move], Field(max_length=MOST_MOVES)]
Option = Annotated[int, Field(ge=-LARGEST_OPTION, le=LARGEST_OPTION)] | Annotated[str, Field(max_length=64)]
Options = Annotated[dict[Annotated[str, Field(max_length=32)], Option], Field(max_length=16)]
Format = Literal["azkit", "uhp", "pgn", "sgf"]


class Strict(BaseModel):
    """No key that is not named, and no value that had to be converted."""

    model_config = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)


class Net(Strict):
    """The network alone."""

    amount: ClassVar[float] = 0.0  # of what a search has more
    kind: Literal["net"]


class Simulations(Strict):
    """A search until its root has so many visits."""

    kind: Literal["simulations"]
    amount: Annotated[int, Field(ge=1, le=MOST_SIMULATIONS)]


class Seconds(Strict):
    """A search for so long."""

    kind: Literal["seconds"]
    amount: Annotated[float, Field(gt=0.0, le=MOST_SECONDS)]


Strength = Annotated[Net | Simulations | Seconds, Field(discriminator="kind")]


class PositionRequest(Strict):
    """A position: a game, its options, and the moves from the first position, ids or texts."""

    game: Name
    options: Options = {}
    moves: Moves = []


class AgentRequest(PositionRequest):
    """A position for one of the agents that the server was started with."""

    agent: Name
    strength: Strength | None = None  # None: the agent's own
    generation: Annotated[int, Field(ge=0)] | None = None  # of a run; None: the newest


class ReadRequest(Strict):
    """Records of games as text. The game is asked for where the format does not tell it."""

    text: Annotated[str, Field(max_length=TEXT)]
    format: Format
    game: Name | None = None
    options: Options = {}


class WriteRequest(PositionRequest):
    """A game to be written down."""

    format: Format


class Training(Strict):
    """What to train: a new run, or one of the same folder to go on with."""

    name: Annotated[str, Field(pattern=f"^{RUN_NAME.pattern}$")]
    game: Annotated[str, Field(max_length=100)] = "connectx"
    options: Options = {}
    minutes: Annotated[float, Field(gt=0, le=7 * 24 * 60)] = 6.0
    profile: str | None = None
    resume: bool = False


class Answering(BaseModel):
    """What other programs send has keys that azkit does not need."""

    model_config = ConfigDict(strict=True, extra="ignore")


PlayerId = int | Annotated[str, Field(max_length=64)]


class Cell(Answering):
    """A cell of a Chain Reaction board."""

    orbs: Annotated[int, Field(ge=0, le=4)]
    player: PlayerId | None = None


class Player(Answering):
    """A seat, in the order of turns."""

    id: PlayerId


class GameState(Answering):
    """A game of Chain Reaction as a front-end holds it; turnNumber counts the moves played."""

    grid: Annotated[list[Annotated[list[Cell], Field(max_length=64)]], Field(max_length=64)]
    players: Annotated[list[Player], Field(min_length=2, max_length=8)]
    currentPlayerId: PlayerId
    turnNumber: Annotated[int, Field(ge=0, le=1 << 20)]
    status: Annotated[str, Field(max_length=32)]
    gridSize: Annotated[dict[str, int], Field(max_length=8)] = {}
    winnerId: PlayerId | None = None
