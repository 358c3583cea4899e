"""Grades are right where the answer is known, and every line of a bad file of positions is named."""

import gzip
import json

import numpy as np
import pytest

import azkit
from azkit.agents.agents import EachAgent, make_agent
from azkit.agents.exact import exact_scorer
from azkit.agents.files import FileAgent
from azkit.arena.grading import choose, grades, mean_error, table
from azkit.arena.positions import (
    PLIES,
    Position,
    first_of_each,
    load_positions,
    make_positions,
    played_positions,
    sample,
    write_positions,
)
from azkit.errors import AzkitError
from azkit.games.connectx.bitboard import bits
from azkit.games.connectx.solver import Solver
from azkit.search.alphabeta import AlphaBeta

CONNECTX, TICTACTOE = azkit.make("connectx"), azkit.make("tictactoe")
SMALL = azkit.make("connectx", rows=4, columns=5)


@pytest.fixture(scope="module")
def solved():
    """All positions of TicTacToe: to solve them takes seconds, and nobody changes one."""
    return load_positions(TICTACTOE)


def test_a_move_is_good_if_it_keeps_the_value_and_perfect_if_it_is_fastest():
    position = Position(TICTACTOE.initial_state(), {0: 5, 1: 2, 2: 0, 3: -1}, "opening")
    assert [position.is_good(move) for move in range(4)] == [True, True, False, False]
    assert [position.is_perfect(move) for move in range(4)] == [True, False, False, False]
    assert not position.trivial
    assert Position(position.state, {0: -3, 1: -8}, "").trivial, "where all is lost every move keeps the value"


def test_all_of_tictactoe_is_graded_and_perfect_is_perfect(solved):
    assert len(solved) == 4520
    graded = grades("perfect", solved, list(choose(make_agent("perfect", TICTACTOE), solved)))
    assert graded[0].good.rate == graded[0].perfect.rate == 1.0 and mean_error(graded) == 0.0
    hard = [grade for grade in graded if not grade.trivial]
    assert 0 < hard[0].positions < 4520 and graded[0].part == "all"
    random = grades("random", solved, list(choose(make_agent("random", TICTACTOE), solved)))
    expected = np.mean([np.mean([position.is_good(move) for move in position.scores]) for position in solved])
    assert random[0].good.low < expected < random[0].good.high


def test_trivial_positions_are_told_apart_only_where_there_are_any(solved):
    """Of Connect Four's positions none is trivial: a second column of the same figures would say nothing."""
    for game, positions, shown in ((TICTACTOE, solved[::15], True), (CONNECTX, sample(CONNECTX, 300), False)):
        graded = grades("random", positions, list(choose(make_agent("random", game), positions)))
        assert ("non-trivial" in table(graded)) == shown
        assert table(graded).count("good") == (2 if shown else 1)


def test_a_part_whose_positions_are_all_trivial_is_not_graded_zero_without_them():
    """0.0% of no position at all looked like the worst that an agent can do."""
    state = TICTACTOE.initial_state()
    positions = [Position(state, {0: 1, 1: -1}, "open"), Position(state, {0: -3, 1: -8}, "lost")]
    *_, opened, lost = table(grades("someone", positions, [0, 0])).splitlines()
    assert opened.split()[5:7] == ["1", "100.0%"] and lost.split()[5:] == ["0", "-", "-", "-"]


def test_an_agent_file_has_the_bank_of_a_game_for_each_position(solved, sandbox, tmp_path):
    """What it took for one was missing for the next, and in the end it lost on time what is no game."""
    (tmp_path / "slow.py").write_text(
        "import time\ndef agent(o, c):\n    time.sleep(1.0)\n    return o.board.index(0)\n"
    )
    agent = FileAgent(tmp_path / "slow.py", TICTACTOE, act=0.1, bank=5.0)
    agent.sandbox = sandbox
    positions = solved[:3]
    assert list(choose(agent, positions)) == [position.state.legal_moves()[0] for position in positions]
    assert agent.bank > 2.5, "one position's sleep is missing, not three"


FALLIBLE = """
def agent(observation, configuration):
    if observation.board == {board}:
        raise ValueError("not that one")
    return observation.board.index(0)
"""


def test_a_fault_costs_its_position_and_not_the_grade(solved, sandbox, tmp_path):
    """One in the last of 2,000 positions threw the figures of an hour away."""
    positions = solved[:6]
    for place in (4, 0):
        file = tmp_path / f"agent{place}.py"
        file.write_text(FALLIBLE.format(board=positions[place].state.array[:9].tolist()))
        agent = make_agent(str(file), TICTACTOE)
        agent.sandbox = sandbox
        if place == 0:  # of a file that never answered there is nothing to grade
            with pytest.raises(AzkitError, match="not that one"):
                list(choose(agent, positions))
            continue
        with pytest.warns(UserWarning, match="position 5: .*not that one"):
            moves = list(choose(agent, positions))
        assert [move is None for move in moves] == [False] * 4 + [True, False]
        everything = grades("file", positions, moves)[0]
        assert everything.good.rate == sum(p.is_good(m) for p, m in zip(positions, moves)) / 6 <= 5 / 6


def test_who_searches_by_the_clock_begins_each_position_anew(solved):
    """What it had found out about those before counted as found in the time for this one."""
    resets = []

    class Timed(EachAgent):
        def reset(self):
            resets.append(self)

    first = Timed("first", lambda state: state.legal_moves()[0], lanes=1)
    assert len(list(choose(first, solved[:3]))) == len(resets) == 3


def test_exact_scores_of_two_solvers_agree_on_who_wins():
    """Bitboards against the rules alone, on a board small enough for both."""
    tiny, rng = azkit.make("connectx", rows=3, columns=4, inarow=3), np.random.default_rng(0)
    solve = exact_scorer(tiny)
    for _ in range(50):
        state = tiny.initial_state()
        while state.ply < 5:
            following = state.play(int(rng.choice(state.legal_moves())))
            state = following if following.outcome is None else tiny.initial_state()
        by_rules = AlphaBeta(tiny).values(state, tiny.max_plies)
        assert {m: np.sign(s) for m, s in solve(state).items()} == {m: np.sign(v) for m, v in by_rules.items()}


def test_azkits_own_positions_are_what_they_should_be():
    positions = load_positions(CONNECTX)
    assert len(positions) == 2000 and not any(position.trivial for position in positions)
    assert {position.state.ply for position in positions} == set(PLIES)
    late = [position for position in positions if position.state.ply >= 26]
    solver = Solver(6, 7, 4)
    for position in late[::10]:
        own = solver.scores(*bits(solver.shape, position.state.array[:42].tolist(), position.state.to_play + 1))
        assert own == position.scores, f"after {position.state.moves} the solvers disagree"
    assert sample(CONNECTX, 50) == sample(CONNECTX, 50) and len(sample(CONNECTX, 50)) == 50
    assert sample(SMALL, 50) == []


def test_perfect_plays_connect_four_as_the_solver_does():
    """The two share no code: bitbully's book and search, and azkit's bitboards."""
    perfect, solver = make_agent("perfect", CONNECTX), Solver(6, 7, 4)
    for position in sample(CONNECTX, 200):
        if position.state.ply >= 24:
            scores = solver.scores(*bits(solver.shape, position.state.array[:42].tolist(), position.state.to_play + 1))
            assert scores[perfect.select([position.state])[0]] == max(
                score for score in scores.values() if score is not None
            )


def test_made_positions_can_be_read_again(tmp_path):
    entries = list(make_positions(SMALL, 5, np.random.default_rng(1)))
    assert entries == list(make_positions(SMALL, 5, np.random.default_rng(1)))
    write_positions(make_positions(SMALL, 5, np.random.default_rng(1)), tmp_path / "own.jsonl.gz")
    read = load_positions(SMALL, tmp_path / "own.jsonl.gz")
    assert [list(position.state.moves) for position in read] == [entry["moves"] for entry in entries]
    assert len({position.part for position in first_of_each(read, 1)}) == len(first_of_each(read, 1))
    for entry in entries:  # by move: a list of `max_moves` has no room for a game whose moves have higher numbers
        assert sorted(map(int, entry["scores"])) == SMALL.state(entry["moves"]).legal_moves()
    assert gzip.decompress((tmp_path / "own.jsonl.gz").read_bytes()).count(b"\n") == 5


def test_played_positions_are_from_an_agents_own_games():
    """What a committed file is confirmed on can be made again by whoever has its seed."""
    highest = EachAgent("highest", lambda state: state.legal_moves()[-1])
    first, again = (list(played_positions(SMALL, highest, 60, np.random.default_rng(3))) for _ in range(2))
    assert first == again
    states = [SMALL.state(entry["moves"]) for entry in first]
    assert len(set(states)) == 60 and {6, 7, 8} <= {state.ply for state in states} <= set(range(6, 21))
    for entry, state in zip(first, states, strict=True):
        assert len({np.sign(score) for score in entry["scores"].values()}) > 1, "trivial"
        for ply in range(4, state.ply):
            before = SMALL.state(entry["moves"][:ply])
            assert entry["moves"][ply] == before.legal_moves()[-1], "behind four random plies the agent chose"
    with pytest.raises(AzkitError, match="by highest have no more than [0-9]+ such positions"):
        list(played_positions(TICTACTOE, highest, 5000, np.random.default_rng(0)))


def test_pons_text_is_read_and_checked(tmp_path):
    state = SMALL.state([0, 1, 0, 1])
    value = max(exact_scorer(SMALL)(state).values())
    file = tmp_path / "Test_L1_R1"
    file.write_text(f"1212 {value}\n")
    (position,) = load_positions(SMALL, file)
    assert position.part == "Test_L1_R1" and position.state == state and max(position.scores.values()) == value
    file.write_text(f"1212 {value + 1}\n")
    with pytest.raises(AzkitError, match=f"line 1: .*its score is {value}, not {value + 1}"):
        load_positions(SMALL, file)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"moves": [9], "scores": [0, 0, 0, 0, 0, 0, 0]}', "illegal move 9"),
        ('{"moves": [], "scores": [0, 0, 0, 0, 0, 0, null]}', "scores are for"),
        ('{"moves": [], "scores": [0, 0, 0, 0, 0, 0, 0.5]}', "whole number"),
        ('{"moves": []}', "scores"),
        ("{", "line 2"),
        ("77 5 3", "line 2"),
        ("", "line 2"),
    ],
)
def test_a_bad_line_is_named(tmp_path, line, said):
    good = json.dumps({"moves": [3], "scores": [0, 0, 0, 0, 0, 0, 0]})
    (tmp_path / "bad.jsonl").write_text(f"{good}\n{line}\n")
    with pytest.raises(AzkitError, match="line 2") as error:
        load_positions(CONNECTX, tmp_path / "bad.jsonl")
    assert said in str(error.value)


def test_a_file_without_positions_is_refused_and_a_set_of_any_name_is_a_part(tmp_path):
    """The first was graded 0.0 with a mean error of nan, a number as a set ended in a traceback behind the grading."""
    (tmp_path / "none.jsonl").write_text("")
    with pytest.raises(AzkitError, match=r"none\.jsonl holds no positions"):
        load_positions(CONNECTX, tmp_path / "none.jsonl")
    line = {"moves": [3], "scores": [0] * 7}
    (tmp_path / "sets.jsonl").write_text("".join(json.dumps(line | {"set": name}) + "\n" for name in (5, ["a"], "")))
    positions = load_positions(CONNECTX, tmp_path / "sets.jsonl")
    shown = table(grades("someone", positions, [0, 0, 0]))
    assert [position.part for position in positions] == ["5", "['a']", "ply 0 to 9"] and "['a']" in shown
    (tmp_path / "all.jsonl").write_text(json.dumps(line | {"set": "all"}) + "\n")
    graded = grades("someone", load_positions(CONNECTX, tmp_path / "all.jsonl"), [0])
    assert mean_error(graded) == 0.0, "all positions together are no set of them"


def test_a_small_file_does_not_swell_to_fill_the_memory(tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.arena.positions.MOST", 1000)
    (tmp_path / "bomb.jsonl.gz").write_bytes(gzip.compress(b"\n" * 1_000_000))
    with pytest.raises(AzkitError, match="bomb.jsonl.gz cannot be read: it has more than 1000 bytes"):
        load_positions(CONNECTX, tmp_path / "bomb.jsonl.gz")


def test_a_file_that_is_none_is_named(tmp_path):
    (tmp_path / "cut.jsonl.gz").write_bytes(b"\x1f\x8b0")
    for name in ("none.jsonl", "cut.jsonl.gz"):
        with pytest.raises(AzkitError, match=name):
            load_positions(CONNECTX, tmp_path / name)
