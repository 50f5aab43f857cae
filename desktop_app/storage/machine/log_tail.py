"""Reads the end of a log that grows and rotates meanwhile."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

# Bytes read at most: some thousand lines, the newest of what may be millions.
MOST = 1 << 20


@dataclass(frozen=True, slots=True)
class LogMark:
    """The position up to which a log was read: which file, and how many bytes of it."""

    file: int
    size: int


@dataclass(frozen=True, slots=True)
class LogPiece:
    """Whole lines of a log. `anew`: they replace everything read before."""

    lines: tuple[str, ...]
    mark: LogMark | None
    anew: bool


class LogTail:
    """The newest lines of a file written by `RotatingFileHandler`, whose rotated file is `<name>.1`."""

    def __init__(self, path: Path, most: int = MOST) -> None:
        self._path = path
        self._most = most

    @property
    def folder(self) -> Path:
        """The folder of the log files."""
        return self._path.parent

    def read(self, since: LogMark | None = None) -> LogPiece:
        """Return what was written after `since`, or the newest lines; nothing if there is no log."""
        try:
            with self._path.open("rb") as file:
                status = os.fstat(file.fileno())
                goes_on = since is not None and since.file == status.st_ino and status.st_size - since.size >= 0
                if since is not None and goes_on and status.st_size - since.size <= self._most:
                    file.seek(since.size)
                    return self._piece(file.read(self._most), since.size, status.st_ino, anew=False)
                begin = max(0, status.st_size - self._most)
                file.seek(begin)
                data = file.read(self._most)
        except OSError:
            return LogPiece((), None, anew=True)
        earlier = self._earlier(self._most - len(data)) if not begin else b""
        whole = self._piece(data, begin, status.st_ino, anew=True, cut=bool(begin))
        return LogPiece((*_lines(earlier, cut=True), *whole.lines), whole.mark, anew=True)

    def _piece(self, data: bytes, begin: int, file: int, *, anew: bool, cut: bool = False) -> LogPiece:
        """Return the lines of `data` without an unfinished last one, which is read once it is whole."""
        whole = data[: data.rfind(b"\n") + 1]
        return LogPiece(tuple(_lines(whole, cut=cut)), LogMark(file, begin + len(whole)), anew=anew)

    def _earlier(self, most: int) -> bytes:
        """Return the end of the last rotated file."""
        try:
            with self._path.with_name(f"{self._path.name}.1").open("rb") as file:
                size = os.fstat(file.fileno()).st_size
                if size <= most:
                    return b"\n" + file.read(most)  # its first line is whole
                file.seek(size - most)
                return file.read(most)
        except OSError:
            return b""


def _lines(data: bytes, *, cut: bool) -> list[str]:
    """Split data into lines; with `cut`, leave out the first, which is incomplete."""
    lines = data.decode("utf-8", "replace").splitlines()
    return lines[1:] if cut else lines
