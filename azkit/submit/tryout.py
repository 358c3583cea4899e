"""Tries an agent file out as Kaggle would run it: on one core, in an empty folder, with azkit out of reach."""

import json
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from ..agents.kaggle import import_kaggle, kaggle_options, observe
from ..errors import AzkitError
from ..games.base import Game

HERE = Path(__file__).parent
QUICK = 0.25  # actTimeout of the checks that need no full thinking time
FULL = 2.0  # Kaggle's actTimeout
TIMED_MOVES = 3  # of each seat with that
PLAINLY = "azkit: going on as plain Python"  # what an agent file says
PATIENCE = 600.0  # seconds for all games and moves of one process


def try_out(text: str, game: Game) -> dict[str, Any]:
    """Try an agent file out as Kaggle would, on one core and with azkit out of reach.

    Its loader and episodes: a few moves in Kaggle's full time, then whole games with less of it, in both seats and
    against itself; then without numba and torch; then with damaged weights.
    Returns first_move, first_move_plain and later_moves (seconds) and games (lines of text). Raises AzkitError for
    what Kaggle would not accept, or if kaggle-environments is missing.
    """
    import_kaggle()
    positions = _positions(game)
    others = ["random"] * (game.players - 1)
    first = {"agents": ["file", *others], "actTimeout": FULL, "episodeSteps": TIMED_MOVES * game.players + 1}
    seated = [["file", *others], [*others, "file"], ["file"] * game.players]
    games = [first, *({"agents": agents, "actTimeout": QUICK} for agents in seated)]
    whole = _observe(text, game, games=games, positions=positions)
    slow_first = [positions[0] | {"actTimeout": FULL}, *positions[1:]]
    plain = _observe(text, game, blocked=["numba", "torch"], positions=slow_first)
    for observed in (whole, plain):
        # What the agent says where it does without network or search
        if lines := [line for line in observed["stderr"].splitlines() if "azkit: no " in line]:
            raise AzkitError(f"the agent file does without its network: {lines[-1]}")
    before, plainly, _ = whole["stderr"].partition(PLAINLY)
    if plainly:  # as Kaggle's numba may compile it all the same
        warnings.warn(f"the agent file was tried out as plain Python only: {_last_line(before)}", stacklevel=2)
    start = text.index('WEIGHTS = """\n') + 100
    damaged = text[:start] + ("A" if text[start] != "A" else "B") + text[start + 1 :]
    late = [position | {"remainingOverageTime": 0.0} for position in positions]
    if "damaged" not in _observe(damaged, game, positions=late)["stderr"]:
        raise AzkitError("the agent file does not notice damaged weights")
    timed, *played = whole["games"]
    first_move, *later = timed["seconds"][0]
    return {
        "first_move": first_move,
        "first_move_plain": plain["moves"][0]["seconds"],
        "later_moves": max(later, default=None),
        "games": tuple(
            f"{' - '.join(game['agents'])}: {' '.join(game['statuses'])}, rewards {game['rewards']}" for game in played
        ),
    }


def _positions(game: Game) -> list[dict[str, Any]]:
    """The first position and some of a random game, as observations with their legal moves."""
    running = game.random_game(np.random.default_rng(0))
    return [
        observe(state) | {"legal": state.legal_moves(), "actTimeout": QUICK, "remainingOverageTime": 60.0}
        for state in running[:: max(1, len(running) // 3)]
    ]


def _observe(
    text: str,
    game: Game,
    blocked: Sequence[str] = (),
    games: Sequence[dict[str, Any]] = (),
    positions: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Run loader.py on a file with this text in an empty folder; what it saw, if Kaggle would accept it."""
    job = {
        "environment": game.name,
        "register": None if game.extras.kaggle.built_in else game.source,
        "players": game.players,
        "configuration": kaggle_options(game),
        "blocked": list(blocked),
        "games": list(games),
        "positions": list(positions),
    }
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "main.py")
        file.write_text(text, encoding="utf-8")
        try:
            process = subprocess.run(
                [sys.executable, "-P", str(HERE / "loader.py")],
                input=json.dumps(job | {"file": str(file)}),
                capture_output=True,
                text=True,
                cwd=folder,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            raise AzkitError(f"trying out the agent file takes longer than {PATIENCE:.0f} s") from None
    if process.returncode or not process.stdout:
        why = _last_line(process.stderr) if process.returncode else "it ends the process that loads it"
        raise AzkitError(f"the agent file does not run in Kaggle's loader: {why}")
    observed = json.loads(process.stdout.splitlines()[-1])
    if "last" in observed:
        raise AzkitError(f"Kaggle would call {observed['last']}: nothing callable may follow `def agent`")
    for episode in observed["games"]:
        errors = "\n".join(episode["errors"])
        observed["stderr"] += errors
        if set(episode["statuses"]) != {"DONE"}:
            ended = f"{' - '.join(episode['agents'])} ended {' '.join(episode['statuses'])}"
            raise AzkitError(f"{ended}: {_last_line(errors)}")
    for position, played in zip(positions, observed["moves"], strict=True):
        if played["move"] not in map(repr, position["legal"]):
            raise AzkitError(f"the agent answers {played['move']} where {position['legal']} are legal")
    return observed


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]
