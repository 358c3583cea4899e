"""Rules in a file of a user's own: their text travels with a run, and no file is imported but one that he has named.

He names it by `--game FILE`, by `game=` in Python, or by training with it: this machine then remembers where rules of
that hash lie. A path that stands in a run, a checkpoint or a store is only shown.
"""

import hashlib
import re
import warnings
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from ..compiled import cache_folder
from ..errors import AzkitError
from ..files import commit, read_regular
from .config import GameConfig

RULES = "rules"  # the folder in a run's, and in azkit's cache
MOST = 1 << 24  # bytes of rules
OTHERWISE = "azkit train: as GAME; in Python: by game="


def is_own(name: str | Path | None) -> bool:
    """Whether a game's name is the path of a file of rules."""
    return name is not None and str(name).endswith(".py")


def digest(name: str | Path) -> str | None:
    """The hash of a user's own rules; azkit's own games have none. Raises AzkitError if the file cannot be read."""
    return hashlib.sha256(_text(name)).hexdigest() if is_own(name) else None


def keep_rules(run: Path, game: GameConfig) -> GameConfig:
    """Put a user's own rules into a run's folder, and remember where he has them; returns the game with their hash.

    Raises AzkitError if they were edited since the run began.
    """
    if not is_own(game.name):
        return game
    path = Path(game.name).absolute()
    text, own = _text(path), trusted(game, str(run), path) if game.rules else replace(game, rules=digest(path))
    commit(run / RULES / path.name, text)  # also over that of a run which ended before it had a checkpoint
    remember(own)
    return own


def remember(game: GameConfig) -> None:
    """Keep for later commands where the user has rules of this hash, if they are his own."""
    with suppress(AzkitError, RuntimeError):  # a machine without a place for it asks for --game
        if is_own(game.name):
            commit(cache_folder() / RULES / f"{game.rules}.path", str(Path(game.name).absolute()).encode())


def trusted(game: GameConfig, place: str, named: str | Path | None = None) -> GameConfig:
    """A game as stored data at `place` tell of it; own rules are in the file that the user `named`, or trained with.

    Raises AzkitError if he did neither, or if the file's hash is not the stored one.
    """
    if not is_own(game.name):
        return game
    file = named if is_own(named) else _remembered(game.rules)
    if file is None:
        copy = Path(game.name).name
        raise AzkitError(f"{place} is of a game of its own: name your copy of {copy!r} by --game ({OTHERWISE})")
    own = digest(file)
    if game.rules is None:
        warnings.warn(f"{place} does not say which rules it was trained by; going on with {file}", stacklevel=3)
    elif own != game.rules:
        differ = f"its SHA-256 begins {str(own)[:8]}, not {str(game.rules)[:8]}"
        kept = f"those that it was trained by are in its folder {RULES}/, which --game takes"
        raise AzkitError(f"{file} holds other rules than {place}, or was edited since: {differ}; {kept}")
    return replace(game, name=str(file), rules=own)


def _remembered(rules: str | None) -> Path | None:
    """Where the user had rules of this hash when he last trained with them."""
    with suppress(OSError, ValueError, RuntimeError):
        if re.fullmatch("[0-9a-f]{64}", str(rules)):
            path = Path(read_regular(cache_folder() / RULES / f"{rules}.path", MOST).decode())
            return path if path.is_file() else None
    return None


def _text(name: str | Path) -> bytes:
    try:
        return read_regular(Path(name), MOST)
    except OSError as error:
        raise AzkitError(f"no game file at {name}: {error.strerror}") from None
