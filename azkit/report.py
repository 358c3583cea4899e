"""A run's curves: metrics.jsonl -> PNG files and one self-contained HTML page."""

from __future__ import annotations

import html
import io
import json
import math
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Any

import matplotlib
import numpy as np
from cycler import cycler
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.colors import LinearSegmentedColormap
from matplotlib.figure import Figure
from matplotlib.patches import Circle
from matplotlib.ticker import EngFormatter, MaxNLocator, PercentFormatter

from .arena import wilson
from .diagnosis import diagnose
from .errors import AzkitError
from .games import grid
from .games.base import make
from .journal import read_metrics

INK, MUTED, FAINT = "#1b2530", "#66717d", "#d4dae1"  # text, axes, grid lines; the page has its own in dark mode
COLOURS = ("#3b7dd8", "#e0861a", "#2a9d6f", "#d1495b", "#8a63d2", "#17a2b0", "#b8860b", "#c2569e")
HEAT = LinearSegmentedColormap.from_list("heat", [(0.23, 0.49, 0.85, 0.0), (0.23, 0.49, 0.85, 0.9)])
STYLE: dict[Any, Any] = {
    "font.size": 9, "text.color": INK, "xtick.color": MUTED, "ytick.color": MUTED, "axes.labelcolor": MUTED,
    "axes.titlecolor": INK, "axes.titlesize": 10, "axes.titlelocation": "left", "axes.edgecolor": FAINT,
    "axes.spines.top": False, "axes.spines.right": False, "axes.axisbelow": True, "grid.color": FAINT,
    "axes.facecolor": "none", "axes.prop_cycle": cycler(color=COLOURS), "legend.frameon": False,
    "xtick.major.size": 0, "ytick.major.size": 0, "lines.linewidth": 1.6, "lines.markersize": 3, "svg.fonttype": "none",
}  # fmt: skip
WIDTH, DPI, MOVES_SHOWN = 9.0, 110, 12  # inches and pixels an inch, as wide as a notebook; rows of a heat map
MANY = 40  # generations from which on lines lose their markers and heat maps their numbers


@dataclass(frozen=True)
class Panel:
    """One set of axes: the metrics it shows, each with its name in the legend, in percent or as they are."""

    title: str
    fields: dict[str, str]
    share: bool = False
    limits: tuple[float | None, float | None] | None = (0.0, None)  # of the vertical axis; None: what the values need


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
    ), "self-play takes half of the time or more. The window fills, then stays; if the share of different positions "
       "sinks, games repeat each other."),
)  # fmt: skip


def _series(rows: list[dict[str, Any]], field: str, label: str) -> dict[str, list[tuple[int, float]]]:
    """Points (generation, value) of a field by line: one for a number, one a seat for a list, one a key for a dict."""
    series: dict[str, list[tuple[int, float]]] = {}
    for row in rows:
        value = row.get(field)
        if isinstance(value, list):
            value = {f"seat {seat}": one for seat, one in enumerate(value)}
        elif not isinstance(value, dict):
            value = {label: value}
        for name, one in value.items():
            if isinstance(one, int | float) and math.isfinite(one):
                series.setdefault(name, []).append((row["generation"], one))
    return series


def _curves(chart: Chart, rows: list[dict[str, Any]], match_games: int) -> Figure | None:
    """A chart's picture, or None if no generation measured any of its fields; 0 `match_games` are not known."""
    figure = Figure(figsize=(WIDTH, 2.7), layout="constrained")
    for axes, panel in zip(figure.subplots(1, len(chart.panels), squeeze=False)[0], chart.panels):
        series = [_series(rows, field, label) for field, label in panel.fields.items()]
        lines = {name: points for one in series for name, points in one.items()}
        for name, points in lines.items():
            marker = "o" if len(points) < MANY else None
            (line,) = axes.plot(*zip(*points), label=name, marker=marker, clip_on=False, zorder=3)
            if match_games and "win_rate" in panel.fields:
                low, high = zip(*(wilson(score, match_games) for _, score in points))
                style = {"color": line.get_color(), "alpha": 0.12}
                axes.fill_between([x for x, _ in points], low, high, **style, linewidth=8 if len(points) == 1 else 0)
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


def _draw_board(axes: Axes, text: str) -> None:
    """A board from its text: discs in the seats' colours with their numbers where it is a grid, else the text."""
    axes.axis("off")
    cells = [line.split() for line in text.splitlines()]
    plain = all(len(cell) == 1 or cell[1:].isdecimal() for line in cells for cell in line)
    if len({len(line) for line in cells}) != 1 or not plain:
        axes.text(0.5, 0.5, text, family="monospace", ha="center", va="center", transform=axes.transAxes)
        return
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            if cell == "." or cell[0] in grid.MARKS:
                fill = "none" if cell == "." else grid.COLOURS[grid.MARKS.index(cell[0])]
                axes.add_patch(Circle((column, row), 0.4, facecolor=fill, edgecolor=FAINT if cell == "." else MUTED))
                axes.text(column, row, cell[1:], ha="center", va="center", color="white", weight="bold")
            else:
                axes.text(column, row, cell, ha="center", va="center", color=MUTED)
    axes.set(xlim=(-0.6, len(cells[0]) - 0.4), ylim=(len(cells) - 0.4, -0.6), aspect="equal")


def _policy(name: str, seen: list[tuple[int, dict[str, Any]]], board: str) -> Figure:
    """How policy and value of one watched position changed; `seen` has (generation, entry) pairs."""
    moves = list(dict.fromkeys(move for _, entry in seen for move in entry["policy"]))
    heat = np.array([[entry["policy"].get(move, 0.0) for _, entry in seen] for move in moves])
    best = np.sort(np.argsort(-heat.max(axis=1))[:MOVES_SHOWN])  # the game's own order
    moves, heat = [moves[row] for row in best], heat[best]
    places, height = np.arange(len(seen)), 0.2 * len(moves)
    figure = Figure(figsize=(WIDTH, 1.7 + height), layout="constrained")
    axes = figure.subplot_mosaic("BU;BL", width_ratios=[1, 3], height_ratios=[height, 0.7])
    _draw_board(axes["B"], board)
    upper, lower = axes["U"], axes["L"]
    upper.pcolormesh(places, range(len(moves)), heat, cmap=HEAT, vmin=0.0, vmax=1.0, rasterized=len(seen) > MANY)
    if len(seen) <= MANY // 2:
        for row, column in np.argwhere(heat >= 0.005):
            upper.text(column, row, f"{100 * heat[row, column]:.0f}", ha="center", va="center", fontsize=7.5)
    upper.set_yticks(range(len(moves)), moves)
    upper.set(title=f"{name}: policy, in %", xticks=[])
    upper.invert_yaxis()
    marker = "o" if len(seen) < MANY else None
    lower.plot(places, [entry["value"] for _, entry in seen], color=COLOURS[1], marker=marker)
    lower.set(ylim=(-1.05, 1.05), yticks=(-1, 0, 1), xlim=upper.get_xlim(), xlabel="generation", ylabel="value")
    lower.grid(axis="y")
    ticks = sorted({int(place) for place in np.linspace(0, len(seen) - 1, min(len(seen), 10))})
    lower.set_xticks(ticks, [str(seen[tick][0]) for tick in ticks])
    return figure


def _policies(rows: list[dict[str, Any]], config: dict[str, Any]) -> list[Figure]:
    """One picture for every position that the run watched."""
    seen: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for row in rows:
        for entry in row.get("watched") or []:
            seen.setdefault(entry["name"], []).append((row["generation"], entry))
    figures = []
    for name, entries in seen.items():
        moves = entries[-1][1]["moves"]
        try:
            board = str(make(config["game"]["name"], **config["game"]["options"]).state(moves))
        except (AzkitError, KeyError, TypeError):  # the game's file moved, or config.json is not there
            board = f"after moves\n{' '.join(map(str, moves)) or '(none)'}"
        figures.append(_policy(name, entries, board))
    return figures


def _save(figure: Figure, path: Path) -> str:
    """Write a picture as PNG; returns it as SVG for the page, in the page's colours."""
    figure.set_dpi(DPI)
    FigureCanvasAgg(figure).print_png(path)  # canvases draw once, where savefig draws twice
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
    cells = (f"<tr><td>{html.escape(key)}</td><td>{html.escape(str(one))}</td></tr>" for key, one in values.items())
    return f"<table><caption>{html.escape(name)}</caption>{''.join(cells)}</table>"


def _findings(rows: list[dict[str, Any]]) -> str:
    """What looks off, or that nothing does."""
    items = "".join(
        f"<li><b>{html.escape(one.name)}</b>: {html.escape(one.seen)}. Remedy: {html.escape(one.remedy)}.</li>"
        for one in diagnose(rows)
    )
    return f"<ul>{items}</ul>" if items else "<p>Nothing, as far as these rules see.</p>"


def _tiles(rows: list[dict[str, Any]]) -> str:
    """The run's totals and latest scores."""
    tiles = {name: f"{sum(row.get(name) or 0 for row in rows):,}" for name in ("games", "positions")}
    tiles = {"generations": str(len(rows)), **tiles, "minutes": f"{rows[-1].get('minutes') or 0:,.1f}"}
    judged = [row["accepted"] for row in rows if row.get("accepted") is not None]
    if judged:
        tiles["networks accepted"] = f"{sum(judged)} of {len(judged)}"
    for name, points in _series(rows, "win_rate", "").items():
        tiles[f"against {name}"] = f"{points[-1][1]:.0%}"
    for name, points in _series(rows, "grades", "").items():
        tiles[f"good moves, {name}"] = f"{points[-1][1]:.1%}"
    return "".join(f"<div><b>{html.escape(value)}</b>{html.escape(name)}</div>" for name, value in tiles.items())


def write_report(run: Path) -> Path:
    """Draw a run folder's metrics into plots/*.png and report.html; returns the page's path.

    Raises AzkitError if the folder has no metrics yet or cannot be written to.
    """
    rows, skipped = read_metrics(run)
    try:
        config = json.loads((run / "config.json").read_bytes())
    except (OSError, ValueError):
        config = {}
    parts = {"run": {name: part for name, part in config.items() if not isinstance(part, dict)}}
    parts |= {name: part for name, part in config.items() if isinstance(part, dict)}
    game, games = config.get("game", {}), config.get("match", {}).get("games", 0)
    note = f" {skipped} damaged line{'s' * (skipped > 1)} of metrics.jsonl skipped." if skipped else ""
    page, plots = run / "report.html", run / "plots"
    section = "<section><h2>{}</h2><p>Healthy: {}</p>{}</section>".format
    try:
        plots.mkdir(exist_ok=True)
        with matplotlib.rc_context(STYLE):
            curves = [(chart, one) for chart in CHARTS if (one := _curves(chart, rows, games))]
            sections = [section(c.title, c.healthy, _save(one, plots / f"{c.name}.png")) for c, one in curves]
            policies = [_save(one, plots / f"policy_{i}.png") for i, one in enumerate(_policies(rows, config))]
        text = Template(files("azkit").joinpath("report.html").read_text("utf-8")).substitute(
            title=html.escape(f"azkit: {run.resolve().name}"),
            subtitle=html.escape(f"{game.get('name', '')} {game.get('options') or ''}") + note,
            tiles=_tiles(rows),
            findings=_findings(rows),
            sections="\n".join(sections),
            policies="\n".join(policies) or "<p>This run watched no position.</p>",
            tables="".join(_table(name, part) for name, part in parts.items() if part),
        )
        page.write_text(text, encoding="utf-8")
    except OSError as error:
        raise AzkitError(f"{error.filename or run}: cannot write the report ({error.strerror})") from None
    return page
