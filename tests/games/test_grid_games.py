"""Gobang, NoGo and Chain Reaction played by other rules would train agents for other games."""

import itertools
import random
from collections import deque

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azkit
from azkit.compiled import njit
from azkit.games import chain_reaction, grid
from azkit.games.picture import MOST_STEPS
from azkit.search.alphabeta import AlphaBeta


def board_of(state):
    """The board as a dict of taken cells: (row, column) -> seat."""
    columns = state.game.options["columns"]
    cells = state.array[: -grid.TAIL].tolist()
    return {divmod(cell, columns): mark - 1 for cell, mark in enumerate(cells) if mark > 0}


def near(game, cell):
    (row, column), (rows, columns) = cell, game.planes[1:]
    places = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in places if 0 <= r < rows and 0 <= c < columns]


def play_random(game, games, seed, look):
    """Play random games; `look(before, move, after)` sees every ply."""
    rng = random.Random(seed)
    for _ in range(games):
        state = game.initial_state()
        while state.outcome is None:
            move = rng.choice(state.legal_moves())
            after = state.play(move)
            look(state, move, after)
            state = after
        yield state


# Gobang


@pytest.mark.parametrize(
    ("theirs", "options"),
    [
        ("gomoku(size=8,connect=5)", {}),
        ("mnk(m=5,n=4,k=3)", {"rows": 4, "columns": 5, "inarow": 3}),
        ("mnk(m=6,n=6,k=4)", {"rows": 6, "columns": 6, "inarow": 4}),
    ],
)
def test_gobang_agrees_with_openspiel_on_random_games(theirs, options):
    game, oracle = azkit.make("gobang", **options), pyspiel.load_game(theirs)
    rng = random.Random(1)
    for _ in range(400):
        state, other = game.initial_state(), oracle.new_initial_state()
        while not other.is_terminal():
            assert state.outcome is None and state.to_play == other.current_player()
            assert state.legal_moves() == other.legal_actions()
            move = rng.choice(other.legal_actions())
            state = state.play(move)
            other.apply_action(move)
        assert state.outcome == tuple(other.returns())


def longest_lines(board, cell):
    """Lengths of the four lines of one seat through a cell, walked one step at a time."""
    lengths = []
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        line = [cell]
        for sign in (1, -1):
            row, column = cell[0] + sign * down, cell[1] + sign * right
            while board.get((row, column)) == board[cell]:
                line.append((row, column))
                row, column = row + sign * down, column + sign * right
        lengths.append(len(line))
    return lengths


@pytest.mark.parametrize("overlines", ["win", "nothing"])
def test_gobang_overlines_win_or_do_not(overlines):
    """Three in a row on a wide board: overlines are common there."""
    game = azkit.make("gobang", rows=4, columns=9, inarow=3, overlines=overlines)
    seen = set()

    def look(before, move, after):
        lengths = longest_lines(board_of(after), divmod(move, 9))
        wins = any(length == 3 or length > 3 and overlines == "win" for length in lengths)
        seen.update(length for length in lengths if length > 3)
        expected = (1.0, -1.0)[:: 1 if before.to_play == 0 else -1] if wins else None
        full = len(board_of(after)) == 36
        assert after.outcome == (expected or ((0.0, 0.0) if full else None))

    assert list(play_random(game, 300, 2, look)) and seen


@pytest.mark.parametrize("name", ["connectx", "gobang"])
def test_the_first_quiet_move_opens_the_most_lines(name):
    """With no rule of thumb ConnectX by the clock was played by chance until a win was near."""
    game = azkit.make(name, rows=7, columns=7)
    moves = {AlphaBeta(game).choose(game.initial_state(), depth=1, seed=seed)[0] for seed in range(5)}
    assert moves == {game.actions // 2}


# NoGo


def nogo_moves(game, board, seat):
    """Legal moves by the words of the rules: place the stone, then look at every group's liberties."""

    def breathes(board, cell):
        group, liberties, todo = {cell}, set(), [cell]
        while todo:
            for other in near(game, todo.pop()):
                if other not in board:
                    liberties.add(other)
                elif board[other] == board[cell] and other not in group:
                    group.add(other)
                    todo.append(other)
        return bool(liberties)

    rows, columns = game.planes[1:]
    found = []
    for row in range(rows):
        for column in range(columns):
            after = {**board, (row, column): seat}
            if (row, column) not in board and all(breathes(after, cell) for cell in after):
                found.append(row * columns + column)
    return found


@pytest.mark.parametrize(("rows", "columns", "games"), [(7, 7, 20), (3, 3, 300), (2, 5, 300), (9, 4, 20), (19, 19, 1)])
def test_nogo_agrees_with_a_slow_reference(rows, columns, games):
    """19 x 19 takes several words of bits."""
    game = azkit.make("nogo", rows=rows, columns=columns)
    rng = random.Random(rows)

    def look(before, move, after):
        if rows < 19 or rng.random() < 0.05 or after.outcome:
            reference = nogo_moves(game, board_of(after), 1 - before.to_play)
            assert after.legal_moves() == reference
            assert after.outcome == (None if reference else (1.0, -1.0)[:: 1 if before.to_play == 0 else -1])

    assert all(state.outcome != (0.0, 0.0) for state in play_random(game, games, 3, look))


@njit
def wins(rules, states, ply, known):
    """Whether the side to move wins states[ply] by exact play; `known` remembers 1 or 2 by the stones on the board."""
    p, state, key = rules.parameters, states[ply], 0
    for cell in range(p[0] * p[1]):
        key = 3 * key + max(state[cell], 0)
    if known[key] == 0:
        known[key] = 1
        moves, returns = np.empty(p[0] * p[1], np.int32), np.empty(2, np.float32)
        for i in range(rules.legal(p, state, moves)):
            states[ply + 1, :] = state
            rules.play(p, states[ply + 1], moves[i])
            if rules.outcome(p, states[ply + 1], returns) != 0 or not wins(rules, states, ply + 1, known):
                known[key] = 2
                break
    return known[key] == 2


def first_player_wins(rows, columns):
    game = azkit.make("nogo", rows=rows, columns=columns)
    states = np.zeros((rows * columns + 1, game.state_size), np.int16)
    return wins(game.rules, states, 0, np.zeros(3 ** (rows * columns), np.int8))


@pytest.mark.parametrize(("rows", "columns", "first"), [(2, 2, True), (3, 3, True), (3, 4, None), (4, 4, False)])
def test_solved_boards_of_nogo(rows, columns, first):
    """3 x 3 is won by the first player, 4 x 4 by the second (known results); a wide and a tall board agree."""
    won = first_player_wins(rows, columns)
    assert won == (first_player_wins(columns, rows) if first is None else first)


def test_antigo_is_nogo():
    assert azkit.make("antigo", rows=5).describe() == azkit.make("nogo", rows=5).describe()
    assert azkit.make("antigo").source == "nogo"


def test_a_forbidden_cell_is_shown():
    state = azkit.make("nogo", rows=2, columns=3).state([1, 2])
    assert str(state).count("-") == 4 - len(state.legal_moves())
    assert state.svg().count('r="5"') == 4 - len(state.legal_moves())


# Chain Reaction


def chain(game, board, move, seat, last_in_first_out=False):
    """Cells as (seat, orbs) after a move, and whether the cascade was stopped; one neighbour at a time."""
    board, waiting, stopped = dict(board), deque(), False

    def drop(cell):
        board[cell] = (seat, board.get(cell, (seat, 0))[1] + 1)
        if board[cell][1] >= len(near(game, cell)) and cell not in waiting:
            waiting.append(cell)

    drop(move)
    while waiting and not stopped:
        cell = waiting.pop() if last_in_first_out else waiting.popleft()
        left = board.pop(cell)[1] - len(near(game, cell))
        if left:
            board[cell] = (seat, left)
            if left >= len(near(game, cell)):
                waiting.append(cell)
        for other in near(game, cell):
            drop(other)
        stopped = {owner for owner, _ in board.values()} == {seat}
    return board, stopped


def orbs_of(state):
    """The board as a dict of taken cells: (row, column) -> (seat, orbs)."""
    players = state.game.players
    return {cell: (mark % players, mark // players + 1) for cell, mark in board_of(state).items()}


CHAINS = [(9, 6, 2, 12), (5, 5, 3, 25), (3, 3, 4, 80), (2, 2, 2, 100), (2, 7, 8, 40), (4, 3, 5, 60)]


@pytest.mark.parametrize(("rows", "columns", "players", "games"), CHAINS)
def test_chain_reaction_agrees_with_a_slow_reference(rows, columns, players, games):
    game = azkit.make("chain_reaction", rows=rows, columns=columns, players=players)
    orders = []

    def look(before, move, after):
        seat, cell, board = before.to_play, divmod(move, columns), orbs_of(before)
        legal = [r * columns + c for r in range(rows) for c in range(columns) if board.get((r, c), (seat,))[0] == seat]
        assert before.legal_moves() == legal
        expected, stopped = chain(game, board, cell, seat)
        assert orbs_of(after) == expected
        assert sum(orbs for _, orbs in expected.values()) == after.ply
        assert after.outcome == (tuple(1.0 if s == seat else -1.0 for s in range(players)) if stopped else None)
        if stopped:
            return
        other, _ = chain(game, board, cell, seat, last_in_first_out=True)
        assert other == expected, "a cascade that ends by itself does not depend on the order of explosions"
        orders.append(len(expected))
        alive = {owner for owner, _ in expected.values()}
        turn = (seat + 1) % players
        while after.ply >= players and turn not in alive:
            turn = (turn + 1) % players
        assert after.to_play == turn

    for end in play_random(game, games, 4, look):
        assert end.ply <= game.max_plies
    assert orders


def test_nobody_is_out_before_the_first_turn():
    state = azkit.make("chain_reaction", rows=3, columns=3, players=3).state([0, 8])
    assert state.to_play == 2 and state.outcome is None
    assert state.play(4).to_play == 0


def test_who_is_out_is_skipped():
    """Seat 0 explodes a corner beside seat 1's only orb; seat 2 is next."""
    game = azkit.make("chain_reaction", rows=3, columns=3, players=3)
    state = game.state([0, 1, 8, 0])
    assert 1 not in {seat for seat, _ in orbs_of(state).values()} and state.to_play == 2


def test_the_standard_board_holds_132_orbs():
    assert azkit.make("chain_reaction").max_plies == 133


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 53), min_size=1, max_size=92), st.randoms(use_true_random=False))
def test_fewer_than_93_orbs_on_9_by_6_always_come_to_rest(cells, rng):
    """With no opponent there is nothing that stops a cascade: it must end by itself."""
    game, board = azkit.make("chain_reaction"), {}
    for cell in cells:
        seat, orbs = board.get(divmod(cell, 6), (0, 0))
        board[divmod(cell, 6)] = (seat, orbs + 1)
    waiting, explosions = [cell for cell in board if board[cell][1] >= len(near(game, cell))], 0
    while waiting:
        cell = waiting.pop(rng.randrange(len(waiting)))
        explosions += 1
        assert explosions < 100_000
        board[cell] = (0, board[cell][1] - len(near(game, cell)))
        for other in near(game, cell):
            board[other] = (0, board.get(other, (0, 0))[1] + 1)
        waiting = [cell for cell in board if board[cell][1] >= len(near(game, cell))]


def test_the_boards_of_a_cascade_lead_from_the_move_to_its_end():
    game = azkit.make("chain_reaction", rows=3, columns=3)
    state = game.state([0, 4, 1, 5, 1, 7])
    boards = chain_reaction.cascade(state, 0)
    assert len(boards) > 2 and boards[-1] == state.play(0)
    for before, after in itertools.pairwise(boards):
        totals = [sum(orbs for _, orbs in orbs_of(one).values()) for one in (before, after)]
        assert totals[0] == totals[1] == 7 and before != after
    assert [board.array.tolist() for board in chain_reaction.cascade(game.initial_state(), 4)] == [
        game.state([4]).array.tolist()
    ]


def test_of_a_cascade_over_a_whole_board_no_more_is_shown_than_there_is_time_for():
    """One of 804 explosions, each board played from the start, took the server five seconds."""
    game = azkit.make("chain_reaction", rows=16, columns=16)
    full = [2 * len(near(game, divmod(cell, 16))) - 3 for cell in range(256)]  # of seat 0, the next orb explodes each
    state = grid.from_cells(game, [*full[:-1], 2], 0)
    boards = chain_reaction.cascade(state, 0)
    assert len(boards) == MOST_STEPS + 1 and boards[-1].outcome == (1.0, -1.0)


def test_orbs_are_written_and_drawn():
    state = azkit.make("chain_reaction", rows=3, columns=3).state([4, 0, 4, 8, 4])
    assert str(state).splitlines() == ["  a  b  c", "1 O1 .  .", "2 .  X3 .", "3 .  .  O1"]
    assert state.svg().count('r="6"') == 5 and state.svg().count("stroke=") == 1


def test_input_planes_of_three_players_turn_with_the_side_to_move():
    state = azkit.make("chain_reaction", rows=3, columns=3, players=3).state([0, 4, 8, 0])
    mine, following, after, two, three, critical = state.encode()
    assert state.to_play == 1 and mine.sum() == mine[1, 1] == 1 and following[2, 2] == 1
    assert after[0, 1] == after[1, 0] == 1 and two.sum() == three.sum() == 0
    assert critical[2, 2] == 1 and critical.sum() == 1


# Bad input


@pytest.mark.parametrize(
    ("name", "options", "message"),
    [
        ("gobang", {"rows": 4, "columns": 4}, "too small for inarow=5"),
        ("gobang", {"rows": 99}, "rows=99 is out of range: 1 to 32"),
        ("gobang", {"overlines": "lose"}, "choose win or nothing"),
        ("nogo", {"rows": 1}, "rows=1 is out of range: 2 to 19"),
        ("nogo", {"columns": 20}, "columns=20 is out of range: 2 to 19"),
        ("chain_reaction", {"rows": 1}, "rows=1 is out of range"),
        ("chain_reaction", {"players": 9}, "players=9 is out of range: 2 to 8"),
        ("chain_reaction", {"rows": 2, "columns": 2, "players": 5}, "too small for players=5"),
    ],
)
def test_a_bad_board_is_one_clear_line(name, options, message):
    with pytest.raises(azkit.AzkitError, match=message) as caught:
        azkit.make(name, **options)
    assert "\n" not in str(caught.value)


def test_a_move_on_an_opponents_cell_says_so():
    with pytest.raises(azkit.AzkitError, match=r"illegal move 3 \(a2\) in chain_reaction: .* a1, b1, c1, b2"):
        azkit.make("chain_reaction", rows=3, columns=3).state([3]).play(3)


@pytest.mark.parametrize("k", range(8))
def test_numbers_of_a_games_own_behind_the_cells_stay_as_they_are_under_symmetries(k):
    """They were left out, so that an image had whatever was in the array before."""
    p = grid.parameters(3, 3, 2, "mine,theirs")
    state, out = np.array([*range(1, 10), 40, 50, 1, 0, 0], np.int16), np.full(14, 7, np.int16)
    grid.symmetry(p, state, k, out)
    assert sorted(out[:9]) == list(range(1, 10)) and out[9:].tolist() == [40, 50, 1, 0, 0]
