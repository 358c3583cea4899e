"""Runs that come from an earlier session of a host, and copies of them on a disk that outlasts this one's."""

import json
import os
import shutil
import sys
import threading
from contextlib import suppress
from pathlib import Path

from .metrics import METRICS

SECONDS = 600.0  # between two looks for what is new


def bring(place: Path, pattern: str, runs: Path) -> None:
    """Copy the runs below a place, whose config.json this is, to those in `runs`, but for names that are there.

    A run that names a .py file, which would be run, is left to the user.
    """
    for run in (file.parent for file in sorted(place.glob(pattern))):
        if (here := runs / run.name).exists():
            continue
        if _names_files(run):
            print(f"{run} names a .py file, of rules or of an opponent: if it is yours, copy it to {runs}")
            continue
        runs.mkdir(exist_ok=True)
        shutil.rmtree(arriving := runs.with_name(f"{runs.name}-arriving"), ignore_errors=True)
        shutil.copytree(run, arriving)  # one that is cut off is no run
        arriving.rename(here)


def _names_files(run: Path) -> bool:
    """Whether a configuration, or what stands in for a damaged one, has a .py file's name anywhere."""
    try:
        texts = [json.dumps(json.loads(file.read_bytes())) for file in run.rglob("*.json")]
    except (ValueError, RecursionError):
        return True
    return any(".py" in text.lower() for text in texts)


class Copies:
    """Of all runs in a folder; what another session has put beside them stays as it is."""

    def __init__(self, runs: Path, kept: Path) -> None:
        self.runs, self.kept = runs, kept
        self.copied = set[Path]()  # below these folders

    def update(self) -> None:
        """Copy what is new or changed, and delete what was copied and is no longer in the run. Raises OSError."""
        files = {file.relative_to(self.runs): file for file in self.runs.rglob("*") if file.is_file()}
        longer = {run.name for run in self.runs.glob("*") if _length(self.kept / run.name) > _length(run)}
        for name in sorted(longer):
            print(f"{self.kept / name} is longer than {self.runs / name}, and stays: rename one", file=sys.stderr)
        try:
            for name, file in files.items():
                if name.parts[0] not in longer:
                    with suppress(FileNotFoundError):  # deleted meanwhile
                        self._copy(name, file)
        finally:  # which may make the room that is missing
            for name in self.copied - files.keys():
                (self.kept / name).unlink(missing_ok=True)
            self.copied &= files.keys()

    def _copy(self, name: Path, file: Path) -> None:
        copy, now = self.kept / name, file.stat()
        if not copy.exists() or copy.stat().st_mtime < now.st_mtime or copy.stat().st_size != now.st_size:
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, draft := copy.with_name(f"{copy.name}.new"))
            os.replace(draft, copy)
        self.copied.add(name)


def keep_copies(runs: Path, kept: Path) -> None:
    """Update the copies every ten minutes as long as this process lives; asked again, go on as before."""
    name = f"copies in {kept}"
    if name not in [thread.name for thread in threading.enumerate()]:
        threading.Thread(target=_keep, args=(Copies(runs, kept),), name=name, daemon=True).start()


def _keep(copies: Copies) -> None:
    pause = threading.Event()
    while not pause.wait(SECONDS):
        try:
            copies.update()
        except OSError as error:
            print(f"{copies.kept} is behind: {error}", file=sys.stderr)


def _length(run: Path) -> int:
    """Of a run's reports, in bytes; 0 where there are none."""
    with suppress(FileNotFoundError):
        return (run / METRICS).stat().st_size
    return 0
