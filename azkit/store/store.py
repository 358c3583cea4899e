"""The contract of a store: whole files by name, two ways to write one only if nobody else has."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

from ..errors import AzkitError


class MissingError(AzkitError):
    """There is no file of this name."""


class UnsoundError(AzkitError):
    """What has this name is no file of the store's: a pipe, a folder, a link that leads elsewhere."""


class AwayError(AzkitError):
    """The store does not answer just now (no network, too many requests): the same call may work later."""


def is_of_one_name(error: AzkitError) -> bool:
    """Whether an error says nothing of other files: what others put into a shared folder may be theirs alone."""
    return isinstance(error, UnsoundError) or isinstance(error.__cause__, PermissionError)


class Entry(NamedTuple):
    """A file in a listing."""

    name: str
    size: int  # bytes
    modified: float  # seconds since 1970 by the store's clock


class Store(ABC):
    """Files by names such as `models/000012-001/manifest.json`, each whole or absent whenever it is read.

    Every method raises AwayError where the store cannot be reached, and AzkitError, in one line, where it will not work
    later either: a key that was revoked, a full disk, a bucket that is not there.
    """

    uri: str  # without a slash at its end
    exclusive = True  # whether `create` and `swap` hold when many call at once

    @abstractmethod
    def read(self, name: str) -> tuple[bytes, str]:
        """A file's bytes and the mark of this version of it, for `swap`. Raises MissingError, UnsoundError."""

    @abstractmethod
    def create(self, name: str, data: bytes) -> bool:
        """Put a file where none is. Whether these very bytes are there now: a repeated call is as good as the first."""

    @abstractmethod
    def replace(self, name: str, data: bytes) -> None:
        """Put a file there, whatever was."""

    def swap(self, name: str, data: bytes, mark: str) -> bool:
        """Put a file in place of the version with this mark; false if another one, or none, is there.

        Here by looking first: a store that is `exclusive` keeps others from writing in between.
        """
        try:
            same = self.read(name)[1] == mark
        except MissingError:
            return False
        if same:
            self.replace(name, data)
        return same

    @abstractmethod
    def list(self, prefix: str = "") -> list[Entry]:
        """The files whose names begin so, ascending by name."""

    @abstractmethod
    def delete(self, names: Iterable[str]) -> None:
        """Take files away; those that are gone already are no mistake."""

    def get(self, name: str) -> bytes:
        """A file's bytes. Raises MissingError."""
        return self.read(name)[0]
