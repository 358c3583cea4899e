"""An agent text that means something else, an illegal move, or a foreign file that brings azkit down."""

import io
import random
import re
import time
from dataclasses import replace
from pathlib import Path

import pytest
import torch

import azkit
from azkit.agents import kaggle_host
from azkit.agents.agents import NetworkAgent, SearchAgent, checkpoint_agent, make_agent
from azkit.agents.files import FileAgent
from azkit.agents.kaggle import register
from azkit.agents.opinions import Thought
from azkit.arena.match import match
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.checkpoints import TrainingState, load_checkpoint, save_checkpoint
from azkit.runs.config import GameConfig, RunConfig
from azkit.search.alphabeta import AlphaBeta
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import LEAVES, SearchConfig

CONNECTX = azkit.make("connectx")
SMALL = azkit.make("connectx", rows=4, columns=4, inarow=3)
TICTACTOE = azkit.make("tictactoe")


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A run folder with one checkpoint of an untrained TicTacToe network."""
    search = SearchConfig(simulations=8, noise_epsilon=0.25)
    config = RunConfig(game=GameConfig("tictactoe"), net=NetConfig(blocks=1, filters=4, hidden=8), search=search)
    folder = tmp_path_factory.mktemp("runs") / "small"
    state = TrainingState(1, build_net(TICTACTOE, config.net, seed=1), None, {}, {}, {}, {}, {})
    save_checkpoint(folder, TICTACTOE, config, state)
    return folder


JUNK = "|rando|alphabeta|alphabeta:|alphabeta:0|alphabeta:x|uct:-3|uct:1.5|uct:²|no/such.py|no/such:600|3|:5|random:3"
JUNK += "|alphabeta:0s|alphabeta:s|alphabeta:net|uct:2s|RUN:|RUN:0|RUN:0s|RUN:s|RUN:600s9|RUN:nets|FILE:600|FILE:net"


@pytest.mark.parametrize("text", JUNK.split("|"))
def test_junk_texts_are_told_what_is_allowed(text, run, tmp_path):
    file = tmp_path / "agent.py"
    file.write_text("def agent(o, c): return 0\n")
    text = text.replace("RUN", str(run)).replace("FILE", str(file))
    with pytest.raises(azkit.AzkitError, match=r"unknown agent .* choose random, negamax, .* PATH:net") as error:
        make_agent(text, TICTACTOE)
    assert "\n" not in str(error.value)


def test_agents_refuse_games_that_they_cannot_play(run):
    short = replace(azkit.make("gobang"), max_plies=8)  # 64 moves in each: no search comes to their end
    with pytest.raises(azkit.AzkitError, match="gobang .* is too large for exact play"):
        make_agent("perfect", short)
    with pytest.raises(azkit.AzkitError, match="negamax is Kaggle's own and does not play tictactoe"):
        make_agent("negamax", TICTACTOE)
    with pytest.raises(azkit.AzkitError, match="not for connectx"):
        make_agent(str(run), CONNECTX)


@pytest.mark.parametrize("text", ["random", "negamax", "alphabeta:3", "uct:30"])
def test_moves_are_legal_and_follow_the_seed(text):
    states, rng = [], random.Random(4)
    while len(states) < 20:
        state = SMALL.state([])
        for _ in range(rng.randrange(10)):
            state = state.play(rng.choice(state.legal_moves())) if state.outcome is None else state
        if state.outcome is None:
            states.append(state)
    moves = make_agent(text, SMALL, seed=7).select(states)
    assert all(type(move) is int and move in state.legal_moves() for move, state in zip(moves, states, strict=True))
    assert make_agent(text, SMALL, seed=7).select(states) == moves
    if text in ("random", "negamax", "alphabeta:3"):  # break ties by chance
        openings = [SMALL.initial_state()] * 30
        assert make_agent(text, SMALL, seed=1).select(openings) != make_agent(text, SMALL, seed=2).select(openings)


def test_kaggles_negamax_leaves_the_global_generator_alone():
    random.seed(5)
    before = random.getstate()
    make_agent("negamax", SMALL, seed=1).select([SMALL.initial_state()])
    assert random.getstate() == before


@pytest.mark.parametrize("text", ["negamax", "alphabeta:1", "alphabeta:4", "alphabeta:.2s", "uct:400"])
def test_agents_win_at_once(text):
    """Column 3 completes four, for either seat."""
    states = [CONNECTX.state([3, 0, 3, 0, 3, 1]), CONNECTX.state([0, 3, 0, 3, 1, 3, 6])]
    assert make_agent(text, CONNECTX).select(states) == [3, 3]


@pytest.mark.parametrize("text", ["negamax", "alphabeta:2", "alphabeta:5", "alphabeta:0.2s", "uct:800"])
def test_agents_block(text):
    assert make_agent(text, CONNECTX).select([CONNECTX.state([3, 0, 3, 0, 3])]) == [3]


def test_alphabeta_plays_boards_that_have_no_bitboard():
    game = azkit.make("connectx", rows=9, columns=8, inarow=4)
    assert make_agent("alphabeta:2", game).select([game.state([3, 0, 3, 0, 3])]) == [3]


def test_alphabeta_to_a_depth_plays_any_of_the_best_moves_without_the_value_of_every_other(monkeypatch):
    """Which took five to fifteen times as long."""
    game = azkit.make("nogo", rows=5, columns=5)
    state = game.state([12, 6, 18])
    values = AlphaBeta(game).values(state, 2)
    monkeypatch.delattr(AlphaBeta, "values")
    agent, best = make_agent("alphabeta:2", game), {move for move in values if values[move] == max(values.values())}
    moves = {agent.select([state])[0] for _ in range(60)}
    assert len(moves) > 1 and moves <= best


@pytest.mark.parametrize("seat", [0, 1])
def test_full_depth_alphabeta_never_loses_tictactoe_against_any_play(seat):
    agent, layer = make_agent("alphabeta:9", TICTACTOE), {TICTACTOE.initial_state()}
    while layer:
        running = [state for state in layer if state.outcome is None]
        assert all(state.outcome[seat] >= 0 for state in layer if state.outcome is not None)
        mine = [state for state in running if state.to_play == seat]
        moves = agent.select(mine)
        layer = {state.play(move) for state, move in zip(mine, moves, strict=True)}
        layer |= {state.play(move) for state in running if state.to_play != seat for move in state.legal_moves()}


def test_the_forms_of_a_checkpoint_path(run):
    bare, counted, timed, net = (make_agent(f"{run}{form}", TICTACTOE) for form in ("", ":32", ":0.2s", ":net"))
    assert isinstance(bare, SearchAgent) and bare.search.config.simulations == 8  # as the run trained
    assert isinstance(counted, SearchAgent) and counted.search.config.simulations == 32
    assert isinstance(timed, SearchAgent) and timed.seconds == 0.2 and timed.lanes == 1
    assert isinstance(net, NetworkAgent)
    assert bare.search.config.noise_epsilon == 0.0  # no noise in play
    folder = make_agent(f"{run / 'checkpoints' / '000001'}:32", TICTACTOE)
    states = [TICTACTOE.state([0, 1]), TICTACTOE.state([4]), TICTACTOE.state([8, 4, 0])]
    assert folder.select(states) == counted.select(states)
    started = time.perf_counter()
    assert timed.select(states[:1])[0] in states[0].legal_moves()
    assert time.perf_counter() - started < 20
    result = match(TICTACTOE, [counted, net], 8)
    assert len(result.records) == 8 and not any(record.fault for record in result.records)


@pytest.mark.parametrize(("settings", "most"), [({}, LEAVES), ({"search.leaves": 2}, 2)])
def test_who_plays_by_the_clock_asks_the_network_for_many_leaves_at_once(settings, most, run, monkeypatch):
    """One tree with one leaf at a time looked at half as many positions, or fewer, as an agent file of the same run."""
    agent = checkpoint_agent(load_checkpoint(run), TICTACTOE, "0.1s", "timed", settings=settings)
    assert isinstance(agent, SearchAgent)
    submit, sizes = agent.search.evaluator.submit, list[int]()
    asks = lambda asked: sizes.append(len(asked.states)) or submit(asked)  # noqa: E731
    monkeypatch.setattr(agent.search.evaluator, "submit", asks)
    agent.select([TICTACTOE.initial_state()])
    assert 1 < max(sizes) <= most


def test_the_network_alone_plays_the_highest_prior_of_a_legal_move(run):
    agent = make_agent(f"{run}:net", TICTACTOE)
    net = load_checkpoint(run).net
    states = [TICTACTOE.state([]), TICTACTOE.state([4, 0]), TICTACTOE.state([0, 8, 4, 1, 2])]
    for state, move in zip(states, agent.select(states), strict=True):
        with torch.no_grad():
            logits = net(torch.from_numpy(state.encode())[None])[0][0]
        assert move == max(state.legal_moves(), key=lambda legal: float(logits[legal]))


def test_moves_do_not_depend_on_which_games_are_asked_together():
    agent = SearchAgent("uniform", CONNECTX, UniformEvaluator(CONNECTX), SearchConfig(simulations=100), seed=1)
    states = [CONNECTX.state([3] * plies) for plies in range(6)]
    together = agent.select(states)
    for state, move in zip(states, together, strict=True):
        agent.reset()
        assert agent.select([state]) == [move]


FAULTS = {
    "raise RuntimeError('boom')": ("crash", "boom"),
    "raise ValueError('\\x1b[2Kno fault of mine')": ("crash", r"\?\[2Kno fault"),  # it wiped the line that it stood in
    "import sys; sys.exit(3)": ("crash", "SystemExit"),
    "import os; os._exit(3)": ("crash", "code 3"),
    "return 1.0": ("crash", "1.0"),
    "return 1.5": ("invalid", "1.5"),
    "import numpy; return numpy.int64(1)": ("invalid", "int64"),
    "return '1'": ("invalid", "'1'"),
    "return True": ("invalid", "True"),
    "import json; return json.loads('[' * 600 + ']' * 600)": ("invalid", r"\[\[\["),  # Kaggle copies it, and cannot
    "return -1": ("invalid", "-1"),
    "return 4": ("invalid", "4"),
    "return o.board.index(3) if 3 in o.board else [1, 2]": ("invalid", r"\[1, 2\]"),
    "def broken(": ("crash", "SyntaxError"),
    "import nothing_of_this_name": ("crash", "nothing_of_this_name"),
    "while True: pass": ("timeout", "no answer"),
    "import time; time.sleep(0.4); return 1": ("timeout", "overage"),
}


def write_agent(path: Path, body: str) -> Path:
    path.write_text(f"def agent(o, c):\n    {body}\n" if body != "def broken(" else body)
    return path


def test_every_fault_of_a_file_is_a_counted_loss(sandbox, tmp_path):
    file = tmp_path / "agent.py"
    agent = FileAgent(file, SMALL, act=0.1, bank=0.2)
    agent.sandbox = sandbox
    for body, (kind, detail) in FAULTS.items():
        write_agent(file, body)
        result = match(SMALL, [agent, make_agent("random", SMALL)], 2, opening_plies=0)
        for record in result.records:
            assert record.fault is not None, body
            assert (record.fault.kind, record.seats[record.fault.seat]) == (kind, 0), body
            assert re.search(detail, record.fault.detail), body
        assert result.standing(0).losses == 2 and result.standing(0).faults[kind] == 2


def test_files_that_print_return_none_or_fill_a_column_go_as_far_as_on_kaggle(sandbox, tmp_path):
    agent = FileAgent(tmp_path / "agent.py", SMALL)
    agent.sandbox = sandbox
    free = "[c for c in range(4) if o.board[c] == 0]"
    body = "import os, sys; print('{}'); os.write(1, b'raw'); sys.stderr.write('e'); "
    write_agent(agent.path, f"{body}return {free}[0]")
    assert not any(record.fault for record in match(SMALL, [agent, make_agent("random", SMALL)], 4).records)
    write_agent(agent.path, "return None")  # Kaggle takes it for column 0
    agent.reset()
    assert agent.select([SMALL.initial_state()]) == [0]
    with pytest.raises(azkit.AzkitError, match=r"invalid: it played 0, legal are \[1, 2, 3\]"):
        agent.select([SMALL.state([0, 0, 0, 0])])


def test_a_file_that_plays_weaker_than_it_could_is_heard(tmp_path, capsys):
    """A grade of an agent that found no time to compile looked like any other."""
    agent = FileAgent(tmp_path / "slow.py", SMALL)
    write_agent(agent.path, "import sys; sys.stderr.write('a trace\\nazkit: going on as plain Python\\n'); return 0")
    agent.select([SMALL.initial_state()] * 2)
    assert capsys.readouterr().err == f"azkit: {agent.path}: going on as plain Python\n"


def test_a_file_is_loaded_anew_for_each_game_and_sees_what_kaggle_shows(sandbox, tmp_path):
    body = """
calls = []
def agent(observation, configuration):
    calls.append(observation.step)
    assert calls[0] < 2 and observation["step"] == sum(map(bool, observation.board)), "kept from the last game"
    assert observation.mark == 1 + observation.step % 2 and observation.remainingOverageTime == 60
    assert (configuration.rows, configuration.columns, configuration.inarow) == (4, 4, 3)
    assert configuration.actTimeout == 2 and configuration.episodeSteps == 1000
    return next(c for c in range(4) if observation.board[c] == 0)
"""
    file = tmp_path / "agent.py"
    file.write_text(body)
    agent = make_agent(str(file), SMALL)
    agent.sandbox = sandbox
    result = match(SMALL, [agent, make_agent("random", SMALL)], 4, opening_plies=0)
    assert [record.fault for record in result.records] == [None] * 4


def test_games_of_a_file_that_plays_by_chance_differ_and_follow_the_seed(sandbox, tmp_path):
    """Each began with the same numbers: a hundred games against the same opponent were one."""
    write_agent(tmp_path / "agent.py", "import random; return random.choice([c for c in range(4) if o.board[c] == 0])")
    first, second = (FileAgent(tmp_path / "agent.py", SMALL, seed=5 << 40) for _ in range(2))
    first.sandbox = second.sandbox = sandbox
    drawn = []
    for agent in (first, first, second, second):
        agent.reset()
        drawn.append(agent.select([SMALL.initial_state()] * 12))
    assert drawn[0] != drawn[1] and drawn[:2] == drawn[2:]


def test_a_verdict_tells_the_moves_it_names_from_others_that_win_or_lose_too():
    """`a1 wins` was read as if b1, which wins a ply later, did not."""
    state = TICTACTOE.initial_state()
    for scores, said in {
        (3, 1, -2): "a1 wins soonest",
        (3, 0, -2): "a1 wins",
        (-5, -3, -3): "b1 or c1 loses latest",
        (-3, -3, -3): "every move loses",
        (0, -1, 0): "a1 or c1 draws",
    }.items():
        assert Thought(0, [0, 1, 2], exact=dict(enumerate(scores))).verdict(state) == said


def test_a_runs_later_games_in_one_process_are_replayed_by_compiled_rules_too(monkeypatch):
    """From the second game on each move of it was replayed as plain Python, on the agent's clock."""
    compiled = []

    class Watching:
        def __init__(self, game):
            self.game = game.compile()

        def reset(self):
            pass

        def select(self, states):
            compiled.append("compiled" in vars(states[0].game))
            return states[0].legal_moves()[:1]

    monkeypatch.setattr(kaggle_host, "make_agent", lambda text, game, seed: Watching(game))
    register()
    server = kaggle_host.Server(io.StringIO())
    job = {"game": "tictactoe", "options": {}, "configuration": {}, "bank": None, "opening": [], "seed": 0}
    for _ in range(2):
        assert server.episode(job | {"seats": ["a run", "a run"]})["statuses"] == ["DONE", "DONE"]
    assert len(compiled) > 8 and all(compiled)
