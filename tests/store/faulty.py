"""A store in front of another that goes wrong at chosen calls."""

import time

from azkit.store.store import AwayError, Store


class Killed(BaseException):
    """What a process that is killed does to its code; no `except Exception` stops it."""


class Faulty(Store):
    """`Faulty(store, {3: "lose"})` does to the third call, counted from 1, what the word says:

    fail    nothing is done; AwayError
    lose    it is done, but the answer is lost: AwayError
    repeat  it is done twice, as when a network sends a request again; the second answer counts
    delay   it is done after 0.3 s
    tear    a write puts only the first half of the bytes, then AwayError; a read gives only the first half
    kill    it is done; then Killed
    die     nothing is done; Killed

    With `counted`, such as {"create", "replace", "swap", "delete"}, only calls of these names count. `calls` lists all
    counted calls as (method, name) for tests that go through them in turn.
    """

    def __init__(self, store, faults, counted=("read", "create", "replace", "swap", "list", "delete")):
        self.store, self.uri, self.exclusive = store, store.uri, store.exclusive
        self.faults, self.counted, self.calls = faults, counted, []

    def read(self, name):
        return self._call("read", name)

    def create(self, name, data):
        return self._call("create", name, data)

    def replace(self, name, data):
        return self._call("replace", name, data)

    def swap(self, name, data, mark):
        return self._call("swap", name, data, mark)

    def list(self, prefix=""):
        return self._call("list", prefix)

    def delete(self, names):
        return self._call("delete", list(names))

    def _call(self, method, name, *rest):
        if method in self.counted:
            self.calls.append((method, name))
        fault = self.faults.get(len(self.calls)) if method in self.counted else None
        if fault in ("fail", "die"):
            raise AwayError("the store is away") if fault == "fail" else Killed
        if fault == "tear" and method in ("create", "replace", "swap"):
            self.store.replace(name, rest[0][: len(rest[0]) // 2])
            raise AwayError("the line broke")
        if fault == "delay":
            time.sleep(0.3)
        answer = getattr(self.store, method)(name, *rest)
        if fault == "repeat":
            answer = getattr(self.store, method)(name, *rest)
        if fault == "tear" and method == "read":
            answer = (answer[0][: len(answer[0]) // 2], answer[1])
        if fault in ("lose", "kill"):
            raise AwayError("no answer came") if fault == "lose" else Killed
        return answer
