"""Keeps httpx from importing its own command line; import this before httpx.

Where rich and pygments are installed, that import costs 6 MB and half of httpx's time. httpx itself skips it where they
are missing.
"""

from __future__ import annotations

import sys

sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]  # None: Python's word for "not to be imported"
