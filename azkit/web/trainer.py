"""Trainings that a page starts and stops: one at a time, each a process of its own below one folder."""

import signal
import subprocess
import sys
import threading
from collections.abc import Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI, HTTPException

from ..files import unwritable
from ..games.base import Game, make
from ..runs.checkpoints import stored_config
from ..runs.config import CONFIG
from ..runs.profiles import PROFILES
from ..runs.rules import is_own
from .schemas import Training

LOG = "train.log"  # in the run's folder: what the training says
SHOWN = 2000  # bytes of its log
PATIENCE = 20.0  # seconds that a server that ends waits for its training to end


class Trainer:
    """Starts `azkit train` and stops it as Ctrl-C does."""

    def __init__(self, root: Path) -> None:
        self.root, self.lock = root, threading.Lock()
        self.process: subprocess.Popen[bytes] | None = None
        self.name, self.stopping = "", False

    def state(self) -> dict[str, Any]:
        """What is being trained or was last, and the end of what it said."""
        log, code = "", self.process.poll() if self.process else None
        if self.process:
            with suppress(OSError):
                log = (self.root / self.name / LOG).read_bytes()[-SHOWN:].decode(errors="replace")
        running = self.process is not None and code is None
        return {"running": running, "stopping": running and self.stopping, "name": self.name, "code": code, "log": log}

    def start(self, training: Training, source: str) -> None:
        """Begin a training of the game that `source` makes. HTTPException 409 for what cannot be begun now."""
        folder = self.root / training.name
        with self.lock:
            if self.process is not None and self.process.poll() is None:
                raise HTTPException(409, f"{self.name} is being trained: stop it first")
            if folder.is_symlink() or folder.resolve().parent != self.root.resolve():
                raise HTTPException(409, f"{training.name} leads out of the folder of trainings")
            has_models = (folder / "checkpoints").exists()
            if not training.resume and has_models:
                raise HTTPException(409, f"{training.name}: a run has this name already")
            if training.resume and not (has_models or (folder / CONFIG).is_file()):
                raise HTTPException(409, f"{training.name}: there is no run of this name to resume")
            command = [sys.executable, "-m", "azkit", "train", f"--run={folder}", f"--minutes={training.minutes}"]
            if training.resume:
                command += ["--resume", "--set=generations=null"]  # by the minutes alone, also what had another end
                if is_own(source) and is_own(stored_config(folder).game.name):
                    command += ["--", source]  # the copy of its rules that the server was started with
            else:
                command += [f"--option={key}={value}" for key, value in training.options.items()]
                command += [] if training.profile is None else [f"--profile={training.profile}"]
                command += ["--", source]
            try:
                folder.mkdir(parents=True, exist_ok=True)
                log = open(folder / LOG, "wb")  # noqa: SIM115  # closed below
            except OSError as error:
                raise unwritable(folder / LOG, error) from error
            with log:  # in a session of its own: Ctrl-C at the server is not for it
                self.process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
                )
            self.name, self.stopping = training.name, False

    def stop(self, patience: float, again: bool = True) -> None:
        """End the training at a checkpoint, for which so many seconds are waited; asked `again`, at once."""
        if self.process is None or self.process.poll() is not None:
            return
        if again or not self.stopping:
            self.process.send_signal(signal.SIGINT)
        self.stopping = True
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(patience)


def add_training(app: FastAPI, trainer: Trainer | None, games: Mapping[str, Game], taken: Collection[str]) -> None:
    """Routes about training of the `games`, under names that are not `taken` by runs that are only watched.

    Without a trainer there is only the one that says so.
    """

    @app.get("/api/train")
    def state() -> dict[str, Any]:
        if trainer is None:
            return {"allowed": False}
        return {"allowed": True, "games": list(games), "profiles": list(PROFILES), **trainer.state()}

    if trainer is None:
        return

    @app.post("/api/train")
    def train(training: Training) -> dict[str, Any]:
        if training.game not in games:
            raise HTTPException(422, f"unknown game {training.game!r}: choose {', '.join(games)}")
        if training.profile not in (None, *PROFILES):
            raise HTTPException(422, f"unknown profile {training.profile!r}: choose {', '.join(PROFILES)}")
        if training.name in taken:
            raise HTTPException(409, f"{training.name} names a run that is only watched")
        source = games[training.game].source
        make(source, **training.options)  # what is out of range fails here, in a line
        trainer.start(training, source)
        return trainer.state()

    @app.post("/api/train/stop")
    def stop() -> dict[str, Any]:
        trainer.stop(patience=2.0)
        return trainer.state()
