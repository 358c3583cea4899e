"""A run's whole configuration: one record made of each part's own, its profiles, and its form as plain values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, is_dataclass
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from .errors import AzkitError
from .games.base import Game, make
from .nets import NetConfig
from .replay import ReplayConfig
from .search import SearchConfig
from .selfplay import SelfPlayConfig


@dataclass(frozen=True)
class GameConfig:
    """Which game."""

    name: str = "connectx"  # or the path of a game's own .py file
    options: Mapping[str, int | str] = field(default_factory=dict)

    def make(self) -> Game:
        """The game itself. Raises AzkitError for an unknown game or option."""
        return make(self.name, **self.options)


@dataclass(frozen=True)
class TrainConfig:
    """How the network learns (azkit/train.py)."""

    batch: int = 512  # samples a step
    reuse: float = 4.0  # how often a new position is trained on: reuse * new positions / batch steps a generation
    learning_rate: float = 2e-3  # of Adam
    muon: float = 0.05  # of Muon, which trains a tower's convolutions: by what share a step turns them; 0: Adam does
    schedule: Literal["constant", "cosine"] = "cosine"  # cosine: down to a twentieth at the last generation
    weight_decay: float = 0.0  # Adam's: the loss's c |theta|^2 with c = weight_decay / 2
    value_weight: float = 1.0  # of the value loss beside the policy loss
    gradient_clip: float = 1.0  # longest gradient (L2 norm over all weights)
    device: str = "auto"  # auto, cpu, cuda, cuda:1
    precision: Literal["auto", "float32", "bfloat16", "float16"] = "auto"  # of the forward and backward pass


@dataclass(frozen=True)
class MatchConfig:
    """Matches and grades of the network in training: for the curves, and for gating."""

    every: int = 5  # generations between matches against `opponents`, 0 for none; the last generation has one, too
    opponents: tuple[str, ...] = ("random", "uct:100")  # agent texts
    games: int = 40  # a match; both seats, random openings
    simulations: int = 32  # of the network's searches in matches and grades
    graded: int = 300  # positions graded by exact play at the same generations, where azkit knows it; 0: none
    gate: float | None = None  # play on with the best network until a new one scores this against it, e.g. 0.55


@dataclass(frozen=True)
class RunConfig:
    """Everything a run depends on; stored with it as config.json and in every checkpoint."""

    game: GameConfig = field(default_factory=GameConfig)
    net: NetConfig = field(default_factory=NetConfig)
    search: SearchConfig = field(default_factory=SearchConfig)
    selfplay: SelfPlayConfig = field(default_factory=SelfPlayConfig)
    replay: ReplayConfig = field(default_factory=ReplayConfig)
    train: TrainConfig = field(default_factory=TrainConfig)
    match: MatchConfig = field(default_factory=MatchConfig)
    seed: int = 0  # all randomness derives from it
    generations: int | None = 40  # where the run ends; None: when the minutes are over
    games: int = 500  # of self-play a generation
    minutes: float | None = None  # also stop before this time is over, counted from this start of the run
    keep: int = 3  # rolling checkpoints
    milestone: int = 10  # every so many generations a checkpoint is kept for good
    onnx: bool = True  # write model.onnx beside those and the last one, too

    def __post_init__(self) -> None:
        for name in ("generations", "games", "keep", "milestone"):
            if (value := getattr(self, name)) is not None and value < 1:
                raise AzkitError(f"{name}={value} must be at least 1")
        if self.generations is None and self.minutes is None:
            raise AzkitError("a run needs an end: set generations or minutes")
        train = self.train
        if train.batch < 2 or train.reuse <= 0 or train.learning_rate <= 0 or train.muon < 0:
            raise AzkitError(
                "train.batch must be at least 2, train.reuse and train.learning_rate above 0, train.muon at least 0"
            )


def to_dict(config: RunConfig) -> dict[str, Any]:
    """The configuration as plain values that JSON keeps."""
    return asdict(config)


def from_dict(values: Mapping[str, Any]) -> RunConfig:
    """What `to_dict` made, or any part of it: keys left out keep their defaults.

    Raises AzkitError for an unknown key, with the known ones, and for a value of the wrong type.
    """
    return _build(RunConfig, values, "")


def change(config: RunConfig, values: Mapping[str, Any]) -> RunConfig:
    """The configuration with keys such as "search.simulations" set to new values. Raises AzkitError as `from_dict`."""
    data = to_dict(config)
    for path, value in values.items():
        *groups, key = path.split(".")
        place = data
        for group in groups:
            place = place.get(group)
            if not isinstance(place, dict):
                raise AzkitError(f"unknown key {path}: there is no group {group}")
        place[key] = value
    return from_dict(data)


def _build(kind: type, values: Any, where: str) -> Any:
    hints = get_type_hints(kind)
    if not isinstance(values, Mapping):
        raise AzkitError(f"key {where} is a group with {', '.join(hints)}, not {values!r}")
    built = {}
    for name, value in values.items():
        path = f"{where}.{name}" if where else name
        if name not in hints:
            raise AzkitError(f"unknown key {path}: known are {', '.join(hints)}")
        hint = hints[name]
        value = tuple(value) if isinstance(value, list) else value
        if isinstance(hint, type) and is_dataclass(hint):
            value = _build(hint, value, path)
        elif not _fits(value, hint):
            wanted = ", ".join(map(str, get_args(hint))) if get_origin(hint) is Literal else hint
            raise AzkitError(f"key {path} takes {getattr(wanted, '__name__', wanted)}, not {value!r}")
        built[name] = value
    return kind(**built)


def _fits(value: Any, hint: Any) -> bool:
    """Whether a plain value is of the type that a field declares; an int is a float, too, a bool is no int."""
    if get_origin(hint) is Literal:
        return value in get_args(hint)
    kinds = [get_origin(kind) or kind for kind in (get_args(hint) if isinstance(hint, UnionType) else (hint,))]
    if isinstance(value, bool) or not (isinstance(value, int) and float in kinds):
        return isinstance(value, tuple(kinds)) and (not isinstance(value, bool) or bool in kinds)
    return True
