"""The program that tries out an agent file as Kaggle would: in a process of its own, without azkit, on one core.

Reads a job as JSON from standard input and prints what it observed as one line of JSON; tryout.py judges it.
Run by path, not imported: it must not load azkit into the process that it checks.
"""

import contextlib
import io
import json
import os
import runpy
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

AZKIT = Path(__file__).parents[1]
read_episode = runpy.run_path(str(AZKIT / "agents" / "episode.py"))["read_episode"]


def main() -> None:
    """Try the file as the job says.

    Job: `file`, `environment` and `players` of the game, `register` (the game's name or absolute path, None where
    Kaggle has it), `blocked` imports, `configuration`, `positions`, `games`.
    """
    job = json.load(sys.stdin)
    if hasattr(os, "sched_setaffinity"):  # Linux: a sandbox has one core
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    quiet = io.StringIO()
    with contextlib.redirect_stdout(quiet):
        observed = _observe(job)
    print(json.dumps(observed))


def _observe(job: dict[str, Any]) -> dict[str, Any]:
    import kaggle_environments
    from kaggle_environments.agent import get_last_callable
    from kaggle_environments.utils import structify

    if job["register"] is not None:
        _register(job)
    for name in (*job["blocked"], "azkit"):
        sys.modules[name] = None  # type: ignore[assignment]  # Python's mark for "cannot be imported"
    agent = get_last_callable(Path(job["file"]).read_text(encoding="utf-8"), path=job["file"])
    name, code = getattr(agent, "__name__", repr(agent)), getattr(agent, "__code__", None)
    if name != "agent" or code is None or code.co_argcount != 2:
        return {"last": name}
    games = [_game(job, game) for game in job["games"]]
    configuration = kaggle_environments.make(job["environment"], configuration=job["configuration"]).configuration
    moves, errors = [], io.StringIO()
    with contextlib.redirect_stderr(errors):
        for position in job["positions"]:
            observation = {key: position[key] for key in ("board", "mark", "remainingOverageTime")}
            started = perf_counter()
            move = agent(structify(observation), structify({**configuration, "actTimeout": position["actTimeout"]}))
            moves.append({"move": repr(move), "seconds": perf_counter() - started})
    return {"games": games, "moves": moves, "stderr": errors.getvalue()}


def _register(job: dict[str, Any]) -> None:
    """Let azkit register its environments, then take it away again: an agent must not find it."""
    home = str(AZKIT.parent)
    sys.path.insert(0, home)
    from azkit.agents.kaggle import register

    register(job["register"])
    _game(job | {"file": ""}, {"agents": ["random"] * job["players"], "actTimeout": 2.0})  # what it imports late
    sys.path.remove(home)
    for name in [name for name in sys.modules if name.partition(".")[0] == "azkit"]:
        del sys.modules[name]


def _game(job: dict[str, Any], game: dict[str, Any]) -> dict[str, Any]:
    """One episode; `agents` names each seat's, "file" for the file; all else in `game` goes into its configuration."""
    import kaggle_environments

    configuration = {**job["configuration"], **{key: value for key, value in game.items() if key != "agents"}}
    environment = kaggle_environments.make(job["environment"], configuration=configuration)
    environment.run([job["file"] if name == "file" else name for name in game["agents"]])
    return {"agents": game["agents"], **read_episode(environment)}


if __name__ == "__main__":
    main()
