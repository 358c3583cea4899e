"""Matches through kaggle-environments itself: what a submission will meet, each game in a process with a deadline."""

from __future__ import annotations

import queue
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import metadata
from typing import Any

from ..agents.sandbox import GRACE, KINDS, START_SECONDS, Sandbox
from ..games.base import Game
from .match import Fault, GameRecord, MatchResult, fault_outcome, schedule


@dataclass(frozen=True)
class KaggleMatch:
    """Who plays whom through env.run, and how.

    Agents are files, names of the environment's own agents (random, negamax, optimal), or azkit's other texts.
    """

    agent: str
    opponents: tuple[str, ...]
    games: int  # at least, against each opponent: all meet the same openings on every seat
    opening_plies: int = 0
    seed: int = 0
    workers: int = 1  # processes, one core each, that play at the same time
    configuration: Mapping[str, Any] = field(default_factory=dict)  # added to Kaggle's: actTimeout, ...
    bank: float | None = None  # seconds of overage instead of Kaggle's

    def line_up(self, game: Game, opponent: int) -> tuple[str, ...]:
        """The agents of a game against one of the opponents, which has all seats but one."""
        return (self.agent, *[self.opponents[opponent]] * (game.players - 1))


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
    """Play `agent` against each opponent through kaggle-environments; arguments as the fields of KaggleMatch.

    Raises AzkitError for an unknown agent.
    """
    rivals = tuple(opponents)
    match = KaggleMatch(agent, rivals, games, opening_plies, seed, workers, configuration or {}, bank)
    played = list(play_kaggle_games(game, match))
    return [
        MatchResult(
            game.describe(),
            match.line_up(game, index),
            tuple(record for opponent, record in played if opponent == index),
            opening_plies,
            seed,
            kaggle_version(),
        )
        for index in range(len(rivals))
    ]


def kaggle_version() -> str:
    """The installed version of kaggle-environments."""
    with suppress(metadata.PackageNotFoundError):
        return metadata.version("kaggle-environments")
    return "unknown"


def play_kaggle_games(game: Game, match: KaggleMatch) -> Iterator[tuple[int, GameRecord]]:
    """Yields (the opponent's place, game) for every game, in order. Files are loaded anew for each game.

    Outcomes are read from statuses: Kaggle pays the opponent of a crash 0, as for a draw. Raises AzkitError for an
    unknown agent.
    """
    # An idle process is kept for a later game, or replaced if its last game had to be killed.
    idle: queue.SimpleQueue[Sandbox | None] = queue.SimpleQueue()
    for _ in range(match.workers):
        idle.put(None)
    games = schedule(game, match.games, match.opening_plies, match.seed)
    jobs = [(opponent, *job) for opponent in range(len(match.opponents)) for job in games]

    def play(number: int) -> tuple[int, GameRecord]:
        opponent, seats, opening = jobs[number]
        agents = match.line_up(game, opponent)
        sandbox = idle.get()
        if sandbox is None or not sandbox.alive:
            sandbox = Sandbox()
        sandbox.ask(
            episode={
                "game": game.source,
                "options": game.options,
                "configuration": dict(match.configuration),
                "bank": match.bank,
                "seats": [agents[agent] for agent in seats],
                "opening": opening,
                "seed": match.seed + number,
            }
        )
        try:
            return opponent, _record(game, seats, opening, sandbox)
        finally:
            idle.put(sandbox)

    with ThreadPoolExecutor(match.workers) as pool:
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


def _judge(game: Game, seats: tuple[int, ...], episode: dict[str, Any]) -> GameRecord:
    """What an episode's end means; `episode` as kaggle_host.Server answers it."""
    fault, outcome, truncated = None, episode["rewards"], False
    if episode["escaped"]:
        seat, error = episode["escaped"]
        kind = "timeout" if error.startswith("DeadlineExceeded") else "crash"
        fault = Fault(seat, kind, f"{error}, which env.run lets through. {episode['errors'][seat]}".strip())
    for seat, status in enumerate(episode["statuses"]):
        if status in KINDS:
            fault = Fault(seat, KINDS[status], episode["errors"][seat] or f"status {status}")
    if fault is not None:
        outcome = fault_outcome(game.players, fault.seat)
    else:
        end = game.state(episode["moves"])
        truncated = end.truncated or end.outcome is None  # None: Kaggle's episodeSteps ended it
    return GameRecord(
        seats,
        tuple(episode["moves"]),
        tuple(map(float, outcome)),
        truncated,
        fault,
        tuple(map(tuple, episode["seconds"])),
        tuple(episode["left"]),
    )
