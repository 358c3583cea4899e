"""How many people a server bears: python tests/web/load.py RUN [PEOPLE], beside self-play with the same network."""

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

from azkit.games.base import Game
from azkit.nets.evaluator import NetworkEvaluator
from azkit.runs.checkpoints import Checkpoint
from azkit.runs.mirror import load_checkpoint
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig

SIMULATIONS, WARM, SECONDS = 200, 5.0, 20.0  # of each move; seconds before and while it is measured
OPENING = 6  # random plies, or everybody's first moves would be one search in the cache
COUNTED = ("simulations", "evaluations")

Answered = tuple[float, float, dict[str, int]]  # when, after how many seconds, what was counted


def selfplay_rates(checkpoint: Checkpoint, lanes: int) -> dict[str, float]:
    """Simulations and evaluations a second of self-play."""
    evaluator = NetworkEvaluator(checkpoint.game, checkpoint.net, max_batch=lanes)
    search = replace(checkpoint.config.search, simulations=SIMULATIONS)
    selfplay = SelfPlay(checkpoint.game, evaluator, search, SelfPlayConfig(lanes=lanes, opening_plies=OPENING))
    group = selfplay.groups[0]
    group.step()  # compiles
    began, before = perf_counter(), selfplay.counts()
    while perf_counter() < began + WARM + SECONDS:
        for _ in range(20):
            group.step()
        for lane in np.flatnonzero(group.walkers[0].games.over):
            selfplay._start_game(group.walkers[0], int(lane))
        if perf_counter() < began + WARM:
            before = selfplay.counts()
    return {name: (selfplay.counts()[name] - before[name]) / SECONDS for name in COUNTED}


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


def person(seed: int, port: int, game: Game, agent: str, until: float, hints: bool) -> list[Answered]:
    """Play game after game: at random, or by hints, so that each game is what self-play would have played."""
    seen = list[Answered]()
    connection, rng, state = http.client.HTTPConnection("127.0.0.1", port), np.random.default_rng(seed), None
    strength = {"kind": "simulations", "amount": SIMULATIONS}
    while perf_counter() < until:
        if state is None or state.outcome is not None:
            state = game.random_game(rng, int(rng.integers(OPENING + 1)) if hints else OPENING)[-1]
        if not hints:
            state = state.play(int(rng.choice(state.legal_moves())))
        if state.outcome is None:
            body = {"game": game.name, "options": game.options, "moves": list(state.moves), "agent": agent}
            began = perf_counter()
            found = asked(connection, "/api/move", body | {"strength": strength})
            seen.append((perf_counter(), perf_counter() - began, {name: found[name] for name in COUNTED}))
            visits = np.array(found["visits"])
            drawn = hints and visits.any()
            state = state.play(int(rng.choice(found["moves"], p=visits / visits.sum())) if drawn else found["move"])
    return seen


def crowd(port: int, game: Game, agent: str, people: int, hints: bool, selfplay: dict[str, float]) -> None:
    """Have them play, and print how it went."""
    start = perf_counter() + WARM
    with ThreadPoolExecutor(people) as pool:
        playing = [pool.submit(person, seed, port, game, agent, start + SECONDS, hints) for seed in range(people)]
        seen = [answer for one in playing for answer in one.result()]
    kept = [(seconds, counts) for when, seconds, counts in seen if start <= when < start + SECONDS]
    times = [seconds for seconds, _ in kept]
    middle, slow = median(times), quantiles(times, n=20)[-1]
    print(f"{people} people who play {'by hints' if hints else 'at random'}: {len(kept) / SECONDS:.1f} moves/s")
    for name in COUNTED:
        rate = sum(counts[name] for _, counts in kept) / SECONDS
        print(f"  {rate:.0f} {name}/s, {rate / selfplay[name]:.2f} of self-play's")
    print(f"  a move: median {middle:.2f} s, 95 % within {slow:.2f} s, {slow / middle:.2f} x the median")


def main(run: str, people: int = 32) -> None:
    """Print the figures."""
    checkpoint = load_checkpoint(run)
    game = checkpoint.game.compile()
    selfplay = selfplay_rates(checkpoint, people)
    rates = ", ".join(f"{selfplay[name]:.0f} {name}/s" for name in COUNTED)
    print(f"self-play in {people} lanes: {rates}")
    with server(run) as port:
        connection = http.client.HTTPConnection("127.0.0.1", port)
        agent = asked(connection, "/api/agents")[0]["name"]
        body = {"game": game.name, "options": game.options, "moves": [], "agent": agent, "strength": {"kind": "net"}}
        overheads = list[float]()
        for _ in range(220):
            began = perf_counter()
            found = asked(connection, "/api/move", body)
            overheads.append(1000 * (perf_counter() - began) - found["milliseconds"])
        print(f"API beside the search: median {median(overheads[20:]):.2f} ms")  # the first ones load and compile
        for hints in (False, True):
            crowd(port, game, agent, people, hints, selfplay)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
