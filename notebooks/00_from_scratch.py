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
# # AlphaZero from scratch, in 200 lines
#
# In 2017 a program learned Go, chess and shogi better than anyone plays them. It was given the rules, and nothing else:
# no games of masters, no book, no idea of what a good move looks like. It played against itself and learned from that.
# This page builds the same program for TicTacToe, with NumPy and PyTorch alone, in code short enough to read at one
# sitting. At the end it plays perfectly, and we check that claim against every game that could be played.
#
# Five parts, each a cell or two:
#
# | Part | What it does | Lines |
# |---|---|---|
# | **rules** | which moves there are, and who has won | 12 |
# | **network** | looks at a board and *guesses*: good moves, and who will win | 20 |
# | **search** | thinks ahead with those guesses, and arrives at better ones | 48 |
# | **self-play** | lets the search play both sides, and writes down what it thought and who won | 24 |
# | **training** | pulls the network's guesses towards what was written down | 16 |
#
# The last two in turn, a few dozen times: a better network makes a better search, which makes better games to learn
# from. That circle is the whole idea.
#
# The formulas are those of two papers: *AlphaGo Zero* (Silver et al., Nature 550, 2017) and *AlphaZero* (Silver et al.,
# [arXiv:1712.01815](https://arxiv.org/abs/1712.01815)). All of it takes about a minute on two CPU cores.

# %%
import os
import time

import matplotlib.pyplot as plt
import numpy as np
import torch
from IPython.display import Markdown, clear_output, display
from torch import nn
from torch.nn import functional as F

PROFILE = os.environ.get("AZKIT_PROFILE", "quick")
SMOKE = PROFILE == "smoke"  # a quarter of the training, to see that all cells run
torch.manual_seed(0)
torch.set_num_threads(1)  # the network is tiny: a second thread would cost more than it brings

# %% [markdown]
# ## 1. The rules
#
# A board is nine numbers, always **seen by the side to move**: `1` is mine, `-1` is yours, `0` is empty. Playing a move
# puts a `1` there and then turns the table: every number changes its sign, for now it is the other side's turn. So
# nothing below ever asks "cross or nought?", and there is only one kind of value: **what a position is worth to whoever
# is to move**. `+1` is a win for that side, `-1` a loss, `0` a draw.

# %%
LINES = np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]])
START = np.zeros(9, np.int64)


def play(board, move):
    """The board after a move of the side to move, as the other side sees it."""
    after = board.copy()
    after[move] = 1
    return -after


def result(board):
    """What a game that is over gives the side to move: -1 or 0; None while it goes on."""
    if (board[LINES].sum(axis=1) == -3).any():
        return -1.0  # the other side has just completed a line; nobody wins by the opponent's move
    return None if (board == 0).any() else 0.0


# %% [markdown]
# A picture of a board, with a number in each empty cell if there is something to tell. Crosses moved first.


# %%
def show(*boards, numbers=None, titles=None, digits=2):
    """Boards side by side; `numbers` has nine for each, of which those of empty cells are written and shaded."""
    _, axes = plt.subplots(1, len(boards), figsize=(2.1 * len(boards), 2.3), squeeze=False, layout="constrained")
    for i, (axis, board) in enumerate(zip(axes[0], boards)):
        crosses = 1 if (board != 0).sum() % 2 == 0 else -1  # which number the crosses have
        shade = np.zeros(9) if numbers is None else np.where(board == 0, np.abs(numbers[i]), 0.0)
        axis.imshow(shade.reshape(3, 3), cmap="Oranges", vmin=0, vmax=1.6)
        for cell in range(9):
            empty = "" if numbers is None else f"{numbers[i][cell]:.{digits}f}"
            text = empty if board[cell] == 0 else "✕" if board[cell] == crosses else "○"
            axis.text(cell % 3, cell // 3, text, ha="center", va="center", fontsize=10 if board[cell] == 0 else 20)
        axis.set(xticks=[0.5, 1.5], yticks=[0.5, 1.5], title=titles[i] if titles else "")
        axis.tick_params(length=0, labelbottom=False, labelleft=False)
        axis.grid(color="#66717d")
    plt.show()


board = START
for move in (4, 1, 8, 0):
    board = play(board, move)
show(board, titles=["crosses to move"])
print(board.reshape(3, 3))

# %% [markdown]
# Noughts threaten to complete the upper row, so every move but one loses at once. That one, upper right, wins: it makes
# two threats, of which noughts can parry only one. We come back to this board.
#
# ## 2. The network
#
# A function $f_\theta$ with adjustable numbers $\theta$ takes a board $s$ and returns two guesses:
#
# $$ (\mathbf p, v) = f_\theta(s) \qquad \text{(AlphaZero, section 2)} $$
#
# - the **policy** $\mathbf p$: for each move, how likely it is to be the best one; these sum to one;
# - the **value** $v$ between $-1$ and $+1$: how the game will end for the side to move.
#
# For Go this is a deep stack of convolutions. Nine cells need no more than two layers. The network sees two boards of
# zeros and ones, *where am I* and *where are you*, 18 inputs in all.


# %%
class Network(nn.Module):
    def __init__(self, width=128):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(18, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy_head = nn.Linear(width, 9)
        self.value_head = nn.Linear(width, 1)

    def forward(self, boards):  # int64 [B, 9]
        body = self.body(torch.cat([boards == 1, boards == -1], dim=1).float())
        logits = self.policy_head(body).masked_fill(boards != 0, -1e9)  # taken cells get no probability
        values = torch.tanh(self.value_head(body)).squeeze(1)
        return logits, values  # [B, 9], [B]


@torch.inference_mode()
def guess(network, boards):
    """Policies [B, 9] and values [B] of a list of boards, as arrays."""
    logits, values = network(torch.from_numpy(np.stack(boards)))
    return torch.softmax(logits, dim=1).numpy(), values.numpy()


network = Network()
policies, values = guess(network, [board])
show(board, numbers=policies, titles=[f"untrained: value {values[0]:+.2f}"])
print(f"{sum(weights.numel() for weights in network.parameters()):,} adjustable numbers")

# %% [markdown]
# It knows nothing yet: all moves look about equal, and the value is near zero.
#
# ## 3. The search
#
# The search builds a tree of positions, one new position at a time. For every move $a$ in a position $s$ it keeps three
# numbers:
#
# - $P(s,a)$, the network's first guess,
# - $N(s,a)$, how often the search has gone that way,
# - $W(s,a)$, the sum of the values that came back from there; so $Q(s,a) = W(s,a) / N(s,a)$ is their mean.
#
# One **simulation** has three steps.
#
# **Select.** From the root down, take the move with the largest
#
# $$ Q(s,a) + c_\text{puct} \, P(s,a) \, \frac{\sqrt{N(s)}}{1 + N(s,a)} \qquad \text{(AlphaGo Zero, Methods, "Select")} $$
#
# The first term asks for what has turned out well, the second for what the network likes and has hardly been tried; with
# every visit it shrinks. $c_\text{puct}$ says how much to explore (`C` below). ($N(s)$ counts the visits of the position
# itself: one more than those of its moves, which the paper sums.)
#
# **Expand.** The walk ends at a position that is new. There the network is asked once, for priors $P$ and a value $v$.
# If the game is over there, its result takes the place of $v$.
#
# **Back up.** The value climbs to the root, and **changes its sign at every step**, for what is good for me is bad for
# you. Each move on the way gets $N \leftarrow N + 1$ and $W \leftarrow W + v$.

# %%
C = 1.5  # weight of exploration


class Node:
    """A position in the tree, and the three numbers of each of its moves."""

    def __init__(self, board):
        self.board, self.result, self.children = board, result(board), {}
        self.P, self.N, self.W = None, np.zeros(9), np.zeros(9)  # P is None until the network has been asked


def select(node):
    """The move that the formula above prefers."""
    Q = node.W / np.maximum(node.N, 1)  # 0 for what has not been tried
    U = C * node.P * np.sqrt(1 + node.N.sum()) / (1 + node.N)
    return int(np.argmax(np.where(node.board == 0, Q + U, -np.inf)))


def walk(root):
    """Down from the root to a position that is new or ends the game; also the nodes and moves on the way."""
    node, path = root, []
    while node.P is not None:
        move = select(node)
        path.append((node, move))
        if move not in node.children:
            node.children[move] = Node(play(node.board, move))
        node = node.children[move]
    return node, path


def back_up(path, value):
    """A value, seen by the side to move at the end of the path, to all moves that led there."""
    for node, move in reversed(path):
        value = -value  # one step up it is the other side's turn
        node.N[move] += 1
        node.W[move] += value


def search(network, boards, simulations, noise=0.0, rng=None):
    """Policies [B, 9] that searches of all these boards arrive at: the shares of the visits of each move."""
    roots = [Node(board) for board in boards]
    for root, prior in zip(roots, guess(network, boards)[0]):
        root.P = with_noise(prior, root.board, noise, rng) if noise else prior
    for _ in range(simulations):
        ends, paths = zip(*map(walk, roots))
        policies, values = guess(network, [node.board for node in ends])  # all trees ask in one batch
        for node, path, prior, value in zip(ends, paths, policies, values):
            if node.result is None:
                node.P = prior
            back_up(path, value if node.result is None else node.result)
    return np.stack([root.N / root.N.sum() for root in roots])


# %% [markdown]
# A search that always trusts its first impression never finds out that it was wrong. So in self-play a little random
# noise is mixed into the priors of the root, and of the root only:
#
# $$ P(s,a) = (1 - \varepsilon)\, p_a + \varepsilon\, \eta_a, \quad \eta \sim \mathrm{Dir}(\alpha), \quad \varepsilon = 0.25
# \qquad \text{(AlphaGo Zero, Methods, "Self-play")} $$
#
# $\mathrm{Dir}$ is the Dirichlet distribution: random shares that sum to one, the more uneven the smaller $\alpha$ is.
# AlphaZero's rule is to take the less $\alpha$ the more moves a game has; with at most nine moves it is 1.


# %%
def with_noise(prior, board, share, rng):
    """A root's priors with noise on its legal moves."""
    legal = board == 0
    noise = np.zeros(9)
    noise[legal] = rng.dirichlet(np.ones(legal.sum()))
    return (1 - share) * prior + share * noise


found = search(network, [board], 200)
show(board, board, numbers=[policies[0], found[0]], titles=["network's guess", "after 200 simulations"])

# %% [markdown]
# The network has learned nothing, and yet the search has found the one good move: results of games that end within a
# few plies are true values, and they are enough here. **Search makes a policy better.** That is what
# everything else rests on.
#
# ## 4. Self-play
#
# Now let the search play both sides, 64 games at once. At each move we write down the board $s$ and the search's
# policy, and draw the move from it:
#
# $$ \pi(a \mid s) = \frac{N(s,a)}{\sum_b N(s,b)} \qquad \text{(AlphaGo Zero, Methods, "Play", at temperature 1)} $$
#
# (Temperature 1 means just these shares; a lower one would make the most visited move likelier still.)
#
# When the game is over we know its result, and add to each of its positions what it came to for the side that was to
# move there: $z$. A **sample** is the triple $(s, \pi, z)$.


# %%
def self_play(network, games, simulations, rng):
    """Samples (board, policy, result) of so many games, all played at once."""
    boards, histories, samples = [START] * games, [[] for _ in range(games)], []
    running = list(range(games))
    while running:
        policies = search(network, [boards[game] for game in running], simulations, noise=0.25, rng=rng)
        for game, policy in zip(running, policies):
            histories[game].append((boards[game], policy))
            boards[game] = play(boards[game], rng.choice(9, p=policy))
        for game in running:
            z = result(boards[game])
            if z is not None:
                for board, policy in reversed(histories[game]):
                    z = -z  # alternately good and bad, back to the first move
                    samples.append((board, policy, z))
        running = [game for game in running if result(boards[game]) is None]
    return samples


samples = self_play(network, games=1, simulations=25, rng=np.random.default_rng(3))[::-1]
show(
    *[s for s, _, _ in samples],
    numbers=[policy for _, policy, _ in samples],
    titles=[f"z = {z:+.0f}" for _, _, z in samples],
    digits=1,
)

# %% [markdown]
# One whole game, from the first move to the last position before its end. In the cells stands $\pi$, above each board $z$
# for the side that is to move there: it alternates, as the sides do.
#
# ### One sample, in numbers
#
# What does one sample ask of the network? The **loss** measures how wrong its two guesses are:
#
# $$ l = (z - v)^2 - \boldsymbol\pi^{\mathsf T} \log \mathbf p + c \lVert \theta \rVert^2
# \qquad \text{(AlphaZero, equation 1)} $$
#
# The first term compares value and result; the second, the cross entropy, is least where the network's policy equals the
# search's; the third keeps the weights small. Take the last position of that game:

# %%
s, pi, z = samples[-1]
p, v = (guess_of[0] for guess_of in guess(network, [s]))
legal = np.flatnonzero(s == 0)
print("move a         ", "".join(f"{move:>8}" for move in legal))
print("search, pi(a)  ", "".join(f"{pi[move]:8.3f}" for move in legal))
print("network, p(a)  ", "".join(f"{p[move]:8.3f}" for move in legal))
print(f"\nresult z = {z:+.0f}, network's value v = {v:+.3f}")
value_loss, policy_loss = (z - v) ** 2, -sum(pi[move] * np.log(p[move]) for move in legal)
print(f"(z - v)^2      = ({z:+.0f} - {v:+.3f})^2 = {value_loss:.3f}")
terms = " + ".join(f"{pi[move]:.3f} * {-np.log(p[move]):.3f}" for move in legal)
print(f"-pi^T log p    = {terms} = {policy_loss:.3f}")
print(f"l              = {value_loss + policy_loss:.3f}  (and c |theta|^2, which is small)")

# %% [markdown]
# ## 5. Training
#
# Gradient descent moves $\theta$ a little in the direction in which the loss of a batch of samples falls, many times.
# A square looks the same in eight ways (four turns, each also in the mirror), so every sample is shown in a random one
# of its eight images: one game teaches as much as eight.

# %%
SQUARE = np.arange(9).reshape(3, 3)
IMAGES = np.array([np.rot90(square, turns).ravel() for square in (SQUARE, SQUARE.T) for turns in range(4)])  # [8, 9]


def train(network, optimizer, window, steps, rng, batch=256):
    """So many steps of gradient descent on samples drawn from the window; returns the last step's loss."""
    boards, policies, results = map(np.array, zip(*window))
    for _ in range(steps):
        drawn, image = rng.integers(len(window), size=batch), IMAGES[rng.integers(8, size=batch)]
        s = torch.from_numpy(np.take_along_axis(boards[drawn], image, axis=1))
        pi = torch.from_numpy(np.take_along_axis(policies[drawn], image, axis=1)).float()
        z = torch.from_numpy(results[drawn]).float()
        logits, v = network(s)
        loss = F.mse_loss(v, z) + F.cross_entropy(logits, pi)  # weight decay adds c |theta|^2
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return loss.item()


# %% [markdown]
# ## 6. The circle
#
# Sixty generations: 64 games of self-play with 25 simulations a move, then 60 steps of training on the newest 8,000
# samples. And at the side an examiner, whose knowledge never reaches the training: **exact play**, by following every
# game to its end (minimax). TicTacToe is so small that this takes a moment.
#
# The exam is strict. Start a game against the player, on either side, and play *anything at all*; in every position that
# can come up, its move must keep the best result that is still possible.

# %%
EXACT = {}


def exact(board):
    """What a position is worth to the side to move if both sides play perfectly."""
    key = board.tobytes()
    if key not in EXACT:
        ended = result(board)
        EXACT[key] = max(-exact(play(board, move)) for move in np.flatnonzero(board == 0)) if ended is None else ended
    return EXACT[key]


def exam(choose):
    """How many wrong moves `choose` (boards -> moves) makes, and in how many positions that can arise against it."""
    wrong = seen = 0
    for boards in ([START], [play(START, move) for move in range(9)]):  # it moves first; it moves second
        while boards:
            replies = {}
            for board, move in zip(boards, choose(boards)):
                after = play(board, move)
                seen += 1
                wrong += -exact(after) != exact(board)
                for reply in np.flatnonzero(after == 0) if result(after) is None else ():
                    replies[play(after, reply).tobytes()] = play(after, reply)
            boards = [board for board in replies.values() if result(board) is None]
    return wrong, seen


def alone(boards):
    """The network's own choice, without any search."""
    return guess(network, boards)[0].argmax(axis=1)


def searched(boards):
    """The choice of a search of 50 simulations."""
    return search(network, boards, 50).argmax(axis=1)


GENERATIONS, GAMES, SIMULATIONS, STEPS = 15 if SMOKE else 60, 64, 25, 60
rng = np.random.default_rng(0)
torch.manual_seed(0)
network = Network()  # anew, so that whoever changes a cell and comes back here begins from nothing, too
optimizer = torch.optim.Adam(network.parameters(), lr=3e-3, weight_decay=1e-4)
schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, GENERATIONS)  # large steps first, small ones last
window, losses, errors = [], [], {0: (exam(alone)[0], exam(searched)[0])}
began, playing, positions = time.perf_counter(), 0.0, 0

for generation in range(1, GENERATIONS + 1):
    started = time.perf_counter()
    samples = self_play(network, GAMES, SIMULATIONS, rng)
    playing, positions = playing + time.perf_counter() - started, positions + len(samples)
    window = (window + samples)[-8000:]
    losses.append(train(network, optimizer, window, STEPS, rng))
    schedule.step()
    if generation % 5 == 0:
        errors[generation] = exam(alone)[0], exam(searched)[0]
        figure, (left, right) = plt.subplots(1, 2, figsize=(8, 2.6), layout="constrained")
        left.plot(range(1, generation + 1), losses)
        left.set(title="loss", xlabel="generation", xlim=(0, GENERATIONS))
        for label, line in zip(("network alone", "with 50 simulations"), zip(*errors.values())):
            right.plot(errors.keys(), line, "o-", label=label)
        right.set(title="wrong moves in the exam", xlabel="generation", xlim=(0, GENERATIONS))
        right.legend()
        clear_output(wait=True)
        plt.show()
seconds = time.perf_counter() - began
print(f"{GENERATIONS} generations, {GENERATIONS * GAMES:,} games of self-play, {seconds:.0f} seconds")

# %% [markdown]
# ## 7. Is it perfect?
#
# The examiner's verdict, and after it the games themselves: every sequence of replies that an opponent could try, against
# the player moving first and moving second.

# %%
wrong, seen = exam(searched)
untrained = errors[0][1]
print(f"{wrong} wrong moves in {seen} positions that can arise against it (untrained: {untrained})")
if SMOKE:
    assert wrong < untrained
    print("A short training: better than before it.")
else:
    assert wrong == 0
    print("It never loses, and takes every win that an opponent allows: the player is optimal.")


chosen = {}  # its move in each position, so that it need not think twice


def all_results(board, its_turn):
    """Results for the player of every game that can follow: its own moves are fixed, the opponent's are all tried."""
    if result(board) is not None:
        return [result(board) if its_turn else -result(board)]
    key = board.tobytes()
    if its_turn and key not in chosen:
        chosen[key] = searched([board])
    moves = chosen[key] if its_turn else np.flatnonzero(board == 0)
    return [end for move in moves for end in all_results(play(board, move), not its_turn)]


for its_turn, name in ((True, "moving first"), (False, "moving second")):
    ends = np.array(all_results(START, its_turn))
    print(f"{name}: {len(ends)} different games, ", end="")
    print(f"{(ends == 1).sum()} won, {(ends == 0).sum()} drawn, {(ends == -1).sum()} lost")
    assert SMOKE or (ends >= 0).all()

# %% [markdown]
# And what does the network itself make of the board that we began with, of the empty board, and of one where crosses began
# at an edge? No search here, only what it remembers.

# %%
boards = [board, START, play(START, 1)]
policies, values = guess(network, boards)
exactly = [f"value {value:+.2f}, exact {exact(b) + 0.0:+.0f}" for b, value in zip(boards, values)]
show(*boards, numbers=policies, titles=exactly)

# %% [markdown]
# It takes the win, and prefers the centre. Both quiet boards are draws, and yet it gives crosses the better chances on the
# empty one: it learned from games with noise in them, and in those whoever moves first wins more often.
#
# ## 8. Exercises
#
# Change a cell, run it and those below it down to part 7, and see; where the player is no longer perfect, the assertion there
# says so. The answers are folded away.
#
# **1.** Remove the line `value = -value` in `back_up`. What does the search play on our board, and why?
#
# <details><summary>Answer</summary>
#
# A value tells what a position is worth to whoever is to move there. Unturned, the search takes it for its own: it likes
# positions in which the *opponent*, who is to move, stands well, and shuns games that it has just won, which are worth
# $-1$ to whoever would move next. A sign that is wrong in one place is the most common fault in programs of this kind,
# and a treacherous one: training still runs, the loss still falls. This is why azkit keeps one value for each seat and
# has no signs to flip.
#
# </details>
#
# **2.** Set `noise=0.0` in `self_play`. Does it still become perfect?
#
# <details><summary>Answer</summary>
#
# Often, since moves are drawn from the visits and TicTacToe is small. In a larger game it stops looking at moves that the
# network dislikes, never sees that it is wrong about them, and so stays wrong. Take the *largest* visits instead of
# drawing as well, and all 64 games become the same game.
#
# </details>
#
# **3.** Train without the eight images (`image = IMAGES[np.zeros(batch, int)]`). How many generations does it take?
#
# <details><summary>Answer</summary>
#
# More: the network must learn what holds for a position once for each of its images. Use the symmetries that a game has.
#
# </details>
#
# **4.** Take 5 simulations a move instead of 25. Or 100. What is the best use of a minute?
#
# <details><summary>Answer</summary>
#
# With 5 simulations and nine moves the search hardly looks at each move once: its policy is little better than the
# network's, so there is little to learn. With 100 each sample is better and there are fewer of them. For small games some
# 20 to 50 are a good trade; the papers used 800 and 1,600.
#
# </details>
#
# **5.** The result $z$ is one game's, with luck and blunders in it. What else could the value learn from?
#
# <details><summary>Answer</summary>
#
# From the search's own value of the position, $\sum_a \pi(a) \, Q(s,a)$, which is less noisy but may be wrong; or from
# something between the two. azkit does that (`replay.trace`, a TD($\lambda$) return), and its ablation shows that it pays.
#
# </details>
#
# ## 9. The same in azkit
#
# The pieces are the same in [azkit](../README.md): rules, network, search, self-play, training. There the rules and the
# search are compiled, in larger games positions of a hundred games fill each batch, those met before are remembered, and
# subtrees are kept from move to move; and the game may be any.

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
import azkit

# %% [markdown]
# The loop is one line here: `learn` yields a report after every generation.
# %%
from azkit.runs.config import GameConfig

RUN = Path("runs", f"scratch-{PROFILE}")
game = azkit.make("tictactoe")
shutil.rmtree(RUN, ignore_errors=True)  # of an earlier look at this page: both columns of the table begin from nothing
started = time.perf_counter()
reports = list(azkit.learn(azkit.profile("smoke" if SMOKE else "quick", GameConfig("tictactoe")), RUN, quiet=True))
azkit_seconds = time.perf_counter() - started
network_and_search = azkit.Search(
    game,
    azkit.NetworkEvaluator(game, azkit.load_checkpoint(RUN).net),
    azkit.SearchConfig(simulations=50, noise_epsilon=0.0),
)


def by_azkit(boards):
    """The same examiner asks azkit: its states are made from moves, so crosses and noughts are laid in turn."""
    moves = []
    for board in boards:
        crosses = 1 if (board != 0).sum() % 2 == 0 else -1
        laid = np.zeros((board != 0).sum(), int)
        laid[0::2], laid[1::2] = np.flatnonzero(board == crosses), np.flatnonzero(board == -crosses)
        moves.append(network_and_search.run([game.state(laid.tolist())])[0].move)
    return moves


azkit_wrong, azkit_seen = exam(by_azkit)
last = reports[-1]
rows = [
    (
        "self-play, simulations a second",
        f"{positions * SIMULATIONS / playing:,.0f}",
        f"{last.simulations_per_second:,.0f}",
    ),
    ("self-play, games a second", f"{GENERATIONS * GAMES / playing:,.0f}", f"{last.games_per_second:,.0f}"),
    ("games of self-play", f"{GENERATIONS * GAMES:,}", f"{sum(report.games for report in reports):,}"),
    ("seconds, matches and exams included", f"{seconds:.0f}", f"{azkit_seconds:.0f}"),
    ("wrong moves in the exam, 50 simulations", f"{wrong} of {seen}", f"{azkit_wrong} of {azkit_seen}"),
]
table = "\n".join(f"| {what} | {here} | {there} |" for what, here, there in rows)
display(Markdown(f"| | this page | azkit |\n|---|---:|---:|\n{table}"))
print(f"azkit makes {azkit_wrong} wrong moves in {azkit_seen} positions")
assert SMOKE or azkit_wrong == 0

# %% [markdown]
# azkit's network is the larger one, with convolutions and residual blocks, and its seconds hold the compiling of the
# rules at the first start, a match and grades now and then, and a checkpoint after every generation.
#
# Where to go from here: [`03_search_explained`](03_search_explained.ipynb) opens up azkit's search in the same way,
# [`02_tictactoe_perfect`](02_tictactoe_perfect.ipynb) grades all 4,520 positions,
# [`01_connectx_alphazero`](01_connectx_alphazero.ipynb) trains for a real competition, and
# [`07_your_own_game`](07_your_own_game.ipynb) takes a game that nobody has built in.
