"""Agents at work on positions; games and positions kept at hand."""

import inspect
import threading
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import monotonic
from typing import Any

from starlette.concurrency import run_in_threadpool

from ..agents.agents import LANES as BATCH
from ..agents.agents import make_agent
from ..agents.exact import exact_scorer
from ..agents.files import FileAgent
from ..agents.opinions import Thought
from ..errors import AzkitError
from ..games.base import GAMES, Game, State, make
from ..games.picture import describe
from ..games.registry import find_module
from ..nets.evaluator import NetworkEvaluator
from ..nets.variants import compute_on_cpu, torch_threads
from ..runs.checkpoints import MANIFEST, load_checkpoint
from ..search.evaluators import RolloutEvaluator
from ..search.lanes import LaneSearch
from ..search.search import SearchConfig
from .roster import NamedAgent
from .scheduler import ABREAST, Ask, BusyError, Team, Thinker, Workers, warm_search
from .schemas import MOST_SECONDS, Strength
from .watching import written

CORES = torch_threads()
TEAMS = 6  # at once, each of one agent, game and generation
GAMES_KEPT, STATES_KEPT = 32, 4096
LAST_SECONDS = 5.0  # for searches under way, or being made, when the server ends
FILE_SECONDS = MOST_SECONDS - 2.0  # of overage for each move of an agent file but the first, beside Kaggle's 2


class Shelf:
    """The games that may be asked for, and positions asked for lately, so that most requests replay one move."""

    def __init__(self, game: Game, sources: Mapping[str, str]) -> None:
        """`game` comes first; of games beside azkit's own the `sources` (make's first argument) by name."""
        first = {game.name: game.source}  # in order, and of all that bear its name
        named = first | {name: name for name in GAMES} | {**sources} | first
        self.lock = threading.Lock()
        self.games = OrderedDict[tuple[str, frozenset], Game]()
        self.states = OrderedDict[tuple[Game, tuple[int | str, ...]], State]()
        self.usual = {name: game if name == game.name else make(source) for name, source in named.items()}
        self.facts = [_facts(usual) for usual in self.usual.values()]

    def game(self, name: str, options: Mapping[str, int | str]) -> Game:
        """A game that the server knows; AzkitError for another one, or for options that its rules refuse."""
        if name not in self.usual:
            raise AzkitError(f"there is no such game here: choose one of {', '.join(self.usual)}")
        key = name, frozenset(options.items())
        game = self.games.get(key)
        if game is None:
            game = make(self.usual[name].source, **options)
            others = [other for other in [self.usual[name], *self.games.values()] if other.name == name]
            game = next((other for other in others if other.options == game.options), game).compile()
        with self.lock:
            self.games[key] = game
            self.games.move_to_end(key)
            if len(self.games) > GAMES_KEPT:
                self.games.popitem(last=False)
        return game

    async def ready(self, name: str, options: Mapping[str, int | str]) -> Game:
        """The same without a pause for others: a game that was never asked for is compiled for seconds."""
        game = self.games.get((name, frozenset(options.items())))
        return await run_in_threadpool(self.game, name, options) if game is None else game

    def state(self, game: Game, moves: Sequence[int | str]) -> State:
        """The position after these moves; AzkitError names the ply of one that is illegal."""
        if len(moves) > game.max_plies:
            raise AzkitError(f"{len(moves)} moves are more than a game of {game.name} has ({game.max_plies})")
        with self.lock:
            start = len(moves)
            while start and (game, tuple(moves[:start])) not in self.states:
                start -= 1
            state = self.states[game, tuple(moves[:start])] if start else game.initial_state()
            for ply in range(start, len(moves)):
                state = game.state([moves[ply]], state)
                self.states[game, tuple(moves[: ply + 1])] = state
            while len(self.states) > STATES_KEPT:
                self.states.popitem(last=False)
            return state


def _facts(game: Game) -> dict[str, Any]:
    """What a page must know of a game to offer it."""
    options = inspect.signature(find_module(game.source).make).parameters.values()
    kinds = [{"name": it.name, "default": it.default, "type": type(it.default).__name__} for it in options]
    suffixes = dict.fromkeys([*game.extras.writers, *game.extras.readers])
    formats = ["azkit", *(suffix[1:] for suffix in suffixes if suffix != ".txt")]
    return describe(game) | {"parameters": kinds, "formats": formats}


class Thinkers:
    """Agents at work: a team for each agent that searches, game and generation; workers for all others."""

    def __init__(self, agents: Sequence[NamedAgent]) -> None:
        self.agents = {agent.name: agent for agent in agents}
        self.teams = OrderedDict[tuple, Team]()
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
        state: State,
        tell: Callable[[Thought | Exception], None],
        agent: NamedAgent,
        client: str,
        strength: Strength | None = None,
        generation: int | None = None,
        often: bool = False,
    ) -> Ask:
        """Have an agent think of a running position; see AgentRequest and Ask.

        Raises BusyError, or AzkitError for a strength or generation that the agent has not.
        """
        if generation is not None and generation not in agent.generations():
            raise AzkitError(f"agent {agent.name} has no generation {generation}")
        if strength is not None and strength.kind not in agent.strengths:
            raise AzkitError(f"agent {agent.name} has no strength {strength.kind}")
        budget = strength or agent.own
        if budget is None:
            ask = Ask(state, "own", 0.0, tell, client=client)
            workers = self.files if agent.kind == "file" else self.plain
            workers.submit(ask, (agent.name, state.game), partial(_mover, agent.text, state.game))
            return ask
        ask = Ask(state, budget.kind, budget.amount, tell, often, client)
        with self.lock:  # until it is in, for a team that rests may be closed
            self._team(agent, state.game, generation).submit(ask)
        return ask

    def solve(self, state: State, tell: Callable[[Thought | Exception], None], client: str) -> Ask:
        """Have a running position's moves scored by exact play; what is heard is an AzkitError where none knows it."""
        ask = Ask(state, "exact", 0.0, tell, client=client)
        self.plain.submit(ask, ("exact", state.game), partial(_solver, state.game))
        return ask

    def _team(self, agent: NamedAgent, game: Game, generation: int | None) -> Team:
        """That of an agent, game and generation; where there are too many, the one that rested longest makes room."""
        checkpoints = agent.generations()
        whose = max(checkpoints, default=None) if generation is None else generation
        # A run that begins anew writes its checkpoints again
        when = written(checkpoints[whose] / MANIFEST) if whose in checkpoints else 0
        key = agent.text, game.name, str(game.options), whose, when
        if key in self.teams and self.teams[key].failed:
            self.teams.pop(key).close()
        if key not in self.teams:
            if len(self.teams) >= TEAMS:
                idle = next((other for other, team in self.teams.items() if team.idle), None)
                if idle is None:
                    raise BusyError("too many agents think at the same time")
                self.teams.pop(idle).close()
            prepare = partial(_prepare, agent, game, generation)
            self.teams[key] = Team(prepare, f"search {game.describe()}")
        self.teams.move_to_end(key)
        return self.teams[key]

    def close(self) -> None:
        """End all threads, and wait for them: one that is in torch when Python ends would abort the process."""
        until = monotonic() + LAST_SECONDS
        for team in self.teams.values():
            team.close()
        self.plain.close()
        self.files.close()
        for team in self.teams.values():
            for member in team.members:
                member.thread.join(max(0.0, until - monotonic()))


def _prepare(agent: NamedAgent, game: Game, generation: int | None) -> LaneSearch:
    """An agent's search; of a run the newest checkpoint that is whole, or that of a generation."""
    if agent.folder is None:
        return warm_search(game, RolloutEvaluator(game), SearchConfig(selection="uct", noise_epsilon=0.0))
    folder = agent.folder if generation is None else agent.folder / "checkpoints" / f"{generation:06d}"
    checkpoint = load_checkpoint(folder, agent.source)
    compute_on_cpu(max(1, CORES // ABREAST))
    evaluator = NetworkEvaluator(checkpoint.game, checkpoint.net, max_batch=BATCH)
    return warm_search(checkpoint.game, evaluator, checkpoint.config.search.playing())


def _mover(text: str, game: Game) -> Thinker:
    """An agent that says no more than its move."""
    agent = make_agent(text, game)

    def think(state: State) -> Thought:
        try:
            move = agent.select([state])[0]
        finally:
            if isinstance(agent, FileAgent):  # it has compiled by now, and one process answers for many games
                agent.full_bank = agent.bank = FILE_SECONDS
        return Thought(move, state.legal_moves(), line=[move])

    return think


def _solver(game: Game) -> Thinker:
    scorer = exact_scorer(game)

    def think(state: State) -> Thought:
        scores = scorer(state)
        best = max(scores, key=lambda move: scores[move])
        return Thought(best, state.legal_moves(), line=[best], exact=scores, proven=True)

    return think
