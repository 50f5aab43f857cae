"""The operating system's lock on a file, for who may have the window; it ends with its process."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

# What a file system says of a lock that somebody else holds.
_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK})

if sys.platform == "win32":
    from filelock import FileLock, Timeout

    class WindowLock:
        """`take` and `release`; never waits."""

        def __init__(self, path: Path) -> None:
            self._lock = FileLock(path, mode=0o600)

        def take(self) -> bool:
            """Whether it is ours now; `OSError` where nothing can be locked."""
            try:
                self._lock.acquire(timeout=0)
            except Timeout:
                return False
            return True

        def release(self) -> None:
            """Let another have it."""
            self._lock.release()

else:
    import fcntl

    class WindowLock:
        """`take` and `release`; never waits.

        The call that filelock makes, too. That library brings asyncio along: 40 ms before the first paint.
        """

        def __init__(self, path: Path) -> None:
            self._path = path
            self._file: int | None = None

        def take(self) -> bool:
            """Whether it is ours now; `OSError` where nothing can be locked."""
            file = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                os.close(file)
                if error.errno in _HELD:
                    return False
                raise
            self._file = file
            return True

        def release(self) -> None:
            """Let another have it. The file stays: who waits for another one of its name would wait for nothing."""
            if self._file is not None:
                os.close(self._file)
                self._file = None
