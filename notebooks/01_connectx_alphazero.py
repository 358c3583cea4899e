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
# # AlphaZero for ConnectX: from an empty board to a submission
#
# [![Open in Kaggle](https://kaggle.com/static/images/open-in-kaggle.svg)](https://kaggle.com/kernels/welcome?src=https://github.com/OWNER/azkit/blob/main/notebooks/01_connectx_alphazero.ipynb)
# [![Open in Colab](https://colab.research.google.com/assets/colab-badge.svg)](https://colab.research.google.com/github/OWNER/azkit/blob/main/notebooks/01_connectx_alphazero.ipynb)
#
# A network that has never seen a game plays against itself, learns from what its own search found out, and ends as one
# `submission.py` for Kaggle's [ConnectX](https://www.kaggle.com/competitions/connectx) competition. Nothing is taken
# from human games or opening books; all that is given are the rules.
#
# Run all cells from top to bottom. On two CPU cores this takes some minutes, on a T4 (profile `t4`) some hours for an
# agent that is hard to beat. A run that was cut off goes on where it stopped when you run the cells again.

# %% [markdown]
# ## 1. Setup
#
# The cell looks for azkit where it may be: installed, in the checkout that holds this notebook, as a wheel attached to
# a Kaggle notebook, or wherever the environment variable `AZKIT_SOURCE` points to (anything that pip accepts). It
# leaves the host's own torch, numpy and numba alone.

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
import platform

import torch

import azkit
from azkit.variants import machine, usable_device

place = usable_device("auto")  # tried with a real operation: some GPUs list but cannot compute
on_kaggle = "KAGGLE_KERNEL_RUN_TYPE" in os.environ
print(f"azkit {azkit.__version__}, Python {platform.python_version()}, torch {torch.__version__}")
print(f"{os.cpu_count()} CPU cores; the network runs on {place}: {machine(place)}")

# %% [markdown]
# A profile says how large the network is and how long to train. Set `AZKIT_PROFILE` before you start, or choose here.

# %%
from azkit.config import change
from azkit.profiles import PROFILES, profile

for name, what in PROFILES.items():
    print(f"{name:8} {what}")

PROFILE = os.environ.get("AZKIT_PROFILE", "t4" if place != "cpu" else "quick")
HOURS = 10.0  # training stops before this time is over; a Kaggle session ends after twelve hours
RUN = Path("runs", f"connectx-{PROFILE}")
config = change(profile(PROFILE), {"minutes": 60 * HOURS})
print(f"\nprofile {PROFILE}, in {RUN}: {config.generations} generations of {config.games} games,")
print(f"network of {config.net.blocks} blocks x {config.net.filters} filters, ", end="")
print(f"{config.search.simulations} simulations a move")

# %% [markdown]
# ## 2. The game
#
# A `State` is one position; it never changes, and `play` returns the next. A move is a column. Values are by *seat*:
# seat 0 (yellow) moves first.

# %%
from IPython.display import HTML, Image, clear_output, display

game = config.game.make()
state = game.state([2, 3, 3, 4, 4, 5])
print(f"seat {state.to_play} to move, legal moves {state.legal_moves()}, outcome {state.outcome}")
state

# %% [markdown]
# Yellow is to move, and red threatens to complete the lowest row in column 6: every other move loses. The rules are
# all that AlphaZero is given; what is good and what is bad it has to find out.

# %% [markdown]
# ## 3. One search, explained
#
# Search grows a tree of positions. Each simulation walks down from the root, at every node to the move with the largest
# $Q + c \, P \sqrt{\sum N} \, / \, (1 + N)$: high value $Q$ so far, high prior $P$, few visits $N$. It ends at a position
# not seen before, asks the network for that position's priors and value, and adds the value to all moves on its way.
#
# Here without any network: equal priors, and the result of a random game as the value. The pictures show the three
# figures for each move of the position above.

# %%
import base64
import io

import matplotlib.pyplot as plt

from azkit.evaluators import RolloutEvaluator
from azkit.report import STYLE
from azkit.search import Search, SearchConfig


def show_search(state, result, title):
    """The position, and beside it each column's prior, visits and value for the side to move."""
    figures = {"prior": result.priors, "visits": result.visits, "value": result.values}
    texts = [state.move_text(move) for move in result.moves]
    colours = ["#e0861a" if move == result.move else "#3b7dd8" for move in result.moves]
    with plt.rc_context(STYLE):
        figure, rows = plt.subplots(3, 1, figsize=(5, 3.4), sharex=True, layout="constrained")
        for axes, (name, heights) in zip(rows, figures.items()):
            axes.bar(texts, heights, color=colours)
            axes.set_ylabel(name)
        rows[0].set_ylim(0, 1)
        rows[2].set_ylim(-1.05, 1.05)
        rows[2].axhline(0, linewidth=0.8, color=plt.rcParams["axes.edgecolor"])
        rows[2].set_xlabel("column")
        picture = io.BytesIO()
        figure.savefig(picture, dpi=110)
        plt.close(figure)
    shown = base64.b64encode(picture.getvalue()).decode()
    proven = ", proven" if result.proven else ""
    display(
        HTML(f"""<b>{title}</b>: plays column {state.move_text(result.move)}, worth
      {result.value[state.to_play]:+.2f} to the side to move{proven}
      <div style="display:flex;align-items:center;gap:1em">{state.svg()}
      <img alt="prior, visits and value by column" src="data:image/png;base64,{shown}"></div>""")
    )


play_search = SearchConfig(simulations=200, noise_epsilon=0.0)
blind = Search(game, RolloutEvaluator(game, seed=0), play_search)
show_search(state, blind.run([state])[0], "Search with random games")

# %% [markdown]
# ## 4. Training
#
# One generation: many games of self-play at once, each move drawn from the visits of a search; then training on the
# newest games, so that the network's policy nears the search's visits and its value what the games came to:
#
# $$ (z - v)^2 - \pi^{\mathsf T} \log p $$
#
# A better network makes a better search, whose visits are again something to learn from. Interrupt the kernel to stop
# early: nothing that is committed gets lost, and the cells below work with what is there.

# %%
from dataclasses import asdict

from azkit.journal import read_metrics
from azkit.train import learn


def draw_curves(rows):
    """Loss, accuracy and score by generation, drawn anew in place."""
    generations = [row["generation"] for row in rows]
    with plt.rc_context(STYLE):
        figure, (left, middle, right) = plt.subplots(1, 3, figsize=(9, 2.6), layout="constrained")
        for axes, kind in ((left, "loss"), (middle, "accuracy")):
            for head in ("policy", "value"):
                axes.plot(generations, [row[f"{head}_{kind}"] for row in rows], "o-", label=head)
            axes.set_title(kind)
        for opponent in dict.fromkeys(name for row in rows for name in row["win_rate"]):
            points = [(row["generation"], row["win_rate"].get(opponent)) for row in rows]
            right.plot(*zip(*(point for point in points if point[1] is not None)), "o-", label=opponent)
        right.set(title="score against", ylim=(0, 1.05))
        for axes in (left, middle, right):
            axes.set(xlabel="generation", xlim=(0.5, config.generations + 0.5))
            axes.locator_params(axis="x", integer=True)
            if axes.lines:
                axes.legend()
    clear_output(wait=True)
    display(figure)
    plt.close(figure)


resume = (RUN / "checkpoints").exists()
rows = read_metrics(RUN)[0] if resume else []
for report in learn(config, RUN, resume=resume):
    rows.append(asdict(report))
    draw_curves(rows)

# %% [markdown]
# ## 5. What was learned
#
# The same curves and more go into the run's folder, as pictures and as one page, `report.html`, that says beside each
# what a healthy one looks like.

# %%
from azkit.report import write_report

page = write_report(RUN)
print(page)
for name in ("strength", "losses", "accuracies", "games"):
    if (picture := RUN / "plots" / f"{name}.png").exists():
        display(Image(picture))

# %% [markdown]
# Some positions are followed through the run: the start, one with a win in one, one with a threat that only one move
# parries. Each row is a move, each column a generation, and darker is more likely.

# %%
for picture in sorted((RUN / "plots").glob("policy_*.png")):
    display(Image(picture))

# %% [markdown]
# The search of section 3 again, now with the trained network. Its priors point at the moves that matter, so that the
# same number of simulations looks further.

# %%
from azkit.checkpoints import load_checkpoint
from azkit.evaluators import NetworkEvaluator

checkpoint = load_checkpoint(RUN)
guided = Search(game, NetworkEvaluator(game, checkpoint.net, max_batch=16), play_search)
show_search(state, guided.run([state])[0], f"Search with the network of generation {checkpoint.generation}")

# %% [markdown]
# ## 6. One file for Kaggle
#
# `package` writes the network and azkit's own search into one Python file that runs without azkit, then tries it out as
# Kaggle will: loaded by Kaggle's loader, in a fresh process on one core, in both seats and against itself.

# %%
from azkit.packaging import package

SUBMISSION = Path("/kaggle/working/submission.py") if on_kaggle else RUN / "submission.py"
built = package(RUN, SUBMISSION)
print(f"{built.path}: {built.size / 1e6:.2f} MB, SHA-256 {built.sha256[:16]}")
print(f"first move {built.first_move:.2f} s (without numba and torch {built.first_move_plain:.2f} s)")
print("\n".join(built.games))

# %% [markdown]
# ## 7. How good is it?
#
# The file plays through kaggle-environments, in both seats, under Kaggle's rules for clocks and faults. In the smoke
# profile there are only a few games with little time for a move.

# %%
from azkit.kaggle_arena import kaggle_match

smoke = PROFILE == "smoke"
results = kaggle_match(
    game,
    str(SUBMISSION),
    ["random", "negamax"],
    games=2 if smoke else 20,
    configuration={"actTimeout": 0.5 if smoke else 2},
    workers=os.cpu_count() or 1,
)
for result in results:
    own = result.standing(0)
    (low, high), seconds = own.interval, own.move_seconds
    print(f"against {result.agents[1]}: {own.wins} won, {own.draws} drawn, {own.losses} lost")
    print(f"  score {own.score:.1%}, 95 % interval {low:.0%} to {high:.0%}; faults {own.faults}")
    print(f"  seconds a move: half below {seconds['p50']:.2f}, longest {seconds['max']:.2f};", end=" ")
    print(f"overage left {own.overage_left:.0f} of 60")

# %% [markdown]
# A game to look at. Kaggle's own viewer runs it:

# %%
import kaggle_environments

env = kaggle_environments.make("connectx", configuration={"actTimeout": 0.5 if smoke else 2})
env.run([str(SUBMISSION), "negamax"])
print("statuses and rewards", [(seat.status, seat.reward) for seat in env.steps[-1]])
env.render(mode="ipython", width=500, height=450)

# %% [markdown]
# ## 8. Submit
#
# - On Kaggle: *Save Version*, *Save & Run All*; then open the finished version, *Output*, choose `submission.py`, and
#   *Submit to Competition*.
# - Elsewhere, with the [Kaggle command line](https://github.com/Kaggle/kaggle-api):

# %%
print(built.submit)

# %% [markdown]
# Kaggle first plays the file against itself; if that game ends without a fault, the agent joins the ladder.
#
# **To go on:** change any key of the configuration, e.g. `change(config, {"generations": 200})`, and run the cells
# again: the run continues where it stopped. Another profile begins another run. In a terminal the same is
# `azkit train --resume --run RUN --generations 200`, and `azkit play RUN` lets you play against the agent yourself.
