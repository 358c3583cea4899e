"""What no process of a shared run needs any more, and its deletion."""

import time
from collections.abc import Sequence

from ..errors import AzkitError
from ..runs.config import RunConfig, lasts
from ..runs.models import LearnerRecord
from ..runs.shared import Head, label_in, newest_terms, number, read_head
from ..store.store import Entry, Store, is_of_one_name
from .ingest import oldest

GRACE = 600.0  # seconds that a file is kept in any case: a slow process may be about to read or to name it
DAY = 86_400.0  # seconds; after one without a heartbeat an actor is not coming back under this name
FOLDERS = ("games", "window", "models", "learner", "actors")


def garbage(
    entries: Sequence[Entry], config: RunConfig, head: Head, record: LearnerRecord, archive: bool, now: float
) -> list[str]:
    """The names among `entries` that may go, `record` being the newest committed cycle's; `now` in seconds since 1970.

    Without an `archive` shards that were taken in or are too old, and blocks that left the window; models but the last
    ones, milestones, and those that head names; all but the last learner states; and labels that were never committed.
    With or without it heartbeats of actors that are gone.
    """
    newest, recent = number(head.candidate), number(head.candidate) - config.keep
    taken, named, blocks = set(record.taken), {head.model, head.candidate}, set(record.blocks)
    committed = {
        folder: newest_terms(label_in(entry.name) for entry in entries if entry.name.startswith(f"{folder}/"))
        for folder in FOLDERS
    }

    def needless(entry: Entry) -> bool:
        folder, label = entry.name.split("/")[0], label_in(entry.name)
        if folder == "games":
            return not archive and (entry.name in taken or entry.name < f"games/{oldest(number(head.model)):06d}/")
        if folder == "actors":
            return now - entry.modified > DAY
        if not label or (at := number(label)) > newest or label in named:
            return False
        if label != committed[folder][at]:
            return True
        if folder == "window":
            return not archive and label not in blocks
        return at <= recent and not (folder == "models" and lasts(at, config.milestone))

    return [entry.name for entry in entries if now - entry.modified > GRACE and needless(entry)]


def collect(store: Store, config: RunConfig, head: Head, record: LearnerRecord, archive: bool) -> int:
    """Delete what may go; returns how many files that was. Only for the learner that has the run, or where none has."""
    entries = list[Entry]()
    for folder in FOLDERS:
        try:
            entries += store.list(f"{folder}/")
        except AzkitError as error:  # somebody put something there, of which the learner's own listing tells
            if not is_of_one_name(error):
                raise
    names, now = garbage(entries, config, head, record, archive, time.time()), read_head(store)[0]
    names = [name for name in names if label_in(name) not in (now.model, now.candidate)]  # a gate may have swapped
    # Manifests first, so that no half of a model counts
    store.delete(sorted(names, key=lambda name: not name.endswith("manifest.json")))
    return len(names)
