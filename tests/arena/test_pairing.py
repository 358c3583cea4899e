"""A ladder that chooses its games is surer, and closer to the truth, than one that plays all pairs as often."""

import itertools

import numpy as np
import pytest

from azkit.arena.pairing import Tally, gains, uncertainty
from azkit.arena.rating import ELO, fit

TRUTH = np.array([0.0, 700.0, 780.0, 900.0, 960.0, 1000.0, 1010.0, 1300.0])  # random, and models that learn
BATCH, BATCHES = 8, 84  # round robin: three times each of 28 pairs


def tournament(choose, seed, players=2):
    """What a ladder of entrants of known strength has come to: its own uncertainty, and how far it is off, in Elo."""
    rng, counts = np.random.default_rng(seed), {}
    elo, covariance = fit(len(TRUTH), [])
    for batch in range(BATCHES):
        one, other = choose(batch, elo, covariance, players)
        chance = 1 / (1 + (players - 1) * np.exp((TRUTH[other] - TRUTH[one]) / ELO))
        for won in rng.random(BATCH) < chance:
            rest = (0.0 if won else 1 / (players - 1),) * (players - 1)
            key = (one, *[other] * (players - 1)), (float(won), *rest)
            counts[key] = counts.get(key, 0) + 1
        elo, covariance = fit(len(TRUTH), list(counts), list(counts.values()))
    return uncertainty(covariance), np.std(elo - TRUTH)


def adaptive(batch, elo, covariance, players):
    return np.unravel_index(gains(elo, covariance, players, BATCH).argmax(), covariance.shape)


def round_robin(batch, elo, covariance, players):
    pairs = list(itertools.combinations(range(len(TRUTH)), 2) if players == 2 else itertools.permutations(range(8), 2))
    return pairs[batch % len(pairs)]


@pytest.mark.parametrize("players", [2, 3])
def test_chosen_pairs_tell_more_than_all_pairs(players):
    told = np.array([[tournament(how, seed, players) for how in (adaptive, round_robin)] for seed in range(12)])
    sure, off = told.mean(0).T
    assert (told[:, 0, 0] < told[:, 1, 0]).mean() > 0.8, "in many tournaments playing all pairs was surer"
    assert sure[0] < 0.8 * sure[1] and off[0] < off[1]


def test_the_gain_of_a_game_is_what_the_variances_then_fall_by():
    """Against the covariance of a fit that has the games; they are few beside those before, so that Elo stays."""
    before = [((0, 1), (1.0, 0.0)), ((1, 0), (1.0, 0.0)), ((1, 2), (1.0, 0.0)), ((2, 1), (1.0, 0.0))]
    elo, covariance = fit(3, before, [50, 40, 60, 30])
    chance = 1 / (1 + np.exp((elo[2] - elo[0]) / ELO))
    after = [*before, ((0, 2), (float(chance), float(1 - chance)))]
    _, smaller = fit(3, after, [50, 40, 60, 30, 16])
    spread = [np.trace(each - each.mean(0)) for each in (covariance, smaller)]
    gain = gains(elo, covariance, 2, 16)
    assert gain[0, 2] == pytest.approx(spread[0] - spread[1], rel=1e-6) and gain[2, 0] == pytest.approx(gain[0, 2])
    assert gain[0, 0] == 0


def test_results_that_come_in_parts_make_the_ladder_of_all_of_them():
    """In any order, and many equal results as one of that weight."""
    rng, names = np.random.default_rng(0), ["a", "b", "c"]
    games = []
    for number in range(300):
        one, other = rng.choice(3, 2, replace=False)
        won = float(rng.integers(3)) / 2
        games.append(((int(one), int(other)), (won, 1 - won), (number,)))
    tally = Tally()
    for seats, shares, moves in [*games[200:], *games[:200]]:
        tally.add(tuple(names[seat] for seat in seats), shares, moves)
    results, counts, weights = tally.among(names)
    assert len(results) < 20 and counts.sum() == weights.sum() == 300
    for ours, theirs in zip(fit(3, results, weights), fit(3, [game[:2] for game in games]), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-9)
    assert tally.among(["a", "b"])[1].sum() < 300, "games of an entrant who is not asked for count"


def test_games_that_a_cap_cut_say_nothing_and_are_not_asked_for_again_and_again():
    """Raters counted them as draws."""
    tally = Tally()
    for _ in range(9):
        tally.add(("a", "b"), (0.5, 0.5), (3, 4), True)
    assert tally.played.total() == 9 and tally.among(["a", "b"])[0] == []
    assert tally.telling(("b", "a")) == 0.1 and tally.telling(("a", "c")) == 1.0
    tally.add(("b", "a"), (1.0, 0.0), (5,))
    assert tally.fresh(("a", "b")) == 1.0 and tally.among(["a", "b"])[1].tolist() == [1.0]


def test_games_that_are_repeated_make_nobody_surer():
    """Two agents without chance from two openings: their thousandth game tells what the first ones did."""
    once, often = Tally(), Tally()
    for tally, times in ((once, 1), (often, 500)):
        for _ in range(times):
            tally.add(("a", "b"), (1.0, 0.0), (3, 4))
            tally.add(("b", "a"), (0.5, 0.5), (3, 4))
    ladders = []
    for tally in (once, often):
        results, _, weights = tally.among(["a", "b"])
        ladders.append(fit(2, results, weights))
    np.testing.assert_allclose(ladders[0][0], ladders[1][0])
    np.testing.assert_allclose(ladders[0][1], ladders[1][1])
    assert (often.fresh(("b", "a")), once.fresh(("b", "a")), once.fresh(("a", "c"))) == (0.002, 1.0, 1.0)
