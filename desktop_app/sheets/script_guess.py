"""The likely 8-bit or East Asian encoding of a few lines of text that isn't UTF-8."""

from __future__ import annotations

import re
from itertools import pairwise

from desktop_app.sheets.latin_guess import central_european

# Words with letters beyond ASCII, for an encoding in which each such byte is a letter.
_WORD = re.compile(rb"[A-Za-z\x80-\xff]+")
_EAST_ASIAN = {"big5", "big5hkscs", "cp932", "cp949", "cp950", "euc_jp", "euc_kr", "gb18030", "gb2312", "gbk"}
_EAST_ASIAN |= {"johab", "shift_jis", "shift_jis_2004", "shift_jisx0213", "euc_jis_2004", "hz"}
# Of a few Western names, which the hint takes for Chinese, hardly every third letter is beyond ASCII.
_FEWEST_OF_EAST_ASIAN = 0.4
_FEWEST_OF_OTHER_SCRIPTS = 2 / 3
_OTHER_SCRIPTS = ("cp1251", "koi8-r", "cp866", "cp1253", "cp1255", "cp1256")


def guessed_encoding(sample: bytes) -> list[str]:
    """Encodings to try, the likeliest first, for lines that aren't UTF-8.

    charset-normalizer's answer is a hint only: it takes cp1251 and cp1252 for cp1250. Lines
    whose words are mostly beyond ASCII are in another script; among the Latin ones Western
    (cp1252) is taken unless their words are rather Central European (cp1250).
    """
    hint = _hint(sample)
    latin = ["cp1250", "cp1252"] if central_european(sample) else ["cp1252", "cp1250"]
    beyond = _share_beyond_ascii(sample)
    if hint in _EAST_ASIAN and beyond > _FEWEST_OF_EAST_ASIAN:
        return [hint, *latin]
    others = [hint] if hint else []
    if beyond > _FEWEST_OF_OTHER_SCRIPTS:
        return [*_by_letter_case(sample), *others, *latin]
    return [*latin, *others]


def _hint(sample: bytes) -> str:
    from charset_normalizer import from_bytes  # 60 ms that most files never need

    best = from_bytes(sample, steps=5, chunk_size=512).best()
    return best.encoding if best else ""


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
