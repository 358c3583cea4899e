"""Networks, and how a machine runs them fastest.

In comes a batch of positions, as planes or as graphs; out come a prior for each legal move and a value for each seat.
Which device, precision and engine do that is measured once and remembered. `plain.py` does the same in NumPy alone, for
packaged agents. Read `nets.py` first, then `evaluator.py`.
"""
