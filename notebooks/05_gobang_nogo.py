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
# # Gobang and NoGo
#
# Two games on one board of crossings: in gobang five in a row win, in NoGo whoever *cannot* move without capturing loses.
# Both are trained by the same code as ConnectX. This page shows how the two networks see the board, how strong they get
# in a few minutes, and a game of each, move by move. All of it takes about 12 minutes on two CPU cores.

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
from IPython.display import HTML, display

import azkit
from azkit.bench.meter import timed_here
from azkit.runs.checkpoints import stored_config
from azkit.runs.config import GameConfig
from azkit.runs.metrics import read_metrics
from azkit.training.report import STYLE

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"
MINUTES = 5.0  # of training for each game
GAMES = {"gobang": azkit.make("gobang"), "nogo": azkit.make("nogo")}


def side_by_side(*states):
    """Positions beside each other."""
    style = 'style="width:150px;height:auto;margin:6px" '
    return HTML("".join(state.svg().replace("<svg ", f"<svg {style}", 1) for state in states))


side_by_side(GAMES["gobang"].state([27, 28, 35, 19, 43, 11, 51]), GAMES["nogo"].state([24, 16, 32, 17, 25, 9, 8]))

# %% [markdown]
# On the right small dots mark where the side to move may *not* place a stone: it would capture something, or have no
# liberty itself. The number of such cells is what NoGo is about.
#
# ## Eight ways to look at a board
#
# A square board has eight symmetries. Training shows the network a random one of them each time, and positions that
# mirror each other are merged into one sample.

# %%
game = GAMES["gobang"]
state, images = game.state([1, 10, 2, 18, 4]), []
for k in range(len(game.move_symmetry)):
    images.append(game.state([int(game.move_symmetry[k, move]) for move in state.moves]))
side_by_side(*images)

# %% [markdown]
# ## Train both
#
# `timed_here` picks network, search and schedule for the machine and the minutes. A run that is there already goes on by
# its own plan, for so many minutes more.

# %%
with plt.rc_context(STYLE):
    figure, axes = plt.subplots(1, 3, figsize=(10, 2.8), layout="constrained")
    for name in GAMES:
        run = Path("runs", f"{name}-{PROFILE}")
        resume = (run / "config.json").exists()
        if resume:
            config = stored_config(run)
        else:
            config = azkit.profile("smoke", GameConfig(name)) if SMOKE else timed_here(GameConfig(name), MINUTES)
        list(azkit.learn(config, run, resume, quiet=True))
        rows = read_metrics(run)[0]  # also of what an earlier session trained
        minutes = [row["minutes"] for row in rows]
        axes[0].plot(minutes, [row["policy_loss"] for row in rows], marker="o", label=name)
        axes[1].plot(minutes, [row["game_length"] for row in rows], marker="o", label=name)
        axes[2].plot(minutes, [row["seat_score"][0] for row in rows], marker="o", label=name)
    for axis, title in zip(axes, ("policy loss", "plies a game", "mean result of the first seat"), strict=True):
        axis.set(title=title, xlabel="minutes")
        axis.legend()
    plt.show()

# %% [markdown]
# ## How strong is that?
#
# `uct:N` is tree search with N random games and no network at all. The trained agents get 100 simulations.

# %%
for name, game in GAMES.items():
    run = Path("runs", f"{name}-{PROFILE}")
    agents = [f"{run}:{8 if SMOKE else 100}", "uct:16" if SMOKE else "uct:800"]
    result = azkit.match(
        game, [azkit.make_agent(text, game, seed) for seed, text in enumerate(agents)], 4 if SMOKE else 40
    )
    print(result.table(), end="\n\n")

# %% [markdown]
# ## A game of each
#
# The agent plays itself. Below the boards: how sure it was of the result, for the first seat.

# %%
with plt.rc_context(STYLE):
    for name, game in GAMES.items():
        checkpoint = azkit.load_checkpoint(Path("runs", f"{name}-{PROFILE}"))
        config = azkit.SearchConfig(simulations=8 if SMOKE else 200, noise_epsilon=0.0)
        search = azkit.Search(game, azkit.NetworkEvaluator(game, checkpoint.net), config)
        state, values = game.initial_state(), []
        states = [state]
        while state.outcome is None:
            result = search.run([state])[0]
            values.append(result.value[0])
            state = state.play(result.move)
            states.append(state)
        display(side_by_side(*states[4 :: max(1, len(states) // 4)], states[-1]))
        figure, axis = plt.subplots(figsize=(9, 1.8), layout="constrained")
        axis.plot(values, marker="o")
        axis.set(title=f"{name}: value for the first seat", xlabel="ply", ylim=(-1.05, 1.05))
        axis.axhline(0, color="#d4dae1", zorder=0)
        plt.show()

# %% [markdown]
# ## Take them along
#
# Each becomes one file with its weights inside, and plays through kaggle-environments, which azkit teaches both games.

# %%
from azkit.submit.player import PlayerConfig

for name in GAMES:
    thinking = PlayerConfig(compile=False, simulations=8) if SMOKE else PlayerConfig()
    report = azkit.package(Path("runs", f"{name}-{PROFILE}"), Path("runs", f"{name}.py"), thinking)
    print(f"{report.path}: {report.size / 1e6:.2f} MB", *report.games, sep="\n  ")

# %% [markdown]
# **Now you**, in gobang. Rules, search and network run in the page, so it also works where no kernel runs.

# %%
azkit.board(Path("runs", f"gobang-{PROFILE}"))
