"""Fetches a result file: follows redirects, and continues where an earlier attempt was cut off.

The key isn't sent along, since most files come by signed addresses of other hosts. Only if the connection's own origin
refuses the request without it, the request is repeated with the key.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import httpx

from desktop_app.api import part_record
from desktop_app.api.addresses import Origin, joined, may_download, origin_of
from desktop_app.api.exchange import Call, Exchange, Limits
from desktop_app.api.failures import Answer, of_read
from desktop_app.api.headers import retry_after
from desktop_app.api.key import KeyAuth
from desktop_app.api.part_record import PartRecord, address_digest
from desktop_app.api.ranges import asking_on
from desktop_app.api.replies import Reply
from desktop_app.api.result_files import Saved, Saving, save, save_rest
from desktop_app.core.decoding import NotUnderstood
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, NoAnswer, NotFound
from desktop_app.core.text.said import said

MOST_REDIRECTS = 5
Sleep = Callable[[float], Awaitable[None]]


class Downloads:
    """Fetches files for one connection. `clock` is in seconds since the epoch, `ticks` never goes back.

    The start of a file that was cut off stays beside its destination, with a record of its version. The next attempt,
    in this process or another, asks for the rest. Only a file with a strong validator and no content coding can be
    continued. Any other file, or another version, is fetched whole.
    """

    def __init__(  # noqa: PLR0913 - the last has a default
        self,
        exchange: Exchange,
        limits: Limits,
        origin: Origin,
        *,
        auth: Callable[[], KeyAuth],
        sleep: Sleep,
        clock: Callable[[], float],
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._exchange = exchange
        self._limits = limits
        self._origin = origin
        self._auth = auth
        self._sleep = sleep
        self._clock = clock
        self._ticks = ticks

    async def fetch(self, url: str, saving: Saving) -> None:
        """Fetch `url`, whole or not at all. Retry after each of `download_waits`, as long as bytes came.

        Raise `NotFound` if the address has expired or asks for a key (401, 403, 404, 410). The bytes so far are kept
        for a new one.
        """
        until = self._ticks() + self._limits.download
        for wait in (*self._limits.download_waits, None):
            before = await self._kept(saving)
            try:
                await self._followed(url, saving, until)
            except NoAnswer as error:
                failure = error
            else:
                return
            kept = await self._kept(saving)
            hopeless = kept is None or not kept.extends(before)
            if wait is None or hopeless or self._ticks() + wait >= until:
                break
            await self._sleep(wait)
        raise failure

    async def _followed(self, url: str, saving: Saving, until: float) -> None:
        address, at_home = url, True
        for _hop in range(1 + MOST_REDIRECTS):
            if not may_download(address, self._origin):
                raise self._not_understood(said("the address of the result is neither https nor on this computer"))
            at_home = at_home and origin_of(address) == self._origin  # after a foreign hop the key is never sent
            reply = await self._hop(address, saving, until, at_home=at_home)
            if reply is None:
                return
            location = reply.headers.get("Location", "")
            if not (300 <= reply.status < 400 and location):
                raise self._no_file(reply, address)
            address = joined(address, location)
        raise self._not_understood(
            said("the address of the result redirects more than {most} times", most=MOST_REDIRECTS)
        )

    async def _hop(self, address: str, saving: Saving, until: float, *, at_home: bool) -> Reply | None:
        """Fetch one address. Return None once the file is saved, else the answer that came instead."""
        reply = await self._whole(address, saving, until)
        if reply is None or reply.status not in {401, 403} or not at_home:
            return reply
        return await self._whole(address, saving, until, self._auth())

    async def _whole(self, address: str, saving: Saving, until: float, auth: KeyAuth | None = None) -> Reply | None:
        """Fetch one address with or without the key. Return None once the file is saved, else the answer instead.

        A server may send less than was asked for; as long as it sends something, ask for the rest at once. Drop what
        doesn't fit, so that the next request asks for the whole file.
        """
        while True:
            kept = await self._kept(saving)
            got = await self._ask(address, saving, kept, until, auth)
            if got is Saved.MISFIT:
                await asyncio.to_thread(part_record.forget, saving.destination)
            elif got is Saved.PARTLY:
                now = await self._kept(saving)
                if now is None or not now.extends(kept):
                    raise NoAnswer(
                        origin=str(origin_of(address)), reason=said("less of the file came than was announced")
                    )
            elif got is Saved.WHOLE:
                return None
            else:
                return got

    async def _ask(
        self, address: str, saving: Saving, kept: PartRecord | None, until: float, auth: KeyAuth | None
    ) -> Reply | Saved:
        digest = address_digest(address)
        rest = kept if kept is not None and kept.address == digest else None
        # Compressed bytes could neither be counted nor continued.
        headers = {"Accept-Encoding": "identity", **(asking_on(rest) if rest else {})}
        seconds = max(0.001, until - self._ticks())
        call = Call(
            "file", "GET", address, "(result file)", seconds, auth, idle=self._limits.idle, body={"headers": headers}
        )

        async def consume(response: httpx.Response, limit: asyncio.Timeout) -> Reply | Saved | NotUnderstood:
            try:
                match response.status_code:
                    case HTTPStatus.OK:
                        return await save(response, saving, digest)
                    case HTTPStatus.PARTIAL_CONTENT if rest:
                        return await save_rest(response, saving, rest)
                    case HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE if rest:
                        return Saved.MISFIT
                    case _:
                        return await self._exchange.whole(response, limit)
            except NotUnderstood as error:
                return error

        got = await self._exchange.run(call, consume)
        if isinstance(got, NotUnderstood):
            raise self._not_understood(got.reason)
        return got

    async def _kept(self, saving: Saving) -> PartRecord | None:
        return await asyncio.to_thread(part_record.load, saving.destination)

    def _no_file(self, reply: Reply, address: str) -> DialproofError:
        origin = str(origin_of(address))
        if reply.status in {403, 404, 410}:
            return NotFound(
                message=said(
                    "The address of the result has expired or does not exist ({status}).", status=str(reply.status)
                )
            )
        if reply.status == 401:  # this doesn't put the key in doubt, which has just got this address
            return NotFound(
                message=said("The address of the result asks for another key than the service itself (401).")
            )
        if reply.fine:
            return NoAnswer(origin=origin, reason=said("status {status} instead of a file", status=str(reply.status)))
        wait = retry_after(reply.headers, self._clock())
        return of_read(Answer(reply.status, reply.message, retry_after=wait), origin)

    def _not_understood(self, reason: str) -> AnswerNotUnderstood:
        return AnswerNotUnderstood(origin=str(self._origin), reason=reason)
