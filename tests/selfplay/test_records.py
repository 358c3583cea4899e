"""A record that is read wrongly teaches wrong moves; one that is wrong must be named by file, game and ply."""

import json
import random
import warnings
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import azkit
from azkit.games.hive.notation import game_string
from azkit.selfplay.records import Record, parse_records, read_records, write_records

PLANES = "mine,theirs,last"

PGN = r"""[Event "Club night"]
[Site "Here"]
[Date "2026.01.02"]
[Round "1"]
[White "Ann, A. [host]"]
[Black "Bob"]
[GameType "Base+PLM"]
[Result "WhiteWins"]

1. wS1
2. bG1 -wS1
3. wQ wS1-   {a remark
[with brackets] in two lines}
4. bQ \bG1
5. wA1 wQ/

WhiteWins

[GameType "Base+MLP"]
[Result "1/2-1/2"]

1. wS1 bG1 -wS1 2. wQ wS1/ bQ /bG1 3. wP wQ\ 1/2-1/2
[GameType "Base+MLP"]

1. wS1 2. bG1 wS1\
*
"""


@pytest.fixture(scope="module")
def hive():
    game = azkit.make("hive", pieces="Base+MLP")
    game.compile()  # compiled rules make random games fast
    return game


def played(game, rng, plies=1000):
    state = game.initial_state()
    while state.outcome is None and state.ply < plies:
        state = state.play(rng.choice(state.legal_moves()))
    return state


def record(state):
    return Record(state.moves, state.outcome, state.truncated)


def refused(game, path):
    with pytest.raises(azkit.AzkitError) as error:
        list(read_records(game, [path]))
    assert "\n" not in str(error.value)
    return str(error.value)


def moves(game, *texts):
    state = game.initial_state()
    for text in texts:
        state = state.play(state.parse_move(text))
    return state.moves


@pytest.mark.parametrize(
    ("name", "options"), [("hive", {"pieces": "Base+MP", "max_plies": 100}), ("connectx", {"rows": 5}), ("nogo", {})]
)
def test_records_of_any_game_come_back_as_they_were(tmp_path, name, options):
    game, rng = azkit.make(name, **options), random.Random(1)
    game.compile()
    games = [record(played(game, rng)) for _ in range(60)]
    games += [
        Record(played(game, rng, 6).moves, None),
        Record(played(game, rng, 6).moves, (1.0, -1.0)),
        Record(played(game, rng, 4).moves, (0.0, 0.0), truncated=True, random_plies=3),
        Record((), None),
    ]
    assert write_records(tmp_path / "games.jsonl", game, games) == 64
    back = list(read_records(game, [tmp_path / "games.jsonl"]))
    assert [replace(one, source="") for one in back] == games
    assert back[4].source == f"{tmp_path / 'games.jsonl'}:5"
    assert len({one.outcome for one in back[:60]}) > 1 and any(one.truncated for one in back[:60]) == (name == "hive")


def test_game_strings_are_read_with_results_of_resigned_games(hive, tmp_path):
    rng = random.Random(2)
    ends = [played(hive, rng) for _ in range(20)]
    begun = game_string(played(hive, rng, 9))
    lines = [*map(game_string, ends), begun, begun.replace("InProgress", "BlackWins"), "Base+MLP", ""]
    path = tmp_path / "games.uhp"
    path.write_bytes("\r\n".join(lines).encode())
    back = list(read_records(hive, [path]))
    assert [(one.moves, one.outcome, one.truncated) for one in back[:20]] == [
        (end.moves, end.outcome, end.truncated) for end in ends
    ]
    assert {one.truncated for one in back[:20]} == {True, False}, "both kinds of end occur"
    assert [(len(one.moves), one.outcome) for one in back[20:]] == [(9, None), (9, (-1.0, 1.0)), (0, None)]


def test_pgn_files_are_read_as_viewers_write_them(hive, tmp_path):
    path = tmp_path / "club.PGN"
    path.write_text(PGN, encoding="utf-8-sig")
    first, second, third = read_records(hive, [path])
    assert first.moves == moves(hive, "wS1", "bG1 -wS1", "wQ wS1-", "bQ \\bG1", "wA1 wQ/")
    assert second.moves == moves(hive, "wS1", "bG1 -wS1", "wQ wS1/", "bQ /bG1", "wP wQ\\")
    assert third.moves == moves(hive, "wS1", "bG1 wS1\\")
    assert [one.outcome for one in (first, second, third)] == [(1.0, -1.0), (0.0, 0.0), None]
    assert [one.source for one in (first, second)] == [f"{path}: game 1", f"{path}: game 2"]


@pytest.mark.parametrize(
    ("tag", "outcome"), [("White", (1.0, -1.0)), ("black wins", (-1.0, 1.0)), ("½-½", (0.0, 0.0)), ("?", None)]
)
def test_results_and_names_are_read_as_other_sites_spell_them(hive, tmp_path, tag, outcome):
    path = tmp_path / "other.pgn"
    path.write_text(f'[GameType "Base+MLP"]\n[Result "{tag}"]\n1.wS1 . 2.bM1 -wS1 3.wQ1 wS1-\n', encoding="utf-8")
    (read,) = read_records(hive, [path])
    assert (read.moves, read.outcome) == (moves(hive, "wS1", "bM -wS1", "wQ wS1-"), outcome)


@pytest.mark.parametrize("result", ["0.5-0.5", "1/2-1/2"])
def test_a_result_behind_the_moves_is_no_number_of_a_move(hive, tmp_path, result):
    (tmp_path / "a.pgn").write_text(f'[GameType "Base+MLP"]\n\n1. wS1 2. bM1 -wS1 3. wQ wS1- {result}\n')
    (read,) = read_records(hive, [tmp_path / "a.pgn"])
    assert (read.moves, read.outcome) == (moves(hive, "wS1", "bM -wS1", "wQ wS1-"), (0.0, 0.0))


def test_pgn_with_passes_reads_as_played(tmp_path):
    """A pass is one word where other moves are two."""
    game, rng = azkit.make("hive", pieces="Base"), random.Random(3)
    game.compile()
    while True:
        end = played(game, rng)
        texts = game_string(end).split(";")[3:]
        if "pass" in texts:
            break
    body = " ".join(f"{number}. {text}" for number, text in enumerate(texts, 1))
    (tmp_path / "a.pgn").write_text(f'[GameType "Base"]\n\n{body}\n')
    turns = [" ".join(texts[first : first + 2]) for first in range(0, len(texts), 2)]
    body = "\n".join(f"{number}. {text}" for number, text in enumerate(turns, 1))
    (tmp_path / "b.pgn").write_text(f'[GameType "Base"]\n\n{body}\n')
    assert [one.moves for one in read_records(game, [tmp_path / "a.pgn", tmp_path / "b.pgn"])] == [end.moves] * 2


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("a.pgn", "4. bQ \\bG1", "4. bA1 wA1-", "a.pgn: game 1: ply 3: wA1 is not on the board"),
        (
            "a.pgn",
            "4. bQ \\bG1",
            "4. bA1 wQ-",
            "game 1: ply 3: illegal move 'bA1 wQ-': the cell touches a piece that is",
        ),
        ("a.pgn", "wP wQ\\", "wP", "a.pgn: game 2: ply 4: 'wP' names no cell"),
        ("a.pgn", 'Result "WhiteWins"', 'Result "Ann"', "game 1: unknown result 'Ann'"),
        (
            "a.pgn",
            'GameType "Base+PLM"',
            'GameType "Base"',
            "game 1: this is a game of Base, not of hive pieces=Base+MLP",
        ),
        ("a.pgn", 'GameType "Base+PLM"', 'Game "Base"', 'game 1: it has no tag [GameType "..."]'),
        ("a.txt", "bG1 -wS1", "bG2 -wS1", "a.txt:1: ply 1: bG2 comes later"),
        ("a.txt", "Black[2]", "White[2]", "a.txt:1: the game string says White[2]"),
        ("a.txt", "InProgress", "Won", "a.txt:1: malformed game string"),
        ("a.txt", "Base+MLP", "Base+M", "a.txt:1: this is a game of Base+M, not of hive pieces=Base+MLP"),
        ("a.jsonl", "bG1 -wS1", "wS2 wS1-", "a.jsonl:1: ply 1: illegal move 'wS2 wS1-': it is black's turn"),
        ("a.jsonl", '"hive"', '"chess"', "a.jsonl:1: this is a game of chess {"),
        ("a.jsonl", "Base+MLP", "Base", "not of hive pieces=Base+MLP threefold=0 max_plies=200"),
        ("a.jsonl", '"moves": [', '"moves": [7, ', "a.jsonl:1: this is no record"),
        ("a.jsonl", '"outcome": null', '"outcome": [1]', "a.jsonl:1: this is no record"),
        ("a.jsonl", '"outcome": null', '"outcome": [3, -3]', "a.jsonl:1: this is no record"),
        ("a.jsonl", '"outcome": null', '"outcome": "won"', "a.jsonl:1: this is no record"),
        ("a.jsonl", '"truncated": false', '"truncated": 0', "a.jsonl:1: this is no record"),
        ("a.jsonl", '"opening": 0', '"opening": 4', "opening counts the drawn ones of its 3 moves, not 4"),
        ("a.jsonl", '"opening": 0', '"opening": "wS1"', "opening counts the drawn ones of its 3 moves, not 'wS1'"),
        ("a.jsonl", "}", "", "a.jsonl:1: this is no JSON"),
    ],
)
def test_a_bad_record_is_named_by_place_ply_and_rule(hive, tmp_path, name, old, new, reason):
    line = "Base+MLP;InProgress;Black[2];wS1;bG1 -wS1;wQ wS1-"
    path = tmp_path / name
    write_records(tmp_path / "a.jsonl", hive, [Record(moves(hive, *line.split(";")[3:]), None)])
    if name != "a.jsonl":
        path.write_text(PGN if name.endswith("pgn") else line)
    text = path.read_text()
    assert old in text and list(read_records(hive, [path]))
    path.write_text(text.replace(old, new))
    assert reason in refused(hive, path)


def test_a_result_against_the_rules_is_refused_both_ways(tmp_path):
    game = azkit.make("tictactoe")
    won = moves(game, "a1", "b1", "a2", "b2", "a3")
    path = tmp_path / "games.jsonl"
    write_records(path, game, [Record(won, None)])
    assert next(read_records(game, [path])).outcome == (1.0, -1.0), "the rules know the result"
    line = json.loads(path.read_text())
    for wrong in ({"outcome": [-1, 1]}, {"outcome": [0, 0]}, {"truncated": True}):
        path.write_text(json.dumps(line | wrong))
        assert "games.jsonl:1: ply 5: the game ends (1.0, -1.0) by the rules" in refused(game, path)
    path.write_text(json.dumps(line | {"moves": [*line["moves"], "c1"]}))
    assert "games.jsonl:1: ply 5: illegal move" in refused(game, path)
    before = path.read_bytes()
    with pytest.raises(azkit.AzkitError, match=r"^record 2: ply 5: the game ends"):
        write_records(path, game, [Record(won, None), Record(won, (0.0, 0.0))])
    with pytest.raises(azkit.AzkitError, match=r"^record 1: ply 1: illegal move 0"):
        write_records(path, game, [Record((0, 0), None)])
    assert path.read_bytes() == before, "a file is written whole or not at all"


def test_skipping_leaves_out_bad_games_whole_with_a_warning_each(hive, tmp_path):
    path = tmp_path / "games.txt"
    good = "Base+MLP;InProgress;Black[1];wS1"
    path.write_text(f"{good}\nBase+MLP;InProgress;White[2];wS1;bQ wS1-\n{good}\njunk\n")
    with pytest.warns(UserWarning) as told:
        kept = list(read_records(hive, [path], skip=True))
    assert [one.source for one in kept] == [f"{path}:1", f"{path}:3"]
    assert len(told) == 2 and all("\n" not in str(one.message) for one in told)
    assert str(told[0].message).startswith(f"{path}:2: ply 1: illegal move 'bQ wS1-': no queen may be placed on turn 1")
    with warnings.catch_warnings(action="error"):
        assert list(read_records(hive, [], skip=True)) == []


BOARDSPACE = r"""(;
GM[27]VV[1]
SU[Hive-PLM 2 0 101]
P0[id "white"]
P1[id "black"]
; P0[0 Start P0]
; P0[1 Pick W 0 wS1]TM[900]
; P0[2 Dropb wS1 M 14 .]TM[1000]
; P0[3 Dropb wS1 N 13 .]TM[1200]
; P0[4 Done ]TM[1300]
; P1[5 Dropb bG1 O 13 wS1-]TM[400]
; P1[6 Done ]TM[500]
; P0[7 Dropb wQ1 M 12 .]TM[2000]
; P0[8 Done ]TM[2100]
; P1[9 Dropb bQ O 12 bG1\\]TM[700]
; P1[10 Done ]TM[800]
; P0[11 OfferDraw ]
; P0[12 Done ]
; P1[13 DeclineDraw ]
; P1[14 Done ]
; P0[15 dropb b1 L 12 -wQ]
; P0[16 done]
; P1[17 Dropb bA1 P 13 bG1-]
; P1[18 Done ]
; P0[19 move W B1 M 12 wQ.]
; P0[20 Done ]
; P1[21 Resign ]
)"""


def test_a_record_of_boardspace_is_read(hive, tmp_path):
    """What counts is what stood when the player said Done; dots are told by column and row; the resignation counts."""
    path = tmp_path / "game.sgf"
    path.write_text(BOARDSPACE)
    (found,) = read_records(hive, [path])
    moves = ["wS1", "bG1 wS1-", "wQ /wS1", "bQ bG1\\", "wB1 -wQ", "bA1 bG1-", "wB1 wQ"]
    assert found.moves == hive.state(moves).moves and found.outcome == (1.0, -1.0)
    path.write_text(BOARDSPACE.replace("Hive-PLM 2 0 101", "hive"))
    assert refused(hive, path) == f"{path}: this is a game of Base, not of {hive.describe()}"
    path.write_text(BOARDSPACE.replace("O 13 wS1-", "O 13 wA1-"))
    assert refused(hive, path) == f"{path}: move 2: wA1 is not on the board: name a piece that is"
    path.write_text(BOARDSPACE.replace("M 12 .", "A 1 ."))
    assert refused(hive, path) == f"{path}: nothing stands beside wQ in column A, row 1"


def test_files_of_other_games_and_missing_files_are_told(hive, tmp_path):
    path = tmp_path / "games.pgn"
    path.write_text(PGN)
    assert refused(azkit.make("tictactoe"), path) == f"{path}: games of tictactoe are read from lines of JSON"
    path.rename(unknown := tmp_path / "games.kif")
    told = f"{unknown}: games of hive are read from lines of JSON or .txt or .uhp or .pgn or .sgf"
    assert refused(hive, unknown) == told
    assert refused(hive, tmp_path / "none.txt") == f"cannot read {tmp_path / 'none.txt'}: No such file or directory"
    other = azkit.make("connectx", rows=4)
    write_records(tmp_path / "four.jsonl", other, [Record((0, 1), None)])
    told = refused(azkit.make("connectx"), tmp_path / "four.jsonl")
    assert "four.jsonl:1: this is a game of connectx {'rows': 4" in told and "not of connectx rows=6" in told


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("suffix", "text"),
    [(".sgf", "SU[hive-plm];P0[1 " + "a" * 2_000_000), (".pgn", '[GameType "Base+MLP"]\n' + "{" * 500_000)],
)
def test_a_record_that_never_ends_what_it_begins_is_no_work_for_hours(suffix, text):
    """The time went with the square of the length: 48 KB of it held up a whole server for seven seconds."""
    with suppress(azkit.AzkitError):
        records = list(parse_records(azkit.make("hive"), text, Path(f"endless{suffix}")))
        assert not any(record.moves for record in records)


def test_what_only_the_network_sees_makes_no_other_game(tmp_path):
    """A match's records were refused for a network with another plane."""
    told, asked = (
        azkit.make("gobang", rows=3, columns=3, inarow=3, planes=planes) for planes in ("mine,theirs", PLANES)
    )
    write_records(tmp_path / "games.jsonl", told, [Record((0, 3, 1, 4, 2), (1.0, -1.0))])
    (record,) = read_records(asked, [tmp_path / "games.jsonl"])
    assert record.moves == (0, 3, 1, 4, 2)
