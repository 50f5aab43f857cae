"""What goes wrong at these services: a key refused in the middle, waits, faults after the charge, no balance."""

from __future__ import annotations

import pytest

from desktop_app.core.batches.checks import CheckState
from desktop_app.core.errors import DialproofError, KeyRefused, NoBalance
from tests.services.world import World

from .connecting import connected, prepared, provider
from .eight import Seven, Telnyx, Trestle, Twilio
from .strict import Answer, Mock

ONE_BY_ONE = pytest.mark.parametrize("kind", [Twilio, Telnyx, Seven, Trestle], ids=lambda kind: kind.slug)


@ONE_BY_ONE
async def test_a_wait_that_is_asked_for_is_kept_and_nothing_is_paid_twice(world: World, kind: type[Mock]) -> None:
    mock = kind(faults=[(429, {"message": "Too many requests"}, {"Retry-After": "3"}), (429, {"message": "slow"})])
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, 30)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 30
    assert len({number for number, _ in mock.charged}) == len(mock.charged) == 30
    await world.session.aclose()


@ONE_BY_ONE
@pytest.mark.parametrize(
    "fault", [(500, {"message": "Internal error"}), (502, "<html><title>Bad gateway</title></html>"), (200, "<html>")]
)
async def test_a_fault_after_the_charge_is_a_doubt_and_is_not_paid_again(
    world: World, kind: type[Mock], fault: Answer
) -> None:
    mock = kind(faults=[fault], charged_first=True)
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, 20)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 19
    assert len({number for number, _ in mock.charged}) == len(mock.charged) == 20
    states = [entry.state for entry in world.journal.checks.of_places(batch.id, "GB", 0, 20)]
    assert states.count(CheckState.UNKNOWN) == 1
    await world.session.aclose()


@ONE_BY_ONE
async def test_a_key_that_is_refused_in_the_middle_stops_the_rest(world: World, kind: type[Mock]) -> None:
    mock = kind(good_for=25)
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, 60)
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    # THEN what was paid is answered, and what was under way was refused
    assert len(mock.charged) == world.verification.outcome(batch.id).answered == 25
    # WHEN the account is put right THEN the rest goes, and nothing is paid twice
    mock.good_for = None
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 60
    assert len({number for number, _ in mock.charged}) == len(mock.charged) == 60
    await world.session.aclose()


async def test_where_there_is_no_balance_none_is_asked_for(world: World) -> None:
    mock = Twilio()
    connection = connected(world, mock, provider(mock.slug))
    await world.session.save(connection, mock.key)
    with pytest.raises(NoBalance):
        await world.balances.read(connection)
    # THEN nothing was asked, nothing counts as trouble, and the first request is still to come
    status = world.balances.status(connection)
    assert (mock.asked, status.trouble, status.answered, status.balance) == ([], None, False, None)
    checked = await world.checking.check(connection, mock.numbers(1)[0], "validation")
    assert checked.answer["valid"] is True
    assert mock.asked == [f"GET /v2/PhoneNumbers/{mock.numbers(1)[0]}"]
    await world.session.aclose()


async def test_a_code_that_was_taught_is_a_refusal_and_no_status(world: World) -> None:
    mock = Seven(left=0)
    connection = connected(world, mock, provider(mock.slug))
    await world.session.save(connection, mock.key)
    with pytest.raises(DialproofError, match="not enough credit"):
        await world.checking.check(connection, mock.numbers(1)[0], "hlr")
    assert mock.charged == []
    await world.session.aclose()
