"""Networks, and how a machine runs them fastest.

In comes a batch of positions, as planes or as graphs; out come a prior for each legal move and a value for each seat.
Which device, precision and engine do that is measured once and remembered. `plain.py` does the same in NumPy alone, for
packaged agents. Read `nets.py` first, then `evaluator.py`.

What no GPU has run yet: tests have a fake one of CPU tensors, which shows that streams, captured graphs, two GPUs and
memory that is full are handled in the right order. It cannot show how fast a GPU is, whether float16 and bfloat16 are
as precise there, whether CUDA captures these networks, how much memory they take, or that training on several GPUs
works. `pytest -m gpu` does that where there is one, but for several GPUs.
"""
