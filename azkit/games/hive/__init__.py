"""Hive: its rules on a board without edges, the graph that a network sees, its notation and its pictures.

Read `pieces.py` first (pieces, hexes, what a state holds), then `position.py` (what lies where and what is pinned),
`moves.py` and `rules.py`. `graph.py` shows a position to a network, `evaluation.py` to alpha-beta; `notation.py` speaks
with other programs.
"""

from .rules import make as make
