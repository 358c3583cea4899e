"""The command line: thin commands over the library, each of which imports what it needs only when it runs."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import __version__
from .cli_measure import measuring
from .console import (
    AGENT_HELP,
    GAME_HELP,
    Checkpoint,
    Commands,
    Device,
    GameName,
    Json,
    Options,
    Seed,
    chosen_game,
    figures,
    pairs,
    run_config,
    table,
)

if TYPE_CHECKING:
    from .config import RunConfig
    from .journal import Report


app = typer.Typer(
    cls=Commands,
    help="AlphaZero for board games: train agents, play them, and turn them into one-file Kaggle submissions.",
    add_completion=False,
    rich_markup_mode=None,  # importing rich would double the time of --help
    pretty_exceptions_enable=False,
)
app.add_typer(measuring)


def _version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@app.callback()
def azkit(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and exit.", is_eager=True, callback=_version)
    ] = False,
) -> None:
    """AlphaZero for board games: train agents, play them, and turn them into one-file Kaggle submissions."""


@app.command()
def quickstart(
    folder: Annotated[Path, typer.Option("--folder", help="Where everything goes.")] = Path("runs/quickstart"),
    minutes: Annotated[float, typer.Option("--minutes", min=2.0, help="Time for all of it.")] = 6.0,
    as_json: Json = False,
) -> None:
    """Train, package and play two small agents.

    TicTacToe, graded on every position, and ConnectX, played against random and negamax; with curves and a report.
    """
    from .quickstart import quickstart as run

    with figures(as_json) as show:
        result = run(folder, minutes)
        show(result.to_dict(), result.text())


@app.command()
def train(
    game: Annotated[str | None, typer.Argument(help=f"{GAME_HELP} Default: connectx.")] = None,
    profile: Annotated[str | None, typer.Option(help="smoke, quick (default), cpu, t4, big-gpu or paper.")] = None,
    run: Annotated[Path | None, typer.Option(help="The run's folder. Default: runs/GAME.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run, in its own configuration.")] = False,
    option: Options = None,
    changes: Annotated[
        list[str] | None, typer.Option("--set", help="Change a key, such as search.simulations=100. Repeatable.")
    ] = None,
    generations: Annotated[int | None, typer.Option(help="Where the run ends.")] = None,
    games: Annotated[int | None, typer.Option(min=1, help="Where the run ends, in games of self-play.")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="Of the search for each move of self-play.")] = None,
    batch: Annotated[int | None, typer.Option(min=2, help="Positions in a step of the optimizer.")] = None,
    minutes: Annotated[
        float | None, typer.Option(min=0.0, help="Stop before this time is over; without a profile it sets the sizes.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="All randomness derives from it.")] = None,
    device: Device = None,
    as_json: Json = False,
) -> None:
    """Train an agent by self-play.

    Ctrl-C ends the run at a checkpoint; --resume goes on from there.
    """
    run = run or Path("runs", Path(game or "connectx").stem)
    flags = {
        "generations": generations,
        "minutes": minutes,
        "seed": seed,
        "search.simulations": simulations,
        "train.batch": batch,
        "train.device": device,
    }
    config = run_config(run, resume, game, profile, pairs(option, "--option"), pairs(changes, "--set"), flags, games)
    with figures(as_json) as show:
        reports, interrupted = _train(config, run, resume)
        if reports or not interrupted:
            from .diagnosis import diagnose
            from .journal import read_metrics
            from .report import write_report

            told = {"run": run, "report": write_report(run), "generations": len(reports), "interrupted": interrupted}
            findings = [str(one) for one in diagnose(read_metrics(run)[0])]
            hints = {"play": f"azkit play {run}", "package": f"azkit package {run} -o submission.py"}
            further = (
                f"--generations {config.generations * 2}" if config.generations else f"--minutes {config.minutes:g}"
            )
            hints["go on"] = f"azkit train --resume --run {run} {further}"
            last = asdict(reports[-1]) if reports else None
            text = table(told | {"looks_off": findings or "nothing"} | hints)
            show(told | {"looks_off": findings, "last": last}, text)
    if interrupted:
        raise typer.Exit(130)


@app.command()
def imitate(
    game: Annotated[str, typer.Argument(help=GAME_HELP)],
    records: Annotated[list[Path], typer.Argument(help="JSON lines of azkit match --save; of Hive UHP or PGN, too.")],
    run: Annotated[Path | None, typer.Option(help="The run's folder. Default: runs/GAME.")] = None,
    epochs: Annotated[int, typer.Option(min=1, help="Times through the records.")] = 10,
    profile: Annotated[str, typer.Option(help="Whose network to train, as of azkit train.")] = "quick",
    option: Options = None,
    changes: Annotated[list[str] | None, typer.Option("--set", help="Change a key. Repeatable.")] = None,
    skip: Annotated[bool, typer.Option("--skip", help="Leave out games that break the rules.")] = False,
    seed: Annotated[int | None, typer.Option(help="All randomness derives from it.")] = None,
    device: Device = None,
    as_json: Json = False,
) -> None:
    """Train a network on recorded games.

    It learns to predict moves and results; azkit train --resume goes on by self-play.
    """
    from .imitate import imitate as learn
    from .imitate import table as rows
    from .records import read_records

    run = run or Path("runs", Path(game).stem)
    flags = {"minutes": None, "seed": seed, "train.device": device}
    config = run_config(run, False, game, profile, pairs(option, "--option"), pairs(changes, "--set"), flags)
    with figures(as_json) as show:
        reports = list(learn(config, run, read_records(config.game.make(), records, skip), epochs))
        show([asdict(one) for one in reports], f"{rows(reports)}\n\ngo on: azkit train --resume --run {run}")


@app.command()
def uhp(
    agent: Annotated[str | None, typer.Option(help="A run or checkpoint folder of Hive. Default: alpha-beta.")] = None,
) -> None:
    """Play Hive with a viewer, as a UHP engine.

    It reads commands of the Universal Hive Protocol from standard input and answers on standard output.
    """
    from .uhp import serve

    serve(agent)


def _train(config: RunConfig, run: Path, resume: bool) -> tuple[list[Report], bool]:
    """All reports, and whether Ctrl-C ended the run."""
    from .train import learn

    reports, learning = [], learn(config, run, resume)
    while True:
        try:
            reports.append(next(learning))
        except StopIteration as end:
            return reports, bool(end.value)


@app.command()
def play(
    agent: Annotated[str, typer.Argument(metavar="[AGENT]", help=f"Your opponent: {AGENT_HELP}")] = "uct:1000",
    seat: Annotated[int, typer.Option(min=0, help="Your seat: 0 moves first.")] = 0,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
) -> None:
    """Play against an agent in the terminal."""
    from .agents import make_agent
    from .terminal import play as play_here

    board = chosen_game(game, option, [agent])
    play_here(board, make_agent(agent, board, seed), seat)


@app.command()
def package(
    checkpoint: Checkpoint,
    out: Annotated[Path, typer.Option("--out", "-o", help="A .py file, or a .tar.gz that holds it as main.py.")],
    pure: Annotated[bool, typer.Option("--pure", help="Network and search only, without book and solver.")] = False,
    card: Annotated[bool, typer.Option("--card", help="Grade it, too, and write a card beside the file.")] = False,
    max_mb: Annotated[float, typer.Option(min=0.1, help="Largest size allowed.")] = 8.0,
    as_json: Json = False,
) -> None:
    """Turn a checkpoint into one Kaggle agent.

    The file is tried out as Kaggle will before it is put in place.
    """
    from .packaging import package as build
    from .player import PlayerConfig

    with figures(as_json) as show:
        built = build(checkpoint, out, PlayerConfig(solve=not pure), max_bytes=int(max_mb * (1 << 20)))
        report = asdict(built)
        if card:
            from .card import write_card

            report["card"] = write_card(checkpoint, built, pure)
        show(report, table(report))


@app.command()
def export(
    checkpoint: Checkpoint,
    out: Annotated[Path, typer.Option("--out", "-o", help="The .onnx file.")],
    as_json: Json = False,
) -> None:
    """Write a checkpoint's network as ONNX.

    Its answers are compared with torch's.
    """
    from .onnx_export import export_onnx

    with figures(as_json) as show:
        report = asdict(export_onnx(checkpoint, out))
        show(report, table(report))


@app.command()
def report(
    run: Annotated[Path, typer.Argument(help="A run folder.")],
    as_json: Json = False,
) -> None:
    """Draw a run's curves again.

    They go into its plots/*.png and report.html.
    """
    from .diagnosis import diagnose
    from .journal import read_metrics
    from .report import write_report

    with figures(as_json) as show:
        page, generations = write_report(run), read_metrics(run)[0]
        findings = [str(one) for one in diagnose(generations)]
        told = {"report": page, "looks_off": findings, "generations": generations}
        show(told, "\n".join([str(page), *findings]))


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    option: Options = None,
    check: Annotated[int, typer.Option(min=0, help="Test the game's laws on so many random games.")] = 0,
    as_json: Json = False,
) -> None:
    """List the games, or describe and test one."""
    from .games.base import GAMES, make

    with figures(as_json) as show:
        if game is None:
            options = {name: make(name).options for name in GAMES}
            show(options, table(options))
            return
        board = make(game, **pairs(option, "--option"))
        facts: dict[str, Any] = {
            "game": board.name,
            "options": board.options,
            "players": board.players,
            "moves": "dynamic" if board.actions is None else board.actions,
            "longest_game": board.max_plies,
            "network_input": board.planes if board.graph is None else f"a graph of up to {board.graph.nodes} nodes",
            "symmetries": len(board.move_symmetry if board.graph is None else board.graph.symmetries),
        }
        if check:
            from .games.conformance import check as test

            facts["positions_tested"] = test(board, check)
        show(facts, f"{table(facts)}\n\n{board.initial_state()}")
