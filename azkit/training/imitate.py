"""Learning to move as recorded games did: a network trained on its own, with no search, for self-play to go on from."""

import math
import time
from collections.abc import Generator, Iterable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ..errors import AzkitError
from ..files import commit, run_lock
from ..games.base import Game
from ..nets.evaluator import choose
from ..nets.nets import build_net, losses, outputs
from ..progress import Progress
from ..runs.checkpoints import TrainingState, mark_final, save_checkpoint, store_config
from ..runs.config import RunConfig, change
from ..runs.rules import keep_rules
from ..runs.shared import refuse_second
from ..selfplay.records import Record, episode
from ..selfplay.replay import Merged, Window, make_batch
from ..selfplay.samples import flatten, pack
from ..stopping import Interrupts, Stopped
from ..tables import aligned
from .learner import Learner
from .metrics import METRICS, accuracies
from .optimize import Optimizer, Steps

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


def imitate(
    config: RunConfig, run: str | Path, records: Iterable[Record], epochs: int = 10, quiet: bool = False
) -> Generator[ImitationReport, None, None]:
    """Train a network of `config` on records and yield a report after each epoch.

    The run then holds a checkpoint of generation 0, and the records as its window: `azkit train --resume` goes on from
    there by self-play. A signal such as Ctrl-C raises Stopped, once what was learned so far is committed. Raises
    AzkitError if the folder holds a run already, or if the records are too few.
    """
    run, progress, game = Path(run), Progress(quiet), config.game.make()
    refuse_second(run)
    game.compile()
    chosen = (record for record in records if record.random_plies < len(record.moves))  # where somebody chose a move
    episodes = [episode(game, record, number) for number, record in enumerate(chosen)]
    if len(episodes) < HELD_OUT:
        raise AzkitError(f"{len(episodes)} recorded games are too few to learn from: {HELD_OUT} or more are needed")
    samples = flatten(each for number, each in enumerate(episodes) if number % HELD_OUT)
    as_played = replace(config, replay=replace(config.replay, prove_nodes=0))  # also where it gives a win away
    held_out = Window(game, as_played.replay)
    held_out.add(flatten(episodes[::HELD_OUT]), 1)
    net, started = build_net(game, config.net, config.seed), time.monotonic()
    variant = choose(game, net, config.selfplay.lanes, config.train.device)
    learner = Learner(game, as_played, net, variant, {})
    learner.add(samples, 1)
    data, unseen = learner.window.merged(), held_out.merged()
    steps = max(1, math.ceil(len(data.states) / config.train.batch))
    with run_lock(run), Interrupts() as interrupts:
        refuse_second(run)  # that another process began meanwhile
        for epoch in range(1, epochs + 1):
            rng = np.random.default_rng([config.seed, epoch])
            batches = learner.window.batches(data, rng, config.train.batch, steps)
            label, taken = f"epoch {epoch} of {epochs}", Steps(look=lambda _: interrupts.look())
            done = lambda share, before=epoch - 1: (before + share) / epochs  # noqa: E731
            try:
                learning = learner.optimizer.train(batches, steps, done, progress, label, taken)
                with interrupts.raising():
                    predicted = predict(game, learner.optimizer, learner.player, unseen)
            except Stopped:
                break
            yield ImitationReport(
                epoch=epoch,
                minutes=(time.monotonic() - started) / 60,
                positions=len(data.states),
                held_out_positions=len(unseen.states),
                **{name: learning[name] for name in METRICS[:4]},
                **{f"held_out_{name}": predicted[name] for name in METRICS[:4]},
            )
        room = max(config.replay.positions, 2 * len(samples.game))  # else the first generation would end the records'
        config = change(replace(config, game=keep_rules(run, config.game)), {"replay.positions": room})
        shards = {SHARD: commit(run / SHARD, pack(game, samples))}
        counters = {"minutes": (time.monotonic() - started) / 60}
        best, saved = learner.optimizer.best, learner.optimizer.state()
        state = TrainingState(0, net, best, saved, {}, shards, counters, asdict(variant))
        store_config(run, config)
        mark_final(save_checkpoint(run, game, config, state))
        interrupts.look()


def table(reports: Sequence[ImitationReport]) -> str:
    """The reports as text, one row an epoch; losses and accuracies of held-out games."""
    rows = [("epoch", "minutes", "policy loss", "held out", "move", "value loss", "held out", "result")]
    for row in reports:
        policy = f"{row.policy_loss:.3f}", f"{row.held_out_policy_loss:.3f}", f"{row.held_out_policy_accuracy:.1%}"
        value = f"{row.value_loss:.3f}", f"{row.held_out_value_loss:.3f}", f"{row.held_out_value_accuracy:.1%}"
        rows.append((str(row.epoch), f"{row.minutes:.1f}", *policy, *value))
    return "\n".join(aligned(rows))


@torch.no_grad()
def predict(game: Game, optimizer: Optimizer, net: nn.Module, data: Merged) -> dict[str, float]:
    """METRICS of a network of the optimizer's on samples that it does not learn from."""
    net.eval()
    totals, count = np.zeros(len(METRICS)), len(data.states)
    for rows in np.split(np.arange(count), range(PREDICTED, count, PREDICTED)):
        inputs, targets = optimizer.tensors(make_batch(game, data, rows, np.zeros(len(rows), np.int64)))
        answers = outputs(net, inputs, targets["legal"])
        metrics = [*losses(answers, targets), *accuracies(answers[0], answers[1], targets)]
        totals += len(rows) * np.array([float(metric) for metric in metrics])
    return dict(zip(METRICS, (totals / count).tolist(), strict=True))
