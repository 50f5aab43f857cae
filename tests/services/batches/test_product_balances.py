"""An account whose products have balances of their own: what is enough, what was charged, what is short."""

from __future__ import annotations

from contextlib import suppress
from decimal import Decimal

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, DialproofError
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import STANDARD
from desktop_app.services.batches.refusals import shortfall
from desktop_app.services.lists.preparing import BatchOrder
from tests.cli.fake_service import KEY, FakeService, Reply, Request, status
from tests.services.world import World, british

S = TaskState


@pytest.fixture
def service(service: FakeService) -> FakeService:
    service.balance = {"data": {"phone-validation": 500, "carrier": 40}}
    return service


async def test_a_list_is_reckoned_with_the_balance_of_its_product(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url, products=write_products(STANDARD))
    await world.session.save(connection, KEY)
    reading = await world.balances.read(connection)

    def left(product: str) -> tuple[int, int, int | None]:
        order = BatchOrder("", connection, product)
        found = world.preparing.estimate({"GB": 60}, order, reading.amount_for(product))
        return int(found.balance or 0), int(found.under_way), found.covered

    assert left("phone-validation") == (500, 0, None)
    assert left("carrier-lookup") == (40, 0, 40)
    # AND a list under way takes from its own alone
    world.time.ahead += 1
    batch = await world.prepared(british(30), connection=connection)
    world.journal.update_batch(batch.id, price=Decimal(1))
    assert left("phone-validation") == (500, 30, None)
    assert left("carrier-lookup") == (40, 0, 40)
    await world.session.aclose()


async def test_what_is_short_is_the_products_own(world: World, service: FakeService) -> None:
    connection = Connection(service.base_url, products=write_products(STANDARD))
    await world.session.save(connection, KEY)
    batch = await world.prepared(british(60), connection=connection, product="carrier-lookup")
    service.always("detect", status(402))
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id)
    found = shortfall(world.journal, world.session, batch)
    assert (found.numbers, found.balance, found.missing) == (60, Decimal(40), Decimal(20))
    await world.session.aclose()


async def test_a_submission_that_is_charged_to_another_balance_than_the_first_is_witnessed(
    world: World, service: FakeService
) -> None:
    def charged_all_the_same(request: Request) -> Reply:
        service.balance = {"data": {"phone-validation": 500, "carrier": 37}}
        return status(402)(request)

    # GIVEN a service that says no, and charges the product's own balance, which isn't the first that it names
    connection = Connection(service.base_url, products=write_products(STANDARD))
    await world.session.save(connection, KEY)
    batch = await world.prepared(british(3), connection=connection, product="carrier-lookup")
    service.always("detect", charged_all_the_same)
    with suppress(DialproofError):
        await world.verification.run(batch.id)
    # THEN it isn't believed, and a person decides
    (task,) = world.tasks(batch)
    assert (task.state, task.balance_before, task.balance_after) == (S.UNKNOWN, Decimal(540), Decimal(537))
    assert len(service.submissions) == 1
    await world.session.aclose()
