"""The game that self-play is playing, for those who watch: one lane's, written once a second at most."""

import json
import os
import time
from contextlib import suppress
from pathlib import Path

import numpy as np

from .samples import NO_MOVE

LIVE = "live.json"  # in a run's folder
SECONDS = 1.0  # between two writings


class Live:
    """Writes to one file, which is whole whenever it is read; nothing that goes wrong here may stop a training."""

    def __init__(self, path: Path) -> None:
        self.path, self.draft, self.next = path, path.with_name(f".{path.name}.partial"), 0.0

    def due(self) -> bool:
        """Whether so much time is over that the next game may be shown."""
        return time.monotonic() >= self.next

    def show(
        self,
        generation: int,
        game_id: int,
        states: np.ndarray,
        played: np.ndarray,
        moves: np.ndarray,
        policy: np.ndarray,
        value: np.ndarray,
    ) -> None:
        """A game of T plies so far: states int16 [T, S] before each ply, played int32 [T]; of the last ply, whose
        search is over, legal moves int32 [W], policy float32 [W] and value float32 [P]."""
        self.next = time.monotonic() + SECONDS
        known = moves != NO_MOVE
        shown = {
            "generation": generation,
            "game": game_id,
            "start": states[0].tolist(),  # an opening drawn by chance came before
            "moves": played.tolist(),
            "legal": moves[known].tolist(),
            "policy": [round(float(share), 4) for share in policy[known]],
            "value": [round(float(share), 4) for share in value],
        }
        with suppress(OSError):  # a full disk, a folder that cannot be written to
            self.draft.write_text(json.dumps(shown))  # not synced: after a crash nobody misses it
            os.replace(self.draft, self.path)
