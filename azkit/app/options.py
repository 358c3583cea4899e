"""What commands share: options, mistakes told in one line, figures as a table or JSON, settings as KEY=VALUE."""

from __future__ import annotations

import ast
import functools
import inspect
import json
import os
import shlex
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext, redirect_stdout, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Argument, Option
from typer.core import TyperGroup

import azkit

from ..errors import AzkitError, one_line, printable
from ..stopping import Stopped, deadline

if TYPE_CHECKING:
    from ..games.base import Game
    from ..progress import Progress
    from ..runs.config import GameConfig

Figures = Iterator[tuple[Any, str]]  # what a command measured, for JSON, and the same as text for people


def _folder(run: Path | None) -> Path | None:
    """A run's folder; of s3://BUCKET/RUN Path makes one, too, which nobody means."""
    from ..runs.mirror import place

    if run is not None and "://" in (uri := place(run)[0]):
        raise AzkitError(f"--run {uri}: name a folder; a run in a store is begun by azkit learner GAME --store {uri}")
    return run


GAME_HELP = "connectx, tictactoe, gobang, nogo, chain_reaction, hive, or the path of a game's own .py file."
AGENT_HELP = (
    "random, negamax, perfect, alphabeta:DEPTH, alphabeta:SECONDSs, uct:SIMULATIONS, an agent file PATH.py, or for a "
    "run or checkpoint folder PATH (or its URI, such as s3://BUCKET/RUN), PATH:SIMULATIONS, PATH:SECONDSs or PATH:net."
)
WORDS_HELP = f"GAME may come first: {GAME_HELP} AGENT: {AGENT_HELP}"
Words = Annotated[list[str], Argument(metavar="[GAME] AGENT...", help=WORDS_HELP)]
GameName = Annotated[str | None, Option("--game", help=f"{GAME_HELP} Default: the agent's, else connectx.")]
Options = Annotated[list[str] | None, Option("--option", help="An option of the game, such as rows=5. Repeatable.")]
Changes = Annotated[list[str] | None, Option("--set", help="Change a key, such as search.simulations=100. Repeatable.")]
Games = Annotated[int, Option("--games", min=1, help="How many games; rounded up so that seats are even.")]
Plies = Annotated[int, Option("--opening-plies", min=0, help="Random plies before agents take over.")]
Seed = Annotated[int, Option("--seed", min=0, help="All randomness derives from it.")]
Device = Annotated[str | None, Option("--device", help="auto, cpu, cuda or cuda:N.")]
Run = Annotated[Path | None, Option("--run", help="The run's folder. Default: runs/GAME.", callback=_folder)]
Json = Annotated[bool, Option("--json", help="Print figures as JSON, and nothing else, to standard output.")]
CHECKPOINT = "A run folder (its newest checkpoint) or a checkpoint folder, or their URI."
Checkpoint = Annotated[str, Argument(help=CHECKPOINT)]
Packaged = Annotated[str, Argument(help=f"{CHECKPOINT} Or an agent file: the same agent by today's azkit.")]
OwnRules = Annotated[Path | None, Option("--game", help="Your copy of the rules, if they are of your own.")]


class Commands(TyperGroup):
    """Ends a mistake of the user's in one line and exit code 2, a signal within ten seconds in 128 and its number."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """What runs for `azkit ...`; without arguments the help does."""
        words = list(sys.argv[1:] if args is None else args) or ["--help"]
        try:
            with deadline(), warnings.catch_warnings():
                warnings.showwarning = lambda message, *_, **__: print(
                    f"azkit: {one_line(str(message))}", file=sys.stderr
                )
                code = super().main(words, *rest, **{**extra, "standalone_mode": False})
        except (KeyboardInterrupt, typer.Abort):  # which of the two depends on typer's version
            code = 130
        except Stopped as stop:
            print(f"azkit: stopped by {stop}; what was committed before is intact", file=sys.stderr, flush=True)
            sys.stdout.flush()
            os._exit(128 + stop.number)  # threads that still work are not waited for, nor modules taken down one by one
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
    if isinstance(error, MemoryError):
        return f"not enough memory, so make something smaller: {error}"
    if isinstance(error, OSError):
        return f"{error.filename}: {error.strerror}" if error.filename else str(error)
    usage = getattr(error, "format_message", None)  # typer's own errors, whose class moved between its versions
    return " ".join(f"{usage()} (--help tells more)".split()) if usage else None


def reporting(app: typer.Typer) -> Callable[[Callable[..., Figures]], None]:
    """Make a function a command of `app` with --json, which chooses between the figures and the text that it yields.

    With --json nothing else reaches standard output, whatever libraries print.
    """

    def register(command: Callable[..., Figures]) -> None:
        @functools.wraps(command)
        def run(as_json: bool, **arguments: Any) -> None:
            out = sys.stdout
            with redirect_stdout(sys.stderr) if as_json else nullcontext():
                for figures, text in command(**arguments):
                    shown = printable(text, "\n\t")  # names and texts of others are in it
                    print(json.dumps(figures, indent=1, default=str) if as_json else shown, file=out)

        signature = inspect.signature(command, eval_str=True)
        as_json = inspect.Parameter("as_json", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=Json)
        vars(run)["__signature__"] = signature.replace(parameters=[*signature.parameters.values(), as_json])
        app.command(command.__name__.strip("_"))(run)  # import is a word of Python's

    return register


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


def is_game(word: str) -> bool:
    """Whether a word names a game: one of azkit's, or a file that defines `make`, as agents' files do not."""
    from ..games.base import ALIASES, GAMES

    if not word.endswith(".py"):
        return word in GAMES or word in ALIASES
    try:
        statements = ast.parse(Path(word).read_bytes()).body
    except (OSError, SyntaxError, ValueError, RecursionError):
        return False
    return any(isinstance(node, ast.FunctionDef) and node.name == "make" for node in statements)


def chosen_game(name: str | None, options: Sequence[str] | None, agents: Sequence[str] = ()) -> Game:
    """The game asked for; if none is, that of the first checkpoint or agent file among the agents, else ConnectX.

    Of rules in a file of the user's, too, the options are those of the first agent's game. `options` change them.
    """
    from ..agents.agents import is_named, path_and_budget
    from ..agents.files import game_of
    from ..runs.mirror import local
    from ..runs.rules import is_own

    game, given = None, pairs(options, "--option")
    named = azkit.make(name, **given) if name is not None else None
    paths = [agent for agent in agents if not is_named(agent)]
    for agent in paths if name is None or is_own(name) else ():
        # Making the agent warns again, and with rules that are named complains of one of others
        with warnings.catch_warnings(action="ignore"), suppress(AzkitError) if named else nullcontext():
            path = local(path_and_budget(agent)[0], name)
            if path.is_dir():
                game = azkit.load_checkpoint(path, name).game
            elif path.suffix == ".py":
                game = game_of(path, named)
        if game is not None and (named is None or game.name == named.name):
            return azkit.make(game.source, **game.options | given) if given else game
    return named or azkit.make("connectx", **given)


def game_first(words: Sequence[str], name: str | None) -> tuple[str | None, list[str]]:
    """The game that is named, by --game or else by the first of `[GAME] WORD...`, and the other words."""
    if name is None and words and is_game(words[0]):
        return words[0], list(words[1:])
    return name, list(words)


def game_and_agents(words: Sequence[str], name: str | None, options: Sequence[str] | None) -> tuple[Game, list[str]]:
    """What `[GAME] AGENT...` names; where it names no game `chosen_game` finds it."""
    name, agents = game_first(words, name)
    return chosen_game(name, options, agents), agents


def usual_run(game: str | None) -> Path:
    """The folder of a game's run where none is named."""
    return Path("runs", Path(game or "connectx").stem)


def progress() -> Progress:
    """How a command tells what it is doing."""
    from ..progress import Progress

    return Progress()


def going_on(run: Path, config: azkit.RunConfig, generations: int) -> str:
    """The command by which a run goes on: to its end, or, once it has come there, twice as far."""
    end = "" if config.generations else f" --minutes {config.minutes:g}"
    if config.generations and generations >= config.generations:
        end = f" --generations {2 * config.generations}"
    return f"azkit train --resume --run {typed(run)}{end}"


def run_config(
    game: str | None,
    profile: str | None,
    options: Sequence[str] | None,
    changes: Sequence[str] | None,
    flags: Mapping[str, Any],
    games: int | None = None,
    check: bool = True,
    resumed: Path | None = None,
) -> azkit.RunConfig:
    """The configuration to train with: a profile's or the `resumed` run's, then changes, then flags that are not None.

    So many `games` in all are as many generations as it takes. The time limit of a resumed run's last session is
    dropped. Raises AzkitError for what is unknown or does not go with resuming, and for own rules that break a law.
    """
    from ..agents.agents import is_named
    from ..runs.checkpoints import stored_config
    from ..runs.config import GameConfig
    from ..runs.plan import without
    from ..runs.rules import is_own, trusted
    from ..runs.shared import RUN

    if resumed and (resumed / RUN).is_file():
        raise AzkitError(f"{resumed} is a run of many processes, which --workers N or azkit learner goes on with")
    if resumed and (profile is not None or options):
        raise AzkitError("--profile and --option go with a new run; change keys of a resumed one with --set")
    config = stored_config(resumed) if resumed else None
    if config and is_other(game, config.game.name):
        raise AzkitError(f"{resumed} is a run of {config.game.name}, not of {game}")
    config = config and replace(config, game=trusted(config.game, str(resumed), game))
    named = "match.opponents" in pairs(changes, "--set")
    if config and not named and (others := [text for text in config.match.opponents if not is_named(text)]):
        raise AzkitError(f"{resumed} plays against {others[0]}: name it again by --set match.opponents=[...] if it may")
    rules = config.game if config else GameConfig(game or "connectx", pairs(options, "--option"))
    if check and is_own(rules.name):  # compiled, mistakes of a user's end in silence or in a crash of Python
        from .trial import try_rules

        try_rules(rules.name, rules.options)
    config = config or _new(rules, profile, flags.get("minutes"), flags.get("train.device") or "auto")
    wanted = {**pairs(changes, "--set"), **{key: value for key, value in flags.items() if value is not None}}
    kept = {*wanted, *(["generation_games"] if games is not None else [])}  # of what was asked for, to the end
    config = without(azkit.change(config, wanted), kept)
    if games is not None:
        if "generations" in wanted:
            raise AzkitError("--games and --generations both say where the run ends: give one of them")
        done, played = _played(resumed)
        config = replace(config, generations=max(1, done - (played - games) // config.generation_games))
    return replace(config, minutes=None) if resumed and "minutes" not in wanted else config


def is_other(game: str | Path | None, stored: str) -> bool:
    """Whether somebody who names this game means another one than a run's, whose file of own rules may have moved."""
    from ..games.base import ALIASES
    from ..runs.rules import is_own

    if game is None or is_own(game) and is_own(stored):
        return False
    return ALIASES.get(str(game), game) != ALIASES.get(stored, stored)


def _played(run: Path | None) -> tuple[int, int]:
    """A run's generations and games so far, none of one that is new."""
    from ..runs.metrics import read_metrics

    rows = list[dict[str, Any]]()
    with suppress(AzkitError):  # no generation has ended
        rows += read_metrics(run)[0] if run is not None else []
    return rows[-1]["generation"] if rows else 0, sum(row.get("games", 0) for row in rows)


def typed(place: Path | str) -> str:
    """A path as it is typed behind a command: for the shell, and never the name of a game or a plain agent."""
    from ..agents.agents import LIMITED, PLAIN

    text = str(place)
    return shlex.quote(f"./{text}" if is_game(text) or text in (*PLAIN, *LIMITED) else text)


def _new(rules: GameConfig, profile: str | None, minutes: float | None, device: str) -> azkit.RunConfig:
    """The configuration of a new run: of a profile, or made for so many minutes on this machine."""
    if minutes and profile is None:
        from ..bench.meter import timed_here

        return timed_here(rules, minutes, device)
    config = azkit.profile(profile or "quick", rules)
    return config if minutes is None else azkit.change(config, {"generations": None, "minutes": minutes})
