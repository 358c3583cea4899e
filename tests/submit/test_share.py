"""What would break for someone who was sent the page: it must play from a file and in a frame, asking for nothing."""

import json
import random
import re
import shutil
from pathlib import Path

import pytest
from submit.test_player import lively_net
from typer.testing import CliRunner

import azkit
from azkit.app.cli import app
from azkit.nets.nets import NetConfig
from azkit.runs.checkpoints import TrainingState, load_checkpoint, save_checkpoint
from azkit.runs.config import GameConfig, RunConfig
from azkit.runs.measured import Measurement, store
from azkit.runs.rules import keep_rules
from azkit.selfplay.records import read_records
from azkit.submit.notebook import board
from azkit.submit.share import facts, share

README = Path(__file__).parents[2] / "README.md"


def checkpoint(folder, game):
    """A run with one checkpoint of a small network."""
    net = NetConfig(1, 4, 4)
    config = RunConfig(game=keep_rules(folder, GameConfig(game.source, game.options)), net=net)
    save_checkpoint(folder, game, config, TrainingState(7, lively_net(game, net), None, {}, {}, {}, {}, {}))
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    return checkpoint(tmp_path_factory.mktemp("run"), azkit.make("tictactoe"))


@pytest.fixture(scope="module")
def shared(run, tmp_path_factory):
    """The page of a TicTacToe agent."""
    return share(run, tmp_path_factory.mktemp("page") / "agent.html")


def requests_of(page):
    """Addresses that a page asks for from now on, besides its own and what it makes itself."""
    found = []
    page.on("request", lambda request: found.append(request.url))
    return found


def foreign(found, path=None):
    own = () if path is None else (path.as_uri(),)
    return [address for address in found if not address.startswith(("blob:", "data:", "about:", *own))]


def play_out(frame):
    """Play until the game is over, against the agent."""
    chance = random.Random(0)
    while True:
        frame.locator(".spot.able").or_(frame.get_by_text(re.compile("wins|draw", re.IGNORECASE))).first.wait_for()
        spots = frame.locator(".spot.able")
        if not spots.count():
            return frame.locator(".status").text_content()
        before = frame.locator(".moves li").count()
        spots.nth(chance.randrange(spots.count())).click()
        frame.locator(f".moves li:nth-child({before + 1})").wait_for()


def test_a_page_plays_from_a_file_asks_for_nothing_and_says_what_made_it(open_page, shared):
    page = open_page("about:blank")
    found = requests_of(page)
    page.goto(shared.path.as_uri())
    assert re.search("wins|draw", play_out(page), re.IGNORECASE)
    assert foreign(found, shared.path) == []
    made = page.locator("footer").text_content()
    assert "tictactoe" in made and "7" in made and "1 blocks x 4 filters" in made
    assert shared.size == shared.path.stat().st_size > shared.gzipped


def test_it_shows_what_the_agent_thinks_and_reads_what_it_saved(open_page, shared):
    page = open_page(shared.path.as_uri())
    page.locator(".spot.able").first.wait_for()
    page.get_by_label("analyse", exact=True).check()
    page.locator(".suggestion.chosen").wait_for()
    page.get_by_text("best line").wait_for()
    page.get_by_label("analyse", exact=True).uncheck()
    page.locator(".spot.able[data-key='4']").click()
    page.locator(".moves li:nth-child(2)").wait_for()
    page.get_by_text("Save and load").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    record = Path(saved.value.path())
    game = azkit.make("tictactoe")
    kept = record.rename(record.with_suffix(".jsonl"))
    (read,) = read_records(game, [kept])
    assert len(read.moves) >= 2 and read.moves[0] == 4
    page.get_by_role("button", name="New game").click()
    page.locator(".moves li").first.wait_for(state="detached")
    page.get_by_role("button", name="Load").click()
    page.locator(".moves li:nth-child(2)").wait_for()
    page.get_by_label("the game as text").fill('{"game": "tictactoe", "options": {"rows": 4}, "moves": ["b2"]}')
    page.get_by_role("button", name="Load").click()
    page.get_by_role("alert").filter(has_text="a game with rows=4").wait_for()


def test_a_hint_does_not_cut_the_search_of_the_agent_short(open_page, shared):
    """It would move after a part of what it was asked to think, and play weaker than its strength says."""
    page = open_page(shared.path.as_uri())
    page.add_init_script("""(() => {
      const hint = () => [...document.querySelectorAll("button")].find((one) => one.textContent === "Hint").click();
      window.waiting = 0; // searches that the worker was asked for
      window.seen = []; // how many that were when each ended
      window.Worker = class extends Worker {
        constructor(...given) {
          super(...given);
          this.addEventListener("message", ({ data }) => { if (data.type === "done") seen.push(waiting--); });
        }
        postMessage(message, ...more) {
          if (message.type === "think" && ++waiting === 1 && !seen.length) queueMicrotask(hint);
          super.postMessage(message, ...more);
        }
      };
    })()""")
    page.reload()
    page.locator(".spot.able[data-key='4']").click()
    page.locator(".moves li:nth-child(2)").wait_for()
    assert page.evaluate("seen[0]") == 1


def test_an_address_of_another_game_begins_this_one(open_page, shared):
    """As after a reload, once another agent's page has been saved under the same name: nothing at all was shown."""
    page = open_page(f"{shared.path.as_uri()}#game=connectx&options=%7B%7D&moves=3")
    page.get_by_role("alert").filter(has_text="plays tictactoe").wait_for()
    page.locator(".spot.able").first.wait_for()


def test_a_notebook_shows_it_in_a_frame_without_rights(open_page, run, tmp_path):
    """As nbconvert's page does: markup in a page of its own. The frame has scripts alone, no origin, no storage."""
    notebook = tmp_path / "notebook.html"
    shown = board(run)._repr_mimebundle_()
    assert shown["image/svg+xml"].startswith("<svg"), "where frames are not shown"
    notebook.write_text(f"<!doctype html><title>notebook</title>{shown['text/html']}", encoding="utf-8")
    page = open_page("about:blank")
    found = requests_of(page)
    page.goto(notebook.as_uri())
    assert re.search("wins|draw", play_out(page.frame_locator("iframe")), re.IGNORECASE)
    assert foreign(found, notebook) == []


def test_where_numba_is_too_old_to_build_a_page_the_notebook_goes_on(tmp_path, monkeypatch):
    """As on Kaggle and Colab: notebooks of other boards, or of one's own game, ended in their last cell."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr("azkit.wasm.build.version", lambda name: "0.60.0")
    run = checkpoint(tmp_path / "run", azkit.make("chain_reaction", rows=3, columns=3, players=3))
    shown = board(run)._repr_mimebundle_()
    assert "needs numba &amp;gt;= 0.62, here is 0.60.0" in shown["text/html"] and "&lt;svg" in shown["text/html"]
    assert shown["image/svg+xml"].startswith("<svg")
    with pytest.raises(azkit.AzkitError, match=r"needs numba >= 0\.62"):
        share(run, tmp_path / "agent.html")


def test_a_move_is_typed_in_a_notebook_too(open_page, run, tmp_path):
    """Its frame submits no forms: the browser dropped the move."""
    notebook = tmp_path / "notebook.html"
    notebook.write_text(f"<!doctype html>{board(run)._repr_mimebundle_()['text/html']}", encoding="utf-8")
    frame = open_page(notebook.as_uri()).frame_locator("iframe")
    frame.locator(".spot.able").first.wait_for()
    frame.get_by_label("a move as text").fill("b2")
    frame.get_by_label("a move as text").press("Enter")
    frame.locator(".moves li:nth-child(1)").get_by_text("b2").wait_for()


def test_a_worker_that_dies_is_reported_and_started_again(open_page, shared, tmp_path):
    broken = tmp_path / "broken.html"
    text = shared.path.read_text(encoding="utf-8")
    trap = "addEventListener('message', ({ data }) => { if (data.moves?.length === 3) throw new Error('trapped'); });"
    broken.write_text(text.replace('id="worker">', f'id="worker">{trap}'), encoding="utf-8")
    page = open_page(broken.as_uri())
    page.locator(".spot.able[data-key='4']").click()
    page.locator(".spot.able").first.wait_for()
    page.locator(".spot.able").first.click()
    page.get_by_role("alert").filter(has_text="trapped").wait_for()
    page.get_by_role("button", name="Restart").click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".spot.able").first.wait_for()
    assert [text for text in open_page.mistakes if "trapped" not in text] == []
    open_page.mistakes.clear()


def test_a_worker_that_cannot_start_says_so_each_time(open_page, shared, tmp_path):
    """As in a browser without WebAssembly: after Restart the page was silent, and its button gone."""
    broken = tmp_path / "broken.html"
    text = shared.path.read_text(encoding="utf-8")
    broken.write_text(text.replace('id="worker">', 'id="worker">throw new Error("no engine");'), encoding="utf-8")
    page = open_page(broken.as_uri())
    for _ in range(2):
        page.get_by_role("alert").filter(has_text="no engine").wait_for()
        page.get_by_role("button", name="Restart").click()
    page.get_by_role("alert").filter(has_text="no engine").wait_for()
    assert [text for text in open_page.mistakes if "no engine" not in text] == []
    open_page.mistakes.clear()


@pytest.mark.slow
def test_a_users_own_game_is_shared(open_page, tmp_path, monkeypatch):
    """The README's misere tic-tac-toe: its moves are on the board, its rules in the page."""
    source = re.search(r"```python\n(\"\"\"Mis.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "misere.py").write_text(source[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    made = share(checkpoint(tmp_path / "run", azkit.make("misere.py", rows=3, columns=3)), tmp_path / "misere.html")
    page = open_page(made.path.as_uri())
    assert "wins" in play_out(page) or "draw" in play_out(page)


def test_the_command_says_what_it_wrote(run, tmp_path):
    done = CliRunner().invoke(app, ["share", str(run), "-o", str(tmp_path / "agent.html"), "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.stdout)
    assert told["size"] == (tmp_path / "agent.html").stat().st_size and told["generation"] == 7


def test_a_page_names_sets_and_no_path_of_whoever_measured(run, tmp_path):
    """A ladder's zero was told by the folder that it lies in, and Pons's sets as azkit's own positions."""
    run = Path(shutil.copytree(run, tmp_path / "run"))
    store(run, [Measurement("rating", 7, "64", 350.0, 0.0, 0.0, ("/home/me/runs/x", "random"))])
    store(run, [Measurement("grade", 7, "64", 0.9, 0.8, 0.95, positions="Test_L1_R1, all", count=1000)])
    told = facts(load_checkpoint(run))
    assert ("Elo, 64", "350 above the first of its ladder") in told and "/home" not in str(told)
    assert ("good moves, 64", "90.0% of 1,000 positions of Test_L1_R1") in told


def test_a_line_of_metrics_that_says_little_is_no_error(run, tmp_path):
    run = Path(shutil.copytree(run, tmp_path / "run"))
    with open(run / "metrics.jsonl", "a") as lines:
        lines.write('{"generation": 7}\n')
    assert "generation" in dict(facts(load_checkpoint(run)))


def test_the_page_tells_what_was_measured_of_this_generation_alone(run):
    elo = [Measurement("rating", generation, "net", 100.0 * generation, 0.0, 0.0, ("random",)) for generation in (6, 7)]
    sets = {"sample, all": 300, "pons.jsonl, all": 6000, "pons.jsonl, L1_R1": 1000}
    graded = (Measurement("grade", 7, "net", 0.9, 0.8, 0.95, positions=name, count=sets[name]) for name in sets)
    store(run, [*elo, *graded])
    told = facts(load_checkpoint(run))
    assert ("Elo, net", "700 above random") in told and ("Elo, net", "600 above random") not in told
    shown = [text for name, text in told if name.startswith("good moves")]
    assert shown == ["90.0% of 300 positions", "90.0% of 6,000 positions of pons.jsonl"]  # a set once, not its parts
