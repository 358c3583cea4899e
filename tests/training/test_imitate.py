"""Learning from records: the network predicts what was played, and self-play goes on from there."""

import json
from dataclasses import replace

import numpy as np
import pytest
from typer.testing import CliRunner

import azkit
from azkit.agents.agents import make_agent
from azkit.app.cli import app
from azkit.arena.match import match
from azkit.arena.positions import load_positions, positions_with_wins, write_positions
from azkit.errors import AzkitError
from azkit.games.threats import winning_moves
from azkit.runs.config import GameConfig, change
from azkit.runs.profiles import profile
from azkit.selfplay.records import Record, read_records, write_records
from azkit.training.imitate import episode, imitate
from azkit.training.states import resumed_state


def recorded(name: str, games: int, **options) -> tuple[azkit.Game, list[Record]]:
    """Games of alpha-beta with itself."""
    game = azkit.make(name, **options)
    agents = [make_agent("alphabeta:2", game, seed) for seed in range(2)]
    played = match(game, agents, games, opening_plies=2)
    return game, [Record(one.moves, one.outcome, one.truncated) for one in played.records]


def test_a_record_becomes_an_episode_sure_of_what_was_played():
    game = azkit.make("tictactoe")
    won = episode(game, Record((0, 3, 1, 4, 2), (1.0, -1.0)), 7)
    assert (won.game == 7).all() and won.policy.sum() == 5 and not won.truncated.any()
    assert [int(won.moves[ply, won.policy[ply].argmax()]) for ply in range(5)] == [0, 3, 1, 4, 2]
    assert (won.values == [1.0, -1.0]).all() and (won.outcome == [1.0, -1.0]).all()
    unknown = episode(game, Record((0, 3), None), 8)
    assert unknown.truncated.all()  # a game without a result teaches moves, but no value


def test_an_opening_drawn_by_chance_is_not_learned_from(tmp_path):
    game = azkit.make("tictactoe")
    whole = Record((0, 3, 1, 4, 2), (1.0, -1.0))
    drawn = episode(game, replace(whole, random_plies=3), 0)
    assert [int(drawn.moves[ply, drawn.policy[ply].argmax()]) for ply in range(2)] == [4, 2]
    assert (drawn.states == episode(game, whole, 0).states[3:]).all() and len(drawn.values) == len(drawn.played) == 2
    path = tmp_path / "games.jsonl"
    command = ["match", "random", "random", "--game", "tictactoe", "--games", "20", "--opening-plies", "3"]
    assert CliRunner().invoke(app, [*command, "--save", str(path)]).exit_code == 0
    assert {one.random_plies for one in read_records(game, [path])} == {3}


@pytest.mark.oldest
def test_the_network_learns_to_predict_the_moves_and_self_play_goes_on(tmp_path):
    game, records = recorded("connectx", 60, rows=4, columns=4, inarow=3)
    options = {"rows": 4, "columns": 4, "inarow": 3}
    config = change(profile("smoke", GameConfig("connectx", options)), {"train.learning_rate": 0.01, "net.filters": 16})
    reports = list(imitate(config, tmp_path / "run", records, epochs=12, quiet=True))
    assert [one.epoch for one in reports] == list(range(1, 13))
    assert reports[-1].policy_loss < 0.8 * reports[0].policy_loss
    legal = np.mean([1 / len(game.state(r.moves[:ply]).legal_moves()) for r in records for ply in range(len(r.moves))])
    assert reports[-1].held_out_policy_accuracy > 1.5 * legal  # better than any guess
    assert 0 < reports[-1].held_out_positions < reports[-1].positions
    checkpoint = azkit.load_checkpoint(tmp_path / "run")
    assert checkpoint.generation == 0
    before = {name: weights.clone() for name, weights in checkpoint.net.state_dict().items()}
    (first, _) = azkit.learn(config, tmp_path / "run", resume=True, quiet=True)
    assert first.generation == 1 and first.window_positions > reports[0].positions  # the records are in the window
    after = azkit.load_checkpoint(tmp_path / "run").net.state_dict()
    assert any(not np.array_equal(before[name], after[name]) for name in before)


def test_self_play_after_records_begins_at_the_beginning_of_a_run_by_the_clock(tmp_path):
    """Without a number of generations it counted as done: it never came to more than 30 % of its learning rate."""
    game, records = recorded("tictactoe", 20)
    config = change(profile("smoke", GameConfig("tictactoe")), {"generations": None, "minutes": 1.0})
    list(imitate(config, tmp_path, records, epochs=1, quiet=True))
    _, state, _, done = resumed_state(tmp_path, game, config)
    assert state.optimizer and done == 0.0


def test_the_mean_of_the_weights_plays_after_records_as_after_self_play(tmp_path):
    """The newest did, whatever train.average said."""
    _, records = recorded("tictactoe", 20)
    config = change(profile("smoke", GameConfig("tictactoe")), {"train.average": 30})
    list(imitate(config, tmp_path, records, epochs=1, quiet=True))
    state = azkit.load_checkpoint(tmp_path).training_state()
    pairs = zip(state.best.parameters(), state.net.parameters(), strict=True)
    assert any(not np.array_equal(mean.detach(), newest.detach()) for mean, newest in pairs)


def test_bad_records_are_told_before_anything_is_written(tmp_path):
    config = profile("smoke", GameConfig("tictactoe"))
    game = azkit.make("tictactoe")
    with pytest.raises(AzkitError, match="2 recorded games are too few"):
        list(imitate(config, tmp_path / "run", [Record((0, 3, 1, 4, 2), (1.0, -1.0))] * 2, quiet=True))
    path = tmp_path / "games.jsonl"
    write_records(path, game, [Record((0, 3, 1, 4, 2), (1.0, -1.0))] * 10)
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    lines[4]["moves"][3] = lines[4]["moves"][0]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    with pytest.raises(AzkitError, match=r"games.jsonl:5: ply 3: illegal move"):
        list(imitate(config, tmp_path / "run", read_records(game, [path]), quiet=True))
    assert not (tmp_path / "run" / "checkpoints").exists()


def test_wins_in_one_are_found_kept_in_a_file_and_graded(tmp_path):
    game = azkit.make("gobang", rows=5, columns=5, inarow=4)
    agents = [make_agent("random", game, 0), make_agent("alphabeta:1", game, 0)]
    entries = list(positions_with_wins(game, agents, 30, np.random.default_rng(0)))
    path = tmp_path / "wins.jsonl"
    write_positions(entries, path)
    positions = load_positions(game, path)
    assert len(positions) == 30 and {position.part for position in positions} == {
        "wins in one, random",
        "wins in one, alphabeta:1",
    }
    for position in positions:
        assert not position.trivial
        for move in position.state.legal_moves():
            outcome = position.state.play(move).outcome
            assert position.is_good(move) == (outcome is not None and outcome[position.state.to_play] == 1.0)
        assert all(map(position.is_good, winning_moves(position.state)))
    assert len({position.state for position in positions}) == 30


def test_a_game_without_wins_in_one_is_told(monkeypatch):
    game = azkit.make("hive", max_plies=10)  # cut off before anybody can win
    with pytest.raises(AzkitError, match="by random have no more than 0 such positions"):
        list(positions_with_wins(game, [make_agent("random", game, 0)], 3, np.random.default_rng(0)))
