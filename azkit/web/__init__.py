"""A board to click: pages and an HTTP API that play, analyse and watch runs.

In come requests, checked and capped before anything is computed; out come positions, moves and analyses as JSON, and
the pages that show them. Agents are named when the server starts, never by a request, and so are runs, but for those in
the folder of `--train`. Read `server.py` first.
"""
