"""The command that foretells what more workers bring and cost: simulate."""

from dataclasses import asdict, replace
from typing import Annotated, Any

import typer
from typer import Option

from ..errors import AzkitError
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

    rates, plan, prices = model.Rates(), model.Plan(), model.Prices()
    if store is not None:
        rates, plan = model.measured(open_store(store), rates, plan)
    values = options.pairs(changes, "--set")
    rates, plan, prices = (_changed(rates, values), _changed(plan, values), _changed(prices, values))
    if values:
        raise AzkitError(
            f"--set {next(iter(values))}: known are {', '.join(asdict(rates) | asdict(plan) | asdict(prices))}"
        )
    outcomes = [model.simulate(count, rates, plan, prices) for count in sorted(workers or [1, 10, 100, 1000])]
    used = {"rates": asdict(rates), "plan": asdict(plan), "prices": asdict(prices)}
    lines = [
        f"{name}: {', '.join(f'{key} {value:.4g}' for key, value in group.items())}" for name, group in used.items()
    ]
    yield (
        used | {"outcomes": list(map(asdict, outcomes))},
        "\n".join([*lines, "", model.table(outcomes, rates, plan, prices)]),
    )


def _changed(group: Any, values: dict[str, Any]) -> Any:
    """The record with those of the values that it has keys for, which are taken out. Raises AzkitError for others."""
    mine = {key: values.pop(key) for key in asdict(group).keys() & values.keys()}
    for key, value in mine.items():
        if type(value) not in (int, type(getattr(group, key))) or value <= 0:
            raise AzkitError(f"--set {key}={value}: a number above 0")
    return replace(group, **mine)
