"""Commands as people type them, run in this process."""

import json

from typer.testing import CliRunner

from azkit.app.cli import app


def cli(*words, written=None, **settings):
    """What became of a command, with `written` on its standard input."""
    return CliRunner().invoke(app, [str(word) for word in words], input=written, **settings)


def figures(*words):
    """What a command prints with --json; fails if that is anything else than JSON."""
    done = cli(*words, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)
