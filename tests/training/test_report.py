"""The report shows every curve that a run measured, from whatever of metrics.jsonl can be read, and leaks nothing."""

import base64
import dataclasses
import json
import re
import warnings
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
import pytest

import azkit
from azkit.errors import AzkitError
from azkit.runs.metrics import read_metrics
from azkit.training import report
from azkit.training.report import CHARTS, write_report

NUMBERS = [field for chart in CHARTS for panel in chart.panels for field in panel.fields]


def generation(number: int) -> dict[str, Any]:
    """A line of metrics.jsonl with every field that is drawn."""
    row: dict[str, Any] = dict.fromkeys(NUMBERS, 0.5 + 0.1 * number)
    row |= {"generation": number, "games": 8, "positions": 100, "minutes": 0.5 * number, "accepted": None}
    row |= {"seat_score": [0.2, -0.2], "win_rate": {"random": 0.75, "uct:100": 0.5} if number % 2 else {}}
    row["grades"] = {"network alone": 0.7, "32 simulations": 0.8} if number % 2 else {}
    policy = {str(move): 1 / 7 for move in range(7)}
    row["watched"] = [{"name": "start & all", "moves": [3, 3], "policy": policy, "value": 0.1}]
    return row


def make_run(folder: Path, lines: list[str]) -> Path:
    folder.mkdir()
    (folder / "metrics.jsonl").write_text("".join(lines))
    game = {"name": "connectx", "options": {"rows": 4, "columns": 7}}
    config = {"game": game, "match": {"games": 20}, "net": {"filters": 31}, "seed": 5}
    (folder / "config.json").write_text(json.dumps(config))
    return folder


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of three generations, killed in the middle of writing the fourth's line."""
    lines = [json.dumps(generation(number)) + "\n" for number in (1, 2, 3)]
    folder = make_run(tmp_path_factory.mktemp("runs") / "one <b>", [*lines, lines[0][:40]])
    before = dict(matplotlib.rcParams)
    assert write_report(str(folder)) == folder / "report.html"
    assert dict(matplotlib.rcParams) == before, "a notebook's own plots would change their looks"
    return folder


@pytest.fixture
def draw_only(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Leaves all pictures out but that of the losses and those of these fields: the others, of lines that a test leaves
    as they are, are drawn for `run`."""

    def choose(*fields: str) -> None:
        drawn = [chart for chart in CHARTS if chart.name == "losses" or shown(chart) & {*fields}]
        monkeypatch.setattr(report, "CHARTS", drawn)

    return choose


def shown(chart: report.Chart) -> set[str]:
    return {field for panel in chart.panels for field in panel.fields}


def test_every_curve_is_a_png(run: Path) -> None:
    names = {f"{chart.name}.png" for chart in CHARTS} | {"policy_0.png"}
    assert {path.name for path in (run / "plots").iterdir()} == names
    for path in (run / "plots").iterdir():
        assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"


def test_the_page_stands_alone_and_says_what_it_shows(run: Path) -> None:
    page = (run / "report.html").read_text()
    assert not re.findall(r'(?:src|href)="(?!#|data:)', page), "the page would need files that are not in it"
    for text in ("connectx {&#x27;rows&#x27;: 4", "against uct:100", "start &amp; all", "1 damaged line ", ">31<"):
        assert text in page
    assert "one <b>" not in page, "a folder's name must not become markup"
    assert all(chart.healthy in page for chart in CHARTS)


def test_pictures_follow_the_pages_theme(run: Path) -> None:
    pictures = re.findall(r"<svg.*?</svg>", (run / "report.html").read_text(), re.DOTALL)
    assert len(pictures) == len(CHARTS) + 1
    for picture in pictures:
        ElementTree.fromstring(picture)
        assert "var(--ink)" in picture
        fixed = [colour for colour in (report.INK, report.MUTED, report.FAINT) if colour in picture]
        assert not fixed, "unreadable in the dark"


def test_curves_use_the_names_of_the_training_loop() -> None:
    from azkit.runs.metrics import Report

    known = {field.name for field in dataclasses.fields(Report)}
    assert set(NUMBERS) <= known, "a renamed field would leave its curve empty"


def test_a_repeated_generation_counts_once_and_damage_is_counted(tmp_path: Path) -> None:
    again = json.dumps(generation(2) | {"loss": 9.0})
    lines = [json.dumps(generation(2)), '{"generation": 1, "loss"', "[1]", '{"loss": 1}', again]
    rows, skipped = read_metrics(make_run(tmp_path / "run", [line + "\n" for line in lines]))
    assert [row["loss"] for row in rows] == [9.0]
    assert skipped == 3


def test_fields_that_were_never_measured_leave_no_picture(tmp_path: Path, draw_only) -> None:
    unmeasured: dict[str, Any] = {"win_rate": {}, "grades": {}, "watched": [], "loss": float("nan")}
    draw_only(*unmeasured)
    row = generation(1) | unmeasured
    run = make_run(tmp_path / "run", [json.dumps(row)])
    (run / "config.json").unlink()
    page = write_report(run).read_text()
    assert not (run / "plots" / "strength.png").exists()
    assert (run / "plots" / "losses.png").exists(), "the policy loss was measured"
    assert "watched no position" in page


def test_a_game_file_that_moved_does_not_stop_the_report(tmp_path: Path, draw_only) -> None:
    draw_only()
    run = make_run(tmp_path / "run", [json.dumps(generation(1))])
    (run / "config.json").write_text(json.dumps({"game": {"name": "gone.py", "options": {}}}))
    assert "after moves" in write_report(run).read_text()


def test_a_run_without_metrics_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(AzkitError, match=r"metrics\.jsonl"):
        write_report(tmp_path)
    run = make_run(tmp_path / "run", ['{"generation": 1, "lo'])
    with pytest.raises(AzkitError, match=r"metrics\.jsonl"):
        write_report(run)
    (run / "metrics.jsonl").write_text(json.dumps(generation(1)))
    (run / "plots").write_text("in the way")
    with pytest.raises(AzkitError, match=r"cannot write.*plots"):
        write_report(run)


def test_a_watched_position_is_drawn_by_its_game(tmp_path: Path, draw_only) -> None:
    """Its text was drawn centred and without its spaces, which moved the pieces of every game but the square ones."""
    draw_only()
    page = write_report(make_run(tmp_path / "run", [json.dumps(generation(1))])).read_text()
    (image,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', page)
    drawn = base64.b64decode(image).decode()
    assert drawn == azkit.make("connectx", rows=4, columns=7).state([3, 3]).svg()


def test_the_moves_of_a_long_game_leave_room_for_its_policy(tmp_path: Path) -> None:
    """Hive's pictures were cut to half their width by a title of a hundred moves, and drawn without their layout."""
    row = generation(1)
    (start,) = row["watched"]
    row["watched"] = [start | {"name": f"ply {plies}", "moves": [20_000] * plies} for plies in (3, 96)]
    run = make_run(tmp_path / "run", [json.dumps(row)])
    with warnings.catch_warnings(action="error"):
        page = write_report(run).read_text()
    assert "(after moves 20000 20000 20000)" in page and "(after 96 moves)" in page


ODD: dict[str, Any] = {
    "an opponent that looks like a formula": {"win_rate": {r"$\frac{": 0.5, "a_b^": 0.1}},
    "a grade that looks like one": {"grades": {"$x": 0.5}},
    "a name that looks like one": {"watched": [generation(1)["watched"][0] | {"name": "$^{", "policy": {"$_": 1.0}}]},
    "a score above 1": {"win_rate": {"random": 1.5}},
    "text for a number": {"games": "many", "minutes": "long", "positions": "few", "loss": "high"},
    "watched is no list": {"watched": 3},
    "watched positions without their fields": {"watched": [{"name": "start"}, 5, {"policy": [1], "name": "x"}]},
    "a policy of text": {"watched": [{"name": "a", "moves": [], "policy": {"b": "c"}, "value": None}]},
    "an empty policy": {"watched": [{"name": "a", "moves": [], "policy": {}, "value": 0.0}]},
    "moves against the rules": {"watched": [{"name": "a", "moves": ["x", 99], "policy": {"b": 1.0}, "value": 0.0}]},
    "a win rate of lists": {"win_rate": {"random": [1, 2]}, "grades": [None, "x"]},
    "accepted is text": {"accepted": "yes"},
    "seats of text": {"seat_score": ["a", None]},
    "huge numbers": {"loss": 10**400, "games": 10**400},
    "half a character": {"win_rate": {"\ud800": 0.5}},
}


@pytest.mark.parametrize("name", ODD)
def test_an_odd_line_costs_its_figure_not_the_report(name: str, tmp_path: Path, draw_only) -> None:
    draw_only(*ODD[name])
    rows = [generation(number) for number in range(1, 6)] + [generation(6) | ODD[name]]
    run = make_run(tmp_path / "run", [json.dumps(row) + "\n" for row in rows])
    assert "losses.png" in {path.name for path in write_report(run).parent.joinpath("plots").iterdir()}


@pytest.mark.parametrize("text", ["[]", "3", '{"game": 3, "match": []}', '{"match": {"games": "x"}}', "\xff{"])
def test_an_odd_configuration_costs_its_table_not_the_report(text: str, tmp_path: Path, draw_only) -> None:
    draw_only()
    run = make_run(tmp_path / "run", [json.dumps(generation(1))])
    (run / "config.json").write_text(text, "latin-1")
    assert write_report(run).is_file()
