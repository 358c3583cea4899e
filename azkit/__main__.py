"""`python -m azkit` is the `azkit` command."""

from .app.cli import app

app(prog_name="azkit")
