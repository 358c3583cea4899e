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
# # TicTacToe, perfectly
#
# A game small enough to see everything: there are 4,520 positions in which TicTacToe still runs, and for each one exact
# play is known. So we can count a network's errors down to a few, see a small search mend those, and then *prove* the
# result: by playing out every game that any opponent could force. All of it takes about a minute on two CPU cores.

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

# %%
import matplotlib.pyplot as plt
import numpy as np
from IPython.display import HTML, clear_output, display

import azkit
from azkit.runs.config import GameConfig
from azkit.training.report import STYLE

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
RUN = Path("runs", f"tictactoe-{PROFILE}")
game = azkit.make("tictactoe")
state = game.state([0, 4, 8])
print(f"seat {state.to_play} to move, legal moves {state.legal_moves()}")
state

# %% [markdown]
# ## All positions, and what they are worth
#
# Exact play: follow every game to its end, and let each side choose its best. A *good* move keeps the position's value
# (win, draw or loss). A position where every move is good says nothing about a player, so we count those apart.

# %%
from azkit.arena.positions import load_positions

positions = load_positions(game)
hard = [position for position in positions if not position.trivial]
values = np.array([np.sign(max(position.scores.values())) for position in positions])
print(f"{len(positions):,} positions in which the game runs, {len(hard):,} of them with a wrong move to make")
for value, name in ((1, "won"), (0, "drawn"), (-1, "lost")):
    print(f"  {name} for the side to move: {(values == value).mean():.0%}")

# %% [markdown]
# ## Training, graded as it goes
#
# After each generation the network's moves are graded on 500 of these positions: once the network alone, once with a
# small search. The exam's scores never reach the training (its positions do, for self-play comes through them). What it
# does have is an exact search by the rules (`replay.prove_nodes`: 300 nodes, more where an end is near) for its own games'
# last positions: here, many.

# %%
grading = {"match.every": 1, "match.graded": 500, "match.opponents": ["random"], "generations": 8}
if PROFILE == "smoke":
    grading |= {"generations": 2, "match.graded": 100}
config = azkit.change(azkit.profile(PROFILE, GameConfig("tictactoe")), grading)
reports = []
for report in azkit.learn(config, RUN, resume=(RUN / "checkpoints").exists(), quiet=True):
    reports.append(report)
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(figsize=(7, 2.8), layout="constrained")
        for name in report.grades:
            axes.plot([r.generation for r in reports], [1 - r.grades[name] for r in reports], "o-", label=name)
        axes.set(title="moves that lose value", xlabel="generation", ylim=(0, None))
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.yaxis.set_major_formatter("{x:.0%}")
        axes.legend()
    clear_output(wait=True)
    display(figure)
    plt.close(figure)

# %% [markdown]
# ## The whole exam
#
# All positions, for the network alone and with 50 simulations a move. A *perfect* move also wins soonest or loses latest.

# %%
from azkit.arena.grading import choose, grades, table

errors = {}
for agent in (f"{RUN}:net", f"{RUN}:50"):
    moves = list(choose(azkit.make_agent(agent, game), positions))
    errors[agent] = [(p, m) for p, m in zip(positions, moves) if not p.is_good(m)]
    print(table(grades(agent, positions, moves)), "\n")

# %% [markdown]
# Some positions that the network alone still gets wrong (none, if you are lucky): the move that it would play, and the
# moves that keep the value. Search mends them, for it looks some plies further.

# %%
shown = []
for position, move in errors[f"{RUN}:net"][:6]:
    best = [other for other in position.scores if position.is_good(other)]
    text = f"plays {position.state.move_text(move)}, good: {' '.join(map(position.state.move_text, best))}"
    shown.append(f"<div style='width:130px'>{position.state.svg()}<br><small>{text}</small></div>")
display(HTML(f"<div style='display:flex;gap:1em;flex-wrap:wrap'>{''.join(shown) or 'no errors at all'}</div>"))

# %% [markdown]
# ## The proof
#
# An agent without chance that never errs cannot be beaten, but let us not take anybody's word for it. Play the agent
# against *every* sequence of replies, in both seats, and count how the games end.

# %%
agent = azkit.make_agent(f"{RUN}:50", game)
chosen = dict(zip((p.state for p in positions), choose(agent, positions)))


def all_games(state, seat):
    """Results for the agent on `seat`, over everything that the other side can do."""
    if state.outcome is not None:
        return [state.outcome[seat]]
    moves = [chosen[state]] if state.to_play == seat else state.legal_moves()
    return [result for move in moves for result in all_games(state.play(move), seat)]


for seat, name in enumerate(("moving first", "moving second")):
    results = np.array(all_games(game.initial_state(), seat))
    counts = ", ".join(f"{(results == r).sum()} {w}" for r, w in ((1, "won"), (0, "drawn"), (-1, "lost")))
    print(f"{name}: {len(results)} different games, {counts}")
