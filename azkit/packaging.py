"""A checkpoint becomes one agent file, made from the library's own sources and tried out before it is put in place."""

from __future__ import annotations

import ast
import base64
import gzip
import hashlib
import io
import json
import pprint
import re
import tarfile
import textwrap
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np

from . import __version__
from .checkpoints import Checkpoint, commit, load_checkpoint
from .errors import AzkitError
from .exact import is_connect_four
from .forward import pack_weights
from .games.base import Game
from .nets import numpy_weights
from .player import PlayerConfig
from .validate import check

HERE = Path(__file__).parent
BOOK = HERE / "positions" / "connectx-openings.npz"


@dataclass(frozen=True)
class PackageReport:
    """What was built and what its checks saw; seconds are of one core, None if unchecked."""

    path: Path
    size: int  # bytes
    sha256: str
    game: str
    submit: str  # what to do with the file
    first_move: float | None  # seconds, in a fresh process, with whatever of numba and torch is there
    first_move_plain: float | None  # seconds, with neither
    later_moves: float | None  # seconds, the slowest under Kaggle's actTimeout of 2
    games: tuple[str, ...] | None  # played in kaggle-environments: agents, statuses, rewards


def package(
    checkpoint: Path,
    out: Path,
    config: PlayerConfig | None = None,
    max_bytes: int = 8 << 20,
    validate: bool = True,
) -> PackageReport:
    """Write a checkpoint's agent file (of a run folder: the newest's); an `out` that ends in .tar.gz holds main.py.

    Raises AzkitError if the file is larger than `max_bytes` or fails a check; `out` is then left as it was.
    """
    loaded = load_checkpoint(checkpoint)
    game = loaded.game
    text = build(loaded, config or PlayerConfig())
    data = _archive(text) if out.name.endswith(".tar.gz") else text.encode()
    if len(data) > max_bytes:
        raise AzkitError(
            f"{out} would have {len(data)} bytes, max_bytes={max_bytes}: allow more, or train a smaller net"
        )
    seen = check(text, game) if validate else dict.fromkeys(("first_move", "first_move_plain", "later_moves", "games"))
    submit = f'kaggle competitions submit connectx -f {out} -m "azkit {__version__}, generation {loaded.generation}"'
    if game.name != "connectx":
        submit = f"Kaggle has no {game.name} competition; play it with: azkit evaluate {out}"
    digest = commit(out, data)["sha256"]
    return PackageReport(path=out, size=len(data), sha256=digest, game=game.describe(), submit=submit, **seen)


def build(checkpoint: Checkpoint, config: PlayerConfig) -> str:
    """The text of the agent file: the same checkpoint and settings give the same bytes."""
    game = checkpoint.game
    blob = pack_weights(numpy_weights(checkpoint.net))
    texts = sources(game, "player")
    search = replace(checkpoint.config.search, selection="puct", noise_epsilon=0.0, leaves=config.leaves)
    rows, columns = game.planes[1:]
    drops = game.actions == columns < rows * columns
    settings = {
        "game": game.name,
        "options": dict(game.options),
        "search": asdict(search),
        "player": asdict(config),
        "sha256": hashlib.sha256(blob).hexdigest(),
        # For the rule of thumb
        "rows": rows,
        "columns": columns,
        "inarow": game.options.get("inarow", 3 if game.name == "tictactoe" else 0),
        "drops": drops,
        "players": game.players,
        "stacks": not drops and game.graph is None and _stacks(game),
        "graph": game.graph is not None,
    }
    filled = {
        "SETTINGS": pprint.pformat(settings, width=100, sort_dicts=False),
        "PACKAGE": repr("azkit_" + hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]),
        "SOURCES": "{\n" + "".join(f"{file!r}: {_literal(text)},\n" for file, text in texts.items()) + "}",
        "WEIGHTS": _text(blob),
        "BOOK": _text(BOOK.read_bytes() if config.solve and is_connect_four(game) else b""),
    }
    net, parameters = checkpoint.config.net, sum(array.size for array in numpy_weights(checkpoint.net).values())
    lines = [
        f"# An agent for {game.describe()}, made by azkit {__version__}; run it as it is, without azkit installed.",
        f"# {net.blocks} blocks x {net.filters} filters, {parameters:,} float16 weights in {len(blob):,} bytes,",
        f"# generation {checkpoint.generation}, SHA-256 {settings['sha256']}.",
        "# SOURCES holds azkit's own files, unchanged; Kaggle calls the last function of this file, `agent`.",
    ]
    for line in (HERE / "agent_file.py").read_text(encoding="utf-8").splitlines():
        name, colon, _ = line.partition(":")
        lines.append(f"{name} = {filled.pop(name)}" if colon and name in filled else line)
    return "\n".join(lines) + "\n"


def _text(data: bytes) -> str:
    """A literal of base64."""
    return '"""\n' + textwrap.fill(base64.b64encode(data).decode(), 120) + '\n"""'


def _stacks(game: Game) -> bool:
    """Whether pieces may be put on cells that are not empty."""
    states = game.random_game(np.random.default_rng(0))
    return any(state.array[move] for state in states for move in state.legal_moves())


def sources(game: Game, *modules: str) -> dict[str, str]:
    """The text of a game, of these modules and of all azkit's that load with them, by file.

    Relative imports are followed, but not those inside functions: what is imported late is not needed to load. A game
    in a file of its own becomes one of azkit's.
    """
    found: dict[str, str] = {}
    rules = Path("games", f"{game.name}.py")
    wanted = [*(Path(f"{module}.py") for module in modules), rules]
    while wanted:
        file = wanted.pop()
        if file.as_posix() in found:
            continue
        if file == rules and game.source.endswith(".py"):
            text = _relative(Path(game.source).read_text(encoding="utf-8"))
        else:
            text = (HERE / file).read_text(encoding="utf-8")
        found[file.as_posix()] = text
        wanted += [parent / "__init__.py" for parent in file.parents]
        for node in _loaded(ast.parse(text).body):
            if isinstance(node, ast.ImportFrom) and node.level:
                base = file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
                named = [Path(f"{base}.py"), *(base / f"{alias.name}.py" for alias in node.names)]
                wanted += [path for path in named if (HERE / path).is_file()]
    return {f"azkit/{file}": found[file] for file in sorted(found)}


def _relative(text: str) -> str:
    """The source of a game's own file as it reads among azkit's games: imports of azkit become relative ones."""
    text = re.sub(r"(?m)^from azkit\.games import ", "from . import ", text)
    text = re.sub(r"(?m)^from azkit\.games\.", "from .", text)
    return re.sub(r"(?m)^from azkit\.", "from ..", text)


def _loaded(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements that run when a module loads."""
    for node in body:
        yield node
        if isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from _loaded([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from _loaded([*node.body, *node.orelse, *(line for one in node.handlers for line in one.body)])


def _literal(text: str) -> str:
    """A Python literal of a source text, readable where its characters allow it."""
    readable = f"r'''{text}'''"
    return readable if "'''" not in text and not text.endswith("\\") else repr(text)


def _archive(text: str) -> bytes:
    """A tar.gz with main.py, the same bytes for the same text."""
    data, plain = text.encode(), io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        entry = tarfile.TarInfo("main.py")
        entry.size = len(data)
        archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), mtime=0)
