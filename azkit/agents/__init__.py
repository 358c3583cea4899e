"""Anything that picks a move.

In comes a text such as `random`, `alphabeta:8`, `uct:1600`, a run's folder or an agent file; out comes an `Agent`,
which plays many games at once. Files of others run in processes of their own, under Kaggle's loader and its clock.
Read `agents.py` first.
"""
