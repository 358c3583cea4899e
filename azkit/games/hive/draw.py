"""Hive as text and as a picture."""

from collections import Counter

import numpy as np

from ..base import State
from ..view import View
from .notation import SEATS, stacks_of, unfold, verdict
from .pieces import CELLS, HALF, KIND, LAST, PIECES, SIDE, STATUS, TAKES_PART, TO_PLAY, name
from .position import in_hand

TILES = ("#f4ecd8", "#23262b")  # by seat
BUGS = {"Q": "#d9a000", "S": "#843", "B": "#75b", "G": "#394", "A": "#27c", "M": "#788", "L": "#d33", "P": "#199"}
MARK = "#ff8a1f"  # the last move, the seat to move
HEXAGON = "M0-20 17.32-10V10L0 20-17.32 10V-10Z"
WIDTH, HEIGHT, PANEL = 400, 320, 62  # of a picture, and of either hand at its side


def _hand(state: State, seat: int) -> Counter[str]:
    """How many of each bug a seat has not placed."""
    own = range(HALF * seat, HALF * seat + HALF)
    return Counter(name(piece)[1] for piece in own if in_hand(state.game.parameters, state.array, piece))


def _moved(state: State) -> int:
    """The piece of the last move, or a number that no piece has."""
    return state.moves[-1] // CELLS if state.moves else int(state.array[LAST]) - 1


def view(parameters: np.ndarray) -> View:
    """How a page draws Hive; `parameters` tell which pieces take part."""
    names = [name(piece) if parameters[TAKES_PART + KIND[piece]] else "" for piece in range(PIECES)]
    pieces = tuple((text, BUGS[text[1]] if text else "") for text in names)
    return View(kind="hex", rows=SIDE, columns=SIDE, seats=SEATS, colours=TILES, pieces=pieces)


def text(state: State) -> str:
    """The board as lines of text: [the last piece moved], stacks+ and what they hold, hands."""
    stacks, moved = stacks_of(state), _moved(state)
    places = {(r, 2 * q + r): stacks[cell] for cell, (q, r) in unfold(stacks).items()}
    left, lines = min((x for _, x in places), default=0), {r: "" for r, _ in sorted(places)}
    for (r, x), stack in sorted(places.items()):
        label = name(stack[-1]) + "+" * (len(stack) > 1)
        lines[r] = lines[r].ljust(3 * (x - left)) + (f"[{label}]" if stack[-1] == moved else f" {label}")
    below = sorted(" on ".join(map(name, stack[::-1])) for stack in stacks.values() if len(stack) > 1)
    for seat, colour in enumerate(SEATS):
        held = " ".join(bug * count for bug, count in _hand(state, seat).items())
        below.append(f"{colour} in hand: {held or 'nothing'}")
    return "\n".join([*lines.values(), *below, verdict(state)])


def svg(state: State) -> str:
    """The board as a picture between both hands: height of stacks in numbers, the last move outlined."""
    stacks, moved, before = stacks_of(state), _moved(state), state.previous
    left = int(before.array[moved]) - 1 if before is not None and moved < PIECES else -1
    left = left % CELLS if left >= 0 else -1  # the cell that the last piece moved came from
    places = unfold(stacks if left < 0 else {left: [], **stacks})
    spots = {cell: (17.32 * (2 * q + r), 30.0 * r) for cell, (q, r) in places.items()}
    xs, ys = ([spot[axis] for spot in spots.values()] or [0.0] for axis in (0, 1))
    side, heading = (PANEL, 28) if _hand(state, 0) or _hand(state, 1) else (8, 68)
    high, wide = (HEIGHT - heading) / (max(ys) - min(ys) + 50), (WIDTH - 2 * side) / (max(xs) - min(xs) + 44)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'role="img" font-family="sans-serif" text-anchor="middle"><rect width="100%" height="100%" rx="8" '
        f'fill="#6f8db3"/><g transform="translate({WIDTH / 2} {HEIGHT / 2 - 10}) scale({min(1.25, wide, high):.3f}) '
        f'translate({-(max(xs) + min(xs)) / 2:.1f} {-(max(ys) + min(ys)) / 2:.1f})">',
    ]
    gap = f'<path d="{HEXAGON}" fill="none" stroke="{MARK}" stroke-width="2" stroke-dasharray="4 3"/>'
    for cell, (x, y) in sorted(spots.items(), key=lambda item: item[1][::-1]):
        inside = (gap if cell == left else "") + _stack(stacks.get(cell, []), moved)
        parts.append(f'<g transform="translate({x:.1f} {y:.1f})">{inside}</g>')
    caption = f'<text x="{WIDTH // 2}" y="{HEIGHT - 9}" font-size="14" fill="#fff">{verdict(state)}</text></svg>'
    return "".join([*parts, "</g>", _panel(state, 0), _panel(state, 1), caption])


def _stack(stack: list[int], moved: int) -> str:
    """The picture of a cell's pieces, each raised above what it covers."""
    parts = [f"<title>{' on '.join(map(name, stack[::-1]))}</title>"]
    for height, piece in enumerate(stack):
        tile = _tile(piece // HALF, name(piece)[1:], piece == moved)
        parts.append(f'<g transform="translate(0 {-5 * height})">{tile}</g>')
    if len(stack) > 1:
        badge = f'<circle r="6.5" fill="#fff" stroke="#333"/><text y="4" font-size="11">{len(stack)}</text>'
        parts.append(f'<g transform="translate(11.5 {-4 - 5 * len(stack)})">{badge}</g>')
    return "".join(parts)


def _tile(seat: int, label: str, marked: bool = False) -> str:
    """A piece's picture, its centre at 0, 0."""
    edge = f'stroke="{MARK}" stroke-width="3"' if marked else 'stroke="#5b6470"'
    return (
        f'<path d="{HEXAGON}" fill="{TILES[seat]}" {edge}/><circle r="12.5" fill="{BUGS[label[0]]}"/><text y="5" '
        f'font-size="14" font-weight="bold" fill="#fff">{label[0]}<tspan font-size="10">{label[1:]}</tspan></text>'
    )


def _panel(state: State, seat: int) -> str:
    """What a seat has in hand, at its side of the picture."""
    x = WIDTH - PANEL // 2 if seat else PANEL // 2
    colour = MARK if state.array[STATUS] == 0 and state.array[TO_PLAY] == seat else "#fff"
    parts = [f'<text x="{x}" y="22" font-size="14" font-weight="bold" fill="{colour}">{SEATS[seat]}</text>']
    for place, (bug, count) in enumerate(_hand(state, seat).items()):
        number = f'<text x="33" y="6" font-size="17" fill="#fff">×{count}</text>'
        parts.append(f'<g transform="translate({x - 9} {46 + 33 * place}) scale(0.75)">{_tile(seat, bug)}{number}</g>')
    return "".join(parts)
