"""Ratings of many agents from one tournament: a joint fit with error bars, and Elo over training time as a picture."""

import io
import itertools
import time
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ..agents.agents import Agent, make_agent, path_and_budget
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..progress import QUIET, Progress
from ..runs.checkpoints import committed, read_manifest
from ..runs.manifests import DamagedError
from ..runs.measured import Measurement, budget, store
from ..runs.mirror import Part, mirror
from ..tables import Z, aligned
from .match import play_games, rounded

ELO = 400 / np.log(10)  # Elo points of one unit of the logistic model
PRIOR = 0.5  # draws that each agent is credited with against an average one: keeps an agent that lost all games finite
STEPS = 100  # of Newton's method, which takes about ten
COARSE = 100  # Elo: a ladder whose errors are larger is said to be coarse

Entrant = tuple[str, str | None, float | None]  # an agent; run and minutes of training where it is a checkpoint
Result = tuple[tuple[int, ...], tuple[float, ...]]  # of a game, by seat: which entrant sat there, its share of the win


@dataclass(frozen=True)
class Rating:
    """How strong one entrant is, in Elo above the tournament's first."""

    agent: str
    elo: float
    error: float  # half of the 95 % interval of the difference to the first
    score: float  # mean share of a win over its games
    games: int
    run: str | None  # and minutes of training, where it is a checkpoint
    minutes: float | None


def entrants(texts: Sequence[str], simulations: int, source: str | None = None) -> list[Entrant]:
    """The agents that texts name; a run folder stands for all its checkpoints, each with so many simulations.

    `source` is the game's, as `make` takes it, which stores of a user's own rules need.
    Raises AzkitError unless they are two different ones or more.
    """
    named: list[Entrant] = []
    for text in texts:
        run = mirror(text, source, Part.MODELS) if text and not path_and_budget(text)[1] else None
        folders = committed(run) if run is not None and run.is_dir() else []
        for folder in folders:
            try:
                minutes = read_manifest(folder)["counters"].get("minutes")
            except DamagedError as error:  # or deleted meanwhile, by a run that trains
                warnings.warn(f"{error}; it is not rated", stacklevel=2)
                continue
            named.append((f"{folder}:{simulations}", str(run), minutes))
        if not folders:
            named.append((text, None, None))
    agents = [agent for agent, *_ in named]
    if len(agents) < 2 or len(set(agents)) < len(agents):
        raise AzkitError(f"a rating needs two different agents or more, not {', '.join(agents) or 'none'}")
    return named


def at_hand(game: Game, players: Sequence[Entrant], seed: int) -> tuple[list[Entrant], list[Agent]]:
    """The entrants whose agents can be had, and these; a run that trains meanwhile deletes some checkpoints."""
    agents = dict[int, Agent]()
    for number, (text, run, _) in reversed([*enumerate(players)]):
        try:
            agents[number] = make_agent(text, game, seed + number)
        except AzkitError as error:
            if run is None or Path(text.rpartition(":")[0]).exists():
                raise
            warnings.warn(f"{error}: it is gone, and not rated", stacklevel=2)
    return [players[number] for number in sorted(agents)], [agents[number] for number in sorted(agents)]


def tournament(game: Game, agents: Sequence[Agent], games: int, opening_plies: int, seed: int) -> Iterator[Result]:
    """Every pair plays at least `games` games on all seats; of more than two seats one has all but one, in turn.

    The winner has all of a game, seats with the best result share it. Agents without chance repeat their games, and a
    repeated game says nothing new: it is left out.
    """
    pairs = itertools.combinations if game.players == 2 else itertools.permutations  # of two seats both are one line-up
    for single, others in pairs(range(len(agents)), 2):
        line_up = (single, *[others] * (game.players - 1))
        played = play_games(game, [agents[entrant] for entrant in line_up], games, opening_plies, seed)
        for record in {(record.seats, record.moves): record for record in played}.values():
            if not record.truncated:
                yield tuple(line_up[agent] for agent in record.seats), shares(record.outcome)


def shares(outcome: Sequence[float]) -> tuple[float, ...]:
    """Each seat's share of a win: all of it, or that of those who are equally good."""
    best = [value == max(outcome) for value in outcome]
    return tuple(shared / sum(best) for shared in best)


def fit(
    count: int, results: Sequence[Result], weights: Sequence[float] | np.ndarray | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """Ratings [count] in Elo by maximum likelihood, and their covariance [count, count].

    A seat wins in proportion to its entrant's strength (Luce 1959; of two seats Bradley and Terry 1952), with PRIOR.
    A result of weight w counts as w games of it; without weights each is one.
    """
    seats = np.array([result[0] for result in results] or np.empty((0, 1)), np.int64)  # [n, P]
    shared = np.array([result[1] for result in results] or np.empty((0, 1)))
    times = np.ones(len(seats)) if weights is None else np.asarray(weights, float)
    ratings, information = np.zeros(count), np.eye(count)
    for _ in range(STEPS):
        strength = np.exp(ratings)[seats]
        expected = strength / strength.sum(1, keepdims=True)
        own = 1 / (1 + np.exp(-ratings))
        gradient = 2 * PRIOR * (0.5 - own)
        np.add.at(gradient, seats, times[:, None] * (shared - expected))
        information = np.diag(2 * PRIOR * own * (1 - own))
        for a, b in itertools.product(range(seats.shape[1]), repeat=2):
            weight = times * expected[:, a] * ((a == b) - expected[:, b])
            np.add.at(information, (seats[:, a], seats[:, b]), weight)
        step = np.linalg.solve(information, gradient)
        ratings = ratings + np.clip(step, -1, 1)
        if np.abs(step).max(initial=0.0) < 1e-9:
            break
    return ELO * ratings, ELO**2 * np.linalg.inv(information)


def rate(
    game: Game,
    texts: Sequence[str],
    games: int,
    simulations: int,
    opening_plies: int,
    seed: int,
    progress: Progress = QUIET,
) -> list[Rating]:
    """Play the tournament and fit; ratings in the order of the entrants. Raises AzkitError as `entrants` does."""
    players, agents = at_hand(game, entrants(texts, simulations, game.source), seed)
    line_ups = len(agents) * (len(agents) - 1) // (2 if game.players == 2 else 1)
    played = tournament(game, agents, games, opening_plies, seed)  # repeated games and such that were cut are left out
    results = list(progress.track(played, line_ups * rounded(game, games), "ladder", "game"))
    return rated(players, results, [1] * len(results), *fit(len(players), results))


def rated(
    players: Sequence[Entrant],
    results: Sequence[Result],
    counts: Sequence[int] | np.ndarray,
    elo: np.ndarray,
    covariance: np.ndarray,
) -> list[Rating]:
    """The ladder in the order of the entrants, from results that were seen so often and what `fit` made of them."""
    games, played, points = np.zeros((3, len(players)))  # played: seats, of which one may have several in a game
    for (seats, shared), count in zip(results, counts, strict=True):
        np.add.at(games, list(set(seats)), count)
        np.add.at(played, list(seats), count)
        np.add.at(points, list(seats), count * np.array(shared))
    variance = np.diag(covariance) + covariance[0, 0] - 2 * covariance[0]
    errors, scores = Z * np.sqrt(np.maximum(variance, 0.0)), np.where(games > 0, points / np.maximum(played, 1), 0.5)
    return [
        Rating(agent, float(elo[at] - elo[0]), float(errors[at]), float(scores[at]), int(games[at]), run, minutes)
        for at, (agent, run, minutes) in enumerate(players)
    ]


def keep(ratings: Sequence[Rating]) -> None:
    """Store the ladder in every run whose checkpoints stand on it: these, and the agents that are of no run."""
    opponents = tuple(dict.fromkeys(rating.run or rating.agent for rating in ratings))
    now = time.time()
    for run in dict.fromkeys(rating.run for rating in ratings if rating.run is not None):
        rows = []
        for rating in (rating for rating in ratings if rating.run in (run, None)):
            generation = int(Path(rating.agent.rpartition(":")[0]).name) if rating.run else None
            rows.append(measurement(rating, generation, opponents, now))
        store(Path(run), rows)


def measurement(rating: Rating, generation: int | None, opponents: tuple[str, ...], written: float) -> Measurement:
    """A rung of a ladder as runs keep it; the generation is that of a checkpoint, whose text ends in its budget."""
    return Measurement(
        "rating",
        generation,
        rating.agent if generation is None else budget(rating.agent),
        score=rating.elo,
        low=rating.elo - rating.error,
        high=rating.elo + rating.error,
        opponents=opponents,
        count=rating.games,
        minutes=rating.minutes,
        written=written,
    )


def table(ratings: Sequence[Rating]) -> str:
    """The ladder as text, the strongest on top; where it is too coarse to tell agents apart, how to make it finer."""
    rows = [("agent", "Elo", "95 %", "score", "games", "minutes")]
    for own in sorted(ratings, key=lambda rating: -rating.elo):
        minutes = "" if own.minutes is None else f"{own.minutes:.1f}"
        rows.append((own.agent, f"{own.elo:+.0f}", f"+-{own.error:.0f}", f"{own.score:.3f}", str(own.games), minutes))
    lines = aligned(rows)
    if (widest := max(rating.error for rating in ratings)) > COARSE:
        lines.append(
            f"errors are of the distance to {ratings[0].agent}, up to {widest:.0f} Elo: "
            f"for +-{COARSE} play {(widest / COARSE) ** 2:.0f} times as many games a pair (--games), "
            "and where they repeat, from more openings (--opening-plies)"
        )
    return "\n".join(lines)


def plot(ratings: Sequence[Rating], path: Path) -> None:
    """Elo over minutes of training, one line a run, the other agents as levels."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained", dpi=110)
    axes = figure.subplots()
    for run in dict.fromkeys(rating.run for rating in ratings if rating.run is not None):
        own = sorted((rating for rating in ratings if rating.run == run), key=lambda rating: rating.minutes or 0.0)
        minutes, elo, error = np.array([(rating.minutes, rating.elo, rating.error) for rating in own], float).T
        axes.errorbar(minutes, elo, error, marker="o", capsize=2, label=run)
    for number, level in enumerate(rating for rating in ratings if rating.run is None):
        axes.axhspan(level.elo - level.error, level.elo + level.error, color=f"C{number + 3}", alpha=0.12)
        axes.axhline(level.elo, color=f"C{number + 3}", linestyle="--", label=level.agent)
    axes.set(xlabel="minutes of training", ylabel=f"Elo above {ratings[0].agent}", title="Strength over training time")
    axes.grid(axis="y", alpha=0.3)
    axes.legend(fontsize=8)
    picture = io.BytesIO()
    FigureCanvasAgg(figure).print_png(picture)
    commit(path, picture.getvalue())
