"""A search through cells, numbers and answers: SQLite finds what may hold a text, Python decides where that's not sure.

SQLite's LIKE folds the letters of ASCII alone and ends at no mark, which for a text in ASCII is all there is
to fold, but for two letters of others that become ASCII in lower case.
"""

from __future__ import annotations

import json
import re
from json.encoder import encode_basestring

# What stands in JSON between cells as well as within them.
_MARKS = re.compile(r'[\[\]", ]')
# The Kelvin sign becomes k, and a capital i with a dot becomes an i with one more.
_BECOME_ASCII = {"k": "\u212a", "i": "\u0130"}
# SQLite refuses longer patterns.
_LONGEST = 10_000


class Search:
    """Conditions that hold where a text holds `wanted`, case ignored; `values` are to be bound by name."""

    def __init__(self, wanted: str) -> None:
        self._wanted = wanted.lower()
        # A NUL would end the pattern.
        self._simple = self._wanted.isascii() and "\0" not in self._wanted and len(self._wanted) < _LONGEST
        self._others = [code for letter, code in _BECOME_ASCII.items() if letter in self._wanted]
        like, like_cells = _pattern(self._wanted), _pattern(encode_basestring(self._wanted)[1:-1])
        self.values = {"wanted": self._wanted, "like": like, "like_cells": like_cells}
        # What must match where any letter stands for those that others become.
        self.values |= {"wide": _widened(like), "wide_cells": _widened(like_cells)}

    def in_text(self, text: str) -> str:
        """Whether a text holds it."""
        held = f"holds(:wanted, {text})"
        if not self._simple:
            return self._slowly(text, held)
        exact = f"{text} LIKE :like ESCAPE '!'"
        if not self._others:
            return f"({exact})"
        return f"({text} LIKE :wide ESCAPE '!' AND ({exact} OR ({self._has_others(text)} AND {held})))"

    def in_cells(self, stored: str) -> str:
        """Whether any cell does of those stored as JSON: their text shows it, unless marks or escapes blur it."""
        held = f"holds_cell(:wanted, {stored})"
        if not self._simple:
            return self._slowly(stored, held)
        may = f"{stored} LIKE :wide_cells ESCAPE '!'"
        if _MARKS.search(self._wanted):
            return f"({may} AND {held})"
        escaped = f"instr({stored}, '\\')"
        doubtful = f"({escaped} OR {self._has_others(stored)})" if self._others else escaped
        return f"({may} AND ((NOT {escaped} AND {stored} LIKE :like_cells ESCAPE '!') OR ({doubtful} AND {held})))"

    def _slowly(self, text: str, held: str) -> str:
        """By Python, but for texts in ASCII where something else is wanted; an escape is ASCII and stands for it."""
        return held if self._wanted.isascii() else f"(length({text}) <> length(CAST({text} AS BLOB)) AND {held})"

    def _has_others(self, text: str) -> str:
        return f"({' OR '.join(f'instr({text}, char({ord(each)}))' for each in self._others)})"


def holds(wanted: str, text: str | None) -> bool:
    """Whether a text holds `wanted` (in lower case)."""
    return text is not None and wanted in text.lower()


def holds_cell(wanted: str, stored: str) -> bool:
    """Whether one of the cells does that are stored as JSON."""
    if "\\" not in stored and not _MARKS.search(wanted):
        return wanted in stored.lower()
    return any(wanted in cell.lower() for cell in json.loads(stored))


def _pattern(text: str) -> str:
    """What LIKE takes for a text anywhere within another."""
    return f"%{re.sub('[!%_]', lambda mark: '!' + mark[0], text)}%"


def _widened(pattern: str) -> str:
    return re.sub(f"[{''.join(_BECOME_ASCII)}]", "_", pattern)
