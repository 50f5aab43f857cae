"""Implements `services.ports.VerificationClient` over HTTP, one method per endpoint."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, TypeVar

import httpx

from desktop_app.api.addresses import KeyAuth, joined, usable
from desktop_app.api.bodies import media_type, remaining, retry_after
from desktop_app.api.downloads import Downloads, Saving, Sleep, answer_or_file, location_or_file
from desktop_app.api.exchange import Call, Exchange, Limits, Reply
from desktop_app.api.failures import Answer, not_understood, of_check, of_read, of_submission, unknown
from desktop_app.api.part_file import PartFile
from desktop_app.api.requests import (
    Request,
    balance_request,
    check_request,
    detect_request,
    quote_request,
    task_request,
    upload_request,
    with_header,
)
from desktop_app.core import decoding
from desktop_app.core.decoding import NotUnderstood, SaidNo, error_message, parse
from desktop_app.core.decoding.replies import about_them, replied
from desktop_app.core.detection.json_rows import rows_in, taught_rows
from desktop_app.core.errors import DialproofError, LocalFault, NoBalance, OutcomeUnknown
from desktop_app.core.profile.model import DEFAULT, ServiceProfile, either, value_at
from desktop_app.core.service.connection import check_base_url, origin_of
from desktop_app.core.service.policy import Network
from desktop_app.core.service.readings import (
    Accepted,
    BalanceReading,
    CheckReading,
    Quoted,
    ResultLocation,
    Spoken,
    TaskReading,
)
from desktop_app.core.text.key_forms import HIDDEN, KeyMask, mask_of
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import PLAIN_SENDING, ByteProgress, Sending

T = TypeVar("T")


class HttpClient:
    """The client of one connection: its address, its key, its open connections.

    `base_url` as `check_base_url` takes it (raises `UsageError`). `key` is the key, or a quick function that returns it
    for each request, None if there is none. `transport` replaces the network, also for downloads unless
    `download_transport` is given. `clock` is in seconds since the epoch. `sleep` waits between the attempts of a
    download. `profile` is the service profile. `network` has the proxy and certificates set for this computer. A client
    belongs to one event loop.

    If a submission is cancelled on its way, even this class doesn't know its outcome.
    """

    def __init__(  # noqa: PLR0913 - all but two have a default and a name
        self,
        base_url: str,
        key: str | Callable[[], str | None],
        *,
        limits: Limits | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
        download_transport: httpx.AsyncBaseTransport | None = None,
        profile: ServiceProfile = DEFAULT,
        clock: Callable[[], float] = time.time,
        sleep: Sleep = asyncio.sleep,
        network: Network = Network(),  # noqa: B008 - it is a value
    ) -> None:
        self.base_url = check_base_url(base_url)
        self._origin = origin_of(self.base_url)
        self._key = (lambda: key) if isinstance(key, str) else key
        self._limits = limits or Limits()
        if profile.at_once:
            self._limits = replace(self._limits, at_once=profile.at_once)
        self._profile = profile
        self._last: Spoken | None = None
        self._clock, self._sleep = clock, sleep
        download_transport = download_transport or transport
        self._exchange = Exchange(self._origin.host, self._limits, transport, download_transport, network)
        self._downloads = Downloads(
            self._exchange, self._limits, self._origin, auth=self._auth, sleep=sleep, clock=clock
        )

    def __repr__(self) -> str:
        return f"HttpClient({self.base_url!r})"

    async def balance(self) -> BalanceReading:
        """Ask for GET /balance. Raise `NoBalance` if the service profile says that there is none."""
        if not self._profile.has_balance:
            raise NoBalance
        reply = await self._asked(self._read(balance_request(self._profile)))
        return self._decoded(reply, lambda raw: decoding.balance(raw, self._profile))

    async def quote(self, product: str, country: str, count: int) -> Quoted:
        """Ask what so many numbers would cost, at the address that the service profile names."""
        reply = await self._asked(self._read(quote_request(self._profile, product, country, count)))
        return self._decoded(reply, lambda raw: decoding.quote(raw, self._profile))

    async def detect(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        """Send POST /detect: JSON `product`, `country`, `phones`, or what the service profile makes of it."""
        return await self._submit(
            detect_request(self._profile, product, country, phones, sending.token), phones, sending
        )

    async def detect_file(
        self, product: str, country: str, phones: Sequence[str], sending: Sending = PLAIN_SENDING
    ) -> Accepted:
        """Send POST /detect/file: multipart `file` (CSV, header `number`), `product`, `country`, as the profile names
        them."""
        return await self._submit(
            upload_request(self._profile, product, country, phones, sending.token), phones, sending
        )

    async def task(self, task_id: str) -> TaskReading:
        """Ask for GET /tasks/{task_id}."""
        reply = await self._asked(self._read(task_request(self._profile, "task", self._mask().back(task_id))))
        return self._decoded(reply, lambda raw: decoding.task(raw, self._profile))

    async def check_phone(self, number: str, product: str | None = None, country: str | None = None) -> CheckReading:
        """Send POST /realtime/check/phone: JSON `phone`, with `product` and `country` if given.

        It may be charged, so it uses a fresh connection. Its failures are those of a read.
        """
        request = check_request(self._profile, number, product, country)
        reply = await self._asked(self._call("post", request, self._limits.read))
        return self._decoded(
            reply,
            lambda raw: decoding.check(raw, number, remaining(reply.headers), self._profile),
            lambda answer: of_check(answer, str(self._origin)),
        )

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        """Ask for GET /tasks/{task_id}/result: an address in JSON or a redirect, or the file itself, which is saved.

        `numbers`: how many were asked for, which limits the file's size.
        """
        call = self._read(task_request(self._profile, "result", self._mask().back(task_id)))
        saving = Saving(destination, self._limits.most_bytes(numbers), mask=self._mask())

        async def consume(response: httpx.Response, limit: asyncio.Timeout) -> Reply | ResultLocation | NotUnderstood:
            if not response.is_success:
                return await self._exchange.whole(response, limit)
            if "json" in media_type(response.headers):
                return await answer_or_file(response, limit, saving, self._limits)
            limit.reschedule(asyncio.get_running_loop().time() + self._limits.download)
            try:
                return await location_or_file(response, self.base_url, saving, self._profile)
            except NotUnderstood as error:
                return error

        got = await self._exchange.run(call, consume)
        if isinstance(got, NotUnderstood):
            raise not_understood(got.reason, self._origin)
        if isinstance(got, ResultLocation):
            return got
        if 300 <= got.status < 400 and got.headers.get("Location"):
            return self._redirected(got, call.url)
        location = self._decoded(got, self._located)
        if HIDDEN in location.url:
            location = replace(location, url=self._located(parse(got.received)).url)
        if location.saved:
            await asyncio.to_thread(_save_body, destination, got.body)
        return location

    def _located(self, raw: Any) -> ResultLocation:
        """Return where the result is: at an address, or in the answer itself, as rows."""
        places = self._profile.result.rows
        rows = taught_rows(raw, places) if places else []
        try:
            location = None if rows else decoding.result_location(raw, self.base_url, self._profile)
        except NotUnderstood:
            if places:
                raise NotUnderstood(tr_text("it has no rows at {places}", places=either(places))) from None
            rows = rows_in(raw)
            if not rows:
                raise
            location = None
        return location or ResultLocation("", saved=True, raw={"rows": len(rows)})

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        """Fetch a result to `destination` through at most five redirects, or leave nothing there.

        The key isn't sent, unless the connection's own origin refuses the request (401, 403) without it. The start of a
        file that was cut off is kept. The next call for the same destination, in any process, continues it; within a
        call, the client retries after each of `Limits.download_waits`. `numbers` as in `result`. Raise `NotFound` if
        the address has expired or asks for a key (401, 403, 404, 410): ask `result` for a new one.
        """
        saving = Saving(destination, self._limits.most_bytes(numbers), progress, self._mask())
        await self._downloads.fetch(joined(self.base_url + "/", url), saving)

    def last_answer(self) -> Spoken | None:
        """Return the last answer to a read or a check, whatever it said."""
        return self._last

    async def aclose(self) -> None:
        """Close all connections."""
        await self._exchange.aclose()

    def _mask(self) -> KeyMask:
        """Return the mask that hides the key in a file, even one from an address that gets no key."""
        return mask_of((self._key() or "").strip())

    def _auth(self) -> KeyAuth:
        return KeyAuth(usable(self._key(), self._origin), self._origin, self._profile.auth)

    async def _asked(self, call: Call) -> Reply:
        self._last = None
        reply = await self._exchange.ask(call)
        self._last = Spoken(call.shown(), reply.status, reply.raw)
        return reply

    def _read(self, request: Request) -> Call:
        return self._call("read", request, self._limits.read)

    def _call(self, kind: Literal["read", "post"], request: Request, seconds: float, **more: bool) -> Call:
        url = self.base_url + request.address
        return Call(kind, request.method, url, request.template, seconds, self._auth(), body=request.body, **more)

    async def _submit(self, request: Request, phones: Sequence[str], sending: Sending) -> Accepted:
        seconds = self._limits.submit + request.size / self._limits.slowest_upload
        if sending.reply:
            seconds += len(phones) * self._limits.submit_number
        if sending.key:
            request = with_header(request, self._profile.requests.idempotency, sending.key)
        call = self._call("post", request, seconds, submission=True)
        most = self._limits.reply_bytes(len(phones)) if sending.reply else self._limits.answer_bytes
        reply = await self._exchange.ask(call, most)
        if not reply.fine:
            raise of_submission(self._answer(reply))
        if sending.reply:
            await self._kept(reply, sending.reply)
        failure: DialproofError
        try:
            if sending.reply:
                return replied(reply.body, phones, self._profile, reply.mask.in_value)
            accepted = decoding.accepted(reply.parsed(), self._profile)
            if HIDDEN in accepted.task_id:  # it has to be asked by this id, and no file has a part of the key
                received = decoding.accepted(parse(reply.received), self._profile)
                accepted = replace(accepted, task_id=reply.mask.aside(received.task_id))
            return accepted  # noqa: TRY300 - what else may be raised is the same
        except NotUnderstood as error:
            failure = unknown(
                tr_text("status {status}, but {reason}", status=str(reply.status), reason=error.reason),
                reply.status,
                reply.raw,
            )
        except SaidNo as no:
            failure = of_submission(self._answer(reply, no))
            # It may have been charged for some of the numbers, and have their answers.
            if sending.reply and isinstance(failure, OutcomeUnknown) and about_them(reply.body, phones):
                return Accepted("", raw={"bytes": len(reply.body), "message": no.message})
        raise failure

    async def _kept(self, reply: Reply, destination: Path) -> None:
        """Save a reply with answers before anything of it is read; wait a little for a disk that is full."""
        for wait in (*self._limits.reply_waits, None):
            try:
                await asyncio.to_thread(_save_body, destination, reply.body)
            except LocalFault:
                if wait is None:
                    raise
            else:
                return
            await self._sleep(wait)

    def _decoded(
        self, reply: Reply, decode: Callable[[Any], T], fail: Callable[[Answer], DialproofError] | None = None
    ) -> T:
        """Decode a 2xx. For any other answer raise its error: from `fail`, or as for a read."""
        fail = fail or (lambda answer: of_read(answer, str(self._origin)))
        if not reply.fine:
            raise fail(self._answer(reply))
        failure: DialproofError
        try:
            return decode(reply.parsed())
        except NotUnderstood as error:
            failure = not_understood(error.reason, self._origin)
        except SaidNo as no:
            failure = fail(self._answer(reply, no))
        raise failure

    def _answer(self, reply: Reply, no: SaidNo | None = None) -> Answer:
        """Describe an answer that isn't what was asked for; `no`: its envelope says so."""
        return Answer(
            reply.status,
            self._message(reply, no),
            reply.raw,
            self._wait(reply),
            reply.target(self.base_url),
            enveloped=no is not None,
            code=no.code if no else None,
            names_task=decoding.names_a_task(reply.raw, self._profile),
            taught=self._profile.refusals,
        )

    def _message(self, reply: Reply, no: SaidNo | None) -> str:
        told = value_at(reply.raw, self._profile.answers.error)
        if told is None:
            return reply.message if no is None else no.message
        return error_message(told)

    def _redirected(self, reply: Reply, asked: str) -> ResultLocation:
        try:
            address = decoding.resolved(joined(asked, reply.headers["Location"]), self.base_url)
        except ValueError:
            address = ""
        if not address:
            raise not_understood(tr_text("it redirects to an address that can't be used"), self._origin)
        return ResultLocation(address, raw={"status": reply.status})

    def _wait(self, reply: Reply) -> float | None:
        return retry_after(reply.headers, self._clock())


def _save_body(destination: Path, body: bytes) -> None:
    file = PartFile.begin(destination)
    try:
        file.write(body)
        file.commit()
    finally:
        file.close(b"")
