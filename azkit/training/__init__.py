"""The loop that learns.

In come a `RunConfig` and a folder; out come a `Report` a generation, with a checkpoint behind it, and at the end curves
that say what each should look like. `imitate.py` learns from recorded games instead of self-play.
Read `run.py` first, which `learn.py` repeats until a run ends, then `optimize.py`.
"""
