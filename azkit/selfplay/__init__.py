"""Games become samples.

In come a search and a network, or records of games that others played; out come finished games as `Samples`, Parquet
files of them, and from a window of the newest the batches of positions, policies and values that a network learns from.
Read `selfplay.py` first, then `walker.py`, `samples.py` and `replay.py`.
"""
