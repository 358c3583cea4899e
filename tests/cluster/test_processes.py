"""An actor and a learner over a store: what was shipped counts once, and nobody publishes out of turn."""

import io
import json
import os
import signal
import threading
import time
import zipfile
from dataclasses import replace
from types import SimpleNamespace

import pytest
from cluster.shards import Said
from store.faulty import Faulty, Killed

import azkit
from azkit import AzkitError
from azkit.cluster import ingest, launch
from azkit.cluster import learner as learner_module
from azkit.cluster.actor import ActorConfig, StoreActor
from azkit.cluster.garbage import GRACE, garbage
from azkit.cluster.learner import LearnerConfig, StoreLearner
from azkit.cluster.serve import serve
from azkit.files import commit
from azkit.nets.nets import build_net
from azkit.progress import Progress
from azkit.runs.checkpoints import WEIGHTS, TrainingState, read_net
from azkit.runs.config import GameConfig, RunConfig, Stage, change
from azkit.runs.manifests import DamagedError, signed
from azkit.runs.models import LearnerRecord, fetch_model, local_copy, publish_learner, publish_model, read_learner
from azkit.runs.schedules import resumed
from azkit.runs.shared import (
    HEAD,
    Head,
    change_head,
    committed_labels,
    create_run,
    label,
    number,
    packed,
    read_head,
    read_run,
    reopen,
)
from azkit.search.evaluators import HeuristicEvaluator
from azkit.selfplay.replay import Window
from azkit.selfplay.samples import pack, unpack
from azkit.store.folder import Folder
from azkit.store.store import AwayError, Entry, Store

CONFIG = change(
    azkit.profile("smoke", GameConfig("tictactoe")),
    {"generations": 10_000, "generation_games": 20, "match.every": 0, "train.batch": 64, "selfplay.lanes": 8},
)
QUICK = LearnerConfig(cycle=0.0, listing=0.02, archive=True)
WRITES = ("create", "replace", "swap", "delete")


@pytest.fixture
def learning(monkeypatch):
    """Makes learners, and ends their threads when the test has ended; they publish too often for games to grow old."""
    monkeypatch.setattr(ingest, "MAX_AGE", 100)
    made = list[StoreLearner]()

    def make(store: Store, run) -> StoreLearner:
        made.append(StoreLearner(store, run, QUICK))
        return made[-1]

    yield make
    for learner in made:
        learner.close()


def begin(folder, config: RunConfig = CONFIG):
    store = Folder(folder)
    return store, create_run(store, config)


def actor(store, run, name="one", **changes) -> StoreActor:
    return StoreActor(store, run, ActorConfig(name, poll=0.05, shard_seconds=0.1, least_positions=1, **changes))


def learn_until(learner: StoreLearner, generation: int, *actors: StoreActor, seconds: float = 120) -> dict[str, float]:
    """Let all work in turn until so many models are published."""
    until, facts = time.monotonic() + seconds, {"generation": 0.0}
    while facts["generation"] < generation:
        assert time.monotonic() < until, facts
        for each in actors:
            each.work(0.2)
        facts = learner.work(0.1)
    return facts


def committed(store) -> list[str]:
    """The cycles that count, oldest first: from head.json back by their parents."""
    labels, label = [], read_head(store)[0].candidate
    while number(label) > 0:
        labels, label = [label, *labels], read_learner(store, label)[0].parent
    return labels


def taken(store) -> list[str]:
    """The shards that all committed blocks name."""
    return [shard for label in committed(store) for shard in shards_of(store, label)]


def shards_of(store, label) -> list[str]:
    from azkit.selfplay.samples import facts

    return [shard["name"] for shard in facts(store.get(f"window/{label}.parquet"))["shards"]]


def shipped(store) -> list[str]:
    return [entry.name for entry in store.list("games/")]


def test_who_repeats_the_command_that_began_a_run_is_told_how_to_go_on_with_it(tmp_path):
    """`azkit learner connectx --store URI`, started again as it was, said no more than that there is a run."""
    begin(tmp_path)
    with pytest.raises(AzkitError, match="without GAME or azkit train --resume --workers N goes on with it"):
        begin(tmp_path)


def test_games_become_models_that_the_next_games_are_played_with(tmp_path, learning):
    store, run = begin(tmp_path, change(CONFIG, {"generations": 150}))
    learner, playing = learning(store, run), actor(store, run)
    facts = learn_until(learner, 2, playing)
    while not facts["ended"]:
        playing.work(0.2)
        facts = learner.work(0.1)
    head = read_head(store)[0]
    assert head.stop and head.model == head.candidate and facts["games"] >= 150 * 20
    assert playing.work(1.0)["ended"]
    shards = taken(store)
    assert len(set(shards)) == len(shards) and set(shards) <= set(shipped(store))
    assert len({int(name.split("/")[1]) for name in shards}) > 1  # later games were played with later models
    folder = fetch_model(store, run, head.model)
    net = read_net(folder / WEIGHTS, run.config.game.make(), run.config)
    assert net.state_dict().keys() == learner.learner.optimizer.net.state_dict().keys()
    report = json.loads(store.get(f"reports/{head.model}.json"))
    assert report["games"] >= 20 and report["reuse"] > 0 and report["positions"] > report["games"] * 4
    loaded = azkit.load_checkpoint(folder)
    assert loaded.generation == number(head.model)
    counters, games = loaded.manifest["counters"], facts["games"]  # which the card of its agent shows
    assert counters["games"] == games and counters["simulations"] > counters["games"]
    playing.close()
    beat = json.loads(store.get("actors/one.json"))
    assert beat["positions_per_second"] > 0 and beat["games"] > 0


def test_actors_take_leaves_from_the_heuristic_to_the_network_when_the_run_has_come_so_far(
    tmp_path, learning, monkeypatch
):
    """Shared runs never asked it, so that a new network's games of Hive came to no end for minutes."""
    judged, ask = list[int](), HeuristicEvaluator.submit

    def counting(evaluator, leaves):
        judged.append(len(leaves.states))
        return ask(evaluator, leaves)

    monkeypatch.setattr(HeuristicEvaluator, "submit", counting)
    config = change(CONFIG, {"generations": 1000, "selfplay.evaluator": "heuristic"})
    store, run = begin(tmp_path, replace(config, stages=(Stage(0.05, {"selfplay.evaluator": "network"}),)))
    learner, playing = learning(store, run), actor(store, run)
    while learner.record.counters.get("done", 0.0) < 0.05:
        before, until = sum(judged), time.monotonic() + 60
        while sum(judged) == before:  # on a busy machine a turn may be over once the new model is fetched
            assert time.monotonic() < until
            playing.work(0.2)
        learn_until(learner, learner.record.generation + 1, playing)
    playing.work(1.0)
    before = sum(judged)
    facts = learn_until(learner, learner.record.generation + 2, playing)
    assert sum(judged) == before and facts["games"] > 50 * 20
    assert not store.list("quarantine/")


@pytest.mark.parametrize(("shard_seconds", "beats"), [(0.1, True), (900.0, False)])
def test_who_ships_rarely_says_no_more_often_that_it_is_there(tmp_path, learning, monkeypatch, shard_seconds, beats):
    """On Hugging Face one actor's heartbeats alone took all commits of an hour, whatever --shard said."""
    store, run = begin(tmp_path)
    learner = learning(store, run)
    learner.work(0.1)
    monkeypatch.setattr("azkit.cluster.actor.HEARTBEAT", 0.1)
    playing = StoreActor(store, run, ActorConfig("one", poll=0.02, shard_seconds=shard_seconds, least_positions=1))
    said, replaced = [], Folder.replace
    monkeypatch.setattr(Folder, "replace", lambda own, name, data: said.append(name) or replaced(own, name, data))
    playing.work(0.0)  # makes ready to play, which takes as long as it takes
    until = time.monotonic() + (30.0 if beats else 1.0)
    while time.monotonic() < until and not (beats and said.count("actors/one.json") > 1):
        playing.work(0.2)
    assert (said.count("actors/one.json") > 1) == beats and "actors/one.json" in said


def test_a_first_model_that_other_libraries_published_is_gone_on_with(tmp_path, learning, monkeypatch):
    """Killed before head.json, and torch upgraded: every later start said that another learner is at work."""
    store, run = begin(tmp_path)
    game = run.config.game.make()
    with monkeypatch.context() as older:
        older.setattr("azkit.runs.checkpoints.__version__", "0.0.1")
        net = build_net(game, run.config.net, run.config.seed)
        publish_model(store, "000000-000", game, run.config, TrainingState(0, net))
    manifest = store.get("models/000000-000/manifest.json")
    assert learning(store, run).head == Head(1, "000000-000", "000000-000")
    assert store.get("models/000000-000/manifest.json") == manifest


def test_a_window_that_is_slow_to_gather_does_not_count_as_slow_steps(tmp_path, learning, monkeypatch):
    """Each cycle would train less than the one before, until hardly any step is left."""
    store, run = begin(tmp_path)
    learner, playing, gather = learning(store, run), actor(store, run), Window.merged
    monkeypatch.setattr(Window, "merged", lambda window: time.sleep(1.0) or gather(window))
    learn_until(learner, 4, playing)
    report = json.loads(store.get(f"reports/{read_head(store)[0].model}.json"))
    assert report["train_seconds"] > 1.0 > report["step_seconds"]
    assert learner.rate > 2 * report["samples"] / report["train_seconds"]


@pytest.mark.parametrize("done", [False, True], ids=["before", "after"])
def test_a_learner_killed_at_any_write_costs_a_cycle_and_no_game(tmp_path, done, learning):
    """From its first write on, the next learner takes in what this one had not committed."""
    store, run = begin(tmp_path)
    learning(store, run).close()
    playing = actor(store, run)
    playing.work(0.8)
    playing.close()
    write, died = 1, True
    while died:
        mortal, died, learner = Faulty(store, {write: "kill" if done else "die"}, WRITES), False, None
        try:
            learner = learning(mortal, run)
            goal = number(read_head(store)[0].candidate) + 1
            learn_until(learner, goal, playing)
        except Killed:
            died = True
        finally:
            if learner is not None:
                learner.close()
        write += 1
        shards = taken(store)
        assert len(set(shards)) == len(shards), "a shard counts twice"
    assert write > 7  # term, block, weights, manifest, optimizer, record, report, head
    playing.close()
    before = set(shipped(store))
    last = learning(store, run)
    learn_until(last, number(read_head(store)[0].candidate) + 2, playing)  # the first may begin amid a look
    last.close()
    assert before <= set(taken(store)), "what was shipped before the last cycles counts"


def test_of_two_learners_the_older_ends_at_its_next_publication(tmp_path, learning):
    store, run = begin(tmp_path)
    older, playing = learning(store, run), actor(store, run)
    learn_until(older, 1, playing)
    newer = learning(store, run)
    with pytest.raises(AzkitError, match="another learner has taken over"):
        learn_until(older, older.record.generation + 1, playing)
    learn_until(newer, newer.record.generation + 1, playing)
    counted = committed(store)
    assert counted[counted.index(older.record.label) + 1].endswith(f"-{newer.head.term:03d}")
    shards = taken(store)
    assert len(set(shards)) == len(shards)


def test_a_store_that_is_away_for_a_call_costs_time_only(tmp_path, learning, monkeypatch):
    """Whether the call was not done, or done and its answer lost."""
    soon = SimpleNamespace(time=time.time, monotonic=time.monotonic, sleep=lambda seconds: time.sleep(seconds / 20))
    monkeypatch.setattr(learner_module, "time", soon)  # it waits for half a second before it tries again
    store, run = begin(tmp_path)
    for write in range(1, 8):
        fault = "lose" if write % 2 else "fail"
        learner = learning(Faulty(store, {write: fault}, WRITES), run)
        playing = actor(Faulty(store, {2: fault}, WRITES), run, f"a{write}")
        learn_until(learner, number(learner.head.candidate) + 1, playing)
        learner.close()
        playing.close()
        actor(store, run, f"a{write}").work(0.2)
    shards = taken(store)
    assert len(set(shards)) == len(shards)
    # What an actor could not ship waited on disk, and came with its next poll, or with that of its next start
    assert not list(playing.spool.folder.rglob("*.parquet"))


def test_a_learner_that_waits_for_its_store_ends_by_a_signal(tmp_path, learning, monkeypatch):
    """It tried again for ever, until whoever wanted its machine killed it."""
    store, run = begin(tmp_path)
    learner, playing = learning(Folder(tmp_path), run), actor(store, run)
    learn_until(learner, 1, playing)
    before = learner.record.label

    def create(*_):
        threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGTERM)).start()
        raise AwayError("the store is away")

    monkeypatch.setattr(learner.store, "create", create)
    while learner.ingest.games < CONFIG.generation_games:
        assert playing.work(0.2)["games"]
    started = time.monotonic()
    assert serve(learner, 1.0)["generation"] == number(before) and time.monotonic() - started < 30
    assert learning(store, run).record.label == before  # the cycle that was not whole does not count


def test_what_waits_on_disk_of_an_actor_that_died_is_shipped_by_another(tmp_path, learning):
    """By default each has its process's number in its name: what waited was shipped by nobody."""
    store, run = begin(tmp_path)
    learning(store, run).close()
    playing, name = actor(store, run, "two"), "games/000000/one-0000beef-000000.parquet"
    commit(playing.spool.folder / name, b"shard")
    playing.work(0.3)
    assert store.get(name) == b"shard" and not (playing.spool.folder / name).exists()


def test_a_damaged_newest_cycle_costs_that_cycle(tmp_path, learning):
    store, run = begin(tmp_path)
    learner, playing = learning(store, run), actor(store, run)
    learn_until(learner, 2, playing)
    label, parent = learner.record.label, learner.record.parent
    learner.close()
    (tmp_path / "learner" / label / "optimizer.pt").write_bytes(b"torn")
    again = learning(store, run)
    assert again.record.label == parent
    learn_until(again, number(label) + 1, playing)
    counted = committed(store)  # a call of `work` may publish two cycles
    assert label not in counted and number(counted[counted.index(parent) + 1]) == number(label) + 1


def test_models_that_learners_went_on_from_do_not_pile_up_on_their_machine(tmp_path, learning, monkeypatch):
    """Each start left its weights in the cache for ever."""
    monkeypatch.setattr("azkit.runs.models.cache_folder", lambda: tmp_path / "cache")
    store, run = begin(tmp_path / "store")
    game, label = run.config.game.make(), ""
    for generation in range(5):
        label, parent = f"{generation:06d}-000", label
        net = build_net(game, run.config.net, generation)
        publish_model(store, label, game, run.config, TrainingState(generation, net))
        publish_learner(store, LearnerRecord(label, parent or None, generation), {})
        store.replace(HEAD, packed(Head(0, label, label)))
        learning(store, run).close()
    kept = [path.name for path in sorted((local_copy(run) / "learning" / "checkpoints").iterdir())]
    assert kept == ["000003", "000004"]


def test_a_run_whose_cycles_are_all_damaged_is_not_begun_anew(tmp_path, learning):
    """The learner went on from the first model, its games counted from 0, and published that as the next one."""
    store, run = begin(tmp_path)
    game = run.config.game.make()
    publish_model(store, "000000-000", game, run.config, TrainingState(0, build_net(game, run.config.net, 0)))
    store.create("learner/000001-001/manifest.json", b"torn")
    store.create(HEAD, packed(Head(1, "000001-001", "000001-001")))
    with pytest.raises(AzkitError, match="has no sound cycle to go on from: see azkit store verify"):
        learning(store, run)


def left_behind(folder, learning):
    """What a learner of three cycles leaves: store, run, its actor, the oldest block's file, labels of the others."""
    store, run = begin(folder)
    learner, playing = learning(store, run), actor(store, run)
    learn_until(learner, 3, playing)
    first, *rest = learner.record.blocks
    learner.close()
    return store, run, playing, folder / "window" / f"{first}.parquet", rest


@pytest.mark.parametrize("data", [b"torn", None])
def test_a_damaged_block_costs_its_positions_and_not_the_run(tmp_path, learning, data):
    """No learner could take such a run over again."""
    store, run, playing, block, rest = left_behind(tmp_path, learning)
    block.unlink() if data is None else block.write_bytes(data)
    again = learning(store, run)
    assert again.record.blocks == tuple(rest) and len(again.learner.window.blocks) == len(rest) > 0
    learn_until(again, again.record.generation + 1, playing)


def test_a_block_of_games_that_were_not_played_is_left_out(tmp_path, learning):
    """Compiled code, which checks no bounds, met whatever states a store's owner had put into it."""
    store, run, _, block, rest = left_behind(tmp_path, learning)
    game = run.config.game.make()
    samples = unpack(game, block.read_bytes())
    samples.states[len(samples.states) // 2, 0] = 9
    block.write_bytes(pack(game, samples))
    again = learning(store, run)
    assert again.record.blocks == tuple(rest)


def test_a_learner_in_the_place_of_one_that_died_has_the_minutes_that_are_left(tmp_path, monkeypatch):
    """Each death began them anew, and the learning rate with them: a run that is often killed never ended."""
    store, run = begin(tmp_path, change(CONFIG, {"generations": None, "minutes": 10}))
    now = [1000.0]
    clock = SimpleNamespace(time=lambda: now[0], monotonic=time.monotonic, sleep=time.sleep)
    for module in (launch, learner_module):
        monkeypatch.setattr(module, "time", clock)
    make = launch._parts(store, run, launch.LaunchConfig(1, minutes=10))["learner"]
    for seconds, done in ((0.0, 0.0), (540.0, 0.9)):
        now[0] = 1000.0 + seconds
        learner = make(store, run)
        assert learner._done(0) == pytest.approx(done, abs=0.01) and not learner._over
        learner.close()
    now[0] += 61
    learner = make(store, run)
    assert learner._over
    learner.close()


def test_a_learner_that_goes_on_by_the_clock_goes_on_in_its_schedule(tmp_path):
    """It began at the full rate again: runs that were good forgot."""
    store, run = begin(tmp_path, change(CONFIG, {"generations": None, "minutes": 10, "train.schedule": "trapezoid"}))
    for done, before in ((0.7, 0.7), (1.0, resumed("trapezoid", 1.0))):
        learner = StoreLearner(store, run, QUICK)
        learner.close()
        counters = learner.record.counters | {"done": done}
        record = replace(learner.record, label=label(int(10 * done), learner.head.term), counters=counters)
        state = TrainingState(1, learner.learner.player, counters=counters)
        publish_model(store, record.label, learner.game, run.config, state)
        publish_learner(store, record, learner.learner.optimizer.state())
        change_head(store, lambda head, at=record.label: replace(head, model=at, candidate=at))
        again = StoreLearner(store, run, QUICK)
        assert again._done(0) == pytest.approx(before, abs=0.01) and before < 1.0 and not again._over
        again.close()


def test_who_goes_on_by_the_clock_with_a_run_that_has_all_its_games_is_told_so(tmp_path, capsys):
    """It ended at once, without a word."""
    store, run = begin(tmp_path, change(CONFIG, {"generations": 1}))
    first = StoreLearner(store, run, QUICK, Progress())
    learn_until(first, 1, actor(store, run))
    first.close()
    assert first.ended and "has all its" not in capsys.readouterr().err
    again = StoreLearner(store, run, replace(QUICK, minutes=1.0), Progress())
    again.work(5.0)
    again.close()
    assert again.ended
    assert f"{store.uri} has all its 1 generations: raise their number to go on" in capsys.readouterr().err


def test_a_store_is_not_begun_in_the_folder_of_a_run_of_one_process(tmp_path):
    """It hid the trained run from every command, and its learner deleted that one's games."""
    config = change(CONFIG, {"generations": 1, "onnx": False})
    list(azkit.learn(config, tmp_path / "mine", quiet=True))
    with pytest.raises(AzkitError, match="holds a run of one process"):
        begin(tmp_path / "mine")
    assert not (tmp_path / "mine" / "run.json").exists()


def test_a_damaged_model_is_not_played_with_and_the_next_one_is(tmp_path, learning):
    store, run = begin(tmp_path)
    learner, playing = learning(store, run), actor(store, run)
    learn_until(learner, 1, playing)
    damaged = read_head(store)[0].model
    (tmp_path / "models" / damaged / "weights.safetensors").write_bytes(b"torn")
    other, behind = actor(store, run, "two"), actor(store, run, "three")
    assert other.work(0.3)["models"] == 1 and number(other.model) == number(damaged) - 1  # an older one
    learn_until(learner, number(damaged) + 1, behind)  # where all others have died the run stopped here
    assert other.work(2.0)["models"] == 2 and other.model == read_head(store)[0].model


def test_with_a_gate_the_learner_moves_the_candidate_only(tmp_path, learning):
    store, run = begin(tmp_path, change(CONFIG, {"match.gate": 0.55}))
    facts = learn_until(learning(store, run), 2, actor(store, run))
    head = read_head(store)[0]
    assert number(head.model) == 0 and number(head.candidate) == facts["generation"] >= 2


def test_a_learner_takes_in_the_games_of_a_model_that_passed_the_gate(tmp_path, learning):
    """It looked for games of the model that had played when it published last, and waited for them for good."""
    store, run = begin(tmp_path, change(CONFIG, {"match.gate": 0.55}))
    learner, before = learning(store, run), actor(store, run)
    facts = learn_until(learner, 1, before)
    before.close()
    time.sleep(0.5)  # what is left of the first model's games comes in, and shall not bring another cycle
    learner.ingest.take(0)
    passed = change_head(store, lambda head: replace(head, model=head.candidate)).model
    learn_until(learner, int(facts["generation"]) + 1, actor(store, run, "two"), seconds=60)
    assert any(name.startswith(f"games/{number(passed):06d}/two-") for name in taken(store))


def test_two_actors_of_one_name_and_seed_play_different_games(tmp_path, learning):
    store, run = begin(tmp_path)
    learning(store, run).close()
    for _ in range(2):
        playing = actor(store, run)
        playing.work(1.0)
        playing.close()
    game, games = run.config.game.make(), list[bytes]()
    for name in shipped(store):
        samples = unpack(game, store.get(name))
        games += [samples.policy[samples.game == each].tobytes() for each in set(samples.game)]
    assert len(set(games)) > 0.95 * len(games)


def test_a_shard_of_slow_games_is_shipped_after_as_long_as_was_asked_for(tmp_path):
    """`azkit actor --shard 300` shipped after two minutes, as without it; after twenty its games were too old."""
    store, run = begin(tmp_path)
    playing, due = StoreActor(store, run, ActorConfig("one", shard_seconds=300.0)), []
    playing._ship = lambda: due.append(age)
    playing.episodes = [SimpleNamespace(played=range(5))]
    for age in (200.0, 500.0, 700.0):
        playing.begun = time.monotonic() - age
        playing._ship_if_due()
    assert due == [700.0]


def test_an_actor_plays_on_while_its_store_takes_longer_to_not_answer_than_a_poll(tmp_path, learning, monkeypatch):
    """A bucket behind a broken line says so after twenty seconds, when the next poll was long due: nobody played."""
    store, run = begin(tmp_path)
    learning(store, run)
    playing = actor(store, run)
    playing.work(0.1)

    def away(store):
        time.sleep(0.3)
        raise AwayError(f"{store.uri} does not answer")

    monkeypatch.setattr("azkit.cluster.actor.read_head", away)
    before = playing.totals["seconds"]
    playing.work(3.0)
    assert playing.totals["seconds"] - before > 1.0


def test_an_actor_says_once_what_it_waits_for(tmp_path, learning, monkeypatch):
    """It waited without a word, for a first model and for a store that was away."""
    monkeypatch.setattr("azkit.cluster.actor.WAITS", 0.1)
    store, run = begin(tmp_path)
    said = Said()
    playing = StoreActor(store, run, ActorConfig("one", poll=0.05, shard_seconds=0.1, least_positions=1), said)
    playing.work(0.5)
    assert said.lines == ["one waits for a first model"]
    learning(store, run)
    playing.work(1.0)
    assert len(said.lines) == 2 and "plays model 000000-" in said.lines[1]
    for round in (1, 2):
        with monkeypatch.context() as patch:
            patch.setattr("azkit.cluster.actor.read_head", lambda _: (_ for _ in ()).throw(AwayError("503")))
            playing.work(0.8)
        playing.work(0.8)
        assert said.lines[2:] == ["503; one plays on"] * round


def test_a_missing_model_is_not_waited_for_while_an_older_one_may_play(tmp_path, learning):
    """Where all others had died the run stopped: no games, so no newer model."""
    store, run = begin(tmp_path)
    learner, playing = learning(store, run), actor(store, run)
    learn_until(learner, 1, playing)
    gone = read_head(store)[0].model
    store.delete([entry.name for entry in store.list(f"models/{gone}/")])
    other = actor(store, run, "two")
    with pytest.warns(UserWarning, match="missing; it is not played with"):
        assert other.work(0.3)["models"] == 1 and number(other.model) == number(gone) - 1


def test_a_damaged_model_is_told_of_once(tmp_path, learning, monkeypatch):
    monkeypatch.setattr("azkit.cluster.actor.WAITS", 0.1)
    store, run = begin(tmp_path)
    learning(store, run)
    playing = StoreActor(store, run, ActorConfig("one", poll=0.05))
    (store.folder / "models/000000-000/weights.safetensors").write_bytes(b"junk")
    with pytest.warns(UserWarning, match="is truncated.*; it is not played with") as told:
        playing.work(0.5)
    assert playing.player is None and len(told) == 1


def test_a_learner_that_goes_on_says_so_before_it_has_begun(tmp_path, learning):
    """Actors that were started beside it read that the run had ended, and ended at once."""
    store, run = begin(tmp_path)
    learning(store, run)
    change_head(store, lambda head: replace(head, stop=True))
    reopen(store)
    assert not read_head(store)[0].stop


def test_rules_of_ones_own_come_from_ones_own_file(tmp_path, monkeypatch):
    """Nothing that a store names is imported, and other rules under the same name are refused."""
    text = "from azkit.games import tictactoe\n\n\ndef make(rows: int = 3):\n    return tictactoe.make()\n"
    own, other = tmp_path / "own.py", tmp_path / "other.py"
    own.write_text(text)
    other.write_text(text + "# changed\n")
    monkeypatch.setattr("azkit.runs.rules.cache_folder", lambda: own)  # no folder: it remembers nothing
    store, _ = begin(tmp_path / "store", replace(CONFIG, game=GameConfig(str(own))))
    with pytest.raises(AzkitError, match="--game"):
        read_run(store)
    with pytest.raises(AzkitError, match="SHA-256"):
        read_run(store, other)
    assert read_run(store, own).config.game.name == str(own)


def test_optimizers_that_would_unpack_to_gigabytes_are_not_unpacked(tmp_path, monkeypatch):
    store, file = Folder(tmp_path), io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("archive/data.pkl", bytes(1 << 24))
    monkeypatch.setattr("azkit.runs.models.bytes_of", lambda _: file.getvalue())
    publish_learner(store, LearnerRecord("000001-001", None, 1), {})
    with pytest.raises(DamagedError, match="would unpack"):
        read_learner(store, "000001-001")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("blocks", 5),
        ("blocks", ["../../elsewhere"]),
        ("taken", [7]),
        ("taken", ["games"]),
        ("generation", "1"),
        ("games", None),
        ("counters", {"minutes": "many"}),
        ("label", "000002-001"),
    ],
)
def test_a_signed_record_of_other_types_is_damage_and_no_traceback(field, value, tmp_path):
    """Whoever may write to a store ended every learner on it; one goes back to the cycle before instead."""
    store, path = Folder(tmp_path), tmp_path / "learner" / "000001-001" / "manifest.json"
    record = LearnerRecord("000001-001", "000000-000", 1, ("000001-001",), ("games/000000/a-0000beef-000001.parquet",))
    publish_learner(store, record, {})
    assert read_learner(store, "000001-001") == (record, {})
    path.write_bytes(signed(json.loads(path.read_bytes()) | {field: value}))
    with pytest.raises(DamagedError, match=f"000001-001 is damaged: .*{value if field == 'label' else field}"):
        read_learner(store, "000001-001")


def test_a_store_that_refuses_is_no_damaged_cycle(tmp_path, monkeypatch):
    """After a key was revoked a learner went back cycle by cycle, each of them sound, and called all damaged."""
    store = Folder(tmp_path)
    publish_learner(store, LearnerRecord("000001-001", None, 1), {})

    def refuse(name):
        raise AzkitError("the key is no longer valid")

    monkeypatch.setattr(store, "read", refuse)
    with pytest.raises(AzkitError, match="the key is no longer valid") as refused:
        read_learner(store, "000001-001")
    assert not isinstance(refused.value, DamagedError)


def test_what_nobody_needs_goes_and_nothing_else(tmp_path):
    """A table of names against what may be deleted after cycle 25 with the last three kept."""
    head = Head(3, "000025-003", "000025-003")
    record = LearnerRecord(
        "000025-003", "000024-003", 25, ("000023-001", "000025-003"), ("games/000024/a-00000000-000001.parquet",)
    )
    stays = {
        "games/000024/a-00000000-000002.parquet": "not taken in yet",
        "window/000023-001.parquet": "in the window",
        "models/000000-000/manifest.json": "the first",
        "models/000010-001/manifest.json": "a milestone",
        "models/000023-001/manifest.json": "one of the last three",
        "models/000025-003/manifest.json": "plays",
        "learner/000024-003/manifest.json": "to go back to",
        "models/000026-003/weights.safetensors": "about to be published",
    }
    goes = {
        "games/000024/a-00000000-000001.parquet": "taken in",
        "games/000019/a-00000000-000001.parquet": "too old",
        "window/000022-001.parquet": "left the window",
        "models/000021-001/manifest.json": "old",
        "models/000025-002/manifest.json": "of a learner that lost its term",
        "learner/000010-001/manifest.json": "old, even of a milestone",
    }
    now = time.time()
    beats = [Entry("actors/here.json", 1, now - 3600), Entry("actors/gone.json", 1, now - 90_000)]
    for archive in (False, True):
        assert garbage(beats, CONFIG, head, record, archive, now) == ["actors/gone.json"]
    entries = [Entry(name, 1, now - GRACE - 1) for name in (*stays, *goes)]
    assert set(garbage(entries, CONFIG, head, record, False, now)) == set(goes)
    young = [entry._replace(modified=now) for entry in entries]
    assert garbage(young, CONFIG, head, record, False, now) == []
    kept = set(garbage(entries, CONFIG, head, record, True, now))
    assert kept == {name for name in goes if name.startswith(("models", "learner"))}


def test_after_a_thousand_terms_the_model_that_was_committed_counts(tmp_path):
    """As text 999 comes after 1000: what a learner left that was killed took the committed model's place."""
    store, head = Folder(tmp_path), Head(1000, "000001-1000", "000001-1000")
    names = [f"models/000001-{term}/manifest.json" for term in (998, 999, 1000)]
    for name in names:
        store.create(name, b"")
    assert committed_labels(store, "models", head) == ["000001-1000"]
    entries, record = [Entry(name, 1, 0.0) for name in names], LearnerRecord("000001-1000", None, 1)
    assert garbage(entries, CONFIG, head, record, False, time.time()) == names[:2]


def test_a_newer_azkit_may_be_asked_for(tmp_path):
    store, _ = begin(tmp_path)
    store.create(HEAD, packed(Head(1, "000000-000", "000000-000", least_version="99.0")))
    with pytest.raises(AzkitError, match="upgrade azkit"):
        read_head(store)
