"""What would break for users: rules that are stale after an edit, a cache that ends every command, slow rules."""

import os
import shutil
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import azkit
from azkit import compiled
from azkit.compiled import JIT

PACKAGE = Path(azkit.__file__).parent
pytestmark = pytest.mark.skipif(not JIT, reason="without numba nothing is compiled")

GAME = """
from dataclasses import replace
import azkit
from {numbers} import REWARD

def outcome(p, state, returns):
    returns[0], returns[1] = REWARD / 10, -REWARD / 10
    return 1

def make():
    return replace(azkit.make("tictactoe"), name="own", outcome=outcome)
"""


def python(code: str, folder: Path, package: Path = PACKAGE) -> str:
    """What a new process prints that keeps its machine code in `folder`/cache."""
    environment = os.environ | {"PYTHONPATH": str(package.parent), "XDG_CACHE_HOME": str(folder / "cache")}
    environment.pop("NUMBA_CACHE_DIR", None)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, cwd=folder)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def machine_code(folder: Path) -> set[Path]:
    return set(folder.glob("cache/azkit/numba-*/*/*.nbc"))


def test_an_edited_constant_of_another_file_of_the_library_reaches_compiled_rules(tmp_path):
    package = tmp_path / "copy" / "azkit"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    (package / "games" / "own.py").write_text(GAME.format(numbers=".numbers"))
    numbers = package / "games" / "numbers.py"
    code = "from azkit.games.own import make; print(make().compile().initial_state().outcome)"
    for reward in (3, 5):
        numbers.write_text(f"REWARD = {reward}\n")
        assert python(code, tmp_path, package).startswith(f"({reward / 10:.1f}")


def test_an_edited_helper_beside_a_users_game_reaches_compiled_rules_and_unedited_ones_are_kept(tmp_path):
    (tmp_path / "own.py").write_text(GAME.format(numbers="helper"))
    helper = tmp_path / "helper.py"
    code = "import azkit; print(azkit.make('own.py').compile().initial_state().outcome)"
    for reward in (3, 5):
        helper.write_text(f"REWARD = {reward}\n")
        assert python(code, tmp_path).startswith(f"({reward / 10:.1f}")
    kept = machine_code(tmp_path)
    assert python(code, tmp_path).startswith("(0.5") and machine_code(tmp_path) == kept


def test_a_game_kept_in_the_checkout_is_not_compiled_anew_for_each_command():
    """All of azkit that happened to be loaded lay beside it, and counted as its helpers."""
    import azkit.training.run  # noqa: F401  # of a room that no rule reaches

    scope: dict = {}
    exec(compile("def play(p, state, move): pass", str(PACKAGE.parent / "own.py"), "exec"), scope)
    library = {file for file in compiled._sources(scope["play"]) if PACKAGE in file.parents}
    assert library == compiled._package()


@pytest.mark.parametrize("edited", ["own.py", "helper.py"])
def test_rules_edited_between_loading_and_compiling_are_not_kept_as_what_the_file_says_then(edited, tmp_path):
    """In a notebook: every later process took the machine code of 3 for that of 5."""
    (tmp_path / "own.py").write_text(GAME.format(numbers="helper").replace("/ 10", "/ 10 + SHIFT") + "\nSHIFT = 0\n")
    (tmp_path / "helper.py").write_text("REWARD = 3\n")
    change = ".replace('REWARD = 3', 'REWARD = 5').replace('SHIFT = 0', 'SHIFT = 0.2')"
    edit = f"path = pathlib.Path('{edited}'); path.write_text(path.read_text(){change})"
    for name in ("own.py", "helper.py"):  # Python tells by whole seconds whether its own .pyc is that of the file
        os.utime(tmp_path / name, (time.time() - 10,) * 2)
    later = "time.sleep(0.1)"  # file systems tell times by some milliseconds
    code = f"import azkit, pathlib, time; game = azkit.make('own.py'); {later}; {edit}; "
    assert python(code + "print(game.compile().initial_state().outcome)", tmp_path).startswith("(0.3")
    again = python("import azkit; print(azkit.make('own.py').compile().initial_state().outcome)", tmp_path)
    assert again.startswith("(0.5")


def test_torn_files_in_the_cache_are_compiled_anew(tmp_path):
    code = "import azkit; print(azkit.make('tictactoe').compile().initial_state().legal_moves())"
    legal = python(code, tmp_path)
    for keep in (0, 30):
        files = [*machine_code(tmp_path), *tmp_path.glob("cache/azkit/numba-*/*/*.nbi")]
        assert len(files) > 10
        for file in files[keep // 30 :: 2]:
            os.truncate(file, min(keep, file.stat().st_size - 1))
        assert python(code, tmp_path) == legal


@pytest.mark.parametrize("error", [OSError("no space left"), RuntimeError("no compiled object yet")])
def test_machine_code_that_cannot_be_kept_runs_all_the_same(error, monkeypatch):
    """numba 0.60 raised the second one in the middle of a training."""

    def failing(*_):
        raise error

    monkeypatch.setattr(compiled.caching.FunctionCache, "save_overload", failing)
    assert compiled.njit(lambda number: number + 1)(1) == 2


def test_machine_code_long_unused_is_deleted_and_the_rest_is_kept(tmp_path):
    old, recent = (tmp_path / "cache" / "azkit" / name for name in ("numba-old", "numba-recent"))
    for folder, days in ((old, 60), (recent, 2)):
        folder.mkdir(parents=True)
        os.utime(folder, (time.time() - days * 86400,) * 2)
    python("import azkit.rng", tmp_path)
    assert not old.exists() and recent.exists()


@pytest.mark.oldest
def test_rules_that_numba_cannot_compile_run_all_the_same_and_say_why(capsys):
    class Unknown:
        """Nothing that numba knows."""

    game = azkit.make("tictactoe")

    def play(p, state, move):
        assert Unknown()
        game.play(p, state, move)

    def to_play(p, state):
        assert Unknown()
        return game.to_play(p, state)

    slow = replace(game, play=play, to_play=to_play).compile()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2 and all("runs as plain Python" in line and "Unknown" in line for line in lines)
    state = slow.initial_state().play(4)
    assert state.to_play == 1 and np.count_nonzero(state.array[:9]) == 1
