"""Which techniques pay: short trainings that differ in one setting each, graded against exact play."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import AzkitError
from ..files import commit

BASELINE = "baseline"
# Each technique's settings, on top of the profile that is tested.
TECHNIQUES: dict[str, dict[str, Any]] = {
    BASELINE: {},
    "Gumbel root, 16 simulations": {"search.selection": "gumbel", "search.simulations": 16},
    "Gumbel root, 32 simulations": {"search.selection": "gumbel", "search.simulations": 32},
    "64 simulations": {"search.simulations": 64},
    "c_puct 2.5": {"search.c_puct": 2.5},
    "noise alpha 1": {"search.noise_alpha": 1.0},
    "unvisited moves count as 0": {"search.fpu_reduction": None},
    "no proven values": {"search.prove": False},
    "best moves from ply 16 on": {"selfplay.temperature_plies": 16},
    "every second game from a random opening": {"selfplay.opening_plies": 10},
    "duplicates not merged": {"replay.merge": False},
    "policy target improved by values": {"search.target_scale": 10.0},
    "value target: result alone": {"replay.trace": 1.0, "replay.blunder": 2.0},
    "value target: search alone": {"replay.trace": 0.0},
    "value target: blunders followed, too": {"replay.blunder": 2.0},
    "Adam alone, without Muon": {"train.muon": 0.0},
    "weight decay 1e-4": {"train.weight_decay": 1e-4},
    "constant learning rate": {"train.schedule": "constant"},
    "each position trained on twice": {"train.reuse": 2.0},
    "network 4 x 48": {"net.blocks": 4, "net.filters": 48},
    "network 2 x 24": {"net.blocks": 2, "net.filters": 24},
}


@dataclass(frozen=True)
class AblationConfig:
    """What is tried, and for how long."""

    folder: Path  # the runs go here; what is there already is not done again
    minutes: float = 5.0  # of each training, on one core
    seeds: int = 2
    simulations: int = 100  # of the search that is graded beside the network alone
    workers: int = 2  # trainings at the same time
    only: tuple[str, ...] = ()  # of TECHNIQUES; the baseline always takes part
    positions: Path | None = None  # to grade on
    profile: str = "quick"

    def __post_init__(self) -> None:
        for name in self.only:
            if name not in TECHNIQUES:
                raise AzkitError(f"unknown technique {name!r}: choose from {'; '.join(TECHNIQUES)}")

    @property
    def techniques(self) -> list[str]:
        """Their names, the baseline first."""
        return [name for name in TECHNIQUES if name == BASELINE or not self.only or name in self.only]


@dataclass(frozen=True)
class Ablation:
    """One technique's mean errors in percent, one for each seed."""

    technique: str
    network: list[float]  # the network alone
    search: list[float]
    generations: list[int]  # that the time allowed


def ablate(game: str, config: AblationConfig) -> Iterator[Ablation]:
    """Train and grade; techniques in their order, seed by seed. Raises AzkitError if a training fails."""
    jobs = [(name, seed) for seed in range(config.seeds) for name in config.techniques]
    with ThreadPoolExecutor(config.workers) as pool:
        trained = dict(zip(jobs, pool.map(lambda job: _trained(game, config, *job), jobs)))
    for name in config.techniques:
        seeds = [trained[name, seed] for seed in range(config.seeds)]
        yield Ablation(name, *([run[key] for run in seeds] for key in ("network", "search", "generations")))


def _trained(game: str, config: AblationConfig, technique: str, seed: int) -> dict[str, Any]:
    """One training and its grades, from the folder if they are there."""
    run = config.folder / f"{technique.replace(' ', '-').replace(',', '').replace(':', '')}-{seed}"
    record = run / "ablation.json"
    if record.is_file():
        return json.loads(record.read_bytes())
    settings = [f"--set={key}={json.dumps(value)}" for key, value in TECHNIQUES[technique].items()]
    flags = ["--profile", config.profile, "--minutes", str(config.minutes), "--seed", str(seed), "--run", str(run)]
    trained = _azkit("train", game, *flags, "--set=match.every=0", *settings)
    positions = [] if config.positions is None else ["--positions", str(config.positions)]
    graded = _azkit("grade", str(run), "--simulations", str(config.simulations), *positions)
    network, search = (100 * agent["mean_error"] for agent in graded)
    figures = {"network": network, "search": search, "generations": trained["generations"]}
    commit(record, json.dumps(figures).encode())
    return figures


def _azkit(*arguments: str) -> Any:
    """The figures of a command, run on one core."""
    environment = os.environ | dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    command = [sys.executable, "-m", "azkit", *arguments, "--json"]
    process = subprocess.run(command, capture_output=True, text=True, env=environment)
    if process.returncode:
        raise AzkitError(f"azkit {' '.join(arguments)} failed: {(process.stderr.strip().splitlines() or ['?'])[-1]}")
    return json.loads(process.stdout)


def settings_text(settings: Mapping[str, Any]) -> str:
    """A technique's settings as the command line takes them."""
    return ", ".join(f"{key}={json.dumps(value)}" for key, value in settings.items())


def table(ablations: Sequence[Ablation]) -> str:
    """A table in Markdown: mean errors in percent, spread over the seeds, and the difference to the baseline."""
    base = statistics.mean(ablations[0].search)
    rows = [
        "| Technique | Setting | Network alone | With search | Difference | Generations |",
        "|---|---|---|---|---|---|",
    ]
    for tried in ablations:
        difference = f"{statistics.mean(tried.search) - base:+.1f}" if tried is not ablations[0] else ""
        cells = [tried.technique, settings_text(TECHNIQUES[tried.technique]), _spread(tried.network)]
        cells += [_spread(tried.search), difference, f"{statistics.mean(tried.generations):.0f}"]
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def _spread(errors: Sequence[float]) -> str:
    return f"{statistics.mean(errors):.1f} ({min(errors):.1f} to {max(errors):.1f})"
