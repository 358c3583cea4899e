"""`azkit store`: what people ask a store by hand."""

import json

import pytest

from azkit.app.cli import app


def run(capsys, *words):
    with pytest.raises(SystemExit) as ended:
        app(["store", *map(str, words)])
    return ended.value.code or 0, *capsys.readouterr()


def test_check_says_what_a_folder_can_do(tmp_path, capsys):
    code, text, _ = run(capsys, "check", tmp_path)
    assert code == 0 and text.count("ok\n") == 7 and "1 of 8 at one time" in text
    assert list(tmp_path.glob("probe/*/*")) == []


def test_check_fails_on_a_mount_without_hard_links(tmp_path, capsys, monkeypatch):
    def link(*_):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", link)
    code, text, _ = run(capsys, "check", tmp_path, "--json")
    assert code == 1 and "without hard links" in json.loads(text)[0]["advice"]


def test_a_place_that_no_store_knows_is_a_mistake(capsys):
    assert run(capsys, "check", "nope://x")[0] == 2
