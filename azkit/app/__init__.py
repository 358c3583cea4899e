"""What people type: `azkit COMMAND`.

In come words and options, checked in one place; out come figures as text or, with --json, for programs. Commands only
call the rooms below and import them when they run. Read `cli.py` first, then `measure.py` and `options.py`.
"""
