"""Returns big memory blocks, used briefly for lists of a million rows, to the system when they are freed."""

from __future__ import annotations

import sys

# mallopt(3): the parameters' numbers in glibc's malloc.h, and the initial thresholds.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
_BYTES = 128 * 1024


def give_back() -> bool:
    """Fix glibc's thresholds at their initial values; return False if the C library isn't glibc.

    glibc would raise them with each big block freed, and keep tens of megabytes for similar ones (mallopt(3)).
    """
    if sys.platform != "linux":
        return False
    import ctypes

    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):  # another C library
        return False
    return all([mallopt(_M_TRIM_THRESHOLD, _BYTES), mallopt(_M_MMAP_THRESHOLD, _BYTES)])
