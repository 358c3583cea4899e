"""`azkit train --workers N`: the run as processes that Ray starts, told in lines and summed up at its end."""

import time
from typing import Any

import azkit

from ..cluster.cycles import cycle_line
from ..cluster.launch import Facts, LaunchConfig, launch, ray_here
from ..errors import AzkitError
from ..progress import Progress
from ..runs.plan import settled
from ..runs.shared import HEAD, RUN, create_run, read_run, reopen
from ..store.open import open_store
from ..tables import two_columns
from .options import is_other, typed

# Figures of the learner's in the summary
SHOWN = ("generation", "games", "reuse", "behind", "w_star", "positions_per_second")


def train_together(
    place: str,
    config: azkit.RunConfig | None,
    game: str | None,
    flags: dict[str, Any],
    how: dict[str, Any],
) -> tuple[dict[str, Any], str]:
    """Begin a run in the store at `place`, or go on with the one there if `config` is None: its figures, and as text.

    `game` may be the path of a user's own rules, `flags` are those of the command, `how` those that a LaunchConfig has.
    Raises AzkitError.
    """
    if flags["from"] is not None:
        raise AzkitError("--from begins a run in a folder: azkit store import then takes it into a store")
    limits = {name: value for name, value in flags.items() if value is not None and config is None}
    if not limits.keys() <= {"generations", "minutes"}:
        raise AzkitError("a shared run keeps its configuration: with --resume only --generations and --minutes change")
    store, progress, facts, last_generation, started = open_store(place), Progress(), Facts(), -1.0, time.monotonic()
    ray_here()  # before there is a run that nobody works on
    if config is None:
        run = read_run(store, game)
        if is_other(game, run.config.game.name):
            raise AzkitError(f"{store.uri} is a run of {run.config.game.name}, not of {game}")
        reopen(store)
    else:
        run = create_run(store, settled(config))  # a shared run's network keeps its size
    try:
        for facts in launch(store, run, LaunchConfig(**how, **limits), progress):
            learner = facts.get("learner", {})
            if learner.get("generation", 0.0) > last_generation and "reuse" in learner:
                last_generation = learner["generation"]
                progress.say(cycle_line(learner, run.config.train.reuse))
    except AzkitError:
        if config is not None and not store.list(HEAD):  # nothing has begun: the command, mended, may have the place
            store.delete([RUN])
        raise
    learner = facts.get("learner", {})
    summary: dict[str, Any] = {"store": store.uri} | {name: learner[name] for name in SHOWN if name in learner}
    summary |= {"minutes": (time.monotonic() - started) / 60}
    last = limits.get("generations") or run.config.generations
    end = f"--generations {2 * last}" if last else "--minutes 60"
    own = typed(place)
    lines = {
        "play": f"azkit web {own}  (in the browser; in the terminal: azkit play {own})",
        "go on": f"azkit train --resume --workers {how['workers']} --store {own} {end}",
    }
    return summary | {"ended": bool(learner.get("ended"))}, two_columns(summary | lines)
