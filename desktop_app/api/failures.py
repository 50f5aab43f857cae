"""Maps failures to errors of `core.errors`: pure functions from what was seen to what is raised."""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx

from desktop_app.core.decoding import every_code, every_text
from desktop_app.core.decoding.fields import one_line
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    AnswerTooLarge,
    BalanceShort,
    DialproofError,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    QuotaSpent,
    RequestRefused,
    ServiceRefused,
    Throttled,
    TooFew,
    TooLarge,
)
from desktop_app.core.service.refusal_words import (
    SURE_CODES,
    SURE_STATUSES,
    About,
    count_in,
    in_doubt,
    names_a_size,
    names_least,
    names_most,
    names_the_balance,
    names_the_key,
    names_the_quota,
    sure_words,
    taught_about,
    without_taught,
)
from desktop_app.core.text.translatable import tr_text

# httpx raises these before the first byte of a request leaves.
BEFORE_SENDING = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.PoolTimeout,
    httpx.ProxyError,
    httpx.UnsupportedProtocol,
    httpx.InvalidURL,
)
# For these, only the words tell the cause. A 403 may be about the balance, too.
_UNSPECIFIC = frozenset({400, 409, 414, 422})
_SERVER_FAULTS = range(500, 600)


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer that isn't what was asked for. `retry_after` is in seconds, `target` is where a redirect leads.

    `enveloped`: its `status` is a 2xx, but its envelope says no, with its `code`. `names_task`: it contains a task's
    id. `taught`: the words of the service profile.
    """

    status: int
    message: str
    raw: Any = None
    retry_after: float | None = None
    target: str = ""
    enveloped: bool = False
    code: int | None = None
    names_task: bool = False
    taught: Mapping[str, About] = field(default_factory=dict)

    @property
    def meant(self) -> int:
        """The effective status: an envelope's code if that looks like a status, else the status itself."""
        return self.code if self.code is not None and 300 <= self.code < 600 else self.status

    @property
    def sure(self) -> bool:
        """True if it can only mean a refusal of a request that costs (`core.service.refusal_words`)."""
        texts = [self.message, *every_text(self.raw)]
        if self.names_task or in_doubt(without_taught(texts, self.taught), throttled=self.meant == 429):
            return False
        if self.about is not None:
            return True
        if self.enveloped:
            return self.code in SURE_CODES or sure_words(self.message)
        return self.status in SURE_STATUSES

    @property
    def about(self) -> About | None:
        """The cause that the service profile gives; None if it gives none.

        The codes of a server's fault say nothing: another machine than the service's own may have made them.
        """
        codes = [] if self.status in _SERVER_FAULTS else every_code(self.raw)
        return taught_about([self.message, *every_text(self.raw), *codes], self.taught)


@dataclass(frozen=True, slots=True)
class Lost:
    """A request without a usable answer. `left`: some of it may have left; `too_much`: the answer was cut off here."""

    left: bool
    words: str
    too_much: bool = False


def lost(found: Lost, origin: str, *, submission: bool) -> DialproofError:
    """Return the error for a request without a usable answer."""
    if not found.left:
        return NeverArrived(origin=origin, reason=found.words)
    if submission:
        return unknown(found.words)
    kind = AnswerTooLarge if found.too_much else NoAnswer
    return kind(origin=origin, reason=found.words)


def unknown(reason: str, status: int | None = None, raw: object = None) -> OutcomeUnknown:
    """Return the error for a submission that may have been accepted; `raw` is the answer, for a person to decide."""
    return OutcomeUnknown(count=1, reason=reason, status=status, raw=raw)


def of_read(answer: Answer, origin: str) -> DialproofError:
    """Return the error for an answer to a request that may be repeated."""
    status = answer.meant
    if answer.enveloped and answer.about is not None:  # its code isn't a status then
        return refusal(answer)
    if status == 408 or status in _SERVER_FAULTS:
        return NoAnswer(origin=origin, reason=_told(answer))
    if 400 <= status < 500 or (answer.enveloped and not 300 <= status < 400):
        return refusal(answer)
    return AnswerNotUnderstood(origin=origin, reason=_told(answer))


def of_submission(answer: Answer) -> DialproofError:
    """Return the error for an answer to a submission: a refusal if that is sure, else a doubt."""
    return refusal(answer) if answer.sure else unknown(_told(answer), answer.meant, answer.raw)


def not_understood(reason: str, origin: object) -> AnswerNotUnderstood:
    """Return the error of an answer from `origin` that lacks what was asked for."""
    return AnswerNotUnderstood(origin=str(origin), reason=reason)


def of_check(answer: Answer, origin: str) -> DialproofError:
    """Return the error for an answer to a single check: unless surely refused, it may have been charged."""
    refused = of_read(answer, origin)
    doubtful = isinstance(refused, ServiceRefused) and not answer.sure
    return NoAnswer(origin=origin, reason=_told(answer)) if doubtful else refused


def refusal(answer: Answer) -> ServiceRefused:
    """Return the error for a refusal by status and words (API document, Errors: not shown; statuses by RFC 9110)."""
    status, message = answer.meant, answer.message
    told = {"message": _quoted(message), "raw": answer.raw}
    match answer.about or _about(status, message):
        case About.KEY:
            return KeyRefused(status=status, **told)
        case About.BALANCE:
            return BalanceShort(**told)
        case About.QUOTA:
            return QuotaSpent(**told)
        case About.SIZE:
            return TooLarge(most=count_in(message), named=names_a_size(message), **told)
        case _:
            return _unspecific(answer, told)


def _about(status: int, message: str) -> About | None:
    """Return a refusal's cause by its status, or by its words if the status is unspecific."""
    specific = 300 <= status < 600 and status not in _UNSPECIFIC
    if (not specific or status in {402, 403, 429}) and names_the_quota(message):
        return About.QUOTA
    if status == 402 or ((not specific or status == 403) and names_the_balance(message)):
        return About.BALANCE
    if status in {401, 403} or (not specific and names_the_key(message)):
        return About.KEY
    return About.SIZE if status == 413 or (not specific and names_most(message)) else None


def _unspecific(answer: Answer, told: dict[str, object]) -> ServiceRefused:
    status = answer.meant
    if status == 404:
        return NotFound(**told)
    if status == 429:
        return Throttled(retry_after=answer.retry_after, **told)
    if (status in _UNSPECIFIC or not 300 <= status < 600) and names_least(answer.message):
        return TooFew(**told)
    return RequestRefused(status=status if answer.code is None else answer.code, **told)


def _quoted(message: str) -> str:
    """Return the service's words as a quoted sentence with one full stop; "" if it says nothing."""
    return tr_text("The service says: “{words}”.", words=message.removesuffix(".")) if message else ""


def _told(answer: Answer) -> str:
    """Return the answer in one line: the status, an envelope's code, and its message."""
    status, message = str(answer.status), answer.message
    if 300 <= answer.status < 400 and answer.target:
        return tr_text("it redirects to {target} ({status})", target=answer.target, status=status)
    if answer.enveloped and answer.code is not None:
        return tr_text("status {status}, code {code}: {message}", status=status, code=str(answer.code), message=message)
    if message:
        return tr_text("status {status}: {message}", status=status, message=message)
    return tr_text("status {status}", status=status)


def words(error: BaseException) -> str:
    """Describe a transport error in a person's words, never in httpx's own, which may quote the request."""
    causes = _causes(error)
    for cause in causes:
        if isinstance(cause, socket.gaierror):
            return tr_text("its name can't be found")
        if isinstance(cause, ssl.SSLCertVerificationError):
            return tr_text("its certificate is not trusted: {words}", words=one_line(cause.verify_message, 120))
        if isinstance(cause, ssl.SSLError):
            return tr_text("no secure connection could be made")
        if isinstance(cause, ConnectionRefusedError):
            return tr_text("it refused the connection")
    return _by_class(error)


_WORDS_BY_CLASS: tuple[tuple[type[BaseException], str], ...] = (
    (httpx.ConnectTimeout, tr_text("no connection in time")),
    (httpx.PoolTimeout, tr_text("no free connection in time")),
    (httpx.TimeoutException, tr_text("no answer in time")),
    (httpx.ConnectError, tr_text("no connection")),
    (httpx.InvalidURL, tr_text("its address can't be used")),
    (httpx.UnsupportedProtocol, tr_text("its address can't be used")),
    (UnicodeError, tr_text("its address can't be used")),
    (httpx.NetworkError, tr_text("the connection broke")),
    (OSError, tr_text("the connection broke")),
    (httpx.ProtocolError, tr_text("the connection ended too early, or it does not speak HTTP")),
)


def _by_class(error: BaseException) -> str:
    if isinstance(error, httpx.ProxyError):
        return tr_text("the proxy refused: {words}", words=one_line(str(error), 120))
    return next((text for kind, text in _WORDS_BY_CLASS if isinstance(error, kind)), type(error).__name__)


def _causes(error: BaseException) -> list[BaseException]:
    """Return `error` and everything behind it: causes, contexts, groups, and httpcore's first arguments."""
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
