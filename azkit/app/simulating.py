"""The command that foretells what more workers bring and cost: simulate."""

from dataclasses import asdict, replace
from typing import Annotated, Any

import typer
from typer import Option

from ..errors import AzkitError
from ..tables import two_columns
from . import options

simulating = typer.Typer()


@options.reporting(simulating)
def simulate(
    workers: Annotated[list[int] | None, Option(min=1, help="How many actors. Repeatable.")] = None,
    store: Annotated[str | None, Option(help="Take the rates that the run at this URI has measured.")] = None,
    changes: Annotated[
        list[str] | None, Option("--set", help="Change a rate, the plan or a price, such as cycle=120. Repeatable.")
    ] = None,
) -> options.Figures:
    """Foretell what so many actors bring and cost.

    Reuse, models behind, requests and dollars a day, weights that leave the store, and who limits the run.
    """
    from ..cluster import simulate as model
    from ..store.open import open_store

    rates, plan = model.Rates(), model.Plan()
    if store is not None:
        rates, plan = model.measured(open_store(store), rates, plan)
    groups: dict[str, Any] = {"rates": rates, "plan": plan, "prices": model.Prices()}
    homes = {key: name for name, group in groups.items() for key in asdict(group)}
    for key, value in options.pairs(changes, "--set").items():
        if key not in homes:
            raise AzkitError(f"--set {key}: known are {', '.join(homes)}")
        group = groups[homes[key]]
        if type(value) not in (int, type(getattr(group, key))) or value <= 0:
            raise AzkitError(f"--set {key}={value}: a number above 0")
        groups[homes[key]] = replace(group, **{key: value})
    outcomes = [model.simulate(count, **groups) for count in sorted(workers or [1, 10, 100, 1000])]
    used = {name: asdict(group) for name, group in groups.items()}
    text = f"{two_columns(used)}\n\n{model.table(outcomes, **groups)}"
    yield used | {"outcomes": list(map(asdict, outcomes))}, text
