"""An agent's card: how it was trained, on what, and how good it is, in Markdown beside its file."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from . import __version__
from .agents import make_agent
from .arena import match
from .checkpoints import Checkpoint, load_checkpoint
from .config import to_dict
from .errors import AzkitError
from .exact import is_connect_four
from .grade import SIMULATIONS, Position, choose, grades, load_positions, mean_error
from .packaging import PackageReport
from .storage import commit
from .variants import machine

MATCH_GAMES, MATCH_SIMULATIONS = 100, 100


def write_card(checkpoint: Path, built: PackageReport, pure: bool) -> Path:
    """Grade a checkpoint and write the card of the file that was built from it; returns the card's path."""
    loaded, path = load_checkpoint(checkpoint), built.path.with_suffix(".md")
    exact = not pure and loaded.game.name == "connectx"
    book = ", a book of openings" if is_connect_four(loaded.game) else ""
    kind = f"network and search{book}, and exact play once it is within reach" if exact else "network and search only"
    lines = [
        f"# {built.path.name}",
        "",
        f"An agent for {built.game}, trained from the rules alone by azkit {__version__}{_commit()}: {kind}.",
        "",
        *_rows(_training(loaded)),
        "",
        "## Checked under Kaggle's loader, on one core",
        "",
        *_rows(_checks(built)),
        "",
        *_strength(loaded),
        "",
        "## Configuration",
        "",
        *_rows({name: _text(part) for name, part in to_dict(loaded.config).items()}),
    ]
    commit(path, ("\n".join(lines) + "\n").encode())
    return path


def _commit() -> str:
    """The checkout's commit, if azkit runs from one."""
    command = ["git", "rev-parse", "--short", "HEAD"]
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True)
    except OSError:
        return ""
    return f" at commit {done.stdout.strip()}" if done.returncode == 0 else ""


def _training(loaded: Checkpoint) -> dict[str, Any]:
    manifest, variant = loaded.manifest, loaded.manifest["variant"]
    counters, device = manifest["counters"], variant["device"]
    return {
        "generation": loaded.generation,
        "minutes": f"{counters['minutes']:.0f}",
        "self-play games": f"{counters['games']:,.0f}",
        "simulations": f"{counters['simulations']:,.0f}",
        "hardware": f"{machine(device)}, {os.cpu_count()} cores, network on {device} in {variant['dtype']}",
        "seed": loaded.config.seed,
        "versions": _text(manifest["versions"]),
        "weights": f"SHA-256 {manifest['files']['weights.safetensors']['sha256']}",
    }


def _checks(built: PackageReport) -> dict[str, Any]:
    return {
        "size": f"{built.size / 1e6:.2f} MB",
        "SHA-256": built.sha256,
        "first move, cold": f"{built.first_move:.1f} s" if built.first_move else "not checked",
        "without numba and torch": f"{built.first_move_plain:.1f} s" if built.first_move_plain else "not checked",
        "games": "; ".join(built.games or ("not checked",)),
    }


def _strength(loaded: Checkpoint) -> list[str]:
    """Grades against exact play where azkit knows it, else matches."""
    try:
        return ["## Good moves by exact play", "", *_grades(loaded, load_positions(loaded.game))]
    except AzkitError:  # this game is too large for it
        return ["## Matches", "", *_matches(loaded)]


def _matches(loaded: Checkpoint) -> list[str]:
    """Scores with search against agents that learned nothing, one of them on each other seat."""
    game = loaded.game
    lines = [f"{MATCH_SIMULATIONS} simulations a move, from random openings, on every seat equally often.", ""]
    lines += ["| Against | Won, drawn, lost | Score | 95 % |", "|---|---|---|---|"]
    own = make_agent(f"{loaded.path}:{MATCH_SIMULATIONS}", game)
    for rival in ("random", "uct:400", "uct:1600"):
        others = [make_agent(rival, game, seed) for seed in range(1, game.players)]
        told = match(game, [own, *others], MATCH_GAMES).standing(0)
        low, high = told.interval
        counts = f"{told.wins}, {told.draws}, {told.losses}"
        lines.append(f"| {game.players - 1} x {rival} | {counts} | {told.score:.1%} | {low:.1%} to {high:.1%} |")
    return lines


def _grades(loaded: Checkpoint, positions: Sequence[Position]) -> list[str]:
    """Rates of the network alone and with search on azkit's own positions, with 95 % intervals."""
    lines = [f"On {len(positions):,} positions of azkit's own (`azkit grade`).", ""]
    lines += ["| Agent | Good | Good, non-trivial | Perfect | Mean error over the phases |", "|---|---|---|---|---|"]
    for text, name in (
        (f"{loaded.path}:net", "network alone"),
        (f"{loaded.path}:{SIMULATIONS}", f"{SIMULATIONS} simulations"),
    ):
        found = grades(name, positions, list(choose(make_agent(text, loaded.game), positions)))
        cells = [f"{one.good.rate:.2%} ({one.good.low:.2%} to {one.good.high:.2%})" for one in found[:2]]
        lines.append(f"| {name} | {' | '.join(cells)} | {found[0].perfect.rate:.2%} | {mean_error(found):.2%} |")
    return lines


def _rows(values: Mapping[str, Any]) -> list[str]:
    return ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in values.items())]


def _text(part: Any) -> str:
    if isinstance(part, Mapping):
        return ", ".join(f"{name} {_text(value)}" for name, value in part.items()) or "defaults"
    return str(part)
