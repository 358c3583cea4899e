"""What a learner's cycle came to: its figures, and a line of them for people."""

from collections.abc import Mapping

from .ingest import Taken

BOUND = 0.5  # who limits a run: below this share of the wanted reuse the learner, of the positions played its reading


def cycle_figures(taken: Taken, samples: int, rate: float, wanted: float) -> dict[str, float]:
    """Of a cycle that took games in and trained so many samples, at `rate` a second; `wanted` is train.reuse.

    W* is the number of actors that keep the learner busy.
    """
    actors = len({name.split("/")[-1].split("-")[0] for name in taken.shards})
    speed = taken.positions / max(taken.spent["seconds"], 1e-9)  # positions a second of one actor
    reuse = samples / taken.positions
    return {
        "reuse": reuse,
        "behind": taken.behind,
        "actors": float(actors),
        "positions_per_second": speed * actors,
        "w_star": rate / (wanted * speed),
        "learner_bound": float(reuse < BOUND * wanted),
    }


def cycle_line(facts: Mapping[str, float], wanted: float) -> str:
    """The figures of a learner's `work`, for people."""
    line = f"generation {facts['generation']:.0f}: loss {facts['loss']:.3f}, {facts['games']:,.0f} games, "
    line += f"{facts['positions_per_second']:,.0f} positions/s of {facts['actors']:.0f} actors, "
    line += f"{facts['behind']:.1f} models behind"
    if facts["learner_bound"]:
        line += f"; learner-bound: reuse {facts['reuse']:.2g} of {wanted:g}, W* = {facts['w_star']:.1f} actors"
    return line
