"""The verification API's client: the only ring that speaks HTTP to services."""

from __future__ import annotations

import sys

# Before httpx: where rich and pygments are installed, its own command line costs 6 MB and half of the import's time.
# httpx skips it where they are missing; None is Python's word for a module that is not to be imported.
sys.modules.setdefault("httpx._main", None)  # type: ignore[arg-type]

from desktop_app.api.client import HttpClient  # noqa: E402 - after the line above
from desktop_app.api.exchange import Limits  # noqa: E402
from desktop_app.core.service.connection import check_base_url  # noqa: E402

__all__ = ["HttpClient", "Limits", "check_base_url"]
