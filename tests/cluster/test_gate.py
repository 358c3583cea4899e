"""Models of a run with a gate: who beats the one that plays takes its place, once, and never an older one."""

import json
import threading

import numpy as np
import pytest
import torch
from published import move_head, publish, shared_run, tictactoe
from torch.nn import functional as F
from typer.testing import CliRunner

from azkit.app.cli import app
from azkit.arena.positions import sample
from azkit.cluster.gate import Gate
from azkit.nets.nets import build_net
from azkit.runs.shared import label, read_head
from azkit.search.evaluators import encode, leaves

ONE, TWO, THREE = (label(number, 1) for number in (1, 2, 3))


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")


def gated(folder, gate, *numbers, **changes):
    config = tictactoe(**{"match.gate": gate, "match.games": 10, **changes})
    return shared_run(folder, config, *numbers)


def work(store, run):
    return Gate(store, run).work(0.0)


def verdict(store, name):
    return json.loads(store.get(f"verdicts/{name}.json"))


@pytest.fixture(scope="module")
def trained():
    """A network that knows good moves by heart."""
    config = tictactoe()
    game = config.game.make().compile()
    net, positions = build_net(game, config.net, 7).train(), sample(game, 300)
    x = np.zeros((len(positions), 18), np.float32)
    encode(game.rules, leaves([position.state for position in positions]).states, x)
    inputs = torch.from_numpy(x).view(-1, *game.planes)
    best = torch.tensor([max(position.scores, key=lambda move: position.scores[move]) for position in positions])
    worth = torch.tensor([float(np.sign(max(position.scores.values()))) for position in positions])
    optimizer = torch.optim.Adam(net.parameters(), 0.02)
    for _ in range(150):
        policy, value, _ = net(inputs)
        loss = F.cross_entropy(policy, best) + F.mse_loss(value[:, 0], worth)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return net.eval()


def test_the_better_model_passes_and_the_worse_one_does_not(tmp_path, trained):
    store, run = gated(tmp_path / "store", 0.55, 1, **{"match.games": 40})
    publish(store, run, 2, trained)
    move_head(store, candidate=TWO)
    told = work(store, run)
    assert told == {"judged": 1, "accepted": 1, "ended": 0} and read_head(store)[0].model == TWO
    publish(store, run, 3, build_net(run.config.game.make(), run.config.net, 3))
    move_head(store, candidate=THREE)
    told = work(store, run)
    assert told == {"judged": 1, "accepted": 0, "ended": 0} and read_head(store)[0].model == TWO
    found = verdict(store, THREE)
    assert found == {"candidate": THREE, "model": TWO, "score": found["score"], "games": 40, "accepted": False}
    assert found["score"] < 0.5 < 0.55 <= verdict(store, TWO)["score"]


def test_of_two_gatekeepers_one_verdict_counts(tmp_path, monkeypatch):
    """The slower one obeys the verdict that is there, though its own games say otherwise."""
    store, run = gated(tmp_path / "store", 0.0, 1, 2)
    slow, create = Gate(store, run), store.create

    def late(name, data):
        if name.startswith("verdicts/"):
            create(name, json.dumps({**json.loads(data), "score": -1.0, "accepted": False}).encode())
        return create(name, data)

    monkeypatch.setattr(store, "create", late)
    assert slow.work(0.0) == {"judged": 0, "accepted": 0, "ended": 0}
    assert verdict(store, TWO)["score"] == -1.0 and read_head(store)[0].model == ONE
    monkeypatch.undo()
    assert work(store, run)["judged"] == 0, "what was refused is played again"
    assert len(store.list("verdicts/")) == 1


@pytest.mark.parametrize("text", [b"{}", b"[1]", b"yes"])
def test_a_verdict_that_is_none_costs_its_candidate_only(tmp_path, text):
    store, run = gated(tmp_path / "store", 0.0, 1, 2)
    store.create(f"verdicts/{TWO}.json", text)
    with pytest.warns(UserWarning, match="is damaged: .*; waiting for the next candidate"):
        assert work(store, run)["judged"] == 0
    assert read_head(store)[0].model == ONE


def test_a_damaged_model_that_plays_gives_way(tmp_path):
    """Each candidate was given up in its stead, so nothing was promoted any more."""
    store, run = gated(tmp_path / "store", 0.9, 1, 2)
    store.replace(f"models/{ONE}/weights.safetensors", b"others")
    with pytest.warns(UserWarning, match=f"{ONE}.*{TWO} takes its place"):
        work(store, run)
    assert read_head(store)[0].model == TWO and verdict(store, TWO)["games"] == 0


def test_a_model_that_plays_and_is_gone_gives_way_too(tmp_path):
    store, run = gated(tmp_path / "store", 0.9, 1, 2)
    store.delete([entry.name for entry in store.list(f"models/{ONE}/")])
    with pytest.warns(UserWarning, match=f"{ONE}.*missing; {TWO} takes its place"):
        work(store, run)
    assert read_head(store)[0].model == TWO


def test_gatekeepers_side_by_side_write_one_verdict(tmp_path):
    store, run = gated(tmp_path / "store", 0.0, 1, 2)
    gates = [Gate(store, run) for _ in range(2)]
    for gate in gates:
        assert gate.players.game
    threads = [threading.Thread(target=gate.work, args=(0.0,)) for gate in gates]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(store.list("verdicts/")) == 1 and verdict(store, TWO)["accepted"]
    assert read_head(store)[0].model == TWO and sum(gate.counters["judged"] for gate in gates) >= 1


def test_a_gatekeeper_that_died_before_it_swapped_does_so_when_it_is_back(tmp_path, monkeypatch):
    store, run = gated(tmp_path / "store", 0.0, 1, 2)

    class Killed(BaseException):
        pass

    def kill(*_):
        raise Killed

    monkeypatch.setattr(store, "swap", kill)
    with pytest.raises(Killed):
        work(store, run)
    assert verdict(store, TWO)["accepted"] and read_head(store)[0].model == ONE
    monkeypatch.undo()
    assert work(store, run)["judged"] == 0 and read_head(store)[0].model == TWO


def test_a_learner_that_publishes_meanwhile_keeps_what_it_wrote(tmp_path, monkeypatch):
    """Its swap comes between the gatekeeper's reading and swapping, each of the first five times."""
    store, run = gated(tmp_path / "store", 0.0, 1, 2)
    swap, terms = store.swap, iter(range(2, 7))

    def raced(name, data, mark):
        if (term := next(terms, None)) is not None:
            head, now = read_head(store)
            assert swap(
                name, json.dumps({**vars(head), "term": term, "candidate": label(term + 1, term)}).encode(), now
            )
        return swap(name, data, mark)

    monkeypatch.setattr(store, "swap", raced)
    work(store, run)
    head, _ = read_head(store)
    assert (head.term, head.model, head.candidate) == (6, TWO, label(7, 6))


def test_an_older_model_never_comes_back_and_the_newest_candidate_is_judged(tmp_path, monkeypatch):
    store, run = gated(tmp_path / "store", 0.0, 1, 2, 3)
    gate, play = Gate(store, run), Gate._play

    def overtaken(self, head, name):
        play(self, head, name)
        move_head(store, model=label(4, 1), candidate=label(4, 1))

    monkeypatch.setattr(Gate, "_play", overtaken)
    gate.work(0.0)
    assert [entry.name for entry in store.list("verdicts/")] == [f"verdicts/{THREE}.json"], "two waits behind three"
    assert read_head(store)[0].model == label(4, 1)


def test_a_model_that_was_deleted_while_it_was_judged_is_there_when_it_plays(tmp_path, monkeypatch):
    store, run = gated(tmp_path / "store", 0.0, 1, 2)
    play, before = Gate._play, {entry.name: store.get(entry.name) for entry in store.list(f"models/{TWO}/")}

    def collected(self, head, name):
        play(self, head, name)
        store.delete(before)

    monkeypatch.setattr(Gate, "_play", collected)
    work(store, run)
    there = {entry.name: store.get(entry.name) for entry in store.list(f"models/{TWO}/")}
    assert read_head(store)[0].model == TWO and there == before


def test_a_model_that_was_deleted_after_it_was_promoted_is_put_back(tmp_path):
    """By a learner that had read head before the swap: then nothing was judged any more, and new actors waited."""
    store, run = gated(tmp_path / "store", 0.0, 1, 2, 3)
    gate = Gate(store, run)
    gate.work(0.0)
    files = {entry.name: store.get(entry.name) for entry in store.list(f"models/{THREE}/")}
    store.delete(files)
    publish(store, run, 4, build_net(run.config.game.make(), run.config.net, 4))
    move_head(store, candidate=label(4, 1))
    gate.due = 0.0
    gate.work(0.0)
    assert {name: store.get(name) for name in files} == files
    gate.due = 0.0
    gate.work(0.0)
    assert read_head(store)[0].model == label(4, 1)


def test_head_is_read_no_more_often_than_it_says_however_short_the_slices(tmp_path, monkeypatch):
    """Each read of a bucket costs, and `azkit gate` works in slices of a second for days."""
    store, run = gated(tmp_path / "store", 0.0, 1)
    gate, read, reads = Gate(store, run), store.read, []
    monkeypatch.setattr(store, "read", lambda name: reads.append(name) or read(name))
    for _ in range(5):
        gate.work(0.01)
    assert len(reads) == 1


def test_the_command_ends_with_the_run_and_says_where_no_gate_is(tmp_path):
    store, _ = gated(tmp_path / "store", 0.0, 1, 2)
    move_head(store, stop=True)
    done = CliRunner().invoke(app, ["gate", "--store", str(store.folder), "--json"])
    assert done.exit_code == 0 and json.loads(done.stdout) == {"judged": 1, "accepted": 1, "ended": 1}
    open_run, _ = shared_run(tmp_path / "open", tictactoe(), 1)
    refused = CliRunner().invoke(app, ["gate", "--store", str(open_run.folder)])
    assert refused.exit_code == 2 and "no match.gate" in refused.stderr
