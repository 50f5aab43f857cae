"""Builds request addresses, and decides where a download may go."""

from __future__ import annotations

from urllib.parse import quote, urljoin

from desktop_app.core.dialect.model import TASK_ID
from desktop_app.core.service.address import Origin, check_base_url, is_loopback, origin_of

__all__ = ["Origin", "check_base_url", "is_loopback", "joined", "may_download", "origin_of", "path_of"]


def path_of(template: str, task_id: str) -> str:
    """Return the path below the base address. The id is quoted so that it stays one path segment."""
    quoted = quote(task_id, safe="")
    return template.replace(TASK_ID, quoted if quoted.strip(".") else quoted.replace(".", "%2E"))


def joined(base: str, reference: str) -> str:
    """Return `reference` resolved against `base` (RFC 3986); "" if it is no address."""
    try:
        return urljoin(base, reference.strip())
    except ValueError:
        return ""


def may_download(url: str, base: Origin) -> bool:
    """Return True if a result may be fetched from `url`: by https, or locally if the service is local."""
    try:
        target = origin_of(url)
    except ValueError:
        return False
    return target.scheme == "https" or (is_loopback(base.host) and is_loopback(target.host))
