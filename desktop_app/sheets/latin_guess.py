"""Which encoding lines in a Latin alphabet have: by chardet's hint, and by what nobody would spell."""

from __future__ import annotations

import re
import unicodedata
from math import inf, log

# chardet's names of the encodings in which spreadsheets are saved: those of Windows, of Linux, of the Mac, of DOS.
LATIN = ("cp1252", "cp1250", "cp1254", "cp1257", "cp1258", "iso8859-2", "mac-roman", "cp850", "cp852")
# The same byte is è or č, ø or ř, ñ or ń: often a vowel in the one and a consonant in the other, as its neighbours
# tell. Letters that both have at the same place (á, ö, š) say nothing. All in small letters.
_WESTERN_VOWEL = "[aeiouyáâäéëíîóôöúüýàãåæèêìïòõøùû]"
_CENTRAL_VOWEL = "[aeiouyáâäéëíîóôöúüýąăęěőůű]"
_LETTERS = re.compile(rb"[A-Za-z\x80-\xff]+")
_WORD = re.compile(rb"[^\s;,]+")  # with the digits and signs beside: 3º, MªJosé
_LETTER = r"[^\W\d_]"
_BALTIC_CONSONANT = "[bcdfghjklmnpqrstvxzšžņļķģ]"
# In the reading as cp1252, what is really cp1250.
_NOT_WESTERN = re.compile(
    "|".join((
        rf"(?<={_LETTER})(?:[³¹¼](?={_LETTER})|[¿¾])|[aeiouyáéíóúýê][³¹º]\b|[£¥¯¼¿](?={_LETTER})",  # ł ą ż ľ, Ł Ą Ż Ľ
        rf"(?:[^\W\d_cdmn]º|[aeiouãâî]ª|\bª)(?={_LETTER})",  # ş, Ş, but MªJosé
        r"œ(?!u|d|no|so|k)|ÿ(?=[bcdlmnrw])|[^\Waeou]ÿ",  # ś ź
        rf"è{_WESTERN_VOWEL}|[aeoáâäéëíîóôöúüýø]è|(?<![gqos])uè|iè(?![bcdglmnrstv][aeiou])",  # č
        rf"\Bæ[aeouáéíóúý]|{_WESTERN_VOWEL}æ",  # ć
        r"ø(?!isk)[aiouáéíóúý]|[aeouyáéíóúýìù]ø(?!er\b|erne\b|y)|[bhpt]øe(?!n)|døej",  # ř
        rf"ò{_WESTERN_VOWEL}|[aeouáéíóúýìùê]ò|(?<![aeou])ï|ñ(?!{_WESTERN_VOWEL})|\bð|\Bþ(?!ór)",  # ň ď ń đ ţ
        rf"[ìù]{_LETTER}|ê[bdgjkwz]|zê\w|û\b|ã(?!o|e|s?\b)|[bcdgpvz]ã\b",  # ě ů ę ű ă
        r"[eéiíöü]\w{1,2}õ(?!e)|(?:[glnt]y|[cs]z|[cz]s)[õû]|õ\b",  # ő ű
    ))
)  # fmt: skip
# In the reading as cp1250, what is really cp1252.
_NOT_CENTRAL = re.compile(
    "|".join((
        rf"(?<!{_CENTRAL_VOWEL})(?!čt[iv])[čćřň](?!{_CENTRAL_VOWEL})|ń{_CENTRAL_VOWEL}|řy|ř[aou]\b",  # è æ ø ò ñ
        rf"[ŕĺ]\b|\b[ŕĺ]|{_CENTRAL_VOWEL}[ŕĺ]|[ŕĺ]{_CENTRAL_VOWEL}",  # à å
        r"ď(?=[clmnrstv])|đ(?=[^\Waeiou])|đ\b|ę[nm]|[aeou]ű|ă[oe]|őe|śu",  # ï ð ê û ã õ œ
        r"[ˇ˘˛˝˙]|\d[şł]|(?<![aeiouăâîé])ş\b",  # ¡ ¢ ² ½ ÿ, 1º 5³ Nº
    ))
)  # fmt: skip
# In the reading as cp1257, what is really cp1252.
_NOT_BALTIC = re.compile(
    "|".join((
        rf"(?<={_BALTIC_CONSONANT})[čņėļ](?={_BALTIC_CONSONANT})|\bņ(?=[bcdfgklmnprstvxz])",  # è ò ë ï
        r"ļ(?=[bcdfghmnprstvz])|[aou]ļ\b|ą(?![sšzžn]?\b|[szž])|[aeiouāēīū][ąė]",  # ï à ë
    ))
)  # fmt: skip
# Icelandic and Faroese have them, and hardly a word without one of the others; elsewhere they are ı ğ ş, š ž.
_NORDIC, _BESIDE_NORDIC = re.compile("[ðþý]"), re.compile("[áíóúæ]")
_ODD = {"cp1252": _NOT_WESTERN, "cp1250": _NOT_CENTRAL, "iso8859-2": _NOT_CENTRAL, "cp1257": _NOT_BALTIC}
# Signs that stand beside letters in names and addresses.
_SIGNS_OF_WORDS = frozenset("ºª’‘“”–—°•…´`²½·")

# These figures were fitted to lists of countries and languages (`tests/sheets/encoded_lists.py`). By how much (a
# quotient's logarithm) chardet has to prefer cp1250 to cp1252, and another encoding to the better of both.
_CENTRAL_MARGIN = 0.45
_MARGINS = {
    "cp1254": 0.1, "cp1257": 0.15, "cp1258": 0.1, "mac-roman": 0.2, "cp850": 0.2, "cp852": 0.3,
}  # fmt: skip
# What one word alone needs besides, two words half of it, and so on: the hint grows surer with the words.
_DOUBT = 0.2
# What an odd place counts, of at most so many; and what a sign or a capital does within a word.
_ODD_PLACE, _MOST_ODD_PLACES = 0.1, 4
_ODD_LETTER = 0.5


def latin_encodings(sample: bytes) -> list[str]:
    """Encodings to try for lines in a Latin alphabet, the likeliest first.

    Of cp1252 and cp1250 the one with fewer odd places is taken, of equals the Western one unless chardet clearly
    prefers the other. Another encoding has to be likelier than that.
    """
    several = {word for word in _WORD.findall(sample) if not word.isascii()}  # a town of many rows counts once
    words, doubt = b" ".join(several), _DOUBT / max(len(several), 1)
    hints = _hints(sample)
    western, central = _odd_places(words, "cp1252"), _odd_places(words, "cp1250")
    prefers_central = hints["cp1250"] - hints["cp1252"] > _CENTRAL_MARGIN + doubt
    is_central = western > central or (western == central and prefers_central)
    common = ["cp1250", "cp1252"] if is_central else ["cp1252", "cp1250"]
    scores = {encoding: hint - _oddness(words, encoding) for encoding, hint in hints.items()}
    needed = {encoding: margin + doubt for encoding, margin in _MARGINS.items()}
    # It has Central European letters as well: of Windows and Linux, the one whose words are nearer.
    needed["iso8859-2"] = 0.0 if is_central or _odd_letters(words, "cp1252") else inf
    best = max(needed, key=lambda encoding: scores[encoding] - needed[encoding])
    return [best, *common] if scores[best] - needed[best] > scores[common[0]] else common


def _hints(sample: bytes) -> dict[str, float]:
    """How near the words are to those of each encoding's languages, as logarithms."""
    from chardet import detect_all  # 60 ms that most files never need

    lines = (line for line in sample.splitlines() if not line.isascii())
    words = b"\n".join(word for line in lines for word in _LETTERS.findall(line))
    found = detect_all(words, ignore_threshold=True, compat_names=False, include_encodings=LATIN)
    near = {each["encoding"]: each["confidence"] for each in found}
    return {encoding: log(max(near.get(encoding, 0.0), 1e-9)) for encoding in LATIN}


def _oddness(words: bytes, encoding: str) -> float:
    places = min(_odd_places(words, encoding), _MOST_ODD_PLACES) if encoding in _ODD else 0
    return _ODD_PLACE * places + _ODD_LETTER * _odd_letters(words, encoding)


def _odd_places(words: bytes, encoding: str) -> int:
    text = words.decode(encoding, "replace").lower()
    count = len(_ODD[encoding].findall(text)) + text.count("\N{REPLACEMENT CHARACTER}")
    if encoding == "cp1252" and not _BESIDE_NORDIC.search(text):
        count += len(_NORDIC.findall(text))
    return count


def _odd_letters(words: bytes, encoding: str) -> int:
    """How many signs stand beside letters, and capitals among small letters, or the other way round."""
    text = f" {words.decode(encoding, 'replace')} "
    return sum(
        _is_odd(before, letter, after)
        for before, letter, after in zip(text, text[1:], text[2:], strict=False)
        if not letter.isascii()
    )


def _is_odd(before: str, letter: str, after: str) -> bool:
    if unicodedata.combining(letter):
        return not before.isalpha()
    if letter == "\N{REPLACEMENT CHARACTER}":
        return True
    if letter in _SIGNS_OF_WORDS:
        return False
    if not letter.isalpha():
        return before.isalpha() or after.isalpha()
    if letter.isupper():
        return before.islower() or (before.isupper() and after.islower())
    return letter != "ß" and before.isupper() and after.isupper()
