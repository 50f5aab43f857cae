"""`screenshots` is a package beside the scripts of packaging/, and is found as they find it."""

from __future__ import annotations

import sys
from pathlib import Path

PACKAGING = str(Path(__file__).resolve().parent.parent.parent / "packaging")
if PACKAGING not in sys.path:
    sys.path.append(PACKAGING)
