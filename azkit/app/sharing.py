"""Commands of a run that many share: learner, actor, gate and rater take part in it, simulate foretells it."""

from __future__ import annotations

import math
import os
import platform
import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer import Option

from ..errors import AzkitError
from ..tables import two_columns
from . import options

if TYPE_CHECKING:
    from ..arena.rating import Rating
    from ..cluster.serve import Component
    from ..runs.config import RunConfig
    from ..runs.shared import SharedRun
    from ..store.store import Store

sharing = typer.Typer()

ENDS = ("generations", "minutes")  # options that a shared run takes whenever it goes on

STORE_HELP = "Where all processes of the run meet: a folder, s3://, gs://, az:// or hf://."
Where = Annotated[str, Option("--store", help=STORE_HELP)]
Minutes = Annotated[
    float | None, Option("--minutes", min=0.01, help="Stop so long after this start. Default: when the run ends.")
]


@options.reporting(sharing)
def learner(
    store: Where,
    game: Annotated[str | None, typer.Argument(help=f"Begins a run: {options.GAME_HELP}")] = None,
    profile: Annotated[str | None, Option(help="Of a new run; see azkit train.")] = None,
    option: options.Options = None,
    changes: options.Changes = None,
    seed: Annotated[int | None, Option(help="Of a new run: all randomness derives from it.")] = None,
    rules: options.OwnRules = None,
    generations: Annotated[int | None, Option(min=1, help="Where the run ends.")] = None,
    minutes: Minutes = None,
    cycle: Annotated[float, Option(min=0.0, help="Least seconds from one model to the next.")] = 30.0,
    archive: Annotated[bool, Option("--archive", help="Keep all games. To be given at each start.")] = False,
    gpus: Annotated[int, Option(min=1, help="Train on so many of this machine's, a process each.")] = 1,
) -> options.Figures:
    """Learn from the games that actors ship, and publish models.

    With GAME it begins a run. Killed, it goes on from its last model when it is started again without GAME.
    """
    from ..cluster.learner import LearnerConfig, StoreLearner
    from ..nets.cuda import count
    from ..store.open import open_store
    from ..training.learner import follow
    from ..training.ranks import join_ranks, started_by_torchrun

    if gpus > 1 and not started_by_torchrun():
        if 0 < count() < gpus:
            raise AzkitError(f"--gpus {gpus}: there are {count()} here")
        launch = ["torch.distributed.run", "--standalone", f"--nproc-per-node={gpus}", "-m", "azkit"]
        os.execv(sys.executable, [sys.executable, "-m", *launch, *sys.argv[1:]])
    place, ranks = open_store(store), join_ranks()
    if ranks.rank > 0:
        run = ranks.tell()
        follow(run.config.game.make().compile(), run.config, ranks)
        return ranks.leave()
    flags = {"minutes": minutes, "seed": seed, "generations": generations}
    config = options.run_config(game, profile, option, changes, flags) if game is not None else None
    run = begin_or_go_on(place, config, rules, flags | {"profile": profile, "option": option, "set": changes})
    own = LearnerConfig(cycle, archive=archive, minutes=minutes, generations=generations)
    ranks.tell(run)
    component = StoreLearner(place, run, own, options.progress(), ranks)
    yield from _served(component, play=f"azkit web {options.typed(store)}")
    ranks.leave()


def begin_or_go_on(
    store: Store, config: RunConfig | None, rules: str | Path | None, given: Mapping[str, Any]
) -> SharedRun:
    """A new run in a store or, where there is no `config`, the one there, which then goes on.

    Raises AzkitError if that is of other `rules`, and for what was `given`, by option, that such a run does not take.
    """
    from ..runs.plan import steady
    from ..runs.shared import create_run, read_run, reopen

    if config is not None:
        return create_run(store, steady(config))
    if idle := [name for name, value in given.items() if value is not None and name not in ENDS]:
        raise AzkitError(f"--{idle[0]}: a shared run keeps its configuration but for --{' and --'.join(ENDS)}")
    run = read_run(store, rules)
    if options.is_other(rules, run.config.game.name):
        raise AzkitError(f"{store.uri} is a run of {run.config.game.name}, not of {rules}")
    reopen(store)
    return run


@options.reporting(sharing)
def actor(
    store: Where,
    rules: options.OwnRules = None,
    name: Annotated[str | None, Option(help="Letters and digits. Default: of this machine and process.")] = None,
    minutes: Minutes = None,
    poll: Annotated[float, Option(min=0.05, help="Seconds between two looks for a new model.")] = 10.0,
    shard_seconds: Annotated[float, Option("--shard", min=0.1, help="Seconds of games in a shard.")] = 30.0,
    threads: Annotated[int | None, Option(min=1, help="Of a CPU. Default: torch's own.")] = None,
    device: options.Device = None,
) -> options.Figures:
    """Play with a shared run's newest model, and ship the games.

    Start as many as you like, on any machine, and kill any of them: what was shipped counts once.
    """
    from ..cluster.actor import ActorConfig, StoreActor
    from ..runs.shared import open_run

    # Of this machine and process, so that two never have the same
    name = name or re.sub(r"[^a-z0-9]", "", platform.node().lower())[:80] + str(os.getpid())
    own = ActorConfig(name, poll, shard_seconds, threads=threads, device=device)
    yield from _served(StoreActor(*open_run(store, rules), own, options.progress()), minutes)


@options.reporting(sharing)
def gate(store: Where, rules: options.OwnRules = None) -> options.Figures:
    """Let new models of a shared run play only once they beat the one that does.

    The run's match.gate, match.games and match.simulations say how. Ctrl-C ends it after the match.
    """
    from ..cluster.gate import Gate
    from ..runs.shared import open_run

    yield from _served(Gate(*open_run(store, rules), options.progress()))


@options.reporting(sharing)
def rater(store: Where, rules: options.OwnRules = None, minutes: Minutes = None) -> options.Figures:
    """Rate the models of a shared run while it learns.

    Any number of raters may work; azkit rate --store shows the ladder. Ctrl-C ends it after the games being played.
    """
    from ..cluster.rater import Rater, RaterConfig
    from ..runs.shared import open_run

    yield from _served(Rater(*open_run(store, rules), RaterConfig(), options.progress()), minutes)


@options.reporting(sharing)
def simulate(
    workers: Annotated[list[int] | None, Option(min=1, help="How many actors. Repeatable.")] = None,
    store: Annotated[str | None, Option(help="Take the rates that the run at this URI has measured.")] = None,
    changes: Annotated[
        list[str] | None, Option("--set", help="Change a rate, the plan or a price, such as cycle=120. Repeatable.")
    ] = None,
    rules: options.OwnRules = None,
) -> options.Figures:
    """Foretell what so many actors bring and cost.

    Reuse, models behind, requests and dollars a day, weights that leave the store, and who limits the run.
    """
    from ..cluster import simulate as model
    from ..store.open import open_store

    rates, plan = model.Rates(), model.Plan()
    if store is not None:
        rates, plan = model.measured(open_store(store), rates, plan, rules)
    groups: dict[str, Any] = {"rates": rates, "plan": plan, "prices": model.Prices()}
    homes = {key: name for name, group in groups.items() for key in asdict(group)}
    for key, value in options.pairs(changes, "--set").items():
        if key not in homes:
            raise AzkitError(f"--set {key}: known are {', '.join(homes)}")
        group = groups[homes[key]]
        kind = type(getattr(group, key))
        if type(value) not in (int, kind) or not 0 < value < math.inf:
            raise AzkitError(f"--set {key}={value}: {'a whole' if kind is int else 'a'} number above 0")
        groups[homes[key]] = replace(group, **{key: value})
    outcomes = [model.simulate(count, **groups) for count in sorted(workers or [1, 10, 100, 1000])]
    used = {name: asdict(group) for name, group in groups.items()}
    text = f"{two_columns(used)}\n\n{model.table(outcomes, **groups)}"
    yield used | {"outcomes": list(map(asdict, outcomes))}, text


def _served(component: Component, minutes: float | None = None, **hints: str) -> options.Figures:
    """Have a component work, see `serve`, and show what it came to."""
    from ..cluster.serve import serve

    facts = serve(component, minutes)
    yield facts, two_columns({name: f"{value:,.10g}" for name, value in facts.items()} | hints)


def ladder(
    store: str, game: str | None, agents: Sequence[str], games: int, simulations: int, opening_plies: int
) -> list[Rating]:
    """The ladder of all results in a store, after so many more games; agents are played against beside the models.

    Raises AzkitError before there are results.
    """
    from ..cluster.rater import Rater, RaterConfig
    from ..cluster.serve import serve
    from ..runs.shared import open_run

    anchors, usual = tuple(agents) or RaterConfig.anchors, simulations == RaterConfig.simulations and not agents
    tells = usual and games > 0
    config = RaterConfig(simulations, opening_plies=opening_plies, anchors=anchors, tells=tells, most=games)
    judge = Rater(*open_run(store, game), config, options.progress())
    serve(judge)  # to the end, or until Ctrl-C
    if not (ratings := judge.ladder.ratings()):
        raise AzkitError(f"{store} holds no results of {simulations} simulations: start azkit rater, or give --games")
    return ratings
