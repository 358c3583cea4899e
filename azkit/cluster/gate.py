"""The gatekeeper: a new model plays for the run only once it has beaten the one that does."""

import json
import warnings
from dataclasses import replace
from functools import cached_property

from ..arena.match import match
from ..errors import AzkitError
from ..progress import QUIET, Progress
from ..runs.manifests import MANIFEST, WEIGHTS, DamagedError, damage_as
from ..runs.shared import Head, SharedRun, change_head, number, read_head
from ..store.store import MissingError, Store
from .players import Players
from .serve import Component


class Gate(Component):
    """Judges the newest candidate, one after another, as the run's own `match` says; it ends with the run.

    Any number may: of each candidate the first verdict counts.
    """

    def __init__(self, store: Store, run: SharedRun, progress: Progress = QUIET) -> None:
        """Raises AzkitError for a run whose models need not pass a gate."""
        if run.config.match.gate is None:
            raise AzkitError(f"models of {store.uri} play as soon as they are published: it has no match.gate")
        super().__init__(store, run, progress)
        self.rules = run.config.match
        self.counters = {"judged": 0.0, "accepted": 0.0}
        self.settled = ""  # the candidate that needs no more work
        self.promoted = dict[str, bytes]()  # the files of the model that it promoted last

    @cached_property
    def players(self) -> Players:
        """Made for the first match."""
        return Players(self.store, self.run, self.rules.simulations, self.run.config.seed)

    def facts(self) -> dict[str, float]:
        """How many candidates it judged, and accepted."""
        return self.counters

    def step(self, until: float) -> float:
        """Judge the newest candidate unless that is settled, to the end of the match."""
        try:
            head = read_head(self.store)[0]
            if head.candidate != self.settled and number(head.candidate) > number(head.model):
                try:
                    self._judge(head)
                except DamagedError as error:
                    warnings.warn(f"{error}; waiting for the next candidate", stacklevel=2)
                    self.settled = head.candidate
                return 0.0
            self.ended = head.stop
        except MissingError:  # deleted meanwhile, perhaps by a learner that had read head before the swap: look again
            self._restore(self.promoted)
        return self.poll

    def _judge(self, head: Head) -> None:
        name, folder = f"verdicts/{head.candidate}.json", self.players.fetch(head.candidate)
        files = {f"models/{head.candidate}/{part}": (folder / part).read_bytes() for part in (WEIGHTS, MANIFEST)}
        try:
            verdict = self.store.get(name)
        except MissingError:
            self._play(head, name)
            verdict = self.store.get(name)  # this one's or another gatekeeper's
        with damage_as(f"{self.store.uri}/{name} is damaged"):
            accepted = json.loads(verdict)["accepted"]
        if accepted:
            self._promote(head.candidate, files)
        self.settled = head.candidate

    def _play(self, head: Head, name: str) -> None:
        candidate, seed = self.players.agent(0, head.candidate), self.run.config.seed + number(head.candidate)
        score, games = None, 0
        try:
            seats = self.players.seats(candidate, self.players.agent(1, head.model))
            result = match(self.players.game, seats, self.rules.games, seed=seed)
            score, games = result.standing(0).score, len(result.records)
        except (DamagedError, MissingError) as error:  # of the model that plays: no candidate would ever beat it
            if isinstance(error, MissingError) and self._may_be_back(head.model):
                raise
            warnings.warn(f"{error}; {head.candidate} takes its place", stacklevel=2)
        facts = {"candidate": head.candidate, "model": head.model, "games": games, "score": score}
        facts["accepted"] = score is None or score >= (self.rules.gate or 0.0)
        if self.store.create(name, json.dumps(facts).encode()):
            self.counters["judged"] += 1
            self.counters["accepted"] += facts["accepted"]
            end = f"{score or 0.0:.3f} in {games} games against {head.model}"
            self.progress.say(f"{head.candidate} {'passes' if facts['accepted'] else 'does not pass'}: {end}")

    def _may_be_back(self, model: str) -> bool:
        """Whether a model that is missing is one that this process can put back, or plays no more."""
        return f"models/{model}/{MANIFEST}" in self.promoted or read_head(self.store)[0].model != model

    def _promote(self, candidate: str, files: dict[str, bytes]) -> None:
        """Swap the model of head.json, and nothing else of it, never for an older one."""
        self.promoted = files

        def promoted(head: Head) -> Head:
            if number(candidate) <= number(head.model):
                return head
            self._restore(files)
            return replace(head, model=candidate)

        if change_head(self.store, promoted).model == candidate:
            self._restore(files)

    def _restore(self, files: dict[str, bytes]) -> None:
        """A learner deletes what no head names, during a long match or right before the swap; from then on it stays."""
        for name, data in files.items():
            self.store.create(name, data)
