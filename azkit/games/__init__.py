"""Rules, and nothing else: what a game is (`base.py`), one module or room a game, and the laws that all of them obey.

In come a game's name and options; out come a `Game`, a record of plain functions over flat arrays, and the immutable
`State` that people hold. Nothing here knows search, networks or files, and nothing outside this room asks which game it
has, but commands of one game (`uhp` and Hive's strings in `analyse`, `book` of ConnectX): what a game offers beside its
rules (exact play, usual opponents, how Kaggle shows it) is in its `extras`.
Read `base.py` first, then `tictactoe.py` and `grid.py`; `README.md` has every game's rules, options and figures.
"""
