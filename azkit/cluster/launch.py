"""Actors, learner and who else a run wants as processes that Ray places, watches and starts again.

Ray carries calls and counters only: games and weights go through the store. A component works in slices of seconds, for
which the driver calls it again and again; if its process dies, Ray makes another one and repeats the call. What it
says on standard error Ray brings to the driver's, behind its name.
"""

import logging
import os
import socket
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit
from ..progress import Progress
from ..runs.shared import SharedRun, open_run
from ..search.evaluators import UniformEvaluator
from ..stopping import Interrupts
from ..store.store import AwayError, Store
from ..training.actor import tiny_game
from .actor import ActorConfig, StoreActor
from .gate import Gate
from .learner import LearnerConfig, StoreLearner
from .rater import Rater, RaterConfig
from .serve import Component

SLICE = 2.0  # seconds of work for a call
PATIENCE = 60.0  # seconds for all to leave the store as they should
FOLDER, BUCKET = 5.0, 30.0  # seconds of a cycle where nobody says: in a folder writing costs nothing
WORDS = 15.0  # seconds between two lines about parts that have no place yet
MEMORY = 80 << 20  # bytes of Ray's object store, of which nothing is used; 75 MB is the least it takes

Facts = dict[str, dict[str, float]]  # of each component: what its `work` returned last
Make = Callable[[Store, SharedRun], Component]


@dataclass(frozen=True)
class LaunchConfig:
    """What to start, and where."""

    workers: int  # actors
    address: str | None = None  # of a cluster of Ray's; None: this machine
    gpus_per_actor: float = 0.0  # several share one below 1; the learner takes one of those that are left
    rater: bool = False  # rate the models while the run goes on
    cycle: float | None = None  # seconds from model to model, with which polls and shards keep step; None: by the store
    generations: int | None = None  # where the run ends; None: as its configuration says
    minutes: float | None = None  # likewise


class _Hosted:
    """A component in a process of Ray's.

    It is made at the first call, so that what it raises is the answer to a call; and in this process, so that one that
    Ray starts again is a new incarnation. A user's rules come along, for their file need not be on its machine.
    """

    def __init__(self, name: str, make: Make, uri: str, rules: tuple[str, bytes] | None) -> None:
        """`rules`: a name that no other rules have, and the file's bytes."""
        self.name, self.make, self.uri, self.rules = name, make, uri, rules
        self.component: Component | None = None

    def __repr__(self) -> str:
        """What Ray puts before each line of this process's."""
        return self.name

    def work(self, seconds: float) -> dict[str, float]:
        if self.component is None:
            path = None
            if self.rules is not None:
                path = cache_folder() / "rules" / self.rules[0]
                commit(path, self.rules[1])
            self.component = self.make(*open_run(self.uri, path))
        return self.component.work(seconds) | {"process": float(os.getpid())}

    def close(self) -> None:
        if self.component is not None:
            self.component.close()


def launch(store: Store, run: SharedRun, config: LaunchConfig, progress: Progress) -> Iterator[Facts]:
    """Work on a run with all components until it ends or Ctrl-C; yields what each has come to, about once a SLICE.

    After Ctrl-C the actors ship what they have, and a later launch goes on. Raises AzkitError in one line where Ray is
    missing, where this machine has fewer GPUs than asked for, and for what a component cannot mend itself.
    """
    ray = ray_here()
    if store.uri.startswith("memory://"):
        raise AzkitError(f"--store {store.uri}: only one process sees it; choose a folder or a bucket")
    if config.address and store.uri.startswith("file://"):
        progress.say(f"{store.uri}: the machines of the cluster must all see this folder")
    _knock(config.address or "")
    game = run.config.game.make().compile()
    tiny_game(game, [UniformEvaluator(game)], run.config)  # compiled once: else each process would, all at one time
    parts, file = _parts(store, run, config), Path(run.config.game.name)
    rules = (f"{run.config.game.rules}/{file.name}", file.read_bytes()) if run.config.game.rules else None
    here = {"num_cpus": len(parts), "object_store_memory": MEMORY, "include_dashboard": False}
    how: dict[str, Any] = {"address": config.address} if config.address else {"address": "local", **here}
    try:
        ray.init(**how, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise AzkitError(f"no Ray at {config.address or 'work here'}: {' '.join(str(error).split())}") from error
    try:
        hosted = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(_Hosted)
        gpus = _gpus(config, ray.available_resources(), len(parts), progress)
        with Interrupts(patient=True) as interrupts:
            placed = {name: hosted.options(num_gpus=gpus.get(name, config.gpus_per_actor)) for name in parts}
            hosts = {name: placed[name].remote(name, make, store.uri, rules) for name, make in parts.items()}
            yield from _driven(ray, hosts, interrupts, progress)
            ray.wait([host.close.remote() for host in hosts.values()], num_returns=len(hosts), timeout=PATIENCE)
    finally:
        ray.shutdown()


def ray_here() -> Any:
    """Ray, the library. Raises AzkitError if it is missing."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_COLOR_PREFIX", "0")  # a log is no place for colours
    os.environ.setdefault("RAY_worker_niceness", "0")  # else at 15: whatever else runs here would starve the training
    try:
        import ray  # pyright: ignore[reportMissingImports]
    except ImportError as error:
        raise AzkitError('--workers needs Ray, which is missing: pip install "azkit[ray]"') from error
    return ray


def _knock(address: str) -> None:
    """Raise AzkitError if nothing answers at HOST:PORT, for which Ray itself would wait for minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "/" not in host:
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except OSError as error:
            raise AzkitError(f"--address {address}: nothing answers there ({error}); is Ray's head running?") from error


def _driven(ray: Any, hosts: dict[str, Any], interrupts: Interrupts, progress: Progress) -> Iterator[Facts]:
    """Call all components again and again until the learner and all others have ended, or somebody interrupts."""
    facts: Facts = {}
    calls = {host.work.remote(SLICE): name for name, host in hosts.items()}
    last_line = time.monotonic()
    while not interrupts.requested:
        for call in ray.wait([*calls], timeout=SLICE)[0]:
            name = calls.pop(call)
            try:
                returned: dict[str, float] = ray.get(call)
            except ray.exceptions.RayTaskError as error:
                if not isinstance(error.cause, AzkitError):
                    raise
                if not isinstance(error.cause, AwayError):
                    raise AzkitError(f"{name}: {error.cause}") from None
                progress.say(f"{name}: {error.cause}; trying again")
            else:
                if facts.get(name, returned)["process"] != returned["process"]:
                    progress.say(f"{name} had died and was started again")
                facts[name] = returned
                if returned["ended"]:
                    continue
            calls[hosts[name].work.remote(SLICE)] = name
        if len(facts) < len(hosts) and time.monotonic() - last_line > WORDS:
            last_line, waiting = time.monotonic(), ", ".join(name for name in hosts if name not in facts)
            progress.say(f"{waiting}: starting, or waiting for a place")
        yield facts
        if "learner" in facts and all(own["ended"] for own in facts.values()):
            return


def _parts(store: Store, run: SharedRun, config: LaunchConfig) -> dict[str, Make]:
    """How to make each component in its process; the learner is first, for actors wait for its first model."""
    pace = config.cycle or (FOLDER if store.uri.startswith("file://") else BUCKET)
    # One that takes the place of one that died goes on in the minutes that began here, as far as clocks agree
    learner = LearnerConfig(pace, minutes=config.minutes, launched=time.time(), generations=config.generations)
    parts: dict[str, Make] = {"learner": lambda store, run: StoreLearner(store, run, learner, Progress())}
    if run.config.match.gate is not None:
        parts["gate"] = lambda store, run: Gate(store, run, Progress())
    if config.rater:
        parts["rater"] = lambda store, run: Rater(store, run, RaterConfig(), Progress())
    for number in range(config.workers):
        actor = partial(ActorConfig, f"ray{number}", pace / 3, pace, round(100 * pace))
        parts[f"actor{number}"] = lambda store, run, actor=actor: StoreActor(store, run, actor())
    return parts


def _gpus(config: LaunchConfig, free: Mapping[str, float], parts: int, progress: Progress) -> dict[str, float]:
    """What the parts other than actors get of the GPUs. Raises AzkitError where more are asked for than there are."""
    cpus, gpus = free.get("CPU", 0.0), free.get("GPU", 0.0)
    wanted, alone = config.workers * config.gpus_per_actor, config.address is None
    short = wanted > gpus + 1e-6
    if alone and short:
        raise AzkitError(
            f"--workers {config.workers} --gpus-per-actor {config.gpus_per_actor:g} asks for {wanted:g} GPUs, here are "
            f"{gpus:g}: ask for fewer, or for a share such as {gpus / config.workers:.2g}"
        )
    if alone and parts > (os.cpu_count() or 1):
        progress.say(f"{parts} processes share {os.cpu_count()} cores")
    if not alone and (parts > cpus or short):
        progress.say(
            f"asked for are {parts} CPUs and {wanted:g} GPUs, free are {cpus:g} and {gpus:g}: some will wait until the "
            "cluster grows, or start fewer --workers"
        )
    left = round(max(gpus - wanted, 0.0), 4)  # a cluster that is short of them grows: its head has one for the learner
    return {"learner": 1.0 if short else min(1.0, left), "gate": 0.0, "rater": 0.0}
