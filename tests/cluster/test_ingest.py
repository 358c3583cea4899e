"""What a learner takes in: every shard once, only if it was really played, whatever the store does meanwhile."""

from __future__ import annotations

import json
import os
import threading
from itertools import pairwise

import numpy as np
import pytest
from cluster.shards import CONFIG, Maker, Said, put
from store.faulty import Faulty

from azkit import AzkitError
from azkit.cluster import ingest as module
from azkit.cluster.actor import ActorConfig
from azkit.cluster.ingest import Ingest, joined
from azkit.cluster.misfits import misfits
from azkit.runs.shared import SharedRun, create_run
from azkit.selfplay.replay import Window
from azkit.selfplay.samples import Samples, pack, unpack
from azkit.store.folder import Folder
from azkit.store.store import AwayError, MissingError, UnsoundError


@pytest.fixture
def store(tmp_path) -> Folder:
    return Folder(tmp_path / "store")


@pytest.fixture
def run(store) -> SharedRun:
    return create_run(store, CONFIG)


def begin(store, run, known=()) -> Ingest:
    return Ingest(store, run, run.config.game.make(), known, Said())


def test_shards_of_many_actors_become_one_block_whose_games_stay_apart(store, run) -> None:
    makers = Maker(run, "a", "0000beef"), Maker(run, "b", "0000feed")
    names = put(store, makers[0].shard(7), makers[1].shard(5, "000002-001"), makers[0].shard(6, "000002-001"))
    ingest = begin(store, run)
    count = ingest.collect(2)
    assert ingest.games == 18
    taken = ingest.take(3)
    assert sorted(taken.shards) == sorted(names)
    assert (taken.games, taken.positions, ingest.progress.lines) == (18, count, [])
    assert taken.spent["seconds"] == 7.5
    new = np.flatnonzero(np.diff(taken.samples.game, prepend=-1))
    assert taken.samples.game[new].tolist() == list(range(18))
    whole = unpack(run.config.game.make(), pack(run.config.game.make(), taken.samples))
    assert all(np.array_equal(a, b) for a, b in zip(whole, taken.samples, strict=True))
    Window(run.config.game.make(), CONFIG.replay).add(taken.samples, 1)
    rows = sum(
        len(unpack(run.config.game.make(), store.get(name)).game) for name in names if name.startswith("games/000001")
    )
    assert taken.behind == pytest.approx((2 * rows + (count - rows)) / count)
    assert [entry["name"] for entry in taken.manifest] == list(taken.shards)
    assert [entry["first"] for entry in taken.manifest] == [0, *np.cumsum([e["games"] for e in taken.manifest])[:-1]]
    sizes = [sum(last - first + 1 for first, last in entry["ids"]) for entry in taken.manifest]
    assert sizes == [entry["games"] for entry in taken.manifest]


def test_each_shard_is_taken_once_and_never_if_a_block_has_it(store, run) -> None:
    maker = Maker(run)
    first, second = put(store, maker.shard(), maker.shard())
    ingest = begin(store, run, known=[first])
    ingest.collect(1)
    assert ingest.take(1).shards == (second,)
    assert ingest.collect(1) == 0
    (third,) = put(store, maker.shard())
    ingest.collect(1)
    assert ingest.take(1).shards == (third,)
    assert ingest.take(1).samples is None


def test_shards_of_models_too_old_are_dropped(store, run, monkeypatch) -> None:
    monkeypatch.setattr(module, "MAX_AGE", 2)
    maker = Maker(run)
    put(store, maker.shard(model="000003-001"))
    ingest = begin(store, run)
    ingest.collect(6)
    assert ingest.take(6).samples is None
    put(store, maker.shard(model="000003-001"), maker.shard(model="000004-001"))
    assert ingest.collect(6) > 0, "those of model 4 are young enough"
    assert ingest.take(7).samples is None, "meanwhile a model was published"


def test_a_store_that_comes_and_goes_loses_nothing_and_doubles_nothing(store, run, monkeypatch) -> None:
    monkeypatch.setattr(module, "GETS", 3)
    maker, rng = Maker(run), np.random.default_rng(1)
    faulty = Faulty(store, {at: rng.choice(["fail", "lose"]) for at in range(10_000) if rng.random() < 0.3})
    ingest, names, taken, away = begin(faulty, run), [], [], 0
    for turn in range(60):
        if turn == 50:
            faulty.faults = {}
        if turn < 40:
            names += put(store, maker.shard(3))
        if turn % 10 == 0:
            store.create(f"games/000001/a-0000beef-{900 + turn:06d}.parquet", b"torn")
        try:
            ingest.collect(1)
        except AwayError:
            away += 1
        if turn % 3 == 2:
            taken += ingest.take(1).shards
    assert away > 5
    assert sorted(taken) == sorted(names)
    assert len(ingest.progress.lines) == 6
    assert len(store.list("quarantine/")) == 12
    assert begin(store, run, known=names).collect(1) == 0


def test_collecting_and_taking_at_once_gives_every_shard_once(store, run) -> None:
    maker = Maker(run)
    ingest, taken = begin(store, run), []
    names = put(store, *(maker.shard(2) for _ in range(30)))
    thread = threading.Thread(target=lambda: [ingest.collect(1) for _ in range(3)])
    thread.start()
    while thread.is_alive():
        taken += ingest.take(1).shards
    thread.join()
    assert sorted([*taken, *ingest.take(1).shards]) == sorted(names)


def spoiled(samples: Samples) -> Samples:
    samples.outcome[-1] = 0.25
    return samples


WRONG = {
    "its run is": {"run": "another"},
    "its search is": {"search": "0"},
    "its schema is 2": {"schema": 2},
    "its actor is": {"actor": "b"},
    "its incarnation is": {"incarnation": "0000beee"},
    "its sequence is": {"sequence": 1},
    "its model is": {"model": "000002-001"},
    "it says that it has 9 games": {"games": 9},
    "does not say what was spent": {"spent": {"seconds": 1}},
    "an amount is none": {"spent": dict.fromkeys(module.SPENT, float("nan"))},
    "amount is none": {"spent": dict.fromkeys(module.SPENT, 1e308)},  # two of them were infinite together
}


def refused(store, run, shards: dict[str, bytes]) -> str:
    """The line for a shard that must be refused, once, its bytes in quarantine."""
    (name,) = put(store, shards)
    ingest = begin(store, run)
    assert ingest.collect(1) == 0
    (line,) = ingest.progress.lines
    assert line.startswith(f"{name} goes to quarantine: ")
    place = name.replace("games", "quarantine")
    assert store.get(place) == shards[name]
    assert json.loads(store.get(f"{place}.json"))["shard"] == name
    for again, told in ((ingest, [line]), (begin(store, run), [])):
        again.collect(1)
        assert again.progress.lines == told
    return line


@pytest.mark.parametrize("why", WRONG)
def test_a_shard_that_is_not_what_it_should_be_is_refused(why, store, run) -> None:
    maker = Maker(run)
    (data,) = maker.shard(**WRONG[why]).values()
    assert why in refused(store, run, {"games/000001/a-0000beef-000000.parquet": data})


def test_a_shard_whose_games_were_not_played_is_refused(store, run) -> None:
    assert "ply" in refused(store, run, Maker(run).shard(edit=spoiled))


def test_games_of_another_incarnation_under_this_ones_name_are_refused(store, run) -> None:
    (data,) = Maker(run, incarnation="0000bee0").shard(incarnation="0000beef").values()
    assert "ply 0" in refused(store, run, {"games/000001/a-0000beef-000000.parquet": data})


def test_a_stray_file_and_bytes_that_are_none_are_refused(store, run) -> None:
    assert "its name is not" in refused(store, run, {"games/000001/notes.txt": b"hello"})
    assert "does not say where it is from" in refused(store, run, {"games/000001/a-0000beef-000009.parquet": b"PAR1"})


def test_a_shard_too_large_is_not_even_fetched(store, run, monkeypatch) -> None:
    put(store, Maker(run).shard())
    monkeypatch.setattr(module, "MOST_BYTES", 1000)
    ingest = begin(store, run)
    ingest.collect(1)
    assert "more than 1000" in ingest.progress.lines[0]
    (only,) = [entry.name for entry in store.list("quarantine/")]
    assert only.endswith(".json")


def test_a_pipe_among_the_shards_is_refused_and_the_others_come_in(store, run) -> None:
    """Whoever may write to a store ended its learner, and every one that began after it."""
    (name,) = put(store, Maker(run).shard())
    os.mkfifo(store.folder / "games" / "000001" / "a-0000beef-000900.parquet")
    ingest = begin(store, run)
    assert ingest.collect(1) > 0
    taken = ingest.take(1)
    assert taken.shards == (name,)
    (line,) = ingest.progress.lines
    assert "000900.parquet goes to quarantine: cannot read" in line
    assert [entry.name for entry in store.list("quarantine/")] == ["quarantine/000001/a-0000beef-000900.parquet.json"]
    for again, told in ((ingest, [line]), (begin(store, run, known=[name]), [])):
        again.collect(1)
        assert again.progress.lines == told


def test_what_one_account_keeps_to_itself_is_refused_and_the_others_come_in(store, run, monkeypatch) -> None:
    """In a folder that two accounts share one file of mode 600 ended every learner."""
    names = put(store, Maker(run).shard(), Maker(run, "b", "0000feed").shard())
    read = module.Store.get

    def get(self, name):
        if name == names[1]:
            raise AzkitError("cannot read it: Permission denied") from PermissionError(13, "Permission denied")
        return read(self, name)

    monkeypatch.setattr(module.Store, "get", get)
    ingest = begin(store, run)
    ingest.collect(1)
    assert ingest.take(1).shards == (names[0],)
    assert ingest.progress.lines == [f"{names[1]} goes to quarantine: cannot read it: Permission denied"]


def test_a_name_too_long_for_the_quarantine_is_passed_over(store, run) -> None:
    """Its name there is longer still: the learner ended at it, and every one after it."""
    (name,) = put(store, Maker(run).shard())
    for odd in ("x" * 250, "é" * 120):
        (store.folder / "games" / "000001" / odd).write_bytes(b"1")
    put(store, {"games/000001/x.json/y": b"1"})
    ingest = begin(store, run)
    ingest.collect(1)
    assert ingest.take(1).shards == (name,) and not ingest.progress.lines
    with pytest.raises(AzkitError, match="at most 100"):
        ActorConfig("x" * 101)


@pytest.mark.parametrize("cause", [None, PermissionError(13, "Permission denied")])
def test_where_listing_fails_the_other_models_games_come_in(cause, store, run, monkeypatch) -> None:
    names = put(store, Maker(run).shard(), Maker(run, "b", "0000feed").shard(model="000002-001"))
    listing = store.list

    def listed(prefix):
        if prefix == "games/000001/":
            raise (UnsoundError if cause is None else AzkitError)("a name that is none") from cause
        return listing(prefix)

    monkeypatch.setattr(store, "list", listed)
    ingest = begin(store, run)
    for _ in range(3):
        ingest.collect(2)
    assert ingest.take(2).shards == (names[1],)
    assert ingest.progress.lines == ["a name that is none; going on without the games in games/000001/"]


def test_shards_that_come_too_late_are_told_of(store, run) -> None:
    """They were dropped without a word."""
    put(store, Maker(run).shard())
    ingest = begin(store, run)
    ingest.collect(1)
    assert ingest.take(6).shards == ()
    assert ingest.progress.lines == ["1 shards came too late, of models before 2: let actors ship sooner"]


def test_games_in_the_window_do_not_count_again_for_the_next_learner(store, run) -> None:
    """Shipped once more under a number that nobody used, games came in twice after a restart."""
    (first,) = put(store, Maker(run).shard())
    ingest = begin(store, run)
    ingest.collect(1)
    manifest = ingest.take(1).manifest
    maker = Maker(run)
    maker.sequence = 1
    (second,) = put(store, maker.shard())
    played = [(shard["name"].split("-")[-2], shard["ids"]) for shard in manifest]
    after = Ingest(store, run, run.config.game.make(), [first], Said(), played + played)
    after.collect(1)
    assert after.take(1).shards == ()
    assert after.progress.lines == [f"{second} goes to quarantine: game 0 came before"]


def test_a_game_that_came_before_is_refused(store, run) -> None:
    (first,) = put(store, Maker(run).shard())
    maker = Maker(run)
    maker.sequence = 1
    (second,) = put(store, maker.shard())
    ingest = begin(store, run)
    ingest.collect(1)
    taken = ingest.take(1)
    assert taken.shards == (first,)
    (line,) = ingest.progress.lines
    assert f"{second} goes to quarantine: game 0 came before" in line


def test_a_shard_deleted_after_it_was_listed_is_no_matter(store, run) -> None:
    put(store, Maker(run).shard())
    store.read = lambda name: (_ for _ in ()).throw(MissingError(name))
    ingest = begin(store, run)
    assert ingest.collect(1) == 0
    assert ingest.progress.lines == []


def games(rng, count: int, plies: tuple[int, int], first: float) -> Samples:
    """So many games, of so many plies, of which seat 0 wins a share; nothing else is looked at."""
    lengths = rng.integers(*plies, size=count)
    won = np.where(rng.random(count) < first, 1, -1)
    samples = Samples(*[None] * 8)
    return samples._replace(
        game=np.repeat(np.arange(count), lengths), outcome=np.repeat(np.column_stack([won, -won]), lengths, 0)
    )


def test_an_actor_unlike_all_others_is_found_and_no_other_with_it() -> None:
    rng = np.random.default_rng(2)
    usual = [(name, games(rng, 150, (7, 20), 0.6)) for name in "abc" for _ in range(3)]
    assert misfits(usual) == {}
    assert misfits([*usual, ("d", games(rng, 60, (7, 20), 1.0))]).keys() == {"d"}
    short = misfits([*usual, ("d", games(rng, 200, (5, 9), 0.6))])
    assert short.keys() == {"d"}
    assert short["d"].startswith("a game's plies: ")
    assert misfits([*usual, ("d", games(rng, 40, (5, 9), 1.0))]) == {}  # too few to tell
    assert misfits([*usual[:6], ("b", games(rng, 100, (5, 9), 1.0))][:3]) == {}  # two actors: nobody knows which
    assert misfits([*usual, ("d", games(rng, 5000, (8, 21), 0.62))]) == {}  # certain, and small: another model's


def test_shards_of_a_misfit_go_to_quarantine_even_if_the_store_is_away_just_then(store, run, monkeypatch) -> None:
    makers = [Maker(run, name, f"0000bee{index}") for index, name in enumerate("abc")]
    monkeypatch.setattr(module, "misfits", lambda shards: {"b": "odd"} if len(list(shards)) == 3 else {})
    ingest = begin(store, run)
    put(store, *(maker.shard(20) for maker in makers))  # the first games of an actor are short ones, as any actor's
    ingest.collect(1)
    assert len(ingest.take(1).shards) == 3
    names = put(store, *(maker.shard(20) for maker in makers))
    ingest.collect(1)
    taken = ingest.take(1)
    assert sorted(taken.shards) == [names[0], names[2]]
    assert ingest.progress.lines == [f"{names[1]} goes to quarantine: odd"]
    with monkeypatch.context() as patch:
        patch.setattr(store, "create", lambda name, data: (_ for _ in ()).throw(AwayError("503")))
        with pytest.raises(AwayError):
            ingest.collect(1)
    ingest.collect(1)
    assert len(store.list("quarantine/")) == 2
    assert len(ingest.progress.lines) == 1


def test_spans_hold_every_number_once() -> None:
    rng = np.random.default_rng(0)
    for _ in range(200):
        numbers = set(rng.integers(0, 30, rng.integers(0, 25)).tolist())
        spans = joined([number, number] for number in numbers)
        assert [number for first, last in spans for number in range(first, last + 1)] == sorted(numbers)
        assert all(before[1] + 1 < after[0] for before, after in pairwise(spans))
    with pytest.raises(AzkitError, match="game 4 came before"):
        joined([[1, 4], [6, 7], [4, 5]])
