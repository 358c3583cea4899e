"""A match of two UHP engines, each a process of its own: `python tests/app/uhp_match.py "azkit uhp" "nokamute uhp"`."""

import argparse
import random
import shlex
import subprocess
import time

import azkit
from azkit.games.hive.notation import from_game_string, game_string


class Viewer:
    """What speaks with an engine and orders its moves; EOFError says that it is gone."""

    def __init__(self, command, order="bestmove time 00:00:01"):
        self.order = order
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe, text=True)
        self.times, _ = [], self._reply()

    def say(self, line):
        """The lines of a reply, less its ok."""
        print(line, file=self.process.stdin, flush=True)
        return self._reply()

    def _reply(self):
        lines = []
        assert self.process.stdout is not None
        while (line := self.process.stdout.readline().strip()) != "ok":
            if not line and self.process.poll() is not None:
                raise EOFError(f"{self.process.args} ended with {self.process.returncode}")
            lines.append(line)
        return lines

    def close(self):
        """Have it end, and wait until it did; its exit status."""
        self.process.communicate("exit\n", timeout=60)
        return self.process.returncode


def play(engines, state, plies):
    """A game from `state`, the first of `engines` to move first; the last position. Both see every move.

    It ends, too, when either says that it is a draw, as some do at a third occurrence.
    """
    for engine in engines:
        assert not engine.say(f"newgame {game_string(state)}")[0].startswith("err")
    while state.outcome is None and state.ply < plies:
        engine, began = engines[state.to_play], time.perf_counter()
        move = state.parse_move(engine.say(engine.order)[0])
        engine.times.append(time.perf_counter() - began)
        text, state = state.move_text(move), state.play(move)
        said = [listener.say("pass" if text == "pass" else f"play {text}")[0] for listener in engines]
        assert all(reply.startswith("Base") for reply in said), f"{text}: {said}"
        if any(reply.split(";")[1] == "Draw" for reply in said):
            break
    return state


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs=2)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--orders", nargs=2, default=["bestmove time 00:00:01"] * 2)
    parser.add_argument("--pieces", default="Base+MLP")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--plies", type=int, default=200, help="a longer game is a draw")
    asked = parser.parse_args()
    engines = list(map(Viewer, asked.engines, asked.orders))
    start = from_game_string(asked.pieces, azkit.make("hive", pieces=asked.pieces, max_plies=1000))
    won, drawn = [0, 0], 0
    for number in range(asked.games):
        opening, rng = start, random.Random(f"{asked.seed} {number // 2}")
        while opening.ply < 4:
            opening = opening.play(rng.choice(opening.legal_moves()))
        first = number % 2  # who has white
        state = play(engines[first:] + engines[:first], opening, asked.plies)
        returns = state.outcome or (0.0, 0.0)
        drawn += returns[0] == returns[1]
        for seat in (0, 1):
            won[seat ^ first] += returns[seat] > returns[1 - seat]
        print(f"won {won[0]}, drawn {drawn}, lost {won[1]}; this one had {state.ply} plies", flush=True)
    for command, engine in zip(asked.engines, engines, strict=True):
        times = sorted(engine.times)
        middle, late, most = (times[int(share * (len(times) - 1))] for share in (0.5, 0.99, 1.0))
        print(f"{command}: {len(times)} moves, median {middle:.2f} s, 99 % within {late:.2f} s, most {most:.2f} s")
        engine.close()


if __name__ == "__main__":
    main()
