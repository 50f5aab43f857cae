"""Clients of httpx as this program needs them: system certificates, system proxies, a quiet log."""

from __future__ import annotations

import logging
import ssl

import httpx
import truststore

from desktop_app.api.bodies import ACCEPTED

# Their lines hold whole addresses, signed queries included, and headers.
_TALKATIVE = (
    "httpx",
    "httpcore.connection",
    "httpcore.http11",
    "httpcore.http2",
    "httpcore.proxy",
    "httpcore.socks",
)
_LOOPBACK = ("all://localhost", "all://127.0.0.1", "all://[::1]")


def new_client(
    *, transport: httpx.AsyncBaseTransport | None, loopback_host: str, connections: int, keepalive: bool
) -> httpx.AsyncClient:
    """A client that follows no redirect, has no headers of a person's and goes around the proxy to this machine.

    `keepalive=False`: every request goes out on a connection of its own. `loopback_host` is the
    connection's host where that is this machine, else "".
    Raises `ImportError` or `ValueError` where the system's proxy setting can't be used.
    """
    quieten()
    patterns = (*_LOOPBACK, _pattern(loopback_host)) if loopback_host else _LOOPBACK
    return httpx.AsyncClient(
        transport=transport,
        verify=truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT),
        mounts=None if transport is not None else dict.fromkeys(patterns),
        trust_env=transport is None,
        follow_redirects=False,
        headers={"Accept-Encoding": ACCEPTED, "User-Agent": "Dialproof"},
        limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections if keepalive else 0),
    )


def _pattern(host: str) -> str:
    return f"all://[{host}]" if ":" in host else f"all://{host}"


def quieten() -> None:
    """Keep everything below a warning of httpx and httpcore out of the log, at any level set later."""
    for name in _TALKATIVE:
        logging.getLogger(name).addFilter(_warnings_only)


def _warnings_only(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING
