"""Every parser with what is thrown at it: it answers an AzkitError of one line, or something that means something.

A target's `look` gets a folder and one input; any other exception, or a false assertion, is a defect.
"""

import contextlib
import gzip
import io
import itertools
import json
import math
import tempfile
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import numpy as np
from fastapi.testclient import TestClient
from fuzz.inputs import JSON, NUMBERS, WORDS, mistaken, mistaken_bytes, mistaken_json
from hypothesis import strategies as st

import azkit
from azkit.agents.agents import make_agent
from azkit.agents.files import game_of
from azkit.app import uhp
from azkit.app.cli import app as commands
from azkit.app.options import pairs
from azkit.arena.positions import load_positions
from azkit.errors import AzkitError
from azkit.games.base import GAMES, make
from azkit.games.hive.notation import from_game_string, game_string
from azkit.nets.nets import NetConfig, build_net
from azkit.runs.checkpoints import TrainingState, load_checkpoint, save_checkpoint, stored_config
from azkit.runs.config import GameConfig, RunConfig, change, from_dict, to_dict
from azkit.runs.manifests import parse_manifest, signed
from azkit.runs.measured import stored
from azkit.runs.metrics import read_metrics
from azkit.runs.shared import HEAD, RUN, committed_labels, create_run, packed, read_head, read_run
from azkit.search.evaluators import UniformEvaluator
from azkit.search.search import SearchConfig
from azkit.selfplay.records import Record, parse_records, record_line
from azkit.selfplay.samples import flatten, pack, unpack
from azkit.selfplay.selfplay import SelfPlay, SelfPlayConfig
from azkit.store.folder import Folder
from azkit.training.diagnosis import diagnose
from azkit.training.report import write_report
from azkit.web.roster import enrol
from azkit.web.server import WebConfig, make_app

TINY = 300_000  # weights of a network that is built here to see that it can be


@dataclass(frozen=True)
class Target:
    """What is thrown at a parser, and what looks at its answer."""

    thrown: st.SearchStrategy[Any]
    look: Callable[[Path, Any], object]
    share: float = 1.0  # of the cases that others get: some are slow


def said(function: Callable[..., Any], *arguments: Any) -> Any:
    """Its answer; None where it refuses, which must be in one line."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return function(*arguments)
        except AzkitError as error:
            assert str(error).strip() and len(str(error).split("\n")) == 1, repr(error)
            return None


@cache
def game(name: str = "tictactoe") -> azkit.Game:
    return make(name).compile()


@cache
def small() -> RunConfig:
    net = NetConfig(blocks=1, filters=4, hidden=4)
    return RunConfig(game=GameConfig("tictactoe"), net=net, minutes=1.0)


@cache
def played(name: str = "tictactoe") -> list[azkit.State]:
    """Positions of some random games, the last of each over."""
    rng = np.random.default_rng(1)
    lines = [game(name).random_game(rng, 12) for _ in range(6)]
    return [line[-1].play(line[-1].legal_moves()[-1]) for line in lines]


# Settings


def numbers(value: Any) -> list[float]:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else None
    if inner is not None:
        return [number for part in inner for number in numbers(part)]
    return [value] if isinstance(value, int | float) else []


def settings(_: Path, values: Any) -> None:
    """What is accepted comes back from JSON as it was, and can be built."""
    config = said(from_dict, values)
    if config is None:
        return
    plain = to_dict(config)
    assert from_dict(json.loads(json.dumps(plain))) == config
    assert all(map(math.isfinite, filter(lambda number: isinstance(number, float), numbers(plain))))
    config.search.settings()
    net = config.net
    if net.blocks * net.filters**2 * 18 + (net.hidden + net.filters + 9) * net.heads * 9 < TINY:
        assert all(weights.isfinite().all() for weights in build_net(game(), net, config.seed).parameters())


def set_flags(_: Path, items: list[str]) -> None:
    """The same from texts KEY=VALUE."""
    config = said(lambda: change(RunConfig(), pairs(items, "--set")))
    if config is not None:
        settings(_, to_dict(config))


KEYS = [f"{group}.{key}" for group, part in to_dict(RunConfig()).items() if isinstance(part, dict) for key in part]
KEYS += [key for key, part in to_dict(RunConfig()).items() if not isinstance(part, dict)]
PLAIN = to_dict(RunConfig())
FLAG = st.tuples(
    st.sampled_from([*KEYS, "", "game", "a.b.c", "game.options.rows"]) | WORDS,
    st.just("=") | WORDS,
    WORDS | JSON.map(str),
)

# Games and agents


def game_options(_: Path, asked: tuple[str, dict[str, Any]]) -> None:
    """A game that is made has a first position, in which somebody can move, and says what it is."""
    made = said(lambda: make(asked[0], **asked[1]))
    if made is not None:
        assert made.state_size < 10**6 and 0 < made.max_moves <= 10**4 and made.describe().startswith(made.name)
        state = made.initial_state()
        assert state.outcome is not None or state.legal_moves()


OPTION_NAMES = ["rows", "columns", "inarow", "players", "planes", "pieces", "threefold", "max_plies", "overlines", "x"]
OPTION_VALUES = st.one_of(
    st.integers(-2, 70), NUMBERS, st.booleans(), st.none(),
    mistaken(["mine,theirs", "mine,theirs,empty,last,colour", "Base+MLP", "Base", "win", "nothing"]),
)  # fmt: skip


def agent_text(_: Path, text: str) -> None:
    """An agent that is made moves legally; it is not asked where it would think for long."""
    digits = "".join(sign for sign in text if sign.isdecimal())
    if 3 < len(digits) < 10:
        return
    agent = said(make_agent, text, game())
    if agent is not None:
        state = game().initial_state()
        assert agent.select([state])[0] in state.legal_moves()


def agent_settings(folder: Path, settings: Any) -> None:
    """Whatever a file's SETTINGS are, they are read without being run."""
    path = folder / "agent.py"
    path.write_bytes(f"# An agent\nSETTINGS = {settings!r}\nraise RuntimeError\n".encode(errors="replace"))
    said(game_of, path)


# Text of games


def records(_: Path, asked: tuple[str, str, str]) -> None:
    """What is read is a legal game, and reads the same from what azkit writes."""
    name, suffix, text = asked
    for record in said(lambda: list(parse_records(game(name), text, Path(f"x{suffix}")))) or ():
        again = list(parse_records(game(name), record_line(game(name), record), Path("x.jsonl")))
        assert [(one.moves, one.outcome, one.truncated) for one in again] == [
            (record.moves, record.outcome, record.truncated)
        ]


@cache
def sound_records() -> dict[tuple[str, str], list[str]]:
    """Games as each format has them."""
    hive = played("hive")
    lines = {name: [_line(state) for state in played(name)] for name in ("tictactoe", "hive")}
    own = {(name, ".jsonl"): texts for name, texts in lines.items()}
    written = {("hive", kind): [game("hive").extras.writers[kind](s) for s in hive] for kind in (".uhp", ".pgn")}
    nodes = ";P0[1 move W S1 N 13 .];P0[2 done];P1[3 Dropb bG1 O 13 .];P1[4 Done ];P0[5 Done ];P1[6 Resign ]"
    return own | written | {("hive", ".sgf"): [f'(;GM[27]VV[1]SU[hive-plm 2]P0[id "a"]{nodes})']}


def _line(state: azkit.State) -> str:
    return record_line(state.game, Record(state.moves, state.outcome, state.truncated))


RECORDS = st.sampled_from(
    [("tictactoe", ".jsonl"), ("hive", ".jsonl"), ("hive", ".uhp"), ("hive", ".pgn"), ("hive", ".sgf")]
)
RECORDS = RECORDS.flatmap(
    lambda kind: st.tuples(st.just(kind[0]), st.just(kind[1]), st.deferred(lambda: mistaken(sound_records()[kind])))
)


def uhp_lines(_: Path, lines: list[str]) -> None:
    """Every reply ends in ok, and one that refuses leaves the position."""
    engine = uhp.Engine(uhp.AlphaBeta())
    engine.options["MaxDepth"].value = 1
    for line in lines:
        before, reply = engine.position, engine.respond(line)
        assert reply.split("\n").count("ok") == 1 and reply.split("\n")[-1] == "ok"
        if reply.startswith(("err", "invalidmove")):
            assert len(reply.split("\n")) == 2 and engine.position is before
        if engine.position is not None:
            assert from_game_string(game_string(engine.position)).ply == engine.position.ply


SESSION = [
    "newgame Base+MLP",
    "newgame",
    "play wS1",
    "play bG1 -wS1",
    "pass",
    "validmoves",
    "undo 1",
    "bestmove depth 1",
]
SESSION += ["options set MaxDepth 1", "options get Seed", "info", "bestmove time 00:00:00", "bestmove depth 999999999"]
SESSION += ["newgame Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-", "play wQ wQ\\", "exit"]


def positions(folder: Path, asked: tuple[str, bytes]) -> None:
    """Each position that is read has a score for every legal move."""
    path = folder / f"positions{asked[0]}"
    path.write_bytes(asked[1])
    for position in said(load_positions, game("connectx"), path) or ():
        assert sorted(position.scores) == position.state.legal_moves()


POSITIONS = [
    '{"moves": [3, 3], "scores": [1, 1, 1, 1, 1, 1, 1], "set": "a"}\n',
    '{"moves": [0, 0, 0, 0, 0, 0], "scores": {"1": 0, "2": 0, "3": -4, "4": 0, "5": 0, "6": 0}}\n',
    '{"moves": ["3"], "scores": [null, 1, 1, 1, 1, 1, 1]}\n',
]

# Files of runs


@cache
def sound_manifest() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        net = build_net(game(), small().net, 0)
        state = TrainingState(1, net, None, {}, {}, {}, {"minutes": 1.0}, {})
        path = save_checkpoint(Path(folder), game(), small(), state)
        return json.loads((path / "manifest.json").read_bytes())


def manifest_bytes(_: Path, data: bytes) -> None:
    """Nothing but the very text that was signed is a manifest."""
    parsed = said(parse_manifest, data, "here")
    assert parsed is None or signed(parsed) == data


def manifest_values(folder: Path, values: Any) -> None:
    """One that somebody signed: what it says is looked at, too."""
    place = folder / "checkpoints" / "000001"
    place.mkdir(parents=True, exist_ok=True)
    try:
        text = signed(values) if isinstance(values, dict) else json.dumps(values).encode()
    except (ValueError, RecursionError):
        return
    (place / "manifest.json").write_bytes(text)
    assert said(load_checkpoint, place) is None, "its files are not there"


def stored_configs(folder: Path, data: bytes) -> None:
    (folder / "config.json").write_bytes(data)
    said(stored_config, folder)


ROW = {"generation": 1, "games": 8, "positions": 60, "loss": 2.0, "win_rate": {"random": 0.5}, "grades": {"net": 0.5}}
ROW |= {"seat_score": [0.1, -0.1], "samples": 60, "window_positions": 60, "accepted": None, "minutes": 1.0}
ROW |= {"watched": [{"name": "start", "moves": [], "policy": {"a1": 0.5, "b2": 0.5}, "value": 0.1}]}


def metrics(folder: Path, rows: list[Any]) -> None:
    """Generations ascend, and whatever else they hold can be judged."""
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    (folder / "metrics.jsonl").write_bytes("\n".join(lines).encode(errors="replace"))
    read = said(read_metrics, folder)
    if read is not None:
        generations = [int(row["generation"]) for row in read[0]]
        assert generations == sorted(set(generations))
        assert all(isinstance(str(finding), str) for finding in said(diagnose, read[0]))


def report(folder: Path, rows: list[Any]) -> None:
    """The same drawn."""
    metrics(folder, rows)
    page = said(write_report, folder)
    assert page is None or page.stat().st_size > 1000


def measured(folder: Path, rows: list[Any]) -> None:
    lines = [row if isinstance(row, str) else json.dumps(row) for row in rows]
    (folder / "measured.jsonl").write_bytes("\n".join(lines).encode(errors="replace"))
    assert all(isinstance(row["agent"], str) for row in stored(folder))


MEASURED = {
    "kind": "match",
    "generation": 1,
    "agent": "a:net",
    "score": 0.5,
    "low": 0.4,
    "high": 0.6,
    "opponents": ["random"],
}


@cache
def shard() -> bytes:
    players = SelfPlay(
        game(), [UniformEvaluator(game())], SearchConfig(simulations=8), SelfPlayConfig(lanes=4, cache_slots=0)
    )
    return pack(game(), flatten(itertools.islice(players.play(8), 8)), {"run": "ab"})


def shards(_: Path, data: bytes) -> None:
    """Samples that compiled code may be given. What Parquet's own sums miss, the manifest's hash finds."""
    samples = said(lambda: unpack(game(), data, most=10_000))
    if samples is not None:
        rows = len(samples.game)
        assert [len(array) for array in samples] == [rows] * len(samples)
        assert samples.states.shape[1:] == (game().state_size,) and samples.moves.shape[1:] == (game().max_moves,)
        assert samples.moves.min(initial=0) >= -1 and samples.moves.max(initial=0) < 9
        assert all(np.isfinite(array).all() for array in (samples.policy, samples.values, samples.outcome))


# Stores


@cache
def sound_run() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        create_run(Folder(Path(folder)), small())
        return json.loads(Path(folder, RUN).read_bytes())


HEADS = [{"term": 1, "model": "000012-001", "candidate": "000013-001", "stop": False, "least_version": "0"}]


def run_json(folder: Path, data: bytes) -> None:
    """Who reads run.json gets a run whose name makes a folder's name."""
    (folder / RUN).write_bytes(data)
    run = said(read_run, Folder(folder))
    assert run is None or run.id.isalnum() and isinstance(run.config, RunConfig)


def head_json(folder: Path, data: bytes) -> None:
    """Who reads head.json can look for what it names, and write it again."""
    (folder / HEAD).write_bytes(data)
    read = said(read_head, Folder(folder))
    if read is not None:
        assert isinstance(read[0].term, int) and isinstance(read[0].stop, bool)
        assert json.loads(packed(read[0]))
        assert committed_labels(Folder(folder), "models", read[0]) == []


def store_names(folder: Path, name: str) -> None:
    """A file that somebody put into a store, by any name that the file system takes."""
    place = folder / "models" / name
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"")
    except (OSError, ValueError):
        return
    (folder / HEAD).write_bytes(json.dumps(HEADS[0]).encode())
    head = said(read_head, Folder(folder))[0]
    assert all(label <= "000013-999" for label in said(committed_labels, Folder(folder), "models", head) or ())


# The web and the command line


@cache
def client() -> TestClient:
    agents = enrol(["uct:4", "random"], game())
    return TestClient(make_app(WebConfig(game(), tuple(agents))), "http://127.0.0.1:8000")


ASKED = {"game": "tictactoe", "options": {}, "moves": [4, "a1"]}
STRONG = ASKED | {"agent": "uct:4", "strength": {"kind": "simulations", "amount": 4}, "generation": None}
ORBS = {
    "grid": [[{"orbs": 1, "player": "a"}, {"orbs": 0}], [{"orbs": 0}, {"orbs": 1, "player": "b"}]],
    "players": [{"id": "a"}, {"id": "b"}], "currentPlayerId": "a", "turnNumber": 2, "status": "active",
    "gridSize": {"rows": 2, "cols": 2},
}  # fmt: skip
BODIES = {
    "/api/position": [ASKED],
    "/api/move": [STRONG],
    "/api/analyse": [STRONG],
    "/api/review": [STRONG],
    "/api/exact": [ASKED],
    "/api/records/read": [
        {
            "text": '{"game": "tictactoe", "options": {}, "moves": ["a1"], "outcome": null, "truncated": false}',
            "format": "azkit",
        },
        {
            "text": "Base;InProgress;White[2];wS1;bS1 wS1-",
            "format": "uhp",
            "game": "hive",
            "options": {"pieces": "Base"},
        },
    ],
    "/api/records/write": [ASKED | {"format": "azkit"}, ASKED | {"game": "hive", "moves": ["wS1"], "format": "pgn"}],
    "/get-ai-move": [ORBS],
}
SHORT = st.one_of(st.integers(-1, 9), JSON)  # boards of a thousand sizes would be compiled for an hour
WEB = st.sampled_from(sorted(BODIES)).flatmap(
    lambda path: st.tuples(
        st.just(path), st.one_of(mistaken_json(BODIES[path], SHORT), mistaken(list(map(json.dumps, BODIES[path]))))
    )
)


def web(_: Path, asked: tuple[str, Any]) -> None:
    """An answer, or a refusal in one line: never what is the server's own fault."""
    path, body = asked
    try:
        data = body.encode(errors="surrogatepass") if isinstance(body, str) else json.dumps(body).encode()
    except RecursionError:
        return
    reply = client().post(path, content=data, headers={"Content-Type": "application/json"})
    assert reply.status_code == 200 or 400 <= reply.status_code < 500, (reply.status_code, reply.text)
    if reply.status_code != 200:
        assert reply.json()["error"].strip() and "\n" not in reply.json()["error"]


def web_paths(_: Path, path: str) -> None:
    reply = client().get("/" + quote(path.lstrip("/").encode(errors="replace"), safe="/?=&,%"))
    assert reply.status_code < 500, (path, reply.status_code)


PATHS = ["/api/games", "/api/agents", "/api/runs", "/api/runs/x/metrics?after=1", "/api/runs/x/games?generation=3"]
PATHS += ["/api/runs/x/games/1/2", "/api/runs/x/replay?generations=1,2&opening=a1", "/static/board.js", "/", "/runs"]


def command_line(folder: Path, words: list[str]) -> None:
    """It ends, by its own word or by an exit code, with one line that says what was wrong."""
    told, shown = io.StringIO(), io.StringIO()
    with contextlib.chdir(folder), contextlib.redirect_stderr(told), contextlib.redirect_stdout(shown):
        try:
            commands(words)
        except SystemExit as end:
            code = end.code
        else:
            code = 0
    assert code in (0, 2, None), (words, code)
    if code == 2:
        lines = [line for line in told.getvalue().split("\n") if line]
        assert lines[-1].startswith("azkit: ") and "Traceback" not in told.getvalue(), words


# Nothing here is there, so that whatever is parsed soundly ends soon: even a train with one of these words taken out
STRAY = ["train", "tictactoe", "--resume", "--run", "none", "--profile", "none", "--set", "seed=1", "--minutes", "1"]
COMMANDS = [
    STRAY,
    ["games", "connectx", "--option", "rows=5"],
    ["games", "nogo", "--json"],
    ["report", "none"],
    ["imitate", "tictactoe", "none.jsonl", "--epochs", "1", "--seed", "3", "--skip"],
    ["package", "none", "-o", "x.py", "--pure"],
    ["export", "none", "-o", "x.onnx", "--format", "onnx"],
    ["match", "none:net", "random", "--games", "2", "--game", "tictactoe", "--opening-plies", "1"],
    ["grade", "none:5", "--game", "connectx", "--only", "3"],
    ["evaluate", "none.py", "--games", "2"],
    ["rate", "none", "--games", "2"],
    ["analyse", "tictactoe", "none:5", "--moves", "a1 b2"],
    ["store", "verify", "none"],
    ["store", "check", "foo://x"],
    ["play", "tictactoe", "none", "--seat", "0"],
    ["share", "none", "-o", "x.html"],
    ["--version"],
]


@st.composite
def command_words(draw: st.DrawFn) -> list[str]:
    """A command one of whose words, after its name, is another, or one of whose words is missing or doubled."""
    words = list(draw(st.sampled_from(COMMANDS)))
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.integers(1, len(words)))
        junk = draw(st.one_of(WORDS, st.sampled_from(["-x", "--", "-", "--json", "--help", "1e9", "-1", "--game"])))
        words[place : place + draw(st.integers(0, 1))] = draw(st.sampled_from([[], [junk], [junk], [junk]]))
    return [word.replace("\0", "") for word in words if "/" not in word]  # no program is given a zero byte


TARGETS: dict[str, Target] = {
    "settings": Target(mistaken_json([PLAIN], st.one_of(NUMBERS, JSON)), settings, 2.0),
    "--set": Target(st.lists(FLAG.map("".join), max_size=3), set_flags, 2.0),
    "game options": Target(
        st.tuples(
            st.sampled_from(GAMES) | WORDS,
            st.dictionaries(st.sampled_from(OPTION_NAMES), OPTION_VALUES, max_size=3),
        ),
        game_options,
    ),
    "agent texts": Target(
        mistaken(["mcts:100", "uct:5", "alphabeta:2", "random", "perfect", "runs/x:net", "x.py", "s:2s"]), agent_text
    ),
    "agent settings": Target(mistaken_json([{"game": "nogo", "options": {"rows": 5}}]), agent_settings),
    "records": Target(RECORDS, records, 1.5),
    "UHP": Target(st.lists(mistaken(SESSION), max_size=6), uhp_lines, 1.0),
    "positions": Target(
        st.tuples(
            st.sampled_from([".jsonl", ".txt"]), mistaken(POSITIONS).map(lambda text: text.encode(errors="replace"))
        )
        | st.tuples(st.just(".gz"), mistaken_bytes(gzip.compress("".join(POSITIONS).encode(), mtime=0))),
        positions,
    ),
    "manifest bytes": Target(st.deferred(lambda: mistaken_bytes(signed(sound_manifest()))), manifest_bytes),
    "manifest values": Target(st.deferred(lambda: mistaken_json([sound_manifest()])), manifest_values),
    "config.json": Target(st.deferred(lambda: mistaken_bytes(json.dumps(PLAIN).encode())), stored_configs),
    "metrics": Target(st.lists(mistaken_json([ROW]) | mistaken([json.dumps(ROW)]), max_size=7), metrics),
    "report": Target(st.lists(mistaken_json([ROW]) | mistaken([json.dumps(ROW)]), max_size=3), report, 0.01),
    "measured": Target(st.lists(mistaken_json([MEASURED]), max_size=3), measured),
    "shards": Target(st.deferred(lambda: mistaken_bytes(shard())), shards, 1.5),
    "run.json": Target(st.deferred(lambda: mistaken_json([sound_run()]).map(json.dumps).map(str.encode)), run_json),
    "head.json": Target(mistaken_json(HEADS).map(json.dumps).map(str.encode), head_json),
    "store names": Target(
        mistaken(["000012-001/weights.safetensors", "000013-002/manifest.json", "x"]), store_names, 0.5
    ),
    "web bodies": Target(WEB, web, 1.0),
    "web paths": Target(mistaken(PATHS), web_paths, 0.5),
    "command line": Target(command_words(), command_line, 0.5),
}
