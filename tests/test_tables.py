"""Figures that mislead are worse than none: columns that slip, times without a unit, intervals that are too narrow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azkit.tables import aligned, duration, two_columns, wilson


def test_columns_are_aligned():
    assert aligned([("agent", "score"), ("uct:400", "1"), ("", "0.5")]) == [
        "agent    score",
        "uct:400  1",
        "         0.5",
    ]
    assert aligned([]) == []


def test_values_of_every_kind_read_well():
    figures = {"best_move": 3, "seconds": 0.12345, "positions": 123456.7, "win_rate": {"random": 1.0, "uct": None}}
    assert two_columns(figures | {"moves": [1, 2.5, 999.4, 999.6]}).splitlines() == [
        "best move  3",
        "seconds    0.123",
        "positions  123,457",
        "win rate   random 1, uct None",
        "moves      1, 2.5, 999, 1,000",
    ]


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0 s"), (89, "89 s"), (90, "2 min"), (5399, "90 min"), (5400, "1.5 h"), (86400, "24.0 h")]
)
def test_times_have_a_unit(seconds, text):
    assert duration(seconds) == text


@given(st.integers(0, 10_000), st.integers(1, 10_000))
def test_an_interval_holds_its_score_and_narrows_with_more_games(wins, games):
    score = min(wins, games) / games
    low, high = wilson(score, games)
    assert 0.0 <= low <= score <= high <= 1.0
    narrow = wilson(score, 4 * games)
    assert narrow[1] - narrow[0] < high - low
    mirrored = wilson(1.0 - score, games)
    assert mirrored == pytest.approx((1.0 - high, 1.0 - low))


def test_known_intervals():
    assert wilson(0.8, 10) == pytest.approx((0.490, 0.943), abs=2e-3)
    assert wilson(1.0, 0) == (0.0, 1.0)
