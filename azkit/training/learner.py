"""The half of a run that learns: the replay window, and a generation's steps on it, by one process or by several."""

import copy
import math
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from torch import nn

from ..games.base import Game
from ..nets.nets import build_net
from ..nets.variants import Variant
from ..progress import Progress
from ..runs.config import RunConfig
from ..selfplay.replay import Window
from ..selfplay.samples import Samples
from ..stopping import SIGNALS
from .optimize import Optimizer, Steps, training_precision
from .ranks import ALONE, Ranks


class Learner:
    """Trains one network on a window; whoever calls fills the window and keeps what comes out."""

    def __init__(
        self,
        game: Game,
        config: RunConfig,
        net: nn.Module,
        variant: Variant,
        saved: dict[str, Any],
        ranks: Ranks = ALONE,
        best: nn.Module | None = None,
    ) -> None:
        """Train where and as precisely as `variant` evaluates, from what `Optimizer.state` saved; `best` as there.

        Of several `ranks` the first one's caller is asked, the others `follow` it.
        """
        self.game, self.config, self.ranks = game, config, ranks
        self._say(net.state_dict(), variant, saved)
        precision = training_precision(variant, config.train.precision)
        if best is None and config.train.average:
            best = copy.deepcopy(net)
        self.optimizer = Optimizer(net, config.train, variant.device, precision, ranks, best)
        self.optimizer.restore(saved)
        self.window = Window(game, config.replay)

    @property
    def player(self) -> nn.Module:
        """The network that plays."""
        return self.optimizer.net if self.optimizer.best is None else self.optimizer.best

    def steps(self, new: int, most: float = math.inf) -> int:
        """Of a generation of `new` positions: `reuse` samples for each of them, at `most` so many in all."""
        return max(1, math.ceil(min(self.config.train.reuse * new, most) / self.config.train.batch))

    def train(
        self,
        generation: int,
        steps: int,
        done: Callable[[float], float],
        progress: Progress,
        label: str,
        taken: Steps | None = None,
    ) -> dict[str, Any]:
        """A generation's steps on the window. Returns what Optimizer.train does, the loss, and counts; `done` and
        `taken` (by a process alone) as there."""
        if self.ranks.world > 1:  # all must learn at one rate, whatever their clocks say
            shares = [done(step / steps) for step in range(steps)]
            self._say("train", generation, shares)
            done = _read_off(shares)
        config, data = self.config.train, self.window.merged()
        rng = np.random.default_rng([self.config.seed, generation])
        batches = self.window.batches(data, rng, config.batch, steps, self.ranks.part)
        metrics: dict[str, Any] = self.optimizer.train(batches, steps, done, progress, label, taken)
        metrics["loss"] = metrics["policy_loss"] + config.value_weight * metrics["value_loss"]
        return {**metrics, "steps": steps, "samples": steps * config.batch, "unique_positions": len(data.states)}

    def add(self, samples: Samples, generation: int) -> None:
        """Take games into the window."""
        self._say("add", samples, generation)
        self.window.add(samples, generation)

    def seconds_a_sample(self) -> float:
        """Measured on a step of a copy of the network."""
        self._say("seconds_a_sample")
        return self.optimizer.seconds_a_sample(self.game)

    def close(self) -> None:
        """Let the other ranks end."""
        self._say()

    def _say(self, *what: Any) -> None:
        if self.ranks.rank == 0:
            self.ranks.tell(what)


def follow(game: Game, config: RunConfig, ranks: Ranks) -> None:
    """What all ranks but the first do until it closes its Learner: the same steps, on their own rows."""
    for number in SIGNALS:  # torchrun sends them to all, and the first finishes its work
        signal.signal(number, signal.SIG_IGN)
    weights, variant, saved = ranks.tell()
    net = build_net(game, config.net, config.seed)
    net.load_state_dict(weights)
    if variant.device.startswith("cuda"):
        variant = replace(variant, device=f"cuda:{ranks.rank}")
    learner = Learner(game, config, net, variant, saved, ranks)
    while call := ranks.tell():
        name, *values = call
        if name == "train":
            generation, shares = values
            learner.train(generation, len(shares), _read_off(shares), Progress(quiet=True), "")
        else:
            getattr(learner, name)(*values)


def _read_off(shares: list[float]) -> Callable[[float], float]:
    return lambda share: shares[round(share * len(shares))]
