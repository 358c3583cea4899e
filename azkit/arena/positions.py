"""Positions to grade on, with the score of every move: read from files, made, or all of a small game."""

import gzip
import io
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..agents.agents import Agent
from ..agents.exact import Scores, exact_scorer, is_small
from ..errors import AzkitError
from ..files import commit, read_regular
from ..games.base import Game, State
from ..games.threats import winning_moves

MOST = 1 << 28  # bytes of a file of positions, which may be anybody's
PHASE = 10  # plies of a phase of the game
PLIES = range(2, 31)  # of the positions that `make_positions` draws
MISSES = 500  # random games without a new position after which a ply is taken to have no more
STRAY = 0.3  # share of an agent's moves that are drawn by chance, so that its games differ
OPENING = 4  # plies drawn by chance before an agent plays on
PLAYED = range(6, 21)  # plies of the positions that `played_positions` takes of its games
LINES = 16  # games at once
DRY = 40  # rounds of LINES games without a new position after which there are taken to be no more


@dataclass(frozen=True)
class Position:
    """A running position and what each of its legal moves is worth."""

    state: State
    scores: Scores
    part: str  # the set that it is from, or the phase of the game

    def is_good(self, move: int | None) -> bool:
        """Whether a move keeps the value: win, draw or loss."""
        return move is not None and np.sign(self.scores[move]) == np.sign(max(self.scores.values()))

    def is_perfect(self, move: int | None) -> bool:
        """Whether it also wins soonest or loses latest."""
        return move is not None and self.scores[move] == max(self.scores.values())

    @property
    def trivial(self) -> bool:
        """Whether every move keeps the value."""
        return all(map(self.is_good, self.scores))


def load_positions(game: Game, path: Path | None = None) -> list[Position]:
    """Positions with the exact scores of their moves.

    Of a file: JSON lines {"moves": columns from 0, "scores": one for each column, null if it is illegal}, or with an
    object of a score for each legal move, and "set" if they are from one; or Pons's text, a line of columns from 1 and
    the position's score. Without one the file that comes with the game, or all of a small game. Raises AzkitError that
    names the line at fault.
    """
    path = path or game.extras.positions(game)
    if path is None:
        if not is_small(game):
            raise AzkitError(f"azkit has no positions of {game.describe()}: name a file of positions")
        solve = exact_scorer(game)
        return [Position(state, solve(state), phase(state)) for state in _running_positions(game)]
    try:
        data = read_regular(path)
        if path.suffix == ".gz":
            data = gzip.GzipFile(fileobj=io.BytesIO(data)).read(MOST + 1)
        if len(data) > MOST:
            raise ValueError(f"it has more than {MOST} bytes")
        text = data.decode("utf-8")
    except (OSError, ValueError, EOFError, zlib.error) as error:
        raise AzkitError(f"{path} cannot be read: {error}") from error
    positions = list(_parse(game, text.splitlines(), path))
    if not positions:
        raise AzkitError(f"{path} holds no positions")
    return positions


def _parse(game: Game, lines: Iterable[str], path: Path) -> Iterator[Position]:
    solve: Callable[[State], Scores] | None = None
    for number, line in enumerate(lines, 1):
        try:
            if line.startswith("{"):
                entry = json.loads(line)
                state = game.state(entry["moves"])
                listed = entry["scores"]
                by_move = dict(enumerate(listed)) if isinstance(listed, list) else listed
                known = {int(move): score for move, score in by_move.items() if score is not None}
                scores = {move: int(score) for move, score in known.items()}
                if scores != known:
                    raise ValueError("a score is a whole number, above 0 for a win, below for a loss")
                part = str(entry.get("set") or "")
            else:
                moves, score = line.split()
                state = game.state(int(column) - 1 for column in moves)
                solve = solve or exact_scorer(game)
                scores, part = solve(state), path.stem
                if max(scores.values(), default=None) != int(score):
                    raise ValueError(f"its score is {max(scores.values(), default=None)}, not {score}")
            if not scores or sorted(scores) != state.legal_moves():
                raise ValueError(f"scores are for {sorted(scores)}, legal are {state.legal_moves()}")
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise AzkitError(f"{path}, line {number}: not a position of {game.describe()}: {error}") from error
        yield Position(state, scores, "set all" if part == "all" else part or phase(state))


def _running_positions(game: Game) -> list[State]:
    """All different positions in which the game runs."""
    queue = [game.initial_state()]
    reached = set(queue)
    for state in queue:
        for child in map(state.play, state.legal_moves()):
            if child not in reached and child.outcome is None:
                reached.add(child)
                queue.append(child)
    return queue


def phase(state: State) -> str:
    """The part of the game that a position is in."""
    first = state.ply // PHASE * PHASE
    return f"ply {first} to {first + PHASE - 1}"


def first_of_each(positions: Sequence[Position], count: int | None) -> list[Position]:
    """The first `count` positions of each part; None: all."""
    parts: dict[str, list[Position]] = {}
    for position in positions:
        parts.setdefault(position.part, []).append(position)
    return [position for part in parts.values() for position in part[:count]]


def sample(game: Game, count: int) -> list[Position]:
    """So many of azkit's own positions, always the same ones; none where it has no exact scores for a game."""
    try:
        positions = load_positions(game) if count else []
    except AzkitError:
        return []
    order = np.random.default_rng(0).permutation(len(positions))
    return [positions[index] for index in order[:count]]


def positions_with_wins(
    game: Game, agents: Sequence[Agent], count: int, rng: np.random.Generator
) -> Iterator[dict[str, Any]]:
    """So many entries of a file of positions, no two alike: in each some legal moves win and some do not.

    They are from games of each of the agents with itself in equal shares, straying from its choice now and then.
    `scores` has 1 for a winning and 0 for any other legal move. Raises AzkitError if the games have not so many.
    """
    written = set[bytes]()
    for number, agent in enumerate(agents, 1):
        states = _games(game, agent, rng, 0, STRAY, written)
        while len(written) < count * number // len(agents):
            state = next(states)
            key, wins, legal = state.array.tobytes(), winning_moves(state), state.legal_moves()
            if key not in written and 0 < len(wins) < len(legal):
                written.add(key)
                scores = {str(move): int(move in wins) for move in legal}
                yield {"moves": list(state.moves), "scores": scores, "set": f"wins in one, {agent.name}"}


def played_positions(game: Game, agent: Agent, count: int, rng: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Entries of a file of positions from an agent's games with itself, behind OPENING random plies: no two alike, none
    trivial, all at PLAYED plies.

    Raises AzkitError if the games have not so many, or none that azkit can score.
    """
    solve, drawn, made = exact_scorer(game), set[bytes](), list[dict[str, Any]]()
    states = _games(game, agent, rng, OPENING, 0.0, made)
    while len(made) < count:
        state = next(states)
        if state.ply in PLAYED and (entry := _telling(state, solve, drawn)):
            made.append(entry)
            yield entry


def _games(
    game: Game, agent: Agent, rng: np.random.Generator, opening: int, stray: float, made: Sized
) -> Iterator[State]:
    """The running positions of games that an agent plays with itself, LINES at once, behind so many random plies,
    straying from its choice in this share of the others.

    They end in an AzkitError once DRY rounds of games have added nothing to what the caller `made` of them.
    """
    begun = before = len(made)
    dry = 0
    while dry < DRY:
        agent.reset()
        states = [game.random_game(rng, opening)[-1] for _ in range(min(LINES, agent.lanes))]
        while states:
            yield from states
            chosen, strays = agent.select(states), rng.random(len(states)) < stray
            for i in np.flatnonzero(strays):
                chosen[i] = int(rng.choice(states[i].legal_moves()))
            states = [child for child in map(State.play, states, chosen) if child.outcome is None]
        dry, before = 0 if len(made) > before else dry + 1, len(made)
    raise AzkitError(f"games of {game.describe()} by {agent.name} have no more than {len(made) - begun} such positions")


def make_positions(game: Game, count: int, rng: np.random.Generator) -> Iterator[dict[str, Any]]:
    """Entries of a file of positions from random games, spread evenly over PLIES: no two alike, none trivial.

    Raises AzkitError if a game has not so many, or none that azkit can score.
    """
    solve, drawn, made = exact_scorer(game), set[bytes](), 0
    plies = [ply for ply in PLIES if ply < game.max_plies - 1]
    for index, ply in enumerate(plies):
        # What an early ply has too few positions for is spread over the later ones.
        wanted, misses = made + (count - made) // (len(plies) - index), 0
        while made < wanted and misses < MISSES:
            misses += 1
            state = game.random_game(rng, ply)[-1]
            if state.ply == ply and (entry := _telling(state, solve, drawn)):
                yield entry
                made, misses = made + 1, 0
    if made < count:
        raise AzkitError(f"{game.describe()} has no {count} positions that tell good moves from bad: ask for {made}")


def _telling(state: State, solve: Callable[[State], Scores], drawn: set[bytes]) -> dict[str, Any] | None:
    """The entry of a position whose moves tell good from bad, unless it or an image of it was `drawn` before."""
    key = _smallest_image(state)
    if key in drawn:
        return None
    drawn.add(key)
    scores = solve(state)
    if Position(state, scores, "").trivial:
        return None
    return {"moves": list(state.moves), "scores": {str(move): score for move, score in scores.items()}}


def write_positions(entries: Iterable[Mapping[str, Any]], out: Path) -> dict[str, Any]:
    """Put positions in a file; returns its size and SHA-256."""
    text = "".join(json.dumps(entry, separators=(",", ":")) + "\n" for entry in entries)
    return commit(out, gzip.compress(text.encode(), mtime=0) if out.suffix == ".gz" else text.encode())


def _smallest_image(state: State) -> bytes:
    """The same bytes for all symmetric images of a position."""
    images = np.zeros((len(state.game.move_symmetry), *state.array.shape), state.array.dtype)
    for k, image in enumerate(images):
        state.game.symmetry(state.game.parameters, state.array, k, image)
    return min(image.tobytes() for image in images)
