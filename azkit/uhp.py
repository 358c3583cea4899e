"""A Universal Hive Protocol (UHP) engine: any agent, or alpha-beta without one, in the viewers that people play in."""

from __future__ import annotations

import io
import re
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from . import __version__
from .agents import SearchAgent, make_agent
from .alphabeta import move_values
from .errors import AzkitError
from .games.base import Game, State, make
from .games.hive_notation import from_game_string, game_string, game_type, play_text
from .rng import below, stream

EXPANSIONS = {"M": "Mosquito", "L": "Ladybug", "P": "Pillbug"}
LONGEST = 1000  # plies of a game, where no checkpoint sets them: UHP itself has no limit
COMMANDS = ("info", "newgame", "play", "pass", "validmoves", "bestmove", "undo", "options")
MOST = 1 << 20  # simulations
DECIDED = 1.0  # values of alpha-beta from here on are won games


class InvalidMove(AzkitError):
    """A move that the position does not allow."""


@dataclass
class Option:
    """A number that a viewer may set."""

    value: int
    default: int
    low: int
    high: int


class AlphaBeta:
    """Deepens ply by ply while the next depth fits into the time; a depth is in plies."""

    game: Game | None = None  # it plays any type

    def __init__(self) -> None:
        self.options = {"MaxDepth": Option(16, 16, 1, 64), "Seed": Option(0, 0, 0, 1 << 30)}

    def begin(self, game: Game) -> None:
        """Compile before a clock runs."""
        move_values(game.initial_state(), 1)

    def choose(self, state: State, seconds: float | None, depth: int | None) -> int:
        """A move of a running game, by time or by depth: one of both is given."""
        end, best = time.perf_counter() + (seconds or 0.0), []
        for plies in range(depth or 1, (depth or self.options["MaxDepth"].value) + 1):
            began = time.perf_counter()
            values = move_values(state, plies)
            top = max(values.values())
            best = [move for move, value in values.items() if value == top]
            now = time.perf_counter()
            # One ply more costs at most so many times as much as there are moves.
            if len(values) == 1 or abs(top) >= DECIDED or (now - began) * len(values) > end - now:
                break
        return best[below(stream(self.options["Seed"].value, state.ply), len(best))]


class Guided:
    """An agent: one that searches does so for as long as it is given, or `depth` simulations; others just play."""

    def __init__(self, text: str) -> None:
        """`text` names the agent, see make_agent; a run or checkpoint folder plays the one type that it learnt."""
        self.text, self.game = text, None
        if Path(text).is_dir():
            from .checkpoints import load_checkpoint  # imports torch

            self.text, self.game = f"{text}:1s", load_checkpoint(text).game  # timed trees have room for long searches
            if self.game.name != "hive":
                raise AzkitError(f"{text} plays {self.game.name}: UHP engines play Hive")
        self.playing = self.game or make("hive")
        self.agent = make_agent(self.text, self.playing)
        self.options = {"MaxSimulations": Option(MOST, MOST, 1, MOST)} if isinstance(self.agent, SearchAgent) else {}

    def begin(self, game: Game) -> None:
        """See AlphaBeta."""
        if game is not self.playing:
            self.playing, self.agent = game, make_agent(self.text, game)
        self.agent.reset()

    def choose(self, state: State, seconds: float | None, depth: int | None) -> int:
        """See AlphaBeta."""
        if not isinstance(self.agent, SearchAgent):
            return self.agent.select([state])[0]
        most = self.options["MaxSimulations"].value
        return self.agent.search.run([state], min(depth or most, most), seconds)[0].move


class Engine:
    """Answers commands; one that fails leaves the position as it was."""

    def __init__(self, player: AlphaBeta | Guided) -> None:
        self.player = player
        self.position: State | None = None

    def answer(self, line: str) -> str:
        """The reply to a command, without a line end after its `ok`."""
        command, rest = (*line.split(maxsplit=1), "", "")[:2]
        try:
            if command not in COMMANDS:
                raise AzkitError(f"unknown command {command!r}: write one of {', '.join(COMMANDS)} or exit")
            said = getattr(self, f"_{command}")(rest.strip())
        except AzkitError as error:
            said = f"{'invalidmove' if isinstance(error, InvalidMove) else 'err'} {error}"
        return f"{said}\nok" if said else "ok"

    def _state(self, running: bool = True) -> State:
        """The position, of a game that runs."""
        if self.position is None:
            raise AzkitError("there is no game: write newgame")
        if running and self.position.outcome is not None:
            raise AzkitError("the game is over: write undo or newgame")
        return self.position

    def _info(self, _: str) -> str:
        played = str(self.player.game.options["pieces"]) if self.player.game else f"Base+{''.join(EXPANSIONS)}"
        able = ";".join(full for letter, full in EXPANSIONS.items() if letter in played)
        return f"id azkit v{__version__}\n{able}".strip()

    def _newgame(self, text: str) -> str:
        text = text or "Base"
        game = self.player.game or make("hive", pieces=game_type(text.split(";")[0].strip()), max_plies=LONGEST)
        position = from_game_string(text, game)
        self.player.begin(game)
        self.position = position
        return game_string(position)

    def _play(self, text: str) -> str:
        state = self._state(running=False)
        try:
            self.position = play_text(state, text)
        except AzkitError as error:
            raise InvalidMove(str(error)) from None
        return game_string(self.position)

    def _pass(self, _: str) -> str:
        return self._play("pass")

    def _validmoves(self, _: str) -> str:
        state = self._state()
        return ";".join(map(state.move_text, state.legal_moves()))

    def _bestmove(self, text: str) -> str:
        state = self._state()
        found = re.fullmatch(r"time +([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])|depth +0*([1-9][0-9]{0,8})", text)
        if not found:
            raise AzkitError("write bestmove time hh:mm:ss or bestmove depth n, n from 1")
        *clock, depth = found.groups()
        seconds = None if depth else sum(60.0**power * int(part) for power, part in zip((2, 1, 0), clock))
        return state.move_text(self.player.choose(state, seconds, int(depth) if depth else None))

    def _undo(self, text: str) -> str:
        state = self._state(running=False)
        if not re.fullmatch("[0-9]{0,4}", text) or not 1 <= int(text or 1) <= state.ply:
            raise AzkitError(f"undo {text}: the game has {state.ply} moves, of which 1 or more can be undone")
        for _ in range(int(text or 1)):
            state = state.previous or state
        self.position = state
        return game_string(state)

    def _options(self, text: str) -> str:
        known, (verb, name, value) = self.player.options, (*text.split(), "", "", "")[:3]
        if text and (name not in known or (verb, bool(value)) not in (("get", False), ("set", True))):
            raise AzkitError(f"write options, options get NAME or options set NAME VALUE; names: {', '.join(known)}")
        if value:
            low, high = known[name].low, known[name].high
            if not re.fullmatch("[0-9]{1,10}", value) or not low <= int(value) <= high:
                raise AzkitError(f"{name} takes a number from {low} to {high}")
            known[name].value = int(value)
        shown = {name: known[name]} if name else known
        return "\n".join(f"{key};int;{one.value};{one.default};{one.low};{one.high}" for key, one in shown.items())


def run(engine: Engine, lines: Iterable[str], output: TextIO) -> None:
    """Greet as UHP asks, then answer lines until `exit` or their end."""
    print(engine.answer("info"), file=output, flush=True)
    for line in lines:
        if line.split() == ["exit"]:
            return
        if line.strip():
            print(engine.answer(line), file=output, flush=True)


def serve(agent: str | None = None) -> None:
    """A UHP engine on standard input and output: alpha-beta, a run or checkpoint folder, or any agent's text."""
    engine = Engine(AlphaBeta() if agent is None else Guided(agent))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # a viewer's junk ends in an error line, not here
    run(engine, sys.stdin, sys.stdout)
