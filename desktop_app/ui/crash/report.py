"""A fault as text that may be handed on: its location and versions, without data, numbers or keys.

An exception's message isn't included, as it may contain a cell of somebody's list. Paths are cut to the program's own
part, so that no person's name is in them.
"""

from __future__ import annotations

import platform
import re
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, replace

from desktop_app.core.numbers.phone import masked_text
from desktop_app.core.service.updates import installed_version

_ANCHORS = ("desktop_app", "site-packages", "dist-packages")
_MOST_FRAMES, _MOST_CAUSES = 40, 5
_FRAME = re.compile(r'File "(?P<path>[^"]*)", line (?P<line>\d+),? in (?P<name>\S+)')
_MOST_TEXT = 20_000


@dataclass(frozen=True, slots=True)
class Fault:
    """`name`: the exceptions' classes, outermost first; `frames`: the locations, innermost last; `times`: how often."""

    name: str
    frames: tuple[str, ...]
    times: int = 1

    @property
    def signature(self) -> tuple[str, str]:
        """The identity of a fault: an equal one is a repetition."""
        return self.name, self.frames[-1] if self.frames else ""

    def again(self) -> Fault:
        """Return the fault counted once more."""
        return replace(self, times=self.times + 1)

    def __str__(self) -> str:
        often = f" (× {self.times})" if self.times > 1 else ""
        return "\n".join((f"{self.name}{often}", *(f"  {frame}" for frame in self.frames)))


def fault_of(error: BaseException) -> Fault:
    """Return the fault of an exception, without its message."""
    chain = list(_chain(error))
    frames = traceback.extract_tb(chain[-1].__traceback__)[-_MOST_FRAMES:]
    found = [f"{short_path(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
    # A child process sends its own frames, free of data.
    found += masked_text(framed(str(getattr(error, "frames", "")))).splitlines()[:_MOST_FRAMES]
    return Fault(" ← ".join(type(each).__name__ for each in chain), tuple(found))


def framed(text: str) -> str:
    """Return a traceback's frames as text, one per line without code, in the format of a report."""
    lines = []
    for line in text[:_MOST_TEXT].splitlines():
        if found := _FRAME.search(line):
            lines.append(f"{short_path(found['path'])}:{found['line']} in {found['name']}")
        elif line and not line.startswith(" "):
            lines.append(line)
    return "\n".join(lines)


def short_path(path: str) -> str:
    """Return the part of a source file's path that is the same on every computer."""
    parts = path.replace("\\", "/").split("/")
    for anchor in _ANCHORS:
        if anchor in parts:
            at = len(parts) - 1 - parts[::-1].index(anchor)
            return "/".join(parts[at if anchor == "desktop_app" else at + 1 :])
    return parts[-1]


def program_details() -> str:
    """Return the program's version, and its platform."""
    from PySide6 import __version__ as qt_version

    return "\n".join(
        (
            f"Dialproof {installed_version()}",
            f"Python {platform.python_version()}, Qt {qt_version}",
            f"{platform.system()} {platform.release()} ({platform.machine()})",
        )
    )


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield an exception and its causes, the deepest last."""
    each: BaseException | None = error
    for _ in range(_MOST_CAUSES):
        if each is None:
            return
        yield each
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
