"""Whether a shared run is whole: committed files are what their manifests say, and no game is lost or counted twice."""

import math
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..errors import AzkitError
from ..runs.manifests import MANIFEST, UNREADABLE, unsigned, validated, verify_bytes
from ..runs.models import LearnerRecord
from ..runs.shared import Head, SharedRun, committed_labels, number, read_head, read_run
from ..selfplay.samples import facts, unpack
from ..store.store import AwayError, MissingError, Store
from .ingest import joined, oldest, refused_shards

IMPORTED = "-000"  # how a block's label ends whose games came with a run's folder
FOLDERS = ("models", "learner", "window", "reports")


@dataclass
class Audit:
    """What is in a store, and what of it should not be so."""

    models: int = 0
    cycles: int = 0  # whose learner states are kept
    blocks: int = 0
    games: int = 0  # in those blocks
    waiting: int = 0  # shards that a learner has yet to take in
    dropped: int = 0  # shards that are too old, and in none of the blocks
    quarantined: int = 0
    orphans: int = 0  # labels that were begun and never committed
    faults: list[str] = field(default_factory=list)  # a line each


def verify(store: Store, game_file: Path | None = None) -> Audit:
    """Read all that counts in a store. Raises AzkitError where there is no run, AwayError where the store is away.

    While a learner works a fault counts once it is found twice: what was looked for may have been deleted.
    """
    run, before = read_run(store, game_file), set[str]()
    while True:
        try:
            head, mark = read_head(store)
        except MissingError:  # no learner has begun
            return Audit()
        audit = _read(store, run, head)
        if not audit.faults or read_head(store)[1] == mark:
            return audit
        if lasting := [fault for fault in audit.faults if fault in before]:
            return replace(audit, faults=lasting)
        before = set(audit.faults)


def _read(store: Store, run: SharedRun, head: Head) -> Audit:
    audit, newest = Audit(), head.candidate
    labels = {folder: committed_labels(store, folder, head) for folder in FOLDERS}
    models = {name: _manifest(store, "models", name, name in (head.model, newest), audit) for name in labels["models"]}
    cycles = {name: _manifest(store, "learner", name, name == newest, audit) for name in labels["learner"]}
    audit.models, audit.cycles = (sum(value is not None for value in values.values()) for values in (models, cycles))
    missing = {f"models/{name}" for name in {head.model, newest}.difference(models)}
    missing |= {f"learner/{name}" for name in {newest}.difference(cycles) if number(newest) > 0}
    nothing: dict[str, Any] = {"blocks": labels["window"], "taken": (), "games": math.inf, "generation": 0}
    record = cycles.get(newest) or nothing
    missing |= {f"window/{name}.parquet" for name in set(record["blocks"]).difference(labels["window"])}
    audit.faults += [f"{name} is missing" for name in sorted(missing)]
    # After a damage a learner goes on from an earlier cycle: what lies between does not count
    first = min(record["blocks"], default=newest)
    labels["window"] = [name for name in labels["window"] if name in record["blocks"] or name < first]
    names = [entry.name.split("/") for folder in FOLDERS for entry in store.list(f"{folder}/")]
    began = {(folder, rest[0].partition(".")[0]) for folder, *rest in names}
    audit.orphans = len(began.difference((folder, name) for folder in FOLDERS for name in labels[folder]))
    named = _blocks(store, run, labels["window"], audit)
    learned, all_left = record["games"], len(labels["window"]) == record["generation"]
    counted = not any(name.endswith(IMPORTED) for name in labels["window"])  # by a learner
    if counted and (audit.games > learned or all_left and audit.games < learned):
        audit.faults.append(f"blocks hold {audit.games} games, and learner/{newest} counts {learned}")
    _shards(store, head, named.union(record["taken"]), audit)
    return audit


def _manifest(store: Store, folder: str, label: str, needed: bool, audit: Audit) -> dict[str, Any] | None:
    """A label's manifest; None if it was deleted, or with a fault if not all files are what it says."""
    text = b""
    try:
        text = store.get(f"{folder}/{label}/{MANIFEST}")
        manifest = unsigned(text)
        if folder == "learner":
            validated(LearnerRecord, text)
        for name, record in manifest["files"].items():
            verify_bytes(name, store.get(f"{folder}/{label}/{name}"), record)
        return manifest
    except AwayError:
        raise
    except UNREADABLE as error:
        if needed or text:  # else it was deleted, the manifest first
            audit.faults.append(f"{folder}/{label} is damaged: {error}")
        return None


def _blocks(store: Store, run: SharedRun, labels: list[str], audit: Audit) -> set[str]:
    """Count the games of all blocks; returns the shards that they name."""
    shards, ids, game = dict[str, str](), dict[str, list[list[int]]](), run.config.game.make()
    for label in labels:
        name = f"window/{label}.parquet"
        try:
            data = store.get(name)
            about: dict[str, Any] = {"run": run.id} | facts(data)
            held = len(set(unpack(game, data).game.tolist()))
            if (about["run"], about["label"]) != (run.id, label):
                raise AzkitError(f"it is block {about['label']} of run {about['run']}")
            games = 0
            for shard in about["shards"]:
                if shard["name"] in shards:
                    raise AzkitError(f"{shard['name']} is in block {shards[shard['name']]}, too")
                shards[shard["name"]] = label
                if shard["first"] != games or shard["games"] != sum(last - first + 1 for first, last in shard["ids"]):
                    raise AzkitError(f"{shard['name']} does not have the games that it should")
                incarnation = shard["name"].split("-")[-2]
                ids[incarnation] = joined([*ids.get(incarnation, []), *shard["ids"]])
                games += shard["games"]
            if held != games and not label.endswith(IMPORTED):
                raise AzkitError(f"it holds {held} games, its shards had {games}")
            audit.blocks, audit.games = audit.blocks + 1, audit.games + held
        except AwayError:
            raise
        except UNREADABLE as error:
            audit.faults.append(f"{name}: {error}")
    return set(shards)


def _shards(store: Store, head: Head, taken: set[str], audit: Audit) -> None:
    """Count those that are in no block."""
    refused, border = refused_shards(store), f"games/{oldest(number(head.model)):06d}/"
    audit.quarantined = len(refused)
    for name, *_ in store.list("games/"):
        if name not in taken and name not in refused:
            audit.waiting += name >= border
            audit.dropped += name < border
