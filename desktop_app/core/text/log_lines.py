"""The lines of a log as its viewer shows them: taken apart, and with whatever looks like a number masked once more."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from desktop_app.core.numbers.phone import masked_text

# In their order of gravity; what has another name counts as the first.
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
_LINE = re.compile(
    rf"(?P<at>\d{{4}}-\d\d-\d\d \d\d:\d\d:\d\d)(?:,\d+)? (?:\d+ )?(?P<level>{'|'.join(LEVELS)}) (?P<text>.*)", re.ASCII
)
# What a terminal or a text field would act on, or show as nothing.
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_LONGEST = 4000  # characters of a line
_MOST_MORE = 200  # lines below the first of an entry


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One message: `at` as it was written ("2026-03-04 05:06:07"), its words, and the frames below it if any."""

    at: str
    level: str
    text: str
    more: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "\n".join((f"{self.at} {self.level} {self.text}".strip(), *self.more))

    @property
    def gravity(self) -> int:
        """Its level's place in `LEVELS`."""
        return LEVELS.index(self.level) if self.level in LEVELS else 0

    def has(self, words: str) -> bool:
        """Whether it contains these, whatever their case."""
        return words.casefold() in str(self).casefold()


def entries_of(lines: Iterable[str]) -> list[LogEntry]:
    """Lines as messages; what doesn't begin one belongs to the one before, and at the top stands alone."""
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
