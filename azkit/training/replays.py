"""Self-play games of a run's beginning, middle and end, to go through on boards inside its report."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import AzkitError
from ..games.base import Game
from ..games.picture import describe
from ..games.static_files import inlined, text_of
from ..runs.config import EARLY
from ..selfplay.audit import line_of_play
from ..selfplay.samples import Samples, unpack

SCRIPTS = [("azkit.games", name) for name in ("scenes.js", "board.js", "player.js")]  # each after those it needs
LARGEST = 100_000  # numbers of all positions together: a report stays small enough to mail
START = """
const { info, games } = JSON.parse(document.getElementById("games").textContent);
document.getElementById("replays").append(new Player(info, games).element);
"""


def replays(run: Path, game: Game) -> str:
    """The section of a report that shows games, as HTML; nothing where no games are left."""
    files = sorted((run / "games").glob("[0-9]*.parquet"))
    shards = {int(path.stem): path for path in files if path.stem.isdecimal()}
    wanted = dict.fromkeys([generation for generation in EARLY if generation in shards] + list(shards)[-1:])
    games, numbers = list[dict[str, Any]](), 0
    for generation in wanted:
        with suppress(AzkitError):  # a damaged file
            positions = _positions(game, unpack(game, shards[generation]))
            numbers += sum(len(position["state"]) for position in positions)
            if numbers <= LARGEST:
                games.append({"title": f"Generation {generation}", "positions": positions})
    if not games:
        return ""
    data = json.dumps({"info": describe(game), "games": games}, separators=(",", ":")).replace("<", "\\u003c")
    styles = "".join(text_of(("azkit.games", name)) for name in ("board.css", "player.css"))
    return (
        "<section><h2>Games of self-play</h2><p>Healthy: in the first generation moves at random, later threats that "
        f"are made and parried.</p><style>{styles}</style>"
        f'<div id="replays"></div><script type="application/json" id="games">{data}</script>'
        f'<script type="module">{inlined(SCRIPTS)}{START}</script></section>'
    )


def _positions(game: Game, samples: Samples) -> list[dict[str, Any]]:
    """The positions of a generation's first game that has no opening drawn by chance, as a board needs them."""
    ids, first = np.unique(samples.game, return_index=True)
    start = game.initial_state().array
    whole = [number for number, row in zip(ids, first) if np.array_equal(samples.states[row], start)]
    rows = np.flatnonzero(samples.game == (whole[0] if whole else ids[0]))
    return [
        {
            "state": state.array.tolist(),
            "ply": state.ply,
            "moves": [int(move) for move in state.moves[-1:]],  # the last is marked
            "to_play": state.to_play,
            "legal": [],
            "outcome": state.outcome,
            "truncated": state.truncated,
            "steps": [],
        }
        for state in line_of_play(game, samples.states[rows[0]], samples.played[rows])
    ]
