"""How many people a server bears: python -m azkit.web.load RUN [PEOPLE], beside self-play with the same network."""

import http.client
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from statistics import median, quantiles
from time import perf_counter
from typing import Any

import numpy as np

from ..games.base import Game
from ..nets.evaluator import NetworkEvaluator
from ..runs.checkpoints import Checkpoint
from ..runs.mirror import load_checkpoint
from ..selfplay.selfplay import SelfPlay, SelfPlayConfig

SIMULATIONS, WARM, SECONDS = 200, 5.0, 20.0  # of each move; seconds before and while it is measured
OPENING = 6  # random plies, or everybody's first moves would be one search in the cache


def selfplay_rate(checkpoint: Checkpoint, lanes: int) -> float:
    """Simulations a second of self-play."""
    evaluator = NetworkEvaluator(checkpoint.game, checkpoint.net, max_batch=lanes)
    search = replace(checkpoint.config.search, simulations=SIMULATIONS)
    selfplay = SelfPlay(checkpoint.game, evaluator, search, SelfPlayConfig(lanes=lanes, opening_plies=OPENING))
    group, began, before = selfplay.groups[0], perf_counter(), 0.0
    measured_from = began + WARM
    while perf_counter() < began + WARM + SECONDS:
        for _ in range(20):
            group.step()
        for lane in np.flatnonzero(group.games.over):
            selfplay._start_game(group, int(lane))
        if perf_counter() < measured_from:
            before = selfplay.counts()["simulations"]
    return (selfplay.counts()["simulations"] - before) / SECONDS


@contextmanager
def server(run: str) -> Iterator[int]:
    """The port of a server in a process of its own."""
    command = [sys.executable, "-m", "azkit", "web", run, "--no-open", "--port", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield int(re.search(r":(\d+)/", process.stdout.readline())[1])  # type: ignore[index]
    finally:
        process.terminate()
        process.wait()


def asked(connection: http.client.HTTPConnection, path: str, body: Any = None) -> Any:
    """An answer of the server; it fails if that is an error."""
    sent = None if body is None else json.dumps(body)
    connection.request("POST" if body else "GET", path, sent, {"Content-Type": "application/json"})
    answer = json.loads(connection.getresponse().read())
    if "error" in answer:
        raise RuntimeError(answer["error"])
    return answer


def person(seed: int, port: int, game: Game, agent: str, until: float) -> list[tuple[float, float, int]]:
    """Play at random, game after game: (when, seconds, simulations) of each answer."""
    seen = list[tuple[float, float, int]]()
    connection, rng, state = http.client.HTTPConnection("127.0.0.1", port), np.random.default_rng(seed), None
    strength = {"kind": "simulations", "amount": SIMULATIONS}
    while perf_counter() < until:
        if state is None or state.outcome is not None:
            state = game.random_game(rng, OPENING)[-1]
        state = state.play(int(rng.choice(state.legal_moves())))
        if state.outcome is None:
            body = {"game": game.name, "options": game.options, "moves": list(state.moves), "agent": agent}
            began = perf_counter()
            found = asked(connection, "/api/move", body | {"strength": strength})
            seen.append((perf_counter(), perf_counter() - began, found["simulations"]))
            state = state.play(found["move"])
    return seen


def main(run: str, people: int = 32) -> None:
    """Print the figures."""
    checkpoint = load_checkpoint(run)
    game = checkpoint.game.compile()
    of_selfplay = selfplay_rate(checkpoint, people)
    with server(run) as port:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        agent = asked(connection, "/api/agents")[0]["name"]
        body = {"game": game.name, "options": game.options, "moves": [], "agent": agent, "strength": {"kind": "net"}}
        asked(connection, "/api/move", body)  # loads and compiles
        overheads = list[float]()
        for _ in range(200):
            began = perf_counter()
            found = asked(connection, "/api/move", body)
            overheads.append(1000 * (perf_counter() - began) - found["milliseconds"])
        start = perf_counter() + WARM
        with ThreadPoolExecutor(people) as crowd:
            playing = [crowd.submit(person, seed, port, game, agent, start + SECONDS) for seed in range(people)]
            seen = [answer for one in playing for answer in one.result()]
    kept = [(seconds, walked) for when, seconds, walked in seen if start <= when < start + SECONDS]
    times = [seconds for seconds, _ in kept]
    rate, middle, slow = sum(walked for _, walked in kept) / SECONDS, median(times), quantiles(times, n=20)[-1]
    print(f"self-play in {people} lanes: {of_selfplay:.0f} simulations/s")
    print(f"{people} people: {rate:.0f}, {rate / of_selfplay:.2f} of that; {len(kept) / SECONDS:.1f} moves/s")
    print(f"a move: median {middle:.2f} s, 95 % within {slow:.2f} s, {slow / middle:.2f} x the median")
    print(f"API beside the search: median {median(overheads):.2f} ms")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
