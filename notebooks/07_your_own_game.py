# ---
# jupyter:
#   jupytext:
#     formats: notebooks///ipynb,notebooks///py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#       jupytext_version: 1.19.6
#   kernelspec:
#     display_name: Python 3
#     language: python
#     name: python3
# ---

# %% [markdown]
# # A game of your own
#
# [![Open in Kaggle](https://kaggle.com/static/images/open-in-kaggle.svg)](https://kaggle.com/kernels/welcome?src=https://github.com/OWNER/azkit/blob/main/notebooks/07_your_own_game.ipynb)
# [![Open in Colab](https://colab.research.google.com/assets/colab-badge.svg)](https://colab.research.google.com/github/OWNER/azkit/blob/main/notebooks/07_your_own_game.ipynb)
#
# azkit does not have Domineering. This page adds it, in one cell of plain Python; then checks it, trains an agent for a
# minute, plays it, and packages it. Domineering: one player lays dominoes upright, the other lays them flat, nothing may
# overlap, and whoever finds no place loses.

# %% [markdown]
# ## Setup
#
# Finds azkit where it is: installed, in the checkout around this notebook, as an attached wheel, or from
# `AZKIT_SOURCE`. The host's own torch, numpy and numba stay as they are.

# %%
import importlib.util
import os
import subprocess
import sys
from pathlib import Path


def pip_install(*what: str) -> None:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *what], check=True)


def missing(*modules: str) -> list[str]:
    return [module for module in modules if importlib.util.find_spec(module) is None]


if missing("azkit"):
    folders = [Path.cwd(), Path.cwd().parent]
    checkouts = [folder for folder in folders if (folder / "azkit" / "__init__.py").is_file()]
    wheels = sorted(Path("/kaggle/input").glob("**/azkit-*.whl"))
    if checkouts:
        sys.path.insert(0, str(checkouts[0]))
    elif wheels:
        pip_install("--no-index", str(wheels[-1]))
    elif "AZKIT_SOURCE" in os.environ:
        pip_install(os.environ["AZKIT_SOURCE"])
    else:
        raise ModuleNotFoundError(
            "azkit is not here. On Kaggle attach a data set with its wheel; elsewhere open this notebook "
            "in a checkout; or set AZKIT_SOURCE to something that pip installs (a wheel, git+https...)."
        )
if missing("kaggle_environments"):
    # Without dependencies: all of them would replace the host's packages. ConnectX needs only two.
    pip_install("kaggle-environments==1.33.2", *missing("jsonschema", "requests"))

# %%
from IPython.display import HTML

import azkit

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"

# %% [markdown]
# ## The rules
#
# A game is a file with a function `make` that returns a `Game`. A state is a flat array of small integers. Board games
# keep their cells first, then three numbers that `azkit.games.grid` knows: the seat to move, the status, the last move.
# So `grid` brings input planes, pictures and the way a result is told. The rules are ordinary functions on the array,
# without classes, and they run uncompiled, too: a mistake is an ordinary traceback.

# %%
# %%writefile domineering.py
"""Domineering: seat 0 lays dominoes upright, seat 1 flat; whoever finds no place loses."""

from azkit.compiled import register_jitable
from azkit.games import grid
from azkit.games.base import Game


def make(rows: int = 6, columns: int = 6) -> Game:
    grid.check_range("rows", rows, 2, 16)
    grid.check_range("columns", columns, 2, 16)
    p = grid.parameters(rows, columns, 2, "mine,theirs,colour")  # colour: the seats are not alike
    cells = rows * columns
    return Game(
        name="domineering", options={"rows": rows, "columns": columns}, players=2, state_size=cells + grid.TAIL,
        max_moves=cells, actions=cells, max_plies=cells // 2, planes=grid.input_shape(p), parameters=p,
        initial=grid.empty, legal=legal, play=play, to_play=grid.to_play, outcome=grid.outcome, encode=grid.encode,
        symmetry=grid.symmetry, move_symmetry=grid.cell_moves(rows, columns)[:1],
        move_text=grid.cell_text, parse_move=grid.parse_cell, text=grid.text, svg=grid.svg,
    )  # fmt: skip


@register_jitable
def other_half(p, state, cell):  # of a domino that begins at a cell; -1 if it does not fit
    rows, columns, flat = p[0], p[1], state[grid.TO_PLAY] == 1
    if flat and cell % columns == columns - 1 or not flat and cell // columns == rows - 1:
        return -1
    other = cell + (1 if flat else columns)
    return other if state[cell] == 0 and state[other] == 0 else -1


def legal(p, state, moves):
    count = 0
    for cell in range(p[0] * p[1]):
        if other_half(p, state, cell) >= 0:
            moves[count] = cell
            count += 1
    return count


def play(p, state, move):
    state[other_half(p, state, move)] = state[grid.TO_PLAY] + 1
    grid.place(p, state, move)
    for cell in range(p[0] * p[1]):
        if other_half(p, state, cell) >= 0:
            return
    state[grid.STATUS] = state[move]  # the seat that moved last wins


# %%
game = azkit.make("domineering.py")
state = game.state([0, 2, 13, 27])
print(state)
state

# %% [markdown]
# ## Check it
#
# `check` plays random games and tests every law that a game must obey, in plain Python first, then compiled: legal
# moves are legal, results cancel out, symmetries commute with moves, texts read back, nothing is changed that was only
# asked about. A broken rule is named with the moves that show it.

# %%
print(azkit.check(game, games=10), "positions tested")


def upside_down(p, state, returns):
    """A mistake: the loser is told that he won."""
    status = game.outcome(p, state, returns)
    returns[1] = 1.0
    return status


from dataclasses import replace

try:
    azkit.check(replace(game, outcome=upside_down), games=1)
except azkit.AzkitError as error:
    print("and a mistake is found:", error)

# %% [markdown]
# ## Train for a minute

# %%
from azkit.config import GameConfig
from azkit.meter import yardstick
from azkit.profiles import profile, timed

RUN = Path("runs", f"domineering-{PROFILE}")
played = GameConfig("domineering.py")
config = profile("smoke", played) if SMOKE else timed(played, 1.0, yardstick(game))
for report in azkit.learn(config, RUN, resume=(RUN / "checkpoints").exists(), quiet=True):
    print(f"generation {report.generation}: loss {report.loss:.2f}, {report.game_length:.1f} plies a game")

# %% [markdown]
# ## Play
#
# Every kind of agent works at once: random, tree search with random games, alpha-beta, and the checkpoint.

# %%
from azkit.agents import make_agent
from azkit.arena import match

for rival in ("random", "uct:16" if SMOKE else "uct:200", "alphabeta:2"):
    agents = [make_agent(f"{RUN}:{8 if SMOKE else 50}", game, 0), make_agent(rival, game, 1)]
    print(match(game, agents, 4 if SMOKE else 40).table(), end="\n\n")

# %% [markdown]
# ## Package
#
# The file carries the rules, too. kaggle-environments learns the game from the same cell.

# %%
import kaggle_environments

from azkit.kaggle_envs import register
from azkit.packaging import package
from azkit.player import PlayerConfig

report = package(RUN, RUN / "submission.py", PlayerConfig(compile=not SMOKE), validate=not SMOKE)
register("domineering.py")
env = kaggle_environments.make("domineering", configuration={"actTimeout": 0.3})
env.run([str(report.path), "random"])
print(report.path, [seat.reward for seat in env.state])
HTML(env.render(mode="html", width=420, height=420))
