"""Hive in the words of the Universal Hive Protocol (UHP): moves, game strings, and boards as text and as pictures."""

from __future__ import annotations

import re
from collections import Counter

from ..errors import AzkitError
from .base import Game, State, make
from .hive_pieces import CAPPED, CELLS, DIRECTIONS, HALF, LAST, PASS, PLY, STATUS, TO_PLAY, cell_at, coordinates, name

SEATS = ("White", "Black")
BY_NAME = {name(piece): piece for piece in range(2 * HALF)}
# What is written around a name: NE E SE SW W NW of it, on top
SIGNS = (("", "/"), ("", "-"), ("", "\\"), ("/", ""), ("-", ""), ("\\", ""), ("", ""))
OPTIONAL = "MLP"  # bugs that a game type adds to Base, in the order it is written here
STATES = ("NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins")
TILES = ("#f4ecd8", "#23262b")  # by seat
BUGS = {"Q": "#d9a000", "S": "#843", "B": "#75b", "G": "#394", "A": "#27c", "M": "#788", "L": "#d33", "P": "#199"}
MARK = "#ff8a1f"  # the last move, the seat to move
HEXAGON = "M0-20 17.32-10V10L0 20-17.32 10V-10Z"
WIDTH, HEIGHT, PANEL = 400, 320, 62  # of a picture, and of either hand at its side


def board(state: State) -> dict[int, list[int]]:
    """The pieces on each cell that is taken, from the bottom up."""
    placed = sorted((int(value) - 1, piece) for piece, value in enumerate(state.array[: 2 * HALF]) if value)
    stacks: dict[int, list[int]] = {place % CELLS: [] for place, _ in placed}
    for place, piece in placed:  # the height is what counts most in a place
        stacks[place % CELLS].append(piece)
    return stacks


def _around(cell: int) -> list[int]:
    """The six cells next to it, clockwise from the north-east."""
    q, r = coordinates(cell)
    return [cell_at(q + right, r + down) for right, down in DIRECTIONS]


def move_text(state: State, move: int) -> str:
    """A UHP MoveString, relative to what is climbed on, else to the first neighbour clockwise from the north-east."""
    if move == PASS:
        return "pass"
    piece, cell = divmod(move, CELLS)
    stacks = board(state)
    if cell in stacks:
        return f"{name(piece)} {name(stacks[cell][-1])}"
    for direction, near in enumerate(_around(cell)):
        if others := [other for other in stacks.get(near, ()) if other != piece]:
            before, after = SIGNS[(direction + 3) % 6]  # seen from there
            return f"{name(piece)} {before}{name(others[-1])}{after}"
    return name(piece)


def parse_move(state: State, text: str) -> int:
    """The move that a UHP MoveString names, by any reference; AzkitError if it names none. It may be illegal."""
    words = text.split()
    if words == ["pass"]:
        return PASS
    if len(words) not in (1, 2):
        raise AzkitError(f"{text!r} is no move: write a piece and its cell, such as wS1 -bQ, or pass")
    piece = _piece(state, words[0])
    earlier = [other for other in range(piece) if name(other)[:2] == words[0][:2] and not state.array[other]]
    if earlier and not state.array[piece]:
        raise AzkitError(f"{words[0]} comes later: place {name(earlier[0])} first, which is in hand, too")
    if len(words) == 1:
        if board(state):
            raise AzkitError(f"{text!r} names no cell: add a piece beside it, as in wA1 -bQ")
        return piece * CELLS
    return piece * CELLS + _cell(state, piece, words[1])


def _piece(state: State, text: str) -> int:
    """The piece of this game that a name means."""
    if text not in BY_NAME:
        if numbered := [known for known in BY_NAME if known[:2] == text]:
            raise AzkitError(f"{text!r} is ambiguous: write {' or '.join(numbered)}")
        raise AzkitError(f"{text!r} is no piece: write colour, bug and number, such as wQ or bA2")
    if BY_NAME[text] not in pieces_of(state.game):
        raise AzkitError(f"{text} is not in a game of {state.game.options['pieces']}")
    return BY_NAME[text]


def _cell(state: State, piece: int, text: str) -> int:
    """The cell that text such as -wQ means for a piece."""
    found = re.fullmatch(r"([/\\-]?)([^/\\-]+)([/\\-]?)", text)
    if not found:
        raise AzkitError(f"{text!r} is no cell: write a piece with one of / - \\ before or after it, or neither")
    before, reference, after = found.groups()
    if before and after:
        raise AzkitError(f"{text!r} is ambiguous: write {before}{reference} or {reference}{after}")
    other = _piece(state, reference)
    if other == piece:
        raise AzkitError(f"{text!r} does not tell where {name(piece)} goes: name another piece")
    if not state.array[other]:
        raise AzkitError(f"{reference} is not on the board: name a piece that is")
    cell = (int(state.array[other]) - 1) % CELLS
    return [*_around(cell), cell][SIGNS.index((before, after))]


def pieces_of(game: Game) -> list[int]:
    """The pieces that a game is played with."""
    left_out = set(OPTIONAL) - set(str(game.options["pieces"]))  # "Base" has none of these letters
    return [piece for known, piece in BY_NAME.items() if known[1] not in left_out]


def play_text(state: State, text: str) -> State:
    """The position after the move that a UHP MoveString names; AzkitError names the rule that forbids it."""
    if state.outcome is not None:
        raise AzkitError(f"{text!r} comes after the end: {_verdict(state)}")
    move = parse_move(state, text)
    try:
        return state.play(move)
    except AzkitError:
        raise AzkitError(f"illegal move {text!r}: {broken_rule(state, move)}") from None


def broken_rule(state: State, move: int) -> str:
    """Why a move is illegal while the game runs."""
    array, stacks, seat = state.array, board(state), int(state.array[TO_PLAY])
    (piece, cell), turn, has_queen = divmod(move, CELLS), int(array[PLY]) // 2 + 1, bool(array[seat * HALF])
    if move == PASS:
        return "who can move may not pass"
    mover, owner = SEATS[seat].lower(), SEATS[piece // HALF].lower()
    if not array[piece]:
        near = [stacks[other][-1] for other in _around(cell) if other in stacks]
        rules = [
            (owner != mover, f"it is {mover}'s turn"),
            (turn == 1 and piece % HALF == 0, "no queen may be placed on turn 1"),
            (turn == 4 and not has_queen and piece % HALF, "the queen must be placed by turn 4"),
            (cell in stacks or not near, "a piece is placed on an empty cell beside another piece"),
            (any(other // HALF != seat for other in near), f"the cell touches a piece that is not {owner}'s"),
        ]
    else:
        stack = next(stack for stack in stacks.values() if piece in stack)
        rest = {cell: pieces for cell, pieces in stacks.items() if pieces != [piece]}
        rules = [
            (not has_queen, f"no piece moves before {mover}'s queen is placed"),
            (stack[-1] != piece, f"{name(piece)} lies below {name(stack[-1])}"),
            (array[LAST] == piece + 1, f"{name(piece)} has moved just now"),
            (len(_places(rest, *list(rest)[:1])) < len(rest), "the hive would fall apart"),
            (owner != mover, f"it is {mover}'s turn, and no pillbug throws {name(piece)} there"),
        ]
    return next((reason for broken, reason in rules if broken), f"{name(piece)} cannot get there")


def _places(stacks: dict[int, list[int]], *starts: int) -> dict[int, tuple[int, int]]:
    """Axial coordinates of the cells that hang together with `starts`, or of all, as if there were no torus."""
    places: dict[int, tuple[int, int]] = {}
    for start in starts or stacks:
        waiting = [] if start in places else [coordinates(start)]
        while waiting:
            q, r = waiting.pop()
            cell = cell_at(q, r)
            if cell in stacks and cell not in places:
                places[cell] = q, r
                waiting += [(q + right, r + down) for right, down in DIRECTIONS]
    return places


def game_type(text: str) -> str:
    """A UHP GameType, its expansions in order; AzkitError if the text is none."""
    base, plus, added = text.partition("+")
    if base != "Base" or (plus and not added) or sorted(added) != sorted(set(added) & set(OPTIONAL)):
        raise AzkitError(f"{text!r} is no game type: write Base, or Base+ and any of {OPTIONAL}")
    return base + plus + "".join(kind for kind in OPTIONAL if kind in added)


def game_string(state: State) -> str:
    """A UHP GameString; AzkitError if the moves that led to the position are not known."""
    line = [state]
    while (before := line[0].previous) is not None:
        line.insert(0, before)
    if line[0].array[PLY] or len(line) != len(state.moves) + 1:
        raise AzkitError("a game string needs every move from the first one, which this position does not know")
    return ";".join([str(state.game.options["pieces"]), *_header(state), *map(move_text, line, state.moves)])


def _header(state: State) -> tuple[str, str]:
    """GameState and turn of a position; a game that a ply cap ended is in progress, for UHP has no such end."""
    status, (turn, seat) = int(state.array[STATUS]), divmod(int(state.array[PLY]), 2)
    claim = STATES[2 + max(status, 0)] if status not in (0, CAPPED) else STATES[min(int(state.array[PLY]), 1)]
    return claim, f"{SEATS[seat]}[{turn + 1}]"


def from_game_string(text: str, game: Game | None = None, adjudicated: bool = False) -> State:
    """The position of a UHP GameString or a bare GameType, by default in Hive of that type.

    AzkitError names the ply and the rule that a move breaks, or the field that disagrees with the moves; GameState
    may, if a game is `adjudicated`: players end games by agreement, too.
    """
    kind, *fields = (field.strip() for field in text.strip().split(";"))
    pieces = game_type(kind)
    game = game or make("hive", pieces=pieces)
    if (game.name, game.options.get("pieces")) != ("hive", pieces):
        raise AzkitError(f"this is a game of {pieces}, not of {game.describe()}")
    state = game.initial_state()
    fields = fields or list(_header(state))
    if len(fields) == 1 or fields[0] not in STATES or not re.fullmatch(r"(White|Black)\[[0-9]+\]", fields[1]):
        raise AzkitError(f"malformed game string: after {kind} come one of {', '.join(STATES)}, and a turn as White[1]")
    for ply, move in enumerate(fields[2:]):
        try:
            state = play_text(state, move)
        except AzkitError as error:
            raise AzkitError(f"ply {ply}: {error}") from None
    for told, true in zip(fields[adjudicated:], _header(state)[adjudicated:]):
        if told != true:
            raise AzkitError(f"the game string says {told}, but its moves lead to {true}")
    return state


def _verdict(state: State) -> str:
    """Whose turn it is, or how the game ended."""
    status = int(state.array[STATUS])
    if status == 0:
        return f"{SEATS[state.array[TO_PLAY]]} to move, turn {state.array[PLY] // 2 + 1}"
    return f"{SEATS[status - 1]} wins" if status > 0 else "Cut off by the ply cap" if status == CAPPED else "A draw"


def _hand(state: State, seat: int) -> Counter[str]:
    """How many of each bug a seat has not placed."""
    own = (piece for piece in pieces_of(state.game) if piece // HALF == seat)
    return Counter(name(piece)[1] for piece in own if not state.array[piece])


def _moved(state: State) -> int:
    """The piece of the last move, or a number that no piece has."""
    return state.moves[-1] // CELLS if state.moves else int(state.array[LAST]) - 1


def text(state: State) -> str:
    """The board as lines of text: [the last piece moved], stacks+ and what they hold, hands."""
    stacks, moved = board(state), _moved(state)
    places = {(r, 2 * q + r): stacks[cell] for cell, (q, r) in _places(stacks).items()}
    left, lines = min((x for _, x in places), default=0), {r: "" for r, _ in sorted(places)}
    for (r, x), stack in sorted(places.items()):
        label = name(stack[-1]) + "+" * (len(stack) > 1)
        lines[r] = lines[r].ljust(3 * (x - left)) + (f"[{label}]" if stack[-1] == moved else f" {label}")
    below = sorted(" on ".join(map(name, stack[::-1])) for stack in stacks.values() if len(stack) > 1)
    for seat, colour in enumerate(SEATS):
        held = " ".join(bug * count for bug, count in _hand(state, seat).items())
        below.append(f"{colour} in hand: {held or 'nothing'}")
    return "\n".join([*lines.values(), *below, _verdict(state)])


def svg(state: State) -> str:
    """The board as a picture between both hands: height of stacks in numbers, the last move outlined."""
    stacks, moved, before = board(state), _moved(state), state.previous
    left = int(before.array[moved]) - 1 if before is not None and moved < 2 * HALF else -1
    left = left % CELLS if left >= 0 else -1  # the cell that the last piece moved came from
    places = _places(stacks if left < 0 else {left: [], **stacks})
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
    caption = f'<text x="{WIDTH // 2}" y="{HEIGHT - 9}" font-size="14" fill="#fff">{_verdict(state)}</text></svg>'
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
