"""How much memory a child process may take."""

from __future__ import annotations

import sys

# Bytes of address space, libraries included: with the process that asks it stays below 1.5 GB. A full sheet of ten
# columns takes a fifth of it through our own readers, and an XLSB of four columns a third.
MOST_MEMORY = 1_280 << 20


def bound_memory() -> None:
    """A hostile workbook may ask for a hundred gigabytes: then this process ends, and not the machine's patience."""
    if sys.platform == "linux":  # macOS ignores the limit, Windows has none
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        # An end for want of memory is an error message, and needs no picture of what everybody's numbers were.
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
