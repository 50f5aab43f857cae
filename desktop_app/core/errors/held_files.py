"""Waits for files that somebody else has open for a moment: Windows doesn't let those be replaced, renamed or deleted.

Virus scanners, the search's index, backups and previews open whatever was just written. Other systems refuse nothing
for that reason, and nothing is waited for there.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

R = TypeVar("R")

# ERROR_ACCESS_DENIED, …_SHARING_VIOLATION, …_LOCK_VIOLATION, …_DIR_NOT_EMPTY, …_USER_MAPPED_FILE of winerror.h. The
# first is also a lasting refusal, and the fourth a folder whose deleted files somebody still has open.
_HELD = frozenset({5, 32, 33, 145, 1224})
# Seconds: in all, before the second attempt, and between two of the later ones.
LONGEST = 1.0
_FIRST, _MOST = 0.005, 0.1


class _File(Protocol):
    """A `pathlib.Path`, which isn't core's to know."""

    def unlink(self, missing_ok: bool = ...) -> None: ...

    def replace(self, target: Any, /) -> Any: ...


def replace_file(new: _File, path: _File, longest: float = LONGEST) -> None:
    """Give a file its name, in place of whatever has it, once nobody holds that; raise OSError as `once_free` does."""
    once_free(lambda: new.replace(path), longest=longest)


def delete_file(path: _File) -> None:
    """Delete a file if it is there, once nobody holds it; raise OSError as `once_free` does."""
    once_free(lambda: path.unlink(missing_ok=True))


def once_free(
    step: Callable[[], R],
    *,
    longest: float = LONGEST,
    clock: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> R:
    """Return what `step` returns, tried again for at most `longest` seconds while somebody else has its file open.

    `step` replaces, renames or deletes. Raise its last OSError, and any other at once.
    """
    until, pause = clock() + longest, _FIRST
    while True:
        try:
            return step()
        except OSError as error:
            if not is_held(error) or clock() >= until:
                raise
        sleep(pause)
        pause = min(2 * pause, _MOST)


def is_held(error: OSError) -> bool:
    """Return True if Windows refused something because somebody has the file open, or may have."""
    return getattr(error, "winerror", None) in _HELD
