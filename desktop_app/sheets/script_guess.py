"""The likely 8-bit or East Asian encoding of a few lines of text that isn't UTF-8."""

from __future__ import annotations

import re
from itertools import pairwise

# Words with letters beyond ASCII, for an encoding in which each such byte is a letter.
_WORD = re.compile(rb"[A-Za-z\x80-\xff]+")
_EAST_ASIAN = {"big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jp", "euc_kr", "gb18030", "gb2312", "gbk"}
_EAST_ASIAN |= {"johab", "shift_jis", "shift_jis_2004", "shift_jisx0213", "euc_jis_2004", "hz"}
_OTHER_SCRIPTS = ("cp1251", "koi8-r", "cp866", "cp1253", "cp1255", "cp1256")
# Polish and Czech letters in cp1250 that cp1252 has no letters for, or hardly ever used ones, between two letters.
_CENTRAL_EUROPEAN = re.compile(rb"(?<=[A-Za-z\xc0-\xff])[\xb3\xb9\xbf\x9f\x9e\x9a\x9d\xbe](?=[A-Za-z\xc0-\xff])")
_CENTRAL_LANGUAGES = {"Polish", "Czech", "Slovak", "Hungarian", "Romanian", "Croatian", "Slovene"}


def guessed_encoding(sample: bytes) -> list[str]:
    """Encodings to try, the likeliest first, for lines that aren't UTF-8.

    charset-normalizer's answer is a hint only: it takes cp1251 and cp1252 for cp1250. Lines
    whose words are mostly beyond ASCII are in another script; among the Latin ones Western
    (cp1252) is taken unless something speaks for Central European (cp1250).
    """
    hint, language = _hint(sample)
    latin = ["cp1250", "cp1252"] if _central_european(sample, hint, language) else ["cp1252", "cp1250"]
    if hint in _EAST_ASIAN:
        return [hint, *latin]
    others = [hint] if hint else []
    if _mostly_beyond_ascii(sample):
        return [*_by_letter_case(sample), *others, *latin]
    return [*latin, *others]


def _hint(sample: bytes) -> tuple[str, str]:
    from charset_normalizer import from_bytes  # 60 ms that most files never need

    best = from_bytes(sample, steps=5, chunk_size=512).best()
    return (best.encoding, best.language) if best else ("", "")


def _central_european(sample: bytes, hint: str, language: str) -> bool:
    beyond = sum(byte > 0x7F for byte in sample)
    evidence = len(_CENTRAL_EUROPEAN.findall(sample))
    return evidence * 20 > beyond or (hint == "cp1250" and language in _CENTRAL_LANGUAGES)


def _mostly_beyond_ascii(sample: bytes) -> bool:
    words: list[bytes] = [word for word in _WORD.findall(sample) if max(word) > 0x7F]
    beyond = sum(byte > 0x7F for byte in b"".join(words))
    return 3 * beyond > 2 * len(b"".join(words))


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
