"""Learning to move as recorded games did: a network trained on its own, with no search, for self-play to go on from."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
import torch

from .arena import aligned
from .checkpoints import TrainingState, mark_final, save_checkpoint
from .config import RunConfig, to_dict
from .errors import AzkitError
from .games.base import Game
from .interrupts import Interrupts
from .nets import build_net
from .optimize import METRICS, Optimizer, accuracies, losses, outputs, training_precision
from .progress import Progress
from .records import Record
from .replay import Merged, Window, batch
from .selfplay import Episode
from .shards import NO_MOVE, flatten, pack
from .storage import commit, run_lock
from .variants import choose

HELD_OUT = 10  # one game of so many is not learned from, but predicted
PREDICTED = 256  # positions a batch of those
SHARD = "games/000000.parquet"


@dataclass(frozen=True)
class ImitationReport:
    """One time through the records: what was learned on, and how held-out games are predicted."""

    epoch: int
    minutes: float
    positions: int
    policy_loss: float
    policy_accuracy: float  # share of positions whose likeliest move was played
    value_loss: float
    value_accuracy: float  # share of decided games' positions whose value has the right sign
    held_out_positions: int
    held_out_policy_loss: float
    held_out_policy_accuracy: float
    held_out_value_loss: float
    held_out_value_accuracy: float


def episode(game: Game, record: Record, number: int) -> Episode:
    """A record as self-play would have left it, had its search been sure of every move played.

    The value target is the result alone; where there is none it counts as truncated. Of an opening drawn by chance
    nothing is kept: it would teach to move by chance.
    """
    plies, state = len(record.moves), game.initial_state()
    states = np.zeros((plies, game.state_size), np.int16)
    moves = np.full((plies, game.max_moves), NO_MOVE, np.int32)
    for ply, move in enumerate(record.moves):
        legal = state.legal_moves()
        states[ply], moves[ply, : len(legal)] = state.array, legal
        state = state.play(move)
    played = np.array(record.moves, np.int32)
    outcome = np.zeros(game.players, np.float32) if record.outcome is None else np.array(record.outcome, np.float32)
    values = np.tile(outcome, (plies, 1))
    policy = (moves == played[:, None]).astype(np.float32)
    truncated, chosen = record.truncated or record.outcome is None, slice(record.opening, None)
    arrays = (one[chosen] for one in (states, moves, policy, values, played))
    return Episode(number, *arrays, outcome=outcome, truncated=truncated)


def imitate(
    config: RunConfig, run: str | Path, records: Iterable[Record], epochs: int = 10, quiet: bool = False
) -> Generator[ImitationReport, None, None]:
    """Train a network of `config` on records and yield a report after each epoch; Ctrl-C ends after the current one.

    The run then holds a checkpoint of generation 0, and the records as its window: `azkit train --resume` goes on from
    there by self-play. Raises AzkitError if the folder holds a run already, or if the records are too few.
    """
    run, progress, game = Path(run), Progress(quiet), config.game.make()
    if (run / "checkpoints").exists():
        raise AzkitError(f"{run} holds a run already: choose another folder")
    game.compile()
    told = (record for record in records if record.opening < len(record.moves))
    episodes = [episode(game, record, number) for number, record in enumerate(told)]
    if len(episodes) < HELD_OUT:
        raise AzkitError(f"{len(episodes)} recorded games are too few to learn from: {HELD_OUT} or more are needed")
    held_out = _window(game, config, episodes[::HELD_OUT]).merged()
    learned = [one for number, one in enumerate(episodes) if number % HELD_OUT]
    window, started = _window(game, config, learned), time.monotonic()
    data = window.merged()
    net = build_net(game, config.net, config.seed)
    variant = choose(game, net, config.selfplay.lanes, config.train.device)
    precision = training_precision(variant, config.train.precision)
    optimizer = Optimizer(net, config.train, variant.device, precision)
    steps = max(1, math.ceil(len(data.states) / config.train.batch))
    with run_lock(run), Interrupts(progress.say) as interrupts:
        for epoch in range(1, epochs + 1):
            batches = window.batches(data, np.random.default_rng([config.seed, epoch]), config.train.batch, steps)
            label = f"epoch {epoch} of {epochs}"
            total = torch.zeros(len(METRICS), device=optimizer.device)
            for step, one in enumerate(progress.track(batches, steps, label, "step", lambda one: len(one.legal))):
                total += optimizer.step(one, optimizer.rate((epoch - 1 + step / steps) / epochs))
            learning, predicted = optimizer.check(total / steps), predict(game, optimizer, held_out)
            yield ImitationReport(
                epoch=epoch,
                minutes=(time.monotonic() - started) / 60,
                positions=len(data.states),
                held_out_positions=len(held_out.states),
                **{name: learning[name] for name in METRICS[:4]},
                **{f"held_out_{name}": predicted[name] for name in METRICS[:4]},
            )
            if interrupts.requested:
                break
        samples = flatten(learned)
        shards = {SHARD: commit(run / SHARD, pack(game, samples))}
        counters = {"minutes": (time.monotonic() - started) / 60}
        state = TrainingState(0, net, None, optimizer.state(), {}, shards, counters, variant.to_dict())
        commit(run / "config.json", json.dumps(to_dict(config), indent=1).encode())
        mark_final(save_checkpoint(run, game, config, state))


def table(reports: Sequence[ImitationReport]) -> str:
    """The reports as text, one row an epoch; losses and accuracies of held-out games."""
    rows = [("epoch", "minutes", "policy loss", "held out", "move", "value loss", "held out", "result")]
    for one in reports:
        policy = f"{one.policy_loss:.3f}", f"{one.held_out_policy_loss:.3f}", f"{one.held_out_policy_accuracy:.1%}"
        value = f"{one.value_loss:.3f}", f"{one.held_out_value_loss:.3f}", f"{one.held_out_value_accuracy:.1%}"
        rows.append((str(one.epoch), f"{one.minutes:.1f}", *policy, *value))
    return "\n".join(aligned(rows))


def _window(game: Game, config: RunConfig, episodes: Sequence[Episode]) -> Window:
    """All of the episodes."""
    window = Window(game, replace(config.replay, positions=1 << 40))
    window.add(flatten(episodes), 1)
    return window


@torch.no_grad()
def predict(game: Game, optimizer: Optimizer, data: Merged) -> dict[str, float]:
    """METRICS of the optimizer's network on samples that it does not learn from."""
    optimizer.net.eval()
    totals, count = np.zeros(len(METRICS)), len(data.states)
    for rows in np.split(np.arange(count), range(PREDICTED, count, PREDICTED)):
        inputs, rest = optimizer.tensors(batch(game, data, rows, np.zeros(len(rows), np.int64)))
        logits, values = outputs(optimizer.net, inputs, rest["legal"])
        found = [*losses(logits, values, rest), *accuracies(logits, values, rest)]
        totals += len(rows) * np.array([float(one) for one in found])
    return dict(zip(METRICS, (totals / count).tolist(), strict=True))
