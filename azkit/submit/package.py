"""A checkpoint, or an older agent file, becomes one agent file of the library's own sources, tried out before it is put
in place."""

import ast
import base64
import gzip
import hashlib
import io
import json
import pprint
import re
import tarfile
import tokenize
import zlib
from dataclasses import asdict, dataclass
from importlib.util import resolve_name
from pathlib import Path
from shlex import quote

from ..agents.files import constants, game_of
from ..agents.kaggle import kaggle_options
from ..errors import AzkitError
from ..files import commit
from ..games.base import Game, make
from ..nets.nets import numpy_weights
from ..nets.plain import decoded, pack_weights, unpack_weights
from ..runs.checkpoints import Checkpoint
from ..runs.mirror import load_checkpoint
from ..search.search import SearchConfig
from ..version import __version__
from .player import PlayerConfig
from .tryout import try_out

HERE = Path(__file__).parents[1]  # azkit's own folder
FILLED, AFTER = "# <filled in by package.py>\n", "# </filled in>\n"  # what is between them in agent_file.py is replaced
OWN = "own"  # the module in games/ that a game in a file of its own becomes


@dataclass(frozen=True)
class PackageReport:
    """What was built and what its checks saw; seconds are of one core, None if unchecked."""

    path: Path
    size: int  # bytes
    sha256: str
    game: str
    submit: str  # what to do with the file
    first_move: float | None = None  # seconds, in a fresh process, with whatever of numba and torch is there
    first_move_plain: float | None = None  # seconds, with neither
    later_moves: float | None = None  # seconds, the slowest under Kaggle's actTimeout of 2
    games: tuple[str, ...] | None = None  # played in kaggle-environments: agents, statuses, rewards


def package(
    checkpoint: str | Path | Checkpoint,
    out: str | Path,
    config: PlayerConfig | None = None,
    validate: bool = True,
    game: str | Path | None = None,
) -> PackageReport:
    """Write a checkpoint's agent file (of a run folder: the newest's); an `out` that ends in .tar.gz holds main.py.

    In a checkpoint's place may stand an agent file, which is packaged anew: its network and settings (but for a
    `config`) by the sources of today. `game` is the file of a user's own rules, see load_checkpoint. Raises AzkitError
    if the file fails a check; `out` is then left as it was.
    """
    out = Path(out)
    if not out.name.endswith((".py", ".tar.gz")):
        raise AzkitError(f"{out}: an agent is a .py file, or a .tar.gz that holds it as main.py")
    if not isinstance(checkpoint, Checkpoint) and str(checkpoint).endswith(".py"):
        rules, text = rebuild(Path(checkpoint), config, game)
    else:
        loaded = checkpoint if isinstance(checkpoint, Checkpoint) else load_checkpoint(checkpoint, game)
        rules, text = loaded.game, build(loaded, config or PlayerConfig())
    data = _archive(text) if out.name.endswith(".tar.gz") else text.encode()
    facts = try_out(text, rules) if validate else {}
    file, own = quote(str(out)), f" --game {quote(rules.source)}" if _module(rules) == OWN else ""
    submit = f"Kaggle has no {rules.name} competition" + (" on this board" if rules.extras.kaggle.built_in else "")
    if out.suffix == ".py":
        submit += f"; play it with: azkit evaluate {file}{own}"
    if rules.extras.kaggle.built_in and kaggle_options(rules) == kaggle_options(make(rules.name)):
        message = f"azkit {__version__}, {_about(text)}"
        submit = f"kaggle competitions submit {rules.name} -f {file} -m {quote(message)}"
    digest = commit(out, data)["sha256"]
    return PackageReport(path=out, size=len(data), sha256=digest, game=rules.describe(), submit=submit, **facts)


def build(checkpoint: Checkpoint, config: PlayerConfig) -> str:
    """The text of the agent file: the same checkpoint and settings give the same bytes."""
    net, search = checkpoint.config.net, checkpoint.config.search.alone()
    about = f"{net.blocks} blocks x {net.filters} filters, generation {checkpoint.generation}"
    return _text(checkpoint.game, search, config, pack_weights(numpy_weights(checkpoint.net)), about)


def rebuild(file: Path, config: PlayerConfig | None = None, own: str | Path | None = None) -> tuple[Game, str]:
    """The game that an agent file of azkit's plays, and the text of the same agent by the sources of today.

    It is read, not run. Raises AzkitError if it is no such file, or one with settings that azkit no longer has.
    """
    game = game_of(file, make(str(own)) if own else None)
    if game is None:
        raise AzkitError(f"{file}: no agent file of azkit's")
    try:
        weights, settings = constants(file, "WEIGHTS", "SETTINGS")
        unpack_weights(weights, settings["sha256"])  # refuses damaged ones
        search, player = SearchConfig(**settings["search"]), config or PlayerConfig(**settings["player"])
        return game, _text(game, search, player, decoded(weights), _about(file.read_text(encoding="utf-8")))
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError, zlib.error) as error:
        raise AzkitError(f"{file} cannot be packaged anew by azkit {__version__}: {error}") from None


def _about(text: str) -> str:
    """An agent file's network, in words: from its second line, as `_text` writes it, if that is what it says."""
    about = re.match(r"# (\d+ blocks x \d+ filters, generation \d+);", text.splitlines()[1])
    return about[1] if about else "a network"


def _text(game: Game, search: SearchConfig, config: PlayerConfig, blob: bytes, about: str) -> str:
    texts, book = sources(game, "submit/player"), game.extras.book(game) if config.solve else None
    settings = {
        "game": game.name,
        "module": _module(game),
        "options": dict(game.options),
        "search": asdict(search),
        "player": asdict(config),
        "sha256": hashlib.sha256(blob).hexdigest(),
    }
    filled = {
        "SETTINGS": pprint.pformat(settings, width=100, sort_dicts=False),
        "PACKAGE": repr("azkit_" + hashlib.sha256(json.dumps(texts).encode()).hexdigest()[:16]),
        "SOURCES": "{\n" + "".join(f"{file!r}: {_literal(text)},\n" for file, text in texts.items()) + "}",
        "WEIGHTS": _base85(blob),
        "BOOK": _base85(book.read_bytes() if book else b""),
    }
    header = (
        f"# An agent for {game.describe()}, made by azkit {__version__}; run it as it is, without azkit installed.\n"
        f"# {about}; float16 weights in {len(blob):,} bytes, SHA-256\n# {settings['sha256']}.\n"
        "# SOURCES holds azkit's own files, unchanged; Kaggle calls the last function of this file, `agent`.\n"
    )
    before, _, rest = (HERE / "submit" / "agent_file.py").read_text(encoding="utf-8").partition(FILLED)
    lines = "".join(f"{name} = {literal}\n" for name, literal in filled.items())
    return header + before + lines + rest.partition(AFTER)[2]


def _base85(data: bytes) -> str:
    text = base64.b85encode(data).decode()
    return '"""\n' + "".join(f"{text[at : at + 120]}\n" for at in range(0, len(text), 120)) + '"""'


def _module(game: Game) -> str:
    """The module in games/ that an agent file has the rules in."""
    return OWN if game.source.endswith(".py") else game.source or game.name


def sources(game: Game, *modules: str) -> dict[str, str]:
    """The text of a game, of these modules and of all azkit's that load with them, by file.

    Of azkit's own files only imports on the top level are followed: others are not needed to load.
    """
    texts: dict[str, str] = {}
    wanted = [*map(Path, modules), Path("games", _module(game))]  # modules or packages, without suffix
    while wanted:
        module = wanted.pop()
        own = module == Path("games", OWN)
        files = [f"{module}.py"] if own else [f"{module}.py", (module / "__init__.py").as_posix()]
        file = next((file for file in files if own or (HERE / file).is_file()), None)
        if file is None or file in texts:
            continue
        with tokenize.open(game.source if own else HERE / file) as source:  # by the encoding that Python would read it
            texts[file] = source.read()
        tree = ast.parse(texts[file])
        wanted += Path(file).parents
        for node in ast.walk(tree) if own else tree.body:
            wanted += _imported(node, ".".join(("azkit", *Path(file).parent.parts)))
    return {f"azkit/{file}": texts[file] for file in sorted(texts)}


def _imported(node: ast.AST, package: str) -> list[Path]:
    """What an import in a package may mean of azkit's: modules or packages without suffix, and names of no file."""
    names = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        base = resolve_name("." * node.level + (node.module or ""), package)
        names = [base, *(f"{base}.{alias.name}" for alias in node.names)]
    return [Path(*name.split(".")[1:]) for name in names if name.partition(".")[0] == "azkit"]


def _literal(text: str) -> str:
    """A Python literal of a source text, readable where its characters allow it."""
    readable = f"r'''{text}'''"
    return readable if "'''" not in text and not text.endswith(("\\", "'")) else repr(text)


def _archive(text: str) -> bytes:
    """A tar.gz with main.py, the same bytes for the same text."""
    data, plain = text.encode(), io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        entry = tarfile.TarInfo("main.py")
        entry.size = len(data)
        archive.addfile(entry, io.BytesIO(data))
    return gzip.compress(plain.getvalue(), mtime=0)
