"""The process that plays agents under kaggle-environments, seen from inside; sandbox.py has the outside.

`python -m azkit.agents.kaggle_host` serves requests and answers, JSON objects, one a line:
  {"environment": ...} are the variables that agent files must not know, without an answer;
  {"load": ...} takes up an agent file, {"observation": ...} asks it for a move;
  {"episode": ...} plays a game: {"seat", "left"} before each move, then the result.
Agent files run in cages, so nothing of theirs is in the process that judges them; caged.py is the line to them.
"""

import json
import os
import sys
from typing import Any

from ..errors import AzkitError
from ..games.base import Game, make
from .agents import is_named, make_agent
from .cage import LAST_WORDS, Cage
from .caged import CagedFile, prepare, seed_generators
from .episode import read_episode
from .kaggle import import_kaggle, kaggle_options, known_as, played_moves, register

FOREVER = 10**9  # seconds


class Server:
    """Answers requests; keeps the agent file that was loaded, and networks from game to game."""

    def __init__(self, answers: Any) -> None:
        self.answers = answers
        self.cage: Cage | None = None  # without one, on Windows, agent files are refused
        self.files: list[CagedFile] = []  # of the game that is played
        self.agent: Any = None
        self.schema: Any = None
        self.game: Game | None = None  # the one that the process serves: compiled once, by whichever agent is first
        self.agents: dict[str, Any] = {}  # azkit's own, by text

    def send(self, answer: dict[str, Any]) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()

    def serve(self, request: dict[str, Any]) -> None:
        ((kind, content),) = request.items()
        if kind == "environment":
            return os.environ.update(content)
        try:
            answer = {"load": self.load, "observation": self.move, "episode": self.episode}[kind](content)
        except AzkitError as error:  # ours, not an agent's
            answer = {"error": str(error)}
        if kind == "episode":
            self._end_files()
        self.send(answer)

    def load(self, job: dict[str, Any]) -> dict[str, Any]:
        """Take up an agent `file` and answer {}; as on Kaggle its source runs at the first move."""
        kaggle = import_kaggle()
        environment = kaggle.make(known_as(job["game"]), configuration=job["configuration"])
        self._end_files()
        self.agent = kaggle.Agent(self._file(job["file"], environment, job["seed"]), environment)
        self.schema = environment.specification.action
        return {}

    def _file(self, file: str, environment: Any, seed: int) -> CagedFile:
        """An agent file in a process of its own, until `_end_files`."""
        if self.cage is None:
            raise AzkitError(f"agent file {file}: files of agents need Linux or macOS (on Windows: WSL)")
        self.files.append(CagedFile(self.cage, file, environment, seed))
        if unprevented := self.files[-1].inmate.unprevented:
            self.send({"warning": f"agent files run {unprevented}"})
        return self.files[-1]

    def _end_files(self) -> None:
        while self.files:
            self.files.pop().inmate.close()

    def move(self, observation: dict[str, Any]) -> dict[str, Any]:
        """One move, judged as Kaggle does: {"kind", "detail", "seconds", "move"}; kind is "" if it may be played."""
        utils = import_kaggle().utils
        action, log = self.agent.act(utils.structify(observation))
        answer = {"kind": "", "detail": log["stderr"].strip()[-LAST_WORDS:], "seconds": log["duration"], "move": 0}
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
        overage, texts of the agents by seat, `opening`, `seed` of the first seat: the others' and Kaggle's follow it.
        """
        game = self.game = self.game or make(job["game"], **job["options"])
        env = self._environment(game, job["configuration"], job["bank"])
        agents = [self._player(text, game, job["seed"] + seat, env) for seat, text in enumerate(job["seats"])]
        seed_generators(job["seed"] + len(agents))
        env.reset(len(agents))
        escaped: BaseException | None = None
        try:
            for move in job["opening"]:
                env.step([move if agent.status == "ACTIVE" else None for agent in env.state])
            self._tell(env.state, env)
            env.run(agents)
        except Exception as error:  # a float's TypeError, an exceeded runTimeout
            escaped = error
        episode = read_episode(env)
        episode["errors"] = [text[-LAST_WORDS:] for text in episode["errors"]]
        if escaped:
            seat, kind = episode["statuses"].index("ACTIVE"), type(escaped).__name__
            if not game.extras.kaggle.built_in and kind != "DeadlineExceeded":  # azkit's takes no move unseen
                raise AzkitError(f"{game.describe()}: its rules raised {kind}: {escaped}")
            episode["statuses"][seat] = "TIMEOUT" if kind == "DeadlineExceeded" else "ERROR"
            why = f"{kind}: {escaped}, which env.run lets through. {episode['errors'][seat]}"
            episode["errors"][seat] = why.strip()
        left = [agent.observation.remainingOverageTime for agent in env.state]
        return {**episode, "left": left, "moves": played_moves(env)}

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
        # Clocks end games: Kaggle's 1200 s for all of one would be the fault of whoever is to move then
        return kaggle.make(changed, configuration={"runTimeout": FOREVER, **configuration, **kaggle_options(game)})

    def _tell(self, state: Any, env: Any) -> None:
        """Say who moves next, and how long that may take."""
        for seat, agent in enumerate(state):
            if agent.status == "ACTIVE":
                left = agent.observation.remainingOverageTime + env.configuration.actTimeout
                self.send({"seat": seat, "left": left})

    def _player(self, text: str, game: Game, seed: int, env: Any) -> Any:
        """What env.run takes: the name of an agent of the environment's, a file, or a function for azkit's others."""
        if text in env.agents:
            return text
        if os.path.isfile(text):  # Path's own raises for a name that is too long
            return self._file(text, env, seed)
        if text not in self.agents or is_named(text):  # whose chance is the game's, whatever was played here before
            self.agents[text] = make_agent(text, game, seed)
        agent = self.agents[text]
        agent.reset()
        return lambda observation, configuration: agent.select([game.state(played_moves(env))])[0]


def main() -> None:
    """Serve requests until standard input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what agents write past sys.stdout must not mix with the answers
    server = Server(answers)
    try:
        register()
    except AzkitError as error:
        server.send({"error": str(error)})
    if hasattr(os, "fork"):
        server.cage = Cage(prepare)  # with all modules loaded, and before the environment is known here
    server.send({})
    for line in sys.stdin:
        server.serve(json.loads(line))
    os._exit(0)  # whatever threads are left


if __name__ == "__main__":
    main()
