"""azkit's speed, memory and start on this machine, each beside the limit that the machine itself sets."""

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from .. import tables
from ..errors import AzkitError, tell
from ..games.base import Game
from ..nets.evaluator import candidates, choose
from ..nets.nets import NetConfig, build_net
from ..nets.programs import Network
from ..nets.variants import cores, shares, usable_device
from ..runs.config import GameConfig, RunConfig, TrainConfig
from ..runs.mirror import load_checkpoint
from ..runs.profiles import walkers
from ..search.evaluators import UniformEvaluator, random_leaves, together
from ..search.search import SearchConfig
from ..selfplay.selfplay import SelfPlay, SelfPlayConfig
from ..training.actor import Actor
from ..training.optimize import Optimizer, training_precision
from . import meter

# What `azkit train` does until the first simulations of its self-play have been walked.
FIRST_SIMULATION = (
    "import os; from azkit.selfplay import walker; walked = walker._advance; "
    "walker._advance = lambda *given: (walked(*given), os._exit(0)); from azkit.app.cli import app; app()"
)
GRAPH_NETS = (NetConfig(4, 64, 64),)  # of games whose network is a graph's
RULES_BARS = {"connectx": "", "gobang": ">= 1e6", "nogo": ">= 1e6", "chain_reaction": ">= 5e5", "hive": ""}
ON_GPU = 4  # times as many lanes and rows as on a CPU
POSITIONS = 5000  # in the window where training is measured


@dataclass(frozen=True)
class BenchConfig:
    """What is measured, and how long."""

    only: tuple[str, ...] = ()  # of PARTS; none: all, "cache" if there is a checkpoint
    game: GameConfig = field(default_factory=GameConfig)
    # As profiles train
    nets: tuple[NetConfig, ...] = tuple(
        NetConfig(5, width, norm="fixed", soft=True, pooling=True) for width in (128, 64)
    )
    checkpoint: str | Path | None = None  # whose network plays with cache and reuse
    simulations: int = 200  # a move
    lanes: int = 512  # of self-play, in all its groups; on a GPU ON_GPU times as many in each of two
    batches: tuple[int, ...] = (128, 256, 512)  # of the network alone, on a GPU likewise; the best is the limit
    device: str = "auto"  # auto, cpu, cuda, cuda:N
    seconds: float = 3.0  # of a window
    repeats: int = 7  # windows of each kind, starts of each command
    deep: int = 800  # simulations a move where memory is measured
    positions: int = 1_000_000  # in the replay window where memory is measured

    def __post_init__(self) -> None:
        for part in self.only:
            if part not in PARTS:
                raise AzkitError(f"the bench has no part {part!r}: choose from {', '.join(PARTS)}")
        if "cache" in self.only and self.checkpoint is None:
            raise AzkitError("part 'cache' of the bench needs a checkpoint: name one")


@dataclass(frozen=True)
class Figure:
    """One measured figure."""

    name: str
    value: float  # the median
    unit: str
    bar: str  # what to reach, such as ">= 0.95"; empty if there is none
    runs: int
    min: float
    max: float
    note: str = ""

    @property
    def reached(self) -> bool | None:
        """Whether the value is on the bar's right side; None without a bar."""
        sign, _, limit = self.bar.partition(" ")
        return None if not sign else self.value >= float(limit) if sign == ">=" else self.value <= float(limit)


def _figure(name: str, unit: str, runs: Sequence[float], bar: str = "", note: str = "") -> Figure:
    return Figure(name, float(statistics.median(runs)), unit, bar, len(runs), float(min(runs)), float(max(runs)), note)


def _against_limit(
    config: BenchConfig, game: Game, net: Any, shape: NetConfig, search: SearchConfig, slots: int
) -> Iterator[Figure]:
    """Self-play in turn with the network alone at its best; what counts is evaluations, or with a cache (of so many
    slots) simulations."""
    device = usable_device(config.device)  # one, whose limit it is: self-play would take all that there are
    on_gpu = device != "cpu"
    groups, threads = 2 if on_gpu else shares(), walkers(cores(), on_gpu)
    count = ON_GPU * config.lanes if on_gpu else config.lanes // groups
    variant = choose(game, net, count, device)
    lanes = SelfPlayConfig(lanes=count, groups=groups, threads=threads, cache_slots=slots)
    own = RunConfig(config.game, search=search, selfplay=lanes, train=TrainConfig(device=device))
    actor = Actor(game, own, net, 0, variant)
    alone, how = _alone(config, actor, net)
    windows = meter.windows(actor.selfplay, alone, config.seconds, config.repeats, count if slots else 0)
    evaluations, simulations, limit = windows.T
    size = f"{shape.blocks}x{shape.filters}"
    yield _figure(f"network alone {size}", "evaluations/s", limit, note=how)
    if game.graph is not None:
        share = meter.encoding_share(game, actor.evaluators[0].network, config.lanes, config.seconds)
        yield _figure(f"encoding over the network's time {size}", "ratio", [share], "<= 0.5")
    note = f"{variant.engine} {variant.dtype}, {groups} x {count} lanes, {config.simulations} simulations"
    note += f", {threads} threads" if on_gpu else ""
    if slots:
        yield _figure(f"self-play with cache {size}", "simulations/s", simulations, note=note)
        yield _figure(f"simulations over the limit {size}", "ratio", simulations / limit, ">= 2")
    else:
        bar = ">= 0.8" if on_gpu else ">= 0.85" if game.graph else ">= 0.95" if shape.filters >= 128 else ">= 0.9"
        yield _figure(f"self-play without cache {size}", "evaluations/s", evaluations, note=note)
        yield _figure(f"evaluations over the limit {size}", "ratio", evaluations / limit, bar)


def _alone(config: BenchConfig, actor: Actor, net: Any) -> tuple[Callable[[], float], str]:
    """What measures an actor's network alone, evaluations/s, and how: the fastest size of batches here, each by all
    cores or, several at once, by a share of them."""
    game, seconds, device = actor.game, config.seconds, actor.evaluators[0].variant.device
    sizes = [rows if device == "cpu" else ON_GPU * rows for rows in config.batches]
    if game.graph is not None:  # whose pace hangs on the positions asked, self-play's
        sizes = [config.lanes]
    wholes = {rows: Network(game, net, choose(game, net, rows, device)) for rows in sizes}
    ways = {(rows, 1): [whole] for rows, whole in wholes.items()}
    if actor.shares > 1:
        ways |= {(rows, actor.shares): whole.shares(actor.shares) for rows, whole in wholes.items()}

    def rate(way: tuple[int, int], seconds: float) -> float:
        rows, parts = way
        if game.graph is None:
            return meter.at_once([partial(meter.forward_rate, own, rows // parts, seconds) for own in ways[way]])
        asked = [group.leaves for group in actor.selfplay.groups[: actor.shares]]
        pairs = zip(ways[way], asked if parts > 1 else [together(asked)], strict=True)
        return meter.at_once([partial(meter.graph_rate, *pair, seconds) for pair in pairs])

    rates = dict.fromkeys(ways, 0.0)
    for _ in range(2 if len(ways) > 1 else 0):  # the first time compiles
        rates = {way: rate(way, seconds / 3) for way in ways}
    rows, parts = best = max(rates, key=lambda way: rates[way])
    own, split = wholes[rows].variant, f"{parts} shares of " if parts > 1 else ""
    return lambda: rate(best, seconds), f"{own.engine} {own.dtype}, {split}batch {rows}"


def _nets(config: BenchConfig, game: Game) -> tuple[NetConfig, ...]:
    return config.nets if game.graph is None else GRAPH_NETS


def selfplay(config: BenchConfig) -> Iterator[Figure]:
    """Fresh networks without a cache: does the network ever wait?"""
    game, search = config.game.make(), SearchConfig(simulations=config.simulations)
    for net in _nets(config, game):
        yield from _against_limit(config, game, build_net(game, net, 0), net, search, 0)


def cache(config: BenchConfig) -> Iterator[Figure]:
    """A trained network with cache and reuse, once the games are spread over all plies."""
    checkpoint = load_checkpoint(config.checkpoint or "", config.game.name)
    search = replace(checkpoint.config.search, simulations=config.simulations)
    yield from _against_limit(config, checkpoint.game, checkpoint.net, checkpoint.config.net, search, 1 << 20)


def tree(config: BenchConfig) -> Iterator[Figure]:
    """Search without a network, in threads that each have lanes of their own."""
    game, search = config.game.make(), SearchConfig(simulations=config.simulations)
    lanes = SelfPlayConfig(lanes=max(1, config.lanes // cores()), cache_slots=0)
    players = [SelfPlay(game, UniformEvaluator(game), search, lanes) for _ in range(cores())]
    SelfPlay(game, UniformEvaluator(game), search, lanes).groups[0].step()  # compiles
    windows = [partial(meter.windows, own, float, config.seconds, config.repeats) for own in players]
    rates = meter.at_once(windows)[:, 1]
    note = f"{config.lanes} lanes, {cores()} threads"
    yield _figure("tree alone, instant evaluator", "simulations/s", rates, ">= 2000000", note)


def rules(config: BenchConfig) -> Iterator[Figure]:
    """Random games by the rules alone, compiled, in one thread."""
    for name, bar in RULES_BARS.items():
        games = meter.random_games(game := GameConfig(name).make())
        rates = [meter.per_second(games, config.seconds / 3) for _ in range(config.repeats)]
        yield _figure(f"random games, {name}", "plies/s", rates, bar, game.describe())


def engines(config: BenchConfig) -> Iterator[Figure]:
    """All ways to run the network that azkit chooses from here, in turn: the first one is torch as it is."""
    game, device = config.game.make().compile(), usable_device(config.device)
    rows, seconds = max(config.batches) * (1 if device == "cpu" else ON_GPU), config.seconds / 3
    rate = partial(meter.forward_rate, rows=rows, seconds=seconds)
    if game.graph is not None:
        rows = config.lanes
        rate = partial(meter.graph_rate, requests=random_leaves(game, rows), seconds=seconds)
    for shape in _nets(config, game):
        net = build_net(game, shape, 0)
        networks = [Network(game, net, variant) for variant in candidates(game, net, rows, device)]
        turns = [[rate(network) for network in networks] for _ in range(config.repeats + 1)]
        measured = np.array(turns[1:])  # the first one compiles
        note = f"batch {rows}, threads {networks[0].variant.threads}"
        for network, rates in zip(networks, measured.T, strict=True):
            name = f"{network.variant.engine} {network.variant.dtype} {shape.blocks}x{shape.filters}"
            yield _figure(name, "evaluations/s", rates, note=note)
            if network is not networks[0]:
                yield _figure(f"{name} over the first", "ratio", rates / measured[:, 0])


def train(config: BenchConfig) -> Iterator[Figure]:
    """The optimizer with all that feeds it, in turn with forward and backward passes alone on one batch."""
    game, on_gpu = config.game.make(), usable_device(config.device) != "cpu"
    window = meter.hasty_window(game, POSITIONS, 2)
    data, rng = window.merged(), np.random.default_rng(0)
    for size in _nets(config, game):
        net, settings = build_net(game, size, 0), TrainConfig(batch=TrainConfig.batch * (ON_GPU if on_gpu else 1))
        variant = choose(game, net, config.lanes, config.device)
        optimizer = Optimizer(net, settings, variant.device, training_precision(variant))
        batches = window.batches(data, rng, settings.batch, sys.maxsize)

        def step() -> int:
            optimizer.step(next(batches), 1e-4).tolist()  # noqa: B023  # called in this turn; a GPU is waited for
            return settings.batch  # noqa: B023

        alone = meter.passes_alone(optimizer, next(batches))
        pairs = []
        for _ in range(config.repeats + 1):
            limit, whole = meter.per_second(alone, config.seconds), meter.per_second(step, config.seconds)
            pairs.append((whole, whole / limit))
        name, note = f"{size.blocks}x{size.filters}", f"{optimizer.precision}, batch {settings.batch}"
        whole, ratios = zip(*pairs[1:], strict=True)  # the first one warms up
        yield _figure(f"training {name}", "positions/s", whole, note=note)
        yield _figure(f"training over forward and backward alone {name}", "ratio", ratios, ">= 0.95")


def memory(config: BenchConfig) -> Iterator[Figure]:
    """Peak resident memory of whole processes, torch included."""
    if find_spec("resource") is None:
        return tell("memory is left out: Python cannot measure it on this system")
    lanes, deep, positions = config.lanes, config.deep, config.positions
    search = f"{lanes} lanes x {deep} simulations", f"peak_of_search({lanes}, {deep})", "<= 1.5"
    window = f"window of {positions:,} positions", f"peak_of_window({positions})", "<= 1"
    for name, call, bar in (search, window):
        _, out = meter.fresh_python("-c", f"from azkit.bench import meter; print(meter.{call})")
        yield _figure(f"memory, {name}", "GB", [float(out.split()[-1])], bar)


def startup(config: BenchConfig) -> Iterator[Figure]:
    """Fresh processes, from the second start on."""
    train = ("-c", FIRST_SIMULATION, "train", config.game.name, "--profile", "quick", "--run")
    for name, arguments, bar in (
        ("azkit --help", ("-m", "azkit", "--help"), "<= 0.7"),
        ("import azkit", ("-c", "import azkit"), "<= 0.3"),
        ("azkit train, to its first simulation", train, "<= 6"),
    ):
        seconds = []
        for _ in range(config.repeats + 1):
            with tempfile.TemporaryDirectory() as run:
                own = (run,) if arguments is train else ()
                seconds.append(meter.fresh_python(*arguments, *own)[0])
        yield _figure(name, "s", seconds[1:], bar)


PARTS = {part.__name__: part for part in (selfplay, cache, tree, rules, engines, train, memory, startup)}


def bench(config: BenchConfig) -> Iterator[Figure]:
    """Measure part after part. Raises AzkitError if the checkpoint is none."""
    for name in config.only or [name for name in PARTS if name != "cache" or config.checkpoint is not None]:
        yield from PARTS[name](config)


def _rows(figures: Sequence[Figure]) -> list[tuple[str, ...]]:
    """The figures as texts, below a row of headings."""
    rows = [("figure", "value", "unit", "bar", "", "min - max", "runs", "how")]
    for figure in figures:
        value, low, high = (f"{x:,.0f}" if x >= 1000 else f"{x:.3g}" for x in (figure.value, figure.min, figure.max))
        met = {None: "", True: "reached", False: "short"}[figure.reached]
        row = (figure.name, value, figure.unit, figure.bar, met, f"{low} - {high}", str(figure.runs), figure.note)
        rows.append(row)
    return rows


def table(figures: Sequence[Figure]) -> str:
    """The figures for people, one a line."""
    return "\n".join(tables.aligned(_rows(figures)))


def markdown(figures: Sequence[Figure], facts: Mapping[str, Any]) -> str:
    """The figures of one run as a table in Markdown, below what they were measured on (`about_machine`)."""
    measured_on = ", ".join(f"{name} {value}" for name, value in facts.items() if value is not None)
    return f"Measured in one run: {measured_on}.\n\n{tables.markdown(_rows(figures))}\n"
