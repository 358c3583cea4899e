"""All results in a store, and the one ladder that they make, whoever played them."""

import json
import time
import warnings
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass

import numpy as np
from pydantic import TypeAdapter

from ..arena.pairing import Tally
from ..arena.rating import Entrant, Rating, Result, fit, measurement, rated
from ..runs.checkpoints import MANIFEST
from ..runs.config import lasts
from ..runs.shared import LABEL, LADDER, Head, SharedRun, committed_labels, number, read_head
from ..store.store import MissingError, Store, UnsoundError

RATINGS = "ratings/"
GETS = 16  # at a time: a rater writes thousands of files a day
RECENT, MILESTONES = 3, 16  # models that are rated: the newest, and most of those that are kept for good


@dataclass(frozen=True)
class Played:
    """A line of a file in ratings/: one game."""

    seats: tuple[str, ...]  # labels of models, texts of agents
    shares: tuple[float, ...]  # of the win, by seat
    moves: tuple[int, ...]
    simulations: int  # of a model's search; only games of as many add up
    truncated: bool = False  # cut at the ply cap: it says nothing


LINE = TypeAdapter(Played)


def chosen(labels: Sequence[str], head: Head, milestone: int) -> list[str]:
    """The models that are rated: head's, the newest three, the first and the tenth, and the milestones.

    Where these are more than sixteen, every second one is left out, so that none comes that was left out before.
    """
    every = milestone
    while labels and number(labels[-1]) // every > MILESTONES:
        every *= 2
    kept = {head.model, *labels[-RECENT:], *(name for name in labels if lasts(number(name), every))}
    return [name for name in labels if name in kept]


class Ladder:
    """What the results in a store have come to at the last look."""

    def __init__(self, store: Store, run: SharedRun, simulations: int, anchors: Sequence[str]) -> None:
        """Anchors are agents that stay what they are; the first who has played has 0 Elo."""
        self.store, self.run, self.simulations, self.anchors = store, run, simulations, tuple(anchors)
        self.players = run.config.game.make().players
        self.tally, self.read = Tally(), set[str]()  # and the files in it
        self.models, self.field = list[str](), list(anchors)  # that are there; who plays
        self.stop, self.written = False, 0  # whether the run has ended; results on the ladder that was written last

    def look(self) -> None:
        """Read which models there are, and new results; before a learner's first cycle there is nothing."""
        with suppress(MissingError):
            head = read_head(self.store)[0]
            self.stop, self.models = head.stop, committed_labels(self.store, "models", head)
            self.field = [*self.anchors, *chosen(self.models, head, self.run.config.milestone)]
        new = [entry.name for entry in self.store.list(RATINGS) if entry.name not in self.read]
        with ThreadPoolExecutor(GETS) as pool:
            for name, data in zip(new, pool.map(self._get, new)):
                if isinstance(data, bytes):
                    self.add(name, data)
                else:
                    self.read.add(name)
                    warnings.warn(str(data), stacklevel=2)

    def _get(self, name: str) -> bytes | UnsoundError:
        """The bytes of a file, or what it is instead of one."""
        try:
            return self.store.get(name)
        except UnsoundError as error:
            return error

    def add(self, name: str, data: bytes) -> None:
        """Count the games of a file, once; what is no game is left out with a warning."""
        self.read.add(name)
        for line in data.splitlines():
            try:
                game = LINE.validate_json(line)
                if not len(game.seats) == len(game.shares) == self.players:
                    raise ValueError(f"{len(game.seats)} seats, {len(game.shares)} shares")
                if not (abs(sum(game.shares) - 1) <= 1e-6 and min(game.shares) >= 0):  # NaN fails
                    raise ValueError(f"shares of {game.shares}")
            except ValueError as error:
                warnings.warn(f"{self.store.uri}/{name} holds what is no game: {error}", stacklevel=2)
            else:
                if game.simulations == self.simulations:
                    self.tally.add(game.seats, game.shares, game.moves, game.truncated)

    def fitted(self) -> tuple[list[str], list[Result], np.ndarray, np.ndarray, np.ndarray]:
        """Who is on the ladder; results, games of each; Elo and its covariance.

        On it are all who play or have played, but for models that came and went between milestones.
        """
        every, seen = self.run.config.milestone, {name for line_up in self.tally.played for name in line_up}
        stay = {name for name in seen if not LABEL.fullmatch(name) or name in self.models or lasts(number(name), every)}
        names = list(dict.fromkeys([*self.anchors, *sorted(stay.union(self.field))]))
        names.sort(key=lambda name: name not in seen)  # the first, who has 0 Elo, has played
        results, games, weights = self.tally.among(names)
        return names, results, games, *fit(len(names), results, weights)

    def ratings(self) -> list[Rating]:
        """The ladder of all who have played; minutes of training are None of models that are gone."""
        names, results, games, elo, covariance = self.fitted()
        ratings = rated(list(map(self._entrant, names)), results, games, elo, covariance)
        return [rating for rating in ratings if rating.games]

    def _entrant(self, name: str) -> Entrant:
        if not LABEL.fullmatch(name):  # an agent's text
            return name, None, None
        minutes = None
        with suppress(MissingError):
            manifest = self.store.get(f"models/{name}/{MANIFEST}")
            with suppress(ValueError, LookupError, TypeError):
                minutes = float(json.loads(manifest)["counters"]["minutes"])
        return f"{name}:{self.simulations}", self.store.uri, minutes

    def tell(self) -> bool:
        """Put the ladder in the store, if games were added since this one last did: whether it did so."""
        count = self.tally.played.total()
        if count == self.written:
            return False
        ratings, now, opponents = self.ratings(), time.time(), (*self.anchors, self.store.uri)
        rows = [measurement(rating, number(rating.agent) if rating.run else None, opponents, now) for rating in ratings]
        models = [rating.agent.partition(":")[0] for rating in ratings if rating.run]
        ladder = {"rows": list(map(asdict, rows)), "games": count, "made": now, "models": models}
        self.store.replace(LADDER, json.dumps(ladder).encode())
        self.written = count
        return True
