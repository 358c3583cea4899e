"""Matches between agents: many games at once, every seat equally often, faults counted, uncertainty stated."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from ..agents.agents import Agent
from ..agents.cage import AgentError
from ..agents.files import FileAgent
from ..agents.kaggle import FAULTS
from ..errors import AzkitError
from ..games.base import Game, State
from ..progress import QUIET, Progress
from ..rng import below, stream
from ..tables import aligned, wilson

TRIES = 50  # draws of a random opening before one that was drawn already is taken again
RESTARTS = 1000  # openings that end the game are drawn again, so often
FAULTS_SHOWN, TAIL = 3, 4  # faults that the table shows, and last lines of each one's error output
SEATS_SHOWN, NAME = 3, 28  # most seats that it shows apart, and characters of an agent's name


@dataclass(frozen=True)
class Fault:
    """Why a seat lost before the game was over."""

    seat: int
    kind: str  # crash, invalid or timeout
    detail: str


@dataclass(frozen=True)
class GameRecord:
    """One finished game."""

    seats: tuple[int, ...]  # which agent sat on each seat
    moves: tuple[int, ...]  # the opening's included
    outcome: tuple[float, ...]  # by seat
    truncated: bool
    fault: Fault | None
    seconds: tuple[tuple[float, ...], ...]  # by seat, of each of its moves
    left: tuple[float, ...] | None = None  # by seat, seconds of overage left; None where no clock ran


def fault_outcome(players: int, seat: int) -> tuple[float, ...]:
    """A seat at fault loses; that is a win for an only opponent, and nothing for several."""
    others = 1.0 if players == 2 else 0.0
    return tuple(-1.0 if index == seat else others for index in range(players))


def _random_opening(game: Game, plies: int, rng: np.ndarray) -> tuple[int, ...]:
    for _ in range(RESTARTS):
        state = game.initial_state()
        while state.ply < plies and (moves := state.legal_moves()):
            state = state.play(moves[below(rng, len(moves))])
        if state.legal_moves():
            return state.moves
    raise AzkitError(f"no {game.name} game goes on after {plies} random plies: choose fewer opening plies")


def rounded(game: Game, games: int) -> int:
    """How many games a schedule of at least so many has: every opening with every rotation."""
    return math.ceil(games / game.players) * game.players


def schedule(game: Game, games: int, plies: int, seed: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """(seats, opening) of each game: every opening with every rotation of the agents, `rounded` games in all.

    Of three agents or more every second opening has them in turned order, so that nobody always moves behind the same.
    Openings are random moves that do not end the game, all different while different ones are found.
    """
    rotations = [tuple((seat + turn) % game.players for seat in range(game.players)) for turn in range(game.players)]
    turned = rotations if game.players == 2 else [seats[::-1] for seats in rotations]
    openings: list[tuple[int, ...]] = []
    drawn, opening, rng = set(), (), stream(seed)
    for _ in range(rounded(game, games) // game.players):
        for _ in range(TRIES):
            opening = _random_opening(game, plies, rng)
            if opening not in drawn:
                break
        drawn.add(opening)
        openings.append(opening)
    orders = zip(openings, itertools.cycle((rotations, turned)))
    return [(seats, opening) for opening, order in orders for seats in order]


def play_games(
    game: Game, agents: Sequence[Agent], games: int, opening_plies: int = 2, seed: int = 0
) -> Iterator[GameRecord]:
    """Play as `match` does, yielding each game as it ends."""
    if len(agents) != game.players:
        raise ValueError(f"{game.name} has {game.players} seats, not {len(agents)}")
    agents = [  # an agent file on several seats is a process for each
        FileAgent(agent.path, game, seed + 1000 * place, agent.act, agent.full_bank)
        if isinstance(agent, FileAgent) and agent in agents[:place]
        else agent
        for place, agent in enumerate(agents)
    ]
    jobs = schedule(game, games, opening_plies, seed)
    lanes = min(agent.lanes for agent in agents)
    for first in range(0, len(jobs), lanes):
        for agent in agents:
            agent.reset()
        tables = [_Table(seats, game.state(opening)) for seats, opening in jobs[first : first + lanes]]
        yield from _play_together(tables, agents)


def match(
    game: Game,
    agents: Sequence[Agent],
    games: int,
    opening_plies: int = 2,
    seed: int = 0,
    progress: Progress = QUIET,
) -> MatchResult:
    """Play at least `games` games from random openings, each opening with every rotation of the agents.

    Agents move in batches over all games, so their times are means over a batch. Raises AzkitError if no game lasts
    `opening_plies`; an agent file's faults are counted, not raised.
    """
    played = play_games(game, agents, games, opening_plies, seed)
    records = tuple(progress.track(played, rounded(game, games), "match", "game", lambda record: len(record.moves)))
    return MatchResult(game.describe(), tuple(agent.name for agent in agents), records, opening_plies, seed)


@dataclass
class _Table:
    """One game in progress."""

    seats: tuple[int, ...]
    state: State
    fault: Fault | None = None
    seconds: dict[int, list[float]] = field(default_factory=dict)  # by seat

    def play(self, move: int, seconds: float) -> None:
        self.seconds.setdefault(self.state.to_play, []).append(seconds)
        legal = self.state.legal_moves()
        if move in legal:
            self.state = self.state.play(move)
        else:
            self.fault = Fault(self.state.to_play, "invalid", f"it played {move!r}, legal are {legal}")

    def record(self) -> GameRecord | None:
        """The finished game, or None while it runs."""
        players = self.state.game.players
        outcome = fault_outcome(players, self.fault.seat) if self.fault else self.state.outcome
        if outcome is None:
            return None
        seconds = tuple(tuple(self.seconds.get(seat, ())) for seat in range(players))
        return GameRecord(self.seats, self.state.moves, outcome, self.state.truncated, self.fault, seconds)


def _play_together(tables: list[_Table], agents: Sequence[Agent]) -> Iterator[GameRecord]:
    """Agents take turns, each moving in all games that wait for it."""
    while tables:
        for index, agent in enumerate(agents):
            waiting = [table for table in tables if table.seats[table.state.to_play] == index]
            if not waiting:
                continue
            started = perf_counter()
            try:
                moves = agent.select([table.state for table in waiting])
            except AgentError as error:
                if len(waiting) > 1:
                    raise  # whose fault it is can only be said of one game at a time
                waiting[0].fault = Fault(waiting[0].state.to_play, error.kind, error.detail)
            else:
                each = (perf_counter() - started) / len(waiting)
                for table, move in zip(waiting, moves, strict=True):
                    table.play(move, each)
            records = [table.record() for table in tables]
            yield from filter(None, records)
            tables = [table for table, record in zip(tables, records, strict=True) if record is None]


@dataclass(frozen=True)
class Standing:
    """How one agent did."""

    name: str
    wins: int
    draws: int
    losses: int
    truncated: int  # counted apart from draws, and not in the score
    seats: tuple[tuple[int, int, int], ...]  # wins, draws, losses on each seat
    score: float  # mean of 1 for a win, 1/2 for a draw; 1/2 without games
    interval: tuple[float, float]  # 95 %, Wilson's, over distinct games
    faults: dict[str, int]  # its own, by kind; each one is a lost game
    move_seconds: dict[str, float]  # p50, p99, max of all moves, first: the longest first move of a game
    overage_left: float | None  # least seconds at the end of a game

    @property
    def games(self) -> int:
        """That came to an end."""
        return self.wins + self.draws + self.losses


@dataclass(frozen=True)
class MatchResult:
    """All games of a match."""

    game: str
    agents: tuple[str, ...]
    records: tuple[GameRecord, ...]
    opening_plies: int
    seed: int
    kaggle_environments: str | None = None  # its version, where the games went through it

    @property
    def distinct(self) -> int:
        """Games that differ: agents without chance repeat theirs, and a repeated game says nothing new."""
        return len({(record.seats, record.moves) for record in self.records})

    def standing(self, agent: int) -> Standing:
        """The figures of one agent, by its place in `agents`."""
        played = [(record, seat) for record in self.records for seat, who in enumerate(record.seats) if who == agent]
        ended = [(record, seat) for record, seat in played if not record.truncated]
        seats = tuple(
            _count([record.outcome[at] for record, at in ended if at == seat]) for seat in range(len(self.agents))
        )
        wins, draws, losses = (sum(counts) for counts in zip(*seats, strict=True))
        score = (wins + draws / 2) / len(ended) if ended else 0.5
        interval = wilson(score, len({(record.seats, record.moves) for record, _ in ended}))
        faults = [record.fault.kind for record, seat in played if record.fault and record.fault.seat == seat]
        by_kind = {kind: faults.count(kind) for kind in FAULTS.values()}
        times = [record.seconds[seat] for record, seat in played if record.seconds[seat]] or [(0.0,)]
        quantiles = np.quantile(np.concatenate(times), (0.5, 0.99, 1.0)).tolist()
        seconds = {**dict(zip(("p50", "p99", "max"), quantiles, strict=True)), "first": max(own[0] for own in times)}
        left = min((record.left[seat] for record, seat in played if record.left is not None), default=None)
        cut, name = len(played) - len(ended), self.agents[agent]
        return Standing(name, wins, draws, losses, cut, seats, score, interval, by_kind, seconds, left)

    def to_dict(self) -> dict[str, Any]:
        """Plain values for JSON: what the table shows."""
        return {
            "game": self.game,
            "games": len(self.records),
            "distinct": self.distinct,
            "opening_plies": self.opening_plies,
            "seed": self.seed,
            "kaggle_environments": self.kaggle_environments,
            "agents": [asdict(self.standing(agent)) for agent in range(len(self.agents))],
            "faults": [asdict(record.fault) | {"moves": record.moves} for record in self.records if record.fault],
        }

    def table(self) -> str:
        """The match as text for people, about 100 columns wide: who won, how long moves took, what went wrong."""
        players = len(self.agents)
        seats = [f"seat {seat}" for seat in range(players)] if players <= SEATS_SHOWN else []
        scores = [["agent", "score", "95 %", "W-D-L", *seats, "faults"]]
        times = [["seconds for a move", "first", "median", "99 %", "longest", "bank left"]]
        for own in map(self.standing, range(players)):
            name = own.name if len(own.name) <= NAME else f"...{own.name[3 - NAME :]}"
            counts = ["-".join(map(str, count)) for count in ((own.wins, own.draws, own.losses), *own.seats)]
            faults = " ".join(f"{count} {kind}" for kind, count in own.faults.items() if count)
            interval = f"{own.interval[0]:.3f}-{own.interval[1]:.3f}"
            scores.append([name, f"{own.score:.3f}", interval, *counts[: 1 + len(seats)], faults or "none"])
            seconds = [f"{own.move_seconds[key]:.3f}" for key in ("first", "p50", "p99", "max")]
            times.append([name, *seconds, "-" if own.overage_left is None else f"{own.overage_left:.1f}"])
        played = f"{len(self.records)} games, {self.distinct} distinct, {self.opening_plies} random plies first"
        through = f", through kaggle-environments {self.kaggle_environments}" if self.kaggle_environments else ""
        lines = [self.game, f"{played}, seed {self.seed}{through}", *aligned(scores)]
        if players > 2:
            lines.append(f"of {players} players one that is as good as the others wins {1 / players:.3f} of the games")
        if truncated := sum(record.truncated for record in self.records):
            lines.append(f"{truncated} games were cut at the ply cap and count as nothing")
        lines += ["", *aligned(times)]
        faults = [(record, record.fault) for record in self.records if record.fault]
        for record, fault in faults[:FAULTS_SHOWN]:
            name = self.agents[record.seats[fault.seat]]
            lines.append(f"{fault.kind} of {name} after moves {list(record.moves)}:")
            lines += [f"    {line}" for line in fault.detail.splitlines()[-TAIL:]]
        return "\n".join(lines)


def _count(outcomes: list[float]) -> tuple[int, int, int]:
    """Wins, draws, losses."""
    return sum(x > 0 for x in outcomes), sum(x == 0 for x in outcomes), sum(x < 0 for x in outcomes)
