"""A board in a notebook: the page of an agent in a frame, which plays without a kernel, in saved notebooks, too."""

import html
from dataclasses import dataclass, field
from pathlib import Path

from ..runs.checkpoints import load_checkpoint
from .share import page


@dataclass(frozen=True)
class NotebookBoard:
    """What a cell shows when it ends with one; about 1.5 MB of the notebook's file."""

    page: str = field(repr=False)
    height: int  # pixels

    def _repr_html_(self) -> str:
        # Scripts only: the page has no access to the notebook around it
        return (
            f'<iframe sandbox="allow-scripts" srcdoc="{html.escape(self.page)}" title="board" width="100%" '
            f'height="{self.height}" style="border: 0"></iframe>'
        )


def board(agent: str | Path, height: int = 900) -> NotebookBoard:
    """A board to play against the agent of a run or checkpoint folder. Raises AzkitError if it cannot be built."""
    return NotebookBoard(page(load_checkpoint(agent)), height)
