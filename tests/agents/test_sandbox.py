"""Whatever an agent says, and to whom, costs that agent the game and nobody else; test_hostile.py has more of them."""

import json
from types import SimpleNamespace

import pytest

import azkit
from azkit.agents.episode import read_episode
from azkit.agents.kaggle import import_kaggle
from azkit.agents.sandbox import Sandbox
from azkit.arena.kaggle import _record, kaggle_match

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


JUNK = [b"no answer\xff\n", b'{"move": 3}\n', b'{"seat": 0}\n']


def test_an_agent_that_writes_into_the_answers_crashes_and_the_tournament_goes_on(tmp_path) -> None:
    files = [tmp_path / f"agent{number}.py" for number in range(len(JUNK))]
    for file, junk in zip(files, JUNK, strict=True):
        file.write_text(WRITES.format(junk=junk))
    *junked, fair = kaggle_match(SMALL, "random", [*map(str, files), "random"], 2)
    for result, junk in zip(junked, JUNK, strict=True):
        assert [record.fault.kind for record in result.records if record.fault] == ["crash", "crash"], junk
        assert "into azkit's own answers" in result.table(), junk
    assert not any(record.fault for record in fair.records)


def test_nothing_is_imported_from_the_folder_that_one_is_in(tmp_path, monkeypatch) -> None:
    """A json.py beside a stranger's submission.py ran with all the rights of whoever judged it there."""
    monkeypatch.chdir(tmp_path)
    for name in ("random", "json", "numpy"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'ran')!r}, 'w')\n")
    (result,) = kaggle_match(SMALL, "random", ["random"], 2)
    assert not any(record.fault for record in result.records) and not (tmp_path / "ran").exists()


def test_what_rules_print_is_no_move(tmp_path) -> None:
    """`azkit evaluate` ended with KeyError: 'duration'."""
    rules = tmp_path / "loud.py"
    rules.write_text(
        "from dataclasses import replace\nfrom azkit.games import connectx\n\n\n"
        "def initial(p, state):\n    print('begun')\n    state[:] = 0\n\n\n"
        "def make():\n    return replace(connectx.make(4, 4, 3), name='loud', options={}, initial=initial)\n"
    )
    (result,) = kaggle_match(azkit.make(str(rules)), "random", ["random"], 2, opening_plies=2)
    assert not any(record.fault for record in result.records)


def test_a_sandbox_that_does_not_get_to_a_game_is_nobodys_fault() -> None:
    """Slow downloads of azkit's own agent lost the games of the file that sat on the first seat."""
    late = SimpleNamespace(answer=lambda seconds: {"kind": "timeout", "detail": ""})
    with pytest.raises(azkit.AzkitError, match="no game began: agents did not load within"):
        _record(SMALL, ("a.py", "b.py"), (0, 1), (), late)


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
