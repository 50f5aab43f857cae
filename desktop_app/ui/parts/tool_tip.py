"""Tool tips for texts from any file or service: cut and broken into lines.

They are never interpreted as markup: the style sheet gives each tool tip the plain text format.
"""

from __future__ import annotations

import textwrap

_LONGEST = 1_000  # characters: a cell may hold 32,767, and a tool tip has no scroll bar
_MOST_LINES = 20
_WIDTH, _WIDTH_OF_OTHER_SCRIPTS = 100, 60  # characters: some scripts have letters twice as wide
_CUT = "…"


def tip_text(text: str) -> str:
    """Return `text` in lines that fit on a screen; what is left out at the end is shown by dots."""
    cut = text[:_LONGEST]
    width = _WIDTH if cut.isascii() else _WIDTH_OF_OTHER_SCRIPTS
    lines = [part for line in cut.splitlines() for part in _broken(line, width)]
    shown = "\n".join(lines[:_MOST_LINES])
    return shown + _CUT if len(text) > _LONGEST or len(lines) > _MOST_LINES else shown


def _broken(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    return textwrap.wrap(line, width, replace_whitespace=False, break_on_hyphens=False) or [""]
