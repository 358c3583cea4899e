"""This machine's copy of a run that lies in a store: wherever a run or checkpoint is named, its URI will do as well.

The copy is a run folder as any other, so whatever reads those reads stores. A store is anything with `://`, and a
folder that holds run.json; `/models/000012-001` behind it names one of its checkpoints.
"""

import json
import os
import re
import time
import warnings
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from enum import IntEnum
from pathlib import Path

from ..errors import AzkitError, tell
from ..files import commit
from ..games.base import Game
from ..store.store import MissingError, Store
from . import checkpoints
from .checkpoints import MANIFEST, Checkpoint, DamagedError, committed, drop, store_config
from .models import copies, fetch_model, local_copy, renew
from .rules import is_own
from .shared import LADDER, RUN, Head, SharedRun, committed_labels, number, open_run, read_head

COPY = "copy.json"  # in a copy: of which store it is, of which version of head.json how much is here, which models
WINDOWS = 3  # newest blocks of games
FRESH = 3.0  # seconds for which a copy that is watched is not compared with its store
THREADS = 16  # that fetch small files
TOLD = 1.0  # seconds from which on fetching is said
PLACE = re.compile(r"(.+?)(?:/models/(\d+-\d+))?/*")


class Part(IntEnum):
    """How much of a run a copy has; each has what those before it have."""

    PLAYER = 0  # the model that plays, and all reports
    STORY = 1  # the newest games
    MODELS = 2  # every model that the store keeps


def place(where: str | Path) -> tuple[str, str]:
    """The store that a text names and the label of a model in it, "" for none; the store of an ordinary path is ""."""
    text = where.as_posix() if isinstance(where, Path) else where
    text = re.sub(r"^file:/+", "file:///", re.sub(r"^(?!file:)(\w{2,}):/+", r"\1://", text))  # what Path made of a URI
    match = PLACE.fullmatch(text)
    if match is None or "://" not in text and not os.path.isfile(Path(match[1], RUN)):
        return "", ""
    return match[1], match[2] or ""


def is_run(text: str) -> bool:
    """Whether a text names a run or a checkpoint, and no more: no agent of it, with a budget behind a colon."""
    uri = place(text)[0]
    return ":" not in uri.rpartition("/")[2] if "://" in uri else Path(text).is_dir()


def local(where: str | Path, game: str | Path | None = None, part: Part = Part.PLAYER) -> Path:
    """The path itself; of a store the checkpoint that plays, or the one named, as a folder of this machine's copy.

    The copy then has at least this `part` of the run. `game` is what `make` takes: a run of rules of a user's own needs
    their file, for nothing that a store names is imported. Raises AzkitError where the store holds no such run, or what
    it holds is damaged.
    """
    uri, label = place(where)
    if not uri:
        return Path(where)
    started = time.monotonic()
    store, run = open_run(uri, Path(game).absolute() if game and is_own(game) else None)
    if label:
        return fetch_model(store, run, label)
    try:
        head, mark = read_head(store)
    except MissingError:
        raise AzkitError(f"{store.uri} has no model yet: its learner has not ended a cycle") from None
    folder, copy = fetch_model(store, run, head.model), local_copy(run)
    with suppress(MissingError):
        renew(copy / LADDER, store.get(LADDER))
    try:
        copied = json.loads((copy / COPY).read_bytes())
    except (OSError, ValueError):
        copied = {"mark": "", "part": Part.PLAYER, "models": []}
    if copied["mark"] != mark or copied["part"] < part or copied.get("game") != run.config.game.name:
        if part >= Part.MODELS:
            copied["models"] = _models(store, run, head, set(copied["models"]))
        _files(store, copy, head, part)
        store_config(copy, run.config)
        about = {"uri": store.uri, "game": run.config.game.name, "mark": mark, "part": part}
        commit(copy / COPY, json.dumps(copied | about).encode())
    if (seconds := time.monotonic() - started) > TOLD:
        tell(f"{store.uri}, model {head.model}: fetched in {seconds:.1f} s")
    return folder


def mirror(where: str | Path, game: str | Path | None = None, part: Part = Part.STORY) -> Path:
    """The same, but of a store the run folder that is its copy."""
    (uri, label), folder = place(where), local(where, game, part)
    return folder.parent.parent if uri and not label else folder


def load_checkpoint(where: str | Path, game: Game | str | Path | None = None) -> Checkpoint:
    """Load a checkpoint folder, of a run folder the newest that verifies, of a store the one that plays.

    See `checkpoints.load_checkpoint` and `local`.
    """
    return checkpoints.load_checkpoint(local(where, game.source if isinstance(game, Game) else game), game)


def follow(copy: Path) -> None:
    """Bring a copy up to date unless that was done a moment ago; what is no copy stays as it is."""
    about = copy / COPY
    try:
        fresh = 0 <= time.time() - about.stat().st_mtime < FRESH
        # Somebody else's run may name any store
        if fresh or not about.resolve().is_relative_to(copies().resolve()):
            return
        os.utime(about)
        of = json.loads(about.read_bytes())
    except (OSError, ValueError):
        return
    try:
        mirror(of["uri"], of["game"], Part.MODELS)
    except AzkitError as error:  # the store is away, say: what is here stays to be seen
        warnings.warn(str(error), stacklevel=2)


def _models(store: Store, run: SharedRun, head: Head, here: set[str]) -> list[str]:
    """Fetch the committed models but those that are here, and drop those that the store let go of; returns labels."""
    copy, kept = local_copy(run), list[str]()
    labels = [label for label in committed_labels(store, "models", head) if number(label) <= number(head.model)]
    for label in labels:
        folder = copy / "checkpoints" / f"{number(label):06d}"
        try:
            if label not in here or not (folder / MANIFEST).exists():
                fetch_model(store, run, label)
            kept.append(label)
        except MissingError:
            continue
        except DamagedError as error:
            warnings.warn(f"{error}; going on without this model", stacklevel=2)
    for folder in committed(copy):
        if int(folder.name) not in map(number, labels) and int(folder.name) < number(head.model):
            drop(folder)
    return kept


def _files(store: Store, copy: Path, head: Head, part: Part) -> None:
    """Fetch new blocks of games and reports; these come last, for who sees one looks for what belongs to it."""
    if part >= Part.STORY:
        blocks = committed_labels(store, "window", head)[-WINDOWS:]
        games = {copy / "games" / f"{number(label):06d}.parquet": f"window/{label}.parquet" for label in blocks}
        _fetch(store, games)
        for path in set(copy.glob("games/*.parquet")) - set(games):
            path.unlink(missing_ok=True)
    reports = committed_labels(store, "reports", head)
    lines = {copy / "reports" / f"{number(label):06d}.json": f"reports/{label}.json" for label in reports}
    _fetch(store, lines)
    text = b"".join(path.read_bytes().replace(b"\n", b"") + b"\n" for path in sorted(lines) if path.exists())
    renew(copy / "metrics.jsonl", text)


def _fetch(store: Store, files: Mapping[Path, str]) -> None:
    """Put the store's files of these names at these paths, those that are missing there."""

    def fetch(path: Path) -> None:
        with suppress(MissingError):  # deleted since it was listed
            commit(path, store.get(files[path]))

    with ThreadPoolExecutor(THREADS) as pool:
        list(pool.map(fetch, [path for path in files if not path.exists()]))
