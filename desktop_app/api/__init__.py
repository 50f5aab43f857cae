"""The verification API's client: the only ring that speaks HTTP to services."""

from __future__ import annotations

from desktop_app.api import httpx_alone  # noqa: F401 - before httpx
from desktop_app.api.addresses import check_base_url
from desktop_app.api.client import HttpClient
from desktop_app.api.exchange import Limits

__all__ = ["HttpClient", "Limits", "check_base_url"]
