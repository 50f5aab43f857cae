"""What a child process says on standard error: compiled code says there why it ends the process."""

from __future__ import annotations

import os
import sys
import threading
from multiprocessing.context import get_spawning_popen
from typing import Any

# Bytes kept of the end.
_KEPT = 4096
# Seconds that the last of it may take to come once the process has ended.
_PATIENCE = 1.0


class LastWords:
    """The parent's end of a child's standard error: it is read in a thread, so that it never fills up."""

    def __init__(self) -> None:
        self._reading, writing = os.pipe()
        self.for_child = StandardError(writing)
        self._said = b""
        self._listener = threading.Thread(target=self._listen, name="worker-words", daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        while words := os.read(self._reading, _KEPT):
            self._said = (self._said + words)[-_KEPT:]
        os.close(self._reading)

    def said(self) -> bytes:
        """Return the end of what a process has said that is no more."""
        self._listener.join(_PATIENCE)
        return self._said


class StandardError:
    """The child's end: an argument of its, since Windows lets it inherit nothing."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def __reduce__(self) -> tuple[Any, ...]:
        if sys.platform == "win32":
            starting: Any = get_spawning_popen()
            return _of_handle, (starting.duplicate_for_child(msvcrt.get_osfhandle(self._descriptor)),)
        else:  # noqa: RET505 - so that a type checker for Windows passes over it
            return _of_duplicate, (DupFd(self._descriptor),)

    def close(self) -> None:
        """Leave it to the child, whose end ends it."""
        os.close(self._descriptor)

    def take(self) -> None:
        """Make it this process's standard error."""
        os.dup2(self._descriptor, 2)
        self.close()
        if sys.platform == "win32":  # compiled Rust asks for the handle, which a program without a console sets itself
            kernel32 = ctypes.WinDLL("kernel32")
            kernel32.SetStdHandle(_STD_ERROR_HANDLE, wintypes.HANDLE(msvcrt.get_osfhandle(2)))


if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    _STD_ERROR_HANDLE = wintypes.DWORD(-12)

    def _of_handle(handle: int) -> StandardError:
        return StandardError(msvcrt.open_osfhandle(handle, os.O_WRONLY))

else:
    from multiprocessing.reduction import DupFd

    def _of_duplicate(duplicate: Any) -> StandardError:
        """Return the child's end, in whichever way the child was started."""
        return StandardError(duplicate.detach())
