"""The rater: Elo while it grows. Models and fixed agents play each other, those first whose games tell most."""

import json
import math
import secrets
import time
import warnings
from dataclasses import asdict, dataclass, field
from functools import cached_property

import numpy as np

from ..arena.match import play_games
from ..arena.pairing import gains, uncertainty
from ..arena.rating import shares
from ..progress import QUIET, Progress
from ..runs.checkpoints import DamagedError
from ..runs.shared import SharedRun
from ..store.store import AwayError, MissingError, Store
from .ladder import RATINGS, Ladder, Played
from .players import Players
from .serve import Component
from .spool import Spool


@dataclass(frozen=True)
class RaterConfig:
    """How a rater plays."""

    simulations: int = 64  # of a model's search
    games: int = 16  # of a pair at a time, at least
    opening_plies: int = 4  # random ones: agents without chance play as many different games as there are openings
    anchors: tuple[str, ...] = ("random", "uct:100")  # agents that stay what they are; the first has 0 Elo
    poll: float = 30.0  # seconds between looks for models and others' results, and between files of its own
    tells: bool = True  # keeps the run's ladder.json up to date, too
    most: int | None = None  # games after which it ends; None: with the run
    precise: float = 10.0  # Elo: it waits once differences are known so well (standard deviation)
    # Of this start: 8 hexadecimal digits, from which all randomness derives
    incarnation: str = field(default_factory=lambda: secrets.token_hex(4))


class Rater(Component):
    """Any number may work on a run: all results add up, and each of them fits all to one ladder.

    Unless it has `most` games to play, it ends once the run has, and all who are rated have played.
    """

    def __init__(self, store: Store, run: SharedRun, config: RaterConfig, progress: Progress = QUIET) -> None:
        super().__init__(store, run, progress)
        self.config, self.poll = config, config.poll
        self.seed = int(config.incarnation, 16)
        self.ladder = Ladder(store, run, config.simulations, config.anchors)
        self.lines, self.spool = list[str](), Spool(store, run)  # results for the next file
        self.sequence, self.games, self.looked = 0, 0, -math.inf

    @cached_property
    def players(self) -> Players:
        """Made for the first games."""
        return Players(self.store, self.run, self.config.simulations, self.seed, self.config.anchors)

    def step(self, until: float) -> float:
        """Play the games of a pair, unless all is known well enough."""
        if time.monotonic() - self.looked >= self.poll:
            self._tell()
        if self._wanted() and self.play():
            return 0.0
        self.ended = self.ladder.stop or self.config.most is not None
        return self.poll

    def facts(self) -> dict[str, float]:
        """What came of it so far; `error` is the standard deviation of a difference in Elo."""
        results, (_, covariance) = self.ladder.tally.played.total(), self._field()
        return {"games": self.games, "results": results, "entrants": len(covariance), "error": uncertainty(covariance)}

    def close(self) -> None:
        """Put its results in the store, or on disk while that is away, and the ladder of all."""
        try:
            self._tell()
        except AwayError as error:
            warnings.warn(f"{error}; what is not there is shipped by the next who works on this run here", stacklevel=2)

    def _tell(self) -> None:
        if self.lines:
            self.spool.ship(self._file(), "\n".join(self.lines).encode())
            self.lines, self.sequence = [], self.sequence + 1
        self.spool.flush()
        self.ladder.look()
        if self.config.tells and self.ladder.tell():
            self.progress.say(", ".join(f"{name} {value:.4g}" for name, value in self.facts().items()))
        self.looked = time.monotonic()

    def _file(self) -> str:
        return f"{RATINGS}rater-{self.config.incarnation}-{self.sequence:06d}.jsonl"

    def _field(self) -> tuple[np.ndarray, np.ndarray]:
        """Elo and covariance of those who play."""
        names, _, _, elo, covariance = self.ladder.fitted()
        at = [names.index(name) for name in self.ladder.field]
        return elo[at], covariance[np.ix_(at, at)]

    def _wanted(self) -> bool:
        """Whether somebody has not played yet, or a run that goes on has a ladder that is too coarse."""
        if self.config.most is not None:
            return self.games < self.config.most
        unplayed = set(self.ladder.field).difference(*self.ladder.tally.played)
        return bool(unplayed) or not self.ladder.stop and uncertainty(self._field()[1]) > self.config.precise

    def play(self) -> bool:
        """Games of the pair that tells most; false if there is none."""
        field, tally = self.ladder.field, self.ladder.tally
        if len(field) < 2:
            return False
        elo, covariance = self._field()
        gain = gains(elo, covariance, self.players.game.players, self.config.games)
        for (row, column), expected in np.ndenumerate(gain):
            gain[row, column] = expected * tally.telling(self.players.seats(field[row], field[column]))
        pair = [field[at] for at in np.unravel_index(gain.argmax(), gain.shape)]
        agents = []
        for place, name in enumerate(pair):
            try:
                agents.append(self.players.agent(place, name))
            except (MissingError, DamagedError):  # deleted since the last look, or never to be used
                field.remove(name)
                return True
        seed, names = self.seed << 32 | self.games, self.players.seats(*pair)
        agents = self.players.seats(*agents)
        for record in play_games(self.players.game, agents, self.config.games, self.config.opening_plies, seed):
            seats = tuple(names[agent] for agent in record.seats)
            game = Played(seats, shares(record.outcome), record.moves, self.config.simulations, record.truncated)
            self.lines.append(json.dumps(asdict(game)))
            self.ladder.add(self._file(), self.lines[-1].encode())
            self.games += 1
        return True
