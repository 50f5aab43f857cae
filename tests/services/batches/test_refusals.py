"""What a refusal does to everything else: through the real engine and client, against a service that says no."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, KeyRefused, NoAnswer, QuotaSpent
from desktop_app.core.money.estimate import Shortfall
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import STANDARD
from desktop_app.services.account.balance import amount_known
from desktop_app.services.batches.refusals import shortfall
from tests.cli.fake_service import KEY, FakeService, answers, reset, status
from tests.services.world import World, british

S = TaskState


async def test_a_refused_key_is_asked_with_once_and_what_waited_goes_on_with_another(
    world: World, service: FakeService
) -> None:
    connection = Connection(service.base_url)
    # GIVEN three lists that begin together, and a key that the service doesn't know any longer
    lists = [await world.prepared(british(4, 10 * at), most=2, connection=connection) for at in range(3)]
    service.key = "another key"
    runs = await asyncio.gather(*(world.verification.run(each.id) for each in lists), return_exceptions=True)
    assert [type(each) for each in runs] == [KeyRefused] * 3
    # THEN the service heard of it once, and nothing was sent
    assert len(service.seen) == 1
    assert {state for each in lists for state in world.states(each)} == {S.PREPARED}
    # AND whatever runs again hears it without asking
    with pytest.raises(KeyRefused):
        await world.verification.run(lists[0].id)
    assert len(service.seen) == 1
    # WHEN the right key is entered
    await world.session.save(connection, "another key")
    await asyncio.gather(*(world.verification.run(each.id) for each in lists))
    # THEN all goes on, and each number was sent once
    assert {state for each in lists for state in world.states(each)} == {S.JOINED}
    assert sorted(service.numbers) == sorted(british(4) + british(4, 10) + british(4, 20))
    await world.session.aclose()


async def test_a_key_that_is_revoked_in_the_middle_holds_up_what_is_open(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url)
    batch = await world.prepared(british(9), most=3, connection=connection)
    # GIVEN a key that is revoked before the second submission
    service.on("detect", service.usual, status(401, "revoked"))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id)
    states = world.states(batch)
    assert states[1:] == [S.REJECTED, S.PREPARED]
    assert states[0] in {S.ACCEPTED, S.PENDING, S.PROCESSING, S.COMPLETED, S.FETCHED, S.JOINED}
    asked = len(service.seen)
    # AND a balance that a person has read again finds it accepted
    assert (await world.balances.read(connection, anew=True)).amount == Decimal("1000.50")
    assert len(service.seen) == asked + 1
    # THEN what was refused for the key goes on, and nothing else that was refused
    world.verification.mend(batch.id, BalanceShort)
    assert world.states(batch)[1] is S.REJECTED
    world.verification.mend(batch.id, KeyRefused)
    await world.verification.run(batch.id)
    assert set(world.states(batch)) == {S.JOINED}
    assert service.numbers.count(british(9)[3]) == 2  # refused once, accepted once
    assert len(service.tasks) == 3
    await world.session.aclose()


async def test_a_403_concerns_what_was_asked_and_not_the_key(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url)
    service.on("check", status(403, "not this product"))
    with pytest.raises(KeyRefused):
        await world.checking.check(connection, british(1)[0])
    batch = await world.prepared(british(2), connection=connection)
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]
    await world.session.aclose()


async def test_a_short_balance_stops_sending_keeps_what_is_done_and_goes_on_when_told(
    world: World, service: FakeService
) -> None:
    # GIVEN a price list, and a balance that is enough for the first of three tasks
    connection = Connection(service.base_url, products=write_products(STANDARD))
    await world.session.save(connection, KEY)
    batch = await world.prepared(british(9), most=3, connection=connection)
    service.balance = {"balance": 4}
    service.on("detect", service.usual)
    service.always("detect", status(402, "2 credits more"))
    with pytest.raises(BalanceShort, match="2 credits more"):
        await world.verification.run(batch.id)
    # THEN the first is done, the second refused, and the third wasn't tried
    assert world.states(batch) == [S.JOINED, S.REJECTED, S.PREPARED]
    assert len(service.submissions) == 2
    # AND what is missing is known
    found = shortfall(world.journal, world.session, batch)
    assert found == Shortfall(6, Decimal(6), Decimal(4))
    assert found.missing == 2
    # WHEN it runs again without a word of the person's
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id)
    # THEN nothing more is sent
    assert len(service.submissions) == 2
    # AND after topping up the rest is
    service.mended()
    world.verification.mend(batch.id, BalanceShort)
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED] * 3
    assert len(service.tasks) == 3
    await world.session.aclose()


async def test_without_a_price_nobody_says_what_is_missing(world: World, service: FakeService) -> None:
    batch = await world.prepared(british(2), connection=Connection(service.base_url))
    service.always("detect", status(402))
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id)
    found = shortfall(world.journal, world.session, batch)
    assert (found.numbers, found.balance, found.missing) == (2, Decimal("1000.50"), None)
    await world.session.aclose()


async def test_a_limit_that_the_service_names_is_learned_at_once(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url)
    service.on("detect", status(422, "at most 3 numbers"))
    batch = await world.prepared(british(10), connection=connection)
    await world.verification.run(batch.id)
    # THEN one refusal was enough, and it is remembered
    assert [len(each.numbers) for each in service.submissions] == [10, 3, 3, 3, 1]
    later = await world.prepared(british(4, 100), connection=connection)
    assert [task.numbers for task in world.tasks(later)] == [3, 1]
    await world.session.aclose()


async def test_too_few_numbers_are_never_divided(world: World, service: FakeService) -> None:
    service.always("detect", answers({"detail": "at least 500 numbers"}, 422))
    batch = await world.prepared(british(4), connection=Connection(service.base_url))
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.REJECTED]
    assert "takes only larger tasks. The service says: “at least 500 numbers”" in world.tasks(batch)[0].message
    assert len(service.submissions) == 1
    await world.session.aclose()


async def test_a_download_that_asks_for_a_key_is_no_reason_to_doubt_the_key(world: World, service: FakeService) -> None:
    service.on("download", *[status(401)] * 4)
    batch = await world.prepared(british(2), connection=Connection(service.base_url))
    # WHEN its address is asked for once more
    await world.verification.run(batch.id)
    # THEN it goes on, and was asked without the key first each time
    assert world.states(batch) == [S.JOINED]
    keys = [request.key for request in service.asked("download")]
    assert keys[::2] == [None] * 3
    assert None not in keys[1::2]
    await world.session.aclose()


async def test_the_balance_survives_a_moment_s_failure_of_the_service(world: World, service: FakeService) -> None:
    # GIVEN each failure that a service has for a moment, before each reading
    connection = Connection(service.base_url)
    for trouble in (status(500), status(502), status(503), status(504), reset):
        service.on("balance", trouble)
        assert (await world.balances.read(connection)).amount == Decimal("1000.50")
        # AND as evidence of a submission
        service.on("balance", trouble)
        assert await amount_known(world.context, await world.session.access(connection)) == Decimal("1000.50")
    # WHEN it lasts THEN it is said
    service.always("balance", status(503))
    with pytest.raises(NoAnswer):
        await world.balances.read(connection)
    assert len(service.asked("balance")) < 40
    await world.session.aclose()


async def test_a_spent_quota_that_comes_as_a_429_is_said_at_once(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url)
    quota = answers({"error": {"code": "QUOTA_EXCEEDED", "message": "Monthly quota exceeded"}}, 429)
    service.always("check", quota)
    began = world.time.seconds()
    with pytest.raises(QuotaSpent):
        await world.checking.check(connection, british(1)[0])
    assert (len(service.asked("check")), world.time.seconds() - began) == (1, 0.0)
    # AND of a list nothing more is sent, and nothing by itself later
    service.always("detect", quota)
    batch = await world.prepared(british(9), most=3, connection=connection)
    for _ in range(2):
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id, go_on=True)
    assert world.states(batch) == [S.REJECTED, S.PREPARED, S.PREPARED]
    assert len(service.submissions) == 1
    await world.session.aclose()


@pytest.mark.parametrize("via", [Via.AUTO, Via.REALTIME])
async def test_a_wrong_key_that_comes_as_a_200_settles_nothing(world: World, service: FakeService, via: Via) -> None:
    # GIVEN a service whose balance takes any key, and that says of a wrong one so, in a 200
    connection = Connection(service.base_url)
    info = {"code": 101, "type": "invalid_access_key", "info": "You have not supplied a valid API Access Key."}
    for endpoint in ("check", "detect"):
        service.always(endpoint, answers({"success": False, "error": info}))
    batch = await world.prepared(british(6), connection=connection, via=via)
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id)
    with suppress(KeyRefused):
        await world.verification.run(batch.id, go_on=True)
    # THEN it was asked once, and no number is settled
    assert len(service.asked("check")) + len(service.asked("detect")) == 1
    assert world.states(batch) == [S.REJECTED]
    # WHEN the right key is entered THEN the list goes on by itself
    service.mended()
    service.key = "the right key"
    await world.session.save(connection, "the right key")
    await world.verification.run(batch.id)
    assert set(world.states(batch)) == {S.JOINED}
    assert world.verification.outcome(batch.id).answered == 6
    await world.session.aclose()
