"""The learning loop: generation after generation, until the run ends or a signal comes."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from shlex import quote

from ..errors import AzkitError
from ..files import run_lock
from ..progress import Progress
from ..runs.checkpoints import committed
from ..runs.config import CONFIG, RunConfig, checked
from ..runs.metrics import Report
from ..runs.shared import refuse_second
from ..stopping import Interrupts, Stopped
from ..tables import duration
from .run import Run


class Learning(Iterator[Report]):
    """A run in training: its reports, one after each generation, when its checkpoint is committed."""

    def __init__(self, config: RunConfig, run: Path, resume: bool, progress: Progress, every: float) -> None:
        self._interrupts = Interrupts()
        # No method: in a circle with this object the run's lock would be held until Python collects garbage
        self._reports = _generations(config, run, resume, progress, self._interrupts, every)

    def __next__(self) -> Report:
        return next(self._reports)

    @property
    def interrupted(self) -> int:
        """The signal that ended the run, or is about to; 0 for none."""
        return self._interrupts.requested

    def close(self) -> None:
        """Leave the run at its newest checkpoint, for others to resume."""
        self._reports.close()


def learn(
    config: RunConfig, run: str | Path, resume: bool = False, quiet: bool = False, commit_seconds: float = 300.0
) -> Learning:
    """Train in the folder `run`: `for report in learn(config, run)` has a Report of each generation.

    With `resume` the run goes on from its newest checkpoint that verifies, bit for bit as if it had not stopped on a
    CPU with the same configuration and as many threads; the game stays, the network may only grow, all else may change.
    Ctrl-C, SIGTERM, SIGHUP or SIGUSR1 ends the run within seconds, and `interrupted` is then true: games of a
    generation that are not all played are dropped; steps are committed then, and every `commit_seconds`, and a resume
    goes on with the next.

    The first report raises AzkitError if the folder holds a run already (or, with `resume`, none), is in use or cannot
    be written, if an opponent is no agent, or if the network would shrink; any report, if training diverges.
    """
    return Learning(config, Path(run), resume, Progress(quiet), commit_seconds)


def _generations(
    config: RunConfig, run: Path, resume: bool, progress: Progress, interrupts: Interrupts, every: float
) -> Generator[Report, None, None]:
    config = checked(config)
    if resume and not (run / CONFIG).is_file() and not committed(run):
        raise AzkitError(f"there is no run to resume in {run}")
    if not resume:
        refuse_second(run)
    with run_lock(run), interrupts:
        if not resume:
            refuse_second(run)  # that another process began meanwhile
        training = None
        with suppress(Stopped), ExitStack() as ended:
            with interrupts.raising():
                training = Run(config, run, resume, progress, interrupts, every)
                ended.callback(training.journal.close)  # also where a reader stops listening, or training diverges
                limit = "" if config.minutes is None else f", stopping before {config.minutes:g} min"
                if training.over:
                    progress.say(f"{run} has all its {config.generations} generations: raise their number to go on")
                else:
                    progress.say(f"{run}: about {duration(training.estimate())} by a short measurement{limit}")
            while not training.over and not interrupts.requested:
                with interrupts.raising():
                    played = training.play()
                report = training.finish(*played)
                del played  # of a large GPU's generation gigabytes, while the next one is played
                yield report
        if training is not None:
            training.stop()
        if interrupts.requested and (run / CONFIG).is_file():  # else it was stopped before anything was committed
            end = "" if config.generations else f" --minutes {config.minutes:g}"
            progress.say(f"{run} goes on from its last commit: azkit train --resume --run {quote(str(run))}{end}")
