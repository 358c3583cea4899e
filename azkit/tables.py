"""Figures for people: tables of text, numbers and times as words, and how uncertain a share is."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

Z = 1.96  # standard deviations of a 95 % interval


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of as many cells each as lines of text, their columns aligned on the left, two spaces between them."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """Rows of as many cells each, the headings first, as a table in Markdown."""
    headings, *below = [[cell.replace("|", r"\|") for cell in row] for row in rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in (headings, ["---"] * len(headings), *below))


def two_columns(figures: Mapping[str, Any]) -> str:
    """Names and values, a line each; names are shown with spaces for underscores."""
    return "\n".join(aligned([(name.replace("_", " "), _text(value)) for name, value in figures.items()]))


def _text(value: Any) -> str:
    """A value, or a list or mapping of values, in one line: three digits of a number with a fraction."""
    if isinstance(value, float):
        return f"{value:,.3g}" if abs(value) < 999.5 else f"{value:,.0f}"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_text(part)}" for name, part in value.items())
    return ", ".join(map(_text, value)) if isinstance(value, list | tuple) else str(value)


def duration(seconds: float) -> str:
    """A time for people: 40 s, 12 min, 3.5 h."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


def wilson(score: float, games: int) -> tuple[float, float]:
    """95 % interval of a mean score in [0, 1] of independent games (Wilson 1927); all of [0, 1] without games."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * math.sqrt(score * (1 - score) / games + Z * Z / (4 * games * games))
    middle, scale = score + Z * Z / (2 * games), 1 + Z * Z / games
    # Rounding must not put a score of 0 or 1 outside of its interval.
    return max(0.0, min(score, (middle - spread) / scale)), min(1.0, max(score, (middle + spread) / scale))
