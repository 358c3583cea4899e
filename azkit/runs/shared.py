"""A run that many processes share through a store: the names of its files, and the two records that all of them read.

    run.json                      the configuration; created once
    head.json                     which model plays, and whose turn it is to learn; swapped, never just written
    models/000012-001/            weights.safetensors and manifest.json: a checkpoint as in a run's folder
    learner/000012-001/           optimizer.pt and manifest.json: what a learner needs beside the model to go on
    window/000012-001.parquet     the games that this cycle took in
    reports/000012-001.json       its line of metrics.jsonl
    games/000012/ACTOR-INCARNATION-000007.parquet   a shard: games that ended while model 12 played
    verdicts/, ratings/, ladder.json, actors/, quarantine/

A label such as 000012-001 is a cycle's number and the term of the learner that made it. Two learners that take each
other for dead thus never write one file, and nothing but head.json, ladder.json and actors/ is ever changed. A number
is committed once it is not above head's; of two terms with one number the higher is the committed one.
"""

import json
import re
import uuid
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated

from pydantic import Field

from ..errors import AzkitError, about
from ..store.folder import Folder
from ..store.open import open_store
from ..store.store import MissingError, Store
from .config import CONFIG, RunConfig, from_dict, to_dict
from .manifests import damage_as, is_newer, validated
from .rules import digest, remember, trusted

RUN, HEAD, LADDER = "run.json", "head.json", "ladder.json"
LABEL = re.compile(r"[0-9]{6,12}-[0-9]{3,12}")
Label = Annotated[str, Field(pattern=f"^{LABEL.pattern}$")]
FORMAT, SCHEMA = "azkit shared run", 1


def label(number: int, term: int) -> str:
    """Of a cycle and the model that it made."""
    return f"{number:06d}-{term:03d}"


def number(name: str) -> int:
    """The cycle's number in a label."""
    return int(name.partition("-")[0])


def shard(model: str, actor: str, incarnation: str, sequence: int) -> str:
    """The name of a shard; no two of an actor are alike, nor those of two actors."""
    return f"games/{number(model):06d}/{actor}-{incarnation}-{sequence:06d}.parquet"


@dataclass(frozen=True)
class SharedRun:
    """run.json: what never changes."""

    id: str
    config: RunConfig  # with the SHA-256 of the file of a user's own game
    uri: str  # of the store that it was read from


@dataclass(frozen=True)
class Head:
    """head.json: the pointer that every process polls."""

    term: int  # of the learner that may publish; one that begins adds 1
    model: Label  # that actors play
    candidate: Label  # the newest model; with a gate it may not play yet
    stop: bool = False  # actors, learner and all others end
    least_version: Annotated[str, Field(max_length=20)] = "0"  # of azkit that may work on the run


def incarnation_seed(run_seed: int, incarnation: str) -> int:
    """Of the SelfPlay of an actor's incarnation (8 hex digits): no two of them play the same games."""
    return (run_seed << 32) ^ int(incarnation, 16)


def refuse_second(run: Path) -> None:
    """Raise AzkitError if a folder holds a run already: of one process, or one that many share."""
    if (run / "checkpoints").exists():
        raise AzkitError(f"{run} holds a run already: --resume it, or choose another folder")
    if (run / RUN).is_file():
        raise AzkitError(f"{run} holds a run already, a shared one: --resume --workers N it, or choose another folder")


def refuse_run_of_one(store: Store) -> None:
    """Raise AzkitError for the folder of a run of one process, which a store in it would hide and clean up."""
    if isinstance(store, Folder) and any((store.folder / name).exists() for name in ("checkpoints", CONFIG)):
        raise AzkitError(f"{store.folder} holds a run of one process: choose another place, or azkit store import it")


def create_run(store: Store, config: RunConfig) -> SharedRun:
    """Begin a run in a store. Raises AzkitError if one is there."""
    refuse_run_of_one(store)
    game = replace(config.game, rules=digest(config.game.name))
    run = SharedRun(uuid.uuid4().hex, replace(config, game=game), store.uri)
    values = {"format": FORMAT, "schema": SCHEMA, "id": run.id, "config": to_dict(config), "rules": game.rules}
    if not store.create(RUN, json.dumps(values, indent=1).encode()):
        on = "azkit learner without GAME or azkit train --resume --workers N goes on with it"
        raise AzkitError(f"{store.uri} holds a run already: {on}, or choose another place")
    remember(game)
    return run


def open_run(uri: str, game_file: str | Path | None = None) -> tuple[Store, SharedRun]:
    """The store at a URI and the run in it: see `open_store` and `read_run`."""
    store = open_store(uri)
    return store, read_run(store, game_file)


def read_run(store: Store, game_file: str | Path | None = None) -> SharedRun:
    """The run in a store, its rules of a user's own game taken from `game_file`, whose hash must be the run's.

    The name of a game of azkit's is as good as no file. Nothing that a store names is imported. Raises AzkitError where
    there is no run, a newer one, or other rules.
    """
    try:
        data = store.get(RUN)
    except MissingError:
        raise AzkitError(f"there is no shared run at {store.uri}: `azkit learner GAME --store` begins one") from None
    with damage_as(f"{store.uri}/{RUN} is damaged"):
        values = json.loads(data)
        if values["format"] != FORMAT or values["schema"] > SCHEMA:
            raise AzkitError(f"{store.uri}/{RUN} is of a newer azkit or of none: upgrade azkit")
        if not values["id"].isalnum():  # it names a folder of this machine's
            raise ValueError(f"the id {values['id']!r:.99}")
        with about(f"{store.uri}/{RUN}"):
            config, rules = from_dict(values["config"]), values["rules"]
    game = trusted(replace(config.game, rules=rules), f"the run at {store.uri}", game_file)
    return SharedRun(values["id"], replace(config, game=game), store.uri)


def read_head(store: Store) -> tuple[Head, str]:
    """The pointer and the mark of its version. Raises MissingError before a learner's first cycle, or AzkitError."""
    data, mark = store.read(HEAD)
    with damage_as(f"{store.uri}/{HEAD} is damaged"):
        head = validated(Head, data)
    if is_newer(head.least_version):
        raise AzkitError(f"the run at {store.uri} wants azkit {head.least_version} or newer: upgrade azkit")
    return head, mark


def packed(head: Head) -> bytes:
    """head.json's text."""
    return json.dumps(asdict(head)).encode()


def change_head(store: Store, change: Callable[[Head], Head]) -> Head:
    """Swap head.json for what `change` makes of it, unless that is the same, whoever else does. Raises MissingError."""
    while True:
        head, mark = read_head(store)
        changed = change(head)
        if changed == head or store.swap(HEAD, packed(changed), mark):
            return changed


def reopen(store: Store) -> None:
    """Say that a run goes on: who reads that it has ended, before its learner has begun, would end, too."""
    with suppress(MissingError):
        change_head(store, lambda head: replace(head, stop=False))


def committed_labels(store: Store, folder: str, head: Head) -> list[str]:
    """The labels below `folder` (models, learner, reports) that count, ascending: see this file's head."""
    newest = newest_terms(label_in(entry.name) for entry in store.list(f"{folder}/"))
    return [newest[at] for at in sorted(newest) if at <= number(head.candidate)]


def newest_terms(labels: Iterable[str]) -> dict[int, str]:
    """The labels that count by their numbers, of several terms the highest; "" is no label."""
    by_term = sorted(filter(None, labels), key=lambda name: int(name.partition("-")[2]))  # 999 comes after 1000 as text
    return {number(name): name for name in by_term}


def label_in(name: str) -> str:
    """The label in a file's name; nothing in that of a file which somebody else put there."""
    match = LABEL.match(name.partition("/")[2])
    return match[0] if match else ""
