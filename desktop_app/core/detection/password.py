"""The password of a workbook: held in memory while a list is read, and written nowhere."""

from __future__ import annotations


class Password:
    """Hide its text from `repr`, logs and crash reports; `reveal` is for whoever opens the workbook."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return "Password(…)"

    def reveal(self) -> str:
        """Return the text as the person typed it."""
        return self._text
