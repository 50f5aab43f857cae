"""Detects a text file's encoding: by the byte order mark, strict UTF-8, UTF-16 by its NULs, then a hint."""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from math import inf, log
from pathlib import Path

from desktop_app.core.errors import EncodingWrong, UsageError
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.heartbeat import beat

_CHUNK = 1 << 20
_HEAD = 1 << 16
_SAMPLE = 1 << 16

# UTF-32 first: its little-endian mark begins with that of UTF-16.
_WIDE_MARKS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def named_encoding(name: str) -> str:
    """Return Python's name of the text encoding that the person calls `name`; raise UsageError for an unknown one."""
    try:
        found = codecs.lookup(name.strip()).name
        codecs.getincrementaldecoder(found)
        b"a".decode(found)  # fails for codecs such as base64, which aren't text
    except UnicodeError:
        return found
    except (LookupError, ValueError) as error:
        raise UsageError(reason=tr_text("“{name}” is not the name of a text encoding.", name=name)) from error
    return found.removesuffix("-sig")


def detected_encoding(path: Path) -> str:
    """Return the encoding of the whole file, which was read through, so that decoding it can't fail.

    Raises EncodingWrong if nothing fits.
    """
    with path.open("rb") as file:
        head = file.read(_HEAD)
    wide = wide_encoding(head)
    if wide:
        check_encoding(path, wide)
        return wide
    if decodes(path, "utf-8"):
        return "utf-8"
    for guess in guessed_encoding(_sample(path)):
        if decodes(path, guess):
            return guess
    raise EncodingWrong(name=path.name, encoding="UTF-8")


def check_encoding(path: Path, encoding: str) -> None:
    """Read the whole file in `encoding`, in pieces; raise EncodingWrong if it doesn't fit."""
    if not decodes(path, encoding):
        raise EncodingWrong(name=path.name, encoding=shown_encoding(encoding))


def shown_encoding(name: str) -> str:
    """Return Python's name of an encoding as a person writes it: "UTF-8", "cp1252"."""
    return name.upper() if name.startswith("utf") else name


def decodes(path: Path, encoding: str) -> bool:
    """Return True if the whole file is text in `encoding`; memory stays flat."""
    decoder = codecs.getincrementaldecoder(encoding)()
    try:
        for chunk in _chunks(path):
            decoder.decode(chunk)
        decoder.decode(b"", final=True)
    except UnicodeError:
        return False
    return True


def wide_encoding(head: bytes) -> str | None:
    """Return UTF-16 or UTF-32 by the mark at the start of `head`, or by its NULs; None for anything narrower."""
    return next((name for mark, name in _WIDE_MARKS if head.startswith(mark)), None) or _by_nulls(head)


def _by_nulls(head: bytes) -> str | None:
    """Detect UTF-16 without a mark: Latin text has a NUL in every other byte."""
    pairs = len(head) // 2
    if pairs < 2:
        return None
    even, odd = head[: 2 * pairs : 2].count(0), head[1 : 2 * pairs : 2].count(0)
    if odd > 0.4 * pairs and even < 0.05 * pairs:
        return "utf-16-le"
    if even > 0.4 * pairs and odd < 0.05 * pairs:
        return "utf-16-be"
    return None


def _sample(path: Path) -> bytes:
    """Return lines that tell something about the encoding: those with bytes beyond ASCII, 64 KB of them."""
    found: list[bytes] = []
    size = 0
    for chunk in _chunks(path):
        for line in chunk.splitlines():
            if line.isascii():
                continue
            found.append(line[:4096])
            size += len(found[-1])
            if size > _SAMPLE:
                return b"\n".join(found)
    return b"\n".join(found)


def _chunks(path: Path) -> Iterator[bytes]:
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            beat()
            yield chunk


# --- Guessing an 8-bit or East Asian encoding ---


# Words with letters beyond ASCII, for an encoding in which each such byte is a letter. A single byte is a dash.
_WORD = re.compile(rb"[A-Za-z\x80-\xff]{2,}")
# By chardet's name for an encoding: the encodings to try, those that Windows has in its place first.
_EAST_ASIAN = {
    "cp932": ("cp932",),
    "euc_jis_2004": ("euc_jp", "euc_jis_2004"),
    "gb18030": ("gb18030",),
    "big5hkscs": ("cp950", "big5hkscs"),
    "cp949": ("cp949",),
}
_OTHER_SCRIPTS = ("cp1251", "koi8-r", "koi8-u", "cp866", "cp1253", "cp1255", "cp1256", "cp874")
# In a few Western names, which any hint takes for Chinese, hardly every third letter is beyond ASCII.
_FEWEST_OF_EAST_ASIAN = 0.4
_FEWEST_OF_OTHER_SCRIPTS = 2 / 3
# Japanese syllables are taken for Chinese or Cyrillic if there is little else. In a list of people one letter in ten is
# one, and in Chinese none. In cp932 a wrong reading has some by chance.
_FEWEST_SYLLABLES = {"cp932": 0.3, "euc_jp": 0.1}


def guessed_encoding(sample: bytes) -> list[str]:
    """Return encodings to try, the likeliest first, for lines that aren't UTF-8.

    Lines whose words are mostly beyond ASCII are in another script, and chardet tells which. For Latin lines its answer
    is only a hint: see `latin_encodings`.
    """
    beyond = _share_beyond_ascii(sample)
    if beyond > _FEWEST_OF_OTHER_SCRIPTS:
        hint = _hint(sample, (*_EAST_ASIAN, *_OTHER_SCRIPTS))
        return [*_of_other_script(hint, sample), *_by_letter_case(sample), "cp1252", "cp1250"]
    if beyond > _FEWEST_OF_EAST_ASIAN and (hint := _hint(sample, (*_EAST_ASIAN, *LATIN))) in _EAST_ASIAN:
        return [*_of_other_script(hint, sample), "cp1252", "cp1250"]
    return latin_encodings(sample)


def _hint(sample: bytes, among: tuple[str, ...]) -> str:
    from chardet import detect  # takes 60 ms, and most files never need it

    found = detect(sample, compat_names=False, include_encodings=among, no_match_encoding=among[0])
    return found["encoding"] or ""


def _of_other_script(hint: str, sample: bytes) -> tuple[str, ...]:
    japanese = (encoding for encoding, fewest in _FEWEST_SYLLABLES.items() if _syllables(sample, encoding) > fewest)
    return tuple(dict.fromkeys((*japanese, *_EAST_ASIAN.get(hint, (hint,)))))


def _syllables(sample: bytes, encoding: str) -> float:
    """Return the share of hiragana and katakana in the letters beyond ASCII; 0.0 if the lines aren't in `encoding`."""
    try:
        letters = [letter for letter in sample.decode(encoding) if letter.isalpha() and not letter.isascii()]
    except UnicodeDecodeError:
        return 0.0
    return sum("\u3041" <= letter <= "\u30fe" for letter in letters) / max(len(letters), 1)


def _share_beyond_ascii(sample: bytes) -> float:
    """Return the share of bytes beyond ASCII in words that aren't ASCII alone."""
    words = b"".join(word for word in _WORD.findall(sample) if not word.isascii())
    return sum(byte > 0x7F for byte in words) / max(len(words), 1)


def _by_letter_case(sample: bytes) -> list[str]:
    """Return encodings of other scripts, best first: the wrong one mixes capitals and small letters within words."""
    scores = {}
    for encoding in _OTHER_SCRIPTS:
        try:
            scores[encoding] = _plausibility(sample.decode(encoding))
        except UnicodeDecodeError:
            continue
    return sorted(scores, key=lambda encoding: -scores[encoding])


def _plausibility(text: str) -> float:
    beyond = [letter for letter in text if ord(letter) > 0x7F]
    letters = sum(letter.isalpha() for letter in beyond)
    odd_turns = sum(a.islower() and b.isupper() for a, b in pairwise(text) if a > "\x7f" and b > "\x7f")
    capitals = sum(a.isupper() and b.isupper() for a, b in pairwise(text) if a > "\x7f" and b > "\x7f")
    return (letters - 2 * odd_turns - 0.5 * capitals) / max(len(beyond), 1)


# --- Guessing among Latin encodings: by chardet's hint, and by impossible spellings ---


# chardet's names of the encodings in which spreadsheets are saved: those of Windows, of Linux, of the Mac, of DOS.
LATIN = ("cp1252", "cp1250", "cp1254", "cp1257", "cp1258", "iso8859-2", "mac-roman", "cp850", "cp852")
# The same byte is è or č, ø or ř, ñ or ń: often a vowel in one encoding and a consonant in the other, which its
# neighbours tell. Letters at the same place in both (á, ö, š) tell nothing. All in small letters.
_WESTERN_VOWEL = "[aeiouyáâäéëíîóôöúüýàãåæèêìïòõøùû]"
_CENTRAL_VOWEL = "[aeiouyáâäéëíîóôöúüýąăęěőůű]"
_LETTERS = re.compile(rb"[A-Za-z\x80-\xff]+")
_LATIN_WORD = re.compile(rb"[^\s;,]+")  # with digits and signs in it: 3º, MªJosé
_LETTER = r"[^\W\d_]"
_BALTIC_CONSONANT = "[bcdfghjklmnpqrstvxzšžņļķģ]"
# Spellings in text read as cp1252 that is really cp1250.
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
# Spellings in text read as cp1250 that is really cp1252.
_NOT_CENTRAL = re.compile(
    "|".join((
        rf"(?<!{_CENTRAL_VOWEL})(?!čt[iv])[čćřň](?!{_CENTRAL_VOWEL})|ń{_CENTRAL_VOWEL}|řy|ř[aou]\b",  # è æ ø ò ñ
        rf"[ŕĺ]\b|\b[ŕĺ]|{_CENTRAL_VOWEL}[ŕĺ]|[ŕĺ]{_CENTRAL_VOWEL}",  # à å
        r"ď(?=[clmnrstv])|đ(?=[^\Waeiou])|đ\b|ę[nm]|[aeou]ű|ă[oe]|őe|śu",  # ï ð ê û ã õ œ
        r"[ˇ˘˛˝˙]|\d[şł]|(?<![aeiouăâîé])ş\b",  # ¡ ¢ ² ½ ÿ, 1º 5³ Nº
    ))
)  # fmt: skip
# Spellings in text read as cp1257 that is really cp1252.
_NOT_BALTIC = re.compile(
    "|".join((
        rf"(?<={_BALTIC_CONSONANT})[čņėļ](?={_BALTIC_CONSONANT})|\bņ(?=[bcdfgklmnprstvxz])",  # è ò ë ï
        r"ļ(?=[bcdfghmnprstvz])|[aou]ļ\b|ą(?![sšzžn]?\b|[szž])|[aeiouāēīū][ąė]",  # ï à ë
    ))
)  # fmt: skip
# Icelandic and Faroese have these, and hardly a word without one of the others; elsewhere they are ı ğ ş, š ž.
_NORDIC, _BESIDE_NORDIC = re.compile("[ðþý]"), re.compile("[áíóúæ]")
_ODD = {"cp1252": _NOT_WESTERN, "cp1250": _NOT_CENTRAL, "iso8859-2": _NOT_CENTRAL, "cp1257": _NOT_BALTIC}
# Signs that stand beside letters in names and addresses.
_SIGNS_OF_WORDS = frozenset("ºª’‘“”–—°•…´`²½·")

# These figures were fitted to lists of countries and languages (`tests/sheets/encoded_lists.py`): by how much (a
# quotient's logarithm) chardet has to prefer cp1250 to cp1252, and another encoding to the better of both.
_CENTRAL_MARGIN = 0.45
_MARGINS = {
    "cp1254": 0.1, "cp1257": 0.15, "cp1258": 0.1, "mac-roman": 0.2, "cp850": 0.2, "cp852": 0.3,
}  # fmt: skip
# Extra margin for a single word; two words need half of it, and so on, because the hint grows surer with the words.
_DOUBT = 0.2
# The weight of an odd place, and how many count at most; the weight of a sign or a capital within a word.
_ODD_PLACE, _MOST_ODD_PLACES = 0.1, 4
_ODD_LETTER = 0.5


def latin_encodings(sample: bytes) -> list[str]:
    """Return encodings to try for lines in a Latin alphabet, the likeliest first.

    Takes the one of cp1252 and cp1250 with fewer odd places; if equal, the Western one unless chardet clearly prefers
    the other. Another encoding has to be likelier than that.
    """
    several = {word for word in _LATIN_WORD.findall(sample) if not word.isascii()}  # a town in many rows counts once
    words, doubt = b" ".join(several), _DOUBT / max(len(several), 1)
    hints = _hints(sample)
    western, central = _odd_places(words, "cp1252"), _odd_places(words, "cp1250")
    prefers_central = hints["cp1250"] - hints["cp1252"] > _CENTRAL_MARGIN + doubt
    is_central = western > central or (western == central and prefers_central)
    common = ["cp1250", "cp1252"] if is_central else ["cp1252", "cp1250"]
    scores = {encoding: hint - _oddness(words, encoding) for encoding, hint in hints.items()}
    needed = {encoding: margin + doubt for encoding, margin in _MARGINS.items()}
    # It has Central European letters as well: choose between Windows and Linux by the nearer words.
    needed["iso8859-2"] = 0.0 if is_central or _odd_letters(words, "cp1252") else inf
    best = max(needed, key=lambda encoding: scores[encoding] - needed[encoding])
    return [best, *common] if scores[best] - needed[best] > scores[common[0]] else common


def _hints(sample: bytes) -> dict[str, float]:
    """Return how near the words are to those of each encoding's languages, as logarithms."""
    from chardet import detect_all  # takes 60 ms, and most files never need it

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
    """Count signs beside letters, capitals among small letters, and small letters among capitals."""
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
