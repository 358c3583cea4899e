"""The process that plays agents under kaggle-environments, seen from inside; sandbox.py has the outside.

`python -m azkit.agents.kaggle_host` serves requests and answers, JSON objects, one a line:
  {"load": ...} takes up an agent file, {"observation": ...} asks it for a move;
  {"episode": ...} plays a game: {"seat", "left"} before each move, then the result.
"""

import gc
import itertools
import json
import os
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import AzkitError
from ..games.base import Game, make
from .agents import make_agent
from .episode import read_episode
from .kaggle import FAULTS, import_kaggle, kaggle_options, known_as, register
from .sandbox import LOG


class Server:
    """Answers requests; keeps the agent file that was loaded, and azkit's own agents from game to game."""

    def __init__(self, answers: Any) -> None:
        self.answers = answers
        self.agent: Any = None
        self.schema: Any = None
        self.agents: dict[str, Any] = {}  # azkit's own of the one game that the process serves, by text

    def send(self, answer: dict[str, Any]) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()

    def serve(self, request: dict[str, Any]) -> None:
        ((kind, content),) = request.items()
        try:
            self.send({"load": self.load, "observation": self.move, "episode": self.episode}[kind](content))
        except AzkitError as error:  # ours, not an agent's
            self.send({"error": str(error)})
        if kind == "episode":
            gc.collect()  # agent files' namespaces refer to themselves: their tables would stay for many games

    def load(self, job: dict[str, Any]) -> dict[str, Any]:
        """Take up an agent `file` and answer {}; as on Kaggle its source runs at the first move."""
        kaggle = import_kaggle()
        environment = kaggle.make(known_as(job["game"]), configuration=job["configuration"])
        self.agent, self.schema = kaggle.Agent(job["file"], environment), environment.specification.action
        return {}

    def move(self, observation: dict[str, Any]) -> dict[str, Any]:
        """One move, judged as Kaggle does: {"kind", "detail", "seconds", "move"}; kind is "" if it may be played."""
        utils = import_kaggle().utils
        try:
            action, log = self.agent.act(utils.structify(observation))
        except BaseException as error:  # sys.exit gets past Kaggle's own net
            return {"kind": "crash", "detail": f"{type(error).__name__}: {error}", "seconds": 0.0}
        answer = {"kind": "", "detail": log["stderr"].strip()[-LOG:], "seconds": log["duration"], "move": 0}
        if isinstance(action, BaseException):
            late = type(action).__name__ == "DeadlineExceeded"
            return {**answer, "kind": "timeout" if late else "crash"}
        unfit, action = utils.process_schema(self.schema, action)
        if unfit or type(action) is not int:  # 3.0 passes the schema, and Kaggle's ConnectX then fails on it
            return {**answer, "kind": "invalid" if unfit else "crash", "detail": f"it returned {action!r}"}
        return {**answer, "move": action}

    def episode(self, job: dict[str, Any]) -> dict[str, Any]:
        """One game through env.run after the opening's moves.

        `job`: source and options of the `game`, `configuration` beside them, `bank` in the place of Kaggle's seconds of
        overage, texts of the agents by seat, `opening`, `seed`.
        """
        game = make(job["game"], **job["options"])
        env = self._environment(game, job["configuration"], job["bank"])
        agents = [self._player(text, game, job["seed"], env) for text in job["seats"]]
        random.seed(job["seed"])
        np.random.seed(job["seed"])  # noqa: NPY002  # foreign agents draw from the global generators
        env.reset(len(agents))
        for move in job["opening"]:
            env.step([move if agent.status == "ACTIVE" else None for agent in env.state])
        self._tell(env.state, env)
        escaped: BaseException | None = None
        try:
            env.run(agents)
        except BaseException as error:  # a float's TypeError, sys.exit, an exceeded runTimeout
            escaped = error
        episode = read_episode(env)
        episode["errors"] = [text[-LOG:] for text in episode["errors"]]
        if escaped:
            seat, kind = episode["statuses"].index("ACTIVE"), type(escaped).__name__
            episode["statuses"][seat] = "TIMEOUT" if kind == "DeadlineExceeded" else "ERROR"
            why = f"{kind}: {escaped}, which env.run lets through. {episode['errors'][seat]}"
            episode["errors"][seat] = why.strip()
        left = [agent.observation.remainingOverageTime for agent in env.state]
        return {**episode, "left": left, "moves": _moves(env)}

    def _environment(self, game: Game, configuration: dict[str, Any], bank: float | None) -> Any:
        """Kaggle's environment, but for an interpreter that tells us of each move to come."""
        kaggle = import_kaggle()
        own = kaggle.environments[known_as(game.source)]
        specification = dict(own["specification"])
        if bank is not None:
            specification["observation"] = {**specification["observation"], "remainingOverageTime": bank}

        def interpreter(state: Any, env: Any) -> Any:
            state = own["interpreter"](state, env)
            self._tell(state, env)
            return state

        changed = {**own, "specification": specification, "interpreter": interpreter}
        return kaggle.make(changed, configuration={**configuration, **kaggle_options(game)})

    def _tell(self, state: Any, env: Any) -> None:
        """Say who moves next, and how long that may take."""
        for seat, agent in enumerate(state):
            if agent.status == "ACTIVE":
                left = agent.observation.remainingOverageTime + env.configuration.actTimeout
                self.send({"seat": seat, "left": left})

    def _player(self, text: str, game: Game, seed: int, env: Any) -> Any:
        """What env.run takes: the name of an agent of the environment's, a file, or a function for azkit's others."""
        if text in env.agents or Path(text).is_file():
            return text
        if text not in self.agents:
            self.agents[text] = make_agent(text, game, seed)
        agent = self.agents[text]
        agent.reset()
        return lambda observation, configuration: agent.select([game.state(_moves(env))])[0]


def _moves(env: Any) -> list[int]:
    """The moves that were played in an episode."""
    pairs = itertools.pairwise(env.steps)
    made = [(now, seat) for before, now in pairs for seat, agent in enumerate(before) if agent.status == "ACTIVE"]
    return [now[seat].action for now, seat in made if now[seat].status not in FAULTS]


def main() -> None:
    """Serve requests until standard input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what agents write past sys.stdout must not mix with the answers
    server = Server(answers)
    try:
        register()
    except AzkitError as error:
        server.send({"error": str(error)})
    server.send({})
    for line in sys.stdin:
        server.serve(json.loads(line))
    os._exit(0)  # whatever threads an agent left behind


if __name__ == "__main__":
    main()
