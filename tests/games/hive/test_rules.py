"""Hive played by other rules would train agents for another game; a wrong graph would show them another position."""

import itertools
import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import azkit
from azkit.compiled import njit
from azkit.games.check import perft
from azkit.games.hive import graph as hive_graph
from azkit.games.hive import notation as hive_notation
from azkit.games.hive.evaluation import AT_ONCE
from azkit.games.hive.graph import FEATURE_NAMES, SYMMETRIES
from azkit.games.hive.pieces import (
    CELLS,
    DIRECTIONS,
    HALF,
    KIND,
    KINDS,
    LAST,
    MOSQUITO,
    ORDINAL,
    PASS,
    PIECES,
    PLY,
    TO_PLAY,
    cell_at,
    coordinates,
    name,
)

TYPES = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")
BY_NAME = {name(piece): piece for piece in range(PIECES)}
FEATURE = {text: place for place, text in enumerate(FEATURE_NAMES)}


def position(game, pieces, seat, last="", ply=30):
    """A position from stacks: (q, r) -> names from the bottom up, such as "wA1 bB1"."""
    array = game.initial_state().array.copy()
    for place, stack in pieces.items():
        for level, label in enumerate(stack.split()):
            array[BY_NAME[label]] = 1 + cell_at(*place) + CELLS * level
    array[TO_PLAY], array[PLY], array[LAST] = seat, ply + seat, BY_NAME[last] + 1 if last else 0
    return azkit.State(game, array)


def targets(state, label):
    """Where a piece may go, as (q, r)."""
    return {coordinates(move % CELLS) for move in state.legal_moves() if move // CELLS == BY_NAME[label]}


def legal_moves(state):
    """What `state.legal_moves()` says, in compiled code."""
    moves = np.zeros(state.game.max_moves, np.int32)
    return moves[: state.game.compile().rule("legal")(state.game.parameters, state.array.copy(), moves)].tolist()


def random_games(seed, positions, keep=1.0):
    """Running positions of random games, expansions at random, some of them kept; returns when there are enough."""
    rng, kept = random.Random(seed), 0
    games = [azkit.make("hive", pieces=pieces) for pieces in TYPES]
    while kept < positions:
        state = rng.choice(games).initial_state()
        while state.outcome is None and kept < positions:
            if rng.random() < keep:
                kept += 1
                yield state
            array = state.array.copy()
            state.game.compile().rule("play")(state.game.parameters, array, rng.choice(legal_moves(state)))
            state = azkit.State(state.game, array)


# Counts of positions, known from several other programs

SHALLOW = {0: (4, 96, 1440, 21600), 1: (5, 150, 2610, 45414), 2: (6, 216, 4320, 86400), 3: (7, 294, 6678, 151686)}
DEEP = dict(zip(TYPES, (516240, 1252800, 1252800, 1255932, 2725920, 2730888, 2730240, 5427108)))


@pytest.mark.parametrize("pieces", TYPES)
def test_perft_of_the_first_plies(pieces):
    state = azkit.make("hive", pieces=pieces).initial_state()
    added = len(pieces.removeprefix("Base").removeprefix("+"))
    assert tuple(perft(state.game, state, depth) for depth in range(1, 5)) == SHALLOW[added]


@pytest.mark.slow
@pytest.mark.parametrize(("pieces", "depth", "count"), [*((t, 5, DEEP[t]) for t in TYPES), ("Base", 6, 12219480)])
def test_perft_of_more_plies(pieces, depth, count):
    state = azkit.make("hive", pieces=pieces).initial_state()
    assert perft(state.game, state, depth) == count


def test_perft_of_a_position_with_stacks_and_gates():
    text = "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ"
    state = hive_notation.from_game_string(text)
    assert [perft(state.game, state, depth) for depth in (1, 2, 3)] == [36, 965, 44307]


# OpenSpiel's Hive, another program

THEIR_ORDER = ("Q", "A1", "A2", "A3", "G1", "G2", "G3", "S1", "S2", "B1", "B2", "M", "L", "P")
THEIR_TILES = [BY_NAME[colour + tile] for colour in "wb" for tile in THEIR_ORDER]
THEIR_PASS = 5488


def their_moves(array, other):
    """Our move -> an action of OpenSpiel's; of pieces in hand the lowest number only."""
    moves = {}
    for action in other.legal_actions():
        if action == THEIR_PASS:
            moves[PASS] = action
            continue
        piece, beside, side = THEIR_TILES[action // 196], THEIR_TILES[action % 196 // 7], action % 7
        if array[piece] or ORDINAL[piece] <= 1 or array[piece - 1]:
            q, r = coordinates((int(array[beside]) - 1) % CELLS) if array[PLY] else (0, 0)
            right, down = DIRECTIONS[side] if side < 6 else (0, 0)
            moves[piece * CELLS + cell_at(q + right, r + down)] = action
    return moves


def compare_with_openspiel(seed, positions, plies):
    """Play random games with both; how many positions agreed, and how the games ended."""
    pyspiel = pytest.importorskip("pyspiel")
    rng, seen, ends = random.Random(seed), 0, Counter()
    games = {pieces: azkit.make("hive", pieces=pieces, max_plies=1000) for pieces in TYPES}
    while seen < positions:
        pieces = rng.choice(TYPES)
        game = games[pieces]
        names = {"M": "uses_mosquito", "L": "uses_ladybug", "P": "uses_pillbug"}
        used = {option: letter in pieces for letter, option in names.items()}
        other = pyspiel.load_game("hive", {"board_size": 14, **used}).new_initial_state()
        state = game.initial_state()
        while state.outcome is None and state.array[PLY] < plies:
            legal, theirs = legal_moves(state), their_moves(state.array, other)
            # While white's queen is in hand, OpenSpiel lets black break the hive.
            if state.to_play == 0 or state.array[0] or not state.array[HALF]:
                assert legal == sorted(theirs), str(state)
                seen += 1
            move = rng.choice(legal)
            other.apply_action_with_legality_check(theirs[move])
            array = state.array.copy()
            game.compile().rule("play")(game.parameters, array, move)
            state = azkit.State(game, array)
        assert other.is_terminal() == (state.outcome is not None)
        assert state.outcome is None or tuple(other.returns()) == state.outcome
        ends[state.outcome] += 1
    return seen, ends


def test_openspiel_has_the_same_moves():
    assert compare_with_openspiel(1, 2000, 150)[0] >= 2000


@pytest.mark.slow
def test_openspiel_has_the_same_moves_in_many_games():
    _, ends = compare_with_openspiel(2, 25_000, 300)
    assert ends[1.0, -1.0] and ends[-1.0, 1.0]


# The rules in other words: stacks at (q, r), moves found by lifting the piece and looking at sets of cells


def around(cell):
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def in_one_piece(cells):
    found, todo = set(), list(cells)[:1]
    while todo:
        cell = todo.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            todo += around(cell)
    return len(found) == len(cells)


def slides(cells, at):
    """Cells next to `at` that a piece may slide to: one shared neighbour is empty and one is not."""
    return {to for to in around(at) if to not in cells and len(set(around(at)) & set(around(to)) & cells) == 1}


def climbs(heights, at):
    """Cells next to `at` that a piece may step to on top of the hive, up, along or down."""
    found = set()
    for to in around(at):
        top = max(heights.get(at, 0), heights.get(to, 0))
        if top and any(heights.get(side, 0) <= top for side in set(around(at)) & set(around(to))):
            found.add(to)
    return found


def walks(kind, heights, start):
    """Cells that a lifted piece may reach as one of a kind."""
    cells = set(heights)
    if kind in "QP":
        return slides(cells, start)
    if kind == "B":
        return climbs(heights, start) | (set() if start in cells else slides(cells, start))
    if kind == "A":
        found = set()
        todo = [start]
        while todo:
            new = slides(cells, todo.pop()) - found
            found |= new
            todo += new
        return found - {start}
    if kind == "S":
        paths = [(start,)]
        for _ in range(3):
            paths = [(*path, to) for path in paths for to in slides(cells, path[-1]) if to not in path]
        return {path[-1] for path in paths}
    if kind == "L":
        up = climbs(heights, start) & cells
        along = {to for at in up for to in climbs(heights, at) & cells}
        return {to for at in along for to in climbs(heights, at) - cells} - {start}
    found = set()
    for (q, r), to in zip(DIRECTIONS, around(start)):
        if to in cells:  # a grasshopper
            while to in cells:
                to = (to[0] + q, to[1] + r)
            found.add(to)
    return found


def reference_moves(state):
    """Every legal move as (piece, (q, r)); a slow program of its own."""
    array, seat, stacks = state.array, state.to_play, {}
    for place, piece in sorted((int(array[piece]) - 1, piece) for piece in range(PIECES) if array[piece]):
        stacks.setdefault(coordinates(place % CELLS), []).append(piece)
    cells, found = set(stacks), set()
    edge = {to for at in cells for to in around(at)} - cells or {(0, 0)}
    letters = [letter for letter in KINDS if letter in state.game.options["pieces"].replace("Base", "QSBGA")]
    own = [piece for piece in range(seat * HALF, seat * HALF + HALF) if KINDS[KIND[piece]] in letters]
    hand = {KIND[piece]: piece for piece in reversed(own) if not array[piece]}
    if array[PLY] < 2:
        hand.pop(0)
    elif array[PLY] >= 6 and 0 in hand:
        hand = {0: hand[0]}
    for at in edge:
        if array[PLY] < 2 or all(stacks[to][-1] // HALF == seat for to in around(at) if to in cells):
            found |= {(piece, at) for piece in hand.values()}
    for at, stack in stacks.items():
        piece, rest = stack[-1], {to: len(pieces) for to, pieces in stacks.items() if pieces != [stack[-1]]}
        rest[at] = len(stack) - 1
        heights = {to: height for to, height in rest.items() if height}
        if not array[seat * HALF] or array[LAST] == piece + 1:
            continue
        near = {stacks[to][-1] for to in around(at) if to in cells}
        free = in_one_piece(set(heights))
        if piece // HALF == seat and free:
            kinds = {KINDS[KIND[piece]]}
            if kinds == {"M"}:
                kinds = {"B"} if len(stack) > 1 else {KINDS[KIND[other]] for other in near} - {"M"}
            found |= {(piece, to) for kind in kinds for to in walks(kind, heights, at)}
        if free and len(stack) == 1:
            throwers = [to for to in around(at) if to in cells and throws(stacks, to, seat, array[LAST])]
            over = [to for to in throwers if to in climbs(heights, at)]
            found |= {(piece, to) for on in over for to in climbs(heights, on) - set(heights) - {at}}
    return found


def throws(stacks, at, seat, last):
    """Whether a seat's pillbug, or a mosquito as one, may throw from a cell."""
    piece = stacks[at][-1]
    bugs = {KINDS[KIND[stacks[to][-1]]] for to in around(at) if to in stacks}
    able = KINDS[KIND[piece]] == "P" or KINDS[KIND[piece]] == "M" and "P" in bugs
    return able and piece // HALF == seat and len(stacks[at]) == 1 and last != piece + 1


def compare_with_reference(seed, positions, keep):
    seen = Counter()
    for state in random_games(seed, positions, keep):
        moves = {(move // CELLS, coordinates(move % CELLS)) for move in legal_moves(state) if move != PASS}
        assert moves == reference_moves(state), str(state)
        seen.update(KINDS[KIND[piece]] if piece // HALF == state.to_play else "throw" for piece, _ in moves)
    return seen


def test_a_slow_reference_has_the_same_moves():
    assert set(compare_with_reference(3, 200, 0.1)) == {*KINDS, "throw"}


@pytest.mark.slow
def test_a_slow_reference_has_the_same_moves_in_many_games():
    assert set(compare_with_reference(4, 4000, 0.3)) == {*KINDS, "throw"}


# Rules that random games seldom meet


@pytest.fixture(scope="module")
def game():
    return azkit.make("hive")


def test_who_can_do_nothing_passes(game):
    """Black's queen holds white's pieces together, and every cell beside it is white's, too."""
    line = {(-1, 0): "wA1", (0, 0): "bQ", (1, 0): "wQ"}
    state = position(game, line, seat=1, last="wQ")
    assert state.legal_moves() == [PASS] and state.move_text(PASS) == "pass"
    after = state.play(PASS)
    assert after.to_play == 0 and after.array[LAST] == 0 and after.array[PLY] == state.array[PLY] + 1
    assert (after.array[:PIECES] == state.array[:PIECES]).all()


RING = dict(zip(DIRECTIONS[:5], ("bG1", "bG2", "bA1", "bA2", "bB1")))


def test_who_closes_the_ring_around_the_own_queen_loses(game):
    state = position(game, {(0, 0): "wQ", **RING, (1, -2): "bQ", (-1, -1): "wA1"}, seat=0)
    lost = state.play(state.parse_move("wA1 \\wQ"))
    assert lost.outcome == (-1.0, 1.0) and not lost.truncated and lost.legal_moves() == []


def test_both_queens_surrounded_is_a_draw(game):
    """One ant closes both rings: the queens lie two apart."""
    cells = {(0, 0): "wQ", (2, -2): "bQ"}
    names = iter(["wA2", "wA3", "wG1", "wG2", "wG3", "wS1", "wS2", "bA1", "bA2", "bA3", "bG1"])
    ring = {(q + right, r + down) for q, r in cells for right, down in DIRECTIONS} - {(1, -1)}
    stacks = {**cells, **{cell: next(names) for cell in sorted(ring)}}
    stacks[1, -2] = stacks[1, -2] + " wB1"
    drawn = position(game, stacks, seat=0).play(BY_NAME["wB1"] * CELLS + cell_at(1, -1))
    assert drawn.outcome == (0.0, 0.0) and not drawn.truncated


def test_the_cap_on_plies_cuts_a_game_off():
    short = azkit.make("hive", max_plies=10)
    state = short.initial_state()
    for _ in range(9):
        state = state.play(state.legal_moves()[0])
    assert state.outcome is None
    end = state.play(state.legal_moves()[0])
    assert end.truncated and end.outcome == (0.0, 0.0)


def test_the_queen_comes_on_turns_two_to_four(game):
    state = game.initial_state()
    for ply in range(8):
        queens = [move for move in state.legal_moves() if KIND[move // CELLS] == 0]
        assert bool(queens) == (ply > 1) and (len(queens) == len(state.legal_moves())) == (ply > 5)
        state = state.play(state.legal_moves()[-1] if ply < 6 else queens[0])
        assert state.array[LAST] == 0, "who was placed has not moved"
    assert len(state.legal_moves()) > 1


def test_a_stunned_piece_rests_for_a_ply(game):
    """White's pillbug may throw black's ant unless it has just moved, and may not throw when it was itself thrown."""
    stacks = {(0, 0): "wQ", (1, 0): "wP", (2, 0): "bA1", (1, 1): "bQ"}
    assert targets(position(game, stacks, seat=0), "bA1") and not targets(position(game, stacks, 0, "bA1"), "bA1")
    stunned = position(game, stacks, seat=0, last="wP")
    assert not targets(stunned, "bA1") and not targets(stunned, "wP")
    mosquito = {**stacks, (2, -1): "wM"}
    assert targets(position(game, mosquito, seat=0, last="wP"), "bA1"), "a mosquito copies a stunned pillbug"


def test_two_stacks_between_stop_a_throw(game):
    stacks = {(0, 0): "wP", (1, 0): "bA1", (-1, 0): "wQ", (-1, 2): "bQ", (1, -1): "wS1", (0, 1): "wG1 wB2"}
    assert targets(position(game, stacks, seat=0), "bA1") == {(0, -1), (-1, 1)}
    assert not targets(position(game, {**stacks, (1, -1): "wS1 wB1"}, seat=0), "bA1")


def test_a_piece_is_thrown_even_before_its_queen_is_placed():
    """So say OpenSpiel and the known counts of positions after seven plies."""
    moves = "wP;bS1 -wP;wQ wP/;bS2 /bS1;wQ bS2-;bB1 \\bS2"
    state = hive_notation.from_game_string(f"Base+P;InProgress;White[4];{moves}")
    assert len(targets(state, "bS1")) == 4 and not state.array[BY_NAME["bQ"]]


def test_a_mosquito_beside_a_mosquito_only_stays(game):
    stacks = {(0, 0): "wM", (1, 0): "bM", (2, 0): "wQ", (3, 0): "bQ"}
    assert not targets(position(game, stacks, seat=0), "wM")
    raised = {(1, 0): "bM wM", (2, 0): "wQ", (3, 0): "bQ"}
    assert targets(position(game, raised, seat=0), "wM") == set(around((1, 0))), "on top it is a beetle"


# Draws by repetition

OPENING = ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 \\wS1", "bA1 bS1\\", "wA2 \\wA1", "bA2 bA1\\")
SHUFFLE = ("wQ /wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-")  # leads back to where it began


def play_texts(state, texts):
    for text in texts:
        state = state.play(state.parse_move(text))
    return state


@pytest.mark.parametrize(("pieces", "draws"), [("Base+ML", 0), ("Base+P", 1)])
def test_the_third_occurrence_is_a_draw(pieces, draws):
    """Where there is a pillbug, who moved last matters: right after the last placement nobody has."""
    state = play_texts(azkit.make("hive", pieces=pieces, threefold=1).initial_state(), OPENING + SHUFFLE)
    state = play_texts(state, (SHUFFLE + SHUFFLE[:draws])[:-1])
    assert state.outcome is None
    drawn = state.play(state.parse_move((SHUFFLE + SHUFFLE[:draws])[-1]))
    assert drawn.outcome == (0.0, 0.0) and not drawn.truncated
    free = play_texts(azkit.make("hive", pieces=pieces).initial_state(), OPENING + 5 * SHUFFLE)
    assert free.outcome is None


@pytest.mark.parametrize(
    ("swapped", "draw"), [(("wA1", "wA2"), True), (("wA1", "wS1"), False), (("wA1", "bA1"), False)]
)
def test_a_position_is_the_same_elsewhere_and_with_its_ants_swapped(swapped, draw):
    state = play_texts(azkit.make("hive", pieces="Base", threefold=1).initial_state(), OPENING + SHUFFLE)
    array, (one, other) = state.array.copy(), (BY_NAME[label] for label in swapped)
    array[[one, other]] = array[[other, one]]
    for piece in range(PIECES):
        if array[piece]:
            q, r = coordinates((int(array[piece]) - 1) % CELLS)
            array[piece] = 1 + cell_at(q + 14, r - 15)
    if draw:
        assert play_texts(azkit.State(state.game, array), SHUFFLE).outcome == (0.0, 0.0)
        return
    # The names of cells that the moves are told by have changed places, so tell them by cell.
    for label, place in (("wQ", (-1, 1)), ("bQ", (2, -1)), ("wQ", (-1, 0)), ("bQ", (2, 0))):
        move = BY_NAME[label] * CELLS + cell_at(place[0] + 14, place[1] - 15)
        state = azkit.State(state.game, array).play(move)
        array = state.array
    assert state.outcome is None


def test_a_position_with_the_other_side_to_move_is_another():
    state = play_texts(azkit.make("hive", pieces="Base", threefold=1).initial_state(), OPENING + SHUFFLE)
    array = state.array.copy()
    array[TO_PLAY], array[LAST] = 1, 0
    turned = azkit.State(state.game, array)
    assert play_texts(turned, (SHUFFLE[1], SHUFFLE[0], SHUFFLE[3], SHUFFLE[2])).outcome is None


def test_what_was_before_a_placement_is_forgotten():
    """Else a search would take one position, reached in two ways, for two."""
    start = azkit.make("hive", threefold=1).initial_state()
    one = play_texts(start, ("wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-", "wA1 \\wS1", "bA1 bS1\\"))
    other = play_texts(start, ("wS1", "bS1 wS1-", "wA1 \\wS1", "bQ bS1-", "wQ -wS1", "bA1 bS1\\"))
    assert one == other


def shape(state):
    """What makes two positions the same: the hive wherever it lies, the seat, and who just moved if that matters."""
    last = int(state.array[LAST]) - 1 if "P" in state.game.options["pieces"] else -1
    places = [(piece, int(state.array[piece]) - 1) for piece in range(PIECES) if state.array[piece]]
    told = [(*coordinates(at % CELLS), at // CELLS, piece // HALF, KIND[piece], piece == last) for piece, at in places]
    left, top = min(one[0] for one in told), min(one[1] for one in told)
    return state.to_play, tuple(sorted((q - left, r - top, *rest) for q, r, *rest in told))


def test_draws_by_repetition_in_games_that_go_back_and_forth():
    rng, draws = random.Random(6), 0
    for pieces in ("Base", "Base+P", "Base+MLP") * 4:
        state = azkit.make("hive", pieces=pieces, threefold=1).initial_state()
        seen, back = Counter(), {}
        while state.outcome is None:
            # Mostly undo the own last move: such games repeat themselves.
            legal = state.legal_moves()
            move = back.get(state.to_play) if rng.random() < 0.8 else None
            move = move if move in legal else rng.choice(legal)
            piece = move // CELLS
            if move != PASS and state.array[piece]:
                back[state.to_play] = piece * CELLS + (int(state.array[piece]) - 1) % CELLS
            state = state.play(move)
            seen[shape(state)] += 1
            third = max(seen.values()) == 3
            assert third == (state.outcome == (0.0, 0.0) and not state.truncated)
        draws += third
    assert draws >= 6


# The graph


def image(state, k):
    """The position turned or mirrored as symmetry k of the links says, and where it takes a cell."""

    def there(cell):
        (q, r), row = coordinates(cell), SYMMETRIES[k]
        east, southeast = DIRECTIONS[row[1]], DIRECTIONS[row[2]]
        return cell_at(q * east[0] + r * southeast[0], q * east[1] + r * southeast[1])

    array = state.array.copy()
    for piece in range(PIECES):
        if array[piece]:
            level, cell = divmod(int(array[piece]) - 1, CELLS)
            array[piece] = 1 + there(cell) + CELLS * level
    return azkit.State(state.game, array), there


def node_names(state):
    """What each node stands for, told by the order of pieces, by links to cells, and by features of reserves."""
    x, links, _ = state.graph()
    pieces = [piece for piece in range(PIECES) if state.array[piece]]
    names = [("piece", piece) for piece in pieces]
    cells = {node: coordinates((int(state.array[piece]) - 1) % CELLS) for node, piece in enumerate(pieces)}
    for node in range(len(pieces), len(x)):
        if x[node, FEATURE["reserve"]]:
            names.append(("hand", bool(x[node, FEATURE["theirs"]]), int(x[node, : len(KINDS)].argmax())))
            continue
        side = next((side for side in range(6) if links[node, side] in cells), None)
        q, r = cells[links[node, side]] if side is not None else (0, 0)
        cells[node] = (q - DIRECTIONS[side][0], r - DIRECTIONS[side][1]) if side is not None else (q, r)
        names.append(("cell", cell_at(*cells[node])))
    return names


def stacks_of(state):
    stacks = {}
    for place, piece in sorted((int(state.array[piece]) - 1, piece) for piece in range(PIECES) if state.array[piece]):
        stacks.setdefault(place % CELLS, []).append(piece)
    return stacks


def test_a_graph_shows_the_position():
    """Each piece, empty cell and reserve once, linked as they lie, and moves between the right ones."""
    for state in random_games(7, 60, 0.1):
        (x, links, ends), names, stacks = state.graph(), node_names(state), stacks_of(state)
        node = {label: place for place, label in enumerate(names)}
        top = {cell: node["piece", stack[-1]] for cell, stack in stacks.items()}
        free = {cell_at(*to) for cell in stacks for to in around(coordinates(cell))} - set(stacks) or {0}
        top |= {cell: node["cell", cell] for cell in free}
        added = {"MLP".index(letter) + MOSQUITO for letter in state.game.options["pieces"] if letter in "MLP"}
        own = [piece for piece in range(PIECES) if KIND[piece] < MOSQUITO or KIND[piece] in added]
        hands = {("hand", piece // HALF != state.to_play, KIND[piece]) for piece in own if not state.array[piece]}
        assert len(node) == len(names) == len(x) and {label for label in names if label[0] == "hand"} == hands
        assert {label[1] for label in names if label[0] == "cell"} == free
        expected = np.full(links.shape, -1)
        for cell, place in top.items():
            expected[place, :6] = [top.get(cell_at(*to), -1) for to in around(coordinates(cell))]
        for stack in stacks.values():
            for below, above in itertools.pairwise(stack):
                expected[node["piece", below], 6] = node["piece", above]
                expected[node["piece", above], 7] = node["piece", below]
        assert (links == expected).all()
        for move, (source, target) in zip(state.legal_moves(), ends, strict=True):
            piece, cell = divmod(move, CELLS)
            begin = ("piece", piece) if piece < PIECES and state.array[piece] else ("hand", False, KIND[piece % PIECES])
            assert (source, target) == ((0, 0) if move == PASS else (node[begin], top[cell]))


def test_features_say_what_their_names_say():
    for state in random_games(8, 60, 0.1):
        (x, _, ends), names, stacks = state.graph(), node_names(state), stacks_of(state)
        passes = state.legal_moves() == [PASS]
        heights = {cell: len(stack) for cell, stack in stacks.items()}
        at = {piece: cell for cell, stack in stacks.items() for piece in stack}
        moves = Counter(ends[:, 0].tolist()), Counter(ends[:, 1].tolist())
        for row, (what, *label) in zip(x, names):
            told = dict(zip(FEATURE_NAMES, row.tolist()))
            piece = label[0] if what == "piece" else -1
            kind = {"piece": KIND[piece], "hand": label[-1], "cell": -1}[what]
            theirs = {"piece": piece // HALF != state.to_play, "hand": label[0], "cell": None}[what]
            hand = [p for p in range(PIECES) if what == "hand" and KIND[p] == kind and not state.array[p]]
            stack = stacks.get(at.get(piece), [])
            rest = {cell for cell in heights if [piece] != stacks[cell]}
            cell = at.get(piece) if what == "piece" else label[0]
            beside = [cell_at(*to) in stacks for to in around(coordinates(cell))] if what != "hand" else []
            shown = what == "cell" or stack[-1:] == [piece]
            node = names.index((what, *label))
            sides = []
            for queen in (state.to_play * HALF, (1 - state.to_play) * HALF):
                ring = [cell_at(*to) for to in around(coordinates(at[queen]))] if queen in at else []
                free = sum(one not in stacks for one in ring)
                sides.append(pytest.approx(1 / free) if shown and cell in ring else 0)
            assert told == {
                **{letter: place == kind for place, letter in enumerate(KINDS)},
                "mine": theirs is False,
                "theirs": theirs is True,
                "piece": what == "piece",
                "empty": what == "cell",
                "reserve": what == "hand",
                "height": (stack.index(piece) + 1) / 8 if stack else 0,
                "top": stack[-1:] == [piece],
                "stunned": what == "piece" and state.array[LAST] == piece + 1,
                "pinned": stack == [piece] and not in_one_piece({coordinates(cell) for cell in rest}),
                "in hand": sum(p // HALF == (state.to_play ^ bool(theirs)) for p in hand) / 4,
                "neighbours": sum(beside) / 8 if shown else 0,
                "beside my queen": sides[0],
                "beside their queen": sides[1],
                "my queen in hand": not state.array[state.to_play * HALF],
                "their queen in hand": not state.array[(1 - state.to_play) * HALF],
                "moves from here": moves[0][node] / 16 if not passes else 0,
                "moves to here": moves[1][node] / 16 if not passes else 0,
                "plies played": pytest.approx(int(state.array[PLY]) / state.game.max_plies),
            }


def test_a_turned_or_mirrored_position_has_the_same_graph_with_its_links_renamed():
    assert (SYMMETRIES[0] == np.arange(8)).all() and len({tuple(row) for row in SYMMETRIES.tolist()}) == 12
    for count, state in enumerate(random_games(9, 44, 0.1)):
        k = 1 + count % 11
        other, there = image(state, k)
        (x, links, ends), (y, turned, goals) = state.graph(), other.graph()
        to = {label: place for place, label in enumerate(node_names(other))}
        mapped = [to[label[0], there(label[1])] if label[0] == "cell" else to[label] for label in node_names(state)]
        mapped = np.array([*mapped, -1])  # no link stays no link
        assert (y[mapped[:-1]] == x).all()
        expected = np.empty_like(links)
        expected[:, SYMMETRIES[k]] = mapped[links]
        assert (turned[mapped[:-1]] == expected).all()
        moved = [move if move == PASS else move // CELLS * CELLS + there(move % CELLS) for move in state.legal_moves()]
        assert sorted(moved) == other.legal_moves()
        ends_of = dict(zip(other.legal_moves(), goals.tolist()))
        assert [ends_of[move] for move in moved] == mapped[ends].tolist()


@njit
def most(rules, state, moves, nodes, links, ends, draws):
    """The most moves and nodes of any position in random games."""
    p, returns = rules.parameters, np.zeros(2, np.float32)
    widest = largest = 0
    rules.initial(p, state)
    for draw in draws:
        if rules.outcome(p, state, returns) != 0:
            rules.initial(p, state)
        count = rules.legal(p, state, moves)
        widest = max(widest, count)
        largest = max(largest, rules.encode_graph(p, state, moves[:count], nodes, links, ends))
        rules.play(p, state, moves[draw % count])
    return widest, largest


@pytest.mark.parametrize("plies", [100_000, pytest.param(500_000, marks=pytest.mark.slow)])
def test_there_is_room_for_every_move_and_node(game, plies):
    graph, room = game.graph, 1000
    nodes, links = np.zeros(200 * graph.features, np.float32), np.zeros(200 * graph.links, np.int32)
    moves, ends = np.zeros(room, np.int32), np.zeros(2 * room, np.int32)
    draws, state = np.random.default_rng(0).integers(1 << 40, size=plies), np.zeros(game.state_size, np.int16)
    widest, largest = most(game.rules, state, moves, nodes, links, ends, draws)
    assert 150 < widest <= game.max_moves and 80 < largest <= graph.nodes == hive_graph.NODES


# Built by climbing, not by play: more moves than any position has that was met in a game
CROWDED = {
    "wQ": (2, 2), "wS1": (4, -3), "wB1": (-3, -1), "wG1": (1, -5), "wG2": (0, 1), "wA1": (-2, -3), "wA2": (4, -6),
    "wA3": (3, -7), "wM": (4, 1), "bQ": (2, -4), "bS1": (1, 0), "bS2": (2, 0), "bB1": (1, -1), "bB2": (3, -6),
    "bG1": (-1, -2), "bG2": (0, -2), "bG3": (3, -3), "bA1": (2, -3), "bA2": (-2, -2), "bA3": (3, 1), "bM": (2, -5),
    "bL": (3, 0), "bP": (1, -2),
}  # fmt: skip


def test_no_legal_move_is_left_out_however_many_there_are(game):
    state = position(game, {cell: label for label, cell in CROWDED.items()}, seat=0)
    moves = {(move // CELLS, coordinates(move % CELLS)) for move in state.legal_moves()}
    assert moves == reference_moves(state) and len(moves) == 332


def test_the_checker_sees_that_there_is_room_for_too_few_moves(game):
    with pytest.raises(azkit.AzkitError, match="more legal moves than max_moves=40"):
        azkit.check(replace(game, max_moves=40), games=1)


def test_no_move_is_written_where_there_is_no_room(game):
    state = next(state for state in random_games(10, 1000) if len(state.legal_moves()) > 20)
    moves = np.full(20, -1, np.int32)
    assert state.game.legal(state.game.parameters, state.array, moves[:10]) == 10
    assert moves[:10].tolist() == state.legal_moves()[:10] and (moves[10:] == -1).all()


# The rule of thumb and the options


def test_a_queen_with_room_around_her_is_worth_more(game):
    rough = game.heuristic
    stacks = {(0, 0): "wQ", (1, 0): "wS1", (2, 0): "bS1", (3, 0): "bQ"}
    even = position(game, stacks, seat=0)
    pressed = position(game, {**stacks, (3, -1): "wA1", (3, 1): "wA2"}, seat=0)
    p = game.parameters
    assert rough(p, even.array) == 0 < rough(p, pressed.array) < 1
    free = position(game, {**stacks, (2, -1): "wA1"}, seat=0)
    assert 0 < rough(p, free.array) < rough(p, pressed.array), "a piece that may move is worth a little"
    covered = position(game, stacks | {(3, 0): "bQ wB1"}, seat=0)
    beside = position(game, stacks | {(3, -1): "wB1"}, seat=0)
    assert rough(p, covered.array) > rough(p, beside.array), "a queen below a beetle goes nowhere"


def test_the_rule_of_thumb_is_as_good_for_either_seat(game):
    turned, seen = np.roll(np.arange(28), HALF), 0
    for state in random_games(11, 200):
        array = state.array.copy()
        array[:28] = array[turned]
        array[TO_PLAY] = 1 - array[TO_PLAY]
        array[LAST] = array[LAST] and 1 + (array[LAST] - 1 + HALF) % PIECES
        value, p = game.heuristic(state.game.parameters, state.array), state.game.parameters
        assert -1 < value < 1 and game.heuristic(p, array) == pytest.approx(-value, abs=1e-12)
        seen += value != 0
    assert seen > 150


def test_a_position_that_the_next_ply_wins_is_worth_nearly_a_win(game):
    rng, seen = np.random.default_rng(12), Counter()
    for _ in range(120):
        for state in game.random_game(rng)[-5:-1]:
            moves = [move for move in state.legal_moves() if move // CELLS % HALF]  # a queen may be thrown, too
            wins = any((state.play(move).outcome or (0, 0))[state.to_play] == 1 for move in moves)
            value = game.heuristic(game.parameters, state.array) * (1 - 2 * state.to_play)
            assert (value == AT_ONCE) == wins
            seen[wins] += 1
    assert min(seen[True], seen[False]) > 10


def test_a_pinned_piece_is_worth_less_than_a_free_one(game):
    row = {(0, 0): "wQ", (1, 0): "wA1", (2, 0): "bA1", (3, 0): "bQ"}  # both ants are pinned
    ring = row | {(1, -1): "wS1", (2, -1): "wS2"}  # around the white one, which may leave now
    hung = row | {(-1, 0): "wS1", (-1, 1): "wS2"}  # as many white pieces, and it may not
    values = [game.heuristic(game.parameters, position(game, pieces, seat=0).array) for pieces in (hung, ring)]
    assert values[0] < values[1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"pieces": "MLP"}, "option pieces of hive: 'MLP' is no game type: write Base, or Base\\+ and any of MLP"),
        ({"pieces": "Base+"}, "option pieces of hive: 'Base\\+' is no game type"),
        ({"pieces": "BaseM"}, "option pieces of hive: 'BaseM' is no game type"),
        ({"pieces": "Base+MM"}, "option pieces of hive: 'Base\\+MM' is no game type"),
        ({"pieces": "Base+Q"}, "option pieces of hive: 'Base\\+Q' is no game type"),
        ({"max_plies": 9}, "max_plies=9 is out of range: 10 to 1000"),
        ({"threefold": 2}, "threefold=2 is out of range: 0 to 1"),
    ],
)
def test_a_bad_option_is_one_clear_line(options, message):
    with pytest.raises(azkit.AzkitError, match=message) as caught:
        azkit.make("hive", **options)
    assert "\n" not in str(caught.value)


def test_expansions_may_be_named_in_any_order():
    assert azkit.make("hive", pieces="Base+PML").options["pieces"] == "Base+MLP"
