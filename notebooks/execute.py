"""Run the notebooks and store what they show: python notebooks/execute.py [NAMES] (default: all, in profile quick).

The scripts (NAME.py) are what people edit; this writes the notebooks beside them (NAME.ipynb), so both always agree. Where
only texts were changed, `--texts` writes them without running anything.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import io
import os
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import jupytext
import nbformat
from nbclient import NotebookClient
from nbformat import NotebookNode
from PIL import Image

HERE = Path(__file__).resolve().parent
PAGES = sorted(path.stem for path in HERE.glob("[0-9][0-9]_*.py"))
REPOSITORY = ""  # a fork writes its GitHub "owner/name" here, runs this script, and every notebook has its badges
BADGES = """\
[![Open in Kaggle](https://kaggle.com/static/images/open-in-kaggle.svg)](https://kaggle.com/kernels/welcome?src=https://github.com/{0}/blob/main/notebooks/{1}.ipynb)
[![Open in Colab](https://colab.research.google.com/assets/colab-badge.svg)](https://colab.research.google.com/github/{0}/blob/main/notebooks/{1}.ipynb)"""
MAX_NOTEBOOK = 300_000  # bytes of all outputs together
COLOURS, WIDTH = 64, 900  # of a stored picture
TIME = re.compile(r"(about\s+)(a minute|\d+ minutes)(?=\s+on\s+two\s+CPU\s+cores)")  # what the first cell promises
MACHINE_PATH = re.compile(r"/(?:tmp|work|root|home|usr|opt|var|Users)/|site-packages|\b[A-Z]:\\\w")
EMBEDDED = re.compile(r"base64,[A-Za-z0-9+/=\s]+")  # a picture inside a page
KERNEL = {"display_name": "Python 3", "language": "python", "name": "python3"}


def code_cells(notebook: NotebookNode) -> list[NotebookNode]:
    """Those that run, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]


def source_hash(notebook: NotebookNode) -> str:
    """Of the code of all cells but the folded one, which shows nothing: outputs that other code made are stale."""
    seen = [cell.source for cell in code_cells(notebook) if "hide-input" not in cell.metadata.get("tags", [])]
    return hashlib.sha256("\0".join(seen).encode()).hexdigest()


def with_badges(notebook: NotebookNode, page: str, repository: str) -> NotebookNode:
    """The notebook with badges of this repository below its title, or with none."""
    first = notebook.cells[0]
    kept = [line for line in first.source.splitlines() if not line.startswith("[![Open in ")]
    badges = ["", *BADGES.format(repository, page).splitlines()] if repository else []
    text = "\n".join([kept[0], *badges, *kept[1:]])
    first.source = re.sub(r"\n{3,}", "\n\n", text)
    return notebook


def named_cells(notebook: NotebookNode) -> NotebookNode:
    """Cells' ids made from their sources, so that an unchanged cell keeps its own."""
    seen: Counter[str] = Counter()
    for cell in notebook.cells:
        digest = hashlib.sha256(cell.source.encode()).hexdigest()[:8]
        seen[digest] += 1
        cell.id = f"{digest}-{seen[digest]}"
    return notebook


def smaller(picture: str) -> str:
    """A PNG in base64 with few colours, and no wider than a page."""
    image = Image.open(io.BytesIO(base64.b64decode(picture))).convert("RGBA")
    image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("RGB")
    if image.width > WIDTH:
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    file = io.BytesIO()
    image.quantize(COLOURS).save(file, "PNG", optimize=True)
    return base64.b64encode(file.getvalue()).decode()


def last_lines(text: str) -> str:
    """What a terminal would show: of each line what follows its last carriage return."""
    return "\n".join(line.rstrip("\r").rpartition("\r")[2] for line in text.split("\n"))


def clean(output: NotebookNode, folder: str) -> NotebookNode:
    """An output without paths of this machine, with small pictures, and a picture alone where a viewer had one, too."""

    def portable(text: str) -> str:
        for path in (folder, os.path.realpath(folder), str(HERE.parent)):
            text = text.replace(f"{path}/", "").replace(path, ".")
        return re.sub(r" at 0x[0-9a-f]+", "", text)

    if "text" in output:
        output.text = portable(last_lines(output.text))
    data = output.get("data", {})
    for kind, value in data.items():
        if isinstance(value, str):
            data[kind] = smaller(value) if kind == "image/png" else portable(value)
    if "<iframe" in data.get("text/html", "") and any(kind.startswith("image/") for kind in data):
        del data["text/html"]
    return output


def outputs(notebook: NotebookNode) -> list[NotebookNode]:
    """Of all cells, in order."""
    return [output for cell in notebook.cells for output in cell.get("outputs", [])]


def with_time(notebook: NotebookNode, seconds: float) -> NotebookNode:
    """The notebook whose first cell says how long it took."""
    minutes = max(1, round(seconds / 60))
    first = notebook.cells[0]
    first.source = TIME.sub(lambda m: m[1] + ("a minute" if minutes == 1 else f"{minutes} minutes"), first.source)
    return notebook


def execute(page: str, profile: str, timeout: float) -> NotebookNode:
    """The page run from top to bottom in a new folder. Raises nbclient's errors where a cell fails or takes too long."""
    notebook = with_badges(jupytext.read(HERE / f"{page}.py"), page, REPOSITORY)
    started = time.monotonic()
    code = [index for index, cell in enumerate(notebook.cells) if cell.cell_type == "code"]

    def tell(cell_index: int, **_: Any) -> None:
        at = code.index(cell_index) + 1
        print(f"{page}: {at} of {len(code)} cells, {time.monotonic() - started:.0f} s", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        client = NotebookClient(
            notebook,
            timeout=timeout,
            kernel_name=KERNEL["name"],
            record_timing=False,
            coalesce_streams=True,
            resources={"metadata": {"path": folder}},
            on_cell_executed=tell,
        )
        path = os.pathsep.join(filter(None, [str(HERE.parent), os.environ.get("PYTHONPATH")]))
        client.execute(env={**os.environ, "AZKIT_PROFILE": profile, "PYTHONPATH": path})
        for index in code:
            notebook.cells[index].outputs = [clean(output, folder) for output in notebook.cells[index].outputs]
    seconds = time.monotonic() - started
    if profile == "quick" and len(os.sched_getaffinity(0)) == 2:
        notebook = with_time(notebook, seconds)
    notebook = named_cells(notebook)
    about = {"profile": profile, "seconds": round(seconds), "source": source_hash(notebook)}
    paired = {"formats": "notebooks///ipynb,notebooks///py:percent"}
    notebook.metadata = nbformat.from_dict({"azkit": about, "jupytext": paired, "kernelspec": KERNEL})
    notebook.nbformat, notebook.nbformat_minor = 4, 5
    return notebook


def retold(page: str) -> NotebookNode:
    """The page with its texts of today and the outputs that are stored; `faults` says so if its code changed, too."""
    notebook = named_cells(with_badges(jupytext.read(HERE / f"{page}.py"), page, REPOSITORY))
    stored = nbformat.read(HERE / f"{page}.ipynb", 4)
    for cell, before in zip(code_cells(notebook), code_cells(stored), strict=False):  # `faults` knows if they differ
        cell.outputs, cell.execution_count = before.outputs, before.execution_count
    notebook.metadata, notebook.nbformat, notebook.nbformat_minor = stored.metadata, 4, 5
    return notebook


def faults(notebook: NotebookNode) -> list[str]:
    """What must not be stored: too much, paths of a machine, errors, nothing at all, outputs of other sources."""
    found = []
    if notebook.metadata.get("azkit", {}).get("source") != source_hash(notebook):
        found.append("its outputs are of other sources")
    if not outputs(notebook):
        found.append("it has no outputs")
    if (size := sum(map(size_of, outputs(notebook)))) > MAX_NOTEBOOK:
        largest = max(range(len(notebook.cells)), key=lambda i: sum(map(size_of, notebook.cells[i].get("outputs", []))))
        found.append(f"its outputs have {size:,} bytes, most of them in cell {largest}")
    for index, cell in enumerate(notebook.cells):
        for output in cell.get("outputs", []):
            if output.output_type == "error":
                found.append(f"cell {index} failed")
            if path := MACHINE_PATH.search(EMBEDDED.sub("", text_of(output))):
                found.append(f"cell {index} shows a path: {path.string[max(0, path.start() - 30) : path.end() + 30]!r}")
    return found


def text_of(output: NotebookNode) -> str:
    """All that an output says, but for its pictures."""
    data = output.get("data", {})
    texts = (value for kind, value in data.items() if isinstance(value, str) and kind != "image/png")
    return "\n".join([output.get("text", ""), *texts, *output.get("traceback", [])])


def size_of(output: NotebookNode) -> int:
    """Bytes of one output in the file, about."""
    return len(nbformat.writes(nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(outputs=[output])])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("names", nargs="*", help="pages, or their numbers (03); default: all")
    parser.add_argument("--profile", default="quick", help="AZKIT_PROFILE of the run (quick)")
    parser.add_argument("--timeout", type=float, default=1800, help="seconds for one cell (1800)")
    parser.add_argument("--texts", action="store_true", help="take over changed texts, and keep what cells showed")
    chosen = parser.parse_args()
    pages = [page for page in PAGES if not chosen.names or any(page.startswith(Path(n).stem) for n in chosen.names)]
    failed = []
    for page in pages:
        try:
            notebook = retold(page) if chosen.texts else execute(page, chosen.profile, chosen.timeout)
        except Exception as error:  # of whatever kind: the other pages are run all the same
            print(f"{page}: {type(error).__name__}: {error}", file=sys.stderr)
            failed.append(page)
            continue
        if found := faults(notebook):
            print(f"{page}: not stored: {'; '.join(found)}", file=sys.stderr)
            failed.append(page)
            continue
        jupytext.write(notebook, HERE / f"{page}.py", fmt="py:percent")
        nbformat.write(notebook, HERE / f"{page}.ipynb")
        size = sum(map(size_of, outputs(notebook)))
        print(f"{page}: {notebook.metadata['azkit']['seconds']} s, {size / 1000:.0f} KB of outputs")
    if failed or not pages:
        sys.exit(f"left as they were: {', '.join(failed) or 'nothing has such a name'}")


if __name__ == "__main__":
    main()
