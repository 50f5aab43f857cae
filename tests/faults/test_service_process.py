"""The local service as it really runs, in a process that can be killed, with submissions on their way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

from desktop_app.api import HttpClient
from desktop_app.core.errors import NeverArrived, NoAnswer, OutcomeUnknown
from desktop_app.core.service.readings import Accepted
from desktop_app.local_service.process import LocalService, start

from .calls import PATIENT, PHONES, outcome
from .proxy import PASS, Fault, FaultProxy, Reaches, hanging, resetting


def port_of(service: LocalService) -> int:
    port = urlsplit(service.base_url).port
    assert port is not None
    return port


async def balance_of(service: LocalService) -> int:
    client = HttpClient(service.base_url, service.api_key, limits=PATIENT)
    try:
        return int((await client.balance()).amount)
    finally:
        await client.aclose()


async def test_a_killed_service_leaves_doubt_only_where_there_was_a_submission_on_its_way(tmp_path: Path) -> None:
    faults = [
        PASS,
        Fault("reset", Reaches.WHOLE, resetting),
        Fault("reset before", Reaches.NOTHING, resetting),
        Fault("silent", Reaches.WHOLE, hanging),
    ]
    service = await start(tmp_path)
    try:
        before = await balance_of(service)
        async with FaultProxy(port_of(service), faults) as proxy:
            client = HttpClient(proxy.base_url, service.api_key, limits=PATIENT)
            results = [await outcome(client.detect("phone-validation", "GB", PHONES[:1])) for _ in faults[:3]]
            assert [type(result) for result in results] == [Accepted, OutcomeUnknown, OutcomeUnknown]
            assert await balance_of(service) == before - 2

            waiting = asyncio.create_task(outcome(client.detect("phone-validation", "GB", PHONES)))
            while len(proxy.seen) < 4 or not proxy.seen[3].answer:  # noqa: ASYNC110 - until another process has answered
                await asyncio.sleep(0.01)
            await service.aclose()
            assert not service.alive
            # What may have arrived stays in doubt, whatever the proxy then says.
            assert type(await outcome(client.detect("phone-validation", "GB", PHONES))) is OutcomeUnknown
            assert type(await outcome(client.balance())) is NoAnswer
            await client.aclose()
        assert type(await waiting) is OutcomeUnknown

        direct = HttpClient(service.base_url, service.api_key, limits=PATIENT)
        assert type(await outcome(direct.detect("phone-validation", "GB", PHONES))) is NeverArrived
        await direct.aclose()
    finally:
        await service.aclose()
    again = await start(tmp_path)
    try:
        assert await balance_of(again) == before - 2 - len(PHONES)
    finally:
        await again.aclose()
