"""Hive as others write it: the Universal Hive Protocol (UHP), PGN, BoardSpace; why a move is illegal."""

import re

import numpy as np

from ...errors import AzkitError, about
from ..base import Game, State, make
from . import boardspace, position
from . import pieces as hive
from .pieces import CELLS, HALF, OPTIONAL, PASS, PLY, cell_at, coordinates, name

SEATS = ("White", "Black")
BY_NAME = {name(piece): piece for piece in range(hive.PIECES)}
# What is written around a name: NE E SE SW W NW of it, on top
SIGNS = (("", "/"), ("", "-"), ("", "\\"), ("/", ""), ("-", ""), ("\\", ""), ("", ""))
STATES = ("NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins")
# Returns by seat for what viewers write, less blanks and in small letters; None: the game was not played to an end.
RESULTS = {
    **dict.fromkeys(("1-0", "whitewins", "whitewon", "white"), (1.0, -1.0)),
    **dict.fromkeys(("0-1", "blackwins", "blackwon", "black"), (-1.0, 1.0)),
    **dict.fromkeys(("1/2-1/2", "½-½", "0.5-0.5", "1/2", "draw", "drawn"), (0.0, 0.0)),
    **dict.fromkeys(("*", "?", "", "inprogress", "notstarted", "unknown"), None),
}


def stacks_of(state: State) -> dict[int, list[int]]:
    """The pieces on each cell that is taken, from the bottom up."""
    placed = sorted((int(value) - 1, piece) for piece, value in enumerate(state.array[: hive.PIECES]) if value)
    stacks: dict[int, list[int]] = {place % CELLS: [] for place, _ in placed}
    for place, piece in placed:  # the height is what counts most in a place
        stacks[place % CELLS].append(piece)
    return stacks


def move_text(state: State, move: int) -> str:
    """A UHP MoveString, relative to what is climbed on, else to the first neighbour clockwise from the north-east."""
    if move == PASS:
        return "pass"
    piece, cell = divmod(move, CELLS)
    stacks = stacks_of(state)
    if cell in stacks:
        return f"{name(piece)} {name(stacks[cell][-1])}"
    for direction, near in enumerate(position.NEAR[cell].tolist()):
        if others := [other for other in stacks.get(near, ()) if other != piece]:
            before, after = SIGNS[(direction + 3) % 6]  # seen from there
            return f"{name(piece)} {before}{name(others[-1])}{after}"
    return name(piece)


def parse_move(state: State, text: str) -> int:
    """The legal move that a UHP MoveString names; AzkitError if it names none, or with the rule that forbids it."""
    if state.outcome is not None:
        raise AzkitError(f"{text!r} comes after the end: {verdict(state)}")
    move = read_move(state, text)
    if move not in state.legal_moves():
        raise AzkitError(f"illegal move {text!r}: {broken_rule(state, move)}")
    return move


def read_move(state: State, text: str) -> int:
    """The move that a UHP MoveString names, by any reference and perhaps illegal; AzkitError if it names none."""
    words = text.split()
    if text.strip().lower() == "pass":
        return PASS
    if len(words) not in (1, 2):
        raise AzkitError(f"{text!r} is no move: write a piece and its cell, such as wS1 -bQ, or pass")
    piece, stacks = _piece(state, words[0]), stacks_of(state)
    earlier = [other for other in range(piece) if name(other)[:2] == words[0][:2] and not state.array[other]]
    if earlier and not state.array[piece]:
        raise AzkitError(f"{words[0]} comes later: place {name(earlier[0])} first, which is in hand, too")
    if not stacks and words[1:] in ([], ["."]):  # hivegame and BoardSpace write a dot
        return piece * CELLS
    if len(words) == 1:
        raise AzkitError(f"{text!r} names no cell: add a piece beside it, as in wA1 -bQ")
    return piece * CELLS + _cell(state, stacks, piece, words[1])


def _piece(state: State, text: str) -> int:
    """The piece of this game that a name means; some programs number even those that there is one of."""
    name = text[:2] if text not in BY_NAME and text[2:] == "1" else text
    if name not in BY_NAME:
        if numbered := [full for full in BY_NAME if full[:2] == text]:
            raise AzkitError(f"{text!r} is ambiguous: write {' or '.join(numbered)}")
        raise AzkitError(f"{text!r} is no piece: write colour, bug and number, such as wQ or bA2")
    if not state.game.parameters[hive.TAKES_PART + hive.KIND[BY_NAME[name]]]:
        raise AzkitError(f"{text} is not in a game of {state.game.options['pieces']}")
    return BY_NAME[name]


def _cell(state: State, stacks: dict[int, list[int]], piece: int, text: str) -> int:
    """The cell that text such as -wQ means for a piece: one that is empty without it, or with no sign a top piece's."""
    parts = re.fullmatch(r"([/\\-]?)([^/\\-]+)([/\\-]?)", text)
    if not parts:
        raise AzkitError(f"{text!r} is no cell: write a piece with one of / - \\ before or after it, or neither")
    before, reference, after = parts.groups()
    if before and after:
        raise AzkitError(f"{text!r} is ambiguous: write {before}{reference} or {reference}{after}")
    other = _piece(state, reference)
    if not state.array[other]:
        raise AzkitError(f"{reference} is not on the board: name a piece that is")
    origin = position.cell_of(state.array, other)
    cell = [*position.NEAR[origin].tolist(), origin][SIGNS.index((before, after))]
    others = [lying for lying in stacks.get(cell, ()) if lying != piece]
    if cell == origin and other == piece:
        raise AzkitError(f"{text!r} does not tell where {name(piece)} goes: name another piece, or a side")
    if others and (cell != origin or other != others[-1]):  # as in Mzinga, whose moves end on the ground or on a piece
        raise AzkitError(f"{text!r} is under {name(others[-1])}: write {name(piece)} {name(others[-1])} to climb there")
    return cell


def broken_rule(state: State, move: int) -> str:
    """Why a move is illegal while the game runs."""
    array, stacks, seat = state.array, stacks_of(state), int(state.array[hive.TO_PLAY])
    (piece, cell), turn, has_queen = divmod(move, CELLS), int(array[PLY]) // 2 + 1, bool(array[seat * HALF])
    if move == PASS:
        return "who can move may not pass"
    mover, owner = SEATS[seat].lower(), SEATS[piece // HALF].lower()
    if not array[piece]:
        near = [stacks[other][-1] for other in position.NEAR[cell].tolist() if other in stacks]
        rules = [
            (owner != mover, f"it is {mover}'s turn"),
            (turn == 1 and piece % HALF == 0, "no queen may be placed on turn 1"),
            (turn == 4 and not has_queen and piece % HALF, "the queen must be placed by turn 4"),
            (cell in stacks or not near, "a piece is placed on an empty cell beside another piece"),
            (any(other // HALF != seat for other in near), f"the cell touches a piece that is not {owner}'s"),
        ]
    else:
        board, stack = np.zeros(CELLS, np.int32), stacks[position.cell_of(array, piece)]
        position.stack(array, board)
        rules = [
            (not has_queen, f"no piece moves before {mover}'s queen is placed"),
            (stack[-1] != piece, f"{name(piece)} lies below {name(stack[-1])}"),
            (array[hive.LAST] == piece + 1, f"{name(piece)} has moved just now"),
            (position.find_pins(array, board) >> piece & 1, "the hive would fall apart"),
            (owner != mover, f"it is {mover}'s turn, and no pillbug throws {name(piece)} there"),
        ]
    return next((reason for broken, reason in rules if broken), f"{name(piece)} cannot get there")


def unfold(stacks: dict[int, list[int]]) -> dict[int, tuple[int, int]]:
    """Axial coordinates of the cells, as if there were no torus."""
    places: dict[int, tuple[int, int]] = {}
    for start in stacks:
        waiting = [] if start in places else [coordinates(start)]
        while waiting:
            q, r = waiting.pop()
            cell = cell_at(q, r)
            if cell in stacks and cell not in places:
                places[cell] = q, r
                waiting += [(q + right, r + down) for right, down in hive.DIRECTIONS]
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
    status, (turn, seat) = int(state.array[hive.STATUS]), divmod(int(state.array[PLY]), 2)
    claim = STATES[2 + max(status, 0)] if status not in (0, hive.CAPPED) else STATES[min(int(state.array[PLY]), 1)]
    return claim, f"{SEATS[seat]}[{turn + 1}]"


def from_game_string(text: str, game: Game | None = None, adjudicated: bool = False) -> State:
    """The position of a UHP GameString or a bare GameType, by default in Hive of that type.

    AzkitError names the ply and the rule that a move breaks, or the field that disagrees with the moves; GameState
    may, if a game is `adjudicated`: players end games by agreement, too.
    """
    kind, *fields = (field.strip() for field in text.strip().removesuffix(";").split(";"))
    pieces = game_type(kind)
    game = game or make("hive", pieces=pieces)
    if (game.name, game.options.get("pieces")) != ("hive", pieces):
        raise AzkitError(f"this is a game of {pieces}, not of {game.describe()}")
    fields = fields or list(_header(game.initial_state()))
    if len(fields) == 1 or fields[0] not in STATES or not re.fullmatch(r"(White|Black)\[[0-9]+\]", fields[1]):
        raise AzkitError(f"malformed game string: after {kind} come one of {', '.join(STATES)}, and a turn as White[1]")
    state = game.state(fields[2:])
    for claim, true in zip(fields[adjudicated:], _header(state)[adjudicated:]):
        if claim != true and not (state.truncated and claim == "Draw"):  # for UHP a ply cap's end has no other name
            raise AzkitError(f"the game string says {claim}, but its moves lead to {true}")
    return state


def verdict(state: State) -> str:
    """Whose turn it is, or how the game ended."""
    status = int(state.array[hive.STATUS])
    if status == 0:
        return f"{SEATS[state.array[hive.TO_PLAY]]} to move, turn {state.array[PLY] // 2 + 1}"
    if status > 0:
        return f"{SEATS[status - 1]} wins"
    return "Cut off by the ply cap" if status == hive.CAPPED else "A draw"


def _result(text: str) -> str:
    return "".join(text.lower().split())


def read_game_string(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The position that a UHP GameString leads to, and the returns that it tells; AzkitError says what is wrong."""
    returns = RESULTS.get(_result(text.partition(";")[2].partition(";")[0]))
    return from_game_string(text, game, adjudicated=returns is not None), returns


def read_pgn(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The same of tag pairs, numbered moves and perhaps a result."""
    tags = dict(re.findall(r'(?m)^\[(\w+)\s+"([^"]*)"\]', text))
    if "GameType" not in tags:
        raise AzkitError('it has no tag [GameType "..."], which tells the pieces')
    if game_type(tags["GameType"]) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {tags['GameType']}, not of {game.describe()}")
    between = r"(?m)^\[.*$|(?<!\S)[0-9]+\.+(?![0-9])"  # tag pairs, and the number before a move or a pair of moves
    words = re.sub(between, " ", text).split()
    end = words.pop() if words and _result(words[-1]) in RESULTS else "*"
    result = tags.get("Result", end)
    if _result(result) not in RESULTS:
        choices = ", ".join(("1-0", "0-1", "1/2-1/2", "*", *STATES))
        raise AzkitError(f"unknown result {result!r}: write one of {choices}")
    moves, at = list[str](), 0
    while at < len(words):
        alone = words[at].lower() == "pass" or not moves and words[at + 1 : at + 2] != ["."]
        moves.append(" ".join(words[at : at + (1 if alone else 2)]))
        at += 1 if alone else 2
    return game.state(moves), RESULTS[_result(result)]


def write_pgn(state: State) -> str:
    """The game that led to a position, as read_pgn reads it; AzkitError as of game_string."""
    kind, status, _, *moves = game_string(state).split(";")
    result = {"Draw": "1/2-1/2", "WhiteWins": "1-0", "BlackWins": "0-1"}.get(status, "*")
    tags = f'[GameType "{kind}"]\n[Result "{result}"]\n'
    return "\n".join([tags, *(f"{number}. {move}" for number, move in enumerate(moves, 1)), result]) + "\n"


def read_sgf(game: Game, text: str) -> tuple[State, tuple[float, ...] | None]:
    """The same of BoardSpace's record; forced passes, which newer ones leave out, are put in."""
    if (kind := game_type(boardspace.pieces(text))) != game.options["pieces"]:
        raise AzkitError(f"this is a game of {kind}, not of {game.describe()}")
    state, (moves, returns) = game.initial_state(), boardspace.record(text)
    for number, move in enumerate(moves, 1):
        with about(f"move {number}"):
            if move != "pass" and state.legal_moves() == [PASS]:
                state = state.play(PASS)
            state = state.play(parse_move(state, move))
    return state, returns


READERS = {".txt": read_game_string, ".uhp": read_game_string, ".pgn": read_pgn, ".sgf": read_sgf}
WRITERS = {".uhp": game_string, ".pgn": write_pgn}
