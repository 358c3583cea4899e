"""Hive's pieces, hexes and state layout, which its rules, its graph and its notation share.

State, int16: for each of 28 pieces 0 (in hand, or not in this game) or 1 + cell + CELLS * how many lie below it; then
the tail; then, with the option `threefold`, how many keys there are and the keys of the positions since the last
placement. Cells lie on a torus of 32 x 32 hexes, cell = 32 * (r & 31) + (q & 31) in axial coordinates: no hive of 28
pieces is so wide that it meets itself. A move is piece * CELLS + the cell it comes to lie on, walked, thrown or placed;
or PASS.
"""

SIDE = 32
CELLS = SIDE * SIDE
KINDS = "QSBGAMLP"  # queen, spider, beetle, grasshopper, ant, mosquito, ladybug, pillbug
QUEEN, SPIDER, BEETLE, GRASSHOPPER, ANT, MOSQUITO, LADYBUG, PILLBUG = range(8)
OPTIONAL = "MLP"  # bugs that a game type adds to Base, in the order it is written here
HALF = 14  # pieces of a seat: those of seat 0 (white) come first, each half begins with its queen
KIND = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 6, 7) * 2  # of each piece
ORDINAL = (0, 1, 2, 1, 2, 1, 2, 3, 1, 2, 3, 0, 0, 0) * 2  # of each piece among its kind, 0 where there is only one
PIECES = 2 * HALF
PASS = PIECES * CELLS
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))  # NE E SE SW W NW, steps in (q, r)
TO_PLAY, STATUS, LAST, PLY = range(PIECES, PIECES + 4)  # LAST: the piece moved by the last ply + 1, else 0
# STATUS is 0 while the game runs, seat + 1 of the winner, or one of these
DRAW, CAPPED = -1, -2
KEYS = PIECES + 4  # how many keys there are; the keys follow it
KEY = 3  # numbers of a key
FRONTIER = 2 * PIECES + 4  # no hive has more empty cells around it
# Parameters: the cap on plies, whether a third occurrence draws, the cap that a network is shown the plies as a share
# of, and of each kind whether it takes part.
CAP, THREEFOLD, SHOWN_CAP, TAKES_PART = range(4)


def name(piece: int) -> str:
    """What the Universal Hive Protocol calls a piece: wQ, bA2."""
    return "wb"[piece // HALF] + KINDS[KIND[piece]] + (str(ORDINAL[piece]) if ORDINAL[piece] else "")


def cell_at(q: int, r: int) -> int:
    """The cell at axial coordinates."""
    return SIDE * (r % SIDE) + q % SIDE


def coordinates(cell: int) -> tuple[int, int]:
    """Axial (q, r) of a cell, each from -16 to 15: a game begins at (0, 0)."""
    q, r = cell % SIDE, cell // SIDE
    half = SIDE // 2
    return (q + half) % SIDE - half, (r + half) % SIDE - half
