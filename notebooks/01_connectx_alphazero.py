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
# A network that has never seen a game plays against itself, learns from what its own search found out, and ends as one
# `submission.py` for Kaggle's [ConnectX](https://www.kaggle.com/competitions/connectx) competition.
#
# What is *learned* here comes from the rules alone: no human games, no opening book, no hints. Connect Four has also been
# *solved* by exact methods, and the file for the competition may use that. So there are two agents at the end, and section
# 7 measures one after the other: the **pure** one (network and search), then the **hybrid** that
# is submitted (the same, helped by a solved opening book and an exact solver of endings).
#
# Run all cells from top to bottom: in the profile `quick` that takes about 9 minutes on two CPU cores; on a GPU, such as a
# T4, as many hours as you give it, for an agent that is hard to beat. A run that was cut off goes on where it stopped
# when you run the cells again, if its folder is still there: hosts delete it with the session. Attach the last session's
# output on Kaggle. In Colab mount your drive first: runs are copied there, to `azkit/runs`, every ten minutes, and found
# again. If words such as *prior*, *simulation* or *self-play* are new to you, read
# [`00_from_scratch`](00_from_scratch.ipynb) first: it builds all of it in 200 lines.

# %% [markdown]
# ## 1. Setup

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
import platform

import torch

import azkit
from azkit.nets.variants import machine, usable_device

place = usable_device("auto")  # tried with a real operation: some GPUs list but cannot compute
on_kaggle = "KAGGLE_KERNEL_RUN_TYPE" in os.environ
print(f"azkit {azkit.__version__}, Python {platform.python_version()}, torch {torch.__version__}")
print(f"{os.cpu_count()} CPU cores; the network runs on {place}: {machine(place)}")

# %% [markdown]
# On a GPU, `timed_here` picks network, search and schedule for the machine and the hours, as `azkit train --minutes` does.
# A profile is a choice that was made beforehand, such as `quick`, for whoever has no GPU or no time: set `AZKIT_PROFILE`
# before you start, or choose here.

# %%
from azkit.bench.meter import timed_here
from azkit.runs.checkpoints import stored_config
from azkit.runs.config import GameConfig
from azkit.runs.profiles import PROFILES

print("hours    no profile: as long as HOURS says, sized for this machine")
for name, what in PROFILES.items():
    print(f"{name:8} {what}")

PROFILE = os.environ.get("AZKIT_PROFILE", "quick" if place == "cpu" else "hours")
HOURS = 10.0  # of this session, after which training stops; a Kaggle session ends after twelve
RUN = Path("runs", f"connectx-{PROFILE}")
SMOKE = PROFILE == "smoke"  # hardly any training, to see that all cells run
if (RUN / "config.json").exists():
    config = stored_config(RUN)  # a run goes on by its own plan
else:
    config = timed_here(GameConfig("connectx"), 60 * HOURS) if PROFILE == "hours" else azkit.profile(PROFILE)
config = azkit.change(config, {"minutes": 60 * HOURS})
print(f"\n{PROFILE}, in {RUN}: a network of {config.net.blocks} blocks x {config.net.filters} filters, ", end="")
print(f"{config.search.simulations} simulations a move{' at first' if config.stages else ''}")
print(f"it ends before {config.minutes:g} minutes are over", end="")
print(f", and after {config.generations} generations" if config.generations else "")

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
# $Q + c \, P \sqrt{N(s)} \, / \, (1 + N)$: high value $Q$ so far, high prior $P$, few visits $N$ among the $N(s)$ of its
# position ($c$ says how much to explore; untried moves count as a little worse than their position). It ends at a
# position not seen before, asks the network for that position's priors and value, and adds the value to all moves on its
# way.
#
# Here without any network: equal priors, and the result of a random game as the value. The pictures show the three
# figures for each move of the position above.

# %%
import base64
import io

import matplotlib.pyplot as plt

from azkit.training.report import STYLE


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


play_search = azkit.SearchConfig(simulations=200, noise_epsilon=0.0)
blind = azkit.Search(game, azkit.RolloutEvaluator(game, seed=0), play_search)
show_search(state, blind.run([state])[0], "Search with random games")

# %% [markdown]
# ## 4. Training
#
# One generation: many games of self-play at once, each move drawn from the visits of a search; then training on the
# newest games, so that the network's policy nears the search's visits and its value what the games came to:
#
# $$ (z - v)^2 - \pi^{\mathsf T} \log p $$
#
# Here $p$ and $v$ are the network's policy and value, $\pi$ the shares of the search's visits, and $z$ the game's result
# (in azkit blended with what later searches said of it). A better network makes a better search, whose visits are again
# something to learn from. Interrupt the kernel to stop early: nothing that is committed gets lost, and the cells below
# work with what is there.

# %%
from dataclasses import asdict

from azkit.runs.metrics import read_metrics


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
            axes.set(xlabel="generation", xlim=(0.5, (config.generations or len(rows)) + 0.5))
            axes.locator_params(axis="x", integer=True)
            if axes.lines:
                axes.legend()
    clear_output(wait=True)
    display(figure)
    plt.close(figure)


resume = (RUN / "config.json").exists()
rows = read_metrics(RUN)[0] if (RUN / "checkpoints").exists() else []
for report in azkit.learn(config, RUN, resume=resume):
    rows.append(asdict(report))
    draw_curves(rows)

# %% [markdown]
# ## 5. What was learned
#
# The same curves and more go into the run's folder, as pictures and as one page, `report.html`, that says beside each
# what a healthy one looks like.

# %%
page = azkit.write_report(RUN)
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
checkpoint = azkit.load_checkpoint(RUN)
guided = azkit.Search(game, azkit.NetworkEvaluator(game, checkpoint.net, max_batch=16), play_search)
show_search(state, guided.run([state])[0], f"Search with the network of generation {checkpoint.generation}")

# %% [markdown]
# ## 6. One file for Kaggle
#
# `package` writes the network and azkit's own search into one Python file that runs without azkit, then tries it out as
# Kaggle will: loaded by Kaggle's loader, in a fresh process on one core, in both seats and against itself.
#
# This file is the **hybrid**: it also carries a book of the first seven plies, solved once for all, and an exact solver
# that takes over as soon as the rest of the game is within reach of the clock. The **pure** agent beside it has neither
# (`solve=False`, `azkit package --pure`), and here thinks for 200 simulations, not by the clock; it only looks at most 300
# nodes behind each leaf of its search for a result that is certain, where numba is there.

# %%
from azkit.submit.player import PlayerConfig

HYBRID = Path("/kaggle/working/submission.py") if on_kaggle else RUN / "submission.py"
PURE = RUN / "pure.py"
built = azkit.package(RUN, HYBRID)
azkit.package(RUN, PURE, PlayerConfig(solve=False, simulations=20 if SMOKE else 200), validate=False)  # not submitted
print(f"{built.path}: {built.size / 1e6:.2f} MB, SHA-256 {built.sha256[:16]}")
print(f"first move {built.first_move:.2f} s (without numba and torch {built.first_move_plain:.2f} s)")
print("\n".join(built.games))

# %% [markdown]
# ## 7. How good is it?
#
# Both files play through kaggle-environments, in both seats, under Kaggle's rules for faults and clocks (2 s a move, and 60 s
# of *overage* for a whole game), against its two built-in agents: `random`, and `negamax`, which looks four plies ahead.
#
# ### The pure agent: what was learned


# %%
def evaluate(name, file):
    """Matches against Kaggle's own agents, told in words."""
    clock = {"actTimeout": 0.5 if SMOKE else 2}
    games, workers = (2, 1) if SMOKE else (20, os.cpu_count() or 1)
    for result in azkit.kaggle_match(
        game, str(file), ["random", "negamax"], games, configuration=clock, workers=workers
    ):
        own = result.standing(0)
        (low, high), seconds = own.interval, own.move_seconds
        print(f"{name} against {result.agents[1]}: {own.wins} won, {own.draws} drawn, {own.losses} lost; ", end="")
        print(f"score {own.score:.0%}, 95 % interval {low:.0%} to {high:.0%}; faults {own.faults}")
        print(f"  seconds a move: half below {seconds['p50']:.2f}, longest {seconds['max']:.2f}; ", end="")
        print(f"overage left {own.overage_left:.0f} of 60")


evaluate("pure (network and search)", PURE)

# %% [markdown]
# ### The hybrid: what is submitted
#
# Book and solver play their part of the game perfectly, however little the network has learned: a network of two
# generations wins against negamax with their help. The figures above say how well *it* plays; these say how well the
# file will do.

# %%
evaluate("hybrid (with book and solver)", HYBRID)

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
# ## 9. A game to look at, and one of your own
#
# The hybrid against negamax, in Kaggle's own viewer:

# %%
import kaggle_environments

from azkit.agents.kaggle import Viewer

env = kaggle_environments.make("connectx", configuration={"actTimeout": 0.5 if SMOKE else 2})
env.run([str(HYBRID), "negamax"])
print("statuses and rewards", [(seat.status, seat.reward) for seat in env.steps[-1]])
Viewer(env, game)

# %% [markdown]
# **Now you**, against the network with search, in the page itself: rules, search and network run in your browser. Choose
# your seat and how long it thinks. `azkit share RUN -o agent.html` makes the same a file to send.

# %%
azkit.board(RUN)

# %% [markdown]
# **To go on:** a run by the hour trains for `HOURS` more whenever you run the cells again; of a profile's run raise the
# number of generations by `config = azkit.change(config, {"generations": 200})`, and run section 4 and what comes after
# it again: the run continues where it stopped. (Other keys may change, too; the game stays, and the network may only
# grow.) Another profile begins another run. In a terminal the same is `azkit train --resume --run RUN --minutes 60`, or
# `--generations 200`.
