"""A shared run of TicTacToe in a folder, with models that a learner could have published."""

from azkit.nets.nets import build_net
from azkit.runs.checkpoints import TrainingState
from azkit.runs.config import GameConfig, RunConfig, change
from azkit.runs.models import publish_model
from azkit.runs.profiles import profile
from azkit.runs.shared import HEAD, Head, SharedRun, create_run, label, packed, read_head
from azkit.store.folder import Folder
from azkit.store.store import Store


def tictactoe(**changes) -> RunConfig:
    return change(profile("smoke", GameConfig("tictactoe")), {"match.simulations": 4, "milestone": 5, **changes})


def shared_run(folder, config: RunConfig, *numbers: int) -> tuple[Store, SharedRun]:
    """A store in which the models of these numbers, each of other weights, were published; the first one plays."""
    store = Folder(folder)
    run = create_run(store, config)
    for each in numbers:
        publish(store, run, each, build_net(config.game.make(), config.net, each))
    store.create(HEAD, packed(Head(1, label(numbers[0], 1), label(numbers[-1], 1))))
    return store, run


def publish(store: Store, run: SharedRun, at: int, net) -> str:
    state = TrainingState(at, net, counters={"minutes": at / 10})
    publish_model(store, label(at, 1), run.config.game.make(), run.config, state)
    return label(at, 1)


def move_head(store: Store, **changes) -> None:
    """As a learner does, which publishes or ends a run."""
    while True:
        head, mark = read_head(store)
        if store.swap(HEAD, packed(Head(**{**vars(head), **changes})), mark):
            return
