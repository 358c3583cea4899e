"""What would break: random numbers that are not what their names say, or that differ from process to process."""

import numpy as np
import pytest

from azkit import rng

COUNT = 20_000


def draw(name: str, *arguments: float) -> np.ndarray:
    numbers = rng.stream(5, 1)
    return np.array([getattr(rng, name)(numbers, *arguments) for _ in range(COUNT)])


def test_streams_belong_to_their_words_and_never_change():
    numbers = rng.stream(1, 2, 3)
    assert numbers.tolist() == [3370896204, 0]  # stored runs go on from these
    assert [rng.below(numbers, 1000) for _ in range(5)] == [530, 496, 244, 331, 55]
    streams = {tuple(rng.stream(seed, game)) for seed in range(50) for game in range(50)}
    assert len(streams) == 2500 and tuple(rng.stream(1 << 40)) != tuple(rng.stream(0))


@pytest.mark.parametrize(
    ("name", "arguments", "mean", "variance"),
    [
        ("uniform", (), 1 / 2, 1 / 12),
        ("normal", (), 0.0, 1.0),
        ("gamma", (0.3,), 0.3, 0.3),
        ("gamma", (4.0,), 4.0, 4.0),
        ("gumbel", (), 0.5772, np.pi**2 / 6),
        ("below", (7,), 3.0, 4.0),
    ],
)
def test_numbers_have_the_mean_and_the_spread_of_their_law(name, arguments, mean, variance):
    numbers = draw(name, *arguments)
    assert numbers.mean() == pytest.approx(mean, abs=5 * np.sqrt(variance / COUNT))
    assert numbers.var() == pytest.approx(variance, rel=0.15)


def test_below_and_pick_stay_in_range_and_follow_the_weights():
    assert set(draw("below", 3)) == {0, 1, 2}
    picks = np.bincount(draw("pick", np.array([0.0, 1.0, 3.0])), minlength=3) / COUNT
    assert picks == pytest.approx([0.0, 0.25, 0.75], abs=0.02)
