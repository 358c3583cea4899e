"""A wrong choice loses won games, and one that takes too long loses them on time."""

from functools import partial

import pytest

import azkit
from azkit.games.connectx import prover as module
from azkit.games.connectx.prover import ConnectXProver

CONNECTX = azkit.make("connectx")


@pytest.fixture
def prover() -> ConnectXProver:
    ready = ConnectXProver(6, 7, 4)
    ready.compile()
    return ready


def test_a_game_offers_exact_play_where_its_board_fits_and_its_rules_are_its_own(tmp_path):
    assert CONNECTX.extras.prover(CONNECTX, b"") is not None
    tall = azkit.make("connectx", rows=9, columns=8)
    assert tall.extras.prover(tall, b"") is None
    small = azkit.make("connectx", rows=5)
    assert small.extras.book(small) is small.extras.positions(small) is None, "they are about Connect Four"
    path = tmp_path / "misere.py"
    path.write_text(
        "from dataclasses import replace\nfrom azkit.games import connectx\n\n"
        "def make():\n    return replace(connectx.make(), name='misere')\n"
    )
    other = azkit.make(str(path))  # whose file may have changed any rule
    assert other.extras.prover(other, b"") is other.extras.book(other) is other.extras.positions(other) is None
    assert not other.extras.kaggle.built_in
    path.write_text(
        "from dataclasses import replace\nfrom azkit.games import connectx, grid\n\n"
        "def play(p, state, move):\n    connectx.rules.play(p, state, move)\n\n"
        "def make():\n    return replace(connectx.make(), play=play)\n"
    )
    same = azkit.make(str(path))  # in name alone
    assert same.extras.prover(same, b"") is same.extras.endings(same) is same.extras.book(same) is None


def test_exact_scores_are_refused_where_they_take_too_long():
    with pytest.raises(azkit.AzkitError, match="5 x 7 cells is too large for exact play"):
        ConnectXProver(5, 7, 4).scorer()


def test_exact_scores_are_of_the_board_whatever_moves_are_known():
    """As of a position that kaggle-environments shows."""
    scores, kaggle = ConnectXProver(6, 7, 4).scorer(), CONNECTX.extras.kaggle
    state = CONNECTX.state([6, 0, 2, 1, 0, 6, 5, 6, 2, 6, 2, 1, 1, 2, 2, 5, 6, 5, 6, 2, 0, 5, 3, 4])
    shown = kaggle.position(CONNECTX, kaggle.board(state), state.to_play)
    assert shown.moves == () and scores(shown) == scores(state)


def test_what_exact_play_knows_decides(prover):
    """Of a search's order: a win is taken, a draw before what is lost, the next one if those known lose."""
    solver = prover.solver
    for signs, move in (({0: -1, 1: 0}, 1), ({0: -1, 1: -1}, 2), ({0: -1, 1: 1}, 1), ({}, None)):
        solver.signs = lambda *_, answer=signs: answer
        prover.rate = 1e-9  # no nodes are left for exact scores
        assert prover.choose(CONNECTX.initial_state(), [0, 1, 2, 3, 4, 5, 6], module.perf_counter() + 1) == move


def test_of_moves_that_are_worth_the_same_the_searchs_first_is_played(prover):
    """It played the one nearest to the centre, whatever the search liked best."""
    prover.solver.signs = lambda *_: {6: 0, 3: 0}
    prover.solver.scores = lambda *_, **__: {3: 0, 6: 0}
    assert prover.choose(CONNECTX.initial_state(), [6, 3], module.perf_counter() + 1) == 6


def test_where_all_moves_are_lost_or_all_are_good_the_search_thinks_on(prover, monkeypatch):
    """It played what the search had seen in a seventh of its time, where only traps were left to set."""
    state, order = CONNECTX.initial_state(), [6, 3, 0, 1, 2, 4, 5]
    monkeypatch.setattr(prover, "_looked_up", lambda state: state.legal_moves())
    assert prover.choose(state, order, module.perf_counter() + 1) is None
    monkeypatch.setattr(prover, "_looked_up", lambda _: [3, 4])
    assert prover.choose(state, order, module.perf_counter() + 1) == 3
    monkeypatch.setattr(prover, "_looked_up", lambda _: [])
    prover.solver.signs, prover.rate = (lambda *_: dict.fromkeys(order, -1)), 1e-9
    assert prover.choose(state, order, module.perf_counter() + 1) is None


def test_exact_play_keeps_to_its_share_of_the_time(prover):
    state = CONNECTX.state([3, 3, 3, 3, 3, 3, 2, 2, 2])
    assert prover.probe(state) == state.legal_moves() and prover.probe(CONNECTX.initial_state()) == []
    before = prover.solver.nodes
    prover.choose(state, state.legal_moves(), module.perf_counter() + 1e-4)
    assert prover.solver.nodes - before < 10_000


def test_the_bank_pays_for_what_the_moves_own_time_does_not_settle(prover, monkeypatch):
    """A hard opening, which column 2 alone wins: 1.3 million nodes, at 100,000 a second."""
    solver, state, order = prover.solver, CONNECTX.state([1, 6, 6, 1, 0, 4, 0, 2, 1]), [3, 2, 4, 1, 5, 0, 6]
    monkeypatch.setattr(module, "perf_counter", lambda: solver.nodes / 1e5)
    prover.rate = 1e5
    assert prover.choose(state, order, module.perf_counter() + 2.0) is None
    assert solver.nodes < 2.0 * 1e5, "without a bank it keeps to its time"
    assert prover.choose(state, order, module.perf_counter() + 2.0, bank=28.0) == 2
    assert 2.0 * 1e5 < solver.nodes < 32.0 * 1e5


def test_a_pause_of_the_process_is_not_taken_for_a_slow_solver(prover, monkeypatch):
    """Else one hiccup leaves so few nodes for each later move that none shows how fast the solver is."""
    now, rate, state = [100.0], prover.rate, CONNECTX.state([3, 3, 3, 3, 3, 2, 2])
    monkeypatch.setattr(module, "perf_counter", lambda: now[0])

    def signs(count, *_):
        now[0] += 1.0
        prover.solver.nodes += count
        return {3: 0}

    for count, after in ((1000, rate), (2 * int(rate), 2 * int(rate))):
        monkeypatch.setattr(prover.solver, "signs", partial(signs, count))
        prover.choose(state, [3], now[0] + 2.0)
        assert prover.rate == pytest.approx(after, rel=0.01)
