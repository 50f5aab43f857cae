"""Words in the names of columns, and vocabularies to look for among them, in any script."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

_WORD = re.compile(r"[^\W_]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_ACCENTS = range(0x300, 0x370)
# From Hebrew on, scripts join articles to words, write no spaces, or have vowel signs that are no letters to
# Python: their terms are looked for anywhere in a name.
_FIRST_JOINED = "\u0590"
# Shorter beginnings are no word's own: `tel` is not the start of just any.
_LONGEST_WHOLE = 3


def folded(text: str) -> str:
    """The text without letter case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in plain if ord(letter) not in _ACCENTS)
    return unicodedata.normalize("NFC", kept).replace("ı", "i")


def words_of(text: str) -> list[str]:
    """The folded words of a column's name, parted at camelCase and without the numbers that count columns."""
    found = _WORD.findall(folded(_CAMEL.sub(" ", text)))
    return [word.rstrip("0123456789") or word for word in found]


class Vocabulary:
    """Words as one writes them, parted by spaces; those of more than three letters are beginnings of words, too.

    `whole` takes each as a whole word.
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
        """Whether the name has any of the words; `words` where `words_of(name)` is at hand."""
        for word in words_of(name) if words is None else words:
            if word in self._whole or (self._beginnings and word.startswith(self._beginnings)):
                return True
        return not name.isascii() and self._joined_in(folded(name))

    def _joined_in(self, text: str) -> bool:
        return any(term in text for term in self._anywhere) or not self._tokens.isdisjoint(text.split())
