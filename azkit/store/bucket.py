"""A store in a bucket of S3, Google or Azure, or in the memory of this process, by obstore."""

import json
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from functools import cache
from typing import Any

from obstore import exceptions
from obstore.store import MemoryStore, from_url

from ..errors import AzkitError
from .store import AwayError, Entry, MissingError, Store, UnsoundError

# A process that waits for a store neither plays nor learns: what is away for 20 s is said to be, and asked again later.
RETRIES: Any = {"max_retries": 8, "retry_timeout": timedelta(seconds=20)}
# The time of a whole request with its bytes: 60 s carry 75 MB at 10 Mbit/s. Plain http needs an endpoint that is so.
CLIENT: Any = {"timeout": "60s", "connect_timeout": "5s", "allow_http": True}
CONFLICTS = 5  # of writes at one time, which AWS answers by 409: ask again
BUCKET_MISSING = re.compile("NoSuchBucket|ContainerNotFound")
NO_KEY = re.compile(r"169\.254\.169\.254|metadata\.google|Account must be specified")  # where it looks last
AWAY = re.compile(r"status code: (408|429|5\d\d)|HTTP error: (?!builder)")


class Bucket(Store):
    """Objects below a prefix of a bucket; its provider decides who of many creates or swaps first.

    Keys and endpoint come from the environment, as obstore reads it: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY,
    AWS_REGION, AWS_ENDPOINT_URL; GOOGLE_SERVICE_ACCOUNT; AZURE_STORAGE_ACCOUNT_NAME, AZURE_STORAGE_ACCOUNT_KEY. A
    `swap` whose answer is lost raises AwayError and may have been done: whoever asked reads again. Not for use after a
    fork.
    """

    def __init__(self, uri: str) -> None:
        self.uri = uri.rstrip("/")
        with self._translated():
            if uri.startswith("memory://"):
                self._objects = _memory(self.uri)
            else:
                self._objects = from_url(self.uri, client_options=CLIENT, retry_config=RETRIES)

    def read(self, name: str) -> tuple[bytes, str]:
        """See Store; the mark is the provider's tag and, of Google, generation."""
        with self._translated(name):
            stored = self._objects.get(name)
            data = bytes(stored.bytes())
        return data, json.dumps({key: stored.meta.get(key) for key in ("e_tag", "version") if stored.meta.get(key)})

    def create(self, name: str, data: bytes) -> bool:
        for attempt in range(CONFLICTS):
            try:
                with self._translated():
                    self._objects.put(name, data, mode="create")
                return True
            except exceptions.AlreadyExistsError:  # or, of AWS, another one is about to: then it cannot be read yet
                try:
                    return self.get(name) == data
                except MissingError:
                    time.sleep(0.1 * 2**attempt)
        raise AwayError(f"{self.uri}/{name}: another process is writing it, still")

    def replace(self, name: str, data: bytes) -> None:
        with self._translated():
            self._objects.put(name, data, use_multipart=False)

    def swap(self, name: str, data: bytes, mark: str) -> bool:
        try:
            with self._translated(name):
                self._objects.put(name, data, mode=json.loads(mark))
        except (exceptions.PreconditionError, exceptions.AlreadyExistsError, MissingError):
            return False
        return True

    def list(self, prefix: str = "") -> list[Entry]:
        folder = prefix.rpartition("/")[0]  # obstore's prefixes are whole folders
        with self._translated():
            metas = [meta for chunk in self._objects.list(folder or None) for meta in chunk]
        entries = (Entry(meta["path"], meta["size"], meta["last_modified"].timestamp()) for meta in metas)
        return sorted(entry for entry in entries if entry.name.startswith(prefix))

    def delete(self, names: Iterable[str]) -> None:
        names = [*names]
        try:
            with self._translated("all"):
                self._objects.delete(names)
        except MissingError:  # some providers stop at the first that is gone
            for name in names if len(names) > 1 else ():
                self.delete([name])

    @contextmanager
    def _translated(self, name: str | None = None) -> Iterator[None]:
        """Say obstore's errors as a Store does; that a file is missing only of a call that names one."""
        try:
            yield
        except (exceptions.AlreadyExistsError, exceptions.PreconditionError):
            raise
        except (exceptions.BaseError, FileNotFoundError, NotImplementedError) as error:
            text = " ".join(str(error).partition("\n\nDebug source")[0].split())
            gone = isinstance(error, FileNotFoundError)
            if BUCKET_MISSING.search(text) or gone and name is None:
                raised = AzkitError(f"there is no bucket for {self.uri}: create it, or mind its name and the endpoint")
            elif gone:
                raised = MissingError(f"{self.uri}/{name} is missing")
            elif isinstance(error, exceptions.InvalidPathError):
                # Such as a//b, which obstore can neither list nor delete
                raised = UnsoundError(
                    f"{self.uri} holds a name that is none, which its provider's tools delete: {text}"
                )
            elif NO_KEY.search(text):
                raised = AzkitError(
                    f"no key for {self.uri}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, GOOGLE_SERVICE_ACCOUNT, "
                    "or AZURE_STORAGE_ACCOUNT_NAME and AZURE_STORAGE_ACCOUNT_KEY; profiles in files are not read"
                )
            elif isinstance(error, exceptions.PermissionDeniedError | exceptions.UnauthenticatedError):
                raised = AzkitError(f"{self.uri} refuses this key: it must be allowed to do this there: {text}")
            elif AWAY.search(text):
                raised = AwayError(f"{self.uri} does not answer: {text}")
            else:
                raised = AzkitError(f"{self.uri}: {text}")
            raise raised from error


@cache
def _memory(uri: str) -> MemoryStore:
    return MemoryStore()
