"""A board in a notebook: the page of an agent in a frame, which plays without a kernel, in saved notebooks, too.

A widget would need a kernel that is free, and on Colab code from elsewhere, for the same search with the same network.
"""

import html
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..runs.mirror import load_checkpoint
from .share import page


@dataclass(frozen=True)
class NotebookBoard:
    """What a cell shows when it ends with one; about 1.5 MB of the notebook's file."""

    page: str = field(repr=False)
    picture: str = field(repr=False)  # the first position, for where frames are not shown
    height: int  # pixels

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        # Scripts only: the page has no access to the notebook around it
        frame = (
            f'<iframe sandbox="allow-scripts" srcdoc="{html.escape(self.page)}" title="board" width="100%" '
            f'height="{self.height}" style="border: 0"></iframe>'
        )
        return {"text/html": frame, "image/svg+xml": self.picture}


def board(agent: str | Path, height: int = 900, game: str | Path | None = None) -> NotebookBoard:
    """A board to play against the agent of a run or checkpoint folder; `game` is the file of a user's own rules.

    Raises AzkitError if it cannot be built.
    """
    checkpoint = load_checkpoint(agent, game)
    return NotebookBoard(page(checkpoint), checkpoint.game.initial_state().svg(), height)
