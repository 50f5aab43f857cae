"""Clients of httpx as this program needs them: system certificates, system proxies, a quiet log."""

from __future__ import annotations

import logging
import ssl

import httpx
import truststore

from desktop_app.api.bodies import ACCEPTED
from desktop_app.core.service.policy import NO_PROXY, Network

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
    *,
    transport: httpx.AsyncBaseTransport | None,
    loopback_host: str,
    connections: int,
    keepalive: bool,
    network: Network = Network(),  # noqa: B008 - it is a value
) -> httpx.AsyncClient:
    """Return a client that follows no redirect, has no headers of a person's and goes around the proxy to this machine.

    `keepalive=False`: every request goes out on a connection of its own. `loopback_host` is the connection's host where
    that is this machine, else "". `network`: the proxy and certificates that are set. Raises `ImportError` or
    `ValueError` where the system's proxy setting can't be used.
    """
    quieten()
    patterns = (*_LOOPBACK, _pattern(loopback_host)) if loopback_host else _LOOPBACK
    return httpx.AsyncClient(
        transport=transport,
        verify=_trusted(network.certificates),
        proxy=_proxy(network) if transport is None else None,
        mounts=None if transport is not None else dict.fromkeys(patterns),
        trust_env=transport is None and not network.proxy,
        follow_redirects=False,
        headers={"Accept-Encoding": ACCEPTED, "User-Agent": "Dialproof"},
        limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections if keepalive else 0),
    )


def _proxy(network: Network) -> httpx.Proxy | None:
    """Return the proxy that is set; one spoken to over TLS has to be trusted as a service is."""
    if network.proxy in {"", NO_PROXY}:
        return None
    secure = network.proxy.lower().startswith("https:")
    return httpx.Proxy(network.proxy, ssl_context=_trusted(network.certificates) if secure else None)


def _trusted(certificates: str) -> ssl.SSLContext:
    """Return the system's authorities, and those of a PEM text beside them."""
    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if certificates:
        context.load_verify_locations(cadata=certificates)
    return context


def _pattern(host: str) -> str:
    return f"all://[{host}]" if ":" in host else f"all://{host}"


def quieten() -> None:
    """Keep everything below a warning of httpx and httpcore out of the log, at any level set later."""
    for name in _TALKATIVE:
        logging.getLogger(name).addFilter(_warnings_only)


def _warnings_only(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING
