"""What a store that is away does not take: it waits on this machine's disk, where the run's next process finds it."""

from contextlib import suppress

from ..files import commit
from ..runs.models import local_copy
from ..runs.shared import SharedRun
from ..store.store import AwayError, Store


class Spool:
    """Files on their way into a store, each under a name that nobody else uses."""

    def __init__(self, store: Store, run: SharedRun) -> None:
        self.store, self.folder = store, local_copy(run) / "spool"
        self.bytes = 0  # that this process put on disk

    def ship(self, name: str, data: bytes) -> None:
        """Put a file into the store, or on disk."""
        try:
            self.store.create(name, data)
        except AwayError:
            commit(self.folder / name, data)
            self.bytes += len(data)

    def flush(self) -> None:
        """Ship what waits on disk, of this machine's other processes, too, for they may have died. Raises AwayError."""
        for path in sorted(self.folder.rglob("[!.]*.*")):  # no drafts
            with suppress(FileNotFoundError):  # its own process was faster
                self.store.create(path.relative_to(self.folder).as_posix(), path.read_bytes())
                path.unlink()
        self.bytes = 0
