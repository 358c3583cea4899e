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
# # Many machines, one agent
#
# Two Kaggle notebooks, a Colab and the laptop under your desk can train one agent together. They need no open port and
# no common network: only a bucket that all of them reach. One cell below makes the session that you are in an *actor* of
# a run. The page then shows, small and local, what goes on: a learner and two actors as processes that share nothing but
# a store, and may be killed: what was shipped stays. All of it takes about a minute on two CPU cores.

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
if missing("obstore"):  # what talks to buckets
    pip_install("obstore")

# %%
import json
import logging
import signal
import time
import urllib.request

import matplotlib.pyplot as plt
import torch

from azkit.runs.shared import read_head
from azkit.store.open import open_store
from azkit.training.report import STYLE

SMOKE = os.environ.get("AZKIT_PROFILE", "quick") == "smoke"
plt.rcParams.update(STYLE)

# %% [markdown]
# ## The parts
#
# Every part is a process that may be killed at any moment, on any machine. What is between them are whole files with
# names that never collide. Three kinds are written anew: `head.json`, which names the model that plays, an actor's own
# line in `actors/`, and `ladder.json`, which can be made from the ratings again.

# %%
figure, axes = plt.subplots(figsize=(9, 4.2))
axes.set(xlim=(0, 12), ylim=(0, 6.2), title="Who writes (solid) and reads (dotted) which files of the store")
axes.axis("off")
FILES = {
    "head.json": 5.2,
    "models/": 4.2,
    "games/": 3.2,
    "learner/, window/, reports/": 2.2,
    "ratings/, ladder.json": 1.2,
}
axes.add_patch(plt.Rectangle((3.7, 0.6), 4.6, 5.2, facecolor="#f4f4f4", edgecolor="#bbbbbb"))
for name, y in FILES.items():
    axes.text(6, y, name, ha="center", va="center", family="monospace")
PARTS = {"actor": (1.3, 4.9), "actor, on Kaggle": (1.3, 3.7), "actor, on Colab": (1.3, 2.5)}
PARTS |= {"learner": (10.6, 4.0), "rater": (10.6, 1.4), "azkit web, report, play": (1.3, 1.1)}
BOX = {"boxstyle": "round,pad=0.5", "fc": "#e8f0fb", "ec": "#4477aa"}
boxes = {name: axes.text(x, y, name, ha="center", va="center", bbox=BOX) for name, (x, y) in PARTS.items()}


def arrow(name, file, writes):
    """From a part's box to the store's edge beside a file, or back."""
    edge = (3.9 if PARTS[name][0] < 6 else 8.1, FILES[file])
    arrowstyle, line = ("->", "solid") if writes else ("<-", "dotted")
    about = {"arrowstyle": arrowstyle, "linestyle": line, "color": "#4477aa", "patchA": boxes[name].get_bbox_patch()}
    axes.annotate("", edge, PARTS[name], arrowprops=about)


figure.canvas.draw()  # boxes have a size from now on, and arrows end at their rims
for name in (name for name in PARTS if name.startswith("actor")):
    arrow(name, "games/", writes=True)
    arrow(name, "models/", writes=False)
for file in ("head.json", "models/", "learner/, window/, reports/"):
    arrow("learner", file, writes=True)
arrow("learner", "games/", writes=False)
arrow("rater", "ratings/, ladder.json", writes=True)
arrow("rater", "models/", writes=False)
arrow("azkit web, report, play", "learner/, window/, reports/", writes=False)
plt.show()

# %% [markdown]
# ## This session becomes an actor
#
# Somewhere, best on the machine with the fastest GPU, a learner runs; it is also what begins the run:
#
# ```
# azkit learner connectx --profile big-gpu --store s3://your-bucket/connectx
# ```
#
# Then set `STORE` in the next cell to the same bucket, and run it. It takes the keys from Kaggle's secrets (*Add-ons*,
# *Secrets*), Colab's (the key on the left), or the environment, and starts **a process for each GPU**, which an actor
# has to itself. On Kaggle **switch Internet on** in the notebook's settings, or nothing is reached. A session there ends
# after 12 hours, so the actor stops half an hour earlier. It answers SIGTERM and *Interrupt* alike: games that have ended
# are shipped before it goes; those in progress are lost, which is no harm.

# %%
STORE = os.environ.get("AZKIT_STORE", "")  # s3://your-bucket/connectx: then this session plays for that run
KEYS = ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_REGION", "AWS_ENDPOINT_URL")  # the last not for AWS itself


def take_keys() -> None:
    """Keys of the bucket into the environment, where azkit looks for them."""
    if not missing("kaggle_secrets"):
        from kaggle_secrets import UserSecretsClient

        ask = UserSecretsClient().get_secret
    elif "google.colab" in sys.modules:
        from google.colab import userdata

        ask = userdata.get
    else:
        return
    for name in KEYS:
        try:
            os.environ[name] = ask(name)
        except Exception:  # no such secret: each host has an error of its own
            print(f"no secret {name}")


def start(*words: str) -> subprocess.Popen:
    """azkit as a process, which finds azkit where this notebook does, and writes what it says into a file."""
    paths = os.pathsep.join(path for path in sys.path if path)
    with open(f"{words[0]}.log", "a") as log:
        command = [sys.executable, "-m", "azkit", *words]
        return subprocess.Popen(command, env=os.environ | {"PYTHONPATH": paths}, stdout=log, stderr=log)


def play_for(store: str, minutes: float = 690) -> list[subprocess.Popen]:
    """A process for each GPU, or one on the CPU."""
    devices = [f"cuda:{number}" for number in range(torch.cuda.device_count())] or ["cpu"]
    return [start("actor", "--store", store, "--minutes", str(minutes), "--device", device) for device in devices]


def stop(*processes: subprocess.Popen) -> None:
    """SIGTERM, and wait until what was played is shipped."""
    for process in processes:
        process.send_signal(signal.SIGTERM)
    for process in processes:
        process.wait(120)


if STORE:
    take_keys()
    players = play_for(STORE)
    try:
        while any(player.poll() is None for player in players):
            time.sleep(60)
            print(*Path("actor.log").read_text().splitlines()[-len(players) :], sep="\n")
    finally:
        stop(*players)
else:
    print("STORE is empty: what follows plays on this machine")

# %% [markdown]
# ## Keys that can do no harm
#
# Whoever has the key of an actor needs to read the run, its models and games (a put whose answer was lost is done again, and
# looks whether the same bytes are there), and to *create* games and say that it is there. It never needs to delete, or to write a model. With such a policy the worst that a leaked key can do is to ship games;
# the learner replays each by the rules, and puts what was not played into quarantine.


# %%
def actor_policy(bucket: str, run: str) -> str:
    """An IAM policy for keys of actors; other S3 servers have the same words."""
    files, place = f"arn:aws:s3:::{bucket}/{run}", f"arn:aws:s3:::{bucket}"
    readable = [f"{files}/{name}" for name in ("run.json", "head.json", "models/*", "games/*")]
    create_only = {"Null": {"s3:if-none-match": "false"}}  # a name that is there already stays as it is
    statements = [
        {"Sid": "Read", "Effect": "Allow", "Action": "s3:GetObject", "Resource": readable},
        {
            "Sid": "Ship",
            "Effect": "Allow",
            "Action": "s3:PutObject",
            "Resource": f"{files}/games/*",
            "Condition": create_only,
        },
        {"Sid": "SayHello", "Effect": "Allow", "Action": "s3:PutObject", "Resource": f"{files}/actors/*"},
        # Without this, S3 calls a file that is not there yet forbidden
        {"Sid": "See", "Effect": "Allow", "Action": "s3:ListBucket", "Resource": place},
    ]
    return json.dumps({"Version": "2012-10-17", "Statement": statements}, indent=1)


print(actor_policy("your-bucket", "connectx"))

# %% [markdown]
# Google's (`gs://`) and Azure's (`az://`) buckets work the same way, with their own keys. Hugging Face is for few actors
# only: a dataset repository takes 128 commits an hour from all processes together. So give an actor `--shard 900` there (a
# shard and a line of its own, eight commits an hour) and the learner `--cycle 900` (seven files a cycle, and one commit more
# for each that it deletes), and do not start more than eight.
#
# ## The same on this machine
#
# Without a bucket of your own this page has one for a minute: an S3 server in this process, if `moto` is installed,
# else a folder. The commands are the ones above.


# %%
def local_store() -> str:
    """s3:// of a server in this process, or a folder; there is nothing in it yet."""
    if missing("moto", "obstore"):
        shutil.rmtree("many_machines", ignore_errors=True)
        return Path("many_machines").resolve().as_uri()
    from moto.server import ThreadedMotoServer

    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = ThreadedMotoServer(port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    os.environ |= {"AWS_ACCESS_KEY_ID": "any", "AWS_SECRET_ACCESS_KEY": "any", "AWS_REGION": "us-east-1"}
    os.environ["AWS_ENDPOINT_URL"] = f"http://{host}:{port}"
    urllib.request.urlopen(urllib.request.Request(f"http://{host}:{port}/bucket", method="PUT"))
    return "s3://bucket/run"


os.environ["OMP_NUM_THREADS"] = "1"  # three processes share two cores
place = local_store()
store = open_store(place)
few = ("--generations", "100000", "--set", "train.reuse=0.1", "--set", "train.batch=256")
learner = start("learner", "tictactoe", "--profile", "smoke", "--store", place, "--cycle", "2", *few)
while not store.list("head.json"):
    assert learner.poll() is None, Path("learner.log").read_text()
    time.sleep(0.5)
actors = [start("actor", "--store", place, "--name", name, "--poll", "0.5", "--shard", "1") for name in ("ann", "bob")]

# %% [markdown]
# Now both play, and the learner publishes a model whenever enough games came and two seconds are over. After the second
# model one of the actors is killed, as a session is that a host ends. Another takes its place, by the same command.


# %%
def wait_for(models: int, seconds: float = 240) -> None:
    """Until head.json names a model with this number."""
    until = time.monotonic() + seconds
    while (newest := int(read_head(store)[0].candidate.partition("-")[0])) < models:
        assert time.monotonic() < until, f"{newest} models after {seconds} s"
        time.sleep(0.5)


wait_for(2)
actors.pop().kill()
actors.append(start("actor", "--store", place, "--name", "bob", "--poll", "0.5", "--shard", "1"))
wait_for(5 if SMOKE else 12)
while len({entry.name.split("-")[1] for entry in store.list("games/") if "/bob-" in entry.name}) < 2:
    time.sleep(0.5)  # the new one has to start first
stop(*actors)
stop(learner)
print(f"model {read_head(store)[0].model} plays; {len(store.list())} files in the store")

# %% [markdown]
# ## Who played what
#
# A shard's name says which model played it, and who: `games/MODEL/ACTOR-INCARNATION-NUMBER.parquet`. The one who was killed
# came back as another incarnation, so no two files ever bear one name.

# %%
shards = [entry.name.split("/")[1:] for entry in store.list("games/")]
for who in sorted({name.rpartition("-")[0] for _, name in shards}):
    mine = [int(model) for model, name in shards if name.startswith(who)]
    counts = ", ".join(f"{mine.count(model)} of model {model}" for model in sorted(set(mine)))
    print(f"{who}: {len(mine)} shards: {counts}")
for entry in store.list("actors/"):
    beat = json.loads(store.get(entry.name))
    print(
        f"{beat['actor']}: {beat['games']:.0f} games, {beat['positions_per_second']:.0f} positions/s, last model {beat['model']}"
    )

# %%
reports = [json.loads(store.get(entry.name)) for entry in store.list("reports/")]
assert sum(report["games"] for report in reports) > 0
figure, panels = plt.subplots(1, 3, figsize=(9, 2.6), layout="constrained")
for axes, key, title in zip(panels, ("loss", "games", "behind"), ("loss", "games taken in", "models behind")):
    axes.plot([report["generation"] for report in reports], [report[key] for report in reports], marker="o")
    axes.set(title=title, xlabel="model", ylim=(0, None))
    axes.xaxis.get_major_locator().set_params(integer=True)
plt.show()
print(f"{len(reports)} models, of {len({name.partition('-')[0] for _, name in shards})} actors' games")

# %% [markdown]
# ## How many machines pay
#
# More actors than keep the learner busy only lower how often each position is learned from. `azkit simulate` answers for
# the rates of your own run what more workers bring and cost, and when weights that leave the store cost more than all
# else.

# %%
start("simulate", "--store", place, "--workers", "2", "--workers", "20", "--workers", "200").wait()
print(Path("simulate.log").read_text())
