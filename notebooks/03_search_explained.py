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
# # One search, explained
#
# What happens between a position and a move? This notebook opens up the search: its tree, the three figures that steer
# it, the noise that keeps self-play curious, and the three ways to choose a move that azkit has (PUCT, UCT, Gumbel),
# side by side. It needs no training and no GPU; with a run of your own (`AZKIT_RUN`) it uses that network. All of it takes
# about a minute on two CPU cores.

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

# %%
import matplotlib.pyplot as plt
import numpy as np

import azkit
from azkit.games.draw import COLOURS
from azkit.training.report import STYLE

game = azkit.make("connectx")


def evaluator():
    """Who gives priors and values: here equal priors, and 8 random games as a position's value."""
    if "AZKIT_RUN" in os.environ:
        return azkit.NetworkEvaluator(game, azkit.load_checkpoint(os.environ["AZKIT_RUN"]).net, max_batch=16)
    return azkit.RolloutEvaluator(game, seed=0, rollouts=8)


state = game.state([6, 2, 3, 2, 4, 6, 0])
print(f"seat {state.to_play} (red) to move")
state

# %% [markdown]
# Yellow threatens to complete the lowest row in column 5. So every move of red but one loses. A person sees that at once.
# The search has to find it out, by trying moves and replies to them; we shall watch how many simulations that takes.
#
# ## Priors, visits, values
#
# Every simulation walks from the root to a new position, at each node along the edge with the largest
#
# $$ Q + c \, P \, \frac{\sqrt{N(s)}}{1 + N} $$
#
# $P$ is the **prior** (what the network would play by itself), $N$ the **visits** so far, $N(s)$ those of the position,
# $Q$ the mean **value** that came back up; $c$ says how much to explore. A move that was not tried yet counts as a little
# worse than its position (`fpu_reduction`; in the paper as 0). In the end the visits are what counts: they are the move's
# vote, and in training the target.

# %%
FIGURES = ("priors", "visits", "values")


def bars(results, figures=FIGURES):
    """Bars by column, one row of pictures a search."""
    with plt.rc_context(STYLE):
        size = (3 * len(figures), 1.7 * len(results))
        _, rows = plt.subplots(len(results), len(figures), figsize=size, squeeze=False, layout="constrained")
        for row, (name, result) in zip(rows, results.items()):
            for axes, key in zip(row, figures):
                heights, texts = getattr(result, key), [state.move_text(move) for move in result.moves]
                colours = ["#e0861a" if move == result.move else "#3b7dd8" for move in result.moves]
                axes.bar(texts, heights, color=colours)
                axes.set_title(f"{name}: {key}")
                if key == "values":
                    axes.set(xlim=(-0.6, len(texts) - 0.4), ylim=(-1.05, 1.05))  # also where a move has none
        plt.show()


def search(simulations=200, seed=0, **settings):
    """One search of the position."""
    config = azkit.SearchConfig(simulations=simulations, **{"noise_epsilon": 0.0, **settings})
    searcher = azkit.Search(game, evaluator(), config, seed=seed)
    return searcher, searcher.run([state])[0]


searcher, result = search()
bars({"PUCT": result})
print(
    f"worth {result.value[state.to_play]:+.2f} to red{', proven' if result.proven else ''}; plays column {result.move}"
)

# %% [markdown]
# ## The tree
#
# The nodes that were visited most, the more often the larger. Edges carry the move. Search does not look everywhere:
# what looks bad after a few visits is left alone.

# %%
from azkit.search import tree as layout


def draw_tree(searcher, deepest=4, widest=4):
    """The most visited children of each node, down to a depth."""
    root = layout.Tree(*(array[0] for array in searcher.trees))
    places, edges = {}, []

    def place(node, depth, left, width):
        places[node] = (left + width / 2, -depth, root.nodes[node, layout.VISITS], root.nodes[node, layout.SEAT])
        first, count = root.nodes[node, layout.FIRST_EDGE], root.nodes[node, layout.EDGE_COUNT]
        slots = sorted(range(first, first + count), key=lambda edge: -root.edges[edge, layout.EDGE_VISITS])[:widest]
        children = [edge for edge in slots if root.edges[edge, layout.EDGE_VISITS] >= 2] if depth < deepest else []
        total = sum(root.edges[edge, layout.EDGE_VISITS] for edge in children)
        for edge in children:
            share, child = width * root.edges[edge, layout.EDGE_VISITS] / total, root.links[edge, layout.CHILD]
            place(child, depth + 1, left, share)
            edges.append((node, child, root.links[edge, layout.MOVE]))
            left += share

    place(layout.ROOT, 0, 0.0, 1.0)
    with plt.rc_context(STYLE):
        _, axes = plt.subplots(figsize=(9, 4.2), layout="constrained")
        for parent, child, move in edges:
            (x, y, *_), (u, v, visits, _) = places[parent], places[child]
            axes.plot([x, u], [y, v], color="#66717d", linewidth=0.5 + 3 * visits / places[0][2], zorder=1)
            axes.annotate(
                str(move), ((x + u) / 2, (y + v) / 2), fontsize=8, ha="center", va="center", backgroundcolor="w"
            )
        for x, y, visits, seat in places.values():
            axes.scatter(
                x, y, s=30 + 900 * np.sqrt(visits / places[0][2]), color=COLOURS[seat], zorder=2, edgecolor="k"
            )
            axes.annotate(str(visits), (x, y), ha="center", va="center", fontsize=7, zorder=3)
        axes.set_axis_off()
        plt.show()


draw_tree(searcher)

# %% [markdown]
# ## More simulations
#
# That another move loses is no single fact: of seven replies to it one wins, and the search must hit on that one. With
# ten simulations that has happened nowhere yet: the search likes a move that loses. With fifty the visits have turned
# to the right move, though the others are not refuted yet. With a thousand, almost all of them have the value $-1$
# exactly: such a move is *proven* lost and gets no more visits. (Once a position is proven as a whole, the search stops by
# itself; this one is not, for the right move leads to a long game.)

# %%
more = {f"{n:,} simulations": search(simulations=n)[1] for n in (10, 50, 1000)}
bars(more, ("visits", "values"))
for name, result in more.items():
    looked_at = zip(result.moves, result.visits, result.values)
    losing = [int(move) for move, visits, value in looked_at if visits > 1 and value == -1.0]
    print(
        f"after {name}: plays column {result.move}; nothing but losses found, in several looks, after columns {losing}"
    )

# %% [markdown]
# A trained network shortens this: its priors name the winning reply first, and its values say that a row of three is a
# danger before anything is proven.

# %% [markdown]
# ## Noise and temperature
#
# In self-play each root's priors are mixed with Dirichlet noise, so that every legal move gets looked at now and then;
# and moves are *drawn* from the visits, so that games differ. The temperature $\tau$ makes the draw bolder or safer:
# probabilities go with $N^{1/\tau}$.

# %%
noisy = {
    f"noise, seed {seed}": search(simulations=50, noise_epsilon=0.25, noise_alpha=0.3, seed=seed)[1] for seed in (0, 1)
}
bars(noisy)

# %%
calm = search(simulations=60)[1]
with plt.rc_context(STYLE):
    figure, axes = plt.subplots(1, 3, figsize=(9, 1.9), sharey=True, layout="constrained")
    for axis, temperature in zip(axes, (1.0, 0.5, 0.25)):
        weights = calm.visits ** (1 / temperature)
        axis.bar([str(move) for move in calm.moves], weights / weights.sum())
        axis.set_title(f"temperature {temperature}: chance to be played")
    plt.show()

# %% [markdown]
# ## PUCT, UCT, Gumbel
#
# - **PUCT** (AlphaZero) trusts the priors and explores what they name.
# - **UCT** (the classic) has no priors: it tries every move, then goes by $Q + c \sqrt{\ln \sum N / N}$.
# - **Gumbel** takes a few candidate moves and halves them again and again, so that even 16 simulations make a policy that
#   is no worse than the network's, as far as the values are right.
#
# The visits of PUCT are its policy, less those of moves that are proven lost. Gumbel's are not: it spreads them evenly over
# the candidates that are left, and makes its policy from priors and values.

# %%
kinds = {"puct": {}, "uct": {"selection": "uct", "c_puct": 1.4}, "gumbel": {"selection": "gumbel"}}
chosen = {f"{name}, {n}": search(simulations=n, **s)[1] for n in (16, 200) for name, s in kinds.items()}
bars(chosen, ("visits", "policy"))
print("; ".join(f"{name}: column {result.move}" for name, result in chosen.items()))

# %% [markdown]
# In self-play Gumbel *draws* its move: it adds random numbers (Gumbel noise) to the logarithms of the priors, and plays the
# candidate with the largest sum of noise, prior and value. So with few simulations it may play a move that is not the
# policy's peak (the orange bar below). That is its way to explore; what the network learns is the policy, without the
# noise. Agents that play have no noise (`noise_epsilon=0`), as above, and search by PUCT whatever taught their network.

# %%
drawn = {
    f"gumbel with noise, seed {seed}": search(16, seed, selection="gumbel", noise_epsilon=0.25)[1] for seed in (0, 1)
}
bars(drawn, ("visits", "policy"))
for name, result in drawn.items():
    print(f"{name}: plays column {result.move}, the policy's peak is column {result.moves[result.policy.argmax()]}")

# %% [markdown]
# Each of these is a setting: `SearchConfig(selection="gumbel", simulations=16)` in Python, and
# `azkit train connectx --set search.selection=gumbel --set search.simulations=16` on the command line.
