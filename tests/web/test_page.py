"""What people do on the page in a browser: games by clicks and by keys, undo, branches, analysis, addresses."""

import json
import random
import re
import shutil
import urllib.request
from pathlib import Path
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError as Late

import azkit
from azkit.nets.nets import build_net
from azkit.runs.checkpoints import TrainingState, save_checkpoint
from azkit.runs.config import GameConfig

GAMES = {
    "connectx": {"rows": 4, "columns": 4, "inarow": 3},
    "tictactoe": {},
    "gobang": {"rows": 4, "columns": 4, "inarow": 3},
    "nogo": {"rows": 3, "columns": 3},
    "chain_reaction": {"rows": 3, "columns": 3, "players": 3},
    "chain_reaction of eight": {"rows": 3, "columns": 3, "players": 8},
    "hive": {"max_plies": 10},
}
OFFSET = """goal => {
  const [from, to] = [document.activeElement, goal].map((element) => element.getBoundingClientRect());
  const middle = (start, size) => to[start] + to[size] / 2 - from[start] - from[size] / 2;
  return document.activeElement === goal ? null : [middle("x", "width"), middle("y", "height")];
}"""


def address(server, name, moves=(), **options):
    """The page's address of a position."""
    words = {"game": name, "options": json.dumps(azkit.make(name, **options).options)}
    return f"{server}#{urlencode(words | {'moves': ','.join(map(str, moves))})}"


def moves_of(page):
    words = parse_qs(urlsplit(page.url).fragment, keep_blank_values=True)
    return [int(move) for move in words["moves"][0].split(",") if move]


def wait_for_plies(page, plies):
    """The moves in the page's address once they are so many or more."""
    count = "new URLSearchParams(location.hash.slice(1)).get('moves').split(',').filter(Boolean).length"
    page.wait_for_function(f"plies => {count} >= plies", arg=plies)
    return moves_of(page)


def wait_for_moves(page, *moves):
    """Wait until these and no others are in the page's address."""
    page.wait_for_function("end => location.hash.endsWith(`moves=${end}`)", arg="%2C".join(map(str, moves)))


def seat(page, *agents):
    """Who plays each seat, by the label of a choice."""
    for index, agent in enumerate(agents):
        page.get_by_role("group", name="Who plays").locator(".chooser > select").nth(index).select_option(label=agent)


def seat_a_slow_agent(page):
    """An agent on the second seat, whose search is under way."""
    page.route("**/api/analyse", lambda route: None)  # a search that takes long
    with page.expect_request("**/api/analyse"):
        seat(page, "you", "random")
    page.unroute("**/api/analyse")


def asked(server, path, **body):
    """What the API answers: the last line of JSON."""
    request = urllib.request.Request(server + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.loads(answer.read().decode().splitlines()[-1])


def places(state, move):
    """CSS of what is to be chosen on the board for a move, one after the other."""
    view = state.game.extras.view
    if view.kind != "hex":
        return [f".spot.able[data-key='{move}']"]
    piece, cell = divmod(move, view.rows * view.columns)
    if piece == len(view.pieces):
        return [f"button[data-move='{move}']"]
    (colour, bug), placed = view.pieces[piece][0][:2], int(state.array[piece])
    source = f"c{(placed - 1) % (view.rows * view.columns)}" if placed else f"h{int(colour == 'b')}{bug}"
    return [f".spot.able[data-key='{source}']", f".spot.open[data-key='c{cell}']"]


def choose(page, place, keys):
    """Click it; or go there from the board's one tab stop by arrow keys, and press Enter."""
    goal, chance = page.locator(place), random.Random(0)
    if not keys:
        return goal.click()
    goal.wait_for()
    page.locator(".azkit-board [tabindex='0']").first.focus()
    while goal.get_attribute("role") == "button" and (offset := goal.evaluate(OFFSET)):
        across = abs(offset[0]) > abs(offset[1]) if chance.random() < 0.8 else chance.random() < 0.5
        names = ("ArrowLeft", "ArrowRight") if across else ("ArrowUp", "ArrowDown")
        page.keyboard.press(names[offset[not across] > 0])
    page.keyboard.press("Enter")


def play_out(page, game, people, keys):
    """Play a game to its end, a person in the seats `people`; the position at the end by the rules."""
    state, chance = game.initial_state(), random.Random(game.describe())
    while state.outcome is None:
        if state.to_play in people:
            for place in places(state, chance.choice(state.legal_moves())):
                choose(page, place, keys)
        state = game.state(wait_for_plies(page, state.ply + 1))
    return state


@pytest.mark.parametrize("how", ["clicks, first seat", "clicks, last seat", "keys, all seats"])
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_from_either_seat(open_page, server, name, how):
    """Against an agent, or people in every seat; the page's moves are legal and end the game as the rules do."""
    game, options = azkit.make(name.partition(" ")[0], **GAMES[name]), GAMES[name]
    page = open_page(address(server, game.name, **options), reduced_motion="reduce")
    seats = range(game.players)
    people = {"clicks, first seat": {0}, "clicks, last seat": {seats[-1]}}.get(how, set(seats))
    page.locator(".spot").first.wait_for()
    page.get_by_role("button", name="New game").click()
    if 0 not in people or len(people) > 1:
        seat(page, *["you"] * game.players)  # nobody answers before all are seated
    seat(page, *["you" if index in people else "random" for index in seats])
    state = play_out(page, game, people, keys=how.startswith("keys"))
    page.get_by_role("status").filter(has_text="wins" if max(state.outcome) > 0 else "").wait_for()
    assert page.locator(".spot.able").count() == 0


def test_a_game_that_says_nothing_of_its_picture_is_played_by_its_list_of_moves(open_page, server_of):
    """A user's own, in a file: its SVG stands beside a button for each legal move."""
    game = azkit.make(str(Path(__file__).parents[1] / "dots.py"), boxes=1)
    page, state = open_page(server_of(game, "random")), game.initial_state()
    page.locator("button[data-move]").first.wait_for()
    seat(page, "you", "you")
    while state.outcome is None:
        page.locator(f"button[data-move='{state.legal_moves()[0]}']").click()
        state = state.play(state.legal_moves()[0])
        assert wait_for_plies(page, state.ply) == list(state.moves)
    assert page.locator(".azkit-board img").get_attribute("src").startswith(("data:image/svg", "blob:"))
    page.get_by_role("status").filter(has_text="wins").wait_for()


@pytest.fixture
def started(open_page, server):
    """A game of TicTacToe between two people after three plies."""
    shown = open_page(address(server, "tictactoe", [4, 0]))
    shown.locator(".spot.able").first.wait_for()
    seat(shown, "you", "you")
    choose(shown, ".spot.able[data-key='8']", keys=False)
    wait_for_moves(shown, 4, 0, 8)
    shown.locator(".spot.able[data-key='8']").wait_for(state="detached")  # the address changes before the board does
    shown.locator(".spot.able").first.wait_for()
    return shown


def test_moves_are_taken_back_and_tried_anew_and_nothing_is_lost(started):
    """The old move stays as an alternative, and the address leads back to a position after a reload."""
    page = started
    page.keyboard.press("u")
    assert wait_for_plies(page, 2) == [4, 0]
    choose(page, ".spot.able[data-key='2']", keys=False)
    wait_for_moves(page, 4, 0, 2)
    page.get_by_role("button", name="3. or c3").click()
    wait_for_moves(page, 4, 0, 8)
    page.reload()
    page.get_by_role("button", name="3. yellow c3").wait_for()
    page.get_by_role("button", name="1. yellow b2").click()
    wait_for_moves(page, 4)
    page.keyboard.press("r")
    assert wait_for_plies(page, 2) == [4, 0]


def test_who_plays_is_in_the_address_too(open_page, server):
    """A link to a position seats the same agents with the same strength; names that are unknown here change nothing."""
    page = open_page(address(server, "tictactoe", [4]))
    page.locator(".spot.able").first.wait_for()
    seat(page, "you", "you")  # or two agents play to the end before the second is replaced
    seat(page, "random playouts, uct:60", "you")
    assert page.get_by_label("yellow: how many").input_value() == "60", "what it was named with"
    page.get_by_label("yellow: how many").fill("7")
    page.get_by_label("yellow: how many").press("Tab")
    page.wait_for_function("() => decodeURIComponent(location.hash).includes('\"amount\":7')")
    page.reload()
    page.locator(".spot.able").first.wait_for()
    chosen = page.get_by_role("group", name="Who plays").locator(".chooser > select")
    shown = chosen.evaluate_all("all => all.map(one => one.selectedOptions[0].label)")
    assert shown == ["random playouts, uct:60", "you"]
    assert page.get_by_label("yellow: how many").input_value() == "7"
    page.goto(page.url.replace("uct%3A60", "nobody"))
    page.get_by_text("to move").wait_for()
    assert chosen.evaluate_all("all => all.map(one => one.selectedOptions[0].label)") == shown


def test_a_run_that_trains_is_played_on(open_page, server_of, tmp_path):
    """The page asked for the generation that had been the newest, which was deleted meanwhile, and no move came."""
    game, config = azkit.make("tictactoe"), azkit.profile("smoke", GameConfig("tictactoe"))
    for generation in (2, 3):
        save_checkpoint(tmp_path, game, config, TrainingState(generation, build_net(game, config.net, 0)))
    page = open_page(address(server_of(game, str(tmp_path)), "tictactoe"))
    page.get_by_text("newest generation").first.wait_for()
    save_checkpoint(tmp_path, game, config, TrainingState(4, build_net(game, config.net, 0)))
    shutil.rmtree(tmp_path / "checkpoints" / "000003")
    page.locator(".spot.able[data-key='4']").click()
    page.locator(".moves li:nth-child(2)").wait_for()


def test_undo_against_an_agent_takes_back_its_answer_too(started):
    page = started
    page.keyboard.press("u")
    seat(page, "you", "random")
    choose(page, ".spot.able[data-key='1']", keys=False)
    assert len(wait_for_plies(page, 4)) == 4
    page.get_by_role("button", name="Undo").click()
    wait_for_moves(page, 4, 0)
    page.locator(".spot.able").first.wait_for()
    assert moves_of(page) == [4, 0]  # nobody answers a position that was answered before


def test_agents_that_pause_go_on_when_a_person_says_so_and_in_another_game(started):
    """Whoever takes a seat from agents that pause keeps the button; another game begins without a pause."""
    page = started
    page.route("**/api/analyse", lambda route: None)  # agents that think until they pause
    seat(page, "random", "random")
    page.get_by_role("button", name="Pause").click()
    seat(page, "random", "you")
    choose(page, ".spot.able[data-key='1']", keys=False)
    wait_for_moves(page, 4, 0, 8, 1)
    page.unroute("**/api/analyse")
    page.get_by_role("button", name="Go on").click()
    assert len(wait_for_plies(page, 5)) == 5
    page.get_by_role("button", name="Pause").wait_for(state="hidden")
    seat(page, "random", "random")
    wait_for_plies(page, 6)
    page.get_by_role("button", name="Pause").click()
    page.get_by_label("game", exact=True).get_by_role("combobox").select_option("chain_reaction")
    page.locator(".orbs .spot.able").first.wait_for()
    seat(page, "random", "random")
    wait_for_plies(page, 2)


def test_an_agent_goes_on_when_the_browser_shows_the_page_again(started):
    """Back from the runs, say: browsers keep a page as it was, and leaving it had ended the agent's search."""
    page = started
    seat_a_slow_agent(page)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert len(wait_for_plies(page, 4)) == 4


def test_suggestions_are_the_numbers_of_the_api_and_none_is_left_when_they_are_off(open_page, server):
    page = open_page(address(server, "gobang", [27, 0]))  # too large to be proven, which would end the search
    strength = {"kind": "simulations", "amount": 800}
    game = {"game": "gobang", "options": azkit.make("gobang").options, "moves": [27, 0]}
    told = asked(server, "api/analyse", **game, agent="uct:60", strength=strength)
    page.get_by_label("analyst", exact=True).select_option(label="random playouts, uct:60")
    with page.expect_response("**/api/analyse") as stream:
        page.get_by_label("analyse", exact=True).check()
    stream.value.finished()
    shown = json.loads(stream.value.text().splitlines()[-1])
    assert shown["moves"] == told["moves"] and sum(shown["visits"]) >= 799
    page.get_by_label("on the board").select_option("value")
    page.locator(".suggestion.chosen").wait_for()
    for move, value in zip(shown["moves"], shown["values"]):
        figure = page.locator(f".suggestion[data-key='{move}'] text")
        if figure.count():
            assert figure.text_content() == f"{value:+.2f}".replace("-", "−").replace("+0.00", "0.00")
    assert page.locator(".suggestions td").count() > 0
    page.get_by_label("suggestions", exact=True).uncheck()
    assert page.locator(".suggestion, .suggestions td, .variation").count() == 0
    assert "+" in page.locator(".bar").text_content() or "−" in page.locator(".bar").text_content()  # values stay


def test_who_is_faster_than_the_position_of_the_address_changes_nothing(open_page, server):
    """The empty board was analysed, or played on, until that came."""
    page, late = open_page("about:blank"), []

    def hold(route):
        late.append(route) if "[4,0]" in route.request.post_data else route.continue_()

    page.route("**/api/position", hold)
    page.goto(address(server, "tictactoe", [4, 0]))
    page.locator("#play[inert]").wait_for()
    page.keyboard.press("a")
    with pytest.raises(Late):
        page.get_by_label("analyse", exact=True).check(timeout=500)
    late.pop().continue_()
    page.unroute("**/api/position")
    page.get_by_label("analyse", exact=True).check()
    page.locator(".suggestion.chosen").wait_for()
    assert moves_of(page) == [4, 0] and page.get_by_label("analyse", exact=True).is_checked()


def test_who_moves_before_the_hint_has_come_is_told_of_no_mistake(started):
    """The search for it is ended; an alert said that a signal is aborted without reason."""
    page = started
    page.locator(".spot.able").first.wait_for()  # before the position is there a hint is none
    page.route("**/api/analyse", lambda route: None)  # a search that takes long
    with page.expect_request("**/api/analyse"):
        page.keyboard.press("h")
    choose(page, ".spot.able[data-key='1']", keys=False)
    wait_for_moves(page, 4, 0, 8, 1)
    page.locator(".spot.able").first.wait_for()
    assert page.locator(".alert").text_content() == ""


def test_exact_scores_that_came_too_late_are_asked_for_again(started):
    """Who moved on before they came never saw them when going back to the position."""
    page, late = started, []
    page.route("**/api/exact", lambda route: route.continue_() if late else late.append(route))
    with page.expect_response("**/api/analyse") as stream:
        page.get_by_label("analyse", exact=True).check()
    stream.value.finished()
    page.locator(".suggestions td").first.wait_for()
    choose(page, ".spot.able[data-key='1']", keys=False)
    wait_for_moves(page, 4, 0, 8, 1)
    late[0].continue_()
    page.wait_for_timeout(300)
    page.get_by_role("button", name="Undo").click()
    wait_for_moves(page, 4, 0, 8)
    page.get_by_role("columnheader", name="exact").wait_for()


def test_a_slow_click_is_heard_while_an_agent_thinks(started):
    """What it has found so far is drawn ten times a second; a button that went meanwhile was never clicked."""
    page = started
    page.get_by_label("game", exact=True).get_by_role("combobox").select_option("chain_reaction")
    page.locator(".orbs .spot.able").first.wait_for()
    seat(page, "you", "you")
    for spot in ("0", "1"):
        choose(page, f".spot.able[data-key='{spot}']", keys=False)
        page.locator(f".moves li:nth-child({int(spot) + 1})").wait_for()
    page.get_by_label("analyst: strength").select_option("seconds")
    page.get_by_label("analyst: how many").fill("5")
    page.get_by_label("analyse", exact=True).check()
    page.locator(".suggestions td").first.wait_for()
    page.locator(".moves li:nth-child(1) button").click(delay=500)
    wait_for_moves(page, 0)
    page.locator(".suggestions td").first.wait_for()
    page.locator(".graph svg").click(delay=500, position={"x": 6, "y": 10})
    wait_for_moves(page)


def test_a_review_finds_the_blunder_and_leads_back_to_it(started):
    """After b2 a1 c3 the corners c1 and a3, mirror images, hold; b1 loses the game."""
    page = started
    choose(page, ".spot.able[data-key='1']", keys=False)
    page.get_by_role("button", name="Review the game").click()
    page.locator(".faults").get_by_text("4. red b1").filter(has_text=re.compile("better (c1|a3)")).wait_for()
    page.get_by_label("suggestions", exact=True).uncheck()
    assert "better" not in page.locator(".faults").text_content()
    page.get_by_role("button", name="try again here").last.click()
    page.locator(".spot.able[data-key='2']").wait_for()


def test_an_agent_that_thinks_while_a_game_is_reviewed_moves_afterwards(started):
    """The review ends its search; the game stood still."""
    page = started
    seat_a_slow_agent(page)
    page.get_by_role("button", name="Review the game").click()
    assert len(wait_for_plies(page, 4)) == 4


def test_a_move_that_the_analyst_would_play_is_no_mistake_on_a_page_without_a_server(started):
    """The search after it may think less of it than the one before; the review named the very move as better."""
    losses = started.evaluate("""async () => {
      const { review } = await import("/static/review.js");
      const analysis = { move: 0, moves: [0, 1], values: [0.5, 0.1], value: [0.4, -0.4] };
      const root = { analysis, position: { outcome: null }, parent: null };
      const losses = [];
      for (const move of analysis.moves) {
        const node = { move, mover: 0, parent: root, position: { outcome: null }, analysis: { value: [-0.5, 0.5] } };
        const play = { tree: { line: () => [root, node] }, engine: {}, analyse: async () => {} };
        for await (const _ of review(play, new AbortController().signal)) losses[move] = node.loss;
      }
      return losses;
    }""")
    assert losses == [0, 1]


def test_a_best_line_ends_where_its_moves_have_no_names(started):
    """Of Hive a page without a server names this position's moves alone: it showed both of White's as if in a row."""
    shown = started.evaluate("""async () => {
      const { showSuggestions } = await import("/static/panels.js");
      const element = document.createElement("div");
      const analysis = { moves: [1, 3], visits: [9, 1], line: [1, 2, 3], milliseconds: 0 };
      showSuggestions(element, analysis, (move) => ({ 1: "wS1", 3: "wA1" })[move] ?? "");
      return element.querySelector(".variation").textContent;
    }""")
    assert shown == "best line: wS1"


def test_a_saved_game_is_loaded_again_and_a_move_is_played_as_text(started):
    page = started
    page.get_by_text("Save and load").click()
    page.get_by_role("button", name="Save").click()
    page.wait_for_function("() => document.querySelector('textarea').value.includes('b2')")
    page.get_by_label("a move as text").fill("c1")
    page.keyboard.press("Enter")
    assert wait_for_plies(page, 4) == [4, 0, 8, 2]
    page.get_by_role("button", name="Load").click()
    wait_for_moves(page, 4, 0, 8)


def test_options_change_the_board(open_page, server):
    page = open_page(address(server, "tictactoe"))
    page.locator(".spot").first.wait_for()
    page.get_by_label("game", exact=True).get_by_role("combobox").select_option("chain_reaction")
    page.locator(".orbs .spot.able").first.wait_for()
    page.get_by_text("options").click()
    page.get_by_label("players").fill("8")
    page.get_by_role("button", name="Play this").click()
    page.get_by_text("+ pink").wait_for()
    assert page.get_by_role("group", name="Who plays").locator(".chooser").count() == 8


def test_who_chooses_a_game_by_keys_goes_on_from_there(open_page, server):
    """The choice was made anew with the game, and the focus went to the top of the page."""
    page = open_page(address(server, "tictactoe"))
    page.locator(".spot").first.wait_for()
    choice = page.locator("#chooser select")
    choice.focus()
    choice.select_option("gobang")
    page.locator(".spot").nth(30).wait_for()
    chosen = page.locator("#chooser select")
    assert chosen.input_value() == "gobang" and chosen.evaluate("node => node === document.activeElement")


def test_of_two_games_that_are_asked_for_the_last_is_shown(open_page, server):
    """The first may be compiled for seconds; it replaced the one that was chosen, and played, since."""
    page, late = open_page(address(server, "tictactoe", [4])), []
    page.locator(".spot.able").first.wait_for()
    asked(server, "api/position", game="nogo")  # compiled now: once it is let through, it is there at once

    def hold(route):
        late.append(route) if "nogo" in route.request.post_data else route.continue_()

    page.route("**/api/position", hold)
    games = page.get_by_label("game", exact=True).get_by_role("combobox")
    with page.expect_request("**/api/position"):
        games.select_option("nogo")
    games.select_option("chain_reaction")
    page.locator(".orbs .spot.able").first.wait_for()
    late[0].continue_()
    page.wait_for_timeout(500)
    assert games.input_value() == "chain_reaction" and "game=chain_reaction" in page.url
    assert page.locator(".alert").text_content() == ""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["connectx", "chain_reaction", "hive"])
def test_everybody_can_use_it(open_page, server, name, scheme):
    """No violation that axe finds, no sideways scroll on a narrow screen, and no request that leaves the server."""
    moves = azkit.make(name).state([]).legal_moves()[:1]
    page = open_page(address(server, name, moves), color_scheme=scheme, viewport={"width": 320, "height": 640})
    page.locator(".spot.able").first.wait_for()
    page.get_by_label("analyse", exact=True).check()
    page.locator(".suggestion").first.wait_for()
    found = Axe().run(page).response["violations"]
    assert [(violation["id"], violation["nodes"][0]["html"]) for violation in found] == []
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    hosts = page.evaluate("performance.getEntriesByType('resource').map(entry => new URL(entry.name).origin)")
    assert set(hosts) == {server.rstrip("/")}


def test_a_finger_touches_twice_and_escape_lets_go_of_a_piece(open_page, server):
    page = open_page(address(server, "hive", max_plies=10), has_touch=True)
    page.locator(".spot.able[data-key='h0A']").tap()
    page.get_by_role("status").filter(has_text="picked").wait_for()
    page.locator(".spot.open").first.focus()
    page.keyboard.press("Escape")
    page.locator(".spot.open").wait_for(state="detached")
    page.locator(".spot.able[data-key='h0A']").tap()
    page.locator(".spot.open").first.tap()
    page.get_by_role("status").filter(has_text="touch again").wait_for()
    assert moves_of(page) == []
    page.locator(".spot.open").first.tap()
    assert wait_for_plies(page, 1)


def test_a_cascade_is_shown_step_by_step_unless_motion_is_unwanted(open_page, server):
    """In the end both show the same orbs."""
    game, moves = azkit.make("chain_reaction", rows=3, columns=3), (6, 7, 0, 3, 5, 4, 5, 3, 5, 5)
    seen = {}
    for motion in ("no-preference", "reduce"):
        page = open_page(address(server, game.name, moves, rows=3, columns=3), reduced_motion=motion)
        page.locator(".spot.able").first.wait_for()
        seat(page, "you", "you")
        page.evaluate("""() => {
          const shapes = document.querySelector(".shapes");
          window.drawn = new Set([shapes.innerHTML]);
          new MutationObserver(() => drawn.add(shapes.innerHTML)).observe(shapes, { childList: true });
        }""")
        choose(page, ".spot.able[data-key='0']", keys=False)
        wait_for_plies(page, len(moves) + 1)
        page.locator(".spot.able").first.wait_for()
        seen[motion] = page.evaluate("drawn.size")
        names = page.locator(".spot").evaluate_all("spots => spots.map(spot => spot.getAttribute('aria-label'))")
        state = game.state([*moves, 0])
        assert sum("empty" not in name for name in names) == sum(value > 0 for value in state.array[:9])
    assert seen["reduce"] == 2 < seen["no-preference"], "before and after; steps between them"
