"""Whether lines in a Latin alphabet are Western (cp1252) or Central European (cp1250), by what nobody would spell."""

from __future__ import annotations

import re

# The same byte is è or č, ø or ř, ñ or ń: often a vowel in the one and a consonant in the other, as its neighbours
# tell. Letters that both have at the same place (á, ö, š) say nothing. All in small letters.
_WESTERN_VOWEL = "[aeiouyáâäéëíîóôöúüýàãåæèêìïòõøùû]"
_CENTRAL_VOWEL = "[aeiouyáâäéëíîóôöúüýąăęěőůű]"
_WORD = re.compile(rb"[^\s;,]+")  # with the digits and signs beside: 3º, MªJosé
_LETTER = r"[^\W\d_]"
# In the reading as cp1252, what is really cp1250.
_NOT_WESTERN = re.compile(
    "|".join((
        rf"(?<={_LETTER})(?:[³¹¼](?={_LETTER})|[¿¾])|[aeiouyáéíóúýê][³¹º]\b|[£¥¯¼¿](?={_LETTER})",  # ł ą ż ľ, Ł Ą Ż Ľ
        rf"(?:[^\W\d_cdmn]º|[aeiouãâî]ª|\bª)(?={_LETTER})",  # ş, Ş, but MªJosé
        r"œ(?!u|d|no|so|k)|ÿ(?=[bcdlmnrw])|[^\Waeou]ÿ",  # ś ź
        rf"è{_WESTERN_VOWEL}|[aeoáâäéëíîóôöúüýø]è|(?<![gqos])uè|iè(?![bcdglmnrstv][aeiou])",  # č
        rf"\Bæ[aeouáéíóúý]|{_WESTERN_VOWEL}æ|ø[aiouáéíóúý]|[aeouyáéíóúýìù]ø|[bhpt]øe(?!n)|døej",  # ć ř
        rf"ò{_WESTERN_VOWEL}|[aeouáéíóúýìùê]ò|(?<![aeou])ï|ñ(?!{_WESTERN_VOWEL})|\bð|\Bþ",  # ň ď ń đ ţ
        rf"[ìù]{_LETTER}|ê[bdgjkwz]|zê\w|û\b|ã(?!o|e|s?\b)|[bvz]ã\b",  # ě ů ę ű ă
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


def central_european(sample: bytes) -> bool:
    """Whether cp1250 makes better words of `sample` than cp1252; no where both are as good."""
    words = b" ".join({word for word in _WORD.findall(sample) if not word.isascii()})  # a town of many rows counts once
    return _odd_places(words, "cp1252", _NOT_WESTERN) > _odd_places(words, "cp1250", _NOT_CENTRAL)


def _odd_places(words: bytes, encoding: str, odd: re.Pattern[str]) -> int:
    text = words.decode(encoding, "replace").lower()
    return len(odd.findall(text)) + text.count("\N{REPLACEMENT CHARACTER}")
