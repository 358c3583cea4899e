"""The house keeps its shape: rooms import downwards, nothing goes round in circles, nothing outgrows its room."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import lint_imports

from azkit.games.base import GAMES

ROOT = Path(__file__).parents[1]
LIBRARY = ROOT / "azkit"
FILES = sorted(path for path in LIBRARY.rglob("*.py"))
SAY_NOTHING = {"one", "found", "told", "said"}  # names that fit anything


def test_a_room_imports_only_rooms_below_it(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == 0


def test_no_file_imports_itself_by_way_of_others():
    """Whoever changes a file can then say what it may break: what stands above it. Late imports count, too."""
    graph = grimp.build_graph("azkit", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    TopologicalSorter(imports).prepare()  # CycleError names a circle


def test_few_files_lie_flat_and_each_room_says_what_it_is_for():
    assert len(list(LIBRARY.glob("*.py"))) <= 10
    for door in LIBRARY.glob("*/__init__.py"):
        words = ast.get_docstring(ast.parse(door.read_text(encoding="utf-8"))) or ""
        assert 150 < len(words) < 800 and "Read `" in words, f"{door} names no file to read first"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(LIBRARY).as_posix())
def test_files_and_functions_fit_into_a_head(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 300
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    assert [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= 60] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(LIBRARY).as_posix())
def test_names_say_what_they_hold(path):
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    names = {node.id for node in nodes if isinstance(node, ast.Name)} | {
        node.arg for node in nodes if isinstance(node, ast.arg)
    }
    assert not names & SAY_NOTHING


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(LIBRARY).as_posix())
def test_nothing_outside_the_games_asks_which_game_it_is(path):
    """What a game offers it says in its extras, so that a user's own game can offer the same."""
    if LIBRARY / "games" in path.parents or path.name == "uhp.py":  # a protocol of Hive alone
        return
    compared = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Compare)]
    words = {part.value for node in compared for part in ast.walk(node) if isinstance(part, ast.Constant)}
    assert not words & set(GAMES)


def test_git_keeps_every_room():
    """`runs/` in .gitignore once kept the room azkit/runs out of every commit and wheel."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert not {f"{room.name}/" for room in LIBRARY.iterdir() if (room / "__init__.py").is_file()} & set(lines)
