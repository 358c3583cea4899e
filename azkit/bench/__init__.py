"""What the machine could do, and what azkit makes of it.

In come sizes and parts; out come figures, each beside the limit that the machine itself sets, measured in turn with it.
`ablate.py` trains with one technique changed at a time, `offline.py` tries techniques on a run that is there.
Read `bench.py` first; `README.md` has the measured table.
"""
