"""Calculates the disk space that a result, a copy or a list's rows must leave free, since each may grow without end."""

from __future__ import annotations

_LEFT_FREE, _SHARE_FREE = 256 << 20, 0.02


def least_free(total: int) -> int:
    """Return the bytes to leave free on a disk of `total` bytes: 256 MB, of a small disk 2 %."""
    return int(min(_LEFT_FREE, total * _SHARE_FREE))
