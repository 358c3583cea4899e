"""A checkpoint becomes one web page that plays offline: rules, search and network in it are azkit's own, compiled."""

import base64
import gzip
import hashlib
import html
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from string import Template
from typing import Any

from ..agents.agents import is_named
from ..errors import AzkitError
from ..files import commit
from ..games.picture import describe
from ..games.static_files import inlined, text_of
from ..nets.nets import numpy_weights
from ..runs.checkpoints import Checkpoint
from ..runs.measured import stored
from ..runs.metrics import read_metrics
from ..runs.mirror import load_checkpoint
from ..version import __version__
from ..wasm.build import build, page_weights

SCRIPTS = (  # in the order in which they need each other
    ("azkit.games", "scenes.js"),
    ("azkit.games", "board.js"),
    ("azkit.submit", "panels.js"),
    ("azkit.submit", "tree.js"),
    ("azkit.submit", "records.js"),
    ("azkit.submit", "review.js"),
    ("azkit.submit", "frame.js"),
    ("azkit.submit", "play.js"),
    ("azkit.submit", "share.js"),
)
STYLES = (("azkit.games", "board.css"), ("azkit.submit", "play.css"))
STRENGTHS = ["net", "simulations", "seconds"]


@dataclass(frozen=True)
class ShareReport:
    """What was written; sizes in bytes."""

    path: Path
    size: int
    gzipped: int
    sha256: str
    game: str
    generation: int


def share(checkpoint: str | Path, out: str | Path, game: str | Path | None = None) -> ShareReport:
    """Write the page of a checkpoint, of a run folder that of the newest; `game` is the file of a user's own rules.

    Raises AzkitError if it cannot be built.
    """
    loaded, out = load_checkpoint(checkpoint, game), Path(out)
    data = page(loaded).encode()
    digest = commit(out, data)["sha256"]
    zipped = len(gzip.compress(data, 9))
    return ShareReport(out, len(data), zipped, digest, loaded.game.describe(), loaded.generation)


def page(checkpoint: Checkpoint) -> str:
    """The text of the page: the same checkpoint gives the same text."""
    game, weights = checkpoint.game, numpy_weights(checkpoint.net)
    built = build(game, weights, checkpoint.config.search)
    label = f"{game.name.replace('_', ' ')}, generation {checkpoint.generation}"
    agent = {"name": "agent", "label": f"generation {checkpoint.generation}", "kind": "run", "strengths": STRENGTHS}
    about = {"info": describe(game), "agents": [agent | {"generations": []}], "layout": built.layout}
    style, script = "".join(map(text_of, STYLES)), inlined(SCRIPTS)
    policy = {
        "default-src": "'none'",
        "script-src": f"'{_digest(script)}' 'wasm-unsafe-eval' blob:",
        "worker-src": "blob:",
        "style-src": f"'{_digest(style)}'",
        "img-src": "data:",
    }
    return Template(text_of(("azkit.submit", "share.html"))).substitute(
        policy="; ".join(f"{name} {value}" for name, value in policy.items()),
        title=html.escape(label),
        style=style,
        facts="".join(f"<dt>{html.escape(name)}</dt><dd>{html.escape(text)}</dd>" for name, text in facts(checkpoint)),
        about=json.dumps(about).replace("<", "\\u003c"),
        worker=text_of(("azkit.submit", "worker.js")),
        script=script,
        wasm=base64.b64encode(built.wasm).decode(),
        weights=base64.b64encode(page_weights(weights)).decode(),
    )


def facts(checkpoint: Checkpoint) -> list[tuple[str, str]]:
    """What made an agent, as names and texts: from its checkpoint, and from its run where that is there."""
    game, net, run = checkpoint.game, checkpoint.config.net, checkpoint.run or checkpoint.path
    shown = [("game", game.name), ("options", _listed(game.options)), ("generation", f"{checkpoint.generation}")]
    with suppress(AzkitError):  # a checkpoint alone, without its run's metrics
        rows = read_metrics(run)[0]
        rows = [row for row in rows if row["generation"] <= checkpoint.generation]
        shown.append(("games of self-play", f"{sum(row.get('games', 0) for row in rows):,}"))
        if measured := [row["win_rate"] for row in rows if row.get("win_rate")]:
            shown.append(("score against", _listed({what: f"{share:.1%}" for what, share in measured[-1].items()})))
    for row in (row for row in stored(run) if row["generation"] == checkpoint.generation):
        if row["kind"] == "grade":
            positions, _, part = (row["positions"] or "").partition(", ")
            if part in ("", "all"):  # not the parts of a set
                of = f"{row['count']:,} positions{'' if positions in ('', 'own', 'sample') else f' of {positions}'}"
                shown.append((f"good moves, {row['agent']}", f"{row['score']:.1%} of {of}"))
        elif row["kind"] == "rating":
            zero = "".join(row["opponents"][:1])  # who has 0 Elo, but for a path of whoever rated them
            above = zero if is_named(zero) else "the first of its ladder"
            shown.append((f"Elo, {row['agent']}", f"{row['score']:.0f} above {above}"))
    return [*shown, ("network", f"{net.blocks} blocks x {net.filters} filters, float16"), ("azkit", __version__)]


def _listed(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


def _digest(text: str) -> str:
    """The hash by which a policy knows an inline script or style."""
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
