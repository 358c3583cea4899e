"""`azkit train --workers N`: the run as processes that Ray starts, told in lines and summed up at its end."""

import time
from pathlib import Path
from typing import Any

import azkit

from ..cluster.launch import Facts, LaunchConfig, launch, ray_here
from ..errors import AzkitError
from ..progress import Progress
from ..runs.shared import HEAD, RUN
from ..store.open import open_store
from ..tables import two_columns
from .options import typed, usual_run
from .sharing import ENDS, begin_or_go_on

# Figures of the learner's in the summary
SHOWN = ("generation", "games", "reuse", "behind", "w_star", "positions_per_second")


def train_together(
    uri: str | None,
    folder: Path | None,
    config: azkit.RunConfig | None,
    game: str | None,
    flags: dict[str, Any],
    how: dict[str, Any],
) -> tuple[dict[str, Any], str]:
    """Begin a run in the store at `uri` or in a folder, or go on there if `config` is None: its figures, and as text.

    `game` may be the path of a user's own rules, `flags` are those of the command, `how` those that a LaunchConfig has.
    Raises AzkitError.
    """
    if uri and folder:
        raise AzkitError("--run and --store both say where the run is: give one of them")
    place = uri or str(folder or usual_run(game))
    if flags["from"] is not None:
        raise AzkitError("--from begins a run in a folder: azkit store import then takes it into a store")
    store, facts, started = open_store(place), Facts(), time.monotonic()
    ray_here()  # before there is a run that nobody works on
    run = begin_or_go_on(store, config, game, {key.rpartition(".")[2]: value for key, value in flags.items()})
    limits = {name: flags[name] for name in ENDS if config is None}  # a new run has its own
    try:
        for facts in launch(store, run, LaunchConfig(**how, **limits), Progress()):  # noqa: B007  # the last count
            pass  # all say for themselves what they do
    except AzkitError:
        if config is not None and not store.list(HEAD):  # nothing has begun: the command, mended, may have the place
            store.delete([RUN])
        raise
    learner = facts.get("learner", {})
    summary: dict[str, Any] = {"store": store.uri} | {name: learner[name] for name in SHOWN if name in learner}
    summary |= {"minutes": (time.monotonic() - started) / 60}
    last = flags["generations"] or run.config.generations
    end = f"--generations {2 * last}" if last else "--minutes 60"
    own = typed(place)
    lines = {
        "play": f"azkit web {own}  (in the browser; in the terminal: azkit play {own})",
        "go on": f"azkit train --resume --workers {how['workers']} --store {own} {end}",
    }
    return summary | {"ended": bool(learner.get("ended"))}, two_columns(summary | lines)
