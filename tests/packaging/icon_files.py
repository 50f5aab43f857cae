"""Icon files taken apart again, and held against app.svg."""

from __future__ import annotations

import struct

from icons.drawing import picture
from PySide6.QtGui import QImage

# Qt's versions draw the edge of a curve a little otherwise.
MOST_DIFFERENCE = 2.0


def from_ico(content: bytes) -> dict[int, bytes]:
    """PNGs by side, as the directory says where they are."""
    nothing, kind, count = struct.unpack_from("<HHH", content)
    assert (nothing, kind) == (0, 1)
    found = {}
    for at in range(6, 6 + 16 * count, 16):
        side, *_, length, start = struct.unpack_from("<BBBBHHII", content, at)
        found[side or 256] = content[start : start + length]
    return found


def from_icns(content: bytes) -> dict[bytes, bytes]:
    """PNGs by Apple's names for their sizes."""
    magic, length = struct.unpack_from(">4sI", content)
    assert (magic, length) == (b"icns", len(content))
    found, at = {}, 8
    while at < len(content):
        name, length = struct.unpack_from(">4sI", content, at)
        found[name] = content[at + 8 : at + length]
        at += length
    return found


def looks_alike(png: bytes, side: int, margin: float = 0.0) -> bool:
    """Whether it is app.svg with so many pixels a side: values of 0 to 255 differ by less than two on the average."""
    kept = QImage.fromData(png).convertToFormat(QImage.Format.Format_ARGB32)
    if (kept.width(), kept.height()) != (side, side):
        return False
    drawn = picture(side, margin)  # by a name, since its bits go with it
    pairs = list(zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True))
    return sum(abs(one - other) for one, other in pairs) / len(pairs) < MOST_DIFFERENCE
