"""The share page's worker plays through its messages, in Node."""

import json
import queue
import re
import shutil
import subprocess
import threading
from pathlib import Path

import numpy as np
import pytest
from wasm_machine import random_net

from azkit.games import picture
from azkit.games.base import make
from azkit.search.search import SearchConfig
from azkit.wasm.build import build, page_weights

WORKER = Path(__file__).parents[2] / "azkit/submit/static/worker.js"


class Worker:
    """One worker; `ask` waits for the answer to a message."""

    def __init__(self, folder, module, weights):
        node = shutil.which("node")
        if node is None:
            pytest.skip("node is not installed: nothing runs worker.js")
        (folder / "module.wasm").write_bytes(module.wasm)
        (folder / "layout.json").write_text(json.dumps(module.layout))
        (folder / "weights").write_bytes(page_weights(weights))
        given = [WORKER, *(folder / name for name in ("module.wasm", "layout.json", "weights"))]
        self.process = subprocess.Popen(
            [node, Path(__file__).with_name("drive.mjs"), *given],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.heard, self.updates, self.count = queue.Queue(), [], 0
        threading.Thread(target=lambda: [self.heard.put(line) for line in self.process.stdout], daemon=True).start()

    def hear(self):
        """The next answer that is no update."""
        while (message := json.loads(self.heard.get(timeout=60)))["type"] == "update":
            self.updates.append(message)
        return message

    def tell(self, message, **more):
        self.count += 1
        self.process.stdin.write(json.dumps({"type": message, "id": self.count} | more) + "\n")
        self.process.stdin.flush()
        return self.count

    def ask(self, message, **more):
        wanted = self.tell(message, **more)
        answer = self.hear()
        assert answer["id"] == wanted
        return answer


@pytest.fixture
def start(tmp_path):
    workers = []

    def begin(game):
        weights = random_net(game)
        workers.append(Worker(tmp_path, build(game, weights, SearchConfig()), weights))
        assert workers[-1].hear() == {"type": "ready"}
        return workers[-1]

    yield begin
    for worker in workers:
        worker.process.kill()
        worker.process.wait()


@pytest.mark.parametrize("name", ["connectx", "chain_reaction"])
def test_a_whole_game_through_the_messages(start, name):
    game = make(name)
    worker = start(game)
    state = game.initial_state()
    while state.outcome is None:
        shown, expected = worker.ask("position", moves=state.moves)["position"], picture.show(state)
        assert shown == {key: expected[key] for key in shown} and len(shown) == 8
        analysis = worker.ask("think", moves=state.moves, kind="simulations", amount=12)["analysis"]
        assert analysis["moves"] == state.legal_moves()
        assert sum(analysis["visits"]) + 1 >= 12 or analysis["proven"]
        assert analysis["line"][0] == analysis["move"]
        game.state([*state.moves, *analysis["line"]])  # all of it is legal
        assert analysis["done"] and len(analysis["value"]) == game.players
        state = state.play(analysis["move"])
    shown = worker.ask("position", moves=state.moves)["position"]
    assert (shown["legal"], shown["outcome"]) == ([], list(state.outcome))
    assert "over" in worker.ask("think", moves=state.moves, kind="net")["message"]


def test_the_subtree_of_the_moves_played_is_kept(start):
    worker = start(make("connectx"))
    first = worker.ask("think", moves=[3], kind="simulations", amount=600)["analysis"]
    kept = first["visits"][2]
    second = worker.ask("think", moves=[3, 2], kind="simulations", amount=600)["analysis"]
    assert second["simulations"] == 600 - kept
    other = worker.ask("think", moves=[2, 2], kind="simulations", amount=600)["analysis"]
    assert other["simulations"] == 600


def test_who_wants_a_weak_answer_gets_one(start):
    """An agent of ten simulations played by the 800 that a hint had searched."""
    worker = start(make("connectx"))
    strong = worker.ask("think", moves=[3], kind="simulations", amount=800)["analysis"]
    played = strong["moves"][int(np.argmax(strong["visits"]))]
    weak = worker.ask("think", moves=[3, played], kind="simulations", amount=10)["analysis"]
    assert max(strong["visits"]) > 100 and weak["simulations"] > 1 and sum(weak["visits"]) < 20


def test_the_network_alone_is_its_priors_and_its_value(start):
    analysis = start(make("connectx")).ask("think", moves=[3, 3], kind="net")["analysis"]
    assert (analysis["visits"], analysis["values"], analysis["evaluations"]) == (None, None, 1)
    assert analysis["move"] == analysis["moves"][int(np.argmax(analysis["priors"]))]
    assert abs(sum(analysis["value"])) < 1e-6


def test_a_search_by_the_clock_shows_itself_and_ends_when_cancelled(start):
    worker = start(make("gobang"))
    wanted = worker.tell("think", moves=[], kind="seconds", amount=3600)
    update = json.loads(worker.heard.get(timeout=60))
    assert (update["type"], update["id"], update["analysis"]["done"]) == ("update", wanted, False)
    worker.tell("cancel", id=wanted)
    assert worker.hear()["analysis"]["done"]
    assert worker.ask("position", moves=[0])["position"]["ply"] == 1


def test_another_search_ends_the_one_under_way(start):
    worker = start(make("gobang"))
    first = worker.tell("think", moves=[], kind="seconds", amount=3600)
    second = worker.tell("think", moves=[0], kind="simulations", amount=50)
    assert [worker.hear()["id"] for _ in range(2)] == [first, second]


def test_a_position_is_proven_and_the_search_stops(start):
    worker = start(make("tictactoe"))
    analysis = worker.ask("think", moves=[0, 3, 1, 4], kind="simulations", amount=100000)["analysis"]
    assert (analysis["move"], analysis["proven"], analysis["value"]) == (2, True, [1, -1])
    assert analysis["simulations"] < 1000


@pytest.mark.parametrize("moves", [[9], [0, 0], ["x"]])
def test_an_illegal_move_is_an_error_and_the_worker_lives(start, moves):
    worker = start(make("tictactoe"))
    assert re.search("no legal move", worker.ask("position", moves=moves)["message"])
    assert worker.ask("position", moves=[4])["position"]["legal"] == [0, 1, 2, 3, 5, 6, 7, 8]


def test_a_call_that_fails_is_told_and_the_next_message_begins_anew(tmp_path):
    game = make("hive")
    weights = random_net(game)
    module = build(game, weights, SearchConfig())
    module.layout["heap"][1] = module.layout["heap"][0]  # no room for what the rules make while they run
    worker = Worker(tmp_path, module, weights)
    try:
        assert worker.hear() == {"type": "ready"}
        for _ in range(2):
            answer = worker.ask("think", moves=[], kind="simulations", amount=10)
            assert (answer["type"], answer["message"]) == ("error", "unreachable")
    finally:
        worker.process.kill()
        worker.process.wait()
