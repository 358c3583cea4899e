"""Every store keeps the same promises: what breaks them loses games, or lets two learners write one run."""

import errno
import json
import os
import subprocess
import sys
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from store.servers import moto, seaweed

from azkit.errors import AzkitError
from azkit.store.anywhere import Anywhere
from azkit.store.folder import Folder
from azkit.store.open import open_store
from azkit.store.probe import probe
from azkit.store.store import AwayError, MissingError, UnsoundError

KINDS = ["folder", "memory", "fsspec", "moto", pytest.param("seaweed", marks=pytest.mark.slow)]
NAMES = ["head.json", "games/000001/a.parquet", "games/000001/b.parquet", "games/000010/a.parquet", "models/1/x/y"]


@pytest.fixture(scope="module", params=KINDS)
def new(request, tmp_path_factory):
    """Makes empty stores of one kind."""
    kind = request.param
    with pytest.MonkeyPatch.context() as patch:
        if kind in ("moto", "seaweed"):
            server = moto() if kind == "moto" else seaweed(tmp_path_factory.mktemp("weed"))
            with server as environment:
                for name, value in environment.items():
                    patch.setenv(name, value)
                yield lambda: open_store(f"s3://bucket/{uuid.uuid4().hex}/run")
        elif kind == "folder":
            yield lambda: open_store(tmp_path_factory.mktemp("store").as_uri())
        else:
            yield lambda: (open_store if kind == "memory" else Anywhere)(f"memory://{uuid.uuid4().hex}")


ops = st.tuples(
    st.sampled_from(["create", "replace", "swap", "stale swap", "delete"]),
    st.sampled_from(NAMES),
    st.sampled_from([b"", b"one", b"two" * 40_000]),
)


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(ops, max_size=8))
def test_it_holds_what_a_dictionary_would(new, calls):
    store, model = new(), {}
    for at, (what, name, data) in enumerate(calls):
        if what == "create":
            assert store.create(name, data) == (model.setdefault(name, data) == data)
        elif what == "replace":
            store.replace(name, data)
            model[name] = data
        elif what == "delete":
            store.delete([name, "was/never/there"])
            model.pop(name, None)
        elif name in model:
            mark = store.read(name)[1]
            if what == "stale swap":
                store.replace(name, b"meanwhile %d" % at)
            fresh = what == "swap"
            assert store.swap(name, data, mark) == fresh
            model[name] = data if fresh else b"meanwhile %d" % at
    for prefix in ("", "games/", "games/00000", "games/000001/b", "models/1/x/y", "other/"):
        listed = [(entry.name, entry.size) for entry in store.list(prefix)]
        assert listed == sorted((name, len(data)) for name, data in model.items() if name.startswith(prefix))
    assert {name: store.get(name) for name in model} == model


def test_what_is_missing_says_so(new):
    store = new()
    with pytest.raises(MissingError, match="run.json is missing"):
        store.get("run.json")
    store.replace("run.json", b"1")
    mark = store.read("run.json")[1]
    store.delete(["run.json"])
    assert not store.swap("run.json", b"2", mark) and store.list() == []


def test_of_sixteen_that_create_or_swap_one_wins(new):
    store = new()
    if not store.exclusive:
        pytest.skip("fsspec has no preconditions, and says so")
    started = time.monotonic()
    with ThreadPoolExecutor(16) as pool:
        for at in range(4):
            if time.monotonic() - started > 3:  # SeaweedFS lets a writer that meets others wait for whole seconds
                break
            won = list(pool.map(lambda me, name=f"run-{at}": store.create(name, b"%d" % me), range(16)))
            assert won.count(True) == 1 and store.get(f"run-{at}") == b"%d" % won.index(True)
            mark = store.read(f"run-{at}")[1]
            won = list(pool.map(lambda me, name=f"run-{at}", mark=mark: store.swap(name, b"-%d" % me, mark), range(16)))
            assert won.count(True) == 1 and store.get(f"run-{at}") == b"-%d" % won.index(True)


def test_times_are_now_and_deleting_many_leaves_the_rest(new):
    store = new()
    for at in range(30):
        store.create(f"games/{at:03d}", b"1")
    store.delete(f"games/{at:03d}" for at in range(0, 40, 2))
    listed = store.list("games/")
    assert [entry.name for entry in listed] == [f"games/{at:03d}" for at in range(1, 30, 2)]
    assert all(abs(entry.modified - time.time()) < 30 for entry in listed)


def test_check_finds_out_what_it_can_do(new):
    store = new()
    findings = {finding.what: finding.ok for finding in probe(store)}
    assert len(findings) == 7
    assert {what for what, ok in findings.items() if not ok} == (
        set() if store.exclusive else {"create wins once", "swap wins once"}
    )
    assert store.list() == []


CREATES = """
import sys, time, pathlib
from azkit.store.folder import Folder
store, go = Folder(pathlib.Path(sys.argv[1])), pathlib.Path(sys.argv[2])
print("ready", flush=True)
while not go.exists():
    time.sleep(0.001)
print([at for at in range(100) if store.create(f"runs/{at}", sys.argv[3].encode() * 1000)], flush=True)
"""


def test_of_processes_that_create_in_a_folder_one_wins(tmp_path):
    command = [sys.executable, "-c", CREATES, str(tmp_path / "store"), str(tmp_path / "go")]
    processes = [subprocess.Popen([*command, str(me)], stdout=subprocess.PIPE, text=True) for me in range(4)]
    for process in processes:
        assert process.stdout.readline() == "ready\n"
    (tmp_path / "go").touch()
    won = {me: json.loads(process.communicate(timeout=60)[0]) for me, process in enumerate(processes)}
    store = Folder(tmp_path / "store")
    assert sorted(at for names in won.values() for at in names) == list(range(100))
    assert all(store.get(f"runs/{at}") == b"%d" % me * 1000 for me, names in won.items() for at in names)


WRITES = """
import sys, pathlib, itertools
from azkit.store.folder import Folder
store = Folder(pathlib.Path(sys.argv[1]))
print("ready", flush=True)
for at in itertools.count():
    store.replace("models/latest", bytes([at % 256]) * 3_000_000)
    store.create(f"models/{at:06d}", bytes([at % 256]) * 3_000_000)
"""


def test_a_writer_that_is_killed_leaves_no_torn_file(tmp_path):
    store = Folder(tmp_path)
    for attempt in range(3):
        process = subprocess.Popen([sys.executable, "-c", WRITES, str(tmp_path)], stdout=subprocess.PIPE)
        process.stdout.readline()
        time.sleep(0.1 + 0.037 * attempt)
        for _ in range(3):
            for entry in store.list("models/"):
                data = store.get(entry.name)
                assert len(data) == 3_000_000 and len(set(data[::1000])) == 1, f"{entry.name} is torn"
        process.kill()
        process.wait()
        assert all(len(store.get(entry.name)) == 3_000_000 for entry in store.list())
        assert store.list(), "the writer was killed before it wrote"


def test_files_come_and_go_while_others_delete(tmp_path):
    """Deleting the last file of a folder takes the folder away, perhaps just when another one is written there."""
    store = Folder(tmp_path)

    def write(me):
        for at in range(150):
            assert store.create(f"games/1/{me}-{at}", b"1")
            store.delete([f"games/1/{me}-{at}"])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write, range(4)))
    assert store.list() == []


def test_one_memory_has_one_name():
    open_store("memory://one").replace("a", b"1")
    assert open_store("memory://one").get("a") == b"1" and open_store("memory://two").list() == []


def test_a_pipe_in_a_folder_of_others_keeps_nobody_waiting(tmp_path):
    os.mkfifo(tmp_path / "head.json")
    with pytest.raises(AzkitError, match=r"cannot read .*head\.json: it is not a regular file"):
        Folder(tmp_path).read("head.json")
    with pytest.raises(AzkitError, match=r"head\.json: it is not a regular file"):
        Folder(tmp_path).create("head.json", b"1")


@pytest.mark.parametrize(("link", "name"), [("models/x", "models/x"), ("models", "models/x"), ("models", "models/y")])
def test_a_link_out_of_a_folder_of_others_is_not_followed(tmp_path, link, name):
    """Whoever may write to a store had the processes of its run read, write and delete files of their user's."""
    store, outside = Folder(tmp_path / "store"), tmp_path / "outside"
    (outside / "models").mkdir(parents=True)
    (outside / "models" / "x").write_bytes(b"precious")
    (store.folder / link).parent.mkdir(parents=True)
    (store.folder / link).symlink_to(outside / link)
    for call, *what in (("get", name), ("create", name, b"1"), ("replace", name, b"1")):
        with pytest.raises(UnsoundError, match=r"leads out of .* by a link"):
            getattr(store, call)(*what)
    store.delete([name])
    assert [(path.name, path.read_bytes()) for path in (outside / "models").iterdir()] == [("x", b"precious")]


def test_links_in_a_circle_are_no_files(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "a")
    with pytest.raises(UnsoundError, match="/a"):
        Folder(tmp_path).get("a")
    assert [entry.name for entry in Folder(tmp_path).list()] == ["a"]


def test_the_folder_of_a_store_may_itself_be_a_link(tmp_path):
    (tmp_path / "disk").mkdir()
    (tmp_path / "store").symlink_to(tmp_path / "disk")
    assert Folder(tmp_path / "store").create("models/x", b"1") and Folder(tmp_path / "disk").get("models/x") == b"1"


def test_a_mount_without_hard_links_is_named(tmp_path, monkeypatch):
    def link(*_):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", link)
    line = f"{tmp_path} is on a mount without hard links"
    with pytest.raises(AzkitError, match=line):
        Folder(tmp_path).create("run.json", b"1")
    refused = [finding for finding in probe(Folder(tmp_path)) if not finding.ok]
    assert line in refused[0].advice and Folder(tmp_path).list() == []


def test_a_file_system_without_locks_is_named(tmp_path, monkeypatch):
    def flock(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    store = Folder(tmp_path)
    store.create("head.json", b"1")
    monkeypatch.setattr("fcntl.flock", flock)
    with pytest.raises(AzkitError, match="without locks .No locks available.*could both swap head.json"):
        store.swap("head.json", b"2", store.read("head.json")[1])
    assert store.get("head.json") == b"1"


def test_a_link_to_a_file_of_gigabytes_is_as_large_as_what_it_leads_to(tmp_path):
    """It was three bytes in a listing, and whoever minds the size of what others put there read all of it."""
    store = Folder(tmp_path)
    store.create("games/big", bytes(5000))
    (tmp_path / "games" / "small").symlink_to("big")
    assert [(entry.name, entry.size) for entry in store.list()] == [("games/big", 5000), ("games/small", 5000)]


def test_a_folder_that_may_not_be_looked_into_is_not_an_empty_one(tmp_path, monkeypatch):
    """Its learner waited for games for ever, without a word."""

    def walk(top, onerror):
        onerror(PermissionError(errno.EACCES, "Permission denied", str(tmp_path / "games" / "000001")))
        return iter(())

    monkeypatch.setattr("azkit.store.folder.os.walk", walk)
    assert Folder(tmp_path).list("games/") == []  # one of many that are somebody's own
    with pytest.raises(AzkitError, match="cannot read .*: Permission denied") as refused:
        Folder(tmp_path).list("games/000001/")
    assert not isinstance(refused.value, AwayError | UnsoundError)


@pytest.mark.parametrize("code", [errno.ESTALE, errno.ETIMEDOUT])
def test_a_shared_mount_that_does_not_answer_just_now_is_away(code, tmp_path, monkeypatch):
    """A file that another machine replaces at that moment is stale: it ended every process that looked."""
    store = Folder(tmp_path)
    store.create("head.json", b"1")

    def failing(*_, **__):
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("azkit.store.folder.read_regular", failing)
    monkeypatch.setattr("azkit.files.os.replace", failing)
    calls = [lambda: store.get("head.json"), lambda: store.replace("head.json", b"2"), lambda: store.create("a", b"1")]
    for call in (*calls, lambda: store.swap("head.json", b"2", "mark")):
        with pytest.raises(AwayError, match=os.strerror(code)):
            call()
