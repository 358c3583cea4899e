"""What is in runs and stores: `azkit verify`, and the commands below `azkit store`."""

import time
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from ..errors import AzkitError
from ..tables import aligned, duration, two_columns
from . import options

stores = typer.Typer(help="Look after the store of a run that many machines share.")
keeping = typer.Typer()
Uri = Annotated[str, Argument(help="A folder, file://, s3://, gs://, az:// or hf://.")]


@options.reporting(keeping)
def verify_(
    run: Annotated[Path, Argument(help="A run folder.")],
    mend: Annotated[
        bool, Option("--repair", help="Move what is damaged to RUN/damaged, so that the run goes on.")
    ] = False,
    game: options.OwnRules = None,
) -> options.Figures:
    """Read a run: whether its files are what they should be.

    Ends with exit code 1 and a line for each fault if there are any left.
    """
    from ..runs.mirror import place
    from ..runs.verify import repair
    from ..runs.verify import verify as read

    if store := place(run)[0]:
        raise AzkitError(f"{store} is a store: azkit store verify reads it")
    before, now = repair(run, game) if mend else [read(run, game)] * 2
    lines = [f"{name}: {what}" for name, what in before.faults.items()]
    facts = {"run": run, "sound": len(now.sound), "faults": len(before.faults), "left": len(now.faults)}
    note = {"note": now.note} if now.note else {}
    yield facts | note | {"lines": lines}, "\n".join([two_columns(facts | note), *lines])
    if now.faults:
        raise typer.Exit(1)


@options.reporting(stores)
def check(uri: Uri) -> options.Figures:
    """Find out what a store can do and how fast.

    Ends with exit code 1 if something about it is not as a shared run wants it.
    """
    from ..store.open import open_store
    from ..store.probe import probe

    findings = list(probe(open_store(uri)))
    rows = [(each.what, each.observed, "ok" if each.ok else each.advice) for each in findings]
    yield list(map(asdict, findings)), "\n".join(aligned(rows))
    if not all(finding.ok for finding in findings):
        raise typer.Exit(1)


@options.reporting(stores)
def ls(
    uri: Uri,
    prefix: Annotated[str, Option(help="Only files whose names begin so, such as games/.")] = "",
) -> options.Figures:
    """List a store's files with their sizes and ages."""
    from ..store.open import open_store

    entries, now = open_store(uri).list(prefix), time.time()
    rows = [(entry.name, f"{entry.size:,}", f"{duration(now - entry.modified)} ago") for entry in entries]
    total = f"{len(entries)} files, {sum(entry.size for entry in entries):,} bytes"
    yield [entry._asdict() for entry in entries], "\n".join([*aligned(rows), total] if rows else [total])


@options.reporting(stores)
def verify(uri: Uri, game: options.OwnRules = None) -> options.Figures:
    """Read a shared run: whether its files are what they should be, and no game is counted twice.

    Ends with exit code 1 and a line for each fault if there are any.
    """
    from ..cluster.verify import verify as read
    from ..store.open import open_store

    figures = asdict(read(open_store(uri), game))
    counts = {name: value for name, value in figures.items() if name != "faults"}
    yield figures, "\n".join([two_columns(counts), *figures["faults"]])
    if figures["faults"]:
        raise typer.Exit(1)


@options.reporting(stores)
def import_(
    run: Annotated[Path, Argument(help="A run folder.")],
    store: Annotated[str | None, Option("--store", help="Where to. Default: RUN-shared beside it.")] = None,
    game: options.OwnRules = None,
) -> options.Figures:
    """Make a store from a run folder, for actors and a learner to go on with.

    The folder stays as it is; its games in progress are not taken along.
    """
    from ..cluster.imported import import_run
    from ..runs.shared import read_run
    from ..store.open import open_store

    to = open_store(store or f"{run.resolve()}-shared")
    facts = {"store": to.uri, "model": import_run(run, to, game).model}
    generations = read_run(to, game).config.generations
    further = f" --generations {2 * generations}" if generations else ""
    yield facts, two_columns(facts | {"go on": f"azkit learner --store {options.typed(to.uri)}{further}"})


@options.reporting(stores)
def gc(
    uri: Uri,
    game: options.OwnRules = None,
    archive: Annotated[bool, Option("--archive", help="Keep all games.")] = False,
) -> options.Figures:
    """Delete what no process of a shared run needs any more, as its learner does by itself."""
    from ..cluster.garbage import collect
    from ..runs.models import LearnerRecord, read_learner
    from ..runs.shared import number, open_run, read_head

    store, run = open_run(uri, game)
    head = read_head(store)[0]
    begun = number(head.candidate) > 0  # else no learner has ended a cycle
    record = read_learner(store, head.candidate)[0] if begun else LearnerRecord(head.candidate, None, 0)
    facts = {"deleted": collect(store, run.config, head, record, archive)}
    yield facts, two_columns(facts)
