"""The reports of a run survive what a crash, a disk or an editor does to their file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from azkit import AzkitError
from azkit.runs.metrics import Journal, read_metrics


def line(generation: int, loss: float = 0.5) -> bytes:
    return json.dumps({"generation": generation, "loss": loss}).encode() + b"\n"


def left(run: Path, text: bytes, generation: int) -> list[int]:
    """The generations that are still there when a run goes on after `generation`."""
    (run / "metrics.jsonl").write_bytes(text)
    Journal(run, generation)
    return [json.loads(row)["generation"] for row in (run / "metrics.jsonl").read_bytes().splitlines()]


def test_what_was_written_after_the_last_checkpoint_is_dropped(tmp_path: Path) -> None:
    assert left(tmp_path, line(1) + line(2) + line(3), 2) == [1, 2]
    assert left(tmp_path, line(1) + line(2) + b'{"generation": 3, "lo', 2) == [1, 2]
    assert left(tmp_path, b"", 2) == []


@pytest.mark.parametrize("garbage", [b"garbage\n", b"\xff\xfe\x00\n", b"[]\n", b"\n", b'{"generation": 1e999}\n'])
def test_garbage_costs_no_generation_its_line(tmp_path: Path, garbage: bytes) -> None:
    """Cut by the number of lines, each garbage line took a generation with it; other bytes stopped the run."""
    assert left(tmp_path, line(1) + garbage + line(2) + garbage + line(3) + line(4), 3) == [1, 2, 3]


def test_what_is_no_file_in_their_place_is_told_in_one_line(tmp_path: Path) -> None:
    """A resume ended in a traceback."""
    (tmp_path / "metrics.jsonl").mkdir()
    with pytest.raises(AzkitError, match=r"cannot write .*metrics\.jsonl: it is not a regular file"):
        Journal(tmp_path, 1)


def test_of_a_repeated_generation_the_last_line_counts(tmp_path: Path) -> None:
    (tmp_path / "metrics.jsonl").write_bytes(line(2, 0.9) + line(1) + b"?\n" + line(2, 0.1))
    rows, damaged = read_metrics(tmp_path)
    assert [(row["generation"], row["loss"]) for row in rows] == [(1, 0.5), (2, 0.1)] and damaged == 1
    (tmp_path / "metrics.jsonl").write_bytes(b"?\n")
    with pytest.raises(AzkitError, match="no generation has ended yet"):
        read_metrics(tmp_path)


@pytest.mark.parametrize("generation", ["6", 6.5, True, -1, pytest.param(10**400, id="huge")])
def test_a_line_whose_generation_is_no_number_of_one_is_damaged(tmp_path: Path, generation: Any) -> None:
    """It counted as a generation, and whatever drew a curve over it ended in a traceback."""
    (tmp_path / "metrics.jsonl").write_bytes(line(1) + line(generation) + line(2))
    rows, damaged = read_metrics(tmp_path)
    assert ([row["generation"] for row in rows], damaged) == ([1, 2], 1)


@pytest.mark.parametrize("figure", ['"win_rate": [1]', '"win_rate": {"random": "all"}', '"grades": 1', '"games": "40"'])
def test_a_line_with_other_figures_than_a_run_writes_is_damaged(tmp_path: Path, figure: str) -> None:
    """A stranger's, say: `azkit report` and `azkit share` ended in a traceback."""
    (tmp_path / "metrics.jsonl").write_bytes(line(1) + f'{{"generation": 2, {figure}}}\n'.encode() + line(3))
    rows, damaged = read_metrics(tmp_path)
    assert ([row["generation"] for row in rows], damaged) == ([1, 3], 1)
