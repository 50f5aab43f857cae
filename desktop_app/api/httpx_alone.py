"""To be imported before httpx: keeps it from importing its own command line where rich and pygments are installed.

That is 6 MB and half of its time. httpx itself does without it where they are missing.
"""

from __future__ import annotations

import sys

sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]  # None: Python's word for "not to be imported"
