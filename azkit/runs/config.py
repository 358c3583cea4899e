"""A run's whole configuration: one record made of each part's own, checked by pydantic, and as plain values."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, is_dataclass
from typing import Annotated, Any, ClassVar, Literal, get_args, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from ..errors import AzkitError
from ..games.base import Game, make
from ..nets.nets import NetConfig
from ..search.search import SearchConfig
from ..selfplay.replay import ReplayConfig
from ..selfplay.selfplay import SelfPlayConfig
from .schedules import Schedule

EARLY = (1, 10)  # generations that are kept as milestones are, to see later how the run began
FORMAT = 2  # of what `to_dict` gives; that of azkit 0.1 had no number
# Keys of earlier formats: what each is called today, or None for those that nothing reads any more
FORMER_KEYS = {"games": "generation_games", "search.c_base": None, "net.scorer": None}

# A mistyped number fails here and not hours later: nothing is counted in billions, no share or rate is in thousands.
AtLeast1 = Annotated[int, Field(ge=1, le=10**9)]
Count = Annotated[int, Field(ge=0, le=10**9)]
Positive = Annotated[float, Field(gt=0, le=10**6)]
AtLeast0 = Annotated[float, Field(ge=0, le=1000)]
STAGED = ("net", "search", "selfplay", "replay", "train", "generation_games")  # what may change on a run's way
MOST_NODES = 1 << 26  # of all trees of self-play together: some 20 GB of a small game's
MOST_WEIGHTS = 1 << 27  # blocks * filters**2, of which a residual block has 18: 10 GB


@dataclass(frozen=True)
class GameConfig:
    """Which game."""

    name: str = "connectx"  # or the path of a game's own .py file
    options: Mapping[str, int | str] = field(default_factory=dict)
    rules: str | None = None  # SHA-256 of that file, once a run has begun

    def make(self) -> Game:
        """The game itself. Raises AzkitError for an unknown game or option."""
        return make(self.name, **self.options)


@dataclass(frozen=True)
class TrainConfig:
    """How the network learns (azkit/training/learner.py)."""

    batch: Annotated[int, Field(ge=2, le=1 << 20)] = 512  # samples a step
    reuse: Positive = 4.0  # how often a new position is trained on: reuse * new positions / batch steps a generation
    learning_rate: Annotated[float, Field(gt=0, le=10)] = 2e-3  # of Adam
    muon: AtLeast0 = 0.02  # of Muon, which trains a tower's convolutions: what share a step turns them; 0: Adam does
    schedule: Schedule = "cosine"  # of the learning rate over the run (azkit/runs/schedules.py)
    weight_decay: AtLeast0 = 0.0  # Adam's: the loss's c |theta|^2 with c = weight_decay / 2
    value_weight: AtLeast0 = 1.0  # of the value loss beside the policy loss
    gradient_clip: Positive = 1.0  # longest gradient (L2 norm over all weights)
    average: Count = 0  # the mean of weights over about so many steps plays; 0: the newest
    device: str = "auto"  # auto, cpu, cuda, cuda:1
    precision: Literal["auto", "float32", "bfloat16", "float16"] = "auto"  # of the forward and backward pass


@dataclass(frozen=True)
class MatchConfig:
    """Matches and grades of the network in training: for the curves, and for gating."""

    every: Count = 5  # generations between matches against `opponents`, and after the last; 0: none
    opponents: tuple[str, ...] = ("random", "uct:100")  # agent texts
    games: AtLeast1 = 40  # a match; both seats, random openings
    simulations: Annotated[int, Field(ge=1, le=1 << 22)] = 32  # of the network's searches in matches and grades
    graded: Count = 300  # positions graded by exact play then, where azkit knows it; 0: none
    gate: Annotated[float, Field(ge=0, le=1)] | None = None  # play on with the best network until a new one scores this


@dataclass(frozen=True)
class Stage:
    """Settings that hold from some share of the run on (azkit/runs/plan.py)."""

    start: Annotated[float, Field(ge=0, le=1)]
    settings: Mapping[str, Any]  # by keys such as "search.simulations"

    def __post_init__(self) -> None:
        for key in self.settings:  # a game or an opponent may be a file: of others' runs no such one counts
            if key.partition(".")[0] not in STAGED:
                raise AzkitError(f"a stage cannot change {key}: only {', '.join(STAGED)}")


@dataclass(frozen=True)
class Pace:
    """How a run spends its minutes: games and reuse of a generation follow from what the last one cost."""

    generations: AtLeast1 = 40  # about so many
    training: Annotated[float, Field(gt=0, lt=1)] = 0.4  # of the time goes into training, the rest into self-play


@dataclass(frozen=True)
class RunConfig:
    """Everything a run depends on; stored with it as config.json and in every checkpoint.

    Whoever reads one, by `from_dict` or `change`, gets it checked; a configuration put together in Python is checked by
    `checked`, with which every run begins.
    """

    # What pydantic holds for all groups: a bool is no int, an int is a float, text is no number, unknown keys fail
    __pydantic_config__: ClassVar = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)

    game: GameConfig = field(default_factory=GameConfig)
    net: NetConfig = field(default_factory=NetConfig)
    search: SearchConfig = field(default_factory=SearchConfig)
    selfplay: SelfPlayConfig = field(default_factory=SelfPlayConfig)
    replay: ReplayConfig = field(default_factory=ReplayConfig)
    train: TrainConfig = field(default_factory=TrainConfig)
    match: MatchConfig = field(default_factory=MatchConfig)
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] = 0  # all randomness derives from it
    origin: str | None = None  # the agent file whose network it began with, and that network's SHA-256
    generations: AtLeast1 | None = 40  # where the run ends; None: when the minutes are over
    generation_games: AtLeast1 = 500  # of self-play a generation
    minutes: Positive | None = None  # also stop before this time is over, counted from this start of the run
    stages: tuple[Stage, ...] = ()  # that the run is yet to come to
    pace: Pace | None = None  # None: generation_games and train.reuse stay as they are
    keep: AtLeast1 = 3  # rolling checkpoints
    milestone: AtLeast1 = 10  # every so many generations a checkpoint is kept for good
    onnx: bool = True  # write model.onnx beside those and the last one, too

    def __post_init__(self) -> None:
        if self.generations is None and self.minutes is None:
            raise AzkitError("a run needs an end: set generations or minutes")
        nodes = self.selfplay.lanes * self.selfplay.groups * self.search.simulations
        if nodes > MOST_NODES:
            raise AzkitError(f"lanes * groups * simulations = {nodes} nodes: {MOST_NODES} are the most")
        if self.match.gate is not None and self.train.average:
            raise AzkitError("match.gate holds back a network that train.average lets play: set train.average=0")
        if self.net.blocks * self.net.filters**2 > MOST_WEIGHTS:
            raise AzkitError(f"a network of {self.net.blocks} blocks of {self.net.filters} filters fits no machine")


CONFIG = "config.json"  # in the folder of a run
RUN_CONFIG = TypeAdapter(RunConfig)


def lasts(generation: int, milestone: int) -> bool:
    """Whether a generation's checkpoint is kept for good: every `milestone`-th, and two that show how the run began."""
    return generation % milestone == 0 or generation in EARLY


def to_dict(config: RunConfig) -> dict[str, Any]:
    """The configuration as plain values that JSON keeps, with the number of their format."""
    values = asdict(config)
    for group, key in ((values["game"], "rules"), (values, "origin")):
        if group[key] is None:  # of azkit's own games and of runs that began anew is told as ever
            del group[key]
    return {"format": FORMAT, **values}


def from_dict(values: Mapping[str, Any]) -> RunConfig:
    """What `to_dict` made, of this or an earlier azkit, or any part of it: keys left out keep their defaults.

    Raises AzkitError for an unknown key, with the known ones, and for a value that its key does not take.
    """
    try:
        return RUN_CONFIG.validate_json(json.dumps(_in_this_format(values)))
    except ValidationError as error:
        raise AzkitError(_complaint(error)) from None
    except (TypeError, RecursionError) as error:
        raise AzkitError(f"a configuration holds plain values only: {error}") from None


def checked(config: RunConfig) -> RunConfig:
    """The same configuration, all of whose values their keys take, at every stage. Raises AzkitError as `from_dict`."""
    later = config
    for stage in sorted(config.stages, key=lambda stage: stage.start):
        later = change(later, stage.settings)
    return from_dict(to_dict(config))


def change(config: RunConfig, values: Mapping[str, Any]) -> RunConfig:
    """The configuration with keys such as "search.simulations" set to new values. Raises AzkitError as `from_dict`."""
    data = to_dict(config)
    for path, value in values.items():
        *groups, key = path.split(".")
        place = data
        for group in groups:
            if not isinstance(place.get(group), dict):
                known = ", ".join(name for name, values in place.items() if isinstance(values, dict))
                raise AzkitError(f"unknown key {path}: there is no group {group}, but {known or 'none'}")
            place = place[group]
        place[key] = value
    return from_dict(data)


def _in_this_format(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values without the number of their format, earlier keys by the names that they have today."""
    if not isinstance(values, Mapping):
        raise AzkitError(f"a configuration is a group of keys, not {values!r}")
    current = {key: dict(value) if isinstance(value, Mapping) else value for key, value in values.items()}
    written = current.pop("format", 1)
    if written == FORMAT:
        return current
    if not isinstance(written, int) or written > FORMAT:
        raise AzkitError(f"configuration of format {written!r:.99}, this azkit reads up to {FORMAT}: upgrade azkit")
    for former, name in FORMER_KEYS.items():
        group, _, key = former.rpartition(".")
        place = current.get(group) if group else current
        if isinstance(place, dict) and key in place:
            value = place.pop(key)
            place |= {} if name is None else {name: value}  # in the same group
    return current


def _complaint(error: ValidationError) -> str:
    """pydantic's first finding in one line."""
    problems = error.errors(include_url=False)
    first = problems[0]
    key, value = first["loc"][:2], first["input"]  # behind these come items of a list and members of a union
    path = ".".join(map(str, key))
    if "error" in (context := first.get("ctx", {})):  # raised by a dataclass itself
        return ": ".join(filter(None, [path, str(context["error"])]))
    if first["type"] == "unexpected_keyword_argument":
        path = ".".join(map(str, first["loc"]))  # three parts of a stage's
        hint = get_type_hints(RunConfig)[str(key[0])] if key[1:] else RunConfig
        group: Any = next(filter(is_dataclass, (hint, *get_args(hint))))  # of Pace | None, say, what may be a group
        names = ", ".join(entry.name for entry in fields(group))
        now = f" (now {FORMER_KEYS[path]})" if FORMER_KEYS.get(path) else ""
        return f"unknown key {path:.99}{now}: known are {names}"
    texts = [problem["msg"].removeprefix("Input should be ") for problem in problems if problem["loc"][:2] == key]
    return f"key {path} must be {' or '.join(dict.fromkeys(texts))}, not {value!r:.99}"
