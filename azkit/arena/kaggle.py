"""Matches through kaggle-environments itself: what a submission will meet, each game in a process with a deadline."""

import itertools
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import suppress
from importlib import metadata
from threading import get_ident
from typing import Any

import numpy as np

from ..agents.files import pass_on
from ..agents.kaggle import FAULTS
from ..agents.sandbox import GRACE, START_SECONDS, Sandbox
from ..errors import AzkitError
from ..games.base import Game
from ..progress import QUIET, Progress
from .match import Fault, GameRecord, MatchResult, fault_outcome, schedule


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
    progress: Progress = QUIET,
) -> list[MatchResult]:
    """Play at least `games` games of `agent` against each opponent, which has all seats but one, through env.run.

    Agents are files, names of the environment's own agents (random, negamax), or azkit's other texts. All opponents
    meet the same openings on every seat; files are loaded anew for each game. `workers` processes, one core each, play
    at the same time; a game's chance comes from its own seed, whichever plays it. `configuration` is added to Kaggle's
    (actTimeout, ...), `bank` are seconds of overage instead of Kaggle's. Raises AzkitError for an unknown agent.
    """
    line_ups = [(agent, *[opponent] * (game.players - 1)) for opponent in opponents]
    scheduled = schedule(game, games, opening_plies, seed)
    jobs = list(itertools.product(line_ups, scheduled))
    chance = np.random.SeedSequence(seed % 2**64).generate_state(len(jobs)).tolist()  # far apart, whatever the seeds
    sandboxes = dict[int, Sandbox]()  # by thread

    def play(number: int) -> GameRecord:
        agents, (seats, opening) = jobs[number]
        sandbox = sandboxes.get(get_ident())
        if sandbox is None or not sandbox.alive:  # its last game had to be killed
            sandbox = sandboxes[get_ident()] = Sandbox()
        sandbox.ask(
            episode={
                "game": game.source,
                "options": game.options,
                "configuration": dict(configuration or {}),
                "bank": bank,
                "seats": [agents[place] for place in seats],
                "opening": opening,
                "seed": chance[number],
            }
        )
        return _record(game, agents, seats, opening, sandbox)

    with ThreadPoolExecutor(workers) as pool:
        played = list[Future[GameRecord]]()
        try:
            played += (pool.submit(play, number) for number in range(len(jobs)))
            for record in progress.track(as_completed(played), len(played), "matches", "game"):
                record.result()  # raises as soon as any game does
        finally:
            _end(pool, played, sandboxes)
    records, version = (record.result() for record in played), kaggle_version()
    own = [tuple(itertools.islice(records, len(scheduled))) for _ in line_ups]
    return [MatchResult(game.describe(), *each, opening_plies, seed, version) for each in zip(line_ups, own)]


def _end(pool: ThreadPoolExecutor, played: Sequence[Future[GameRecord]], sandboxes: Mapping[int, Sandbox]) -> None:
    """Let no error and no interrupt wait for games under way."""
    pool.shutdown(wait=False, cancel_futures=True)
    while True:
        for sandbox in list(sandboxes.values()):
            sandbox.kill()
        if all(record.done() for record in played):
            return
        time.sleep(0.05)  # a game may just have begun, in a process of its own


def kaggle_version() -> str:
    """The installed version of kaggle-environments."""
    with suppress(metadata.PackageNotFoundError):
        return metadata.version("kaggle-environments")
    return "unknown"


def _record(
    game: Game, agents: Sequence[str], seats: tuple[int, ...], opening: tuple[int, ...], sandbox: Sandbox
) -> GameRecord:
    """Follow an episode to its end, however it ends.

    Outcomes are read from statuses: Kaggle pays the opponent of a crash 0, as for a draw.
    """
    seat, left = None, START_SECONDS  # before the first move azkit's own agents load
    while (reply := sandbox.answer(left + GRACE)).keys() == {"seat", "left"}:
        seat, left = reply["seat"], reply["left"]
    if "kind" in reply:
        if seat is None:
            raise AzkitError(f"no game began: {reply['detail'] or f'agents did not load within {left + GRACE:.0f} s'}")
        fault, none = Fault(seat, reply["kind"], reply["detail"]), ((),) * game.players
        return GameRecord(seats, opening, fault_outcome(game.players, seat), False, fault, none)
    fault = None
    for seat, status in enumerate(reply["statuses"]):
        if status in FAULTS:
            fault = Fault(seat, FAULTS[status], reply["errors"][seat] or f"status {status}")
        pass_on(agents[seats[seat]], reply["errors"][seat])
    end = game.state(reply["moves"])
    return GameRecord(
        seats,
        tuple(reply["moves"]),
        fault_outcome(game.players, fault.seat) if fault else tuple(map(float, reply["rewards"])),
        fault is None and (end.truncated or end.outcome is None),  # None: Kaggle's episodeSteps ended it
        fault,
        tuple(map(tuple, reply["seconds"])),
        tuple(reply["left"]),
    )
