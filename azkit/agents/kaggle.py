"""azkit's board games as kaggle-environments: the same observations, statuses and rewards as Kaggle's own ConnectX."""

import contextlib
import html
import io
import itertools
import json
import random
from functools import cache, lru_cache
from string import Template
from typing import Any

from ..errors import AzkitError
from ..games.base import GAMES, Game, State, make
from ..games.registry import board_options
from ..games.static_files import text_of

SEATS = 8  # at most, of a game with an option `players`
# Statuses of a seat that lost by its own doing, and what azkit counts them as
FAULTS = {"ERROR": "crash", "INVALID": "invalid", "TIMEOUT": "timeout"}


@cache
def import_kaggle() -> Any:
    """The module kaggle_environments, without its chatter (it loads dozens of games). AzkitError if it is missing."""
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        try:
            import kaggle_environments
        except ImportError as error:
            how = "pip install --no-deps kaggle-environments==1.33.2 && pip install jsonschema requests"
            raise AzkitError(f"kaggle-environments is not usable (extra kaggle; {error}): {how}") from error
    return kaggle_environments


def register(*sources: str) -> None:
    """Make `kaggle_environments.make(game.name)` work for azkit's games, by default for all that Kaggle has not itself.

    A source is a name or the path of a game's own file. The environment's configuration takes the game's own options.
    Registering twice is harmless, and needed for a file that was edited.
    """
    kaggle = import_kaggle()
    _game.cache_clear()
    for game in map(_game, sources or GAMES):
        if not game.extras.kaggle.built_in:
            kaggle.register(game.name, _environment(game))


def known_as(source: str) -> str:
    """The name by which kaggle-environments knows a game; one in a file of its own is registered first."""
    if source.endswith(".py"):
        register(source)
    return _game(source).name


def observe(state: State) -> dict[str, Any]:
    """What Kaggle would show of a position, but for the clock."""
    return {"board": state.game.extras.kaggle.board(state), "mark": state.to_play + 1, "step": state.ply}


def played_moves(env: Any) -> list[int]:
    """The moves of an episode, without the one by which a seat lost it."""
    turns = ((old, new) for was, now in itertools.pairwise(env.steps) for old, new in zip(was, now))
    return [new.action for old, new in turns if old.status == "ACTIVE" and new.status not in FAULTS]


def kaggle_options(game: Game) -> dict[str, int | str]:
    """The game's options as Kaggle's configuration holds them."""
    return board_options(game.options)


def _environment(game: Game) -> dict[str, Any]:
    """What kaggle-environments wants to know. Its board is one flat list: Extras.kaggle of the game."""
    seats = SEATS if "players" in game.options else game.players  # at most
    marks = list(range(1, seats + 1))
    options = {
        key: {"type": "string", "default": value} if isinstance(value, str) else {"type": "integer", "default": value}
        for key, value in kaggle_options(game).items()
    }
    observation = {
        "board": {"type": "array", "shared": True, "items": {"type": "integer"}, "default": []},
        "mark": {"defaults": marks, "enum": marks},
        "remainingOverageTime": 60,
    }

    def random_move(observation: Any, configuration: Any) -> int:
        return random.choice(_observed(game.source, observation, configuration).legal_moves())

    return {
        "specification": {
            "name": game.name,
            "title": game.name.replace("_", " ").title(),
            "description": f"{game.name}, registered by azkit",
            "version": "1.0.0",
            "agents": list(range(2, seats + 1)) if "players" in game.options else [seats],
            "configuration": {"actTimeout": 2, **options},
            "reward": {"description": "-1 lost, 0 draw or running, 1 won", "enum": [-1, 0, 1], "default": 0},
            "observation": observation,
            "action": {"description": "The move's number", "type": "integer", "minimum": 0, "default": 0},
            "status": {"defaults": ["ACTIVE"] + ["INACTIVE"] * (seats - 1)},
        },
        "interpreter": lambda state, env: _step(game.source, state, env),
        "renderer": lambda state, env: f"{_position(game.source, env.configuration, state)}\n",
        "html_renderer": lambda env: _page(game.source, env),
        "agents": {"random": random_move},
    }


def _step(source: str, state: Any, env: Any) -> Any:
    """Kaggle's interpreter: play the active seat's action on the shared board."""
    shared = state[0].observation
    position = _position(source, env.configuration, state)
    show = position.game.extras.kaggle.board
    shared.board = show(position)
    if env.done:
        return state
    if position.game.players != len(state):
        raise AzkitError(f"{position.game.describe()} is not for {len(state)} agents: set players in the configuration")
    for seat in state:
        # jsonschema lets 3.0 pass as an integer, so the type is looked at again.
        if seat.status == "ACTIVE" and (type(seat.action) is not int or seat.action not in position.legal_moves()):
            seat.status = "INVALID"
    if not any(seat.status in FAULTS for seat in state):
        position = position.play(next(seat.action for seat in state if seat.status == "ACTIVE"))
        shared.board = show(position)
        for index, seat in enumerate(state):
            seat.status = "ACTIVE" if index == position.to_play else "INACTIVE"
        if position.outcome is None:
            return state
        for seat, reward in zip(state, position.outcome, strict=True):
            seat.reward = (reward > 0) - (reward < 0)
    for seat in state:
        seat.status = seat.status if seat.status in FAULTS else "DONE"
    return state


@lru_cache
def _game(source: str, **options: int | str) -> Game:
    return make(source, **options)


def _observed(source: str, observation: Any, configuration: Any) -> State:
    """The position that an agent is asked about. Item access: `env.train` hands out observations without attributes."""
    options = {key: configuration[key] for key in _game(source).options if key in configuration}
    game = _game(source, **options)
    if not observation["board"]:
        return game.initial_state()
    return game.extras.kaggle.position(game, observation["board"], observation["mark"] - 1)


def _position(source: str, configuration: Any, state: Any) -> State:
    """The position on the shared board; to move is the seat that is active or whose turn ended in a fault."""
    seat = next((i for i, agent in enumerate(state) if agent.status not in ("INACTIVE", "DONE")), 0)
    return _observed(source, {"board": state[0].observation.board, "mark": seat + 1}, configuration)


class Framed:
    """A page for a notebook, in a frame so that its style stays there; a picture where frames are not shown."""

    def __init__(self, page: str, picture: str, **attributes: str | int) -> None:
        """`attributes` are those of the frame."""
        self.page, self.picture, self.attributes = page, picture, attributes

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        attributes = {"srcdoc": self.page, "style": "border: 0", **self.attributes}
        shown = " ".join(f'{name}="{html.escape(str(text))}"' for name, text in attributes.items())
        return {"text/html": f"<iframe {shown}></iframe>", "image/svg+xml": self.picture}


class Viewer(Framed):
    """Kaggle's own page of a played game; its picture is the last position."""

    def __init__(self, env: Any, game: Game, width: int = 500, height: int = 450) -> None:
        picture = game.state(played_moves(env)).svg()
        super().__init__(_whole_page(game, env, width, height), picture, width=width, height=height)


def _whole_page(game: Game, env: Any, width: int, height: int) -> str:
    """Kaggle's page, or azkit's where kaggle-environments is one of 1.27.0 to 1.29.3: those lack ConnectX's, and take
    what azkit's games say for a script."""
    with contextlib.suppress(FileNotFoundError):
        page = env.render(mode="html", width=width, height=height)
        if "window.kaggle.renderer = <" not in page:
            return page
    return _page(game.source, env)


def _page(source: str, env: Any) -> str:
    """One page, nothing loaded from outside: a picture of each step with its statuses and rewards."""
    steps = []
    for number, state in enumerate(env.steps):
        seats = "; ".join(f"mark {i + 1} {seat.status}, reward {seat.reward}" for i, seat in enumerate(state))
        picture = _position(source, env.configuration, state).svg()
        steps.append({"picture": picture, "text": f"step {number}: {seats}"})
    page = Template(text_of(("azkit.agents", "episode.html")))
    return page.substitute(title=env.specification.title, steps=json.dumps(steps))
