"""A board in a notebook: the page of an agent in a frame, which plays without a kernel, in saved notebooks, too.

A widget would need a kernel that is free, and on Colab code from elsewhere, for the same search with the same network.
"""

import html
from pathlib import Path

from ..agents.kaggle import Framed
from ..runs.mirror import load_checkpoint
from ..wasm.build import OldNumbaError
from .share import page


def board(agent: str | Path, height: int = 900, game: str | Path | None = None) -> Framed:
    """A board to play against the agent of a run or checkpoint folder; `game` is the file of a user's own rules.

    It adds about 1.5 MB to the notebook's file. Where numba is too old to build it, as on hosts that bring their own, a
    picture stands in its place, with a line that says so. Raises AzkitError if it cannot be built for another reason.
    """
    checkpoint = load_checkpoint(agent, game)
    picture = checkpoint.game.initial_state().svg()
    try:
        shown = page(checkpoint)
    except OldNumbaError as error:  # no reason to end a notebook that is run as a whole
        shown = f"<p>{html.escape(str(error))}</p>{picture}"
    # Scripts only: the page has no access to the notebook around it
    return Framed(shown, picture, sandbox="allow-scripts", title="board", width="100%", height=height)
