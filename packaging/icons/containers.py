"""Icon files as containers of PNG pictures, which both systems have read for longer than Qt runs on them."""

from __future__ import annotations

import struct
from collections.abc import Mapping

# ICO counts a side of 256 pixels as 0: there is one byte for it.
_WHOLE_BYTE = 256
# ICNS names a picture's side by four letters; those with a second name are the same for screens of double density.
ICNS_NAMES = {
    32: (b"ic11",),
    64: (b"ic12",),
    128: (b"ic07",),
    256: (b"ic08", b"ic13"),
    512: (b"ic09", b"ic14"),
    1024: (b"ic10",),
}
ICO_SIDES = (16, 20, 24, 32, 40, 48, 64, 256)


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of these PNGs by their side in pixels: header, directory of 16 bytes each, pictures."""
    at = 6 + 16 * len(pictures)
    directory, body = b"", b""
    for side, png in sorted(pictures.items()):
        pixels = side % _WHOLE_BYTE
        directory += struct.pack("<BBBBHHII", pixels, pixels, 0, 0, 1, 32, len(png), at + len(body))
        body += png
    return struct.pack("<HHH", 0, 1, len(pictures)) + directory + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of these PNGs by their side in pixels: each with its name and its length with both."""
    body = b""
    for side, png in sorted(pictures.items()):
        for name in ICNS_NAMES[side]:
            body += name + struct.pack(">I", len(png) + 8) + png
    return b"icns" + struct.pack(">I", len(body) + 8) + body
