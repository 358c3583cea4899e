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
# azkit does not have Domineering. This page adds it, in one cell of plain Python; then checks it, trains an agent for a
# minute, plays it, and packages it. Domineering: one player lays dominoes upright, the other lays them flat, nothing may
# overlap, and whoever finds no place loses. All of it takes about 2 minutes on two CPU cores.

# %% [markdown]
# ## Setup

# %% cellView="form" jupyter={"source_hidden": true} tags=["hide-input"]
# @title Where azkit is found (folded: run it, no need to read it) {display-mode: "form"}
import importlib.util
import os
import shutil  # noqa: F401, RUF100  # for cells of some pages
import subprocess
import sys
from pathlib import Path


def pip_install(*what: str) -> None:
    """Without dependencies: the host's own torch, numpy and numba stay as they are."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", *what], check=True)


def version(wheel: str) -> list[int]:
    return [int(part) for part in wheel.split("-")[1].split(".") if part.isdecimal()]  # 0.10 comes after 0.9


def missing(*modules: str) -> list[str]:
    """Those that cannot be imported; a folder that only has a module's name, as a clone has, is none."""
    return [each for each in modules if (spec := importlib.util.find_spec(each)) is None or spec.origin is None]


def find_azkit(source: str) -> None:
    """Installed, in the checkout around or beside this notebook, the newest wheel on Kaggle, or what pip takes."""
    source = source or os.environ.get("AZKIT_SOURCE", "")
    folders = Path.cwd(), Path.cwd().parent, Path.cwd() / "azkit"  # the last after a clone in Colab
    checkouts = [folder for folder in folders if (folder / "azkit" / "__init__.py").is_file()]
    wheels = sorted(Path("/kaggle/input").glob("**/azkit-*.whl"), key=lambda wheel: version(wheel.name))
    if not missing("azkit"):
        return
    if checkouts:
        sys.path.insert(0, str(checkouts[0]))
    elif wheels:
        pip_install("--no-index", str(wheels[-1]))
    elif source:
        pip_install(source)
    else:
        raise ModuleNotFoundError(
            "azkit is not here. On Kaggle attach a data set with its wheel; elsewhere open this notebook "
            "in a checkout; or write into find_azkit(...) or AZKIT_SOURCE what pip installs (a wheel, git+https...)."
        )


def find_runs() -> None:
    """What an earlier session trained: its output attached on Kaggle, or azkit/runs of a drive in Colab, whose own disk
    goes with the session; so from now on what is trained here is copied there."""
    from azkit.runs.copies import bring, keep_copies

    kept = Path("/content/drive/MyDrive/azkit/runs")
    bring(Path("/kaggle/input"), "**/runs/*/config.json", Path("runs"))
    bring(kept, "*/config.json", Path("runs"))
    if kept.parent.parent.is_dir():
        keep_copies(Path("runs"), kept)


def find_kaggle_environments() -> None:
    """Kaggle has its own; elsewhere without dependencies, of which ConnectX and azkit's games need only two."""
    if missing("kaggle_environments"):
        pip_install("kaggle-environments==1.33.2", *missing("jsonschema", "requests"))


# %%
find_azkit("")  # installed, beside this notebook, in an attached wheel, or from what you write here: "git+https://..."
find_runs()  # go on with what an earlier session trained, if its output is attached
find_kaggle_environments()  # Kaggle's own, or a small install that replaces nothing of the host

# %%

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
print(azkit.check(game), "positions tested, no law broken")

# %% [markdown]
# Would it notice a mistake? We plant one: when the game is over, the second seat is always told that it has won. That
# breaks a law whenever the first seat has won, for the results of two players must cancel out.

# %%
from dataclasses import replace


def generous(p, state, returns):
    """A mistake: the second seat always wins."""
    status = game.outcome(p, state, returns)
    returns[1] = 1.0
    return status


try:
    azkit.check(replace(game, outcome=generous))
except azkit.AzkitError as error:
    print(f"and a mistake is found: {error}")  # in one piece, whatever else is written meanwhile
else:
    raise AssertionError("the planted mistake was not found")

# %% [markdown]
# ## Train for a minute

# %%
from azkit.bench.meter import timed_here
from azkit.runs.config import GameConfig

RUN = Path("runs", f"domineering-{PROFILE}")
played = GameConfig("domineering.py")
config = azkit.profile("smoke", played) if SMOKE else timed_here(played, 1.0)
for report in azkit.learn(config, RUN, resume=(RUN / "checkpoints").exists(), quiet=True):
    print(f"generation {report.generation}: loss {report.loss:.2f}, {report.game_length:.1f} plies a game")

# %% [markdown]
# ## Play
#
# Every kind of agent works at once: random, tree search with random games, alpha-beta, and the checkpoint.

# %%
for rival in ("random", "uct:16" if SMOKE else "uct:200", "alphabeta:2"):
    agents = [azkit.make_agent(f"{RUN}:{8 if SMOKE else 50}", game, 0), azkit.make_agent(rival, game, 1)]
    print(azkit.match(game, agents, 4 if SMOKE else 40).table(), end="\n\n")

# %% [markdown]
# ## Package
#
# The file carries the rules, too, and is tried out before it is put in place: kaggle-environments learns the game from the
# same cell, and the agent plays there in both seats and against itself.

# %%
from azkit.submit.player import PlayerConfig

report = azkit.package(RUN, RUN / "submission.py", PlayerConfig(compile=not SMOKE))
print(f"{report.path}: {report.size / 1e6:.2f} MB", *report.games, sep="\n  ")

# %% [markdown]
# A game against a random agent, in a viewer to click through:

# %%
import kaggle_environments

from azkit.agents.kaggle import Viewer, register

register("domineering.py")
env = kaggle_environments.make("domineering", configuration={"actTimeout": 0.5})
env.run([str(report.path), "random"])
print("statuses", [seat.status for seat in env.state], "rewards", [seat.reward for seat in env.state])
Viewer(env, game, 420, 420)

# %% [markdown]
# **Now you.** The page has your rules in it, compiled for the browser: `azkit share RUN -o domineering.html` makes a file
# to send to whoever should try your game.

# %%
azkit.board(RUN)
