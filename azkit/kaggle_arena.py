"""Matches through kaggle-environments itself: what a submission will meet, each game in a process with a deadline."""

from __future__ import annotations

import queue
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import metadata
from typing import Any

from .arena import Fault, GameRecord, MatchResult, fault_outcome, schedule
from .games.base import Game
from .sandbox import GRACE, KINDS, START_SECONDS, Sandbox


def kaggle_match(
    game: Game,
    agent: str,
    opponents: Sequence[str],
    games: int,
    opening_plies: int = 0,
    seed: int = 0,
    workers: int = 1,
    configuration: Mapping[str, Any] | None = None,
    bank: float | None = None,
) -> list[MatchResult]:
    """Play `agent` against each opponent at least `games` times; see play_kaggle_games."""
    played = play_kaggle_games(game, agent, opponents, games, opening_plies, seed, workers, configuration, bank)
    records = list(played)
    return [
        MatchResult(
            game.describe(),
            (agent, *[opponent] * (game.players - 1)),
            tuple(record for number, record in records if number == own),
            opening_plies,
            seed,
            kaggle_version(),
        )
        for own, opponent in enumerate(opponents)
    ]


def kaggle_version() -> str:
    """The installed version of kaggle-environments."""
    with suppress(metadata.PackageNotFoundError):
        return metadata.version("kaggle-environments")
    return "unknown"


def play_kaggle_games(
    game: Game,
    agent: str,
    opponents: Sequence[str],
    games: int,
    opening_plies: int = 0,
    seed: int = 0,
    workers: int = 1,
    configuration: Mapping[str, Any] | None = None,
    bank: float | None = None,
) -> Iterator[tuple[int, GameRecord]]:
    """Play each opponent from the same openings and every seat through env.run; yields (opponent's place, game).

    Agents are files, names of the environment's own agents (random, negamax, optimal), or azkit's other texts. Files
    are loaded anew for each game. `workers` processes, one core each, play at the same time. `configuration` is added
    to Kaggle's (actTimeout, ...), `bank` replaces the seconds of overage. Outcomes are read from statuses: Kaggle pays
    the opponent of a crash 0, as for a draw. Raises AzkitError for an unknown agent.
    """
    # An idle process is kept for a later game, or replaced if its last game had to be killed.
    idle: queue.SimpleQueue[Sandbox | None] = queue.SimpleQueue()
    for _ in range(workers):
        idle.put(None)
    jobs = [
        ((agent, *[opponent] * (game.players - 1)), own, seats, opening)
        for own, opponent in enumerate(opponents)
        for seats, opening in schedule(game, games, opening_plies, seed)
    ]

    def play(number: int) -> tuple[int, GameRecord]:
        agents, own, seats, opening = jobs[number]
        sandbox = idle.get()
        if sandbox is None or not sandbox.alive:
            sandbox = Sandbox()
        sandbox.ask(
            episode={
                "game": game.source,
                "options": game.options,
                "configuration": dict(configuration or {}),
                "bank": bank,
                "seats": [agents[who] for who in seats],
                "opening": opening,
                "seed": seed + number,
            }
        )
        try:
            return own, _record(game, seats, opening, sandbox)
        finally:
            idle.put(sandbox)

    with ThreadPoolExecutor(workers) as pool:
        try:
            yield from pool.map(play, range(len(jobs)))
        finally:
            pool.shutdown(cancel_futures=True)
            while not idle.empty():
                if sandbox := idle.get():
                    sandbox.kill()


def _record(game: Game, seats: tuple[int, ...], opening: tuple[int, ...], sandbox: Sandbox) -> GameRecord:
    """Follow an episode to its end, however it ends."""
    seat, left = 0, START_SECONDS  # before the first move azkit's own agents load
    while True:
        answer = sandbox.answer(left + GRACE)
        if "statuses" in answer:
            return _judge(game, seats, answer)
        if "kind" in answer:
            fault = Fault(seat, answer["kind"], answer["detail"])
            none = ((),) * game.players
            return GameRecord(seats, opening, fault_outcome(game.players, seat), False, fault, none)
        seat, left = answer["seat"], answer["left"]


def _judge(game: Game, seats: tuple[int, ...], answer: dict[str, Any]) -> GameRecord:
    """What an episode's end means."""
    fault, outcome, truncated = None, answer["rewards"], False
    if answer["escaped"]:
        seat, error = answer["escaped"]
        kind = "timeout" if error.startswith("DeadlineExceeded") else "crash"
        fault = Fault(seat, kind, f"{error}, which env.run lets through. {answer['errors'][seat]}".strip())
    for seat, status in enumerate(answer["statuses"]):
        if status in KINDS:
            fault = Fault(seat, KINDS[status], answer["errors"][seat] or f"status {status}")
    if fault is not None:
        outcome = fault_outcome(game.players, fault.seat)
    else:
        end = game.state(answer["moves"])
        truncated = end.truncated or end.outcome is None  # None: Kaggle's episodeSteps ended it
    return GameRecord(
        seats,
        tuple(answer["moves"]),
        tuple(map(float, outcome)),
        truncated,
        fault,
        tuple(map(tuple, answer["seconds"])),
        tuple(answer["left"]),
    )
