"""A checkpoint becomes one file that plays, for Kaggle or for a browser.

In comes a checkpoint; out comes a `.py` file that carries azkit's own sources and the weights, and was tried out as
Kaggle will: in a fresh process, on one core, with and without numba and torch. Or a web page of the same, compiled.
Read `package.py` first, then `player.py` (what plays inside), `agent_file.py` (the file's own code) and `share.py`.
"""
