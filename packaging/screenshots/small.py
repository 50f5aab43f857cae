"""Pictures for documents, made smaller: a palette of the most frequent colours, so that surfaces stay as they are.

A small icon's colour has few pixels, and is kept where nothing like it is frequent: amber isn't to become red.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QImage

_MOST, _FREQUENT = 256, 192
_UNLIKE = 30**2  # a square of differences: from here on the eye sees another colour


def write_small(source: Path, target: Path) -> None:
    """Write a picture anew with 256 colours; each other one, as on the edges of letters, becomes the nearest."""
    image = QImage(str(source)).convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("B").cast("I")  # a line of this format has no padding
    counts = Counter(pixels)
    palette = _palette([colour for colour, _ in counts.most_common()])
    places = {colour: at for at, colour in enumerate(palette)}
    places |= {colour: _nearest(colour, palette) for colour in counts.keys() - places.keys()}
    lines = _lines(bytes(map(places.__getitem__, pixels)), image.width())
    indexed = QImage(lines, image.width(), image.height(), QImage.Format.Format_Indexed8)
    indexed.setColorTable(palette)
    if not indexed.save(str(target), "PNG", 0):  # type: ignore[call-overload]  # 0: the best compression
        raise OSError(f"{target} can't be written")


def _palette(colours: list[int]) -> list[int]:
    """Of these, the most frequent first: those, then what is unlike all of them, then as many more as there is room."""
    palette, others = colours[:_FREQUENT], colours[_FREQUENT:]
    for colour in others:
        if len(palette) < _MOST and _difference(colour, palette[_nearest(colour, palette)]) >= _UNLIKE:
            palette.append(colour)
    chosen = set(palette)
    return (palette + [colour for colour in others if colour not in chosen])[:_MOST]


def _lines(values: bytes, width: int) -> bytes:
    """With each line filled up to a multiple of four bytes, as Qt wants them."""
    filling = bytes(-width % 4)
    return b"".join(values[at : at + width] + filling for at in range(0, len(values), width))


def _nearest(colour: int, palette: Iterable[int]) -> int:
    differences = [_difference(colour, each) for each in palette]
    return differences.index(min(differences))


def _difference(one: int, other: int) -> int:
    return sum((a - b) ** 2 for a, b in zip(_parts(one), _parts(other), strict=True))


def _parts(colour: int) -> tuple[int, int, int]:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255
