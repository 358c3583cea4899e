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
# # How good is it? Grade, match, rate, submit
#
# You have an agent. Is it good, and where is it weak? Four answers, from exact to practical: graded against perfect play,
# matched against other agents, rated on a ladder with its own earlier selves, and packaged and played as Kaggle will.
# Point `AZKIT_RUN` to a run folder of yours; without one it is what 01 trained here, and where there is nothing either a
# small agent is trained first: then all of it takes about 4 minutes on two CPU cores.

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
find_kaggle_environments()  # Kaggle's own, or a small install that replaces nothing of the host

# %%
import matplotlib.pyplot as plt
from IPython.display import HTML, Image, display

import azkit
from azkit.training.report import STYLE

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"
find_runs()  # what 01 trained in an earlier session, if its output is attached
trained = Path("runs/connectx-hours")  # by 01 on a GPU
RUN = Path(os.environ.get("AZKIT_RUN", trained if trained.exists() else f"runs/connectx-{PROFILE}"))
if not (RUN / "checkpoints").exists():
    # Every second checkpoint is kept, for the ladder below.
    for _ in azkit.learn(azkit.change(azkit.profile(PROFILE), {"milestone": 2}), RUN):
        pass
game = azkit.make("connectx")
print(f"evaluating {RUN}")

# %% [markdown]
# ## 1. Graded against exact play
#
# Connect Four is solved. azkit ships 2,000 positions with the exact score of every move, all of them with at least one
# move that throws the result away; here we take the first 150 of each phase of the game. A move is **good** if it keeps
# win, draw or loss, and **perfect** if it also wins soonest or loses latest. Intervals are 95 %, and the mean error is that
# of the phases' shares of bad moves.

# %%
from azkit.arena.grading import choose, grades, table
from azkit.arena.positions import first_of_each, load_positions

positions = first_of_each(load_positions(game), 20 if SMOKE else 150)
graded = {}
for agent in ("random", "alphabeta:4", f"{RUN}:net", f"{RUN}:{20 if SMOKE else 200}"):
    graded[agent] = grades(agent, positions, list(choose(azkit.make_agent(agent, game), positions)))
    print(table(graded[agent]), "\n")

# %%
with plt.rc_context(STYLE):
    figure, axes = plt.subplots(figsize=(8, 3), layout="constrained")
    for agent, agent_grades in graded.items():
        phases = [grade for grade in agent_grades if grade.trivial and grade.part != "all"]
        rates = [grade.good.rate for grade in phases]
        error = [
            [rate - grade.good.low for rate, grade in zip(rates, phases)],
            [grade.good.high - rate for rate, grade in zip(rates, phases)],
        ]
        axes.errorbar([grade.part for grade in phases], rates, error, marker="o", capsize=3, label=Path(agent).name)
    axes.set(title="good moves by phase of the game", ylim=(0, 1.02))
    axes.yaxis.set_major_formatter("{x:.0%}")
    axes.legend(loc="center left", bbox_to_anchor=(1, 0.5))
    plt.show()

# %% [markdown]
# Where did it go wrong? Positions that the search lost, with the score of each move: positive wins, 0 draws.

# %%
agent = azkit.make_agent(f"{RUN}:{20 if SMOKE else 200}", game)
wrong = [(p, m) for p, m in zip(positions, choose(agent, positions)) if not p.is_good(m)]
shown = []
for position, move in wrong[:4]:
    scores = " ".join(f"{position.scores.get(column, '-')}" for column in range(7))
    shown.append(f"<div>{position.state.svg()}<br><small>scores {scores}<br>it plays column {move}</small></div>")
display(HTML(f"<div style='display:flex;gap:1em;flex-wrap:wrap'>{''.join(shown) or 'none'}</div>"))

# %% [markdown]
# ## 2. Matched against others
#
# From random openings, each played in both seats.

# %%
games = 8 if SMOKE else 60
for opponent in ("random", "alphabeta:4"):
    players = [azkit.make_agent(f"{RUN}:{20 if SMOKE else 100}", game), azkit.make_agent(opponent, game)]
    print(azkit.match(game, players, games, seed=1).table(), "\n")

# %% [markdown]
# ## 3. Rated on a ladder
#
# All kept checkpoints of the run play each other and some fixed agents; one fit over all games gives Elo with error bars.
# These are of the distance to the first agent, `random`: it loses nearly every game, which makes them wide. Between neighbours on
# the ladder, who met in games that both may win, they are far narrower.

# %%
from azkit.arena.rating import plot, rate
from azkit.arena.rating import table as ladder

ratings = rate(
    game, ["random", "uct:50", RUN.as_posix()], games=4 if SMOKE else 16, simulations=16, opening_plies=2, seed=0
)
print(ladder(ratings))
plot(ratings, Path("ladder.png"))  # not beside the run: an attached one is read-only on Kaggle
display(Image("ladder.png"))

# %% [markdown]
# ## 4. Packaged and played as Kaggle will
#
# One file with its weights inside, tried out under Kaggle's own loader before it is called done. Beside the network it has
# a solved opening book and an exact solver, so it plays better than what was graded, matched and rated above: that was
# network and search, with an exact look of at most 300 nodes behind each leaf.

# %%
from azkit.submit.player import PlayerConfig

SUBMISSION = Path("/kaggle/working/submission.py") if "KAGGLE_KERNEL_RUN_TYPE" in os.environ else RUN / "submission.py"
built = azkit.package(RUN, SUBMISSION, PlayerConfig(compile=False, simulations=8) if SMOKE else PlayerConfig())
print(
    f"{built.path}: {built.size / 1e6:.2f} MB; first move {built.first_move:.1f} s, later at most {built.later_moves:.1f} s"
)
clock = {"actTimeout": 0.5 if SMOKE else 2}
for result in azkit.kaggle_match(
    game, str(SUBMISSION), ["random", "negamax"], 2 if SMOKE else 10, configuration=clock, workers=1 if SMOKE else 2
):
    print(result.table(), "\n")

# %%
print(built.submit)
