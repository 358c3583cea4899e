"""Ratings of a shared run: whatever is killed, and however many work, every game counts once."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace

import pytest
from published import move_head, publish, shared_run, tictactoe
from store.faulty import Faulty
from typer.testing import CliRunner

from azkit.app.cli import app
from azkit.app.sharing import ladder
from azkit.cluster import players
from azkit.cluster.ladder import Ladder, chosen
from azkit.cluster.rater import Rater, RaterConfig
from azkit.cluster.serve import SLICE
from azkit.nets.nets import build_net
from azkit.progress import Progress
from azkit.runs.checkpoints import committed
from azkit.runs.models import local_copy
from azkit.runs.shared import LADDER, Head, label, number
from azkit.store.store import AwayError

CONFIG = RaterConfig(simulations=4, games=6, opening_plies=2, anchors=("random", "uct:20"), poll=0.0, precise=0.0)


@pytest.fixture
def shared(tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    return shared_run(tmp_path / "store", tictactoe(), 1, 2, 3)


def rater(shared, incarnation, **changes):
    return Rater(*shared, replace(CONFIG, **changes, incarnation=f"{incarnation:08x}"))


def lines_in(store):
    """The lines of all files."""
    return [line for entry in store.list("ratings/") for line in store.get(entry.name).splitlines()]


def written(store):
    """The lines of all files, and the ladder."""
    return lines_in(store), json.loads(store.get(LADDER))


def test_two_raters_add_up_and_one_that_is_killed_loses_nothing_that_it_had_told(shared):
    store, _ = shared
    first, second = rater(shared, 1), rater(shared, 2)
    played = [first.play() and first.play() for first in (first, second)]  # nothing looked up: the anchors only
    assert played == [True, True]
    for one in (first, second, first):  # each tells what it played before, and plays on
        one.work(0.0)
    del first, second  # as a kill does: nothing is called
    third = rater(shared, 3)
    third.work(0.0)
    third.close()
    lines, ladder = written(store)
    assert ladder["games"] == len(lines) == (3 + 2 + 1) * 6 and len(set(lines)) == len(lines), (
        "a game counts twice, or not"
    )
    assert sum(row["count"] for row in ladder["rows"]) == 2 * ladder["games"]
    again = Ladder(*shared, 4, CONFIG.anchors)
    for _ in range(2):
        again.look()
    assert [(one.elo, one.games) for one in again.ratings()] == [(row["score"], row["count"]) for row in ladder["rows"]]


def test_a_ladder_has_anchors_models_and_error_bars_and_ends_with_the_run(shared):
    store, _ = shared
    move_head(store, stop=True)
    one = rater(shared, 1)
    told = one.work(60.0)
    one.close()
    assert told["ended"] == 1.0 and told["entrants"] == 5 and told["games"] == told["results"] > 0 < told["error"]
    _, ladder = written(store)
    assert [row["agent"] for row in ladder["rows"]] == ["random", "uct:20", *["4 simulations"] * 3]
    assert [row["generation"] for row in ladder["rows"]] == [None, None, 1, 2, 3]
    assert [row["minutes"] for row in ladder["rows"]] == [None, None, 0.1, 0.2, 0.3]
    assert ladder["models"] == [label(number, 1) for number in (1, 2, 3)] and ladder["made"] <= time.time()
    assert ladder["rows"][0]["score"] == ladder["rows"][0]["low"] == 0
    assert all(row["low"] < row["score"] < row["high"] for row in ladder["rows"][1:])


def test_a_model_that_is_deleted_meanwhile_is_passed_over(shared):
    store, _ = shared
    one = rater(shared, 1, poll=1000.0)
    one.close()
    gone = label(2, 1)
    store.delete([entry.name for entry in store.list(f"models/{gone}/")])
    for _ in range(5):
        assert one.play()
    one.close()
    lines, ladder = written(store)
    assert not any(gone.encode() in line for line in lines) and ladder["games"] == len(lines) >= 4 * 6


def test_a_store_that_is_away_gets_the_games_later_and_once(shared):
    store, run = shared
    one = rater((Faulty(store, {1: "fail", 2: "lose"}, {"create"}), run), 1)
    for _ in range(4):
        one.work(0.0)
    one.close()
    lines, ladder = written(store)
    assert len(lines) == len(set(lines)) == one.games == ladder["games"] > 0


def test_whoever_waits_for_a_store_that_is_away_says_so_once(shared, monkeypatch, capsys):
    """`azkit rate --store URI --games 100` waited without a word, for as long as it was let."""
    one = Rater(*shared, replace(CONFIG, poll=0.01), Progress())
    one.step(0.0)

    def away():
        raise AwayError("bucket does not answer")

    for _ in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(one.ladder, "look", away)
            one.work(0.2)
            one.work(0.2)
        said = capsys.readouterr().err
        assert said.count("bucket does not answer; trying again every 0.01 s") == 1, said
        one.work(0.2)


def test_the_last_results_of_a_rater_whose_store_is_away_are_shipped_by_the_next(shared, monkeypatch):
    """They were lost, and the command ended with an error."""
    store, _ = shared
    one = rater(shared, 1)
    assert one.play()

    def away(name, data):
        raise AwayError("no network")

    with monkeypatch.context() as patch:
        patch.setattr(store, "create", away)
        with pytest.warns(UserWarning, match="no network; .* is shipped by the next"):
            one.close()
    assert not lines_in(store)
    rater(shared, 2).close()
    assert len(lines_in(store)) == one.games > 0


def test_games_of_a_tournament_that_is_stopped_are_in_the_store(shared, monkeypatch):
    """`azkit rate --store URI --games 1000`, Ctrl-C: hours of games were told to nobody."""
    store, _ = shared
    play, turns = Rater.play, iter([False, True])

    def play_twice(judge):
        if next(turns):
            signal.raise_signal(signal.SIGINT)
            time.sleep(SLICE)
        return play(judge)

    monkeypatch.setattr(Rater, "play", play_twice)
    assert sum(one.games for one in ladder(store.uri, None, ("random", "uct:20"), 1000, 4, 2)) > 0
    assert len(lines_in(store)) == 2 * RaterConfig.games


def test_models_that_were_judged_long_ago_leave_the_disk(shared, monkeypatch):
    """A model each half minute filled the disk of whoever rated them."""
    monkeypatch.setattr(players, "KEPT", 2)
    judge, folder = rater(shared, 1).players, local_copy(shared[1]) / "judged"
    for asked in (1, 2, 1, 3):
        judge.agent(0, label(asked, 1))
    assert [path.name for path in committed(folder)] == ["000001", "000003"], "the one asked for last but one stays"
    judge.agent(0, label(2, 1))


def test_what_is_no_game_is_left_out_with_a_warning(shared):
    store, _ = shared
    good = {"seats": ["random", "uct:20"], "shares": [0.0, 1.0], "moves": [1, 2], "simulations": 4}
    crowd = {"seats": ["random", "uct:20", "uct:20"], "shares": [0.0, 0.5, 0.5]}  # of two only is the game
    cut = json.dumps(good | {"truncated": True}).encode()  # at the ply cap: no draw
    changes = {"shares": [1, 1]}, {"shares": [math.nan, 1.0]}, {"seats": ["random"]}, crowd
    bad = [b"{", b"[]", *(json.dumps(good | change).encode() for change in changes)]
    other = json.dumps(good | {"simulations": 800}).encode()  # of agents that think longer: another ladder's
    store.create("ratings/foreign-00000000-000000.jsonl", b"\n".join([*bad, json.dumps(good).encode(), cut, other]))
    ladder = Ladder(*shared, 4, CONFIG.anchors)
    with pytest.warns(UserWarning, match="no game") as told:
        ladder.look()
    assert len(told) == len(bad) and ladder.tally.played.total() == 2
    assert ladder.tally.results.total() == 1


def test_a_pipe_among_the_ratings_ends_no_rater(shared):
    store, _ = shared
    (store.folder / "ratings").mkdir(exist_ok=True)
    os.mkfifo(store.folder / "ratings" / "foreign-00000000-000000.jsonl")
    with pytest.warns(UserWarning, match="cannot read .*foreign-00000000"):
        Ladder(*shared, 4, CONFIG.anchors).look()


def test_of_thousands_of_models_some_twenty_are_rated_and_none_that_was_left_out_comes_back():
    rated, last = set(), 0
    for newest in (1, 30, 170, 1000, 5000):
        labels = [label(at, 1) for at in range(1, newest + 1) if at % 10 == 0 or at > newest - 3 or at == 1]
        now = chosen(labels, Head(1, labels[-1], labels[-1]), 10)
        assert {labels[0], labels[-1]} <= set(now) and len(now) <= 1 + 1 + 16 + 3
        assert all(name in rated or number(name) > last for name in now)
        rated, last = set(now), newest
    assert len(now) > 10 and chosen([], Head(1, "", ""), 10) == []


def test_a_user_sees_the_ladder_of_a_store_and_plays_more(shared, tmp_path):
    store, _ = shared
    asked = ["rate", "--store", str(store.folder), "--simulations", "4", "--json"]
    empty = CliRunner().invoke(app, asked)
    assert empty.exit_code == 2 and "start azkit rater" in empty.stderr
    done = CliRunner().invoke(app, [*asked, "random", "--games", "40", "--plot", str(tmp_path / "plots" / "elo.png")])
    assert done.exit_code == 0, done.output
    ladder = json.loads(done.stdout)
    assert ladder[0]["agent"] == "random" and ladder[0]["elo"] == 0 and ladder[-1]["agent"] == f"{label(3, 1)}:4"
    assert sum(one["games"] for one in ladder) == 2 * len(lines_in(store)) >= 80
    assert not store.list(LADDER), "a ladder of other simulations took the place of the run's own"
    assert (tmp_path / "plots" / "elo.png").stat().st_size > 10_000
    assert json.loads(CliRunner().invoke(app, [*asked, "random"]).stdout) == ladder
    done = CliRunner().invoke(app, [*asked, "tictactoe", "random", "--games", "6"])
    assert done.exit_code == 0, f"the game was taken for an agent: {done.output}"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_the_command_ends_in_order_by_a_signal(shared, tmp_path):
    store, run = shared
    publish(store, run, 4, build_net(run.config.game.make(), run.config.net, 4))
    command = [sys.executable, "-m", "azkit", "rater", "--store", str(store.folder), "--json"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert "games" in process.stderr.readline(), "it works without a word"
        process.send_signal(signal.SIGTERM)
        out, _ = process.communicate(timeout=60)
    finally:
        process.kill()
    lines, ladder = written(store)
    assert process.returncode == 0 and json.loads(out)["games"] == len(lines) == ladder["games"]
