"""Rules, search and network as WebAssembly, compiled from the library's own source by numba and llvmlite alone.

In come a game and its network's shapes; out come the bytes of a module that any browser runs, and where in its memory
positions, trees and weights lie. What a page does with them is in azkit/submit. Read `build.py` first,
then `entry.py`.
"""
