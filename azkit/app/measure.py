"""Commands that measure: match, evaluate, grade, positions, book, perft, rate, ablate, bench."""

from dataclasses import asdict
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from typer import Argument, Option

import azkit

from ..errors import AzkitError
from ..tables import two_columns
from . import options

measuring = typer.Typer()


@options.reporting(measuring)
def match(
    words: options.Words,
    games: options.Games = 100,
    opening_plies: options.Plies = 2,
    save: Annotated[
        Path | None, Option(help="Write the games to this .jsonl file, as azkit imitate reads them.")
    ] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Play agents against each other, fast: one for each seat."""
    game, agents = options.game_and_agents(words, name, option)
    if len(agents) != game.players:
        raise AzkitError(f"{game.name} has {game.players} seats: name as many agents, not {len(agents)}")
    if save is not None and save.suffix.lower() in game.extras.readers:
        raise AzkitError(f"--save {save}: games are saved as lines of JSON, for which .jsonl stands")
    players = [azkit.make_agent(text, game, seed + number) for number, text in enumerate(agents)]
    result = azkit.match(game, players, games, opening_plies, seed, options.progress())
    yield result.to_dict(), result.table()
    if save is not None:  # after the figures, which a full disk must not cost
        from ..selfplay.records import Record, write_records

        ended = [played for played in result.records if played.fault is None]
        write_records(save, game, [Record(end.moves, end.outcome, end.truncated, opening_plies) for end in ended])


@options.reporting(measuring)
def evaluate(
    agent: Annotated[str, Argument(help=f"Best an agent file, as Kaggle runs it; or {options.AGENT_HELP}")],
    opponents: Annotated[list[str] | None, Option("--opponent", help="Default: random and the game's own.")] = None,
    games: options.Games = 20,
    opening_plies: options.Plies = 0,
    act_timeout: Annotated[float | None, Option(min=0.05, help="Seconds for a move. Default: 2.")] = None,
    workers: Annotated[int, Option(min=1, help="Games at the same time, one core each.")] = 1,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Play an agent through kaggle-environments.

    The opponents, clocks of moves and faults are those that a submission will meet.
    """
    game = options.chosen_game(name, option, [agent])
    rivals = opponents or ["random", game.extras.kaggle.opponent]
    configuration = {} if act_timeout is None else {"actTimeout": act_timeout}
    for text in (agent, *rivals):  # what is no agent fails here, not late
        azkit.make_agent(text, game)
    results = azkit.kaggle_match(
        game, agent, rivals, games, opening_plies, seed, workers, configuration, progress=options.progress()
    )
    yield [result.to_dict() for result in results], "\n\n".join(result.table() for result in results)


@options.reporting(measuring)
def grade(
    agent: Annotated[str, Argument(help=options.AGENT_HELP)],
    positions: Annotated[
        Path | None, Option(help="JSON lines of moves and scores, or Pons's text. Default: azkit's own.")
    ] = None,
    simulations: Annotated[int | None, Option(min=1, help="Of a checkpoint's search. Default: 600.")] = None,
    seconds: Annotated[float | None, Option(min=0.01, help="For each move of a checkpoint's instead.")] = None,
    only: Annotated[int | None, Option(min=1, help="Take so many positions of each part.")] = None,
    changes: Annotated[
        list[str] | None, Option("--set", help="Search otherwise than the run, as search.prove_nodes=0. Repeatable.")
    ] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Grade an agent's moves against exact play.

    Without --set a run or checkpoint with no budget behind a colon is graded by its network alone, too, and its grades
    are kept in the run's folder.
    """
    from ..agents.agents import checkpoint_agent, path_and_budget
    from ..arena import grading
    from ..arena.positions import first_of_each, load_positions
    from ..runs.mirror import is_run

    game, settings = options.chosen_game(name, option, [agent]), options.pairs(changes, "--set")
    graded = first_of_each(load_positions(game, positions), only)
    texts, results, tables = grading.budgets(agent, simulations, seconds, settings), [], []
    # Of a run that goes on meanwhile, and deletes old ones, one and the same checkpoint is graded
    checkpoint = azkit.load_checkpoint(agent, game) if is_run(agent) else None
    for text in texts:
        label = " ".join([text, *(changes or ())])
        if checkpoint is None:
            player = azkit.make_agent(text, game, seed)
        else:
            player = checkpoint_agent(checkpoint, game, path_and_budget(text)[1], label, seed, settings)
        parts = grading.grades(label, graded, list(grading.choose(player, graded)))
        results.append({"agent": label, "mean_error": grading.mean_error(parts), "grades": list(map(asdict, parts))})
        tables.append(grading.table(parts))
        if checkpoint is not None and not settings:
            grading.keep(checkpoint, parts, positions, only)
    yield results, "\n\n".join(tables)


@options.reporting(measuring)
def positions(
    out: Annotated[Path, Option("--out", "-o", help="The .jsonl or .jsonl.gz file.")],
    count: Annotated[int, Option(min=1, help="How many.")] = 2000,
    wins: Annotated[
        list[str] | None,
        Option(help="Positions with a win in one instead, from games of this agent with itself. Repeatable."),
    ] = None,
    player: Annotated[
        str | None, Option(help="From games of this agent with itself instead, plies 6 to 20 behind 4 random ones.")
    ] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Make positions to grade on, with exact scores.

    They are from random games, or from those of an agent; none is trivial. Of --wins a win in one scores 1, the rest 0.
    """
    import numpy as np

    from ..arena.positions import make_positions, played_positions, positions_with_wins, write_positions

    if wins and player:
        raise AzkitError("--wins and --player ask for different positions: leave out one of them")
    agents = [player] if player else wins or []
    game, rng = options.chosen_game(name, option, agents), np.random.default_rng(seed)
    if player:
        entries = played_positions(game, azkit.make_agent(player, game, seed), count, rng)
    elif wins:
        entries = positions_with_wins(game, [azkit.make_agent(text, game, seed) for text in wins], count, rng)
    else:
        entries = make_positions(game, count, rng)
    facts = {"positions": out, **write_positions(entries, out)}
    yield facts, two_columns(facts)


@options.reporting(measuring)
def book(
    out: Annotated[Path, Option("--out", "-o", help="The .npz file; if it is there, what it lacks is added.")],
    plies: Annotated[int, Option(min=1, max=8, help="Of the positions that are solved.")] = 6,
    workers: Annotated[int, Option(min=1, help="Processes, one core each.")] = 1,
    minutes: Annotated[float | None, Option(min=0.0, help="Stop after this time.")] = None,
    option: options.Options = None,
) -> options.Figures:
    """Solve the openings of ConnectX, as azkit's own book was, the only one that packaged agents look up.

    Hours for Connect Four; it may be stopped at any time.
    """
    from ..games.connectx.make_book import solve

    game, started, solved, positions = options.chosen_game("connectx", option), perf_counter(), 0, 0
    progress = options.progress()
    rows, columns = game.planes[1:]
    for solved, positions in solve((rows, columns, int(game.options["inarow"])), plies, out, workers):
        progress.say(f"{solved} of {positions} positions after {plies} plies are solved")
        if minutes is not None and perf_counter() - started > 60 * minutes:
            break
    facts = {"book": out, "known": solved, "positions": positions, "minutes": (perf_counter() - started) / 60}
    yield facts, two_columns(facts)


@options.reporting(measuring)
def perft(
    depth: Annotated[int, Argument(min=1, help="Plies.")],
    name: options.GameName = None,
    option: options.Options = None,
) -> options.Figures:
    """Count the lines of play of so many plies.

    The usual check of a game's rules, and of their speed.
    """
    from ..games.check import perft as count

    game = options.chosen_game(name, option)
    state = game.initial_state()
    count(game, state, 1)  # compiles
    started = perf_counter()
    facts = {"game": game.describe(), "depth": depth, "lines": count(game, state, depth)}
    facts["seconds"] = perf_counter() - started
    yield facts, two_columns(facts)


@options.reporting(measuring)
def rate(
    words: Annotated[list[str] | None, Argument(metavar="[GAME] AGENT...", help=options.WORDS_HELP)] = None,
    games: Annotated[
        int | None, Option(min=1, help="Of each pair, default 20; with --store so many more in all, default none.")
    ] = None,
    simulations: Annotated[int, Option(min=1, help="Of the searches of a run's checkpoints.")] = 64,
    opening_plies: options.Plies = 2,
    plot: Annotated[Path | None, Option(help="A PNG file for Elo over minutes of training.")] = None,
    store: Annotated[str | None, Option(help="Show the ladder of a shared run at this URI instead.")] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Rate agents by a tournament of all against all.

    Elo, above the first agent, is fitted to all games together. Of a run folder all checkpoints play, and it keeps the
    ladder. A shared run's ladder is of the games that its raters played.
    """
    from ..arena import rating

    if store is not None:
        from .sharing import ladder

        if option or seed:
            raise AzkitError("--option, --seed: not with --store, whose run has its game and each rater its own chance")
        name, agents = options.game_first(words or [], name)
        ratings = ladder(store, name, agents, games or 0, simulations, opening_plies)
    else:
        game, agents = options.game_and_agents(words or [], name, option)
        ratings = rating.rate(game, agents, games or 20, simulations, opening_plies, seed, options.progress())
        rating.keep(ratings)
    yield list(map(asdict, ratings)), rating.table(ratings)
    if plot is not None:
        rating.plot(ratings, plot)


@options.reporting(measuring)
def ablate(
    folder: Annotated[Path, Option(help="The trainings go here; those that are there are not done again.")] = Path(
        "runs/ablation"
    ),
    minutes: Annotated[float, Option(min=0.1, help="Of each training, on one core.")] = 5.0,
    seeds: Annotated[int, Option(min=1, help="Trainings of each technique.")] = 2,
    only: Annotated[list[str] | None, Option(help="A technique of the table; repeatable.")] = None,
    positions: Annotated[Path | None, Option(help="To grade on. Default: azkit's own.")] = None,
    workers: Annotated[int, Option(min=1, help="Trainings at the same time, one core each.")] = 2,
    game: Annotated[str, Option(help="connectx or tictactoe.")] = "connectx",
    run: Annotated[
        Path | None,
        Option(
            help="Train no loop, so without the options of one: try searches on this run's network, and targets on "
            "its games."
        ),
    ] = None,
    tune: Annotated[bool, Option("--tune", help="With --run: by even positions, not by odd ones.")] = False,
) -> options.Figures:
    """Find out which techniques pay, by short trainings.

    Each differs from the baseline in one setting and is graded against exact play.
    """
    from ..arena.positions import load_positions
    from ..bench import ablate, offline

    if tune and run is None:
        raise AzkitError("--tune goes with --run: trainings are graded on all positions")
    if run is not None:
        tried = list(offline.trials(run, seeds, only or (), positions, tune))
        yield list(map(asdict, tried)), offline.table(tried)
        return
    load_positions(azkit.make(game), positions)  # what is wrong with them is said before hours of training
    techniques = ablate.ablate(game, folder, minutes, seeds, workers, only or (), positions)
    yield list(map(asdict, techniques)), ablate.table(techniques)


@options.reporting(measuring)
def bench(
    only: Annotated[
        list[str] | None, Option(help="selfplay, cache, tree, rules, engines, train, memory or startup; repeatable.")
    ] = None,
    checkpoint: Annotated[str | None, Option(help="A run or checkpoint folder or URI, for the part cache.")] = None,
    game: Annotated[str, Option(help="Of the parts selfplay, tree, engines, train and startup.")] = "connectx",
    device: options.Device = None,
    table: Annotated[Path | None, Option(help="Write the figures to this file as a table in Markdown.")] = None,
) -> options.Figures:
    """Measure speed and memory beside this machine's own limits."""
    from ..bench import bench
    from ..bench.meter import about_machine
    from ..files import commit
    from ..runs.config import GameConfig

    parts, place = tuple(only or ()), device or "auto"
    config = bench.BenchConfig(parts, GameConfig(game), checkpoint=checkpoint, device=place)
    machine, measured = about_machine(), list(bench.bench(config))  # the load is what was there before
    facts = {**machine, "figures": [{**asdict(figure), "reached": figure.reached} for figure in measured]}
    yield facts, f"{two_columns(machine)}\n\n{bench.table(measured)}"
    if table is not None:
        commit(table, bench.markdown(measured, machine).encode())
