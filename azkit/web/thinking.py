"""The agents that a server was started with, and what they think of positions; games and positions kept at hand."""

import inspect
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from ..agents.agents import FileAgent, exact_scorer, game_of, is_small, make_agent, path_and_budget
from ..agents.kaggle import kaggle_options
from ..errors import AzkitError
from ..games.base import GAMES, Game, State, make
from ..games.picture import describe
from ..games.registry import find_module
from ..nets.evaluator import NetworkEvaluator
from ..runs.checkpoints import committed, load_checkpoint
from ..search.evaluators import Evaluator, RolloutEvaluator
from ..search.search import SearchConfig
from .scheduler import LANES, Ask, BusyError, Scheduler, Thought, Workers
from .schemas import MOST_SECONDS, MOST_SIMULATIONS, Net, Seconds, Simulations

SEARCHES = 6  # schedulers at once, each of one agent, game and generation
GAMES_KEPT, STATES_KEPT = 32, 4096
FILE_SECONDS = MOST_SECONDS - 2.0  # of overage for each move of an agent file, beside Kaggle's 2 seconds
UCT = "uct:400"  # who plays every game

Budget = Net | Simulations | Seconds


@dataclass(frozen=True)
class NamedAgent:
    """An agent by the name that requests use."""

    name: str
    label: str
    kind: str  # run, file or plain
    text: str  # as of make_agent
    game: str | None = None  # the only one that it plays; None: any
    options: dict[str, int | str] | None = None  # with which alone; None: with any
    source: str = ""  # of that game
    own: Budget | None = None  # its strength where a request names none; None where it has no search
    folder: Path | None = None  # of a run or checkpoint

    def generations(self) -> dict[int, Path]:
        """The checkpoints that there are now, by generation."""
        folders = [] if self.folder is None else committed(self.folder)
        return {int(folder.name): folder for folder in folders}

    def plays(self, game: Game) -> bool:
        """Whether it plays a game; of the options `planes` concerns the network alone."""
        own = {key: value for key, value in (self.options or {}).items() if key != "planes"}
        return self.game in (None, game.name) and (self.options is None or own == kaggle_options(game))

    @property
    def strengths(self) -> list[str]:
        """Kinds of strength that it can be asked for."""
        return ["net", "simulations", "seconds"] if self.folder else ["simulations", "seconds"] if self.own else []

    def facts(self) -> dict[str, Any]:
        """What a page may know of it."""
        shown = {key: getattr(self, key) for key in ("name", "label", "game", "options", "kind", "strengths")}
        return shown | {"generations": sorted(self.generations())}


def enrol(texts: Sequence[str], game: Game) -> list[NamedAgent]:
    """Agents by their texts, as of make_agent, and then those that every game has; `game` is whose rules files play.

    Raises AzkitError for a text that names no agent.
    """
    agents = list[NamedAgent]()
    for text in texts:
        agent, taken = _named(text, game), [other.name for other in agents]
        names = [agent.name, *(f"{agent.name}-{number}" for number in range(2, len(taken) + 2))]
        agents.append(replace(agent, name=next(name for name in names if name not in taken)))
    wanted = [(UCT, None), ("random", None)]
    for other in [game, *(make(name) for name in GAMES if name != game.name)]:
        strongest, small = other.extras.opponents[-1], is_small(other)
        wanted += [(text, other) for text in (strongest, *(["perfect"] if small else [])) if text != UCT]
    known = {agent.name for agent in agents}
    return agents + [_plain(text, own and own.name) for text, own in wanted if text not in known]


def _named(text: str, game: Game) -> NamedAgent:
    path, budget = path_and_budget(text)
    if path.is_dir():
        checkpoint = load_checkpoint(path)
        own, folder = checkpoint.game, path.resolve()
        usual = min(checkpoint.config.search.simulations, MOST_SIMULATIONS)
        strength = _budget(text, budget) if budget else Simulations(kind="simulations", amount=usual)
        label = f"{folder.name}, {own.name}, generation {checkpoint.generation}"
        name = ":".join(filter(None, [folder.name, budget]))
        return NamedAgent(name, label, "run", text, own.name, own.options, own.source, strength, folder)
    if path.is_file():
        own = game_of(path) or game
        make_agent(text, own)
        return NamedAgent(path.name, f"{path.name}, {own.name}", "file", text, own.name, own.options, own.source)
    make_agent(text, game)  # what is no agent fails here
    return _plain(text, game.name if text in ("perfect", "negamax") else None)


def _plain(text: str, game: str | None) -> NamedAgent:
    """An agent without files, of one game by its name or of any."""
    kind, _, number = text.partition(":")
    playouts = kind == "uct"
    own = _budget(text, number) if playouts else None
    label = f"random playouts, {number} simulations" if playouts else text
    return NamedAgent(text, label, "plain", text, game, own=own)


def _budget(text: str, budget: str) -> Budget:
    """What stands behind the colon of an agent's text."""
    if budget == "net":
        return Net(kind="net")
    seconds, amount = budget.endswith("s"), float(budget.removesuffix("s"))
    if amount > (MOST_SECONDS if seconds else MOST_SIMULATIONS):
        most = f"{MOST_SIMULATIONS} simulations or {MOST_SECONDS:g} seconds"
        raise AzkitError(f"agent {text}: a search of the server has at most {most}")
    return Seconds(kind="seconds", amount=amount) if seconds else Simulations(kind="simulations", amount=int(amount))


class Shelf:
    """The games that may be asked for, and positions asked for lately, so that most requests replay one move."""

    def __init__(self, game: Game, sources: Mapping[str, str]) -> None:
        """`game` comes first; of games beside azkit's own the `sources` (make's first argument) by name."""
        self.sources = {game.name: game.source} | {name: name for name in GAMES} | {**sources}
        self.lock = threading.RLock()
        self.games = OrderedDict[tuple[str, frozenset], Game]()
        self.states = OrderedDict[tuple[Game, tuple[int | str, ...]], State]()
        self.first = game
        self.facts = [self._facts(name) for name in self.sources]

    def _facts(self, name: str) -> dict[str, Any]:
        source = self.sources[name]
        parameters = inspect.signature(find_module(source).make).parameters.values()
        kinds = [{"name": it.name, "default": it.default, "type": type(it.default).__name__} for it in parameters]
        return describe(self.first if name == self.first.name else make(source)) | {"parameters": kinds}

    def game(self, name: str, options: Mapping[str, int | str]) -> Game:
        """A game that the server knows; AzkitError for another one, or for options that its rules refuse."""
        if name not in self.sources:
            raise AzkitError(f"there is no such game here: choose one of {', '.join(self.sources)}")
        key = name, frozenset(options.items())
        with self.lock:
            if key not in self.games:
                game = make(self.sources[name], **options)
                same = (known for known in [self.first, *self.games.values()] if known.options == game.options)
                self.games[key] = next((known for known in same if known.name == name), game).compile()
                if len(self.games) > GAMES_KEPT:
                    self.games.popitem(last=False)
            self.games.move_to_end(key)
            return self.games[key]

    def state(self, game: Game, moves: Sequence[int | str]) -> State:
        """The position after these moves; AzkitError names the ply of one that is illegal."""
        if len(moves) > game.max_plies:
            raise AzkitError(f"{len(moves)} moves are more than a game of {game.name} has ({game.max_plies})")
        with self.lock:
            known = len(moves)
            while known and (game, tuple(moves[:known])) not in self.states:
                known -= 1
            state = self.states[game, tuple(moves[:known])] if known else game.initial_state()
            for ply in range(known, len(moves)):
                move = moves[ply]
                try:
                    state = state.play(state.parse_move(move) if isinstance(move, str) else move)
                except ValueError as error:
                    raise AzkitError(f"ply {ply}: {error}") from None
                self.states[game, tuple(moves[: ply + 1])] = state
            while len(self.states) > STATES_KEPT:
                self.states.popitem(last=False)
            return state


class Thinkers:
    """Agents at work: a scheduler for each agent that searches, game and generation; workers for all others."""

    def __init__(self, agents: Sequence[NamedAgent]) -> None:
        self.agents = {agent.name: agent for agent in agents}
        self.schedulers = OrderedDict[tuple, Scheduler]()
        self.lock = threading.Lock()
        self.plain, self.files = Workers(2, 64, kept=16), Workers(2, 8, kept=2)

    def named(self, name: str, game: Game) -> NamedAgent:
        """The agent of that name; AzkitError if there is none, or it does not play the game."""
        agent = self.agents.get(name)
        if agent is None:
            raise AzkitError(f"there is no such agent here: choose one of {', '.join(self.agents)}")
        if not agent.plays(game):
            options = "".join(f" {key}={value}" for key, value in (agent.options or {}).items())
            raise AzkitError(f"agent {name} plays {agent.game}{options}, not {game.describe()}")
        return agent

    def best(self, game: Game) -> NamedAgent:
        """The first agent of that very game, else the first that searches any."""
        fitting = [agent for agent in self.agents.values() if agent.options is not None and agent.plays(game)]
        return fitting[0] if fitting else next(agent for agent in self.agents.values() if agent.own and not agent.game)

    def ask(
        self,
        agent: NamedAgent,
        state: State,
        strength: Budget | None,
        generation: int | None,
        tell: Callable[[Thought | Exception], None],
        often: bool = False,
    ) -> Ask:
        """Have an agent think of a running position; see Ask. Raises BusyError, or AzkitError for a strength or
        generation that the agent has not."""
        budget = strength or agent.own
        if generation is not None and generation not in agent.generations():
            raise AzkitError(f"agent {agent.name} has no generation {generation}")
        if strength is not None and strength.kind not in agent.strengths:
            raise AzkitError(f"agent {agent.name} has no strength {strength.kind}")
        if budget is None:
            ask, game = Ask(state, "own", 0.0, tell), state.game
            make_it = partial(FileAgent, Path(agent.text), game, bank=FILE_SECONDS)
            if agent.kind == "file":
                self.files.submit(ask, (agent.name, game), make_it)
            else:
                self.plain.submit(ask, (agent.name, game), partial(make_agent, agent.text, game))
            return ask
        ask = Ask(state, budget.kind, 0.0 if isinstance(budget, Net) else budget.amount, tell, often)
        self._scheduler(agent, state.game, generation).submit(ask)
        return ask

    def _scheduler(self, agent: NamedAgent, game: Game, generation: int | None) -> Scheduler:
        """That of an agent, game and generation; the one that was asked last makes room for a new one if it is idle."""
        newest = max(agent.generations(), default=None)
        key = agent.text, game.name, str(game.options), newest if generation is None else generation
        with self.lock:
            known = self.schedulers.get(key)
            if known is None or known.failure is not None:
                self.schedulers.pop(key, None)
                idle = [other for other, scheduler in self.schedulers.items() if scheduler.idle]
                if len(self.schedulers) >= SEARCHES:
                    if not idle:
                        raise BusyError("too many agents think at the same time: try again in a moment")
                    self.schedulers.pop(idle[0]).close()
                known = self.schedulers[key] = Scheduler(partial(_prepare, agent, game, generation))
            self.schedulers.move_to_end(key)
            return known

    def close(self) -> None:
        """End all threads that nobody waits for."""
        for scheduler in self.schedulers.values():
            scheduler.close()
        self.plain.close()
        self.files.close()


def _prepare(agent: NamedAgent, game: Game, generation: int | None) -> tuple[Game, Evaluator, SearchConfig]:
    """What an agent's search needs; of a run the newest checkpoint that is whole, or that of a generation."""
    if agent.folder is None:
        return game, RolloutEvaluator(game), SearchConfig(selection="uct", noise_epsilon=0.0)
    checkpoint = load_checkpoint(agent.folder if generation is None else agent.generations()[generation])
    evaluator = NetworkEvaluator(checkpoint.game, checkpoint.net, max_batch=LANES)
    return checkpoint.game, evaluator, replace(checkpoint.config.search, noise_epsilon=0.0)


def analysis(agent: str, state: State, thought: Thought) -> dict[str, Any]:
    """What was thought of a position, as JSON."""
    line, texts, now = list[str](), [state.move_text(move) for move in thought.moves], state
    for move in thought.line:
        line.append(now.move_text(move))
        now = now.play(move)
    return {
        "move": thought.move,
        "text": state.move_text(thought.move),
        "moves": thought.moves,
        "texts": texts,
        "priors": thought.priors,
        "visits": thought.visits,
        "values": thought.values,
        "value": thought.value,
        "proven": thought.proven,
        "simulations": thought.simulations,
        "evaluations": thought.evaluations,
        "milliseconds": thought.milliseconds,
        "line": thought.line,
        "line_texts": line,
        "exact": None,
        "agent": agent,
        "done": thought.done,
    }


def exact(state: State) -> dict[str, int] | None:
    """Scores of a running position's moves by exact play; None where azkit does not know them."""
    try:
        scores = exact_scorer(state.game)(state)
    except AzkitError:
        return None
    return {str(move): score for move, score in scores.items()}
