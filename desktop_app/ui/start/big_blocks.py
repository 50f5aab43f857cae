"""Big blocks of memory, which a list of a million rows takes for moments, go back to the system when they are freed."""

from __future__ import annotations

import sys

# mallopt(3): the parameters' numbers in glibc's malloc.h, and the thresholds that it begins with.
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
_BYTES = 128 * 1024


def give_back() -> bool:
    """Keep glibc's thresholds where they begin; whether that was done, which it is where the C library is glibc.

    It would raise them with each big block that is freed, and keep tens of megabytes for more of the kind (mallopt(3)).
    """
    if sys.platform != "linux":
        return False
    import ctypes

    try:
        mallopt = ctypes.CDLL(None).mallopt
    except (OSError, AttributeError):  # another C library
        return False
    return all([mallopt(_M_TRIM_THRESHOLD, _BYTES), mallopt(_M_MMAP_THRESHOLD, _BYTES)])
