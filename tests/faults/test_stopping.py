"""A signal ends azkit within ten seconds, whatever it is doing, and a training goes on from there."""

import os
import random
import signal
from pathlib import Path

import pytest
import torch
from faults.stopping import BAR, COMMANDS, TRAINING, small_run, stop_command, stop_training

from azkit.stopping import SIGNALS, Interrupts

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals")
chance = random.Random(int.from_bytes(os.urandom(4)))


@pytest.mark.slow
@pytest.mark.parametrize("phase", TRAINING)
def test_a_signal_ends_a_training_in_any_phase_and_it_goes_on(phase: str, tmp_path: Path) -> None:
    torch.set_num_threads(1)
    assert stop_training(phase, chance.choice(SIGNALS), tmp_path, chance.uniform(0, 1)) <= BAR


@pytest.mark.slow
@pytest.mark.parametrize("name", ["azkit match, one call", "azkit evaluate", "azkit imitate", "azkit ablate"])
def test_a_signal_ends_a_command_in_the_middle_of_a_long_call(name: str, tmp_path: Path) -> None:
    run = small_run(tmp_path / "run") if "{run}" in COMMANDS[name][1] else tmp_path
    assert stop_command(name, chance.choice(SIGNALS), tmp_path, run, chance.uniform(0, 1)) <= BAR


def test_what_nohup_ignores_is_ignored() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with Interrupts() as interrupts:
            os.kill(os.getpid(), signal.SIGHUP)
            assert not interrupts.requested
            os.kill(os.getpid(), signal.SIGUSR1)
            assert interrupts.requested == signal.SIGUSR1
    finally:
        signal.signal(signal.SIGHUP, before)
