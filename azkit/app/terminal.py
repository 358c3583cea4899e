"""A game against an agent in the terminal, with hints, opinions and moves taken back."""

import os
import re
import sys
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import typer

from ..agents.agents import Agent
from ..agents.opinions import Adviser
from ..errors import AzkitError
from ..games.base import Game, State
from ..games.view import COLOURS, MARKS
from .opinions import side, table, worth

QUIT = ("q", "quit")


@dataclass
class Table:
    """Who plays what at this terminal."""

    game: Game
    agent: Agent
    seats: tuple[int, ...]  # of people, ascending; the agent has all others

    @cached_property
    def adviser(self) -> Adviser:
        """Who is asked for hints and opinions, made when the first one is wanted."""
        adviser = Adviser(self.game, self.agent)
        if adviser.agent is not self.agent:
            print(f"{self.agent.name} says no more than its moves; {adviser.agent.name} thinks in its stead.")
        return adviser

    def play(self) -> bool:
        """Play a game; whether another one is wanted."""
        self.agent.reset()
        state = self.game.initial_state()
        owns = " and ".join(side(self.game, seat) for seat in self.seats)
        order = "move first" if state.to_play in self.seats else "do not move first"
        print(f"{self.game.describe()} against {self.agent.name}: you are {owns}, and {order}.")
        print("Write a move, or: ? legal moves, hint, think (an opinion), undo, q (quit).")
        while True:
            if state.outcome is None and state.to_play not in self.seats:
                move = self.agent.select([state])[0]
                print(f"{self.agent.name} plays {state.move_text(move)}")
                state = state.play(move)
                continue
            typer.echo(f"\n{board(state)}", color=False if "NO_COLOR" in os.environ else None)
            following = self._ask(state) if state.outcome is None else self._ask_again(state)
            if isinstance(following, bool):
                return following
            state = following

    def _ask(self, state: State) -> State | bool:
        """The position after what the user writes, asked again until that is a legal move or undo; False to quit."""
        mover = f"{side(self.game, state.to_play)}, " if len(self.seats) > 1 else ""
        while (text := _read(f"{mover}your move: ")) not in QUIT:
            if text == "?":
                legal = " ".join(map(state.move_text, state.legal_moves()))
                print(textwrap.fill(f"legal: {legal}", 100, break_long_words=False, break_on_hyphens=False))
            elif text == "hint":
                print(self._hint(state))
            elif text == "think":
                print(table(self.adviser.thought(state), state, self.adviser.agent.name))
            elif text == "undo":
                if earlier := self._back(state):
                    return earlier
                print("You have not moved yet.")
            else:
                try:
                    return state.play(state.parse_move(text))
                except ValueError as error:
                    print(error)
        return False

    def _ask_again(self, state: State) -> State | bool:
        """After the end: whether to play again, or the position that the last move is taken back to."""
        print(self._verdict(state))
        while (text := _read("Another game, with seats swapped? y, n or undo: ")) not in (*QUIT, "n", "no"):
            if text in ("y", "yes"):
                return True
            if text == "undo" and (earlier := self._back(state)):
                return earlier
        return False

    def _back(self, state: State) -> State | None:
        """The position at the last turn of a person before this one; None if there was none."""
        earlier = state.previous
        while earlier is not None and earlier.to_play not in self.seats:
            earlier = earlier.previous
        return earlier

    def _hint(self, state: State) -> str:
        """The best move with its value, exact play's first where that is known."""
        thought = self.adviser.thought(state)
        best = thought.moves.index(thought.move)
        value = thought.values[best] if thought.values else (thought.value or [])[state.to_play]
        mine = f"{state.move_text(thought.move)}, worth {worth(value)} to you (-1 is a loss, 1 a win)"
        verdict = thought.verdict(state)
        return f"hint: by exact play {verdict}; {self.adviser.agent.name} likes {mine}" if verdict else f"hint: {mine}"

    def _verdict(self, state: State) -> str:
        """How a game ended, for the user where there is one."""
        assert state.outcome is not None
        if state.truncated:
            return "The game was too long and counts for nobody."
        results = {side(self.game, seat): state.outcome[seat] for seat in self.seats}
        says = {name: "win" if result > 0 else "lose" if result < 0 else "draw" for name, result in results.items()}
        if set(says.values()) == {"draw"}:
            return "A draw."
        return f"You {says.popitem()[1]}." if len(says) == 1 else f"{', '.join(f'{x}: {y}' for x, y in says.items())}."


def play(game: Game, agent: Agent, seats: Sequence[int]) -> None:
    """Ask for the moves of `seats` on standard input, the agent for all others, until the user has enough.

    Raises AzkitError if the game has no such seat.
    """
    for seat in seats:
        if seat >= game.players:
            raise AzkitError(f"--seat {seat}: {game.name} has seats 0 to {game.players - 1}")
    here = Table(game, agent, tuple(sorted(set(seats))))
    while here.play():
        here.seats = tuple(sorted((seat + 1) % game.players for seat in here.seats))


def _read(prompt: str) -> str:
    """A line that the user writes; that of quitting at the end of input."""
    print(prompt, end="", flush=True)
    return line.strip() if (line := sys.stdin.readline()) else QUIT[0]


def board(state: State) -> str:
    """The position as text, seats' marks in their colours, in brackets those that the last move set or changed."""
    view, players = state.game.extras.view, state.game.players
    pieces = [name for name, _ in view.pieces] if view else []
    seats = {name: place * players // len(pieces) for place, name in enumerate(pieces)}
    seats = seats or {mark: seat for seat, mark in enumerate(MARKS[:players])}
    now, before = (str(shown).splitlines() for shown in (state, state.previous or state))
    lines = []
    for line, old in zip(now, before if len(before) == len(now) else now):
        cells = list(f" {line} ")
        for match in re.finditer(r"\S+", line):
            word, start, end = match[0], match.start() + 1, match.end() + 1
            seat = seats.get(word.strip("[]+") if pieces else word.rstrip("0123456789"))
            if seat is None:
                continue
            colours = view.colours if view else COLOURS
            cells[start:end] = [_tile(word, colours[seat % len(colours)]), *[""] * (end - start - 1)]
            if not pieces and old[start - 1 : end - 1] != word:  # a text of pieces has brackets of its own
                cells[start - 1], cells[end] = "|" if cells[start - 1] == "]" else "[", "]"
        lines.append("".join(cells).rstrip())
    return "\n".join(lines)


def _tile(word: str, colour: str) -> str:
    """A word on a colour #rrggbb, in the 256 colours that terminals have, black or white by what can be read there."""
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    nearest = 16 + sum(weight * round(part / 51) for weight, part in zip((36, 6, 1), (red, green, blue)))
    return typer.style(word, fg=16 if 2 * red + 5 * green + blue > 900 else 231, bg=nearest)
