"""A run's curves: metrics.jsonl -> PNG files and one self-contained HTML page."""

import base64
import html
import io
import json
from contextlib import suppress
from dataclasses import dataclass
from importlib.resources import files
from itertools import islice
from pathlib import Path
from string import Template
from typing import Any

import matplotlib
import numpy as np
from cycler import cycler
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.ticker import EngFormatter, MaxNLocator, PercentFormatter

from ..errors import AzkitError
from ..files import commit
from ..games.base import Game
from ..runs.checkpoints import stored_config
from ..runs.config import to_dict
from ..runs.measured import stored
from ..runs.metrics import read_metrics
from ..runs.rules import trusted
from .diagnosis import LEAST_SELF_PLAY, diagnose, number
from .replays import replays

INK, MUTED, FAINT = "#1b2530", "#66717d", "#d4dae1"  # text, axes, grid lines; the page has its own in dark mode
COLOURS = ("#3b7dd8", "#e0861a", "#2a9d6f", "#d1495b", "#8a63d2", "#17a2b0", "#b8860b", "#c2569e")
HEAT = LinearSegmentedColormap.from_list("heat", [(0.23, 0.49, 0.85, 0.0), (0.23, 0.49, 0.85, 0.9)])
STYLE: dict[Any, Any] = {
    "font.size": 9, "text.color": INK, "xtick.color": MUTED, "ytick.color": MUTED, "axes.labelcolor": MUTED,
    "axes.titlecolor": INK, "axes.titlesize": 10, "axes.titlelocation": "left", "axes.edgecolor": FAINT,
    "axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True, "grid.color": FAINT,
    "axes.facecolor": "none", "axes.prop_cycle": cycler(color=COLOURS), "legend.frameon": False,
    "text.parse_math": False,  # an opponent's name may hold a dollar
    "xtick.major.size": 0, "ytick.major.size": 0, "lines.linewidth": 1.6, "lines.markersize": 3, "svg.fonttype": "none",
}  # fmt: skip
WIDTH, DPI, MOVES_SHOWN = 9.0, 110, 12  # inches and pixels an inch, as wide as a notebook; rows of a heat map
MANY = 40  # generations from which on lines lose their markers and heat maps their numbers
LONGEST = 70  # characters of moves above a heat map


@dataclass(frozen=True)
class Panel:
    """One set of axes: the metrics it shows, each with its name in the legend, in percent or as they are."""

    title: str
    fields: dict[str, str]
    share: bool = False
    limits: tuple[float | None, float | None] | None = (0.0, None)  # of the vertical axis; None: what the values need


MOST_LINES, MOST_WATCHED, MOST_MOVES = 16, 12, 2000  # of a panel, of a run, of a position; others' runs may say more

Bands = dict[tuple[int | None, str], tuple[float, float]]  # 95 % intervals of scores by generation and opponent


@dataclass(frozen=True)
class Chart:
    """One picture of several panels, and what a healthy one looks like."""

    name: str
    title: str
    panels: tuple[Panel, ...]
    healthy: str


CHARTS = (
    Chart("strength", "Score against fixed opponents", (
        Panel("score", {"win_rate": ""}, share=True, limits=(0.0, 1.0)),
    ), "against random it nears 100 % within a few generations, against stronger opponents later, one after the other. "
       "A fall that lasts means forgetting: enlarge the window. A draw counts half; bands are 95 % intervals."),
    Chart("grades", "Good moves by exact play", (
        Panel("positions where the move keeps the value", {"grades": ""}, share=True, limits=(None, 1.0)),
    ), "both climb all through the run and flatten late; search stays well above the network alone, which catches up."),
    Chart("losses", "Losses", (
        Panel("total", {"loss": ""}, limits=None),
        Panel("policy", {"policy_loss": "loss", "policy_entropy": "network's entropy"}, limits=None),
        Panel("value", {"value_loss": ""}, limits=None),
    ), "steep at first, then slow, with bumps as better games enter the window. The policy loss levels off near the "
       "network's entropy, not at zero. A value loss near zero early on means too few different games."),
    Chart("accuracies", "Accuracies, and what the network lost", (
        Panel("policy", {"policy_accuracy": ""}, share=True, limits=None),
        Panel("value", {"value_accuracy": ""}, share=True, limits=None),
        Panel("silent channels", {"silent_channels": ""}, share=True, limits=(0.0, 1.0)),
    ), "accuracies level off below 100 %: how often the first choice is the search's, and the value's sign that of the "
       "result. Channels fall silent if the learning rate is too high; the network then is a smaller one."),
    Chart("games", "Self-play games", (
        Panel("mean result by seat", {"seat_score": ""}, limits=(-1.05, 1.05)),
        Panel("draws", {"draw_rate": "drawn", "truncated_rate": "cut off"}, share=True, limits=(0.0, 1.0)),
        Panel("plies a game", {"game_length": ""}),
    ), "games grow longer as blunders vanish, then settle. Seats pull apart only as far as the game favours one of "
       "them. One length and one result throughout: raise the temperature or the root noise."),
    Chart("speed", "Speed", (
        Panel("search, a second", {"simulations_per_second": "simulations", "evaluations_per_second": "evaluations"}),
        Panel("positions a second", {"positions_per_second": ""}),
        Panel("cache hits", {"cache_hit_rate": ""}, share=True, limits=(0.0, 1.0)),
    ), "level, but for a first generation that compiles. Simulations outrun evaluations as the cache answers more of "
       "them. A step down while games keep their length: another program on the machine, or heat."),
    Chart("window", "Time and replay window", (
        Panel("seconds a generation", {"selfplay_seconds": "self-play", "train_seconds": "training"}),
        Panel("positions", {"window_positions": "all", "unique_positions": "different"}),
        Panel("learning rate", {"learning_rate": ""}),
    ), f"self-play takes {LEAST_SELF_PLAY:.0%} of the time or more: by default a quarter to a half on a CPU, on a GPU "
       "most of it. The window fills, then stays; if the share of different positions sinks, games repeat."),
)  # fmt: skip


def _series(rows: list[dict[str, Any]], field: str, label: str) -> dict[str, list[tuple[int, float]]]:
    """Points (generation, value) of a field by line: one for a number, one a seat for a list, one a key for a dict."""
    series: dict[str, list[tuple[int, float]]] = {}
    for row in rows:
        values = row.get(field)
        if isinstance(values, list):
            values = {f"seat {seat}": value for seat, value in enumerate(values)}
        elif not isinstance(values, dict):
            values = {label: values}
        for name, value in values.items():
            if np.isfinite(finite := number(value)):
                series.setdefault(name, []).append((row["generation"], finite))
    return series


def _curves(chart: Chart, rows: list[dict[str, Any]], bands: Bands) -> Figure | None:
    """A chart's picture, or None if no generation measured any of its fields."""
    figure = Figure(figsize=(WIDTH, 2.7), layout="constrained")
    for axes, panel in zip(figure.subplots(1, len(chart.panels), squeeze=False)[0], chart.panels):
        series = [_series(rows, field, label) for field, label in panel.fields.items()]
        lines = dict(islice(((name, points) for fields in series for name, points in fields.items()), MOST_LINES))
        for name, points in lines.items():
            marker = "o" if len(points) < MANY else None
            (line,) = axes.plot(*zip(*points), label=name, marker=marker, clip_on=False, zorder=3)
            known = [(x, *np.clip(bands[x, name], 0.0, 1.0)) for x, _ in points if (x, name) in bands]
            if known and "win_rate" in panel.fields:
                style = {"color": line.get_color(), "alpha": 0.12}
                axes.fill_between(*zip(*known), **style, linewidth=8 if len(known) == 1 else 0)
        span = rows[0]["generation"] - 0.5, rows[-1]["generation"] + 0.5
        axes.set(title=panel.title, xlabel="generation", xlim=span, ylim=panel.limits)
        axes.grid(axis="y")
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=6, min_n_ticks=1))
        if panel.share:
            axes.yaxis.set_major_formatter(PercentFormatter(1.0))
        elif axes.get_ylim()[1] >= 1000:
            axes.yaxis.set_major_formatter(EngFormatter(sep=" "))
        if len(lines) > 1 or (lines and "win_rate" in panel.fields):
            axes.legend(loc="best")
    return figure if any(axes.lines for axes in figure.axes) else None


def _policy(name: str, entries: list[tuple[int, dict[str, Any]]]) -> Figure:
    """How policy and value of one watched position changed, given what each generation thought of it."""
    moves = list(dict.fromkeys(move for _, entry in entries for move in entry["policy"]))[:MOST_MOVES]
    heat = np.array([[entry["policy"].get(move, 0.0) for _, entry in entries] for move in moves])
    best = np.sort(np.argsort(-heat.max(axis=1))[:MOVES_SHOWN])  # the game's own order
    moves, heat = [moves[row] for row in best], heat[best]
    places, height = np.arange(len(entries)), 0.2 * len(moves)
    figure = Figure(figsize=(WIDTH, 1.7 + height), layout="constrained")
    upper, lower = figure.subplots(2, 1, height_ratios=[height, 0.7])
    edges = [np.arange(count + 1) - 0.5 for count in (len(entries), len(moves))]
    upper.pcolormesh(*edges, heat, cmap=HEAT, vmin=0.0, vmax=1.0, rasterized=len(entries) > MANY)
    if len(entries) <= MANY // 2:
        for row, column in np.argwhere(heat >= 0.005):
            upper.text(column, row, f"{100 * heat[row, column]:.0f}", ha="center", va="center", fontsize=7.5)
    upper.set_yticks(range(len(moves)), moves)
    played = entries[-1][1]["moves"]
    after = f" (after moves {' '.join(map(str, played))})" if played else ""
    if len(after) > LONGEST:  # wider than the picture, it would leave the axes no room
        after = f" (after {len(played)} moves)"
    upper.set(title=f"{name}{after}: policy, in %", xticks=[])
    upper.invert_yaxis()
    marker = "o" if len(entries) < MANY else None
    lower.plot(places, [entry["value"] for _, entry in entries], color=COLOURS[1], marker=marker)
    lower.set(ylim=(-1.05, 1.05), yticks=(-1, 0, 1), xlim=upper.get_xlim(), xlabel="generation", ylabel="value")
    lower.grid(axis="y")
    ticks = sorted({int(place) for place in np.linspace(0, len(entries) - 1, min(len(entries), 10))})
    lower.set_xticks(ticks, [str(entries[tick][0]) for tick in ticks])
    return figure


def _policies(rows: list[dict[str, Any]], game: Game | None) -> list[tuple[str, Figure]]:
    """For every position that the run watched the board, as HTML, and how policy and value changed."""
    opinions: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for row in rows:
        with suppress(AttributeError, KeyError, TypeError, ValueError, OverflowError):  # a damaged line
            for entry in row["watched"]:
                policy = {str(move): float(share) for move, share in entry["policy"].items()}
                opinion = {"moves": list(entry["moves"]), "policy": policy, "value": float(entry["value"])}
                name, sound = str(entry["name"]), np.isfinite([opinion["value"], *policy.values()]).all()
                if policy and sound and (name in opinions or len(opinions) < MOST_WATCHED):
                    opinions.setdefault(name, []).append((row["generation"], opinion))
    return [(_board(game, entries[-1][1]["moves"]), _policy(name, entries)) for name, entries in opinions.items()]


def _board(game: Game | None, moves: Any) -> str:
    """The position after moves as the game draws it: an image of its own, whose styles cannot reach the page."""
    try:
        svg = game.state(moves).svg() if game else ""
    except (AzkitError, TypeError, ValueError, OverflowError):  # a damaged line
        svg = ""
    if not svg:
        return f"<p>after moves {html.escape(str(moves))}</p>"
    return f'<img alt="board" src="data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}">'


def _save(figure: Figure, path: Path) -> str:
    """Write a picture as PNG; returns it as SVG for the page, in the page's colours."""
    figure.set_dpi(DPI)
    png = io.BytesIO()
    FigureCanvasAgg(figure).print_png(png)  # canvases draw once, where savefig draws twice
    commit(path, png.getvalue())
    figure.set_layout_engine("none")  # keep the layout found
    figure.patch.set_visible(False)  # the page's card shows through
    text = io.StringIO()
    FigureCanvasSVG(figure).print_svg(text, metadata={"Date": None})
    svg = text.getvalue()
    for colour, variable in ((INK, "--ink"), (MUTED, "--muted"), (FAINT, "--faint")):
        svg = svg.replace(colour, f"var({variable})")
    return svg[svg.index("<svg") :]


def _table(name: str, values: dict[str, Any]) -> str:
    """A part of the configuration."""
    cells = (f"<tr><td>{html.escape(key)}</td><td>{html.escape(str(value))}</td></tr>" for key, value in values.items())
    return f"<table><caption>{html.escape(name)}</caption>{''.join(cells)}</table>"


def _findings(rows: list[dict[str, Any]]) -> str:
    """What looks off, or that nothing does."""
    item = "<li><b>{}</b>: {}. Remedy: {}.</li>".format
    items = "".join(item(*map(html.escape, (rule.name, rule.seen, rule.remedy))) for rule in diagnose(rows))
    return f"<ul>{items}</ul>" if items else "<p>Nothing, as far as these rules see.</p>"


def _tiles(rows: list[dict[str, Any]]) -> str:
    """The run's totals and latest scores."""
    tiles = {"generations": str(len(rows))}
    tiles |= {name: f"{np.nansum([number(row.get(name)) for row in rows]):,.0f}" for name in ("games", "positions")}
    tiles["minutes"] = f"{np.nan_to_num(number(rows[-1].get('minutes'))):,.1f}"
    judged = [row["accepted"] for row in rows if isinstance(row.get("accepted"), bool)]
    if judged:
        tiles["networks accepted"] = f"{sum(judged)} of {len(judged)}"
    for name, points in _series(rows, "win_rate", "").items():
        tiles[f"against {name}"] = f"{points[-1][1]:.0%}"
    for name, points in _series(rows, "grades", "").items():
        tiles[f"good moves, {name}"] = f"{points[-1][1]:.1%}"
    return "".join(f"<div><b>{html.escape(value)}</b>{html.escape(name)}</div>" for name, value in tiles.items())


def write_report(run: str | Path, game: str | Path | None = None) -> Path:
    """Draw a run folder's metrics into plots/*.png and report.html; returns the page's path.

    Boards are drawn where the rules are at hand: azkit's own, or in a file `game` of the user's, see load_checkpoint.

    Raises AzkitError if the folder has no metrics yet or cannot be written to.
    """
    run = Path(run)
    rows, skipped = read_metrics(run)
    rows = json.loads(json.dumps(rows, ensure_ascii=False).encode(errors="replace"))  # half characters cannot be drawn
    values, rules, note = dict[str, Any](), None, ""
    try:
        config = stored_config(run)
        values = to_dict(config)
        rules = trusted(config.game, str(run), game).make()
    except AzkitError as error:
        note = f" Without boards: {html.escape(str(error))}."
    parts = {name: part for name, part in values.items() if isinstance(part, dict)}
    top = {"run": {name: value for name, value in values.items() if name not in parts}}
    played, matches = parts.get("game", {}), (row for row in stored(run) if row["kind"] == "match")
    bands: Bands = {(row["generation"], "".join(row["opponents"][:1])): (row["low"], row["high"]) for row in matches}
    note += f" {skipped} damaged line{'s' * (skipped > 1)} of metrics.jsonl skipped." if skipped else ""
    page, plots = run / "report.html", run / "plots"
    section = "<section><h2>{}</h2><p>Healthy: {}</p>{}</section>".format
    watched = '<div class="watched">{}{}</div>'.format
    with matplotlib.rc_context(STYLE):
        curves = [(chart, figure) for chart in CHARTS if (figure := _curves(chart, rows, bands))]
        sections = [section(c.title, c.healthy, _save(figure, plots / f"{c.name}.png")) for c, figure in curves]
        policies = [
            watched(board, _save(figure, plots / f"policy_{number}.png"))
            for number, (board, figure) in enumerate(_policies(rows, rules))
        ]
    text = Template(files("azkit.training").joinpath("report.html").read_text("utf-8")).substitute(
        title=html.escape(f"azkit: {run.resolve().name}"),
        subtitle=html.escape(f"{played.get('name', '')} {played.get('options') or ''}") + note,
        tiles=_tiles(rows),
        findings=_findings(rows),
        sections="\n".join(sections),
        policies="\n".join(policies) or "<p>This run watched no position.</p>",
        replays=replays(run, rules) if rules else "",
        tables="".join(_table(name, part) for name, part in {**top, **parts}.items() if part),
    )
    commit(page, text.encode(errors="replace"))
    return page
