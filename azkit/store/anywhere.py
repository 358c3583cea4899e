"""A store wherever fsspec can write: Hugging Face, SFTP, WebDAV and others, without the help of preconditions."""

import hashlib
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from typing import Any

from fsspec.core import url_to_fs

from ..errors import AzkitError
from .store import AwayError, Entry, MissingError, Store

TIMES = ("mtime", "last_modified", "LastModified", "modified", "created")  # what fsspec's parts call one thing


class Anywhere(Store):
    """Files below a URI that fsspec knows.

    Nothing there holds two writers apart: `create` looks, writes and reads back, `swap` reads again and writes. So two
    that call within one moment may both be told yes: names that only one process writes are safe, a second learner is
    not. Where a service writes in place, as over SFTP, a file may be read before it is whole, too. Hugging Face takes
    128 commits an hour, and each file is one.
    """

    exclusive = False

    def __init__(self, uri: str) -> None:
        self.uri = uri.rstrip("/")
        with self._translated(""):  # some kinds connect at once
            try:
                self._files, self._root = url_to_fs(self.uri, use_listings_cache=False)
            except ValueError as error:
                raise AzkitError(
                    f"unknown store {uri!r} ({error}): write a folder, file://, s3://, gs://, az://, hf:// or memory://"
                ) from error

    def read(self, name: str) -> tuple[bytes, str]:
        """See Store; the mark is the SHA-256."""
        with self._translated(name):
            self._files.invalidate_cache(f"{self._root}/{name}")  # Hugging Face's keeps that a file was not there
            data = self._files.cat_file(f"{self._root}/{name}")
        return data, hashlib.sha256(data).hexdigest()

    def create(self, name: str, data: bytes) -> bool:
        with suppress(MissingError):
            return self.get(name) == data
        self.replace(name, data)
        return self.get(name) == data

    def replace(self, name: str, data: bytes) -> None:
        path = f"{self._root}/{name}"
        with self._translated(name):
            self._files.makedirs(path.rpartition("/")[0], exist_ok=True)
            self._files.pipe_file(path, data)

    def list(self, prefix: str = "") -> list[Entry]:
        """See Store; what does not tell its time is taken for new."""
        folder = f"{self._root}/{prefix.rpartition('/')[0]}".rstrip("/")
        try:
            with self._translated(folder):
                self._files.invalidate_cache()
                listed: dict[str, Any] = self._files.find(folder, detail=True)  # pyright: ignore[reportAssignmentType]
        except MissingError:
            return []
        names = {path[len(self._root) + 1 :]: facts for path, facts in listed.items()}
        return sorted(
            Entry(name, facts["size"], _modified(facts)) for name, facts in names.items() if name.startswith(prefix)
        )

    def delete(self, names: Iterable[str]) -> None:
        for name in names:
            with suppress(MissingError), self._translated(name):
                self._files.rm_file(f"{self._root}/{name}")

    @contextmanager
    def _translated(self, name: str) -> Iterator[None]:
        """Say as a Store what fsspec's many parts raise: an answer of 4xx is for good, no answer is not."""
        try:
            yield
        except (AzkitError, ImportError):
            raise
        except FileNotFoundError:
            raise MissingError(f"{self.uri}/{name} is missing") from None
        except Exception as error:
            status = getattr(getattr(error, "response", None), "status_code", 500)
            text = " ".join(f"{type(error).__name__}: {error}".split())
            if isinstance(error, PermissionError | NotImplementedError) or status < 500 and status not in (408, 429):
                raise AzkitError(f"{self.uri} refuses: {text}") from error
            raise AwayError(f"{self.uri} does not answer: {text}") from error


def _modified(facts: dict[str, Any]) -> float:
    when = next((facts[key] for key in TIMES if facts.get(key)), None)
    return when.timestamp() if isinstance(when, datetime) else when if isinstance(when, float) else time.time()
