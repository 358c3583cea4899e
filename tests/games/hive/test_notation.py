"""Moves written or read one hex off would teach an agent other games than people play; error lines must say what is
wrong with a record that somebody else's program wrote."""

import random
import re
from xml.etree import ElementTree

import numpy as np
import pytest

import azkit
from azkit.games.hive import notation as hive_notation
from azkit.games.hive.draw import MARK
from azkit.games.hive.notation import from_game_string, game_string, read_move, stacks_of
from azkit.games.hive.pieces import (
    CELLS,
    DRAW,
    LAST,
    PASS,
    PIECES,
    PLY,
    STATUS,
    TO_PLAY,
    cell_at,
    coordinates,
    name,
)

TYPES = ("Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP")
GATE = "Base+MLP;InProgress;White[5];wB1;bB1 -wB1;wQ wB1-;bQ /bB1;wB2 wQ-;bQ /wB1;wB2 wQ;bB1 bQ"
WAYS = {"{}/": (1, -1), "{}-": (1, 0), "{}\\": (0, 1), "/{}": (-1, 1), "-{}": (-1, 0), "\\{}": (0, -1), "{}": (0, 0)}
BY_NAME = {name(piece): piece for piece in range(PIECES)}


@pytest.fixture(scope="module")
def hive():
    game = azkit.make("hive", pieces="Base+MLP")
    game.compile()  # compiled rules make random games fast
    return game


def random_game(game, rng, plies=1000):
    state = game.initial_state()
    while state.outcome is None and state.ply < plies:
        state = state.play(rng.choice(state.legal_moves()))
    return state


def line(state):
    """The positions that led to one, first to last."""
    states = [state]
    while states[0].previous is not None:
        states.insert(0, states[0].previous)
    return states


def place(game, pieces, **tail):
    """A position with these pieces, name -> (q, r, height)."""
    array = game.initial_state().array.copy()
    for known, (q, r, height) in pieces.items():
        array[BY_NAME[known]] = 1 + cell_at(q, r) + CELLS * height
    array[PLY] = tail.get("ply", 20)
    array[TO_PLAY] = array[PLY] % 2
    return azkit.State(game, array)


def play_text(state, text):
    return state.play(state.parse_move(text))


def refused(call, *arguments):
    """The one line that an error says."""
    with pytest.raises(azkit.AzkitError) as error:
        call(*arguments)
    assert "\n" not in str(error.value)
    return str(error.value)


# Moves


@pytest.mark.slow
def test_what_is_written_reads_as_the_same_move_in_hundreds_of_games():
    rng, seen, written = random.Random(1), 0, set()
    games = {pieces: azkit.make("hive", pieces=pieces, max_plies=60) for pieces in TYPES}
    for number in range(200):
        game = games[TYPES[number % len(TYPES)]]
        game.compile()
        end = random_game(game, rng)
        for state in line(end)[:-1]:
            legal = state.legal_moves()
            for move in rng.sample(legal, min(3, len(legal))):
                text = state.move_text(move)
                assert read_move(state, text) == move, f"{text} in {game_string(state)}"
                written.add(re.sub(r"[a-zA-Z]+[0-9]?", "x", text))
                seen += 1
        assert from_game_string(game_string(end), game) == end
    assert seen > 20_000
    assert written == {"x", "x x/", "x x-", "x x\\", "x /x", "x -x", "x \\x", "x x"}, "every form of a move occurs"


@pytest.mark.parametrize(("way", "step"), WAYS.items())
def test_directions_are_those_of_the_protocol(hive, way, step):
    state = place(hive, {"wQ": (3, -2, 0)})
    move = read_move(state, "wA1 " + way.format("wQ"))
    assert divmod(move, CELLS) == (BY_NAME["wA1"], cell_at(3 + step[0], -2 + step[1]))


def test_any_reference_names_the_cell_even_a_buried_one(hive):
    """Of a cell that is climbed on only its top piece does, as in Mzinga."""
    rng, compared, climbs = random.Random(2), 0, 0
    for _ in range(20):
        for state in line(random_game(hive, rng, 60))[1:-1:7]:
            stacks = stacks_of(state)
            legal = [move for move in state.legal_moves() if move != PASS]
            if not legal:
                continue
            move = rng.choice([move for move in legal if move % CELLS in stacks] or legal)
            piece, cell = divmod(move, CELLS)
            for way, (right, down) in WAYS.items():
                q, r = coordinates(cell)
                for other in stacks.get(cell_at(q - right, r - down), []):
                    text = f"{name(piece)} {way.format(name(other))}"
                    if cell not in stacks or way == "{}" and other == stacks[cell][-1]:
                        assert read_move(state, text) == move
                        compared += 1
                    else:
                        top = name(stacks[cell][-1])
                        assert refused(read_move, state, text).endswith(f"write {name(piece)} {top} to climb there")
                        climbs += 1
    assert compared > 200 and climbs > 100


def test_a_move_may_be_named_beside_the_cell_that_the_piece_leaves(hive):
    """So nokamute does in 1.5 % of its moves."""
    state = from_game_string("Base+MLP;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", hive)
    assert state.parse_move("wQ wQ\\") == state.parse_move("wQ /wS1")
    assert refused(state.parse_move, "wQ wQ-").startswith("'wQ-' is under wS1: write wQ wS1 to climb there")


@pytest.mark.parametrize("text", ["wM1 -wS1", "wQ1 -wS1", "wL1 -wS1", "wP1 -wS1"])
def test_programs_that_number_single_pieces_are_understood(hive, text):
    state = from_game_string("Base+MLP;InProgress;White[2];wS1 .;bS1 wS1-", hive)
    assert state.parse_move(text) == state.parse_move(text.replace("1", "", 1))


def test_a_reference_is_never_the_piece_that_moves(hive):
    state = place(hive, {"wS1": (0, 0, 0), "bS1": (-1, 0, 0), "wQ": (1, 0, 0), "bQ": (-2, 0, 0)})
    assert state.move_text(BY_NAME["wQ"] * CELLS + cell_at(1, -1)) == "wQ wS1/", "south-east of it stands only wQ"
    stacked = place(hive, {"wS1": (0, 0, 0), "bS1": (-1, 0, 0), "wB1": (0, 0, 1), "bQ": (-2, 0, 0), "wQ": (-3, 0, 0)})
    assert stacked.move_text(BY_NAME["wB1"] * CELLS + cell_at(1, 0)) == "wB1 wS1-", "what it leaves behind"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no move"),
        ("wQ wA1- bA1", "is no move"),
        ("xQ wB1-", "'xQ' is no piece"),
        ("wA4 wB1-", "'wA4' is no piece"),
        ("wA11 wB1-", "'wA11' is no piece"),
        ("wQ2 wB1-", "'wQ2' is no piece"),
        ("wa1 wB1-", "'wa1' is no piece"),
        ("wA wB1-", "'wA' is ambiguous: write wA1 or wA2 or wA3"),
        ("wA1 bB-", "'bB' is ambiguous: write bB1 or bB2"),
        ("wA1 -wB1-", "'-wB1-' is ambiguous: write -wB1 or wB1-"),
        ("wA1 -", "'-' is no cell"),
        ("wA1 --wB1", "'--wB1' is no cell"),
        ("wA1 wB1_", "'wB1_' is no piece"),
        ("wA1 wS1-", "wS1 is not on the board"),
        ("wA2 wB1-", "wA2 comes later: place wA1 first"),
        ("wB1 wB1", "name another piece"),
        ("bB1 -wB2", "'-wB2' is under wB1: write bB1 wB1 to climb there"),
        ("wB1 wQ", "'wQ' is under wB2: write wB1 wB2 to climb there"),
        ("wA1", "'wA1' names no cell"),
        ("PASS", "illegal move 'PASS': who can move may not pass"),
    ],
)
def test_text_that_names_no_move_is_refused_in_one_line_that_says_why(hive, text, reason):
    assert reason in refused(from_game_string(GATE, hive).parse_move, text)


def test_pieces_of_other_expansions_are_refused():
    state = azkit.make("hive", pieces="Base+L").initial_state()
    assert refused(state.parse_move, "wM") == "wM is not in a game of Base+L"
    assert refused(state.parse_move, "wL bP-") == "bP is not in a game of Base+L"
    assert divmod(state.parse_move("wL"), CELLS) == (BY_NAME["wL"], 0)


# Which rule forbids a move


@pytest.mark.parametrize(
    ("moves", "text", "reason"),
    [
        ("", "wQ", "no queen may be placed on turn 1"),
        ("", "bA1", "it is white's turn"),
        ("", "pass", "who can move may not pass"),
        ("wA1", "bQ wA1-", "no queen may be placed on turn 1"),
        ("wA1", "bA1 wA1", "a piece is placed on an empty cell beside another piece"),
        ("wA1;bA1 wA1-", "wQ bA1\\", "the cell touches a piece that is not white's"),
        ("wA1;bA1 wA1-", "wA1 bA1-", "no piece moves before white's queen is placed"),
        ("wA1;bA1 wA1-;wA2 -wA1;bA2 bA1-;wA3 -wA2;bA3 bA2-", "wB1 -wA3", "the queen must be placed by turn 4"),
        ("wA1;bA1 wA1-;wQ -wA1;bQ bA1-", "wA1 -wQ", "the hive would fall apart"),
        ("wA1;bA1 wA1-;wQ -wA1;bQ bA1-", "wQ bQ-", "wQ cannot get there"),
        ("wA1;bA1 wA1-;wQ -wA1;bQ bA1-", "bQ bA1\\", "it is white's turn, and no pillbug throws bQ there"),
        ("wB1;bA1 wB1-;wQ -wB1;bQ bA1-;wB2 -wQ;bA2 bQ-;wB2 wQ;bA3 bA2-", "wQ \\wB1", "wQ lies below wB2"),
        # A pillbug's owner may throw, but not the piece that the other seat has just moved.
        ("wP;bL wP-;wQ -wP;bQ bL-;wA1 -wQ;bA1 bQ-;wA2 -wA1;bA1 wP/", "bA1 wP\\", "bA1 has moved just now"),
    ],
)
def test_an_illegal_move_is_told_by_the_rule_that_forbids_it(hive, moves, text, reason):
    state = hive.initial_state()
    for move in filter(None, moves.split(";")):
        state = play_text(state, move)
    assert refused(play_text, state, text) == f"illegal move {text!r}: {reason}"


def test_every_illegal_move_has_a_reason_and_no_legal_one_is_refused(hive):
    rng, reasons = random.Random(5), set()
    for _ in range(15):
        for state in line(random_game(hive, rng, 70))[:-1:5]:
            legal = set(state.legal_moves())
            near = [piece * CELLS + rng.choice([0, 1, 32]) for piece in range(PIECES)]
            for move in rng.sample(range(PASS + 1), 40) + near:
                if move not in legal:
                    reasons.add(re.sub(r"[wb][A-Z]\d?|white|black", "X", hive_notation.broken_rule(state, move)))
            move = rng.choice(sorted(legal))
            assert play_text(state, state.move_text(move)) == state.play(move)
    assert len(reasons) >= 9, reasons


def test_a_move_after_the_end_is_refused(hive):
    rng = random.Random(0)
    end = random_game(azkit.make("hive", pieces="Base", max_plies=10), rng)
    assert refused(play_text, end, "pass") == "'pass' comes after the end: Cut off by the ply cap"


# Game strings


def test_the_gate_position_is_read_as_published(hive):
    state = from_game_string(GATE)
    assert state.game.options == {**hive.options, "pieces": "Base+MLP"}
    assert len(state.legal_moves()) == 36, "published perft"
    assert game_string(state) == GATE
    assert {name(stack[0]): [name(piece) for piece in stack] for stack in stacks_of(state).values()} == {
        "wB1": ["wB1"],
        "wQ": ["wQ", "wB2"],
        "bQ": ["bQ", "bB1"],
    }


@pytest.mark.parametrize("text", ["Base", "Base;", " Base+PLM \r\n", "Base+MLP;NotStarted;White[1]", "Base+LM"])
def test_a_type_alone_begins_a_game(text):
    state = from_game_string(text)
    assert state.ply == 0 and sorted(state.game.options["pieces"]) == sorted(text.split(";")[0].strip())
    assert from_game_string(game_string(state)).ply == 0
    assert from_game_string(f"{GATE};").ply == 8, "some programs end the string as they end each field"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is no game type"),
        ("Chess", "'Chess' is no game type"),
        ("Base+", "'Base+' is no game type"),
        ("Base+MM", "'Base+MM' is no game type"),
        ("Base+X", "'Base+X' is no game type"),
        ("BaseMLP", "'BaseMLP' is no game type"),
        ("Base+M", "this is a game of Base+M, not of hive pieces=Base+MLP"),
        ("Base+MLP;InProgress", "malformed game string"),
        ("Base+MLP;Running;White[1]", "malformed game string"),
        ("Base+MLP;InProgress;white[1];wA1", "malformed game string"),
        ("Base+MLP;InProgress;White[];wA1", "malformed game string"),
        ("Base+MLP;InProgress;Black[1];wA1;;", "ply 1: '' is no move"),
        ("Base+MLP;InProgress;Black[1];wQ", "ply 0: illegal move 'wQ': no queen may be placed on turn 1"),
        ("Base+MLP;InProgress;Black[1];wA1;bA1 bQ-", "ply 1: bQ is not on the board"),
        ("Base+MLP;InProgress;White[2];wA1", "the game string says White[2], but its moves lead to Black[1]"),
        ("Base+MLP;NotStarted;Black[1];wA1", "the game string says NotStarted, but its moves lead to InProgress"),
        ("Base+MLP;WhiteWins;Black[1];wA1", "the game string says WhiteWins, but its moves lead to InProgress"),
    ],
)
def test_a_bad_game_string_is_refused_in_one_line_that_says_why(hive, text, reason):
    assert reason in refused(from_game_string, text, hive)


def test_game_strings_of_finished_games_say_who_won():
    game, rng, claims = azkit.make("hive", pieces="Base+P"), random.Random(6), set()
    game.compile()
    while len(claims) < 2:
        end = random_game(game, rng)
        if end.truncated:
            continue
        claim = {(1, -1): "WhiteWins", (-1, 1): "BlackWins"}[end.outcome]
        claims.add(claim)
        text = game_string(end)
        assert text.startswith(f"Base+P;{claim};") and from_game_string(text, game) == end
        for other in {*hive_notation.STATES} - {claim}:
            told = refused(from_game_string, text.replace(claim, other), game)
            assert told == f"the game string says {other}, but its moves lead to {claim}"
        assert f"ply {end.ply}: 'pass' comes after the end" in refused(from_game_string, f"{text};pass", game)


def test_a_draw_is_called_a_draw(hive):
    state = from_game_string(GATE, hive)
    array = state.array.copy()
    array[STATUS] = DRAW
    drawn = azkit.State(hive, array, state.moves, state.previous)
    assert game_string(drawn) == GATE.replace("InProgress", "Draw") and str(drawn).endswith("\nA draw")


def test_a_game_that_the_ply_cap_ended_is_in_progress_for_others():
    game = azkit.make("hive", pieces="Base", max_plies=12)
    end = random_game(game, random.Random(7))
    assert end.truncated and game_string(end).startswith("Base;InProgress;White[7];")
    assert from_game_string(game_string(end), game) == end
    assert from_game_string(game_string(end)).outcome is None, "a longer cap lets it go on"


def test_a_position_without_its_moves_has_no_game_string(hive):
    assert "needs every move" in refused(game_string, place(hive, {"wQ": (0, 0, 0), "bQ": (1, 0, 0)}))


def test_game_strings_and_openspiel_read_each_other():
    pyspiel = pytest.importorskip("pyspiel")
    rng, names = random.Random(8), {"M": "uses_mosquito", "L": "uses_ladybug", "P": "uses_pillbug"}
    for number in range(24):
        pieces = TYPES[number % len(TYPES)]
        game = azkit.make("hive", pieces=pieces, max_plies=400)
        game.compile()
        used = {option: letter in pieces for letter, option in names.items()}
        theirs = pyspiel.load_game("hive", {"board_size": 14, **used})
        other, state = theirs.new_initial_state(), game.initial_state()
        for _ in range(rng.randrange(8, 60)):
            if other.is_terminal():
                break
            # It lets pieces of a kind go in any order, so some of its moves have no name here.
            written, known = {other.action_to_string(action): action for action in other.legal_actions()}, {}
            for text in written:
                try:
                    known[text] = state.parse_move(text)
                except azkit.AzkitError as error:
                    assert re.search("comes later|would fall apart", str(error))
            legal = set(state.legal_moves())
            text = rng.choice(sorted(text for text, move in known.items() if move in legal))
            other.apply_action(written[text])
            state = state.play(known[text])
        assert from_game_string(str(other), game) == state
        read = theirs.deserialize_state(game_string(state))
        assert str(read).split(";")[:3] == game_string(state).split(";")[:3]
        assert from_game_string(str(read), game) == state


# Text and pictures


def test_the_text_board_shows_rows_stacks_hands_and_turn(hive):
    assert str(from_game_string(GATE, hive)).split("\n") == [
        "    wB1   wB2+",
        "[bB1+]",
        "bB1 on bQ",
        "wB2 on wQ",
        "White in hand: SS GGG AAA M L P",
        "Black in hand: SS B GGG AAA M L P",
        "White to move, turn 5",
    ]
    assert "QSSBBGGGAAAMLP" in str(hive.initial_state()).replace(" ", "")


def moved(state, right, down):
    """The same position elsewhere on the torus, without its history."""
    array = state.array.copy()
    for piece in range(PIECES):
        if array[piece]:
            height, cell = divmod(int(array[piece]) - 1, CELLS)
            q, r = coordinates(cell)
            array[piece] = 1 + cell_at(q + right, r + down) + CELLS * height
    return azkit.State(state.game, array)


def tiles(svg):
    """Where each labelled stack of the board is drawn, relative to the first."""
    root = ElementTree.fromstring(svg)
    space = "{http://www.w3.org/2000/svg}"
    found = {}
    for group in root.iter(f"{space}g"):
        title = group.find(f"{space}title")
        if title is not None and title.text:
            found[title.text] = [float(number) for number in re.findall(r"-?[\d.]+", group.attrib["transform"])]
    first = min(found)
    return {key: (x - found[first][0], y - found[first][1]) for key, (x, y) in found.items()}


def test_a_hive_across_the_edge_of_the_torus_is_drawn_in_one_piece(hive):
    rng = random.Random(9)
    for _ in range(10):
        state = moved(random_game(hive, rng, 60), 0, 0)
        for right, down in ((16, 0), (0, 16), (13, -15), (31, 31)):
            other = moved(state, right, down)
            assert str(other) == str(state)
            here, there = tiles(state.svg()), tiles(other.svg())
            assert here.keys() == there.keys()
            assert all(np.allclose(here[key], there[key], atol=0.21) for key in here)


def test_pictures_are_xml_without_outside_references(hive):
    rng = random.Random(10)
    states = [random_game(hive, rng, plies) for plies in (0, 1, 2, 31, 200)]
    for state in [from_game_string(GATE), *states]:
        svg = state.svg()
        ElementTree.fromstring(svg)
        assert not re.search(r"href|url\(|<image|<script|@import", svg)
        assert svg.count("http") == 1, "the name space"
        pieces = sum(len(stack) for stack in stacks_of(state).values())
        hands = len(re.findall("×", svg))
        assert svg.count("<path") == pieces + hands + svg.count("dasharray")


def test_pictures_mark_stacks_and_the_last_move(hive):
    state = from_game_string(GATE, hive)
    svg = state.svg()
    assert svg.count('font-size="11">2<') == 2, "two stacks of two"
    assert svg.count("stroke-dasharray") == 1, "bB1 came from a cell that is empty now"
    assert svg.count(f'stroke="{MARK}" stroke-width="3"') == 1
    placed = hive.initial_state().play(BY_NAME["wA1"] * CELLS).svg()
    assert "stroke-dasharray" not in placed and placed.count('stroke-width="3"') == 1
    assert "White to move, turn 5" in svg and "<title>bB1 on bQ</title>" in svg


def test_last_piece_is_marked_without_a_history_too(hive):
    state = place(hive, {"wQ": (0, 0, 0), "bQ": (1, 0, 0), "bA1": (2, 0, 0)})
    array = state.array.copy()
    array[LAST] = BY_NAME["bA1"] + 1
    assert "[bA1]" in str(azkit.State(hive, array)) and "[" not in str(state)
