"""Threads without a processor wait for each other: in a container, or on another machine, networks crawled."""

import os
from dataclasses import replace

import pytest
import torch

from azkit.nets import variants
from azkit.nets.variants import Variant, cores, reuse, torch_threads


@pytest.fixture(autouse=True)
def eight_processors(monkeypatch, tmp_path):
    """Of which the process sees all, and torch takes all; and the file that says what a container may use."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(8)), raising=False)
    monkeypatch.setattr(torch, "get_num_threads", lambda: 8)
    monkeypatch.setattr(variants, "LIMIT", tmp_path / "cpu.max")
    return tmp_path / "cpu.max"


@pytest.mark.parametrize(
    ("limit", "used"),
    [("200000 100000", 2), ("150000 100000", 2), ("20000 100000", 1), ("6400000 100000", 8), ("max 100000", 8)],
)
def test_a_container_uses_no_more_than_its_share_of_the_processors(eight_processors, limit, used):
    eight_processors.write_text(f"{limit}\n")
    assert cores() == torch_threads() == used


def test_without_a_container_all_that_the_process_may_use_count(monkeypatch):
    assert cores() == 8
    monkeypatch.setattr(torch, "get_num_threads", lambda: 3)  # OMP_NUM_THREADS
    assert torch_threads() == 3


@pytest.mark.parametrize("limit", ["200000 100000", "max 100000"])
def test_a_run_that_goes_on_elsewhere_takes_the_threads_that_there_are(eight_processors, limit, capsys):
    """It kept those of the machine that it began on, if that had the same kind of processor."""
    eight_processors.write_text(limit)
    own = Variant(variants.machine("cpu"), "cpu", "eager", "float32", torch_threads(), (16,))
    assert reuse(own) == own and capsys.readouterr().err == ""
    assert reuse(replace(own, threads=4)) is None
    said = capsys.readouterr().err
    assert said == f"azkit: evaluated by 4 threads so far, here are {own.threads}: from here on the last bits differ\n"
