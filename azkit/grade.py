"""How often an agent's move keeps what the position is worth: grades against the exact score of every move."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np

from .agents import Agent
from .arena import aligned, wilson
from .errors import AzkitError
from .exact import Scores, exact_scorer
from .games.base import Game, State
from .storage import commit

PLIES = range(2, 31)  # of the positions that `make_positions` draws
PHASE = 10  # plies of a phase of the game
MISSES = 500  # random games without a new position after which a ply is taken to have no more
SIMULATIONS = 600  # of a checkpoint's search, as other graders of Connect Four use


@dataclass(frozen=True)
class Position:
    """A running position and what each of its legal moves is worth."""

    state: State
    scores: Scores
    part: str  # the set that it is from, or the phase of the game

    def is_good(self, move: int) -> bool:
        """Whether a move keeps the value: win, draw or loss."""
        return np.sign(self.scores[move]) == np.sign(max(self.scores.values()))

    def is_perfect(self, move: int) -> bool:
        """Whether it also wins soonest or loses latest."""
        return self.scores[move] == max(self.scores.values())

    @property
    def trivial(self) -> bool:
        """Whether every move keeps the value."""
        return all(map(self.is_good, self.scores))


@dataclass(frozen=True)
class Share:
    """A share of some positions, with its 95 % interval."""

    rate: float
    low: float
    high: float


@dataclass(frozen=True)
class Grade:
    """How one agent did on one part of the positions."""

    agent: str
    part: str
    trivial: bool  # whether positions where every move keeps the value are counted
    positions: int
    good: Share
    perfect: Share


def _share(hits: Sequence[bool]) -> Share:
    rate = float(np.mean(hits)) if hits else 0.0
    return Share(rate, *wilson(rate, len(hits)))


def budgets(agent: str, simulations: int | None, seconds: float | None) -> list[str]:
    """The texts of the agents to grade: of a run or checkpoint folder its network alone and with search, else itself.

    Raises AzkitError if simulations or seconds are given to what takes none.
    """
    if simulations is not None and seconds is not None:
        raise AzkitError("give --simulations or --seconds, not both")
    if Path(agent).is_dir():
        return [f"{agent}:net", f"{agent}:{seconds}s" if seconds else f"{agent}:{simulations or SIMULATIONS}"]
    if simulations is not None or seconds is not None:
        raise AzkitError(f"--simulations and --seconds are for a run or checkpoint folder, not for {agent}")
    return [agent]


def first_of_each(positions: Sequence[Position], count: int | None) -> list[Position]:
    """The first `count` positions of each part; None: all."""
    taken: dict[str, list[Position]] = {}
    for position in positions:
        if count is None or len(taken.setdefault(position.part, [])) < count:
            taken.setdefault(position.part, []).append(position)
    return [position for part in taken.values() for position in part]


def sample(game: Game, count: int) -> list[Position]:
    """So many of azkit's own positions, always the same ones; none where it has no exact scores for a game."""
    try:
        known = load_positions(game) if count else []
    except AzkitError:
        return []
    order = np.random.default_rng(0).permutation(len(known))
    return [known[index] for index in order[:count]]


def good_moves(agent: Agent, positions: Sequence[Position]) -> float:
    """The share of positions in which an agent's move keeps the value."""
    moves = choose(agent, positions)
    return float(np.mean([position.is_good(move) for position, move in zip(positions, moves, strict=True)]))


def choose(agent: Agent, positions: Sequence[Position]) -> Iterator[int]:
    """The agent's move in each position; positions of a batch are new games to it."""
    for first in range(0, len(positions), agent.lanes):
        if agent.lanes > 1 or first == 0:  # an agent file is loaded once, not for every position
            agent.reset()
        yield from agent.select([position.state for position in positions[first : first + agent.lanes]])


def grades(agent: str, positions: Sequence[Position], moves: Sequence[int]) -> list[Grade]:
    """Grades of the moves chosen, for all positions and by part, each with and without the trivial ones."""
    parts = list(dict.fromkeys(position.part for position in positions))
    found = []
    for part in ["all", *parts]:
        for trivial in (True, False):
            chosen = [
                (position, move)
                for position, move in zip(positions, moves, strict=True)
                if part in ("all", position.part) and (trivial or not position.trivial)
            ]
            good = _share([bool(position.is_good(move)) for position, move in chosen])
            perfect = _share([position.is_perfect(move) for position, move in chosen])
            found.append(Grade(agent, part, trivial, len(chosen), good, perfect))
    return found


def mean_error(found: Sequence[Grade]) -> float:
    """Share of moves that lose value, all positions counted: the mean over the parts."""
    return float(np.mean([1 - grade.good.rate for grade in found if grade.trivial and grade.part != "all"]))


def table(found: Sequence[Grade]) -> str:
    """One agent's grades as text."""
    rows = [("", "positions", "good", "95 %", "perfect", "non-trivial", "good", "95 %", "perfect")]
    for every, hard in zip(found[::2], found[1::2], strict=True):
        cells = [
            (
                str(one.positions),
                f"{one.good.rate:.1%}",
                f"{one.good.low:.1%}-{one.good.high:.1%}",
                f"{one.perfect.rate:.1%}",
            )
            for one in (every, hard)
        ]
        rows.append((every.part, *cells[0], *cells[1]))
    error = f"{found[0].agent}: mean error over the parts {mean_error(found):.2%}"
    return "\n".join([error, *aligned(rows)])


def load_positions(game: Game, path: Path | None = None) -> list[Position]:
    """Positions with the exact scores of their moves.

    Of a file: JSON lines {"moves": columns from 0, "scores": one for each column, null if it is illegal}, or with an
    object of a score for each legal move, and "set" if they are from one; or Pons's text, a line of columns from 1 and
    the position's score. Without one azkit's own positions of Connect Four, or all of a small game. Raises AzkitError
    that names the line at fault.
    """
    if path is None:
        return _own_positions(game)
    try:
        data = path.read_bytes()
        text = (gzip.decompress(data) if path.suffix == ".gz" else data).decode("utf-8")
    except (OSError, ValueError, EOFError) as error:
        raise AzkitError(f"{path} cannot be read: {error}") from error
    return list(_parse(game, text.splitlines(), str(path)))


def _parse(game: Game, lines: Iterable[str], name: str) -> Iterator[Position]:
    solve: Callable[[State], Scores] | None = None
    for number, line in enumerate(lines, 1):
        try:
            if line.startswith("{"):
                entry = json.loads(line)
                state = game.state(entry["moves"])
                listed = entry["scores"]
                given = dict(enumerate(listed)) if isinstance(listed, list) else listed
                scores = {int(move): int(score) for move, score in given.items() if score is not None}
                part = entry.get("set")
            else:
                moves, score = line.split()
                state = game.state(int(column) - 1 for column in moves)
                solve = solve or exact_scorer(game)
                scores, part = solve(state), Path(name).stem
                if max(scores.values(), default=None) != int(score):
                    raise ValueError(f"its score is {max(scores.values(), default=None)}, not {score}")
            if not scores or sorted(scores) != state.legal_moves():
                raise ValueError(f"scores are for {sorted(scores)}, legal are {state.legal_moves()}")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise AzkitError(f"{name}, line {number}: not a position of {game.describe()}: {error}") from error
        yield Position(state, scores, part or phase(state))


def phase(state: State) -> str:
    """The part of the game that a position is in."""
    first = state.ply // PHASE * PHASE
    return f"ply {first} to {first + PHASE - 1}"


def _own_positions(game: Game) -> list[Position]:
    file = resources.files("azkit").joinpath("positions", f"{game.name}.jsonl.gz")
    if game.name == "connectx" and game.options["inarow"] == 4 and game.planes[1:] == (6, 7):
        text = gzip.decompress(file.read_bytes()).decode()
        return list(_parse(game, text.splitlines(), file.name))
    try:
        solve = exact_scorer(game)
        if game.name == "connectx":
            raise AzkitError(f"azkit has positions of the 6 x 7 board only, not of {game.describe()}")
    except AzkitError as error:
        raise AzkitError(f"{error}; or name a file of positions") from None
    return [Position(state, solve(state), phase(state)) for state in running_positions(game)]


def running_positions(game: Game) -> list[State]:
    """All different positions in which the game runs; only for a game with few."""
    found = {game.initial_state(): None}
    queue = list(found)
    for state in queue:
        for child in map(state.play, state.legal_moves()):
            if child not in found and child.outcome is None:
                found[child] = None
                queue.append(child)
    return queue


def make_positions(game: Game, count: int, rng: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Entries of a file of positions from random games, spread evenly over PLIES: no two alike, none trivial.

    Raises AzkitError if a game has not so many, or none that azkit can score.
    """
    solve, seen, made = exact_scorer(game), set(), 0
    plies = [ply for ply in PLIES if ply < game.max_plies - 1]
    for index, ply in enumerate(plies):
        # What an early ply has too few positions for is spread over the later ones.
        wanted, misses = made + (count - made) // (len(plies) - index), 0
        while made < wanted and misses < MISSES:
            misses += 1
            state = game.random_game(rng, ply)[-1]
            if state.ply < ply or (key := _smallest_image(state)) in seen:
                continue
            seen.add(key)
            scores = solve(state)
            if not Position(state, scores, "").trivial:
                yield {"moves": list(state.moves), "scores": [scores.get(move) for move in range(game.max_moves)]}
                made, misses = made + 1, 0
    if made < count:
        raise AzkitError(f"{game.describe()} has no {count} positions that tell good moves from bad: ask for {made}")


def write_positions(entries: Iterable[Mapping[str, Any]], out: Path) -> dict[str, Any]:
    """Put positions in a file; returns its size and SHA-256."""
    text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
    return commit(out, gzip.compress(text.encode(), mtime=0) if out.suffix == ".gz" else text.encode())


def _smallest_image(state: State) -> bytes:
    """The same bytes for all symmetric images of a position."""
    game, image, images = state.game, np.zeros_like(state.array), []
    for k in range(len(game.move_symmetry)):
        game.symmetry(game.parameters, state.array, k, image)
        images.append(image.tobytes())
    return min(images)
