"""How well what a person types fits what there is: letters in their order, better at the start of words. No Qt."""

from __future__ import annotations

import unicodedata

_WHOLE, _START, _WORD, _WITHIN, _LETTERS = 100, 60, 40, 20, 5
_LEAST_LETTERS = 2  # one letter is in nearly everything


def plain(text: str) -> str:
    """Without case and accents, so that "cafe" finds "Café"."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def fit(wanted: str, text: str, also: str = "") -> int | None:
    """How well `text` fits, the more the better; None where a word of `wanted` is nowhere in it.

    Each word counts by itself, in any order; `also` are words that are not seen, and count less. "" fits everything.
    """
    seen, unseen = plain(text), plain(also)
    total = 0
    for word in plain(wanted).split():
        found = _word_fit(word, seen)
        if found is None:
            found = 1 if word in unseen else None
        if found is None:
            return None
        total += found
    return total


def _word_fit(word: str, text: str) -> int | None:
    at = text.find(word)
    if at == 0:
        return _WHOLE if text == word else _START
    starts = [place for place in range(1, len(text)) if _begins(text, place)]
    if any(text.startswith(word, place) for place in starts):
        return _WORD
    if at > 0:
        return _WITHIN
    if len(word) < _LEAST_LETTERS:
        return None
    initials = "".join(text[place] for place in [0, *starts] if text)
    if word in initials:
        return _WITHIN - 1
    gaps = _gaps(word, text)
    return None if gaps is None or gaps > len(word) else max(1, _LETTERS - gaps)


def _begins(text: str, place: int) -> bool:
    return text[place].isalnum() and not text[place - 1].isalnum()


def _gaps(word: str, text: str) -> int | None:
    """How many letters lie between those of the word, at the least; None where they don't come in this order."""
    first = (place for place, letter in enumerate(text) if letter == word[0])
    return min((gaps for place in first if (gaps := _gaps_from(place, word, text)) is not None), default=None)


def _gaps_from(start: int, word: str, text: str) -> int | None:
    at = start
    for letter in word[1:]:
        at = text.find(letter, at + 1)
        if at < 0:
            return None
    return at - start + 1 - len(word)
