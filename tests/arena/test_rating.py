"""Ratings are those that the results were drawn from, and stay finite where one side never wins."""

import itertools
import shutil

import numpy as np
import pytest

import azkit
from azkit import change, learn, profile
from azkit.agents.agents import EachAgent
from azkit.arena import rating
from azkit.arena.rating import Rating, at_hand, entrants, fit, rate, rated, table
from azkit.errors import AzkitError
from azkit.runs.config import GameConfig

GAME = azkit.make("tictactoe")


def test_known_strengths_are_found_again_within_their_errors():
    """1,000 results a pair, drawn from the model itself: an error bar that is too narrow or too wide shows."""
    truth, rng = np.array([0.0, 150.0, -80.0, 400.0]), np.random.default_rng(0)
    results = []
    for first, second in itertools.combinations(range(4), 2):
        chance = 1 / (1 + 10 ** ((truth[second] - truth[first]) / 400))
        won = (rng.random(1000) < chance).tolist()
        results += [((first, second), (float(one), 1.0 - one)) for one in won]
    elo, covariance = fit(4, results)
    errors = np.sqrt(np.diag(covariance) + covariance[0, 0] - 2 * covariance[0])[1:]
    away = (elo - elo[0] - truth)[1:] / errors
    assert np.abs(away).max() < 3 and errors.max() < 20


def test_known_strengths_of_three_seats_are_found_again():
    truth, rng, results = np.array([0.0, 120.0, -200.0]), np.random.default_rng(1), []
    for seats in ((0, 1, 1), (1, 0, 0), (0, 2, 2), (2, 1, 1), (0, 1, 2)):
        strength = 10 ** (truth[list(seats)] / 400)
        for winner in rng.choice(3, 800, p=strength / strength.sum()):
            results.append((seats, tuple(float(seat == winner) for seat in range(3))))
    elo, covariance = fit(3, results)
    errors = np.sqrt(np.diag(covariance) + covariance[0, 0] - 2 * covariance[0])[1:]
    assert np.abs((elo - elo[0] - truth)[1:] / errors).max() < 3 and errors.max() < 25


def test_a_ladder_of_a_game_for_three():
    game = azkit.make("chain_reaction", rows=3, columns=3, players=3)
    ratings = rate(game, ["random", "uct:60"], games=12, simulations=8, opening_plies=3, seed=0)
    assert [one.games for one in ratings] == [24, 24] and ratings[1].elo > ratings[0].elo
    assert ratings[0].score + ratings[1].score == pytest.approx(2 / 3)


def test_who_always_loses_has_a_finite_rating():
    elo, covariance = fit(2, [((0, 1), (0.0, 1.0))] * 10)
    assert 300 < elo[1] - elo[0] < 3000 and np.isfinite(covariance).all()


def test_the_ladder_puts_exact_play_on_top():
    ratings = rate(GAME, ["random", "perfect", "alphabeta:1"], games=20, simulations=8, opening_plies=0, seed=0)
    assert [one.games for one in ratings] == [40, 40, 40] and ratings[0].elo == 0 and ratings[0].error == 0
    assert ratings[1].elo > ratings[1].error > 0
    assert table(ratings).splitlines()[1].startswith("perfect")


def test_a_repeated_game_counts_once(monkeypatch):
    """Else agents without chance would be told apart ever more surely by the same two games."""
    places = {"uct:1": 0, "uct:2": -1}  # the first and the last legal move
    chosen = lambda name, game, seed: EachAgent(name, lambda state: state.legal_moves()[places[name]])  # noqa: E731
    monkeypatch.setattr(rating, "make_agent", chosen)
    few, many = (rate(GAME, [*places], games, 8, opening_plies=0, seed=0) for games in (2, 40))
    assert few == many and [one.games for one in few] == [2, 2]


@pytest.mark.parametrize("texts", [["random"], ["random", "random"]])
def test_a_tournament_needs_two_different_agents(texts):
    with pytest.raises(AzkitError, match="two different"):
        entrants(texts, 8)


def test_a_ladder_too_coarse_to_tell_anything_says_what_would_make_it_finer():
    first = Rating("random", 0.0, 0.0, 0.5, 4, None, None)
    coarse = table([first, Rating("uct:10", 80.0, 217.0, 0.6, 4, None, None)])
    assert "of the distance to random, up to 217 Elo" in coarse and "play 5 times as many games" in coarse
    assert "play" not in table([first, Rating("uct:10", 80.0, 30.0, 0.6, 400, None, None)])


def test_a_game_counts_once_for_whoever_has_several_of_its_seats():
    players = [("one", None, None), ("two", None, None)]
    results = [((0, 1, 1), (0.0, 1.0, 0.0)), ((0, 1, 1), (1.0, 0.0, 0.0))]
    one, two = rated(players, results, [1, 1], *fit(2, results))
    assert (one.games, two.games) == (2, 2) and one.score == 0.5 and two.score == 0.25


def test_a_checkpoint_that_a_run_deletes_meanwhile_is_not_rated(tmp_path):
    """`azkit rate` of a run that trains ended with an unknown agent."""
    config = change(profile("smoke", GameConfig("tictactoe")), {"generations": 3, "match.every": 0, "onnx": False})
    list(learn(config, tmp_path / "run", quiet=True))
    game, players = azkit.make("tictactoe"), entrants([str(tmp_path / "run")], 4)
    shutil.rmtree(tmp_path / "run" / "checkpoints" / "000002")
    with pytest.warns(UserWarning, match="000002.*it is gone, and not rated"):
        left, agents = at_hand(game, players, 0)
    assert [text.rpartition("/")[2] for text, *_ in left] == ["000001:4", "000003:4"] and len(agents) == 2
