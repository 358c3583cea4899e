"""What goes wrong with a bucket is one line that says what to do, or AwayError if waiting may help."""

import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from store.faulty import Faulty, Killed
from store.servers import KEYS

from azkit.errors import AzkitError
from azkit.store import bucket
from azkit.store.open import open_store
from azkit.store.store import AwayError, MissingError, UnsoundError


@pytest.fixture
def answering(monkeypatch):
    """Makes the store of a server that gives these answers in turn, the last one again and again."""
    for name, value in KEYS.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(bucket, "RETRIES", {"max_retries": 1})
    servers = []

    def made(*answers):
        left = list(answers)

        class Answer(BaseHTTPRequestHandler):
            def do_GET(self):
                self.rfile.read(int(self.headers.get("content-length", 0)))
                code, body, length = left.pop(0) if len(left) > 1 else left[0]
                self.send_response(code)
                self.send_header("content-length", str(length))
                self.send_header("ETag", '"1"')
                self.send_header("Last-Modified", "Wed, 21 Oct 2026 07:28:00 GMT")
                self.end_headers()
                self.wfile.write(body)

            do_PUT = do_GET

            def log_message(self, *_):
                pass

        servers.append(ThreadingHTTPServer(("127.0.0.1", 0), Answer))
        threading.Thread(target=servers[-1].serve_forever, args=(0.01,), daemon=True).start()
        monkeypatch.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{servers[-1].server_port}")
        return open_store("s3://bucket/run")

    yield made
    for server in servers:
        server.shutdown()
        server.server_close()


def answer(code, body=b"", length=None):
    return code, body, len(body) if length is None else length


@pytest.mark.parametrize("code", [500, 503, 429])
def test_a_store_that_is_busy_is_away(answering, code):
    store = answering(answer(code, b"<Error><Code>SlowDown</Code></Error>"))
    for call in (lambda: store.get("a"), lambda: store.create("a", b""), lambda: store.replace("a", b""), store.list):
        with pytest.raises(AwayError, match="s3://bucket/run does not answer: .*status code: \\d+"):
            call()


def test_a_line_that_breaks_or_is_not_there_is_away(answering, monkeypatch):
    with pytest.raises(AwayError):
        answering(answer(200, b"half", length=8), answer(503)).get("a")
    monkeypatch.setenv("AWS_ENDPOINT_URL", "http://127.0.0.1:1")
    with pytest.raises(AwayError):
        open_store("s3://bucket/run").get("a")


def test_a_store_that_connects_at_once_is_away_from_the_beginning():
    """It ended in a ConnectionRefusedError, so that a process which waits for its store did not."""
    with pytest.raises(AwayError, match="ftp://127.0.0.1:1/run does not answer"):
        open_store("ftp://127.0.0.1:1/run")


@pytest.mark.parametrize("code", [401, 403])
def test_a_key_that_is_refused_is_no_reason_to_wait(answering, code):
    with pytest.raises(AzkitError, match="refuses this key") as caught:
        answering(answer(code)).get("a")
    assert not isinstance(caught.value, AwayError) and "\n" not in str(caught.value)


def test_writers_at_one_time_ask_again(answering):
    """AWS answers 409 while another conditional write is under way, which may yet fail."""
    assert answering(answer(409), answer(404), answer(200)).create("a", b"1")
    assert answering(answer(409), answer(200, b"1")).create("a", b"1")
    assert not answering(answer(409), answer(200, b"2")).create("a", b"1")


def test_a_bucket_that_is_not_there_is_named(answering):
    store = answering(answer(404, b"<Error><Code>NoSuchBucket</Code></Error>"))
    for call in (lambda: store.get("a"), lambda: store.create("a", b""), store.list):
        with pytest.raises(AzkitError, match="there is no bucket for s3://bucket/run: create it") as caught:
            call()
        assert not isinstance(caught.value, MissingError)


@pytest.mark.parametrize(
    ("uri", "line"),
    [
        ("ftpx://place", "unknown store 'ftpx://place' .*write a folder, file://, s3://"),
        ("file://runs/shared", "file://runs/shared names another machine: write file:///ABSOLUTE/PATH"),
        ("s3://", "s3:// names no place: write s3://BUCKET/FOLDER"),
        ("az://container/run", "no key for az://container/run: set .*AZURE_STORAGE_ACCOUNT_NAME"),
    ],
)
def test_a_uri_that_is_no_store_says_what_is(uri, line):
    with pytest.raises(AzkitError, match=line):
        open_store(uri)


@pytest.mark.parametrize(("uri", "package"), [("s3://bucket", "obstore"), ("sftp://host/run", "fsspec")])
def test_a_missing_package_names_the_extra(uri, package, monkeypatch):
    for name in [name for name in sys.modules if name.split(".")[0] == package or name.startswith("azkit.store.")]:
        if name not in ("azkit.store.open", "azkit.store.store"):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(AzkitError, match=r'pip install "azkit\[cluster\]"'):
        open_store(uri)


@contextmanager
def wrong(fault):
    inner = open_store(f"memory://{fault}")
    inner.replace("there", b"old!")
    yield Faulty(inner, {2: fault}), inner


def test_a_faulty_store_does_what_its_words_say():
    """Tests of all that works over a store rest on this."""
    with wrong("fail") as (store, inner):
        assert store.get("there") == b"old!"
        with pytest.raises(AwayError):
            store.create("new", b"1")
        assert store.create("new", b"1") and len(store.calls) == 3
    for fault, error in {"lose": AwayError, "kill": Killed}.items():
        with wrong(fault) as (store, inner):
            store.list()
            with pytest.raises(error):
                store.create("new", b"1")
            assert inner.get("new") == b"1" and store.create("new", b"1")
    with wrong("tear") as (store, inner):
        store.list()
        with pytest.raises(AwayError):
            store.create("new", b"12")
        assert inner.get("new") == b"1"
    with wrong("repeat") as (store, inner):
        mark = store.read("there")[1]
        assert not store.swap("there", b"new", mark) and inner.get("there") == b"new"


def test_a_name_that_is_none_is_said_to_be_one(answering):
    """Whoever may create games could end the learner for good by one such key, which obstore cannot even delete."""
    listing = b"""<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>bucket</Name><Prefix>run/games/</Prefix>
        <IsTruncated>false</IsTruncated><Contents><Key>run/games/000001//x</Key><Size>1</Size><ETag>"1"</ETag>
        <LastModified>2026-10-21T07:28:00.000Z</LastModified></Contents></ListBucketResult>"""
    with pytest.raises(UnsoundError, match="holds a name that is none.*000001//x"):
        answering(answer(200, listing)).list("games/")
