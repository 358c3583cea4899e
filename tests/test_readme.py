"""What the READMEs say is so: commands that exist, links that lead somewhere, examples that work as they stand."""

import importlib
import json
import re
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import azkit
from azkit.app.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / page for page in ("README.md", "CHANGELOG.md", "azkit/THREATS.md")]
PAGES += [*sorted((ROOT / "azkit").rglob("README.md")), *sorted((ROOT / "submissions").glob("[A-Z]*.md"))]


def cli(*arguments):
    """What a command prints."""
    done = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert done.exit_code == 0, done.output
    return done.stdout


@pytest.fixture(params=["README.md", "azkit/games/README.md"])
def example(request, tmp_path, monkeypatch):
    """The file of the one game that a page makes, in a folder of the user's."""
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / request.param).read_text(encoding="utf-8"), re.DOTALL)
    (source,) = [block for block in blocks if "def make(" in block]
    name = re.search(r'(?:name=|grid\.game\()"(\w+)"', source)
    assert name is not None
    (tmp_path / f"{name[1]}.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return f"{name[1]}.py"


def test_readme_can_be_read_in_one_go():
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 200


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_can_be_read_as_it_stands(page):
    """In an editor or a diff, where nothing folds a long line; but for rows of a table, and links, which are whole."""
    lines = prose(page).splitlines()
    assert [line for line in lines if len(line) > 120 and not re.search(r"^\||\]\(\S+\),?$", line)] == []


def test_the_changelog_says_where_a_moved_module_is_now():
    """Whoever imported it by its old name looks here, and imports what the table says."""
    rows = re.findall(r"^\| `azkit\..* \| (.*) \|$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    modules = [name for row in rows for name in re.findall(r"`(azkit\.[\w.]+)`", row)]
    assert len(rows) > 15 and len(modules) >= len(rows)
    for module in modules:
        importlib.import_module(module)


def test_the_map_has_every_room():
    """On README's first screen and in the library's docstring, in the order of the layers."""
    rooms = re.findall(r'"azkit\.(\w+)",', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    screen = "\n".join((ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:30])
    assert re.findall(r"^azkit/(\w+) ", screen, re.MULTILINE) == rooms[::-1]
    assert re.findall(r"^    (\w+)  ", azkit.__doc__ or "", re.MULTILINE) == rooms[::-1]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_names_commands_and_files_that_exist(page):
    """Every `azkit ...` has a command and options that the help knows; every relative link leads to a file."""
    text = page.read_text(encoding="utf-8").replace("\\\n", " ")
    text = re.sub(r"`azkit [^`]+`", lambda command: command[0].replace("\n", " "), text)
    for command, rest in re.findall(r"(?:^|`|&& )azkit ([a-z]+)([^`\n&]*)", text, re.MULTILINE):
        known = cli(command, "--help")
        assert all(f"{option} " in known for option in re.findall(r"--[\w-]+", rest)), (command, rest)
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


def prose(page):
    """A page without its blocks of code."""
    return re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_page_has_whole_tables_and_anchors_that_lead_to_headings(page):
    """Behind an empty line a row is shown as a text full of bars; an anchor that is none leads to the page's top."""
    text = prose(page)
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = table.splitlines()
        assert len(rows) > 2 and re.fullmatch(r"(\| *-+ *)+\|", rows[1]), f"no table: {rows[0]}"
        assert len({len(re.findall(r"(?<!\\)\|", row)) for row in rows}) == 1, f"rows of unequal length: {rows[0]}"
    for link, anchor in re.findall(r"\]\((?!https?:)([^)#]*)#([^)]+)\)", text):
        headings = re.findall(r"^#+ (.*)$", prose(page.parent / link if link else page), re.MULTILINE)
        anchors = [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings]
        assert anchor in anchors, f"{link}#{anchor}"


@pytest.mark.parametrize(
    ("extra", "package", "file"),
    [
        ("kaggle", "kaggle-environments", "agents/kaggle.py"),
        ("perfect", "bitbully", "games/connectx/prover.py"),
        ("onnx", "onnxruntime", "runs/export.py"),
    ],
)
def test_what_is_missing_is_named_with_its_extra(extra, package, file):
    """The extra is there, brings the package, and the one line that a user reads names it."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert any(requirement.startswith(package) for requirement in extras[extra])
    assert f"(extra {extra}" in (ROOT / "azkit" / file).read_text(encoding="utf-8")


def test_readme_shows_the_commands_that_people_need():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"(?:^|`|&& )azkit ([a-z]+)", text, re.MULTILINE))
    assert commands >= {"quickstart", "train", "play", "web", "share", "grade", "match", "package", "evaluate", "games"}


def test_an_example_is_a_game_as_it_stands(example):
    """It obeys all laws, is trained, shown and played."""
    assert json.loads(cli("games", example, "--check", "5", "--json"))["positions_tested"] > 20
    small = ("--option", "stones=9") if "nim" in example else ("--option", "rows=3", "--option", "columns=3")
    run = ("--profile", "smoke", "--generations", 1, "--run", "run", "--json")
    trained = json.loads(cli("train", example, *small, *run))
    assert trained["last"]["game_length"] <= 9
    assert azkit.make(example).initial_state().svg().startswith("<svg")
    assert "against random" in cli("play", example, "random")


@pytest.mark.slow
def test_an_example_is_packaged_and_played_through_kaggle(example):
    """From the page alone, with no line of azkit changed: the file wins and loses as the rules say."""
    cli("train", example, "--profile", "smoke", "--run", "run")
    built = json.loads(cli("package", "run", "-o", "agent.py", "--json"))
    assert len(built["games"]) == 3 and all("DONE" in line for line in built["games"])
    matched = ("--opponent", "random", "--games", 4, "--act-timeout", 0.5, "--json")
    (result,) = json.loads(cli("evaluate", "agent.py", "--game", example, *matched))
    agent, other = result["agents"]
    assert agent["wins"] == other["losses"] and not any(agent["faults"].values())
