"""What a store can do and how fast it is, found by trying: `azkit store check`."""

import os
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from statistics import median

from ..errors import AzkitError
from .store import AwayError, Store

WRITERS = 8
TIMES, BYTES = 8, 100_000  # a shard of 30 s has about so many
SLOW = 1.0  # second for such a file: shards and models then come late
SKEW = 60.0  # seconds; AWS refuses keys from 15 minutes on


@dataclass(frozen=True)
class Finding:
    """One question to a store."""

    what: str
    observed: str
    ok: bool
    advice: str  # what to do if it is not


def probe(store: Store) -> Iterator[Finding]:
    """Ask a store all questions, with files below probe/ that are deleted after. Raises AwayError if it is away."""
    place = f"probe/{uuid.uuid4().hex[:12]}"
    try:
        for question in (_races, _listing, _speed):
            try:
                yield from question(store, place)
            except AwayError:
                raise
            except AzkitError as error:
                yield Finding(question.__name__.strip("_"), "refused", False, str(error))
    finally:
        store.delete(entry.name for entry in store.list(f"{place}/"))


def _races(store: Store, place: str) -> Iterator[Finding]:
    name = f"{place}/race"

    def won(what: str, call: Callable[[int], bool], advice: str) -> Finding:
        with ThreadPoolExecutor(WRITERS) as pool:
            wins = sum(pool.map(call, range(WRITERS)))
        sure = "" if store.exclusive else ", by looking first: not certain"
        return Finding(what, f"{wins} of {WRITERS} at one time{sure}", store.exclusive and wins == 1, advice)

    yield won("create wins once", lambda me: store.create(name, b"%d" % me), "begin a run from one process only")
    mark = store.read(name)[1]
    advice = "start only one learner: nothing stops a second"
    yield won("swap wins once", lambda me: store.swap(name, b"-%d" % me, mark), advice)


def _listing(store: Store, place: str) -> Iterator[Finding]:
    name, before = f"{place}/list", time.time()
    store.create(name, b"1")
    listed = store.list(f"{place}/l")
    seen = [entry.name for entry in listed] == [name]
    yield Finding("list after write", "seen" if seen else "not seen", seen, "none: games are only found later")
    ahead = listed[0].modified - before if listed else 0.0
    yield Finding("clock", f"{ahead:+.1f} s by the store's", abs(ahead) < SKEW, "set this machine's clock by NTP")


def _speed(store: Store, place: str) -> Iterator[Finding]:
    data = os.urandom(BYTES)
    calls: dict[str, Callable[[str], object]] = {
        "put 100 kB": lambda name: store.create(name, data),
        "get 100 kB": store.get,
        "list": store.list,
    }
    for what, call in calls.items():
        took = []
        for at in range(TIMES):
            started = time.perf_counter()
            call(f"{place}/speed-{at}")
            took.append(time.perf_counter() - started)
        advice = "choose a store nearer to the machines"
        yield Finding(what, f"{median(took) * 1000:.1f} ms", median(took) < SLOW, advice)
