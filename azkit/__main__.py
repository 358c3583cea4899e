"""`python -m azkit` is the `azkit` command."""

from .cli import app

app(prog_name="azkit")
