"""Two hundred numbers through each service, by its provider file alone: answered, charged as the book says."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, KeyRefused
from tests.cli.tables import records
from tests.services.world import World

from .answers import TOLD, look_at, look_at_charge, many, unknown
from .connecting import connected, prepared, provider
from .eight import EIGHT
from .strict import Mock

OF_EACH = pytest.mark.parametrize("kind", EIGHT, ids=lambda kind: kind.slug)


@OF_EACH
async def test_two_hundred_numbers_are_answered_and_charged_once(
    world: World, kind: type[Mock], tmp_path: Path
) -> None:
    mock = kind()
    connection, count = connected(world, mock, provider(mock.slug)), many(mock)
    batch = await prepared(world, connection, mock, count)
    await world.verification.run(batch.id, 1)
    assert {task.state for task in world.tasks(batch)} <= {TaskState.JOINED, TaskState.SPLIT}
    # THEN each row has its answer in the right columns; those that the service doesn't know are said to be unanswered
    found = await world.exporting.export(batch.id, tmp_path / "out.csv")
    assert (found.rows, found.answered, found.disagreements) == (count, count - unknown(mock, count), ())
    look_at(mock, records(tmp_path / "out.csv"), TOLD[mock.slug])
    # AND what it was charged is what the book says
    look_at_charge(mock, connection, world.journal.batch(batch.id).charged)
    await world.session.aclose()


@OF_EACH
async def test_a_wrong_key_costs_one_request(world: World, kind: type[Mock]) -> None:
    mock = kind(key="wrong-0123456789" if len(kind.parts) == 1 else f"{kind.parts[0]}:wrong-0123456789")
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, many(mock))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    assert len(mock.asked) == 1
    assert mock.charged == []
    await world.session.aclose()


@OF_EACH
async def test_a_spent_quota_is_said_within_seconds(world: World, kind: type[Mock]) -> None:
    mock = kind(left=0)
    connection = connected(world, mock, provider(mock.slug))
    batch = await prepared(world, connection, mock, many(mock))
    began = world.time.seconds()
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    assert world.time.seconds() - began < 5
    assert mock.charged == []
    assert mock.wrong == []
    await world.session.aclose()
