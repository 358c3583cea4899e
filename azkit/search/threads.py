"""Threads that share the work on one large batch; each piece of it lets go of the interpreter's lock."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait


class Threads:
    """So many threads, the caller's among them."""

    def __init__(self, count: int) -> None:
        self.pool = ThreadPoolExecutor(count - 1) if count > 1 else None

    def each(self, works: Sequence[Callable[[], object]]) -> None:
        """Do all of this; no work is under way any more when this returns, whatever it raises."""
        own, *others = works
        under_way = [self.pool.submit(work) for work in others] if self.pool else []
        try:
            own()
            for work in under_way:
                work.result()
        finally:
            wait(under_way)
