"""What a run goes on with: the state that was committed, fitted to the configuration that it goes on in."""

import math
from copy import deepcopy
from pathlib import Path

import torch
from torch import Tensor

from ..games.base import Game
from ..nets.nets import build_net, grown
from ..runs.checkpoints import TrainingState, load_checkpoint
from ..runs.config import RunConfig
from ..runs.plan import staged
from ..runs.schedules import resumed
from .optimize import Optimizer

ROUNDING = 1e-9  # of a share that is added up generation by generation


def resumed_state(run: Path, game: Game, config: RunConfig) -> tuple[Path, TrainingState, RunConfig, float]:
    """A run's newest checkpoint that verifies, its state, the configuration at the stage that it has come to, and the
    share of it that is done: less than was, if the run is made longer and its learning rate had come down too far.

    Raises AzkitError for a run of another game, or a network that would shrink.
    """
    checkpoint = load_checkpoint(run, game, shards=True)
    state, before = checkpoint.training_state(), checkpoint.config
    # Of older runs no counter says it
    done = state.counters.get("done", state.generation / before.generations if before.generations else 1.0)
    done = min(done, 1.0) if state.generation and state.optimizer else 0.0  # what learned from records only begins
    config = staged(config, done)
    end, was = (each.generations or math.inf for each in (config, before))
    again = resumed(config.train.schedule, done)
    if config.generations is None or end > was:  # by the clock it has so many minutes more
        done = again
    elif config.minutes is not None or before.minutes is not None:  # which may have come before the generations
        least = max(again, state.generation / end)
        done = least if done - least > ROUNDING else done
    fit(state, game, before, config)
    return checkpoint.path, state, config, done


def fit(state: TrainingState, game: Game, before: RunConfig, config: RunConfig) -> None:
    """Bring a state from one configuration to another. Raises AzkitError."""
    if before.net != config.net:
        _grow(state, game, config)
    if _room(before) != _room(config):
        state.selfplay = {}  # the games in progress do not fit; new ones begin
    if before.selfplay.lanes != config.selfplay.lanes:
        state.variant = {}  # whose batches are of the lanes that there were
    if config.match.gate is None and not config.train.average:
        state.best = None
    elif state.best is None:
        state.best = deepcopy(state.net)


def _room(config: RunConfig) -> tuple[int, ...]:
    """What the arrays of games in progress are as large as."""
    played = config.selfplay
    return played.lanes, played.groups, played.threads


def _grow(state: TrainingState, game: Game, config: RunConfig) -> None:
    """Go on with a larger network, which computes what the old one does. The moments of what was there go on, with
    those of the weights that are new."""
    before = Optimizer(state.net.cpu(), config.train)
    before.restore(state.optimizer)
    state.net = grown(state.net, build_net(game, config.net, config.seed))
    state.best = state.best and grown(state.best.cpu(), build_net(game, config.net, config.seed))
    state.variant = {}
    after, names = Optimizer(state.net, config.train), dict[Tensor, str]()
    names.update((weight, name) for name, weight in before.net.named_parameters())
    for kind, optimizer in before.optimizers.items():
        for weight, moments in optimizer.state.items():
            new = after.net.get_parameter(names[weight])
            after.optimizers[kind].state[new] = {name: _padded(name, moment, new) for name, moment in moments.items()}
    state.optimizer = {**after.state(), "scaler": state.optimizer["scaler"]} if state.optimizer else {}


def _padded(name: str, moment: Tensor, weight: Tensor) -> Tensor:
    """A moment in the weight's shape, a count of steps as it is.

    Where the weight is new, its first moment is 0. Its second is the mean of the others': as many steps are counted
    for it as for them, so that from 0 its own would be several times too long for hundreds of steps.
    """
    if moment.ndim == 0:
        return moment
    mean = moment.mean().item() if name == "exp_avg_sq" else 0.0
    padded = torch.full_like(weight, mean, requires_grad=False)
    padded[tuple(slice(size) for size in moment.shape)] = moment
    return padded
