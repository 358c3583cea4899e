"""A match that counts wrongly, favours a seat or repeats a game tells a user that the wrong agent is better."""

import itertools
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import stones

import azkit
from azkit.agents.agents import EachAgent, make_agent
from azkit.agents.cage import AgentError
from azkit.agents.files import FileAgent
from azkit.arena.match import Fault, GameRecord, MatchResult, match, play_games, schedule
from azkit.games import grid
from azkit.games.base import RUNNING, TRUNCATED
from azkit.tables import wilson

GAME = azkit.make("tictactoe")


def first(state):
    return state.legal_moves()[0]


def last(state):
    return state.legal_moves()[-1]


class Faulty:
    """An agent that fails in some way at its second move, one game at a time."""

    name, lanes = "faulty", 1

    def __init__(self, fail):
        self.fail, self.resets = fail, 0

    def select(self, states):
        (state,) = states
        return [first(state)] if state.ply < 2 else [self.fail(state)]

    def reset(self):
        self.resets += 1


def fault(kind):
    def fail(state):
        raise AgentError(kind, "on purpose")

    return fail


def test_wins_draws_and_losses_are_counted_by_seat():
    """Both always take the first free cell, so seat 0 wins every game; then a seat that always wins."""
    result = match(GAME, [EachAgent("a", first), EachAgent("b", first)], 10, opening_plies=0)
    for agent in (0, 1):
        standing = result.standing(agent)
        assert (standing.wins, standing.draws, standing.losses) == (5, 0, 5)
        assert standing.seats == ((5, 0, 0), (0, 0, 5))
        assert standing.score == 0.5
    assert len(result.records) == 10
    assert result.distinct == 2


def test_a_perfect_agent_beats_or_draws_and_the_shares_add_up():
    result = match(GAME, [make_agent("alphabeta:9", GAME), make_agent("random", GAME)], 60, opening_plies=0, seed=1)
    best, worst = result.standing(0), result.standing(1)
    assert best.losses == 0 and best.wins > 40
    assert best.score + worst.score == pytest.approx(1.0)
    assert (best.wins, best.draws, best.losses) == (worst.losses, worst.draws, worst.wins)
    assert best.interval[0] < best.score <= best.interval[1]
    for record in result.records:
        assert GAME.state(record.moves).outcome == record.outcome
        assert record.truncated is False


def test_every_opening_is_played_once_from_each_seat():
    game = azkit.make("connectx")
    result = match(game, [make_agent("random", game, seed) for seed in (1, 2)], 40, opening_plies=3, seed=4)
    played = {}
    for record in result.records:
        played.setdefault(record.moves[:3], []).append(record.seats)
    assert len(played) == 20  # of 343 openings, no two alike
    assert all(sorted(seats) == [(0, 1), (1, 0)] for seats in played.values())
    assert result.distinct == 40
    again = match(game, [make_agent("random", game, seed) for seed in (1, 2)], 40, opening_plies=3, seed=4)
    assert [record.moves for record in again.records] == [record.moves for record in result.records]
    other = match(game, [make_agent("random", game, seed) for seed in (1, 2)], 40, opening_plies=3, seed=5)
    assert {record.moves[:3] for record in other.records} != set(played)


def test_games_are_rounded_up_so_that_seats_stay_equal():
    assert len(match(GAME, [EachAgent("a", first), EachAgent("b", last)], 5).records) == 6


@pytest.mark.parametrize("kind", ["crash", "invalid", "timeout"])
def test_a_fault_loses_the_game_and_is_counted_by_kind(kind):
    faulty = Faulty(fault(kind))
    result = match(GAME, [EachAgent("a", last), faulty], 4, opening_plies=0)
    guilty, other = result.standing(1), result.standing(0)
    assert guilty.losses == 4 and other.wins == 4
    assert guilty.faults == {name: 4 * (name == kind) for name in ("crash", "invalid", "timeout")}
    assert sum(other.faults.values()) == 0
    assert faulty.resets == 4  # one game at a time, each a new one
    assert f"{kind} of faulty after moves" in result.table() and "    on purpose" in result.table()


@pytest.mark.parametrize("move", [99, -1, 0])
def test_a_move_against_the_rules_is_invalid(move):
    """Cell 0 is taken by then."""
    result = match(GAME, [Faulty(lambda state: move), EachAgent("b", first)], 2, opening_plies=0)
    assert result.standing(0).faults["invalid"] == 2
    assert result.standing(0).losses == 2


def test_a_fault_in_one_of_many_games_is_not_blamed_on_the_wrong_one():
    broken = Faulty(fault("crash"))
    broken.lanes, broken.select = 8, lambda states: fault("crash")(states)  # type: ignore[method-assign]
    with pytest.raises(AgentError, match="on purpose"):
        match(GAME, [broken, EachAgent("b", first)], 4, opening_plies=0)


def cut_at_four(p, state, returns):
    status = grid.outcome(p, state, returns)
    stones = np.count_nonzero(state[:9])
    return TRUNCATED if status == RUNNING and stones >= 4 else status


def test_truncated_games_count_as_nothing():
    game = replace(GAME, outcome=cut_at_four)
    result = match(game, [EachAgent("a", first), EachAgent("b", first)], 6, opening_plies=0)
    standing = result.standing(0)
    assert standing.truncated == 6
    assert (standing.wins, standing.draws, standing.losses) == (0, 0, 0)
    assert standing.interval == (0.0, 1.0)
    assert "6 games were cut" in result.table()
    json.dumps(result.to_dict(), allow_nan=False)


def test_three_players_sit_on_every_seat_equally_often():
    game = stones.make(10)
    agents = [EachAgent("one", first), EachAgent("two", last), make_agent("random", game, 3)]
    result = match(game, agents, 30, opening_plies=1, seed=2)
    seats = [record.seats for record in result.records]
    assert sorted(set(seats)) == sorted(itertools.permutations(range(3)))
    assert all(seats.count(each) == 5 for each in set(seats))
    standings = [result.standing(agent) for agent in range(3)]
    assert sum(standing.wins for standing in standings) == 30
    assert "as good as the others wins 0.333" in result.table(), "33 % looks like losing"
    assert all(sum(map(sum, standing.seats)) == 30 for standing in standings)
    with pytest.raises(ValueError, match="3 seats"):
        match(game, agents[:2], 3)


def test_a_file_on_several_seats_is_a_process_for_each(monkeypatch):
    """Two seats of one process drew on one clock, and a file that keeps its mark played with the wrong one."""
    game, asked = stones.make(10), []
    monkeypatch.setattr(FileAgent, "reset", lambda self: None)
    monkeypatch.setattr(FileAgent, "select", lambda self, states: asked.append(self) or [first(states[0])])
    file = FileAgent(Path("agent.py"), game, act=0.5, bank=3.0)
    for line_up in ([EachAgent("a", first), file, file], [file, EachAgent("a", first), EachAgent("b", first)]):
        asked.clear()
        match(game, line_up, 3)
        own = dict.fromkeys(asked)
        assert len(own) == line_up.count(file) == len({each.seed for each in own}) and file in own
        assert {(each.path, each.act, each.full_bank) for each in own} == {(file.path, 0.5, 3.0)}


def test_a_fault_among_three_gives_nobody_the_win():
    game = stones.make(10)
    agents = [EachAgent("one", first), EachAgent("two", lambda state: 7), EachAgent("three", first)]
    result = match(game, agents, 3, opening_plies=0)
    assert result.standing(1).faults["invalid"] == 3 and result.standing(1).losses == 3
    assert all(result.standing(agent).draws == 3 for agent in (0, 2))


def test_openings_that_end_the_game_are_not_used():
    game = azkit.make("connectx", rows=2, columns=2, inarow=2)
    assert all(len(record.moves) > 2 for record in play_games(game, [EachAgent("a", first)] * 2, 4, opening_plies=2))
    with pytest.raises(azkit.AzkitError, match="after 9 random plies"):
        match(GAME, [EachAgent("a", first), EachAgent("b", first)], 2, opening_plies=9)


def test_intervals_are_wilsons_over_distinct_games():
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=2e-3)
    assert wilson(0.0, 20) == pytest.approx((0.0, 0.161), abs=2e-3)
    assert wilson(1.0, 0) == (0.0, 1.0)
    record = GameRecord((0, 1), (0, 1, 2), (1.0, -1.0), False, None, ((0.1,), (0.2,)))
    repeated = MatchResult("g", ("a", "b"), (record,) * 50, 0, 0)
    assert repeated.distinct == 1
    assert repeated.standing(0).interval == pytest.approx(wilson(1.0, 1))


def test_times_and_figures_reach_table_and_json():
    seconds = ((0.5, 0.1, 0.1, 0.1), (0.2,))
    record = GameRecord((1, 0), (0, 1), (1.0, -1.0), False, None, seconds, (59.0, 60.0))
    result = MatchResult("g", ("a", "b"), (record,), 0, 0, "1.2.3")
    standing = result.standing(1)
    assert standing.wins == 1
    assert standing.move_seconds == {"p50": 0.1, "p99": pytest.approx(0.488), "max": 0.5, "first": 0.5}
    assert standing.overage_left == 59.0 and result.standing(0).overage_left == 60.0
    table = result.table()
    assert "kaggle-environments 1.2.3" in table and "0.500" in table and "59.0" in table
    plain = json.loads(json.dumps(result.to_dict(), allow_nan=False))
    assert plain["agents"][1]["name"] == "b" and plain["agents"][1]["score"] == 1.0


@pytest.mark.parametrize("players", [2, 3, 8])
def test_the_table_fits_a_terminal(players):
    game = azkit.make("chain_reaction", rows=3, columns=3, players=players).describe()
    record = GameRecord(
        tuple(range(players)), (1,), (1.0,) * players, False, Fault(0, "timeout", "late"), ((12.345,),) * players
    )
    agents = ("/kaggle/working/runs/a_long_name/submission.py", *["uct:400"] * (players - 1))
    lines = MatchResult(game, agents, (record,) * 100, 2, 0, "1.33.2").table().splitlines()
    assert max(map(len, lines)) <= 100
    assert "submission.py" in lines[3] and "100 timeout" in lines[3]


def test_of_three_agents_everybody_moves_behind_everybody_else():
    """A always moved right before B: whoever is helped by a weak neighbour always was."""
    game = azkit.make("chain_reaction", rows=3, columns=3, players=3)
    seatings = {seats for seats, _ in schedule(game, 12, 2, 0)}
    assert len(seatings) == 6
    assert [seats for seats, _ in schedule(azkit.make("tictactoe"), 4, 2, 0)] == [(0, 1), (1, 0)] * 2
