"""Pictures for documents, made smaller: a palette of the most frequent colours, so that surfaces stay as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtGui import QImage

_MOST = 256


def write_small(source: Path, target: Path) -> None:
    """Write a picture anew with 256 colours; each other one, as on the edges of letters, becomes the nearest."""
    image = QImage(str(source)).convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(image.constBits()).cast("B").cast("I")  # a line of this format has no padding
    counts = Counter(pixels)
    palette = [colour for colour, _ in counts.most_common(_MOST)]
    places = {colour: at for at, colour in enumerate(palette)}
    places |= {colour: _nearest(colour, palette) for colour in counts.keys() - places.keys()}
    lines = _lines(bytes(map(places.__getitem__, pixels)), image.width())
    indexed = QImage(lines, image.width(), image.height(), QImage.Format.Format_Indexed8)
    indexed.setColorTable(palette)
    if not indexed.save(str(target), "PNG", 0):  # type: ignore[call-overload]  # 0: the best compression
        raise OSError(f"{target} can't be written")


def _lines(values: bytes, width: int) -> bytes:
    """With each line filled up to a multiple of four bytes, as Qt wants them."""
    filling = bytes(-width % 4)
    return b"".join(values[at : at + width] + filling for at in range(0, len(values), width))


def _nearest(colour: int, palette: Iterable[int]) -> int:
    red, green, blue = _parts(colour)
    differences = [
        (red - each[0]) ** 2 + (green - each[1]) ** 2 + (blue - each[2]) ** 2 for each in map(_parts, palette)
    ]
    return differences.index(min(differences))


def _parts(colour: int) -> tuple[int, int, int]:
    return colour >> 16 & 255, colour >> 8 & 255, colour & 255
