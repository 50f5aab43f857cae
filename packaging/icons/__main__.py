"""Write both icons anew from app.svg."""

from __future__ import annotations

from pathlib import Path

from icons.containers import ICNS_NAMES, ICO_SIDES, icns, ico
from icons.drawing import png

PACKAGING = Path(__file__).resolve().parents[1]
# Apple's icons keep a tenth of the side free around them; app.svg has a sixteenth already.
MAC_MARGIN = 0.04

if __name__ == "__main__":
    (PACKAGING / "windows" / "dialproof.ico").write_bytes(ico({side: png(side) for side in ICO_SIDES}))
    (PACKAGING / "macos" / "dialproof.icns").write_bytes(icns({side: png(side, MAC_MARGIN) for side in ICNS_NAMES}))
