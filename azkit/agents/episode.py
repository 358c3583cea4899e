"""How an episode of kaggle-environments went, read alike by matches and by packaging.

Imports nothing of azkit: submit/loader.py runs this file by its path, where an agent must not find azkit.
"""

from typing import Any


def read_episode(env: Any) -> dict[str, list[Any]]:
    """By seat: `statuses`, `rewards`, `seconds` of each move, and `errors`, all that was written to standard error."""
    entries = ([log[seat] for log in env.logs if len(log) > seat] for seat in range(len(env.state)))
    logs = [[log for log in own if "duration" in log] for own in entries]  # what rules print is there without one
    return {
        "statuses": [agent.status for agent in env.state],
        "rewards": [agent.reward for agent in env.state],
        "seconds": [[log["duration"] for log in own] for own in logs],
        "errors": ["".join(log["stderr"] for log in own).strip() for own in logs],
    }
