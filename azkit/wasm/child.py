"""The process that compiles a module: game and options come as JSON, the module goes into the file that is named."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core.cpu import CPUContext
from numba.core.errors import NumbaError

from .. import compiled


def _dispatcher(function: Callable) -> Any:
    """Leave inlining to LLVM; the search makes no arrays, so that nothing of it need count their references.

    That takes a third of the time, and makes half the module, of azkit.compiled's own way.
    """
    plain = function.__module__.startswith(f"{compiled.__package__}.search")
    wrappers = {"no_cfunc_wrapper": True, "no_cpython_wrapper": True}
    return compiled.numba.njit(nogil=True, error_model="numpy", _nrt=not plain, **wrappers)(function)


assert f"{compiled.__package__}.search.tree" not in sys.modules  # it would keep the decorators it found
compiled.njit = compiled.inlined = _dispatcher

from ..errors import AzkitError  # noqa: E402
from ..games.base import make  # noqa: E402
from .entry import SIGNATURE, entries  # noqa: E402
from .ir import compile_module  # noqa: E402


def _no_machine_code(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """In place of loading machine code, which nothing here runs: link the IR. numba wants any function of C."""
    library.finalize()
    return [].append


def main(out: Path) -> None:
    """Read the job from standard input."""
    job = json.load(sys.stdin)
    try:
        target: Any = CPUContext
        target.get_executable = _no_machine_code
        out.write_bytes(compile_module(entries(make(job["source"], **job["options"])), SIGNATURE))
    except NumbaError as error:
        lines = [line.strip() for line in str(error).splitlines()]
        reasons = [line for line in lines if line and "Failed in nopython mode" not in line]  # which names only a step
        sys.exit(f"azkit: numba cannot compile its rules: {(reasons or lines)[0]}")
    except AzkitError as error:
        sys.exit(f"azkit: {error}")


main(Path(sys.argv[1]))
