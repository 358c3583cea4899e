"""A game against an agent in the terminal."""

import sys
import textwrap

from ..agents.agents import Agent
from ..errors import AzkitError
from ..games import grid
from ..games.base import Game, State
from ..games.draw import MARKS


def play(game: Game, agent: Agent, seat: int) -> None:
    """Ask for the moves of `seat` on standard input, the agent for all others, until the game ends or the user quits.

    Raises AzkitError if the game has no such seat.
    """
    if seat >= game.players:
        raise AzkitError(f"--seat {seat}: {game.name} has seats 0 to {game.players - 1}")
    agent.reset()
    state = game.initial_state()
    side = f"seat {seat}, {MARKS[seat]} on the board" if game.to_play is grid.to_play else f"seat {seat}"
    order = "move first" if state.to_play == seat else "do not move first"
    print(f"{game.describe()} against {agent.name}: you have {side}, and {order}.")
    print("Write a move, ? for the legal ones, q to quit.")
    while state.outcome is None:
        if state.to_play == seat:
            print(f"\n{state}")
            move = _ask(state)
            if move is None:
                return
        else:
            move = agent.select([state])[0]
            print(f"{agent.name} plays {state.move_text(move)}")
        state = state.play(move)
    print(f"\n{state}\n{_verdict(state.outcome[seat], state.truncated)}")


def _verdict(result: float, truncated: bool) -> str:
    """How a game ended for the user."""
    if truncated:
        return "The game was too long and counts for nobody."
    return "You win." if result > 0 else "You lose." if result < 0 else "A draw."


def _ask(state: State) -> int | None:
    """The move that the user writes, asked again until it is legal; None to quit."""
    while True:
        print("your move: ", end="", flush=True)
        line = sys.stdin.readline()
        text = line.strip()
        if not line or text in ("q", "quit"):
            return None
        if text == "?":
            legal = " ".join(map(state.move_text, state.legal_moves()))
            print(textwrap.fill(f"legal: {legal}", 100, break_long_words=False, break_on_hyphens=False))
            continue
        try:
            move = state.parse_move(text)
            state.play(move)
        except ValueError as error:
            print(error)
        else:
            return move
