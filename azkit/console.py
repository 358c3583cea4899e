"""What commands share: options, mistakes told in one line, figures as a table or JSON, settings as KEY=VALUE."""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext, redirect_stdout
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from .errors import AzkitError

if TYPE_CHECKING:
    from .config import RunConfig
    from .games.base import Game

GAME_HELP = "connectx, tictactoe, gobang, nogo, chain_reaction, hive, or the path of a game's own .py file."
AGENT_HELP = (
    "random, negamax, perfect, alphabeta:DEPTH, uct:SIMULATIONS, an agent file PATH.py, or for a run or checkpoint "
    "folder PATH, PATH:SIMULATIONS, PATH:SECONDSs or PATH:net."
)
GameName = Annotated[str | None, typer.Option("--game", help=f"{GAME_HELP} Default: the checkpoint's, else connectx.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option of the game, such as rows=5. Repeatable.")
]
Games = Annotated[int, typer.Option("--games", min=1, help="How many games; rounded up so that seats are even.")]
Plies = Annotated[int, typer.Option("--opening-plies", min=0, help="Random plies before agents take over.")]
Seed = Annotated[int, typer.Option("--seed", min=0, help="All randomness derives from it.")]
Device = Annotated[str | None, typer.Option("--device", help="auto, cpu, cuda or cuda:N.")]
Json = Annotated[bool, typer.Option("--json", help="Print figures as JSON, and nothing else, to standard output.")]
Checkpoint = Annotated[Path, typer.Argument(help="A run folder (its newest checkpoint) or a checkpoint folder.")]


class Commands(TyperGroup):
    """Ends a mistake of the user's in one line and exit code 2, Ctrl-C in exit code 130."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """What runs for `azkit ...`; without arguments the help does."""
        words = list(sys.argv[1:] if args is None else args) or ["--help"]
        try:
            with _plain_warnings():
                code = super().main(words, *rest, **{**extra, "standalone_mode": False})
        except (KeyboardInterrupt, typer.Abort):  # which of the two depends on typer's version
            code = 130
        except Exception as error:
            line = _complaint(error)
            if line is None:
                raise
            print(f"azkit: {line}", file=sys.stderr)
            code = 2
        sys.exit(code)


def _complaint(error: Exception) -> str | None:
    """The one line for an error that the user can mend; None for a defect, which keeps its traceback."""
    if isinstance(error, AzkitError):
        return str(error)
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    usage = getattr(error, "format_message", None)  # typer's own errors, whose class moved between its versions
    return " ".join(f"{usage()} (--help tells more)".split()) if usage else None


@contextmanager
def _plain_warnings() -> Iterator[None]:
    """Warnings as one line each, without the place in the code."""
    before = warnings.formatwarning
    warnings.formatwarning = lambda message, *_, **__: f"azkit: {message}\n"
    try:
        yield
    finally:
        warnings.formatwarning = before


def pairs(items: Sequence[str] | None, flag: str) -> dict[str, Any]:
    """KEY=VALUE texts; a value is JSON where it reads as JSON, else text. Raises AzkitError that names the flag."""
    values: dict[str, Any] = {}
    for item in items or ():
        key, equals, text = item.partition("=")
        if not equals or not key:
            raise AzkitError(f"{flag} {item}: write it as KEY=VALUE")
        try:
            values[key] = json.loads(text)
        except ValueError:
            values[key] = text
    return values


def chosen_game(name: str | None, options: Sequence[str] | None, agents: Sequence[str] = ()) -> Game:
    """The game asked for; if none is, that of the first checkpoint among the agents, else ConnectX."""
    from .games.base import make

    if name is None and not options:
        paths = [path for text in agents for path in (Path(text), Path(text.rpartition(":")[0])) if path != Path()]
        for path in filter(Path.is_dir, paths):
            from .checkpoints import load_checkpoint

            with warnings.catch_warnings(action="ignore"):  # making the agent warns again
                return load_checkpoint(path).game
    return make(name or "connectx", **pairs(options, "--option"))


def run_config(
    run: Path,
    resume: bool,
    game: str | None,
    profile: str | None,
    options: Mapping[str, Any],
    changes: Mapping[str, Any],
    flags: Mapping[str, Any],
    games: int | None = None,
) -> RunConfig:
    """The configuration to train with: a profile's or a stored run's, then changes, then the flags that are not None.

    So many `games` in all are as many generations as it takes.

    A stored run's time limit was for the session that set it and is dropped. Raises AzkitError for what is unknown or
    does not go with resuming.
    """
    from .config import GameConfig, change
    from .meter import yardstick
    from .profiles import profile as named
    from .profiles import timed

    if not resume:
        played, minutes = GameConfig(game or "connectx", options), flags["minutes"]
        if minutes and profile is None:
            config = timed(played, minutes, yardstick(played.make(), str(flags["train.device"] or "auto")))
        else:
            config = named(profile or "quick", played)
        if minutes is not None:
            config = change(config, {"generations": None, "minutes": minutes})
    elif profile is not None or options:
        raise AzkitError("--profile and --option go with a new run; change keys of a resumed one with --set")
    else:
        config = _stored(run)
        if game not in (None, config.game.name):
            raise AzkitError(f"{run} is a run of {config.game.name}, not of {game}")
    wanted = {**changes, **{key: value for key, value in flags.items() if value is not None}}
    config = change(config, wanted)
    if games is not None:
        config = replace(config, generations=-(-games // config.games))
    return replace(config, minutes=None) if resume and "minutes" not in wanted else config


def _stored(run: Path) -> RunConfig:
    """A run's own configuration."""
    from .config import from_dict

    path = run / "config.json"
    try:
        return from_dict(json.loads(path.read_bytes()))
    except OSError:
        raise AzkitError(f"there is no run to resume in {run}: it has no {path.name}") from None
    except json.JSONDecodeError as error:
        raise AzkitError(f"{path} is damaged: {error}") from None


@contextmanager
def figures(as_json: bool) -> Iterator[Callable[[Any, str], None]]:
    """Work inside, then give the callable figures and their text: one of them is printed.

    With `as_json` nothing else reaches standard output, whatever libraries print.
    """
    out = sys.stdout

    def show(figures: Any, text: str) -> None:
        print(json.dumps(figures, indent=1, default=str) if as_json else text, file=out)

    with redirect_stdout(sys.stderr) if as_json else nullcontext():
        yield show


def table(figures: Mapping[str, Any]) -> str:
    """Names and values in two columns."""
    width = max(map(len, figures))
    return "\n".join(f"{name.replace('_', ' '):<{width}}  {_text(value)}" for name, value in figures.items())


def _text(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.3g}" if abs(value) < 1000 else f"{value:,.0f}"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_text(one)}" for name, one in value.items())
    return ", ".join(map(_text, value)) if isinstance(value, list | tuple) else str(value)
