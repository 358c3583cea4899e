"""What of a run's folder is sound, file by file, and how one in which some is not is made to go on again."""

import json
import os
import shutil
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..errors import AzkitError
from ..files import commit, read_regular, record_of, run_lock, unwritable
from ..games.base import Game
from ..selfplay.audit import audit, audit_running
from ..selfplay.samples import Samples, unpack
from ..selfplay.selfplay import SelfPlay
from .checkpoints import load_checkpoint, numbered, store_config
from .config import CONFIG, RunConfig, from_dict
from .manifests import MANIFEST, MOST, DamagedError, read_manifest, signed, verify_files
from .metrics import METRICS, readable
from .partial import UNFINISHED, content
from .rules import RULES, digest, is_own, trusted

DAMAGED = "damaged"  # the folder in a run's that repairing moves to what is not sound; it deletes nothing
LOCK = "lock"


@dataclass
class Verdict:
    """What there is in a run's folder, by names below it."""

    sound: list[str] = field(default_factory=list)
    faults: dict[str, str] = field(default_factory=dict)  # what is wrong with each
    note: str = ""  # what could not be looked into
    manifests: dict[Path, dict[str, Any]] = field(default_factory=dict)  # of sound checkpoints, oldest first
    config: RunConfig | None = None  # in config.json, or in the newest manifest
    rules: Game | None = None

    def judge(self, name: str, look: Callable[..., Any], *what: Any) -> None:
        """Put a name among the faults if looking at it fails."""
        try:
            look(*what)
        except (OSError, ValueError, RecursionError) as error:  # AzkitError is a ValueError
            self.faults[name] = str(error)
        else:
            self.sound.append(name)


def verify(run: Path, game: Game | str | Path | None = None) -> Verdict:
    """Read all of a run; `game` is its game, or the file of a user's own rules, without which no game is played again.

    A fault counts once it is found twice: a training may have deleted what was looked for, or not have ended a commit.
    Raises AzkitError where there is no run, or it is a newer azkit's.
    """
    _must_be_run(run)
    verdict = _read(run, game)
    if verdict.faults:
        before, verdict = verdict.faults, _read(run, game)
        verdict.faults = {name: what for name, what in verdict.faults.items() if name in before}
    return verdict


def _read(run: Path, game: Game | str | Path | None) -> Verdict:
    verdict = Verdict()
    for folder in numbered(run):
        with suppress(DamagedError):
            read_manifest(folder)  # a newer azkit's is told, and not taken for damage
        verdict.judge(str(folder.relative_to(run)), _take_in, folder, verdict)
    verdict.judge(CONFIG, _configured, run, verdict)
    try:
        if verdict.config:
            verdict.rules = game if isinstance(game, Game) else trusted(verdict.config.game, str(run), game).make()
    except AzkitError as error:
        verdict.note = f"networks and games were not looked into: {error}"
    for folder in list(verdict.manifests) if verdict.rules else ():
        try:
            load_checkpoint(folder, verdict.rules).training_state()
        except AzkitError as error:  # with the right hashes: somebody made it so
            name = str(folder.relative_to(run))
            verdict.sound.remove(name)
            verdict.faults[name] = str(error)
            del verdict.manifests[folder]
    _shards(run, verdict)
    if any(each["generation"] for each in verdict.manifests.values()) or os.path.lexists(run / METRICS):
        verdict.judge(METRICS, _all_sound, run / METRICS)
    for name, look in ((UNFINISHED, content), (LOCK, read_regular)):
        if os.path.lexists(run / name):
            verdict.judge(name, look, run / name)
    for path in (run / RULES).glob("*.py"):
        verdict.judge(str(path.relative_to(run)), _same_rules, path, verdict)
    for pattern in ("", "games/", "checkpoints/", "checkpoints/[0-9]*/"):
        for draft in run.glob(f"{pattern}.*.partial"):
            verdict.faults[str(draft.relative_to(run))] = "a process that died left it"
    return verdict


def _must_be_run(run: Path) -> None:
    if not (run / "checkpoints").is_dir() and not os.path.lexists(run / CONFIG):
        raise AzkitError(f"{run} is no run's folder: it has neither checkpoints nor {CONFIG}")


def repair(run: Path, game: Game | str | Path | None = None) -> tuple[Verdict, Verdict]:
    """Make a run go on again with all that is sound, and move the rest to damaged/: what was found, and what is now.

    Raises AzkitError where there is no run, it is being trained, or cannot be written.
    """
    _must_be_run(run)
    lock = Verdict()
    if os.path.lexists(run / LOCK):
        lock.judge(LOCK, read_regular, run / LOCK)
    if lock.faults:
        _move(run, LOCK)
    with run_lock(run):  # what a training commits meanwhile would be judged as it was before
        verdict = _read(run, game)
        verdict.faults |= lock.faults
        lines = readable(run / METRICS)[0] if METRICS in verdict.faults and (run / METRICS).is_file() else []
        for name in verdict.faults:
            if name != LOCK:  # that is there again, and held
                _move(run, name)
        if METRICS in verdict.faults:
            commit(run / METRICS, b"".join(line + b"\n" for _, line in lines))
        for folder, manifest in verdict.manifests.items():
            shards = {name: record for name, record in manifest["shards"].items() if name not in verdict.faults}
            if shards != manifest["shards"]:
                commit(folder / MANIFEST, signed(manifest | {"shards": shards}))
        if CONFIG in verdict.faults and verdict.config:
            store_config(run, verdict.config)
    return verdict, verify(run, verdict.rules or game)


def sound_games(run: Path, game: Game, shards: dict[str, Any]) -> Iterator[tuple[int, Samples]]:
    """A run's window by generation. A shard that holds no games is dropped from `shards`, with a warning: its hash says
    no more than that whoever wrote it wrote the manifest, too."""
    for name in list(shards):
        try:
            samples = unpack(game, run / name)
            audit(game, samples, None)
        except AzkitError as error:
            warnings.warn(f"{run / name}: {error}; going on without its positions", stacklevel=2)
            del shards[name]
        else:
            yield int(Path(name).stem), samples


def resume_games(selfplay: SelfPlay, saved: Mapping[str, Any], place: str) -> None:
    """Go on with the games in progress that a checkpoint kept, or with new ones, and a warning, where they are none."""
    try:
        if saved:
            selfplay.restore(dict(saved))
            audit_running(selfplay)
    except AzkitError as error:
        warnings.warn(f"{place}: {error}; new games begin", stacklevel=2)
        selfplay.begin()


def _take_in(folder: Path, verdict: Verdict) -> None:
    """A checkpoint's manifest, if all of its files are as it says."""
    if not (folder / MANIFEST).exists():
        raise DamagedError("it has no manifest: its commit did not end")
    manifest = read_manifest(folder)
    verify_files(folder, manifest["files"])
    verdict.config, verdict.manifests[folder] = from_dict(manifest["config"]), manifest


def _configured(run: Path, verdict: Verdict) -> None:
    """config.json must be a configuration of the game that the newest checkpoint is for."""
    config, newest = from_dict(json.loads(read_regular(run / CONFIG, MOST))), verdict.config
    # Own rules may have moved
    games = [replace(known.game, name=Path(known.game.name).name) for known in (config, newest) if known]
    if games[0] != games[-1]:
        raise AzkitError("it is of another game than the newest checkpoint")
    if not is_own(config.game.name):
        config.game.make()
    verdict.config = config


def _shards(run: Path, verdict: Verdict) -> None:
    """Every shard must be one that a checkpoint names, or at least hold games of this game."""
    newest, records = {}, dict[str, list[Any]]()
    for manifest in verdict.manifests.values():
        newest = manifest["shards"]
        for name, record in newest.items():
            records.setdefault(name, []).append(record)

    def look(name: str) -> None:
        data = read_regular(run / name)
        if name in records and record_of(data) not in records[name]:
            raise DamagedError("its bytes do not match any manifest's hash")
        if verdict.rules is not None and (name in newest or name not in records):
            audit(verdict.rules, unpack(verdict.rules, data), None)

    for name in sorted({f"games/{path.name}" for path in (run / "games").glob("[0-9]*.parquet")}.union(records)):
        verdict.judge(name, look, name)


def _all_sound(path: Path) -> None:
    """Raise DamagedError if a line of metrics.jsonl cannot be read."""
    if damaged := readable(path)[1]:
        raise DamagedError(f"{damaged} of its lines are damaged")


def _same_rules(path: Path, verdict: Verdict) -> None:
    if verdict.config and digest(path) != verdict.config.game.rules:
        raise DamagedError("it holds other rules than those that the run was trained by")


def _move(run: Path, name: str) -> None:
    """Put what is at a name, if anything, below damaged/."""
    place = run / DAMAGED / name
    while os.path.lexists(place):
        place = place.with_name(f"{place.name}-again")
    if os.path.lexists(run / name):
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(run / name, place)
        except OSError as error:
            raise unwritable(place, error) from error
