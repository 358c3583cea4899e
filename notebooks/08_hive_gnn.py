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
# # Hive, with a graph network
#
# Hive has no board: pieces lie beside and on top of each other, every move changes what the table looks like, and moves
# have no fixed numbering. So the position is a *graph*, the network passes messages along its links, and a move is scored
# as a pair of nodes: the piece that moves, and where to. The question this page answers: **how do you train the move
# scorer?** Both ways are run and compared: from recorded games alone, and by self-play. All of it takes about 21 minutes on
# two CPU cores.

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
import torch
from IPython.display import HTML

import azkit
from azkit.nets.nets import build_net
from azkit.runs.config import GameConfig
from azkit.training.report import STYLE

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"
OPTIONS = {"max_plies": 40 if SMOKE else 200}  # where a game is cut off
game = azkit.make("hive", **OPTIONS)  # Base+MLP: mosquito, ladybug and pillbug are in
state = game.initial_state()
for text in ["wG1", "bG1 wG1-", "wQ /wG1", "bQ bG1/", "wB1 -wQ", "bA1 bQ-", "wB1 wQ", "bA1 /wB1"]:
    state = state.play(state.parse_move(text))
print(
    f"seat {state.to_play} to move, {len(state.legal_moves())} legal moves, such as",
    ", ".join(state.move_text(move) for move in state.legal_moves()[:5]),
)
state

# %% [markdown]
# Moves are written as in the Universal Hive Protocol: `wB1 wQ` puts the white beetle on top of the white queen, `bA1 -wQ`
# puts a black ant to the west of it. `azkit uhp` speaks that protocol, so any viewer of it can play against an agent.
#
# ## A position as a graph
#
# A node for every piece (buried ones, too), for every empty cell beside the hive, and for every kind of piece in hand.
# Links have a *kind*: six directions, above, below. A move joins two nodes. That is all the network sees: nothing in it
# knows about coordinates, so a hive may lie anywhere.

# %%
from azkit.games.hive.pieces import KINDS

nodes, links, ends = state.graph()
print(f"{len(nodes)} nodes of {nodes.shape[1]} numbers, {np.count_nonzero(links >= 0)} links, {len(ends)} moves")


def layout(links):
    """A place for each node that is linked to the rest: steps along the links from the first node."""
    steps = np.array(
        [(0.5, 0.87), (1, 0), (0.5, -0.87), (-0.5, -0.87), (-1, 0), (-0.5, 0.87), (0.12, 0.2), (-0.12, -0.2)]
    )
    places, queue = {0: np.zeros(2)}, [0]
    for node in queue:
        for kind, other in enumerate(links[node]):
            if other >= 0 and other not in places:
                places[int(other)] = places[node] + steps[kind]
                queue.append(int(other))
    return places


def draw(axes, state, weights=None, top=None):
    """The graph, and of its moves the `top` heaviest as arrows."""
    nodes, links, ends = state.graph()
    places = layout(links)
    reserve = [node for node in range(len(nodes)) if node not in places]
    low = min(y for _, y in places.values()) - 1.3
    left = min(x for x, _ in places.values())
    places |= {node: np.array([left + 0.75 * i, low]) for i, node in enumerate(reserve)}
    for node, row in enumerate(links):
        for other in row[row >= 0]:
            axes.plot(*zip(places[node], places[int(other)]), color="#c9d2dc", linewidth=1, zorder=1)
    for node, place in places.items():
        kind = nodes[node][:8]
        empty = not kind.any()
        colour = "white" if empty else "#f3c94f" if nodes[node][8] else "#5b6b7c"
        axes.scatter(*place, s=60 if empty else 300, color=colour, edgecolor="#5b6b7c", zorder=2)
        if not empty:
            axes.text(
                *place,
                KINDS[kind.argmax()],
                ha="center",
                va="center",
                fontsize=9,
                zorder=3,
                color="black" if nodes[node][8] else "white",
            )
    if weights is not None:
        for move in np.argsort(weights)[-top:]:
            (source, target), share = ends[move], weights[move] / weights.max()
            axes.annotate(
                "",
                places[int(target)],
                places[int(source)],
                arrowprops={"arrowstyle": "->", "color": "#c0392b", "alpha": 0.25 + 0.75 * share, "lw": 2.5 * share},
            )
    axes.set_aspect("equal")
    axes.axis("off")


with plt.rc_context(STYLE):
    figure, axes = plt.subplots(figsize=(8, 6))
    draw(axes, state)
    axes.set_title("yellow: the side to move; grey: the other; small: empty cells; below: pieces in hand")
    plt.show()

# %% [markdown]
# ## The network, and the move scorer
#
# Each layer tells every node what lies at the end of each of its links, with one weight matrix for each kind of link,
# and what the graph looks like on average. Then the scorer joins source and target of each move. Their *product* is what
# matters: a sum of one number for each end could not say that only this pair of all is good.

# %%
config = azkit.profile("smoke" if SMOKE else "quick", GameConfig("hive", OPTIONS))
untrained = build_net(game, config.net, seed=0)
print(untrained)
print(f"{sum(weights.numel() for weights in untrained.parameters()):,} weights")

# %% [markdown]
# Turning or mirroring the table permutes the six directions and leaves the list of moves as it is. Training shows each
# position in a random one of its 12 images, so that the network need not learn each of them.

# %%
from azkit.nets.graphs import graphs
from azkit.search.evaluators import leaves

with torch.inference_mode():
    values = [
        untrained(*map(torch.from_numpy, graphs(game, leaves([state]), np.array([k]))))[1].item() for k in range(12)
    ]
print("value of the position in its 12 images, untrained:", np.round(values, 3))

# %% [markdown]
# ## A search that must find a win
#
# One queen has a single free neighbour left. Nothing is trained yet, so priors are no help; but before it walks, the search
# tries each move of its root by the rules, and what wins at once is *proven* by one simulation, with any network.

# %%
from azkit.arena.positions import positions_with_wins
from azkit.games.threats import winning_moves

agents = [azkit.make_agent("random", game, 0), azkit.make_agent("alphabeta:1", game, 0)]
entries = list(positions_with_wins(game, agents, 2 if SMOKE else 60, np.random.default_rng(0)))
tactics = [game.state(entry["moves"]) for entry in entries]
state = max(tactics, key=lambda state: len(state.legal_moves()))
search = azkit.Search(
    game, azkit.NetworkEvaluator(game, untrained), azkit.SearchConfig(simulations=300, selection="uct")
)
result = search.run([state])[0]
print(f"{len(result.moves)} legal moves, winning: {[state.move_text(move) for move in winning_moves(state)]}")
print(f"the search plays {state.move_text(result.move)}; proven: {result.proven}")
with plt.rc_context(STYLE):
    figure, axes = plt.subplots(figsize=(8, 6))
    draw(axes, state, result.visits.astype(float), top=8)
    axes.set_title("arrows: the moves that the search visited most")
    plt.show()

# %% [markdown]
# ## Way one: the move scorer on its own, from records
#
# azkit's own heuristic agent (alpha-beta that counts free cells around queens and pieces that can move) plays against a
# weaker twin; the network learns to predict its moves and who wins. Half of the games begin after many random plies, so
# that it sees positions that sensible play never reaches; those plies themselves are not learned. UHP and PGN files of
# your own work as well: `azkit imitate hive FILES...`. One game in ten is held out, and only predicted.

# %%
from azkit.selfplay.records import Record, read_records, write_records
from azkit.training.imitate import imitate

GAMES, EPOCHS, RANDOM_PLIES = (12, 1, 20) if SMOKE else (100, 6, 60)
recorded = Path("runs", f"hive-records-{PROFILE}.jsonl")
if not recorded.exists():
    players = [azkit.make_agent("alphabeta:2", game, 0), azkit.make_agent("alphabeta:1", game, 1)]
    records = []
    for plies in (5, RANDOM_PLIES):
        played = azkit.match(game, players, GAMES, opening_plies=plies)
        records += [Record(r.moves, r.outcome, r.truncated, random_plies=plies) for r in played.records]
        print(played.table())
    write_records(recorded, game, records)
imitation, both = Path("runs", f"hive-imitation-{PROFILE}"), Path("runs", f"hive-both-{PROFILE}")
if not (imitation / "done").exists():
    for cut_off in (imitation, both):  # and what went on from it
        shutil.rmtree(cut_off, ignore_errors=True)
    epochs = list(imitate(config, imitation, read_records(game, [recorded]), EPOCHS, quiet=True))
    with plt.rc_context(STYLE):
        figure, axes = plt.subplots(1, 2, figsize=(10, 3.5))
        for name, label, axis in (
            ("policy_accuracy", "move predicted", axes[0]),
            ("value_accuracy", "winner predicted", axes[1]),
        ):
            for prefix, who in (("", "learned games"), ("held_out_", "held-out games")):
                axis.plot([e.epoch for e in epochs], [getattr(e, prefix + name) for e in epochs], label=who, marker="o")
            axis.set(title=label, xlabel="epoch")
        axes[0].legend()
        plt.show()
    (imitation / "done").touch()

# %% [markdown]
# ## Way two: end to end in self-play
#
# The same network from nothing: the search improves on the scorer's priors, the scorer learns the search's visits, and
# values come from the games' results. A game that reaches the ply cap is *truncated*: it teaches moves, but no value.
# Here, too, every second game begins after random plies.

# %%
selfplay = Path("runs", f"hive-selfplay-{PROFILE}")
MINUTES = 0.2 if SMOKE else 6.0
settings = {"generations": None, "minutes": MINUTES, "match.every": 0, "selfplay.opening_plies": RANDOM_PLIES}
if SMOKE:
    settings["generations"] = 1


def train(run):
    """Begin, or go on where a training was cut off; once it has come to its end, nothing."""
    if (run / "done").exists():
        return
    training = azkit.learn(azkit.change(config, settings), run, resume=(run / "config.json").exists(), quiet=True)
    for report in training:
        print(
            f"generation {report.generation}: policy loss {report.policy_loss:.2f}, "
            f"{report.truncated_rate:.0%} of the games truncated, {report.game_length:.0f} plies"
        )
    if not training.interrupted:
        (run / "done").touch()


train(selfplay)

# %% [markdown]
# ## And then both: self-play goes on from the imitation

# %%
if not (both / "checkpoints").exists():
    copy = shutil.copytree(imitation, both.with_suffix(".part"), ignore=shutil.ignore_patterns("done"), dirs_exist_ok=True)
    shutil.rmtree(both, ignore_errors=True)
    copy.rename(both)
train(both)

# %% [markdown]
# ## Which way is better?
#
# Three questions to each network: how many wins in one does it see at once, without any search? How many with 32
# simulations (all of them, since a root's moves are tried by the rules)? And how does it do against tree search with random games?

# %%
nets = {"untrained": untrained} | {
    name: azkit.load_checkpoint(run).net
    for name, run in (("records", imitation), ("self-play", selfplay), ("both", both))
}
from azkit.agents.agents import NetworkAgent, SearchAgent
from azkit.arena.grading import choose
from azkit.arena.positions import Position

positions = [Position(s, {int(m): v for m, v in e["scores"].items()}, "wins") for s, e in zip(tactics, entries)]
rows = []
for name, net in nets.items():
    evaluator = azkit.NetworkEvaluator(game, net)
    alone, searcher = (
        NetworkAgent(name, evaluator),
        SearchAgent(name, game, evaluator, azkit.SearchConfig(32, noise_epsilon=0.0), 0),
    )
    wins = [np.mean([p.is_good(m) for p, m in zip(positions, choose(agent, positions))]) for agent in (alone, searcher)]
    rival = azkit.make_agent("uct:20" if SMOKE else "uct:100", game, 1)
    score = azkit.match(game, [searcher, rival], 2 if SMOKE else 20).standing(0)
    rows.append((name, *wins, score.score, score.interval))
print(f"{'network':<10}  wins in one: alone  with 32 simulations   against {rival.name}")
for name, alone, searched, score, (low, high) in rows:
    print(f"{name:<10}  {alone:>18.0%}  {searched:>19.0%}   {score:.0%} ({low:.0%} to {high:.0%})")

# %% [markdown]
# Read the intervals before the figures: with so few games they are wide. [The page of the
# games](../azkit/games/README.md#hive) gives the figures of a longer training with the commands that reproduce them.
#
# ## A game, as pictures
#
# The network that learned both ways plays against alpha-beta.

# %%
player = SearchAgent(
    "both",
    game,
    azkit.NetworkEvaluator(game, nets["both"]),
    azkit.SearchConfig(8 if SMOKE else 64, noise_epsilon=0.0),
    0,
)
record = azkit.match(game, [player, azkit.make_agent("alphabeta:1", game, 0)], 2, opening_plies=2, seed=3).records[0]
states = [game.initial_state()]
for move in record.moves:
    states.append(states[-1].play(move))
print(f"{len(record.moves)} plies, result by seat {record.outcome}{', truncated' if record.truncated else ''}")
shown = [states[i] for i in np.linspace(2, len(states) - 1, 8).astype(int)]
style = 'style="width:23%;height:auto;margin:4px" '
HTML("".join(state.svg().replace("<svg ", f"<svg {style}", 1) for state in shown))

# %% [markdown]
# **Now you**, against the network that learned both ways; the graph network runs in the page, too.

# %%
azkit.board(both)
