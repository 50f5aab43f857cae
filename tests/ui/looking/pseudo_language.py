"""A language that nobody speaks: brackets around each translated text, which is a third longer than the English one."""

from __future__ import annotations

import re

from tests.ui.looking.catalogue_watch import CatalogueWatch

OPEN, CLOSE = "⟦⟧"
# Placeholders and mnemonics stay as they are; vowels are doubled: words stay words, and lines break between them.
_PIECES = re.compile(r"\{[^}]*\}|%L?n|&\w|[aeiouAEIOU]")
_INNERMOST = re.compile(f"{OPEN}[^{OPEN}{CLOSE}]*{CLOSE}")
_CUT = re.compile(f"({OPEN}[^{CLOSE}]*)…")  # shortened, and its bracket with it
_WORD = re.compile(r"[^\W\d_]{2,}")


class PseudoLanguage(CatalogueWatch):
    """Translates everything that it is asked for; installed like any other translator."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        """Never, or Qt wouldn't take it."""
        return False

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        """ "Balance" is "⟦Baalaancee⟧"."""
        super().translate(context, text, disambiguation, n)
        return OPEN + _PIECES.sub(_longer, text) + CLOSE if text else text


def _longer(piece: re.Match[str]) -> str:
    found = piece.group()
    return found + found.lower() if len(found) == 1 else found


def untranslated(text: str) -> list[str]:
    """The words of a text that stand outside of all brackets."""
    text = _CUT.sub(r"\1" + CLOSE, text)
    while (inner := _INNERMOST.sub(" ", text)) != text:
        text = inner
    return _WORD.findall(text)
