"""Scripts and styles of the rooms, as pages that stand alone carry them: inside."""

import re
from collections.abc import Sequence
from importlib.resources import files

StaticFile = tuple[str, str]  # a room such as azkit.games, and the name of a file in its folder static/
IMPORT = re.compile(r"^import [^;]*;\n", re.MULTILINE)
EXPORT = re.compile(r"^export (?=class|const|function|async)", re.MULTILINE)


def text_of(file: StaticFile) -> str:
    """What a static file says."""
    room, name = file
    return files(room).joinpath("static", name).read_text(encoding="utf-8")


def inlined(scripts: Sequence[StaticFile]) -> str:
    """Modules, each after those that it needs, as one script without imports and exports: files load no modules."""
    return "\n".join(EXPORT.sub("", IMPORT.sub("", text_of(script))) for script in scripts)
