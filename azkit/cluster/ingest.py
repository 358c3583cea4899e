"""What comes into a learner: new shards of a store, each taken once, and only if all in it was really played.

A shard is looked at once: what is not as it should be goes to quarantine/ with a line that says why, and is not looked
at again. Which shards count is what committed blocks say, so nothing is written here that a killed learner would miss.
"""

import hashlib
import json
import os
import re
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from ..errors import AzkitError
from ..games.base import Game
from ..progress import QUIET, Progress
from ..runs.config import RunConfig
from ..runs.metrics import SPENT
from ..runs.shared import SharedRun, incarnation_seed
from ..selfplay.audit import Openings, audit
from ..selfplay.samples import Samples, facts, unpack
from ..store.store import AwayError, Entry, MissingError, Store, is_of_one_name
from .misfits import misfits

QUARANTINE = "quarantine/"
SCHEMA = 1  # of what a shard says about itself
NAME = re.compile(r"games/(\d{6,})/([A-Za-z0-9]+)-([0-9a-f]{8})-(\d{6,})\.parquet")
LONGEST_NAME = 100  # of an actor; a name twice as long is no shard's, and not even quarantine may have room for it
MOST_BYTES, MOST_POSITIONS = 1 << 28, 1_000_000  # of a shard
MOST_SPENT = 1e15  # simulations, seconds and the like of a shard: the sums of many stay finite
MAX_AGE = 4  # models; shards of older ones are dropped
LOOK = 256  # shards that one look takes in
GETS = 32  # at a time
WARM = 4  # games a lane after which an actor's are no longer mostly short ones


@dataclass(frozen=True)
class Taken:
    """What came in since the last time, its games renumbered from 0 on."""

    samples: Samples | None  # None: nothing
    shards: tuple[str, ...]  # their names
    games: int
    positions: int
    behind: float  # models, the mean over positions
    spent: dict[str, float]  # by actors on these games: SPENT
    manifest: list[dict[str, Any]]  # for the block's metadata: name, games, first (new number), ids (see `joined`)


@dataclass(frozen=True)
class _Shard:
    """One that passed."""

    name: str
    model: int
    actor: str
    incarnation: str
    samples: Samples
    games: int
    ids: list[list[int]]  # see `joined`
    spent: dict[str, float]
    warm: bool  # the games before it were so many that short ones are no longer in the majority
    data: bytes


def oldest(newest: int) -> int:
    """The oldest model whose games are taken in while model `newest` plays."""
    return max(0, newest - MAX_AGE)


def search_digest(config: RunConfig) -> str:
    """The SHA-256 of how games are searched and played."""
    return hashlib.sha256(json.dumps([asdict(config.search), asdict(config.selfplay)]).encode()).hexdigest()


def joined(spans: Iterable[list[int]]) -> list[list[int]]:
    """Spans [first, last] as the fewest, ascending. Raises AzkitError if a number is in two of them."""
    merged: list[list[int]] = []
    for first, last in sorted(spans):
        if merged and first <= merged[-1][1]:
            raise AzkitError(f"game {first} came before")
        if merged and first == merged[-1][1] + 1:
            merged[-1] = [merged[-1][0], last]
        else:
            merged.append([first, last])
    return merged


def _may_be_one(name: str) -> bool:
    """Whether a name is that of a shard, or at least has room in quarantine."""
    return name.count("/") == 2 and len(os.fsencode(name)) <= 2 * LONGEST_NAME


def refused_shards(store: Store) -> set[str]:
    """The names of the shards in quarantine."""
    places = [name for name, *_ in store.list(QUARANTINE) if name.endswith(".json")]
    return {f"games/{place.removeprefix(QUARANTINE).removesuffix('.json')}" for place in places}


class Ingest:
    """The shards of a run: `collect`, in a thread of its own, looks for new ones; `take` hands out those that wait."""

    def __init__(
        self,
        store: Store,
        run: SharedRun,
        game: Game,
        known: Iterable[str],
        progress: Progress = QUIET,
        played: Iterable[tuple[str, list[list[int]]]] = (),
    ) -> None:
        """`known` are the shards in committed blocks, of old models those may be left out; `played` are games in these.

        They are spans by incarnation, see `joined`, and do not count again, under whatever name they come.
        """
        self.store, self.run, self.game, self.progress = store, run, game, progress
        self._openings = run.config.selfplay.opening_plies
        lanes = run.config.selfplay.lanes * run.config.selfplay.groups
        self._warm, self._digest = WARM * lanes, search_digest(run.config)
        self._seen, self._begun = set(known), False
        self._ids: dict[str, list[list[int]]] = {}  # of each incarnation the games that came
        for incarnation, spans in played:
            with suppress(AzkitError):  # of games that counted twice before this was looked at
                self._ids[incarnation] = joined([*self._ids.get(incarnation, []), *spans])
        self._lock = threading.Lock()  # over what follows
        self._waiting = list[_Shard]()
        self._refused = dict[str, tuple[str, bytes | None]]()  # not in quarantine yet: why, and the bytes

    @property
    def games(self) -> int:
        """That wait."""
        with self._lock:
            return sum(shard.games for shard in self._waiting)

    def collect(self, newest: int) -> int:
        """Look once for shards of model `newest` and those before it, LOOK at most; returns how many positions came.

        Of one thread only: of two each would take what the other does. Raises AwayError where the store is away; what
        did come by then waits, and the next call finds the rest.
        """
        if not self._begun:  # what an earlier process refused
            self._seen |= refused_shards(self.store)
            self._begun = True
        first = oldest(newest)
        listed = [entry for model in range(first, newest + 1) for entry in self._listed(f"games/{model:06d}/")]
        new = [entry for entry in listed if entry.name not in self._seen and _may_be_one(entry.name)]
        self._seen = {name for name in self._seen if name >= f"games/{first:06d}/"}
        try:
            # The newest first, and soon another look: whoever reads too slowly else reads what is too old by then
            new.sort(key=lambda entry: entry.name.split("/")[1], reverse=True)  # of one model as they were shipped
            return self._fetch(new[:LOOK])
        finally:
            self._quarantine()

    def _listed(self, folder: str) -> list[Entry]:
        """The shards of one model; none where somebody put a name there at which the listing fails."""
        try:
            return self.store.list(folder)
        except AzkitError as error:
            if not is_of_one_name(error):
                raise
            if folder not in self._seen:
                self._seen.add(folder)
                self.progress.say(f"{error}; going on without the games in {folder}")
            return []

    def _fetch(self, entries: Sequence[Entry]) -> int:
        """Get and check; so many at a time that memory holds them. Raises AwayError after what did come."""
        positions = 0
        with ThreadPoolExecutor(GETS) as pool:
            for start in range(0, len(entries), GETS):
                part, away = entries[start : start + GETS], None
                for entry, data in zip(part, pool.map(self._get, part)):
                    if isinstance(data, AwayError):
                        away = data
                    elif data is not None:
                        positions += self._let_in(entry.name, data)
                if away is not None:
                    raise away
        return positions

    def _get(self, entry: Entry) -> bytes | AzkitError | None:
        """The bytes, None if they were deleted since, or what is wrong."""
        if entry.size > MOST_BYTES:
            return AzkitError(f"it has {entry.size} bytes, more than {MOST_BYTES}")
        try:
            return self.store.get(entry.name)
        except MissingError:
            return None
        except AzkitError as error:
            if not (isinstance(error, AwayError) or is_of_one_name(error)):
                raise
            return error

    def _let_in(self, name: str, data: bytes | AzkitError) -> int:
        """Check a shard, and keep it or refuse it; returns its positions."""
        self._seen.add(name)
        try:
            if isinstance(data, AzkitError):
                raise data
            shard = self._checked(name, data)
            before = self._ids.get(shard.incarnation, [])
            self._ids[shard.incarnation] = joined([*before, *shard.ids])
        except AzkitError as error:
            self._refuse(name, str(error), data if isinstance(data, bytes) else None)
            return 0
        with self._lock:
            self._waiting.append(shard)
        return len(shard.samples.game)

    def _checked(self, name: str, data: bytes) -> _Shard:
        """The shard in these bytes. Raises AzkitError for one that is not what name and run say, or was not played."""
        match = NAME.fullmatch(name)
        if match is None:
            raise AzkitError("its name is not games/MODEL/ACTOR-INCARNATION-SEQUENCE.parquet")
        model, actor, incarnation, sequence = match.groups()
        own, about = {"actor": actor, "incarnation": incarnation, "sequence": int(sequence)}, facts(data)
        own |= {"schema": SCHEMA, "run": self.run.id, "search": self._digest}
        about["model"] = str(about.get("model")).partition("-")[0]
        for key, value in {**own, "model": model}.items():
            if about.get(key) != value:
                raise AzkitError(f"its {key} is {str(about.get(key))[:80]}, not {value}")
        samples = unpack(self.game, data, MOST_POSITIONS)
        audit(self.game, samples, Openings(incarnation_seed(self.run.config.seed, incarnation), self._openings))
        ids = np.unique(samples.game).tolist()
        if about.get("games") != len(ids):
            raise AzkitError(f"it says that it has {str(about.get('games'))[:80]} games, and has {len(ids)}")
        try:
            spent = {key: float(about["spent"][key]) for key in SPENT}
            if not all(0 <= amount <= MOST_SPENT for amount in spent.values()):
                raise ValueError("an amount is none")
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise AzkitError(f"it does not say what was spent on it: {error}") from None
        warm = sum(last - first + 1 for first, last in self._ids.get(incarnation, [])) >= self._warm
        spans = joined([number, number] for number in ids)
        return _Shard(name, int(model), actor, incarnation, samples, len(ids), spans, spent, warm, data)

    def _refuse(self, name: str, why: str, data: bytes | None) -> None:
        with self._lock:
            self._refused[name] = why, data
        self.progress.say(f"{name} goes to quarantine: {why}")

    def _quarantine(self) -> None:
        """Put away what was refused; what says why comes last, so that a shard without it is looked at again."""
        for name, (why, data) in list(self._refused.items()):
            place = QUARANTINE + name.removeprefix("games/")
            if data is not None:
                self.store.create(place, data)
            self.store.create(f"{place}.json", json.dumps({"shard": name, "why": why}).encode())
            with self._lock:
                del self._refused[name]

    def take(self, newest: int) -> Taken:
        """All that waits, but for shards that are too old by now, and for those of an actor unlike all others."""
        with self._lock:
            waiting, self._waiting = self._waiting, []
        fresh = [shard for shard in waiting if shard.model >= oldest(newest)]
        if late := len(waiting) - len(fresh):
            self.progress.say(f"{late} shards came too late, of models before {oldest(newest)}: let actors ship sooner")
        outliers: dict[str, str] = {}
        for model in {shard.model for shard in fresh}:
            outliers |= misfits((shard.actor, shard.samples) for shard in fresh if shard.warm and shard.model == model)
        for shard in fresh:
            if shard.actor in outliers:
                self._refuse(shard.name, outliers[shard.actor], shard.data)
        return _together([shard for shard in fresh if shard.actor not in outliers], newest)


def _together(shards: Sequence[_Shard], newest: int) -> Taken:
    """Shards as one: neighbours with equal numbers would count as one game."""
    games, positions, behind, manifest, parts = 0, 0, 0, list[dict[str, Any]](), list[Samples]()
    for shard in shards:
        rows, ids = shard.samples.game, shard.ids
        manifest.append({"name": shard.name, "games": shard.games, "first": games, "ids": ids})
        parts.append(shard.samples._replace(game=games + np.cumsum(np.diff(rows, prepend=rows[:1]) != 0)))
        games, positions = games + shard.games, positions + len(rows)
        behind += (newest - shard.model) * len(rows)
    return Taken(
        samples=Samples(*map(np.concatenate, zip(*parts))) if parts else None,
        shards=tuple(shard.name for shard in shards),
        games=games,
        positions=positions,
        behind=behind / max(positions, 1),
        spent={key: sum(shard.spent[key] for shard in shards) for key in SPENT},
        manifest=manifest,
    )
