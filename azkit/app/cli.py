"""The command line: thin commands over the library, each of which imports what it needs only when it runs."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from typer import Argument, Option

import azkit

from ..errors import AzkitError
from ..stopping import Stopped
from ..tables import two_columns
from ..version import __version__
from . import options
from .browser import browsing
from .measure import measuring
from .opinions import thinking
from .options import typed
from .sharing import STORE_HELP, sharing
from .stores import keeping, stores

app = typer.Typer(
    cls=options.Commands,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    rich_markup_mode=None,  # importing rich would double the time of --help
    pretty_exceptions_enable=False,
)
for commands in (measuring, thinking, browsing, sharing, keeping):
    app.add_typer(commands)
app.add_typer(stores, name="store")


def _version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, Option("--version", help="Print the version and exit.", is_eager=True, callback=_version)
    ] = False,
) -> None:
    """AlphaZero for board games: train agents, play them, and turn them into one-file Kaggle submissions."""


@options.reporting(app)
def quickstart(
    folder: Annotated[Path, Option("--folder", help="Where everything goes.")] = Path("runs/quickstart"),
    minutes: Annotated[float, Option("--minutes", min=2.0, help="Time for all of it.")] = 6.0,
) -> options.Figures:
    """Train, package and play two small agents.

    TicTacToe, graded on every position, and ConnectX, played against random and negamax; with curves and a report.
    """
    from .quickstart import quickstart as run

    result = run(folder, minutes)
    yield result.to_dict(), result.text()


@options.reporting(app)
def train(
    game: Annotated[str | None, Argument(help=f"{options.GAME_HELP} Default: connectx.")] = None,
    profile: Annotated[str | None, Option(help="smoke, quick (default), t4, big-gpu or paper.")] = None,
    run: options.Run = None,
    resume: Annotated[bool, Option("--resume", help="Go on with the run, in its own configuration.")] = False,
    start: Annotated[Path | None, Option("--from", help="Begin with the network of this agent file.")] = None,
    option: options.Options = None,
    changes: options.Changes = None,
    generations: Annotated[int | None, Option(help="Where the run ends.")] = None,
    games: Annotated[int | None, Option(min=1, help="Where the run ends, in games of self-play.")] = None,
    simulations: Annotated[int | None, Option(min=1, help="Of the search for each move of self-play.")] = None,
    batch: Annotated[int | None, Option(min=2, help="Positions in a step of the optimizer.")] = None,
    minutes: Annotated[float | None, Option(min=0.0, help="Stop by then; without a profile it sets the sizes.")] = None,
    seed: Annotated[int | None, Option(help="All randomness derives from it.")] = None,
    device: options.Device = None,
    check: Annotated[bool, Option(help="Test the laws of a game in a file of your own first.")] = True,
    workers: Annotated[int | None, Option(min=1, help="Play in so many processes, by Ray.")] = None,
    store: Annotated[str | None, Option(help=f"{STORE_HELP} Default: the run's folder. With --workers.")] = None,
    address: Annotated[str | None, Option(help="Of a cluster of Ray's, or auto. Default: this machine.")] = None,
    gpus_per_actor: Annotated[float, Option(min=0.0, help="GPUs of each that plays, such as 0.5.")] = 0.0,
    rater: Annotated[bool, Option("--rater", help="Rate the models meanwhile, in a process more.")] = False,
    cycle: Annotated[float | None, Option(min=1.0, help="Least seconds between models.")] = None,
) -> options.Figures:
    """Train an agent by self-play.

    Ctrl-C ends the run within seconds; --resume goes on from there.
    """
    flags = {"generations": generations, "minutes": minutes, "seed": seed, "train.device": device}
    flags |= {"search.simulations": simulations, "train.batch": batch}
    how = {"address": address, "gpus_per_actor": gpus_per_actor, "rater": rater, "cycle": cycle}
    if workers:
        from .workers import train_together

        config = None if resume else options.run_config(game, profile, option, changes, flags, games, check)
        given = flags | {"profile": profile, "option": option, "set": changes, "games": games, "from": start}
        yield train_together(store, run, config, game, given, {"workers": workers, **how})
        return
    run = run or options.usual_run(game)
    if idle := [name for name, value in {"store": store, **how}.items() if value]:
        raise AzkitError(f"--{idle[0].replace('_', '-')} goes with --workers: say how many")
    if start is not None and resume:
        raise AzkitError("--from begins a run, --resume goes on with one: choose")
    config = options.run_config(game, profile, option, changes, flags, games, check, run if resume else None)
    if start is not None:
        from ..submit.onward import begin_from

        config, resume = begin_from(start, run, config, options.pairs(changes, "--set")), True
    yield from _trained(config, run, resume)


def _trained(config: "azkit.RunConfig", run: Path, resume: bool) -> options.Figures:
    """Train until the run ends, and show what it has come to, or as far as a signal lets it, and raise Stopped."""
    learning = azkit.learn(config, run, resume)
    reports, interrupted = list(learning), learning.interrupted
    if reports or not interrupted:
        summary, last = _summary(run, draw=not interrupted)[0], asdict(reports[-1]) if reports else None
        lines = {
            "generations": f"{summary['generations']} ({len(reports)} now)",
            "looks_off": summary["looks_off"] or "nothing",
            "play": f"azkit web {typed(run)}  (in the browser; in the terminal: azkit play {typed(run)})",
            "share": f"azkit share {typed(run)} -o agent.html  (one file to send)",
            "package": f"azkit package {typed(run)} -o submission.py",
            "go on": options.going_on(run, config, summary["generations"]),
        }
        facts = {"new_generations": len(reports), "interrupted": interrupted > 0, "last": last}
        yield summary | facts, two_columns(summary | lines)
    if interrupted:
        raise Stopped(interrupted)


def _summary(run: Path, game: Path | None = None, draw: bool = True) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """What a run has come to, strength as last measured, and its generations; to `draw` its report takes seconds."""
    from ..runs.metrics import read_metrics
    from ..training.diagnosis import diagnose

    generations = read_metrics(run)[0]
    page = azkit.write_report(run, game) if draw else f"azkit report {typed(run)}"
    summary: dict[str, Any] = {"run": run, "report": page, "generations": generations[-1]["generation"]}
    for name, key in {"score_against": "win_rate", "good_moves": "grades"}.items():
        if measured := [row[key] for row in generations if row.get(key)]:
            summary[name] = {agent: f"{share:.1%}" for agent, share in measured[-1].items()}
    return summary | {"looks_off": [str(finding) for finding in diagnose(generations)]}, generations


@options.reporting(app)
def imitate(
    game: Annotated[str, Argument(help=options.GAME_HELP)],
    records: Annotated[list[Path], Argument(help="JSON lines of azkit match --save; of Hive UHP, PGN or SGF, too.")],
    run: options.Run = None,
    epochs: Annotated[int, Option(min=1, help="Times through the records.")] = 10,
    profile: Annotated[str, Option(help="Whose network to train, as of azkit train.")] = "quick",
    option: options.Options = None,
    changes: options.Changes = None,
    skip: Annotated[bool, Option("--skip", help="Leave out games that break the rules.")] = False,
    seed: Annotated[int | None, Option(help="All randomness derives from it.")] = None,
    device: options.Device = None,
) -> options.Figures:
    """Train a network on recorded games.

    It learns to predict moves and results; azkit train --resume goes on by self-play.
    """
    from ..selfplay.records import read_records
    from ..training import imitate

    run = run or options.usual_run(game)
    config = options.run_config(game, profile, option, changes, {"seed": seed, "train.device": device})
    reports = list(imitate.imitate(config, run, read_records(config.game.make(), records, skip), epochs))
    yield list(map(asdict, reports)), f"{imitate.table(reports)}\n\ngo on: azkit train --resume --run {typed(run)}"


@app.command()
def uhp(
    agent: Annotated[str | None, Option(help="As in match, but no file or seconds. Default: alpha-beta.")] = None,
) -> None:
    """Play Hive with a viewer, as a UHP engine.

    It reads commands of the Universal Hive Protocol from standard input and answers on standard output.
    """
    from .uhp import serve

    serve(agent)


@app.command()
def play(
    words: Annotated[list[str] | None, Argument(metavar="[GAME] [AGENT]", help=options.WORDS_HELP)] = None,
    seat: Annotated[list[int] | None, Option(min=0, help="Your seat: 0, which moves first. Repeatable.")] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> None:
    """Play against an agent in the terminal.

    Without AGENT it is the strongest of those that the game is usually trained against. NO_COLOR=1 takes colours away.
    """
    from ..games.base import Extras
    from .terminal import play as play_here

    game, agents = options.game_and_agents(words or [], name, option)
    if len(agents) > 1:
        raise AzkitError(f"play: one agent plays all seats but yours, not {' and '.join(agents)}")
    play_here(game, azkit.make_agent([*Extras.opponents, *game.extras.opponents, *agents][-1], game, seed), seat or [0])


@options.reporting(app)
def package(
    checkpoint: options.Packaged,
    out: Annotated[Path, Option("--out", "-o", help="A .py file, or a .tar.gz that holds it as main.py.")],
    pure: Annotated[bool, Option("--pure", help="Network and search only, without book and solver.")] = False,
    card: Annotated[bool, Option("--card", help="Grade it or play matches, and write a card beside it.")] = False,
    game: options.OwnRules = None,
) -> options.Figures:
    """Turn a checkpoint into one Kaggle agent.

    The file is tried out as Kaggle will before it is put in place.
    """
    from ..submit.card import card_of, write_card
    from ..submit.player import PlayerConfig

    loaded = checkpoint if checkpoint.endswith(".py") else azkit.load_checkpoint(checkpoint, game)
    if card and loaded is checkpoint:
        card_of(Path(checkpoint))  # raises before a file is written
    built = azkit.package(loaded, out, PlayerConfig(solve=False) if pure else None, game=game)
    facts = asdict(built) | ({"card": write_card(loaded, built, pure)} if card else {})
    units = {key: f"{value:.2g} s" for key, value in facts.items() if isinstance(value, float)}
    yield facts, two_columns(facts | units | {"size": f"{built.size / 1e6:.2f} MB"})


@options.reporting(app)
def export(
    checkpoint: options.Checkpoint,
    out: Annotated[Path, Option("--out", "-o", help="The .onnx or .pth file.")],
    form: Annotated[str | None, Option("--format", help="onnx or pth. Default: what --out ends in.")] = None,
    game: options.OwnRules = None,
) -> options.Figures:
    """Write a checkpoint's network as ONNX, or as a torch state dict.

    Its answers are compared with those of the checkpoint.
    """
    given, end = f" and --format {form}" if form else "", out.suffix[1:]
    if (form := form or end) not in ("onnx", "pth") or {form, end} == {"onnx", "pth"}:
        raise AzkitError(f"--out {out}{given}: choose onnx or pth")
    from ..runs.export import export_onnx, export_pth

    written = asdict((export_pth if form == "pth" else export_onnx)(checkpoint, out, game))
    facts = {name: fact for name, fact in written.items() if fact is not None}
    yield facts, two_columns(facts)


@options.reporting(app)
def report(
    run: Annotated[str, Argument(help="A run folder, or a store's URI.")],
    game: options.OwnRules = None,
) -> options.Figures:
    """Draw a run's curves again.

    They go into its plots/*.png and report.html; of a store, into those of this machine's copy.
    """
    from ..runs.mirror import mirror

    summary, generations = _summary(mirror(run, game), game)
    text = "\n".join([str(summary["report"]), *summary["looks_off"]])
    yield summary | {"generations": generations}, text


@options.reporting(app)
def games(
    name: Annotated[str | None, Argument(metavar="[GAME]", help=options.GAME_HELP)] = None,
    option: options.Options = None,
    check: Annotated[int, Option(min=0, help="Test the game's laws on so many random games.")] = 0,
) -> options.Figures:
    """List the games, or describe and test one."""
    if name is None and (check or option):
        raise AzkitError("--check and --option are for one game: name it")
    if name is None:
        from ..games.registry import GAMES

        all_games = list(map(azkit.make, GAMES))
        yield {game.name: game.options for game in all_games}, "\n".join(game.describe() for game in all_games)
        return
    game = azkit.make(name, **options.pairs(option, "--option"))
    facts: dict[str, Any] = {
        "game": game.name,
        "options": game.options,
        "players": game.players,
        "moves": "dynamic" if game.actions is None else game.actions,
        "longest_game": game.max_plies,
        "network_input": game.planes if game.graph is None else f"a graph of up to {game.graph.nodes} nodes",
        "symmetries": len(game.move_symmetry if game.graph is None else game.graph.symmetries),
    }
    if check:
        facts["positions_tested"] = azkit.check(game, check)
    yield facts, f"{two_columns(facts)}\n\n{game.initial_state()}"
