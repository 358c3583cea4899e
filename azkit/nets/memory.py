"""How memory is taken from the system and given back, where torch lets its caller say so."""

from __future__ import annotations

import ctypes
import sys


def keep_buffers() -> None:
    """Tell glibc to keep freed activation buffers instead of handing them back to the kernel each forward pass."""
    if not sys.platform.startswith("linux"):
        return
    try:
        mallopt = ctypes.CDLL("libc.so.6").mallopt
    except (OSError, AttributeError):
        return
    # M_MMAP_THRESHOLD, M_TRIM_THRESHOLD, M_TOP_PAD of malloc.h
    for parameter, value in ((-3, 1 << 30), (-1, 2**31 - 1), (-2, 256 << 20)):
        mallopt(parameter, value)
