"""What would break for a page or a front-end: wrong moves, requests that reach too far, a queue that hangs."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from eager import eager  # noqa: F401 - a batch of 16 rows must be rounded as one row is
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import azkit
from azkit.agents.opinions import Thought
from azkit.errors import AzkitError
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.checkpoints import TrainingState, save_checkpoint, store_config
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.rules import keep_rules
from azkit.search.search import SearchConfig
from azkit.web import scheduler, thinking
from azkit.web.guard import LARGEST_BODY
from azkit.web.roster import NamedAgent, enrol
from azkit.web.schemas import Simulations
from azkit.web.server import WebConfig, make_app

CONNECTX, HERE = azkit.make("connectx"), "http://127.0.0.1:8000"
START = CONNECTX.initial_state()
AGENT_FILE = "def agent(observation, configuration):\n    return 3\n"
LONG = {"kind": "simulations", "amount": 10_000}


def save(folder: Path, generation: int, selection: str = "puct") -> Path:
    """A run whose network of ConnectX has learned nothing."""
    search = SearchConfig(simulations=24, noise_epsilon=0.25, selection=selection)
    config = RunConfig(game=GameConfig("connectx"), net=NetConfig(blocks=1, filters=4, hidden=8), search=search)
    state = TrainingState(generation, build_net(CONNECTX, config.net, seed=generation), None, {}, {}, {}, {}, {})
    save_checkpoint(folder, CONNECTX, config, state)
    return folder


def save_of(folder: Path, source: Path, **options: int) -> Path:
    """A run of a user's own game, as `azkit train` leaves it on the machine."""
    config = RunConfig(game=keep_rules(folder, GameConfig(str(source), options)), net=NetConfig(1, 4, 8))
    game = config.game.make()
    state = TrainingState(1, build_net(game, config.net, 1), None, {}, {}, {}, {"minutes": 0.0}, {})
    store_config(folder, config)
    save_checkpoint(folder, game, config, state)
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    folder = tmp_path_factory.mktemp("runs") / "small"
    save(folder, 1)
    return save(folder, 2)


@pytest.fixture(scope="module")
def app(run, tmp_path_factory):
    file = tmp_path_factory.mktemp("files") / "three.py"
    file.write_text(AGENT_FILE)
    gumbel = save(run.parent / "gumbel", 1, "gumbel")
    agents = enrol([str(run), f"{run}:net", str(gumbel), str(file), "perfect"][:4], CONNECTX)
    return make_app(WebConfig(CONNECTX, tuple(agents)))


@pytest.fixture(scope="module")
def client(app):
    with TestClient(app, base_url=HERE) as client:
        yield client


@pytest.fixture(scope="module")
def address(app, listening):
    """The same server over a real socket."""
    with listening(app, lifespan="off") as address:
        yield address


def ask(client, route: str, status: int = 200, **body):
    answer = client.post(f"/api/{route}", json={"game": "connectx"} | body)
    assert answer.status_code == status, answer.text
    lines = [json.loads(line) for line in answer.text.splitlines()]
    return lines if "ndjson" in answer.headers["content-type"] else lines[0]


def test_games_say_what_a_page_offers_and_agents_where_they_play(client):
    games = client.get("/api/games").json()
    assert [game["game"] for game in games] == ["connectx", "tictactoe", "gobang", "nogo", "chain_reaction", "hive"]
    assert games[0]["parameters"][0] == {"name": "rows", "default": 6, "type": "int"}
    agents = {agent["name"]: agent for agent in client.get("/api/agents").json()}
    assert [*agents][:4] == ["small", "small:net", "gumbel", "three.py"]
    assert agents["small"]["generations"] == [1, 2] and agents["small"]["options"] == CONNECTX.options
    assert agents["small"]["strengths"] == ["net", "simulations", "seconds"] and not agents["random"]["strengths"]
    named = {"kind": "simulations", "amount": 400}
    assert agents["small"]["own"] is None and agents["small:net"]["own"] == {"kind": "net"}
    assert agents["uct:400"]["own"] == named and agents["random"]["own"] is None
    assert agents["perfect"]["game"] == "tictactoe" and agents["uct:400"]["game"] is None


def test_a_user_s_own_game_that_bears_the_name_of_one_of_azkit_s_is_the_one_played(tmp_path):
    """On boards of other sizes than the server's azkit's rules were played in its place."""
    own = tmp_path / "gobang.py"
    own.write_text("from azkit.games import gobang\n\n\ndef make(rows: int = 3):\n    return gobang.make(rows, 3, 3)\n")
    shelf = thinking.Shelf(azkit.make(str(own)), {})
    assert shelf.game("gobang", {"rows": 4}).options["columns"] == 3
    assert shelf.usual["gobang"].source == str(own)
    assert [*shelf.usual] == ["gobang", "connectx", "tictactoe", "nogo", "chain_reaction", "hive"]


def test_files_and_runs_of_ones_own_games_are_served_as_what_they_are(tmp_path):
    """A file was refused with the advice to do what had been done, and of two own games one run was."""
    dots, other = Path(__file__).parents[1] / "dots.py", tmp_path / "mine.py"
    other.write_text(
        "from dataclasses import replace\nfrom azkit.games import tictactoe\n\n\n"
        "def make():\n    return replace(tictactoe.make(), name='mine')\n"
    )
    runs = [save_of(tmp_path / name, source, **options) for name, source, options in
            (("a", dots, {"boxes": 1}), ("b", other, {}))]  # fmt: skip
    file = azkit.package(runs[0], tmp_path / "agent.py", validate=False, game=str(dots)).path
    first, second, third = enrol([str(runs[0]), str(runs[1]), str(file)], azkit.make(str(dots)))[:3]
    assert (first.game, first.options, second.game, second.source) == ("dots", {"boxes": 1}, "mine", str(other))
    assert (third.kind, third.game, third.options) == ("file", "dots", {"boxes": 1})


def test_a_run_that_began_anew_is_asked_anew(run):
    """At the same number of generations the old network went on to answer."""
    thinkers, agent = thinking.Thinkers([]), NamedAgent("small", "small", "run", str(run), folder=run)
    newest = run / "checkpoints" / "000002" / "manifest.json"
    for _ in range(2):
        thinkers._team(agent, CONNECTX, 2)
        os.utime(newest, ns=(1, newest.stat().st_mtime_ns + 10**9))
    thinkers._team(agent, CONNECTX, 2)
    assert len(thinkers.teams) == 3
    thinkers.close()


def test_a_position_is_told_as_the_game_draws_it(client):
    found = ask(client, "position", moves=[3, "3", 2])
    assert found["info"]["title"] == CONNECTX.describe()
    assert found["position"]["moves"] == [3, 3, 2] and found["position"]["to_play"] == 1
    small = ask(client, "position", game="chain_reaction", options={"rows": 2, "columns": 2, "players": 3})
    assert small["info"]["players"] == 3 and small["position"]["legal"] == [0, 1, 2, 3]


@pytest.mark.parametrize("name", ["small", "small:net", "gumbel"])
def test_moves_are_those_of_the_agent_asked_directly(name, client, run):
    text = {"small": str(run), "small:net": f"{run}:net", "gumbel": str(run.parent / "gumbel")}[name]
    agent, moves = azkit.make_agent(text, CONNECTX), [2, 2]
    agent.reset()
    for _ in range(6):
        found = ask(client, "move", moves=moves, agent=name)
        assert found["move"] == agent.select([CONNECTX.state(moves)])[0]
        assert found["moves"] == CONNECTX.state(moves).legal_moves() and abs(sum(found["priors"]) - 1) < 1e-4
        assert found["line"][0] == found["move"] and found["done"] and abs(sum(found["value"])) < 1e-5
        moves = [*moves, found["move"]]


def test_strength_and_generation_are_those_asked_for(client, run):
    for generation in (1, 2):
        found = ask(client, "move", agent="small", strength={"kind": "net"}, generation=generation, moves=[1])
        direct = azkit.make_agent(f"{run}/checkpoints/{generation:06d}:net", CONNECTX)
        assert found["move"] == direct.select([CONNECTX.state([1])])[0] and found["visits"] is None
    strong = ask(client, "move", agent="small", strength={"kind": "simulations", "amount": 400}, moves=[0])
    weak = ask(client, "move", agent="small", strength={"kind": "simulations", "amount": 30}, moves=[0])
    assert sum(strong["visits"]) > 350 and sum(weak["visits"]) <= 30  # not the large tree that was there already
    timed = ask(client, "move", agent="small", strength={"kind": "seconds", "amount": 0.2}, moves=[5])
    assert 150 < timed["milliseconds"] < 5000
    assert "generation 7" in ask(client, "move", 422, agent="small", generation=7)["error"]
    assert "strength net" in ask(client, "move", 422, agent="uct:400", strength={"kind": "net"})["error"]


def test_a_generation_that_was_deleted_since_it_was_listed_is_told_in_one_line(run):
    """A training beside the server deletes old ones: what was asked for then was a KeyError, the server's own fault."""
    agent = NamedAgent("small", "small", "run", str(run), folder=run)
    with pytest.raises(AzkitError, match=r"there is no checkpoint or run at .*000007"):
        thinking._prepare(agent, CONNECTX, 7)


def test_agents_without_a_search_move_too(client):
    assert ask(client, "move", agent="three.py")["move"] == 3
    assert ask(client, "move", agent="random")["values"] is None
    assert ask(client, "move", agent="perfect", game="tictactoe", moves=[0, 3, 1, 4])["move"] == 2
    assert "plays tictactoe" in ask(client, "move", 422, agent="perfect")["error"]
    full = [3] * 6
    assert "illegal" not in ask(client, "position", moves=full)
    assert "invalid" in ask(client, "move", 502, agent="three.py", moves=full)["error"]


def test_an_analysis_grows_until_it_is_done(client):
    lines = ask(client, "analyse", agent="uct:400", game="gobang", strength={"kind": "seconds", "amount": 1.0})
    assert len(lines) > 1 and [line["done"] for line in lines] == [False] * (len(lines) - 1) + [True]
    visits = [sum(line["visits"]) for line in lines]
    assert visits == sorted(visits) and visits[-1] > visits[0]


def test_a_review_finds_the_planted_blunder(client):
    """Red lets three in a row be four, and yellow does not see it. By 400 random games a value depends too much on
    which positions were searched beside it."""
    much = {"kind": "simulations", "amount": 3200}
    lines = ask(client, "review", agent="uct:400", strength=much, moves=[3, 0, 3, 0, 3, 0, 6])
    assert [line["move"] for line in lines] == [3, 0, 3, 0, 3, 0, 6, None]
    losses = [line["loss"] for line in lines[:-1]]
    assert losses.index(max(losses)) == 6 and losses[6] > 1.5 and losses[5] > 0.5 > max(losses[:5])
    assert "values" in ask(client, "review", 422, agent="random", moves=[3])["error"]


def test_exact_scores_where_they_are_known(client):
    assert ask(client, "exact", game="tictactoe", moves=[0, 3, 1, 4])["exact"]["2"] > 0
    assert ask(client, "exact", game="gobang")["exact"] is None


@pytest.mark.parametrize(
    ("game", "kind", "moves"),
    [
        ("connectx", "azkit", [3, 3, 2]),
        ("hive", "uhp", ["wS1", "bS1 wS1-"]),
        ("hive", "pgn", ["wA1", "bS1 -wA1", "wQ wA1-"]),
    ],
)
def test_records_come_back_as_they_were_written(game, kind, moves, client):
    written = ask(client, "records/write", game=game, moves=moves, format=kind)
    read = client.post("/api/records/read", json={"text": written["text"], "format": kind, "game": game}).json()
    assert [record["moves"] for record in read] == [list(azkit.make(game).state(moves).moves)]
    assert "not written" in ask(client, "records/write", 422, game="gobang", format="uhp")["error"]
    for text in ("nonsense", '{"game": "../x", "options": {}}', "[]", '{"game":"connectx","options":[1]}'):
        assert client.post("/api/records/read", json={"text": text, "format": "azkit"}).status_code == 422
    assert client.post("/api/records/read", json={"text": "\n", "format": "azkit"}).json() == []


def test_games_that_are_read_name_the_line_at_fault(client):
    line = ask(client, "records/write", game="connectx", moves=[3, 3, 2], format="azkit")["text"]
    text = line + line + line.replace('"2"', '"9"').replace("[3, 3, 2]", "[3, 3, 9]")
    assert text != 3 * line
    answer = client.post("/api/records/read", json={"text": text, "format": "azkit"})
    assert answer.status_code == 422 and "text.jsonl:3" in answer.json()["error"]


def front_end(rows=9, columns=6, orbs=(), players="ab", turn=None, seat=0, **more):
    """A GameState; `orbs` are (row, column, orbs, player)."""
    grid = [[{"orbs": 0, "player": None} for _ in range(columns)] for _ in range(rows)]
    for row, column, count, player in orbs:
        grid[row][column] = {"orbs": count, "player": player}
    played = sum(cell[2] for cell in orbs) if turn is None else turn
    state = {"grid": grid, "players": [{"id": name, "name": f"Player {name}", "isAI": True} for name in players]}
    state |= {"currentPlayerId": players[seat], "turnNumber": played, "status": "active", "winnerId": None}
    return state | {"gridSize": {"rows": rows, "cols": columns}} | more


def test_a_front_end_gets_its_row_and_column(client):
    for state in (
        front_end(),
        front_end(5, 4, [(0, 0, 1, "a"), (4, 3, 1, "b"), (2, 2, 1, "c")], "abc"),
        front_end(16, 16, [(i, i, 1, "abcdefgh"[i]) for i in range(8)], "abcdefgh"),
        front_end(3, 3, [(0, 0, 1, "a"), (1, 1, 3, "c")], "abc", seat=2),  # b is out
    ):
        answer = client.post("/get-ai-move", json=state)
        assert answer.status_code == 200, answer.text
        cell = state["grid"][answer.json()["row"]][answer.json()["col"]]
        assert cell["player"] in (None, state["currentPlayerId"]) and answer.json()["agent"] == "uct:400"


@pytest.mark.parametrize(
    ("state", "status"),
    [
        (front_end(status="setup"), 409),
        (front_end(status="finished", winnerId="a"), 409),
        (front_end(turn=3), 422),  # orbs differ from turns
        (front_end(orbs=[(0, 0, 1, "a"), (1, 1, 1, "b")], seat=1), 422),  # not that seat's turn
        (front_end(3, 3, [(0, 0, 1, "a"), (1, 1, 3, "c")], "abc", seat=1), 422),  # b is out
        (front_end(orbs=[(0, 0, 2, "a"), (5, 5, 2, "b")]), 422),  # a corner explodes at two
        (front_end(orbs=[(1, 1, 2, "a")]), 422),  # only one seat is left
        (front_end(orbs=[(0, 1, 1, "b")], seat=1), 422),  # b cannot have moved first
        (front_end(orbs=[(0, 0, 1, "z")], seat=1), 422),  # nobody's orbs
        (front_end(currentPlayerId="z"), 422),
        (front_end(gridSize={"rows": 5, "cols": 6}), 422),
        (front_end(players="aa"), 422),
        (front_end(1, 1), 422),
        (front_end(grid=[[]]), 422),
        (front_end(20, 20), 422),
        (front_end(players="a"), 422),
        ({}, 422),
    ],
)
def test_a_front_end_hears_what_is_wrong(state, status, client):
    answer = client.post("/get-ai-move", json=state)
    assert answer.status_code == status and set(answer.json()) == {"error"}


def test_a_front_end_s_game_is_compiled_beside_the_loop(monkeypatch):
    """Others waited for seconds while the game was compiled as the network of the agent that plays it sees it."""
    options, where = azkit.make("chain_reaction", rows=3, columns=3, planes="theirs,mine").options, []
    compile_game = thinking.Shelf.game

    def watched(self, *asked):
        try:
            where.append(asyncio.get_running_loop())
        except RuntimeError:
            where.append(None)
        return compile_game(self, *asked)

    monkeypatch.setattr(thinking.Shelf, "game", watched)
    strength = Simulations(kind="simulations", amount=4)
    agent = NamedAgent("own", "own", "plain", "uct:4", "chain_reaction", options, "chain_reaction", strength)
    with TestClient(make_app(WebConfig(CONNECTX, (agent,))), base_url=HERE) as client:
        answer = client.post("/get-ai-move", json=front_end(3, 3))
    assert answer.json()["agent"] == "own" and where == [None, None]


def test_mistakes_are_one_line_and_never_repeat_the_request(client):
    secret = "x-secret-x"
    for body in (
        {"game": "connectx", "moves": [9]},
        {"game": secret},
        {"game": "connectx", secret: 1},
        {"game": "connectx", "options": {secret: 10**9}},
        {"game": "connectx", "moves": [secret * 20]},
        {"game": "connectx", "moves": [True]},
        {"game": "connectx", "moves": [1.0]},
        {"game": "connectx", "options": {"rows": 10**9}},
        {"game": "connectx", "options": {"rows": 100}},
        {"game": "connectx", "moves": [3] * 43},
        {"game": "/etc/passwd.py"},
    ):
        answer = client.post("/api/position", json=body)
        assert answer.status_code == 422 and set(answer.json()) == {"error"}, body
        assert "\n" not in answer.json()["error"] and secret not in answer.text
    assert ask(client, "move", 409, agent="uct:400", moves=[3, 0, 3, 0, 3, 0, 3])["error"] == "the game is over"
    over = {"kind": "simulations", "amount": 10_001}
    assert "10001" not in ask(client, "move", 422, agent="uct:400", strength=over)["error"]
    assert client.get("/none").json()["error"]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_subnormal=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KEYS = ("game", "options", "moves", "agent", "strength", "generation", "format", "text", "grid", "players", "status")

ROUTES = ("position", "move", "analyse", "review", "exact", "records/read", "records/write", "get-ai-move")


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    route=st.sampled_from(ROUTES),
    body=st.dictionaries(st.sampled_from(KEYS), JSON, max_size=6) | JSON,
    sensible=st.booleans(),
)
def test_no_body_breaks_the_server(route, body, sensible, client):
    if sensible and isinstance(body, dict):
        body = {"game": "tictactoe", "agent": "random"} | body
    path, kind = "/get-ai-move" if "ai" in route else f"/api/{route}", {"content-type": "application/json"}
    answer = client.post(path, content=json.dumps(body), headers=kind)
    assert answer.status_code in (200, 409, 422), (route, body, answer.text)


def test_what_no_page_of_this_server_sends_is_refused(client):
    post = {"json": {"game": "connectx"}}
    assert client.get("/api/games", headers={"Host": "evil.example"}).status_code == 421
    assert client.get("/api/games", headers={"Host": "127.0.0.1.evil.example:8000"}).status_code == 421
    assert client.post("/api/position", **post, headers={"Origin": "http://evil.example"}).status_code == 403
    assert client.get("/api/games", headers={"Origin": "http://["}).status_code == 403
    assert client.post("/api/position", **post, headers={"Origin": HERE}).status_code == 200
    plain = {"content-type": "text/plain"}  # what a foreign page may send without asking first
    assert client.post("/api/position", content='{"game":"connectx"}', headers=plain).status_code == 415
    assert client.post("/api/position", json={"game": "connectx", "x": "y" * LARGEST_BODY}).status_code == 413
    chunks = (b"x" * 1024 for _ in range(100))  # says nothing of its length
    kind = {"content-type": "application/json"}
    assert client.post("/api/position", content=chunks, headers=kind).status_code == 413
    assert "access-control-allow-origin" not in client.get("/api/games", headers={"Origin": HERE}).headers


def test_what_another_site_embeds_asks_nothing_and_its_links_open_the_page(client):
    """<img src="http://127.0.0.1:8000/api/...">, which comes without an Origin, loaded networks here."""
    foreign, own = {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-origin"}
    assert client.get("/api/games", headers=foreign).status_code == 403
    assert client.get("/api/games", headers=own).status_code == 200
    assert client.get("/", headers=foreign).status_code == 200


@pytest.mark.parametrize(
    "name", ["..%2fserver.py", "../server.py", "%2e%2e/server.py", "server.py", "static", "a%00.js", "/etc/passwd"]
)
def test_files_are_looked_up_by_name(name, client):
    assert client.get(f"/static/{name}").status_code == 404


def test_answers_carry_a_policy_and_the_api_lists_itself_without_a_cdn(client):
    answer = client.get("/docs")
    assert "default-src 'self'" in answer.headers["content-security-policy"] and "/get-ai-move" in answer.text
    assert not re.findall(r"https?://", answer.text) and "<script" not in answer.text
    schema = client.get("/openapi.json").json()
    assert {"/api/move", "/api/analyse", "/get-ai-move"} <= set(schema["paths"])


def test_a_token_is_asked_of_everybody(run):
    config = WebConfig(CONNECTX, tuple(enrol([], CONNECTX)), "0.0.0.0", "secret", ("http://friend.example",))
    with TestClient(make_app(config), base_url="http://any.example") as client:
        assert client.get("/api/games").status_code == 401 and client.get("/docs").status_code == 200
        assert client.get("/openapi.json").status_code == 200, "it says no more than /docs"
        assert client.get("/api/games", headers={"Authorization": "Bearer guess"}).status_code == 401
        known = {"Authorization": "Bearer secret", "Origin": "http://friend.example"}
        answer = client.get("/api/games", headers=known)
        assert answer.status_code == 200 and answer.headers["access-control-allow-origin"] == "http://friend.example"


def test_twenty_people_are_answered_together(client):
    def play(first: int) -> list[int]:
        return [ask(client, "move", agent="small", moves=[first % 7, other])["move"] for other in range(3)]

    with ThreadPoolExecutor(20) as pool:
        assert all(0 <= move < 7 for moves in pool.map(play, range(20)) for move in moves)


def test_a_full_queue_says_when_to_come_back(client, monkeypatch):
    monkeypatch.setattr(scheduler, "QUEUE", 0)
    answer = client.post("/api/move", json={"game": "connectx", "agent": "small", "moves": [6]})
    assert answer.status_code == 429 and answer.headers["retry-after"] == "1"


@pytest.fixture
def gated():
    """What makes thinkers that wait for `gate`, and those that were made."""
    gate, made = threading.Event(), []

    def make():
        made.append(1)

        def think(state):
            gate.wait()
            return Thought(0, [0])

        return think

    make.gate, make.made = gate, made
    yield make
    gate.set()


def test_agent_files_are_asked_two_at_once_and_eight_wait(gated):
    workers, heard = scheduler.Workers(2, 8, kept=1), []
    asks = [scheduler.Ask(START, "own", 0.0, heard.append, client=f"{number % 3}") for number in range(11)]
    for one in asks[:10]:
        workers.submit(one, "file", gated)
    with pytest.raises(scheduler.BusyError):
        workers.submit(asks[10], "file", gated)
    asks[9].cancelled = True
    gated.gate.set()
    workers.pool.shutdown()
    assert len(heard) == 9 and len(gated.made) <= 3


def test_nobody_alone_fills_the_queue(gated):
    """One program that asks without end leaves half of the places to others."""
    workers = scheduler.Workers(1, 5, kept=1)
    for client in ("greedy", "greedy", "greedy", "other", "third"):
        workers.submit(scheduler.Ask(START, "own", 0.0, lambda _: None, client=client), "file", gated)
    with pytest.raises(scheduler.BusyError):
        workers.submit(scheduler.Ask(START, "own", 0.0, lambda _: None, client="greedy"), "file", gated)
    workers.submit(scheduler.Ask(START, "own", 0.0, lambda _: None, client="other"), "file", gated)


def test_whoever_went_away_takes_no_place_among_those_who_ask_agent_files(gated):
    """Undo and redo against a slow file: five asks given up, and the sixth was told that too many wait."""
    workers = scheduler.Workers(1, 5, kept=1)
    for _ in range(20):
        ask = scheduler.Ask(START, "own", 0.0, lambda _: None, client="quick")
        workers.submit(ask, "file", gated)
        ask.cancelled = True


def test_whoever_went_away_takes_no_place_in_the_queue():
    """Somebody who browsed a game quickly while all lanes were busy was told that too many wait."""
    gate = threading.Event()

    def prepare():
        gate.wait()
        raise AzkitError("the end")

    one = scheduler.Scheduler(prepare, "gated")
    for _ in range(2 * scheduler.QUEUE):
        ask = scheduler.Ask(START, "seconds", 1.0, lambda _: None, client="quick")
        one.submit(ask)
        ask.cancelled = True
    assert len(one.waiting) == 1
    gate.set()
    one.thread.join(10)


class Slow(azkit.UniformEvaluator):
    def submit(self, leaves):
        time.sleep(0.01)
        return super().submit(leaves)


def slow_team():
    quiet = SearchConfig(noise_epsilon=0.0)
    return scheduler.Team(lambda: scheduler.warm_search(CONNECTX, Slow(CONNECTX), quiet), "abreast")


def wait_for(what):
    until = time.monotonic() + 120
    while not (found := what()) and time.monotonic() < until:
        time.sleep(0.01)
    return found


def test_people_are_spread_over_the_searches_and_find_their_trees_again():
    """Else one core would rest, or what was known of a game would be searched again at every move."""
    team = slow_team()

    def begin(*moves):
        """An ask that has a lane, and whose."""
        ask = scheduler.Ask(CONNECTX.state(moves), "seconds", 60.0, lambda _: None)
        team.submit(ask)
        return ask, wait_for(lambda: next((one for one in team.members if ask in list(one.busy.values())), None))

    def end(ask):
        ask.cancelled = True
        assert wait_for(lambda: team.idle)

    (first, left), (second, right) = begin(0), begin(1)
    assert left is not right
    first.cancelled = True
    end(second)
    for moves, where in (((1, 3, 4), right), ((0, 3, 4), left), ((1, 3, 4, 5), right)):
        ask, taken = begin(*moves)
        assert taken is where
        end(ask)
    team.close()


def test_nobody_waits_for_the_search_that_knows_while_the_other_one_rests(monkeypatch):
    """On large boards, where a search has few lanes, people queued for it as if it had sixteen."""
    monkeypatch.setattr(scheduler, "LEAST_LANES", 1)
    monkeypatch.setattr(scheduler, "TREES", 1 << 22)
    team, asks = slow_team(), []
    for moves in ((0,), (0, 3, 4)):
        asks.append(scheduler.Ask(CONNECTX.state(moves), "seconds", 60.0, lambda _: None))
        team.submit(asks[-1])
        assert wait_for(lambda: any(asks[-1] in list(one.busy.values()) for one in team.members))
    assert [len(one.busy) for one in team.members] == [1, 1]
    for ask in asks:
        ask.cancelled = True
    team.close()


def test_whoever_goes_away_frees_the_lane(address, app):
    """Else a page that is closed would go on thinking, and the lanes would run out."""
    body = {"game": "hive", "agent": "uct:400", "strength": LONG}  # for ten seconds or more

    def search():
        teams = list(app.state.thinkers.teams.values())
        return next(team for team in teams if team.members[0].thread.name.startswith("search hive"))

    def rests():
        for _ in range(200):
            if search().idle:
                return True
            time.sleep(0.02)
        return False

    with httpx.stream("POST", f"{address}/api/analyse", json=body, timeout=60) as answer:
        lines = answer.iter_lines()  # held on to: once it is collected the connection is closed
        assert not json.loads(next(lines))["done"]
        assert not search().idle
    assert rests()
    with pytest.raises(httpx.ReadTimeout):
        httpx.post(f"{address}/api/move", json=body | {"moves": ["wS1"]}, timeout=0.2)
    assert rests()


def test_a_front_end_that_goes_away_is_no_fault_of_the_server(app):
    """Else each of them would leave a trace in its log."""
    sent, messages = [], [{"type": "http.disconnect"}]
    messages.append({"type": "http.request", "body": json.dumps(front_end()).encode(), "more_body": False})

    async def receive():
        return messages.pop()

    async def send(message):
        sent.append(message)

    headers = [(b"host", b"127.0.0.1:8000"), (b"content-type", b"application/json")]
    scope = {"type": "http", "method": "POST", "path": "/get-ai-move", "query_string": b"", "headers": headers}
    with ThreadPoolExecutor(1) as pool:  # a browser's own loop may run in this thread
        pool.submit(asyncio.run, app(scope, receive, send)).result()
    assert sent[0]["status"] == 499


def test_a_search_that_fails_to_begin_takes_the_one_beside_it_along(monkeypatch):
    """Else its thread and its trees would stay for ever, and one more with every new try."""
    prepare, tries = thinking._prepare, []

    def prepare_in_the_end(*given):
        tries.append(given)
        if len(tries) == 1:
            raise AzkitError("no memory")
        return prepare(*given)

    monkeypatch.setattr(thinking, "_prepare", prepare_in_the_end)
    game = azkit.make("connectx", rows=4, columns=5)
    with TestClient(make_app(WebConfig(game, tuple(enrol(["uct:20"], game)))), base_url=HERE) as client:
        for _ in range(3):
            client.post("/api/move", json={"game": game.name, "options": game.options, "agent": "uct:20"})
        until = time.monotonic() + 60
        while (running := sum(game.describe() in thread.name for thread in threading.enumerate())) != 2:
            assert time.monotonic() < until, running
            time.sleep(0.05)
        assert ask(client, "move", options=game.options, agent="uct:20")["done"]


def test_no_search_outlives_the_server(monkeypatch):
    """Ctrl-C while one was being made: its thread was in torch when Python ended, which aborted the process."""

    def slowly(*_):
        time.sleep(0.3)
        raise AzkitError("the end")

    monkeypatch.setattr(thinking, "_prepare", slowly)
    thinkers, (agent,) = thinking.Thinkers([]), enrol(["uct:20"], CONNECTX)[:1]
    thinkers.ask(START, lambda _: None, agent, "somebody")
    (team,) = thinkers.teams.values()
    thinkers.close()
    assert not any(one.thread.is_alive() for one in team.members)


def test_searches_make_room_for_each_other(client):
    """Every board size is a search of its own: those that rest go."""
    few = {"kind": "simulations", "amount": 2}
    for rows in range(5, 14):
        ask(client, "move", agent="uct:400", game="nogo", options={"rows": rows}, strength=few)
    assert ask(client, "move", agent="uct:400")["done"]


def test_an_evaluator_that_fails_is_told_to_those_who_wait_and_to_nobody_after():
    class Failing:
        def submit(self, leaves):
            if self.broken:
                raise AzkitError("out of memory")
            return azkit.UniformEvaluator(CONNECTX).submit(leaves)

    evaluator, heard = Failing(), []
    evaluator.broken = False
    quiet = SearchConfig(noise_epsilon=0.0)
    one = scheduler.Scheduler(lambda: scheduler.warm_search(CONNECTX, evaluator, quiet), "failing")
    for broken in (False, True, False):
        heard.clear()
        ready = threading.Event()

        def tell(thought, ready=ready):
            heard.append(thought)
            ready.set()

        evaluator.broken = broken
        one.submit(scheduler.Ask(CONNECTX.state([int(broken)]), "simulations", 50, tell))
        assert ready.wait(60)
        assert isinstance(heard[0], AzkitError) is broken
    one.close()
    one.thread.join(10)
    assert not one.thread.is_alive()


def test_the_readme_s_client_works(address):
    """Ten lines that people copy."""
    text = Path(azkit.__file__).with_name("web").joinpath("README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.DOTALL)[1]
    assert len(code.splitlines()) <= 10
    names = {}
    exec(code.replace("http://127.0.0.1:8000", address), names)
    assert names["found"]["agent"] == "uct:400" and names["found"]["text"]


def test_the_readme_s_client_in_javascript_works(address):
    if (node := shutil.which("node")) is None:
        pytest.skip("node is not installed: nothing runs the client")
    text = Path(azkit.__file__).with_name("web").joinpath("README.md").read_text(encoding="utf-8")
    code = re.search(r"```javascript\n(.*?)```", text, re.DOTALL)[1]
    assert len(code.splitlines()) <= 10
    command = [node, "--input-type=module", "-e", code.replace("http://127.0.0.1:8000", address)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ran.stdout.startswith("uct:400 plays "), ran.stderr


@pytest.mark.parametrize("text", ["rando", "uct:20000", "nowhere/run"])
def test_what_is_no_agent_fails_at_the_start(text):
    with pytest.raises(AzkitError, match="agent"):
        enrol([text], CONNECTX)


def test_a_folder_or_file_hides_no_agent_of_its_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("random").mkdir()
    Path("perfect").write_text("nothing")
    assert [agent.kind for agent in enrol(["random", "perfect"], CONNECTX)[:2]] == ["plain", "plain"]


def test_two_small_games_have_a_perfect_agent_each():
    """One name for both: whose game the server was started for, the other one's agent stood in its place."""
    small = azkit.make("connectx", rows=3, columns=3, inarow=3)
    agents = enrol([], small)
    assert len({agent.name for agent in agents}) == len(agents)
    perfect = [agent for agent in agents if agent.text == "perfect"]
    assert [(agent.label, agent.game) for agent in perfect] == [("perfect", "connectx"), ("perfect", "tictactoe")]
    assert [agent.text for agent in enrol(["perfect"], small)].count("perfect") == 2
