"""Games of Hive as BoardSpace records them: SGF whose nodes say what players did at their screens -> UHP moves.

Newer records name pieces as wS1, older ones as S1 after the colour. A move counts once it is followed by Done, and what
it stands beside is a dot where only its column and row tell.
"""

import re

from ...errors import AzkitError

# Seat, command, words; each as long as any record's, for else a file without an end would take hours to look through
NODE = re.compile(r";\s{0,9}P([01])\[[0-9]{1,6} {1,9}(\w{1,30}) {0,9}([^\];]{0,300})\]")
PLAYED = ("dropb", "pdropb", "move", "pmove")  # by a pillbug with p: [colour] piece column row beside
OFFERS = ("offerdraw", "declinedraw", "acceptdraw")
# Where a cell lies of its neighbour, by columns and rows between the two, as UHP writes it
SIDES = {(1, 1): "{}/", (-1, -1): "/{}", (1, 0): "{}-", (-1, 0): "-{}", (0, -1): "{}\\", (0, 1): "\\{}"}

Cell = tuple[int, int]  # the column's letter as a number, and the row


def pieces(text: str) -> str:
    """The pieces of a recorded game, as UHP names game types; AzkitError if it is none of Hive."""
    match = re.search(r"SU\[hive(?:-(\w+))?[\s\]]", text, re.IGNORECASE)
    if not match:
        raise AzkitError("it has no SU[hive], which tells the game and its pieces")
    return f"Base+{match[1].upper()}" if match[1] else "Base"


def record(text: str) -> tuple[list[str], tuple[float, float] | None]:
    """The moves of a recorded game in UHP, and the returns if somebody resigned or both agreed on a draw."""
    moves, returns = list[str](), None
    stacks, doing, offered, piece, cell = dict[Cell, list[str]](), "", False, "", (0, 0)
    for seat, command, words in NODE.findall(text):
        command, words = command.lower(), words.split()
        if command in PLAYED and len(words) >= 4:
            *who, column, row, beside = words
            if not re.fullmatch("[0-9]{1,3}", row):
                raise AzkitError(f"{row[:20]!r} is no row")
            piece, cell = _piece(who, int(seat)), (ord(column[-1]), int(row))
            doing = f"{piece} {_beside(piece, cell, beside, stacks) if moves else '.'}"
        elif command == "pass":
            doing = "pass"
        elif command == "resign":
            returns = (-1.0, 1.0) if seat == "0" else (1.0, -1.0)
        elif command in OFFERS:
            offered, returns = True, (0.0, 0.0) if command == "acceptdraw" else returns
        elif command == "done":
            if not doing and not offered and int(seat) == len(moves) % 2:
                doing = "pass"  # some programs say no more than this
            if doing:
                moves.append(doing)
            if doing not in ("", "pass"):
                for pile in stacks.values():
                    pile[:] = [other for other in pile if other != piece]
                stacks.setdefault(cell, []).append(piece)
            doing, offered = "", False
    return moves, returns


def _piece(words: list[str], seat: int) -> str:
    """The piece's full name; without colour it is that of the word before, or of whoever drops it."""
    name = words[-1]
    if not re.fullmatch(r"[wb][A-Z][0-9]?", name):
        name = (words[0][0].lower() if len(words) > 1 else "wb"[seat]) + name.upper()
    return re.sub("([QLMP])1$", r"\1", name)  # UHP numbers only those that there are more of


def _beside(piece: str, cell: Cell, beside: str, stacks: dict[Cell, list[str]]) -> str:
    """What stands beside a move in UHP."""
    if beside != ".":
        return beside.replace("\\\\", "\\").rstrip(".")
    for (right, up), side in {(0, 0): "{}", **SIDES}.items():
        pile = [other for other in stacks.get((cell[0] - right, cell[1] - up), ()) if other != piece]
        if pile:
            return side.format(pile[-1])
    raise AzkitError(f"nothing stands beside {piece} in column {chr(cell[0])}, row {cell[1]}")
