"""Tests the rules of a user's own game in a process of its own: one that hangs or crashes there costs a line here."""

import json
import os
import signal
import subprocess
import sys
import warnings
from collections.abc import Mapping
from contextlib import redirect_stdout
from typing import Any

from ..errors import AzkitError
from ..files import python_path

GAMES, SECONDS = 3, 60.0  # random games of a test, and when it stops at the next position
PATIENCE = 180.0  # seconds after which one function is taken to run for ever: numba may need a minute for it, too


def try_rules(name: str, options: Mapping[str, Any]) -> None:
    """Raise AzkitError with the law that a game's rules break, or with what became of Python; warns as `check` does."""
    try:
        process = subprocess.run(
            [sys.executable, "-P", "-m", __name__, name, json.dumps(dict(options)), str(SECONDS)],
            stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace",
            timeout=PATIENCE, env=os.environ | {"PYTHONPATH": python_path(*sys.path)},
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        fault: str | None = f"one of its functions has not come to an end after {PATIENCE:g} s"
    else:
        try:
            fault, *lines = json.loads(process.stdout)
        except ValueError:
            code, lines = process.returncode, []
            end = f"exit code {code}" if code >= 0 else signal.Signals(-code).name
            fault = f"its rules end Python itself, {end}: does one write out of bounds?"
        for line in lines:
            warnings.warn(line, stacklevel=2)
    if fault is not None:
        raise AzkitError(f"{name} is no game yet: {fault} (azkit games {name} --check 50; train: --no-check)")


def main(name: str, options: str, seconds: str) -> None:
    """What runs in the process: prints as JSON what is wrong, or null, and warnings behind it."""
    from ..games.base import make
    from ..games.check import check

    fault = None
    with redirect_stdout(sys.stderr), warnings.catch_warnings(record=True) as caught:  # rules may print
        warnings.simplefilter("always")
        try:
            check(make(name, **json.loads(options)), GAMES, seconds=float(seconds))
        except AzkitError as error:
            fault = str(error)
        except Exception as error:  # in `make`, say
            fault = f"{type(error).__name__}: {error}"
    lines = [str(warning.message) for warning in caught if issubclass(warning.category, UserWarning)]
    print(json.dumps([fault, *lines]))


if __name__ == "__main__":
    main(*sys.argv[1:])
