"""What a session of Colab trained must be on the drive when it ends, and nothing there must suffer from another one."""

import os
import threading
import time
from pathlib import Path

import pytest

from azkit.runs import copies
from azkit.runs.copies import Copies, bring, keep_copies


def write(folder: Path, **texts: str) -> None:
    """Files of these names, with _ for a point and __ for a folder."""
    for name, text in texts.items():
        file = folder / name.replace("__", "/").replace("_", ".")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder of runs, with one."""
    write(tmp_path / "runs" / "mine", config_json="{}", metrics_jsonl="1\n", checkpoints__000001__manifest_json="{}")
    return tmp_path / "runs"


def files(folder: Path) -> dict[str, str]:
    return {str(file.relative_to(folder)): file.read_text() for file in folder.rglob("*") if file.is_file()}


def test_a_copy_follows_its_run(here: Path, tmp_path: Path) -> None:
    kept = tmp_path / "drive" / "azkit" / "runs"
    keeping = Copies(here, kept)
    keeping.update()
    assert files(kept) == files(here)
    (here / "mine/checkpoints/000001/manifest.json").unlink()
    write(here / "mine", metrics_jsonl="1\n2\n", checkpoints__000002__manifest_json="{}", config_json="[]")
    os.utime(here / "mine/config.json", (time.time() + 10,) * 2)  # as long as before
    keeping.update()
    assert files(kept) == files(here)
    bring(kept, "*/config.json", tmp_path / "next")
    assert files(tmp_path / "next") == files(here)


def test_what_another_session_has_put_there_stays(here: Path, tmp_path: Path) -> None:
    """One that looks at a run while another one trains it deleted its new checkpoints, every ten minutes."""
    kept = tmp_path / "kept"
    bring(here, "*/config.json", tmp_path / "elsewhere")
    keeping = Copies(tmp_path / "elsewhere", kept)
    keeping.update()
    write(kept / "mine", metrics_jsonl="1\n2\n", checkpoints__000002__manifest_json="{}")
    write(kept / "other", config_json="{}")
    before = files(kept)
    keeping.update()
    assert files(kept) == before


def test_a_longer_run_of_the_same_name_is_not_written_over(here: Path, tmp_path: Path, capsys) -> None:
    """Who mounts the drive only after the training has begun anew."""
    kept = tmp_path / "kept"
    write(kept / "mine", config_json="{}", metrics_jsonl="1\n2\n3\n")
    before = files(kept)
    Copies(here, kept).update()
    assert files(kept) == before and "mine is longer than" in capsys.readouterr().err


def test_a_drive_that_is_full_keeps_what_is_whole_and_is_told_of(here: Path, tmp_path: Path, monkeypatch) -> None:
    kept, copyfile = tmp_path / "kept", copies.shutil.copyfile
    keeping = Copies(here, kept)
    keeping.update()
    (here / "mine/checkpoints/000001/manifest.json").unlink()
    write(here / "mine", metrics_jsonl="1\n2\n")

    def full(source: Path, to: Path) -> None:
        to.write_text("1")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(copies.shutil, "copyfile", full)
    with pytest.raises(OSError, match="No space left"):
        keeping.update()
    assert (kept / "mine/metrics.jsonl").read_text() == "1\n" and not list(kept.rglob("manifest.json"))
    monkeypatch.setattr(copies.shutil, "copyfile", copyfile)
    keeping.update()
    assert files(kept) == files(here)


def test_copies_are_kept_by_one_thread_that_a_fault_does_not_end(
    here: Path, tmp_path: Path, monkeypatch, capsys
) -> None:
    kept = tmp_path / "kept"
    kept.write_text("no folder")
    monkeypatch.setattr(copies, "SECONDS", 0.01)
    for _ in range(2):
        keep_copies(here, kept)
    assert [thread.name for thread in threading.enumerate()].count(f"copies in {kept}") == 1
    while "kept is behind: " not in (told := capsys.readouterr().err):
        assert "Traceback" not in told
        time.sleep(0.01)
    kept.unlink()
    while not (kept / "mine" / "metrics.jsonl").exists():
        time.sleep(0.01)


@pytest.mark.parametrize(
    "config", ['{"match": {"opponents": ["evil.py"]}}', '{"game": {"name": "evil\\u002epy"}}', '{"generations": 3']
)
def test_a_run_that_names_a_file_is_left_to_the_user(config: str, here: Path, tmp_path: Path, capsys) -> None:
    """Whatever data set is attached: rules and opponents in files would be run."""
    write(here / "mine", config_json=config)
    bring(here, "*/config.json", tmp_path / "next")
    assert not (tmp_path / "next").exists() and "mine names a .py file" in capsys.readouterr().out


def test_a_copy_that_was_cut_off_is_no_run(here: Path, tmp_path: Path, monkeypatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(copies.shutil, "copytree", lambda source, to: (to.mkdir(), 1 / 0))
        with pytest.raises(ZeroDivisionError):
            bring(here, "*/config.json", tmp_path / "next")
    assert not (tmp_path / "next" / "mine").exists()
    bring(here, "*/config.json", tmp_path / "next")
    assert files(tmp_path / "next") == files(here)
