"""Parses log lines for the log viewer, and masks again whatever looks like a phone number."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from desktop_app.core.numbers.phone import masked_text

# In order of gravity. Any other name counts as the first.
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_LINE = re.compile(
    rf"(?P<at>\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d)(?:,\d+)? (?:\d+ )?(?P<level>{'|'.join(LEVELS)}) (?P<text>.*)", re.ASCII
)
# Characters that a terminal or text field would act on, or not show.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_LONGEST = 4000  # characters of a line
_MOST_MORE = 200  # lines below the first of an entry


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One log message: `at` as written ("2026-03-04 05:06:07"), its text, and any traceback lines below it."""

    at: str
    level: str
    text: str
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join((f"{self.at} {self.level} {self.text}".strip(), *self.more))

    @property
    def gravity(self) -> int:
        """The index of its level in `LEVELS`."""
        return LEVELS.index(self.level) if self.level in LEVELS else 0

    def has(self, words: str) -> bool:
        """Return True if the entry contains `words`, ignoring case."""
        return words.casefold() in str(self).casefold()


def entries_of(lines: Iterable[str]) -> list[LogEntry]:
    """Parse lines into entries.

    A line that doesn't begin an entry belongs to the entry before it. At the top it is an entry by itself.
    """
    found: list[LogEntry] = []
    more: list[str] = []

    def finish() -> None:
        if found and more:
            found[-1] = replace(found[-1], more=tuple(more[:_MOST_MORE]))
        more.clear()

    for line in map(_harmless, lines):
        begun = _LINE.fullmatch(line)
        if begun or not found:
            finish()
            found.append(LogEntry(begun["at"], begun["level"], begun["text"]) if begun else LogEntry("", "", line))
        else:
            more.append(line)
    finish()
    return found


def _harmless(line: str) -> str:
    return masked_text(_CONTROL.sub("\ufffd", line[:_LONGEST].rstrip("\r\n")))
