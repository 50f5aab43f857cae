"""Allows one window for each data folder; a later start raises the first one's window, and passes its lists on.

The first is the process with the operating system's lock on a file in the folder; the lock ends with its process,
however that ends. The file beside it only tells where to reach the first, and may be out of date.
"""

from __future__ import annotations

import errno
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.core.errors import AlreadyOpen, FolderNotUsable
from desktop_app.core.text.translatable import tr_text

if TYPE_CHECKING:
    from desktop_app.ui.start.instance_call import Listener


# Seconds that a start waits for a window that is opening or closing; closing rarely takes half of it.
PATIENCE = 10.0
_NAP = 0.05
_NAME = re.compile(r"dialproof-[0-9a-f]{16}")
_NO_LOCKS = tr_text("its file system can't lock files")


def sole_window(folder: Path, patience: float = PATIENCE, lists: Sequence[Path] = ()) -> SoleWindow | None:
    """Return the right to the window over `folder`, or None if another window has it.

    In that case the other window has come to the front, and opens `lists`.

    Raises `AlreadyOpen` if one is open and doesn't answer within `patience` seconds, `FolderNotUsable` if nothing can
    be locked, `UsageError` if there are too many lists for one message.
    """
    lock = WindowLock(folder / "window.lock")
    until = time.monotonic() + patience
    while not _taken(lock, folder):
        if _answered(folder, until, lists):
            return None
        if time.monotonic() >= until:
            raise AlreadyOpen(name=str(folder))
        time.sleep(_NAP)
    try:
        return SoleWindow(folder, lock)
    except OSError as error:
        lock.release()
        raise FolderNotUsable(name=str(folder), reason=error.strerror or str(error)) from error


class SoleWindow:
    """Held for as long as the window lives; a context manager that releases it."""

    def __init__(self, folder: Path, lock: WindowLock) -> None:
        self._folder = folder
        self._lock = lock
        self._listener: Listener | None = None
        _sweep(_address(folder))
        _write_address(folder, "")  # nobody may call an old address, where another program could be listening now

    def __enter__(self) -> SoleWindow:
        return self

    def __exit__(self, *error: object) -> None:
        self.stop_listening()
        self._lock.release()

    def listen(self, called: Callable[[tuple[Path, ...]], object]) -> None:
        """Call `called` with the lists of each later start from now on, from Qt's event loop."""
        import logging  # imported after the first paint: QtNetwork costs 14 ms
        import secrets

        from desktop_app.ui.start.instance_call import Listener

        logger = logging.getLogger(__name__)
        listener = Listener(called)
        name = f"dialproof-{secrets.token_hex(8)}"
        if not any(listener.listen(place + name) for place in _places()):
            logger.warning("later starts can't reach this window: %s", listener.error)
            return
        self._listener = listener
        try:
            _write_address(self._folder, f"{listener.address}\n")
        except OSError:
            logger.warning("later starts can't reach this window", exc_info=True)

    def stop_listening(self) -> None:
        """Stop listening when the window has gone; a later start then waits for the lock."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None


def _taken(lock: WindowLock, folder: Path) -> bool:
    """Take the lock, or return False; refuse a file system without locks, which paid submissions rely on, too."""
    try:
        return lock.take()
    except (OSError, NotImplementedError) as error:
        raise FolderNotUsable(name=str(folder), reason=_reason(error)) from error


def _reason(error: OSError | NotImplementedError) -> str:
    return error.strerror if isinstance(error, PermissionError) and error.strerror else _NO_LOCKS


def _answered(folder: Path, until: float, lists: Sequence[Path]) -> bool:
    address = _address(folder)
    if not address:
        return False
    from desktop_app.ui.start.instance_call import call  # only a second start needs it

    return call(address, until - time.monotonic(), lists)


def _places() -> tuple[str, ...]:
    """Return prefixes of the server's name: the session's own folder, if any, the temporary one, and a short one.

    A socket's path has at most 108 bytes on Linux, 104 on macOS.
    """
    if sys.platform == "win32":
        return ("",)
    session = os.environ.get("XDG_RUNTIME_DIR", "")
    return (*([f"{session}/"] if session.startswith("/") else []), "", "/tmp/")  # noqa: S108 - the name is random


def _address(folder: Path) -> str:
    """Return the first instance's address; "" if it has none, or hasn't finished writing it."""
    try:
        text = _address_file(folder).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    address = text.rstrip("\n")
    return address if text.endswith("\n") and _NAME.fullmatch(re.split(r"[/\\]", address)[-1]) else ""


def _write_address(folder: Path, text: str) -> None:
    # In place: Windows neither replaces nor deletes a file that is being read.
    file = _address_file(folder)
    file.touch(mode=0o600)
    file.write_text(text, "utf-8")


def _address_file(folder: Path) -> Path:
    return folder / "window.address"


def _sweep(address: str) -> None:
    """Delete the socket of a killed first instance."""
    if sys.platform != "win32" and address and Path(address).is_socket():
        Path(address).unlink(missing_ok=True)


# --- The operating system's lock on a file, for the right to the window; it ends with its process ---


# Errors for a lock held by another process; Windows' lock violation is the first.
_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK})
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)  # Windows has none

if sys.platform == "win32":
    import ctypes
    import msvcrt
    from ctypes import wintypes

    def _lock(file: int) -> None:
        """Lock the first byte, as filelock does; `msvcrt.locking` wouldn't say under Wine why it can't."""
        kernel32 = ctypes.WinDLL("kernel32", use_last_error=True)
        if not kernel32.LockFile(wintypes.HANDLE(msvcrt.get_osfhandle(file)), 0, 0, 1, 0):
            raise ctypes.WinError(ctypes.get_last_error())

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class WindowLock:
    """A file lock with `take` and `release`, which never waits.

    It makes the same call as filelock, which imports asyncio: 40 ms before the first paint.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None

    def take(self) -> bool:
        """Take the lock and return True, or False if another process holds it; raise `OSError` without locks."""
        file = os.open(self._path, os.O_RDWR | os.O_CREAT | _NO_LINK, 0o600)
        try:
            _lock(file)
        except OSError as error:
            os.close(file)
            if error.errno in _HELD:
                return False
            raise
        self._file = file
        return True

    def release(self) -> None:
        """Release the lock. Keep the file: a process that has it open would lock a file that others don't see."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
