"""Notebooks: script and notebook say the same, the setup cell finds azkit and harms nothing, and every cell runs."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import jupytext
import nbformat
import pytest
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent
NOTEBOOKS = ROOT / "notebooks"
PAGES = sorted({path.with_suffix("").name for path in NOTEBOOKS.iterdir() if path.suffix in (".ipynb", ".py")})
FIRST = "01_connectx_alphazero"
PICTURES = {
    FIRST: 6,
    "02_tictactoe_perfect": 1,
    "03_search_explained": 6,
    "04_evaluate_and_submit": 2,
    "05_gobang_nogo": 3,
    "06_chain_reaction": 3,
    "07_your_own_game": 0,
    "08_hive_gnn": 3,
}


def read(page, suffix):
    return jupytext.read(NOTEBOOKS / f"{page}{suffix}")


@pytest.mark.parametrize("page", PAGES)
def test_notebook_and_script_agree(page):
    """People edit either of the two; whoever opens the other must find the same."""
    cells, twins = (
        [(cell.cell_type, cell.source) for cell in read(page, suffix).cells] for suffix in (".ipynb", ".py")
    )
    assert cells == twins, f"run: jupytext --sync notebooks/{page}.ipynb"


@pytest.mark.parametrize("page", PAGES)
def test_notebook_can_be_pushed(page):
    """Kaggle refuses a notebook that names no kernel; committed outputs would be stale."""
    notebook = read(page, ".ipynb")
    nbformat.validate(notebook)
    assert notebook.metadata["kernelspec"]["name"] == "python3"
    assert not any(cell.get("outputs") for cell in notebook.cells), "strip the outputs"


def test_setup_is_the_same_everywhere():
    """A mended setup cell must be mended in all notebooks."""
    cells = {cell.source for page in PAGES for cell in read(page, ".py").cells if "def pip_install" in cell.source}
    assert len(cells) == 1


def test_kernel_metadata_fits():
    """The slug is the title's, or `kaggle kernels push` makes a second kernel."""
    told = json.loads((NOTEBOOKS / "kernel-metadata.json").read_text())
    assert (
        told["id"].split("/")[1] == told["title"].lower().replace(" ", "-") and (NOTEBOOKS / told["code_file"]).exists()
    )
    assert told["machine_shape"] == "NvidiaTeslaT4", "on a P100 torch cannot compute"


@pytest.fixture
def setup(monkeypatch, tmp_path):
    """Run the setup cell in an empty folder where neither azkit nor kaggle-environments is; returns pip's arguments."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.delenv("AZKIT_SOURCE", raising=False)
    calls = []
    monkeypatch.setattr(subprocess, "run", lambda command, check: calls.append(command[1:]))
    source = next(
        cell.source
        for cell in read(FIRST, ".ipynb").cells
        if "kaggle-environments" in cell.source and cell.cell_type == "code"
    )

    def run():
        exec(source, {})
        return calls

    return run


def test_setup_takes_the_checkout_around_the_notebook(setup, tmp_path, monkeypatch):
    (tmp_path / "azkit").mkdir()
    (tmp_path / "azkit" / "__init__.py").touch()
    (tmp_path / "notebooks").mkdir()
    monkeypatch.chdir(tmp_path / "notebooks")
    installed = setup()
    assert sys.path[0] == str(tmp_path) and len(installed) == 1


def test_setup_takes_an_attached_wheel_without_internet(setup, monkeypatch):
    wheel = Path("/kaggle/input/azkit/azkit-0.1.0-py3-none-any.whl")
    monkeypatch.setattr(Path, "glob", lambda folder, pattern: [wheel])
    monkeypatch.setenv("AZKIT_SOURCE", "elsewhere")
    assert setup()[0][-2:] == ["--no-index", str(wheel)]


def test_setup_takes_the_source_it_is_told(setup, monkeypatch):
    monkeypatch.setenv("AZKIT_SOURCE", "git+https://example.org/azkit")
    assert setup()[0][-1] == "git+https://example.org/azkit"


def test_setup_says_what_to_do(setup):
    with pytest.raises(ModuleNotFoundError, match="AZKIT_SOURCE"):
        setup()


def test_setup_replaces_nothing_of_the_host(setup, monkeypatch):
    """A full install of kaggle-environments would bring its own numpy, protobuf and more."""
    monkeypatch.setenv("AZKIT_SOURCE", "azkit.whl")
    for command in setup():
        assert command[:2] == ["-m", "pip"] and "--no-deps" in command and "--upgrade" not in command
    assert [name.split("=")[0] for name in setup()[-1][5:]] == ["kaggle-environments", "jsonschema", "requests"]


@pytest.mark.slow
def test_the_wheel_works_without_internet_and_without_the_checkout(tmp_path):
    """What people attach to a Kaggle notebook must bring the data files along: positions, the report's page."""
    site = tmp_path / "site"

    def python(*arguments):
        environment = os.environ | {"PYTHONPATH": str(site)}
        command = [sys.executable, "-P", *map(str, arguments)]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=tmp_path, env=environment).stdout

    python("-m", "pip", "wheel", "--quiet", "--no-deps", "-w", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("azkit-*.whl")
    python("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", site, wheel)
    assert python("-c", "import azkit; print(azkit.__file__)").strip() == str(site / "azkit" / "__init__.py")
    assert (site / "azkit" / "report.html").is_file()
    (graded,) = json.loads(python("-m", "azkit", "grade", "random", "--only", "50", "--json"))
    assert graded["agent"] == "random"


@pytest.mark.slow
@pytest.mark.parametrize("page", PAGES)
def test_every_cell_runs(page, tmp_path):
    """In the smoke profile, in a folder of its own."""
    notebook = read(page, ".ipynb")
    client = NotebookClient(notebook, timeout=600, kernel_name="python3", resources={"metadata": {"path": tmp_path}})
    client.execute(env={**os.environ, "AZKIT_PROFILE": "smoke", "PYTHONPATH": str(ROOT)})
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert sum("image/png" in output.get("data", {}) for output in outputs) >= PICTURES[page], "pictures are shown"
    assert any("text/html" in output.get("data", {}) or "image/svg+xml" in output.get("data", {}) for output in outputs)
    if page in (FIRST, "04_evaluate_and_submit", "06_chain_reaction", "07_your_own_game"):
        assert list(tmp_path.glob("runs/*/submission.py"))
    if page == "02_tictactoe_perfect":
        told = "".join(output.get("text", "") for output in outputs)
        assert "moving second: " in told and "different games" in told
