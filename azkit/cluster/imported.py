"""A run's folder becomes a store, from which many processes go on with what one began."""

import json
import warnings
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..errors import AzkitError
from ..runs.checkpoints import DamagedError, TrainingState, committed, load_checkpoint
from ..runs.metrics import read_metrics
from ..runs.models import LearnerRecord, publish_learner, publish_model
from ..runs.shared import HEAD, RUN, Head, create_run, label, packed, refuse_run_of_one
from ..selfplay.samples import pack, unpack
from ..store.store import MissingError, Store

TERM = 0  # of what no learner of a store made


def import_run(run: Path, store: Store, rules: Path | None = None) -> Head:
    """Put a run folder's models, reports, window and optimizers into an empty store, as if a learner had made them.

    Its games in progress are lost, and models of another size than it has now. With a gate, the checkpoint before the
    last plays until the last has passed. The folder stays as it is; an import that was stopped may be repeated. `rules`
    is the file of a user's own. Raises AzkitError where there is no such run, or the store has one.
    """
    refuse_run_of_one(store)
    with suppress(MissingError):
        store.get(RUN)
        raise AzkitError(f"{store.uri} holds a run already: choose another place")
    newest = load_checkpoint(run, rules, shards=True)
    game, config, state, labels = newest.game, newest.config, newest.training_state(), list[str]()
    for folder in committed(run):
        try:
            own = newest if folder == newest.path else load_checkpoint(folder, game)
        except DamagedError as error:
            warnings.warn(f"{error}; going on without this checkpoint", stacklevel=2)
            continue
        if own.generation <= newest.generation and own.config.net == config.net:
            net = state.net if own is newest and not config.train.average else own.net  # the one that plays
            labels.append(label(own.generation, TERM))
            figures = {name: own.manifest[name] for name in ("counters", "variant")}
            publish_model(store, labels[-1], game, config, TrainingState(own.generation, net, **figures))
    at, blocks = label(newest.generation, TERM), list[str]()
    for name in newest.manifest["shards"]:
        blocks.append(label(int(Path(name).stem), TERM))
        data = pack(game, unpack(game, run / name), {"label": blocks[-1], "shards": []})
        store.create(f"window/{blocks[-1]}.parquet", data)
    rows = list[dict[str, Any]]()
    with suppress(AzkitError):  # no generation has ended: the run is of records
        rows += read_metrics(run)[0]
    for row in rows:
        if row["generation"] <= newest.generation:
            store.create(f"reports/{label(row['generation'], TERM)}.json", json.dumps(row).encode())
    games = newest.generation * config.generation_games
    record = LearnerRecord(at, None, newest.generation, tuple(blocks), (), games, state.counters, state.variant)
    publish_learner(store, record, state.optimizer)
    head = Head(TERM, labels[-2] if config.match.gate is not None and labels[1:] else at, at)
    store.create(HEAD, packed(head))
    create_run(store, config)  # last: without it nothing of all this is there
    return head
