"""Figures measured once are not lost, and a run that cannot take them is no reason to lose the answer."""

import pytest

from azkit.runs.measured import Measurement, budget, store, stored


def rating(generation, score):
    return Measurement("rating", generation, "64 simulations", score, score - 9, score + 9, ("random", "run"), count=40)


def test_what_is_stored_comes_back_and_the_last_of_two_counts(tmp_path):
    assert stored(tmp_path) == []
    store(tmp_path, [rating(1, 10.0), rating(2, 20.0)])
    with open(tmp_path / "measured.jsonl", "a") as file:
        file.write('{"kind": "rating", "gener')  # its writer died
    store(tmp_path, [rating(2, 25.0)])
    rows = stored(tmp_path)
    assert [(row["generation"], row["score"], row["low"]) for row in rows] == [(1, 10.0, 1.0), (2, 25.0, 16.0)]


def test_a_run_that_cannot_be_written_to_is_told_in_a_line(tmp_path):
    (tmp_path / "measured.jsonl").mkdir()
    with pytest.warns(UserWarning, match=r"measured.jsonl does not get"):
        store(tmp_path, [rating(1, 10.0)])
    assert stored(tmp_path) == []


def test_agents_are_called_as_people_call_them():
    texts = ("run:net", "a:b/000004:64", "run:0.5s")
    assert list(map(budget, texts)) == ["network alone", "64 simulations", "0.5 s a move"]
