"""Which techniques pay: short trainings that differ in one setting each, graded against exact play."""

import json
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Any

from ..agents.sandbox import ONE_THREAD
from ..errors import AzkitError
from ..files import commit
from ..runs.config import GameConfig, change
from ..runs.profiles import profile
from ..tables import markdown
from .meter import fresh_python

SIMULATIONS = "100"  # of the search that is graded beside the network alone
PROFILE, BASELINE = "quick", "baseline"
# Each technique's settings, on top of the profile that is tested.
TECHNIQUES: dict[str, dict[str, Any]] = {
    BASELINE: {},
    "Gumbel root, 8 simulations": {"search.selection": "gumbel", "search.simulations": 8},
    "Gumbel root, 16 simulations": {"search.selection": "gumbel", "search.simulations": 16},
    "Gumbel root, 32 simulations": {"search.selection": "gumbel", "search.simulations": 32},
    "Gumbel root, 64 simulations": {"search.selection": "gumbel", "search.simulations": 64},
    "64 simulations": {"search.simulations": 64},
    "c_puct 2.5": {"search.c_puct": 2.5},
    "noise alpha 1": {"search.noise_alpha": 1.0},
    "unvisited moves count as 0": {"search.fpu_reduction": None},
    "no proven values": {"search.prove": False},
    "leaves proven by 300 nodes": {"search.prove_nodes": 300},
    "no leaf proven": {"search.prove_nodes": 0},
    "best moves from ply 16 on": {"selfplay.temperature_plies": 16},
    "every second game from a random opening": {"selfplay.opening_plies": 10},
    "duplicates not merged": {"replay.merge": False},
    "policy target improved by values": {"search.target_scale": 10.0},
    "value target: result alone": {"replay.trace": 1.0, "replay.blunder": 2.0, "replay.prove_nodes": 0},
    "value target: search alone": {"replay.trace": 0.0},
    "value target: blunders followed, too": {"replay.blunder": 2.0},
    "no exact tails": {"replay.prove_nodes": 0},
    "exact tails, 1000 nodes": {"replay.prove_nodes": 1000},
    "value weight 0.5, trace 0.8": {"train.value_weight": 0.5, "replay.trace": 0.8},
    "Adam alone, without Muon": {"train.muon": 0.0},
    "weight decay 1e-4": {"train.weight_decay": 1e-4},
    "learning rates 2.5 times as high": {"train.learning_rate": 5e-3, "train.muon": 0.05},
    "newest weights play": {"train.average": 0},
    "constant learning rate": {"train.schedule": "constant"},
    "each position trained on twice": {"train.reuse": 2.0},
    "network 4 x 48": {"net.blocks": 4, "net.filters": 48},
    "network 2 x 24": {"net.blocks": 2, "net.filters": 24},
}


@dataclass(frozen=True)
class Ablation:
    """One technique's mean errors in percent, one for each seed."""

    technique: str
    network: list[float]  # the network alone
    search: list[float]
    generations: list[int]  # that the time allowed


def techniques(only: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The baseline and `only` these TECHNIQUES, without any named all. Raises AzkitError for an unknown one."""
    for name in only:
        if name not in TECHNIQUES:
            raise AzkitError(f"unknown technique {name!r}: choose from {'; '.join(TECHNIQUES)}")
    return {name: values for name, values in TECHNIQUES.items() if name == BASELINE or not only or name in only}


def settings_text(technique: str) -> str:
    """A technique's settings for a table."""
    return ", ".join(f"{key}={json.dumps(value)}" for key, value in TECHNIQUES[technique].items())


def ablate(
    game: str,
    folder: Path,
    minutes: float = 5.0,
    seeds: int = 2,
    workers: int = 2,
    only: Sequence[str] = (),
    positions: Path | None = None,
) -> list[Ablation]:
    """Train for so many minutes each on one core, `workers` at the same time, and grade on `positions`.

    `only` some of TECHNIQUES, else all that change the baseline, which always takes part, as the first. Runs go to the
    folder; what is there is not done again, and what was stopped is, beside it. Raises AzkitError for an unknown
    technique, for what is there of another game, time or positions, or if a training fails.
    """
    baseline = profile(PROFILE, GameConfig(game))
    named = {BASELINE, *only}  # of others that a game's profile has anyway noise would be shown as a difference
    names = [name for name, new in techniques(only).items() if name in named or change(baseline, new) != baseline]
    jobs = [(name, seed) for seed in range(seeds) for name in names]
    started = list[Popen]()
    with ThreadPoolExecutor(workers) as pool:
        futures = {job: pool.submit(_trained, started, game, folder, minutes, positions, *job) for job in jobs}
        try:
            trained = {job: future.result() for job, future in futures.items()}
        finally:  # one of them failed, or a signal came, of which the trainings do not know
            pool.shutdown(wait=False, cancel_futures=True)
            while not all(future.done() for future in futures.values()):
                for process in started:
                    process.terminate()
                time.sleep(0.1)
    keys = ("network", "search", "generations")
    return [Ablation(name, *([trained[name, seed][key] for seed in range(seeds)] for key in keys)) for name in names]


def _trained(
    started: list[Popen], game: str, folder: Path, minutes: float, positions: Path | None, technique: str, seed: int
) -> dict[str, Any]:
    """One training and its grades, from the folder if they are there."""
    run = folder / f"{technique.replace(' ', '-').replace(',', '').replace(':', '')}-{seed}"
    about = {"game": game, "minutes": minutes, "positions": str(positions.resolve()) if positions else "azkit's own"}
    while not (record := run / "ablation.json").is_file() and (run / "checkpoints").exists():
        run = run.with_name(f"{run.name}-again")  # that training was stopped, or is another process's
    if record.is_file():
        figures = json.loads(record.read_bytes())
        for key, wanted in about.items():
            if (there := figures.get(key, wanted)) != wanted:
                raise AzkitError(f"{run} is of {there}, not of {wanted} (--{key}): choose another --folder")
        return figures
    settings = [f"--set={key}={json.dumps(value)}" for key, value in TECHNIQUES[technique].items()]
    flags = ["--profile", PROFILE, "--minutes", str(minutes), "--seed", str(seed), "--run", str(run)]
    trained = _azkit(started, "train", game, *flags, "--set=match.every=0", *settings)
    files = [] if positions is None else ["--positions", str(positions)]
    graded = _azkit(started, "grade", str(run), "--simulations", SIMULATIONS, *files)
    network, search = (100 * agent["mean_error"] for agent in graded)
    figures = about | {"network": network, "search": search, "generations": trained["generations"]}
    commit(record, json.dumps(figures).encode())
    return figures


def _azkit(started: list[Popen], *arguments: str) -> Any:
    """The figures of a command, run on one core."""
    return json.loads(fresh_python("-m", "azkit", *arguments, "--json", environment=ONE_THREAD, started=started)[1])


def table(ablations: Sequence[Ablation]) -> str:
    """A table in Markdown: mean errors in percent, spread over the seeds, and the difference to the baseline."""
    base = statistics.mean(ablations[0].search)
    rows = [("Technique", "Setting", "Network alone", "With search", "Difference", "Generations")]
    for tried in ablations:
        difference = f"{statistics.mean(tried.search) - base:+.1f}" if tried is not ablations[0] else ""
        errors, generations = (_spread(tried.network), _spread(tried.search)), statistics.mean(tried.generations)
        rows.append((tried.technique, settings_text(tried.technique), *errors, difference, f"{generations:.0f}"))
    return markdown(rows)


def _spread(errors: Sequence[float]) -> str:
    return f"{statistics.mean(errors):.1f} ({min(errors):.1f} to {max(errors):.1f})"
