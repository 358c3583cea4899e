"""A Universal Hive Protocol (UHP) engine: any agent, or alpha-beta without one, in the viewers that people play in.

It plays every game type. A game of LONGEST plies is a draw here, for UHP knows no other end without a winner.
"""

import functools
import io
import re
import select
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TextIO

from ..agents.agents import Agent, SearchAgent, checkpoint_agent, make_agent, path_and_budget
from ..errors import AzkitError
from ..games.base import Game, State, make
from ..games.hive.notation import from_game_string, game_string, game_type
from ..games.hive.pieces import SHOWN_CAP
from ..runs.mirror import is_run, load_checkpoint
from ..search import alphabeta
from ..stopping import Stopped
from ..version import __version__

LONGEST = 1000  # plies of a game
SECONDS = 5.0  # for a bestmove that sets no limit
PATIENCE = 60.0  # seconds for one that sets a depth
Stop = Callable[[], bool]
SPARED = 0.1  # of the time for a move, but no more seconds than that: the viewer's clock runs on while the answer comes
COMMANDS = ("info", "newgame", "play", "pass", "validmoves", "bestmove", "undo", "options")


@dataclass
class Option:
    """A number that a viewer may set."""

    value: int
    default: int
    low: int
    high: int


class AlphaBeta:
    """Deepens ply by ply for as long as it is given; a depth is in plies."""

    shown_cap = LONGEST  # plies of the longest game, which a network sees the plies as a share of

    def __init__(self) -> None:
        self.options = {"MaxDepth": Option(64, 64, 1, 64), "Seed": Option(0, 0, 0, 1 << 30)}
        self.search: alphabeta.AlphaBeta | None = None

    def begin(self, game: Game) -> None:
        """A new game begins, perhaps of another type: compile before a clock runs."""
        if self.search is None or self.search.game is not game:
            self.search = alphabeta.AlphaBeta(game)
            self.search.choose(game.initial_state(), depth=2)

    def choose(self, state: State, seconds: float, depth: int | None, stop: Stop) -> int:
        """A move of a running game within `seconds`, or sooner where `stop` says so or `depth` how far to look."""
        assert self.search is not None, "a game begins before a move of it is chosen"
        most = min(depth or LONGEST, self.options["MaxDepth"].value)
        seed, by_clock = self.options["Seed"].value + state.ply, depth is None
        return self.search.choose(state, seconds, most, seed, stop, selective=by_clock)[0]


class Guided:
    """An agent: one that searches does so for as long as it is given, or `depth` simulations; others just play."""

    def __init__(self, text: str) -> None:
        """`text` names the agent, see make_agent; the network of a run or checkpoint folder plays any type, with the
        simulations in its text at most, or alone.

        Raises AzkitError for any other text, or a folder of another game.
        """
        (where, self.budget), self.text, self.checkpoint, self.shown_cap = path_and_budget(text), text, None, LONGEST
        if where.endswith(".py"):
            raise AzkitError(f"{where} plays Hive of one length only: name the run or checkpoint that it was made from")
        if is_run(where):
            self.checkpoint = load_checkpoint(where)
            if self.checkpoint.game.name != "hive":
                raise AzkitError(f"{where} plays {self.checkpoint.game.name}: UHP engines play Hive")
            if self.budget.endswith("s"):
                raise AzkitError(f"{text}: the viewer says how long a move may take: write {where}")
            self.shown_cap = self.checkpoint.game.max_plies
        self.game = hive("Base", 0, self.shown_cap)
        self.agent = self._agent(self.game)
        self.options = dict[str, Option]()
        if isinstance(self.agent, SearchAgent):
            room = self.agent.search.trees.nodes.shape[1]  # a tree that is full rests
            most = min(int(self.budget), room) if self.budget.isdecimal() else room
            self.options["MaxSimulations"] = Option(most, most, 1, room)

    def _agent(self, game: Game) -> Agent:
        if self.checkpoint is None:
            return make_agent(self.text, game)
        budget = "net" if self.budget == "net" else f"{SECONDS}s"  # with a clock its tree has room for long searches
        return checkpoint_agent(self.checkpoint, game, budget, self.text)

    def begin(self, game: Game) -> None:
        """See AlphaBeta."""
        if game is not self.game:
            self.game, self.agent = game, self._agent(game)
        self.agent.reset()

    def choose(self, state: State, seconds: float, depth: int | None, stop: Stop) -> int:
        """See AlphaBeta."""
        if not isinstance(self.agent, SearchAgent):
            return self.agent.select([state])[0]
        most = self.options["MaxSimulations"].value
        self.agent.search.interrupted = stop
        return self.agent.search.run([state], min(depth or most, most), seconds)[0].move


@functools.cache
def hive(pieces: str, threefold: int, shown_cap: int) -> Game:
    """Hive of one type, made only once: cut off late, yet shown to a network as if it were after `shown_cap` plies."""
    game = make("hive", pieces=pieces, threefold=threefold, max_plies=LONGEST)
    game.parameters[SHOWN_CAP] = shown_cap
    return game


class Engine:
    """Responds to commands; one that fails leaves the position as it was."""

    def __init__(self, player: AlphaBeta | Guided, stop: Stop = lambda: False) -> None:
        """Once `stop` says so, a search ends with what it knows."""
        self.player, self.stop = player, stop
        self.options = {**player.options, "Threefold": Option(0, 0, 0, 1)}  # from the next newgame on
        self.position: State | None = None

    def respond(self, line: str) -> str:
        """The response to a command, without a line end after its `ok`."""
        command, rest = (*line.split(maxsplit=1), "", "")[:2]
        try:
            if command.lower() not in COMMANDS:
                raise AzkitError(f"unknown command {command!r}: write one of {', '.join(COMMANDS)} or exit")
            response = getattr(self, f"_{command.lower()}")(rest.strip())
        except AzkitError as error:
            response = f"err {error}"
        return f"{response}\nok" if response else "ok"

    def _state(self, running: bool = True) -> State:
        """The position, of a game that runs."""
        if self.position is None:
            raise AzkitError("there is no game: write newgame")
        if running and self.position.outcome is not None:
            raise AzkitError("the game is over: write undo or newgame")
        return self.position

    def _go_to(self, state: State) -> str:
        """Make this the position; its game string, which says that a game is over whenever no move may be played."""
        self.position, text = state, game_string(state)
        return text.replace("InProgress", "Draw", 1) if state.truncated else text

    def _info(self, _: str) -> str:
        return f"id azkit v{__version__}\nMosquito;Ladybug;Pillbug"

    def _newgame(self, text: str) -> str:
        pieces = game_type((text or "Base").split(";")[0].strip())
        game = hive(pieces, self.options["Threefold"].value, self.player.shown_cap)
        state = from_game_string(text or "Base", game)
        self.player.begin(game)
        return self._go_to(state)

    def _play(self, text: str) -> str:
        state = self._state(running=False)
        try:
            return self._go_to(state.play(state.parse_move(text)))
        except AzkitError as error:
            return f"invalidmove {error}"

    def _pass(self, _: str) -> str:
        return self._play("pass")

    def _validmoves(self, _: str) -> str:
        state = self._state()
        return ";".join(map(state.move_text, state.legal_moves()))

    def _bestmove(self, text: str) -> str:
        state = self._state()
        clock = re.fullmatch(r"time +([0-9]{1,4}):([0-5][0-9]):([0-5][0-9])", text.lower())
        depth = re.fullmatch(r"depth +0*([1-9][0-9]{0,8})", text.lower())
        if text and not clock and not depth:
            raise AzkitError("write bestmove time hh:mm:ss or bestmove depth n, n from 1")
        seconds = PATIENCE if depth else SECONDS
        if clock:
            seconds = sum(60.0**power * int(part) for power, part in zip((2, 1, 0), clock.groups()))
        plies = int(depth[1]) if depth else None
        return state.move_text(self.player.choose(state, seconds - SPARED * min(seconds, 1.0), plies, self.stop))

    def _undo(self, text: str) -> str:
        state = self._state(running=False)
        if not re.fullmatch("[0-9]{0,4}", text) or not 1 <= int(text or 1) <= state.ply:
            raise AzkitError(f"undo {text}: the game has {state.ply} moves, of which 1 or more can be undone")
        for _ in range(int(text or 1)):
            state = state.previous or state
        return self._go_to(state)

    def _options(self, text: str) -> str:
        verb, name, value = (*text.split(), "", "", "")[:3]
        if text and (name not in self.options or (verb.lower(), bool(value)) not in (("get", False), ("set", True))):
            usage = "write options, options get NAME or options set NAME VALUE; names: "
            raise AzkitError(usage + ", ".join(self.options))
        if value:
            option = self.options[name]
            if not re.fullmatch("[0-9]{1,10}", value) or not option.low <= int(value) <= option.high:
                raise AzkitError(f"{name} takes a number from {option.low} to {option.high}")
            option.value = int(value)
        shown = {name: self.options[name]} if name else self.options
        return "\n".join(f"{key};int;{it.value};{it.default};{it.low};{it.high}" for key, it in shown.items())


def run(engine: Engine, lines: Iterable[str], output: TextIO) -> None:
    """Greet as UHP asks, then respond to lines until `exit` or their end; a signal ends in an error, too."""
    print(engine.respond("info"), file=output, flush=True)
    for line in lines:
        if line.lower().split() == ["exit"]:
            return
        if line.strip():
            try:
                response = engine.respond(line)
            except Stopped as stop:
                print(f"err stopped by {stop}\nok", file=output, flush=True)
                raise
            print(response, file=output, flush=True)


def closed(lines: TextIO) -> bool:
    """Whether whoever wrote to a pipe or terminal is gone; there may be lines left to read."""
    if not hasattr(select, "poll"):  # as on Windows
        return False
    polling = select.poll()
    polling.register(lines, select.POLLHUP)  # which macOS tells only who asks
    return bool(polling.poll(0))


def serve(agent: str | None = None) -> None:
    """A UHP engine on standard input and output: alpha-beta, a run or checkpoint folder, or any agent's text.

    Once a viewer has closed the input nobody waits: each search ends with what it knows.
    """
    engine = Engine(AlphaBeta() if agent is None else Guided(agent), lambda: closed(sys.stdin))
    for stream_of_text in (sys.stdin, sys.stdout):
        if isinstance(stream_of_text, io.TextIOWrapper):
            stream_of_text.reconfigure(errors="replace")  # a viewer's junk ends in an error line, not here
    run(engine, sys.stdin, sys.stdout)
