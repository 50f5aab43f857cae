"""Holds the password of a workbook in memory while a list is read. It is never written anywhere."""

from __future__ import annotations


class Password:
    """A password whose text `repr`, logs and crash reports don't show; whoever opens the workbook calls `reveal`."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return "Password(…)"

    def reveal(self) -> str:
        """Return the text as the person typed it."""
        return self._text
