"""Creates httpx clients for this program: system certificates, system proxies, a quiet log."""

from __future__ import annotations

import logging
import ssl

import httpx
import truststore

from desktop_app.api.bodies import ACCEPTED
from desktop_app.core.service.policy import NO_PROXY, Network

# Their log lines contain headers and whole addresses, signed queries included.
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
    """Return a client that follows no redirects, sends no identifying headers and bypasses the proxy for this machine.

    `keepalive=False`: every request uses a fresh connection. `loopback_host` is the connection's host if that is this
    machine, else "". `network`: the proxy and certificates that are set. Raise `ImportError` or `ValueError` if the
    system's proxy setting can't be used.
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
    """Return the proxy that is set. A proxy over TLS has to be trusted as a service is."""
    if network.proxy in {"", NO_PROXY}:
        return None
    secure = network.proxy.lower().startswith("https:")
    return httpx.Proxy(network.proxy, ssl_context=_trusted(network.certificates) if secure else None)


def _trusted(certificates: str) -> ssl.SSLContext:
    """Return a context that trusts the system's authorities and those of a PEM text."""
    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if certificates:
        context.load_verify_locations(cadata=certificates)
    return context


def _pattern(host: str) -> str:
    return f"all://[{host}]" if ":" in host else f"all://{host}"


def quieten() -> None:
    """Drop the log lines of httpx and httpcore below a warning, at any level set later."""
    for name in _TALKATIVE:
        logging.getLogger(name).addFilter(_warnings_only)


def _warnings_only(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING
