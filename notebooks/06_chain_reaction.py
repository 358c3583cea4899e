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
# # Chain Reaction for three
#
# Orbs pile up until a cell holds as many as it has neighbours; then it explodes onto them and takes them over, and they may
# explode in turn. Here three seats play. Nothing in the search knows how many players there are: it keeps one value a seat
# and each seat chooses what is best for itself. All of it takes about 10 minutes on two CPU cores.

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
import matplotlib.pyplot as plt
import numpy as np
from IPython.display import HTML

import azkit
from azkit.bench.meter import timed_here
from azkit.games import chain_reaction
from azkit.games.draw import COLOURS
from azkit.runs.checkpoints import stored_config
from azkit.runs.config import GameConfig
from azkit.runs.metrics import read_metrics
from azkit.training.report import STYLE

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"
MINUTES = 8.0  # of training
OPTIONS = {"rows": 5, "columns": 5, "players": 3}
RUN = Path("runs", f"chain-{PROFILE}")
game = azkit.make("chain_reaction", **OPTIONS)


def side_by_side(*states):
    """Positions beside each other."""
    style = 'style="width:150px;height:auto;margin:6px" '
    return HTML("".join(state.svg().replace("<svg ", f"<svg {style}", 1) for state in states))


print(game.initial_state().legal_moves()[:5], "... a move is row * columns + column;", game.max_plies, "plies at most")
game.state([0, 12, 24, 0])

# %% [markdown]
# ## A cascade
#
# Cells explode one after the other, first in, first out. We play random games until a move sets off at least five
# explosions, and look at every board in between. A full cell is one with two orbs in a corner, three at an edge, four
# elsewhere.

# %%
rng, longest = np.random.default_rng(4), []
while len(longest) < 7:
    state = game.initial_state()
    while state.outcome is None and len(longest) < 7:
        move = int(rng.choice(state.legal_moves()))
        longest = max(longest, [state, *chain_reaction.cascade(state, move)], key=len)
        state = state.play(move)
print(f"{len(longest) - 2} explosions")
side_by_side(*longest[:12])

# %% [markdown]
# ## Values by seat
#
# The network sees the board from the side to move on: its own cells, the next seat's, the one after; and how full they
# are. It answers with one value for each seat in that order. Below: the input of one position.

# %%
with plt.rc_context(STYLE):
    state = longest[0]
    names = ["mine", "next seat's", "the one after", "two orbs or more", "three", "explodes next"]
    figure, axes = plt.subplots(1, 6, figsize=(10, 2), layout="constrained")
    for axis, plane, name in zip(axes, state.encode(), names, strict=True):
        axis.imshow(plane, cmap="Blues", vmin=0, vmax=1.4)
        axis.set(title=name, xticks=[], yticks=[])
    plt.show()

# %% [markdown]
# ## Train

# %%
played, resume = GameConfig("chain_reaction", OPTIONS), (RUN / "config.json").exists()
if resume:
    config = stored_config(RUN)  # its own plan, for so many minutes more
elif SMOKE:
    config = azkit.profile("smoke", played)
else:
    config = timed_here(played, MINUTES)
list(azkit.learn(config, RUN, resume, quiet=True))
rows = read_metrics(RUN)[0]  # also of what an earlier session trained
with plt.rc_context(STYLE):
    figure, axes = plt.subplots(1, 3, figsize=(10, 2.8), layout="constrained")
    minutes = [row["minutes"] for row in rows]
    axes[0].plot(minutes, [row["loss"] for row in rows], marker="o")
    axes[1].plot(minutes, [row["game_length"] for row in rows], marker="o")
    for seat in range(3):
        axes[2].plot(
            minutes, [row["seat_score"][seat] for row in rows], color=COLOURS[seat], label=f"seat {seat}"
        )
    for axis, title in zip(axes, ("loss", "plies a game", "mean result by seat"), strict=True):
        axis.set(title=title, xlabel="minutes")
    axes[2].axhline(-1 / 3, color="#d4dae1", zorder=0)
    axes[2].legend()
    plt.show()

# %% [markdown]
# With three seats the winner gets 1 and the others -1, so an even game gives each seat a mean of -1/3 (the grey line).
#
# ## Against two others
#
# The trained agent meets two tree searches that play random games. Every opening is played with the agent on each seat;
# an agent that is no better than the others would win one game in three.

# %%
agents = [f"{RUN}:{8 if SMOKE else 100}", *["uct:16" if SMOKE else "uct:400"] * 2]
result = azkit.match(game, [azkit.make_agent(text, game, seed) for seed, text in enumerate(agents)], 3 if SMOKE else 45)
print(result.table())

# %% [markdown]
# ## One game, three opinions
#
# The agent plays all seats. The lines are what the search thinks each seat will get.

# %%
network = azkit.NetworkEvaluator(game, azkit.load_checkpoint(RUN).net)
search = azkit.Search(game, network, azkit.SearchConfig(simulations=8 if SMOKE else 200, noise_epsilon=0.0))
state, values = game.initial_state(), []
while state.outcome is None:
    result = search.run([state])[0]
    values.append(result.value)
    state = state.play(result.move)
with plt.rc_context(STYLE):
    figure, axis = plt.subplots(figsize=(9, 2.4), layout="constrained")
    for seat, line in enumerate(np.array(values).T):
        axis.plot(line, color=COLOURS[seat], label=f"seat {seat}")
    axis.set(title="value by seat", xlabel="ply", ylim=(-1.05, 1.05))
    axis.legend()
    plt.show()
state

# %% [markdown]
# ## Take it along
#
# One file for kaggle-environments, where azkit registers the game. Packaging tries it out there: against random agents on
# the first and the last seat, and against copies of itself.

# %%
import kaggle_environments

from azkit.agents.kaggle import Viewer, register
from azkit.submit.player import PlayerConfig

thinking = PlayerConfig(compile=False, simulations=8) if SMOKE else PlayerConfig()
report = azkit.package(RUN, RUN / "submission.py", thinking)
print(f"{report.path}: {report.size / 1e6:.2f} MB", *report.games, sep="\n  ")

# %% [markdown]
# And a game against two random agents, in a viewer to click through:

# %%
register()
env = kaggle_environments.make("chain_reaction", configuration={**OPTIONS, "actTimeout": 0.5})
env.run([str(report.path), "random", "random"])
print("statuses", [seat.status for seat in env.state], "rewards", [seat.reward for seat in env.state])
Viewer(env, game)

# %% [markdown]
# **Now you**, against two of the agent: orbs go off one after the other. Rules, search and network run in the page.

# %%
azkit.board(RUN)
