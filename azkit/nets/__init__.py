"""Networks, and how a machine runs them fastest.

In comes a batch of positions, as planes or as graphs; out come a prior for each legal move and a value for each seat.
Which device, precision and engine do that is measured once and remembered. `plain.py` does the same in NumPy alone, for
packaged agents. Read `nets.py` first, then `evaluator.py`.

On GPUs: tests have a fake one of CPU tensors, which shows that streams, captured graphs, two GPUs and memory that is
full are handled in the right order. How fast and how precise a GPU is, and that CUDA captures networks and training
steps, `pytest -m gpu` shows where there is one; it passes on an H100 (azkit/bench/README.md has the figures). What no
GPU has run yet: a T4's float16 in a long training, two GPUs at once, training on several.
"""
