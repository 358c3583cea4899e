"""Whoever watches a run in a store sees it grow, at the price of a look at one small file."""

import json
from collections import Counter

import pytest
from fastapi.testclient import TestClient
from published import move_head, publish, shared_run, tictactoe

import azkit
from azkit.nets.nets import build_net
from azkit.runs import mirror
from azkit.store.folder import Folder
from azkit.store.store import AwayError
from azkit.web.roster import enrol
from azkit.web.server import WebConfig, make_app


@pytest.fixture
def watched(tmp_path, monkeypatch):
    """A store's model and run, a server that shows it, and what was asked of stores."""
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(mirror, "FRESH", 0.0)
    store, run = shared_run(tmp_path / "tic tac toe", tictactoe(), 0)
    game, asked = azkit.make("tictactoe"), Counter()
    for call in ("read", "list"):
        plain = getattr(Folder, call)

        def counting(self, name="", *rest, plain=plain):
            asked[name] += self.folder == store.folder
            return plain(self, name, *rest)

        monkeypatch.setattr(Folder, call, counting)
    config = WebConfig(game, tuple(enrol([f"{store.folder}:net"], game)))
    return store, run, TestClient(make_app(config), base_url="http://127.0.0.1"), asked


def grow(store, run, number):
    label = publish(store, run, number, build_net(run.config.game.make(), run.config.net, number))
    store.create(f"reports/{label}.json", json.dumps({"generation": number, "loss": 1.0 / number}).encode())
    move_head(store, model=label, candidate=label)


def test_a_run_grows_while_it_is_watched(watched):
    store, run, page, asked = watched
    assert page.get("/api/runs").json() == ["tic tac toe:net"]
    path = "/api/runs/tic tac toe:net"
    assert page.get(f"{path}/metrics").json()["rows"] == [] and page.get(path).json()["checkpoints"] == [0]
    offset = 0
    for number in (1, 2):
        grow(store, run, number)
        new = page.get(f"{path}/metrics?after={offset}").json()
        assert [row["generation"] for row in new["rows"]] == [number]
        assert page.get(path).json()["checkpoints"] == list(range(number + 1))
        offset = new["offset"]
    games = page.get(f"{path}/replay?generations=0,2").json()
    assert [game["generation"] for game in games] == [0, 2]
    asked.clear()
    assert page.get(f"{path}/metrics?after={offset}").json() == {"rows": [], "offset": offset}
    assert not any(name.endswith("/") for name in +asked), "nothing is listed while head.json is the same"
    assert asked["head.json"] == 1 and sum(asked.values()) <= 4
    agent = page.get("/api/agents").json()[0]
    assert agent["label"] == "tic tac toe, tictactoe" and agent["generations"] == [0, 1, 2]


def test_who_only_plays_meets_the_newest_model(watched):
    """Unless somebody watched the run, the page played with the one of the server's start, for good."""
    store, run, page, _ = watched
    grow(store, run, 1)
    assert page.get("/api/agents").json()[0]["generations"] == [0, 1]


def test_many_who_watch_ask_once(watched, monkeypatch):
    *_, page, asked = watched
    monkeypatch.setattr(mirror, "FRESH", 60.0)
    asked.clear()
    for _ in range(5):
        assert page.get("/api/runs/tic tac toe:net/metrics").status_code == 200
    assert not +asked


def test_a_store_that_is_away_leaves_what_was_there(watched, monkeypatch):
    store, run, page, _ = watched
    grow(store, run, 1)
    path = "/api/runs/tic tac toe:net/metrics"
    assert len(page.get(path).json()["rows"]) == 1

    def away(*_):
        raise AwayError("the store is away")

    monkeypatch.setattr(Folder, "read", away)
    with pytest.warns(UserWarning, match="the store is away"):
        assert len(page.get(path).json()["rows"]) == 1
