"""A board in a notebook: the page of an agent in a frame, which plays without a kernel, in saved notebooks, too.

A widget would need a kernel that is free, and on Colab code from elsewhere, for the same search with the same network.
"""

from pathlib import Path

from ..agents.kaggle import Framed
from ..runs.mirror import load_checkpoint
from .share import page


def board(agent: str | Path, height: int = 900, game: str | Path | None = None) -> Framed:
    """A board to play against the agent of a run or checkpoint folder; `game` is the file of a user's own rules.

    It adds about 1.5 MB to the notebook's file. Raises AzkitError if it cannot be built.
    """
    checkpoint = load_checkpoint(agent, game)
    picture = checkpoint.game.initial_state().svg()
    # Scripts only: the page has no access to the notebook around it
    return Framed(page(checkpoint), picture, sandbox="allow-scripts", title="board", width="100%", height=height)
