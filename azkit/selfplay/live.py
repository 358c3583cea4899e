"""The game that self-play is playing, for those who watch: one lane's, written once a second at most."""

import json
import os
import time
from contextlib import suppress
from pathlib import Path

from .samples import NO_MOVE, Samples

LIVE = "live.json"  # in a run's folder
SECONDS = 1.0  # between two writings


class Live:
    """Writes to one file, which is whole whenever it is read; nothing that goes wrong here may stop a training."""

    def __init__(self, path: Path) -> None:
        self.path, self.draft, self.next = path, path.with_name(f".{path.name}.partial"), 0.0

    def due(self) -> bool:
        """Whether so much time is over that the next game may be shown."""
        return time.monotonic() >= self.next

    def show(self, generation: int, game: Samples) -> None:
        """A game so far, the search for whose last ply is over."""
        self.next = time.monotonic() + SECONDS
        legal = game.moves[-1] != NO_MOVE
        shown = {
            "generation": generation,
            "game": int(game.game[0]),
            "start": game.states[0].tolist(),  # an opening drawn by chance came before
            "moves": game.played.tolist(),
            "legal": game.moves[-1][legal].tolist(),
            "policy": [round(float(share), 4) for share in game.policy[-1][legal]],
            "value": [round(float(share), 4) for share in game.values[-1]],
        }
        with suppress(OSError):  # a full disk, a folder that cannot be written to
            self.draft.write_text(json.dumps(shown))  # not synced: after a crash nobody misses it
            os.replace(self.draft, self.path)
