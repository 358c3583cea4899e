"""How many bad inputs were tried, and what went wrong: python tests/fuzz/figures.py [CASES] [TARGET...]

Prints a line for each target; fails if any input ended in anything but a line of AzkitError or a sound answer.
"""

import itertools
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzz.targets import TARGETS


def tried(name: str, examples: int, folder: Path, derandomize: bool = False) -> int:
    """Look at so many inputs for a target of share 1; returns how many it were. Raises what a target raises."""
    target, numbers = TARGETS[name], itertools.count()

    @settings(
        max_examples=max(3, round(examples * target.share)), derandomize=derandomize, deadline=None, database=None,
        phases=[Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(target.thrown)
    def look(thrown):
        place = folder / str(next(numbers))
        place.mkdir()
        target.look(place, thrown)
        shutil.rmtree(place, ignore_errors=True)

    look()
    return next(numbers)


def main() -> None:
    """Try them all, or the targets named; an exit code of 1 if any fails."""
    cases, names = int((sys.argv[1:] or ["20000"])[0]), sys.argv[2:] or list(TARGETS)
    examples = cases / sum(TARGETS[name].share for name in names)
    total, failures = 0, 0
    for name in names:
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                count = tried(name, examples, Path(folder))
            except BaseException:
                traceback.print_exc()
                failures, count = failures + 1, 0
        total += count
        print(f"{name:16} {count:6} cases {time.monotonic() - began:7.1f} s", flush=True)
    print(f"{total} cases, {failures} of {len(names)} targets failed")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
