"""Checks every request first: which host, which key, how often; and turns faults into answers.

The order is that of the API document. The realtime endpoint is limited before its key is checked ("pre-authentication
limit"): by the key if it is a known one, else by the caller's address, so that made-up keys share one bucket. The other
groups are limited by key, after the key was accepted.

A web page may make a browser call this machine under a name of its own (DNS rebinding), so only loopback names are
answered. No CORS headers are sent, so no page may send a key either.
"""

from __future__ import annotations

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from desktop_app.local_service.accounts import Caller
from desktop_app.local_service.bodies import Incoming
from desktop_app.local_service.failures import ApiFailure, failure_response
from desktop_app.local_service.limits import Group, Verdict
from desktop_app.local_service.service import Service

log = logging.getLogger(__name__)

BASE = "/api/v1"
REALTIME = f"{BASE}/realtime/check/phone"
REMAINING = "X-RateLimit-Remaining"
LOOPBACK = frozenset({"127.0.0.1", "localhost", "[::1]"})


class Gate:
    """ASGI middleware. Sets `request.state.caller` for the endpoints behind it."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        incoming = Incoming(receive)
        answer = _Answer(send, incoming if has_body(scope) else None)
        try:
            self._admit(scope, answer)
            await self._app(scope, incoming, answer)
        except ApiFailure as refusal:
            response = failure_response(refusal.status_code, refusal.detail, dict(refusal.headers or {}))
            await response(scope, incoming, answer)
        except ClientDisconnect:
            log.info("A caller hung up")
        except Exception:
            log.exception("A request ended in a fault")
            if answer.started:
                raise
            await failure_response(500, "A fault in the service; nothing was charged.")(scope, incoming, answer)

    def _admit(self, scope: Scope, answer: _Answer) -> None:
        headers = Headers(scope=scope)
        group = group_of(scope["method"], scope["path"])
        caller = self._service.keys.caller(headers.get("x-api-key", ""))
        if scope["path"] == REALTIME:
            verdict = self._take(Group.REALTIME, caller.key if caller else _address(scope))
            answer.remaining = verdict.remaining
            _enforce(verdict)
        if not is_loopback(headers.get("host", "")):
            raise ApiFailure(421, "This service answers to 127.0.0.1 and localhost only.")
        if group is None:
            return
        if caller is None:
            raise ApiFailure(401, "The X-API-Key header is missing, or its key is not one of this service's.")
        if group is not Group.REALTIME:
            _enforce(self._take(group, caller.key))
        scope.setdefault("state", {})["caller"] = caller

    def _take(self, group: Group, who: str) -> Verdict:
        return self._service.limiter.take(group, who, self._service.ticks())


class _Answer:
    """Wraps `send`: adds the realtime endpoint's header, and reads the body before a refusal.

    It remembers whether the answer has begun.
    """

    def __init__(self, send: Send, body: Incoming | None) -> None:
        self._send = send
        self._body = body
        self.started = False
        self.remaining: int | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            if self._body is not None and message["status"] >= 400:
                await self._body.drain()
            if self.remaining is not None:
                MutableHeaders(scope=message)[REMAINING] = str(self.remaining)
        await self._send(message)


def has_body(scope: Scope) -> bool:
    """Return True if the request announces a body (RFC 9112, section 6.3)."""
    headers = Headers(scope=scope)
    return "transfer-encoding" in headers or headers.get("content-length", "0") != "0"


def group_of(method: str, path: str) -> Group | None:
    """Return the endpoint group of a request; None for requests that need no key, and for unknown addresses."""
    if method == "GET" and (path == f"{BASE}/balance" or path.startswith(f"{BASE}/tasks/")):
        return Group.READ
    if method == "POST" and path in (f"{BASE}/detect", f"{BASE}/detect/file"):
        return Group.SUBMIT
    if method == "POST" and path == REALTIME:
        return Group.REALTIME
    return None


def is_loopback(host: str) -> bool:
    """Return True if a Host header names this machine's loopback, with any port."""
    name, colon, port = host.rpartition(":")
    if not colon or host.endswith("]"):
        name, port = host, ""
    return name.lower() in LOOPBACK and (not port or (port.isascii() and port.isdigit()))


def caller_of(state: object) -> Caller:
    """Return the caller that the gate let in. Raise `ApiFailure` (401) if there is none."""
    caller = getattr(state, "caller", None)
    if not isinstance(caller, Caller):
        raise ApiFailure(401, "The X-API-Key header is missing.")
    return caller


def _enforce(verdict: Verdict) -> None:
    if not verdict.allowed:
        words = f"Too many requests; the next one is welcome in {verdict.retry_after} seconds."
        raise ApiFailure(429, words, {"Retry-After": str(verdict.retry_after)})


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return f"address:{client[0] if client else ''}"
