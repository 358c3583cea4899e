"""What a page shows of run folders: curves, the game being played, finished games, and how each generation plays on."""

import json
import math
import threading
import time
from collections.abc import Collection, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from ..agents.opinions import Thought, net_alone
from ..errors import AzkitError
from ..files import read_regular
from ..games.base import Game, State
from ..games.picture import describe, show
from ..nets.evaluator import NetworkEvaluator
from ..runs.checkpoints import MANIFEST, committed, load_checkpoint, stored_config
from ..runs.mirror import follow
from ..runs.rules import digest, is_own, trusted
from ..selfplay.audit import line_of_play
from ..selfplay.live import LIVE
from ..selfplay.samples import NO_MOVE, unpack

CHUNK = 1 << 20  # bytes of metrics.jsonl in one answer
DEEPEST = 8  # levels of lists and objects in one of its lines
LISTED = 200  # finished games of a generation
REPLAYED = 3  # generations that play the same opening on, in one request
NOT_SHOWN = ("watched",)  # of metrics: long, and drawn by the report


def new_lines(path: Path, after: int) -> tuple[list[dict[str, Any]], int]:
    """The complete lines of a file of JSON from byte `after` on, a CHUNK of them at most, and where they end.

    A line that is longer is damaged, and passed over. A file that has become shorter is another one, as after a resume:
    it is read from its beginning.
    """
    if not path.is_file():  # no generation has ended yet; a pipe would never end
        return [], 0
    try:
        with open(path, "rb") as file:
            start = after if after <= file.seek(0, 2) else 0
            file.seek(start)
            data = file.read(CHUNK)
    except OSError:
        return [], 0
    data = data[: data.rfind(b"\n") + 1 or len(data) // CHUNK * CHUNK]
    rows = []
    for line in data.splitlines():
        try:
            row = json.loads(line)
            rows.append(finite({key: value for key, value in row.items() if key not in NOT_SHOWN}))
        except (ValueError, AttributeError, RecursionError):
            continue  # damaged
    return rows, start + len(data)


def written(path: Path) -> int:
    """When a file was last written, in nanoseconds; 0: there is none."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def finite(value: Any, depth: int = DEEPEST) -> Any:
    """The same without numbers that JSON does not know, and what lies deeper than any figure; they become null."""
    if isinstance(value, dict | list | tuple) and depth == 0:
        return None
    if isinstance(value, dict):
        return {str(key): finite(part, depth - 1) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [finite(part, depth - 1) for part in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value


class Watched:
    """One run folder."""

    def __init__(self, folder: Path, sources: Collection[str] = ()) -> None:
        """`sources` are what `make` takes for the games that the server was started for."""
        self.sources = [source for source in sources if is_own(source)]
        self.folder, self.computing = folder, threading.Lock()
        self.shown = lru_cache(maxsize=1)(lambda when: self._live())
        self.replay = lru_cache(maxsize=64)(self._replay)
        self.shard = lru_cache(maxsize=1)(lambda path, when: unpack(self.game, path))
        self.made: tuple[Any, Game] | None = None

    @property
    def game(self) -> Game:
        """The run's game, compiled. Raises AzkitError where its configuration cannot be read or its rules not found."""
        config = stored_config(self.folder).game
        if self.made is None or self.made[0] != config:
            named = next((own for own in self.sources if config.rules in (None, digest(own))), None)
            self.made = config, trusted(config, str(self.folder), named).make().compile()
        return self.made[1]

    def about(self) -> dict[str, Any]:
        """What there is to see."""
        shards = [path for path in sorted(self.folder.glob("games/[0-9]*.parquet")) if path.stem.isdecimal()]
        return {
            "info": describe(self.game),
            "checkpoints": [int(path.name) for path in committed(self.folder)],
            "recorded": [int(path.stem) for path in shards],
        }

    def metrics(self, after: int) -> dict[str, Any]:
        """What generations reported, from a byte of their file on, and the byte to go on from."""
        follow(self.folder)
        rows, end = new_lines(self.folder / "metrics.jsonl", after)
        return {"rows": rows, "offset": end}

    def live_written(self) -> int:
        """When the game being played was last written, in nanoseconds; 0: never."""
        return written(self.folder / LIVE)

    def live(self) -> dict[str, Any] | None:
        """The game being played: the newest position that was searched, what the search found, and what came next."""
        when = self.live_written()
        return self.shown(when) | {"age": time.time() - when / 1e9} if when else None

    def _live(self) -> dict[str, Any]:
        path = self.folder / LIVE
        try:
            game = json.loads(read_regular(path))
            states = line_of_play(self.game, game["start"], game["moves"])
            priors = dict(zip(game["legal"], map(float, game["policy"]), strict=True))
            about = {"generation": int(game["generation"]), "game": int(game["game"])}
            value = list(map(float, game["value"]))
            thought = Thought(states[-1].moves[-1], list(priors), list(priors.values()), value=value)
            analysis = self._analysis(thought, states[-2])
        except (OSError, LookupError, TypeError, ValueError, OverflowError, RecursionError) as error:
            raise AzkitError(f"{path} is no game of {self.game.describe()}: {error}") from None
        return about | {"position": show(states[-2]), "after": show(states[-1]), "analysis": analysis}

    def _analysis(self, thought: Thought, state: State) -> dict[str, Any]:
        return finite(thought.to_dict(self.folder.name, state))

    def _samples(self, generation: int) -> Any:
        path = self.folder / "games" / f"{generation:06d}.parquet"
        if not path.is_file():
            raise AzkitError(f"generation {generation} left no games in {path.parent.name}/")
        return self.shard(path, written(path))

    def games(self, generation: int) -> dict[str, Any]:
        """The first games that a generation finished."""
        samples = self._samples(generation)
        ids, first, plies = np.unique(samples.game, return_index=True, return_counts=True)
        rows = [
            {
                "id": int(ids[index]),
                "plies": int(plies[index]),
                "outcome": finite(samples.outcome[first[index]].tolist()),
                "truncated": bool(samples.truncated[first[index]]),
            }
            for index in range(min(len(ids), LISTED))
        ]
        return {"generation": generation, "total": len(ids), "games": rows}

    def finished(self, generation: int, game_id: int) -> dict[str, Any]:
        """A finished game: all its positions, and what the search thought of each but the last."""
        samples = self._samples(generation)
        rows = np.flatnonzero(samples.game == game_id)
        if not len(rows):
            raise AzkitError(f"generation {generation} has no game {game_id}")
        states = line_of_play(self.game, samples.states[rows[0]], samples.played[rows])
        thoughts = []
        for state, row in zip(states, rows):
            legal = samples.moves[row] != NO_MOVE
            priors = samples.moves[row][legal].tolist(), samples.policy[row][legal].tolist()
            thought = Thought(int(samples.played[row]), *priors, value=samples.values[row].tolist())
            thoughts.append(self._analysis(thought, state))
        return {"positions": list(map(show, states)), "analyses": thoughts}

    def replays(self, opening: Sequence[str], generations: Sequence[int]) -> list[dict[str, Any]]:
        """The same opening, moves as texts or ids, played on by each generation's network alone."""
        if len(generations) > REPLAYED:
            raise AzkitError(f"{len(generations)} generations at once are too many: name {REPLAYED} at most")
        try:
            start = self.game.state(opening)
        except ValueError:  # as ids, where those are no texts of moves
            start = self.game.state([int(move) if move.removeprefix("-").isdecimal() else move for move in opening])
        kept = {int(folder.name): folder for folder in committed(self.folder)}
        if missing := sorted({*generations} - {*kept}):
            raise AzkitError(f"generation {missing[0]} has no checkpoint: choose one of those that are kept")
        folders = [kept[generation] for generation in generations]
        with self.computing:  # one at a time: networks take memory
            return [self.replay(folder, written(folder / MANIFEST), start.moves) for folder in folders]

    def _replay(self, folder: Path, when: int, opening: tuple[int, ...]) -> dict[str, Any]:
        """`when` its manifest was written: a run that begins anew writes it again."""
        checkpoint = load_checkpoint(folder, self.game)
        evaluator = NetworkEvaluator(self.game, checkpoint.net, max_batch=1, device="cpu")
        states = line_of_play(self.game, self.game.initial_state().array, opening)
        thoughts: list[Any] = [None] * len(opening)
        while states[-1].outcome is None:
            thought = net_alone(evaluator, states[-1:])[0]
            thoughts.append(self._analysis(thought, states[-1]))
            states.append(states[-1].play(thought.move))
        return {"generation": checkpoint.generation, "positions": list(map(show, states)), "analyses": thoughts}
