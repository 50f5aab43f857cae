"""Which leaf of `core.errors` a failure is: pure functions from what was seen to what is raised."""

from __future__ import annotations

import socket
import ssl
from dataclasses import dataclass

import httpx

from desktop_app.core.decoding.fields import one_line
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    RequestRefused,
    ServiceRefused,
    Throttled,
    TooFew,
    TooLarge,
)
from desktop_app.core.refusal_words import count_in, names_least, names_most, names_the_balance, names_the_key
from desktop_app.core.said import said

# Raised by httpx before the first byte of a request leaves.
BEFORE_SENDING = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.PoolTimeout,
    httpx.ProxyError,
    httpx.UnsupportedProtocol,
    httpx.InvalidURL,
)
# What these are about, only their words tell; a 403 may be about the balance, too.
_UNSPECIFIC = frozenset({400, 409, 414, 422})
_SERVER_FAULTS = range(500, 600)


@dataclass(frozen=True, slots=True)
class Lost:
    """A request without a usable answer. `left`: some of it may have left; `too_much`: the answer was cut here."""

    left: bool
    words: str
    too_much: bool = False


def lost(found: Lost, origin: str, *, submission: bool) -> DialproofError:
    """The leaf for a request without a usable answer."""
    if not found.left:
        return NeverArrived(origin=origin, reason=found.words)
    if submission:
        return unknown(found.words)
    kind = AnswerNotUnderstood if found.too_much else NoAnswer
    return kind(origin=origin, reason=found.words)


def unknown(reason: str, status: int | None = None, raw: object = None) -> OutcomeUnknown:
    """A submission that may have been accepted; `raw` is what came back, for whoever decides."""
    return OutcomeUnknown(count=1, reason=reason, status=status, raw=raw)


def doubtful(status: int) -> bool:
    """Whether a status leaves open if a submission was accepted: no 2xx, and no refusal either."""
    return status == 408 or not 200 <= status < 500 or 300 <= status < 400


def refusal(status: int, message: str, retry_after: float | None, raw: object = None) -> ServiceRefused:
    """The leaf for a 4xx (API document, Errors: not shown; statuses by RFC 9110); `raw` is what came back."""
    told = {"message": _quoted(message), "raw": raw}
    if status == 402 or (status == 403 and names_the_balance(message)):
        return BalanceShort(**told)
    if status in {401, 403}:
        return KeyRefused(status=status, **told)
    if status == 404:
        return NotFound(**told)
    if status == 429:
        return Throttled(retry_after=retry_after, **told)
    if status == 413:
        return TooLarge(most=count_in(message), **told)
    by_words = _by_words(message, told, status) if status in _UNSPECIFIC else None
    return by_words or RequestRefused(status=status, **told)


def _by_words(message: str, told: dict[str, object], status: int) -> ServiceRefused | None:
    """The leaf that the words of an unspecific refusal mean; None where they mean none."""
    if names_the_balance(message):
        return BalanceShort(**told)
    if names_the_key(message):
        return KeyRefused(status=status, **told)
    if names_most(message):
        return TooLarge(most=count_in(message), **told)
    return TooFew(**told) if names_least(message) else None


def _quoted(message: str) -> str:
    """What the service says, told apart from what we do, as a sentence with one full stop; "" where it says nothing."""
    return said("The service says: “{words}”.", words=message.removesuffix(".")) if message else ""


def _status(status: int, message: str) -> str:
    if message:
        return said("status {status}: {message}", status=str(status), message=message)
    return said("status {status}", status=str(status))


def _redirected(status: int, target: str) -> str:
    return said("it redirects to {target} ({status})", target=target, status=str(status))


def of_read(status: int, message: str, retry_after: float | None, origin: str, target: str = "") -> DialproofError:
    """The leaf for a status other than 2xx on a request that may be repeated."""
    said_so = _status(status, message)
    if status == 408 or status in _SERVER_FAULTS:
        return NoAnswer(origin=origin, reason=said_so)
    if 400 <= status < 500:
        return refusal(status, message, retry_after)
    return AnswerNotUnderstood(origin=origin, reason=_redirected(status, target) if target else said_so)


def of_submission(status: int, message: str, retry_after: float | None, target: str, raw: object) -> DialproofError:
    """The leaf for a status other than 2xx on a submission."""
    if not doubtful(status):
        return refusal(status, message, retry_after, raw)
    said_so = _status(status, message)
    return unknown(_redirected(status, target) if target else said_so, status, raw)


def of_envelope(code: int | None, message: str, origin: str, *, submission: bool, raw: object) -> DialproofError:
    """The leaf for a 2xx whose envelope says no; its `code` counts as a status where it looks like one."""
    if code is not None and 300 <= code < 600:
        if submission:
            return of_submission(code, message, None, "", raw)
        return of_read(code, message, None, origin)
    told = {"message": _quoted(message), "raw": raw}
    shown = 200 if code is None else code
    return _by_words(message, told, shown) or RequestRefused(status=shown, **told)


def words(error: BaseException) -> str:
    """What a transport error is in a person's words; never httpx's own text, which may quote the request."""
    causes = _causes(error)
    for cause in causes:
        if isinstance(cause, socket.gaierror):
            return said("its name can't be found")
        if isinstance(cause, ssl.SSLCertVerificationError):
            return said("its certificate is not trusted: {words}", words=one_line(cause.verify_message, 120))
        if isinstance(cause, ssl.SSLError):
            return said("no secure connection could be made")
        if isinstance(cause, ConnectionRefusedError):
            return said("it refused the connection")
    return _by_class(error)


_WORDS_BY_CLASS: tuple[tuple[type[BaseException], str], ...] = (
    (httpx.ConnectTimeout, said("no connection in time")),
    (httpx.PoolTimeout, said("no free connection in time")),
    (httpx.TimeoutException, said("no answer in time")),
    (httpx.ConnectError, said("no connection")),
    (httpx.InvalidURL, said("its address can't be used")),
    (httpx.UnsupportedProtocol, said("its address can't be used")),
    (UnicodeError, said("its address can't be used")),
    (httpx.NetworkError, said("the connection broke")),
    (OSError, said("the connection broke")),
    (httpx.ProtocolError, said("the connection ended too early, or it does not speak HTTP")),
)


def _by_class(error: BaseException) -> str:
    if isinstance(error, httpx.ProxyError):
        return said("the proxy refused: {words}", words=one_line(str(error), 120))
    return next((text for kind, text in _WORDS_BY_CLASS if isinstance(error, kind)), type(error).__name__)


def _causes(error: BaseException) -> list[BaseException]:
    """`error` and whatever lies behind it: causes, contexts, groups, and httpcore's first arguments."""
    found: list[BaseException] = []
    waiting: list[object] = [error]
    while waiting and len(found) < 30:
        one = waiting.pop(0)
        if not isinstance(one, BaseException) or one in found:
            continue
        found.append(one)
        waiting += [one.__cause__, one.__context__, *one.args[:1]]
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
    return found
