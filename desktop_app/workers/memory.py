"""Limits the memory that a child process may take."""

from __future__ import annotations

import sys

# Bytes of address space, libraries included: with the process that starts it, the total stays below 1.5 GB. A full
# sheet of ten columns takes a fifth of it with our own readers, and an XLSB of four columns a third.
MOST_MEMORY = 1_280 << 20


def bound_memory() -> None:
    """Limit this process's memory: a hostile workbook may ask for 100 GB, and must end nothing but this process."""
    if sys.platform == "linux":  # macOS ignores the limit, Windows has none
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        # Running out of memory is reported as an error, and a core dump would hold everybody's numbers.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
