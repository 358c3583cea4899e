"""ConnectX: its rules, and exact play for boards that fit into 63 bits. Read `rules.py` first, then `bitboard.py`."""

from .rules import make as make
