"""Whatever an agent says, and to whom, costs that agent the game and nobody else; test_hostile.py has more of them."""

import json

import pytest

import azkit
from azkit.agents.episode import read_episode
from azkit.agents.kaggle import import_kaggle
from azkit.agents.sandbox import Sandbox
from azkit.arena.kaggle import kaggle_match

SMALL = azkit.make("connectx", rows=4, columns=4, inarow=3)
WRITES = """
import os
def agent(observation, configuration):
    for handle in range(3, 20):
        try:
            os.write(handle, {junk!r})
        except OSError:
            pass
    return 0
"""


@pytest.mark.parametrize("junk", [b"no answer\xff\n", b'{"move": 3}\n', b'{"seat": 0}\n'])
def test_an_agent_that_writes_into_the_answers_crashes_and_the_tournament_goes_on(junk: bytes, tmp_path) -> None:
    file = tmp_path / "agent.py"
    file.write_text(WRITES.format(junk=junk))
    junked, fair = kaggle_match(SMALL, "random", [str(file), "random"], 2)
    assert [record.fault.kind for record in junked.records if record.fault] == ["crash", "crash"]
    assert "into azkit's own answers" in junked.table()
    assert not any(record.fault for record in fair.records)


def test_an_error_that_no_file_can_hold_does_not_lose_the_table(tmp_path) -> None:
    file = tmp_path / "agent.py"
    file.write_text("def agent(o, c):\n    raise ValueError('\\ud800')\n")
    (result,) = kaggle_match(SMALL, "random", [str(file)], 2)
    assert "ValueError" in result.table().encode().decode()
    assert json.dumps(result.to_dict(), ensure_ascii=False).encode()


def test_an_episode_is_read_by_seat() -> None:
    env = import_kaggle().make("connectx")
    env.run([lambda observation: 0, lambda observation: 99])
    episode = read_episode(env)
    assert episode["statuses"] == ["DONE", "INVALID"] and episode["rewards"][1] is None
    assert [len(seconds) for seconds in episode["seconds"]] == [1, 1] and episode["errors"] == ["", ""]


def test_the_process_ends_with_its_owner() -> None:
    sandbox = Sandbox()
    child = sandbox.process
    del sandbox
    assert child.poll() is not None
