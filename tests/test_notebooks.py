"""Notebooks: script and notebook agree, what is stored is what they show, and every cell runs."""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import PathFinder
from pathlib import Path

import jupytext
import nbformat
import pytest
from nbclient import NotebookClient

from notebooks import execute

ROOT = Path(__file__).parent.parent
NOTEBOOKS = ROOT / "notebooks"
PAGES = sorted({path.stem for path in NOTEBOOKS.glob("[0-9][0-9]_*") if path.suffix in (".ipynb", ".py")})
FIRST = "01_connectx_alphazero"
# What a reader must see at the least: pictures, and sentences (regular expressions) that hold in every profile.
PICTURES = {
    "00_from_scratch": 6,
    FIRST: 6,
    "02_tictactoe_perfect": 1,
    "03_search_explained": 6,
    "04_evaluate_and_submit": 2,
    "05_gobang_nogo": 3,
    "06_chain_reaction": 3,
    "07_your_own_game": 0,
    "08_hive_gnn": 3,
    "09_many_machines": 2,
}
SENTENCES = {
    "00_from_scratch": [
        r"result z = [+-]\d, network's value v = ",
        r"\d+ wrong moves in \d+ positions that can arise against it",
        r"moving first: \d+ different games, .* 0 lost",
        r"azkit makes \d+ wrong moves in \d+ positions",
    ],
    FIRST: [
        r"pure \(network and search\) against negamax: \d+ won",
        r"hybrid \(with book and solver\) against random: \d+ won, 0 drawn, 0 lost",
        r"kaggle competitions submit connectx -f ",
        r"statuses and rewards \[\('DONE', -?\d\), \('DONE', -?\d\)\]",
    ],
    "02_tictactoe_perfect": [r"4,520 positions in which the game runs", r"moving second: \d+ different games"],
    "03_search_explained": [
        r"after 10 simulations: plays column [^5]",
        r"after 1,000 simulations: plays column 5; nothing but losses found, .* after columns \[\d, \d",
        r"gumbel with noise, seed 1: plays column ([^5]), the policy's peak is column 5",
    ],
    "04_evaluate_and_submit": [r"perfect", r"Elo", r"first move \d", r"kaggle competitions submit connectx -f "],
    "05_gobang_nogo": [r"gobang\.py: \d\.\d\d MB\n.*DONE DONE", r"nogo\.py: \d\.\d\d MB\n.*DONE DONE"],
    "06_chain_reaction": [r"\d+ explosions", r"DONE DONE DONE", r"statuses \['DONE', 'DONE', 'DONE'\]"],
    "07_your_own_game": [
        r"[1-9]\d* positions tested, no law broken",
        r"and a mistake is found: .+ after moves \[",
        r"submission\.py: \d\.\d\d MB\n.*DONE DONE",
        r"statuses \['DONE', 'DONE'\]",
    ],
    "08_hive_gnn": [r"proven: True", r"wins in one: alone  with 32 simulations"],
    "09_many_machines": [
        r'"Sid": "Ship",\n.*\n.*"s3:PutObject",\n.*your-bucket/connectx/games/\*',
        r"model 0000\d\d-001 plays; \d+ files in the store",
        r"ann-[0-9a-f]{8}: \d+ shards: \d+ of model \d",
        r"(?s)bob-([0-9a-f]{8}): .*bob-(?!\1)[0-9a-f]{8}: \d+ shards",
        r"\d+ models, of 2 actors' games",
        r"W\* = [\d.]+ workers keep the learner busy",
    ],
}
PERFECT = {  # what only a whole training brings about; these are in the stored outputs
    "00_from_scratch": [
        r"\b0 wrong moves in \d+ positions",
        r"It never loses, and takes every win that an opponent allows: the player is optimal",
        r"azkit makes 0 wrong moves",
    ],
    "02_tictactoe_perfect": [r"moving first: .* 0 lost", r"moving second: .* 0 lost"],
}


def read(page, suffix):
    return jupytext.read(NOTEBOOKS / f"{page}{suffix}")


def text_of(notebook):
    """All that its outputs say, a viewer's page left out."""
    return "\n".join(map(execute.text_of, execute.outputs(notebook)))


@pytest.mark.parametrize("page", PAGES)
def test_notebook_and_script_agree(page):
    """People edit either of the two; whoever opens the other must find the same."""
    cells, twins = (
        [(cell.cell_type, cell.source) for cell in read(page, suffix).cells] for suffix in (".ipynb", ".py")
    )
    assert cells == twins, f"run: python notebooks/execute.py {page}"


@pytest.mark.parametrize("page", PAGES)
def test_notebook_can_be_pushed(page):
    """Kaggle refuses a notebook that names no kernel."""
    notebook = read(page, ".ipynb")
    nbformat.validate(notebook)
    assert notebook.metadata["kernelspec"]["name"] == "python3"


@pytest.mark.parametrize("page", PAGES)
def test_stored_outputs_are_of_these_sources(page):
    """People read notebooks without running them: all cells ran, nothing is stale, too large, or of one machine."""
    notebook = nbformat.read(NOTEBOOKS / f"{page}.ipynb", 4)
    assert execute.faults(notebook) == [], f"run: python notebooks/execute.py {page}"
    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")
    assert notebook.metadata["azkit"]["profile"] == "quick"


@pytest.mark.parametrize("page", PAGES)
def test_stored_outputs_say_what_a_reader_must_see(page):
    shown = text_of(nbformat.read(NOTEBOOKS / f"{page}.ipynb", 4))
    for sentence in SENTENCES[page] + PERFECT.get(page, []):
        assert re.search(sentence, shown), sentence


@pytest.mark.parametrize("page", PAGES)
def test_the_first_cell_says_how_long_it_takes(page):
    assert execute.TIME.search(read(page, ".py").cells[0].source)


def test_what_is_stored_is_checked():
    """A stale output, a path, an error and a large picture are each named."""
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("1 + 1")])
    assert "of other sources" in execute.faults(notebook)[0] and "no outputs" in execute.faults(notebook)[1]
    notebook.metadata["azkit"] = {"source": execute.source_hash(notebook)}
    for text, fault in (("2", None), ("in /tmp/x/run", "shows a path"), ("2" * 300_000, "bytes")):
        notebook.cells[0].outputs = [nbformat.v4.new_output("stream", text=text)]
        assert fault is None and not execute.faults(notebook) or fault in execute.faults(notebook)[0]
    notebook.cells[0].outputs = [nbformat.v4.new_output("error", ename="E", evalue="", traceback=[])]
    assert execute.faults(notebook) == ["cell 0 failed"]
    notebook.cells.append(nbformat.v4.new_code_cell("setup", metadata={"tags": ["hide-input"]}))
    assert execute.faults(notebook) == ["cell 0 failed"], "a folded cell shows nothing"
    notebook.cells[0].source = "1 + 2"
    assert "of other sources" in execute.faults(notebook)[0]


def test_outputs_are_made_portable(tmp_path):
    """No folder of this machine, no address in memory, of a progress bar its last state, of a viewer its picture."""
    stream = nbformat.v4.new_output("stream", text=f"10 %\r20 %\r100 %\n{tmp_path}/runs/a, <Net at 0x7f12>\n")
    assert execute.clean(stream, str(tmp_path)).text == "100 %\nruns/a, <Net>\n"
    viewer = {"text/html": "<iframe srcdoc='...'></iframe>", "image/svg+xml": "<svg/>"}
    assert list(execute.clean(nbformat.v4.new_output("display_data", viewer), "/x").data) == ["image/svg+xml"]


@pytest.mark.parametrize("page", PAGES)
def test_a_fork_has_badges_by_one_word(page):
    """None of them leads to a placeholder: there are none until execute.REPOSITORY names a repository."""
    assert execute.REPOSITORY or "badge" not in read(page, ".py").cells[0].source
    plain = execute.with_badges(read(page, ".py"), page, "").cells[0].source
    first = execute.with_badges(read(page, ".py"), page, "someone/azkit").cells[0].source
    assert first.count("](https://") - plain.count("](https://") == 4, "a picture and a link each"
    assert f"github.com/someone/azkit/blob/main/notebooks/{page}.ipynb" in first
    assert execute.with_badges(read(page, ".py"), page, "").cells[0].source == plain


def test_setup_is_the_same_everywhere_and_folded_away():
    """A mended setup cell must be mended in all notebooks; what a reader sees of it are at most three lines."""
    cells = [cell for page in PAGES for cell in read(page, ".py").cells if "def pip_install" in cell.source]
    assert len(cells) == len(PAGES) and len({cell.source for cell in cells}) == 1
    for cell in cells:
        assert cell.metadata["jupyter"]["source_hidden"] and "hide-input" in cell.metadata["tags"]
        assert cell.metadata["cellView"] == "form" and cell.source.startswith("# @title")
    for page in PAGES:
        (seen,) = [cell.source for cell in read(page, ".py").cells if cell.source.startswith("find_azkit(")]
        assert len(seen.partition("\n\n")[0].splitlines()) <= 3
        assert "kaggle_environments" not in seen or "find_kaggle_environments()" in seen


def test_kernel_metadata_fits():
    """The slug is the title's, or `kaggle kernels push` makes a second kernel."""
    kernel = json.loads((NOTEBOOKS / "kernel-metadata.json").read_text())
    assert kernel["id"].split("/")[1] == kernel["title"].lower().replace(" ", "-")
    assert (NOTEBOOKS / kernel["code_file"]).exists()
    assert kernel["machine_shape"] == "NvidiaTeslaT4", "on a P100 torch cannot compute"


@pytest.fixture
def setup(monkeypatch, tmp_path):
    """Run both setup cells where neither azkit nor kaggle-environments is; returns pip's arguments."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.delenv("AZKIT_SOURCE", raising=False)
    calls = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: calls.append(command[1:]))
    cells = [cell.source for cell in read(FIRST, ".ipynb").cells if cell.cell_type == "code"]
    (folded,) = [source for source in cells if "def pip_install" in source]
    (visible,) = [source for source in cells if source.startswith("find_azkit(")]

    def run():
        names = {}
        exec(folded, names)
        exec(visible.partition("\n\n")[0], names)
        return calls

    return run


def test_setup_takes_the_checkout_around_the_notebook(setup, tmp_path, monkeypatch):
    (tmp_path / "azkit").mkdir()
    (tmp_path / "azkit" / "__init__.py").touch()
    (tmp_path / "notebooks").mkdir()
    monkeypatch.chdir(tmp_path / "notebooks")
    installed = setup()
    assert sys.path[0] == str(tmp_path) and len(installed) == 1


def test_setup_takes_the_clone_beside_the_notebook(setup, tmp_path, monkeypatch):
    """After `!git clone` in Colab's working folder Python finds the clone itself, a package with nothing in it."""
    (tmp_path / "azkit" / "azkit").mkdir(parents=True)
    (tmp_path / "azkit" / "azkit" / "__init__.py").touch()
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: PathFinder.find_spec(name, [str(tmp_path)]))
    installed = setup()
    assert sys.path[0] == str(tmp_path / "azkit") and len(installed) == 1


def test_setup_takes_an_attached_wheel_without_internet(setup, monkeypatch):
    wheel = Path("/kaggle/input/azkit/azkit-0.10.0-py3-none-any.whl")
    older = wheel.with_name("azkit-0.9.2-py3-none-any.whl")
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: [older, wheel, older] * ("azkit-*" in pattern))
    monkeypatch.setenv("AZKIT_SOURCE", "elsewhere")
    assert setup()[0][-2:] == ["--no-index", str(wheel)], "the newest: 0.10 comes after 0.9"


def test_setup_takes_the_source_it_is_told(setup, monkeypatch):
    monkeypatch.setenv("AZKIT_SOURCE", "git+https://example.org/azkit")
    assert setup()[0][-1] == "git+https://example.org/azkit"


def test_setup_goes_on_with_what_an_earlier_session_trained(setup, tmp_path, monkeypatch):
    """Hosts delete a session's folder; its output may be attached to the next. A run that is here is left alone."""
    for name in ("old", "here"):
        (tmp_path / "input" / "output" / "runs" / name).mkdir(parents=True)
        (tmp_path / "input" / "output" / "runs" / name / "config.json").write_text('"earlier"')
    (tmp_path / "runs" / "here").mkdir(parents=True)
    glob = Path.glob
    moved = {"/kaggle/input": tmp_path / "input"}
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: glob(moved.get(str(folder), folder), pattern))
    monkeypatch.setenv("AZKIT_SOURCE", "azkit.whl")
    setup()
    assert (tmp_path / "runs" / "old" / "config.json").read_text() == '"earlier"'
    assert not (tmp_path / "runs" / "here" / "config.json").exists()


def test_setup_says_what_to_do(setup):
    with pytest.raises(ModuleNotFoundError, match="AZKIT_SOURCE"):
        setup()


def test_setup_replaces_nothing_of_the_host(setup, monkeypatch):
    """A full install of kaggle-environments would bring its own numpy, protobuf and more."""
    monkeypatch.setenv("AZKIT_SOURCE", "azkit.whl")
    for command in setup():
        assert command[:2] == ["-m", "pip"] and "--no-deps" in command and "--upgrade" not in command
    assert [name.split("=")[0] for name in setup()[-1][5:]] == ["kaggle-environments", "jsonschema", "requests"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """azkit as people attach it to a Kaggle notebook."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run([sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", folder, ROOT], check=True)
    (path,) = folder.glob("azkit-*.whl")
    return path


@pytest.mark.slow
def test_the_wheel_works_without_internet_and_without_the_checkout(wheel, tmp_path):
    """What people attach to a Kaggle notebook must bring the data files along: positions, the report's page."""
    site = tmp_path / "site"

    def python(*arguments):
        environment = os.environ | {"PYTHONPATH": str(site)}
        command = [sys.executable, "-P", *map(str, arguments)]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path, env=environment).stdout

    python("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site, wheel)
    assert python("-c", "import azkit; print(azkit.__file__)").strip() == str(site / "azkit" / "__init__.py")
    assert (site / "azkit" / "training" / "report.html").is_file()
    carried = {path.name for path in (site / "azkit").rglob("*") if path.suffix in (".js", ".css", ".html", ".gz")}
    assert (site / "azkit" / "web" / "static" / "vendor" / "uPlot.LICENSE").is_file(), "its licence asks for that"
    assert {"board.js", "play.js", "worker.js", "uPlot.iife.min.js", "runs.html", "hive.wasm.gz"} <= carried
    (graded,) = json.loads(python("-m", "azkit", "grade", "random", "--only", "50", "--json"))
    assert graded["agent"] == "random"


# Executes a notebook in a folder, with the Python that runs this as its kernel
HOST = """
import sys, nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], 4)
NotebookClient(notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": sys.argv[2]}}).execute()
nbformat.write(notebook, sys.argv[1])
"""


def check_executed(page, notebook, folder):
    """All that a reader must see is there, and all that the page is to write."""
    outputs = execute.outputs(notebook)
    assert sum("image/png" in output.get("data", {}) for output in outputs) >= PICTURES[page], "pictures are shown"
    shown = text_of(notebook)
    for sentence in SENTENCES[page]:
        assert re.search(sentence, shown), sentence
    pages = [html for output in outputs if "<html" in (html := output.get("data", {}).get("text/html", "")).lower()]
    assert all(page.startswith("<iframe ") for page in pages), "a whole page's style would reach the notebook"
    if page in (FIRST, "04_evaluate_and_submit", "06_chain_reaction", "07_your_own_game"):
        assert list(folder.glob("runs/*/submission.py"))


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_first_notebook_runs_as_on_kaggle(wheel, tmp_path):
    """An empty working folder, azkit as a wheel in an input folder, no index, the host's own packages left as they are.

    The Python is one that finds this one's packages, but not the checkout: paths in PYTHONPATH have no .pth files.
    """
    site, added, wheels, work = sysconfig.get_path("purelib"), *(tmp_path / name for name in ("added", "input", "work"))
    added.mkdir()
    work.mkdir()
    (wheels / "azkit").mkdir(parents=True)
    shutil.copy(wheel, wheels / "azkit")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "host"], check=True)
    notebook = read(FIRST, ".ipynb")
    for cell in notebook.cells:
        cell.source = cell.source.replace("/kaggle/input", str(wheels))
    path = tmp_path / "page.ipynb"
    nbformat.write(notebook, path)
    installed = sorted(os.listdir(site))
    environment = os.environ | {"AZKIT_PROFILE": "smoke", "PYTHONPATH": f"{added}{os.pathsep}{site}"}
    environment |= {"PIP_TARGET": str(added), "PIP_NO_INDEX": "1", "HTTPS_PROXY": "http://127.0.0.1:9"}
    python = str(tmp_path / "host" / "bin" / "python")
    done = subprocess.run([python, "-c", HOST, path, work], cwd=work, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]
    assert (added / "azkit" / "__init__.py").is_file() and sorted(os.listdir(site)) == installed
    check_executed(FIRST, nbformat.read(path, 4), work)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("page", [page for page in PAGES if page != FIRST])
def test_every_cell_runs(page, tmp_path):
    """In the smoke profile, in a folder of its own."""
    notebook = read(page, ".py")
    client = NotebookClient(notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": tmp_path}})
    client.execute(env={**os.environ, "AZKIT_PROFILE": "smoke", "PYTHONPATH": str(ROOT)})
    check_executed(page, notebook, tmp_path)
