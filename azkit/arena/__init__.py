"""Who is better, and how sure is that?

In come agents; out come won, drawn and lost games by seat, Elo fitted to a whole tournament, and shares of good moves
against exact play, each with its interval of 95 %. Read `match.py` first, then `grading.py` and `rating.py`.
"""
