"""The likely 8-bit or East Asian encoding of a few lines of text that isn't UTF-8."""

from __future__ import annotations

import re
from itertools import pairwise

from desktop_app.sheets.latin_guess import LATIN, latin_encodings

# Words with letters beyond ASCII, for an encoding in which each such byte is a letter. A byte by itself is a dash.
_WORD = re.compile(rb"[A-Za-z\x80-\xff]{2,}")
# chardet's names. Where it names an encoding, those that Windows has in its place are tried before it.
_EAST_ASIAN = {
    "cp932": ("cp932",),
    "euc_jis_2004": ("euc_jp", "euc_jis_2004"),
    "gb18030": ("gb18030",),
    "big5hkscs": ("cp950", "big5hkscs"),
    "cp949": ("cp949",),
}
_OTHER_SCRIPTS = ("cp1251", "koi8-r", "koi8-u", "cp866", "cp1253", "cp1255", "cp1256", "cp874")
# Of a few Western names, which any hint takes for Chinese, hardly every third letter is beyond ASCII.
_FEWEST_OF_EAST_ASIAN = 0.4
_FEWEST_OF_OTHER_SCRIPTS = 2 / 3
# Syllables of Japanese are taken for Chinese or Cyrillic where there is little else. Of a list of people one letter in
# ten is one, and in Chinese none. In cp932 a wrong reading has some by chance.
_FEWEST_SYLLABLES = {"cp932": 0.3, "euc_jp": 0.1}


def guessed_encoding(sample: bytes) -> list[str]:
    """Encodings to try, the likeliest first, for lines that aren't UTF-8.

    Lines whose words are mostly beyond ASCII are in another script, and chardet tells which. Among Latin ones its
    answer is a hint only: see `latin_guess`.
    """
    beyond = _share_beyond_ascii(sample)
    if beyond > _FEWEST_OF_OTHER_SCRIPTS:
        hint = _hint(sample, (*_EAST_ASIAN, *_OTHER_SCRIPTS))
        return [*_of_other_script(hint, sample), *_by_letter_case(sample), "cp1252", "cp1250"]
    if beyond > _FEWEST_OF_EAST_ASIAN and (hint := _hint(sample, (*_EAST_ASIAN, *LATIN))) in _EAST_ASIAN:
        return [*_of_other_script(hint, sample), "cp1252", "cp1250"]
    return latin_encodings(sample)


def _hint(sample: bytes, among: tuple[str, ...]) -> str:
    from chardet import detect  # 60 ms that most files never need

    found = detect(sample, compat_names=False, include_encodings=among, no_match_encoding=among[0])
    return found["encoding"] or ""


def _of_other_script(hint: str, sample: bytes) -> tuple[str, ...]:
    japanese = (encoding for encoding, fewest in _FEWEST_SYLLABLES.items() if _syllables(sample, encoding) > fewest)
    return tuple(dict.fromkeys((*japanese, *_EAST_ASIAN.get(hint, (hint,)))))


def _syllables(sample: bytes, encoding: str) -> float:
    """Of the letters beyond ASCII, the share of hiragana and katakana; 0.0 where the lines aren't in `encoding`."""
    try:
        letters = [letter for letter in sample.decode(encoding) if letter.isalpha() and not letter.isascii()]
    except UnicodeDecodeError:
        return 0.0
    return sum("\u3041" <= letter <= "\u30fe" for letter in letters) / max(len(letters), 1)


def _share_beyond_ascii(sample: bytes) -> float:
    """Of the letters in words that aren't ASCII alone."""
    words = b"".join(word for word in _WORD.findall(sample) if not word.isascii())
    return sum(byte > 0x7F for byte in words) / max(len(words), 1)


def _by_letter_case(sample: bytes) -> list[str]:
    """Encodings of other scripts, best first: the wrong one mixes capitals and small letters within words."""
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
