"""The agents that a server was started with, by the names that requests use."""

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any

from ..agents.agents import is_named, make_agent, path_and_budget
from ..agents.exact import is_small
from ..agents.files import game_of
from ..errors import AzkitError
from ..games.base import GAMES, Extras, Game, make
from ..games.registry import board_options
from ..runs.checkpoints import Checkpoint, committed, load_checkpoint
from ..runs.mirror import Part, mirror
from ..runs.rules import is_own
from .schemas import MOST_SECONDS, MOST_SIMULATIONS, Net, Seconds, Simulations, Strength

UCT = "uct:400"  # who plays every game


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
    own: Strength | None = None  # its strength where a request names none; None where it has no search
    folder: Path | None = None  # of a run or checkpoint

    def generations(self) -> dict[int, Path]:
        """The checkpoints that there are, or were a second ago, by generation."""
        return {} if self.folder is None else _generations(self.folder, int(monotonic()))

    def plays(self, game: Game) -> bool:
        """Whether it plays a game, whatever its network is to see."""
        fits = self.options is None or board_options(self.options) == board_options(game.options)
        return fits and self.game in (None, game.name)

    @property
    def strengths(self) -> list[str]:
        """Kinds of strength that it can be asked for."""
        return ["net", "simulations", "seconds"] if self.folder else ["simulations", "seconds"] if self.own else []

    def facts(self) -> dict[str, Any]:
        """What a page may know of it."""
        shown = {key: getattr(self, key) for key in ("name", "label", "game", "options", "kind", "strengths")}
        named = self.own if self.folder is None or path_and_budget(self.text)[1] else None  # else a page's usual one
        return shown | {"generations": sorted(self.generations()), "own": named and named.model_dump()}


@lru_cache(64)
def _generations(folder: Path, second: int) -> dict[int, Path]:
    """See NamedAgent; the folder is looked at once a second, for every request asks."""
    return {int(checkpoint.name): checkpoint for checkpoint in committed(folder)}


def enrol(texts: Sequence[str], game: Game) -> list[NamedAgent]:
    """Agents by their texts, as of make_agent, and then those that every game has; `game` is whose rules files play.

    Raises AzkitError for a text that names no agent.
    """
    wanted = [_named(text, game) for text in texts]
    usual = [_plain(UCT, None), _plain("random", None)]
    for other in [game, *(make(name) for name in GAMES if name != game.name)]:
        strongest, small = (*Extras.opponents, *other.extras.opponents)[-1], is_small(other)
        usual += [_plain(text, other.name) for text in (strongest, *(["perfect"] if small else [])) if text != UCT]
    known = {(agent.text, agent.game) for agent in wanted}
    wanted += [agent for agent in usual if known.isdisjoint([(agent.text, agent.game), (agent.text, None)])]
    agents = list[NamedAgent]()
    for agent in wanted:
        taken = [other.name for other in agents]
        names = [agent.name, *(f"{agent.name}-{number}" for number in range(2, len(taken) + 2))]
        agents.append(replace(agent, name=next(name for name in names if name not in taken)))
    labels = Counter((agent.label, agent.game) for agent in agents)
    return [
        replace(agent, label=f"{agent.label}, {agent.name}") if labels[agent.label, agent.game] > 1 else agent
        for agent in agents
    ]


def _named(text: str, game: Game) -> NamedAgent:
    where, budget = path_and_budget(text)
    path = None if is_named(text) else mirror(where, game.source, Part.MODELS)  # a name means no file called so
    if path is not None and path.is_dir():
        checkpoint = _loaded(path, game.source)
        own, folder = checkpoint.game, Path(where).resolve()  # of a store, too, the last part is its name
        usual = min(checkpoint.config.search.simulations, MOST_SIMULATIONS)
        strength = _strength(text, budget) if budget else Simulations(kind="simulations", amount=usual)
        named = [] if committed(path) else [f"generation {checkpoint.generation}"]  # a run goes on
        label = ", ".join(dict.fromkeys([folder.name, own.name, *named]))
        name = ":".join(filter(None, [folder.name, budget]))
        return NamedAgent(name, label, "run", text, own.name, own.options, own.source, strength, path)
    if path is not None and path.is_file():
        own = game_of(path, game) or game
        make_agent(text, own)
        return NamedAgent(path.name, f"{path.name}, {own.name}", "file", text, own.name, own.options, own.source)
    make_agent(text, game)  # what is no agent fails here
    return _plain(text, game.name if text in ("perfect", "negamax") else None)


def _loaded(path: Path, source: str) -> Checkpoint:
    """A checkpoint of the game with these rules, or of another one, as it was trained here."""
    try:
        return load_checkpoint(path, source)
    except AzkitError:
        if is_own(source):
            with suppress(AzkitError):
                return load_checkpoint(path)
        raise


def _plain(text: str, game: str | None) -> NamedAgent:
    """An agent without files, of one game by its name or of any."""
    kind, _, simulations = text.partition(":")
    if kind == "uct":
        return NamedAgent(text, "random playouts", "plain", text, game, own=_strength(text, simulations))
    if simulations.endswith("s"):
        _strength(text, simulations)  # raises
    return NamedAgent(text, text, "plain", text, game)


def _strength(text: str, budget: str) -> Strength:
    """What stands behind the colon of an agent's text."""
    if budget == "net":
        return Net(kind="net")
    seconds, amount = budget.endswith("s"), float(budget.removesuffix("s"))
    if amount > (MOST_SECONDS if seconds else MOST_SIMULATIONS):
        most = f"{MOST_SIMULATIONS} simulations or {MOST_SECONDS:g} seconds"
        raise AzkitError(f"agent {text}: a search of the server has at most {most}")
    return Seconds(kind="seconds", amount=amount) if seconds else Simulations(kind="simulations", amount=int(amount))
