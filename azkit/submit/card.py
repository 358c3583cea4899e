"""An agent's card: how it was trained, on what, and how good it is, in Markdown beside its file."""

import html
import re
import subprocess
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ..agents.agents import checkpoint_agent, make_agent
from ..arena.grading import SIMULATIONS, choose, grades, table
from ..arena.match import match
from ..arena.positions import load_positions
from ..errors import AzkitError, printable, tell
from ..files import commit
from ..nets.variants import Variant
from ..runs.checkpoints import Checkpoint
from ..runs.config import to_dict
from ..runs.manifests import BEST, WEIGHTS
from ..tables import markdown
from ..version import __version__
from .package import PackageReport

CHECKED = "## Checked under Kaggle's loader, on one core"
PURE = "network and search only"
BEFORE = "The same weights were packaged before"
MATCH_GAMES, MATCH_SIMULATIONS = 100, 100


def write_card(loaded: Checkpoint | str, built: PackageReport, pure: bool) -> Path:
    """Grade a checkpoint and write the card of the file that was built from it; returns the card's path.

    In a checkpoint's place may stand the agent file that was packaged anew; AzkitError if no card lies beside it.
    """
    if isinstance(loaded, str):
        return _renew(Path(loaded), built, pure)
    path, game, kind = _beside(built.path), loaded.game, PURE
    if not pure and game.extras.prover(game, b"") is not None:
        book = ", a book of openings" if game.extras.book(game) else ""
        kind = f"network and search{book}, and exact play once it is within reach"
    text = f"""# {built.path.name}

An agent for {built.game}, packaged by azkit {__version__}{_commit()}: {kind}.

{_rows(_training(loaded))}

{CHECKED}

{_rows(_checks(built))}

{_strength(loaded)}

## Configuration

{_rows(to_dict(loaded.config))}
"""
    commit(path, text.encode())
    return path


def _renew(file: Path, built: PackageReport, pure: bool) -> Path:
    """The card of an agent file that was packaged anew is that of the old file, with new checks.

    Figures of strength stay, as the network does, with a word on which file's they are.
    """
    old, path = card_of(file), _beside(built.path)
    head, _, rest = old.read_text(encoding="utf-8").partition(CHECKED)
    strength = rest.partition("\n\n## ")[2]
    made = re.compile(r"packaged by azkit [\d.]+((?: at commit \w+)?): (.*)\.$", re.MULTILINE)
    if (before := made.search(head)) and BEFORE not in head:
        head += f"{BEFORE}{before[1]}, of which grades and matches here are.\n\n"
    head = made.sub(lambda of: f"packaged by azkit {__version__}{_commit()}: {PURE if pure else of[2]}.", head, count=1)
    head = head.removeprefix(f"# {file.name}")
    commit(path, f"# {built.path.name}{head}{CHECKED}\n\n{_rows(_checks(built))}\n\n## {strength}".encode())
    return path


def card_of(file: Path) -> Path:
    """The card of an agent file that is packaged anew. Raises AzkitError if there is none."""
    if not (card := _beside(file)).is_file():
        raise AzkitError(f"--card: {card} is not there, and {file} does not say how it was trained: package its run")
    return card


def _beside(file: Path) -> Path:
    """Where the card of an agent file lies."""
    return file.with_name(file.name.removesuffix(".py").removesuffix(".tar.gz") + ".md")


def _commit() -> str:
    """The checkout's commit, if azkit runs from one."""
    checkout, command = Path(__file__).parents[2], ["git", "rev-parse", "--short", "HEAD"]
    if not (checkout / ".git").exists():  # installed, perhaps in an environment that lies in somebody's own checkout
        return ""
    try:
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
    except OSError:
        return ""
    return f" at commit {done.stdout.strip()}" if done.returncode == 0 else ""


def _training(loaded: Checkpoint) -> dict[str, Any]:
    manifest, variant, counters = loaded.manifest, loaded.manifest["variant"], loaded.manifest["counters"]
    hardware = "{machine}, network on {device}, {engine} {dtype}, torch with {threads} threads"
    return {
        "generation": loaded.generation,
        "minutes": f"{counters.get('minutes', 0):.0f}",
        "self-play games": f"{counters.get('games', 0):,.0f}",  # none of a network that learned from records alone
        "simulations": f"{counters.get('simulations', 0):,.0f}",
        "hardware": hardware.format(**asdict(Variant.from_dict(variant))) if variant else "none: it has not played yet",
        "seed": loaded.config.seed,
        "versions": manifest.get("versions", {}),
        "weights": f"SHA-256 {manifest['files'][BEST if BEST in manifest['files'] else WEIGHTS]['sha256']}",
    }


def _checks(built: PackageReport) -> dict[str, Any]:
    return {
        "size": f"{built.size / 1e6:.2f} MB",
        "SHA-256": built.sha256,
        "first move, cold": f"{built.first_move:.1f} s",
        "without numba and torch": f"{built.first_move_plain:.1f} s",
        "games": "; ".join(built.games or ()),
    }


def _strength(loaded: Checkpoint) -> str:
    """Grades of the network alone and with search where azkit has positions with exact scores, else matches."""
    game = loaded.game
    try:
        positions = load_positions(game)
    except AzkitError:
        return _matches(loaded)
    parts = [f"## Good moves by exact play\n\nOn {len(positions):,} positions of azkit's own (`azkit grade`)."]
    for budget, name in (("net", "network alone"), (str(SIMULATIONS), f"{SIMULATIONS} simulations")):
        tell(f"the card needs moves in {len(positions):,} positions: {name}")
        moves = choose(checkpoint_agent(loaded, game, budget, name), positions)
        parts.append(f"```\n{table(grades(name, positions, list(moves)))}\n```")
    return "\n\n".join(parts)


def _matches(loaded: Checkpoint) -> str:
    """With search, against agents that learned nothing, one of them on each other seat."""
    game, parts = loaded.game, ["## Matches"]
    own = checkpoint_agent(loaded, game, str(MATCH_SIMULATIONS), f"{MATCH_SIMULATIONS} simulations")
    for rival in ("random", "uct:400", "uct:1600"):
        tell(f"the card needs {MATCH_GAMES} games against {rival}")  # of Hive an hour of them
        others = [make_agent(rival, game, seed) for seed in range(1, game.players)]
        parts.append(f"```\n{match(game, [own, *others], MATCH_GAMES).table()}\n```")
    return "\n\n".join(parts)


def _rows(values: Mapping[str, Any]) -> str:
    texts = ((name, html.escape(printable(_text(value)), quote=False)) for name, value in values.items())
    return markdown([("", ""), *texts])  # what a run says of itself may be anybody's, and cards are published


def _text(part: Any) -> str:
    if isinstance(part, Mapping):
        return ", ".join(f"{name} {_text(value)}" for name, value in part.items()) or "defaults"
    return str(part)
