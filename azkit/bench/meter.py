"""What `azkit bench` measures with: windows of self-play, work a second, whole processes' memory."""

import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from functools import partial
from importlib.metadata import version
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any

import numpy as np
import torch

from ..errors import AzkitError
from ..games.base import Game, make
from ..nets.cuda import Outputs, captured, wait
from ..nets.evaluator import NetworkEvaluator, choose
from ..nets.graphs import graphs
from ..nets.nets import NetConfig, build_net, losses
from ..nets.programs import Network
from ..nets.variants import cores, machine, shares, usable_device, usable_devices
from ..rng import stream
from ..runs.config import GameConfig, RunConfig
from ..runs.profiles import YARDSTICK, timed
from ..search.evaluators import Leaves, UniformEvaluator, encode, leaves, play_out, random_leaves
from ..search.search import SearchConfig
from ..selfplay.replay import Batch, ReplayConfig, Window
from ..selfplay.samples import flatten
from ..selfplay.selfplay import SelfPlay, SelfPlayConfig
from ..training.optimize import Optimizer
from ..version import __version__

YARDSTICK_BATCH, LOOKS = 256, 4
MOST_GPUS = 8  # that play for one run
MOST_WARMING = 100  # windows before the first that counts: games may last longer than anybody waits
POSITIONS = 256  # different ones in a batch that is timed
GAMES = 200  # random ones that are played between looks at the clock


def about_machine() -> dict[str, Any]:
    """What figures were measured on; `load` is how many cores' work was already under way."""
    place, info = usable_device("auto"), Path("/proc/cpuinfo")
    return {
        "date": date.today().isoformat(),
        "processor": machine("cpu"),
        "cores": os.cpu_count(),
        "amx": info.is_file() and re.search(r"\bamx_bf16\b", info.read_text()) is not None,
        "gpu": None if place == "cpu" else machine(place),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "threads": torch.get_num_threads(),
        "python": platform.python_version(),
        "azkit": __version__,
        **{name: version(name) for name in ("torch", "numba", "numpy")},
    }


def windows(
    selfplay: SelfPlay, between: Callable[[], float], seconds: float, repeats: int, warm_games: int = 0
) -> np.ndarray:
    """Self-play in windows of so many seconds; float64 [repeats, 3]: evaluations/s, simulations/s, and what is measured
    `between` it and the next.

    The first one never counts, for it compiles, nor do those until so many games have ended.
    """
    rows, ended = list[tuple[float, float, float]](), 0
    while len(rows) < repeats:
        before, began = selfplay.counts(), monotonic()
        for _ in selfplay.play(sys.maxsize, began + seconds):
            pass
        elapsed, after = monotonic() - began, selfplay.counts()
        evaluations, simulations = (after[name] - before[name] for name in ("evaluations", "simulations"))
        window, ended = (evaluations / elapsed, simulations / elapsed, between()), ended + 1
        warm = before["games"] >= warm_games or ended > MOST_WARMING
        if ended > 1 and warm and simulations:
            rows.append(window)
    return np.array(rows)


def timed_here(game: GameConfig, minutes: float, device: str = "auto") -> RunConfig:
    """A configuration for so many minutes on this machine, with all its GPUs or cores: profiles.timed, measured."""
    rules, gpus = game.make(), [place for place in usable_devices(device, MOST_GPUS) if place != "cpu"]
    return timed(game, minutes, yardstick(rules, device), len(gpus), cores(), shares())


def yardstick(game: Game, device: str = "auto") -> float:
    """Evaluations/s of profiles.YARDSTICK here: the most of a few half seconds, for other work only slows it."""
    net = build_net(game.compile(), YARDSTICK, 0)
    network = Network(game, net, choose(game, net, YARDSTICK_BATCH, device))
    if game.graph is not None:
        requests = random_leaves(game, YARDSTICK_BATCH)
        network.start(requests)()
        return max(per_second(lambda: len(network.start(requests)()[1]), 0.5) for _ in range(LOOKS))
    network.program(YARDSTICK_BATCH).start()()
    return max(forward_rate(network, YARDSTICK_BATCH, 0.5) for _ in range(LOOKS))


def forward_rate(network: Network, rows: int, seconds: float) -> float:
    """Evaluations/s of the forward pass alone in batches of `rows`; two in flight, so that a GPU never waits for us.

    Of random games' positions: of empty boards alone AMX evaluates a seventh more. Where there is no program for so
    few rows the next larger one counts with all that it evaluates.
    """
    rows = len(network.program(rows).planes)
    states = random_leaves(network.game, min(rows, POSITIONS)).states
    states = np.resize(states, (rows, states.shape[1]))

    def start() -> Callable[[], Outputs]:
        program = network.program(rows)
        if not program.planes.any():
            encode(network.game.rules, states, program.planes)
        return program.start()

    count, started = 0, perf_counter()
    waiting = start()
    while perf_counter() - started < seconds:
        following = start()
        waiting()
        waiting, count = following, count + rows
    waiting()
    return (count + rows) / (perf_counter() - started)


def at_once(measures: Sequence[Callable[[], Any]]) -> Any:
    """The sum of the numbers or arrays that are measured at the same time, each on a thread of its own."""
    if len(measures) == 1:  # torch would start threads for the new one's sake
        return measures[0]()
    with ThreadPoolExecutor(len(measures)) as threads:
        return sum(threads.map(lambda measure: measure(), measures))


def graph_rate(network: Network, requests: Leaves, seconds: float) -> float:
    """The same of a graph network on given positions, since its pace depends on how many nodes and moves they have."""
    program = network.on(requests)
    return per_second(lambda: len(program.start()()[1]), seconds)


def encoding_share(game: Game, network: Network, rows: int, seconds: float) -> float:
    """Time to encode positions of random games over the network's time for them."""
    requests = random_leaves(game, rows)
    encoded = per_second(lambda: len(graphs(game, requests).members), seconds)
    return graph_rate(network, requests, seconds) / encoded


def per_second(work: Callable[[], float], seconds: float) -> float:
    """How much work is done a second; `work` returns how much it did."""
    started, done = perf_counter(), 0.0
    while perf_counter() - started < seconds:
        done += work()
    return done / (perf_counter() - started)


def random_games(game: Game) -> Callable[[], int]:
    """A function that plays GAMES random games by the compiled rules alone and returns their plies."""
    start, values = game.initial_state().array[None].copy(), np.zeros((1, game.players), np.float32)
    play = partial(play_out, game.rules, start, GAMES, stream(0), np.zeros(game.max_moves, np.int32), values)
    play()  # compiles
    return play


def passes_alone(optimizer: Optimizer, batch: Batch) -> Callable[[], int]:
    """Forward and backward passes of an optimizer's network on one batch that stays on the device."""
    inputs, data = optimizer.tensors(batch)

    def work() -> None:
        answers = optimizer.answers(inputs, data["legal"])
        optimizer.net.zero_grad()
        torch.stack(losses(answers, data)).sum().backward()

    place = str(optimizer.device)
    passes = captured(work, place)

    def waited() -> int:
        passes()
        wait(place)
        return len(batch.legal)

    return waited


def fresh_python(
    *arguments: str, environment: Mapping[str, str] | None = None, started: list[subprocess.Popen] | None = None
) -> tuple[float, str]:
    """Wall-clock seconds and standard output of a new process, put into `started`. Raises AzkitError if it fails."""
    began, variables, pipe = perf_counter(), {**os.environ, **(environment or {})}, subprocess.PIPE
    with subprocess.Popen([sys.executable, *arguments], stdout=pipe, stderr=pipe, text=True, env=variables) as process:
        if started is not None:
            started.append(process)
        printed, errors = process.communicate()
    if process.returncode:
        why = (errors.strip().splitlines() or ["?"])[-1]
        raise AzkitError(f"python {' '.join(arguments)} failed: {why}")
    return perf_counter() - began, printed


def _peak() -> float:
    """This process's largest resident memory so far, in GB."""
    import resource  # which Windows has not

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024) / 1e9


def peak_of_search(lanes: int, simulations: int) -> float:
    """GB of a 5x128 network's evaluator and so many trees, played until the first game ends."""
    game = make("connectx")
    evaluator = NetworkEvaluator(game, build_net(game, NetConfig(5, 128), 0), lanes)
    evaluator.submit(leaves([game.initial_state()] * lanes))()
    next(SelfPlay(game, UniformEvaluator(game), SearchConfig(simulations), SelfPlayConfig(lanes)).play(1))
    return _peak()


def peak_of_window(positions: int) -> float:
    """GB of a replay window of so many positions of hasty games, with a batch drawn from it."""
    window = hasty_window(make("connectx"), positions, 20)
    next(window.batches(window.merged(), np.random.default_rng(0), 1024, 1))
    return _peak()


def hasty_window(game: Game, positions: int, generations: int) -> Window:
    """A replay window of about so many positions of games with two simulations a move."""
    selfplay = SelfPlay(game, UniformEvaluator(game), SearchConfig(2), SelfPlayConfig(lanes=64))
    # A generation goes on to the end of a game, however long: none may be dropped for being too many.
    window = Window(game, ReplayConfig(2 * positions + generations * game.max_plies, generations, generations))
    for _ in range(generations):
        episodes, count = [], 0
        for episode in selfplay.play(sys.maxsize):
            episodes.append(episode)
            count += len(episode.played)
            if count >= positions / generations:
                break
        window.add(flatten(episodes), 1)
    return window
