"""Commands that measure: match, evaluate, grade, positions, perft, rate, ablate, bench."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from .console import (
    AGENT_HELP,
    Device,
    GameName,
    Games,
    Json,
    Options,
    Plies,
    Seed,
    chosen_game,
    figures,
    table,
)
from .errors import AzkitError

measuring = typer.Typer()


@measuring.command()
def match(
    agents: Annotated[list[str], typer.Argument(help=f"One agent for each seat: {AGENT_HELP}")],
    games: Games = 100,
    opening_plies: Plies = 2,
    save: Annotated[
        Path | None, typer.Option(help="Write the games to this .jsonl file, as azkit imitate reads them.")
    ] = None,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Play agents against each other, fast."""
    from .agents import make_agent
    from .arena import match as play_match

    board = chosen_game(game, option, agents)
    if len(agents) != board.players:
        raise AzkitError(f"{board.name} has {board.players} seats: name as many agents, not {len(agents)}")
    with figures(as_json) as show:
        players = [make_agent(text, board, seed + number) for number, text in enumerate(agents)]
        result = play_match(board, players, games, opening_plies, seed)
        if save is not None:
            from .records import Record, write_records

            ended = [one for one in result.records if one.fault is None]
            write_records(save, board, [Record(one.moves, one.outcome, one.truncated, opening_plies) for one in ended])
        show(result.to_dict(), result.table())


@measuring.command()
def evaluate(
    agent: Annotated[str, typer.Argument(help=f"Best an agent file, as Kaggle runs it; or {AGENT_HELP}")],
    opponents: Annotated[
        list[str] | None, typer.Option("--opponent", help="Default: random and the game's own.")
    ] = None,
    games: Games = 20,
    opening_plies: Plies = 0,
    act_timeout: Annotated[float | None, typer.Option(min=0.05, help="Seconds for a move. Default: 2.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Games at the same time, one core each.")] = 1,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Play an agent through kaggle-environments.

    The opponents, clocks and faults are those that a submission will meet.
    """
    from .agents import make_agent
    from .kaggle_arena import kaggle_match

    board = chosen_game(game, option, [agent])
    known = {"connectx": "negamax", "tictactoe": "optimal"}
    rivals = opponents or ["random", known.get(board.name, "uct:100")]
    configuration = {} if act_timeout is None else {"actTimeout": act_timeout}
    with figures(as_json) as show:
        make_agent(agent, board)  # what is not an agent fails here, not in every game
        results = kaggle_match(board, agent, rivals, games, opening_plies, seed, workers, configuration)
        show([result.to_dict() for result in results], "\n\n".join(result.table() for result in results))


@measuring.command()
def grade(
    agent: Annotated[str, typer.Argument(help=AGENT_HELP)],
    positions: Annotated[
        Path | None, typer.Option(help="JSON lines of moves and scores, or Pons's text. Default: azkit's own.")
    ] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="Of a checkpoint's search. Default: 600.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="For each move of a checkpoint's instead.")] = None,
    only: Annotated[int | None, typer.Option(min=1, help="Take so many positions of each part.")] = None,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Grade an agent's moves against exact play.

    A checkpoint's network is graded alone, too.
    """
    from .agents import make_agent
    from .grade import budgets, choose, first_of_each, grades, load_positions, mean_error
    from .grade import table as rows

    board = chosen_game(game, option, [agent])
    with figures(as_json) as show:
        asked = first_of_each(load_positions(board, positions), only)
        told, texts = [], []
        for text in budgets(agent, simulations, seconds):
            found = grades(text, asked, list(choose(make_agent(text, board, seed), asked)))
            told.append({"agent": text, "mean_error": mean_error(found), "grades": [asdict(one) for one in found]})
            texts.append(rows(found))
        show(told, "\n\n".join(texts))


@measuring.command()
def positions(
    out: Annotated[Path, typer.Option("--out", "-o", help="The .jsonl or .jsonl.gz file.")],
    count: Annotated[int, typer.Option(min=1, help="How many.")] = 2000,
    wins: Annotated[
        list[str] | None,
        typer.Option(help="Positions with a win in one instead, from games of this agent with itself. Repeatable."),
    ] = None,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Make positions to grade on, with exact scores.

    They are from random games, and none is trivial.
    """
    import numpy as np

    from .agents import make_agent
    from .grade import make_positions, write_positions
    from .wins import positions_with_wins

    board, rng = chosen_game(game, option), np.random.default_rng(seed)
    with figures(as_json) as show:
        if wins:
            entries = positions_with_wins(board, [make_agent(text, board, seed) for text in wins], count, rng)
        else:
            entries = make_positions(board, count, rng)
        told = {"positions": out, **write_positions(entries, out)}
        show(told, table(told))


@measuring.command()
def book(
    out: Annotated[Path, typer.Option("--out", "-o", help="The .npz file; if it is there, what it lacks is added.")],
    plies: Annotated[int, typer.Option(min=1, max=8, help="Of the positions that are solved.")] = 6,
    workers: Annotated[int, typer.Option(min=1, help="Processes, one core each.")] = 1,
    minutes: Annotated[float | None, typer.Option(min=0.0, help="Stop after this time.")] = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Solve the openings of ConnectX, which packaged agents then look up.

    Hours for Connect Four; it may be stopped at any time.
    """
    from time import monotonic

    from .openings import solve
    from .progress import Progress

    game, started, known = chosen_game("connectx", option), monotonic(), (0, 0)
    rows, columns = game.planes[1:]
    with figures(as_json) as show:
        progress = Progress(quiet=False)
        for known in solve((rows, columns, int(game.options["inarow"])), plies, out, workers):
            progress.say(f"{known[0]} of {known[1]} positions after {plies} plies are solved")
            if minutes is not None and monotonic() - started > 60 * minutes:
                break
        told = {"book": out, "known": known[0], "positions": known[1], "minutes": (monotonic() - started) / 60}
        show(told, table(told))


@measuring.command()
def perft(
    depth: Annotated[int, typer.Argument(min=1, help="Plies.")],
    position: Annotated[str, typer.Option(help="Moves that lead to it, a blank between.")] = "",
    game: GameName = None,
    option: Options = None,
    as_json: Json = False,
) -> None:
    """Count the lines of play of so many plies.

    The usual check of a game's rules, and of their speed.
    """
    from time import perf_counter

    from .perft import perft as count

    board = chosen_game(game, option)
    state = board.initial_state()
    for text in position.split():
        state = state.play(state.parse_move(text))
    with figures(as_json) as show:
        count(board, state, 1)  # compiles
        started = perf_counter()
        told = {"game": board.describe(), "depth": depth, "lines": count(board, state, depth)}
        told["seconds"] = perf_counter() - started
        show(told, table(told))


@measuring.command()
def rate(
    agents: Annotated[list[str], typer.Argument(help=f"Two or more; a run folder: all its checkpoints. {AGENT_HELP}")],
    games: Games = 20,
    simulations: Annotated[int, typer.Option(min=1, help="Of the searches of a run's checkpoints.")] = 64,
    opening_plies: Plies = 2,
    plot: Annotated[Path | None, typer.Option(help="A PNG file for Elo over minutes of training.")] = None,
    game: GameName = None,
    option: Options = None,
    seed: Seed = 0,
    as_json: Json = False,
) -> None:
    """Rate agents by a tournament of all against all.

    Elo, above the first agent, is fitted to all games together.
    """
    from .rate import plot as draw
    from .rate import rate as run
    from .rate import table as rows

    board = chosen_game(game, option, agents)
    with figures(as_json) as show:
        ratings = run(board, agents, games, simulations, opening_plies, seed)
        if plot is not None:
            draw(ratings, plot)
        show([asdict(one) for one in ratings], rows(ratings))


@measuring.command()
def ablate(
    folder: Annotated[
        Path, typer.Option(help="The trainings go here; those that are there are not done again.")
    ] = Path("runs/ablation"),
    minutes: Annotated[float, typer.Option(min=0.1, help="Of each training, on one core.")] = 5.0,
    seeds: Annotated[int, typer.Option(min=1, help="Trainings of each technique.")] = 2,
    only: Annotated[list[str] | None, typer.Option(help="A technique of the table; repeatable.")] = None,
    positions: Annotated[Path | None, typer.Option(help="To grade on. Default: azkit's own.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Trainings at the same time, one core each.")] = 2,
    game: Annotated[str, typer.Option(help="connectx or tictactoe.")] = "connectx",
    as_json: Json = False,
) -> None:
    """Find out which techniques pay, by short trainings.

    Each differs from the baseline in one setting and is graded against exact play.
    """
    from .ablate import AblationConfig
    from .ablate import ablate as run
    from .ablate import table as rows

    config = AblationConfig(folder, minutes, seeds, workers=workers, only=tuple(only or ()), positions=positions)
    with figures(as_json) as show:
        found = list(run(game, config))
        show([asdict(one) for one in found], rows(found))


@measuring.command()
def bench(
    only: Annotated[
        list[str] | None, typer.Option(help="selfplay, cache, tree, rules, train, memory, startup or file; repeatable.")
    ] = None,
    checkpoint: Annotated[Path | None, typer.Option(help="A run or checkpoint folder, for the part cache.")] = None,
    file: Annotated[Path | None, typer.Option(help="A packaged agent, for the part file.")] = None,
    quick: Annotated[bool, typer.Option(help="Do not try torch.compile, which takes minutes.")] = False,
    game: Annotated[str, typer.Option(help="Of the parts selfplay, tree, startup and file.")] = "connectx",
    device: Device = None,
    as_json: Json = False,
) -> None:
    """Measure speed and memory beside this machine's own limits."""
    from .bench import BenchConfig
    from .bench import bench as measure
    from .bench import table as rows
    from .config import GameConfig
    from .meter import about_machine

    effort, parts = "quick" if quick else "thorough", tuple(only or ())
    board = GameConfig(game)
    config = BenchConfig(parts, board, checkpoint=checkpoint, file=file, effort=effort, device=device or "auto")
    with figures(as_json) as show:
        found = list(measure(config))
        facts = {**about_machine(), "figures": [{**asdict(one), "reached": one.reached} for one in found]}
        show(facts, f"{table(about_machine())}\n\n{rows(found)}")
