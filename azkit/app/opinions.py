"""`azkit analyse`: what an agent, or exact play, thinks of a position; the same table answers `think` in a game."""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Argument, Option

import azkit

from ..errors import AzkitError
from ..tables import aligned
from . import options

if TYPE_CHECKING:
    from ..agents.opinions import Thought
    from ..games.base import Game, State

thinking = typer.Typer()

SHOWN = 10  # moves in a table for people
DEEP = "uct:60000"  # whose tree has room for seconds of search


@options.reporting(thinking)
def analyse(
    words: Annotated[
        list[str] | None,
        Argument(
            metavar="[GAME] [MOVE...]",
            help="Moves from the first one on, such as 3 3 2; a UHP game string; or a file of games. "
            f"GAME: {options.GAME_HELP}",
        ),
    ] = None,
    agent: Annotated[str | None, Option("--agent", help=f"{options.AGENT_HELP} Default: a search.")] = None,
    simulations: Annotated[int | None, Option(min=1, help="Of its search. Default: its own.")] = None,
    seconds: Annotated[float | None, Option(min=0.01, help="Of its search instead.")] = None,
    record: Annotated[int, Option(min=1, help="Which game of a file.")] = 1,
    ply: Annotated[int | None, Option(min=0, help="After so many of the moves. Default: all.")] = None,
    name: options.GameName = None,
    option: options.Options = None,
    seed: options.Seed = 0,
) -> options.Figures:
    """Say what a position is worth, the best moves and the best line.

    Exact scores stand beside the agent's where azkit knows them: above 0 wins, the sooner the higher, 0 draws.
    """
    from ..agents.opinions import STAND_IN, Adviser

    state = _position(words or [], name, option, agent, record)
    while ply is not None and state.ply > ply and state.previous is not None:
        state = state.previous
    if state.outcome is not None:
        raise AzkitError(f"the game is over after {state.ply} moves: choose an earlier position, as by --ply")
    text = _within(agent or STAND_IN, simulations, seconds)
    adviser = Adviser(state.game, azkit.make_agent(text, state.game, seed), seed)
    thought = adviser.thought(state, seconds)
    yield thought.to_dict(adviser.agent.name, state), f"{state}\n\n{table(thought, state, adviser.agent.name)}"


def _within(agent: str, simulations: int | None, seconds: float | None) -> str:
    """The text of an agent that searches so much. Raises AzkitError for one that cannot be told."""
    if simulations is None and seconds is None:
        return agent
    from ..runs.mirror import is_run

    if simulations is not None and seconds is not None:
        raise AzkitError("give --simulations or --seconds, not both")
    if is_run(agent):
        return f"{agent}:{simulations or f'{seconds}s'}"
    if not agent.startswith("uct:"):
        raise AzkitError(f"--simulations and --seconds are for a run, a checkpoint folder or uct, not for {agent}")
    return f"uct:{simulations}" if simulations else DEEP


def _position(words: list[str], name: str | None, option: list[str] | None, agent: str | None, record: int) -> State:
    """The position that moves, a game string or a file of games lead to."""
    named, rest = options.game_first(words, name)
    text = " ".join(rest)
    if ";" in text:
        from ..games.hive.notation import from_game_string

        return from_game_string(text, options.chosen_game(named or "hive", option) if name or option else None)
    game = options.chosen_game(named, option, [agent] if agent else [])
    if len(rest) == 1 and os.path.isfile(rest[0]):
        from ..selfplay.records import read_records

        games = [played.moves for played in islice(read_records(game, rest), record)]
        if len(games) < record:
            raise AzkitError(f"--record {record}: {rest[0]} has {len(games)} games")
        return game.state(games[-1])
    if "," in text:
        rest = text.split(",")
    elif game.actions is not None:  # else a move may be two words
        rest = text.split()
    return game.state(move for move in map(str.strip, rest) if move)


def side(game: Game, seat: int) -> str:
    """What people call a seat: its mark on the board, the colour of its pieces, or its number."""
    from ..games.grid import to_play
    from ..games.view import MARKS

    view = game.extras.view
    if view is not None and view.pieces:
        return view.seats[seat]
    return MARKS[seat % len(MARKS)] if game.to_play is to_play else f"seat {seat}"


def worth(value: float | None) -> str:
    """A value in [-1, 1] with its sign."""
    return "-" if value is None else f"{value:+.2f}"


def table(thought: Thought, state: State, agent: str) -> str:
    """A thought for people: the moves that were looked at most, the value by seat, the expected line."""
    visits, values, exact, priors = thought.visits, thought.values, thought.exact, thought.priors or []
    order = sorted(
        range(len(thought.moves)),
        key=lambda i: (thought.moves[i] == thought.move, (visits or priors)[i]),
        reverse=True,
    )
    columns = {"move": lambda i: state.move_text(thought.moves[i])}
    if visits is not None:
        columns["visits"] = lambda i: f"{visits[i] / max(sum(visits), 1):.1%}"
    columns["prior"] = lambda i: f"{priors[i]:.1%}"
    if values is not None:
        columns[f"value for {side(state.game, state.to_play)}"] = lambda i: worth(values[i])
    if exact is not None:
        columns["exact score"] = lambda i: f"{exact[thought.moves[i]]:+d}"
    lines = aligned([list(columns), *([cell(i) for cell in columns.values()] for i in order[:SHOWN])])
    if len(order) > SHOWN:
        lines.append(f"and {len(order) - SHOWN} more")
    facts = thought.to_dict(agent, state)
    seats = ", ".join(f"{side(state.game, seat)} {worth(value)}" for seat, value in enumerate(thought.value or []))
    cost = f"{sum(visits) + 1:,} visits in {thought.milliseconds / 1000:.1f} s" if visits else "network alone"
    lines += ["", f"{agent}, {cost}: {side(state.game, state.to_play)} to move, best is {facts['text']}"]
    lines += [f"value{', proven' if thought.proven else ''}: {seats}", f"line: {', '.join(facts['line_texts'])}"]
    return "\n".join([*lines, *([f"exact play: {verdict}"] if (verdict := thought.verdict(state)) else [])])
