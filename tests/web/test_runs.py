"""Whoever watches a run sees what is in its folder and nothing else, as it grows; who trains from the page trains."""

import asyncio
import json
import shutil
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import httpx
import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from fastapi.testclient import TestClient

import azkit
from azkit import change, learn, profile
from azkit.app.options import run_config
from azkit.runs.config import GameConfig
from azkit.runs.measured import Measurement, store
from azkit.selfplay.samples import unpack
from azkit.web.roster import NamedAgent
from azkit.web.schemas import Training
from azkit.web.server import WebConfig, make_app
from azkit.web.trainer import Trainer
from azkit.web.watching import CHUNK, Watched, new_lines

CONFIG = change(profile("smoke", GameConfig("tictactoe")), {"generations": 3, "match.games": 2})
HOME = "http://127.0.0.1"


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """A run of three generations."""
    folder = tmp_path_factory.mktemp("runs") / "first run"
    list(learn(CONFIG, folder, quiet=True))
    store(folder, [Measurement("rating", 1, "8 simulations", 10.0, -5.0, 25.0, ("random", "first run"), count=8)])
    return folder


@pytest.fixture
def run(trained, tmp_path):
    """The same to change."""
    return shutil.copytree(trained, tmp_path / "runs" / trained.name)


def web(run: Path | None, train: Path | None = None, origins: tuple[str, ...] = ()) -> WebConfig:
    """A server without agents but of a run."""
    agents = () if run is None else (NamedAgent(run.name, run.name, "run", str(run), folder=run),)
    return WebConfig(azkit.make("tictactoe"), agents, train=train, origins=origins)


def client(*arguments, **options) -> TestClient:
    return TestClient(make_app(web(*arguments, **options)), base_url=HOME)


def test_names_are_looked_up_and_never_become_paths(run, tmp_path):
    (tmp_path / "root" / "mine").mkdir(parents=True)
    shutil.copy(run / "config.json", tmp_path / "root" / "mine")
    (tmp_path / "root" / "link").symlink_to(run)
    asking = client(run, tmp_path / "root")
    assert asking.get("/api/runs").json() == ["first run", "mine"]
    about = asking.get("/api/runs/first run").json()
    assert about["info"]["game"] == "tictactoe" and about["recorded"] == about["checkpoints"] == [1, 2, 3]
    for name in ("..", "%2e%2e", "mine%2f..%2fmine", str(run).replace("/", "%2f"), "link", "other"):
        answer = asking.get(f"/api/runs/{name}/metrics")
        assert answer.status_code in (404, 405), name
        assert str(tmp_path) not in answer.text and "generation" not in answer.text


def test_a_run_is_listed_once_whatever_plays_from_it(run):
    """Each strength with which it was named, and each checkpoint of it, stood there as a run of its own."""
    names = {"first run": run, "first run:net": run, "000002": run / "checkpoints" / "000002"}
    agents = [NamedAgent(name, name, "run", str(folder), folder=folder) for name, folder in names.items()]
    app = make_app(WebConfig(azkit.make("tictactoe"), tuple(agents)))
    assert TestClient(app, base_url=HOME).get("/api/runs").json() == ["first run"]


def test_copies_that_a_user_put_beside_a_run_s_files_are_passed_over(run, monkeypatch):
    """One file or folder of another name than a number was a fault of the server, and ended the report."""
    monkeypatch.setattr("azkit.training.report.CHARTS", ())  # curves are of no shard and no checkpoint
    shutil.copy(run / "games" / "000002.parquet", run / "games" / "000002 (copy).parquet")
    shutil.copytree(run / "checkpoints" / "000002", run / "checkpoints" / "000002-good")
    about = client(run).get("/api/runs/first run").json()
    assert about["recorded"] == about["checkpoints"] == [1, 2, 3]
    assert client(run).get("/api/agents").json()[0]["generations"] == [1, 2, 3]
    assert "Generation 3" in azkit.write_report(run).read_text(encoding="utf-8")


def test_metrics_come_once_each_and_only_whole(run):
    asking, path = client(run), run / "metrics.jsonl"
    first = asking.get("/api/runs/first run/metrics").json()
    assert [row["generation"] for row in first["rows"]] == [1, 2, 3]
    assert all(row["loss"] > 0 for row in first["rows"])
    after = f"/api/runs/first run/metrics?after={first['offset']}"
    assert asking.get(after).json()["rows"] == []
    with open(path, "a") as file:
        file.write('{"generation": 4, "loss": NaN')
        file.flush()
        assert asking.get(after).json() == {"rows": [], "offset": first["offset"]}, "half a line"
        file.write("}\nno JSON\n")
    assert asking.get(after).json()["rows"] == [{"generation": 4, "loss": None}]
    path.write_text('{"generation": 1}\n')  # a resume dropped lines
    assert asking.get(after).json()["rows"] == [{"generation": 1}]
    assert new_lines(run / "missing", 5) == ([], 0)


def test_a_line_that_is_longer_than_an_answer_is_passed_over(tmp_path):
    """Nothing that was written after it was ever shown."""
    path, found, after = tmp_path / "metrics.jsonl", [], 0
    path.write_bytes(b'{"generation": 1}\n' + b"x" * (2 * CHUNK + 5) + b'\n{"generation": 2}\n')
    for _ in range(4):
        rows, after = new_lines(path, after)
        found += [row["generation"] for row in rows]
    assert found == [1, 2] and after == path.stat().st_size


def test_the_live_game_is_a_position_with_what_was_thought_of_it(run):
    asking = client(run)
    game = azkit.make("tictactoe")
    shown = {"generation": 2, "game": 7, "start": game.initial_state().array.tolist(), "moves": [4, 0]}
    thought = {"legal": [0, 1, 2, 3, 5, 6, 7, 8], "policy": [0.75, 0.25, 0, 0, 0, 0, 0, 0], "value": [0.5, -0.5]}
    (run / "live.json").write_text(json.dumps(shown | thought))
    live = asking.get("/api/runs/first run/live").json()
    assert live["position"]["moves"] == [4] and live["after"]["moves"] == [4, 0] and live["age"] < 60
    assert live["analysis"]["text"] == "a1" and live["analysis"]["priors"][:2] == [0.75, 0.25]
    for damage in ({"moves": [4, 4]}, {"start": [0]}, {"policy": []}, {"moves": []}):
        (run / "live.json").write_text(json.dumps(shown | thought | damage))
        time.sleep(0.01)  # of the file's time
        answer = asking.get("/api/runs/first run/live")
        assert answer.status_code == 422 and "live.json" in answer.json()["error"]
    (run / "live.json").unlink()
    assert asking.get("/api/runs/first run/live").json() is None


def test_finished_games_are_those_of_the_shard(run):
    asking, samples = client(run), unpack(azkit.make("tictactoe"), run / "games" / "000002.parquet")
    listed = asking.get("/api/runs/first run/games?generation=2").json()
    ids = np.unique(samples.game).tolist()
    assert [game["id"] for game in listed["games"]] == ids and listed["total"] == len(ids)
    for game in listed["games"]:
        whole = asking.get(f"/api/runs/first run/games/2/{game['id']}").json()
        assert len(whole["positions"]) == game["plies"] + 1 == len(whole["analyses"]) + 1
        assert whole["positions"][-1]["outcome"] == game["outcome"]
        played = samples.played[samples.game == game["id"]].tolist()
        assert [thought["move"] for thought in whole["analyses"]] == played
    for where in ("games?generation=9", "games/2/999", "games/9/0", "games/-1/0", f"games/{'9' * 300}/0"):
        assert asking.get(f"/api/runs/first run/{where}").status_code == 422


def test_the_same_opening_is_played_on_by_the_first_and_the_last_network(run):
    asking = client(run)
    games = asking.get("/api/runs/first run/replay?generations=1,3&opening=b2 a1").json()
    assert [game["generation"] for game in games] == [1, 3]
    for game in games:
        assert game["positions"][2]["moves"] == [4, 0] and game["positions"][-1]["outcome"] is not None
        assert game["analyses"][:2] == [None, None] and game["analyses"][2]["move"] == game["positions"][3]["moves"][2]
    watched = Watched(run)
    assert watched.replays(["b2"], [1])[0] is watched.replays(["4"], [1])[0], "computed again"
    assert asking.get("/api/runs/first run/replay?generations=1,3&opening=b2, a1").json() == games, "by commas, too"
    openings = [f"generations=1&opening={opening}" for opening in ("z9", "b2 b2", "-3", "--3")]
    for wrong in ("generations=7", "generations=1,2,3,1", *openings):
        assert asking.get(f"/api/runs/first run/replay?{wrong}").status_code == 422


def test_an_opening_is_read_as_people_write_moves_where_these_are_numbers(run):
    """Of Nim 1 was taken for the move of that number, which takes two."""
    watched = Watched(run)
    game = watched.game
    named = replace(game, parse_move=lambda state, text: 8 - int(text), move_text=lambda state, move: str(8 - move))
    watched.made = watched.made[0], named
    assert watched.replays(["8", "0"], [1])[0]["positions"][2]["moves"] == [0, 8]


def test_a_training_is_stopped_with_the_server_however_that_ends(tmp_path, monkeypatch):
    """Where a terminal was closed, it went on for up to seven days, and nobody could stop it."""
    stopped = []
    monkeypatch.setattr(Trainer, "stop", lambda self, patience, again: stopped.append(again))
    app = make_app(web(None, tmp_path))

    async def serve():
        async with app.router.lifespan_context(app):
            raise asyncio.CancelledError

    with ThreadPoolExecutor(1) as pool, pytest.raises(asyncio.CancelledError):
        pool.submit(asyncio.run, serve()).result()  # a browser's own loop may run in this thread
    assert stopped == [False]


def test_a_generation_of_a_run_that_began_anew_is_played_on_anew(run, tmp_path):
    """Its game may be another one, yet the server went on to show the old one's."""
    watched = Watched(shutil.copytree(run, tmp_path / "run"))
    before = watched.replays(["b2"], [1])[0]
    (tmp_path / "run" / "checkpoints" / "000001" / "manifest.json").touch()
    assert watched.replays(["b2"], [1])[0] is not before


def test_what_was_measured_is_told(run):
    rows = client(run).get("/api/runs/first run/measured").json()
    kinds = {row["kind"] for row in rows}
    assert kinds == {"match", "rating"} and all(row["low"] <= row["score"] <= row["high"] for row in rows)


def test_who_may_train_and_who_may_not(tmp_path):
    asking = client(None, None)
    assert asking.get("/api/train").json() == {"allowed": False}
    assert asking.post("/api/train", json={"name": "x"}).status_code in (404, 405)
    asking = client(None, tmp_path / "root", origins=("http://friend.example",))
    state = asking.get("/api/train").json()
    assert state["allowed"] and not state["running"] and "tictactoe" in state["games"]
    wanted = {"name": "x", "game": "tictactoe"}
    for origin in ("http://evil.example", "http://friend.example", "null", HOME + ":81"):
        assert asking.post("/api/train", json=wanted, headers={"Origin": origin}).status_code == 403
    plain = {"Content-Type": "text/plain"}  # which a form of any page can send
    assert asking.post("/api/train", content=json.dumps(wanted), headers=plain).status_code == 415
    for wrong in ({"name": "../x"}, {"name": "X"}, {"name": ""}, {"game": "/tmp/game.py"}, {"options": {"rows": 9000}}):
        assert asking.post("/api/train", json=wanted | wrong).status_code == 422, wrong
    for wrong in ({"minutes": 0}, {"profile": "none"}, {"more": 1}, {"options": {"planes": [1]}}):
        assert asking.post("/api/train", json=wanted | wrong).status_code == 422, wrong
    assert asking.post("/api/train", json=wanted | {"resume": True}).status_code == 409
    assert not list(tmp_path.rglob("*")), "a refused request left something"


@pytest.fixture
def serve(listening):
    """Starts servers, which end with the test."""
    with ExitStack() as stack:
        yield lambda config: stack.enter_context(listening(make_app(config), timeout_graceful_shutdown=1))


def test_a_page_that_listens_hears_of_new_generations_and_of_the_game_being_played(run, serve):
    heard = []
    with httpx.stream("GET", f"{serve(web(run))}/api/runs/first run/events?after=0", timeout=20) as answer:
        assert answer.headers["content-type"].startswith("text/event-stream")
        for line in answer.iter_lines():
            if line.startswith("event:"):
                heard.append(line.split(": ")[1])
                if heard == ["metrics", "live"]:
                    with open(run / "metrics.jsonl", "a") as file:
                        file.write('{"generation": 4}\n')
            if line.startswith("data:") and len(heard) == 3:
                assert [row["generation"] for row in json.loads(line[5:])["rows"]] == [4]
                break
    assert heard == ["metrics", "live", "metrics"]


def until(found, seconds: float = 120) -> None:
    """Wait for something that another process does."""
    end = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_servers_end_is_no_second_stop(tmp_path):
    """Stop on the page, then Ctrl-C at the server: the training was ended at once, without its last steps."""
    trainer, sent = Trainer(tmp_path), []
    trainer.process = SimpleNamespace(poll=lambda: None, send_signal=sent.append, wait=lambda _: None)
    trainer.stop(0.0)
    trainer.stop(0.0, again=False)
    assert sent == [signal.SIGINT]
    trainer.stop(0.0)
    assert sent == [signal.SIGINT] * 2, "who asks twice on the page means it"


def test_what_can_be_resumed_from_the_page_is_what_the_command_resumes(trained, tmp_path, monkeypatch):
    """A run stopped in its first generation was refused, and one that had all its generations ended at once."""
    commands = []
    process = SimpleNamespace(poll=lambda: 0)
    monkeypatch.setattr("azkit.web.trainer.subprocess.Popen", lambda command, **_: commands.append(command) or process)
    root, wanted = tmp_path / "root", {"game": "tictactoe", "minutes": 6, "resume": True}
    (root / "first").mkdir(parents=True)
    shutil.copy(trained / "config.json", root / "first")
    shutil.copytree(trained, root / "whole")
    asking = client(None, root)
    assert asking.post("/api/train", json=wanted | {"name": "none"}).status_code == 409
    for name in ("first", "whole"):
        assert asking.post("/api/train", json=wanted | {"name": name}).status_code == 200
        assert commands[-1][4:] == [f"--run={root / name}", "--minutes=6.0", "--resume", "--set=generations=null"]
    stored = json.loads((root / "first" / "config.json").read_text())
    stored["game"] |= {"name": "/elsewhere/dots.py", "rules": "0" * 64}
    (root / "first" / "config.json").write_text(json.dumps(stored))
    own = str(Path(__file__).parents[1] / "dots.py")
    for name, words in (("first", ["--", own]), ("whole", [])):  # the copy that the server was started with
        Trainer(root).start(Training(**wanted, name=name), own)
        assert commands[-1][8:] == words
    config = run_config(None, None, None, ["generations=null"], {"minutes": 6.0}, resumed=root / "whole")
    assert config.generations is None and config.minutes == 6.0


def test_a_run_named_at_the_start_that_lies_where_the_page_may_train_may_be_trained(trained, tmp_path, monkeypatch):
    """It was refused as one that is only watched, and listed under two names."""
    shutil.copytree(trained, tmp_path / "root" / "mine")
    shutil.copytree(trained, tmp_path / "else" / "theirs")
    folders = [tmp_path / "else" / "theirs", tmp_path / "root" / "mine"]
    agents = tuple(NamedAgent(f"{path.name}:400", path.name, "run", str(path), folder=path) for path in folders)
    config = WebConfig(azkit.make("tictactoe"), agents, train=tmp_path / "root")
    asking, started = TestClient(make_app(config), base_url=HOME), []
    assert asking.get("/api/runs").json() == ["theirs:400", "mine"]
    monkeypatch.setattr(Trainer, "start", lambda self, training, source: started.append(training.name))
    wanted = {"name": "mine", "game": "tictactoe", "minutes": 6, "resume": True}
    assert asking.post("/api/train", json=wanted).status_code == 200 and started == ["mine"]


@pytest.mark.slow
def test_a_training_is_started_stopped_and_resumed(tmp_path):
    root, wanted = tmp_path / "root", {"name": "new", "game": "tictactoe", "profile": "smoke", "minutes": 5}
    with client(None, root) as asking:
        assert asking.post("/api/train", json=wanted, headers={"Origin": HOME}).json()["running"]
        assert asking.post("/api/train", json=wanted | {"name": "other"}).status_code == 409, "two at a time"
        until(lambda: len(list(root.glob("new/checkpoints/*/manifest.json"))) > 2)
        first = asking.get("/api/runs/new/live").json()
        until(lambda: asking.get("/api/runs/new/live").json()["game"] != first["game"])
        asking.post("/api/train/stop", json={})
        until(lambda: not asking.get("/api/train").json()["running"])
        state = asking.get("/api/train").json()
        assert state["code"] == 130 and "azkit train --resume" in state["log"]
        done = asking.get("/api/runs/new").json()["checkpoints"]
        assert asking.post("/api/train", json=wanted).status_code == 409, "the name is taken"
        assert asking.post("/api/train", json=wanted | {"resume": True}).json()["running"]
        until(lambda: asking.get("/api/runs/new").json()["checkpoints"][-1] > done[-1])
        assert asking.get("/api/runs/new").json()["checkpoints"][0] == 1, "how it began is gone"
    newest = max(root.glob("new/checkpoints/*/manifest.json"))
    assert json.loads(newest.read_text())["tier"] == "final", "the server ended without its training"


def test_a_run_grows_while_it_is_watched(run, serve, open_page):
    page = open_page(f"{serve(web(run))}/runs")
    page.wait_for_selector("section:has-text('The game being played') svg.board")
    page.wait_for_selector("section:has-text('Finished games') input[type=range]")
    page.wait_for_selector("section:has-text('The same opening') div:nth-child(3) > div > svg.board")
    page.wait_for_selector("section:has-text('Loss') [role=img][aria-label*='generation 3']")
    caption = page.locator("section:has-text('The game being played') .note")
    before, learning = caption.text_content(), learn(change(CONFIG, {"generations": 6}), run, resume=True, quiet=True)
    next(learning)
    page.wait_for_selector("[role=img][aria-label*='generation 4']")
    page.wait_for_function("before => document.querySelector('.tall .note').textContent !== before", arg=before)
    learning.close()
    slider = page.locator("section:has-text('Finished games') input[type=range]")
    slider.focus()
    page.keyboard.press("End")
    assert slider.input_value() == slider.get_attribute("max")
    page.set_viewport_size({"width": 320, "height": 800})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_watch_a_run(run, tmp_path, serve, open_page, scheme):
    """No violation that axe finds, also while no generation has ended and there is nothing to draw."""
    page = open_page(f"{serve(web(run, tmp_path / 'root'))}/runs", color_scheme=scheme)
    page.wait_for_selector("section:has-text('Loss') [role=img][aria-label*='generation 3']")
    page.wait_for_selector("section:has-text('The same opening') div:nth-child(3) > div > svg.board")
    page.wait_for_selector("section:has-text('Finished games') input[type=range]")
    for metrics in (None, ""):
        if metrics is not None:
            (run / "metrics.jsonl").write_text(metrics)
            page.reload()
            page.wait_for_selector("section:has-text('The game being played') svg.board")
        found = Axe().run(page).response["violations"]
        assert [(violation["id"], violation["nodes"][0]["html"]) for violation in found] == []


def test_an_address_that_was_cut_off_shows_the_first_run(run, serve, open_page):
    """Half of a letter's code at its end, and the page said "URI malformed" and listed no run at all."""
    page = open_page(f"{serve(web(run))}/runs#first%20run%C3")
    page.wait_for_selector("#names a[aria-current]:has-text('first run')")


def test_a_run_that_is_asked_for_twice_is_followed_once(run, tmp_path, serve, open_page):
    """As when a training begins; the stream of the first view stayed open, and a browser has six for a server."""
    shutil.copytree(run, tmp_path / "root" / "mine")
    page, streams = open_page(f"{serve(web(run, tmp_path / 'root'))}/runs"), []
    page.wait_for_selector("section:has-text('The game being played') svg.board")
    page.on("request", lambda request: streams.append(request.url) if "/events" in request.url else None)
    page.evaluate("location.hash = 'mine'; dispatchEvent(new HashChangeEvent('hashchange'))")
    page.wait_for_selector("#names a[aria-current]:has-text('mine')")
    page.wait_for_timeout(1000)
    assert len([url for url in streams if "mine" in url]) == 1


def test_generations_that_a_resume_dropped_leave_the_page(run, serve, open_page):
    page = open_page(f"{serve(web(run))}/runs")
    page.wait_for_selector("section:has-text('Loss') [role=img][aria-label*='generation 3']")
    (run / "metrics.jsonl").write_text('{"generation": 1, "loss": 2.0}\n')
    page.wait_for_selector("section:has-text('Loss') [role=img][aria-label*='generation 1:']")


def test_a_training_is_followed_on_after_an_answer_was_lost(tmp_path, serve, open_page):
    """One request in vain, and the page said for ever that the training ran."""
    page, state = open_page(f"{serve(web(None, tmp_path / 'root'))}/runs"), {"allowed": True, "games": ["tictactoe"]}
    page.wait_for_selector("button:has-text('Start'):not(:disabled)")
    answers = [{"running": True}, None, {"running": False}]

    def answer(route):
        found = answers.pop(0) if len(answers) > 1 else answers[0]
        about = {"profiles": [], "stopping": False, "name": "x", "code": None, "log": ""}
        route.fulfill(json=state | about | found) if found else route.abort()

    page.route("**/api/train", answer)
    page.reload()
    page.wait_for_selector("button:has-text('Start'):disabled")
    page.wait_for_selector("button:has-text('Start'):not(:disabled)")
    assert all("ERR_FAILED" in text for text in open_page.mistakes)
    open_page.mistakes.clear()


@pytest.mark.slow
def test_a_page_starts_a_training_shows_it_and_stops_it(tmp_path, serve, open_page):
    config = replace(web(None, tmp_path / "root"), token="secret")
    page = open_page(f"{serve(config)}/runs?token=secret")
    assert page.wait_for_selector("text=There is no run yet")
    page.get_by_label("game").select_option("tictactoe")
    page.get_by_label("Name").fill("mine")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector("#names a[aria-current]:has-text('mine')", timeout=120_000)
    page.wait_for_selector("section:has-text('The game being played') svg.board", timeout=120_000)
    assert page.get_by_role("button", name="Start").is_disabled() and page.url.endswith("/runs#mine")
    page.get_by_role("button", name="Stop").click()
    page.wait_for_selector("button:has-text('Start'):not(:disabled)", timeout=120_000)
    assert "azkit train --resume" in page.locator(".log").text_content() or not list(tmp_path.rglob("manifest.json"))


def test_a_report_plays_its_games_without_a_server(run, open_page):
    page = open_page(azkit.write_report(run).as_uri())
    page.wait_for_selector("#replays svg.board")
    slider = page.get_by_label("ply", exact=True)
    slider.focus()
    page.keyboard.press("End")
    assert any(word in page.locator("#replays").text_content() for word in ("won", "a draw"))
    loaded = page.evaluate("performance.getEntriesByType('resource').map(it => it.name)")
    assert [name for name in loaded if not name.startswith("data:")] == []
