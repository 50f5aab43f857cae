"""Splits column names into words, and looks them up in vocabularies of any script."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_WORD = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ACCENTS = range(0x300, 0x370)
# From Hebrew on, scripts join articles to words, write no spaces, or have vowel signs that Python doesn't count as
# letters. Their terms may match anywhere in a name.
_FIRST_JOINED = "\u0590"
# Terms up to this length match whole words only: too many other words begin with `tel`.
_LONGEST_WHOLE = 3


def folded(text: str) -> str:
    """Return the text without case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in plain if ord(letter) not in _ACCENTS)
    return unicodedata.normalize("NFC", kept).replace("ı", "i")


def words_of(text: str) -> list[str]:
    """Return the folded words of a column's name, split at camelCase and without trailing digits (Phone2)."""
    found = _WORD.findall(folded(_CAMEL.sub(" ", text)))
    return [word.rstrip("0123456789") or word for word in found]


class Vocabulary:
    """A set of terms, given separated by spaces. Terms of more than three letters also match the beginnings of words.

    With `whole`, every term matches whole words only.
    """

    def __init__(self, terms: str, *, whole: bool = False) -> None:
        each = [folded(term) for term in terms.split()]
        joined = [term for term in each if max(term) >= _FIRST_JOINED]
        plain = [term for term in each if max(term) < _FIRST_JOINED]
        self._anywhere = () if whole else tuple(joined)
        self._tokens = frozenset(joined if whole else ())
        self._whole = frozenset(plain)
        self._beginnings = () if whole else tuple(term for term in plain if len(term) > _LONGEST_WHOLE)

    def has_one_of(self, name: str, words: Sequence[str] | None = None) -> bool:
        """Return True if the name has any of the terms. Pass `words` if `words_of(name)` is already known."""
        for word in words_of(name) if words is None else words:
            if word in self._whole or (self._beginnings and word.startswith(self._beginnings)):
                return True
        return not name.isascii() and self._joined_in(folded(name))

    def _joined_in(self, text: str) -> bool:
        return any(term in text for term in self._anywhere) or not self._tokens.isdisjoint(text.split())
